### Un programma a un tavolo di un server qualsiasi: il comando join e spacerace.client.

cli-join-short = far sedere un bot a un tavolo di un server qualsiasi
cli-join =
    Fa sedere un bot a un tavolo di un server qualsiasi e lo lascia giocare fino alla fine.
    Se la linea cade, si ricollega e continua dallo stesso punto.
cli-join-example =
    esempio:
      spacerace join "https://race.example.org/t/TABLE#seat=TOKEN" search:200
cli-join-link = il link del tavolo; uno personale prende il suo posto, ogni altro un posto libero. La chiave di un posto può venire anche dall'ambiente, in { $variable }
cli-join-bot = chi gioca: "sense", "random", "search:200" o "search:1s" con un budget, o un file proprio come my_bot.py
cli-join-name = il nome con cui prende un posto libero (se manca: il nome del bot)
cli-join-side = il colore o la nazione che prende con un posto libero (se manca: decide il caso)
cli-join-seed = un numero intero per le scelte proprie del bot; se manca, uno nuovo

join-seated = { $name } siede al tavolo { $table }. Ctrl+C lascia; la stessa riga torna a un link personale.
join-waits = La connessione è caduta ({ $reason }). Il prossimo tentativo è tra { $seconds } s.
join-over = { $count ->
    [0] La partita è finita: { $scores }.
    [one] La partita è finita: { $scores }. Ha vinto { $winners }.
   *[other] La partita è finita: { $scores }. Hanno vinto { $winners }.
}

refused-table-link = Questo non è il link di un tavolo: { $link }. È simile a https://race.example.org/t/TABLE
refused-no-name-no-token = Nessuno deve sedersi: indica la chiave di un posto, o un nome per un posto libero.
refused-token-holds-no-seat = Questa chiave non tiene alcun posto a questo tavolo. Forse è di un altro tavolo, o non vale più: chiedine una nuova.
refused-unreachable = Nessun server risponde a { $server }: { $reason }.
refused-answer = La risposta non si può leggere (stato { $status }). È l'indirizzo di un server di spacerace?
refused-redirect = Il server ci manda a { $to }. Usa quell'indirizzo: una chiave non si passa oltre.
refused-line = Il server ha chiuso la linea di questo posto.
refused-game-not-here = Lì si gioca a { $game }, con regole che qui non sono installate, o più nuove.
refused-no-client = Manca un pacchetto. Installalo con: pip install 'spacerace[client]'
