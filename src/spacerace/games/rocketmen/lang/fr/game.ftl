### Rocketmen : intitulés des choix, phrases du journal, lignes sur ce qui se passe, refus.
###
### Glossaire (glossary.toml dit d’où vient chaque terme ; toutes les phrases sont les nôtres) :
###   Mission Plan = Zone de programmation (planifier une mission = la programmer)
###   Launch Pad = Site de lancement · HQ = Quartier Général (QG) · Hand = Main
###   Playing Area = Zone d’action · Warehouse = Entrepôt · Junkyard = Casse
###   Asset = carte Progrès (turquoise, rose) · Engine = Moteur · Threat = Menace
###   Mission Success card = carte Trajectoire · Solitaire card = carte IA · Variant = Variante
###   Personal Goal = Objectif personnel · achievement = bonus · token = marqueur
###   Rocket = Fusée · Rocket point = point Moteur · VP = PV · item = ressource
###   Computer = Calculateur · Composite = Composite · Biotech = Biotechnologie · Science = Science
###   display = piste Progrès · Mission Track = piste Trajectoire · victory track = piste Score
###   draw (of a launch) = tirage · abort = abandonner · boost = élan · surcharge = surcoût
###   location = emplacement · deck = pioche · slot, space = case · LIMIT = LIMITE
###   DISCARD = DÉFAUSSE · ONE USE = USAGE UNIQUE · LAUNCH PAD = SITE DE LANCEMENT
###   WHEN USED TO PAY = PAIEMENT AVEC · The Battle for Earth = La Bataille pour la Terre
### Le journal est au présent. Jamais « de » devant un nom propre (élision), jamais de participe
### accordé avec le nom d’une carte ou d’une personne.

## Names and amounts

card-hidden = une carte
card-unknown = cette carte
card-own-name = { $name }
card-of-value = Trajectoire { $value }
card-described = { $card } ({ $items })
cards-hidden = { $count ->
    [one] une carte
   *[other] { $count } cartes
  }
money = { $money } $
items = { $count ->
    [one] { $item }
   *[other] { $count } × { $item }
  }
points = { $points ->
    [one] { $points } point Moteur
   *[other] { $points } points Moteur
  }
purse-nothing = rien
token-money = { $count ->
    [one] un marqueur 20 $
   *[other] { $count } marqueurs 20 $
  }
token-science = { $count ->
    [one] un marqueur Science
   *[other] { $count } marqueurs Science
  }
location = { $type } ({ $destination })
flight-earth = l’Orbite Terrestre
flight-moon = la Lune
flight-mars = Mars

## Labels of options

action-buy = { $more ->
    [yes] Acheter aussi { $card } ({ $price })
   *[no] Acheter { $card } ({ $price })
  }{ $ends ->
    [yes] , ce qui met fin à ton tour
   *[no] {""}
  }
action-pay = Payer avec { $card } ({ $purse })
action-pay-token = { $token ->
    [money] Payer avec un marqueur 20 $
   *[science] Payer avec un marqueur Science
  }
action-place = { $place ->
    [plan] Programmer { $card }
   *[pad] Placer { $card } sur le Site de lancement
  } { $how ->
    [itself] (son propre argent suffit)
    [free] gratuitement
   *[owed] pour { $price }
  }
action-place-more = { $place ->
    [plan] Programmer aussi { $card }
   *[pad] Placer aussi { $card } sur le Site de lancement
  }
action-place-free = { $place ->
    [plan] Programmer { $card } gratuitement (effet de carte)
   *[pad] Placer { $card } gratuitement sur le Site de lancement (effet de carte)
  }
action-draw-pending = Piocher dans ton QG, comme le permet ton paiement
action-discard = { $effect ->
    [yes] Défausser { $card } sans son effet
   *[no] { $zone ->
        [pad] Défausser { $card } de ton Site de lancement
       *[hand] Défausser { $card } de ta Main
      }
  }
action-discard-mission = { $failed ->
    [yes] Défausser { $card }
   *[no] Renoncer à { $card } et vider le Site de lancement
  }
