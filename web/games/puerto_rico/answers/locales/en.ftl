# English: questions of newcomers to Puerto Rico and the words of the search, loaded once the book opens. The attributes of
# a message are its answers, in order; text between ** and ** is the question. The search knows an answer by question,
# keywords and text.

book-search = Search or ask a question
book-found = { $count ->
    [0] Nothing found. Try fewer or other words.
    [one] 1 result
   *[other] { $count } results
}
book-print = Print
book-back = Back
book-more = Good to know
book-questions = Questions and answers
    .short = Questions

# The pictures of the first chapter.
how-panels = The game in pictures
    .how-aim = **Ship and build.** Barrels that you ship bring points, and so do the buildings of your city. The player with the most points at the end wins (P14).
    .how-roles = **Take a role.** On your turn you take a free role, with the doubloons on it. Everybody does what it says, you first and with a bonus: the privilege. The governor, who has the wheel, begins the round (P1, P2, P4).
    .how-work = **Settlers set to work.** The settler brings plantations, the mayor settlers. A plantation or a building works while a settler stands on its circle (P10, P20, P26).
    .how-goods = **Produce barrels.** In the craftsman phase, an occupied plantation and an occupied circle of its mill make a barrel. Corn needs no mill (P35).
    .how-sell = **Sell a barrel.** In the trader phase everybody may sell one barrel to the trading house. The house has room for four, each of another good (P40, P41).
    .how-build = **Build your city.** In the builder phase everybody may build one building. Each occupied quarry saves a doubloon, at most as many as the building’s column (P30, P31).
    .how-ship = **Load the ships.** In the captain phase everybody must load, a point for each barrel. A ship carries one good. Each player stores one of the barrels left over; the others spoil (P45, P46, P49).
    .how-end = **The last round.** The game ends with the round in which the settlers run short, a city is full or the points run out (P12).

answers-basics = The basics
    .ask-goal = **What is the goal?** To have the most points at the end. Barrels that you ship bring points, and so do your buildings; occupied large buildings add a bonus (P14, P45).
    .ask-turn = **What do I do on my turn?** You take one of the roles that are free, with the doubloons on it. Then everybody in turn does what it says, you first and with the privilege (P1, P2, P4).
    .ask-round = **How does a round work?** The governor takes a role, then the others clockwise, one each; with 2 players in turn until each has three. Then every role left over gets a doubloon, all are free again, and the next player is governor (P3, P4).
    .ask-setup = **What do I have at the beginning?** A plantation of indigo or corn, and a few doubloons. There are no settlers and no buildings yet (P5, P6).
    .ask-two = **What is different with two players?** Each takes three of the seven roles in a round, in turn. There are fewer buildings: 2 of each mill, 1 of each other (P3, P8).
    .ask-long = **How long does a game take?** About 11 to 17 rounds, often an hour.
    .ask-sets = **What are the sets?** New Buildings, The Nobles and Tib’s buildings: more buildings, of which each game takes some. You choose the sets before the game (P105).

answers-roles = Roles
    .ask-role-must = **Must I take a role?** Yes, on your turn you take one. You need not use it; only loading is compulsory (P1, P2).
    .ask-role-twice = **Can a role be taken twice in a round?** No. A role that is taken is gone until the next round (P1).
    .ask-role-others = **Do the others do my role too?** Yes, all of them, after you and without the privilege. Only the prospector gives the others nothing (P2, P53).
    .ask-privilege = **Who gets the privilege?** Only the player who took the role. Settler: a quarry instead of a plantation. Mayor: 1 settler more. Builder: 1 doubloon less to pay. Craftsman: 1 barrel more. Trader: 1 doubloon more for a sale. Captain: 1 point more, once. Prospector: 1 doubloon (P2).
    .ask-role-doubloons = **Why do doubloons lie on a role?** After a round, each role that nobody took gets a doubloon. It gathers more until somebody takes the role, and the doubloons with it (P4).
    .ask-settler = **What does the settler do?** Each player takes a plantation for the island. If you took the role, you may take a quarry instead (P20).
    .ask-mayor = **What does the mayor do?** The settlers of the ship are shared out, and each player puts all of them on circles. If you took the role, you get one more (P25, P26).
    .ask-builder = **What does the builder do?** Each player may build one building. If you took the role, it costs 1 doubloon less (P30).
    .ask-craftsman = **What does the craftsman do?** Each player gets the barrels that the own plantations and mills make. If you took the role, you get one more (P35, P36).
    .ask-trader = **What does the trader do?** Each player may sell one barrel to the trading house. If you took the role and sell, you get 1 doubloon more (P40).
    .ask-captain = **What does the captain do?** Each player loads barrels on ships, for a point each. If you took the role, your first loading brings 1 point more (P45, P47).
    .ask-prospector = **What does the prospector do?** If you took the role, you get 1 doubloon. The others get nothing (P53).
    .ask-first = **Who goes first?** The governor takes the first role of a round. Then the next player clockwise is governor (P1, P4).

