"""A program on a seat, by the link of its seat: it takes the first option (docs/api.md)."""

import sys

from spacerace.client import sit

with sit(sys.argv[1]) as seat:
    for state in seat.turns():
        seat.act(state.options[0])
