### Rocketmen erklärt: zwei Minuten, die Symbole, und die Einführung in einer ersten Partie.
### Ein Text der Einführung beginnt mit seinem Titel zwischen zwei Sternen.
### Die Partien hinter den Ratschlägen stehen bei den englischen Texten.

## How to play in two minutes

guide-rm-brief-aim = **Das Ziel.** Fliege Missionen in den Erdorbit, zum Mond und zum Mars. Jede Mission, die ankommt, bringt Siegpunkte (SP), mehr für den, der zuerst da ist. Die meisten Punkte gewinnen.
guide-rm-brief-hand = **Deine Hand.** Du spielst mit sechs Karten. Eine Karte ist das Geld und die Ressourcen wert, die auf ihr stehen: Computer, Verbundwerkstoff, Biotechnologie, Wissenschaft und Raketenpunkte.
guide-rm-brief-buy = **Kaufen.** Lege Karten aus, die den Preis decken, und nimm eine bessere Karte aus der Auslage oder einen Antrieb. Was du gekauft und womit du gezahlt hast, kommt später zu dir zurück; so werden deine Karten von Zug zu Zug besser.
guide-rm-brief-plan = **Vorbereiten.** Für $10 pro Karte platzierst du eine Mission auf deinem Missionsplan, und Antriebe und andere Karten mit Ressourcen auf deiner Startrampe. Dort bleiben sie, bis du fliegst.
guide-rm-brief-launch = **Starten.** Hast du die Raketenpunkte, die deine Mission braucht, wähle ein Ziel und los. Karten auf der Startrampe mit der passenden Ressource geben Extraschub: Sie rücken die Rakete schon vor der ersten Karte vor.
guide-rm-brief-fly = **Das Glück herausfordern.** Ziehe bis zu 3, 4 oder 5 Karten; jede rückt die Rakete um ihre Zahl vor, 0 bis 4. Kommst du an, bekommst du Punkte. Gehen dir die Karten aus, verlierst du deine Startrampe. Nach jeder Karte darfst du für einen kleinen Preis abbrechen.
guide-rm-brief-end = **Das Ende.** Hat jemand genug Punkte auf der Leiste, oder sind die Missionen aus, wird die Runde zu Ende gespielt. Gekaufte Gefahren, ein Persönliches Ziel und die Marker für den ersten Flug zu Mond und Mars bringen noch Punkte.

## The aim, the table, the cards

