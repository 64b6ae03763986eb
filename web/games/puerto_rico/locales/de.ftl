# Deutsch: die Wörter von Puerto Rico.
# As in English: building-bank building-statue building-villa
# As in English: app-title good-indigo-short home save-name

## Gebäude

building-small-indigo-plant = Kleine Indigo­küperei
building-small-sugar-mill = Kleine Zucker­mühle
building-indigo-plant = Indigo­küperei
building-sugar-mill = Zucker­mühle
building-tobacco-storage = Tabak­speicher
building-coffee-roaster = Kaffee­rösterei
building-small-market = Kleine Markt­halle
building-hacienda = Hazienda
building-construction-hut = Bau­hütte
building-small-warehouse = Kleines Lager­haus
building-hospice = Hospiz
building-office = Kontor
building-large-market = Große Markt­halle
building-large-warehouse = Großes Lager­haus
building-factory = Manu­faktur
building-university = Univer­sität
building-harbor = Hafen
building-wharf = Werft
building-guild-hall = Zunft­halle
building-residence = Resi­denz
building-fortress = Festung
building-customs-house = Zoll­haus
building-city-hall = Rathaus
building-aqueduct = Aquä­dukt
building-forest-house = Forst­haus
building-black-market = Schwarz­markt
building-storehouse = Vorrats­haus
building-guesthouse = Gast­haus
building-trading-post = Handels­station
building-church = Kirche
building-small-wharf = Kleine Werft
building-lighthouse = Leucht­turm
building-specialty-factory = Spezial­manu­faktur
building-library = Biblio­thek
building-union-hall = Genossen­schafts­haus
building-statue = Statue
building-cloister = Kloster
building-land-office = Grund­buch­amt
building-chapel = Kapelle
building-hunting-lodge = Jagd­hütte
building-zoning-office = Bauamt
building-royal-supplier = Hof­liefe­rant
building-villa = Villa
building-jeweler = Juwelier
building-royal-garden = Schloss­garten
building-gold-mine = Gold­grube
building-well = Brunnen
building-tower = Turm
building-customs-station = Zoll­station
building-archive = Archiv
building-bank = Bank
building-cathedral = Kathe­drale

## Rollen und Waren

role-settler = Siedler
role-mayor = Bürger­meister
role-builder = Baumeister
role-craftsman = Aufseher
role-trader = Händler
role-captain = Kapitän
role-prospector = Goldsucher
good-corn = Mais
good-indigo = Indigo
good-sugar = Zucker
good-tobacco = Tabak
good-coffee = Kaffee

## Gründe, warum etwas nicht zur Wahl steht

reason-none-left = Keines mehr da
reason-already-built = Steht schon in deiner Stadt
reason-never-together = Nie zusammen mit: { $building }
reason-no-place = Kein Platz mehr in deiner Stadt
reason-too-dear = Preis { $price }, du hast { $funds }
reason-not-building = Du baust gerade nicht
reason-role-taken = In dieser Runde schon genommen
reason-no-privilege = Einen Steinbruch nimmt nur der Siedler
reason-no-quarries = Kein Steinbruch mehr da
reason-not-face-up = Liegt nicht aus
reason-no-barrel = Davon hast du kein Fass
reason-house-full = Das Handelshaus ist voll
reason-same-good = Liegt schon im Handelshaus
reason-other-good = Das Schiff trägt eine andere Ware
reason-other-ship = Liegt auf einem anderen Schiff
reason-ship-full = Das Schiff ist voll
reason-takes-less = Ein anderes Schiff nimmt mehr
reason-wharf-used = Deine Werft ist in dieser Phase benutzt
reason-not-made = Davon hast du nichts produziert
reason-no-supply = Der Vorrat hat keins mehr
reason-excluded = Nicht im Spiel mit: { $building }
reason-slots-full = Für Kosten { $price } ist nichts mehr frei
reason-large-full = Für große Gebäude ist nichts mehr frei

## Begründungen von Tipps

