### I comandi e il loro aiuto.

cli-all = Giochi da tavolo sulla corsa allo spazio, con amici e bot: { $games }, su un server tuo o in questo terminale. Non ufficiale; ogni rifiuto cita la sua regola.
cli-all-example =
    esempio:
      spacerace --network
cli-commands = comandi
cli-all-usage = spacerace [OPZIONI] [COMANDO] …
cli-group-play = per giocare
cli-group-host = per ospitare
cli-group-study = per studiare
cli-group-change = per modificare ed estendere
cli-no-such-command = Non c'è nessun comando "{ $command }".
cli-no-such-argument = Questo comando non conosce: { $words }.
cli-no-such-choice = "{ $text }" non esiste; ci sono: { $known }.
cli-did-you-mean = Forse "{ $near }"?
cli-more-help = Di più: { $command } --help
cli-word-usage = uso:
cli-word-arguments = argomenti
cli-word-options = opzioni
cli-word-help = mostra questo aiuto ed esce
cli-word-error = %(prog)s: %(message)s
cli-word-argument = %(argument_name)s: %(message)s
cli-word-required = manca: %s.
cli-word-expected-one = serve un valore dopo.
cli-word-expected-some = serve almeno un valore dopo.
cli-word-expected-number = servono %s valori dopo.
cli-word-not-allowed = non va insieme a %s.
cli-word-no-value = non serve un valore dopo, e c'è %r.
cli-version = mostra la versione ed esce

cli-game = il gioco: { $games }
cli-seed = un numero intero: lo stesso seme dà le stesse carte; se manca, uno nuovo
cli-edition = l'edizione delle regole; di norma la prima: { $editions }
cli-mode = come si gioca; di norma il primo modo: { $modes }
cli-pack-file = gioca con le carte di questo file di pacchetto invece di quelle incluse
cli-json = stampa JSON invece di tabelle
cli-match-file = un file di partita, come lo scrive play

## play

cli-play-short = gioca una partita in questo terminale
cli-play =
    Gioca in questo terminale, contro i bot o con altri a una sola tastiera.
    Ogni mossa è salvata subito, così una partita si può lasciare e riprendere in ogni momento.
cli-play-example =
    esempio:
      spacerace play { $game } --seats Ann,Bob,sense --seed 42
cli-play-seats = nomi nell'ordine dei turni, con virgole, e se si vuole la parte dopo i due punti, come Ann:red. I bot possono sedersi più volte: "sense", "random", "search" se si vuole con un limite (search:200, search:1.5s), e uno tuo con il suo file (my_bot.py). Se manca: Capitano,sense; da soli: Capitano
cli-play-round-cap = per un gioco che potrebbe non finire mai: ferma la partita come incompiuta dopo tanti round, e conta i punti; 0 (di norma) per mai
cli-play-odds = mostra accanto a un'opzione le probabilità esatte di ciò a cui porta
cli-play-plain = giocare a un prompt semplice, riga per riga, come in una pipe: per lettori di schermo e script
cli-play-save = salva in questo nuovo file invece che in uno della tua cartella dei dati
cli-play-resume = riprendi una partita salvata
cli-play-trust-bots = con --resume: fa continuare i bot presi da file, che sono programmi e possono fare di tutto su questo computer
cli-default-seats = Capitano,sense
cli-default-seats-alone = Capitano

## simulate

cli-simulate-short = fa giocare molte partite ai bot
cli-simulate = Fa giocare molte partite ai bot, e mostra come finiscono.
cli-simulate-example =
    esempio:
      spacerace simulate { $game } --players 4 --bots random --games 200 --seed 7
cli-simulate-players = quanti giocatori siedono al tavolo (di norma: 2; in solitario: 1)
cli-simulate-bots = un bot per tutti i posti, o uno per ciascuno, con virgole (di norma: random)
cli-simulate-games = quante partite (di norma: 100)
cli-simulate-seed = un numero intero; lo stesso seme dà le stesse partite (di norma: 1)
cli-simulate-round-cap = per un gioco che potrebbe non finire mai: ferma una partita come incompiuta dopo tanti round; 0 per mai (di norma: 200)
cli-simulate-laws = verifica ogni legge del gioco ogni N passi e si ferma se una è violata; lento
cli-simulate-jobs = quanti processi si dividono il lavoro (se manca: 1); le partite sono le stesse
cli-simulate-out = scrive in questo file una riga di JSON per partita; la prima riga dice come riavere le stesse partite
cli-simulate-save = lascia in questa cartella un file di ogni partita, che replay rigioca
cli-simulate-progress = Partite

