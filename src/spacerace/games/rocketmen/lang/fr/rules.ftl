rules-copies = { $what } ({ $count ->
    [one] une carte
   *[other] { $count } cartes
  })
rules-asset = { $deck }, { $cost } ; ressources : { $items } ; { $kind }
rules-engine = { $cost } ; ressources : { $items }
rules-threat = { $cost } et surcoût ; { $vp } PV
rules-mission = Ressources : { $items }. Points Moteur : { $points }. Bonus : { $achievement }.
rules-flight = { $destination } { $points }
rules-surcharge = +{ $money } à partir de { $vp } PV
rules-location = { $type } { $vp }
