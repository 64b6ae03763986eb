# Français : les mots de tout jeu à cette table. Les identifiants sont ceux de en.ftl. Avant : une
# espace insécable, avant ; ! ? % une espace fine insécable. « one » vaut aussi pour zéro : le
# nombre y figure donc toujours.
# As in English: day-par menu points-label key-menu pace-normal
# As in English: settings-touch kind-expert.short settings-volume replay-pause

## La page

unstarted = Cette page n’a pas encore démarré. Si elle ne démarre pas bientôt, activez JavaScript et ouvrez-la à une adresse web qui se termine par une barre oblique, pas comme un fichier de cet ordinateur. Si elle est affichée dans une autre page, ouvrez-la dans un onglet à part. Si son hébergeur modifie les scripts, comme le fait Rocket Loader de Cloudflare, il doit désactiver cette fonction. Sinon, il manque un fichier : rechargez la page.
unstarted-greeted = Le jeu se charge encore. S’il ne démarre pas bientôt, il manque un fichier : rechargez la page.
unstarted-file = Le jeu n’a pas encore démarré. S’il ne démarre pas bientôt, activez JavaScript, ou ouvrez ce fichier dans un navigateur plus récent.
title-turn = { app-title } : à { $who ->
    [you] vous
   *[other] { $name }
} de jouer
title-over = { app-title } : décompte final
you = Vous
seat-1 = Marisol
seat-2 = Tomás
seat-3 = Diego
seat-4 = Inés
seat-5 = Paloma
player = Joueur { $seat }
close = Fermer
menu = Menu
theme-toggle = Jour ou nuit
language-label = Langue
language-name = Français
notice-close = Fermer ce message

## Écran d’accueil

