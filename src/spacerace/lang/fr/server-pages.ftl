### Ce qui entoure les routes du serveur : limites, erreurs, et les pages qu’il fait lui-même.

## Limits

refused-too-many-requests = Trop de requêtes viennent de ton adresse. Attends { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }, puis continue.
refused-too-many-sockets = Trop de fenêtres ou de programmes de ton adresse sont connectés. Fermes-en quelques-uns, puis réessaie.
refused-sockets-full = Le serveur est plein : il tient autant de connexions que son hôte le permet. Réessaie dans une minute.
refused-too-many-new-tables = Ton adresse a ouvert autant de tables qu’il est permis en une heure. La prochaine pourra s’ouvrir dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }.
refused-request-too-large = La requête est trop longue : { $limit } octets sont le maximum accepté ici.
refused-request-slow = La requête n’est pas arrivée en { $seconds } secondes. Envoie-la de nouveau.
refused-too-many-bodies = Trop de longues requêtes de ton adresse sont en cours. Attends qu’elles soient terminées, puis réessaie.
refused-bad-network = « { $network } » n’est pas un réseau de proxys de confiance. Écris une adresse ou un réseau comme 127.0.0.1 ou 10.0.0.0/8, ou « local » pour un socket Unix.

## Who may ask

refused-foreign-origin = La page de « { $origin } » n’a pas le droit de faire cela ici. Ouvre l’adresse de ce serveur même et fais-le là.
refused-foreign-host = Ce serveur ne s’appelle pas « { $host } ». Ouvre-le à l’adresse { $address }.
refused-metrics = Les chiffres de ce serveur sont pour son hôte : demande-les depuis sa propre machine, sans passer par un proxy. Avec une adresse publique, le réseau privé peut les demander aussi.

## Requests that do not fit

refused-request-malformed = La requête est illisible : { $problem }.
refused-request-field = { $source ->
    [body] Le champ
    [query] La valeur de requête
    [path] La partie de l’adresse
    [header] L’en-tête
    [cookie] Le cookie
   *[other] La valeur
  } « { $path } » ne convient pas : { $problem }.
refused-request-pack = Le jeu de composants est inutilisable. { $line ->
    [0] { $problem }
   *[other] Ligne { NUMBER($line, useGrouping: 0) } : { $problem }
  }
refused-request-not-allowed = Tu n’as pas le droit de faire cela.
refused-request-nowhere = Il n’y a rien à cette adresse. Vérifie s’il y manque une lettre ou s’il y en a une de trop.
refused-request-method = Cette adresse n’accepte pas les requêtes de ce genre ; l’en-tête « Allow » ou la page /api/docs dit lesquelles.
refused-request-media = Le corps de la requête est d’un genre qui n’est pas accepté ici ; envoie du JSON.
refused-request-deep = Le corps de la requête est trop imbriqué : listes et objets peuvent s’emboîter sur { $most } niveaux au plus.
refused-request-parts = La requête a trop d’éléments : en dehors de ses textes, elle peut avoir { $most } octets.
refused-request-other = La requête a été refusée avec le statut { NUMBER($status, useGrouping: 0) } : { $problem }.

## Trouble of the server’s own

refused-database-full = Impossible d’enregistrer : le disque du serveur est plein. Rien n’a été changé. Préviens l’hôte, et réessaie quand il y aura de la place.
refused-database-locked = Impossible d’enregistrer : la base de données est occupée. Rien n’a été changé ; réessaie.
refused-database-gone = La base de données est injoignable : ceci n’a peut-être pas été enregistré. Regarde de nouveau la table dans un instant, puis réessaie.
refused-database-disk = Impossible d’enregistrer : le disque du serveur ne fonctionne pas comme il faut. Rien n’a été changé. Préviens l’hôte, et réessaie plus tard.
refused-database-moved = Cela n’a peut-être pas été enregistré, car le fichier de la base de données a été déplacé ou supprimé. Dis-le à l’hôte : il faut le remettre en place, ou redémarrer le serveur.
refused-database-trouble = Impossible d’enregistrer : la base de données a un problème. Regarde de nouveau la table dans un instant, puis réessaie.
refused-internal = Il s’est passé ici quelque chose que personne n’avait prévu. Donne à l’hôte le numéro { $id }, sous lequel cela figure dans le journal.

