### Die erste Seite der App im Browser, Tische aufmachen und teilen, und die Einstellungen.

## Starting

home-skip = Zu den Spielen springen
home-you-play-as = Du spielst als
home-players-range = { $least } bis { $most } Spieler
home-rules = Regeln
home-rules-of = Regeln von { $game }
home-how-many-bots = Gegen wie viele Bots
home-bots = { $count ->
    [one] { $count } Bot
   *[other] { $count } Bots
}
home-learn = Spielend lernen
home-learn-how = Eine erste Partie, die sich unterwegs selbst erklärt
home-friends-how = An diesem Gerät oder an ihrem, mit Bots, wenn ihr wollt
home-alone = Allein spielen
home-alone-how = Gegen die KI aus der Spielregel
home-start-game = Spiel starten
home-more = Mehr
home-api = Für Programmierer
home-unofficial = Ein inoffizielles Programm von Spielern für Spieler. Es stammt nicht von den Verlagen der Spiele und zeigt keines ihrer Bilder.
home-version = Version { $version }

## Lists of tables

home-free-seat = freier Platz
home-began = dieser Zug begann { $ago }
home-opened = aufgemacht { $ago }
home-deadline = { $until }, dann übernimmt ein Bot
home-by-turns = ab und zu ein Zug
home-running = Partien zum Zuschauen
home-replays = Beendete Partien
home-replay = Ansehen
home-no-replays = Noch keine öffentliche Partie ist zu Ende.
home-import = Partiedatei öffnen
home-show-all = Alle { $count } zeigen
home-silent = Der Server antwortet gerade nicht; neuer Versuch …
home-status-running = Läuft
home-status-open = Wartet auf Spieler
home-status-finished = Das Spiel ist aus
home-status-broken = Nur noch zum Ansehen
home-status-abandoned = Lange kein Zug mehr

## A new table

home-new-table = Neuer Tisch
home-close = Schließen
home-cancel = Abbrechen
home-open-table = Tisch aufmachen
home-game = Spiel
home-mode = Spielart
home-players = Spieler
home-seats = Wer wo sitzt
home-seat = Platz { $number }
home-who = Wer hier sitzt
home-name = Name
home-strength = Spielstärke
home-player-number = Spieler { $number }
home-seat-me = Ich
home-seat-here = Noch jemand, hier
home-seat-open = Frei für Freunde
home-seat-open-how = Wer den Link öffnet, setzt sich hierher
home-seat-bot = Ein Bot
home-seat-program = Ein eigenes Programm
home-hot-seat = Ihr teilt euch dieses Gerät: Es wandert von Zug zu Zug weiter und zeigt jedem nur die eigene Hand.
home-bot-random = Leicht: nimmt irgendetwas
home-bot-idle = Faul: tut so wenig wie möglich
home-bot-sense = Normal: spielt mit gesundem Menschenverstand
home-bot-search = Schwer
home-bot-tries = { $bot }: spielt pro Zug { $count ->
    [one] eine Probepartie
   *[other] { $count } Probepartien
} durch
home-bot-seconds = { $bot }: denkt pro Zug { $count ->
    [one] eine Sekunde
   *[other] { $count } Sekunden
} nach
home-details = Mehr Auswahl
home-edition = Ausgabe
home-pace = Tempo
home-pace-live = Live: Alle sind da
home-pace-turns = In Ruhe: ab und zu ein Zug
home-limit = Zeit für einen Zug
home-limit-none = Ohne Grenze
home-limit-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
}
home-limit-hours = { $count ->
    [one] eine Stunde
   *[other] { $count } Stunden
}
home-limit-days = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
}
home-limit-how = Die Zeit gilt für einen ganzen Zug. Ist sie um, spielt ein Bot den Rest dieses Zuges.
home-undo = Zurücknehmen, was andere schon gesehen haben
home-undo-free = Immer
home-undo-ask = Wenn die anderen einverstanden sind
home-undo-unseen = Nie
home-odds = Genaue Chancen zeigen
home-totals = Zeigen, wie viele Punkte alle schon hätten
home-spectators = Andere dürfen zuschauen
home-private = Privat: nur über den Link zu finden
home-pack = Karten aus einer eigenen Datei
home-tokens = Mit diesem Schlüssel spielt dein Programm; hüte ihn wie ein Passwort. Er wird nur jetzt gezeigt.
home-token-of = Schlüssel von { $name }
home-copy-token = Schlüssel kopieren
home-join-what = Um einen Bot von spacerace als { $name } zu setzen, füge diese Zeile in ein Terminal ein. Statt search:200 nimmt sie jeden Bot oder eine eigene Datei wie my_bot.py.
home-join-line = Zeile für { $name }
home-copy-join-line = Zeile kopieren
home-to-the-table = Zum Tisch

## Sharing

home-link = Link dieses Tisches
home-share-by-device = Teilen …
home-qr = QR-Code von { $address }
home-only-this-machine = Dieser Link funktioniert nur auf diesem Rechner, weil der Server auf niemand anderen hört. Damit andere in deinem Netz mitspielen können, halte ihn an und starte ihn so:
home-other-device = Auf einem anderen Gerät weiterspielen
home-other-device-how = Dieser Link öffnet deinen eigenen Platz. Behalte ihn für dich.
home-own-link = Persönlicher Link von { $name }
home-copy-own-link = Link von { $name } kopieren

## Settings

home-settings = Einstellungen
home-language = Sprache
home-theme = Farben
home-theme-auto = Wie das Gerät
home-theme-light = Hell
home-theme-dark = Dunkel
home-speed = Tempo der Vorführung
home-speed-relaxed = Gemütlich
home-speed-normal = Normal
home-speed-fast = Schnell
home-speed-instant = Sofort
home-speed-calm = Dein System wünscht keine Bewegung: Alles wird sofort gezeigt.
home-sound = Töne
home-volume = Lautstärke
home-notify = Im Browser Bescheid sagen, wenn ich dran bin
home-notify-needs-https = Browser erlauben das nur Seiten, die über https oder von diesem Rechner kommen.
home-notify-refused = Der Browser hat es nicht erlaubt. In seinen Einstellungen für diese Seite lässt sich das ändern.
web-origin-fork = Was wäre, wenn?
web-origin-fork-what = Ein Spiel, das von einem Moment eines anderen abzweigt, mit neuem Glück
web-origin-import = Importiert
web-origin-import-what = Ein Spiel, das jemand als Datei mitgebracht hat
