### Rocketmen: Beschriftungen, Sätze des Protokolls, was gerade geschieht, Absagen.
###
### Wörter (woher sie kommen, sagt glossary.toml):
###   Mission Plan = Missionsplan, Launch Pad = Startrampe, HQ = HQ, Hand = Hand,
###   Playing Area = Spielbereich, Warehouse = Lagerhaus, Junkyard = Schrottplatz, Depot = Depot,
###   display = Auslage, draw deck = Nachziehstapel, Engine pile = Antriebsstapel,
###   Mission (card) = Mission, Asset = Vorteil, Engine = Antrieb, Threat = Gefahr,
###   Mission Success card = Missionserfolg-Karte, Personal Goal = Persönliches Ziel, Variant = Variante,
###   Solitaire card = Solitärkarte, item = Ressource, Rocket point = Raketenpunkt, Rocket = Rakete,
###   token = Marker, mission token = Missionsmarker, achievement = Erfolg, VP = SP,
###   destination = Ziel, location = Ort, launch = Start, scrub = absagen, abort = abbrechen,
###   boost = Extraschub, place = platzieren, draw (in a launch) = Karte, surcharge = Aufschlag, AI = KI.
### Das Protokoll erzählt in der Gegenwart. Kartennamen stehen ohne Artikel und nie im Wem-Fall nach
### einem Wort, das ihr Geschlecht verriete; „bezahlt: …“ statt „mit …“.

## Names and amounts

card-hidden = eine Karte
card-unknown = diese Karte
card-own-name = { $name }
card-of-value = Missionserfolg { $value }
card-described = { $card } ({ $items })
cards-hidden = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
money = ${ $money }
items = { $count ->
    [one] { $item }
   *[other] { $count }× { $item }
  }
points = { $points ->
    [one] { $points } Raketenpunkt
   *[other] { $points } Raketenpunkte
  }
purse-nothing = nichts
token-money = { $count ->
    [one] ein $20-Marker
   *[other] { $count } $20-Marker
  }
token-science = { $count ->
    [one] ein Wissenschaftsmarker
   *[other] { $count } Wissenschaftsmarker
  }
location = { $type } ({ $destination })
flight-earth = in den Erdorbit
flight-moon = zum Mond
flight-mars = zum Mars

## Labels of options

action-buy = { $more ->
    [yes] Auch { $card } kaufen ({ $price })
   *[no] { $card } kaufen ({ $price })
  }{ $ends ->
    [yes] , danach endet dein Zug
   *[no] {""}
  }
action-pay = Mit { $card } zahlen ({ $purse })
action-pay-token = { $token ->
    [money] Mit einem $20-Marker zahlen
   *[science] Mit einem Wissenschaftsmarker zahlen
  }
action-place = { $place ->
    [plan] { $card } planen
   *[pad] { $card } auf der Startrampe platzieren
  } { $how ->
    [itself] (zahlt sich selbst)
    [free] (kostenlos)
   *[owed] ({ $price })
  }
action-place-more = { $place ->
    [plan] Auch { $card } planen
   *[pad] Auch { $card } auf der Startrampe platzieren
  }
action-place-free = { $place ->
    [plan] { $card } kostenlos planen (Karteneffekt)
   *[pad] { $card } kostenlos auf der Startrampe platzieren (Karteneffekt)
  }
action-draw-pending = Vom HQ ziehen, wie beim Zahlen verdient
action-discard = { $effect ->
    [yes] { $card } ohne Effekt ablegen
   *[no] { $zone ->
        [pad] { $card } von der Startrampe ablegen
       *[hand] { $card } aus der Hand ablegen
      }
  }
action-discard-mission = { $failed ->
    [yes] { $card } ablegen
   *[no] { $card } aufgeben und die Startrampe räumen
  }
action-keep-mission = { $card } auf dem Missionsplan lassen
action-play = { $card } für den Effekt ausspielen
action-store = { $card } einlagern ({ $depot })
action-take-stored = { $cards } auf die Hand nehmen ({ $depot })
action-refresh = { $card } unter den Stapel legen ({ $price })
action-launch = Start { $destination } für { $vp } SP (nötig: { $needed ->
    [one] { $needed } Raketenpunkt
   *[other] { $needed } Raketenpunkte
  }, du hast { $points })
