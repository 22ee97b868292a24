### Spielen in einem Terminal.

## The prompt

terminal-prompt = { $name }>
terminal-hint = Tippe eine Nummer oder einen Text · help · why · undo · card NAME · board · log · quit
terminal-final = { $sign } lässt sich nicht zurücknehmen
terminal-thinking = { $name } denkt nach …
terminal-hand-over = Gib die Tastatur an { $name }, dann drücke Enter.
terminal-more-news = { $count ->
    [one] … noch eine Zeile; tippe „log“ dafür
   *[other] … noch { $count } Zeilen; tippe „log“ dafür
  }
terminal-no-such-number = Die Möglichkeiten haben die Nummern 1 bis { $last }.
terminal-several = „{ $text }“ könnte mehreres heißen; tippe eine Nummer oder mehr vom Text:
terminal-fold-discards = Eine Karte ablegen (tippe „discard“, um zu sehen, welche)
terminal-fold-swaps = Eine Karte abwerfen und eine andere nehmen (tippe „swap“, um zu sehen, welche)
terminal-fold-removals = Der KI eine Karte der Auslage geben (tippe „remove“, um zu sehen, welche)
terminal-did-you-mean = Meinst du { $commands }?
terminal-undo-nothing = Von dir gibt es nichts zurückzunehmen, denn noch hat niemand etwas getan.
terminal-undo-nothing-of-yours = Von dir gibt es nichts zurückzunehmen, denn der letzte Schritt war der von { $name }.
terminal-why = { $action }: { $reason }
terminal-why-nothing = Hier fällt uns nichts ein, was verwehrt wäre. Tippe „why“ mit dem, was du willst, etwa: why { $example }
terminal-not-understood = { $problem } Tippe eine Nummer aus der Liste, oder „help“.
terminal-which-card = Tippe auch den Namen der Karte, etwa: card { $example }
terminal-which-rule = Tippe auch die Nummer der Regel, etwa: rules { $example }
terminal-no-card = Kein Kartenname beginnt mit „{ $text }“. Tippe zum Beispiel: card { $example }
terminal-no-rule = Eine Regel „{ $rule }“ gibt es nicht. Tippe zum Beispiel: rules { $example }
terminal-example-card-rocketmen = depot
terminal-example-rule-rocketmen = RM-4.1
terminal-example-wish-rocketmen = buy depot
terminal-example-card-1969 = mond
terminal-example-rule-1969 = N-6.9
terminal-example-wish-1969 = launch moon
terminal-help =
    Deine Möglichkeiten sind nummeriert. Tippe eine Nummer, oder den Text einer Möglichkeit, oder wie er beginnt.
    Gibt es nur eine, nimmt Enter sie; sonst zeigt Enter den Bildschirm noch einmal.
    Du kannst auch tippen, was du tun willst, erlaubt oder nicht: ein englisches Verb und die Namen der Karten.
    Geht es nicht, erfährst du, warum, mit der Regel.

      why [TEXT]   was du jetzt nicht tun kannst, und warum; oder nur, was mit TEXT beginnt
      undo         deinen letzten Schritt zurücknehmen, solange seitdem nichts aufgedeckt wurde
      card NAME    alles über eine Karte oder einen anderen Teil des Spiels
      rules ID     der Text einer Regel, kurz auch nur mit ihrer Nummer
      board        der ganze Tisch, wie klein der Bildschirm auch ist
      log [all]    was zuletzt geschah, oder von Anfang an
      save         wo das Spiel gespeichert ist; das ist es immer
      quit         gehen; das Spiel lässt sich fortsetzen
      stop         gehen und die Punkte zählen, wie sie stehen, auch die Ziele; das Spiel lässt sich fortsetzen

    { $game }
