### I tavoli che questo server può solo mostrare.

table-unreadable = Questo tavolo è stato salvato da un'altra versione di spacerace, e questa non lo sa leggere. Niente è perduto: chi ospita può avviare la versione che l'ha salvato.
table-newer-rules = Questa partita è cominciata con regole più nuove di quelle che questo server conosce, quindi si può solo guardare. Continuerà quando chi ospita avvierà di nuovo la versione più nuova.

### Ciò che il tavolo stesso dice nella chat.

table-the-host = Chi ospita
table-seat-joined = { $player } si è seduto al posto { $number }.
table-seat-left = { $player } è andato via; il posto è libero.
table-seat-bot = { $player } lascia continuare un bot ({ $bot }).
table-seat-program = { $player } lascia continuare un programma.
table-seat-back = { $player } è tornato.
table-vote-asked-open = { $asker } propone di liberare il posto di { $player } per qualcuno di nuovo.
table-vote-asked-bot = { $asker } propone di lasciar continuare un bot ({ $bot }) al posto di { $player }.
table-vote-agreed = { $player } è d'accordo.
table-vote-refused = { $player } si oppone. Non cambia nulla.
table-vote-played = { $player } gioca. La votazione è chiusa.
table-vote-done-open = Il tavolo ha deciso: il posto di { $player } è libero per qualcuno di nuovo. { $player } può tornare finché nessuno si siede.
table-vote-done-bot = Il tavolo ha deciso: un bot ({ $bot }) continua al posto di { $player }, che può tornare in ogni momento.
table-cards-known = Le carte di questa partita vengono da un'altra partita o da un file. Chi le ha viste forse le conosce.
table-deal-opened = Questa partita è rimasta ferma così a lungo che le partite finite con la stessa distribuzione sono state aperte. Qualcuno forse conosce le carte.
table-rematch = { $player } vuole giocare ancora: c'è un nuovo tavolo, e il posto di ciascuno è riservato.
table-rematch-host = L'host ha aperto un nuovo tavolo, e il posto di ciascuno è riservato.
refused-no-first-game = Per questo modo di giocare non c'è una partita per imparare.
refused-first-game-seats = Una partita per imparare è per te solo: tu siedi al primo posto, i bot a tutti gli altri.
refused-host-alone = Può farlo solo chi ospita questo tavolo.
refused-table-begun = La partita è cominciata: non si può più cambiare come si gioca.
refused-table-dealt = Questa distribuzione è già stata giocata: il gioco resta com'era, altrimenti sarebbe un'altra.
refused-host-nobody = Lì non siede nessuno. Il tavolo può passare solo a una persona.
refused-title = Il nome di un tavolo è una riga semplice.
table-paused = Chi ospita ha messo in pausa il tavolo. Il tempo non scorre per nessuno.
table-goes-on = Il tavolo riprende. Chi è di turno ha di nuovo tutto il suo tempo.
table-seats-mixed = I posti sono stati mescolati.
table-host = { $player } ospita ora questo tavolo.
