"""What each event changes in a game; one file for each file of events."""
