### 1969 erklärt: zwei Minuten, die Symbole, und die Einführung in einer ersten Partie.
### Ein Text der Einführung beginnt mit seinem Titel zwischen zwei Sternen.
### Die Partien hinter den Ratschlägen stehen bei den englischen Texten.

## How to play in two minutes

guide-n69-brief-aim = **Das Ziel.** Sieben Jahre, von 1963 bis 1969. Stelle Wissenschaftler ein, starte Missionen und greife nach dem Mond. Die meisten Prestigepunkte (PP) gewinnen.
guide-n69-brief-income = **Einkommen.** Jedes Jahr beginnt mit Geld, gleich viel für alle. Brauchst du mehr, darfst du ein paar Prestigepunkte für je 2 M verkaufen.
guide-n69-brief-hire = **Käufe.** Stelle Wissenschaftler ein und setze sie in deine Forschungen. Sechs Forschungen helfen überall, sechs gehören zu den Symbolen der Missionen. Ein Spion kommt auf die Tafel eines anderen und bringt dir einen Bonusmarker. Spionagekarten kosten je 2 M.
guide-n69-brief-launch = **Start.** Einmal im Jahr darfst du eine Mission starten, die du noch nicht geflogen bist, und zahlst ihre Kosten.
guide-n69-brief-test = **Der Test.** Wirf fünf Würfel: Erfolge bringen deine Rakete voran, Fehlschläge zurück. Jeder Forscher in einem Symbol der Mission gibt ein Feld dazu. Mit Simulation wirfst du Würfel neu, Bodenkontrolle macht neutrale Würfel zu Erfolgen.
guide-n69-brief-spy = **Spionage.** Dann legen die anderen verdeckt Karten, um deine Rakete zurückzuwerfen, und du legst Karten, um sie voranzubringen. Das Feld, auf dem sie am Ende steht, bringt sein Prestige.
guide-n69-brief-moon = **Der Mond.** Jede Mission, die auf ihrem letzten Feld endet, rückt deine Flagge auf der Mondleiste vor. Von dort startet deine Mondrakete. Der Mond bringt am meisten, kostet am meisten, und du fliegst nur einmal hin.
guide-n69-brief-end = **Das Ende.** Nach 1969 bringen Koryphäen je 3 PP, Neulinge kosten je 2, ein Spion auf deinen Tafeln kostet 1.

## The aim, the table

guide-n69-aim = **Worum es geht.** Sieben Jahre Wettlauf ins All, 1963 bis 1969. Deine Starts bringen Prestigepunkte (PP), und am Ende auch deine Koryphäen. Die meisten Punkte gewinnen. Der Mond ist mehr wert als jede andere Mission.
guide-n69-table = **Was wo liegt.** Die Missionen stehen auf dem Spielbrett, jede mit Leiste, Kosten und Symbolen. Auf deinen zwei Tafeln sind zwölf Forschungen mit je zwei Plätzen. Der Kalender nennt das Einkommen des Jahres. Zeige auf etwas, um zu lesen, was es ist.
guide-n69-phases = **Ein Jahr hat vier Phasen.** Erst bekommen alle Einkommen, dann kaufen alle ein, dann dürfen alle eine Mission starten. Am Jahresende kommen die Flaggen in die Kästen, und der Nächste wird Startspieler.
guide-n69-researches = **Zwei Tafeln.** Die Forschungen der Bodenkontrolle helfen bei jeder Mission: neu werfen, kostenlose Karten, günstigere Wissenschaftler, günstigere Starts. Die der Rakete sind die Symbole der Missionen: Jeder Forscher dort gibt +1 auf den Test einer Mission mit diesem Symbol.
guide-n69-scientists = **Wen einstellen?** Basis ist ein Forscher, ein Genie zählt als zwei. Eine Koryphäe bringt am Ende 3 PP. Ein Neuling ist billig, kostet aber am Ende 2 PP; zu zweit ist er das wert. Zwei von einer Art dürfen sich keine Forschung teilen, außer Basis.
guide-n69-spies = **Spione.** Ein Spion besetzt einen Platz auf einer gegnerischen Tafel, was ihren Besitzer am Ende 1 PP kostet, und bringt dir einen Bonusmarker in derselben Forschung: einen Forscher, der keinen Platz braucht.
guide-n69-cards-what = **Spionagekarten.** Sie sind nur für eines gut: nach einem Test eine Rakete zu bewegen. Fremde zurück, die eigene voran. Du darfst sechs haben. Ihren Wert siehst nur du; wie viele du hast, sehen alle.

