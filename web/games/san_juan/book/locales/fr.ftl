# Français : les règles, dans les mots du livre. { $crane } est le nom de la carte, { $the_crane }
# le nom avec son article. Le texte entre ** et ** est un titre.
# As in English: book-points

book-contents = Sommaire
book-search = Chercher dans le livre
book-found = { $count ->
    [0] Rien trouvé
    [one] { $count } passage trouvé
   *[other] { $count } passages trouvés
}
book-print = Imprimer
book-back = Retour
book-all = Tout sur une page, à imprimer
book-rules = Règles
book-cards = Cartes
book-prices = Prix
book-cost = Coût
book-points = Points
    .star = selon son effet
book-copies = Cartes dans le jeu
    .both = { $first } dans les deux éditions
    .each = { $first } dans la première édition, { $second } dans la deuxième
book-dagger = † incertain
book-won = Dans les villes gagnantes
    .note = Compté dans des parties entre ordinateurs de même niveau : { $level }.
book-won-basic = { $count } % de { $cities } villes, dans des parties sans les Nouveaux bâtiments.
book-won-expansion = { $count } % de { $cities } villes, dans des parties avec les Nouveaux bâtiments.
book-about = Règles à son sujet
book-meets = Cartes liées

section-words = Les mots
    .word-chooser = Le titulaire est le joueur qui a pris le rôle.
    .word-governor = Le gouverneur a la roue et choisit le premier rôle d’une manche. Ensuite, le suivant dans le sens horaire est gouverneur.
    .word-phase = Une phase est ce que tous font parce qu’un rôle a été pris.
    .word-privilege = Le privilège est ce que le titulaire a de plus que les autres : 1 de moins à payer, 1 marchandise de plus à produire ou à vendre, 5 cartes au choix, ou 1 carte.
    .word-violet = Tout bâtiment qui ne produit rien est { $edition ->
        [first] violet
       *[second] beige
    }, les monuments et les grands bâtiments de coût 6 aussi. Les cartes de la première édition sont violettes, celles de la deuxième beiges.
    .word-laden = Un bâtiment est chargé tant qu’une marchandise est posée dessus.
    .word-uncovered = Un bâtiment est visible tant que rien n’est construit dessus.
    .word-tucked = Ce qui est glissé sous un bâtiment y reste face cachée, hors du jeu, et vaut 1 point par carte.
    .word-piles = Les piles sont la pioche et la défausse.

