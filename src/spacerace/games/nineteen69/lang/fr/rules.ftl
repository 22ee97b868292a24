rules-end-pp = { $points ->
    [0] pas de PP
   *[other] { $points } PP à la fin
  }
rules-end-row = { $type } { $points }
rules-year = { $year } ({ $income } M, { $sale_limit } PP)