guide-rm-aim = **Worum es geht.** Bringe Missionen in den Erdorbit, zum Mond und zum Mars. Jede Ankunft bringt Siegpunkte (SP), mehr für den ersten Besucher. Die letzte Runde läuft, sobald jemand die Flagge auf der Siegpunktleiste erreicht hat, oder wenn die Missionen aus sind. Die meisten Punkte gewinnen.
guide-rm-aim-battle = **Worum es geht.** Das ist das kurze Spiel: Alle Missionen fliegen in den Erdorbit. Jede Ankunft bringt Siegpunkte (SP), mehr für den ersten Besucher. Sobald jemand vier Missionen geschafft hat, läuft die letzte Runde. Die meisten Punkte gewinnen.
guide-rm-aim-solo = **Worum es geht.** Du allein gegen die KI, die eigene Missionen fliegt und dir die Auslage wegfrisst. Du gewinnst mit mehr Siegpunkten als die KI, wenn auch dein Persönliches Ziel erfüllt ist.
guide-rm-table = **Was wo liegt.** Auf dem Markt liegen sechs Karten in der Auslage und drei Antriebsstapel. Der Weltraum zeigt, wohin Missionen fliegen können und was sie bringen. Zu deinem Tableau gehören deine Hand, dein Missionsplan und deine Startrampe. Um eine Karte zu lesen, zeige mit der Maus darauf oder halte sie mit dem Finger gedrückt.
guide-rm-hand = **Karten sind dein Geld.** Jede Handkarte zahlt mit dem, was auf ihr steht: Dollar und Ressourcen. Eine Kasse gibt es nicht: Du zahlst, indem du Karten auslegst, und Wechselgeld bekommst du keines. Verloren sind sie nicht; sie kommen später zu dir zurück.
guide-rm-goals = **Deine Persönlichen Ziele.** Du hast zwei geheime Ziele. Eines davon bringt am Ende Punkte, wenn du getan hast, was es verlangt. Sieh sie dir gleich an: Sie sagen dir, wohin du fliegen sollst.
guide-rm-goal-alone = **Dein Persönliches Ziel.** Allein hast du ein Ziel, und es ist Pflicht: Ist es am Ende nicht erfüllt, verlierst du, wie viele Punkte du auch hast. Sieh es dir gleich an.
guide-rm-variants = **Varianten sind im Spiel.** Zwei Varianten liegen offen. Sie ändern eine Regel oder bringen am Ende Punkte, und zwar für alle. Lies sie einmal; sie gelten die ganze Partie.
guide-rm-what-to-buy = **Was lohnt sich?** Ein Antrieb oder zwei, und bald: Ohne Raketenpunkte fliegt nichts, und wer in den ersten vier Runden keinen kauft, gewinnt selten. Zu zweit kaufe früh auch Vorteile: Sie machen jeden späteren Zug reicher.
guide-rm-engines = **Antriebe.** Ein Antrieb gibt Raketenpunkte und sonst nichts, und du darfst einen pro Zug kaufen. Der Erdorbit verlangt wenige Punkte, der Mond mehr, der Mars viele.
guide-rm-threats = **Gefahren.** Asteroideneinschlag, Klimawandel und Pandemie sind am Ende 2 SP wert und zu sonst nichts gut: Sie verstopfen nur deine Hand. Je mehr Punkte du hast, desto mehr kosten sie. Kaufe welche, aber nicht schon in den ersten acht Runden: Wer sich gleich auf sie stürzt, verliert öfter.
guide-rm-effects = **Karten, die etwas tun.** Manche Karten kannst du für ihren Text ausspielen, statt mit ihnen zu zahlen: Achte auf das Wort ABLEGEN. Du bekommst das eine oder das andere, nicht beides.
guide-rm-tokens = **Erfolge zahlen mit.** Dein $20-Marker und dein Wissenschaftsmarker können einmal pro Zug zahlen, wie eine Karte, die du behältst. Benutzt oder nicht: In deinem nächsten Zug sind sie wieder bereit.
guide-rm-pad-effects = **Hilfe von der Startrampe.** Eine Karte mit STARTRAMPE lässt sich jetzt einsetzen. Manche legst du dafür ab, manche kommen aus dem Spiel: Lies erst die Karte. Jede wirkt einmal pro Start; einsetzen musst du keine.
guide-rm-depot = **Das Depot.** Einmal pro Zug lagert es eine Handkarte ein oder gibt alle eingelagerten zurück. So hebst du Karten für einen späteren Zug auf.
guide-rm-market = **Offener Markt.** Für $10 darfst du eine Karte der Auslage unter den Stapel legen, und eine neue kommt: für dich oder für den nächsten Spieler.
guide-rm-give = **Die KI füttern?** Einmal pro Zug darfst du der KI eine Karte der Auslage geben; dafür rückt ihre Rakete ein Feld vor. Das macht einen Platz leer, und die KI nimmt die Karte ganz links nur, wenn alle sechs belegt sind.

## What just happened

