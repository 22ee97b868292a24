### Démarrer un serveur et le tenir : aide, ce que lit un hôte, ce qui peut clocher.

## spacerace

cli-start =
    Sans commande : démarre un serveur sur cette machine et y ouvre ton navigateur, pour jouer avec des amis et des bots.
    Les parties sont gardées dans ton dossier de données. Ctrl+C l’arrête.
cli-start-network = laisser les autres de ton réseau local se joindre, et montrer l’adresse pour eux
cli-start-no-browser = afficher seulement l’adresse
cli-start-port = le port par lequel commencer, s’il est libre, sinon le prochain libre (par défaut : 8969)
cli-start-log = que journaliser : quiet (par défaut) pour jouer, plain ou json pour voir chaque requête

start-address = spacerace est prêt : { $address }
start-network = Pour les autres de ton réseau : { $address }
start-how-to-stop = Ctrl+C l’arrête ; chaque partie est gardée.
start-already-running = spacerace tourne déjà : { $address }

## serve

cli-serve-short = faire tourner un serveur pour d’autres
cli-serve =
    Fait tourner un serveur pour d’autres. Chaque option peut aussi venir de l’environnement, sous son nom en
    capitales après « SPACERACE_ » : SPACERACE_DATABASE, SPACERACE_PUBLIC_URL, SPACERACE_TRUSTED_PROXIES (avec des
    virgules) et ainsi de suite. Le mot de passe du serveur de courriel vient de SPACERACE_MAIL_PASSWORD seulement.
cli-serve-example =
    exemple :
      spacerace serve --port 8969 --public-url https://race.example.org
cli-serve-host = l’adresse à écouter (par défaut : 127.0.0.1, derrière un proxy inverse) ; 0.0.0.0 pour toutes
cli-serve-port = le port à écouter (par défaut : 8969) ; 0 pour n’importe quel port libre
cli-serve-database = postgresql://USER:PASSWORD@HOST/NAME ou sqlite:///FILE (par défaut : un fichier SQLite dans ton dossier de données) ; mets-la dans SPACERACE_DATABASE pour que le mot de passe n’apparaisse pas dans la liste des processus
cli-serve-public-url = l’adresse que les gens tapent, comme https://race.example.org
cli-serve-workers = combien de processus servent (par défaut : 1) ; plus d’un demande PostgreSQL
cli-serve-trusted-proxy = un réseau de proxys inverses crus sur parole quand ils disent d’où vient une requête, comme 127.0.0.1/32 ; peut être donné plusieurs fois
cli-serve-host-name = un autre nom sous lequel on s’adresse au serveur, outre celui de l’adresse publique ; peut être donné plusieurs fois
cli-serve-bot = laisser les tables demander un bot à toi sous ce nom ; son fichier est un programme qui peut tout faire sur cette machine ; peut être donné plusieurs fois
cli-not-own-bot = « { $text } » n’est pas un bot : écris un nom en minuscules qu’aucun bot ne porte, un signe égal et un fichier Python, comme champion=my_bot.py
cli-serve-mail-host = le serveur de courriel pour les avis ; sans lui, aucun courriel n’est envoyé
cli-serve-mail-port = son port (par défaut : 587)
cli-serve-mail-user = le nom pour s’y connecter
cli-serve-mail-sender = l’adresse d’où viennent les avis
cli-serve-mail-security = starttls (par défaut), tls ou none
cli-serve-private-webhooks = laisser aller les avis vers des webhooks de réseaux privés et de cette machine
cli-serve-open-days = supprimer une table jamais commencée après tant de jours sans visite (par défaut : 7) ; 0 pour jamais
cli-serve-idle-days = ranger une partie, à regarder seulement, après tant de jours sans coup (par défaut : 90) ; 0 pour jamais
cli-serve-backup-folder = un dossier où le serveur écrit de lui-même une sauvegarde, encore et encore (par défaut : aucun)
cli-serve-backup-hours = heures entre deux de ces sauvegardes (par défaut : 24)
cli-serve-backups-kept = combien en garder (par défaut : 14)
cli-serve-log = comment journaliser : plain (par défaut) pour les humains, json pour les machines, quiet pour les avertissements seuls

