# Ce que chaque plateau possède, et le plateau simple d’un jeu qui n’en a pas.

web-board-pages = Parties de la table
web-board-skip = Continuer
web-board-opponent = Adversaire
web-board-table = Table
web-board-view = Ce que l’on voit
web-board-figures = Ce que cela donne au total
web-board-players = Par joueur
web-board-nothing = Rien à montrer.
web-board-none = aucun
web-board-yes = oui
web-board-no = non
web-board-entries = { $count ->
    [one] { $count } entrée
   *[other] { $count } entrées
}

web-show = Ce qui se passe
web-show-now = Aller au moment présent
web-show-turn = Aller à mon tour
web-show-back = Retour au présent
web-show-visit = C’est un moment passé de la partie.
web-show-missed = { $count ->
    [one] Une chose s’est passée pendant ton absence.
   *[other] { $count } choses se sont passées pendant ton absence.
}
web-show-watch = Montrer
web-show-forgo = Ranger
web-totals = Combien de points chacun aurait déjà
web-totals-what = Si la partie s’arrêtait maintenant : tout ce qui compte, pour autant que tu puisses le savoir
web-totals-of = { $name } : { $points }