action-keep-mission = Garder { $card } en programmation
action-play = Jouer { $card } pour son effet
action-store = Mettre { $card } en réserve ({ $depot })
action-take-stored = Reprendre en Main { $cards } ({ $depot })
action-refresh = Mettre { $card } sous la pioche ({ $price })
action-launch = Lancer vers { $destination } pour { $vp } PV (il faut { $needed ->
    [one] { $needed } point Moteur
   *[other] { $needed } points Moteur
  }, tu en as { $points })
action-count = Compter les points Moteur (tu en as { $points }, il en faut { $needed })
action-use = Utiliser { $card }
action-use-for = Utiliser { $card } : { $effect }
action-copy = Faire copier à { $card } la carte { $target } (Site de lancement : { $player })
action-draw-success = Piocher une carte Trajectoire ({ $draws ->
    [one] encore { $draws } tirage
   *[other] encore { $draws } tirages
  })
action-abort = Abandonner la mission ({ $owed ->
    [0] sans rien perdre
    [one] coûte { $owed } carte du Site de lancement
   *[other] coûte { $owed } cartes du Site de lancement
  })
action-end-turn = Finir le tour
action-drawn = Piocher { $card }
action-first-player = { $player } commence
action-choose = Choisir { $card }
action-confirm = Confirmer
action-pass = Passer

effect-advance = la Fusée avance de { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
  }
effect-count-zero-as = le 0 compte comme un { $value }
effect-choose-first = révéler { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } et choisir le premier tirage
effect-redraw = ignorer la carte piochée et piocher de nouveau

choose-threat = Prendre { $card } sur la case { $slot } de la piste Progrès
choose-removal = { $zone ->
    [hand] Retirer { $card } de ta Main
   *[warehouse] Retirer { $card } de ton Entrepôt
  }
choose-cycle = Défausser aussi { $card }
choose-top = Mettre { $card } sur le dessus de ton QG
choose-first-draw = Prendre { $card } comme premier tirage
choose-for-abort = Défausser { $card } du Site de lancement
choose-engine = Reprendre { $card } en Main
choose-excess = Défausser { $card } de ta Main

confirm-purchase = Confirmer l’achat
confirm-placing = Confirmer le placement
confirm-refresh = Confirmer : { $card } va sous la pioche
confirm-cycle = Piocher { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } à la place
pass-reaction = Laisser compter { $card }
pass-last-chance = Accepter l’échec
pass-engines = Ne plus reprendre de Moteur
pass-end-offer = Continuer la partie
action-trigger-end = Déclencher la fin : cette manche sera la dernière
action-remove = Donner { $card } à l’IA, dont la Fusée avance de 1{ $vp ->
    [0] {""}
   *[other] {" "}et qui marque { $vp } PV
  }

## What is going on

step-over = La partie est finie.
step-running = La table se met en place.
step-pick-first-player = Le hasard désigne le premier joueur.
step-deal-threat = Une Menace est glissée dans la pioche turquoise.
step-draw-solitaire = L’IA pioche une carte.
step-offering-end = Chaque destination a été atteinte et tes marqueurs suffisent : déclenche la fin, ou continue.
step-fill-slot = Une carte est piochée pour la piste Progrès.
step-draw-to-hand = Des cartes sont piochées dans un QG.
step-deal-goal = Les Objectifs personnels sont distribués.
step-draw-variant = Une carte Variante est piochée.
step-flip-success = Une carte Trajectoire est piochée.
step-acting = { $can ->
    [launch] Tu peux lancer maintenant, ou d’abord acheter, placer et défausser des cartes.
    [end] Ta main est vide : profite de ce qui est encore proposé, ou finis ton tour.
   *[act] Achète et place des cartes, défausse ce qui ne te sert pas, puis finis ton tour.
  }{ $pending ->
    [0] {""}
   *[other] {" "}Un effet gagné en payant peut encore servir.
  }
step-purchasing = { $paid ->
    [all] Achat, { $cards } : { $price } payés ; { $more ->
        [yes] confirme, ou ajoute une carte
       *[no] confirme
      }.
    [part] Achat, { $cards } : { $price } à payer, { $given } versés pour l’instant.
    [free] Achat, { $cards } : rien à payer ; { $more ->
        [yes] confirme, ou ajoute une carte
       *[no] confirme
      }.
   *[none] Achat, { $cards } : { $price } à payer ; { $more ->
        [yes] ajoute une carte ou commence à payer
       *[no] commence à payer
      }.
  }
