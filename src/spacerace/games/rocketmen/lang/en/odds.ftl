### Exact odds: beside an option of Rocketmen, and as a command.

## Beside an option

odds-success = { $percent }% chance of success.
odds-abort = { $cards ->
    [0] No success, but no card is lost.
    [one] No success, and one Launch Pad card is lost.
   *[other] No success, and { $cards } Launch Pad cards are lost.
  }

## The command

cli-odds-rocketmen-short = the chance that a launch succeeds
cli-odds-rocketmen =
    Tell the chance that a launch of Rocketmen succeeds under best play, as an exact fraction, and what to do.
    Describe a launch, or name a position of a match, or ask for the whole table.
cli-odds-rocketmen-example =
    example:
      spacerace odds rocketmen --destination moon --advance 3 --suits 1 --drawn 2,0 --value-success 5 --cost-failure 3 --cost-card 1
cli-odds-group-launch = the launch
cli-odds-destination = earth, moon or mars
cli-odds-advance = spaces that the Rocket advanced before the first draw, and by effects since (default: 0)
cli-odds-rocket = where the Rocket stands now, instead of --advance; needed where a drawn 0 counted as more
cli-odds-drawn = values of the Mission Success cards that were drawn and counted, with commas, such as 3,0
cli-odds-aside = values of the cards that were set aside without effect, with commas
cli-odds-pending = the value of a card that was just drawn and has not moved the Rocket yet
cli-odds-shown = values of the cards that Detailed Planning has turned up, to choose one from, with commas
cli-odds-group-effects = what can still be used
cli-odds-suits = Multi-Purpose Space Suits on the Launch Pad
cli-odds-shielding = Radiation Shieldings on the Launch Pad
cli-odds-afterburners = Afterburners on the Launch Pad
cli-odds-backup = Backup Systems and Life Support on the Launch Pad
cli-odds-planning = Detailed Planning is on the Launch Pad
cli-odds-clear-skies = the Variant Clear Skies is in play and was not used in this launch
cli-odds-espionage = Industrial Espionage is on the Launch Pad and can become one of these, with commas: suit, shielding, afterburner, backup, planning, mission-control
cli-odds-group-stakes = what is at stake (any of these adds the value of every choice)
cli-odds-value-success = what success is worth to you, such as 5, 2.5 or 7/2 (default: 1)
cli-odds-cost-failure = what failure costs you (default: 0)
cli-odds-cost-card = what each Pad card costs you that is discarded for an abort, or used up before it (default: 0)
cli-odds-pad = Pad cards that an abort could take (default: enough)
cli-odds-mission-control = Mission Control is on the Launch Pad: an abort takes no card
cli-odds-match = ask about a position of this match file
cli-odds-at = the position after so many entries of the match (default: after all)
cli-odds-table = the whole table of odds before the first draw; --destination narrows it
cli-odds-edition = the edition of the rules: final (the default) or early
cli-odds-pack = reckon with the cards of this pack file instead of the built-in ones
cli-odds-not-values = "{ $text }" is no list of card values; write such as 3,0
cli-odds-not-names = "{ $text }" is no list of effects; write such as suit,backup
cli-odds-not-an-amount = "{ $text }" is no amount; write a number from 0 on, with nine digits at most and six after a point, such as 5, 2.5 or 7/2

## What it refuses

refused-odds-nothing = Which launch? Name a destination with --destination, or a match with --match, or ask for all with --table.
refused-odds-mixed = { $main } does not go with { $others }; leave one or the other out.
refused-odds-at-alone = The option --at counts the entries of a match; name the match with --match.
refused-odds-destination = There is no destination "{ $destination }"; there is: { $known }.
refused-odds-both-places = The options --advance and --rocket say the same thing; keep one of the two.
refused-odds-too-far = A launch is over on space { $target }, so { $option } can be { $target } at most.
refused-odds-rocket-short = The cards drawn add up to { $drawn } spaces, so the Rocket cannot stand before space { $drawn }.
refused-odds-arrived = The Rocket had reached space { $target } before the last of these cards, so the launch was over; name fewer cards or a smaller advance.
refused-odds-draws = A launch to { $destination ->
    [earth] Earth orbit
    [moon] the Moon
   *[mars] Mars
  } has { $draws ->
    [one] one draw
   *[other] { $draws } draws
  }; name fewer cards.
