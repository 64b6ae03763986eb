# English: the words of Puerto Rico. An id from the engine begins with its kind: building-, role-, reason-, with - for _.

## Buildings

building-small-indigo-plant = Small indigo plant
building-small-sugar-mill = Small sugar mill
building-indigo-plant = Indigo plant
building-sugar-mill = Sugar mill
building-tobacco-storage = Tobacco storage
building-coffee-roaster = Coffee roaster
building-small-market = Small market
building-hacienda = Hacienda
building-construction-hut = Construction hut
building-small-warehouse = Small warehouse
building-hospice = Hospice
building-office = Office
building-large-market = Large market
building-large-warehouse = Large warehouse
building-factory = Factory
building-university = University
building-harbor = Harbor
building-wharf = Wharf
building-guild-hall = Guild hall
building-residence = Residence
building-fortress = Fortress
building-customs-house = Customs house
building-city-hall = City hall
building-aqueduct = Aqueduct
building-forest-house = Forest house
building-black-market = Black market
building-storehouse = Storehouse
building-guesthouse = Guesthouse
building-trading-post = Trading post
building-church = Church
building-small-wharf = Small wharf
building-lighthouse = Lighthouse
building-specialty-factory = Specialty factory
building-library = Library
building-union-hall = Union hall
building-statue = Statue
building-cloister = Cloister
building-land-office = Land office
building-chapel = Chapel
building-hunting-lodge = Hunting lodge
building-zoning-office = Zoning office
building-royal-supplier = Royal supplier
building-villa = Villa
building-jeweler = Jeweler
building-royal-garden = Royal garden
building-gold-mine = Gold mine
building-well = Well
building-tower = Tower
building-customs-station = Customs station
building-archive = Archive
building-bank = Bank
building-cathedral = Cathedral

## Roles and goods

role-settler = Settler
role-mayor = Mayor
role-builder = Builder
role-craftsman = Craftsman
role-trader = Trader
role-captain = Captain
role-prospector = Prospector
good-corn = corn
good-indigo = indigo
good-sugar = sugar
good-tobacco = tobacco
good-coffee = coffee

## Reasons why a thing is no option

reason-none-left = None left
reason-already-built = Already in your city
reason-never-together = Never together with { $building }
reason-no-place = No place left in your city
reason-too-dear = Price { $price }, you have { $funds }
reason-not-building = Not your turn to build
reason-role-taken = Taken in this round
reason-no-privilege = Only the settler takes a quarry
reason-no-quarries = No quarry is left
reason-not-face-up = Lies not in the row
reason-no-barrel = You have no barrel of it
reason-house-full = The trading house is full
reason-same-good = Lies in the trading house already
reason-other-good = The ship carries another good
reason-other-ship = Lies on another ship
reason-ship-full = The ship is full
reason-takes-less = Another ship takes more
reason-wharf-used = Your wharf was used in this phase
reason-not-made = You made none of it
reason-no-supply = The supply has none
reason-excluded = Not in play with { $building }
reason-slots-full = No slot is free for cost { $price }
