### Die Befehle und ihre Hilfe.

cli-all = Brettspiele vom Wettlauf ins All, mit Freunden und Bots: { $games }, auf einem eigenen Server oder in diesem Terminal. Inoffiziell; jede Absage nennt ihre Regel.
cli-all-example =
    Beispiel:
      spacerace --network
cli-commands = Befehle
cli-all-usage = spacerace [OPTIONEN] [BEFEHL] …
cli-group-play = zum Spielen
cli-group-host = zum Betreiben
cli-group-study = zum Erforschen
cli-group-change = zum Ändern und Erweitern
cli-no-such-command = Einen Befehl „{ $command }“ gibt es nicht.
cli-no-such-argument = Dieser Befehl kennt das nicht: { $words }.
cli-no-such-choice = „{ $text }“ gibt es nicht; es gibt: { $known }.
cli-did-you-mean = Meinst du „{ $near }“?
cli-more-help = Mehr dazu: { $command } --help
cli-word-usage = Aufruf:
cli-word-arguments = Argumente
cli-word-options = Optionen
cli-word-help = diese Hilfe zeigen und aufhören
cli-word-error = %(prog)s: %(message)s
cli-word-argument = %(argument_name)s: %(message)s
cli-word-required = das fehlt: %s.
cli-word-expected-one = dahinter gehört ein Wert.
cli-word-expected-some = dahinter gehört mindestens ein Wert.
cli-word-expected-number = dahinter gehören %s Werte.
cli-word-not-allowed = das geht nicht zusammen mit %s.
cli-word-no-value = dahinter gehört kein Wert, und da steht %r.
cli-version = die Version zeigen und aufhören

cli-game = das Spiel: { $games }
cli-seed = eine ganze Zahl: Gleiche Startzahl, gleiche Karten; ohne Angabe eine frische
cli-edition = die Ausgabe der Regeln; ohne Angabe die erste: { $editions }
cli-mode = wie gespielt wird; ohne Angabe das erste: { $modes }
cli-pack-file = mit den Karten dieser Paketdatei spielen statt mit den eingebauten
cli-json = JSON statt Tabellen ausgeben
cli-match-file = eine Partiedatei, wie play sie schreibt

## play

cli-play-short = in diesem Terminal spielen
cli-play =
    Spiele in diesem Terminal, allein gegen Bots oder mit anderen an einer Tastatur.
    Jeder Schritt wird sofort gespeichert; ein Spiel lässt sich jederzeit verlassen und fortsetzen.
cli-play-example =
    Beispiel:
      spacerace play { $game } --seats Ann,Bob,sense --seed 42
cli-play-seats = Namen in der Reihenfolge der Züge, mit Kommas, auf Wunsch mit Seite hinter einem Doppelpunkt, etwa Ann:red. Bots dürfen mehrmals mitspielen: „sense“, „random“, „search“ auf Wunsch mit Bedenkzeit (search:200, search:1.5s), und ein eigener mit seiner Datei (my_bot.py). Ohne Angabe: Kapitän,sense; allein: Kapitän
cli-play-round-cap = bei einem Spiel, das vielleicht nie endet: nach so vielen Runden unfertig aufhören und die Punkte zählen; 0 (ohne Angabe) für nie
cli-play-odds = neben einer Möglichkeit die genauen Chancen zeigen, zu denen sie führt
cli-play-plain = an einer einfachen Eingabe spielen, Zeile für Zeile, wie in einer Pipe: für Vorleseprogramme und Skripte
cli-play-save = in diese neue Datei speichern statt in eine in deinem Datenordner
cli-play-resume = ein gespeichertes Spiel fortsetzen
cli-play-trust-bots = mit --resume: Bots aus Dateien weiterspielen lassen; das sind Programme, die auf diesem Rechner alles dürfen
cli-default-seats = Kapitän,sense
cli-default-seats-alone = Kapitän

## simulate

cli-simulate-short = Bots viele Spiele spielen lassen
cli-simulate = Lässt Bots viele Spiele spielen und zeigt, wie sie ausgehen.
cli-simulate-example =
    Beispiel:
      spacerace simulate { $game } --players 4 --bots random --games 200 --seed 7
