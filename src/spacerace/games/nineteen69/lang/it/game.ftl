### 1969: le opzioni, il diario, che cosa sta succedendo, i rifiuti.

## Parole (sempre le stesse in tutti i file italiani; da dove vengono lo dice glossary.toml)
##
## scientist: scienziato (Basic: Scienziato Base, Inexperienced: Scienziato Inesperto, Famous: Scienziato Famoso,
##   Genius: Scienziato Geniale, Spy: Spia)
## researcher: ricercatore · research: ricerca · sheet: scheda · slot: spazio · bonus token: segnalino Bonus
## espionage: spionaggio · espionage cost: costo Spionaggio · commit: giocare (carte coperte)
## Moon mission: Missione Lunare · mission test: Test Missione · roll: tirare · reroll: ritirare
## success: successo · neutral: neutro · failure: fallimento · rocket: razzo · track: rotta · space: casella
## flag: bandiera · box: casella delle bandiere · progress flag: bandiera di avanzamento
## prestige points, PP: Punti Prestigio, PP · year: anno · supply: riserva · hire: assumere
## income: introiti · purchases: acquisti · launcher: chi lancia · first player: Primo Giocatore

## Nomi e quantità

n-own-name = { $name }
n-flight-moon = Lunare
n-one-scientist = { $kind ->
    [basic] uno { $scientist }
    [inexperienced] uno { $scientist }
    [famous] uno { $scientist }
    [spy] una { $scientist }
   *[other] uno { $scientist }
  }
n-card-hidden = una carta
n-card = { $value ->
    [0] uno { $value }
   *[other] un { $value }
  }
n-money = { $money } M
n-points = { $points } PP
n-at = { $last ->
    [yes] sull'ultima casella, { $points }
   *[no] { $space ->
        [0] alla partenza
       *[other] su { $points }
      }
  }
n-dice = { $face ->
    [success] { $count ->
        [one] { $count } successo
       *[other] { $count } successi
      }
    [failure] { $count ->
        [one] { $count } fallimento
       *[other] { $count } fallimenti
      }
   *[neutral] { $count ->
        [one] { $count } neutro
       *[other] { $count } neutri
      }
  }

## Le opzioni

n-action-draw = { $bought ->
    [yes] { $count ->
        [0] Compra una carta Spionaggio ({ $price })
       [one] Scarta la carta { $discards } e compra una carta Spionaggio ({ $price })
       *[other] Scarta le carte { $discards } e compra una carta Spionaggio ({ $price })
      }
   *[no] Pesca gratis una carta Spionaggio
  }
n-action-swap = { $bought ->
    [yes] Scarta { $card } e compra un'altra carta ({ $price })
   *[no] Scarta { $card } e pesca una carta gratis
  }
n-action-discard = { $more ->
    [yes] Scarta anche { $card }
   *[no] Scarta { $card } per comprare un'altra carta
  }
n-action-sell = { $count ->
    [0] Non spendere niente
   *[other] Spendi { $points } per { $money }
  }
n-action-hire = Assumi { $scientist } ({ $amount ->
    [0] gratis
   *[other] { $price }
  })
n-action-place = Nella ricerca { $research }
n-action-place-spy = { $token ->
    [yes] Spia in { $research }: ricevi un segnalino Bonus
    [none] Spia in { $research }: segnalini Bonus finiti
   *[no] Spia in { $research }: hai già un segnalino Bonus
  }
n-action-spy-on = Spia { $player }
n-action-launch = Lancia la missione { $mission } { $amount ->
    [0] gratis
   *[other] per { $price }
  } (fino a { $most } in { $spaces ->
    [one] { $spaces } casella
   *[other] { $spaces } caselle
  })
n-action-reroll = { $face ->
    [success] Ritira un successo
    [failure] Ritira un fallimento
   *[neutral] Ritira un dado neutro
  }
n-action-convert = { $count ->
    [0] Non trasformare nessun dado neutro (razzo { $at })
    [one] Trasforma { $count } dado neutro in un successo (razzo { $at })
   *[other] Trasforma { $count } dadi neutri in successi (razzo { $at })
  }
n-action-commit = { $more ->
    [yes] Gioca anche { $card }
   *[no] Gioca { $card }
  }
n-action-first-player = Comincia { $player }
n-action-drawn = Pesca { $card }
n-action-rolled = { $face ->
    [success] Esce un successo
    [failure] Esce un fallimento
   *[neutral] Esce una faccia neutra
  }

n-stop = Basta
n-stop-free-cards = Basta carte gratis
n-stop-purchases = Acquisti finiti
n-stop-launch = Nessun lancio
n-stop-rerolls = Tieni i dadi
n-stop-commitment = { $count ->
    [0] Non giocare niente
    [one] Gioca questa carta
   *[other] Gioca queste carte
  }

## Che cosa sta succedendo

