### Die Arena und die Rangliste: Bots gegeneinander.

cli-arena-short = Bots über dieselben Karten gegeneinander antreten lassen
cli-arena =
    Lässt Bots gegeneinander antreten: Jedes Blatt wird in jeder Sitzordnung der Bots gespielt, so heben sich Glück
    und Plätze auf. Jedes Spiel wird sofort gespeichert. Höre auf, wann du willst: Derselbe Befehl macht dort weiter.
cli-arena-example =
    Beispiel:
      spacerace arena { $game } sense random --players 2 --games 200 --seed 1
cli-arena-bots = zwei oder mehr: random, idle, sense, search, mit einem Budget wie in search:200 (Simulationen) oder search:1s, oder eine eigene Datei wie my_bot.py; allein gegen die KI genügt einer
cli-arena-games = wie viele Spiele; ein Blatt wird in allen Sitzordnungen gespielt, das letzte kann also einige hinzufügen (ohne Angabe: 100)
cli-arena-seed = eine ganze Zahl; gleiche Startzahl, gleiche Karten (ohne Angabe: 1)
cli-arena-jobs = wie viele Spiele zugleich, jedes in einem eigenen Prozess; die Ergebnisse sind dieselben (ohne Angabe: 1)
cli-arena-out = die Spiele in dieser Datei aufheben; zum Weitermachen nenne sie wieder (ohne Angabe: ein Name aus den Argumenten, in diesem Ordner)
cli-arena-first-alone = nur den ersten Bot prüfen: Er sitzt allein zwischen Kopien jedes anderen
cli-arena-level = allein: wie schwer die KI des Spiels ist, oder all: alle Stufen nacheinander; ohne Angabe die erste: { $values }

## What it says

arena-progress = Spiele
arena-kept = { $games ->
    [0] Noch ist kein Spiel fertig; derselbe Befehl fängt mit { $file } neu an.
    [one] Ein Spiel ist in { $file } aufgehoben; derselbe Befehl macht dort weiter.
   *[other] { $games } Spiele sind in { $file } aufgehoben; derselbe Befehl macht dort weiter.
  }
arena-torn = Die letzte Zeile von { $file } war abgeschnitten; sie fällt weg, und ihr Spiel wird noch einmal gespielt.
arena-file = Aufgehoben in { $file }
arena-games = Spiele: { $games }, aus { $deals ->
    [one] einem Blatt
   *[other] { $deals } Blättern
  } zu je { $each ->
    [one] einem Spiel
   *[other] { $each } Spielen
  }, mit { $rounds } Runden im Mittel
arena-luck-told = Ohne Glück: abzüglich dessen, was Würfel, Starts und Karten nach ihren Chancen gebracht haben; das ist im Mittel 0. Diese Partien verraten so viel wie die Zahl von Partien in der letzten Spalte, die je eigene Karten haben und ihr Glück behalten.
arena-rounded = Gewünscht: { $asked }; jedes Blatt wird ganz gespielt
arena-unfinished = Von der Rundengrenze beendet, gezählt wie sie standen: { $games }
arena-no-rating = Keine Wertung: Sie braucht das Paket openskill (pip install 'spacerace[lab]')

## Its tables

arena-bot = Bot
arena-against = gegen
arena-games-column = Spiele
arena-wins = Siege
arena-share = Anteil
arena-wilson = 95 % (nach Wilson)
arena-by-deal = 95 % (nach Blatt)
arena-without-luck = ohne Glück
arena-lead = Vorsprung
arena-worth = zählt wie
arena-fair = gerechter Anteil
arena-seatings = Sitzungen
arena-score = Punkte im Mittel
arena-interval = 95 % (nach Blatt)
arena-quartiles = niedrigste bis höchste, Viertel
arena-decisions = Entscheidungen
arena-time = pro Entscheidung
arena-rating = Wertung
arena-ai = KI ({ $level })
arena-none = -
arena-from-to = { $low } bis { $high }
arena-plus-minus = { $value } ± { $half }
arena-milliseconds = { $time } ms

## What can be wrong

