### Il tavolo di Rocketmen nel browser: titoli, nomi delle zone, parole brevi sulle carte.

## Sezioni

web-rm-market = Display e Motori
web-rm-space = Spazio
web-rm-me = La tua plancia
web-rm-others = Gli altri
web-rm-tab-market = Mercato
web-rm-tab-space = Spazio
web-rm-tab-own = Plancia
web-rm-tab-others = Altri
web-rm-tab-log = Diario

## Display e pile di Motori

web-rm-display = Display
web-rm-engines = Pile di Motori
web-rm-empty = vuoto
web-rm-offset = chiude il turno
web-rm-pile-left = { $count ->
    [one] ne resta 1
   *[other] ne restano { $count }
  }
web-rm-deck-note = Il mazzo di pesca: prima le carte verdi, poi le viola.
web-rm-deck-teal = ancora { $count } verdi
web-rm-deck-pink = poi { $count } viola
web-rm-deck-bottom = { $count } in fondo

## Tracciati e mappa

web-rm-track = Tracciato Missione
web-rm-victory = Tracciato dei punti vittoria
web-rm-surcharge = sovrapprezzo sui Pericoli
web-rm-surcharge-from = Da { $vp } PV in poi i Pericoli costano ${ $money } in più.
web-rm-end-at = { $vp } PV provocano la fine.
web-rm-points-of = { $name }: { $vp } PV
web-rm-needs-spaces = { $count } caselle per arrivarci
web-rm-has-draws = al massimo { $count } pescate
web-rm-boosted-by = Ogni oggetto { $item } sulla Rampa di Lancio fa avanzare il Vettore prima della prima pescata
web-rm-needs-points = { $points ->
    [one] serve 1 punto Vettore
   *[other] servono { $points } punti Vettore
  }
web-rm-pays = { $order ->
    [1] { $vp } PV per chi arriva primo
    [2] { $vp } PV per chi arriva secondo
    [3] { $vp } PV per chi arriva terzo
   *[other] { $vp } PV per chi arriva { $order }º
  }
web-rm-first-token = Per la prima missione (destinazione: { $destination })
web-rm-variants = Varianti

## Plance

web-rm-plan = Piano Missione
web-rm-plan-empty = Nessuna missione pianificata.
web-rm-plan-nowhere = In questa partita non può volare da nessuna parte.
web-rm-pad = Rampa di Lancio
web-rm-pad-empty = Pianifica una missione, poi metti qui le carte.
web-rm-pad-none = Ancora nessuna carta.
web-rm-thrust = Punti Vettore di Rampa di Lancio e risultati
web-rm-boost-now = Prima della prima carta il razzo avanza di { $spaces }
web-rm-enough = punti Vettore sufficienti
web-rm-area = Area di Gioco
web-rm-area-empty = Qui stanno le carte giocate in questo turno.
web-rm-store = In deposito
web-rm-next = La prossima dall'HQ:
web-rm-hq = HQ
web-rm-hq-look = HQ: { $count } carte, in un ordine che nessuno conosce
web-rm-unseen = HQ ({ $count } carte) e Mano insieme
web-rm-warehouse = Magazzino
web-rm-junkyard = Discarica
web-rm-pile-of = { $pile } – carte: { $count }
web-rm-hand = La tua Mano: { $count } carte, limite { $limit }
web-rm-hand-empty = La tua Mano è vuota.
web-rm-hand-of = { $count ->
    [one] 1 carta in Mano
   *[other] { $count } carte in Mano
  }
web-rm-known = note in Mano:
web-rm-goals = Obiettivi: ne conta uno
web-rm-goal-binding = Devi raggiungere l'obiettivo
web-rm-goal-met = finora raggiunto
web-rm-goals-hidden = { $count ->
    [one] 1 obiettivo segreto
   *[other] { $count } obiettivi segreti
  }
web-rm-missions = { $count ->
    [one] 1 missione completata
   *[other] { $count } missioni completate
  }
web-rm-on-turn = di turno
web-rm-began = ha cominciato la partita
web-rm-has-points = { $points ->
    [one] 1 punto Vettore dai risultati
   *[other] { $points } punti Vettore dai risultati
  }
web-rm-token-ready = { $token }: pronto
web-rm-token-used = { $token }: usato in questo turno

## In solitario