cli-export-short = scrivere le decisioni di molte partite come dati
cli-export = Fai giocare i bot e scrivi ogni decisione: che cosa si vedeva, che cosa si poteva fare e che cosa ne è venuto.
cli-export-example =
    esempio:
      spacerace export { $game } --players 2 --bots sense --games 100 --out games.parquet
cli-export-bots = un bot per tutti i posti, o uno per ciascuno, separati da virgole (di norma: sense)
cli-export-format = parquet (di norma) o jsonl, una riga di JSON per ogni decisione
cli-export-out = il file da scrivere (di norma: un nome fatto di gioco, giocatori e seme)
cli-export-done =
    { $count ->
        [one] Una decisione è in { $file }.
       *[other] { $count } decisioni sono in { $file }.
    }
cli-export-missing = Parquet richiede un pacchetto che non è installato: { $command }. Senza, funziona --format jsonl.

## replay

cli-replay-short = rigioca un file di partita
cli-replay = Rigioca un file di partita e mostra come sta o com'è finita. Va bene anche una partita lasciata a metà.
cli-replay-example =
    esempio:
      spacerace replay my-game.match --log
cli-replay-log = racconta tutto quello che è successo, riga per riga

## cards

cli-cards-short = elenca le carte con le loro fonti
cli-cards = Elenca le carte. Ogni valore ha un segno di fonte: è stampato da qualche parte, o è una nostra ricostruzione?
cli-cards-example =
    esempio:
      spacerace cards { $game } --source recon
cli-cards-edition = elenca le carte di questa edizione; di norma la prima: { $editions }
cli-cards-pack = elenca le carte di questo file di pacchetto invece di quelle incluse
cli-cards-source = solo carte con un valore di questo segno, e quali valori sono: rule, picture, page, derived o recon
cli-cards-deck = solo questo mazzo; un nome che nessun mazzo ha li elenca tutti

## rules

cli-rules-short = dice una regola, o le elenca tutte
cli-rules = Dice il testo di una regola, dato il suo numero. Con il nome di un gioco: elenca ogni regola con la funzione che la contiene e i test che la mostrano.
cli-rules-example =
    esempio:
      spacerace rules T-4
cli-rules-what = il numero di una regola, come T-4, o un gioco: { $games }
cli-rules-gaps = solo regole senza funzione o senza test

## docs

cli-docs-short = legge i documenti
cli-docs = Stampa un documento, senza rete. Senza nome: li elenca tutti. Sono in inglese; le regole sono nella tua lingua nell'app.
cli-docs-example =
    esempio:
      spacerace docs hosting
cli-docs-page = il nome di un documento, come hosting
refused-no-document = Non c'è nessun documento "{ $page }". Ci sono: { $known }.

## completion

cli-completion-short = fa completare al tasto Tab comandi e opzioni
cli-completion = Stampa uno script per la tua shell. Poi il tasto Tab completa i comandi, le opzioni e i loro valori.
cli-completion-example =
    esempio:
      spacerace completion bash > ~/.local/share/bash-completion/completions/spacerace
cli-completion-shell = la tua shell: bash, zsh, fish, tcsh o powershell
refused-no-completion = Lo script lo fa il pacchetto shtab, che non è installato: pip install shtab

## pack

cli-pack-short = controlla un file di pacchetto, o mostra quello incluso
cli-pack = I file di pacchetto contengono ciò che è stampato su carte e tabellone. Chi possiede il gioco può correggerli.
cli-pack-example =
    esempio:
      spacerace pack check my-pack.toml
cli-pack-check-short = trova ogni errore in un file di pacchetto
cli-pack-check = Trova ogni errore in un file di pacchetto, con la sua riga.
cli-pack-check-example =
    esempio:
      spacerace pack check my-pack.toml
