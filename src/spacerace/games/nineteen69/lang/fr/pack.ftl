### Ce qui cloche dans un jeu de composants de 1969.

n-pack-symbol-twice = { $entry } : le symbole « { $symbol } » y figure deux fois.
n-pack-falling-track = { $entry } : la case { $space } de la piste ne doit pas valoir moins que la précédente.
n-pack-moon-symbols = { $entry } : la mission Lune doit avoir les six symboles.
n-pack-moon-track = { $entry } : la Lune doit avoir la piste la plus longue ; compare avec { $other }.
n-pack-moon-reward = { $entry } : la dernière case de la Lune doit valoir le plus ; compare avec { $other }.
n-pack-must-be = { $entry } : d’après les règles, « { $field } » doit être « { $wants } ».
n-pack-faces = { $entry } : un dé a 6 faces ; en voici { $count }.
n-pack-lacking = Il manque à la table « { $table } » : { $missing }.
n-pack-years = Les années doivent aller de 1963 à 1969, une fois chacune. Voici celles qu’il y a : { $years }.
n-pack-nations = Il y a { $count } pays ; { $needed } joueurs peuvent s’asseoir à la table.
n-pack-order-levels = Les missions doivent se trouver sur { $wanted } niveaux, à partir de 1. Voici ceux qu’il y a : { $levels }.
n-pack-order-symbols = { $entry } : une mission de niveau { $level } a { $wanted ->
    [one] { $wanted } symbole
   *[other] { $wanted } symboles
  } ; en voici { $count }.
n-pack-order-income = { $entry } : le revenu de { NUMBER($year, useGrouping: 0) } doit être plus haut que celui de l’année précédente.
n-pack-order-sale = { $entry } : la limite de vente de { NUMBER($year, useGrouping: 0) } ne doit pas être plus basse que celle de l’année précédente.
n-pack-order-last = { $entry } : la dernière case doit valoir plus à un niveau supérieur et moins à un niveau inférieur ; compare avec { $other }.

cards-count-1969 = { $cards ->
    [one] { $cards } pièce.
   *[other] { $cards } pièces, celles de toutes les fiches comprises.
  }
