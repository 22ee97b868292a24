### 1969 explained: two minutes, the icons, and the guide of a first game.
### A text of the guide begins with its title between two stars.

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
guide-n69-phases = **A year has three parts.** First everybody takes income, then everybody makes purchases, then everybody may launch one mission. The first player changes each year.
guide-n69-researches = **Two sheets.** Those on the ground sheet help with every mission: rerolls, free cards, cheaper hires, cheaper launches. Those on the rocket sheet are the symbols of missions: each researcher there adds 1 to the test of a mission with that symbol.
guide-n69-scientists = **Whom to hire?** Basic is the plain choice. A Genius counts as two researchers. A Famous one brings 3 PP at the end. An Inexperienced one is cheap, but costs 2 PP at the end. Two of one kind can't share a research, except Basic ones.
guide-n69-spies = **Spies.** A spy takes a slot on a rival's sheet, which costs that rival 1 PP at the end, and brings you a bonus token in the same research of your own: a researcher that takes no slot.
guide-n69-cards-what = **Espionage cards.** They have one use: after a test, to push a rocket. Others' rockets back, your own ahead. You may hold six. Only you see their values; everybody sees how many you hold.

## What just happened

guide-n69-income = **Income.** You got the money of the year. It comes by itself, and what you don't spend you keep.
guide-n69-drawn = **A card for you.** Its value is known to you alone. The higher, the further it pushes; what each space costs is printed at the mission.
guide-n69-hired = **A scientist is in place.** The cube stays there for the rest of the game and works from now on, every year. Scientists hired early work longest.
guide-n69-rival-hired = **Rivals hire too.** Look where they put their scientists: it tells you which missions they will fly, and where a spy would hurt.
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
guide-n69-sold = **Prestige was sold.** 2 M for a point: worth it if the money makes a launch possible that brings more than one point back.

## What to consider

guide-n69-idea-first-mission = **The first years.** Missions with few symbols are cheap and short. Hire for symbols that several missions share, so that each researcher serves you again and again.
guide-n69-idea-robotics = **Early helpers.** Robotics makes the first hire of each year cheaper, Investors make launches cheaper. Both pay for themselves if you get them in the first years, and hardly later.
guide-n69-idea-dice = **Fewer bad rolls.** Simulation rerolls dice after you have seen them, Ground Control turns neutral ones into successes. They help in every test, that of the Moon too.
guide-n69-idea-defence = **Keep a few cards.** Espionage is strongest against a rocket that stands on its last space. Have cards in hand when you fly something big: you lay yours last, after you have seen how many lie against you.
guide-n69-idea-moon = **Think of the Moon.** It has all six symbols, gives no discount and pays the most. Keep money for it, finish missions on their last space to start further ahead, and go before others have left flags there.
guide-n69-idea-end = **The last years.** Money and cards are worth nothing in the end. A Famous scientist is 3 PP for 9 M, a launch may be more. Spend it all.

## What you are asked now

guide-n69-now-waiting = **{ $name } decides.** You can look at every sheet and mission meanwhile.
guide-n69-now-chance = **Cards or dice.** This goes by itself; it takes a moment.
guide-n69-now-over = **The game is over.** Thank you for playing!
guide-n69-now-free-cards = **Free cards.** Your researchers in Espionage bring you cards for nothing. Take them, as a rule; with six in hand each new one costs you one that you hold.
guide-n69-now-selling = **Sell prestige?** Each point brings 2 M now and is gone from your score. In the first year an extra scientist can be worth it; later seldom.
guide-n69-now-purchasing = **Spend your money.** Choose a scientist to hire, or buy an espionage card. But keep what the launch will cost: missions come right after, and nobody lends you money.
guide-n69-now-purchasing-end = **Nothing you can pay for.** You are done with purchases for this year.
guide-n69-now-placing = **Where shall it work?** Choose a research with an empty slot. On the rocket sheet it adds 1 to missions with that symbol; on the ground sheet it helps every year. It stays there for good.
guide-n69-now-targeting = **Spy on whom?** Choose the rival who leads: the spy takes a slot there and costs a point at the end.
guide-n69-now-spotting = **Into which research?** You get a bonus token in the same research of your own, if you have none there yet. So choose one in which you want a researcher yourself.
guide-n69-now-launching = **Launch something?** One mission a year, each only once. Look at cost, symbols and flags: your researchers in its symbols are sure spaces, the dice add between -5 and 5. Not launching keeps your money.
guide-n69-now-launching-none = **No launch this year.** You can't pay for any mission that you haven't flown. Keep more money back next year.
guide-n69-now-rerolling = **Reroll?** You may roll dice again, one after the other, none twice. Failures first, then neutral dice, unless Ground Control turns those into successes anyway.
guide-n69-now-committing = **Push it back?** Lay cards face down against this rocket, or none. A space less hurts most where the track jumps up, and on the last space it costs a step to the Moon too. What you lay is gone, whatever it does.
guide-n69-now-committing-own = **Push it ahead.** The others have laid theirs; you see how many. Lay enough to reach a space that pays more, in whole multiples of the espionage cost. Save the rest for later.

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