web-rm-ai = AI
web-rm-level-easy = facile
web-rm-level-normal = normale
web-rm-level-hard = difficile
web-rm-ai-mission = In viaggio: { $location }, Vettore su { $rocket }.
web-rm-ai-idle = Nessuna missione in corso.
web-rm-ai-destination = Carta destinazione: verso { $destination }, partenza da { $start }
web-rm-ai-type = Carta tipo: { $type }, avanza di { $advance }
web-rm-ai-area = { $count ->
    [0] Non ha preso carte.
    [one] Ha preso 1 carta:
   *[other] Ha preso { $count } carte:
  }
web-rm-ai-deck = Mazzo Solitario: { $count } carte, { $discards } scartate

## Carte

web-rm-costs = Costa { $price }
web-rm-gives = Dà { $items }
web-rm-flies = { $destination }: { $points ->
    [one] serve 1 punto Vettore
   *[other] servono { $points } punti Vettore
  }
web-rm-flights = Dove può volare
web-rm-brings = Il successo porta: { $achievement }
web-rm-vp = { $vp } PV
web-rm-mark = { $players ->
    [1] In tutte le partite
   *[other] In partite da { $players } giocatori in su
  }
web-rm-number = N. { $number }
web-rm-guess = nostra ricostruzione, nessuna fonte lo mostra
web-rm-threat = Vale punti alla fine e non serve ad altro. Il suo prezzo sale con i tuoi punti.
web-rm-engine = LIMITE: un Motore per turno.
# Where long words on cards may be divided; divided words are only drawn, never spoken.
web-rm-breaks = Anti·radia·zioni Bio·genetica Bio·tecno·logia Cambia·mento Conden·satori Detta·gliata Governa·tivo Indu·striale Nano·mate·riali Piani·ficazione Post·brucia·tori Preferen·ziale Ricari·cabili Riutiliz·zabili Scherma·tura Super·computer Super·pesanti Asteroi·de Spio·naggio Astro·nave
web-rm-close = Chiudi
web-rm-do-take_threat = Prendi gratis { $threat }
web-rm-do-draw = Pesca { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
  }
web-rm-do-remove_card = Un'altra carta in Discarica, pescane { $then_draw }
web-rm-do-cycle = Cambia quante carte vuoi della Mano
web-rm-do-top_deck = Una carta giocata va in cima all'HQ
web-rm-do-place_free = Metti gratis un'altra carta
web-rm-do-money_per_mission = ${ $money } per missione completata
web-rm-do-advance = Vettore +{ $spaces }
web-rm-do-burn = In Discarica: Vettore +{ $spaces }
web-rm-do-count_zero_as = Uno 0 vale { $value }
web-rm-do-choose_first = Scegli la prima pescata tra { $cards }
web-rm-do-redraw = Ignora una pescata, pesca di nuovo
web-rm-do-copy_card = Copia una carta di un'altra Rampa
web-rm-do-safe_abort = Abortire non costa carte
web-rm-do-keep_engines = Riprendi fino a { $cards } Motori
web-rm-do-store = Custodisce fino a { $cards } carte

## Che cosa fa un clic

web-rm-verb-buy = Compra
web-rm-verb-pay = Paga
web-rm-verb-place = Metti
web-rm-verb-place-free = Metti gratis
web-rm-verb-discard = Scarta
web-rm-verb-discard-mission = Rinuncia
web-rm-verb-play = Usa l'effetto
web-rm-verb-choose = Scegli
web-rm-verb-store = Deponi
web-rm-verb-take-stored = Riprendi
web-rm-verb-refresh = Sotto il mazzo
web-rm-verb-remove = Dai all'AI
web-rm-verb-use = Usa
web-rm-verb-copy = Copia
web-rm-verb-draw-pending = Pesca
web-rm-verb-launch = Lancia
web-rm-laid-buy = da comprare
web-rm-laid-pay = paga
web-rm-laid-place = da mettere
web-rm-laid-refresh = va sotto
web-rm-laid-discard = da scartare
web-rm-why-buy = Perché non posso comprarla?
web-rm-why-plan = Perché non posso pianificarla?
web-rm-why-pad = Perché non può andare sulla Rampa di Lancio?
web-rm-why-play = Perché non posso usare l'effetto?

## A choice that is open