section-frame = Le cadre
    .R98 = Une carte peut être trois choses : dans la main, un bâtiment à construire ou de l’argent pour un autre ; sur un bâtiment de production, une marchandise.
    .R1 = À son tour, un joueur doit prendre un rôle. Se servir ensuite de l’action et du privilège est son affaire.
    .R2 = Chaque phase va de joueur en joueur : le titulaire, puis les autres dans le sens horaire.
    .R3 = À deux, trois des cinq rôles sont pris par manche : par le gouverneur, par l’autre joueur, puis encore par le gouverneur.
    .R4 = À trois ou quatre, chacun prend un rôle. Un rôle que personne n’a pris ne rapporte rien de plus à la manche suivante.
    .R5 = Avant la partie, chacun reçoit { $the_indigo_plant } du paquet, déjà construite. Le reste est mélangé et chacun reçoit 4 cartes.
    .R6 = Choix de la main : 5, 6, 7 et 8 cartes sont distribuées dans l’ordre des places ; chacun en garde 4 et défausse les autres.
    .R7 = Une main peut avoir 7 cartes (12 avec { $the_tower }). On ne le vérifie qu’au début d’une manche, pour tous ; chacun défausse le surplus, à son choix.
    .R8 = La première manche commence sans l’étape de { $the_chapel } ni contrôle des mains, et après la dernière il n’y en a plus non plus.
    .R9 = Tous peuvent savoir : combien de cartes a chaque main, tous les bâtiments, lesquels sont chargés, combien de cartes sont glissées, combien de cartes ont les piles, les prix révélés jusque-là. Personne ne voit : la main des autres, ce qu’est une marchandise ou une carte glissée ou défaussée, l’ordre de la pioche.
    .R10 = La défausse reste face cachée et on ne la consulte pas. Ce qu’un joueur y a vu mettre, il peut s’en souvenir.
    .R11 = S’il faut une carte et que la pioche n’en a plus, la défausse est mélangée et devient la pioche. Les cartes que quelqu’un tient à ce moment, piochées ou révélées et ni gardées ni défaussées encore, n’y sont pas mêlées.
    .R12 = Si les deux piles sont épuisées, les premiers reçoivent ce qui restait et le reste de l’effet n’a pas lieu. La partie continue.
    .R13 = La face d’une marchandise ne se voit jamais, ni quand elle est produite, ni quand elle est vendue ou paie.
    .R14 = Ce qui a été payé est sur la défausse avant qu’une carte soit piochée pour la construction ; un nouveau mélange peut donc le ramener.
    .R20 = On n’est jamais obligé d’utiliser un bâtiment. Une carte gratuite est simplement piochée, sans demander ; on ne demande que là où il y a vraiment un choix. Ce qui ne se refuse pas avec raison n’est pas refusé : produire autant que permis (on ne demande que si plus de places sont vides qu’on ne peut en remplir), piocher au conseil et garder exactement le nombre, { $the_archive }, ce que { $the_gold_mine } et { $the_goldsmith } révèlent et gagnent, { $the_customs_office }, { $the_harbor } (parmi les marchandises vendues, celle de la première place y va). On peut refuser : la construction, chaque vente, { $the_office_building }, { $the_chapel }, { $the_bank }, { $the_black_market }, { $the_crane } et { $the_library }, comme le dit R59.
    .R21 = Les rôles se prennent dans le sens horaire, en commençant par le gouverneur, chacun une fois au plus par manche. Puis tous les rôles reviennent et le voisin de gauche devient gouverneur. Le joueur à la première place est le premier gouverneur ; R6 compte à partir de lui.

section-builder = La construction
    .R99 = { role-builder } : chacun peut construire un bâtiment de sa main, pour autant de cartes de cette main qu’il coûte ; elles sont défaussées. La carte que l’on construit ne paie rien.
    .R15 = Chaque réduction compte : 1 pour le titulaire, 1 de plus avec { $the_library }, { $the_smithy } ou { $the_quarry }, et ce que { $the_crane } déduit. Ce que paie { $the_black_market } vient après. Un prix ne descend pas au-dessous de 0, et rien n’est rendu.
    .R16 = Pour les bâtiments de production, seule { $the_smithy } compte ; pour les bâtiments { $edition ->
        [first] violets
       *[second] beiges
    }, seule { $the_quarry }.
    .R17 = Un joueur a chaque bâtiment { $edition ->
        [first] violet
       *[second] beige
    } une fois au plus parmi ses bâtiments visibles. Des bâtiments de production, il en a autant qu’il veut.
    .R18 = Un nouveau bâtiment agit dès la fin de la phase, et peut donc déjà servir dans la même manche.
    .R19 = Il ne participe donc pas à sa propre construction : nouveaux, { $the_carpenter }, { $the_poor_house }, { $the_smithy } ou { $the_quarry } ne font rien pour eux-mêmes.
    .R22 = La carte que donne { $the_carpenter } est piochée d’abord. Puis { $the_poor_house } compte la main : 0 ou 1 carte.
    .R23 = L’aide que donne { $the_poor_house } ne vient qu’après une construction, et la main est comptée après le paiement.
    .R25 = { $black_market } : aucune, une ou deux des marchandises du propriétaire paient 1 chacune, pour un bâtiment quelconque.
    .R26 = Personne ne paie trop : marchandises et cartes de la main font exactement le prix.
    .R29 = Ce que { $the_crane } recouvre est aussitôt hors du jeu : ni pouvoir, ni points, ni bâtiment là où l’on compte des bâtiments. Cela reste sous la nouvelle carte jusqu’à la fin, dans aucune pile, et tous savent ce que c’est. On ne déduit que la carte du dessus, pas celles d’en dessous.
    .R30 = Le bâtiment recouvert ne sert en rien à celui qui le recouvre : ni réduction, ni carte, ni paiement par sa marchandise.
    .R31 = Jamais { $the_crane } n’est recouverte.
    .R32 = Aucun bâtiment n’en recouvre un du même type, production comprise. Seule la carte du dessus compte : X peut revenir sur un Y qui recouvre un X.
    .R33 = Production sur { $edition ->
        [first] violet
       *[second] beige
    } et { $edition ->
        [first] violet
       *[second] beige
    } sur production sont permis tous deux.
    .R34 = La marchandise d’un bâtiment recouvert va à la défausse et ne peut pas payer par { $the_black_market }.
    .R35 = Un bâtiment moins cher que celui qu’il recouvre coûte 0, et rien n’est rendu.
    .R36 = Un bâtiment { $edition ->
        [first] violet
       *[second] beige
    } recouvert peut être construit de nouveau plus tard.
    .R38 = Les cartes glissées sous { $the_chapel } y restent et comptent, même recouvertes avec elle. Ses propres points sont perdus, et l’on n’y glisse plus rien avant de la construire de nouveau. De même pour { $the_bank } et { $the_harbor }.
    .R39 = La partie finit par 12 bâtiments visibles ; en recouvrir un ne change pas leur nombre.
    .R41 = On peut se passer de { $the_crane } : la place libre et chaque bâtiment à recouvrir sont des choix à part. La place libre n’est proposée que si l’on peut payer.
    .R42 = Seuls les bâtiments visibles comptent et donnent des points. Ce qui est glissé vaut 1 même sous un bâtiment recouvert. Une carte qui en recouvre une autre est un bâtiment, pas une carte glissée.

