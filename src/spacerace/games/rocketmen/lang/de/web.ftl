### Der Tisch von Rocketmen im Browser: Überschriften, Namen der Zonen, kurze Wörter auf Karten.

## Sections

web-rm-market = Auslage und Antriebe
web-rm-space = Weltraum
web-rm-me = Dein Tableau
web-rm-others = Die anderen
web-rm-tab-market = Markt
web-rm-tab-space = Weltraum
web-rm-tab-own = Tableau
web-rm-tab-others = Andere
web-rm-tab-log = Protokoll

## Display and Engine piles

web-rm-display = Auslage
web-rm-engines = Antriebsstapel
web-rm-empty = leer
web-rm-offset = beendet deinen Zug
web-rm-pile-left = { $count ->
    [one] noch 1
   *[other] noch { $count }
  }
web-rm-deck-note = Der Nachziehstapel: erst die blaugrünen Karten, dann die rosafarbenen.
web-rm-deck-teal = noch { $count } blaugrün
web-rm-deck-pink = dann { $count } rosa
web-rm-deck-bottom = { $count } ganz unten

## Tracks and map

web-rm-track = Missionsleiste
web-rm-victory = Siegpunktleiste
web-rm-surcharge = Aufschlag auf Gefahren
web-rm-surcharge-from = Ab { $vp } SP kosten Gefahren ${ $money } mehr.
web-rm-end-at = { $vp } SP bringen das Ende.
web-rm-points-of = { $name }: { $vp } SP
web-rm-needs-spaces = { $count } Felder bis dorthin
web-rm-has-draws = höchstens { $count } Karten
web-rm-boosted-by = { $item } auf der Startrampe: gibt der Rakete schon vor der ersten Karte Extraschub
web-rm-needs-points = braucht { $points ->
    [one] 1 Raketenpunkt
   *[other] { $points } Raketenpunkte
  }
web-rm-pays = { $order ->
    [1] { $vp } SP für die erste Ankunft
    [2] { $vp } SP für die zweite Ankunft
    [3] { $vp } SP für die dritte Ankunft
   *[other] { $vp } SP für die { $order }. Ankunft
  }
web-rm-first-token = Für die erste Mission dorthin: { $destination }
web-rm-variants = Varianten

## Boards

web-rm-plan = Missionsplan
web-rm-plan-empty = Keine Mission geplant.
web-rm-plan-nowhere = Sie kann in dieser Partie nirgendwohin fliegen.
web-rm-pad = Startrampe
web-rm-pad-empty = Plane eine Mission, dann platziere hier Karten.
web-rm-pad-none = Noch keine Karten.
web-rm-thrust = Raketenpunkte von Startrampe und Erfolgen
web-rm-boost-now = Vor der ersten Karte rückt die Rakete { $spaces } vor
web-rm-enough = genug Raketenpunkte
web-rm-area = Spielbereich
web-rm-area-empty = Hier liegen die Karten, die du in diesem Zug spielst.
web-rm-store = Eingelagert
web-rm-next = Als Nächstes vom HQ:
web-rm-hq = HQ
web-rm-hq-look = HQ: { $count } Karten, deren Reihenfolge niemand kennt
web-rm-unseen = HQ ({ $count } Karten) und Hand zusammen
web-rm-warehouse = Lagerhaus
web-rm-junkyard = Schrottplatz
web-rm-pile-of = { $pile }: { $count } Karten
web-rm-hand = Deine Hand: { $count } Karten, Limit { $limit }
web-rm-hand-empty = Deine Hand ist leer.
web-rm-hand-of = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
  }
web-rm-known = bekannt auf der Hand:
web-rm-goals = Persönliche Ziele: Eines davon zählt
web-rm-goal-binding = Dein Ziel musst du erfüllen
web-rm-goal-met = bisher erfüllt
web-rm-goals-hidden = { $count ->
    [one] 1 geheimes Ziel
   *[other] { $count } geheime Ziele
  }
web-rm-missions = { $count ->
    [one] 1 Mission geschafft
   *[other] { $count } Missionen geschafft
  }
web-rm-on-turn = am Zug
web-rm-began = hat begonnen
web-rm-has-points = { $points ->
    [one] 1 Raketenpunkt aus Erfolgen
   *[other] { $points } Raketenpunkte aus Erfolgen
  }
web-rm-token-ready = { $token }: bereit
web-rm-token-used = { $token }: in diesem Zug benutzt

## Alone

web-rm-ai = KI
web-rm-level-easy = leicht
web-rm-level-normal = normal
web-rm-level-hard = schwer
web-rm-ai-mission = Unterwegs: { $location }, Rakete auf { $rocket }.
web-rm-ai-idle = Keine Mission unterwegs.
web-rm-ai-destination = Zielkarte: { $destination }, ab Feld { $start }
web-rm-ai-type = Typkarte: { $type }, { $advance } vor
web-rm-ai-area = { $count ->
    [0] Sie hat keine Karten genommen.
    [one] Sie hat 1 Karte genommen:
   *[other] Sie hat { $count } Karten genommen:
  }
