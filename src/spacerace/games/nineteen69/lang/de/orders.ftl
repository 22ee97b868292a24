order-pass-mission = Bei der Spionage zu dieser Mission passen
order-pass-year = Bei der Spionage gegen die Missionen der anderen passen, bis das Jahr vorbei ist
order-convert-all = Die Bodenkontrolle immer alle neutralen Würfel drehen lassen, die sie kann
