# Deutsch: Fragen von Neulingen an Puerto Rico und die Wörter der Suche.

book-search = Suchen oder fragen
book-found = { $count ->
    [0] Nichts gefunden. Nimm weniger oder andere Wörter.
    [one] 1 Treffer
   *[other] { $count } Treffer
}
book-print = Drucken
book-back = Zurück
book-more = Gut zu wissen
book-questions = Fragen und Antworten
    .short = Fragen

# The pictures of the first chapter.
how-panels = Das Spiel in Bildern
    .how-aim = **Verladen und bauen.** Fässer, die du verlädst, bringen Punkte, die Gebäude deiner Stadt auch. Wer am Ende die meisten Punkte hat, gewinnt (P14).
    .how-roles = **Eine Rolle nehmen.** Am Zug nimmst du eine freie Rolle und die Dublonen darauf. Alle tun, was sie sagt, du zuerst und mit einem Vorteil: dem Privileg. Der Gouverneur mit dem Steuerrad beginnt die Runde (P1, P2, P4).
    .how-work = **Bewohner an die Arbeit.** Der Siedler bringt Plantagen, der Bürgermeister Bewohner. Eine Plantage oder ein Gebäude wirkt, solange ein Bewohner auf dem Kreis steht (P10, P20, P26).
    .how-goods = **Fässer herstellen.** In der Aufseherphase ergeben eine besetzte Plantage und ein besetzter Kreis ihres Betriebs ein Fass. Mais braucht keinen Betrieb (P35).
    .how-sell = **Ein Fass verkaufen.** In der Händlerphase darf jeder ein Fass an das Handelshaus verkaufen. Es hat Platz für vier, jedes mit einer anderen Ware (P40, P41).
    .how-build = **Die Stadt bauen.** In der Baumeisterphase darf jeder ein Gebäude bauen. Jeder besetzte Steinbruch spart eine Dublone, höchstens so viele, wie die Spalte des Gebäudes sagt (P30, P31).
    .how-ship = **Schiffe beladen.** In der Kapitänsphase muss jeder verladen, für einen Punkt je Fass. Ein Schiff trägt eine Ware. Von den übrigen Fässern lagert jeder eines; die anderen verderben (P45, P46, P49).
    .how-end = **Die letzte Runde.** Das Spiel endet mit der Runde, in der die Bewohner nicht reichen, eine Stadt voll ist oder die Punkte ausgehen (P12).

answers-basics = Grundlagen
    .ask-goal = **Was ist das Ziel?** Am Ende die meisten Punkte zu haben. Verladene Fässer bringen Punkte, ebenso die Gebäude; besetzte große Gebäude geben einen Bonus dazu (P14, P45).
    .ask-turn = **Was tue ich, wenn ich am Zug bin?** Du nimmst eine der freien Rollen, mit den Dublonen darauf. Dann tun alle der Reihe nach, was sie sagt, du zuerst und mit dem Privileg (P1, P2, P4).
    .ask-round = **Wie läuft eine Runde ab?** Der Gouverneur nimmt eine Rolle, dann die anderen im Uhrzeigersinn, jeder eine; zu zweit abwechselnd, bis jeder drei hat. Dann bekommt jede übrige Rolle eine Dublone, alle sind wieder frei, und der Nächste wird Gouverneur (P3, P4).
    .ask-setup = **Was habe ich am Anfang?** Eine Plantage mit Indigo oder Mais und ein paar Dublonen, noch keine Bewohner und keine Gebäude (P5, P6).
    .ask-two = **Was ist zu zweit anders?** Jeder nimmt drei der sieben Rollen einer Runde, abwechselnd. Es gibt weniger Gebäude: 2 von jedem Betrieb, 1 von jedem anderen (P3, P8).
    .ask-long = **Wie lange dauert eine Partie?** Etwa 11 bis 17 Runden, oft eine Stunde.
    .ask-sets = **Was sind die Erweiterungen?** Neue Gebäude, Die Adligen und Tibs Gebäude: weitere Gebäude, von denen jede Partie einige verwendet. Du wählst sie vor dem Spiel (P105).

