## Replay

web-replay = Wiederholung
web-replay-title = Wiederholung: { $game }, { $at } von { $last }
web-replay-table = Zum Tisch
web-replay-skip = Zur Bedienung
web-replay-seen-by = Gesehen von
web-replay-spectator = Zuschauer
web-replay-moment = Der Tisch in diesem Moment
web-replay-controls = Durch die Partie gehen
web-replay-beginning = Der Anfang der Partie.
web-replay-unseen = Nichts, was von hier aus zu sehen war.
web-replay-undone = { $name } nimmt einen Schritt zurück.
web-replay-silent = { $name } bereitet etwas vor.
web-replay-slider = Moment
web-replay-at = { $at } von { $last }
web-replay-first = Zum Anfang (Pos1)
web-replay-round-back = Eine Runde zurück (Bild auf)
web-replay-back = Einen Schritt zurück (Links)
web-replay-play = Abspielen (Leertaste)
web-replay-pause = Anhalten (Leertaste)
web-replay-on = Einen Schritt weiter (Rechts)
web-replay-round-on = Eine Runde weiter (Bild ab)
web-replay-last = Zum Schluss (Ende)
web-replay-speed = Tempo
web-replay-times = { $speed } ×
web-replay-fork = Von hier weiterspielen
web-replay-fork-what = Ein neuer Tisch ab diesem Moment, gegen Bots, mit neuem Glück
web-replay-link = Link zu diesem Moment kopieren
web-replay-copied = Der Link zu diesem Moment ist kopiert.
web-replay-copy-by-hand = Kopiere diesen Link: { $link }
web-replay-save = Partie als Partiedatei speichern
web-replay-save-own = Speichern, was du gesehen hast

## The end of a game

web-know-result = Ergebnis
web-know-open = Wie es dazu kam
web-know-close = Schließen
web-know-counting = Zähle …
web-know-won = { $names } { $count ->
    [one] gewinnt
   *[other] gewinnen
} mit { $points } { $points ->
    [one] Punkt
   *[other] Punkten
}.
web-know-you-won = Du gewinnst mit { $points } { $points ->
    [one] Punkt
   *[other] Punkten
}!
web-know-unfinished = Das Spiel endete ohne Sieger.
web-know-points = Woher jeder Punkt kam
web-know-total = Gesamt
web-know-winner = gewinnt
web-know-chart = Punkte über die Runden
web-know-chart-years = Punkte über die Jahre
web-know-chart-name = Punkte aller Spieler über die Runden von { $game }
web-know-chart-point = { $name }, Runde { $round }: { $points }
web-know-chart-table = Als Tabelle
web-know-round = Runde
web-know-detailed = Woraus sich alles zusammensetzt
web-know-chart-year = { $name }, { $round }: { $points }
web-know-year = Jahr
web-know-count = Die Schlusswertung
web-know-count-skip = Alles auf einmal zählen
web-know-place = { $place }.
web-know-rematch = Noch einmal spielen
web-know-rematch-join = Noch einmal spielen: Dein Platz ist reserviert
web-know-again = Dieselben Karten noch einmal
web-know-again-what = Dieselben Karten und Würfel noch einmal; freie Plätze warten auf andere
web-know-next = Zur nächsten Partie
web-know-share = Teilen
web-know-shared = Das Bild ist gespeichert, der Link zur Wiederholung ist kopiert.
web-know-shared-link = Das Bild ist gespeichert. Dieser Link führt zur Wiederholung: { $link }
web-know-moment-first = Als Erste
web-know-moment-best = Bester Flug
web-know-moment-lucky = Größtes Glück
web-know-moment-unlucky = Größtes Pech
web-know-moment-record = In diesem Browser
web-know-record = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} dieser Art, { $wins } gewonnen, bestes Ergebnis: { $best } Punkte.
web-know-record-new = Ein neuer Rekord!

## Where the points came from

know-points-all = Endstand
know-tie-shared = Alles war gleich, also wird der Sieg geteilt.

## Hints

web-hint = Tipp
web-hint-title = Einen Bot fragen, was er tun würde
web-hint-thinking = Ein Bot denkt nach …
web-hint-takes = Ein Bot würde wählen: { $option }
web-hint-close = Tipp schließen
web-hint-name = Tipp eines Bots
web-hint-compared = Die besten Möglichkeiten im Vergleich
web-hint-worth = gewinnt { $worth } %
know-hint-only = Etwas anderes geht nicht.
know-hint-plain = Auf den ersten Blick sieht es am besten aus.
know-hint-search = Von hier aus viele Male weitergespielt, gewann das etwa { $worth } %, „{ $other }“ { $others } %.
know-hint-level = Von hier aus viele Male weitergespielt, gewann das etwa { $worth } %; „{ $other }“ ist ungefähr gleich gut.

## The review

know-decision = „{ $best }“ hätte { $cost } von 100 Partien mehr gewonnen als „{ $taken }“.
web-review = Glück und Können
web-review-what = Ein Bot sieht sich die Partie noch einmal an: was Glück war, und welche Entscheidungen am meisten kosteten.
web-review-start = Rückschau auf diese Partie
web-review-begins = Die Partie wird durchgesehen …
web-review-progress = Entscheidungen geprüft: { $done } von { $total }
web-review-decision = Die teuersten Entscheidungen
web-review-lucky = Glück
web-review-unlucky = Pech
web-review-no-decision = Keine Entscheidung hat die Chancen deutlich verschlechtert.
web-review-moment = { $name }, Runde { $round }
web-review-cost = kostet { $percent } von 100 Partien
web-review-luck = { $points } Punkte
web-review-how = Das Glück folgt aus genauen Chancen. Was eine Entscheidung kostete, ist geschätzt: Mit dem, was der Spieler da wissen konnte, wurde viele Male weitergespielt, mit demselben Glück für beide Möglichkeiten.
web-review-year = { $name }, { $round }
web-replay-curve = Gewinnchancen im Lauf der Partie
web-replay-chance = { $name } { $percent } %

## No

refused-study-failed = Das ließ sich gerade nicht berechnen. Versuche es gleich noch einmal.
refused-hint-not-here = Wer den Tisch aufgemacht hat, hat Chancen und Tipps abgeschaltet.
refused-hint-not-now = Einen Tipp gibt es, wenn du dran bist.
refused-too-many-hints = Das waren viele Tipps. Warte { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
}.
refused-study-not-over = Diese Partie ist noch nicht zu Ende. Danach lässt sich alles über sie nachsehen.
refused-too-many-reviews = Das waren viele Rückschauen. Warte { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
}.

## The same deal elsewhere

web-know-deals = Dieselben Karten im Vergleich
web-know-deals-here = Dieser Tisch
web-know-deals-elsewhere = Ein anderer Tisch
web-know-deals-known = kannte sie schon
web-know-deals-running = { $count ->
    [one] Sie werden noch an einem Tisch gespielt.
   *[other] Sie werden noch an { $count } Tischen gespielt.
}
