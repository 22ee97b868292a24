### Ce que le serveur refuse, en plus des règles des jeux.

refused-no-table = Cette table n’existe pas. Elle a peut-être été supprimée ; demande à qui t’a donné le lien.
refused-no-seat = Cette table n’a pas une telle place.
refused-no-free-seat = Aucune place n’est libre ici. Tu peux regarder si l’hôte le permet, ou ouvrir ta propre table.
refused-table-over = Cette partie est finie : personne ne peut plus s’y asseoir.
refused-not-running = La partie de cette table n’est pas en cours : elle n’a pas encore commencé, ou on ne peut que la regarder.
refused-stale = Ce clic est arrivé trop tard : quelque chose s’est passé depuis. Regarde de nouveau, et choisis encore.
refused-token = Ce lien personnel ne donne pas (ou plus) de place ici. Demande une place à l’hôte.
refused-not-host = Seul l’hôte de cette table, ou qui occupe cette place, peut faire cela.
refused-no-seat-of-yours = Tu n’as pas de place à cette table. Assieds-toi d’abord, ou ouvre ton lien personnel.
refused-not-your-seat = La place { $player } n’est pas la tienne.
refused-no-spectators = L’hôte de cette table ne veut pas de spectateurs.
refused-undo-seen = Les autres ont déjà vu ce coup, et cette table n’annule pas ce qui a été vu.
refused-no-undo-wish = Plus personne ne souhaite annuler un coup.
refused-not-asked = Personne ne t’a demandé ton accord pour cela.
refused-too-many-tables = Ce serveur a atteint ses { $most } tables. Reviens plus tard, ou fais tourner ton propre serveur.
refused-chat-long = Une ligne de discussion a au plus { $most } caractères ; raccourcis-la.
refused-chat-signs = Une ligne de discussion est du texte simple : lettres, signes et sauts de ligne.
refused-chat-full = La discussion de cette table est pleine après { $most } lignes.
refused-player-name = « { $name } » ne peut pas être le nom d’un joueur : il faut une seule ligne de texte simple, de 40 caractères au plus, sans : | ni #.
refused-player-name-taken = Quelqu’un ici s’appelle déjà { $name } ; choisis un autre nom.
refused-own-pack = Le jeu de composants a des erreurs : { $problems }
refused-language = Il n’y a pas de mots dans cette langue ; il y a : { $known }.
table-broken = Les règles ont changé depuis le début de cette partie, et un de ses coups n’est plus possible : on ne peut que la regarder.
table-broken-at = Les règles ont changé depuis cette partie, et on ne peut la regarder que jusqu’à l’entrée { $entry } : { $reason }
