"""Analysis of a game: where its points came from, hints of a bot, luck, and decisions that cost points."""
