### Rocketmen expliqué : deux minutes, les icônes, et le guide d’une première partie.
### Un texte du guide commence par son titre entre deux étoiles.
### Les parties derrière les conseils se trouvent à côté des textes anglais.

## How to play in two minutes

guide-rm-brief-aim = **Le but.** Fais voler des missions vers l’Orbite Terrestre, la Lune et Mars. Chaque mission qui arrive rapporte des points de victoire (PV), davantage pour le premier arrivé. Qui a le plus de points gagne.
guide-rm-brief-hand = **Ta Main.** Tu joues avec six cartes. Une carte vaut l’argent et les ressources qu’elle montre : Calculateur, Composite, Biotechnologie, Science et points Moteur.
guide-rm-brief-buy = **Acheter.** Pose des cartes qui couvrent le prix et prends une meilleure carte de la piste Progrès ou un Moteur. Ce que tu as acheté et ce avec quoi tu as payé te reviennent plus tard : tes cartes s’améliorent de tour en tour.
guide-rm-brief-plan = **Préparer.** Pour 10 $ la carte, programme une Mission, et pose des Moteurs et d’autres cartes avec des ressources sur ton Site de lancement. Elles y restent jusqu’à ton vol.
guide-rm-brief-launch = **Lancer.** Avec les points Moteur que demande ta mission, choisis une destination et pars. Les cartes du Site de lancement qui ont sa ressource d’élan font avancer la Fusée avant le premier tirage.
guide-rm-brief-fly = **Tenter sa chance.** Pioche jusqu’à 3, 4 ou 5 cartes ; chacune fait avancer la Fusée de son nombre, de 0 à 4. Si tu arrives, tu marques. Si les tirages s’épuisent, tu perds ton Site de lancement. Après chaque tirage tu peux abandonner à petit prix.
guide-rm-brief-end = **La fin.** Quand quelqu’un a assez de points sur la piste, ou que les missions s’épuisent, la manche est jouée jusqu’au bout. Les Menaces achetées, un Objectif personnel et les marqueurs Lune et Mars ajoutent des points.

## The aim, the table, the cards

