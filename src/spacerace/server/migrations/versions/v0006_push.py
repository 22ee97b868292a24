"""Browsers take notices by web push; a notice that did not arrive says why."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Older addresses have no keys; why older notices failed is not known."""
    for table, column in (
        ("contacts", "p256dh"),
        ("contacts", "auth"),
        ("contacts", "problem"),
        ("outbox", "problem"),
    ):
        op.add_column(table, sa.Column(column, sa.Text(), nullable=False, server_default=""))
