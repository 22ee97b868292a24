### What is wrong with a component pack.

pack-syntax = This is not valid TOML: { $reason }.
pack-unknown-pack = There is no built-in pack { $pack }. There are: { $known }.
pack-unknown-base = There is no built-in pack { $base } to start from. There are: { $known }.

pack-unknown-table = A pack has no table "{ $table }".
pack-unknown-table-hint = A pack has no table "{ $table }". Did you mean "{ $hint }"?
pack-missing-table = The table "{ $table }" is missing. Only a pack with a base may leave tables out.
pack-not-a-table = "{ $table }" must be written as { $shape }.

pack-unknown-field = { $entry }: there is no field "{ $value }". Known are: { $known }.
pack-unknown-field-hint = { $entry }: there is no field "{ $value }". Did you mean "{ $hint }"?
pack-missing-field = { $entry }: the field "{ $field }" is missing.
pack-missing-part = { $entry }: "{ $field }" lacks "{ $part }".
pack-unknown-part = { $entry }: "{ $field }" knows no "{ $part }".

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
pack-not-tens = { $entry }: "{ $field }" holds { $value }, but money comes in steps of $10.
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
pack-duplicate-id = { $entry }: the word "{ $value }" already names a card of { $other }.
pack-duplicate-number = { $entry }: the card number { $value } is already that of { $other }.

pack-empty-cost = { $entry }: the cost is empty; it must ask for money or an item.
pack-rocket-cost = { $entry }: a cost cannot ask for Rocket points.
pack-effect-missing = { $entry }: a card of the kind "{ $kind }" needs an effect.
pack-effect-unwanted = { $entry }: a card of the kind "none" has no effect.
pack-effect-misfit = { $entry }: the effect "{ $effect }" does not go with the kind "{ $kind }".
pack-pad-item = { $entry }: a card of the kind "{ $kind }" needs an item other than money, or it can never lie on a Launch Pad.
pack-no-threat = { $entry }: there is no Threat "{ $value }". There are: { $known }.
pack-no-threat-hint = { $entry }: there is no Threat "{ $value }". Did you mean "{ $hint }"?

pack-mission-places = The missions must be twelve with the places 1 to 12. The places are: { $places }.
pack-no-location = { $entry }: the board has no location for { $type } at { $destination }.
pack-rocket-points = { $mission } needs { $points } Rocket points at { $destination }, but the location on the board says { $board }.
pack-rising-vp = { $entry }: a later mission must not score more than an earlier one.
pack-location-count = The board must have 12 locations; here are { $count }.
pack-destinations = A destination is missing: { $missing }.
pack-thresholds = There must be a threshold for 2, 3 and 4 players. Here are: { $players }.
pack-too-few = The table "{ $table }" makes { $count } cards; a game can need { $needed }.
pack-small-deck = The draw deck for two players has { $count } cards; the display alone needs { $needed }.
pack-no-solo-goal = Every Personal Goal bears the solo sign; the solitaire game needs one without it.
