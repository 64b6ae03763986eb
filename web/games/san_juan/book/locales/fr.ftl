# Français : les mots du livre. { $crane } est le nom de la carte, { $the_crane } le nom avec son article. Le texte
# entre ** et ** est un titre. La recherche connaît le titre, les mots-clés et le texte d’une entrée.
# As in English: book-points book-questions.short

book-contents = Sommaire
book-search = Chercher ou demander
book-found = { $count ->
    [0] Rien trouvé. Essayez avec moins de mots, ou d’autres.
    [one] { $count } résultat
   *[other] { $count } résultats
}
book-print = Imprimer
book-back = Retour
book-all = Tout le livre sur une page, à imprimer
book-roles = Les cinq rôles
book-more = Bon à savoir
book-building = bâtiment
book-money = argent
book-good = marchandise
book-questions = Questions et réponses
    .short = Questions
book-law = Toutes les règles, par numéro
    .short = Toutes les règles
    .note = Pour les arbitres : tout ce qui précède, complet et exact. Une règle garde son numéro pour toujours.
    .topics = Par sujet
    .numbers = Par numéro
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

# Les six images de « Comment jouer ».
how-panels = { how-to-title }
    .how-aim = **Construisez la plus belle ville.** Chaque bâtiment de votre ville rapporte des points. À la fin, le joueur qui a le plus de points gagne.
    .how-cards = **Une carte, trois usages.** Dans votre main, une carte est un bâtiment à construire, ou de l’argent pour en payer un autre. Face cachée sur un bâtiment de production, c’est une marchandise.
    .how-roles = **Prenez un rôle.** À votre tour, prenez l’un des cinq rôles. Tous font ce qu’il dit, et vous avez un bonus : le privilège. Le gouverneur, qui a la roue, choisit en premier. À la manche suivante, la roue passe au joueur suivant.
    .how-build = **Payez avec des cartes.** Le nombre en haut à gauche est le prix. Vous défaussez autant de cartes de votre main. Le joueur qui a pris le rôle { $edition ->
        [first] d’Architecte
       *[second] de Bâtisseur
    } paie 1 de moins.
    .how-goods = **Produisez, puis vendez.** Le rôle { $edition ->
        [first] d’Artisan
       *[second] de Producteur
    } pose des marchandises sur les bâtiments de production. Le { role-trader } les vend pour autant de cartes que l’indique la tuile de prix. Ainsi votre main se remplit.
    .how-end = **Douze bâtiments terminent la partie.** Dès que quelqu’un en a 12, la phase est la dernière. Puis on compte les points : ceux de vos bâtiments, 1 par carte glissée sous eux, et le bonus de vos bâtiments de coût 6.

# Ce que demandent les débutants.
answers-basics = Les bases
    .ask-goal = **Quel est le but du jeu ?** Avoir le plus de points à la fin. Les points viennent de vos bâtiments, des cartes glissées et des bâtiments de coût 6 (R63, R100).
    .ask-turn = **Que faire à mon tour ?** Vous prenez un des rôles encore libres. Puis chacun fait à son tour ce qu’il dit, vous en premier et avec le privilège. Ensuite, le joueur suivant prend un rôle (R1, R2, R21).
    .ask-round = **Comment se déroule une manche ?** Le gouverneur prend un rôle, puis les autres dans le sens horaire. À trois ou quatre, chacun en prend un ; à deux, le gouverneur en prend un second. Puis tous les rôles reviennent, le joueur suivant devient gouverneur, et chacun défausse jusqu’à 7 cartes (R3, R4, R7, R21).
    .ask-setup = **Qu’ai-je au début de la partie ?** { $indigo_plant }, déjà construite, et 4 cartes en main. Avec le choix de la main, vous gardez 4 cartes sur 5 à 8 (R5, R6).
    .ask-two = **Qu’est-ce qui change à deux joueurs ?** Trois des cinq rôles sont pris par manche : un par le gouverneur, un par l’autre joueur, encore un par le gouverneur. Pour le gouverneur, { $the_library } ne sert qu’à un de ses deux rôles (R3, R59).
    .ask-long = **Combien de temps dure une partie ?** De 11 à 20 manches environ, souvent une demi-heure.
    .ask-editions = **Quelle différence entre les éditions ?** { $guild_hall } et { $gold_mine }. Dans la première édition, { $the_guild_hall } donne 2 points par bâtiment de production et { $the_gold_mine } une des quatre cartes au choix ; dans la deuxième, { $the_guild_hall } regarde aussi les types, et { $the_gold_mine } donne la carte la moins chère. La deuxième édition a 2 cartes de plus.
    .ask-new-buildings = **Que sont les Nouveaux bâtiments ?** Une extension : 11 bâtiments de plus, pour les deux éditions. Dix sont mélangés à la pioche ; { $the_cathedral } attend sur la table, et le premier qui la paie l’obtient (R95).

answers-roles = Les rôles
    .ask-role-must = **Dois-je prendre un rôle ?** Oui, à votre tour vous en prenez un. Vous n’êtes pas obligé de l’utiliser : on peut prendre le rôle { $edition ->
        [first] d’Architecte
       *[second] de Bâtisseur
    } et ne rien construire (R1).
    .ask-role-twice = **Un rôle peut-il être pris deux fois par manche ?** Non. Un rôle pris n’est plus libre jusqu’à la manche suivante (R21).
    .ask-role-others = **Les autres font-ils aussi mon rôle ?** Oui, tous, après vous et sans le privilège. Seul le { role-prospector } ne donne rien aux autres (R2, R53).
    .ask-role-left = **Et si personne ne prend un rôle ?** Il ne sert pas dans cette manche, et ne rapporte rien de plus à la suivante (R4).
    .ask-builder = **Que fait le rôle « { role-builder } » ?** Chacun peut construire un bâtiment de sa main. Si vous avez pris le rôle, vous payez 1 carte de moins (R99, R15).
    .ask-producer = **Que fait le rôle « { role-producer } » ?** Chacun pose 1 marchandise sur un bâtiment de production vide. Si vous avez pris le rôle, vous en produisez 1 de plus (R43).
    .ask-trader = **Que fait le { role-trader } ?** Une nouvelle tuile de prix est révélée, et chacun peut vendre 1 marchandise. Si vous avez pris le rôle, vous pouvez en vendre 1 de plus (R47, R48).
    .ask-councillor = **Que fait le { role-councillor } ?** Les autres piochent 2 cartes et en gardent 1. Si vous avez pris le rôle, vous en piochez 5 et en gardez 1 (R49).
    .ask-prospector = **Que fait le { role-prospector } ?** Si vous avez pris le rôle, vous piochez 1 carte. Les autres ne reçoivent rien (R53).
    .ask-first = **Qui commence ?** Le gouverneur. À la première manche, c’est le joueur à la première place ; puis la roue passe dans le sens horaire (R21).

