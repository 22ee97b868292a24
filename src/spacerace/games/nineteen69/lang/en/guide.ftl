### 1969 explained: two minutes, the icons, and the guide of a first game.
### A text of the guide begins with its title between two stars.
### Advice stands only where games bear it out. The comment above a message that advises names them: the bot that plays
### so ("with") or otherwise ("against") and like `sense` in all else, the players, the games, the share it won and its 95 %
### interval by deal (Wilson's, where none was won). The others are `sense`. How to play the games again: docs/balance.md.

## How to play in two minutes

guide-n69-brief-aim = **The aim.** Seven years, from 1963 to 1969. Hire scientists, launch missions and reach for the Moon. Most prestige points (PP) win.
guide-n69-brief-income = **Income.** Each year begins with money, the same for everybody. You may sell a few prestige points for 2 M each if you need more.
guide-n69-brief-hire = **Purchases.** Hire scientists and lay them in your researches. Six researches help in general, six belong to the symbols of missions. A spy goes to another player's sheet and brings you a bonus token. Espionage cards cost 2 M each.
guide-n69-brief-launch = **Launch.** Once a year you may launch one mission that you haven't flown yet, and pay its cost.
guide-n69-brief-test = **The test.** Roll five dice: successes move your rocket forward, failures back. Every researcher in a symbol of the mission adds a space. Simulation rerolls dice, Ground Control turns neutral dice into successes.
guide-n69-brief-spy = **Espionage.** Then the others lay cards face down to push your rocket back, and you lay cards to push it ahead. The space where it stands in the end pays its prestige.
guide-n69-brief-moon = **The Moon.** Each mission that ends on its last space moves your flag on the track of the Moon. From there your Moon rocket will start. It is worth the most, it costs the most, and you fly there once.
guide-n69-brief-end = **The end.** After 1969, Famous scientists bring 3 PP each, Inexperienced ones cost 2, a spy on your sheets costs 1.

## The aim, the table

guide-n69-aim = **What you play for.** Seven years of space race, 1963 to 1969. Your launches bring prestige points (PP), and so do famous scientists at the end. Most points win. The Moon is worth more than any other mission.
guide-n69-table = **What lies where.** The missions board shows every mission with its track, its cost and its symbols. On your two sheets are twelve researches with two slots each. The calendar tells the year's income. Point at anything to read what it is.
guide-n69-phases = **A year has four phases.** First everybody takes income, then everybody makes purchases, then everybody may launch one mission. At the end of the year flags go into the boxes, and the next player becomes first.
guide-n69-researches = **Two sheets.** Those on the ground sheet help with every mission: rerolls, free cards, cheaper hires, cheaper launches. Those on the rocket sheet are the symbols of missions: each researcher there adds 1 to the test of a mission with that symbol.
# against: examples/advice/no_inexperienced.py, 2 players, 400 games: 39.2 % (35.3 to 43.2)
guide-n69-scientists = **Whom to hire?** A Basic one is one researcher, a Genius counts as two. A Famous one brings 3 PP at the end. An Inexperienced one is cheap, but costs 2 PP at the end; with two players it is worth that. Two of one kind can't share a research, except Basic ones.
guide-n69-spies = **Spies.** A spy takes a slot on a rival's sheet, which costs that rival 1 PP at the end, and brings you a bonus token in the same research of your own: a researcher that takes no slot.
guide-n69-cards-what = **Espionage cards.** They have one use: after a test, to push a rocket. Others' rockets back, your own ahead. You may hold six. Only you see their values; everybody sees how many you hold.

## What just happened

