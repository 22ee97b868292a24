"""The command ``odds`` of Rocketmen."""
