### Gli avvisi che tocca a te: e-mail, webhook, e le pagine a cui portano i loro link.

## che cosa si manda

notice-turn-subject = Tocca a te in { $game }
notice-turn = Tocca a te, { $name }, in { $game }: { $url }
notice-turn-mail =
    Ciao { $name },

    tocca a te in { $game }. Il tavolo è qui:
    { $url }

    Ricevi un'e-mail per turno. Per non riceverne più, apri questa pagina:
    { $stop }
notice-ask-subject = Vuoi sapere quando tocca a te?
notice-ask-mail =
    Ciao,

    qualcuno, molto probabilmente tu, ha indicato questo indirizzo su { $url } per ricevere un avviso quando è il suo turno in una partita.

    Se l'hai chiesto tu, apri questa pagina entro { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    } e premi il pulsante:
    { $yes }

    Se non l'hai chiesto tu, non fare niente e non arriveranno altre e-mail. Oppure togli qui l'indirizzo dalla lista:
    { $stop }
notice-test = Questa è una prova: da ora in poi qui saprai quando tocca a te su { $url }.
notice-turn-push = { $name }, gli altri hanno giocato e il tavolo ti aspetta. Tocca per giocare.
notice-turn-until = Hai tempo fino a { $when }.
notice-test-title = Gli avvisi funzionano
notice-test-push = Questa è una prova: d'ora in poi questo dispositivo ti avvisa quando tocca a te.
notice-test-subject = Una prova da spacerace
notice-test-mail =
    Ciao,

    questa è la prova che hai chiesto su { $url }: a questo indirizzo si scrive quando tocca a te.

    Per non ricevere più messaggi, apri questa pagina:
    { $stop }

## le pagine

notice-page-confirm = Avvisi quando tocca a te
notice-page-confirm-ask = Questo server deve scrivere a { $address } quando tocca a te?
notice-page-confirm-button = Sì, scrivi a questo indirizzo
notice-page-confirmed = L'indirizzo è confermato
notice-page-confirmed-text = Da ora in poi { $address } riceve un'e-mail quando comincia un tuo turno. Ogni e-mail ha un link per farle smettere.
notice-page-stop = Niente più avvisi
notice-page-stop-ask = Questo server deve smettere di scrivere a { $address }?
notice-page-stop-button = Ferma gli avvisi
notice-page-stopped = Gli avvisi sono fermati
notice-page-stopped-text = Questo server non manda più avvisi a { $address }.
notice-page-unknown = Questo link non porta da nessuna parte
notice-page-unknown-confirm = Il link ha più di { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
  }, o nel frattempo l'indirizzo è stato tolto. Inserisci di nuovo l'indirizzo per ricevere un'altra e-mail.
notice-page-unknown-stop = L'indirizzo di questo link non è più nella lista, quindi non gli si manda niente.

## rifiuti

notice-refused-mail-off = Questo server non manda e-mail. Scegli invece un webhook, o chiedi a chi ospita di configurare un server di posta.
notice-refused-mail-address = Questo non è un indirizzo e-mail a cui il server può scrivere. Inseriscine uno come ann@example.org, senza spazi e con lettere semplici.
notice-refused-url = Questo non è l'indirizzo di un webhook. Inserisci un indirizzo completo che comincia con https:// o http://, senza nome utente né password.
notice-refused-port = I webhook possono usare le porte 80, 443 e da 8000 a 8999, ma questo indirizzo indica la porta { $port }. Usa una di quelle.
notice-refused-private = L'indirizzo porta in una rete privata, dove questo server non manda niente. Usa un indirizzo su internet, o chiedi a chi ospita di permettere webhook privati.
notice-refused-no-host = Il nome { $host } non si trova. Controlla come è scritto l'indirizzo.
notice-refused-count = Hai { $most } indirizzi per gli avvisi, e di più non è permesso. Prima eliminane uno.
notice-refused-often = Questo indirizzo è stato provato { $most ->
    [one] una volta
   *[other] { $most } volte
  } in un'ora. Aspetta un'ora, poi riprova.
notice-refused-host-often = I webhook presso { $host } sono stati provati { $most } volte in un'ora. Aspetta un'ora, poi riprova.
notice-refused-host-busy = Questo destinatario sta ricevendo molti messaggi. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
  }.
notice-refused-mail-failed = Il server di posta non ha accettato l'e-mail a questo indirizzo. Controlla l'indirizzo, o riprova più tardi.
notice-refused-test-failed = Il webhook non ha accettato il messaggio di prova. { $problem }
notice-refused-answer = La sua risposta è stata { $status }, ma dev'essere 200 o un altro numero fino a 299.
notice-refused-no-answer = Non c'è stata una risposta valida entro { $seconds } secondi. Controlla l'indirizzo, o riprova più tardi.
notice-refused-unknown = Non hai un indirizzo per gli avvisi con questo id. Chiedi di nuovo l'elenco dei tuoi indirizzi.
notice-refused-push-keys = Le chiavi del browser per gli avvisi mancano o sono danneggiate. Disattiva e riattiva gli avvisi su questo dispositivo.
notice-refused-push-failed = Il servizio push del tuo browser non ha accettato il messaggio di prova. { $problem }
notice-refused-unconfirmed = Questo indirizzo non è confermato, quindi non gli viene inviato nulla. Apri il link nel messaggio che ha ricevuto, oppure aggiungi di nuovo l'indirizzo.
notice-problem-recipient = Il server di posta dice che questo indirizzo non accetta messaggi. Controlla l'indirizzo e aggiungilo di nuovo.
notice-problem-mail = Il server di posta di questo host non era raggiungibile o non ha accettato il messaggio.
notice-problem-expired = Il browser ha abbandonato la sua iscrizione, quindi lì non arriva più nulla. Riattiva gli avvisi su quel dispositivo.
