### Rocketmen: le opzioni, il diario, che cosa sta succedendo, i rifiuti.

## Parole (sempre le stesse in tutti i file italiani; da dove vengono lo dice glossary.toml)
##
## Mission Plan: Piano Missione · Launch Pad: Rampa di Lancio (in breve Rampa) · HQ: HQ · Hand: Mano
## Playing Area: Area di Gioco · Warehouse: Magazzino · Junkyard: Discarica · display: display
## Asset: Risorsa (teal: verde, pink: viola) · Engine: Motore · Threat: Pericolo · Mission: Missione
## Personal Goal: Obiettivo Personale · Variant: Variante · Mission Success: Successo Missione
## Rocket: Vettore · Rocket point: punto Vettore · draw: pescata · boost: spinta · space: casella
## location: posizione · destination: destinazione · achievement: risultato · surcharge: sovrapprezzo
## launch: lancio · abort: abortire · scrub: rinviare · failure: fallimento · VP: PV
## item: oggetto · purchase: acquisto · placing: piazzamento · source: fonte · pending: in sospeso
## ready token: segnalino pronto · used token: segnalino usato · undo, take back: annullare, tornare indietro
## target of a launch: traguardo · goal: obiettivo

## Nomi e quantità

card-hidden = una carta
card-unknown = quella carta
card-own-name = { $name }
card-of-value = Successo Missione { $value }
card-described = { $card } ({ $items })
cards-hidden = { $count ->
    [one] una carta
   *[other] { $count } carte
  }
money = ${ $money }
items = { $count ->
    [one] { $item }
   *[other] { $count }× { $item }
  }
points = { $points ->
    [one] { $points } punto Vettore
   *[other] { $points } punti Vettore
  }
purse-nothing = niente
token-money = { $count ->
    [one] un segnalino da $20
   *[other] { $count } segnalini da $20
  }
token-science = { $count ->
    [one] un segnalino Scienza
   *[other] { $count } segnalini Scienza
  }
location = { $type } ({ $destination })
flight-earth = l'orbita terrestre
flight-moon = la Luna
flight-mars = Marte

## Le opzioni

action-buy = { $more ->
    [yes] Compra anche { $card } ({ $price })
   *[no] Compra { $card } ({ $price })
  }{ $ends ->
    [yes] , e il tuo turno finisce
   *[no] {""}
  }
action-pay = Paga con { $card } ({ $purse })
action-pay-token = { $token ->
    [money] Paga con un segnalino da $20
   *[science] Paga con un segnalino Scienza
  }
action-place = { $place ->
    [plan] Pianifica { $card }
   *[pad] Metti { $card } sulla Rampa di Lancio
  } { $how ->
    [itself] (si paga da sé)
    [free] gratis
   *[owed] per { $price }
  }
action-place-more = { $place ->
    [plan] Pianifica anche { $card }
   *[pad] Metti anche { $card } sulla Rampa di Lancio
  }
action-place-free = { $place ->
    [plan] Pianifica { $card } gratis (effetto di una carta)
   *[pad] Metti { $card } gratis sulla Rampa di Lancio (effetto di una carta)
  }
action-draw-pending = Pesca dal tuo HQ: l'hai guadagnato pagando
action-discard = { $effect ->
    [yes] Scarta { $card } senza il suo effetto
   *[no] { $zone ->
        [pad] Scarta { $card } dalla Rampa di Lancio
       *[hand] Scarta { $card } dalla Mano
      }
  }
action-discard-mission = { $failed ->
    [yes] Scarta { $card }
   *[no] Rinuncia alla missione { $card } e svuota la Rampa di Lancio
  }
action-keep-mission = Lascia { $card } sul Piano Missione
action-play = Gioca { $card } per il suo effetto
action-store = Deponi { $card } su { $depot }
action-take-stored = Riprendi in Mano { $cards } da { $depot }
action-refresh = Metti { $card } sotto il mazzo ({ $price })
action-launch = Lancia verso { $destination } per { $vp } PV ({ $needed ->
    [one] serve { $needed } punto Vettore
   *[other] servono { $needed } punti Vettore
  }, ne hai { $points })
