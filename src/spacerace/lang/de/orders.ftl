### Daueraufträge: wie sie heißen, und warum einer nicht gegeben werden kann.

## Labels

order-single = Jede Wahl überspringen, die nur eine Antwort hat
order-ahead = Im Voraus handeln, solange nichts Neues geschieht
order-ahead-anyway = Im Voraus handeln, was auch geschieht

## Refusals

refused-order-unknown = Einen Dauerauftrag „{ $order }“ gibt es in diesem Spiel nicht; es gibt: { $known }.
refused-order-now = Der Auftrag „{ $order }“ geht jetzt nicht, weil es nichts gibt, worauf er antworten könnte.
refused-order-takes-no-actions = Der Auftrag „{ $order }“ nimmt keine Liste von Aktionen; gib ihn ohne.
refused-order-without-actions = Der Auftrag „{ $order }“ braucht mindestens eine Aktion im Voraus.
refused-order-too-many = Das sind { $count } Aktionen, und ein Auftrag nimmt höchstens { $most }; lass einige weg.
refused-order-too-long = Aktion { $number } der Liste hat { $length } Zeichen, und eine Aktion hat höchstens { $most }.
refused-order-not-a-line = Aktion { $number } der Liste ist keine einfache Zeile; schreibe jede Aktion für sich.
