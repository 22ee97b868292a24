"""1969 in a terminal."""