section-phases = Les autres phases
    .R43 = { role-producer } : chacun produit 1 marchandise, le titulaire 1 de plus, 1 de plus avec { $the_aqueduct }, 1 de plus pour le titulaire avec { $the_library }. Un bâtiment de production porte une marchandise. Son propriétaire dit lesquels des vides sont remplis. Indigo : { $indigo_plant } ; sucre : { $sugar_mill } ; tabac : { $tobacco_storage } ; café : { $coffee_roaster } ; argent : { $silver_smelter }.
    .R45 = Avec { $the_well } on compte les marchandises que son propriétaire a produites dans la phase, avec { $the_market_stand } les marchandises vendues : dès 2, une carte, même si un autre a pris le rôle.
    .R46 = Dès 1 marchandise vendue, { $the_market_hall } donne une carte, en plus de ce que donne { $the_market_stand }.
    .R47 = { role-trader } : les prix suivants sont révélés avant que quelqu’un décide et passent à la fin après la phase, vente ou non. L’ordre reste ; après quatre phases de vente tous les prix sont donc connus, les cinquièmes parce qu’il ne reste qu’eux. On les montre.
    .R48 = Chacun peut vendre 1 marchandise, le titulaire 1 de plus, 1 de plus avec { $the_trading_post }, 1 de plus pour le titulaire avec { $the_library }. Les marchandises sont défaussées sans être vues, puis les cartes sont piochées.
    .R49 = { role-councillor } : le titulaire regarde 5 cartes, 8 avec { $the_library }, les autres 2. On en garde une, deux avec { $the_prefecture }. Le nombre à garder ne change pas avec { $the_library }.
    .R50 = { $archive } : les cartes piochées vont dans la main, puis on défausse, parmi toute la main, autant de cartes qu’on n’en aurait pas gardé : 1, 4 ou 7, avec { $the_prefecture } 0, 3 ou 6.
    .R52 = S’il y a moins de cartes qu’il n’en faudrait piocher, on en garde autant que d’habitude si possible ; avec { $the_archive } on défausse ce qui dépasse, jamais moins de 0.
    .R53 = { role-prospector } : le titulaire pioche 1 carte, 2 avec { $the_library }.
    .R54 = À chaque phase du { role-prospector }, { $the_gold_mine } creuse, un propriétaire après l’autre dans le sens horaire depuis le titulaire et après son privilège. Rien ne double avec { $the_library }.
    .R56 = Ce que révèle { $the_gold_mine }, tous le voient ; ce qui n’est pas gagné est défaussé.
    .R57 = Si les quatre coûts diffèrent, le propriétaire prend une des quatre cartes dans la première édition, la moins chère dans la deuxième. Si deux sont égaux, les quatre sont défaussées.
    .R58 = S’il y a moins de 4 cartes dans les deux piles ensemble, { $the_gold_mine } ne fait rien : rien n’est révélé, rien n’est mélangé.
    .R59 = À deux, { $the_library } sert au gouverneur pour un de ses deux rôles de la manche ; il dit lequel. On le lui demande après la prise du premier rôle, quel qu’il soit, et dans une phase de vente quand les prix sont révélés. Un oui épuise { $the_library } pour la manche, même sans rien rapporter. Après un non, elle sert au second rôle sans question.