## What just happened

guide-n69-income = **Einkommen.** Du hast das Geld des Jahres bekommen. Es kommt von selbst, und was du nicht ausgibst, behältst du.
guide-n69-drawn = **Eine Karte für dich.** Ihren Wert kennst nur du. Je höher, desto weiter schiebt sie; was ein Feld kostet, steht bei der Mission.
guide-n69-hired = **Ein Wissenschaftler ist da.** Er bleibt für den Rest der Partie dort und arbeitet ab jetzt jedes Jahr. Wer früh eingestellt wird, arbeitet am längsten.
guide-n69-rival-hired = **Auch die anderen stellen ein.** Sieh dir an, wohin sie ihre Wissenschaftler setzen: Das verrät, welche Missionen sie vielleicht fliegen, und welche Plätze noch für einen Spion frei sind.
guide-n69-spied = **Ein Spion ist am Werk.** Wer ihn eingestellt hat, bekommt einen Bonusmarker, also einen Forscher mehr. Die Tafel, auf der er liegt, hat einen Platz weniger und verliert am Ende 1 PP.
guide-n69-launched = **Ein Start.** Die Rakete steht am Anfang ihrer Leiste. Jetzt kommt der Test mit fünf Würfeln, dann die Spionage. Jeder kann eine Mission nur einmal fliegen, ob gut oder schlecht.
guide-n69-rolled = **Die Würfel.** Ein Würfel zeigt Erfolg, neutral oder Fehlschlag. Erfolge minus Fehlschläge ist die Grundlage des Tests.
guide-n69-tested = **Der Test ist vorbei.** Erfolge minus Fehlschläge plus die Forscher in den Symbolen der Mission: So viele Felder ist die Rakete gerückt. Ihre Leiste verlässt sie nie.
guide-n69-insured = **Die Versicherung hat gezahlt.** Sie bringt Geld für jeden Fehlschlag, den die Würfel am Ende des Tests zeigten. So ist auch ein schlechter Wurf zu etwas gut.
guide-n69-committed = **Karten liegen verdeckt.** Alle sehen, wie viele; niemand sieht, was sie wert sind. Erst legen die Gegner ihre, dann legt, wer fliegt.
guide-n69-revealed = **Die Karten werden aufgedeckt.** Die Werte der Gegner werden zusammengezählt und durch die Spionagekosten der Mission geteilt: So viele ganze Felder geht es zurück. Dann ebenso voran für den, der fliegt. Reste verfallen.
guide-n69-gained = **Prestige.** Das letzte Feld der Rakete bringt seine Punkte, weniger 1 für jede Flagge im Kasten der Mission. Flaggen stammen aus früheren Jahren: Wer zuerst da ist, bekommt mehr.
guide-n69-progressed = **Ein Schritt zum Mond.** Die Rakete ist auf dem letzten Feld ihrer Leiste gelandet, also ging die Flagge auf der Mondleiste ein Feld voran. Wo sie steht, startet die Mondrakete.
guide-n69-year-ended = **Das Jahr ist vorbei.** Wer gestartet ist, setzt eine Flagge in den Kasten seiner Mission, und der Nächste wird Startspieler. Jedes Jahr bringt andere Beträge: Sieh in den Kalender.
guide-n69-shuffled = **Ein neuer Stapel.** Der Stapel war aufgebraucht, also wurde die Ablage gemischt. Wer die offenen Karten mitgezählt hat, weiß, was darin ist.
guide-n69-sold = **Prestige wurde verkauft.** 2 M für einen Punkt. Geld in den ersten Jahren ist mehr wert als der Punkt: Wer nie verkauft, gewinnt selten.

## What to consider

