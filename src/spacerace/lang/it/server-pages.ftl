### Che cosa sta intorno alle rotte del server: limiti, errori e le pagine che crea da sé.

## Limiti

refused-too-many-requests = Arrivano troppe richieste dal tuo indirizzo. Aspetta { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
  }, poi continua.
refused-too-many-sockets = Troppe finestre o programmi del tuo indirizzo sono connessi. Chiudine qualcuno, poi riprova.
refused-sockets-full = Il server è pieno: ha tante connessioni quante ne permette chi lo ospita. Riprova tra un minuto.
refused-too-many-new-tables = Il tuo indirizzo ha aperto tutti i tavoli che si possono aprire in un'ora. Il prossimo si può aprire tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
  }.
refused-request-too-large = La richiesta è troppo lunga: qui si accettano al massimo { $limit } byte.
refused-request-slow = La richiesta non è arrivata entro { $seconds } secondi. Mandala di nuovo.
refused-too-many-bodies = Troppe richieste lunghe del tuo indirizzo sono in corso. Aspetta che finiscano, poi riprova.
refused-bad-network = "{ $network }" non è una rete di proxy fidati. Scrivi un indirizzo o una rete come 127.0.0.1 o 10.0.0.0/8, oppure "local" per un socket Unix.

## Chi può chiedere

refused-foreign-origin = La pagina di "{ $origin }" qui non può farlo. Apri l'indirizzo di questo server e fallo da lì.
refused-foreign-host = Questo server non si chiama "{ $host }". Aprilo all'indirizzo { $address }.
refused-metrics = I numeri di questo server sono per chi lo ospita: chiedili dalla sua stessa macchina, e non attraverso un proxy. Con un indirizzo pubblico può chiederli anche la rete privata.

## Richieste che non vanno bene

refused-request-malformed = La richiesta non si può leggere: { $problem }.
refused-request-field = { $source ->
    [body] Il campo
    [query] Il valore della query
    [path] La parte dell'indirizzo
    [header] L'intestazione
    [cookie] Il cookie
   *[other] Il valore
  } "{ $path }" non va bene: { $problem }.
refused-request-pack = Il pacchetto non si può usare. { $line ->
    [0] { $problem }
   *[other] Riga { NUMBER($line, useGrouping: 0) }: { $problem }
  }
refused-request-not-allowed = Non puoi farlo.
refused-request-nowhere = A questo indirizzo non c'è niente. Controlla che non abbia una lettera in più o in meno.
refused-request-method = Questo indirizzo non accetta richieste di questo tipo; l'intestazione "Allow" o la pagina /api/docs dice quali.
refused-request-media = Il corpo della richiesta è di un tipo che qui non si accetta; manda JSON.
refused-request-deep = Il corpo della richiesta è annidato troppo in profondità: liste e oggetti possono stare uno dentro l'altro per { $most } livelli.
refused-request-parts = La richiesta ha troppe parti: oltre ai suoi testi può avere { $most } byte.
refused-request-other = La richiesta è stata respinta con stato { NUMBER($status, useGrouping: 0) }: { $problem }.

## Guai del server stesso

refused-database-full = Non è stato possibile salvare, perché il disco del server è pieno. Non è cambiato niente. Dillo a chi ospita e riprova quando c'è spazio.
refused-database-locked = Non è stato possibile salvare, perché il database è occupato. Non è cambiato niente; riprova.
refused-database-gone = Il database non è raggiungibile, quindi forse questo non è stato salvato. Guarda di nuovo il tavolo tra un momento, poi riprova.
refused-database-disk = Non è stato possibile salvare, perché il disco del server non funziona come dovrebbe. Non è cambiato niente. Dillo a chi ospita e riprova più tardi.
refused-database-moved = Forse questo non è stato salvato, perché il file del database è stato spostato o rimosso. Dillo a chi ospita: va rimesso al suo posto, o il server va riavviato.
refused-database-trouble = Non è stato possibile salvare, perché il database ha un problema. Guarda di nuovo il tavolo tra un momento, poi riprova.
refused-internal = Qui è andato storto qualcosa che nessuno aveva previsto. Comunica a chi ospita il numero { $id }, con cui si trova nel registro.

