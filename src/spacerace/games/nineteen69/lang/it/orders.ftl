order-pass-mission = Rinuncia allo spionaggio per questa missione
order-pass-year = Rinuncia allo spionaggio contro le missioni degli altri fino alla fine dell'anno
order-convert-all = Il Controllo a Terra trasforma sempre tutti i dadi neutri che può
