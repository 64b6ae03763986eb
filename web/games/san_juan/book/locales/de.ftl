# Deutsch: die Regeln im Wortlaut des Buchs. { $crane } ist der Name der Karte, { $the_crane } der
# Name mit Artikel im Akkusativ. Text zwischen ** und ** ist eine Überschrift.

book-contents = Inhalt
book-search = Im Buch suchen
book-found = { $count ->
    [0] Nichts gefunden
    [one] 1 Stelle gefunden
   *[other] { $count } Stellen gefunden
}
book-print = Drucken
book-back = Zurück
book-all = Alles auf einer Seite, zum Drucken
book-rules = Regeln
book-cards = Karten
book-prices = Preise
book-cost = Kosten
book-points = Punkte
    .star = nach Wirkung
book-copies = Karten im Spiel
    .both = { $first } in beiden Auflagen
    .each = { $first } in der ersten Auflage, { $second } in der zweiten
book-dagger = † unsicher
book-won = In Städten, die gewonnen haben
    .note = Gezählt in Spielen gleicher Computerspieler untereinander: { $level }.
book-won-basic = { $count } % von { $cities } Städten, in Spielen ohne Neue Gebäude.
book-won-expansion = { $count } % von { $cities } Städten, in Spielen mit Neuen Gebäuden.
book-about = Regeln dazu
book-meets = Karten, mit denen sie zu tun hat

section-words = Begriffe
    .word-chooser = Der Wähler ist, wer die Rolle genommen hat.
    .word-governor = Der Gouverneur hat das Steuerrad und wählt die erste Rolle einer Runde. Dann ist der Nächste im Uhrzeigersinn Gouverneur.
    .word-phase = Eine Phase ist, was alle tun, weil eine Rolle genommen wurde.
    .word-privilege = Das Privileg ist, was der Wähler den anderen voraushat: 1 weniger zu zahlen, 1 Ware mehr zu produzieren oder zu verkaufen, 5 Karten zur Auswahl oder 1 Karte.
    .word-violet = Violett ist jedes Gebäude, das nichts produziert: auch die Monumente und die Prachtbauten mit Kosten 6. Auf den Karten der zweiten Auflage sind sie beige.
    .word-laden = Ein Gebäude ist beladen, solange eine Ware darauf liegt.
    .word-uncovered = Ein Gebäude liegt offen, solange nichts darüber gebaut ist.
    .word-tucked = Was verwahrt ist, liegt verdeckt unter einem Gebäude, ist aus dem Spiel und zählt je Karte 1 Punkt.
    .word-piles = Die Stapel sind der Nachziehstapel und die Ablage.