guide-rm-bought = **Du hast etwas gekauft.** Die neue Karte und die, mit denen du gezahlt hast, liegen in deinem Spielbereich. Am Ende des Zuges kommen sie in dein Lagerhaus. Ist dein HQ leer, wird das Lagerhaus zum neuen HQ gemischt, und dann ziehst du, was du gekauft hast.
guide-rm-planned = **Eine Mission ist geplant.** Sie wartet auf deinem Missionsplan, bis du sie fliegst. Wohin sie kann und wie viele Raketenpunkte sie für jedes Ziel braucht, steht auf der Karte. Wohin es geht, musst du noch nicht wissen.
guide-rm-loaded = **Die Startrampe wächst.** Karten warten dort auf den Start: Sie bringen Raketenpunkte, Extraschub und ihre STARTRAMPE-Effekte. Zahlen können sie nicht mehr, und nach Erfolg oder Fehlschlag kommen sie zurück in dein Lagerhaus.
guide-rm-turn-ended = **Dein Zug ist vorbei.** Was du gespielt hast, kommt in dein Lagerhaus, und du ziehst wieder auf sechs Karten. Was du nicht benutzt hast, bleibt auf deiner Hand.
guide-rm-rival = **Die anderen.** Sie tun, was du tust: kaufen, vorbereiten, starten. Du darfst dir alles von ihnen ansehen, nur nicht Hand und Ziele. Ihr Missionsplan zeigt, was sie vorhaben: Wer zuerst an einem Ort ist, bekommt dort die meisten Punkte.
guide-rm-shuffled = **Ein neues HQ.** Dein HQ war leer, also wurde dein Lagerhaus gemischt und ist jetzt dein HQ. Von nun an ziehst du die Karten, die du gekauft hast.
guide-rm-declared = **Ein Start.** Die Rakete steht auf 0. Bis in den Erdorbit sind es 8 Felder, zum Mond 10, zum Mars 13. Dafür gibt es 3, 4 oder 5 Karten. Raketenpunkte entscheiden nur, ob du starten darfst.
guide-rm-boosted = **Extraschub.** Vor der ersten Karte ist die Rakete für jede passende Ressource auf der Startrampe ein Feld vorgerückt: Computer in den Erdorbit, Verbundwerkstoff zum Mond, Biotechnologie zum Mars. Wissenschaft zählt als jede davon.
guide-rm-drawn = **Missionserfolg-Karten.** Der Stapel hat 18 Karten: eine 4, vier 3en, sechs 2en, fünf 1en und zwei 0en. Im Schnitt ist das knapp 2. Vor jedem Start werden alle 18 gemischt.
guide-rm-zero = **Eine Null.** Sie hat eine Karte verbraucht, und die Rakete bleibt stehen. Zwei der achtzehn Karten sind so.
guide-rm-aborted = **Abgebrochen.** Die Mission bleibt geplant und kann ein andermal fliegen. Der Preis sind ein paar Karten der Startrampe: eine weniger, als gezogen wurden.
guide-rm-failed = **Die Mission ist gescheitert.** Die Karten sind verbraucht, das Ziel ist nicht erreicht: Die ganze Startrampe wird abgelegt. Mehr geht nicht verloren. Die Karten kommen ins Lagerhaus und später zurück.
guide-rm-arrived = **Deine Mission ist angekommen!** Die Punkte des Ortes hast du sofort bekommen, und einen Erfolg für den Rest der Partie. Die Missionskarte ist für immer weg; die Karten deiner Startrampe kommen später zu dir zurück.
guide-rm-rival-arrived = **Jemand ist angekommen.** Wer als Nächstes an diesen Ort kommt, bekommt immer noch Punkte, nur weniger. Du selbst kannst keinen Ort zweimal besuchen.
guide-rm-first-token = **Zuerst bei Mond oder Mars.** Wer dort als Erster eine Mission schafft, nimmt einen Marker, der am Ende 1 SP wert ist.
guide-rm-ending = **Das Ende ist nah.** Die Runde wird zu Ende gespielt, damit alle gleich viele Züge hatten. Jetzt zählen Punkte: ein Start, der noch ankommen kann, oder Gefahren, die du bezahlen kannst.
guide-rm-ai-mission = **Die KI hat eine Mission.** Zwei Karten sagen, wohin sie fliegt und wo ihre Rakete anfängt. Zu Beginn jedes deiner Züge rückt sie ein Feld vor. Du siehst, wie viele Züge noch bleiben.
guide-rm-ai-arrived = **Die KI ist angekommen.** Sie bekommt die Punkte des Ortes wie ein Spieler. War sie vor dir da, bekommst du dort weniger.
guide-rm-ai-took = **Die KI nimmt eine Karte.** Lässt du die Auslage voll, nimmt die KI am Ende deines Zuges die Karte ganz links; eine Gefahr bringt ihr 2 SP. Aber kaufe nicht nur deshalb: Wer in jedem Zug etwas kauft, gewinnt seltener.

## What to consider

