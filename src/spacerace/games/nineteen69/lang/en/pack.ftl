### What is wrong with a component pack of 1969.

n-pack-symbol-twice = { $entry }: the symbol "{ $symbol }" stands there twice.
n-pack-falling-track = { $entry }: space { $space } of the track must not be worth less than the one before.
n-pack-moon-symbols = { $entry }: the Moon mission must have all six symbols.
n-pack-moon-track = { $entry }: the Moon must have the longest track; compare { $other }.
n-pack-moon-reward = { $entry }: the last space of the Moon must be worth the most; compare { $other }.
n-pack-must-be = { $entry }: by the rules "{ $field }" must be "{ $wants }".
n-pack-faces = { $entry }: a die has 6 faces; here are { $count }.
n-pack-lacking = The table "{ $table }" lacks: { $missing }.
n-pack-years = The years must be 1963 to 1969, each once. Here are: { $years }.
n-pack-nations = There are { $count } nations; { $needed } players can sit at the table.
n-pack-order-levels = The missions must lie on { $wanted } levels, from 1 upwards. Here are: { $levels }.
n-pack-order-symbols = { $entry }: a mission of level { $level } has { $wanted ->
    [one] { $wanted } symbol
   *[other] { $wanted } symbols
  }; here are { $count }.
n-pack-order-income = { $entry }: the income of { NUMBER($year, useGrouping: 0) } must be higher than that of the year before.
n-pack-order-sale = { $entry }: the sale limit of { NUMBER($year, useGrouping: 0) } must not be lower than that of the year before.
n-pack-order-last = { $entry }: the last space must be worth more on a higher level and less on a lower one; compare { $other }.

cards-count-1969 = { $cards ->
    [one] One part.
   *[other] { $cards } parts, those of all sheets counted.
  }