section-frame = Der Rahmen
    .R98 = Eine Karte kann dreierlei sein: auf der Hand ein Gebäude, das gebaut werden kann, oder Geld für ein anderes; auf einem Produktionsgebäude eine Ware.
    .R1 = Wer am Zug ist, muss eine Rolle nehmen. Ob man ihre Aktion und ihr Privileg dann nutzt, ist jedem selbst überlassen.
    .R2 = Jede Phase geht reihum: erst der Wähler, dann die anderen im Uhrzeigersinn.
    .R3 = Zu zweit werden in einer Runde drei der fünf Rollen genommen: eine vom Gouverneur, eine vom anderen, noch eine vom Gouverneur.
    .R4 = Zu dritt und zu viert nimmt jeder eine Rolle. Eine Rolle, die niemand nahm, bringt in der nächsten Runde nicht mehr als sonst.
    .R5 = Vor dem Spiel erhält jeder eine { $indigo_plant } aus dem Stapel, schon gebaut. Der Rest wird gemischt, und jeder erhält 4 Karten.
    .R6 = Starthand wählen: In der Reihenfolge der Plätze werden 5, 6, 7 und 8 Karten ausgeteilt; jeder behält 4 und legt die anderen ab.
    .R7 = Auf der Hand darf man 7 Karten haben (mit einem { $tower } 12). Das wird nur zu Rundenbeginn geprüft, bei allen; jeder legt ab, was zu viel ist, und wählt selbst, was.
    .R8 = Die erste Runde beginnt ohne den Schritt der { $chapel } und ohne Handprüfung, und nach der letzten Runde gibt es beides auch nicht mehr.
    .R9 = Alle dürfen wissen: wie viele Karten jeder auf der Hand hat, alle Gebäude, welche davon beladen sind, wie viele Karten verwahrt sind, wie viele Karten in den Stapeln liegen, die bisher aufgedeckten Preistafeln. Niemand sieht: die Hände der anderen, was eine Ware, eine verwahrte oder eine abgelegte Karte ist, die Reihenfolge des Stapels.
    .R10 = Die Ablage liegt verdeckt und wird nicht durchgesehen. Was man hat hineinlegen sehen, darf man sich merken.
    .R11 = Wird eine Karte gebraucht und der Nachziehstapel hat keine, so wird die Ablage gemischt und ist der neue Nachziehstapel. Karten, die in dem Augenblick jemand in der Hand hält, gezogen oder aufgedeckt und noch weder behalten noch abgelegt, werden nicht mit eingemischt.
    .R12 = Sind beide Stapel leer, so erhalten die Ersten der Reihe, was noch da war, und der Rest der Wirkung entfällt. Das Spiel geht weiter.
    .R13 = Die Vorderseite einer Ware sieht niemand, weder beim Produzieren noch beim Verkaufen oder Bezahlen.
    .R14 = Was bezahlt wurde, liegt auf der Ablage, bevor fürs Bauen eine Karte gezogen wird; wird dann neu gemischt, kann es also wiederkommen.
    .R20 = Kein Gebäude muss je genutzt werden. Eine Karte, die es umsonst gibt, wird einfach gezogen, ohne zu fragen; gefragt wird nur, wo es wirklich etwas zu wählen gibt. Was niemand ausschlagen würde, wird nicht ausgeschlagen: so viel zu produzieren wie erlaubt (gefragt wird nur, wenn mehr Plätze leer sind, als gefüllt werden dürfen), das Ziehen beim Ratsherrn und genau die Zahl zu behalten, { $the_archive }, was { $gold_mine } und { $goldsmith } aufdecken und gewinnen, { $the_customs_office }, { $the_harbor } (von den verkauften Waren kommt die vom vordersten Platz dorthin). Ausschlagen darf man: das Bauen, jeden Verkauf, { $the_office_building }, { $the_chapel }, { $the_bank }, { $the_black_market }, { $the_crane } und { $the_library }, wie R59 es sagt.
    .R21 = Die Rollen werden im Uhrzeigersinn genommen, der Gouverneur beginnt, jede höchstens einmal pro Runde. Danach gehen alle Rollen zurück, und der linke Nachbar wird Gouverneur. Der erste Gouverneur ist der Spieler auf dem ersten Platz; von ihm an zählt R6.

