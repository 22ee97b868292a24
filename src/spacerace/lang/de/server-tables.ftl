### Tische, die dieser Server nur zeigen kann.

table-unreadable = Diesen Tisch hat eine andere Version von spacerace gespeichert, und diese hier kann ihn nicht lesen. Nichts ist verloren: Der Gastgeber kann die Version starten, die ihn gespeichert hat.
table-newer-rules = Dieses Spiel begann unter neueren Regeln, als dieser Server kennt, und kann nur angesehen werden. Es geht weiter, wenn der Gastgeber wieder die neuere Version startet.

### Was der Tisch selbst im Chat sagt.

table-the-host = Der Gastgeber
table-seat-joined = { $player } hat sich auf Platz { $number } gesetzt.
table-seat-left = { $player } ist gegangen; der Platz ist frei.
table-seat-bot = { $player } lässt einen Bot weiterspielen ({ $bot }).
table-seat-program = { $player } lässt ein Programm weiterspielen.
table-seat-back = { $player } ist wieder da.
table-vote-asked-open = { $asker } schlägt vor, den Platz von { $player } für jemand Neuen freizugeben.
table-vote-asked-bot = { $asker } schlägt vor, für { $player } einen Bot ({ $bot }) weiterspielen zu lassen.
table-vote-agreed = { $player } stimmt zu.
table-vote-refused = { $player } erhebt Einspruch. Alles bleibt, wie es ist.
table-vote-played = { $player } spielt weiter. Die Abstimmung ist vorbei.
table-vote-done-open = Der Tisch hat entschieden: Der Platz von { $player } ist frei für jemand Neuen. Bis sich jemand setzt, kann { $player } zurückkommen.
table-vote-done-bot = Der Tisch hat entschieden: Für { $player } spielt ein Bot ({ $bot }) weiter. { $player } kann jederzeit zurückkommen.
table-cards-known = Die Karten dieser Partie stammen aus einer anderen Partie oder aus einer Datei. Wer die gesehen hat, kennt sie vielleicht.
table-deal-opened = Diese Partie hat so lange geruht, dass die fertigen Partien mit denselben Karten inzwischen offen lagen. Vielleicht kennt jemand die Karten.
table-rematch = { $player } will noch einmal spielen: Ein neuer Tisch ist offen, jeder Platz dort ist reserviert.
table-rematch-host = Für eine weitere Partie ist ein neuer Tisch offen, jeder Platz dort ist reserviert.
refused-no-first-game = Für diese Spielweise gibt es keine Partie zum Lernen.
refused-first-game-seats = Eine Partie zum Lernen ist für dich allein: Du sitzt auf dem ersten Platz, auf allen anderen sitzen Bots.
refused-host-alone = Das kann an diesem Tisch nur, wer ihn leitet.
refused-table-begun = Die Partie hat begonnen: Wie gespielt wird, lässt sich nicht mehr ändern.
refused-table-dealt = Diese Verteilung wurde schon gespielt: Das Spiel bleibt, wie es war, sonst wäre es eine andere.
refused-host-nobody = Dort sitzt niemand. Die Leitung lässt sich nur an einen Menschen übergeben.
refused-title = Der Name eines Tisches ist eine schlichte Zeile.
table-paused = Der Tisch macht Pause. Für niemanden läuft die Zeit.
table-goes-on = Am Tisch geht es weiter. Wer am Zug ist, hat die ganze Zeit.
table-seats-mixed = Die Plätze wurden gemischt.
table-host = { $player } leitet jetzt diesen Tisch.
