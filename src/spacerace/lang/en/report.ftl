### The balance report: the command, its page, its tables.

## The command

cli-report-short = let bots play and write a page of figures
cli-report =
    Let bots play many games, count what happens, and write an HTML page with figures, intervals and plots.
    The figures can also be saved, to set those of another day, pack or bot beside them.
cli-report-example =
    example:
      spacerace report { $game } --players 2,4 --games 300 --jobs 2 --json figures.json
cli-report-bots = a bot for all seats, or one for each, with commas (default: sense)
cli-report-players = numbers of players, with commas (default: all that the game allows; alone: every level)
cli-report-games = how many games for each number of players or level (default: 200)
cli-report-jobs = how many processes play; the figures are the same with any number (default: 1)
cli-report-before = figures that an earlier report saved with --json; they stand beside the new ones in the page
cli-report-compare = set the figures of two saved reports side by side, and play nothing
cli-report-out = write the page to this file, over one that is there (default: report-GAME.html; comparing: report-compared.html)
cli-report-json = save all figures to this file too; without a file, print them, and write a page only if --out is given

## What can be wrong

refused-report-no-game = Name the game to report on, or two saved reports with --compare.
refused-report-compare = With --compare nothing is played: leave out everything but the two files, --out and --json.
refused-report-file = The file { $file } holds no saved report: { $reason }. Save one with --json.
refused-report-format = The report in { $file } has format { $format }, but only format { $known } can be read here. Save it again with --json.
refused-report-other-game = A report on { $before } cannot stand beside one on { $after }: compare reports on the same game.
refused-report-place = Nothing can be written to { $file }: name a file in a folder that exists.
refused-report-same-place = Page and figures cannot both be { $file }; name two files with --out and --json.
refused-report-no-plots = The plots need matplotlib, which is not installed: run pip install "spacerace[lab]", or print the figures alone with --json.
report-written = The page is in { $file }.

## The head of the page

report-title = Balance report: { $game }
report-game = { $game }, edition { $edition }, mode { $mode }
report-games = { $games } of each: { $groups }
report-versions = rules { $rules }, spacerace { $version }
report-contents = Contents
report-about-before = Before
report-about-after = After
report-about-game = Game
report-about-bots = Bots
report-about-games = Games
report-about-seed = Seed
report-about-options = Options
report-about-pack = Pack
report-about-rules = Versions
report-about-date = Date
report-about-command = To repeat
report-note-intervals = Every figure stands with its 95 % interval and with n, the number of things it rests on. What happens within one game is not independent, so games are what the intervals are made of. The figures tell how these bots play; people may play otherwise.
report-note-wins = A shared victory is divided among those who share it. Where shares of wins are set beside what a player has or does, it need not be the cause: whoever leads sees, buys and flies more. The even share is what everybody would win if all were equal.
report-note-before = The older figures stand first. An asterisk marks a figure whose interval does not touch the older one.
report-before = before
report-after = after
report-changed = *

## The summary

report-summary = In short
report-summary-aims = { $met } of { $all } aims are met.
report-summary-missed = Missed
report-summary-odd = What stands out
report-summary-nothing = No aim is missed, and no figure is clearly away from the others of its table.
report-odd-more = { $row }: { $value }, where { $usual } is usual ({ $group })
report-odd-less = { $row }: only { $value }, where { $usual } is usual ({ $group })
report-odd-here = stands out: { $rows }
report-how = How the games were played, and how to read the figures

## Groups of games

report-players = { $players ->
    [one] 1 player
   *[other] { $players } players
  }

## Figures

report-share = { $value } %
report-mean = { $value }
report-interval = { $low } to { $high }
report-n = n = { $n }
report-legend-before = { $group }, before
report-legend-even = even share
report-caption = { $title }: value, 95 % interval and n
report-figcaption = { $title }, with 95 % intervals; the same figures stand in the table below.
report-number = { $number }
report-or-more = { $number } or more
report-below = below { $number }
report-span = { $low } to { $high }
report-place = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
  }
report-bot = { $bot }
report-row-gap = best less worst

## Aims

report-aims = Aims
report-aims-what = What the figures should be. "Met" and "missed" are sure within the 95 % interval; what is within the error needs more games.
report-aims-aim = Aim
report-aims-games = Games
report-aims-figure = Figure
report-aims-verdict = Verdict
report-aims-inside = { $inside } of { $rows } inside
report-aims-outside = outside: { $rows }
report-verdict-met = met
report-verdict-likely = met, within the error
report-verdict-unlikely = missed, within the error
report-verdict-missed = missed
report-verdict-unknown = no data
report-aim-rounds = 10 to 16 rounds on average
report-aim-lead = The winner leads by less than 8
report-aim-seats = Each place in the order of play wins within 4 points of the even share

## Parts of the page

report-section-length = Length and end
report-section-scores = Scores
report-section-seats = The order of play

## Tables of every game

report-length = Length of a game
report-length-what = Means over all games. A game that the round cap stopped counts as it stood. A decision is a choice among two or more options.
report-row-rounds = rounds
report-row-decisions = decisions of all players
report-rounds = Rounds
report-rounds-what = Share of games that took so many rounds.
report-score = Scores
report-score-what = Means over all games; the lead is the distance between the highest score and the second highest, the range that between the highest and the lowest.
report-row-score-mean = each player
report-row-score-winner = highest
report-row-score-last = lowest
report-row-score-lead = lead
report-row-score-range = range
report-score-spread = Spread of scores
report-score-spread-what = Share of all players with so many points.
report-score-place = Score by the order of play
report-score-place-what = Mean score of whoever plays first, second and so on in the first round. The gap is between the place that turned out best and the one that turned out worst, so a small one may be chance.
report-wins-place = Wins by the order of play
report-wins-place-what = Share of games won by whoever plays first, second and so on in the first round.
report-score-bot = Score by bot
report-score-bot-what = Mean score of each bot.
report-wins-bot = Wins by bot
report-wins-bot-what = Share of its seats with which each bot wins.