answers-roles = Rollen
    .ask-role-must = **Muss ich eine Rolle nehmen?** Ja, wenn du am Zug bist. Nutzen musst du sie nicht; Pflicht ist allein das Verladen (P1, P2).
    .ask-role-twice = **Kann eine Rolle in einer Runde zweimal genommen werden?** Nein. Eine genommene Rolle ist bis zur nächsten Runde weg (P1).
    .ask-role-others = **Machen die anderen meine Rolle auch mit?** Ja, alle, nach dir und ohne das Privileg. Nur der Goldsucher bringt den anderen nichts (P2, P53).
    .ask-privilege = **Wer hat das Privileg?** Nur wer die Rolle genommen hat. Siedler: ein Steinbruch statt einer Plantage. Bürgermeister: 1 Bewohner mehr. Baumeister: 1 Dublone weniger zu zahlen. Aufseher: 1 Fass mehr. Händler: 1 Dublone mehr beim Verkauf. Kapitän: 1 Punkt mehr, einmal. Goldsucher: 1 Dublone (P2).
    .ask-role-doubloons = **Warum liegen Dublonen auf einer Rolle?** Nach einer Runde bekommt jede Rolle, die niemand genommen hat, eine Dublone. Es werden mehr, bis jemand die Rolle nimmt und die Dublonen dazu (P4).
    .ask-settler = **Was macht der Siedler?** Jeder nimmt eine Plantage für seine Insel. Hast du die Rolle genommen, darfst du stattdessen einen Steinbruch nehmen (P20).
    .ask-mayor = **Was macht der Bürgermeister?** Die Bewohner vom Schiff werden verteilt, und jeder setzt alle eigenen auf Kreise. Hast du die Rolle genommen, bekommst du einen mehr (P25, P26).
    .ask-builder = **Was macht der Baumeister?** Jeder darf ein Gebäude bauen. Hast du die Rolle genommen, kostet es dich 1 Dublone weniger (P30).
    .ask-craftsman = **Was macht der Aufseher?** Jeder bekommt die Fässer, die seine Plantagen und Betriebe herstellen. Hast du die Rolle genommen, bekommst du eines mehr (P35, P36).
    .ask-trader = **Was macht der Händler?** Jeder darf ein Fass an das Handelshaus verkaufen. Hast du die Rolle genommen und verkaufst, bekommst du 1 Dublone mehr (P40).
    .ask-captain = **Was macht der Kapitän?** Jeder verlädt Fässer auf Schiffe, für je einen Punkt. Hast du die Rolle genommen, bringt dein erstes Verladen 1 Punkt mehr (P45, P47).
    .ask-prospector = **Was macht der Goldsucher?** Hast du die Rolle genommen, bekommst du 1 Dublone. Die anderen bekommen nichts (P53).
    .ask-first = **Wer fängt an?** Der Gouverneur nimmt die erste Rolle einer Runde. Danach ist der Nächste im Uhrzeigersinn Gouverneur (P1, P4).

answers-settlers = Plantagen und Bewohner
    .ask-quarry = **Wozu ist ein Steinbruch gut?** Jeder besetzte Steinbruch spart bei einem Gebäude 1 Dublone, höchstens so viele, wie seine Spalte sagt. Nur wer den Siedler genommen hat, darf einen nehmen (P20, P31).
    .ask-get-settlers = **Wie bekomme ich Bewohner?** In einer Bürgermeisterphase: Die vom Schiff gehen einzeln reihum, und wer die Rolle genommen hat, bekommt einen mehr aus dem Vorrat (P25).
    .ask-empty = **Wirkt ein Gebäude ohne Bewohner?** Nein. Ein Gebäude wirkt, solange jemand darauf steht. Seine aufgedruckten Punkte zählen trotzdem (P10, P14).
    .ask-idle = **Was bedeutet ein leerer Kreis auf einer Plantage?** Dort arbeitet niemand: Die Plantage bringt kein Fass, und ein Steinbruch senkt keinen Preis. In der nächsten Bürgermeisterphase kannst du einen Bewohner hinsetzen (P26, P31, P35).
    .ask-move = **Darf ich meine Bewohner umsetzen?** Ja, in jeder Bürgermeisterphase: Dann setzt du alle nach Belieben auf Kreise (P26).
    .ask-ship-settlers = **Wie viele Bewohner kommen auf das Schiff?** Es wird am Ende jeder Bürgermeisterphase gefüllt: einer für jeden leeren Kreis auf den Gebäuden aller Spieler, mindestens aber einer je Spieler (P27).
    .ask-island-full = **Was ist, wenn meine Insel voll ist?** Sie hat zwölf Plätze. Eine volle Insel nimmt kein Plättchen mehr auf (P9, P21).

