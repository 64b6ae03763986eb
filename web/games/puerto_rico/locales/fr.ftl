# Français : les mots de Puerto Rico.
# As in English: good-indigo building-hacienda building-statue building-villa
# As in English: app-title good-indigo-short good-sugar-short home new-more-points points-now save-name
# As in English: score-nobles score-total set-production stage-ennoble stage-land-noble stage-place stage-tile

## Bâtiments

building-small-indigo-plant = Petite teintu­rerie
building-small-sugar-mill = Petit moulin à sucre
building-indigo-plant = Teintu­rerie
building-sugar-mill = Moulin à sucre
building-tobacco-storage = Séchoir à tabac
building-coffee-roaster = Brûlerie de café
building-small-market = Petit marché
building-hacienda = Hacienda
building-construction-hut = Baraque de chantier
building-small-warehouse = Petit entre­pôt
building-hospice = Refuge
building-office = Comptoir
building-large-market = Grand marché
building-large-warehouse = Grand entre­pôt
building-factory = Manu­facture
building-university = Univer­sité
building-harbor = Port
building-wharf = Quai
building-guild-hall = Guilde
building-residence = Rési­dence
building-fortress = Forte­resse
building-customs-house = Douane
building-city-hall = Hôtel de ville
building-aqueduct = Aqueduc
building-forest-house = Baraque fores­tière
building-black-market = Marché noir
building-storehouse = Boutique
building-guesthouse = Pension
building-trading-post = Com­merce
building-church = Église
building-small-wharf = Petit quai
building-lighthouse = Phare
building-specialty-factory = Manu­facture spécia­lisée
building-library = Biblio­thèque
building-union-hall = Syndicat
building-statue = Statue
building-cloister = Cloître
building-land-office = Cadas­tre
building-chapel = Chapelle
building-hunting-lodge = Pavil­lon de chasse
building-zoning-office = Archi­tecte
building-royal-supplier = Fournis­seur
building-villa = Villa
building-jeweler = Joail­lerie
building-royal-garden = Jardins
building-gold-mine = Mine d’or
building-well = Puits
building-tower = Tour
building-customs-station = Port commer­cial
building-archive = Archives
building-bank = Banque
building-cathedral = Cathé­drale

## Rôles et marchandises

role-settler = Paysan
role-mayor = Maire
role-builder = Bâtisseur
role-craftsman = Produc­teur
role-trader = Marchand
role-captain = Capitaine
role-prospector = Cher­cheur d’or
good-corn = maïs
good-indigo = indigo
good-sugar = sucre
good-tobacco = tabac
good-coffee = café

## Raisons pour lesquelles une chose n’est pas au choix

reason-none-left = Il n’en reste plus
reason-already-built = Déjà dans votre ville
reason-never-together = Jamais avec : { $building }
reason-no-place = Plus de place dans votre ville
reason-too-dear = Prix { $price }, vous avez { $funds }
reason-not-building = Ce n’est pas à vous de construire
reason-role-taken = Déjà pris dans cette manche
reason-no-privilege = Seul le paysan prend une carrière
reason-no-quarries = Il ne reste plus de carrière
reason-not-face-up = N’est pas visible
reason-no-barrel = Vous n’en avez aucun baril
reason-house-full = Le magasin est plein
reason-same-good = Déjà dans le magasin
reason-other-good = Le navire porte une autre marchandise
reason-other-ship = Se trouve sur un autre navire
reason-ship-full = Le navire est plein
reason-takes-less = Un autre navire en prend plus
reason-wharf-used = Votre quai a déjà servi pendant cette phase
reason-not-made = Vous n’en avez pas produit
reason-no-supply = La réserve n’en a plus
reason-excluded = Pas en jeu avec : { $building }
reason-slots-full = Plus de place au coût { $price }
reason-large-full = Plus de place pour un grand bâtiment

## Raisons des indices