## The page about the API

api-page-title = L’API de { $name }
api-page-version = Version { $version }
api-page-json = La même chose pour les programmes : <1>openapi.json</1>
api-page-contents = Sommaire
api-page-skip = Aller aux routes
api-page-other = Autres routes
api-page-schemas = Données
api-page-parameters = Paramètres
api-page-body = Corps de la requête
api-page-responses = Réponses
api-page-example = Exemple
api-page-required = obligatoire
api-page-deprecated = obsolète
api-page-default = par défaut : { $value }
api-page-range = { $kind ->
    [minimum] à partir de { $value }
    [maximum] jusqu’à { $value }
    [exclusiveMinimum] plus de { $value }
    [exclusiveMaximum] moins de { $value }
    [minLength] au moins { $value ->
        [one] { $value } caractère
       *[other] { $value } caractères
      }
    [maxLength] au plus { $value ->
        [one] { $value } caractère
       *[other] { $value } caractères
      }
    [minItems] au moins { $value ->
        [one] { $value } élément
       *[other] { $value } éléments
      }
    [maxItems] au plus { $value ->
        [one] { $value } élément
       *[other] { $value } éléments
      }
   *[pattern] de la forme { $value }
  }
api-page-list = liste : { $of }
api-page-map = { $of } par nom
api-page-or = { $one } ou { $other }
api-page-nothing = rien
api-page-anything = n’importe quoi
api-page-more-fields = Les autres champs sont refusés.
api-page-refused = Un refus, ou quelque chose qui a mal tourné.
api-page-does-not-fit = La requête ne convient pas.
api-page-any-error = Tout le reste qui peut mal tourner, sous la forme commune à toutes les erreurs.
api-page-place-path = adresse
api-page-place-query = requête
api-page-place-header = en-tête
api-page-place-cookie = cookie

## The first page

home-page-title = spacerace
home-page-what = Voici un serveur de jeux de société sur la course à l’espace : { $games }. Humains et bots y partagent les mêmes tables, en direct ou à un coup par jour.
home-page-tables = { $count ->
    [0] Aucune table n’attend de joueurs pour le moment.
    [one] Une table attend des joueurs.
   *[other] { $count } tables attendent des joueurs.
  }
home-page-unknown = Le nombre de tables qui attendent des joueurs est inconnu pour le moment.
home-page-api = Comment un programme ouvre une table, la rejoint et joue, c’est dans <1>la description de l’API</1>.
home-page-version = spacerace { $version }

## where there is no network

offline-page-title = Pas de réseau pour le moment
offline-page-text = Cet appareil n’atteint pas le serveur. Rien n’est perdu : tes tables sont comme tu les as laissées, et les autres t’attendent. Dès que le réseau revient, continue ici.
offline-page-again = Réessayer

## Ce qu’une messagerie montre du lien d’une table

preview-invites = { $name } t’invite à jouer à { $game }
preview-table = Une table de { $game }
preview-what = { $free ->
    [0] { $players ->
        [one] En solo
       *[other] À { $players }
    }
    [one] À { $players }, une place est libre
   *[other] À { $players }, { $free } places sont libres
  } · { $pace ->
    [turns] un coup de temps en temps
   *[live] en direct
  }{ $hours ->
    [0] { "" }
    [one] , une heure par tour au plus
   *[other] , { $hours } heures par tour au plus
  }

## An address that does not exist, in a browser

nowhere-page-title = Il n’y a rien à cette adresse
nowhere-page-text = L’adresse est peut-être mal tapée, ou la table n’existe plus. Un lien qu’on t’a envoyé doit être entier, jusqu’à la dernière lettre.
nowhere-page-home = Vers la page d’accueil
