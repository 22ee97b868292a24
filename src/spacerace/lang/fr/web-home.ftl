### La première page de l’application, ouvrir et partager des tables, et les réglages.

## Starting

home-skip = Aller aux jeux
home-you-play-as = Tu joues sous le nom de
home-players-range = { $least } à { $most } joueurs
home-rules = Règles
home-rules-of = Règles : { $game }
home-how-many-bots = Contre combien de bots
home-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
home-learn = Apprendre en jouant
home-learn-how = Une première partie qui s’explique au fur et à mesure
home-friends-how = Sur cet appareil ou sur les leurs, avec des bots si tu veux
home-alone = Jouer en solo
home-alone-how = Contre l’adversaire que fournit le livret
home-start-game = Commencer la partie
home-more = Plus
home-api = Pour les programmeurs
home-unofficial = Un programme non officiel, par des joueurs pour des joueurs. Il n’est pas publié par les éditeurs des jeux, et ne montre aucune de leurs illustrations.
home-version = Version { $version }

## Lists of tables

home-free-seat = place libre
home-began = tour commencé { $ago }
home-opened = ouverte { $ago }
home-deadline = { $until }, puis un bot prend la suite
home-by-turns = un coup de temps en temps
home-running = Parties à regarder
home-replays = Parties finies
home-replay = Revoir
home-no-replays = Aucune partie publique n’est encore finie.
home-import = Ouvrir un fichier de partie
home-show-all = Tout montrer ({ $count })
home-silent = Le serveur ne répond pas pour l’instant ; nouvel essai …
home-status-running = En cours
home-status-open = En attente de joueurs
home-status-finished = La partie est finie
home-status-broken = À regarder seulement
home-status-abandoned = Personne n’a joué depuis longtemps

## A new table

home-new-table = Nouvelle table
home-close = Fermer
home-cancel = Annuler
home-open-table = Ouvrir la table
home-game = Jeu
home-mode = Genre de partie
home-players = Joueurs
home-seats = Qui s’assied où
home-seat = Place { $number }
home-who = Qui s’assied ici
home-name = Nom
home-strength = Force
home-player-number = Joueur { $number }
home-seat-me = Moi
home-seat-here = Une autre personne, ici
home-seat-open = Libre pour un ami
home-seat-open-how = Qui ouvre le lien s’assied ici
home-seat-bot = Un bot
home-seat-program = Un programme à moi
home-hot-seat = Vous partagez cet appareil : il passe de main en main à chaque tour, et cache à l’un la main de l’autre.
home-bot-random = Facile : joue n’importe quoi
home-bot-idle = Oisif : en fait le moins possible
home-bot-sense = Normal : joue avec bon sens
home-bot-search = Difficile
home-bot-tries = { $bot } : joue { $count ->
    [one] { $count } partie d’essai
   *[other] { $count } parties d’essai
} à chaque coup
home-bot-seconds = { $bot } : réfléchit { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
} à chaque coup
home-details = Plus de choix
home-edition = Édition
home-pace = Rythme
home-pace-live = En direct : tout le monde est là
home-pace-turns = Par tours : un coup de temps en temps
home-limit = Temps pour un tour
home-limit-none = Sans limite
home-limit-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
home-limit-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
home-limit-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
home-limit-how = Le temps compte pour un tour entier. Quand il est écoulé, un bot joue le reste de ce tour.
home-undo = Annuler ce que les autres ont vu
home-undo-free = Toujours
home-undo-ask = Si les autres sont d’accord
home-undo-unseen = Jamais
home-odds = Montrer les chances exactes
home-totals = Afficher combien de points chacun aurait déjà
home-spectators = Les autres peuvent regarder
home-private = Privée : accessible seulement par son lien
home-pack = Cartes d’un fichier à toi
home-tokens = Ton programme joue avec ce mot ; garde-le comme un mot de passe. Il n’est montré que maintenant.
home-token-of = Jeton : { $name }
home-copy-token = Copier le jeton
home-join-what = Pour asseoir un bot de spacerace comme { $name }, colle cette ligne dans un terminal. Au lieu de search:200, elle prend tout bot, ou un fichier à toi comme my_bot.py.
home-join-line = Ligne pour { $name }
home-copy-join-line = Copier la ligne
home-to-the-table = Aller à la table

## Sharing

home-link = Lien de cette table
home-share-by-device = Partager …
home-qr = Code QR : { $address }
home-only-this-machine = Ce lien ne marche que sur cette machine, car le serveur n’écoute personne d’autre. Pour laisser entrer les autres de ton réseau, arrête-le et démarre-le avec :
home-other-device = Continuer sur un autre appareil
home-other-device-how = Ce lien ouvre ta propre place. Garde-le pour toi.
home-own-link = Lien personnel : { $name }
home-copy-own-link = Copier le lien : { $name }

## Settings

home-settings = Réglages
home-language = Langue
home-theme = Couleurs
home-theme-auto = Comme l’appareil
home-theme-light = Clair
home-theme-dark = Sombre
home-speed = Vitesse des scènes
home-speed-relaxed = Tranquille
home-speed-normal = Normale
home-speed-fast = Rapide
home-speed-instant = Immédiate
home-speed-calm = Ton système ne veut pas de mouvement : tout est montré d’un coup.
home-sound = Sons
home-volume = Volume
home-notify = M’avertir dans le navigateur quand c’est mon tour
home-notify-needs-https = Les navigateurs le permettent pour les pages qui viennent par https ou de cette machine.
home-notify-refused = Le navigateur ne l’a pas permis. Ses réglages pour cette page peuvent changer cela.
web-origin-fork = Et si… ?
web-origin-fork-what = Une partie née d’un moment d’une autre, avec une chance nouvelle
web-origin-import = Importée
web-origin-import-what = Une partie que quelqu’un a apportée dans un fichier
