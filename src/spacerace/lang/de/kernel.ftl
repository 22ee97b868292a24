### Der Tisch, an dem jedes Spiel sitzt: was er ablehnt, und was an einer Partiedatei nicht stimmt.

## Several things in a row

list-more = { $list }, { $next }
list-last = { $list } und { $last }

## A name that a pack gives by language

own-names = { $de }

## Who it is (players are numbered from 1; 0 is chance, -1 an onlooker)

seat-number = Spieler { $number }

refused-game-over = Das Spiel ist aus, niemand kann mehr etwas tun.
refused-not-your-turn = { $awaited ->
    [0] Gleich wird eine Karte gezogen; { $player ->
        [-1] wer zuschaut
       *[other] { $who }
      } muss warten.
   *[other] { $turn } ist dran; { $player ->
        [-1] wer zuschaut
        [0] der Zufall
       *[other] { $who }
      } kann nichts tun.
  }
refused-impossible-outcome = Der Zufall kann jetzt nicht „{ $outcome }“ bringen, denn das ist nicht unter dem, woraus er zieht.

## Taking back

refused-undo-nothing = Es gibt nichts zurückzunehmen, denn noch ist nichts geschehen.
refused-undo-other-seat = Der letzte Schritt war der von { $player }, und du kannst nur deine eigenen zurücknehmen.
refused-undo-learned = Das kannst du nicht zurücknehmen, weil seitdem etwas aufgedeckt wurde.

## Which game, who plays

refused-unknown-game = Ein Spiel „{ $game }“ gibt es nicht; es gibt: { $known }.
refused-game-broken = Das Spiel „{ $entry }“ fehlt hier, weil es nicht läuft ({ $reason }). Bring das Paket auf den neuesten Stand oder deinstalliere es.
refused-game-no-kit = Das Spiel zum Entry-Point „{ $entry }“ fehlt hier, weil dort kein Kit steht, also kein Objekt einer Klasse, die von spacerace.games.kit.Kit kommt. Bring das Paket auf den neuesten Stand oder deinstalliere es.
refused-game-name = Das Spiel zum Entry-Point „{ $entry }“ fehlt hier, weil „{ $game }“ kein Name ist: erlaubt sind höchstens 20 kleine Buchstaben von a bis z und Ziffern, mit Bindestrichen dazwischen. Bring das Paket auf den neuesten Stand oder deinstalliere es.
refused-game-taken = Das Spiel zum Entry-Point „{ $entry }“ fehlt hier, weil der Name „{ $game }“ vergeben ist. Deinstalliere das Paket oder das andere dieses Namens.
refused-game-no-setups = Das Spiel „{ $game }“ zum Entry-Point „{ $entry }“ fehlt hier, weil es keine Art zu spielen nennt (setups). Bring das Paket auf den neuesten Stand oder deinstalliere es.
refused-game-lacks = Das Spiel „{ $game }“ fehlt hier, weil seinen Regeln etwas fehlt: { $lacking }. Bring das Paket auf den neuesten Stand oder deinstalliere es.
refused-game-other-name = Das Spiel „{ $game }“ fehlt hier, weil seine Regeln es „{ $rules }“ nennen. Bring das Paket auf den neuesten Stand oder deinstalliere es.
refused-unknown-bot = Einen Bot „{ $bot }“ gibt es nicht; es gibt: { $known }.
refused-bot-budget = „{ $budget }“ ist kein Budget: Schreibe eine Anzahl Simulationen wie 200 oder Sekunden wie 1.5s; mehr als 0 und höchstens { $simulations } oder { $seconds }.
refused-no-budget = Der Bot „{ $bot }“ nimmt kein Budget; diese schon: { $thinkers }.
refused-no-sense = Für „{ $game }“ gibt es keine Heuristik; es gibt sie für: { $known }.
refused-no-bot-file = Eine Datei „{ $file }“ für einen Bot gibt es nicht.
refused-bot-file-broken = Der Bot aus „{ $file }“ lässt sich nicht bauen: { $reason }
refused-bot-file-classes = { $count ->
    [0] Keine Klasse in „{ $file }“ hat
   *[other] { $count } Klassen in „{ $file }“ haben
  } eine Methode „choose“; die Datei eines Bots hat genau eine.
refused-bot-count = { $bots ->
    [one] Ein Bot ist
   *[other] { $bots } Bots sind
  } genannt, bei { $players ->
    [one] einem Platz
   *[other] { $players } Plätzen
  }; nenne einen Bot für alle Plätze oder einen für jeden.

## Match files

match-file-line = Zeile { NUMBER($line, useGrouping: 0) }: { $problem }
match-file-first-line = Eine Partiedatei beginnt mit der Zeile „{ $expected }“.
match-file-no-colon = In „{ $text }“ fehlt ein Doppelpunkt.
match-file-unknown-field = Der Kopf hat kein Feld „{ $field }“.
match-file-double-field = Der Kopf nennt „{ $field }“ zweimal; behalte eine der beiden Zeilen.
match-file-missing-field = Im Kopf fehlt das Feld „{ $field }“.
match-file-not-a-number = Das Feld „{ $field }“ muss eine ganze Zahl sein, nicht „{ $value }“.
match-file-bad-pack = Das Feld „pack“ muss Namen, Version und Prüfsumme enthalten, nicht „{ $value }“.
match-file-newer-rules = Diese Datei entstand unter Version { $found } der Regeln; hier sind nur Versionen bis { $known } bekannt.
match-file-bad-start = So kann kein Spiel dieser Regeln stehen: { $reason }.
match-file-unknown-seat = Niemand heißt hier „{ $name }“; am Tisch sitzen: { $seats }.
match-file-some-sides = Der Platz von { $name } und die Plätze davor müssen entweder alle eine Seite nennen (wie „seat: { $name }: red“) oder keiner.
refused-side = „{ $side }“ kann niemand spielen; zur Wahl stehen: { $known }.
refused-no-sides = Dieses Spiel hat keine Seiten zur Wahl; „{ $side }“ kann also niemand spielen.
refused-same-side = Zwei Plätze können nicht beide „{ $side }“ spielen; wähle für einen etwas anderes.
refused-side-count = Es sind { $sides } Seiten für { $players } Plätze angegeben; nenne für jeden Platz eine, oder weniger.

## The short text of an action

refused-unknown-verb = Eine Aktion „{ $verb }“ gibt es nicht.
refused-word-count = Die Aktion „{ $text }“ passt nicht, denn nach „{ $verb }“ { $expected ->
    [0] kommt nichts
    [one] kommt ein Wort
   *[other] kommen { $expected } Wörter
  }.
refused-unknown-seat = Einen Platz „{ $word }“ gibt es nicht; Plätze zählen ab 0.
refused-unknown-word = Das Wort „{ $word }“ passt hier nicht; möglich ist: { $known }.
