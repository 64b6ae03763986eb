# English: the words of any game at this table; docs/translating.md lists the terms. Messages are named after what they say; ids
# from the engine follow their kind: error-, step-, kind-, with - for _.

## The page

unstarted = This page has not started yet. If it does not start soon, turn on JavaScript, and open the page at a web address that ends with a slash, not as a file on this computer. If it is inside another page, open it in a new tab. If its host rewrites scripts, as Cloudflare’s Rocket Loader does, the host must turn that off. Otherwise a file is missing: reload the page.
unstarted-greeted = The game is still loading. If it does not start soon, a file is missing: reload the page.
unstarted-file = The game has not started yet. If it does not start soon, turn on JavaScript, or open this file in a newer browser.
title-turn = { app-title }: { $who ->
    [you] your turn
   *[other] { $name }’s turn
}
title-over = { app-title }: final score
you = You
seat-1 = Marisol
seat-2 = Tomás
seat-3 = Diego
seat-4 = Inés
seat-5 = Paloma
player = Player { $seat }
close = Close
menu = Menu
theme-toggle = Day or night
language-label = Language
language-name = English
notice-close = Close this message

## Start screen

shelf-title = Games
shelf-seats = { $seats } players
continue-title = Your last game
continue-era = { $era } · { $seats } players
continue-over = Game over · { $seats } players
continue-when = { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
continue-points = Points so far
continue-button = Continue
continue-result = See the result
continue-earlier = { $count ->
    [one] 1 earlier game
   *[other] { $count } earlier games
}
continue-more = { $count ->
    [one] One more
   *[other] { $count } more
}
remove-game = Remove this game
remove-sure = Remove this game for good?
remove-yes = Remove
remove-no = Keep
new-title = New game
new-seats = Players
new-name = Name, seat { $seat }
new-kind = Player, seat { $seat }
new-more = More options
kind-person = Person
kind-random = Computer, random
    .short = random
kind-easy = Computer, easy
    .short = easy
kind-medium = Computer, medium
    .short = medium
kind-hard = Computer, hard
    .short = hard
kind-expert = Computer, expert
    .short = expert
kind-master = Computer, master
    .short = master
kind-adaptive = Keeps up with you
    .short = your level
kind-phone = Own phone
    .short = own phone
level-phone = Scans a code after the start.
adaptive = { $way ->
    [first] The level follows your results with { $seats } players. It starts with { $next }.
    [up] You won { $wins } of your last { $of } against { $level }: now { $next }.
    [down] You won only { $wins } of your last { $of } against { $level }: now { $next }.
   *[same] You won { $wins } of your last { $of } against { $level }: { $next } again.
}
new-seed = Seed
new-seed-empty = Random
new-seed-label = Seed: a whole number, or empty for a random deal
new-seed-set = Seed { $seed }
new-serious = Strict game
new-serious-note = No undo and no hints, from the first decision to the last. It relies on you: anyone who opens the file, or plays the deal elsewhere, can get round it.
new-button = Play
setup-alone = { $one } against { $levels }
setup-people = { $people } people on one device
setup-phones = { $people } people with own phones
setup-mixed = { $people } people against { $levels }
setup-watched = Only computers: { $levels }
setup-times = { $count } × { $level }
setup-change = Change
new-phones = The others on own phones
open-title = Open a game
load-file = Load a save file
drop-file = Drop the file here: a saved game, a backup, or a text with a link or a code
paste-button = Open a link or code
paste-label = Link or code
paste-note = “Share” gives you one, for a deal or a game.
paste-open = Open
loading-label = Getting the game ready
loading-ready = The game is ready.
loading-waiting = { $step }. The game starts as soon as it is ready.
loading-game = Loading { $game }
retry = Try again
reload = Reload
credits-button = Credits
credits-title = Credits and licences
credits-icons = Icons: { $authors }, from game-icons.net, Creative Commons Attribution 3.0; some drawings are our own.
credits-type = Type: Alegreya and Alegreya Sans by Juan Pablo del Peral, Huerta Tipográfica, SIL Open Font License 1.1.
credits-code = Software: CPython (PSF License), Pyodide (MPL 2.0), lit-html (BSD 3-Clause), Fluent (Apache 2.0), idb-keyval (Apache 2.0), qr (MIT).
credits-licences = All licences

step-download = Fetching the game
step-python = Starting Python

## Lessons

learn-title = Learn { app-title }
learn-new = New to { app-title }?
learn-note = Five minutes with a guide, and you know the game.
coach-next = Next
coach-end = More lessons
coach-then = Next lesson
coach-why = Why?
lessons-title = Lessons
learn-all = All lessons
coach-of = { $lesson }, step { $step } of { $steps }
lesson-begin = Begin
lesson-go-on = Continue
lesson-again = Play again
lesson-anew = Start over
lesson-is-done = finished
lesson-is-open = in progress
lesson-step = Step { $step } of { $steps }

## Top bar and menu

serious-mark = strict
phase-over = Game over
lapsed-mark = no longer strict
lapsed-note = This began as a strict game. Then somebody loaded an earlier state of it, or changed its file.
menu-help = Help
menu-this-game = This game
menu-game = { $seats } players
    .seed = seed { $seed }
what-title = What is this?
what-more = Read the rule
what-before = Previous explanation
what-next = Next explanation
menu-save = Save to file
phones-button = Own phones
menu-new = Leave this game
menu-kept = Your game is saved: “{ continue-button }” on the start screen brings you back.
menu-visit = This game is not saved yet. Play on here to save it, or use “{ menu-save }”.
unkept-mark = Not saved
open-tab = Open in a new tab

## The commitment of a strict game

commitment-title = Fingerprint of the deal
commitment-note = It was made from the deal and a random salt before the first decision. Note it down, or send it to the other players. After the game, this page shows the deal and the salt, and nobody can find another deal that fits.
commitment-fingerprint = Fingerprint
commitment-deal = Deal
commitment-salt = Salt
commitment-shell = Shell command
commitment-noted = The fingerprint you noted
commitment-check = Check
commitment-fits = It fits: the game was dealt as promised.
commitment-differs = It does not fit: a different deal was promised.

## Settings

settings-title = Settings
settings-of-look = Look
settings-of-play = Play
settings-of-sound = Sound and touch
settings-of-device = Keys and device
settings-theme = Day or night
theme-auto = Automatic
theme-light = Day
theme-dark = Night
settings-text = Text size
text-normal = Normal
text-large = Large
text-larger = Larger
settings-volume = Volume
volume-soft = Soft
volume-normal = Normal
volume-loud = Loud
sound-offer = Play with sound?
sound-yes = Yes
sound-no = No
settings-pace = Computer turns
pace-slow = Slow
pace-normal = Normal
pace-quick = Quick
pace-once = Instant
settings-confirm = Ask for confirmation
confirm-always = Everything
confirm-some = All but choices of exactly one
confirm-several = Only choices of several
confirm-never = Nothing: one tap is enough
detail-little = Little
detail-more = More
detail-all = Everything
detail-add = Show more on the table
settings-cores = Processor cores for thinking
    .note = With more cores, strong computer players and looking back are faster, but each core in use takes more memory.
cores-fitting = Automatic
settings-scores = Points during the game
    .note = If this is off, points stay hidden until the end.
settings-keys = Letters and digits as shortcuts
    .note = If this is off, Enter, Escape and the arrow keys still work.
settings-caps = Show keys on buttons and choices
    .note = If this is off, they appear once you press a key.
settings-touch = Vibration
    .note = A short vibration when it is your turn, on devices that support it.

## Keyboard

keys-title = Keyboard
keys-answer = Choosing
keys-look = A closer look
keys-move = Moving around
keys-after = Looking back
keys-note = Letters and digits can be turned off in the settings.
keycap-enter = Enter
keycap-escape = Esc
keycap-pageup = Page Up
keycap-pagedown = Page Down
key-choose = take the choice with this key, or put it down
key-confirm = confirm; on a choice: take it, then confirm
key-put-down = put everything down; close the hint or an open window
key-undo = undo
key-hint = hint
key-skip = skip to your turn
key-log = go to the log
key-what-if = what if: try something else from here
key-review = judge every decision, in the replay of a finished game
key-mistake-back = previous mistake, once judged
key-mistake-on = next mistake, once judged
key-what = explain the parts of the table, one after the other
key-menu = menu
key-move = move from one part to the next, up and down the table
key-next = go to the next part of the page
key-go-back = back to the game, from a variation
key-look-back = look back, after a game
key-replay = replay; in the look back, go to the table
key-settings = settings
key-keys = this list

## Read out

said-label = Announcements
said-undone = Undone.
said-asked = { $who ->
    [you] Your turn.
   *[other] {""}
} { $when }. { $prompt } – { $instruction } { $count ->
    [one] 1 choice
   *[other] { $count } choices
}.

## Table

rivals = Opponents
say-deciding = deciding
points-label = { $count ->
    [one] point
   *[other] points
}
points-now = Points now
points-parts = Points in detail
points-hidden = Points are hidden until the end. You can show them again in the settings.
points-open = { $points ->
    [one] 1 point: show details
   *[other] { $points } points: show details
}
log-label = Log
log-empty = Nothing has happened yet.
log-moment = Show this moment
show-final = Final score
show-table = Look at the table

## What is asked

ask-label = Decision
options-label = Choices
label-advised = Recommended here.
consent-yes = Yes
consent-no = No
choose-nothing = Nothing
confirm = Confirm
undo = Undo
undo-none = Nothing to undo yet
skip = Skip
count-to-go = { $picked } chosen, { $left } to go
count-ready = { $picked } chosen, ready
count-up-to = { $picked } of up to { $high } chosen
status-thinking = { $name } is thinking…
status-showing = { $name } is next…
status-yours = You are next
status-sent = One moment…
status-elsewhere = This game is being played in another tab
play-here = Play on here
prompt-other = { $name } decides

hint-button = Hint
titled = { $title }: { $text }
commas = { $first }, { $next }
comma = { $text },
full-stop = { $text }.
percent = { $percent }%
    .under = <{ $percent }%
    .over = >{ $percent }%
advice-title = Best moves
advice-close = Close the hint
advice-thinking = Looking for the best moves…
advice-chance = { $chance } to win
advice-even = { $game ->
    [won] Each of them wins almost every game from here; the reasons show the difference.
   *[lost] Each of them loses almost every game from here; the reasons show the difference.
}
advice-said = { $name }: { $chance }. { $reason }

prompt-person = { $name }: { $prompt }

## Hand-over between people

handover-title = Hand the device to { $name }
handover-text = { $name } decides next, and may see things that nobody else may see.
handover-meanwhile = Meanwhile
handover-button = I am { $name }

## End

end-win = { $who ->
    [you] You win
   *[other] { $name } wins
} with { $points ->
    [one] 1 point
   *[other] { $points } points
}
end-shared = { $names } share the win with { $points ->
    [one] 1 point
   *[other] { $points } points
}
end-ahead = { $ahead ->
    [one] 1 point
   *[other] { $ahead } points
} ahead of { $who ->
    [you] you
   *[other] { $name }
}.
end-own = You are { $place ->
    [3] third
    [4] fourth
   *[5] fifth
}, with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
end-rematch = Rematch
end-more = More
statistics-title = Statistics
suggestion = { $way ->
    [up] You have won { $wins } of your last { $of } games against { $level }: try { $next }.
   *[down] You have won { $wins } of your last { $of } games against { $level }: { $next } may be more fun.
}
suggestion-play = Play against { $next }
end-new = New game
end-save = Save the record
end-table = Final score

## Installing, new versions

install-new = New game
install-go-on = Continue the last game
install-offer = Install the game as an app: it works offline, too.
install-by-hand = To keep the game and everything you have saved, tap Share, then “Add to Home Screen”.
install-yes = Install
install-no = No thanks
version-newer = A new version is ready.
version-take = Update

## Replay

replay-button = Replay
replay-there = See it on the table
replay-moment = Moment of the game
replay-at = Move { $ply } of { $last }.
replay-asked = { $name } · { $stage }
replay-decided = { $name } · { $stage }: { $answer }
replay-as = Seen as
replay-decider = Player to move
replay-first = To the deal
replay-back = Previous move
replay-play = Play
replay-pause = Pause
replay-on = Next move
replay-last = To the last move
replay-mistake-back = Previous mistake
replay-mistake-on = Next mistake
replay-close = Back

## What if

what-if-button = What if?
what-if-again = Try again
what-if-back = Back to the game
what-if-from = Try something else from move { $ply } on. The game itself does not change.
what-if-seat = Your seat
what-if-level = The others
what-if-same = As before
what-if-cards = Chance falls as it did in the game.
what-if-anew = The game is not over, so you know only what you knew at this move: everything hidden is dealt again.
what-if-begin = Play on from here
what-if-nothing = There is no decision left here. Go to an earlier move in the replay.
variation = Variation { $number }
variation-none = The game
variation-of = Variation { $number } · move { $ply }, as { $name }
variation-keep = Keep
variation-kept = kept
variations = The game and its variations
variations-note = A variation stays until you leave this game. Keep it, or save it to a file, to continue it later.

## Review

review-button = Review
review-waiting = Not judged yet.
review-best = The best move.
review-good = About as good as the best move.
review-lost = { $judgement }: { $games ->
    [100] this loses a won game. “{ $best }” wins.
    [one] “{ $best }” wins 1 more game in 100.
   *[other] “{ $best }” wins { $games } more games in 100.
}
review-over = The game is over.
judgement-inaccuracy = Inaccuracy
judgement-mistake = Mistake
judgement-blunder = Blunder
judgement-from = { $judgement }: at least { $games } games in 100 lost
accuracy-title = Accuracy
accuracy-of = { $name }: accuracy { $accuracy }%; inaccuracies: { $inaccuracy }, mistakes: { $mistake }, blunders: { $blunder }.
accuracy-unknown = { $name }: not known yet.
accuracy-how = What does this number mean?
accuracy-note = Each decision has something at stake: the gap between the best move and the worst one looked at. Accuracy is the share of all stakes that a player saved: the best move every time gives 100%, the worst every time 0%. Decisions with nothing at stake do not count.

## Sharing

share-button = Share
share-what = Share what?
share-deal = The deal
    .note = The same start and players.
share-game = The game
    .note = The whole game with the players’ names, opened at move { $at }.
share-beat = Add my result: { $points ->
    [one] 1 point
   *[other] { $points } points
}
    .note = Players of the deal see it afterwards.
share-challenge = Beat my { $points }!
share-running = This game is not over: anyone who has the link can find out everything hidden.
share-file = This page is a file on your disk, so the link opens only here. Anyone else who has the file can paste the link at “{ paste-button }”.
share-link = Link
share-copy = Copy link
share-copied = Copied.
share-marked = The link is selected: copy it by hand.
share-send = Send…
share-picture = QR code
share-picture-label = The link as a QR code
end-picture-send = Share the picture
link-deal = Somebody shared this deal with you: the same start, the same players.
link-beat = The person who shared this deal scored { $theirs ->
    [one] 1 point
   *[other] { $theirs } points
}, you scored { $own }.

## The deal of the day

day-title = Deal of the day
day-note = The same deal for everybody
day-play = Play it
day-go-on = Continue it
day-result = { $points ->
    [one] 1 point
   *[other] { $points } points
}, place { $place } of { $seats }
day-row = { $days ->
    [one] 1 day in a row
   *[other] { $days } days in a row
}
day-line = { app-title }, { $day }: { $result }
day-share = Share the result
day-of = Deal of { $day } · against { $opponents }
day-opponents = { $count } × { $level }
day-par = Par { $par }
day-par-result = Par { $par }, { $way ->
    [over] beaten by { $points }
    [under] missed by { $points }
   *[even] reached
}
days-button = Calendar
days-title = Deals of the day
days-note = Par is the computer’s result in your seat, with the same deal against the same players.
days-past = You can still play this past day, but it does not count towards your days in a row.
days-next = Next month
days-previous = Previous month
days-day = { $day }: { $result ->
    [none] { $standing }
   *[other] { $standing }, { $result }
}
days-coming = still to come
days-open = not played
days-begun = started
days-played = played
days-beaten = par beaten
days-won = won
days-lost = { $count ->
    [one] 1 day is damaged or from a later version, so it is left out.
   *[other] { $count } days are damaged or from a later version, so they are left out.
}

## Puzzles

puzzles-title = Puzzles
puzzles-note = Which answer is the best?
puzzles-done = { $count ->
    [one] 1 solved.
   *[other] { $count } solved.
}
puzzles-button = Choose a puzzle
puzzles-about = Each puzzle is one decision from a game that the computer played against itself. Each answer was played out several hundred times, from what you can see here; the best one won clearly more games than any other.
puzzles-again = A puzzle that you miss comes back after a few others.
puzzle-grade-easy = Easy
puzzle-grade-medium = Medium
puzzle-grade-hard = Hard
puzzle-grade-own = Your mistakes
puzzle-solved = { $done } of { $count } solved
puzzle-solve = Solve
puzzle-solve-grade = Solve: { $grade }
puzzle-choose = Choose one
puzzle-entry = Puzzle { $place }{ $standing ->
    [solved] , solved
    [again] , comes back
   *[new] {""}
}
mistake-entry = { $era }, { $stage }: you chose “{ $name }”, which cost { $games ->
    [one] 1 game
   *[other] { $games } games
} in 100.
mistakes-none = Look back on a finished game: your costliest decisions become puzzles here.
mistake-gone = This page can no longer replay the game of this mistake, so it cannot ask it again.
mistake-remove = Remove this mistake
mistakes-lost = { $count ->
    [one] 1 of your mistakes is damaged or from a later version, so it is left out.
   *[other] { $count } of your mistakes are damaged or from a later version, so they are left out.
}
mistakes-noted = { $count ->
    [one] Your costliest decision is now a puzzle.
   *[other] Your { $count } costliest decisions are now puzzles.
}
puzzle-place = Puzzle · { $grade } { $place }/{ $count }
puzzle-question = Which answer wins most often?
puzzle-leave = Leave
puzzle-next = Next puzzle
puzzle-again = Try again
puzzle-play-on = Play on from here
puzzle-judging = The computer is checking your answer…
puzzle-right = Right!
puzzle-wrong = Not the best answer
puzzle-answers = All answers, with the games in 100 that they lose
puzzle-best-is = Best: { $name }
puzzle-given-is = Your answer: { $name }
puzzle-cost = It { $games ->
    [100] loses a won game.
    [one] wins 1 game in 100 fewer than the best.
   *[other] wins { $games } games in 100 fewer than the best.
}
puzzle-best = the best
puzzle-loss = −{ $games }
puzzle-given = your answer

## Looking back

look-back-button = Look back
look-back-title = Looking back
look-back-note = The computer looks at every decision again. It judges each by what the player could see at the time. A 60% chance to win means that 60 of 100 games played on from there are won.
look-back-way = It starts at the end of the game, leaves large gaps at first, and then fills them. You can leave at any time: it continues later from the same point.
look-back-begun = Looking at the decisions…
look-back-left = { $unit ->
    [moments] A few seconds left
    [seconds] About { $count } seconds left
   *[minutes] { $count ->
        [one] About 1 minute left
       *[other] About { $count } minutes left
    }
}
look-back-progress = Looked at { $looked } of { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}
look-back-finished = { $count ->
    [one] 1 decision has been looked at.
   *[other] All { $count } decisions have been looked at.
}
look-back-said-finished = All decisions have been looked at.
look-back-said-stopped = Stopped.
look-back-stop = Stop
look-back-go-on = Continue
look-back-signed = { $sign }{ $games }
look-back-end = End
look-back-curve = Chance to win
look-back-figures = As a table
look-back-costly = Costly decisions
look-back-lost = { $count ->
    [one] 1 mistake cost
   *[other] { $count } mistakes cost
} { $who ->
    [you] you
   *[other] { $name }
} { $games } of 100 games{ $count ->
    [one] .
   *[other] {" "}each, on average.
}
look-back-lost-yet = { $who ->
    [you] No costly decision of yours
   *[other] No costly decision of { $name }
} found so far.
look-back-lost-nothing = { $who ->
    [you] None of your decisions
   *[other] No decision of { $name }
} cost much.
look-back-given = { $era }: { $given }.
look-back-better = Better: “{ $best }”, { $from } to win instead of { $to }.
look-back-decisions = The other decisions
look-back-all = Show all
look-back-less = Show fewer
look-back-luck = Luck
look-back-luck-later = You will see this once all decisions have been looked at.
look-back-luck-of = { $who ->
    [you] You were
   *[other] { $name } was
} { $luck ->
    [good] lucky
    [bad] unlucky
   *[even] neither lucky nor unlucky
}:
look-back-luck-start = At the first decision
look-back-luck-own = Own mistakes
look-back-luck-rivals = Others’ mistakes
look-back-luck-drawn = Luck
look-back-luck-end = At the end
look-back-of = Player
look-back-everybody = Everybody’s
look-back-chosen = chosen
look-back-cost = { $games ->
    [100] loses a won game
    [one] costs 1 game in 100
   *[other] costs { $games } games in 100
}

## Around the frame

embed-play = Play
embed-silent = The game does not answer. Open it in a new tab:
embed-src = The address in the attribute “src” cannot be shown in a frame. Set it to the folder of the game’s site.
embed-mode = The attribute “mode” has a value that this version does not know. Leave it out, or set it to “play”.
embed-game = The attribute “game” names a game that this site does not have. Leave it out for the site’s first game.
embed-gone = The table is not on the page. Add it to the page first.

## Errors: one line each, with nothing but plain placeables

error-unknown = Something went wrong ({ $id }). Try again; if it happens again, please report it.
error-not-ready = Choose { $left } more.
error-no-undo = There is nothing to undo yet.
error-load-file = { $file } did not arrive whole, though the server has it. Try again; if that does not help, a program on this device or the server changes or cuts the file.
error-no-network = { $file } could not be fetched: this device has no network, and the file is not stored here. Connect the device, then try again.
error-no-host = { $file } could not be fetched: the site does not answer. Check the connection; if other sites work, this one is down, so try again later.
error-host-refuses = { $file } could not be fetched: the server refuses it (status { $status }). Try again later; if that does not help, tell the owner of this site.
error-file-gone = { $file } is no longer on the server: the game has a newer version. Reload the page to get it; your games stay.
error-signed-out = { $file } could not be fetched: another page came instead, because your sign-in at this site or network has ended. Reload the page, and sign in again.
error-blocked = { $file } could not be fetched, though the site answers: an ad blocker, a privacy setting or a security program may block it. Allow it for this site, then try again.
error-policy = { $file } may not be fetched here: a content security policy ({ $directive }) forbids it. The owner of the site, or an extension of this browser, has to allow it.
error-wrong-type = The server sends { $file } as “{ $type }”, which browsers do not run. The owner of this site has to send it as “{ $needed }”.
error-load-stalled = Loading stopped halfway: the server sends nothing more. Check the connection, then try again.
error-engine-lost = The game stopped unexpectedly. Press “Try again” to continue.
error-engine-silent = The game has not answered for a while. It may be busy, so you can wait; or press “Try again” to continue from here.
error-engine-renewed = The game stopped unexpectedly and started again. It may ask for your last decision again.
error-no-worker = This browser does not let the game start on this page. Open the page in a new tab, or in another browser.
error-load-failed = The game could not start. Reload the page; if that does not help, please report this: { $detail }
error-no-wasm = WebAssembly is off in this browser, and the game needs it. On an iPhone, iPad or Mac, turn off Lockdown Mode for this site; elsewhere allow WebAssembly in the settings, or try another browser. Then reload the page.
error-wasm-forbidden = A content security policy of the server forbids WebAssembly, and the game needs it. The owner of this site has to allow “wasm-unsafe-eval”.
error-no-memory = This device has too little free memory for the game. Close other tabs and apps, then reload the page.
error-crashed = Something went wrong inside the game. Please report this: { $detail }
error-bad-message = The page sent a message that the game does not understand. Reload the page.
error-bad-reply = The game sent a reply that the page does not understand. Reload the page.
error-no-game = There is no game yet. Start one first.
error-no-lesson = No lesson is open here. Start one first.
error-damaged-lesson = This lesson is damaged or belongs to another version of the game. Reload the page.
error-not-an-answer = Give an answer as a list of the numbers of the options that you choose.
error-not-offered = Option { $option } is not offered at { $stage }. Choose among the options of the question.
error-chosen-twice = Option { $option } was chosen twice at { $stage }. Choose each option at most once.
error-too-few = Choose at least { $low } at { $stage }, not { $count }.
error-too-many = Choose at most { $high } at { $stage }, not { $count }.
error-stale-answer = Question { $ply } is not open. Answer question { $now }.
error-game-over = The game is over.
error-not-over = The game is not over yet. You can look back on it after its end.
error-device-not-taken = Take the device first: this is only for the person who decides.
error-older-state = This file lacks decisions that this browser has seen in this strict game. So the game is no longer strict, neither here nor where it continued.
error-edited-save = The file of this strict game was changed, so the game is no longer strict.
error-wrong-seat = The question is for seat { $asked }, not for seat { $seat }.
error-not-a-person = No person sits at seat { $seat }.
error-other-device = Seat { $seat } plays on another device.
error-other-table = There is another table on the host’s device now. Go on once it shows this one again.
error-one-device = This table is for one device: it is a lesson, a puzzle or a variation. Begin a game for several devices.
error-serious-seat = In a strict game every seat keeps its player.
error-no-such-option = The question offers nothing named { $name }.
error-nothing-to-undo = Seat { $seat } has nothing to undo.
error-serious-game = A strict game has no undo and no hints.
error-framed-file = If no file arrives, the host page forbids downloads. Open the game in a new tab to save files.
error-not-copied = The browser does not let the page copy. Copy this by hand: { $text }
error-other-pages = Close the other tabs and windows of the game first; then the new version can start.
error-bad-backup = The page cannot import this file: it is not a backup, or it is damaged or from a later version. To load a single game, use “Load a save file”.
error-backup-part = The page left out damaged games of this file: { $count }. It imported everything else.
error-backup-other = This page does not have these games of the file: { $games }. It has stored them for a page that has them.
error-backup-part-and-other = The page left out damaged games of this file: { $count }. This page does not have these games of the file: { $games }. It has stored them for a page that has them.
error-nothing-kept = The browser does not let this page save or read anything. Allow it to store data, or use a window that is not private.
error-not-drawn = The page could not draw this, so it closed it. Your games are unchanged. Please report it, with the steps that led here.
error-bare = The page could not be drawn. Your games are still in this browser. Reload the page; if that does not help, please report it.
error-not-now = This is not possible now.
error-not-kept = This game is not saved: the browser gives it no storage inside another page. Save it to a file, or open it in a new tab.
error-storage-blocked = This game is not saved: the browser does not let the page store anything. Save the game to a file before you close the page; to keep games here, allow this site to store data, or use a window that is not private.
error-storage-full = This game is not saved: the browser has no room left for this site. Save the game to a file before you close the page, and free some space on this device.
error-storage-silent = This game is not saved yet: the browser’s storage does not answer. The page keeps trying; save the game to a file before you close the page. If this goes on, restart the browser.
error-newer-kept = A newer version of this page has saved this game, and this page does not overwrite it. Your decisions here are not saved: reload the page, or save this game to a file.
error-framed-tab = The host page does not let the game open tabs.
error-bad-address = The address asks for { $wrong }, which this version does not know. The page uses the rest of the address.
error-bad-wish = The host page asks for { $wrong }, which this version does not know. Nothing has changed.
error-game-not-kept = The game that began here was not saved. Press “Play” to start it again.
error-table-late = The browser’s storage does not answer yet, and the game that began here lies there. It resumes as soon as it is read; if it does not come, restart the browser.
error-unreadable-file = The browser could not read this file. Choose it again, or choose another copy.
error-not-text = This file holds no text, so it is none that the game has saved. Choose a save, a backup, or a text file with a link or a code.
error-too-large = This is larger than anything the game saves. Choose a file that the game has saved.
error-too-deep = This nests lists deeper than anything the game saves. Choose a file that the game has saved.
error-bad-number = This contains a number that no save of the game has. Choose a file that the game has saved.
error-not-a-save = This is not a saved game. Choose a file that the game has saved.
error-broken-weights = The file of the players’ weights is broken: a part of it is missing or unreadable. Install the package again.
error-newer-weights = The players’ weights have a newer format ({ $version }); this package reads formats up to { $known }. Install a newer package.
error-damaged-save = This save is damaged: its field “{ $key }” is missing or unreadable. Try another copy of the file.
error-newer-save = This save has a newer format ({ $version }); this game reads formats up to { $known }. Open it with the version that saved it.
error-altered-save = This save has been altered: the game cannot replay its answers. Try another copy of the file.
error-other-rules = This save follows another version of the rules ({ $rules }) than this game ({ $known }), and the game cannot replay its answers. Open it with the version that saved it.
error-not-a-code = This is not the code of a deal or a game. Copy the whole code or link.
error-damaged-code = This code is damaged: a part of it is missing or unreadable. Copy the whole code or link again.
error-newer-code = This code comes from a newer version ({ $version }); this game reads versions up to { $known }. Open it with a newer version.
error-long-code = This code has more than { $most } letters, and no game needs so long a code. Copy the code alone.
error-altered-code = This code has been altered: the game cannot replay its answers. Copy the whole code or link again.
error-serious-code = You can share a strict game once it is over.
error-dealt-anew-code = Everything hidden in this variation was dealt again, so it has no code. Save it to a file instead.
error-dealt-anew-often = Everything hidden in a game can be dealt again at most { $most } times. Continue the game as it is.
error-serious-branch = You can try variations of a strict game once it is over.
error-not-your-decision = Until the game is over, a variation begins at one of your own decisions.
error-not-a-view = To deal everything hidden, give the view of a seat and random numbers.
error-no-such-moment = There is no moment { $ply }: the last is { $last }.
error-no-such-seat = There is no seat { $seat }.
error-bad-seat-list = Give the seats to look at as a list of their numbers, not as { $seats }.
error-no-such-option-name = There is no option named { $name }.
error-no-such-game = There is no game named { $name }.
error-save-of-game = This is a save of another game: { $name }.
error-no-such-level = There is no computer player named { $level }.
error-bad-iterations = A search needs 1 iteration or more, not { $iterations }.
error-bad-players = Name { $seats } players, one for each seat.
error-bad-player = Give each player a name and a kind.
error-bad-name = A name has at most { $most } letters.
error-bad-option = The option { $name } cannot be { $value }.
error-bad-switch = { $name } is either on or off, not { $value }.
error-bad-seed = A seed is a whole number from 0 to { $most }, not { $seed }.
error-bad-date = There is no day { $date } in the calendar. Write a date as 2026-11-23.
error-no-deal-of-day = This game has no deal of the day.
error-position-over = The game of this position is over.
error-bad-value = { $key } cannot be { $value }.
error-not-a-position = This is not a position.
error-unknown-key = A position has no field named { $key }.
