# Deutsch: die Wörter der Statistik, geladen, sobald sie sich öffnet.

statistics-close = Zurück
statistics-filter = Welche Partien zählen
statistics-by-game = Spiel
statistics-by-who = Wer
statistics-by-level = Stärkster Gegner
statistics-by-seats = Spieler
statistics-by-days = Seit
statistics-all = Alle
statistics-alone = Du allein gegen Computer
statistics-days = { $days ->
    [365] einem Jahr
   *[other] { $days } Tagen
}
statistics-none = Noch keine beendete Partie. Nach deiner ersten stehen hier deine Punkte, deine beste Partie und die nächsten Ziele.
statistics-none-fit = Keine beendete Partie passt zu dieser Auswahl.
statistics-refused = Dieser Browser speichert keine beendeten Partien: Was du siehst, bleibt nur, bis du die Seite schließt. Eine andere Einstellung oder ein Fenster, das nicht privat ist, kann helfen.
statistics-others = { $count ->
    [one] 1 weitere Partie hat eine neuere Version dieser Seite gespeichert. Sie zählt hier nicht, ist aber nicht verloren.
   *[other] { $count } weitere Partien hat eine neuere Version dieser Seite gespeichert. Sie zählen hier nicht, sind aber nicht verloren.
}
statistics-damaged = { $count ->
    [one] 1 Partie lässt sich hier nicht mehr lesen. Sie zählt nicht.
   *[other] { $count } Partien lassen sich hier nicht mehr lesen. Sie zählen nicht.
}
statistics-first = Deine ersten Partien
statistics-played = Gespielt
statistics-victories = Gewonnen
statistics-best = Meiste Punkte
statistics-least = Wenigste Punkte
statistics-goals = Nächste Ziele
statistics-goal-win = Dein erster Sieg
statistics-goal-level = Ein Sieg gegen { $level }
statistics-goal-points = { $goal } Punkte in einer Partie (bisher { $most })
statistics-goal-fewest = Höchstens { $goal } Punkte in einer Partie (bisher { $most })
statistics-goal-games = { $goal } Partien (bisher { $most }): Dann siehst du, wie oft du gewinnst
statistics-how-sure = Wie sicher ist das?
statistics-feats = Meisterstücke
statistics-feat-total = { $goal } Punkte in einer Partie
statistics-feat-fewest = Höchstens { $goal } Punkte in einer Partie
statistics-feat-part = { $source }: { $goal } Punkte
statistics-feat-ahead = Ein Sieg mit { $goal } Punkten Vorsprung
statistics-feat-row = { $goal } Siege in Folge
statistics-feat-level = Ein Sieg gegen { $level }
statistics-never = noch nie
statistics-wins-title = Gewonnene Partien
statistics-won = { $games ->
    [one] { $wins } von 1 Partie
   *[other] { $wins } von { $games } Partien
}
statistics-sure = Wenn du so weiterspielst, gewinnst du zwischen { $low } und { $high } % deiner Partien: Das stimmt in 95 von 100 Fällen. Der Zufall allein ergäbe { $chance }.
statistics-between = { $low } bis { $high } %
statistics-drawing = Anteil der gewonnenen Partien, von der frühesten zur spätesten; die Tabelle darunter zeigt dasselbe in Zahlen
statistics-drawing-note = Jeder Punkt steht für etwa gleich viele Partien, der Strich durch ihn für den Bereich, in dem der Anteil wahrscheinlich liegt. Die gestrichelte Linie zeigt den Zufall allein.
statistics-when = Wann
statistics-wins = Gewonnen
statistics-share = Damit gewonnen
statistics-interval = Vermutlich
statistics-points = Woher deine Punkte kommen
statistics-source = Quelle
statistics-mean = Punkte pro Partie
statistics-times = Wie oft
statistics-per-game = Pro Partie
statistics-per-won = Bei Siegen
statistics-per-lost = Sonst
statistics-records = Deine Bestwerte
statistics-best-points = Meiste Punkte: { $count } ({ $when })
statistics-best-fewest = Wenigste Punkte: { $count } ({ $when })
statistics-best-ahead = { $count ->
    [one] Klarster Sieg: 1 Punkt Vorsprung ({ $when })
   *[other] Klarster Sieg: { $count } Punkte Vorsprung ({ $when })
}
statistics-streak = Siege in Folge: jetzt { $now }, höchstens { $most }
statistics-accuracy = { $games ->
    [one] Genauigkeit: { $mean } % in der Partie mit Rückblick
   *[other] Genauigkeit: im Mittel { $mean } % in den { $games } Partien mit Rückblick
}
statistics-accuracy-earlier = { $games ->
    [one] Nach der Formel früherer Versionen, in 1 weiteren Partie: { $mean } %
   *[other] Nach der Formel früherer Versionen, in { $games } weiteren Partien: im Mittel { $mean } %
}
statistics-games = Deine Partien
statistics-files = Sichern und mitnehmen
statistics-files-note = Eine Datei enthält alles, was dieser Browser gespeichert hat: beendete und laufende Partien, Einstellungen, Lektionen, Aufgaben, Partien des Tages. Beim Einlesen kommt hinzu, was hier fehlt; was hier ist, bleibt.
statistics-export = Alles sichern
statistics-import = Datei einlesen
statistics-added = { $count ->
    [0] Die Datei ist übernommen; ihre beendeten Partien waren alle schon da.
    [one] Die Datei ist übernommen, mit 1 beendeten Partie.
   *[other] Die Datei ist übernommen, mit { $count } beendeten Partien.
}
statistics-log-note = Alle beendeten Partien für andere Programme:
statistics-csv = Tabelle (CSV)
statistics-plays = Board Game Stats
statistics-forget = Alle beendeten Partien löschen …
statistics-forget-sure = { $count ->
    [one] Die beendete Partie endgültig löschen?
   *[other] Alle { $count } beendeten Partien endgültig löschen?
}
statistics-forget-yes = Löschen
statistics-forget-no = Behalten
