# French: the words of Duel, a toy of the tests.
# As in English: score-total

app-title = Duel
app-motto = Deux cartes par manche.
app-description = Duel, un jouet des tests.
credits-short = Un jouet.
credits-fan = Un jouet des tests.
step-game = Mélange des cartes
save-name = duel

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
level-random = Joue n’importe quelles cartes.
level-search = Prévoit les coups.

none = rien
prompt-play = Jouez jusqu’à deux cartes
    .instruction = La plus grande somme gagne la manche.
    .pass = Ne jouer aucune carte
stage-play = Cartes
answer-play = Jouer { $cards }
event-dealt = { $name } : six cartes reçues
event-played = { $name } : { $cards } joué
score-won = Manches gagnées
score-total = Total