serve-sqlite-fault = Remarque : SQLite { $version } a un défaut connu qui peut abîmer une base de données que deux programmes écrivent en même temps ; { $sound } ne l’a plus. Ne laisse aucun autre programme écrire le fichier pendant que le serveur tourne, ou prends PostgreSQL.
serve-address = Le serveur est prêt : { $address }
serve-stopped = Le serveur s’est arrêté ; ce qui était en cours est terminé et gardé.
serve-failed = Le serveur s’est arrêté de lui-même. La raison est plus haut ; ce qui a été confirmé est gardé.

cli-not-a-port = « { $text } » n’est pas un port : il faut un nombre entier de 0 à 65535
cli-not-days = « { $text } » est trop petit : il faut 0 (jamais) ou plus de jours
cli-not-a-network = « { $text } » n’est pas un réseau : il faut quelque chose comme 10.0.0.0/8 ou une seule adresse
cli-not-a-host-name = « { $text } » n’est pas un nom de machine ; écris-en un comme race.lan, sans port
cli-not-a-public-url = « { $text } » n’est pas une adresse publique : il faut quelque chose comme https://race.example.org, sans chemin
cli-not-one-of = « { $text } » n’est aucun de ceux-ci : { $words }

refused-busy-port = Le port { $port } de { $host } est occupé : arrête le programme qui l’utilise, ou prends-en un autre avec --port.
refused-cannot-listen = Impossible d’écouter sur le port { $port } de { $host } : { $reason }. Choisis-en d’autres avec --host et --port.
refused-workers = Plusieurs processus demandent PostgreSQL, car SQLite n’en laisse écrire qu’un : enlève --workers, ou donne une --database qui commence par postgresql://.
refused-in-use = Un autre serveur utilise déjà { $file } : { $address }. Sers-toi de celui-là, arrête-le d’abord, ou donne une autre --database.
refused-database-damaged = La base de données { $database } est abîmée : { $reason }. Gardes-en une copie, puis restaure la dernière sauvegarde : spacerace restore FILE --replace.
refused-database-log-alone = La base de données { $file } est vide ou absente, mais son journal { $log } est encore là. SQLite le supprimerait, avec tout ce qui ne se trouve que là : remets le fichier à côté, ou garde le journal ailleurs.
refused-database-names = La base de données { $file } a plusieurs noms (liens physiques), et SQLite y perdrait des coups : garde un nom et supprime les autres.
refused-database-url = L’adresse de la base de données est inutilisable : elle doit ressembler à postgresql://USER:PASSWORD@HOST/NAME ou sqlite:////FOLDER/FILE. Les caractères spéciaux d’un mot de passe s’écrivent comme dans une URL (%40 pour @).
refused-database = La base de données { $database } est inutilisable : { $reason }. Vérifie qu’elle tourne, que l’adresse est bonne et que son utilisateur y a droit.
refused-database-newer = La base de données { $database } a servi à un spacerace plus récent : installe celui-là.
refused-not-durable = La base de données { $database } pourrait perdre ce qu’elle a confirmé : rien n’est servi à partir d’elle. Elle doit être réglée sur { $settings }.
refused-backup-folder = Aucune sauvegarde ne peut être écrite dans { $folder } : { $reason }. Indique un autre dossier avec --backup-folder, ou laisse l’utilisateur du serveur y écrire.
refused-no-driver = PostgreSQL a besoin d’un pilote qui n’est pas installé : pip install 'spacerace[postgres]'
refused-no-server = Le serveur et l’application du navigateur ont besoin de paquets qui ne sont pas installés : pip install 'spacerace[server]'. Sans eux, tu peux jouer dans le terminal : spacerace play

## backup, restore

cli-backup-short = écrire toutes les tables dans un seul fichier
cli-backup =
    Écrit tout ce que contient la base de données dans un seul fichier, à un seul instant ; le serveur peut continuer.
    Le fichier peut être restauré dans l’une ou l’autre sorte de base. Il contient des secrets de parties en cours et
    la clé qui signe les cookies, donc personne d’autre ne doit pouvoir le lire : garde-le comme un mot de passe.
cli-backup-example =
    exemple :
      spacerace backup tuesday.backup
