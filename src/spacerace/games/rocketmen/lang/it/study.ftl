know-points-missions = Missioni
know-points-threats = Pericoli sventati
know-points-tokens = Primi su Luna e Marte
know-points-goal = Obiettivo Personale
know-points-variants = Varianti
know-tie-goal-missed = I punti sarebbero bastati, ma l'Obiettivo Personale non è stato raggiunto: vince l'AI.
know-tie-alone = Tanti punti quanti l'AI: { $won ->
    [yes] qui basta.
   *[no] in parità vince l'AI.
}
know-tie-best-mission = I punti erano pari; ha deciso la missione migliore.
know-tie-missions = I punti erano pari; ha deciso il maggior numero di missioni.
know-aim-no-mission = Non c'è ancora una missione da lanciare: prima servono carte migliori.
know-aim-wait = Aspetta, per lanciare più tardi con migliori probabilità: { $where }.
know-aim-towards = Punta a { $where }.
know-aim-mission = Punta a { $where }{ $need ->
    [0] : si potrebbe già lanciare.
    [one] : manca 1 punto Vettore.
   *[other] : mancano { $need } punti Vettore.
}
know-luck-arrived = { $where }: missione arrivata, con una probabilità iniziale del { $chance }%.
know-luck-failed = { $where }: missione fallita, con una probabilità iniziale del { $chance }%.
know-luck-aborted = { $where }: missione abortita; le pescate hanno portato la probabilità dal { $chance }% al { $left }%.
know-feat-first-moon = Primo sulla Luna.
know-feat-first-mars = Primo su Marte.
know-feat-flight = Il miglior volo: { $points } PV a { $location }.
