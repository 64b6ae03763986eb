# Deutsch: die Wörter von San Juan. Ein Gebäude ohne eigenes .the hat den Artikel „die“, im Akkusativ
# wie nach „bauen“ oder „gewinnen“. Lange Namen enthalten weiche Trennstriche (U+00AD).
# As in English: card-bank card-park good-silver.short

## Die Seite

app-title = San Juan
app-motto = Baue eine Hafenstadt, Karte für Karte.
app-description = Spiele San Juan, das Kartenspiel vom Bau einer Hafenstadt, im Browser, mit anderen an einem Gerät oder gegen den Computer.

## Startseite

edition-first = erste Auflage
edition-second = zweite Auflage
edition-with = { $which } mit Neuen Gebäuden
statistics-by-options = Auflage
deeds-built = Was du baust
    .one = Gebäude
deeds-roles = Welche Rollen du nimmst
    .one = Rolle
statistics-best-rounds = { $count ->
    [one] Schnellster Sieg: 1 Runde ({ $when })
   *[other] Schnellster Sieg: { $count } Runden ({ $when })
}
statistics-feat-rounds = Ein Sieg in { $goal } Runden
new-edition = Auflage
new-edition-first = Erste
new-edition-second = Zweite
new-edition-note = { $which ->
    [second] 112 Karten. Die Zunfthalle zählt auch die Sorten der Produktionsgebäude, die Goldgrube bringt die billigste Karte.
   *[other] 110 Karten. Die Zunfthalle zählt 2 je Produktionsgebäude, die Goldgrube bringt eine Karte nach Wahl.
}
new-expansion = Neue Gebäude
new-expansion-note = 11 weitere Gebäude: 29 Karten, dazu die Kathedrale auf dem Tisch, die jeder bauen darf
new-choose-four = Starthand wählen
new-choose-four-note = Reihum 5, 6, 7 und 8 Karten; jeder behält 4
credits-short = Inoffizielles, nichtkommerzielles Fanprojekt.
credits-fan = Dies ist ein inoffizielles, nichtkommerzielles Fanprojekt. Es steht weder mit dem Autor noch mit den Verlagen des Spiels in Verbindung. „San Juan“ ist eine Marke des jeweiligen Inhabers. Das Spiel stammt von Andreas Seyfarth. Kein Bild und kein Text des Spiels wird verwendet.
step-game = Karten werden ausgelegt

## So wird gespielt

how-to-title = So wird gespielt

learn-first = Deine ersten Runden
    .about = { app-title } in fünf Minuten
learn-whole = Eine ganze Partie mit Begleiter
    .about = Eine halbe Stunde, bis zur Endabrechnung

## Das Buch

book-title = Regeln und Karten
rule-read = Regel lesen
    .said = Warum? Regel { $rule }
book-rule = Regel: { $title }

# Die Regeln, auf die Fragen und Ablehnungen verweisen, nach Nummer.
rule-R2 = Reihenfolge in einer Phase
rule-R6 = Starthand wählen
rule-R7 = Handkartenlimit
rule-R15 = alle Abzüge zusammen
rule-R17 = jedes violette Gebäude nur einmal
rule-R21 = Rollen wählen
rule-R25 = mit Waren bezahlen
rule-R29 = überbauen mit dem Kran
rule-R31 = ein Kran wird nie überbaut
rule-R32 = nie über ein gleiches Gebäude
rule-R34 = die Ware eines überbauten Gebäudes
rule-R41 = freier Platz oder überbauen
rule-R43 = Waren produzieren
rule-R48 = Waren verkaufen
rule-R49 = Karten behalten
rule-R50 = { card-archive }
rule-R57 = { card-gold-mine }
rule-R59 = { card-library } zu zweit
rule-R74 = { card-office-building }
rule-R75 = Handkartenlimit mit { card-guard-room }
rule-R84 = { card-bank }
rule-R99 = bauen und bezahlen
rule-R101 = { card-chapel }

picks-full = { $count ->
    [one] 1 ist
   *[other] { $count } sind
} schon gewählt, mehr geht nicht. Lege eine zurück, um diese zu wählen.
role-taken = { $role }: in dieser Runde schon genommen, von { $who ->
    [you] dir
   *[other] { $name }
}. Jede Rolle gibt es einmal pro Runde.
role-not-now = { $role }: Du bist gerade nicht dran, eine Rolle zu nehmen.
book-card = Diese Karte im Buch

## Kopfleiste und Menü

phase-choice = Rollenwahl
era = Runde { $era }
log-earlier = Frühere Runden
look-back-axis = Runde
key-round-back = eine Runde zurück, in der Wiedergabe
key-round-on = eine Runde weiter, in der Wiedergabe
replay-round-back = Eine Runde zurück
replay-round-on = Eine Runde weiter
phase-start = Rundenbeginn
phase-role = Phase: { $role }
ending = { $names }: { $left ->
    [0] { $count } Gebäude, letzte Phase
    [one] { $count } Gebäude, 1 weiteres beendet die Partie
   *[other] { $count } Gebäude, { $left } weitere beenden die Partie
}
    .short = { $leaders ->
        [one] { $names }: { $count } von { $places } Gebäuden
       *[other] { $leaders } Städte: { $count } von { $places }
    }
round-begun = Runde { $round } · { $who ->
    [you] Du bist Gouverneur
   *[other] { $name } ist Gouverneur
}
ending-last = Nach dieser Phase ist Schluss.
save-name = san-juan

## Einstellungen

own-confirm-always = Jede Antwort, auch Rollen
own-confirm-some = Jede Antwort außer Rollen
own-confirm-several = Nur mehrere Karten zusammen
settings-sound = Ton
    .note = Kurze Töne, wenn du dran bist und wenn gebaut oder verkauft wird.
