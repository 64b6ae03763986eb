# English: the words of Lucky Market, a toy of the tests.

app-title = Lucky Market
app-motto = Six stalls, two dice and a charm.
app-description = Lucky Market, a toy of the tests.
credits-short = A toy.
credits-fan = A toy of the tests.
step-game = Putting up the market
save-name = lucky-market

era = Round { $era }
log-earlier = Earlier rounds
look-back-axis = Round
look-back-curve-label = Everybody’s chance to win, round by round.
look-back-curve-note = Each point is the chance to win at the start of a round.
look-back-luck-note = Luck is the rest, which no decision explains.
key-pass = choose nothing
key-round-back = previous round, in a replay
key-round-on = next round, in a replay
replay-round-back = Previous round
replay-round-on = Next round

settings-sound = Sound
    .note = Short tones.
settings-motion = Movement
settings-detail = On the table
    .note = A toy always shows everything.

kind-search = Computer, searching
    .short = searching
level-random = Makes any move.
level-search = Looks ahead.
new-extras = Extras
new-extras-long = Three rounds
new-extras-double = Equal dice pay double

none = none
prompt-build = Put up six stalls
    .instruction = The dice name a row and a column; stalls there sell.
prompt-ring = Ring your bell?
    .instruction = It stops this sale. You keep no charm.
    .pass = Do not ring
prompt-offer = Offer your charm to somebody?
    .instruction = If they agree, you swap charms.
    .pass = Keep it
prompt-agree = Swap charms?
    .instruction = You see theirs, and they see yours.
stage-build = Stalls
stage-ring = Bell
stage-offer = Offer
stage-agree = Swap
place = Row { $row }, column { $column }
charm = { $bell ->
    [yes] Bell { $number }
   *[no] Charm { $number }
}
charm-hidden = Hidden charm
charm-gone = No charm
seats-label = Coins and charms
market-label = Market
dice = Dice: { $row } and { $column }
seat-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
answer-build = Put stalls on { $what }
answer-ring = Ring { $what }
answer-offer = Offer to { $what }
answer-agree = Swap with { $what }
event-dealt = { $name } got a charm
event-rolled = { $name } rolled { $dice }
event-built = { $name } put up { $count ->
    [one] 1 stall
   *[other] { $count } stalls
}
event-rang = { $name } rang a bell: no sale
event-offered = { $name } offered a swap to { $other }
event-swapped = { $name } and { $other } swapped charms
score-coins = Coins
score-charm = Charm
score-total = Total
