### Ce que le serveur refuse, en plus des règles des jeux.

refused-no-table = Cette table n’existe pas. Elle a peut-être été supprimée ; demande à qui t’a donné le lien.
refused-no-seat = Cette table n’a pas une telle place.
refused-no-free-seat = Aucune place n’est libre ici. Tu peux regarder si l’hôte le permet, ou ouvrir ta propre table.
refused-table-over = Cette partie est finie : personne ne peut plus s’y asseoir.
refused-not-running = La partie de cette table n’est pas en cours : elle n’a pas encore commencé, ou on ne peut que la regarder.
refused-history-lost = Tu as vu de cette partie plus que ce que le serveur sait encore : ses derniers coups sont perdus. Regarde de nouveau, choisis encore, et dis-le à l’hôte.
refused-stale = Ce clic est arrivé trop tard : quelque chose s’est passé depuis. Regarde de nouveau, et choisis encore.
refused-one-or-several = Envoie soit une action, soit une liste d’actions.
refused-list-final = On ne peut pas revenir sur « { $failed } » : cette action ne peut être que la dernière d’une liste.
refused-nothing-asked = On ne te demande rien pour le moment.
refused-token = Ce lien personnel ne donne pas (ou plus) de place ici. Demande une place à l’hôte.
refused-not-host = Seul l’hôte de cette table, ou qui occupe cette place, peut faire cela.
refused-no-seat-of-yours = Tu n’as pas de place à cette table. Assieds-toi d’abord, ou ouvre ton lien personnel.
refused-not-your-seat = Cette place n’est pas la tienne ({ $player }).
refused-no-spectators = L’hôte de cette table ne veut pas de spectateurs.
refused-undo-enough = On a assez repris à cette table : une table reprend { $most } coups, et aucun dans une très longue partie. La partie continue.
refused-table-full = Cette partie a atteint { $most } entrées, et une table n’en tient pas plus. On peut encore la regarder et l’enregistrer.
refused-undo-seen = Les autres ont déjà vu ce coup, et cette table n’annule pas ce qui a été vu.
refused-no-undo-wish = Plus personne ne souhaite annuler un coup.
refused-not-asked = Personne ne t’a demandé ton accord pour cela.
refused-too-many-tables = Ce serveur a atteint ses { $most } tables. Reviens plus tard, ou fais tourner ton propre serveur.
refused-chat-long = Une ligne de discussion a au plus { $most } caractères ; raccourcis-la.
refused-chat-signs = Une ligne de discussion est du texte simple : lettres, signes et sauts de ligne.
refused-chat-full = La discussion de cette table est pleine après { $most } lignes.
refused-player-name = « { $name } » ne peut pas être le nom d’un joueur : il faut une seule ligne de texte simple, de 40 caractères au plus, sans : | ni #.
refused-player-name-taken = Quelqu’un ici s’appelle déjà { $name }, ou porte un nom qui se lit pareil ; choisis-en un autre.
refused-player-name-mixed = « { $name } » mélange les lettres de plusieurs alphabets. Écris un nom dans un seul, pour que personne ne se fasse passer pour quelqu’un d’autre.
refused-seat-kept = Cette place est réservée à { $name }.
refused-second-seat = Dans une partie en cours, personne ne joue une deuxième place : tu verrais deux mains.
refused-too-many-browsers = { $most } navigateurs utilisent déjà ce lien personnel.
refused-vote-program = Une place qui n’est pas la tienne ne peut pas être confiée à un programme pendant la partie : son jeton montrerait une main. Propose un bot, ou quelqu’un de nouveau.
refused-vote-same = Cette place est déjà jouée ainsi.
refused-vote-open = Un autre vote est ouvert à cette table. Il faut d’abord le trancher.
refused-vote-again = Quelqu’un s’y est déjà opposé ou a continué à jouer. Redemande quand { $minutes } { $minutes ->
    [one] minute se sera écoulée
   *[other] minutes se seront écoulées
} depuis.
refused-vote-early = { $player } a encore le temps : vous pourrez voter sur cette place quand la table l’aura attendue { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
}.
refused-no-vote = Aucun vote n’est ouvert à cette table.
refused-not-back = Cette place n’était pas la tienne en dernier, ou quelqu’un d’autre la joue maintenant.
refused-side-taken = Quelqu’un joue déjà { $side } à cette table ; choisis autre chose, ou laisse faire le hasard.
refused-side-kept = Dans une partie commencée, chacun garde sa couleur ou sa nation. Cette place joue { $side }.
refused-side-begun = La partie a commencé : plus personne ne peut changer de couleur ou de nation.
refused-not-your-side = Seule la personne assise à cette place peut choisir ; l’hôte choisit pour les places libres, les bots et les programmes.
refused-pack-long = Le jeu de composants est trop long : il a { $length } caractères et peut en avoir { $most }.
refused-pack-slow = Le jeu de composants est trop long à lire. Il a peut-être beaucoup trop d’entrées, ou des valeurs trop imbriquées.
refused-readers-busy = Plus de fichiers et de jeux de composants attendent ici qu’on ne peut en lire bientôt. Réessaie dans un instant.
refused-too-many-readings = Un de tes fichiers ou jeux de composants est en cours de lecture et un autre attend. Réessaie dans { $seconds } s.
refused-own-pack = Le jeu de composants a des erreurs : { $problems }
refused-language = Il n’y a pas de mots dans cette langue ; il y a : { $known }.
table-damaged = Le journal de cette partie est abîmé dans la base de données : on ne peut que la regarder, jusqu’à cet endroit. Dis-le à l’hôte, qui a peut-être une sauvegarde.
table-damaged-at = Le journal de cette partie est abîmé dans la base de données à l’entrée { $entry } : on peut la regarder jusque-là. Dis-le à l’hôte, qui a peut-être une sauvegarde.
table-broken = Les règles ont changé depuis le début de cette partie, et un de ses coups n’est plus possible : on ne peut que la regarder.
table-broken-at = Les règles ont changé depuis cette partie, et on ne peut la regarder que jusqu’à l’entrée { $entry } : { $reason }
