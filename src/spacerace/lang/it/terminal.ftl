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
terminal-fold-swaps = Scarta una carta e prendine un'altra (scrivi "swap" per vedere quali)
terminal-fold-removals = Dai una carta del display all'AI (scrivi "remove" per vedere quali)
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
terminal-example-card-rocketmen = depot
terminal-example-rule-rocketmen = RM-4.1
terminal-example-wish-rocketmen = buy depot
terminal-example-card-1969 = moon
terminal-example-rule-1969 = N-6.9
terminal-example-wish-1969 = launch moon
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
terminal-help-rocketmen =
    Per esempio: buy depot, launch mars, place satellite plan, card depot, rules RM-7.4 o rules 7.4.
    Sul tabellone, "Satellite (2): 3 PV" richiede 2 punti Vettore sulla tua Rampa di Lancio e ora porta 3 PV.
    "Orbita terrestre: 8 in 3 pescate (Computer)" vuol dire che il Vettore deve fare 8 caselle in 3 pescate,
    e che ogni Computer sulla tua Rampa di Lancio lo fa avanzare di una casella prima della prima pescata.
    In breve: compra carte, pianifica una Missione, metti punti Vettore e carte utili sulla Rampa di Lancio, e lancia.
terminal-help-1969 =
    Per esempio: hire genius, place lem, spy on 2, launch moon, commit 7, card csm, rules N-6.9 o rules 6.9.
    I giocatori hanno numeri, e così le loro bandiere: "12▲3" indica le bandiere dei giocatori 1 e 2, e il razzo del 3.
    Di una missione si leggono il costo di lancio che paghi tu, i punti spionaggio che muovono un razzo di una casella,
    il numero di caselle, i PP dell'ultima, e quanto aggiungono al test le tue ricerche tra i suoi simboli.
    Sulle schede una lettera è uno scienziato (vedi la riserva) e • un segnalino Bonus; "LEM BG•=4" sono 4 ricercatori.
    Dadi: + successo, o neutro, - fallimento; uno sottolineato è stato ritirato.
    In breve: assumi scienziati, lancia una missione all'anno, e spendi carte sui razzi, tuoi o altrui.

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
terminal-verdict-alone = { $capped ->
    [yes] Fermata incompiuta dopo { $rounds } round; { $name } avrebbe { $won ->
        [yes] vinto contro
       *[no] perso contro
      } l'AI
   *[no] { $name } ha { $won ->
        [yes] vinto contro
       *[no] perso contro
      } l'AI dopo { $rounds } round
  }: { $own } PV a { $other }{ $tied ->
    [tie-player] , e la parità va al giocatore
    [tie-ai] , e la parità va all'AI
   *[no] {""}
  }; l'obiettivo { $goal ->
    [yes] è raggiunto
   *[no] non è raggiunto
  }.
score-track = sul tracciato dei punti vittoria
score-cards = sulle carte
score-tokens = segnalini Luna e Marte
score-goal = Obiettivo Personale
score-variants = Varianti

## Il tavolo di Rocketmen

terminal-round = Round { $round }
terminal-turn-of = { $name ->
    [You] tocca a te
   *[other] tocca a { $name }
  }
terminal-began = ha cominciato { $name }
terminal-end-at = la fine arriva a { $vp } PV
terminal-end-by = { $end ->
    [fourth-token] la fine arriva con la quarta missione di chiunque
    [fifth-token] la fine arriva con il quinto segnalino di una parte, se ogni destinazione è raggiunta
   *[tokens] la fine arriva con tutti e sei i segnalini di una parte, se ogni destinazione è raggiunta
  }
terminal-last-round = l'ultimo round
terminal-last-turn = l'ultimo turno
terminal-ai = AI
terminal-ai-level = AI ({ $level ->
    [easy] facile
    [hard] difficile
   *[normal] normale
  })
terminal-ai-standing = { $vp } PV, { $placed } segnalini piazzati su { $tokens }
terminal-ai-late-points = { $vp } PV in più sulle sue carte alla fine
terminal-ai-mission = Missione: { $location }, Vettore su { $rocket } di { $target }
terminal-ai-no-mission = nessuna missione
terminal-ai-area = { $cards ->
    [one] una carta presa
   *[other] { $cards } carte prese
  }
terminal-offset = arrivata in questo turno: comprarla lo chiude
terminal-goes-next = la prossima a passare all'AI
terminal-goes-if-full = la prossima a passare all'AI, se il display resta pieno
terminal-drew = { $player } ha pescato { $cards }.
terminal-variants = Varianti: { $cards }
terminal-standing = { $vp } PV, { $missions ->
    [one] una missione
   *[other] { $missions } missioni
  }
terminal-hand-size = Mano { $cards }
terminal-hand-known = di cui note: { $cards }
terminal-plan = Piano: { $card }
terminal-pad = Rampa: { $cards } ({ $points ->
    [one] un punto Vettore
   *[other] { $points } punti Vettore
  })
terminal-store = in deposito: { $cards }
terminal-playing-area = Area di Gioco: { $cards }
terminal-hq-top = in cima all'HQ: { $cards }
terminal-copies = { $count }× { $card }
terminal-nothing = –
terminal-empty-slot = (vuoto)
terminal-token-money = $20: { $ready } pronti, { $flipped } usati
terminal-token-science = Scienza: { $ready } pronti, { $flipped } usati
terminal-token-rocket = { $points ->
    [one] +1 punto Vettore
   *[other] +{ $points } punti Vettore
  }
