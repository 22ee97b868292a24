### Avviare un server e tenerlo: aiuto, che cosa legge chi ospita, che cosa può andare storto.

## spacerace

cli-start =
    Senza comando: avvia un server su questa macchina e apre il tuo browser, per giocare con amici e bot.
    Le partite restano nella tua cartella dei dati. Ctrl+C lo ferma.
cli-start-network = lascia entrare altri dalla tua rete locale e mostra l'indirizzo per loro
cli-start-no-browser = stampa soltanto l'indirizzo
cli-start-port = la porta da cui cominciare, se è libera, altrimenti la prossima libera (di norma: 8969)
cli-start-log = che cosa registrare: quiet (di norma) per giocare, plain o json per vedere ogni richiesta

start-address = spacerace è pronto: { $address }
start-network = Per gli altri sulla tua rete: { $address }
start-how-to-stop = Ctrl+C lo ferma; ogni partita resta salvata.
start-already-running = spacerace è già in funzione: { $address }

## serve

cli-serve-short = avvia un server per altri
cli-serve =
    Avvia un server per altri. Ogni opzione può venire anche dall'ambiente, con il suo nome in maiuscolo
    dopo "SPACERACE_": SPACERACE_DATABASE, SPACERACE_PUBLIC_URL, SPACERACE_TRUSTED_PROXIES (con virgole) e così via.
    La password del server di posta viene solo da SPACERACE_MAIL_PASSWORD.
cli-serve-example =
    esempio:
      spacerace serve --port 8969 --public-url https://race.example.org
cli-serve-host = l'indirizzo su cui ascoltare (di norma: 127.0.0.1, dietro un reverse proxy); 0.0.0.0 per tutti
cli-serve-port = la porta su cui ascoltare (di norma: 8969); 0 per una libera qualsiasi
cli-serve-database = postgresql://USER:PASSWORD@HOST/NAME o sqlite:///FILE (di norma: un file SQLite nella tua cartella dei dati); mettilo in SPACERACE_DATABASE per tenere la password fuori dall'elenco dei processi
cli-serve-public-url = l'indirizzo che si scrive nel browser, come https://race.example.org
cli-serve-workers = quanti processi servono (di norma: 1); più di uno richiede PostgreSQL
cli-serve-trusted-proxy = una rete di reverse proxy a cui si crede quando dicono da dove viene una richiesta, come 127.0.0.1/32; si può dare più volte
cli-serve-host-name = un altro nome con cui ci si rivolge al server, oltre a quello dell'indirizzo pubblico; si può dare più volte
cli-serve-bot = fa chiedere ai tavoli un tuo bot con questo nome; il suo file è un programma che può fare di tutto su questo computer; si può ripetere
cli-not-own-bot = "{ $text }" non è un bot: scrivi un nome in minuscole che nessun bot ha, un segno di uguale e un file Python, come champion=my_bot.py
cli-serve-mail-host = il server di posta per gli avvisi; senza, non si mandano e-mail
cli-serve-mail-port = la sua porta (di norma: 587)
cli-serve-mail-user = il nome con cui accedervi
cli-serve-mail-sender = l'indirizzo da cui partono gli avvisi
cli-serve-mail-security = starttls (di norma), tls o none
cli-serve-private-webhooks = permetti avvisi a webhook su reti private e su questa macchina
cli-serve-open-days = elimina un tavolo mai cominciato dopo tanti giorni senza visite (di norma: 7); 0 per mai
cli-serve-idle-days = metti via una partita, da guardare soltanto, dopo tanti giorni senza una mossa (di norma: 90); 0 per mai
cli-serve-backup-folder = una cartella in cui il server scrive da sé un backup, di continuo (di norma: nessuna)
cli-serve-backup-hours = ore fra due di questi backup (di norma: 24)
cli-serve-backups-kept = quanti se ne tengono (di norma: 14)
cli-serve-log = come tenere il registro: plain (di norma) per le persone, json per le macchine, quiet per i soli avvisi

