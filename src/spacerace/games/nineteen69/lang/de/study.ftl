know-points-start = Zu Beginn
know-points-flights = Missionen
know-points-sold = Verkauftes Prestige
know-points-scientists = Wissenschaftler und Spione
know-points-year = im Jahr { $year }
know-points-times = { $count } × { $what }
know-tie-money = Die Punkte waren gleich; das übrige Geld entschied.
know-aim-sell = { $count ->
    [0] Von jetzt an ist Prestige mehr wert als das Geld dafür.
   *[other] Das Geld wird mehr Prestige bringen, als es kostet.
}
know-aim-flights = Sein Plan für die nächsten Jahre: { $missions }.
know-luck-dice-good = Die Würfel für { $mission } waren { $points } PP wert, wo { $mean } zu erwarten waren; so viel oder mehr kommt in { $chance } % der Fälle.
know-luck-dice-bad = Die Würfel für { $mission } waren { $points } PP wert, wo { $mean } zu erwarten waren; so wenig oder weniger kommt in { $chance } % der Fälle.
know-feat-moon = Zuerst auf dem Mond.
know-feat-mission = Der beste Flug: { $mission }, { $points } PP.
