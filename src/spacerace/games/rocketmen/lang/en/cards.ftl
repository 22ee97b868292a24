### The cards of Rocketmen: names, and what they do in our words.

## Mission types

mission-satellite = Satellite
mission-spaceship = Spaceship
mission-space-hotel = Space Hotel
mission-orbital-shipyard = Orbital Shipyard
mission-space-station = Space Station
mission-asteroid-mining = Asteroid Mining
mission-base = Base

## Mission cards, named by their type

card-asteroid-mining = Asteroid Mining
card-base-1 = Base
card-base-2 = Base
card-spaceship-1 = Spaceship
card-spaceship-2 = Spaceship
card-spaceship-3 = Spaceship
card-orbital-shipyard = Orbital Shipyard
card-satellite-1 = Satellite
card-satellite-2 = Satellite
card-space-hotel = Space Hotel
card-space-station-1 = Space Station
card-space-station-2 = Space Station

## Assets

card-asteroid-laser-ablation = Asteroid Laser Ablation
card-asteroid-laser-ablation-text = This card goes to your Junkyard; take one Asteroid Impact from the display into your Playing Area without paying.
card-backup-systems = Backup Systems
card-backup-systems-text = Once in your launch the Rocket advances 1 space. This card stays on the Launch Pad.
card-big-data = Big Data
card-big-data-text = When you pay with it, draw 1 card from your HQ.
card-designer-drugs = Designer Drugs
card-designer-drugs-text = This card goes to your Junkyard; take one Pandemic from the display into your Playing Area without paying.
card-detailed-planning = Detailed Planning
card-detailed-planning-text = Before your first draw: discard this card, turn up three Mission Success cards, play one of them as the first draw and lay the others aside for this launch. If the launch succeeds, this card goes to your Junkyard.
card-global-internet = Global Internet
card-global-internet-text = When you pay with it, you may place one other Hand card on your Mission Plan or Launch Pad for free.
card-government-contract = Government Contract
card-government-contract-text = Its money is $10 for each mission you have completed.
card-multi-purpose-space-suit = Multi-Purpose Space Suit
card-multi-purpose-space-suit-text = After a draw: discard this card, lay the drawn card aside unused and draw again. The card laid aside is no draw.
card-nanomaterials = Nanomaterials
card-nanomaterials-text = No effect.
card-solar-energy = Solar Energy
card-solar-energy-text = This card goes to your Junkyard; take one Climate Change from the display into your Playing Area without paying.
card-storage-batteries = Storage Batteries
card-storage-batteries-text = Put one other card of your Hand or Warehouse into your Junkyard, then draw 1 card from your HQ.
card-super-capacitors = Super Capacitors
card-super-capacitors-text = Discard this card and any number of Hand cards, then draw as many from your HQ, this one counted.
card-industrial-espionage = Industrial Espionage
card-industrial-espionage-text = Once in your launch choose a card on an opponent's Launch Pad: until the launch ends this card has its items and its effect. What the effect discards or removes is this card.
card-afterburner = Afterburner
card-afterburner-text = At any moment of your launch, even after the last draw: this card goes to your Junkyard and the Rocket advances 1 space.
card-super-computer = Super Computer
card-super-computer-text = No effect.
card-biogenetic-research = Biogenetic Research
card-biogenetic-research-text = No effect.
card-depot = Depot
card-depot-text = Permanent: it never leaves the Launch Pad. Once a turn lay one Hand card on it for free, or take all its cards into your Hand. It holds 3. Cards on it give neither items nor effects.
card-electric-cars = Electric Cars
card-electric-cars-text = Put one other card of your Playing Area on top of your HQ.
card-hydroponics = Hydroponics
card-hydroponics-text = No effect.
card-ion-thrusters = Ion Thrusters
card-ion-thrusters-text = No effect.
card-life-support = Life Support
card-life-support-text = Once in your launch the Rocket advances 1 space. This card stays on the Launch Pad.
card-mission-control = Mission Control
card-mission-control-text = When you abort a launch, you discard no cards.
card-nuclear-fusion = Nuclear Fusion
card-nuclear-fusion-text = No effect.
card-quantum-computers = Quantum Computers
card-quantum-computers-text = Draw 3 cards from your HQ.
card-radiation-shielding = Radiation Shielding
card-radiation-shielding-text = When you draw a 0: discard this card, and the 0 counts as 2.
card-reusable-rocket-parts = Reusable Rocket Parts
card-reusable-rocket-parts-text = When your launch has succeeded or failed, take up to two Engines from your Launch Pad into your Hand before it is cleared.
card-robotics = Robotics
card-robotics-text = When you pay with it, draw 1 card from your HQ.
card-space-elevator = Space Elevator
card-space-elevator-text = When you pay with it, you may place one other Hand card on your Mission Plan or Launch Pad for free.

