# Deutsch: die Wörter für jedes Spiel an diesem Tisch. Die Kennungen sind die von en.ftl.
# As in English: day-par keycap-enter keycap-escape pace-normal settings-touch
# As in English: share-link text-normal

## Die Seite

unstarted = Diese Seite ist noch nicht gestartet. Wenn sie nicht bald startet, schalte JavaScript ein und öffne die Seite unter einer Webadresse, die mit einem Schrägstrich endet, nicht als Datei auf diesem Computer. Ist sie in eine andere Seite eingebettet, öffne sie in einem eigenen Tab. Verändert ihr Server Skripte, wie der Rocket Loader von Cloudflare, muss das dort abgeschaltet werden. Sonst ist eine Datei nicht angekommen: Lade die Seite neu.
unstarted-greeted = Das Spiel lädt noch. Wenn es nicht bald startet, ist eine Datei nicht angekommen: Lade die Seite neu.
unstarted-file = Das Spiel ist noch nicht gestartet. Wenn es nicht bald startet, schalte JavaScript ein oder öffne diese Datei in einem neueren Browser.
title-turn = { app-title }: { $who ->
    [you] du bist dran
   *[other] { $name } ist dran
}
title-over = { app-title }: Endabrechnung
you = Du
seat-1 = Marisol
seat-2 = Tomás
seat-3 = Diego
seat-4 = Inés
seat-5 = Paloma
player = Spieler { $seat }
close = Schließen
menu = Menü
theme-toggle = Tag oder Nacht
language-label = Sprache
language-name = Deutsch
notice-close = Meldung schließen

## Startseite

