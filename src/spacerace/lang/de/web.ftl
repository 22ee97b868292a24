### Die App im Browser: Seiten, Knöpfe, Hinweise. Was am Tisch geschieht, sagen die Dateien der Spiele.

web-title = spacerace
web-tagline = Zweimal Wettlauf ins All an einem Tisch: allein, mit Freunden, gegen Bots.
web-your-name = Dein Name
web-default-name = Kapitän
web-against-bots = Gegen einen Bot spielen
web-with-friends = Mit Freunden spielen
web-my-tables = Meine Partien
web-open-tables = Tische, die auf Spieler warten
web-no-tables = Gerade keine.
web-join = Hinsetzen
web-watch = Zuschauen
web-go-on = Weiter
web-just-now = gerade eben
web-soon = gleich
web-your-turn = Du bist dran
web-turn-of = { $name } ist dran
web-turn-free = Ein Platz ist frei und wartet auf jemanden
web-waiting = Wartet auf Spieler
web-over = Das Spiel ist aus
web-share = Schick diesen Link an alle, mit denen du spielen willst:
web-copy = Link kopieren
web-copied = Kopiert
web-connecting = Die Verbindung ist weg; neuer Versuch …
web-undo = Zurücknehmen
web-undo-asks = Um Zurücknehmen bitten
web-options = Was du tun kannst
web-log = Was geschah
web-chat = Chat
web-say = Sagen
web-send = Senden
web-home = Alle Spiele
web-won = { $names } { $count ->
    [one] gewinnt
   *[other] gewinnen
}