advice-reason = { $until ->
    [turn] { $own ->
        [none] Kein Gewinn bis zu deiner nächsten Rolle
       *[other] Bis zu deiner nächsten Rolle: { $own }
    }
   *[later] { $own ->
        [none] Kein Gewinn in drei Runden
       *[other] In drei Runden: { $own }
    }
}{ $rival ->
    [none] {""}
   *[other] ; { $seats ->
        [2] Gegner
       *[other] bester Gegner
    }: { $rival }
}.
advice-builds = Damit kannst du { $until ->
    [role] jetzt
   *[turn] vor deiner nächsten Rolle
} bauen: { $building }.
advice-misses = Damit baust du { $until ->
    [role] jetzt
   *[turn] vor deiner nächsten Rolle
} kaum: { $building }.
advice-staffs = Besetzt { $until ->
    [role] jetzt
   *[turn] vor deiner nächsten Rolle
}: { $building }.
advice-pays = { $building }: bringt in drei Runden etwa { $what ->
    [doubloons] { $count ->
        [one] 1 Dublone
       *[other] { $count } Dublonen
    }
   *[points] { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
}.
advice-counts = { $building }: zählt schon jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
advice-quarries = Der Steinbruch spart dir in drei Runden etwa { $count ->
    [one] 1 Dublone
   *[other] { $count } Dublonen
}.
advice-fits = Plantage und Betrieb passen zusammen: { $good }.
advice-makes = Du stellst { $count ->
    [one] 1 Fass
   *[other] { $count } Fässer
} her, { $seats ->
    [2] { $name } { $theirs ->
        [0] keines
       *[other] nur { $theirs }
    }
   *[other] { $theirs ->
        [0] sonst niemand eines
       *[other] sonst niemand mehr als { $theirs }
    }
}.
advice-sells = Dein Verkauf bringt { $count ->
    [one] 1 Dublone
   *[other] { $count } Dublonen
}.
advice-ships = Das Verladen bringt dir { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}, { $seats ->
    [2] { $name } { $theirs }
   *[other] sonst niemandem mehr als { $theirs }
}.
advice-lets-ship = Das Verladen bringt { $name } { $theirs ->
    [one] 1 Punkt
   *[other] { $theirs } Punkte
}, dir nur { $count }.
advice-spoils = { $who ->
    [you] Du verlierst
   *[other] { $name } verliert
} { $until ->
    [role] {""}
   *[turn] vor deiner nächsten Rolle{" "}
}nach dem Verladen etwa { $count ->
    [one] 1 Fass
   *[other] { $count } Fässer
} mehr.
advice-saves = Rettet dir { $until ->
    [role] {""}
   *[turn] vor deiner nächsten Rolle{" "}
}etwa { $count ->
    [one] 1 Fass, das
   *[other] { $count } Fässer, die
} sonst nach dem Verladen { $count ->
    [one] verdirbt
   *[other] verderben
}.
advice-idle = { $seats ->
    [2] { $name } hat
   *[other] Sonst hat niemand etwas
} { $seats ->
    [2] nichts{" "}
   *[other] {""}
}{ $role ->
    [craftsman] herzustellen
    [trader] zu verkaufen
   *[captain] zu verladen
}.
advice-denies = Sonst nimmt { $name } diese Rolle wahrscheinlich selbst.
advice-bounty = Auf dieser Rolle { $count ->
    [one] liegt 1 Dublone
   *[other] liegen { $count } Dublonen
}.
advice-ends = Beendet die Partie, solange du führst.
advice-lasts = Lässt die Partie weitergehen, solange du zurückliegst.
advice-ahead = Bringt { $until ->
    [role] jetzt
    [turn] bis zu deiner nächsten Rolle
   *[later] in drei Runden
} etwa { $amount } als die beste andere Antwort.
advice-behind = Bringt { $until ->
    [role] jetzt
    [turn] bis zu deiner nächsten Rolle
   *[later] in drei Runden
} etwa { $amount } als die beste andere Antwort.
advice-holds = { $name } bekommt { $until ->
    [role] jetzt
    [turn] bis zu deiner nächsten Rolle
   *[later] in drei Runden
} etwa { $amount } als sonst.
advice-helps = { $name } bekommt { $until ->
    [role] jetzt
    [turn] bis zu deiner nächsten Rolle
   *[later] in drei Runden
} etwa { $amount } als sonst.
amount-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} { $more ->
    [yes] mehr
   *[no] weniger
}
amount-doubloons = { $count ->
    [one] 1 Dublone
   *[other] { $count } Dublonen
} { $more ->
    [yes] mehr
   *[no] weniger
}
amount-goods = { $count ->
    [one] 1 Fass
   *[other] { $count } Fässer
} { $more ->
    [yes] mehr
   *[no] weniger
}
gain-points = { $sign }{ $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
gain-doubloons = { $sign }{ $count ->
    [one] 1 Dublone
   *[other] { $count } Dublonen
}
gain-goods = { $sign }{ $count ->
    [one] 1 Fass
   *[other] { $count } Fässer
    }

## Die Seite

how-to-title = Die Regeln
book-title = Regeln und Gebäude
book-contents = Inhalt
book-buildings = Gebäude
book-rule = Regel { $rule }
app-title = Puerto Rico
app-motto = Pflanzen, produzieren, verschiffen, bauen.
app-description = Spiel Puerto Rico, das Brettspiel um Plantagen, Schiffe und Gebäude, in deinem Browser, mit Leuten an einem Gerät oder gegen den Computer.
credits-short = Inoffizielle, nichtkommerzielle Arbeit von Fans.
credits-fan = Dies ist eine inoffizielle, nichtkommerzielle Arbeit von Fans, ohne Verbindung zum Autor oder zu den Verlagen des Spiels. Puerto Rico ist eine Marke ihres Inhabers. Das Spiel Puerto Rico ist von Andreas Seyfarth. Kein Bild und kein Text des Spiels wird verwendet.
learn-note = Nach acht Minuten mit einem Begleiter kennst du das Spiel.
learn-first = Deine ersten Runden
    .about = { app-title } in acht Minuten
step-game = Insel auslegen
save-name = puerto-rico
era = Runde { $era }
log-earlier = Frühere Runden
look-back-axis = Runde
look-back-curve-label = Die Siegchance aller, Runde für Runde.
look-back-curve-note = Jeder Punkt ist die Siegchance zu Beginn einer Runde.
look-back-luck-note = Glück ist der Rest, den keine Entscheidung erklärt.
key-pass = nichts tun
key-buildings = das Gebäude im Fokus, groß
key-book = das Buch mit Regeln und Gebäuden
key-points = Punkte im Einzelnen
key-roles = über die Rollen
key-round-back = vorige Runde, in einer Wiedergabe
key-round-on = nächste Runde, in einer Wiedergabe
replay-round-back = Vorige Runde
replay-round-on = Nächste Runde
settings-sound = Ton
    .note = Kurze Töne, wenn du am Zug bist und wenn jemand baut, verschifft oder verkauft.
settings-motion = Bewegung
settings-detail = Auf dem Tisch
    .note = „Wenig“ eignet sich für neue Spieler. „Mehr“ und „Alles“ zeigen auch, was jede Rolle brächte, und die Punkte aller.
kind-search = Computer, vorausschauend
    .short = vorausschauend
level-random = „Zufall“ macht irgendeinen Zug, gut oder schlecht.
level-easy = „Leicht“ kennt die guten Züge, spielt aber oft andere: richtig für erste Spiele.
level-medium = „Mittel“ gewinnt die meisten Spiele gegen „Leicht“: richtig, wenn du die Regeln kennst.
level-hard = „Schwer“ gewinnt die meisten Spiele gegen „Mittel“: Es macht wenige Fehler.
level-expert = „Experte“ gewinnt die meisten Spiele gegen „Schwer“.
level-search = „Vorausschauend“ rechnet allein mit den Regeln voraus.

## Optionen

new-sets = Weitere Gebäude
new-sets-new-buildings = Neue Gebäude
new-sets-new-buildings-note = 14 weitere Gebäude; das Spiel zieht je Preis eines
new-sets-nobles = Die Adligen
new-sets-nobles-note = 8 weitere Gebäude und Adlige auf den Schiffen; jeder ist ein Punkt
new-sets-tibs = Tibs Gebäude
new-sets-tibs-note = 7 weitere Gebäude eines Fans
new-open-points = Offene Punkte
new-open-points-note = Alle sehen die Punkte aller
new-more-points = 126 Punkte
new-more-points-note = Zu fünft liegen 126 statt 122 Punkte im Vorrat
new-corn-handicap = Mais kostet eine Dublone
new-corn-handicap-note = Wer mit Mais beginnt, bekommt eine Dublone weniger
new-swapped-costs = { building-factory } 8, Universität 7
new-swapped-costs-note = Die beiden Gebäude tauschen ihre Kosten
new-draft = Gebäude auswählen
new-draft-note = Die Spieler wählen reihum die Gebäude, die im Spiel sind
new-all-pairs = Alle Paare
new-all-pairs-note = Gebäude, die einander ausschließen, dürfen zusammen im Spiel sein
new-library-once = Bibliothek einmal je Runde
new-library-once-note = Zu zweit verdoppelt die Bibliothek eine Rolle je Runde

## Begriffe des Schauplatzes. Das Regelbuch und einige Sätze schreiben sie aus.

people = { $count ->
    [one] 1 Bewohner
   *[other] { $count } Bewohner
}
people-title = Bewohner
settler-word = Bewohner
settlers-word = Bewohner
nobles = { $count ->
    [one] 1 Adliger
   *[other] { $count } Adlige
}
home = San Juan
doubloons = { $count ->
    [one] 1 Dublone
   *[other] { $count } Dublonen
}
points-count = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
barrels = { $count ->
    [one] 1 Fass
   *[other] { $count } Fässer
}
good-count = { $count } { $good }
good-corn-short = Ma
good-indigo-short = In
good-sugar-short = Zu
good-tobacco-short = Ta
good-coffee-short = Ka
tile-corn = Maisplantage
tile-indigo = Indigoplantage
tile-sugar = Zuckerplantage
tile-tobacco = Tabakplantage
tile-coffee = Kaffeeplantage
tile-quarry = Steinbruch
tile-forest = Wald ({ $good })
role-second-prospector = Zweiter Goldsucher
wharf-word = Werft
ship-word = Schiff für { $ship }
none = nichts

## Rollen

roles-label = Rollen
roles-help = Über die Rollen
role-settler-does = Alle nehmen eine Plantage.
    .privilege = Du darfst stattdessen einen Steinbruch nehmen.
role-mayor-does = Alle bekommen Bewohner vom Schiff und verteilen alle ihre Bewohner auf Arbeitsplätze.
    .privilege = Du bekommst einen mehr.
role-builder-does = Alle dürfen bauen.
    .privilege = Du zahlst eine Dublone weniger.
role-craftsman-does = Alle produzieren.
    .privilege = Du bekommst ein Fass mehr.
role-trader-does = Alle dürfen ein Fass verkaufen.
    .privilege = Du bekommst eine Dublone mehr.
role-captain-does = Alle müssen Fässer für Punkte verschiffen.
    .privilege = Du bekommst einen Punkt mehr.
role-prospector-does = Die anderen tun nichts.
    .privilege = Du bekommst eine Dublone.
role-second-prospector-does = { role-prospector-does }
    .privilege = { role-prospector-does.privilege }
role-free = frei
role-you-now = du, jetzt
role-now = { $name }, jetzt
role-by = bei { $name }
role-you = bei dir
role-doubloons = { $count ->
    [one] 1 Dublone liegt darauf
   *[other] { $count } Dublonen liegen darauf
}
forecast-nothing = nichts für dich
forecast-settler = { $tiles ->
    [one] ein Plättchen
   *[other] { $tiles } Plättchen
}{ $quarry ->
    [yes] {" "}oder Steinbruch
   *[no] {""}
}
forecast-mayor = { people }
forecast-builder = { $low ->
    [same] bauen für { $high }
   *[other] bauen für { $low }–{ $high }
}
forecast-craftsman = { $goods }
forecast-craftsman-more = { $goods } + 1
forecast-trader = Verkauf für { $high }
forecast-captain = { points-count }
forecast-prospector = { doubloons }
forecast-said = Für dich: { $own }. Wenn jemand anders sie nimmt: { $other }.

## Der Tisch

supply-label = Vorräte
port-label = Hafen
fields-label = Ausliegende Plantagen
market-label = Gebäude
rivals-label = Gegner
panels-label = Teile des Tischs
panel-own = Meins
panel-market = Bauen
panel-port = Hafen
panel-rivals = Andere
ship-empty = Schiff für { $hold }, leer
ship-loaded = Schiff für { $hold }: { $count } { $good }
ship-full = Schiff für { $hold }, voll mit { $good }
ship-title = Frachtschiffe
shop-title = Handelshaus
shop-said = Handelshaus: { $goods }; { $left ->
    [0] voll
    [one] 1 Platz frei
   *[other] { $left } Plätze frei
}
price-said = { $good } bringt { $price }
goods-title = Warenvorrat
goods-left = { $good }: noch { $count }
boat-said = Bewohnerschiff: { $count } an Bord, noch { $supply } im Vorrat; das nächste Schiff bringt { $refill }
boat-next = dann { $refill }
boat-supply = noch { $supply }
deck-said = { $deck } verdeckt, { $aside } abgelegt
quarries-left = { $count ->
    [one] Noch 1 Steinbruch
   *[other] Noch { $count } Steinbrüche
}
island-yours = Deine Insel
city-yours = Deine Stadt
city-of = Stadt von { $name }
tile-at-work = { $tile }, besetzt
tile-idle = { $tile }, leer
circles-said = { $men } von { $circles ->
    [one] 1 Kreis
   *[other] { $circles } Kreisen
} besetzt
lot-last = beendet die Partie
governor = Gouverneur
say-deciding = entscheidet
say-chooser = hat die Rolle
goods-none = keine Waren
seat-said = { $name }: { $doubloons }, { $points }, { $people }. Waren: { $goods }. Gebäude: { $buildings }.
points-hidden = Chips verdeckt
points-known = { $count }+
points-now = Punkte
points-parts = Im Einzelnen
points-unknown-note = „+“ steht für Punktechips, die bis zum Ende verdeckt sind.
building-said = { $name }: kostet { $price }{ $was ->
    [same] {""}
   *[other] {" "}statt { $cost }
}, { points-count }. { $left ->
    [0] Keines mehr da
    [one] Noch 1 da
   *[other] Noch { $left } da
}.
building-mine = { $name }, { circles-said }
label-advised = empfohlen
effect-production = Produziert { $good }: je besetztem Kreis ein Fass, wenn ebenso viele deiner Plantagen dieser Ware besetzt sind.
part-cost = Kosten
part-privilege = Baumeister
part-quarries = Steinbrüche
part-forests = Wälder
part-zoning-office = { building-zoning-office }
part-floor = Nie unter 0
part-price = Du zahlst
printed = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} · Spalte { $column } · { $circles ->
    [0] kein Kreis
    [one] 1 Kreis
   *[other] { $circles } Kreise
}
column-note = Spalte { $column }: höchstens { $column ->
    [one] 1 Steinbruch zählt
   *[other] { $column } Steinbrüche zählen
}
column-short = bis −{ $column }
unsure = † Die Quellen dieser Kosten sind schwach.
works-now = Wirkt in dieser Phase.
set-production = Produktion
set-base = Grundspiel
set-new-buildings = Neue Gebäude
set-nobles = Die Adligen
set-tibs = Tibs Gebäude
phase-choice = Wahl einer Rolle
phase-draft = Wahl der Gebäude
phase-role = Phase: { $role }
phase-over = Ende
round-begun = Runde { $round } · { $who ->
    [you] Du bist Gouverneur
   *[other] Gouverneur: { $name }
}
end-title = Das Ende des Spiels
end-points = Punkte im Vorrat: { $left } von { $whole }
end-colonists = { people-title } im Vorrat: { $left } von { $whole }
end-city = Freie Plätze der vollsten Stadt: { $left } von { $whole }
end-points-short = { $left ->
    [one] noch 1 Punkt
   *[other] noch { $left } Punkte
}
end-colonists-short = { $left ->
    [one] noch 1 { settler-word }
   *[other] noch { $left } { settlers-word }
}
end-city-short = { $left ->
    [one] noch 1 Platz
   *[other] noch { $left } Plätze
}
end-now = Letzte Runde: { $cause ->
    [colonists] das Bewohnerschiff wurde nicht mehr voll
    [points] der Punktevorrat ist leer
    [city] eine Stadt ist voll
   *[other] das Spiel endet
}
    .short = Letzte Runde