advice-reason = { $until ->
    [turn] { $own ->
        [none] Aucun gain avant votre prochain rôle
       *[other] Avant votre prochain rôle : { $own }
    }
   *[later] { $own ->
        [none] Aucun gain en trois manches
       *[other] En trois manches : { $own }
    }
}{ $rival ->
    [none] {""}
   *[other] {""} ; { $seats ->
        [2] adversaire
       *[other] adversaire le mieux loti
    } : { $rival }
}.
advice-builds = Vous permet de construire { $until ->
    [role] maintenant
   *[turn] avant votre prochain rôle
} : { $building }.
advice-misses = Vous ne construirez guère { $until ->
    [role] maintenant
   *[turn] avant votre prochain rôle
} : { $building }.
advice-staffs = Met au travail { $until ->
    [role] maintenant
   *[turn] avant votre prochain rôle
} : { $building }.
advice-pays = { $building } : rapporte environ { $what ->
    [doubloons] { $count ->
        [one] { $count } doublon
       *[other] { $count } doublons
    }
   *[points] { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
} en trois manches.
advice-counts = { $building } : vaudrait déjà { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
advice-quarries = La carrière vous épargne environ { $count ->
    [one] { $count } doublon
   *[other] { $count } doublons
} en trois manches.
advice-fits = Plantation et bâtiment vont ensemble : { $good }.
advice-makes = Vous produisez { $count ->
    [one] { $count } baril
   *[other] { $count } barils
} ; { $seats ->
    [2] { $name } n’en produit { $theirs ->
        [0] aucun
       *[other] que { $theirs }
    }
   *[other] personne d’autre n’en produit{ $theirs ->
        [0] {""}
       *[other] {" "}plus de { $theirs }
    }
}.
advice-sells = Votre vente rapporte { $count ->
    [one] { $count } doublon
   *[other] { $count } doublons
}.
advice-ships = Le chargement vous rapporte { $count ->
    [one] { $count } point
   *[other] { $count } points
}, { $seats ->
    [2] et { $theirs } à { $name }
   *[other] à personne d’autre plus de { $theirs }
}.
advice-lets-ship = Le chargement rapporte { $theirs ->
    [one] { $theirs } point
   *[other] { $theirs } points
} à { $name }, et { $count } seulement à vous.
advice-spoils = { $who ->
    [you] Vous perdez
   *[other] { $name } perd
} environ { $count ->
    [one] { $count } baril
   *[other] { $count } barils
} de plus après le chargement{ $until ->
    [role] {""}
   *[turn] , avant votre prochain rôle
}.
advice-saves = Vous épargne la perte d’environ { $count ->
    [one] { $count } baril
   *[other] { $count } barils
} après le chargement{ $until ->
    [role] {""}
   *[turn] , avant votre prochain rôle
}.
advice-idle = { $seats ->
    [2] { $name } n’a
   *[other] Personne d’autre n’a
} rien à { $role ->
    [craftsman] produire
    [trader] vendre
   *[captain] charger
}.
advice-denies = Sinon, { $name } prendra probablement ce rôle.
advice-bounty = Sur ce rôle { $count ->
    [one] se trouve { $count } doublon
   *[other] se trouvent { $count } doublons
}.
advice-ends = Termine la partie tant que vous menez.
advice-lasts = Prolonge la partie tant que vous êtes en retard.
advice-ahead = Rapporte { $until ->
    [role] maintenant
    [turn] avant votre prochain rôle
   *[later] en trois manches
} environ { $amount } que la meilleure autre réponse.
advice-behind = Rapporte { $until ->
    [role] maintenant
    [turn] avant votre prochain rôle
   *[later] en trois manches
} environ { $amount } que la meilleure autre réponse.
advice-holds = { $name } obtient environ { $amount } qu’autrement { $until ->
    [role] maintenant
    [turn] avant votre prochain rôle
   *[later] en trois manches
}.
advice-helps = { $name } obtient environ { $amount } qu’autrement { $until ->
    [role] maintenant
    [turn] avant votre prochain rôle
   *[later] en trois manches
}.
amount-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
} de { $more ->
    [yes] plus
   *[no] moins
}
amount-doubloons = { $count ->
    [one] { $count } doublon
   *[other] { $count } doublons
} de { $more ->
    [yes] plus
   *[no] moins
}
amount-goods = { $count ->
    [one] { $count } baril
   *[other] { $count } barils
} de { $more ->
    [yes] plus
   *[no] moins
}
gain-points = { $sign }{ $count ->
    [one] { $count } point
   *[other] { $count } points
}
gain-doubloons = { $sign }{ $count ->
    [one] { $count } doublon
   *[other] { $count } doublons
}
gain-goods = { $sign }{ $count ->
    [one] { $count } baril
   *[other] { $count } barils
    }

## La page

how-to-title = Les règles
book-title = Règles et bâtiments
book-contents = Sommaire
book-buildings = Bâtiments
book-rule = Règle { $rule }
app-title = Puerto Rico
app-motto = Planter, produire, expédier, construire.
app-description = Jouez à Puerto Rico, le jeu de plantations, de navires et de bâtiments, dans votre navigateur, à plusieurs sur un appareil ou contre l’ordinateur.
credits-short = Travail de fans, non officiel et non commercial.
credits-fan = Ceci est un travail de fans, non officiel et non commercial, sans lien avec l’auteur ni avec les éditeurs du jeu. Puerto Rico est une marque de son propriétaire. Le jeu Puerto Rico est d’Andreas Seyfarth. Aucune image et aucun texte du jeu ne sont utilisés.
learn-note = Huit minutes avec un guide, et vous connaissez le jeu.
learn-first = Vos premières manches
    .about = { app-title } en huit minutes
step-game = Installation de l’île
save-name = puerto-rico
era = Manche { $era }
log-earlier = Manches précédentes
look-back-axis = Manche
look-back-curve-label = Les chances de chacun, manche par manche.
look-back-curve-note = Chaque point est la chance de gagner au début d’une manche.
look-back-luck-note = La chance est le reste, qu’aucune décision n’explique.
key-pass = ne rien faire
key-buildings = le bâtiment sélectionné, en grand
key-book = le livre des règles et des bâtiments
key-points = les points en détail
key-roles = à propos des rôles
key-round-back = manche précédente, en relecture
key-round-on = manche suivante, en relecture
replay-round-back = Manche précédente
replay-round-on = Manche suivante
settings-sound = Son
    .note = De courtes notes quand c’est à vous et quand quelqu’un construit, expédie ou vend.
settings-motion = Mouvement
settings-detail = Sur la table
    .note = « Peu » convient aux débutants. « Plus » et « Tout » montrent aussi ce que chaque rôle apporterait, et les points de tous.
kind-search = Ordinateur, prévoyant
    .short = prévoyant
level-random = « Hasard » joue n’importe quel coup, bon ou mauvais.
level-easy = « Facile » connaît les bons coups mais en joue souvent d’autres : bien pour débuter.
level-medium = « Moyen » gagne le plus souvent contre « Facile » : bien quand on connaît les règles.
level-hard = « Difficile » gagne le plus souvent contre « Moyen » : il se trompe peu.
level-expert = « Expert » gagne le plus souvent contre « Difficile ».
level-search = « Prévoyant » calcule d’avance par les seules règles.

## Options

new-sets = Autres bâtiments
new-sets-new-buildings = Nouveaux bâtiments
new-sets-new-buildings-note = 14 bâtiments de plus ; le jeu en tire un par prix
new-sets-nobles = Les Nobles
new-sets-nobles-note = 8 bâtiments de plus, et des nobles sur les navires ; chacun vaut un point
new-sets-tibs = Bâtiments de Tib
new-sets-tibs-note = 7 bâtiments de plus, d’un amateur
new-open-points = Points visibles
new-open-points-note = Chacun voit les points de tous
new-more-points = 126 points
new-more-points-note = À 5 joueurs, la réserve a 126 points au lieu de 122
new-corn-handicap = Le maïs coûte un doublon
new-corn-handicap-note = Qui commence avec du maïs reçoit un doublon de moins
new-swapped-costs = Manufacture 8, Université 7
new-swapped-costs-note = Les deux bâtiments échangent leurs coûts
new-draft = Choix des bâtiments
new-draft-note = Les joueurs choisissent tour à tour les bâtiments en jeu
new-all-pairs = Toutes les paires
new-all-pairs-note = Les bâtiments qui s’excluent peuvent être en jeu ensemble
new-library-once = Bibliothèque une fois par manche
new-library-once-note = À 2 joueurs, la Bibliothèque double un seul rôle par manche

## Termes du décor. Le livre et quelques phrases les écrivent en toutes lettres.

people = { $count ->
    [one] { $count } colon
   *[other] { $count } colons
}
people-title = Colons
settler-word = colon
settlers-word = colons
nobles = { $count ->
    [one] { $count } noble
   *[other] { $count } nobles
}
home = San Juan
doubloons = { $count ->
    [one] { $count } doublon
   *[other] { $count } doublons
}
points-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
barrels = { $count ->
    [one] { $count } baril
   *[other] { $count } barils
}
good-count = { $count } { $good }
good-corn-short = Ma
good-indigo-short = In
good-sugar-short = Su
good-tobacco-short = Ta
good-coffee-short = Ca
tile-corn = Plantation de maïs
tile-indigo = Plantation d’indigo
tile-sugar = Plantation de sucre
tile-tobacco = Plantation de tabac
tile-coffee = Plantation de café
tile-quarry = Carrière
tile-forest = Forêt ({ $good })
role-second-prospector = Second chercheur d’or
wharf-word = quai
ship-word = navire de { $ship }
none = rien

## Rôles

roles-label = Rôles
roles-help = À propos des rôles
role-settler-does = Chacun prend une plantation.
    .privilege = Vous pouvez prendre une carrière à la place.
role-mayor-does = Chacun reçoit des colons du navire et place tous les siens.
    .privilege = Vous en recevez un de plus.
role-builder-does = Chacun peut construire.
    .privilege = Vous payez un doublon de moins.
role-craftsman-does = Chacun produit.
    .privilege = Vous recevez un baril de plus.
role-trader-does = Chacun peut vendre un baril.
    .privilege = Vous recevez un doublon de plus.
role-captain-does = Chacun doit expédier des barils contre des points.
    .privilege = Vous recevez un point de plus.
role-prospector-does = Les autres ne font rien.
    .privilege = Vous recevez un doublon.
role-second-prospector-does = { role-prospector-does }
    .privilege = { role-prospector-does.privilege }
role-free = libre
role-you-now = vous, en ce moment
role-now = { $name }, en ce moment
role-by = pris par { $name }
role-you = pris par vous
role-doubloons = { $count ->
    [one] { $count } doublon dessus
   *[other] { $count } doublons dessus
}
forecast-nothing = rien pour vous
forecast-settler = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}{ $quarry ->
    [yes] {" "}ou carrière
   *[no] {""}
}
forecast-mayor = { people }
forecast-builder = { $low ->
    [same] prix { $high }
   *[other] prix { $low }–{ $high }
}
forecast-craftsman = { $goods }
forecast-craftsman-more = { $goods } + 1
forecast-trader = vendre pour { $high }
forecast-captain = { points-count }
forecast-prospector = { doubloons }
forecast-said = Pour vous : { $own }. Si un autre le prend : { $other }.

