### 1969: Beschriftungen, Sätze des Protokolls, was gerade geschieht, Absagen.
###
### Wörter (woher sie kommen, sagt glossary.toml):
###   prestige point (PP) = Prestigepunkt (PP), million (M) = Million (M), scientist = Wissenschaftler,
###   Basic = Basis, Inexperienced = Neuling, Famous = Koryphäe, Genius = Genie, Spy = Spion,
###   research = Forschung, researcher = Forscher, sheet = Tafel, slot = Platz, bonus token = Bonusmarker,
###   espionage card = Spionagekarte, commit = einsetzen, hire = einstellen, mission test = Test,
###   success/failure/neutral = Erfolg/Fehlschlag/neutral, reroll = neu werfen, space = Feld,
###   launch = Start, Moon mission = Mondmission, progress flag = Fortschrittsflagge, box = Kasten,
###   income/purchase/mission phase = Einkommens-/Kauf-/Missionsphase, supply = Vorrat,
###   Investors = Geldgeber, Insurance = Versicherung, Ground Control = Bodenkontrolle,
###   Launch Pad = Startrampe, Carrier Rocket = Trägerrakete, Technology = Technik.
### Das Protokoll erzählt in der Gegenwart.

## Names and amounts

n-own-name = { $name }
n-flight-moon = zum Mond
n-one-scientist = { $kind ->
    [basic] einen { $scientist }-Wissenschaftler
    [inexperienced] einen { $scientist }
    [famous] eine { $scientist }
    [genius] ein { $scientist }
   *[other] einen { $scientist }
  }
n-card-hidden = eine Karte
n-card = eine { $value }
n-money = { $money } M
n-points = { $points } PP
n-at = { $last ->
    [yes] auf dem letzten Feld, { $points }
   *[no] { $space ->
        [0] am Anfang
       *[other] auf { $points }
      }
  }
n-dice = { $face ->
    [success] { $count ->
        [one] { $count } Erfolg
       *[other] { $count } Erfolge
      }
    [failure] { $count ->
        [one] { $count } Fehlschlag
       *[other] { $count } Fehlschläge
      }
   *[neutral] { $count } neutral
  }

## Labels of options

n-action-draw = { $bought ->
    [yes] { $count ->
        [0] Kaufe eine Spionagekarte ({ $price })
       [one] Wirf die Karte { $discards } ab und kaufe eine Spionagekarte ({ $price })
       *[other] Wirf die Karten { $discards } ab und kaufe eine Spionagekarte ({ $price })
      }
   *[no] Ziehe kostenlos eine Spionagekarte
  }
n-action-swap = { $bought ->
    [yes] Wirf { $card } ab und kaufe eine andere Karte ({ $price })
   *[no] Wirf { $card } ab und ziehe kostenlos eine andere Karte
  }
n-action-discard = { $more ->
    [yes] Wirf auch { $card } ab
   *[no] Wirf { $card } ab, um eine andere Karte zu kaufen
  }
n-action-sell = { $count ->
    [0] Verkaufe nichts
   *[other] Verkaufe { $points } für { $money }
  }
n-action-hire = Stelle { $scientist } ein ({ $amount ->
    [0] kostenlos
   *[other] { $price }
  })
n-action-place = In die Forschung { $research }
n-action-place-spy = { $token ->
    [yes] Spion in { $research }: du bekommst einen Bonusmarker
    [none] Spion in { $research }: kein Bonusmarker mehr da
   *[no] Spion in { $research }: Bonusmarker hast du dort schon
  }
n-action-spy-on = Spioniere { $player } aus
n-action-launch = Starte: { $mission }, { $amount ->
    [0] kostenlos
   *[other] für { $price }
  } (bis zu { $most } in { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Feldern
  })
n-action-reroll = { $face ->
    [success] Wirf einen Erfolg neu
    [failure] Wirf einen Fehlschlag neu
   *[neutral] Wirf einen neutralen Würfel neu
  }