settings-motion = Bewegung der Karten
settings-detail = Auf dem Tisch
    .note = „Wenig“ passt für den Anfang. „Mehr“ und „Alles“ zeigen auch, was jede Rolle bringen würde, die Punkte aller, spätere Preise und die Stapel.

## Tastatur

key-card = die Karte im Fokus, in voller Größe
key-points = Punkte im Einzelnen
key-rivals = zu den Gegnern
key-pass = nichts bauen, verkaufen oder tauschen
key-prices = alle Preise
key-roles = was die Rollen tun
key-book = das Buch der Regeln und Karten

## Tisch

rival-open = { $name }, Stadt öffnen: { $buildings ->
    [one] 1 Gebäude
   *[other] { $buildings } Gebäude
}, { $hand ->
    [one] 1 Handkarte
   *[other] { $hand } Handkarten
}, { $points ->
    [hidden] Punkte verborgen
    [one] 1 Punkt
   *[other] { $points } Punkte
}, Waren: { $goods }
none = keine
rival-built = Neu: { $cards }
say-chooser = hat die Rolle gewählt
hand-label = Hand
goods-label = Waren
governor = Gouverneur
tucked-label = darunter
buildings-count = { $count } von { $places } Gebäuden
city-yours = Deine Stadt
city-of = Stadt von { $name }
city-note = Tippe auf ein Gebäude, um seine Karte zu lesen, auf eine Zahl oder ein Zeichen, um zu sehen, was es bedeutet.
city-note-replay = Ein Gebäude antippen, um zu dem Zug zu gehen, in dem es gebaut wurde.
place-last = Spielende
place-free = Bauplatz { $place }, frei
place-site = Bauplatz { $place }, im Bau: { $card }
covers = über: { $card }
roles-label = Rollen
roles-help = Was die Rollen tun
roles-note = Fett: das Privileg, ein Bonus für den Spieler, der die Rolle nimmt.
role-free = frei
role-you-now = du, jetzt
role-now = { $name }, jetzt
role-by = { $name }
    .said = gewählt von { $who ->
        [you] dir
       *[other] { $name }
    }
forecast-builder = { $count ->
    [0] alles zu teuer
   *[other] Bau für { $range }
}
    .said = { $count ->
    [0] kein Gebäude, das du bezahlen kannst
    [one] 1 Gebäude, das du bezahlen kannst (Preis { $range })
   *[other] { $count } Gebäude, die du bezahlen kannst (Preis { $range })
}
    .short = { $count ->
    [0] zu teuer
   *[other] Preis { $range }
}
forecast-producer = { $goods ->
    [0] keine neue Ware
    [one] 1 neue Ware
   *[other] { $goods } neue Waren
}
    .said = { $goods ->
    [0] keine Ware
    [one] 1 Ware
   *[other] { $goods } Waren
}{ $cards ->
    [0] {""}
    [one] {" "}und 1 Karte
   *[other] {" "}und { $cards } Karten
}
    .short = { $goods ->
    [0] nichts
    [one] 1 Ware
   *[other] { $goods } Waren
}
forecast-trader = { $goods ->
    [0] nichts zu verkaufen
   *[other] { $high ->
        [one] Erlös: { $range } Karte
       *[other] Erlös: { $range } Karten
    }
}
    .said = { $goods ->
    [0] keine Ware zu verkaufen
    [one] 1 Ware zu verkaufen
   *[other] { $goods } Waren zu verkaufen
}{ $goods ->
    [0] {""}
   *[other] , für { $high ->
        [one] { $range } Karte
       *[other] { $range } Karten
    }
}
    .short = { $goods ->
    [0] nichts
   *[other] { $high ->
        [one] { $range } Karte
       *[other] { $range } Karten
    }
}
forecast-councillor = { $keep } von { $look } behalten
    .said = { $keep } von { $look } Karten
    .short = { $keep } von { $look }
forecast-prospector = { $cards ->
    [0] nichts
    [one] 1 Karte ziehen
   *[other] { $cards } Karten ziehen
}
    .said = { $cards ->
    [0] nichts, womit du rechnen kannst
    [one] 1 Karte
   *[other] { $cards } Karten
}
    .short = { $cards ->
    [0] nichts
    [one] 1 Karte
   *[other] { $cards } Karten
}
forecast-without = Nimmt sie ein anderer: { $other }
forecast-said = { $own }, wenn du die Rolle nimmst; { $other }, wenn ein anderer sie nimmt.
forecast-said-same = { $own }, gleich wer die Rolle nimmt.
forecast-said-others = { $other }, wenn ein anderer die Rolle nimmt.
forecast-works = Im Einsatz: { $cards }.
market-label = Preise und Stapel
tiles-label = Kommende Preise
tile-now = Jetzt
tile-next = Bald
tile-then = { $place }.
price-range = { $low } od. { $high }
tile-unknown = Noch unbekannt
    .mark = ?
tiles-all = Alle Preise
tiles-note = Die fünf Preistafeln kommen die ganze Partie lang in derselben Reihenfolge wieder. Was schon zu sehen war, bleibt bekannt. „1 od. 2“ ist ein Preis, der noch nicht feststeht.
offer-label = Auf dem Tisch
pile-label = Stapel
discard-label = Ablage
hand-of = Hand von { $name }
hand-yours = Deine Hand
hand-count = { $title }, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
hand-chip = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} auf der Hand{ $limit ->
    [0] {""}
   *[other] , zu Beginn einer Runde höchstens { $limit }
}
hand-show = Meine Hand zeigen
hand-hidden = { $name }: Die Hand liegt verdeckt.
hand-empty = Keine Karten auf der Hand.
hand-hold = Halte eine Karte gedrückt, um sie ganz zu lesen.

