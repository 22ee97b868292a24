### Il tavolo su cui sta ogni gioco: che cosa rifiuta, e che cosa non va in un file di partita.

## Più cose di seguito

list-more = { $list }, { $next }
list-last = { $list } e { $last }

## Un nome che un pacchetto dà lingua per lingua

own-names = { $it }

## Chi è (i giocatori sono numerati da 1; 0 è il caso, -1 uno spettatore)

seat-number = Giocatore { $number }

refused-game-over = La partita è finita, quindi nessuno può più agire.
refused-not-your-turn = { $awaited ->
    [0] Sta per essere pescata una carta, quindi { $player ->
        [-1] uno spettatore
       *[other] { $who }
      } deve aspettare.
   *[other] Tocca a { $turn }, quindi { $player ->
        [-1] uno spettatore
        [0] il caso
       *[other] { $who }
      } non può agire.
  }
refused-impossible-outcome = Adesso il caso non può portare "{ $outcome }", perché non è tra le cose da cui si pesca.

## Tornare indietro

refused-undo-nothing = Non c'è niente da annullare, perché non è ancora stato fatto niente.
refused-undo-other-seat = L'ultima mossa è di { $player }, e puoi annullare solo le tue.
refused-undo-learned = Non puoi annullarla, perché nel frattempo è stato rivelato qualcosa.

## Quale gioco, chi gioca

refused-unknown-game = Il gioco "{ $game }" non esiste; c'è: { $known }.
refused-game-broken = Il gioco "{ $entry }" resta fuori, perché non funziona ({ $reason }). Aggiorna il suo pacchetto o disinstallalo.
refused-game-no-kit = Il gioco dell'entry point "{ $entry }" resta fuori, perché lì non c'è un kit, cioè un oggetto di una classe che viene da spacerace.games.kit.Kit. Aggiorna il suo pacchetto o disinstallalo.
refused-game-name = Il gioco dell'entry point "{ $entry }" resta fuori, perché "{ $game }" non è un nome: servono al massimo 20 lettere minuscole dalla a alla z e cifre, con trattini in mezzo. Aggiorna il suo pacchetto o disinstallalo.
refused-game-taken = Il gioco dell'entry point "{ $entry }" resta fuori, perché il nome "{ $game }" è già preso. Disinstalla il suo pacchetto, o l'altro con questo nome.
refused-game-no-setups = Il gioco "{ $game }" dell'entry point "{ $entry }" resta fuori, perché non indica nessun modo di giocare (setups). Aggiorna il suo pacchetto o disinstallalo.
refused-game-lacks = Il gioco "{ $game }" resta fuori, perché alle sue regole manca: { $lacking }. Aggiorna il suo pacchetto o disinstallalo.
refused-game-other-name = Il gioco "{ $game }" resta fuori, perché le sue regole lo chiamano "{ $rules }". Aggiorna il suo pacchetto o disinstallalo.
refused-unknown-bot = Il bot "{ $bot }" non esiste; c'è: { $known }.
refused-bot-budget = "{ $budget }" non è un budget: scrivi un numero di simulazioni come 200, o di secondi come 1.5s; maggiore di 0, e al massimo { $simulations } o { $seconds }.
refused-no-budget = Il bot "{ $bot }" non accetta un budget; questi sì: { $thinkers }.
refused-no-sense = Non c'è un'euristica per "{ $game }"; c'è per: { $known }.
refused-no-bot-file = Non c'è un file "{ $file }" da cui prendere un bot.
refused-bot-file-broken = Il bot di "{ $file }" non si può creare: { $reason }
refused-bot-file-classes = { $count ->
    [0] Nessuna classe in "{ $file }" ha
   *[other] In "{ $file }" { $count } classi hanno
  } un metodo "choose"; il file di un bot ne ha esattamente una.
refused-bot-count = { $bots ->
    [one] È indicato un bot
   *[other] Sono indicati { $bots } bot
  } per { $players ->
    [one] un posto
   *[other] { $players } posti
  }; indica un bot per tutti i posti o uno per ciascuno.

## File di partita

match-file-line = Riga { NUMBER($line, useGrouping: 0) }: { $problem }
match-file-first-line = Un file di partita comincia con la riga "{ $expected }".
match-file-no-colon = In "{ $text }" ci vogliono i due punti.
match-file-unknown-field = L'intestazione non ha un campo "{ $field }".
match-file-double-field = L'intestazione dice due volte "{ $field }"; tieni una delle due righe.
match-file-missing-field = Nell'intestazione manca il campo "{ $field }".
match-file-not-a-number = Il campo "{ $field }" dev'essere un numero intero, non "{ $value }".
match-file-bad-pack = Il campo "pack" deve contenere un nome, una versione e un hash, non "{ $value }".
match-file-newer-rules = Questo file è stato scritto con la versione { $found } delle regole, ma qui se ne conoscono solo fino alla { $known }.
match-file-bad-start = Nessuna partita con queste regole può trovarsi così: { $reason }.
match-file-unknown-seat = Qui nessuno si chiama "{ $name }"; i posti sono: { $seats }.
match-file-some-sides = Il posto di { $name } e quelli prima devono indicare tutti una parte (come "seat: { $name }: red") oppure nessuno.
refused-side = Nessuno può giocare con "{ $side }"; si sceglie tra: { $known }.
refused-no-sides = Questo gioco non ha parti tra cui scegliere: nessuno può giocare con "{ $side }".
refused-same-side = Due posti non possono giocare entrambi con "{ $side }"; scegli altro per uno dei due.
refused-side-count = Sono indicate { $sides } parti per { $players } posti; indicane una per posto, o meno.

## Il testo breve di un'azione

refused-unknown-verb = Nessuna azione si chiama "{ $verb }".
refused-word-count = L'azione "{ $text }" non va bene, perché dopo "{ $verb }" { $expected ->
    [0] non viene niente
    [one] viene una parola
   *[other] vengono { $expected } parole
  }.
refused-unknown-seat = Il posto "{ $word }" non esiste; i posti sono numerati da 0.
refused-unknown-word = La parola "{ $word }" qui non va bene; può essere: { $known }.
