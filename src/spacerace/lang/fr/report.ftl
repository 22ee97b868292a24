### Le rapport d’équilibre : la commande, sa page, ses tableaux.

## The command

cli-report-short = laisser jouer des bots et écrire une page de chiffres
cli-report =
    Laisse des bots jouer beaucoup de parties, compte ce qui se passe, et écrit une page HTML avec chiffres,
    intervalles et graphiques. Les chiffres peuvent aussi être gardés, pour les comparer à ceux d’un autre jour,
    d’un autre jeu de composants ou d’un autre bot.
cli-report-example =
    exemple :
      spacerace report rocketmen --players 2,4 --games 300 --jobs 2 --json figures.json
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

report-title = Rapport d’équilibre : { $game ->
    [rocketmen] Rocketmen
   *[other] { $game }
  }
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

## Groups of games

report-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
  }
report-level-easy = facile
report-level-normal = normal
report-level-hard = difficile

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
report-year = { $year }
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
report-aim-missions-two = Le vainqueur a réussi de 4 à 6 missions
report-aim-missions-four = Le vainqueur a réussi de 3 à 5 missions
report-aim-tokens = Au moins 15 % des parties finissent par les marqueurs Mission (RM-9.1 b, c)
report-aim-destinations = Chaque destination a au moins 8 % des missions
report-aim-lead = Le vainqueur mène de moins de 8
report-aim-seats = Chaque rang dans l’ordre du tour gagne à moins de 4 points de la part égale
report-aim-assets = Chaque carte Progrès est achetée dans 10 à 95 % des fois où elle est montrée à un joueur qui pouvait payer
report-aim-assets-copy = Parmi les exemplaires de chaque carte Progrès ainsi montrés, de 10 à 95 % sont achetés
report-aim-solo-easy = Le joueur gagne environ 80 % (de 70 à 90)
report-aim-solo-normal = Le joueur gagne environ 50 % (de 40 à 60)
report-aim-solo-hard = Le joueur gagne environ 25 % (de 15 à 35)
report-aim-course = Aucun parcours n’est suivi par plus de 70 % des joueurs
report-aim-range = Les scores d’une partie sont en moyenne distants de 15 ou plus
report-aim-ground = Chaque recherche de la fiche au sol est prise par 15 à 95 % des joueurs
report-aim-moon = La Lune est accomplie par 40 à 70 % des joueurs

## Parts of the page

report-section-length = Durée et fin
report-section-solo = Contre l’IA
report-section-scores = Scores
report-section-seats = L’ordre du tour
report-section-missions = Missions et lancements
report-section-cards = Cartes
report-section-flights = Vols
report-section-scientists = Scientifiques et recherches
report-section-money = Argent et cartes

## Tables of every game

report-length = Durée d’une partie
report-length-what = Moyennes sur toutes les parties. Une partie arrêtée par la limite de manches compte telle quelle. Une décision est un choix entre deux options ou plus.
report-row-rounds = manches
report-row-in-range = parties de { $low } à { $high } manches
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

## Tables of Rocketmen

