"""The commands that are too long for cli.py, one file each, and what all of them need (common.py)."""
