# Français : les mots de Puerto Rico.
# As in English: good-indigo building-hacienda building-statue building-villa

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

## Rôles et marchandises

role-settler = Paysan
role-mayor = Maire
role-builder = Bâtisseur
role-craftsman = Producteur
role-trader = Marchand
role-captain = Capitaine
role-prospector = Chercheur d’or
good-corn = maïs
good-indigo = indigo
good-sugar = sucre
good-tobacco = tabac
good-coffee = café

## Raisons pour lesquelles une chose n’est pas au choix

reason-none-left = Il n’en reste plus
reason-already-built = Déjà dans votre ville
reason-never-together = Jamais avec : { $building }
reason-no-place = Plus de place dans votre ville
reason-too-dear = Prix { $price }, vous avez { $funds }
reason-not-building = Ce n’est pas à vous de construire
reason-role-taken = Déjà pris ce tour-ci
reason-no-privilege = Seul le paysan prend une carrière
reason-no-quarries = Il ne reste plus de carrière
reason-not-face-up = N’est pas visible
reason-no-barrel = Vous n’en avez aucun baril
reason-house-full = Le magasin est plein
reason-same-good = Déjà dans le magasin
reason-other-good = Le navire porte une autre marchandise
reason-other-ship = Se trouve sur un autre navire
reason-ship-full = Le navire est plein
reason-takes-less = Un autre navire en prend plus
reason-wharf-used = Votre quai a déjà servi pendant cette phase
reason-not-made = Vous n’en avez pas produit
reason-no-supply = La réserve n’en a plus
reason-excluded = Pas en jeu avec : { $building }
reason-slots-full = Plus de place au coût { $price }
