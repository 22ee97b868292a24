### 1969 expliqué : deux minutes, les icônes, et le guide d’une première partie.
### Un texte du guide commence par son titre entre deux étoiles.
### Les parties derrière les conseils se trouvent à côté des textes anglais.

## How to play in two minutes

guide-n69-brief-aim = **Le but.** Sept années, de 1963 à 1969. Engage des scientifiques, lance des missions et vise la Lune. Qui a le plus de points de prestige (PP) gagne.
guide-n69-brief-income = **Revenus.** Chaque année commence par de l’argent, le même pour tous. Tu peux vendre quelques points de prestige, 2 M chacun, s’il t’en faut plus.
guide-n69-brief-hire = **Achats.** Engage des scientifiques et place-les dans tes recherches. Six recherches aident en général, six correspondent aux symboles des missions. Un espion va sur la fiche d’un autre joueur et te rapporte un jeton bonus. Les cartes Espionnage coûtent 2 M chacune.
guide-n69-brief-launch = **Lancement.** Une fois par an, tu peux lancer une mission que tu n’as pas encore effectuée, en payant son coût.
guide-n69-brief-test = **Le test.** Lance cinq dés : les réussites font avancer ta fusée, les échecs la font reculer. Chaque chercheur dans un symbole de la mission ajoute une case. Le Simulateur relance des dés, le Contrôle au sol change des dés neutres en réussites.
guide-n69-brief-spy = **Espionnage.** Puis les autres posent des cartes face cachée pour faire reculer ta fusée, et toi pour la faire avancer. La case où elle finit paie son prestige.
guide-n69-brief-moon = **La Lune.** Chaque mission qui finit sur sa dernière case avance ton drapeau sur la piste de la Lune. C’est de là que partira ta fusée lunaire. La Lune vaut le plus, coûte le plus, et tu y voles une seule fois.
guide-n69-brief-end = **La fin.** Après 1969, chaque scientifique Célèbre rapporte 3 PP, chaque Débutant en coûte 2, un espion sur tes fiches en coûte 1.

## The aim, the table

guide-n69-aim = **Ce que tu vises.** Sept années de course à l’espace, de 1963 à 1969. Tes lancements rapportent des points de prestige (PP), et les scientifiques Célèbres aussi, à la fin. Qui a le plus de points gagne. La Lune vaut plus que toute autre mission.
guide-n69-table = **Où est quoi.** Le plateau des missions montre chaque mission avec sa piste, son coût et ses symboles. Sur tes deux fiches, il y a douze recherches à deux places chacune. Le calendrier dit le revenu de l’année. Pointe n’importe quoi pour lire ce que c’est.
guide-n69-phases = **Une année a quatre phases.** D’abord tout le monde touche son revenu, puis tout le monde fait ses achats, puis tout le monde peut lancer une mission. En fin d’année, on pose les drapeaux et le joueur suivant devient premier joueur.
guide-n69-researches = **Deux fiches.** Les recherches de la fiche au sol aident pour chaque mission : relances, cartes gratuites, embauches et lancements moins chers. Celles de la fiche Fusée sont les symboles des missions : chaque chercheur y ajoute 1 au test d’une mission qui a ce symbole.
guide-n69-scientists = **Qui engager ?** Un Basique est un chercheur, un Génie compte pour deux. Un Célèbre rapporte 3 PP à la fin. Un Débutant est bon marché, mais coûte 2 PP à la fin ; à deux joueurs, il en vaut la peine. Deux du même type ne peuvent pas partager une recherche, sauf les Basiques.
guide-n69-spies = **Les espions.** Un espion prend une place sur la fiche d’un rival, ce qui coûte 1 PP à ce rival à la fin, et te rapporte un jeton bonus dans la même recherche chez toi : un chercheur qui ne prend pas de place.
guide-n69-cards-what = **Les cartes Espionnage.** Elles n’ont qu’un usage : après un test, déplacer une fusée. Celles des autres en arrière, la tienne en avant. Tu peux en tenir six. Personne d’autre ne voit leurs valeurs ; tout le monde voit combien tu en tiens.