answers-goods = Waren und Schiffe
    .ask-produce = **Wie stelle ich Waren her?** In einer Aufseherphase. Ein Fass braucht eine Plantage und einen Betrieb seiner Ware, beide besetzt (P35).
    .ask-corn = **Braucht Mais ein Gebäude?** Nein. Eine besetzte Maisplantage ergibt von selbst ein Fass (P35).
    .ask-short = **Was ist, wenn der Vorrat einer Ware ausgeht?** Wer den Aufseher genommen hat, bekommt zuerst, dann die anderen im Uhrzeigersinn; die Späteren bekommen weniger Fässer (P35).
    .ask-sell = **Wie verkaufe ich Waren?** In einer Händlerphase: Jeder darf ein Fass an das Handelshaus verkaufen. Mais bringt 0 Dublonen, Indigo 1, Zucker 2, Tabak 3, Kaffee 4 (P40).
    .ask-cannot-sell = **Warum kann ich nicht verkaufen?** Das Handelshaus nimmt von jeder Ware ein Fass und insgesamt vier. Nach einer Händlerphase wird es geleert, aber nur, wenn es voll ist. Mit „{ $office }“ darfst du verkaufen, was dort schon liegt (P41, P42, P61).
    .ask-must-load = **Muss ich verladen?** Ja. Wer verladen kann, muss, und zwar so viele Fässer wie möglich. Die Ware wählst du. Nur „{ $wharf }“ ist nie Pflicht (P45, P67).
    .ask-which-ship = **Auf welches Schiff darf ich verladen?** Ein Schiff trägt eine Ware, und eine Ware liegt auf nur einem Schiff. Eine Ware, die auf keinem liegt, kommt auf ein leeres Schiff, das am meisten davon aufnimmt (P46).
    .ask-spoil = **Was passiert mit Waren, die ich nicht verladen kann?** Du lagerst ein Fass ein und gibst die anderen zurück. „{ $small_warehouse }“ lagert alle Fässer einer Ware ein, „{ $large_warehouse }“ alle von zwei (P49, P59, P63).
    .ask-ship-full = **Wann werden Schiffe geleert?** Am Ende der Kapitänsphase, und nur volle. Die anderen behalten ihre Fässer (P50).
    .ask-swap = **Kann ich mit anderen Spielern handeln?** Nein. Spieler geben und verkaufen einander nie etwas: Du verkaufst an das Handelshaus (P40).

