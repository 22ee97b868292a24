### The components of 1969: names, and what they do in our words.

## Nations

n-nation-usa = United States
n-nation-ussr = Soviet Union
n-nation-canada = Canada
n-nation-france = France
n-nation-germany = Germany

## Symbols, as they stand on missions

n-symbol-eva = EVA
n-symbol-launch-pad = Launch Pad
n-symbol-carrier-rocket = Carrier Rocket
n-symbol-csm = CSM
n-symbol-lem = LEM
n-symbol-technology = Technology

## Missions, named by their symbols

n-mission-eva = EVA
n-mission-pad = Launch Pad
n-mission-roc = Carrier Rocket
n-mission-csm = CSM
n-mission-lem = LEM
n-mission-tec = Technology
n-mission-csm-eva = CSM + EVA
n-mission-pad-roc = Launch Pad + Carrier Rocket
n-mission-lem-tec = LEM + Technology
n-mission-roc-csm-lem = Carrier Rocket + CSM + LEM
n-mission-pad-eva-tec = Launch Pad + EVA + Technology
n-mission-moon = Moon

## Scientists

n-scientist-basic = Basic
n-scientist-basic-text = One researcher. Two of them may share a research.
n-scientist-inexperienced = Inexperienced
n-scientist-inexperienced-text = One researcher, cheap, but { $points } prestige at the end.
n-scientist-famous = Famous
n-scientist-famous-text = One researcher, and { $points } prestige at the end.
n-scientist-genius = Genius
n-scientist-genius-text = Counts as { $researchers } researchers.
n-scientist-spy = Spy
n-scientist-spy-text = Takes a slot in an opponent's research: { $points } prestige for its owner at the end, and for you a bonus token in the same research if you have none there.

## Researches

n-research-espionage = Espionage
n-research-espionage-text = Up to { $amount } free espionage { $amount ->
    [one] card
   *[other] cards
  } each income phase for every researcher.
n-research-robotics = Robotics
n-research-robotics-text = Your first hire of a year costs { $amount } M less for every researcher.
n-research-investors = Investors
n-research-investors-text = A launch costs { $amount } M less for every researcher; the Moon never does.
n-research-insurance = Insurance
n-research-insurance-text = Each failure left at the end of your test pays { $amount } M for every researcher.
n-research-simulation = Simulation
n-research-simulation-text = Reroll up to { $amount } { $amount ->
    [one] die
   *[other] dice
  } of your test for every researcher, each die once.
n-research-ground-control = Ground Control
n-research-ground-control-text = Makes successes of up to { $amount } neutral { $amount ->
    [one] die
   *[other] dice
  } of your test for every researcher.
n-research-eva = Astronautics (EVA)
n-research-launch-pad = Launch Pad
n-research-carrier-rocket = Carrier Rocket
n-research-csm = Orbital Module (CSM)
n-research-lem = Lunar Module (LEM)
n-research-technology = Technology
n-research-symbol-text = A mission with this symbol: +{ $amount } to your test for every researcher.

## Everything else

n-espionage-card = Espionage { $value }
n-calendar-year = Year { $year }
n-mission-die = Mission die

## What a row of the catalogue is

deck-scientist = scientist
deck-research = research
deck-espionage = espionage
deck-year = year
deck-nation = nation
deck-die = die
