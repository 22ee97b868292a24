### The browser's table of Rocketmen: headings, names of zones, short words on cards.

## Sections

web-rm-market = Display and Engines
web-rm-space = Space
web-rm-me = Your board
web-rm-others = The others
web-rm-tab-market = Market
web-rm-tab-space = Space
web-rm-tab-own = My board
web-rm-tab-others = Others
web-rm-tab-log = Log

## Display and Engine piles

web-rm-display = Display
web-rm-engines = Engine piles
web-rm-empty = empty
web-rm-offset = ends your turn
web-rm-pile-left = { $count ->
    [one] 1 left
   *[other] { $count } left
  }
web-rm-deck-note = The draw deck: first the teal cards, then the pink ones.
web-rm-deck-teal = { $count } teal left
web-rm-deck-pink = then { $count } pink
web-rm-deck-bottom = { $count } at the bottom

## Tracks and map

web-rm-track = Mission Track
web-rm-victory = Victory track
web-rm-surcharge = surcharge on Threats
web-rm-surcharge-from = From { $vp } VP on, Threats cost ${ $money } more.
web-rm-end-at = { $vp } VP bring on the end.
web-rm-points-of = { $name }: { $vp } VP
web-rm-needs-spaces = { $count } spaces to get there
web-rm-has-draws = { $count } draws at most
web-rm-boosted-by = { $item } on the Launch Pad moves the Rocket before the first draw
web-rm-needs-points = needs { $points ->
    [one] 1 Rocket point
   *[other] { $points } Rocket points
  }
web-rm-pays = { $order ->
    [1] { $vp } VP for the first to arrive
    [2] { $vp } VP for the second to arrive
    [3] { $vp } VP for the third to arrive
   *[other] { $vp } VP for the { $order }th to arrive
  }
web-rm-first-token = For the first mission to { $destination }
web-rm-variants = Variants

## Boards

web-rm-plan = Mission Plan
web-rm-plan-empty = No mission planned.
web-rm-plan-nowhere = It can fly nowhere in this game.
web-rm-pad = Launch Pad
web-rm-pad-empty = Plan a mission, then lay cards here.
web-rm-pad-none = No cards yet.
web-rm-thrust = Rocket points of Launch Pad and achievements
web-rm-boost-now = Before the first draw the Rocket moves { $spaces } on
web-rm-enough = enough Rocket points
web-rm-area = Playing Area
web-rm-area-empty = Cards played this turn lie here.
web-rm-store = Stored
web-rm-next = Next from HQ:
web-rm-hq = HQ
web-rm-hq-look = HQ: { $count } cards, in an order that nobody knows
web-rm-unseen = HQ ({ $count } cards) and Hand together
web-rm-warehouse = Warehouse
web-rm-junkyard = Junkyard
web-rm-pile-of = { $pile }: { $count } cards
web-rm-hand = Your Hand: { $count } cards, limit { $limit }
web-rm-hand-empty = Your Hand is empty.
web-rm-hand-of = { $count ->
    [one] 1 card in Hand
   *[other] { $count } cards in Hand
  }
web-rm-known = known in Hand:
web-rm-goals = Goals: one of them scores
web-rm-goal-binding = Your goal must be met
web-rm-goal-met = met so far
web-rm-goals-hidden = { $count ->
    [one] 1 secret goal
   *[other] { $count } secret goals
  }
web-rm-missions = { $count ->
    [one] 1 mission completed
   *[other] { $count } missions completed
  }
web-rm-on-turn = on turn
web-rm-began = began the game
web-rm-has-points = { $points ->
    [one] 1 Rocket point from achievements
   *[other] { $points } Rocket points from achievements
  }
web-rm-token-ready = { $token }: ready
web-rm-token-used = { $token }: used this turn

## Alone

web-rm-ai = AI
web-rm-level-easy = easy
web-rm-level-normal = normal
web-rm-level-hard = hard
web-rm-ai-mission = On its way: { $location }, Rocket on { $rocket }.
web-rm-ai-idle = No mission under way.
web-rm-ai-destination = Destination card: { $destination }, start on { $start }
web-rm-ai-type = Type card: { $type }, advance { $advance }
web-rm-ai-area = { $count ->
    [0] It has taken no cards.
    [one] It has taken 1 card:
   *[other] It has taken { $count } cards:
  }
web-rm-ai-deck = Solitaire deck: { $count } cards, { $discards } discarded

## Cards

web-rm-costs = Costs { $price }
web-rm-gives = Gives { $items }
web-rm-flies = { $destination }: needs { $points ->
    [one] 1 Rocket point
   *[other] { $points } Rocket points
  }
web-rm-flights = Where it can fly
web-rm-brings = Success brings { $achievement }
web-rm-vp = { $vp } VP
web-rm-mark = { $players ->
    [1] In every game
   *[other] In games of { $players } or more players
  }
