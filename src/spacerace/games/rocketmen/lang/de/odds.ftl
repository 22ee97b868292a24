### Genaue Chancen: neben einer Möglichkeit von Rocketmen, und als Befehl (1969 hat eine eigene Datei).

## Beside an option

odds-success = { $percent } % Erfolgschance.
odds-abort = { $cards ->
    [0] Kein Erfolg, aber keine Karte geht verloren.
    [one] Kein Erfolg, und eine Karte der Startrampe geht verloren.
   *[other] Kein Erfolg, und { $cards } Karten der Startrampe gehen verloren.
  }

## The command

cli-odds-rocketmen-short = die Chance, dass ein Start gelingt
cli-odds-rocketmen =
    Nennt die Chance, dass ein Start von Rocketmen bei bestem Spiel gelingt, als genauen Bruch, und was zu tun ist.
    Beschreibe einen Start, nenne eine Stellung einer Partie, oder frage nach der ganzen Tabelle.
cli-odds-rocketmen-example =
    Beispiel:
      spacerace odds rocketmen --destination moon --advance 3 --suits 1 --drawn 2,0 --value-success 5 --cost-failure 3 --cost-card 1
cli-odds-group-launch = der Start
cli-odds-destination = earth, moon oder mars
cli-odds-advance = Felder, die die Rakete vor der ersten Karte und seitdem durch Effekte vorgerückt ist (ohne Angabe: 0)
cli-odds-rocket = wo die Rakete jetzt steht, statt --advance; nötig, wenn eine gezogene 0 als mehr zählte
cli-odds-drawn = Werte der Missionserfolg-Karten, die gezogen wurden und zählten, mit Kommas, etwa 3,0
cli-odds-aside = Werte der Karten, die ohne Wirkung beiseitegelegt wurden, mit Kommas
cli-odds-pending = der Wert einer Karte, die gerade gezogen wurde und die Rakete noch nicht bewegt hat
cli-odds-shown = Werte der Karten, die Detaillierte Planung zur Wahl aufgedeckt hat, mit Kommas
cli-odds-group-effects = was noch eingesetzt werden kann
cli-odds-suits = Mehrzweck-Raumanzüge auf der Startrampe
cli-odds-shielding = Karten Strahlenschutz auf der Startrampe
cli-odds-afterburners = Nachbrenner auf der Startrampe
cli-odds-backup = Reservesysteme und Lebenserhaltung auf der Startrampe
cli-odds-planning = Detaillierte Planung liegt auf der Startrampe
cli-odds-clear-skies = die Variante Klarer Himmel ist im Spiel und in diesem Start noch nicht benutzt
cli-odds-espionage = Industriespionage liegt auf der Startrampe und kann eines davon werden, mit Kommas: suit, shielding, afterburner, backup, planning, mission-control
cli-odds-group-stakes = was auf dem Spiel steht (jede dieser Angaben zeigt den Wert jeder Wahl)
cli-odds-value-success = was dir der Erfolg wert ist, etwa 5, 2.5 oder 7/2 (ohne Angabe: 1)
cli-odds-cost-failure = was dich ein Fehlschlag kostet (ohne Angabe: 0)
cli-odds-cost-card = was dich jede Karte der Startrampe kostet, die bei einem Abbruch abgelegt oder davor verbraucht wird (ohne Angabe: 0)
cli-odds-pad = Karten der Startrampe, die ein Abbruch kosten könnte (ohne Angabe: genug)
cli-odds-mission-control = Missionskontrolle liegt auf der Startrampe: Ein Abbruch kostet keine Karte
cli-odds-match = nach einer Stellung dieser Partiedatei fragen
cli-odds-at = die Stellung nach so vielen Einträgen der Partie (ohne Angabe: nach allen)
cli-odds-table = die ganze Tabelle der Chancen vor der ersten Karte; --destination schränkt sie ein
cli-odds-edition = die Ausgabe der Regeln: final (ohne Angabe) oder early
cli-odds-pack = mit den Karten dieser Paketdatei rechnen statt mit den eingebauten
cli-odds-not-values = „{ $text }“ ist keine Liste von Kartenwerten; schreibe etwa 3,0
cli-odds-not-names = „{ $text }“ ist keine Liste von Effekten; schreibe etwa suit,backup
cli-odds-not-an-amount = „{ $text }“ ist kein Betrag; schreibe eine Zahl ab 0 mit höchstens neun Ziffern und sechs nach einem Punkt, etwa 5, 2.5 oder 7/2

## What it refuses

refused-odds-nothing = Welcher Start? Nenne ein Ziel mit --destination, eine Partie mit --match, oder frage mit --table nach allen.
refused-odds-mixed = { $main } verträgt sich nicht mit { $others }; lass das eine oder das andere weg.
refused-odds-at-alone = Die Option --at zählt die Einträge einer Partie; nenne die Partie mit --match.
refused-odds-destination = Ein Ziel „{ $destination }“ gibt es nicht; es gibt: { $known }.
refused-odds-both-places = Die Optionen --advance und --rocket sagen dasselbe; behalte eine von beiden.
refused-odds-too-far = Auf Feld { $target } ist ein Start zu Ende; { $option } kann höchstens { $target } sein.
refused-odds-rocket-short = Die gezogenen Karten ergeben { $drawn } Felder; die Rakete kann nicht vor Feld { $drawn } stehen.
refused-odds-arrived = Die Rakete hatte Feld { $target } vor der letzten dieser Karten erreicht, und der Start war vorbei; nenne weniger Karten oder ein kleineres --advance.
refused-odds-draws = Ein Start { $destination ->
    [earth] in den Erdorbit
    [moon] zum Mond
   *[mars] zum Mars
  } hat { $draws ->
    [one] eine Karte
   *[other] { $draws } Karten
  }; nenne weniger.
