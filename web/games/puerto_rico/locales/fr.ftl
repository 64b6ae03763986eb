# Français : les mots de Puerto Rico.
# As in English: building-hacienda building-statue building-villa

## Bâtiments

building-small-indigo-plant = Petite teinturerie
building-small-sugar-mill = Petit moulin à sucre
building-indigo-plant = Teinturerie
building-sugar-mill = Moulin à sucre
building-tobacco-storage = Séchoir à tabac
building-coffee-roaster = Brûlerie de café
building-small-market = Petit marché
building-hacienda = Hacienda
building-construction-hut = Baraque de chantier
building-small-warehouse = Petit entrepôt
building-hospice = Refuge
building-office = Comptoir
building-large-market = Grand marché
building-large-warehouse = Grand entrepôt
building-factory = Manufacture
building-university = Université
building-harbor = Port
building-wharf = Quai
building-guild-hall = Guilde
building-residence = Résidence
building-fortress = Forteresse
building-customs-house = Douane
building-city-hall = Hôtel de ville
building-aqueduct = Aqueduc
building-forest-house = Baraque forestière
building-black-market = Marché noir
building-storehouse = Boutique
building-guesthouse = Pension
building-trading-post = Commerce
building-church = Église
building-small-wharf = Petit quai
building-lighthouse = Phare
building-specialty-factory = Manufacture spécialisée
building-library = Bibliothèque
building-union-hall = Syndicat
building-statue = Statue
building-cloister = Cloître
building-land-office = Cadastre
building-chapel = Chapelle
building-hunting-lodge = Pavillon de chasse
building-zoning-office = Architecte
building-royal-supplier = Fournisseur
building-villa = Villa
building-jeweler = Joaillerie
building-royal-garden = Jardins
building-gold-mine = Mine d’or
building-well = Puits
building-tower = Tour
building-customs-station = Port commercial
building-archive = Archives
building-bank = Banque
building-cathedral = Cathédrale