action-count = Raketenpunkte zählen (du hast { $points }, nötig: { $needed })
action-use = { $card } einsetzen
action-use-for = { $card } einsetzen: { $effect }
action-copy = { $card } wird zur Kopie von { $target } auf der Startrampe von { $player }
action-draw-success = Missionserfolg-Karte ziehen ({ $draws ->
    [one] noch { $draws } Karte
   *[other] noch { $draws } Karten
  })
action-abort = Mission abbrechen ({ $owed ->
    [0] kostet nichts
    [one] kostet { $owed } Karte der Startrampe
   *[other] kostet { $owed } Karten der Startrampe
  })
action-end-turn = Zug beenden
action-drawn = { $card } ziehen
action-first-player = { $player } beginnt
action-choose = { $card } wählen
action-confirm = Bestätigen
action-pass = Passen

effect-advance = die Rakete rückt { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
  } vor
effect-count-zero-as = die 0 zählt als { $value }
effect-choose-first = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  } aufdecken und die erste Karte wählen
effect-redraw = die gezogene Karte übergehen und neu ziehen

choose-threat = { $card } von Platz { $slot } der Auslage nehmen
choose-removal = { $zone ->
    [hand] { $card } aus der Hand entfernen
   *[warehouse] { $card } aus dem Lagerhaus entfernen
  }
choose-cycle = Auch { $card } ablegen
choose-top = { $card } oben auf dein HQ legen
choose-first-draw = { $card } als erste Karte nehmen
choose-for-abort = { $card } von der Startrampe ablegen
choose-engine = { $card } zurück auf die Hand nehmen
choose-excess = { $card } aus der Hand ablegen

confirm-purchase = Kauf bestätigen
confirm-placing = Platzieren bestätigen
confirm-refresh = Bestätigen: { $card } kommt unter den Stapel
confirm-cycle = Dafür { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  } ziehen
pass-reaction = { $card } gelten lassen
pass-last-chance = Fehlschlag hinnehmen
pass-engines = Keinen Antrieb mehr zurücknehmen
pass-end-offer = Weiterspielen
action-trigger-end = Das Ende einläuten: Dies wird die letzte Runde
action-remove = { $card } der KI geben, deren Rakete dann 1 vorrückt{ $vp ->
    [0] {""}
   *[other] {" "}und die { $vp } SP erhält
  }

## What is going on

step-over = Das Spiel ist aus.
step-running = Der Tisch wird aufgebaut.
step-pick-first-player = Der Startspieler wird ausgelost.
step-deal-threat = Eine Gefahr kommt in den blaugrünen Stapel.
step-draw-solitaire = Die KI zieht eine Karte.
step-offering-end = Jedes Ziel ist besucht und deine Marker reichen: Läute das Ende ein oder spiele weiter.
step-fill-slot = Eine Karte kommt in die Auslage.
step-draw-to-hand = Karten werden vom HQ gezogen.
step-deal-goal = Die Persönlichen Ziele werden ausgeteilt.
step-draw-variant = Eine Variante wird gezogen.
step-flip-success = Eine Missionserfolg-Karte wird gezogen.
step-acting = { $can ->
    [launch] Du kannst jetzt starten, oder vorher noch Karten kaufen, platzieren und ablegen.
    [end] Deine Hand ist leer: Nutze, was noch angeboten wird, oder beende den Zug.
   *[act] Kaufe und platziere Karten, lege ab, was du nicht brauchst, und beende dann den Zug.
  }{ $pending ->
    [0] {""}
   *[other] {" "}Ein beim Zahlen verdienter Effekt ist noch offen.
  }
step-purchasing = { $paid ->
    [all] Du kaufst { $cards }: { $price } bezahlt; { $more ->
        [yes] bestätige oder nimm eine Karte dazu
       *[no] bestätige
      }.
    [part] Du kaufst { $cards }: Preis { $price }, bisher gegeben: { $given }.
    [free] Du kaufst { $cards }: nichts zu zahlen; { $more ->
        [yes] bestätige oder nimm eine Karte dazu
       *[no] bestätige
      }.
   *[none] Du kaufst { $cards }: Preis { $price }; { $more ->
        [yes] nimm eine Karte dazu oder beginne zu zahlen
       *[no] beginne zu zahlen
      }.
  }
