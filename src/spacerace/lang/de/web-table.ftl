### Was einen Tisch im Browser umgibt: Leiste, Chat, Plätze, Daueraufträge, der Raum vor dem Spiel.

web-table-bar = An diesem Tisch
web-table-skip = Zum Spielbrett
web-table-menu = Mehr
web-table-settings = Einstellungen
web-table-close = Schließen
web-table-rules = Regeln
web-table-rules-new = Die Regeln, in einem neuen Tab
web-table-gone = Dieser Tisch lässt sich nicht zeigen
web-table-broken = Dieses Spiel lässt sich nur noch ansehen.
web-table-approx = Welche Werte sind rekonstruiert?
web-table-approx-note = Einige Werte mussten wir rekonstruieren, weil keine Quelle die gedruckten zeigt. ≈ kennzeichnet sie.
web-table-approx-show = Diese Werte mit ≈ kennzeichnen

## Turn and connection

web-table-deadline = bis { $time }
web-table-deadline-day = bis { $day } { $time }
web-table-your-turn-in = Die anderen warten auf dich: { $game }
web-table-connecting = Verbinde …
web-table-offline-click = Vom Server kam keine Antwort. Ist die Verbindung wieder da, zeigt der Tisch, ob dein Klick angekommen ist; wenn nicht, klicke noch einmal.
web-table-more-news = { $count ->
    [one] Davor geschah noch etwas.
   *[other] Davor geschahen noch { $count } Dinge.
  }
web-table-meanwhile = Während du gewartet hast
web-table-meanwhile-away = Wegräumen, was die anderen getan haben

## Taking back

web-table-undo-not = Gerade lässt sich nichts zurücknehmen.
web-table-undo-wanted = { $name } möchte den letzten Schritt zurücknehmen.
web-table-undo-agree = Zustimmen
web-table-undo-refuse = Ablehnen
web-table-undo-waits = Dem Zurücknehmen müssen noch zustimmen: { $names }.
web-table-undone = Zurückgenommen: { $what }
web-table-choose-again = Noch einmal wählen nimmt es zurück.
web-table-final = endgültig
web-table-final-option = { $option } (endgültig)
web-table-final-why = Das lässt sich danach nicht zurücknehmen.

## Chat

web-table-chat-lines = Was gesagt wurde
web-table-chat-none = Noch hat niemand etwas gesagt.
web-table-chat-seated = Wer am Tisch sitzt, kann hier schreiben.
web-table-chat-said = { $name } sagt: { $text }
web-table-unread = { $count ->
    [one] 1 neue Zeile
   *[other] { $count } neue Zeilen
  }

## Standing orders

web-table-orders = Daueraufträge
web-table-orders-what = Was für dich beantwortet wird, ohne dich zu fragen. Niemand sonst sieht es, und du kannst es jederzeit zurücknehmen.
web-table-orders-none = Gerade gibt es keinen Auftrag zu geben.

## Seats

web-table-seats = Plätze
web-table-share = Einladen
web-table-seat-kept = Reserviert für { $name }
web-table-kept = An diesem Tisch ist ein Platz für dich reserviert.
web-table-take-seat = Platz nehmen
web-table-seat-free = Freier Platz
web-table-seat-you = du
web-table-seat-person = ein Mensch
web-table-seat-program = ein Programm
web-table-seat-bot = Bot · { $bot }
web-table-seat-open = Wer den Link hat, kann sich hierher setzen.
web-table-give-bot = An einen Bot geben
web-table-bot-for-me = Bot weiterspielen lassen
web-table-free = Platz freigeben
web-table-leave = Tisch verlassen
web-table-sure = Wirklich? { $what }
web-table-propose-give-bot = Einen Bot vorschlagen
web-table-propose-free = Freigeben vorschlagen
web-table-vote-open = Soll der Platz von { $player } für jemand Neuen frei werden?
web-table-vote-bot = Soll für { $player } der Bot { $bot } weiterspielen?
web-table-vote-you = Die anderen stimmen über deinen Platz ab. Spiel weiter oder erhebe Einspruch.
web-table-vote-waits = Es fehlt noch die Antwort von: { $names }.
web-table-vote-grace = { $player } kann noch einen Moment lang Einspruch erheben.
web-table-vote-agree = Zustimmen
web-table-vote-now = Jetzt tun
web-table-vote-object = Einspruch
web-table-back = Du spielst deinen Platz hier nicht mehr, und niemand hat ihn übernommen. Du kannst gern zurückkommen.
web-table-back-now = Meinen Platz zurücknehmen
web-table-waits-for = { $count ->
    [one] Das Spiel beginnt, sobald noch jemand Platz nimmt.
   *[other] Das Spiel beginnt, sobald noch { $count } Platz nehmen.
  }
web-table-start = { $count ->
    [one] Jetzt starten, mit einem Bot auf dem freien Platz
   *[other] Jetzt starten, mit Bots auf den freien Plätzen
  }
web-table-invites = { $name } lädt dich ein: { $game }
web-table-option = { $name }: { $value }
web-table-players = { $count ->
    [one] Eine Person
   *[other] Zu { $count }
}
web-table-limit = { $limit } für einen Zug
web-table-no-odds = Ohne Chancen
web-table-with-odds = Mit genauen Chancen
web-table-how = So wird gespielt
web-table-host = Was du als Leitung entscheidest
web-table-title = Name des Tisches
web-table-save = Speichern
web-table-saved = Gespeichert. Alle sehen es.
web-table-mix = Plätze mischen
web-table-mixed = Die Plätze wurden gemischt.
web-table-pause = Pause
web-table-go-on = Weiter
web-table-heir = Leitung übergeben an
web-table-hand-on = Übergeben
web-table-here = { "" } · gerade da
web-table-spectators = { $count ->
    [one] Eine Person sieht zu.
   *[other] { $count } Leute sehen zu.
}
web-table-react = { $sign } sagen
web-table-watching = Alle Plätze sind besetzt: Du schaust zu.
web-table-watching-free = Du schaust zu. Ein Platz ist frei.

## One screen for several

web-table-hand-over = Gib weiter an { $name }
web-table-hand-over-why = Alles ist verdeckt, bis der nächste Spieler vor dem Bildschirm sitzt.
web-table-hand-over-now = Alles verdecken
web-table-i-am = Ich bin { $name }
web-table-look-again = { $name } schaut noch einmal

## Keys

web-table-keys = Tasten
web-table-key-next = was mit ⏎ markiert ist; beendet nie einen Zug und lehnt nichts ab
web-table-key-digits = die Antworten neben dem Spielplan, der Reihe nach
web-table-key-arrows = von Ding zu Ding auf dem Spielplan; Pos1 und Ende zum ersten und letzten, mit dem sich etwas tun lässt; ⏎ wählt
web-table-key-undo = zurücknehmen, wo das geht
web-table-key-tab = weiter zum Nächsten, das sich tun oder lesen lässt
web-table-key-escape = abbrechen, Offenes schließen, zurück zum aktuellen Stand, überspringen, was gezeigt wird
web-table-key-chat = den Chat öffnen oder schließen
web-table-key-help = diese Liste
web-table-keys-note = Jede Möglichkeit ist ein Knopf mit einem Satz: Eine ganze Partie lässt sich ohne Maus spielen.

## Sides: a game with a word of its own, such as colour or nation, has it under its name

web-table-side = Seite
web-table-side-of = Seite von Platz { $number }
web-table-side-random = Zufällige Seite
web-table-side-taken = { $side } (vergeben)
web-table-who-side = { $name }, { $side }
