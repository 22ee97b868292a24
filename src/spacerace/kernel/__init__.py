"""The table that every game sits at; it knows no game."""
