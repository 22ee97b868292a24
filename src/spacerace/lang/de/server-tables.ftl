### Tische, die dieser Server nur zeigen kann.

table-unreadable = Diesen Tisch hat eine andere Version von spacerace gespeichert, und diese hier kann ihn nicht lesen. Nichts ist verloren: Der Gastgeber kann die Version starten, die ihn gespeichert hat.
table-newer-rules = Dieses Spiel begann unter neueren Regeln, als dieser Server kennt, und kann nur angesehen werden. Es geht weiter, wenn der Gastgeber wieder die neuere Version startet.
