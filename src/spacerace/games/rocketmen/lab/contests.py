"""The ladder's rows of Rocketmen."""

from spacerace.lab.contests import Contests

#: With these budgets ``search`` thinks for about a second a decision, and for less at a full table and alone.
CONTESTS = Contests(full_table=4, budgets={1: 40, 2: 450, 4: 100}, round_cap=200, alone=True)
