### 1969 spiegato: due minuti, le icone, e la guida della prima partita.
### Un testo della guida comincia con il suo titolo tra due asterischi.

## Come si gioca in due minuti

guide-n69-brief-aim = **Lo scopo.** Sette anni, dal 1963 al 1969. Assumi scienziati, lancia missioni e punta alla Luna. Vince chi ha più punti prestigio (PP).
guide-n69-brief-income = **Introiti.** Ogni anno comincia con del denaro, lo stesso per tutti. Se te ne serve di più, puoi vendere qualche punto prestigio a 2 M l'uno.
guide-n69-brief-hire = **Acquisti.** Assumi scienziati e mettili nelle tue ricerche. Sei ricerche aiutano in generale, sei appartengono ai simboli delle missioni. Una spia va sulla scheda di un altro giocatore e ti porta un segnalino bonus. Le carte spionaggio costano 2 M l'una.
guide-n69-brief-launch = **Lancio.** Una volta all'anno puoi lanciare una missione che non hai ancora compiuto, pagandone il costo.
guide-n69-brief-test = **Il test.** Tira cinque dadi: i successi muovono il razzo avanti, i fallimenti indietro. Ogni ricercatore in un simbolo della missione aggiunge una casella. La Simulazione ritira dadi, il Controllo a Terra trasforma dadi neutri in successi.
guide-n69-brief-spy = **Spionaggio.** Poi gli altri mettono carte coperte per spingere indietro il tuo razzo, e tu ne metti per spingerlo avanti. La casella su cui sta alla fine paga il suo prestigio.
guide-n69-brief-moon = **La Luna.** Ogni missione che finisce sull'ultima casella muove la tua bandiera sulla rotta della Luna. Da lì partirà il tuo razzo lunare. Vale più di tutte, costa più di tutte, e ci voli una volta sola.
guide-n69-brief-end = **La fine.** Dopo il 1969, gli scienziati Famosi portano 3 PP ciascuno, gli Inesperti ne costano 2, una spia sulle tue schede ne costa 1.

## Lo scopo, il tavolo

guide-n69-aim = **Per che cosa giochi.** Sette anni di corsa allo spazio, dal 1963 al 1969. I tuoi lanci portano punti prestigio (PP), e alla fine anche gli scienziati famosi. Vince chi ha più punti. La Luna vale più di ogni altra missione.
guide-n69-table = **Che cosa c'è e dove.** La plancia delle missioni mostra ogni missione con la sua rotta, il suo costo e i suoi simboli. Sulle tue due schede ci sono dodici ricerche con due spazi ciascuna. Il calendario dice gli introiti dell'anno. Punta su una cosa qualsiasi per leggere che cos'è.
guide-n69-phases = **Un anno ha tre parti.** Prima tutti incassano gli introiti, poi tutti fanno acquisti, poi tutti possono lanciare una missione. Il primo giocatore cambia ogni anno.
guide-n69-researches = **Due schede.** Le ricerche della scheda di terra aiutano in ogni missione: ritiri, carte gratis, assunzioni e lanci meno cari. Quelle della scheda del razzo sono i simboli delle missioni: ogni ricercatore lì aggiunge 1 al test di una missione con quel simbolo.
guide-n69-scientists = **Chi assumere?** Base è la scelta semplice. Un Genio conta come due ricercatori. Un Famoso porta 3 PP alla fine. Un Inesperto costa poco, ma alla fine ti toglie 2 PP. Due dello stesso tipo non possono condividere una ricerca, tranne i Base.
guide-n69-spies = **Spie.** Una spia prende uno spazio sulla scheda di un avversario, al quale alla fine costa 1 PP, e ti porta un segnalino bonus nella stessa ricerca tua: un ricercatore che non occupa spazi.
guide-n69-cards-what = **Carte spionaggio.** Hanno un solo uso: dopo un test, spingere un razzo. Quelli degli altri indietro, il tuo avanti. Puoi averne sei. Solo tu ne vedi i valori; tutti vedono quante ne hai.

## Che cosa è appena successo

