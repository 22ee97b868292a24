### Der Balancebericht: der Befehl, seine Seite, seine Tabellen.

## The command

cli-report-short = Bots spielen lassen und eine Seite mit Zahlen schreiben
cli-report =
    Lässt Bots viele Spiele spielen, zählt, was geschieht, und schreibt eine HTML-Seite mit Zahlen, Bereichen und
    Diagrammen. Die Zahlen lassen sich auch speichern, um die eines anderen Tages, Pakets oder Bots danebenzustellen.
cli-report-example =
    Beispiel:
      spacerace report rocketmen --players 2,4 --games 300 --jobs 2 --json figures.json
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

report-title = Balancebericht: { $game ->
    [rocketmen] Rocketmen
   *[other] { $game }
  }
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

## Groups of games

report-players = { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
  }
report-level-easy = leicht
report-level-normal = normal
report-level-hard = schwer

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
report-year = { $year }
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
report-aim-missions-two = Der Sieger hat 4 bis 6 Missionen geschafft
report-aim-missions-four = Der Sieger hat 3 bis 5 Missionen geschafft
report-aim-tokens = Mindestens 15 % der Spiele enden durch Missionsmarker (RM-9.1 b, c)
report-aim-destinations = Jedes Ziel hat mindestens 8 % der Missionen
report-aim-lead = Der Sieger liegt um weniger als 8 vorn
report-aim-seats = Jeder Platz in der Spielreihenfolge gewinnt bis auf 4 Punkte den gleichen Anteil
report-aim-assets = Jeder Vorteil wird 10 bis 95 % der Male gekauft, die er jemandem offenliegt, der ihn zahlen kann
report-aim-assets-copy = Von den Karten jedes Vorteils, die je so offenlagen, werden 10 bis 95 % gekauft
report-aim-solo-easy = Der Spieler gewinnt etwa 80 % (70 bis 90)
report-aim-solo-normal = Der Spieler gewinnt etwa 50 % (40 bis 60)
report-aim-solo-hard = Der Spieler gewinnt etwa 25 % (15 bis 35)
report-aim-course = Keinen Verlauf fliegen mehr als 70 % der Spieler
report-aim-range = Die Punktzahlen eines Spiels liegen im Mittel 15 oder mehr auseinander
report-aim-ground = Jede Forschung der Tafel Bodenkontrolle nehmen 15 bis 95 % der Spieler
report-aim-moon = Den Mond schaffen 40 bis 70 % der Spieler

## Parts of the page

report-section-length = Länge und Ende
report-section-solo = Gegen die KI
report-section-scores = Punkte
report-section-seats = Die Spielreihenfolge
report-section-missions = Missionen und Starts
report-section-cards = Karten
report-section-flights = Flüge
report-section-scientists = Wissenschaftler und Forschungen
report-section-money = Geld und Karten

## Tables of every game

report-length = Länge eines Spiels
report-length-what = Mittel über alle Spiele. Ein Spiel, das die Rundengrenze beendet hat, zählt, wie es stand. Eine Entscheidung ist eine Wahl unter zwei oder mehr Möglichkeiten.
report-row-rounds = Runden
report-row-in-range = Spiele mit { $low } bis { $high } Runden
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

## Tables of Rocketmen

