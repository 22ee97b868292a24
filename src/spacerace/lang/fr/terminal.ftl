### Jouer dans un terminal.

## The prompt

terminal-prompt = { $name }>
terminal-hint = Tape un nombre ou un texte · help · why · undo · card NOM · board · log · quit
terminal-final = { $sign } ne peut pas être annulé
terminal-thinking = { $name } réfléchit …
terminal-hand-over = Passe le clavier à { $name }, puis appuie sur Entrée.
terminal-more-news = { $count ->
    [one] … encore une ligne ; tape « log » pour la voir
   *[other] … encore { $count } lignes ; tape « log » pour les voir
  }
terminal-no-such-number = Les choix sont numérotés de 1 à { $last }.
terminal-several = « { $text } » peut vouloir dire plusieurs choses ; tape un nombre, ou plus de texte :
terminal-fold-discards = Défausser une carte (tape « discard » pour voir lesquelles)
terminal-fold-swaps = Défausser une carte et en prendre une autre (tape « swap » pour voir lesquelles)
terminal-fold-removals = Donner une carte de la piste Progrès à l’IA (tape « remove » pour voir lesquelles)
terminal-did-you-mean = Voulais-tu dire { $commands } ?
terminal-undo-nothing = Tu n’as rien à annuler : personne n’a encore rien fait.
terminal-undo-nothing-of-yours = Tu n’as rien à annuler : le dernier coup n’est pas le tien ({ $name }).
terminal-why = { $action } : { $reason }
terminal-why-nothing = Rien d’interdit ne vient à l’esprit ici. Tape « why » avec ce que tu veux, comme : why { $example }
terminal-not-understood = { $problem } Tape un nombre de la liste, ou « help ».
terminal-which-card = Tape aussi le nom de la carte, comme : card { $example }
terminal-which-rule = Tape aussi le numéro de la règle, comme : rules { $example }
terminal-no-card = Aucun nom de carte ne commence par « { $text } ». Tape par exemple : card { $example }
terminal-no-rule = Il n’y a pas de règle « { $rule } ». Tape par exemple : rules { $example }
terminal-example-card-rocketmen = dépôt
terminal-example-rule-rocketmen = RM-4.1
terminal-example-wish-rocketmen = buy depot
terminal-example-card-1969 = lune
terminal-example-rule-1969 = N-6.9
terminal-example-wish-1969 = launch moon
terminal-help =
    Tes choix sont numérotés. Tape un nombre, ou le texte d’un choix, ou son début.
    S’il n’y a qu’un choix, Entrée le prend ; sinon Entrée montre de nouveau l’écran.
    Tu peux aussi taper ce que tu veux faire, permis ou non, et par son nom.
    Si c’est impossible, on te dit pourquoi, avec la règle.

      why [TEXTE]  ce que tu ne peux pas faire maintenant, et pourquoi ; ou seulement ce qui commence par TEXTE
      undo         annuler ton dernier coup, tant que rien n’a été révélé depuis
      card NOM     tout sur une carte ou une autre pièce du jeu
      rules ID     le texte d’une règle, ou simplement son numéro
      board        la table entière, si petit que soit l’écran
      log [all]    ce qui s’est passé récemment, ou depuis le début
      save         où la partie est enregistrée ; elle l’est toujours
      quit         quitter ; la partie peut être reprise
      stop         quitter et compter les points tels quels, objectifs compris ; la partie peut être reprise

    { $game }
terminal-help-rocketmen =
    Par exemple : buy depot, launch mars, place satellite plan, card dépôt, rules RM-7.4 ou rules 7.4.
    Sur le plateau, « Satellite (2) : 3 PV » demande 2 points Moteur sur ton Site de lancement et rapporte 3 PV maintenant.
    « Orbite Terrestre : 8 en 3 tirages (Calculateur) » veut dire que la Fusée doit avancer de 8 cases en 3 tirages,
    et que chaque Calculateur de ton Site de lancement la fait avancer d’une case avant le premier tirage.
    En bref : achète des cartes, programme une Mission, mets points Moteur et cartes utiles sur ton Site de lancement, et lance.
terminal-help-1969 =
    Par exemple : hire genius, place lem, spy on 2, launch moon, commit 7, card lune, rules N-6.9 ou rules 6.9.
    Les joueurs ont des numéros, et leurs drapeaux aussi : « 12▲3 » veut dire drapeaux des joueurs 1 et 2, et fusée du 3.
    Une mission a son coût de lancement tel que tu le paies, les points d’espionnage qui déplacent une fusée d’une case,
    le nombre de cases, les PP de la dernière, et ce que tes recherches parmi ses symboles ajoutent au test.
    Sur les fiches, une lettre est un scientifique (voir la réserve) et • un jeton bonus ; « LEM BG•=4 » fait 4 chercheurs.
    Dés : + réussite, o neutre, - échec ; un dé souligné a été relancé.
    En bref : engage des scientifiques, lance une mission par an, et joue des cartes sur les fusées, la tienne ou les leurs.