## La table

supply-label = Réserves
port-label = Port
fields-label = Plantations proposées
market-label = Bâtiments
rivals-label = Adversaires
panels-label = Parties de la table
panel-own = À moi
panel-market = Construire
panel-port = Port
panel-rivals = Autres
ship-empty = Navire de { $hold }, vide
ship-loaded = Navire de { $hold } : { $count } { $good }
ship-full = Navire de { $hold }, plein de { $good }
ship-title = Cargos
shop-title = Magasin
shop-said = Magasin : { $goods } ; { $left ->
    [0] plein
    [one] { $left } place libre
   *[other] { $left } places libres
}
price-said = { $good } : { $price }
goods-title = Réserve de marchandises
goods-left = { $good } : encore { $count }
boat-said = Navire de colons : { $count } à bord, encore { $supply } en réserve ; le prochain en prend { $refill }
boat-next = puis { $refill }
boat-supply = encore { $supply }
deck-said = { $deck } face cachée, { $aside ->
    [one] { $aside } défaussée
   *[other] { $aside } défaussées
}
quarries-left = { $count ->
    [one] Encore { $count } carrière
   *[other] Encore { $count } carrières
}
island-yours = Votre île
city-yours = Votre ville
city-of = Ville de { $name }
tile-at-work = { $tile }, occupée
tile-idle = { $tile }, vide
circles-said = { $men ->
    [one] { $men } cercle occupé
   *[other] { $men } cercles occupés
} sur { $circles }
lot-last = termine la partie
governor = Gouverneur
say-deciding = décide
say-chooser = a le rôle
goods-none = aucune marchandise
seat-said = { $name } : { $doubloons }, { $points }, { $people }. Marchandises : { $goods }. Bâtiments : { $buildings }.
points-hidden = jetons cachés
points-known = { $count }+
points-now = Points
points-parts = En détail
points-unknown-note = « + » indique des jetons de points, cachés jusqu’à la fin.
building-said = { $name } : coûte { $price }{ $was ->
    [same] {""}
   *[other] {" "}au lieu de { $cost }
}, { points-count }. { $left ->
    [0] Plus aucun
    [one] Encore { $left }
   *[other] Encore { $left }
}.
building-mine = { $name }, { circles-said }
label-advised = conseillé
effect-production = Produit { $good } : un baril par cercle occupé, si autant de vos plantations de cette marchandise sont occupées.
part-cost = Coût
part-privilege = Bâtisseur
part-quarries = Carrières
part-forests = Forêts
part-zoning-office = { building-zoning-office }
part-floor = Jamais moins de 0
part-price = Vous payez
printed = { $points ->
    [one] { $points } point
   *[other] { $points } points
} · colonne { $column } · { $circles ->
    [0] aucun cercle
    [one] { $circles } cercle
   *[other] { $circles } cercles
}
column-note = Colonne { $column } : au plus { $column ->
    [one] { $column } carrière compte
   *[other] { $column } carrières comptent
}
column-short = jusqu’à −{ $column }
unsure = † Les sources de ce coût sont faibles.
works-now = Agit dans cette phase.
set-production = Production
set-base = Jeu de base
set-new-buildings = Nouveaux bâtiments
set-nobles = Les Nobles
set-tibs = Bâtiments de Tib
phase-choice = Choix d’un rôle
phase-draft = Choix des bâtiments
phase-role = Phase : { $role }
phase-over = Fin
round-begun = Manche { $round } · { $who ->
    [you] Vous êtes gouverneur
   *[other] Gouverneur : { $name }
}
end-title = La fin de la partie
end-points = Points en réserve : { $left } sur { $whole }
end-colonists = { people-title } en réserve : { $left } sur { $whole }
end-city = Places libres de la ville la plus pleine : { $left } sur { $whole }
end-points-short = { $left ->
    [one] encore { $left } point
   *[other] encore { $left } points
}
end-colonists-short = { $left ->
    [one] encore { $left } { settler-word }
   *[other] encore { $left } { settlers-word }
}
end-city-short = { $left ->
    [one] encore { $left } place
   *[other] encore { $left } places
}
end-now = Dernière manche : { $cause ->
    [colonists] le navire de colons n’a pu être rempli
    [points] la réserve de points est vide
    [city] une ville est pleine
   *[other] la partie finit
}
    .short = Dernière manche