## What just happened

guide-n69-income = **Revenu.** Tu as reçu l’argent de l’année. Il vient tout seul, et ce que tu ne dépenses pas, tu le gardes.
guide-n69-drawn = **Une carte pour toi.** Personne d’autre ne connaît sa valeur. Plus elle est haute, plus elle pousse ; ce que coûte chaque case est indiqué à la mission.
guide-n69-hired = **Un scientifique est en place.** Le cube y reste pour le reste de la partie et travaille dès maintenant, chaque année. Les scientifiques engagés tôt travaillent le plus longtemps.
guide-n69-rival-hired = **Les rivaux engagent aussi.** Regarde où ils mettent leurs scientifiques : cela te dit quelles missions ils effectueront peut-être, et quelles places restent pour un espion.
guide-n69-spied = **Un espion est placé.** Qui l’a engagé a un jeton bonus, c’est-à-dire un chercheur de plus. La fiche où il se trouve a une place de moins et perd 1 PP à la fin.
guide-n69-launched = **Un lancement.** La fusée est au départ de sa piste. Vient maintenant le test avec cinq dés, puis l’espionnage. Chaque joueur peut effectuer une mission une fois, bien ou mal.
guide-n69-rolled = **Les dés.** Un dé montre réussite, neutre ou échec. Les réussites moins les échecs font la base du test.
guide-n69-tested = **Le test est fait.** Réussites moins échecs, plus les chercheurs dans les symboles de la mission : c’est le nombre de cases dont la fusée s’est déplacée. Elle ne quitte jamais sa piste.
guide-n69-insured = **L’Assurance a payé.** Elle rapporte de l’argent pour chaque échec que montraient les dés à la fin du test. Un mauvais lancer peut encore servir.
guide-n69-committed = **Des cartes sont face cachée.** Tout le monde voit combien, personne ce qu’elles valent. D’abord les adversaires posent les leurs, puis qui vole.
guide-n69-revealed = **Les cartes sont retournées.** Les valeurs des adversaires sont additionnées et divisées par le coût d’espionnage de la mission : autant de cases entières en arrière. Puis la même chose pour le lanceur, en avant. Les restes sont perdus.
guide-n69-gained = **Prestige.** La dernière place de la fusée paie ses points, moins 1 pour chaque drapeau dans l’encadré de la mission. Ces drapeaux sont ceux des années d’avant : être premier vaut des points.
guide-n69-progressed = **Un pas vers la Lune.** La fusée a fini sur la dernière case de sa piste : le drapeau sur la piste de la Lune a donc avancé d’une case. Une fusée lunaire part d’où se trouve ce drapeau.
guide-n69-year-ended = **L’année est finie.** Ceux qui ont lancé mettent un drapeau dans l’encadré de leur mission, et le joueur suivant devient premier. Chaque année apporte d’autres montants : regarde le calendrier.
guide-n69-shuffled = **Une nouvelle pioche.** La pioche était épuisée : la défausse a été mélangée. Qui a compté les cartes visibles sait ce qu’elle contient.
guide-n69-sold = **Du prestige est vendu.** 2 M le point. L’argent des premières années vaut plus que le point : qui n’en vend jamais gagne rarement.

## What to consider

guide-n69-idea-first-mission = **Les premières années.** Les missions à un symbole sont bon marché et courtes : commence par elles. En 1963, tu peux ne rien lancer : attendre ne coûte rien, et à deux joueurs cela gagne plus souvent.
guide-n69-idea-robotics = **Des aides précoces.** La Robotique rend la première embauche de chaque année moins chère, les Investisseurs rendent les lancements moins chers. Prends les deux dès les premières années : qui attend 1966 gagne aussi rarement que sans eux.
guide-n69-idea-dice = **Moins de mauvais lancers.** Le Simulateur relance des dés une fois que tu les as vus, le Contrôle au sol change les neutres en réussites. Ils aident à chaque test, celui de la Lune aussi : ne te prive d’aucun des deux.
guide-n69-idea-defence = **Garde quelques cartes.** Il t’en faut en main quand tu effectues une mission : tu poses les tiennes en dernier, après avoir vu combien sont contre toi. Un chercheur en Espionnage en apporte une pour rien chaque année, et vaut son prix.
guide-n69-idea-moon = **Pense à la Lune.** Elle a les six symboles, n’accorde pas de remise et paie le plus. Vas-y, mais seulement en 1969, et garde l’argent qu’il faut. Les missions qui finissent sur leur dernière case te font partir avec de l’avance.
guide-n69-idea-end = **Les dernières années.** L’argent et les cartes ne valent rien à la fin : engage donc en 1969 aussi. À quatre joueurs, les Célèbres, 3 PP pour 9 M chacun, valent leur prix.

