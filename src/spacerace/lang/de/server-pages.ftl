### Was um die Routen des Servers herum steht: Grenzen, Fehler und die Seiten, die er selbst macht.

## Limits

refused-too-many-requests = Von deiner Adresse kommen zu viele Anfragen. Warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
  }, dann geht es weiter.
refused-too-many-sockets = Zu viele Fenster oder Programme deiner Adresse sind verbunden. Schließe einige davon und versuche es noch einmal.
refused-sockets-full = Der Server ist voll: Er hält so viele Verbindungen, wie der Gastgeber erlaubt. Versuche es in einer Minute noch einmal.
refused-too-many-new-tables = Deine Adresse hat so viele Tische aufgemacht, wie in einer Stunde erlaubt sind. Der nächste geht in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  }.
refused-request-too-large = Die Anfrage ist zu lang: Hier werden höchstens { $limit } Bytes angenommen.
refused-request-slow = Die Anfrage ist nicht innerhalb von { $seconds } Sekunden angekommen. Sende sie noch einmal.
refused-too-many-bodies = Zu viele lange Anfragen deiner Adresse sind unterwegs. Warte, bis sie fertig sind, und versuche es dann noch einmal.
refused-bad-network = „{ $network }“ ist kein Netz vertrauter Proxys. Schreibe eine Adresse oder ein Netz wie 127.0.0.1 oder 10.0.0.0/8, oder „local“ für einen Unix-Socket.

## Who may ask

refused-foreign-origin = Die Seite unter „{ $origin }“ darf das hier nicht. Öffne die Adresse dieses Servers selbst und tu es dort.
refused-foreign-host = Dieser Server heißt nicht „{ $host }“. Öffne ihn unter { $address }.
refused-metrics = Die Zahlen dieses Servers sind für den Gastgeber: Frage von seinem eigenen Rechner aus und nicht über einen Proxy. Mit einer öffentlichen Adresse darf auch das private Netz fragen.

## Requests that do not fit

refused-request-malformed = Die Anfrage ist nicht lesbar: { $problem }.
refused-request-field = { $source ->
    [body] Das Feld
    [query] Der Abfragewert
    [path] Der Adressteil
    [header] Die Kopfzeile
    [cookie] Das Cookie
   *[other] Der Wert
  } „{ $path }“ passt nicht: { $problem }.
refused-request-pack = Das Kartenpaket ist nicht zu gebrauchen. { $line ->
    [0] { $problem }
   *[other] Zeile { NUMBER($line, useGrouping: 0) }: { $problem }
  }
refused-request-not-allowed = Das darfst du nicht.
refused-request-nowhere = Unter dieser Adresse ist nichts. Sieh nach, ob ein Buchstabe fehlt oder zu viel ist.
refused-request-method = Diese Adresse nimmt keine Anfragen dieser Art; welche, sagt die Kopfzeile „Allow“ oder die Seite /api/docs.
refused-request-media = Der Inhalt der Anfrage ist von einer Art, die hier nicht angenommen wird; sende JSON.
refused-request-deep = Der Inhalt der Anfrage ist zu tief verschachtelt: Listen und Objekte dürfen { $most } Stufen tief ineinander liegen.
refused-request-parts = Die Anfrage hat zu viele Teile: Neben ihren Texten darf sie { $most } Bytes haben.
refused-request-other = Die Anfrage wurde mit Status { NUMBER($status, useGrouping: 0) } abgewiesen: { $problem }.

## Trouble of the server's own

refused-database-full = Das konnte nicht gespeichert werden, weil die Festplatte des Servers voll ist. Nichts wurde geändert. Sag es dem Gastgeber, und versuche es wieder, wenn Platz ist.
refused-database-locked = Das konnte nicht gespeichert werden, weil die Datenbank beschäftigt ist. Nichts wurde geändert; versuche es noch einmal.
refused-database-gone = Die Datenbank ist nicht erreichbar, und das wurde vielleicht nicht gespeichert. Sieh dir gleich den Tisch noch einmal an, dann versuche es wieder.
refused-database-disk = Das konnte nicht gespeichert werden, weil die Festplatte des Servers nicht richtig arbeitet. Nichts wurde geändert. Sag es dem Gastgeber, und versuche es später wieder.
refused-database-moved = Das wurde vielleicht nicht gespeichert, denn die Datei der Datenbank wurde verschoben oder entfernt. Sag es dem Gastgeber: Sie muss zurück an ihren Platz, oder der Server muss neu gestartet werden.
refused-database-trouble = Das konnte nicht gespeichert werden, weil die Datenbank ein Problem hat. Sieh dir gleich den Tisch noch einmal an, dann versuche es wieder.
refused-internal = Hier ging etwas schief, womit niemand gerechnet hat. Nenne dem Gastgeber die Nummer { $id }, unter der es im Log steht.

