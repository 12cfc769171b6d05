"""The drawing kit: the block and its gouges, grounds by side, people, dress, hats, beasts, things."""
