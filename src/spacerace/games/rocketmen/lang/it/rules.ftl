rules-copies = { $what } ({ $count ->
    [one] una carta
   *[other] { $count } carte
  })
rules-asset = { $deck }, { $cost }; oggetti: { $items }; { $kind }
rules-engine = { $cost }; oggetti: { $items }
rules-threat = { $cost } e sovrapprezzo; { $vp } PV
rules-mission = Oggetti: { $items }. Punti Vettore: { $points }. Risultato: { $achievement }.
rules-flight = { $destination } { $points }
rules-surcharge = +{ $money } da { $vp } PV
rules-location = { $type } { $vp }
