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
