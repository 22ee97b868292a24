### Rocketmen spiegato: due minuti, le icone, e la guida della prima partita.
### Un testo della guida comincia con il suo titolo tra due asterischi.
### Le partite dietro i consigli stanno accanto ai testi inglesi.

## Come si gioca in due minuti

guide-rm-brief-aim = **Lo scopo.** Lancia missioni verso l'orbita terrestre, la Luna e Marte. Ogni missione che arriva porta punti vittoria (PV), di più a chi arriva per primo. Vince chi ha più punti.
guide-rm-brief-hand = **La tua Mano.** Giochi con sei carte. Una carta vale il denaro e gli oggetti che vi sono stampati: Computer, Materiali Compositi, Biotecnologia, Scienza e punti Vettore.
guide-rm-brief-buy = **Compra.** Metti giù carte che coprono il prezzo e prendi una carta migliore dal display, o un Motore. Ciò che hai comprato e ciò con cui hai pagato ti tornano più tardi, così le tue carte migliorano turno dopo turno.
guide-rm-brief-plan = **Prepara.** Per $10 a carta, metti una Missione sul Piano Missione, e Motori e altre carte con oggetti sulla Rampa di Lancio. Restano lì finché voli.
guide-rm-brief-launch = **Lancia.** Con i punti Vettore che la tua missione chiede, scegli una destinazione e parti. Le carte sulla Rampa di Lancio con il suo oggetto di spinta muovono il Vettore prima della prima pescata.
guide-rm-brief-fly = **Sfida la sorte.** Pesca fino a 3, 4 o 5 carte; ciascuna muove il Vettore del suo numero, da 0 a 4. Se arrivi, guadagni punti. Se finisci le pescate, perdi la Rampa di Lancio. Dopo ogni pescata puoi abortire a un piccolo prezzo.
guide-rm-brief-end = **La fine.** Quando qualcuno ha abbastanza punti sul tracciato, o le missioni finiscono, il round si gioca fino in fondo. I Pericoli comprati, un Obiettivo Personale e i primi segnalini di Luna e Marte aggiungono punti.

## Lo scopo, il tavolo, le carte