## What you are asked now

guide-n69-now-waiting = **{ $name } décide.** En attendant, tu peux regarder chaque fiche et chaque mission.
guide-n69-now-chance = **Cartes ou dés.** Cela se fait tout seul, en un instant.
guide-n69-now-over = **La partie est finie.** Merci d’avoir joué !
guide-n69-now-free-cards = **Cartes gratuites.** Tes chercheurs en Espionnage t’apportent des cartes pour rien. Prends-les, en règle générale ; avec six en main, chaque nouvelle te coûte une de celles que tu tiens.
guide-n69-now-selling = **Vendre du prestige ?** Chaque point rapporte 2 M maintenant et disparaît de ton score. À deux joueurs, vends chaque année tout ce que tu peux. À trois ou plus, vends jusqu’en 1966, puis arrête.
guide-n69-now-purchasing = **Dépense ton argent.** Choisis un scientifique à engager, ou achète une carte Espionnage. Mais garde ce que coûtera le lancement : les missions viennent juste après, et personne ne te prête d’argent.
guide-n69-now-purchasing-end = **Rien que tu puisses payer.** Tu as fini tes achats pour cette année.
guide-n69-now-discarding = **Défausser pour acheter.** Choisis une ou plusieurs cartes à défausser face visible, puis achète. Rien n’a encore quitté ta main : reviens en arrière comme tu veux.
guide-n69-now-placing = **Où doit-il travailler ?** Choisis une recherche avec une place libre. Sur la fiche Fusée, il ajoute 1 aux missions qui ont ce symbole ; sur la fiche au sol, il aide chaque année. Il y reste pour de bon.
guide-n69-now-targeting = **Qui espionner ?** L’espion prend une place sur la fiche du rival et lui coûte un point à la fin.
guide-n69-now-spotting = **Dans quelle recherche ?** Tu reçois un jeton bonus dans la même recherche chez toi, si tu n’y en as pas encore. Il y compte comme un chercheur à toi.
guide-n69-now-launching = **Lancer quelque chose ?** Une mission par an, chacune une seule fois. Regarde coût, symboles et drapeaux : tes chercheurs dans ses symboles sont des cases sûres, les dés ajoutent entre -5 et 5. Si tu ne lances rien, tu gardes ton argent.
guide-n69-now-launching-none = **Pas de lancement cette année.** Tu ne peux payer aucune mission que tu n’as pas effectuée. Garde plus d’argent l’an prochain.
guide-n69-now-rerolling = **Relancer ?** Tu peux relancer des dés, l’un après l’autre, aucun deux fois. D’abord les échecs, puis les neutres, sauf si le Contrôle au sol les change de toute façon en réussites.
guide-n69-now-converting = **Contrôle au sol.** Choisis combien de dés neutres deviennent des réussites. Chacun fait une case de plus.
guide-n69-now-committing = **La faire reculer ?** Pose des cartes face cachée contre cette fusée, ou aucune. Ce que tu poses est perdu, quoi que cela fasse. À deux joueurs, cela vaut la peine ; à quatre, seulement contre une fusée sur sa dernière case, qui perd aussi son pas vers la Lune.
guide-n69-now-committing-own = **La faire avancer.** Les autres ont posé les leurs ; tu vois combien. Pose de quoi atteindre une case qui paie plus, en multiples entiers du coût d’espionnage. Garde le reste pour plus tard.

