### Chances exactes : à côté d’un choix de Rocketmen, et en commande (1969 a son propre fichier).

## Beside an option

odds-success = { $percent } % de chances de réussite.
odds-abort = { $cards ->
    [0] Pas de succès, mais aucune carte n’est perdue.
    [one] Pas de succès, et une carte du Site de lancement est perdue.
   *[other] Pas de succès, et { $cards } cartes du Site de lancement sont perdues.
  }

## The command

cli-odds-rocketmen-short = la chance qu’un lancement réussisse
cli-odds-rocketmen =
    Dit la chance qu’un lancement de Rocketmen réussisse en jouant au mieux, en fraction exacte, et quoi faire.
    Décris un lancement, nomme une position d’une partie, ou demande le tableau entier.
cli-odds-rocketmen-example =
    exemple :
      spacerace odds rocketmen --destination moon --advance 3 --suits 1 --drawn 2,0 --value-success 5 --cost-failure 3 --cost-card 1
cli-odds-group-launch = le lancement
cli-odds-destination = earth, moon ou mars
cli-odds-advance = cases dont la Fusée a avancé avant le premier tirage, et par des effets depuis (par défaut : 0)
cli-odds-rocket = où est la Fusée maintenant, au lieu de --advance ; nécessaire si un 0 pioché a compté pour plus
cli-odds-drawn = valeurs des cartes Trajectoire piochées et comptées, avec des virgules, comme 3,0
cli-odds-aside = valeurs des cartes mises de côté sans effet, avec des virgules
cli-odds-pending = valeur d’une carte qui vient d’être piochée et n’a pas encore fait avancer la Fusée
cli-odds-shown = valeurs des cartes révélées par Préparation Minutieuse, dont une est à choisir, avec des virgules
cli-odds-group-effects = ce qui peut encore servir
cli-odds-suits = nombre de Combinaisons Polyvalentes sur le Site de lancement
cli-odds-shielding = nombre de Boucliers Antiradiations sur le Site de lancement
cli-odds-afterburners = nombre de Postcombustions sur le Site de lancement
cli-odds-backup = nombre de cartes Systèmes de Secours et Système de Survie sur le Site de lancement
cli-odds-planning = Préparation Minutieuse est sur le Site de lancement
cli-odds-clear-skies = la Variante Ciel Dégagé est en jeu et n’a pas servi dans ce lancement
cli-odds-espionage = Espionnage Industriel est sur le Site de lancement et peut copier l’une de ces cartes, avec des virgules : suit, shielding, afterburner, backup, planning, mission-control
cli-odds-group-stakes = ce qui est en jeu (chacune de ces options ajoute la valeur de chaque choix)
cli-odds-value-success = ce que vaut pour toi un succès, comme 5, 2.5 ou 7/2 (par défaut : 1)
cli-odds-cost-failure = ce que te coûte un échec (par défaut : 0)
cli-odds-cost-card = ce que te coûte chaque carte du Site de lancement défaussée pour un abandon, ou utilisée avant (par défaut : 0)
cli-odds-pad = cartes du Site de lancement qu’un abandon pourrait prendre (par défaut : assez)
cli-odds-mission-control = Centre de Contrôle est sur le Site de lancement : un abandon ne prend aucune carte
cli-odds-match = interroger une position de ce fichier de partie
cli-odds-at = la position après tant d’entrées de la partie (par défaut : après toutes)
cli-odds-table = le tableau entier des chances avant le premier tirage ; --destination le restreint
cli-odds-edition = l’édition des règles : final (par défaut) ou early
cli-odds-pack = calculer avec les cartes de ce fichier de composants au lieu de celles d’origine
cli-odds-not-values = « { $text } » n’est pas une liste de valeurs de cartes ; écris par exemple 3,0
cli-odds-not-names = « { $text } » n’est pas une liste d’effets ; écris par exemple suit,backup
cli-odds-not-an-amount = « { $text } » n’est pas un montant ; écris un nombre à partir de 0, de neuf chiffres au plus et six après un point, comme 5, 2.5 ou 7/2

## What it refuses

refused-odds-nothing = Quel lancement ? Donne une destination avec --destination, ou une partie avec --match, ou demande tout avec --table.
refused-odds-mixed = { $main } ne va pas avec { $others } ; enlève l’un ou l’autre.
refused-odds-at-alone = L’option --at compte les entrées d’une partie ; donne la partie avec --match.
refused-odds-destination = Il n’y a pas de destination « { $destination } » ; il y a : { $known }.
refused-odds-both-places = Les options --advance et --rocket disent la même chose ; garde l’une des deux.
refused-odds-too-far = Un lancement est fini sur la case { $target } : { $option } peut valoir au plus { $target }.
refused-odds-rocket-short = Les cartes piochées font { $drawn } cases : la Fusée ne peut pas être avant la case { $drawn }.
refused-odds-arrived = La Fusée avait atteint la case { $target } avant la dernière de ces cartes : le lancement était fini ; donne moins de cartes ou une avance plus petite.
refused-odds-draws = Un lancement vers { $destination ->
    [earth] l’Orbite Terrestre
    [moon] la Lune
   *[mars] Mars
  } a { $draws ->
    [one] un tirage
   *[other] { $draws } tirages
  } ; donne moins de cartes.
