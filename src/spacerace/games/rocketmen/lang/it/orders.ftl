order-pass-launch = Rinuncia allo Spionaggio Industriale quando si contano i tuoi punti Vettore, fino alla fine del tuo turno
