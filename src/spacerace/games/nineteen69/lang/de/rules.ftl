rules-end-pp = { $points ->
    [0] keine PP
   *[other] { $points } PP am Ende
  }
rules-end-row = { $type } { $points }
rules-year = { $year } ({ $income } M, { $sale_limit } PP)