refused-odds-shown-and-pending = Es geschieht immer nur eines; nenne entweder --shown oder --pending.
refused-odds-planning-late = Detaillierte Planung wirkt nur vor der ersten Karte; lass --planning weg, sobald eine gezogen ist.
refused-odds-shown = Detaillierte Planung deckt vor der ersten Karte { $cards } Karten auf; nenne mit --shown genau diese, und keine gezogenen.
refused-odds-aside = Beiseitegelegt wird nur mit einer gezogenen Karte; nenne sie mit --drawn oder --pending.
refused-odds-aside-many = Was von Raumanzügen, Detaillierter Planung und, für eine 0, Klarem Himmel nicht mehr zur Verfügung steht, hat höchstens { $most ->
    [one] eine Karte
   *[other] { $most } Karten
  } beiseitegelegt; nenne mit --aside nicht mehr.
refused-odds-pad = Auch die Karten, die du nennst, liegen auf der Startrampe; --pad kann also nicht weniger als { $named } sein.
refused-odds-deck = Im Stapel { $there ->
    [0] ist keine Karte
    [one] ist eine Karte
   *[other] sind { $there } Karten
  } vom Wert { $value }, aber { $cards ->
    [one] eine ist
   *[other] { $cards } sind
  } genannt; nimm einige aus --drawn, --aside, --pending oder --shown.
refused-odds-too-many = So viele hat keine Startrampe: { $option } kann höchstens { $most } sein, denn kein Vorteil liegt dort zweimal, und Industriespionage ist eine Karte.
refused-odds-effect = Industriespionage kann hier nicht „{ $effect }“ werden; schreibe: { $known }.
refused-odds-other-game = Die Datei { $file } enthält eine Partie von { $game }, nicht von Rocketmen.
refused-odds-at = Einen Eintrag { NUMBER($at, useGrouping: 0) } gibt es in dieser Partie nicht; schreibe eine Zahl von 0 bis { NUMBER($entries, useGrouping: 0) }.
refused-odds-no-launch = In dieser Stellung läuft kein Start und kann keiner angesagt werden; nenne eine andere mit --at.

## What it answers

odds-place = { $destination ->
    [earth] Erdorbit
    [moon] Mond
   *[mars] Mars
  }
odds-draws = { $draws_left ->
    [0] keine Karte mehr zu ziehen
    [one] noch eine Karte zu ziehen
   *[other] noch { $draws_left } Karten zu ziehen
  }
odds-heading-flying = { $place }: Die Rakete ist auf { $rocket } von { $target }; { $draws }, { $undrawn } Karten im Stapel.
odds-heading-drawing = { $place }: Die Rakete ist auf { $rocket } von { $target }; { $draws }, gleich kommt die nächste aus { $undrawn }.
odds-heading-revealing = { $place }: Die Rakete ist auf { $rocket } von { $target }; { $draws }, Detaillierte Planung deckt Karten aus { $undrawn } auf.
odds-heading-choosing = { $place }: Die Rakete ist auf { $rocket } von { $target }; { $draws }, Detaillierte Planung hat aufgedeckt: { $shown }.
odds-heading-reacting = { $place }: Die Rakete ist auf { $rocket } von { $target }; { $draws }, gerade gezogen: { $shown }.
odds-heading-last = { $place }: Die Rakete ist nach der letzten Karte auf { $rocket } von { $target }.
odds-heading-declaring = { $player } kann jetzt starten.
odds-answer = Erfolg bei bestem Spiel: { $percent } %, genau { $exactly }.
odds-option = Möglichkeit
odds-percent = Erfolg %
odds-exactly = genau
odds-value = Wert
odds-best = Am besten: { $option }.
odds-go-on = Weitermachen ist { $go_on } wert, ein Abbruch { $abort }.
odds-over-arrived = Das Ziel ist erreicht.
odds-over-failed = Die Mission ist gescheitert.
odds-over-chance = Es gibt nichts zu wählen, bis die Karte da ist.

odds-move-draw = Ziehen
odds-move-abort = { $cards ->
    [0] Abbrechen, ohne eine Karte der Startrampe
    [one] Abbrechen, für eine Karte der Startrampe
   *[other] Abbrechen, für { $cards } Karten der Startrampe
  }
odds-move-stand = Karte gelten lassen
odds-move-accept = Fehlschlag hinnehmen
odds-move-take = Die { $value } nehmen
odds-move-use = { $effect } einsetzen
odds-move-copy = Industriespionage wird: { $effect }
odds-effect-suit = Raumanzug
odds-effect-shielding = Strahlenschutz
odds-effect-afterburner = Nachbrenner
odds-effect-backup = Reservesysteme oder Lebenserhaltung
odds-effect-planning = Detaillierte Planung
odds-effect-mission-control = Missionskontrolle
odds-effect-clear-skies = Klarer Himmel
odds-effect-nothing = eine Karte ohne Effekt im Flug

odds-table-heading = { $destination ->
    [earth] Erdorbit
    [moon] Mond
   *[mars] Mars
  }: Erfolg in Prozent, bei bestem Spiel
odds-table-advance = vor
odds-table-note = Nachbrenner, Reservesysteme und Lebenserhaltung zählen als je ein Feld voraus.
odds-column-nothing = ohne
odds-column-suit = Anzug
odds-column-shielding = Schutz
odds-column-planning = Planung
