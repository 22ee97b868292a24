### 1969 spiegato: due minuti, le icone, e la guida della prima partita.
### Un testo della guida comincia con il suo titolo tra due asterischi.
### Le partite dietro i consigli stanno accanto ai testi inglesi.

## Come si gioca in due minuti

guide-n69-brief-aim = **Lo scopo.** Sette anni, dal 1963 al 1969. Assumi scienziati, lancia missioni e punta alla Luna. Vince chi ha più Punti Prestigio (PP).
guide-n69-brief-income = **Introiti.** Ogni anno comincia con del denaro, lo stesso per tutti. Se te ne serve di più, puoi spendere qualche Punto Prestigio per 2 M l'uno.
guide-n69-brief-hire = **Acquisti.** Assumi scienziati e mettili nelle tue ricerche. Sei ricerche aiutano in generale, sei appartengono ai simboli delle missioni. Una spia va sulla scheda di un altro giocatore e ti porta un segnalino Bonus. Le carte Spionaggio costano 2 M l'una.
guide-n69-brief-launch = **Lancio.** Una volta all'anno puoi lanciare una missione che non hai ancora tentato, pagandone il costo.
guide-n69-brief-test = **Il test.** Tira cinque dadi: i successi muovono il razzo avanti, i fallimenti indietro. Ogni ricercatore in un simbolo della missione aggiunge una casella. La Simulazione ritira dadi, il Controllo a Terra trasforma dadi neutri in successi.
guide-n69-brief-spy = **Spionaggio.** Poi gli altri giocano carte coperte per far arretrare il tuo razzo, e tu ne giochi per farlo avanzare. La casella su cui sta alla fine paga il suo prestigio.
guide-n69-brief-moon = **La Missione Lunare.** Ogni missione che finisce sull'ultima casella fa avanzare la tua bandiera sulla Missione Lunare. Da lì partirà il tuo razzo lunare. Vale più di tutte, costa più di tutte, e ci voli una volta sola.
guide-n69-brief-end = **La fine.** Dopo il 1969, gli Scienziati Famosi portano 3 PP ciascuno, gli Scienziati Inesperti ne costano 2, una spia sulle tue schede ne costa 1.

## Lo scopo, il tavolo

guide-n69-aim = **Per che cosa giochi.** Sette anni di corsa allo spazio, dal 1963 al 1969. I tuoi lanci portano Punti Prestigio (PP), e alla fine anche gli Scienziati Famosi. Vince chi ha più punti. La Missione Lunare vale più di ogni altra.
guide-n69-table = **Che cosa c'è e dove.** La plancia delle missioni mostra ogni missione con la sua rotta, il suo costo e i suoi simboli. Sulle tue due schede ci sono dodici ricerche con due spazi ciascuna. Il calendario dice gli introiti dell'anno. Punta su una cosa qualsiasi per leggere che cos'è.
guide-n69-phases = **Un anno ha quattro fasi.** Introiti: tutti incassano il denaro. Acquisti: tutti assumono e comprano. Missioni: tutti possono lanciarne una. Fine del Turno: si piazzano le bandiere, e il giocatore successivo diventa Primo Giocatore.
guide-n69-researches = **Due schede.** Le ricerche della scheda di terra aiutano in ogni missione: ritiri, carte gratis, assunzioni e lanci meno cari. Quelle della scheda del razzo sono i simboli delle missioni: ogni ricercatore lì aggiunge 1 al test di una missione con quel simbolo.
guide-n69-scientists = **Chi assumere?** Uno Scienziato Base è un ricercatore, uno Scienziato Geniale conta come due. Uno Scienziato Famoso porta 3 PP alla fine. Uno Scienziato Inesperto costa poco, ma alla fine ti toglie 2 PP; in due giocatori ne vale la pena. Due dello stesso tipo non possono condividere una ricerca, tranne gli Scienziati Base.
guide-n69-spies = **Spie.** Una spia prende uno spazio sulla scheda di un avversario, al quale alla fine costa 1 PP, e ti porta un segnalino Bonus nella stessa ricerca tua: un ricercatore che non occupa spazi.
guide-n69-cards-what = **Carte Spionaggio.** Hanno un solo uso: dopo un test, spingere un razzo. Quelli degli altri indietro, il tuo avanti. Puoi averne sei. Solo tu ne vedi i valori; tutti vedono quante ne hai.

