### 1969 : intitulés des choix, phrases du journal, lignes sur ce qui se passe, refus.
###
### Glossaire (glossary.toml dit d’où vient chaque terme) :
###   scientist = scientifique (Basic = Basique, Inexperienced = Débutant, Famous = Célèbre,
###     Genius = Génie, Spy = Espion) · researcher = chercheur · research = recherche
###   espionage card = carte Espionnage · commit = jouer (des cartes) · hire = engager
###   Moon mission = mission Lune · mission test = test de mission · launch = lancer
###   prestige point (PP) = point de prestige (PP) · M = million · sheet = fiche
###   bonus token = jeton bonus · flag = drapeau · space = case · supply = réserve
###   success, neutral, failure = réussite, neutre, échec · reroll = relancer
###   symbols: EVA, Launch Pad = Pas de tir, Carrier Rocket = Fusée porteuse, CSM, LEM, Technology
### Le journal est au présent. Jamais « de » devant un nom propre (élision).

## Names and amounts

n-own-name = { $name }
n-flight-moon = vers la Lune
n-one-scientist = { $kind ->
    [basic] un scientifique { $scientist }
    [inexperienced] un scientifique { $scientist }
    [famous] un scientifique { $scientist }
   *[other] un { $scientist }
  }
n-card-hidden = une carte
n-card = { $value ->
    [8] un { $value }
    [11] un { $value }
    [18] un { $value }
   *[other] un { $value }
  }
n-money = { $money } M
n-points = { $points } PP
n-at = { $last ->
    [yes] sur la dernière case, { $points }
   *[no] { $space ->
        [0] au départ
       *[other] sur { $points }
      }
  }
n-dice = { $face ->
    [success] { $count ->
        [one] { $count } réussite
       *[other] { $count } réussites
      }
    [failure] { $count ->
        [one] { $count } échec
       *[other] { $count } échecs
      }
   *[neutral] { $count ->
        [one] { $count } neutre
       *[other] { $count } neutres
      }
  }

## Labels of options

n-action-draw = { $bought ->
    [yes] { $count ->
        [0] Acheter une carte Espionnage ({ $price })
       [one] Défausser la carte { $discards } et acheter une carte Espionnage ({ $price })
       *[other] Défausser les cartes { $discards } et acheter une carte Espionnage ({ $price })
      }
   *[no] Piocher une carte Espionnage gratuite
  }
n-action-swap = { $bought ->
    [yes] Défausser { $card } et acheter une autre carte ({ $price })
   *[no] Défausser { $card } et piocher une carte gratuite
  }
n-action-discard = { $more ->
    [yes] Défausser aussi { $card }
   *[no] Défausser { $card } pour acheter une autre carte
  }
n-action-sell = { $count ->
    [0] Ne rien vendre
   *[other] Vendre { $points } pour { $money }
  }
n-action-hire = Engager { $scientist } ({ $amount ->
    [0] gratuitement
   *[other] { $price }
  })
n-action-place = Placer dans { $research }
n-action-place-spy = { $token ->
    [yes] Espion dans { $research } : tu reçois un jeton bonus
    [none] Espion dans { $research } : plus de jeton bonus
   *[no] Espion dans { $research } : tu as déjà un jeton bonus
  }
n-action-spy-on = Espionner { $player }
n-action-launch = Lancer { $mission } { $amount ->
    [0] gratuitement
   *[other] pour { $price }
  } (jusqu’à { $most } en { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
  })
n-action-reroll = { $face ->
    [success] Relancer une réussite
    [failure] Relancer un échec
   *[neutral] Relancer un dé neutre
  }
n-action-convert = { $count ->
    [0] Ne changer aucun dé neutre (fusée { $at })
    [one] Changer { $count } dé neutre en réussite (fusée { $at })
   *[other] Changer { $count } dés neutres en réussites (fusée { $at })
  }
n-action-commit = { $more ->
    [yes] Jouer aussi { $card }
   *[no] Jouer { $card }
  }
n-action-first-player = { $player } commence
n-action-drawn = Piocher { $card }
n-action-rolled = { $face ->
    [success] Obtenir une réussite
    [failure] Obtenir un échec
   *[neutral] Obtenir une face neutre
  }

n-stop = Arrêter
n-stop-free-cards = Plus de carte gratuite
n-stop-purchases = Finir les achats
n-stop-launch = Ne rien lancer
n-stop-rerolls = Garder les dés
n-stop-commitment = { $count ->
    [0] Ne rien jouer
    [one] Valider cette carte
   *[other] Valider ces cartes
  }

## What is going on