step-placing = { $paid ->
    [all] Placement, { $cards } : { $price } payés ; { $more ->
        [yes] confirme, ou ajoute une carte
       *[no] confirme
      }.
    [part] Placement, { $cards } : encore { $owed } $ à payer.
    [free] Placement, { $cards } : rien à payer ; { $more ->
        [yes] confirme, ou ajoute une carte
       *[no] confirme
      }.{ $instead ->
        [yes] {" "}Une carte { kind-pay } peut payer à la place de leur propre argent.
       *[no] {""}
      }
   *[none] Placement, { $cards } : { $price } à payer ; { $more ->
        [yes] ajoute une carte ou commence à payer
       *[no] commence à payer
      }.
  }
step-refreshing = { $paid ->
    [part] Mettre { $card } sous la pioche : encore { $owed } $ à payer.
    [none] Mettre { $card } sous la pioche : { $price } à payer.
   *[all] Mettre { $card } sous la pioche : { $price } payés ; confirme.
  }
step-taking-threat = { $card } : choisis la Menace que tu prends.
step-removing = { $card } : choisis la carte à retirer du jeu.
step-cycling = { $card } : choisis d’autres cartes à défausser, puis pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }.
step-top-decking = { $card } : choisis la carte qui va sur le dessus de ton QG.
step-counting = Lancement vers { $destination } : tu as { $points ->
    [one] { $points } point Moteur
   *[other] { $points } points Moteur
  }, il en faut { $needed } ; copie une carte ou compte.
step-flying = En vol vers { $destination } : Fusée sur { $rocket } de { $target }, { $draws ->
    [one] encore { $draws } tirage
   *[other] encore { $draws } tirages
  }.
step-reacting = En vol vers { $destination } : Fusée sur { $rocket } de { $target }, carte piochée : { $card } ; réagis ou laisse-la compter.
step-choosing-first = En vol vers { $destination } : choisis le premier tirage parmi { $cards }.
step-last-chance = En vol vers { $destination } : Fusée sur { $rocket } de { $target }, plus de tirage ; c’est ta dernière chance.
step-abort-discarding = La mission est abandonnée : choisis encore { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
  } du Site de lancement à défausser.
step-keeping-engines = Le sort du lancement est connu : tu peux encore reprendre en Main { $left ->
    [one] { $left } Moteur
   *[other] { $left } Moteurs
  }.
step-keeping-mission = La mission a échoué : garde { $card } en programmation ou défausse la carte.
step-discarding-excess = Ta Main est limitée à { $limit } : choisis encore { $excess ->
    [one] { $excess } carte
   *[other] { $excess } cartes
  } à défausser.

## The log

fact-first-player-chosen = { $player } commence.
fact-variant-drawn = La Variante { $card } est en jeu.
fact-goal-dealt = { $player } reçoit l’Objectif personnel { $card }.
fact-goal-dealt-hidden = { $player } reçoit un Objectif personnel.
fact-round-began = La manche { $round } commence.
fact-turn-began = C’est à { $player }.
fact-slot-filled = { $card } arrive sur la case { $slot } de la piste Progrès.
fact-card-drawn = { $player } pioche { $card }.
fact-hq-shuffled = { $player } mélange son Entrepôt, qui devient son nouveau QG.
fact-cards-bought = { $player } achète { $cards } et paie avec { $paid }.
fact-cards-placed = { $player } { $what }{ $parts ->
    [0] {""}
   *[other] {" "}et paie avec { $paid }
  }.
placed-plan = programme { $cards }
placed-pad = place { $cards } sur le Site de lancement
fact-card-placed-free = { $place ->
    [plan] { $player } programme { $card } gratuitement, grâce à { $by }.
   *[pad] { $player } place { $card } sur le Site de lancement gratuitement, grâce à { $by }.
  }
fact-pending-draw-used = { $player } pioche grâce à { $by }.
fact-card-discarded = { $player } défausse { $card }.
fact-mission-discarded = { $count ->
    [0] { $player } renonce à la mission { $card }.
   *[other] { $player } renonce à la mission { $card } et défausse { $pad } du Site de lancement.
  }
