### Rocketmen explained: two minutes, the icons, and the guide of a first game.
### A text of the guide begins with its title between two stars.
### Advice stands only where games bear it out. The comment above a message that advises names them: the bot that plays
### so ("with") or otherwise ("against") and like `sense` in all else, the players, the games, the share it won and its 95 %
### interval by deal (Wilson's, where none was won). The others are `sense`. How to play the games again: docs/balance.md.

## How to play in two minutes

guide-rm-brief-aim = **The aim.** Fly missions to Earth orbit, the Moon and Mars. Each mission that arrives brings victory points (VP), more for whoever is there first. Most points win.
guide-rm-brief-hand = **Your Hand.** You play from six cards. A card is worth the money and the items printed on it: Computer, Composite, Biotechnology, Science and Rocket points.
guide-rm-brief-buy = **Buy.** Lay down cards that cover the price and take a better card from the display or an Engine. What you bought and what you paid with come back to you later, so your cards get better turn by turn.
guide-rm-brief-plan = **Prepare.** For $10 a card, lay one Mission on your Mission Plan, and Engines and other cards with items on your Launch Pad. They stay there until you fly.
guide-rm-brief-launch = **Launch.** With the Rocket points your mission asks for, choose a destination and go. Cards on the Launch Pad with its boost item move the Rocket before the first draw.
guide-rm-brief-fly = **Push your luck.** Draw up to 3, 4 or 5 cards; each moves the Rocket by its number, 0 to 4. Arrive and you score. Run out of draws and you lose your Launch Pad. After each draw you may abort at a small price.
guide-rm-brief-end = **The end.** When somebody has enough points on the track, or the missions run out, the round is played to its end. Threats you bought, a Personal Goal and the first tokens of Moon and Mars add points.

## The aim, the table, the cards

guide-rm-aim = **What you play for.** Bring missions to Earth orbit, the Moon and Mars. Each arrival scores victory points (VP), more for the first visitor. The last round begins when somebody has reached the flag on the victory track, or when the missions run out. Most points win.
guide-rm-aim-battle = **What you play for.** This is the short game: every mission flies to Earth orbit. Each arrival scores victory points (VP), more for the first visitor. As soon as somebody has completed four missions, the last round is on. Most points win.
guide-rm-aim-solo = **What you play for.** You alone against the AI, which flies missions of its own and eats away the display. You win with more victory points than the AI, if your Personal Goal is fulfilled as well.
guide-rm-table = **What lies where.** The market has six cards on display and three piles of Engines. The map shows where missions can fly and what they pay. Your own board has your Hand, your Mission Plan and your Launch Pad. To read a card, rest the pointer on it or hold it with a finger.
guide-rm-hand = **Cards are your money.** Every card in your Hand pays with what is printed on it: dollars and items. There is no purse: you pay by laying cards down, and you get no change. They aren't lost; they come back to you later.
guide-rm-goals = **Your Personal Goals.** You hold two secret goals. At the end one of them scores, if you have done what it asks. Look at them now: they tell you where to fly.
guide-rm-goal-alone = **Your Personal Goal.** Alone you have one goal, and it is binding: whatever your points, you lose if it isn't fulfilled at the end. Look at it now.
guide-rm-variants = **Variants are in play.** Two Variant cards lie open. They change a rule or add points at the end, for everybody. Read them once; they matter all game long.
# against: examples/advice/engines_late.py, 2 players, 400 games: 26.1 % (21.7 to 30.6)
# against: examples/advice/engines_late.py, 4 players, 400 games: 5.2 % (2.9 to 7.6)
# against: examples/advice/no_assets_early.py, 2 players, 400 games: 39.6 % (35.0 to 44.2)
guide-rm-what-to-buy = **What is worth buying?** An Engine or two, and soon: without Rocket points nothing flies, and whoever buys none in the first four rounds seldom wins. With two players buy Assets early as well: they make every later turn richer.
guide-rm-engines = **Engines.** An Engine gives Rocket points and nothing else, and you may buy one a turn. Earth orbit asks for few points, the Moon for more, Mars for many.
# against: examples/advice/threats_early.py, 2 players, 400 games: 34.0 % (29.5 to 38.5)
# against: examples/advice/threats_early.py, 4 players, 400 games: 15.2 % (11.7 to 18.9)
# against: examples/advice/no_threats.py, 2 players, 400 games: 41.6 % (38.8 to 44.4)
# against: examples/advice/no_threats.py, 4 players, 400 games: 20.6 % (18.1 to 23.1)
guide-rm-threats = **Threats.** Asteroid Impact, Climate Change and Pandemic are worth 2 VP at the end and good for nothing else: they only fill your Hand. They cost more the more points you have. Buy some, but not in the first eight rounds: those who rush for them lose more often.
guide-rm-effects = **A card with a deed.** Some cards can be played for what they say instead of what they pay: look for the word DISCARD. You get one or the other, not both.
guide-rm-tokens = **Achievements pay.** Your $20 token and your Science token can pay once a turn, like a card that you keep. Used or not, they are ready again in your next turn.
guide-rm-pad-effects = **Help from the Launch Pad.** A LAUNCH PAD card can be used now. Some are discarded for it, some leave the game: read the card first. Each works once in a launch; you needn't use any.
guide-rm-depot = **The Depot.** Once a turn it stores a card from your Hand, or gives all that it stores back. That lets you keep cards for a later turn.
guide-rm-market = **Open Market.** For $10 you may put a card of the display under the deck, and a new one comes: for you, or for the next player.
guide-rm-give = **Feed the AI?** Once a turn you may give the AI a card of the display, and its Rocket moves a space. That empties a slot: the AI takes the leftmost card only when all six are filled.

