### Che cosa sta intorno a un tabellone nel browser: la barra, la chat, i posti, gli ordini permanenti, la sala d'attesa.

web-table-bar = A questo tavolo
web-table-skip = Vai al tabellone
web-table-menu = Altro
web-table-settings = Impostazioni
web-table-close = Chiudi
web-table-rules = Regole
web-table-rules-new = Le regole, in una nuova scheda
web-table-gone = Questo tavolo non si può mostrare
web-table-broken = Questa partita si può solo guardare.
web-table-approx = Quali valori sono ricostruiti?
web-table-approx-note = Alcuni valori sono ricostruiti da noi, perché nessuna fonte mostra quelli stampati. Il segno ≈ li indica.
web-table-approx-show = Segna questi valori con ≈

## Turno e connessione

web-table-deadline = fino alle { $time }
web-table-deadline-day = entro { $day }, ore { $time }
web-table-your-turn-in = Gli altri aspettano te: { $game }
web-table-connecting = Connessione …
web-table-offline-click = Dal server non è arrivata risposta. Quando la connessione torna, il tavolo mostra se il tuo clic è arrivato; se no, clicca di nuovo.
web-table-more-news = { $count ->
    [one] Prima è successa un'altra cosa.
   *[other] Prima sono successe altre { $count } cose.
  }
web-table-meanwhile = Mentre aspettavi
web-table-meanwhile-away = Metti via ciò che hanno fatto gli altri

## Annullare

web-table-undo-not = Adesso non si può annullare niente.
web-table-undo-wanted = { $name } vorrebbe annullare l'ultima mossa.
web-table-undo-agree = Accetta
web-table-undo-refuse = Rifiuta
web-table-undo-waits = Deve ancora accettare l'annullamento: { $names }.
web-table-undone = Annullato: { $what }
web-table-choose-again = Scegli di nuovo per tornare indietro.
web-table-final = definitivo
web-table-final-option = { $option } (definitivo)
web-table-final-why = Una volta fatto, non si può annullare.

## Chat

web-table-chat-lines = Che cosa si è detto
web-table-chat-none = Ancora nessuno ha detto niente.
web-table-chat-seated = Qui può scrivere chi siede al tavolo.
web-table-chat-said = { $name } dice: { $text }
web-table-unread = { $count ->
    [one] 1 riga nuova
   *[other] { $count } righe nuove
  }

## Ordini permanenti

web-table-orders = Ordini permanenti
web-table-orders-what = A che cosa si risponde per te senza chiedere. Nessun altro lo vede, e puoi revocarlo in ogni momento.
web-table-orders-none = Adesso non c'è niente da ordinare.

## Posti

web-table-seats = Posti
web-table-share = Invita
web-table-seat-kept = Riservato a { $name }
web-table-kept = A questo tavolo un posto è riservato a te.
web-table-take-seat = Prendi il tuo posto
web-table-seat-free = Posto libero
web-table-seat-you = tu
web-table-seat-person = una persona
web-table-seat-program = un programma
web-table-seat-bot = bot · { $bot }
web-table-seat-open = Chi ha il link può sedersi qui.
web-table-give-bot = Affida a un bot
web-table-bot-for-me = Fai continuare un bot
web-table-free = Libera il posto
web-table-leave = Lascia il tavolo
web-table-sure = Davvero? { $what }
web-table-propose-give-bot = Proponi un bot
web-table-propose-free = Proponi di liberare il posto
web-table-vote-open = Liberare il posto di { $player } per qualcuno di nuovo?
web-table-vote-bot = Far continuare il bot { $bot } al posto di { $player }?
web-table-vote-you = Gli altri stanno votando sul tuo posto. Gioca, o opponiti.
web-table-vote-waits = Devono ancora rispondere: { $names }.
web-table-vote-grace = { $player } ha ancora un momento per opporsi.
web-table-vote-agree = Accetta
web-table-vote-now = Fallo ora
web-table-vote-object = Opponiti
web-table-back = Non giochi più il tuo posto qui, e nessuno l'ha preso. Puoi tornare.
web-table-back-now = Riprendi il mio posto
web-table-waits-for = { $count ->
    [one] La partita comincia appena si siede un'altra persona.
   *[other] La partita comincia appena si siedono altre { $count } persone.
  }
web-table-start = { $count ->
    [one] Comincia ora, con un bot al posto libero
   *[other] Comincia ora, con bot ai posti liberi
  }
web-table-invites = { $name } ti invita: { $game }
web-table-option = { $name }: { $value }
web-table-players = { $count ->
    [one] In solitario
   *[other] In { $count }
}
web-table-limit = { $limit } per turno
web-table-no-odds = Senza probabilità
web-table-with-odds = Con le probabilità esatte
web-table-how = Come si gioca
web-table-host = Che cosa decidi come ospite
web-table-title = Nome del tavolo
web-table-save = Salva
web-table-saved = Salvato. Lo vedono tutti.
web-table-mix = Mescola i posti
web-table-mixed = I posti sono stati mescolati.
web-table-pause = Metti in pausa
web-table-go-on = Riprendi
web-table-heir = Passa il tavolo a
web-table-hand-on = Passa
web-table-here = { "" } · adesso qui
web-table-spectators = { $count ->
    [one] Una persona guarda.
   *[other] { $count } persone guardano.
}
web-table-react = Di' { $sign }
web-table-watching = Tutti i posti sono occupati: stai guardando.
web-table-watching-free = Stai guardando. C'è un posto libero.

## Uno schermo per più persone

web-table-hand-over = Passa a { $name }
web-table-hand-over-why = Tutto è nascosto finché davanti allo schermo siede il prossimo giocatore.
web-table-hand-over-now = Nascondi tutto
web-table-i-am = Sono { $name }
web-table-look-again = { $name } guarda di nuovo

## Tasti

web-table-keys = Tasti
web-table-key-next = ciò che porta il segno ⏎; non termina mai un turno e non rifiuta nulla
web-table-key-digits = le risposte accanto al tabellone, in ordine
web-table-key-arrows = da un elemento all'altro del tabellone; Inizio e Fine portano al primo e all'ultimo con cui si può fare qualcosa; ⏎ sceglie
web-table-key-undo = annulla, dove si può
web-table-key-tab = avanti alla prossima cosa da fare o da leggere
web-table-key-escape = annullare, chiudere ciò che è aperto, tornare al presente, saltare ciò che viene mostrato
web-table-key-chat = apri o chiudi la chat
web-table-key-help = questo elenco
web-table-keys-note = Ogni opzione è un pulsante con la sua frase: una partita intera si può giocare senza mouse.

## Sides: a game with a word of its own, such as colour or nation, has it under its name

web-table-side = Fazione
web-table-side-of = Fazione del posto { $number }
web-table-side-random = Fazione a caso
web-table-side-taken = { $side } (occupato)
web-table-who-side = { $name }, { $side }
