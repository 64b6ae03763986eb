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

## Reasons of hints

advice-reason = { $until ->
    [turn] { $own ->
        [none] No gain before your next role
       *[other] Before your next role: { $own }
    }
   *[later] { $own ->
        [none] No gain in three rounds
       *[other] In three rounds: { $own }
    }
}{ $rival ->
    [none] {""}
   *[other] ; { $seats ->
        [2] opponent
       *[other] best-off opponent
    }: { $rival }
}.
advice-builds = Lets you build { $building } { $until ->
    [role] now
   *[turn] before your next role
}.
advice-misses = You hardly build { $building } { $until ->
    [role] now
   *[turn] before your next role
}.
advice-staffs = Puts { $building } to work { $until ->
    [role] now
   *[turn] before your next role
}.
advice-pays = { $building } brings about { $what ->
    [doubloons] { $count ->
        [one] 1 doubloon
       *[other] { $count } doubloons
    }
   *[points] { $count ->
        [one] 1 point
       *[other] { $count } points
    }
} within three rounds.
advice-counts = { $building } would count { $points ->
    [one] 1 point
   *[other] { $points } points
} already.
advice-quarries = The quarry saves you about { $count ->
    [one] 1 doubloon
   *[other] { $count } doubloons
} within three rounds.
advice-fits = Plantation and mill go together: { $good }.
advice-makes = You make { $count ->
    [one] 1 barrel
   *[other] { $count } barrels
}; { $seats ->
    [2] { $name } makes { $theirs ->
        [0] none
       *[other] only { $theirs }
    }
   *[other] { $theirs ->
        [0] nobody else makes any
       *[other] nobody else makes more than { $theirs }
    }
}.
advice-sells = You sell for { $count ->
    [one] 1 doubloon
   *[other] { $count } doubloons
}.
advice-ships = Loading brings you { $count ->
    [one] 1 point
   *[other] { $count } points
}, { $seats ->
    [2] { $name } { $theirs }
   *[other] nobody else more than { $theirs }
}.
advice-lets-ship = Loading brings { $name } { $theirs ->
    [one] 1 point
   *[other] { $theirs } points
}, you only { $count }.
advice-spoils = { $who ->
    [you] You lose
   *[other] { $name } loses
} about { $count ->
    [one] 1 barrel
   *[other] { $count } barrels
} more after loading{ $until ->
    [role] {""}
   *[turn] {" "}before your next role
}.
advice-saves = Saves you about { $count ->
    [one] 1 barrel
   *[other] { $count } barrels
} that would spoil after loading{ $until ->
    [role] {""}
   *[turn] {" "}before your next role
}.
advice-idle = { $seats ->
    [2] { $name } has
   *[other] Nobody else has anything
} { $seats ->
    [2] nothing{" "}
   *[other] {""}
}{ $role ->
    [craftsman] to make
    [trader] to sell
   *[captain] to load
}.
advice-denies = Otherwise { $name } is likely to take this role.
advice-bounty = { $count ->
    [one] 1 doubloon lies
   *[other] { $count } doubloons lie
} on this role.
advice-ends = Ends the game while you lead.
advice-lasts = Keeps the game going while you are behind.
advice-ahead = Brings about { $amount } { $until ->
    [role] now
    [turn] before your next role
   *[later] in three rounds
}.
advice-behind = Brings about { $amount } { $until ->
    [role] now
    [turn] before your next role
   *[later] in three rounds
}.
advice-holds = { $name } gets about { $amount } { $until ->
    [role] now
    [turn] before your next role
   *[later] in three rounds
}.
advice-helps = { $name } gets about { $amount } { $until ->
    [role] now
    [turn] before your next role
   *[later] in three rounds
}.
amount-points = { $count ->
    [one] 1 point
   *[other] { $count } points
} { $more ->
    [yes] more
   *[no] fewer
}
amount-doubloons = { $count ->
    [one] 1 doubloon
   *[other] { $count } doubloons
} { $more ->
    [yes] more
   *[no] fewer
}
amount-goods = { $count ->
    [one] 1 barrel
   *[other] { $count } barrels
} { $more ->
    [yes] more
   *[no] fewer
}
gain-points = { $sign }{ $count ->
    [one] 1 point
   *[other] { $count } points
}
gain-doubloons = { $sign }{ $count ->
    [one] 1 doubloon
   *[other] { $count } doubloons
}
gain-goods = { $sign }{ $count ->
    [one] 1 barrel
   *[other] { $count } barrels
}