guide-n69-income = **Income.** You got the money of the year. It comes by itself, and what you don't spend you keep.
guide-n69-drawn = **A card for you.** Its value is known to you alone. The higher, the further it pushes; what each space costs is printed at the mission.
guide-n69-hired = **A scientist is in place.** The cube stays there for the rest of the game and works from now on, every year. Scientists hired early work longest.
guide-n69-rival-hired = **Rivals hire too.** Look where they put their scientists: it tells you which missions they may fly, and which slots are left for a spy.
guide-n69-spied = **A spy was placed.** Whoever hired it has a bonus token, that is, a researcher more. The sheet it lies on has a slot less and loses 1 PP at the end.
guide-n69-launched = **A launch.** The rocket stands on the start of its track. Now comes the test with five dice, then espionage. A mission can be flown once by each player, well or badly.
guide-n69-rolled = **The dice.** A die shows success, neutral or failure. Successes less failures is the base of the test.
guide-n69-tested = **The test is done.** Successes less failures, plus the researchers in the mission's symbols: so many spaces the rocket has moved. It never leaves its track.
guide-n69-insured = **Insurance has paid.** It brings money for every failure that the dice showed at the end of the test. A bad roll can still be of use.
guide-n69-committed = **Cards lie face down.** Everybody sees how many, nobody how much they are worth. First the opponents lay theirs, then whoever flies.
guide-n69-revealed = **The cards are turned over.** The opponents' values are added and divided by the mission's espionage cost: so many whole spaces back. Then the same for the launcher, ahead. Fractions are lost.
guide-n69-gained = **Prestige.** The rocket's last place pays its points, less 1 for each flag in the mission's box. Flags are those of earlier years: being first is worth points.
guide-n69-progressed = **A step to the Moon.** The rocket ended on the last space of its track, so the flag on the track of the Moon went one space ahead. A Moon rocket starts where that flag stands.
guide-n69-year-ended = **The year is over.** Those who launched put a flag in the box of their mission, and the next player is first. Each year brings other amounts: look at the calendar.
guide-n69-shuffled = **A new deck.** The deck was used up, so the discards were shuffled. Who has counted the cards that lay open knows what is in it.
# against: examples/advice/never_sell.py, 2 players, 400 games: 23.6 % (20.1 to 27.2)
# against: examples/advice/never_sell.py, 4 players, 400 games: 7.1 % (4.5 to 9.8)
guide-n69-sold = **Prestige was sold.** 2 M for a point. Money in the first years is worth more than the point: whoever never sells seldom wins.

## What to consider