guide-rm-aim = **Ce que tu vises.** Amène des missions en Orbite Terrestre, sur la Lune et sur Mars. Chaque arrivée rapporte des points de victoire (PV), plus au premier visiteur. La dernière manche commence quand quelqu’un a atteint le drapeau de la piste Score, ou quand les missions s’épuisent. Qui a le plus de points gagne.
guide-rm-aim-battle = **Ce que tu vises.** C’est la partie courte : chaque mission vole vers l’Orbite Terrestre. Chaque arrivée rapporte des points de victoire (PV), plus au premier visiteur. Dès que quelqu’un a réussi quatre missions, c’est la dernière manche. Qui a le plus de points gagne.
guide-rm-aim-solo = **Ce que tu vises.** Toi contre l’IA, qui effectue ses propres missions et grignote la piste Progrès. Tu gagnes avec plus de points de victoire que l’IA, si ton Objectif personnel est rempli aussi.
guide-rm-table = **Où est quoi.** Le marché a six cartes sur la piste Progrès et trois piles de Moteurs. La carte du ciel montre où les missions peuvent voler et ce qu’elles paient. Ton plateau a ta Main, ta Zone de programmation et ton Site de lancement. Pour lire une carte, arrête le pointeur dessus ou garde le doigt posé sur elle.
guide-rm-hand = **Les cartes sont ton argent.** Chaque carte de ta Main paie avec ce qu’elle montre : dollars et ressources. Il n’y a pas de bourse : tu paies en posant des cartes, et on ne rend pas la monnaie. Elles ne sont pas perdues ; elles te reviennent plus tard.
guide-rm-goals = **Tes Objectifs personnels.** Tu as deux objectifs secrets. À la fin l’un d’eux rapporte, si tu as fait ce qu’il demande. Regarde-les maintenant : ils te disent où voler.
guide-rm-goal-alone = **Ton Objectif personnel.** En solo tu as un objectif, et il te lie : quels que soient tes points, tu perds s’il n’est pas rempli à la fin. Regarde-le maintenant.
guide-rm-variants = **Des Variantes sont en jeu.** Deux cartes Variante sont visibles. Elles changent une règle ou ajoutent des points à la fin, pour tout le monde. Lis-les une fois ; elles comptent toute la partie.
guide-rm-what-to-buy = **Que faut-il acheter ?** Un Moteur ou deux, et vite : sans points Moteur rien ne vole, et qui n’en achète pas dans les quatre premières manches gagne rarement. À deux joueurs, achète tôt aussi des cartes Progrès : elles enrichissent chaque tour suivant.
guide-rm-engines = **Moteurs.** Un Moteur donne des points Moteur et rien d’autre, et tu peux en acheter un par tour. L’Orbite Terrestre demande peu de points, la Lune plus, Mars beaucoup.
guide-rm-threats = **Menaces.** Chute d’Astéroïde, Changement Climatique et Pandémie valent 2 PV à la fin et ne servent à rien d’autre : elles ne font qu’encombrer ta Main. Plus tu as de points, plus elles coûtent. Achètes-en, mais pas dans les huit premières manches : qui se jette dessus perd plus souvent.
guide-rm-effects = **Une carte qui agit.** Certaines cartes peuvent être jouées pour ce qu’elles disent au lieu de ce qu’elles paient : cherche le mot DÉFAUSSE. C’est l’un ou l’autre, pas les deux.
guide-rm-tokens = **Les bonus paient.** Ton marqueur 20 $ et ton marqueur Science peuvent payer une fois par tour, comme une carte que tu gardes. Utilisés ou non, ils sont de nouveau disponibles à ton prochain tour.
guide-rm-pad-effects = **L’aide du Site de lancement.** Une carte SITE DE LANCEMENT peut servir maintenant. Certaines sont défaussées pour cela, certaines quittent le jeu : lis d’abord la carte. Chacune agit une fois par lancement ; rien ne t’oblige à en utiliser une.
guide-rm-depot = **Le Dépôt.** Une fois par tour il garde une carte de ta Main, ou te rend tout ce qu’il garde. Cela te permet de conserver des cartes pour un autre tour.
guide-rm-market = **Marché Ouvert.** Pour 10 $ tu peux mettre une carte de la piste Progrès sous la pioche, et une nouvelle arrive : pour toi, ou pour le joueur suivant.
guide-rm-give = **Nourrir l’IA ?** Une fois par tour tu peux donner à l’IA une carte de la piste Progrès, et sa Fusée avance d’une case. Cela vide une case de la piste : l’IA ne prend la carte la plus à gauche que si les six sont remplies.

## What just happened

