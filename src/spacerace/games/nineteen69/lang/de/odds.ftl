### 1969: genaue Chancen, neben einer Möglichkeit und als Befehl.

## Beside an option

odds-1969-preview-place = { $mission }: { $before } → { $after } PP im Mittel.
odds-1969-preview-launch = Ohne Karten im Mittel { $mean } PP{ $complete ->
    [0] {""}
   *[other] , letztes Feld { $complete } %
  }{ $cards ->
    [yes] ; mit Karten { $lowest } bis { $highest } PP
   *[no] {""}
  }.
odds-1969-preview-reroll = Ohne Karten im Mittel { $mean } PP{ $keep ->
    [100] {""}
   *[other] , nicht schlechter als jetzt { $keep } %
  }{ $complete ->
    [0] {""}
   *[other] , letztes Feld { $complete } %
  }{ $cards ->
    [yes] ; mit Karten { $lowest } bis { $highest } PP
   *[no] {""}
  }.
odds-1969-preview-convert = Ohne Karten { $mean } PP{ $cards ->
    [yes] ; mit Karten { $lowest } bis { $highest } PP
   *[no] {""}
  }.
odds-1969-preview-commit-own = { $kind ->
    [range] { $lowest } bis { $highest } PP für diese Mission; { $mean } im Mittel, wenn die verdeckten Karten blind gewählt wären.
   *[sure] Diese Mission bringt { $lowest } PP.{ $idle ->
        [yes] {" "}Karten ändern daran nichts.
       *[no] {""}
      }
  }
odds-1969-preview-commit-against = { $kind ->
    [same] { $player } bekommt { $lowest } PP, was auch sonst eingesetzt wird.
   *[range] { $player } bekommt { $lowest } bis { $highest } PP; im Mittel { $mean } ohne weitere Karten{ $yours ->
        [yes] , { $without } ohne deine
       *[no] {""}
      }.{ $idle ->
        [yes] {" "}Karten ändern daran nichts.
       *[no] {""}
      }
  }

## The command

cli-odds-1969-short = ein Missionstest von 1969: Ergebnis, Feld und Prestige
cli-odds-1969 =
    Die genauen Chancen eines Missionstests, wenn für einen Wunsch am besten neu geworfen wird.
    Der Wunsch ist das höchste mittlere Ergebnis, wenn du keinen anderen wählst.
cli-odds-1969-example =
    Beispiel:
      spacerace odds 1969 --rerolls 1 --ground-control 1 --bonus 2 --mission csm-eva --flags 1 --at-least 6
cli-odds-1969-group-test = der Test
cli-odds-1969-group-track = die Mission
cli-odds-1969-group-wish = der Wunsch
cli-odds-1969-rerolls = wie viele Würfel neu geworfen werden dürfen: die Forscher in Simulation (ohne Angabe: 0)
cli-odds-1969-ground-control = wie viele neutrale zu Erfolgen werden: die Forscher in der Bodenkontrolle (ohne Angabe: 0)
cli-odds-1969-bonus = was die Forscher in den Symbolen der Mission dazugeben (ohne Angabe: 0)
cli-odds-1969-insurance = die Forscher in der Versicherung, für das Geld, das sie zahlt (ohne Angabe: 0)
cli-odds-1969-mission = die Mission, für Felder und Prestige: eva, csm-eva, moon und so weiter
cli-odds-1969-start = nur Mond: das Feld der Fortschrittsflagge (ohne Angabe: 0)
cli-odds-1969-flags = Flaggen im Kasten der Mission: wie viele oder wessen, mit Kommas (ohne Angabe: 0)
cli-odds-1969-against = die Summe der Spionagekarten der anderen (ohne Angabe: 0)
cli-odds-1969-own = die Summe der eigenen Spionagekarten (ohne Angabe: 0)
cli-odds-1969-at-least = auf dieses Ergebnis oder mehr hoffen; mit einer Mission auf einen Flug bis zu diesem Feld oder weiter
cli-odds-1969-wish = score: das höchste mittlere Ergebnis (ohne Angabe); prestige: das höchste mittlere Prestige (mit --match ohne Angabe)
cli-odds-1969-match = eine Partiedatei: der Flug, der dort läuft, oder jede Mission, die gestartet werden könnte
cli-odds-1969-at = die Stellung nach so vielen Einträgen der Partiedatei (ohne Angabe: ihr Ende)

