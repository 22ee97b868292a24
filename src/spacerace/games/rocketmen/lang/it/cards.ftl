### Le carte di Rocketmen: i nomi, e che cosa fanno a parole nostre.

## Tipi di missione

mission-satellite = Satellite
mission-spaceship = Astronave
mission-space-hotel = Hotel Spaziale
mission-orbital-shipyard = Cantiere Orbitale
mission-space-station = Stazione Spaziale
mission-asteroid-mining = Miniera Spaziale
mission-base = Base

## Carte Missione, con il nome del loro tipo

card-asteroid-mining = Miniera Spaziale
card-base-1 = Base
card-base-2 = Base
card-spaceship-1 = Astronave
card-spaceship-2 = Astronave
card-spaceship-3 = Astronave
card-orbital-shipyard = Cantiere Orbitale
card-satellite-1 = Satellite
card-satellite-2 = Satellite
card-space-hotel = Hotel Spaziale
card-space-station-1 = Stazione Spaziale
card-space-station-2 = Stazione Spaziale

## Risorse

card-asteroid-laser-ablation = Ablazione Laser di Asteroide
card-asteroid-laser-ablation-text = Questa carta va nella tua Discarica; prendi dal display un Impatto con Asteroide e mettilo nella tua Area di Gioco senza pagare.
card-backup-systems = Sistemi di Backup
card-backup-systems-text = Una volta durante il tuo lancio il Vettore avanza di 1 casella. Questa carta resta sulla Rampa di Lancio.
card-big-data = Big Data
card-big-data-text = Quando la usi per pagare, pesca 1 carta dal tuo HQ.
card-designer-drugs = Nuovi Farmaci
card-designer-drugs-text = Questa carta va nella tua Discarica; prendi dal display una Pandemia e mettila nella tua Area di Gioco senza pagare.
card-detailed-planning = Pianificazione Dettagliata
card-detailed-planning-text = Prima della tua prima pescata: scarta questa carta, scopri tre carte Successo Missione, giocane una come prima pescata e metti da parte le altre per questo lancio. Se il lancio riesce, questa carta va nella tua Discarica.
card-global-internet = Internet Globale
card-global-internet-text = Quando la usi per pagare, puoi mettere gratis un'altra carta della Mano sul Piano Missione o sulla Rampa di Lancio.
card-government-contract = Contratto Governativo
card-government-contract-text = Il suo denaro è $10 per ogni missione che hai completato.
card-multi-purpose-space-suit = Tuta Spaziale Multi-Uso
card-multi-purpose-space-suit-text = Dopo una pescata: scarta questa carta, metti da parte la carta pescata senza usarla e pesca di nuovo. La carta messa da parte non è una pescata.
card-nanomaterials = Nanomateriali
card-nanomaterials-text = Nessun effetto.
card-solar-energy = Energia Solare
card-solar-energy-text = Questa carta va nella tua Discarica; prendi dal display un Cambiamento Climatico e mettilo nella tua Area di Gioco senza pagare.
card-storage-batteries = Batterie Ricaricabili
card-storage-batteries-text = Metti nella tua Discarica un'altra carta della Mano o del Magazzino, poi pesca 1 carta dal tuo HQ.
card-super-capacitors = Super Condensatori
card-super-capacitors-text = Scarta questa carta e quante carte vuoi della Mano, poi pescane altrettante dal tuo HQ, contando anche questa.
card-industrial-espionage = Spionaggio Industriale
card-industrial-espionage-text = Una volta durante il tuo lancio scegli una carta sulla Rampa di Lancio di un avversario: fino alla fine del lancio questa carta ha i suoi oggetti e il suo effetto. Ciò che l'effetto scarta o rimuove è questa carta.
card-afterburner = Postbruciatori
card-afterburner-text = In qualunque momento del tuo lancio, anche dopo l'ultima pescata: questa carta va nella tua Discarica e il Vettore avanza di 1 casella.
card-super-computer = Supercomputer
card-super-computer-text = Nessun effetto.
card-biogenetic-research = Ricerca Biogenetica
card-biogenetic-research-text = Nessun effetto.
card-depot = Deposito
card-depot-text = Permanente: non lascia mai la Rampa di Lancio. Una volta per turno deponi qui gratis una carta della Mano, oppure riprendi in Mano tutte le sue carte. Ne contiene 3. Le carte deposte non danno né oggetti né effetti.
card-electric-cars = Auto Elettriche
card-electric-cars-text = Metti un'altra carta della tua Area di Gioco in cima al tuo HQ.
card-hydroponics = Coltura Idroponica
card-hydroponics-text = Nessun effetto.
card-ion-thrusters = Propulsori Ionici
card-ion-thrusters-text = Nessun effetto.
card-life-support = Supporto Vitale
card-life-support-text = Una volta durante il tuo lancio il Vettore avanza di 1 casella. Questa carta resta sulla Rampa di Lancio.
card-mission-control = Controllo Missione
card-mission-control-text = Quando abortisci un lancio, non scarti carte.
card-nuclear-fusion = Fusione Nucleare
card-nuclear-fusion-text = Nessun effetto.
card-quantum-computers = Computer Quantici
card-quantum-computers-text = Pesca 3 carte dal tuo HQ.
card-radiation-shielding = Schermatura Antiradiazioni
card-radiation-shielding-text = Quando peschi uno 0: scarta questa carta, e lo 0 vale 2.
card-reusable-rocket-parts = Stadi Riutilizzabili
card-reusable-rocket-parts-text = Quando il tuo lancio è riuscito o fallito, riprendi in Mano fino a due Motori dalla Rampa di Lancio prima che si svuoti.
card-robotics = Robotica
card-robotics-text = Quando la usi per pagare, pesca 1 carta dal tuo HQ.
card-space-elevator = Ascensore Spaziale
card-space-elevator-text = Quando lo usi per pagare, puoi mettere gratis un'altra carta della Mano sul Piano Missione o sulla Rampa di Lancio.

