# English: the rules in the words of the book, loaded once the book opens. `python -m toolchain.rules_page`
# makes docs/rules.md of these sentences. A part of the book is a message. The attributes of the message are
# its sentences, in order: a rule under its number, which never changes. { $crane } is the name of that card,
# { $the_crane } the same with its article. Text between ** and ** is a heading.

book-contents = Contents
book-search = Search the book
book-found = { $count ->
    [0] Nothing found
    [one] 1 place found
   *[other] { $count } places found
}
book-print = Print
book-back = Back
book-all = All of it on one page, to be printed
book-rules = Rules
book-cards = Cards
book-prices = Prices
book-cost = Cost
book-points = Points
    .star = by its effect
book-copies = Cards in the game
    .both = { $first } in both editions
    .each = { $first } in the first edition, { $second } in the second
book-dagger = † uncertain
book-won = In cities that won
    .note = Counted in games of computer players of one kind among themselves: { $level }.
book-won-basic = { $count } % of { $cities } cities, in games without New Buildings.
book-won-expansion = { $count } % of { $cities } cities, in games with New Buildings.
book-about = Rules about it
book-meets = Cards it has to do with

section-words = Words
    .word-chooser = The chooser is the player who has taken the role.
    .word-governor = The governor has the wheel and chooses the first role of a round. Then the next player clockwise is governor.
    .word-phase = A phase is what everybody does because a role was taken.
    .word-privilege = The privilege is what the chooser has more of than the others: 1 less to pay, 1 more good to produce or to sell, 5 cards to choose from, or 1 card.
    .word-violet = Every building that produces nothing is violet: the monuments and the great buildings of cost 6 too. On the cards of the second edition they are beige.
    .word-laden = A building is laden while a good lies on it.
    .word-uncovered = An uncovered building has nothing built over it.
    .word-tucked = What is tucked lies face down under a building, is out of play and worth 1 point a card.
    .word-piles = The piles are the draw pile and the discard pile.

section-frame = The frame
    .R98 = A card can be three things: in the hand a building that may be built, or money for another one; on a production building a good.
    .R1 = On their turn players have to take a role. Whether they then do anything with its action and its privilege is their own affair.
    .R2 = Each phase runs player by player: the chooser, then the others clockwise.
    .R3 = With 2 players three of the five roles are taken in a round: by the governor, by the other, by the governor again.
    .R4 = With 3 or 4 players each takes one role. A role nobody took gains nothing for the next round.
    .R5 = Before the game each player is given an { $indigo_plant } out of the deck, already built. The rest is shuffled and each gets 4 cards.
    .R6 = Choose-four start: 5, 6, 7 and 8 cards are dealt in the order of the seats; each player keeps 4 and discards the others.
    .R7 = A hand may hold 7 cards (12 with a { $tower }). This is looked at only when a round starts, for everybody; each discards what is too much, of their own choice.
    .R8 = The first round starts without { $chapel } step and hand check, and after the last round there is none either.
    .R9 = Everybody may know: how many cards each hand holds, all buildings, which are laden, how many cards are tucked, how many cards the piles hold, the price tiles turned up so far. Nobody is shown: the hands of others, what a good or a tucked or discarded card is, the order of the pile.
    .R10 = The discard pile lies face down and is not looked through. What players saw go there they may remember.
    .R11 = When a card is needed and the draw pile has none, the discard pile is shuffled and becomes the draw pile. Cards in somebody’s hands at that moment, drawn or revealed and not yet kept or discarded, are not shuffled in.
    .R12 = When both piles have run out, those who come first get what there was, and the rest of the effect does not happen. The game goes on.
    .R13 = The face of a good is never seen, neither when it is produced nor when it is sold or pays.
    .R14 = What was paid lies on the discard pile before any card is drawn for building, so a reshuffle may bring it back.
    .R20 = A building never has to be used. A free card is simply drawn, nobody is asked; only real choices are. What has no sensible refusal is not refused: producing as much as allowed (asked only if more places are empty than may be filled), the councillor’s draw and keeping exactly the number, the { $archive }, what { $gold_mine } and { $goldsmith } reveal and win, the { $customs_office }, the { $harbor } (of the goods sold, the one from the first place goes there). May be refused: building, each sale, { $office_building }, { $chapel }, { $bank }, { $black_market }, { $crane }, and the { $library } as R59 says.
    .R21 = Roles are chosen clockwise, beginning with the governor, each at most once a round. Then all roles go back and the player to the left becomes governor. The player in the first seat is the first governor; R6 counts from there.

