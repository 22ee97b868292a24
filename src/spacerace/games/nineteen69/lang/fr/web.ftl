### La table de 1969 dans le navigateur. Les phrases sur ce qui se passe sont dans nineteen69.ftl.

## What cards and dice show

n-espionage-card-text = { $value ->
    [one] { $value } point
   *[other] { $value } points
  } pour ta propre fusée ou contre celle d’un autre.
n-face-success = réussite
n-face-neutral = neutre
n-face-failure = échec

## Parts of the table

web-1969-calendar = Calendrier
web-1969-prestige = Points de prestige
web-1969-missions = Missions
web-1969-market = Scientifiques à engager
web-1969-flight = Le vol
web-1969-duel = Cartes Espionnage
web-1969-sheets-of = Fiches : { $name }
web-1969-sheet-ground = Centre au sol
web-1969-sheet-rocket = Fusée
web-1969-hand = Tes cartes : { $cards } sur { $limit }
web-1969-page-flight = Vol
web-1969-page-missions = Missions
web-1969-page-mine = Fiches
web-1969-page-rivals = Rivaux
web-1969-page-market = Engager
web-1969-page-log = Journal
web-1969-nobody = personne
web-1969-recon = Ce signe marque les valeurs que nous avons reconstituées : aucune source ne montre celles d’origine.
web-1969-highlighted = Ce que tu peux choisir est mis en valeur sur la table.

## Calendar and standings

web-1969-phase-setup = Mise en place
web-1969-phase-income = Revenus
web-1969-phase-purchase = Achats
web-1969-phase-mission = Missions
web-1969-phase-ending = Fin d’année
web-1969-year = { $year } : revenu { $money }, vente de { $points } au plus.
web-1969-standing = { $name } : { $points }.
web-1969-total = total

## Missions

web-1969-about-mission = { $mission } : symboles { $symbols } ; coût du lancement { $money } ; { $espionage ->
    [one] { $espionage } point de carte
   *[other] { $espionage } points de carte
  } par case ; { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
  }, la dernière pour { $most } PP ; drapeaux dans l’encadré : { $flags }.{ $recon ->
    [yes] {" "}Certaines de ces valeurs sont notre reconstitution.
   *[no] {""}
  }
web-1969-odds = ⌀ { $mean } PP
web-1969-help = Tes chercheurs ajoutent { $count } au test.
web-1969-launch-cost = Ce que coûte le lancement
web-1969-espionage-cost = { $espionage ->
    [one] { $espionage } point de carte déplace la fusée d’une case.
   *[other] { $espionage } points de carte déplacent la fusée d’une case.
  }
web-1969-box = Drapeaux de ceux qui ont effectué cette mission : chacun lui fait valoir 1 PP de moins pour les suivants.

## Players

web-1969-money = Argent, en millions
web-1969-cards = { $cards ->
    [one] { $cards } carte Espionnage
   *[other] { $cards } cartes Espionnage
  }
web-1969-moon-progress = Progrès vers la Lune : { $space ->
    [one] { $space } case
   *[other] { $space } cases
  }
web-1969-first = Premier joueur de cette année
web-1969-first-sign = 1er
web-1969-thinks = doit jouer
web-1969-launched = Lancée cette année : { $mission }
web-1969-spied = Un espion de { $name } !
web-1969-spy-here = Espionner ici
web-1969-token = jeton bonus
web-1969-short-espionage = cartes gratuites +{ $amount }
web-1969-short-robotics = 1re embauche −{ $amount } M
web-1969-short-investors = lancements −{ $amount } M
web-1969-short-insurance = échecs : { $amount } M
web-1969-short-simulation = relances +{ $amount }
web-1969-short-ground-control = neutres réussis +{ $amount }
web-1969-short-symbol = au test +{ $amount }
web-1969-about-research = { $research } : { $text } Ici : { $cubes } ; { $count ->
    [one] { $count } chercheur
   *[other] { $count } chercheurs
  }.

## Scientists and cards

web-1969-about-scientist = { $scientist } : { $text } { $left ->
    [0] Il n’en reste aucun.
    [one] Il en reste { $left }.
   *[other] Il en reste { $left }.
  }
web-1969-scientist = { $spy ->
    [yes] chez un rival, { $signed } PP
   *[no] { $researchers ->
        [one] { $researchers } chercheur
       *[other] { $researchers } chercheurs
      }{ $points ->
        [0] {""}
       *[other] , { $signed } PP
      }
  }
web-1969-cancel = Finalement, n’engager personne
web-1969-cards-title = Carte Espionnage
web-1969-deck = { $cards ->
    [one] { $cards } carte dans la pioche
   *[other] { $cards } cartes dans la pioche
  }
web-1969-discards = Défausse
web-1969-discards-about = Les cartes jouées ou défaussées sont face visible.
web-1969-face-down = une carte, face cachée
web-1969-rolled = { $player } lance les dés : { $successes ->
    [one] { $successes } succès
   *[other] { $successes } succès
  }, { $neutrals ->
    [one] { $neutrals } neutre
   *[other] { $neutrals } neutres
  }, { $failures ->
    [one] { $failures } échec
   *[other] { $failures } échecs
  }.

## A flight

web-1969-flight-of = { $name } : { $mission }
web-1969-no-flight = Aucune fusée n’est en l’air.
web-1969-held = Regarde le vol …
web-1969-rolling = Les dés roulent …
web-1969-rerolling = Faut-il relancer un dé ?
web-1969-converting = Combien de dés neutres le Contrôle au sol doit-il changer ?
web-1969-reroll = relancer
web-1969-not-rolled = pas encore lancé
web-1969-rerolled = { $face }, après relance
web-1969-sum-successes = { $count ->
    [one] réussite
   *[other] réussites
  }
web-1969-sum-failures = { $count ->
    [one] échec
   *[other] échecs
  }
web-1969-sum-symbols = grâce aux chercheurs
web-1969-insured = Assurance
web-1969-against = Contre la fusée
web-1969-for = Pour la fusée
web-1969-fold = Voir le plateau
web-1969-unfold = Retour au vol
web-1969-your-cards = Choisis tes cartes ci-dessous.
web-1969-choosing = choisit …
web-1969-no-cards = aucune carte
web-1969-pushed-back = recule de { $spaces }
web-1969-pushed-ahead = avance de { $spaces }
web-1969-result = { $name } reçoit { $points }{ $flags ->
    [0] {""}
   *[other] {" "}: { $printed } sur la piste, moins { $flags } pour les drapeaux
  }.
web-1969-landed = { $name } s’est posé sur la Lune !
web-1969-came-near = Le vol de { $name } vers la Lune est terminé.
web-1969-gained = +{ $points } PP
web-1969-progressed = un pas vers la Lune

home-mode-1969-standard = La course à la Lune
web-1969 = 1969
web-1969-what = Engage des scientifiques, espionne les autres, lance cinq dés et sois sur la Lune avant la fin de la décennie.

## The nation of a player

web-table-side-1969 = Nation
web-table-side-of-1969 = Nation de la place { $number }
web-table-side-random-1969 = Nation au hasard