n-step-over = La partie est finie.
n-step-running = La table se met en place.
n-step-pick-first-player = Le hasard désigne le premier joueur.
n-step-drawing-card = Une carte Espionnage est piochée.
n-step-rolling-die = Le dé { $die } est lancé.
n-step-free-cards = Revenus de { NUMBER($year, useGrouping: 0) } : tu peux piocher { $left ->
    [one] { $left } carte gratuite
   *[other] { $left } cartes gratuites
  }{ $full ->
    [yes] , mais ta main est pleine : tu dois défausser une carte pour chacune
   *[no] {""}
  }.
n-step-selling = Revenus de { NUMBER($year, useGrouping: 0) } : tu peux vendre jusqu’à { $most } de tes { $points }, à { $price } l’unité.
n-step-purchasing = Achats de { NUMBER($year, useGrouping: 0) } : tu as { $money } ; engage des scientifiques, { $full ->
    [yes] défausse des cartes pour en acheter une, car ta main est pleine,
   *[no] achète des cartes
  } ou arrête-toi.
n-step-discarding = Tu vas défausser { $count ->
    [one] la carte { $values }
   *[other] les cartes { $values }
  } : achète une carte pour { $price }, ou défausses-en d’abord d’autres.
n-step-placing = Tu engages { $scientist } { $amount ->
    [0] gratuitement
   *[other] pour { $price }
  } : choisis une de tes recherches.
n-step-targeting = Tu engages { $scientist } { $amount ->
    [0] gratuitement
   *[other] pour { $price }
  } : choisis qui espionner.
n-step-spotting = Tu engages { $scientist } { $amount ->
    [0] gratuitement
   *[other] pour { $price }
  } : choisis une recherche chez { $player }.
n-step-launching = Missions de { NUMBER($year, useGrouping: 0) } : tu as { $money } ; lance une mission ou rien.
n-step-rerolling = Les dés montrent { $dice } : tu peux relancer { $left ->
    [one] { $left } dé
   *[other] { $left } dés
  }.
n-step-converting = Contrôle au sol : change jusqu’à { $most ->
    [one] { $most } dé neutre en réussite
   *[other] { $most } dés neutres en réussites
  }. Contre une fusée qui reste en arrière, les autres jouent peut-être moins de cartes.
n-step-committing = { $whose ->
    [own] Ta mission { $mission } est { $at }{ $end ->
        [yes] {""}
       *[no] {" "}({ $most } au bout)
      } : joue des cartes pour faire avancer la fusée
   *[other] { $player } : la mission { $mission } est { $at }{ $end ->
        [yes] {""}
       *[no] {" "}({ $most } au bout)
      } ; joue des cartes pour faire reculer la fusée
  }, { $espionage ->
    [one] { $espionage } point
   *[other] { $espionage } points
  } par case{ $count ->
    [0] {""}
    [one] {" "}; déjà choisi : { $values }
   *[other] {" "}; déjà choisi : { $values }, { $sum } en tout
  }.

## The log

n-fact-first-player-chosen = { $player } commence.
n-fact-year-began = L’année { NUMBER($year, useGrouping: 0) } commence, premier joueur : { $first }.
n-fact-income-taken = { $player } touche un revenu de { $money }.
n-fact-card-drawn = { $player } pioche { $card }.
n-fact-card-paid = { $player } achète une carte pour { $money }.
n-fact-card-discarded = { $player } défausse { $card }.
n-fact-deck-shuffled = La défausse est mélangée et forme une nouvelle pioche.
n-fact-prestige-sold = { $player } vend { $points } pour { $money }.
n-fact-scientist-hired = { $player } engage { $scientist } { $amount ->
    [0] gratuitement
   *[other] pour { $price }
  } et le place dans { $research }.
n-fact-spy-placed = { $player } engage { $scientist } { $amount ->
    [0] gratuitement
   *[other] pour { $price }
  }, le place chez { $owner } dans { $research } et { $token ->
    [yes] prend un jeton bonus
   *[no] ne prend pas de jeton bonus
  }.
n-fact-purchases-done = { $player } a fini ses achats.
n-fact-mission-launched = { $player } lance { $mission } { $amount ->
    [0] gratuitement
   *[other] pour { $cost }
  }{ $start ->
    [0] {""}
    [one] , avec { $start } case d’avance
   *[other] , avec { $start } cases d’avance
  }.
n-fact-no-launch = { $player } ne lance rien.
n-fact-die-rolled = { $face ->
    [success] { $player } obtient une réussite avec le dé { $die }.
    [failure] { $player } obtient un échec avec le dé { $die }.
   *[neutral] { $player } obtient une face neutre avec le dé { $die }.
  }
n-fact-neutrals-turned = Contrôle au sol, { $player } : { $neutrals ->
    [one] { $count } dé neutre sur { $neutrals } changé en réussite
   *[other] { $count } dés neutres sur { $neutrals } changés en réussites
  }.
