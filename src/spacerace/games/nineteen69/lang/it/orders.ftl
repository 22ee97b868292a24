order-pass-mission = Rinuncia allo spionaggio per questa missione
order-pass-year = Rinuncia allo spionaggio contro le missioni degli altri fino alla fine dell'anno
order-pass-game = Non far mai arretrare le missioni degli altri
order-pass-idle = Non giocare Carte Spionaggio dove non possono cambiare nulla
order-draw-free = Pesca sempre le Carte Spionaggio gratis finché c'è posto in mano
order-sell-nothing = Non spendere mai PP
order-buy-nothing = Non comprare nulla fino alla fine dell'anno
order-convert-all = Il Controllo a Terra trasforma sempre tutti i dadi neutri che può