# against: examples/advice/no_small.py, 2 players, 400 games: 8.2 % (5.7 to 10.8)
# against: examples/advice/no_small.py, 4 players, 400 games: 1.0 % (0.0 to 2.0)
# against: examples/advice/big_early.py, 2 players, 400 games: 5.2 % (3.1 to 7.4)
# against: examples/advice/big_early.py, 4 players, 400 games: 0.0 % (0.0 to 1.0)
# with: examples/advice/skip_first_year.py, 2 players, 400 games: 59.2 % (55.5 to 63.0)
# with: examples/advice/skip_first_year.py, 4 players, 400 games: 25.1 % (21.7 to 28.5)
guide-n69-idea-first-mission = **The first years.** Missions with one symbol are cheap and short: begin with those. In 1963 you needn't launch at all: waiting costs nothing, and with two players it wins more often.
# against: examples/advice/no_robotics.py, 2 players, 400 games: 23.0 % (19.4 to 26.6)
# against: examples/advice/no_robotics.py, 4 players, 400 games: 12.5 % (9.3 to 15.7)
# against: examples/advice/late_robotics.py, 2 players, 400 games: 21.4 % (18.0 to 24.8)
# against: examples/advice/late_robotics.py, 4 players, 400 games: 10.2 % (7.3 to 13.2)
# against: examples/advice/no_investors.py, 2 players, 400 games: 23.6 % (20.0 to 27.2)
# against: examples/advice/no_investors.py, 4 players, 400 games: 5.6 % (3.2 to 8.0)
# against: examples/advice/late_investors.py, 2 players, 400 games: 24.9 % (21.2 to 28.5)
# against: examples/advice/late_investors.py, 4 players, 400 games: 4.4 % (2.4 to 6.3)
guide-n69-idea-robotics = **Early helpers.** Robotics makes the first hire of each year cheaper, Investors make launches cheaper. Get both in the first years: whoever waits until 1966 wins as seldom as without them.
# against: examples/advice/no_simulation.py, 2 players, 400 games: 33.1 % (29.5 to 36.7)
# against: examples/advice/no_simulation.py, 4 players, 400 games: 12.4 % (9.2 to 15.5)
# against: examples/advice/no_control.py, 2 players, 400 games: 31.2 % (27.5 to 35.0)
# against: examples/advice/no_control.py, 4 players, 400 games: 12.8 % (9.8 to 15.7)
guide-n69-idea-dice = **Fewer bad rolls.** Simulation rerolls dice after you have seen them, Ground Control turns neutral ones into successes. They help in every test, that of the Moon too: do without neither.
# against: examples/advice/no_cards.py, 2 players, 400 games: 0.0 % (0.0 to 1.0)
# against: examples/advice/no_cards.py, 4 players, 400 games: 1.2 % (0.2 to 2.3)
# against: examples/advice/no_espionage_ever.py, 2 players, 400 games: 22.2 % (18.8 to 25.7)
# against: examples/advice/no_espionage_ever.py, 4 players, 400 games: 19.5 % (16.5 to 22.5)
guide-n69-idea-defence = **Keep a few cards.** Have some in hand when you fly: you lay yours last, after you have seen how many lie against you. A researcher in Espionage brings one for free every year, and is worth hiring.
# against: examples/advice/no_moon.py, 2 players, 400 games: 4.5 % (2.5 to 6.5)
# against: examples/advice/no_moon.py, 4 players, 400 games: 0.0 % (0.0 to 1.0)
# against: examples/advice/moon_1967.py, 2 players, 400 games: 22.5 % (19.0 to 26.0)
# against: examples/advice/moon_1967.py, 4 players, 400 games: 0.0 % (0.0 to 1.0)
# against: examples/advice/moon_1968.py, 2 players, 400 games: 33.6 % (30.3 to 36.9)
# against: examples/advice/moon_1968.py, 4 players, 400 games: 5.5 % (3.3 to 7.7)
# against: examples/advice/spends_all.py, 2 players, 400 games: 0.0 % (0.0 to 1.0)
# against: examples/advice/spends_all.py, 4 players, 400 games: 0.0 % (0.0 to 1.0)
guide-n69-idea-moon = **Think of the Moon.** It has all six symbols, gives no discount and pays the most. Fly there, but only in 1969, and keep the money for it. Missions that end on their last space let you start further ahead.
# against: examples/advice/saves_in_1969.py, 2 players, 400 games: 40.1 % (37.1 to 43.2)
# against: examples/advice/saves_in_1969.py, 4 players, 400 games: 20.8 % (17.9 to 23.6)
# against: examples/advice/no_famous.py, 4 players, 400 games: 9.4 % (6.5 to 12.2)
guide-n69-idea-end = **The last years.** Money and cards are worth nothing in the end, so hire in 1969 too. With four players Famous scientists, 3 PP for 9 M each, are worth their price.

## What you are asked now

