# English: the words of San Juan; docs/translating.md lists the terms. An id from the engine begins with
# its kind: card-, group-, role-, good-, prompt-, event-, part-, reason-, error-, score-, with - for _.

## The page

app-title = San Juan
app-motto = Build a harbour town, card by card.
app-description = Play San Juan, the card game of building a harbour town, in your browser, with people on one device or against the computer.

## Start screen

edition-first = first edition
edition-second = second edition
edition-with = { $which } with New Buildings
statistics-by-options = Edition
deeds-built = Your buildings
    .one = Building
deeds-roles = Your roles
    .one = Role
statistics-best-rounds = { $count ->
    [one] Quickest victory: 1 round ({ $when })
   *[other] Quickest victory: { $count } rounds ({ $when })
}
statistics-feat-rounds = A victory in { $goal } rounds
new-edition = Edition
new-edition-first = First
new-edition-second = Second
new-edition-note = { $which ->
    [second] 112 cards. The Guild hall also counts kinds of production buildings; the Gold mine gives you the cheapest card.
   *[other] 110 cards. The Guild hall counts 2 for each production building; the Gold mine gives you the card you want.
}
new-expansion = New Buildings
new-expansion-note = 11 more buildings: 29 cards, and the Cathedral on the table for anybody to build
new-choose-four = Choose-four start
new-choose-four-note = First hands of 5, 6, 7 and 8 cards in seat order; each player keeps 4
credits-short = Unofficial, non-commercial fan work.
credits-fan = This is unofficial, non-commercial fan work, connected neither with the author nor with the publishers of the game. San Juan is a trademark of its owner. The game San Juan is by Andreas Seyfarth. No picture or text of the game is used.
step-game = Laying out the cards

## How to play

how-to-title = How to play

learn-first = Your first rounds
    .about = { app-title } in five minutes
learn-whole = A whole game with a guide
    .about = Half an hour, up to the final count

## The book

book-title = Rules and cards
rule-read = Read the rule
    .said = Why? Rule { $rule }
book-rule = Rule: { $title }

# The rules that questions and refusals cite, by number.
rule-R2 = turns in a phase
rule-R6 = the choose-four start
rule-R7 = the hand limit
rule-R15 = how reductions add up
rule-R17 = each violet building once
rule-R21 = choosing roles
rule-R25 = paying with goods
rule-R29 = building over with the Crane
rule-R31 = no building over a Crane
rule-R32 = no building over its own kind
rule-R34 = the good of a covered building
rule-R41 = a free place or building over
rule-R43 = producing goods
rule-R48 = selling goods
rule-R49 = keeping cards
rule-R50 = the { card-archive }
rule-R57 = the { card-gold-mine }
rule-R59 = the { card-library } with two players
rule-R74 = the { card-office-building }
rule-R75 = the hand limit with { card-guard-room }
rule-R84 = the { card-bank }
rule-R99 = building and paying
rule-R101 = the { card-chapel }

picks-full = At most { $count } can be chosen. Put one down to choose this one.
role-taken = { $role }: taken in this round by { $who ->
    [you] you
   *[other] { $name }
}. Each role can be taken once a round.
role-not-now = { $role }: it is not your turn to take a role.
book-card = This card in the book

## Top bar and menu

phase-choice = Choosing a role
era = Round { $era }
log-earlier = Earlier rounds
look-back-axis = Round
key-round-back = previous round, in a replay
key-round-on = next round, in a replay
replay-round-back = Previous round
replay-round-on = Next round
phase-start = Start of the round
phase-role = { $role } phase
ending = { $names }: { $left ->
    [0] { $count } buildings, last phase
    [one] { $count } buildings, 1 more ends the game
   *[other] { $count } buildings, { $left } more end the game
}
    .short = { $leaders ->
        [one] { $names }: { $count } of { $places } buildings
       *[other] { $leaders } cities: { $count } of { $places }
    }
round-begun = Round { $round } · { $who ->
    [you] You are governor
   *[other] { $name } is governor
}
ending-last = The game ends after this phase.
save-name = san-juan

## Settings

own-confirm-always = Everything, even roles
own-confirm-some = Everything except roles
own-confirm-several = Only choices of several cards
settings-sound = Sound
    .note = Short tones when it is your turn and when something is built or sold.