serve-sqlite-fault = Nota: SQLite { $version } ha un difetto noto che può danneggiare un database scritto da due programmi insieme; { $sound } non l'ha più. Non lasciare che altri programmi scrivano il file mentre il server è in funzione, o usa PostgreSQL.
serve-address = Il server è pronto: { $address }
serve-stopped = Il server si è fermato; ciò che era in corso è concluso e salvato.
serve-failed = Il server si è fermato da solo. Il motivo è qui sopra; ciò che era confermato è salvato.

cli-not-a-port = "{ $text }" non è una porta: dev'essere un numero intero da 0 a 65535
cli-not-days = "{ $text }" è troppo poco: dev'essere 0 (mai) o più giorni
cli-not-a-network = "{ $text }" non è una rete: deve avere la forma 10.0.0.0/8 o essere un singolo indirizzo
cli-not-a-host-name = "{ $text }" non è il nome di una macchina; scrivine uno come race.lan, senza porta
cli-not-a-public-url = "{ $text }" non è un indirizzo pubblico: deve avere la forma https://race.example.org, senza percorso
cli-not-one-of = "{ $text }" non è nessuna di queste: { $words }

refused-busy-port = La porta { $port } di { $host } è occupata: ferma il programma che la usa, o prendine un'altra con --port.
refused-cannot-listen = Non si può ascoltare sulla porta { $port } di { $host }: { $reason }. Scegline altri con --host e --port.
refused-workers = Più processi richiedono PostgreSQL, perché SQLite ha un solo scrittore: togli --workers, o da' un --database che comincia con postgresql://.
refused-in-use = Un altro server usa già { $file }: { $address }. Usa quello, prima fermalo, o indica un altro --database.
refused-database-damaged = Il database { $database } è danneggiato: { $reason }. Conservane una copia, poi ripristina l'ultimo backup: spacerace restore FILE --replace.
refused-database-log-alone = Il database { $file } è vuoto o non c'è, ma il suo log { $log } c'è ancora. SQLite lo eliminerebbe, con tutto ciò che si trova solo lì: rimetti il file accanto, oppure conserva il log altrove.
refused-database-names = Il database { $file } ha più nomi (hard link), e così SQLite perderebbe mosse: tieni un nome e togli gli altri.
refused-database-url = L'indirizzo del database non si può usare: deve avere la forma postgresql://USER:PASSWORD@HOST/NAME o sqlite:////FOLDER/FILE. Una password con caratteri speciali va scritta come in un URL (%40 per @).
refused-database = Il database { $database } non si può usare: { $reason }. Controlla che sia in funzione, che l'indirizzo sia giusto e che il suo utente possa usarlo.
refused-database-newer = Il database { $database } è stato usato da uno spacerace più nuovo: installa quello.
refused-not-durable = Il database { $database } potrebbe perdere ciò che ha confermato, quindi non se ne serve niente. Va impostato così: { $settings }.
refused-backup-folder = In { $folder } non si possono scrivere backup: { $reason }. Indica un'altra cartella con --backup-folder, oppure permetti all'utente del server di scriverci.
refused-no-driver = PostgreSQL richiede un driver che non è installato: pip install 'spacerace[postgres]'
refused-no-server = Il server e l'app per il browser richiedono pacchetti che non sono installati: pip install 'spacerace[server]'. Senza questi pacchetti puoi giocare nel terminale: spacerace play

## backup, restore

cli-backup-short = scrive tutti i tavoli in un solo file
cli-backup =
    Scrive in un solo file tutto ciò che il database contiene, com'è in un dato momento; intanto il server può continuare.
    Il file si può ripristinare in entrambi i tipi di database. Contiene segreti di partite in corso e la chiave che
    firma i cookie, quindi puoi leggerlo solo tu: custodiscilo come una password.
cli-backup-example =
    esempio:
      spacerace backup tuesday.backup
