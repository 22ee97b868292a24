"""How a sensible person plays Rocketmen: the heuristic of the bots."""
