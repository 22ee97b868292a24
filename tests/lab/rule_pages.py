"""Small pages of rules."""

from __future__ import annotations

from spacerace.lang.rules_format import rules_in

PAGE = """# A game

## 4. Buying

| id | rule | held by |
| --- | --- | --- |
| RM-4.5 | Pay *in full*. | code |
| RM-4.6 | A deck of 3. | data: success |
| RM-4.7 | No change. | code |
| RM-4.10 | Nothing is lost. | law: cards are conserved |

| effect | W3 | W4 |
| --- | --- | --- |
| Backup | yes | - |

## 15. Alone

| id | rule | held by |
| --- | --- | --- |
| RM-15.11 | The AI's next mission. | code |
| RM-15.11a | Draw a card. | code |
| RM-15.11b | Draw another. | code |

## Early edition

| id | rule | held by |
| --- | --- | --- |
| RM-E.1 | 9 Variants. | data: variant |
| RM-E.5 | Other thresholds. | data: threshold |
| RM-E.6 | All locations. | edition: ends |
| RM-E.7 | The fifth token. | code |
| RM-E.10 | One use. | code |

## Decisions

| id | rule | held by |
| --- | --- | --- |
| D-12 | Play an effect. | code |
| D-12a | Choose (RM-4.5). | code |
| WX-1 | Buy it. | example |
"""

KNOWN = [rule.id for rule in rules_in(PAGE)]

PAGE_1969 = """# Another game

## 6. Missions

| id | rule | held by |
| --- | --- | --- |
| N-6.1 | One mission, or none. | code |
| N-6.9 | Reroll. | code |
| N-6.10 | No die twice. | code |
| N-6.11 | Neutral dice turn. | code |
| N-9.1 | 5 M. | data: scientist |
| N-10.1 | Free cards (N-6.1). | data: research |

## Decisions

| id | rule | held by |
| --- | --- | --- |
| ND-1 | Draw. | code |
| ND-2 | Sell. | code |
| ND-3 | Buy. | code |
| NC-4 | A card. | code |
| V-1 | 12 M. | example |
| V-12 | Base -1, 2 M. | example |
| NI-2 | 39 cards. | law: cards are conserved |
"""

KNOWN_1969 = [rule.id for rule in rules_in(PAGE_1969)]
