"""Players like people, held against what people did."""