action-count = Conta i punti Vettore (ne hai { $points }, ne servono { $needed })
action-use = Usa { $card }
action-use-for = Usa { $card }: { $effect }
action-copy = Trasforma { $card } in una copia di { $target }, dalla Rampa di Lancio di { $player }
action-draw-success = Pesca una carta Successo Missione ({ $draws ->
    [one] resta { $draws } pescata
   *[other] restano { $draws } pescate
  })
action-abort = Abortisci la missione ({ $owed ->
    [0] non costa niente
    [one] costa { $owed } carta della Rampa di Lancio
   *[other] costa { $owed } carte della Rampa di Lancio
  })
action-end-turn = Fine del turno
action-drawn = Pesca { $card }
action-first-player = Comincia { $player }
action-choose = Scegli { $card }
action-confirm = Conferma
action-pass = Passa

effect-advance = il Vettore avanza di { $spaces ->
    [one] { $spaces } casella
   *[other] { $spaces } caselle
  }
effect-count-zero-as = lo 0 vale { $value }
effect-choose-first = scopri { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
  } e scegli la prima pescata
effect-redraw = ignora la carta pescata e pesca di nuovo

choose-threat = Prendi { $card } dallo spazio { $slot } del display
choose-removal = { $zone ->
    [hand] Rimuovi { $card } dalla Mano
   *[warehouse] Rimuovi { $card } dal Magazzino
  }
choose-cycle = Scarta anche { $card }
choose-top = Metti { $card } in cima al tuo HQ
choose-first-draw = Scegli { $card } come prima pescata
choose-for-abort = Scarta { $card } dalla Rampa di Lancio
choose-engine = Riprendi in Mano { $card }
choose-excess = Scarta { $card } dalla Mano

confirm-purchase = Conferma l'acquisto
confirm-placing = Conferma il piazzamento
confirm-refresh = Conferma che { $card } va sotto il mazzo
confirm-cycle = Pesca invece { $count ->
    [one] { $count } carta
   *[other] { $count } carte
  }
pass-reaction = Lascia che { $card } valga così com'è
pass-last-chance = Accetta il fallimento
pass-engines = Non riprendere altri Motori
pass-end-offer = Continua a giocare
action-trigger-end = Provoca la fine: questo sarà l'ultimo round
action-remove = Dai { $card } all'AI: il suo Vettore avanza di 1{ $vp ->
    [0] {""}
   *[other] {" "}e l'AI guadagna { $vp } PV
  }

## Che cosa sta succedendo

step-over = La partita è finita.
step-running = Si prepara il tavolo.
step-pick-first-player = Il caso sceglie chi comincia.
step-deal-threat = Un Pericolo va nel mazzo verde.
step-draw-solitaire = L'AI pesca una carta.
step-offering-end = Ogni destinazione è stata raggiunta e i tuoi segnalini bastano: provoca la fine o continua a giocare.
step-fill-slot = Si pesca una carta per il display.
step-draw-to-hand = Si pescano carte da un HQ.
step-deal-goal = Si distribuiscono gli Obiettivi Personali.
step-draw-variant = Si pesca una carta Variante.
step-flip-success = Si pesca una carta Successo Missione.
step-acting = { $can ->
    [launch] Puoi lanciare adesso, oppure prima comprare, mettere e scartare carte.
    [end] Non hai più carte in mano: usa ciò che è ancora possibile o termina il turno.
   *[act] Compra e metti carte, scarta quello che non ti serve, poi termina il turno.
  }{ $pending ->
    [0] {""}
   *[other] {" "}Hai ancora un effetto guadagnato pagando.
  }
step-purchasing = { $paid ->
    [all] Compri { $cards }: hai pagato { $price }; { $more ->
        [yes] conferma o aggiungi una carta
       *[no] conferma
      }.
    [part] Compri { $cards }: da pagare { $price }, finora hai dato { $given }.
    [free] Compri { $cards }: niente da pagare; { $more ->
        [yes] conferma o aggiungi una carta
       *[no] conferma
      }.
   *[none] Compri { $cards }: da pagare { $price }; { $more ->
        [yes] aggiungi una carta o comincia a pagare
       *[no] comincia a pagare
      }.
  }