step-placing = { $paid ->
    [all] Du platzierst { $cards }: { $price } bezahlt; { $more ->
        [yes] bestätige oder nimm eine Karte dazu
       *[no] bestätige
      }.
    [part] Du platzierst { $cards }: noch ${ $owed } zu zahlen.
    [free] Du platzierst { $cards }: nichts zu zahlen; { $more ->
        [yes] bestätige oder nimm eine Karte dazu
       *[no] bestätige
      }.{ $instead ->
        [yes] {" "}Statt ihres eigenen Geldes darf eine Karte mit { kind-pay } zahlen.
       *[no] {""}
      }
   *[none] Du platzierst { $cards }: { $price } zu zahlen; { $more ->
        [yes] nimm eine Karte dazu oder beginne zu zahlen
       *[no] beginne zu zahlen
      }.
  }
step-refreshing = { $paid ->
    [part] { $card } kommt unter den Stapel: noch ${ $owed } zu zahlen.
    [none] { $card } kommt unter den Stapel: { $price } zu zahlen.
   *[all] { $card } kommt unter den Stapel: { $price } bezahlt; bestätige.
  }
step-taking-threat = { $card }: Wähle die Gefahr, die du nimmst.
step-removing = { $card }: Wähle die Karte, die aus dem Spiel kommt.
step-cycling = { $card }: Wähle weitere Karten zum Ablegen, dann ziehst du { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }.
step-top-decking = { $card }: Wähle die Karte, die oben auf dein HQ kommt.
step-counting = Start { $destination }: Du hast { $points ->
    [one] { $points } Raketenpunkt
   *[other] { $points } Raketenpunkte
  } und brauchst { $needed }; kopiere eine Karte oder zähle.
step-flying = Flug { $destination }: Rakete auf { $rocket } von { $target }, { $draws ->
    [one] noch { $draws } Karte
   *[other] noch { $draws } Karten
  }.
step-reacting = Flug { $destination }: Rakete auf { $rocket } von { $target }, gezogen: { $card }; reagiere oder lass die Karte gelten.
step-choosing-first = Flug { $destination }: Wähle die erste Karte: { $cards }.
step-last-chance = Flug { $destination }: Rakete auf { $rocket } von { $target }, keine Karte mehr zu ziehen; das ist deine letzte Chance.
step-abort-discarding = Die Mission ist abgebrochen: Lege noch { $left ->
    [one] { $left } Karte
   *[other] { $left } Karten
  } von der Startrampe ab.
step-keeping-engines = Der Start ist entschieden: Du darfst noch { $left ->
    [one] { $left } Antrieb
   *[other] { $left } Antriebe
  } zurück auf die Hand nehmen.
step-keeping-mission = Die Mission ist gescheitert: Lass { $card } auf dem Missionsplan oder lege die Karte ab.
step-discarding-excess = Dein Handlimit ist { $limit }: Lege noch { $excess ->
    [one] { $excess } Karte
   *[other] { $excess } Karten
  } ab.

## The log

fact-first-player-chosen = { $player } beginnt.
fact-variant-drawn = Die Variante { $card } ist im Spiel.
fact-goal-dealt = { $player } erhält das Persönliche Ziel { $card }.
fact-goal-dealt-hidden = { $player } erhält ein Persönliches Ziel.
fact-round-began = Runde { $round } beginnt.
fact-turn-began = { $player } ist am Zug.
fact-slot-filled = { $card } kommt auf Platz { $slot } der Auslage.
fact-card-drawn = { $player } zieht { $card }.
fact-hq-shuffled = Das Lagerhaus von { $player } wird zum neuen HQ gemischt.
fact-cards-bought = { $player } kauft { $cards }; bezahlt: { $paid }.
fact-cards-placed = { $player } { $what }{ $parts ->
    [0] {""}
   *[other] ; bezahlt: { $paid }
  }.
placed-plan = plant { $cards }
placed-pad = platziert { $cards } auf der Startrampe
fact-card-placed-free = { $place ->
    [plan] { $player } plant { $card } kostenlos, dank { $by }.
   *[pad] { $player } platziert { $card } kostenlos auf der Startrampe, dank { $by }.
  }
fact-pending-draw-used = { $player } zieht nach, dank { $by }.
fact-card-discarded = { $player } legt { $card } ab.
fact-mission-discarded = { $count ->
    [0] { $player } gibt die Mission { $card } auf.
   *[other] { $player } gibt die Mission { $card } auf und legt { $pad } von der Startrampe ab.
  }