shelf-title = Spiele
shelf-seats = { $seats } Spieler
continue-title = Deine letzte Partie
continue-era = { $era } · { $seats } Spieler
continue-over = Beendet · { $seats } Spieler
continue-when = { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
continue-points = Punkte bisher
continue-button = Weiterspielen
continue-result = Ergebnis ansehen
continue-earlier = { $count ->
    [one] 1 frühere Partie
   *[other] { $count } frühere Partien
}
continue-more = { $count ->
    [one] Noch eine
   *[other] Noch { $count }
}
remove-game = Diese Partie löschen
remove-sure = Diese Partie endgültig löschen?
remove-yes = Löschen
remove-no = Behalten
new-title = Neue Partie
new-seats = Spieler
new-name = Name, Platz { $seat }
new-kind = Wer spielt an Platz { $seat }
new-more = Weitere Optionen
kind-person = Mensch
kind-random = Computer, zufällig
    .short = Zufällig
kind-easy = Computer, leicht
    .short = Leicht
kind-medium = Computer, mittel
    .short = Mittel
kind-hard = Computer, schwer
    .short = Schwer
kind-expert = Computer, Experte
    .short = Experte
kind-master = Computer, Meister
    .short = Meister
kind-adaptive = Hält mit dir Schritt
    .short = dein Niveau
kind-phone = Eigenes Handy
    .short = eigenes Handy
level-phone = Scannt nach dem Start einen Code.
adaptive = { $way ->
    [first] Das Niveau richtet sich nach deinen Ergebnissen mit { $seats } am Tisch. Es beginnt mit: { $next }.
    [up] Du hast { $wins } der letzten { $of } Partien gegen { $level } gewonnen. Jetzt: { $next }.
    [down] Du hast nur { $wins } der letzten { $of } Partien gegen { $level } gewonnen. Jetzt: { $next }.
   *[same] Gegen { $level } hast du zuletzt { $wins } von { $of } Partien gewonnen. Noch einmal: { $next }.
}
new-seed = Startzahl
new-seed-empty = Der Zufall entscheidet
new-seed-label = Startzahl, eine ganze Zahl; leer: der Zufall entscheidet
new-seed-set = Startzahl { $seed }
new-serious = Strenge Partie
new-serious-note = Kein Zurücknehmen und keine Tipps, von der ersten bis zur letzten Entscheidung. Das baut auf deine Ehrlichkeit: Wer die Datei öffnet oder sie anderswo spielt, kann es umgehen.
new-button = Spielen
setup-alone = { $one } gegen Computer: { $levels }
setup-people = { $people } Menschen an einem Gerät
setup-phones = { $people } Menschen mit eigenen Handys
setup-mixed = { $people } Menschen gegen Computer: { $levels }
setup-watched = Nur Computer: { $levels }
setup-times = { $count } × { $level }
setup-change = Ändern
new-phones = Die anderen am eigenen Handy
open-title = Partie öffnen
load-file = Spielstand öffnen
drop-file = Lass die Datei hier los: einen Spielstand, eine Sicherung oder einen Text mit einem Link oder Code
paste-button = Link oder Code öffnen
paste-label = Link oder Code
paste-note = So, wie „{ share-button }“ ihn zeigt, für eine Kartenverteilung oder eine Partie.
paste-open = Öffnen
loading-label = Das Spiel wird vorbereitet
loading-ready = Das Spiel ist bereit.
loading-waiting = { $step }. Die Partie beginnt, sobald alles bereit ist.
loading-game = { $game } wird geladen
retry = Noch einmal versuchen
reload = Neu laden
credits-button = Mitwirkende
credits-title = Mitwirkende und Lizenzen
credits-icons = Symbole: { $authors }, von game-icons.net, Creative Commons Attribution 3.0; einige Zeichnungen sind unsere eigenen.
credits-type = Schrift: Alegreya und Alegreya Sans von Juan Pablo del Peral, Huerta Tipográfica, SIL Open Font License 1.1.
credits-code = Programme: CPython (PSF License), Pyodide (MPL 2.0), lit-html (BSD 3-Clause), Fluent (Apache 2.0), idb-keyval (Apache 2.0), qr (MIT).
credits-licences = Alle Lizenzen

step-download = Spiel wird geladen
step-python = Python startet

## Lektionen

learn-title = { app-title } lernen
learn-new = Neu bei { app-title }?
learn-note = Nach fünf Minuten mit einem Begleiter kennst du das Spiel.
lessons-title = Lektionen
learn-all = Alle Lektionen
coach-next = Weiter
coach-end = Weitere Lektionen
coach-then = Nächste Lektion
coach-why = Warum?
coach-of = { $lesson }, Schritt { $step } von { $steps }
lesson-begin = Anfangen
lesson-go-on = Fortsetzen
lesson-again = Noch einmal
lesson-anew = Von vorn
lesson-is-done = geschafft
lesson-is-open = begonnen
lesson-step = Schritt { $step } von { $steps }

## Kopfleiste und Menü

serious-mark = streng
phase-over = Spielende
lapsed-mark = nicht mehr streng
lapsed-note = Das war eine strenge Partie. Dann wurde ein früherer Stand geladen oder ihre Datei verändert.
menu-help = Hilfe
menu-this-game = Diese Partie
menu-game = { $seats } Spieler
    .seed = Startzahl { $seed }
what-title = Was ist das?
what-more = Zur Regel
what-before = Vorige Erklärung
what-next = Nächste Erklärung
menu-save = Partie speichern
phones-button = Eigene Handys
menu-new = Partie verlassen
menu-kept = Sie ist gespeichert: „{ continue-button }“ auf der Startseite führt zurück.
menu-visit = Diese Partie ist noch nicht gespeichert. Spiel hier weiter oder speichere sie mit „{ menu-save }“ in einer Datei.
unkept-mark = Ungespeichert
open-tab = In eigenem Tab öffnen

## Die Festlegung einer strengen Partie

commitment-title = Fingerabdruck der Verteilung
commitment-note = Er wurde vor der ersten Entscheidung aus der Kartenverteilung und einer Zufallszahl berechnet, dem Salz. Schreib ihn auf oder schick ihn allen, die mitspielen: Nach der Partie stehen Verteilung und Salz hier, und niemand findet eine andere Verteilung, die dazu passt.
commitment-fingerprint = Fingerabdruck
commitment-deal = Verteilung
commitment-salt = Salz
commitment-shell = Mit einem Befehl
commitment-noted = Der Fingerabdruck, den du aufgeschrieben hast
commitment-check = Prüfen
commitment-fits = Er passt: Die Partie wurde ausgeteilt wie versprochen.
commitment-differs = Er passt nicht: Versprochen war eine andere Verteilung.

## Einstellungen

settings-title = Einstellungen
settings-of-look = Aussehen
settings-of-play = Spielablauf
settings-of-sound = Ton und Vibration
settings-of-device = Tasten und Gerät
settings-theme = Tag oder Nacht
theme-auto = Automatisch
theme-light = Tag
theme-dark = Nacht
settings-text = Textgröße
text-normal = Normal
text-large = Groß
text-larger = Größer
settings-volume = Lautstärke
volume-soft = Leise
volume-normal = Mittel
volume-loud = Laut
sound-offer = Mit Ton spielen?
sound-yes = Ja
sound-no = Nein
settings-pace = Züge des Computers
pace-slow = Langsam
pace-normal = Normal
pace-quick = Schnell
pace-once = Sofort
settings-confirm = Was bestätigt wird
confirm-always = Alles
confirm-some = Alles außer der Wahl von genau einem
confirm-several = Nur die Wahl von mehreren
confirm-never = Nichts: ein Klick genügt
detail-little = Wenig
detail-more = Mehr
detail-all = Alles
detail-add = Mehr auf dem Tisch zeigen
settings-cores = Prozessorkerne zum Nachdenken
    .note = Mit mehreren sind langsame Computergegner und der Rückblick früher fertig; jeder Kern braucht so lange eigenen Arbeitsspeicher.
cores-fitting = Automatisch
settings-scores = Punkte während der Partie
    .note = Sonst bleiben sie bis zum Ende geheim.
settings-keys = Buchstaben und Ziffern als Kürzel
    .note = Enter, Escape und die Pfeiltasten gehen auch ohne sie.
settings-caps = Tasten auf Knöpfen und Auswahlen zeigen
    .note = Sonst erscheinen sie, sobald du eine Taste drückst.
settings-touch = Vibration
    .note = Ein kurzes Vibrieren, wenn du dran bist, falls das Gerät es kann.

## Tastatur

keys-title = Tastatur
keys-answer = Antworten
keys-look = Genauer hinsehen
keys-move = Sich bewegen
keys-after = Zurückblicken
keys-note = Buchstaben und Ziffern lassen sich in den Einstellungen abschalten.
keycap-enter = Enter
keycap-escape = Esc
keycap-pageup = Bild auf
keycap-pagedown = Bild ab
key-choose = die Auswahl mit dieser Taste nehmen oder zurücklegen
key-confirm = bestätigen; auf einer Auswahl: nehmen, dann bestätigen
key-put-down = alles zurücklegen, den Tipp oder das offene Fenster schließen
key-undo = zurücknehmen
key-hint = Tipp
key-skip = vorspulen, bis du dran bist
key-log = zum Verlauf
key-what-if = Was wäre, wenn: von hier aus anders weiterspielen
key-review = jede Entscheidung beurteilen, in der Wiedergabe einer beendeten Partie
key-mistake-back = zum vorigen Fehler, wenn beurteilt ist
key-mistake-on = zum nächsten Fehler, wenn beurteilt ist
key-what = die Teile des Tisches erklären, einen nach dem anderen
key-menu = Menü
key-move = von Teil zu Teil, den Tisch hinauf und hinab
key-next = zum nächsten Teil der Seite
key-go-back = aus einer Variante zurück zur Partie
key-look-back = Rückblick auf eine beendete Partie
key-replay = Wiedergabe; vom Rückblick an den Tisch
key-settings = Einstellungen
key-keys = diese Liste

## Vorgelesen

said-label = Ansagen
said-undone = Zurückgenommen.
said-asked = { $who ->
    [you] Du bist dran.
   *[other] {""}
} { $when }. { $prompt } – { $instruction } { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
}.

## Tisch

rivals = Gegner
say-deciding = überlegt
points-label = { $count ->
    [one] Punkt
   *[other] Punkte
}
points-open = { $points ->
    [one] 1 Punkt: woraus er besteht
   *[other] { $points } Punkte: woraus sie bestehen
}
points-now = Punkte jetzt
points-parts = Punkte im Einzelnen
points-hidden = Die Punkte bleiben bis zum Ende verborgen; die Einstellungen zeigen sie wieder.
log-label = Verlauf
log-empty = Noch ist nichts passiert.
log-moment = Diesen Zeitpunkt zeigen
show-final = Endabrechnung
show-table = Tisch ansehen

## Was gefragt wird

ask-label = Entscheidung
options-label = Auswahl
label-advised = Hier empfohlen.
consent-yes = Ja
consent-no = Nein
choose-nothing = Nichts
confirm = Bestätigen
undo = Zurücknehmen
undo-none = Noch nichts zurückzunehmen
skip = Überspringen
count-to-go = { $picked } gewählt, noch { $left }
count-ready = { $picked } gewählt, bereit
count-up-to = { $picked } von höchstens { $high } gewählt
status-thinking = { $name } überlegt …
status-showing = { $name } ist dran …
status-yours = Gleich bist du dran
status-sent = Einen Moment …
status-elsewhere = Diese Partie läuft in einem anderen Tab
play-here = Hier weiterspielen
prompt-other = { $name } entscheidet

hint-button = Tipp
titled = { $title }: { $text }
commas = { $first }, { $next }
comma = { $text },
full-stop = { $text }.
percent = { $percent } %
    .under = < { $percent } %
    .over = > { $percent } %
advice-title = Beste Antworten
advice-close = Tipp schließen
advice-thinking = Die besten Antworten werden gesucht …
advice-chance = { $chance } Siegchance
advice-even = { $game ->
    [won] Jede Antwort gewinnt von hier aus fast immer; den Unterschied zeigen die Gründe.
   *[lost] Jede Antwort verliert von hier aus fast immer; den Unterschied zeigen die Gründe.
}
advice-said = { $name }, { $chance }. { $reason }

prompt-person = { $name }: { $prompt }

## Das Gerät weitergeben

handover-title = Gib das Gerät an { $name } weiter
handover-text = Als Nächstes entscheidet { $name } und darf dabei sehen, was sonst niemand sehen darf.
handover-meanwhile = Inzwischen
handover-button = Ich bin { $name }

## Ende

end-win = { $name } { $who ->
    [you] gewinnst
   *[other] gewinnt
} mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}
end-shared = { $names } { $who ->
    [you] teilt euch
   *[other] teilen sich
} den Sieg mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}
end-ahead = { $ahead ->
    [one] 1 Punkt
   *[other] { $ahead } Punkte
} vor { $who ->
    [you] dir
   *[other] { $name }
}.
end-own = Platz { $place } für dich, mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
end-rematch = Revanche
end-more = Mehr
statistics-title = Statistik
suggestion = { $way ->
    [up] Du hast { $wins } deiner letzten { $of } Partien gegen { $level } gewonnen: Versuch es mit { $next }.
   *[down] Du hast { $wins } deiner letzten { $of } Partien gegen { $level } gewonnen: { $next } macht vielleicht mehr Spaß.
}
suggestion-play = Gegen { $next } spielen
end-new = Neue Partie
end-save = Partie speichern
end-table = Endabrechnung

