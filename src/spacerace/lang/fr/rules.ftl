### Ce que les pages de règles disent d’un jeu de composants, entre les mots de la page.

rules-absent = *Absent de ce jeu de composants.*
rules-ours = [{ $what }]
rules-list = { $parts }
rules-figures = { $figures }
