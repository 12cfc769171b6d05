"""What the pages know of the models of the table: their types, and how a face is made whole."""
