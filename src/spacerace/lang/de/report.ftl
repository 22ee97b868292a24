### Der Balancebericht: der Befehl, seine Seite, seine Tabellen.

## The command

cli-report-short = Bots spielen lassen und eine Seite mit Zahlen schreiben
cli-report =
    Lässt Bots viele Spiele spielen, zählt, was geschieht, und schreibt eine HTML-Seite mit Zahlen, Bereichen und
    Diagrammen. Die Zahlen lassen sich auch speichern, um die eines anderen Tages, Pakets oder Bots danebenzustellen.
cli-report-example =
    Beispiel:
      spacerace report { $game } --players 2,4 --games 300 --jobs 2 --json figures.json
cli-report-bots = ein Bot für alle Plätze oder einer für jeden, mit Kommas (ohne Angabe: sense)
cli-report-players = Spielerzahlen, mit Kommas (ohne Angabe: alle, die das Spiel erlaubt; allein: jeder Schwierigkeitsgrad)
cli-report-games = wie viele Spiele je Spielerzahl oder Schwierigkeitsgrad (ohne Angabe: 200)
cli-report-jobs = wie viele Prozesse spielen; die Zahlen sind mit jeder Anzahl dieselben (ohne Angabe: 1)
cli-report-before = Zahlen, die ein früherer Bericht mit --json gespeichert hat; sie stehen auf der Seite neben den neuen
cli-report-compare = die Zahlen zweier gespeicherter Berichte nebeneinanderstellen und nichts spielen
cli-report-out = die Seite in diese Datei schreiben, auch über eine vorhandene (ohne Angabe: report-GAME.html; beim Vergleichen: report-compared.html)
cli-report-json = alle Zahlen auch in diese Datei speichern; ohne Datei werden sie ausgegeben, und eine Seite gibt es nur mit --out

## What can be wrong

refused-report-no-game = Nenne das Spiel für den Bericht, oder zwei gespeicherte Berichte mit --compare.
refused-report-compare = Mit --compare wird nichts gespielt: Lass alles weg außer den zwei Dateien, --out und --json.
refused-report-file = Die Datei { $file } enthält keinen gespeicherten Bericht: { $reason }. Speichere einen mit --json.
refused-report-format = Der Bericht in { $file } hat das Format { $format }, hier ist nur Format { $known } lesbar. Speichere ihn noch einmal mit --json.
refused-report-other-game = Ein Bericht über { $before } kann nicht neben einem über { $after } stehen: Vergleiche Berichte über dasselbe Spiel.
refused-report-place = In { $file } lässt sich nichts schreiben: Nenne eine Datei in einem Ordner, den es gibt.
refused-report-same-place = Seite und Zahlen können nicht beide { $file } sein; nenne mit --out und --json zwei Dateien.
refused-report-no-plots = Die Diagramme brauchen matplotlib, und das ist nicht installiert: Führe pip install "spacerace[lab]" aus, oder gib mit --json nur die Zahlen aus.
report-written = Die Seite ist in { $file }.

## The head of the page

report-title = Balancebericht: { $game }
report-game = { $game }, Ausgabe { $edition }, Modus { $mode }
report-games = je { $games }: { $groups }
report-versions = Regeln { $rules }, spacerace { $version }
report-contents = Inhalt
report-about-before = Vorher
report-about-after = Nachher
report-about-game = Spiel
report-about-bots = Bots
report-about-games = Spiele
report-about-seed = Startzahl
report-about-options = Optionen
report-about-pack = Paket
report-about-rules = Versionen
report-about-date = Datum
report-about-command = Zum Wiederholen
report-note-intervals = Jede Zahl steht mit ihrem 95-%-Bereich und mit n, der Anzahl dessen, worauf sie beruht. Was in einem Spiel geschieht, ist nicht unabhängig; die Bereiche beruhen darum auf Spielen. Die Zahlen sagen, wie diese Bots spielen; Menschen spielen vielleicht anders.
report-note-wins = Ein geteilter Sieg wird unter denen geteilt, die ihn teilen. Wo Siegesanteile neben dem stehen, was ein Spieler hat oder tut, muss das nicht die Ursache sein: Wer führt, sieht, kauft und fliegt mehr. Der gleiche Anteil ist, was jeder gewänne, wenn alle gleich wären.
report-note-before = Die älteren Zahlen stehen zuerst. Ein Sternchen steht bei einer Zahl, deren Bereich den älteren nicht berührt.
report-before = vorher
report-after = nachher
report-changed = *

