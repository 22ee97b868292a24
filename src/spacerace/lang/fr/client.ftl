### Un programme à une table de n’importe quel serveur : la commande join et spacerace.client.

cli-join-short = asseoir un bot à une table de n’importe quel serveur
cli-join =
    Assied un bot à une table de n’importe quel serveur et le laisse jouer jusqu’à la fin.
    Si la ligne se rompt, il se reconnecte et reprend au même endroit.
cli-join-example =
    exemple :
      spacerace join "https://race.example.org/t/TABLE#seat=TOKEN" search:200
cli-join-link = le lien de la table ; un lien personnel prend son siège, tout autre un siège libre. La clé d’un siège peut aussi venir de l’environnement, dans { $variable }
cli-join-bot = qui joue : « sense », « random », « search:200 » ou « search:1s » avec un budget, ou un fichier à soi comme my_bot.py
cli-join-name = le nom sous lequel il prend un siège libre (sans indication : le nom du bot)
cli-join-side = la couleur ou la nation qu’il prend avec un siège libre (sans indication : le hasard décide)
cli-join-seed = un nombre entier pour les choix propres du bot ; un nouveau sans indication

join-seated = { $name } est à la table { $table }. Ctrl+C quitte ; la même ligne ramène à un lien personnel.
join-waits = La ligne est rompue ({ $reason }). Prochain essai dans { $seconds } s.
join-over = { $count ->
    [0] La partie est finie : { $scores }.
    [one] La partie est finie : { $scores }. { $winners } a gagné.
   *[other] La partie est finie : { $scores }. { $winners } ont gagné.
}

refused-table-link = Ce n’est pas le lien d’une table : { $link }. Il ressemble à https://race.example.org/t/TABLE
refused-no-name-no-token = Personne ne doit s’asseoir : donne la clé d’un siège, ou un nom pour un siège libre.
refused-token-holds-no-seat = Cette clé ne tient aucun siège à cette table. Elle est peut-être d’une autre table, ou ne vaut plus : demandes-en une nouvelle.
refused-unreachable = Aucun serveur ne répond à { $server } : { $reason }.
refused-answer = La réponse est illisible (statut { $status }). Est-ce l’adresse d’un serveur de spacerace ?
refused-redirect = Le serveur nous renvoie à { $to }. Prends cette adresse : une clé n’est pas transmise plus loin.
refused-line = Le serveur a fermé la ligne de ce siège.
refused-game-not-here = On y joue à { $game }, avec des règles qui ne sont pas installées ici, ou plus récentes.
refused-no-client = Il manque un paquet pour cela. Installe-le avec : pip install 'spacerace[client]'
