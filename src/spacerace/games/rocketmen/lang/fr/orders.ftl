order-pass-launch = Passer sur l’Espionnage Industriel au décompte de tes points Moteur, jusqu’à la fin de ton tour
