### I componenti di 1969: i nomi, e che cosa fanno a parole nostre.

## Nazioni

n-nation-usa = Stati Uniti d'America
n-nation-ussr = U.R.S.S.
n-nation-canada = Canada
n-nation-france = Francia
n-nation-germany = Germania

## Simboli, come stanno sulle missioni

n-symbol-eva = Astronautica
n-symbol-launch-pad = Rampa di Lancio
n-symbol-carrier-rocket = Razzo Vettore
n-symbol-csm = Modulo Orbitale
n-symbol-lem = Modulo Lunare
n-symbol-technology = Tecnologia

## Missioni, con il nome dei loro simboli

n-mission-eva = Astronautica
n-mission-pad = Rampa di Lancio
n-mission-roc = Razzo Vettore
n-mission-csm = Modulo Orbitale
n-mission-lem = Modulo Lunare
n-mission-tec = Tecnologia
n-mission-csm-eva = Modulo Orbitale + Astronautica
n-mission-pad-roc = Rampa di Lancio + Razzo Vettore
n-mission-lem-tec = Modulo Lunare + Tecnologia
n-mission-roc-csm-lem = Razzo Vettore + Modulo Orbitale + Modulo Lunare
n-mission-pad-eva-tec = Rampa di Lancio + Astronautica + Tecnologia
n-mission-moon = Missione Lunare

## Scienziati

n-scientist-basic = Scienziato Base
n-scientist-basic-text = Un ricercatore. Due di loro possono condividere una ricerca.
n-scientist-inexperienced = Scienziato Inesperto
n-scientist-inexperienced-text = Un ricercatore a buon prezzo, ma { $points } di prestigio alla fine.
n-scientist-famous = Scienziato Famoso
n-scientist-famous-text = Un ricercatore, e { $points } di prestigio alla fine.
n-scientist-genius = Scienziato Geniale
n-scientist-genius-text = Conta come { $researchers } ricercatori.
n-scientist-spy = Spia
n-scientist-spy-text = Occupa uno spazio in una ricerca di un avversario: { $points } di prestigio per lui alla fine, e per te un segnalino Bonus nella stessa ricerca, se lì non ne hai.

## Ricerche

n-research-espionage = Spionaggio
n-research-espionage-text = Per ogni ricercatore fino a { $amount } { $amount ->
    [one] carta
   *[other] carte
  } Spionaggio gratis in ogni Fase Introiti.
n-research-robotics = Robotica
n-research-robotics-text = La tua prima assunzione dell'anno costa { $amount } M in meno per ogni ricercatore.
n-research-investors = Investitori
n-research-investors-text = Un lancio costa { $amount } M in meno per ogni ricercatore; quello della Missione Lunare mai.
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