answers-cards = Votre main
    .ask-hand-limit = **Combien de cartes puis-je garder ?** 7, ou 12 avec { $the_tower }. On ne le vérifie qu’au début d’une manche : vous défaussez alors jusqu’à la limite, au choix. Entre-temps, vous pouvez en tenir autant que vous voulez (R7). Avec les Nouveaux bâtiments, { $the_guard_room } d’un autre peut abaisser la limite à 6 (R75).
    .ask-get-cards = **Comment avoir plus de cartes ?** Vendez des marchandises avec le { role-trader }, prenez le { role-councillor } ou le { role-prospector }, et construisez ce qui fait piocher : { $well }, { $market_stand } ou { $carpenter } (R48, R49, R53).
    .ask-money = **Y a-t-il de l’argent ?** Non. On paie avec les cartes de sa main, et les marchandises se vendent contre des cartes (R98, R99).
    .ask-pile-empty = **Que se passe-t-il quand la pioche est vide ?** La défausse est mélangée et devient la nouvelle pioche. Si elle est vide aussi, il n’y a plus de carte à piocher, et la partie continue (R11, R12).
    .ask-discard-look = **Puis-je regarder la défausse ?** Non, elle est face cachée. Vous pouvez vous souvenir de ce que vous y avez vu mettre (R10).
    .ask-see = **Que puis-je voir des autres ?** Toute leur ville, les marchandises qui s’y trouvent, et combien de cartes ils ont en main et glissées. Vous ne voyez jamais leur main (R9).

answers-building = Construire
    .ask-pay = **Comment payer un bâtiment ?** Vous défaussez de votre main autant de cartes que le bâtiment coûte. La carte que vous construisez ne paie pas : pour un bâtiment de coût 3, il faut 4 cartes en main (R99).
    .ask-cannot = **Pourquoi ne puis-je pas construire cette carte ?** Vous n’avez pas assez d’autres cartes pour la payer, ou elle est violette et déjà dans votre ville. Touchez la carte grisée : elle dit pourquoi (R99, R17).
    .ask-must-build = **Suis-je obligé de construire ?** Non. Vous pouvez ne rien construire, même si vous avez pris le rôle vous-même (R1, R20).
    .ask-how-many = **Combien de bâtiments puis-je construire à la fois ?** Un par phase { $edition ->
        [first] de l’{ role-builder }
       *[second] du { role-builder }
    } (R99).
    .ask-twice = **Puis-je avoir deux fois le même bâtiment ?** Les bâtiments de production, autant que vous voulez. Chaque bâtiment violet, une seule fois (R17).
    .ask-cheaper = **Comment construire moins cher ?** Prenez vous-même le rôle « { role-builder } » : 1 de moins. Avec { $the_smithy }, 1 de moins pour un bâtiment de production ; avec { $the_quarry }, 1 de moins pour un violet ; avec { $the_library }, encore 1 de moins si vous avez le rôle. Tout s’additionne, jusqu’à 0 (R15, R16).
    .ask-works = **Quand un nouveau bâtiment prend-il effet ?** Dès que la phase { $edition ->
        [first] de l’{ role-builder }
       *[second] du { role-builder }
    } est finie, donc souvent dans la même manche (R18, R19).
    .ask-must-use = **Suis-je obligé d’utiliser un bâtiment ?** Non. Le jeu vous le demande partout où vous pourriez dire non ; une carte gratuite est simplement piochée (R20).
    .ask-over = **Peut-on remplacer ou démolir un bâtiment ?** Seulement en le recouvrant grâce à { $the_crane } : vous ne payez que la différence. Ce qui est dessous ne compte plus. Un bâtiment ne se vend pas (R29, R41).

answers-goods = Marchandises et prix
    .ask-produce = **Comment obtenir des marchandises ?** Dans une phase { $edition ->
        [first] de l’{ role-producer }
       *[second] du { role-producer }
    } : chacun pose 1 marchandise sur un bâtiment de production vide, le joueur qui a le rôle 1 de plus. Avec { $the_aqueduct }, encore 1 (R43).
    .ask-per-building = **Combien de marchandises par bâtiment ?** Une. Un bâtiment qui porte une marchandise doit la vendre avant de produire de nouveau (R43).
    .ask-which-good = **Quelle marchandise vaut le plus ?** L’argent, puis le café, le tabac, le sucre et l’indigo. L’argent rapporte 2 ou 3 cartes, l’indigo toujours 1 (R47).
    .ask-sell = **Comment vendre des marchandises ?** Dans une phase du { role-trader } : chacun peut vendre 1 marchandise, le joueur qui a le rôle 1 de plus ; avec { $the_trading_post }, encore 1. Vous piochez autant de cartes que l’indique la tuile de prix (R48).
    .ask-prices = **Quand les prix changent-ils ?** À chaque phase du { role-trader } : la suivante des cinq tuiles de prix est révélée avant que quelqu’un vende. Elles reviennent toujours dans le même ordre ; au bout d’un moment, vous savez donc ce qui vient (R47).
    .ask-must-sell = **Suis-je obligé de vendre ?** Non. Vous pouvez garder vos marchandises pour un meilleur prix (R20, R48).
    .ask-cannot-sell = **Pourquoi ne puis-je rien vendre ?** On ne vend que pendant une phase du { role-trader }, et seulement les marchandises posées sur ses bâtiments. S’il n’y en a pas, produisez d’abord (R43, R48).
    .ask-swap = **Puis-je échanger avec un autre joueur ?** Non. Personne ne donne ni ne vend rien à un autre : une marchandise rapporte à son propriétaire des cartes de la pioche (R48).
    .ask-goods-keep = **Les marchandises restent-elles d’une manche à l’autre ?** Oui, elles restent sur leurs bâtiments jusqu’à ce que vous les vendiez ou payiez avec (R43, R48).
    .ask-good-face = **Quelle carte est une marchandise ?** Une carte de la pioche, face cachée. Personne ne la regarde jamais (R13).

