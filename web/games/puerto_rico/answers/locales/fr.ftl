# Français : questions de débutants sur Puerto Rico, et mots de la recherche.
# As in English: book-questions.short

book-search = Chercher ou poser une question
book-found = { $count ->
    [0] Rien trouvé. Essayez moins de mots, ou d’autres.
    [one] { $count } résultat
   *[other] { $count } résultats
}
book-print = Imprimer
book-back = Retour
book-more = Bon à savoir
book-questions = Questions et réponses
    .short = Questions

# The pictures of the first chapter.
how-panels = Le jeu en images
    .how-aim = **Charger et construire.** Les barils que vous chargez rapportent des points, les bâtiments de votre ville aussi. Le joueur qui a le plus de points à la fin gagne (P14).
    .how-roles = **Prendre un rôle.** À votre tour, vous prenez un rôle libre, avec les doublons posés dessus. Chacun fait ce qu’il dit, vous d’abord et avec un avantage : le privilège. Le gouverneur, qui a la roue, commence la manche (P1, P2, P4).
    .how-work = **Des colons au travail.** Le paysan apporte des plantations, le maire des colons. Une plantation ou un bâtiment agit tant qu’un colon se tient sur son cercle (P10, P20, P26).
    .how-goods = **Produire des barils.** Pendant la phase producteur, une plantation occupée et un cercle occupé de sa fabrique donnent un baril. Le maïs se passe de fabrique (P35).
    .how-sell = **Vendre un baril.** Pendant la phase marchand, chacun peut vendre un baril au magasin. Celui-ci a de la place pour quatre barils, chacun d’une autre marchandise (P40, P41).
    .how-build = **Construire la ville.** Pendant la phase bâtisseur, chacun peut construire un bâtiment. Chaque carrière occupée épargne un doublon, au plus autant que la colonne du bâtiment (P30, P31).
    .how-ship = **Charger les navires.** Pendant la phase capitaine, chacun doit charger, à un point par baril. Un navire porte une seule marchandise. Chaque joueur garde un des barils restants ; les autres se gâtent (P45, P46, P49).
    .how-end = **La dernière manche.** La partie finit avec la manche où les colons viennent à manquer, où une ville est pleine ou bien où les points s’épuisent (P12).

answers-basics = Les bases
    .ask-goal = **Quel est le but ?** Avoir le plus de points à la fin. Les barils expédiés rapportent des points, les bâtiments aussi ; les grands bâtiments occupés ajoutent un bonus (P14, P45).
    .ask-turn = **Que fais-je à mon tour ?** Vous prenez l’un des rôles libres, avec les doublons posés dessus. Puis chacun fait à son tour ce qu’il dit, vous d’abord et avec le privilège (P1, P2, P4).
    .ask-round = **Comment se déroule une manche ?** Le gouverneur prend un rôle, puis les autres dans le sens horaire, un chacun ; à deux, à tour de rôle jusqu’à trois chacun. Puis chaque rôle restant reçoit un doublon, tous redeviennent libres, et le joueur suivant est gouverneur (P3, P4).
    .ask-setup = **Qu’ai-je au début ?** Une plantation d’indigo ou de maïs, et quelques doublons ; encore aucun colon ni bâtiment (P5, P6).
    .ask-two = **Qu’est-ce qui change à deux ?** Chacun prend trois des sept rôles d’une manche, à tour de rôle. Il y a moins de bâtiments : 2 de chaque fabrique, 1 de chaque autre (P3, P8).
    .ask-long = **Combien de temps dure une partie ?** De 11 à 17 manches environ, souvent une heure.
    .ask-sets = **Que sont les extensions ?** Nouveaux bâtiments, Les Nobles et bâtiments de Tib : d’autres bâtiments, dont chaque partie en emploie quelques-uns. Vous les choisissez avant la partie (P105).