## Installieren, neue Versionen

install-new = Neue Partie
install-go-on = Letzte Partie fortsetzen
install-offer = Spiel es als eigene App, auch ohne Internet.
install-by-hand = So bleiben das Spiel und deine Partien erhalten: Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“.
install-yes = Installieren
install-no = Nein, danke
version-newer = Eine neue Version ist da.
version-take = Laden

## Wiedergabe

replay-button = Wiedergabe
replay-there = Am Tisch ansehen
replay-moment = Zeitpunkt der Partie
replay-at = Zug { $ply } von { $last }.
replay-asked = { $name } · { $stage }
replay-decided = { $name } · { $stage }: { $answer }
replay-as = Gesehen von
replay-decider = Wer entscheidet
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Einen Zug weiter
replay-last = Zum letzten Zug
replay-mistake-back = Voriger Fehler
replay-mistake-on = Nächster Fehler
replay-close = Zurück

## Was wäre, wenn

what-if-button = Was wäre, wenn?
what-if-again = Noch einmal versuchen
what-if-back = Zur Partie
what-if-from = Ab Zug { $ply } anders weiterspielen. Die Partie selbst bleibt, wie sie ist.
what-if-seat = Dein Platz
what-if-level = Die anderen
what-if-same = Wie zuvor
what-if-cards = Der Zufall fällt aus wie in der Partie.
what-if-anew = Die Partie läuft noch, darum weißt du nicht mehr als bei diesem Zug: Alles Verdeckte wird neu verteilt.
what-if-begin = Von hier aus weiterspielen
what-if-nothing = Hier wird nichts mehr entschieden. Geh in der Wiedergabe zu einem früheren Zug.
variation = Variante { $number }
variation-none = Partie
variation-of = Variante { $number } · Zug { $ply }, als { $name }
variation-keep = Behalten
variation-kept = behalten
variations = Die Partie und ihre Varianten
variations-note = Eine Variante bleibt, bis du diese Partie verlässt. Mit „{ variation-keep }“ oder in einer Datei gespeichert kannst du sie später fortsetzen.

