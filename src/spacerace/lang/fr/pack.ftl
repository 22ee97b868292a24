### Ce qui cloche dans un jeu de composants, quel que soit le jeu.

pack-syntax = Ce n’est pas du TOML valable : { $reason }.
pack-long-key = Une clé a plus de { $most } parties séparées par des points. Aucun champ d’un jeu de composants n’est si profond.
pack-too-deep = Des crochets ou accolades sont imbriqués sur plus de { $most } niveaux. Aucune valeur d’un jeu de composants n’est si profonde.
pack-too-large = Le jeu de composants a { $entries } entrées avec { $parts } éléments dans leurs listes. Une nouvelle partie accepte jusqu’à { $most } entrées et { $most_parts } éléments.
pack-more-problems = … et { $count ->
    [one] encore une erreur.
   *[other] encore { $count } erreurs.
  }
pack-unknown-pack = Il n’y a pas de jeu de composants d’origine { $pack }. Il y a : { $known }.
pack-unknown-base = Il n’y a pas de jeu de composants d’origine { $base } d’où partir. Il y a : { $known }.
pack-no-base = { $entry } : « { $field } » enlève quelque chose à une base, mais le fichier ne nomme pas de base.
pack-unknown-without = { $entry } : « { $field } » nomme « { $value } », mais aucune entrée de la base n’a cet identifiant.
pack-unknown-without-hint = { $entry } : « { $field } » nomme « { $value } », mais aucune entrée de la base n’a cet identifiant. Voulais-tu dire « { $hint } » ?

pack-unknown-table = Un jeu de composants n’a pas de table « { $table } ».
pack-unknown-table-hint = Un jeu de composants n’a pas de table « { $table } ». Voulais-tu dire « { $hint } » ?
pack-missing-table = La table « { $table } » manque. Seul un fichier avec une base peut omettre des tables.
pack-empty-table = Il ne reste rien de la table « { $table } » : le fichier enlève ses entrées et n’en donne aucune.
pack-not-a-table = « { $table } » doit s’écrire comme { $shape }.

pack-unknown-field = { $entry } : il n’y a pas de champ « { $value } ». Sont connus : { $known }.
pack-unknown-field-hint = { $entry } : il n’y a pas de champ « { $value } ». Voulais-tu dire « { $hint } » ?
pack-missing-field = { $entry } : le champ « { $field } » manque.
pack-missing-part = { $entry } : il manque « { $part } » à « { $field } ».
pack-unknown-part = { $entry } : « { $field } » ne connaît pas « { $part } ».
pack-unknown-language = { $entry } : il n’y a pas de langue « { $value } » pour un nom. Les langues sont : { $known }.
pack-unknown-language-hint = { $entry } : il n’y a pas de langue « { $value } » pour un nom. Voulais-tu dire « { $hint } » ? Les langues sont : { $known }.

pack-wrong-type = { $entry } : « { $field } » doit être { $wants ->
    [int] un nombre entier
    [str] un texte entre guillemets
    [bool] true ou false
    [array] une liste entre crochets
    [object] une table entre accolades
   *[other] { $wants }
  }, pas { $got ->
    [int] un nombre entier
    [float] un nombre à virgule
    [str] un texte
    [bool] true ou false
    [array] une liste
    [object] une table
   *[other] { $got }
  }.
pack-not-one-of = { $entry } : « { $field } » ne peut pas être « { $value } ». Ce peut être : { $known }.
pack-not-one-of-hint = { $entry } : « { $field } » ne peut pas être « { $value } ». Voulais-tu dire « { $hint } » ? Ce peut être : { $known }.
pack-out-of-range = { $entry } : « { $field } » contient le nombre { $value } ; il doit aller de { $least } à { $most }.
pack-empty-list = { $entry } : « { $field } » ne doit pas être vide.

pack-unknown-source = { $entry } : « sources » parle de « { $value } », qui n’est pas un champ ici. Les champs sont : { $known }.
pack-unknown-source-hint = { $entry } : « sources » parle de « { $value } », qui n’est pas un champ ici. Voulais-tu dire « { $hint } » ?
pack-unknown-mark = { $entry } : « { $value } » n’est pas une marque de source. Les marques sont : { $known }.
pack-unknown-mark-hint = { $entry } : « { $value } » n’est pas une marque de source. Voulais-tu dire « { $hint } » ?
pack-no-reason = { $entry } : { $field ->
    [source] la source « recon » demande une raison ; écris-la ainsi : why = "…"
   *[other] la marque « recon » demande une raison ; écris-la ainsi : "recon: …"
  }.

pack-bad-id = { $entry } : « { $value } » ne peut pas être un identifiant ; utilise des minuscules, des chiffres et des traits d’union simples.
pack-no-name = { $entry } est une nouvelle carte et a besoin d’un « name ». Si elle devait changer une carte, son identifiant est faux.
pack-duplicate-entry = { $entry } a déjà été donné, à la ligne { $first }.

pack-too-few = La table « { $table } » fait { $count } cartes ; une partie peut en demander { $needed }.
