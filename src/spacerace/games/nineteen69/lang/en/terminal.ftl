terminal-fold-swaps = Discard a card and take another (type "swap" to see which)
terminal-example-card-1969 = moon
terminal-example-rule-1969 = N-6.9
terminal-example-wish-1969 = launch moon
terminal-help-1969 =
    For instance: hire genius, place lem, spy on 2, launch moon, commit 7, card csm, rules N-6.9 or rules 6.9.
    Players have numbers, and so have their flags: "12▲3" means flags of players 1 and 2, and the rocket of 3.
    A mission has its launch cost as you pay it, the points of espionage that move a rocket by one space,
    the number of spaces, the PP of the last one, and what your researches among its symbols add to the test.
    On sheets a letter is a scientist (see the supply) and • a bonus token; "LEM BG•=4" is 4 researchers.
    Dice: + success, o neutral, - failure; one that is underlined has been rerolled.
    In short: hire scientists, launch one mission a year, and spend cards on rockets, yours or theirs.
terminal-n-year = { $year } (year { $number } of { $years })
terminal-n-phase-setup = set-up
terminal-n-phase-income = income phase
terminal-n-phase-purchase = purchase phase
terminal-n-phase-mission = mission phase
terminal-n-phase-over = the game is over
terminal-n-part-of = { $name } is asked
terminal-n-first = { $name } is first player
terminal-n-calendar = income { $income }, sale up to { $sale }
terminal-n-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }
terminal-n-moon = Moon { $space } of { $last }
terminal-n-launched = launched { $mission }
terminal-n-empty-sheets = empty sheets
terminal-n-mission = Mission
terminal-n-cost = cost
terminal-n-spying = spying
terminal-n-spaces = spaces
terminal-n-last-points = PP
terminal-n-bonus = bonus
terminal-n-flags = flags
terminal-n-cost-short = M
terminal-n-spying-short = spy
terminal-n-spaces-short = far
terminal-n-bonus-short = +
terminal-n-all-symbols = { $mission } (all six symbols)
terminal-n-with-symbols = { $mission } ({ $symbols })
terminal-n-flight = In flight
terminal-n-flight-of = { $mission } of { $name }
terminal-n-dice = dice
terminal-n-laid-down = face down: { $players }
terminal-n-laid-by = { $cards ->
    [one] { $cards } card of { $name }
   *[other] { $cards } cards of { $name }
  }
terminal-n-track = Track
terminal-n-on-space = space { $rocket } of { $last }; { $cost ->
    [one] { $cost } point of cards moves it
   *[other] { $cost } points of cards move it
  } one space
terminal-n-supply = Supply
terminal-n-scientist = { $name } { $price }{ $less ->
    [0] {""}
   *[other] {" "}(-{ $less })
  } ×{ $left }
terminal-n-deck = a card costs { $price }; { $left } in the deck, { $discards } discarded
terminal-n-sheet-ground = Ground sheet
terminal-n-sheet-rocket = Rocket sheet
terminal-n-researchers = researchers
terminal-n-hand = Hand { $cards } of { $limit }
terminal-n-picked-up = picked up: { $values }
terminal-n-committed = laid down: { $values }
terminal-n-row-mission = { $spaces } spaces, the last for { $points }; espionage { $espionage }
terminal-n-row-die = { $success } success, { $neutral } neutral, { $failure } failure
terminal-n-mission-costs = Symbols: { $symbols }. Launch cost { $cost }, espionage cost { $espionage }.
terminal-n-money-left = Money, which breaks ties: { $players }
terminal-n-money-of = { $name } { $money }
terminal-n-winners = { $count ->
    [one] { $winners } won with { $points }.
   *[other] { $winners } shared the victory with { $points }.
  }
terminal-n-cube-basic = B
terminal-n-cube-inexperienced = I
terminal-n-cube-famous = F
terminal-n-cube-genius = G
terminal-n-cube-spy = S
terminal-n-short-espionage = ESP
terminal-n-short-robotics = ROB
terminal-n-short-investors = INV
terminal-n-short-insurance = INS
terminal-n-short-simulation = SIM
terminal-n-short-ground-control = GND
terminal-n-short-eva = EVA
terminal-n-short-launch-pad = PAD
terminal-n-short-carrier-rocket = ROC
terminal-n-short-csm = CSM
terminal-n-short-lem = LEM
terminal-n-short-technology = TEC