settings-motion = Card movement
settings-detail = On the table
    .note = “Little” suits new players. “More” and “Everything” add what each role would bring, everybody’s points, later prices and the piles.

## Keyboard

key-card = the card in focus, in full
key-points = points in detail
key-rivals = go to the opponents
key-pass = build, sell or exchange nothing
key-prices = all prices
key-roles = about the roles
key-book = the book of rules and cards

## Table

rival-open = Open { $name }’s city: { $buildings ->
    [one] 1 building
   *[other] { $buildings } buildings
}, { $hand ->
    [one] 1 card in hand
   *[other] { $hand } cards in hand
}, { $points ->
    [hidden] points hidden
    [one] 1 point
   *[other] { $points } points
}, goods: { $goods }
none = none
rival-built = New: { $cards }
say-chooser = chose the role
hand-label = hand
goods-label = Goods
governor = Governor
tucked-label = tucked
buildings-count = { $count } of { $places } buildings
city-yours = Your city
city-of = { $name }’s city
city-note = Tap a building to read its card. Tap a number or a sign to see what it means.
city-note-replay = Tap a building to go to the moment it was built.
place-last = ends the game
place-free = Place { $place }, free
place-site = Place { $place }, building site: { $card }
covers = covers { $card }
roles-label = Roles
roles-help = About the roles
roles-note = In bold: the privilege, a bonus for the player who takes the role.
role-free = free
role-you-now = you, now
role-now = { $name }, now
role-by = { $name }
    .said = taken by { $who ->
        [you] you
       *[other] { $name }
    }
forecast-builder = { $count ->
    [0] nothing you can pay for
   *[other] build for { $range }
}
    .said = { $count ->
    [0] nothing you can pay for
    [one] 1 card you can pay for, price { $range }
   *[other] { $count } cards you can pay for, price { $range }
}
    .short = { $count ->
    [0] nothing
   *[other] price { $range }
}
forecast-producer = { $goods ->
    [0] nothing to produce
    [one] produce 1 good
   *[other] produce { $goods } goods
}
    .said = { $goods ->
    [0] no goods
    [one] 1 good
   *[other] { $goods } goods
}{ $cards ->
    [0] {""}
    [one] {" "}and 1 card
   *[other] {" "}and { $cards } cards
}
    .short = { $goods ->
    [0] nothing
    [one] 1 good
   *[other] { $goods } goods
}
forecast-trader = { $goods ->
    [0] nothing to sell
   *[other] { $high ->
        [one] sell for { $range } card
       *[other] sell for { $range } cards
    }
}
    .said = { $goods ->
    [0] no goods to sell
    [one] 1 good to sell
   *[other] { $goods } goods to sell
}{ $goods ->
    [0] {""}
   *[other] {" "}for { $high ->
        [one] { $range } card
       *[other] { $range } cards
    }
}
    .short = { $goods ->
    [0] nothing
   *[other] { $high ->
        [one] { $range } card
       *[other] { $range } cards
    }
}
forecast-councillor = keep { $keep } of { $look }
    .said = { $keep } of { $look } cards
    .short = { $keep } of { $look }