guide-rm-aim = **Per che cosa giochi.** Porta missioni in orbita terrestre, sulla Luna e su Marte. Ogni arrivo dà punti vittoria (PV), di più al primo visitatore. L'ultimo round comincia quando qualcuno ha raggiunto la bandiera sul tracciato dei punti vittoria, o quando le missioni finiscono. Vince chi ha più punti.
guide-rm-aim-battle = **Per che cosa giochi.** Questa è la partita breve: ogni missione vola verso l'orbita terrestre. Ogni arrivo dà punti vittoria (PV), di più al primo visitatore. Appena qualcuno ha completato quattro missioni, è l'ultimo round. Vince chi ha più punti.
guide-rm-aim-solo = **Per che cosa giochi.** In solitario contro l'AI, che lancia missioni proprie e consuma il display. Vinci con più punti vittoria dell'AI, se anche il tuo Obiettivo Personale è raggiunto.
guide-rm-table = **Che cosa c'è e dove.** Il mercato ha sei carte nel display e tre pile di Motori. La mappa mostra dove possono volare le missioni e quanto pagano. La tua plancia ha la Mano, il Piano Missione e la Rampa di Lancio. Per leggere una carta, ferma il puntatore su di essa o tienila premuta con il dito.
guide-rm-hand = **Le carte sono il tuo denaro.** Ogni carta della Mano paga con ciò che vi è stampato: dollari e oggetti. Non c'è una borsa: paghi mettendo giù carte, e non ricevi resto. Non sono perse; ti tornano più tardi.
guide-rm-goals = **I tuoi Obiettivi Personali.** Hai due obiettivi segreti. Alla fine uno di essi dà punti, se hai fatto ciò che chiede. Guardali ora: ti dicono dove volare.
guide-rm-goal-alone = **Il tuo Obiettivo Personale.** In solitario hai un obiettivo, ed è vincolante: quali che siano i tuoi punti, perdi se alla fine non è raggiunto. Guardalo ora.
guide-rm-variants = **Ci sono Varianti in gioco.** Due carte Variante sono scoperte. Cambiano una regola o aggiungono punti alla fine, per tutti. Leggile una volta; contano per tutta la partita.
guide-rm-what-to-buy = **Che cosa conviene comprare?** Uno o due Motori, e presto: senza punti Vettore non vola niente, e chi non ne compra nei primi quattro round vince di rado. In due giocatori compra presto anche Risorse: arricchiscono ogni turno successivo.
guide-rm-engines = **Motori.** Un Motore dà punti Vettore e nient'altro, e puoi comprarne uno per turno. L'orbita terrestre chiede pochi punti, la Luna di più, Marte molti.
guide-rm-threats = **Pericoli.** Impatto con Asteroide, Cambiamento Climatico e Pandemia valgono 2 PV alla fine e non servono ad altro: riempiono soltanto la Mano. Costano di più quanti più punti hai. Comprane, ma non nei primi otto round: chi ha troppa fretta di prenderli perde più spesso.
guide-rm-effects = **Una carta che fa qualcosa.** Alcune carte si possono giocare per ciò che dicono invece che per ciò che pagano: cerca la parola SCARTA. Ottieni l'una o l'altra cosa, non entrambe.
guide-rm-tokens = **I risultati pagano.** Il tuo segnalino da $20 e il tuo segnalino Scienza possono pagare una volta per turno, come una carta che resta tua. Usati o no, nel tuo prossimo turno sono di nuovo pronti.
guide-rm-pad-effects = **Aiuti dalla Rampa di Lancio.** Ora si può usare una carta RAMPA DI LANCIO. Alcune per questo si scartano, altre lasciano il gioco: prima leggi la carta. Ciascuna funziona una volta per lancio; non devi usarne nessuna.
guide-rm-depot = **Il Deposito.** Una volta per turno custodisce una carta della Mano, o restituisce tutto ciò che custodisce. Così puoi tenere carte per un turno successivo.
guide-rm-market = **Mercato Aperto.** Per $10 puoi mettere una carta del display sotto il mazzo, e ne arriva una nuova: per te, o per il prossimo giocatore.
guide-rm-give = **Dare da mangiare all'AI?** Una volta per turno puoi dare all'AI una carta del display, e il suo Vettore avanza di una casella. Così si svuota uno spazio: l'AI prende la carta più a sinistra solo quando sono pieni tutti e sei.

## Che cosa è appena successo

