### Il rapporto sull'equilibrio: il comando, la sua pagina, le sue tabelle.

## Il comando

cli-report-short = fa giocare i bot e scrive una pagina di cifre
cli-report =
    Fa giocare molte partite ai bot, conta che cosa succede e scrive una pagina HTML con cifre, intervalli e grafici.
    Le cifre si possono anche salvare, per metterle accanto a quelle di un altro giorno, pacchetto o bot.
cli-report-example =
    esempio:
      spacerace report rocketmen --players 2,4 --games 300 --jobs 2 --json figures.json
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

report-title = Rapporto sull'equilibrio: { $game ->
    [rocketmen] Rocketmen
   *[other] { $game }
  }
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

## Gruppi di partite

report-players = { $players ->
    [one] 1 giocatore
   *[other] { $players } giocatori
  }
report-level-easy = facile
report-level-normal = normale
report-level-hard = difficile

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
report-year = { $year }
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
report-aim-missions-two = Chi vince ha completato da 4 a 6 missioni
report-aim-missions-four = Chi vince ha completato da 3 a 5 missioni
report-aim-tokens = Almeno il 15 % delle partite finisce per i segnalini missione (RM-9.1 b, c)
report-aim-destinations = Ogni destinazione ha almeno l'8 % delle missioni
report-aim-lead = Chi vince ha un vantaggio minore di 8
report-aim-seats = Ogni posto nell'ordine di gioco vince entro 4 punti dalla quota pari
report-aim-assets = Ogni Risorsa è comprata nel 10-95 % delle volte in cui è mostrata a chi potrebbe pagarla
report-aim-assets-copy = Delle carte di ogni Risorsa mai mostrate così, il 10-95 % è comprato
report-aim-solo-easy = Il giocatore vince circa l'80 % (da 70 a 90)
report-aim-solo-normal = Il giocatore vince circa il 50 % (da 40 a 60)
report-aim-solo-hard = Il giocatore vince circa il 25 % (da 15 a 35)
report-aim-course = Nessun percorso è seguito da più del 70 % dei giocatori
report-aim-range = I punteggi di una partita distano in media 15 o più
report-aim-ground = Ogni ricerca della scheda di terra è presa dal 15 al 95 % dei giocatori
report-aim-moon = La Luna è completata dal 40 al 70 % dei giocatori

## Parti della pagina

report-section-length = Durata e fine
report-section-solo = Contro l'AI
report-section-scores = Punteggi
report-section-seats = L'ordine di gioco
report-section-missions = Missioni e lanci
report-section-cards = Carte
report-section-flights = Voli
report-section-scientists = Scienziati e ricerche
report-section-money = Denaro e carte

## Tabelle di ogni gioco

report-length = Durata di una partita
report-length-what = Medie su tutte le partite. Una partita fermata dal limite di round conta come stava. Una decisione è una scelta tra due o più opzioni.
report-row-rounds = round
report-row-in-range = partite da { $low } a { $high } round
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

## Tabelle di Rocketmen

