statistics-close = Zurück
statistics-filter = Welche Spiele zählen
statistics-by-who = Wer
statistics-by-level = Stärkster Gegner
statistics-by-edition = Auflage
statistics-by-seats = Spieler
statistics-by-days = Seit
statistics-all = Alle
statistics-alone = Du allein gegen Computer
statistics-days = { $days ->
    [365] einem Jahr
   *[other] { $days } Tagen
}
statistics-none = Noch kein beendetes Spiel. Nach deinem ersten stehen hier deine Punkte, dein bestes Spiel und die nächsten Ziele.
statistics-none-fit = Kein beendetes Spiel passt zu dieser Auswahl.
statistics-refused = Dieser Browser bewahrt keine beendeten Spiele auf: Was du siehst, bleibt, bis die Seite geschlossen wird. Eine andere Einstellung oder ein Fenster, das nicht privat ist, kann helfen.
statistics-others = { $count ->
    [one] 1 weiteres Spiel hat eine spätere Version dieser Seite aufbewahrt. Es zählt hier nicht und ist nicht verloren.
   *[other] { $count } weitere Spiele hat eine spätere Version dieser Seite aufbewahrt. Sie zählen hier nicht und sind nicht verloren.
}
statistics-damaged = { $count ->
    [one] 1 Spiel lässt sich hier nicht mehr lesen. Es zählt nicht.
   *[other] { $count } Spiele lassen sich hier nicht mehr lesen. Sie zählen nicht.
}
statistics-first = Deine ersten Spiele
statistics-played = Gespielt
statistics-victories = Gewonnen
statistics-best = Meiste Punkte
statistics-goals = Nächste Ziele
statistics-goal-win = Dein erster Sieg
statistics-goal-level = Ein Sieg gegen { $level }
statistics-goal-points = { $goal } Punkte in einem Spiel (bisher { $most })
statistics-goal-games = { $goal } Spiele (bisher { $most }): Dann siehst du, wie oft du gewinnst
statistics-how-sure = Wie sicher ist das?
statistics-feats = Meisterstücke
statistics-feat-total = { $goal } Punkte in einem Spiel
statistics-feat-part = { $source }: { $goal } Punkte
statistics-feat-ahead = Ein Sieg mit { $goal } Punkten Vorsprung
statistics-feat-rounds = Ein Sieg in { $goal } Runden
statistics-feat-row = { $goal } Siege in Folge
statistics-feat-level = Ein Sieg gegen { $level }
statistics-never = noch nie
statistics-wins-title = Gewonnene Spiele
statistics-won = { $games ->
    [one] von 1 Spiel gewonnen
   *[other] von { $games } Spielen gewonnen ({ $wins })
}
statistics-sure = Wenn du so weiterspielst, gewinnst du zwischen { $low } und { $high } % deiner Spiele: Das stimmt in 95 von 100 Fällen. Der Zufall allein ergäbe { $chance }.
statistics-between = { $low } bis { $high } %
statistics-drawing = Anteil gewonnener Spiele, von den frühesten zu den spätesten; die Tabelle darunter sagt dasselbe in Zahlen
statistics-drawing-note = Jeder Punkt steht für etwa gleich viele Spiele, der Strich durch ihn für den Bereich, in dem der Anteil wohl liegt. Die unterbrochene Linie ist der Zufall allein.
statistics-when = Wann
statistics-wins = Gewonnen
statistics-share = Damit gewonnen
statistics-interval = Wohl zwischen
statistics-points = Woher deine Punkte kommen
statistics-source = Quelle
statistics-mean = Punkte pro Spiel
statistics-built = Was du baust
statistics-building = Gebäude
statistics-times = Wie oft
statistics-roles = Welche Rollen du nimmst
statistics-role = Rolle
statistics-per-game = Pro Spiel
statistics-per-won = Bei Siegen
statistics-per-lost = Sonst
statistics-records = Deine Bestwerte
statistics-best-points = Meiste Punkte: { $count } ({ $when })
statistics-best-ahead = { $count ->
    [one] Klarster Sieg: 1 Punkt Vorsprung ({ $when })
   *[other] Klarster Sieg: { $count } Punkte Vorsprung ({ $when })
}
statistics-best-rounds = { $count ->
    [one] Schnellster Sieg: 1 Runde ({ $when })
   *[other] Schnellster Sieg: { $count } Runden ({ $when })
}
statistics-streak = Siege in Folge: jetzt { $now }, höchstens { $most }
statistics-accuracy = { $games ->
    [one] Genauigkeit: { $mean } % in dem Spiel, auf das du zurückgeblickt hast
   *[other] Genauigkeit: im Mittel { $mean } % in den { $games } Spielen, auf die du zurückgeblickt hast
}
statistics-accuracy-earlier = { $games ->
    [one] Nach der Formel früherer Versionen, in 1 weiteren Spiel: { $mean } %
   *[other] Nach der Formel früherer Versionen, in { $games } weiteren Spielen: im Mittel { $mean } %
}
statistics-games = Deine Spiele
statistics-files = Aufbewahren und mitnehmen
statistics-files-note = Eine Datei enthält alles, was dieser Browser aufbewahrt: beendete und laufende Spiele, Einstellungen, Lektionen, Aufgaben, Verteilungen des Tages. Beim Einlesen kommt hinzu, was hier fehlt; was hier ist, bleibt.
statistics-export = Alles sichern
statistics-import = Datei einlesen
statistics-added = { $count ->
    [0] Die Datei ist übernommen; ihre beendeten Spiele waren alle schon da.
    [one] Die Datei ist übernommen, mit 1 beendeten Spiel.
   *[other] Die Datei ist übernommen, mit { $count } beendeten Spielen.
}
statistics-log-note = Alle beendeten Spiele für andere Programme:
statistics-csv = Tabelle (CSV)
statistics-plays = Board Game Stats
statistics-forget = Alle beendeten Spiele vergessen …
statistics-forget-sure = { $count ->
    [one] Das beendete Spiel für immer vergessen?
   *[other] Alle { $count } beendeten Spiele für immer vergessen?
}
statistics-forget-yes = Vergessen
statistics-forget-no = Behalten
