order-pass-mission = Passer sur l’espionnage pour cette mission
order-pass-year = Passer sur l’espionnage contre les missions des autres jusqu’à la fin de l’année
order-convert-all = Laisser le Contrôle au sol toujours changer tous les dés neutres qu’il peut