report-end = Wie Spiele enden
report-end-what = Anteil der Spiele, die jede Bedingung beendet hat (RM-9.1).
report-end-threshold = genug Punkte (RM-9.1 a)
report-end-tokens = alle Marker eines Spielers, jedes Ziel besetzt (RM-9.1 b)
report-end-all-tokens = alle Marker aller Spieler (RM-9.1 c)
report-end-fourth-token = eine vierte Mission
report-end-fifth-token = eine fünfte Mission
report-end-all-locations = alle Orte besetzt
report-end-choice = die Wahl eines Spielers
report-end-display = eine leere Auslage
report-end-cap = die Rundengrenze, unfertig
report-end-by-tokens = insgesamt durch Marker (RM-9.1 b, c)
report-solo = Spiele gegen die KI
report-solo-what = Der Spieler gewinnt mit mehr Punkten als die KI und erfülltem Ziel (RM-15.5, RM-15.17).
report-row-solo-wins = gewonnene Spiele
report-row-solo-goal = Ziel erfüllt
report-row-solo-ai = Punkte der KI
report-row-solo-lead = Punkte vor der KI
report-points = Woher die Punkte kommen
report-points-what = Mittlere Punkte eines Spielers am Ende, nach Herkunft (RM-9.4 bis RM-9.8).
report-points-winner = Woher die Punkte des Siegers kommen
report-points-winner-what = Mittlere Punkte des Siegers am Ende, nach Herkunft.
report-missions = Missionen und Starts nach Spieler
report-missions-what = Mittel. Jeder angesagte Start zählt, auch ein abgesagter oder abgebrochener.
report-row-missions-all = Missionen eines Spielers
report-row-missions-winner = Missionen des Siegers
report-row-missions-launches = Starts eines Spielers
report-destination = Missionen nach Ziel
report-destination-what = Anteil aller geschafften Missionen, der zu jedem Ziel ging.
report-location = Missionen nach Ort
report-location-what = Anteil der Spieler, die am Ende dort einen Marker haben.
report-location-wins = Siege nach Ort
report-location-wins-what = Siegesanteil der Spieler, die am Ende dort einen Marker haben.
report-token = Mond- und Marsmarker
report-token-what = Anteil der Spiele, in denen der Marker genommen wurde (RM-7.24).
report-token-wins = Siege mit Mond- und Marsmarker
report-token-wins-what = Siegesanteil des Spielers, der den Marker nahm.
report-launch = Wie Starts ausgehen
report-launch-what = Anteil aller angesagten Starts.
report-launch-success = Erfolg nach Ziel
report-launch-success-what = Anteil der Starts zu jedem Ziel, die ankommen; abgebrochene und abgesagte tun es nicht.
report-launch-failure = gescheitert
report-launch-abort = abgebrochen
report-launch-scrub = abgesagt
report-achievement = Erfolge
report-achievement-what = Anteil aller geschafften Missionen, die jeden Erfolg bringen.
report-goal = Erfüllte Persönliche Ziele
report-goal-what = Wie oft ein Ziel am Ende von dem erfüllt ist, der es erhielt, gewertet oder nicht.
report-goal-wins = Siege mit erfülltem Persönlichem Ziel
report-goal-wins-what = Siegesanteil der Spieler, die das Ziel erfüllt haben.
report-bought = Gekauft, wenn sie jemandem offenliegt, der zahlen kann
report-bought-what = Offenliegen heißt: ein Zug, an dessen Anfang, bevor der Spieler etwas tut, eine Karte dieser Art gekauft und mit Hand und Markern bezahlt werden kann. Gezählt wird, wie oft der Spieler dann in diesem Zug eine kauft. Eine Karte, die später im Zug auftaucht, zählt nicht. Mehrere gleiche zählen einmal.
report-bought-copy = Gekaufte von den so offenliegenden Karten
report-bought-copy-what = Von den einzelnen Karten der Art, die mindestens einmal jemandem am Anfang seines Zuges offenlagen, der zahlen konnte: der Anteil, den irgendwer irgendwann kaufte. Eine Karte, die viele Züge liegt, zählt hier einmal, in der Tabelle davor einmal pro Zug.
report-bought-game = Gekauft in einem Spiel, in dem sie so offenlag
report-bought-game-what = Von den Spielen, in denen die Art mindestens einmal jemandem am Anfang seines Zuges offenlag, der zahlen konnte: der Anteil, in dem irgendwer sie irgendwann kaufte.
report-shown = Offenliegend in einem Spiel
report-shown-what = Anteil der Spiele, in denen die Art mindestens einmal jemandem am Anfang seines Zuges offenlag, der zahlen konnte.
report-purchases = Käufe
report-purchases-what = Wie viele Karten der Art alle Spieler zusammen in einem Spiel kaufen. Gefahren, die ein Effekt bringt, sind nicht gekauft.
report-owners = Besitzer am Ende
report-owners-what = Anteil der Spieler, die am Ende eine Karte der Art besitzen, gleich in welcher Zone.
report-owner-wins = Siege der Besitzer
report-owner-wins-what = Siegesanteil der Spieler, die am Ende eine Karte der Art besitzen. Wer führt, sieht mehr Karten; ein hoher Anteil allein zeigt nicht, dass eine Karte stark ist.

