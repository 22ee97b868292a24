### Was die Regelseiten aus einem Paket sagen, zwischen den Worten der Seite.

rules-absent = *Nicht in diesem Paket.*
rules-ours = [{ $what }]
rules-list = { $parts }
rules-figures = { $figures }
