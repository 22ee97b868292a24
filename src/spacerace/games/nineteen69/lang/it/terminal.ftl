terminal-fold-swaps = Scarta una carta e prendine un'altra (scrivi "swap" per vedere quali)
terminal-example-card-1969 = moon
terminal-example-rule-1969 = N-6.9
terminal-example-wish-1969 = launch moon
terminal-help-1969 =
    Per esempio: hire genius, place lem, spy on 2, launch moon, commit 7, card csm, rules N-6.9 o rules 6.9.
    I giocatori hanno numeri, e così le loro bandiere: "12▲3" indica le bandiere dei giocatori 1 e 2, e il razzo del 3.
    Di una missione si leggono il costo di lancio che paghi tu, i punti spionaggio che muovono un razzo di una casella,
    il numero di caselle, i PP dell'ultima, e quanto aggiungono al test le tue ricerche tra i suoi simboli.
    Sulle schede una lettera è uno scienziato (vedi la riserva) e • un segnalino Bonus; "LEM BG•=4" sono 4 ricercatori.
    Dadi: + successo, o neutro, - fallimento; uno sottolineato è stato ritirato.
    In breve: assumi scienziati, lancia una missione all'anno, e spendi carte sui razzi, tuoi o altrui.
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
terminal-n-cost-short = M
terminal-n-spying-short = sp.
terminal-n-spaces-short = cas
terminal-n-bonus-short = +
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
