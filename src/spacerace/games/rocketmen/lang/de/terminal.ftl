terminal-fold-removals = Der KI eine Karte der Auslage geben (tippe „remove“, um zu sehen, welche)
terminal-example-card-rocketmen = depot
terminal-example-rule-rocketmen = RM-4.1
terminal-example-wish-rocketmen = buy depot
terminal-help-rocketmen =
    Zum Beispiel: buy depot, launch mars, place satellit plan, card depot, rules RM-7.4 oder rules 7.4.
    Auf dem Spielbrett braucht „Satellit (2): 3 SP“ 2 Raketenpunkte auf deiner Startrampe und bringt jetzt 3 SP.
    „Erdorbit: 8 in 3 Karten (Computer)“ heißt, dass die Rakete in 3 Karten 8 Felder weit muss,
    und dass jeder Computer auf deiner Startrampe sie vor der ersten Karte ein Feld vorrückt.
    Kurz: Kaufe Karten, plane eine Mission, platziere Raketenpunkte und nützliche Karten auf der Startrampe, und starte.
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
terminal-turn-of = { $name ->
    [You] du bist dran
   *[other] { $name } ist dran
  }
terminal-end-at = das Ende kommt bei { $vp } SP
terminal-end-by = { $end ->
    [fourth-token] das Ende kommt mit irgendjemandes vierter Mission
    [fifth-token] das Ende kommt mit dem fünften Marker einer Seite, wenn jedes Ziel besucht ist
   *[tokens] das Ende kommt mit allen sechs Markern einer Seite, wenn jedes Ziel besucht ist
  }
terminal-last-round = die letzte Runde
terminal-last-turn = der letzte Zug
terminal-ai-level = KI ({ $level ->
    [easy] leicht
    [hard] schwer
   *[normal] normal
  })
terminal-ai-standing = { $vp } SP, { $placed } von { $tokens } Markern platziert
terminal-ai-late-points = am Ende noch { $vp } SP auf ihren Karten
terminal-ai-no-mission = keine Mission
terminal-ai-area = { $cards ->
    [one] eine Karte genommen
   *[other] { $cards } Karten genommen
  }
terminal-goes-next = geht als Nächste an die KI
terminal-goes-if-full = geht als Nächste an die KI, wenn die Auslage voll bleibt
terminal-hand-size = Hand { $cards }
terminal-hand-known = davon bekannt: { $cards }
terminal-playing-area = Spielbereich: { $cards }
terminal-hq-top = oben auf dem HQ: { $cards }
terminal-empty-slot = (leer)
terminal-token-money = $20: { $ready } bereit, { $flipped } benutzt
terminal-token-science = Wissenschaft: { $ready } bereit, { $flipped } benutzt
terminal-token-rocket = { $points ->
    [one] +1 Raketenpunkt
   *[other] +{ $points } Raketenpunkte
  }
terminal-token-hand = Hand +{ $cards }
terminal-engines-left = { $left ->
    [one] noch einer
   *[other] noch { $left }
  }
terminal-money-per-mission = ${ $money } pro Mission
terminal-first-token-of = Marker { $destination }: { $name }
terminal-success-left = { $count } vom Wert { $value }
terminal-flies = { $destination } ({ $points })
terminal-laid-down = { $all ->
    [yes] (ausgelegt)
   *[no] ({ $count } ausgelegt)
  }
terminal-binding-goal = { $card } (muss erfüllt sein{ $met ->
    [yes] , und ist es
   *[no] , { $done }/{ $needed }
  })
terminal-card-cost = Preis: { $price }
terminal-card-gives = Gibt: { $items }
terminal-round = Runde { $round }
terminal-began = { $name } hat begonnen
terminal-ai = KI
terminal-ai-mission = Mission: { $location }, Rakete auf { $rocket } von { $target }
terminal-offset = kam in diesem Zug: Kaufst du sie, endet er
terminal-drew = { $player } zieht { $cards }.
terminal-variants = Varianten: { $cards }
terminal-standing = { $vp } SP, { $missions ->
    [one] eine Mission
   *[other] { $missions } Missionen
  }
terminal-plan = Plan: { $card }
terminal-pad = Rampe: { $cards } ({ $points ->
    [one] ein Raketenpunkt
   *[other] { $points } Raketenpunkte
  })
terminal-store = eingelagert: { $cards }
terminal-copies = { $count }× { $card }
terminal-display = Auslage
terminal-price = Preis
terminal-gives = gibt
terminal-effect = Effekt
terminal-engines = Raketenpunkte
terminal-engine = { $points } für { $price } (noch { $left })
terminal-vp = { $vp } SP
terminal-destination = { $destination }: { $target } in { $draws } Karten ({ $boost })
terminal-location = { $type } ({ $points }): { $vp } SP
terminal-first-token = Marker { $destination }: noch da
terminal-track = Leiste
terminal-success = Missionserfolg-Karten im Stapel
terminal-flight = auf { $rocket } von { $target }, { $draws ->
    [one] noch eine Karte
   *[other] noch { $draws } Karten
  }, gezogen: { $drawn }, Extraschub { $boost }
terminal-hand = Hand { $cards } von { $limit }
terminal-piles = HQ { $hq }, Lagerhaus { $warehouse }, Schrottplatz { $junkyard }
terminal-mission = Ziele: { $flights }; bringt { $achievement }
terminal-goals = Ziele
terminal-goal = { $card } ({ $vp } SP{ $met ->
    [yes] , erfüllt
   *[no] , { $done }/{ $needed }
  })
