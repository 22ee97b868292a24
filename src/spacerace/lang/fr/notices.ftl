### Avis que c’est ton tour : courriels, webhooks, et les pages où mènent leurs liens.

## what is sent

notice-turn-subject = C’est ton tour dans { $game }
notice-turn = C’est ton tour, { $name }, dans { $game } : { $url }
notice-turn-mail =
    Bonjour { $name },

    c’est ton tour dans { $game }. La table est ici :
    { $url }

    Tu reçois un courriel par tour. Pour ne plus en recevoir, ouvre cette page :
    { $stop }
notice-ask-subject = Veux-tu savoir quand c’est ton tour ?
notice-ask-mail =
    Bonjour,

    quelqu’un, sans doute toi, a donné cette adresse sur { $url } pour savoir quand vient son tour dans une partie.

    Si c’était toi, ouvre cette page d’ici { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } et appuie sur son bouton :
    { $yes }

    Si ce n’était pas toi, ne fais rien, et plus aucun courriel ne viendra. Ou retire l’adresse de la liste ici :
    { $stop }
notice-test = Ceci est un essai : désormais, un message arrive ici quand c’est ton tour sur { $url }.
notice-turn-push = { $name }, les autres ont joué et la table t’attend. Touche pour jouer.
notice-turn-until = Tu as jusqu’à { $when }.
notice-test-title = Les notifications fonctionnent
notice-test-push = Ceci est un essai : à partir de maintenant, cet appareil te prévient quand c’est ton tour.
notice-test-subject = Un essai de spacerace
notice-test-mail =
    Bonjour,

    voici l’essai que tu as demandé sur { $url } : cette adresse est prévenue quand c’est ton tour.

    Pour ne plus recevoir de messages, ouvre cette page :
    { $stop }

## the pages

notice-page-confirm = Avis quand c’est ton tour
notice-page-confirm-ask = Ce serveur doit-il écrire à { $address } quand c’est ton tour ?
notice-page-confirm-button = Oui, écrire à cette adresse
notice-page-confirmed = L’adresse est confirmée
notice-page-confirmed-text = Désormais, { $address } reçoit un courriel quand un de tes tours commence. Chaque courriel a un lien pour les arrêter.
notice-page-stop = Plus d’avis
notice-page-stop-ask = Ce serveur doit-il cesser d’écrire à { $address } ?
notice-page-stop-button = Arrêter les avis
notice-page-stopped = Les avis sont arrêtés
notice-page-stopped-text = Ce serveur n’envoie plus d’avis à { $address }.
notice-page-unknown = Ce lien ne mène nulle part
notice-page-unknown-confirm = Le lien a plus de { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  }, ou l’adresse a été retirée entre-temps. Redonne l’adresse pour recevoir un nouveau courriel.
notice-page-unknown-stop = L’adresse de ce lien n’est plus sur la liste : rien ne lui est envoyé.

## refusals

notice-refused-mail-off = Ce serveur n’envoie pas de courriels. Choisis plutôt un webhook, ou demande à l’hôte d’installer un serveur de courriel.
notice-refused-mail-address = Ce n’est pas une adresse à laquelle le serveur peut écrire. Donnes-en une comme ann@example.org, sans espaces et en lettres simples.
notice-refused-url = Ce n’est pas l’adresse d’un webhook. Donne une adresse complète qui commence par https:// ou http://, sans nom d’utilisateur ni mot de passe.
notice-refused-port = Les webhooks peuvent utiliser les ports 80, 443 et 8000 à 8999, mais cette adresse donne le port { $port }. Utilise l’un de ceux-là.
notice-refused-private = L’adresse mène dans un réseau privé, où ce serveur n’envoie rien. Utilise une adresse de l’internet public, ou demande à l’hôte de permettre les webhooks privés.
notice-refused-no-host = Le nom { $host } est introuvable. Vérifie l’orthographe de l’adresse.
notice-refused-count = Tu as { $most } adresses pour les avis, et c’est le maximum. Supprimes-en une d’abord.
notice-refused-often = Cette adresse a été essayée { $most ->
    [one] une fois
   *[other] { $most } fois
  } en une heure. Attends une heure, puis réessaie.
notice-refused-host-often = Des webhooks chez { $host } ont été essayés { $most } fois en une heure. Attends une heure, puis réessaie.
notice-refused-host-busy = Ce destinataire reçoit beaucoup de messages en ce moment. Réessaie dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }.
notice-refused-mail-failed = Le serveur de courriel n’a pas accepté le message à cette adresse. Vérifie l’adresse, ou réessaie plus tard.
notice-refused-test-failed = Le webhook n’a pas accepté le message d’essai. { $problem }
notice-refused-answer = Sa réponse était { $status }, mais elle doit être 200 ou un autre nombre jusqu’à 299.
notice-refused-no-answer = Il n’y a pas eu de vraie réponse en { $seconds } secondes. Vérifie l’adresse, ou réessaie plus tard.
notice-refused-unknown = Tu n’as pas d’adresse pour les avis avec cet identifiant. Redemande la liste de tes adresses.
notice-refused-push-keys = Les clés du navigateur pour les notifications manquent ou sont abîmées. Désactive puis réactive les notifications sur cet appareil.
notice-refused-push-failed = Le service push de ton navigateur n’a pas accepté le message d’essai. { $problem }
notice-refused-unconfirmed = Cette adresse n’est pas confirmée, donc rien ne lui est envoyé. Ouvre le lien du message qui lui a été envoyé, ou ajoute l’adresse de nouveau.
notice-problem-recipient = Le serveur de messagerie dit que cette adresse n’accepte aucun message. Vérifie l’adresse et ajoute-la de nouveau.
notice-problem-mail = Le serveur de messagerie de cet hôte était injoignable ou n’a pas accepté le message.
notice-problem-expired = Le navigateur a abandonné son abonnement, donc plus rien n’y arrive. Réactive les notifications sur cet appareil-là.
