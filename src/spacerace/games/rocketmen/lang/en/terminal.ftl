terminal-fold-removals = Give a display card to the AI (type "remove" to see which)
terminal-example-card-rocketmen = depot
terminal-example-rule-rocketmen = RM-4.1
terminal-example-wish-rocketmen = buy depot
terminal-help-rocketmen =
    For instance: buy depot, launch mars, place satellite plan, card depot, rules RM-7.4 or rules 7.4.
    On the board, "Satellite (2): 3 VP" needs 2 Rocket points on your Launch Pad and brings 3 VP now.
    "Earth orbit: 8 in 3 draws (Computer)" means that the Rocket has to go 8 spaces in 3 draws,
    and that every Computer on your Launch Pad moves it one space before the first draw.
    In short: buy cards, plan a Mission, put Rocket points and useful cards on your Launch Pad, and launch.
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
terminal-turn-of = { $name ->
    [You] your turn
   *[other] { $name }'s turn
  }
terminal-end-at = the end comes at { $vp } VP
terminal-end-by = { $end ->
    [fourth-token] the end comes with anybody's fourth mission
    [fifth-token] the end comes with a fifth token of one side, if every destination is visited
   *[tokens] the end comes with all six tokens of one side, if every destination is visited
  }
terminal-last-round = the last round
terminal-last-turn = the last turn
terminal-ai-level = AI ({ $level ->
    [easy] easy
    [hard] hard
   *[normal] normal
  })
terminal-ai-standing = { $vp } VP, { $placed } of { $tokens } tokens placed
terminal-ai-late-points = { $vp } VP more on its cards at the end
terminal-ai-no-mission = no mission
terminal-ai-area = { $cards ->
    [one] one card taken
   *[other] { $cards } cards taken
  }
terminal-goes-next = next to go to the AI
terminal-goes-if-full = next to go to the AI, if the display stays full
terminal-hand-size = Hand { $cards }
terminal-hand-known = of these known: { $cards }
terminal-playing-area = Playing Area: { $cards }
terminal-hq-top = on top of HQ: { $cards }
terminal-empty-slot = (empty)
terminal-token-money = $20: { $ready } ready, { $flipped } used
terminal-token-science = Science: { $ready } ready, { $flipped } used
terminal-token-rocket = { $points ->
    [one] +1 Rocket point
   *[other] +{ $points } Rocket points
  }
terminal-token-hand = Hand +{ $cards }
terminal-engines-left = { $left ->
    [one] one left
   *[other] { $left } left
  }
terminal-money-per-mission = ${ $money } a mission
terminal-first-token-of = { $destination } token: { $name }
terminal-success-left = { $count } of value { $value }
terminal-flies = { $destination } ({ $points })
terminal-laid-down = { $all ->
    [yes] (laid down)
   *[no] ({ $count } laid down)
  }
terminal-binding-goal = { $card } (must be met{ $met ->
    [yes] , and is
   *[no] , { $done }/{ $needed }
  })
terminal-card-cost = Price: { $price }
terminal-card-gives = Gives: { $items }
terminal-round = Round { $round }
terminal-began = { $name } began
terminal-ai = AI
terminal-ai-mission = Mission: { $location }, Rocket on { $rocket } of { $target }
terminal-offset = came this turn: buying it ends yours
terminal-drew = { $player } drew { $cards }.
terminal-variants = Variants: { $cards }
terminal-standing = { $vp } VP, { $missions ->
    [one] one mission
   *[other] { $missions } missions
  }
terminal-plan = Plan: { $card }
terminal-pad = Pad: { $cards } ({ $points ->
    [one] one Rocket point
   *[other] { $points } Rocket points
  })
terminal-store = in store: { $cards }
terminal-copies = { $count }× { $card }
terminal-display = Display
terminal-price = price
terminal-gives = gives
terminal-effect = does
terminal-engines = Rocket points
terminal-engine = { $points } for { $price } ({ $left } left)
terminal-vp = { $vp } VP
terminal-destination = { $destination }: { $target } in { $draws } draws ({ $boost })
terminal-location = { $type } ({ $points }): { $vp } VP
terminal-first-token = { $destination } token: waiting
terminal-track = Track
terminal-success = Mission Success cards left
terminal-flight = on { $rocket } of { $target }, { $draws ->
    [one] one draw left
   *[other] { $draws } draws left
  }, drawn: { $drawn }, boost { $boost }
terminal-hand = Hand { $cards } of { $limit }
terminal-piles = HQ { $hq }, Warehouse { $warehouse }, Junkyard { $junkyard }
terminal-mission = flies to { $flights }; brings { $achievement }
terminal-goals = Goals
terminal-goal = { $card } ({ $vp } VP{ $met ->
    [yes] , fulfilled
   *[no] , { $done }/{ $needed }
  })