harvest-title = Produira : { $goods }
harvest-none = rien encore
storage-note = Vous pouvez stocker { $kinds ->
    [0] {""}
    [one] tous les barils d’une marchandise et{" "}
   *[other] tous les barils de { $kinds } marchandises et{" "}
}{ $count ->
    [one] { $count } baril isolé
   *[other] { $count } barils isolés
}{ $each ->
    [0] {""}
   *[other] , et un de chaque marchandise
} ; les autres sont perdus.
load-worth = { barrels } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
load-duty = Tant qu’un navire accepte une de vos marchandises, vous devez charger, le plus de barils possible.
load-free = Il ne reste que votre quai, et rien ne vous y oblige.
load-spoils = Si vous ne chargez plus rien, { $lost ->
    [0] rien ne se perd
    [one] { $lost } baril se perd
   *[other] { $lost } barils se perdent
}.
place-clear = Tout enlever
place-propose = Proposer

## Questions

prompt-person = { $name } : { $prompt }
prompt-role = Choisissez un rôle
    .instruction = Chacun agit dans sa phase, vous d’abord et avec le privilège.
    .help = { roles-help }
prompt-hacienda = Tirer une plantation ?
    .instruction = { building-hacienda } : une tuile de la pile, avant la vôtre.
    .confirm = Tirer
    .pass = Ne pas tirer