harvest-title = Wird produzieren: { $goods }
harvest-none = noch nichts
storage-note = Du kannst { $kinds ->
    [0] {""}
    [one] alle Fässer einer Ware und{" "}
   *[other] alle Fässer von { $kinds } Waren und{" "}
}{ $count ->
    [one] 1 einzelnes Fass
   *[other] { $count } einzelne Fässer
}{ $each ->
    [0] {""}
   *[other] {" "}sowie eines jeder Ware
} lagern; die anderen gehen verloren.
load-worth = { barrels }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
load-duty = Solange ein Schiff eine deiner Waren aufnimmt, musst du verladen, so viele Fässer wie möglich.
load-free = Nur deine Werft bleibt, und du musst sie nicht nutzen.
load-spoils = Wenn du nichts mehr verlädst, { $lost ->
    [0] verdirbt nichts
    [one] verdirbt 1 Fass
   *[other] verderben { $lost } Fässer
}.
place-clear = Alle herunternehmen
place-propose = Vorschlagen

## Fragen

prompt-person = { $name }: { $prompt }
prompt-role = Wähle eine Rolle
    .instruction = Alle handeln in ihrer Phase, du zuerst und mit dem Privileg.
    .help = { roles-help }
prompt-hacienda = Eine Plantage ziehen?
    .instruction = { building-hacienda }: ein Plättchen vom Stapel, vor deinem eigenen.
    .confirm = Ziehen
    .pass = Nicht ziehen
