### The browser app: replay, ending, hint and review.

## Replay

web-replay = Replay
web-replay-title = Replay: { $game }, { $at } of { $last }
web-replay-table = To the table
web-replay-skip = To the controls
web-replay-seen-by = Seen by
web-replay-spectator = An onlooker
web-replay-moment = The table at this moment
web-replay-controls = Going through the game
web-replay-beginning = The beginning of the game.
web-replay-unseen = Nothing that could be seen from here.
web-replay-undone = { $name } took a step back.
web-replay-silent = { $name } prepares something.
web-replay-slider = Moment
web-replay-at = { $at } of { $last }
web-replay-first = To the beginning (Home)
web-replay-round-back = A round back (Page up)
web-replay-back = A step back (Left)
web-replay-play = Play (Space)
web-replay-pause = Pause (Space)
web-replay-on = A step on (Right)
web-replay-round-on = A round on (Page down)
web-replay-last = To the end (End)
web-replay-speed = Speed
web-replay-times = { $speed } ×
web-replay-fork = Play on from here
web-replay-fork-what = A new table from this moment, against bots, with fresh luck
web-replay-link = Copy the link of this moment
web-replay-copied = The link of this moment is copied.
web-replay-copy-by-hand = Copy this link: { $link }
web-replay-save = Save the game as a match file
web-replay-save-own = Save what you have seen

## The end of a game

web-know-result = Result
web-know-open = How it came about
web-know-close = Close
web-know-counting = Counting …
web-know-won = { $names } { $count ->
    [one] wins
   *[other] win
} with { $points } { $points ->
    [one] point
   *[other] points
}.
web-know-you-won = You win with { $points } { $points ->
    [one] point
   *[other] points
}!
web-know-unfinished = The game ended without a winner.
web-know-points = Where every point came from
web-know-total = Total
web-know-winner = winner
web-know-chart = Points over the rounds
web-know-chart-years = Points over the years
web-know-chart-name = Points of all players over the rounds of { $game }
web-know-chart-point = { $name }, round { $round }: { $points }
web-know-chart-table = As a table
web-know-round = Round
web-know-detailed = What each is made of
web-know-chart-year = { $name }, { $round }: { $points }
web-know-year = Year
web-know-count = The final count
web-know-count-skip = Count all at once
web-know-place = { $place }.
web-know-rematch = Play again
web-know-rematch-join = Play again: your seat is kept
web-know-again = Same deal again
web-know-again-what = The same cards and dice once more; open seats wait for others
web-know-next = To the next game
web-know-share = Share
web-know-shared = The picture is saved, and the link to the replay is copied.
web-know-shared-link = The picture is saved. This link leads to the replay: { $link }
web-know-moment-first = First
web-know-moment-best = Best flight
web-know-moment-lucky = Best luck
web-know-moment-unlucky = Worst luck
web-know-moment-record = In this browser
web-know-record = { $games ->
    [one] 1 game
   *[other] { $games } games
} of this kind, { $wins } won, { $best } points at best.
web-know-record-new = A new record!

## Where the points came from

know-points-all = Final score
know-tie-shared = Everything was equal, so the victory is shared.

## Hints

web-hint = Hint
web-hint-title = Ask a bot what it would do
web-hint-thinking = A bot is thinking …
web-hint-takes = A bot would take: { $option }
web-hint-close = Close the hint
web-hint-name = Hint of a bot
web-hint-compared = How the best options compare
web-hint-worth = wins { $worth }%
know-hint-only = Nothing else can be done.
know-hint-plain = It looks best at first sight.
know-hint-search = Played on from here many times, this won about { $worth }%, and “{ $other }” { $others }%.
know-hint-level = Played on from here many times, this won about { $worth }%; “{ $other }” did about as well.

## The review

know-decision = “{ $best }” would have won { $cost } more of 100 games than “{ $taken }”.
web-review = Luck and skill
web-review-what = A bot looks at the game again: which draws were lucky, and which decisions cost most.
web-review-start = Review this game
web-review-begins = Looking over the game …
web-review-progress = Looking at decisions: { $done } of { $total }
web-review-decision = Decisions that cost most
web-review-lucky = Lucky
web-review-unlucky = Unlucky
web-review-no-decision = No decision clearly lowered anybody's chances.
web-review-moment = { $name }, round { $round }
web-review-cost = costs { $percent } of 100 games
web-review-luck = { $points } points
web-review-how = Luck follows from exact odds. What a decision cost is an estimate: from what that player could know then, the game was played on many times, with the same luck for both options.
web-review-year = { $name }, { $round }
web-replay-curve = Chances to win over the game
web-replay-chance = { $name } { $percent }%

## No

refused-study-failed = That could not be worked out just now. Try again in a moment.
refused-hint-not-here = The host of this table has switched odds and hints off.
refused-hint-not-now = A hint can be had when it is your turn.
refused-too-many-hints = Those were many hints. Wait { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
refused-study-not-over = This game is not over yet. When it is, everything about it can be looked up.
refused-too-many-reviews = Those were many reviews. Wait { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.

## The same deal elsewhere

web-know-deals = The same deal, side by side
web-know-deals-here = This table
web-know-deals-elsewhere = Another table
web-know-deals-known = had seen the deal
web-know-deals-running = { $count ->
    [one] It is still played at one table.
   *[other] It is still played at { $count } tables.
}
