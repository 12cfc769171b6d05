"""What a screen plays: the voice of the machine itself, and sentences that a person has recorded."""
