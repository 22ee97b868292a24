### Ce qui entoure un plateau dans le navigateur : la barre, la discussion, les places, les consignes, la salle d’attente.

web-table-bar = À cette table
web-table-skip = Aller au plateau
web-table-menu = Plus
web-table-settings = Réglages
web-table-close = Fermer
web-table-rules = Règles
web-table-rules-new = Les règles, dans un nouvel onglet
web-table-gone = Cette table ne peut pas être montrée
web-table-broken = On ne peut que regarder cette partie.
web-table-approx = Quelles valeurs sont reconstituées ?
web-table-approx-note = Nous avons dû reconstituer certaines valeurs, car aucune source ne montre celles d’origine. Le signe ≈ les marque.
web-table-approx-show = Marquer ces valeurs d’un ≈

## Turn and connection

web-table-deadline = jusqu’à { $time }
web-table-deadline-day = avant { $day } { $time }
web-table-your-turn-in = Les autres t’attendent : { $game }
web-table-connecting = Connexion …
web-table-offline-click = Aucune réponse du serveur. Quand la connexion sera revenue, la table montrera si ton clic est arrivé ; sinon, clique de nouveau.
web-table-more-news = { $count ->
    [one] Il s’est passé encore { $count } chose avant.
   *[other] Il s’est passé encore { $count } choses avant.
  }
web-table-meanwhile = Pendant que tu attendais
web-table-meanwhile-away = Ranger ce que les autres ont fait

## Taking back

web-table-undo-not = Rien ne peut être annulé maintenant.
web-table-undo-wanted = { $name } aimerait annuler le dernier coup.
web-table-undo-agree = Accepter
web-table-undo-refuse = Refuser
web-table-undo-waits = Doivent encore accepter l’annulation : { $names }.
web-table-undone = Annulé : { $what }
web-table-choose-again = Choisis de nouveau pour reprendre ce choix.
web-table-final = définitif
web-table-final-option = { $option } (définitif)
web-table-final-why = Une fois fait, cela ne peut plus être annulé.

## Chat

web-table-chat-lines = Ce qui a été dit
web-table-chat-none = Rien n’a encore été dit.
web-table-chat-seated = Qui est assis à la table peut écrire ici.
web-table-chat-said = { $name } dit : { $text }
web-table-unread = { $count ->
    [one] { $count } nouvelle ligne
   *[other] { $count } nouvelles lignes
  }

## Standing orders

web-table-orders = Consignes
web-table-orders-what = Ce qui doit être répondu pour toi sans te demander. Personne d’autre ne le voit, et tu peux y revenir à tout moment.
web-table-orders-none = Il n’y a pas de consigne à donner pour l’instant.

## Seats

web-table-seats = Places
web-table-share = Inviter
web-table-seat-kept = Réservée à { $name }
web-table-kept = Une place t’est réservée à cette table.
web-table-take-seat = Prendre ta place
web-table-seat-free = Place libre
web-table-seat-you = toi
web-table-seat-person = une personne
web-table-seat-program = un programme
web-table-seat-bot = bot · { $bot }
web-table-seat-open = Qui a le lien peut s’asseoir ici.
web-table-give-bot = Donner à un bot
web-table-bot-for-me = Laisser un bot continuer
web-table-free = Libérer la place
web-table-leave = Quitter la table
web-table-sure = Vraiment ? { $what }
web-table-propose-give-bot = Proposer un bot
web-table-propose-free = Proposer de libérer la place
web-table-vote-open = Faut-il libérer la place de { $player } pour quelqu’un de nouveau ?
web-table-vote-bot = Le bot { $bot } doit-il continuer pour { $player } ?
web-table-vote-you = Les autres votent sur ta place. Joue, ou oppose-toi.
web-table-vote-waits = Doivent encore répondre : { $names }.
web-table-vote-grace = { $player } a encore un moment pour s’y opposer.
web-table-vote-agree = Accepter
web-table-vote-now = Le faire maintenant
web-table-vote-object = S’opposer
web-table-back = Tu ne joues plus ta place ici, et personne ne l’a prise. Tu peux revenir.
web-table-back-now = Reprendre ma place
web-table-waits-for = { $count ->
    [one] La partie commence dès qu’une personne de plus s’assied.
   *[other] La partie commence dès que { $count } personnes de plus s’asseyent.
  }
web-table-start = { $count ->
    [one] Commencer tout de suite, avec un bot à la place libre
   *[other] Commencer tout de suite, avec des bots aux places libres
  }
web-table-invites = { $name } t’invite : { $game }
web-table-option = { $name } : { $value }
web-table-players = { $count ->
    [one] En solo
   *[other] À { $count }
}
web-table-limit = { $limit } par tour
web-table-no-odds = Sans les chances
web-table-with-odds = Avec les chances exactes
web-table-how = Comment on joue
web-table-host = Ce que tu décides comme hôte
web-table-title = Nom de la table
web-table-save = Enregistrer
web-table-saved = C’est enregistré. Tout le monde le voit.
web-table-mix = Mélanger les places
web-table-mixed = Les places ont été mélangées.
web-table-pause = Mettre en pause
web-table-go-on = Reprendre
web-table-heir = Confier la table à
web-table-hand-on = Confier
web-table-here = { "" } · présent en ce moment
web-table-spectators = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
web-table-react = Dire { $sign }
web-table-watching = Toutes les places sont prises : tu regardes.
web-table-watching-free = Tu regardes. Une place est libre.

## One screen for several

web-table-hand-over = Passe l’écran à { $name }
web-table-hand-over-why = Tout est caché jusqu’à ce que la personne suivante soit devant l’écran.
web-table-hand-over-now = Tout cacher
web-table-i-am = Je suis { $name }
web-table-look-again = { $name } regarde encore

## Keys

web-table-keys = Touches
web-table-key-next = ce qui porte la marque ⏎ ; ne termine jamais un tour et ne refuse rien
web-table-key-digits = les réponses à côté du plateau, dans l’ordre
web-table-key-arrows = d’un élément du plateau à l’autre ; Début et Fin mènent au premier et au dernier avec lesquels on peut faire quelque chose ; ⏎ choisit
web-table-key-undo = annuler, là où c’est possible
web-table-key-tab = passer à la chose suivante à faire ou à lire
web-table-key-escape = annuler, fermer ce qui est ouvert, revenir au présent, passer ce qui est montré
web-table-key-chat = ouvrir ou fermer la discussion
web-table-key-help = cette liste
web-table-keys-note = Chaque choix est un bouton avec sa phrase : une partie entière peut se jouer sans souris.

## Sides: a game with a word of its own, such as colour or nation, has it under its name

web-table-side = Camp
web-table-side-of = Camp de la place { $number }
web-table-side-random = Camp au hasard
web-table-side-taken = { $side } (pris)
web-table-who-side = { $name }, { $side }
