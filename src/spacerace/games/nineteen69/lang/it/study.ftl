know-points-start = All'inizio
know-points-flights = Missioni
know-points-sold = Prestigio speso
know-points-scientists = Scienziati e spie
know-points-year = nel { $year }
know-points-times = { $count } × { $what }
know-tie-money = I punti erano pari; ha deciso il denaro rimasto.
know-aim-sell = { $count ->
    [0] Da qui in poi il prestigio vale più del denaro.
   *[other] Il denaro porterà più prestigio di quanto costa.
}
know-aim-flights = Il suo piano per i prossimi anni: { $missions }.
know-luck-dice-good = I dadi per { $mission } valevano { $points } PP, dove se ne potevano attendere { $mean }; tanti o più escono nel { $chance }% dei casi.
know-luck-dice-bad = I dadi per { $mission } valevano { $points } PP, dove se ne potevano attendere { $mean }; così pochi o meno escono nel { $chance }% dei casi.
know-feat-moon = Primo sulla Luna.
know-feat-mission = Il miglior volo: { $mission }, { $points } PP.
