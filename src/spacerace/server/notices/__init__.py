"""Notices: people who play by turns are told, by mail or by webhook, that their turn has begun.

``enqueue`` writes the notices of a turn down with the move that begins it; ``Notices`` keeps the
addresses and sends what is due in the background.
"""

from spacerace.server.notices.outbox import enqueue
from spacerace.server.notices.sender import Notices

__all__ = ["Notices", "enqueue"]
