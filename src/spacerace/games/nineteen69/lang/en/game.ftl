### 1969: labels of options, sentences of the log, lines about what is going on, refusals.

## Names and amounts

n-own-name = { $name }
n-flight-moon = to the Moon
n-one-scientist = { $kind ->
    [basic] a { $scientist } scientist
    [inexperienced] an { $scientist } scientist
    [famous] a { $scientist } scientist
   *[other] a { $scientist }
  }
n-card-hidden = a card
n-card = { $value ->
    [8] an { $value }
    [11] an { $value }
    [18] an { $value }
   *[other] a { $value }
  }
n-money = { $money } M
n-points = { $points } PP
n-at = { $last ->
    [yes] on the last space, { $points }
   *[no] { $space ->
        [0] at the start
       *[other] at { $points }
      }
  }
n-dice = { $face ->
    [success] { $count ->
        [one] { $count } success
       *[other] { $count } successes
      }
    [failure] { $count ->
        [one] { $count } failure
       *[other] { $count } failures
      }
   *[neutral] { $count } neutral
  }

## Labels of options

n-action-draw = { $bought ->
    [yes] { $count ->
        [0] Buy an espionage card ({ $price })
       [one] Discard the card { $discards } and buy an espionage card ({ $price })
       *[other] Discard the cards { $discards } and buy an espionage card ({ $price })
      }
   *[no] Draw a free espionage card
  }
n-action-swap = { $bought ->
    [yes] Discard { $card } and buy another card ({ $price })
   *[no] Discard { $card } and draw a free card
  }
n-action-discard = { $more ->
    [yes] Also discard { $card }
   *[no] Discard { $card }, to buy another card
  }
n-action-sell = { $count ->
    [0] Sell nothing
   *[other] Sell { $points } for { $money }
  }
n-action-hire = Hire { $scientist } ({ $amount ->
    [0] for free
   *[other] { $price }
  })
n-action-place = Put it into { $research }
n-action-place-spy = { $token ->
    [yes] Spy in { $research }: you get a bonus token
    [none] Spy in { $research }: no bonus token is left
   *[no] Spy in { $research }: you have a bonus token already
  }
n-action-spy-on = Spy on { $player }
n-action-launch = Launch { $mission } { $amount ->
    [0] for free
   *[other] for { $price }
  } (up to { $most } in { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
  })
n-action-reroll = { $face ->
    [success] Reroll a success
    [failure] Reroll a failure
   *[neutral] Reroll a neutral die
  }
n-action-convert = { $count ->
    [0] Turn no neutral die (rocket { $at })
    [one] Turn { $count } neutral die into a success (rocket { $at })
   *[other] Turn { $count } neutral dice into successes (rocket { $at })
  }
n-action-commit = { $more ->
    [yes] Also commit { $card }
   *[no] Commit { $card }
  }
n-action-first-player = { $player } begins
n-action-drawn = Draw { $card }
n-action-rolled = { $face ->
    [success] Roll a success
    [failure] Roll a failure
   *[neutral] Roll a neutral face
  }

n-stop = Stop
n-stop-free-cards = No more free cards
n-stop-purchases = Done buying
n-stop-launch = Launch nothing
n-stop-rerolls = Keep the dice
n-stop-commitment = { $count ->
    [0] Commit nothing
    [one] Commit this card
   *[other] Commit these cards
  }

## What is going on

n-step-over = The game is over.
n-step-running = The table is being set.
n-step-pick-first-player = Chance picks the first player.
n-step-drawing-card = An espionage card is being drawn.
n-step-rolling-die = Die { $die } is being rolled.
n-step-free-cards = Income of { NUMBER($year, useGrouping: 0) }: you may draw { $left ->
    [one] { $left } free card
   *[other] { $left } free cards
  }{ $full ->
    [yes] , but your hand is full, so you must discard a card for each
   *[no] {""}
  }.
