### Einen Server starten und pflegen: Hilfe, was ein Gastgeber liest, was nicht stimmen kann.

## spacerace

cli-start =
    Ohne Befehl: startet einen Server auf diesem Rechner und öffnet ihn im Browser, zum Spielen mit Freunden und Bots.
    Die Spiele bleiben in deinem Datenordner. Strg+C beendet ihn.
cli-start-network = andere im lokalen Netz mitspielen lassen und die Adresse für sie zeigen
cli-start-no-browser = nur die Adresse ausgeben
cli-start-port = der Port, wenn er frei ist, sonst der nächste freie (ohne Angabe: 8969)
cli-start-log = was protokolliert wird: quiet (ohne Angabe) zum Spielen, plain oder json, um jede Anfrage zu sehen

start-address = spacerace ist bereit: { $address }
start-network = Für andere in deinem Netz: { $address }
start-how-to-stop = Strg+C beendet es; jedes Spiel bleibt erhalten.
start-already-running = spacerace läuft schon: { $address }

## serve

cli-serve-short = einen Server für andere betreiben
cli-serve =
    Betreibt einen Server für andere. Jede Option kann auch aus der Umgebung kommen, unter ihrem Namen in
    Großbuchstaben nach „SPACERACE_“: SPACERACE_DATABASE, SPACERACE_PUBLIC_URL, SPACERACE_TRUSTED_PROXIES (mit Kommas)
    und so weiter. Das Passwort des Mailservers kommt nur aus SPACERACE_MAIL_PASSWORD.
cli-serve-example =
    Beispiel:
      spacerace serve --port 8969 --public-url https://race.example.org
cli-serve-host = die Adresse, auf der gelauscht wird (ohne Angabe: 127.0.0.1, hinter einem Reverse-Proxy); 0.0.0.0 für alle
cli-serve-port = der Port, auf dem gelauscht wird (ohne Angabe: 8969); 0 für irgendeinen freien
cli-serve-database = postgresql://USER:PASSWORD@HOST/NAME oder sqlite:///FILE (ohne Angabe: eine SQLite-Datei in deinem Datenordner); in SPACERACE_DATABASE bleibt das Passwort aus der Prozessliste heraus
cli-serve-public-url = die Adresse, die Leute eintippen, etwa https://race.example.org
cli-serve-workers = wie viele Prozesse bedienen (ohne Angabe: 1); mehr als einer braucht PostgreSQL
cli-serve-trusted-proxy = ein Netz von Reverse-Proxys, denen geglaubt wird, woher eine Anfrage kommt, etwa 127.0.0.1/32; mehrmals möglich
cli-serve-host-name = ein weiterer Name, unter dem der Server gefragt wird, neben dem der öffentlichen Adresse; mehrmals möglich
cli-serve-bot = Tische unter diesem Namen nach einem Bot von dir fragen lassen; seine Datei ist ein Programm, das auf diesem Rechner alles darf; mehrmals möglich
cli-not-own-bot = „{ $text }“ ist kein Bot: Schreibe einen Namen aus kleinen Buchstaben, den noch kein Bot hat, ein Gleichheitszeichen und eine Python-Datei, etwa champion=my_bot.py
cli-serve-mail-host = der Mailserver für Nachrichten; ohne ihn werden keine Mails verschickt
cli-serve-mail-port = sein Port (ohne Angabe: 587)
cli-serve-mail-user = der Name zum Anmelden dort
cli-serve-mail-sender = die Adresse, von der Nachrichten kommen
cli-serve-mail-security = starttls (ohne Angabe), tls oder none
cli-serve-private-webhooks = Nachrichten an Webhooks in privaten Netzen und auf diesem Rechner erlauben
cli-serve-open-days = einen Tisch, der nie begann, nach so vielen Tagen ohne Besuch löschen (ohne Angabe: 7); 0 für nie
cli-serve-idle-days = ein Spiel nach so vielen Tagen ohne Zug weglegen, nur noch zum Ansehen (ohne Angabe: 90); 0 für nie
cli-serve-backup-folder = ein Ordner, in den der Server von selbst immer wieder ein Backup schreibt (ohne Angabe: keiner)
cli-serve-backup-hours = Stunden zwischen zwei dieser Backups (ohne Angabe: 24)
cli-serve-backups-kept = wie viele davon aufgehoben werden (ohne Angabe: 14)
cli-serve-log = wie protokolliert wird: plain (ohne Angabe) für Menschen, json für Maschinen, quiet nur für Warnungen

