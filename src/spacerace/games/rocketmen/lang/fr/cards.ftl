### Les cartes de Rocketmen : leurs noms, et ce qu’elles font, dans nos mots.

## Mission types

mission-satellite = Satellite
mission-spaceship = Navette Habitée
mission-space-hotel = Hôtel Spatial
mission-orbital-shipyard = Chantier Spatial Orbital
mission-space-station = Station Spatiale
mission-asteroid-mining = Exploitation Orbitale
mission-base = Base

## Mission cards, named by their type

card-asteroid-mining = Exploitation Orbitale
card-base-1 = Base
card-base-2 = Base
card-spaceship-1 = Navette Habitée
card-spaceship-2 = Navette Habitée
card-spaceship-3 = Navette Habitée
card-orbital-shipyard = Chantier Spatial Orbital
card-satellite-1 = Satellite
card-satellite-2 = Satellite
card-space-hotel = Hôtel Spatial
card-space-station-1 = Station Spatiale
card-space-station-2 = Station Spatiale

## Assets

card-asteroid-laser-ablation = Tir Laser Anti-Astéroïdes
card-asteroid-laser-ablation-text = Cette carte va dans ta Casse ; prends sans payer une Chute d’Astéroïde de la piste Progrès et mets-la dans ta Zone d’action.
card-backup-systems = Systèmes de Secours
card-backup-systems-text = Une fois dans ton lancement, la Fusée avance de 1 case. Cette carte reste sur le Site de lancement.
card-big-data = Mégadonnées
card-big-data-text = Quand tu paies avec elle, pioche 1 carte dans ton QG.
card-designer-drugs = Médicaments sur Mesure
card-designer-drugs-text = Cette carte va dans ta Casse ; prends sans payer une Pandémie de la piste Progrès et mets-la dans ta Zone d’action.
card-detailed-planning = Préparation Minutieuse
card-detailed-planning-text = Avant ton premier tirage : défausse cette carte, révèle trois cartes Trajectoire, joues-en une comme premier tirage et mets les autres de côté pour ce lancement. Si le lancement réussit, cette carte va dans ta Casse.
card-global-internet = Internet Mondial
card-global-internet-text = Quand tu paies avec elle, tu peux placer gratuitement une autre carte de ta Main dans ta Zone de programmation ou sur ton Site de lancement.
card-government-contract = Contrat d’État
card-government-contract-text = Elle donne 10 $ pour chaque mission que tu as réussie.
card-multi-purpose-space-suit = Combinaison Polyvalente
card-multi-purpose-space-suit-text = Après un tirage : défausse cette carte, mets de côté la carte piochée sans l’utiliser et pioche de nouveau. La carte mise de côté n’est pas un tirage.
card-nanomaterials = Nanomatériaux
card-nanomaterials-text = Sans effet.
card-solar-energy = Énergie Solaire
card-solar-energy-text = Cette carte va dans ta Casse ; prends sans payer un Changement Climatique de la piste Progrès et mets-le dans ta Zone d’action.
card-storage-batteries = Batteries de Stockage
card-storage-batteries-text = Mets une autre carte de ta Main ou de ton Entrepôt dans ta Casse, puis pioche 1 carte dans ton QG.
card-super-capacitors = Super-Condensateurs
card-super-capacitors-text = Défausse cette carte et autant de cartes de ta Main que tu veux, puis pioches-en autant dans ton QG, celle-ci comprise.
card-industrial-espionage = Espionnage Industriel
card-industrial-espionage-text = Une fois dans ton lancement, choisis une carte du Site de lancement d’un adversaire : jusqu’à la fin du lancement, cette carte a ses ressources et son effet. Ce que l’effet défausse ou retire, c’est cette carte-ci.
card-afterburner = Postcombustion
card-afterburner-text = À tout moment de ton lancement, même après le dernier tirage : cette carte va dans ta Casse et la Fusée avance de 1 case.
card-super-computer = Super Calculateur
card-super-computer-text = Sans effet.
card-biogenetic-research = Recherche Biogénétique
card-biogenetic-research-text = Sans effet.
card-depot = Dépôt
card-depot-text = Permanente : elle ne quitte jamais le Site de lancement. Une fois par tour, pose gratuitement une carte de ta Main dessus, ou reprends-en toutes les cartes en Main. Elle en garde 3. Les cartes posées dessus ne donnent ni ressources ni effets.
card-electric-cars = Voitures Électriques
card-electric-cars-text = Mets une autre carte de ta Zone d’action sur le dessus de ton QG.
card-hydroponics = Hydroponie
card-hydroponics-text = Sans effet.
card-ion-thrusters = Propulseurs Ioniques
card-ion-thrusters-text = Sans effet.
card-life-support = Système de Survie
card-life-support-text = Une fois dans ton lancement, la Fusée avance de 1 case. Cette carte reste sur le Site de lancement.
card-mission-control = Centre de Contrôle
card-mission-control-text = Quand tu abandonnes un lancement, tu ne défausses aucune carte.
card-nuclear-fusion = Fusion Nucléaire
card-nuclear-fusion-text = Sans effet.
card-quantum-computers = Ordinateurs Quantiques
card-quantum-computers-text = Pioche 3 cartes dans ton QG.
card-radiation-shielding = Bouclier Antiradiations
card-radiation-shielding-text = Quand tu pioches un 0 : défausse cette carte, et le 0 compte comme un 2.
card-reusable-rocket-parts = Étages Réutilisables
card-reusable-rocket-parts-text = Quand ton lancement a réussi ou échoué, reprends en Main jusqu’à deux Moteurs de ton Site de lancement avant de le vider.
card-robotics = Robotique
card-robotics-text = Quand tu paies avec elle, pioche 1 carte dans ton QG.
card-space-elevator = Ascenseur Spatial
card-space-elevator-text = Quand tu paies avec elle, tu peux placer gratuitement une autre carte de ta Main dans ta Zone de programmation ou sur ton Site de lancement.