fact-mission-kept = { $player } garde { $card } en programmation.
fact-effect-played = { $count ->
    [0] { $player } joue { $card } pour son effet.
   *[other] { $effect ->
        [take-threat] { $player } joue { $card } et prend { $cards }.
        [remove-card] { $player } joue { $card } et retire { $cards } du jeu.
        [cycle] { $player } joue { $card } et défausse en même temps { $cards }.
        [top-deck] { $player } joue { $card } et met { $cards } sur le dessus du QG.
       *[other] { $player } joue { $card } sur { $cards }.
      }
  }
fact-card-stored = { $player } met { $card } en réserve.
fact-store-taken = { $player } reprend de sa réserve { $cards }.
fact-card-refreshed = { $player } met { $card } sous la pioche et paie avec { $paid }.
fact-launch-declared = { $player } annonce le lancement : { $mission }, vers { $destination }.
fact-launch-scrubbed = Lancement annulé pour { $player } : { $points } sur { $needed ->
    [one] { $needed } point Moteur
   *[other] { $needed } points Moteur
  }.
fact-rocket-boosted = Avec l’élan, { $player } porte la Fusée à { $rocket } sur { $target }.
fact-success-drawn = { $player } pioche { $card }.
fact-rocket-moved = { $by ->
    [0] { $player } n’avance pas : la Fusée reste à { $rocket } sur { $target }.
   *[other] { $player } avance la Fusée de { $by ->
        [one] { $by } case
       *[other] { $by } cases
      }, à { $rocket } sur { $target }.
  }
fact-effect-used = { $player } utilise { $card } ; la Fusée est à { $rocket }.
fact-card-copied = { $player } : { $card } devient une copie, carte copiée : { $target }.
fact-launch-aborted = { $owed ->
    [0] { $player } abandonne la mission sans perdre de carte du Site de lancement.
    [one] { $player } abandonne la mission et doit défausser { $owed } carte du Site de lancement.
   *[other] { $player } abandonne la mission et doit défausser { $owed } cartes du Site de lancement.
  }
fact-pad-discarded = { $player } défausse { $cards } du Site de lancement.
fact-engines-kept = { $player } reprend { $card } en Main.
fact-mission-failed = La mission échoue pour { $player } : Fusée à { $rocket } sur { $target }.
fact-mission-succeeded = Mission réussie pour { $player } : { $location }, { $vp } PV, bonus : { $achievement }.
fact-first-token-taken = { $player } atteint { $destination } avant tout le monde et prend le marqueur.
fact-excess-discarded = { $player } défausse { $card } pour respecter sa limite de Main.
fact-turn-ended = { $player } finit son tour.
fact-end-triggered = { $reason ->
    [threshold] { $player } a assez de points pour finir la partie : c’est la dernière manche.
    [tokens] { $player } a posé ses six marqueurs et chaque destination a été atteinte : c’est la dernière manche.
    [all-tokens] Tous les marqueurs Mission sont posés : c’est la dernière manche.
    [fourth-token] { $player } a réussi une quatrième mission : c’est la dernière manche.
    [all-locations] Chaque emplacement porte un marqueur : c’est la dernière manche.
    [choice] { $player } choisit de déclencher la fin : c’est la dernière manche.
    [solo-tokens] Un camp a posé ses six marqueurs et chaque destination a été atteinte : c’est le dernier tour.
    [solo-all-tokens] Tous les marqueurs des deux camps sont posés : c’est le dernier tour.
    [solo-fifth-token] Un camp a posé son cinquième marqueur et chaque destination a été atteinte : c’est le dernier tour.
    [solo-all-locations] Chaque emplacement porte un marqueur : c’est le dernier tour.
    [solo-display] La piste Progrès est vide : c’est la fin.
   *[other] { $player } déclenche la fin : c’est la dernière manche.
  }