## The command: refusals

refused-odds-1969-mixed = Lass { $others } weg: { $main } steht allein.
refused-odds-1969-at-alone = Nenne eine Partiedatei mit --match, oder lass --at weg.
refused-odds-1969-no-mission = Nenne eine Mission mit --mission, oder lass { $options } weg.
refused-odds-1969-mission = Eine Mission „{ $mission }“ gibt es nicht. Es gibt: { $known }.
refused-odds-1969-flags = „{ $text }“ ist weder eine Anzahl Flaggen noch eine Liste ihrer Besitzer, jeder einmal, mit Kommas. Die Nationen sind: { $known }.
refused-odds-1969-too-many = Kein Spiel kommt auf { $option } { NUMBER($number, useGrouping: 0) }; hier kann es höchstens { $most } sein.
refused-odds-1969-no-space = Ein Feld { NUMBER($space, useGrouping: 0) } ist nicht zu erreichen; wähle eines von 0 bis { $most }.
refused-odds-1969-at = Die Datei { $file } hat { $entries } Einträge; eine Stellung nach { NUMBER($at, useGrouping: 0) } gibt es nicht.
refused-odds-1969-over = Das Spiel in { $file } ist hier schon aus; wähle mit --at eine frühere Stellung.
refused-odds-1969-too-large = Dieses Paket ist zu groß für genaue Chancen; es gibt sie bis { $dice } Würfel und für Karten mit wenigen Werten.
refused-odds-1969-negative = Ein Test kann nicht weniger als 0 Würfel einer Art, neue Würfe oder umgewandelte Würfel haben, und keinen Würfel ohne Seiten.
refused-odds-1969-rerolls = Es gibt weniger als { $rerolls } Würfel, die neu geworfen werden dürfen; jeder darf es einmal.
refused-odds-1969-too-early = Kein Würfel wird neu geworfen, bevor alle geworfen sind.

## The command: tables

odds-1969-score = Ergebnis
odds-1969-chance = %
odds-1969-space = Feld
odds-1969-prestige = PP
odds-1969-mission = Mission
odds-1969-cost = Kosten
odds-1969-option = Möglichkeit
odds-1969-mean = PP im Mittel
odds-1969-complete = letztes Feld %
odds-1969-lowest = mindestens mit Karten
odds-1969-highest = höchstens mit Karten
odds-1969-mean-score = Mittleres Ergebnis { $mean }, mit { $rerolls } neuen Würfen im Mittel.
odds-1969-mean-prestige = { $mean } PP im Mittel, und das letzte Feld mit { $complete } %.
odds-1969-at-least = { $kind ->
    [space] Feld { $number } oder weiter: { $chance } %.
   *[score] Ergebnis { $number } oder mehr: { $chance } %.
  }
odds-1969-insurance = Die Versicherung zahlt im Mittel { $mean } M.
odds-1969-cards = Mit Karten könnte das Mittel irgendwo zwischen { $lowest } und { $highest } PP liegen.
odds-1969-position = Nach Eintrag { $at } von { $entries }, für { $player }:
odds-1969-flight = { $mission }, gestartet von { $player }
odds-1969-no-mission = Jetzt gibt es keine Mission, die gestartet werden könnte.
odds-1969-best = Am besten für den Wunsch: { $option }.
odds-1969-wish-late = Der Test ist vorbei und sein Ergebnis steht fest; der Wunsch nach dem höchsten Ergebnis hat hier also nichts zu entscheiden.