## What just happened

guide-rm-bought = **You bought something.** The new card and those you paid with lie in your Playing Area. At the end of the turn they go to your Warehouse. When your HQ is empty, the Warehouse is shuffled into a new HQ, and then you draw what you bought.
guide-rm-planned = **A mission is planned.** It waits on your Mission Plan until you fly it. Where it can go and how many Rocket points each destination needs is printed on the card. You needn't decide where to yet.
guide-rm-loaded = **The Launch Pad grows.** Cards there wait for the launch: they add Rocket points, boost, and their LAUNCH PAD effects. They no longer pay for anything, and after a success or a failure they go back to your Warehouse.
guide-rm-turn-ended = **Your turn is over.** What you played goes to your Warehouse, and you draw up to six cards again. Cards that you didn't use stay in your Hand.
guide-rm-rival = **The others.** They do what you do: buy, prepare, launch. You can look at everything they have but their Hand and goals. Their Mission Plan shows what they are up to: whoever reaches a location first gets the most points there.
guide-rm-shuffled = **A new HQ.** Your HQ ran out, so your Warehouse was shuffled and is your HQ now. From here on you draw the cards that you bought.
guide-rm-declared = **A launch.** The Rocket starts on 0. Earth orbit is 8 spaces away, the Moon 10, Mars 13. There are 3, 4 or 5 draws to get there. Rocket points only decide whether you may start.
guide-rm-boosted = **Boost.** Before the first draw, the Rocket has moved a space for each boost item on the Launch Pad: Computer towards Earth orbit, Composite towards the Moon, Biotechnology towards Mars. Science counts as any of them.
guide-rm-drawn = **Mission Success cards.** The deck has 18: one 4, four 3s, six 2s, five 1s and two 0s. The average is just under 2. All 18 are shuffled before each launch.
guide-rm-zero = **A zero.** It has used up a draw, and the Rocket stands still. Two cards of the eighteen are like that.
guide-rm-aborted = **Aborted.** The mission stays planned and can fly another time. The price is a few cards of the Launch Pad: one fewer than were drawn.
guide-rm-failed = **The mission has failed.** The draws are used up and the target wasn't reached: the whole Launch Pad is discarded. Nothing else is lost. The cards go to the Warehouse and come back.
guide-rm-arrived = **Your mission has arrived!** You scored the points of the location at once and gained an achievement for the rest of the game. The Mission card is gone for good; the cards of your Launch Pad come back to you later.
guide-rm-rival-arrived = **Somebody has arrived.** That location still pays whoever comes next, only less. You can't visit a location twice yourself.
guide-rm-first-token = **First at the Moon or Mars.** Whoever is first to complete a mission there takes a token that is worth 1 VP at the end.
# against: examples/advice/no_threats.py, 2 players, 400 games: 41.6 % (38.8 to 44.4)
# against: examples/advice/no_threats.py, 4 players, 400 games: 20.6 % (18.1 to 23.1)
guide-rm-ending = **The end is near.** The round is played to its end, so that all have had the same number of turns. What counts now are points: a launch that can still arrive, or Threats you can pay for.
guide-rm-ai-mission = **The AI has a mission.** Two cards say where it flies and where its Rocket starts. At the beginning of each of your turns it moves one space. You can see how many turns are left.
guide-rm-ai-arrived = **The AI has arrived.** It scores the location like a player. If it was there before you, you get less there.
# against: examples/advice/buys_every_turn.py, alone, easy, 200 games: 68.5 % (62.1 to 75.0); sense 92.5 % (88.8 to 96.2)
# against: examples/advice/buys_every_turn.py, alone, normal, 200 games: 51.5 % (44.6 to 58.4); sense 83.0 % (77.8 to 88.2)
# against: examples/advice/buys_every_turn.py, alone, hard, 200 games: 17.0 % (11.8 to 22.2); sense 55.0 % (48.1 to 61.9)
guide-rm-ai-took = **The AI takes a card.** If you leave the display full, the AI takes the leftmost card at the end of your turn; a Threat gives it 2 VP. But don't buy for that alone: whoever buys something every turn wins less often.

