### Die Karten von Rocketmen: Namen, und was sie tun, in unseren Worten.

## Mission types

mission-satellite = Satellit
mission-spaceship = Raumschiff
mission-space-hotel = Raumhotel
mission-orbital-shipyard = Orbital-Raumwerft
mission-space-station = Raumstation
mission-asteroid-mining = Asteroiden-Erzabbau
mission-base = Basis

## Mission cards, named by their type

card-asteroid-mining = Asteroiden-Erzabbau
card-base-1 = Basis
card-base-2 = Basis
card-spaceship-1 = Raumschiff
card-spaceship-2 = Raumschiff
card-spaceship-3 = Raumschiff
card-orbital-shipyard = Orbital-Raumwerft
card-satellite-1 = Satellit
card-satellite-2 = Satellit
card-space-hotel = Raumhotel
card-space-station-1 = Raumstation
card-space-station-2 = Raumstation

## Assets

card-asteroid-laser-ablation = Asteroiden-Laserablation
card-asteroid-laser-ablation-text = Diese Karte kommt auf deinen Schrottplatz; nimm dafür einen Asteroideneinschlag kostenlos aus der Auslage in deinen Spielbereich.
card-backup-systems = Reservesysteme
card-backup-systems-text = Einmal in deinem Start rückt die Rakete 1 Feld vor. Diese Karte bleibt auf der Startrampe.
card-big-data = Big Data
card-big-data-text = Zahlst du damit, ziehe 1 Karte vom HQ.
card-designer-drugs = Designerdrogen
card-designer-drugs-text = Diese Karte kommt auf deinen Schrottplatz; nimm dafür eine Pandemie kostenlos aus der Auslage in deinen Spielbereich.
card-detailed-planning = Detaillierte Planung
card-detailed-planning-text = Vor deiner ersten Karte: Lege diese Karte ab, decke drei Missionserfolg-Karten auf, spiele eine davon als erste Karte und lege die anderen für diesen Start beiseite. Gelingt der Start, kommt diese Karte auf deinen Schrottplatz.
card-global-internet = Globales Internet
card-global-internet-text = Zahlst du damit, darfst du eine andere Handkarte kostenlos auf Missionsplan oder Startrampe platzieren.
card-government-contract = Regierungsauftrag
card-government-contract-text = Bringt $10 für jede Mission, die du geschafft hast.
card-multi-purpose-space-suit = Mehrzweck-Raumanzug
card-multi-purpose-space-suit-text = Nach einer gezogenen Karte: Lege diese Karte ab, lege die gezogene ungenutzt beiseite und ziehe neu. Die beiseitegelegte zählt nicht als gezogen.
card-nanomaterials = Nanomaterialien
card-nanomaterials-text = Kein Effekt.
card-solar-energy = Solarenergie
card-solar-energy-text = Diese Karte kommt auf deinen Schrottplatz; nimm dafür einen Klimawandel kostenlos aus der Auslage in deinen Spielbereich.
card-storage-batteries = Speicherbatterien
card-storage-batteries-text = Lege eine andere Karte aus Hand oder Lagerhaus auf deinen Schrottplatz, dann ziehe 1 Karte vom HQ.
card-super-capacitors = Superkondensatoren
card-super-capacitors-text = Lege diese Karte und beliebig viele Handkarten ab, dann ziehe ebenso viele vom HQ, diese mitgezählt.
card-industrial-espionage = Industriespionage
card-industrial-espionage-text = Einmal in deinem Start wähle eine Karte auf einer gegnerischen Startrampe: Bis zum Ende des Starts hat diese Karte ihre Ressourcen und ihren Effekt. Was der Effekt ablegt oder entfernt, ist diese Karte.
card-afterburner = Nachbrenner
card-afterburner-text = Jederzeit in deinem Start, auch nach der letzten Karte: Diese Karte kommt auf deinen Schrottplatz, und die Rakete rückt 1 Feld vor.
card-super-computer = Supercomputer
card-super-computer-text = Kein Effekt.
card-biogenetic-research = Biogenetische Forschung
card-biogenetic-research-text = Kein Effekt.
card-depot = Depot
card-depot-text = Permanent: verlässt die Startrampe nie. Einmal pro Zug darfst du eine Handkarte kostenlos darauflegen oder alle Karten davon auf die Hand nehmen. Platz für 3. Karten darauf geben weder Ressourcen noch Effekte.
card-electric-cars = Elektroautos
card-electric-cars-text = Lege eine andere Karte deines Spielbereichs oben auf dein HQ.
card-hydroponics = Hydroponik
card-hydroponics-text = Kein Effekt.
card-ion-thrusters = Ionentriebwerke
card-ion-thrusters-text = Kein Effekt.
card-life-support = Lebenserhaltung
card-life-support-text = Einmal in deinem Start rückt die Rakete 1 Feld vor. Diese Karte bleibt auf der Startrampe.
card-mission-control = Missionskontrolle
card-mission-control-text = Brichst du einen Start ab, legst du keine Karten ab.
card-nuclear-fusion = Kernfusion
card-nuclear-fusion-text = Kein Effekt.
card-quantum-computers = Quantencomputer
card-quantum-computers-text = Ziehe 3 Karten vom HQ.
card-radiation-shielding = Strahlenschutz
card-radiation-shielding-text = Ziehst du eine 0: Lege diese Karte ab, dann zählt die 0 als 2.
card-reusable-rocket-parts = Wiederverwendbare Raketenteile
card-reusable-rocket-parts-text = Ist dein Start gelungen oder gescheitert, nimm bis zu zwei Antriebe von der Startrampe auf die Hand, bevor sie geräumt wird.
card-robotics = Robotik
card-robotics-text = Zahlst du damit, ziehe 1 Karte vom HQ.
card-space-elevator = Weltraumlift
card-space-elevator-text = Zahlst du damit, darfst du eine andere Handkarte kostenlos auf Missionsplan oder Startrampe platzieren.

