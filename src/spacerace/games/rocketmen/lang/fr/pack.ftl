### Ce qui cloche dans un jeu de composants de Rocketmen.

pack-not-tens = { $entry } : « { $field } » contient { $value }, mais l’argent va par pas de 10 $.
pack-duplicate-id = { $entry } : le mot « { $value } » désigne déjà une carte, voir { $other }.
pack-duplicate-number = { $entry } : le numéro de carte { $value } est déjà pris par { $other }.

pack-empty-cost = { $entry } : le coût est vide ; il doit demander de l’argent ou une ressource.
pack-rocket-cost = { $entry } : un coût ne peut pas demander de points Moteur.
pack-effect-missing = { $entry } : une carte du genre « { $kind } » a besoin d’un effet.
pack-effect-unwanted = { $entry } : une carte du genre « none » n’a pas d’effet.
pack-effect-misfit = { $entry } : l’effet « { $effect } » ne va pas avec le genre « { $kind } ».
pack-pad-item = { $entry } : une carte du genre « { $kind } » a besoin d’une autre ressource que l’argent, sinon elle ne peut jamais aller sur un Site de lancement.
pack-no-threat = { $entry } : il n’y a pas de Menace « { $value } ». Il y a : { $known }.
pack-no-threat-hint = { $entry } : il n’y a pas de Menace « { $value } ». Voulais-tu dire « { $hint } » ?

pack-mission-places = Il doit y avoir douze missions, aux places 1 à 12. Les places sont : { $places }.
pack-no-location = { $entry } : le plateau n’a pas d’emplacement { $type } pour la destination { $destination }.
pack-rocket-points = { $mission } demande { $points } points Moteur pour la destination { $destination }, mais l’emplacement du plateau dit { $board }.
pack-rising-vp = { $entry } : une mission tardive ne doit pas rapporter plus qu’une mission antérieure.
pack-location-count = Le plateau doit avoir 12 emplacements ; en voici { $count }.
pack-destinations = Il manque une destination : { $missing }.
pack-thresholds = Il faut un seuil pour 2, 3 et 4 joueurs. Voici ceux qu’il y a : { $players }.
pack-small-deck = La pioche à deux joueurs a { $count } cartes ; à elle seule, la piste Progrès en demande { $needed }.
pack-no-solo-goal = Tous les Objectifs personnels portent le signe solo ; le jeu en solo en demande un qui ne l’a pas.

## Ordres imprimés dans les livrets ; un jeu de composants pour une nouvelle partie doit les avoir

pack-order-price = { $entry } : le prix demande { $count } ressources ({ $items }), mais dans les livrets une ressource au plus s’ajoute à l’argent.
pack-order-arrival = { $entry } : qui arrive en premier reçoit { $vp } PV et doit en recevoir plus que ceux qui viennent après.
pack-order-tie = { $entry } : en cas d’égalité les livrets placent { $better } au-dessus de { $worse } ; la première arrivée doit donc y rapporter plus de PV ; ici c’est { $more } contre { $less }.
pack-order-locations = { $table } : { $destination } a { $count } emplacements, mais le plateau en montre { $needed }.
pack-order-threshold = { $entry } : à { $many } joueurs, moins de PV doivent finir la partie qu’à { $few } ; ici c’est { $less } contre { $more }.
pack-order-start = { $entry } : au niveau { $higher }, l’IA doit partir plus loin qu’au niveau { $lower } ; ici c’est { $more } après { $less }.
pack-order-target = { $entry } : au niveau { $level }, l’IA part de la case { $start }, mais sa cible à { $destination } est { $target } ; elle doit partir avant.

cli-pack-parts-rocketmen = { $cards } cartes
cards-count-rocketmen = { $cards ->
    [one] { $cards } carte.
   *[other] { $cards } cartes.
  }
