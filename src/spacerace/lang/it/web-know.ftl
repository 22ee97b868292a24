## Replay

web-replay = Replay
web-replay-title = Replay: { $game }, { $at } di { $last }
web-replay-table = Al tavolo
web-replay-skip = Vai ai comandi
web-replay-seen-by = Visto da
web-replay-spectator = Uno spettatore
web-replay-moment = Il tavolo in questo momento
web-replay-controls = Percorrere la partita
web-replay-beginning = L'inizio della partita.
web-replay-unseen = Niente che da qui si potesse vedere.
web-replay-undone = { $name } ha annullato una mossa.
web-replay-silent = { $name } prepara qualcosa.
web-replay-slider = Momento
web-replay-at = { $at } di { $last }
web-replay-first = All'inizio (Home)
web-replay-round-back = Un round indietro (Pag su)
web-replay-back = Un passo indietro (Sinistra)
web-replay-play = Riproduci (Spazio)
web-replay-pause = Pausa (Spazio)
web-replay-on = Un passo avanti (Destra)
web-replay-round-on = Un round avanti (Pag giù)
web-replay-last = Alla fine (Fine)
web-replay-speed = Velocità
web-replay-times = { $speed } ×
web-replay-fork = Continua a giocare da qui
web-replay-fork-what = Un nuovo tavolo da questo momento, contro i bot, con nuova sorte
web-replay-link = Copia il link di questo momento
web-replay-copied = Il link di questo momento è copiato.
web-replay-copy-by-hand = Copia questo link: { $link }
web-replay-save = Salva la partita come file di partita
web-replay-save-own = Salva ciò che hai visto

## The end of a game

web-know-result = Risultato
web-know-open = Come ci si è arrivati
web-know-close = Chiudi
web-know-counting = Si conta …
web-know-won = { $count ->
    [one] Vince
   *[other] Vincono
} { $names } con { $points } { $points ->
    [one] punto
   *[other] punti
}.
web-know-you-won = Vinci con { $points } { $points ->
    [one] punto
   *[other] punti
}!
web-know-unfinished = La partita è finita senza un vincitore.
web-know-points = Da dove viene ogni punto
web-know-total = Totale
web-know-winner = vince
web-know-chart = I punti nei round
web-know-chart-years = Punti anno per anno
web-know-chart-name = Punti di tutti i giocatori nei round di { $game }
web-know-chart-point = { $name }, round { $round }: { $points }
web-know-chart-table = Come tabella
web-know-round = Round
web-know-detailed = Di che cosa è fatto ciascuno
web-know-chart-year = { $name }, { $round }: { $points }
web-know-year = Anno
web-know-count = Il conteggio finale
web-know-count-skip = Conta tutto subito
web-know-place = { $place }.
web-know-rematch = Gioca ancora
web-know-rematch-join = Gioca ancora: il tuo posto è riservato
web-know-again = Le stesse carte ancora
web-know-again-what = Le stesse carte e gli stessi dadi; i posti liberi aspettano gli altri
web-know-next = Alla prossima partita
web-know-share = Condividi
web-know-shared = L'immagine è salvata e il link al replay è copiato.
web-know-shared-link = L'immagine è salvata. Questo link porta al replay: { $link }
web-know-moment-first = Per primo
web-know-moment-best = Miglior volo
web-know-moment-lucky = Più fortuna
web-know-moment-unlucky = Più sfortuna
web-know-moment-record = In questo browser
web-know-record = { $games ->
    [one] 1 partita
   *[other] { $games } partite
} di questo tipo, { $wins } vinte, { $best } punti al massimo.
web-know-record-new = Un nuovo record!

## Where the points came from

know-points-all = Punteggio finale
know-tie-shared = Era tutto pari, quindi la vittoria è condivisa.

## Hints

web-hint = Suggerimento
web-hint-title = Chiedi a un bot che cosa farebbe
web-hint-thinking = Un bot ci pensa …
web-hint-takes = Un bot sceglierebbe: { $option }
web-hint-close = Chiudi il suggerimento
web-hint-name = Suggerimento di un bot
web-hint-compared = Le migliori opzioni a confronto
web-hint-worth = vince il { $worth }%
know-hint-only = Non si può fare altro.
know-hint-plain = A prima vista sembra la migliore.
know-hint-search = Giocando molte volte il seguito, questa ha vinto circa il { $worth }%, e "{ $other }" il { $others }%.
know-hint-level = Giocando molte volte il seguito, questa ha vinto circa il { $worth }%; "{ $other }" vale più o meno lo stesso.

## The review

know-decision = "{ $best }" avrebbe vinto { $cost } partite su 100 più di "{ $taken }".
web-review = Fortuna e abilità
web-review-what = Un bot riguarda la partita: quali pescate sono state fortunate, e quali scelte sono costate di più.
web-review-start = Analizza questa partita
web-review-begins = Si riguarda la partita …
web-review-progress = Scelte esaminate: { $done } di { $total }
web-review-decision = Le scelte costate di più
web-review-lucky = Fortuna
web-review-unlucky = Sfortuna
web-review-no-decision = Nessuna decisione ha peggiorato chiaramente le possibilità.
web-review-moment = { $name }, round { $round }
web-review-cost = costa { $percent ->
    [one] { $percent } partita su 100
   *[other] { $percent } partite su 100
}
web-review-luck = { $points } punti
web-review-how = La fortuna segue da probabilità esatte. Quanto è costata una scelta è una stima: da ciò che quel giocatore poteva sapere allora, la partita è stata continuata molte volte, con la stessa fortuna per entrambe le opzioni.
web-review-year = { $name }, { $round }
web-replay-curve = Probabilità di vittoria nel corso della partita
web-replay-chance = { $name } { $percent }%

## No

refused-study-failed = In questo momento non è stato possibile calcolarlo. Riprova tra poco.
refused-hint-not-here = Chi ospita questo tavolo ha disattivato probabilità e suggerimenti.
refused-hint-not-now = Puoi avere un suggerimento quando tocca a te.
refused-too-many-hints = Sono stati molti suggerimenti. Aspetta { $seconds } { $seconds ->
    [one] secondo
   *[other] secondi
}.
refused-study-not-over = Questa partita non è ancora finita. Quando lo sarà, se ne potrà guardare tutto.
refused-too-many-reviews = Sono state molte analisi. Aspetta { $seconds } { $seconds ->
    [one] secondo
   *[other] secondi
}.

## The same deal elsewhere

web-know-deals = Le stesse carte a confronto
web-know-deals-here = Questo tavolo
web-know-deals-elsewhere = Un altro tavolo
web-know-deals-known = le conosceva già
web-know-deals-running = { $count ->
    [one] Ci si gioca ancora a un tavolo.
   *[other] Ci si gioca ancora a { $count } tavoli.
}