n-action-convert = { $count ->
    [0] Drehe keinen neutralen Würfel (Rakete { $at })
    [one] Drehe { $count } neutralen Würfel auf Erfolg (Rakete { $at })
   *[other] Drehe { $count } neutrale Würfel auf Erfolg (Rakete { $at })
  }
n-action-commit = { $more ->
    [yes] Setze auch { $card } ein
   *[no] Setze { $card } ein
  }
n-action-first-player = { $player } beginnt
n-action-drawn = Ziehe { $card }
n-action-rolled = { $face ->
    [success] Würfle einen Erfolg
    [failure] Würfle einen Fehlschlag
   *[neutral] Würfle eine neutrale Seite
  }

n-stop = Höre auf
n-stop-free-cards = Keine kostenlosen Karten mehr
n-stop-purchases = Fertig mit Kaufen
n-stop-launch = Starte nichts
n-stop-rerolls = Lass die Würfel so
n-stop-commitment = { $count ->
    [0] Setze nichts ein
    [one] Setze diese Karte ein
   *[other] Setze diese Karten ein
  }

## What is going on

n-step-over = Das Spiel ist aus.
n-step-running = Der Tisch wird aufgebaut.
n-step-pick-first-player = Der Startspieler wird ausgelost.
n-step-drawing-card = Eine Spionagekarte wird gezogen.
n-step-rolling-die = Würfel { $die } wird geworfen.
n-step-free-cards = Einkommen { NUMBER($year, useGrouping: 0) }: Du darfst { $left ->
    [one] { $left } kostenlose Karte
   *[other] { $left } kostenlose Karten
  } ziehen{ $full ->
    [yes] , aber deine Hand ist voll: Für jede musst du eine abwerfen
   *[no] {""}
  }.
n-step-selling = Einkommen { NUMBER($year, useGrouping: 0) }: Du darfst bis zu { $most } von deinen { $points } verkaufen, für je { $price }.
n-step-purchasing = Käufe { NUMBER($year, useGrouping: 0) }: Du hast { $money }; stelle Wissenschaftler ein, { $full ->
    [yes] wirf Karten ab, um eine zu kaufen, denn deine Hand ist voll,
   *[no] kaufe Karten
  } oder höre auf.
n-step-discarding = Du wirfst { $count ->
    [one] die Karte { $values }
   *[other] die Karten { $values }
  } ab: Kaufe eine Karte für { $price } oder wirf vorher noch mehr ab.
n-step-placing = Du stellst { $scientist } { $amount ->
    [0] kostenlos
   *[other] für { $price }
  } ein: Wähle eine deiner Forschungen.
n-step-targeting = Du stellst { $scientist } { $amount ->
    [0] kostenlos
   *[other] für { $price }
  } ein: Wähle, wen du ausspionierst.
n-step-spotting = Du stellst { $scientist } { $amount ->
    [0] kostenlos
   *[other] für { $price }
  } ein: Wähle eine Forschung von { $player }.
n-step-launching = Missionen { NUMBER($year, useGrouping: 0) }: Du hast { $money }; starte eine Mission oder nichts.
n-step-rerolling = Die Würfel zeigen { $dice }: Du darfst { $left ->
    [one] { $left } Würfel
   *[other] { $left } Würfel
  } neu werfen.
n-step-converting = Bodenkontrolle: Drehe bis zu { $most ->
    [one] { $most } neutralen Würfel
   *[other] { $most } neutrale Würfel
  } auf Erfolg. Auf eine Rakete, die zurückbleibt, setzen die anderen vielleicht weniger Karten ein.
n-step-committing = { $whose ->
    [own] Deine Mission { $mission } ist { $at }{ $end ->
        [yes] {""}
       *[no] {" "}(am Ende { $most })
      }: Setze Karten ein, um die Rakete voranzubringen
   *[other] Die Mission { $mission } von { $player } ist { $at }{ $end ->
        [yes] {""}
       *[no] {" "}(am Ende { $most })
      }: Setze Karten ein, um die Rakete zurückzuwerfen
  }, { $espionage ->
    [one] { $espionage } Punkt
   *[other] { $espionage } Punkte
  } pro Feld{ $count ->
    [0] {""}
    [one] ; bisher gewählt: { $values }
   *[other] ; bisher gewählt: { $values }, zusammen { $sum }
  }.