section-builder = Baumeisterphase
    .R99 = Baumeister: Jeder darf ein Gebäude von der Hand bauen, für so viele Karten dieser Hand, wie es kostet; sie werden abgelegt. Die Karte, die gebaut wird, zahlt nichts.
    .R15 = Jeder Abzug gilt: 1 für den Wähler, je 1 mehr mit { $library }, { $smithy } oder { $quarry }, dazu, was der { $crane } abzieht. Was der { $black_market } zahlt, kommt danach. Unter 0 sinkt kein Preis, und herausgegeben wird nichts.
    .R16 = Die { $smithy } gilt nur für Produktionsgebäude, der { $quarry } nur für violette.
    .R17 = Jedes violette Gebäude hat man höchstens einmal offen liegen. Von den Produktionsgebäuden darf man beliebig viele haben.
    .R18 = Ein neues Gebäude wirkt, sobald die Baumeisterphase endet, kann also noch in derselben Runde nützen.
    .R19 = Für seinen eigenen Bau zählt es daher nicht: { $carpenter }, { $poor_house }, { $smithy } oder { $quarry } bringen, neu gebaut, für sich selbst nichts.
    .R22 = Erst wird die Karte der { $carpenter } gezogen. Dann zählt das { $poor_house } die Hand: 0 oder 1 Karte.
    .R23 = Das { $poor_house } hilft nur, wenn etwas gebaut wurde, und zählt die Hand nach dem Bezahlen.
    .R25 = { $black_market }: Keine, eine oder zwei Waren seines Besitzers zahlen je 1, für jede Art von Gebäude.
    .R26 = Niemand zahlt zu viel: Waren und Handkarten ergeben genau den Preis.
    .R29 = Was der { $crane } überbaut, ist sofort aus dem Spiel: keine Wirkung, keine Punkte und kein Gebäude mehr, wo Gebäude gezählt werden. Es bleibt bis zum Ende unter der neuen Karte, liegt in keinem Stapel, und alle wissen, was es ist. Abgezogen wird nur die oberste Karte, nicht was darunter liegt.
    .R30 = Für das Gebäude, das darüber kommt, nützt das überbaute nichts mehr: kein Abzug, keine Karte, und seine Ware zahlt nicht mit.
    .R31 = Ein { $crane } wird nie überbaut.
    .R32 = Kein Gebäude überbaut eines der gleichen Art, auch kein Produktionsgebäude. Es zählt nur die oberste Karte: X darf wieder über ein Y, unter dem ein X liegt.
    .R33 = Produktion über Violett und Violett über Produktion ist beides erlaubt.
    .R34 = Die Ware eines überbauten Gebäudes kommt auf die Ablage und kann nicht durch den { $black_market } zahlen.
    .R35 = Etwas Billiges über etwas Teurem kostet 0, und es gibt nichts zurück.
    .R36 = Ein violettes Gebäude, das überbaut ist, darf später noch einmal gebaut werden.
    .R38 = Die Karten unter einer { $chapel } bleiben und zählen, auch wenn sie überbaut wird. Ihre eigenen Punkte sind weg, und es kommt nichts dazu, bis sie noch einmal gebaut wird. Für { $bank } und { $harbor } gilt dasselbe.
    .R39 = Das Spiel endet mit 12 offenen Gebäuden; Überbauen ändert ihre Zahl nicht.
    .R41 = Auf den { $crane } kann man verzichten: Der freie Platz und jedes Gebäude, das überbaut werden kann, stehen einzeln zur Wahl. Der freie Platz nur, wenn man ihn bezahlen kann.
    .R42 = Nur offene Gebäude bringen Punkte und zählen. Was verwahrt ist, zählt auch unter einem überbauten Gebäude 1. Eine Karte, die eine andere überbaut, ist ein Gebäude und nicht verwahrt.

section-phases = Die anderen Phasen
    .R43 = Aufseher: Jeder produziert 1 Ware, der Wähler 1 mehr, mit { $aqueduct } 1 mehr, die { $library } des Wählers 1 mehr. Ein Produktionsgebäude fasst eine Ware. Der Besitzer sagt, welche leeren gefüllt werden. Indigo kommt aus der { $indigo_plant }, Zucker aus der { $sugar_mill }, Tabak aus dem { $tobacco_storage }, Kaffee aus der { $coffee_roaster }, Silber aus der { $silver_smelter }.
    .R45 = Ein { $well } zählt, was sein Besitzer in der Phase produziert hat, ein { $market_stand }, was er verkauft hat: Ab 2 gibt es eine Karte, auch wenn ein anderer die Rolle nahm.
    .R46 = Eine { $market_hall } gibt ab 1 verkauften Ware eine Karte, zusätzlich zum { $market_stand }.
    .R47 = Händler: Die nächste Preistafel wird aufgedeckt, bevor jemand entscheidet, und kommt nach der Phase ans Ende, ob verkauft wurde oder nicht. Die Reihenfolge bleibt; nach vier Händlerphasen sind also alle Preise bekannt, die fünfte Tafel, weil nur sie noch übrig ist. Sie werden gezeigt.
    .R48 = Jeder darf 1 Ware verkaufen, der Wähler 1 mehr, mit { $trading_post } 1 mehr, mit der { $library } des Wählers 1 mehr. Die Waren werden verdeckt abgelegt, dann die Karten gezogen.
    .R49 = Ratsherr: Der Wähler sieht 5 Karten an, mit { $library } 8, die anderen 2. Behalten wird eine, mit { $prefecture } zwei. Die { $library } ändert nicht, wie viele.
    .R50 = { $archive }: Die gezogenen Karten kommen auf die Hand, dann legt man von der ganzen Hand so viele ab, wie man sonst nicht behalten hätte: 1, 4 oder 7, mit { $prefecture } 0, 3 oder 6.
    .R52 = Sind weniger Karten da, als gezogen werden sollen, so behält man trotzdem möglichst so viele wie sonst; mit { $archive } wird abgelegt, was darüber ist, nie weniger als 0.
    .R53 = Goldsucher: Der Wähler zieht 1 Karte, mit { $library } 2.
    .R54 = Die { $gold_mine } gräbt in jeder Goldsucherphase, reihum vom Wähler an und nach dessen Privileg. Eine { $library } verdoppelt sie nicht.
    .R56 = Was eine { $gold_mine } aufdeckt, sehen alle; was nicht gewonnen wird, kommt auf die Ablage.
    .R57 = Sind alle vier Kosten verschieden, so nimmt der Besitzer in der ersten Auflage eine der vier Karten, in der zweiten die billigste. Sind zwei gleich, werden alle vier abgelegt.
    .R58 = Liegen in beiden Stapeln zusammen weniger als 4 Karten, tut eine { $gold_mine } nichts: Es wird nichts aufgedeckt und nichts gemischt.
    .R59 = Zu zweit dient die { $library } dem Gouverneur bei einer seiner zwei Rollen der Runde; bei welcher, sagt er selbst. Gefragt wird nach dem Nehmen der ersten Rolle, welche es auch ist, und in einer Händlerphase, wenn die Tafel aufgedeckt ist. Ein Ja verbraucht die { $library } für diese Runde, auch wenn es nichts gebracht hat. Nach einem Nein dient sie ohne Frage der zweiten Rolle.