guide-n69-income = **Introiti.** Hai ricevuto il denaro dell'anno. Arriva da sé, e ciò che non spendi resta tuo.
guide-n69-drawn = **Una carta per te.** Il suo valore lo conosci solo tu. Più è alto, più spinge; quanto costa ogni casella è indicato sulla missione.
guide-n69-hired = **Uno scienziato è al suo posto.** Il cubetto resta lì per il resto della partita e da ora lavora ogni anno. Chi è assunto presto lavora più a lungo.
guide-n69-rival-hired = **Anche gli avversari assumono.** Guarda dove mettono i loro scienziati: ti dice quali missioni compiranno, e dove una spia farebbe male.
guide-n69-spied = **È arrivata una spia.** Chi l'ha assunta ha un segnalino bonus, cioè un ricercatore in più. La scheda su cui sta ha uno spazio in meno e alla fine perde 1 PP.
guide-n69-launched = **Un lancio.** Il razzo sta alla partenza della sua rotta. Ora viene il test con cinque dadi, poi lo spionaggio. Ogni giocatore può compiere una missione una volta sola, bene o male che vada.
guide-n69-rolled = **I dadi.** Un dado mostra successo, neutro o fallimento. Successi meno fallimenti è la base del test.
guide-n69-tested = **Il test è fatto.** Successi meno fallimenti, più i ricercatori nei simboli della missione: di tante caselle si è mosso il razzo. Non lascia mai la sua rotta.
guide-n69-insured = **L'Assicurazione ha pagato.** Porta denaro per ogni fallimento che i dadi mostravano alla fine del test. Anche un cattivo tiro può servire.
guide-n69-committed = **Ci sono carte coperte.** Tutti vedono quante, nessuno quanto valgono. Prima le mettono gli avversari, poi chi vola.
guide-n69-revealed = **Le carte si scoprono.** I valori degli avversari si sommano e si dividono per il costo spionaggio della missione: altrettante caselle intere indietro. Poi lo stesso per chi lancia, in avanti. I resti sono persi.
guide-n69-gained = **Prestigio.** L'ultimo posto del razzo paga i suoi punti, meno 1 per ogni bandiera nel riquadro della missione. Le bandiere sono degli anni precedenti: arrivare primi vale punti.
guide-n69-progressed = **Un passo verso la Luna.** Il razzo è finito sull'ultima casella della sua rotta, quindi la bandiera sulla rotta della Luna è andata avanti di una casella. Un razzo lunare parte da dove sta quella bandiera.
guide-n69-year-ended = **L'anno è finito.** Chi ha lanciato mette una bandiera nel riquadro della sua missione, e diventa primo il giocatore successivo. Ogni anno porta altre somme: guarda il calendario.
guide-n69-shuffled = **Un nuovo mazzo.** Il mazzo era esaurito, quindi gli scarti sono stati mescolati. Chi ha contato le carte scoperte sa che cosa c'è dentro.
guide-n69-sold = **Prestigio venduto.** 2 M per un punto: conviene se il denaro rende possibile un lancio che riporta più di un punto.

## Che cosa considerare

guide-n69-idea-first-mission = **I primi anni.** Le missioni con pochi simboli sono brevi e costano poco. Assumi per simboli che più missioni hanno in comune, così ogni ricercatore ti serve più volte.
guide-n69-idea-robotics = **Aiuti precoci.** La Robotica rende meno cara la prima assunzione di ogni anno, gli Investitori rendono meno cari i lanci. Entrambi si ripagano se li prendi nei primi anni, e difficilmente dopo.
guide-n69-idea-dice = **Meno tiri cattivi.** La Simulazione ritira dadi dopo che li hai visti, il Controllo a Terra trasforma i neutri in successi. Aiutano in ogni test, anche in quello della Luna.
guide-n69-idea-defence = **Tieni qualche carta.** Lo spionaggio è più forte contro un razzo che sta sull'ultima casella. Abbi carte in mano quando tenti qualcosa di grande: le tue le metti per ultimo, dopo aver visto quante ce ne sono contro di te.
guide-n69-idea-moon = **Pensa alla Luna.** Ha tutti e sei i simboli, non ha sconti e paga più di tutte. Tieni da parte il denaro, finisci missioni sull'ultima casella per partire più avanti, e vai prima che altri vi lascino bandiere.
guide-n69-idea-end = **Gli ultimi anni.** Alla fine denaro e carte non valgono niente. Uno scienziato Famoso dà 3 PP per 9 M, un lancio può darne di più. Spendi tutto.

## Che cosa ti si chiede ora