## Engines

card-small-rocket-boosters = Small Rocket Boosters
card-standard-rocket-engines = Standard Rocket Engines
card-super-heavy-engines = Super-Heavy Engines

## Threats

card-asteroid-impact = Asteroid Impact
card-climate-change = Climate Change
card-pandemic = Pandemic

## Personal Goals

card-assembly-line = Assembly Line
card-assembly-line-text = Orbital Shipyard and Space Station in Earth orbit.
card-crowded-orbit = Crowded Orbit
card-crowded-orbit-text = Three missions in Earth orbit.
card-grand-tour = Grand Tour
card-grand-tour-text = One mission in Earth orbit, one on the Moon and one on Mars.
card-holiday-in-orbit = Holiday in Orbit
card-holiday-in-orbit-text = Space Hotel and Spaceship in Earth orbit.
card-long-haul = Long Haul
card-long-haul-text = Spaceship to Mars.
card-lunar-village = Lunar Village
card-lunar-village-text = Base on the Moon and one more mission there.
card-moonrush = Moonrush
card-moonrush-text = Three missions to the Moon.
card-pathfinder = Pathfinder
card-pathfinder-text = Hold the Moon token or the Mars token.
card-red-frontier = Red Frontier
card-red-frontier-text = Base or Asteroid Mining on Mars.
card-shuttle-service = Shuttle Service
card-shuttle-service-text = Spaceships to two destinations.
card-signal-relay = Signal Relay
card-signal-relay-text = Satellites in Earth orbit and at the Moon.
card-twin-stations = Twin Stations
card-twin-stations-text = Space Stations in Earth orbit and at the Moon.

## Variants

card-big-crews = Big Crews
card-big-crews-text = Everybody's Hand size is one larger.
card-bulk-order = Bulk Order
card-bulk-order-text = You may buy two Engines a turn.
card-clear-skies = Clear Skies
card-clear-skies-text = Once a launch you may ignore a drawn 0 and draw again.
card-fast-track = Fast Track
card-fast-track-text = Placing a card on your Mission Plan is free.
card-open-market = Open Market
card-open-market-text = Once a turn you may pay $10 to put one card of the display under the deck and refill its space. This is an action of its own.
card-chip-lead = Chip Lead
card-chip-lead-text = At the end, the most Computer items score 3 points.
card-gene-lead = Gene Lead
card-gene-lead-text = At the end, the most Biotechnology items score 3 points.
card-material-lead = Material Lead
card-material-lead-text = At the end, the most Composite items score 3 points.
card-thrust-lead = Thrust Lead
card-thrust-lead-text = At the end, the most Rocket points on cards score 3 points.
card-world-savers = World Savers
card-world-savers-text = At the end, the most Threat cards, at least one, score 3 points.

## Mission Success and Solitaire

card-success-4 = Mission Success 4
card-success-3 = Mission Success 3
card-success-2 = Mission Success 2
card-success-1 = Mission Success 1
card-success-0 = Mission Success 0
card-solitaire-149 = Solitaire 149
card-solitaire-150 = Solitaire 150
card-solitaire-151 = Solitaire 151
card-solitaire-152 = Solitaire 152
card-solitaire-153 = Solitaire 153
card-solitaire-154 = Solitaire 154
card-solitaire-155 = Solitaire 155

## Destinations

destination-earth = Earth orbit
destination-moon = Moon
destination-mars = Mars

## Items

item-money = Money
item-computer = Computer
item-composite = Composite
item-biotech = Biotechnology
item-science = Science
item-rocket = Rocket point

## Achievements

achievement-rocket = Rocket point
achievement-hand = Hand size +1
achievement-science = Science
achievement-money = $20

## Colours

colour-white = white
colour-red = red
colour-yellow = yellow
colour-blue = blue

## Kinds

kind-none = no effect
kind-discard = DISCARD
kind-one-use = ONE USE
kind-launch-pad = LAUNCH PAD
kind-pay = WHEN USED TO PAY

## Decks

deck-mission = Mission
deck-teal = teal Asset
deck-pink = pink Asset
deck-engine = Engine
deck-threat = Threat
deck-success = Mission Success
deck-goal = Personal Goal
deck-variant = Variant
deck-solitaire = Solitaire

## Where a value comes from

source-rule = stated in a rulebook
source-picture = read off a card picture
source-page = from a public review or preview
source-derived = follows from known values
source-recon = our reconstruction
