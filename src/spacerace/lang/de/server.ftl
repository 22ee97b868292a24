### Was der Server ablehnt, neben den Regeln der Spiele.

refused-no-table = Diesen Tisch gibt es nicht. Vielleicht wurde er gelöscht; frag, wer dir den Link gegeben hat.
refused-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
refused-no-free-seat = Hier ist kein Platz frei. Du kannst zuschauen, wenn der Gastgeber es erlaubt, oder selbst einen Tisch aufmachen.
refused-table-over = Dieses Spiel ist aus, niemand kann sich mehr hinsetzen.
refused-not-running = Das Spiel an diesem Tisch läuft nicht: Es hat noch nicht begonnen oder kann nur angesehen werden.
refused-history-lost = Du hast von diesem Spiel mehr gesehen, als der Server noch weiß: Seine letzten Züge sind verloren. Sieh noch einmal hin, wähle neu, und sag es dem Gastgeber.
refused-stale = Dieser Klick kam zu spät: Inzwischen ist etwas geschehen. Sieh noch einmal hin und wähle neu.
refused-one-or-several = Schicke entweder eine Aktion oder eine Liste von Aktionen.
refused-list-final = „{ $failed }“ lässt sich nicht zurücknehmen und kann darum nur die letzte von mehreren Aktionen sein.
refused-nothing-asked = Du wirst gerade nichts gefragt.
refused-token = Dieser persönliche Link hat hier keinen Platz (mehr). Bitte den Gastgeber um einen.
refused-not-host = Das kann nur der Gastgeber dieses Tisches oder wer dort sitzt.
refused-no-seat-of-yours = Du hast keinen Platz an diesem Tisch. Setz dich erst hin oder öffne deinen persönlichen Link.
refused-not-your-seat = Der Platz von { $player } gehört dir nicht.
refused-no-spectators = Der Gastgeber dieses Tisches möchte keine Zuschauer.
refused-undo-enough = An diesem Tisch wurde genug zurückgenommen: Ein Tisch nimmt { $most } Schritte zurück, in einem sehr langen Spiel keinen. Gespielt werden kann weiter.
refused-table-full = Dieses Spiel hat { $most } Einträge erreicht, mehr fasst ein Tisch nicht. Es kann weiter angesehen und gespeichert werden.
refused-undo-seen = Andere haben diesen Schritt schon gesehen, und an diesem Tisch wird Gesehenes nicht zurückgenommen.
refused-no-undo-wish = Niemand möchte mehr etwas zurücknehmen.
refused-not-asked = Niemand hat dich um deine Zustimmung gebeten.
refused-too-many-tables = Dieser Server hat schon seine { $most } Tische. Komm später wieder oder betreibe einen eigenen Server.
refused-chat-long = Eine Zeile im Chat hat höchstens { $most } Zeichen; fasse dich kürzer.
refused-chat-signs = Eine Zeile im Chat ist reiner Text: Buchstaben, Zeichen und Zeilenumbrüche.
refused-chat-full = Der Chat dieses Tisches ist nach { $most } Zeilen voll.
refused-player-name = „{ $name }“ geht nicht als Spielername: Er muss eine einfache Zeile mit höchstens 40 Zeichen sein, ohne : | oder #.
refused-player-name-taken = Jemand hier heißt schon { $name } oder hat einen Namen, der genauso aussieht; wähle einen anderen.
refused-player-name-mixed = „{ $name }“ mischt Buchstaben mehrerer Alphabete. Schreib einen Namen in einem davon, damit sich niemand für jemand anderen ausgeben kann.
refused-seat-kept = Dieser Platz ist für { $name } reserviert.
refused-second-seat = In einer laufenden Partie spielt niemand einen zweiten Platz: Du würdest zwei Blätter sehen.
refused-too-many-browsers = Diesen persönlichen Link benutzen schon { $most } Browser.
refused-vote-program = Ein fremder Platz lässt sich in einer laufenden Partie keinem Programm geben: Sein Schlüssel würde ein Blatt zeigen. Schlage einen Bot vor oder jemand Neuen.
refused-vote-same = So wird dieser Platz schon gespielt.
refused-vote-open = An diesem Tisch läuft schon eine Abstimmung. Sie muss erst entschieden werden.
refused-vote-again = Dagegen hat schon jemand Einspruch erhoben oder hat weitergespielt. Frag wieder, wenn seitdem { $minutes } { $minutes ->
    [one] Minute vergangen ist
   *[other] Minuten vergangen sind
}.
refused-vote-early = { $player } hat noch Zeit: Über diesen Platz könnt ihr abstimmen, sobald der Tisch { $minutes } { $minutes ->
    [one] Minute
   *[other] Minuten
} auf ihn gewartet hat.
refused-no-vote = An diesem Tisch läuft keine Abstimmung.
refused-not-back = Dieser Platz war zuletzt nicht deiner, oder jemand anderes spielt ihn jetzt.
refused-side-taken = Hier spielt schon jemand { $side }; wähle etwas anderes oder überlasse es dem Zufall.
refused-side-kept = In einer Partie, die begonnen hat, behalten alle ihre Farbe oder Nation. Dieser Platz spielt { $side }.
refused-side-begun = Die Partie hat begonnen, darum kann niemand mehr eine andere Farbe oder Nation wählen.
refused-not-your-side = Das kann nur wählen, wer dort sitzt; für freie Plätze, Bots und Programme wählt der Gastgeber.
refused-pack-long = Das Kartenpaket ist zu lang: Es hat { $length } Zeichen und darf { $most } haben.
refused-pack-slow = Es dauert zu lange, das Kartenpaket zu lesen. Vielleicht hat es viel zu viele Einträge oder ist zu tief verschachtelt.
refused-readers-busy = Hier warten mehr Dateien und Kartenpakete, als bald gelesen werden können. Versuch es gleich noch einmal.
refused-too-many-readings = Eine Datei oder ein Kartenpaket von dir wird gerade gelesen, und ein weiteres wartet. Versuch es in { $seconds } s noch einmal.
refused-own-pack = Das Kartenpaket hat Fehler: { $problems }
refused-language = In dieser Sprache gibt es keine Texte; es gibt: { $known }.
table-damaged = Das Protokoll dieses Spiels ist in der Datenbank beschädigt: Es kann nur bis zu dieser Stelle angesehen werden. Sag es dem Gastgeber, der vielleicht eine Sicherung hat.
table-damaged-at = Das Protokoll dieses Spiels ist in der Datenbank bei Eintrag { $entry } beschädigt: Es kann bis dorthin angesehen werden. Sag es dem Gastgeber, der vielleicht eine Sicherung hat.
table-broken = Die Regeln haben sich geändert, seit dieses Spiel begann, und ein Schritt davon ist nicht mehr möglich: Es kann nur angesehen werden.
table-broken-at = Die Regeln haben sich geändert, seit dieses Spiel gespielt wurde, und es kann nur bis Eintrag { $entry } angesehen werden: { $reason }