answers-settlers = Plantations and settlers
    .ask-quarry = **What is a quarry good for?** Each occupied quarry takes 1 doubloon off a building, at most as many as its column says. Only the player who took the settler may take one (P20, P31).
    .ask-get-settlers = **How do I get settlers?** In a mayor phase: those on the ship go round one by one, and the player who took the role gets one more of the supply (P25).
    .ask-empty = **Does a building work without settlers?** No. A building works while somebody stands on it. Its printed points count all the same (P10, P14).
    .ask-idle = **What does an empty circle on a plantation mean?** Nobody works there, so the plantation makes no barrel, and a quarry lowers no price. The next mayor phase lets you put a settler there (P26, P31, P35).
    .ask-move = **May I move my settlers?** Yes, in each mayor phase: you put all of them on circles as you like (P26).
    .ask-ship-settlers = **How many settlers come on the ship?** The ship is refilled at the end of each mayor phase: one for each empty circle on the buildings of all players, but at least one for each player (P27).
    .ask-island-full = **What if my island is full?** It has twelve places. A full island takes no further tile (P9, P21).

answers-goods = Goods and ships
    .ask-produce = **How do I make goods?** In a craftsman phase. A barrel needs a plantation and a mill of its good, with a settler on each (P35).
    .ask-corn = **Does corn need a building?** No. An occupied plantation of corn makes a barrel by itself (P35).
    .ask-short = **What if the supply of a good runs out?** The player who took the craftsman is served first, then the others clockwise; those who come later get fewer barrels (P35).
    .ask-sell = **How do I sell goods?** In a trader phase: each player may sell one barrel to the trading house. Corn brings 0 doubloons, indigo 1, sugar 2, tobacco 3, coffee 4 (P40).
    .ask-cannot-sell = **Why can’t I sell?** The trading house takes one barrel of each good and four in all. It is emptied after a trader phase, but only if it is full. With an { $office } you may sell a good that lies there already (P41, P42, P61).
    .ask-must-load = **Do I have to load?** Yes. If you can load, you must, as many barrels as possible. You choose the good. Only a { $wharf } is never compulsory (P45, P67).
    .ask-which-ship = **Which ship may I load?** A ship carries one good, and a good lies on one ship only. A good that lies on none goes on an empty ship that takes the most of it (P46).
    .ask-spoil = **What happens to goods that I cannot load?** You store one barrel and give back the others. A { $small_warehouse } stores all of one good, a { $large_warehouse } all of two (P49, P59, P63).
    .ask-ship-full = **When are ships emptied?** At the end of the captain phase, and only full ones. The others keep their barrels (P50).
    .ask-swap = **Can I trade with another player?** No. Players never give or sell anything to each other: you sell to the trading house (P40).

