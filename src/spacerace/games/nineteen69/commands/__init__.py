"""The command ``odds`` of 1969."""
