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