prompt-tile = Eine Plantage nehmen?
    .instruction = Sie kommt auf deine Insel.
    .pass = Keine nehmen
prompt-hospice = Ein { settler-word } auf das neue Plättchen?
    .instruction = { building-hospice }: Er kommt aus dem Vorrat.
prompt-colonist = { people-title } aus dem Vorrat nehmen?
    .instruction = Das Privileg des Bürgermeisters, zusätzlich zu den Bewohnern vom Schiff.
prompt-place = Verteile deine { people-title }
    .instruction = Tippe auf einen Kreis, um ihn zu leeren, und auf einen anderen, um ihn zu füllen. Solange Kreise frei sind, arbeiten alle.
prompt-build = Etwas bauen?
    .instruction = Die Preise gelten für dich, mit allem, was sie senkt.
    .pass = Nichts bauen
    .chosen = { $building } für { $price } bauen?
prompt-university = Ein { settler-word } auf das neue Gebäude?
    .instruction = { building-university }: Er kommt aus dem Vorrat.
prompt-craft = Ein Fass mehr?
    .instruction = Das Privileg des Aufsehers: eine der Waren, die du eben produziert hast.
    .pass = Keines nehmen
prompt-sell = Ein Fass verkaufen?
    .instruction = Das Handelshaus nimmt von jeder Ware ein Fass.
    .pass = Nichts verkaufen
