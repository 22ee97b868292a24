"""Entries are linked to each other, so that a damaged or missing one is noticed."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """What was written before has no links; the chain of such a table begins with its next entry."""
    op.add_column("entries", sa.Column("chain", sa.Text()))
    op.add_column("tables", sa.Column("chain", sa.Text()))
