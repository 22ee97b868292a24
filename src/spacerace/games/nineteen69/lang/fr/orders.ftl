order-pass-mission = Passer sur l’espionnage pour cette mission
order-pass-year = Passer sur l’espionnage contre les missions des autres jusqu’à la fin de l’année
order-pass-game = Ne jamais faire reculer les missions des autres
order-pass-idle = Ne pas engager de cartes Espionnage là où elles ne peuvent rien changer
order-draw-free = Toujours piocher les cartes Espionnage gratuites tant qu’il y a de la place en main
order-sell-nothing = Ne jamais vendre de prestige
order-buy-nothing = Ne rien acheter jusqu’à la fin de l’année
order-convert-all = Laisser le Contrôle au sol toujours changer tous les dés neutres qu’il peut
