"""A table that hosts itself: commands come in from phones, events are stored, faces go out."""
