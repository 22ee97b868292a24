### Ce que les pages de règles disent d’un jeu de composants, entre les mots de la page.

rules-absent = *Absent de ce jeu de composants.*
rules-ours = [{ $what }]
rules-list = { $parts }
rules-figures = { $figures }
rules-copies = { $what } ({ $count ->
    [one] une carte
   *[other] { $count } cartes
  })

## Rocketmen

rules-asset = { $deck }, { $cost } ; ressources : { $items } ; { $kind }
rules-engine = { $cost } ; ressources : { $items }
rules-threat = { $cost } et surcoût ; { $vp } PV
rules-mission = Ressources : { $items }. Points Moteur : { $points }. Bonus : { $achievement }.
rules-flight = { $destination } { $points }
rules-surcharge = +{ $money } à partir de { $vp } PV
rules-location = { $type } { $vp }

## 1969

rules-end-pp = { $points ->
    [0] pas de PP
   *[other] { $points } PP à la fin
  }
rules-end-row = { $type } { $points }
rules-year = { $year } ({ $income } M, { $sale_limit } PP)
