### Le regole nel browser, e la cornice della guida. Ciò che dice la guida è in guide-*.ftl.

## Le pagine delle regole

refused-rules = Non ci sono regole con questo nome; ci sono: { $known }.
web-learn-rules = Regole
web-learn-table = Il tavolo
web-learn-chapters = Capitoli
web-learn-chapter = { $number }. { $title }
web-learn-chapter-to-read = Vai a un capitolo
web-learn-search = Cerca nelle regole
web-learn-search-example = una parola, o { $rule }
web-learn-found = { $count ->
    [0] Nessuna regola
    [one] { $count } regola
   *[other] { $count } regole
  }
web-learn-nothing = Nessuna regola ha tutte le parole di "{ $search }". Provane meno o più brevi.
web-learn-about = Su questa pagina
web-learn-english = Questa pagina non è ancora tradotta; eccola in inglese.
web-learn-brief = Come si gioca in due minuti
web-learn-legend = Che cosa vogliono dire le icone
web-learn-permanent = Link a questa regola
web-learn-permanent-of = Link alla regola { $rule }
web-learn-sample = Esempio di un file di partita
web-learn-rule = Regola { $rule }
web-learn-card-rule = Che cosa dicono le regole: { $rule }
web-learn-loading = Un momento …
web-learn-no-rule = Questa regola non esiste.
web-learn-back = Indietro
web-learn-close = Chiudi
web-learn-in-the-rules = Mostrala nelle regole

## La legenda

web-learn-legend-signs = Segni e pulsanti

## La guida

web-learn-guide = Guida
web-learn-now = Ora
web-learn-new = Novità
web-learn-try = Prova così
web-learn-begin = Comincia a giocare
web-learn-on = Attiva la guida
web-learn-off = Disattiva la guida
web-learn-got-it = Ho capito
web-learn-waiting-more = { $count ->
    [one] { $count } altra da leggere
   *[other] altre { $count } da leggere
  }
web-learn-again = Rileggi o salta
web-learn-open = Mostra la guida
web-learn-fold = Riduci la guida
web-learn-explain = Spiega questo passo
web-learn-skip = Salta la guida
web-learn-skip-sure = Lasciare la guida per il resto di questa partita?
web-learn-skip-yes = Sì, lasciala
web-learn-skip-no = No, resta