answers-building = Building
    .ask-pay = **How do I pay for a building?** With doubloons. The player who took the builder pays 1 less, and each occupied quarry takes off 1, at most as many as the column of the building (P30, P31).
    .ask-money = **How do I get doubloons?** Sell goods with the trader, take the prospector, or take a role with doubloons on it. A { $small_market }, a { $large_market } and a { $factory } bring more (P4, P40, P53).
    .ask-cannot = **Why can’t I build this building?** It is too dear for you, none is left, you have it already, or your city lacks the place. Tap the dimmed building: it gives the reason (P8, P9, P32).
    .ask-twice = **May I have two of the same building?** No. A city has each building at most once, mills too (P32).
    .ask-how-many = **How many buildings may I build at once?** One in each builder phase (P30).
    .ask-works = **When does a new building start to work?** As soon as a settler stands on it, mostly after the next mayor phase. A { $university } brings one at once (P10, P65).
    .ask-large = **What do large buildings do?** They take two places of the city and give a bonus at the end, if they are occupied: { $guild_hall } for mills, { $residence } for tiles, { $fortress } for persons, { $customs_house } for points, { $city_hall } for violet buildings (P14, P33).
    .ask-remove = **Can I remove a building?** No. A building stays to the end, and so does a tile. You may only move buildings within the city, to make room for a large one (P33).

answers-end = End and points
    .ask-end = **When does the game end?** After the round in which the settlers’ ship could not be refilled, somebody filled the twelfth place of the city, or the points ran out (P12).
    .ask-points = **How are points counted?** Add the points that you got for shipping, those printed on your buildings, and the bonus of each occupied large building (P14).
    .ask-tie = **What happens in a tie?** The tied player with the most doubloons and barrels together wins. If that is equal too, they share the win (P15).
    .ask-left = **Do doubloons and barrels count at the end?** They are worth no points. They decide a tie (P14, P15).
    .ask-see = **What may I see of the others?** Everything but their points for shipping. An option opens these, too (P11).

answers-page = On the screen
    .ask-read = **How do I read a building?** Tap it, or point at it with the mouse: you see its effect, its cost for you, and the reason if you cannot build it.
    .ask-undo = **Can I take back a move?** Yes, with “{ undo }”, unless you have begun a strict game.
    .ask-hint = **How do I find a good move?** “{ hint-button }” shows the best moves, your chance to win with each, and why.
    .ask-saved = **Is my game saved?** Yes, after every move, in this browser, unless the menu says otherwise. The start screen offers to continue it.
    .ask-people = **Can we play with several people?** Yes, 2 to 5 on one device, with computer players in any mix.

