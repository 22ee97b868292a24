### Ciò che le pagine delle regole dicono di un pacchetto, tra le parole della pagina.

rules-absent = *Non in questo pacchetto.*
rules-ours = [{ $what }]
rules-list = { $parts }
rules-figures = { $figures }
