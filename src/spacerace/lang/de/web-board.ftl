# Was jedes Spielbrett hat, und das schlichte Brett eines Spiels, das kein eigenes hat.

web-board-pages = Teile des Tisches
web-board-skip = Weiter
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
web-show-now = Zum aktuellen Stand
web-show-turn = Zu meinem Zug
web-show-back = Zurück zum aktuellen Stand
web-show-visit = Das ist ein früherer Moment der Partie.
web-show-missed = { $count ->
    [one] Während du weg warst, ist etwas geschehen.
   *[other] Während du weg warst, ist einiges geschehen: { $count } Schritte.
}
web-show-watch = Zeigen
web-show-forgo = Wegräumen
web-totals = So viele Punkte hätten alle schon
web-totals-what = Wenn das Spiel jetzt vorbei wäre: alles, was zählt, soweit du es wissen kannst
web-totals-of = { $name }: { $points }
