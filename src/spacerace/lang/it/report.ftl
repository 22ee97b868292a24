### Il rapporto sull'equilibrio: il comando, la sua pagina, le sue tabelle.

## Il comando

cli-report-short = fa giocare i bot e scrive una pagina di cifre
cli-report =
    Fa giocare molte partite ai bot, conta che cosa succede e scrive una pagina HTML con cifre, intervalli e grafici.
    Le cifre si possono anche salvare, per metterle accanto a quelle di un altro giorno, pacchetto o bot.
cli-report-example =
    esempio:
      spacerace report { $game } --players 2,4 --games 300 --jobs 2 --json figures.json
cli-report-bots = un bot per tutti i posti, o uno per ciascuno, con virgole (di norma: sense)
cli-report-players = numeri di giocatori, con virgole (di norma: tutti quelli che il gioco permette; in solitario: ogni livello)
cli-report-games = quante partite per ogni numero di giocatori o livello (di norma: 200)
cli-report-jobs = quanti processi giocano; le cifre sono le stesse con qualunque numero (di norma: 1)
cli-report-before = cifre che un rapporto precedente ha salvato con --json; nella pagina stanno accanto alle nuove
cli-report-compare = mette fianco a fianco le cifre di due rapporti salvati, e non gioca niente
cli-report-out = scrive la pagina in questo file, sopra uno esistente (di norma: report-GAME.html; nel confronto: report-compared.html)
cli-report-json = salva anche tutte le cifre in questo file; senza un file le stampa, e scrive una pagina solo se c'è --out

## Che cosa può andare storto

refused-report-no-game = Indica il gioco del rapporto, o due rapporti salvati con --compare.
refused-report-compare = Con --compare non si gioca niente: togli tutto tranne i due file, --out e --json.
refused-report-file = Il file { $file } non contiene un rapporto salvato: { $reason }. Salvane uno con --json.
refused-report-format = Il rapporto in { $file } ha il formato { $format }, ma qui si legge solo il formato { $known }. Salvalo di nuovo con --json.
refused-report-other-game = Un rapporto su { $before } non può stare accanto a uno su { $after }: confronta rapporti sullo stesso gioco.
refused-report-place = Non si può scrivere in { $file }: indica un file in una cartella che esiste.
refused-report-same-place = Pagina e cifre non possono essere entrambe { $file }; indica due file con --out e --json.
refused-report-no-plots = I grafici richiedono matplotlib, che non è installato: esegui pip install "spacerace[lab]", o stampa solo le cifre con --json.
report-written = La pagina è in { $file }.

## L'inizio della pagina

report-title = Rapporto sull'equilibrio: { $game }
report-game = { $game }, edizione { $edition }, modalità { $mode }
report-games = { $games } di ciascuno: { $groups }
report-versions = regole { $rules }, spacerace { $version }
report-contents = Contenuto
report-about-before = Prima
report-about-after = Dopo
report-about-game = Gioco
report-about-bots = Bot
report-about-games = Partite
report-about-seed = Seme
report-about-options = Opzioni
report-about-pack = Pacchetto
report-about-rules = Versioni
report-about-date = Data
report-about-command = Per ripetere
report-note-intervals = Ogni cifra sta con il suo intervallo al 95 % e con n, il numero di cose su cui si basa. Ciò che succede in una stessa partita non è indipendente, quindi gli intervalli sono fatti di partite. Le cifre dicono come giocano questi bot; le persone possono giocare in altro modo.
report-note-wins = Una vittoria condivisa si divide tra chi la condivide. Dove le quote di vittoria stanno accanto a ciò che un giocatore ha o fa, non è detto che ne sia la causa: chi è in testa vede, compra e vola di più. La quota pari è quella che tutti vincerebbero se fossero uguali.
report-note-before = Le cifre più vecchie stanno per prime. Un asterisco segna una cifra il cui intervallo non tocca quello più vecchio.
report-before = prima
report-after = dopo
report-changed = *

## Il riassunto

