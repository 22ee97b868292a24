"""A seat has a side: the colour or nation that was chosen for it."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Nobody had chosen one before."""
    op.add_column("seats", sa.Column("side", sa.Text(), nullable=False, server_default=""))