refused-odds-shown-and-pending = Only one thing happens at a time; name either --shown or --pending.
refused-odds-planning-late = Detailed Planning works before the first draw only; leave --planning out once a card was drawn.
refused-odds-shown = Detailed Planning turns up { $cards } cards before the first draw; name exactly these with --shown, and no drawn ones.
refused-odds-aside = Cards are set aside with a draw only; name the draw with --drawn or --pending.
refused-odds-aside-many = What can no longer be used of Space Suits, Detailed Planning and, for a 0, Clear Skies has set { $most ->
    [one] one card
   *[other] { $most } cards
  } aside at most; name no more with --aside.
refused-odds-pad = The cards that you name lie on the Launch Pad too, so --pad cannot be less than { $named }.
refused-odds-deck = The deck has { $there ->
    [0] no card
    [one] one card
   *[other] { $there } cards
  } of value { $value }, but { $cards ->
    [one] one is
   *[other] { $cards } are
  } named; take some out of --drawn, --aside, --pending or --shown.
refused-odds-too-many = No Launch Pad holds so many: { $option } can be { $most } at most, as no Asset lies there twice and Industrial Espionage is one card.
refused-odds-effect = Industrial Espionage cannot become "{ $effect }" here; write: { $known }.
refused-odds-other-game = The file { $file } holds a match of { $game }, not of Rocketmen.
refused-odds-at = There is no entry { NUMBER($at, useGrouping: 0) } in this match; write a number from 0 to { NUMBER($entries, useGrouping: 0) }.
refused-odds-no-launch = No launch is under way or can be declared at this position; name another with --at.

## What it answers

odds-place = { $destination ->
    [earth] Earth orbit
    [moon] The Moon
   *[mars] Mars
  }
odds-draws = { $draws_left ->
    [0] no draw left
    [one] one draw left
   *[other] { $draws_left } draws left
  }
odds-heading-flying = { $place }: the Rocket is on { $rocket } of { $target }; { $draws }, { $undrawn } cards undrawn.
odds-heading-drawing = { $place }: the Rocket is on { $rocket } of { $target }; { $draws }, the next card is about to come from { $undrawn }.
odds-heading-revealing = { $place }: the Rocket is on { $rocket } of { $target }; { $draws }, Detailed Planning is turning up cards from { $undrawn }.
odds-heading-choosing = { $place }: the Rocket is on { $rocket } of { $target }; { $draws }, Detailed Planning has turned up { $shown }.
odds-heading-reacting = { $place }: the Rocket is on { $rocket } of { $target }; { $draws }, and { $shown } was just drawn.
odds-heading-last = { $place }: the Rocket is on { $rocket } of { $target } after the last draw.
odds-heading-declaring = { $player } can launch now.
odds-answer = Success under best play: { $percent } %, exactly { $exactly }.
odds-option = option
odds-percent = success %
odds-exactly = exactly
odds-value = value
odds-best = Best: { $option }.
odds-go-on = Going on is worth { $go_on }, an abort { $abort }.
odds-over-arrived = The target is reached.
odds-over-failed = The mission has failed.
odds-over-chance = There is nothing to choose until the card has come.

odds-move-draw = Draw
odds-move-abort = { $cards ->
    [0] Abort, for no Pad card
    [one] Abort, for one Pad card
   *[other] Abort, for { $cards } Pad cards
  }
odds-move-stand = Let the card stand
odds-move-accept = Accept the failure
odds-move-take = Take the { $value }
odds-move-use = Use { $effect }
odds-move-copy = Let Espionage become { $effect }
odds-effect-suit = Space Suit
odds-effect-shielding = Radiation Shielding
odds-effect-afterburner = Afterburner
odds-effect-backup = Backup Systems or Life Support
odds-effect-planning = Detailed Planning
odds-effect-mission-control = Mission Control
odds-effect-clear-skies = Clear Skies
odds-effect-nothing = a card without an effect in flight

odds-table-heading = { $destination ->
    [earth] Earth orbit
    [moon] The Moon
   *[mars] Mars
  }: success in percent, under best play
odds-table-advance = advance
odds-table-note = An Afterburner, Backup Systems and Life Support count as one space of advance each.
odds-column-nothing = bare
odds-column-suit = Suit
odds-column-shielding = Shielding
odds-column-planning = Planning
