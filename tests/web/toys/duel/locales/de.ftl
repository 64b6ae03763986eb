# German: the words of Duel, a toy of the tests.

app-title = Duell
app-motto = Zwei Karten je Runde.
app-description = Duell, ein Spielzeug der Tests.
credits-short = Ein Spielzeug.
credits-fan = Ein Spielzeug der Tests.
step-game = Karten mischen
save-name = duell

era = Runde { $era }
log-earlier = Frühere Runden
look-back-axis = Runde
look-back-curve-label = Die Gewinnchance aller, Runde für Runde.
look-back-curve-note = Jeder Punkt ist die Gewinnchance zu Beginn einer Runde.
look-back-luck-note = Glück ist der Rest, den keine Entscheidung erklärt.
key-pass = nichts wählen
key-round-back = vorige Runde, in einer Wiederholung
key-round-on = nächste Runde, in einer Wiederholung
replay-round-back = Vorige Runde
replay-round-on = Nächste Runde

settings-sound = Ton
    .note = Kurze Töne.
settings-motion = Bewegung
settings-detail = Auf dem Tisch
    .note = Ein Spielzeug zeigt immer alles.

kind-search = Computer, vorausschauend
    .short = vorausschauend
level-random = Spielt irgendwelche Karten.
level-search = Schaut voraus.

none = nichts
prompt-play = Spiel bis zu zwei Karten
    .instruction = Die höchste Summe gewinnt die Runde.
    .pass = Keine Karte spielen
stage-play = Karten
answer-play = { $cards } spielen
event-dealt = { $name }: sechs Karten erhalten
event-played = { $name }: { $cards } gespielt
score-won = Gewonnene Runden
score-total = Summe
