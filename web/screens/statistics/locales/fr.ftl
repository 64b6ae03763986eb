# As in English: statistics-source

statistics-close = Retour
statistics-filter = Quelles parties comptent
statistics-by-who = Qui
statistics-by-level = Adversaire le plus fort
statistics-by-edition = Édition
statistics-by-seats = Joueurs
statistics-by-days = Depuis
statistics-all = Toutes
statistics-alone = Vous, contre des ordinateurs
statistics-days = { $days ->
    [365] un an
   *[other] { $days } jours
}
statistics-none = Aucune partie n’a encore été jouée jusqu’au bout ici. Ensuite, cette page dira comment vous jouez : combien de fois vous gagnez, d’où viennent vos points, ce que vous aimez construire.
statistics-none-fit = Aucune partie terminée ne correspond à ce choix.
statistics-refused = Ce navigateur ne conserve pas les parties terminées : ce que vous voyez reste jusqu’à la fermeture de la page. Un autre réglage, ou une fenêtre qui n’est pas privée, peut aider.
statistics-others = { $count ->
    [one] { $count } autre partie a été conservée par une version plus récente de cette page. Elle ne compte pas ici et n’est pas perdue.
   *[other] { $count } autres parties ont été conservées par une version plus récente de cette page. Elles ne comptent pas ici et ne sont pas perdues.
}
statistics-damaged = { $count ->
    [one] { $count } partie ne peut plus être lue ici. Elle ne compte pas.
   *[other] { $count } parties ne peuvent plus être lues ici. Elles ne comptent pas.
}
statistics-wins-title = Parties gagnées
statistics-won = { $games ->
    [one] de { $games } partie gagnée
   *[other] de { $games } parties gagnées ({ $wins })
}
statistics-sure = Votre vraie part se situe entre { $low } et { $high } % dans 95 cas sur 100 ; le hasard seul donnerait { $chance }.
statistics-between = { $low } à { $high } %
statistics-drawing = Part des parties gagnées, des plus anciennes aux plus récentes ; le tableau ci-dessous le dit en chiffres
statistics-drawing-note = Chaque point représente à peu près autant de parties que les autres ; le trait qui le traverse montre où se situe votre vraie part dans 95 cas sur 100. La ligne en pointillé est ce que donnerait le hasard seul.
statistics-when = Quand
statistics-wins = Gagnées
statistics-share = Part
statistics-interval = 95 sur 100
statistics-points = D’où viennent vos points
statistics-source = Source
statistics-mean = Points par partie
statistics-built = Ce que vous construisez
statistics-building = Bâtiment
statistics-times = Construit
statistics-roles = Quels rôles vous prenez
statistics-role = Rôle
statistics-per-game = Par partie
statistics-per-won = Si gagnée
statistics-per-lost = Sinon
statistics-records = Vos meilleurs résultats
statistics-best-points = Le plus de points : { $count } ({ $when })
statistics-best-ahead = { $count ->
    [one] Victoire la plus nette : { $count } point d’avance ({ $when })
   *[other] Victoire la plus nette : { $count } points d’avance ({ $when })
}
statistics-best-rounds = { $count ->
    [one] Victoire la plus rapide : { $count } manche ({ $when })
   *[other] Victoire la plus rapide : { $count } manches ({ $when })
}
statistics-streak = Victoires de suite : { $now } à présent, { $most } au plus
statistics-accuracy = { $games ->
    [one] Précision : { $mean } %, dans la partie que vous avez revue
   *[other] Précision : { $mean } % en moyenne, dans les { $games } parties que vous avez revues
}
statistics-accuracy-earlier = { $games ->
    [one] Selon la formule des versions précédentes, dans { $games } autre partie : { $mean } %
   *[other] Selon la formule des versions précédentes, dans { $games } autres parties : { $mean } % en moyenne
}
statistics-games = Vos parties
statistics-files = Conserver, emporter
statistics-files-note = Un fichier contient tout ce que ce navigateur conserve : parties terminées et en cours, réglages, leçons, problèmes, donnes du jour. L’importation ajoute ce qui manque ici ; ce qui est ici reste.
statistics-export = Tout exporter
statistics-import = Importer un fichier
statistics-added = { $count ->
    [0] Le fichier est repris ; toutes ses parties terminées étaient déjà ici.
    [one] Le fichier est repris, avec { $count } partie terminée.
   *[other] Le fichier est repris, avec { $count } parties terminées.
}
statistics-log-note = Toutes les parties terminées, pour d’autres programmes :
statistics-csv = Tableau (CSV)
statistics-plays = Board Game Stats
statistics-forget = Oublier toutes les parties terminées …
statistics-forget-sure = { $count ->
    [one] Oublier pour toujours { $count } partie terminée ?
   *[other] Oublier pour toujours les { $count } parties terminées ?
}
statistics-forget-yes = Oublier
statistics-forget-no = Garder
