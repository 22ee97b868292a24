### Ciò che le pagine delle regole dicono di un pacchetto, tra le parole della pagina.

rules-absent = *Non in questo pacchetto.*
rules-ours = [{ $what }]
rules-list = { $parts }
rules-figures = { $figures }
rules-copies = { $what } ({ $count ->
    [one] una carta
   *[other] { $count } carte
  })

## Rocketmen

rules-asset = { $deck }, { $cost }; oggetti: { $items }; { $kind }
rules-engine = { $cost }; oggetti: { $items }
rules-threat = { $cost } e sovrapprezzo; { $vp } PV
rules-mission = Oggetti: { $items }. Punti Vettore: { $points }. Risultato: { $achievement }.
rules-flight = { $destination } { $points }
rules-surcharge = +{ $money } da { $vp } PV
rules-location = { $type } { $vp }

## 1969

rules-end-pp = { $points ->
    [0] nessun PP
   *[other] { $points } PP alla fine
  }
rules-end-row = { $type } { $points }
rules-year = { $year } ({ $income } M, { $sale_limit } PP)