answers-end = Fin et points
    .ask-end = **Quand la partie se termine-t-elle ?** À la fin de la phase { $edition ->
        [first] de l’{ role-builder }
       *[second] du { role-builder }
    } où quelqu’un arrive à 12 bâtiments. Tous peuvent encore construire dans cette phase ; puis on compte les points (R60). Si personne n’y arrive, la partie se termine après la manche 100 (R70).
    .ask-last-turn = **Chacun a-t-il un dernier tour ?** Chacun termine la phase { $edition ->
        [first] de l’{ role-builder }
       *[second] du { role-builder }
    }. Les rôles restants ne sont pas joués, et il n’y a pas d’autre manche (R60).
    .ask-points = **Comment compte-t-on les points ?** Additionnez les points de vos bâtiments, 1 par carte glissée, et le bonus de chaque bâtiment de coût 6 ; { $the_palace } vient en dernier (R63, R64).
    .ask-tie = **Que se passe-t-il en cas d’égalité ?** Parmi les joueurs à égalité gagne celui qui a le plus de cartes en main et de marchandises, ensemble. S’il y a encore égalité, ils partagent la victoire (R68).
    .ask-left = **Les cartes restées en main comptent-elles ?** Elles ne valent pas de points. Les cartes et marchandises restantes départagent les joueurs à égalité (R63, R68).
    .ask-six = **Que font les bâtiments de coût 6 ?** Ils n’ont pas de points imprimés et en donnent selon votre ville : { $guild_hall } pour les bâtiments de production, { $city_hall } pour les violets, { $triumphal_arch } pour les monuments, { $palace } pour l’ensemble (R63, R64).

answers-page = À l’écran
    .ask-read = **Comment lire une carte ?** Gardez le doigt dessus, ou pointez-la avec la souris. Dans ce livre, touchez-la sous « { book-cards } ».
    .ask-signs = **Que signifient les signes et les nombres ?** Le nombre en haut à gauche d’une carte est son prix ; la petite carte à côté d’un nom compte les cartes en main. Le blason porte des points, et une étoile indique qu’ils dépendent de la ville. La maison compte les bâtiments ; le drapeau marque celui qui met fin à la partie. Le signe d’un rôle sur un bâtiment montre qu’il agit pendant cette phase. « 1 ou 2 » est un prix encore inconnu. « { what-title } », dans le menu, explique chaque partie de la table.
    .ask-undo = **Puis-je annuler un coup ?** Oui, avec « { undo } », sauf dans une partie stricte.
    .ask-hint = **Qui me conseille un bon coup ?** « { hint-button } » montre les meilleures réponses, vos chances de gagner avec chacune, et pourquoi.
    .ask-saved = **Ma partie est-elle enregistrée ?** Oui, après chaque coup, dans ce navigateur, sauf si le menu dit autre chose. À l’accueil, vous pouvez la reprendre.
    .ask-people = **Peut-on jouer à plusieurs ?** Oui, de 2 à 4 sur un appareil, avec des ordinateurs si vous voulez. La page cache les cartes de chacun quand l’appareil change de mains.

# Les termes.
section-words = Les termes
    .word-governor = **Gouverneur.** Le joueur qui a la roue. Il choisit le premier rôle de la manche et agit en premier au début de la manche ; ensuite, le suivant dans le sens horaire est gouverneur.
    .word-round = **Manche.** Le temps où les rôles sont pris une fois autour de la table : trois rôles à deux joueurs, un par joueur à trois ou quatre.
    .word-role = **Rôle, ou personnage.** L’une des cinq tâches : { role-builder }, { role-producer }, { role-trader }, { role-councillor }, { role-prospector }. Chacun peut être pris une fois par manche.
    .word-phase = **Phase.** Tout ce que font les joueurs parce qu’un rôle a été pris : quand quelqu’un prend le { role-trader }, la phase du { role-trader } commence.
    .word-chooser = **Celui qui a le rôle.** Le joueur qui l’a pris. Lui seul a son privilège.
    .word-privilege = **Privilège.** Le bonus du joueur qui a le rôle : 1 carte de moins à payer, 1 marchandise de plus à produire ou à vendre, 5 cartes au choix au lieu de 2, ou 1 carte.
    .word-city = **Ville.** Les bâtiments devant un joueur. La partie se termine quand quelqu’un en a 12.
    .word-cost = **Coût.** Le nombre en haut à gauche d’une carte : autant de cartes la paient. Le prix est le coût après toutes les réductions.
    .word-production = **Bâtiment de production.** { $indigo_plant }, { $sugar_mill }, { $tobacco_storage }, { $coffee_roaster } ou { $silver_smelter } : il porte une marchandise. Vous pouvez en avoir autant que vous voulez.
    .word-violet = **Bâtiment violet.** Tout bâtiment qui ne produit rien, y compris les monuments et les bâtiments de coût 6. Vous ne pouvez avoir chacun d’eux qu’une fois. Sur les cartes imprimées de la deuxième édition, ils sont beiges.
    .word-monument = **Monument.** { $statue }, { $victory_column } ou { $hero } : un bâtiment violet qui ne donne que des points. Les monuments comptent pour { $the_triumphal_arch }.
    .word-great = **Bâtiment de coût 6.** Un bâtiment violet qui rapporte selon son effet : une étoile remplace les points.
    .word-good = **Marchandise.** Une carte de la pioche, face cachée sur un bâtiment de production : indigo, sucre, tabac, café ou argent. Les marchandises se vendent contre des cartes.
    .word-tile = **Tuile de prix.** Elle montre combien de cartes rapporte chaque marchandise. Il y en a cinq ; chaque phase du { role-trader } prend la suivante.
    .word-hand-limit = **Limite de main.** Le nombre de cartes que vous pouvez garder au début d’une manche : 7, ou 12 avec { $the_tower }.
    .word-discard = **Défausser.** Mettre une carte face cachée sur la défausse, pour payer ou parce que vous en avez trop.
    .word-piles = **Piles.** La pioche et la défausse. Quand la première est vide, la seconde est mélangée et la remplace.
    .word-tucked = **Glisser.** Mettre une carte face cachée sous un bâtiment. Elle quitte le jeu et vaut 1 point.
    .word-laden = **Chargé.** Un bâtiment est chargé tant qu’une marchandise est posée dessus.
    .word-uncovered = **Visible.** Un bâtiment est visible tant que rien n’est construit dessus. On ne recouvre que grâce à { $the_crane }.