guide-n69-now-waiting = **Decide { $name }.** Intanto puoi guardare ogni scheda e ogni missione.
guide-n69-now-chance = **Carte o dadi.** Va da sé; ci vuole un momento.
guide-n69-now-over = **La partita è finita.** Grazie di aver giocato!
guide-n69-now-free-cards = **Carte gratis.** I tuoi ricercatori in Spionaggio ti portano carte gratis. Di regola prendile; con sei in mano ogni nuova te ne costa una che hai.
guide-n69-now-selling = **Vendere prestigio?** Ogni punto porta 2 M adesso e sparisce dal tuo punteggio. Nel primo anno uno scienziato in più può valerne la pena; dopo, di rado.
guide-n69-now-purchasing = **Spendi il tuo denaro.** Scegli uno scienziato da assumere, o compra una carta spionaggio. Ma tieni ciò che costerà il lancio: le missioni vengono subito dopo, e nessuno ti presta denaro.
guide-n69-now-purchasing-end = **Niente che tu possa pagare.** Per quest'anno i tuoi acquisti sono finiti.
guide-n69-now-placing = **Dove deve lavorare?** Scegli una ricerca con uno spazio vuoto. Sulla scheda del razzo aggiunge 1 alle missioni con quel simbolo; sulla scheda di terra aiuta ogni anno. Ci resta per sempre.
guide-n69-now-targeting = **Chi spiare?** Scegli l'avversario in testa: la spia gli prende uno spazio e alla fine gli costa un punto.
guide-n69-now-spotting = **In quale ricerca?** Ricevi un segnalino bonus nella stessa ricerca tua, se lì non ne hai ancora. Scegline quindi una in cui vuoi anche tu un ricercatore.
guide-n69-now-launching = **Lanciare qualcosa?** Una missione all'anno, ciascuna una volta sola. Guarda costo, simboli e bandiere: i tuoi ricercatori nei suoi simboli sono caselle sicure, i dadi aggiungono tra -5 e 5. Se non lanci, tieni il denaro.
guide-n69-now-launching-none = **Quest'anno nessun lancio.** Non puoi pagare nessuna missione che non hai ancora compiuto. L'anno prossimo tieni da parte più denaro.
guide-n69-now-rerolling = **Ritirare?** Puoi tirare di nuovo dei dadi, uno dopo l'altro, nessuno due volte. Prima i fallimenti, poi i neutri, a meno che il Controllo a Terra li trasformi comunque in successi.
guide-n69-now-committing = **Spingerlo indietro?** Metti carte coperte contro questo razzo, o nessuna. Una casella in meno fa più male dove la rotta sale di colpo, e sull'ultima casella costa anche un passo verso la Luna. Ciò che metti è andato, qualunque effetto abbia.
guide-n69-now-committing-own = **Spingilo avanti.** Gli altri hanno messo le loro; vedi quante. Mettine abbastanza per raggiungere una casella che paga di più, in multipli interi del costo spionaggio. Conserva il resto per dopo.

## Le icone

icon-n69-espionage = **Spionaggio.** Una carta spionaggio gratis all'anno per ogni ricercatore.
icon-n69-robotics = **Robotica.** La prima assunzione dell'anno costa 2 M in meno per ogni ricercatore.
icon-n69-investors = **Investitori.** Ogni lancio tranne la Luna costa 2 M in meno per ogni ricercatore.
icon-n69-insurance = **Assicurazione.** 3 M per ogni fallimento nel tuo test, per ogni ricercatore.
icon-n69-simulation = **Simulazione.** Un ritiro nel tuo test per ogni ricercatore.
icon-n69-ground-control = **Controllo a Terra.** Trasforma un dado neutro in un successo per ogni ricercatore.
icon-n69-eva = **Astronautica (EVA).** Un simbolo: ogni ricercatore aggiunge 1 alle missioni che lo mostrano.
icon-n69-launch-pad = **Rampa di Lancio.** Un simbolo: ogni ricercatore aggiunge 1 alle missioni che lo mostrano.
icon-n69-carrier-rocket = **Razzo Vettore.** Un simbolo: ogni ricercatore aggiunge 1 alle missioni che lo mostrano.
icon-n69-csm = **Modulo Orbitale (CSM).** Un simbolo: ogni ricercatore aggiunge 1 alle missioni che lo mostrano.
icon-n69-lem = **Modulo Lunare (LEM).** Un simbolo: ogni ricercatore aggiunge 1 alle missioni che lo mostrano.
icon-n69-technology = **Tecnologia.** Un simbolo: ogni ricercatore aggiunge 1 alle missioni che lo mostrano.
icon-n69-star = **Punti prestigio.** Chi ne ha di più vince la partita.
icon-n69-rocket = **Razzo.** Una missione, o il posto di un volo sulla sua rotta.
icon-n69-money = **Denaro.** In milioni.
icon-n69-card = **Carta spionaggio.** Spinge un razzo; con un numero accanto, quanto costa una casella.
icon-n69-moon = **Luna.** La missione lunare, o l'avanzamento verso di essa.
icon-n69-flag = **Bandiera.** Qualcuno ha compiuto questa missione; a chi viene dopo paga 1 PP in meno.
icon-n69-people = **Giocatori.** Gli altri al tavolo.
icon-n69-sheet = **Schede.** Le tue ricerche.
icon-n69-flask = **Scienziati.** Quelli che si possono assumere.
icon-n69-log = **Diario.** Che cosa è successo.
icon-n69-lock = **Lucchetto.** Non si può annullare.
icon-n69-undo = **Annulla.** Annulla la tua ultima mossa.
