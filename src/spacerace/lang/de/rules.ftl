### Was die Regelseiten aus einem Paket sagen, zwischen den Worten der Seite.

rules-absent = *Nicht in diesem Paket.*
rules-ours = [{ $what }]
rules-list = { $parts }
rules-figures = { $figures }
rules-copies = { $what } ({ $count ->
    [one] eine Karte
   *[other] { $count } Karten
  })

## Rocketmen

rules-asset = { $deck }, { $cost }; gibt { $items }; { $kind }
rules-engine = { $cost }; gibt { $items }
rules-threat = { $cost } und Aufschlag; { $vp } SP
rules-mission = Gibt { $items }. Raketenpunkte: { $points }. Erfolg: { $achievement }.
rules-flight = { $destination } { $points }
rules-surcharge = +{ $money } ab { $vp } SP
rules-location = { $type } { $vp }

## 1969

rules-end-pp = { $points ->
    [0] keine PP
   *[other] { $points } PP am Ende
  }
rules-end-row = { $type } { $points }
rules-year = { $year } ({ $income } M, { $sale_limit } PP)
