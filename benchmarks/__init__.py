"""How fast spacerace is, beside a well-known engine on the same machine."""