section-round = Rundenbeginn, Ende, Punkte
    .R71 = Eine Runde beginnt mit dem neuen Gouverneur, in drei Schritten: { $office_building }; { $chapel } und { $bank }; die Handprüfung. In jedem Schritt sind alle reihum vom Gouverneur an dran; im zweiten nutzt man erst { $the_chapel }, dann { $the_bank }.
    .R101 = { $chapel }: Zu Rundenbeginn darf ihr Besitzer 1 Handkarte verdeckt darunterlegen. Am Ende zählt sie 1 Punkt.
    .R60 = Das Spiel ist am Ende der Baumeisterphase aus, in der jemand auf 12 Gebäude kommt. Wer in dieser Phase später dran ist, baut noch. Übrige Rollen werden nicht gespielt, und keine Runde beginnt mehr.
    .R70 = Ein Spiel, dessen 100. Runde zu Ende ist, endet dort: Sind beide Stapel leer, würde vielleicht nie mehr jemand bauen.
    .R62 = Die { $tavern } gibt ihre Karte am Ende jener Phase noch. Bei Gleichstand zählt sie.
    .R63 = Die Punkte werden in dieser Folge gezählt: was auf den Gebäuden steht, verwahrte Karten je 1, { $guild_hall }, { $city_hall }, { $triumphal_arch }, { $residence }, { $cathedral }, zuletzt der { $palace }.
    .R64 = Der { $palace } gibt ein Viertel aller anderen Punkte seines Besitzers, abgerundet.
    .R66 = Monumente zählen für den { $triumphal_arch } und für das { $city_hall }.
    .R100 = Wer die meisten Punkte hat, gewinnt.
    .R68 = Bei Gleichstand gewinnt, wer zusammen mehr Handkarten und Waren hat; eine Ware auf dem { $customs_office } ist eine Ware, verwahrte Karten zählen nicht mit. Ist auch das gleich, teilt man sich den Sieg.

