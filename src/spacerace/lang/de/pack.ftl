### Was an einem Kartenpaket nicht stimmt, gleich in welchem Spiel.

pack-syntax = Das ist kein gültiges TOML: { $reason }.
pack-long-key = Ein Schlüssel hat mehr als { $most } Teile mit Punkten dazwischen. So tief liegt kein Feld eines Kartenpakets.
pack-too-deep = Klammern stehen mehr als { $most } tief ineinander. So tief ist kein Wert eines Kartenpakets.
pack-too-large = Das Kartenpaket hat { $entries } Einträge mit { $parts } Teilen in ihren Listen. Ein neues Spiel nimmt bis zu { $most } Einträge und { $most_parts } Teile.
pack-more-problems = … und { $count ->
    [one] ein weiterer Fehler.
   *[other] { $count } weitere Fehler.
  }
pack-unknown-pack = Ein eingebautes Paket { $pack } gibt es nicht. Es gibt: { $known }.
pack-unknown-base = Ein eingebautes Paket { $base } als Grundlage gibt es nicht. Es gibt: { $known }.
pack-no-base = { $entry }: „{ $field }“ nimmt etwas aus einer Grundlage heraus, aber das Paket nennt keine.
pack-unknown-without = { $entry }: „{ $field }“ nennt „{ $value }“, aber kein Eintrag der Grundlage hat diese Kennung.
pack-unknown-without-hint = { $entry }: „{ $field }“ nennt „{ $value }“, aber kein Eintrag der Grundlage hat diese Kennung. War „{ $hint }“ gemeint?

pack-unknown-table = Ein Paket hat keine Tabelle „{ $table }“.
pack-unknown-table-hint = Ein Paket hat keine Tabelle „{ $table }“. War „{ $hint }“ gemeint?
pack-missing-table = Die Tabelle „{ $table }“ fehlt. Nur ein Paket mit einer Grundlage darf Tabellen weglassen.
pack-empty-table = Von der Tabelle „{ $table }“ bleibt nichts: Das Paket nimmt ihre Einträge heraus und gibt keine.
pack-not-a-table = „{ $table }“ muss als { $shape } geschrieben werden.

pack-unknown-field = { $entry }: Ein Feld „{ $value }“ gibt es nicht. Bekannt sind: { $known }.
pack-unknown-field-hint = { $entry }: Ein Feld „{ $value }“ gibt es nicht. War „{ $hint }“ gemeint?
pack-missing-field = { $entry }: Das Feld „{ $field }“ fehlt.
pack-missing-part = { $entry }: In „{ $field }“ fehlt „{ $part }“.
pack-unknown-part = { $entry }: „{ $field }“ kennt kein „{ $part }“.
pack-unknown-language = { $entry }: Für einen Namen gibt es keine Sprache „{ $value }“. Sprachen sind: { $known }.
pack-unknown-language-hint = { $entry }: Für einen Namen gibt es keine Sprache „{ $value }“. War „{ $hint }“ gemeint? Sprachen sind: { $known }.

pack-wrong-type = { $entry }: „{ $field }“ muss { $wants ->
    [int] eine ganze Zahl
    [str] ein Text in Anführungszeichen
    [bool] true oder false
    [array] eine Liste in eckigen Klammern
    [object] eine Tabelle in geschweiften Klammern
   *[other] { $wants }
  } sein, nicht { $got ->
    [int] eine ganze Zahl
    [float] eine Zahl mit Komma
    [str] ein Text
    [bool] true oder false
    [array] eine Liste
    [object] eine Tabelle
   *[other] { $got }
  }.
pack-not-one-of = { $entry }: „{ $field }“ kann nicht „{ $value }“ sein. Möglich ist: { $known }.
pack-not-one-of-hint = { $entry }: „{ $field }“ kann nicht „{ $value }“ sein. War „{ $hint }“ gemeint? Möglich ist: { $known }.
pack-out-of-range = { $entry }: „{ $field }“ enthält die Zahl { $value }; sie muss von { $least } bis { $most } sein.
pack-empty-list = { $entry }: „{ $field }“ darf nicht leer sein.

pack-unknown-source = { $entry }: „sources“ spricht von „{ $value }“, und das ist hier kein Feld. Felder sind: { $known }.
pack-unknown-source-hint = { $entry }: „sources“ spricht von „{ $value }“, und das ist hier kein Feld. War „{ $hint }“ gemeint?
pack-unknown-mark = { $entry }: „{ $value }“ ist kein Quellenzeichen. Zeichen sind: { $known }.
pack-unknown-mark-hint = { $entry }: „{ $value }“ ist kein Quellenzeichen. War „{ $hint }“ gemeint?
pack-no-reason = { $entry }: { $field ->
    [source] Die Quelle „recon“ braucht einen Grund; schreibe ihn als: why = "…"
   *[other] Das Zeichen „recon“ braucht einen Grund; schreibe ihn als: "recon: …"
  }.

pack-bad-id = { $entry }: „{ $value }“ kann keine Kennung sein; nimm kleine Buchstaben, Ziffern und einzelne Bindestriche.
pack-no-name = { $entry } ist eine neue Karte und braucht einen „name“. Sollte eine Karte geändert werden, ist ihre Kennung falsch.
pack-duplicate-entry = { $entry } stand schon in Zeile { $first }.

pack-too-few = Die Tabelle „{ $table }“ ergibt { $count } Karten; ein Spiel kann { $needed } brauchen.