## The page about the API

api-page-title = Die API von { $name }
api-page-version = Version { $version }
api-page-json = Dasselbe für Programme: <1>openapi.json</1>
api-page-contents = Inhalt
api-page-skip = Zu den Routen springen
api-page-other = Weitere Routen
api-page-schemas = Daten
api-page-parameters = Parameter
api-page-body = Inhalt der Anfrage
api-page-responses = Antworten
api-page-example = Beispiel
api-page-required = nötig
api-page-deprecated = veraltet
api-page-default = ohne Angabe: { $value }
api-page-range = { $kind ->
    [minimum] ab { $value }
    [maximum] bis { $value }
    [exclusiveMinimum] mehr als { $value }
    [exclusiveMaximum] weniger als { $value }
    [minLength] mindestens { $value ->
        [one] ein Zeichen
       *[other] { $value } Zeichen
      }
    [maxLength] höchstens { $value ->
        [one] ein Zeichen
       *[other] { $value } Zeichen
      }
    [minItems] mindestens { $value ->
        [one] ein Eintrag
       *[other] { $value } Einträge
      }
    [maxItems] höchstens { $value ->
        [one] ein Eintrag
       *[other] { $value } Einträge
      }
   *[pattern] in der Form { $value }
  }
api-page-list = Liste von { $of }
api-page-map = { $of } nach Namen
api-page-or = { $one } oder { $other }
api-page-nothing = nichts
api-page-anything = irgendetwas
api-page-more-fields = Andere Felder werden abgelehnt.
api-page-refused = Ein Nein, oder etwas ging schief.
api-page-does-not-fit = Die Anfrage passt nicht.
api-page-any-error = Was sonst schiefging, in der Form, die alle Fehler haben.
api-page-place-path = Adresse
api-page-place-query = Abfrage
api-page-place-header = Kopfzeile
api-page-place-cookie = Cookie

## The first page

home-page-title = spacerace
home-page-what = Dies ist ein Server für Brettspiele vom Wettlauf ins All: { $games }. Menschen und Bots sitzen an denselben Tischen, in einem Rutsch oder mit einem Zug am Tag.
home-page-tables = { $count ->
    [0] Im Moment wartet kein Tisch auf Spieler.
    [one] Ein Tisch wartet auf Spieler.
   *[other] { $count } Tische warten auf Spieler.
  }
home-page-unknown = Wie viele Tische auf Spieler warten, lässt sich gerade nicht sagen.
home-page-api = Wie ein Programm einen Tisch aufmacht, sich dazusetzt und spielt, steht in <1>der Beschreibung der API</1>.
home-page-version = spacerace { $version }

## where there is no network

offline-page-title = Gerade ist kein Netz da
offline-page-text = Dieses Gerät erreicht den Server nicht. Verloren ist nichts: Deine Tische stehen, wie du sie verlassen hast, und wer mit dir spielt, wartet. Sobald das Netz wieder da ist, geht es hier weiter.
offline-page-again = Noch einmal versuchen

## Was ein Messenger vom Link eines Tisches zeigt

preview-invites = { $name } lädt dich zu { $game } ein
preview-table = Ein Tisch mit { $game }
preview-what = { $free ->
    [0] { $players ->
        [one] Allein
       *[other] Zu { $players }
    }
    [one] Zu { $players }, ein Platz ist frei
   *[other] Zu { $players }, { $free } Plätze sind frei
  } · { $pace ->
    [turns] hin und wieder ein Zug
   *[live] alle zugleich
  }{ $hours ->
    [0] { "" }
    [one] , bis zu einer Stunde pro Zug
   *[other] , bis zu { $hours } Stunden pro Zug
  }

## An address that does not exist, in a browser

nowhere-page-title = Unter dieser Adresse gibt es nichts
nowhere-page-text = Vielleicht ist die Adresse vertippt, oder es gibt den Tisch nicht mehr. Ein Link, den dir jemand geschickt hat, muss ganz sein, bis zum letzten Buchstaben.
nowhere-page-home = Zur Startseite
