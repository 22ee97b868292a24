# Ciò che ogni tabellone ha, e il tabellone semplice di un gioco che non ne ha uno suo.

web-board-pages = Parti del tavolo
web-board-skip = Avanti
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

web-show = Che cosa succede
web-show-now = Vai al presente
web-show-turn = Vai al mio turno
web-show-back = Torna al presente
web-show-visit = Questo è un momento precedente della partita.
web-show-missed = { $count ->
    [one] È successa una cosa mentre non c'eri.
   *[other] Sono successe { $count } cose mentre non c'eri.
}
web-show-watch = Mostra
web-show-forgo = Metti via
web-totals = Quanti punti avrebbe ciascuno finora
web-totals-what = Se la partita finisse ora: tutto ciò che conta, per quanto puoi saperne
web-totals-of = { $name }: { $points }
