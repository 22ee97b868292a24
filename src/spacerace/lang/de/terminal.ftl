### Spielen in einem Terminal.

## The prompt

terminal-prompt = { $name }>
terminal-hint = Tippe eine Nummer oder einen Text · help · why · undo · card NAME · board · log · quit
terminal-final = { $sign } lässt sich nicht zurücknehmen
terminal-thinking = { $name } denkt nach …
terminal-hand-over = Gib die Tastatur an { $name }, dann drücke Enter.
terminal-more-news = { $count ->
    [one] … noch eine Zeile; tippe „log“ dafür
   *[other] … noch { $count } Zeilen; tippe „log“ dafür
  }
terminal-no-such-number = Die Möglichkeiten haben die Nummern 1 bis { $last }.
terminal-several = „{ $text }“ könnte mehreres heißen; tippe eine Nummer oder mehr vom Text:
terminal-fold-discards = Eine Karte ablegen (tippe „discard“, um zu sehen, welche)
terminal-did-you-mean = Meinst du { $commands }?
terminal-undo-nothing = Von dir gibt es nichts zurückzunehmen, denn noch hat niemand etwas getan.
terminal-undo-nothing-of-yours = Von dir gibt es nichts zurückzunehmen, denn der letzte Schritt war der von { $name }.
terminal-why = { $action }: { $reason }
terminal-why-nothing = Hier fällt uns nichts ein, was verwehrt wäre. Tippe „why“ mit dem, was du willst, etwa: why { $example }
terminal-not-understood = { $problem } Tippe eine Nummer aus der Liste, oder „help“.
terminal-which-card = Tippe auch den Namen der Karte, etwa: card { $example }
terminal-which-rule = Tippe auch die Nummer der Regel, etwa: rules { $example }
terminal-no-card = Kein Kartenname beginnt mit „{ $text }“. Tippe zum Beispiel: card { $example }
terminal-no-rule = Eine Regel „{ $rule }“ gibt es nicht. Tippe zum Beispiel: rules { $example }
terminal-help =
    Deine Möglichkeiten sind nummeriert. Tippe eine Nummer, oder den Text einer Möglichkeit, oder wie er beginnt.
    Gibt es nur eine, nimmt Enter sie; sonst zeigt Enter den Bildschirm noch einmal.
    Du kannst auch tippen, was du tun willst, erlaubt oder nicht: ein englisches Verb und die Namen der Karten.
    Geht es nicht, erfährst du, warum, mit der Regel.

      why [TEXT]   was du jetzt nicht tun kannst, und warum; oder nur, was mit TEXT beginnt
      undo         deinen letzten Schritt zurücknehmen, solange seitdem nichts aufgedeckt wurde
      card NAME    alles über eine Karte oder einen anderen Teil des Spiels
      rules ID     der Text einer Regel, kurz auch nur mit ihrer Nummer
      board        der ganze Tisch, wie klein der Bildschirm auch ist
      log [all]    was zuletzt geschah, oder von Anfang an
      save         wo das Spiel gespeichert ist; das ist es immer
      quit         gehen; das Spiel lässt sich fortsetzen
      stop         gehen und die Punkte zählen, wie sie stehen, auch die Ziele; das Spiel lässt sich fortsetzen

    { $game }

## Files

terminal-file = Das Spiel ist gespeichert in { $file }
terminal-saved = Das Spiel ist gespeichert. Weiter geht es mit: { $program } play { $game } --resume { $file }
terminal-stopped = Unfertig beendet in Runde { $rounds }: So steht es, und niemand hat gewonnen.
terminal-torn = Die letzte Zeile von { $file } war abgeschnitten und bleibt weg.

## The end

terminal-points = Punkte
terminal-total = gesamt
terminal-winners = { $capped ->
    [yes] Unfertig beendet nach { $rounds } Runden; so hätte es einen Sieg gegeben: { $winners }.
   *[no] { $count ->
        [one] { $winners } gewinnt nach { $rounds } Runden.
       *[other] { $winners } teilen sich den Sieg nach { $rounds } Runden.
      }
  }

## Words of every drawing

terminal-nothing = –
terminal-yes = ja
terminal-no = nein

## A game without a drawing of its own

terminal-plain-winners = { $count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
  }