prompt-load = { $must ->
    [yes] Belade ein Schiff
   *[no] Deine Werft nutzen?
}
    .instruction = { $must ->
    [yes] { load-duty }
   *[no] { load-free }
}
    .pass = Nichts verladen
prompt-warehouse = Welche Waren kommen in deine Lager?
    .instruction = Alle Fässer davon bleiben. Dazu bleibt ein einzelnes Fass.
    .pass = Keine
prompt-barrel = Welches Fass bleibt?
    .instruction = Alles andere geht in den Vorrat zurück.
    .pass = Keines
prompt-guest = Gäste umziehen lassen?
    .instruction = { building-guesthouse }: Sie wirken sofort dort, wohin sie gehen.
    .pass = Sie bleiben
prompt-draft = Wähle ein Gebäude für das Spiel
    .instruction = Alle seine Exemplare kommen ins Spiel, für alle.
prompt-second-tile = Eine zweite Plantage nehmen?
    .instruction = { building-library }: Dein Privileg zählt doppelt.
    .pass = Keine nehmen
prompt-forest = Ein Plättchen zum Wald machen?
    .instruction = { building-forest-house }: Zwei Wälder senken jeden Preis um eine Dublone. Ein Wald hat keinen Kreis.
    .pass = So lassen
prompt-black-market = Mit anderem zahlen?
    .instruction = { building-black-market }: Jedes davon steht für eine fehlende Dublone.
