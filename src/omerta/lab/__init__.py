"""Games played for their numbers."""