## The log

n-fact-first-player-chosen = { $player } beginnt.
n-fact-year-began = Das Jahr { NUMBER($year, useGrouping: 0) } beginnt, Startspieler ist { $first }.
n-fact-income-taken = { $player } erhält ein Einkommen von { $money }.
n-fact-card-drawn = { $player } zieht { $card }.
n-fact-card-paid = { $player } kauft eine Karte für { $money }.
n-fact-card-discarded = { $player } wirft { $card } ab.
n-fact-deck-shuffled = Die abgeworfenen Karten werden zum neuen Stapel gemischt.
n-fact-prestige-sold = { $player } verkauft { $points } für { $money }.
n-fact-scientist-hired = { $player } stellt { $amount ->
    [0] kostenlos
   *[other] für { $price }
  } { $scientist } ein: { $research }.
n-fact-spy-placed = { $player } stellt { $amount ->
    [0] kostenlos
   *[other] für { $price }
  } { $scientist } ein, setzt ihn bei { $owner } in { $research } und nimmt { $token ->
    [yes] einen Bonusmarker
   *[no] keinen Bonusmarker
  }.
n-fact-purchases-done = { $player } ist fertig mit Kaufen.
n-fact-mission-launched = { $player } startet { $amount ->
    [0] kostenlos
   *[other] für { $cost }
  }: { $mission }{ $start ->
    [0] {""}
    [one] , mit { $start } Feld Vorsprung
   *[other] , mit { $start } Feldern Vorsprung
  }.
n-fact-no-launch = { $player } startet nichts.
n-fact-die-rolled = { $face ->
    [success] { $player } wirft mit Würfel { $die } einen Erfolg.
    [failure] { $player } wirft mit Würfel { $die } einen Fehlschlag.
   *[neutral] { $player } wirft mit Würfel { $die } eine neutrale Seite.
  }
n-fact-neutrals-turned = Die Bodenkontrolle von { $player } dreht { $count } von { $neutrals ->
    [one] { $neutrals } neutralem Würfel
   *[other] { $neutrals } neutralen Würfeln
  } auf Erfolg.
n-fact-test-done = Test von { $player }: { $successes ->
    [0] kein Erfolg
    [one] { $successes } Erfolg
   *[other] { $successes } Erfolge
  }, { $failures ->
    [0] kein Fehlschlag
    [one] { $failures } Fehlschlag
   *[other] { $failures } Fehlschläge
  } und { $bonus ->
    [0] nichts
   *[other] { $bonus }
  } aus Symbolen: { $way ->
    [ahead] { $by ->
        [one] { $by } Feld vor
       *[other] { $by } Felder vor
      }
    [back] { $by ->
        [one] { $by } Feld zurück
       *[other] { $by } Felder zurück
      }
   *[stays] die Rakete bleibt, wo sie ist
  }.
n-fact-insurance-paid = Die Versicherung zahlt { $player } { $money }.
n-fact-cards-committed = { $cards ->
    [0] { $player } setzt keine Karten ein.
    [one] { $player } setzt { $cards } Karte verdeckt ein.
   *[other] { $player } setzt { $cards } Karten verdeckt ein.
  }
n-fact-cards-revealed = { $count ->
    [one] { $player } deckt { $values } auf.
   *[other] { $player } deckt { $values } auf, zusammen { $sum }.
  }
n-fact-rocket-pushed = { $by ->
    [launcher] Die eigenen Karten sind { $spaces ->
        [one] { $spaces } Feld
       *[other] { $spaces } Felder
      } wert und bringen die Rakete von { $player } voran.
   *[opponents] Die Karten der anderen sind { $spaces ->
        [one] { $spaces } Feld
       *[other] { $spaces } Felder
      } wert und werfen die Rakete von { $player } zurück.
  }
