# English: the words of statistics; docs/translating.md lists the terms.

statistics-close = Back
statistics-filter = Which games count
statistics-by-game = Game
statistics-by-who = Who
statistics-by-level = Strongest opponent
statistics-by-seats = Players
statistics-by-days = Since
statistics-all = All
statistics-alone = You, alone against computers
statistics-days = { $days ->
    [365] A year ago
   *[other] { $days } days ago
}
statistics-none = No finished game yet. Your first one will show here: your points, your best game, and the next goals.
statistics-none-fit = No finished game fits this choice.
statistics-refused = This browser does not save finished games: these last until you close the page. Another setting, or a window that is not private, may help.
statistics-others = { $count ->
    [one] A later version of this page has saved 1 more game. It does not count here, but it is not lost.
   *[other] A later version of this page has saved { $count } more games. They do not count here, but they are not lost.
}
statistics-damaged = { $count ->
    [one] 1 game can no longer be read here. It is not counted.
   *[other] { $count } games can no longer be read here. They are not counted.
}
statistics-first = Your first games
statistics-played = Played
statistics-victories = Won
statistics-best = Most points
statistics-least = Fewest points
statistics-goals = Next goals
statistics-goal-win = Win your first game
statistics-goal-level = Win against { $level }
statistics-goal-points = { $goal } points in a game ({ $most } so far)
statistics-goal-fewest = At most { $goal } points in a game ({ $most } so far)
statistics-goal-games = { $goal } games ({ $most } so far): then you see how often you win
statistics-how-sure = How sure is this?
statistics-feats = Feats
statistics-feat-total = { $goal } points in a game
statistics-feat-fewest = At most { $goal } points in a game
statistics-feat-part = { $source }: { $goal } points
statistics-feat-ahead = A victory by { $goal } points
statistics-feat-row = { $goal } victories in a row
statistics-feat-level = A victory against { $level }
statistics-never = never yet
statistics-wins-title = Games won
statistics-won = { $games ->
    [one] { $wins } of 1 game
   *[other] { $wins } of { $games } games
}
statistics-sure = If you keep playing like this, you will win { $low } to { $high }% of your games; such a range is right 95 times in 100. By chance alone you would win { $chance }.
statistics-between = { $low } to { $high }%
statistics-drawing = Share of games won, from the earliest games to the latest; the table below shows the same in numbers
statistics-drawing-note = All points stand for about the same number of games. The line through a point is its likely range; the dashed line is chance alone.
statistics-when = When
statistics-wins = Won
statistics-share = Won with it
statistics-interval = Likely range
statistics-points = Your points by source
statistics-source = Source
statistics-mean = Points per game
statistics-times = Times
statistics-per-game = Per game
statistics-per-won = In wins
statistics-per-lost = In losses
statistics-records = Your best
statistics-best-points = Most points: { $count } ({ $when })
statistics-best-fewest = Fewest points: { $count } ({ $when })
statistics-best-ahead = { $count ->
    [one] Clearest victory: 1 point ahead ({ $when })
   *[other] Clearest victory: { $count } points ahead ({ $when })
}
statistics-streak = Victories in a row: { $now } now, { $most } at best
statistics-accuracy = { $games ->
    [one] Accuracy: { $mean }%, in the game you have looked back on
   *[other] Accuracy: { $mean }% on average, in the { $games } games you have looked back on
}
statistics-accuracy-earlier = { $games ->
    [one] By the formula of earlier versions, in 1 more game: { $mean }%
   *[other] By the formula of earlier versions, in { $games } more games: { $mean }% on average
}
statistics-games = Your games
statistics-files = Back up and move
statistics-files-note = One file holds everything that this browser has saved: finished games, games in progress, settings, lessons, puzzles, deals of the day. Import adds what is missing here and changes nothing else.
statistics-export = Export everything
statistics-import = Import a file
statistics-added = { $count ->
    [0] The file was imported; all of its finished games were here already.
    [one] The file was imported, with 1 finished game.
   *[other] The file was imported, with { $count } finished games.
}
statistics-log-note = All finished games, for other programs:
statistics-csv = Table (CSV)
statistics-plays = Board Game Stats
statistics-forget = Delete all finished games…
statistics-forget-sure = { $count ->
    [one] Delete the finished game for good?
   *[other] Delete all { $count } finished games for good?
}
statistics-forget-yes = Delete
statistics-forget-no = Keep
