# Français : les mots de San Juan. L’article par défaut d’un bâtiment est « la » ; les autres ont
# un attribut .the.
# As in English: group-M group-P good-indigo good-sugar.short stage-produce score-total

## La page

app-title = San Juan
app-motto = Construisez une ville portuaire, carte après carte.
app-description = Jouez à San Juan, le jeu de cartes où l’on construit une ville portuaire, dans votre navigateur, à plusieurs sur un même appareil ou contre l’ordinateur.

## Écran d’accueil

edition-first = première édition
edition-second = deuxième édition
edition-with = { $which } avec les Nouveaux bâtiments
statistics-by-options = Édition
deeds-built = Ce que vous construisez
    .one = Bâtiment
deeds-roles = Quels rôles vous prenez
    .one = Rôle
statistics-best-rounds = { $count ->
    [one] Victoire la plus rapide : { $count } manche ({ $when })
   *[other] Victoire la plus rapide : { $count } manches ({ $when })
}
statistics-feat-rounds = Une victoire en { $goal } manches
new-edition = Édition
new-edition-first = Première
new-edition-second = Deuxième
new-edition-note = { $which ->
    [second] 112 cartes. La Guilde compte aussi les types de bâtiments de production, la Mine d’or donne la carte la moins chère.
   *[other] 110 cartes. La Guilde compte 2 par bâtiment de production, la Mine d’or donne la carte de votre choix.
}
new-expansion = Nouveaux bâtiments
new-expansion-note = 11 bâtiments de plus : 29 cartes, et la Cathédrale sur la table, que chacun peut construire
new-choose-four = Choix de la main
new-choose-four-note = Mains de 5, 6, 7 et 8 cartes dans l’ordre du tour ; chacun en garde 4
credits-short = Œuvre de fans, non officielle et non commerciale.
credits-fan = Ceci est une œuvre de fans, non officielle et non commerciale, sans lien avec l’auteur ni les éditeurs du jeu. San Juan est une marque de son propriétaire. Le jeu San Juan est d’Andreas Seyfarth. Aucune image ni aucun texte du jeu n’est repris.
step-game = Mise en place des cartes

## Comment jouer

how-to-title = Comment jouer

learn-first = Vos premières manches
    .about = { app-title } en cinq minutes
learn-whole = Une partie entière avec un guide
    .about = Une demi-heure, jusqu’au décompte final

## Le livre

book-title = Règles et cartes
rule-read = Lire la règle
    .said = Pourquoi ? Règle { $rule }
book-rule = Règle : { $title }

# Les règles que citent les questions et les refus, par numéro.
rule-R2 = l’ordre dans une phase
rule-R6 = le choix de la main
rule-R7 = la limite de main
rule-R15 = l’addition des réductions
rule-R17 = chaque bâtiment violet une seule fois
rule-R21 = le choix des rôles
rule-R25 = payer avec des marchandises
rule-R29 = recouvrir avec la Grue
rule-R31 = une Grue n’est jamais recouverte
rule-R32 = jamais sur le même bâtiment
rule-R34 = la marchandise d’un bâtiment recouvert
rule-R41 = place libre ou bâtiment recouvert
rule-R43 = produire des marchandises
rule-R48 = vendre des marchandises
rule-R49 = garder des cartes
rule-R50 = { card-archive }
rule-R57 = { card-gold-mine }
rule-R59 = { card-library } à deux
rule-R74 = { card-office-building }
rule-R75 = la limite de main avec { card-guard-room }
rule-R84 = { card-bank }
rule-R99 = construire et payer
rule-R101 = { card-chapel }

picks-full = { $count ->
    [one] { $count } est déjà choisie
   *[other] { $count } sont déjà choisies
}, vous ne pouvez pas en choisir plus. Reposez-en une pour choisir celle-ci.
role-taken = { $role } : { $who ->
    [you] vous l’avez
   *[other] { $name } l’a
} déjà pris. Chaque rôle se prend une fois par manche.
role-not-now = { $role } : ce n’est pas à vous de prendre un rôle.
book-card = Cette carte dans le livre

## Barre du haut et menu

phase-choice = Choix des rôles
era = Manche { $era }
log-earlier = Manches précédentes
look-back-axis = Manche
key-round-back = une manche en arrière, en relecture
key-round-on = une manche en avant, en relecture
replay-round-back = Une manche en arrière
replay-round-on = Une manche en avant
phase-start = Début de la manche
phase-role = Phase : { $role }
ending = { $names } : { $left ->
    [0] { $count } bâtiments, dernière phase
    [one] { $count } bâtiments, { $left } de plus et c’est la fin
   *[other] { $count } bâtiments, { $left } de plus et c’est la fin
}
    .short = { $leaders ->
        [one] { $names } : { $count } bâtiments sur { $places }
       *[other] { $leaders } villes : { $count } sur { $places }
    }
round-begun = Manche { $round } · { $who ->
    [you] vous êtes gouverneur
   *[other] { $name } est gouverneur
}
ending-last = La partie se termine après cette phase.
save-name = san-juan

## Réglages

own-confirm-always = Toute réponse, rôles compris
own-confirm-some = Toute réponse sauf les rôles
own-confirm-several = Seulement plusieurs cartes à la fois
settings-sound = Son
    .note = De brèves notes quand c’est à vous, et quand on construit ou vend.
settings-motion = Mouvement des cartes
settings-detail = Sur la table
    .note = « Peu » convient pour débuter. « Plus » et « Tout » ajoutent ce que chaque rôle apporterait, les points de tous, les prix suivants et les piles.

## Clavier

