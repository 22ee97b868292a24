### What the pages of rules say of a pack, between the words of the page.

rules-absent = *Not in this pack.*
rules-ours = [{ $what }]
rules-list = { $parts }
rules-figures = { $figures }
rules-copies = { $what } ({ $count ->
    [one] one card
   *[other] { $count } cards
  })

## Rocketmen

rules-asset = { $deck }, { $cost }; gives { $items }; { $kind }
rules-engine = { $cost }; gives { $items }
rules-threat = { $cost } and surcharge; { $vp } VP
rules-mission = Gives { $items }. Rocket points: { $points }. Achievement: { $achievement }.
rules-flight = { $destination } { $points }
rules-surcharge = +{ $money } from { $vp } VP
rules-location = { $type } { $vp }

## 1969

rules-end-pp = { $points ->
    [0] no PP
   *[other] { $points } PP at the end
  }
rules-end-row = { $type } { $points }
rules-year = { $year } ({ $income } M, { $sale_limit } PP)