## Die Karte

the-card = die { $card }
label-card = { $name }, Kosten { $cost }, { $points ->
    [star] Punkte je nach Wirkung
    [one] 1 Punkt
   *[other] { $points } Punkte
}. { $effect }
label-price = Preis jetzt: { $price }.
label-good = Darauf liegt { $good }.
label-empty = { $good ->
    [customs] Ohne Ware bis zur nächsten Ratsherren­phase.
   *[other] Ohne Ware.
}
label-sells = Bringt jetzt { $price } im Verkauf.
label-over = Überbauen kostet { $price }.
label-covers = Darunter: { $card }.
label-review-open = Stand zur Wahl.
label-review-given = Wurde gewählt.
label-review-best = In der besten Antwort.
label-review-shown = In der markierten Antwort.
label-why = { $why }.
label-works = Wirkt in dieser Phase.
label-worth = Jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert.
changed-new = neu
    .said = Neu seit deiner letzten Entscheidung.
changed-good = neue Ware
    .said = Die Ware ist neu seit deiner letzten Entscheidung.
changed-sold = verkauft
    .said = Die Ware wurde seit deiner letzten Entscheidung verkauft.
group-P = Produktion
group-V = Violettes Gebäude
group-M = Violett · Monument
group-6 = Violett · Prachtbau

good-indigo = Indigo
    .short = In
good-sugar = Zucker
    .short = Zu
good-tobacco = Tabak
    .short = Ta
good-coffee = Kaffee
    .short = Ka
good-silver = Silber
    .short = Si
good-customs = Zollware
    .short = Zo
good-count = { $count } { $good }
good-price = { $good } { $price }

card-indigo-plant = Indigo­küperei
    .effect = Produziert Indigo.
card-sugar-mill = Zucker­mühle
    .effect = Produziert Zucker.
card-tobacco-storage = Tabak­speicher
    .the = den { $card }
    .effect = Produziert Tabak.
card-coffee-roaster = Kaffee­rösterei
    .effect = Produziert Kaffee.
card-silver-smelter = Silber­schmel­ze
    .effect = Produziert Silber.
card-smithy = Schmie­de
    .effect = Produktions­gebäude kosten dich 1 weniger.
card-gold-mine = Gold­grube
    .effect = { role-prospector }: Decke 4 Karten auf. Sind alle Kosten verschieden, behalte { $edition ->
    [second] die billigste
   *[other] 1 nach Wahl
}.
card-archive = Archiv
    .the = das { $card }
    .effect = { role-councillor }: Nimm alle gezogenen Karten auf die Hand, lege von der ganzen Hand ab.
card-poor-house = Armen­haus
    .the = das { $card }
    .effect = Hast du nach dem Bauen höchstens 1 Handkarte, ziehe 1.
card-black-market = Schwarz­markt
    .the = den { $card }
    .effect = { role-builder }: Bis zu 2 deiner Waren zahlen je 1.
card-trading-post = Handels­station
    .effect = { role-trader }: Verkaufe 1 Ware mehr.
card-well = Brunnen
    .the = den { $card }
    .effect = { role-producer }: Ab 2 produzierten Waren ziehst du 1 Karte.
card-market-stand = Markt­stand
    .the = den { $card }
    .effect = { role-trader }: Ab 2 verkauften Waren ziehst du 1 Karte.
card-crane = Kran
    .the = den { $card }
    .effect = Baue über eines deiner Gebäude; seine Kosten werden abgezogen.
card-chapel = Kapelle
    .effect = Rundenbeginn: Du darfst 1 Handkarte darunterlegen, sie zählt 1 Punkt.
card-tower = Turm
    .the = den { $card }
    .effect = Dein Hand­karten­limit ist 12.
card-aqueduct = Aquä­dukt
    .the = das { $card }
    .effect = { role-producer }: Produziere 1 Ware mehr.
card-carpenter = Schrei­nerei
    .effect = Nach dem Bau eines violetten Gebäudes ziehst du 1 Karte.
card-prefecture = Präfek­tur
    .effect = { role-councillor }: Behalte 2 Karten statt 1.
card-market-hall = Markt­halle
    .effect = { role-trader }: Ab 1 verkauften Ware ziehst du 1 Karte.
card-quarry = Stein­bruch
    .the = den { $card }
    .effect = Violette Gebäude kosten dich 1 weniger.
card-library = Biblio­thek
    .effect = Das Privileg deiner Rolle gilt doppelt; zu zweit einmal pro Runde.
card-statue = Statue
    .effect = Monument: nur Punkte; zählt für den Triumph­bogen.
card-victory-column = Sieges­säule
    .effect = Monument: nur Punkte; zählt für den Triumph­bogen.
card-hero = Reiter
    .the = den { $card }
    .effect = Monument: nur Punkte; zählt für den Triumph­bogen.
card-guild-hall = Zunft­halle
    .effect = { $edition ->
    [second] 1 Punkt je Produktions­gebäude und 1 je verschiedener Sorte
   *[other] 2 Punkte je Produktions­gebäude
}.
card-city-hall = Rathaus
    .the = das { $card }
    .effect = 1 Punkt je violettem Gebäude, dieses mitgezählt.
card-triumphal-arch = Triumph­bogen
    .the = den { $card }
    .effect = 4, 6 oder 8 Punkte für 1, 2 oder 3 Monumente.