answers-roles = Rôles
    .ask-role-must = **Dois-je prendre un rôle ?** Oui, à votre tour vous en prenez un. Vous n’êtes pas obligé de l’utiliser ; seul le chargement est obligatoire (P1, P2).
    .ask-role-twice = **Un rôle peut-il être pris deux fois dans une manche ?** Non. Un rôle pris ne revient qu’à la manche suivante (P1).
    .ask-role-others = **Les autres font-ils aussi mon rôle ?** Oui, tous, après vous et sans le privilège. Seul le chercheur d’or ne donne rien aux autres (P2, P53).
    .ask-privilege = **Qui a le privilège ?** Seul le joueur qui a pris le rôle. Paysan : une carrière au lieu d’une plantation. Maire : 1 colon de plus. Bâtisseur : 1 doublon de moins à payer. Producteur : 1 baril de plus. Marchand : 1 doublon de plus pour une vente. Capitaine : 1 point de plus, une fois. Chercheur d’or : 1 doublon (P2).
    .ask-role-doubloons = **Pourquoi y a-t-il des doublons sur un rôle ?** Après une manche, chaque rôle que personne n’a pris reçoit un doublon. Ils s’accumulent jusqu’à ce que quelqu’un prenne le rôle, et les doublons avec (P4).
    .ask-settler = **Que fait le paysan ?** Chacun prend une plantation pour son île. Si vous avez pris le rôle, vous pouvez prendre une carrière à la place (P20).
    .ask-mayor = **Que fait le maire ?** Les colons du navire sont répartis, et chacun place tous les siens sur des cercles. Si vous avez pris le rôle, vous en recevez un de plus (P25, P26).
    .ask-builder = **Que fait le bâtisseur ?** Chacun peut construire un bâtiment. Si vous avez pris le rôle, il vous coûte 1 doublon de moins (P30).
    .ask-craftsman = **Que fait le producteur ?** Chacun reçoit les barils que ses plantations et fabriques produisent. Si vous avez pris le rôle, vous en recevez un de plus (P35, P36).
    .ask-trader = **Que fait le marchand ?** Chacun peut vendre un baril au magasin. Si vous avez pris le rôle et vendez, vous recevez 1 doublon de plus (P40).
    .ask-captain = **Que fait le capitaine ?** Chacun charge des barils sur les navires, pour un point chacun. Si vous avez pris le rôle, votre premier chargement rapporte 1 point de plus (P45, P47).
    .ask-prospector = **Que fait le chercheur d’or ?** Si vous avez pris le rôle, vous recevez 1 doublon. Les autres ne reçoivent rien (P53).
    .ask-first = **Qui commence ?** Le gouverneur prend le premier rôle d’une manche. Ensuite, le joueur suivant dans le sens horaire devient gouverneur (P1, P4).

answers-settlers = Plantations et colons
    .ask-quarry = **À quoi sert une carrière ?** Chaque carrière occupée réduit le prix d’un bâtiment de 1 doublon, au plus autant que sa colonne. Seul le joueur qui a pris le paysan peut en prendre une (P20, P31).
    .ask-get-settlers = **Comment obtenir des colons ?** Pendant une phase maire : ceux du navire sont répartis un à un, et le joueur qui a pris le rôle en reçoit un de plus de la réserve (P25).
    .ask-empty = **Un bâtiment agit-il sans colon ?** Non. Un bâtiment agit tant que quelqu’un s’y tient. Ses points imprimés comptent quand même (P10, P14).
    .ask-idle = **Que signifie un cercle vide sur une plantation ?** Personne n’y travaille : la plantation ne donne aucun baril, et une carrière ne baisse aucun prix. La prochaine phase maire permet d’y placer un colon (P26, P31, P35).
    .ask-move = **Puis-je déplacer mes colons ?** Oui, à chaque phase maire : vous les placez tous sur des cercles à votre gré (P26).
    .ask-ship-settlers = **Combien de colons viennent sur le navire ?** Il est rempli à la fin de chaque phase maire : un par cercle vide sur les bâtiments de tous les joueurs, et au moins un par joueur (P27).
    .ask-island-full = **Et si mon île est pleine ?** Elle a douze places. Une île pleine ne reçoit plus aucune tuile (P9, P21).