guide-rm-bought = **Hai comprato qualcosa.** La nuova carta e quelle con cui hai pagato stanno nella tua Area di Gioco. Alla fine del turno vanno nel Magazzino. Quando il tuo HQ è vuoto, il Magazzino si mescola in un nuovo HQ, e allora peschi ciò che hai comprato.
guide-rm-planned = **Una missione è pianificata.** Aspetta sul Piano Missione finché non la lanci. Dove può andare e quanti punti Vettore richiede ogni destinazione è stampato sulla carta. Non devi ancora decidere dove.
guide-rm-loaded = **La Rampa di Lancio cresce.** Lì le carte aspettano il lancio: aggiungono punti Vettore, spinta e i loro effetti RAMPA DI LANCIO. Non pagano più niente, e dopo un successo o un fallimento tornano nel Magazzino.
guide-rm-turn-ended = **Il tuo turno è finito.** Ciò che hai giocato va nel Magazzino, e peschi di nuovo fino a sei carte. Le carte che non hai usato restano in Mano.
guide-rm-rival = **Ora tocca a un altro.** Gli altri giocatori fanno ciò che fai tu: comprano, preparano, lanciano. Puoi guardare tutto ciò che hanno tranne la Mano e gli obiettivi. Il loro Piano Missione mostra che cosa preparano: chi raggiunge per primo una posizione vi guadagna più punti.
guide-rm-shuffled = **Un nuovo HQ.** Il tuo HQ è finito, quindi il Magazzino è stato mescolato e ora è il tuo HQ. Da qui in poi peschi le carte che hai comprato.
guide-rm-declared = **Un lancio.** Il Vettore parte da 0. L'orbita terrestre dista 8 caselle, la Luna 10, Marte 13. Per arrivarci ci sono 3, 4 o 5 pescate. I punti Vettore decidono soltanto se puoi partire.
guide-rm-boosted = **Spinta.** Prima della prima pescata, il Vettore è avanzato di una casella per ogni oggetto di spinta sulla Rampa di Lancio: Computer verso l'orbita terrestre, Materiali Compositi verso la Luna, Biotecnologia verso Marte. Scienza vale come uno qualsiasi.
guide-rm-drawn = **Carte Successo Missione.** Il mazzo ne ha 18: un 4, quattro 3, sei 2, cinque 1 e due 0. La media è appena sotto 2. Prima di ogni lancio si mescolano tutte e 18.
guide-rm-zero = **Uno zero.** Ha consumato una pescata, e il Vettore resta fermo. Due carte su diciotto sono così.
guide-rm-aborted = **Abortita.** La missione resta pianificata e può volare un'altra volta. Il prezzo è qualche carta della Rampa di Lancio: una in meno di quelle pescate.
guide-rm-failed = **La missione è fallita.** Le pescate sono finite e il traguardo non è stato raggiunto: tutta la Rampa di Lancio è scartata. Non si perde altro. Le carte vanno nel Magazzino e tornano.
guide-rm-arrived = **La tua missione è arrivata!** Hai guadagnato subito i punti della posizione e un risultato per il resto della partita. La carta Missione è andata per sempre; le carte della Rampa di Lancio ti tornano più tardi.
guide-rm-rival-arrived = **Qualcuno è arrivato.** Quella posizione paga ancora chi viene dopo, solo di meno. Tu non puoi visitare due volte una posizione.
guide-rm-first-token = **Primi sulla Luna o su Marte.** Chi completa lì la prima missione prende un segnalino che alla fine vale 1 PV.
guide-rm-ending = **La fine è vicina.** Il round si gioca fino in fondo, così tutti hanno avuto lo stesso numero di turni. Ora contano i punti: un lancio che può ancora arrivare, o Pericoli che puoi pagare.
guide-rm-ai-mission = **L'AI ha una missione.** Due carte dicono dove vola e da dove parte il suo Vettore. All'inizio di ogni tuo turno avanza di una casella. Puoi vedere quanti turni restano.
guide-rm-ai-arrived = **L'AI è arrivata.** Guadagna i punti della posizione come un giocatore. Se c'è stata prima di te, lì tu ottieni meno.
guide-rm-ai-took = **L'AI prende una carta.** Se lasci pieno il display, alla fine del tuo turno l'AI prende la carta più a sinistra; un Pericolo le dà 2 PV. Ma non comprare solo per questo: chi compra qualcosa ogni turno vince meno spesso.

## Che cosa considerare

guide-rm-idea-rhythm = **Un buon ritmo.** Due o tre turni di acquisti, poi la prima missione, di regola in orbita terrestre: chi compra per sei turni, o vola subito più lontano, vince di rado. Il suo risultato ti aiuta per il resto della partita.
guide-rm-idea-boost = **Caselle sicure.** Una pescata porta in media poco meno di 2 caselle. Chiediti quindi quante caselle mancano dopo la spinta: 6 con tre pescate verso l'orbita terrestre sono una scommessa alla pari, 5 una buona. Se le probabilità sono scarse aspetta più spinta, ma non la certezza: chi aspetta l'80% vince di rado.
guide-rm-idea-combine = **Compra e piazza in un turno.** Puoi fare tante cose quante le tue carte ne pagano. Ogni pagamento sta per sé: ciò che una carta dà di troppo è perso.
guide-rm-idea-cost = **Ogni carta fa una cosa.** Una carta che paga non si può piazzare in questo turno, e una carta sulla Rampa di Lancio non paga. Il denaro stampato su una carta che piazzi paga però il suo piazzamento.
guide-rm-idea-points = **Prima vicino, poi più lontano.** Le destinazioni lontane pagano di più e richiedono di più. Dopo le prime missioni vola più lontano: chi vola solo in orbita terrestre non ha speranze.

