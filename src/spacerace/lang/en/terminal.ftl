### Playing in a terminal.

## The prompt

terminal-prompt = { $name }>
terminal-hint = Type a number or a text · help · why · undo · card NAME · board · log · quit
terminal-final = { $sign } cannot be taken back
terminal-hand-over = Pass the keyboard to { $name }, then press Enter.
terminal-more-news = { $count ->
    [one] … one more line; type "log" for it
   *[other] … { $count } more lines; type "log" for them
  }
terminal-no-such-number = The options are numbered from 1 to { $last }.
terminal-several = "{ $text }" could mean several things; type a number, or more of the text:
terminal-fold-discards = Discard a card (type "discard" to see which)
terminal-did-you-mean = Did you mean { $commands }?
terminal-why = { $action }: { $reason }
terminal-why-nothing = Nothing comes to mind that is barred here. Type "why" with what you want, such as: why buy depot
terminal-no-card = No card's name begins with "{ $text }". Type for instance: card depot
terminal-no-rule = There is no rule "{ $rule }". Type for instance: rules RM-4.1
terminal-help =
    Your options are numbered. Type a number, or the text of an option, or how it begins.
    With a single option, Enter takes it; otherwise Enter shows the screen again.
    You can also type what you want to do, allowed or not: buy depot, launch mars, place satellite plan.
    If it cannot be done, you are told why, with the rule.

      why [TEXT]   what you cannot do now, and why; or only what begins with TEXT
      undo         take your latest step back, as long as nothing has been revealed since
      card NAME    everything about a card
      rules ID     the text of a rule, such as rules RM-7.4
      board        the whole table, however small the screen
      log [all]    what happened lately, or from the beginning
      save         where the game is saved; it always is
      quit         leave; the game can be resumed

    On the board, "Satellite (2): 3 VP" needs 2 Rocket points on your Launch Pad and brings 3 VP now.
    "Earth orbit: 8 in 3 draws (Computer)" means that the Rocket has to go 8 spaces in 3 draws,
    and that every Computer on your Launch Pad is a space for nothing.
    In short: buy cards, plan a Mission, put Rocket points and useful cards on your Launch Pad, and launch.

## Files

terminal-file = The game is saved in { $file }
terminal-saved = The game is saved. Go on with: spacerace play { $game } --resume { $file }
terminal-torn = The last line of { $file } was cut short and is left out.

## The end

terminal-points = Points
terminal-total = total
terminal-winners = { $count ->
    [one] { $winners } won after { $rounds } rounds.
   *[other] { $winners } shared the victory after { $rounds } rounds.
  }
terminal-unfinished = Stopped unfinished after { $rounds } rounds; { $winners } would have won.
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
terminal-last-round = the last round
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
terminal-flight = on { $rocket } of { $target }, { $draws ->
    [one] one draw left
   *[other] { $draws } draws left
  }, drawn: { $drawn }, boost { $boost }
terminal-hand = Hand { $cards } of { $limit }
terminal-piles = HQ { $hq }, Warehouse { $warehouse }, Junkyard { $junkyard }
terminal-flies = { $destination } ({ $points })
terminal-mission = flies to { $flights }; brings { $achievement }
terminal-goals = Goals
terminal-goal = { $card } ({ $vp } VP{ $met ->
    [yes] , fulfilled
   *[no] {""}
  })
terminal-card-cost = Price: { $price }
terminal-card-gives = Gives: { $items }
terminal-yes = yes
terminal-no = no