n-fact-prestige-gained = Die Mission { $mission } von { $player } bringt { $count ->
    [0] keine PP
   *[other] { $points }
  }{ $less ->
    [0] {""}
   *[other] , wegen der Flaggen { $less } weniger
  }.
n-fact-moon-progressed = Die Fortschrittsflagge von { $player } rückt auf der Mondmission ein Feld vor.
n-fact-year-ended = Das Jahr { NUMBER($year, useGrouping: 0) } ist zu Ende.
n-fact-game-ended = Mit dem Jahr 1969 ist das Spiel aus.

## The score

n-score-prestige = Prestigepunkte
n-score-scientists = Wissenschaftler auf den Tafeln

## Refusals: any time

n-refused-unknown = So etwas gibt es hier nicht; wähle eine der angebotenen Möglichkeiten.
n-refused-not-now = Das geht jetzt nicht; wähle eine der angebotenen Möglichkeiten.
n-refused-finish-first = Du stellst gerade jemanden ein; wähle erst einen Platz oder nimm es zurück.
n-refused-buy-first = Du wirfst gerade Karten ab; kaufe erst eine Karte oder nimm es zurück.
n-refused-price = Der Preis ist { $price }, aber du hast nur { $money }.

## Refusals: income and purchases

n-refused-hand-not-full = Abwerfen kannst du nur mit voller Hand, also mit { $limit ->
    [one] { $limit } Karte
   *[other] { $limit } Karten
  }.
n-refused-hand-full = Deine Hand ist mit { $limit ->
    [one] { $limit } Karte
   *[other] { $limit } Karten
  } voll; für eine neue musst du eine abwerfen.
n-refused-discard-first = Mit voller Hand wirfst du erst ab und kaufst dann: Wähle die Karten, die weg sollen, eine nach der anderen.
n-refused-swap-instead = In diesem Spiel werden Karten eine gegen eine getauscht: Wähle die Karte, die du tauschst.
n-refused-no-such-card = Eine Karte vom Wert { NUMBER($value, useGrouping: 0) } kannst du jetzt nicht nehmen; wähle einen der angebotenen Werte.
n-refused-sale = { $most ->
    [0] Du kannst jetzt keine PP verkaufen.
   *[other] Du kannst jetzt 0 bis { $most } PP verkaufen.
  }
n-refused-no-supply = Die Sorte { $scientist } kannst du nicht einstellen, weil der Vorrat leer ist.
n-refused-no-place = Die Sorte { $scientist } kannst du nicht einstellen, weil es keine Forschung dafür gibt.
n-refused-place = Dorthin geht es nicht; wähle eine Forschung mit freiem Platz, in der noch niemand dieser Sorte ist (zwei der Sorte Basis dürfen zusammen sein).
n-refused-target = Diesen Spieler kannst du nicht ausspionieren; wähle einen, bei dem ein Spion Platz hat.

## Refusals: missions

n-refused-flown = Diese Mission bist du schon geflogen; jede ist für dich nur einmal offen.
n-refused-reroll = So einen Würfel kannst du nicht neu werfen; wähle eine Seite, die ein noch nicht neu geworfener Würfel zeigt.
n-refused-convert = Die Bodenkontrolle kann jetzt 0 bis { $most } neutrale Würfel drehen.
n-refused-falling = In diesem Spiel kommen Karten von hoch nach niedrig dazu, und { NUMBER($value, useGrouping: 0) } ist höher als die letzte; nimm welche zurück, um damit zu beginnen.

## Refusals: before the game

n-refused-player-count = Das Spiel ist für zwei bis fünf Spieler, nicht für { $players }.
n-refused-option = Eine Option „{ $option }“ gibt es nicht, denn 1969 lässt nichts zu wählen.
n-refused-not-a-number = Hier muss eine ganze Zahl mit höchstens fünf Ziffern stehen, nicht „{ $word }“.
