"""A finished table knows the one where the same people play on."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Nobody has played on before."""
    op.add_column("tables", sa.Column("next_table", sa.Text()))