forecast-prospector = { $cards ->
    [0] nothing
    [one] draw 1 card
   *[other] draw { $cards } cards
}
    .said = { $cards ->
    [0] nothing
    [one] 1 card
   *[other] { $cards } cards
}
    .short = { $cards ->
    [0] nothing
    [one] 1 card
   *[other] { $cards } cards
}
forecast-without = If others take it: { $other }
forecast-said = If you take it: { $own }; if somebody else does: { $other }.
forecast-said-same = Either way you get { $own }.
forecast-said-others = For you if somebody else takes it: { $other }.
forecast-works = Works now: { $cards }.
market-label = Trading house and piles
tiles-label = Prices to come
tile-now = Now
tile-next = Next
tile-then = { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
price-range = { $low } or { $high }
tile-unknown = Not seen yet
    .mark = ?
tiles-all = All prices
tiles-note = The five price tiles come round in the same order all game long. You know those that you have seen. “1 or 2” is a price that is still unknown.
offer-label = On the table
pile-label = pile
discard-label = discard
hand-of = { $name }’s hand
hand-yours = Your hand
hand-count = { $title }, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
hand-chip = { $count ->
    [one] 1 card
   *[other] { $count } cards
} in hand{ $limit ->
    [0] {""}
   *[other] , { $limit } at most when a round starts
}
hand-show = Show my hand
hand-hidden = { $name }’s hand lies face down.
hand-empty = No cards in hand.
hand-hold = Hold a card to read it in full.

## The card

the-card = the { $card }
label-card = { $name }, costs { $cost }, { $points ->
    [star] points by its effect
    [one] 1 point
   *[other] { $points } points
}. { $effect }
label-price = Price now { $price }.
label-good = Holds { $good }.
label-empty = { $good ->
    [customs] Empty until a councillor phase.
   *[other] Holds no good.
}
label-sells = Sells for { $price } now.
label-over = To build over this, you pay { $price }.
label-covers = Covers { $card }.
label-review-open = Could be chosen.
label-review-given = Was chosen.
label-review-best = In the best move.
label-review-shown = In the marked move.
label-why = { $why }.
label-works = Works in this phase.
label-worth = Worth { $points ->
    [one] 1 point
   *[other] { $points } points
} now.
changed-new = new
    .said = New since your last decision.
changed-good = new good
    .said = Its good is new since your last decision.
changed-sold = sold
    .said = Its good was sold since your last decision.
group-P = Production
group-V = Violet building
group-M = Violet · monument
group-6 = Violet · cost 6

good-indigo = indigo
    .short = In
good-sugar = sugar
    .short = Su
good-tobacco = tobacco
    .short = To
good-coffee = coffee
    .short = Co
good-silver = silver
    .short = Si
good-customs = a customs good
    .short = Cu
good-count = { $count } { $good }
good-price = { $good } { $price }

card-indigo-plant = Indigo plant
    .effect = Produces indigo.
card-sugar-mill = Sugar mill
    .effect = Produces sugar.
card-tobacco-storage = Tobacco storage
    .effect = Produces tobacco.
card-coffee-roaster = Coffee roaster
    .effect = Produces coffee.
card-silver-smelter = Silver smelter
    .effect = Produces silver.
card-smithy = Smithy
    .effect = Production buildings cost you 1 less.
card-gold-mine = Gold mine
    .effect = Prospector: reveal 4 cards. If all costs differ, keep { $edition ->
    [second] the cheapest
   *[other] 1 of your choice
}.
card-archive = Archive
    .effect = Councillor: drawn cards join your hand; discard from your whole hand.
card-poor-house = Poor house
    .effect = If you have 0 or 1 card left after building, draw 1.
card-black-market = Black market
    .effect = Builder: up to 2 of your goods pay 1 each.
card-trading-post = Trading post
    .effect = Trader: sell 1 more good.
card-well = Well
    .effect = Producer: if you produce 2 or more goods, draw 1.
card-market-stand = Market stand
    .effect = Trader: if you sell 2 or more goods, draw 1.
card-crane = Crane
    .effect = Build over one of your buildings; its cost is deducted.
card-chapel = Chapel
    .effect = Round start: you may tuck 1 hand card under it for 1 point.
card-tower = Tower
    .effect = Your hand limit is 12.
card-aqueduct = Aque­duct
    .effect = Producer: produce 1 more good.
card-carpenter = Carpen­ter
    .effect = After you build a violet building, draw 1.
card-prefecture = Prefec­ture
    .effect = Councillor: keep 2 cards instead of 1.
card-market-hall = Market hall
    .effect = Trader: if you sell 1 or more goods, draw 1.
card-quarry = Quarry
    .effect = Violet buildings cost you 1 less.
card-library = Library
    .effect = The privilege of your role counts twice; with 2 players, once a round.
card-statue = Statue
    .effect = Monument: only points; counts for the Triumphal arch.
card-victory-column = Victory column
    .effect = Monument: only points; counts for the Triumphal arch.
card-hero = Hero
    .effect = Monument: only points; counts for the Triumphal arch.
card-guild-hall = Guild hall
    .effect = { $edition ->
    [second] 1 point per production building and 1 per different kind of them
   *[other] 2 points per production building
}.
card-city-hall = City hall
    .effect = 1 point per violet building, this one included.
card-triumphal-arch = Trium­phal arch
    .effect = 4, 6 or 8 points for 1, 2 or 3 monuments.
card-palace = Palace
    .effect = A quarter of all your other points, rounded down.

card-office-building = Office building
    .effect = Round start: discard 1 or 2 cards, draw as many.
card-guard-room = Guard room
    .effect = Round start: players without one keep only 6 cards (12 with a Tower).
card-hut = Hut
    .effect = When nobody sells anything in a trader phase, draw 1.
card-tavern = Tavern
    .effect = End of a builder phase: if nobody has fewer buildings and somebody has more, draw 1.
card-park = Park
    .effect = Built over with the Crane, it deducts 6 instead of 3.
card-customs-office = Customs office
    .effect = Councillor: gets a good if it has none; that good sells for 2.
card-bank = Bank
    .effect = Once a game, at a round start: tuck any number of hand cards under it for 1 point each.
card-harbor = Harbor
    .effect = Trader: 1 good you sell is tucked under it for 1 point.
card-goldsmith = Goldsmith
    .effect = Prospector: reveal 1 card; keep it if nobody has that building.
card-residence = Residence
    .effect = Sets of 3 different buildings of equal cost: 4, 3, 2, 1 points.
card-cathedral = Cathedral
    .effect = The others’ buildings of cost 6 give you 4, 3, 2, 1 points.

role-builder = Builder
    .action = Each player may build.
    .privilege = You pay 1 less.
role-producer = Producer
    .action = Each player produces 1 good.
    .privilege = You produce 1 more.
role-trader = Trader
    .action = Each player may sell 1 good.
    .privilege = You may sell 1 more.
role-councillor = Coun­cillor
    .action = The others draw 2 cards and keep 1.
    .privilege = You draw 5 and keep 1.
role-prospector = Pro­spector
    .action = The others get nothing.
    .privilege = You draw 1 card.

## Questions

effect-card = { $card } – { $effect }
sum-equals = =
sum-price = Price
sum-leaves = leaves { $left ->
    [0] no card
    [one] 1 card
   *[other] { $left } cards
}

prompt-start-hand = Keep { $count } of your first cards
    .instruction = You keep what you choose; the rest is discarded.
    .outcome = Keep { $cards }
    .tray = Your first cards
prompt-role = Choose one of the roles above
    .instruction = Everybody does what the role says; you also get its privilege. Each role can be taken once a round.
prompt-library = { $role }: use the Library?
    .instruction = { $told ->
    [yes] With it: { $twice }; without: { $once }.{" "}
   *[no] {""}
}Saved, it doubles your second role of this round.
    .confirm = Use it
    .pass = Save it
prompt-build = Build something?
    .instruction = Choose a card from your hand{ $offered ->
    [yes] {" "}or the one on the table
   *[no] {""}
}, or build nothing.
    .chosen = Build { $the } { $price ->
    [0] for free
   *[other] for { $price }
}
    .pass = Build nothing
prompt-cover = Build { $the } over another building?
    .instruction = The number on a building is what you pay there.
    .pass = Build on a free place
prompt-market = Pay with goods for { $the }?
    .instruction = With the Black market, each chosen good pays 1.
    .pass = Pay with cards only
prompt-pay = Pay { $count ->
    [one] 1 card
   *[other] { $count } cards
} for { $the }
    .instruction = Chosen cards are discarded.
prompt-produce = Produce { $count ->
    [one] 1 good
   *[other] { $count } goods
}
    .instruction = Choose the buildings that produce.{ $preselected ->
    [yes] {" "}The most valuable goods are already selected.
   *[no] {""}
}
prompt-sell = Sell goods?
    .chosen = Sell { $count ->
    [one] 1 good
   *[other] { $count } goods
} for { $income ->
    [one] 1 card
   *[other] { $income } cards
}?
    .instruction = Choose up to { $count ->
    [one] 1 good
   *[other] { $count } goods
} to sell at the current prices.{ $preselected ->
    [yes] {" "}The most valuable are already selected.
   *[no] {""}
}
    .pass = Sell nothing
prompt-keep = Keep { $count ->
    [one] 1 card
   *[other] { $count } cards
}
    .instruction = You keep what you choose; the rest is discarded.
    .outcome = Keep { $cards }
    .tray = Cards drawn
prompt-discard = Discard { $count ->
    [one] 1 card
   *[other] { $count } cards
}
    .instruction = { $source ->
    [hand_limit] A new round begins. { $limit } Chosen cards are discarded.
    [archive] The drawn cards are in your hand. Chosen cards are discarded.
   *[other] Chosen cards are discarded.
}
    .outcome = Discard { $cards }
prompt-mine = Gold mine: keep 1 of the cards revealed
    .instruction = The chosen card joins your hand; the others are discarded.
    .outcome = Keep { $the }
    .tray = Cards revealed
prompt-office = Office building: exchange { $count ->
    [one] 1 card
   *[other] up to { $count } cards
}?
    .instruction = A new round begins. Chosen cards are discarded, then you draw as many.
    .outcome = Discard { $cards }, draw { $count ->
    [one] 1 card
   *[other] { $count } cards
}
    .pass = Exchange nothing
prompt-chapel = Tuck a card under the Chapel?
    .instruction = A new round begins. The chosen card is worth 1 point at the end and is out of play.
    .outcome = Tuck { $the } for 1 point
    .pass = Tuck nothing
prompt-bank = Tuck cards under the Bank?
    .instruction = Only once in the game, as many as you like. Each chosen card is worth 1 point at the end and is out of play.
    .outcome = Tuck { $cards } for { $count ->
    [one] 1 point
   *[other] { $count } points
}
    .pass = Not now
answer-start-hand = Keep { $cards }
answer-keep = Keep { $cards }
answer-cover = Over { $cards }
answer-market = Pay with { $goods }
answer-pay = Pay { $cards }
answer-produce = Produce { $goods }
answer-sell = Sell { $goods }
answer-discard = Discard { $cards }
answer-office = Exchange { $cards }
answer-chapel = Tuck { $cards }
answer-bank = Tuck { $cards }
did-start-hand = { $name } kept { $cards } at the start
did-role = { $name } took the { $role }
did-library = { $name } used the Library
    .pass = { $name } saved the Library for later
did-build = { $name } built { $cards }
    .pass = { $name } built nothing
did-cover = { $name } built { $for } over { $cards }
    .pass = { $name } built { $for } on a free place
did-market = { $name } paid { $goods } towards { $for }
    .pass = { $name } paid for { $for } with cards only
did-pay = { $name } paid for { $for } with { $cards }
did-produce = { $name } produced { $goods }
did-sell = { $name } sold { $goods }
    .pass = { $name } sold nothing
did-keep = { $name } kept { $cards }
did-discard = { $name } discarded { $cards }
did-mine = { $name } kept { $cards } through the Gold mine
did-office = { $name } exchanged { $cards }
    .pass = { $name } exchanged nothing
did-chapel = { $name } tucked { $cards } under the Chapel
    .pass = { $name } tucked nothing under the Chapel
did-bank = { $name } tucked { $cards } under the Bank
    .pass = { $name } left the Bank for later
advice-reason = { $until ->
    [round] { $own ->
        [none] No gain by the end of the next round
       *[other] By the end of the next round: { $own }
    }
   *[role] { $own ->
        [none] No gain yet
       *[other] In numbers: { $own }
    }
}{ $rival ->
    [none] {""}
   *[other] ; { $seats ->
        [2] opponent
       *[other] best-off opponent
    }: { $rival }
}.
advice-wins = { $games ->
    [100] Wins where the next best loses
    [one] Wins 1 more game in 100 than the next best
   *[other] Wins { $games } more games in 100 than the next best
}{ $because ->
    [more_often] : { $card } built in { $by } more
    [sooner] : { $card } { $by ->
        [one] 1 round
       *[other] { $by } rounds
    } sooner
    [ends_sooner] : the game ends { $by ->
        [one] 1 round
       *[other] { $by } rounds
    } sooner
    [ends_later] : the game ends { $by ->
        [one] 1 round
       *[other] { $by } rounds
    } later
    [points] : { $by ->
        [one] 1 point
       *[other] { $by } points
    } more
    [rival] : { $seats ->
        [2] opponent
       *[other] best-off opponent
    } { $by ->
        [one] 1 point
       *[other] { $by } points
    } fewer
   *[unknown] {""}
}.
advice-loses = { $games ->
    [100] Loses a won game
    [one] Wins 1 fewer game in 100 than the best
   *[other] Wins { $games } fewer games in 100 than the best
}{ $because ->
    [more_often] : { $card } built in { $by } fewer
    [sooner] : { $card } { $by ->
        [one] 1 round
       *[other] { $by } rounds
    } later
    [ends_sooner] : the game ends { $by ->
        [one] 1 round
       *[other] { $by } rounds
    } later
    [ends_later] : the game ends { $by ->
        [one] 1 round
       *[other] { $by } rounds
    } sooner
    [points] : { $by ->
        [one] 1 point
       *[other] { $by } points
    } fewer
    [rival] : { $seats ->
        [2] opponent
       *[other] best-off opponent
    } { $by ->
        [one] 1 point
       *[other] { $by } points
    } more
   *[unknown] {""}
}.
advice-keeps = Keeps { $the }: { $share ->
    [all] sure to be built
    [most] likely to be built
    [none] hardly ever built
   *[some] perhaps built
} { $until ->
    [round] soon
   *[end] by the end of the game
} ({ $built } of { $lines } tries).
advice-gives-up = Gives up { $the }: otherwise { $share ->
    [all] sure to be built
    [most] likely to be built
    [none] hardly ever built
   *[some] perhaps built
} { $until ->
    [round] soon
   *[end] by the end of the game
} ({ $built } of { $lines } tries).
advice-builds = { $kept ->
    [0] { $name }
    [one] Keep 1 card: { $who ->
        [you] you
       *[other] { $name }
    }
   *[other] Keep { $kept } cards: { $who ->
        [you] you
       *[other] { $name }
    }
} { $share ->
    [all] can
   *[some] can probably
} build { $the } { $until ->
    [role] now
   *[round] by the end of the next round
}.
advice-misses = Then { $who ->
    [you] you
   *[other] { $name }
} can hardly build { $the } by the end of the next round.
advice-counts = Scores { $points ->
    [one] 1 point
   *[other] { $points } points
} right away.
advice-fits = { $use ->
    [production] Makes { $count ->
        [one] 1 production building
       *[other] { $count } production buildings
    } in hand cheaper
    [violet] Makes { $count ->
        [one] 1 violet building
       *[other] { $count } violet buildings
    } in hand cheaper
    [producing] Helps each time goods are produced, with { $count ->
        [one] 1 production building
       *[other] { $count } production buildings
    }
   *[selling] Helps each time goods are sold, with { $count ->
        [one] 1 production building
       *[other] { $count } production buildings
    }
}.
advice-earns = Sells { $goods ->
    [one] 1 good
   *[other] { $goods } goods
} for { $high ->
    [one] 1 card
   *[other] { $range } cards
}.
advice-makes = Produces { $goods ->
    [one] 1 good
   *[other] { $goods } goods
}; { $seats ->
    [2] { $theirs ->
        [0] { $who ->
            [you] you produce
           *[other] { $name } produces
        } none
       *[other] { $who ->
            [you] you produce
           *[other] { $name } produces
        } only { $theirs }
    }
   *[other] { $theirs ->
        [0] nobody else produces any
       *[other] nobody else produces more than { $theirs }
    }
}.
advice-sells-now = { $when ->
    [best] Sell now: no price tile pays more
    [not_next] Sell now: the next price tile does not pay more
   *[only_next] Sell now: only the next price tile can pay more
}.
advice-waits = Wait: the next price tile pays more.
advice-idle = { $role ->
    [builder] { $seats ->
        [2] { $name } can hardly build now
       *[other] Nobody else can really build now
    }
    [producer] { $seats ->
        [2] { $name } { $who ->
            [you] have
           *[other] has
        } no empty production building
       *[other] Nobody else has an empty production building
    }
    [trader] { $seats ->
        [2] { $name } { $who ->
            [you] have
           *[other] has
        } nothing to sell
       *[other] Nobody else has anything to sell
    }
   *[prospector] Nobody else draws a card
}.
advice-stops = Gives { $who ->
    [you] you
   *[other] { $name }
} no chance to { $deed ->
    [build] build
    [produce] produce
   *[sell] sell
} now.
advice-lets = Lets { $who ->
    [you] you
   *[other] { $name }
} { $deed ->
    [build] build
    [produce] produce
   *[sell] sell
} as well.
advice-denies = Otherwise { $who ->
    [you] you are
   *[other] { $name } is
} likely to take this role.
advice-ends = Ends the game { $until ->
    [role] now
   *[round] soon
}, while { $who ->
    [you] you lead
   *[other] { $name } leads
}.
advice-lasts = Keeps the game going, while { $who ->
    [you] you are
   *[other] { $name } is
} behind.
advice-spares = Otherwise { $who ->
    [you] you
   *[other] { $name }
} would have to discard about { $count ->
    [one] 1 more card
   *[other] { $count } more cards
} because of the hand limit.
advice-ahead = { $what ->
    [cards] Leaves
   *[other] Brings
} { $until ->
    [role] {""}
   *[round] about{" "}
}{ $amount } than the best other answer { $until ->
    [role] right away
   *[round] by the end of the next round
}.
advice-behind = { $what ->
    [cards] Leaves
   *[other] Brings
} { $until ->
    [role] {""}
   *[round] about{" "}
}{ $amount } than the best other answer { $until ->
    [role] right away
   *[round] by the end of the next round
}.
advice-holds = { $name } { $what ->
    [cards] { $who ->
        [you] have
       *[other] has
    }
   *[other] { $who ->
        [you] get
       *[other] gets
    }
} { $until ->
    [role] {""}
   *[round] about{" "}
}{ $amount } than otherwise { $until ->
    [role] right away
   *[round] by the end of the next round
}.
advice-helps = { $name } { $what ->
    [cards] { $who ->
        [you] have
       *[other] has
    }
   *[other] { $who ->
        [you] get
       *[other] gets
    }
} { $until ->
    [role] {""}
   *[round] about{" "}
}{ $amount } than otherwise { $until ->
    [role] right away
   *[round] by the end of the next round
}.
amount-points = { $count ->
    [one] 1 point
   *[other] { $count } points
} { $more ->
    [yes] more
   *[no] fewer
}
amount-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
} { $more ->
    [yes] more
   *[no] fewer
} in hand
amount-income = { $count ->
    [one] 1 card
   *[other] { $count } cards
} { $more ->
    [yes] more
   *[no] fewer
} from sales
amount-made = { $count ->
    [one] 1 good
   *[other] { $count } goods
} { $more ->
    [yes] more
   *[no] fewer
}
gain-cards = { $sign }{ $count ->
    [one] 1 card
   *[other] { $count } cards
}
gain-goods = { $sign }{ $count ->
    [one] 1 good
   *[other] { $count } goods
}
gain-points = { $sign }{ $count ->
    [one] 1 point
   *[other] { $count } points
}
lately-role = { $told }.
lately-built = While you waited: { $told }.

