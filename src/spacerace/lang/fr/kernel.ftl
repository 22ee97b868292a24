### La table de tous les jeux : ce qu’elle refuse, et ce qui cloche dans un fichier de partie.

## Several things in a row

list-more = { $list }, { $next }
list-last = { $list } et { $last }

## A name that a pack gives by language

own-names = { $fr }

## Who it is (players are numbered from 1; 0 is chance, -1 an onlooker)

seat-number = Joueur { $number }

refused-game-over = La partie est finie : plus personne ne peut agir.
refused-not-your-turn = { $awaited ->
    [0] Une carte va être piochée : { $player ->
        [-1] le public
       *[other] { $who }
      } doit attendre.
   *[other] C’est à { $turn } de jouer : { $player ->
        [-1] le public
        [0] le hasard
       *[other] { $who }
      } ne peut pas agir.
  }
refused-impossible-outcome = Le hasard ne peut pas donner « { $outcome } » maintenant : cela ne fait pas partie de ce qu’il peut tirer.

## Taking back

refused-undo-nothing = Il n’y a rien à annuler : rien n’a encore été fait.
refused-undo-other-seat = Le dernier coup n’est pas le tien ({ $player }), et tu ne peux annuler que tes propres coups.
refused-undo-learned = Tu ne peux pas annuler cela : quelque chose a été révélé depuis.

## Which game, who plays

refused-unknown-game = Il n’y a pas de jeu « { $game } » ; il y a : { $known }.
refused-game-broken = Le jeu « { $entry } » est laissé de côté, car il ne fonctionne pas ({ $reason }). Mets son paquet à jour ou désinstalle-le.
refused-game-no-kit = Le jeu du point d’entrée « { $entry } » est laissé de côté, car celui-ci ne désigne pas de kit, c’est-à-dire un objet d’une classe tirée de spacerace.games.kit.Kit. Mets son paquet à jour ou désinstalle-le.
refused-game-name = Le jeu du point d’entrée « { $entry } » est laissé de côté, car « { $game } » n’est pas un nom : il faut au plus 20 lettres minuscules de a à z et chiffres, avec des traits d’union entre eux. Mets son paquet à jour ou désinstalle-le.
refused-game-taken = Le jeu du point d’entrée « { $entry } » est laissé de côté, car le nom « { $game } » est déjà pris. Désinstalle son paquet, ou l’autre de ce nom.
refused-game-no-setups = Le jeu « { $game } » du point d’entrée « { $entry } » est laissé de côté, car il n’indique aucune façon de jouer (setups). Mets son paquet à jour ou désinstalle-le.
refused-game-lacks = Le jeu « { $game } » est laissé de côté, car il manque à ses règles : { $lacking }. Mets son paquet à jour ou désinstalle-le.
refused-game-other-name = Le jeu « { $game } » est laissé de côté, car ses règles l’appellent « { $rules } ». Mets son paquet à jour ou désinstalle-le.
refused-unknown-bot = Il n’y a pas de bot « { $bot } » ; il y a : { $known }.
refused-bot-budget = « { $budget } » n’est pas un budget : écris un nombre de simulations comme 200, ou de secondes comme 1.5s ; plus grand que 0, et { $simulations } ou { $seconds } au plus.
refused-no-budget = Le bot « { $bot } » ne prend pas de budget ; ceux-ci en prennent un : { $thinkers }.
refused-no-sense = Il n’y a pas d’heuristique pour « { $game } » ; il y en a pour : { $known }.
refused-no-bot-file = Il n’y a pas de fichier « { $file } » d’où prendre un bot.
refused-bot-file-broken = Le bot de « { $file } » ne peut pas être créé : { $reason }
refused-bot-file-classes = { $count ->
    [0] Aucune classe de « { $file } » n’a
   *[other] { $count } classes de « { $file } » ont
  } une méthode « choose » ; le fichier d’un bot en a exactement une.
refused-bot-count = { $bots ->
    [one] Un bot est donné
   *[other] { $bots } bots sont donnés
  } pour { $players ->
    [one] une place
   *[other] { $players } places
  } ; donne un bot pour toutes les places ou un par place.

## Match files

match-file-line = Ligne { NUMBER($line, useGrouping: 0) } : { $problem }
match-file-first-line = Un fichier de partie commence par la ligne « { $expected } ».
match-file-no-colon = Il doit y avoir un deux-points dans « { $text } ».
match-file-unknown-field = L’en-tête n’a pas de champ « { $field } ».
match-file-double-field = L’en-tête donne deux fois « { $field } » ; garde une des deux lignes.
match-file-missing-field = Il manque à l’en-tête le champ « { $field } ».
match-file-not-a-number = Le champ « { $field } » doit être un nombre entier, pas « { $value } ».
match-file-bad-pack = Le champ « pack » doit contenir un nom, une version et une empreinte, pas « { $value } ».
match-file-newer-rules = Ce fichier a été écrit sous la version { $found } des règles, mais seules les versions jusqu’à { $known } sont connues ici.
match-file-bad-start = Aucune partie de ces règles ne peut être dans cet état : { $reason }.
match-file-unknown-seat = Personne ici ne s’appelle « { $name } » ; les places sont : { $seats }.
match-file-some-sides = La place de { $name } et celles d’avant doivent toutes nommer un camp (comme « seat: { $name }: red »), ou aucune.
refused-side = Personne ne peut jouer « { $side } » ; au choix : { $known }.
refused-no-sides = Ce jeu n’a pas de camps à choisir : personne ne peut jouer « { $side } ».
refused-same-side = Deux places ne peuvent pas jouer toutes deux « { $side } » ; choisis autre chose pour l’une d’elles.
refused-side-count = Il y a { $sides } camps pour { $players } places ; nommes-en un par place, ou moins.

## The short text of an action

refused-unknown-verb = Aucune action ne s’appelle « { $verb } ».
refused-word-count = L’action « { $text } » ne convient pas, car « { $verb } » est suivi de { $expected ->
    [0] zéro mot
    [one] un mot
   *[other] { $expected } mots
  }.
refused-unknown-seat = Il n’y a pas de place « { $word } » ; les places sont numérotées à partir de 0.
refused-unknown-word = Le mot « { $word } » ne convient pas ici ; ce peut être : { $known }.