serve-sqlite-fault = Hinweis: SQLite { $version } hat einen bekannten Fehler, der eine Datenbank beschädigen kann, die zwei Programme zugleich schreiben; { $sound } hat ihn nicht. Lass kein anderes Programm in die Datei schreiben, solange der Server läuft, oder nimm PostgreSQL.
serve-address = Der Server ist bereit: { $address }
serve-stopped = Der Server ist beendet; was lief, ist abgeschlossen und gespeichert.
serve-failed = Der Server hat von selbst aufgehört. Der Grund steht oben; was bestätigt war, ist gespeichert.

cli-not-a-port = „{ $text }“ ist kein Port: Es muss eine ganze Zahl von 0 bis 65535 sein
cli-not-days = „{ $text }“ ist zu klein: Es muss 0 (nie) sein oder mehr Tage
cli-not-a-network = „{ $text }“ ist kein Netz: Es muss aussehen wie 10.0.0.0/8 oder eine einzelne Adresse sein
cli-not-a-host-name = „{ $text }“ ist kein Rechnername; schreibe einen wie race.lan, ohne Port
cli-not-a-public-url = „{ $text }“ ist keine öffentliche Adresse: Sie muss aussehen wie https://race.example.org, ohne Pfad
cli-not-one-of = „{ $text }“ ist nichts davon: { $words }

refused-busy-port = Der Port { $port } von { $host } ist besetzt: Beende das Programm, das ihn benutzt, oder nimm mit --port einen anderen.
refused-cannot-listen = Auf Port { $port } von { $host } kann nichts lauschen: { $reason }. Wähle andere mit --host und --port.
refused-workers = Mehrere Arbeiter brauchen PostgreSQL, denn in SQLite schreibt nur einer: Lass --workers weg, oder gib eine --database an, die mit postgresql:// beginnt.
refused-in-use = Ein anderer Server benutzt { $file } schon: { $address }. Nimm den, beende ihn erst, oder gib eine andere --database an.
refused-database-damaged = Die Datenbank { $database } ist beschädigt: { $reason }. Hebe eine Kopie auf, dann stelle die letzte Sicherung wieder her: spacerace restore FILE --replace.
refused-database-log-alone = Die Datenbank { $file } ist leer oder nicht da, aber ihr Log { $log } liegt noch dort. SQLite würde es löschen, mit allem, was nur darin steht: Leg die Datei daneben zurück, oder hebe das Log anderswo auf.
refused-database-names = Die Datenbank { $file } hat mehrere Namen (harte Links), dabei würde SQLite Züge verlieren: Behalte einen Namen und entferne die anderen.
refused-database-url = Die Adresse der Datenbank ist nicht zu gebrauchen: Sie muss aussehen wie postgresql://USER:PASSWORD@HOST/NAME oder sqlite:////FOLDER/FILE. Sonderzeichen in einem Passwort werden wie in einer URL geschrieben (%40 für @).
refused-database = Die Datenbank { $database } ist nicht zu gebrauchen: { $reason }. Prüfe, ob sie läuft, ob die Adresse stimmt und ob ihr Benutzer sie benutzen darf.
refused-database-newer = Die Datenbank { $database } wurde von einem neueren spacerace benutzt: Installiere das.
refused-not-durable = Die Datenbank { $database } könnte verlieren, was sie bestätigt hat; darum wird aus ihr nicht bedient. Nötig ist die Einstellung { $settings }.
refused-backup-folder = In { $folder } lassen sich keine Backups schreiben: { $reason }. Nenne mit --backup-folder einen anderen Ordner, oder lass den Benutzer des Servers dort schreiben.
refused-no-driver = PostgreSQL braucht einen Treiber, der nicht installiert ist: pip install 'spacerace[postgres]'
refused-no-server = Der Server und die Browser-App brauchen Pakete, die nicht installiert sind: pip install 'spacerace[server]'. Ohne sie kannst du im Terminal spielen: spacerace play

## backup, restore

cli-backup-short = alle Tische in eine Datei schreiben
cli-backup =
    Schreibt alles, was in der Datenbank steht, in eine Datei, auf dem Stand eines Augenblicks; der Server darf
    dabei weiterlaufen. Die Datei passt in beide Arten von Datenbanken. Sie enthält Geheimnisse laufender Spiele
    und den Schlüssel, der Cookies unterschreibt; nur du darfst sie lesen: Hüte sie wie ein Passwort.
cli-backup-example =
    Beispiel:
      spacerace backup dienstag.backup
