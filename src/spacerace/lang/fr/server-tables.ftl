### Les tables que ce serveur ne peut que montrer.

table-unreadable = Cette table a été gardée par une autre version de spacerace, et celle-ci ne sait pas la lire. Rien n’est perdu : l’hôte peut démarrer la version qui l’a gardée.
table-newer-rules = Cette partie a commencé sous des règles plus récentes que celles de ce serveur : on ne peut que la regarder. Elle continuera quand l’hôte redémarrera la version plus récente.

### Ce que la table elle-même dit dans le chat.

table-the-host = L’hôte
table-seat-joined = { $player } s’est assis à la place { $number }.
table-seat-left = { $player } est parti ; la place est libre.
table-seat-bot = { $player } laisse un bot continuer ({ $bot }).
table-seat-program = { $player } laisse un programme continuer.
table-seat-back = { $player } est de retour.
table-vote-asked-open = { $asker } propose de libérer la place de { $player } pour quelqu’un de nouveau.
table-vote-asked-bot = { $asker } propose de laisser un bot ({ $bot }) continuer pour { $player }.
table-vote-agreed = { $player } est d’accord.
table-vote-refused = { $player } s’y oppose. Rien ne change.
table-vote-played = { $player } joue. Le vote est clos.
table-vote-done-open = La table a décidé : la place de { $player } est libre pour quelqu’un de nouveau. { $player } peut revenir tant qu’elle n’est pas prise.
table-vote-done-bot = La table a décidé : un bot ({ $bot }) continue pour { $player }, qui peut revenir à tout moment.
table-cards-known = Les cartes de cette partie viennent d’une autre partie ou d’un fichier. Qui les a vues les connaît peut-être.
table-deal-opened = Cette partie a reposé si longtemps que les parties finies de la même donne ont été ouvertes entre-temps. Quelqu’un connaît peut-être les cartes.
table-rematch = { $player } veut rejouer : une nouvelle table est ouverte, et la place de chacun y est réservée.
table-rematch-host = L’hôte a ouvert une nouvelle table, et la place de chacun y est réservée.
refused-no-first-game = Il n’y a pas de partie d’apprentissage pour cette façon de jouer.
refused-first-game-seats = Une partie d’apprentissage est pour toi seul : tu occupes la première place, et des bots toutes les autres.
refused-host-alone = Seul l’hôte de cette table peut faire cela.
refused-table-begun = La partie a commencé : on ne peut plus changer la façon de jouer.
refused-table-dealt = Cette donne a déjà été jouée : le jeu reste tel quel, sinon ce serait une autre donne.
refused-host-nobody = Personne n’est assis là. Seule une personne peut devenir l’hôte.
refused-title = Le nom d’une table tient en une ligne simple.
table-paused = L’hôte a mis la table en pause. Le temps ne court pour personne.
table-goes-on = La table reprend. Qui doit jouer a de nouveau tout son temps.
table-seats-mixed = Les places ont été mélangées.
table-host = { $player } est désormais l’hôte de cette table.