guide-rm-bought = **Tu as acheté quelque chose.** La nouvelle carte et celles avec lesquelles tu as payé sont dans ta Zone d’action. À la fin du tour elles vont dans ton Entrepôt. Quand ton QG est vide, l’Entrepôt est mélangé et devient le nouveau QG : tu pioches alors ce que tu as acheté.
guide-rm-planned = **Une mission est programmée.** Elle attend dans ta Zone de programmation jusqu’à ce que tu la fasses voler. Où elle peut aller et combien de points Moteur demande chaque destination est écrit sur la carte. Tu n’as pas encore à décider de la destination.
guide-rm-loaded = **Le Site de lancement se garnit.** Les cartes y attendent le lancement : elles ajoutent points Moteur, élan, et leurs effets SITE DE LANCEMENT. Elles ne paient plus rien, et après un succès ou un échec elles retournent dans ton Entrepôt.
guide-rm-turn-ended = **Ton tour est fini.** Ce que tu as joué va dans ton Entrepôt, et tu pioches de nouveau jusqu’à six cartes. Les cartes que tu n’as pas utilisées restent dans ta Main.
guide-rm-rival = **Les autres.** Ils font comme toi : acheter, préparer, lancer. Tu peux regarder tout ce qu’ils ont, sauf leur Main et leurs objectifs. Leur Zone de programmation montre ce qu’ils préparent : qui atteint un emplacement le premier y marque le plus de points.
guide-rm-shuffled = **Un nouveau QG.** Ton QG était vide : ton Entrepôt a été mélangé et c’est ton QG maintenant. Désormais tu pioches les cartes que tu as achetées.
guide-rm-declared = **Un lancement.** La Fusée part de 0. L’Orbite Terrestre est à 8 cases, la Lune à 10, Mars à 13. Il y a 3, 4 ou 5 tirages pour y arriver. Les points Moteur décident seulement si tu peux partir.
guide-rm-boosted = **L’élan.** Avant le premier tirage, la Fusée a avancé d’une case pour chaque ressource d’élan sur le Site de lancement : Calculateur vers l’Orbite Terrestre, Composite vers la Lune, Biotechnologie vers Mars. Science compte pour n’importe laquelle.
guide-rm-drawn = **Cartes Trajectoire.** Le paquet en a 18 : un 4, quatre 3, six 2, cinq 1 et deux 0. La moyenne est juste en dessous de 2. Les 18 sont mélangées avant chaque lancement.
guide-rm-zero = **Un zéro.** Il a consommé un tirage, et la Fusée ne bouge pas. Deux cartes sur dix-huit sont ainsi.
guide-rm-aborted = **Abandon.** La mission reste programmée et pourra voler une autre fois. Le prix est de quelques cartes du Site de lancement : une de moins que le nombre de tirages.
guide-rm-failed = **La mission a échoué.** Les tirages sont épuisés et le but n’est pas atteint : tout le Site de lancement est défaussé. Rien d’autre n’est perdu. Les cartes vont à l’Entrepôt et reviendront.
guide-rm-arrived = **Ta mission est arrivée !** Tu as marqué aussitôt les points de l’emplacement et gagné un bonus pour le reste de la partie. La carte Mission est partie pour de bon ; les cartes de ton Site de lancement te reviendront plus tard.
guide-rm-rival-arrived = **Quelqu’un est arrivé.** Cet emplacement paie encore les suivants, mais moins. Toi-même, tu ne peux pas visiter deux fois un emplacement.
guide-rm-first-token = **Premier sur la Lune ou sur Mars.** Qui réussit le premier une mission là-bas prend un marqueur qui vaut 1 PV à la fin.
guide-rm-ending = **La fin approche.** La manche est jouée jusqu’au bout, pour que tous aient le même nombre de tours. Ce qui compte maintenant, ce sont les points : un lancement qui peut encore arriver, ou des Menaces que tu peux payer.
guide-rm-ai-mission = **L’IA a une mission.** Deux cartes disent où elle vole et d’où part sa Fusée. Au début de chacun de tes tours elle avance d’une case. Tu peux voir combien de tours il reste.
guide-rm-ai-arrived = **L’IA est arrivée.** Elle marque l’emplacement comme un joueur. Si elle y était avant toi, tu y gagnes moins.
guide-rm-ai-took = **L’IA prend une carte.** Si tu laisses la piste Progrès pleine, l’IA prend la carte la plus à gauche à la fin de ton tour ; une Menace lui donne 2 PV. Mais n’achète pas seulement pour cela : qui achète à chaque tour gagne moins souvent.

## What to consider

guide-rm-idea-rhythm = **Un bon rythme.** Deux ou trois tours d’achats, puis la première mission, en règle générale en Orbite Terrestre : qui achète d’abord pendant six tours, ou vole tout de suite plus loin, gagne rarement. Son bonus t’aide pour le reste de la partie.
guide-rm-idea-boost = **Des cases sûres.** Un tirage apporte un peu moins de 2 cases en moyenne. Demande-toi donc combien de cases manquent après l’élan : 6 avec trois tirages vers l’Orbite Terrestre, c’est pile ou face ; 5, c’est un bon pari. Si les chances sont faibles, attends plus d’élan, mais pas la certitude : qui attend 80 % gagne rarement.
guide-rm-idea-combine = **Acheter et placer dans le même tour.** Tu peux faire autant de choses que tes cartes peuvent en payer. Chaque paiement est à part : ce qu’une carte donne en trop est perdu.
guide-rm-idea-cost = **Chaque carte fait une seule chose.** Une carte qui paie ne peut pas être placée ce tour-ci, et une carte du Site de lancement ne paie pas. L’argent d’une carte que tu places paie bien son placement.
guide-rm-idea-points = **D’abord près, puis plus loin.** Les destinations lointaines paient plus et demandent plus. Après les premières missions, vole plus loin : qui ne vole qu’en Orbite Terrestre n’a aucune chance.

