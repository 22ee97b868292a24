### Les commandes et leur aide.

cli-all = Jeux de société sur la course à l’espace, avec des amis et des bots : { $games }, sur ton propre serveur ou dans ce terminal. Non officiel ; chaque refus cite sa règle.
cli-all-example =
    exemple :
      spacerace --network
cli-commands = commandes
cli-all-usage = spacerace [OPTIONS] [COMMANDE] …
cli-group-play = pour jouer
cli-group-host = pour héberger
cli-group-study = pour étudier
cli-group-change = pour modifier et étendre
cli-no-such-command = Il n’y a pas de commande « { $command } ».
cli-no-such-argument = Cette commande ne connaît pas : { $words }.
cli-no-such-choice = « { $text } » n’existe pas ; il y a : { $known }.
cli-did-you-mean = Peut-être « { $near } » ?
cli-more-help = En savoir plus : { $command } --help
cli-word-usage = utilisation :
cli-word-arguments = arguments
cli-word-options = options
cli-word-help = montrer cette aide et finir
cli-word-error = %(prog)s : %(message)s
cli-word-argument = %(argument_name)s : %(message)s
cli-word-required = il manque : %s.
cli-word-expected-one = il faut une valeur derrière.
cli-word-expected-some = il faut au moins une valeur derrière.
cli-word-expected-number = il faut %s valeurs derrière.
cli-word-not-allowed = cela ne va pas avec %s.
cli-word-no-value = il ne faut pas de valeur derrière, et on y lit %r.
cli-version = montrer la version et finir

cli-game = le jeu : { $games }
cli-seed = un nombre entier : la même graine distribue les mêmes cartes ; une nouvelle si elle manque
cli-edition = l’édition des règles ; par défaut la première : { $editions }
cli-mode = la façon de jouer ; par défaut la première : { $modes }
cli-pack-file = jouer avec les cartes de ce fichier de composants au lieu de celles d’origine
cli-json = afficher du JSON au lieu de tableaux
cli-match-file = un fichier de partie, tel que play l’écrit

## play

cli-play-short = jouer une partie dans ce terminal
cli-play =
    Joue dans ce terminal, contre des bots ou à plusieurs au même clavier.
    Chaque coup est enregistré aussitôt : une partie peut être quittée et reprise à tout moment.
cli-play-example =
    exemple :
      spacerace play { $game } --seats Ann,Bob,sense --seed 42
cli-play-seats = noms dans l’ordre du tour, avec des virgules, et si l’on veut le camp après deux-points, comme Ann:red. Les bots peuvent s’asseoir plusieurs fois : « sense », « random », « search » avec un budget si l’on veut (search:200, search:1.5s), et un bot à toi par son fichier (my_bot.py). Par défaut : Capitaine,sense ; en solo : Capitaine
cli-play-round-cap = pour un jeu qui pourrait ne jamais finir : arrêter la partie, inachevée, après tant de manches, et compter les points ; 0 (par défaut) pour jamais
cli-play-odds = montrer à côté d’un choix les chances exactes de ce à quoi il mène
cli-play-plain = jouer à une invite simple, ligne par ligne, comme dans un tube : pour les lecteurs d’écran et les scripts
cli-play-save = enregistrer dans ce nouveau fichier au lieu d’un fichier de ton dossier de données
cli-play-resume = reprendre une partie enregistrée
cli-play-trust-bots = avec --resume : laisser continuer les bots tirés de fichiers, qui sont des programmes et peuvent tout faire sur cette machine
cli-default-seats = Capitaine,sense
cli-default-seats-alone = Capitaine

## simulate

cli-simulate-short = laisser des bots jouer beaucoup de parties
cli-simulate = Laisse des bots jouer beaucoup de parties, et montre comment elles finissent.
cli-simulate-example =
    exemple :
      spacerace simulate { $game } --players 4 --bots random --games 200 --seed 7