fact-mission-kept = { $player } lässt { $card } auf dem Missionsplan.
fact-effect-played = { $count ->
    [0] { $player } spielt { $card } für den Effekt aus.
   *[other] { $effect ->
        [take-threat] { $player } spielt { $card } aus und nimmt { $cards }.
        [remove-card] { $player } spielt { $card } aus und entfernt { $cards } aus dem Spiel.
        [cycle] { $player } spielt { $card } aus und legt dazu { $cards } ab.
        [top-deck] { $player } spielt { $card } aus und legt { $cards } oben auf das HQ.
       *[other] { $player } spielt { $card } auf { $cards } aus.
      }
  }
fact-card-stored = { $player } lagert { $card } ein.
fact-store-taken = { $player } nimmt { $cards } aus dem Depot.
fact-card-refreshed = { $player } legt { $card } unter den Stapel; bezahlt: { $paid }.
fact-launch-declared = { $player } sagt den Start an: { $mission } { $destination }.
fact-launch-scrubbed = Der Start von { $player } wird abgesagt: { $points } von { $needed ->
    [one] { $needed } Raketenpunkt
   *[other] { $needed } Raketenpunkten
  }.
fact-rocket-boosted = Der Extraschub bringt die Rakete von { $player } auf { $rocket } von { $target }.
fact-success-drawn = { $player } zieht { $card }.
fact-rocket-moved = { $by ->
    [0] Die Rakete von { $player } bleibt auf { $rocket } von { $target }.
   *[other] Die Rakete von { $player } rückt { $by ->
        [one] { $by } Feld
       *[other] { $by } Felder
      } vor auf { $rocket } von { $target }.
  }
fact-effect-used = { $player } setzt { $card } ein, die Rakete steht auf { $rocket }.
fact-card-copied = { $card } von { $player } wird zur Kopie von { $target }.
fact-launch-aborted = { $owed ->
    [0] { $player } bricht den Start ab und verliert keine Karte der Startrampe.
    [one] { $player } bricht den Start ab und muss { $owed } Karte der Startrampe ablegen.
   *[other] { $player } bricht den Start ab und muss { $owed } Karten der Startrampe ablegen.
  }
fact-pad-discarded = { $player } legt { $cards } von der Startrampe ab.
fact-engines-kept = { $player } nimmt { $card } zurück auf die Hand.
fact-mission-failed = Die Mission von { $player } scheitert mit der Rakete auf { $rocket } von { $target }.
fact-mission-succeeded = Die Mission von { $player } ist am Ort: { $location }, { $vp } SP; Erfolg: { $achievement }.
fact-first-token-taken = { $player } fliegt als Erster { $destination } und nimmt den Marker dafür.
fact-excess-discarded = { $player } legt { $card } wegen des Handlimits ab.
fact-turn-ended = Der Zug von { $player } ist zu Ende.
fact-end-triggered = { $reason ->
    [threshold] { $player } hat genug Punkte für das Ende: Dies ist die letzte Runde.
    [tokens] { $player } hat alle sechs Marker platziert, und jedes Ziel ist besucht: Dies ist die letzte Runde.
    [all-tokens] Alle Missionsmarker sind platziert: Dies ist die letzte Runde.
    [fourth-token] { $player } hat die vierte Mission geschafft: Dies ist die letzte Runde.
    [all-locations] Auf jedem Ort liegt ein Marker: Dies ist die letzte Runde.
    [choice] { $player } läutet das Ende ein: Dies ist die letzte Runde.
    [solo-tokens] Alle sechs Marker einer Seite sind platziert, und jedes Ziel ist besucht: Dies ist der letzte Zug.
    [solo-all-tokens] Alle Marker beider Seiten sind platziert: Dies ist der letzte Zug.
    [solo-fifth-token] Eine Seite hat ihren fünften Marker platziert, und jedes Ziel ist besucht: Dies ist der letzte Zug.
    [solo-all-locations] Auf jedem Ort liegt ein Marker: Dies ist der letzte Zug.
    [solo-display] Die Auslage ist leer: Das ist das Ende.
   *[other] { $player } bringt das Ende: Dies ist die letzte Runde.
  }
