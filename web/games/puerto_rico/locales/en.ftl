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
building-construction-hut = Construc­tion hut
building-small-warehouse = Small ware­house
building-hospice = Hospice
building-office = Office
building-large-market = Large market
building-large-warehouse = Large ware­house
building-factory = Factory
building-university = Univer­sity
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
building-storehouse = Store­house
building-guesthouse = Guest­house
building-trading-post = Trading post
building-church = Church
building-small-wharf = Small wharf
building-lighthouse = Light­house
building-specialty-factory = Special­ty factory
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
role-craftsman = Crafts­man
role-trader = Trader
role-captain = Captain
role-prospector = Pro­spector
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
reason-not-face-up = Not in the row
reason-no-barrel = You have none of it
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
reason-large-full = All slots of large buildings are taken

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
advice-ahead = Worth about { $amount } than the best other answer { $until ->
    [role] now
    [turn] before your next role
   *[later] in three rounds
}.
advice-behind = Worth about { $amount } than the best other answer { $until ->
    [role] now
    [turn] before your next role
   *[later] in three rounds
}.
advice-holds = { $name } gets about { $amount } than otherwise { $until ->
    [role] now
    [turn] before your next role
   *[later] in three rounds
}.
advice-helps = { $name } gets about { $amount } than otherwise { $until ->
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

## The page

how-to-title = The rules
book-title = Rules and buildings
book-contents = Contents
book-buildings = Buildings
book-rule = Rule { $rule }
app-title = Puerto Rico
app-motto = Plant, produce, ship and build.
app-description = Play Puerto Rico, the board game of plantations, ships and buildings, in your browser, with people on one device or against the computer.
credits-short = Unofficial, non-commercial fan work.
credits-fan = This is unofficial, non-commercial fan work, connected neither with the author nor with the publishers of the game. Puerto Rico is a trademark of its owner. The game Puerto Rico is by Andreas Seyfarth. No picture or text of the game is used.
learn-note = Eight minutes with a guide, and you know the game.
learn-first = Your first rounds
    .about = { app-title } in eight minutes
step-game = Laying out the island
save-name = puerto-rico
era = Round { $era }
log-earlier = Earlier rounds
look-back-axis = Round
look-back-curve-label = Everybody’s chance to win, round by round.
look-back-curve-note = Each point is the chance to win at the start of a round.
look-back-luck-note = Luck is the rest, which no decision explains.
key-pass = do nothing
key-buildings = the building in focus, in full
key-book = the book of rules and buildings
key-points = points in detail
key-roles = about the roles
key-round-back = previous round, in a replay
key-round-on = next round, in a replay
replay-round-back = Previous round
replay-round-on = Next round
settings-sound = Sound
    .note = Short tones when it is your turn and when something is built, shipped or sold.
settings-motion = Movement
settings-detail = On the table
    .note = “Little” suits new players. “More” and “Everything” add what each role would bring and everybody’s points.
kind-search = Computer, searching
    .short = searching
level-random = Random makes any move, good or bad.
level-easy = Easy knows the good moves but often plays others: right for first games.
level-medium = Medium wins most games against easy: right once you know the rules.
level-hard = Hard wins most games against medium: it makes few mistakes.
level-expert = Expert wins most games against hard.
level-search = Searching looks ahead by the rules alone.

## Options

new-sets = Further buildings
new-sets-new-buildings = New Buildings
new-sets-new-buildings-note = 14 more buildings; the game draws one for each price
new-sets-nobles = The Nobles
new-sets-nobles-note = 8 more buildings, and nobles on the ships; each noble is a point
new-sets-tibs = Tib’s buildings
new-sets-tibs-note = 7 more buildings by a fan
new-open-points = Open points
new-open-points-note = Everybody sees everybody’s points
new-more-points = 126 points
new-more-points-note = With 5 players the pool has 126 points instead of 122
new-corn-handicap = Corn costs a doubloon
new-corn-handicap-note = Players who begin with corn get a doubloon less
new-swapped-costs = Factory 8, University 7
new-swapped-costs-note = The two buildings swap their costs
new-draft = Draft of buildings
new-draft-note = The players choose the buildings in play, one after the other
new-all-pairs = All pairs
new-all-pairs-note = Buildings that exclude each other may be in play together
new-library-once = Library once a round
new-library-once-note = With 2 players, the Library doubles one role a round

## Terms of the setting. The book and some sentences write them out.

people = { $count ->
    [one] 1 settler
   *[other] { $count } settlers
}
people-title = Settlers
settler-word = settler
settlers-word = settlers
nobles = { $count ->
    [one] 1 noble
   *[other] { $count } nobles
}
home = San Juan
doubloons = { $count ->
    [one] 1 doubloon
   *[other] { $count } doubloons
}
points-count = { $count ->
    [one] 1 point
   *[other] { $count } points
}
barrels = { $count ->
    [one] 1 barrel
   *[other] { $count } barrels
}
good-count = { $count } { $good }
good-corn-short = Co
good-indigo-short = In
good-sugar-short = Su
good-tobacco-short = To
good-coffee-short = Cf
tile-corn = Corn plantation
tile-indigo = Indigo plantation
tile-sugar = Sugar plantation
tile-tobacco = Tobacco plantation
tile-coffee = Coffee plantation
tile-quarry = Quarry
tile-forest = Forest ({ $good })
role-second-prospector = Second prospector
wharf-word = wharf
ship-word = ship for { $ship }
none = none

## Roles

roles-label = Roles
roles-help = About the roles
role-settler-does = Everybody takes a plantation.
    .privilege = You may take a quarry instead.
role-mayor-does = Everybody gets settlers from the ship and puts all of them to work.
    .privilege = You get one more.
role-builder-does = Everybody may build.
    .privilege = You pay a doubloon less.
role-craftsman-does = Everybody produces.
    .privilege = You get a barrel more.
role-trader-does = Everybody may sell a barrel.
    .privilege = You get a doubloon more.
role-captain-does = Everybody must ship barrels for points.
    .privilege = You get a point more.
role-prospector-does = The others do nothing.
    .privilege = You get a doubloon.
role-second-prospector-does = { role-prospector-does }
    .privilege = { role-prospector-does.privilege }
role-free = free
role-you-now = you, now
role-now = { $name }, now
role-by = taken by { $name }
role-you = taken by you
role-doubloons = { $count ->
    [one] 1 doubloon lies on it
   *[other] { $count } doubloons lie on it
}
forecast-nothing = nothing for you
forecast-settler = { $tiles ->
    [one] a tile
   *[other] { $tiles } tiles
}{ $quarry ->
    [yes] {" "}or quarry
   *[no] {""}
}
forecast-mayor = { people }
forecast-builder = { $low ->
    [same] build for { $high }
   *[other] build for { $low }–{ $high }
}
forecast-craftsman = { $goods }
forecast-craftsman-more = { $goods } + 1
forecast-trader = sell for { $high }
forecast-captain = { points-count }
forecast-prospector = { doubloons }
forecast-said = For you: { $own }. If somebody else takes it: { $other }.

## The table

supply-label = Supplies
port-label = Harbour
fields-label = Plantations on offer
market-label = Buildings
rivals-label = Opponents
panels-label = Parts of the table
panel-own = Mine
panel-market = Build
panel-port = Harbour
panel-rivals = Others
ship-empty = Ship for { $hold }, empty
ship-loaded = Ship for { $hold }: { $count } { $good }
ship-full = Ship for { $hold }, full of { $good }
ship-title = Cargo ships
shop-title = Trading house
shop-said = Trading house: { $goods }; { $left ->
    [0] full
    [one] 1 free place
   *[other] { $left } free places
}
price-said = { $good } sells for { $price }
goods-title = Supply of goods
goods-left = { $good }: { $count } left
boat-said = Settlers’ ship: { $count } on board, { $supply } more in the supply; the next ship takes { $refill }
boat-next = next { $refill }
boat-supply = { $supply } left
deck-said = { $deck } face down, { $aside } laid aside
quarries-left = { $count ->
    [one] 1 quarry left
   *[other] { $count } quarries left
}
island-yours = Your island
city-yours = Your city
city-of = { $name }’s city
tile-at-work = { $tile }, at work
tile-idle = { $tile }, empty
circles-said = { $men } of { $circles ->
    [one] 1 circle
   *[other] { $circles } circles
}
lot-last = ends the game
governor = Governor
say-deciding = decides
say-chooser = has the role
goods-none = no goods
seat-said = { $name }: { $doubloons }, { $points }, { $people }. Goods: { $goods }. Buildings: { $buildings }.
points-hidden = chips hidden
points-known = { $count }+
points-now = Points
points-parts = In detail
points-unknown-note = “+” stands for point chips that are hidden until the end.
building-said = { $name }: costs { $price }{ $was ->
    [same] {""}
   *[other] {" "}instead of { $cost }
}, { points-count }. { $left ->
    [0] None left
    [one] 1 left
   *[other] { $left } left
}.
building-mine = { $name }, { circles-said }
label-advised = advised
effect-production = Makes { $good }: a barrel for each circle at work, if as many of your plantations of this good are at work.
part-cost = Cost
part-privilege = Builder
part-quarries = Quarries
part-forests = Forests
part-zoning-office = { building-zoning-office }
part-floor = No less than 0
part-price = You pay
printed = { $points ->
    [one] 1 point
   *[other] { $points } points
} · column { $column } · { $circles ->
    [0] no circle
    [one] 1 circle
   *[other] { $circles } circles
}
column-note = Column { $column }: at most { $column ->
    [one] 1 quarry counts
   *[other] { $column } quarries count
}
column-short = up to −{ $column }
unsure = † The sources of this cost are weak.
works-now = Works in this phase.
set-production = Production
set-base = Base game
set-new-buildings = New Buildings
set-nobles = The Nobles
set-tibs = Tib’s buildings
phase-choice = Choosing a role
phase-draft = Choosing the buildings
phase-role = { $role } phase
phase-over = The end
round-begun = Round { $round } · { $who ->
    [you] You are governor
   *[other] { $name } is governor
}
end-title = The game ends
end-points = Points in the pool: { $left } of { $whole }
end-colonists = { people-title } in the supply: { $left } of { $whole }
end-city = Free places in the fullest city: { $left } of { $whole }
end-points-short = { $left ->
    [one] 1 point left
   *[other] { $left } points left
}
end-colonists-short = { $left ->
    [one] 1 { settler-word } left
   *[other] { $left } { settlers-word } left
}
end-city-short = { $left ->
    [one] 1 place left
   *[other] { $left } places left
}
end-now = Last round: { $cause ->
    [colonists] the settlers’ ship could not be refilled
    [points] the pool is empty
    [city] a city is full
   *[other] the game ends
}
    .short = Last round
harvest-title = Will produce: { $goods }
harvest-none = nothing yet
storage-note = You can store { $kinds ->
    [0] {""}
    [one] all barrels of 1 good and{" "}
   *[other] all barrels of { $kinds } goods and{" "}
}{ $count ->
    [one] 1 single barrel
   *[other] { $count } single barrels
}{ $each ->
    [0] {""}
   *[other] , and one of each good
}; the others are lost.
load-worth = { barrels }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
load-duty = As long as a ship takes one of your goods, you must load, as many barrels as fit.
load-free = Only your wharf is left, and you need not use it.
load-spoils = If you load no more, { $lost ->
    [0] nothing spoils
    [one] 1 barrel spoils
   *[other] { $lost } barrels spoil
}.
place-clear = Take all off
place-propose = Propose

## Questions

prompt-person = { $name }: { $prompt }
prompt-role = Choose a role
    .instruction = Everybody acts in its phase, you first and with the privilege.
    .help = { roles-help }
prompt-hacienda = Draw a plantation?
    .instruction = { building-hacienda }: a tile from the stack, before your own.
    .confirm = Draw
    .pass = Do not draw
prompt-tile = Take a plantation?
    .instruction = It goes to your island.
    .pass = Take none
prompt-hospice = A { settler-word } on the new tile?
    .instruction = { building-hospice }: he comes from the supply.
prompt-colonist = Take { settlers-word } from the supply?
    .instruction = The mayor’s privilege, in addition to the { settlers-word } on the ship.
prompt-place = Put your { settlers-word } to work
    .instruction = Tap a circle to free it and another one to fill it. While a circle is free, nobody may be idle.
prompt-build = Build something?
    .instruction = The prices are yours, with everything that lowers them.
    .pass = Build nothing
    .chosen = Build { $building } for { $price }?
prompt-university = A { settler-word } on the new building?
    .instruction = { building-university }: he comes from the supply.
prompt-craft = A barrel more?
    .instruction = The craftsman’s privilege: one of the goods you have just made.
    .pass = Take none
prompt-sell = Sell a barrel?
    .instruction = The trading house takes one barrel of each good.
    .pass = Sell nothing
prompt-load = { $must ->
    [yes] Load a ship
   *[no] Use your wharf?
}
    .instruction = { $must ->
    [yes] { load-duty }
   *[no] { load-free }
}
    .pass = Load nothing
prompt-warehouse = Which goods go into your warehouses?
    .instruction = All barrels of them stay. You may also keep one single barrel.
    .pass = None
prompt-barrel = Which barrel stays?
    .instruction = Everything else goes back to the supply.
    .pass = None
prompt-guest = Move guests?
    .instruction = { building-guesthouse }: they work at once where they go.
    .pass = Let them stay
prompt-draft = Choose a building for the game
    .instruction = All its copies come into play, for everybody.
prompt-second-tile = Take a second plantation?
    .instruction = { building-library }: your privilege counts twice.
    .pass = Take none
prompt-forest = Turn a tile into a forest?
    .instruction = { building-forest-house }: two forests take a doubloon off each price. A forest has no circle.
    .pass = Leave it
prompt-black-market = Pay part in kind?
    .instruction = { building-black-market }: each of them stands for a missing doubloon.
prompt-give-colonist = Who goes?
    .instruction = { building-black-market }: he pays for a doubloon.
prompt-give-good = Which barrel goes?
    .instruction = { building-black-market }: it pays for a doubloon.
prompt-small-wharf = Which barrels go by the small wharf?
    .instruction = Every two of them are a point.
prompt-land-office = Buy a tile?
    .instruction = { building-land-office }: a doubloon for the next tile of the stack.
prompt-sell-land = Sell a tile?
    .instruction = { building-land-office }: a doubloon for a plantation or a forest.
    .pass = Sell none
prompt-hunting-lodge = Discard a tile?
    .instruction = { building-hunting-lodge }: a plantation or a forest leaves your island.
    .pass = Discard none
prompt-royal-supplier = Supply goods?
    .instruction = { building-royal-supplier }: a barrel for each of your nobles at most, each a point.
    .pass = Supply none
prompt-villa = Take one more person?
    .instruction = { building-villa }: a noble, or a { settler-word } if there is none.
prompt-land-noble = Take the noble from the ship?
    .instruction = Somebody else may take him otherwise.
prompt-ennoble = Where do your nobles work?
    .instruction = Some buildings do other things for a noble.
prompt-guest-noble = Is a noble among the guests?
    .instruction = Some buildings do other things for a noble.
prompt-gold-mine = Dig for gold?
    .instruction = { building-gold-mine }: both go to { home }, and you get a doubloon.
prompt-well = A barrel more?
    .instruction = { building-well }: corn or indigo, if you made some.
    .pass = Take none
prompt-deposit = How many doubloons go into the bank?
    .instruction = Each is a point at the end. None can be spent.
    .pass = None
prompt-library = Use your library for this role?
    .instruction = It doubles the privilege, once a round.
prompt-tower = Use your tower in this phase?
    .instruction = You have the governor’s privilege, too, once a round.
stage-role = Role
stage-hacienda = { building-hacienda }
stage-tile = Plantation
stage-hospice = { building-hospice }
stage-colonist = Mayor’s privilege
stage-place = Placement
stage-build = Building
stage-university = { building-university }
stage-craft = Craftsman’s privilege
stage-sell = Sale
stage-load = Loading
stage-warehouse = Warehouses
stage-barrel = Single barrels
stage-guest = { building-guesthouse }
stage-draft = Choice of buildings
stage-second-tile = Second plantation
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
stage-land-noble = Noble
stage-ennoble = Nobles
stage-guest-noble = { building-guesthouse }
stage-gold-mine = { building-gold-mine }
stage-well = { building-well }
stage-deposit = { building-bank }
stage-library = { building-library }
stage-tower = { building-tower }
answer-role = { $what }
answer-tile = Take { $what }
answer-second-tile = Take { $what }
answer-build = Build { $what }
answer-draft = Choose { $what }
answer-craft = Take { $what }
answer-sell = Sell { $what }
answer-load = Load { $what }
answer-warehouse = Store { $what }
answer-barrel = Keep { $what }
answer-place = Work at { $what }
answer-other = { $what }
answer-nothing = nothing
named-times = { $count } × { $name }
option-wharf = { $good } by wharf
option-loading = { $good } on { ship-word }
option-post = { $good } at the trading post
option-payment-colonist = a { settler-word }
option-payment-good = a barrel
option-payment-point = a point
option-occupied = { $place } ({ $occupant ->
    [nobody] nobody there
    [noble] with a noble
   *[colonist] with a { settler-word }
})
option-yes = Yes

## Events

event-round-started = Round { $round }, governor: { $name }
event-turned-up = New plantations: { $tiles }
event-role-taken = { $name } took { $role }{ $doubloons ->
    [0] {""}
    [one] {" "}with 1 doubloon
   *[other] {" "}with { $doubloons } doubloons
}
event-skipped = { $name }: { $stage } left out, { $cause }
event-passed = { $name } did nothing: { $stage }
event-settled = { $name } got { $tile }{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}
event-reshuffled = The tiles laid aside were shuffled
event-hired = { $name } got a { settler-word } ({ $cause })
event-landed = { $name } got { people }
event-placed = { $name } put { people } to work
event-ship-filled = Aboard the ship: { people }
event-built = { $name } built { $building } for { $price }
event-produced = { $name } produced { $goods }
event-crafted = { $name } took { $good } ({ $cause })
event-earned = { $name } got { $doubloons ->
    [one] 1 doubloon
   *[other] { $doubloons } doubloons
} ({ $cause })
event-sold = { $name } sold { $good } for { $doubloons } ({ $cause })
event-shop-emptied = The trading house was full and is emptied
event-loaded = { $name } loaded { $count } { $good } ({ $ship }) for { $points ->
    [one] 1 point
   *[other] { $points } points
}
event-stored = { $name } stored { $goods }{ $lost ->
    [none] {""}
   *[other] , lost { $lost }
}
event-ship-emptied = The ship for { $hold } was full and is emptied ({ $good })
event-last-round = This is the last round: { $why ->
    [colonists] the settlers’ ship could not be refilled
    [points] the pool is empty
    [city] a city is full
   *[other] it is the hundredth
}
event-game-over = The game is over
event-scored = { $name } got { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $cause })
event-moved = { $name } moved guests to { $circles }
event-drafted = { $name } chose { $building }
event-exchanged = { $name } paid with something else ({ building-black-market })
event-shipped = { $name } shipped { $goods } by the small wharf for { $points ->
    [one] 1 point
   *[other] { $points } points
}
event-ennobled = { $name } placed nobles: { $circles }
event-supplied = { $name } supplied { $goods } ({ building-royal-supplier })
event-discarded = { $name } discarded { $tile }
event-unloaded = { $name } got { $good } from an emptied ship
cause-island-full = the island is full
cause-no-tiles = no tiles are left
cause-no-colonists = nobody is in the supply
cause-too-dear = nothing is affordable
cause-no-place = no building fits into the city
cause-none-left = no other building is left
cause-no-goods = no goods
cause-no-supply = the supply is empty
cause-shop-full = the trading house is full
cause-same-goods = these goods lie there already
cause-no-room = no ship takes them
cause-no-doubloons = no doubloons
cause-no-plantations = no plantation and no forest lies there
cause-not-emptiest = another island has at least as many free places
cause-no-nobles = no nobles
cause-one-colonist = only one person is there

## The end

score-chips = Point chips
score-buildings = Buildings
score-nobles = Nobles
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
score-total = Total
score-leftovers = Doubloons and barrels
    .note = They decide a tie.
end-tie = Level on points with { $who ->
    [you] you
   *[other] { $name }
}, but with more doubloons and barrels left.
skyline-alt = Your city as a street of houses by the water; buildings: { $count }
end-picture-title = Picture of your city
end-cities = The islands
deeds-built = Your buildings
    .one = Building
deeds-roles = Your roles
    .one = Role
statistics-by-options = Sets
statistics-base = Base game alone
statistics-best-rounds = { $count ->
    [one] Quickest victory: 1 round ({ $when })
   *[other] Quickest victory: { $count } rounds ({ $when })
}
you-title = You
circle-said = { $place }, circle { $number }, { $filled ->
    [yes] at work
   *[no] empty
}