refused-arena-one-bot = Ein Bot allein tritt gegen niemanden an: Nenne mindestens zwei für { $players } Spieler{ $mode ->
    [none] {""}
   *[other] , oder lass ihn mit --mode { $mode } gegen die KI des Spiels spielen
  }.
refused-arena-games = { $games } Spiele sind mehr, als irgendwer spielen kann; { $most } sind das Höchste.
refused-arena-same-bot = Der Bot „{ $bot }“ ist zweimal genannt; einmal genügt, denn er sitzt der Reihe nach auf jedem Platz.
refused-arena-bot-failed = Der Bot „{ $bot }“ ist gescheitert: { $reason }.
refused-arena-bot-choice = Der Bot „{ $bot }“ hat { $choice } gewählt, und das ist keine seiner Möglichkeiten.
refused-lost-process = Ein Prozess wurde mitten in seinem Spiel von außen beendet.
refused-arena-bots-changed = Der Code der Bots hat sich geändert, seit der Lauf begann; was gespielt ist, bleibt beim alten, also fange neu an.
refused-arena-file-in-use = Ein anderer Lauf schreibt gerade in { $file }: Warte auf ihn, oder nenne mit --out eine andere Datei (bei der Rangliste mit --folder einen anderen Ordner).
refused-arena-no-file = Die Datei { $file } ist keine Arena-Datei; nenne mit --out eine andere (bei der Rangliste mit --folder einen anderen Ordner).
refused-arena-version = Die Datei { $file } hat Version { NUMBER($found, useGrouping: 0) } des Arena-Formats, hier gilt aber Version { $known }; nenne mit --out eine andere Datei (bei der Rangliste mit --folder einen anderen Ordner).
refused-arena-line = Zeile { NUMBER($line, useGrouping: 0) } von { $file } ist nicht lesbar ({ $reason }); nimm sie heraus, oder nenne mit --out eine andere Datei (bei der Rangliste mit --folder einen anderen Ordner).
refused-arena-game = In { $file } passt Spiel { $number } von Blatt { $deal } nicht zum Wettkampf: Die Zeile ist beschädigt. Nimm sie heraus, oder nenne mit --out eine andere Datei (bei der Rangliste mit --folder einen anderen Ordner).
refused-arena-other = Die Datei { $file } enthält einen anderen Wettkampf { $field ->
    [built_in_bots] (seitdem haben sich die Bots geändert)
    [own_bots] (seitdem hat sich die Datei eines Bots geändert: { $found }, jetzt { $wanted })
    [rules_version] (unter Version { $found } der Regeln, jetzt { $wanted })
   *[other] ({ $field }: { $found }, nicht { $wanted })
  }; sie bleibt, wie sie ist. Nenne mit --out eine andere Datei (bei der Rangliste mit --folder einen anderen Ordner).

## The ladder: its command

ladder-about = Spielt die Zeilen der Rangliste, die fehlen, und schreibt ihre Seite.
ladder-quick-help = wenige Spiele und wenig Bedenkzeit: in zehn Minuten fertig, auf einer eigenen Seite
ladder-folder = wo die Spiele aufgehoben werden (ohne Angabe: ladder)
ladder-out = die Seite (ohne Angabe: docs/ladder.md; kurz: quick.md im Ordner)
ladder-rows = nur Zeilen, deren Namen das enthalten, etwa 2p oder search; * steht für alles
ladder-carry = der Code der Bots hat sich geändert, ihr Spiel nicht: die Spiele des früheren Codes übernehmen, wenn so viele davon, noch einmal gespielt, gleich ausgehen
ladder-page-only = nichts spielen: nur die Seite schreiben
ladder-not-alike = { $row }: Spiel { $number } von Blatt { $deal } geht mit den heutigen Bots anders aus; die Zeile beginnt von vorn.
refused-ladder-rows = Keine Zeile hat „{ $pattern }“ im Namen; es gibt: { $names }.
ladder-stopped = Abgebrochen. Die bisherigen Spiele sind in { $folder } aufgehoben; derselbe Befehl macht dort weiter.
ladder-written = Geschrieben: { $file }

