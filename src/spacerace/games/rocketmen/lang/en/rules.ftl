rules-copies = { $what } ({ $count ->
    [one] one card
   *[other] { $count } cards
  })
rules-asset = { $deck }, { $cost }; gives { $items }; { $kind }
rules-engine = { $cost }; gives { $items }
rules-threat = { $cost } and surcharge; { $vp } VP
rules-mission = Gives { $items }. Rocket points: { $points }. Achievement: { $achievement }.
rules-flight = { $destination } { $points }
rules-surcharge = +{ $money } from { $vp } VP
rules-location = { $type } { $vp }
