rules-end-pp = { $points ->
    [0] nessun PP
   *[other] { $points } PP alla fine
  }
rules-end-row = { $type } { $points }
rules-year = { $year } ({ $income } M, { $sale_limit } PP)