## Tables of 1969

report-score-last-year = Punkte nach der Reihenfolge des letzten Jahres
report-score-last-year-what = Mittlere Punktzahl dessen, der 1969 als Erster, Zweiter und so weiter spielt. Der Abstand liegt zwischen dem Platz, der am besten, und dem, der am schlechtesten abschnitt; ein kleiner kann Zufall sein.
report-wins-last-year = Siege nach der Reihenfolge des letzten Jahres
report-wins-last-year-what = Anteil der Spiele, die gewinnt, wer 1969 als Erster, Zweiter und so weiter spielt.
report-launches = Starts
report-launches-what = Starts eines Spielers im ganzen Spiel, nach Stufe; und Jahre ohne Start.
report-row-level = Stufe { $level }
report-row-no-launch = kein Start
report-course = Verläufe
report-course-what = Anteil der Spieler nach den Stufen der Missionen, die sie von 1963 bis 1969 starten; ein Strich ist ein Jahr ohne Start. Die häufigsten Verläufe.
report-course-row = { $row }
report-completed-level = Geschafft nach Stufe
report-completed-level-what = Anteil der Starts, die das letzte Feld erreichen, nach Stufe.
report-flown = Geflogene Missionen
report-flown-what = Anteil der Spieler, die die Mission starten.
report-completed = Geschaffte Missionen
report-completed-what = Anteil der Starts, die das letzte Feld erreichen.
report-flown-wins = Siege nach Mission
report-flown-wins-what = Siegesanteil der Spieler, die die Mission starten.
report-moon = Der Mond
report-moon-what = Von allen Spielern die, die zum Mond fliegen, und die, die sein letztes Feld erreichen; die Punkte eines Mondflugs; das Feld der Fortschrittsflagge am Ende.
report-row-moon-flown = Spieler, die fliegen
report-row-moon-completed = Spieler, die es schaffen
report-row-moon-points = Punkte eines Flugs
report-row-moon-progress = Fortschrittsflagge
report-moon-year = Jahr des Mondflugs
report-moon-year-what = Anteil der Spieler, die in jedem Jahr zum Mond fliegen.
report-row-never = nie
report-hired = Einstellungen
report-hired-what = Wissenschaftler und Spione, die ein Spieler im ganzen Spiel einstellt.
report-hired-winner = Einstellungen des Siegers
report-hired-winner-what = Wissenschaftler und Spione, die der Sieger im ganzen Spiel einstellt.
report-hired-wins = Siege nach Einstellung
report-hired-wins-what = Siegesanteil der Spieler, die mindestens einen dieser Sorte einstellen.
report-research = Besetzte Forschungen
report-research-what = Anteil der Spieler, die dort am Ende mindestens einen Forscher haben, Bonusmarker mitgezählt.
report-research-wins = Siege nach Forschung
report-research-wins-what = Siegesanteil der Spieler, die dort am Ende mindestens einen Forscher haben.
report-opening = Eröffnungen
report-opening-what = Anteil der Spieler nach der Forschung ihrer ersten Einstellung; ein Spion ist eine eigene Eröffnung.
report-opening-wins = Siege nach Eröffnung
report-opening-wins-what = Siegesanteil der Spieler, die so beginnen, in Spielen, in denen nicht alle gleich beginnen.
report-row-nobody = keine Einstellung
report-spy-year = Erster Spion
report-spy-year-what = Anteil der Spieler nach dem Jahr, in dem sie ihren ersten Spion einstellen.
report-spy-year-wins = Siege nach erstem Spion
report-spy-year-wins-what = Siegesanteil der Spieler nach dem Jahr, in dem sie ihren ersten Spion einstellen.
report-money = Geld und Karten
report-money-what = Mittel für einen Spieler im ganzen Spiel.
report-row-money-left = M am Ende übrig
report-row-money-sold = verkauftes Prestige
report-row-money-insurance = M von der Versicherung
report-row-money-cards-bought = gekaufte Karten
report-row-money-cards-free = kostenlos gezogene Karten
report-row-money-cards-for = Karten für die eigene Rakete
report-row-money-cards-against = Karten gegen andere
report-sold-year = Verkauftes Prestige nach Jahr
report-sold-year-what = Prestige, das ein Spieler in jedem Jahr verkauft.
