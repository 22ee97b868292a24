### Jouer dans un terminal.

## The prompt

terminal-prompt = { $name }>
terminal-hint = Tape un nombre ou un texte · help · why · undo · card NOM · board · log · quit
terminal-final = { $sign } ne peut pas être annulé
terminal-thinking = { $name } réfléchit …
terminal-hand-over = Passe le clavier à { $name }, puis appuie sur Entrée.
terminal-more-news = { $count ->
    [one] … encore une ligne ; tape « log » pour la voir
   *[other] … encore { $count } lignes ; tape « log » pour les voir
  }
terminal-no-such-number = Les choix sont numérotés de 1 à { $last }.
terminal-several = « { $text } » peut vouloir dire plusieurs choses ; tape un nombre, ou plus de texte :
terminal-fold-discards = Défausser une carte (tape « discard » pour voir lesquelles)
terminal-did-you-mean = Voulais-tu dire { $commands } ?
terminal-undo-nothing = Tu n’as rien à annuler : personne n’a encore rien fait.
terminal-undo-nothing-of-yours = Tu n’as rien à annuler : le dernier coup n’est pas le tien ({ $name }).
terminal-why = { $action } : { $reason }
terminal-why-nothing = Rien d’interdit ne vient à l’esprit ici. Tape « why » avec ce que tu veux, comme : why { $example }
terminal-not-understood = { $problem } Tape un nombre de la liste, ou « help ».
terminal-which-card = Tape aussi le nom de la carte, comme : card { $example }
terminal-which-rule = Tape aussi le numéro de la règle, comme : rules { $example }
terminal-no-card = Aucun nom de carte ne commence par « { $text } ». Tape par exemple : card { $example }
terminal-no-rule = Il n’y a pas de règle « { $rule } ». Tape par exemple : rules { $example }
terminal-help =
    Tes choix sont numérotés. Tape un nombre, ou le texte d’un choix, ou son début.
    S’il n’y a qu’un choix, Entrée le prend ; sinon Entrée montre de nouveau l’écran.
    Tu peux aussi taper ce que tu veux faire, permis ou non, et par son nom.
    Si c’est impossible, on te dit pourquoi, avec la règle.

      why [TEXTE]  ce que tu ne peux pas faire maintenant, et pourquoi ; ou seulement ce qui commence par TEXTE
      undo         annuler ton dernier coup, tant que rien n’a été révélé depuis
      card NOM     tout sur une carte ou une autre pièce du jeu
      rules ID     le texte d’une règle, ou simplement son numéro
      board        la table entière, si petit que soit l’écran
      log [all]    ce qui s’est passé récemment, ou depuis le début
      save         où la partie est enregistrée ; elle l’est toujours
      quit         quitter ; la partie peut être reprise
      stop         quitter et compter les points tels quels, objectifs compris ; la partie peut être reprise

    { $game }

## Files

terminal-file = La partie est enregistrée dans { $file }
terminal-saved = La partie est enregistrée. Pour la reprendre : { $program } play { $game } --resume { $file }
terminal-stopped = Arrêtée, inachevée, à la manche { $rounds } : voici où elle en est, et personne n’a gagné.
terminal-torn = La dernière ligne de { $file } était tronquée et n’est pas prise en compte.

## The end

terminal-points = Points
terminal-total = total
terminal-winners = { $capped ->
    [yes] Arrêtée, inachevée, après { $rounds } manches ; la victoire serait allée à { $winners }.
   *[no] { $count ->
        [one] { $winners } gagne après { $rounds } manches.
       *[other] { $winners } partagent la victoire après { $rounds } manches.
      }
  }

## Words of every drawing

terminal-nothing = –
terminal-yes = oui
terminal-no = non

## A game without a drawing of its own

terminal-plain-winners = { $count ->
    [one] { $winners } gagne.
   *[other] { $winners } partagent la victoire.
  }