cli-simulate-players = combien de joueurs sont à la table (par défaut : 2 ; en solo : 1)
cli-simulate-bots = un bot pour toutes les places, ou un pour chacune, avec des virgules (par défaut : random)
cli-simulate-games = combien de parties (par défaut : 100)
cli-simulate-seed = un nombre entier ; la même graine donne les mêmes parties (par défaut : 1)
cli-simulate-round-cap = pour un jeu qui pourrait ne jamais finir : arrêter une partie, inachevée, après tant de manches ; 0 pour jamais (par défaut : 200)
cli-simulate-laws = éprouver chaque loi du jeu tous les N coups et s’arrêter si l’une est violée ; lent
cli-simulate-jobs = combien de processus se partagent le travail (par défaut : 1) ; les parties sont les mêmes
cli-simulate-out = écrire dans ce fichier une ligne de JSON par partie ; la première ligne dit comment retrouver les mêmes parties
cli-simulate-save = laisser dans ce dossier un fichier de chaque partie, que replay rejoue
cli-simulate-progress = Parties

cli-export-short = écrire les décisions de nombreuses parties comme données
cli-export = Laisse jouer des bots et écris chaque décision : ce qui était visible, ce qui était possible et ce qui en est résulté.
cli-export-example =
    exemple :
      spacerace export { $game } --players 2 --bots sense --games 100 --out games.parquet
cli-export-bots = un bot pour toutes les places, ou un pour chacune, séparés par des virgules (par défaut : sense)
cli-export-format = parquet (par défaut) ou jsonl, une ligne de JSON par décision
cli-export-out = le fichier à écrire (par défaut : un nom fait du jeu, du nombre de joueurs et de la graine)
cli-export-done =
    { $count ->
        [one] Une décision se trouve dans { $file }.
       *[other] { $count } décisions se trouvent dans { $file }.
    }
cli-export-missing = Parquet demande un paquet qui n’est pas installé : { $command }. Sans lui, --format jsonl fonctionne.

## replay

cli-replay-short = rejouer un fichier de partie
cli-replay = Rejoue un fichier de partie et montre où il en est ou comment il a fini. Une partie quittée au milieu convient.
cli-replay-example =
    exemple :
      spacerace replay my-game.match --log
cli-replay-log = raconter tout ce qui s’est passé, ligne par ligne

## cards

cli-cards-short = lister les cartes avec leurs sources
cli-cards = Liste les cartes. Chaque valeur a une marque de source : est-elle imprimée quelque part, ou est-ce notre reconstitution ?
cli-cards-example =
    exemple :
      spacerace cards { $game } --source recon
cli-cards-edition = lister les cartes de cette édition ; par défaut la première : { $editions }
cli-cards-pack = lister les cartes de ce fichier de composants au lieu de celles d’origine
cli-cards-source = seulement les cartes qui ont une valeur de cette marque, et quelles valeurs : rule, picture, page, derived ou recon
cli-cards-deck = seulement ce paquet ; un nom qu’aucun paquet ne porte les énumère tous

## rules

cli-rules-short = dire une règle, ou les lister toutes
cli-rules = Dit le texte d’une règle d’après son numéro. Avec le nom d’un jeu : liste chaque règle avec la fonction qui la porte et les tests qui la montrent.
cli-rules-example =
    exemple :
      spacerace rules T-4
cli-rules-what = le numéro d’une règle, comme T-4, ou un jeu : { $games }
cli-rules-gaps = seulement les règles sans fonction ou sans test

## docs

cli-docs-short = lire les documents
cli-docs = Affiche un document, sans réseau. Sans nom : les liste tous. Ils sont en anglais ; les règles sont dans ta langue dans l’application.
cli-docs-example =
    exemple :
      spacerace docs hosting
cli-docs-page = le nom d’un document, comme hosting
refused-no-document = Il n’y a pas de document « { $page } ». Il y a : { $known }.

## completion

cli-completion-short = laisser la touche Tab compléter commandes et options
cli-completion = Affiche un script pour ton shell. Ensuite la touche Tab complète les commandes, les options et leurs valeurs.
cli-completion-example =
    exemple :
      spacerace completion bash > ~/.local/share/bash-completion/completions/spacerace
cli-completion-shell = ton shell : bash, zsh, fish, tcsh ou powershell
refused-no-completion = Le script est fait par le paquet shtab, qui n’est pas installé : pip install shtab

## pack

cli-pack-short = vérifier un fichier de composants, ou montrer celui d’origine
cli-pack = Les fichiers de composants contiennent ce qui est imprimé sur les cartes et le plateau. Qui possède le jeu peut les corriger.
cli-pack-example =
    exemple :
      spacerace pack check my-pack.toml
