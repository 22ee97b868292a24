### Le matériel de 1969 : les noms, et ce que chaque chose fait, dans nos mots.

## Nations

n-nation-usa = États-Unis
n-nation-ussr = Union soviétique
n-nation-canada = Canada
n-nation-france = France
n-nation-germany = Allemagne

## Symbols, as they stand on missions

n-symbol-eva = EVA
n-symbol-launch-pad = Pas de tir
n-symbol-carrier-rocket = Fusée porteuse
n-symbol-csm = CSM
n-symbol-lem = LEM
n-symbol-technology = Technologie

## Missions, named by their symbols, in short: there is little room on the board

n-mission-eva = EVA
n-mission-pad = Pas de tir
n-mission-roc = Fusée
n-mission-csm = CSM
n-mission-lem = LEM
n-mission-tec = Technologie
n-mission-csm-eva = CSM + EVA
n-mission-pad-roc = Pas de tir + Fusée
n-mission-lem-tec = LEM + Techno
n-mission-roc-csm-lem = Fusée + CSM + LEM
n-mission-pad-eva-tec = Pas de tir + EVA + Techno
n-mission-moon = Lune

## Scientists

n-scientist-basic = Basique
n-scientist-basic-text = Un chercheur. Deux d’entre eux peuvent partager une recherche.
n-scientist-inexperienced = Débutant
n-scientist-inexperienced-text = Un chercheur, bon marché, mais { $points } de prestige à la fin.
n-scientist-famous = Célèbre
n-scientist-famous-text = Un chercheur, et { $points } de prestige à la fin.
n-scientist-genius = Génie
n-scientist-genius-text = Compte pour { $researchers } chercheurs.
n-scientist-spy = Espion
n-scientist-spy-text = Occupe une place dans une recherche adverse : { $points } de prestige à la fin pour qui la possède, et pour toi un jeton bonus dans la même recherche si tu n’en as pas là.

## Researches

n-research-espionage = Espionnage
n-research-espionage-text = Jusqu’à { $amount } { $amount ->
    [one] carte Espionnage gratuite
   *[other] cartes Espionnage gratuites
  } à chaque phase de revenus pour chaque chercheur.
n-research-robotics = Robotique
n-research-robotics-text = Ta première embauche de l’année coûte { $amount } M de moins pour chaque chercheur.
n-research-investors = Investisseurs
n-research-investors-text = Un lancement coûte { $amount } M de moins pour chaque chercheur, sauf celui de la Lune.
n-research-insurance = Assurance
n-research-insurance-text = Chaque échec qui reste à la fin de ton test rapporte { $amount } M pour chaque chercheur.
n-research-simulation = Simulateur
n-research-simulation-text = Relance jusqu’à { $amount } { $amount ->
    [one] dé
   *[other] dés
  } de ton test pour chaque chercheur, chaque dé une seule fois.
n-research-ground-control = Contrôle au sol
n-research-ground-control-text = Change en réussites jusqu’à { $amount } { $amount ->
    [one] dé neutre
   *[other] dés neutres
  } de ton test pour chaque chercheur.
n-research-eva = Astronautique (EVA)
n-research-launch-pad = Pas de tir
n-research-carrier-rocket = Fusée porteuse
n-research-csm = Module orbital (CSM)
n-research-lem = Module lunaire (LEM)
n-research-technology = Technologie
n-research-symbol-text = Mission avec ce symbole : +{ $amount } à ton test pour chaque chercheur.

## Everything else

n-espionage-card = Espionnage { $value }
n-calendar-year = Année { $year }
n-mission-die = Dé de mission

## What a row of the catalogue is

deck-scientist = scientifique
deck-research = recherche
deck-espionage = espionnage
deck-year = année
deck-nation = pays
deck-die = dé
