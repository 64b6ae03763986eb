# Français : chacun son téléphone, plusieurs appareils à une table.

phones-title = { phones-button }
phones-intro = Chacun joue sur son téléphone ou sa tablette, et cet appareil tient la table. Tous les appareils ont besoin du même Wi-Fi, ou du partage de connexion d’un téléphone. Aucun serveur n’intervient.
phones-seats = Places
phones-here = sur cet appareil
phones-computer = ordinateur
phones-invite = Inviter
phones-invite-label = Inviter un téléphone pour { $name }
phones-invite-screen = Inviter un écran commun
phones-screen = Écran commun
phones-screen-note = Une tablette ou un téléviseur montre la table, et aucune main.
phones-making = Le code se prépare…
phones-first = 1. Scannez ceci avec l’appareil photo de l’autre appareil
phones-picture = Code QR de l’invitation
phones-second = 2. Montrez son code à cette caméra
phones-camera = Allumer la caméra
phones-camera-label = Image de la caméra
phones-watching = La caméra cherche le code.
phones-as-text = Plutôt par texte
phones-link = Lien de l’invitation
phones-paste = Code de l’autre appareil
phones-connect = Connecter
phones-finding = Connexion…
phones-copy = Copier
phones-send = Envoyer…
phones-again = Nouveau code
phones-back = Retour
phones-play-here = Garder cette place sur cet appareil
phones-trouble = Si cela ne marche pas
phones-try-network = Mettez les deux appareils sur le même Wi-Fi. Un téléphone sur données mobiles est dans un autre réseau.
phones-try-guest = Les réseaux invités, dans les cafés ou les hôtels, séparent les appareils. Activez le partage de connexion d’un téléphone, et que les autres s’y connectent.
phones-try-camera = Sans caméra, ou si elle reste noire, passez par le texte : envoyez le lien par une messagerie, et collez le code qui revient.
phones-try-once = Chaque code sert une fois, et seulement tant que les deux pages restent ouvertes.
phones-apart = sur un téléphone
phones-lost = le téléphone est parti
phones-call = Appeler
phones-call-label = Appeler le téléphone de { $name }
phones-release = Reprendre
phones-release-label = Jouer la place de { $name } sur cet appareil
phones-invite-again = Réinviter
phones-to-computer = Ordinateur
phones-to-computer-label = Laisser un ordinateur jouer pour { $name }
phones-screens = { $count ->
    [one] { $count } écran montre la table.
   *[other] { $count } écrans montrent la table.
}
phones-away = { $names } : le téléphone est parti. La partie attend ; « { phones-button } » dans le menu le fait revenir, ou donne la place.
phones-undo = { $name } voudrait annuler la dernière décision.
phones-undo-yes = Accepter
phones-undo-no = Refuser
phones-undo-waits = L’annulation attend { $names }.

joining-title = Rejoindre la table
joining-text = Un autre appareil vous invite à sa table. Les deux ont besoin du même Wi-Fi, ou du partage de connexion d’un téléphone.
joining-name = Votre nom
joining-go = Rejoindre
joining-show = Montrez maintenant ce code à la caméra de l’autre appareil.
joining-picture = Code QR de votre réponse
joining-wait = La table apparaît ici dès que cette caméra l’a lu.
joining-code = Code de votre réponse
joining-leave = Quitter
joining-ended = La table est fermée pour cet appareil.
joining-away = La connexion à la table est perdue. Scannez un nouveau code du premier appareil : votre place vous reste.

pairing-foreign = Ce texte ne contient aucun code de table. Scannez ou collez de nouveau le code entier.
pairing-version = Ce code vient d’une autre version du jeu. Rechargez la page sur les deux appareils, et recommencez.
pairing-cut = Il manque une partie de ce code. Copiez-le en entier, ou scannez-le de nouveau.
pairing-altered = Des lettres de ce code ont changé en chemin. Copiez-le ou scannez-le de nouveau.
pairing-game = Ce code est celui d’un jeu que cette page n’a pas. Ouvrez la table à l’adresse de l’invitation.
pairing-swapped = C’est le code du même côté. L’hôte montre une invitation, et l’invité montre une réponse.
pairing-table = Ce code répond à l’invitation d’une autre table. Scannez le code de cette table avec cet appareil.
pairing-old = Ce code répond à une invitation précédente. Scannez avec cet appareil le code affiché.
pairing-browser = Ce navigateur ne peut pas se connecter à d’autres appareils. Essayez un autre navigateur, ou gardez la place sur le premier appareil.
pairing-network = Cet appareil n’est dans aucun réseau. Activez le Wi-Fi, ou un partage de connexion.
pairing-unreached = Les appareils ne se sont pas trouvés. Mettez-les sur le même Wi-Fi, et essayez le nouveau code.
pairing-camera = Cet appareil n’a pas de caméra que la page puisse utiliser. Passez par le texte.
pairing-denied = La page n’a pas le droit d’utiliser la caméra. Autorisez-la dans les réglages du navigateur pour cette page, ou passez par le texte.

error-device-version = Cet appareil a la version { $guest } du jeu, et la table la version { $host }. Rechargez la page sur les deux appareils, puis rejoignez la table.
error-seat-taken = Un autre appareil joue déjà à cette place. Demandez le code d’une autre place.
error-too-fast = Cet appareil a trop envoyé d’un coup. Attendez un instant, puis réessayez.
error-undo-waits = Une autre annulation attend encore l’accord de tous. Réessayez ensuite.
error-undo-refused = Quelqu’un à la table n’a pas accepté l’annulation.
error-not-connected = La table est hors de portée. Attendez, ou revenez avec un nouveau code ; votre place vous reste.
error-table-closed = L’hôte a fermé la table pour cet appareil.
error-at-host = Seul l’appareil qui tient la table peut faire cela.