prompt-give-colonist = Wer geht?
    .instruction = { building-black-market }: Er steht für eine Dublone.
prompt-give-good = Welches Fass geht?
    .instruction = { building-black-market }: Es steht für eine Dublone.
prompt-small-wharf = Welche Fässer gehen über die kleine Werft?
    .instruction = Je zwei davon sind ein Punkt.
prompt-land-office = Ein Plättchen kaufen?
    .instruction = { building-land-office }: eine Dublone für das nächste Plättchen des Stapels.
prompt-sell-land = Ein Plättchen verkaufen?
    .instruction = { building-land-office }: eine Dublone für eine Plantage oder einen Wald.
    .pass = Keines verkaufen
prompt-hunting-lodge = Ein Plättchen ablegen?
    .instruction = { building-hunting-lodge }: Eine Plantage oder ein Wald verlässt deine Insel.
    .pass = Keines ablegen
prompt-royal-supplier = Waren liefern?
    .instruction = { building-royal-supplier }: höchstens ein Fass je Adligen, jedes ein Punkt.
    .pass = Nichts liefern
prompt-villa = Noch jemanden aufnehmen?
    .instruction = { building-villa }: einen Adligen, oder einen { settler-word }, wenn keiner da ist.
prompt-land-noble = Den Adligen des Schiffs nehmen?
    .instruction = Sonst nimmt ihn vielleicht jemand anders.
