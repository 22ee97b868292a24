rules-end-pp = { $points ->
    [0] no PP
   *[other] { $points } PP at the end
  }
rules-end-row = { $type } { $points }
rules-year = { $year } ({ $income } M, { $sale_limit } PP)