prompt-tile = Prendre une plantation ?
    .instruction = Elle va sur votre île.
    .pass = N’en prendre aucune
prompt-hospice = Un { settler-word } sur la nouvelle tuile ?
    .instruction = { building-hospice } : il vient de la réserve.
prompt-colonist = Prendre des { settlers-word } en réserve ?
    .instruction = Le privilège du maire, en plus des { settlers-word } du navire.
prompt-place = Placez vos { settlers-word }
    .instruction = Touchez un cercle pour le libérer et un autre pour l’occuper. Tant que des cercles sont libres, tous travaillent.
prompt-build = Construire ?
    .instruction = Les prix sont les vôtres, toutes réductions faites.
    .pass = Ne rien construire
    .chosen = Construire { $building } pour { $price } ?
prompt-university = Un { settler-word } sur le nouveau bâtiment ?
    .instruction = { building-university } : il vient de la réserve.
prompt-craft = Un baril de plus ?
    .instruction = Le privilège du producteur : une des marchandises que vous venez de produire.
    .pass = N’en prendre aucun
prompt-sell = Vendre un baril ?
    .instruction = Le magasin prend un baril de chaque marchandise.
    .pass = Ne rien vendre
prompt-load = { $must ->
    [yes] Chargez un navire
   *[no] Utiliser votre quai ?
}
    .instruction = { $must ->
    [yes] { load-duty }
   *[no] { load-free }
}
    .pass = Ne rien charger