## Che cosa è appena successo

guide-n69-income = **Introiti.** Hai ricevuto il denaro dell'anno. Arriva da sé, e ciò che non spendi resta tuo.
guide-n69-drawn = **Una carta per te.** Il suo valore lo conosci solo tu. Più è alto, più spinge; quanto costa ogni casella è indicato sulla missione.
guide-n69-hired = **Uno scienziato è al suo posto.** Il cubetto resta lì per il resto della partita e da ora lavora ogni anno. Chi è assunto presto lavora più a lungo.
guide-n69-rival-hired = **Anche gli avversari assumono.** Guarda dove mettono i loro scienziati: ti dice quali missioni potrebbero tentare, e quali spazi restano per una spia.
guide-n69-spied = **È arrivata una spia.** Chi l'ha assunta ha un segnalino Bonus, cioè un ricercatore in più. La scheda su cui sta ha uno spazio in meno e alla fine perde 1 PP.
guide-n69-launched = **Un lancio.** Il razzo sta alla partenza della sua rotta. Ora viene il test con cinque dadi, poi lo spionaggio. Ogni giocatore può tentare una missione una volta sola, bene o male che vada.
guide-n69-rolled = **I dadi.** Un dado mostra successo, neutro o fallimento. Successi meno fallimenti è il punteggio base del test.
guide-n69-tested = **Il test è fatto.** Successi meno fallimenti, più i ricercatori nei simboli della missione: di tante caselle si è mosso il razzo. Non lascia mai la sua rotta.
guide-n69-insured = **L'Assicurazione ha pagato.** Porta denaro per ogni fallimento che i dadi mostravano alla fine del test. Anche un cattivo tiro può servire.
guide-n69-committed = **Ci sono carte coperte.** Tutti vedono quante, nessuno quanto valgono. Prima le giocano gli avversari, poi chi vola.
guide-n69-revealed = **Le carte si scoprono.** I valori degli avversari si sommano e si dividono per il costo Spionaggio della missione: altrettante caselle intere indietro. Poi lo stesso per chi lancia, in avanti. I resti sono persi.
guide-n69-gained = **Prestigio.** L'ultimo posto del razzo paga i suoi punti, meno 1 per ogni bandiera nella casella delle bandiere della missione. Le bandiere sono degli anni precedenti: arrivare primi vale punti.
guide-n69-progressed = **Un passo verso la Luna.** Il razzo è finito sull'ultima casella della sua rotta, quindi la bandiera sulla Missione Lunare è andata avanti di una casella. Un razzo lunare parte da dove sta quella bandiera.
guide-n69-year-ended = **L'anno è finito.** Chi ha lanciato mette una bandiera nella casella delle bandiere della sua missione, e il giocatore successivo diventa Primo Giocatore. Ogni anno porta altre somme: guarda il calendario.
guide-n69-shuffled = **Un nuovo mazzo.** Il mazzo era esaurito, quindi gli scarti sono stati mescolati. Chi ha contato le carte scoperte sa che cosa c'è dentro.
guide-n69-sold = **Prestigio speso.** 2 M per un punto. Il denaro dei primi anni vale più del punto: chi non ne spende mai vince di rado.

## Che cosa considerare