answers-goods = Marchandises et navires
    .ask-produce = **Comment produire des marchandises ?** Pendant une phase producteur. Un baril demande une plantation et une fabrique de sa marchandise, avec un colon sur chacune (P35).
    .ask-corn = **Le maïs demande-t-il un bâtiment ?** Non. Une plantation de maïs occupée produit un baril à elle seule (P35).
    .ask-short = **Et si la réserve d’une marchandise s’épuise ?** Le joueur qui a pris le producteur est servi d’abord, puis les autres dans le sens horaire ; les suivants reçoivent moins de barils (P35).
    .ask-sell = **Comment vendre des marchandises ?** Pendant une phase marchand : chacun peut vendre un baril au magasin. Le maïs rapporte 0 doublon, l’indigo 1, le sucre 2, le tabac 3, le café 4 (P40).
    .ask-cannot-sell = **Pourquoi ne puis-je pas vendre ?** Le magasin prend un baril de chaque marchandise, et quatre en tout. Il est vidé après une phase marchand, mais seulement s’il est plein. Avec « { $office } », vous pouvez vendre une marchandise qui s’y trouve déjà (P41, P42, P61).
    .ask-must-load = **Dois-je charger ?** Oui. Si vous pouvez charger, vous devez charger autant de barils que possible. Vous choisissez la marchandise. Seul « { $wharf } » n’est jamais obligatoire (P45, P67).
    .ask-which-ship = **Sur quel navire puis-je charger ?** Un navire porte une seule marchandise, et une marchandise n’est que sur un navire. Celle qui n’est sur aucun va sur un navire vide qui en prend le plus (P46).
    .ask-spoil = **Que deviennent les marchandises que je ne peux pas charger ?** Vous stockez un baril et rendez les autres. « { $small_warehouse } » stocke tous ceux d’une marchandise, « { $large_warehouse } » tous ceux de deux (P49, P59, P63).
    .ask-ship-full = **Quand les navires sont-ils vidés ?** À la fin de la phase capitaine, et seulement s’ils sont pleins. Les autres gardent leurs barils (P50).
    .ask-swap = **Puis-je commercer avec un autre joueur ?** Non. Les joueurs ne se donnent et ne se vendent jamais rien : vous vendez au magasin (P40).

answers-building = Construction
    .ask-pay = **Comment payer un bâtiment ?** Avec des doublons. Le joueur qui a pris le bâtisseur paie 1 de moins, et chaque carrière occupée réduit le prix de 1, au plus autant que la colonne du bâtiment (P30, P31).
    .ask-money = **Comment gagner des doublons ?** Vendez des marchandises avec le marchand, prenez le chercheur d’or, ou un rôle qui porte des doublons. « { $small_market } », « { $large_market } » et « { $factory } » en rapportent plus (P4, P40, P53).
    .ask-cannot = **Pourquoi ne puis-je pas construire ce bâtiment ?** Il est trop cher pour vous, il n’en reste plus, vous l’avez déjà, ou votre ville manque de place. Touchez le bâtiment grisé : il donne la raison (P8, P9, P32).
    .ask-twice = **Puis-je avoir deux fois le même bâtiment ?** Non. Une ville a chaque bâtiment au plus une fois, les fabriques aussi (P32).
    .ask-how-many = **Combien de bâtiments puis-je construire à la fois ?** Un par phase bâtisseur (P30).
    .ask-works = **Quand un nouveau bâtiment agit-il ?** Dès qu’un colon s’y tient, le plus souvent après la phase maire suivante. « { $university } » en amène un aussitôt (P10, P65).
    .ask-large = **À quoi servent les grands bâtiments ?** Ils occupent deux places de la ville et donnent un bonus à la fin s’ils sont occupés : « { $guild_hall } » pour les fabriques, « { $residence } » pour les tuiles, « { $fortress } » pour les personnes, « { $customs_house } » pour les points, « { $city_hall } » pour les bâtiments violets (P14, P33).
    .ask-remove = **Puis-je enlever un bâtiment ?** Non. Un bâtiment reste jusqu’à la fin, une tuile aussi. On peut seulement déplacer des bâtiments dans la ville, pour faire place à un grand (P33).

answers-end = Fin et points
    .ask-end = **Quand la partie se termine-t-elle ?** Après la manche où le navire de colons n’a pas pu être rempli, où quelqu’un a rempli la douzième place de sa ville, ou bien où la réserve de points s’est vidée (P12).
    .ask-points = **Comment compte-t-on les points ?** Additionnez les points reçus pour l’expédition, les points imprimés de vos bâtiments et le bonus de chaque grand bâtiment occupé (P14).
    .ask-tie = **Que se passe-t-il en cas d’égalité ?** Celui des ex æquo qui a le plus de doublons et de barils réunis l’emporte. Si cela aussi est égal, ils partagent la victoire (P15).
    .ask-left = **Les doublons et les barils comptent-ils à la fin ?** Ils ne valent aucun point. Ils départagent les ex æquo (P14, P15).
    .ask-see = **Que puis-je voir des autres ?** Tout, sauf leurs points d’expédition. Une option les montre aussi (P11).

