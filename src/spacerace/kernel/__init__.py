"""What every game needs; no game is named here."""