## What you are asked now

guide-rm-now-waiting = **C’est à { $name } de jouer.** Tu n’as qu’à regarder. En attendant, tu peux examiner chaque carte et chaque pile.
guide-rm-now-chance = **Des cartes sont distribuées.** Cela se fait tout seul, en un instant.
guide-rm-now-over = **La partie est finie.** Merci d’avoir joué !
guide-rm-now-acting = **À toi.** Fais autant de choses que tu veux, dans n’importe quel ordre : acheter, placer des cartes, défausser. Enfin lance, ou finis le tour.
guide-rm-now-acting-launch = **Tu peux lancer.** Tu as les points Moteur que demande ta mission. Un lancement finit le tour : fais donc tout le reste avant. Si les chances semblent faibles, charge plus d’élan et vole plus tard.
guide-rm-now-acting-pending = **Utilise ce que tu as gagné.** Une carte avec laquelle tu as payé t’a fait gagner une pioche ou un placement gratuit. Utilise-le avant de lancer ou de finir le tour, sinon il est perdu.
guide-rm-now-acting-plan = **Achète, ou programme une mission.** Choisis une carte du marché pour l’acheter. Ou programme une Mission de ta Main pour 10 $, que son propre argent peut payer. Ensuite seulement, des cartes peuvent aller sur ton Site de lancement.
guide-rm-now-acting-load = **Charge, ou achète.** Ta mission est programmée. Pose des Moteurs et des cartes avec des ressources sur ton Site de lancement, 10 $ chacune, ou achète d’autres cartes pour plus tard. Les cartes que tu n’utilises pas restent dans ta Main.
guide-rm-now-acting-buy = **Achète quelque chose.** Choisis une carte de la piste Progrès ou un Moteur que ta Main peut payer. Si rien ne t’est utile, finis le tour.
guide-rm-now-acting-end = **Plus rien à faire ?** Tu ne peux rien payer d’autre maintenant. Finis le tour, et tu pioches de nouvelles cartes. Défausser des cartes est possible aussi, si tu veux que d’autres viennent.
guide-rm-now-purchasing = **Paie le prix.** Choisis des cartes de ta Main jusqu’à ce qu’argent et ressources soient couverts, puis confirme. Tu peux ajouter une autre carte du marché au même achat. Rien n’est fait avant que tu confirmes : reviens en arrière comme tu veux.
guide-rm-now-placing = **Paie le placement.** Chaque carte que tu places coûte 10 $. Choisis ce qui paie, ou ajoute des cartes, puis confirme. L’argent des cartes placées compte tout seul.
guide-rm-now-refreshing = **Marché Ouvert.** Paie 10 $ avec des cartes ou un marqueur, puis confirme : la carte va sous la pioche.
guide-rm-now-taking-threat = **Quelle Menace ?** Ta carte te laisse prendre l’une d’elles pour rien. Toutes valent autant.
guide-rm-now-removing = **Retire une carte.** La carte que tu choisis quitte le jeu pour de bon. Tu piocheras les autres plus souvent.
guide-rm-now-cycling = **Échange des cartes.** Choisis les cartes de ta Main dont tu veux te défaire ce tour-ci, puis confirme : tu en pioches autant de nouvelles.
guide-rm-now-top-decking = **Une carte pour le prochain tour.** La carte que tu choisis va de ta Zone d’action sur le dessus de ton QG : tu la pioches en premier.
guide-rm-now-counting = **Avant le compte.** Ton Espionnage Industriel peut devenir la copie d’une carte d’un autre Site de lancement. Puis compte les points Moteur et décolle.
guide-rm-now-flying = **Pioche.** La prochaine carte Trajectoire fait avancer la Fusée de son nombre. Avant le premier tirage, rien ne peut être abandonné.
guide-rm-now-flying-abort = **Continuer ou abandonner ?** Si tu continues, tu peux arriver, ou épuiser tes tirages et perdre le Site de lancement. Si tu abandonnes, tu défausses une carte du Site de moins que tu n’as fait de tirages ; la mission reste programmée. Regarde combien de cases manquent. À deux joueurs, qui n’abandonne jamais gagne moins souvent.
guide-rm-now-reacting = **Répondre au tirage ?** La carte n’a pas encore fait avancer la Fusée. Une de tes cartes peut changer cela ; ou laisse le tirage compter.
guide-rm-now-choosing-first = **Choisis ton premier tirage.** Son nombre fait avancer la Fusée. Les autres cartes sont hors de ce lancement : le reste du paquet change donc un peu.
guide-rm-now-last-chance = **La dernière chance.** Il n’y a plus de tirage, et le but n’est pas atteint. Seul ce qui est proposé maintenant peut encore y mener la Fusée.
guide-rm-now-abort-discarding = **Paie l’abandon.** Choisis les cartes du Site de lancement dont tu peux te passer. Elles ne sont pas perdues pour de bon : elles vont dans ton Entrepôt.
guide-rm-now-keeping-engines = **Garde des Moteurs.** Tu peux reprendre des Moteurs en Main avant que le Site de lancement soit vidé. Tu les as alors tout de suite pour la prochaine mission.
guide-rm-now-keeping-mission = **Garder la mission ?** Si elle reste programmée, tu peux réessayer, et tu épargnes 10 $ et l’attente de la carte. Si tu la défausses, tu peux en programmer une autre.
guide-rm-now-offering-end = **Déclencher la fin ?** Tu peux faire de cette manche la dernière. À la fin, qui a le plus de points gagne.
guide-rm-now-discarding-excess = **Trop de cartes.** Tu dépasses ta limite de Main. Choisis ce qui va à l’Entrepôt ; cela reviendra plus tard.

