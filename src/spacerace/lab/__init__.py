"""Playing many games, and statistics about them."""