part-cost = cost
part-builder = builder
part-library = library
part-smithy = smithy
part-quarry = quarry
part-crane = over { $the }
part-goods = in goods

reason-too-dear = Price { $price }, you have { $funds }
reason-already-built = Already in your city
reason-not-building = Not your turn to build
reason-not-held = Not in your hand
reason-in-work = Being built now
reason-full = Holds a good already
reason-no-plant = Produces no goods
reason-no-good = Holds no good
reason-to-be-covered = Is being built over
reason-no-crane = You have no Crane
reason-never-covered = Cannot be built over
reason-same-building = The same building

limit-plain = Your hand limit is { $limit } cards.
limit-guarded = An opponent has a Guard room and you do not, so your hand limit is { $limit } cards.
limit-raised = With your Tower, your hand limit is { $limit } cards.

## Log

cards-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
cards-none = no card
event-round-started = Round { $round }, governor: { $name }
event-role-taken = { $name } took the { $role }
event-tile-turned = Prices: { $prices }
event-library-used = { $name } used the Library
event-built = { $name } built { $the } for { $price ->
    [0] free
   *[other] { $price }
}
    .over = over { $the }
    .goods = { $count ->
    [one] including 1 good
   *[other] including { $count } goods
}
    .paid = paid with { $cards }
event-passed = { $name } { $stage ->
    [build] built nothing
    [sell] sold nothing
    [library] saved the Library for later
    [chapel] tucked nothing under the Chapel
    [office] exchanged nothing
    [bank] tucked nothing under the Bank
   *[other] passed
}
event-good-lost = { $name } lost the good on { $the }
event-drew = { $name } drew { $cards } ({ $cause })
event-produced = { $sort ->
    [customs] { $name } got { $goods } (Customs office)
   *[other] { $name } produced { $goods }
}
event-sold = { $name } sold { $goods } for { $income ->
    [one] 1 card
   *[other] { $income } cards
}
event-stowed = { $name } tucked a good just sold ({ $cause })
event-councillor-drew = { $name } drew { $cards }
event-kept = { $name } kept { $cards }
event-discarded = { $name } discarded { $cards } ({ $cause })
event-revealed = { $name } revealed { $faces } ({ $cause })
event-won = { $name } won { $the } ({ $cause })
event-tucked = { $name } tucked { $cards } ({ $cause })
event-reshuffled = The discard pile was shuffled and is the new draw pile
event-game-over = The game is over
cause-sale = sale
cause-hand-limit = hand limit
cause-start-hand = first cards

