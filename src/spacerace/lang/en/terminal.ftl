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

## The table of Rocketmen

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
terminal-nothing = –
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
terminal-yes = yes
terminal-no = no

## The table of 1969

# Letters of cubes, short names of researches

## A game without a drawing of its own

terminal-plain-winners = { $count ->
    [one] { $winners } won.
   *[other] { $winners } shared the victory.
  }