card-palace = Palast
    .the = den { $card }
    .effect = Ein Viertel all deiner anderen Punkte, abgerundet.

card-office-building = Amts­stube
    .effect = Rundenbeginn: Lege 1 oder 2 Karten ab, ziehe ebenso viele.
card-guard-room = Wach­stube
    .effect = Zu Rundenbeginn behalten Spieler ohne Wachstube nur 6 Karten (mit Turm 12).
card-hut = Hütte
    .effect = Verkauft in einer Händler­phase niemand etwas, ziehst du 1 Karte.
card-tavern = Schenke
    .effect = Ende der Baumeister­phase: Hat niemand weniger Gebäude und jemand mehr als du, ziehe 1 Karte.
card-park = Park
    .the = den { $card }
    .effect = Mit dem Kran überbaut, bringt er 6 statt 3 Abzug.
card-customs-office = Zollhaus
    .the = das { $card }
    .effect = { role-councillor }: Erhält eine Ware, wenn es leer ist; sie bringt im Verkauf 2.
card-bank = Bank
    .effect = Einmal pro Partie, zu Rundenbeginn: Lege beliebig viele Karten darunter, je 1 Punkt.
card-harbor = Hafen
    .the = den { $card }
    .effect = { role-trader }: Lege 1 verkaufte Ware darunter, sie zählt 1 Punkt.
card-goldsmith = Gold­schmie­de
    .effect = { role-prospector }: Decke 1 Karte auf, behalte sie, wenn niemand dieses Gebäude hat.
card-residence = Residenz
    .effect = Sätze aus 3 verschiedenen Gebäuden mit gleichen Kosten: 4, 3, 2, 1 Punkte.
card-cathedral = Kathe­drale
    .effect = Gebäude der anderen mit Kosten 6 bringen dir 4, 3, 2, 1 Punkte.

role-builder = Bau­meister
    .action = Jeder darf bauen.
    .privilege = Du zahlst 1 weniger.
role-producer = Auf­seher
    .action = Jeder produziert 1 Ware.
    .privilege = Du produzierst 1 mehr.
role-trader = Händler
    .action = Jeder darf 1 Ware verkaufen.
    .privilege = Du darfst 1 mehr verkaufen.
role-councillor = Rats­herr
    .action = Die anderen ziehen 2 Karten und behalten 1.
    .privilege = Du ziehst 5 und behältst 1.
role-prospector = Gold­sucher
    .action = Die anderen bekommen nichts.
    .privilege = Du ziehst 1 Karte.

## Fragen

effect-card = { $card } – { $effect }
sum-equals = =
sum-price = Preis
sum-leaves = { $left ->
    [0] keine Karte übrig
    [one] 1 Karte übrig
   *[other] { $left } Karten übrig
}

prompt-start-hand = Behalte { $count } deiner ersten Karten
    .instruction = Was du wählst, behältst du; der Rest wird abgelegt.
    .outcome = { $cards } behalten
    .tray = Deine ersten Karten
prompt-role = Wähle oben eine Rolle
    .instruction = Jede Rolle gibt es einmal pro Runde; alle führen sie aus, du mit dem Privileg.
prompt-library = { $role }: die Bibliothek nutzen?
    .instruction = { $told ->
    [yes] Mit ihr: { $twice }; ohne: { $once }.{" "}
   *[no] {""}
}Aufgespart verdoppelt sie deine zweite Rolle der Runde.
    .confirm = Nutzen
    .pass = Aufsparen
prompt-build = Etwas bauen?
    .instruction = { $offered ->
    [yes] Wähle eine Handkarte oder die Karte auf dem Tisch, oder baue nichts.
   *[no] Wähle eine Handkarte oder baue nichts.
}
    .chosen = { $card } { $price ->
    [0] kostenlos
   *[other] für { $price }
} bauen
    .pass = Nichts bauen
prompt-cover = { $card }: über ein anderes Gebäude bauen?
    .instruction = Auf jedem Gebäude steht der Preis, es zu überbauen.
    .pass = Freier Platz
prompt-market = { $card } mit Waren bezahlen?
    .instruction = Auf dem Schwarzmarkt zahlt jede gewählte Ware 1.
    .pass = Nur mit Karten bezahlen
prompt-pay = Zahle { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} für { $the }
    .instruction = Gewählte Karten werden abgelegt.
prompt-produce = Produziere { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
}
    .instruction = Wähle die Produktions­gebäude, die produzieren sollen.{ $preselected ->
    [yes] {" "}Die teuersten sind schon gewählt.
   *[no] {""}
}
prompt-sell = Waren verkaufen?
    .chosen = { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
} für { $income ->
    [one] 1 Karte
   *[other] { $income } Karten
} verkaufen?
    .instruction = Wähle bis zu { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
} für den Verkauf zum heutigen Preis.{ $preselected ->
    [yes] {" "}Die teuersten sind schon gewählt.
   *[no] {""}
}
    .pass = Nichts verkaufen
prompt-keep = Behalte { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
    .instruction = Was du wählst, behältst du; der Rest wird abgelegt.
    .outcome = { $cards } behalten
    .tray = Gezogene Karten
prompt-discard = Lege { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} ab
    .instruction = { $source ->
    [hand_limit] Eine neue Runde beginnt. { $limit } Gewählte Karten werden abgelegt.
    [archive] Die gezogenen Karten sind auf deiner Hand. Gewählte Karten werden abgelegt.
   *[other] Gewählte Karten werden abgelegt.
}
    .outcome = { $cards } ablegen
prompt-mine = Goldgrube: Behalte 1 der aufgedeckten Karten
    .instruction = Die gewählte Karte kommt auf deine Hand, die anderen werden abgelegt.
    .outcome = { $card } behalten
    .tray = Aufgedeckte Karten
prompt-office = Amtsstube: { $count ->
    [one] 1 Karte
   *[other] Bis zu { $count } Karten
} tauschen?
    .instruction = Eine neue Runde beginnt. Gewählte Karten werden abgelegt, dann ziehst du ebenso viele.
    .outcome = { $cards } ablegen, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} ziehen
    .pass = Nichts tauschen