## Les premiers coups d’une première partie

guide-n69-first-sell = Un point rapporte 2 M maintenant et disparaît de ton score.
guide-n69-first-hire = Pour commencer, le scientifique le moins cher suffit. Choisis-le, puis sa place.
guide-n69-first-hire-again = Qui est engagé maintenant travaille toutes les années à venir.
guide-n69-first-espionage = Ici, le scientifique t’apporte une carte d’espionnage gratuite, année après année.
guide-n69-first-robotics = Ici, le premier engagement de chaque année coûte moins cher.
guide-n69-first-investors = Ici, chaque lancement coûte moins cher, sauf celui vers la Lune.
guide-n69-first-card = Une carte pousse une fusée : la tienne en avant, ou une autre en arrière. Achètes-en une avec le reste.
guide-n69-first-stop = Tes achats sont faits. Les missions viennent ensuite, et un lancement coûte aussi de l’argent.
guide-n69-first-launch = Elle coûte peu, et cinq dés disent jusqu’où elle vole.
guide-n69-first-keep = Tu pourrais poser ta carte pour pousser. Gardée, elle servira au prochain vol.
guide-n69-first-free = La voilà : ton scientifique à l’Espionnage te l’apporte gratuitement.

## The icons

icon-n69-espionage = **Espionnage.** Une carte Espionnage gratuite chaque année pour chaque chercheur.
icon-n69-robotics = **Robotique.** La première embauche d’une année coûte 2 M de moins pour chaque chercheur.
icon-n69-investors = **Investisseurs.** Chaque lancement, sauf la Lune, coûte 2 M de moins pour chaque chercheur.
icon-n69-insurance = **Assurance.** 3 M pour chaque échec de ton test, pour chaque chercheur.
icon-n69-simulation = **Simulateur.** Une relance dans ton test pour chaque chercheur.
icon-n69-ground-control = **Contrôle au sol.** Change un dé neutre en réussite pour chaque chercheur.
icon-n69-eva = **Astronautique (EVA).** Un symbole : chaque chercheur ajoute 1 aux missions qui le montrent.
icon-n69-launch-pad = **Pas de tir.** Un symbole : chaque chercheur ajoute 1 aux missions qui le montrent.
icon-n69-carrier-rocket = **Fusée porteuse.** Un symbole : chaque chercheur ajoute 1 aux missions qui le montrent.
icon-n69-csm = **Module orbital (CSM).** Un symbole : chaque chercheur ajoute 1 aux missions qui le montrent.
icon-n69-lem = **Module lunaire (LEM).** Un symbole : chaque chercheur ajoute 1 aux missions qui le montrent.
icon-n69-technology = **Technologie.** Un symbole : chaque chercheur ajoute 1 aux missions qui le montrent.
icon-n69-star = **Points de prestige.** Qui en a le plus gagne la partie.
icon-n69-rocket = **Fusée.** Une mission, ou la place d’un vol sur sa piste.
icon-n69-money = **Argent.** En millions.
icon-n69-card = **Carte Espionnage.** Déplace une fusée ; avec un nombre à côté, ce que coûte une case.
icon-n69-moon = **Lune.** La mission Lune, ou le progrès vers elle.
icon-n69-flag = **Drapeau.** Quelqu’un a effectué cette mission ; elle paie 1 PP de moins aux suivants.
icon-n69-people = **Joueurs.** Les autres à la table.
icon-n69-sheet = **Fiches.** Tes recherches.
icon-n69-flask = **Scientifiques.** Ceux qui peuvent être engagés.
icon-n69-log = **Journal.** Ce qui s’est passé.
icon-n69-lock = **Cadenas.** Ne peut pas être annulé.
icon-n69-undo = **Annuler.** Annule ton dernier coup.

## Parts of the legend

guide-n69-legend-ground = Recherches : centre au sol
guide-n69-legend-rocket = Recherches : la fusée, et les symboles des missions
guide-n69-legend-count = Ce qui se compte
