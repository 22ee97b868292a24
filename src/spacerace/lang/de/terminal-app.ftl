### Die Anwendung im Terminal.

app-key-help = Hilfe
app-key-undo = Zurück
app-key-why = Warum nicht?
app-key-hint = Tipp
app-key-odds = Chancen
app-key-log = Verlauf
app-key-card = Karte
app-key-type = Tippen
app-key-rule = Regel
app-key-stop = Aufhören und zählen
app-key-leave = Gehen
app-key-up = Hoch
app-key-down = Runter

app-keys-close = Escape schließt
app-keys-leave = Escape beendet
app-keys-review = R schaut auf deine Entscheidungen zurück
app-keys-line = Enter · Escape bricht ab

app-ask-card = Welche Karte, welches Teil? Der Anfang des Namens genügt.
app-ask-rule = Welche Regel? Ihre Kennung oder ihre Nummer.
app-ask-type = Was möchtest du tun? Der Text einer Möglichkeit oder sein Anfang.

app-over = Das Spiel ist aus
app-review = Glück und deine Entscheidungen
app-review-thinking = Ein Bot spielt das Spiel noch einmal und prüft jede Entscheidung. Das dauert etwa eine halbe Minute …
app-review-nothing = Keine Entscheidung hat etwas gekostet, das sich sagen ließe.

app-help =
    Pfeiltasten und Enter oder ein Klick wählen eine Möglichkeit; eine Zahl führt zu ihr. Was sich nicht zurücknehmen lässt, trägt ein Zeichen.
    Bild auf, Bild ab und das Mausrad bewegen den Tisch.

      u   deinen letzten Schritt zurücknehmen
      w   was du jetzt nicht tun kannst und warum
      h   was ein Bot täte
      o   die genauen Chancen zeigen oder verbergen
      l   alles, was geschah
      c   alles über eine Karte
      b   der Text einer Regel
      t   tippen, was du willst, wie an der einfachen Eingabe
      s   aufhören und die Punkte zählen, wie sie stehen
      q   gehen; das Spiel ist nach jedem Schritt gespeichert

app-not-installed = Die Anwendung im Terminal ist nicht installiert: pip install 'spacerace[terminal]'. Hier ist die einfache Eingabe.