## End

end-tie = Level on points with { $who ->
    [you] you
   *[other] { $name }
}, but with more cards and goods left.
end-cities = The cities
skyline-alt = Your city as a street of houses by the water; buildings: { $count }
end-chronicle = Built, round by round
    .note = Rounds in which nobody built are left out.
score-buildings = Buildings
score-tucked = Tucked cards
score-guild-hall = Guild hall
score-city-hall = City hall
score-triumphal-arch = Triumphal arch
score-residence = Residence
score-cathedral = Cathedral
score-palace = Palace
score-total = Total
score-leftovers = Cards and goods left
    .note = decide a tie
end-picture-title = Picture of your city

## Looking back

look-back-curve-label = Everybody’s chance to win from the first role to the end; the table below shows the same.
look-back-curve-note = Each point is the chance to win when somebody chose a role, by what that player could see. The last one shows who won. Tap a point to see it on the table.
look-back-luck-note = Each column adds up, in hundredths of a win, from the chance at the first decision to the result at the end. A mistake costs the gap to the best move: one player loses it, the others gain it. Luck is the rest, which no decision explains: the cards drawn, the prices turned up, and anything that the computer does not understand.
stage-start-hand = First cards kept
stage-role = Role
stage-library = { card-library }
stage-build = Building
stage-cover = { card-crane }
stage-market = { card-black-market }
stage-pay = Payment
stage-produce = Production
stage-sell = Sale
stage-keep = Cards kept
stage-discard = Cards discarded
stage-mine = { card-gold-mine }
stage-office = { card-office-building }
stage-chapel = { card-chapel }
stage-bank = { card-bank }

