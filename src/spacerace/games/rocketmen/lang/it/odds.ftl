### Probabilità esatte: accanto a un'opzione di Rocketmen, e come comando (1969 ha un file suo).

## Accanto a un'opzione

odds-success = { $percent }% di probabilità di successo.
odds-abort = { $cards ->
    [0] Nessun successo, ma non si perdono carte.
    [one] Nessun successo, e si perde una carta della Rampa.
   *[other] Nessun successo, e si perdono { $cards } carte della Rampa.
  }

## Il comando

cli-odds-rocketmen-short = la probabilità che un lancio riesca
cli-odds-rocketmen =
    Dice la probabilità che un lancio di Rocketmen riesca giocando al meglio, come frazione esatta, e che cosa fare.
    Descrivi un lancio, o indica una posizione di una partita, o chiedi l'intera tabella.
cli-odds-rocketmen-example =
    esempio:
      spacerace odds rocketmen --destination moon --advance 3 --suits 1 --drawn 2,0 --value-success 5 --cost-failure 3 --cost-card 1
cli-odds-group-launch = il lancio
cli-odds-destination = earth, moon o mars
cli-odds-advance = caselle di cui il Vettore è avanzato prima della prima pescata, e poi con gli effetti (di norma: 0)
cli-odds-rocket = dove sta ora il Vettore, invece di --advance; serve quando uno 0 pescato ha contato di più
cli-odds-drawn = valori delle carte Successo Missione pescate e contate, con virgole, come 3,0
cli-odds-aside = valori delle carte messe da parte senza effetto, con virgole
cli-odds-pending = il valore di una carta appena pescata che non ha ancora mosso il Vettore
cli-odds-shown = valori delle carte scoperte da Pianificazione Dettagliata, tra cui sceglierne una, con virgole
cli-odds-group-effects = che cosa si può ancora usare
cli-odds-suits = carte Tuta Spaziale Multi-Uso sulla Rampa di Lancio
cli-odds-shielding = carte Schermatura Antiradiazioni sulla Rampa di Lancio
cli-odds-afterburners = carte Postbruciatori sulla Rampa di Lancio
cli-odds-backup = Sistemi di Backup e Supporto Vitale sulla Rampa di Lancio
cli-odds-planning = Pianificazione Dettagliata è sulla Rampa di Lancio
cli-odds-clear-skies = la Variante Cielo Sereno è in gioco e in questo lancio non è stata usata
cli-odds-espionage = Spionaggio Industriale è sulla Rampa di Lancio e può diventare una di queste, con virgole: suit, shielding, afterburner, backup, planning, mission-control
cli-odds-group-stakes = che cosa è in gioco (ciascuna di queste aggiunge il valore di ogni scelta)
cli-odds-value-success = quanto vale per te il successo, come 5, 2.5 o 7/2 (di norma: 1)
cli-odds-cost-failure = quanto ti costa il fallimento (di norma: 0)
cli-odds-cost-card = quanto ti costa ogni carta della Rampa scartata quando si abortisce, o consumata prima (di norma: 0)
cli-odds-pad = carte della Rampa che si potrebbero perdere abortendo (di norma: abbastanza)
cli-odds-mission-control = Controllo Missione è sulla Rampa di Lancio: abortire non costa carte
cli-odds-match = chiedi di una posizione di questo file di partita
cli-odds-at = la posizione dopo tante voci della partita (di norma: dopo tutte)
cli-odds-table = l'intera tabella delle probabilità prima della prima pescata; --destination la restringe
cli-odds-edition = l'edizione delle regole: final (di norma) o early
cli-odds-pack = calcola con le carte di questo file di pacchetto invece di quelle incluse
cli-odds-not-values = "{ $text }" non è un elenco di valori di carte; scrivi per esempio 3,0
cli-odds-not-names = "{ $text }" non è un elenco di effetti; scrivi per esempio suit,backup
cli-odds-not-an-amount = "{ $text }" non è una quantità; scrivi un numero da 0 in su, con al massimo nove cifre e sei dopo un punto, come 5, 2.5 o 7/2

## Che cosa rifiuta

refused-odds-nothing = Quale lancio? Indica una destinazione con --destination, o una partita con --match, o chiedile tutte con --table.
refused-odds-mixed = { $main } non va insieme a { $others }; togli l'una o le altre.
refused-odds-at-alone = L'opzione --at conta le voci di una partita; indica la partita con --match.
refused-odds-destination = La destinazione "{ $destination }" non esiste; c'è: { $known }.
refused-odds-both-places = Le opzioni --advance e --rocket dicono la stessa cosa; tieni una delle due.
refused-odds-too-far = Un lancio finisce sulla casella { $target }, quindi { $option } può essere al massimo { $target }.
refused-odds-rocket-short = Le carte pescate fanno { $drawn } caselle, quindi il Vettore non può stare prima della casella { $drawn }.
refused-odds-arrived = Il Vettore aveva raggiunto la casella { $target } prima dell'ultima di queste carte, quindi il lancio era finito; indica meno carte o un avanzamento minore.
refused-odds-draws = Un lancio verso { $destination ->
    [earth] l'orbita terrestre
    [moon] la Luna
   *[mars] Marte
  } ha { $draws ->
    [one] una pescata
   *[other] { $draws } pescate
  }; indica meno carte.