answers-building = Bauen
    .ask-pay = **Wie bezahle ich ein Gebäude?** Mit Dublonen. Wer den Baumeister genommen hat, zahlt 1 weniger, und jeder besetzte Steinbruch spart 1, höchstens so viele, wie die Spalte des Gebäudes sagt (P30, P31).
    .ask-money = **Wie bekomme ich Dublonen?** Verkaufe Waren mit dem Händler, nimm den Goldsucher oder eine Rolle, auf der Dublonen liegen. „{ $small_market }“, „{ $large_market }“ und „{ $factory }“ bringen mehr (P4, P40, P53).
    .ask-cannot = **Warum kann ich dieses Gebäude nicht bauen?** Es ist dir zu teuer, es ist keines mehr da, du hast es schon, oder deiner Stadt fehlt der Platz. Tippe auf das blasse Gebäude: Es nennt den Grund (P8, P9, P32).
    .ask-twice = **Darf ich dasselbe Gebäude zweimal haben?** Nein. Eine Stadt hat jedes Gebäude höchstens einmal, auch Betriebe (P32).
    .ask-how-many = **Wie viele Gebäude darf ich auf einmal bauen?** Eines je Baumeisterphase (P30).
    .ask-works = **Wann wirkt ein neues Gebäude?** Sobald ein Bewohner darauf steht, meist nach der nächsten Bürgermeisterphase. „{ $university }“ bringt sofort einen (P10, P65).
    .ask-large = **Was tun große Gebäude?** Sie belegen zwei Bauplätze und geben am Ende einen Bonus, wenn sie besetzt sind: „{ $guild_hall }“ für Betriebe, „{ $residence }“ für Plättchen, „{ $fortress }“ für Personen, „{ $customs_house }“ für Punkte, „{ $city_hall }“ für violette Gebäude (P14, P33).
    .ask-remove = **Kann ich ein Gebäude entfernen?** Nein. Ein Gebäude bleibt bis zum Ende, ein Plättchen auch. Nur innerhalb der Stadt dürfen Gebäude umziehen, damit ein großes Platz hat (P33).

answers-end = Ende und Punkte
    .ask-end = **Wann endet das Spiel?** Nach der Runde, in der das Bewohnerschiff nicht mehr gefüllt werden konnte, jemand den zwölften Bauplatz belegt hat oder der Punktevorrat leer wurde (P12).
    .ask-points = **Wie werden die Punkte gezählt?** Zähle zusammen: die Punkte für das Verladen, die aufgedruckten Punkte deiner Gebäude und den Bonus jedes besetzten großen Gebäudes (P14).
    .ask-tie = **Was passiert bei Gleichstand?** Von den Gleichen gewinnt, wer die meisten Dublonen und Fässer zusammen hat. Ist auch das gleich, so teilen sie den Sieg (P15).
    .ask-left = **Zählen Dublonen und Fässer am Ende?** Punkte bringen sie nicht. Sie entscheiden bei Gleichstand (P14, P15).
    .ask-see = **Was darf ich von den anderen sehen?** Alles außer ihren Punkten für das Verladen. Eine Option öffnet auch diese (P11).

answers-page = Auf dem Bildschirm
    .ask-read = **Wie lese ich ein Gebäude?** Tippe darauf oder zeige mit der Maus darauf: Du siehst seine Wirkung, was es dich kostet und den Grund, falls du es nicht bauen kannst.
    .ask-undo = **Kann ich einen Zug zurücknehmen?** Ja, mit „{ undo }“, außer in einer strengen Partie.
    .ask-hint = **Wie finde ich einen guten Zug?** „{ hint-button }“ zeigt die besten Züge, mit welcher Aussicht du jeweils gewinnst und warum.
    .ask-saved = **Wird meine Partie gespeichert?** Ja, nach jedem Zug, in diesem Browser, wenn das Menü nichts anderes sagt. Die Startseite bietet an, sie fortzusetzen.
    .ask-people = **Können wir zu mehreren spielen?** Ja, zu 2 bis 5 an einem Gerät, gemischt mit Computerspielern, wie ihr wollt.