terminal-help-rocketmen =
    Zum Beispiel: buy depot, launch mars, place satellit plan, card depot, rules RM-7.4 oder rules 7.4.
    Auf dem Spielbrett braucht „Satellit (2): 3 SP“ 2 Raketenpunkte auf deiner Startrampe und bringt jetzt 3 SP.
    „Erdorbit: 8 in 3 Karten (Computer)“ heißt, dass die Rakete in 3 Karten 8 Felder weit muss,
    und dass jeder Computer auf deiner Startrampe sie vor der ersten Karte ein Feld vorrückt.
    Kurz: Kaufe Karten, plane eine Mission, platziere Raketenpunkte und nützliche Karten auf der Startrampe, und starte.
terminal-help-1969 =
    Zum Beispiel: hire genius, place lem, spy on 2, launch moon, commit 7, card csm, rules N-6.9 oder rules 6.9.
    Spieler haben Nummern, und ihre Flaggen auch: „12▲3“ heißt Flaggen der Spieler 1 und 2 und die Rakete von 3.
    Bei einer Mission stehen die Startkosten, wie du sie zahlst, die Spionagepunkte, die eine Rakete ein Feld bewegen,
    die Zahl der Felder, die PP des letzten, und was deine Forschungen unter ihren Symbolen auf den Test geben.
    Auf Tafeln ist ein Buchstabe ein Wissenschaftler (siehe Vorrat) und • ein Bonusmarker; „LEM BG•=4“ sind 4 Forscher.
    Würfel: + Erfolg, o neutral, - Fehlschlag; ein unterstrichener wurde neu geworfen.
    Kurz: Stelle Wissenschaftler ein, starte eine Mission im Jahr, und gib Karten für Raketen aus, deine oder andere.

## Files

terminal-file = Das Spiel ist gespeichert in { $file }
terminal-saved = Das Spiel ist gespeichert. Weiter geht es mit: { $program } play { $game } --resume { $file }
terminal-stopped = Unfertig beendet in Runde { $rounds }: So steht es, und niemand hat gewonnen.
terminal-torn = Die letzte Zeile von { $file } war abgeschnitten und bleibt weg.

## The end

terminal-points = Punkte
terminal-total = gesamt
terminal-winners = { $capped ->
    [yes] Unfertig beendet nach { $rounds } Runden; so hätte es einen Sieg gegeben: { $winners }.
   *[no] { $count ->
        [one] { $winners } gewinnt nach { $rounds } Runden.
       *[other] { $winners } teilen sich den Sieg nach { $rounds } Runden.
      }
  }
terminal-verdict-alone = { $capped ->
    [yes] Unfertig beendet nach { $rounds } Runden; { $name } hätte gegen die KI { $won ->
        [yes] gewonnen
       *[no] verloren
      }
   *[no] { $name } hat nach { $rounds } Runden gegen die KI { $won ->
        [yes] gewonnen
       *[no] verloren
      }
  }: { $own } SP zu { $other }{ $tied ->
    [tie-player] , und ein Gleichstand geht an den Spieler
    [tie-ai] , und ein Gleichstand geht an die KI
   *[no] {""}
  }; das Ziel ist { $goal ->
    [yes] erfüllt
   *[no] nicht erfüllt
  }.
score-track = auf der Siegpunktleiste
score-cards = auf Karten
score-tokens = Mond- und Marsmarker
score-goal = Persönliches Ziel
score-variants = Varianten

## The table of Rocketmen

terminal-round = Runde { $round }
terminal-turn-of = { $name ->
    [You] du bist dran
   *[other] { $name } ist dran
  }
terminal-began = { $name } hat begonnen
terminal-end-at = das Ende kommt bei { $vp } SP
terminal-end-by = { $end ->
    [fourth-token] das Ende kommt mit irgendjemandes vierter Mission
    [fifth-token] das Ende kommt mit dem fünften Marker einer Seite, wenn jedes Ziel besucht ist
   *[tokens] das Ende kommt mit allen sechs Markern einer Seite, wenn jedes Ziel besucht ist
  }