report-summary = In breve
report-summary-aims = { $met } obiettivi su { $all } sono raggiunti.
report-summary-missed = Mancati
report-summary-odd = Che cosa spicca
report-summary-nothing = Nessun obiettivo è mancato, e nessuna cifra è nettamente lontana dalle altre della sua tabella.
report-odd-more = { $row }: { $value }, mentre di solito è { $usual } ({ $group })
report-odd-less = { $row }: solo { $value }, mentre di solito è { $usual } ({ $group })
report-odd-here = spicca: { $rows }
report-how = Come si è giocato, e come leggere le cifre

## Gruppi di partite

report-players = { $players ->
    [one] 1 giocatore
   *[other] { $players } giocatori
  }

## Cifre

report-share = { $value } %
report-mean = { $value }
report-interval = da { $low } a { $high }
report-n = n = { $n }
report-legend-before = { $group }, prima
report-legend-even = quota pari
report-caption = { $title }: valore, intervallo al 95 % e n
report-figcaption = { $title }, con intervalli al 95 %; le stesse cifre stanno nella tabella qui sotto.
report-number = { $number }
report-or-more = { $number } o più
report-below = meno di { $number }
report-span = da { $low } a { $high }
report-place = { $place ->
    [1] primo
    [2] secondo
    [3] terzo
    [4] quarto
   *[other] quinto
  }
report-bot = { $bot }
report-row-gap = migliore meno peggiore

## Obiettivi di equilibrio

report-aims = Traguardi
report-aims-what = Come dovrebbero essere le cifre. "Raggiunto" e "mancato" sono certi entro l'intervallo al 95 %; ciò che sta nel margine d'errore richiede più partite.
report-aims-aim = Traguardo
report-aims-games = Partite
report-aims-figure = Cifra
report-aims-verdict = Esito
report-aims-inside = { $inside } su { $rows } dentro
report-aims-outside = fuori: { $rows }
report-verdict-met = raggiunto
report-verdict-likely = raggiunto, nel margine d'errore
report-verdict-unlikely = mancato, nel margine d'errore
report-verdict-missed = mancato
report-verdict-unknown = nessun dato
report-aim-rounds = Da 10 a 16 round in media
report-aim-lead = Chi vince ha un vantaggio minore di 8
report-aim-seats = Ogni posto nell'ordine di gioco vince entro 4 punti dalla quota pari

## Parti della pagina

report-section-length = Durata e fine
report-section-scores = Punteggi
report-section-seats = L'ordine di gioco

## Tabelle di ogni gioco

report-length = Durata di una partita
report-length-what = Medie su tutte le partite. Una partita fermata dal limite di round conta come stava. Una decisione è una scelta tra due o più opzioni.
report-row-rounds = round
report-row-decisions = decisioni di tutti i giocatori
report-rounds = Round
report-rounds-what = Quota di partite durate tanti round.
report-score = Punteggi
report-score-what = Medie su tutte le partite; il vantaggio è la distanza tra il punteggio più alto e il secondo, l'ampiezza quella tra il più alto e il più basso.
report-row-score-mean = ciascun giocatore
report-row-score-winner = più alto
report-row-score-last = più basso
report-row-score-lead = vantaggio
report-row-score-range = ampiezza
report-score-spread = Distribuzione dei punteggi
report-score-spread-what = Quota di tutti i giocatori con tanti punti.
report-score-place = Punteggio per ordine di gioco
report-score-place-what = Punteggio medio di chi nel primo round gioca per primo, per secondo e così via. Il divario è tra il posto risultato migliore e quello risultato peggiore, quindi uno piccolo può essere un caso.
report-wins-place = Vittorie per ordine di gioco
report-wins-place-what = Quota di partite vinte da chi nel primo round gioca per primo, per secondo e così via.
report-score-bot = Punteggio per bot
report-score-bot-what = Punteggio medio di ciascun bot.
report-wins-bot = Vittorie per bot
report-wins-bot-what = Quota dei suoi posti con cui ciascun bot vince.