## Files

terminal-file = La partie est enregistrée dans { $file }
terminal-saved = La partie est enregistrée. Pour la reprendre : { $program } play { $game } --resume { $file }
terminal-stopped = Arrêtée, inachevée, à la manche { $rounds } : voici où elle en est, et personne n’a gagné.
terminal-torn = La dernière ligne de { $file } était tronquée et n’est pas prise en compte.

## The end

terminal-points = Points
terminal-total = total
terminal-winners = { $capped ->
    [yes] Arrêtée, inachevée, après { $rounds } manches ; la victoire serait allée à { $winners }.
   *[no] { $count ->
        [one] { $winners } gagne après { $rounds } manches.
       *[other] { $winners } partagent la victoire après { $rounds } manches.
      }
  }
terminal-verdict-alone = { $capped ->
    [yes] Arrêtée, inachevée, après { $rounds } manches ; { $name } aurait { $won ->
        [yes] gagné
       *[no] perdu
      } contre l’IA
   *[no] { $name } { $won ->
        [yes] gagne
       *[no] perd
      } contre l’IA après { $rounds } manches
  } : { $own } PV à { $other }{ $tied ->
    [tie-player] , et une égalité profite au joueur
    [tie-ai] , et une égalité profite à l’IA
   *[no] {""}
  } ; l’objectif { $goal ->
    [yes] est rempli
   *[no] n’est pas rempli
  }.
score-track = sur la piste Score
score-cards = sur les cartes
score-tokens = marqueurs Lune et Mars
score-goal = Objectif personnel
score-variants = Variantes

## The table of Rocketmen

terminal-round = Manche { $round }
terminal-turn-of = { $name ->
    [You] à toi de jouer
   *[other] à { $name } de jouer
  }
terminal-began = début : { $name }
terminal-end-at = la fin vient à { $vp } PV
terminal-end-by = { $end ->
    [fourth-token] la fin vient avec une quatrième mission de qui que ce soit
    [fifth-token] la fin vient avec un cinquième marqueur d’un camp, si chaque destination a été atteinte
   *[tokens] la fin vient avec les six marqueurs d’un camp, si chaque destination a été atteinte
  }
terminal-last-round = la dernière manche
terminal-last-turn = le dernier tour
terminal-ai = IA
terminal-ai-level = IA ({ $level ->
    [easy] facile
    [hard] difficile
   *[normal] normal
  })
terminal-ai-standing = { $vp } PV, { $placed } marqueurs posés sur { $tokens }
terminal-ai-late-points = { $vp } PV de plus sur ses cartes à la fin
terminal-ai-mission = Mission : { $location }, Fusée à { $rocket } sur { $target }
terminal-ai-no-mission = pas de mission
terminal-ai-area = { $cards ->
    [one] { $cards } carte prise
   *[other] { $cards } cartes prises
  }
terminal-offset = arrivée ce tour-ci : l’acheter met fin au tien
terminal-goes-next = la prochaine à aller à l’IA
terminal-goes-if-full = la prochaine à aller à l’IA, si la piste Progrès reste pleine
terminal-drew = { $player } pioche { $cards }.
terminal-variants = Variantes : { $cards }
terminal-standing = { $vp } PV, { $missions ->
    [one] { $missions } mission
   *[other] { $missions } missions
  }
terminal-hand-size = Main { $cards }
terminal-hand-known = dont connues : { $cards }
terminal-plan = Programmation : { $card }
terminal-pad = Site : { $cards } ({ $points ->
    [one] { $points } point Moteur
   *[other] { $points } points Moteur
  })
terminal-store = en réserve : { $cards }
terminal-playing-area = Zone d’action : { $cards }
terminal-hq-top = sur le dessus du QG : { $cards }
terminal-copies = { $count }× { $card }
terminal-nothing = –
terminal-empty-slot = (vide)
terminal-token-money = 20 $ : prêts { $ready }, utilisés { $flipped }
terminal-token-science = Science : prêts { $ready }, utilisés { $flipped }
terminal-token-rocket = { $points ->
    [one] +{ $points } point Moteur
   *[other] +{ $points } points Moteur
  }
terminal-token-hand = Main +{ $cards }
terminal-display = Piste Progrès
terminal-price = prix
terminal-gives = donne
terminal-effect = effet
terminal-engines = Points Moteur
terminal-engine = { $points } pour { $price } (reste { $left })
terminal-engines-left = { $left ->
    [one] reste { $left }
   *[other] restent { $left }
  }