## Che cosa ti si chiede ora

guide-rm-now-waiting = **Tocca a { $name }.** Per te non c'è altro da fare che guardare. Intanto puoi esaminare ogni carta e ogni pila.
guide-rm-now-chance = **Si danno le carte.** Va da sé; ci vuole un momento.
guide-rm-now-over = **La partita è finita.** Grazie di aver giocato!
guide-rm-now-acting = **Il tuo turno.** Fai quante cose vuoi, in qualsiasi ordine: compra, piazza carte, scarta. Alla fine lancia, o termina il turno.
guide-rm-now-acting-launch = **Puoi lanciare.** Hai i punti Vettore che la tua missione richiede. Un lancio chiude il turno, quindi fai prima tutto il resto. Se le probabilità sembrano scarse, carica più spinta e vola più tardi.
guide-rm-now-acting-pending = **Usa ciò che hai guadagnato.** Una carta con cui hai pagato ti ha dato una pesca o un piazzamento gratis. Usalo prima di lanciare o terminare il turno, o è perso.
guide-rm-now-acting-plan = **Compra, o pianifica una missione.** Scegli una carta del mercato per comprarla. Oppure metti una Missione della Mano sul Piano Missione per $10, che il suo stesso denaro può pagare. Solo dopo possono andare carte sulla Rampa di Lancio.
guide-rm-now-acting-load = **Carica, o compra.** La tua missione è pianificata. Metti Motori e carte con oggetti sulla Rampa di Lancio, $10 ciascuna, o compra altre carte per dopo. Le carte che non usi restano in Mano.
guide-rm-now-acting-buy = **Compra qualcosa.** Scegli una carta del display o un Motore che la tua Mano può pagare. Se niente ti serve, termina il turno.
guide-rm-now-acting-end = **Nient'altro da fare?** Adesso non puoi pagare altro. Termina il turno, e peschi nuove carte. Puoi anche scartare, se vuoi che ne arrivino altre.
guide-rm-now-purchasing = **Paga il prezzo.** Scegli carte della Mano finché denaro e oggetti sono coperti, poi conferma. Puoi aggiungere un'altra carta del mercato allo stesso acquisto. Niente è fatto prima che confermi: annulla quanto vuoi.
guide-rm-now-placing = **Paga il piazzamento.** Ogni carta che piazzi costa $10. Scegli che cosa paga, o aggiungi altre carte, poi conferma. Il denaro stampato sulle carte piazzate conta da sé.
guide-rm-now-refreshing = **Mercato Aperto.** Paga $10 con carte o un segnalino, poi conferma: la carta va sotto il mazzo.
guide-rm-now-taking-threat = **Quale Pericolo?** La tua carta ti fa prendere gratis uno di questi. Valgono tutti lo stesso.
guide-rm-now-removing = **Rimuovi una carta.** La carta che scegli lascia il gioco per sempre. Le altre le pescherai più spesso.
guide-rm-now-cycling = **Cambia carte.** Scegli le carte della Mano di cui vuoi liberarti in questo turno, poi conferma: ne peschi altrettante nuove.
guide-rm-now-top-decking = **Una carta per il prossimo turno.** La carta che scegli va dalla tua Area di Gioco in cima al tuo HQ: la peschi per prima.
guide-rm-now-counting = **Prima del conteggio.** Il tuo Spionaggio Industriale può diventare la copia di una carta su un'altra Rampa di Lancio. Poi conta i punti Vettore e parti.
guide-rm-now-flying = **Pesca.** La prossima carta Successo Missione muove il Vettore del suo numero. Prima della prima pescata non si può abortire.
guide-rm-now-flying-abort = **Continuare o abortire?** Se peschi ancora puoi arrivare, o finire le pescate e perdere la Rampa di Lancio. Se abortisci, scarti una carta della Rampa di Lancio in meno di quante ne hai pescate; la missione resta pianificata. Guarda quante caselle mancano. In due giocatori chi non abortisce mai vince meno spesso.
guide-rm-now-reacting = **Rispondere alla pescata?** La carta non ha ancora mosso il Vettore. Una tua carta può cambiarla; oppure lasciala valere.
guide-rm-now-choosing-first = **Scegli la tua prima pescata.** Il suo numero muove il Vettore. Le altre carte sono fuori da questo lancio, quindi il resto del mazzo cambia un po'.
guide-rm-now-last-chance = **L'ultima occasione.** Non restano pescate, e il traguardo non è raggiunto. Solo ciò che ora è proposto può ancora portarvi il Vettore.
guide-rm-now-abort-discarding = **Paga per aver abortito.** Scegli le carte della Rampa di Lancio di cui puoi fare a meno. Non sono perse per sempre: vanno nel Magazzino.
guide-rm-now-keeping-engines = **Tieni i Motori.** Puoi riprendere in Mano dei Motori prima che la Rampa di Lancio si svuoti. Così li hai subito per la prossima missione.
guide-rm-now-keeping-mission = **Tenere la missione?** Se resta pianificata puoi riprovare, e risparmi $10 e l'attesa della carta. Se la scarti, puoi pianificarne un'altra.
guide-rm-now-offering-end = **Provocare la fine?** Puoi fare di questo l'ultimo round. Quando finisce, vince chi ha più punti.
guide-rm-now-discarding-excess = **Troppe carte.** Hai più carte del tuo limite di Mano. Scegli che cosa va nel Magazzino; torna più tardi.