## What to consider

# with: examples/advice/buys_three_turns.py, 2 players, 400 games: 47.9 % (43.6 to 52.1)
# with: examples/advice/buys_three_turns.py, 4 players, 400 games: 26.1 % (22.2 to 30.0)
# against: examples/advice/buys_six_turns.py, 2 players, 400 games: 27.0 % (22.6 to 31.4)
# against: examples/advice/buys_six_turns.py, 4 players, 400 games: 5.5 % (3.2 to 7.8)
# against: examples/advice/first_far.py, 2 players, 400 games: 11.8 % (8.7 to 14.8)
# against: examples/advice/first_far.py, 4 players, 400 games: 7.2 % (4.9 to 9.6)
# against: examples/advice/first_to_earth.py, 2 players, 400 games: 45.2 % (42.7 to 47.8)
# against: examples/advice/first_to_earth.py, 4 players, 400 games: 22.5 % (20.5 to 24.5)
guide-rm-idea-rhythm = **A good rhythm.** Two or three turns of buying, then the first mission, as a rule to Earth orbit: those who buy for six turns first, or fly further at once, seldom win. Its achievement helps you for the rest of the game.
# against: examples/advice/launches_at_once.py, 2 players, 400 games: 1.9 % (0.6 to 3.2)
# against: examples/advice/launches_at_once.py, 4 players, 400 games: 1.0 % (0.0 to 2.0)
# against: examples/advice/launches_surely.py, 2 players, 400 games: 24.8 % (20.6 to 28.9)
# against: examples/advice/launches_surely.py, 4 players, 400 games: 7.0 % (4.7 to 9.3)
guide-rm-idea-boost = **Sure spaces.** A draw brings a little less than 2 spaces on average. So ask how many spaces are missing after the boost: 6 with three draws to Earth orbit are an even bet, 5 a good one. Wait for more boost if the odds are poor, but not until you are sure: whoever waits for 80% seldom wins.
guide-rm-idea-combine = **Buy and place in one turn.** You may do as many things as your cards can pay. Each payment stands for itself: what one card gives too much is lost.
guide-rm-idea-cost = **Each card does one thing.** A card that pays can't be placed this turn, and a card on the Launch Pad doesn't pay. The money printed on a card you place does pay for placing it.
# against: examples/advice/only_earth.py, 2 players, 400 games: 0.0 % (0.0 to 1.0)
# against: examples/advice/only_earth.py, 4 players, 400 games: 0.0 % (0.0 to 1.0)
# against: examples/advice/first_far.py, 2 players, 400 games: 11.8 % (8.7 to 14.8)
# against: examples/advice/first_far.py, 4 players, 400 games: 7.2 % (4.9 to 9.6)
guide-rm-idea-points = **Near first, then further.** Far destinations pay more and need more. After the first missions fly further: whoever flies to Earth orbit alone hasn't a chance.

## What you are asked now

