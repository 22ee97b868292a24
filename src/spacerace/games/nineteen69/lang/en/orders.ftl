order-pass-mission = Pass on espionage for this mission
order-pass-year = Pass on espionage against the others' missions until the year is over
order-pass-game = Never push back the missions of others
order-pass-idle = Commit no espionage cards where they can change nothing
order-draw-free = Always draw the free espionage cards while there is room in the hand
order-sell-nothing = Never sell prestige
order-buy-nothing = Buy nothing until the year is over
order-convert-all = Let Ground Control always turn all the neutral dice it can
