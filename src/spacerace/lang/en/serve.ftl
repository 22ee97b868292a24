### Starting a server and keeping it: help, what a host reads, what can be wrong.

## spacerace

cli-start =
    Without a command: starts a server on this machine and opens your browser at it, to play with friends and bots.
    Games are kept in your data folder. Ctrl+C stops it.
cli-start-network = let others on your local network join, and show the address for them
cli-start-no-browser = only print the address
cli-start-port = the port to begin with, if it is free, else the next free one (default: 8969)
cli-start-log = what to log: quiet (the default) for players, plain or json to see every request

start-address = spacerace is ready: { $address }
start-network = For others on your network: { $address }
start-how-to-stop = Ctrl+C stops it; every game is kept.
start-already-running = spacerace is running already: { $address }

## serve

cli-serve-short = run a server for others
cli-serve =
    Run a server for others. Every option can come from the environment instead, under its name in capitals
    after "SPACERACE_": SPACERACE_DATABASE, SPACERACE_PUBLIC_URL, SPACERACE_TRUSTED_PROXIES (with commas) and so on.
    The mail server's password comes from SPACERACE_MAIL_PASSWORD alone.
cli-serve-example =
    example:
      spacerace serve --port 8969 --public-url https://race.example.org
cli-serve-host = the address to listen on (default: 127.0.0.1, behind a reverse proxy); 0.0.0.0 for all
cli-serve-port = the port to listen on (default: 8969); 0 for any free one
cli-serve-database = postgresql://USER:PASSWORD@HOST/NAME or sqlite:///FILE (default: a SQLite file in your data folder); put it into SPACERACE_DATABASE to keep the password out of the list of processes
cli-serve-public-url = the address that people type, such as https://race.example.org
cli-serve-workers = how many processes serve (default: 1); more than one needs PostgreSQL
cli-serve-trusted-proxy = a network of reverse proxies that are believed when they say where a request comes from, such as 127.0.0.1/32; may be given several times
cli-serve-host-name = a further name that the server is asked by, beside that of the public address; may be given several times
cli-serve-bot = let tables ask for a bot of yours by this name; its file is a program that may do anything on this machine; may be given several times
cli-not-own-bot = "{ $text }" is no bot: write a name of small letters that no bot has, an equals sign and a Python file, such as champion=my_bot.py
cli-serve-mail-host = the mail server for notices; without one no mail is sent
cli-serve-mail-port = its port (default: 587)
cli-serve-mail-user = the name to log in with there
cli-serve-mail-sender = the address that notices come from
cli-serve-mail-security = starttls (the default), tls or none
cli-serve-private-webhooks = let notices go to webhooks on private networks and on this machine
cli-serve-open-days = delete a table that never began after so many days without a visit (default: 7); 0 for never
cli-serve-idle-days = put a game away, to look at only, after so many days without a move (default: 90); 0 for never
cli-serve-backup-folder = a folder in which the server writes a backup by itself, again and again (default: none)
cli-serve-backup-hours = hours between two of these backups (default: 24)
cli-serve-backups-kept = how many of them are kept (default: 14)
cli-serve-log = how to log: plain (the default) for people, json for machines, quiet for warnings alone

serve-sqlite-fault = Note: SQLite { $version } has a known fault that can damage a database which two programs write at once; { $sound } has not. Let no other program write the file while the server runs, or serve from PostgreSQL.
serve-address = The server is ready: { $address }
serve-stopped = The server has stopped; what was under way is finished and kept.
serve-failed = The server stopped by itself. The reason stands above; what was acknowledged is kept.

cli-not-a-port = "{ $text }" is no port: it must be a whole number from 0 to 65535
cli-not-days = "{ $text }" is too small: it must be 0 (never) or more days
cli-not-a-network = "{ $text }" is no network: it must look like 10.0.0.0/8 or be a single address
cli-not-a-host-name = "{ $text }" is no name of a machine; write one such as race.lan, without a port
cli-not-a-public-url = "{ $text }" is no public address: it must look like https://race.example.org, without a path
cli-not-one-of = "{ $text }" is none of these: { $words }