guide-rm-idea-rhythm = **Ein guter Rhythmus.** Zwei, drei Züge kaufen, dann die erste Mission, in der Regel in den Erdorbit: Wer erst sechs Züge lang kauft oder gleich weiter fliegt, gewinnt selten. Ihr Erfolg hilft dir den Rest der Partie.
guide-rm-idea-boost = **Sichere Felder.** Eine Karte bringt im Schnitt etwas weniger als 2 Felder. Frage dich also, wie viele Felder nach dem Extraschub fehlen: 6 bei drei Karten in den Erdorbit sind halb und halb, 5 sind gut. Warte bei schlechten Chancen auf mehr Extraschub, aber nicht auf Gewissheit: Wer auf 80 % wartet, gewinnt selten.
guide-rm-idea-combine = **Kaufen und platzieren in einem Zug.** Du darfst so viel tun, wie deine Karten bezahlen. Jede Zahlung steht für sich: Was eine Karte zu viel gibt, verfällt.
guide-rm-idea-cost = **Jede Karte tut eines.** Eine Karte, die zahlt, kann in diesem Zug nicht platziert werden, und eine Karte auf der Startrampe zahlt nicht. Das Geld auf einer Karte, die du platzierst, zahlt aber für ihren Platz.
guide-rm-idea-points = **Erst nah, dann weiter.** Ferne Ziele bringen mehr und brauchen mehr. Flieg nach den ersten Missionen weiter: Wer nur in den Erdorbit fliegt, hat keine Chance.

## What you are asked now

guide-rm-now-waiting = **{ $name } ist dran.** Du brauchst nur zuzuschauen. Solange kannst du dir jede Karte und jeden Stapel ansehen.
guide-rm-now-chance = **Karten werden ausgeteilt.** Das geht von selbst; einen Moment.
guide-rm-now-over = **Das Spiel ist aus.** Danke fürs Spielen!
guide-rm-now-acting = **Dein Zug.** Tu, so viel du willst, in beliebiger Reihenfolge: kaufen, Karten platzieren, ablegen. Zuletzt starte, oder beende den Zug.
guide-rm-now-acting-launch = **Du kannst starten.** Du hast die Raketenpunkte, die deine Mission braucht. Ein Start beendet den Zug, also tu alles andere vorher. Sehen die Chancen schlecht aus, sammle mehr Extraschub und flieg später.
guide-rm-now-acting-pending = **Nutze, was du verdient hast.** Eine Karte, mit der du gezahlt hast, hat dir eine Karte oder ein kostenloses Platzieren verdient. Nutze es vor dem Start oder dem Ende des Zuges, sonst verfällt es.
guide-rm-now-acting-plan = **Kaufe, oder plane eine Mission.** Wähle eine Karte des Marktes, um sie zu kaufen. Oder platziere für $10 eine Mission aus deiner Hand auf dem Missionsplan; zahlen kann auch ihr eigenes Geld. Erst dann dürfen Karten auf die Startrampe.
guide-rm-now-acting-load = **Belade die Rampe, oder kaufe.** Deine Mission ist geplant. Platziere Antriebe und Karten mit Ressourcen auf der Startrampe, für je $10, oder kaufe Karten für später. Was du nicht benutzt, bleibt auf deiner Hand.
guide-rm-now-acting-buy = **Kaufe etwas.** Wähle eine Karte der Auslage oder einen Antrieb, den deine Hand bezahlen kann. Nützt dir nichts, beende den Zug.
guide-rm-now-acting-end = **Nichts mehr zu tun?** Mehr kannst du jetzt nicht bezahlen. Beende den Zug, dann ziehst du neue Karten. Du kannst auch Karten ablegen, damit andere kommen.
guide-rm-now-purchasing = **Zahle den Preis.** Wähle Handkarten, bis Geld und Ressourcen gedeckt sind, dann bestätige. Du darfst weitere Karten des Marktes zum selben Kauf dazunehmen. Vor dem Bestätigen ist nichts geschehen: Nimm zurück, so viel du willst.
guide-rm-now-placing = **Zahle fürs Platzieren.** Jede Karte, die du platzierst, kostet $10. Wähle, was zahlt, oder nimm weitere Karten dazu, dann bestätige. Das Geld auf den platzierten Karten zählt von selbst mit.
guide-rm-now-refreshing = **Offener Markt.** Zahle $10 mit Karten oder einem Marker, dann bestätige: Die Karte kommt unter den Stapel.
guide-rm-now-taking-threat = **Welche Gefahr?** Deine Karte lässt dich eine davon kostenlos nehmen. Alle sind gleich viel wert.
guide-rm-now-removing = **Eine Karte entfernen.** Die Karte, die du wählst, ist für immer aus dem Spiel. Die anderen ziehst du dann öfter.
guide-rm-now-cycling = **Karten tauschen.** Wähle die Handkarten, die du in diesem Zug loswerden willst, dann bestätige: Du ziehst ebenso viele neue.
guide-rm-now-top-decking = **Eine Karte für den nächsten Zug.** Die Karte, die du wählst, kommt aus deinem Spielbereich oben auf dein HQ: Du ziehst sie zuerst.
guide-rm-now-counting = **Vor dem Zählen.** Deine Industriespionage kann zur Kopie einer Karte auf einer anderen Startrampe werden. Dann zähle die Raketenpunkte, und los.
guide-rm-now-flying = **Ziehe.** Die nächste Missionserfolg-Karte rückt die Rakete um ihre Zahl vor. Vor der ersten Karte lässt sich nichts abbrechen.
guide-rm-now-flying-abort = **Weiter oder abbrechen?** Ziehst du weiter, kommst du vielleicht an, oder die Karten gehen aus und du verlierst die Startrampe. Brichst du ab, legst du eine Karte der Startrampe weniger ab, als du gezogen hast, und die Mission bleibt geplant. Sieh nach, wie viele Felder fehlen. Wer nie abbricht, gewinnt zu zweit seltener.
guide-rm-now-reacting = **Auf die Karte reagieren?** Noch hat sie die Rakete nicht bewegt. Eine deiner Karten kann sie ändern; oder lass sie gelten.
guide-rm-now-choosing-first = **Wähle deine erste Karte.** Ihre Zahl bewegt die Rakete. Die anderen sind in diesem Start nicht mehr dabei, der Rest des Stapels ändert sich also ein wenig.
guide-rm-now-last-chance = **Die letzte Chance.** Keine Karte ist mehr übrig, und das Ziel ist nicht erreicht. Nur was jetzt angeboten wird, kann die Rakete noch hinbringen.
guide-rm-now-abort-discarding = **Zahle für den Abbruch.** Wähle Karten der Startrampe, die du entbehren kannst. Sie sind nicht für immer weg: Sie kommen in dein Lagerhaus.
guide-rm-now-keeping-engines = **Antriebe behalten.** Du darfst Antriebe auf die Hand zurücknehmen, bevor die Startrampe geräumt wird. So sind sie für die nächste Mission gleich da.
guide-rm-now-keeping-mission = **Die Mission behalten?** Bleibt sie geplant, kannst du es noch einmal versuchen und sparst $10 und das Warten auf die Karte. Legst du sie ab, kannst du eine andere planen.
guide-rm-now-offering-end = **Das Ende einläuten?** Du darfst dies zur letzten Runde machen. Danach gewinnt, wer die meisten Punkte hat.
guide-rm-now-discarding-excess = **Zu viele Karten.** Du hast mehr, als dein Handlimit erlaubt. Wähle, was ins Lagerhaus kommt; es kommt später wieder.