web-rm-ai-deck = Solitärstapel: { $count } Karten, { $discards } abgelegt

## Cards

web-rm-costs = Kostet { $price }
web-rm-gives = Gibt { $items }
web-rm-flies = { $destination }: braucht { $points ->
    [one] 1 Raketenpunkt
   *[other] { $points } Raketenpunkte
  }
web-rm-flights = Wohin sie fliegen kann
web-rm-brings = Gelingt sie, bringt sie: { $achievement }
web-rm-vp = { $vp } SP
web-rm-mark = { $players ->
    [1] In jeder Partie
   *[other] In Partien ab { $players } Spielern
  }
web-rm-number = Nr. { $number }
web-rm-guess = von uns rekonstruiert, keine Quelle zeigt es
web-rm-threat = Bringt am Ende Punkte und sonst nichts. Ihr Preis steigt mit deinen Punkten.
web-rm-engine = LIMIT: ein Antrieb pro Zug.
# Where long words on cards may be divided; divided words are only drawn, never spoken.
web-rm-breaks = Asteroiden·einschlag Bio·genetische Bio·technologie Designer·drogen Detail·lierte Elektro·autos Fern·verkehr Hilfs·raketen Industrie·spionage Ionen·triebwerke Klima·wandel Laser·ablation Lebens·erhaltung Missions·erfolg Missions·kontrolle Missions·plan Nach·brenner Nano·mate·rialien Pendel·verkehr Quanten·computer Raketen·punkt Raketen·punkte Raketen·teile Raum·schiff Raum·schiffe Raum·station Raum·stationen Raum·anzug Raum·hotel Regierungs·auftrag Reserve·systeme Sammel·bestellung Schnell·verfahren Schrott·platz Schwer·last·triebwerke Signal·brücke Solar·energie Speicher·batterien Spiel·bereich Standard·triebwerke Start·rampe Strahlen·schutz Super·computer Super·kondensatoren Verbund·werkstoffe Weg·bereiter Weltraum·lift Wieder·verwend·bare Wissen·schaft Zwillings·stationen Raum·werft Erz·abbau Satel·lit
web-rm-close = Schließen
web-rm-do-take_threat = { $threat } kostenlos nehmen
web-rm-do-draw = { $cards ->
    [one] 1 Karte ziehen
   *[other] { $cards } Karten ziehen
  }
web-rm-do-remove_card = Eine andere Karte auf den Schrott, { $then_draw } ziehen
web-rm-do-cycle = Beliebige Handkarten tauschen
web-rm-do-top_deck = Eine gespielte Karte oben aufs HQ
web-rm-do-place_free = Eine andere Karte gratis platzieren
web-rm-do-money_per_mission = ${ $money } pro geschaffter Mission
web-rm-do-advance = Rakete +{ $spaces }
web-rm-do-burn = Auf den Schrott: Rakete +{ $spaces }
web-rm-do-count_zero_as = Eine 0 zählt als { $value }
web-rm-do-choose_first = Erste Karte aus { $cards } wählen
web-rm-do-redraw = Karte übergehen, neu ziehen
web-rm-do-copy_card = Karte einer anderen Startrampe kopieren
web-rm-do-safe_abort = Abbruch kostet keine Karte
web-rm-do-keep_engines = Bis zu { $cards } Antriebe behalten
web-rm-do-store = Lagert bis zu { $cards } Karten

## What a click does

web-rm-verb-buy = Kaufen
web-rm-verb-pay = Zahlen
web-rm-verb-place = Platzieren
web-rm-verb-place-free = Gratis platzieren
web-rm-verb-discard = Ablegen
web-rm-verb-discard-mission = Aufgeben
web-rm-verb-play = Effekt nutzen
web-rm-verb-choose = Wählen
web-rm-verb-store = Einlagern
web-rm-verb-take-stored = Zurücknehmen
web-rm-verb-refresh = Unter den Stapel
web-rm-verb-remove = Der KI geben
web-rm-verb-use = Einsetzen
web-rm-verb-copy = Kopieren
web-rm-verb-draw-pending = Ziehen
web-rm-verb-launch = Starten
web-rm-laid-buy = wird gekauft
web-rm-laid-pay = zahlt
web-rm-laid-place = wird platziert
web-rm-laid-refresh = kommt unter den Stapel
web-rm-laid-discard = wird abgelegt
web-rm-why-buy = Warum kann ich sie nicht kaufen?
web-rm-why-plan = Warum kann ich sie nicht planen?
web-rm-why-pad = Warum kann sie nicht auf die Startrampe?
web-rm-why-play = Warum kann ich den Effekt nicht nutzen?

