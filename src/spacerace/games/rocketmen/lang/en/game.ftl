### Rocketmen: labels of options, sentences of the log, lines about what is going on, refusals.

## Names and amounts

card-hidden = a card
card-unknown = that card
card-own-name = { $name }
card-of-value = Mission Success { $value }
card-described = { $card } ({ $items })
cards-hidden = { $count ->
    [one] a card
   *[other] { $count } cards
  }
money = ${ $money }
items = { $count ->
    [one] { $item }
   *[other] { $count } { $item }
  }
points = { $points ->
    [one] { $points } Rocket point
   *[other] { $points } Rocket points
  }
purse-nothing = nothing
token-money = { $count ->
    [one] a $20 token
   *[other] { $count } $20 tokens
  }
token-science = { $count ->
    [one] a Science token
   *[other] { $count } Science tokens
  }
location = { $type } ({ $destination })
flight-earth = Earth orbit
flight-moon = the Moon
flight-mars = Mars

## Labels of options

action-buy = { $more ->
    [yes] Also buy { $card } ({ $price })
   *[no] Buy { $card } ({ $price })
  }{ $ends ->
    [yes] , which ends your turn
   *[no] {""}
  }
action-pay = Pay with { $card } ({ $purse })
action-pay-token = { $token ->
    [money] Pay with a $20 token
   *[science] Pay with a Science token
  }
action-place = { $place ->
    [plan] Plan { $card }
   *[pad] Place { $card } on the Launch Pad
  } { $how ->
    [itself] (its own money pays)
    [free] for free
   *[owed] for { $price }
  }
action-place-more = { $place ->
    [plan] Also plan { $card }
   *[pad] Also place { $card } on the Launch Pad
  }
action-place-free = { $place ->
    [plan] Plan { $card } for free (card effect)
   *[pad] Place { $card } on the Launch Pad for free (card effect)
  }
action-draw-pending = Draw from your HQ, as earned by paying
action-discard = { $effect ->
    [yes] Discard { $card } without its effect
   *[no] { $zone ->
        [pad] Discard { $card } from the Launch Pad
       *[hand] Discard { $card } from your Hand
      }
  }
action-discard-mission = { $failed ->
    [yes] Discard { $card }
   *[no] Give up { $card } and clear the Launch Pad
  }
action-keep-mission = Keep { $card } planned
action-play = Play { $card } for its effect
action-store = Lay { $card } on { $depot }
action-take-stored = Take { $cards } from { $depot } into your Hand
action-refresh = Put { $card } under the deck ({ $price })
action-launch = Launch to { $destination } for { $vp } VP (needs { $needed ->
    [one] { $needed } Rocket point
   *[other] { $needed } Rocket points
  }, you have { $points })
action-count = Count the Rocket points (you have { $points }, { $needed } needed)
action-use = Use { $card }
action-use-for = Use { $card }: { $effect }
action-copy = Make { $card } a copy of { $target } on the Launch Pad of { $player }
action-draw-success = Draw a Mission Success card ({ $draws ->
    [one] { $draws } draw left
   *[other] { $draws } draws left
  })
action-abort = Abort the mission ({ $owed ->
    [0] costs nothing
    [one] costs { $owed } Launch Pad card
   *[other] costs { $owed } Launch Pad cards
  })
action-end-turn = End the turn
action-drawn = Draw { $card }
action-first-player = { $player } begins
action-choose = Choose { $card }
action-confirm = Confirm
action-pass = Pass

effect-advance = the Rocket advances { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
  }
effect-count-zero-as = the 0 counts as { $value }
effect-choose-first = turn up { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } and choose the first draw
effect-redraw = ignore the drawn card and draw again

choose-threat = Take { $card } from space { $slot } of the display
choose-removal = { $zone ->
    [hand] Remove { $card } of your Hand
   *[warehouse] Remove { $card } of your Warehouse
  }
choose-cycle = Also discard { $card }
choose-top = Put { $card } on top of your HQ
choose-first-draw = Make { $card } the first draw
choose-for-abort = Discard { $card } from the Launch Pad
choose-engine = Take { $card } back into your Hand
choose-excess = Discard { $card } from your Hand

confirm-purchase = Confirm the purchase
confirm-placing = Confirm the placing
confirm-refresh = Confirm that { $card } goes under the deck
confirm-cycle = Draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
  } instead
pass-reaction = Let { $card } count as it is
pass-last-chance = Accept the failure
pass-engines = Take no further Engine back
pass-end-offer = Play on
action-trigger-end = Bring on the end: this shall be the last round
action-remove = Give { $card } to the AI, whose Rocket then advances 1{ $vp ->
    [0] {""}
   *[other] {" "}and which scores { $vp } VP
  }

