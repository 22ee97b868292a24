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