## Die ersten Züge einer ersten Partie

guide-rm-first-engine = Ohne Raketenpunkte fliegt nichts. Klicke die Karte an, dann zahle: Die Einführung zeigt dir, womit.
guide-rm-first-engine-again = Ein zweiter Antrieb macht den nächsten Flug möglich. Klicke die Karte an, dann zahle.
guide-rm-first-pay = Diese Karte zahlt. Was zahlt, ist nicht verloren: Es kommt später zurück.
guide-rm-first-confirm = Der Preis ist gedeckt. Damit ist es getan.
guide-rm-first-asset = Zwei Karten sind übrig, und sie reichen für diese. Was du heute kaufst, kommt später auf deine Hand.
guide-rm-first-end = Was du noch auf der Hand hast, bleibt dort. Du ziehst wieder auf sechs Karten auf.
guide-rm-first-end-wait = Was du vorbereitet hast, bleibt liegen, und neue Karten kommen.
guide-rm-first-plan = Eine Mission muss geplant sein, bevor sie fliegt. Das Platzieren kostet $10, und ihr eigenes Geld zahlt es.
guide-rm-first-boost = Ihre Ressource rückt die Rakete schon vor der ersten Karte vor: Extraschub. Das ist ein sicheres Feld, ganz ohne Glück.
guide-rm-first-load = Auf der Startrampe gibt der Antrieb seine Raketenpunkte. Jetzt hat die Mission, was sie braucht.
guide-rm-first-launch = Alles ist bereit. Der Erdorbit ist am nächsten, und wer zuerst da ist, bekommt die meisten Punkte.
guide-rm-first-draw = Jede Karte rückt die Rakete um ihre Zahl vor, 0 bis 4. Du siehst, wie weit es noch ist.

## The icons

