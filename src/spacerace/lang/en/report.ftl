### The balance report: the command, its page, its tables.

## The command

cli-report-short = let bots play and write a page of figures
cli-report =
    Let bots play many games, count what happens, and write an HTML page with figures, intervals and plots.
    The figures can also be saved, to set those of another day, pack or bot beside them.
cli-report-example =
    example:
      spacerace report rocketmen --players 2,4 --games 300 --jobs 2 --json figures.json
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

report-title = Balance report: { $game ->
    [rocketmen] Rocketmen
   *[other] { $game }
  }
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

## Groups of games

report-players = { $players ->
    [one] 1 player
   *[other] { $players } players
  }
report-level-easy = easy
report-level-normal = normal
report-level-hard = hard

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
report-year = { $year }
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
report-aim-missions-two = The winner has completed 4 to 6 missions
report-aim-missions-four = The winner has completed 3 to 5 missions
report-aim-tokens = At least 15 % of games end by mission tokens (RM-9.1 b, c)
report-aim-destinations = Each destination has at least 8 % of the missions
report-aim-lead = The winner leads by less than 8
report-aim-seats = Each place in the order of play wins within 4 points of the even share
report-aim-assets = Each Asset is bought in 10 to 95 % of its showings to a player who could pay
report-aim-assets-copy = Of each Asset's cards that were ever so shown, 10 to 95 % are bought
report-aim-solo-easy = The player wins about 80 % (70 to 90)
report-aim-solo-normal = The player wins about 50 % (40 to 60)
report-aim-solo-hard = The player wins about 25 % (15 to 35)
report-aim-course = No course is flown by more than 70 % of players
report-aim-range = The scores of a game lie 15 or more apart on average
report-aim-ground = Each research of the ground sheet is taken by 15 to 95 % of players
report-aim-moon = The Moon is completed by 40 to 70 % of players

## Parts of the page

report-section-length = Length and end
report-section-solo = Against the AI
report-section-scores = Scores
report-section-seats = The order of play
report-section-missions = Missions and launches
report-section-cards = Cards
report-section-flights = Flights
report-section-scientists = Scientists and researches
report-section-money = Money and cards

## Tables of every game

report-length = Length of a game
report-length-what = Means over all games. A game that the round cap stopped counts as it stood. A decision is a choice among two or more options.
report-row-rounds = rounds
report-row-in-range = games of { $low } to { $high } rounds
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

## Tables of Rocketmen

report-end = How games end
report-end-what = Share of games that each condition ended (RM-9.1).
report-end-threshold = enough points (RM-9.1 a)
report-end-tokens = all tokens of one player, every destination held (RM-9.1 b)
report-end-all-tokens = all tokens of all players (RM-9.1 c)
report-end-fourth-token = a fourth mission
report-end-fifth-token = a fifth mission
report-end-all-locations = all locations held
report-end-choice = a player's choice
report-end-display = an empty display
report-end-cap = the round cap, unfinished
report-end-by-tokens = by tokens in all (RM-9.1 b, c)
report-solo = Games against the AI
report-solo-what = The player must have more points than the AI and the goal met to win (RM-15.5, RM-15.17).
report-row-solo-wins = games won
report-row-solo-goal = goal met
report-row-solo-ai = points of the AI
report-row-solo-lead = points ahead of the AI
report-points = Where points come from
report-points-what = Mean points of a player at the end, by source (RM-9.4 to RM-9.8).
report-points-winner = Where the winner's points come from
report-points-winner-what = Mean points of the winner at the end, by source.
report-missions = Missions and launches by player
report-missions-what = Means. Every declared launch counts, also one that was scrubbed or aborted.
report-row-missions-all = missions of a player
report-row-missions-winner = missions of the winner
report-row-missions-launches = launches of a player
report-destination = Missions by destination
report-destination-what = Share of all completed missions that went to each destination.
report-location = Missions by location
report-location-what = Share of players who have a token there at the end.
report-location-wins = Wins by location
report-location-wins-what = Share of wins of the players who have a token there at the end.
report-token = Moon and Mars tokens
report-token-what = Share of games in which the token was taken (RM-7.24).
report-token-wins = Wins with the Moon and Mars tokens
report-token-wins-what = Share of wins of the player who took the token.
report-launch = How launches go
report-launch-what = Share of all declared launches.
report-launch-success = Success by destination
report-launch-success-what = Share of the launches to each destination that arrive; aborted and scrubbed ones do not.
report-launch-failure = failed
report-launch-abort = aborted
report-launch-scrub = scrubbed
report-achievement = Achievements
report-achievement-what = Share of all completed missions that bring each achievement.
report-goal = Personal Goals met
report-goal-what = How often a goal is met at the end by a player to whom it was dealt, scored or not.
report-goal-wins = Wins with a Personal Goal met
report-goal-wins-what = Share of wins of the players who have met the goal.
report-bought = Bought when shown to a player who could pay
report-bought-what = A showing is a turn at whose start, before the player does anything, a card of this design can be bought and paid for with Hand and tokens. Counted is how often the player then buys one in that turn. A card that comes up later in the turn is no showing. Several copies are one showing.
report-bought-copy = Cards bought of those so shown
report-bought-copy-what = Of the single cards of the design that were at least once shown to a player who could pay at the start of a turn, the share that anybody bought at any time. A card that lies for many turns counts once here, and once a turn in the table before.
report-bought-game = Bought in a game in which it was so shown
report-bought-game-what = Of the games in which the design was shown at least once to a player who could pay at the start of a turn, the share in which anybody bought it at any time.
report-shown = Shown in a game
report-shown-what = Share of games in which the design was shown at least once to a player who could pay at the start of a turn.
report-purchases = Purchases
report-purchases-what = How many cards of the design all players together buy in a game. Threats that an effect brings are not bought.
report-owners = Owners at the end
report-owners-what = Share of players who own a card of the design at the end, in whatever zone.
report-owner-wins = Wins of owners
report-owner-wins-what = Share of wins of the players who own a card of the design at the end. Leaders see more cards, so a high share alone does not show that a card is strong.