guide-n69-idea-first-mission = **Die ersten Jahre.** Missionen mit einem Symbol sind billig und kurz: Fang mit ihnen an. 1963 musst du noch gar nicht starten: Warten schadet nicht, und zu zweit gewinnt es öfter.
guide-n69-idea-robotics = **Frühe Helfer.** Robotik macht die erste Einstellung jedes Jahres billiger, Geldgeber machen Starts billiger. Hol dir beides in den ersten Jahren: Wer bis 1966 wartet, gewinnt so selten wie ganz ohne.
guide-n69-idea-dice = **Weniger schlechte Würfe.** Mit Simulation wirfst du Würfel neu, nachdem du sie gesehen hast, Bodenkontrolle macht neutrale zu Erfolgen. Beides hilft in jedem Test, auch in dem zum Mond: Verzichte auf keines.
guide-n69-idea-defence = **Behalte ein paar Karten.** Hab welche auf der Hand, wenn du fliegst: Du legst zuletzt und siehst vorher, wie viele gegen dich liegen. Ein Forscher in Spionage bringt jedes Jahr eine umsonst und lohnt sich.
guide-n69-idea-moon = **Denk an den Mond.** Er hat alle sechs Symbole, gewährt keinen Rabatt und bringt am meisten. Flieg hin, aber erst 1969, und spare das Geld dafür. Missionen, die auf ihrem letzten Feld enden, lassen dich weiter vorn starten.
guide-n69-idea-end = **Die letzten Jahre.** Am Ende sind Geld und Karten nichts wert; stelle also auch 1969 noch ein. Zu viert sind Koryphäen, je 3 PP für 9 M, ihren Preis wert.

## What you are asked now

guide-n69-now-waiting = **{ $name } entscheidet.** Solange kannst du dir jede Tafel und jede Mission ansehen.
guide-n69-now-chance = **Karten oder Würfel.** Das geht von selbst; einen Moment.
guide-n69-now-over = **Das Spiel ist aus.** Danke fürs Spielen!
guide-n69-now-free-cards = **Kostenlose Karten.** Deine Forscher in Spionage bringen dir Karten umsonst. Nimm sie in der Regel; mit sechs auf der Hand kostet dich jede neue eine, die du hast.
guide-n69-now-selling = **Prestige verkaufen?** Jeder Punkt bringt jetzt 2 M und fehlt dir in der Wertung. Zu zweit verkaufe jedes Jahr so viel du darfst. Ab drei Spielern verkaufe bis 1966, dann nicht mehr.
guide-n69-now-purchasing = **Gib dein Geld aus.** Wähle einen Wissenschaftler, den du einstellst, oder kaufe eine Spionagekarte. Aber behalte, was der Start kosten wird: Die Missionen kommen gleich danach, und niemand leiht dir Geld.
guide-n69-now-purchasing-end = **Nichts, was du bezahlen kannst.** Du bist für dieses Jahr fertig mit Kaufen.
guide-n69-now-discarding = **Abwerfen, um zu kaufen.** Wähle eine Karte oder mehrere, die du offen abwirfst, dann kaufe. Noch hat nichts deine Hand verlassen: Nimm zurück, so viel du willst.
guide-n69-now-placing = **Wo soll er arbeiten?** Wähle eine Forschung mit freiem Platz. Auf der Tafel der Rakete gibt er +1 auf Missionen mit diesem Symbol; auf der der Bodenkontrolle hilft er jedes Jahr. Er bleibt für immer dort.
guide-n69-now-targeting = **Wen ausspionieren?** Der Spion nimmt dem Gegner einen Platz auf seiner Tafel und kostet ihn am Ende einen Punkt.
guide-n69-now-spotting = **In welche Forschung?** Du bekommst einen Bonusmarker in deiner gleichen Forschung, wenn du dort noch keinen hast. Dort zählt er als ein Forscher von dir.
guide-n69-now-launching = **Etwas starten?** Eine Mission im Jahr, jede nur einmal. Sieh auf Kosten, Symbole und Flaggen: Deine Forscher in ihren Symbolen sind sichere Felder, die Würfel bringen zwischen -5 und 5. Wer nicht startet, behält sein Geld.
guide-n69-now-launching-none = **Dieses Jahr kein Start.** Du kannst keine Mission bezahlen, die du noch nicht geflogen bist. Behalte nächstes Jahr mehr Geld zurück.
guide-n69-now-rerolling = **Neu werfen?** Du darfst Würfel neu werfen, einen nach dem anderen, keinen zweimal. Erst Fehlschläge, dann neutrale, außer die Bodenkontrolle macht die ohnehin zu Erfolgen.
guide-n69-now-converting = **Bodenkontrolle.** Wähle, wie viele neutrale Würfel zu Erfolgen werden. Jeder ist ein Feld mehr.
guide-n69-now-committing = **Zurückwerfen?** Lege verdeckt Karten gegen diese Rakete, oder keine. Was du legst, ist weg, was es auch bewirkt. Zu zweit lohnt es sich; zu viert nur gegen eine Rakete auf ihrem letzten Feld, die auch ihren Schritt zum Mond verliert.
guide-n69-now-committing-own = **Bring sie voran.** Die anderen haben gelegt; du siehst, wie viele Karten. Lege genug für ein Feld, das mehr bringt, in ganzen Vielfachen der Spionagekosten. Spare den Rest für später.

