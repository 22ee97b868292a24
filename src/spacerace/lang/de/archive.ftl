### Partien danach: Wiederholungen, Partiedateien, „Was wäre wenn“, dieselben Karten noch einmal.

refused-no-moment = Nach Moment { $last } kommt hier nichts mehr. Wähle eine Zahl von 0 bis { $last }.
refused-entry-running = Solange ein Spiel läuft, kannst du nur ansehen, was dein eigener Platz gesehen hat. Frage nach einem Moment statt nach einem Eintrag des ganzen Protokolls.
refused-broken-beginning = Die Regeln haben sich geändert, seit dieses Spiel gespielt wurde; nicht einmal der Anfang lässt sich noch zeigen. Exportieren geht weiterhin.
refused-deal-in-play = Du sitzt an einem Tisch, an dem gerade mit diesen Karten gespielt wird; seine anderen Tische sind für dich so lange zu. Spiele dort zu Ende oder gib deinen Platz dort frei.
refused-deal-sealed = Mit diesen Karten wird gerade an einem anderen Tisch gespielt. Bis jene Partie aus ist oder { $days } Tage geruht hat, bekommt niemand die Startzahl und die Partiedatei dieser hier, noch mehr von ihr, als der eigene Platz gesehen hat.
refused-seat-count = Dieses Spiel hat { $seats } Plätze. Sag für jeden, wer spielt.
refused-fork-place = Ein „Was wäre wenn“ beginnt entweder bei einem Moment eines Platzes oder bei einem Eintrag des Protokolls: Nenne eines davon, nicht beide.
refused-fork-end = An dieser Stelle ist das Spiel aus. Beginne das „Was wäre wenn“ früher.
refused-not-over = Dieses Spiel ist noch nicht aus. Danach lässt es sich mit denselben Karten noch einmal spielen.
refused-again-other-luck = Die Karten dieses Spiels folgen nicht aus seiner Startzahl: Es wurde abgezweigt, bearbeitet oder anderswo weitergespielt. Darum lässt es sich nicht mit denselben Karten noch einmal spielen.
refused-deal-gone = Alle anderen Tische mit diesen Karten wurden gelöscht, und die Karten mit ihnen. Mach einen eigenen Tisch auf.
refused-undo-over = Das Spiel ist aus und alle Karten liegen offen; nichts lässt sich mehr zurücknehmen.
refused-import-entries = Diese Partiedatei hat mehr als { $most } Zeilen, mehr als ein Tisch fassen kann.
refused-import-pack = Das Kartenpaket in dieser Partiedatei ist zu lang: Es hat { $length } Zeichen und darf { $most } haben.
refused-import-start = Der Spielstand, von dem diese Partiedatei ausgeht, ist zu lang: Er hat { $length } Zeichen und darf { $most } haben.
refused-import-stuck = Dieser Eintrag führt das Spiel an eine Stelle, an der es nicht weitergeht. Die Partiedatei wurde bearbeitet oder kommt aus einer anderen Version.
refused-import-slow = Es dauert zu lange, diese Partiedatei nachzuspielen. Sie wurde bearbeitet oder kommt aus einer anderen Version.

archive-broken = Die Regeln haben sich geändert, seit dieses Spiel begann, und es lässt sich nicht weiter nachspielen. Was bis hierher zu sehen war, kann angesehen und exportiert werden.
archive-broken-file = Die Regeln haben sich seitdem geändert: Nach Eintrag { $entry } lässt sich diese Datei nicht mehr nachspielen.
