"""A program's seat at a table of any server: typed messages, a line that comes back by itself (docs/api.md).

from spacerace.client import sit

with sit("http://127.0.0.1:8969/t/TABLE#seat=TOKEN") as seat:
    for state in seat.turns():
        seat.act(state.options[0])
"""

from spacerace.client.address import Address, read_address
from spacerace.client.backoff import Backoff
from spacerace.client.bridge import play_with
from spacerace.client.calls import Refused, Unreachable
from spacerace.client.seat import Message, TableSeat, look, sit

__all__ = [
    "Address",
    "Backoff",
    "Message",
    "Refused",
    "TableSeat",
    "Unreachable",
    "look",
    "play_with",
    "read_address",
    "sit",
]