section-round = Début de manche, fin, points
    .R71 = Une manche commence avec le nouveau gouverneur, en trois étapes : { $office_building } ; { $chapel } et { $bank } ; le contrôle des mains. À chaque étape tous agissent dans le sens horaire depuis le gouverneur ; à la deuxième un joueur se sert de { $the_chapel }, puis de { $the_bank }.
    .R101 = { $chapel } : au début d’une manche, son propriétaire peut glisser dessous 1 carte de sa main, face cachée. À la fin elle vaut 1 point.
    .R60 = La partie est finie à la fin de la phase de construction où quelqu’un arrive à 12 bâtiments. Ceux qui viennent plus tard dans la phase construisent encore. Les rôles restants ne sont pas joués, aucune manche ne commence plus.
    .R70 = Une partie arrivée à la fin de sa 100e manche finit là : les deux piles épuisées, personne ne construirait peut-être plus jamais.
    .R62 = À la fin de cette phase, { $the_tavern } donne encore sa carte. Elle compte en cas d’égalité.
    .R63 = Les points s’ajoutent dans cet ordre : ceux des bâtiments, les cartes glissées à 1 chacune, { $guild_hall }, { $city_hall }, { $triumphal_arch }, { $residence }, { $cathedral }, et en dernier { $the_palace }.
    .R64 = { $palace } : un quart de tous les autres points de son propriétaire, arrondi vers le bas.
    .R66 = Les monuments comptent pour { $the_triumphal_arch } et pour { $the_city_hall }.
    .R100 = Le joueur qui a le plus de points gagne.
    .R68 = À égalité gagne celui qui a le plus de cartes en main et de marchandises, ensemble ; une marchandise sur { $the_customs_office } en est une, les cartes glissées ne comptent pas. S’il y a encore égalité, la victoire est partagée.