fact-game-ended = { $reason ->
    [threshold] Das Spiel ist aus, weil jemand genug Punkte hat.
    [tokens] Das Spiel ist aus, weil jemand alle Missionsmarker platziert hat und jedes Ziel besucht ist.
    [all-tokens] Das Spiel ist aus, weil alle Missionsmarker platziert sind.
    [fourth-token] Das Spiel ist aus, weil jemand die vierte Mission geschafft hat.
    [fifth-token] Das Spiel ist aus, weil eine Seite den fünften Marker platziert hat und jedes Ziel besucht ist.
    [all-locations] Das Spiel ist aus, weil auf jedem Ort ein Marker liegt.
    [choice] Das Spiel ist aus, weil jemand es so wollte.
    [display] Das Spiel ist aus, weil die Auslage leer ist.
    [cap] Das Spiel wurde unfertig beendet, weil die letzte Runde dieses Tisches vorbei ist.
   *[other] Das Spiel ist aus.
  }

## Facts: alone, and in the early edition

fact-threat-dealt = Eine Gefahr wird ungesehen in den blaugrünen Stapel gemischt.
fact-goal-redrawn = Das Ziel { $card } ist allein nicht zu schaffen und kommt weg; ein anderes wird gezogen.
fact-ai-drew = { $purpose ->
    [destination] Die KI deckt { $card } auf: Sie will { $destination } und beginnt auf Feld { $start }.
   *[type] Die KI deckt { $card } auf: Mission { $type }, { $advance } vor.
  }
fact-ai-rejected = { $reason ->
    [full] Die KI hat dort schon auf allen Orten Marker; { $card } wird abgelegt und eine andere Karte gezogen.
    [no-such-location] Diesen Ort gibt es am Ziel nicht; { $card } wird abgelegt und eine andere Karte gezogen.
    [been-there] Die KI hat dort schon einen Marker; { $card } wird abgelegt und eine andere Karte gezogen.
   *[no-type-left] Keine andere Karte hat eine Mission für dieses Ziel; { $card } wird abgelegt, und die KI fängt neu an.
  }
fact-solitaire-shuffled = Die abgelegten Solitärkarten werden zum neuen Stapel gemischt.
fact-ai-idle = Die KI kann keine Mission mehr beginnen und wartet.
fact-ai-mission-began = Die Mission der KI ist { $location }; ihre Rakete steht auf { $rocket } von { $target }.
fact-ai-advanced = Die Rakete der KI rückt auf { $rocket } von { $target }.
fact-ai-arrived = Die Mission der KI ist am Ort: { $location }, { $vp } SP.
fact-ai-took = { $vp ->
    [0] { $card } geht aus der Auslage an die KI.
   *[other] { $card } geht aus der Auslage an die KI, die dafür { $vp } SP erhält.
  }
fact-end-offer-refused = { $player } hätte das Ende einläuten können und spielt weiter.

## Refusals: alone, and in the early edition

refused-seed = Eine Startzahl ist eine ganze Zahl mit höchstens 40 Ziffern, und { $seed } ist keine.
refused-not-alone = Allein heißt: ein Spieler. Hier sitzen { $players }.
refused-no-variants = { $mode ->
    [battle] „Der Kampf um die Erde“ wird ohne Varianten gespielt.
   *[solo] Allein wird ohne Varianten gespielt.
  }
refused-no-strict-declaration = In der frühen Ausgabe kann ein Start nie mit zu wenigen Raketenpunkten angesagt werden; da gibt es nichts strenger zu nehmen.
refused-no-level = Einen Schwierigkeitsgrad gibt es nur allein; lass ihn weg oder spiele im Modus „solo“.
refused-launch-not-in-battle = Im „Kampf um die Erde“ fliegen Missionen nur in den Erdorbit, nicht { $destination }.
refused-removal-not-alone = Nur wer allein spielt, kann der KI Karten der Auslage geben.
refused-removal-used = Du hast der KI in diesem Zug schon eine Karte der Auslage gegeben.
refused-removal-no-mission = Du kannst der KI nur dann eine Karte der Auslage geben, wenn sie eine Mission hat, denn ihre Rakete muss dafür vorrücken.
refused-trigger-end = Das Ende lässt sich nur einläuten, wenn die frühe Ausgabe es anbietet: gleich nach deiner fünften oder sechsten Mission.

## Refusals: any time

refused-no-launch = Das gehört zu einem Start; sage erst einen an.
refused-nothing-open = Es gibt nichts zu zahlen, zu wählen oder zu bestätigen; kaufe, platziere oder spiele erst eine Karte.
refused-not-now = Das geht jetzt nicht; wähle eine der angebotenen Möglichkeiten.
refused-finish-first = Du hast etwas anderes angefangen; bestätige es oder nimm es zurück.
refused-over-limit = Du hast zu viele Handkarten; wähle erst Karten zum Ablegen.

