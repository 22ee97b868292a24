### Benachrichtigungen, wenn man dran ist: dieses Gerät, Mail, Webhooks; und was zuletzt geschickt wurde.

web-notices = Bescheid, wenn du dran bist
web-notices-bell = Mitteilungen
web-notices-what = In Partien, die zugweise gespielt werden, erfährst du einmal, wenn ein Zug von dir beginnt. Was du hier einstellst, gilt für alle deine Tische in diesem Browser.

## this device

web-notices-here = Auf diesem Gerät
web-notices-here-what = Wenn du dran bist, erscheint auf diesem Gerät eine Meldung, auch wenn keine Seite offen ist. Ein Tipp darauf öffnet den Tisch. Der Browser fragt dich einmal.
web-notices-here-button = Auf diesem Gerät Bescheid sagen
web-notices-here-on = Eingeschaltet: Dieses Gerät sagt dir Bescheid, wenn du dran bist.
web-notices-on = Fertig. Eine erste Meldung ist als Test an dieses Gerät unterwegs.
web-notices-refused = Der Browser hat es nicht erlaubt. In seinen Einstellungen für diese Seite lässt sich das ändern.
web-notices-needs-https = Browser erlauben das nur Seiten, die über https oder von diesem Rechner kommen. Frag den Gastgeber, oder wähle unten einen anderen Weg.
web-notices-no-push = Dieser Browser kann nichts melden, solange keine Seite offen ist. Wähle unten einen anderen Weg.
web-notices-home-screen = Leg diese Seite auf iPhone oder iPad zuerst auf den Home-Bildschirm: „Teilen“, dann „Zum Home-Bildschirm“. Öffne sie dort und komm hierher zurück.
web-notices-install-what = Als App hat spacerace ein eigenes Symbol und ein eigenes Fenster.
web-notices-install = App installieren

## addresses

web-notices-yours = Wo du es erfährst
web-notices-more = Ein anderer Weg
web-notices-kind = Wie
web-notices-kind-push = Browser
web-notices-kind-mail = Mail
web-notices-kind-json = Webhook (JSON)
web-notices-kind-discord = Discord
web-notices-kind-slack = Slack
web-notices-address-mail = Deine Mailadresse
web-notices-address-webhook = Adresse des Webhooks
web-notices-how-mail = Du bekommst eine Mail mit einem Link. Öffne ihn und drück dort auf den Knopf, dann gilt die Adresse.
web-notices-how-json = Ein Programm von dir bekommt einen kurzen JSON-Text. Ein Test geht sofort hinaus.
web-notices-how-discord = In Discord: Kanaleinstellungen, Integrationen, Webhooks, Neuer Webhook, Webhook-URL kopieren. Ein Test geht sofort hinaus.
web-notices-how-slack = In Slack: eine App mit „Incoming Webhooks“, dann die URL des Webhooks kopieren. Ein Test geht sofort hinaus.
web-notices-add = Hinzufügen
web-notices-added = Hinzugefügt. Ein Test ist unterwegs.
web-notices-mail-asked = Eine Mail ist unterwegs. Öffne den Link darin, um die Adresse zu bestätigen.
web-notices-full = Du hast { $most } Adressen, und mehr sind nicht erlaubt. Entferne eine, um eine andere hinzuzufügen.
web-notices-this-device = Dieses Gerät
web-notices-other-device = Ein anderes Gerät
web-notices-unconfirmed = Noch nicht bestätigt: Öffne den Link in der Mail.
web-notices-test = Testen
web-notices-test-of = Testen: { $name }
web-notices-tested = Ein Test ist unterwegs: { $name }.
web-notices-remove = Entfernen
web-notices-remove-of = Entfernen: { $name }
web-notices-removed = Entfernt: { $name }.

## what was sent

web-notices-sent = Zuletzt geschickt
web-notices-sent-none = Noch nichts.
web-notices-status-sent = angekommen
web-notices-status-waiting = wartet, nächster Versuch { $time }
web-notices-status-failed = nicht angekommen
web-notices-status-stale = nicht mehr nötig: Der Zug war vorbei

## the offer at a table

web-notices-offer = Hier wird zugweise gespielt. Sollen wir dir Bescheid sagen, wenn du dran bist?
web-notices-offer-yes = Ja, gern …
web-notices-offer-no = Nein, danke
