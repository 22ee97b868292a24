### Was an einem Kartenpaket von 1969 nicht stimmt.

n-pack-symbol-twice = { $entry }: Das Symbol „{ $symbol }“ steht zweimal da.
n-pack-falling-track = { $entry }: Feld { $space } der Leiste darf nicht weniger wert sein als das davor.
n-pack-moon-symbols = { $entry }: Die Mondmission muss alle sechs Symbole haben.
n-pack-moon-track = { $entry }: Der Mond muss die längste Leiste haben; vergleiche { $other }.
n-pack-moon-reward = { $entry }: Das letzte Feld des Mondes muss am meisten wert sein; vergleiche { $other }.
n-pack-must-be = { $entry }: Nach den Regeln muss „{ $field }“ „{ $wants }“ sein.
n-pack-faces = { $entry }: Ein Würfel hat 6 Seiten; hier sind es { $count }.
n-pack-lacking = Der Tabelle „{ $table }“ fehlt: { $missing }.
n-pack-years = Die Jahre müssen 1963 bis 1969 sein, jedes einmal. Da sind: { $years }.
n-pack-nations = Es gibt { $count } Nationen; am Tisch können { $needed } Spieler sitzen.
n-pack-order-levels = Die Missionen müssen auf { $wanted } Stufen liegen, von 1 an. Da sind: { $levels }.
n-pack-order-symbols = { $entry }: Eine Mission der Stufe { $level } hat { $wanted ->
    [one] { $wanted } Symbol
   *[other] { $wanted } Symbole
  }; hier sind es { $count }.
n-pack-order-income = { $entry }: Das Einkommen von { NUMBER($year, useGrouping: 0) } muss höher sein als das vom Jahr davor.
n-pack-order-sale = { $entry }: Die Verkaufsgrenze von { NUMBER($year, useGrouping: 0) } darf nicht niedriger sein als die vom Jahr davor.
n-pack-order-last = { $entry }: Das letzte Feld muss auf einer höheren Stufe mehr wert sein, auf einer niedrigeren weniger; vergleiche { $other }.

cards-count-1969 = { $cards ->
    [one] Ein Teil.
   *[other] { $cards } Teile, die aller Tafeln mitgezählt.
  }
