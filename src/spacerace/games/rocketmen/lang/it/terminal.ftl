terminal-fold-removals = Dai una carta del display all'AI (scrivi "remove" per vedere quali)
terminal-example-card-rocketmen = depot
terminal-example-rule-rocketmen = RM-4.1
terminal-example-wish-rocketmen = buy depot
terminal-help-rocketmen =
    Per esempio: buy depot, launch mars, place satellite plan, card depot, rules RM-7.4 o rules 7.4.
    Sul tabellone, "Satellite (2): 3 PV" richiede 2 punti Vettore sulla tua Rampa di Lancio e ora porta 3 PV.
    "Orbita terrestre: 8 in 3 pescate (Computer)" vuol dire che il Vettore deve fare 8 caselle in 3 pescate,
    e che ogni Computer sulla tua Rampa di Lancio lo fa avanzare di una casella prima della prima pescata.
    In breve: compra carte, pianifica una Missione, metti punti Vettore e carte utili sulla Rampa di Lancio, e lancia.
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
terminal-turn-of = { $name ->
    [You] tocca a te
   *[other] tocca a { $name }
  }
terminal-end-at = la fine arriva a { $vp } PV
terminal-end-by = { $end ->
    [fourth-token] la fine arriva con la quarta missione di chiunque
    [fifth-token] la fine arriva con il quinto segnalino di una parte, se ogni destinazione è raggiunta
   *[tokens] la fine arriva con tutti e sei i segnalini di una parte, se ogni destinazione è raggiunta
  }
terminal-last-round = l'ultimo round
terminal-last-turn = l'ultimo turno
terminal-ai-level = AI ({ $level ->
    [easy] facile
    [hard] difficile
   *[normal] normale
  })
terminal-ai-standing = { $vp } PV, { $placed } segnalini piazzati su { $tokens }
terminal-ai-late-points = { $vp } PV in più sulle sue carte alla fine
terminal-ai-no-mission = nessuna missione
terminal-ai-area = { $cards ->
    [one] una carta presa
   *[other] { $cards } carte prese
  }
terminal-goes-next = la prossima a passare all'AI
terminal-goes-if-full = la prossima a passare all'AI, se il display resta pieno
terminal-hand-size = Mano { $cards }
terminal-hand-known = di cui note: { $cards }
terminal-playing-area = Area di Gioco: { $cards }
terminal-hq-top = in cima all'HQ: { $cards }
terminal-empty-slot = (vuoto)
terminal-token-money = $20: { $ready } pronti, { $flipped } usati
terminal-token-science = Scienza: { $ready } pronti, { $flipped } usati
terminal-token-rocket = { $points ->
    [one] +1 punto Vettore
   *[other] +{ $points } punti Vettore
  }
terminal-token-hand = Mano +{ $cards }
terminal-engines-left = { $left ->
    [one] ne resta uno
   *[other] ne restano { $left }
  }
terminal-money-per-mission = ${ $money } a missione
terminal-first-token-of = segnalino { $destination }: { $name }
terminal-success-left = { $count } di valore { $value }
terminal-flies = { $destination } ({ $points })
terminal-laid-down = { $all ->
    [yes] (in uso)
   *[no] ({ $count } in uso)
  }
terminal-binding-goal = { $card } (da raggiungere{ $met ->
    [yes] , e lo è
   *[no] , { $done }/{ $needed }
  })
terminal-card-cost = Prezzo: { $price }
terminal-card-gives = Dà: { $items }
terminal-round = Round { $round }
terminal-began = ha cominciato { $name }
terminal-ai = AI
terminal-ai-mission = Missione: { $location }, Vettore su { $rocket } di { $target }
terminal-offset = arrivata in questo turno: comprarla lo chiude
terminal-drew = { $player } ha pescato { $cards }.
terminal-variants = Varianti: { $cards }
terminal-standing = { $vp } PV, { $missions ->
    [one] una missione
   *[other] { $missions } missioni
  }
terminal-plan = Piano: { $card }
terminal-pad = Rampa: { $cards } ({ $points ->
    [one] un punto Vettore
   *[other] { $points } punti Vettore
  })
terminal-store = in deposito: { $cards }
terminal-copies = { $count }× { $card }
terminal-display = Display
terminal-price = prezzo
terminal-gives = dà
terminal-effect = effetto
terminal-engines = Punti Vettore
terminal-engine = { $points } per { $price } (ne restano { $left })
terminal-vp = { $vp } PV
terminal-destination = { $destination }: { $target } in { $draws } pescate ({ $boost })
terminal-location = { $type } ({ $points }): { $vp } PV
terminal-first-token = segnalino { $destination }: libero
terminal-track = Tracciato
terminal-success = Carte Successo Missione rimaste
terminal-flight = su { $rocket } di { $target }, { $draws ->
    [one] resta una pescata
   *[other] restano { $draws } pescate
  }, pescate: { $drawn }, spinta { $boost }
terminal-hand = Mano { $cards } su { $limit }
terminal-piles = HQ { $hq }, Magazzino { $warehouse }, Discarica { $junkyard }
terminal-mission = vola verso { $flights }; porta { $achievement }
terminal-goals = Obiettivi
terminal-goal = { $card } ({ $vp } PV{ $met ->
    [yes] , raggiunto
   *[no] , { $done }/{ $needed }
  })