## What is going on

step-over = The game is over.
step-running = The table is being set.
step-pick-first-player = Chance picks the starting player.
step-deal-threat = A Threat is being dealt to the teal deck.
step-draw-solitaire = The AI is drawing a card.
step-offering-end = Every destination is visited and your tokens suffice: bring on the end, or play on.
step-fill-slot = A card is being drawn for the display.
step-draw-to-hand = Cards are being drawn from an HQ.
step-deal-goal = The Personal Goals are being dealt.
step-draw-variant = A Variant card is being drawn.
step-flip-success = A Mission Success card is being drawn.
step-acting = { $can ->
    [launch] You can launch now, or first buy, place and discard cards.
    [end] Your Hand is empty: use what is still offered, or end the turn.
   *[act] Buy and place cards, discard what you don't need, then end the turn.
  }{ $pending ->
    [0] {""}
   *[other] {" "}An effect that you earned by paying is still to be used.
  }
step-purchasing = { $paid ->
    [all] Buying { $cards }: { $price } paid; { $more ->
        [yes] confirm it, or add a card
       *[no] confirm it
      }.
    [part] Buying { $cards }: { $price } to pay, { $given } given so far.
    [free] Buying { $cards }: nothing to pay; { $more ->
        [yes] confirm it, or add a card
       *[no] confirm it
      }.
   *[none] Buying { $cards }: { $price } to pay; { $more ->
        [yes] add a card or begin to pay
       *[no] begin to pay
      }.
  }
step-placing = { $paid ->
    [all] Placing { $cards }: { $price } paid; { $more ->
        [yes] confirm it, or add a card
       *[no] confirm it
      }.
    [part] Placing { $cards }: ${ $owed } still owed.
    [free] Placing { $cards }: nothing to pay; { $more ->
        [yes] confirm it, or add a card
       *[no] confirm it
      }.{ $instead ->
        [yes] {" "}A card with { kind-pay } may pay in place of their own money.
       *[no] {""}
      }
   *[none] Placing { $cards }: { $price } to pay; { $more ->
        [yes] add a card or begin to pay
       *[no] begin to pay
      }.
  }
step-refreshing = { $paid ->
    [part] Putting { $card } under the deck: ${ $owed } still owed.
    [none] Putting { $card } under the deck: { $price } to pay.
   *[all] Putting { $card } under the deck: { $price } paid; confirm it.
  }
step-taking-threat = { $card }: choose the Threat that you take.
step-removing = { $card }: choose the card that is removed from the game.
step-cycling = { $card }: choose further cards to discard, then draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }.
step-top-decking = { $card }: choose the card that goes on top of your HQ.
step-counting = Launching to { $destination }: you have { $points ->
    [one] { $points } Rocket point
   *[other] { $points } Rocket points
  } and need { $needed }; copy a card or count.
step-flying = In flight to { $destination }: Rocket on { $rocket } of { $target }, { $draws ->
    [one] { $draws } draw left
   *[other] { $draws } draws left
  }.
step-reacting = In flight to { $destination }: Rocket on { $rocket } of { $target }, { $card } drawn; answer it or let it count.
step-choosing-first = In flight to { $destination }: choose the first draw among { $cards }.
step-last-chance = In flight to { $destination }: Rocket on { $rocket } of { $target }, no draws left; this is your last chance.
step-abort-discarding = The mission is aborted: choose { $left ->
    [one] { $left } more card
   *[other] { $left } more cards
  } of the Launch Pad to discard.
step-keeping-engines = The launch is decided: you may take { $left ->
    [one] { $left } more Engine
   *[other] { $left } more Engines
  } back into your Hand.
step-keeping-mission = The mission failed: keep { $card } planned or discard it.
step-discarding-excess = Your Hand limit is { $limit }: choose { $excess ->
    [one] { $excess } more card
   *[other] { $excess } more cards
  } to discard.

## The log

fact-first-player-chosen = { $player } begins.
fact-variant-drawn = The Variant { $card } is in play.
fact-goal-dealt = { $player } was dealt the Personal Goal { $card }.
fact-goal-dealt-hidden = { $player } was dealt a Personal Goal.
fact-round-began = Round { $round } began.
fact-turn-began = { $player }'s turn began.
fact-slot-filled = { $card } came to space { $slot } of the display.
fact-card-drawn = { $player } drew { $card }.
fact-hq-shuffled = { $player }'s Warehouse was shuffled into a new HQ.
fact-cards-bought = { $player } bought { $cards } and paid with { $paid }.
fact-cards-placed = { $player } { $what }{ $parts ->
    [0] {""}
   *[other] , paying with { $paid }
  }.
