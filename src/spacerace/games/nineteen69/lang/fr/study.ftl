know-points-start = Au départ
know-points-flights = Missions effectuées
know-points-sold = Prestige vendu
know-points-scientists = Scientifiques et espions
know-points-year = en { $year }
know-points-times = { $count } × { $what }
know-tie-money = Les points étaient égaux ; l’argent restant a tranché.
know-aim-sell = { $count ->
    [0] Désormais, le prestige vaut plus que l’argent.
   *[other] L’argent rapportera plus de prestige qu’il n’en coûte.
}
know-aim-flights = Son plan pour les années à venir : { $missions }.
know-luck-dice-good = Les dés pour { $mission } ont valu { $points } PP, quand on en attendait { $mean } ; autant ou plus vient dans { $chance } % des cas.
know-luck-dice-bad = Les dés pour { $mission } ont valu { $points } PP, quand on en attendait { $mean } ; aussi peu ou moins vient dans { $chance } % des cas.
know-feat-moon = Premier sur la Lune.
know-feat-mission = Le meilleur vol : { $mission }, { $points } PP.