cli-backup-file = die Datei, die geschrieben wird; eine ältere Sicherung dieses Namens wird ersetzt, wenn die neue fertig ist
backup-done = { $rows ->
    [one] { $file } enthält die Datenbank mit 1 Zeile.
   *[other] { $file } enthält die Datenbank mit { $rows } Zeilen.
} Darin sind Geheimnisse: Lege sie so ab, dass niemand sonst sie lesen kann.
backup-progress = Schreiben

cli-restore-short = eine Datenbank aus einer Sicherung füllen
cli-restore =
    Füllt eine leere Datenbank aus einer Sicherung, ganz oder gar nicht. Der Server muss beendet sein.
    Das ist auch der Weg von SQLite zu PostgreSQL und zurück.
cli-restore-example =
    Beispiel:
      spacerace restore dienstag.backup --database sqlite:///race.db
cli-restore-file = eine Datei, die backup geschrieben hat
cli-restore-replace = erst entfernen, was in der Datenbank steht
restore-done = { $rows ->
    [one] Die Datenbank enthält jetzt die 1 Zeile von { $file }.
   *[other] Die Datenbank enthält jetzt die { $rows } Zeilen von { $file }.
}
restore-progress = Lesen

refused-backup-file = Die Sicherung { $file } lässt sich nicht schreiben: { $reason }. Eine ältere ist noch, wie sie war.
refused-not-a-backup = { $file } ist keine Sicherung von spacerace.
refused-not-a-backup-to-replace = { $file } gibt es schon, und es ist keine Sicherung von spacerace; es bleibt unberührt: Nenne einen anderen Namen.
backup-database-damaged = Die Datenbank ist beschädigt: { $reason }. Was zu lesen war, ist in der Sicherung.
backup-table-damaged = Das Protokoll von Tisch { $id } ist bei Eintrag { $entry } beschädigt. Es ist so in der Sicherung, wie es ist.
refused-backup-damaged = Die Sicherung { $file } ist beschädigt oder abgeschnitten: Nichts wurde wiederhergestellt. Nimm eine andere.
refused-backup-newer = Die Sicherung { $file } hat ein neueres spacerace geschrieben ({ $version }): Installiere das.
refused-database-not-empty = In der Datenbank sind schon Spiele: Nimm eine leere, oder entferne sie mit --replace.
refused-server-runs = Ein Server benutzt diese Datenbank: Beende ihn, dann stelle wieder her.
refused-no-database = Eine Datenbank { $file } gibt es nicht: Nenne sie mit --database oder SPACERACE_DATABASE.
refused-not-our-database = Die Datenbank { $database } ist keine von spacerace: Prüfe die Adresse.
refused-other-revision = Die Datenbank ist von einer anderen Version von spacerace: Starte einmal den Server mit dieser Version, dann versuche es noch einmal.

## tables

cli-tables-short = Tische auflisten oder löschen
cli-tables = Listet die Tische eines Servers auf oder löscht sie; er darf dabei laufen.
cli-tables-example =
    Beispiel:
      spacerace tables list
cli-tables-list-short = alle Tische auflisten
cli-tables-list = Listet alle Tische auf, den zuletzt benutzten zuerst.
cli-tables-list-example =
    Beispiel:
      spacerace tables list --json
cli-tables-delete-short = Tische endgültig löschen
cli-tables-delete = Löscht Tische endgültig, mit ihren Spielen, Plätzen und dem Chat.
cli-tables-delete-example =
    Beispiel:
      spacerace tables delete k3v9x2 --yes
cli-tables-delete-id = die Kennung eines Tisches, wie in seiner Adresse
cli-tables-delete-yes = nicht nachfragen
tables-column-id = Tisch
tables-column-game = Spiel
tables-column-status = Stand
tables-column-seats = Plätze
tables-column-entries = Einträge
tables-column-touched = zuletzt benutzt
tables-open-seat = (frei)
tables-count = { $count ->
    [one] 1 Tisch.
   *[other] { $count } Tische.
}
tables-delete-ask = { $count ->
    [one] Diesen Tisch endgültig löschen?
   *[other] Diese { $count } Tische endgültig löschen?
} (ja/nein)
tables-delete-yes-words = ja,j,yes,y
tables-deleted = { $count ->
    [one] 1 Tisch ist gelöscht.
   *[other] { $count } Tische sind gelöscht.
}
tables-kept = Nichts wurde gelöscht.
refused-unknown-table = Einen Tisch { $ids } gibt es nicht; nichts wurde gelöscht.
refused-delete-unasked = Niemand ist da, den man fragen könnte: Lösche mit --yes.
refused-settings = Die Variable { $name } ist nicht lesbar: { $reason }. Schreibe sie als JSON mit den Namen, die „spacerace docs hosting“ aufzählt.
