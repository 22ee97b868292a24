### L'arena e la scala: bot contro bot.

cli-arena-short = fa gareggiare i bot con le stesse carte
cli-arena =
    Fa gareggiare i bot: ogni distribuzione è giocata con ogni disposizione dei bot, così fortuna e posti si compensano.
    Ogni partita è salvata subito. Fermati quando vuoi: lo stesso comando riprende da dove si era fermato.
cli-arena-example =
    esempio:
      spacerace arena { $game } sense random --players 2 --games 200 --seed 1
cli-arena-bots = due o più: random, idle, sense, search, con un budget come search:200 (simulazioni) o search:1s, o un file tuo come my_bot.py; in solitario contro l'AI ne basta uno
cli-arena-games = quante partite; una distribuzione è giocata con tutte le disposizioni, quindi l'ultima può aggiungerne (di norma: 100)
cli-arena-seed = un numero intero; lo stesso seme dà le stesse distribuzioni (di norma: 1)
cli-arena-jobs = quante partite alla volta, ciascuna in un processo suo; i risultati sono gli stessi (di norma: 1)
cli-arena-out = salva le partite in questo file; per continuarlo, indicalo di nuovo (di norma: un nome fatto degli argomenti, in questa cartella)
cli-arena-first-alone = prova solo il primo bot: siede da solo tra copie di ciascun altro
cli-arena-level = in solitario: quanto è dura l'AI del gioco, o all: tutti i livelli uno dopo l'altro; di norma il primo: { $values }

## Che cosa dice

arena-progress = Partite
arena-kept = { $games ->
    [0] Ancora nessuna partita è finita; lo stesso comando ricomincia da capo con { $file }.
    [one] Una partita è salvata in { $file }; lo stesso comando riprende da lì.
   *[other] { $games } partite sono salvate in { $file }; lo stesso comando riprende da lì.
  }
arena-torn = L'ultima riga di { $file } era incompleta; è tolta, e la sua partita si rigioca.
arena-file = Salvato in { $file }
arena-games = Partite: { $games }, da { $deals ->
    [one] una distribuzione
   *[other] { $deals } distribuzioni
  } di { $each ->
    [one] una partita
   *[other] { $each } partite
  } ciascuna, con { $rounds } round in media
arena-luck-told = Senza fortuna: meno quello che dadi, lanci e carte hanno portato secondo le probabilità, in media 0. Queste partite dicono quanto quelle dell'ultima colonna, se ognuna avesse una distribuzione propria e la sua fortuna.
arena-rounded = Richieste: { $asked }; le distribuzioni si giocano intere
arena-unfinished = Fermate dal limite di round, contate come stavano: { $games }
arena-no-rating = Niente valutazioni: serve il pacchetto openskill (pip install 'spacerace[lab]')

## Le sue tabelle

arena-bot = bot
arena-against = contro
arena-games-column = partite
arena-wins = vittorie
arena-share = quota
arena-wilson = 95 % (Wilson)
arena-by-deal = 95 % (per distribuzione)
arena-without-luck = senza fortuna
arena-lead = vantaggio
arena-worth = vale partite
arena-fair = quota equa
arena-seatings = disposizioni
arena-score = punteggio medio
arena-interval = 95 % (per distribuzione)
arena-quartiles = dal minimo al massimo, quartili
arena-decisions = decisioni
arena-time = a decisione
arena-rating = valutazione
arena-ai = AI ({ $level })
arena-none = -
arena-from-to = da { $low } a { $high }
arena-plus-minus = { $value } ± { $half }
arena-milliseconds = { $time } ms

## Che cosa può andare storto

refused-arena-one-bot = Un bot solo non gareggia con nessuno: indicane almeno due per { $players } giocatori{ $mode ->
    [none] {""}
   *[other] , o fallo giocare contro l'AI del gioco con --mode { $mode }
  }.
refused-arena-games = { $games } partite sono più di quante se ne possano giocare; al massimo { $most }.
refused-arena-same-bot = Il bot "{ $bot }" è indicato due volte; una basta, perché occupa a turno ogni posto.
refused-arena-bot-failed = Il bot "{ $bot }" ha avuto un errore: { $reason }.
refused-arena-bot-choice = Il bot "{ $bot }" ha scelto { $choice }, che non è tra le sue opzioni.
refused-lost-process = Un processo è stato chiuso dall'esterno nel mezzo della sua partita.
refused-arena-bots-changed = Il codice dei bot è cambiato da quando la gara è cominciata; ciò che è stato giocato è salvato con quello vecchio, quindi ricomincia.
refused-arena-file-in-use = Un'altra gara sta scrivendo in { $file }: aspettala, o indica un altro file con --out (per la scala: una cartella con --folder).
refused-arena-no-file = Il file { $file } non è un file dell'arena; indicane un altro con --out (per la scala: una cartella con --folder).
refused-arena-version = Il file { $file } ha la versione { NUMBER($found, useGrouping: 0) } del formato dell'arena, ma qui è la versione { $known }; indica un altro file con --out (per la scala: una cartella con --folder).
refused-arena-line = La riga { NUMBER($line, useGrouping: 0) } di { $file } non si può leggere ({ $reason }); toglila, o indica un altro file con --out (per la scala: una cartella con --folder).
refused-arena-game = In { $file } la partita { $number } della distribuzione { $deal } non corrisponde alla gara: la riga è danneggiata. Toglila, o indica un altro file con --out (per la scala: una cartella con --folder).
refused-arena-other = Il file { $file } contiene un'altra gara { $field ->
    [built_in_bots] (da allora i bot sono cambiati)
    [own_bots] (da allora il file di un bot è cambiato: { $found }, ora { $wanted })
    [rules_version] (con la versione { $found } delle regole, ora { $wanted })
   *[other] ({ $field }: { $found }, non { $wanted })
  }; resta com'è. Indica un altro file con --out (per la scala: una cartella con --folder).

