# English: the words of Duel, a toy of the tests.

app-title = Duel
app-motto = Two cards a round.
app-description = Duel, a toy of the tests.
credits-short = A toy.
credits-fan = A toy of the tests.
step-game = Shuffling the cards
save-name = duel

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
level-random = Plays any cards.
level-search = Looks ahead.

none = none
prompt-play = Play up to two cards
    .instruction = The highest sum wins the round.
    .pass = Play no card
stage-play = Cards
answer-play = Play { $cards }
event-dealt = { $name } got six cards
event-played = { $name } played { $cards }
score-won = Rounds won
score-total = Total