terminal-last-round = die letzte Runde
terminal-last-turn = der letzte Zug
terminal-ai = KI
terminal-ai-level = KI ({ $level ->
    [easy] leicht
    [hard] schwer
   *[normal] normal
  })
terminal-ai-standing = { $vp } SP, { $placed } von { $tokens } Markern platziert
terminal-ai-late-points = am Ende noch { $vp } SP auf ihren Karten
terminal-ai-mission = Mission: { $location }, Rakete auf { $rocket } von { $target }
terminal-ai-no-mission = keine Mission
terminal-ai-area = { $cards ->
    [one] eine Karte genommen
   *[other] { $cards } Karten genommen
  }
terminal-offset = kam in diesem Zug: Kaufst du sie, endet er
terminal-goes-next = geht als Nächste an die KI
terminal-goes-if-full = geht als Nächste an die KI, wenn die Auslage voll bleibt
terminal-drew = { $player } zieht { $cards }.
terminal-variants = Varianten: { $cards }
terminal-standing = { $vp } SP, { $missions ->
    [one] eine Mission
   *[other] { $missions } Missionen
  }
terminal-hand-size = Hand { $cards }
terminal-hand-known = davon bekannt: { $cards }
terminal-plan = Plan: { $card }
terminal-pad = Rampe: { $cards } ({ $points ->
    [one] ein Raketenpunkt
   *[other] { $points } Raketenpunkte
  })
terminal-store = eingelagert: { $cards }
terminal-playing-area = Spielbereich: { $cards }
terminal-hq-top = oben auf dem HQ: { $cards }
terminal-copies = { $count }× { $card }
terminal-nothing = –
terminal-empty-slot = (leer)
terminal-token-money = $20: { $ready } bereit, { $flipped } benutzt
terminal-token-science = Wissenschaft: { $ready } bereit, { $flipped } benutzt
terminal-token-rocket = { $points ->
    [one] +1 Raketenpunkt
   *[other] +{ $points } Raketenpunkte
  }
terminal-token-hand = Hand +{ $cards }
terminal-display = Auslage
terminal-price = Preis
terminal-gives = gibt
terminal-effect = Effekt
terminal-engines = Raketenpunkte
terminal-engine = { $points } für { $price } (noch { $left })
terminal-engines-left = { $left ->
    [one] noch einer
   *[other] noch { $left }
  }
terminal-vp = { $vp } SP
terminal-money-per-mission = ${ $money } pro Mission
terminal-destination = { $destination }: { $target } in { $draws } Karten ({ $boost })
terminal-location = { $type } ({ $points }): { $vp } SP
terminal-first-token = Marker { $destination }: noch da
terminal-first-token-of = Marker { $destination }: { $name }
terminal-track = Leiste
terminal-success = Missionserfolg-Karten im Stapel
terminal-success-left = { $count } vom Wert { $value }
terminal-flight = auf { $rocket } von { $target }, { $draws ->
    [one] noch eine Karte
   *[other] noch { $draws } Karten
  }, gezogen: { $drawn }, Extraschub { $boost }
terminal-hand = Hand { $cards } von { $limit }
terminal-piles = HQ { $hq }, Lagerhaus { $warehouse }, Schrottplatz { $junkyard }
terminal-flies = { $destination } ({ $points })
terminal-mission = Ziele: { $flights }; bringt { $achievement }
terminal-laid-down = { $all ->
    [yes] (ausgelegt)
   *[no] ({ $count } ausgelegt)
  }
terminal-goals = Ziele
terminal-binding-goal = { $card } (muss erfüllt sein{ $met ->
    [yes] , und ist es
   *[no] , { $done }/{ $needed }
  })
terminal-goal = { $card } ({ $vp } SP{ $met ->
    [yes] , erfüllt
   *[no] , { $done }/{ $needed }
  })
terminal-card-cost = Preis: { $price }
terminal-card-gives = Gibt: { $items }
terminal-yes = ja
terminal-no = nein

## The table of 1969

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

# Letters of cubes, short names of researches

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