# Further words by which the search finds an entry; the page does not show them. Phrases stand between commas.
book-keywords =
    .ask-goal = win the game, winner, aim, objective
    .ask-turn = my turn, what now, actions, steps
    .ask-round = round structure, order of play, rounds, left over roles
    .ask-setup = start of the game, setup, start with, starting money, begin with, first plantation
    .ask-two = two players, 2 players, for two
    .ask-long = duration, game length, minutes, time
    .ask-sets = expansion, extension, additional buildings, nobles, Tib
    .ask-role-must = skip my turn, pass, forced to take a role, refuse
    .ask-role-twice = number of roles per round, same role twice, role already taken, role unavailable
    .ask-role-others = the others’ actions, everybody does my role, opponents benefit
    .ask-privilege = privilege of a role, privileges, what is my privilege, advantage of the role, bonus of the role
    .ask-role-doubloons = coins on a role, money on roles, bonus on a role, unused role
    .ask-settler = settler role, settler phase
    .ask-mayor = mayor role, mayor phase
    .ask-builder = builder role, builder phase
    .ask-craftsman = craftsman role, craftsman phase, producer, overseer
    .ask-trader = trader role, trader phase, merchant
    .ask-captain = captain role, captain phase
    .ask-prospector = prospector role, gold digger
    .ask-first = who starts, who begins, first player, starting player, order of players, clockwise
    .ask-quarry = quarries, take a quarry, stone
    .ask-get-settlers = more settlers, new settlers, workers
    .ask-empty = empty building, unoccupied building, building without settlers, need settlers, occupied
    .ask-idle = empty plantation, plantation without settlers, unoccupied plantation, empty quarry, empty circles
    .ask-move = rearrange settlers, move workers, change places, take settlers off
    .ask-ship-settlers = settlers’ ship, number of settlers, refill the ship
    .ask-island-full = no place on the island, full island, number of plantations, twelve plantations
    .ask-produce = get goods, get barrels, produce goods, produce barrels, why do I produce nothing
    .ask-corn = corn without a building, corn mill
    .ask-short = barrels run out, not enough goods, shortage
    .ask-sell = sell a barrel, what a good brings, selling, price of goods, value of goods, worth of coffee, most valuable good
    .ask-cannot-sell = cannot sell, same good in the trading house, trading house full, when is the trading house emptied
    .ask-must-load = must ship, forced to ship, refuse to load, keep barrels, skip loading
    .ask-which-ship = choose a ship, which good on which ship, cannot load, same good on two ships, ship takes one good
    .ask-spoil = barrels left over, lose goods, spoil, store goods, storage, rot, keep goods, leftover barrels
    .ask-ship-full = full ship, half full ship, ship leaves, empty the ships
    .ask-swap = trade with players, exchange goods, give goods
    .ask-pay = price of a building, cost of a building, payment, cheaper, discount
    .ask-money = money, coins, gold, income, earn doubloons, no doubloons left
    .ask-cannot = cannot build, greyed out, dimmed, too expensive, not allowed, sold out
    .ask-twice = same building, duplicate, second copy, two of the same
    .ask-how-many = number of buildings per turn, several buildings at once, build two buildings, more than one
    .ask-works = when does it take effect, new building active, immediately
    .ask-large = big building, bonus at the end, cost 10, buildings of cost 10
    .ask-remove = replace a building, tear down, demolish, sell a building, move a building
    .ask-end = game end, end of the game, game over, finish, last round, how many rounds
    .ask-points = score, scoring, victory points, count points, get points
    .ask-tie = tie, draw, tiebreak, same points, equal points
    .ask-left = money left, leftover doubloons, points for goods, points for doubloons, remaining barrels
    .ask-see = hidden points, see the points of the others, secret, hidden information
    .ask-read = enlarge, what does a building do, building text, zoom
    .ask-undo = undo, take back, mistake, wrong click
    .ask-hint = hint, help, advice, best move, recommend
    .ask-saved = save, saved game, continue later, interrupt, close the browser
    .ask-people = multiplayer, friends, hot seat, several people, pass the device, number of players
    .word-governor = wheel, first player
    .word-role = roles, seven roles, job
    .word-privilege = bonus, advantage
    .word-circle = circles, round space
    .word-occupied = occupied building, occupied tile
    .word-mill = production building, mills
    .word-violet = purple building, beige
    .word-large = big building
    .word-pool = points left
    .word-house = shop, market
    .P4 = doubloons on roles
    .P15 = tie, draw, tiebreak
    .P31 = quarries, discount
    .P40 = prices, value of goods
    .P41 = trading house full
    .P45 = load, ship
    .P46 = ship one good
    .P49 = store, storage

# The language of the search: words without weight, endings to cut off, and groups of words that mean the same.
book-language =
    .idle = a an the this that these those my your his her its our their i you he she it we they me us him them one ones what which whom whose when where why how do does did done is am are was were be been being have has had having can could may might shall should will would if then than so as at by for from in into of off on onto to up with and or not no yes any some there here about please tell explain mean means happen happens work works much get got also too very just only exactly really s t re ve ll
    .endings = ings ing ies es ed s
    .same = must, have to, need to, forced, compulsory, obligatory | cannot, can t | number, how many | choose, pick, take, select, taken, chosen | opponent, opponents, other, others, rival, rivals | town, city | finish, end, ending, over | build, buy, construct | settler, settlers, colonist, colonists, worker, workers | doubloon, doubloons, coin, coins, money, gold | barrel, barrels, good, goods, wares | empty, exhausted, run out, runs out | colour, color | allowed, permitted | purple, violet | dear, expensive, costly | points, point, score, vp | leftover, left, remaining | mistake, error | spoil, rot, lose, lost | ship, load, loading, shipping, deliver | field, plantation, plantations | craftsman, producer | trader, merchant | circle, circles
