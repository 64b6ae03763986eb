# Deutsch: „Was ist das?“, geladen mit der ersten Erklärung. Jede hat einen Titel und, als .says, ein, zwei Sätze.

what-hand = { $who ->
    [you] Deine Hand
   *[other] Hand von { $name }
}
    .says = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} auf der Hand. { $rule } Zu Beginn jeder Runde werden überzählige Karten abgelegt.
what-points = Punkte bisher
    .says = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: was auf den Gebäuden steht, was Wirkungen mit ★ bringen, und 1 für jede daruntergelegte Karte. Wer am Ende die meisten hat, gewinnt.
what-buildings = Gebäude
    .says = { $count } von { $places }. Sobald in einer Stadt { $places } Gebäude stehen, endet die Partie mit dieser Phase.
what-tucked = Daruntergelegte Karten
    .says = { $count ->
    [one] 1 Karte liegt
   *[other] { $count } Karten liegen
} verdeckt unter einem Gebäude; jede zählt am Ende 1 Punkt. Niemand bekommt sie zurück.
what-good = Ware: { $good }
    .says = Eine Ware liegt auf dem Gebäude, das sie produziert hat. In einer Händlerphase kannst du sie für Karten verkaufen. Jedes Produktionsgebäude fasst eine Ware.
what-goods = Waren
    .says = Die Waren, die auf Gebäuden liegen und in einer Händlerphase verkauft werden können.
what-governor = Gouverneur
    .says = { $who ->
    [you] Du hast das Steuerrad: Du wählst
   *[other] { $governor } hat das Steuerrad und wählt
} in dieser Runde die erste Rolle. In der nächsten Runde hat es der nächste Spieler.
what-seal = { $who ->
    [you] Dein Zeichen
   *[other] Zeichen von { $name }
}
    .says = Auf einer Rolle zeigt es, wer sie in dieser Runde genommen hat. Spieler: { $kind }.
what-role = { $role }
    .says = { $action } Nimmst du die Rolle, hast du ein Privileg: { $privilege }
what-gain = Vorschau
    .says = Das bringt dir diese Rolle, wenn du sie jetzt nimmst.
what-works = Wirkt jetzt
    .says = Dieses Gebäude hat in der laufenden Phase eine Wirkung: { $role }.
what-changed = Neu
    .says = Das hat sich seit deiner letzten Entscheidung geändert.
what-advised = Tipp
    .says = Die Glühbirne kennzeichnet die besten Antworten, die der Computer gefunden hat.
what-price-now = Preise jetzt
    .says = So viele Karten bringt jede Ware in dieser Händlerphase. Beim nächsten Mal gelten andere Preise.
what-price-next = Nächste Preise
    .says = So viele Karten bringt jede Ware in der nächsten Händlerphase. Zwei Zahlen heißen: Die Preistafel ist noch unbekannt, beides ist möglich.
what-price-later = Spätere Preise
    .says = Die Preistafeln kommen die ganze Partie lang in derselben Reihenfolge wieder; die schon gesehenen kennst du also.
what-price-unseen = Unbekannte Preise
    .says = Diese Preistafel hat noch niemand gesehen. Sie wird in einer Händlerphase aufgedeckt.
what-pile = Nachziehstapel
    .says = Hier { $count ->
    [one] liegt noch 1 Karte
   *[other] liegen noch { $count } Karten
}. Ist der Stapel leer, wird die Ablage gemischt und ist der neue Nachziehstapel.
what-discard = Ablage
    .says = Hier liegen verdeckt die Karten, mit denen bezahlt wurde, verkaufte Waren und alle anderen abgelegten Karten: { $count }.
what-round = Runde { $round }
    .says = In jeder Runde nehmen die Spieler reihum Rollen, der Gouverneur zuerst. Jede genommene Rolle führen alle aus.
what-ending = Das Ende ist nah
    .says = Die Partie endet mit der Phase, in der eine Stadt { $places } Gebäude erreicht.
what-strict = Strenge Partie
    .says = In einer strengen Partie gibt es kein Zurücknehmen und keine Tipps.
what-lapsed = Nicht mehr streng
    .says = Die Partie war zuerst streng; dann wurden die Regeln dafür verletzt.
what-count = Deine Auswahl
    .says = Wie viele Karten oder Waren du gewählt hast und wie viele du wählen darfst.
what-place = Freier Platz
    .says = Platz für ein Gebäude. Die Partie endet mit der Phase, in der eine Stadt { $places } Plätze füllt.
what-site = Baustelle
    .says = Hierher kommt das Gebäude, das du gerade bezahlst.
what-covers = Überbaut
    .says = Darunter liegt ein anderes Gebäude. Es zählt nicht mehr.
what-cost = Preis
    .says = So viele Karten legst du von der Hand ab, um dieses Gebäude zu bauen. Das Privileg des Baumeisters und manche Gebäude senken den Preis.
what-worth = Punkte
    .says = So viele Punkte zählt dieses Gebäude am Ende.
what-star = Punkte durch die Wirkung
    .says = ★ heißt: Die Punkte hängen von deiner Stadt ab. Der Text auf der Karte sagt, wie.
what-sort = { $group ->
    [P] Produktionsgebäude
    [M] Monument
    [6] Prachtbau
   *[V] Violettes Gebäude
}
    .says = { $group ->
    [P] Es produziert Waren, die du verkaufen kannst. Du darfst dasselbe mehrmals bauen.
    [M] Es ist violett, hat keine Wirkung und zählt für manche Prachtbauten.
    [6] Es ist violett und gibt Punkte für das, was sonst in deiner Stadt steht.
   *[V] Es hat eine eigene Wirkung. Jedes violette Gebäude darfst du nur einmal haben.
}
what-sells = Zahl der Karten
    .says = So viele Karten bringt die Ware, wenn du sie jetzt verkaufst, oder so viel kostet es, dieses Gebäude zu überbauen.
what-offer = Auf dem Tisch
    .says = Jeder darf diese Karte bauen, als wäre sie auf der Hand. Wer sie zuerst baut, bekommt sie.
what-leftovers = Karten und Waren übrig
    .says = Sie entscheiden bei Gleichstand: Wer bei gleichen Punkten mehr Karten und Waren übrig hat, gewinnt.