prompt-ennoble = Wo arbeiten deine Adligen?
    .instruction = Manche Gebäude tun für Adlige anderes.
prompt-guest-noble = Ist ein Adliger unter den Gästen?
    .instruction = Manche Gebäude tun für Adlige anderes.
prompt-gold-mine = Nach Gold graben?
    .instruction = { building-gold-mine }: Beide gehen nach { home }, und du bekommst eine Dublone.
prompt-well = Ein Fass mehr?
    .instruction = { building-well }: Mais oder Indigo, wenn du davon produziert hast.
    .pass = Keines nehmen
prompt-deposit = Wie viele Dublonen kommen in die Bank?
    .instruction = Jede ist am Ende ein Punkt. Keine kann ausgegeben werden.
    .pass = Keine
prompt-library = Deine Bibliothek für diese Rolle nutzen?
    .instruction = Sie verdoppelt das Privileg, einmal je Runde.
prompt-tower = Deinen Turm in dieser Phase nutzen?
    .instruction = Du hast dann auch das Privileg des Gouverneurs, einmal je Runde.
stage-role = Rolle
stage-hacienda = { building-hacienda }
stage-tile = Plantage
stage-hospice = { building-hospice }
stage-colonist = Privileg des Bürgermeisters
stage-place = Verteilung
stage-build = Bauen
stage-university = { building-university }
stage-craft = Privileg des Aufsehers
stage-sell = Verkauf
stage-load = Verladen
stage-warehouse = Lager
stage-barrel = Einzelne Fässer
stage-guest = { building-guesthouse }
stage-draft = Wahl der Gebäude
stage-second-tile = Zweite Plantage
stage-forest = { building-forest-house }
stage-black-market = { building-black-market }
stage-give-colonist = { building-black-market }
stage-give-good = { building-black-market }
stage-small-wharf = { building-small-wharf }
stage-land-office = { building-land-office }
stage-sell-land = { building-land-office }
stage-hunting-lodge = { building-hunting-lodge }
stage-royal-supplier = { building-royal-supplier }
stage-villa = { building-villa }
stage-land-noble = Adliger
stage-ennoble = Adlige
stage-guest-noble = { building-guesthouse }
stage-gold-mine = { building-gold-mine }
stage-well = { building-well }
stage-deposit = { building-bank }
stage-library = { building-library }
stage-tower = { building-tower }
answer-role = { $what }
answer-tile = { $what } nehmen
answer-second-tile = { $what } nehmen
answer-build = { $what } bauen
answer-draft = { $what } wählen
answer-craft = { $what } nehmen
answer-sell = { $what } verkaufen
answer-load = { $what } verladen
answer-warehouse = { $what } lagern
answer-barrel = { $what } behalten
answer-place = Arbeit: { $what }
answer-other = { $what }
answer-nothing = nichts
named-times = { $count } × { $name }
option-wharf = { $good } über die Werft
option-loading = { $good } auf das { ship-word }
option-post = { $good } an der Handelsstation
option-payment-colonist = ein { settler-word }
option-payment-good = ein Fass
option-payment-point = ein Punkt
option-occupied = { $place } ({ $occupant ->
    [nobody] niemand dort
    [noble] mit einem Adligen
   *[colonist] mit einem { settler-word }
})
option-yes = Ja

## Ereignisse