n-step-selling = Income of { NUMBER($year, useGrouping: 0) }: you may sell up to { $most } of your { $points }, for { $price } each.
n-step-purchasing = Purchases of { NUMBER($year, useGrouping: 0) }: you have { $money }; hire scientists, { $full ->
    [yes] discard cards to buy one, for your hand is full,
   *[no] buy cards
  } or be done.
n-step-discarding = You will discard { $count ->
    [one] the card { $values }
   *[other] the cards { $values }
  }: buy a card for { $price }, or discard more first.
n-step-placing = Hiring { $scientist } { $amount ->
    [0] for free
   *[other] for { $price }
  }: choose one of your researches.
n-step-targeting = Hiring { $scientist } { $amount ->
    [0] for free
   *[other] for { $price }
  }: choose whom to spy on.
n-step-spotting = Hiring { $scientist } { $amount ->
    [0] for free
   *[other] for { $price }
  }: choose a research of { $player }.
n-step-launching = Missions of { NUMBER($year, useGrouping: 0) }: you have { $money }; launch a mission or nothing.
n-step-rerolling = The dice show { $dice }: you may reroll { $left ->
    [one] { $left } die
   *[other] { $left } dice
  }.
n-step-converting = Ground Control: turn up to { $most ->
    [one] { $most } neutral die into a success
   *[other] { $most } neutral dice into successes
  }. A rocket that stays back may draw fewer cards against it.
n-step-committing = { $whose ->
    [own] Your mission { $mission } is { $at }{ $end ->
        [yes] {""}
       *[no] {" "}({ $most } at the end)
      }: commit cards to push the rocket ahead
   *[other] { $player }'s mission { $mission } is { $at }{ $end ->
        [yes] {""}
       *[no] {" "}({ $most } at the end)
      }: commit cards to push the rocket back
  }, { $espionage ->
    [one] { $espionage } point
   *[other] { $espionage } points
  } a space{ $count ->
    [0] {""}
    [one] ; chosen so far: { $values }
   *[other] ; chosen so far: { $values }, { $sum } together
  }.

## The log

n-fact-first-player-chosen = { $player } begins.
n-fact-year-began = The year { NUMBER($year, useGrouping: 0) } began, with { $first } as first player.
n-fact-income-taken = { $player } took an income of { $money }.
n-fact-card-drawn = { $player } drew { $card }.
n-fact-card-paid = { $player } bought a card for { $money }.
n-fact-card-discarded = { $player } discarded { $card }.
n-fact-deck-shuffled = The discards were shuffled into a new deck.
n-fact-prestige-sold = { $player } sold { $points } for { $money }.
n-fact-scientist-hired = { $player } hired { $scientist } { $amount ->
    [0] for free
   *[other] for { $price }
  } and put it into { $research }.
n-fact-spy-placed = { $player } hired { $scientist } { $amount ->
    [0] for free
   *[other] for { $price }
  }, put it into { $owner }'s { $research } and took { $token ->
    [yes] a bonus token
   *[no] no bonus token
  }.
n-fact-purchases-done = { $player } finished buying.
n-fact-mission-launched = { $player } launched { $mission } { $amount ->
    [0] for free
   *[other] for { $cost }
  }{ $start ->
    [0] {""}
    [one] , starting { $start } space ahead
   *[other] , starting { $start } spaces ahead
  }.
n-fact-no-launch = { $player } launched nothing.
n-fact-die-rolled = { $face ->
    [success] { $player } rolled a success with die { $die }.
    [failure] { $player } rolled a failure with die { $die }.
   *[neutral] { $player } rolled a neutral face with die { $die }.
  }
n-fact-neutrals-turned = { $player }'s Ground Control turned { $count } of { $neutrals ->
    [one] { $neutrals } neutral die
   *[other] { $neutrals } neutral dice
  } into successes.
