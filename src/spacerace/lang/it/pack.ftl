### Che cosa non va in un pacchetto di componenti, qualunque sia il gioco.

pack-syntax = Questo non è TOML valido: { $reason }.
pack-long-key = Una chiave ha più di { $most } parti separate da punti. Nessun campo di un pacchetto sta così in profondità.
pack-too-deep = Ci sono parentesi annidate per più di { $most } livelli. Nessun valore di un pacchetto è così profondo.
pack-too-large = Il pacchetto ha { $entries } voci con { $parts } elementi nelle loro liste. Una nuova partita accetta fino a { $most } voci e { $most_parts } elementi.
pack-more-problems = … e { $count ->
    [one] un altro errore.
   *[other] altri { $count } errori.
  }
pack-unknown-pack = Il pacchetto incluso { $pack } non esiste. Ci sono: { $known }.
pack-unknown-base = Il pacchetto incluso { $base }, da cui partire, non esiste. Ci sono: { $known }.
pack-no-base = { $entry }: "{ $field }" toglie qualcosa da una base, ma il pacchetto non indica una base.
pack-unknown-without = { $entry }: "{ $field }" indica "{ $value }", ma nessuna voce della base ha questo id.
pack-unknown-without-hint = { $entry }: "{ $field }" indica "{ $value }", ma nessuna voce della base ha questo id. Intendevi "{ $hint }"?

pack-unknown-table = Un pacchetto non ha una tabella "{ $table }".
pack-unknown-table-hint = Un pacchetto non ha una tabella "{ $table }". Intendevi "{ $hint }"?
pack-missing-table = Manca la tabella "{ $table }". Solo un pacchetto con una base può omettere tabelle.
pack-empty-table = Della tabella "{ $table }" non resta niente: il pacchetto ne toglie le voci e non ne dà.
pack-not-a-table = "{ $table }" va scritto come { $shape }.

pack-unknown-field = { $entry }: il campo "{ $value }" non esiste. Sono noti: { $known }.
pack-unknown-field-hint = { $entry }: il campo "{ $value }" non esiste. Intendevi "{ $hint }"?
pack-missing-field = { $entry }: manca il campo "{ $field }".
pack-missing-part = { $entry }: in "{ $field }" manca "{ $part }".
pack-unknown-part = { $entry }: "{ $field }" non conosce "{ $part }".
pack-unknown-language = { $entry }: per un nome la lingua "{ $value }" non esiste. Le lingue sono: { $known }.
pack-unknown-language-hint = { $entry }: per un nome la lingua "{ $value }" non esiste. Intendevi "{ $hint }"? Le lingue sono: { $known }.

pack-wrong-type = { $entry }: "{ $field }" dev'essere { $wants ->
    [int] un numero intero
    [str] un testo tra virgolette
    [bool] true o false
    [array] un elenco tra parentesi quadre
    [object] una tabella tra parentesi graffe
   *[other] { $wants }
  }, non { $got ->
    [int] un numero intero
    [float] un numero con decimali
    [str] un testo
    [bool] true o false
    [array] un elenco
    [object] una tabella
   *[other] { $got }
  }.
pack-not-one-of = { $entry }: "{ $field }" non può essere "{ $value }". Può essere: { $known }.
pack-not-one-of-hint = { $entry }: "{ $field }" non può essere "{ $value }". Intendevi "{ $hint }"? Può essere: { $known }.
pack-out-of-range = { $entry }: "{ $field }" contiene il numero { $value }; dev'essere da { $least } a { $most }.
pack-empty-list = { $entry }: "{ $field }" non può essere vuoto.

pack-unknown-source = { $entry }: "sources" parla di "{ $value }", che qui non è un campo. I campi sono: { $known }.
pack-unknown-source-hint = { $entry }: "sources" parla di "{ $value }", che qui non è un campo. Intendevi "{ $hint }"?
pack-unknown-mark = { $entry }: "{ $value }" non è un segno di fonte. I segni sono: { $known }.
pack-unknown-mark-hint = { $entry }: "{ $value }" non è un segno di fonte. Intendevi "{ $hint }"?
pack-no-reason = { $entry }: { $field ->
    [source] la fonte "recon" ha bisogno di un motivo; scrivilo così: why = "…"
   *[other] il segno "recon" ha bisogno di un motivo; scrivilo così: "recon: …"
  }.

pack-bad-id = { $entry }: "{ $value }" non può essere un id; usa lettere minuscole, cifre e trattini singoli.
pack-no-name = { $entry } è una carta nuova e ha bisogno di un "name". Se doveva cambiare una carta, il suo id è sbagliato.
pack-duplicate-entry = { $entry } c'era già, alla riga { $first }.

pack-too-few = La tabella "{ $table }" dà { $count } carte; una partita può averne bisogno di { $needed }.