terminal-token-hand = Mano +{ $cards }
terminal-display = Display
terminal-price = prezzo
terminal-gives = dà
terminal-effect = effetto
terminal-engines = Punti Vettore
terminal-engine = { $points } per { $price } (ne restano { $left })
terminal-engines-left = { $left ->
    [one] ne resta uno
   *[other] ne restano { $left }
  }
terminal-vp = { $vp } PV
terminal-money-per-mission = ${ $money } a missione
terminal-destination = { $destination }: { $target } in { $draws } pescate ({ $boost })
terminal-location = { $type } ({ $points }): { $vp } PV
terminal-first-token = segnalino { $destination }: libero
terminal-first-token-of = segnalino { $destination }: { $name }
terminal-track = Tracciato
terminal-success = Carte Successo Missione rimaste
terminal-success-left = { $count } di valore { $value }
terminal-flight = su { $rocket } di { $target }, { $draws ->
    [one] resta una pescata
   *[other] restano { $draws } pescate
  }, pescate: { $drawn }, spinta { $boost }
terminal-hand = Mano { $cards } su { $limit }
terminal-piles = HQ { $hq }, Magazzino { $warehouse }, Discarica { $junkyard }
terminal-flies = { $destination } ({ $points })
terminal-mission = vola verso { $flights }; porta { $achievement }
terminal-laid-down = { $all ->
    [yes] (in uso)
   *[no] ({ $count } in uso)
  }
terminal-goals = Obiettivi
terminal-binding-goal = { $card } (da raggiungere{ $met ->
    [yes] , e lo è
   *[no] , { $done }/{ $needed }
  })
terminal-goal = { $card } ({ $vp } PV{ $met ->
    [yes] , raggiunto
   *[no] , { $done }/{ $needed }
  })
terminal-card-cost = Prezzo: { $price }
terminal-card-gives = Dà: { $items }
terminal-yes = sì
terminal-no = no

## Il tavolo di 1969

terminal-n-year = { $year } (anno { $number } di { $years })
terminal-n-phase-setup = preparazione
terminal-n-phase-income = Fase Introiti
terminal-n-phase-purchase = Fase Acquisti
terminal-n-phase-mission = Fase Missioni
terminal-n-phase-over = la partita è finita
terminal-n-part-of = tocca a { $name }
terminal-n-first = Primo Giocatore: { $name }
terminal-n-calendar = introiti { $income }, spendibili fino a { $sale }
terminal-n-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
  }
terminal-n-moon = Missione Lunare { $space } di { $last }
terminal-n-launched = lancio: { $mission }
terminal-n-empty-sheets = schede vuote
terminal-n-mission = Missione
terminal-n-cost = costo
terminal-n-spying = spion.
terminal-n-spaces = caselle
terminal-n-last-points = PP
terminal-n-bonus = bonus
terminal-n-flags = bandiere
terminal-n-all-symbols = { $mission } (6 simboli)
terminal-n-with-symbols = { $mission } ({ $symbols })
terminal-n-flight = In volo
terminal-n-flight-of = { $mission } di { $name }
terminal-n-dice = dadi
terminal-n-laid-down = coperte: { $players }
terminal-n-laid-by = { $cards ->
    [one] { $cards } carta di { $name }
   *[other] { $cards } carte di { $name }
  }
terminal-n-track = Rotta
terminal-n-on-space = casella { $rocket } di { $last }; { $cost ->
    [one] { $cost } punto di carte lo sposta
   *[other] { $cost } punti di carte lo spostano
  } di una casella
terminal-n-supply = Riserva
terminal-n-scientist = { $name } { $price }{ $less ->
    [0] {""}
   *[other] {" "}(-{ $less })
  } ×{ $left }
terminal-n-deck = una carta costa { $price }; { $left } nel mazzo, { $discards } scartate
terminal-n-sheet-ground = Scheda di terra
terminal-n-sheet-rocket = Scheda del razzo
terminal-n-researchers = ricercatori
terminal-n-hand = Mano { $cards } su { $limit }
terminal-n-picked-up = scelte: { $values }
terminal-n-committed = giocate: { $values }
terminal-n-row-mission = { $spaces } caselle, l'ultima per { $points }; spionaggio { $espionage }
terminal-n-row-die = { $success } successo, { $neutral } neutro, { $failure } fallimento
terminal-n-mission-costs = Simboli: { $symbols }. Costo di lancio { $cost }, costo Spionaggio { $espionage }.
terminal-n-money-left = Denaro, che decide le parità: { $players }
terminal-n-money-of = { $name } { $money }
terminal-n-winners = { $count ->
    [one] { $winners } ha vinto con { $points }.
   *[other] { $winners } hanno condiviso la vittoria con { $points }.
  }

# Lettere dei cubetti, nomi brevi delle ricerche

terminal-n-cube-basic = B
terminal-n-cube-inexperienced = I
terminal-n-cube-famous = F
terminal-n-cube-genius = G
terminal-n-cube-spy = S
terminal-n-short-espionage = SPI
terminal-n-short-robotics = ROB
terminal-n-short-investors = INV
terminal-n-short-insurance = ASS
terminal-n-short-simulation = SIM
terminal-n-short-ground-control = CAT
terminal-n-short-eva = EVA
terminal-n-short-launch-pad = RAM
terminal-n-short-carrier-rocket = RAZ
terminal-n-short-csm = CSM
terminal-n-short-lem = LEM
terminal-n-short-technology = TEC
