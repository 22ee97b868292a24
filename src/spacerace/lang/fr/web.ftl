### L’application du navigateur : pages, boutons, notes. Ce qui se passe à une table est dit par les fichiers des jeux.

web-title = spacerace
web-tagline = Deux courses à l’espace à la même table : en solo, entre amis, contre des bots.
web-your-name = Ton nom
web-default-name = Capitaine
web-against-bots = Jouer contre un bot
web-with-friends = Ouvrir une table pour tes amis
web-my-tables = Mes parties
web-open-tables = Tables qui attendent des joueurs
web-no-tables = Aucune pour l’instant.
web-join = S’asseoir
web-watch = Regarder
web-go-on = Continuer
web-just-now = à l’instant
web-soon = dans un instant
web-your-turn = À toi
web-turn-of = C’est à { $name } de jouer
web-turn-free = Une place est libre : on attend quelqu’un
web-waiting = En attente de joueurs
web-over = La partie est finie
web-share = Envoie ce lien à ceux avec qui tu veux jouer :
web-copy = Copier le lien
web-copied = Copié
web-connecting = Connexion perdue ; nouvel essai …
web-undo = Annuler
web-undo-asks = Demander à annuler
web-options = Ce que tu peux faire
web-log = Ce qui s’est passé
web-chat = Discussion
web-say = Dire
web-send = Envoyer
web-home = Toutes les parties
web-won = { $count ->
    [one] Victoire : { $names }
   *[other] Victoire partagée : { $names }
}
