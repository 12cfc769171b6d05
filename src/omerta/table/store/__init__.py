"""Where tables are kept, and how processes that share a database tell each other."""
