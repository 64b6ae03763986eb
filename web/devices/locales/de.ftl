# Deutsch: eigene Handys, mehrere Geräte an einem Tisch.
# As in English: phones-to-computer

phones-title = { phones-button }
phones-intro = Alle spielen am eigenen Handy oder Tablet, und dieses Gerät hält den Tisch. Alle Geräte brauchen dasselbe WLAN oder den Hotspot eines Handys. Kein Server ist beteiligt.
phones-seats = Plätze
phones-here = an diesem Gerät
phones-computer = Computer
phones-invite = Einladen
phones-invite-label = Ein Handy für { $name } einladen
phones-invite-screen = Einen gemeinsamen Bildschirm einladen
phones-screen = Gemeinsamer Bildschirm
phones-screen-note = Ein Tablet oder Fernseher zeigt den Tisch und keine Hand.
phones-making = Der Code entsteht …
phones-first = 1. Scannt dies mit der Kamera des anderen Geräts
phones-picture = QR-Code der Einladung
phones-second = 2. Zeigt seinen Code dieser Kamera
phones-camera = Kamera einschalten
phones-camera-label = Bild der Kamera
phones-watching = Die Kamera sucht den Code.
phones-as-text = Lieber mit Text
phones-link = Link der Einladung
phones-paste = Code vom anderen Gerät
phones-connect = Verbinden
phones-finding = Die Geräte verbinden sich …
phones-copy = Kopieren
phones-send = Senden …
phones-again = Neuer Code
phones-back = Zurück
phones-play-here = Diesen Platz an diesem Gerät lassen
phones-trouble = Wenn es nicht klappt
phones-try-network = Bringt beide Geräte ins selbe WLAN. Ein Handy mit mobilen Daten ist in einem anderen Netz.
phones-try-guest = Gastnetze, etwa in Cafés und Hotels, trennen die Geräte. Schaltet den Hotspot eines Handys ein, und lasst die anderen beitreten.
phones-try-camera = Ohne Kamera, oder wenn sie dunkel bleibt, hilft Text: Schickt den Link mit einem Messenger, und fügt den Code ein, der zurückkommt.
phones-try-once = Jeder Code gilt einmal, und nur solange beide Seiten offen bleiben.
phones-apart = am Handy
phones-lost = das Handy ist weg
phones-none = noch kein Handy
phones-at-table = { $names }: am Tisch
phones-guide = So geht es
phones-call = Rufen
phones-call-label = Das Handy von { $name } rufen
phones-release = Zurückholen
phones-release-label = Den Platz von { $name } an diesem Gerät spielen
phones-invite-again = Neu einladen
phones-to-computer = Computer
phones-to-computer-label = Einen Computer für { $name } spielen lassen
phones-screens = { $count ->
    [one] Ein Bildschirm zeigt den Tisch.
   *[other] { $count } Bildschirme zeigen den Tisch.
}
phones-away = { $names }: Das Handy ist weg. Das Spiel wartet.
phones-awaited = { $names }: noch kein Handy. Das Spiel wartet.
phones-undo = { $name } möchte die letzte Entscheidung zurücknehmen.
phones-undo-yes = Zustimmen
phones-undo-no = Ablehnen
phones-undo-waits = Das Zurücknehmen wartet auf { $names }.

guide-needs = Geräte und Netz
    .says = Ein Gerät hält den Tisch und lässt die Computer denken. Die anderen sind Handys oder Tablets, jedes mit einem Browser. Alle sind im selben WLAN oder im Hotspot eines Handys. Niemand braucht ein Konto, und ist die Seite geladen, braucht niemand das Internet.
guide-begin = Der Anfang
    .says = Wählt für einen Platz eines neuen Spiels „{ kind-phone }“. Nach dem Start zeigt dieses Gerät einen Code. Scannt ihn mit dem Handy, tippt einen Namen ein, und zeigt den Code des Handys der Kamera hier. In einem laufenden Spiel führt „{ phones-button }“ im Menü dorthin.
guide-screen = Gemeinsamer Bildschirm
    .says = Ein Tablet oder Fernseher kann allen den Tisch zeigen: „{ phones-button }“, dann „{ phones-screen }“. Er zeigt keine Hand und fragt nichts.
guide-play = Im Spiel
    .says = Jedes Handy zeigt die Hand und die Fragen seines Platzes und meldet sich, wenn er dran ist. Außer in strengen Partien gibt es Tipps, jeden nur für den Platz, der fragt. Zurücknehmen fragt erst die anderen, sobald es etwas Neues zurücknähme.
