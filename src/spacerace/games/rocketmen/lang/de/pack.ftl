### Was an einem Kartenpaket von Rocketmen nicht stimmt.

pack-not-tens = { $entry }: „{ $field }“ enthält { $value }, aber Geld gibt es nur in Schritten von $10.
pack-duplicate-id = { $entry }: Das Wort „{ $value }“ bezeichnet schon eine Karte von { $other }.
pack-duplicate-number = { $entry }: Die Kartennummer { $value } gehört schon zu { $other }.

pack-empty-cost = { $entry }: Der Preis ist leer; er muss Geld oder eine Ressource verlangen.
pack-rocket-cost = { $entry }: Ein Preis kann keine Raketenpunkte verlangen.
pack-effect-missing = { $entry }: Eine Karte der Art „{ $kind }“ braucht einen Effekt.
pack-effect-unwanted = { $entry }: Eine Karte der Art „none“ hat keinen Effekt.
pack-effect-misfit = { $entry }: Der Effekt „{ $effect }“ passt nicht zur Art „{ $kind }“.
pack-pad-item = { $entry }: Eine Karte der Art „{ $kind }“ braucht eine Ressource außer Geld, sonst kann sie nie auf einer Startrampe liegen.
pack-no-threat = { $entry }: Eine Gefahr „{ $value }“ gibt es nicht. Es gibt: { $known }.
pack-no-threat-hint = { $entry }: Eine Gefahr „{ $value }“ gibt es nicht. War „{ $hint }“ gemeint?

pack-mission-places = Es müssen zwölf Missionen mit den Plätzen 1 bis 12 sein. Die Plätze sind: { $places }.
pack-no-location = { $entry }: Auf dem Spielbrett gibt es keinen Ort für { $type } bei { $destination }.
pack-rocket-points = { $mission } braucht bei { $destination } { $points } Raketenpunkte, aber der Ort auf dem Spielbrett sagt { $board }.
pack-rising-vp = { $entry }: Eine spätere Mission darf nicht mehr bringen als eine frühere.
pack-location-count = Das Spielbrett muss 12 Orte haben; hier sind es { $count }.
pack-destinations = Ein Ziel fehlt: { $missing }.
pack-thresholds = Für 2, 3 und 4 Spieler muss es je eine Punktgrenze geben. Da sind: { $players }.
pack-small-deck = Der Nachziehstapel für zwei Spieler hat { $count } Karten; allein die Auslage braucht { $needed }.
pack-no-solo-goal = Jedes Persönliche Ziel trägt das Solo-Zeichen; das Solospiel braucht eines ohne.

## Reihenfolgen, die die Spielregeln drucken; ein Kartenpaket für ein neues Spiel muss sie haben

pack-order-price = { $entry }: Der Preis verlangt { $count } Ressourcen ({ $items }), aber in den Spielregeln kommt zum Geld höchstens eine Ressource dazu.
pack-order-arrival = { $entry }: Wer zuerst ankommt, erhält { $vp } SP und muss mehr erhalten als alle, die später kommen.
pack-order-tie = { $entry }: Bei Gleichstand steht { $better } in den Spielregeln über { $worse }, also muss die erste Ankunft dort mehr SP bringen; hier sind es { $more } gegen { $less }.
pack-order-locations = { $table }: { $destination } hat { $count } Orte, auf dem Spielbrett sind es { $needed }.
pack-order-threshold = { $entry }: Zu { $many } müssen weniger SP das Spiel beenden als zu { $few }; hier sind es { $less } gegen { $more }.
pack-order-start = { $entry }: Auf der Stufe { $higher } muss die KI weiter vorn beginnen als auf der Stufe { $lower }; hier ist es { $more } nach { $less }.
pack-order-target = { $entry }: Auf der Stufe { $level } beginnt die KI auf Feld { $start }, aber ihr Zielfeld bei { $destination } ist { $target }; sie muss davor beginnen.

cli-pack-parts-rocketmen = { $cards } Karten
cards-count-rocketmen = { $cards ->
    [one] Eine Karte.
   *[other] { $cards } Karten.
  }
