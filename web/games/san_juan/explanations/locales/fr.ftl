# Français : « Qu’est-ce que c’est ? », chargé à la première explication. Chacune a un titre et, dans .says, une ou
# deux phrases.
# As in English: what-worth

what-hand = { $who ->
    [you] Votre main
   *[other] Main – { $name }
}
    .says = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en main. { $rule } Au début de chaque manche, on défausse ce qui dépasse.
what-points = Points actuels
    .says = { $points ->
    [one] { $points } point
   *[other] { $points } points
} : ceux des bâtiments, ceux des effets marqués ★, et un par carte glissée. Le joueur qui a le plus de points gagne.
what-buildings = Bâtiments
    .says = { $count } sur { $places }. Dès qu’une ville compte { $places } bâtiments, la partie se termine avec cette phase.
what-tucked = Cartes glissées
    .says = Glissées sous des bâtiments : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}. Elles y restent, et chacune vaut un point à la fin.
what-good = Marchandise : { $good }
    .says = Une marchandise reste sur le bâtiment qui l’a produite. Pendant une phase du { role-trader }, vous pouvez la vendre contre des cartes. Un bâtiment en porte une seule à la fois.
what-goods = Marchandises
    .says = Les marchandises posées sur les bâtiments, prêtes à être vendues dans une phase du { role-trader }.
what-governor = Gouverneur
    .says = { $who ->
    [you] Vous avez la roue et choisissez
   *[other] { $governor } a la roue et choisit
} le premier rôle de cette manche. À la manche suivante, la roue passe au joueur suivant.
what-seal = { $who ->
    [you] Votre emblème
   *[other] Emblème – { $name }
}
    .says = Sur un rôle, il montre qui l’a pris pendant cette manche. Joueur : { $kind }.
what-role = { $role }
    .says = { $action } Le privilège, si vous prenez le rôle : « { $privilege } »
what-gain = Prévision
    .says = Ce que ce rôle vous donnerait si vous le preniez maintenant.
what-works = Agit maintenant
    .says = Ce bâtiment a un effet pendant la phase en cours : { $role }.
what-changed = Nouveau
    .says = Cela a changé depuis votre dernière décision.
what-advised = Indice
    .says = L’ampoule indique les meilleures réponses trouvées par l’ordinateur.
what-price-now = Prix actuels
    .says = Le nombre de cartes que rapporte chaque marchandise pendant cette phase du { role-trader }. La prochaine fois, d’autres prix s’appliqueront.
what-price-next = Prochains prix
    .says = Le nombre de cartes que rapportera chaque marchandise à la prochaine phase du { role-trader }. « 1 ou 2 » signifie que la tuile est encore inconnue : l’un ou l’autre est possible.
what-price-later = Prix suivants
    .says = Les tuiles de prix reviennent dans le même ordre toute la partie : celles qu’on a déjà vues reviendront.
what-price-unseen = Prix inconnus
    .says = Personne n’a encore vu cette tuile de prix. Elle sera révélée pendant une phase du { role-trader }.
what-pile = Pioche
    .says = { $count ->
    [one] Il reste { $count } carte
   *[other] Il reste { $count } cartes
} à piocher. Quand la pioche est vide, on mélange la défausse, qui devient la nouvelle pioche.
what-discard = Défausse
    .says = Les cartes qui ont payé des bâtiments, les marchandises vendues et les autres cartes défaussées sont ici, face cachée : { $count }.
what-round = Manche { $round }
    .says = Pendant une manche, les joueurs prennent un rôle l’un après l’autre, le gouverneur en premier, et tout le monde fait ce que dit chaque rôle.
what-ending = La fin approche
    .says = La partie se termine avec la phase où une ville atteint { $places } bâtiments.
what-strict = Partie stricte
    .says = Une partie stricte se joue sans annulation ni indices.
what-lapsed = N’est plus stricte
    .says = La partie a commencé comme partie stricte, puis n’en a plus suivi les règles.
what-count = Votre choix
    .says = Le nombre de cartes ou de marchandises choisies, et le nombre que vous pouvez choisir.
what-place = Emplacement libre
    .says = De la place pour un bâtiment. La partie se termine avec la phase où une ville remplit { $places } emplacements.
what-site = Chantier
    .says = Le bâtiment que vous payez sera posé ici.
what-covers = Recouvert
    .says = Un autre bâtiment se trouve dessous. Il ne compte plus.
what-cost = Prix
    .says = Le nombre de cartes de votre main à défausser pour construire cette carte. Le privilège du rôle « { role-builder } » et certains bâtiments le réduisent.
what-worth = Points
    .says = Le nombre de points que ce bâtiment vaut à la fin.
what-star = Points selon l’effet
    .says = ★ signifie que les points dépendent de votre ville. Le texte de la carte dit comment.
what-sort = { $group ->
    [P] Bâtiment de production
    [M] Monument
    [6] Bâtiment de coût 6
   *[V] Bâtiment violet
}
    .says = { $group ->
    [P] Il produit des marchandises que vous pouvez vendre. Vous pouvez construire le même plusieurs fois.
    [M] Il est violet, n’a pas d’effet et compte pour certains bâtiments de coût 6.
    [6] Il est violet et donne des points selon le reste de votre ville.
   *[V] Il a son propre effet. Votre ville ne peut avoir chaque bâtiment violet qu’une fois.
}
what-sells = Nombre de cartes
    .says = Les cartes que rapporte la marchandise si vous la vendez maintenant, ou le prix pour construire par-dessus ce bâtiment.
what-offer = Sur la table
    .says = Chaque joueur peut construire cette carte comme si elle était dans sa main. Le premier à le faire l’obtient.
what-leftovers = Cartes et marchandises restantes
    .says = Elles départagent les ex æquo : à égalité de points, le joueur qui a le plus de cartes et de marchandises gagne.