report-end = Come finiscono le partite
report-end-what = Quota di partite finite per ciascuna condizione (RM-9.1).
report-end-threshold = abbastanza punti (RM-9.1 a)
report-end-tokens = tutti i segnalini di un giocatore, ogni destinazione occupata (RM-9.1 b)
report-end-all-tokens = tutti i segnalini di tutti i giocatori (RM-9.1 c)
report-end-fourth-token = una quarta missione
report-end-fifth-token = una quinta missione
report-end-all-locations = tutte le posizioni occupate
report-end-choice = scelta di un giocatore
report-end-display = un display vuoto
report-end-cap = il limite di round, incompiuta
report-end-by-tokens = per segnalini in tutto (RM-9.1 b, c)
report-solo = Partite contro l'AI
report-solo-what = Per vincere il giocatore deve avere più punti dell'AI e l'obiettivo raggiunto (RM-15.5, RM-15.17).
report-row-solo-wins = partite vinte
report-row-solo-goal = obiettivo raggiunto
report-row-solo-ai = punti dell'AI
report-row-solo-lead = punti di vantaggio sull'AI
report-points = Da dove vengono i punti
report-points-what = Punti medi di un giocatore alla fine, per fonte (RM-9.4 a RM-9.8).
report-points-winner = Da dove vengono i punti di chi vince
report-points-winner-what = Punti medi di chi vince alla fine, per fonte.
report-missions = Missioni e lanci per giocatore
report-missions-what = Medie. Conta ogni lancio dichiarato, anche se rinviato o abortito.
report-row-missions-all = missioni di un giocatore
report-row-missions-winner = missioni di chi vince
report-row-missions-launches = lanci di un giocatore
report-destination = Missioni per destinazione
report-destination-what = Quota di tutte le missioni completate verso ciascuna destinazione.
report-location = Missioni per posizione
report-location-what = Quota di giocatori che alla fine vi hanno un segnalino.
report-location-wins = Vittorie per posizione
report-location-wins-what = Quota di vittorie dei giocatori che alla fine vi hanno un segnalino.
report-token = Segnalini Luna e Marte
report-token-what = Quota di partite in cui il segnalino è stato preso (RM-7.24).
report-token-wins = Vittorie con i segnalini Luna e Marte
report-token-wins-what = Quota di vittorie del giocatore che ha preso il segnalino.
report-launch = Come vanno i lanci
report-launch-what = Quota di tutti i lanci dichiarati.
report-launch-success = Successo per destinazione
report-launch-success-what = Quota dei lanci verso ciascuna destinazione che arrivano; quelli abortiti e rinviati no.
report-launch-failure = falliti
report-launch-abort = abortiti
report-launch-scrub = rinviati
report-achievement = Risultati
report-achievement-what = Quota di tutte le missioni completate che portano ciascun risultato.
report-goal = Obiettivi Personali raggiunti
report-goal-what = Quanto spesso un obiettivo è raggiunto alla fine da un giocatore che l'ha ricevuto, che lo conti o no.
report-goal-wins = Vittorie con un Obiettivo Personale raggiunto
report-goal-wins-what = Quota di vittorie dei giocatori che hanno raggiunto l'obiettivo.
report-bought = Comprata quando mostrata a chi potrebbe pagarla
report-bought-what = Una carta è mostrata in un turno al cui inizio, prima che il giocatore faccia qualcosa, una carta di questo disegno si può comprare e pagare con Mano e segnalini. Si conta quanto spesso il giocatore poi ne compra una in quel turno. Una carta che arriva più tardi nel turno non vale. Più copie contano una volta.
report-bought-copy = Carte comprate tra quelle mostrate così
report-bought-copy-what = Delle singole carte del disegno mostrate almeno una volta, all'inizio di un turno, a chi poteva pagarle, la quota che qualcuno ha comprato in qualsiasi momento. Una carta che resta per molti turni qui conta una volta, e nella tabella precedente una volta per turno.
report-bought-game = Comprata in una partita in cui è stata mostrata così
report-bought-game-what = Delle partite in cui il disegno è stato mostrato almeno una volta, all'inizio di un turno, a chi poteva pagarlo, la quota in cui qualcuno l'ha comprato in qualsiasi momento.
report-shown = Mostrata in una partita
report-shown-what = Quota di partite in cui il disegno è stato mostrato almeno una volta, all'inizio di un turno, a chi poteva pagarlo.
report-purchases = Acquisti
report-purchases-what = Quante carte del disegno comprano tutti i giocatori insieme in una partita. I Pericoli presi con un effetto non sono comprati.
report-owners = Proprietari alla fine
report-owners-what = Quota di giocatori che alla fine possiedono una carta del disegno, in qualunque zona.
report-owner-wins = Vittorie dei proprietari
report-owner-wins-what = Quota di vittorie dei giocatori che alla fine possiedono una carta del disegno. Chi è in testa vede più carte, quindi una quota alta da sola non dimostra che una carta sia forte.

