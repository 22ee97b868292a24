### Che cosa non va in un pacchetto di componenti di 1969.

n-pack-symbol-twice = { $entry }: il simbolo "{ $symbol }" c'è due volte.
n-pack-falling-track = { $entry }: la casella { $space } della rotta non deve valere meno di quella precedente.
n-pack-moon-symbols = { $entry }: la missione lunare deve avere tutti e sei i simboli.
n-pack-moon-track = { $entry }: la Luna deve avere la rotta più lunga; confronta { $other }.
n-pack-moon-reward = { $entry }: l'ultima casella della Luna deve valere più di tutte; confronta { $other }.
n-pack-must-be = { $entry }: secondo le regole "{ $field }" dev'essere "{ $wants }".
n-pack-faces = { $entry }: un dado ha 6 facce; qui sono { $count }.
n-pack-lacking = Nella tabella "{ $table }" manca: { $missing }.
n-pack-years = Gli anni devono andare dal 1963 al 1969, ciascuno una volta. Qui ci sono: { $years }.
n-pack-nations = Ci sono { $count } nazioni; al tavolo possono sedere { $needed } giocatori.