prompt-warehouse = Quelles marchandises dans vos entrepôts ?
    .instruction = Tous leurs barils restent. Un baril isolé reste aussi.
    .pass = Aucune
prompt-barrel = Quel baril reste ?
    .instruction = Tout le reste retourne en réserve.
    .pass = Aucun
prompt-guest = Déplacer des invités ?
    .instruction = { building-guesthouse } : ils agissent aussitôt là où ils vont.
    .pass = Ils restent
prompt-draft = Choisissez un bâtiment pour la partie
    .instruction = Tous ses exemplaires entrent en jeu, pour tous.
prompt-second-tile = Prendre une seconde plantation ?
    .instruction = { building-library } : votre privilège compte double.
    .pass = N’en prendre aucune
prompt-forest = Faire d’une tuile une forêt ?
    .instruction = { building-forest-house } : deux forêts ôtent un doublon à chaque prix. Une forêt n’a pas de cercle.
    .pass = La laisser
prompt-black-market = Payer autrement ?
    .instruction = { building-black-market } : chaque chose vaut un doublon manquant.
prompt-give-colonist = Qui part ?
    .instruction = { building-black-market } : il vaut un doublon.
prompt-give-good = Quel baril part ?
    .instruction = { building-black-market } : il vaut un doublon.
prompt-small-wharf = Quels barils par le petit quai ?
    .instruction = Deux barils valent un point.
prompt-land-office = Acheter une tuile ?
    .instruction = { building-land-office } : un doublon pour la prochaine tuile de la pile.
prompt-sell-land = Vendre une tuile ?
    .instruction = { building-land-office } : un doublon pour une plantation ou une forêt.
    .pass = N’en vendre aucune
