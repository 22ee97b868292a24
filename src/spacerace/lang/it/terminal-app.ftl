### L'applicazione nel terminale.

app-key-help = Aiuto
app-key-undo = Annulla
app-key-why = Perché no?
app-key-hint = Consiglio
app-key-odds = Probabilità
app-key-log = Diario
app-key-card = Carta
app-key-type = Scrivi
app-key-rule = Regola
app-key-stop = Fermati e conta
app-key-leave = Esci
app-key-up = Su
app-key-down = Giù

app-keys-close = Esc chiude
app-keys-leave = Esc esce
app-keys-review = R rivede le tue decisioni
app-keys-line = Invio · Esc rinuncia

app-ask-card = Quale carta o parte? Basta l'inizio del nome.
app-ask-rule = Quale regola? La sigla o il numero.
app-ask-type = Che cosa vuoi fare? Il testo di una possibilità, o il suo inizio.

app-over = La partita è finita
app-review = La fortuna e le tue decisioni
app-review-thinking = Un bot rigioca la partita e guarda ogni decisione. Ci vuole circa mezzo minuto …
app-review-nothing = Nessuna decisione è costata qualcosa che si possa dire.

app-help =
    Frecce e Invio, o un clic, scelgono una possibilità; un numero ci porta. Ciò che non si può annullare ha un segno.
    Pag su, Pag giù e la rotella muovono il tavolo.

      u   annullare il tuo ultimo passo
      w   che cosa non puoi fare adesso, e perché
      h   che cosa farebbe un bot
      o   mostrare o nascondere le probabilità esatte
      l   tutto ciò che è accaduto
      c   tutto su una carta
      b   il testo di una regola
      t   scrivere ciò che vuoi, come al prompt semplice
      s   fermarsi e contare i punti come stanno
      q   uscire; la partita è salvata dopo ogni passo

app-not-installed = L'applicazione nel terminale non è installata: pip install 'spacerace[terminal]'. Ecco il prompt semplice.