## Les premiers coups d’une première partie

guide-rm-first-engine = Sans points de fusée, rien ne vole. Clique sur la carte, puis paie : le guide te montre avec quoi.
guide-rm-first-engine-again = Un deuxième moteur rend le prochain vol possible. Clique sur la carte, puis paie.
guide-rm-first-pay = Cette carte paie. Ce qui paie n’est pas perdu : tu le retrouveras plus tard.
guide-rm-first-confirm = Le prix est couvert. C’est alors fait.
guide-rm-first-asset = Il te reste deux cartes, et elles suffisent pour celle-ci. Ce que tu achètes aujourd’hui te revient plus tard en main.
guide-rm-first-end = Ce qu’il te reste en main y demeure. Tu complètes ta main à six cartes.
guide-rm-first-end-wait = Ce que tu as préparé reste en place, et de nouvelles cartes arrivent.
guide-rm-first-plan = Une mission doit être planifiée avant de voler. La placer coûte 10 $, et son propre argent les paie.
guide-rm-first-boost = Sa ressource fait avancer la fusée avant la première carte : c’est la poussée. Une case sûre, sans compter sur la chance.
guide-rm-first-load = Sur le pas de tir, le moteur donne ses points de fusée. La mission a maintenant ce qu’il lui faut.
guide-rm-first-launch = Tout est prêt. L’Orbite Terrestre est le lieu le plus proche, et le premier arrivé y gagne le plus de points.
guide-rm-first-draw = Chaque carte fait avancer la fusée de son nombre, de 0 à 4. Tu vois ce qu’il lui reste à parcourir.

## The icons