## Errors: one line each, with plain placeables only

error-bad-goods = Goods cannot pay more than the whole price, { $price }.
error-bad-seats = San Juan is for 2 to 4 seats, not { $seats }.
error-bad-edition = There is no edition named { $edition }. Choose “first” or “second”.
error-position-not-at-role = A position must be at the choice of a role, not at { $stage }. Save the game instead.
error-bad-tiles = Name the tiles A B C D E once each, not { $tiles }.
error-bad-roles = The seats cannot have taken these roles: { $roles }.
error-too-few-cards = This position needs more cards than are left. Name or count fewer.
error-no-place-for-good = { $card } cannot hold a good.
error-never-drawn = The { $card } is never drawn; it can only stand in a city.
error-built-twice = { $card } stands twice in one city.
error-full-city = The game ends once a city has more than { $most } buildings, so a position cannot have such a city.
error-no-such-building = There is no building named { $name }.
error-no-such-card = There is no card { $card }.
error-too-many-copies = The edition has fewer copies of { $card }.

## The style of each level; figures of two-player games, docs/strength.md

level-random = Random makes any move, good or bad.
level-easy = Easy knows the good moves but often plays others: right for first games.
level-medium = Medium wins most games against easy: right once you know the rules.
level-hard = Hard wins most games against medium: it makes few mistakes.
level-expert = Expert wins most games against hard, and seldom thinks for longer than 5 seconds.
level-master = Master is as strong as expert and avoids one of its mistakes. Some moves take 10 seconds or longer.

## The page’s sentences, in terms of cards

settings-caps = Show keys on buttons and cards
    .note = If this is off, they appear once you press a key.
key-choose = take the role or card with this key, or put it down
key-confirm = confirm; on a card: take it, then confirm
key-move = move from card to card, up and down the table
handover-text = { $name } decides next, with cards that nobody else may see.
what-if-cards = The cards come in the same order as in the game.
what-if-anew = The game is not over, so you know only what you knew at this move: all other cards are dealt again.
share-running = This game is not over: anyone who has the link can find out every card.
link-deal = Somebody shared this deal with you: the same cards, the same players.
day-note = The same cards for everybody
days-note = Par is the computer’s result in your seat, with the same cards against the same players.
share-deal = The deal
    .note = The same cards and players, from the start.
