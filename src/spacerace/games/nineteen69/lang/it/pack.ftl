### Che cosa non va in un pacchetto di componenti di 1969.

n-pack-symbol-twice = { $entry }: il simbolo "{ $symbol }" c'è due volte.
n-pack-falling-track = { $entry }: la casella { $space } della rotta non deve valere meno di quella precedente.
n-pack-moon-symbols = { $entry }: la Missione Lunare deve avere tutti e sei i simboli.
n-pack-moon-track = { $entry }: la Missione Lunare deve avere la rotta più lunga; confronta { $other }.
n-pack-moon-reward = { $entry }: l'ultima casella della Missione Lunare deve valere più di tutte; confronta { $other }.
n-pack-must-be = { $entry }: secondo le regole "{ $field }" dev'essere "{ $wants }".
n-pack-faces = { $entry }: un dado ha 6 facce; qui sono { $count }.
n-pack-lacking = Nella tabella "{ $table }" manca: { $missing }.
n-pack-years = Gli anni devono andare dal 1963 al 1969, ciascuno una volta. Qui ci sono: { $years }.
n-pack-nations = Ci sono { $count } nazioni; al tavolo possono sedere { $needed } giocatori.
n-pack-order-levels = Le missioni devono stare su { $wanted } livelli, a partire da 1. Qui ci sono: { $levels }.
n-pack-order-symbols = { $entry }: una missione di livello { $level } ha { $wanted ->
    [one] { $wanted } simbolo
   *[other] { $wanted } simboli
  }; qui sono { $count }.
n-pack-order-income = { $entry }: gli introiti del { NUMBER($year, useGrouping: 0) } devono essere più alti di quelli dell'anno precedente.
n-pack-order-sale = { $entry }: il limite dei PP da spendere nel { NUMBER($year, useGrouping: 0) } non deve essere più basso di quello dell'anno precedente.
n-pack-order-last = { $entry }: l'ultima casella deve valere di più a un livello superiore e di meno a uno inferiore; confronta { $other }.

cards-count-1969 = { $cards ->
    [one] Un pezzo.
   *[other] { $cards } pezzi, contando quelli di tutte le schede.
  }