# Weitere Wörter, durch die die Suche einen Eintrag findet; die Seite zeigt sie nicht. Zwischen ihnen stehen Kommas.
book-keywords =
    .ask-goal = Spielziel, das Spiel gewinnen, Sieger, Zweck
    .ask-turn = mein Zug, Pflichten im Zug, was jetzt, Aktionen, Schritte
    .ask-round = Ablauf einer Runde, Rundenablauf, Spielablauf, übrige Rollen
    .ask-setup = Spielbeginn, Aufbau, Startgeld, anfangen mit, erste Plantage
    .ask-two = zwei Spieler, zu zweit
    .ask-long = Dauer, Spieldauer, Minuten, Zeit
    .ask-sets = Erweiterung, weitere Gebäude, Adlige, Tib
    .ask-role-must = aussetzen, passen, verzichten, gezwungen, Rolle ablehnen
    .ask-role-twice = Anzahl der Rollen je Runde, dieselbe Rolle, Rolle schon genommen
    .ask-role-others = Aktionen der anderen, alle machen meine Rolle, Gegner profitieren
    .ask-privilege = Privileg einer Rolle, Privilegien, mein Privileg, Vorteil der Rolle, Bonus der Rolle
    .ask-role-doubloons = Geld auf Rollen, Münzen auf einer Rolle, Bonus auf einer Rolle, nicht gewählte Rolle
    .ask-settler = Siedlerphase, Rolle Siedler
    .ask-mayor = Bürgermeisterphase, Rolle Bürgermeister
    .ask-builder = Baumeisterphase, Rolle Baumeister
    .ask-craftsman = Aufseherphase, Rolle Aufseher, Produzent
    .ask-trader = Händlerphase, Rolle Händler
    .ask-captain = Kapitänsphase, Rolle Kapitän
    .ask-prospector = Rolle Goldsucher, Goldgräber
    .ask-first = wer beginnt, Startspieler, Reihenfolge der Spieler, Uhrzeigersinn
    .ask-quarry = Steinbrüche, Steinbruch nehmen, Stein
    .ask-get-settlers = mehr Bewohner, neue Bewohner, Arbeiter, Kolonisten
    .ask-empty = leeres Gebäude, unbesetztes Gebäude, Gebäude ohne Bewohner, besetzt
    .ask-idle = leere Plantage, Plantage ohne Bewohner, unbesetzte Plantage, leerer Steinbruch, leere Kreise
    .ask-move = Bewohner umstellen, Bewohner verschieben, Arbeiter versetzen
    .ask-ship-settlers = Bewohnerschiff, Anzahl der Bewohner, Schiff nachfüllen
    .ask-island-full = kein Platz auf der Insel, volle Insel, Anzahl der Plantagen, zwölf Plantagen
    .ask-produce = Waren bekommen, Fässer bekommen, Waren produzieren, Fässer herstellen, warum produziere ich nichts
    .ask-corn = Mais ohne Gebäude, Mais produzieren
    .ask-short = keine Fässer mehr, Fässer gehen aus, zu wenige Waren
    .ask-sell = Fass verkaufen, was eine Ware bringt, Verkauf, Preis der Waren, Wert der Waren, wie viel bringt Kaffee, wertvollste Ware
    .ask-cannot-sell = Verkauf nicht möglich, gleiche Ware im Handelshaus, Handelshaus voll, wann wird das Handelshaus geleert
    .ask-must-load = verladen Pflicht, gezwungen zu verladen, Verladen ablehnen, Fässer behalten, verschiffen
    .ask-which-ship = Schiff wählen, welche Ware auf welches Schiff, kann nicht verladen, gleiche Ware auf zwei Schiffen
    .ask-spoil = übrige Fässer, Waren verlieren, verderben, Waren lagern, Lager, verfallen, Waren behalten, einlagern
    .ask-ship-full = volles Schiff, halb volles Schiff, Schiff fährt ab, Schiffe leeren
    .ask-swap = Handel zwischen Spielern, Waren tauschen, Waren schenken
    .ask-pay = was kostet ein Gebäude, Preis eines Gebäudes, Kosten eines Gebäudes, Bezahlung, billiger, Rabatt, Nachlass
    .ask-money = Geld, Münzen, Gold, Einkommen, Dublonen verdienen, keine Dublonen mehr
    .ask-cannot = Bauen nicht möglich, ausgegraut, blass, zu teuer, nicht erlaubt, ausverkauft
    .ask-twice = gleiches Gebäude, doppelt, zweites Exemplar, zwei gleiche Gebäude
    .ask-how-many = mehrere Gebäude auf einmal, zwei Gebäude bauen, mehr als eines
    .ask-works = ab wann gilt es, neues Gebäude, sofort
    .ask-large = großes Gebäude, Bonus am Ende, Kosten 10, Gebäude für 10
    .ask-remove = Gebäude ersetzen, abreißen, Gebäude verkaufen, Gebäude verschieben
    .ask-end = Spielende, Ende des Spiels, Schluss, letzte Runde, wie viele Runden
    .ask-points = Wertung, Siegpunkte, Punkte zählen, Abrechnung, Punkte bekommen
    .ask-tie = Gleichstand, unentschieden, gleich viele Punkte
    .ask-left = Geld übrig, übrige Dublonen, Punkte für Waren, Punkte für Dublonen, übrige Fässer
    .ask-see = verdeckte Punkte, Punkte der anderen sehen, geheim
    .ask-read = vergrößern, was macht ein Gebäude, Gebäudetext
    .ask-undo = rückgängig, Fehler, verklickt
    .ask-hint = Tipp, Hilfe, Rat, bester Zug, Empfehlung
    .ask-saved = speichern, Spielstand, später fortsetzen, unterbrechen, Browser schließen
    .ask-people = Mehrspieler, Freunde, mehrere Personen, Gerät weitergeben, Anzahl der Spieler
    .word-governor = Rad, Startspieler
    .word-role = Rollen, sieben Rollen
    .word-privilege = Bonus, Vorteil
    .word-circle = Kreise, rundes Feld
    .word-occupied = besetztes Gebäude, besetztes Plättchen
    .word-mill = Produktionsgebäude, Betriebe
    .word-violet = lila Gebäude, beige
    .word-large = Großgebäude
    .word-pool = übrige Punkte
    .word-house = Laden, Markt
    .P4 = Dublonen auf Rollen
    .P15 = Gleichstand, unentschieden
    .P31 = Steinbrüche, Nachlass
    .P40 = Preise, Wert der Waren
    .P41 = Handelshaus voll
    .P45 = verladen, verschiffen
    .P46 = Schiff eine Ware
    .P49 = lagern, Lager