key-card = la carte visée, en entier
key-points = détail des points
key-rivals = vers les adversaires
key-pass = ne rien construire, vendre ou échanger
key-prices = tous les prix
key-roles = ce que font les rôles
key-book = le livre des règles et des cartes

## Table

rival-open = { $name }, ouvrir la ville : { $buildings ->
    [one] { $buildings } bâtiment
   *[other] { $buildings } bâtiments
}, { $hand ->
    [one] { $hand } carte en main
   *[other] { $hand } cartes en main
}, { $points ->
    [hidden] points cachés
    [one] { $points } point
   *[other] { $points } points
}, marchandises : { $goods }
none = aucune
rival-built = Nouveau : { $cards }
say-chooser = a choisi le rôle
hand-label = main
goods-label = Marchandises
governor = Gouverneur
tucked-label = glissées
buildings-count = { $count ->
    [one] { $count } bâtiment
   *[other] { $count } bâtiments
} sur { $places }
city-yours = Votre ville
city-of = Ville – { $name }
city-note = Touchez un bâtiment pour lire sa carte, un nombre ou un signe pour savoir ce qu’il signifie.
city-note-replay = Touchez un bâtiment pour aller au moment où il a été construit.
place-last = fin de partie
place-free = Emplacement { $place }, libre
place-site = Emplacement { $place }, en chantier : { $card }
covers = recouvre : { $card }
roles-label = Rôles
roles-help = Effet des rôles
roles-note = En gras : le privilège, un bonus pour le joueur qui prend le rôle.
role-free = libre
role-you-now = à vous
role-now = { $name }, en cours
role-by = { $name }
    .said = pris par { $who ->
        [you] vous
       *[other] { $name }
    }
forecast-builder = { $count ->
    [0] tout est trop cher
   *[other] prix { $range }
}
    .said = { $count ->
    [0] aucune carte que vous puissiez payer
    [one] { $count } carte que vous pouvez payer, prix { $range }
   *[other] { $count } cartes que vous pouvez payer, prix { $range }
}
    .short = { $count ->
    [0] trop cher
   *[other] prix { $range }
}
forecast-producer = { $goods ->
    [0] rien à produire
    [one] produire { $goods } march.
   *[other] produire { $goods } march.
}
    .said = { $goods ->
    [0] aucune marchandise
    [one] { $goods } marchandise
   *[other] { $goods } marchandises
}{ $cards ->
    [0] {""}
    [one] {" "}et { $cards } carte
   *[other] {" "}et { $cards } cartes
}
    .short = { $goods ->
    [0] rien
    [one] { $goods } march.
   *[other] { $goods } march.
}
forecast-trader = { $goods ->
    [0] rien à vendre
   *[other] { $high ->
        [one] vente : { $range } carte
       *[other] vente : { $range } cartes
    }
}
    .said = { $goods ->
    [0] aucune marchandise à vendre
    [one] { $goods } marchandise à vendre
   *[other] { $goods } marchandises à vendre
}{ $goods ->
    [0] {""}
   *[other] {" "}pour { $high ->
        [one] { $range } carte
       *[other] { $range } cartes
    }
}
    .short = { $goods ->
    [0] rien
   *[other] { $high ->
        [one] { $range } carte
       *[other] { $range } cartes
    }
}
forecast-councillor = garder { $keep } sur { $look }
    .said = { $keep ->
    [one] { $keep } carte
   *[other] { $keep } cartes
} sur { $look }
    .short = { $keep } sur { $look }
forecast-prospector = { $cards ->
    [0] rien
    [one] piocher { $cards } carte
   *[other] piocher { $cards } cartes
}
    .said = { $cards ->
    [0] rien d’assuré
    [one] { $cards } carte
   *[other] { $cards } cartes
}
    .short = { $cards ->
    [0] rien
    [one] { $cards } carte
   *[other] { $cards } cartes
}
forecast-without = Pris par un autre : { $other }
forecast-said = Si vous le prenez maintenant : { $own } ; si un autre le prend : { $other }.
forecast-said-same = Pour vous, quel que soit le joueur qui le prend : { $own }.
forecast-said-others = Pour vous, si un autre le prend maintenant : { $other }.
forecast-works = À l’œuvre : { $cards }.
market-label = { $edition ->
    [first] Comptoir
   *[second] Maison de commerce
}, pioche et défausse
tiles-label = Prix à venir
tile-now = Actuel
tile-next = À venir
tile-then = { $place }e
price-range = { $low } ou { $high }
tile-unknown = Pas encore vue
    .mark = ?
tiles-all = Tous les prix
tiles-note = Les cinq tuiles de prix reviennent dans le même ordre toute la partie. Celles que l’on a déjà vues restent connues. « 1 ou 2 » est un prix encore inconnu.
offer-label = Sur la table
pile-label = pioche
discard-label = défausse
hand-of = Main – { $name }
hand-yours = Votre main
hand-count = { $title }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
hand-chip = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en main{ $limit ->
    [0] {""}
   *[other] , { $limit } au plus au début d’une manche
}
hand-show = Voir ma main
hand-hidden = { $name } : main face cachée.
hand-empty = Aucune carte en main.
hand-hold = Gardez le doigt sur une carte pour la lire en entier.

## La carte

the-card = la { $card }
label-card = { $name }, coût { $cost }, { $points ->
    [star] points selon l’effet
    [one] { $points } point
   *[other] { $points } points
}. { $effect }
label-price = Prix actuel : { $price }.
label-good = Porte une marchandise : { $good }.
label-empty = { $good ->
    [customs] Ne porte rien ; une phase du { role-councillor } y met une marchandise.
   *[other] Ne porte aucune marchandise.
}
label-sells = Se vend { $price } en ce moment.
label-over = Construire dessus : { $price } à payer.
label-covers = Recouvre : { $card }.
label-review-open = Pouvait être choisie.
label-review-given = A été choisie.
label-review-best = Dans la meilleure réponse.
label-review-shown = Dans la réponse marquée.
label-why = { $why }.
label-works = À l’œuvre dans cette phase.
label-worth = Vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
} à présent.
changed-new = nouveau
    .said = Nouveau depuis votre dernière décision.