placed-plan = planned { $cards }
placed-pad = placed { $cards } on the Launch Pad
fact-card-placed-free = { $place ->
    [plan] { $player } planned { $card } for free, thanks to { $by }.
   *[pad] { $player } placed { $card } on the Launch Pad for free, thanks to { $by }.
  }
fact-pending-draw-used = { $player } drew thanks to { $by }.
fact-card-discarded = { $player } discarded { $card }.
fact-mission-discarded = { $count ->
    [0] { $player } gave up the mission { $card }.
   *[other] { $player } gave up the mission { $card } and discarded { $pad } from the Launch Pad.
  }
fact-mission-kept = { $player } kept { $card } planned.
fact-effect-played = { $count ->
    [0] { $player } played { $card } for its effect.
   *[other] { $effect ->
        [take-threat] { $player } played { $card } and took { $cards }.
        [remove-card] { $player } played { $card } and removed { $cards } from the game.
        [cycle] { $player } played { $card } and discarded { $cards } with it.
        [top-deck] { $player } played { $card } and put { $cards } on top of HQ.
       *[other] { $player } played { $card } on { $cards }.
      }
  }
fact-card-stored = { $player } stored { $card }.
fact-store-taken = { $player } took { $cards } out of store.
fact-card-refreshed = { $player } put { $card } under the deck and paid with { $paid }.
fact-launch-declared = { $player } declared the launch of { $mission } to { $destination }.
fact-launch-scrubbed = { $player }'s launch was scrubbed with { $points } of { $needed ->
    [one] { $needed } Rocket point
   *[other] { $needed } Rocket points
  }.
fact-rocket-boosted = The boost took { $player }'s Rocket to { $rocket } of { $target }.
fact-success-drawn = { $player } drew { $card }.
fact-rocket-moved = { $by ->
    [0] { $player }'s Rocket stayed on { $rocket } of { $target }.
   *[other] { $player }'s Rocket moved { $by ->
        [one] { $by } space
       *[other] { $by } spaces
      } to { $rocket } of { $target }.
  }
fact-effect-used = { $player } used { $card }, and the Rocket stood on { $rocket }.
fact-card-copied = { $player }'s { $card } became a copy of { $target }.
fact-launch-aborted = { $owed ->
    [0] { $player } aborted the launch and lost no card of the Launch Pad.
    [one] { $player } aborted the launch and had to discard { $owed } card of the Launch Pad.
   *[other] { $player } aborted the launch and had to discard { $owed } cards of the Launch Pad.
  }
fact-pad-discarded = { $player } discarded { $cards } from the Launch Pad.
fact-engines-kept = { $player } took { $card } back into the Hand.
fact-mission-failed = { $player }'s mission failed with the Rocket on { $rocket } of { $target }.
fact-mission-succeeded = { $player }'s mission reached { $location } for { $vp } VP, with the achievement { $achievement }.
fact-first-token-taken = { $player } was the first to reach { $destination } and took its token.
fact-excess-discarded = { $player } discarded { $card }, being over the Hand limit.
fact-turn-ended = { $player }'s turn ended.
fact-end-triggered = { $reason ->
    [threshold] { $player } reached enough points to end the game: this is the last round.
    [tokens] { $player } brought on the end, with all six tokens placed and every destination visited: this is the last round.
    [all-tokens] All mission tokens are placed: this is the last round.
    [fourth-token] { $player } completed a fourth mission: this is the last round.
    [all-locations] Every location holds a token: this is the last round.
    [choice] { $player } chose to bring on the end: this is the last round.
    [solo-tokens] All six tokens of one side are placed and every destination is visited: this is the last turn.
    [solo-all-tokens] All tokens of both sides are placed: this is the last turn.
    [solo-fifth-token] One side has placed its fifth token and every destination is visited: this is the last turn.
    [solo-all-locations] Every location holds a token: this is the last turn.
    [solo-display] The display is empty: this is the end.
   *[other] { $player } brought on the end: this is the last round.
  }
fact-game-ended = { $reason ->
    [threshold] The game ended, because a player had reached enough points.
    [tokens] The game ended, because a player had placed all mission tokens and every destination was visited.
    [all-tokens] The game ended, because all mission tokens were placed.
    [fourth-token] The game ended, because a player had completed a fourth mission.
    [fifth-token] The game ended, because one side had placed a fifth token and every destination was visited.
    [all-locations] The game ended, because every location held a token.
    [choice] The game ended, because a player had chosen so.
    [display] The game ended, because the display was empty.
    [cap] The game was stopped unfinished, because the table's last round was over.
   *[other] The game ended.
  }