step-placing = { $paid ->
    [all] Piazzi { $cards }: hai pagato { $price }; { $more ->
        [yes] conferma o aggiungi una carta
       *[no] conferma
      }.
    [part] Piazzi { $cards }: devi ancora ${ $owed }.
    [free] Piazzi { $cards }: niente da pagare; { $more ->
        [yes] conferma o aggiungi una carta
       *[no] conferma
      }.{ $instead ->
        [yes] {" "}Al posto del loro denaro può pagare una carta con { kind-pay }.
       *[no] {""}
      }
   *[none] Piazzi { $cards }: da pagare { $price }; { $more ->
        [yes] aggiungi una carta o comincia a pagare
       *[no] comincia a pagare
      }.
  }
step-refreshing = { $paid ->
    [part] Metti { $card } sotto il mazzo: devi ancora ${ $owed }.
    [none] Metti { $card } sotto il mazzo: da pagare { $price }.
   *[all] Metti { $card } sotto il mazzo: hai pagato { $price }; conferma.
  }
step-taking-threat = { $card }: scegli il Pericolo da prendere.
step-removing = { $card }: scegli la carta da rimuovere dal gioco.
step-cycling = { $card }: scegli altre carte da scartare, poi pesca { $count ->
    [one] { $count } carta
   *[other] { $count } carte
  }.
step-top-decking = { $card }: scegli la carta che va in cima al tuo HQ.
step-counting = Lancio verso { $destination }: hai { $points ->
    [one] { $points } punto Vettore
   *[other] { $points } punti Vettore
  } e ne servono { $needed }; copia una carta o conta.
step-flying = In volo verso { $destination }: Vettore su { $rocket } di { $target }, { $draws ->
    [one] resta { $draws } pescata
   *[other] restano { $draws } pescate
  }.
step-reacting = In volo verso { $destination }: Vettore su { $rocket } di { $target }, pescata { $card }; rispondi o lascia che valga.
step-choosing-first = In volo verso { $destination }: scegli la prima pescata tra { $cards }.
step-last-chance = In volo verso { $destination }: Vettore su { $rocket } di { $target }, pescate finite; è la tua ultima occasione.
step-abort-discarding = Missione abortita: scegli ancora { $left ->
    [one] { $left } carta
   *[other] { $left } carte
  } della Rampa di Lancio da scartare.
step-keeping-engines = Il lancio è deciso: puoi riprendere in Mano ancora { $left ->
    [one] { $left } Motore
   *[other] { $left } Motori
  }.
step-keeping-mission = La missione è fallita: lascia la carta { $card } sul Piano Missione o scartala.
step-discarding-excess = Il tuo limite di Mano è { $limit }: scegli ancora { $excess ->
    [one] { $excess } carta
   *[other] { $excess } carte
  } da scartare.

## Il diario

fact-first-player-chosen = Comincia { $player }.
fact-variant-drawn = È in gioco la Variante { $card }.
fact-goal-dealt = { $player } ha ricevuto l'Obiettivo Personale { $card }.
fact-goal-dealt-hidden = { $player } ha ricevuto un Obiettivo Personale.
fact-round-began = È cominciato il round { $round }.
fact-turn-began = È cominciato il turno di { $player }.
fact-slot-filled = Nello spazio { $slot } del display è arrivata la carta { $card }.
fact-card-drawn = { $player } ha pescato { $card }.
fact-hq-shuffled = Il Magazzino di { $player } è stato mescolato per formare un nuovo HQ.
fact-cards-bought = { $player } ha comprato { $cards } pagando con { $paid }.
fact-cards-placed = { $player } { $what }{ $parts ->
    [0] {""}
   *[other] , pagando con { $paid }
  }.
placed-plan = ha pianificato { $cards }
placed-pad = ha messo { $cards } sulla Rampa di Lancio
fact-card-placed-free = { $place ->
    [plan] { $player } ha pianificato { $card } gratis, con { $by }.
   *[pad] { $player } ha messo { $card } sulla Rampa di Lancio gratis, con { $by }.
  }