## Refusals: buying

refused-already-chosen = { $card } hast du schon gewählt.
refused-not-for-sale = Du kannst { $card } nicht kaufen: Die Karte liegt weder in der Auslage noch oben auf einem Antriebsstapel.
refused-engine-limit = Du darfst nur { $limit ->
    [one] einen Antrieb
   *[other] { $limit } Antriebe
  } pro Zug kaufen.
refused-cannot-pay = Der Preis ist { $price }, aber Hand und Marker geben zusammen nur { $purse }.
refused-payment-would-idle = Du kannst { $card } jetzt nicht dazunehmen, weil etwas von deiner Zahlung verfiele; nimm erst die Zahlung zurück.
refused-idle-source = Damit kannst du hier nicht zahlen ({ $source }), weil ein Teil der Zahlung verfiele.
refused-already-paying = Mit { $card } zahlst du schon.
refused-token-already-paying = Damit kannst du nicht zahlen ({ $source }), weil alle, die du hast, schon in dieser Zahlung stecken.
refused-not-in-hand = Du kannst nur mit Handkarten zahlen, und { $card } ist nicht auf deiner Hand.
refused-token-flipped = Damit kannst du nicht zahlen ({ $source }), weil alle, die du hast, in diesem Zug schon benutzt sind.
refused-no-token = Damit kannst du nicht zahlen ({ $source }), weil du keinen hast.
refused-not-covered = Der Preis von { $price } ist noch nicht bezahlt; gib Karten oder Marker dazu, bevor du bestätigst.

## Refusals: placing

refused-place-not-in-hand = Du kannst nur Handkarten platzieren, und { $card } ist nicht auf deiner Hand.
refused-plan-takes-missions = Auf den Missionsplan kommen nur Missionen, und { $card } ist keine.
refused-plan-full = Auf deinem Missionsplan liegt schon { $card }; lege die Karte erst ab oder platziere Karten auf der Startrampe.
refused-plan-first = Willst du { $card } planen, dann wähle die Karte vor denen für die Startrampe.
refused-no-mission-planned = Du kannst { $card } erst auf der Startrampe platzieren, wenn eine Mission geplant ist.
refused-no-item = Du kannst { $card } nicht auf der Startrampe platzieren, weil die Karte außer Geld keine Ressource hat.
refused-same-name = { $card } kann nicht dorthin, weil ein Vorteil dieses Namens schon auf deiner Startrampe liegt.
refused-same-seat-name = Zwei Plätze können nicht beide { $name } heißen; gib einem einen anderen Namen.
refused-place-another = Mit { $card } platzierst du eine andere Karte kostenlos, nicht diese selbst.
refused-cannot-pay-placing = Du müsstest { $price } zahlen, und so viel geben deine übrigen Handkarten und $20-Marker nicht her.
refused-being-placed = Du kannst nicht mit { $card } zahlen, während du die Karte platzierst; ihr eigenes Geld zählt schon.
refused-science-places-nothing = Mit einem Wissenschaftsmarker kannst du hier nicht zahlen, weil das Platzieren nur Geld kostet.

## Refusals: discarding

refused-permanent = Du kannst { $card } nicht ablegen: Die Karte ist permanent und bleibt auf der Startrampe.
refused-discard-not-there = Du kannst nur Karten deiner Hand und Startrampe ablegen, und { $card } ist weder hier noch dort.
refused-no-mission = Du hast keine geplante Mission zum Ablegen.

## Refusals: what cards do

