terminal-fold-swaps = Eine Karte abwerfen und eine andere nehmen (tippe „swap“, um zu sehen, welche)
terminal-example-card-1969 = mond
terminal-example-rule-1969 = N-6.9
terminal-example-wish-1969 = launch moon
terminal-help-1969 =
    Zum Beispiel: hire genius, place lem, spy on 2, launch moon, commit 7, card csm, rules N-6.9 oder rules 6.9.
    Spieler haben Nummern, und ihre Flaggen auch: „12▲3“ heißt Flaggen der Spieler 1 und 2 und die Rakete von 3.
    Bei einer Mission stehen die Startkosten, wie du sie zahlst, die Spionagepunkte, die eine Rakete ein Feld bewegen,
    die Zahl der Felder, die PP des letzten, und was deine Forschungen unter ihren Symbolen auf den Test geben.
    Auf Tafeln ist ein Buchstabe ein Wissenschaftler (siehe Vorrat) und • ein Bonusmarker; „LEM BG•=4“ sind 4 Forscher.
    Würfel: + Erfolg, o neutral, - Fehlschlag; ein unterstrichener wurde neu geworfen.
    Kurz: Stelle Wissenschaftler ein, starte eine Mission im Jahr, und gib Karten für Raketen aus, deine oder andere.
terminal-n-year = { $year } (Jahr { $number } von { $years })
terminal-n-phase-setup = Aufbau
terminal-n-phase-income = Einkommensphase
terminal-n-phase-purchase = Kaufphase
terminal-n-phase-mission = Missionsphase
terminal-n-phase-over = das Spiel ist aus
terminal-n-part-of = { $name } ist gefragt
terminal-n-first = { $name } ist Startspieler
terminal-n-calendar = Einkommen { $income }, Verkauf bis { $sale }
terminal-n-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  }
terminal-n-moon = Mond { $space } von { $last }
terminal-n-launched = gestartet: { $mission }
terminal-n-empty-sheets = leere Tafeln
terminal-n-mission = Mission
terminal-n-cost = Preis
terminal-n-spying = Spionage
terminal-n-spaces = Felder
terminal-n-last-points = PP
terminal-n-bonus = Bonus
terminal-n-flags = Flaggen
terminal-n-cost-short = M
terminal-n-spying-short = Sp.
terminal-n-spaces-short = Weg
terminal-n-bonus-short = +
terminal-n-all-symbols = { $mission } (alle sechs Symbole)
terminal-n-with-symbols = { $mission } ({ $symbols })
terminal-n-flight = Im Flug
terminal-n-flight-of = { $mission } von { $name }
terminal-n-dice = Würfel
terminal-n-laid-down = verdeckt: { $players }
terminal-n-laid-by = { $cards ->
    [one] { $cards } Karte von { $name }
   *[other] { $cards } Karten von { $name }
  }
terminal-n-track = Leiste
terminal-n-on-space = Feld { $rocket } von { $last }; { $cost ->
    [one] { $cost } Kartenpunkt bewegt
   *[other] { $cost } Kartenpunkte bewegen
  } sie ein Feld
terminal-n-supply = Vorrat
terminal-n-scientist = { $name } { $price }{ $less ->
    [0] {""}
   *[other] {" "}(-{ $less })
  } ×{ $left }
terminal-n-deck = eine Karte kostet { $price }; { $left } im Stapel, { $discards } abgeworfen
terminal-n-sheet-ground = Bodentafel
terminal-n-sheet-rocket = Raketentafel
terminal-n-researchers = Forscher
terminal-n-hand = Hand { $cards } von { $limit }
terminal-n-picked-up = aufgenommen: { $values }
terminal-n-committed = ausgelegt: { $values }
terminal-n-row-mission = { $spaces } Felder, das letzte für { $points }; Spionage { $espionage }
terminal-n-row-die = { $success } Erfolg, { $neutral } neutral, { $failure } Fehlschlag
terminal-n-mission-costs = Symbole: { $symbols }. Startkosten { $cost }, Spionagekosten { $espionage }.
terminal-n-money-left = Geld, das bei Gleichstand entscheidet: { $players }
terminal-n-money-of = { $name } { $money }
terminal-n-winners = { $count ->
    [one] { $winners } gewinnt mit { $points }.
   *[other] { $winners } teilen sich den Sieg mit { $points }.
  }
terminal-n-cube-basic = B
terminal-n-cube-inexperienced = N
terminal-n-cube-famous = K
terminal-n-cube-genius = G
terminal-n-cube-spy = S
terminal-n-short-espionage = SPI
terminal-n-short-robotics = ROB
terminal-n-short-investors = GEL
terminal-n-short-insurance = VER
terminal-n-short-simulation = SIM
terminal-n-short-ground-control = BOD
terminal-n-short-eva = EVA
terminal-n-short-launch-pad = RAM
terminal-n-short-carrier-rocket = RAK
terminal-n-short-csm = CSM
terminal-n-short-lem = LEM
terminal-n-short-technology = TEC
