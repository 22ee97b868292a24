cli-setting-level = Rocketmen en solo : la force de l’IA : easy, normal (par défaut) ou hard
cli-setting-variants = Rocketmen : combien de cartes Variante sont piochées : 0 (par défaut) ou 2
cli-setting-strict-declaration = Rocketmen : toute destination peut être annoncée ; avec trop peu de points Moteur, le lancement est annulé (RM-7.7)
