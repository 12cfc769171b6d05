"""What changes a table: asks of devices, the clock, bots."""