fact-game-ended = { $reason ->
    [threshold] La partie est finie : quelqu’un avait assez de points.
    [tokens] La partie est finie : tous les marqueurs Mission d’un joueur étaient posés et chaque destination atteinte.
    [all-tokens] La partie est finie : tous les marqueurs Mission étaient posés.
    [fourth-token] La partie est finie : quelqu’un avait réussi une quatrième mission.
    [fifth-token] La partie est finie : un camp avait posé un cinquième marqueur et chaque destination était atteinte.
    [all-locations] La partie est finie : chaque emplacement portait un marqueur.
    [choice] La partie est finie : quelqu’un l’avait choisi.
    [display] La partie est finie : la piste Progrès était vide.
    [cap] La partie s’arrête inachevée : la dernière manche permise à cette table est passée.
   *[other] La partie est finie.
  }

## Facts: alone, and in the early edition

fact-threat-dealt = Une Menace est mélangée à la pioche turquoise, sans être vue.
fact-goal-redrawn = L’objectif { $card } ne peut pas être rempli en solo : il est écarté et un autre est pioché.
fact-ai-drew = { $purpose ->
    [destination] L’IA révèle { $card } : elle veut voler vers { $destination }, départ sur la case { $start }.
   *[type] L’IA révèle { $card } : mission { $type }, avance de { $advance }.
  }
fact-ai-rejected = { $reason ->
    [full] L’IA a déjà un marqueur sur chaque emplacement de cette destination : { $card } est à défausser, une autre carte est piochée.
    [no-such-location] Cette destination n’a pas un tel emplacement : { $card } est à défausser, une autre carte est piochée.
    [been-there] L’IA y a déjà un marqueur : { $card } est à défausser, une autre carte est piochée.
   *[no-type-left] Aucune autre carte n’a de mission pour cette destination : { $card } est à défausser et l’IA recommence.
  }
fact-solitaire-shuffled = Les cartes IA défaussées sont mélangées et forment une nouvelle pioche.
fact-ai-idle = L’IA ne peut plus commencer de mission : elle attend.
fact-ai-mission-began = L’IA vise { $location } ; sa Fusée est à { $rocket } sur { $target }.
fact-ai-advanced = La Fusée de l’IA avance à { $rocket } sur { $target }.
fact-ai-arrived = L’IA réussit sa mission { $location } et marque { $vp } PV.
fact-ai-took = { $vp ->
    [0] { $card } passe de la piste Progrès à l’IA.
   *[other] { $card } passe de la piste Progrès à l’IA, qui marque { $vp } PV.
  }
fact-end-offer-refused = { $player } pouvait déclencher la fin et continue la partie.

## Refusals: alone, and in the early edition

refused-seed = Une graine est un nombre entier de 40 chiffres au plus ; { $seed } n’en est pas une.
refused-not-alone = En solo il y a un seul joueur, et { $players } sont à table.
refused-no-variants = { $mode ->
    [battle] La Bataille pour la Terre se joue sans cartes Variante.
   *[solo] Le jeu en solo se joue sans cartes Variante.
  }
refused-no-strict-declaration = La première édition ne permet jamais d’annoncer un lancement avec trop peu de points Moteur : la règle stricte n’y change rien.
refused-no-level = Seul le jeu en solo a un niveau ; ne le précise pas, ou joue en mode « solo ».
refused-launch-not-in-battle = Dans La Bataille pour la Terre, les missions ne volent que vers l’Orbite Terrestre, pas vers { $destination }.
refused-removal-not-alone = Il faut jouer en solo pour donner des cartes de la piste Progrès à l’IA.
refused-removal-used = Tu as déjà donné une carte de la piste Progrès à l’IA pendant ce tour.
refused-removal-no-mission = Tu ne peux donner une carte de la piste Progrès à l’IA que si elle a une mission, car sa Fusée doit avancer en échange.
refused-trigger-end = La fin ne se déclenche par choix que si la première édition le propose, juste après ta cinquième ou sixième mission.

## Refusals: any time

refused-no-launch = Cela fait partie d’un lancement ; annonces-en un d’abord.
refused-nothing-open = Il n’y a rien à payer, à choisir ni à confirmer ; commence par acheter, placer ou jouer une carte.
refused-not-now = Tu ne peux pas faire cela maintenant ; choisis parmi ce qui t’est proposé.
refused-finish-first = Tu as commencé autre chose ; confirme ou reviens d’abord en arrière.
refused-over-limit = Ta Main dépasse sa limite : choisis d’abord des cartes à défausser.