section-frame = Règles générales
    .R98 = Une carte peut être trois choses : dans la main, un bâtiment à construire ou de l’argent pour un autre ; sur un bâtiment de production, une marchandise.
    .R1 = À son tour, un joueur doit prendre un rôle. Il est libre d’en utiliser ensuite l’action et le privilège, ou non.
    .R2 = Chaque phase va de joueur en joueur : d’abord celui qui a le rôle, puis les autres dans le sens horaire.
    .R3 = À deux, trois des cinq rôles sont pris par manche : par le gouverneur, par l’autre joueur, puis encore par le gouverneur.
    .R4 = À trois ou quatre, chacun prend un rôle. Un rôle que personne n’a pris ne rapporte rien de plus à la manche suivante.
    .R5 = Avant la partie, chacun reçoit { $the_indigo_plant } du paquet, déjà construite. Le reste est mélangé et chacun reçoit 4 cartes.
    .R6 = Choix de la main : 5, 6, 7 et 8 cartes sont distribuées dans l’ordre des places ; chacun en garde 4 et défausse les autres.
    .R7 = Une main peut avoir 7 cartes (12 avec { $the_tower }). On ne le vérifie qu’au début d’une manche, pour tous ; chacun défausse jusqu’à la limite, au choix.
    .R8 = La première manche commence sans l’étape de { $the_chapel } ni contrôle des mains ; après la dernière, il n’y en a plus non plus.
    .R9 = Tous peuvent savoir : le nombre de cartes de chaque main, tous les bâtiments, lesquels sont chargés, le nombre de cartes glissées, le nombre de cartes des piles, les tuiles de prix révélées jusque-là. Personne ne voit : la main des autres, la face d’une marchandise, d’une carte glissée ou défaussée, l’ordre de la pioche.
    .R10 = La défausse reste face cachée et personne ne la consulte. Un joueur peut se souvenir de ce qu’il y a vu mettre.
    .R11 = S’il faut une carte et que la pioche n’en a plus, la défausse est mélangée et devient la pioche. Les cartes que quelqu’un tient à ce moment, piochées ou révélées mais pas encore gardées ni défaussées, n’y sont pas mêlées.
    .R12 = Si les deux piles sont épuisées, les premiers reçoivent ce qui restait et le reste de l’effet n’a pas lieu. La partie continue.
    .R13 = Personne ne voit jamais la face d’une marchandise, ni quand elle est produite, ni quand elle est vendue ou paie.
    .R14 = Les cartes payées sont sur la défausse avant qu’une carte soit piochée pour la construction ; un nouveau mélange peut donc les ramener.
    .R20 = On n’est jamais obligé d’utiliser un bâtiment. Une carte gratuite est simplement piochée, sans question ; le jeu ne demande que là où il y a vraiment un choix. Certains effets ne se refusent pas, car personne n’aurait de raison de les refuser : produire autant que permis (le jeu ne demande que s’il y a plus de bâtiments vides qu’on ne peut en remplir), piocher dans la phase du { role-councillor } et garder exactement le nombre, { $the_archive }, ce que { $the_gold_mine } et { $the_goldsmith } révèlent et gagnent, { $the_customs_office }, { $the_harbor } (parmi les marchandises vendues, celle du premier emplacement y va). On peut refuser : la construction, chaque vente, { $the_office_building }, { $the_chapel }, { $the_bank }, { $the_black_market }, { $the_crane } et { $the_library }, comme le dit R59.
    .R21 = Les rôles se prennent dans le sens horaire, en commençant par le gouverneur, chacun une fois au plus par manche. Puis tous les rôles reviennent et le voisin de gauche devient gouverneur. Le joueur à la première place est le premier gouverneur ; R6 compte à partir de lui.

section-builder = La construction
    .R99 = { role-builder } : chacun peut construire un bâtiment de sa main, pour autant de cartes de cette main qu’il coûte ; elles sont défaussées. La carte que l’on construit ne paie rien.
    .R15 = Chaque réduction compte : 1 pour celui qui a le rôle, 1 de plus s’il a { $the_library }, 1 avec { $the_smithy } ou { $the_quarry }, et ce que { $the_crane } déduit. Ce que paie { $the_black_market } vient ensuite. Un prix ne descend pas au-dessous de 0, et rien n’est rendu.
    .R16 = Pour les bâtiments de production, seule { $the_smithy } compte ; pour les bâtiments violets, seule { $the_quarry }.
    .R17 = Un joueur a chaque bâtiment violet une fois au plus parmi ses bâtiments visibles. Des bâtiments de production, il en a autant qu’il veut.
    .R18 = Un nouveau bâtiment agit dès la fin de la phase { $edition ->
        [first] de l’{ role-builder }
       *[second] du { role-builder }
    }, et peut donc déjà servir dans la même manche.
    .R19 = Il ne participe donc pas à sa propre construction : nouveaux, { $the_carpenter }, { $the_poor_house }, { $the_smithy } ou { $the_quarry } ne font rien pour eux-mêmes.
    .R22 = La carte que donne { $the_carpenter } est piochée d’abord. Puis { $the_poor_house } compte la main : 0 ou 1 carte.
    .R23 = L’aide que donne { $the_poor_house } ne vient qu’après une construction, et la main est comptée après le paiement.
    .R25 = { $black_market } : aucune, une ou deux des marchandises du propriétaire paient 1 chacune, pour un bâtiment quelconque.
    .R26 = Personne ne paie trop : marchandises et cartes de la main font exactement le prix.
    .R29 = Un bâtiment que { $the_crane } recouvre est aussitôt hors du jeu : il n’a plus ni pouvoir ni points et ne compte plus là où l’on compte des bâtiments. Il reste sous la nouvelle carte jusqu’à la fin, dans aucune pile, et tous savent ce que c’est. On ne déduit que la carte du dessus, pas celles d’en dessous.
    .R30 = Le bâtiment recouvert ne sert en rien à celui qui le recouvre : ni réduction, ni carte, ni paiement par sa marchandise.
    .R31 = On ne recouvre jamais { $the_crane }.
    .R32 = Aucun bâtiment n’en recouvre un du même type, production comprise. Seule la carte du dessus compte : X peut revenir sur un Y qui recouvre un X.
    .R33 = Production sur violet et violet sur production sont tous deux permis.
    .R34 = La marchandise d’un bâtiment recouvert va à la défausse et ne peut pas payer par { $the_black_market }.
    .R35 = Un bâtiment bon marché sur un bâtiment cher coûte 0, et rien n’est rendu.
    .R36 = Un bâtiment violet recouvert peut être construit de nouveau plus tard.
    .R38 = Les cartes glissées sous { $the_chapel } restent et comptent quand elle est recouverte. Ses propres points sont perdus, et on n’y glisse plus rien avant qu’elle soit construite de nouveau. Il en va de même pour { $the_bank } et { $the_harbor }.
    .R39 = La partie se termine avec 12 bâtiments visibles ; construire sur un autre n’en change pas le nombre.
    .R41 = On peut renoncer à { $the_crane } : un emplacement libre et chaque bâtiment à recouvrir sont des choix distincts. L’emplacement libre n’est proposé que si l’on peut payer le prix entier.
    .R42 = Seuls les bâtiments visibles rapportent et comptent. Une carte glissée vaut 1, même sous un bâtiment recouvert. Une carte qui en recouvre une autre est un bâtiment, pas une carte glissée.

