### Playing in a terminal.

## The prompt

terminal-prompt = { $name }>
terminal-hint = Type a number or a text · help · why · undo · card NAME · board · log · quit
terminal-final = { $sign } cannot be taken back
terminal-thinking = { $name } is thinking …
terminal-hand-over = Pass the keyboard to { $name }, then press Enter.
terminal-more-news = { $count ->
    [one] … one more line; type "log" for it
   *[other] … { $count } more lines; type "log" for them
  }
terminal-no-such-number = The options are numbered from 1 to { $last }.
terminal-several = "{ $text }" could mean several things; type a number, or more of the text:
terminal-fold-discards = Discard a card (type "discard" to see which)
terminal-fold-swaps = Discard a card and take another (type "swap" to see which)
terminal-fold-removals = Give a display card to the AI (type "remove" to see which)
terminal-did-you-mean = Did you mean { $commands }?
terminal-undo-nothing = There is nothing of yours to take back, because nobody has done anything yet.
terminal-undo-nothing-of-yours = There is nothing of yours to take back, because the latest step was that of { $name }.
terminal-why = { $action }: { $reason }
terminal-why-nothing = Nothing comes to mind that is barred here. Type "why" with what you want, such as: why { $example }
terminal-not-understood = { $problem } Type a number of the list, or "help".
terminal-which-card = Type the card's name as well, such as: card { $example }
terminal-which-rule = Type the rule's id as well, such as: rules { $example }
terminal-no-card = No card's name begins with "{ $text }". Type for instance: card { $example }
terminal-no-rule = There is no rule "{ $rule }". Type for instance: rules { $example }
terminal-example-card-rocketmen = depot
terminal-example-rule-rocketmen = RM-4.1
terminal-example-wish-rocketmen = buy depot
terminal-example-card-1969 = moon
terminal-example-rule-1969 = N-6.9
terminal-example-wish-1969 = launch moon
terminal-help =
    Your options are numbered. Type a number, or the text of an option, or how it begins.
    With a single option, Enter takes it; otherwise Enter shows the screen again.
    You can also type what you want to do, allowed or not, and by name.
    If it cannot be done, you are told why, with the rule.

      why [TEXT]   what you cannot do now, and why; or only what begins with TEXT
      undo         take your latest step back, as long as nothing has been revealed since
      card NAME    everything about a card or another part of the game
      rules ID     the text of a rule, in short by its number alone
      board        the whole table, however small the screen
      log [all]    what happened lately, or from the beginning
      save         where the game is saved; it always is
      quit         leave; the game can be resumed
      stop         leave and count the points as they stand, goals too; the game can be resumed

    { $game }
terminal-help-rocketmen =
    For instance: buy depot, launch mars, place satellite plan, card depot, rules RM-7.4 or rules 7.4.
    On the board, "Satellite (2): 3 VP" needs 2 Rocket points on your Launch Pad and brings 3 VP now.
    "Earth orbit: 8 in 3 draws (Computer)" means that the Rocket has to go 8 spaces in 3 draws,
    and that every Computer on your Launch Pad moves it one space before the first draw.
    In short: buy cards, plan a Mission, put Rocket points and useful cards on your Launch Pad, and launch.
terminal-help-1969 =
    For instance: hire genius, place lem, spy on 2, launch moon, commit 7, card csm, rules N-6.9 or rules 6.9.
    Players have numbers, and so have their flags: "12▲3" means flags of players 1 and 2, and the rocket of 3.
    A mission has its launch cost as you pay it, the points of espionage that move a rocket by one space,
    the number of spaces, the PP of the last one, and what your researches among its symbols add to the test.
    On sheets a letter is a scientist (see the supply) and • a bonus token; "LEM BG•=4" is 4 researchers.
    Dice: + success, o neutral, - failure; one that is underlined has been rerolled.
    In short: hire scientists, launch one mission a year, and spend cards on rockets, yours or theirs.

## Files

terminal-file = The game is saved in { $file }
terminal-saved = The game is saved. Go on with: { $program } play { $game } --resume { $file }
terminal-stopped = Stopped unfinished in round { $rounds }: this is how it stands, and nobody has won.
terminal-torn = The last line of { $file } was cut short and is left out.

## The end

terminal-points = Points
terminal-total = total
terminal-winners = { $capped ->
    [yes] Stopped unfinished after { $rounds } rounds; { $winners } would have won.
   *[no] { $count ->
        [one] { $winners } won after { $rounds } rounds.
       *[other] { $winners } shared the victory after { $rounds } rounds.
      }
  }