## The ladder: its page

ladder-title = # Die Rangliste
ladder-intro =
    Welcher Bot welchen schlägt, und wie sicher. `make ladder` spielt, was fehlt, und schreibt diese Seite; es lässt
    sich jederzeit abbrechen und macht dort weiter. Wie die Arena arbeitet und wie ein eigener Bot hineinkommt,
    steht in [bots.md](bots.md).
ladder-quick-note =
    Ein Blick, von `make ladder-quick`: wenige Spiele, wenig Bedenkzeit. Die richtige Rangliste ist docs/ladder.md.
ladder-wins-title = ## Wer gewinnt
ladder-wins-note =
    An einem Tisch mit mehr als zweien sitzt der Bot allein zwischen Kopien dessen, an dem er gemessen wird. Ein
    geteilter Sieg zählt anteilig. Beide Bereiche gelten für 95 %: Der von Wilson hält alle Spiele für unabhängig;
    der andere die Blätter, die es sind, und fehlt, wo alle Blätter gleich ausgingen. Was verlangt ist, gilt für
    den breiteren von beiden.
ladder-earlier-note =
    Spiele, die als frühere bezeichnet sind, wurden gespielt, bevor sich die Bots, die Regeln oder das Paket
    änderten; die letzte Tabelle sagt, womit, und [bots.md](bots.md#challengers-and-earlier-bots), was sich an
    den Bots seither geändert hat. Sie werden neu gespielt.
ladder-bots-title = ## Die Bots
ladder-bots-note =
    Eine Wertung (openskill, Plackett-Luce, mit ihrem 95-%-Bereich) vergleicht Bots innerhalb einer Zeile, weiter
    nicht. Punkte sind Mittel mit 95-%-Bereich, dann niedrigster / Viertel / Hälfte / drei Viertel / höchster. Die
    Zahl hinter `search:` ist das Budget, in Simulationen pro Entscheidung; die Sekunden sind die des Prozessors
    auf dem Rechner unten.
ladder-limits =
    ## Was sie nicht zeigt

    - Wie sich einer gegen Menschen schlägt: Noch hat sich keiner dazugesetzt.
    - Ob ein Budget in Sekunden dasselbe ergibt: Das hängt vom Rechner ab, darum wird in Simulationen gemessen.
    - Wie gut ein Bot für sich genommen ist. Wer die Gewohnheiten von `sense` ausnutzt, sieht hier besser aus.
    - Andere Tische: Spielerzahlen, Ausgaben, Spielweisen und Einstellungen, die in keiner Zeile stehen, sind nicht gemessen.
ladder-origin-title = ## Wie gespielt wurde
ladder-table = Tisch
ladder-bot = Bot
ladder-bots = Bots
ladder-against = gegen
ladder-games = Spiele
ladder-share = gewonnen
ladder-wilson = 95 % (nach Wilson)
ladder-by-deal = 95 % (nach Blatt)
ladder-fair = gerechter Anteil
ladder-wanted = verlangt
ladder-rating = Wertung
ladder-score = Punkte
ladder-quartiles = ihre Streuung
ladder-decisions = Entscheidungen pro Spiel
ladder-seconds = Sekunden pro Entscheidung
ladder-unfinished = von der Grenze beendet
ladder-rules = Regeln
ladder-pack = Paket
ladder-machine = begonnen auf
ladder-place = { $game }, { $players ->
    [one] allein
   *[other] { $players } Spieler
  }
ladder-earlier = { $games }, früher
ladder-missing = bisher { $played } von { $total }
ladder-wanted-share = { $share }
ladder-wanted-low = von über { $low } an
ladder-met = ja: { $wanted }
ladder-not-met = **nein**: { $wanted }
ladder-rules-cell = { $edition }, Version { $version }, Bots { $bots }
ladder-carried-cell = { $games } Spiele von Bots { $bots }
ladder-again-cell = { $again } davon noch einmal gespielt von Bots { $bots }: gleich
ladder-machine-cell = { $machine }, Python { $python }, { $date }