fact-pending-draw-used = { $player } ha pescato con l'effetto di { $by }.
fact-card-discarded = { $player } ha scartato { $card }.
fact-mission-discarded = { $count ->
    [0] { $player } ha rinunciato alla missione { $card }.
   *[other] { $player } ha rinunciato alla missione { $card } e ha scartato { $pad } dalla Rampa di Lancio.
  }
fact-mission-kept = { $player } ha lasciato { $card } sul Piano Missione.
fact-effect-played = { $count ->
    [0] { $player } ha giocato { $card } per il suo effetto.
   *[other] { $effect ->
        [take-threat] { $player } ha giocato { $card } e ha preso { $cards }.
        [remove-card] { $player } ha giocato { $card } e ha rimosso dal gioco { $cards }.
        [cycle] { $player } ha giocato { $card } e insieme ha scartato { $cards }.
        [top-deck] { $player } ha giocato { $card } e ha messo { $cards } in cima all'HQ.
       *[other] { $player } ha giocato { $card } su { $cards }.
      }
  }
fact-card-stored = { $player } ha messo in deposito { $card }.
fact-store-taken = { $player } ha ripreso dal deposito { $cards }.
fact-card-refreshed = { $player } ha messo { $card } sotto il mazzo pagando con { $paid }.
fact-launch-declared = { $player } ha dichiarato il lancio di { $mission } verso { $destination }.
fact-launch-scrubbed = Il lancio di { $player } è stato rinviato, con { $points } su { $needed ->
    [one] { $needed } punto Vettore
   *[other] { $needed } punti Vettore
  }.
fact-rocket-boosted = La spinta ha portato il Vettore di { $player } su { $rocket } di { $target }.
fact-success-drawn = { $player } ha pescato { $card }.
fact-rocket-moved = { $by ->
    [0] Il Vettore di { $player } è rimasto su { $rocket } di { $target }.
   *[other] Il Vettore di { $player } è avanzato di { $by ->
        [one] { $by } casella
       *[other] { $by } caselle
      } fino a { $rocket } di { $target }.
  }
fact-effect-used = { $player } ha usato { $card }, con il Vettore su { $rocket }.
fact-card-copied = La carta { $card } di { $player } è diventata una copia di { $target }.
fact-launch-aborted = { $owed ->
    [0] { $player } ha abortito il lancio senza perdere carte della Rampa di Lancio.
    [one] { $player } ha abortito il lancio e deve scartare { $owed } carta della Rampa di Lancio.
   *[other] { $player } ha abortito il lancio e deve scartare { $owed } carte della Rampa di Lancio.
  }
fact-pad-discarded = { $player } ha scartato { $cards } dalla Rampa di Lancio.
fact-engines-kept = { $player } ha ripreso in Mano { $card }.
fact-mission-failed = La missione di { $player } è fallita con il Vettore su { $rocket } di { $target }.
fact-mission-succeeded = La missione di { $player } ha raggiunto { $location } per { $vp } PV, con il risultato { $achievement }.
fact-first-token-taken = { $player } ha completato la prima missione verso { $destination } e ne ha preso il segnalino.
fact-excess-discarded = { $player } ha scartato { $card }, oltre il limite di Mano.
fact-turn-ended = È finito il turno di { $player }.
fact-end-triggered = { $reason ->
    [threshold] { $player } ha abbastanza punti per chiudere la partita: questo è l'ultimo round.
    [tokens] { $player } ha provocato la fine, con sei segnalini piazzati e ogni destinazione raggiunta: questo è l'ultimo round.
    [all-tokens] Tutti i segnalini missione sono piazzati: questo è l'ultimo round.
    [fourth-token] { $player } ha completato una quarta missione: questo è l'ultimo round.
    [all-locations] Su ogni posizione c'è un segnalino: questo è l'ultimo round.
    [choice] { $player } ha scelto di provocare la fine: questo è l'ultimo round.
    [solo-tokens] Una delle due parti ha piazzato sei segnalini e ogni destinazione è raggiunta: questo è l'ultimo turno.
    [solo-all-tokens] I segnalini delle due parti sono tutti piazzati: questo è l'ultimo turno.
    [solo-fifth-token] Una delle due parti ha piazzato il quinto segnalino e ogni destinazione è raggiunta: questo è l'ultimo turno.
    [solo-all-locations] Su ogni posizione c'è un segnalino: questo è l'ultimo turno.
    [solo-display] Il display è vuoto: è la fine.
   *[other] { $player } ha provocato la fine: questo è l'ultimo round.
  }