section-builder = Builder phase
    .R99 = Builder: each player may build one building out of the hand, for as many cards of that hand as its price is; they are discarded. The card that is being built pays nothing.
    .R15 = Every reduction counts: 1 for the chooser, 1 more with its { $library }, { $smithy } or { $quarry }, what the { $crane } deducts. What the { $black_market } pays comes after. A price does not go below 0, and nothing is paid out.
    .R16 = The { $smithy } is for production buildings only, the { $quarry } for violet ones only.
    .R17 = A player has each violet building at most once uncovered. Of production buildings there may be any number.
    .R18 = A new building starts to work when the builder phase ends, so it can already be of use in the same round.
    .R19 = Hence it takes no part in its own building: a new { $carpenter }, { $poor_house }, { $smithy } or { $quarry } does nothing for itself.
    .R22 = The card of the { $carpenter } is drawn first. Then the { $poor_house } counts the hand: 0 or 1 card.
    .R23 = The { $poor_house } helps only after something was built, and it counts the hand after the payment.
    .R25 = { $black_market }: none, one or two of its owner’s goods pay 1 each, for a building of any kind.
    .R26 = Nobody overpays: goods and hand cards make exactly the price.
    .R29 = What the { $crane } covers is out of the game at once: no power, no points, no building as far as anything counts buildings. It lies under the new card to the end, in neither pile, and everybody knows what it is. Only the card on top is deducted, not those below it.
    .R30 = The covered building is of no use for the building that covers it: no reduction, no card, no payment from its good.
    .R31 = A { $crane } is never covered.
    .R32 = No building covers one of its own kind, production buildings included. Only the top card matters: X may come back over a Y that covers an X.
    .R33 = Production over violet and violet over production are both allowed.
    .R34 = The good of a covered building goes to the discard pile and cannot pay through the { $black_market }.
    .R35 = Something cheap over something dear costs 0, and nothing is paid back.
    .R36 = A violet building that is covered may be built again later.
    .R38 = The cards tucked under a { $chapel } stay and score when it is covered. Its own points are gone, and nothing more is tucked until it is built again. { $bank } and { $harbor } are treated alike.
    .R39 = The game ends by 12 uncovered buildings; building over another does not change their number.
    .R41 = The { $crane } may be left aside: a free place and each building it may go over are separate choices. The free place is on offer only if it can be paid.
    .R42 = Only uncovered buildings score and count. What is tucked scores 1 even under a covered building. A card that covers another is a building, not a tucked card.

section-phases = The other phases
    .R43 = Producer: each player produces 1 good, the chooser 1 more, an { $aqueduct } 1 more, the chooser’s { $library } 1 more. A production building holds one good. Its owner says which empty ones are filled. Indigo comes from the { $indigo_plant }, sugar from the { $sugar_mill }, tobacco from the { $tobacco_storage }, coffee from the { $coffee_roaster }, silver from the { $silver_smelter }.
    .R45 = A { $well } counts the goods its owner produced in the phase, a { $market_stand } the goods sold: 2 or more give one card, also to those who did not choose the role.
    .R46 = A { $market_hall } gives one card for 1 sold good or more, besides what the { $market_stand } gives.
    .R47 = Trader: the next price tile is turned up before anybody decides, and after the phase it goes to the end, whether anything was sold or not. The order stays, so that after four trader phases all prices are known, the fifth because it is the one left. They are shown.
    .R48 = Each player may sell 1 good, the chooser 1 more, a { $trading_post } 1 more, the chooser’s { $library } 1 more. The goods are discarded unseen, then the cards are drawn.
    .R49 = Councillor: the chooser looks at 5 cards, 8 with a { $library }, the others at 2. One is kept, two with a { $prefecture }. The { $library } does not change how many.
    .R50 = { $archive }: the cards drawn go into the hand, then as many as would not have been kept are discarded from all of it: 1, 4 or 7, with a { $prefecture } 0, 3 or 6.
    .R52 = If fewer cards are there than should be drawn, the number kept stays as far as possible; with an { $archive } what exceeds it is discarded, never less than 0.
    .R53 = Prospector: the chooser draws 1 card, with a { $library } 2.
    .R54 = The { $gold_mine } digs in every prospector phase, owner after owner clockwise from the chooser and after its privilege. A { $library } does not double it.
    .R56 = What a { $gold_mine } reveals all can see; what is not won is discarded.
    .R57 = If all four costs differ, the owner takes one of the four in the first edition, and the cheapest in the second. If two are equal all four are discarded.
    .R58 = With fewer than 4 cards in both piles together a { $gold_mine } does nothing: nothing is revealed, nothing shuffled.
    .R59 = With 2 players a governor’s { $library } serves one of the governor’s two roles in a round; the governor says which. It is asked after taking the first role, whatever that is, and in a trader phase after the tile is up. A yes uses the { $library } up for the round, even if it brought nothing. After a no it serves the second role without a question.

