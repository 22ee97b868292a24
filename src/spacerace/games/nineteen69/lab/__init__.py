"""What reports and the ladder know of 1969."""