fact-game-ended = { $reason ->
    [threshold] La partita è finita, perché qualcuno aveva abbastanza punti.
    [tokens] La partita è finita, perché qualcuno aveva piazzato tutti i segnalini missione e ogni destinazione era raggiunta.
    [all-tokens] La partita è finita, perché tutti i segnalini missione erano piazzati.
    [fourth-token] La partita è finita, perché qualcuno aveva completato una quarta missione.
    [fifth-token] La partita è finita, perché una delle due parti aveva piazzato un quinto segnalino e ogni destinazione era raggiunta.
    [all-locations] La partita è finita, perché su ogni posizione c'era un segnalino.
    [choice] La partita è finita, perché qualcuno ha scelto così.
    [display] La partita è finita, perché il display era vuoto.
    [cap] La partita è stata fermata incompiuta, perché l'ultimo round del tavolo era concluso.
   *[other] La partita è finita.
  }

## Il diario: in solitario e nella prima edizione

fact-threat-dealt = Un Pericolo è stato mescolato nel mazzo verde, senza guardarlo.
fact-goal-redrawn = L'obiettivo { $card } non si può raggiungere in solitario ed è messo da parte; se ne pesca un altro.
fact-ai-drew = { $purpose ->
    [destination] L'AI ha scoperto { $card }: vuole volare verso { $destination }, partendo dalla casella { $start }.
   *[type] L'AI ha scoperto { $card }: tipo di missione { $type }, avanza di { $advance }.
  }
fact-ai-rejected = { $reason ->
    [full] L'AI ha segnalini su tutte le posizioni di quel luogo: la carta { $card } è scartata e se ne pesca un'altra.
    [no-such-location] La sua destinazione non ha una posizione di quel tipo: la carta { $card } è scartata e se ne pesca un'altra.
    [been-there] L'AI ha già un segnalino lì: la carta { $card } è scartata e se ne pesca un'altra.
   *[no-type-left] Nessun'altra carta ha una missione per quella destinazione: la carta { $card } è scartata e l'AI ricomincia.
  }
fact-solitaire-shuffled = Le carte Solitario scartate sono state mescolate in un nuovo mazzo.
fact-ai-idle = L'AI non può avviare altre missioni e aspetta.
fact-ai-mission-began = La missione dell'AI è { $location }; il suo Vettore è su { $rocket } di { $target }.
fact-ai-advanced = Il Vettore dell'AI è avanzato fino a { $rocket } di { $target }.
fact-ai-arrived = La missione dell'AI ha raggiunto { $location } per { $vp } PV.
fact-ai-took = { $vp ->
    [0] La carta { $card } è passata dal display all'AI.
   *[other] La carta { $card } è passata dal display all'AI, che guadagna { $vp } PV.
  }
fact-end-offer-refused = { $player } poteva provocare la fine e continua a giocare.

## Rifiuti: in solitario e nella prima edizione

refused-seed = Un seme è un numero intero di al massimo 40 cifre, e { $seed } non lo è.
refused-not-alone = In solitario c'è un solo giocatore, e ai posti ne siedono { $players }.
refused-no-variants = { $mode ->
    [battle] La Battaglia per la Terra si gioca senza carte Variante.
   *[solo] In solitario si gioca senza carte Variante.
  }
refused-no-strict-declaration = Nella prima edizione un lancio non si può mai dichiarare con troppo pochi punti Vettore, quindi non c'è niente su cui essere rigorosi.
refused-no-level = Solo la partita in solitario ha un livello; toglilo o gioca in modalità "solo".
refused-launch-not-in-battle = Nella Battaglia per la Terra le missioni volano solo verso l'orbita terrestre, non verso { $destination }.
refused-removal-not-alone = Solo chi gioca in solitario può dare carte del display all'AI.
refused-removal-used = In questo turno hai già dato una carta del display all'AI.
refused-removal-no-mission = Puoi dare una carta del display all'AI solo mentre ha una missione, perché in cambio il suo Vettore deve avanzare.
refused-trigger-end = La fine si può provocare per scelta solo quando la prima edizione lo offre, subito dopo la tua quinta o sesta missione.