changed-good = a produit
    .said = Marchandise nouvelle depuis votre dernière décision.
changed-sold = a vendu
    .said = Marchandise vendue depuis votre dernière décision.
group-P = Production
group-V = Bâtiment violet
group-M = Violet · monument
group-6 = Violet · coût 6

good-indigo = indigo
    .short = In
good-sugar = sucre
    .short = Su
good-tobacco = tabac
    .short = Ta
good-coffee = café
    .short = Ca
good-silver = argent
    .short = Ar
good-customs = marchandise de la Douane
    .short = Do
good-count = { $count } × { $good }
good-price = { $good } { $price }

card-indigo-plant = Teintu­rerie d’indigo
    .effect = Produit de l’indigo.
card-sugar-mill = { $edition ->
    [first] Raffi­nerie de sucre
   *[second] Moulin à sucre
}
    .the = { $edition ->
    [first] la { $card }
   *[second] le { $card }
}
    .effect = Produit du sucre.
card-tobacco-storage = Séchoir à tabac
    .the = le { $card }
    .effect = Produit du tabac.
card-coffee-roaster = Brûlerie de café
    .effect = Produit du café.
card-silver-smelter = Fonderie d’argent
    .effect = Produit de l’argent.
card-smithy = Forge
    .effect = Vos bâtiments de production coûtent 1 de moins.
card-gold-mine = Mine d’or
    .effect = { role-prospector } : révélez 4 cartes. Si tous les coûts diffèrent, gardez { $edition ->
    [first] celle de votre choix
   *[second] la moins chère
}.
card-archive = { $edition ->
    [first] Archives
   *[second] Cadastre
}
    .the = { $edition ->
    [first] les { $card }
   *[second] le { $card }
}
    .effect = { role-councillor } : ajoutez les cartes piochées à votre main, puis défaussez parmi toute la main.
card-poor-house = { $edition ->
    [first] Asile
   *[second] Refuge
}
    .the = { $edition ->
    [first] l’{ $card }
   *[second] le { $card }
}
    .effect = S’il vous reste 0 ou 1 carte après une construction, piochez-en 1.
card-black-market = Marché noir
    .the = le { $card }
    .effect = { role-builder } : jusqu’à 2 de vos marchandises paient 1 chacune.
card-trading-post = { $edition ->
    [first] Échoppe
   *[second] Boutique
}
    .the = { $edition ->
    [first] l’{ $card }
   *[second] la { $card }
}
    .effect = { role-trader } : vendez 1 marchandise de plus.
card-well = Puits
    .the = le { $card }
    .effect = { role-producer } : dès 2 marchandises produites, piochez 1 carte.
card-market-stand = { $edition ->
    [first] Étalage
   *[second] Petit marché
}
    .the = { $edition ->
    [first] l’{ $card }
   *[second] le { $card }
}
    .effect = { role-trader } : dès 2 marchandises vendues, piochez 1 carte.
card-crane = Grue
    .effect = Construisez sur un de vos bâtiments ; son coût est déduit.
card-chapel = Chapelle
    .effect = Début de manche : vous pouvez y glisser 1 carte de votre main, qui vaut 1 point.
card-tower = { $edition ->
    [first] Tour
   *[second] Phare
}
    .the = { $edition ->
    [first] la { $card }
   *[second] le { $card }
}
    .effect = Votre limite est de 12 cartes en main.
card-aqueduct = Aqueduc
    .the = l’{ $card }
    .effect = { role-producer } : produisez 1 marchandise de plus.
card-carpenter = { $edition ->
    [first] Scierie
   *[second] Atelier
}
    .the = { $edition ->
    [first] la { $card }
   *[second] l’{ $card }
}
    .effect = Après avoir construit un bâtiment violet, piochez 1 carte.
card-prefecture = { $edition ->
    [first] Préfec­ture
   *[second] Villa
}
    .effect = { role-councillor } : gardez 2 cartes au lieu de 1.
card-market-hall = { $edition ->
    [first] Marché
   *[second] Grand marché
}
    .the = le { $card }
    .effect = { role-trader } : dès 1 marchandise vendue, piochez 1 carte.
card-quarry = Carrière
    .effect = Vos bâtiments violets coûtent 1 de moins.
card-library = Biblio­thèque
    .effect = Le privilège de votre rôle compte double ; à deux, une fois par manche.
card-statue = Statue
    .effect = Monument : rien que des points ; compte pour l’Arc de triomphe.
card-victory-column = Colonne
    .effect = Monument : rien que des points ; compte pour l’Arc de triomphe.
card-hero = { $edition ->
    [first] Statue équestre
   *[second] Bronze
}
    .the = { $edition ->
    [first] la { $card }
   *[second] le { $card }
}
    .effect = Monument : rien que des points ; compte pour l’Arc de triomphe.
card-guild-hall = Guilde
    .effect = { $edition ->
    [first] 2 points par bâtiment de production
   *[second] 1 point par bâtiment de production et 1 par type différent
}.
card-city-hall = Hôtel de ville
    .the = l’{ $card }
    .effect = 1 point par bâtiment violet, celui-ci compris.
card-triumphal-arch = Arc de triomphe
    .the = l’{ $card }
    .effect = 4, 6 ou 8 points pour 1, 2 ou 3 monuments.
