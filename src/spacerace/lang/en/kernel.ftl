### The table that every game sits at: what it refuses, and what is wrong with a match file.

## Several things in a row

list-more = { $list }, { $next }
list-last = { $list } and { $last }

## A name that a pack gives by language

own-names = { $en }

## Who it is (players are numbered from 1; 0 is chance, -1 an onlooker)

seat-number = Player { $number }

refused-game-over = The game is over, so nobody can act any more.
refused-not-your-turn = { $awaited ->
    [0] A card is about to be drawn, so { $player ->
        [-1] an onlooker
       *[other] { $who }
      } has to wait.
   *[other] It is the turn of { $turn }, so { $player ->
        [-1] an onlooker
        [0] chance
       *[other] { $who }
      } cannot act.
  }
refused-impossible-outcome = Chance cannot bring "{ $outcome }" now, because it is not among the things it may draw from.

## Taking back

refused-undo-nothing = There is nothing to take back, because nothing has been done yet.
refused-undo-other-seat = The latest entry was made by { $player }, and you can only take back your own.
refused-undo-learned = You cannot take this back, because something has been revealed since.

## Which game, who plays

refused-unknown-game = There is no game "{ $game }"; there is: { $known }.
refused-game-broken = The game "{ $entry }" is left out, because it does not work ({ $reason }). Update its package, or uninstall it.
refused-game-no-kit = The game of the entry point "{ $entry }" is left out, because that names no kit, which is an object of a class made from spacerace.games.kit.Kit. Update its package, or uninstall it.
refused-game-name = The game of the entry point "{ $entry }" is left out, because "{ $game }" is no name: it takes at most 20 small letters a to z and digits, with hyphens between them. Update its package, or uninstall it.
refused-game-taken = The game of the entry point "{ $entry }" is left out, because the name "{ $game }" is taken. Uninstall its package, or the other one of this name.
refused-game-no-setups = The game "{ $game }" of the entry point "{ $entry }" is left out, because it names no way to play (setups). Update its package, or uninstall it.
refused-game-lacks = The game "{ $game }" is left out, because its rules do not offer { $lacking }. Update its package, or uninstall it.
refused-game-other-name = The game "{ $game }" is left out, because its rules call it "{ $rules }". Update its package, or uninstall it.
refused-unknown-bot = There is no bot "{ $bot }"; there is: { $known }.
refused-bot-budget = "{ $budget }" is no budget: write a number of simulations such as 200, or seconds such as 1.5s; more than 0, and { $simulations } or { $seconds } at most.
refused-no-budget = The bot "{ $bot }" takes no budget; these do: { $thinkers }.
refused-no-sense = There is no heuristic for "{ $game }"; there is for: { $known }.
refused-no-bot-file = There is no file "{ $file }" to take a bot from.
refused-bot-file-broken = The bot of "{ $file }" cannot be made: { $reason }
refused-bot-file-classes = { $count ->
    [0] No class in "{ $file }" has
   *[other] { $count } classes in "{ $file }" have
  } a method "choose"; a bot's file has exactly one.
refused-bot-count = { $bots ->
    [one] One bot is
   *[other] { $bots } bots are
  } named for { $players ->
    [one] one seat
   *[other] { $players } seats
  }; name one bot for all seats or one for each seat.

## Match files

match-file-line = Line { NUMBER($line, useGrouping: 0) }: { $problem }
match-file-first-line = A match file begins with the line "{ $expected }".
match-file-no-colon = There must be a colon in "{ $text }".
match-file-unknown-field = The header has no field "{ $field }".
match-file-double-field = The header says "{ $field }" twice; keep one of the two lines.
match-file-missing-field = The header lacks the field "{ $field }".
match-file-not-a-number = The field "{ $field }" must be a whole number, not "{ $value }".
match-file-bad-pack = The field "pack" must hold a name, a version and a hash, not "{ $value }".
match-file-newer-rules = This file was written under version { $found } of the rules, but only versions up to { $known } are known here.
match-file-bad-start = No game of these rules can stand like this: { $reason }.
match-file-unknown-seat = Nobody here is called "{ $name }"; the seats are: { $seats }.
match-file-some-sides = The seat of { $name } and the seats before it must either all name a side (as in "seat: { $name }: red") or none.
refused-side = Nobody can play "{ $side }"; choose from: { $known }.
refused-no-sides = This game has no sides, so nobody can play "{ $side }".
refused-same-side = Two seats cannot both play "{ $side }"; choose another one for one of them.
refused-side-count = There are { $sides } sides for { $players } seats; name one for each seat, or fewer.

## The short text of an action

refused-unknown-verb = No action is called "{ $verb }".
refused-word-count = The action "{ $text }" does not fit, because "{ $verb }" is followed by { $expected ->
    [0] nothing
    [one] one word
   *[other] { $expected } words
  }.
refused-unknown-seat = There is no seat "{ $word }"; seats are numbered from 0.
refused-unknown-word = The word "{ $word }" does not fit here; it may be: { $known }.