section-new-buildings = Neue Gebäude
    .R74 = { $office_building }: Erst werden die 1 oder 2 Karten abgelegt, dann genau so viele gezogen.
    .R75 = Solange irgendwo eine { $guard_room } offen liegt, behält 6 Karten, wer weder { $guard_room } noch { $tower } hat; mit { $guard_room } sind es 7, mit { $tower } 12. Gibt es keine { $guard_room }, sind es 7.
    .R76 = { $hut }: Die Händlerphase endet, und niemand hat etwas verkauft, warum auch immer. Die Ware eines { $customs_office }es zu verkaufen ist Verkaufen. Die Besitzer ziehen reihum vom Wähler an.
    .R78 = { $tavern }: Ihr Besitzer hat die wenigsten offenen Gebäude, allein oder mit anderen, und mindestens einer hat mehr. Nicht in der Phase, in der sie gebaut wurde. Die Besitzer ziehen reihum vom Wähler an.
    .R79 = { $park }: Überbaut ihn der { $crane }, werden 6 abgezogen statt 3; die anderen Abzüge kommen hinzu.
    .R80 = { $customs_office }: Beginnt eine Ratsherrenphase und es ist leer, erhält es verdeckt eine Karte vom Stapel. Diese Ware bringt unter jeder Preistafel 2, zählt zu den erlaubten Verkäufen und für { $market_stand }, { $market_hall } und { $harbor }, und durch den { $black_market } zahlt sie 1. Der Aufseher füllt es nicht. Die Besitzer sind reihum vom Wähler an dran.
    .R82 = Wird ein { $customs_office } überbaut, ist seine Ware verloren.
    .R84 = { $bank }: Jeder darf sie einmal im Spiel nutzen, für 1 Karte oder mehr, zu Rundenbeginn und vor der Handprüfung. Die { $bank } noch einmal zu bauen ändert daran nichts.
    .R86 = { $harbor }: Von den in einer Händlerphase verkauften Waren kommt eine unter den { $harbor }, nicht auf die Ablage. Bezahlt wird sie wie die anderen.
    .R89 = { $goldsmith }: Nach dem Privileg und jeder { $gold_mine } decken die Besitzer reihum vom Wähler an je 1 Karte auf. Sie ist gewonnen, wenn niemand, auch der Besitzer nicht, dieses Gebäude offen liegen hat; sonst kommt sie auf die Ablage. Eine { $library } verdoppelt das nicht.
    .R92 = { $residence }: Reihen aus 3 verschiedenen Gebäuden mit gleichen Kosten geben 4, 3, 2 und 1; eine fünfte gibt nichts. Eine Karte gehört nur zu einer Reihe, doch zwei gleiche Gebäude dürfen zu zwei Reihen gehören. Die { $residence } ist selbst ein Gebäude mit Kosten 6.
    .R93 = k Reihen mit denselben Kosten gibt es genau dann, wenn die Exemplare aller Gebäude, jedes höchstens k-mal gezählt, zusammen 3k oder mehr sind.
    .R95 = Die { $cathedral } liegt neben den Rollen. Jeder darf sie anstelle einer Handkarte bauen, wer es zuerst tut, hat sie. Alle Abzüge gelten.
    .R96 = Die { $cathedral } ist für { $quarry }, { $carpenter } und { $city_hall } ein violettes Gebäude. Sie darf überbaut werden, das zieht 7 ab, und kommt dann nicht wieder.
    .R97 = { $cathedral }: Die offenen Gebäude mit Kosten 6 aller anderen zusammen geben 4, 3, 2 und 1, höchstens also 10.