answers-page = À l’écran
    .ask-read = **Comment lire un bâtiment ?** Touchez-le, ou pointez-le avec la souris : vous voyez son effet, son prix pour vous, et la raison si vous ne pouvez pas le construire.
    .ask-undo = **Puis-je reprendre un coup ?** Oui, avec « { undo } », sauf dans une partie stricte.
    .ask-hint = **Comment trouver un bon coup ?** « { hint-button } » montre les meilleurs coups, vos chances de gagner avec chacun, et pourquoi.
    .ask-saved = **Ma partie est-elle enregistrée ?** Oui, après chaque coup, dans ce navigateur, si le menu ne dit pas le contraire. L’écran d’accueil propose de la continuer.
    .ask-people = **Peut-on jouer à plusieurs ?** Oui, de 2 à 5 sur un même appareil, avec des joueurs de l’ordinateur à volonté.

# D’autres mots qui trouvent une entrée ; la page ne les affiche pas. Des virgules les séparent.
book-keywords =
    .ask-goal = but du jeu, gagner la partie, qui gagne, on gagne, vainqueur, objectif
    .ask-turn = obligations du tour, actions du tour, étapes
    .ask-round = une manche, déroulement d’une manche, déroulement du jeu, rôles restants
    .ask-setup = mise en place, argent de départ, commencer avec, première plantation
    .ask-two = deux joueurs, à deux
    .ask-long = durée, minutes, longueur d’une partie, temps de jeu
    .ask-sets = extension, autres bâtiments, nobles, Tib
    .ask-role-must = passer mon tour, refuser un rôle, sauter mon tour, obligé de prendre un rôle
    .ask-role-twice = nombre de rôles par manche, même rôle deux fois, rôle déjà pris
    .ask-role-others = les adversaires jouent mon rôle, tout le monde joue le rôle
    .ask-privilege = privilège d’un rôle, privilèges, mon privilège, avantage du rôle, bonus du rôle
    .ask-role-doubloons = argent sur un rôle, pièces sur un rôle, rôle non pris
    .ask-settler = phase paysan, rôle paysan, colonisateur
    .ask-mayor = phase maire, rôle maire
    .ask-builder = phase bâtisseur, rôle bâtisseur, architecte
    .ask-craftsman = phase producteur, rôle producteur, artisan, contremaître
    .ask-trader = phase marchand, rôle marchand, commerçant
    .ask-captain = phase capitaine, rôle capitaine
    .ask-prospector = rôle chercheur d’or
    .ask-first = qui débute, premier joueur, ordre des joueurs, sens horaire
    .ask-quarry = carrières, prendre une carrière, pierre
    .ask-get-settlers = plus de colons, nouveaux colons, ouvriers
    .ask-empty = bâtiment vide, bâtiment inoccupé, bâtiment sans colon, occupé
    .ask-idle = plantation vide, plantation sans colon, plantation inoccupée, carrière vide, cercles vides
    .ask-move = changer les colons de place, déplacer des ouvriers
    .ask-ship-settlers = navire de colons, nombre de colons, remplir le navire
    .ask-island-full = pas de place sur l’île, île pleine, nombre de plantations, douze plantations
    .ask-produce = recevoir des marchandises, avoir des barils, produire des barils, je ne produis rien
    .ask-corn = maïs sans bâtiment, produire du maïs
    .ask-short = plus de barils, barils épuisés, pas assez de marchandises
    .ask-sell = vendre un baril, vente, prix des marchandises, valeur des marchandises, combien vaut le café, marchandise la plus chère
    .ask-cannot-sell = vente impossible, même marchandise au magasin, magasin plein, quand vide-t-on le magasin
    .ask-must-load = obligation de charger, forcé d’expédier, refuser de charger, garder des barils
    .ask-which-ship = choisir un navire, quelle marchandise sur quel navire, impossible de charger, même marchandise sur deux navires
    .ask-spoil = barils restants, perdre des marchandises, pourrir, stocker des marchandises, stockage, garder des marchandises
    .ask-ship-full = navire plein, navire à moitié plein, le navire part, vider les navires
    .ask-swap = commerce entre joueurs, échanger des marchandises, donner des marchandises, troc
    .ask-pay = prix d’un bâtiment, coût d’un bâtiment, combien coûte un bâtiment, paiement, moins cher, réduction
    .ask-money = argent, pièces, or, monnaie, revenu, plus de doublons
    .ask-cannot = impossible de construire, grisé, trop cher, interdit, épuisé
    .ask-twice = même bâtiment, double, deuxième exemplaire, bâtiments identiques
    .ask-how-many = plusieurs bâtiments à la fois, deux bâtiments dans un tour, nombre de bâtiments par tour
    .ask-works = effet d’un nouveau bâtiment, tout de suite, immédiatement
    .ask-large = grand bâtiment, bonus à la fin, coût 10, bâtiments à 10
    .ask-remove = remplacer un bâtiment, détruire, vendre un bâtiment, supprimer
    .ask-end = fin de la partie, fin du jeu, partie terminée, dernière manche, nombre de manches
    .ask-points = points de victoire, décompte, score, calcul des points
    .ask-tie = égalité, ex æquo, même nombre de points, départager
    .ask-left = argent restant, doublons restants, points pour les marchandises, points pour les doublons, barils restants
    .ask-see = points cachés, voir les points des autres, secret
    .ask-read = agrandir, que fait un bâtiment, texte du bâtiment
    .ask-undo = annuler, revenir en arrière, erreur, mauvais clic
    .ask-hint = indice, aide, conseil, meilleur coup
    .ask-saved = enregistrer, sauvegarder, sauvegarde, reprendre plus tard, fermer le navigateur
    .ask-people = multijoueur, nombre de joueurs, amis, plusieurs personnes, passer l’appareil
    .word-governor = premier joueur
    .word-role = rôles, sept rôles, personnages
    .word-privilege = bonus, avantage
    .word-circle = cercles, rond
    .word-occupied = bâtiment occupé, tuile occupée
    .word-mill = bâtiment de production, fabriques
    .word-violet = violets, beige
    .word-large = gros bâtiment
    .word-pool = points restants
    .word-house = maison de commerce, comptoir
    .P4 = doublons sur les rôles
    .P15 = égalité, ex æquo
    .P31 = carrières, réduction
    .P40 = prix, valeur des marchandises
    .P41 = magasin plein
    .P45 = charger, expédier
    .P46 = navire une marchandise
    .P49 = stocker, stockage