section-new-buildings = Nouveaux bâtiments
    .R74 = { $office_building } : on défausse d’abord les 1 ou 2 cartes, puis on en pioche exactement autant.
    .R75 = Tant que { $the_guard_room } est visible quelque part, ceux qui n’ont ni { $guard_room } ni { $tower } gardent 6 cartes ; avec { $the_guard_room } c’est 7, avec { $the_tower } 12. Sans aucune { $guard_room } c’est 7.
    .R76 = { $hut } : la phase de vente finit et personne n’a rien vendu, pour quelque raison que ce soit. Vendre la marchandise de { $the_customs_office }, c’est vendre. Les propriétaires piochent dans le sens horaire depuis le titulaire.
    .R78 = { $tavern } : son propriétaire a le moins de bâtiments visibles, seul ou avec d’autres, et un joueur au moins en a plus. Pas dans la phase où elle a été construite. Les propriétaires piochent dans le sens horaire depuis le titulaire.
    .R79 = { $park } : quand { $the_crane } le recouvre, on déduit 6 et non 3 ; les autres réductions s’ajoutent.
    .R80 = { $customs_office } : quand une phase du conseil commence et qu’elle est vide, elle reçoit une carte de la pioche, face cachée. La marchandise se vend 2 quels que soient les prix, compte parmi les ventes permises et pour { $the_market_stand }, { $the_market_hall } et { $the_harbor }, et paie 1 par { $the_black_market }. Le rôle qui produit ne la remplit pas. Les propriétaires agissent dans le sens horaire depuis le titulaire.
    .R82 = Quand { $the_customs_office } est recouverte, sa marchandise est perdue.
    .R84 = { $bank } : chaque joueur peut s’en servir une fois dans la partie, pour 1 carte ou plus, au début d’une manche et avant le contrôle des mains. Construire de nouveau { $the_bank } ne la rend pas.
    .R86 = { $harbor } : parmi les marchandises vendues dans une phase de vente, une va sous { $the_harbor } et non à la défausse. Elle est payée comme les autres.
    .R89 = { $goldsmith } : après le privilège et chaque { $gold_mine }, les propriétaires révèlent 1 carte, dans le sens horaire depuis le titulaire. Elle est gagnée si personne, propriétaire compris, n’a ce bâtiment visible ; sinon elle est défaussée. Rien ne double avec { $the_library }.
    .R92 = { $residence } : les séries de 3 bâtiments différents de même coût donnent 4, 3, 2 et 1 ; une cinquième ne donne rien. Une carte n’est que d’une série, mais deux exemplaires d’un bâtiment peuvent être de deux. Elle-même, { $the_residence } est un bâtiment de coût 6.
    .R93 = Il y a k séries d’un même coût exactement si les exemplaires de chaque bâtiment, aucun compté plus de k fois, sont ensemble 3k ou plus.
    .R95 = À côté des rôles, { $the_cathedral } attend. Tout joueur peut la construire au lieu d’une carte de sa main, le premier qui le fait l’a. Toutes les réductions comptent.
    .R96 = Pour { $the_quarry }, { $the_carpenter } et { $the_city_hall }, { $the_cathedral } est un bâtiment { $edition ->
        [first] violet
       *[second] beige
    }. Elle peut être recouverte, ce qui déduit 7, et ne revient pas ensuite.
    .R97 = { $cathedral } : les bâtiments visibles de coût 6 de tous les autres joueurs, pris ensemble, donnent 4, 3, 2 et 1, donc 10 au plus.

