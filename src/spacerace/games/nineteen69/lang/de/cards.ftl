### Das Spielmaterial von 1969: Namen, und was es tut, in unseren Worten.

## Nations

n-nation-usa = Vereinigte Staaten
n-nation-ussr = Sowjetunion
n-nation-canada = Kanada
n-nation-france = Frankreich
n-nation-germany = Deutschland

## Symbols, as they stand on missions

n-symbol-eva = EVA
n-symbol-launch-pad = Startrampe
n-symbol-carrier-rocket = Trägerrakete
n-symbol-csm = CSM
n-symbol-lem = LEM
n-symbol-technology = Technik

## Missions, named by their symbols

n-mission-eva = EVA
n-mission-pad = Startrampe
n-mission-roc = Trägerrakete
n-mission-csm = CSM
n-mission-lem = LEM
n-mission-tec = Technik
n-mission-csm-eva = CSM + EVA
n-mission-pad-roc = Startrampe + Trägerrakete
n-mission-lem-tec = LEM + Technik
n-mission-roc-csm-lem = Trägerrakete + CSM + LEM
n-mission-pad-eva-tec = Startrampe + EVA + Technik
n-mission-moon = Mond

## Scientists

n-scientist-basic = Basis
n-scientist-basic-text = Ein Forscher. Zwei davon dürfen sich eine Forschung teilen.
n-scientist-inexperienced = Neuling
n-scientist-inexperienced-text = Ein Forscher, billig, aber am Ende { $points } Prestige.
n-scientist-famous = Koryphäe
n-scientist-famous-text = Ein Forscher, und am Ende { $points } Prestige.
n-scientist-genius = Genie
n-scientist-genius-text = Zählt als { $researchers } Forscher.
n-scientist-spy = Spion
n-scientist-spy-text = Besetzt einen Platz in einer gegnerischen Forschung: am Ende { $points } Prestige für ihren Besitzer, und für dich ein Bonusmarker in derselben Forschung, wenn du dort keinen hast.

## Researches

n-research-espionage = Spionage
n-research-espionage-text = In jeder Einkommensphase bis zu { $amount } { $amount ->
    [one] kostenlose Spionagekarte
   *[other] kostenlose Spionagekarten
  } pro Forscher.
n-research-robotics = Robotik
n-research-robotics-text = Deine erste Einstellung im Jahr kostet { $amount } M weniger pro Forscher.
n-research-investors = Geldgeber
n-research-investors-text = Ein Start kostet { $amount } M weniger pro Forscher; der zum Mond nie.
n-research-insurance = Versicherung
n-research-insurance-text = Jeder Fehlschlag, der am Ende deines Tests bleibt, bringt { $amount } M pro Forscher.
n-research-simulation = Simulation
n-research-simulation-text = Wirf pro Forscher bis zu { $amount } { $amount ->
    [one] Würfel
   *[other] Würfel
  } deines Tests neu, jeden einmal.
n-research-ground-control = Bodenkontrolle
n-research-ground-control-text = Macht pro Forscher bis zu { $amount } { $amount ->
    [one] neutralen Würfel
   *[other] neutrale Würfel
  } deines Tests zu Erfolgen.
n-research-eva = Raumfahrertraining (EVA)
n-research-launch-pad = Startrampe
n-research-carrier-rocket = Trägerrakete
n-research-csm = Orbitalmodul (CSM)
n-research-lem = Mondlandefähre (LEM)
n-research-technology = Technik
n-research-symbol-text = Mission mit diesem Symbol: +{ $amount } auf deinen Test pro Forscher.

## Everything else

n-espionage-card = Spionage { $value }
n-calendar-year = Jahr { $year }
n-mission-die = Missionswürfel

## What a row of the catalogue is

deck-scientist = Wissenschaftler
deck-research = Forschung
deck-espionage = Spionage
deck-year = Jahr
deck-nation = Nation
deck-die = Würfel