terminal-vp = { $vp } PV
terminal-money-per-mission = { $money } $ par mission
terminal-destination = { $destination } : { $target } en { $draws } tirages ({ $boost })
terminal-location = { $type } ({ $points }) : { $vp } PV
terminal-first-token = marqueur { $destination } : libre
terminal-first-token-of = marqueur { $destination } : { $name }
terminal-track = Piste
terminal-success = Cartes Trajectoire restantes
terminal-success-left = { $count } de valeur { $value }
terminal-flight = à { $rocket } sur { $target }, { $draws ->
    [one] encore { $draws } tirage
   *[other] encore { $draws } tirages
  }, piochées : { $drawn }, élan { $boost }
terminal-hand = Main { $cards } sur { $limit }
terminal-piles = QG { $hq }, Entrepôt { $warehouse }, Casse { $junkyard }
terminal-flies = { $destination } ({ $points })
terminal-mission = vole vers : { $flights } ; rapporte : { $achievement }
terminal-laid-down = { $all ->
    [yes] (posé)
   *[no] ({ $count } posées)
  }
terminal-goals = Objectifs
terminal-binding-goal = { $card } (à remplir{ $met ->
    [yes] , et c’est fait
   *[no] , { $done }/{ $needed }
  })
terminal-goal = { $card } ({ $vp } PV{ $met ->
    [yes] , rempli
   *[no] , { $done }/{ $needed }
  })
terminal-card-cost = Prix : { $price }
terminal-card-gives = Donne : { $items }
terminal-yes = oui
terminal-no = non

## The table of 1969

terminal-n-year = { $year } (année { $number } sur { $years })
terminal-n-phase-setup = mise en place
terminal-n-phase-income = phase de revenus
terminal-n-phase-purchase = phase d’achats
terminal-n-phase-mission = phase de missions
terminal-n-phase-over = la partie est finie
terminal-n-part-of = à { $name } de répondre
terminal-n-first = premier joueur : { $name }
terminal-n-calendar = revenu { $income }, vente jusqu’à { $sale }
terminal-n-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
terminal-n-moon = Lune { $space } sur { $last }
terminal-n-launched = mission lancée : { $mission }
terminal-n-empty-sheets = fiches vides
terminal-n-mission = Mission
terminal-n-cost = coût
terminal-n-spying = espionnage
terminal-n-spaces = cases
terminal-n-last-points = PP
terminal-n-bonus = bonus
terminal-n-flags = drapeaux
terminal-n-all-symbols = { $mission } (les six symboles)
terminal-n-with-symbols = { $mission } ({ $symbols })
terminal-n-flight = En vol
terminal-n-flight-of = { $mission } ({ $name })
terminal-n-dice = dés
terminal-n-laid-down = face cachée : { $players }
terminal-n-laid-by = { $cards ->
    [one] { $cards } carte ({ $name })
   *[other] { $cards } cartes ({ $name })
  }
terminal-n-track = Piste
terminal-n-on-space = case { $rocket } sur { $last } ; { $cost ->
    [one] { $cost } point de carte la déplace
   *[other] { $cost } points de carte la déplacent
  } d’une case
terminal-n-supply = Réserve
terminal-n-scientist = { $name } { $price }{ $less ->
    [0] {""}
   *[other] {" "}(-{ $less })
  } ×{ $left }
terminal-n-deck = une carte coûte { $price } ; { $left } dans la pioche, { $discards } en défausse
terminal-n-sheet-ground = Fiche au sol
terminal-n-sheet-rocket = Fiche Fusée
terminal-n-researchers = chercheurs
terminal-n-hand = Main { $cards } sur { $limit }
terminal-n-picked-up = en main : { $values }
terminal-n-committed = posées : { $values }
terminal-n-row-mission = { $spaces } cases, la dernière pour { $points } ; espionnage { $espionage }
terminal-n-row-die = réussite { $success }, neutre { $neutral }, échec { $failure }
terminal-n-mission-costs = Symboles : { $symbols }. Coût de lancement { $cost }, coût d’espionnage { $espionage }.
terminal-n-money-left = L’argent, qui départage les égalités : { $players }
terminal-n-money-of = { $name } { $money }
terminal-n-winners = { $count ->
    [one] { $winners } gagne avec { $points }.
   *[other] { $winners } partagent la victoire avec { $points }.
  }

# Letters of cubes, short names of researches

terminal-n-cube-basic = B
terminal-n-cube-inexperienced = D
terminal-n-cube-famous = C
terminal-n-cube-genius = G
terminal-n-cube-spy = E
terminal-n-short-espionage = ESP
terminal-n-short-robotics = ROB
terminal-n-short-investors = INV
terminal-n-short-insurance = ASS
terminal-n-short-simulation = SIM
terminal-n-short-ground-control = SOL
terminal-n-short-eva = EVA
terminal-n-short-launch-pad = TIR
terminal-n-short-carrier-rocket = FUS
terminal-n-short-csm = CSM
terminal-n-short-lem = LEM
terminal-n-short-technology = TEC