icon-rm-money = **Argent.** Les dollars d’une carte. Ils paient quand tu poses la carte.
icon-rm-computer = **Calculateur.** Une ressource ; donne de l’élan à la Fusée vers l’Orbite Terrestre.
icon-rm-composite = **Composite.** Une ressource ; donne de l’élan à la Fusée vers la Lune.
icon-rm-biotech = **Biotechnologie.** Une ressource ; donne de l’élan à la Fusée vers Mars.
icon-rm-science = **Science.** Un joker : sert de Calculateur, de Composite ou de Biotechnologie.
icon-rm-rocket = **Points Moteur.** Il en faut assez à une mission pour être lancée.
icon-rm-vp = **Points de victoire.** Qui en a le plus gagne la partie.
icon-rm-hand = **Main.** Les cartes que tu tiens ; comme bonus, une carte de plus.
icon-rm-satellite = **Satellite.** Un type de mission.
icon-rm-spaceship = **Navette Habitée.** Un type de mission.
icon-rm-space-hotel = **Hôtel Spatial.** Un type de mission.
icon-rm-orbital-shipyard = **Chantier Spatial Orbital.** Un type de mission.
icon-rm-space-station = **Station Spatiale.** Un type de mission.
icon-rm-asteroid-mining = **Exploitation Orbitale.** Un type de mission.
icon-rm-base = **Base.** Un type de mission.
icon-rm-asteroid-impact = **Chute d’Astéroïde.** Une Menace : 2 PV à la fin.
icon-rm-climate-change = **Changement Climatique.** Une Menace : 2 PV à la fin.
icon-rm-pandemic = **Pandémie.** Une Menace : 2 PV à la fin.
icon-rm-engine = **Moteur.** Donne des points Moteur ; on peut en acheter un par tour.
icon-rm-discard = **DÉFAUSSE.** Joue la carte pour son effet au lieu de payer avec elle.
icon-rm-one-use = **USAGE UNIQUE.** L’effet retire la carte du jeu.
icon-rm-launch-pad = **Site de lancement.** Où les cartes attendent le lancement ; sur une carte : son effet agit là.
icon-rm-pay = **PAIEMENT AVEC.** Payer avec la carte fait gagner aussi son effet.
icon-rm-person = **Marque de joueurs.** La carte ne sert qu’à partir de ce nombre de joueurs.
icon-rm-hq = **QG.** La pioche d’un joueur, face cachée.
icon-rm-warehouse = **Entrepôt.** Les cartes utilisées ; mélangées pour former un nouveau QG quand il est vide.
icon-rm-junkyard = **Casse.** Les cartes hors du jeu ; elles peuvent encore compter pour les points.
icon-rm-deck = **Pioche, tirages.** Des cartes face cachée, ou combien peuvent être piochées dans un lancement.
icon-rm-plan = **Zone de programmation.** Où est la mission prévue.
icon-rm-area = **Zone d’action.** Les cartes jouées ou achetées ce tour-ci.
icon-rm-store = **Réserve.** Les cartes gardées sur un Dépôt.
icon-rm-flag = **Drapeau.** Des missions réussies, un but, ou les points qui déclenchent la fin.
icon-rm-lock = **Cadenas.** Caché à tes yeux, ou impossible à annuler.
icon-rm-market = **Marché.** La piste Progrès et les piles de Moteurs.
icon-rm-space = **Espace.** La carte avec la Terre, la Lune et Mars.
icon-rm-players = **Joueurs.** Les plateaux des autres.
icon-rm-log = **Journal.** Ce qui s’est passé.
icon-rm-undo = **Annuler.** Annule ton dernier coup.
icon-rm-cross = **Fermer.**
icon-rm-check = **Coche.** Payé, rempli ou suffisant.
icon-rm-play = **Continuer.**
icon-rm-copy = **Copie.** Une carte devenue la copie d’une autre.

## Parts of the legend

guide-rm-legend-items = Ce que les cartes donnent et coûtent
guide-rm-legend-cards = Sur les cartes
guide-rm-legend-missions = Les missions
guide-rm-legend-places = Les lieux