guide-n69-now-waiting = **{ $name } decides.** You can look at every sheet and mission meanwhile.
guide-n69-now-chance = **Cards or dice.** This goes by itself; it takes a moment.
guide-n69-now-over = **The game is over.** Thank you for playing!
# against: examples/advice/no_free_cards.py, 2 players, 400 games: 7.4 % (5.0 to 9.8)
# against: examples/advice/no_free_cards.py, 4 players, 400 games: 14.0 % (11.2 to 16.8)
guide-n69-now-free-cards = **Free cards.** Your researchers in Espionage bring you cards for free. Take them, as a rule; with six in hand each new one costs you one that you hold.
# with: examples/advice/always_sell.py, 2 players, 400 games: 58.2 % (55.6 to 60.9)
# against: examples/advice/always_sell.py, 3 players, 402 games: 12.6 % (9.4 to 15.7)
# against: examples/advice/always_sell.py, 4 players, 400 games: 5.8 % (3.3 to 8.2)
# against: examples/advice/always_sell.py, 5 players, 400 games: 3.1 % (1.5 to 4.8)
# against: examples/advice/sell_until_1966.py, 2 players, 400 games: 39.1 % (36.0 to 42.2)
# with: examples/advice/sell_until_1966.py, 3 players, 402 games: 37.3 % (34.3 to 40.3)
# with: examples/advice/sell_until_1966.py, 4 players, 400 games: 27.9 % (25.2 to 30.6)
# with: examples/advice/sell_until_1966.py, 5 players, 400 games: 23.8 % (20.5 to 27.1)
# against: examples/advice/sell_first_year.py, 2 players, 400 games: 18.5 % (15.1 to 21.9)
# against: examples/advice/sell_first_year.py, 4 players, 400 games: 16.0 % (13.2 to 18.9)
# against: examples/advice/never_sell.py, 2 players, 400 games: 23.6 % (20.1 to 27.2)
# against: examples/advice/never_sell.py, 3 players, 402 games: 15.5 % (12.1 to 19.0)
# against: examples/advice/never_sell.py, 4 players, 400 games: 7.1 % (4.5 to 9.8)
# against: examples/advice/never_sell.py, 5 players, 400 games: 3.5 % (1.8 to 5.1)
guide-n69-now-selling = **Sell prestige?** Each point brings 2 M now and is gone from your score. With two players sell all you may, every year. With three or more sell until 1966, then stop.
# against: examples/advice/spends_all.py, 2 players, 400 games: 0.0 % (0.0 to 1.0)
# against: examples/advice/spends_all.py, 4 players, 400 games: 0.0 % (0.0 to 1.0)
guide-n69-now-purchasing = **Spend your money.** Choose a scientist to hire, or buy an espionage card. But keep what the launch will cost: missions come right after, and nobody lends you money.
guide-n69-now-purchasing-end = **Nothing you can pay for.** You are done with purchases for this year.
guide-n69-now-discarding = **Discard for a purchase.** Choose one card or several to throw away, face up, then buy. Nothing has left your hand yet: take back as you like.
guide-n69-now-placing = **Where shall it work?** Choose a research with an empty slot. On the rocket sheet it adds 1 to missions with that symbol; on the ground sheet it helps every year. It stays there for good.
guide-n69-now-targeting = **Spy on whom?** The spy takes a slot on that rival's sheet and costs its owner a point at the end.
guide-n69-now-spotting = **Into which research?** You get a bonus token in the same research of your own, if you have none there yet. There it counts as a researcher of yours.
guide-n69-now-launching = **Launch something?** One mission a year, each only once. Look at cost, symbols and flags: your researchers in its symbols are sure spaces, the dice add between -5 and 5. Not launching keeps your money.
# against: examples/advice/spends_all.py, 2 players, 400 games: 0.0 % (0.0 to 1.0)
# against: examples/advice/spends_all.py, 4 players, 400 games: 0.0 % (0.0 to 1.0)
guide-n69-now-launching-none = **No launch this year.** You can't pay for any mission that you haven't flown. Keep more money back next year.
# with: examples/advice/rerolls_by_rule.py, 2 players, 400 games: 49.5 % (48.0 to 51.0)
# with: examples/advice/rerolls_by_rule.py, 4 players, 400 games: 24.2 % (22.9 to 25.6)
guide-n69-now-rerolling = **Reroll?** You may roll dice again, one after the other, none twice. Failures first, then neutral dice, unless Ground Control turns those into successes anyway.
guide-n69-now-converting = **Ground Control.** Choose how many neutral dice become successes. Each is a space more.
# against: examples/advice/never_attacks.py, 2 players, 400 games: 24.8 % (21.3 to 28.2)
# against: examples/advice/attacks_at_the_end.py, 2 players, 400 games: 31.1 % (27.1 to 35.1)
# with: examples/advice/attacks_at_the_end.py, 4 players, 400 games: 29.2 % (26.1 to 32.4)
guide-n69-now-committing = **Push it back?** Lay cards face down against this rocket, or none. What you lay is gone, whatever it does. With two players it pays; with four only against a rocket on its last space, which also loses its step to the Moon.
# against: examples/advice/lays_all.py, 2 players, 400 games: 30.1 % (26.7 to 33.6)
# against: examples/advice/lays_all.py, 4 players, 400 games: 14.5 % (11.7 to 17.3)
guide-n69-now-committing-own = **Push it ahead.** The others have laid theirs; you see how many. Lay enough to reach a space that pays more, in whole multiples of the espionage cost. Save the rest for later.

