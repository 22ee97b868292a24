"""What every game needs. No game is named here."""
