"""How a sensible person plays 1969: the heuristic of the bots."""
