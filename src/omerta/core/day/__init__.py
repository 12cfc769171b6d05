"""The day: the talk, the vote, ties, the sentence."""
