### The commands and their help.

cli-all = Space-race board games, with friends and bots: { $games }, on a server of your own or in this terminal. Unofficial; every refusal cites its rule.
cli-all-example =
    example:
      spacerace --network
cli-commands = commands
cli-all-usage = spacerace [OPTIONS] [COMMAND] …
cli-group-play = to play
cli-group-host = to host
cli-group-study = to study
cli-group-change = to change and to extend
cli-no-such-command = There is no command "{ $command }".
cli-no-such-argument = This command does not know: { $words }.
cli-no-such-choice = there is no "{ $text }"; there are: { $known }.
cli-did-you-mean = Did you mean "{ $near }"?
cli-more-help = More: { $command } --help
cli-word-usage = usage:
cli-word-arguments = arguments
cli-word-options = options
cli-word-help = show this help and exit
cli-word-error = %(prog)s: %(message)s
cli-word-argument = %(argument_name)s: %(message)s
cli-word-required = these are missing: %s.
cli-word-expected-one = one value belongs behind it.
cli-word-expected-some = at least one value belongs behind it.
cli-word-expected-number = %s values belong behind it.
cli-word-not-allowed = it does not go together with %s.
cli-word-no-value = it takes no value, and %r stands behind it.
cli-version = show the version and exit

cli-game = the game: { $games }
cli-seed = a whole number: the same seed deals the same cards; a fresh one if left out
cli-edition = the edition of the rules; without it, the first: { $editions }
cli-mode = how the game is played; without it, the first: { $modes }
cli-pack-file = play with the cards of this pack file instead of the built-in ones
cli-json = print JSON instead of tables
cli-match-file = a match file, as play writes it

## play

cli-play-short = play a game in this terminal
cli-play =
    Play in this terminal, alone against bots or with others at one keyboard.
    Every step is saved at once, so that a game can be left and resumed at any time.
cli-play-example =
    example:
      spacerace play { $game } --seats Ann,Bob,sense --seed 42
cli-play-seats = names in turn order, with commas, each with its side behind a colon if wanted, such as Ann:red. Bots may sit down several times: "sense", "random", "search" with a budget if wanted (search:200, search:1.5s), and one of your own by its file (my_bot.py). Default: Captain,sense; alone: Captain
cli-play-round-cap = for a game that might never end: stop it as unfinished after so many rounds, and count the points; 0 (the default) for never
cli-play-odds = show the exact odds of what an option leads to, beside it
cli-play-plain = play at a plain prompt, line by line, as in a pipe: for screen readers and scripts
cli-play-save = save to this new file instead of one in your data folder
cli-play-resume = go on with a saved game
cli-play-trust-bots = with --resume: let bots from files go on, which are programs that may do anything on this machine
cli-default-seats = Captain,sense
cli-default-seats-alone = Captain

## simulate

cli-simulate-short = let bots play many games
cli-simulate = Let bots play many games, and see how they end.
cli-simulate-example =
    example:
      spacerace simulate { $game } --players 4 --bots random --games 200 --seed 7
cli-simulate-players = how many players sit at the table (default: 2; alone: 1)
cli-simulate-bots = a bot for all seats, or one for each, with commas (default: random)
cli-simulate-games = how many games (default: 100)
cli-simulate-seed = a whole number; the same seed gives the same games (default: 1)
cli-simulate-round-cap = for a game that might never end: stop it as unfinished after so many rounds; 0 for never (default: 200)
cli-simulate-laws = test every law of the game at every Nth step and stop at a broken one; slow
cli-simulate-jobs = how many processes share the work (default: 1); the games are the same
cli-simulate-out = write one line of JSON for each game to this file; the first line tells how to get the same games again
cli-simulate-save = leave a match file of each game in this folder, which replay plays back
cli-simulate-progress = Games

cli-export-short = write the decisions of many games as data
cli-export = Let bots play, and write every decision with what was seen, what could be done, and what came of it.
cli-export-example =
    example:
      spacerace export { $game } --players 2 --bots sense --games 100 --out games.parquet
cli-export-bots = a bot for all seats, or one for each, with commas (default: sense)
cli-export-format = parquet (default) or jsonl, which is one line of JSON for each decision
cli-export-out = the file to write (default: a name made of game, players and seed)
cli-export-done =
    { $count ->
        [one] One decision is in { $file }.
       *[other] { $count } decisions are in { $file }.
    }
cli-export-missing = Parquet needs a package that is not installed: { $command }. Without it, --format jsonl works.

## replay

cli-replay-short = play a match file back
cli-replay = Play a match file back and show how it stands or ended. A game that was left in the middle is fine.
cli-replay-example =
    example:
      spacerace replay my-game.match --log
cli-replay-log = tell everything that happened, line by line

## cards

cli-cards-short = list the cards with their sources
cli-cards = List the cards. Every value has a source mark: is it printed somewhere, or our reconstruction?
cli-cards-example =
    example:
      spacerace cards { $game } --source recon
