### Die Regeln im Browser, und der Rahmen der Einführung. Was die Einführung sagt, steht in guide-*.ftl.

## The pages of rules

refused-rules = Regeln dieses Namens gibt es nicht; es gibt: { $known }.
web-learn-rules = Regeln
web-learn-table = Der Tisch
web-learn-chapters = Kapitel
web-learn-chapter = { $number }. { $title }
web-learn-chapter-to-read = Zu einem Kapitel
web-learn-search = In den Regeln suchen
web-learn-search-example = ein Wort, oder { $rule }
web-learn-found = { $count ->
    [0] Keine Regel
    [one] { $count } Regel
   *[other] { $count } Regeln
  }
web-learn-nothing = Keine Regel enthält alle Wörter von „{ $search }“. Versuche es mit weniger oder kürzeren.
web-learn-about = Über diese Seite
web-learn-english = Diese Seite ist noch nicht übersetzt; hier steht sie auf Englisch.
web-learn-brief = Das Spiel in zwei Minuten
web-learn-legend = Was die Symbole bedeuten
web-learn-permanent = Link zu dieser Regel
web-learn-permanent-of = Link zur Regel { $rule }
web-learn-sample = Beispiel einer Partiedatei
web-learn-rule = Regel { $rule }
web-learn-card-rule = Was die Regeln sagen: { $rule }
web-learn-loading = Einen Moment …
web-learn-no-rule = Diese Regel gibt es nicht.
web-learn-back = Zurück
web-learn-close = Schließen
web-learn-in-the-rules = In den Regeln zeigen

## The legend

web-learn-legend-signs = Zeichen und Knöpfe

## The guide

web-learn-guide = Einführung
web-learn-now = Jetzt
web-learn-new = Neu
web-learn-try = Versuch dies
web-learn-begin = Losspielen
web-learn-on = Einführung einschalten
web-learn-off = Einführung ausschalten
web-learn-got-it = Verstanden
web-learn-waiting-more = { $count ->
    [one] noch { $count } Text
   *[other] noch { $count } Texte
  }
web-learn-again = Noch einmal lesen, oder ohne weiter
web-learn-open = Einführung zeigen
web-learn-fold = Einführung einklappen
web-learn-explain = Diesen Schritt erklären
web-learn-skip = Ohne Einführung weiter
web-learn-skip-sure = Den Rest dieser Partie ohne Einführung spielen?
web-learn-skip-yes = Ja, ohne
web-learn-skip-no = Nein, behalten