# La langue de la recherche : mots sans poids, terminaisons, groupes de mots de même sens.
book-language =
    .idle = le la les l un une des d du de au aux à a ai as avez avons ont ce cet cette ces ça cela c mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs je j tu il elle on nous vous ils elles me m te t se s moi lui y en que qu quoi quel quelle quels quelles quand comment pourquoi où est es suis sont sommes être était si et ou ne n non oui puis peut peux peuvent pouvez pouvoir t il dans par pour sur avec sous chez fait faire fais font va vais aller passe signifie veut dire marche fonctionne exactement donc alors aussi tout tous toute toutes il y faut sert servent
    .endings = ations ation ements ement euses euse eurs aient ions issent ssent ent ez er ir és ées ée é es e s x
    .same = obligation, obligations, obligé, obligée, dois, doit, devoir, faut-il, forcé, obligatoire, obligé de | nombre, combien | prendre, choisir, pris, choisit, prend | adversaire, adversaires, autre, autres | fin, finit, termine, terminer, finir | vide, épuisé, épuisée, vidée | double, deux fois | même, identique | voir, regarder, regarde | avoir, obtenir, recevoir, gagner | enregistrer, sauvegarder, enregistrée, sauvegardée | commencer, débuter, commence, débute | vaut, valeur, vaux | colon, colons, ouvrier, ouvriers, travailleur | doublon, doublons, pièce, pièces, argent | baril, barils, marchandise, marchandises, tonneau | charger, expédier, chargement, expédition, charge, livrer | vendre, vente, vends, vend | produire, produis, produit, production, fabriquer | construire, bâtir, construis, bâtis | perdre, pourrir, perds | navire, navires, bateau, bateaux | champ, plantation, plantations | bâtisseur, architecte | cher, coûteux | remplacer, enlever, détruire