card-palace = Palais
    .the = le { $card }
    .effect = Le quart de tous vos autres points, arrondi vers le bas.

card-office-building = Fournisseur
    .the = le { $card }
    .effect = Début de manche : défaussez 1 ou 2 cartes, piochez-en autant.
card-guard-room = Caserne
    .effect = Début de manche : les joueurs sans Caserne ne gardent que 6 cartes ({ $edition ->
    [first] 12 avec une Tour
   *[second] 12 avec un Phare
}).
card-hut = Hutte
    .effect = Si personne ne vend dans une phase du Marchand, piochez 1 carte.
card-tavern = Pension
    .effect = Fin d’une phase { $edition ->
    [first] de l’{ role-builder }
   *[second] du { role-builder }
} : si personne n’a moins de bâtiments que vous et que quelqu’un en a plus, piochez 1 carte.
card-park = Parc
    .the = le { $card }
    .effect = Recouvert grâce à la Grue, il réduit le coût de 6 au lieu de 3.
card-customs-office = Douane
    .effect = { role-councillor } : vide, elle reçoit une marchandise, qui se vend 2.
card-bank = Banque
    .effect = Une fois par partie, en début de manche : glissez-y des cartes à volonté, 1 point chacune.
card-harbor = Port
    .the = le { $card }
    .effect = { role-trader } : 1 marchandise vendue est glissée dessous et vaut 1 point.
card-goldsmith = Orfè­vrerie
    .the = l’{ $card }
    .effect = { role-prospector } : révélez 1 carte, gardez-la si personne n’a ce bâtiment.
card-residence = Rési­dence
    .effect = Lots de 3 bâtiments différents de même coût : 4, 3, 2, 1 points.
card-cathedral = Cathé­drale
    .effect = Les bâtiments de coût 6 des autres vous valent 4, 3, 2, 1 points.

role-builder = { $edition ->
    [first] Archi­tecte
   *[second] Bâ­tisseur
}
    .action = Chacun peut construire.
    .privilege = Vous payez 1 de moins.
role-producer = { $edition ->
    [first] Artisan
   *[second] Produc­teur
}
    .action = Chacun produit 1 marchandise.
    .privilege = Vous en produisez 1 de plus.
role-trader = Mar­chand
    .action = Chacun peut vendre 1 marchandise.
    .privilege = Vous pouvez en vendre 1 de plus.
role-councillor = { $edition ->
    [first] Bourg­mestre
   *[second] Maire
}
    .action = Les autres piochent 2 cartes et en gardent 1.
    .privilege = Vous en piochez 5 et en gardez 1.
role-prospector = Cher­cheur d’or
    .action = Les autres ne reçoivent rien.
    .privilege = Vous piochez 1 carte.

## Les questions

effect-card = { $card } – { $effect }
sum-equals = =
sum-price = Prix
sum-leaves = { $left ->
    [0] il vous reste 0 carte
    [one] il vous reste { $left } carte
   *[other] il vous reste { $left } cartes
}

prompt-start-hand = Garder { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} de votre main de départ
    .instruction = Vous gardez ce que vous choisissez ; le reste est défaussé.
    .outcome = Garder : { $cards }
    .tray = Votre main de départ
prompt-role = Choisissez un rôle ci-dessus
    .instruction = Chaque rôle se prend une fois par manche ; tous en font l’action, vous seul avez le privilège.
prompt-library = { $role } : utiliser la Bibliothèque ?
    .instruction = { $told ->
    [yes] Avec elle : { $twice } ; sans elle : { $once }.{" "}
   *[no] {""}
}Plus tard, elle doublera votre second rôle de la manche.
    .confirm = L’utiliser
    .pass = Plus tard
prompt-build = Construire ?
    .instruction = { $offered ->
    [yes] Choisissez une carte de votre main ou celle de la table, ou ne construisez rien.
   *[no] Choisissez une carte de votre main, ou ne construisez rien.
}
    .chosen = Construire { $the } { $price ->
    [0] gratuitement
   *[other] pour { $price }
}
    .pass = Ne rien construire
prompt-cover = Construire { $the } sur un autre bâtiment ?
    .instruction = Sur chaque bâtiment : le prix pour le recouvrir.
    .pass = Emplacement libre
prompt-market = Payer { $the } avec des marchandises ?
    .instruction = Chaque marchandise choisie paie 1, grâce au Marché noir.
    .pass = Payer avec des cartes
prompt-pay = Payer { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} pour { $the }
    .instruction = Les cartes choisies sont défaussées.
prompt-produce = Produire { $count ->
    [one] { $count } marchandise
   *[other] { $count } marchandises
}
    .instruction = Choisissez les bâtiments qui produisent.{ $preselected ->
    [yes] {" "}Les marchandises les plus chères sont déjà choisies.
   *[no] {""}
}
prompt-sell = Vendre des marchandises ?
    .chosen = Vendre { $count ->
    [one] { $count } marchandise
   *[other] { $count } marchandises
} pour { $income ->
    [one] { $income } carte
   *[other] { $income } cartes
} ?
    .instruction = Choisissez jusqu’à { $count ->
    [one] { $count } marchandise
   *[other] { $count } marchandises
} à vendre au prix actuel.{ $preselected ->
    [yes] {" "}Les plus chères sont déjà choisies.
   *[no] {""}
}
    .pass = Ne rien vendre