web-rm-try-buy = Compra { $cards }
web-rm-try-place = Piazza { $cards }
web-rm-try-plan = Pianifica { $mission }
web-rm-try-plan-and-place = Pianifica { $mission } e piazza { $cards }
web-rm-try-refresh = Metti { $card } sotto il mazzo
web-rm-try-pays = Pagato con: { $sources }
web-rm-try-over = ${ $money } vanno persi: niente è più preciso.
web-rm-try-owed = Scegli con che cosa paghi.
web-rm-try-more = Aggiungi { $cards }
web-rm-instead-plan = Nel Piano Missione
web-rm-instead-pad = Sulla Rampa di Lancio
web-rm-try-cancel = Annulla
web-rm-discard-several = Scarta più carte…
web-rm-discard-chosen = { $count ->
    [0] Scegli le carte
    [one] Scarta 1 carta
   *[other] Scarta { $count } carte
  }
web-rm-discard-all = Tutte e { $count }
web-rm-discard-rest-end = Scarta tutte e { $count } e finisci il turno

## Opzioni

web-rm-round = Round { $round }
web-rm-last-round = La fine è vicina: questo è l'ultimo round.
web-rm-price = Prezzo
web-rm-given = Dato
web-rm-owed = Ancora dovuto
web-rm-owed-items = oggetti
web-rm-paid = Pagato
web-rm-hint = Si può cliccare su tutto ciò che ha il bordo dorato.
web-rm-all-options = Tutte le opzioni in un elenco ({ $count })
web-rm-wait = Intanto puoi guardare ogni carta e ogni pila.
web-rm-winner = vince

## Un lancio

web-rm-launch = Lancio
web-rm-launch-to = Lancio verso { $destination }
web-rm-launch-of = { $name } lancia
web-rm-draw = Pesca
web-rm-abort = Abortisci
web-rm-flown = Il Razzo è sulla casella { $rocket } di { $target }.
web-rm-short = { $spaces ->
    [one] Per una casella!
   *[other] Mancano { $spaces } caselle.
  }
web-rm-turned = Carte Successo Missione scoperte
web-rm-draw-left = una pescata rimasta
web-rm-still-there = Ancora nel mazzo:
web-rm-left-of = Valore { $value }: { $count } nel mazzo
web-rm-outcome-arrived = { $own ->
    [yes] Sei a destinazione!
   *[no] { $name } è a destinazione!
}
web-rm-outcome-failed = { $own ->
    [yes] La tua missione è fallita.
   *[no] La missione di { $name } è fallita.
}
web-rm-outcome-aborted = { $own ->
    [yes] Abortisci la missione.
   *[no] { $name } abortisce la missione.
}
web-rm-outcome-scrubbed = { $own ->
    [yes] Il tuo lancio è rinviato.
   *[no] Il lancio di { $name } è rinviato.
}

home-edition-rocketmen-final = Edizione finale
home-edition-rocketmen-early = Prima edizione
home-mode-rocketmen-standard = La corsa
home-mode-rocketmen-standard-what = Orbita terrestre, Luna e Marte: il gioco completo.
home-mode-rocketmen-battle = Battaglia per la Terra
home-mode-rocketmen-battle-what = Missioni solo verso l'orbita terrestre: più breve, e adatta a una prima partita.
home-mode-rocketmen-solo = Solitario
home-mode-rocketmen-solo-what = Tu contro l'AI del regolamento.
home-option-rocketmen-level = Livello
home-option-rocketmen-level-easy = Facile
home-option-rocketmen-level-normal = Normale
home-option-rocketmen-level-hard = Difficile
home-option-rocketmen-variants = Carte Variante
home-option-rocketmen-variants-0 = Nessuna
home-option-rocketmen-variants-2 = Due a caso
home-option-rocketmen-strict_declaration = Dichiarare un lancio
home-option-rocketmen-strict_declaration-false = Solo dove il Vettore può arrivare
home-option-rocketmen-strict_declaration-true = Ovunque; con troppo pochi punti Vettore il lancio è rinviato
web-rocketmen = Rocketmen
web-rocketmen-what = Compra carte, costruisci un vettore e sfida la sorte al lancio verso l'orbita terrestre, la Luna o Marte.

## The colour of a player

web-table-side-rocketmen = Colore
web-table-side-of-rocketmen = Colore del posto { $number }
web-table-side-random-rocketmen = Colore a caso