section-phases = Les autres phases
    .R43 = { role-producer } : chacun produit 1 marchandise, celui qui a le rôle 1 de plus, avec { $the_aqueduct } 1 de plus, celui qui a le rôle et { $the_library } encore 1 de plus. Un bâtiment de production porte une marchandise. Son propriétaire choisit lesquels des vides se remplissent. Indigo : { $indigo_plant } ; sucre : { $sugar_mill } ; tabac : { $tobacco_storage } ; café : { $coffee_roaster } ; argent : { $silver_smelter }.
    .R45 = Avec { $the_well }, on compte les marchandises que son propriétaire a produites dans la phase ; avec { $the_market_stand }, les marchandises vendues : dès 2, une carte, même si un autre a pris le rôle.
    .R46 = Dès 1 marchandise vendue, { $the_market_hall } donne une carte, en plus de ce que donne { $the_market_stand }.
    .R47 = { role-trader } : la tuile de prix suivante est révélée avant que quelqu’un décide ; après la phase, elle passe à la fin, vente ou non. L’ordre ne change pas ; après quatre phases du { role-trader }, tous les prix sont donc connus, car il ne reste qu’une tuile. Ils sont affichés.
    .R48 = Chacun peut vendre 1 marchandise, celui qui a le rôle 1 de plus, avec { $the_trading_post } 1 de plus, celui qui a le rôle et { $the_library } encore 1 de plus. Les marchandises sont défaussées sans être vues, puis les cartes sont piochées.
    .R49 = { role-councillor } : celui qui a le rôle regarde 5 cartes, 8 avec { $the_library }, les autres 2. Chacun en garde une, deux avec { $the_prefecture }. Le nombre à garder ne change pas avec { $the_library }.
    .R50 = { $archive } : les cartes piochées vont dans la main, puis on défausse, parmi toute la main, autant de cartes qu’on n’en aurait pas gardé : 1, 4 ou 7, avec { $the_prefecture } 0, 3 ou 6.
    .R52 = S’il y a moins de cartes à piocher que prévu, on en garde si possible autant que d’habitude ; avec { $the_archive }, on défausse ce qui dépasse, jamais moins de 0.
    .R53 = { role-prospector } : celui qui a le rôle pioche 1 carte, 2 avec { $the_library }.
    .R54 = À chaque phase du { role-prospector }, { $the_gold_mine } creuse, un propriétaire après l’autre dans le sens horaire depuis celui qui a le rôle, et après son privilège. Rien ne double avec { $the_library }.
    .R56 = Tous voient les cartes que révèle { $the_gold_mine } ; celles qui ne sont pas gagnées sont défaussées.
    .R57 = Si les quatre coûts diffèrent, le propriétaire prend une des quatre cartes dans la première édition, la moins chère dans la deuxième. Si deux coûts sont égaux, les quatre sont défaussées.
    .R58 = S’il y a moins de 4 cartes dans les deux piles ensemble, { $the_gold_mine } ne fait rien : rien n’est révélé, rien n’est mélangé.
    .R59 = À deux, { $the_library } sert au gouverneur pour un de ses deux rôles de la manche ; il dit lequel. On le lui demande après la prise du premier rôle, quel qu’il soit, et dans une phase du { role-trader } quand la tuile est révélée. Un oui épuise { $the_library } pour la manche, même sans rien rapporter. Après un non, elle sert au second rôle sans question.

section-round = Début de manche, fin, points
    .R71 = Une manche commence avec le nouveau gouverneur, en trois étapes : { $office_building } ; { $chapel } et { $bank } ; le contrôle des mains. À chaque étape tous agissent dans le sens horaire depuis le gouverneur ; à la deuxième, un joueur se sert de { $the_chapel }, puis de { $the_bank }.
    .R101 = { $chapel } : au début d’une manche, son propriétaire peut glisser dessous 1 carte de sa main, face cachée. À la fin de la partie, elle vaut 1 point.
    .R60 = La partie est finie à la fin de la phase { $edition ->
        [first] de l’{ role-builder }
       *[second] du { role-builder }
    } où quelqu’un arrive à 12 bâtiments. Ceux qui viennent plus tard dans la phase construisent encore. Les rôles restants ne sont pas joués, et il n’y a pas d’autre manche.
    .R70 = Une partie qui arrive à la fin de sa 100e manche se termine là : quand les deux piles sont épuisées, il se pourrait que personne ne construise plus.
    .R62 = À la fin de cette phase, { $the_tavern } donne encore sa carte. Elle compte en cas d’égalité.
    .R63 = Les points s’ajoutent dans cet ordre : ceux des bâtiments, les cartes glissées à 1 chacune, { $guild_hall }, { $city_hall }, { $triumphal_arch }, { $residence }, { $cathedral }, et en dernier { $the_palace }.
    .R64 = { $palace } : un quart de tous les autres points de son propriétaire, arrondi vers le bas.
    .R66 = Les monuments comptent pour { $the_triumphal_arch } et pour { $the_city_hall }.
    .R100 = Le joueur qui a le plus de points gagne.
    .R68 = À égalité gagne celui qui a le plus de cartes en main et de marchandises, ensemble ; une marchandise sur { $the_customs_office } en est une, les cartes glissées ne comptent pas. S’il y a encore égalité, la victoire est partagée.

