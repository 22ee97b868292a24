know-points-missions = Missionen
know-points-threats = Abgewendete Gefahren
know-points-tokens = Zuerst auf Mond und Mars
know-points-goal = Persönliches Ziel
know-points-variants = Varianten
know-tie-goal-missed = Die Punkte hätten gereicht, aber das Persönliche Ziel wurde verfehlt: Die KI gewinnt.
know-tie-alone = Gleich viele Punkte wie die KI: { $won ->
    [yes] Das genügt hier.
   *[no] Bei Gleichstand gewinnt die KI.
}
know-tie-best-mission = Die Punkte waren gleich; die bessere Mission entschied.
know-tie-missions = Die Punkte waren gleich; es entschied, wer mehr Missionen hatte.
know-aim-no-mission = Noch gibt es keine Mission zu fliegen: Erst kommen bessere Karten.
know-aim-wait = Er wartet, um später mit besseren Chancen zu starten: { $where }.
know-aim-towards = Sein Ziel: { $where }.
know-aim-mission = Sein Ziel: { $where }{ $need ->
    [0] . Der Start wäre schon möglich.
    [one] . Dafür fehlt noch 1 Raketenpunkt.
   *[other] . Dafür fehlen noch { $need } Raketenpunkte.
}
know-luck-arrived = { $where } kam an, bei einer Chance von { $chance } % zu Beginn.
know-luck-failed = { $where } scheiterte, bei einer Chance von { $chance } % zu Beginn.
know-luck-aborted = { $where } wurde abgebrochen: Die gezogenen Karten machten aus einer Chance von { $chance } % eine von { $left } %.
know-feat-first-moon = Zuerst auf dem Mond.
know-feat-first-mars = Zuerst auf dem Mars.
know-feat-flight = Der beste Flug: { $points } SP bei { $location }.
