### La table de Rocketmen dans le navigateur : titres, noms des zones, mots courts sur les cartes.

## Sections

web-rm-market = Piste Progrès et Moteurs
web-rm-space = Espace
web-rm-me = Ton plateau
web-rm-others = Les autres
web-rm-tab-market = Marché
web-rm-tab-space = Espace
web-rm-tab-own = Mon plateau
web-rm-tab-others = Autres
web-rm-tab-log = Journal

## Display and Engine piles

web-rm-display = Piste Progrès
web-rm-engines = Piles de Moteurs
web-rm-empty = vide
web-rm-offset = met fin à ton tour
web-rm-pile-left = { $count ->
    [one] reste { $count }
   *[other] restent { $count }
  }
web-rm-deck-note = La pioche : d’abord les cartes turquoise, puis les roses.
web-rm-deck-teal = reste { $count } turquoise
web-rm-deck-pink = puis { $count ->
    [one] { $count } rose
   *[other] { $count } roses
  }
web-rm-deck-bottom = { $count } tout en dessous

## Tracks and map

web-rm-track = Piste Trajectoire
web-rm-victory = Piste Score
web-rm-surcharge = surcoût des Menaces
web-rm-surcharge-from = À partir de { $vp } PV, les Menaces coûtent { $money } $ de plus.
web-rm-end-at = { $vp } PV déclenchent la fin.
web-rm-points-of = { $name } : { $vp } PV
web-rm-needs-spaces = { $count } cases pour y arriver
web-rm-has-draws = { $count } tirages au plus
web-rm-boosted-by = { $item } sur le Site de lancement fait avancer la Fusée avant le premier tirage
web-rm-needs-points = demande { $points ->
    [one] { $points } point Moteur
   *[other] { $points } points Moteur
  }
web-rm-pays = { $order ->
    [1] { $vp } PV pour la première arrivée
    [2] { $vp } PV pour la deuxième arrivée
    [3] { $vp } PV pour la troisième arrivée
   *[other] { $vp } PV pour la { $order }e arrivée
  }
web-rm-first-token = Pour la première mission, destination : { $destination }
web-rm-variants = Variantes

## Boards

web-rm-plan = Zone de programmation
web-rm-plan-empty = Aucune mission programmée.
web-rm-plan-nowhere = Elle ne peut voler nulle part dans cette partie.
web-rm-pad = Site de lancement
web-rm-pad-empty = Programme une mission, puis pose des cartes ici.
web-rm-pad-none = Pas encore de cartes.
web-rm-thrust = Points Moteur du Site de lancement et des bonus
web-rm-boost-now = Avant la première carte, la fusée avance de { $spaces }
web-rm-enough = assez de points Moteur
web-rm-area = Zone d’action
web-rm-area-empty = Les cartes jouées ce tour-ci se posent ici.
web-rm-store = En réserve
web-rm-next = Prochaine carte du QG :
web-rm-hq = QG
web-rm-hq-look = QG : { $count } cartes, dans un ordre que personne ne connaît
web-rm-unseen = QG ({ $count } cartes) et Main ensemble
web-rm-warehouse = Entrepôt
web-rm-junkyard = Casse
web-rm-pile-of = { $count ->
    [one] { $pile } : { $count } carte
   *[other] { $pile } : { $count } cartes
  }
web-rm-hand = { $count ->
    [one] Ta Main : { $count } carte, limite { $limit }
   *[other] Ta Main : { $count } cartes, limite { $limit }
  }
web-rm-hand-empty = Ta Main est vide.
web-rm-hand-of = { $count ->
    [one] { $count } carte en Main
   *[other] { $count } cartes en Main
  }
web-rm-known = connues en Main :
web-rm-goals = Objectifs : un seul rapporte
web-rm-goal-binding = Tu dois remplir ton objectif
web-rm-goal-met = rempli pour l’instant
web-rm-goals-hidden = { $count ->
    [one] { $count } objectif secret
   *[other] { $count } objectifs secrets
  }
web-rm-missions = { $count ->
    [one] { $count } mission réussie
   *[other] { $count } missions réussies
  }
web-rm-on-turn = joue
web-rm-began = a commencé la partie
web-rm-has-points = { $points ->
    [one] { $points } point Moteur venant des bonus
   *[other] { $points } points Moteur venant des bonus
  }
web-rm-token-ready = { $token } : disponible
web-rm-token-used = { $token } : a servi ce tour-ci