## Tabelle di 1969

report-score-last-year = Punteggio per ordine dell'ultimo anno
report-score-last-year-what = Punteggio medio di chi nel 1969 gioca per primo, per secondo e così via. Il divario è tra il posto risultato migliore e quello risultato peggiore, quindi uno piccolo può essere un caso.
report-wins-last-year = Vittorie per ordine dell'ultimo anno
report-wins-last-year-what = Quota di partite vinte da chi nel 1969 gioca per primo, per secondo e così via.
report-launches = Lanci
report-launches-what = Lanci di un giocatore in tutta la partita, per livello; e anni senza lancio.
report-row-level = livello { $level }
report-row-no-launch = nessun lancio
report-course = Percorsi
report-course-what = Quota dei giocatori secondo i livelli delle missioni che lanciano dal 1963 al 1969; una lineetta è un anno senza lancio. I percorsi più comuni.
report-course-row = { $row }
report-completed-level = Completate per livello
report-completed-level-what = Quota di lanci che raggiungono l'ultima casella, per livello.
report-flown = Missioni tentate
report-flown-what = Quota di giocatori che lanciano la missione.
report-completed = Missioni completate
report-completed-what = Quota di lanci che raggiungono l'ultima casella.
report-flown-wins = Vittorie per missione
report-flown-wins-what = Quota di vittorie dei giocatori che lanciano la missione.
report-moon = La Missione Lunare
report-moon-what = Tra tutti i giocatori, chi tenta la Missione Lunare e chi ne raggiunge l'ultima casella; i punti di un tentativo; la casella della bandiera di avanzamento alla fine.
report-row-moon-flown = giocatori che la tentano
report-row-moon-completed = giocatori che la completano
report-row-moon-points = punti di un tentativo
report-row-moon-progress = bandiera di avanzamento
report-moon-year = Anno della Missione Lunare
report-moon-year-what = Quota di giocatori che tentano la Missione Lunare in ciascun anno.
report-row-never = mai
report-hired = Assunzioni
report-hired-what = Scienziati e spie che un giocatore assume in tutta la partita.
report-hired-winner = Assunzioni di chi vince
report-hired-winner-what = Scienziati e spie che chi vince assume in tutta la partita.
report-hired-wins = Vittorie per assunzione
report-hired-wins-what = Quota di vittorie dei giocatori che assumono almeno uno di questo tipo.
report-research = Ricerche con personale
report-research-what = Quota di giocatori che alla fine vi hanno almeno un ricercatore, contando un segnalino Bonus.
report-research-wins = Vittorie per ricerca
report-research-wins-what = Quota di vittorie dei giocatori che alla fine vi hanno almeno un ricercatore.
report-opening = Aperture
report-opening-what = Quota di giocatori per ricerca della loro prima assunzione nella partita; una spia è un'apertura a sé.
report-opening-wins = Vittorie per apertura
report-opening-wins-what = Quota di vittorie dei giocatori che cominciano così, in partite in cui non tutti cominciano allo stesso modo.
report-row-nobody = nessuna assunzione
report-spy-year = Prima spia
report-spy-year-what = Quota di giocatori per anno in cui assumono la prima spia.
report-spy-year-wins = Vittorie per prima spia
report-spy-year-wins-what = Quota di vittorie dei giocatori per anno in cui assumono la prima spia.
report-money = Denaro e carte
report-money-what = Medie di un giocatore in tutta la partita.
report-row-money-left = M rimasti alla fine
report-row-money-sold = prestigio speso
report-row-money-insurance = M pagati dall'Assicurazione
report-row-money-cards-bought = carte comprate
report-row-money-cards-free = carte gratis pescate
report-row-money-cards-for = carte usate per il proprio razzo
report-row-money-cards-against = carte usate contro gli altri
report-sold-year = Prestigio speso per anno
report-sold-year-what = Prestigio che un giocatore spende in ciascun anno.
