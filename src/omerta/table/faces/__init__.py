"""What devices are shown."""
