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

## Words of every drawing

terminal-nothing = –
terminal-yes = yes
terminal-no = no

## A game without a drawing of its own

terminal-plain-winners = { $count ->
    [one] { $winners } won.
   *[other] { $winners } shared the victory.
  }