guide-n69-idea-first-mission = **I primi anni.** Le missioni con un simbolo sono brevi e costano poco: comincia da quelle. Nel 1963 puoi anche non lanciare: aspettare non ti costa niente, e in due giocatori fa vincere più spesso.
guide-n69-idea-robotics = **Aiuti precoci.** La Robotica rende meno cara la prima assunzione di ogni anno, gli Investitori rendono meno cari i lanci. Prendi entrambi nei primi anni: chi aspetta fino al 1966 vince tanto di rado quanto chi ne fa a meno.
guide-n69-idea-dice = **Meno tiri cattivi.** La Simulazione ritira dadi dopo che li hai visti, il Controllo a Terra trasforma i neutri in successi. Aiutano in ogni test, anche in quello della Missione Lunare: non fare a meno di nessuno dei due.
guide-n69-idea-defence = **Tieni qualche carta.** Devi averne in mano quando tenti una missione: le tue le giochi per ultimo, dopo aver visto quante ce ne sono contro di te. Un ricercatore in Spionaggio ne porta una gratis ogni anno, e conviene assumerlo.
guide-n69-idea-moon = **Pensa alla Missione Lunare.** Ha tutti e sei i simboli, non ha sconti e paga più di tutte. Tentala, ma solo nel 1969, e tieni da parte il denaro. Le missioni che finiscono sull'ultima casella ti fanno partire più avanti.
guide-n69-idea-end = **Gli ultimi anni.** Alla fine denaro e carte non valgono niente: assumi quindi anche nel 1969. In quattro giocatori gli Scienziati Famosi, 3 PP per 9 M ciascuno, valgono il loro prezzo.

## Che cosa ti si chiede ora

guide-n69-now-waiting = **Decide { $name }.** Intanto puoi guardare ogni scheda e ogni missione.
guide-n69-now-chance = **Carte o dadi.** Va da sé; ci vuole un momento.
guide-n69-now-over = **La partita è finita.** Grazie di aver giocato!
guide-n69-now-free-cards = **Carte gratis.** I tuoi ricercatori in Spionaggio ti portano carte gratis. Di regola prendile; con sei in mano ogni nuova te ne costa una che hai.
guide-n69-now-selling = **Spendere prestigio?** Ogni punto porta 2 M adesso e sparisce dal tuo punteggio. In due giocatori spendine ogni anno il più possibile. In tre o più spendine fino al 1966, poi basta.
guide-n69-now-purchasing = **Spendi il tuo denaro.** Scegli uno scienziato da assumere, o compra una carta Spionaggio. Ma tieni ciò che costerà il lancio: le missioni vengono subito dopo, e nessuno ti presta denaro.
guide-n69-now-purchasing-end = **Niente che tu possa pagare.** Per quest'anno i tuoi acquisti sono finiti.
guide-n69-now-discarding = **Scartare per comprare.** Scegli una o più carte da scartare scoperte, poi compra. Finora niente ha lasciato la tua mano: annulla quanto vuoi.
guide-n69-now-placing = **Dove deve lavorare?** Scegli una ricerca con uno spazio vuoto. Sulla scheda del razzo aggiunge 1 alle missioni con quel simbolo; sulla scheda di terra aiuta ogni anno. Ci resta per sempre.
guide-n69-now-targeting = **Chi spiare?** La spia prende uno spazio sulla scheda dell'avversario e alla fine gli costa un punto.
guide-n69-now-spotting = **In quale ricerca?** Ricevi un segnalino Bonus nella stessa ricerca tua, se lì non ne hai ancora. Lì conta come un tuo ricercatore.
guide-n69-now-launching = **Lanciare qualcosa?** Una missione all'anno, ciascuna una volta sola. Guarda costo, simboli e bandiere: i tuoi ricercatori nei suoi simboli sono caselle sicure, i dadi aggiungono tra -5 e 5. Se non lanci, tieni il denaro.
guide-n69-now-launching-none = **Quest'anno nessun lancio.** Non puoi pagare nessuna missione che non hai ancora tentato. L'anno prossimo tieni da parte più denaro.
guide-n69-now-rerolling = **Ritirare?** Puoi tirare di nuovo dei dadi, uno dopo l'altro, nessuno due volte. Prima i fallimenti, poi i neutri, a meno che il Controllo a Terra li trasformi comunque in successi.
guide-n69-now-converting = **Controllo a Terra.** Scegli quanti dadi neutri diventano successi. Ognuno è una casella in più.
guide-n69-now-committing = **Farlo arretrare?** Gioca carte coperte contro questo razzo, o nessuna. Ciò che giochi è perso, qualunque effetto abbia. In due giocatori conviene; in quattro solo contro un razzo sull'ultima casella, che perde anche il suo passo verso la Luna.
guide-n69-now-committing-own = **Fallo avanzare.** Gli altri hanno giocato le loro; vedi quante. Giocane abbastanza per raggiungere una casella che paga di più, in multipli interi del costo Spionaggio. Conserva il resto per dopo.

