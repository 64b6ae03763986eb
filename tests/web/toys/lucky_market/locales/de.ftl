# German: the words of Lucky Market, a toy of the tests.
# As in English: new-extras

app-title = Glücksmarkt
app-motto = Sechs Stände, zwei Würfel und ein Talisman.
app-description = Glücksmarkt, ein Spielzeug der Tests.
credits-short = Ein Spielzeug.
credits-fan = Ein Spielzeug der Tests.
step-game = Markt aufbauen
save-name = gluecksmarkt

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
level-random = Macht irgendeinen Zug.
level-search = Schaut voraus.
new-extras = Extras
new-extras-long = Drei Runden
new-extras-double = Ein Pasch zahlt doppelt

none = nichts
prompt-build = Stell sechs Stände auf
    .instruction = Die Würfel nennen eine Reihe und eine Spalte; Stände dort verkaufen.
prompt-ring = Die Glocke läuten?
    .instruction = Sie verhindert diesen Verkauf. Du behältst keinen Talisman.
    .pass = Nicht läuten
prompt-offer = Jemandem den Talisman anbieten?
    .instruction = Bei Zustimmung tauscht ihr die Talismane.
    .pass = Behalten
prompt-agree = Talismane tauschen?
    .instruction = Ihr seht dabei beide Talismane.
stage-build = Stände
stage-ring = Glocke
stage-offer = Angebot
stage-agree = Tausch
place = Reihe { $row }, Spalte { $column }
charm = { $bell ->
    [yes] Glocke { $number }
   *[no] Talisman { $number }
}
charm-hidden = Verdeckter Talisman
charm-gone = Kein Talisman
seats-label = Münzen und Talismane
market-label = Markt
dice = Würfel: { $row } und { $column }
seat-coins = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
answer-build = Stände auf { $what }
answer-ring = { $what } läuten
answer-offer = { $what } anbieten
answer-agree = Mit { $what } tauschen
event-dealt = { $name }: einen Talisman erhalten
event-rolled = { $name }: { $dice } gewürfelt
event-built = { $name }: { $count ->
    [one] 1 Stand aufgestellt
   *[other] { $count } Stände aufgestellt
}
event-rang = { $name }: Glocke geläutet, kein Verkauf
event-offered = { $name }: Tausch angeboten, an { $other }
event-swapped = Talismane getauscht: { $name } und { $other }
score-coins = Münzen
score-charm = Talisman
score-total = Summe