## Facts: alone, and in the early edition

fact-threat-dealt = A Threat was shuffled into the teal deck, unseen.
fact-goal-redrawn = The goal { $card } cannot be met alone and was put aside; another is drawn.
fact-ai-drew = { $purpose ->
    [destination] The AI turned up { $card }: it wants to fly to { $destination }, starting on space { $start }.
   *[type] The AI turned up { $card }: mission type { $type }, advance { $advance }.
  }
fact-ai-rejected = { $reason ->
    [full] The AI has tokens on all locations there, so { $card } is discarded and another card drawn.
    [no-such-location] There is no such location at its destination, so { $card } is discarded and another card drawn.
    [been-there] The AI has a token there already, so { $card } is discarded and another card drawn.
   *[no-type-left] No other card has a mission for that destination, so { $card } is discarded and the AI begins again.
  }
fact-solitaire-shuffled = The discarded Solitaire cards were shuffled into a new deck.
fact-ai-idle = The AI can start no further mission and waits.
fact-ai-mission-began = The AI's mission is { $location }; its Rocket stands on { $rocket } of { $target }.
fact-ai-advanced = The AI's Rocket moved to { $rocket } of { $target }.
fact-ai-arrived = The AI's mission reached { $location } for { $vp } VP.
fact-ai-took = { $vp ->
    [0] { $card } went from the display to the AI.
   *[other] { $card } went from the display to the AI, which scored { $vp } VP.
  }
fact-end-offer-refused = { $player } could have brought on the end and plays on.

## Refusals: alone, and in the early edition

refused-seed = A seed is a whole number of at most 40 digits, and { $seed } is none.
refused-not-alone = Alone means one player, and { $players } are seated.
refused-no-variants = { $mode ->
    [battle] The Battle for Earth is played without Variant cards.
   *[solo] The game alone is played without Variant cards.
  }
refused-no-strict-declaration = The early edition never lets a launch be declared with too few Rocket points, so there is nothing to be strict about.
refused-no-level = Only the game alone has a level; leave it out or play in the mode "solo".
refused-launch-not-in-battle = In The Battle for Earth missions fly to Earth orbit alone, not to { $destination }.
refused-removal-not-alone = Only somebody who plays alone can give display cards to the AI.
refused-removal-used = You have given a display card to the AI in this turn already.
refused-removal-no-mission = You can give the AI a display card only while it has a mission, because its Rocket has to move for it.
refused-trigger-end = The end can be brought on by choice only when the early edition offers it, right after your fifth or sixth mission.

## Refusals: any time

refused-no-launch = That belongs to a launch; declare one first.
refused-nothing-open = There is nothing open to pay for, choose or confirm; begin to buy, place or play a card first.
refused-not-now = You cannot do this now; choose one of the options that you are offered.
refused-finish-first = You have begun something else; confirm it or take it back first.
refused-over-limit = Your Hand is over its limit, so you must choose cards to discard first.

## Refusals: buying

refused-already-chosen = You have already chosen { $card }.
refused-not-for-sale = You cannot buy { $card }, because it is neither in the display nor on top of an Engine pile.
refused-engine-limit = You may buy only { $limit ->
    [one] one Engine
   *[other] { $limit } Engines
  } a turn.
refused-cannot-pay = The price is { $price }, but your Hand and tokens together give { $purse }.
refused-payment-would-idle = You cannot add { $card } now, because something that you pay with would be wasted; take the payment back first.
refused-idle-source = You cannot pay with { $source } here, because some part of the payment would be wasted.
refused-already-paying = You are already paying with { $card }.
refused-token-already-paying = You cannot pay with { $source }, because all that you have are in this payment already.
refused-not-in-hand = You can only pay with cards in your Hand, and { $card } is not there.
refused-token-flipped = You cannot pay with { $source }, because all that you have are used up for this turn.
refused-no-token = You cannot pay with { $source }, because you have none.
refused-not-covered = The price of { $price } is not yet paid; add cards or tokens before you confirm.

## Refusals: placing

