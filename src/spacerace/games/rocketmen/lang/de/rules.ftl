rules-copies = { $what } ({ $count ->
    [one] eine Karte
   *[other] { $count } Karten
  })
rules-asset = { $deck }, { $cost }; gibt { $items }; { $kind }
rules-engine = { $cost }; gibt { $items }
rules-threat = { $cost } und Aufschlag; { $vp } SP
rules-mission = Gibt { $items }. Raketenpunkte: { $points }. Erfolg: { $achievement }.
rules-flight = { $destination } { $points }
rules-surcharge = +{ $money } ab { $vp } SP
rules-location = { $type } { $vp }