n-fact-test-done = { $player }'s test had { $successes ->
    [0] no success
    [one] { $successes } success
   *[other] { $successes } successes
  }, { $failures ->
    [0] no failure
    [one] { $failures } failure
   *[other] { $failures } failures
  } and { $bonus ->
    [0] nothing
   *[other] { $bonus }
  } from symbols: { $way ->
    [ahead] { $by ->
        [one] { $by } space ahead
       *[other] { $by } spaces ahead
      }
    [back] { $by ->
        [one] { $by } space back
       *[other] { $by } spaces back
      }
   *[stays] the rocket stays where it is
  }.
n-fact-insurance-paid = Insurance paid { $player } { $money }.
n-fact-cards-committed = { $cards ->
    [0] { $player } committed no cards.
    [one] { $player } committed { $cards } card, face down.
   *[other] { $player } committed { $cards } cards, face down.
  }
n-fact-cards-revealed = { $count ->
    [one] { $player } turned up { $values }.
   *[other] { $player } turned up { $values }, { $sum } together.
  }
n-fact-rocket-pushed = { $by ->
    [launcher] { $player }'s own cards, worth { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
      }, pushed the rocket ahead.
   *[opponents] The opponents' cards, worth { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
      }, pushed { $player }'s rocket back.
  }
n-fact-prestige-gained = { $player }'s mission { $mission } brought { $count ->
    [0] no PP
   *[other] { $points }
  }{ $less ->
    [0] {""}
   *[other] , { $less } less for flags
  }.
n-fact-moon-progressed = { $player }'s progress flag moved one space ahead on the track of the Moon.
n-fact-year-ended = The year { NUMBER($year, useGrouping: 0) } ended.
n-fact-game-ended = The game ended with the year 1969.

## The score

n-score-prestige = prestige points
n-score-scientists = scientists on the sheets

## Refusals: any time

n-refused-unknown = There is nothing of the kind here; choose one of the options that you are offered.
n-refused-not-now = You cannot do this now; choose one of the options that you are offered.
n-refused-finish-first = You have begun to hire a scientist; choose a place or take it back first.
n-refused-buy-first = You have begun to discard; buy a card or take it back first.
n-refused-price = The price is { $price }, but you have only { $money }.

## Refusals: income and purchases

n-refused-hand-not-full = You can discard a card only with a full hand, that is with { $limit ->
    [one] { $limit } card
   *[other] { $limit } cards
  }.
n-refused-hand-full = Your hand is full with { $limit ->
    [one] { $limit } card
   *[other] { $limit } cards
  }, so you must discard one to get another.
n-refused-discard-first = With a full hand you discard first and then buy: choose the cards to discard, one by one.
n-refused-swap-instead = In this game cards are swapped one for one: choose the card that you swap.
n-refused-no-such-card = You cannot take a card of value { NUMBER($value, useGrouping: 0) } now; choose one of the values that you are offered.
n-refused-sale = { $most ->
    [0] You cannot sell any PP now.
   *[other] You can sell from 0 to { $most } PP now.
  }
n-refused-no-supply = You cannot hire the type { $scientist }, because the supply has none left.
n-refused-no-place = You cannot hire the type { $scientist }, because there is no research that it could go to.
n-refused-place = It cannot go there; choose a research with an empty slot and, unless both are Basic, no other of its type.
n-refused-target = You cannot spy on that player; choose an opponent who has a place for a spy.

## Refusals: missions

n-refused-flown = You have flown this mission already, and each is open to you only once.
n-refused-reroll = You cannot reroll such a die; choose a face that some die shows which has not been rerolled yet.
n-refused-convert = Ground Control can turn from 0 to { $most } neutral dice now.
n-refused-falling = In this game cards are added from high to low, and { NUMBER($value, useGrouping: 0) } is higher than the last one; take some back to begin with it.

## Refusals: before the game

n-refused-player-count = The game is for two to five players, not for { $players }.
n-refused-option = There is no option "{ $option }", because 1969 leaves nothing to choose.
n-refused-not-a-number = There must be a whole number of at most five digits, not "{ $word }".
