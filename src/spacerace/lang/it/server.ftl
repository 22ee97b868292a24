### Che cosa rifiuta il server, oltre alle regole dei giochi.

refused-no-table = Questo tavolo non esiste. Forse è stato eliminato; chiedi a chi ti ha dato il link.
refused-no-seat = Questo tavolo non ha un posto così.
refused-no-free-seat = Qui non ci sono posti liberi. Puoi guardare, se chi ospita lo permette, o aprire un tavolo tuo.
refused-table-over = Questa partita è finita, quindi nessuno può più sedersi.
refused-not-running = La partita a questo tavolo non è in corso: non è ancora cominciata, oppure si può solo guardare.
refused-history-lost = Hai visto di questa partita più di quanto il server sappia ancora: le sue ultime mosse sono andate perse. Guarda di nuovo, scegli ancora e dillo a chi ospita.
refused-stale = Il clic è arrivato troppo tardi: nel frattempo è successo qualcosa. Guarda di nuovo e scegli ancora.
refused-one-or-several = Invia una sola azione oppure un elenco di azioni.
refused-list-final = "{ $failed }" non si può annullare: può essere solo l'ultima di più azioni.
refused-nothing-asked = In questo momento non ti si chiede nulla.
refused-token = Questo link personale non corrisponde (più) a un posto qui. Chiedi un posto a chi ospita.
refused-not-host = Può farlo solo chi ospita questo tavolo, o chi siede a quel posto.
refused-no-seat-of-yours = Non hai un posto a questo tavolo. Prima siediti, o apri il tuo link personale.
refused-not-your-seat = Il posto di { $player } non è tuo.
refused-no-spectators = Chi ospita questo tavolo non vuole spettatori.
refused-undo-enough = A questo tavolo si è annullato abbastanza: un tavolo annulla { $most } passi, e nessuno in una partita molto lunga. Si continua a giocare.
refused-table-full = Questa partita ha raggiunto { $most } voci, e un tavolo non ne tiene di più. Si può ancora guardare e salvare.
refused-undo-seen = Gli altri hanno già visto questa mossa, e a questo tavolo ciò che è stato visto non si annulla.
refused-no-undo-wish = Nessuno vuole più annullare una mossa.
refused-not-asked = Nessuno ti ha chiesto di acconsentire.
refused-too-many-tables = Questo server ha raggiunto i suoi { $most } tavoli. Torna più tardi, o avvia un server tuo.
refused-chat-long = Una riga della chat ha al massimo { $most } caratteri; accorciala.
refused-chat-signs = Una riga della chat è testo semplice: lettere, segni e a capo.
refused-chat-full = La chat di questo tavolo è piena dopo { $most } righe.
refused-player-name = "{ $name }" non può essere il nome di un giocatore: dev'essere una sola riga di testo semplice di al massimo 40 caratteri, senza : | o #.
refused-player-name-taken = Qui qualcuno si chiama già { $name }, o ha un nome che sembra uguale; scegline un altro.
refused-player-name-mixed = "{ $name }" mescola lettere di più alfabeti. Scrivi un nome in uno solo, così nessuno può passare per qualcun altro.
refused-seat-kept = Questo posto è riservato a { $name }.
refused-second-seat = In una partita in corso nessuno gioca un secondo posto: vedresti due mani.
refused-too-many-browsers = Questo link personale è già usato da { $most } browser.
refused-vote-program = Un posto che non è tuo non si può dare a un programma mentre si gioca: la sua chiave mostrerebbe una mano. Proponi un bot, o qualcuno di nuovo.
refused-vote-same = Questo posto è già giocato così.
refused-vote-open = A questo tavolo è aperta un'altra votazione. Prima va decisa quella.
refused-vote-again = Qualcuno si è già opposto o ha continuato a giocare. Chiedi di nuovo quando { $minutes ->
    [one] sarà passato { $minutes } minuto
   *[other] saranno passati { $minutes } minuti
} da allora.
refused-vote-early = { $player } ha ancora tempo: potete votare su questo posto quando il tavolo lo avrà aspettato { $minutes } { $minutes ->
    [one] minuto
   *[other] minuti
}.
refused-no-vote = A questo tavolo non è aperta nessuna votazione.
refused-not-back = Questo posto non era tuo per ultimo, o ora lo gioca un'altra persona.
refused-side-taken = A questo tavolo qualcuno gioca già { $side }; scegli altro, o lascia fare al caso.
refused-side-kept = In una partita iniziata ognuno tiene il proprio colore o la propria nazione. Questo posto gioca { $side }.
refused-side-begun = La partita è iniziata: nessuno può più scegliere un altro colore o un'altra nazione.
refused-not-your-side = Può scegliere solo chi siede a quel posto; per posti liberi, bot e programmi sceglie chi ospita.
refused-pack-long = Il pacchetto di componenti è troppo lungo: ha { $length } caratteri e può averne { $most }.
refused-pack-slow = Leggere il pacchetto di componenti richiede troppo tempo. Forse ha troppe voci, o valori annidati troppo in profondità.
refused-readers-busy = Qui aspettano più file e pacchetti di quanti se ne possano leggere a breve. Riprova fra un momento.
refused-too-many-readings = Un tuo file o pacchetto è in lettura e un altro aspetta. Riprova fra { $seconds } s.
refused-own-pack = Il pacchetto di componenti contiene errori: { $problems }
refused-language = Non ci sono parole in questa lingua; ci sono: { $known }.
table-damaged = Il registro di questa partita è danneggiato nel database: si può solo guardare, fino a quel punto. Dillo a chi ospita, che forse ha un backup.
table-damaged-at = Il registro di questa partita è danneggiato nel database alla voce { $entry }: si può guardare fin lì. Dillo a chi ospita, che forse ha un backup.
table-broken = Le regole sono cambiate da quando questa partita è cominciata, e una sua mossa non è più possibile: si può solo guardare.
table-broken-at = Le regole sono cambiate da quando questa partita è stata giocata, e si può guardare solo fino alla voce { $entry }: { $reason }
