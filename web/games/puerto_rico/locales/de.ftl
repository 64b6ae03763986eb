# Deutsch: die Wörter von Puerto Rico.
# As in English: building-bank building-statue building-villa

## Gebäude

building-small-indigo-plant = Kleine Indigoküperei
building-small-sugar-mill = Kleine Zuckermühle
building-indigo-plant = Indigoküperei
building-sugar-mill = Zuckermühle
building-tobacco-storage = Tabakspeicher
building-coffee-roaster = Kaffeerösterei
building-small-market = Kleine Markthalle
building-hacienda = Hazienda
building-construction-hut = Bauhütte
building-small-warehouse = Kleines Lagerhaus
building-hospice = Hospiz
building-office = Kontor
building-large-market = Große Markthalle
building-large-warehouse = Großes Lagerhaus
building-factory = Manufaktur
building-university = Universität
building-harbor = Hafen
building-wharf = Werft
building-guild-hall = Zunfthalle
building-residence = Residenz
building-fortress = Festung
building-customs-house = Zollhaus
building-city-hall = Rathaus
building-aqueduct = Aquädukt
building-forest-house = Forsthaus
building-black-market = Schwarzmarkt
building-storehouse = Vorratshaus
building-guesthouse = Gasthaus
building-trading-post = Handelsstation
building-church = Kirche
building-small-wharf = Kleine Werft
building-lighthouse = Leuchtturm
building-specialty-factory = Spezialmanufaktur
building-library = Bibliothek
building-union-hall = Genossenschaftshaus
building-statue = Statue
building-cloister = Kloster
building-land-office = Grundbuchamt
building-chapel = Kapelle
building-hunting-lodge = Jagdhütte
building-zoning-office = Bauamt
building-royal-supplier = Hoflieferant
building-villa = Villa
building-jeweler = Juwelier
building-royal-garden = Schlossgarten
building-gold-mine = Goldgrube
building-well = Brunnen
building-tower = Turm
building-customs-station = Zollstation
building-archive = Archiv
building-bank = Bank
building-cathedral = Kathedrale

## Rollen und Waren

role-settler = Siedler
role-mayor = Bürgermeister
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
reason-not-building = Du bist nicht am Bauen
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
advice-ahead = Bringt im Vergleich { $until ->
    [role] jetzt
    [turn] bis zu deiner nächsten Rolle
   *[later] in drei Runden
} etwa { $amount }.
advice-behind = Bringt im Vergleich { $until ->
    [role] jetzt
    [turn] bis zu deiner nächsten Rolle
   *[later] in drei Runden
} etwa { $amount }.
advice-holds = { $name } bekommt { $until ->
    [role] jetzt
    [turn] bis zu deiner nächsten Rolle
   *[later] in drei Runden
} etwa { $amount }.
advice-helps = { $name } bekommt { $until ->
    [role] jetzt
    [turn] bis zu deiner nächsten Rolle
   *[later] in drei Runden
} etwa { $amount }.
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