refused-effect-used = Du hast { $card } in diesem Zug schon benutzt.
refused-effect-impossible = Du kannst { $card } jetzt nicht ausspielen, weil der Effekt nichts findet, worauf er wirkt.
refused-effect-not-in-hand = Du kannst nur Handkarten ausspielen, und { $card } ist nicht auf deiner Hand.
refused-no-discard-effect = Du kannst { $card } nicht für einen Effekt ausspielen, weil die Karte keinen ABLEGEN-Effekt hat.
refused-choose-threat = Du kannst { $card } nicht nehmen; wähle eine Gefahr der richtigen Art aus der Auslage.
refused-choose-removal = Du kannst { $card } nicht entfernen; wähle eine andere Karte aus Hand oder Lagerhaus.
refused-choose-hand-card = Du kannst { $card } nicht wählen; wähle eine andere Handkarte.
refused-choose-playing-area = Du kannst { $card } nicht wählen; wähle eine Karte aus deinem Spielbereich.
refused-nothing-pending = So einen Effekt hast du nicht beim Zahlen verdient, oder du hast ihn schon benutzt.
refused-nothing-to-draw = Du kannst nicht ziehen, weil HQ und Lagerhaus leer sind.
refused-no-depot = Auf deiner Startrampe liegt keine Karte, die andere lagern kann.
refused-depot-empty = Es ist nichts eingelagert, was du nehmen könntest.
refused-depot-full = Du kannst nichts mehr einlagern, weil kein Platz mehr ist.

## Refusals: launching

refused-launch-no-mission = Du kannst erst starten, wenn eine Mission geplant ist.
refused-launch-no-token = Du hast keinen Missionsmarker mehr für einen Start.
refused-launch-destination = Du kannst mit { $card } nicht { $destination } fliegen; wähle ein Ziel, das auf der Karte steht.
refused-launch-own-token = Du hast { $card } { $destination } schon geschafft; wähle ein anderes Ziel oder eine andere Mission.
refused-launch-points = Dieser Start braucht { $needed ->
    [one] { $needed } Raketenpunkt
   *[other] { $needed } Raketenpunkte
  }, aber du hast { $points ->
    [0] keinen
   *[other] nur { $points }
  }.
refused-abort-before-draw = Abbrechen kannst du erst nach deiner ersten Karte.
refused-abort-now = In diesem Augenblick kannst du nicht abbrechen; ein Abbruch kommt zwischen zwei Karten.
refused-copy = { $card } kann nicht zu dieser Kopie werden; wähle eine der angebotenen Kopien.
refused-effect-window = Du kannst { $card } in diesem Augenblick des Starts nicht einsetzen.
refused-count-short = Du kannst jetzt nicht zählen; dieser Start braucht { $needed ->
    [one] { $needed } Raketenpunkt
   *[other] { $needed } Raketenpunkte
  }.
refused-choose-listed = Du kannst { $card } nicht wählen; wähle eine der angebotenen Karten.
refused-during-launch = Das geht während eines Starts nicht; wähle eine der angebotenen Möglichkeiten.

## Refusals: Open Market

refused-no-open-market = Du kannst keine Karte unter den Stapel legen, weil „Offener Markt“ nicht im Spiel ist.
refused-market-used = Du hast in diesem Zug schon eine Karte unter den Stapel gelegt.
refused-not-on-display = Du kannst nur Karten der Auslage unter den Stapel legen, und { $card } liegt nicht dort.
refused-cannot-pay-market = Du müsstest { $price } zahlen, und so viel geben deine Hand und deine $20-Marker nicht her.

## Refusals: before the game

refused-edition = Eine Ausgabe „{ $edition }“ gibt es nicht; es gibt: { $known }.
refused-mode = Einen Modus „{ $mode }“ gibt es nicht; es gibt: { $known }.
refused-player-count = Rocketmen ist für zwei bis vier Spieler, nicht für { $players }.
refused-seat-name = Der Name „{ $name }“ geht nicht: Er darf nicht leer sein, nicht mit einem Leerzeichen beginnen oder enden, kein „:“, „|“ oder „#“ enthalten und nicht „chance“ lauten.
refused-option = Eine Option „{ $option }“ gibt es nicht; es gibt: { $known }.
refused-option-value = { $option ->
    [variants] Die Option „variants“ muss 0 oder 2 sein, nicht „{ $value }“.
    [strict_declaration] Die Option „strict_declaration“ muss yes oder no sein, nicht „{ $value }“.
    [level] Die Option „level“ muss easy, normal oder hard sein, nicht „{ $value }“.
    [round_cap] Die Option „round_cap“ muss eine Anzahl Runden sein, oder 0 für unbegrenzt, nicht „{ $value }“.
   *[other] Die Option „{ $option }“ kann nicht „{ $value }“ sein.
  }
refused-pack = Das Kartenpaket ist nicht zu gebrauchen: { $problems }
refused-pack-hash = Das Paket { $pack } { $version } ist nicht das, mit dem diese Partie gespielt wurde, denn seine Werte weichen ab.

refused-unknown-card = Keine Karte heißt „{ $word }“.