n-step-over = La partita è finita.
n-step-running = Si prepara il tavolo.
n-step-pick-first-player = Il caso sceglie il Primo Giocatore.
n-step-drawing-card = Si pesca una carta Spionaggio.
n-step-rolling-die = Si tira il dado { $die }.
n-step-free-cards = Introiti del { NUMBER($year, useGrouping: 0) }: puoi pescare { $left ->
    [one] { $left } carta gratis
   *[other] { $left } carte gratis
  }{ $full ->
    [yes] , ma hai la mano piena: per ognuna devi scartare una carta
   *[no] {""}
  }.
n-step-selling = Introiti del { NUMBER($year, useGrouping: 0) }: hai { $points }; puoi spenderne fino a { $most }, per { $price } l'uno.
n-step-purchasing = Acquisti del { NUMBER($year, useGrouping: 0) }: hai { $money }; assumi scienziati, { $full ->
    [yes] scarta carte per comprarne una, perché hai la mano piena,
   *[no] compra carte
  } o concludi.
n-step-discarding = Stai per scartare { $count ->
    [one] la carta { $values }
   *[other] le carte { $values }
  }: compra una carta per { $price }, o prima scartane altre.
n-step-placing = Assumi { $scientist } { $amount ->
    [0] gratis
   *[other] per { $price }
  }: scegli una delle tue ricerche.
n-step-targeting = Assumi { $scientist } { $amount ->
    [0] gratis
   *[other] per { $price }
  }: scegli chi spiare.
n-step-spotting = Assumi { $scientist } { $amount ->
    [0] gratis
   *[other] per { $price }
  }: scegli una ricerca di { $player }.
n-step-launching = Missioni del { NUMBER($year, useGrouping: 0) }: hai { $money }; lancia una missione, o nessuna.
n-step-rerolling = I dadi mostrano { $dice }: puoi ritirare { $left ->
    [one] { $left } dado
   *[other] { $left } dadi
  }.
n-step-converting = Controllo a Terra: trasforma fino a { $most ->
    [one] { $most } dado neutro in un successo
   *[other] { $most } dadi neutri in successi
  }. Contro un razzo che resta indietro gli altri forse giocano meno carte.
n-step-committing = { $whose ->
    [own] La tua missione { $mission } è { $at }{ $end ->
        [yes] {""}
       *[no] {" "}(in fondo { $most })
      }: gioca carte per far avanzare il razzo
   *[other] La missione { $mission } di { $player } è { $at }{ $end ->
        [yes] {""}
       *[no] {" "}(in fondo { $most })
      }: gioca carte per far arretrare il razzo
  }, { $espionage ->
    [one] { $espionage } punto
   *[other] { $espionage } punti
  } a casella{ $count ->
    [0] {""}
    [one] ; finora hai scelto { $values }
   *[other] ; finora hai scelto { $values }, in tutto { $sum }
  }.

## Il diario

n-fact-first-player-chosen = Comincia { $player }.
n-fact-year-began = È cominciato l'anno { NUMBER($year, useGrouping: 0) }; Primo Giocatore: { $first }.
n-fact-income-taken = { $player } ha incassato { $money } di introiti.
n-fact-card-drawn = { $player } ha pescato { $card }.
n-fact-card-paid = { $player } ha comprato una carta per { $money }.
n-fact-card-discarded = { $player } ha scartato { $card }.
n-fact-deck-shuffled = Gli scarti sono stati mescolati in un nuovo mazzo.
n-fact-prestige-sold = { $player } ha speso { $points } per { $money }.
n-fact-scientist-hired = { $player } ha assunto { $scientist } { $amount ->
    [0] gratis
   *[other] per { $price }
  }, nella ricerca { $research }.
n-fact-spy-placed = { $player } ha assunto { $scientist } { $amount ->
    [0] gratis
   *[other] per { $price }
  }, nella ricerca { $research } di { $owner }, e { $token ->
    [yes] ha preso un segnalino Bonus
   *[no] non ha preso segnalini Bonus
  }.
n-fact-purchases-done = { $player } ha concluso gli acquisti.
n-fact-mission-launched = { $player } ha lanciato la missione { $mission } { $amount ->
    [0] gratis
   *[other] per { $cost }
  }{ $start ->
    [0] {""}
    [one] , con { $start } casella di vantaggio
   *[other] , con { $start } caselle di vantaggio
  }.
n-fact-no-launch = { $player } non ha lanciato niente.
n-fact-die-rolled = { $face ->
    [success] { $player } ha tirato un successo con il dado { $die }.
    [failure] { $player } ha tirato un fallimento con il dado { $die }.
   *[neutral] { $player } ha tirato una faccia neutra con il dado { $die }.
  }
n-fact-neutrals-turned = Il Controllo a Terra di { $player } ha trasformato { $count } di { $neutrals ->
    [one] { $neutrals } dado neutro
   *[other] { $neutrals } dadi neutri
  } in successi.