section-rulings = Warum wir so spielen
    .ruling-archive = **{ $archive }, Kosten 1.** Eine Spielregel führt es mit 2. Alle anderen Quellen sagen 1.
    .ruling-hero = **{ $hero }, 5 Punkte.** Eine Spielregel führt 3. Alle anderen Quellen sagen 5.
    .ruling-guild-hall = **{ $guild_hall }.** An den Beispielen sind die Auflagen zu unterscheiden: 2 Indigoküpereien, 1 Zuckermühle und 1 Tabakspeicher sind in der ersten Auflage 8 und in der zweiten 7; mit 2 Tabakspeichern 10 und 8; 3 Indigoküpereien allein 6 und 4.
    .ruling-residence = **Die { $residence }, die 10 bringt.** Das Beispiel der Spielregel nennt { $the_customs_office } unter den Gebäuden mit Kosten 1, was nicht sein kann; für die Summe braucht es eines mit diesen Kosten. Wir lesen: { $office_building }.
    .ruling-tucked = **Verwahrte Karten.** Nach den Spielregeln ist ihre Zahl das Geheimnis des Besitzers. Mitzählen könnte jeder, also wird sie gezeigt; die Vorderseiten nicht, und die unter einem { $harbor } sieht auch der Besitzer nicht.
    .ruling-market-hall = **{ $market_hall }.** Das Beispiel der Spielregel verkauft Zucker für 1 und Kaffee für 3, was keine Preistafel zahlt. Es dient als Rechnung.
    .ruling-ties = **Gleichstand (R68).** Dass sich bei völligem Gleichstand alle den Sieg teilen und dass die Ware eines { $customs_office }es bei Gleichstand zählt, ist hier entschieden.
    .ruling-refused = **Was nicht ausgeschlagen wird (R20).** Die Spielregeln sagen, dass kein Gebäude je genutzt werden muss. Wir fragen nur, wo jemand Nein sagen wollen könnte. Eine geschenkte Karte, eine Ware oder eine Karte zur Auswahl schadet nie auf eine Weise, die man vorhersehen kann; deshalb nennt R20 diese Wirkungen als solche, die nicht ausgeschlagen werden.
    .ruling-reshuffle = **Neu gemischt mitten in einer Wirkung (R11).** Die Spielregeln mischen die Ablage, wenn der Stapel ausgeht, und sagen nichts von Karten, die sich gerade noch jemand ansieht. Die liegen in keinem der Stapel, werden also nicht mit eingemischt.
    .ruling-too-few = **Zu wenige Karten (R12, R52, R58).** Die Spielregeln sagen nicht, was geschieht, wenn beide Stapel leer sind. Wir geben, was da ist, der Reihe nach. Beim Ratsherrn werden so viele Karten behalten wie sonst, denn die behaltenen sind die Wirkung, und der Rest wird weggelegt. Die { $gold_mine } vergleicht vier Karten, mit weniger tut sie also nichts.
    .ruling-covered = **Überbaute Gebäude (R29, R89, R97).** Die Spielregeln nehmen ein überbautes Gebäude aus dem Spiel und aus dem Besitz. Wir schließen daraus, dass nichts es mitzählt: nicht die 12 Gebäude, nicht { $tavern }, { $guild_hall }, { $city_hall }, { $triumphal_arch } oder { $residence }. „Hat dieses Gebäude“ bei der { $goldsmith } und „Gebäude mit Kosten 6“ bei der { $cathedral } meinen aus demselben Grund offene. Dass alle wissen dürfen, was unter einem Gebäude liegt, folgt aus R9: Es hat offen dagelegen.
    .ruling-start = **Der Rundenbeginn (R71).** Die zweite Spielregel gibt die drei Schritte vor. Dass alle mit einem Schritt fertig sind, bevor der nächste beginnt, dass es vom Gouverneur an reihum geht und dass man { $the_chapel } vor der { $bank } nutzt, ist hier entschieden.
    .ruling-bank = **Die { $bank } nur einmal (R84).** „Nur einmal im ganzen Spiel“ könnte für jede Karte oder für jeden Spieler gelten. Wir lesen: für jeden Spieler; eine { $bank }, die überbaut und neu gebaut wird, ist also nicht noch einmal zu nutzen.
    .ruling-harbor = **{ $harbor } (R86).** Die Spielregel sagt, dass eine verkaufte Ware unter den { $harbor } gelegt werden „darf“. Dort ist sie 1 Punkt wert und auf der Ablage nichts, also wird niemand gefragt. Eine Ware in jeder Händlerphase, weil die Spielregel „eine Ware“ sagt.
    .ruling-goldsmith = **{ $goldsmith } (R89).** Die Spielregel lässt { $gold_mine } und { $goldsmith } im selben Augenblick wirken. Hier kommt die { $gold_mine } zuerst, als Gebäude des Grundspiels. Die Karte gehört nicht zum Privileg, eine { $library } verdoppelt sie also nicht.
    .ruling-last-round = **Die 100. Runde (R70).** Die Spielregeln kennen kein Ende außer den 12 Gebäuden. Bauen muss nie jemand (R1), wer nicht baut, spielte also ewig, und R70 beendet ein solches Spiel; Spiele, in denen alle gewinnen wollen, dauern etwa 11 bis 20 Runden.
    .ruling-figures = **Kosten und Punkte der Neuen Gebäude (†).** Wir haben diese Karten nicht gesehen. Die Spielregel nennt die Kosten von { $guard_room } (1), { $park } (3), { $residence } (6) und { $cathedral } (7); alle anderen Kosten und alle Punkte stammen aus Kartenlisten von Spielern. Die Listen stimmen überein, doch für die Zahlen mit † haben wir nur wenige gefunden oder eine, die abweicht: Das gilt für die Kosten von { $hut }, { $tavern } und { $bank }; bei der { $goldsmith } erinnert sich ein Spieler an 2 Punkte, zwei Listen haben 3.
    .ruling-customs-office = **{ $customs_office }, Kosten 3.** Im Beispiel der Spielregel zur { $residence } steht „(1)“ hinter seinem Namen. Doch die Spielregel beschreibt die Gebäude nach steigenden Kosten, und { $customs_office } kommt nach dem { $park } (3) und vor der { $bank }; auch die Kartenlisten haben 3. Falsch ist in jenem Beispiel also der Name, nicht die Kosten.
    .ruling-size = **Größe der Erweiterung.** Ein Erstdruck der zweiten Auflage soll 110 + 33 + 1 Karten gehabt haben. Wir spielen mit 112 + 29 + 1.