## Rifiuti: in ogni momento

refused-no-launch = Questo fa parte di un lancio; prima dichiarane uno.
refused-nothing-open = Non c'è niente da pagare, scegliere o confermare; prima comincia a comprare, piazzare o giocare una carta.
refused-not-now = Adesso non puoi farlo; scegli una delle opzioni proposte.
refused-finish-first = Hai cominciato qualcos'altro; prima conferma o torna indietro.
refused-over-limit = La tua Mano supera il limite: prima scegli le carte da scartare.

## Rifiuti: comprare

refused-already-chosen = Hai già scelto { $card }.
refused-not-for-sale = Non puoi comprare { $card }: non è nel display né in cima a una pila di Motori.
refused-engine-limit = Puoi comprare solo { $limit ->
    [one] un Motore
   *[other] { $limit } Motori
  } per turno.
refused-cannot-pay = Il prezzo è { $price }, ma la tua Mano e i tuoi segnalini insieme danno { $purse }.
refused-payment-would-idle = Adesso non puoi aggiungere { $card }, perché una parte di ciò con cui paghi andrebbe sprecata; prima annulla il pagamento.
refused-idle-source = Qui non puoi pagare con { $source }, perché una parte del pagamento andrebbe sprecata.
refused-already-paying = Stai già pagando con { $card }.
refused-token-already-paying = Non puoi pagare con { $source }: quelli che hai sono già tutti in questo pagamento.
refused-not-in-hand = Puoi pagare solo con carte della Mano, e { $card } non c'è.
refused-token-flipped = Non puoi pagare con { $source }: quelli che hai sono già tutti usati in questo turno.
refused-no-token = Non puoi pagare con { $source }: non ne hai.
refused-not-covered = Il prezzo di { $price } non è ancora pagato; aggiungi carte o segnalini prima di confermare.

## Rifiuti: piazzare

refused-place-not-in-hand = Puoi piazzare solo carte della Mano, e { $card } non c'è.
refused-plan-takes-missions = Sul Piano Missione vanno solo carte Missione, e { $card } non lo è.
refused-plan-full = Sul tuo Piano Missione c'è già { $card }; prima scarta quella, oppure metti carte sulla Rampa di Lancio.
refused-plan-first = Se vuoi pianificare { $card }, scegli questa carta prima di quelle per la Rampa di Lancio.
refused-no-mission-planned = Non puoi mettere { $card } sulla Rampa di Lancio prima di aver pianificato una Missione.
refused-no-item = Non puoi mettere { $card } sulla Rampa di Lancio: non ha oggetti oltre al denaro.
refused-same-name = La carta { $card } non può andare lì: sulla tua Rampa di Lancio c'è già una Risorsa con questo nome.
refused-same-seat-name = Due posti non possono chiamarsi entrambi { $name }; dai un altro nome a uno dei due.
refused-place-another = La carta { $card } fa piazzare gratis un'altra carta, non se stessa.
refused-cannot-pay-placing = Dovresti pagare { $price }, e le altre carte della Mano e i segnalini da $20 non bastano.
refused-being-placed = Non puoi pagare con { $card } mentre è la carta che piazzi; il suo denaro conta già.
refused-science-places-nothing = Qui non puoi pagare con un segnalino Scienza, perché piazzare costa solo denaro.

## Rifiuti: scartare

refused-permanent = Non puoi scartare { $card }: è Permanente e resta sulla Rampa di Lancio.
refused-discard-not-there = Puoi scartare solo carte della Mano e della Rampa di Lancio, e { $card } non è in nessuna delle due.
refused-no-mission = Non hai una Missione pianificata da scartare.

## Rifiuti: gli effetti delle carte

