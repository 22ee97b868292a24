### 1969 : chances exactes, à côté d’un choix et en commande.

## Beside an option

odds-1969-preview-place = { $mission } : { $before } → { $after } PP en moyenne.
odds-1969-preview-launch = Sans cartes { $mean } PP en moyenne{ $complete ->
    [0] {""}
   *[other] , dernière case { $complete } %
  }{ $cards ->
    [yes] {" "}; avec des cartes { $lowest } à { $highest } PP
   *[no] {""}
  }.
odds-1969-preview-reroll = Sans cartes { $mean } PP en moyenne{ $keep ->
    [100] {""}
   *[other] , pas pire que maintenant { $keep } %
  }{ $complete ->
    [0] {""}
   *[other] , dernière case { $complete } %
  }{ $cards ->
    [yes] {" "}; avec des cartes { $lowest } à { $highest } PP
   *[no] {""}
  }.
odds-1969-preview-convert = Sans cartes { $mean } PP{ $cards ->
    [yes] {" "}; avec des cartes { $lowest } à { $highest } PP
   *[no] {""}
  }.
odds-1969-preview-commit-own = { $kind ->
    [range] De { $lowest } à { $highest } PP pour cette mission ; { $mean } en moyenne si les cartes cachées étaient prises au hasard.
   *[sure] Cette mission rapporte { $lowest } PP.{ $idle ->
        [yes] {" "}Des cartes n’y changent rien.
       *[no] {""}
      }
  }
odds-1969-preview-commit-against = { $kind ->
    [same] { $player } gagne { $lowest } PP, quoi que jouent les autres.
   *[range] { $player } gagne de { $lowest } à { $highest } PP ; { $mean } en moyenne sans autres cartes{ $yours ->
        [yes] , { $without } sans les tiennes
       *[no] {""}
      }.{ $idle ->
        [yes] {" "}Des cartes n’y changent rien.
       *[no] {""}
      }
  }

## The command

cli-odds-1969-short = un test de mission de 1969 : son score, sa case et son prestige
cli-odds-1969 =
    Les chances exactes d’un test de mission, avec des relances jouées au mieux pour un souhait.
    Le souhait est le score moyen le plus haut, sauf si tu en choisis un autre.
cli-odds-1969-example =
    exemple :
      spacerace odds 1969 --rerolls 1 --ground-control 1 --bonus 2 --mission csm-eva --flags 1 --at-least 6
cli-odds-1969-group-test = le test
cli-odds-1969-group-track = la mission
cli-odds-1969-group-wish = le souhait
cli-odds-1969-rerolls = combien de dés peuvent être relancés : les chercheurs en Simulateur (par défaut : 0)
cli-odds-1969-ground-control = combien de neutres deviennent des réussites : les chercheurs en Contrôle au sol (par défaut : 0)
cli-odds-1969-bonus = ce qu’ajoutent les chercheurs dans les symboles de la mission (par défaut : 0)
cli-odds-1969-insurance = les chercheurs en Assurance, pour l’argent qu’elle verse (par défaut : 0)
cli-odds-1969-mission = la mission, pour les cases et le prestige : eva, csm-eva, moon et ainsi de suite
cli-odds-1969-start = pour la Lune seulement : la case du drapeau de progrès (par défaut : 0)
cli-odds-1969-flags = drapeaux dans l’encadré de la mission : combien, ou de qui, avec des virgules (par défaut : 0)
cli-odds-1969-against = la somme des cartes Espionnage adverses (par défaut : 0)
cli-odds-1969-own = la somme des cartes Espionnage de qui lance (par défaut : 0)
cli-odds-1969-at-least = souhaiter ce score ou plus ; avec une mission, un vol jusqu’à cette case ou au-delà
cli-odds-1969-wish = score : le score moyen le plus haut (par défaut) ; prestige : le prestige moyen le plus haut (par défaut avec --match)
cli-odds-1969-match = un fichier de partie : le vol en cours, ou toutes les missions qui pourraient être lancées
cli-odds-1969-at = la position après tant d’entrées du fichier de partie (par défaut : sa fin)

## The command: refusals

refused-odds-1969-mixed = Enlève { $others } : { $main } va sans rien d’autre.
refused-odds-1969-at-alone = Donne un fichier de partie avec --match, ou enlève --at.
refused-odds-1969-no-mission = Donne une mission avec --mission, ou enlève { $options }.
refused-odds-1969-mission = Il n’y a pas de mission « { $mission } ». Il y a : { $known }.
refused-odds-1969-flags = « { $text } » n’est ni un nombre de drapeaux ni une liste de leurs propriétaires, une fois chacun, avec des virgules. Les nations sont : { $known }.
refused-odds-1969-too-many = Aucune partie n’arrive à { $option } { NUMBER($number, useGrouping: 0) } ; ici ce peut être au plus { $most }.
refused-odds-1969-no-space = Il n’y a pas de case { NUMBER($space, useGrouping: 0) } à atteindre ; choisis de 0 à { $most }.
refused-odds-1969-at = Le fichier { $file } a { $entries } entrées : il n’y a pas de position après { NUMBER($at, useGrouping: 0) }.
refused-odds-1969-over = La partie de { $file } est finie à ce point ; choisis une position antérieure avec --at.
refused-odds-1969-too-large = Ce jeu de composants est trop grand pour des chances exactes ; il faut au plus { $dice } dés et des cartes de peu de valeurs.
refused-odds-1969-negative = Un test ne peut pas avoir moins de 0 dé d’une sorte, relance ou dé converti, ni un dé sans faces.
refused-odds-1969-rerolls = Il y a moins de { $rerolls } dés qui peuvent être relancés ; chacun peut l’être une fois.
refused-odds-1969-too-early = Aucun dé n’est relancé avant que tous n’aient été lancés.

## The command: tables

odds-1969-score = score
odds-1969-chance = %
odds-1969-space = case
odds-1969-prestige = PP
odds-1969-mission = mission
odds-1969-cost = coût
odds-1969-option = choix
odds-1969-mean = PP moyens
odds-1969-complete = dernière case %
odds-1969-lowest = minimum par cartes
odds-1969-highest = maximum par cartes
odds-1969-mean-score = Score moyen { $mean }, avec { $rerolls } relances en moyenne.
odds-1969-mean-prestige = { $mean } PP en moyenne, et la dernière case à { $complete } %.
odds-1969-at-least = { $kind ->
    [space] Case { $number } ou au-delà : { $chance } %.
   *[score] Score { $number } ou plus : { $chance } %.
  }
odds-1969-insurance = L’assurance verse { $mean } M en moyenne.
odds-1969-cards = Des cartes pourraient changer la moyenne, de { $lowest } à { $highest } PP.
odds-1969-position = Après l’entrée { $at } sur { $entries }, pour { $player } :
odds-1969-flight = { $mission }, mission lancée par { $player }
odds-1969-no-mission = Aucune mission ne peut être lancée maintenant.
odds-1969-best = Le mieux pour le souhait : { $option }.
odds-1969-wish-late = Le test est terminé et son score est fixé : le souhait du meilleur score n’a plus rien à décider ici.