## Beurteilung

review-button = Beurteilung
review-waiting = Noch nicht beurteilt.
review-best = Die beste Antwort.
review-good = Etwa so gut wie die beste Antwort.
review-lost = { $judgement }: { $games ->
    [100] verliert eine gewonnene Partie. „{ $best }“ gewinnt.
    [one] „{ $best }“ bringt in 100 Partien 1 Sieg mehr.
   *[other] „{ $best }“ bringt in 100 Partien { $games } Siege mehr.
}
review-over = Die Partie ist zu Ende.
judgement-inaccuracy = Ungenauigkeit
judgement-mistake = Fehler
judgement-blunder = Grober Fehler
judgement-from = { $judgement }: kostet mindestens { $games } von 100 Partien
accuracy-title = Genauigkeit
accuracy-of = { $name }: Genauigkeit { $accuracy } %; Ungenauigkeiten: { $inaccuracy }, Fehler: { $mistake }, grobe Fehler: { $blunder }.
accuracy-unknown = { $name }: noch nicht bekannt.
accuracy-how = Was sagt diese Zahl?
accuracy-note = Auf dem Spiel steht bei jeder Entscheidung der Abstand zwischen der besten und der schlechtesten geprüften Antwort. Die Genauigkeit ist der Anteil, den ein Spieler davon insgesamt behalten hat: Wer immer die beste Antwort gibt, hat 100 %, wer immer die schlechteste gibt, 0 %. Entscheidungen, bei denen nichts auf dem Spiel stand, zählen nicht.

## Teilen

share-button = Teilen
share-what = Was geteilt wird
share-deal = Der Spielbeginn
    .note = Derselbe Anfang und dieselben Mitspieler.
share-game = Die Partie
    .note = Von Anfang bis Ende, mit den Namen der Spieler, geöffnet bei Zug { $at }.
share-beat = Dazuschreiben, dass ich { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} habe
    .note = Wer dieselbe Verteilung spielt, sieht es danach.
share-challenge = Überbiete meine { $points }!
share-running = Diese Partie läuft noch: Wer den Link hat, kann alles Verdeckte herausfinden.
share-file = Diese Seite liegt auf deinem Gerät: Der Link öffnet sich nur hier. Wer die Seite auch hat, fügt ihn dort bei „{ paste-button }“ ein.
share-link = Link
share-copy = Link kopieren
share-copied = Kopiert.
share-marked = Der Link ist markiert: Kopiere ihn von Hand.
share-send = Senden …
share-picture = QR-Code
share-picture-label = Der Link als QR-Code
end-picture-send = Bild teilen
link-deal = Jemand hat diesen Spielbeginn mit dir geteilt: derselbe Anfang, dieselben Mitspieler.
link-beat = Wer diese Kartenverteilung mit dir geteilt hat, kam damit auf { $theirs ->
    [one] 1 Punkt
   *[other] { $theirs } Punkte
}, du auf { $own }.

## Die Partie des Tages

day-title = Partie des Tages
day-note = Derselbe Anfang für alle
day-play = Spielen
day-go-on = Weiterspielen
day-result = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, Rang { $place } von { $seats }
day-row = { $days ->
    [one] 1 Tag in Folge
   *[other] { $days } Tage in Folge
}
day-line = { app-title } am { $day }: { $result }
day-share = Ergebnis teilen
day-of = Partie vom { $day } · gegen { $opponents }
day-opponents = { $count } × { $level }
day-par = Par { $par }
day-par-result = Par { $par }, { $way ->
    [over] übertroffen um { $points }
    [under] verfehlt um { $points }
   *[even] erreicht
}
days-button = Kalender
days-title = Partien des Tages
days-note = Par ist das Ergebnis des Computers auf deinem Platz, mit demselben Anfang gegen dieselben Gegner.
days-past = Ein vergangener Tag: Du kannst ihn noch spielen, aber er zählt nicht für die Tage in Folge.
days-next = Nächster Monat
days-previous = Voriger Monat
days-day = { $day }: { $result ->
    [none] { $standing }
   *[other] { $standing }, { $result }
}
days-coming = kommt noch
days-open = nicht gespielt
days-begun = angefangen
days-played = gespielt
days-beaten = Par übertroffen
days-won = gewonnen
days-lost = { $count ->
    [one] 1 Tag ist beschädigt oder aus einer neueren Version und fehlt deshalb hier.
   *[other] { $count } Tage sind beschädigt oder aus einer neueren Version und fehlen deshalb hier.
}

## Aufgaben

