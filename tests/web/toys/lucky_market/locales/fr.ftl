# French: the words of Lucky Market, a toy of the tests.
# As in English: new-extras score-total

app-title = Marché porte-bonheur
app-motto = Six étals, deux dés et un talisman.
app-description = Marché porte-bonheur, un jouet des tests.
credits-short = Un jouet.
credits-fan = Un jouet des tests.
step-game = Installation du marché
save-name = marche

era = Manche { $era }
log-earlier = Manches précédentes
look-back-axis = Manche
look-back-curve-label = Les chances de gagner de tous, manche par manche.
look-back-curve-note = Chaque point est la chance de gagner au début d’une manche.
look-back-luck-note = La chance est le reste, qu’aucune décision n’explique.
key-pass = ne rien choisir
key-round-back = manche précédente, en revoyant une partie
key-round-on = manche suivante, en revoyant une partie
replay-round-back = Manche précédente
replay-round-on = Manche suivante

settings-sound = Son
    .note = De courtes notes.
settings-motion = Mouvement
settings-detail = Sur la table
    .note = Un jouet montre toujours tout.

kind-search = Ordinateur, prévoyant
    .short = prévoyant
level-random = Joue n’importe quel coup.
level-search = Prévoit les coups.
new-extras = Extras
new-extras-long = Trois manches
new-extras-double = Un double paie deux fois

none = rien
prompt-build = Installez six étals
    .instruction = Les dés nomment une rangée et une colonne ; les étals y vendent.
prompt-ring = Sonner la cloche ?
    .instruction = Elle empêche cette vente. Vous ne gardez aucun talisman.
    .pass = Ne pas sonner
prompt-offer = Offrir votre talisman ?
    .instruction = En cas d’accord, vous échangez vos talismans.
    .pass = Le garder
prompt-agree = Échanger les talismans ?
    .instruction = Vous voyez tous deux les deux talismans.
stage-build = Étals
stage-ring = Cloche
stage-offer = Offre
stage-agree = Échange
place = Rangée { $row }, colonne { $column }
charm = { $bell ->
    [yes] Cloche { $number }
   *[no] Talisman { $number }
}
charm-hidden = Talisman caché
charm-gone = Aucun talisman
seats-label = Pièces et talismans
market-label = Marché
dice = Dés : { $row } et { $column }
seat-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
answer-build = Étals : { $what }
answer-ring = Sonner { $what }
answer-offer = Offrir à { $what }
answer-agree = Échanger avec { $what }
event-dealt = { $name } : un talisman reçu
event-rolled = { $name } : { $dice } aux dés
event-built = { $name } : { $count ->
    [one] { $count } étal installé
   *[other] { $count } étals installés
}
event-rang = { $name } : cloche sonnée, pas de vente
event-offered = { $name } : échange offert à { $other }
event-swapped = Talismans échangés : { $name } et { $other }
score-coins = Pièces
score-charm = Talisman
score-total = Total