section-round = Start of a round, end, points
    .R71 = A round starts with the new governor, in three steps: { $office_building }; { $chapel } and { $bank }; the hand check. In each step everybody acts clockwise from the governor; in the second a player uses the { $chapel }, then the { $bank }.
    .R101 = { $chapel }: when a round starts, its owner may tuck 1 card of the hand under it, face down. At the end of the game it is worth 1 point.
    .R60 = The game is over at the end of the builder phase in which somebody comes to 12 buildings. Those who come later in that phase still build. Roles left are not played, no round starts any more.
    .R70 = A game that has come to the end of its 100th round ends there: with both piles run out nobody might ever build again.
    .R62 = The { $tavern } still gives its card at the end of that phase. It counts in a tie.
    .R63 = Points are added up in this order: printed on buildings, tucked cards at 1 each, { $guild_hall }, { $city_hall }, { $triumphal_arch }, { $residence }, { $cathedral }, and the { $palace } last.
    .R64 = The { $palace } gives a quarter of all the other points of its owner, rounded down.
    .R66 = Monuments count for the { $triumphal_arch } and for the { $city_hall }.
    .R100 = Whoever has most points wins.
    .R68 = Among equals, the one with the most cards in hand and goods together wins; a good on the { $customs_office } is a good, tucked cards are not counted. If that is equal too they share the win.

section-new-buildings = New Buildings
    .R74 = { $office_building }: first the 1 or 2 cards are discarded, then exactly as many are drawn.
    .R75 = While an uncovered { $guard_room } is in play, those with neither { $guard_room } nor { $tower } keep 6 cards; with a { $guard_room } it is 7, with a { $tower } 12. Without any { $guard_room } it is 7.
    .R76 = { $hut }: the trader phase ends and nobody has sold anything, why ever. Selling the good of a { $customs_office } is selling. Owners draw clockwise from the chooser.
    .R78 = { $tavern }: its owner has the fewest uncovered buildings, alone or with others, and at least one player has more. Not in the phase in which it was built. Owners draw clockwise from the chooser.
    .R79 = { $park }: when the { $crane } covers it, 6 is deducted, not 3; the other reductions are added.
    .R80 = { $customs_office }: when any councillor phase starts and it is empty, it gets a card from the pile, face down. The good sells for 2 under every tile, counts among the sales allowed and for { $market_stand }, { $market_hall } and { $harbor }, and pays 1 through the { $black_market }. The producer does not fill it. Owners act clockwise from the chooser.
    .R82 = When a { $customs_office } is covered its good is lost.
    .R84 = { $bank }: each player may use one once in the game, for 1 card or more, when a round starts and before the hand check. Building the { $bank } again does not bring it back.
    .R86 = { $harbor }: of the goods sold in a trader phase one goes under the { $harbor }, not to the discard pile. It is paid like the others.
    .R89 = { $goldsmith }: after the privilege and every { $gold_mine }, owners clockwise from the chooser reveal 1 card. It is won if nobody, the owner included, has that building uncovered; otherwise it is discarded. A { $library } does not double it.
    .R92 = { $residence }: sets of 3 different buildings of equal cost give 4, 3, 2 and 1; a fifth gives nothing. A card belongs to one set only, but two copies of a building may belong to two. The { $residence } is itself a building of cost 6.
    .R93 = There are k sets of one cost exactly if the copies of each building, none counted more than k times, are together 3k or more.
    .R95 = The { $cathedral } lies beside the roles. Any player may build it in place of a card of the hand, the first to do so gets it. All reductions apply.
    .R96 = The { $cathedral } is a violet building for { $quarry }, { $carpenter } and { $city_hall }. It may be covered, which deducts 7, and then does not come back.
    .R97 = { $cathedral }: the uncovered buildings of cost 6 that all other players have, taken together, give 4, 3, 2 and 1, so at most 10.