prompt-hunting-lodge = Écarter une tuile ?
    .instruction = { building-hunting-lodge } : une plantation ou une forêt quitte votre île.
    .pass = N’en écarter aucune
prompt-royal-supplier = Fournir des marchandises ?
    .instruction = { building-royal-supplier } : au plus un baril par noble, chacun un point.
    .pass = Ne rien fournir
prompt-villa = Accueillir une personne de plus ?
    .instruction = { building-villa } : un noble, ou un { settler-word } s’il n’y en a pas.
prompt-land-noble = Prendre le noble du navire ?
    .instruction = Sinon un autre le prendra peut-être.
prompt-ennoble = Où travaillent vos nobles ?
    .instruction = Certains bâtiments font autre chose pour un noble.
prompt-guest-noble = Un noble parmi les invités ?
    .instruction = Certains bâtiments font autre chose pour un noble.
prompt-gold-mine = Chercher de l’or ?
    .instruction = { building-gold-mine } : les deux vont à { home }, et vous recevez un doublon.
prompt-well = Un baril de plus ?
    .instruction = { building-well } : maïs ou indigo, si vous en avez produit.
    .pass = N’en prendre aucun
prompt-deposit = Combien de doublons à la banque ?
    .instruction = Chacun vaut un point à la fin. Aucun ne peut être dépensé.
    .pass = Aucun
prompt-library = Utiliser votre bibliothèque pour ce rôle ?
    .instruction = Elle double le privilège, une fois par manche.
prompt-tower = Utiliser votre tour dans cette phase ?
    .instruction = Vous avez aussi le privilège du gouverneur, une fois par manche.
stage-role = Rôle
stage-hacienda = { building-hacienda }
stage-tile = Plantation
stage-hospice = { building-hospice }
stage-colonist = Privilège du maire
stage-place = Placement
stage-build = Construction
stage-university = { building-university }
stage-craft = Privilège du producteur
stage-sell = Vente
stage-load = Chargement
stage-warehouse = Entrepôts
stage-barrel = Barils isolés
stage-guest = { building-guesthouse }
stage-draft = Choix des bâtiments
stage-second-tile = Seconde plantation
stage-forest = { building-forest-house }
stage-black-market = { building-black-market }
stage-give-colonist = { building-black-market }
stage-give-good = { building-black-market }
stage-small-wharf = { building-small-wharf }
stage-land-office = { building-land-office }
stage-sell-land = { building-land-office }
stage-hunting-lodge = { building-hunting-lodge }
stage-royal-supplier = { building-royal-supplier }
stage-villa = { building-villa }
stage-land-noble = Noble
stage-ennoble = Nobles
stage-guest-noble = { building-guesthouse }
stage-gold-mine = { building-gold-mine }
stage-well = { building-well }
stage-deposit = { building-bank }
stage-library = { building-library }
stage-tower = { building-tower }
answer-role = { $what }
answer-tile = Prendre { $what }
answer-second-tile = Prendre { $what }
answer-build = Construire { $what }
answer-draft = Choisir { $what }
answer-craft = Prendre { $what }
answer-sell = Vendre { $what }
answer-load = Charger { $what }
answer-warehouse = Stocker { $what }
answer-barrel = Garder { $what }
answer-place = Travail : { $what }
answer-other = { $what }
answer-nothing = rien
named-times = { $count } × { $name }
option-wharf = { $good } par le quai
option-loading = { $good } sur le { ship-word }
option-post = { $good } au commerce
option-payment-colonist = un { settler-word }
option-payment-good = un baril
option-payment-point = un point
option-occupied = { $place } ({ $occupant ->
    [nobody] personne
    [noble] avec un noble
   *[colonist] avec un { settler-word }
})
option-yes = Oui

## Événements