## The first moves of a first game

guide-n69-first-sell = A point brings 2 M now, and is gone from your score.
guide-n69-first-hire = The cheapest scientist will do for a start. Choose it, and then its place.
guide-n69-first-hire-again = Whoever is hired now works in every year that comes.
guide-n69-first-espionage = Here the scientist brings you an espionage card for free, year after year.
guide-n69-first-robotics = Here the first hire of each year becomes cheaper.
guide-n69-first-investors = Here every launch but that to the Moon becomes cheaper.
guide-n69-first-card = A card pushes a rocket: your own ahead, or another back. Buy one with what is left over.
guide-n69-first-stop = Your purchases are done. Missions come next, and a launch costs money too.
guide-n69-first-launch = It costs little, and five dice say how far it flies.
guide-n69-first-keep = You could lay your card for a push. Unused, it is there for the next flight.
guide-n69-first-free = There it is: your scientist in Espionage brings it for free.

## The icons

icon-n69-espionage = **Espionage.** A free espionage card each year for every researcher.
icon-n69-robotics = **Robotics.** The first hire of a year is 2 M cheaper for every researcher.
icon-n69-investors = **Investors.** Every launch but the Moon is 2 M cheaper for every researcher.
icon-n69-insurance = **Insurance.** 3 M for each failure in your test, for every researcher.
icon-n69-simulation = **Simulation.** A reroll in your test for every researcher.
icon-n69-ground-control = **Ground Control.** Turns a neutral die into a success for every researcher.
icon-n69-eva = **Astronautics (EVA).** A symbol: each researcher adds 1 to missions that show it.
icon-n69-launch-pad = **Launch Pad.** A symbol: each researcher adds 1 to missions that show it.
icon-n69-carrier-rocket = **Carrier Rocket.** A symbol: each researcher adds 1 to missions that show it.
icon-n69-csm = **Orbital Module (CSM).** A symbol: each researcher adds 1 to missions that show it.
icon-n69-lem = **Lunar Module (LEM).** A symbol: each researcher adds 1 to missions that show it.
icon-n69-technology = **Technology.** A symbol: each researcher adds 1 to missions that show it.
icon-n69-star = **Prestige points.** Most of them win the game.
icon-n69-rocket = **Rocket.** A mission, or the place of a flight on its track.
icon-n69-money = **Money.** In millions.
icon-n69-card = **Espionage card.** Pushes a rocket; where a number stands beside it, what a space costs.
icon-n69-moon = **Moon.** The Moon mission, or progress towards it.
icon-n69-flag = **Flag.** Somebody has flown this mission; it pays later visitors 1 PP less.
icon-n69-people = **Players.** The others at the table.
icon-n69-sheet = **Sheets.** Your researches.
icon-n69-flask = **Scientists.** Those who can be hired.
icon-n69-log = **Log.** What has happened.
icon-n69-lock = **Lock.** Can't be taken back.
icon-n69-undo = **Take back.** Undo your latest step.

## Parts of the legend

guide-n69-legend-ground = Researches: ground control
guide-n69-legend-rocket = Researches: the rocket, and the symbols of missions
guide-n69-legend-count = What is counted