prompt-chapel = Eine Karte unter die Kapelle legen?
    .instruction = Eine neue Runde beginnt. Die gewählte Karte zählt am Ende 1 Punkt und ist aus dem Spiel.
    .outcome = { $card } für 1 Punkt darunterlegen
    .pass = Nichts darunterlegen
prompt-bank = Karten unter die Bank legen?
    .instruction = Nur einmal pro Partie, so viele du willst. Jede gewählte Karte zählt am Ende 1 Punkt und ist aus dem Spiel.
    .outcome = { $cards } für { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} darunterlegen
    .pass = Jetzt nicht
answer-start-hand = { $cards } behalten
answer-keep = { $cards } behalten
answer-cover = Über { $cards }
answer-market = Mit { $goods } zahlen
answer-pay = Mit { $cards } zahlen
answer-produce = { $goods } produzieren
answer-sell = { $goods } verkaufen
answer-discard = { $cards } ablegen
answer-office = { $cards } tauschen
answer-chapel = { $cards } darunterlegen
answer-bank = { $cards } darunterlegen
did-start-hand = { $name } { $who ->
    [you] hast
   *[other] hat
} zu Beginn { $cards } behalten
did-role = { $name } { $who ->
    [you] hast
   *[other] hat
} die Rolle { $role } gewählt
did-library = { $name } { $who ->
    [you] hast
   *[other] hat
} die Bibliothek genutzt
    .pass = { $name } { $who ->
        [you] hast
       *[other] hat
    } die Bibliothek aufgespart
did-build = { $name } { $who ->
    [you] hast
   *[other] hat
} { $cards } gebaut
    .pass = { $name } { $who ->
        [you] hast
       *[other] hat
    } nichts gebaut
did-cover = { $name } { $who ->
    [you] hast
   *[other] hat
} { $for } über { $cards } gebaut
    .pass = { $name } { $who ->
        [you] hast
       *[other] hat
    } { $for } auf einen freien Platz gebaut
did-market = { $name } { $who ->
    [you] hast
   *[other] hat
} für { $for } mit Waren bezahlt: { $goods }
    .pass = { $name } { $who ->
        [you] hast
       *[other] hat
    } für { $for } nur mit Karten bezahlt
did-pay = { $name } { $who ->
    [you] hast
   *[other] hat
} für { $for } { $cards } abgelegt
did-produce = { $name } { $who ->
    [you] hast
   *[other] hat
} { $goods } produziert
did-sell = { $name } { $who ->
    [you] hast
   *[other] hat
} { $goods } verkauft
    .pass = { $name } { $who ->
        [you] hast
       *[other] hat
    } nichts verkauft
did-keep = { $name } { $who ->
    [you] hast
   *[other] hat
} { $cards } behalten
did-discard = { $name } { $who ->
    [you] hast
   *[other] hat
} { $cards } abgelegt
did-mine = { $name } { $who ->
    [you] hast
   *[other] hat
} mit der Goldgrube { $cards } behalten
did-office = { $name } { $who ->
    [you] hast
   *[other] hat
} { $cards } getauscht
    .pass = { $name } { $who ->
        [you] hast
       *[other] hat
    } nichts getauscht
did-chapel = { $name } { $who ->
    [you] hast
   *[other] hat
} { $cards } unter die Kapelle gelegt
    .pass = { $name } { $who ->
        [you] hast
       *[other] hat
    } nichts unter die Kapelle gelegt
did-bank = { $name } { $who ->
    [you] hast
   *[other] hat
} { $cards } unter die Bank gelegt
    .pass = { $name } { $who ->
        [you] hast
       *[other] hat
    } die Bank aufgespart