## La pagina sull'API

api-page-title = L'API di { $name }
api-page-version = Versione { $version }
api-page-json = Lo stesso per i programmi: <1>openapi.json</1>
api-page-contents = Contenuto
api-page-skip = Vai alle rotte
api-page-other = Altre rotte
api-page-schemas = Dati
api-page-parameters = Parametri
api-page-body = Corpo della richiesta
api-page-responses = Risposte
api-page-example = Esempio
api-page-required = obbligatorio
api-page-deprecated = in disuso
api-page-default = se manca: { $value }
api-page-range = { $kind ->
    [minimum] da { $value }
    [maximum] fino a { $value }
    [exclusiveMinimum] più di { $value }
    [exclusiveMaximum] meno di { $value }
    [minLength] almeno { $value ->
        [one] un carattere
       *[other] { $value } caratteri
      }
    [maxLength] al massimo { $value ->
        [one] un carattere
       *[other] { $value } caratteri
      }
    [minItems] almeno { $value ->
        [one] un elemento
       *[other] { $value } elementi
      }
    [maxItems] al massimo { $value ->
        [one] un elemento
       *[other] { $value } elementi
      }
   *[pattern] della forma { $value }
  }
api-page-list = elenco di { $of }
api-page-map = { $of } per nome
api-page-or = { $one } o { $other }
api-page-nothing = niente
api-page-anything = qualunque cosa
api-page-more-fields = Altri campi sono rifiutati.
api-page-refused = Un no, o qualcosa che è andato storto.
api-page-does-not-fit = La richiesta non va bene.
api-page-any-error = Qualunque altra cosa sia andata storta, nella forma che hanno tutti gli errori.
api-page-place-path = indirizzo
api-page-place-query = query
api-page-place-header = intestazione
api-page-place-cookie = cookie

## La prima pagina

home-page-title = spacerace
home-page-what = Questo è un server per giochi da tavolo sulla corsa allo spazio: { $games }. Persone e bot siedono agli stessi tavoli, dal vivo o con una mossa al giorno.
home-page-tables = { $count ->
    [0] Al momento nessun tavolo aspetta giocatori.
    [one] Un tavolo aspetta giocatori.
   *[other] { $count } tavoli aspettano giocatori.
  }
home-page-unknown = In questo momento non si può dire quanti tavoli aspettano giocatori.
home-page-api = Come un programma apre un tavolo, vi si siede e gioca è spiegato nella <1>descrizione dell'API</1>.
home-page-version = spacerace { $version }

## where there is no network

offline-page-title = Al momento non c'è rete
offline-page-text = Questo dispositivo non raggiunge il server. Nulla è perduto: i tuoi tavoli sono come li hai lasciati, e chi gioca con te aspetta. Appena torna la rete, continua da qui.
offline-page-again = Riprova

## Che cosa mostra un messenger del link di un tavolo

preview-invites = { $name } ti invita a giocare a { $game }
preview-table = Un tavolo di { $game }
preview-what = { $free ->
    [0] { $players ->
        [one] In solitario
       *[other] In { $players }
    }
    [one] In { $players }, un posto è libero
   *[other] In { $players }, { $free } posti sono liberi
  } · { $pace ->
    [turns] una mossa ogni tanto
   *[live] dal vivo
  }{ $hours ->
    [0] { "" }
    [one] , fino a un'ora per turno
   *[other] , fino a { $hours } ore per turno
  }

## An address that does not exist, in a browser

nowhere-page-title = A questo indirizzo non c'è nulla
nowhere-page-text = Forse l'indirizzo è scritto male, o il tavolo non esiste più. Un link che ti hanno mandato deve essere completo, fino all'ultima lettera.
nowhere-page-home = Alla prima pagina
