know-points-start = At the start
know-points-flights = Missions
know-points-sold = Prestige sold
know-points-scientists = Scientists and spies
know-points-year = in { $year }
know-points-times = { $count } × { $what }
know-tie-money = The points were equal; the money left decided.
know-aim-sell = { $count ->
    [0] Prestige is worth more than the money from here on.
   *[other] The money will bring more prestige than it costs.
}
know-aim-flights = Its plan for the years to come: { $missions }.
know-luck-dice-good = The dice for { $mission } were worth { $points } PP, where { $mean } were to be expected; so many or more come in { $chance }% of cases.
know-luck-dice-bad = The dice for { $mission } were worth { $points } PP, where { $mean } were to be expected; so few or fewer come in { $chance }% of cases.
know-feat-moon = First on the Moon.
know-feat-mission = The best flight: { $mission }, { $points } PP.
