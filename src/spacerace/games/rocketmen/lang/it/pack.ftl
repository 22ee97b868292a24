### Che cosa non va in un pacchetto di componenti di Rocketmen.

pack-not-tens = { $entry }: "{ $field }" contiene { $value }, ma il denaro va a passi di $10.
pack-duplicate-id = { $entry }: la parola "{ $value }" indica già una carta di { $other }.
pack-duplicate-number = { $entry }: il numero di carta { $value } appartiene già a { $other }.

pack-empty-cost = { $entry }: il costo è vuoto; deve chiedere denaro o un oggetto.
pack-rocket-cost = { $entry }: un costo non può chiedere punti Vettore.
pack-effect-missing = { $entry }: una carta del genere "{ $kind }" ha bisogno di un effetto.
pack-effect-unwanted = { $entry }: una carta del genere "none" non ha effetto.
pack-effect-misfit = { $entry }: l'effetto "{ $effect }" non va con il genere "{ $kind }".
pack-pad-item = { $entry }: una carta del genere "{ $kind }" ha bisogno di un oggetto oltre al denaro, altrimenti non può mai stare su una Rampa di Lancio.
pack-no-threat = { $entry }: il Pericolo "{ $value }" non esiste. Ci sono: { $known }.
pack-no-threat-hint = { $entry }: il Pericolo "{ $value }" non esiste. Intendevi "{ $hint }"?

pack-mission-places = Le missioni devono essere dodici, con i posti da 1 a 12. I posti sono: { $places }.
pack-no-location = { $entry }: il tabellone non ha una posizione per { $type } a { $destination }.
pack-rocket-points = { $mission } chiede { $points } punti Vettore a { $destination }, ma la posizione sul tabellone dice { $board }.
pack-rising-vp = { $entry }: una missione successiva non deve valere più di una precedente.
pack-location-count = Il tabellone deve avere 12 posizioni; qui sono { $count }.
pack-destinations = Manca una destinazione: { $missing }.
pack-thresholds = Ci vuole una soglia per 2, 3 e 4 giocatori. Qui ci sono: { $players }.
pack-small-deck = Il mazzo di pesca per due giocatori ha { $count } carte; il solo display ne richiede { $needed }.
pack-no-solo-goal = Ogni Obiettivo Personale porta il segno del solitario; la partita in solitario ne richiede uno senza.

## Ordini stampati nei regolamenti; un pacchetto per una nuova partita deve averli

pack-order-price = { $entry }: il prezzo chiede { $count } oggetti ({ $items }), ma nei regolamenti al denaro si aggiunge al massimo un oggetto.
pack-order-arrival = { $entry }: chi arriva per primo riceve { $vp } PV e deve riceverne più di chi arriva dopo.
pack-order-tie = { $entry }: in caso di parità i regolamenti mettono { $better } sopra { $worse }, quindi il primo arrivo lì deve dare più PV; qui sono { $more } contro { $less }.
pack-order-locations = { $table }: { $destination } ha { $count } posizioni, ma sul tabellone sono { $needed }.
pack-order-threshold = { $entry }: in { $many } devono bastare meno PV per finire la partita che in { $few }; qui sono { $less } contro { $more }.
pack-order-start = { $entry }: al livello { $higher } l'AI deve partire più avanti che al livello { $lower }; qui è { $more } dopo { $less }.
pack-order-target = { $entry }: al livello { $level } l'AI parte dalla casella { $start }, ma il suo traguardo a { $destination } è { $target }; deve partire prima.

cli-pack-parts-rocketmen = { $cards } carte
cards-count-rocketmen = { $cards ->
    [one] Una carta.
   *[other] { $cards } carte.
  }