refused-odds-shown-and-pending = Il ne se passe qu’une chose à la fois ; donne --shown ou --pending.
refused-odds-planning-late = Préparation Minutieuse n’agit qu’avant le premier tirage ; enlève --planning dès qu’une carte a été piochée.
refused-odds-shown = Préparation Minutieuse révèle { $cards } cartes avant le premier tirage ; donne exactement celles-là avec --shown, et aucune piochée.
refused-odds-aside = Des cartes ne sont mises de côté qu’avec un tirage ; donne le tirage avec --drawn ou --pending.
refused-odds-aside-many = Ce qui ne peut plus servir des Combinaisons, de la Préparation Minutieuse et, pour un 0, du Ciel Dégagé a mis de côté au plus { $most ->
    [one] { $most } carte
   *[other] { $most } cartes
  } ; n’en donne pas plus avec --aside.
refused-odds-pad = Les cartes que tu donnes sont aussi sur le Site de lancement : --pad ne peut être inférieur à { $named }.
refused-odds-deck = La pioche a { $there ->
    [0] zéro carte
    [one] une carte
   *[other] { $there } cartes
  } de valeur { $value }, mais { $cards ->
    [one] une est donnée
   *[other] { $cards } sont données
  } ; enlèves-en de --drawn, --aside, --pending ou --shown.
refused-odds-too-many = Aucun Site de lancement n’en porte autant : { $option } peut valoir au plus { $most }, car aucune carte Progrès n’y est deux fois et Espionnage Industriel est une seule carte.
refused-odds-effect = Espionnage Industriel ne peut pas devenir « { $effect } » ici ; écris : { $known }.
refused-odds-other-game = Le fichier { $file } contient une partie de { $game }, pas de Rocketmen.
refused-odds-at = Il n’y a pas d’entrée { NUMBER($at, useGrouping: 0) } dans cette partie ; écris un nombre de 0 à { NUMBER($entries, useGrouping: 0) }.
refused-odds-no-launch = À cette position, aucun lancement n’est en cours ni possible ; donnes-en une autre avec --at.

## What it answers

odds-place = { $destination ->
    [earth] Orbite Terrestre
    [moon] La Lune
   *[mars] Mars
  }
odds-draws = { $draws_left ->
    [0] plus de tirage
    [one] encore un tirage
   *[other] encore { $draws_left } tirages
  }
odds-heading-flying = { $place } : la Fusée est à { $rocket } sur { $target } ; { $draws }, { $undrawn } cartes pas encore piochées.
odds-heading-drawing = { $place } : la Fusée est à { $rocket } sur { $target } ; { $draws }, la prochaine carte va venir parmi { $undrawn }.
odds-heading-revealing = { $place } : la Fusée est à { $rocket } sur { $target } ; { $draws }, Préparation Minutieuse révèle des cartes parmi { $undrawn }.
odds-heading-choosing = { $place } : la Fusée est à { $rocket } sur { $target } ; { $draws }, Préparation Minutieuse a révélé { $shown }.
odds-heading-reacting = { $place } : la Fusée est à { $rocket } sur { $target } ; { $draws }, et { $shown } vient d’être pioché.
odds-heading-last = { $place } : la Fusée est à { $rocket } sur { $target } après le dernier tirage.
odds-heading-declaring = { $player } peut lancer maintenant.
odds-answer = Succès en jouant au mieux : { $percent } %, exactement { $exactly }.
odds-option = choix
odds-percent = succès %
odds-exactly = exactement
odds-value = valeur
odds-best = Le mieux : { $option }.
odds-go-on = Continuer vaut { $go_on }, abandonner { $abort }.
odds-over-arrived = Le but est atteint.
odds-over-failed = La mission a échoué.
odds-over-chance = Il n’y a rien à choisir avant que la carte n’arrive.

odds-move-draw = Piocher
odds-move-abort = { $cards ->
    [0] Abandonner, sans perdre de carte
    [one] Abandonner, pour une carte du Site de lancement
   *[other] Abandonner, pour { $cards } cartes du Site de lancement
  }
odds-move-stand = Laisser compter la carte
odds-move-accept = Accepter l’échec
odds-move-take = Prendre le { $value }
odds-move-use = Utiliser { $effect }
odds-move-copy = Espionnage devient { $effect }
odds-effect-suit = Combinaison Polyvalente
odds-effect-shielding = Bouclier Antiradiations
odds-effect-afterburner = Postcombustion
odds-effect-backup = Systèmes de Secours ou Système de Survie
odds-effect-planning = Préparation Minutieuse
odds-effect-mission-control = Centre de Contrôle
odds-effect-clear-skies = Ciel Dégagé
odds-effect-nothing = une carte sans effet en vol

odds-table-heading = { $destination ->
    [earth] Orbite Terrestre
    [moon] La Lune
   *[mars] Mars
  } : succès en pour cent, en jouant au mieux
odds-table-advance = avance
odds-table-note = Postcombustion, Systèmes de Secours et Système de Survie comptent chacun pour une case d’avance.
odds-column-nothing = rien
odds-column-suit = Combinaison
odds-column-shielding = Bouclier
odds-column-planning = Préparation
