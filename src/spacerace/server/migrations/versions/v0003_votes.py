"""A seat knows who sat down there and who held it before; a table has votes, and a voice in the chat."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

#: Whoever holds a seat longest sat down there. A browser and its personal link come at once: of the two the
#: browser holds more, where anybody has several seats.
_SAT = """
UPDATE seats SET sat_by = COALESCE((
    SELECT grants.key_hash FROM grants
    WHERE grants.table_id = seats.table_id AND grants.seat = seats.seat
    ORDER BY grants.created, (
        SELECT count(*) FROM grants AS more
        WHERE more.table_id = grants.table_id AND more.key_hash = grants.key_hash
    ) DESC, grants.key_hash
    LIMIT 1
), '')
"""


def upgrade() -> None:
    """Nobody had voted before, and nobody knows who left."""
    op.add_column("tables", sa.Column("vote", sa.Text()))
    op.add_column("seats", sa.Column("sat_by", sa.Text(), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("former", sa.Text(), nullable=False, server_default=""))
    op.add_column("chat", sa.Column("say", sa.Text()))
    op.execute(_SAT)
