### Ordini permanenti: come si chiamano, e perché uno non si può dare.

## Etichette

order-single = Salta ogni scelta che ha una sola risposta
order-ahead = Agisci in anticipo, finché non c'è niente di nuovo
order-ahead-anyway = Agisci in anticipo, qualunque cosa accada

## Rifiuti

refused-order-unknown = In questo gioco l'ordine permanente "{ $order }" non esiste; c'è: { $known }.
refused-order-now = Adesso l'ordine "{ $order }" non si può dare, perché non c'è niente a cui possa rispondere.
refused-order-takes-no-actions = L'ordine "{ $order }" non vuole un elenco di azioni; dallo senza.
refused-order-without-actions = L'ordine "{ $order }" ha bisogno di almeno un'azione da fare in anticipo.
refused-order-too-many = Queste sono { $count } azioni, e un ordine ne accetta al massimo { $most }; togline alcune.
refused-order-too-long = L'azione { $number } dell'elenco ha { $length } caratteri, e un'azione ne ha al massimo { $most }.
refused-order-not-a-line = L'azione { $number } dell'elenco non è una sola riga semplice; scrivi ogni azione per conto suo.
