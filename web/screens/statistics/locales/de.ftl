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
statistics-none = Hier wurde noch kein Spiel zu Ende gespielt. Danach sagt diese Seite, wie du spielst: wie oft du gewinnst, woher deine Punkte kommen, was du gern baust.
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
statistics-wins-title = Gewonnene Spiele
statistics-won = { $games ->
    [one] von 1 Spiel gewonnen
   *[other] von { $games } Spielen gewonnen ({ $wins })
}
statistics-sure = Dein wahrer Anteil liegt in 95 von 100 Fällen zwischen { $low } und { $high } %; der Zufall allein ergäbe { $chance }.
statistics-between = { $low } bis { $high } %
statistics-drawing = Anteil gewonnener Spiele, von den frühesten zu den spätesten; die Tabelle darunter sagt dasselbe in Zahlen
statistics-drawing-note = Jeder Punkt steht für etwa gleich viele Spiele; die Linie durch ihn zeigt, wo dein wahrer Anteil in 95 von 100 Fällen liegt. Die unterbrochene Linie ist, was der Zufall allein ergäbe.
statistics-when = Wann
statistics-wins = Gewonnen
statistics-share = Anteil
statistics-interval = 95 von 100
statistics-points = Woher deine Punkte kommen
statistics-source = Quelle
statistics-mean = Punkte je Spiel
statistics-built = Was du baust
statistics-building = Gebäude
statistics-times = Gebaut
statistics-roles = Welche Rollen du nimmst
statistics-role = Rolle
statistics-per-game = Je Spiel
statistics-per-won = Bei Sieg
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