## La scala: il suo comando

ladder-about = Gioca le righe della scala che mancano, e ne scrive la pagina.
ladder-quick-help = poche partite e poco tempo per pensare: finisce in dieci minuti, su una pagina sua
ladder-folder = dove si salvano le partite (di norma: ladder)
ladder-out = la pagina (di norma: docs/ladder.md; quick: quick.md nella cartella)
ladder-rows = solo righe il cui nome contiene questo, come 2p o search; * sta per qualunque cosa
ladder-carry = il codice dei bot è cambiato, ma non il loro gioco: riprendere le partite del codice di prima, se tante di esse, rigiocate, finiscono allo stesso modo
ladder-page-only = non giocare: scrivere solo la pagina
ladder-not-alike = { $row }: la partita { $number } della distribuzione { $deal } finisce diversamente con i bot di oggi; la riga ricomincia.
refused-ladder-rows = Nessuna riga ha "{ $pattern }" nel nome; ci sono: { $names }.
ladder-stopped = Fermato. Le partite giocate finora sono salvate in { $folder }; lo stesso comando riprende da lì.
ladder-written = Scritto: { $file }

## La scala: la sua pagina

ladder-title = # La scala
ladder-intro =
    Quale bot batte quale, e con che certezza. `make ladder` gioca ciò che manca e scrive questa pagina; si può
    fermare in ogni momento e riprende da dov'era. Come funziona l'arena, e come iscrivere un bot tuo, è spiegato
    in [bots.md](bots.md).
ladder-quick-note =
    Un'occhiata, fatta da `make ladder-quick`: poche partite, e poco tempo per pensare. La vera scala è docs/ladder.md.
ladder-wins-title = ## Chi vince
ladder-wins-note =
    A un tavolo di più di due il bot siede da solo tra copie di quello con cui è misurato. Una vittoria condivisa
    conta in parti. Entrambi gli intervalli sono al 95 %: quello di Wilson considera indipendenti tutte le partite;
    l'altro considera indipendenti le distribuzioni, come sono, e manca dove tutte sono finite allo stesso modo. Ciò
    che si vuole vale per il più largo dei due.
ladder-earlier-note =
    Le partite indicate come precedenti sono state giocate prima che cambiassero i bot, le regole o il pacchetto;
    l'ultima tabella dice con quali, e [bots.md](bots.md#challengers-and-earlier-bots) che cosa è cambiato da
    allora nei bot. Saranno rigiocate.
ladder-bots-title = ## I bot
ladder-bots-note =
    Una valutazione (openskill, Plackett-Luce, con il suo intervallo al 95 %) confronta i bot dentro una riga, e non
    oltre. I punti sono media con intervallo al 95 %, poi minimo / quarto / metà / tre quarti / massimo. Il numero
    dopo `search:` è il suo budget, in simulazioni a decisione; i secondi sono del processore della macchina qui sotto.
ladder-limits =
    ## Che cosa non mostra

    - Come se la cavano contro le persone: nessuna si è ancora seduta.
    - Se un budget in secondi dia lo stesso: dipende dalla macchina, quindi le righe si misurano in simulazioni.
    - Quanto sia buono un bot in assoluto. Un bot che sfrutta le abitudini di `sense` qui sembra migliore di com'è.
    - Altri tavoli: numeri di giocatori, edizioni, modi e impostazioni che non stanno in nessuna riga non sono misurati.
ladder-origin-title = ## Come si è giocato
ladder-table = tavolo
ladder-bot = bot
ladder-bots = bot
ladder-against = contro
ladder-games = partite
ladder-share = vinte
ladder-wilson = 95 % (Wilson)
ladder-by-deal = 95 % (per distribuzione)
ladder-fair = quota equa
ladder-wanted = si vuole
ladder-rating = valutazione
ladder-score = punti
ladder-quartiles = la loro ampiezza
ladder-decisions = decisioni a partita
ladder-seconds = secondi a decisione
ladder-unfinished = fermate dal limite
ladder-rules = regole
ladder-pack = pacchetto
ladder-machine = cominciato su
ladder-place = { $game }, { $players ->
    [one] in solitario
   *[other] { $players } giocatori
  }
ladder-earlier = { $games }, precedenti
ladder-missing = finora { $played } di { $total }
ladder-wanted-share = { $share }
ladder-wanted-low = da oltre { $low }
ladder-met = sì: { $wanted }
ladder-not-met = **no**: { $wanted }
ladder-rules-cell = { $edition }, versione { $version }, bot { $bots }
ladder-carried-cell = { $games } partite dei bot { $bots }
ladder-again-cell = { $again } delle quali rigiocate dai bot { $bots }: uguali
ladder-machine-cell = { $machine }, Python { $python }, { $date }
