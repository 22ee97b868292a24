### I tavoli che questo server può solo mostrare.

table-unreadable = Questo tavolo è stato salvato da un'altra versione di spacerace, e questa non lo sa leggere. Niente è perduto: chi ospita può avviare la versione che l'ha salvato.
table-newer-rules = Questa partita è cominciata con regole più nuove di quelle che questo server conosce, quindi si può solo guardare. Continuerà quando chi ospita avvierà di nuovo la versione più nuova.
