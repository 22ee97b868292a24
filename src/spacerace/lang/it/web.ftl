### L'app nel browser: pagine, pulsanti, note. Quello che succede al tavolo lo dicono i file dei giochi.

web-title = spacerace
web-tagline = Due corse allo spazio a un solo tavolo: in solitario, con gli amici, contro i bot.
web-your-name = Il tuo nome
web-default-name = Capitano
web-against-bots = Gioca contro un bot
web-with-friends = Apri un tavolo per gli amici
web-my-tables = Le mie partite
web-open-tables = Tavoli in attesa di giocatori
web-no-tables = Al momento nessuno.
web-join = Siediti
web-watch = Guarda
web-go-on = Continua
web-just-now = proprio ora
web-soon = tra poco
web-your-turn = Tocca a te
web-turn-of = Tocca a { $name }
web-turn-free = Un posto è libero: si aspetta qualcuno
web-waiting = In attesa di giocatori
web-over = La partita è finita
web-share = Manda questo link a chi vuoi far giocare:
web-copy = Copia il link
web-copied = Copiato
web-connecting = Connessione persa; nuovo tentativo …
web-undo = Annulla
web-undo-asks = Chiedi di annullare
web-options = Che cosa puoi fare
web-log = Che cosa è successo
web-chat = Chat
web-say = Scrivi
web-send = Invia
web-home = Tutti i giochi
web-won = { $count ->
    [one] Vince { $names }
   *[other] Vincono { $names }
}