n-fact-test-done = Test, { $player } : { $successes ->
    [0] aucune réussite
    [one] { $successes } réussite
   *[other] { $successes } réussites
  }, { $failures ->
    [0] aucun échec
    [one] { $failures } échec
   *[other] { $failures } échecs
  } et { $bonus ->
    [0] rien
   *[other] { $bonus }
  } pour les symboles : { $way ->
    [ahead] { $by ->
        [one] { $by } case en avant
       *[other] { $by } cases en avant
      }
    [back] { $by ->
        [one] { $by } case en arrière
       *[other] { $by } cases en arrière
      }
   *[stays] la fusée reste où elle est
  }.
n-fact-insurance-paid = { $player } touche { $money } de l’Assurance.
n-fact-cards-committed = { $cards ->
    [0] { $player } ne joue pas de carte.
    [one] { $player } joue { $cards } carte, face cachée.
   *[other] { $player } joue { $cards } cartes, face cachée.
  }
n-fact-cards-revealed = { $count ->
    [one] { $player } révèle { $values }.
   *[other] { $player } révèle { $values }, { $sum } en tout.
  }
n-fact-rocket-pushed = { $by ->
    [launcher] Avec ses propres cartes, d’une valeur de { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
      }, { $player } fait avancer la fusée.
   *[opponents] Les cartes adverses, d’une valeur de { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
      }, font reculer { $player }.
  }
n-fact-prestige-gained = { $player } : la mission { $mission } { $count ->
    [0] ne rapporte pas de PP
   *[other] rapporte { $points }
  }{ $less ->
    [0] {""}
   *[other] , { $less } de moins à cause des drapeaux
  }.
n-fact-moon-progressed = { $player } avance son drapeau de progrès d’une case vers la Lune.
n-fact-year-ended = L’année { NUMBER($year, useGrouping: 0) } se termine.
n-fact-game-ended = La partie se termine avec l’année 1969.

## The score

n-score-prestige = points de prestige
n-score-scientists = scientifiques sur les fiches

## Refusals: any time

n-refused-unknown = Il n’y a rien de tel ici ; choisis parmi ce qui t’est proposé.
n-refused-not-now = Tu ne peux pas faire cela maintenant ; choisis parmi ce qui t’est proposé.
n-refused-finish-first = Tu as commencé à engager un scientifique ; choisis une place ou reviens d’abord en arrière.
n-refused-buy-first = Tu as commencé à défausser ; achète une carte ou reviens d’abord en arrière.
n-refused-price = Le prix est de { $price }, mais tu n’as que { $money }.

## Refusals: income and purchases

n-refused-hand-not-full = Tu ne peux défausser une carte qu’avec une main pleine, c’est-à-dire { $limit ->
    [one] { $limit } carte
   *[other] { $limit } cartes
  }.
n-refused-hand-full = Ta main est pleine avec { $limit ->
    [one] { $limit } carte
   *[other] { $limit } cartes
  } : tu dois en défausser une pour en avoir une autre.
n-refused-discard-first = Avec une main pleine, on défausse d’abord et on achète ensuite : choisis les cartes à défausser, une par une.
n-refused-swap-instead = Dans cette partie, les cartes s’échangent une contre une : choisis la carte que tu échanges.
n-refused-no-such-card = Tu ne peux pas prendre une carte de valeur { NUMBER($value, useGrouping: 0) } maintenant ; choisis une des valeurs proposées.
n-refused-sale = { $most ->
    [0] Tu ne peux pas vendre de PP maintenant.
   *[other] Tu peux vendre de 0 à { $most } PP maintenant.
  }
n-refused-no-supply = Tu ne peux pas engager le type { $scientist } : la réserve n’en a plus.
n-refused-no-place = Tu ne peux pas engager le type { $scientist } : aucune recherche ne peut l’accueillir.
n-refused-place = Il ne peut pas aller là ; choisis une recherche avec une place libre et, sauf pour deux scientifiques Basiques, sans autre du même type.
n-refused-target = Tu ne peux pas espionner ce joueur ; choisis un adversaire qui a une place pour un espion.

## Refusals: missions

n-refused-flown = Tu as déjà effectué cette mission, et chacune ne t’est ouverte qu’une fois.
n-refused-reroll = Tu ne peux pas relancer un tel dé ; choisis une face que montre un dé pas encore relancé.
n-refused-convert = Le Contrôle au sol peut changer de 0 à { $most } dés neutres maintenant.
n-refused-falling = Dans cette partie, les cartes s’ajoutent de la plus haute à la plus basse, et { NUMBER($value, useGrouping: 0) } est plus haute que la dernière ; reprends-en pour commencer par elle.

## Refusals: before the game

n-refused-player-count = Le jeu se joue de deux à cinq, pas à { $players }.
n-refused-option = Il n’y a pas d’option « { $option } » : 1969 ne laisse rien à choisir.
n-refused-not-a-number = Il faut un nombre entier de cinq chiffres au plus, pas « { $word } ».
