### 1969: probabilità esatte, accanto a un'opzione e come comando.

## Accanto a un'opzione

odds-1969-preview-place = { $mission }: { $before } → { $after } PP in media.
odds-1969-preview-launch = Senza carte { $mean } PP in media{ $complete ->
    [0] {""}
   *[other] , ultima casella { $complete }%
  }{ $cards ->
    [yes] ; con le carte da { $lowest } a { $highest } PP
   *[no] {""}
  }.
odds-1969-preview-reroll = Senza carte { $mean } PP in media{ $keep ->
    [100] {""}
   *[other] , non peggio di adesso { $keep }%
  }{ $complete ->
    [0] {""}
   *[other] , ultima casella { $complete }%
  }{ $cards ->
    [yes] ; con le carte da { $lowest } a { $highest } PP
   *[no] {""}
  }.
odds-1969-preview-convert = Senza carte { $mean } PP{ $cards ->
    [yes] ; con le carte da { $lowest } a { $highest } PP
   *[no] {""}
  }.
odds-1969-preview-commit-own = { $kind ->
    [range] Da { $lowest } a { $highest } PP per questa missione; { $mean } in media se le carte coperte fossero scelte alla cieca.
   *[sure] Questa missione porta { $lowest } PP.{ $idle ->
        [yes] {" "}Le carte non cambiano nulla.
       *[no] {""}
      }
  }
odds-1969-preview-commit-against = { $kind ->
    [same] { $player } ottiene { $lowest } PP, qualunque altra carta sia giocata.
   *[range] { $player } ottiene da { $lowest } a { $highest } PP; { $mean } in media senza altre carte{ $yours ->
        [yes] , { $without } senza le tue
       *[no] {""}
      }.{ $idle ->
        [yes] {" "}Le carte non cambiano nulla.
       *[no] {""}
      }
  }

## Il comando

cli-odds-1969-short = un Test Missione di 1969: punteggio, casella e prestigio
cli-odds-1969 =
    Le probabilità esatte di un Test Missione, con i dadi ritirati nel modo migliore per un desiderio.
    Il desiderio è il punteggio medio più alto, se non ne scegli un altro.
cli-odds-1969-example =
    esempio:
      spacerace odds 1969 --rerolls 1 --ground-control 1 --bonus 2 --mission csm-eva --flags 1 --at-least 6
cli-odds-1969-group-test = il test
cli-odds-1969-group-track = la missione
cli-odds-1969-group-wish = il desiderio
cli-odds-1969-rerolls = quanti dadi si possono ritirare: i ricercatori in Simulazione (di norma: 0)
cli-odds-1969-ground-control = quanti neutri diventano successi: i ricercatori in Controllo a Terra (di norma: 0)
cli-odds-1969-bonus = quanto aggiungono i ricercatori nei simboli della missione (di norma: 0)
cli-odds-1969-insurance = i ricercatori in Assicurazione, per il denaro che paga (di norma: 0)
cli-odds-1969-mission = la missione, per caselle e prestigio: eva, csm-eva, moon e così via
cli-odds-1969-start = solo per la Missione Lunare: la casella della bandiera di avanzamento (di norma: 0)
cli-odds-1969-flags = quante bandiere stanno nella casella delle bandiere della missione, o di chi, con virgole (di norma: 0)
cli-odds-1969-against = la somma delle carte Spionaggio degli avversari (di norma: 0)
cli-odds-1969-own = la somma delle carte Spionaggio di chi lancia (di norma: 0)
cli-odds-1969-at-least = desidera questo punteggio o più; con una missione, un volo fino a questa casella o oltre
cli-odds-1969-wish = score: il punteggio medio più alto (di norma); prestige: il prestigio medio più alto (di norma con --match)
cli-odds-1969-match = un file di partita: il volo in corso, o ogni missione che si potrebbe lanciare
cli-odds-1969-at = la posizione dopo tante voci del file di partita (di norma: la fine)

## Il comando: rifiuti

refused-odds-1969-mixed = Togli { $others }: { $main } sta da solo.
refused-odds-1969-at-alone = Indica un file di partita con --match, o togli --at.
refused-odds-1969-no-mission = Indica una missione con --mission, o togli { $options }.
refused-odds-1969-mission = La missione "{ $mission }" non esiste. Ci sono: { $known }.
refused-odds-1969-flags = "{ $text }" non è né un numero di bandiere né un elenco dei loro proprietari, ciascuno una volta, con virgole. Le nazioni sono: { $known }.
refused-odds-1969-too-many = Nessuna partita arriva a { $option } { NUMBER($number, useGrouping: 0) }; qui il massimo è { $most }.
refused-odds-1969-no-space = La casella { NUMBER($space, useGrouping: 0) } non si può raggiungere; scegline una da 0 a { $most }.
refused-odds-1969-at = Il file { $file } ha { $entries } voci, quindi non c'è una posizione dopo la { NUMBER($at, useGrouping: 0) }.
refused-odds-1969-over = A questo punto la partita di { $file } è finita; scegli una posizione precedente con --at.
refused-odds-1969-too-large = Questo pacchetto è troppo grande per probabilità esatte; valgono per al massimo { $dice } dadi e carte di pochi valori.
refused-odds-1969-negative = Un test non può avere meno di 0 dadi di un tipo, ritiri o dadi trasformati, né un dado senza facce.
refused-odds-1969-rerolls = Ci sono meno di { $rerolls } dadi da ritirare; ciascuno si può ritirare una volta.
refused-odds-1969-too-early = Nessun dado si ritira prima che tutti siano stati tirati.

## Il comando: tabelle

odds-1969-score = punteggio
odds-1969-chance = %
odds-1969-space = casella
odds-1969-prestige = PP
odds-1969-mission = missione
odds-1969-cost = costo
odds-1969-option = opzione
odds-1969-mean = PP medi
odds-1969-complete = ultima casella %
odds-1969-lowest = minimo con le carte
odds-1969-highest = massimo con le carte
odds-1969-mean-score = Punteggio medio { $mean }, con { $rerolls } dadi ritirati in media.
odds-1969-mean-prestige = { $mean } PP in media, e l'ultima casella al { $complete } %.
odds-1969-at-least = { $kind ->
    [space] Casella { $number } o oltre: { $chance } %.
   *[score] Punteggio { $number } o più: { $chance } %.
  }
odds-1969-insurance = L'Assicurazione paga in media { $mean } M.
odds-1969-cards = Con le carte la media potrebbe andare da { $lowest } a { $highest } PP.
odds-1969-position = Dopo la voce { $at } di { $entries }, per { $player }:
odds-1969-flight = { $mission }, lancio di { $player }
odds-1969-no-mission = Adesso non c'è una missione che si possa lanciare.
odds-1969-best = La cosa migliore per il desiderio: { $option }.
odds-1969-wish-late = Il test è finito e il suo punteggio è fissato: il desiderio del punteggio più alto qui non ha più nulla da decidere.
