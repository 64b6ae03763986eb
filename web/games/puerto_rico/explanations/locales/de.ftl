# Deutsch: „Was ist das?“ von Puerto Rico.

what-governor = Gouverneur
    .says = Das Steuerrad ist bei { $who ->
    [you] dir: Du wählst
   *[other] { $governor } und wählt
} in dieser Runde die erste Rolle. Danach geht es an den Nächsten.
what-doubloons = Dublonen
    .says = Das Geld für Gebäude. Mehr bringen der Händler, der Goldsucher und Rollen, auf denen Dublonen liegen. Am Ende entscheiden sie nur bei Gleichstand.
what-points = Punkte bisher
    .says = Die fürs Verschiffen, die aufgedruckten der Gebäude und der Bonus besetzter großer Gebäude. „+“ steht für Punkte, die bis zum Ende verdeckt sind.
what-home = { people-title } ohne Arbeit
    .says = Sie warten in { home }, bis die nächste Bürgermeisterphase ihnen einen Kreis gibt.
what-barrel = Fässer: { $good }
    .says = In einer Händlerphase kannst du eines verkaufen, in einer Kapitänsphase bringen sie als Fracht Punkte. Danach darf ein Fass bleiben; Lager fassen mehr.
what-idle = { $tile }, leer
    .says = { $kind ->
    [quarry] Hier arbeitet niemand, also senkt der Steinbruch keinen Preis. In der nächsten Bürgermeisterphase kannst du einen { settler-word } auf den Kreis setzen.
   *[other] Hier arbeitet niemand, also entsteht in einer Aufseherphase nichts. In der nächsten Bürgermeisterphase kannst du einen { settler-word } auf den Kreis setzen.
}
what-busy = { $tile }, besetzt
    .says = { $kind ->
    [quarry] Er macht Gebäude um 1 Dublone billiger; es zählen höchstens so viele Steinbrüche, wie die Spalte des Gebäudes sagt.
    [corn] Sie bringt in jeder Aufseherphase 1 Fass; Mais braucht kein Gebäude.
   *[other] Sie bringt in jeder Aufseherphase 1 Fass, wenn auch ein Kreis eines Betriebs für diese Ware besetzt ist.
}
what-acre = Freier Platz der Insel
    .says = Platz für eine Plantage oder einen Steinbruch aus einer Siedlerphase.
what-lot = Freier Platz der Stadt
    .says = Platz für ein Gebäude; ein großes belegt zwei. Das Spiel endet mit der Runde, in der jemand alle { $places } Plätze belegt hat.
what-ship = Frachtschiff für { $hold }
    .says = Es trägt nur eine Ware, und kein anderes Schiff nimmt dieselbe. Ein volles Schiff segelt nach der Kapitänsphase ab.
what-shop = Handelshaus
    .says = Es nimmt { $places } Fässer, von jeder Ware eines. Ist es voll, wird es nach der Händlerphase geleert.
what-price = Preis: { $good }
    .says = So viele Dublonen bringt ein Fass in einer Händlerphase. Darfst du es jetzt verkaufen, sind dein Privileg und deine Märkte eingerechnet.
what-field = { $tile }
    .says = Sie liegt für die nächste Siedlerphase offen: Jeder darf eine nehmen. Danach wird neu aufgedeckt.
what-quarries = Steinbrüche
    .says = Nur wer den Siedler nimmt, darf statt einer Plantage einen haben. Ein besetzter Steinbruch macht das Bauen billiger.
what-stack = Stapel
    .says = Die Plantagen, die noch verdeckt liegen. Nach jeder Siedlerphase wird von hier neu aufgedeckt.
what-boat = Bewohnerschiff
    .says = Die nächste Bürgermeisterphase verteilt alle an Bord einzeln reihum, zuerst an den mit der Rolle. Dann kommt einer für jeden leeren Kreis auf Gebäuden an Bord, mindestens einer je Spieler: Jetzt wären es { $refill }.
what-left = Vorrat: { $good }
    .says = So viele Fässer können die nächsten Aufseherphasen noch ausgeben.
what-end-points = Punkte im Vorrat
    .says = Das Spiel endet mit der Runde, in der sie ausgehen. Punkte, die dann fehlen, zählen trotzdem.
what-end-colonists = { people-title } im Vorrat
    .says = Das Spiel endet mit der Runde, in der für das Bewohnerschiff zu wenige übrig sind.
what-end-city = Plätze der Stadt
    .says = Die freien Plätze der vollsten Stadt. Das Spiel endet mit der Runde, in der jemand alle { $places } belegt hat.
what-column = Spalte { $column }
    .says = Für ein Gebäude dieser Spalte { $column ->
    [one] zählt höchstens 1 Steinbruch
   *[other] zählen höchstens { $column } Steinbrüche
}.
what-copies = Noch { $count }
    .says = So viele Spieler können dieses Gebäude noch bauen. In einer Stadt steht jedes nur einmal.
what-cost = Dein Preis
    .says = Steinbrüche, das Privileg des Baumeisters und manche Gebäude sind schon abgezogen. Ein grüner Rand zeigt einen gesenkten Preis.
what-worth = Punkte
    .says = So viele Punkte ist das Gebäude am Ende wert, ob jemand darin arbeitet oder nicht.
what-star = Punkte und ein Bonus
    .says = ★ ist ein Bonus am Ende, wenn jemand im Gebäude arbeitet. Tippe auf das Gebäude, dann siehst du welcher.
what-role = { $role }
    .says = { $does } Wer die Rolle nimmt, hat ein Privileg: { $privilege }
what-bounty = Dublonen auf einer Rolle
    .says = Wer diese Rolle als Nächster nimmt, bekommt sie. Nach jeder Runde kommt auf jede Rolle, die niemand nahm, eine dazu.
what-seal = { $who ->
    [you] Dein Zeichen
   *[other] Das Zeichen von { $name }
}
    .says = Auf einer Rolle zeigt es, wer sie in dieser Runde genommen hat. Spielweise: { $kind }.
what-round = Runde { $round }
    .says = { $seats ->
    [2] Jeder nimmt abwechselnd drei Rollen
   *[other] Jeder nimmt eine Rolle
}, der Gouverneur zuerst, und alle führen jede Rolle aus.
what-ending = Das Ende ist nah
    .says = Das Spiel endet mit der Runde, in der die Punkte ausgehen, jemand alle { $places } Plätze der Stadt belegt hat oder für das Schiff zu wenige { people-title } übrig sind.
what-strict = Strenge Partie
    .says = Eine strenge Partie kennt kein Zurücknehmen und keine Tipps.
what-lapsed = Nicht mehr streng
    .says = Die Partie begann als strenge. Dann hat jemand einen früheren Stand geladen oder ihre Datei verändert.
what-count = Deine Auswahl
    .says = So viel hast du gewählt, und so viel darfst du wählen.