advice-reason = { $until ->
    [round] { $own ->
        [none] Bringt bis zum Ende der nächsten Runde nichts
       *[other] Bis zum Ende der nächsten Runde { $own }
    }
   *[role] { $own ->
        [none] Bringt noch nichts
       *[other] { $own }
    }
}{ $rival ->
    [none] {""}
   *[other] ; { $seats ->
        [2] Gegner
       *[other] bester Gegner
    }: { $rival }
}.
advice-wins = { $games ->
    [100] Gewinnt, wo die nächstbeste Antwort verliert
    [one] Bringt in 100 Partien 1 Sieg mehr als die nächstbeste Antwort
   *[other] Bringt in 100 Partien { $games } Siege mehr als die nächstbeste Antwort
}{ $because ->
    [more_often] : { $card } in { $by } mehr gebaut
    [sooner] : { $card } { $by ->
        [one] 1 Runde
       *[other] { $by } Runden
    } früher
    [ends_sooner] : Spielende { $by ->
        [one] 1 Runde
       *[other] { $by } Runden
    } früher
    [ends_later] : Spielende { $by ->
        [one] 1 Runde
       *[other] { $by } Runden
    } später
    [points] : { $by ->
        [one] 1 Punkt
       *[other] { $by } Punkte
    } mehr
    [rival] : { $seats ->
        [2] Gegner
       *[other] bester Gegner
    } { $by ->
        [one] 1 Punkt
       *[other] { $by } Punkte
    } weniger
   *[unknown] {""}
}.
advice-loses = { $games ->
    [100] Verliert eine gewonnene Partie
    [one] Bringt in 100 Partien 1 Sieg weniger als die beste Antwort
   *[other] Bringt in 100 Partien { $games } Siege weniger als die beste Antwort
}{ $because ->
    [more_often] : { $card } in { $by } weniger gebaut
    [sooner] : { $card } { $by ->
        [one] 1 Runde
       *[other] { $by } Runden
    } später
    [ends_sooner] : Spielende { $by ->
        [one] 1 Runde
       *[other] { $by } Runden
    } später
    [ends_later] : Spielende { $by ->
        [one] 1 Runde
       *[other] { $by } Runden
    } früher
    [points] : { $by ->
        [one] 1 Punkt
       *[other] { $by } Punkte
    } weniger
    [rival] : { $seats ->
        [2] Gegner
       *[other] bester Gegner
    } { $by ->
        [one] 1 Punkt
       *[other] { $by } Punkte
    } mehr
   *[unknown] {""}
}.
advice-keeps = Behält { $the }: { $share ->
    [all] sicher
    [most] wahrscheinlich
    [none] kaum je
   *[some] vielleicht
} { $until ->
    [round] bald
   *[end] bis zum Spielende
} gebaut ({ $built } von { $lines } Versuchen).
advice-gives-up = Gibt { $the } her: sonst { $share ->
    [all] sicher
    [most] wahrscheinlich
    [none] kaum je
   *[some] vielleicht
} { $until ->
    [round] bald
   *[end] bis zum Spielende
} gebaut ({ $built } von { $lines } Versuchen).
advice-builds = { $kept ->
    [0] { $name }
    [one] 1 Karte behalten: { $name }
   *[other] { $kept } Karten behalten: { $name }
} { $who ->
    [you] kannst
   *[other] kann
} { $the } { $share ->
    [all] {""}
   *[some] wahrscheinlich{" "}
}{ $until ->
    [role] jetzt
   *[round] bis zum Ende der nächsten Runde
} bauen.
advice-misses = Dann { $who ->
    [you] kannst du
   *[other] kann { $name }
} { $the } bis zum Ende der nächsten Runde kaum bauen.
advice-counts = Zählt sofort { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
advice-fits = { $use ->
    [production] Macht { $count ->
        [one] 1 Produktionsgebäude
       *[other] { $count } Produktionsgebäude
    } auf der Hand billiger
    [violet] Macht { $count ->
        [one] 1 violettes Gebäude
       *[other] { $count } violette Gebäude
    } auf der Hand billiger
    [producing] Hilft bei jeder Produktion, mit { $count ->
        [one] 1 Produktionsgebäude
       *[other] { $count } Produktionsgebäuden
    }
   *[selling] Hilft bei jedem Verkauf, mit { $count ->
        [one] 1 Produktionsgebäude
       *[other] { $count } Produktionsgebäuden
    }
}.
advice-earns = Verkauft { $goods ->
    [one] 1 Ware
   *[other] { $goods } Waren
} für { $high ->
    [one] 1 Karte
   *[other] { $range } Karten
}.
advice-makes = Produziert { $goods ->
    [one] 1 Ware
   *[other] { $goods } Waren
}, { $seats ->
    [2] { $who ->
        [you] du
       *[other] { $name }
    } { $theirs ->
        [0] keine
       *[other] nur { $theirs }
    }
   *[other] { $theirs ->
        [0] sonst niemand eine
       *[other] sonst niemand mehr als { $theirs }
    }
}.
advice-sells-now = { $when ->
    [best] Jetzt verkaufen: Keine Preistafel zahlt besser
    [not_next] Jetzt verkaufen: Die nächste Preistafel zahlt nicht besser
   *[only_next] Jetzt verkaufen: Nur die nächste Preistafel kann besser zahlen
}.
advice-waits = Abwarten: Die nächste Preistafel zahlt besser.
advice-idle = { $role ->
    [builder] { $seats ->
        [2] { $name } { $who ->
            [you] kannst
           *[other] kann
        } jetzt kaum bauen
       *[other] Sonst kann jetzt kaum jemand bauen
    }
    [producer] { $seats ->
        [2] { $name } { $who ->
            [you] hast
           *[other] hat
        } kein leeres Produktionsgebäude
       *[other] Sonst hat niemand ein leeres Produktionsgebäude
    }
    [trader] { $seats ->
        [2] { $name } { $who ->
            [you] hast
           *[other] hat
        } nichts zu verkaufen
       *[other] Sonst hat niemand etwas zu verkaufen
    }
   *[prospector] Sonst zieht niemand eine Karte
}.
advice-stops = Lässt { $who ->
    [you] dir
   *[other] { $name }
} jetzt keine Gelegenheit zum { $deed ->
    [build] Bauen
    [produce] Produzieren
   *[sell] Verkaufen
}.
advice-lets = Lässt auch { $who ->
    [you] dich
   *[other] { $name }
} { $deed ->
    [build] bauen
    [produce] produzieren
   *[sell] verkaufen
}.
advice-denies = Sonst { $who ->
    [you] nimmst du
   *[other] nimmt { $name }
} diese Rolle wahrscheinlich selbst.
advice-ends = Beendet die Partie { $until ->
    [role] jetzt
   *[round] bald
}, solange { $who ->
    [you] du führst
   *[other] { $name } führt
}.
advice-lasts = Lässt die Partie weitergehen, solange { $who ->
    [you] du zurückliegst
   *[other] { $name } zurückliegt
}.
advice-spares = Sonst { $who ->
    [you] musst du
   *[other] muss { $name }
} wegen des Handkartenlimits etwa { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} mehr ablegen.
advice-ahead = { $what ->
    [cards] Lässt
   *[other] Bringt
} { $until ->
    [role] sofort
   *[round] bis zum Ende der nächsten Runde etwa
} { $amount } als die beste andere Antwort.
advice-behind = { $what ->
    [cards] Lässt
   *[other] Bringt
} { $until ->
    [role] sofort
   *[round] bis zum Ende der nächsten Runde etwa
} { $amount } als die beste andere Antwort.
advice-holds = { $name } { $what ->
    [cards] { $who ->
        [you] hast
       *[other] hat
    }
   *[other] { $who ->
        [you] bekommst
       *[other] bekommt
    }
} { $until ->
    [role] sofort
   *[round] bis zum Ende der nächsten Runde etwa
} { $amount } als sonst.
advice-helps = { $name } { $what ->
    [cards] { $who ->
        [you] hast
       *[other] hat
    }
   *[other] { $who ->
        [you] bekommst
       *[other] bekommt
    }
} { $until ->
    [role] sofort
   *[round] bis zum Ende der nächsten Runde etwa
} { $amount } als sonst.
amount-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} { $more ->
    [yes] mehr
   *[no] weniger
}
amount-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} { $more ->
    [yes] mehr
   *[no] weniger
} auf der Hand
amount-income = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} { $more ->
    [yes] mehr
   *[no] weniger
} aus Verkäufen
amount-made = { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
} { $more ->
    [yes] mehr
   *[no] weniger
}
gain-cards = { $sign }{ $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
gain-goods = { $sign }{ $count ->
    [one] 1 Ware
   *[other] { $count } Waren
}
gain-points = { $sign }{ $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
lately-role = { $told }.
lately-built = Seit deinem Zug: { $told }.

part-cost = Kosten
part-builder = Baumeister
part-library = Bibliothek
part-smithy = Schmiede
part-quarry = Steinbruch
part-crane = über { $the }
part-goods = in Waren

reason-too-dear = Preis { $price }, du hast { $funds }
reason-already-built = Steht schon in deiner Stadt
reason-not-building = Du baust gerade nicht
reason-not-held = Nicht auf deiner Hand
reason-in-work = Wird gerade gebaut
reason-full = Hier liegt schon eine Ware
reason-no-plant = Produziert keine Waren
reason-no-good = Ohne Ware
reason-to-be-covered = Wird gerade überbaut
reason-no-crane = Du hast keinen Kran
reason-never-covered = Kann nicht überbaut werden
reason-same-building = Das gleiche Gebäude

limit-plain = Du darfst höchstens { $limit } Karten behalten.
limit-guarded = Ein Gegner hat eine Wachstube, du nicht: Du darfst nur { $limit } Karten behalten.
limit-raised = Mit deinem Turm darfst du { $limit } Karten behalten.

## Verlauf

cards-count = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
cards-none = keine Karte
event-round-started = Runde { $round }, Gouverneur: { $who ->
    [you] du
   *[other] { $name }
}
event-role-taken = { $name } { $who ->
    [you] hast
   *[other] hat
} die Rolle { $role } gewählt
event-tile-turned = Preise: { $prices }
event-library-used = { $name } { $who ->
    [you] hast
   *[other] hat
} die Bibliothek genutzt
event-built = { $name } { $who ->
    [you] hast
   *[other] hat
} { $the } { $price ->
    [0] kostenlos
   *[other] für { $price }
} gebaut
    .over = über { $the }
    .goods = davon { $count ->
    [one] 1 mit einer Ware
   *[other] { $count } mit Waren
}
    .paid = bezahlt mit { $cards }
event-passed = { $name } { $who ->
    [you] hast
   *[other] hat
} { $stage ->
    [build] nichts gebaut
    [sell] nichts verkauft
    [library] die Bibliothek aufgespart
    [chapel] nichts unter die Kapelle gelegt
    [office] nichts getauscht
    [bank] nichts unter die Bank gelegt
   *[other] gepasst
}
event-good-lost = { $name } { $who ->
    [you] hast
   *[other] hat
} die Ware verloren, die auf diesem Gebäude lag: { $card }
event-drew = { $name } { $who ->
    [you] hast
   *[other] hat
} { $cards } gezogen ({ $cause })
event-produced = { $name } { $who ->
    [you] hast
   *[other] hat
} { $sort ->
    [customs] { $goods } erhalten
   *[other] { $goods } produziert
}
event-sold = { $name } { $who ->
    [you] hast
   *[other] hat
} { $goods } für { $income ->
    [one] 1 Karte
   *[other] { $income } Karten
} verkauft
event-stowed = { $name } { $who ->
    [you] hast
   *[other] hat
} eine verkaufte Ware daruntergelegt ({ $cause })
event-councillor-drew = { $name } { $who ->
    [you] hast
   *[other] hat
} { $cards } gezogen
event-kept = { $name } { $who ->
    [you] hast
   *[other] hat
} { $cards } behalten
event-discarded = { $name } { $who ->
    [you] hast
   *[other] hat
} { $cards } abgelegt ({ $cause })
event-revealed = { $name } { $who ->
    [you] hast
   *[other] hat
} { $faces } aufgedeckt ({ $cause })
event-won = { $name } { $who ->
    [you] hast
   *[other] hat
} { $the } gewonnen ({ $cause })
event-tucked = { $name } { $who ->
    [you] hast
   *[other] hat
} { $cards } daruntergelegt ({ $cause })
event-reshuffled = Die Ablage wurde gemischt und ist der neue Nachziehstapel
event-game-over = Die Partie ist zu Ende
cause-sale = Verkauf
cause-hand-limit = Handkartenlimit
cause-start-hand = erste Karten

## Ende

end-tie = Gleich viele Punkte wie { $who ->
    [you] du
   *[other] { $name }
}; mehr Karten und Waren übrig.
end-cities = Die Städte
skyline-alt = Deine Stadt als Häuserzeile am Wasser; Gebäude: { $count }
end-chronicle = Gebaut, Runde für Runde
    .note = Runden, in denen niemand gebaut hat, sind ausgelassen.
score-buildings = Gebäude
score-tucked = Daruntergelegt
score-guild-hall = Zunfthalle
score-city-hall = Rathaus
score-triumphal-arch = Triumphbogen
score-residence = Residenz
score-cathedral = Kathedrale
score-palace = Palast
score-total = Summe
score-leftovers = Karten und Waren übrig
    .note = entscheiden bei Gleichstand
end-picture-title = Bild deiner Stadt

## Rückblick

look-back-curve-label = Die Siegchance aller von der ersten Rolle bis zum Ende; darunter dasselbe als Tabelle.
look-back-curve-note = Jeder Punkt zeigt die Siegchance aus der Sicht des Spielers, der gerade eine Rolle wählte; der letzte zeigt, wer gewonnen hat. Tippe einen Punkt an, um ihn am Tisch zu sehen.
look-back-luck-note = Jede Spalte rechnet in Hundertsteln eines Sieges von der Siegchance bei der ersten Entscheidung bis zum Ergebnis am Ende. Ein Fehler kostet, was die beste Antwort mehr gewonnen hätte; was der eine dadurch verliert, gewinnen die anderen. Glück ist alles, was keine Entscheidung erklärt: gezogene Karten, aufgedeckte Preise und Dinge, die der Computer nicht versteht.
stage-start-hand = Erste Karten behalten
stage-role = Rolle
stage-library = { card-library }
stage-build = Bau
stage-cover = { card-crane }
stage-market = { card-black-market }
stage-pay = Bezahlung
stage-produce = Produktion
stage-sell = Verkauf
stage-keep = Karten behalten
stage-discard = Karten ablegen
stage-mine = { card-gold-mine }
stage-office = { card-office-building }
stage-chapel = { card-chapel }
stage-bank = { card-bank }

## Fehler: je eine Zeile

error-bad-goods = Waren können nicht mehr als den ganzen Preis bezahlen, { $price }.
error-bad-seats = San Juan ist für 2 bis 4 Spieler, nicht für { $seats }.
error-bad-edition = Es gibt keine Auflage namens { $edition }. Wähle „first“ oder „second“.
error-position-not-at-role = Eine Stellung muss bei der Wahl einer Rolle stehen, nicht bei { $stage }. Speichere stattdessen die Partie.
error-bad-tiles = Nenne die Tafeln A B C D E je einmal, nicht { $tiles }.
error-bad-roles = Diese Rollen können die Plätze nicht gewählt haben: { $roles }.
error-too-few-cards = Diese Stellung braucht mehr Karten, als übrig sind. Nenne oder zähle weniger.
error-no-place-for-good = { $card } kann keine Ware tragen.
error-never-drawn = { $card } wird nie gezogen und kann nur in einer Stadt stehen.
error-built-twice = { $card } steht zweimal in einer Stadt.
error-full-city = Die Partie endet, sobald eine Stadt mehr als { $most } Gebäude hat; eine Stellung kann keine solche Stadt haben.
error-no-such-building = Es gibt kein Gebäude namens { $name }.
error-no-such-card = Es gibt keine Karte { $card }.
error-too-many-copies = Die Auflage hat weniger Exemplare: { $card }.

## Die Spielweise jeder Stufe; Zahlen aus Spielen zu zweit, docs/strength.md

level-random = Zufällig gibt irgendeine Antwort, ob gut oder schlecht.
level-easy = Leicht weiß, was gut ist, und spielt oft etwas anderes: für die ersten Partien.
level-medium = Mittel gewinnt meistens gegen Leicht: richtig, wenn du die Regeln kennst.
level-hard = Schwer gewinnt meistens gegen Mittel und macht wenige Fehler.
level-expert = Experte gewinnt meistens gegen Schwer und denkt selten länger als 5 Sekunden nach.
level-master = Meister ist so stark wie Experte und vermeidet einen Fehler von ihm. Manche Antwort braucht 10 Sekunden oder länger.

## Sätze der Seite, von Karten gesagt

settings-caps = Tasten auf Knöpfen und Karten zeigen
    .note = Sonst erscheinen sie, sobald du eine Taste drückst.
key-choose = die Rolle oder Karte mit dieser Taste nehmen oder zurücklegen
key-confirm = bestätigen; auf einer Karte: nehmen, dann bestätigen
key-move = von Karte zu Karte, den Tisch hinauf und hinab
handover-text = Als Nächstes entscheidet { $name }, mit Karten, die sonst niemand sehen darf.
what-if-cards = Die Karten liegen in derselben Reihenfolge wie in der Partie.
what-if-anew = Die Partie läuft noch, darum weißt du nicht mehr als bei diesem Zug: Alle anderen Karten werden neu verteilt.
share-running = Diese Partie läuft noch: Wer den Link hat, kann jede Karte herausfinden.
link-deal = Jemand hat diese Kartenverteilung mit dir geteilt: dieselben Karten, dieselben Mitspieler.
day-note = Dieselben Karten für alle
days-note = Par ist das Ergebnis des Computers auf deinem Platz, mit denselben Karten gegen dieselben Gegner.
share-deal = Die Karten
    .note = Dieselben Karten und Mitspieler, von Anfang an.