## Le prime mosse di una prima partita

guide-n69-first-sell = Un punto porta 2 M adesso, e sparisce dal tuo punteggio.
guide-n69-first-hire = Per cominciare basta lo scienziato più economico. Scegli lui, poi il suo posto.
guide-n69-first-hire-again = Chi è assunto adesso lavora in ogni anno che viene.
guide-n69-first-espionage = Qui lo scienziato ti porta una carta Spionaggio gratis, anno dopo anno.
guide-n69-first-robotics = Qui la prima assunzione di ogni anno costa meno.
guide-n69-first-investors = Qui ogni lancio costa meno, tranne quello verso la Luna.
guide-n69-first-card = Una carta spinge un razzo: il tuo avanti o un altro indietro. Comprane una con ciò che resta.
guide-n69-first-stop = I tuoi acquisti sono fatti. Ora vengono le missioni, e anche un lancio costa denaro.
guide-n69-first-launch = Costa poco, e cinque dadi dicono fin dove vola.
guide-n69-first-keep = Potresti giocare la tua carta per spingere. Tenuta, serve al prossimo volo.
guide-n69-first-free = Eccola: il tuo scienziato allo Spionaggio te la porta gratis.

## Le icone

icon-n69-espionage = **Spionaggio.** Una carta Spionaggio gratis all'anno per ogni ricercatore.
icon-n69-robotics = **Robotica.** La prima assunzione dell'anno costa 2 M in meno per ogni ricercatore.
icon-n69-investors = **Investitori.** Ogni lancio tranne la Missione Lunare costa 2 M in meno per ogni ricercatore.
icon-n69-insurance = **Assicurazione.** 3 M per ogni fallimento nel tuo test, per ogni ricercatore.
icon-n69-simulation = **Simulazione.** Un ritiro nel tuo test per ogni ricercatore.
icon-n69-ground-control = **Controllo a Terra.** Trasforma un dado neutro in un successo per ogni ricercatore.
icon-n69-eva = **Astronautica (EVA).** Un simbolo: ogni ricercatore aggiunge 1 alle missioni che lo mostrano.
icon-n69-launch-pad = **Rampa di Lancio.** Un simbolo: ogni ricercatore aggiunge 1 alle missioni che lo mostrano.
icon-n69-carrier-rocket = **Razzo Vettore.** Un simbolo: ogni ricercatore aggiunge 1 alle missioni che lo mostrano.
icon-n69-csm = **Modulo Orbitale (CSM).** Un simbolo: ogni ricercatore aggiunge 1 alle missioni che lo mostrano.
icon-n69-lem = **Modulo Lunare (LEM).** Un simbolo: ogni ricercatore aggiunge 1 alle missioni che lo mostrano.
icon-n69-technology = **Tecnologia.** Un simbolo: ogni ricercatore aggiunge 1 alle missioni che lo mostrano.
icon-n69-star = **Punti Prestigio.** Chi ne ha di più vince la partita.
icon-n69-rocket = **Razzo.** Una missione, o il posto di un volo sulla sua rotta.
icon-n69-money = **Denaro.** In milioni.
icon-n69-card = **Carta Spionaggio.** Spinge un razzo; con un numero accanto, quanto costa una casella.
icon-n69-moon = **Missione Lunare.** La missione più lunga, o il tuo avanzamento su di essa.
icon-n69-flag = **Bandiera.** Qualcuno ha tentato questa missione; a chi viene dopo paga 1 PP in meno.
icon-n69-people = **Giocatori.** Gli altri al tavolo.
icon-n69-sheet = **Schede.** Le tue ricerche.
icon-n69-flask = **Scienziati.** Quelli che si possono assumere.
icon-n69-log = **Diario.** Che cosa è successo.
icon-n69-lock = **Lucchetto.** Non si può annullare.
icon-n69-undo = **Annulla.** Annulla la tua ultima mossa.

## Parts of the legend

guide-n69-legend-ground = Ricerche: controllo a terra
guide-n69-legend-rocket = Ricerche: il razzo, e i simboli delle missioni
guide-n69-legend-count = Che cosa si conta
