# Was jedes Spielbrett hat, und das schlichte Brett eines Spiels, das kein eigenes hat.

web-board-pages = Teile des Tisches
web-board-skip = Weiter
web-board-player = Spieler { $player }
web-board-opponent = Gegner
web-board-table = Tisch
web-board-view = Was man sieht
web-board-figures = Was es zusammen ergibt
web-board-players = Nach Spielern
web-board-nothing = Nichts zu zeigen.
web-board-none = keine
web-board-yes = ja
web-board-no = nein
web-board-entries = { $count ->
    [one] { $count } Eintrag
   *[other] { $count } Einträge
}

web-show = Was gerade geschieht
web-show-now = Zum Jetzt springen
web-show-turn = Zu meinem Zug springen
web-show-back = Zurück zum Jetzt
web-show-visit = Das ist ein früherer Moment der Partie.
web-show-missed = { $count ->
    [one] Eines ist geschehen, während du weg warst.
   *[other] { $count } Dinge sind geschehen, während du weg warst.
}
web-show-watch = Zeigen
web-show-forgo = Wegräumen