cli-backup-file = le fichier à écrire ; une sauvegarde plus ancienne de ce nom est remplacée quand la nouvelle est complète
backup-done = { $rows ->
    [one] { $file } contient la base de données, avec { $rows } ligne.
   *[other] { $file } contient la base de données, avec { $rows } lignes.
} Il contient des secrets : garde-le là où personne d’autre ne peut le lire.
backup-progress = Écriture

cli-restore-short = remplir une base de données à partir d’une sauvegarde
cli-restore =
    Remplit une base de données vide à partir d’une sauvegarde, entièrement ou pas du tout. Le serveur doit être arrêté.
    C’est aussi le chemin de SQLite à PostgreSQL, et retour.
cli-restore-example =
    exemple :
      spacerace restore tuesday.backup --database sqlite:///race.db
cli-restore-file = un fichier écrit par backup
cli-restore-replace = enlever d’abord ce qui est dans la base de données
restore-done = { $rows ->
    [one] La base de données contient maintenant { $rows } ligne, celle de { $file }.
   *[other] La base de données contient maintenant { $rows } lignes, celles de { $file }.
}
restore-progress = Lecture

refused-backup-file = La sauvegarde { $file } ne peut pas être écrite : { $reason }. Une plus ancienne reste telle qu’elle était.
refused-not-a-backup = { $file } n’est pas une sauvegarde de spacerace.
refused-not-a-backup-to-replace = { $file } existe et n’est pas une sauvegarde de spacerace, donc il reste intact : donne un autre nom.
backup-database-damaged = La base de données est abîmée : { $reason }. Ce qui a pu être lu est dans la sauvegarde.
backup-table-damaged = Le journal de la table { $id } est abîmé à l’entrée { $entry }. Il est dans la sauvegarde tel quel.
refused-backup-damaged = La sauvegarde { $file } est abîmée ou tronquée : rien n’a été restauré. Prends-en une autre.
refused-backup-newer = La sauvegarde { $file } a été écrite par un spacerace plus récent ({ $version }) : installe celui-là.
refused-database-not-empty = La base de données contient déjà des parties : restaure dans une base vide, ou enlève-les avec --replace.
refused-server-runs = Un serveur utilise cette base de données : arrête-le, puis restaure.
refused-no-database = Il n’y a pas de base de données { $file } : donne-la avec --database ou SPACERACE_DATABASE.
refused-not-our-database = La base de données { $database } n’est pas de spacerace : vérifie son adresse.
refused-other-revision = La base de données est d’une autre version de spacerace : démarre une fois le serveur avec cette version-ci, puis réessaie.

## tables

cli-tables-short = lister ou supprimer des tables
cli-tables = Liste ou supprime les tables d’un serveur ; il peut être en marche.
cli-tables-example =
    exemple :
      spacerace tables list
cli-tables-list-short = lister toutes les tables
cli-tables-list = Liste toutes les tables, la dernière touchée d’abord.
cli-tables-list-example =
    exemple :
      spacerace tables list --json
cli-tables-delete-short = supprimer des tables pour de bon
cli-tables-delete = Supprime des tables pour de bon, avec leurs parties, places et discussions.
cli-tables-delete-example =
    exemple :
      spacerace tables delete k3v9x2 --yes
cli-tables-delete-id = l’identifiant d’une table, comme dans son adresse
cli-tables-delete-yes = ne pas demander
tables-column-id = table
tables-column-game = jeu
tables-column-status = état
tables-column-seats = places
tables-column-entries = entrées
tables-column-touched = dernière activité
tables-open-seat = (libre)
tables-count = { $count ->
    [one] { $count } table.
   *[other] { $count } tables.
}
tables-delete-ask = { $count ->
    [one] Supprimer cette table pour de bon ?
   *[other] Supprimer ces { $count } tables pour de bon ?
} (oui/non)
tables-delete-yes-words = oui,o,yes,y
tables-deleted = { $count ->
    [one] { $count } table est supprimée.
   *[other] { $count } tables sont supprimées.
}
tables-kept = Rien n’a été supprimé.
refused-unknown-table = Il n’y a pas de table { $ids } ; rien n’a été supprimé.
refused-delete-unasked = Il n’y a personne à qui demander : supprime avec --yes.
refused-settings = La variable { $name } est illisible : { $reason }. Écris-la en JSON avec les noms que donne « spacerace docs hosting ».
