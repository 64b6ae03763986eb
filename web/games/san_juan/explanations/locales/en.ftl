# English: “What is this?”, loaded with the first explanation; docs/translating.md lists the terms. Each has a title and, as .says, one or two sentences.

what-hand = { $who ->
    [you] Your hand
   *[other] { $name }’s hand
}
    .says = { $count ->
    [one] 1 card
   *[other] { $count } cards
} in hand. { $rule } Cards above the limit are discarded when a new round starts.
what-points = Points so far
    .says = { $points ->
    [one] 1 point
   *[other] { $points } points
}: those on the buildings, those from ★ effects, and 1 for each tucked card. Most points win.
what-buildings = Buildings
    .says = { $count } of { $places }. As soon as a city has { $places } buildings, the game ends after that phase.
what-tucked = Tucked cards
    .says = { $count ->
    [one] 1 card lies
   *[other] { $count } cards lie
} under a building, each worth 1 point at the end. Once there, they stay.
what-good = Good: { $good }
    .says = A good lies on the production building that made it. In a trader phase you can sell it for cards. A building holds one good at a time.
what-goods = Goods
    .says = The goods that lie on buildings, ready to be sold in a trader phase.
what-governor = Governor
    .says = The wheel is with { $who ->
    [you] you: you choose
   *[other] { $governor }, who chooses
} the first role in this round. Then the wheel moves on to the next player.
what-seal = { $who ->
    [you] Your sign
   *[other] { $name }’s sign
}
    .says = On a role, it shows who took that role in this round. Played by: { $kind }.
what-role = { $role }
    .says = { $action } The player who takes it has a privilege: { $privilege }
what-gain = Forecast
    .says = Your gain if you took this role now.
what-works = Works now
    .says = The sign of a role shows that this building has an effect in the current phase: { $role }.
what-changed = New
    .says = This has changed since your last decision.
what-advised = Hint
    .says = The light bulb marks the best moves that the computer found.
what-price-now = Prices now
    .says = The number of cards that each good brings in this trader phase. Next time, other prices apply.
what-price-next = Next prices
    .says = The number of cards that each good will bring in the next trader phase. “1 or 2” means that the tile is still unknown: it may be either.
what-price-later = Later prices
    .says = Price tiles come up in the same order all game long, so the ones seen before come round again.
what-price-unseen = Unknown prices
    .says = This price tile is still face down. It turns up in a trader phase.
what-pile = Draw pile
    .says = { $count ->
    [one] 1 card is
   *[other] { $count } cards are
} left to draw. When the pile is empty, the discard pile is shuffled and becomes the new one.
what-discard = Discard pile
    .says = Cards that paid for buildings, sold goods and other discards lie here, face down: { $count }.
what-round = Round { $round }
    .says = In a round, the players take one role after another, the governor first, and everybody carries out every role.
what-ending = The end is near
    .says = The game ends after the phase in which a city reaches { $places } buildings.
what-strict = Strict game
    .says = A strict game has no undo and no hints.
what-lapsed = No longer strict
    .says = The game began as a strict one. Then somebody loaded an earlier state of it, or changed its file.
what-count = Your choice
    .says = The number of cards or goods that you have chosen, and the number that you may choose.
what-place = Free place
    .says = Room for a building. The game ends after the phase in which a city fills { $places } places.
what-site = Building site
    .says = The building you are paying for goes here.
what-covers = Built over
    .says = Another building lies under this one. It no longer counts.
what-cost = Price
    .says = The number of cards that you discard from your hand to build this one. The builder’s privilege and some buildings lower it.
what-worth = Points
    .says = The number of points that this building is worth at the end.
what-star = Points by its effect
    .says = ★ means that the number of points depends on your city. The text on the card says how.
what-sort = { $group ->
    [P] Production building
    [M] Monument
    [6] Building of cost 6
   *[V] Violet building
}
    .says = { $group ->
    [P] It produces goods that you can sell. You may build the same one several times.
    [M] It is violet, has no effect, and counts for some buildings of cost 6.
    [6] It is violet, and its points depend on the rest of your city.
   *[V] It has an effect of its own. You may have each violet building only once.
}
what-sells = Number of cards
    .says = The cards that the good brings if you sell it now, or the price of building over this building.
what-offer = On the table
    .says = Any player may build this card as if it were in hand. The first one to do so gets it.
what-leftovers = Cards and goods left
    .says = They decide a tie: of two players with equal points, the one with more cards and goods left wins.
