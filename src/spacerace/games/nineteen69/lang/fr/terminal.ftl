terminal-fold-swaps = Défausser une carte et en prendre une autre (tape « swap » pour voir lesquelles)
terminal-example-card-1969 = lune
terminal-example-rule-1969 = N-6.9
terminal-example-wish-1969 = launch moon
terminal-help-1969 =
    Par exemple : hire genius, place lem, spy on 2, launch moon, commit 7, card lune, rules N-6.9 ou rules 6.9.
    Les joueurs ont des numéros, et leurs drapeaux aussi : « 12▲3 » veut dire drapeaux des joueurs 1 et 2, et fusée du 3.
    Une mission a son coût de lancement tel que tu le paies, les points d’espionnage qui déplacent une fusée d’une case,
    le nombre de cases, les PP de la dernière, et ce que tes recherches parmi ses symboles ajoutent au test.
    Sur les fiches, une lettre est un scientifique (voir la réserve) et • un jeton bonus ; « LEM BG•=4 » fait 4 chercheurs.
    Dés : + réussite, o neutre, - échec ; un dé souligné a été relancé.
    En bref : engage des scientifiques, lance une mission par an, et joue des cartes sur les fusées, la tienne ou les leurs.
terminal-n-year = { $year } (année { $number } sur { $years })
terminal-n-phase-setup = mise en place
terminal-n-phase-income = phase de revenus
terminal-n-phase-purchase = phase d’achats
terminal-n-phase-mission = phase de missions
terminal-n-phase-over = la partie est finie
terminal-n-part-of = à { $name } de répondre
terminal-n-first = premier joueur : { $name }
terminal-n-calendar = revenu { $income }, vente jusqu’à { $sale }
terminal-n-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
terminal-n-moon = Lune { $space } sur { $last }
terminal-n-launched = mission lancée : { $mission }
terminal-n-empty-sheets = fiches vides
terminal-n-mission = Mission
terminal-n-cost = coût
terminal-n-spying = espionnage
terminal-n-spaces = cases
terminal-n-last-points = PP
terminal-n-bonus = bonus
terminal-n-flags = drapeaux
terminal-n-cost-short = M
terminal-n-spying-short = esp
terminal-n-spaces-short = cas
terminal-n-bonus-short = +
terminal-n-all-symbols = { $mission } (les six symboles)
terminal-n-with-symbols = { $mission } ({ $symbols })
terminal-n-flight = En vol
terminal-n-flight-of = { $mission } ({ $name })
terminal-n-dice = dés
terminal-n-laid-down = face cachée : { $players }
terminal-n-laid-by = { $cards ->
    [one] { $cards } carte ({ $name })
   *[other] { $cards } cartes ({ $name })
  }
terminal-n-track = Piste
terminal-n-on-space = case { $rocket } sur { $last } ; { $cost ->
    [one] { $cost } point de carte la déplace
   *[other] { $cost } points de carte la déplacent
  } d’une case
terminal-n-supply = Réserve
terminal-n-scientist = { $name } { $price }{ $less ->
    [0] {""}
   *[other] {" "}(-{ $less })
  } ×{ $left }
terminal-n-deck = une carte coûte { $price } ; { $left } dans la pioche, { $discards } en défausse
terminal-n-sheet-ground = Fiche au sol
terminal-n-sheet-rocket = Fiche Fusée
terminal-n-researchers = chercheurs
terminal-n-hand = Main { $cards } sur { $limit }
terminal-n-picked-up = en main : { $values }
terminal-n-committed = posées : { $values }
terminal-n-row-mission = { $spaces } cases, la dernière pour { $points } ; espionnage { $espionage }
terminal-n-row-die = réussite { $success }, neutre { $neutral }, échec { $failure }
terminal-n-mission-costs = Symboles : { $symbols }. Coût de lancement { $cost }, coût d’espionnage { $espionage }.
terminal-n-money-left = L’argent, qui départage les égalités : { $players }
terminal-n-money-of = { $name } { $money }
terminal-n-winners = { $count ->
    [one] { $winners } gagne avec { $points }.
   *[other] { $winners } partagent la victoire avec { $points }.
  }
terminal-n-cube-basic = B
terminal-n-cube-inexperienced = D
terminal-n-cube-famous = C
terminal-n-cube-genius = G
terminal-n-cube-spy = E
terminal-n-short-espionage = ESP
terminal-n-short-robotics = ROB
terminal-n-short-investors = INV
terminal-n-short-insurance = ASS
terminal-n-short-simulation = SIM
terminal-n-short-ground-control = SOL
terminal-n-short-eva = EVA
terminal-n-short-launch-pad = TIR
terminal-n-short-carrier-rocket = FUS
terminal-n-short-csm = CSM
terminal-n-short-lem = LEM
terminal-n-short-technology = TEC
