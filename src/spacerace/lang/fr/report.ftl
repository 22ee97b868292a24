### Le rapport d’équilibre : la commande, sa page, ses tableaux.

## The command

cli-report-short = laisser jouer des bots et écrire une page de chiffres
cli-report =
    Laisse des bots jouer beaucoup de parties, compte ce qui se passe, et écrit une page HTML avec chiffres,
    intervalles et graphiques. Les chiffres peuvent aussi être gardés, pour les comparer à ceux d’un autre jour,
    d’un autre jeu de composants ou d’un autre bot.
cli-report-example =
    exemple :
      spacerace report { $game } --players 2,4 --games 300 --jobs 2 --json figures.json
cli-report-bots = un bot pour toutes les places, ou un pour chacune, avec des virgules (par défaut : sense)
cli-report-players = nombres de joueurs, avec des virgules (par défaut : tous ceux que permet le jeu ; en solo : chaque niveau)
cli-report-games = combien de parties par nombre de joueurs ou niveau (par défaut : 200)
cli-report-jobs = combien de processus jouent ; les chiffres sont les mêmes quel que soit leur nombre (par défaut : 1)
cli-report-before = chiffres gardés par un rapport antérieur avec --json ; ils figurent à côté des nouveaux sur la page
cli-report-compare = mettre côte à côte les chiffres de deux rapports gardés, sans rien jouer
cli-report-out = écrire la page dans ce fichier, en remplaçant celui qui y est (par défaut : report-GAME.html ; comparaison : report-compared.html)
cli-report-json = garder aussi tous les chiffres dans ce fichier ; sans fichier, les afficher, et n’écrire de page que si --out est donné

## What can be wrong

refused-report-no-game = Nomme le jeu du rapport, ou deux rapports gardés avec --compare.
refused-report-compare = Avec --compare, rien n’est joué : enlève tout sauf les deux fichiers, --out et --json.
refused-report-file = Le fichier { $file } ne contient pas de rapport : { $reason }. Gardes-en un avec --json.
refused-report-format = Le rapport de { $file } est au format { $format }, mais seul le format { $known } est lisible ici. Garde-le de nouveau avec --json.
refused-report-other-game = Un rapport sur { $before } ne va pas à côté d’un rapport sur { $after } : compare des rapports sur le même jeu.
refused-report-place = Rien ne peut être écrit dans { $file } : donne un fichier dans un dossier qui existe.
refused-report-same-place = La page et les chiffres ne peuvent pas être tous deux { $file } ; donne deux fichiers avec --out et --json.
refused-report-no-plots = Les graphiques demandent matplotlib, qui n’est pas installé : lance pip install "spacerace[lab]", ou affiche seulement les chiffres avec --json.
report-written = La page est dans { $file }.

## The head of the page

report-title = Rapport d’équilibre : { $game }
report-game = { $game }, édition { $edition }, mode { $mode }
report-games = { $games } de chaque : { $groups }
report-versions = règles { $rules }, spacerace { $version }
report-contents = Sommaire
report-about-before = Avant
report-about-after = Après
report-about-game = Jeu
report-about-bots = Bots
report-about-games = Parties
report-about-seed = Graine
report-about-options = Options
report-about-pack = Composants
report-about-rules = Versions
report-about-date = Date
report-about-command = Pour refaire
report-note-intervals = Chaque chiffre est donné avec son intervalle à 95 % et avec n, le nombre de choses sur lesquelles il repose. Ce qui arrive dans une même partie n’est pas indépendant : les intervalles sont donc faits de parties. Les chiffres disent comment jouent ces bots ; les humains peuvent jouer autrement.
report-note-wins = Une victoire partagée est divisée entre ceux qui la partagent. Là où des parts de victoires figurent à côté de ce qu’un joueur a ou fait, ce n’en est pas forcément la cause : qui mène voit, achète et vole davantage. La part égale est ce que chacun gagnerait si tous se valaient.
report-note-before = Les chiffres plus anciens viennent d’abord. Un astérisque marque un chiffre dont l’intervalle ne touche pas l’ancien.
report-before = avant
report-after = après
report-changed = *