section-new-buildings = Nouveaux bâtiments
    .R74 = { $office_building } : on défausse d’abord les 1 ou 2 cartes, puis on en pioche exactement autant.
    .R75 = Tant que { $the_guard_room } est visible quelque part, ceux qui n’ont ni { $guard_room } ni { $tower } gardent 6 cartes ; avec { $the_guard_room } c’est 7, avec { $the_tower } 12. Sans aucune { $guard_room } c’est 7.
    .R76 = { $hut } : son propriétaire pioche une carte si la phase du { role-trader } finit sans que personne ait rien vendu, pour quelque raison que ce soit. Vendre la marchandise de { $the_customs_office }, c’est vendre. Les propriétaires piochent dans le sens horaire depuis celui qui a le rôle.
    .R78 = { $tavern } : son propriétaire pioche une carte s’il a le moins de bâtiments visibles, seul ou avec d’autres, et qu’un joueur au moins en a plus. Pas dans la phase où elle a été construite. Les propriétaires piochent dans le sens horaire depuis celui qui a le rôle.
    .R79 = { $park } : quand { $the_crane } le recouvre, on déduit 6 et non 3 ; les autres réductions s’ajoutent.
    .R80 = { $customs_office } : quand une phase du { role-councillor } commence et qu’elle est vide, elle reçoit une carte de la pioche, face cachée. La marchandise se vend 2 quels que soient les prix, compte parmi les ventes permises et pour { $the_market_stand }, { $the_market_hall } et { $the_harbor }, et paie 1 par { $the_black_market }. La phase { $edition ->
        [first] de l’{ role-producer }
       *[second] du { role-producer }
    } ne la remplit pas. Les propriétaires agissent dans le sens horaire depuis celui qui a le rôle.
    .R82 = Quand { $the_customs_office } est recouverte, sa marchandise est perdue.
    .R84 = { $bank } : chaque joueur peut s’en servir une fois dans la partie, pour 1 carte ou plus, au début d’une manche et avant le contrôle des mains. Construire de nouveau { $the_bank } ne la rend pas.
    .R86 = { $harbor } : parmi les marchandises que vend son propriétaire dans une phase du { role-trader }, une va sous { $the_harbor } et non à la défausse. Elle est payée comme les autres.
    .R89 = { $goldsmith } : après le privilège et chaque { $gold_mine }, les propriétaires révèlent 1 carte, dans le sens horaire depuis celui qui a le rôle. Elle est gagnée si personne, propriétaire compris, n’a ce bâtiment visible ; sinon elle est défaussée. Rien ne double avec { $the_library }.
    .R92 = { $residence } : les lots de 3 bâtiments différents de même coût donnent 4, 3, 2 et 1 ; un cinquième ne donne rien. Une carte ne fait partie que d’un lot, mais deux exemplaires d’un bâtiment peuvent faire partie de deux lots. Comme bâtiment de coût 6, { $the_residence } compte aussi.
    .R93 = Il y a k lots d’un même coût exactement si les exemplaires de tous ses bâtiments, chacun compté k fois au plus, sont au moins 3k.
    .R95 = À côté des rôles, { $the_cathedral } attend. Tout joueur peut la construire au lieu d’une carte de sa main ; le premier qui le fait l’obtient. Toutes les réductions comptent.
    .R96 = Pour { $the_quarry }, { $the_carpenter } et { $the_city_hall }, { $the_cathedral } est un bâtiment violet. Elle peut être recouverte, ce qui déduit 7, et ne revient pas ensuite.
    .R97 = { $cathedral } : les bâtiments visibles de coût 6 de tous les autres joueurs, pris ensemble, donnent 4, 3, 2 et 1, donc 10 au plus.

section-rulings = Pourquoi nous jouons ainsi
    .ruling-archive = **{ $archive }, coût 1.** Un livret de règles donne 2. Toutes les autres sources disent 1.
    .ruling-hero = **{ $hero }, 5 points.** Un livret de règles donne 3. Toutes les autres sources disent 5.
    .ruling-guild-hall = **{ $guild_hall }.** Les exemples distinguent les éditions : 2 teintureries d’indigo, 1 bâtiment à sucre et 1 séchoir à tabac font 8 dans la première et 7 dans la deuxième ; avec 2 séchoirs à tabac 10 et 8 ; 3 teintureries d’indigo seules 6 et 4.
    .ruling-residence = **{ $residence } à 10 points.** L’exemple du livret nomme { $the_customs_office } parmi les bâtiments de coût 1, ce qui ne peut pas être juste ; le total en demande un de ce coût. Nous lisons : { $office_building }.
    .ruling-tucked = **Cartes glissées.** D’après les livrets leur nombre est le secret du propriétaire. Comme tout le monde pourrait compter, il est affiché ; les faces ne le sont pas, et celles sous { $the_harbor } pas même pour le propriétaire.
    .ruling-market-hall = **{ $market_hall }.** L’exemple du livret vend du sucre pour 1 et du café pour 3, ce qu’aucune tuile ne donne. Nous n’en gardons que le calcul.
    .ruling-ties = **Égalité (R68).** Qu’une égalité complète soit une victoire partagée, et que la marchandise sur { $the_customs_office } compte alors, est décidé ici.
    .ruling-refused = **Effets qui ne se refusent pas (R20).** Les livrets disent qu’un joueur n’est jamais obligé d’utiliser son bâtiment. Nous ne demandons que là où un joueur pourrait vouloir dire non. Une carte gratuite, une marchandise ou une carte à choisir ne nuit jamais d’une façon qu’on puisse prévoir ; R20 range donc ces effets parmi ceux qu’on ne refuse pas.
    .ruling-reshuffle = **Un mélange au milieu d’un effet (R11).** Les livrets mélangent la défausse quand la pioche s’épuise, et ne disent rien des cartes que quelqu’un regarde encore. Elles ne sont dans aucune pile, on ne les y mêle donc pas.
    .ruling-too-few = **Trop peu de cartes (R12, R52, R58).** Les livrets ne disent pas ce qui arrive quand les deux piles sont épuisées. Nous donnons ce qu’il y a, dans l’ordre du jeu. Dans la phase du { role-councillor }, on garde autant de cartes que d’habitude, car celles que l’on garde sont l’effet, et le reste est défaussé. Il faut quatre cartes à comparer pour { $the_gold_mine } ; avec moins, elle ne fait donc rien.
    .ruling-covered = **Bâtiments recouverts (R29, R89, R97).** Les livrets ôtent un bâtiment recouvert du jeu et de la possession. Nous en concluons que rien ne le compte : ni les 12 bâtiments, ni { $the_tavern }, { $the_guild_hall }, { $the_city_hall }, { $the_triumphal_arch } ou { $the_residence }. « A ce bâtiment », pour { $the_goldsmith }, et « bâtiments de coût 6 », pour { $the_cathedral }, veulent dire visibles pour la même raison. Que tous puissent savoir ce qui est sous un bâtiment suit de R9 : il y était face visible.
    .ruling-start = **Le début d’une manche (R71).** Le second livret donne les trois étapes. Que tous finissent une étape avant la suivante, qu’ils agissent dans le sens horaire depuis le gouverneur, et que { $the_chapel } vienne avant { $the_bank }, est décidé ici.
    .ruling-bank = **{ $bank }, une seule fois (R84).** « Une seule fois dans toute la partie » peut valoir pour chaque carte ou pour chaque joueur. Nous lisons : chaque joueur ; recouverte et construite de nouveau, { $the_bank } ne sert donc plus.
    .ruling-harbor = **{ $harbor } (R86).** Le livret dit qu’une marchandise vendue « peut » aller sous { $the_harbor }. Elle y vaut 1 point, et rien sur la défausse : le jeu ne pose donc pas la question. Une marchandise par phase du { role-trader }, parce que le livret dit « une marchandise ».
    .ruling-goldsmith = **{ $goldsmith } (R89).** Le livret fait agir { $the_gold_mine } et { $the_goldsmith } au même moment. Ici { $the_gold_mine } vient d’abord, comme bâtiment du jeu de base. La carte ne fait pas partie du privilège, et ne double donc pas avec { $the_library }.
    .ruling-last-round = **La manche 100 (R70).** Dans les livrets, seuls les 12 bâtiments terminent une partie. Construire n’est jamais obligatoire (R1) ; des joueurs qui ne construisent pas joueraient donc sans fin, et R70 termine leur partie. Les parties où chacun veut gagner durent de 11 à 20 manches environ.
    .ruling-figures = **Coûts et points des Nouveaux bâtiments (†).** Nous n’avons pas vu ces cartes. Le livret donne les coûts de { $the_guard_room } (1), { $the_park } (3), { $the_residence } (6) et { $the_cathedral } (7) ; tous les autres coûts et tous les points viennent de listes de joueurs. Les listes concordent, mais pour les chiffres marqués † nous n’en avons trouvé que peu, ou une qui diffère : c’est le cas des coûts de { $the_hut }, { $the_tavern } et { $the_bank } ; pour { $the_goldsmith } un joueur se souvient de 2 points, deux listes donnent 3.
    .ruling-customs-office = **{ $customs_office }, coût 3.** L’exemple du livret pour { $the_residence } met « (1) » après son nom. Mais le livret décrit les bâtiments par coût croissant, et { $the_customs_office } y vient après { $the_park } (3) et avant { $the_bank } ; les listes donnent 3 aussi. C’est donc le nom qui est faux dans cet exemple, pas le coût.
    .ruling-size = **Taille de l’extension.** Un premier tirage de la deuxième édition aurait compté 110 + 33 + 1 cartes. Nous jouons avec 112 + 29 + 1.

