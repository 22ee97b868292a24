### L’arène et l’échelle : des bots les uns contre les autres.

cli-arena-short = opposer des bots sur les mêmes donnes
cli-arena =
    Oppose des bots : chaque donne est jouée par chaque disposition des bots, pour que chance et places s’annulent.
    Chaque partie est gardée aussitôt. Arrête quand tu veux : la même commande continue là où elle s’est arrêtée.
cli-arena-example =
    exemple :
      spacerace arena { $game } sense random --players 2 --games 200 --seed 1
cli-arena-bots = deux ou plus : random, idle, sense, search, avec un budget comme search:200 (simulations) ou search:1s, ou un fichier à toi comme my_bot.py ; en solo contre l’IA, un suffit
cli-arena-games = combien de parties ; une donne est jouée par toutes les dispositions, la dernière peut donc en ajouter (par défaut : 100)
cli-arena-seed = un nombre entier ; la même graine donne les mêmes donnes (par défaut : 1)
cli-arena-jobs = combien de parties à la fois, chacune dans son processus ; les résultats sont les mêmes (par défaut : 1)
cli-arena-out = garder les parties dans ce fichier ; pour continuer avec lui, redonne-le (par défaut : un nom tiré des arguments, dans ce dossier)
cli-arena-first-alone = n’éprouver que le premier bot : il joue seul parmi des copies de chacun des autres
cli-arena-level = en solo : la force de l’IA du jeu, ou all : tous les niveaux l’un après l’autre ; par défaut le premier : { $values }

## What it says

arena-progress = Parties
arena-kept = { $games ->
    [0] Aucune partie n’est encore finie ; la même commande recommence avec { $file }.
    [one] Une partie est gardée dans { $file } ; la même commande y continue.
   *[other] { $games } parties sont gardées dans { $file } ; la même commande y continue.
  }
arena-torn = La dernière ligne de { $file } était tronquée ; elle est abandonnée, et sa partie est rejouée.
arena-file = Gardé dans { $file }
arena-games = Parties : { $games }, venant de { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
  } de { $each ->
    [one] { $each } partie
   *[other] { $each } parties
  } chacune, avec { $rounds } manches en moyenne
arena-luck-told = Sans la chance : moins ce que dés, lancements et cartes ont apporté selon les probabilités, 0 en moyenne. Ces parties en disent autant que celles de la dernière colonne, si chacune avait sa propre donne et gardait sa chance.
arena-rounded = Demandées : { $asked } ; les donnes sont jouées en entier
arena-unfinished = Arrêtées par la limite de manches, comptées telles quelles : { $games }
arena-no-rating = Pas de classement : il demande le paquet openskill (pip install 'spacerace[lab]')

## Its tables

arena-bot = bot
arena-against = contre
arena-games-column = parties
arena-wins = victoires
arena-share = part
arena-wilson = 95 % (Wilson)
arena-by-deal = 95 % (par donne)
arena-without-luck = sans la chance
arena-lead = avance
arena-worth = vaut parties
arena-fair = part équitable
arena-seatings = dispositions
arena-score = score moyen
arena-interval = 95 % (par donne)
arena-quartiles = du plus bas au plus haut, quartiles
arena-decisions = décisions
arena-time = une décision
arena-rating = classement
arena-ai = IA ({ $level })
arena-none = -
arena-from-to = de { $low } à { $high }
arena-plus-minus = { $value } ± { $half }
arena-milliseconds = { $time } ms

## What can be wrong

refused-arena-one-bot = Un bot seul n’affronte personne : nommes-en au moins deux pour { $players } joueurs{ $mode ->
    [none] {""}
   *[other] , ou fais-le jouer contre l’IA du jeu avec --mode { $mode }
  }.
refused-arena-games = { $games } parties, personne ne peut en jouer autant ; { $most } au plus.
refused-arena-same-bot = Le bot « { $bot } » est nommé deux fois ; une suffit, car il prend chaque place à son tour.
refused-arena-bot-failed = Le bot « { $bot } » a échoué : { $reason }.
refused-arena-bot-choice = Le bot « { $bot } » a choisi { $choice }, qui n’est aucun de ses choix.
refused-lost-process = Un processus a été arrêté de l’extérieur au milieu de sa partie.
refused-arena-bots-changed = Le code des bots a changé depuis le début ; ce qui a été joué est gardé avec l’ancien, donc recommence.
refused-arena-file-in-use = Une autre exécution écrit dans { $file } : attends-la, ou donne un autre fichier avec --out (pour l’échelle : un dossier avec --folder).
refused-arena-no-file = Le fichier { $file } n’est pas un fichier d’arène ; donnes-en un autre avec --out (pour l’échelle : un dossier avec --folder).
refused-arena-version = Le fichier { $file } est à la version { NUMBER($found, useGrouping: 0) } du format d’arène, mais ici c’est la version { $known } ; donne un autre fichier avec --out (pour l’échelle : un dossier avec --folder).
refused-arena-line = La ligne { NUMBER($line, useGrouping: 0) } de { $file } est illisible ({ $reason }) ; enlève-la, ou donne un autre fichier avec --out (pour l’échelle : un dossier avec --folder).
refused-arena-game = Dans { $file }, la partie { $number } de la donne { $deal } ne correspond pas à cette compétition : la ligne est abîmée. Enlève-la, ou donne un autre fichier avec --out (pour l’échelle : un dossier avec --folder).
refused-arena-other = Le fichier { $file } contient une autre compétition { $field ->
    [built_in_bots] (depuis, les bots ont changé)
    [own_bots] (depuis, le fichier d’un bot a changé : { $found }, maintenant { $wanted })
    [rules_version] (sous la version { $found } des règles, maintenant { $wanted })
   *[other] ({ $field } : { $found }, pas { $wanted })
  } ; il reste tel quel. Donne un autre fichier avec --out (pour l’échelle : un dossier avec --folder).