refused-busy-port = The port { $port } of { $host } is busy: stop the program that uses it, or take another with --port.
refused-cannot-listen = Nothing can listen on port { $port } of { $host }: { $reason }. Choose others with --host and --port.
refused-workers = Several workers need PostgreSQL, because SQLite has one writer: leave out --workers, or give a --database that begins with postgresql://.
refused-in-use = Another server uses { $file } already: { $address }. Use that one, stop it first, or give another --database.
refused-database-damaged = The database { $database } is damaged: { $reason }. Keep a copy of it, then restore the last backup: spacerace restore FILE --replace.
refused-database-log-alone = The database { $file } is empty or not there, but its log { $log } still is. SQLite would remove that, with all that stands in it alone: put the file back beside it, or keep the log somewhere else.
refused-database-names = The database { $file } has several names (hard links), and SQLite would lose moves by that: keep one name and remove the others.
refused-database-url = The database's address cannot be used: it must look like postgresql://USER:PASSWORD@HOST/NAME or sqlite:////FOLDER/FILE. A password with special characters needs them written as in a URL (%40 for @).
refused-database = The database { $database } cannot be used: { $reason }. Check that it runs, that the address is right and that its user may use it.
refused-database-newer = The database { $database } was used by a newer spacerace: install that one.
refused-not-durable = The database { $database } might lose what it has acknowledged, so nothing is served from it. It must be set to { $settings }.
refused-backup-folder = No backups can be written to { $folder }: { $reason }. Name another folder with --backup-folder, or let the server's user write there.
refused-no-driver = PostgreSQL needs a driver that is not installed: pip install 'spacerace[postgres]'
refused-no-server = The server and the browser app need packages that are not installed: pip install 'spacerace[server]'. Without them you can play in the terminal: spacerace play

## backup, restore

cli-backup-short = write all tables into one file
cli-backup =
    Write everything that the database holds into one file, as of one moment; the server may go on meanwhile.
    The file can be restored into either kind of database. It holds secrets of running games and the key that
    signs cookies, so only you may read it: keep it like a password.
cli-backup-example =
    example:
      spacerace backup tuesday.backup
cli-backup-file = the file to write; an older backup of this name is replaced when the new one is complete
backup-done = { $rows ->
    [one] { $file } holds the database with 1 row.
   *[other] { $file } holds the database with { $rows } rows.
} It contains secrets: keep it where nobody else can read it.
backup-progress = Writing

cli-restore-short = fill a database from a backup
cli-restore =
    Fill an empty database from a backup, completely or not at all. The server must be stopped.
    This is also the way from SQLite to PostgreSQL and back.
cli-restore-example =
    example:
      spacerace restore tuesday.backup --database sqlite:///race.db
cli-restore-file = a file that backup wrote
cli-restore-replace = remove what is in the database first
restore-done = { $rows ->
    [one] The database holds the 1 row of { $file } now.
   *[other] The database holds the { $rows } rows of { $file } now.
}
restore-progress = Reading

refused-backup-file = The backup { $file } cannot be written: { $reason }. An older one is still as it was.
refused-not-a-backup = { $file } is no backup of spacerace.
refused-not-a-backup-to-replace = { $file } exists and is no backup of spacerace, so it is left alone: give another name.
backup-database-damaged = The database is damaged: { $reason }. What could be read is in the backup.
backup-table-damaged = The log of table { $id } is damaged at entry { $entry }. It is in the backup as it is.
refused-backup-damaged = The backup { $file } is damaged or cut short: nothing was restored. Take another one.
refused-backup-newer = The backup { $file } was written by a newer spacerace ({ $version }): install that one.
refused-database-not-empty = The database holds games already: restore into an empty one, or remove them with --replace.
refused-server-runs = A server uses this database: stop it, then restore.
refused-no-database = There is no database { $file }: name it with --database or SPACERACE_DATABASE.
refused-not-our-database = The database { $database } is none of spacerace: check its address.
refused-other-revision = The database is of another version of spacerace: start the server once with this version, then try again.

## tables

cli-tables-short = list or delete tables
cli-tables = List or delete the tables of a server; it may be running.
cli-tables-example =
    example:
      spacerace tables list
cli-tables-list-short = list all tables
cli-tables-list = List all tables, the last touched first.
cli-tables-list-example =
    example:
      spacerace tables list --json
cli-tables-delete-short = delete tables for good
cli-tables-delete = Delete tables for good, with their games, seats and chat.
cli-tables-delete-example =
    example:
      spacerace tables delete k3v9x2 --yes
cli-tables-delete-id = the id of a table, as in its address
cli-tables-delete-yes = do not ask
tables-column-id = table
tables-column-game = game
tables-column-status = status
tables-column-seats = seats
tables-column-entries = entries
tables-column-touched = last touched
tables-open-seat = (open)
tables-count = { $count ->
    [one] 1 table.
   *[other] { $count } tables.
}
tables-delete-ask = { $count ->
    [one] Delete this table for good?
   *[other] Delete these { $count } tables for good?
} (yes/no)
tables-delete-yes-words = yes,y
tables-deleted = { $count ->
    [one] 1 table is deleted.
   *[other] { $count } tables are deleted.
}
tables-kept = Nothing was deleted.
refused-unknown-table = There is no table { $ids }; nothing was deleted.
refused-delete-unasked = Nobody is there to be asked: delete with --yes.
refused-settings = The variable { $name } cannot be read: { $reason }. Write it as JSON with the names that "spacerace docs hosting" lists.