cli-simulate-players = wie viele Spieler am Tisch sitzen (ohne Angabe: 2; allein: 1)
cli-simulate-bots = ein Bot für alle Plätze oder einer für jeden, mit Kommas (ohne Angabe: random)
cli-simulate-games = wie viele Spiele (ohne Angabe: 100)
cli-simulate-seed = eine ganze Zahl; gleiche Startzahl, gleiche Spiele (ohne Angabe: 1)
cli-simulate-round-cap = bei einem Spiel, das vielleicht nie endet: nach so vielen Runden unfertig aufhören; 0 für nie (ohne Angabe: 200)
cli-simulate-laws = jedes Gesetz des Spiels bei jedem N-ten Schritt prüfen und beim ersten gebrochenen aufhören; langsam
cli-simulate-jobs = wie viele Prozesse sich die Arbeit teilen (ohne Angabe: 1); die Spiele sind dieselben
cli-simulate-out = eine Zeile JSON für jedes Spiel in diese Datei schreiben; die erste Zeile sagt, wie man dieselben Spiele wieder bekommt
cli-simulate-save = in diesem Ordner von jedem Spiel eine Partiedatei ablegen, die replay nachspielt
cli-simulate-progress = Spiele

cli-export-short = die Entscheidungen vieler Spiele als Daten schreiben
cli-export = Lass Bots spielen und schreibe jede Entscheidung: was zu sehen war, was möglich war und was daraus wurde.
cli-export-example =
    Beispiel:
      spacerace export { $game } --players 2 --bots sense --games 100 --out games.parquet
cli-export-bots = ein Bot für alle Plätze oder einer für jeden, mit Kommas (ohne Angabe: sense)
cli-export-format = parquet (ohne Angabe) oder jsonl, eine Zeile JSON je Entscheidung
cli-export-out = die Datei, die geschrieben wird (ohne Angabe: ein Name aus Spiel, Spielerzahl und Seed)
cli-export-done =
    { $count ->
        [one] Eine Entscheidung steht in { $file }.
       *[other] { $count } Entscheidungen stehen in { $file }.
    }
cli-export-missing = Parquet braucht ein Paket, das nicht installiert ist: { $command }. Ohne das Paket geht --format jsonl.

## replay

cli-replay-short = eine Partiedatei nachspielen
cli-replay = Spielt eine Partiedatei nach und zeigt, wie es steht oder ausging. Auch ein mittendrin verlassenes Spiel geht.
cli-replay-example =
    Beispiel:
      spacerace replay my-game.match --log
cli-replay-log = alles erzählen, was geschah, Zeile für Zeile

## cards

cli-cards-short = die Karten mit ihren Quellen auflisten
cli-cards = Listet die Karten auf. Jeder Wert hat ein Quellenzeichen: Ist er irgendwo gedruckt oder von uns rekonstruiert?
cli-cards-example =
    Beispiel:
      spacerace cards { $game } --source recon
cli-cards-edition = die Karten dieser Ausgabe auflisten; ohne Angabe die erste: { $editions }
cli-cards-pack = die Karten dieser Paketdatei auflisten statt der eingebauten
cli-cards-source = nur Karten mit einem Wert dieses Zeichens, und welche Werte das sind: rule, picture, page, derived oder recon
cli-cards-deck = nur diesen Stapel; ein Name, den keiner hat, zählt alle auf

## rules

cli-rules-short = eine Regel nennen oder alle auflisten
cli-rules = Nennt den Text einer Regel nach ihrer Nummer. Mit dem Namen eines Spiels: listet jede Regel auf, mit der Funktion, die sie umsetzt, und den Tests, die sie zeigen.
cli-rules-example =
    Beispiel:
      spacerace rules T-4
cli-rules-what = die Nummer einer Regel, etwa T-4, oder ein Spiel: { $games }
cli-rules-gaps = nur Regeln ohne Funktion oder ohne Test

## docs

cli-docs-short = die Dokumente lesen
cli-docs = Gibt ein Dokument aus, ohne Netz. Ohne Namen: listet alle auf. Sie sind auf Englisch, die Regeln gibt es in der App in deiner Sprache.
cli-docs-example =
    Beispiel:
      spacerace docs hosting
cli-docs-page = der Name eines Dokuments, etwa hosting
refused-no-document = Ein Dokument „{ $page }“ gibt es nicht. Es gibt: { $known }.

## completion

cli-completion-short = die Tabulatortaste Befehle und Optionen ergänzen lassen
cli-completion = Gibt ein Skript für deine Shell aus. Dann ergänzt die Tabulatortaste Befehle, Optionen und ihre Werte.
cli-completion-example =
    Beispiel:
      spacerace completion bash > ~/.local/share/bash-completion/completions/spacerace
cli-completion-shell = deine Shell: bash, zsh, fish, tcsh oder powershell
refused-no-completion = Das Skript macht das Paket shtab, und das ist nicht installiert: pip install shtab

## pack

cli-pack-short = eine Paketdatei prüfen oder die eingebaute zeigen
cli-pack = In Paketdateien steht, was auf Karten und Spielbrett gedruckt ist. Wer das Spiel besitzt, kann sie berichtigen.
cli-pack-example =
    Beispiel:
      spacerace pack check my-pack.toml
