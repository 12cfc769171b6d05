"""The show, recorded: what a screen really shows and says during a whole game, and for how long."""