terminal-verdict-alone = { $capped ->
    [yes] Stopped unfinished after { $rounds } rounds; { $name } would have { $won ->
        [yes] won against
       *[no] lost to
      } the AI
   *[no] { $name } { $won ->
        [yes] won against
       *[no] lost to
      } the AI after { $rounds } rounds
  }: { $own } VP to { $other }{ $tied ->
    [tie-player] , and a tie is the player's
    [tie-ai] , and a tie is the AI's
   *[no] {""}
  }; the goal is { $goal ->
    [yes] met
   *[no] not met
  }.
score-track = on the victory track
score-cards = on cards
score-tokens = Moon and Mars tokens
score-goal = Personal Goal
score-variants = Variants

## The table of Rocketmen

terminal-round = Round { $round }
terminal-turn-of = { $name ->
    [You] your turn
   *[other] { $name }'s turn
  }
terminal-began = { $name } began
terminal-end-at = the end comes at { $vp } VP
terminal-end-by = { $end ->
    [fourth-token] the end comes with anybody's fourth mission
    [fifth-token] the end comes with a fifth token of one side, if every destination is visited
   *[tokens] the end comes with all six tokens of one side, if every destination is visited
  }
terminal-last-round = the last round
terminal-last-turn = the last turn
terminal-ai = AI
terminal-ai-level = AI ({ $level ->
    [easy] easy
    [hard] hard
   *[normal] normal
  })
terminal-ai-standing = { $vp } VP, { $placed } of { $tokens } tokens placed
terminal-ai-late-points = { $vp } VP more on its cards at the end
terminal-ai-mission = Mission: { $location }, Rocket on { $rocket } of { $target }
terminal-ai-no-mission = no mission
terminal-ai-area = { $cards ->
    [one] one card taken
   *[other] { $cards } cards taken
  }
terminal-offset = came this turn: buying it ends yours
terminal-goes-next = next to go to the AI
terminal-goes-if-full = next to go to the AI, if the display stays full
terminal-drew = { $player } drew { $cards }.
terminal-variants = Variants: { $cards }
terminal-standing = { $vp } VP, { $missions ->
    [one] one mission
   *[other] { $missions } missions
  }
terminal-hand-size = Hand { $cards }
terminal-hand-known = of these known: { $cards }
terminal-plan = Plan: { $card }
terminal-pad = Pad: { $cards } ({ $points ->
    [one] one Rocket point
   *[other] { $points } Rocket points
  })
terminal-store = in store: { $cards }
terminal-playing-area = Playing Area: { $cards }
terminal-hq-top = on top of HQ: { $cards }
terminal-copies = { $count }× { $card }
terminal-nothing = –
terminal-empty-slot = (empty)
terminal-token-money = $20: { $ready } ready, { $flipped } used
terminal-token-science = Science: { $ready } ready, { $flipped } used
terminal-token-rocket = { $points ->
    [one] +1 Rocket point
   *[other] +{ $points } Rocket points
  }
terminal-token-hand = Hand +{ $cards }
terminal-display = Display
terminal-price = price
terminal-gives = gives
terminal-effect = does
terminal-engines = Rocket points
terminal-engine = { $points } for { $price } ({ $left } left)
terminal-engines-left = { $left ->
    [one] one left
   *[other] { $left } left
  }
terminal-vp = { $vp } VP
terminal-money-per-mission = ${ $money } a mission
terminal-destination = { $destination }: { $target } in { $draws } draws ({ $boost })
terminal-location = { $type } ({ $points }): { $vp } VP
terminal-first-token = { $destination } token: waiting
terminal-first-token-of = { $destination } token: { $name }
terminal-track = Track
terminal-success = Mission Success cards left
terminal-success-left = { $count } of value { $value }
terminal-flight = on { $rocket } of { $target }, { $draws ->
    [one] one draw left
   *[other] { $draws } draws left
  }, drawn: { $drawn }, boost { $boost }
terminal-hand = Hand { $cards } of { $limit }
terminal-piles = HQ { $hq }, Warehouse { $warehouse }, Junkyard { $junkyard }
terminal-flies = { $destination } ({ $points })
terminal-mission = flies to { $flights }; brings { $achievement }
terminal-laid-down = { $all ->
    [yes] (laid down)
   *[no] ({ $count } laid down)
  }
terminal-goals = Goals
terminal-binding-goal = { $card } (must be met{ $met ->
    [yes] , and is
   *[no] , { $done }/{ $needed }
  })
terminal-goal = { $card } ({ $vp } VP{ $met ->
    [yes] , fulfilled
   *[no] , { $done }/{ $needed }
  })
terminal-card-cost = Price: { $price }
terminal-card-gives = Gives: { $items }
terminal-yes = yes
terminal-no = no

## The table of 1969

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

# Letters of cubes, short names of researches

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
