### La prima pagina dell'app nel browser, aprire e condividere tavoli, e le impostazioni.

## Cominciare

home-skip = Vai ai giochi
home-you-play-as = Giochi come
home-players-range = da { $least } a { $most } giocatori
home-rules = Regole
home-rules-of = Regole di { $game }
home-how-many-bots = Contro quanti bot
home-bots = { $count } bot
home-learn = Impara giocando
home-learn-how = Una prima partita che si spiega da sé, passo per passo
home-friends-how = Su questo dispositivo o sui loro, anche con i bot
home-alone = Gioca in solitario
home-alone-how = Contro l'avversario previsto dal regolamento
home-start-game = Comincia la partita
home-more = Altro
home-api = Per chi programma
home-unofficial = Un programma non ufficiale fatto da giocatori per giocatori. Non è una pubblicazione degli editori dei giochi, e non ne mostra le illustrazioni.
home-version = spacerace { $version }

## Elenchi di tavoli

home-free-seat = posto libero
home-began = questo turno è cominciato { $ago }
home-opened = tavolo aperto { $ago }
home-deadline = { $until }, poi subentra un bot
home-by-turns = una mossa ogni tanto
home-running = Partite da guardare
home-replays = Partite finite
home-replay = Rivedi
home-no-replays = Nessuna partita pubblica è ancora finita.
home-import = Apri un file di partita
home-show-all = Mostra tutti ({ $count })
home-silent = In questo momento il server non risponde; nuovo tentativo …
home-status-running = In corso
home-status-open = In attesa di giocatori
home-status-finished = La partita è finita
home-status-broken = Si può solo guardare
home-status-abandoned = Da molto nessuno muove

## Un nuovo tavolo

home-new-table = Nuovo tavolo
home-close = Chiudi
home-cancel = Annulla
home-open-table = Apri il tavolo
home-game = Gioco
home-mode = Tipo di partita
home-players = Giocatori
home-seats = Chi siede dove
home-seat = Posto { $number }
home-who = Chi siede qui
home-name = Nome
home-strength = Forza
home-player-number = Giocatore { $number }
home-seat-me = Io
home-seat-here = Un'altra persona su questo dispositivo
home-seat-open = Libero per un amico
home-seat-open-how = Chi apre il link si siede qui
home-seat-bot = Un bot
home-seat-program = Un programma mio
home-hot-seat = Condividete questo dispositivo: passa di mano a ogni turno, e nasconde a uno le carte dell'altro.
home-bot-random = Facile: gioca a caso
home-bot-idle = Pigro: fa il meno possibile
home-bot-sense = Normale: gioca con buon senso
home-bot-search = Difficile
home-bot-tries = { $bot }: gioca { $count ->
    [one] una partita di prova
   *[other] { $count } partite di prova
} a ogni mossa
home-bot-seconds = { $bot }: pensa { $count ->
    [one] un secondo
   *[other] { $count } secondi
} a ogni mossa
home-details = Altre scelte
home-edition = Edizione
home-pace = Ritmo
home-pace-live = Dal vivo: sono tutti presenti
home-pace-turns = A turni: una mossa ogni tanto
home-limit = Tempo per un turno
home-limit-none = Nessun limite
home-limit-minutes = { $count ->
    [one] un minuto
   *[other] { $count } minuti
}
home-limit-hours = { $count ->
    [one] un'ora
   *[other] { $count } ore
}
home-limit-days = { $count ->
    [one] un giorno
   *[other] { $count } giorni
}
home-limit-how = Il tempo vale per un turno intero. Quando è finito, un bot gioca il resto di quel turno.
home-undo = Annullare ciò che gli altri hanno visto
home-undo-free = Sempre
home-undo-ask = Se gli altri sono d'accordo
home-undo-unseen = Mai
home-odds = Mostra le probabilità esatte
home-totals = Mostra quanti punti avrebbe ciascuno finora
home-spectators = Altri possono guardare
home-private = Privato: si raggiunge solo dal suo link
home-pack = Carte da un file tuo
home-tokens = Il tuo programma gioca con questa parola; custodiscila come una password. Si mostra solo adesso.
home-token-of = Token di { $name }
home-copy-token = Copia il token
home-join-what = Per far sedere un bot di spacerace come { $name }, incolla questa riga in un terminale. Al posto di search:200 prende ogni bot, o un file tuo come my_bot.py.
home-join-line = Riga per { $name }
home-copy-join-line = Copia la riga
home-to-the-table = Vai al tavolo

## Condividere

home-link = Link di questo tavolo
home-share-by-device = Condividi …
home-qr = Codice QR di { $address }
home-only-this-machine = Questo link funziona solo su questa macchina, perché il server non ascolta nessun altro. Per far entrare altri dalla tua rete, fermalo e avvialo con:
home-other-device = Continua a giocare su un altro dispositivo
home-other-device-how = Questo link apre il tuo posto. Tienilo per te.
home-own-link = Link personale di { $name }
home-copy-own-link = Copia il link di { $name }

## Impostazioni

home-settings = Impostazioni
home-language = Lingua
home-theme = Colori
home-theme-auto = Come il dispositivo
home-theme-light = Chiari
home-theme-dark = Scuri
home-speed = Velocità delle scene
home-speed-relaxed = Tranquilla
home-speed-normal = Normale
home-speed-fast = Veloce
home-speed-instant = Immediata
home-speed-calm = Il tuo sistema non vuole movimento: tutto si vede subito.
home-sound = Suoni
home-volume = Volume
home-notify = Avvisami nel browser quando tocca a me
home-notify-needs-https = I browser lo permettono per pagine che arrivano via https o da questa macchina.
home-notify-refused = Il browser non l'ha permesso. Si può cambiare nelle sue impostazioni per questa pagina.
web-origin-fork = E se …?
web-origin-fork-what = Una partita che si stacca da un momento di un'altra, con nuova fortuna
web-origin-import = Importata
web-origin-import-what = Una partita che qualcuno ha portato come file
