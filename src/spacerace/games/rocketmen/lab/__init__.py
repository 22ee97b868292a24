"""What reports and the ladder know of Rocketmen."""