## Die ersten Züge einer ersten Partie

guide-n69-first-sell = Ein Punkt bringt jetzt 2 M und fehlt dann in deiner Wertung.
guide-n69-first-hire = Für den Anfang reicht die billigste Kraft. Wähle sie, dann ihren Platz.
guide-n69-first-hire-again = Wer jetzt angestellt wird, arbeitet in jedem Jahr, das kommt.
guide-n69-first-espionage = Hier bringt dir die Kraft Jahr für Jahr eine Spionagekarte umsonst.
guide-n69-first-robotics = Hier wird jedes Jahr die erste Anstellung billiger.
guide-n69-first-investors = Hier wird jeder Start außer dem zum Mond billiger.
guide-n69-first-card = Eine Karte verschiebt eine Rakete: deine vor oder eine andere zurück. Kaufe eine vom Rest.
guide-n69-first-stop = Deine Einkäufe sind fertig. Gleich kommen die Missionen, und auch ein Start kostet Geld.
guide-n69-first-launch = Sie kostet wenig, und fünf Würfel sagen, wie weit sie fliegt.
guide-n69-first-keep = Du könntest deine Karte für einen Schub legen. Unbenutzt bleibt sie für den nächsten Flug.
guide-n69-first-free = Da ist sie: Deine Kraft in der Spionage bringt sie umsonst.

## The icons

icon-n69-espionage = **Spionage.** Jedes Jahr eine kostenlose Spionagekarte pro Forscher.
icon-n69-robotics = **Robotik.** Die erste Einstellung im Jahr kostet 2 M weniger pro Forscher.
icon-n69-investors = **Geldgeber.** Jeder Start außer dem zum Mond kostet 2 M weniger pro Forscher.
icon-n69-insurance = **Versicherung.** 3 M pro Forscher für jeden Fehlschlag in deinem Test.
icon-n69-simulation = **Simulation.** In deinem Test ein Würfel neu pro Forscher.
icon-n69-ground-control = **Bodenkontrolle.** Macht pro Forscher einen neutralen Würfel zum Erfolg.
icon-n69-eva = **Raumfahrertraining (EVA).** Ein Symbol: +1 pro Forscher auf Missionen, die es zeigen.
icon-n69-launch-pad = **Startrampe.** Ein Symbol: +1 pro Forscher auf Missionen, die es zeigen.
icon-n69-carrier-rocket = **Trägerrakete.** Ein Symbol: +1 pro Forscher auf Missionen, die es zeigen.
icon-n69-csm = **Orbitalmodul (CSM).** Ein Symbol: +1 pro Forscher auf Missionen, die es zeigen.
icon-n69-lem = **Mondlandefähre (LEM).** Ein Symbol: +1 pro Forscher auf Missionen, die es zeigen.
icon-n69-technology = **Technik.** Ein Symbol: +1 pro Forscher auf Missionen, die es zeigen.
icon-n69-star = **Prestigepunkte.** Wer die meisten hat, gewinnt.
icon-n69-rocket = **Rakete.** Eine Mission, oder wo ein Flug auf seiner Leiste steht.
icon-n69-money = **Geld.** In Millionen.
icon-n69-card = **Spionagekarte.** Bewegt eine Rakete; steht eine Zahl daneben, kostet ein Feld so viel.
icon-n69-moon = **Mond.** Die Mondmission, oder der Fortschritt dorthin.
icon-n69-flag = **Flagge.** Jemand ist diese Mission geflogen; späteren Besuchern bringt sie 1 PP weniger.
icon-n69-people = **Spieler.** Die anderen am Tisch.
icon-n69-sheet = **Tafeln.** Deine Forschungen.
icon-n69-flask = **Wissenschaftler.** Wer eingestellt werden kann.
icon-n69-log = **Protokoll.** Was geschehen ist.
icon-n69-lock = **Schloss.** Nicht zurückzunehmen.
icon-n69-undo = **Zurücknehmen.** Macht deinen letzten Schritt rückgängig.

## Parts of the legend

guide-n69-legend-ground = Forschungen: Bodenkontrolle
guide-n69-legend-rocket = Forschungen: die Rakete, und die Symbole der Missionen
guide-n69-legend-count = Was gezählt wird