refused-place-not-in-hand = You can only place cards from your Hand, and { $card } is not there.
refused-plan-takes-missions = The Mission Plan takes Mission cards only, and { $card } is none.
refused-plan-full = Your Mission Plan already holds { $card }; discard it first or place cards on the Launch Pad.
refused-plan-first = If you want to plan { $card }, choose it before the cards for the Launch Pad.
refused-no-mission-planned = You cannot place { $card } on the Launch Pad before a Mission is planned.
refused-no-item = You cannot place { $card } on the Launch Pad, because it has no item other than money.
refused-same-name = { $card } cannot go there, because an Asset of that name is on your Launch Pad already.
refused-same-seat-name = Two seats cannot both be called { $name }; give one of them another name.
refused-place-another = { $card } gives a free placing to another card, not to itself.
refused-cannot-pay-placing = You would have to pay { $price }, and your other Hand cards and $20 tokens do not give that much.
refused-being-placed = You cannot pay with { $card } while you are placing it; its own money counts already.
refused-science-places-nothing = You cannot pay with a Science token here, because placing costs only money.

## Refusals: discarding

refused-permanent = You cannot discard { $card }, because it is Permanent and stays on the Launch Pad.
refused-discard-not-there = You can only discard cards of your Hand and Launch Pad, and { $card } is in neither.
refused-no-mission = You have no planned Mission to discard.

## Refusals: what cards do

refused-effect-used = You have already used { $card } this turn.
refused-effect-impossible = You cannot play { $card } now, because there is nothing that its effect could act on.
refused-effect-not-in-hand = You can only play cards from your Hand, and { $card } is not there.
refused-no-discard-effect = You cannot play { $card } for an effect, because it has no DISCARD effect.
refused-choose-threat = You cannot take { $card }; choose a Threat of the right type in the display.
refused-choose-removal = You cannot remove { $card }; choose another card of your Hand or Warehouse.
refused-choose-hand-card = You cannot choose { $card }; choose another card of your Hand.
refused-choose-playing-area = You cannot choose { $card }; choose a card of your Playing Area.
refused-nothing-pending = You have earned no such effect by paying, or you have already used it.
refused-nothing-to-draw = You cannot draw, because your HQ and your Warehouse are empty.
refused-no-depot = You have no card on your Launch Pad that can store others.
refused-depot-empty = No cards are stored, so you cannot take any.
refused-depot-full = You cannot store another card, because there is no room left.

## Refusals: launching

refused-launch-no-mission = You cannot launch before a Mission is planned.
refused-launch-no-token = You have no mission token left to launch with.
refused-launch-destination = You cannot fly to { $destination } with { $card }; choose a destination that the card shows.
refused-launch-own-token = You have already completed { $card } to { $destination }; choose another destination or Mission.
refused-launch-points = This launch needs { $needed ->
    [one] { $needed } Rocket point
   *[other] { $needed } Rocket points
  }, but you have { $points ->
    [0] none
   *[other] only { $points }
  }.
refused-abort-before-draw = You can only abort after your first draw.
refused-abort-now = You cannot abort at this moment; an abort comes between two draws.
refused-copy = You cannot make { $card } that copy; choose one of the copies that you are offered.
refused-effect-window = You cannot use { $card } at this moment of the launch.
refused-count-short = You cannot count now; this launch needs { $needed ->
    [one] { $needed } Rocket point
   *[other] { $needed } Rocket points
  }.
refused-choose-listed = You cannot choose { $card }; choose one of the cards that you are offered.
refused-during-launch = You cannot do this during a launch; choose one of the options that you are offered.

## Refusals: Open Market

refused-no-open-market = You cannot put a card under the deck, because Open Market is not in play.
refused-market-used = You have already put a card under the deck this turn.
refused-not-on-display = You can only put a card of the display under the deck, and { $card } is not there.
refused-cannot-pay-market = You would have to pay { $price }, and your Hand and $20 tokens do not give that much.

## Refusals: before the game

refused-edition = There is no edition "{ $edition }"; there is: { $known }.
refused-mode = There is no mode "{ $mode }"; there is: { $known }.
refused-player-count = Rocketmen is for two to four players, not for { $players }.
refused-seat-name = The name "{ $name }" will not do; it must not be empty, begin or end with a space, contain ":", "|" or "#", or be "chance".
refused-option = There is no option "{ $option }"; there are: { $known }.
refused-option-value = { $option ->
    [variants] The option "variants" must be 0 or 2, not "{ $value }".
    [strict_declaration] The option "strict_declaration" must be yes or no, not "{ $value }".
    [level] The option "level" must be easy, normal or hard, not "{ $value }".
    [round_cap] The option "round_cap" must be a number of rounds, or 0 for no limit, not "{ $value }".
   *[other] The option "{ $option }" cannot be "{ $value }".
  }
refused-pack = The pack cannot be used: { $problems }
refused-pack-hash = The pack { $pack } { $version } is not the one that this match was played with, because its values differ.

refused-unknown-card = No card is called "{ $word }".
