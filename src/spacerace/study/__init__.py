"""A game looked at closely: where its points came from, what a bot would do, what was luck and what not."""