puzzles-title = Aufgaben
puzzles-note = Welche Antwort ist die beste?
puzzles-done = { $count ->
    [one] 1 ist gelöst.
   *[other] { $count } sind gelöst.
}
puzzles-button = Aufgabe wählen
puzzles-about = Jede Aufgabe ist eine Entscheidung aus einer Partie des Computers gegen sich selbst. Jede Antwort wurde einige Hundert Mal weitergespielt, nur mit dem Wissen, das du hier auch hast; die beste gewann klar mehr Partien als jede andere.
puzzles-again = Eine Aufgabe, die du nicht löst, kommt nach ein paar anderen wieder.
puzzle-grade-easy = Leicht
puzzle-grade-medium = Mittel
puzzle-grade-hard = Schwer
puzzle-grade-own = Deine Fehler
puzzle-solved = { $done } von { $count } gelöst
puzzle-solve = Lösen
puzzle-solve-grade = Lösen: { $grade }
puzzle-choose = Eine wählen
puzzle-entry = Aufgabe { $place }{ $standing ->
    [solved] , gelöst
    [again] , kommt wieder
   *[new] {""}
}
mistake-entry = { $era }, { $stage }: Du hast „{ $name }“ gewählt. Das kostet { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} von 100.
mistakes-none = Öffne nach einer Partie den Rückblick: Deine teuersten Entscheidungen werden hier zu Aufgaben.
mistake-gone = Diese Seite kann die Partie zu diesem Fehler nicht mehr nachspielen und stellt ihn darum nicht mehr als Aufgabe.
mistake-remove = Diesen Fehler entfernen
mistakes-lost = { $count ->
    [one] 1 deiner Fehler ist beschädigt oder aus einer neueren Version und fehlt deshalb hier.
   *[other] { $count } deiner Fehler sind beschädigt oder aus einer neueren Version und fehlen deshalb hier.
}
mistakes-noted = { $count ->
    [one] Deine teuerste Entscheidung ist jetzt eine Aufgabe.
   *[other] Deine { $count } teuersten Entscheidungen sind jetzt Aufgaben.
}
puzzle-place = Aufgabe · { $grade } { $place }/{ $count }
puzzle-question = Was gewinnt am häufigsten?
puzzle-leave = Verlassen
puzzle-next = Nächste Aufgabe
puzzle-again = Noch einmal
puzzle-play-on = Von hier weiterspielen
puzzle-judging = Der Computer prüft deine Antwort …
puzzle-right = Richtig!
puzzle-wrong = Nicht die beste Antwort
puzzle-answers = Alle Antworten und was sie von 100 Partien kosten
puzzle-best-is = Am besten: { $name }
puzzle-given-is = Deine Antwort: { $name }
puzzle-cost = Sie { $games ->
    [100] verliert eine gewonnene Partie.
    [one] bringt in 100 Partien 1 Sieg weniger als die beste.
   *[other] bringt in 100 Partien { $games } Siege weniger als die beste.
}
puzzle-best = die beste
puzzle-loss = −{ $games }
puzzle-given = deine Antwort

## Rückblick

look-back-button = Rückblick
look-back-title = Rückblick
look-back-note = Der Computer trifft alle Entscheidungen noch einmal und beurteilt jede nach dem, was der Spieler damals sehen konnte. 60 % Siegchance heißt: Von 100 Partien, die so weitergehen, werden 60 gewonnen.
look-back-way = Der Rückblick beginnt am Ende der Partie. Zuerst lässt er große Lücken, dann füllt er sie. Du kannst ihn jederzeit verlassen: Er macht dort weiter, wo er war.
look-back-begun = Die Entscheidungen werden geprüft …
look-back-left = { $unit ->
    [moments] Noch ein paar Sekunden
    [seconds] Noch etwa { $count } Sekunden
   *[minutes] { $count ->
        [one] Noch etwa 1 Minute
       *[other] Noch etwa { $count } Minuten
    }
}
look-back-progress = { $looked } von { $count ->
    [one] 1 Entscheidung
   *[other] { $count } Entscheidungen
} geprüft
look-back-finished = { $count ->
    [one] 1 Entscheidung ist geprüft.
   *[other] Alle { $count } Entscheidungen sind geprüft.
}
look-back-said-finished = Alle Entscheidungen sind geprüft.
look-back-said-stopped = Angehalten.
look-back-stop = Anhalten
look-back-go-on = Weiter
look-back-signed = { $sign }{ $games }
look-back-end = Ende
look-back-curve = Siegchance
look-back-figures = Als Tabelle
look-back-costly = Teure Entscheidungen
look-back-lost = { $count ->
    [one] 1 Fehler hat
   *[other] { $count } Fehler haben
} { $who ->
    [you] dich
   *[other] { $name }
} { $count ->
    [one] {""}
   *[other] im Schnitt je{" "}
}{ $games } von 100 Partien gekostet.
look-back-lost-yet = Noch keine teure Entscheidung von { $who ->
    [you] dir
   *[other] { $name }
} gefunden.
look-back-lost-nothing = Keine Entscheidung von { $who ->
    [you] dir
   *[other] { $name }
} hat viel gekostet.
look-back-given = { $era }: { $given }.
look-back-better = Besser: „{ $best }“, { $from } Siegchance statt { $to }.
look-back-decisions = Die anderen Entscheidungen
look-back-all = Alle zeigen
look-back-less = Weniger zeigen
look-back-luck = Glück
look-back-luck-later = Steht fest, wenn alle Entscheidungen geprüft sind.
look-back-luck-of = { $who ->
    [you] Du hattest
   *[other] { $name } hatte
} { $luck ->
    [good] Glück
    [bad] Pech
   *[even] weder Glück noch Pech
}:
look-back-luck-start = Bei der ersten Entscheidung
look-back-luck-own = Eigene Fehler
look-back-luck-rivals = Fehler der anderen
look-back-luck-drawn = Glück
look-back-luck-end = Am Ende
look-back-of = Von wem
look-back-everybody = Von allen
look-back-chosen = gewählt
look-back-cost = { $games ->
    [100] verliert eine gewonnene Partie
    [one] kostet 1 Partie von 100
   *[other] kostet { $games } Partien von 100
}

