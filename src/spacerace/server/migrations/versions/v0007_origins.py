"""A table knows how its game came there, and since when it is paused."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Forks are known; older imports cannot be told from other games."""
    op.add_column("tables", sa.Column("origin", sa.Text(), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("paused_at", sa.BigInteger()))
    op.execute("UPDATE tables SET origin = 'fork' WHERE forked_from IS NOT NULL")