## The ladder: its command

ladder-about = Joue les lignes de l’échelle qui manquent, et écrit sa page.
ladder-quick-help = peu de parties et peu de réflexion : finit en dix minutes, sur une page à part
ladder-folder = où les parties sont gardées (par défaut : ladder)
ladder-out = la page (par défaut : docs/ladder.md ; rapide : quick.md dans le dossier)
ladder-rows = seulement les lignes dont le nom contient ceci, comme 2p ou search ; * remplace n’importe quoi
ladder-carry = le code des bots a changé, mais pas leur jeu : reprendre les parties de l’ancien code si ce nombre d’entre elles, rejouées, se terminent pareil
ladder-page-only = ne rien jouer : écrire seulement la page
ladder-not-alike = { $row } : la partie { $number } de la donne { $deal } se termine autrement avec les bots d’aujourd’hui ; la ligne recommence.
refused-ladder-rows = Aucune ligne n’a « { $pattern } » dans son nom ; il y a : { $names }.
ladder-stopped = Arrêté. Les parties jouées sont gardées dans { $folder } ; la même commande y continue.
ladder-written = Écrit : { $file }

## The ladder: its page

ladder-title = # L’échelle
ladder-intro =
    Quel bot bat quel autre, et avec quelle certitude. `make ladder` joue ce qui manque et écrit cette page ; on peut
    l’arrêter à tout moment, et il reprend où il en était. Comment marche l’arène, et comment y inscrire son propre
    bot, est raconté dans [bots.md](bots.md).
ladder-quick-note =
    Un aperçu, fait par `make ladder-quick` : peu de parties, et peu de réflexion. La véritable échelle est docs/ladder.md.
ladder-wins-title = ## Qui gagne
ladder-wins-note =
    À une table de plus de deux, le bot joue seul parmi des copies de celui auquel il est mesuré. Une victoire
    partagée compte en parts. Les deux intervalles sont à 95 % : celui de Wilson tient toutes les parties pour
    indépendantes ; l’autre tient pour indépendantes les donnes, qui le sont, et manque là où toutes ont donné le
    même résultat. Ce qui est demandé vaut pour le plus large des deux.
ladder-earlier-note =
    Les parties dites antérieures ont été jouées avant que les bots, les règles ou le paquet ne changent ; le
    dernier tableau dit avec lesquels, et [bots.md](bots.md#challengers-and-earlier-bots) ce qui a changé chez
    les bots depuis. Elles seront rejouées.
ladder-bots-title = ## Les bots
ladder-bots-note =
    Un classement (openskill, Plackett-Luce, avec son intervalle à 95 %) compare les bots d’une ligne, et rien de plus.
    Les points sont la moyenne avec son intervalle à 95 %, puis minimum / quart / moitié / trois quarts / maximum. Le
    nombre après `search:` est son budget, en simulations par décision ; les secondes sont celles du processeur de la
    machine ci-dessous.
ladder-limits =
    ## Ce qu’elle ne montre pas

    - Ce que vaut chacun contre des humains : aucun ne s’est encore assis à la table.
    - Si un budget en secondes donne la même chose : cela dépend de la machine, donc les lignes sont en simulations.
    - Ce que vaut un bot dans l’absolu. Un bot qui exploite les habitudes de `sense` paraît ici meilleur qu’il n’est.
    - Les autres tables : les nombres de joueurs, éditions, modes et réglages qui ne figurent dans aucune ligne ne sont pas mesurés.
ladder-origin-title = ## Comment les parties ont été jouées
ladder-table = table
ladder-bot = bot
ladder-bots = bots
ladder-against = contre
ladder-games = parties
ladder-share = gagnées
ladder-wilson = 95 % (Wilson)
ladder-by-deal = 95 % (par donne)
ladder-fair = part équitable
ladder-wanted = demandé
ladder-rating = classement
ladder-score = points
ladder-quartiles = leur étendue
ladder-decisions = décisions par partie
ladder-seconds = secondes par décision
ladder-unfinished = arrêtées par la limite
ladder-rules = règles
ladder-pack = composants
ladder-machine = commencé sur
ladder-place = { $game }, { $players ->
    [one] en solo
   *[other] { $players } joueurs
  }
ladder-earlier = { $games }, antérieures
ladder-missing = { $played } sur { $total } pour l’instant
ladder-wanted-share = { $share }
ladder-wanted-low = à partir de plus de { $low }
ladder-met = oui : { $wanted }
ladder-not-met = **non** : { $wanted }
ladder-rules-cell = { $edition }, version { $version }, bots { $bots }
ladder-carried-cell = { $games } parties par les bots { $bots }
ladder-again-cell = dont { $again } rejouées par les bots { $bots } : pareilles
ladder-machine-cell = { $machine }, Python { $python }, { $date }
