"""The ladder's rows of 1969."""

from spacerace.lab.contests import Contests

#: With these budgets ``search`` thinks for about a second a decision, and for less at a full table.
CONTESTS = Contests(full_table=5, budgets={2: 150, 5: 50})