guide-rm-now-waiting = **{ $name } is to move.** Nothing to do for you but watch. You can look at every card and pile meanwhile.
guide-rm-now-chance = **Cards are being dealt.** This goes by itself; it takes a moment.
guide-rm-now-over = **The game is over.** Thank you for playing!
guide-rm-now-acting = **Your turn.** Do as many things as you like, in any order: buy, place cards, discard. At last launch, or end the turn.
# against: examples/advice/launches_at_once.py, 2 players, 400 games: 1.9 % (0.6 to 3.2)
# against: examples/advice/launches_at_once.py, 4 players, 400 games: 1.0 % (0.0 to 2.0)
guide-rm-now-acting-launch = **You may launch.** You have the Rocket points that your mission needs. A launch ends the turn, so do everything else first. If the odds look poor, load more boost and fly later.
guide-rm-now-acting-pending = **Use what you earned.** A card you paid with has earned you a draw or a free placing. Use it before you launch or end the turn, or it is lost.
guide-rm-now-acting-plan = **Buy, or plan a mission.** Choose a card of the market to buy it. Or lay a Mission from your Hand on your Mission Plan for $10, which its own money may pay. Only then can cards go on your Launch Pad.
guide-rm-now-acting-load = **Load, or buy.** Your mission is planned. Lay Engines and cards with items on your Launch Pad, $10 each, or buy more cards for later. Cards that you don't use stay in your Hand.
guide-rm-now-acting-buy = **Buy something.** Choose a card of the display or an Engine that your Hand can pay. If nothing is of use to you, end the turn.
guide-rm-now-acting-end = **Nothing more to do?** You can't pay for anything else now. End the turn, and you draw new cards. Discarding cards is possible too, if you want others to come.
guide-rm-now-purchasing = **Pay the price.** Choose cards from your Hand until money and items are covered, then confirm. You may add another card of the market to the same purchase. Nothing is done before you confirm: take back as you like.
guide-rm-now-placing = **Pay for placing.** Each card you place costs $10. Choose what pays, or add more cards, then confirm. Money printed on the placed cards counts by itself.
guide-rm-now-refreshing = **Open Market.** Pay $10 with cards or a token, then confirm: the card goes under the deck.
guide-rm-now-taking-threat = **Which Threat?** Your card lets you take one of these for free. All are worth the same.
guide-rm-now-removing = **Remove a card.** The card you choose leaves the game for good. You will draw the others more often.
guide-rm-now-cycling = **Swap cards.** Choose the Hand cards you want to be rid of this turn, then confirm: you draw as many new ones.
guide-rm-now-top-decking = **A card for the next turn.** The card you choose goes from your Playing Area on top of your HQ: you draw it first.
guide-rm-now-counting = **Before the count.** Your Industrial Espionage can become a copy of a card on another Launch Pad. Then count the Rocket points and go.
guide-rm-now-flying = **Draw.** The next Mission Success card moves the Rocket by its number. Before the first draw nothing can be aborted.
# against: examples/advice/never_aborts.py, 2 players, 400 games: 41.8 % (37.2 to 46.3)
guide-rm-now-flying-abort = **Go on or abort?** Draw on, and you may arrive, or run out of draws and lose the Launch Pad. Abort, and you discard one Launch Pad card fewer than you have drawn; the mission stays planned. Look how many spaces are missing. With two players, whoever never aborts wins less often.
guide-rm-now-reacting = **Answer the draw?** The card hasn't moved the Rocket yet. A card of yours can change it; or let the draw count.
guide-rm-now-choosing-first = **Choose your first draw.** Its number moves the Rocket. The other cards are out of this launch, so the rest of the deck changes a little.
guide-rm-now-last-chance = **The last chance.** No draw is left, and the target isn't reached. Only what is offered now can still bring the Rocket there.
guide-rm-now-abort-discarding = **Pay for the abort.** Choose the Launch Pad cards you can spare. They aren't lost for good: they go to your Warehouse.
guide-rm-now-keeping-engines = **Keep Engines.** You may take Engines back into your Hand before the Launch Pad is cleared. Then they are there for the next mission at once.
guide-rm-now-keeping-mission = **Keep the mission?** If it stays planned, you can try again, and save $10 and the wait for the card. If you discard it, you can plan another one.
guide-rm-now-offering-end = **Bring on the end?** You may make this the last round. When it is over, most points win.
guide-rm-now-discarding-excess = **Too many cards.** You hold more than your Hand limit. Choose what goes to the Warehouse; it comes back later.

## The first moves of a first game