report-end = Comment finissent les parties
report-end-what = Part des parties que chaque condition a finies (RM-9.1).
report-end-threshold = assez de points (RM-9.1 a)
report-end-tokens = tous les marqueurs d’un joueur, chaque destination occupée (RM-9.1 b)
report-end-all-tokens = tous les marqueurs de tous les joueurs (RM-9.1 c)
report-end-fourth-token = une quatrième mission
report-end-fifth-token = une cinquième mission
report-end-all-locations = tous les emplacements occupés
report-end-choice = le choix d’un joueur
report-end-display = une piste Progrès vide
report-end-cap = la limite de manches, inachevée
report-end-by-tokens = par les marqueurs en tout (RM-9.1 b, c)
report-solo = Parties contre l’IA
report-solo-what = Pour gagner, le joueur doit avoir plus de points que l’IA et son objectif rempli (RM-15.5, RM-15.17).
report-row-solo-wins = parties gagnées
report-row-solo-goal = objectif rempli
report-row-solo-ai = points de l’IA
report-row-solo-lead = points d’avance sur l’IA
report-points = D’où viennent les points
report-points-what = Points moyens d’un joueur à la fin, par source (RM-9.4 à RM-9.8).
report-points-winner = D’où viennent les points du vainqueur
report-points-winner-what = Points moyens du vainqueur à la fin, par source.
report-missions = Missions et lancements par joueur
report-missions-what = Moyennes. Chaque lancement annoncé compte, même annulé ou abandonné.
report-row-missions-all = missions d’un joueur
report-row-missions-winner = missions du vainqueur
report-row-missions-launches = lancements d’un joueur
report-destination = Missions par destination
report-destination-what = Part de toutes les missions réussies qui sont allées à chaque destination.
report-location = Missions par emplacement
report-location-what = Part des joueurs qui y ont un marqueur à la fin.
report-location-wins = Victoires par emplacement
report-location-wins-what = Part des victoires des joueurs qui y ont un marqueur à la fin.
report-token = Marqueurs Lune et Mars
report-token-what = Part des parties où le marqueur a été pris (RM-7.24).
report-token-wins = Victoires avec les marqueurs Lune et Mars
report-token-wins-what = Part des victoires du joueur qui a pris le marqueur.
report-launch = Comment se passent les lancements
report-launch-what = Part de tous les lancements annoncés.
report-launch-success = Succès par destination
report-launch-success-what = Part des lancements vers chaque destination qui arrivent ; les abandonnés et les annulés n’arrivent pas.
report-launch-failure = échoués
report-launch-abort = abandonnés
report-launch-scrub = annulés
report-achievement = Bonus
report-achievement-what = Part de toutes les missions réussies qui rapportent chaque bonus.
report-goal = Objectifs personnels remplis
report-goal-what = Combien de fois un objectif est rempli à la fin par un joueur qui l’a reçu, compté ou non.
report-goal-wins = Victoires avec un Objectif personnel rempli
report-goal-wins-what = Part des victoires des joueurs qui ont rempli l’objectif.
report-bought = Achat quand un joueur qui pouvait payer la voyait
report-bought-what = Une carte est montrée à un tour au début duquel, avant que le joueur fasse quoi que ce soit, une carte de ce modèle peut être achetée et payée avec la Main et les marqueurs. On compte combien de fois le joueur en achète alors une ce tour-là. Une carte qui arrive plus tard dans le tour n’est pas montrée. Plusieurs exemplaires comptent pour une fois.
report-bought-copy = Cartes achetées parmi celles ainsi montrées
report-bought-copy-what = Parmi les exemplaires du modèle montrés au moins une fois à un joueur qui pouvait payer au début d’un tour, la part que quelqu’un a achetée à un moment quelconque. Une carte qui reste là plusieurs tours compte une fois ici, et une fois par tour dans le tableau précédent.
report-bought-game = Achat dans une partie où elle était ainsi montrée
report-bought-game-what = Parmi les parties où le modèle a été montré au moins une fois à un joueur qui pouvait payer au début d’un tour, la part où quelqu’un l’a acheté à un moment quelconque.
report-shown = Cartes montrées dans une partie
report-shown-what = Part des parties où le modèle a été montré au moins une fois à un joueur qui pouvait payer au début d’un tour.
report-purchases = Achats
report-purchases-what = Combien de cartes du modèle tous les joueurs ensemble achètent dans une partie. Les Menaces apportées par un effet ne sont pas achetées.
report-owners = Propriétaires à la fin
report-owners-what = Part des joueurs qui possèdent une carte du modèle à la fin, dans quelque zone que ce soit.
report-owner-wins = Victoires des propriétaires
report-owner-wins-what = Part des victoires des joueurs qui possèdent une carte du modèle à la fin. Qui mène voit plus de cartes : une part élevée ne montre pas à elle seule qu’une carte est forte.