refused-odds-shown-and-pending = Succede una cosa alla volta; indica --shown oppure --pending.
refused-odds-planning-late = Pianificazione Dettagliata funziona solo prima della prima pescata; togli --planning quando una carta è già stata pescata.
refused-odds-shown = Pianificazione Dettagliata scopre { $cards } carte prima della prima pescata; indica esattamente quelle con --shown, e nessuna pescata.
refused-odds-aside = Si mettono da parte carte solo con una pescata; indica la pescata con --drawn o --pending.
refused-odds-aside-many = Ciò che non si può più usare di Tute, Pianificazione Dettagliata e, per uno 0, Cielo Sereno ha messo da parte al massimo { $most ->
    [one] una carta
   *[other] { $most } carte
  }; non indicarne di più con --aside.
refused-odds-pad = Anche le carte che indichi sono sulla Rampa di Lancio: --pad non può essere meno di { $named }.
refused-odds-deck = Il mazzo ha { $there ->
    [0] nessuna carta
    [one] una carta
   *[other] { $there } carte
  } di valore { $value }, ma { $cards ->
    [one] ne è indicata una
   *[other] ne sono indicate { $cards }
  }; togline da --drawn, --aside, --pending o --shown.
refused-odds-too-many = Nessuna Rampa di Lancio ne tiene tante: { $option } può essere al massimo { $most }, perché lì nessuna Risorsa sta due volte e Spionaggio Industriale è una carta sola.
refused-odds-effect = Qui Spionaggio Industriale non può diventare "{ $effect }"; scrivi: { $known }.
refused-odds-other-game = Il file { $file } contiene una partita di { $game }, non di Rocketmen.
refused-odds-at = In questa partita non c'è una voce { NUMBER($at, useGrouping: 0) }; scrivi un numero da 0 a { NUMBER($entries, useGrouping: 0) }.
refused-odds-no-launch = In questa posizione nessun lancio è in corso o si può dichiarare; indicane un'altra con --at.

## Che cosa risponde

odds-place = { $destination ->
    [earth] Orbita terrestre
    [moon] Luna
   *[mars] Marte
  }
odds-draws = { $draws_left ->
    [0] nessuna pescata rimasta
    [one] resta una pescata
   *[other] restano { $draws_left } pescate
  }
odds-heading-flying = { $place }: il Vettore è su { $rocket } di { $target }; { $draws }, { $undrawn } carte non pescate.
odds-heading-drawing = { $place }: il Vettore è su { $rocket } di { $target }; { $draws }, la prossima carta sta per uscire da { $undrawn }.
odds-heading-revealing = { $place }: il Vettore è su { $rocket } di { $target }; { $draws }, Pianificazione Dettagliata scopre carte da { $undrawn }.
odds-heading-choosing = { $place }: il Vettore è su { $rocket } di { $target }; { $draws }, Pianificazione Dettagliata ha scoperto { $shown }.
odds-heading-reacting = { $place }: il Vettore è su { $rocket } di { $target }; { $draws }, appena pescata: { $shown }.
odds-heading-last = { $place }: il Vettore è su { $rocket } di { $target } dopo l'ultima pescata.
odds-heading-declaring = { $player } può lanciare ora.
odds-answer = Successo giocando al meglio: { $percent } %, esattamente { $exactly }.
odds-option = opzione
odds-percent = successo %
odds-exactly = esattamente
odds-value = valore
odds-best = La migliore: { $option }.
odds-go-on = Continuare vale { $go_on }, abortire { $abort }.
odds-over-arrived = Il traguardo è raggiunto.
odds-over-failed = La missione è fallita.
odds-over-chance = Non c'è niente da scegliere finché non è arrivata la carta.

odds-move-draw = Pesca
odds-move-abort = { $cards ->
    [0] Abortisci, senza perdere carte della Rampa
    [one] Abortisci, per una carta della Rampa
   *[other] Abortisci, per { $cards } carte della Rampa
  }
odds-move-stand = Lascia valere la carta
odds-move-accept = Accetta il fallimento
odds-move-take = Prendi la carta { $value }
odds-move-use = Usa { $effect }
odds-move-copy = Spionaggio diventa { $effect }
odds-effect-suit = Tuta Spaziale
odds-effect-shielding = Schermatura Antiradiazioni
odds-effect-afterburner = Postbruciatori
odds-effect-backup = Sistemi di Backup o Supporto Vitale
odds-effect-planning = Pianificazione Dettagliata
odds-effect-mission-control = Controllo Missione
odds-effect-clear-skies = Cielo Sereno
odds-effect-nothing = una carta senza effetto in volo

odds-table-heading = { $destination ->
    [earth] Orbita terrestre
    [moon] Luna
   *[mars] Marte
  }: successo in percento, giocando al meglio
odds-table-advance = avanzamento
odds-table-note = Postbruciatori, Sistemi di Backup e Supporto Vitale contano ciascuno come una casella di avanzamento.
odds-column-nothing = niente
odds-column-suit = Tuta
odds-column-shielding = Schermatura
odds-column-planning = Piano