## The summary

report-summary = En bref
report-summary-aims = { $met } objectifs sur { $all } sont atteints.
report-summary-missed = Manqués
report-summary-odd = Ce qui ressort
report-summary-nothing = Aucun objectif n’est manqué, et aucun chiffre n’est nettement à l’écart des autres de son tableau.
report-odd-more = { $row } : { $value }, quand { $usual } est habituel ({ $group })
report-odd-less = { $row } : { $value } seulement, quand { $usual } est habituel ({ $group })
report-odd-here = ressort : { $rows }
report-how = Comment les parties ont été jouées, et comment lire les chiffres

## Groups of games

report-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
  }

## Figures

report-share = { $value } %
report-mean = { $value }
report-interval = de { $low } à { $high }
report-n = n = { $n }
report-legend-before = { $group }, avant
report-legend-even = part égale
report-caption = { $title } : valeur, intervalle à 95 % et n
report-figcaption = { $title }, avec intervalles à 95 % ; les mêmes chiffres sont dans le tableau ci-dessous.
report-number = { $number }
report-or-more = { $number } ou plus
report-below = moins de { $number }
report-span = de { $low } à { $high }
report-place = { $place ->
    [1] premier
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[other] cinquième
  }
report-bot = { $bot }
report-row-gap = écart entre meilleur et pire

## Aims

report-aims = Objectifs
report-aims-what = Ce que les chiffres devraient être. « Atteint » et « manqué » sont sûrs dans l’intervalle à 95 % ; ce qui est dans la marge d’erreur demande plus de parties.
report-aims-aim = Objectif
report-aims-games = Parties
report-aims-figure = Chiffre
report-aims-verdict = Verdict
report-aims-inside = { $inside } sur { $rows } dedans
report-aims-outside = dehors : { $rows }
report-verdict-met = atteint
report-verdict-likely = atteint, dans la marge d’erreur
report-verdict-unlikely = manqué, dans la marge d’erreur
report-verdict-missed = manqué
report-verdict-unknown = pas de données
report-aim-rounds = De 10 à 16 manches en moyenne
report-aim-lead = Le vainqueur mène de moins de 8
report-aim-seats = Chaque rang dans l’ordre du tour gagne à moins de 4 points de la part égale

## Parts of the page

report-section-length = Durée et fin
report-section-scores = Scores
report-section-seats = L’ordre du tour

## Tables of every game

report-length = Durée d’une partie
report-length-what = Moyennes sur toutes les parties. Une partie arrêtée par la limite de manches compte telle quelle. Une décision est un choix entre deux options ou plus.
report-row-rounds = manches
report-row-decisions = décisions de tous les joueurs
report-rounds = Manches
report-rounds-what = Part des parties qui ont pris tant de manches.
report-score = Les scores
report-score-what = Moyennes sur toutes les parties ; l’avance est la distance entre le plus haut score et le deuxième, l’écart celle entre le plus haut et le plus bas.
report-row-score-mean = chaque joueur
report-row-score-winner = le plus haut
report-row-score-last = le plus bas
report-row-score-lead = avance
report-row-score-range = écart
report-score-spread = Étendue des scores
report-score-spread-what = Part de tous les joueurs ayant tant de points.
report-score-place = Score selon l’ordre du tour
report-score-place-what = Score moyen de qui joue premier, deuxième et ainsi de suite dans la première manche. L’écart est entre le rang qui s’est révélé le meilleur et celui qui s’est révélé le pire : s’il est petit, ce peut être le hasard.
report-wins-place = Victoires selon l’ordre du tour
report-wins-place-what = Part des parties gagnées par qui joue premier, deuxième et ainsi de suite dans la première manche.
report-score-bot = Score par bot
report-score-bot-what = Score moyen de chaque bot.
report-wins-bot = Victoires par bot
report-wins-bot-what = Part de ses places avec lesquelles chaque bot gagne.
