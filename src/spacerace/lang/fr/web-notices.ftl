### Notifications quand c’est son tour : cet appareil, courriel, webhooks ; et ce qui a été envoyé récemment.

web-notices = Te prévenir quand c’est ton tour
web-notices-bell = Prévenir
web-notices-what = Dans les parties jouées tour par tour, tu es prévenu une fois quand un tour à toi commence. Ce que tu règles ici vaut pour toutes tes tables dans ce navigateur.

## this device

web-notices-here = Sur cet appareil
web-notices-here-what = Une notification apparaît sur cet appareil quand c’est ton tour, même si aucune page n’est ouverte. Touche-la et la table s’ouvre. Le navigateur te le demande une fois.
web-notices-here-button = Me prévenir sur cet appareil
web-notices-here-on = C’est activé : cet appareil te prévient quand c’est ton tour.
web-notices-on = C’est fait. Une première notification a été envoyée à cet appareil comme essai.
web-notices-refused = Le navigateur ne l’a pas permis. Ses réglages pour cette page peuvent changer cela.
web-notices-needs-https = Les navigateurs le permettent pour les pages qui viennent par https ou de cette machine. Demande à l’hôte, ou choisis un autre moyen ci-dessous.
web-notices-no-push = Ce navigateur ne peut rien afficher quand aucune page n’est ouverte. Choisis un autre moyen ci-dessous.
web-notices-home-screen = Sur iPhone ou iPad, place d’abord cette page sur l’écran d’accueil : « Partager », puis « Sur l’écran d’accueil ». Ouvre-la de là et reviens ici.
web-notices-install-what = Comme application, spacerace a sa propre icône et sa propre fenêtre.
web-notices-install = Installer l’application

## addresses

web-notices-yours = Où tu es prévenu
web-notices-more = Un autre moyen
web-notices-kind = Comment
web-notices-kind-push = navigateur
web-notices-kind-mail = courriel
web-notices-kind-json = webhook (JSON)
web-notices-kind-discord = Discord
web-notices-kind-slack = Slack
web-notices-address-mail = Ton adresse de courriel
web-notices-address-webhook = Adresse du webhook
web-notices-how-mail = Tu reçois un courriel avec un lien. Ouvre-le et appuie sur le bouton : l’adresse compte alors.
web-notices-how-json = Un programme à toi reçoit un court texte JSON. Un essai part aussitôt.
web-notices-how-discord = Dans Discord : paramètres du salon, Intégrations, Webhooks, Nouveau webhook, Copier l’URL du webhook. Un essai part aussitôt.
web-notices-how-slack = Dans Slack : une application avec « Incoming Webhooks », puis copie l’URL du webhook. Un essai part aussitôt.
web-notices-add = Ajouter
web-notices-added = Ajouté. Un essai y a été envoyé.
web-notices-mail-asked = Un courriel est en route. Ouvre le lien qu’il contient pour confirmer l’adresse.
web-notices-full = Tu as { $most } adresses, et il n’en faut pas plus. Retires-en une pour en ajouter une autre.
web-notices-this-device = Cet appareil
web-notices-other-device = Un autre appareil
web-notices-unconfirmed = Pas encore confirmée : ouvre le lien du courriel.
web-notices-test = Essayer
web-notices-test-of = Essayer : { $name }
web-notices-tested = Un essai a été envoyé : { $name }.
web-notices-remove = Retirer
web-notices-remove-of = Retirer : { $name }
web-notices-removed = Retiré : { $name }.

## what was sent

web-notices-sent = Envoyé récemment
web-notices-sent-none = Rien encore.
web-notices-status-sent = arrivé
web-notices-status-waiting = en attente, prochain essai { $time }
web-notices-status-failed = pas arrivé
web-notices-status-stale = plus nécessaire : le tour était fini

## the offer at a table

web-notices-offer = Cette partie se joue tour par tour. Veux-tu être prévenu quand c’est ton tour ?
web-notices-offer-yes = Oui…
web-notices-offer-no = Non, merci