section-examples = Exemples
    .example-1 = { role-builder } avec { $the_smithy } et { $the_library } : { $the_sugar_mill } (2) coûte 0 ; le reste de la réduction est perdu.
    .example-2 = Avec { $the_crane }, { $the_palace } sur { $the_chapel } prend 3 cartes, { $the_statue } sur { $the_coffee_roaster } aucune.
    .example-3 = { role-builder } avec { $the_quarry } : { $the_crane } est gratuite. Avec { $the_library } en plus, chaque bâtiment violet coûte 3 de moins.
    .example-4 = { $black_market } : { $the_library } (5) se paie avec 2 marchandises et 3 cartes.
    .example-5 = { $trading_post } : 2 marchandises vendues, 3 pour le joueur qui a le rôle, 4 avec { $the_library }. { $aqueduct } : 2, 3 et 4 marchandises produites.
    .example-6 = Le { role-trader }, avec { $the_trading_post } et { $the_market_stand }, vend indigo, tabac et argent pour 1, 2 et 3 : 7 cartes.
    .example-7 = { $gold_mine } : les coûts 5, 3, 1, 3 ne donnent rien ; 4, 1, 3, 5 donnent une carte au choix dans la première édition, celle à 1 dans la deuxième.
    .example-8 = { role-councillor } avec { $the_archive } et { $the_prefecture } : 5 piochées, 3 défaussées ; avec { $the_library } 8 et 6.
    .example-9 = { $market_hall } : sucre pour 1 et café pour 3 donnent 5 cartes. { $prefecture } : 2 gardées sur 2, 2 sur 5, avec { $the_library } 2 sur 8. { $library } : 8 cartes vues, 2 payées de moins, 3 marchandises produites, 3 vendues, 2 cartes piochées. { $statue } et { $victory_column } peuvent être dans une ville, deux exemplaires de { $the_statue } non. { $chapel } avec 7 cartes : 9 points. { $triumphal_arch } avec { $the_statue } et { $the_hero } : 6. { $city_hall } et huit autres bâtiments violets : 9. { $palace } pour 34 points : 8, total 42.
    .example-10 = { $guild_hall } : 2 teintureries d’indigo, 1 bâtiment à sucre, 1 séchoir à tabac : 8 dans la première édition. 2 teintureries d’indigo, 1 bâtiment à sucre, 2 séchoirs à tabac : 8 dans la deuxième.
    .example-11 = Avec { $the_crane } sur { $the_park }, { $the_library } coûte 0 ; { $the_cathedral } 1, et 0 pour le joueur qui a le rôle ou avec { $the_quarry }.
    .example-12 = { $residence }, 7 points : 2 indigo, sucre, marché noir, puits, 2 tabac, aqueduc, palais, guilde, résidence. { $residence }, 10 points : 2 indigo, archives ou cadastre, mine d’or, caserne, fournisseur, scierie ou atelier, tabac, aqueduc, palais, hôtel de ville, résidence.
    .example-13 = { $cathedral } contre 2 guildes, 2 hôtels de ville, une résidence et un palais : 10.