section-examples = Beispiele
    .example-1 = Baumeister mit { $smithy } und { $library }: Eine { $sugar_mill } (2) kostet 0; der übrige Abzug verfällt.
    .example-2 = Mit dem { $crane } kostet ein { $palace } über einer { $chapel } 3 Karten, eine { $statue } über einer { $coffee_roaster } keine.
    .example-3 = Für den Baumeister mit { $quarry } kostet der { $crane } nichts. Hat er auch eine { $library }, kostet jedes violette Gebäude 3 weniger.
    .example-4 = { $black_market }: eine { $library } (5), bezahlt mit 2 Waren und 3 Karten.
    .example-5 = { $trading_post }: 2 Waren verkauft, vom Händler 3, mit einer { $library } 4. { $aqueduct }: 2, 3 und 4 Waren produziert.
    .example-6 = Der Händler mit { $trading_post } und { $market_stand } verkauft Indigo, Tabak und Silber für 1, 2 und 3: 7 Karten.
    .example-7 = { $gold_mine }: Die Kosten 5, 3, 1, 3 gewinnen nichts; 4, 1, 3, 5 gewinnen in der ersten Auflage eine beliebige Karte, in der zweiten die mit 1.
    .example-8 = Ratsherr mit { $archive } und { $prefecture }: 5 gezogen, 3 abgelegt; mit einer { $library } 8 und 6.
    .example-9 = { $market_hall }: Zucker für 1 und Kaffee für 3 bringen 5 Karten. { $prefecture }: 2 von 2 behalten, 2 von 5, mit einer { $library } 2 von 8. { $library }: 8 Karten angesehen, 2 weniger bezahlt, 3 Waren produziert, 3 verkauft, 2 Karten gezogen. Eine { $statue } und eine { $victory_column } dürfen in einer Stadt stehen, zwei Exemplare einer { $statue } nicht. Eine { $chapel } mit 7 Karten: 9 Punkte. Ein { $triumphal_arch } mit { $statue } und { $hero }: 6. Ein { $city_hall } und acht weitere violette Gebäude: 9. Ein { $palace } bei 34 Punkten: 8, zusammen 42.
    .example-10 = { $guild_hall }: 2 Indigoküpereien, 1 Zuckermühle, 1 Tabakspeicher: 8 in der ersten Auflage. 2 Indigoküpereien, 1 Zuckermühle, 2 Tabakspeicher: 8 in der zweiten.
    .example-11 = Mit dem { $crane } über einem { $park } kostet eine { $library } 0; die { $cathedral } 1, und 0 für den Baumeister oder mit einem { $quarry }.
    .example-12 = { $residence }, 7 Punkte: 2 Indigoküpereien, Zuckermühle, Schwarzmarkt, Brunnen, 2 Tabakspeicher, Aquädukt, Palast, Zunfthalle, Residenz. { $residence }, 10 Punkte: 2 Indigoküpereien, Archiv, Goldgrube, Wachstube, Amtsstube, Schreinerei, Tabakspeicher, Aquädukt, Palast, Rathaus, Residenz.
    .example-13 = { $cathedral } gegen 2 Zunfthallen, 2 Rathäuser, eine Residenz und einen Palast: 10.

# Weitere Suchwörter zu einer Regel. Die Seite zeigt sie nicht an.
book-keywords =
    .R3 = zwei Spieler, zu zweit
    .R7 = Handlimit, Kartenlimit, Höchstzahl
    .R11 = leerer Stapel, neu mischen
    .R12 = leerer Stapel
    .R17 = doppelt, zweimal, dasselbe Gebäude
    .R47 = Preise ändern
    .R60 = Spielende, Ende des Spiels, letzte Runde
    .R63 = Wertung, Siegpunkte
    .R68 = Gleichstand, unentschieden
    .R99 = bezahlen, Kosten