## Refusals: buying

refused-already-chosen = Tu as déjà choisi { $card }.
refused-not-for-sale = Tu ne peux pas acheter { $card } : cette carte n’est ni sur la piste Progrès, ni au sommet d’une pile de Moteurs.
refused-engine-limit = Tu ne peux acheter que { $limit ->
    [one] un Moteur
   *[other] { $limit } Moteurs
  } par tour.
refused-cannot-pay = Le prix est : { $price }. Ta Main et tes marqueurs donnent en tout : { $purse }.
refused-payment-would-idle = Tu ne peux pas ajouter { $card } maintenant, car une partie de ton paiement ne servirait à rien ; reprends d’abord ce que tu as payé.
refused-idle-source = Tu ne peux pas payer avec { $source } ici, car une partie du paiement ne servirait à rien.
refused-already-paying = Tu paies déjà avec { $card }.
refused-token-already-paying = Tu ne peux pas payer avec { $source } : tous ceux que tu as servent déjà à ce paiement.
refused-not-in-hand = Tu ne peux payer qu’avec des cartes de ta Main, et { $card } n’y est pas.
refused-token-flipped = Tu ne peux pas payer avec { $source } : tous ceux que tu as ont déjà servi ce tour-ci.
refused-no-token = Tu ne peux pas payer avec { $source } : tu n’en as pas.
refused-not-covered = Le prix ({ $price }) n’est pas encore payé ; ajoute des cartes ou des marqueurs avant de confirmer.

## Refusals: placing

refused-place-not-in-hand = Tu ne peux placer que des cartes de ta Main, et { $card } n’y est pas.
refused-plan-takes-missions = La Zone de programmation n’accepte que des cartes Mission, et { $card } n’en est pas une.
refused-plan-full = Tu as déjà programmé { $card } ; défausse cette carte d’abord, ou place des cartes sur le Site de lancement.
refused-plan-first = Si tu veux programmer { $card }, choisis cette carte avant celles du Site de lancement.
refused-no-mission-planned = Tu ne peux pas placer { $card } sur le Site de lancement avant d’avoir programmé une Mission.
refused-no-item = Tu ne peux pas placer { $card } sur le Site de lancement : cette carte n’a pas d’autre ressource que de l’argent.
refused-same-name = { $card } ne peut pas aller là : une carte Progrès du même nom est déjà sur ton Site de lancement.
refused-same-seat-name = Deux places ne peuvent pas porter le même nom, { $name } ; renomme l’une d’elles.
refused-place-another = { $card } offre le placement d’une autre carte, pas le sien.
refused-cannot-pay-placing = Il te faudrait payer { $price }, et le reste de ta Main et tes marqueurs 20 $ ne donnent pas tant.
refused-being-placed = Tu ne peux pas payer avec { $card } tout en plaçant cette carte ; son propre argent compte déjà.
refused-science-places-nothing = Tu ne peux pas payer avec un marqueur Science ici, car placer ne coûte que de l’argent.

## Refusals: discarding

refused-permanent = Tu ne peux pas défausser { $card } : cette carte est Permanente et reste sur le Site de lancement.
refused-discard-not-there = Tu ne peux défausser que des cartes de ta Main et de ton Site de lancement, et { $card } n’y est pas.
refused-no-mission = Tu n’as pas de Mission programmée à défausser.

## Refusals: what cards do