shelf-title = Jeux
shelf-seats = { $seats } joueurs
continue-title = Votre dernière partie
continue-era = { $era } · { $seats } joueurs
continue-over = Partie terminée · { $seats } joueurs
continue-when = { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
continue-points = Points actuels
continue-button = Reprendre
continue-result = Voir le résultat
continue-earlier = { $count ->
    [one] { $count } autre partie
   *[other] { $count } autres parties
}
continue-more = { $count ->
    [one] Encore { $count } partie
   *[other] Encore { $count } parties
}
remove-game = Effacer cette partie
remove-sure = Effacer cette partie pour de bon ?
remove-yes = L’effacer
remove-no = La garder
new-title = Nouvelle partie
new-seats = Joueurs
new-name = Nom du joueur { $seat }
new-kind = Qui est le joueur { $seat }
new-more = Plus d’options
kind-person = Humain
kind-random = Ordinateur, au hasard
    .short = au hasard
kind-easy = Ordinateur, facile
    .short = facile
kind-medium = Ordinateur, moyen
    .short = moyen
kind-hard = Ordinateur, difficile
    .short = difficile
kind-expert = Ordinateur, expert
    .short = expert
kind-master = Ordinateur, maître
    .short = maître
kind-adaptive = À votre niveau
    .short = votre niveau
kind-phone = Son téléphone
    .short = son téléphone
level-phone = Scanne un code après le départ.
adaptive = { $way ->
    [first] Le niveau suivra vos résultats à { $seats } joueurs. Pour commencer : { $next }.
    [up] Niveau { $level } : vous avez gagné { $wins } de vos { $of } dernières parties. Maintenant : { $next }.
    [down] Niveau { $level } : vous n’avez gagné que { $wins } de vos { $of } dernières parties. Maintenant : { $next }.
   *[same] Niveau { $level } : vous avez gagné { $wins } de vos { $of } dernières parties. Vous restez à ce niveau : { $next }.
}
new-seed = Graine
new-seed-empty = Au hasard
new-seed-label = Graine, un nombre entier ; vide : au hasard
new-seed-set = Graine { $seed }
new-serious = Partie stricte
new-serious-note = Ni annulation ni indices, de la première décision à la dernière. Tout repose sur votre honnêteté : ouvrir le fichier, ou jouer la partie ailleurs, permet de contourner la règle.
new-button = Jouer
setup-alone = { $one } contre l’ordinateur ({ $levels })
setup-people = { $people } personnes sur un même appareil
setup-phones = { $people } personnes, chacune son téléphone
setup-mixed = { $people } personnes contre l’ordinateur ({ $levels })
setup-watched = Ordinateurs seulement : { $levels }
setup-times = { $count } × { $level }
setup-change = Modifier
new-phones = Les autres sur leur téléphone
open-title = Ouvrir une partie
load-file = Ouvrir une sauvegarde
drop-file = Déposez le fichier ici : une sauvegarde, une copie de vos données, ou un texte avec un lien ou un code
paste-button = Ouvrir un lien ou un code
paste-label = Lien ou code
paste-note = Le lien ou le code que donne « Partager », pour une donne ou une partie.
paste-open = Ouvrir
loading-label = Préparation du jeu
loading-ready = Le jeu est prêt.
loading-waiting = { $step }. La partie commence dès que tout est prêt.
loading-game = Chargement de { $game }
retry = Réessayer
reload = Recharger la page
credits-button = Crédits
credits-title = Crédits et licences
credits-icons = Icônes : { $authors }, de game-icons.net, Creative Commons Attribution 3.0 ; quelques dessins sont les nôtres.
credits-type = Caractères : Alegreya et Alegreya Sans de Juan Pablo del Peral, Huerta Tipográfica, SIL Open Font License 1.1.
credits-code = Logiciels : CPython (PSF License), Pyodide (MPL 2.0), lit-html (BSD 3-Clause), Fluent (Apache 2.0), idb-keyval (Apache 2.0), qr (MIT).
credits-licences = Toutes les licences

step-download = Téléchargement du jeu
step-python = Démarrage de Python

## Leçons

learn-title = Apprendre { app-title }
learn-new = Vous découvrez { app-title } ?
learn-note = Cinq minutes avec un guide, et vous connaissez le jeu.
coach-next = Suivant
coach-end = Autres leçons
coach-then = Leçon suivante
coach-why = Pourquoi ?
lessons-title = Leçons
learn-all = Toutes les leçons
coach-of = { $lesson }, étape { $step } sur { $steps }
lesson-begin = Commencer
lesson-go-on = Reprendre
lesson-again = Rejouer
lesson-anew = Recommencer
lesson-is-done = terminée
lesson-is-open = en cours
lesson-step = Étape { $step } sur { $steps }

## Barre du haut et menu

serious-mark = stricte
phase-over = Partie terminée
lapsed-mark = non stricte
lapsed-note = Elle a commencé comme partie stricte. Puis un état antérieur a été chargé, ou son fichier a été modifié.
menu-help = Aide
menu-this-game = Cette partie
menu-game = { $seats } joueurs
    .seed = graine { $seed }
what-title = Qu’est-ce que c’est ?
what-more = Lire la règle
what-before = Explication précédente
what-next = Explication suivante
menu-save = Enregistrer la partie
phones-button = Chacun son téléphone
menu-new = Quitter la partie
menu-kept = Elle est enregistrée : à l’accueil, « { continue-button } » vous y ramène.
menu-visit = Cette partie n’est pas encore enregistrée. Elle le sera si vous la continuez ici, ou dans un fichier avec « { menu-save } ».
unkept-mark = Non gardée
open-tab = Ouvrir dans un onglet à part

## L’engagement d’une partie stricte

commitment-title = Empreinte de la donne
commitment-note = Elle a été calculée avant la première décision, à partir de la donne et d’un sel aléatoire. Notez-la, ou envoyez-la aux autres joueurs. Une fois la partie terminée, la donne et le sel s’affichent ici, et personne ne peut trouver une autre donne qui corresponde.
commitment-fingerprint = Empreinte
commitment-deal = Donne
commitment-salt = Sel
commitment-shell = Par une commande
commitment-noted = L’empreinte que vous avez notée
commitment-check = Vérifier
commitment-fits = Elle correspond : la partie a été distribuée comme promis.
commitment-differs = Elle ne correspond pas : une autre donne était promise.

## Réglages

settings-title = Réglages
settings-of-look = Apparence
settings-of-play = Déroulement
settings-of-sound = Son et vibration
settings-of-device = Touches et appareil
settings-theme = Jour ou nuit
theme-auto = Automatique
theme-light = Jour
theme-dark = Nuit
settings-text = Taille du texte
text-normal = Normale
text-large = Grande
text-larger = Très grande
settings-volume = Volume
volume-soft = Faible
volume-normal = Moyen
volume-loud = Fort
sound-offer = Jouer avec le son ?
sound-yes = Oui
sound-no = Non
settings-pace = Rythme de l’ordinateur
pace-slow = Lent
pace-normal = Normal
pace-quick = Rapide
pace-once = Immédiat
settings-confirm = Ce qu’il faut valider
confirm-always = Tout
confirm-some = Tout, sauf un choix unique
confirm-several = Seulement les choix multiples
confirm-never = Rien : un clic suffit
detail-little = Peu
detail-more = Plus
detail-all = Tout
detail-add = Montrer plus sur la table
settings-cores = Cœurs de processeur pour réfléchir
    .note = Avec plusieurs cœurs, les longues réflexions de l’ordinateur et la revue d’une partie vont plus vite ; chacun occupe de la mémoire pendant ce temps.
cores-fitting = Selon l’appareil
settings-scores = Points pendant la partie
    .note = Sans eux, le compte reste secret jusqu’à la fin.
settings-keys = Raccourcis par lettres et chiffres
    .note = Sans eux, Entrée, Échap et les flèches marchent toujours.
settings-caps = Afficher les touches sur les boutons et les choix
    .note = Sinon, elles apparaissent dès que vous appuyez sur une touche.
settings-touch = Vibration
    .note = Une courte vibration quand c’est à vous, si l’appareil le permet.

## Clavier

keys-title = Clavier
keys-answer = Répondre
keys-look = Regarder de près
keys-move = Se déplacer
keys-after = Revoir une partie
keys-note = Lettres et chiffres se désactivent dans les réglages.
keycap-enter = Entrée
keycap-escape = Échap
keycap-pageup = Page préc.
keycap-pagedown = Page suiv.
key-choose = prendre le choix de cette touche, ou reposer
key-confirm = valider ; sur un choix : le prendre, puis valider
key-put-down = tout reposer, fermer l’indice ou ce qui est ouvert
key-undo = annuler
key-hint = indice
key-skip = aller jusqu’à votre tour
key-log = vers le journal
key-what-if = et si… : jouer autrement à partir d’ici
key-review = juger chaque décision, en relecture d’une partie terminée
key-mistake-back = à l’erreur précédente, une fois jugée
key-mistake-on = à l’erreur suivante, une fois jugée
key-what = ce que sont les éléments de la table, l’un après l’autre
key-menu = menu
key-move = d’un élément à l’autre, de haut en bas de la table
key-next = vers la partie suivante de la page
key-go-back = retour à la partie, depuis une variante
key-look-back = revoir une partie terminée
key-replay = relecture ; de la partie revue à la table
key-settings = réglages
key-keys = cette liste

## Lu à voix haute

said-label = Annonces
said-undone = C’est annulé.
said-asked = { $who ->
    [you] C’est à vous.
   *[other] {""}
} { $when }. { $prompt } – { $instruction } { $count ->
    [one] { $count } choix
   *[other] { $count } choix
}.

## Table

rivals = Adversaires
say-deciding = réfléchit
points-label = { $count ->
    [one] point
   *[other] points
}
points-now = Points actuels
points-parts = Détail des points
points-hidden = Les points restent cachés jusqu’à la fin ; les réglages peuvent les montrer.
points-open = { $points ->
    [one] { $points } point
   *[other] { $points } points
} : le détail
log-label = Journal
log-empty = Rien ne s’est encore passé.
log-moment = Montrer ce moment
show-final = Décompte final
show-table = Revoir la table

## Les questions

ask-label = Décision
options-label = Choix
label-advised = Conseillé ici.
consent-yes = Oui
consent-no = Non
choose-nothing = Rien
confirm = Valider
undo = Annuler
undo-none = Rien à annuler pour l’instant
skip = Passer à la suite
count-to-go = Choix : { $picked }, encore { $left }
count-ready = Choix : { $picked }, c’est bon
count-up-to = Choix : { $picked } sur { $high } au plus
status-thinking = { $name } réfléchit…
status-showing = À { $name } de jouer…
status-yours = À vous ensuite
status-sent = Un instant…
status-elsewhere = Cette partie se joue dans un autre onglet
play-here = Jouer ici
prompt-other = { $name } décide

hint-button = Indice
titled = { $title } : { $text }
commas = { $first }, { $next }
comma = { $text },
full-stop = { $text }.
percent = { $percent } %
    .under = < { $percent } %
    .over = > { $percent } %
advice-title = Meilleures réponses
advice-close = Fermer l’indice
advice-thinking = Recherche des meilleures réponses…
advice-chance = { $chance } de chances
advice-even = { $game ->
    [won] Toutes gagnent presque à coup sûr ; les raisons ci-dessous les distinguent.
   *[lost] Toutes perdent presque à coup sûr ; les raisons ci-dessous les distinguent.
}
advice-said = { $name } : { $chance }. { $reason }

prompt-person = { $name } : { $prompt }

## D’une personne à l’autre

handover-title = Passez l’appareil à { $name }
handover-text = La prochaine décision revient à { $name }, qui peut voir ce que personne d’autre ne doit voir.
handover-meanwhile = Entre-temps
handover-button = Je suis { $name }

## Fin

end-win = { $name } { $who ->
    [you] gagnez
   *[other] gagne
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-shared = { $names } { $who ->
    [you] partagez
   *[other] partagent
} la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-ahead = { $ahead ->
    [one] { $ahead } point
   *[other] { $ahead } points
} d’avance sur { $who ->
    [you] vous
   *[other] { $name }
}.
end-own = Vous êtes { $place ->
    [3] troisième
    [4] quatrième
   *[5] cinquième
}, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
end-rematch = Revanche
end-more = Plus
statistics-title = Statistiques
suggestion = { $way ->
    [up] Vous avez gagné { $wins } de vos { $of } dernières parties contre { $level } : essayez { $next }.
   *[down] Vous avez gagné { $wins } de vos { $of } dernières parties contre { $level } : { $next } sera peut-être plus amusant.
}
suggestion-play = Jouer contre { $next }
end-new = Nouvelle partie
end-save = Enregistrer la partie
end-table = Décompte final

## Installation, nouvelles versions

install-new = Nouvelle partie
install-go-on = Reprendre la dernière partie
install-offer = Le jeu comme une application, même sans réseau.
install-by-hand = Pour le garder avec ses parties : touchez Partager, puis « Sur l’écran d’accueil ».
install-yes = Installer
install-no = Non merci
version-newer = Une nouvelle version est là.
version-take = La charger

## Relecture

replay-button = Relecture
replay-there = Voir sur la table
replay-moment = Moment de la partie
replay-at = Coup { $ply } sur { $last }.
replay-asked = { $name } · { $stage }
replay-decided = { $name } · { $stage } : { $answer }
replay-as = Vu par
replay-decider = Celui qui décide
replay-first = Au début
replay-back = Un coup en arrière
replay-play = Lire
replay-pause = Pause
replay-on = Un coup en avant
replay-last = Au dernier coup
replay-mistake-back = Erreur précédente
replay-mistake-on = Erreur suivante
replay-close = Retour

## Et si

what-if-button = Et si… ?
what-if-again = Rejouer d’ici
what-if-back = Retour à la partie
what-if-from = Jouer autrement à partir du coup { $ply }. La partie elle-même ne change pas.
what-if-seat = Votre place
what-if-level = Les autres
what-if-same = Comme avant
what-if-cards = Le hasard est le même que dans la partie.
what-if-anew = La partie est encore en cours : vous n’en savez pas plus qu’à ce moment, et tout ce qui est caché est redistribué.
what-if-begin = Jouer à partir d’ici
what-if-nothing = Plus rien ne se décide ici. Allez à un coup précédent dans la relecture.
variation = Variante { $number }
variation-none = La partie
variation-of = Variante { $number } · coup { $ply }, à la place de { $name }
variation-keep = Garder
variation-kept = gardée
variations = La partie et ses variantes
variations-note = Une variante reste jusqu’à ce que vous quittiez cette partie. Gardée ou enregistrée dans un fichier, elle peut être reprise plus tard.

## Analyse

review-button = Analyse
review-waiting = Pas encore jugée.
review-best = La meilleure réponse.
review-good = À peu près aussi bien que la meilleure réponse.
review-lost = { $judgement } : { $games ->
    [100] une partie gagnée est perdue. « { $best } » gagne.
    [one] « { $best } » gagne { $games } partie de plus sur 100.
   *[other] « { $best } » gagne { $games } parties de plus sur 100.
}
review-over = La partie est terminée.
judgement-inaccuracy = Imprécision
judgement-mistake = Erreur
judgement-blunder = Gaffe
judgement-from = { $judgement } : dès { $games } parties perdues sur 100
accuracy-title = Précision
accuracy-of = { $name } : précision { $accuracy } % ; imprécisions : { $inaccuracy }, erreurs : { $mistake }, gaffes : { $blunder }.
accuracy-unknown = { $name } : pas encore connue.
accuracy-how = Que dit ce chiffre ?
accuracy-note = À chaque décision, l’enjeu est l’écart entre la meilleure réponse et la pire des réponses examinées. La précision est la part de tous ces enjeux que le joueur a gardée : 100 % s’il choisit toujours la meilleure réponse, 0 % s’il choisit toujours la pire. Les décisions sans enjeu ne comptent pas.

## Partager

share-button = Partager
share-what = Ce qui est partagé
share-deal = La donne
    .note = Le même début et les mêmes joueurs.
share-game = La partie
    .note = En entier, avec les noms des joueurs, ouverte au coup { $at }.
share-beat = Dire que j’ai fait { $points ->
    [one] { $points } point
   *[other] { $points } points
}
    .note = La personne qui joue la donne le voit ensuite.
share-challenge = Faites mieux que mes { $points } !
share-running = Cette partie n’est pas terminée : toute personne qui a le lien peut découvrir tout ce qui est caché.
share-file = Cette page se trouve sur votre disque : le lien ne s’ouvre qu’ici. Une personne qui a aussi la page le colle sous « { paste-button } ».
share-link = Lien
share-copy = Copier le lien
share-copied = Copié.
share-marked = Le lien est sélectionné : copiez-le à la main.
share-send = Envoyer…
share-picture = Code QR
share-picture-label = Le lien en code QR
end-picture-send = Partager l’image
link-deal = Quelqu’un a partagé cette donne : le même début, les mêmes joueurs.
link-beat = La personne qui a partagé cette donne a fait { $theirs ->
    [one] { $theirs } point
   *[other] { $theirs } points
} ; vous : { $own }.

## La donne du jour

day-title = La donne du jour
day-note = La même donne pour tous
day-play = La jouer
day-go-on = La reprendre
day-result = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, place { $place } sur { $seats }
day-row = { $days ->
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}
day-line = { app-title }, { $day } : { $result }
day-share = Partager le résultat
day-of = Donne du { $day } · contre { $opponents }
day-opponents = { $count } × { $level }
day-par = Par { $par }
day-par-result = Par { $par }, { $way ->
    [over] battu de { $points }
    [under] manqué de { $points }
   *[even] atteint
}
days-button = Calendrier
days-title = Les donnes du jour
days-note = Le par est le résultat de l’ordinateur à votre place, avec la même donne contre les mêmes adversaires.
days-past = Un jour passé : vous pouvez encore le jouer, mais il ne compte pas dans la série.
days-next = Mois suivant
days-previous = Mois précédent
days-day = { $day } : { $result ->
    [none] { $standing }
   *[other] { $standing }, { $result }
}
days-coming = à venir
days-open = pas jouée
days-begun = commencée
days-played = jouée
days-beaten = par battu
days-won = gagnée
days-lost = { $count ->
    [one] { $count } jour est endommagé ou vient d’une version plus récente ; il n’apparaît pas ici.
   *[other] { $count } jours sont endommagés ou viennent d’une version plus récente ; ils n’apparaissent pas ici.
}

## Les problèmes

puzzles-title = Problèmes
puzzles-note = Quelle est la meilleure réponse ?
puzzles-done = { $count ->
    [one] { $count } est résolu.
   *[other] { $count } sont résolus.
}
puzzles-button = Choisir un problème
puzzles-about = Chaque problème est tiré d’une partie que l’ordinateur a jouée contre lui-même. Chaque réponse a été jouée quelques centaines de fois à partir de ce que vous voyez ; la meilleure a gagné nettement plus souvent que toutes les autres.
puzzles-again = Un problème manqué revient après quelques autres.
puzzle-grade-easy = Facile
puzzle-grade-medium = Moyen
puzzle-grade-hard = Difficile
puzzle-grade-own = Vos erreurs
puzzle-solved = Résolus : { $done } sur { $count }
puzzle-solve = Résoudre
puzzle-solve-grade = Résoudre : { $grade }
puzzle-choose = En choisir un
puzzle-entry = Problème { $place }{ $standing ->
    [solved] , résolu
    [again] , à revoir
   *[new] {""}
}
mistake-entry = { $era }, { $stage } : vous avez choisi « { $name } », ce qui a coûté { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} sur 100.
mistakes-none = Revoyez une partie terminée : vos décisions les plus coûteuses deviendront ici des problèmes.
mistake-gone = Cette page ne sait plus rejouer la partie de cette erreur et ne peut donc plus la proposer.
mistake-remove = Retirer cette erreur
mistakes-lost = { $count ->
    [one] { $count } de vos erreurs est endommagée ou vient d’une version plus récente ; elle n’apparaît pas ici.
   *[other] { $count } de vos erreurs sont endommagées ou viennent d’une version plus récente ; elles n’apparaissent pas ici.
}
mistakes-noted = { $count ->
    [one] Votre décision la plus coûteuse ({ $count }) est maintenant un problème.
   *[other] Vos { $count } décisions les plus coûteuses sont maintenant des problèmes.
}
puzzle-place = Problème · { $grade } { $place }/{ $count }
puzzle-question = Quel est le meilleur choix ?
puzzle-leave = Quitter
puzzle-next = Problème suivant
puzzle-again = Réessayer
puzzle-play-on = Jouer à partir d’ici
puzzle-judging = L’ordinateur examine votre réponse…
puzzle-right = Exact !
puzzle-wrong = Ce n’est pas la meilleure réponse
puzzle-answers = Toutes les réponses, et les parties sur 100 qu’elles coûtent
puzzle-best-is = La meilleure : { $name }
puzzle-given-is = Votre réponse : { $name }
puzzle-cost = Elle { $games ->
    [100] perd une partie gagnée.
    [one] gagne { $games } partie de moins sur 100 que la meilleure.
   *[other] gagne { $games } parties de moins sur 100 que la meilleure.
}
puzzle-best = la meilleure
puzzle-loss = −{ $games }
puzzle-given = votre réponse

## Revoir la partie

look-back-button = Revoir la partie
look-back-title = La partie revue
look-back-note = L’ordinateur réexamine chaque décision et la juge d’après ce que le joueur voyait alors. Une chance de 60 % signifie : sur 100 parties qui continuent ainsi, 60 sont gagnées.
look-back-way = L’examen commence à la fin de la partie. Il laisse d’abord de grands intervalles, puis les comble. Vous pouvez le quitter à tout moment : il reprendra où il en était.
look-back-begun = Examen des décisions…
look-back-left = { $unit ->
    [moments] Encore quelques secondes
    [seconds] Encore { $count } secondes environ
   *[minutes] { $count ->
        [one] Encore { $count } minute environ
       *[other] Encore { $count } minutes environ
    }
}
look-back-progress = { $looked } sur { $count ->
    [one] { $count } décision revue
   *[other] { $count } décisions revues
}
look-back-finished = { $count ->
    [one] { $count } décision a été revue.
   *[other] Les { $count } décisions ont toutes été revues.
}
look-back-said-finished = Toutes les décisions ont été revues.
look-back-said-stopped = Arrêté.
look-back-stop = Arrêter
look-back-go-on = Continuer
look-back-signed = { $sign }{ $games }
look-back-end = Fin
look-back-curve = Chances de gagner
look-back-figures = En tableau
look-back-costly = Décisions coûteuses
look-back-lost = { $count ->
    [one] { $count } erreur { $who ->
        [you] vous a
       *[other] a
    }
   *[other] { $count } erreurs { $who ->
        [you] vous ont
       *[other] ont
    }
} coûté { $who ->
    [you] {""}
   *[other] à { $name }{" "}
}{ $count ->
    [one] { $games } parties sur 100.
   *[other] en moyenne { $games } parties sur 100 chacune.
}
look-back-lost-yet = { $who ->
    [you] Vous n’avez
   *[other] { $name } n’a
} pris aucune décision coûteuse pour l’instant.
look-back-lost-nothing = { $who ->
    [you] Vous n’avez
   *[other] { $name } n’a
} pris aucune décision coûteuse.
look-back-given = { $era } : { $given }.
look-back-better = Mieux : « { $best } », { $from } de chances de gagner au lieu de { $to }.
look-back-decisions = Les autres décisions
look-back-all = Tout afficher
look-back-less = Afficher moins
look-back-luck = Chance au tirage
look-back-luck-later = Connue quand toutes les décisions auront été revues.
look-back-luck-of = { $who ->
    [you] { $luck ->
        [good] Vous avez eu de la chance
        [bad] Vous avez eu de la malchance
       *[even] Vous n’avez eu ni chance ni malchance
    }
   *[other] { $luck ->
        [good] { $name } a eu de la chance
        [bad] { $name } a eu de la malchance
       *[even] { $name } n’a eu ni chance ni malchance
    }
} :
look-back-luck-start = À la première décision
look-back-luck-own = Erreurs personnelles
look-back-luck-rivals = Erreurs des autres
look-back-luck-drawn = Chance au tirage
look-back-luck-end = À la fin
look-back-of = De qui
look-back-everybody = De tous
look-back-chosen = choisi
look-back-cost = { $games ->
    [100] perd une partie gagnée
    [one] coûte { $games } partie sur 100
   *[other] coûte { $games } parties sur 100
}

## Autour du cadre

embed-play = Jouer
embed-silent = Le jeu ne répond pas. Ouvrez-le dans un onglet à part :
embed-src = L’attribut « src » ne contient pas d’adresse qu’un cadre puisse afficher. Donnez-lui le dossier du site du jeu.
embed-mode = L’attribut « mode » a une valeur que cette version ne connaît pas. Omettez-le, ou choisissez « play ».
embed-game = L’attribut « game » désigne un jeu que ce site n’a pas. Omettez-le pour avoir le premier jeu du site.
embed-gone = La table n’est pas sur la page. Ajoutez-la d’abord à la page.

## Erreurs : une ligne chacune

error-unknown = Quelque chose s’est mal passé ({ $id }). Réessayez ; si cela se reproduit, signalez-le, s’il vous plaît.
error-not-ready = À choisir encore : { $left }.
error-no-undo = Il n’y a encore rien à annuler.
error-load-file = { $file } n’est pas arrivé en entier, alors que le serveur a ce fichier. Réessayez ; si cela n’aide pas, un programme de cet appareil ou le serveur modifie ou tronque le fichier.
error-no-network = { $file } n’a pas pu être téléchargé : cet appareil n’a pas de réseau, et le fichier n’est pas gardé ici. Connectez l’appareil, puis réessayez.
error-no-host = { $file } n’a pas pu être téléchargé : le site ne répond pas. Vérifiez la connexion ; si d’autres sites fonctionnent, celui-ci est en panne : réessayez plus tard.
error-host-refuses = { $file } n’a pas pu être téléchargé : le serveur le refuse (code { $status }). Réessayez plus tard ; si cela n’aide pas, prévenez la personne qui gère ce site.
error-file-gone = { $file } n’est plus sur le serveur : une version plus récente du jeu est parue. Rechargez la page pour l’obtenir ; vos parties restent.
error-signed-out = { $file } n’a pas pu être téléchargé : une autre page est venue à sa place, car votre session sur ce site ou sur le réseau a expiré. Rechargez la page et reconnectez-vous.
error-blocked = { $file } n’a pas pu être téléchargé, alors que le site répond : un bloqueur de publicités, un réglage de confidentialité ou un programme de sécurité le bloque peut-être. Autorisez-le pour ce site, puis réessayez.
error-policy = { $file } ne peut pas être téléchargé ici : une politique de sécurité du contenu ({ $directive }) l’interdit. La personne qui gère ce site, ou une extension de ce navigateur, doit l’autoriser.
error-wrong-type = Le serveur envoie { $file } comme « { $type } », que les navigateurs n’exécutent pas. La personne qui gère ce site doit l’envoyer comme « { $needed } ».
error-load-stalled = Le chargement s’est arrêté en route : le serveur n’envoie plus rien. Vérifiez la connexion, puis réessayez.
error-engine-lost = Le jeu s’est interrompu. Choisissez « Réessayer » pour continuer.
error-engine-silent = Le jeu n’a pas répondu depuis un moment. Il calcule peut-être encore : vous pouvez attendre, ou choisir « Réessayer » et continuer à partir d’ici.
error-engine-renewed = Le jeu s’est interrompu et a été relancé. Votre dernière décision vous sera peut-être demandée une nouvelle fois.
error-no-worker = Ce navigateur ne laisse pas le jeu démarrer sur cette page. Ouvrez-la dans un onglet à part, ou dans un autre navigateur.
error-load-failed = Le jeu n’a pas pu démarrer. Rechargez la page ; si cela n’aide pas, signalez ceci, s’il vous plaît : { $detail }
error-no-wasm = WebAssembly est désactivé dans ce navigateur, et le jeu en a besoin. Sur un iPhone, un iPad ou un Mac, désactivez le mode Isolement pour ce site ; ailleurs, autorisez WebAssembly dans les réglages, ou essayez un autre navigateur. Puis rechargez la page.
error-wasm-forbidden = Une politique de sécurité du contenu du serveur interdit WebAssembly, et le jeu en a besoin. La personne qui gère ce site doit autoriser « wasm-unsafe-eval ».
error-no-memory = Cet appareil n’a pas assez de mémoire libre pour le jeu. Fermez d’autres onglets et applications, puis rechargez la page.
error-crashed = Une erreur s’est produite dans le jeu. Signalez ceci, s’il vous plaît : { $detail }
error-bad-message = La page a envoyé un message que le jeu ne comprend pas. Rechargez la page.
error-bad-reply = Le jeu a envoyé une réponse que la page ne comprend pas. Rechargez la page.
error-no-game = Aucune partie n’est en cours. Commencez-en une d’abord.
error-no-lesson = Aucune leçon n’est ouverte ici. Commencez-en une d’abord.
error-damaged-lesson = Cette leçon est endommagée ou appartient à une autre version du jeu. Rechargez la page.
error-not-an-answer = Donnez comme réponse la liste des numéros des options choisies.
error-not-offered = L’option { $option } n’est pas proposée à l’étape { $stage }. Choisissez parmi les options de la question.
error-chosen-twice = L’option { $option } est choisie deux fois à l’étape { $stage }. Choisissez chaque option une fois au plus.
error-too-few = À l’étape { $stage }, il faut choisir au moins { $low }, pas { $count }.
error-too-many = À l’étape { $stage }, on peut choisir au plus { $high }, pas { $count }.
error-stale-answer = La question { $ply } n’est pas ouverte. Répondez à la question { $now }.
error-game-over = La partie est terminée.
error-not-over = La partie n’est pas terminée. Vous pourrez la revoir après la fin.
error-device-not-taken = Prenez d’abord l’appareil : ceci n’est que pour la personne qui décide.
error-older-state = Il manque à ce fichier des décisions que ce navigateur a déjà vues dans cette partie stricte. Elle n’est donc plus stricte, ni ici ni là où elle a continué.
error-edited-save = Le fichier de cette partie stricte a été modifié. Elle n’est donc plus stricte.
error-wrong-seat = La question est pour le joueur { $asked }, pas pour le joueur { $seat }.
error-not-a-person = Le joueur { $seat } n’est pas humain.
error-other-device = Le joueur { $seat } joue sur un autre appareil.
error-other-table = L’appareil hôte montre une autre table pour l’instant. La partie reprend dès qu’il montre de nouveau celle-ci.
error-one-device = Cette table est faite pour un seul appareil : c’est une leçon, un problème ou une variante. Commencez une partie pour plusieurs appareils.
error-serious-seat = Dans une partie stricte, chaque place garde son joueur.
error-no-such-option = La question ne propose rien de ce nom : { $name }.
error-nothing-to-undo = Le joueur { $seat } n’a rien à annuler.
error-serious-game = Dans une partie stricte, il n’y a ni annulation ni indices.
error-framed-file = Si aucun fichier n’arrive, c’est que la page autour du jeu interdit les téléchargements. Ouvrez le jeu dans un onglet à part pour enregistrer des fichiers.
error-not-copied = Le navigateur ne laisse pas la page copier. Copiez ceci à la main : { $text }
error-other-pages = Fermez d’abord les autres onglets et fenêtres du jeu ; la nouvelle version pourra alors démarrer.
error-bad-backup = Cette page ne peut pas importer ce fichier : ce n’est pas une copie de ses données, il est endommagé ou vient d’une version plus récente. Pour une seule partie, choisissez « Ouvrir une sauvegarde ».
error-backup-part = Parties endommagées de ce fichier, que la page a laissées de côté : { $count }. Elle a importé tout le reste.
error-backup-other = Cette page n’a pas ces jeux du fichier : { $games }. Elle a enregistré leurs parties pour une page qui les connaît.
error-backup-part-and-other = Parties endommagées de ce fichier, que la page a laissées de côté : { $count }. Cette page n’a pas ces jeux du fichier : { $games }. Elle a enregistré leurs parties pour une page qui les connaît.
error-nothing-kept = Le navigateur ne laisse cette page rien enregistrer ni lire. Autorisez-la à enregistrer des données, ou utilisez une fenêtre qui n’est pas privée.
error-not-drawn = La page n’a pas pu dessiner ceci et l’a fermé. Vos parties n’ont pas changé. Signalez-le, s’il vous plaît, avec les étapes qui y ont mené.
error-bare = La page n’a pas pu être dessinée. Vos parties sont toujours dans ce navigateur. Rechargez la page ; si cela n’aide pas, signalez-le, s’il vous plaît.
error-not-now = Ce n’est pas possible maintenant.
error-not-kept = Cette partie n’est pas enregistrée : dans une autre page, le navigateur ne lui accorde aucun stockage. Enregistrez-la dans un fichier, ou ouvrez-la dans un onglet à part.
error-storage-blocked = Cette partie n’est pas enregistrée : le navigateur ne laisse la page rien garder. Enregistrez la partie dans un fichier avant de fermer la page ; pour garder des parties ici, autorisez ce site à enregistrer des données, ou utilisez une fenêtre qui n’est pas privée.
error-storage-full = Cette partie n’est pas enregistrée : le navigateur n’a plus de place pour ce site. Enregistrez la partie dans un fichier avant de fermer la page, et libérez de l’espace sur cet appareil.
error-storage-silent = Cette partie n’est pas encore enregistrée : le stockage du navigateur ne répond pas. La page continue d’essayer ; enregistrez la partie dans un fichier avant de fermer la page. Si cela dure, redémarrez le navigateur.
error-newer-kept = Une version plus récente de cette page a enregistré cette partie, et la page ne l’écrase pas. Vos décisions ici ne sont pas enregistrées : rechargez la page, ou enregistrez la partie dans un fichier.
error-framed-tab = La page autour du jeu ne le laisse pas ouvrir d’onglets.
error-bad-address = L’adresse demande { $wrong }, que cette version ne connaît pas. Tout le reste de l’adresse est pris en compte.
error-bad-wish = La page autour du jeu demande { $wrong }, que cette version ne connaît pas. Rien n’a changé.
error-game-not-kept = La partie commencée ici n’a pas été enregistrée. « Jouer » la recommence.
error-table-late = Le stockage du navigateur ne répond pas encore, et la partie commencée ici s’y trouve. Elle reprend dès qu’elle est lue ; si elle ne vient pas, redémarrez le navigateur.
error-unreadable-file = Le navigateur n’a pas pu lire ce fichier. Choisissez-le de nouveau, ou choisissez-en une autre copie.
error-not-text = Ce fichier ne contient pas de texte ; le jeu ne l’a donc pas enregistré. Choisissez une sauvegarde, une copie de vos données, ou un fichier texte avec un lien ou un code.
error-too-large = Ces données sont plus volumineuses que tout ce que le jeu enregistre. Choisissez un fichier que le jeu a enregistré.
error-too-deep = Les listes de ces données sont plus imbriquées que dans tout ce que le jeu enregistre. Choisissez un fichier que le jeu a enregistré.
error-bad-number = Ces données contiennent un nombre qui ne figure dans aucune sauvegarde. Choisissez un fichier que le jeu a enregistré.
error-not-a-save = Ce fichier n’est pas une partie enregistrée. Choisissez un fichier que le jeu a enregistré.
error-broken-weights = Le fichier des poids des joueurs est endommagé : une partie manque ou ne peut pas être lue. Réinstallez le paquet.
error-newer-weights = Les poids des joueurs sont d’un format plus récent ({ $version }) ; ce paquet lit les formats jusqu’à { $known }. Installez un paquet plus récent.
error-damaged-save = Cette sauvegarde est endommagée : son champ « { $key } » manque ou ne peut pas être lu. Essayez une autre copie du fichier.
error-newer-save = Cette sauvegarde est d’un format plus récent ({ $version }) ; ce jeu lit les formats jusqu’à { $known }. Ouvrez-la avec la version qui l’a enregistrée.
error-altered-save = Cette sauvegarde a été modifiée : ses réponses ne peuvent pas être rejouées. Essayez une autre copie du fichier.
error-other-rules = Cette sauvegarde suit une autre version des règles ({ $rules }) que ce jeu ({ $known }), et ses réponses ne peuvent pas être rejouées ici. Ouvrez-la avec la version qui l’a enregistrée.
error-not-a-code = Ce n’est le code ni d’une donne ni d’une partie. Copiez tout le code ou le lien.
error-damaged-code = Ce code est endommagé : une partie manque ou ne peut pas être lue. Copiez de nouveau tout le code ou le lien.
error-newer-code = Ce code est d’une version plus récente ({ $version }) ; ce jeu lit les versions jusqu’à { $known }. Ouvrez-le avec une version plus récente.
error-long-code = Ce code a plus de { $most } signes, et aucune partie n’a besoin d’un code si long. Copiez le code seul.
error-altered-code = Ce code a été modifié : ses réponses ne peuvent pas être rejouées. Copiez de nouveau tout le code ou le lien.
error-serious-code = Vous pourrez partager une partie stricte quand elle sera terminée.
error-dealt-anew-code = Tout ce qui est caché dans cette variante a été redistribué : elle n’a donc pas de code. Enregistrez-la plutôt dans un fichier.
error-dealt-anew-often = Ce qui est caché dans une partie peut être redistribué { $most } fois, et cela a été fait. Continuez-la telle quelle.
error-serious-branch = Vous pourrez rejouer autrement une partie stricte quand elle sera terminée.
error-not-your-decision = Tant que la partie est en cours, une variante commence à l’une de vos propres décisions.
error-not-a-view = Pour distribuer ce qui est caché, donnez la vue d’un joueur et des nombres aléatoires.
error-no-such-moment = Il n’y a pas de moment { $ply } : le dernier est { $last }.
error-no-such-seat = Il n’y a pas de joueur { $seat }.
error-bad-seat-list = Donnez la liste des numéros des joueurs à examiner, pas { $seats }.
error-no-such-option-name = Il n’y a pas d’option nommée { $name }.
error-no-such-game = Il n’existe pas de jeu nommé { $name }.
error-save-of-game = C’est la partie enregistrée d’un autre jeu : { $name }.
error-no-such-level = Il n’y a pas d’ordinateur nommé { $level }.
error-bad-iterations = Une recherche demande au moins 1 itération, pas { $iterations }.
error-bad-players = Nommez { $seats } joueurs, un par place.
error-bad-player = Donnez à chaque joueur un nom et un type.
error-bad-name = Un nom a au plus { $most } lettres.
error-bad-option = L’option { $name } ne peut pas être { $value }.
error-bad-switch = { $name } vaut oui ou non, pas { $value }.
error-bad-seed = Une graine est un nombre entier de 0 à { $most }, pas { $seed }.
error-bad-date = Le calendrier n’a pas de jour { $date }. Écrivez une date comme 2026-11-23.
error-no-deal-of-day = Ce jeu n’a pas de donne du jour.
error-position-over = La partie de cette position est terminée.
error-bad-value = { $key } ne peut pas valoir { $value }.
error-not-a-position = Ceci n’est pas une position.
error-unknown-key = Une position n’a pas de champ nommé { $key }.
