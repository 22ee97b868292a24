### What is wrong with a component pack of Rocketmen.

pack-not-tens = { $entry }: "{ $field }" holds { $value }, but money comes in steps of $10.
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
pack-small-deck = The draw deck for two players has { $count } cards; the display alone needs { $needed }.
pack-no-solo-goal = Every Personal Goal bears the solo sign; the solitaire game needs one without it.

## Orders that the books print; a pack for a new game must have them

pack-order-price = { $entry }: the price asks for { $count } items ({ $items }), but the books add one item to the money at most.
pack-order-arrival = { $entry }: whoever comes first gets { $vp } VP and must get more than those who come later.
pack-order-tie = { $entry }: the books rank { $better } above { $worse } when players are tied, so its first visitor must get more VP; here it is { $more } against { $less }.
pack-order-locations = { $table }: { $destination } has { $count } locations, but on the board it has { $needed }.
pack-order-threshold = { $entry }: with { $many } players fewer VP must end the game than with { $few }; here it is { $less } against { $more }.
pack-order-start = { $entry }: on level { $higher } the AI must start further ahead than on level { $lower }; here it is { $more } after { $less }.
pack-order-target = { $entry }: on level { $level } the AI starts on space { $start }, but its target at { $destination } is { $target }; it must start before that.

cli-pack-parts-rocketmen = { $cards } cards
cards-count-rocketmen = { $cards ->
    [one] One card.
   *[other] { $cards } cards.
  }
