order-pass-launch = Bei Industriespionage passen, wenn deine Raketenpunkte gezählt werden, bis dein Zug vorbei ist
