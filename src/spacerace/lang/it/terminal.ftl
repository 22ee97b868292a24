### Giocare in un terminale.

## Il prompt

terminal-prompt = { $name }>
terminal-hint = Scrivi un numero o un testo · help · why · undo · card NOME · board · log · quit
terminal-final = { $sign } non si può annullare
terminal-thinking = { $name } sta pensando …
terminal-hand-over = Passa la tastiera a { $name }, poi premi Invio.
terminal-more-news = { $count ->
    [one] … un'altra riga; scrivi "log" per vederla
   *[other] … altre { $count } righe; scrivi "log" per vederle
  }
terminal-no-such-number = Le opzioni sono numerate da 1 a { $last }.
terminal-several = "{ $text }" può voler dire più cose; scrivi un numero, o più testo:
terminal-fold-discards = Scarta una carta (scrivi "discard" per vedere quali)
terminal-did-you-mean = Intendevi { $commands }?
terminal-undo-nothing = Non hai niente da annullare, perché nessuno ha ancora fatto niente.
terminal-undo-nothing-of-yours = Non hai niente da annullare, perché l'ultima mossa è di { $name }.
terminal-why = { $action }: { $reason }
terminal-why-nothing = Non viene in mente niente che qui sia vietato. Scrivi "why" con ciò che vuoi, per esempio: why { $example }
terminal-not-understood = { $problem } Scrivi un numero dell'elenco, o "help".
terminal-which-card = Scrivi anche il nome della carta, per esempio: card { $example }
terminal-which-rule = Scrivi anche l'id della regola, per esempio: rules { $example }
terminal-no-card = Nessuna carta ha un nome che comincia con "{ $text }". Scrivi per esempio: card { $example }
terminal-no-rule = La regola "{ $rule }" non esiste. Scrivi per esempio: rules { $example }
terminal-help =
    Le tue opzioni sono numerate. Scrivi un numero, o il testo di un'opzione, o come comincia.
    Con una sola opzione, Invio la sceglie; altrimenti Invio mostra di nuovo lo schermo.
    Puoi anche scrivere ciò che vuoi fare, permesso o no, e per nome.
    Se non si può fare, ti si dice perché, con la regola.

      why [TESTO]  che cosa non puoi fare ora, e perché; o solo ciò che comincia con TESTO
      undo         annulla la tua ultima mossa, finché nel frattempo non è stato rivelato niente
      card NOME    tutto su una carta o un altro pezzo del gioco
      rules ID     il testo di una regola, in breve con il solo numero
      board        tutto il tavolo, per quanto piccolo sia lo schermo
      log [all]    che cosa è successo da poco, o dall'inizio
      save         dove la partita è salvata; lo è sempre
      quit         esci; la partita si può riprendere
      stop         esci e conta i punti come stanno, anche gli obiettivi; la partita si può riprendere

    { $game }

## File

terminal-file = La partita è salvata in { $file }
terminal-saved = La partita è salvata. Riprendila con: { $program } play { $game } --resume { $file }
terminal-stopped = Fermata incompiuta nel round { $rounds }: la situazione è questa, e nessuno ha vinto.
terminal-torn = L'ultima riga di { $file } era incompleta ed è omessa.

## La fine

terminal-points = Punti
terminal-total = totale
terminal-winners = { $capped ->
    [yes] Fermata incompiuta dopo { $rounds } round; avrebbe vinto { $winners }.
   *[no] { $count ->
        [one] { $winners } ha vinto dopo { $rounds } round.
       *[other] { $winners } hanno condiviso la vittoria dopo { $rounds } round.
      }
  }

## Words of every drawing

terminal-nothing = –
terminal-yes = sì
terminal-no = no

## A game without a drawing of its own

terminal-plain-winners = { $count ->
    [one] { $winners } ha vinto.
   *[other] { $winners } hanno condiviso la vittoria.
  }