cli-pack-check-short = jeden Fehler in einer Paketdatei finden
cli-pack-check = Findet jeden Fehler in einer Paketdatei, mit seiner Zeile.
cli-pack-check-example =
    Beispiel:
      spacerace pack check my-pack.toml
cli-pack-check-file = die Paketdatei
cli-pack-check-game = das Spiel, für das sie ist; ohne Angabe verrät es der Inhalt
cli-pack-show-short = das eingebaute Paket ausgeben
cli-pack-show = Gibt das eingebaute Paket als TOML aus, als Anfang für eine Berichtigung.
cli-pack-show-example =
    Beispiel:
      spacerace pack show > my-pack.toml
cli-pack-show-name = der Name des Pakets, mit @1 dahinter für seine erste Fassung (ohne Angabe: das Paket von { $game })
cli-pack-ok = in Ordnung: { $pack } mit { $parts }, Prüfsumme { $hash }
cli-pack-parts = { $cards } Teilen

## What can be wrong

cli-not-a-number = „{ $text }“ ist keine ganze Zahl
cli-not-positive = „{ $text }“ ist nicht 1 oder mehr
cli-negative = „{ $text }“ ist negativ; schreibe 0 oder mehr
cli-interrupted = Abgebrochen.
refused-no-rule = Eine Regel { $rule } gibt es nicht. Die Regeln eines Spiels und ihre Nummern: spacerace rules GAME
cli-file-problem = Die Datei { $file } ist nicht zu gebrauchen: { $reason }.
refused-not-text = Die Datei { $file } enthält keinen Text.
refused-resume-options = Der Tisch in { $file } ist schon aufgebaut: Lass jede Option außer --resume weg.
refused-resume-game = Die Datei { $file } enthält ein Spiel von { $found }, nicht von { $wanted }.
refused-resume-bots = In { $file } spielen diese Programme: { $bots }. Sie dürfen auf diesem Rechner alles. Wenn du sie kennst, füge --trust-bots hinzu.
refused-bot-mistyped = „{ $name }“ ist kaum ein Name: Es gleicht so sehr dem Bot „{ $bot }“. Schreibe „{ $bot }“ für den Bot, oder einen anderen Namen für einen Menschen.
refused-unknown-deck = Einen Stapel „{ $deck }“ gibt es in diesem Spiel nicht. Es gibt: { $known }.
refused-no-person = Jemand muss spielen: Nenne mindestens einen Menschen, oder lass die Bots mit „spacerace simulate“ allein spielen.
refused-file-exists = Eine Datei { $file } gibt es schon, und sie wird nicht überschrieben. Wähle einen anderen Namen, oder setze sie mit --resume fort.

## simulate: its tables

simulate-seat = Platz
simulate-mean-score = Punkte im Mittel
simulate-wins = Siege
simulate-seat-name = Platz { $number }
simulate-ai = KI
simulate-games = Spiele: { $games }, mit { $rounds } Runden im Mittel
simulate-ends = Beendet durch: { $reasons }
simulate-end = { $reason } ({ $count })
simulate-speed = Entscheidungen: { $decisions }, { $speed } pro Sekunde

## cards: its table

cards-number = Nr.
cards-name = Name
cards-deck = Stapel
cards-mark = Spieler
cards-copies = Anzahl
cards-cost = Preis
cards-items = Ressourcen
cards-does = Effekt
cards-source = Quelle
cards-count = { $cards ->
    [one] Ein Teil.
   *[other] { $cards } Teile.
  }

## rules: its table

rules-id = Regel
rules-function = steht in
rules-tests = Tests
rules-first-test = erster Test
rules-count = { $rules ->
    [one] Eine Regel.
   *[other] { $rules } Regeln.
  }
rules-no-gaps = Jede Regel hat ihre Funktion und ihren Test.
rules-no-tests = Die Tests sind hier nicht installiert und darum nicht aufgelistet.

## replay: its head

replay-game = { $game }, Ausgabe { $edition }, Modus { $mode }
replay-options = Optionen: { $options }
replay-option = { $name } { $value }
replay-seats = Plätze: { $seats }
replay-seed = Startzahl { $seed }, Paket { $pack }
replay-entries = Einträge: { $entries }, Runden: { $rounds }
replay-still-on = Das Spiel ist noch nicht aus.

## a fault of ours

refused-broken-law = Ein Gesetz des Spiels wurde bei Schritt { $step } mit Startzahl { $seed } gebrochen ({ $law }); das ist unser Fehler, bitte sag es uns.

## odds

cli-odds-short = genaue Chancen nennen
cli-odds = Nennt die genauen Chancen dessen, was in einem Spiel am Zufall hängt.
cli-odds-games = Spiele
cli-odds-none = Für { $game } gibt es keine genauen Chancen.