# Die Sprache der Suche: Wörter ohne Gewicht, Endungen, Gruppen von Wörtern gleicher Bedeutung.
book-language =
    .idle = ein eine einen einem einer eines der die das den dem des dies diese dieser dieses jener mein meine meinen meiner dein deine sein seine ihr ihre ich du er sie es wir man mich mir dich dir uns was wie wo wann warum wieso weshalb welche welcher welches wen wem wozu womit gut ist sind war bin bist habe hat haben hast kann kannst können könnte darf darfst dürfen soll sollte wird werden wurde tun tut macht machen mache geht gehen gibt passiert bedeutet heißt heisst funktioniert genau eigentlich bitte denn dann wenn falls ob so als am an auf aus bei bis für im in mit nach über um und oder von vor zu zum zur auch noch schon nur ja nein hier da alle alles beim vom etwas man sich los
    .endings = ungen ung ern est ten tem ter tes en er es em et st te n e s t
    .same = muss, müssen, musst, zwang, pflicht, pflichten, gezwungen | anzahl, wie viele, wie viel, wieviele, wieviel | keine, kein, keinen, niemand, keiner | nehmen, wählen, genommen, gewählt | gegner, mitspieler, andere, anderen | ende, endet, schluss, vorbei, aus | bauen, errichten, baue, gebaut | leer, aufgebraucht, ausgeht | zweimal, doppelt | gleich, dasselbe, selbe, identisch | wirkung, effekt, fähigkeit, wirkt | lila, violett | übrig, restlich | beginn, anfang, start | beginnen, anfangen, starten, fängt, beginnt, startet | ansehen, anschauen, sehen, gucken, schauen | bekommen, kriegen, erhalten, bekomme, kriege | behalten, halten, aufheben | dauert, dauer, lange | bewohner, kolonist, kolonisten, arbeiter, einwohner | dublone, dublonen, münze, münzen, geld | fass, fässer, ware, waren, güter | punkt, punkte, siegpunkt, siegpunkte | verladen, verschiffen, laden, verlade, verschiffe, liefern | verkaufen, verkaufe, verkauf | herstellen, produzieren, stelle, produziere, hergestellt | teuer, kostspielig | plantage, plantagen, feld, felder | verderben, verlieren, verfallen, verliere, verfaulen | umsetzen, umstellen, verschieben, versetzen