## Motori

card-small-rocket-boosters = Propulsori Piccoli
card-standard-rocket-engines = Motori Standard
card-super-heavy-engines = Motori Superpesanti

## Pericoli

card-asteroid-impact = Impatto con Asteroide
card-climate-change = Cambiamento Climatico
card-pandemic = Pandemia

## Obiettivi Personali

card-assembly-line = Catena di Montaggio
card-assembly-line-text = Cantiere Orbitale e Stazione Spaziale in orbita terrestre.
card-crowded-orbit = Orbita Affollata
card-crowded-orbit-text = Tre missioni in orbita terrestre.
card-grand-tour = Gran Tour
card-grand-tour-text = Una missione in orbita terrestre, una sulla Luna e una su Marte.
card-holiday-in-orbit = Vacanze in Orbita
card-holiday-in-orbit-text = Hotel Spaziale e Astronave in orbita terrestre.
card-long-haul = Lungo Viaggio
card-long-haul-text = Astronave su Marte.
card-lunar-village = Villaggio Lunare
card-lunar-village-text = Base sulla Luna e lì un'altra missione.
card-moonrush = Corsa alla Luna
card-moonrush-text = Tre missioni sulla Luna.
card-pathfinder = Apripista
card-pathfinder-text = Possiedi il segnalino Luna o il segnalino Marte.
card-red-frontier = Frontiera Rossa
card-red-frontier-text = Base o Miniera Spaziale su Marte.
card-shuttle-service = Servizio Navetta
card-shuttle-service-text = Astronavi verso due destinazioni.
card-signal-relay = Ponte Radio
card-signal-relay-text = Satelliti in orbita terrestre e alla Luna.
card-twin-stations = Stazioni Gemelle
card-twin-stations-text = Stazioni Spaziali in orbita terrestre e alla Luna.

## Varianti

card-big-crews = Grandi Equipaggi
card-big-crews-text = Il limite di Mano di tutti è più alto di uno.
card-bulk-order = Ordine all'Ingrosso
card-bulk-order-text = Puoi comprare due Motori per turno.
card-clear-skies = Cielo Sereno
card-clear-skies-text = Una volta per lancio puoi ignorare uno 0 pescato e pescare di nuovo.
card-fast-track = Corsia Preferenziale
card-fast-track-text = Mettere una carta sul Piano Missione è gratis.
card-open-market = Mercato Aperto
card-open-market-text = Una volta per turno puoi pagare $10 per mettere una carta del display sotto il mazzo e riempire il suo spazio. È un'azione a sé.
card-chip-lead = Primato dei Chip
card-chip-lead-text = Alla fine, chi ha più oggetti Computer guadagna 3 punti.
card-gene-lead = Primato dei Geni
card-gene-lead-text = Alla fine, chi ha più oggetti Biotecnologia guadagna 3 punti.
card-material-lead = Primato dei Materiali
card-material-lead-text = Alla fine, chi ha più oggetti Materiali Compositi guadagna 3 punti.
card-thrust-lead = Primato della Spinta
card-thrust-lead-text = Alla fine, chi ha più punti Vettore sulle carte guadagna 3 punti.
card-world-savers = Salvatori del Mondo
card-world-savers-text = Alla fine, chi ha più carte Pericolo, almeno una, guadagna 3 punti.

## Successo Missione e Solitario

card-success-4 = Successo Missione 4
card-success-3 = Successo Missione 3
card-success-2 = Successo Missione 2
card-success-1 = Successo Missione 1
card-success-0 = Successo Missione 0
card-solitaire-149 = Solitario 149
card-solitaire-150 = Solitario 150
card-solitaire-151 = Solitario 151
card-solitaire-152 = Solitario 152
card-solitaire-153 = Solitario 153
card-solitaire-154 = Solitario 154
card-solitaire-155 = Solitario 155

## Destinazioni

destination-earth = Orbita terrestre
destination-moon = Luna
destination-mars = Marte

## Oggetti

item-money = Denaro
item-computer = Computer
item-composite = Materiali Compositi
item-biotech = Biotecnologia
item-science = Scienza
item-rocket = Punto Vettore

## Risultati

achievement-rocket = Punto Vettore
achievement-hand = +1 al limite di Mano
achievement-science = Scienza
achievement-money = $20

## Colori

colour-white = bianco
colour-red = rosso
colour-yellow = giallo
colour-blue = blu

## Generi

kind-none = nessun effetto
kind-discard = SCARTA
kind-one-use = USO UNICO
kind-launch-pad = RAMPA DI LANCIO
kind-pay = SE USATA PER PAGARE

## Mazzi

deck-mission = Missione
deck-teal = Risorsa verde
deck-pink = Risorsa viola
deck-engine = Motore
deck-threat = Pericolo
deck-success = Successo Missione
deck-goal = Obiettivo Personale
deck-variant = Variante
deck-solitaire = Solitario

## Da dove viene un valore

source-rule = lo dice un regolamento
source-picture = letto su un'immagine della carta
source-page = da una recensione o anteprima pubblica
source-derived = segue da valori noti
source-recon = nostra ricostruzione
