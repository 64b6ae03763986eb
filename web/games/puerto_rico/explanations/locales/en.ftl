# English: “What is this?” of Puerto Rico, loaded with the first explanation. Each has a title and, as .says, one or two sentences.

what-governor = Governor
    .says = The wheel is with { $who ->
    [you] you: you choose
   *[other] { $governor }, who chooses
} the first role in this round. Then the wheel moves on to the next player.
what-doubloons = Doubloons
    .says = The money for buildings. The trader, the prospector and roles with doubloons on them bring more. At the end they only decide a tie.
what-points = Points so far
    .says = Those got for shipping, those printed on the buildings, and the bonus of occupied large buildings. “+” stands for points that are hidden until the end.
what-home = { people-title } without work
    .says = They wait in { home } until the next mayor phase gives them a circle.
what-barrel = Barrels: { $good }
    .says = Sell one in a trader phase, or ship them for points in a captain phase. After that, one barrel may stay; warehouses store more.
what-idle = { $tile }, empty
    .says = { $kind ->
    [quarry] Nobody works here, so the quarry lowers no price. The next mayor phase lets you put a { settler-word } on the circle.
   *[other] Nobody works here, so it makes nothing in a craftsman phase. The next mayor phase lets you put a { settler-word } on the circle.
}
what-busy = { $tile }, at work
    .says = { $kind ->
    [quarry] It takes 1 doubloon off what you build, at most as many quarries as the column of the building.
    [corn] It makes 1 barrel in each craftsman phase; corn needs no building.
   *[other] It makes 1 barrel in each craftsman phase, if a circle of a mill for its good is occupied, too.
}
what-acre = Free place on the island
    .says = Room for a plantation or a quarry, which you get in settler phases.
what-lot = Free place in the city
    .says = Room for a building; a large one takes two. The game ends with the round in which somebody fills all { $places } places.
what-ship = Cargo ship for { $hold }
    .says = It carries a single good, and no other ship takes the same one. A full ship sails after the captain phase.
what-shop = Trading house
    .says = It takes { $places } barrels, one of each good. Once it is full, it is emptied after the trader phase.
what-price = Price of { $good }
    .says = The doubloons that a barrel brings in a trader phase. If you may sell it now, your privilege and your markets are included.
what-field = { $tile }
    .says = It lies open for the next settler phase: each player may take one. Then a new row comes.
what-quarries = Quarries
    .says = Only the player who takes the settler may have one instead of a plantation. An occupied quarry makes building cheaper.
what-stack = Stack
    .says = The plantations that still lie face down. Each settler phase ends with a new row from here.
what-boat = Settlers’ ship
    .says = The next mayor phase shares out those on board, one by one, the player with the role first. Then the ship takes a { settler-word } for each empty circle of a building, at least one for each player: now it would be { $refill }.
what-left = Supply of { $good }
    .says = The barrels that the next craftsman phases can still give out.
what-end-points = Points left
    .says = The game ends with the round in which these run out. The points that are owed count all the same.
what-end-colonists = { people-title } left
    .says = The game ends with the round in which too few are left for the settlers’ ship.
what-end-city = Places left
    .says = Free places of the fullest city. The game ends with the round in which somebody fills all { $places }.
what-column = Column { $column }
    .says = At most { $column ->
    [one] 1 quarry counts
   *[other] { $column } quarries count
} for a building of this column.
what-copies = { $count } left
    .says = The number of players who can still build this. A city has each building once.
what-cost = Your price
    .says = Quarries, the builder’s privilege and some buildings are taken off already. A green rim marks a lowered price.
what-worth = Points
    .says = The building is worth these points at the end, whether somebody works in it or not.
what-star = Points and a bonus
    .says = ★ is a bonus at the end, if somebody works in the building. A tap on the building tells which.
what-role = { $role }
    .says = { $does } The player who takes the role has a privilege: { $privilege }
what-bounty = Doubloons on a role
    .says = The next player who takes this role gets them. After each round, a role that nobody took gets one more.
what-seal = { $who ->
    [you] Your sign
   *[other] { $name }’s sign
}
    .says = On a role, it shows who took that role in this round. Played by: { $kind }.
what-round = Round { $round }
    .says = { $seats ->
    [2] Each takes three roles in turn, the governor first
   *[other] Each takes one role, the governor first
}, and everybody carries out every role.
what-ending = The end is near
    .says = The game ends with the round in which the points run out, somebody fills all { $places } places of the city, or too few { settlers-word } are left for the ship.
what-strict = Strict game
    .says = A strict game has no undo and no hints.
what-lapsed = No longer strict
    .says = The game began as a strict one. Then somebody loaded an earlier state of it, or changed its file.
what-count = Your choice
    .says = The number that you have chosen, and the number that you may choose.