cli-cards-edition = list the cards of this edition; without it, the first: { $editions }
cli-cards-pack = list the cards of this pack file instead of the built-in ones
cli-cards-source = only cards with a value of this mark, and which values those are: rule, picture, page, derived or recon
cli-cards-deck = only this deck; a name that no deck has lists them all

## rules

cli-rules-short = tell a rule, or list all of them
cli-rules = Tell what a rule says, by its id. With the name of a game: list every rule with the function that holds it and the tests that show it.
cli-rules-example =
    example:
      spacerace rules T-4
cli-rules-what = the id of a rule, such as T-4, or a game: { $games }
cli-rules-gaps = only rules without a function or without a test

## docs

cli-docs-short = read the documents
cli-docs = Print a document, which needs no network. Without a name: list them all.
cli-docs-example =
    example:
      spacerace docs hosting
cli-docs-page = the name of a document, such as hosting
refused-no-document = There is no document "{ $page }". There are: { $known }.

## completion

cli-completion-short = let the Tab key complete commands and options
cli-completion = Print a script for your shell. Then the Tab key completes commands, options and their values.
cli-completion-example =
    example:
      spacerace completion bash > ~/.local/share/bash-completion/completions/spacerace
cli-completion-shell = your shell: bash, zsh, fish, tcsh or powershell
refused-no-completion = The script is made by the package shtab, which is not installed: pip install shtab

## pack

cli-pack-short = check a pack file, or show the built-in one
cli-pack = Pack files hold what is printed on cards and board. Whoever owns the game can correct them.
cli-pack-example =
    example:
      spacerace pack check my-pack.toml
cli-pack-check-short = find every mistake in a pack file
cli-pack-check = Find every mistake in a pack file, with its line.
cli-pack-check-example =
    example:
      spacerace pack check my-pack.toml
cli-pack-check-file = the pack file
cli-pack-check-game = the game that it is for; found by what stands in the file if left out
cli-pack-show-short = print the built-in pack
cli-pack-show = Print the built-in pack as TOML, to start a correction from.
cli-pack-show-example =
    example:
      spacerace pack show > my-pack.toml
cli-pack-show-name = the name of the pack, with @1 behind it for its first version (default: the pack of { $game })
cli-pack-ok = ok: { $pack } with { $parts }, hash { $hash }
cli-pack-parts = { $cards } parts

## What can be wrong

cli-not-a-number = "{ $text }" is not a whole number
cli-not-positive = "{ $text }" is not 1 or more
cli-negative = "{ $text }" is negative; write 0 or more
cli-interrupted = Stopped.
refused-no-rule = There is no rule { $rule }. The rules of a game and their ids: spacerace rules GAME
cli-file-problem = The file { $file } cannot be used: { $reason }.
refused-not-text = The file { $file } holds no text.
refused-resume-options = The table of { $file } is set up already: leave out every option but --resume.
refused-resume-game = The file { $file } holds a game of { $found }, not of { $wanted }.
refused-resume-bots = In { $file } these programs play: { $bots }. They may do anything on this machine. If you know them, add --trust-bots.
refused-bot-mistyped = "{ $name }" is hardly a name: it is so like the bot "{ $bot }". Write "{ $bot }" for the bot, or another name for a person.
refused-unknown-deck = There is no deck "{ $deck }" in this game. There are: { $known }.
refused-no-person = Somebody has to play: name at least one person, or let the bots play alone with "spacerace simulate".
refused-file-exists = There is already a file { $file }, and it is not overwritten. Choose another name, or go on with it by --resume.

## simulate: its tables

simulate-seat = seat
simulate-mean-score = mean score
simulate-wins = wins
simulate-seat-name = seat { $number }
simulate-ai = AI
simulate-games = Games: { $games }, with { $rounds } rounds on average
simulate-ends = Ended by: { $reasons }
simulate-end = { $reason } ({ $count })
simulate-speed = Decisions: { $decisions }, { $speed } a second

## cards: its table

cards-number = no.
cards-name = name
cards-deck = deck
cards-mark = players
cards-copies = copies
cards-cost = cost
cards-items = items
cards-does = does
cards-source = source
cards-count = { $cards ->
    [one] One part.
   *[other] { $cards } parts.
  }

## rules: its table

rules-id = rule
rules-function = held by
rules-tests = tests
rules-first-test = first test
rules-count = { $rules ->
    [one] One rule.
   *[other] { $rules } rules.
  }
rules-no-gaps = Every rule has its function and its test.
rules-no-tests = The tests are not installed here, so none are listed.

## replay: its head

replay-game = { $game }, edition { $edition }, mode { $mode }
replay-options = Options: { $options }
replay-option = { $name } { $value }
replay-seats = Seats: { $seats }
replay-seed = Seed { $seed }, pack { $pack }
replay-entries = Entries: { $entries }, rounds: { $rounds }
replay-still-on = The game is not over.

## a fault of ours

refused-broken-law = A law of the game was broken at step { $step } with seed { $seed } ({ $law }); this is a fault of ours, please tell us.

## odds

cli-odds-short = tell exact odds
cli-odds = Tell the exact odds of what is left to chance in a game.
cli-odds-games = games
cli-odds-none = There are no exact odds for { $game }.