# D’autres mots qui trouvent une entrée ; la page ne les affiche pas. Des virgules les séparent.
book-keywords =
    .how-aim = aperçu, introduction, apprendre le jeu
    .ask-goal = but du jeu, gagner la partie, qui gagne, on gagne, vainqueur, objectif
    .ask-turn = obligations du tour, actions du tour, étapes
    .ask-round = une manche, déroulement d’une manche, déroulement du jeu, tours de jeu
    .ask-setup = nombre de cartes au début, mise en place, main de départ, cartes de départ, commencer avec
    .ask-two = deux joueurs, à deux
    .ask-long = durée, minutes, longueur d’une partie, temps de jeu
    .ask-editions = première édition, deuxième édition, différence entre éditions, version
    .ask-new-buildings = extension, cartes supplémentaires
    .ask-role-must = passer mon tour, refuser un rôle, sauter mon tour, obligé de prendre un rôle
    .ask-role-twice = nombre de rôles par manche, même rôle deux fois, rôle déjà pris, reprendre le même rôle, rôle indisponible
    .ask-role-others = les adversaires jouent mon rôle, tout le monde joue le rôle
    .ask-role-left = rôle non pris, personne ne choisit un rôle, rôle restant
    .ask-builder = architecte, bâtisseur
    .ask-producer = artisan, producteur
    .ask-trader = marchand, commerçant
    .ask-councillor = bourgmestre, maire, conseil
    .ask-prospector = chercheur d’or
    .ask-first = qui commence, premier joueur, ordre des joueurs, sens horaire, qui débute
    .ask-hand-limit = taille de la main, limite de main, cartes en main, trop de cartes, défausser des cartes, maximum de cartes, sept cartes
    .ask-get-cards = plus de cartes, piocher des cartes, gagner des cartes, avoir des cartes
    .ask-money = argent, pièces, or, monnaie
    .ask-pile-empty = pioche vide, pioche épuisée, plus de cartes à piocher, mélanger la défausse
    .ask-discard-look = regarder la défausse, consulter la défausse, fouiller la défausse
    .ask-see = voir les cartes des adversaires, regarder la ville d’un adversaire, main des autres, secret, information cachée
    .ask-pay = payer un bâtiment, combien coûte un bâtiment, coût d’un bâtiment, paiement, prix d’un bâtiment
    .ask-cannot = impossible de construire, carte grisée, pas assez de cartes, trop cher, interdit
    .ask-must-build = construire est facultatif, obligation de construire, ne rien construire
    .ask-how-many = plusieurs bâtiments à la fois, deux bâtiments dans un tour, nombre de bâtiments par tour
    .ask-twice = même bâtiment, deux fois le même bâtiment, double, deuxième exemplaire, bâtiments identiques
    .ask-cheaper = réduction, moins cher, rabais, économiser des cartes, baisser le coût
    .ask-works = effet d’un nouveau bâtiment, utiliser tout de suite, immédiatement, actif
    .ask-must-use = obligation d’utiliser un effet, effet facultatif, refuser un effet
    .ask-over = remplacer un bâtiment, détruire, enlever, supprimer, vendre un bâtiment, recouvrir, construire sur
    .ask-produce = produire des marchandises, recevoir des marchandises, avoir des marchandises
    .ask-per-building = nombre de marchandises sur un bâtiment, limite de marchandises, bâtiment plein, stockage
    .ask-which-good = marchandise qui rapporte le plus, marchandise la plus chère, meilleure marchandise, valeur des marchandises, marchandise de valeur
    .ask-sell = vendre, vendre des marchandises, vente, ce que rapporte une marchandise, commerce
    .ask-prices = changement de prix, nouveaux prix, prix suivant, tuiles de prix, prix des marchandises
    .ask-must-sell = obligation de vendre, garder les marchandises
    .ask-cannot-sell = impossible de vendre, rien à vendre, vente impossible
    .ask-swap = échanger des cartes, commerce entre joueurs, donner des cartes, troc
    .ask-goods-keep = perdre les marchandises, marchandises en fin de manche, stocker, conserver les marchandises
    .ask-good-face = regarder une marchandise, carte sous la marchandise, face d’une marchandise
    .ask-end = nombre de bâtiments pour finir, fin de la partie, fin du jeu, partie terminée, douze bâtiments, dernière manche
    .ask-last-turn = dernier tour, finir la manche, après le douzième bâtiment
    .ask-points = points de victoire, décompte, score, calcul des points
    .ask-tie = égalité, ex æquo, même nombre de points, départager
    .ask-left = points pour les marchandises, cartes restantes, cartes en main à la fin, marchandises restantes
    .ask-six = coût 6, étoile, points bonus, grand bâtiment
    .ask-read = agrandir une carte, lire une carte, texte de la carte
    .ask-signs = signes, symboles, icônes, œil, drapeau, étoile, truelle sur un bâtiment, nombre foncé à côté d’un nom, maison, blason, écu, 1 ou 2, ampoule, qu’est-ce que c’est
    .ask-undo = annuler, revenir en arrière, erreur, mauvais clic, reprendre un coup
    .ask-hint = indice, aide, conseil, meilleur coup
    .ask-saved = enregistrer, sauvegarder, sauvegarde, reprendre plus tard, fermer le navigateur
    .ask-people = multijoueur, jouer à deux, à trois, à quatre, nombre de joueurs, amis, plusieurs personnes, jouer ensemble, passer l’appareil
    .word-governor = roue, capitaine
    .word-round = tour de table
    .word-role = rôles, personnages, cinq rôles
    .word-phase = étapes
    .word-chooser = titulaire, joueur actif
    .word-privilege = bonus, avantage
    .word-city = zone de jeu
    .word-cost = nombre en haut à gauche, prix
    .word-production = bâtiment brun, ocre
    .word-violet = violets, beige, couleur, différence entre violet et production
    .word-monument = monuments, bâtiment gris
    .word-great = étoile, coût 6
    .word-good = marchandises, indigo, sucre, tabac, café, argent
    .word-tile = comptoir, maison de commerce, tuiles de prix
    .word-hand-limit = plafond
    .word-discard = jeter
    .word-piles = paquet, pile
    .word-tucked = cartes glissées, glisser dessous
    .word-laden = bâtiment chargé
    .word-uncovered = recouvert, couvert
    .R3 = à deux
    .R7 = limite de main
    .R11 = mélanger
    .R12 = pioche vide
    .R17 = deux fois, même bâtiment
    .R47 = changement de prix
    .R60 = fin de partie
    .R63 = ordre du décompte
    .R68 = égalité, ex æquo
    .R99 = payer, coût

# La langue de la recherche : mots sans poids, terminaisons, groupes de mots de même sens.
book-language =
    .idle = le la les l un une des d du de au aux à a ai as avez avons ont ce cet cette ces ça cela c mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs je j tu il elle on nous vous ils elles me m te t se s moi lui y en que qu quoi quel quelle quels quelles quand comment pourquoi où est es suis sont sommes être était si et ou ne n pas non oui puis peut peux peuvent pouvez pouvoir t il dans par pour sur avec sans sous chez fait faire fais font va vais aller passe signifie veut dire marche fonctionne exactement donc alors aussi tout tous toute toutes il y faut
    .endings = ations ation ements ement euses euse eurs aient ions issent ssent ent ez er ir és ées ée é es e s x
    .same = obligation, obligations, obligé, obligée, dois, doit, devoir, faut-il, forcé, obligatoire, obligé de | nombre, combien | pioche, paquet | prendre, choisir, pris, choisit, prend | adversaire, adversaires, autre, autres | fin, finit, termine, terminer, finir | vide, épuisé, épuisée, vidée | double, deux fois | même, identique | voir, regarder, regarde | avoir, obtenir, recevoir, gagner | enregistrer, sauvegarder, enregistrée, sauvegardée | commencer, débuter, commence, débute | vaut, valeur, vaux