## Le prime mosse di una prima partita

guide-rm-first-engine = Senza punti razzo non vola niente. Clicca la carta, poi paga: la guida ti mostra con che cosa.
guide-rm-first-engine-again = Un secondo motore rende possibile il prossimo volo. Clicca la carta, poi paga.
guide-rm-first-pay = Questa carta paga. Ciò che paga non è perso: ti torna più tardi.
guide-rm-first-confirm = Il prezzo è coperto. Così è fatto.
guide-rm-first-asset = Ti restano due carte, e bastano per questa. Ciò che compri oggi ti torna in mano più tardi.
guide-rm-first-end = Ciò che ti resta in mano rimane lì. Peschi di nuovo fino a sei carte.
guide-rm-first-end-wait = Ciò che hai preparato resta dov'è, e arrivano carte nuove.
guide-rm-first-plan = Una missione va pianificata prima di volare. Piazzarla costa $10, e li paga il suo stesso denaro.
guide-rm-first-boost = La sua risorsa fa avanzare il razzo prima della prima carta: è la spinta. Una casella sicura, senza bisogno di fortuna.
guide-rm-first-load = Sulla rampa il motore dà i suoi punti razzo. Ora la missione ha ciò che le serve.
guide-rm-first-launch = Tutto è pronto. L'orbita terrestre è il luogo più vicino, e chi arriva per primo ottiene più punti.
guide-rm-first-draw = Ogni carta fa avanzare il razzo del suo numero, da 0 a 4. Vedi quanto manca ancora.

## Le icone