## Engines

card-small-rocket-boosters = Kleine Hilfsraketen
card-standard-rocket-engines = Standardtriebwerke
card-super-heavy-engines = Schwerlasttriebwerke

## Threats

card-asteroid-impact = Asteroideneinschlag
card-climate-change = Klimawandel
card-pandemic = Pandemie

## Personal Goals

card-assembly-line = Fließband
card-assembly-line-text = Orbital-Raumwerft und Raumstation im Erdorbit.
card-crowded-orbit = Gedränge im Orbit
card-crowded-orbit-text = Drei Missionen im Erdorbit.
card-grand-tour = Große Rundreise
card-grand-tour-text = Je eine Mission im Erdorbit, auf dem Mond und auf dem Mars.
card-holiday-in-orbit = Urlaub im Orbit
card-holiday-in-orbit-text = Raumhotel und Raumschiff im Erdorbit.
card-long-haul = Fernverkehr
card-long-haul-text = Raumschiff zum Mars.
card-lunar-village = Monddorf
card-lunar-village-text = Basis auf dem Mond und dort noch eine Mission.
card-moonrush = Mondfieber
card-moonrush-text = Drei Missionen zum Mond.
card-pathfinder = Wegbereiter
card-pathfinder-text = Besitze den Mond- oder den Marsmarker.
card-red-frontier = Rotes Grenzland
card-red-frontier-text = Basis oder Asteroiden-Erzabbau auf dem Mars.
card-shuttle-service = Pendelverkehr
card-shuttle-service-text = Raumschiffe zu zwei Zielen.
card-signal-relay = Signalbrücke
card-signal-relay-text = Satelliten im Erdorbit und am Mond.
card-twin-stations = Zwillingsstationen
card-twin-stations-text = Raumstationen im Erdorbit und am Mond.

## Variants

card-big-crews = Große Mannschaften
card-big-crews-text = Alle haben eine Handkarte mehr.
card-bulk-order = Sammelbestellung
card-bulk-order-text = Du darfst zwei Antriebe pro Zug kaufen.
card-clear-skies = Klarer Himmel
card-clear-skies-text = Einmal pro Start darfst du eine gezogene 0 übergehen und neu ziehen.
card-fast-track = Schnellverfahren
card-fast-track-text = Eine Karte auf dem Missionsplan zu platzieren ist kostenlos.
card-open-market = Offener Markt
card-open-market-text = Einmal pro Zug darfst du für $10 eine Karte der Auslage unter den Stapel legen und ihren Platz neu füllen. Das ist eine eigene Aktion.
card-chip-lead = Chip-Vorsprung
card-chip-lead-text = Am Ende bringen die meisten Computer 3 Punkte.
card-gene-lead = Gen-Vorsprung
card-gene-lead-text = Am Ende bringen die meisten Biotechnologie-Ressourcen 3 Punkte.
card-material-lead = Werkstoff-Vorsprung
card-material-lead-text = Am Ende bringen die meisten Verbundwerkstoffe 3 Punkte.
card-thrust-lead = Schub-Vorsprung
card-thrust-lead-text = Am Ende bringen die meisten Raketenpunkte auf Karten 3 Punkte.
card-world-savers = Weltretter
card-world-savers-text = Am Ende bringen die meisten Gefahren, mindestens eine, 3 Punkte.

## Mission Success and Solitaire

card-success-4 = Missionserfolg 4
card-success-3 = Missionserfolg 3
card-success-2 = Missionserfolg 2
card-success-1 = Missionserfolg 1
card-success-0 = Missionserfolg 0
card-solitaire-149 = Solitär 149
card-solitaire-150 = Solitär 150
card-solitaire-151 = Solitär 151
card-solitaire-152 = Solitär 152
card-solitaire-153 = Solitär 153
card-solitaire-154 = Solitär 154
card-solitaire-155 = Solitär 155

## Destinations

destination-earth = Erdorbit
destination-moon = Mond
destination-mars = Mars

## Items

item-money = Geld
item-computer = Computer
item-composite = Verbundwerkstoff
item-biotech = Biotechnologie
item-science = Wissenschaft
item-rocket = Raketenpunkt

## Achievements

achievement-rocket = Raketenpunkt
achievement-hand = Handlimit +1
achievement-science = Wissenschaft
achievement-money = $20

## Colours

colour-white = weiß
colour-red = rot
colour-yellow = gelb
colour-blue = blau

## Kinds

kind-none = kein Effekt
kind-discard = ABLEGEN
kind-one-use = EINMALIG
kind-launch-pad = STARTRAMPE
kind-pay = ALS ZAHLUNGSMITTEL

## Decks

deck-mission = Mission
deck-teal = blaugrüner Vorteil
deck-pink = rosa Vorteil
deck-engine = Antrieb
deck-threat = Gefahr
deck-success = Missionserfolg
deck-goal = Persönliches Ziel
deck-variant = Variante
deck-solitaire = Solitär

## Where a value comes from

source-rule = steht in einer Spielregel
source-picture = von einem Kartenbild abgelesen
source-page = aus einer Besprechung oder Vorschau
source-derived = folgt aus bekannten Werten
source-recon = von uns rekonstruiert
