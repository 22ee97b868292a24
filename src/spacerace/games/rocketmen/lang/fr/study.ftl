know-points-missions = Missions réussies
know-points-threats = Menaces écartées
know-points-tokens = Premier sur la Lune et sur Mars
know-points-goal = Objectif personnel
know-points-variants = Variantes
know-tie-goal-missed = Les points auraient suffi, mais l’Objectif personnel n’est pas rempli : l’IA gagne.
know-tie-alone = Autant de points que l’IA : { $won ->
    [yes] cela suffit ici.
   *[no] l’IA gagne à égalité.
}
know-tie-best-mission = Les points étaient égaux ; la meilleure mission a tranché.
know-tie-missions = Les points étaient égaux ; le plus grand nombre de missions a tranché.
know-aim-no-mission = Il n’y a pas encore de mission à faire voler : d’abord de meilleures cartes.
know-aim-wait = Il attend de meilleures chances pour la mission { $where }.
know-aim-towards = Il prépare la mission { $where }.
know-aim-mission = Il prépare la mission { $where }{ $need ->
    [0] , qui pourrait déjà être lancée.
    [one] , à laquelle il manque 1 point Moteur.
   *[other] , à laquelle il manque { $need } points Moteur.
}
know-luck-arrived = { $where } : arrivée, avec { $chance } % de chances au départ.
know-luck-failed = { $where } : échec, avec { $chance } % de chances au départ.
know-luck-aborted = { $where } : abandon ; les tirages ont changé { $chance } % de chances en { $left } %.
know-feat-first-moon = Premier sur la Lune.
know-feat-first-mars = Premier sur Mars.
know-feat-flight = Le meilleur vol : { $points } PV à { $location }.