icon-rm-money = **Denaro.** I dollari di una carta. Pagano quando la metti giù.
icon-rm-computer = **Computer.** Un oggetto; spinge il Vettore verso l'orbita terrestre.
icon-rm-composite = **Materiali Compositi.** Un oggetto; spinge il Vettore verso la Luna.
icon-rm-biotech = **Biotecnologia.** Un oggetto; spinge il Vettore verso Marte.
icon-rm-science = **Scienza.** Un jolly: vale come Computer, Materiali Compositi o Biotecnologia.
icon-rm-rocket = **Punti Vettore.** A una missione ne servono abbastanza per partire.
icon-rm-vp = **Punti vittoria.** Chi ne ha di più vince la partita.
icon-rm-hand = **Mano.** Le carte che hai; come risultato, una carta in più.
icon-rm-satellite = **Satellite.** Un tipo di missione.
icon-rm-spaceship = **Astronave.** Un tipo di missione.
icon-rm-space-hotel = **Hotel Spaziale.** Un tipo di missione.
icon-rm-orbital-shipyard = **Cantiere Orbitale.** Un tipo di missione.
icon-rm-space-station = **Stazione Spaziale.** Un tipo di missione.
icon-rm-asteroid-mining = **Miniera Spaziale.** Un tipo di missione.
icon-rm-base = **Base.** Un tipo di missione.
icon-rm-asteroid-impact = **Impatto con Asteroide.** Un Pericolo: 2 PV alla fine.
icon-rm-climate-change = **Cambiamento Climatico.** Un Pericolo: 2 PV alla fine.
icon-rm-pandemic = **Pandemia.** Un Pericolo: 2 PV alla fine.
icon-rm-engine = **Motore.** Dà punti Vettore; se ne può comprare uno per turno.
icon-rm-discard = **SCARTA.** Gioca la carta per il suo effetto invece di pagare con essa.
icon-rm-one-use = **USO UNICO.** L'effetto toglie la carta dal gioco.
icon-rm-launch-pad = **Rampa di Lancio.** Dove le carte aspettano il lancio; su una carta: il suo effetto funziona lì.
icon-rm-pay = **SE USATA PER PAGARE.** Pagando con la carta se ne guadagna anche l'effetto.
icon-rm-person = **Segno dei giocatori.** La carta si usa solo da quel numero di giocatori in su.
icon-rm-hq = **HQ.** Il mazzo di pesca coperto di un giocatore.
icon-rm-warehouse = **Magazzino.** Carte usate; si mescola in un nuovo HQ quando quello è vuoto.
icon-rm-junkyard = **Discarica.** Carte fuori dal gioco; possono ancora contare per i punti.
icon-rm-deck = **Mazzo, pescate.** Carte coperte, o quante se ne possono pescare in un lancio.
icon-rm-plan = **Piano Missione.** Dove sta la missione prevista.
icon-rm-area = **Area di Gioco.** Carte giocate o comprate in questo turno.
icon-rm-store = **In deposito.** Carte custodite su un Deposito.
icon-rm-flag = **Bandiera.** Missioni completate, un traguardo, o i punti che provocano la fine.
icon-rm-lock = **Lucchetto.** Nascosto a te, o non si può annullare.
icon-rm-market = **Mercato.** Il display e le pile di Motori.
icon-rm-space = **Spazio.** La mappa con Terra, Luna e Marte.
icon-rm-players = **Giocatori.** Le plance degli altri.
icon-rm-log = **Diario.** Che cosa è successo.
icon-rm-undo = **Annulla.** Annulla la tua ultima mossa.
icon-rm-cross = **Chiudi.**
icon-rm-check = **Spunta.** Pagato, raggiunto o sufficiente.
icon-rm-play = **Continua.**
icon-rm-copy = **Copia.** Una carta diventata copia di un'altra.

## Parts of the legend

guide-rm-legend-items = Che cosa danno e costano le carte
guide-rm-legend-cards = Sulle carte
guide-rm-legend-missions = Missioni
guide-rm-legend-places = Luoghi