cli-pack-check-file = il file di pacchetto
cli-pack-check-game = il gioco a cui serve; se manca, si capisce da ciò che sta nel file
cli-pack-show-short = stampa il pacchetto incluso
cli-pack-show = Stampa il pacchetto incluso come TOML, da cui cominciare una correzione.
cli-pack-show-example =
    esempio:
      spacerace pack show > my-pack.toml
cli-pack-show-name = il nome del pacchetto, seguito da @1 per la sua prima versione (di norma: il pacchetto di { $game })
cli-pack-ok = a posto: { $pack } con { $parts }, hash { $hash }
cli-pack-parts = { $cards } pezzi

## Che cosa può andare storto

cli-not-a-number = "{ $text }" non è un numero intero
cli-not-positive = "{ $text }" non è 1 o più
cli-negative = "{ $text }" è negativo; scrivi 0 o più
cli-interrupted = Fermato.
refused-no-rule = Non c'è nessuna regola { $rule }. Le regole di un gioco e i loro numeri: spacerace rules GAME
cli-file-problem = Il file { $file } non si può usare: { $reason }.
refused-not-text = Il file { $file } non contiene testo.
refused-resume-options = Il tavolo di { $file } è già preparato: togli ogni opzione tranne --resume.
refused-resume-game = Il file { $file } contiene una partita di { $found }, non di { $wanted }.
refused-resume-bots = In { $file } giocano questi programmi: { $bots }. Possono fare di tutto su questo computer. Se li conosci, aggiungi --trust-bots.
refused-bot-mistyped = "{ $name }" è a malapena un nome: somiglia troppo al bot "{ $bot }". Scrivi "{ $bot }" per il bot, o un altro nome per una persona.
refused-unknown-deck = In questo gioco non c'è un mazzo "{ $deck }". Ci sono: { $known }.
refused-no-person = Qualcuno deve giocare: indica almeno una persona, o lascia giocare da soli i bot con "spacerace simulate".
refused-file-exists = C'è già un file { $file }, e non viene sovrascritto. Scegli un altro nome, o riprendilo con --resume.

## simulate: le sue tabelle

simulate-seat = posto
simulate-mean-score = punteggio medio
simulate-wins = vittorie
simulate-seat-name = posto { $number }
simulate-ai = AI
simulate-games = Partite: { $games }, con { $rounds } round in media
simulate-ends = Finite per: { $reasons }
simulate-end = { $reason } ({ $count })
simulate-speed = Decisioni: { $decisions }, { $speed } al secondo

## cards: la sua tabella

cards-number = n.
cards-name = nome
cards-deck = mazzo
cards-mark = giocatori
cards-copies = copie
cards-cost = costo
cards-items = oggetti
cards-does = effetto
cards-source = fonte
cards-count = { $cards ->
    [one] Un pezzo.
   *[other] { $cards } pezzi.
  }

## rules: la sua tabella

rules-id = regola
rules-function = realizzata da
rules-tests = test
rules-first-test = primo test
rules-count = { $rules ->
    [one] Una regola.
   *[other] { $rules } regole.
  }
rules-no-gaps = Ogni regola ha la sua funzione e il suo test.
rules-no-tests = Qui i test non sono installati, quindi non se ne elencano.

## replay: la sua intestazione

replay-game = { $game }, edizione { $edition }, modalità { $mode }
replay-options = Opzioni: { $options }
replay-option = { $name } { $value }
replay-seats = Posti: { $seats }
replay-seed = Seme { $seed }, pacchetto { $pack }
replay-entries = Voci: { $entries }, round: { $rounds }
replay-still-on = La partita non è finita.

## un errore nostro

refused-broken-law = Al passo { $step } con il seme { $seed } è stata violata una legge del gioco ({ $law }); è un errore nostro, segnalacelo.

## odds

cli-odds-short = dice probabilità esatte
cli-odds = Dice le probabilità esatte di ciò che in un gioco dipende dal caso.
cli-odds-games = giochi
cli-odds-none = Non ci sono probabilità esatte per { $game }.
