terminal-fold-removals = Donner une carte de la piste Progrès à l’IA (tape « remove » pour voir lesquelles)
terminal-example-card-rocketmen = dépôt
terminal-example-rule-rocketmen = RM-4.1
terminal-example-wish-rocketmen = buy depot
terminal-help-rocketmen =
    Par exemple : buy depot, launch mars, place satellite plan, card dépôt, rules RM-7.4 ou rules 7.4.
    Sur le plateau, « Satellite (2) : 3 PV » demande 2 points Moteur sur ton Site de lancement et rapporte 3 PV maintenant.
    « Orbite Terrestre : 8 en 3 tirages (Calculateur) » veut dire que la Fusée doit avancer de 8 cases en 3 tirages,
    et que chaque Calculateur de ton Site de lancement la fait avancer d’une case avant le premier tirage.
    En bref : achète des cartes, programme une Mission, mets points Moteur et cartes utiles sur ton Site de lancement, et lance.
terminal-verdict-alone = { $capped ->
    [yes] Arrêtée, inachevée, après { $rounds } manches ; { $name } aurait { $won ->
        [yes] gagné
       *[no] perdu
      } contre l’IA
   *[no] { $name } { $won ->
        [yes] gagne
       *[no] perd
      } contre l’IA après { $rounds } manches
  } : { $own } PV à { $other }{ $tied ->
    [tie-player] , et une égalité profite au joueur
    [tie-ai] , et une égalité profite à l’IA
   *[no] {""}
  } ; l’objectif { $goal ->
    [yes] est rempli
   *[no] n’est pas rempli
  }.
score-track = sur la piste Score
score-cards = sur les cartes
score-tokens = marqueurs Lune et Mars
score-goal = Objectif personnel
score-variants = Variantes
terminal-turn-of = { $name ->
    [You] à toi de jouer
   *[other] à { $name } de jouer
  }
terminal-end-at = la fin vient à { $vp } PV
terminal-end-by = { $end ->
    [fourth-token] la fin vient avec une quatrième mission de qui que ce soit
    [fifth-token] la fin vient avec un cinquième marqueur d’un camp, si chaque destination a été atteinte
   *[tokens] la fin vient avec les six marqueurs d’un camp, si chaque destination a été atteinte
  }
terminal-last-round = la dernière manche
terminal-last-turn = le dernier tour
terminal-ai-level = IA ({ $level ->
    [easy] facile
    [hard] difficile
   *[normal] normal
  })
terminal-ai-standing = { $vp } PV, { $placed } marqueurs posés sur { $tokens }
terminal-ai-late-points = { $vp } PV de plus sur ses cartes à la fin
terminal-ai-no-mission = pas de mission
terminal-ai-area = { $cards ->
    [one] { $cards } carte prise
   *[other] { $cards } cartes prises
  }
terminal-goes-next = la prochaine à aller à l’IA
terminal-goes-if-full = la prochaine à aller à l’IA, si la piste Progrès reste pleine
terminal-hand-size = Main { $cards }
terminal-hand-known = dont connues : { $cards }
terminal-playing-area = Zone d’action : { $cards }
terminal-hq-top = sur le dessus du QG : { $cards }
terminal-empty-slot = (vide)
terminal-token-money = 20 $ : prêts { $ready }, utilisés { $flipped }
terminal-token-science = Science : prêts { $ready }, utilisés { $flipped }
terminal-token-rocket = { $points ->
    [one] +{ $points } point Moteur
   *[other] +{ $points } points Moteur
  }
terminal-token-hand = Main +{ $cards }
terminal-engines-left = { $left ->
    [one] reste { $left }
   *[other] restent { $left }
  }
terminal-money-per-mission = { $money } $ par mission
terminal-first-token-of = marqueur { $destination } : { $name }
terminal-success-left = { $count } de valeur { $value }
terminal-flies = { $destination } ({ $points })
terminal-laid-down = { $all ->
    [yes] (posé)
   *[no] ({ $count } posées)
  }
terminal-binding-goal = { $card } (à remplir{ $met ->
    [yes] , et c’est fait
   *[no] , { $done }/{ $needed }
  })
terminal-card-cost = Prix : { $price }
terminal-card-gives = Donne : { $items }
terminal-round = Manche { $round }
terminal-began = début : { $name }
terminal-ai = IA
terminal-ai-mission = Mission : { $location }, Fusée à { $rocket } sur { $target }
terminal-offset = arrivée ce tour-ci : l’acheter met fin au tien
terminal-drew = { $player } pioche { $cards }.
terminal-variants = Variantes : { $cards }
terminal-standing = { $vp } PV, { $missions ->
    [one] { $missions } mission
   *[other] { $missions } missions
  }
terminal-plan = Programmation : { $card }
terminal-pad = Site : { $cards } ({ $points ->
    [one] { $points } point Moteur
   *[other] { $points } points Moteur
  })
terminal-store = en réserve : { $cards }
terminal-copies = { $count }× { $card }
terminal-display = Piste Progrès
terminal-price = prix
terminal-gives = donne
terminal-effect = effet
terminal-engines = Points Moteur
terminal-engine = { $points } pour { $price } (reste { $left })
terminal-vp = { $vp } PV
terminal-destination = { $destination } : { $target } en { $draws } tirages ({ $boost })
terminal-location = { $type } ({ $points }) : { $vp } PV
terminal-first-token = marqueur { $destination } : libre
terminal-track = Piste
terminal-success = Cartes Trajectoire restantes
terminal-flight = à { $rocket } sur { $target }, { $draws ->
    [one] encore { $draws } tirage
   *[other] encore { $draws } tirages
  }, piochées : { $drawn }, élan { $boost }
terminal-hand = Main { $cards } sur { $limit }
terminal-piles = QG { $hq }, Entrepôt { $warehouse }, Casse { $junkyard }
terminal-mission = vole vers : { $flights } ; rapporte : { $achievement }
terminal-goals = Objectifs
terminal-goal = { $card } ({ $vp } PV{ $met ->
    [yes] , rempli
   *[no] , { $done }/{ $needed }
  })
