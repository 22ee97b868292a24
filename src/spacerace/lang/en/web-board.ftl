# What every board has, and the plain board of a game that has none of its own.

web-board-pages = Parts of the table
web-board-skip = Go on
web-board-opponent = Opponent
web-board-table = Table
web-board-view = What you see
web-board-figures = What it adds up to
web-board-players = By player
web-board-nothing = Nothing to show.
web-board-none = none
web-board-yes = yes
web-board-no = no
web-board-entries = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}

web-show = Showing what happens
web-show-now = Skip to now
web-show-turn = Skip to my turn
web-show-back = Back to now
web-show-visit = This is an earlier moment of the game.
web-show-missed = { $count ->
    [one] One thing happened while you were away.
   *[other] { $count } things happened while you were away.
}
web-show-watch = Show them
web-show-forgo = Put this away
web-totals = What everybody would score by now
web-totals-what = If the game were over now: everything that counts, as far as you can know it
web-totals-of = { $name }: { $points }
