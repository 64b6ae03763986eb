# Français : les mots des statistiques.
# As in English: statistics-source

statistics-close = Retour
statistics-filter = Quelles parties comptent
statistics-by-game = Jeu
statistics-by-who = Qui
statistics-by-level = Adversaire le plus fort
statistics-by-seats = Joueurs
statistics-by-days = Depuis
statistics-all = Toutes
statistics-alone = Vous, contre des ordinateurs
statistics-days = { $days ->
    [365] un an
   *[other] { $days } jours
}
statistics-none = Aucune partie terminée pour l’instant. Après la première, vous verrez ici vos points, votre meilleure partie et les prochains objectifs.
statistics-none-fit = Aucune partie terminée ne correspond à ce choix.
statistics-refused = Ce navigateur n’enregistre pas les parties terminées : ce que vous voyez reste jusqu’à la fermeture de la page. Un autre réglage, ou une fenêtre qui n’est pas privée, peut aider.
statistics-others = { $count ->
    [one] { $count } autre partie a été enregistrée par une version plus récente de cette page. Elle ne compte pas ici et n’est pas perdue.
   *[other] { $count } autres parties ont été enregistrées par une version plus récente de cette page. Elles ne comptent pas ici et ne sont pas perdues.
}
statistics-damaged = { $count ->
    [one] { $count } partie ne peut plus être lue ici. Elle ne compte pas.
   *[other] { $count } parties ne peuvent plus être lues ici. Elles ne comptent pas.
}
statistics-first = Vos premières parties
statistics-played = Jouées
statistics-victories = Gagnées
statistics-best = Meilleur score
statistics-least = Le moins de points
statistics-goals = Prochains objectifs
statistics-goal-win = Votre première victoire
statistics-goal-level = Une victoire contre { $level }
statistics-goal-points = { $goal } points dans une partie ({ $most } pour l’instant)
statistics-goal-fewest = Au plus { $goal } points dans une partie ({ $most } pour l’instant)
statistics-goal-games = { $goal } parties ({ $most } pour l’instant) : vous verrez alors combien vous en gagnez
statistics-how-sure = Est-ce bien sûr ?
statistics-feats = Exploits
statistics-feat-total = { $goal } points dans une partie
statistics-feat-fewest = Au plus { $goal } points dans une partie
statistics-feat-part = { $source } : { $goal } points
statistics-feat-ahead = Une victoire de { $goal } points
statistics-feat-row = { $goal } victoires de suite
statistics-feat-level = Une victoire contre { $level }
statistics-never = pas encore
statistics-wins-title = Parties gagnées
statistics-won = { $wins ->
    [one] { $wins } partie sur { $games }
   *[other] { $wins } parties sur { $games }
}
statistics-sure = Si vous continuez ainsi, vous gagnerez entre { $low } et { $high } % de vos parties : c’est vrai dans 95 cas sur 100. Le hasard seul donnerait { $chance }.
statistics-between = { $low } à { $high } %
statistics-drawing = Part des parties gagnées, des plus anciennes aux plus récentes ; le tableau ci-dessous le dit en chiffres
statistics-drawing-note = Chaque point représente à peu près autant de parties que les autres, et le trait qui le traverse, la part probable. La ligne en pointillé est le hasard seul.
statistics-when = Quand
statistics-wins = Gagnées
statistics-share = Gagnées avec
statistics-interval = Fourchette
statistics-points = D’où viennent vos points
statistics-source = Source
statistics-mean = Points par partie
statistics-times = Nombre
statistics-per-game = Par partie
statistics-per-won = Victoires
statistics-per-lost = Défaites
statistics-records = Vos meilleurs résultats
statistics-best-points = Le plus de points : { $count } ({ $when })
statistics-best-fewest = Le moins de points : { $count } ({ $when })
statistics-best-ahead = { $count ->
    [one] Victoire la plus nette : { $count } point d’avance ({ $when })
   *[other] Victoire la plus nette : { $count } points d’avance ({ $when })
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
statistics-files = Enregistrer, emporter
statistics-files-note = Un fichier contient tout ce que ce navigateur garde : parties terminées et en cours, réglages, leçons, problèmes, donnes du jour. L’importation ajoute ce qui manque ici ; ce qui est ici reste.
statistics-export = Tout exporter
statistics-import = Importer un fichier
statistics-added = { $count ->
    [0] Le fichier a été importé ; toutes ses parties terminées étaient déjà ici.
    [one] Le fichier a été importé, avec { $count } partie terminée.
   *[other] Le fichier a été importé, avec { $count } parties terminées.
}
statistics-log-note = Toutes les parties terminées, pour d’autres programmes :
statistics-csv = Tableau (CSV)
statistics-plays = Board Game Stats
statistics-forget = Effacer toutes les parties terminées…
statistics-forget-sure = { $count ->
    [one] Effacer pour toujours { $count } partie terminée ?
   *[other] Effacer pour toujours les { $count } parties terminées ?
}
statistics-forget-yes = Effacer
statistics-forget-no = Garder