## Engines

card-small-rocket-boosters = Petits Propulseurs
card-standard-rocket-engines = Moteurs Standard
card-super-heavy-engines = Moteurs Super-Lourds

## Threats

card-asteroid-impact = Chute d’Astéroïde
card-climate-change = Changement Climatique
card-pandemic = Pandémie

## Personal Goals

card-assembly-line = Chaîne de Montage
card-assembly-line-text = Chantier Spatial Orbital et Station Spatiale en Orbite Terrestre.
card-crowded-orbit = Orbite Bondée
card-crowded-orbit-text = Trois missions en Orbite Terrestre.
card-grand-tour = Grand Tour
card-grand-tour-text = Une mission en Orbite Terrestre, une sur la Lune et une sur Mars.
card-holiday-in-orbit = Vacances en Orbite
card-holiday-in-orbit-text = Hôtel Spatial et Navette Habitée en Orbite Terrestre.
card-long-haul = Long-Courrier
card-long-haul-text = Navette Habitée vers Mars.
card-lunar-village = Village Lunaire
card-lunar-village-text = Base sur la Lune et une autre mission là-bas.
card-moonrush = Ruée vers la Lune
card-moonrush-text = Trois missions vers la Lune.
card-pathfinder = Éclaireur
card-pathfinder-text = Avoir le marqueur Lune ou le marqueur Mars.
card-red-frontier = Frontière Rouge
card-red-frontier-text = Base sur Mars ou Exploitation Orbitale.
card-shuttle-service = Service de Navettes
card-shuttle-service-text = Navettes Habitées vers deux destinations.
card-signal-relay = Relais de Signaux
card-signal-relay-text = Satellites en Orbite Terrestre et autour de la Lune.
card-twin-stations = Stations Jumelles
card-twin-stations-text = Stations Spatiales en Orbite Terrestre et autour de la Lune.

## Variants

card-big-crews = Grands Équipages
card-big-crews-text = La limite de Main de tout le monde augmente de un.
card-bulk-order = Commande Groupée
card-bulk-order-text = Tu peux acheter deux Moteurs par tour.
card-clear-skies = Ciel Dégagé
card-clear-skies-text = Une fois par lancement, tu peux ignorer un 0 pioché et piocher de nouveau.
card-fast-track = Voie Rapide
card-fast-track-text = Placer une carte dans ta Zone de programmation est gratuit.
card-open-market = Marché Ouvert
card-open-market-text = Une fois par tour, tu peux payer 10 $ pour mettre une carte de la piste Progrès sous la pioche et remplir de nouveau sa case. C’est une action à part entière.
card-chip-lead = Avance en Puces
card-chip-lead-text = À la fin, qui a le plus de ressources Calculateur marque 3 points.
card-gene-lead = Avance en Génétique
card-gene-lead-text = À la fin, qui a le plus de ressources Biotechnologie marque 3 points.
card-material-lead = Avance en Matériaux
card-material-lead-text = À la fin, qui a le plus de ressources Composite marque 3 points.
card-thrust-lead = Avance en Poussée
card-thrust-lead-text = À la fin, qui a le plus de points Moteur sur ses cartes marque 3 points.
card-world-savers = Sauveurs du Monde
card-world-savers-text = À la fin, qui a le plus de cartes Menace, au moins une, marque 3 points.

## Mission Success and Solitaire

card-success-4 = Trajectoire 4
card-success-3 = Trajectoire 3
card-success-2 = Trajectoire 2
card-success-1 = Trajectoire 1
card-success-0 = Trajectoire 0
card-solitaire-149 = IA 149
card-solitaire-150 = IA 150
card-solitaire-151 = IA 151
card-solitaire-152 = IA 152
card-solitaire-153 = IA 153
card-solitaire-154 = IA 154
card-solitaire-155 = IA 155

## Destinations

destination-earth = Orbite Terrestre
destination-moon = Lune
destination-mars = Mars

## Items

item-money = Argent
item-computer = Calculateur
item-composite = Composite
item-biotech = Biotechnologie
item-science = Science
item-rocket = Point Moteur

## Achievements

achievement-rocket = Point Moteur
achievement-hand = Limite de Main +1
achievement-science = Science
achievement-money = 20 $

## Colours

colour-white = blanc
colour-red = rouge
colour-yellow = jaune
colour-blue = bleu

## Kinds

kind-none = sans effet
kind-discard = DÉFAUSSE
kind-one-use = USAGE UNIQUE
kind-launch-pad = SITE DE LANCEMENT
kind-pay = PAIEMENT AVEC

## Decks

deck-mission = Mission
deck-teal = Progrès turquoise
deck-pink = Progrès rose
deck-engine = Moteur
deck-threat = Menace !
deck-success = Trajectoire
deck-goal = Objectif personnel
deck-variant = Variante
deck-solitaire = IA

## Where a value comes from

source-rule = dans un livret de règles
source-picture = lu sur l’image d’une carte
source-page = tiré d’un test ou d’un aperçu publics
source-derived = découle de valeurs connues
source-recon = notre reconstitution