event-round-started = Manche { $round }, gouverneur : { $name }
event-turned-up = Nouvelles plantations : { $tiles }
event-role-taken = { $name } : { $role }{ $doubloons ->
    [0] {""}
    [one] , avec { $doubloons } doublon
   *[other] , avec { $doubloons } doublons
}
event-skipped = { $name } : « { $stage } » sauté, { $cause }
event-passed = { $name } : rien fait (« { $stage } »)
event-settled = { $name } : { $tile } reçue{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}
event-reshuffled = Les tuiles écartées ont été mélangées
event-hired = { $name } : un { settler-word } de plus ({ $cause })
event-landed = { $name } : { people } du navire
event-placed = { $name } : { people } au travail
event-ship-filled = { people } à bord du navire
event-built = { $name } : { $building } pour { $price }
event-produced = { $name } : production de { $goods }
event-crafted = { $name } : { $good } de plus ({ $cause })
event-earned = { $name } : { $doubloons ->
    [one] { $doubloons } doublon
   *[other] { $doubloons } doublons
} ({ $cause })
event-sold = { $name } : { $good } vendu pour { $doubloons } ({ $cause })
event-shop-emptied = Le magasin était plein et se vide
event-loaded = { $name } : { $count } { $good } ({ $ship }), { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-stored = { $name } : stock de { $goods }{ $lost ->
    [none] {""}
   *[other] , perte de { $lost }
}
event-ship-emptied = Le navire de { $hold } était plein et se vide ({ $good })
event-last-round = C’est la dernière manche : { $why ->
    [colonists] le navire de colons n’a pu être rempli
    [points] la réserve de points est vide
    [city] une ville est pleine
   *[other] c’est la centième
}
event-game-over = La partie est finie
event-scored = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $cause })
event-moved = { $name } : invités déplacés ({ $circles })
event-drafted = { $name } : choix de { $building }
event-exchanged = { $name } : paiement en nature ({ building-black-market })
event-shipped = { $name } : { $goods } par le petit quai, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-ennobled = { $name } : nobles placés ({ $circles })
event-supplied = { $name } a fourni : { $goods } ({ building-royal-supplier })
event-discarded = { $name } : { $tile } défaussée
event-unloaded = { $name } : { $good } d’un navire vidé
cause-island-full = l’île est pleine
cause-no-tiles = plus de tuiles
cause-no-colonists = personne en réserve
cause-too-dear = rien d’abordable
cause-no-place = plus aucun bâtiment ne tient en ville
cause-none-left = il ne reste aucun autre bâtiment
cause-no-goods = aucune marchandise
cause-no-supply = la réserve est vide
cause-shop-full = le magasin est plein
cause-same-goods = ces marchandises y sont déjà
cause-no-room = aucun navire ne les prend
cause-no-doubloons = pas de doublon
cause-no-plantations = ni plantation ni forêt
cause-not-emptiest = une autre île a au moins autant de places libres
cause-no-nobles = aucun noble
cause-one-colonist = une seule personne s’y trouve

## La fin

score-chips = Jetons de points
score-buildings = Bâtiments
score-nobles = Nobles
score-guild-hall = { building-guild-hall }
score-residence = { building-residence }
score-fortress = { building-fortress }
score-customs-house = { building-customs-house }
score-city-hall = { building-city-hall }
score-statue = { building-statue }
score-cloister = { building-cloister }
score-royal-garden = { building-royal-garden }
score-bank = { building-bank }
score-cathedral = { building-cathedral }
score-total = Total
score-leftovers = Doublons et barils
    .note = Ils départagent les ex æquo.
end-tie = À égalité de points avec { $who ->
    [you] vous
   *[other] { $name }
}, mais avec plus de doublons et de barils restants.
skyline-alt = Votre ville, une rue de maisons au bord de l’eau ; bâtiments : { $count }
end-picture-title = Image de votre ville
end-cities = Les îles
deeds-built = Vos bâtiments
    .one = Bâtiment
deeds-roles = Vos rôles
    .one = Rôle
statistics-by-options = Extensions
statistics-base = Jeu de base seul
statistics-best-rounds = { $count ->
    [one] Victoire la plus rapide : { $count } manche ({ $when })
   *[other] Victoire la plus rapide : { $count } manches ({ $when })
}
you-title = Vous
circle-said = { $place }, cercle { $number }, { $filled ->
    [yes] occupé
   *[no] vide
}
