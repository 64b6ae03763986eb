# Français : « Qu’est-ce que c’est ? » de Puerto Rico.
# As in English: what-worth

what-governor = Gouverneur
    .says = { $who ->
    [you] Vous avez la roue et choisissez
   *[other] { $governor } a la roue et choisit
} le premier rôle de cette manche. À la manche suivante, la roue passe au joueur suivant.
what-doubloons = Doublons
    .says = L’argent des bâtiments. Le marchand, le chercheur d’or et les rôles qui en portent en rapportent. À la fin, ils ne comptent qu’en cas d’égalité.
what-points = Points actuels
    .says = Ceux des expéditions, ceux imprimés sur les bâtiments et le bonus des grands bâtiments occupés. « + » indique des points cachés jusqu’à la fin.
what-home = { people-title } sans travail
    .says = Ils attendent à { home } qu’une phase maire leur donne un cercle.
what-barrel = Barils : { $good }
    .says = Vendez-en un pendant une phase marchand, ou expédiez-les contre des points pendant une phase capitaine. Après celle-ci, un baril peut rester ; les entrepôts en stockent plus.
what-idle = { $tile }, vide
    .says = { $kind ->
    [quarry] Personne n’y travaille : elle ne baisse aucun prix. La prochaine phase maire permet de placer un { settler-word } sur le cercle.
   *[other] Personne n’y travaille : elle ne produit rien pendant une phase producteur. La prochaine phase maire permet de placer un { settler-word } sur le cercle.
}
what-busy = { $tile }, occupée
    .says = { $kind ->
    [quarry] Elle retire 1 doublon du prix d’un bâtiment ; il compte au plus autant de carrières que l’indique sa colonne.
    [corn] Elle donne 1 baril à chaque phase producteur ; le maïs n’a besoin d’aucun bâtiment.
   *[other] Elle donne 1 baril à chaque phase producteur, si un cercle d’une fabrique de sa marchandise est occupé lui aussi.
}
what-acre = Place libre de l’île
    .says = De quoi poser une plantation ou une carrière, obtenue pendant une phase paysan.
what-lot = Place libre de la ville
    .says = De quoi poser un bâtiment ; un grand en prend deux. La partie finit avec la manche où quelqu’un remplit les { $places } places.
what-ship = Navire marchand de { $hold }
    .says = Il ne porte qu’une marchandise, et aucun autre navire ne prend la même. Plein, il part après la phase capitaine.
what-shop = Magasin
    .says = Il prend { $places } barils, un de chaque marchandise. Une fois plein, il est vidé après la phase marchand.
what-price = Prix : { $good }
    .says = Les doublons qu’un baril rapporte pendant une phase marchand. Si vous pouvez le vendre maintenant, votre privilège et vos marchés y sont compris.
what-field = { $tile }
    .says = Elle est à prendre à la prochaine phase paysan : une par joueur. Ensuite vient une nouvelle rangée.
what-quarries = Carrières
    .says = Seul le joueur qui prend le paysan peut en avoir une à la place d’une plantation. Une carrière occupée rend les bâtiments moins chers.
what-stack = Pile
    .says = Les plantations encore face cachée. Après chaque phase paysan, une nouvelle rangée en vient.
what-boat = Navire de colons
    .says = La prochaine phase maire répartit ceux qui sont à bord, un à un, d’abord au joueur qui a le rôle. Puis le navire prend un { settler-word } par cercle vide des bâtiments, au moins un par joueur : maintenant, ce serait { $refill }.
what-left = Réserve : { $good }
    .says = Les barils que les prochaines phases producteur peuvent encore donner.
what-end-points = Points en réserve
    .says = La partie finit avec la manche où ils s’épuisent. Les points qui manquent alors comptent quand même.
what-end-colonists = { people-title } en réserve
    .says = La partie finit avec la manche où il en reste trop peu pour le navire de colons.
what-end-city = Places de la ville
    .says = Les places libres de la ville la plus pleine. La partie finit avec la manche où quelqu’un remplit les { $places }.
what-column = Colonne { $column }
    .says = Pour un bâtiment de cette colonne, { $column ->
    [one] { $column } carrière compte
   *[other] { $column } carrières comptent
} au plus.
what-copies = Encore { $count }
    .says = Le nombre de joueurs qui peuvent encore le construire. Une ville n’a chaque bâtiment qu’une fois.
what-cost = Votre prix
    .says = Les carrières, le privilège du bâtisseur et certains bâtiments sont déjà déduits. Un bord vert indique un prix réduit.
what-worth = Points
    .says = Le bâtiment vaut ces points à la fin, que quelqu’un y travaille ou non.
what-star = Points et bonus
    .says = ★ est un bonus à la fin, si quelqu’un travaille dans le bâtiment. Touchez le bâtiment pour le lire.
what-role = { $role }
    .says = { $does } Le joueur qui prend le rôle a un privilège : { $privilege }
what-bounty = Doublons sur un rôle
    .says = Le prochain joueur qui prend ce rôle les reçoit. Après chaque manche, un rôle que personne n’a pris en reçoit un de plus.
what-seal = { $who ->
    [you] Votre emblème
   *[other] Emblème – { $name }
}
    .says = Sur un rôle, il montre qui l’a pris pendant cette manche. Joueur : { $kind }.
what-round = Manche { $round }
    .says = { $seats ->
    [2] Chacun prend trois rôles, à tour de rôle
   *[other] Chacun prend un rôle
}, le gouverneur d’abord, et tous exécutent chaque rôle.
what-ending = La fin approche
    .says = La partie finit avec la manche où les points s’épuisent, où quelqu’un remplit les { $places } places de sa ville, ou bien où il reste trop peu de { settlers-word } pour le navire.
what-strict = Partie stricte
    .says = Une partie stricte se joue sans annulation ni indices.
what-lapsed = N’est plus stricte
    .says = La partie a commencé comme partie stricte, puis n’en a plus suivi les règles.
what-count = Votre choix
    .says = Le nombre choisi, et le nombre que vous pouvez choisir.