## Tables of 1969

report-score-last-year = Score selon l’ordre de la dernière année
report-score-last-year-what = Score moyen de qui joue premier, deuxième et ainsi de suite en 1969. L’écart est entre le rang qui s’est révélé le meilleur et celui qui s’est révélé le pire : s’il est petit, ce peut être le hasard.
report-wins-last-year = Victoires selon l’ordre de la dernière année
report-wins-last-year-what = Part des parties gagnées par qui joue premier, deuxième et ainsi de suite en 1969.
report-launches = Lancements
report-launches-what = Lancements d’un joueur dans toute la partie, par niveau ; et années sans lancement.
report-row-level = niveau { $level }
report-row-no-launch = aucun lancement
report-course = Parcours
report-course-what = Part des joueurs selon les niveaux des missions qu’ils lancent de 1963 à 1969 ; un tiret est une année sans lancement. Les parcours les plus courants.
report-course-row = { $row }
report-completed-level = Missions accomplies par niveau
report-completed-level-what = Part des lancements qui atteignent la dernière case, par niveau.
report-flown = Missions effectuées
report-flown-what = Part des joueurs qui lancent la mission.
report-completed = Missions accomplies
report-completed-what = Part des lancements qui atteignent la dernière case.
report-flown-wins = Victoires par mission
report-flown-wins-what = Part des victoires des joueurs qui lancent la mission.
report-moon = La Lune
report-moon-what = Parmi tous les joueurs, ceux qui volent vers la Lune et ceux qui atteignent sa dernière case ; les points d’un vol vers la Lune ; la case du drapeau de progrès à la fin.
report-row-moon-flown = joueurs qui volent
report-row-moon-completed = joueurs qui l’accomplissent
report-row-moon-points = points d’un vol
report-row-moon-progress = drapeau de progrès
report-moon-year = Année du vol vers la Lune
report-moon-year-what = Part des joueurs qui volent vers la Lune chaque année.
report-row-never = jamais
report-hired = Embauches
report-hired-what = Scientifiques et espions qu’un joueur engage dans toute la partie.
report-hired-winner = Embauches du vainqueur
report-hired-winner-what = Scientifiques et espions que le vainqueur engage dans toute la partie.
report-hired-wins = Victoires par embauche
report-hired-wins-what = Part des victoires des joueurs qui engagent au moins un scientifique de ce type.
report-research = Recherches pourvues
report-research-what = Part des joueurs qui y ont au moins un chercheur à la fin, jeton bonus compris.
report-research-wins = Victoires par recherche
report-research-wins-what = Part des victoires des joueurs qui y ont au moins un chercheur à la fin.
report-opening = Ouvertures
report-opening-what = Part des joueurs selon la recherche de leur première embauche de la partie ; un espion est une ouverture à part.
report-opening-wins = Victoires par ouverture
report-opening-wins-what = Part des victoires des joueurs qui commencent ainsi, dans les parties où tous ne commencent pas de même.
report-row-nobody = aucune embauche
report-spy-year = Premier espion
report-spy-year-what = Part des joueurs selon l’année où ils engagent leur premier espion.
report-spy-year-wins = Victoires selon le premier espion
report-spy-year-wins-what = Part des victoires des joueurs selon l’année où ils engagent leur premier espion.
report-money = L’argent et les cartes
report-money-what = Moyennes par joueur dans toute la partie.
report-row-money-left = M restants à la fin
report-row-money-sold = prestige vendu
report-row-money-insurance = M versés par l’Assurance
report-row-money-cards-bought = cartes achetées
report-row-money-cards-free = cartes gratuites piochées
report-row-money-cards-for = cartes jouées pour sa propre fusée
report-row-money-cards-against = cartes jouées contre les autres
report-sold-year = Prestige vendu par année
report-sold-year-what = Prestige qu’un joueur vend chaque année.
