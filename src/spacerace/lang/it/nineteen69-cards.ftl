### I componenti di 1969: i nomi, e che cosa fanno a parole nostre.

## Nazioni

n-nation-usa = Stati Uniti
n-nation-ussr = Unione Sovietica
n-nation-canada = Canada
n-nation-france = Francia
n-nation-germany = Germania

## Simboli, come stanno sulle missioni

n-symbol-eva = EVA
n-symbol-launch-pad = Rampa di Lancio
n-symbol-carrier-rocket = Razzo Vettore
n-symbol-csm = CSM
n-symbol-lem = LEM
n-symbol-technology = Tecnologia

## Missioni, con il nome dei loro simboli, in breve: sulla plancia c'è poco posto

n-mission-eva = EVA
n-mission-pad = Rampa
n-mission-roc = Razzo
n-mission-csm = CSM
n-mission-lem = LEM
n-mission-tec = Tecnologia
n-mission-csm-eva = CSM + EVA
n-mission-pad-roc = Rampa + Razzo
n-mission-lem-tec = LEM + Tecnologia
n-mission-roc-csm-lem = Razzo + CSM + LEM
n-mission-pad-eva-tec = Rampa + EVA + Tecnologia
n-mission-moon = Luna

## Scienziati

n-scientist-basic = Base
n-scientist-basic-text = Un ricercatore. Due di loro possono condividere una ricerca.
n-scientist-inexperienced = Inesperto
n-scientist-inexperienced-text = Un ricercatore a buon prezzo, ma { $points } di prestigio alla fine.
n-scientist-famous = Famoso
n-scientist-famous-text = Un ricercatore, e { $points } di prestigio alla fine.
n-scientist-genius = Genio
n-scientist-genius-text = Conta come { $researchers } ricercatori.
n-scientist-spy = Spia
n-scientist-spy-text = Occupa uno spazio in una ricerca di un avversario: { $points } di prestigio per lui alla fine, e per te un segnalino bonus nella stessa ricerca, se lì non ne hai.

## Ricerche

n-research-espionage = Spionaggio
n-research-espionage-text = Per ogni ricercatore fino a { $amount } { $amount ->
    [one] carta
   *[other] carte
  } spionaggio gratis in ogni fase introiti.
n-research-robotics = Robotica
n-research-robotics-text = La tua prima assunzione dell'anno costa { $amount } M in meno per ogni ricercatore.
n-research-investors = Investitori
n-research-investors-text = Un lancio costa { $amount } M in meno per ogni ricercatore; quello verso la Luna mai.
n-research-insurance = Assicurazione
n-research-insurance-text = Ogni fallimento rimasto alla fine del tuo test paga { $amount } M per ogni ricercatore.
n-research-simulation = Simulazione
n-research-simulation-text = Per ogni ricercatore ritira fino a { $amount } { $amount ->
    [one] dado
   *[other] dadi
  } del tuo test, ciascuno una volta sola.
n-research-ground-control = Controllo a Terra
n-research-ground-control-text = Per ogni ricercatore trasforma in successo fino a { $amount } { $amount ->
    [one] dado neutro
   *[other] dadi neutri
  } del tuo test.
n-research-eva = Astronautica (EVA)
n-research-launch-pad = Rampa di Lancio
n-research-carrier-rocket = Razzo Vettore
n-research-csm = Modulo Orbitale (CSM)
n-research-lem = Modulo Lunare (LEM)
n-research-technology = Tecnologia
n-research-symbol-text = Missione con questo simbolo: +{ $amount } al tuo test per ogni ricercatore.

## Tutto il resto

n-espionage-card = Spionaggio { $value }
n-calendar-year = Anno { $year }
n-mission-die = Dado missione

## Che cos'è una riga del catalogo

deck-scientist = scienziato
deck-research = ricerca
deck-espionage = spionaggio
deck-year = anno
deck-nation = nazione
deck-die = dado
