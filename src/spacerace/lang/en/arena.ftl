### The arena and the ladder: bots against each other.

cli-arena-short = let bots compete over the same deals
cli-arena =
    Let bots compete: every deal is played by every arrangement of the bots, so that luck and seats cancel.
    Every game is kept at once. Stop whenever you like: the same command goes on where it stopped.
cli-arena-example =
    example:
      spacerace arena { $game } sense random --players 2 --games 200 --seed 1
cli-arena-bots = two or more: random, idle, sense, search, with a budget as in search:200 (simulations) or search:1s, or a file of your own such as my_bot.py; alone against the AI one is enough
cli-arena-games = how many games; a deal is played by all arrangements, so the last deal may add some (default: 100)
cli-arena-seed = a whole number; the same seed gives the same deals (default: 1)
cli-arena-jobs = how many games at a time, each in a process of its own; the results are the same (default: 1)
cli-arena-out = keep the games in this file; to go on with it, name it again (default: a name made of the arguments, in this folder)
cli-arena-first-alone = try the first bot only: it sits alone among copies of each other one
cli-arena-level = alone: how hard the game's own AI is, or all: every level in turn; without it, the first: { $values }

## What it says

arena-progress = Games
arena-kept = { $games ->
    [0] No game was finished yet; the same command begins anew with { $file }.
    [one] One game is kept in { $file }; the same command goes on there.
   *[other] { $games } games are kept in { $file }; the same command goes on there.
  }
arena-torn = The last line of { $file } was cut short; it is dropped, and its game is played again.
arena-file = Kept in { $file }
arena-games = Games: { $games }, from { $deals ->
    [one] one deal
   *[other] { $deals } deals
  } of { $each ->
    [one] one game
   *[other] { $each } games
  } each, with { $rounds } rounds on average
arena-luck-told = Without luck: less what the odds tell of dice, launches and cards, which is 0 on average. These games tell as much as the last column says of games that have a deal each and keep their luck.
arena-rounded = Asked for: { $asked }; deals are played whole
arena-unfinished = Stopped by the round cap, counted as they stood: { $games }
arena-no-rating = No ratings: they need the package openskill (pip install 'spacerace[lab]')

## Its tables

arena-bot = bot
arena-against = against
arena-games-column = games
arena-wins = wins
arena-share = share
arena-wilson = 95 % (Wilson)
arena-by-deal = 95 % (by deal)
arena-without-luck = without luck
arena-lead = lead
arena-worth = worth games
arena-fair = fair share
arena-seatings = seatings
arena-score = mean score
arena-interval = 95 % (by deal)
arena-quartiles = lowest to highest, quartiles
arena-decisions = decisions
arena-time = a decision
arena-rating = rating
arena-ai = AI ({ $level })
arena-none = -
arena-from-to = { $low } to { $high }
arena-plus-minus = { $value } ± { $half }
arena-milliseconds = { $time } ms

## What can be wrong

refused-arena-one-bot = One bot alone competes with nobody: name at least two for { $players } players{ $mode ->
    [none] {""}
   *[other] , or let it play against the game's own AI with --mode { $mode }
  }.
