"""Notices: people who play by turns get a mail or a webhook when their turn begins.

``enqueue`` saves the notices of a turn with the move that begins it; ``Notices`` keeps the addresses and
sends what is due in the background.
"""

from spacerace.server.notices.outbox import enqueue
from spacerace.server.notices.sender import Notices

__all__ = ["Notices", "enqueue"]