section-rulings = Why we play it so
    .ruling-archive = **{ $archive }, cost 1.** One rulebook lists it at 2. Every other source says 1.
    .ruling-hero = **{ $hero }, 5 points.** One rulebook lists 3. Every other source says 5.
    .ruling-guild-hall = **{ $guild_hall }.** The examples tell the editions apart: 2 indigo plants, 1 sugar mill and 1 tobacco storage are 8 in the first edition and 7 in the second; with 2 tobacco storages 10 and 8; 3 indigo plants alone 6 and 4.
    .ruling-residence = **The { $residence } worth 10.** The rulebook’s example names the { $customs_office } among the buildings of cost 1, which cannot be; the total needs one of that cost. We read: { $office_building }.
    .ruling-tucked = **Tucked cards.** By the rulebooks their number is the owner’s secret. Everybody could count along, so it is shown; the faces are not, and those under a { $harbor } not even to the owner.
    .ruling-market-hall = **{ $market_hall }.** The rulebook’s example sells sugar for 1 and coffee for 3, which no tile pays. It is used as a sum.
    .ruling-ties = **Ties (R68).** That a full tie is a shared win, and that the good of a { $customs_office } counts in a tie, is decided here.
    .ruling-refused = **What is not refused (R20).** The rulebooks say that a building never has to be used. We ask only where a player could want to say no. A free card, a good or a card to choose from never does harm in a way the player can foresee, so R20 lists those effects as not refused.
    .ruling-reshuffle = **A reshuffle in the middle of an effect (R11).** The rulebooks shuffle the discard pile when the pile runs out, and say nothing of cards that somebody is still looking at. Those lie in neither pile, so they are not shuffled in.
    .ruling-too-few = **Too few cards (R12, R52, R58).** The rulebooks do not say what happens when both piles run out. We give what there is, in the order of play. The councillor keeps as many cards as usual, because the number kept is the effect and the rest is thrown away. The { $gold_mine } compares four cards, so with fewer it does nothing.
    .ruling-covered = **Covered buildings (R29, R89, R97).** The rulebooks take a covered building out of the game and out of its owner’s possession. We conclude that nothing counts it: not the 12 buildings, not { $tavern }, { $guild_hall }, { $city_hall }, { $triumphal_arch } or { $residence }. “Has that building” at the { $goldsmith } and “buildings of cost 6” at the { $cathedral } mean uncovered ones for the same reason. That everybody may know what lies under a building follows from R9: it lay there face up.
    .ruling-start = **The start of a round (R71).** The second rulebook gives the three steps. That everybody finishes one step before the next begins, that all act clockwise from the governor, and that a player uses the { $chapel } before the { $bank } is decided here.
    .ruling-bank = **One use of the { $bank } (R84).** “Only once in the whole game” could mean each card or each player. We read: each player, so a { $bank } that is covered and built again is not used again.
    .ruling-harbor = **{ $harbor } (R86).** The rulebook says that a good sold “may” go under the { $harbor }. It is worth 1 point there and nothing on the discard pile, so nobody is asked. One good for each trader phase, because the rulebook says “a good”.
    .ruling-goldsmith = **{ $goldsmith } (R89).** The rulebook lets { $gold_mine } and { $goldsmith } act at the same moment. The { $gold_mine } comes first here, as the basic game’s building. The card is not part of the privilege, so a { $library } does not double it.
    .ruling-last-round = **The 100th round (R70).** The rulebooks know no end but the 12 buildings. Building is never compulsory (R1), so players who do not build would play for ever, and R70 ends their game; games between players who want to win take some 11 to 20 rounds.
    .ruling-figures = **Costs and points of New Buildings (†).** We have not seen these cards. The rulebook tells the costs of { $guard_room } (1), { $park } (3), { $residence } (6) and { $cathedral } (7); every other cost and all points are from the card lists of players. The lists agree, but for the figures with † we found few of them, or one that disagrees: that goes for the costs of { $hut }, { $tavern } and { $bank }; for the { $goldsmith } one player remembers 2 points, two lists have 3.
    .ruling-customs-office = **{ $customs_office }, cost 3.** The rulebook’s { $residence } example prints “(1)” behind its name. But the rulebook describes the buildings by rising cost, and the { $customs_office } comes after the { $park } (3) and before the { $bank }; the card lists have 3 too. So the name in that example is wrong, not the cost.
    .ruling-size = **Size of the expansion.** A first print of the second edition is said to have had 110 + 33 + 1 cards. We play with 112 + 29 + 1.