section-rulings = Pourquoi nous jouons ainsi
    .ruling-archive = **{ $archive }, coût 1.** Un livret de règles donne 2. Toutes les autres sources disent 1.
    .ruling-hero = **{ $hero }, 5 points.** Un livret de règles donne 3. Toutes les autres sources disent 5.
    .ruling-guild-hall = **{ $guild_hall }.** Les exemples distinguent les éditions : 2 teintureries d’indigo, 1 bâtiment à sucre et 1 séchoir à tabac font 8 dans la première et 7 dans la deuxième ; avec 2 séchoirs à tabac 10 et 8 ; 3 teintureries d’indigo seules 6 et 4.
    .ruling-residence = **{ $residence } à 10 points.** L’exemple du livret nomme { $the_customs_office } parmi les bâtiments de coût 1, ce qui ne peut être ; le total en demande un de ce coût. Nous lisons : { $office_building }.
    .ruling-tucked = **Cartes glissées.** D’après les livrets leur nombre est le secret du propriétaire. Tous pourraient compter, on le montre donc ; les faces non, et celles sous { $the_harbor } pas même au propriétaire.
    .ruling-market-hall = **{ $market_hall }.** L’exemple du livret vend du sucre pour 1 et du café pour 3, ce qu’aucun prix ne donne. Il sert de calcul.
    .ruling-ties = **Égalité (R68).** Qu’une égalité complète soit une victoire partagée, et que la marchandise sur { $the_customs_office } compte alors, est décidé ici.
    .ruling-refused = **Ce qui n’est pas refusé (R20).** Les livrets disent qu’un joueur n’est jamais obligé d’utiliser son bâtiment. Nous ne demandons que là où un joueur pourrait vouloir dire non. Une carte gratuite, une marchandise ou une carte à choisir ne nuit jamais d’une façon qu’on puisse prévoir ; R20 range donc ces effets parmi ceux qui ne sont pas refusés.
    .ruling-reshuffle = **Un mélange au milieu d’un effet (R11).** Les livrets mélangent la défausse quand la pioche s’épuise, et ne disent rien des cartes que quelqu’un regarde encore. Elles ne sont dans aucune pile, on ne les y mêle donc pas.
    .ruling-too-few = **Trop peu de cartes (R12, R52, R58).** Les livrets ne disent pas ce qui arrive quand les deux piles sont épuisées. Nous donnons ce qu’il y a, dans l’ordre du jeu. Au conseil on garde autant de cartes que d’habitude, car celles qu’on garde sont l’effet et le reste est jeté. Quatre cartes sont comparées par { $the_gold_mine } ; avec moins, elle ne fait donc rien.
    .ruling-covered = **Bâtiments recouverts (R29, R89, R97).** Les livrets ôtent un bâtiment recouvert du jeu et de la possession. Nous en concluons que rien ne le compte : ni les 12 bâtiments, ni { $the_tavern }, { $the_guild_hall }, { $the_city_hall }, { $the_triumphal_arch } ou { $the_residence }. « A ce bâtiment », pour { $the_goldsmith }, et « bâtiments de coût 6 », pour { $the_cathedral }, veulent dire visibles pour la même raison. Que tous puissent savoir ce qui est sous un bâtiment suit de R9 : il y était face visible.
    .ruling-start = **Le début d’une manche (R71).** Le second livret donne les trois étapes. Que tous finissent une étape avant la suivante, qu’ils agissent dans le sens horaire depuis le gouverneur, et que { $the_chapel } vienne avant { $the_bank }, est décidé ici.
    .ruling-bank = **{ $bank }, une seule fois (R84).** « Une seule fois dans toute la partie » peut valoir pour chaque carte ou pour chaque joueur. Nous lisons : chaque joueur ; recouverte et construite de nouveau, { $the_bank } ne sert donc plus.
    .ruling-harbor = **{ $harbor } (R86).** Le livret dit qu’une marchandise vendue « peut » aller sous { $the_harbor }. Elle y vaut 1 point et rien sur la défausse, on ne demande donc à personne. Une marchandise par phase de vente, parce que le livret dit « une marchandise ».
    .ruling-goldsmith = **{ $goldsmith } (R89).** Le livret fait agir { $the_gold_mine } et { $the_goldsmith } au même moment. Ici { $the_gold_mine } vient d’abord, comme bâtiment du jeu de base. La carte n’est pas du privilège, et ne double donc pas avec { $the_library }.
    .ruling-last-round = **La manche 100 (R70).** Les livrets ne connaissent de fin que par les 12 bâtiments. Construire n’est jamais obligatoire (R1) ; des joueurs qui ne construisent pas joueraient donc toujours, et R70 finit leur partie. Les parties où l’on veut gagner durent de 11 à 20 manches environ.
    .ruling-figures = **Coûts et points des Nouveaux bâtiments (†).** Nous n’avons pas vu ces cartes. Le livret dit les coûts de { $the_guard_room } (1), { $the_park } (3), { $the_residence } (6) et { $the_cathedral } (7) ; tous les autres coûts et tous les points viennent de listes de joueurs. Les listes s’accordent, mais pour les chiffres marqués † nous en avons trouvé peu, ou une qui diffère : c’est le cas des coûts de { $the_hut }, { $the_tavern } et { $the_bank } ; pour { $the_goldsmith } un joueur se rappelle 2 points, deux listes ont 3.
    .ruling-customs-office = **{ $customs_office }, coût 3.** L’exemple du livret pour { $the_residence } met « (1) » après son nom. Mais le livret décrit les bâtiments par coût croissant, et { $the_customs_office } y vient après { $the_park } (3) et avant { $the_bank } ; les listes ont 3 aussi. C’est donc le nom qui est faux dans cet exemple, pas le coût.
    .ruling-size = **Taille de l’extension.** Un premier tirage de la deuxième édition aurait eu 110 + 33 + 1 cartes. Nous jouons avec 112 + 29 + 1.

