### Ein Programm an einem Tisch irgendeines Servers: der Befehl join und spacerace.client.

cli-join-short = einen Bot an den Tisch irgendeines Servers setzen
cli-join =
    Setzt einen Bot an den Tisch irgendeines Servers und lässt ihn bis zum Ende spielen.
    Reißt die Leitung, verbindet er sich neu und macht an derselben Stelle weiter.
cli-join-example =
    Beispiel:
      spacerace join "https://race.example.org/t/TABLE#seat=TOKEN" search:200
cli-join-link = der Link des Tisches; ein persönlicher nimmt seinen Platz, jeder andere einen freien. Der Schlüssel eines Platzes kann auch aus der Umgebung kommen, in { $variable }
cli-join-bot = wer spielt: „sense“, „random“, mit Budget „search:200“ oder „search:1s“, oder eine eigene Datei wie my_bot.py
cli-join-name = der Name, unter dem er einen freien Platz nimmt (ohne Angabe: der Name des Bots)
cli-join-side = die Farbe oder Nation, die er mit einem freien Platz nimmt (ohne Angabe: Das Los entscheidet)
cli-join-seed = eine ganze Zahl für die eigenen Entscheidungen des Bots; ohne Angabe eine frische

join-seated = { $name } sitzt am Tisch { $table }. Strg+C geht; dieselbe Zeile kommt zu einem persönlichen Link zurück.
join-waits = Die Leitung ist unterbrochen ({ $reason }). Der nächste Versuch folgt in { $seconds } s.
join-over = { $count ->
    [0] Das Spiel ist aus: { $scores }.
    [one] Das Spiel ist aus: { $scores }. { $winners } hat gewonnen.
   *[other] Das Spiel ist aus: { $scores }. { $winners } haben gewonnen.
}

refused-table-link = Das ist kein Link eines Tisches: { $link }. Er sieht aus wie https://race.example.org/t/TABLE
refused-no-name-no-token = Niemand soll sich setzen: Gib den Schlüssel eines Platzes an oder einen Namen für einen freien.
refused-token-holds-no-seat = Dieser Schlüssel hält an diesem Tisch keinen Platz. Vielleicht gehört er zu einem anderen Tisch oder gilt nicht mehr: Bitte um einen neuen.
refused-unreachable = Unter { $server } antwortet kein Server: { $reason }.
refused-answer = Die Antwort ist nicht lesbar (Status { $status }). Ist das die Adresse eines Servers von spacerace?
refused-redirect = Der Server schickt uns weiter zu { $to }. Nimm diese Adresse: Ein Schlüssel wird nicht weitergereicht.
refused-line = Der Server hat die Leitung dieses Platzes geschlossen.
refused-game-not-here = Dort wird { $game } gespielt, nach Regeln, die hier nicht installiert oder älter sind.
refused-no-client = Dafür fehlt ein Paket. Installiere es mit: pip install 'spacerace[client]'
