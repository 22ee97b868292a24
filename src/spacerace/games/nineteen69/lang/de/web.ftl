### Der Tisch von 1969 im Browser. Sätze über das Geschehen stehen in nineteen69.ftl.

## What cards and dice show

n-espionage-card-text = { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
  } für deine Rakete oder gegen eine andere.
n-face-success = Erfolg
n-face-neutral = neutral
n-face-failure = Fehlschlag

## Parts of the table

web-1969-calendar = Kalender
web-1969-prestige = Prestigepunkte
web-1969-missions = Missionen
web-1969-market = Stellenmarkt
web-1969-flight = Der Flug
web-1969-duel = Spionagekarten
web-1969-sheets-of = Tafeln von { $name }
web-1969-sheet-ground = Bodenkontrolle
web-1969-sheet-rocket = Rakete
web-1969-hand = Deine Karten: { $cards } von { $limit }
web-1969-page-flight = Flug
web-1969-page-missions = Missionen
web-1969-page-mine = Tafeln
web-1969-page-rivals = Gegner
web-1969-page-market = Markt
web-1969-page-log = Protokoll
web-1969-nobody = niemand
web-1969-recon = Dieses Zeichen steht bei Werten, die wir rekonstruiert haben: Keine Quelle zeigt die gedruckten.
web-1969-highlighted = Was du wählen kannst, ist auf dem Tisch hervorgehoben.

## Calendar and standings

web-1969-phase-setup = Aufbau
web-1969-phase-income = Einkommen
web-1969-phase-purchase = Käufe
web-1969-phase-mission = Missionen
web-1969-phase-ending = Jahresende
web-1969-year = { $year }: Einkommen { $money }, verkaufen darf man bis zu { $points }.
web-1969-standing = { $name }: { $points }.
web-1969-total = gesamt

## Missions

web-1969-about-mission = { $mission }: Symbole { $symbols }; Startkosten { $money }; { $espionage ->
    [one] { $espionage } Kartenpunkt
   *[other] { $espionage } Kartenpunkte
  } pro Feld; { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
  }, das letzte für { $most } PP; Flaggen im Kasten: { $flags }.{ $recon ->
    [yes] {" "}Manche dieser Werte haben wir rekonstruiert.
   *[no] {""}
  }
web-1969-odds = ⌀ { $mean } PP
web-1969-help = Deine Forscher bringen { $count } auf den Test.
web-1969-launch-cost = Was der Start kostet
web-1969-espionage-cost = { $espionage ->
    [one] { $espionage } Kartenpunkt bewegt die Rakete um ein Feld.
   *[other] { $espionage } Kartenpunkte bewegen die Rakete um ein Feld.
  }
web-1969-box = Flaggen derer, die diese Mission geflogen sind: Für jeden, der sie später fliegt, ist sie pro Flagge 1 PP weniger wert.

## Players

web-1969-money = Geld, in Millionen
web-1969-cards = { $cards ->
    [one] { $cards } Spionagekarte
   *[other] { $cards } Spionagekarten
  }
web-1969-moon-progress = Fortschritt zum Mond: { $space ->
    [one] { $space } Feld
   *[other] { $space } Felder
  }
web-1969-first = Startspieler dieses Jahres
web-1969-first-sign = 1.
web-1969-thinks = ist dran
web-1969-launched = Dieses Jahr gestartet: { $mission }
web-1969-spied = Ein Spion von { $name }!
web-1969-spy-here = Hier spionieren
web-1969-token = Bonusmarker
web-1969-short-espionage = Gratiskarten +{ $amount }
web-1969-short-robotics = 1. Forscher −{ $amount } M
web-1969-short-investors = Starts −{ $amount } M
web-1969-short-insurance = Fehlschlag { $amount } M
web-1969-short-simulation = neue Würfe +{ $amount }
web-1969-short-ground-control = neutral zählt +{ $amount }
web-1969-short-symbol = Test +{ $amount }
web-1969-about-research = { $research }: { $text } Hier: { $cubes }; { $count ->
    [one] { $count } Forscher
   *[other] { $count } Forscher
  }.

## Scientists and cards

web-1969-about-scientist = { $scientist }: { $text } { $left ->
    [0] Keiner ist mehr da.
    [one] { $left } ist noch da.
   *[other] { $left } sind noch da.
  }
web-1969-scientist = { $spy ->
    [yes] bei Rivalen, { $signed } PP
   *[no] { $researchers ->
        [one] { $researchers } Forscher
       *[other] { $researchers } Forscher
      }{ $points ->
        [0] {""}
       *[other] , { $signed } PP
      }
  }
web-1969-cancel = Doch niemanden einstellen
web-1969-cards-title = Spionagekarte
web-1969-deck = { $cards ->
    [one] { $cards } Karte im Stapel
   *[other] { $cards } Karten im Stapel
  }
web-1969-discards = Ablage
web-1969-discards-about = Gespielte und abgeworfene Karten liegen offen.
web-1969-face-down = eine verdeckte Karte
web-1969-rolled = { $player } würfelt: { $successes ->
    [one] { $successes } Erfolg
   *[other] { $successes } Erfolge
  }, { $neutrals } neutral, { $failures ->
    [one] { $failures } Fehlschlag
   *[other] { $failures } Fehlschläge
  }.

## A flight

web-1969-flight-of = { $name }: { $mission }
web-1969-no-flight = Keine Rakete ist in der Luft.
web-1969-held = Schau dem Flug zu …
web-1969-rolling = Die Würfel rollen …
web-1969-rerolling = Einen Würfel neu werfen?
web-1969-converting = Wie viele neutrale Würfel soll die Bodenkontrolle drehen?
web-1969-reroll = neu werfen
web-1969-not-rolled = noch nicht geworfen
web-1969-rerolled = { $face }, neu geworfen
web-1969-sum-successes = { $count ->
    [one] Erfolg
   *[other] Erfolge
  }
web-1969-sum-failures = { $count ->
    [one] Fehlschlag
   *[other] Fehlschläge
  }
web-1969-sum-symbols = durch Forscher
web-1969-insured = Versicherung
web-1969-against = Gegen die Rakete
web-1969-for = Für die Rakete
web-1969-fold = Zum Spielplan
web-1969-unfold = Zurück zum Flug
web-1969-your-cards = Wähle deine Karten unten.
web-1969-choosing = wählt …
web-1969-no-cards = keine Karten
web-1969-pushed-back = { $spaces ->
    [one] { $spaces } Feld zurück
   *[other] { $spaces } Felder zurück
  }
web-1969-pushed-ahead = { $spaces ->
    [one] { $spaces } Feld voran
   *[other] { $spaces } Felder voran
  }
web-1969-result = { $name } bekommt { $points }{ $flags ->
    [0] {""}
   *[other] : { $printed } auf der Leiste, { $flags } weniger wegen Flaggen
  }.
web-1969-landed = { $name } ist auf dem Mond gelandet!
web-1969-came-near = Der Mondflug von { $name } ist zu Ende.
web-1969-gained = +{ $points } PP
web-1969-progressed = ein Schritt zum Mond

home-mode-1969-standard = Der Wettlauf zum Mond
web-1969 = 1969
web-1969-what = Stelle Wissenschaftler ein, spioniere die anderen aus, wirf fünf Würfel, und sei auf dem Mond, bevor das Jahrzehnt zu Ende ist.

## The nation of a player

web-table-side-1969 = Nation
web-table-side-of-1969 = Nation von Platz { $number }
web-table-side-random-1969 = Zufällige Nation
