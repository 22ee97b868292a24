## Replay

web-replay = Rediffusion
web-replay-title = Rediffusion : { $game }, { $at } sur { $last }
web-replay-table = Vers la table
web-replay-skip = Aller aux commandes
web-replay-seen-by = Vu par
web-replay-spectator = Le public
web-replay-moment = La table à ce moment
web-replay-controls = Parcourir la partie
web-replay-beginning = Le début de la partie.
web-replay-unseen = Rien qui puisse être vu d’ici.
web-replay-undone = { $name } annule un coup.
web-replay-silent = { $name } prépare quelque chose.
web-replay-slider = Moment de la partie
web-replay-at = { $at } sur { $last }
web-replay-first = Au début (Origine)
web-replay-round-back = Une manche en arrière (Page précédente)
web-replay-back = Un pas en arrière (Gauche)
web-replay-play = Lire (Espace)
web-replay-pause = Mettre en pause (Espace)
web-replay-on = Un pas en avant (Droite)
web-replay-round-on = Une manche en avant (Page suivante)
web-replay-last = À la fin (Fin)
web-replay-speed = Vitesse
web-replay-times = { $speed } ×
web-replay-fork = Continuer d’ici
web-replay-fork-what = Une nouvelle table à partir de ce moment, contre des bots, avec un hasard nouveau
web-replay-link = Copier le lien de ce moment
web-replay-copied = Le lien de ce moment est copié.
web-replay-copy-by-hand = Copie ce lien : { $link }
web-replay-save = Enregistrer la partie dans un fichier de partie
web-replay-save-own = Enregistrer ce que tu as vu

## The end of a game

web-know-result = Résultat
web-know-open = Comment on en est arrivé là
web-know-close = Fermer
web-know-counting = Décompte …
web-know-won = { $names } { $count ->
    [one] gagne
   *[other] gagnent
} avec { $points } { $points ->
    [one] point
   *[other] points
}.
web-know-you-won = Tu gagnes avec { $points } { $points ->
    [one] point
   *[other] points
} !
web-know-unfinished = La partie s’est terminée sans vainqueur.
web-know-points = D’où vient chaque point
web-know-total = Total
web-know-winner = victoire
web-know-chart = Les points au fil des manches
web-know-chart-years = Les points au fil des années
web-know-chart-name = Points de tous au fil des manches, { $game }
web-know-chart-point = { $name }, manche { $round } : { $points }
web-know-chart-table = En tableau
web-know-round = Manche
web-know-detailed = Le détail de chacun
web-know-chart-year = { $name }, { $round } : { $points }
web-know-year = Année
web-know-count = Le décompte final
web-know-count-skip = Tout compter d’un coup
web-know-place = { $place }.
web-know-rematch = Rejouer
web-know-rematch-join = Rejouer : ta place est réservée
web-know-again = La même donne encore
web-know-again-what = Les mêmes cartes et les mêmes dés ; les places libres attendent les autres
web-know-next = Vers la partie suivante
web-know-share = Partager
web-know-shared = L’image est enregistrée et le lien vers le replay est copié.
web-know-shared-link = L’image est enregistrée. Ce lien mène au replay : { $link }
web-know-moment-first = En premier
web-know-moment-best = Meilleur vol
web-know-moment-lucky = Plus grande chance
web-know-moment-unlucky = Plus grande malchance
web-know-moment-record = Dans ce navigateur
web-know-record = { $games ->
    [one] 1 partie
   *[other] { $games } parties
} de ce genre, { $wins } gagnées, { $best } points au mieux.
web-know-record-new = Un nouveau record !

## Where the points came from

know-points-all = Score final
know-tie-shared = Tout était égal : la victoire est partagée.

## Hints

web-hint = Conseil
web-hint-title = Demander à un bot ce qu’il ferait
web-hint-thinking = Un bot réfléchit …
web-hint-takes = Un bot prendrait : { $option }
web-hint-close = Fermer le conseil
web-hint-name = Conseil d’un bot
web-hint-compared = Comparaison des meilleurs choix
web-hint-worth = gagne { $worth } %
know-hint-only = Rien d’autre n’est possible.
know-hint-plain = Cela semble le mieux à première vue.
know-hint-search = En rejouant la suite de nombreuses fois, cela a gagné environ { $worth } %, et « { $other } » { $others } %.
know-hint-level = En rejouant la suite de nombreuses fois, cela a gagné environ { $worth } % ; « { $other } » fait à peu près aussi bien.

## The review

know-decision = « { $best } » aurait gagné { $cost } parties de plus sur 100 que « { $taken } ».
web-review = Chance et talent
web-review-what = Un bot revoit la partie : quels tirages ont été chanceux, et quelles décisions ont coûté le plus.
web-review-start = Analyser cette partie
web-review-begins = La partie est passée en revue …
web-review-progress = Décisions examinées : { $done } sur { $total }
web-review-decision = Décisions qui ont coûté le plus
web-review-lucky = Chanceux
web-review-unlucky = Malchanceux
web-review-no-decision = Aucune décision n’a nettement réduit les chances.
web-review-moment = { $name }, manche { $round }
web-review-cost = coûte { $percent ->
    [one] { $percent } partie sur 100
   *[other] { $percent } parties sur 100
}
web-review-luck = { $points } points
web-review-how = La chance découle de calculs exacts. Ce qu’a coûté une décision est une estimation : à partir de ce que le joueur pouvait savoir alors, la suite a été jouée de nombreuses fois, avec le même hasard pour les deux choix.
web-review-year = { $name }, { $round }
web-replay-curve = Chances de victoire au fil de la partie
web-replay-chance = { $name } { $percent } %

## No

refused-study-failed = Impossible de le calculer pour l’instant. Réessaie dans un moment.
refused-hint-not-here = L’hôte de cette table a désactivé chances et conseils.
refused-hint-not-now = Un conseil se demande quand c’est ton tour.
refused-too-many-hints = Cela fait beaucoup de conseils. Attends { $seconds } { $seconds ->
    [one] seconde
   *[other] secondes
}.
refused-study-not-over = Cette partie n’est pas encore finie. Quand elle le sera, tout pourra y être consulté.
refused-too-many-reviews = Cela fait beaucoup d’analyses. Attends { $seconds } { $seconds ->
    [one] seconde
   *[other] secondes
}.

## The same deal elsewhere

web-know-deals = La même donne, côte à côte
web-know-deals-here = Cette table
web-know-deals-elsewhere = Une autre table
web-know-deals-known = connaissait la donne
web-know-deals-running = { $count ->
    [one] Elle se joue encore à une table.
   *[other] Elle se joue encore à { $count } tables.
}
