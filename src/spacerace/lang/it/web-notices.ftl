### Avvisi quando tocca a te: questo dispositivo, posta, webhook; e che cosa è stato inviato di recente.

web-notices = Avvisi quando tocca a te
web-notices-bell = Avvisi
web-notices-what = Nelle partite giocate a turni ricevi un avviso quando comincia un tuo turno. Ciò che imposti qui vale per tutti i tuoi tavoli in questo browser.

## this device

web-notices-here = Su questo dispositivo
web-notices-here-what = Quando tocca a te appare un avviso su questo dispositivo, anche se nessuna pagina è aperta. Toccalo e si apre il tavolo. Il browser te lo chiede una volta.
web-notices-here-button = Avvisami su questo dispositivo
web-notices-here-on = È attivo: questo dispositivo ti avvisa quando tocca a te.
web-notices-on = Fatto. Un primo avviso è stato inviato a questo dispositivo come prova.
web-notices-refused = Il browser non l'ha permesso. Si può cambiare nelle sue impostazioni per questa pagina.
web-notices-needs-https = I browser lo permettono per pagine che arrivano via https o da questa macchina. Chiedi a chi ospita, o scegli un altro modo qui sotto.
web-notices-no-push = Questo browser non può mostrare avvisi quando nessuna pagina è aperta. Scegli un altro modo qui sotto.
web-notices-home-screen = Su iPhone o iPad metti prima questa pagina nella schermata Home: "Condividi", poi "Aggiungi alla schermata Home". Aprila da lì e torna qui.
web-notices-install-what = Come app, spacerace ha un'icona e una finestra tutte sue.
web-notices-install = Installa l'app

## addresses

web-notices-yours = Dove ricevi gli avvisi
web-notices-more = Un altro modo
web-notices-kind = Come
web-notices-kind-push = browser
web-notices-kind-mail = posta
web-notices-kind-json = webhook (JSON)
web-notices-kind-discord = Discord
web-notices-kind-slack = Slack
web-notices-address-mail = Il tuo indirizzo di posta
web-notices-address-webhook = Indirizzo del webhook
web-notices-how-mail = Ricevi un messaggio con un link. Aprilo e premi il pulsante: da allora l'indirizzo vale.
web-notices-how-json = Un tuo programma riceve un breve testo JSON. Una prova parte subito.
web-notices-how-discord = In Discord: impostazioni del canale, Integrazioni, Webhook, Nuovo webhook, Copia URL webhook. Una prova parte subito.
web-notices-how-slack = In Slack: un'app con "Incoming Webhooks", poi copia l'URL del webhook. Una prova parte subito.
web-notices-add = Aggiungi
web-notices-added = Aggiunto. È stata inviata una prova.
web-notices-mail-asked = Un messaggio è in viaggio. Apri il link che contiene per confermare l'indirizzo.
web-notices-full = Hai { $most } indirizzi, e di più non sono permessi. Rimuovine uno per aggiungerne un altro.
web-notices-this-device = Questo dispositivo
web-notices-other-device = Un altro dispositivo
web-notices-unconfirmed = Non ancora confermato: apri il link nel messaggio.
web-notices-test = Prova
web-notices-test-of = Prova: { $name }
web-notices-tested = È stata inviata una prova: { $name }.
web-notices-remove = Rimuovi
web-notices-remove-of = Rimuovi: { $name }
web-notices-removed = Rimosso: { $name }.

## what was sent

web-notices-sent = Inviati di recente
web-notices-sent-none = Ancora nulla.
web-notices-status-sent = arrivato
web-notices-status-waiting = in attesa, prossimo tentativo { $time }
web-notices-status-failed = non arrivato
web-notices-status-stale = non serve più: il turno era finito

## the offer at a table

web-notices-offer = Questa partita si gioca a turni. Vuoi un avviso quando tocca a te?
web-notices-offer-yes = Sì…
web-notices-offer-no = No, grazie