icon-rm-money = **Geld.** Die Dollar einer Karte. Sie zahlen, wenn du die Karte auslegst.
icon-rm-computer = **Computer.** Eine Ressource; gibt der Rakete Extraschub in den Erdorbit.
icon-rm-composite = **Verbundwerkstoff.** Eine Ressource; gibt der Rakete Extraschub zum Mond.
icon-rm-biotech = **Biotechnologie.** Eine Ressource; gibt der Rakete Extraschub zum Mars.
icon-rm-science = **Wissenschaft.** Ein Joker: gilt als Computer, Verbundwerkstoff oder Biotechnologie.
icon-rm-rocket = **Raketenpunkte.** Eine Mission braucht genug davon, um zu starten.
icon-rm-vp = **Siegpunkte.** Wer die meisten hat, gewinnt.
icon-rm-hand = **Hand.** Deine Handkarten; als Erfolg: eine Karte mehr.
icon-rm-satellite = **Satellit.** Eine Art von Mission.
icon-rm-spaceship = **Raumschiff.** Eine Art von Mission.
icon-rm-space-hotel = **Raumhotel.** Eine Art von Mission.
icon-rm-orbital-shipyard = **Orbital-Raumwerft.** Eine Art von Mission.
icon-rm-space-station = **Raumstation.** Eine Art von Mission.
icon-rm-asteroid-mining = **Asteroiden-Erzabbau.** Eine Art von Mission.
icon-rm-base = **Basis.** Eine Art von Mission.
icon-rm-asteroid-impact = **Asteroideneinschlag.** Eine Gefahr: am Ende 2 SP.
icon-rm-climate-change = **Klimawandel.** Eine Gefahr: am Ende 2 SP.
icon-rm-pandemic = **Pandemie.** Eine Gefahr: am Ende 2 SP.
icon-rm-engine = **Antrieb.** Gibt Raketenpunkte; einen darfst du pro Zug kaufen.
icon-rm-discard = **ABLEGEN.** Spiele die Karte für ihren Effekt aus, statt mit ihr zu zahlen.
icon-rm-one-use = **EINMALIG.** Der Effekt nimmt die Karte aus dem Spiel.
icon-rm-launch-pad = **Startrampe.** Wo Karten auf den Start warten; auf einer Karte: Dort wirkt ihr Effekt.
icon-rm-pay = **ALS ZAHLUNGSMITTEL.** Wer mit der Karte zahlt, bekommt auch ihren Effekt.
icon-rm-person = **Spielermarke.** Die Karte ist erst ab so vielen Spielern dabei.
icon-rm-hq = **HQ.** Der verdeckte Nachziehstapel eines Spielers.
icon-rm-warehouse = **Lagerhaus.** Benutzte Karten; sie werden zum neuen HQ gemischt, wenn es leer ist.
icon-rm-junkyard = **Schrottplatz.** Karten, die aus dem Spiel sind; Punkte können sie noch bringen.
icon-rm-deck = **Stapel, Karten.** Verdeckte Karten, oder wie viele im Start gezogen werden dürfen.
icon-rm-plan = **Missionsplan.** Hier liegt die Mission, die geflogen werden soll.
icon-rm-area = **Spielbereich.** In diesem Zug gespielte oder gekaufte Karten.
icon-rm-store = **Eingelagert.** Karten auf einem Depot.
icon-rm-flag = **Flagge.** Geschaffte Missionen, ein Zielfeld, oder die Punkte, die das Ende bringen.
icon-rm-lock = **Schloss.** Vor dir verborgen, oder nicht zurückzunehmen.
icon-rm-market = **Markt.** Die Auslage und die Antriebsstapel.
icon-rm-space = **Weltraum.** Das Spielbrett mit Erde, Mond und Mars.
icon-rm-players = **Spieler.** Die Tableaus der anderen.
icon-rm-log = **Protokoll.** Was geschehen ist.
icon-rm-undo = **Zurücknehmen.** Macht deinen letzten Schritt rückgängig.
icon-rm-cross = **Schließen.**
icon-rm-check = **Haken.** Bezahlt, erfüllt oder genug.
icon-rm-play = **Weiter.**
icon-rm-copy = **Kopie.** Eine Karte, die zur Kopie einer anderen geworden ist.

## Parts of the legend

guide-rm-legend-items = Was Karten geben und kosten
guide-rm-legend-cards = Auf Karten
guide-rm-legend-missions = Missionen
guide-rm-legend-places = Orte