guide-away = Ein Handy ist weg
    .says = Das Spiel wartet. Dieselbe Person scannt einen neuen Code und findet die neueste Frage. Oder gebt den Platz diesem Gerät oder, außer in strengen Partien, einem Computer. Lädt dieses Gerät die Seite neu, bietet es denselben Tisch wieder an.
guide-end = Das Ende
    .says = Alle Geräte zeigen die Punkte, den Rückblick und die Wiedergabe. „{ end-rematch }“ hier beginnt von vorn, und alle behalten ihre Plätze. Jedes Gerät zählt das Spiel in seiner Statistik.
guide-secrets = Geheimnisse
    .says = Ein Handy bekommt nur die Karten, die sein Platz sehen darf. Das erste Gerät hält das ganze Spiel: Wem es gehört, könnte mit den Werkzeugen des Browsers alles lesen.

joining-title = An den Tisch
joining-text = Ein anderes Gerät lädt dich an seinen Tisch ein. Beide brauchen dasselbe WLAN oder den Hotspot eines Handys.
joining-name = Dein Name
joining-go = Beitreten
joining-show = Zeig diesen Code nun der Kamera des anderen Geräts.
joining-picture = QR-Code deiner Antwort
joining-wait = Der Tisch erscheint hier, sobald jene Kamera ihn gelesen hat.
joining-code = Code deiner Antwort
joining-leave = Verlassen
joining-ended = Der Tisch ist für dieses Gerät geschlossen.
joining-away = Die Verbindung zum Tisch ist weg. Scanne einen neuen Code des ersten Geräts: Dein Platz bleibt dir.
joining-next = Das erste Gerät beginnt das nächste Spiel.

pairing-foreign = Dieser Text enthält keinen Code eines Tisches. Scanne oder kopiere den ganzen Code noch einmal.
pairing-version = Dieser Code gehört zu einer anderen Version des Spiels. Lade die Seite auf beiden Geräten neu, und beginne von vorn.
pairing-cut = Ein Teil dieses Codes fehlt. Kopiere ihn ganz, oder scanne ihn noch einmal.
pairing-altered = Buchstaben dieses Codes haben sich unterwegs verändert. Kopiere oder scanne ihn noch einmal.
pairing-game = Dieser Code ist für ein Spiel, das diese Seite nicht hat. Öffne den Tisch unter der Adresse der Einladung.
pairing-swapped = Das ist der Code derselben Seite. Der Gastgeber zeigt eine Einladung, der Gast eine Antwort.
pairing-table = Dieser Code antwortet auf die Einladung eines anderen Tisches. Scanne mit jenem Gerät den Code dieses Tisches.
pairing-old = Dieser Code antwortet auf eine frühere Einladung. Scanne mit jenem Gerät den Code, der zu sehen ist.
pairing-browser = Dieser Browser kann sich nicht mit anderen Geräten verbinden. Nimm einen anderen Browser, oder lass den Platz am ersten Gerät.
pairing-network = Dieses Gerät ist in keinem Netz. Schalte WLAN oder einen Hotspot ein.
pairing-unreached = Die Geräte haben einander nicht gefunden. Bring beide ins selbe WLAN, und nimm den neuen Code.
pairing-camera = Dieses Gerät hat keine Kamera, die die Seite benutzen kann. Nimm stattdessen Text.
pairing-denied = Die Seite darf die Kamera nicht benutzen. Erlaube es in den Einstellungen des Browsers für diese Seite, oder nimm stattdessen Text.

error-device-version = Dieses Gerät hat Version { $guest } des Spiels, der Tisch hat Version { $host }. Lade die Seite an beiden Geräten neu und tritt noch einmal bei.
error-seat-taken = An diesem Platz spielt schon ein anderes Gerät. Bitte um den Code eines anderen Platzes.
error-too-fast = Von diesem Gerät kam zu viel auf einmal. Warte einen Augenblick und versuche es noch einmal.
error-undo-waits = Ein anderes Zurücknehmen wartet noch auf Zustimmung. Versuche es danach noch einmal.
error-undo-refused = Jemand am Tisch war mit dem Zurücknehmen nicht einverstanden.
error-not-connected = Der Tisch ist nicht erreichbar. Warte oder tritt mit einem neuen Code wieder bei; dein Platz bleibt deiner.
error-table-closed = Der Tisch wurde für dieses Gerät geschlossen.
error-at-host = Das geht nur an dem Gerät, das den Tisch führt.