## A choice that is open

web-rm-try-buy = { $cards } kaufen
web-rm-try-place = { $cards } platzieren
web-rm-try-plan = { $mission } planen
web-rm-try-plan-and-place = { $mission } planen, { $cards } platzieren
web-rm-try-refresh = { $card } unter das Deck legen
web-rm-try-pays = Bezahlt mit: { $sources }
web-rm-try-over = ${ $money } verfallen: Genauer geht es nicht.
web-rm-try-owed = Wähle, womit du zahlst.
web-rm-try-more = Dazu { $cards }
web-rm-instead-plan = Auf den Missionsplan
web-rm-instead-pad = Auf die Startrampe
web-rm-try-cancel = Abbrechen
web-rm-discard-several = Mehrere Karten ablegen …
web-rm-discard-chosen = { $count ->
    [0] Wähle die Karten
    [one] 1 Karte ablegen
   *[other] { $count } Karten ablegen
  }
web-rm-discard-all = Alle { $count }
web-rm-discard-rest-end = Alle { $count } ablegen und den Zug beenden

## Options

web-rm-round = Runde { $round }
web-rm-last-round = Das Ende ist nah: Dies ist die letzte Runde.
web-rm-price = Preis
web-rm-given = Gegeben
web-rm-owed = Noch offen
web-rm-owed-items = Ressourcen
web-rm-paid = Bezahlt
web-rm-hint = Alles mit goldenem Rand lässt sich anklicken.
web-rm-all-options = Alle Möglichkeiten als Liste ({ $count })
web-rm-wait = Solange kannst du dir jede Karte und jeden Stapel ansehen.
web-rm-winner = gewinnt

## A launch

web-rm-launch = Start
web-rm-launch-to = Start { $destination }
web-rm-launch-of = { $name } startet
web-rm-draw = Ziehen
web-rm-abort = Abbrechen
web-rm-flown = Die Rakete steht auf Feld { $rocket } von { $target }.
web-rm-short = { $spaces ->
    [one] Ein Feld zu kurz!
   *[other] { $spaces } Felder zu kurz.
  }
web-rm-turned = Aufgedeckte Missionserfolg-Karten
web-rm-draw-left = eine Karte, die noch gezogen werden kann
web-rm-still-there = Noch im Stapel:
web-rm-left-of = Wert { $value }: noch { $count }
web-rm-outcome-arrived = { $own ->
    [yes] Du bist angekommen!
   *[no] { $name } ist angekommen!
}
web-rm-outcome-failed = { $own ->
    [yes] Deine Mission ist gescheitert.
   *[no] Die Mission von { $name } ist gescheitert.
}
web-rm-outcome-aborted = { $own ->
    [yes] Du brichst die Mission ab.
   *[no] { $name } bricht die Mission ab.
}
web-rm-outcome-scrubbed = { $own ->
    [yes] Dein Start wird abgesagt.
   *[no] Der Start von { $name } wird abgesagt.
}

home-edition-rocketmen-final = Endgültige Ausgabe
home-edition-rocketmen-early = Frühe Ausgabe
home-mode-rocketmen-standard = Der Wettlauf
home-mode-rocketmen-standard-what = Erdorbit, Mond und Mars: das ganze Spiel.
home-mode-rocketmen-battle = Der Kampf um die Erde
home-mode-rocketmen-battle-what = Missionen nur in den Erdorbit: kürzer, und gut für die erste Partie.
home-mode-rocketmen-solo = Allein
home-mode-rocketmen-solo-what = Du gegen die KI aus der Spielregel.
home-option-rocketmen-level = Schwierigkeit
home-option-rocketmen-level-easy = Leicht
home-option-rocketmen-level-normal = Normal
home-option-rocketmen-level-hard = Schwer
home-option-rocketmen-variants = Varianten
home-option-rocketmen-variants-0 = Keine
home-option-rocketmen-variants-2 = Zwei zufällige
home-option-rocketmen-strict_declaration = Einen Start ansagen
home-option-rocketmen-strict_declaration-false = Nur wohin die Rakete kommt
home-option-rocketmen-strict_declaration-true = Wohin du willst; fehlen Raketenpunkte, fällt der Start aus
web-rocketmen = Rocketmen
web-rocketmen-what = Kaufe Karten, baue eine Rakete und fordere beim Start dein Glück heraus: in den Erdorbit, zum Mond oder zum Mars.

## The colour of a player

web-table-side-rocketmen = Farbe
web-table-side-of-rocketmen = Farbe von Platz { $number }
web-table-side-random-rocketmen = Zufällige Farbe