prompt-keep = Garder { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
    .instruction = Vous gardez ce que vous choisissez ; le reste est défaussé.
    .outcome = Garder : { $cards }
    .tray = Cartes piochées
prompt-discard = Défausser { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
    .instruction = { $source ->
    [hand_limit] Une nouvelle manche commence. { $limit } Les cartes choisies sont défaussées.
    [archive] Les cartes piochées sont dans votre main. Les cartes choisies sont défaussées.
   *[other] Les cartes choisies sont défaussées.
}
    .outcome = Défausser : { $cards }
prompt-mine = Mine d’or : garder 1 des cartes révélées
    .instruction = La carte choisie rejoint votre main, les autres sont défaussées.
    .outcome = Garder { $the }
    .tray = Cartes révélées
prompt-office = Fournisseur : échanger { $count ->
    [one] { $count } carte
   *[other] jusqu’à { $count } cartes
} ?
    .instruction = Une nouvelle manche commence. Les cartes choisies sont défaussées, puis vous en piochez autant.
    .outcome = Défausser { $cards }, piocher { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
    .pass = Ne rien échanger
prompt-chapel = Glisser une carte sous la Chapelle ?
    .instruction = Une nouvelle manche commence. La carte choisie vaut 1 point à la fin et quitte le jeu.
    .outcome = Glisser { $the } pour 1 point
    .pass = Ne rien glisser
prompt-bank = Glisser des cartes sous la Banque ?
    .instruction = Une seule fois par partie, autant que vous voulez. Chaque carte choisie vaut 1 point à la fin et quitte le jeu.
    .outcome = Glisser { $cards } pour { $count ->
    [one] { $count } point
   *[other] { $count } points
}
    .pass = Pas maintenant
answer-start-hand = Garder : { $cards }
answer-keep = Garder : { $cards }
answer-cover = Par-dessus : { $cards }
answer-market = Payer : { $goods }
answer-pay = Payer : { $cards }
answer-produce = Produire : { $goods }
answer-sell = Vendre : { $goods }
answer-discard = Défausser : { $cards }
answer-office = Échanger : { $cards }
answer-chapel = Glisser : { $cards }
answer-bank = Glisser : { $cards }
did-start-hand = { $name } { $who ->
    [you] avez
   *[other] a
} gardé { $cards } au début
did-role = { $name } { $who ->
    [you] avez
   *[other] a
} pris le rôle { $role }
did-library = { $name } { $who ->
    [you] avez
   *[other] a
} utilisé la Bibliothèque
    .pass = { $name } { $who ->
        [you] n’avez
       *[other] n’a
    } pas encore utilisé la Bibliothèque
did-build = { $name } { $who ->
    [you] avez
   *[other] a
} construit { $cards }
    .pass = { $name } { $who ->
        [you] n’avez
       *[other] n’a
    } rien construit
did-cover = { $name } { $who ->
    [you] avez
   *[other] a
} construit { $for } sur { $cards }
    .pass = { $name } { $who ->
        [you] avez
       *[other] a
    } construit { $for } sur un emplacement libre
did-market = { $name } { $who ->
    [you] avez
   *[other] a
} payé { $for } avec des marchandises : { $goods }
    .pass = { $name } { $who ->
        [you] avez
       *[other] a
    } payé { $for } avec des cartes seulement
did-pay = { $name } { $who ->
    [you] avez
   *[other] a
} payé { $for } en défaussant { $cards }
did-produce = { $name } { $who ->
    [you] avez
   *[other] a
} produit : { $goods }
did-sell = { $name } { $who ->
    [you] avez
   *[other] a
} vendu : { $goods }
    .pass = { $name } { $who ->
        [you] n’avez
       *[other] n’a
    } rien vendu
did-keep = { $name } { $who ->
    [you] avez
   *[other] a
} gardé { $cards }
did-discard = { $name } { $who ->
    [you] avez
   *[other] a
} défaussé { $cards }
did-mine = { $name } { $who ->
    [you] avez
   *[other] a
} gardé { $cards } grâce à la Mine d’or
did-office = { $name } { $who ->
    [you] avez
   *[other] a
} échangé { $cards }
    .pass = { $name } { $who ->
        [you] n’avez
       *[other] n’a
    } rien échangé
did-chapel = { $name } { $who ->
    [you] avez
   *[other] a
} glissé { $cards } sous la Chapelle
    .pass = { $name } { $who ->
        [you] n’avez
       *[other] n’a
    } rien glissé sous la Chapelle
did-bank = { $name } { $who ->
    [you] avez
   *[other] a
} glissé { $cards } sous la Banque
    .pass = { $name } { $who ->
        [you] n’avez
       *[other] n’a
    } pas encore utilisé la Banque
advice-reason = { $until ->
    [round] { $own ->
        [none] Aucun gain d’ici la fin de la prochaine manche
       *[other] D’ici la fin de la prochaine manche : { $own }
    }
   *[role] { $own ->
        [none] Rien de plus pour l’instant
       *[other] { $own }
    }
}{ $rival ->
    [none] {""}
   *[other]  ; { $seats ->
        [2] l’adversaire
       *[other] l’adversaire le mieux placé
    } : { $rival }
}.
advice-wins = { $games ->
    [100] Gagne là où la suivante perd
    [one] Gagne { $games } partie sur 100 de plus que la suivante
   *[other] Gagne { $games } parties sur 100 de plus que la suivante
}{ $because ->
    [more_often]  : { $card } en ville dans { $by } parties de plus
    [sooner]  : { $card } { $by ->
        [one] { $by } manche
       *[other] { $by } manches
    } plus tôt
    [ends_sooner]  : fin { $by ->
        [one] { $by } manche
       *[other] { $by } manches
    } plus tôt
    [ends_later]  : fin { $by ->
        [one] { $by } manche
       *[other] { $by } manches
    } plus tard
    [points]  : { $by ->
        [one] { $by } point
       *[other] { $by } points
    } de plus
    [rival]  : { $seats ->
        [2] l’adversaire
       *[other] l’adversaire le mieux placé
    } a { $by ->
        [one] { $by } point
       *[other] { $by } points
    } de moins
   *[unknown] {""}
}.
advice-loses = { $games ->
    [100] Perd une partie gagnée
    [one] Gagne { $games } partie sur 100 de moins que la meilleure
   *[other] Gagne { $games } parties sur 100 de moins que la meilleure
}{ $because ->
    [more_often]  : { $card } en ville dans { $by } parties de moins
    [sooner]  : { $card } { $by ->
        [one] { $by } manche
       *[other] { $by } manches
    } plus tard
    [ends_sooner]  : fin { $by ->
        [one] { $by } manche
       *[other] { $by } manches
    } plus tard
    [ends_later]  : fin { $by ->
        [one] { $by } manche
       *[other] { $by } manches
    } plus tôt
    [points]  : { $by ->
        [one] { $by } point
       *[other] { $by } points
    } de moins
    [rival]  : { $seats ->
        [2] l’adversaire
       *[other] l’adversaire le mieux placé
    } a { $by ->
        [one] { $by } point
       *[other] { $by } points
    } de plus
   *[unknown] {""}
}.
advice-keeps = Garde { $the } : construction { $share ->
    [all] certaine
    [most] probable
    [none] presque exclue
   *[some] possible
} { $until ->
    [round] bientôt
   *[end] d’ici la fin de la partie
} ({ $built ->
    [one] { $built } essai
   *[other] { $built } essais
} sur { $lines }).
advice-gives-up = Abandonne { $the } : sinon, construction { $share ->
    [all] certaine
    [most] probable
    [none] presque exclue
   *[some] possible
} { $until ->
    [round] bientôt
   *[end] d’ici la fin de la partie
} ({ $built ->
    [one] { $built } essai
   *[other] { $built } essais
} sur { $lines }).
advice-builds = { $kept ->
    [0] { $name }
    [one] Garder { $kept } carte : { $who ->
        [you] vous
       *[other] { $name }
    }
   *[other] Garder { $kept } cartes : { $who ->
        [you] vous
       *[other] { $name }
    }
} { $who ->
    [you] pouvez
   *[other] peut
} { $share ->
    [all] {""}
   *[some] probablement{" "}
}construire { $the } { $until ->
    [role] maintenant
   *[round] d’ici la fin de la prochaine manche
}.
advice-misses = { $name } { $who ->
    [you] pourrez
   *[other] pourra
} difficilement construire { $the } d’ici la fin de la prochaine manche.
advice-counts = Rapporte tout de suite { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
advice-fits = { $use ->
    [production] Rend { $count ->
        [one] { $count } bâtiment de production en main moins cher
       *[other] { $count } bâtiments de production en main moins chers
    }
    [violet] Rend { $count ->
        [one] { $count } bâtiment violet en main moins cher
       *[other] { $count } bâtiments violets en main moins chers
    }
    [producing] Sert à chaque production, avec { $count ->
        [one] { $count } bâtiment de production
       *[other] { $count } bâtiments de production
    }
   *[selling] Sert à chaque vente, avec { $count ->
        [one] { $count } bâtiment de production
       *[other] { $count } bâtiments de production
    }
}.
advice-earns = Vend { $goods ->
    [one] { $goods } marchandise
   *[other] { $goods } marchandises
} contre { $high ->
    [one] { $range } carte
   *[other] { $range } cartes
}.
advice-makes = Produit { $goods ->
    [one] { $goods } marchandise
   *[other] { $goods } marchandises
} ; { $seats ->
    [2] { $who ->
        [you] vous n’en produisez
       *[other] { $name } n’en produit
    } { $theirs ->
        [0] aucune
       *[other] que { $theirs }
    }
   *[other] personne d’autre n’en produit{ $theirs ->
        [0] {""}
       *[other] {" "}plus de { $theirs }
    }
}.
advice-sells-now = { $when ->
    [best] Vendre maintenant : aucun prix à venir n’est meilleur
    [not_next] Vendre maintenant : le prochain prix n’est pas meilleur
   *[only_next] Vendre maintenant : seul le prochain prix peut être meilleur
}.
advice-waits = Attendre : le prochain prix est meilleur.
advice-idle = { $role ->
    [builder] { $seats ->
        [2] { $name } ne { $who ->
            [you] pouvez
           *[other] peut
        } guère construire maintenant
       *[other] Personne d’autre ne peut vraiment construire maintenant
    }
    [producer] { $seats ->
        [2] { $name } { $who ->
            [you] n’avez
           *[other] n’a
        } aucun bâtiment de production vide
       *[other] Personne d’autre n’a de bâtiment de production vide
    }
    [trader] { $seats ->
        [2] { $name } { $who ->
            [you] n’avez
           *[other] n’a
        } rien à vendre
       *[other] Personne d’autre n’a rien à vendre
    }
   *[prospector] Personne d’autre ne pioche de carte
}.
advice-stops = Ne { $who ->
    [you] vous laisse pas
   *[other] laisse pas { $name }
} { $deed ->
    [build] construire
    [produce] produire
   *[sell] vendre
} maintenant.
advice-lets = { $who ->
    [you] Vous laisse
   *[other] Laisse { $name }
} { $deed ->
    [build] construire
    [produce] produire
   *[sell] vendre
} aussi.
advice-denies = Sinon, { $who ->
    [you] vous prendrez
   *[other] { $name } prendra
} probablement ce rôle.
advice-ends = Termine la partie { $until ->
    [role] maintenant
   *[round] bientôt
}, tant que { $who ->
    [you] vous menez
   *[other] { $name } mène
}.
advice-lasts = Prolonge la partie, tant que { $who ->
    [you] vous êtes
   *[other] { $name } est
} en retard.
advice-spares = Sinon, { $who ->
    [you] vous devrez
   *[other] { $name } devra
} défausser environ { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} de plus à cause de la limite de main.
advice-ahead = { $what ->
    [cards] Laisse
   *[other] Rapporte
} { $until ->
    [role] tout de suite
   *[round] d’ici la fin de la prochaine manche environ
} { $amount } que la meilleure autre réponse.
advice-behind = { $what ->
    [cards] Laisse
   *[other] Rapporte
} { $until ->
    [role] tout de suite
   *[round] d’ici la fin de la prochaine manche environ
} { $amount } que la meilleure autre réponse.
advice-holds = { $name } { $what ->
    [cards] { $who ->
        [you] avez
       *[other] a
    }
   *[other] { $who ->
        [you] obtenez
       *[other] obtient
    }
} { $until ->
    [role] {""}
   *[round] environ{" "}
}{ $amount } qu’autrement { $until ->
    [role] tout de suite
   *[round] d’ici la fin de la prochaine manche
}.
advice-helps = { $name } { $what ->
    [cards] { $who ->
        [you] avez
       *[other] a
    }
   *[other] { $who ->
        [you] obtenez
       *[other] obtient
    }
} { $until ->
    [role] {""}
   *[round] environ{" "}
}{ $amount } qu’autrement { $until ->
    [role] tout de suite
   *[round] d’ici la fin de la prochaine manche
}.
amount-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
} de { $more ->
    [yes] plus
   *[no] moins
}
amount-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} de { $more ->
    [yes] plus
   *[no] moins
} en main
amount-income = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} de { $more ->
    [yes] plus
   *[no] moins
} par les ventes
amount-made = { $count ->
    [one] { $count } marchandise
   *[other] { $count } marchandises
} de { $more ->
    [yes] plus
   *[no] moins
}
gain-cards = { $sign }{ $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
gain-goods = { $sign }{ $count ->
    [one] { $count } marchandise
   *[other] { $count } marchandises
}
gain-points = { $sign }{ $count ->
    [one] { $count } point
   *[other] { $count } points
}
lately-role = { $told }.
lately-built = Depuis votre tour : { $told }.

part-cost = coût
part-builder = { $edition ->
    [first] architecte
   *[second] bâtisseur
}
part-library = bibliothèque
part-smithy = forge
part-quarry = carrière
part-crane = sur { $the }
part-goods = en marchandises

reason-too-dear = Prix { $price }, vous avez { $funds }
reason-already-built = Déjà dans votre ville
reason-not-building = Ce n’est pas à vous de construire
reason-not-held = Pas dans votre main
reason-in-work = En construction
reason-full = Porte déjà une marchandise
reason-no-plant = Ne produit rien
reason-no-good = Ne porte aucune marchandise
reason-to-be-covered = Sera recouvert
reason-no-crane = Vous n’avez pas de Grue
reason-never-covered = Ne peut pas être recouverte
reason-same-building = Le même bâtiment

limit-plain = La limite est maintenant de { $limit } cartes en main.
limit-guarded = Un adversaire a une Caserne, pas vous : vous ne gardez que { $limit } cartes en main.
limit-raised = { $edition ->
    [first] Avec votre Tour
   *[second] Avec votre Phare
}, la limite est de { $limit } cartes en main.

## Journal

cards-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
cards-none = aucune carte
event-round-started = Manche { $round }, gouverneur : { $who ->
    [you] vous
   *[other] { $name }
}
event-role-taken = { $name } { $who ->
    [you] avez
   *[other] a
} pris le rôle { $role }
event-tile-turned = Prix : { $prices }
event-library-used = { $name } { $who ->
    [you] avez
   *[other] a
} utilisé la Bibliothèque
event-built = { $name } { $who ->
    [you] avez
   *[other] a
} construit { $the } { $price ->
    [0] gratuitement
   *[other] pour { $price }
}
    .over = sur { $the }
    .goods = { $count ->
    [one] dont { $count } avec une marchandise
   *[other] dont { $count } avec des marchandises
}
    .paid = paiement : { $cards }
event-passed = { $name } { $who ->
    [you] n’avez
   *[other] n’a
} { $stage ->
    [build] rien construit
    [sell] rien vendu
    [library] pas encore utilisé la Bibliothèque
    [chapel] rien glissé sous la Chapelle
    [office] rien échangé
    [bank] rien glissé sous la Banque
   *[other] rien fait
}
event-good-lost = { $name } { $who ->
    [you] avez
   *[other] a
} perdu la marchandise posée sur { $the }
event-drew = { $name } { $who ->
    [you] avez
   *[other] a
} pioché { $cards } ({ $cause })
event-produced = { $name } { $who ->
    [you] avez
   *[other] a
} { $sort ->
    [customs] reçu : { $goods }
   *[other] produit : { $goods }
}
event-sold = { $name } { $who ->
    [you] avez
   *[other] a
} vendu : { $goods }, pour { $income ->
    [one] { $income } carte
   *[other] { $income } cartes
}
event-stowed = { $name } { $who ->
    [you] avez
   *[other] a
} glissé dessous une marchandise vendue ({ $cause })
event-councillor-drew = { $name } { $who ->
    [you] avez
   *[other] a
} pioché { $cards }
event-kept = { $name } { $who ->
    [you] avez
   *[other] a
} gardé { $cards }
event-discarded = { $name } { $who ->
    [you] avez
   *[other] a
} défaussé { $cards } ({ $cause })
event-revealed = { $name } { $who ->
    [you] avez
   *[other] a
} révélé { $faces } ({ $cause })
event-won = { $name } { $who ->
    [you] avez
   *[other] a
} gagné { $the } ({ $cause })
event-tucked = { $name } { $who ->
    [you] avez
   *[other] a
} glissé { $cards } ({ $cause })
event-reshuffled = La défausse a été mélangée et devient la pioche
event-game-over = La partie est terminée
cause-sale = vente
cause-hand-limit = limite de main
cause-start-hand = main de départ

## Fin

end-tie = À égalité avec { $who ->
    [you] vous
   *[other] { $name }
}, mais avec plus de cartes et de marchandises restantes.
end-cities = Les villes
skyline-alt = Votre ville : une rangée de maisons au bord de l’eau ; bâtiments : { $count }
end-chronicle = Construit, manche par manche
    .note = Les manches sans construction ne figurent pas.
score-buildings = Bâtiments
score-tucked = Cartes glissées
score-guild-hall = Guilde
score-city-hall = Hôtel de ville
score-triumphal-arch = Arc de triomphe
score-residence = Résidence
score-cathedral = Cathédrale
score-palace = Palais
score-total = Total
score-leftovers = Cartes et marchandises restantes
    .note = départagent les ex æquo
end-picture-title = Image de votre ville

## Revoir la partie

look-back-curve-label = Les chances de chacun, du premier rôle à la fin ; les mêmes en tableau ci-dessous.
look-back-curve-note = Chaque point montre la chance de gagner, telle que pouvait la juger le joueur qui choisissait alors un rôle. Le dernier montre le vainqueur. Touchez un point pour voir ce moment sur la table.
look-back-luck-note = Chaque colonne additionne, en parties sur 100, ce qui a changé la chance de gagner de la première décision à la fin. Une erreur coûte ce que la meilleure réponse aurait gagné de plus ; ce qu’un joueur y perd, les autres le gagnent. La chance au tirage est ce qu’aucune décision n’explique : les cartes piochées, les prix révélés et ce que l’ordinateur ne comprend pas.
stage-start-hand = Main de départ
stage-role = Rôle
stage-library = { card-library }
stage-build = Construction
stage-cover = { card-crane }
stage-market = { card-black-market }
stage-pay = Paiement
stage-produce = Production
stage-sell = Vente
stage-keep = Cartes gardées
stage-discard = Cartes défaussées
stage-mine = { card-gold-mine }
stage-office = { card-office-building }
stage-chapel = { card-chapel }
stage-bank = { card-bank }

## Erreurs : une ligne chacune

error-bad-goods = Les marchandises ne peuvent pas payer plus que le prix entier, { $price }.
error-bad-seats = San Juan se joue à 2, 3 ou 4, pas à { $seats }.
error-bad-edition = Il n’y a pas d’édition nommée { $edition }. Choisissez « first » ou « second ».
error-position-not-at-role = Une position doit se situer au choix d’un rôle, pas à l’étape { $stage }. Enregistrez plutôt la partie.
error-bad-tiles = Nommez les tuiles A B C D E une fois chacune, pas { $tiles }.
error-bad-roles = Les joueurs n’ont pas pu prendre ces rôles : { $roles }.
error-too-few-cards = Cette position demande plus de cartes qu’il n’en reste. Nommez-en ou comptez-en moins.
error-no-place-for-good = { $card } ne peut pas porter de marchandise.
error-never-drawn = { $card } ne se pioche jamais et ne peut être que dans une ville.
error-built-twice = { $card } est deux fois dans la même ville.
error-full-city = La partie se termine dès qu’une ville a plus de { $most } bâtiments ; une position ne peut pas avoir une telle ville.
error-no-such-building = Il n’y a pas de bâtiment nommé { $name }.
error-no-such-card = Il n’y a pas de carte { $card }.
error-too-many-copies = L’édition a moins d’exemplaires : { $card }.

## Le style de chaque niveau ; chiffres de parties à deux, docs/strength.md

level-random = Au hasard répond n’importe quoi, bon ou mauvais.
level-easy = Facile sait ce qui est bon et joue souvent autre chose : pour les premières parties.
level-medium = Moyen gagne le plus souvent contre Facile : idéal une fois les règles connues.
level-hard = Difficile gagne le plus souvent contre Moyen et se trompe peu.
level-expert = Expert gagne le plus souvent contre Difficile et réfléchit rarement plus de 5 secondes.
level-master = Maître est aussi fort qu’Expert et évite une de ses erreurs. Certaines réponses prennent 10 secondes ou plus.

## Phrases de la page, dites des cartes

settings-caps = Afficher les touches sur les boutons et les cartes
    .note = Sinon, elles apparaissent dès que vous appuyez sur une touche.
key-choose = prendre le rôle ou la carte de cette touche, ou reposer
key-confirm = valider ; sur une carte : la prendre, puis valider
key-move = de carte en carte, de haut en bas de la table
handover-text = La prochaine décision revient à { $name }, avec des cartes que personne d’autre ne doit voir.
what-if-cards = Les cartes sont dans le même ordre que dans la partie.
what-if-anew = La partie est encore en cours : vous n’en savez pas plus qu’à ce moment, et toutes les autres cartes sont redistribuées.
share-running = Cette partie n’est pas terminée : toute personne qui a le lien peut découvrir toutes les cartes.
link-deal = Quelqu’un a partagé cette donne : les mêmes cartes, les mêmes joueurs.
day-note = Les mêmes cartes pour tous
days-note = Le par est le résultat de l’ordinateur à votre place, avec les mêmes cartes contre les mêmes adversaires.
share-deal = La donne
    .note = Les mêmes cartes et les mêmes joueurs, depuis le début.
