### Il tavolo di 1969 nel browser. Le frasi su quello che succede sono in nineteen69.ftl.

## Che cosa mostrano carte e dadi

n-espionage-card-text = { $value ->
    [one] { $value } punto
   *[other] { $value } punti
  } per il tuo razzo o contro quello di un altro.
n-face-success = successo
n-face-neutral = neutro
n-face-failure = fallimento

## Parti del tavolo

web-1969-calendar = Calendario
web-1969-prestige = Punti Prestigio
web-1969-missions = Missioni
web-1969-market = Scienziati da assumere
web-1969-flight = Il volo
web-1969-duel = Carte Spionaggio
web-1969-sheets-of = Schede di { $name }
web-1969-sheet-ground = Controllo a terra
web-1969-sheet-rocket = Razzo
web-1969-hand = Le tue carte: { $cards } su { $limit }
web-1969-page-flight = Volo
web-1969-page-missions = Missioni
web-1969-page-mine = Schede
web-1969-page-rivals = Avversari
web-1969-page-market = Assumi
web-1969-page-log = Diario
web-1969-nobody = nessuno
web-1969-recon = Questo segno sta accanto ai valori ricostruiti da noi: nessuna fonte mostra quelli stampati.
web-1969-highlighted = Quello che puoi scegliere è evidenziato sul tavolo.

## Calendario e classifica

web-1969-phase-setup = Preparazione
web-1969-phase-income = Introiti
web-1969-phase-purchase = Acquisti
web-1969-phase-mission = Missioni
web-1969-phase-ending = Fine del Turno
web-1969-year = { $year }: introiti { $money }, si possono spendere fino a { $points }.
web-1969-standing = { $name }: { $points }.
web-1969-total = totale

## Missioni

web-1969-about-mission = { $mission }: simboli { $symbols }; costo di lancio { $money }; { $espionage ->
    [one] { $espionage } punto di carte
   *[other] { $espionage } punti di carte
  } a casella; { $spaces ->
    [one] { $spaces } casella
   *[other] { $spaces } caselle
  }, l'ultima da { $most } PP; nella casella delle bandiere: { $flags }.{ $recon ->
    [yes] {" "}Alcuni di questi valori sono una nostra ricostruzione.
   *[no] {""}
  }
web-1969-odds = ⌀ { $mean } PP
web-1969-help = I tuoi ricercatori aggiungono { $count } al test.
web-1969-launch-cost = Quanto costa il lancio
web-1969-espionage-cost = { $espionage ->
    [one] { $espionage } punto di carte sposta il razzo di una casella.
   *[other] { $espionage } punti di carte spostano il razzo di una casella.
  }
web-1969-box = Bandiere di chi ha già tentato questa missione: per ognuna vale 1 PP in meno per chi la tenta dopo.

## Giocatori

web-1969-money = Denaro, in milioni
web-1969-cards = { $cards ->
    [one] { $cards } carta Spionaggio
   *[other] { $cards } carte Spionaggio
  }
web-1969-moon-progress = Avanzamento sulla Missione Lunare: { $space ->
    [one] { $space } casella
   *[other] { $space } caselle
  }
web-1969-first = Primo Giocatore di quest'anno
web-1969-first-sign = 1º
web-1969-thinks = deve muovere
web-1969-launched = Lanciata quest'anno: { $mission }
web-1969-spied = Una spia di { $name }!
web-1969-spy-here = Spia qui
web-1969-token = segnalino Bonus
web-1969-short-espionage = carte gratis +{ $amount }
web-1969-short-robotics = 1ª assunzione −{ $amount } M
web-1969-short-investors = lanci −{ $amount } M
web-1969-short-insurance = fallimenti: { $amount } M
web-1969-short-simulation = ritiri +{ $amount }
web-1969-short-ground-control = neutri riusciti +{ $amount }
web-1969-short-symbol = al test +{ $amount }
web-1969-about-research = { $research }: { $text } Qui: { $cubes }; { $count ->
    [one] { $count } ricercatore
   *[other] { $count } ricercatori
  }.

## Scienziati e carte

web-1969-about-scientist = { $scientist }: { $text } { $left ->
    [0] Non ne restano.
    [one] Ne resta { $left }.
   *[other] Ne restano { $left }.
  }
web-1969-scientist = { $spy ->
    [yes] da un rivale, { $signed } PP
   *[no] { $researchers ->
        [one] { $researchers } ricercatore
       *[other] { $researchers } ricercatori
      }{ $points ->
        [0] {""}
       *[other] , { $signed } PP
      }
  }
web-1969-cancel = Non assumere nessuno
web-1969-cards-title = Carta Spionaggio
web-1969-deck = { $cards ->
    [one] { $cards } carta nel mazzo
   *[other] { $cards } carte nel mazzo
  }
web-1969-discards = Scarti
web-1969-discards-about = Le carte giocate o scartate restano scoperte.
web-1969-face-down = una carta coperta
web-1969-rolled = { $player } tira i dadi: { $successes ->
    [one] { $successes } successo
   *[other] { $successes } successi
  }, { $neutrals ->
    [one] { $neutrals } neutro
   *[other] { $neutrals } neutri
  }, { $failures ->
    [one] { $failures } fallimento
   *[other] { $failures } fallimenti
  }.

## Un volo

web-1969-flight-of = { $name }: { $mission }
web-1969-no-flight = Nessun razzo è in volo.
web-1969-held = Guarda il volo …
web-1969-rolling = Si tirano i dadi …
web-1969-rerolling = Ritirare un dado?
web-1969-converting = Quanti dadi neutri deve trasformare il Controllo a Terra?
web-1969-reroll = ritira
web-1969-not-rolled = non ancora tirato
web-1969-rerolled = { $face }, ritirato
web-1969-sum-successes = { $count ->
    [one] successo
   *[other] successi
  }
web-1969-sum-failures = { $count ->
    [one] fallimento
   *[other] fallimenti
  }
web-1969-sum-symbols = dai ricercatori
web-1969-insured = Assicurazione
web-1969-against = Contro il razzo
web-1969-for = Per il razzo
web-1969-fold = Al tabellone
web-1969-unfold = Torna al volo
web-1969-your-cards = Scegli le tue carte qui sotto.
web-1969-choosing = sta scegliendo …
web-1969-no-cards = nessuna carta
web-1969-pushed-back = { $spaces ->
    [one] { $spaces } casella indietro
   *[other] { $spaces } caselle indietro
  }
web-1969-pushed-ahead = { $spaces ->
    [one] { $spaces } casella avanti
   *[other] { $spaces } caselle avanti
  }
web-1969-result = { $name } riceve { $points }{ $flags ->
    [0] {""}
   *[other] : { $printed } sul tracciato, { $flags } in meno per le bandiere
  }.
web-1969-landed = { $name } è sulla Luna!
web-1969-came-near = Il volo di { $name } verso la Luna è finito.
web-1969-gained = +{ $points } PP
web-1969-progressed = un passo verso la Luna

home-mode-1969-standard = La corsa alla Luna
web-1969 = 1969
web-1969-what = Assumi scienziati, spia gli altri, tira cinque dadi e arriva sulla Luna prima che finisca il decennio.

## The nation of a player

web-table-side-1969 = Nazione
web-table-side-of-1969 = Nazione del posto { $number }
web-table-side-random-1969 = Nazione a caso