guide-rm-first-engine = Nothing flies without Rocket points. Click the card, then pay for it: the guide points the way.
guide-rm-first-engine-again = A second engine makes the next flight possible. Click the card, then pay for it.
guide-rm-first-pay = This card pays. Cards that pay aren't lost; they come back to you later.
guide-rm-first-confirm = The price is covered. Now it is done.
guide-rm-first-asset = Two cards are left, and they can pay for this one. What you buy today comes back into your hand later.
guide-rm-first-end = What is left in your hand stays there. You draw up to six cards again.
guide-rm-first-end-wait = What you have prepared stays where it is, and new cards come.
guide-rm-first-plan = A mission has to be planned before it can fly. Placing costs $10, and its own money pays that.
guide-rm-first-boost = Its item moves the rocket ahead before the first draw: boost. So a sure space is won before any luck is needed.
guide-rm-first-load = On the launch pad the engine gives its Rocket points. Now the mission has what it needs.
guide-rm-first-launch = All is ready. Earth orbit is the nearest place, and whoever is there first gets the most points.
guide-rm-first-draw = Each card moves the rocket by its number, from 0 to 4. You can see how far it still has to go.

## The icons

icon-rm-money = **Money.** Dollars of a card. They pay when you lay the card down.
icon-rm-computer = **Computer.** An item; boosts the Rocket towards Earth orbit.
icon-rm-composite = **Composite.** An item; boosts the Rocket towards the Moon.
icon-rm-biotech = **Biotechnology.** An item; boosts the Rocket towards Mars.
icon-rm-science = **Science.** A joker: serves as Computer, Composite or Biotechnology.
icon-rm-rocket = **Rocket points.** A mission needs enough of them to launch.
icon-rm-vp = **Victory points.** Most of them win the game.
icon-rm-hand = **Hand.** The cards you hold; as an achievement, one card more.
icon-rm-satellite = **Satellite.** A type of mission.
icon-rm-spaceship = **Spaceship.** A type of mission.
icon-rm-space-hotel = **Space Hotel.** A type of mission.
icon-rm-orbital-shipyard = **Orbital Shipyard.** A type of mission.
icon-rm-space-station = **Space Station.** A type of mission.
icon-rm-asteroid-mining = **Asteroid Mining.** A type of mission.
icon-rm-base = **Base.** A type of mission.
icon-rm-asteroid-impact = **Asteroid Impact.** A Threat: 2 VP at the end.
icon-rm-climate-change = **Climate Change.** A Threat: 2 VP at the end.
icon-rm-pandemic = **Pandemic.** A Threat: 2 VP at the end.
icon-rm-engine = **Engine.** Gives Rocket points; one may be bought a turn.
icon-rm-discard = **DISCARD.** Play the card for its effect instead of paying with it.
icon-rm-one-use = **ONE USE.** The effect takes the card out of the game.
icon-rm-launch-pad = **Launch Pad.** Where cards wait for the launch; on a card: its effect works there.
icon-rm-pay = **WHEN USED TO PAY.** Paying with the card earns its effect as well.
icon-rm-person = **Player mark.** The card is only used with so many players or more.
icon-rm-hq = **HQ.** The draw pile of a player, face down.
icon-rm-warehouse = **Warehouse.** Used cards; shuffled into a new HQ when that is empty.
icon-rm-junkyard = **Junkyard.** Cards that are out of the game; they may still count for points.
icon-rm-deck = **Deck, draws.** Cards face down, or how many may be drawn in a launch.
icon-rm-plan = **Mission Plan.** Where the mission lies that is to be flown.
icon-rm-area = **Playing Area.** Cards played or bought this turn.
icon-rm-store = **Store.** Cards kept on a Depot.
icon-rm-flag = **Flag.** Missions completed, a target, or the points that bring on the end.
icon-rm-lock = **Lock.** Hidden from you, or can't be taken back.
icon-rm-market = **Market.** The display and the Engine piles.
icon-rm-space = **Space.** The map with Earth, Moon and Mars.
icon-rm-players = **Players.** The boards of the others.
icon-rm-log = **Log.** What has happened.
icon-rm-undo = **Take back.** Undo your latest step.
icon-rm-cross = **Close.**
icon-rm-check = **Check.** Paid, met or enough.
icon-rm-play = **Go on.**
icon-rm-copy = **Copy.** A card that has become a copy of another.

## Parts of the legend

guide-rm-legend-items = What cards give and cost
guide-rm-legend-cards = On cards
guide-rm-legend-missions = Missions
guide-rm-legend-places = Places
