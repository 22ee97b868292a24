### Was der Server ablehnt, neben den Regeln der Spiele.

refused-no-table = Diesen Tisch gibt es nicht. Vielleicht wurde er gelöscht; frag, wer dir den Link gegeben hat.
refused-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
refused-no-free-seat = Hier ist kein Platz frei. Du kannst zuschauen, wenn der Gastgeber es erlaubt, oder selbst einen Tisch aufmachen.
refused-table-over = Dieses Spiel ist aus, niemand kann sich mehr hinsetzen.
refused-not-running = Das Spiel an diesem Tisch läuft nicht: Es hat noch nicht begonnen oder kann nur angesehen werden.
refused-stale = Dieser Klick kam zu spät: Inzwischen ist etwas geschehen. Sieh noch einmal hin und wähle neu.
refused-token = Dieser persönliche Link hat hier keinen Platz (mehr). Bitte den Gastgeber um einen.
refused-not-host = Das kann nur der Gastgeber dieses Tisches oder wer dort sitzt.
refused-no-seat-of-yours = Du hast keinen Platz an diesem Tisch. Setz dich erst hin oder öffne deinen persönlichen Link.
refused-not-your-seat = Platz { $player } gehört dir nicht.
refused-no-spectators = Der Gastgeber dieses Tisches möchte keine Zuschauer.
refused-undo-seen = Andere haben diesen Schritt schon gesehen, und an diesem Tisch wird Gesehenes nicht zurückgenommen.
refused-no-undo-wish = Niemand möchte mehr etwas zurücknehmen.
refused-not-asked = Niemand hat dich um deine Zustimmung gebeten.
refused-too-many-tables = Dieser Server hat schon seine { $most } Tische. Komm später wieder oder betreibe einen eigenen Server.
refused-chat-long = Eine Zeile im Chat hat höchstens { $most } Zeichen; fasse dich kürzer.
refused-chat-signs = Eine Zeile im Chat ist reiner Text: Buchstaben, Zeichen und Zeilenumbrüche.
refused-chat-full = Der Chat dieses Tisches ist nach { $most } Zeilen voll.
refused-player-name = „{ $name }“ geht nicht als Spielername: Er muss eine einfache Zeile mit höchstens 40 Zeichen sein, ohne : | oder #.
refused-player-name-taken = Jemand hier heißt schon { $name }; wähle einen anderen Namen.
refused-own-pack = Das Kartenpaket hat Fehler: { $problems }
refused-language = In dieser Sprache gibt es keine Texte; es gibt: { $known }.
table-broken = Die Regeln haben sich geändert, seit dieses Spiel begann, und ein Schritt davon ist nicht mehr möglich: Es kann nur angesehen werden.
table-broken-at = Die Regeln haben sich geändert, seit dieses Spiel gespielt wurde, und es kann nur bis Eintrag { $entry } angesehen werden: { $reason }