event-round-started = Runde { $round }, Gouverneur: { $name }
event-turned-up = Neue Plantagen: { $tiles }
event-role-taken = { $name }: { $role } genommen{ $doubloons ->
    [0] {""}
    [one] , mit 1 Dublone
   *[other] , mit { $doubloons } Dublonen
}
event-skipped = { $name }: „{ $stage }“ entfällt, { $cause }
event-passed = { $name }: verzichtet („{ $stage }“)
event-settled = { $name }: { $tile } bekommen{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}
event-reshuffled = Die abgelegten Plättchen wurden gemischt
event-hired = { $name }: einen { settler-word } bekommen ({ $cause })
event-landed = { $name }: { people } bekommen
event-placed = { $name }: { people } verteilt
event-ship-filled = An Bord des Schiffs: { people }
event-built = { $name }: { $building } für { $price } gebaut
event-produced = { $name }: { $goods } produziert
event-crafted = { $name }: { $good } genommen ({ $cause })
event-earned = { $name }: { $doubloons ->
    [one] 1 Dublone
   *[other] { $doubloons } Dublonen
} bekommen ({ $cause })
event-sold = { $name }: { $good } für { $doubloons } verkauft ({ $cause })
event-shop-emptied = Das Handelshaus war voll und wird geleert
event-loaded = { $name }: { $count } { $good } verladen ({ $ship }), { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
event-stored = { $name }: { $goods } gelagert{ $lost ->
    [none] {""}
   *[other] , { $lost } verloren
}
event-ship-emptied = Das Schiff für { $hold } war voll und wird geleert ({ $good })
event-last-round = Dies ist die letzte Runde: { $why ->
    [colonists] Das Bewohnerschiff wurde nicht mehr voll
    [points] Der Punktevorrat ist leer
    [city] Eine Stadt ist voll
   *[other] Es ist die hundertste
}
event-game-over = Das Spiel ist zu Ende
event-scored = { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} bekommen ({ $cause })
event-moved = { $name }: Gäste zogen um ({ $circles })
event-drafted = { $name }: { $building } gewählt
event-exchanged = { $name }: mit anderem gezahlt ({ building-black-market })
event-shipped = { $name }: { $goods } über die kleine Werft, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
event-ennobled = { $name }: Adlige gesetzt ({ $circles })
event-supplied = { $name }: { $goods } geliefert ({ building-royal-supplier })
event-discarded = { $name }: { $tile } abgelegt
event-unloaded = { $name }: { $good } von einem geleerten Schiff bekommen
cause-island-full = die Insel ist voll
cause-no-tiles = kein Plättchen mehr da
cause-no-colonists = niemand im Vorrat
cause-too-dear = nichts ist bezahlbar
cause-no-place = kein Gebäude passt mehr in die Stadt
cause-none-left = kein anderes Gebäude ist übrig
cause-no-goods = keine Waren
cause-no-supply = der Vorrat ist leer
cause-shop-full = das Handelshaus ist voll
cause-same-goods = diese Waren liegen schon dort
cause-no-room = kein Schiff nimmt sie
cause-no-doubloons = keine Dublonen
cause-no-plantations = weder Plantage noch Wald ist da
cause-not-emptiest = eine andere Insel hat mindestens so viele freie Plätze
cause-no-nobles = keine Adligen
cause-one-colonist = nur eine Person ist dort

## Das Ende

score-chips = Punktechips
score-buildings = Gebäude
score-nobles = Adlige
score-guild-hall = { building-guild-hall }
score-residence = { building-residence }
score-fortress = { building-fortress }
score-customs-house = { building-customs-house }
score-city-hall = { building-city-hall }
score-statue = { building-statue }
score-cloister = { building-cloister }
score-royal-garden = { building-royal-garden }
score-bank = { building-bank }
score-cathedral = { building-cathedral }
score-total = Summe
score-leftovers = Dublonen und Fässer
    .note = Sie entscheiden bei Gleichstand.
end-tie = Punktgleich mit { $who ->
    [you] dir
   *[other] { $name }
}, aber mit mehr übrigen Dublonen und Fässern.
skyline-alt = Deine Stadt als Häuserzeile am Wasser; Gebäude: { $count }
end-picture-title = Bild deiner Stadt
end-cities = Die Inseln
deeds-built = Deine Gebäude
    .one = Gebäude
deeds-roles = Deine Rollen
    .one = Rolle
statistics-by-options = Erweiterungen
statistics-base = Nur das Grundspiel
statistics-best-rounds = { $count ->
    [one] Schnellster Sieg: 1 Runde ({ $when })
   *[other] Schnellster Sieg: { $count } Runden ({ $when })
}
you-title = Du
circle-said = { $place }, Kreis { $number }, { $filled ->
    [yes] besetzt
   *[no] leer
}