refused-effect-used = In questo turno hai già usato { $card }.
refused-effect-impossible = Adesso non puoi giocare { $card }: non c'è niente su cui il suo effetto possa agire.
refused-effect-not-in-hand = Puoi giocare solo carte della Mano, e { $card } non c'è.
refused-no-discard-effect = Non puoi giocare { $card } per un effetto: non ha un effetto SCARTA.
refused-choose-threat = Non puoi prendere { $card }; scegli nel display un Pericolo del tipo giusto.
refused-choose-removal = Non puoi rimuovere { $card }; scegli un'altra carta della Mano o del Magazzino.
refused-choose-hand-card = Non puoi scegliere { $card }; scegli un'altra carta della Mano.
refused-choose-playing-area = Non puoi scegliere { $card }; scegli una carta della tua Area di Gioco.
refused-nothing-pending = Pagando non hai guadagnato questo effetto, oppure l'hai già usato.
refused-nothing-to-draw = Non puoi pescare: il tuo HQ e il tuo Magazzino sono vuoti.
refused-no-depot = Sulla tua Rampa di Lancio non c'è una carta che ne possa custodire altre.
refused-depot-empty = Il deposito è vuoto, quindi non c'è niente da riprendere.
refused-depot-full = Non puoi deporre un'altra carta: non c'è più posto.

## Rifiuti: lanciare

refused-launch-no-mission = Non puoi lanciare prima di aver pianificato una Missione.
refused-launch-no-token = Non hai più segnalini missione con cui lanciare.
refused-launch-destination = Non puoi volare verso { $destination } con { $card }; scegli una destinazione indicata dalla carta.
refused-launch-own-token = Hai già completato { $card } verso { $destination }; scegli un'altra destinazione o un'altra Missione.
refused-launch-points = Per questo lancio { $needed ->
    [one] serve { $needed } punto Vettore
   *[other] servono { $needed } punti Vettore
  }, ma { $points ->
    [0] non ne hai
   *[other] ne hai solo { $points }
  }.
refused-abort-before-draw = Puoi abortire solo dopo la prima pescata.
refused-abort-now = In questo momento non puoi abortire; si abortisce tra due pescate.
refused-copy = Non puoi fare di { $card } quella copia; scegli una delle copie proposte.
refused-effect-window = In questo momento del lancio non puoi usare { $card }.
refused-count-short = Adesso non puoi contare; per questo lancio { $needed ->
    [one] serve { $needed } punto Vettore
   *[other] servono { $needed } punti Vettore
  }.
refused-choose-listed = Non puoi scegliere { $card }; scegli una delle carte proposte.
refused-during-launch = Non puoi farlo durante un lancio; scegli una delle opzioni proposte.

## Rifiuti: Mercato Aperto

refused-no-open-market = Non puoi mettere una carta sotto il mazzo: Mercato Aperto non è in gioco.
refused-market-used = In questo turno hai già messo una carta sotto il mazzo.
refused-not-on-display = Sotto il mazzo puoi mettere solo una carta del display, e { $card } non c'è.
refused-cannot-pay-market = Dovresti pagare { $price }, e la tua Mano e i segnalini da $20 non bastano.

## Rifiuti: prima della partita

refused-edition = L'edizione "{ $edition }" non esiste; c'è: { $known }.
refused-mode = La modalità "{ $mode }" non esiste; c'è: { $known }.
refused-player-count = Rocketmen si gioca in due, tre o quattro, non in { $players }.
refused-seat-name = Il nome "{ $name }" non va bene: non può essere vuoto, cominciare o finire con uno spazio, contenere ":", "|" o "#", né essere "chance".
refused-option = L'opzione "{ $option }" non esiste; ci sono: { $known }.
refused-option-value = { $option ->
    [variants] L'opzione "variants" dev'essere 0 o 2, non "{ $value }".
    [strict_declaration] L'opzione "strict_declaration" dev'essere yes o no, non "{ $value }".
    [level] L'opzione "level" dev'essere easy, normal o hard, non "{ $value }".
    [round_cap] L'opzione "round_cap" dev'essere un numero di round, o 0 per nessun limite, non "{ $value }".
   *[other] L'opzione "{ $option }" non può essere "{ $value }".
  }
refused-pack = Il pacchetto non si può usare: { $problems }
refused-pack-hash = Il pacchetto { $pack } { $version } non è quello con cui è stata giocata questa partita: i suoi valori sono diversi.

refused-unknown-card = Nessuna carta si chiama "{ $word }".
