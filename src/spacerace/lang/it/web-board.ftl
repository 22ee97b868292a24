# Ciò che ogni tabellone ha, e il tabellone semplice di un gioco che non ne ha uno suo.

web-board-pages = Parti del tavolo
web-board-skip = Avanti
web-board-player = Giocatore { $player }
web-board-opponent = Avversario
web-board-table = Tavolo
web-board-view = Ciò che si vede
web-board-figures = Ciò che dà in totale
web-board-players = Per giocatore
web-board-nothing = Niente da mostrare.
web-board-none = nessuno
web-board-yes = sì
web-board-no = no
web-board-entries = { $count ->
    [one] { $count } voce
   *[other] { $count } voci
}