web-rm-number = No. { $number }
web-rm-guess = our reconstruction, no source shows it
web-rm-threat = Worth points at the end and good for nothing else. Its price rises with your points.
web-rm-engine = LIMIT: one Engine a turn.
# Where long words on cards may be divided; divided words are only drawn, never spoken.
web-rm-breaks = After·burner Bio·technology Hydro·ponics Nano·mate·rials Govern·ment Space·ship
web-rm-close = Close
web-rm-do-take_threat = Take { $threat } for free
web-rm-do-draw = Draw { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
web-rm-do-remove_card = Junk another card, draw { $then_draw }
web-rm-do-cycle = Swap any Hand cards
web-rm-do-top_deck = A played card goes on top of HQ
web-rm-do-place_free = Place another card for free
web-rm-do-money_per_mission = ${ $money } for each mission done
web-rm-do-advance = Rocket +{ $spaces }
web-rm-do-burn = Junk it: Rocket +{ $spaces }
web-rm-do-count_zero_as = A 0 counts as { $value }
web-rm-do-choose_first = Choose the first draw from { $cards }
web-rm-do-redraw = Ignore a draw, draw again
web-rm-do-copy_card = Copy a card of another Pad
web-rm-do-safe_abort = An abort costs no card
web-rm-do-keep_engines = Keep up to { $cards } Engines
web-rm-do-store = Stores up to { $cards } cards

## What a click does

web-rm-verb-buy = Buy
web-rm-verb-pay = Pay
web-rm-verb-place = Place
web-rm-verb-place-free = Place free
web-rm-verb-discard = Discard
web-rm-verb-discard-mission = Give up
web-rm-verb-play = Use its effect
web-rm-verb-choose = Choose
web-rm-verb-store = Store
web-rm-verb-take-stored = Take back
web-rm-verb-refresh = Under the deck
web-rm-verb-remove = Give to the AI
web-rm-verb-use = Use
web-rm-verb-copy = Copy
web-rm-verb-draw-pending = Draw
web-rm-verb-launch = Launch
web-rm-laid-buy = buying
web-rm-laid-pay = pays
web-rm-laid-place = placing
web-rm-laid-refresh = goes under
web-rm-laid-discard = discarding
web-rm-why-buy = Why can't I buy it?
web-rm-why-plan = Why can't I plan it?
web-rm-why-pad = Why can't it go on the Launch Pad?
web-rm-why-play = Why can't I use its effect?

## A choice that is open

web-rm-try-buy = Buy { $cards }
web-rm-try-place = Place { $cards }
web-rm-try-plan = Plan { $mission }
web-rm-try-plan-and-place = Plan { $mission }, and place { $cards }
web-rm-try-refresh = Put { $card } under the deck
web-rm-try-pays = Paid with: { $sources }
web-rm-try-over = ${ $money } are given away: nothing else fits.
web-rm-try-owed = Choose what pays.
web-rm-try-more = Add { $cards }
web-rm-instead-plan = On the Mission Plan
web-rm-instead-pad = On the Launch Pad
web-rm-try-cancel = Cancel
web-rm-discard-several = Discard several cards …
web-rm-discard-chosen = { $count ->
    [0] Choose the cards
    [one] Discard 1 card
   *[other] Discard { $count } cards
  }
web-rm-discard-all = All { $count }
web-rm-discard-rest-end = Discard all { $count } and end the turn

## Options

web-rm-round = Round { $round }
web-rm-last-round = The end is near: this is the last round.
web-rm-price = Price
web-rm-given = Given
web-rm-owed = Still owed
web-rm-owed-items = items
web-rm-paid = Paid
web-rm-hint = Whatever has a golden edge can be clicked.
web-rm-all-options = All options as a list ({ $count })
web-rm-wait = You can look at every card and pile meanwhile.
web-rm-winner = wins

## A launch

web-rm-launch = Launch
web-rm-launch-to = Launch to { $destination }
web-rm-launch-of = { $name } launches
web-rm-draw = Draw
web-rm-abort = Abort
web-rm-flown = The Rocket is on space { $rocket } of { $target }.
web-rm-short = { $spaces ->
    [one] One space short!
   *[other] { $spaces } spaces short.
  }
web-rm-turned = Mission Success cards turned over
web-rm-draw-left = a draw that is left
web-rm-still-there = Still in the deck:
web-rm-left-of = Value { $value }: { $count } left
web-rm-outcome-arrived = { $own ->
    [yes] You have arrived!
   *[no] { $name } has arrived!
}
web-rm-outcome-failed = { $own ->
    [yes] Your mission has failed.
   *[no] The mission of { $name } has failed.
}
web-rm-outcome-aborted = { $own ->
    [yes] You abort the mission.
   *[no] { $name } aborts the mission.
}
web-rm-outcome-scrubbed = { $own ->
    [yes] Your launch is scrubbed.
   *[no] The launch of { $name } is scrubbed.
}

home-edition-rocketmen-final = Final edition
home-edition-rocketmen-early = Early edition
home-mode-rocketmen-standard = The race
home-mode-rocketmen-standard-what = Earth orbit, Moon and Mars: the whole game.
home-mode-rocketmen-battle = The Battle for Earth
home-mode-rocketmen-battle-what = Missions to Earth orbit alone: shorter, and good for a first game.
home-mode-rocketmen-solo = Alone
home-mode-rocketmen-solo-what = You against the AI of the rulebook.
home-option-rocketmen-level = Level
home-option-rocketmen-level-easy = Easy
home-option-rocketmen-level-normal = Normal
home-option-rocketmen-level-hard = Hard
home-option-rocketmen-variants = Variant cards
home-option-rocketmen-variants-0 = None
home-option-rocketmen-variants-2 = Two at random
home-option-rocketmen-strict_declaration = Declaring a launch
home-option-rocketmen-strict_declaration-false = Only where the rocket can get
home-option-rocketmen-strict_declaration-true = Anywhere; too little Rocket scrubs the launch
web-rocketmen = Rocketmen
web-rocketmen-what = Buy cards, build a rocket, push your luck at the launch to Earth orbit, the Moon or Mars.

## The colour of a player

web-table-side-rocketmen = Colour
web-table-side-of-rocketmen = Colour of seat { $number }
web-table-side-random-rocketmen = Random colour