## Tables of 1969

report-score-last-year = Score by the order of the last year
report-score-last-year-what = Mean score of whoever plays first, second and so on in 1969. The gap is between the place that turned out best and the one that turned out worst, so a small one may be chance.
report-wins-last-year = Wins by the order of the last year
report-wins-last-year-what = Share of games won by whoever plays first, second and so on in 1969.
report-launches = Launches
report-launches-what = Launches of a player in the whole game, by level; and years without one.
report-row-level = level { $level }
report-row-no-launch = no launch
report-course = Courses
report-course-what = Share of players by the levels of the missions that they launch from 1963 to 1969; a dash is a year without a launch. The most common courses.
report-course-row = { $row }
report-completed-level = Completed by level
report-completed-level-what = Share of launches that reach the last space, by level.
report-flown = Missions flown
report-flown-what = Share of players who launch the mission.
report-completed = Missions completed
report-completed-what = Share of launches that reach the last space.
report-flown-wins = Wins by mission
report-flown-wins-what = Share of wins of the players who launch the mission.
report-moon = The Moon
report-moon-what = Of all players, those who fly to the Moon and those who reach its last space; the points of a flight to the Moon; the space of the progress flag at the end.
report-row-moon-flown = players who fly
report-row-moon-completed = players who complete it
report-row-moon-points = points of a flight
report-row-moon-progress = progress flag
report-moon-year = Year of the Moon flight
report-moon-year-what = Share of players who fly to the Moon in each year.
report-row-never = never
report-hired = Hires
report-hired-what = Scientists and spies that a player hires in the whole game.
report-hired-winner = Hires of the winner
report-hired-winner-what = Scientists and spies that the winner hires in the whole game.
report-hired-wins = Wins by hire
report-hired-wins-what = Share of wins of the players who hire at least one of this type.
report-research = Staffed researches
report-research-what = Share of players who have at least one researcher there at the end, a bonus token counted.
report-research-wins = Wins by research
report-research-wins-what = Share of wins of the players who have at least one researcher there at the end.
report-opening = Openings
report-opening-what = Share of players by the research of their first hire in the game; a spy is an opening of its own.
report-opening-wins = Wins by opening
report-opening-wins-what = Share of wins of the players who begin like this, in games in which not all begin alike.
report-row-nobody = no hire
report-spy-year = First spy
report-spy-year-what = Share of players by the year in which they hire their first spy.
report-spy-year-wins = Wins by first spy
report-spy-year-wins-what = Share of wins of the players by the year in which they hire their first spy.
report-money = Money and cards
report-money-what = Means for a player in the whole game.
report-row-money-left = M left at the end
report-row-money-sold = prestige sold
report-row-money-insurance = M paid by Insurance
report-row-money-cards-bought = cards bought
report-row-money-cards-free = free cards drawn
report-row-money-cards-for = cards used for the own rocket
report-row-money-cards-against = cards used against others
report-sold-year = Prestige sold by year
report-sold-year-what = Prestige that a player sells in each year.