section-examples = Examples
    .example-1 = Builder with { $smithy } and { $library }: a { $sugar_mill } (2) costs 0; the reduction left over is lost.
    .example-2 = With the { $crane } a { $palace } over a { $chapel } takes 3 cards, a { $statue } over a { $coffee_roaster } none.
    .example-3 = As builder with a { $quarry } the { $crane } costs nothing. With a { $library } too, every violet building costs 3 less.
    .example-4 = { $black_market }: a { $library } (5) paid with 2 goods and 3 cards.
    .example-5 = { $trading_post }: 2 goods sold, 3 by the trader, 4 with a { $library }. { $aqueduct }: 2, 3 and 4 goods produced.
    .example-6 = The trader, with { $trading_post } and { $market_stand }, sells indigo, tobacco and silver for 1, 2 and 3: 7 cards.
    .example-7 = { $gold_mine }: costs 5, 3, 1, 3 win nothing; 4, 1, 3, 5 win any card in the first edition and the 1 in the second.
    .example-8 = Councillor with { $archive } and { $prefecture }: 5 drawn, 3 discarded; with a { $library } 8 and 6.
    .example-9 = { $market_hall }: sugar for 1 and coffee for 3 bring 5 cards. { $prefecture }: 2 of 2 kept, 2 of 5, with a { $library } 2 of 8. { $library }: 8 cards seen, 2 less paid, 3 goods produced, 3 sold, 2 cards drawn. A { $statue } and a { $victory_column } may stand in one city, two copies of a { $statue } may not. A { $chapel } with 7 cards: 9 points. A { $triumphal_arch } with { $statue } and { $hero }: 6. A { $city_hall } and eight more violet buildings: 9. A { $palace } on 34 points: 8, total 42.
    .example-10 = { $guild_hall }: 2 indigo plants, 1 sugar mill, 1 tobacco storage: 8 in the first edition. 2 indigo plants, 1 sugar mill, 2 tobacco storages: 8 in the second.
    .example-11 = With the { $crane } over a { $park } a { $library } costs 0; the { $cathedral } 1, and 0 for the builder or with a { $quarry }.
    .example-12 = { $residence }, 7 points: 2 indigo plants, sugar mill, black market, well, 2 tobacco storages, aqueduct, palace, guild hall, residence. { $residence }, 10 points: 2 indigo plants, archive, gold mine, guard room, office building, carpenter, tobacco storage, aqueduct, palace, city hall, residence.
    .example-13 = { $cathedral } against 2 guild halls, 2 city halls, a residence and a palace: 10.

# Further search words for a rule. The page does not show them.
book-keywords =
    .R3 = two players
    .R7 = hand limit, maximum
    .R11 = empty deck, reshuffle
    .R12 = empty deck
    .R17 = twice, same building again, duplicate
    .R47 = price change
    .R60 = game end, end of the game, last round
    .R63 = score, scoring, victory points
    .R68 = tie, draw, tiebreak
    .R99 = pay, cost