## Rund um den Rahmen

embed-play = Spielen
embed-silent = Das Spiel antwortet nicht. Öffne es in einem eigenen Tab:
embed-src = Das Attribut „src“ ist keine Adresse, die ein Rahmen zeigen kann. Gib den Ordner an, in dem die Seite des Spiels liegt.
embed-mode = Das Attribut „mode“ hat einen Wert, den diese Version nicht kennt. Lass es weg oder setze es auf „play“.
embed-game = Das Attribut „game“ nennt ein Spiel, das es auf dieser Seite nicht gibt. Lass es weg, dann zeigt der Tisch das erste Spiel der Seite.
embed-gone = Der Tisch ist nicht auf der Seite. Füge ihn zuerst in die Seite ein.

## Fehler: je eine Zeile

error-unknown = Etwas ist schiefgegangen ({ $id }). Versuch es noch einmal; passiert es wieder, melde es bitte.
error-not-ready = Wähle noch { $left }.
error-no-undo = Es gibt noch nichts zurückzunehmen.
error-load-file = { $file } ist nicht vollständig angekommen, obwohl der Server die Datei hat. Versuch es noch einmal; hilft das nicht, verändert oder kürzt sie ein Programm auf diesem Gerät oder der Server.
error-no-network = { $file } ließ sich nicht laden: Dieses Gerät hat kein Netz, und die Datei liegt nicht hier. Verbinde das Gerät und versuch es noch einmal.
error-no-host = { $file } ließ sich nicht laden: Die Website antwortet nicht. Prüfe die Verbindung; gehen andere Websites, ist diese gestört: Versuch es später noch einmal.
error-host-refuses = { $file } ließ sich nicht laden: Der Server verweigert die Datei (Status { $status }). Versuch es später noch einmal; hilft das nicht, sag es den Betreibern der Website.
error-file-gone = { $file } liegt nicht mehr auf dem Server: Es gibt eine neuere Version des Spiels. Lade die Seite neu, um sie zu bekommen; deine Partien bleiben.
error-signed-out = { $file } ließ sich nicht laden: Stattdessen kam eine andere Seite, weil deine Anmeldung bei dieser Website oder im Netz abgelaufen ist. Lade die Seite neu und melde dich wieder an.
error-blocked = { $file } ließ sich nicht laden, obwohl die Website antwortet: Vielleicht sperrt ein Werbeblocker, eine Datenschutzeinstellung oder ein Schutzprogramm die Datei. Erlaube sie für diese Website und versuch es noch einmal.
error-policy = { $file } darf hier nicht geladen werden: Eine Sicherheitsrichtlinie (Content Security Policy, { $directive }) verbietet es. Die Betreiber der Website müssen es erlauben, oder eine Erweiterung dieses Browsers.
error-wrong-type = Der Server sendet { $file } als „{ $type }“, und das führen Browser nicht aus. Wer diese Seite betreibt, muss die Datei als „{ $needed }“ senden.
error-load-stalled = Das Laden kommt nicht voran: Der Server sendet nichts mehr. Prüfe die Verbindung und versuch es noch einmal.
error-engine-lost = Das Spiel ist abgebrochen. Mit „{ retry }“ geht es weiter.
error-engine-silent = Das Spiel antwortet seit einer Weile nicht. Vielleicht rechnet es noch: Warte einfach oder mach mit „{ retry }“ von hier aus weiter.
error-engine-renewed = Das Spiel ist abgebrochen und wurde neu gestartet. Vielleicht wirst du noch einmal nach deiner letzten Entscheidung gefragt.
error-no-worker = Dieser Browser kann das Spiel auf dieser Seite nicht starten. Öffne die Seite in einem eigenen Tab oder in einem anderen Browser.
error-load-failed = Das Spiel konnte nicht starten. Lade die Seite neu; hilft das nicht, melde bitte dies: { $detail }
error-no-wasm = WebAssembly ist in diesem Browser abgeschaltet, und das Spiel braucht es. Schalte auf iPhone, iPad oder Mac den Blockierungsmodus für diese Website aus; sonst erlaube WebAssembly in den Einstellungen oder nimm einen anderen Browser. Lade die Seite danach neu.
error-wasm-forbidden = Eine Sicherheitsrichtlinie des Servers (Content Security Policy) verbietet WebAssembly, und das Spiel braucht es. Wer diese Seite betreibt, muss „wasm-unsafe-eval“ erlauben.
error-no-memory = Dieses Gerät hat zu wenig freien Arbeitsspeicher für das Spiel. Schließe andere Tabs und Apps und lade die Seite dann neu.
error-crashed = Im Spiel ist etwas schiefgegangen. Bitte melde dies: { $detail }
error-bad-message = Die Seite hat eine Nachricht geschickt, die das Spiel nicht versteht. Lade die Seite neu.
error-bad-reply = Das Spiel hat eine Antwort geschickt, die die Seite nicht versteht. Lade die Seite neu.
error-no-game = Es läuft noch keine Partie. Beginne zuerst eine.
error-no-lesson = Hier ist keine Lektion offen. Beginne zuerst eine.
error-damaged-lesson = Diese Lektion ist beschädigt oder gehört zu einer anderen Version des Spiels. Lade die Seite neu.
error-not-an-answer = Gib eine Antwort als Liste der Nummern der gewählten Möglichkeiten an.
error-not-offered = Möglichkeit { $option } wird bei { $stage } nicht angeboten. Wähle unter den Möglichkeiten der Frage.
error-chosen-twice = Möglichkeit { $option } ist bei { $stage } zweimal gewählt. Wähle jede Möglichkeit höchstens einmal.
error-too-few = Bei { $stage } { $low ->
    [one] ist mindestens 1
   *[other] sind mindestens { $low }
} zu wählen, nicht { $count }.
error-too-many = Bei { $stage } { $high ->
    [one] ist höchstens 1
   *[other] sind höchstens { $high }
} zu wählen, nicht { $count }.
error-stale-answer = Frage { $ply } ist nicht offen. Beantworte Frage { $now }.
error-game-over = Die Partie ist zu Ende.
error-not-over = Die Partie ist noch nicht zu Ende. Den Rückblick gibt es danach.
error-device-not-taken = Nimm zuerst das Gerät: Das ist nur für die Person, die entscheidet.
error-older-state = Dieser Datei fehlen Entscheidungen, die dieser Browser in dieser strengen Partie schon gesehen hat. Darum ist die Partie nicht mehr streng, weder hier noch dort, wo sie weiterging.
error-edited-save = Die Datei dieser strengen Partie wurde verändert. Darum ist die Partie nicht mehr streng.
error-wrong-seat = Die Frage gilt Platz { $asked }, nicht Platz { $seat }.
error-not-a-person = An Platz { $seat } sitzt kein Mensch.
error-other-device = Platz { $seat } spielt an einem anderen Gerät.
error-other-table = Am Gerät des Gastgebers liegt gerade ein anderer Tisch. Es geht weiter, sobald es wieder diesen zeigt.
error-one-device = Dieser Tisch ist für ein Gerät: eine Lektion, ein Rätsel oder eine Variante. Beginne für mehrere Geräte eine Partie.
error-serious-seat = In einer strengen Partie behält jeder Platz seinen Spieler.
error-no-such-option = Die Frage hat keine Möglichkeit namens { $name }.
error-nothing-to-undo = Platz { $seat } hat nichts zurückzunehmen.
error-serious-game = In einer strengen Partie gibt es kein Zurücknehmen und keine Tipps.
error-framed-file = Wenn keine Datei ankommt, verbietet die Seite rund um das Spiel das Herunterladen. Öffne das Spiel in einem eigenen Tab, um Dateien zu speichern.
error-not-copied = Der Browser erlaubt der Seite nicht, etwas zu kopieren. Kopiere das von Hand: { $text }
error-other-pages = Schließe zuerst die anderen Tabs und Fenster des Spiels; dann kann die neue Version starten.
error-bad-backup = Diese Datei ist keine Sicherung, die diese Seite übernehmen kann: Sie ist eine andere Datei, beschädigt oder von einer späteren Version. Eine einzelne Partie öffnest du mit „{ load-file }“.
error-backup-part = Beschädigte Partien in dieser Datei: { $count }. Die Seite hat sie weggelassen und alles andere übernommen.
error-backup-other = Diese Spiele der Datei gibt es auf dieser Seite nicht: { $games }. Ihre Partien sind gespeichert, für eine Seite, die sie kennt.
error-backup-part-and-other = Beschädigte Partien in dieser Datei, die die Seite weggelassen hat: { $count }. Diese Spiele der Datei gibt es auf dieser Seite nicht: { $games }. Ihre Partien sind gespeichert, für eine Seite, die sie kennt.
error-nothing-kept = Der Browser lässt diese Seite nichts speichern und nichts lesen. Erlaube es ihr oder nimm ein Fenster, das nicht privat ist.
error-not-drawn = Das ließ sich nicht darstellen, darum hat die Seite es geschlossen. Deine Partien sind unverändert. Bitte melde es, mit den Schritten, die dazu geführt haben.
error-bare = Die Seite ließ sich nicht darstellen. Deine Partien sind noch in diesem Browser. Lade die Seite neu; hilft das nicht, melde es bitte.
error-not-now = Das geht gerade nicht.
error-not-kept = Diese Partie wird nicht gespeichert: In einer anderen Seite gibt der Browser dem Spiel keinen Speicher. Speichere sie in einer Datei oder öffne das Spiel in einem eigenen Tab.
error-storage-blocked = Diese Partie wird nicht gespeichert: Der Browser lässt die Seite nichts ablegen. Speichere die Partie in einer Datei, bevor du die Seite schließt; damit Partien hier bleiben, erlaube dieser Website, Daten zu speichern, oder nimm ein Fenster, das nicht privat ist.
error-storage-full = Diese Partie wird nicht gespeichert: Der Browser hat für diese Website keinen Platz mehr. Speichere die Partie in einer Datei, bevor du die Seite schließt, und schaffe Platz auf diesem Gerät.
error-storage-silent = Diese Partie ist noch nicht gespeichert: Der Speicher des Browsers antwortet nicht. Die Seite versucht es weiter; speichere die Partie in einer Datei, bevor du die Seite schließt. Bleibt es dabei, starte den Browser neu.
error-newer-kept = Eine neuere Version dieser Seite hat diese Partie gespeichert, und die Seite überschreibt sie nicht. Deine Entscheidungen hier werden nicht gespeichert: Lade die Seite neu oder speichere diese Partie in einer Datei.
error-framed-tab = Die Seite rund um das Spiel erlaubt ihm nicht, Tabs zu öffnen.
error-bad-address = Die Adresse verlangt { $wrong }; das kennt diese Version nicht. Alles andere in der Adresse gilt.
error-bad-wish = Die Seite rund um das Spiel verlangt { $wrong }; das kennt diese Version nicht. Nichts hat sich geändert.
error-game-not-kept = Die Partie, die hier begonnen hat, wurde nicht gespeichert. Mit „{ new-button }“ beginnst du sie von vorn.
error-table-late = Der Speicher des Browsers antwortet noch nicht, und dort liegt die Partie, die hier begonnen hat. Sie geht weiter, sobald sie gelesen ist; kommt sie nicht, starte den Browser neu.
error-unreadable-file = Der Browser konnte diese Datei nicht lesen. Wähle sie noch einmal oder eine andere Kopie.
error-not-text = Diese Datei enthält keinen Text, also hat das Spiel sie nicht gespeichert. Wähle einen Spielstand, eine Sicherung oder eine Textdatei mit einem Link oder Code.
error-too-large = Das ist größer als alles, was das Spiel speichert. Wähle eine Datei, die das Spiel gespeichert hat.
error-too-deep = Hier sind Listen tiefer verschachtelt als in allem, was das Spiel speichert. Wähle eine Datei, die das Spiel gespeichert hat.
error-bad-number = Hier steht eine Zahl, die in keinem Spielstand vorkommt. Wähle eine Datei, die das Spiel gespeichert hat.
error-not-a-save = Das ist keine gespeicherte Partie. Wähle eine Datei, die das Spiel gespeichert hat.
error-broken-weights = Die Datei mit den Gewichten der Computerspieler ist beschädigt: Ein Teil fehlt oder ist nicht lesbar. Installiere das Paket neu.
error-newer-weights = Die Gewichte der Computerspieler haben ein neueres Format ({ $version }); dieses Paket liest Formate bis { $known }. Installiere ein neueres Paket.
error-damaged-save = Dieser Spielstand ist beschädigt: Sein Feld „{ $key }“ fehlt oder ist nicht lesbar. Nimm eine andere Kopie der Datei.
error-newer-save = Dieser Spielstand hat ein neueres Format ({ $version }); dieses Spiel liest Formate bis { $known }. Öffne ihn mit der Version, die ihn gespeichert hat.
error-altered-save = Dieser Spielstand wurde verändert: Seine Antworten lassen sich nicht nachspielen. Nimm eine andere Kopie der Datei.
error-other-rules = Dieser Spielstand folgt einer anderen Fassung der Regeln ({ $rules }) als dieses Spiel ({ $known }), und seine Antworten lassen sich hier nicht nachspielen. Öffne ihn mit der Version, die ihn gespeichert hat.
error-not-a-code = Das ist kein Code einer Kartenverteilung oder einer Partie. Kopiere den ganzen Code oder Link.
error-damaged-code = Dieser Code ist beschädigt: Ein Teil fehlt oder ist nicht lesbar. Kopiere den ganzen Code oder Link noch einmal.
error-newer-code = Dieser Code ist von einer neueren Version ({ $version }); dieses Spiel liest Versionen bis { $known }. Öffne ihn mit einer neueren Version.
error-long-code = Dieser Code hat mehr als { $most } Zeichen, und keine Partie braucht einen so langen Code. Kopiere nur den Code.
error-altered-code = Dieser Code wurde verändert: Seine Antworten lassen sich nicht nachspielen. Kopiere den ganzen Code oder Link noch einmal.
error-serious-code = Eine strenge Partie kannst du teilen, sobald sie zu Ende ist.
error-dealt-anew-code = Alles Verdeckte dieser Variante wurde neu verteilt, darum hat sie keinen Code. Speichere sie stattdessen in einer Datei.
error-dealt-anew-often = Alles Verdeckte einer Partie lässt sich höchstens { $most }-mal neu verteilen, und das ist geschehen. Spiel sie so weiter, wie sie ist.
error-serious-branch = Eine strenge Partie kannst du anders weiterspielen, sobald sie zu Ende ist.
error-not-your-decision = Solange die Partie läuft, beginnt eine Variante bei einer deiner eigenen Entscheidungen.
error-not-a-view = Um alles Verdeckte zu verteilen, gib die Sicht eines Platzes und Zufallszahlen an.
error-no-such-moment = Es gibt keinen Zeitpunkt { $ply }: Der letzte ist { $last }.
error-no-such-seat = Es gibt keinen Platz { $seat }.
error-bad-seat-list = Gib die Plätze als Liste ihrer Nummern an, nicht als { $seats }.
error-no-such-option-name = Es gibt keine Einstellung namens { $name }.
error-no-such-game = Es gibt kein Spiel namens { $name }.
error-save-of-game = Das ist die gespeicherte Partie eines anderen Spiels: { $name }.
error-no-such-level = Es gibt keinen Computerspieler namens { $level }.
error-bad-iterations = Eine Suche braucht mindestens 1 Durchlauf, nicht { $iterations }.
error-bad-players = Nenne { $seats } Spieler, einen für jeden Platz.
error-bad-player = Gib jedem Spieler einen Namen und eine Art.
error-bad-name = Ein Name hat höchstens { $most } Buchstaben.
error-bad-option = Die Einstellung { $name } kann nicht { $value } sein.
error-bad-switch = { $name } ist entweder an oder aus, nicht { $value }.
error-bad-seed = Eine Startzahl ist eine ganze Zahl von 0 bis { $most }, nicht { $seed }.
error-bad-date = Einen Tag { $date } hat der Kalender nicht. Schreibe ein Datum wie 2026-11-23.
error-no-deal-of-day = Dieses Spiel hat keine Partie des Tages.
error-position-over = Die Partie dieser Stellung ist zu Ende.
error-bad-value = { $key } kann nicht { $value } sein.
error-not-a-position = Das ist keine Stellung.
error-unknown-key = Eine Stellung hat kein Feld namens { $key }.
