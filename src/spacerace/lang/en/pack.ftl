### What is wrong with a component pack, whatever the game.

pack-syntax = This is not valid TOML: { $reason }.
pack-long-key = A key has more than { $most } parts with dots between them. No field of a pack lies so deep.
pack-too-deep = Brackets stand more than { $most } deep in one another. No value of a pack is so deep.
pack-too-large = The pack has { $entries } entries with { $parts } parts in their lists. A new game takes up to { $most } entries and { $most_parts } parts.
pack-more-problems = … and { $count ->
    [one] one more problem.
   *[other] { $count } more problems.
  }
pack-unknown-pack = There is no built-in pack { $pack }. There are: { $known }.
pack-unknown-base = There is no built-in pack { $base } to start from. There are: { $known }.
pack-no-base = { $entry }: "{ $field }" takes something out of a base, but the pack names no base.
pack-unknown-without = { $entry }: "{ $field }" names "{ $value }", but no entry of the base has this id.
pack-unknown-without-hint = { $entry }: "{ $field }" names "{ $value }", but no entry of the base has this id. Did you mean "{ $hint }"?

pack-unknown-table = A pack has no table "{ $table }".
pack-unknown-table-hint = A pack has no table "{ $table }". Did you mean "{ $hint }"?
pack-missing-table = The table "{ $table }" is missing. Only a pack with a base may leave tables out.
pack-empty-table = Nothing is left of the table "{ $table }": the pack takes its entries out and gives none.
pack-not-a-table = "{ $table }" must be written as { $shape }.

pack-unknown-field = { $entry }: there is no field "{ $value }". Known are: { $known }.
pack-unknown-field-hint = { $entry }: there is no field "{ $value }". Did you mean "{ $hint }"?
pack-missing-field = { $entry }: the field "{ $field }" is missing.
pack-missing-part = { $entry }: "{ $field }" lacks "{ $part }".
pack-unknown-part = { $entry }: "{ $field }" knows no "{ $part }".
pack-unknown-language = { $entry }: there is no language "{ $value }" for a name. Languages are: { $known }.
pack-unknown-language-hint = { $entry }: there is no language "{ $value }" for a name. Did you mean "{ $hint }"? Languages are: { $known }.

pack-wrong-type = { $entry }: "{ $field }" must be { $wants ->
    [int] a whole number
    [str] a text in quotation marks
    [bool] true or false
    [array] a list in square brackets
    [object] a table in braces
   *[other] { $wants }
  }, not { $got ->
    [int] a whole number
    [float] a number with a fraction
    [str] a text
    [bool] true or false
    [array] a list
    [object] a table
   *[other] { $got }
  }.
pack-not-one-of = { $entry }: "{ $field }" cannot be "{ $value }". It may be: { $known }.
pack-not-one-of-hint = { $entry }: "{ $field }" cannot be "{ $value }". Did you mean "{ $hint }"? It may be: { $known }.
pack-out-of-range = { $entry }: "{ $field }" holds the number { $value }; it must be from { $least } to { $most }.
pack-empty-list = { $entry }: "{ $field }" must not be empty.

pack-unknown-source = { $entry }: "sources" speaks of "{ $value }", which is no field here. Fields are: { $known }.
pack-unknown-source-hint = { $entry }: "sources" speaks of "{ $value }", which is no field here. Did you mean "{ $hint }"?
pack-unknown-mark = { $entry }: "{ $value }" is no source mark. Marks are: { $known }.
pack-unknown-mark-hint = { $entry }: "{ $value }" is no source mark. Did you mean "{ $hint }"?
pack-no-reason = { $entry }: { $field ->
    [source] the source "recon" needs a reason; write it as: why = "…"
   *[other] the mark "recon" needs a reason; write it as: "recon: …"
  }.

pack-bad-id = { $entry }: "{ $value }" cannot be an id; use small letters, digits and single hyphens.
pack-no-name = { $entry } is a new card and needs a "name". If it was meant to change a card, its id is wrong.
pack-duplicate-entry = { $entry } was given before, on line { $first }.

pack-too-few = The table "{ $table }" makes { $count } cards; a game can need { $needed }.