## Alone

web-rm-ai = IA
web-rm-level-easy = facile
web-rm-level-normal = normal
web-rm-level-hard = difficile
web-rm-ai-mission = En route : { $location }, Fusée à { $rocket }.
web-rm-ai-idle = Pas de mission en cours.
web-rm-ai-destination = Carte de destination : { $destination }, départ sur { $start }
web-rm-ai-type = Carte de type : { $type }, avance de { $advance }
web-rm-ai-area = { $count ->
    [0] Elle n’a pris aucune carte.
    [one] Elle a pris { $count } carte :
   *[other] Elle a pris { $count } cartes :
  }
web-rm-ai-deck = Pioche IA : { $count } cartes, { $discards } en défausse

## Cards

web-rm-costs = Coûte { $price }
web-rm-gives = Donne { $items }
web-rm-flies = { $destination } : demande { $points ->
    [one] { $points } point Moteur
   *[other] { $points } points Moteur
  }
web-rm-flights = Où elle peut voler
web-rm-brings = En cas de succès : { $achievement }
web-rm-vp = { $vp } PV
web-rm-mark = { $players ->
    [1] Dans toutes les parties
   *[other] Dans les parties à { $players } joueurs ou plus
  }
web-rm-number = Nº { $number }
web-rm-guess = notre reconstitution, aucune source ne le montre
web-rm-threat = Rapporte des points à la fin et ne sert à rien d’autre. Son prix monte avec tes points.
web-rm-engine = LIMITE : un Moteur par tour.
# Where long words on cards may be divided; divided words are only drawn, never spoken.
web-rm-breaks = Anti·radia·tions Bio·génétique Bio·tech·nologie Calcu·lateur Combi·naison Conden·sateurs Exploi·tation Médica·ments Méga·données Nano·maté·riaux Ordi·nateurs Poly·valente Post·combus·tion Propul·seurs Prépa·ration Réutili·sables Trajec·toire Asté·roïde Asté·roïdes gratui·tement program·mation Élec·triques Indus·triel Espion·nage Gouverne·mental
web-rm-close = Fermer
web-rm-do-take_threat = { $threat } gratis
web-rm-do-draw = Pioche { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
web-rm-do-remove_card = Autre carte à la Casse, pioche { $then_draw }
web-rm-do-cycle = Échange de cartes
web-rm-do-top_deck = Une carte jouée va sur le QG
web-rm-do-place_free = Place une carte gratis
web-rm-do-money_per_mission = { $money } $ par mission réussie
web-rm-do-advance = Fusée +{ $spaces }
web-rm-do-burn = À la Casse : Fusée +{ $spaces }
web-rm-do-count_zero_as = Un 0 compte comme un { $value }
web-rm-do-choose_first = Choisis le premier tirage parmi { $cards }
web-rm-do-redraw = Ignore un tirage, pioche encore
web-rm-do-copy_card = Copie une carte d’un autre Site
web-rm-do-safe_abort = Abandonner ne coûte aucune carte
web-rm-do-keep_engines = Garde jusqu’à { $cards } Moteurs
web-rm-do-store = Garde jusqu’à { $cards } cartes en réserve

## What a click does

web-rm-verb-buy = Acheter
web-rm-verb-pay = Payer
web-rm-verb-place = Placer
web-rm-verb-place-free = Placer gratis
web-rm-verb-discard = Défausser
web-rm-verb-discard-mission = Renoncer
web-rm-verb-play = Utiliser l’effet
web-rm-verb-choose = Choisir
web-rm-verb-store = Mettre en réserve
web-rm-verb-take-stored = Reprendre
web-rm-verb-refresh = Sous la pioche
web-rm-verb-remove = Donner à l’IA
web-rm-verb-use = Utiliser
web-rm-verb-copy = Copier
web-rm-verb-draw-pending = Piocher
web-rm-verb-launch = Lancer
web-rm-laid-buy = achat
web-rm-laid-pay = paie
web-rm-laid-place = placement
web-rm-laid-refresh = sous la pioche
web-rm-laid-discard = défausse
web-rm-why-buy = Pourquoi ne puis-je pas l’acheter ?
web-rm-why-plan = Pourquoi ne puis-je pas la programmer ?
web-rm-why-pad = Pourquoi ne va-t-elle pas sur le Site de lancement ?
web-rm-why-play = Pourquoi ne puis-je pas utiliser l’effet ?

## A choice that is open

web-rm-try-buy = Acheter { $cards }
web-rm-try-place = Placer { $cards }
web-rm-try-plan = Programmer { $mission }
web-rm-try-plan-and-place = Programmer { $mission } et placer { $cards }
web-rm-try-refresh = Mettre { $card } sous la pioche
web-rm-try-pays = Payé avec : { $sources }
web-rm-try-over = { $money } $ sont perdus : rien ne tombe plus juste.
web-rm-try-owed = Choisis ce qui paie.
web-rm-try-more = Ajouter { $cards }
web-rm-instead-plan = En Zone de programmation
web-rm-instead-pad = Sur le Site de lancement
web-rm-try-cancel = Annuler
web-rm-discard-several = Défausser plusieurs cartes…
web-rm-discard-chosen = { $count ->
    [0] Choisis les cartes
    [one] Défausser 1 carte
   *[other] Défausser { $count } cartes
  }
web-rm-discard-all = Toutes ({ $count })
web-rm-discard-rest-end = Défausser les { $count } cartes et finir le tour

## Options

web-rm-round = Manche { $round }
web-rm-last-round = La fin approche : c’est la dernière manche.
web-rm-price = Prix
web-rm-given = Versé
web-rm-owed = Reste à payer
web-rm-owed-items = ressources
web-rm-paid = Payé
web-rm-hint = Tout ce qui a un bord doré est cliquable.
web-rm-all-options = Tous les choix en liste ({ $count })
web-rm-wait = En attendant, tu peux regarder chaque carte et chaque pile.
web-rm-winner = gagne

## A launch

web-rm-launch = Lancement
web-rm-launch-to = Lancer vers { $destination }
web-rm-launch-of = { $name } lance sa mission
web-rm-draw = Piocher
web-rm-abort = Abandonner
web-rm-flown = La Fusée est sur la case { $rocket } sur { $target }.
web-rm-short = { $spaces ->
    [one] À une case près !
   *[other] Il manque { $spaces } cases.
  }
web-rm-turned = Cartes Trajectoire révélées
web-rm-draw-left = un tirage qui reste
web-rm-still-there = Encore dans la pioche :
web-rm-left-of = Valeur { $value } : il en reste { $count }
web-rm-outcome-arrived = { $own ->
    [yes] Tu es à bon port !
   *[no] { $name } est à bon port !
}
web-rm-outcome-failed = { $own ->
    [yes] Ta mission échoue.
   *[no] La mission échoue pour { $name }.
}
web-rm-outcome-aborted = { $own ->
    [yes] Tu abandonnes la mission.
   *[no] { $name } abandonne la mission.
}
web-rm-outcome-scrubbed = { $own ->
    [yes] Ton lancement est annulé.
   *[no] Lancement annulé pour { $name }.
}

home-edition-rocketmen-final = Édition finale
home-edition-rocketmen-early = Première édition
home-mode-rocketmen-standard = La course
home-mode-rocketmen-standard-what = Orbite Terrestre, Lune et Mars : le jeu complet.
home-mode-rocketmen-battle = La Bataille pour la Terre
home-mode-rocketmen-battle-what = Des missions vers l’Orbite Terrestre seulement : plus court, idéal pour une première partie.
home-mode-rocketmen-solo = Solo
home-mode-rocketmen-solo-what = Toi contre l’IA du livret.
home-option-rocketmen-level = Niveau
home-option-rocketmen-level-easy = Facile
home-option-rocketmen-level-normal = Normal
home-option-rocketmen-level-hard = Difficile
home-option-rocketmen-variants = Cartes Variante
home-option-rocketmen-variants-0 = Aucune
home-option-rocketmen-variants-2 = Deux au hasard
home-option-rocketmen-strict_declaration = Annonce d’un lancement
home-option-rocketmen-strict_declaration-false = Seulement là où la Fusée peut aller
home-option-rocketmen-strict_declaration-true = N’importe où ; trop peu de points Moteur annule le lancement
web-rocketmen = Rocketmen
web-rocketmen-what = Achète des cartes, construis une fusée et tente ta chance au lancement vers l’Orbite Terrestre, la Lune ou Mars.

## The colour of a player

web-table-side-rocketmen = Couleur
web-table-side-of-rocketmen = Couleur de la place { $number }
web-table-side-random-rocketmen = Couleur au hasard