cli-pack-check-short = trouver chaque erreur d’un fichier de composants
cli-pack-check = Trouve chaque erreur d’un fichier de composants, avec sa ligne.
cli-pack-check-example =
    exemple :
      spacerace pack check my-pack.toml
cli-pack-check-file = le fichier de composants
cli-pack-check-game = le jeu auquel il est destiné ; déduit du contenu du fichier s’il manque
cli-pack-show-short = afficher le jeu de composants d’origine
cli-pack-show = Affiche le jeu de composants d’origine en TOML, pour partir de là et le corriger.
cli-pack-show-example =
    exemple :
      spacerace pack show > my-pack.toml
cli-pack-show-name = le nom du jeu de cartes, suivi de @1 pour sa première version (par défaut : celui de { $game })
cli-pack-ok = ok : { $pack } avec { $parts }, empreinte { $hash }
cli-pack-parts = { $cards } pièces

## What can be wrong

cli-not-a-number = « { $text } » n’est pas un nombre entier
cli-not-positive = « { $text } » n’est pas au moins 1
cli-negative = « { $text } » est négatif ; écris 0 ou plus
cli-interrupted = Arrêté.
refused-no-rule = Il n’y a pas de règle { $rule }. Les règles d’un jeu et leurs numéros : spacerace rules GAME
cli-file-problem = Le fichier { $file } est inutilisable : { $reason }.
refused-not-text = Le fichier { $file } ne contient pas de texte.
refused-resume-options = La table de { $file } est déjà en place : enlève toutes les options sauf --resume.
refused-resume-game = Le fichier { $file } contient une partie de { $found }, pas de { $wanted }.
refused-resume-bots = Dans { $file } jouent ces programmes : { $bots }. Ils peuvent tout faire sur cette machine. Si tu les connais, ajoute --trust-bots.
refused-bot-mistyped = « { $name } » n’est guère un nom : il ressemble trop au bot « { $bot } ». Écris « { $bot } » pour le bot, ou un autre nom pour une personne.
refused-unknown-deck = Il n’y a pas de paquet « { $deck } » dans ce jeu. Il y a : { $known }.
refused-no-person = Il faut quelqu’un pour jouer : nomme au moins une personne, ou laisse jouer les bots seuls avec « spacerace simulate ».
refused-file-exists = Il y a déjà un fichier { $file }, et il n’est pas écrasé. Choisis un autre nom, ou reprends-le avec --resume.

## simulate: its tables

simulate-seat = place
simulate-mean-score = score moyen
simulate-wins = victoires
simulate-seat-name = place { $number }
simulate-ai = IA
simulate-games = Parties : { $games }, avec { $rounds } manches en moyenne
simulate-ends = Fins : { $reasons }
simulate-end = { $reason } ({ $count })
simulate-speed = Décisions : { $decisions }, { $speed } par seconde

## cards: its table

cards-number = nº
cards-name = nom
cards-deck = paquet
cards-mark = joueurs
cards-copies = copies
cards-cost = coût
cards-items = ressources
cards-does = effet
cards-source = source
cards-count = { $cards ->
    [one] { $cards } pièce.
   *[other] { $cards } pièces.
  }

## rules: its table

rules-id = règle
rules-function = tenue par
rules-tests = tests
rules-first-test = premier test
rules-count = { $rules ->
    [one] { $rules } règle.
   *[other] { $rules } règles.
  }
rules-no-gaps = Chaque règle a sa fonction et son test.
rules-no-tests = Les tests ne sont pas installés ici : aucun n’est listé.

## replay: its head

replay-game = { $game }, édition { $edition }, mode { $mode }
replay-options = Options : { $options }
replay-option = { $name } { $value }
replay-seats = Places : { $seats }
replay-seed = Graine { $seed }, composants { $pack }
replay-entries = Entrées : { $entries }, manches : { $rounds }
replay-still-on = La partie n’est pas finie.

## a fault of ours

refused-broken-law = Une loi du jeu a été violée au coup { $step } avec la graine { $seed } ({ $law }) ; c’est une faute de notre part, merci de nous le dire.

## odds

cli-odds-short = dire les chances exactes
cli-odds = Dit les chances exactes de ce qui dépend du hasard dans un jeu.
cli-odds-games = jeux
cli-odds-none = Il n’y a pas de chances exactes pour { $game }.