## The summary

report-summary = Kurz gesagt
report-summary-aims = { $met } von { $all } Zielen sind erreicht.
report-summary-missed = Verfehlt
report-summary-odd = Was auffällt
report-summary-nothing = Kein Ziel ist verfehlt, und keine Zahl liegt deutlich abseits der anderen ihrer Tabelle.
report-odd-more = { $row }: { $value }, üblich sind { $usual } ({ $group })
report-odd-less = { $row }: nur { $value }, üblich sind { $usual } ({ $group })
report-odd-here = auffällig: { $rows }
report-how = Wie gespielt wurde, und wie die Zahlen zu lesen sind

## Groups of games

report-players = { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
  }

## Figures

report-share = { $value } %
report-mean = { $value }
report-interval = { $low } bis { $high }
report-n = n = { $n }
report-legend-before = { $group }, vorher
report-legend-even = gleicher Anteil
report-caption = { $title }: Wert, 95-%-Bereich und n
report-figcaption = { $title }, mit 95-%-Bereichen; dieselben Zahlen stehen in der Tabelle darunter.
report-number = { $number }
report-or-more = { $number } oder mehr
report-below = unter { $number }
report-span = { $low } bis { $high }
report-place = { $place ->
    [1] Erster
    [2] Zweiter
    [3] Dritter
    [4] Vierter
   *[other] Fünfter
  }
report-bot = { $bot }
report-row-gap = bester weniger schlechtester

## Aims

report-aims = Vorgaben
report-aims-what = Was die Zahlen sein sollen. „Erreicht“ und „verfehlt“ sind im 95-%-Bereich sicher; was innerhalb des Fehlers liegt, braucht mehr Spiele.
report-aims-aim = Vorgabe
report-aims-games = Spiele
report-aims-figure = Zahl
report-aims-verdict = Urteil
report-aims-inside = { $inside } von { $rows } darin
report-aims-outside = draußen: { $rows }
report-verdict-met = erreicht
report-verdict-likely = erreicht, innerhalb des Fehlers
report-verdict-unlikely = verfehlt, innerhalb des Fehlers
report-verdict-missed = verfehlt
report-verdict-unknown = keine Daten
report-aim-rounds = Im Mittel 10 bis 16 Runden
report-aim-lead = Der Sieger liegt um weniger als 8 vorn
report-aim-seats = Jeder Platz in der Spielreihenfolge gewinnt bis auf 4 Punkte den gleichen Anteil

## Parts of the page

report-section-length = Länge und Ende
report-section-scores = Punkte
report-section-seats = Die Spielreihenfolge

## Tables of every game

report-length = Länge eines Spiels
report-length-what = Mittel über alle Spiele. Ein Spiel, das die Rundengrenze beendet hat, zählt, wie es stand. Eine Entscheidung ist eine Wahl unter zwei oder mehr Möglichkeiten.
report-row-rounds = Runden
report-row-decisions = Entscheidungen aller Spieler
report-rounds = Runden
report-rounds-what = Anteil der Spiele mit so vielen Runden.
report-score = Punkte
report-score-what = Mittel über alle Spiele; der Vorsprung ist der Abstand zwischen der höchsten und der zweithöchsten Punktzahl, die Spanne der zwischen der höchsten und der niedrigsten.
report-row-score-mean = jeder Spieler
report-row-score-winner = höchste
report-row-score-last = niedrigste
report-row-score-lead = Vorsprung
report-row-score-range = Spanne
report-score-spread = Streuung der Punkte
report-score-spread-what = Anteil aller Spieler mit so vielen Punkten.
report-score-place = Punkte nach Spielreihenfolge
report-score-place-what = Mittlere Punktzahl dessen, der in der ersten Runde als Erster, Zweiter und so weiter spielt. Der Abstand liegt zwischen dem Platz, der am besten, und dem, der am schlechtesten abschnitt; ein kleiner kann Zufall sein.
report-wins-place = Siege nach Spielreihenfolge
report-wins-place-what = Anteil der Spiele, die gewinnt, wer in der ersten Runde als Erster, Zweiter und so weiter spielt.
report-score-bot = Punkte nach Bot
report-score-bot-what = Mittlere Punktzahl jedes Bots.
report-wins-bot = Siege nach Bot
report-wins-bot-what = Anteil seiner Plätze, mit denen jeder Bot gewinnt.
