### Le partite dopo la fine: replay, file di partita, tavoli "e se", distribuzioni rigiocate.

refused-no-moment = Qui non c'è niente oltre il momento { $last }. Scegli un numero da 0 a { $last }.
refused-entry-running = Mentre una partita è in corso la si può guardare solo con ciò che il tuo posto ha visto. Chiedi un momento invece di una voce dell'intero diario.
refused-broken-beginning = Le regole sono cambiate da quando questa partita è stata giocata, e non se ne può mostrare più nemmeno l'inizio. Si può ancora esportare.
refused-deal-in-play = Siedi a un tavolo dove si sta giocando questa distribuzione, quindi per ora gli altri suoi tavoli ti sono chiusi. Finisci quella partita, o libera il tuo posto.
refused-deal-sealed = Questa distribuzione si sta giocando a un altro tavolo. Finché quella partita non è finita, o non è ferma da { $days } giorni, nessuno ottiene il seme di questa, il suo file, né più di quanto ha visto il proprio posto.
refused-seat-count = Questa partita ha { $seats } posti. Di' per ciascuno chi gioca.
refused-fork-place = Un "e se" comincia o da un momento di un posto o da una voce del diario: indica l'uno o l'altra, non entrambi.
refused-fork-end = A questo punto la partita è finita. Comincia l'"e se" da un punto precedente.
refused-not-over = Questa partita non è ancora finita. La sua distribuzione si potrà rigiocare dopo.
refused-again-other-luck = Le carte di questa partita non seguono dal suo seme: è stata diramata, modificata o continuata altrove. Perciò la sua distribuzione non si può rigiocare.
refused-deal-gone = Tutti gli altri tavoli di questa distribuzione sono stati eliminati, e con loro le sue carte. Apri un tavolo tuo.
refused-undo-over = La partita è finita e tutte le carte sono scoperte, quindi non si può più annullare niente.
refused-import-entries = Questo file di partita ha più di { $most } righe, più di quante ne possa tenere un tavolo.
refused-import-pack = Il pacchetto di componenti in questo file di partita è troppo lungo: ha { $length } caratteri e può averne { $most }.
refused-import-start = La situazione da cui parte questo file di partita è troppo lunga: ha { $length } caratteri e può averne { $most }.
refused-import-stuck = Questa voce porta la partita a un punto in cui non può continuare. Il file di partita è stato modificato, o viene da un'altra versione.
refused-import-slow = Rigiocare questo file di partita richiede troppo tempo. È stato modificato, o viene da un'altra versione.

archive-broken = Le regole sono cambiate da quando questa partita è cominciata, e non si può rigiocare oltre. Quello che si è visto fin qui si può guardare ed esportare.
archive-broken-file = Nel frattempo le regole sono cambiate: questo file non si può più rigiocare oltre la voce { $entry }.
