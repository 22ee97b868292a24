### Benachrichtigungen, dass du dran bist: Mails, Webhooks und die Seiten, auf die ihre Links führen.

## what is sent

notice-turn-subject = Du bist dran bei { $game }
notice-turn = Du bist dran, { $name }, bei { $game }: { $url }
notice-turn-mail =
    Hallo { $name },

    du bist dran bei { $game }. Hier ist der Tisch:
    { $url }

    Du bekommst eine Mail pro Zug. Willst du keine mehr, öffne diese Seite:
    { $stop }
notice-ask-subject = Sollen wir dir sagen, wenn du dran bist?
notice-ask-mail =
    Hallo,

    jemand, wahrscheinlich du, hat diese Adresse auf { $url } angegeben, um zu erfahren, wenn er in einem Spiel dran ist.

    Wenn du das warst, öffne innerhalb von { $days ->
        [one] { $days } Tag
       *[other] { $days } Tagen
    } diese Seite und drücke dort den Knopf:
    { $yes }

    Wenn nicht, tu nichts, und es kommt keine Mail mehr. Oder streiche die Adresse hier von der Liste:
    { $stop }
notice-test = Dies ist ein Test: Ab jetzt erfährst du hier, wenn du auf { $url } dran bist.
notice-turn-push = { $name }, die anderen haben gezogen, und der Tisch wartet auf dich. Tippen, um zu spielen.
notice-turn-until = Du hast Zeit bis { $when }.
notice-test-title = Benachrichtigungen funktionieren
notice-test-push = Das ist ein Test: Ab jetzt sagt dir dieses Gerät Bescheid, wenn du dran bist.
notice-test-subject = Ein Test von spacerace
notice-test-mail =
    Hallo,

    das ist der Test, den du auf { $url } verlangt hast: An diese Adresse wird geschrieben, wenn du dran bist.

    Wenn du keine Mails mehr willst, öffne diese Seite:
    { $stop }

## the pages

notice-page-confirm = Nachricht, wenn du dran bist
notice-page-confirm-ask = Soll dieser Server an { $address } schreiben, wenn du dran bist?
notice-page-confirm-button = Ja, an diese Adresse schreiben
notice-page-confirmed = Die Adresse ist bestätigt
notice-page-confirmed-text = Ab jetzt bekommt { $address } eine Mail, wenn ein Zug von dir beginnt. In jeder Mail ist ein Link zum Abbestellen.
notice-page-stop = Keine Nachrichten mehr
notice-page-stop-ask = Soll dieser Server nicht mehr an { $address } schreiben?
notice-page-stop-button = Nachrichten abbestellen
notice-page-stopped = Die Nachrichten sind abbestellt
notice-page-stopped-text = Dieser Server schreibt keine Nachrichten mehr an { $address }.
notice-page-unknown = Dieser Link führt nirgendwohin
notice-page-unknown-confirm = Der Link ist älter als { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
  }, oder die Adresse wurde inzwischen entfernt. Gib die Adresse noch einmal ein, dann kommt eine neue Mail.
notice-page-unknown-stop = Die Adresse dieses Links steht nicht mehr auf der Liste; an sie wird nichts geschickt.

## refusals

notice-refused-mail-off = Dieser Server verschickt keine Mails. Wähle einen Webhook, oder bitte den Gastgeber, einen Mailserver einzurichten.
notice-refused-mail-address = Das ist keine Mailadresse, an die der Server schreiben kann. Gib eine wie ann@example.org ein, ohne Leerzeichen und in einfachen Buchstaben.
notice-refused-url = Das ist nicht die Adresse eines Webhooks. Gib eine ganze Adresse ein, die mit https:// oder http:// beginnt, ohne Benutzernamen und Passwort.
notice-refused-port = Webhooks dürfen die Ports 80, 443 und 8000 bis 8999 benutzen, aber diese Adresse nennt Port { $port }. Nimm einen von diesen.
notice-refused-private = Die Adresse führt in ein privates Netz, wohin dieser Server nichts schickt. Nimm eine Adresse im öffentlichen Internet, oder bitte den Gastgeber, private Webhooks zu erlauben.
notice-refused-no-host = Der Name { $host } ist nicht zu finden. Prüfe, ob die Adresse richtig geschrieben ist.
notice-refused-count = Du hast { $most } Adressen für Nachrichten, und mehr sind nicht erlaubt. Lösche erst eine.
notice-refused-often = Diese Adresse wurde innerhalb einer Stunde { $most ->
    [one] einmal
   *[other] { $most }-mal
  } versucht. Warte eine Stunde, dann versuche es noch einmal.
notice-refused-host-often = Webhooks bei { $host } wurden innerhalb einer Stunde { $most }-mal versucht. Warte eine Stunde, dann versuche es noch einmal.
notice-refused-host-busy = Dieser Empfänger bekommt gerade viele Nachrichten. Versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  } noch einmal.
notice-refused-mail-failed = Der Mailserver hat die Mail an diese Adresse nicht angenommen. Prüfe die Adresse oder versuche es später.
notice-refused-test-failed = Der Webhook hat die Testnachricht nicht angenommen. { $problem }
notice-refused-answer = Seine Antwort war { $status }, sie muss aber 200 oder eine andere Zahl bis 299 sein.
notice-refused-no-answer = Innerhalb von { $seconds } Sekunden kam keine brauchbare Antwort. Prüfe die Adresse oder versuche es später.
notice-refused-unknown = Du hast keine Adresse für Nachrichten mit dieser Kennung. Frage die Liste deiner Adressen noch einmal ab.
notice-refused-push-keys = Die Schlüssel des Browsers für Benachrichtigungen fehlen oder sind beschädigt. Schalte die Benachrichtigungen auf diesem Gerät aus und wieder ein.
notice-refused-push-failed = Der Push-Dienst deines Browsers hat die Testnachricht nicht angenommen. { $problem }
notice-refused-unconfirmed = Diese Adresse ist nicht bestätigt, darum wird ihr nichts geschickt. Öffne den Link in der Mail, die an sie ging, oder trage die Adresse noch einmal ein.
notice-problem-recipient = Der Mailserver sagt, dass diese Adresse keine Mail annimmt. Prüfe die Adresse und trage sie noch einmal ein.
notice-problem-mail = Der Mailserver dieses Gastgebers war nicht zu erreichen oder hat die Mail nicht angenommen.
notice-problem-expired = Der Browser hat sein Abonnement aufgegeben, darum kommt dort nichts mehr an. Schalte die Benachrichtigungen auf jenem Gerät wieder ein.
