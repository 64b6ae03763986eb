# Français : les mots de Puerto Rico.
# As in English: good-indigo building-hacienda building-statue building-villa

## Bâtiments

building-small-indigo-plant = Petite teinturerie
building-small-sugar-mill = Petit moulin à sucre
building-indigo-plant = Teinturerie
building-sugar-mill = Moulin à sucre
building-tobacco-storage = Séchoir à tabac
building-coffee-roaster = Brûlerie de café
building-small-market = Petit marché
building-hacienda = Hacienda
building-construction-hut = Baraque de chantier
building-small-warehouse = Petit entrepôt
building-hospice = Refuge
building-office = Comptoir
building-large-market = Grand marché
building-large-warehouse = Grand entrepôt
building-factory = Manufacture
building-university = Université
building-harbor = Port
building-wharf = Quai
building-guild-hall = Guilde
building-residence = Résidence
building-fortress = Forteresse
building-customs-house = Douane
building-city-hall = Hôtel de ville
building-aqueduct = Aqueduc
building-forest-house = Baraque forestière
building-black-market = Marché noir
building-storehouse = Boutique
building-guesthouse = Pension
building-trading-post = Commerce
building-church = Église
building-small-wharf = Petit quai
building-lighthouse = Phare
building-specialty-factory = Manufacture spécialisée
building-library = Bibliothèque
building-union-hall = Syndicat
building-statue = Statue
building-cloister = Cloître
building-land-office = Cadastre
building-chapel = Chapelle
building-hunting-lodge = Pavillon de chasse
building-zoning-office = Architecte
building-royal-supplier = Fournisseur
building-villa = Villa
building-jeweler = Joaillerie
building-royal-garden = Jardins
building-gold-mine = Mine d’or
building-well = Puits
building-tower = Tour
building-customs-station = Port commercial
building-archive = Archives
building-bank = Banque
building-cathedral = Cathédrale

## Rôles et marchandises

role-settler = Paysan
role-mayor = Maire
role-builder = Bâtisseur
role-craftsman = Producteur
role-trader = Marchand
role-captain = Capitaine
role-prospector = Chercheur d’or
good-corn = maïs
good-indigo = indigo
good-sugar = sucre
good-tobacco = tabac
good-coffee = café

## Raisons pour lesquelles une chose n’est pas au choix

reason-none-left = Il n’en reste plus
reason-already-built = Déjà dans votre ville
reason-never-together = Jamais avec : { $building }
reason-no-place = Plus de place dans votre ville
reason-too-dear = Prix { $price }, vous avez { $funds }
reason-not-building = Ce n’est pas à vous de construire
reason-role-taken = Déjà pris ce tour-ci
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
reason-excluded = Pas en jeu avec : { $building }
reason-slots-full = Plus de place au coût { $price }

## Raisons des indices

advice-reason = { $until ->
    [turn] { $own ->
        [none] Aucun gain avant votre prochain rôle
       *[other] Avant votre prochain rôle : { $own }
    }
   *[later] { $own ->
        [none] Aucun gain en trois manches
       *[other] En trois manches : { $own }
    }
}{ $rival ->
    [none] {""}
   *[other] {" "}; { $seats ->
        [2] adversaire
       *[other] adversaire le mieux loti
    } : { $rival }
}.
advice-builds = Vous permet de construire { $until ->
    [role] maintenant
   *[turn] avant votre prochain rôle
} : { $building }.
advice-misses = Vous ne construirez guère { $until ->
    [role] maintenant
   *[turn] avant votre prochain rôle
} : { $building }.
advice-staffs = Met au travail { $until ->
    [role] maintenant
   *[turn] avant votre prochain rôle
} : { $building }.
advice-pays = { $building } : rapporte environ { $what ->
    [doubloons] { $count ->
        [one] { $count } doublon
       *[other] { $count } doublons
    }
   *[points] { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
} en trois manches.
advice-counts = { $building } : vaudrait déjà { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
advice-quarries = La carrière vous épargne environ { $count ->
    [one] { $count } doublon
   *[other] { $count } doublons
} en trois manches.
advice-fits = Plantation et bâtiment vont ensemble : { $good }.
advice-makes = Vous produisez { $count ->
    [one] { $count } baril
   *[other] { $count } barils
} ; { $seats ->
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
advice-ahead = Rapporte environ { $amount } { $until ->
    [role] maintenant
    [turn] avant votre prochain rôle
   *[later] en trois manches
}.
advice-behind = Rapporte environ { $amount } { $until ->
    [role] maintenant
    [turn] avant votre prochain rôle
   *[later] en trois manches
}.
advice-holds = { $name } obtient environ { $amount } { $until ->
    [role] maintenant
    [turn] avant votre prochain rôle
   *[later] en trois manches
}.
advice-helps = { $name } obtient environ { $amount } { $until ->
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
