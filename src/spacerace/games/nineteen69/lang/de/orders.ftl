order-pass-mission = Bei der Spionage zu dieser Mission passen
order-pass-year = Bei der Spionage gegen die Missionen der anderen passen, bis das Jahr vorbei ist
order-pass-game = Missionen der anderen niemals zurückwerfen
order-pass-idle = Keine Spionagekarten einsetzen, wo sie nichts bewirken können
order-draw-free = Die kostenlosen Spionagekarten immer ziehen, solange auf der Hand Platz ist
order-sell-nothing = Niemals Prestige verkaufen
order-buy-nothing = Nichts kaufen, bis das Jahr vorbei ist
order-convert-all = Die Bodenkontrolle immer alle neutralen Würfel drehen lassen, die sie kann