section-examples = Exemples
    .example-1 = { role-builder } avec { $the_smithy } et { $the_library } : { $the_sugar_mill } (2) coûte 0 ; le reste de la réduction est perdu.
    .example-2 = Avec { $the_crane }, { $the_palace } sur { $the_chapel } prend 3 cartes, { $the_statue } sur { $the_coffee_roaster } aucune.
    .example-3 = { role-builder } avec { $the_quarry }, on a { $the_crane } pour rien. Avec { $the_library } aussi, chaque bâtiment { $edition ->
        [first] violet
       *[second] beige
    } coûte 3 de moins.
    .example-4 = { $black_market } : { $the_library } (5) se paie avec 2 marchandises et 3 cartes.
    .example-5 = { $trading_post } : 2 marchandises vendues, 3 pour le titulaire, 4 avec { $the_library }. { $aqueduct } : 2, 3 et 4 marchandises produites.
    .example-6 = Le { role-trader }, avec { $the_trading_post } et { $the_market_stand }, vend indigo, tabac et argent pour 1, 2 et 3 : 7 cartes.
    .example-7 = { $gold_mine } : les coûts 5, 3, 1, 3 ne gagnent rien ; 4, 1, 3, 5 gagnent une carte au choix dans la première édition, celle à 1 dans la deuxième.
    .example-8 = { role-councillor } avec { $the_archive } et { $the_prefecture } : 5 piochées, 3 défaussées ; avec { $the_library } 8 et 6.
    .example-9 = { $market_hall } : sucre pour 1 et café pour 3 donnent 5 cartes. { $prefecture } : 2 gardées sur 2, 2 sur 5, avec { $the_library } 2 sur 8. { $library } : 8 cartes vues, 2 payées de moins, 3 marchandises produites, 3 vendues, 2 cartes piochées. { $statue } et { $victory_column } peuvent être dans une ville, deux exemplaires de { $the_statue } non. { $chapel } avec 7 cartes : 9 points. { $triumphal_arch } avec { $the_statue } et { $the_hero } : 6. { $city_hall } et huit autres bâtiments { $edition ->
        [first] violets
       *[second] beiges
    } : 9. { $palace } pour 34 points : 8, total 42.
    .example-10 = { $guild_hall } : 2 teintureries d’indigo, 1 bâtiment à sucre, 1 séchoir à tabac : 8 dans la première édition. 2 teintureries d’indigo, 1 bâtiment à sucre, 2 séchoirs à tabac : 8 dans la deuxième.
    .example-11 = Avec { $the_crane } sur { $the_park }, { $the_library } coûte 0 ; { $the_cathedral } 1, et 0 pour le titulaire ou avec { $the_quarry }.
    .example-12 = { $residence }, 7 points : 2 indigo, sucre, marché noir, puits, 2 tabac, aqueduc, palais, guilde, résidence. { $residence }, 10 points : 2 indigo, archives ou cadastre, mine d’or, caserne, fournisseur, scierie ou atelier, tabac, aqueduc, palais, hôtel de ville, résidence.
    .example-13 = { $cathedral } contre 2 guildes, 2 hôtels de ville, une résidence et un palais : 10.

# D’autres mots qui trouvent une règle. La page ne les affiche pas.
book-keywords =
    .R3 = deux joueurs, à deux
    .R7 = limite de main, maximum
    .R11 = pioche vide, épuisée, mélanger
    .R12 = pioche vide, épuisée
    .R17 = deux fois, même bâtiment, double
    .R47 = changement de prix
    .R60 = fin de partie, fin du jeu, dernière manche
    .R63 = décompte, points de victoire
    .R68 = égalité, ex æquo
    .R99 = payer, coût
