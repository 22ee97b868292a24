### 1969: exact odds, beside an option and as a command.

## Beside an option

odds-1969-preview-place = { $mission }: { $before } → { $after } PP on average.
odds-1969-preview-launch = Without cards { $mean } PP on average{ $complete ->
    [0] {""}
   *[other] , last space { $complete }%
  }{ $cards ->
    [yes] ; with cards { $lowest } to { $highest } PP
   *[no] {""}
  }.
odds-1969-preview-reroll = Without cards { $mean } PP on average{ $keep ->
    [100] {""}
   *[other] , no worse than now { $keep }%
  }{ $complete ->
    [0] {""}
   *[other] , last space { $complete }%
  }{ $cards ->
    [yes] ; with cards { $lowest } to { $highest } PP
   *[no] {""}
  }.
odds-1969-preview-convert = Without cards { $mean } PP{ $cards ->
    [yes] ; with cards { $lowest } to { $highest } PP
   *[no] {""}
  }.
odds-1969-preview-commit-own = { $kind ->
    [range] { $lowest } to { $highest } PP for this mission; { $mean } on average if the hidden cards were picked blindly.
   *[sure] This mission brings { $lowest } PP.{ $idle ->
        [yes] {" "}Cards change nothing.
       *[no] {""}
      }
  }
odds-1969-preview-commit-against = { $kind ->
    [same] { $player } gets { $lowest } PP, whatever else is committed.
   *[range] { $player } gets { $lowest } to { $highest } PP; { $mean } on average without further cards{ $yours ->
        [yes] , { $without } without yours
       *[no] {""}
      }.{ $idle ->
        [yes] {" "}Cards change nothing.
       *[no] {""}
      }
  }

## The command

cli-odds-1969-short = a mission test of 1969: its score, space and prestige
cli-odds-1969 =
    The exact odds of a mission test, with rerolls played best for a wish.
    The wish is the highest mean score, unless you choose another.
cli-odds-1969-example =
    example:
      spacerace odds 1969 --rerolls 1 --ground-control 1 --bonus 2 --mission csm-eva --flags 1 --at-least 6
cli-odds-1969-group-test = the test
cli-odds-1969-group-track = the mission
cli-odds-1969-group-wish = the wish
cli-odds-1969-rerolls = how many dice may be rerolled: the researchers in Simulation (default: 0)
cli-odds-1969-ground-control = how many neutrals become successes: the researchers in Ground Control (default: 0)
cli-odds-1969-bonus = what the researchers in the mission's symbols add (default: 0)
cli-odds-1969-insurance = the researchers in Insurance, for the money that it pays (default: 0)
cli-odds-1969-mission = the mission, for spaces and prestige: eva, csm-eva, moon and so on
cli-odds-1969-start = the Moon only: the space of the progress flag (default: 0)
cli-odds-1969-flags = flags in the mission's box: how many, or whose, with commas (default: 0)
cli-odds-1969-against = the sum of the opponents' espionage cards (default: 0)
cli-odds-1969-own = the sum of the launcher's own espionage cards (default: 0)
cli-odds-1969-at-least = wish for this score or more; with a mission, for a flight to this space or beyond
cli-odds-1969-wish = score: the highest mean score (the default); prestige: the highest mean prestige (the default with --match)
cli-odds-1969-match = a match file: the flight under way there, or every mission that could be launched
cli-odds-1969-at = the position after so many entries of the match file (default: its end)

## The command: refusals

refused-odds-1969-mixed = Leave out { $others }: { $main } stands alone.
refused-odds-1969-at-alone = Name a match file by --match, or leave out --at.
refused-odds-1969-no-mission = Name a mission by --mission, or leave out { $options }.
refused-odds-1969-mission = There is no mission "{ $mission }". There are: { $known }.
refused-odds-1969-flags = "{ $text }" is neither a number of flags nor a list of their owners, each once, with commas. The nations are: { $known }.
refused-odds-1969-too-many = No game comes to { $option } { NUMBER($number, useGrouping: 0) }; here it can be { $most } at most.
refused-odds-1969-no-space = There is no space { NUMBER($space, useGrouping: 0) } to be reached; choose one from 0 to { $most }.
refused-odds-1969-at = The file { $file } has { $entries } entries, so there is no position after { NUMBER($at, useGrouping: 0) }.
refused-odds-1969-over = The game of { $file } is over at this point; choose an earlier position by --at.
refused-odds-1969-too-large = This pack is too large for exact odds; they are for at most { $dice } dice and cards of few values.
refused-odds-1969-negative = A test cannot have fewer than 0 dice of a kind, rerolls or converted dice, nor a die without sides.
refused-odds-1969-rerolls = There are fewer than { $rerolls } dice that may be rerolled; each may be once.
refused-odds-1969-too-early = No die is rerolled before all have been rolled.

## The command: tables

odds-1969-score = score
odds-1969-chance = %
odds-1969-space = space
odds-1969-prestige = PP
odds-1969-mission = mission
odds-1969-cost = cost
odds-1969-option = option
odds-1969-mean = mean PP
odds-1969-complete = last space %
odds-1969-lowest = lowest by cards
odds-1969-highest = highest by cards
odds-1969-mean-score = Mean score { $mean }, with { $rerolls } rerolls on average.
odds-1969-mean-prestige = { $mean } PP on average, and the last space with { $complete } %.
odds-1969-at-least = { $kind ->
    [space] Space { $number } or beyond: { $chance } %.
   *[score] Score { $number } or more: { $chance } %.
  }
odds-1969-insurance = Insurance pays { $mean } M on average.
odds-1969-cards = Cards could make the mean anything from { $lowest } to { $highest } PP.
odds-1969-position = After entry { $at } of { $entries }, for { $player }:
odds-1969-flight = { $mission }, launched by { $player }
odds-1969-no-mission = There is no mission that could be launched now.
odds-1969-best = Best for the wish: { $option }.
odds-1969-wish-late = The test is over and its score is fixed, so the wish for the highest score has nothing to decide here.