n-fact-test-done = Nel test di { $player }: { $successes ->
    [0] nessun successo
    [one] { $successes } successo
   *[other] { $successes } successi
  }, { $failures ->
    [0] nessun fallimento
    [one] { $failures } fallimento
   *[other] { $failures } fallimenti
  } e { $bonus ->
    [0] niente
   *[other] { $bonus }
  } dai simboli: { $way ->
    [ahead] { $by ->
        [one] { $by } casella avanti
       *[other] { $by } caselle avanti
      }
    [back] { $by ->
        [one] { $by } casella indietro
       *[other] { $by } caselle indietro
      }
   *[stays] il razzo resta dov'è
  }.
n-fact-insurance-paid = L'Assicurazione ha pagato a { $player } { $money }.
n-fact-cards-committed = { $cards ->
    [0] { $player } non ha giocato carte.
    [one] { $player } ha giocato { $cards } carta coperta.
   *[other] { $player } ha giocato { $cards } carte coperte.
  }
n-fact-cards-revealed = { $count ->
    [one] { $player } ha scoperto { $values }.
   *[other] { $player } ha scoperto { $values }, in tutto { $sum }.
  }
n-fact-rocket-pushed = { $by ->
    [launcher] Le carte di { $player } valgono { $spaces ->
        [one] { $spaces } casella
       *[other] { $spaces } caselle
      } e fanno avanzare il razzo.
   *[opponents] Le carte degli avversari valgono { $spaces ->
        [one] { $spaces } casella
       *[other] { $spaces } caselle
      } e fanno arretrare il razzo di { $player }.
  }
n-fact-prestige-gained = La missione { $mission } di { $player } ha portato { $count ->
    [0] nessun PP
   *[other] { $points }
  }{ $less ->
    [0] {""}
   *[other] , { $less } in meno per le bandiere
  }.
n-fact-moon-progressed = La bandiera di avanzamento di { $player } è avanzata di una casella sulla Missione Lunare.
n-fact-year-ended = È finito l'anno { NUMBER($year, useGrouping: 0) }.
n-fact-game-ended = La partita è finita con l'anno 1969.

## Il punteggio

n-score-prestige = Punti Prestigio
n-score-scientists = scienziati sulle schede

## Rifiuti: in ogni momento

n-refused-unknown = Qui non c'è niente del genere; scegli una delle opzioni proposte.
n-refused-not-now = Adesso non puoi farlo; scegli una delle opzioni proposte.
n-refused-finish-first = Hai cominciato ad assumere uno scienziato; prima scegli un posto o torna indietro.
n-refused-buy-first = Hai cominciato a scartare; prima compra una carta o torna indietro.
n-refused-price = Il prezzo è { $price }, ma hai solo { $money }.

## Rifiuti: introiti e acquisti

n-refused-hand-not-full = Puoi scartare una carta solo con la mano piena, cioè con { $limit ->
    [one] { $limit } carta
   *[other] { $limit } carte
  }.
n-refused-hand-full = La tua mano è piena con { $limit ->
    [one] { $limit } carta
   *[other] { $limit } carte
  }: per averne un'altra devi scartarne una.
n-refused-discard-first = Con la mano piena prima scarti e poi compri: scegli le carte da scartare, una per una.
n-refused-swap-instead = In questa partita le carte si scambiano una per una: scegli la carta che scambi.
n-refused-no-such-card = Adesso non puoi prendere una carta di valore { NUMBER($value, useGrouping: 0) }; scegli uno dei valori proposti.
n-refused-sale = { $most ->
    [0] Adesso non puoi spendere PP.
   *[other] Adesso puoi spendere da 0 a { $most } PP.
  }
n-refused-no-supply = Non puoi assumere il tipo { $scientist }: nella riserva non ce n'è più.
n-refused-no-place = Non puoi assumere il tipo { $scientist }: non c'è una ricerca in cui possa andare.
n-refused-place = Lì non può andare; scegli una ricerca con uno spazio vuoto e, a meno che siano entrambi Scienziati Base, senza un altro dello stesso tipo.
n-refused-target = Non puoi spiare quel giocatore; scegli un avversario che abbia posto per una spia.

## Rifiuti: missioni

n-refused-flown = Hai già tentato questa missione, e ciascuna si può tentare una volta sola.
n-refused-reroll = Non puoi ritirare un dado così; scegli una faccia mostrata da un dado non ancora ritirato.
n-refused-convert = Adesso il Controllo a Terra può trasformare da 0 a { $most } dadi neutri.
n-refused-falling = In questa partita le carte si aggiungono dalla più alta alla più bassa, e { NUMBER($value, useGrouping: 0) } è più alta dell'ultima; togline per cominciare da questa.

## Rifiuti: prima della partita

n-refused-player-count = Si gioca da due a cinque, non in { $players }.
n-refused-option = L'opzione "{ $option }" non esiste, perché in 1969 non c'è niente da scegliere.
n-refused-not-a-number = Qui ci vuole un numero intero di al massimo cinque cifre, non "{ $word }".
