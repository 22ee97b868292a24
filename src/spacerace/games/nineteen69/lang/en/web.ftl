### The table of 1969 in the browser. Sentences about what happens are in nineteen69.ftl.

## What cards and dice show

n-espionage-card-text = { $value ->
    [one] { $value } point
   *[other] { $value } points
  } for your own rocket or against another's.
n-face-success = success
n-face-neutral = neutral
n-face-failure = failure

## Parts of the table

web-1969-calendar = Calendar
web-1969-prestige = Prestige points
web-1969-missions = Missions
web-1969-market = Scientists for hire
web-1969-flight = The flight
web-1969-duel = Espionage cards
web-1969-sheets-of = Sheets of { $name }
web-1969-sheet-ground = Ground control
web-1969-sheet-rocket = Rocket
web-1969-hand = Your cards: { $cards } of { $limit }
web-1969-page-flight = Flight
web-1969-page-missions = Missions
web-1969-page-mine = Sheets
web-1969-page-rivals = Rivals
web-1969-page-market = Hire
web-1969-page-log = Log
web-1969-nobody = nobody
web-1969-recon = This mark stands by values that are our reconstruction: no source shows the printed ones.
web-1969-highlighted = What you can choose is highlighted on the table.

## Calendar and standings

web-1969-phase-setup = Set-up
web-1969-phase-income = Income
web-1969-phase-purchase = Purchases
web-1969-phase-mission = Missions
web-1969-phase-ending = Year's end
web-1969-year = { $year }: income { $money }, up to { $points } may be sold.
web-1969-standing = { $name }: { $points }.
web-1969-total = total

## Missions

web-1969-about-mission = { $mission }: symbols { $symbols }; launch cost { $money }; { $espionage ->
    [one] { $espionage } card point
   *[other] { $espionage } card points
  } a space; { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
  }, the last for { $most } PP; flags in the box: { $flags }.{ $recon ->
    [yes] {" "}Some of these values are our reconstruction.
   *[no] {""}
  }
web-1969-odds = ⌀ { $mean } PP
web-1969-help = Your researchers add { $count } to the test.
web-1969-launch-cost = What the launch costs
web-1969-espionage-cost = { $espionage ->
    [one] { $espionage } point of cards moves the rocket by one space.
   *[other] { $espionage } points of cards move the rocket by one space.
  }
web-1969-box = Flags of those who have flown this mission: each makes it worth 1 PP less for whoever flies it later.

## Players

web-1969-money = Money, in millions
web-1969-cards = { $cards ->
    [one] { $cards } espionage card
   *[other] { $cards } espionage cards
  }
web-1969-moon-progress = Progress towards the Moon: { $space ->
    [one] { $space } space
   *[other] { $space } spaces
  }
web-1969-first = First player of this year
web-1969-first-sign = 1st
web-1969-thinks = is to move
web-1969-launched = Launched this year: { $mission }
web-1969-spied = A spy from { $name }!
web-1969-spy-here = Spy here
web-1969-token = bonus token
web-1969-short-espionage = free cards +{ $amount }
web-1969-short-robotics = first hire −{ $amount } M
web-1969-short-investors = launches −{ $amount } M
web-1969-short-insurance = failures pay { $amount } M
web-1969-short-simulation = rerolls +{ $amount }
web-1969-short-ground-control = neutral dice won +{ $amount }
web-1969-short-symbol = tests +{ $amount }
web-1969-about-research = { $research }: { $text } Here: { $cubes }; { $count ->
    [one] { $count } researcher
   *[other] { $count } researchers
  }.

## Scientists and cards

web-1969-about-scientist = { $scientist }: { $text } { $left ->
    [0] None is left.
    [one] { $left } is left.
   *[other] { $left } are left.
  }
web-1969-scientist = { $spy ->
    [yes] at a rival, { $signed } PP
   *[no] { $researchers ->
        [one] { $researchers } researcher
       *[other] { $researchers } researchers
      }{ $points ->
        [0] {""}
       *[other] , { $signed } PP
      }
  }
web-1969-cancel = Hire nobody after all
web-1969-cards-title = Espionage card
web-1969-deck = { $cards ->
    [one] { $cards } card in the deck
   *[other] { $cards } cards in the deck
  }
web-1969-discards = Discards
web-1969-discards-about = Cards that were played or discarded lie face up.
web-1969-face-down = a card, face down
web-1969-rolled = { $player } rolled: { $successes ->
    [one] { $successes } success
   *[other] { $successes } successes
  }, { $neutrals } neutral, { $failures ->
    [one] { $failures } failure
   *[other] { $failures } failures
  }.

## A flight

web-1969-flight-of = { $name }: { $mission }
web-1969-no-flight = No rocket is in the air.
web-1969-held = Watch the flight …
web-1969-rolling = The dice are rolled …
web-1969-rerolling = Reroll a die?
web-1969-converting = How many neutral dice should Ground Control turn?
web-1969-reroll = reroll
web-1969-not-rolled = not rolled yet
web-1969-rerolled = { $face }, rerolled
web-1969-sum-successes = { $count ->
    [one] success
   *[other] successes
  }
web-1969-sum-failures = { $count ->
    [one] failure
   *[other] failures
  }
web-1969-sum-symbols = from researchers
web-1969-insured = Insurance
web-1969-against = Against the rocket
web-1969-for = For the rocket
web-1969-fold = To the board
web-1969-unfold = Back to the flight
web-1969-your-cards = Choose your cards below.
web-1969-choosing = is choosing …
web-1969-no-cards = no cards
web-1969-pushed-back = { $spaces ->
    [one] { $spaces } space back
   *[other] { $spaces } spaces back
  }
web-1969-pushed-ahead = { $spaces ->
    [one] { $spaces } space ahead
   *[other] { $spaces } spaces ahead
  }
web-1969-result = { $name } gets { $points }{ $flags ->
    [0] {""}
   *[other] : { $printed } on the track, less { $flags } for flags
  }.
web-1969-landed = { $name } has landed on the Moon!
web-1969-came-near = { $name }'s flight to the Moon is over.
web-1969-gained = +{ $points } PP
web-1969-progressed = one step to the Moon

home-mode-1969-standard = The race to the Moon
web-1969 = 1969
web-1969-what = Hire scientists, spy on the others, roll five dice, and be on the Moon before the decade ends.

## The nation of a player

web-table-side-1969 = Nation
web-table-side-of-1969 = Nation of seat { $number }
web-table-side-random-1969 = Random nation