refused-arena-games = { $games } games are more than anybody can play; { $most } are the most.
refused-arena-same-bot = The bot "{ $bot }" is named twice; once is enough, for it takes every seat in turn.
refused-arena-bot-failed = The bot "{ $bot }" failed: { $reason }.
refused-arena-bot-choice = The bot "{ $bot }" chose { $choice }, which is none of its options.
refused-lost-process = A process was ended from outside in the middle of its game.
refused-arena-bots-changed = The code of the bots has changed since the run began; what was played is kept with the old one, so begin again.
refused-arena-file-in-use = Another run is writing to { $file }: wait for it, or name another file with --out (the ladder: a folder with --folder).
refused-arena-no-file = The file { $file } is no arena file; name another with --out (the ladder: a folder with --folder).
refused-arena-version = The file { $file } has version { NUMBER($found, useGrouping: 0) } of the arena's format, but here it is version { $known }; name another file with --out (the ladder: a folder with --folder).
refused-arena-line = The line { NUMBER($line, useGrouping: 0) } of { $file } cannot be read ({ $reason }); take it out, or name another file with --out (the ladder: a folder with --folder).
refused-arena-game = In { $file } game { $number } of deal { $deal } does not fit the contest: the line is damaged. Take it out, or name another file with --out (the ladder: a folder with --folder).
refused-arena-other = The file { $file } holds another contest { $field ->
    [built_in_bots] (since then the bots have changed)
    [own_bots] (since then a bot's file has changed: { $found }, now { $wanted })
    [rules_version] (under version { $found } of the rules, now { $wanted })
   *[other] ({ $field }: { $found }, not { $wanted })
  }; it is left as it is. Name another file with --out (the ladder: a folder with --folder).

## The ladder: its command

ladder-about = Play the rows of the ladder that are missing, and write its page.
ladder-quick-help = few games and little time to think: ends in ten minutes, on a page of its own
ladder-folder = where the games are kept (default: ladder)
ladder-out = the page (default: docs/ladder.md; quick: quick.md in the folder)
ladder-rows = only rows whose names hold this, such as 2p or search; * stands for anything
ladder-carry = the bots' code has changed but not their play: take over the games of the code before, if so many of them, played again, come out alike
ladder-page-only = play nothing: only write the page
ladder-not-alike = { $row }: game { $number } of deal { $deal } comes out differently with the bots of today, so the row begins anew.
refused-ladder-rows = No row has "{ $pattern }" in its name; there are: { $names }.
ladder-stopped = Stopped. The games so far are kept in { $folder }; the same command goes on there.
ladder-written = Written: { $file }

## The ladder: its page

ladder-title = # The ladder
ladder-intro =
    The ladder shows which bot beats which, and how certain that is. `make ladder` plays the missing games and writes
    this page. You can stop it at any time, and it continues where it stopped. [bots.md](bots.md) explains how the
    arena works, and how to enter a bot of your own.
ladder-quick-note =
    This is a rough picture by `make ladder-quick`, with few games and little time to think. The full ladder is
    docs/ladder.md.
ladder-wins-title = ## Who wins
ladder-wins-note =
    At a table of more than two, the bot sits alone among copies of the bot that it is compared with. A shared win is
    divided. Both intervals are for 95 %. Wilson's assumes that all games are independent. The other one assumes that
    deals are independent, which they are; it is missing if all deals had the same result. The wanted result has to
    hold for the wider interval.
ladder-earlier-note =
    Games marked as earlier were played before the bots, the rules or the pack changed. The last table says which
    they used; [bots.md](bots.md#challengers-and-earlier-bots) says how the bots have changed since. They will be
    played again.
ladder-bots-title = ## The bots
ladder-bots-note =
    A rating (openskill, Plackett-Luce, with its 95 % interval) compares only the bots of one row. Points are the mean
    with its 95 % interval, then lowest / quarter / half / three quarters / highest. The number after `search:` is its
    budget, in simulations for each decision. The seconds are processor time on the machine below.
ladder-limits =
    ## What it does not show

    - How a bot plays against people: no person has played yet.
    - Whether a budget of seconds gives the same result. That depends on the machine, so rows are measured in simulations.
    - How good a bot is in absolute terms. A bot that exploits the habits of `sense` looks better here than it is.
    - Other tables: numbers of players, editions, modes and settings that stand in no row are not measured.
ladder-origin-title = ## How it was played
ladder-table = table
ladder-bot = bot
ladder-bots = bots
ladder-against = against
ladder-games = games
ladder-share = won
ladder-wilson = 95 % (Wilson)
ladder-by-deal = 95 % (by deal)
ladder-fair = fair share
ladder-wanted = wanted
ladder-rating = rating
ladder-score = points
ladder-quartiles = their spread
ladder-decisions = decisions a game
ladder-seconds = seconds a decision
ladder-unfinished = stopped by the cap
ladder-rules = rules
ladder-pack = pack
ladder-machine = begun on
ladder-place = { $game }, { $players ->
    [one] alone
   *[other] { $players } players
  }
ladder-earlier = { $games }, earlier
ladder-missing = { $played } of { $total } so far
ladder-wanted-share = { $share }
ladder-wanted-low = from above { $low }
ladder-met = yes: { $wanted }
ladder-not-met = **no**: { $wanted }
ladder-rules-cell = { $edition }, version { $version }, bots { $bots }
ladder-carried-cell = { $games } games by bots { $bots }
ladder-again-cell = { $again } of these played again by bots { $bots }: alike
ladder-machine-cell = { $machine }, Python { $python }, { $date }
