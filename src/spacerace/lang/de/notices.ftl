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
