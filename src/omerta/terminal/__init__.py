"""The command line, part by part: what each command does once its words are understood."""