cli-backup-file = il file da scrivere; un vecchio backup con questo nome è sostituito quando il nuovo è completo
backup-done = { $rows ->
    [one] { $file } contiene il database con 1 riga.
   *[other] { $file } contiene il database con { $rows } righe.
} Contiene segreti: tienilo dove nessun altro può leggerlo.
backup-progress = Scrittura

cli-restore-short = riempie un database da un backup
cli-restore =
    Riempie un database vuoto da un backup, del tutto o per niente. Il server dev'essere fermo.
    È anche la strada da SQLite a PostgreSQL e ritorno.
cli-restore-example =
    esempio:
      spacerace restore tuesday.backup --database sqlite:///race.db
cli-restore-file = un file scritto da backup
cli-restore-replace = prima togli ciò che è nel database
restore-done = { $rows ->
    [one] Ora il database contiene 1 riga, da { $file }.
   *[other] Ora il database contiene { $rows } righe, da { $file }.
}
restore-progress = Lettura

refused-backup-file = Il backup { $file } non si può scrivere: { $reason }. Un eventuale backup precedente è rimasto com'era.
refused-not-a-backup = { $file } non è un backup di spacerace.
refused-not-a-backup-to-replace = { $file } esiste e non è un backup di spacerace, quindi resta com'è: indica un altro nome.
backup-database-damaged = Il database è danneggiato: { $reason }. Ciò che si è potuto leggere è nel backup.
backup-table-damaged = Il registro del tavolo { $id } è danneggiato alla voce { $entry }. È nel backup così com'è.
refused-backup-damaged = Il backup { $file } è danneggiato o incompleto: non è stato ripristinato niente. Prendine un altro.
refused-backup-newer = Il backup { $file } è stato scritto da uno spacerace più nuovo ({ $version }): installa quello.
refused-database-not-empty = Il database contiene già partite: ripristina in uno vuoto, o toglile con --replace.
refused-server-runs = Un server usa questo database: fermalo, poi ripristina.
refused-no-database = Non c'è un database { $file }: indicalo con --database o SPACERACE_DATABASE.
refused-not-our-database = Il database { $database } non è di spacerace: controlla il suo indirizzo.
refused-other-revision = Il database è di un'altra versione di spacerace: avvia una volta il server con questa versione, poi riprova.

## tables

cli-tables-short = elenca o elimina tavoli
cli-tables = Elenca o elimina i tavoli di un server; può essere in funzione.
cli-tables-example =
    esempio:
      spacerace tables list
cli-tables-list-short = elenca tutti i tavoli
cli-tables-list = Elenca tutti i tavoli, per primi quelli usati per ultimi.
cli-tables-list-example =
    esempio:
      spacerace tables list --json
cli-tables-delete-short = elimina tavoli per sempre
cli-tables-delete = Elimina tavoli per sempre, con le loro partite, i posti e la chat.
cli-tables-delete-example =
    esempio:
      spacerace tables delete k3v9x2 --yes
cli-tables-delete-id = l'id di un tavolo, come nel suo indirizzo
cli-tables-delete-yes = non chiedere
tables-column-id = tavolo
tables-column-game = gioco
tables-column-status = stato
tables-column-seats = posti
tables-column-entries = voci
tables-column-touched = ultimo uso
tables-open-seat = (libero)
tables-count = { $count ->
    [one] 1 tavolo.
   *[other] { $count } tavoli.
}
tables-delete-ask = { $count ->
    [one] Eliminare questo tavolo per sempre?
   *[other] Eliminare questi { $count } tavoli per sempre?
} (sì/no)
tables-delete-yes-words = sì,si,s
tables-deleted = { $count ->
    [one] 1 tavolo eliminato.
   *[other] { $count } tavoli eliminati.
}
tables-kept = Non è stato eliminato niente.
refused-unknown-table = Il tavolo { $ids } non esiste; non è stato eliminato niente.
refused-delete-unasked = Non c'è nessuno a cui chiedere: elimina con --yes.
refused-settings = La variabile { $name } non si può leggere: { $reason }. Scrivila come JSON con i nomi elencati da "spacerace docs hosting".