refused-effect-used = Tu as déjà utilisé { $card } ce tour-ci.
refused-effect-impossible = Tu ne peux pas jouer { $card } maintenant : son effet n’aurait rien sur quoi agir.
refused-effect-not-in-hand = Tu ne peux jouer que des cartes de ta Main, et { $card } n’y est pas.
refused-no-discard-effect = Tu ne peux pas jouer { $card } pour un effet : cette carte n’a pas d’effet DÉFAUSSE.
refused-choose-threat = Tu ne peux pas prendre { $card } ; choisis une Menace du bon type sur la piste Progrès.
refused-choose-removal = Tu ne peux pas retirer { $card } ; choisis une autre carte de ta Main ou de ton Entrepôt.
refused-choose-hand-card = Tu ne peux pas choisir { $card } ; choisis une autre carte de ta Main.
refused-choose-playing-area = Tu ne peux pas choisir { $card } ; choisis une carte de ta Zone d’action.
refused-nothing-pending = Tu n’as pas gagné un tel effet en payant, ou tu l’as déjà utilisé.
refused-nothing-to-draw = Tu ne peux pas piocher : ton QG et ton Entrepôt sont vides.
refused-no-depot = Aucune carte de ton Site de lancement ne peut en garder d’autres en réserve.
refused-depot-empty = Il n’y a pas de carte en réserve à reprendre.
refused-depot-full = Tu ne peux plus mettre de carte en réserve : il n’y a plus de place.

## Refusals: launching

refused-launch-no-mission = Tu ne peux pas lancer avant d’avoir programmé une Mission.
refused-launch-no-token = Tu n’as plus de marqueur Mission pour un lancement.
refused-launch-destination = Tu ne peux pas voler vers { $destination } avec { $card } ; choisis une destination indiquée sur la carte.
refused-launch-own-token = Tu as déjà réussi { $card } vers { $destination } ; choisis une autre destination ou une autre Mission.
refused-launch-points = Ce lancement demande { $needed ->
    [one] { $needed } point Moteur
   *[other] { $needed } points Moteur
  }, mais tu { $points ->
    [0] n’en as aucun
   *[other] n’en as que { $points }
  }.
refused-abort-before-draw = Tu ne peux abandonner qu’après ton premier tirage.
refused-abort-now = Tu ne peux pas abandonner à ce moment ; un abandon se fait entre deux tirages.
refused-copy = { $card } ne peut pas faire cette copie ; choisis parmi celles qui te sont proposées.
refused-effect-window = Tu ne peux pas utiliser { $card } à ce moment du lancement.
refused-count-short = Tu ne peux pas compter maintenant ; ce lancement demande { $needed ->
    [one] { $needed } point Moteur
   *[other] { $needed } points Moteur
  }.
refused-choose-listed = Tu ne peux pas choisir { $card } ; choisis parmi les cartes qui te sont proposées.
refused-during-launch = Tu ne peux pas faire cela pendant un lancement ; choisis parmi ce qui t’est proposé.

## Refusals: Open Market

refused-no-open-market = Tu ne peux pas mettre de carte sous la pioche : la Variante Marché Ouvert n’est pas en jeu.
refused-market-used = Tu as déjà mis une carte sous la pioche ce tour-ci.
refused-not-on-display = Tu ne peux mettre sous la pioche qu’une carte de la piste Progrès, et { $card } n’y est pas.
refused-cannot-pay-market = Il te faudrait payer { $price }, et ta Main et tes marqueurs 20 $ ne donnent pas tant.

## Refusals: before the game

refused-edition = Il n’y a pas d’édition « { $edition } » ; il y a : { $known }.
refused-mode = Il n’y a pas de mode « { $mode } » ; il y a : { $known }.
refused-player-count = Rocketmen se joue de deux à quatre, pas à { $players }.
refused-seat-name = Le nom « { $name } » ne convient pas ; il ne doit ni être vide, ni commencer ou finir par une espace, ni contenir « : », « | » ou « # », ni être « chance ».
refused-option = Il n’y a pas d’option « { $option } » ; il y a : { $known }.
refused-option-value = { $option ->
    [variants] L’option « variants » doit être 0 ou 2, pas « { $value } ».
    [strict_declaration] L’option « strict_declaration » doit être yes ou no, pas « { $value } ».
    [level] L’option « level » doit être easy, normal ou hard, pas « { $value } ».
    [round_cap] L’option « round_cap » doit être un nombre de manches, ou 0 pour aucune limite, pas « { $value } ».
   *[other] L’option « { $option } » ne peut pas être « { $value } ».
  }
refused-pack = Le jeu de composants est inutilisable : { $problems }
refused-pack-hash = Le jeu de composants { $pack } { $version } n’est pas celui de cette partie : ses valeurs diffèrent.

refused-unknown-card = Aucune carte ne s’appelle « { $word } ».
