### Every text that people read, in English: the page, the terminal and the server read this one file.
### Another language is one more file beside it; what it lacks is said in English.


# Terms: card = carte, suit = couleur, rank = valeur, pack = jeu (de cartes), joker = joker, natural card = carte naturelle,
# burnt card = carte brûlée, meld = combinaison, run = suite, set = groupe (of three: brelan, of four: carré),
# pure run = tierce franche, to meld or lay = poser, to lay off = ajouter, to swap for a joker = échanger contre un joker,
# to win a joker = reprendre un joker, to borrow = emprunter, stock = talon, discard pile = défausse, to discard =
# défausser, to draw = piocher, to take = prendre (à la défausse), card turned up = carte retournée, dealing = la donne,
# deal = manche, match, and a game of gin = partie, turn = tour, move = coup, passport = passeport, opening = ouverture,
# dead = mort, blocked = bloquée, dead deal = manche nulle, to go out = sortir, at once = d’un coup, rami sec = rami sec,
# “carte” = « carte », Game = Game, to knock = cogner, a knock = un coup, deadwood = bois mort, gin = gin, big gin =
# grand gin, undercut = contre, bonus = prime, box = case, shutout = partie blanche, score sheet = feuille de scores,
# dealer = donneur, seat = place, host = hôte, bot = bot, house rule = règle maison, record = enregistrement,
# counts = compteurs (of the panel: cartes), log = journal (of the panel: fil), clock = pendule, hint = indice,
# lesson = leçon, guide = guide, settings = réglages, group of the hand = paquet (a set is a “groupe”), to keep together
# = garder ensemble, to let go = libérer, step of a replay = étape, practice = entraînement, what if = et si.

# The language in its own name, and whether somebody who speaks it from home has read all of it: yes or no.
language-name = Français
language-reviewed = no
# What stands between two items (names of cards read aloud), two parts of a sentence, two whole sentences, and two
# lines without a full stop that are read aloud one after the other: punctuation with its space, as the language
# writes it. Chinese has no spaces here, Arabic a comma of its own.
between-items = { ", " }
between-parts = { " ; " }
between-sentences = { " " }
between-lines = { ". " }

# The names of cards, for the ear (10 of clubs) and for the eye (10♣).

# $rank and $suit are one of the names below.
card-name = { $rank } de { $suit }
joker = joker
# A joker on the table: in a run it stands for one card, in a set for a rank.
joker-for-card = joker pour { $card }
joker-as-A = joker pour un as
joker-as-2 = joker pour un 2
joker-as-3 = joker pour un 3
joker-as-4 = joker pour un 4
joker-as-5 = joker pour un 5
joker-as-6 = joker pour un 6
joker-as-7 = joker pour un 7
joker-as-8 = joker pour un 8
joker-as-9 = joker pour un 9
joker-as-T = joker pour un 10
joker-as-J = joker pour un valet
joker-as-Q = joker pour une dame
joker-as-K = joker pour un roi
rank-A = as
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-T = 10
rank-J = valet
rank-Q = dame
rank-K = roi
# Several of one rank: a set of aces.
ranks-A = as
ranks-2 = deux
ranks-3 = trois
ranks-4 = quatre
ranks-5 = cinq
ranks-6 = six
ranks-7 = sept
ranks-8 = huit
ranks-9 = neuf
ranks-T = dix
ranks-J = valets
ranks-Q = dames
ranks-K = rois
suit-s = pique
suit-h = cœur
suit-d = carreau
suit-c = trèfle
# What is printed on the card.
rank-short-A = A
rank-short-2 = 2
rank-short-3 = 3
rank-short-4 = 4
rank-short-5 = 5
rank-short-6 = 6
rank-short-7 = 7
rank-short-8 = 8
rank-short-9 = 9
rank-short-T = 10
rank-short-J = V
rank-short-Q = D
rank-short-K = R
suit-short-s = ♠
suit-short-h = ♥
suit-short-d = ♦
suit-short-c = ♣
# A letter beside the suit on the card, for who cannot tell the suits apart: one capital each, all four different.
suit-letter-s = P
suit-letter-h = C
suit-letter-d = K
suit-letter-c = T
card-short = { $rank }{ $suit }
joker-short = Joker
# A joker on the table that stands for $card (a short card or a short rank).
joker-short-for = ★{ $card }
# A meld: $from and $to are ranks, $suit a suit, $ranks several of one rank, $count its cards.
meld-run = suite à { $suit }, { $from } à { $to }
meld-set = groupe de { $count } { $ranks }

# The house rules: every knob with its name, one sentence of help, and its answers in words.
#
# knob-<path> and knob-<path>-help, choice-<path>-<answer>; dots and underscores become dashes. An answer
# without a message of its own is one of the four below, or a number.

choice-yes = oui
choice-no = non
choice-any = autant qu’on veut
choice-none = aucun
# An answer that depends: $answer with $seats players ("3", "5 or 6", "2 to 4"), or if $case is chosen.
answer-seats = { $answer } pour { $seats } joueurs
answer-case = { $answer } avec « { $case } »
answer-else = sinon { $answer }
# From $low to $high.
answer-span = { $low } à { $high }
# A choice named by its knob: "Ties: shared".
answer-named = { $knob } : { $answer }
preset-penang = Penang Rummy
preset-rami51 = Rami 51
preset-rami51-circular = Rami 51 en boucle
preset-rami71 = Rami 71
preset-rami81 = Rami 81
preset-arbaatash = Arbaatache, le « 14 » libanais
preset-thousand = Rami 51, le jeu des 1000
preset-basic = Rami simple
preset-gin = Gin-rami
preset-gin-traditional = Gin à l’ancienne
preset-gin-oklahoma = Gin Oklahoma
preset-gin-hollywood = Gin, décompte Hollywood
preset-gin-openspiel = Gin comme dans OpenSpiel
preset-gin-rlcard = Gin comme dans RLCard
ending-game = Game
ending-all-dead = tous morts
ending-last-survivor = une seule place en jeu
ending-blocked = bloquée
ending-knock = coup
ending-gin = gin
ending-big-gin = grand gin

## Which cards are played with?

group-deck = Avec quelles cartes joue-t-on ?
knob-deck-packs = Jeux de cartes
knob-deck-packs-help = Combien de jeux de 52 cartes sont mélangés ensemble.
knob-deck-jokers = Jokers
knob-deck-jokers-help = Combien il y a de jokers, tous jeux réunis.

## How are the cards dealt?

group-deal = Comment distribue-t-on ?
knob-deal-seats = Joueurs
knob-deal-seats-help = Combien de joueurs peuvent jouer ; plus de joueurs demandent plus de jeux de cartes.
knob-deal-hand-size = Cartes par joueur
knob-deal-hand-size-help = Combien de cartes chaque joueur reçoit au départ.
knob-deal-starter = Qui commence
knob-deal-starter-help = Qui joue le premier tour d’une manche.
choice-deal-starter-dealer = le donneur
choice-deal-starter-next = le joueur qui suit le donneur
knob-deal-extra = Une carte de plus
knob-deal-extra-help = Combien de cartes celui qui commence reçoit de plus que les autres.
knob-deal-direction = Sens du jeu
knob-deal-direction-help = Dans quel sens on distribue et l’on joue.
choice-deal-direction-clockwise = dans le sens des aiguilles d’une montre, vers la gauche
choice-deal-direction-anticlockwise = dans le sens inverse, vers la droite
knob-deal-starter-first-turn = Le tout premier tour
knob-deal-starter-first-turn-help = Si celui qui commence peut poser ou cogner à ce tour, ou seulement défausser.
choice-deal-starter-first-turn-discard-only = on ne fait que défausser
choice-deal-starter-first-turn-full = est un tour comme les autres
knob-deal-upcard = Une carte retournée au départ
knob-deal-upcard-help = Si l’on retourne une carte après la donne pour commencer la défausse.
knob-deal-cut-joker = Un joker à la coupe
knob-deal-cut-joker-help = Ce qui se passe quand celui qui coupe retourne un joker.
choice-deal-cut-joker-ignored = retourne dans le paquet
choice-deal-cut-joker-kept = reste à celui qui coupe, parmi ses cartes
knob-deal-aside-shown-after = Montrer après la manche les cartes non distribuées
knob-deal-aside-shown-after-help = Si tous voient, la manche finie, quelles cartes n’étaient pas en jeu.

## What may be drawn?

group-draw = Que peut-on piocher ?
knob-draw-take = Une carte de la défausse
knob-draw-take-help = Ce que doit faire de la carte du dessus de la défausse celui qui la prend.
choice-draw-take-must-lay = doit être posée dans le même tour
choice-draw-take-free = peut rester en main
knob-draw-take-from-round = Premier tour où l’on prend à la défausse
knob-draw-take-from-round-help = À partir de quel tour de la manche on peut prendre à la défausse.
knob-draw-take-joker = Prendre un joker à la défausse
knob-draw-take-joker-help = Si un joker peut être pris à la défausse.
knob-draw-take-with-one = Prendre avec une seule carte en main
knob-draw-take-with-one-help = Si un joueur qui n’a plus qu’une carte peut prendre à la défausse.
knob-draw-throw-back = Rejeter la carte prise
knob-draw-throw-back-help = Si une carte prise à la défausse peut être défaussée dans le même tour.
knob-draw-mutual-return = Rejetée deux fois de suite
knob-draw-mutual-return-help = Ce qui se passe quand les deux joueurs, l’un après l’autre, défaussent la carte qu’ils viennent de prendre.
choice-draw-mutual-return-plays-on = on continue
choice-draw-mutual-return-ends = la manche est nulle
knob-draw-takes = Prises à la défausse dans une manche
knob-draw-takes-help = À la quantième prise à la défausse, les deux joueurs réunis, la manche est nulle ; la carte retournée ne compte pas.
choice-draw-takes-any = autant qu’on veut
knob-draw-last = Cartes qui restent au talon
knob-draw-last-help = Combien de cartes restent au talon quand on ne pioche plus.
knob-draw-wall = À la fin du talon
knob-draw-wall-help = Ce qui se passe quand le talon est à sa fin et que personne n’a cogné.
choice-draw-wall-dead = la manche est nulle, et personne ne marque
choice-draw-wall-knock = la dernière défausse peut encore être prise, pour cogner avec elle
choice-draw-wall-declare = on prend la dernière défausse et on continue, ou l’on déclare la manche nulle
knob-draw-renew = Comment on refait un talon
knob-draw-renew-help = Comment la défausse devient un nouveau talon.
choice-draw-renew-shuffled = en mélangeant la défausse
choice-draw-renew-turned = en retournant la défausse telle quelle
choice-draw-renew-taken = on prend la carte du dessus, ou l’on retourne toute la défausse telle quelle
knob-draw-renew-keeps-top = Le dessus de la défausse reste en place
knob-draw-renew-keeps-top-help = Si la carte du dessus reste en place quand les autres deviennent un nouveau talon.
knob-draw-renewals = Nouveaux talons
knob-draw-renewals-help = Combien de fois par manche la défausse peut devenir un nouveau talon.
choice-draw-renewals-any = aussi souvent qu’il le faut
knob-draw-touch = Toucher la défausse
knob-draw-touch-help = Ce qu’il en coûte de toucher la défausse et de piocher quand même au talon.
choice-draw-touch-ignored = ne coûte rien
choice-draw-touch-no-dry-this-turn = plus de rami sec dans ce tour
choice-draw-touch-no-dry-this-deal = plus de rami sec dans cette manche
choice-draw-touch-no-exit-this-deal = plus moyen de sortir dans cette manche

## What is a meld?

group-melds = Qu’est-ce qu’une combinaison ?
knob-melds-aces = L’as dans une suite
knob-melds-aces-help = Si un as peut suivre le roi.
choice-melds-aces-both = bas avant le deux, ou haut après le roi
choice-melds-aces-low = bas avant le deux seulement
knob-melds-set-suits = Couleurs d’un groupe
knob-melds-set-suits-help = Si un groupe peut avoir plusieurs fois la même couleur, par exemple deux huit de cœur.
choice-melds-set-suits-repeat = peuvent se répéter
choice-melds-set-suits-distinct = toutes différentes, donc quatre cartes au plus
knob-melds-run-max = Suite la plus longue
knob-melds-run-max-help = Combien de cartes une suite peut avoir : avec 14 elle a un as à chaque bout.
knob-melds-circular = Suites en boucle
knob-melds-circular-help = Si une suite peut continuer après l’as : dame, roi, as, deux.
knob-melds-min-naturals = Cartes naturelles par combinaison
knob-melds-min-naturals-help = Combien de cartes d’une combinaison, au moins, ne doivent pas être des jokers.

## What may a joker do?

group-wild = Que peut faire un joker ?
knob-wild-max-in-run = Jokers dans une suite
knob-wild-max-in-run-help = Combien de jokers une suite peut avoir.
choice-wild-max-in-run-any = autant qu’on veut
knob-wild-max-in-set = Jokers dans un groupe
knob-wild-max-in-set-help = Combien de jokers un groupe peut avoir.
choice-wild-max-in-set-any = autant qu’on veut
knob-wild-adjacent = Jokers côte à côte
knob-wild-adjacent-help = Si deux jokers peuvent être voisins dans une suite.
knob-wild-in-run = Place d’un joker dans une suite
knob-wild-in-run-help = Où un joker peut être dans une suite, et pour quelles cartes.
choice-wild-in-run-anywhere = n’importe où
choice-wild-in-run-ends = aux bouts seulement
choice-wild-in-run-burnt = seulement pour une carte brûlée, dont tous les exemplaires sont posés
knob-wild-burnt-counts-discards = La défausse brûle aussi
knob-wild-burnt-counts-discards-help = Si un exemplaire sur la défausse compte comme un exemplaire posé, là où un joker ne remplace que des cartes brûlées.
knob-wild-rebind = Un joker dans une suite
knob-wild-rebind-help = Si la carte qu’un joker remplace peut le pousser à un bout libre de la suite.
choice-wild-rebind-fixed = reste où il est
choice-wild-rebind-slide = peut être poussé à un bout par la carte naturelle

## What does the first laying need?

group-opening = Que faut-il pour la première pose ?
knob-opening-kind = La première pose
knob-opening-kind-help = Ce que doit être la première pose d’un joueur dans une manche, l’ouverture.
choice-opening-kind-points = doit atteindre un nombre de points
choice-opening-kind-none = n’importe quelle combinaison, à n’importe quel tour
choice-opening-kind-free = ne demande rien : on peut ajouter des cartes avant de poser
knob-opening-points = Points pour ouvrir
knob-opening-points-help = Combien de points les cartes de la première pose doivent valoir ensemble.
knob-opening-points-from-discard = Points pour ouvrir avec la défausse
knob-opening-points-from-discard-help = Combien de points il faut pour ouvrir dans un tour commencé par une carte de la défausse.
choice-opening-points-from-discard-same = autant que d’habitude
knob-opening-discard-points-always = Ces points chaque fois
knob-opening-discard-points-always-help = Si un joueur qui a ouvert doit lui aussi atteindre ces points, à chaque tour commencé par une carte de la défausse.
knob-opening-pure-run = Une tierce franche
knob-opening-pure-run-help = Si la première pose doit avoir une suite sans joker.
choice-opening-pure-run-new = une suite nouvelle sans joker
choice-opening-pure-run-subrun = une suite avec trois cartes naturelles qui se suivent, même à côté d’un joker
choice-opening-pure-run-off = pas nécessaire
knob-opening-from-round = Premier tour où l’on ouvre
knob-opening-from-round-help = À partir de quel tour de la manche on peut ouvrir.
knob-opening-joker-counts = Un joker dans la première pose
knob-opening-joker-counts-help = Ce que vaut un joker pour les points de la première pose.
choice-opening-joker-counts-replaced = vaut la carte qu’il remplace
choice-opening-joker-counts-zero = ne vaut rien
choice-opening-joker-counts-thirty-five = vaut 35 points

## What may be laid off?

group-layoff = Que peut-on ajouter ?
knob-layoff-joker-on-opponent = Jokers sur les combinaisons des autres
knob-layoff-joker-on-opponent-help = Si un joker peut être ajouté à une combinaison posée par un autre.
choice-layoff-joker-on-opponent-none = sur aucune
choice-layoff-joker-on-opponent-sets = sur les groupes seulement
choice-layoff-joker-on-opponent-all = sur toutes

## How is a joker won?

group-swap = Comment récupère-t-on un joker ?
knob-swap-from-set = Jokers dans les groupes
knob-swap-from-set-help = Avec quelle carte on reprend le joker d’un groupe.
choice-swap-from-set-rank = repris avec n’importe quelle carte de même valeur
choice-swap-from-set-square = repris avec la couleur qui manque, une fois que le groupe est un carré
choice-swap-from-set-square-both = repris avec la couleur qui manque, dans le tour où le groupe est devenu un carré
choice-swap-from-set-never = ne peuvent pas être repris
knob-swap-use = Un joker récupéré
knob-swap-use-help = Si un joker repris peut être gardé en main.
choice-swap-use-keep = peut être gardé
choice-swap-use-new-meld = doit aller dans une combinaison nouvelle, dans le même tour
choice-swap-use-any = doit être posé dans le même tour
knob-swap-same-turn = Reprendre un joker dans le tour de sa première pose
knob-swap-same-turn-help = Si l’on peut reprendre un joker dès le tour où l’on pose sa première combinaison.

## May cards be taken from melds?

group-borrow = Peut-on emprunter aux combinaisons ?
knob-borrow-kind = Emprunter aux combinaisons
knob-borrow-kind-help = Si l’on peut prendre des cartes naturelles à une combinaison de la table pour en former une nouvelle.
choice-borrow-kind-off = ne se fait pas
choice-borrow-kind-single = se fait s’il reste une combinaison d’au moins trois cartes
knob-borrow-split = Au milieu d’une suite
knob-borrow-split-help = Si l’on peut emprunter au milieu d’une suite qui se partage en deux bonnes suites.
knob-borrow-joker = Emprunter un joker
knob-borrow-joker-help = Si un joker peut être emprunté comme une carte naturelle, sans échange.
knob-borrow-from-joker-meld = Emprunter à une combinaison qui a un joker
knob-borrow-from-joker-meld-help = Si l’on peut emprunter des cartes naturelles à une combinaison qui a un joker.

## What if a seat cannot play?

group-idle = Et si quelqu’un ne peut pas jouer ?
knob-idle-dead-counts-swaps = Reprendre un joker évite d’être mort
knob-idle-dead-counts-swaps-help = Si un échange qui donnerait un joker à poser compte comme un coup, de sorte qu’on ne peut pas être mort.
knob-idle-voluntary-dead = Mort à volonté
knob-idle-voluntary-dead-help = Si l’on peut se déclarer mort bien qu’on ait un coup.
knob-idle-auto-dead = Mort sans le dire
knob-idle-auto-dead-help = Si la table déclare mort un joueur qui n’a aucun coup au début de son tour.

## When may one knock?

group-knock = Quand peut-on cogner ?
knob-knock-limit = Bois mort permis pour cogner
knob-knock-limit-help = Combien de points peut compter au plus le bois mort de celui qui cogne, les cartes hors de toute combinaison.
choice-knock-limit-upcard = autant que vaut la carte retournée
knob-knock-upcard-ace = Un as retourné
knob-knock-upcard-ace-help = Ce que demande le coup après un as, là où la carte retournée dit combien de bois mort est permis.
choice-knock-upcard-ace-one = permet 1 point de bois mort
choice-knock-upcard-ace-gin-only = ne laisse que le gin
knob-knock-test = Comment on vérifie
knob-knock-test-help = Comment on établit si une main peut cogner.
choice-knock-test-exact = par toutes les façons de jeter une carte et de combiner les autres
choice-knock-test-first-melds = par la première façon de combiner toutes les cartes qui laisse le moins
knob-knock-throw-back = Cogner en jetant la carte prise
knob-knock-throw-back-help = Si une carte prise à la défausse peut être jetée en cognant dans le même tour.
knob-knock-gin = Une main qui est gin
knob-knock-gin-help = Si un joueur qui pourrait montrer un gin peut continuer à jouer.
choice-knock-gin-may = peut être gardée
choice-knock-gin-must = doit être montrée aussitôt
knob-knock-layoffs = Ajouter des cartes après le coup
knob-knock-layoffs-help = Si l’autre joueur peut ajouter des cartes aux combinaisons de celui qui a cogné.
knob-knock-layoffs-per-end = Cartes ajoutées à un bout
knob-knock-layoffs-per-end-help = Combien de cartes peuvent être ajoutées à chaque bout d’une suite de celui qui a cogné.
choice-knock-layoffs-per-end-any = autant qu’il en va
knob-knock-defender = Combinaisons de l’autre joueur
knob-knock-defender-help = Quelles combinaisons l’autre joueur montre après le coup.
choice-knock-defender-best = celles qui laissent le moins de bois mort
choice-knock-defender-chosen = celles que ce joueur choisit

## How does a deal end?

group-out = Comment finit une manche ?
knob-out-last-survivor = Le dernier qui n’est pas mort
knob-out-last-survivor-help = Si le dernier joueur qui n’est pas mort continue seul.
choice-out-last-survivor-plays-on = continue seul
choice-out-last-survivor-ends = met fin à la manche
knob-out-discard = La dernière carte
knob-out-discard-help = Si l’on ne gagne une manche qu’en défaussant la dernière carte, ou aussi en la posant.
choice-out-discard-required = doit être défaussée
choice-out-discard-optional = peut être défaussée ou posée
knob-out-carte = Annoncer « carte »
knob-out-carte-help = Si un joueur à qui sa défausse ne laisse qu’une carte doit le dire, et piocher deux cartes sinon.
choice-out-carte-manual = le joueur doit le dire, sinon il pioche deux cartes
choice-out-carte-auto = la table le dit
choice-out-carte-off = personne ne le dit
knob-out-at-once-needs = Sortir d’un coup
knob-out-at-once-needs-help = Ce qu’il faut pour sortir dans le tour même de sa première pose.
choice-out-at-once-needs-points-and-run = demande les points et la tierce franche, comme toute ouverture
choice-out-at-once-needs-run-only = demande la tierce franche, mais pas de points
choice-out-at-once-needs-none = ne demande ni l’un ni l’autre
knob-out-new-melds = Combinaisons nouvelles par tour
knob-out-new-melds-help = Combien de combinaisons nouvelles un joueur peut poser par tour.
choice-out-new-melds-any = autant qu’on veut
knob-out-at-once-may-use-table = D’un coup avec les combinaisons de la table
knob-out-at-once-may-use-table-help = Si sortir d’un coup compte encore comme tel quand on s’est servi de combinaisons déjà posées.
knob-out-max-turns = Manche la plus longue
knob-out-max-turns-help = Après combien de tours, tous joueurs réunis, une manche finit sans gagnant.

## What do the cards count?

group-values = Que valent les cartes ?
knob-values-ace-in-hand = Un as
knob-values-ace-in-hand-help = Ce que compte un as resté en main.
knob-values-joker-in-hand = Un joker
knob-values-joker-in-hand-help = Ce que compte un joker resté en main.
choice-values-joker-in-hand-doubles-hand = double la main
knob-values-court = Valet, dame et roi
knob-values-court-help = Ce que compte un valet, une dame ou un roi.
knob-values-ace-in-meld = Un as dans une combinaison
knob-values-ace-in-meld-help = Ce que vaut un as pour les points de la première pose.
choice-values-ace-in-meld-by-place = 1 ou 11, selon sa place
choice-values-ace-in-meld-always-10 = toujours 10

## What else counts?

group-score = Que compte-t-on encore ?
knob-score-pays = Les cartes restées en main
knob-score-pays-help = Si les cartes restées en main comptent contre qui les tient, ou pour le gagnant.
choice-score-pays-own-cards = comptent contre qui les tient
choice-score-pays-winner-collects = vont au gagnant
knob-score-gin = Prime du gin
knob-score-gin-help = Ce qui s’ajoute pour un gin, un coup sans bois mort.
knob-score-big-gin = Prime du grand gin
knob-score-big-gin-help = Ce qui s’ajoute pour un grand gin : toutes les cartes combinées, et aucune jetée.
choice-score-big-gin-none = le grand gin ne se joue pas
knob-score-undercut = Prime du contre
knob-score-undercut-help = Ce qui s’ajoute pour l’autre joueur, quand il n’a pas plus de bois mort que celui qui a cogné.
knob-score-tie = Bois mort égal
knob-score-tie-help = Ce que devient le coup quand les deux ont autant de bois mort.
choice-score-tie-undercut = est un contre
choice-score-tie-nothing = ne compte rien
knob-score-spade-doubles = Le pique double
knob-score-spade-doubles-help = Si une manche compte double, prime comprise, quand la carte retournée est un pique.
knob-score-no-passport = Mort sans combinaison
knob-score-no-passport-help = Ce qui s’ajoute pour un joueur mort avant d’avoir posé sa première combinaison.
choice-score-no-passport-none = rien de plus
choice-score-no-passport-plus-50 = 50 points de plus
choice-score-no-passport-double = la main compte double
knob-score-unopened = N’avoir pas ouvert
knob-score-unopened-help = Ce que compte, quelle que soit sa main, un joueur qui n’a pas ouvert quand un autre sort.
knob-score-at-once = Quand quelqu’un sort d’un coup
knob-score-at-once-help = Ce que font aux points des autres les sorties d’un coup.
choice-score-at-once-multiply = les points des autres sont multipliés
choice-score-at-once-flat-100 = chacun des autres marque 100 points
choice-score-at-once-dry-table = on multiplie selon les jokers utilisés
knob-score-at-once-factor = Facteur d’une sortie d’un coup
knob-score-at-once-factor-help = Par combien sont multipliés les points des autres après une sortie d’un coup.
knob-score-at-once-joker-factor = Facteur d’un coup avec un joker
knob-score-at-once-joker-factor-help = Par combien ils sont multipliés quand la dernière défausse était en plus un joker.
knob-score-joker-finish = Un joker comme dernière défausse
knob-score-joker-finish-help = Ce qui se passe quand quelqu’un sort, mais pas d’un coup, en défaussant un joker.
choice-score-joker-finish-plain = compte comme une autre carte
choice-score-joker-finish-double = double les points des autres
choice-score-joker-finish-flat-200 = donne 200 points à chacun des autres
choice-score-joker-finish-forbidden = est interdit
knob-score-dry-table = Rami sec selon les jokers
knob-score-dry-table-help = Comment une sortie sèche, tout dans un seul tour, est payée selon le nombre de jokers utilisés.
choice-score-dry-table-rising = plus avec des jokers : une fois, une fois et demie, deux fois
choice-score-dry-table-falling = moins avec des jokers : deux fois, une fois et demie, une fois
choice-score-dry-table-literal = comme un texte l’imprime : une fois, une fois et demie, une fois
knob-score-rounding = Demi-points
knob-score-rounding-help = Ce que devient un demi-point.
choice-score-rounding-half-up = sont arrondis vers le haut
choice-score-rounding-down = tombent
knob-score-winner-bonus = Prime du gagnant
knob-score-winner-bonus-help = Ce que reçoit le gagnant d’une manche : retiré de son total, ou ajouté là où le gagnant ramasse.

## How do deals make a match?

group-match = Comment les manches font-elles une partie ?
knob-match-kind = Les manches d’une partie
knob-match-kind-help = Si les points s’additionnent de manche en manche.
choice-match-kind-independent = chacune pour elle-même
choice-match-kind-cumulative = sont additionnées
knob-match-target = Points qui terminent la partie
knob-match-target-help = La partie finit quand un total atteint ce nombre.
choice-match-target-none = pas de nombre fixé
knob-match-deals = Manches d’une partie
knob-match-deals-help = La partie finit après ce nombre de manches.
choice-match-deals-none = pas de nombre fixé
knob-match-game-bonus = Prime de la partie
knob-match-game-bonus-help = Ce que reçoit en plus le gagnant d’une partie, qui a le plus de points à la fin.
knob-match-box = Une case
knob-match-box-help = Ce que compte en plus chaque manche gagnée, quand on fait le compte d’une partie.
knob-match-extra-boxes = Cases du gin et du contre
knob-match-extra-boxes-help = Si un gin apporte deux cases de plus, et un contre une.
knob-match-shutout = Une partie blanche
knob-match-shutout-help = Ce que reçoit le gagnant d’une partie où l’autre n’a rien marqué.
choice-match-shutout-none = n’apporte rien de plus
choice-match-shutout-double-before-boxes = double les points et la prime, non les cases
choice-match-shutout-double-all = double tout
choice-match-shutout-double-bonus = double la prime de la partie
choice-match-shutout-plus-100 = apporte 100 points
knob-match-columns = Parties côte à côte
knob-match-columns-help = Combien la feuille a de colonnes, chacune une partie pour elle-même ; trois s’appelle Hollywood.
knob-match-elimination = Élimination
knob-match-elimination-help = Si celui qui atteint le nombre est éliminé et que les autres continuent jusqu’au dernier.
knob-match-last-deal-factor = Poids de la dernière manche
knob-match-last-deal-factor-help = Par combien sont multipliés les points de la dernière manche.
knob-match-dealer = Qui donne ensuite
knob-match-dealer-help = Qui donne après la première manche, dont le donneur est tiré au sort.
choice-match-dealer-next = le joueur suivant
choice-match-dealer-last-winner = le gagnant de la dernière manche
choice-match-dealer-worst-loser = celui qui a fait le moins bien dans la dernière manche
knob-match-ties = Une partie à égalité
knob-match-ties-help = Ce qui se passe quand plusieurs sont en tête à la fin.
choice-match-ties-shared = est partagée
choice-match-ties-extra-deal = continue jusqu’à ce qu’un joueur soit seul en tête
knob-match-settlement = Règlement de chaque manche
knob-match-settlement-help = Qui paie qui après une manche, en points ; il n’est pas question d’argent.
choice-match-settlement-none = aucun
choice-match-settlement-difference = chacun paie la différence à tous ceux qui ont fait mieux
choice-match-settlement-winner-takes-difference = chacun paie la différence au gagnant

# Why something is refused: what is wrong, with the cards, and one next step. Nobody is blamed.
#
# $why is the finer case, where a reason has several. $cards are the cards that the sentence is about and
# $count their number; $meld is a meld of the table ("Aina’s run", "your set"), $fits the cards it would take.

# $name plays now.
reason-turn =
    { $why ->
        [dead] Vous êtes mort dans cette manche, et ses tours passent sans vous. La prochaine vous ramène.
        [out] Vous êtes éliminé de cette partie. Vous pouvez la regarder jusqu’à la fin.
        [watching] Ici vous regardez. Ouvrez une table à vous pour jouer.
       *[other] C’est à { $name } de jouer. Vos cartes attendent que le tour revienne à vous.
    }
# $need is the number of the turn in which it is possible, $have the one that is running.
reason-phase =
    { $why ->
        [over] Cette manche est finie, et plus rien ne se pose. Passez à la suivante.
        [match-over] La partie est finie. Ouvrez une nouvelle table pour en jouer une autre.
        [running] Cette manche se joue encore. La suivante est distribuée quand elle est finie.
        [acted] Vous avez posé une carte dans ce tour, vous n’êtes donc pas mort. Finissez plutôt votre tour.
        [nothing-to-undo] Il n’y a rien à annuler dans ce tour. Ce que les autres ont vu reste.
        [draw] Votre tour commence par une carte : piochez au talon, ou prenez le dessus de la défausse.
        [drawn] Vous avez votre carte pour ce tour. Posez ce que vous voulez, puis défaussez.
        [discard] Ici une défausse finit le tour. Choisissez la carte que vous donnez.
        [first-turn] À ce premier tour vous avez une carte de trop et ne faites que défausser. Choisissez la carte que vous donnez.
        [offer] La carte retournée vient d’abord : prenez-la, ou passez.
        [must-draw] Vous avez tous deux passé sur la carte retournée, ce tour commence donc au talon. Piochez une carte.
        [held] Ici les combinaisons restent en main jusqu’à ce que quelqu’un cogne. Défaussez une carte, ou cognez.
        [drawn-held] Vous avez votre carte pour ce tour. Défaussez-en une, ou cognez.
        [no-big-gin] Le grand gin ne se joue pas à cette table. Jetez une carte et cognez : c’est un gin.
        [showing] On a cogné. Ajoutez des cartes aux combinaisons montrées, ou montrez votre main.
        [gin-layoff] Après un gin on n’ajoute rien. Montrez votre main.
        [no-layoff] À cette table on n’ajoute rien après le coup. Montrez votre main.
        [best-melds] À cette table vos meilleures combinaisons sont montrées pour vous. Dites seulement que vous avez fini.
        [own-melds] À cette table vous choisissez les combinaisons que vous montrez. Dites lesquelles.
        [wall-knock] Le talon est à sa fin. Prenez la dernière défausse pour cogner avec elle, ou passez.
        [wall-declare] Le talon est à sa fin. Prenez la dernière défausse et continuez, ou passez, ce qui finit la manche.
        [no-carte] Personne ne dit « carte » dans ce jeu. Défaussez sans le dire.
        [round] La première pose est possible à partir de votre tour { $need }, et vous en êtes au tour { $have }. Pour l’instant, défaussez.
        [take-round] La défausse vous est ouverte à votre tour { $need }, et vous en êtes au tour { $have }. Piochez au talon.
        [take-joker] Il y a un joker sur la défausse, et ici il y reste. Piochez au talon.
        [pile] Il n’y a pas de carte sur la défausse. Piochez au talon.
        [renewing] On refait le talon. Piochez quand il est là.
       *[other] Ce n’est pas le moment. Choisissez parmi ce qui peut se faire maintenant.
    }
reason-no-action =
    { $why ->
        [passport] Il manque encore votre passeport à ce tour, une combinaison de trois cartes au moins. Posez-la, puis finissez le tour.
       *[later] Un tour demande au moins une combinaison ou une carte ajoutée ; un échange seul ne suffit pas. Posez quelque chose, puis finissez le tour.
    }
reason-has-moves =
    { $why ->
        [passport] Votre main tient une combinaison, et cela vous garde en jeu. Posez-la comme passeport.
        [lay] Une de vos cartes peut être ajoutée, et l’on n’est mort que sans coup à jouer. Ajoutez une carte.
        [meld] Votre main tient une combinaison, et l’on n’est mort que sans coup à jouer. Posez la combinaison.
       *[swap] Un échange vous donnerait un joker à poser, il reste donc un coup. Reprenez d’abord un joker.
    }
reason-need-passport = Posez d’abord une combinaison : la première d’une manche est votre passeport. Ensuite vous pouvez ajouter et échanger.
reason-not-opened =
    { $why ->
        [opening] Un joker se reprend une fois que vous avez ouvert. Posez d’abord votre ouverture, puis échangez.
        [same-turn] À cette table on ne reprend pas de joker dans le tour où l’on ouvre. Échangez à partir de votre prochain tour.
       *[passport] À cette table on ne reprend pas de joker dans le tour du passeport. Échangez à partir de votre prochain tour.
    }
reason-a-carte = Avec une seule carte en main, la défausse vous est fermée. Piochez au talon.
# $have is how many of the card are held.
reason-card-not-in-hand =
    { $why ->
        [meld]
            { $count ->
                [one] { $cards } : cette carte n’est pas dans { $meld }. Choisissez une carte qui s’y trouve.
               *[other] { $cards } : ces cartes ne sont pas dans { $meld }. Choisissez des cartes qui s’y trouvent.
            }
        [left-out] { $cards } : chaque carte de votre main est dans une seule combinaison, ou du bois mort. Nommez-les toutes une fois.
       *[hand]
            { $have ->
                [0]
                    { $count ->
                        [one] { $cards } : cette carte n’est pas dans votre main. Choisissez une carte que vous tenez.
                       *[other] { $cards } : ces cartes ne sont pas dans votre main. Choisissez des cartes que vous tenez.
                    }
                [one] Vous n’avez { $cards } qu’une fois. Laissez l’autre de côté.
               *[other] Vous n’avez { $cards } que { $have } fois. Laissez les autres de côté.
            }
    }
# $number is the meld asked for, $have how many there are.
reason-no-such-meld =
    { $have ->
        [0] Il n’y a pas encore de combinaison sur la table. Posez-en une de votre main.
        [one] Il n’y a pas de combinaison { $number }. La seule de la table est la combinaison 1.
       *[other] Il n’y a pas de combinaison { $number }. Celles de la table vont de 1 à { $have }.
    }
# $most is how many cards the meld may have.
reason-full =
    { $why ->
        [end]
            { $most ->
                [one] Une carte a été ajoutée à ce bout, dans { $meld }, et ici on n’en ajoute pas plus. Gardez { $cards }.
               *[other] { $most } cartes ont été ajoutées à ce bout, dans { $meld }, et ici on n’en ajoute pas plus. Gardez { $cards }.
            }
        [set] { $meld } : { $most } cartes, autant qu’un groupe peut en avoir ici. Gardez { $cards } pour une autre combinaison.
       *[run] { $meld } : { $most } cartes, autant qu’une suite peut en avoir ici. Gardez { $cards } pour une autre combinaison.
    }
# $most is how many cards a run may have, $jokers how many are in the deck.
reason-bad-run =
    { $why ->
        [short] { $cards } : une suite a au moins trois cartes. Ajoutez-en une qui suit.
        [suits] { $cards } : une suite est d’une seule couleur. Choisissez des cartes d’une même couleur, ou d’une même valeur pour un groupe.
        [twice] { $cards } : une suite a chaque carte une seule fois. Laissez { $fits } de côté.
        [ace] { $cards } : une suite finit avec l’as, rien ne vient après lui. Laissez de côté les cartes d’un côté de l’as.
        [ace-low] { $cards } : ici l’as vient avant le deux, et rien ne vient après le roi. Laissez de côté les cartes d’un côté.
        [long] { $cards } : une suite peut avoir { $most } cartes ici. Laissez-en une de côté.
        [gap]
            { $cards } : entre ces cartes il faudrait { $fits }. { $jokers ->
                [0] Choisissez-en d’autres.
               *[other] Ajoutez cela, ou un joker.
            }
        [beside] { $cards } : ici deux jokers ne peuvent pas être côte à côte dans une suite. Mettez une carte entre eux.
        [ends] { $cards } : ici un joker ne peut être qu’au bout d’une suite. Mettez une carte à sa place.
        [layoff] { $cards } ne va pas sur { $meld }. Il y faut { $fits }.
        [layoff-end] { $cards } ne va pas à ce bout, sur { $meld }. Essayez l’autre bout.
        [layoff-after] { $cards } ne va pas sur { $meld } après les autres cartes. Ajoutez les cartes une à une.
        [layoff-beside] { $cards } serait à côté d’un joker sur { $meld }, et ici deux jokers ne sont pas voisins. Posez-le ailleurs.
        [layoff-ends] Sur { $meld } un joker ne serait plus à un bout, comme il le faut ici. Posez { $cards } ailleurs.
        [seat] Un joker remplace déjà { $cards } dans { $meld }. Échangez la carte contre ce joker.
       *[run] { $cards } : ce n’est pas une suite, c’est-à-dire trois cartes ou plus d’une même couleur qui se suivent. Choisissez-en d’autres.
    }
# $ranks are those of the set ("eights"), $jokers is how many are in the deck.
reason-bad-set =
    { $why ->
        [short] { $cards } : une combinaison a au moins trois cartes. Ajoutez-en de même valeur, ou qui se suivent dans la couleur.
        [many] { $cards } : ici un groupe a quatre cartes au plus. Laissez-en une de côté.
        [layoff]
            { $cards } ne va pas sur { $meld }. { $jokers ->
                [0] Il y faut des { $ranks }.
               *[other] Il y faut des { $ranks } ou des jokers.
            }
       *[set] { $cards } : ce n’est pas un groupe, c’est-à-dire trois cartes ou plus de même valeur. Choisissez-en d’autres.
    }
reason-dup-suit =
    { $why ->
        [layoff] Dans { $meld } il y a déjà la couleur de cette carte, et ici les couleurs d’un groupe sont différentes. Gardez { $cards } pour une autre combinaison.
       *[set] { $cards } : ici les couleurs d’un groupe sont différentes, et { $fits } y est deux fois. Laissez une carte de côté.
    }
# $need is how many natural cards a meld needs.
reason-all-jokers =
    { $need ->
        [one] { $cards } : une combinaison a au moins une carte qui n’est pas un joker. Ajoutez-en une.
       *[other] { $cards } : une combinaison a au moins { $need } cartes qui ne sont pas des jokers. Ajoutez-en.
    }
# $most is how many jokers the meld may have; $kind is run or set.
reason-too-many-jokers =
    { $kind ->
        [run]
            { $most ->
                [0] { $cards } : ici une suite n’admet pas de joker. Posez-la avec des cartes naturelles seulement.
                [one] { $cards } : ici une suite admet un joker au plus. Mettez une carte naturelle à la place de l’autre.
               *[other] { $cards } : ici une suite admet { $most } jokers au plus. Mettez des cartes naturelles à la place des autres.
            }
       *[set]
            { $most ->
                [0] { $cards } : ici un groupe n’admet pas de joker. Posez-le avec des cartes naturelles seulement.
                [one] { $cards } : ici un groupe admet un joker au plus. Mettez une carte naturelle à la place de l’autre.
               *[other] { $cards } : ici un groupe admet { $most } jokers au plus. Mettez des cartes naturelles à la place des autres.
            }
    }
# $copies is how many of each card there are.
reason-not-burnt =
    { $copies ->
        [2] { $cards } : dans une suite un joker ne peut remplacer qu’une carte dont les deux exemplaires sont posés. Servez-vous du joker dans un groupe.
        [one] { $cards } : dans une suite un joker ne peut remplacer qu’une carte déjà posée. Servez-vous du joker dans un groupe.
       *[other] { $cards } : dans une suite un joker ne peut remplacer qu’une carte dont les { $copies } exemplaires sont posés. Servez-vous du joker dans un groupe.
    }
reason-joker-opp-run =
    { $why ->
        [sets] Sur { $meld } on ne pose pas de joker : ici les jokers ne vont pas sur les suites des autres. Un groupe à eux le prend.
       *[none] Sur { $meld } on ne pose pas de joker : ici les jokers ne vont que sur vos propres combinaisons. Posez-le sur l’une des vôtres.
    }
# $readings are the ways to understand it.
reason-ambiguous =
    { $why ->
        [knock] En jetant { $cards }, votre main peut se montrer de { $count } façons : { $readings }. Dites laquelle.
       *[laid] { $cards } : { $count } façons de poser cela : { $readings }. Dites laquelle.
    }
reason-joker-brelan =
    { $why ->
        [never] Le joker reste où il est, dans { $meld } : à cette table aucun joker ne quitte un groupe. Essayez un joker d’une suite.
        [both] Le joker qui est dans { $meld } ne se libère que dans le tour où le brelan devient un carré. Essayez un autre joker.
       *[square] Le joker qui est dans { $meld } ne remplace aucune carte précise tant que le groupe n’a pas trois couleurs et un joker. Ajoutez d’abord une couleur qui manque.
    }
reason-joker-mismatch =
    { $why ->
        [joker] Un joker se reprend avec une carte naturelle. Choisissez la carte qu’il remplace.
        [run] Le joker qui est dans { $meld } ne remplace pas { $cards }. Il se reprend avec { $fits }.
        [set] Le joker qui est dans { $meld } ne remplace pas { $cards }. Il se reprend avec une carte parmi les { $ranks }.
        [square] Le joker qui est dans { $meld } ne remplace pas { $cards }. Il se reprend avec { $fits }.
       *[none] Il n’y a pas de joker dans { $meld }. Choisissez une combinaison qui en a un.
    }
reason-take-joker =
    { $why ->
        [meld] À cette table on n’emprunte rien dans { $meld }, puisqu’il y a là un joker. Empruntez ailleurs.
       *[joker] Le joker qui est dans { $meld } ne s’emprunte pas. Mettez à sa place la carte qu’il remplace, et prenez-le ainsi.
    }
# $have is how many cards the meld would keep.
reason-remainder =
    { $why ->
        [middle] { $cards } : ce qui reste dans { $meld } doit être une seule suite. Prenez des cartes aux bouts.
        [few]
            { $have ->
                [0] { $cards } : il ne resterait rien dans { $meld }, et trois cartes doivent rester. Prenez-en moins, ou ailleurs.
                [one] { $cards } : il resterait une carte dans { $meld }, et trois doivent rester. Prenez-en moins, ou ailleurs.
               *[other] { $cards } : il resterait { $have } cartes dans { $meld }, et trois doivent rester. Prenez-en moins, ou ailleurs.
            }
       *[other] { $cards } : ce qui resterait dans { $meld } ne serait pas une combinaison. Prenez d’autres cartes.
    }
# $cards are the borrowed cards.
reason-take-use =
    { $why ->
        [off] { $cards } : à cette table, ce qui est dans une combinaison y reste. Servez-vous des cartes de votre main.
        [hand] Une combinaison nouvelle avec des cartes empruntées demande aussi une carte de votre main. Ajoutez-en une.
        [together] { $cards } : empruntées ensemble, ces cartes vont ensemble dans une seule combinaison nouvelle. Posez-les toutes dedans.
       *[unused] { $cards } : ce qui est emprunté doit aller dans une combinaison nouvelle dans ce tour, avec une carte de votre main. Posez-la, ou annulez l’emprunt.
    }
# $cards is the card that was taken.
reason-discard-unused = { $cards } : prise à la défausse, cette carte doit être posée dans ce tour. Posez-la, ou annulez et piochez au talon.
# $have of $need points; $missing is the difference.
reason-open-points =
    { $why ->
        [discard] { $have } points sur { $need } : après une carte de la défausse, il manque { $missing } à votre ouverture, en cartes à vous. Posez-en plus, ou revenez en arrière.
        [any] La défausse ne se prend que pour ouvrir avec elle. Posez une combinaison dans ce tour, ou revenez en arrière.
        [always] { $have } points sur { $need } : ici, qui prend à la défausse doit en poser autant, encore { $missing }. Posez-en plus, ou revenez en arrière.
        [dry] { $have } points sur { $need } : à moins de sortir dans ce tour, il manque { $missing } à votre ouverture, en cartes à vous. Posez-en plus, ou revenez en arrière.
       *[opening] { $have } points sur { $need } : il manque { $missing } à votre ouverture, en cartes à vous. Posez-en plus, ou revenez en arrière.
    }
reason-open-pure =
    { $why ->
        [subrun] Il manque à votre ouverture une suite où trois cartes naturelles se suivent. Posez-en une, ou revenez en arrière.
       *[new] Il manque à votre ouverture la tierce franche : une suite nouvelle sans joker, toute de votre main. Posez-en une, ou revenez en arrière.
    }
reason-keep-card =
    { $why ->
        [forfeited] Vous avez touché la défausse et pioché au talon, vous ne pouvez donc pas sortir dans cette manche. Gardez une carte de plus.
       *[last] Il doit rester une carte pour la défausse qui finit votre tour. Posez une carte de moins.
    }
reason-joker-finish = À cette table la dernière carte défaussée ne peut pas être un joker. Posez le joker et défaussez une autre carte.
# $cards is the card that was taken from the discard pile in this turn.
reason-throw-back =
    { $why ->
        [knock] Vous venez de prendre { $cards } à la défausse, et ne pouvez pas jeter cette carte en cognant. Jetez-en une autre.
       *[discard] Vous venez de prendre { $cards } à la défausse, et cette carte n’y retourne pas dans le même tour. Défaussez-en une autre.
    }
# $most is how many new melds a turn may have.
reason-new-melds =
    { $most ->
        [one] Cette table permet une combinaison nouvelle par tour. Ajoutez des cartes aux combinaisons, ou défaussez.
       *[other] Cette table permet { $most } combinaisons nouvelles par tour. Ajoutez des cartes aux combinaisons, ou défaussez.
    }
# $cards is the card that was turned up.
reason-upcard-passed = Vous avez tous deux passé sur { $cards } ; la carte reste où elle est. Piochez au talon.
reason-must-knock =
    { $why ->
        [gin] Votre main est un gin, et à cette table il se montre aussitôt. Cognez avec la carte qui ne laisse pas de bois mort.
        [less] Votre main est un gin, et à cette table il se montre aussitôt. Choisissez une carte et des combinaisons qui ne laissent pas de bois mort.
       *[wall] La dernière défausse ne se prend que pour cogner avec elle. Cognez maintenant.
    }
# $cards are those in no meld and $have what they count; a knocker may keep $need.
reason-deadwood =
    { $why ->
        [wall] Avec { $cards } vous ne pourriez pas cogner : il resterait plus de { $need } de bois mort. Passez.
        [test] À cette table une seule façon de combiner décide, et elle laisse { $cards } : { $have } de bois mort, et { $need } est le plus permis. Défaussez et continuez.
        [melds] Il resterait { $cards }, { $have } de bois mort, et vous pouvez cogner avec { $need } au plus. Choisissez d’autres combinaisons : votre main peut mieux.
        [gin] Il resterait { $cards }, { $have } de bois mort, et dans cette manche seul un gin se montre. Défaussez et continuez.
       *[knock] Il resterait { $cards }, { $have } de bois mort, et vous pouvez cogner avec { $need } au plus. Défaussez et continuez.
    }
# $cards are those in no meld.
reason-not-melded =
    { $count ->
        [one] { $cards } n’est dans aucune combinaison, et pour un grand gin chaque carte est dans l’une d’elles. Jetez cette carte et cognez, ou choisissez d’autres combinaisons.
       *[other] { $cards } ne sont dans aucune combinaison, et pour un grand gin chaque carte est dans l’une d’elles. Choisissez d’autres combinaisons, ou cognez en jetant une carte.
    }
# $need is how many jokers must still be laid.
reason-joker-unused =
    { $why ->
        [new-meld]
            { $need ->
                [one] Le joker repris doit aller dans une combinaison nouvelle dans ce tour. Posez-en une avec lui, ou annulez l’échange.
               *[other] Les { $need } jokers repris doivent aller dans des combinaisons nouvelles dans ce tour. Posez-les, ou annulez des échanges.
            }
       *[any]
            { $need ->
                [one] Le joker repris doit être posé dans ce tour. Posez-le, ou annulez l’échange.
               *[other] Les { $need } jokers repris doivent être posés dans ce tour. Posez-les, ou annulez des échanges.
            }
    }

# The rules in prose, made from the answers of a table.
#
# Every answer is given under its path with dashes ($swap-from-set, $values-court): words as they stand in the
# rules file, yes or no, or a number. $title is the name of the game; $seats "4" or "2 to 6" players; $wins is
# most or fewest, the points that win.

# How numbers of players are said.
seats-span = { $low } à { $high }
# The heading above a game's rules.
rules-title = Règles : { $title }
rules-title-seats = Règles : { $title }, pour { $seats } joueurs
rules-changes = Changé à cette table
rules-instead = { $title }, règle d’origine : { $answers }.
# Where a text is no more than a draft.
rules-draft = Cette traduction est un brouillon de notre main. Personne dont c’est la langue maternelle ne l’a encore relue.
# Above the rules of a preset in the documents. $law and $knobs are addresses.
rules-page-note = Version { $version }. Les numéros entre parenthèses sont ceux de [la loi du jeu]({ $law }), en anglais, où chaque règle a sa source. Ce qu’une table peut changer se trouve dans [le tableau des règles maison]({ $knobs }), en anglais lui aussi.
rules-section-goal = De quoi s’agit-il ?
rules-section-deck = Les cartes
rules-section-deal = La donne
rules-section-turn = Un tour
rules-section-passport = Le passeport
rules-section-melds = Les combinaisons
rules-section-jokers = Les jokers
rules-section-layoff = Ajouter des cartes
rules-section-swap = Échanger contre un joker
rules-section-dead = Mort
rules-section-end = La fin d’une manche
rules-section-count = Le décompte
rules-section-match = La partie

## What is it about?

rule-goal = Il s’agit de rester avec le moins de points possible. Les cartes quittent votre main dans des combinaisons que vous posez sur la table, et une à une quand vous les ajoutez à des combinaisons, les vôtres ou celles des autres.
rule-no-draw = On ne pioche pas et on ne défausse pas. Celui qui, à son tour, ne peut poser aucune carte est mort, et ce qu’il tient compte contre lui. Il vaut donc la peine de durer : souvent mieux vaut jouer un peu à chaque tour que tout d’un coup.

## The cards

rule-deck =
    Pour { $seats } joueurs : { $deck-packs ->
        [one] 1 jeu
       *[other] { $deck-packs } jeux
    } de 52 cartes et { $deck-jokers ->
        [0] aucun joker
        [one] 1 joker
       *[other] { $deck-jokers } jokers
    }, { $total } cartes en tout.
rule-players =
    { $low ->
        [0] On joue à { $high }.
       *[other] On joue de { $low } à { $high }.
    }

## The deal

rule-hand = Pour { $seats } joueurs, chacun reçoit { $deal-hand-size } cartes.
# The usual number, before the exceptions.
rule-hand-all = Chaque joueur reçoit { $deal-hand-size } cartes.
rule-direction =
    Les cartes sont distribuées une à une, { $deal-direction ->
        [anticlockwise] dans le sens inverse des aiguilles d’une montre, la première au joueur à droite du donneur. Les tours passent de même.
       *[clockwise] dans le sens des aiguilles d’une montre, la première au joueur à gauche du donneur. Les tours passent de même.
    }
rule-starter =
    { $deal-starter ->
        [dealer] Le donneur joue le premier.
       *[next] Le joueur qui suit le donneur joue le premier.
    }
# $left is how many cards are left over, or "some" where that depends.
rule-aside =
    { $left ->
        [0] Il ne reste aucune carte.
        [some] Les cartes qui restent sont mises de côté, face cachée, et ne servent pas.
        [1] La carte qui reste est mise de côté, face cachée, et ne sert pas.
       *[other] Les { $left } cartes qui restent sont mises de côté, face cachée, et ne servent pas.
    } { $deal-aside-shown-after ->
        [yes] La manche finie, on les montre.
       *[no] Personne ne les voit jamais.
    }

## A turn

rule-turn = À votre tour vous posez au moins une combinaison ou ajoutez au moins une carte. Vous pouvez en faire plus, dans n’importe quel ordre et sans limite, et finir le tour quand il vous plaît. On ne passe pas.
rule-turn-free = Personne n’est obligé de faire plus d’une chose par tour, ni de poser ce qui pourrait l’être : trois as peuvent partir un à un, tour après tour, sur un groupe d’as déjà posé.
rule-turn-stays = Ce qui est sur la table y reste. Les combinaisons ne sont ni réunies, ni partagées, ni déplacées.

## The passport

rule-passport =
    La première chose à faire dans une manche est de poser une combinaison, à votre premier tour : votre passeport. Il ne demande pas de points{ $jokers ->
        [0] .
       *[other] , et il peut contenir des jokers.
    } Avant lui vous ne pouvez { $jokers ->
        [0] rien ajouter
       *[other] ni ajouter de carte ni reprendre de joker
    } ; après lui, dans le même tour, tout vous est ouvert.
rule-passport-must =
    { $idle-voluntary-dead ->
        [yes] Si vous n’avez aucune combinaison à votre premier tour, vous êtes mort aussitôt. Si vous en avez une, vous pouvez la poser, ou être mort quand même.
       *[no] Si vous avez une combinaison à votre premier tour, vous devez la poser. Si vous n’en avez pas, vous êtes mort aussitôt ; c’est rare.
    }

## Melds

rule-runs =
    Une suite, c’est trois cartes ou plus d’une même couleur qui se suivent. { $melds-circular ->
        [yes] L’as relie les deux bouts, et une suite peut donc tourner : dame, roi, as, deux. Une suite a 13 cartes au plus.
       *[no]
            { $melds-aces ->
                [low] L’as est bas, avant le deux, et rien ne suit le roi.
               *[both]
                    L’as est bas avant le deux ou haut après le roi, et rien ne suit un as haut. { $melds-run-max ->
                        [14] La suite la plus longue a 14 cartes, un as à chaque bout.
                       *[13] La suite la plus longue a 13 cartes, donc un seul as.
                    }
            }
    }
rule-sets =
    Un groupe, c’est trois cartes ou plus de même valeur. { $melds-set-suits ->
        [distinct]
            Ses couleurs sont toutes différentes : un brelan de trois cartes ou un carré de quatre{ $jokers ->
                [0] .
               *[other] , joker compris.
            }
       *[repeat] Les couleurs peuvent se répéter, même la même carte de deux jeux, et un groupe peut grandir autant que les cartes le permettent.
    }

## Jokers

rule-no-jokers = Il n’y a pas de joker dans le jeu.
rule-jokers = Un joker remplace n’importe quelle carte. Dans une suite il remplace une carte précise, dans un groupe seulement la valeur. Il peut remplacer une carte dont tous les exemplaires se voient ailleurs. Seuls les jokers imprimés comptent comme tels.
rule-jokers-said = Là où les cartes se liraient de deux façons, suite ou groupe, ou joker à un bout ou à l’autre, vous dites laquelle. Cela vaut ensuite.
rule-jokers-naturals =
    { $melds-min-naturals ->
        [0] Une combinaison peut n’avoir que des jokers ; vous dites ce qu’ils remplacent.
        [1] Une combinaison a au moins une carte qui n’est pas un joker.
       *[other] Une combinaison a au moins { $melds-min-naturals } cartes qui ne sont pas des jokers.
    }
rule-jokers-run =
    { $wild-max-in-run ->
        [0] Une suite n’admet pas de joker.
        [1] Une suite admet un joker.
        [any]
            Une suite admet autant de jokers qu’on veut, { $wild-adjacent ->
                [yes] même côte à côte.
               *[no] mais pas deux côte à côte.
            }
       *[other]
            Une suite admet { $wild-max-in-run } jokers, { $wild-adjacent ->
                [yes] même côte à côte.
               *[no] mais pas deux côte à côte.
            }
    }
rule-jokers-set =
    { $wild-max-in-set ->
        [any] Un groupe admet autant de jokers qu’on veut.
        [0] Un groupe n’admet pas de joker.
        [1] Un groupe admet un joker.
       *[other] Un groupe admet { $wild-max-in-set } jokers.
    }
rule-jokers-place =
    { $wild-in-run ->
        [ends] Dans une suite un joker ne peut être qu’à un bout, et ce bout ne grandit plus.
        [burnt] Dans une suite un joker ne peut remplacer qu’une carte brûlée, dont tous les exemplaires sont déjà posés quand on le pose.
       *[anywhere] Dans une suite un joker peut être n’importe où.
    }
rule-jokers-fixed =
    { $wild-rebind ->
        [slide] Si vous tenez la carte même que remplace un joker d’une suite, vous pouvez l’ajouter à la place du joker et pousser celui-ci à un bout libre de la suite.
       *[fixed] Quand une suite grandit, ses jokers restent où ils sont et remplacent ce qu’ils remplaçaient.
    }

## Laying off

rule-layoff =
    Vous pouvez ajouter autant de cartes que vous voulez à toutes les combinaisons de la table, quel que soit celui qui les a posées. Une suite se prolonge à ses deux bouts. Un groupe prend des cartes de sa valeur, { $melds-set-suits ->
        [distinct] d’une couleur qui lui manque.
       *[repeat] même d’une couleur qu’il a déjà.
    } { $melds-aces ->
        [low] { "" }
       *[both] Un as qui va aux deux bouts d’une suite va où vous le dites.
    }
rule-layoff-jokers =
    { $layoff-joker-on-opponent ->
        [none] Les jokers ne s’ajoutent qu’à vos propres combinaisons.
        [sets] Les jokers s’ajoutent à vos propres combinaisons et aux groupes des autres, pas à leurs suites.
       *[all] Les jokers aussi s’ajoutent aux combinaisons de tous.
    }

## Swapping for a joker

rule-swap = À votre tour, une fois votre passeport posé, vous pouvez mettre une carte de votre main à la place d’un joker de la table, quel que soit celui qui l’a posé, et prendre ce joker. Dans une suite ce doit être la carte même qu’il remplace, de n’importe quel jeu.
rule-swap-set =
    { $swap-from-set ->
        [square] Le joker d’un groupe ne se reprend que si le groupe est un carré où se trouvent trois couleurs : avec celle qui manque. Dans un brelan il ne remplace aucune carte précise.
        [square_both] Le joker d’un groupe ne se reprend que dans le tour où une carte naturelle en a fait un carré à trois couleurs : avec celle qui manque.
        [never] Le joker d’un groupe ne se reprend pas.
       *[rank] Dans un groupe n’importe quelle carte de même valeur convient.
    }
rule-swap-free =
    Reprendre un joker n’est pas un coup : il vous faut encore poser une combinaison ou ajouter une carte dans le même tour. Vous pouvez en reprendre autant que vous voulez, avant et après. { $swap-same-turn ->
        [yes] Le tour de votre passeport ne fait pas exception.
       *[no] Seul le tour de votre passeport ne le permet pas.
    }
rule-swap-use =
    { $swap-use ->
        [new_meld] Un joker repris doit aller dans une combinaison nouvelle avant la fin de votre tour.
        [any] Un joker repris doit être posé avant la fin de votre tour, dans une combinaison ou sur une autre.
       *[keep] Vous pouvez garder un joker repris pour des tours suivants ; en main à la fin, il compte comme une autre carte.
    }
rule-swap-last =
    On échange une carte contre une autre, et cela ne vide donc jamais une main. { $swap-use ->
        [keep] Si rien ne peut être posé ensuite, vous êtes mort et gardez le joker.
       *[other] Si le joker ne peut pas être posé, l’échange est annulé.
    }

## Dead

rule-dead =
    { $idle-voluntary-dead ->
        [yes] Au début d’un tour vous pouvez vous déclarer mort, même si vous avez un coup à jouer. Si vous n’en avez pas, vous êtes mort.
       *[no] Si à votre tour vous ne pouvez ni poser de combinaison ni ajouter de carte, vous êtes mort. Tant que vous avez un coup, vous ne pouvez pas l’être.
    } { $jokers ->
        [0] { "" }
       *[other]
            { $idle-dead-counts-swaps ->
                [yes] Reprendre un joker vaut un coup si vous pouvez ensuite poser quelque chose.
               *[no] Ce qu’un joker repris permettrait ne vaut pas un coup.
            }
    }
rule-dead-auto =
    { $idle-auto-dead ->
        [yes] Si vous n’avez aucun coup au début de votre tour, la table le dit pour vous.
       *[no] Si vous n’avez aucun coup, vous le dites vous-même.
    }
rule-dead-after = Un joueur mort ne joue plus dans cette manche, garde sa main face cachée et la compte toute, même les cartes que des combinaisons posées plus tard auraient prises.

## The end of a deal

rule-game = Qui pose la dernière carte de sa main a « Game » et gagne la manche sur-le-champ, au milieu d’un tour s’il le faut. Personne ne pose plus rien ensuite, pas même les combinaisons qu’il tient.
rule-last-survivor =
    { $out-last-survivor ->
        [ends] Sinon la manche finit dès qu’un seul joueur n’est pas mort.
       *[plays_on] Sinon la manche finit quand tous sont morts. Le dernier qui ne l’est pas continue seul.
    } Celui qui a le moins de points la gagne alors. Comme chaque tour pose une carte ou finit par une mort, une manche finit toujours.

## Counting

rule-values =
    Les cartes restées en main comptent : du deux au dix leur nombre, valet, dame et roi { $values-court } chacun, un as { $values-ace-in-hand }{ $jokers ->
        [0] .
       *[other]
            { $values-joker-in-hand ->
                [doubles_hand] . Un joker ne compte rien lui-même mais double la main, une seule fois quel que soit leur nombre.
               *[other] , un joker { $values-joker-in-hand }.
            }
    }
rule-score =
    Votre score est la somme des cartes que vous tenez encore{ $jokers ->
        [0] .
       *[other] , jokers compris.
    } Avec « Game » il est de 0. Peu de points, c’est bien.
rule-no-passport =
    { $score-no-passport ->
        [plus_50] Un joueur mort sans avoir jamais posé de combinaison compte 50 points de plus.
        [double] Un joueur mort sans avoir jamais posé de combinaison compte sa main deux fois.
       *[none] Être mort ne coûte rien de plus, même sans passeport : la main pleine suffit.
    }

## The match

rule-match =
    { $match-kind ->
        [independent]
            Chaque manche est un jeu pour elle-même. { $match-deals ->
                [none] On en joue autant qu’on veut.
                [1] La partie est d’une manche.
               *[other] La partie est de { $match-deals } manches, et qui en a gagné le plus la gagne.
            }
       *[cumulative]
            Les points de toutes les manches sont additionnés, et le total le plus { $wins ->
                [most] haut
               *[fewest] bas
            } gagne. { $match-target ->
                [none]
                    La partie finit après { $match-deals ->
                        [1] une manche.
                       *[other] { $match-deals } manches.
                    }
               *[other]
                    { $match-elimination ->
                        [yes]
                            Qui atteint { $match-target } points est éliminé. Le dernier qui reste gagne ; s’il n’en reste aucun, c’est le total le plus bas. { $match-deals ->
                                [none] { "" }
                                [1] La partie finit après une manche au plus tard.
                               *[other] La partie finit après { $match-deals } manches au plus tard.
                            }
                       *[no]
                            La partie finit quand un total atteint { $match-target } points{ $match-deals ->
                                [none] .
                                [1] , ou après une manche.
                               *[other] , ou après { $match-deals } manches.
                            }
                    }
            }
    }
rule-last-deal =
    { $match-last-deal-factor ->
        [1] Toutes les manches ont le même poids.
       *[other] Les points de la dernière manche sont multipliés par { $match-last-deal-factor }.
    }
rule-dealer =
    Le premier donneur est tiré au sort. Ensuite { $match-dealer ->
        [next] c’est chaque fois au joueur suivant de donner.
        [worst_loser]
            c’est le joueur qui a eu le { $wins ->
                [most] moins
               *[fewest] plus
            } de points dans la dernière manche qui donne.
       *[last_winner] c’est le gagnant de la dernière manche qui donne.
    } { $match-dealer ->
        [next] { "" }
       *[other] À égalité, c’est celui qu’on rencontre le premier en partant du donneur.
    }
rule-ties =
    Une manche que plusieurs gagnent est partagée. { $match-ties ->
        [extra_deal] Une partie où plusieurs sont en tête n’est pas finie : tous jouent d’autres manches jusqu’à ce qu’un joueur soit seul devant.
       *[shared] Une partie aussi.
    }
rule-settlement =
    { $match-settlement ->
        [difference]
            Après chaque manche chacun paie à tous ceux qui ont { $wins ->
                [most] plus
               *[fewest] moins
            } de points la différence, en points.
        [winner_takes_difference] Après chaque manche chacun paie au gagnant la différence, en points ; plusieurs gagnants se la partagent.
       *[none] Rien n’est réglé entre les joueurs ; les points sont le résultat.
    }
rules-section-opening = L’ouverture
rules-section-free = Récupérer un joker
rules-section-borrow = Emprunter aux combinaisons
rules-section-carte = Une seule carte en main
rules-section-stock = Le talon
rules-section-out = Sortir

## What is it about?

rule-rami-goal =
    Il s’agit d’être le premier sans cartes, et de tenir peu de points quand un autre l’est. { $wins ->
        [most] Celui qui l’est marque tout ce que tiennent les autres.
       *[fewest] { "" }
    } Les cartes quittent votre main dans des combinaisons que vous posez sur la table, une à une quand vous les ajoutez à des combinaisons, et par la défausse.

## The deal

rule-rami-hand =
    Pour { $seats } joueurs, chacun reçoit { $deal-hand-size } cartes{ $deal-extra ->
        [0] .
       *[other] , et celui qui commence une de plus.
    }
rule-rami-hand-all =
    Chaque joueur reçoit { $deal-hand-size } cartes{ $deal-extra ->
        [0] .
       *[other] , et celui qui commence une de plus.
    }
rule-rami-cut =
    Le joueur à gauche du donneur coupe. { $deal-cut-joker ->
        [kept] Un joker retourné à la coupe lui reste : c’est une des cartes qu’il reçoit.
       *[ignored] Ce que montre la coupe n’a pas d’importance.
    }
rule-rami-starter =
    { $deal-starter ->
        [dealer] Le donneur joue le premier
       *[next] Le joueur qui suit le donneur joue le premier
    }{ $deal-extra ->
        [0] . { $deal-starter-first-turn ->
                [full] C’est un tour comme les autres.
               *[discard_only] À ce premier tour on ne pose rien : on pioche et on défausse.
            }
       *[other]
            { " " }et ne pioche pas, puisqu’il a une carte de plus. { $deal-starter-first-turn ->
                [full] Il peut poser comme à tout autre tour, puis il défausse.
               *[discard_only] À ce premier tour il ne fait que défausser.
            }
    }
# $left is how many cards are left over, or "some" where that depends.
rule-rami-stock =
    { $left ->
        [some] Les cartes qui restent forment le talon, face cachée.
        [1] La carte qui reste forme le talon, face cachée.
       *[other] Les { $left } cartes qui restent forment le talon, face cachée.
    } { $deal-upcard ->
        [yes] Une carte est retournée à côté et commence la défausse.
       *[no] La défausse, à côté, est vide au départ.
    }

## A turn

rule-rami-turn =
    À votre tour vous piochez une carte, puis vous posez ce que vous pouvez et voulez, et pour finir vous défaussez une carte, face visible. { $jokers ->
        [0] Ce peut être n’importe laquelle, même une qui irait sur la table.
       *[other] Ce peut être n’importe laquelle, même un joker ou une carte qui irait sur la table.
    }
rule-rami-take =
    Vous piochez au talon, ou vous prenez la carte du dessus de la défausse. { $draw-take ->
        [free] La carte prise peut rester dans votre main.
       *[must_lay]
            La carte prise doit être posée dans le même tour{ $jokers ->
                [0] { "" }, dans une combinaison nouvelle ou sur une autre.
               *[other] { "" }, dans une combinaison nouvelle, sur une autre ou à la place d’un joker.
            }
    } { $opening-kind ->
        [free] { "" }
       *[other] Avant d’avoir ouvert, vous ne pouvez la prendre que pour ouvrir avec elle dans ce tour.
    }
rule-rami-take-round =
    { $draw-take-from-round ->
        [1] La défausse vous est ouverte dès votre premier tour.
       *[other] La défausse vous est ouverte à partir de votre tour { $draw-take-from-round } de la manche.
    }
rule-rami-throw-back =
    { $draw-throw-back ->
        [no] Une carte prise à la défausse ne peut pas être défaussée dans le même tour.
       *[yes] Une carte prise à la défausse peut être défaussée de nouveau dans le même tour.
    }
rule-rami-take-joker =
    { $draw-take-joker ->
        [no] Un joker qui est sur la défausse ne se prend pas.
       *[yes] Un joker qui est sur la défausse se prend comme une autre carte.
    }
rule-rami-touch =
    { $draw-touch ->
        [no_dry_this_turn] Qui touche la défausse et pioche quand même au talon ne peut plus sortir d’un coup dans ce tour : s’il sort, il compte simplement.
        [no_dry_this_deal] Qui touche la défausse et pioche quand même au talon ne peut plus sortir d’un coup dans cette manche : s’il sort en un tour, il compte simplement.
        [no_exit_this_deal] Qui touche la défausse et pioche quand même au talon ne peut plus sortir dans cette manche.
       *[ignored] Toucher la défausse et piocher quand même au talon ne coûte rien.
    }

## Melds

rule-rami-melds = Une combinaison appartient à celui qui l’a posée. Deux combinaisons identiques peuvent se trouver côte à côte.
rule-rami-new-melds =
    { $out-new-melds ->
        [any] Vous pouvez poser autant de combinaisons nouvelles que vous voulez dans un tour.
        [1] Vous pouvez poser une combinaison nouvelle par tour, et ajouter des cartes comme vous voulez.
       *[other] Vous pouvez poser { $out-new-melds } combinaisons nouvelles par tour au plus, et ajouter des cartes comme vous voulez.
    }

## Jokers

rule-rami-jokers =
    Un joker remplace n’importe quelle carte. Dans une suite il remplace une carte précise. { $melds-set-suits ->
        [repeat] Dans un groupe il ne remplace que la valeur.
       *[distinct] Dans un carré il remplace la couleur qui manque. Dans un brelan il remplace une des deux couleurs qui manquent, et nul ne peut dire laquelle.
    } Seuls les jokers imprimés comptent comme tels.
rule-rami-burnt =
    { $wild-burnt-counts-discards ->
        [yes] Un exemplaire sur la défausse compte comme un exemplaire posé.
       *[no] Seuls comptent les exemplaires des combinaisons, pas ceux de la défausse. Il ne reste donc aucune carte pour reprendre le joker d’une suite.
    }

## The opening

rule-rami-opening =
    { $opening-kind ->
        [none] Votre première pose d’une manche, votre ouverture, peut être n’importe quelle combinaison, à n’importe lequel de vos tours.
        [free] Rien n’est demandé pour la première pose : vous pouvez poser n’importe quelle combinaison, ou ajouter des cartes à celles des autres avant d’en avoir une.
       *[points]
            Votre première pose d’une manche est votre ouverture. { $opening-points ->
                [0] Elle ne demande pas de points.
               *[other] Les cartes que vous posez dans ce seul tour doivent valoir ensemble { $opening-points } points au moins ; { $opening-points } tout juste suffit.
            }
    }
rule-rami-pure =
    { $opening-pure-run ->
        [subrun] Il y faut une suite nouvelle, toute de votre main, où trois cartes naturelles se suivent ; un joker peut être à côté d’elles.
        [off] La tierce franche n’est pas nécessaire.
       *[new] Il y faut une tierce franche : une suite nouvelle sans joker, toute de votre main.
    }
rule-rami-worth =
    Du deux au dix, les cartes valent leur nombre, valet, dame et roi { $values-court } chacun, un as { $values-ace-in-meld ->
        [always_10] toujours 10.
       *[by_place] 1 au bas d’une suite, 11 après le roi et dans un groupe.
    } { $jokers ->
        [0] { "" }
       *[other]
            { $opening-joker-counts ->
                [zero] Un joker ne vaut rien.
                [thirty_five] Un joker vaut 35.
               *[replaced] Un joker vaut autant que la carte qu’il remplace.
            }
    }
rule-rami-opening-table =
    { $borrow-kind ->
        [off] On peut y ajouter des cartes aux combinaisons des autres,
       *[single] On peut y ajouter des cartes aux combinaisons des autres et leur en emprunter,
    } mais seules comptent vos propres cartes nouvelles. L’ouverture ne s’étale pas sur plusieurs tours.{ $jokers ->
        [0] { "" }
       *[other] { " " }Un joker repris sur la table n’aide pas à ouvrir.
    }
rule-rami-opening-discard =
    { $opening-points-from-discard ->
        [same]
            Si le tour a commencé par une carte de la défausse, l’ouverture demande autant de points. { $opening-discard-points-always ->
                [yes] Plus tard aussi, qui prend à la défausse doit poser des cartes pour autant de points dans ce tour.
               *[no] { "" }
            }
       *[other]
            Si le tour a commencé par une carte de la défausse, l’ouverture demande { $opening-points-from-discard } points. { $opening-discard-points-always ->
                [yes] Plus tard aussi, qui prend à la défausse doit poser des cartes pour autant de points dans ce tour.
               *[no] Plus tard on peut prendre à la défausse sans compter de points.
            }
    }
rule-rami-opening-round =
    { $opening-kind ->
        [free] Vous pouvez poser
       *[other] Vous pouvez ouvrir
    } { $opening-from-round ->
        [1] dès votre premier tour.
       *[other] à partir de votre tour { $opening-from-round } de la manche.
    }
rule-rami-after = Une fois que vous avez ouvert, vous pouvez poser n’importe quelle combinaison, quoi qu’elle vaille.

## Laying off

rule-rami-layoff = On peut ajouter des cartes une fois qu’on a ouvert, et dans l’ouverture même.

## Freeing a joker

rule-rami-swap =
    À votre tour{ $opening-kind ->
        [free] { "" }
       *[other] , une fois que vous avez ouvert,
    } vous pouvez mettre une carte de votre main à la place d’un joker de la table, quel que soit celui qui l’a posé, et prendre ce joker. Dans une suite ce doit être la carte même qu’il remplace, de n’importe quel jeu.
rule-rami-swap-turn =
    { $swap-same-turn ->
        [no] Dans le tour où vous ouvrez, ce n’est pas encore permis.
       *[yes] Dans le tour où vous ouvrez, c’est permis dès que votre ouverture est complète.
    }

## Borrowing from melds

rule-rami-borrow =
    { $borrow-kind ->
        [off] Ce qui est dans une combinaison y reste. On n’y prend aucune carte pour une autre.
       *[single]
            Vous pouvez prendre des cartes naturelles à une combinaison de la table, quel que soit celui qui l’a posée, s’il en reste une de trois cartes au moins : n’importe lesquelles d’un groupe, celles des bouts d’une suite. Dans le même tour elles vont ensemble dans une seule combinaison nouvelle, avec au moins une carte de votre main. La nouvelle est à vous, l’ancienne reste à qui l’a posée. { $opening-kind ->
                [free] { "" }
               *[other] Il faut avoir ouvert, ou le faire en ouvrant.
            }
    }
rule-rami-borrow-split =
    { $borrow-split ->
        [yes] On peut aussi prendre au milieu d’une suite, si elle se partage en deux suites de trois cartes au moins.
       *[no] On ne prend rien au milieu d’une suite, même si ses deux moitiés étaient assez longues.
    }
rule-rami-borrow-joker =
    { $borrow-joker ->
        [yes] Un joker s’emprunte comme une carte naturelle.
       *[no] Un joker ne s’emprunte pas ; il ne quitte une combinaison que contre sa carte.
    } { $borrow-from-joker-meld ->
        [no] À une combinaison qui a un joker on n’emprunte rien.
       *[yes] À une combinaison qui a un joker on peut emprunter d’autres cartes.
    }

## One card left

rule-rami-carte =
    { $out-carte ->
        [auto] Quand votre défausse ne vous laisse qu’une carte, la table dit « carte » pour vous, et chacun est prévenu.
        [off] Personne n’a à dire combien de cartes il lui reste.
       *[manual] Quand votre défausse ne vous laisse qu’une carte, vous dites « carte ». Si vous l’oubliez, vous piochez aussitôt deux cartes au talon, ou ce qu’il en reste.
    }
rule-rami-a-carte =
    { $draw-take-with-one ->
        [yes] Avec une seule carte en main aussi, on peut prendre à la défausse.
       *[no] Avec une seule carte en main, on ne prend pas à la défausse.
    }

## The stock

rule-rami-renew =
    { $draw-renewals ->
        [0] Quand le talon est épuisé, on n’en refait pas.
       *[other]
            Quand il faut piocher et que le talon est épuisé, { $draw-renew ->
                [taken] vous prenez la carte du dessus de la défausse, ou vous retournez tout le tas tel quel : c’est le nouveau talon, et vous y piochez.
                [turned] on retourne la défausse telle quelle, sans la mélanger, pour en refaire un.
               *[shuffled] on mélange la défausse pour en refaire un.
            } { $draw-renewals ->
                [1] Cela se fait une fois par manche.
                [any] Cela se fait aussi souvent qu’il le faut.
               *[other] Cela se fait { $draw-renewals } fois par manche au plus.
            }
    }
rule-rami-renew-top =
    { $draw-renew ->
        [taken] Si on ne la prend pas, la carte du dessus de la défausse part avec les autres.
       *[other]
            { $draw-renew-keeps-top ->
                [no] La carte du dessus de la défausse part avec les autres.
               *[yes] La carte du dessus de la défausse reste en place.
            }
    }
rule-rami-blocked =
    S’il n’y a plus rien à piocher, vous pouvez encore prendre le dessus de la défausse{ $opening-kind ->
        [free] .
       *[other] { " " }si vous pouvez le poser.
    } Sinon la manche est bloquée : { $score-pays ->
        [winner_collects] personne ne marque, et personne n’a gagné.
       *[own_cards] tous comptent comme perdants, rien n’est multiplié, et personne n’a gagné.
    }
rule-rami-max-turns = Une manche qui a duré { $out-max-turns } tours est bloquée elle aussi.

## Going out

rule-rami-out =
    { $out-discard ->
        [optional] La manche finit dès que quelqu’un n’a plus de cartes, après la dernière défausse ou après avoir posé sa dernière carte.
       *[required] La manche finit quand quelqu’un défausse sa dernière carte. Il faut donc toujours garder une carte à défausser quand on pose.
    } Tout le reste doit vraiment être posé ; montrer sa main ne suffit pas.
rule-rami-at-once =
    { $opening-kind ->
        [free] Sortir en un seul tour, sans avoir rien posé avant dans la manche, c’est sortir d’un coup.
       *[other] Sortir dans le tour même où l’on ouvre, c’est sortir d’un coup. Si personne d’autre n’a encore ouvert, cela s’appelle un rami sec.
    }
rule-rami-at-once-needs =
    { $out-at-once-needs ->
        [run_only] Il y faut la tierce franche de l’ouverture, mais aucun nombre de points.
        [none] Il n’y faut ni les points ni la tierce franche de l’ouverture.
       *[points_and_run] Il y faut les points et la tierce franche de toute ouverture.
    }
rule-rami-at-once-table =
    { $out-at-once-may-use-table ->
        [no] Qui s’est servi d’une combinaison déjà posée compte simplement.
       *[yes] Peu importe qu’on se soit servi de combinaisons déjà posées.
    }
rule-rami-joker-finish =
    { $score-joker-finish ->
        [double] Sortir autrement avec un joker comme dernière défausse double les points de tous les autres.
        [flat_200] Sortir autrement avec un joker comme dernière défausse donne 200 points à chacun des autres.
        [forbidden] La dernière défausse ne peut pas être un joker.
       *[plain] La dernière défausse peut être un joker. Si ce n’était pas d’un coup, cela ne change rien.
    }

## Counting

rule-rami-score =
    { $score-pays ->
        [winner_collects]
            Celui qui sort marque ce que comptent ensemble les autres, par les cartes qu’ils tiennent encore{ $score-winner-bonus ->
                [0] .
               *[other] , et { $winner-gets } de plus.
            } Les autres ne marquent rien. Beaucoup de points, c’est bien.
       *[own_cards]
            { $score-winner-bonus ->
                [0] Celui qui sort compte 0.
               *[other] Celui qui sort compte { $score-winner-bonus }, retirés de son total.
            } Les autres{ $opening-kind ->
                [free] { "" }
               *[other] , s’ils ont ouvert,
            } comptent les cartes qu’ils tiennent encore. Peu de points, c’est bien.
    }
rule-rami-unopened = Qui n’a pas encore ouvert compte { $score-unopened }, quelle que soit sa main.
rule-rami-multiply =
    Quand quelqu’un sort d’un coup, les points de tous les autres{ $opening-kind ->
        [free] { "" }
       *[other] , qu’ils aient ouvert ou non,
    } sont multipliés par { $score-at-once-factor }{ $jokers ->
        [0] .
       *[other] , ou par { $score-at-once-joker-factor } si la dernière défausse était un joker.
    }
rule-rami-flat =
    Quand quelqu’un sort d’un coup, tous les autres comptent 100 tout juste{ $opening-kind ->
        [free] { "" }
       *[other] , qu’ils aient ouvert ou non
    }{ $jokers ->
        [0] .
       *[other] , et 200 si la dernière défausse était un joker.
    }
rule-rami-dry =
    Sortir d’un coup est une sortie sèche, payée selon les jokers posés dans ce tour. { $score-dry-table ->
        [falling] Sans joker les points des autres comptent deux fois, avec un joker une fois et demie, avec plus une fois.
        [literal] Sans joker les points des autres comptent une fois, avec un joker une fois et demie. Avec plus ils comptent de nouveau une fois, mais deux fois pour ceux qui n’ont pas ouvert.
       *[rising] Sans joker les points des autres comptent une fois, avec un joker une fois et demie, avec plus deux fois.
    }
rule-rami-rounding =
    { $score-rounding ->
        [down] Un demi-point tombe.
       *[half_up] Un demi-point est arrondi vers le haut.
    }
rules-section-knock = Cogner
rules-section-showing = Après le coup
rules-section-wall = La fin du talon

## What is it about?

rule-gin-goal = Vous formez des combinaisons dans votre main et les gardez cachées. Quand il reste peu à côté d’elles vous cognez, les deux mains sont montrées, et celui qui a le moins à côté de ses combinaisons marque. Beaucoup de points, c’est bien.

## The cards

rule-gin-deck = On joue avec un jeu de 52 cartes, sans joker.

## The deal

rule-gin-hand =
    Chaque joueur reçoit { $deal-hand-size } cartes, une à une{ $deal-extra ->
        [0] .
       *[other] , et celui qui commence une de plus.
    }
rule-gin-stock =
    { $deal-upcard ->
        [yes] La carte suivante est retournée et commence la défausse. Les { $left } autres, à côté, forment le talon, face cachée.
       *[no] Les { $left } autres cartes forment le talon, face cachée. La défausse, à côté, est vide au départ.
    }
rule-gin-starter =
    { $deal-starter ->
        [dealer] Le donneur joue le premier
       *[next] Celui qui ne donne pas joue le premier
    }{ $deal-extra ->
        [0] .
       *[other]
            { " " }et ne pioche pas, puisqu’il a une carte de plus. { $deal-starter-first-turn ->
                [full] Il peut cogner comme à tout autre tour, ou défausser.
               *[discard_only] À ce premier tour il ne fait que défausser.
            }
    }
rule-gin-offer = D’abord la carte retournée est offerte. Celui qui joue le premier peut la prendre ; s’il passe, l’autre le peut. Qui la prend défausse, et le jeu continue à partir de là. Si les deux passent, celui qui joue le premier pioche au talon, et la carte retournée ne se prend plus.

## A turn

rule-gin-turn = À votre tour vous prenez une carte, celle du dessus du talon ou celle du dessus de la défausse. Puis vous défaussez une carte, face visible, ou vous cognez. Tous voient ce qui est pris à la défausse et ce qui est défaussé.
rule-gin-throw-back =
    { $draw-throw-back ->
        [yes] Une carte prise à la défausse peut être défaussée de nouveau dans le même tour.
       *[no] Une carte prise à la défausse ne peut pas être défaussée dans le même tour.
    }
rule-gin-mutual =
    { $draw-mutual-return ->
        [ends] Quand les deux joueurs le font l’un après l’autre, la manche est nulle.
       *[plays_on] Les deux joueurs peuvent le faire l’un après l’autre, aussi longtemps qu’ils veulent.
    }
rule-gin-takes =
    { $draw-takes ->
        [any] On prend à la défausse aussi souvent qu’on veut.
       *[other] À la prise numéro { $draw-takes } à la défausse, les deux joueurs comptés ensemble, la manche est nulle. La prise de la carte retournée ne compte pas.
    }

## Melds

rule-gin-melds = Les combinaisons restent dans votre main jusqu’à ce que quelqu’un cogne. Une carte ne compte que dans une combinaison.
rule-gin-deadwood = Les cartes qui ne sont dans aucune combinaison sont du bois mort. Du deux au dix elles comptent leur nombre, valet, dame et roi { $values-court } chacun, un as { $values-ace-in-hand }. Votre bois mort est ce que laissent les combinaisons qui laissent le moins.

## Knocking

rule-gin-knock =
    La carte piochée en main, vous pouvez jeter une carte, face cachée, et cogner. { $knock-limit ->
        [0] Les autres doivent toutes être dans des combinaisons ; il ne doit rester aucun bois mort.
        [upcard] Le bois mort des autres peut compter autant que la carte retournée, et pas plus.
       *[other] Le bois mort des autres peut compter { $knock-limit } au plus.
    } Vous montrez vos combinaisons et, à part, le bois mort. Toutes les combinaisons conviennent qui n’en laissent pas plus. Qui n’en nomme aucune choisit celles qui en laissent le moins.
rule-gin-upcard =
    Un valet, une dame ou un roi retourné permet { $values-court }, et le nombre reste le même pour toute la manche, quel que soit celui qui prend la carte. { $knock-upcard-ace ->
        [gin_only] Un as retourné ne permet aucun bois mort : il y faut un gin.
       *[one] Un as retourné permet { $values-ace-in-hand }.
    }
rule-gin-knock-throw =
    { $knock-throw-back ->
        [yes] La carte jetée en cognant peut être celle que vous venez de prendre à la défausse.
       *[no] La carte jetée en cognant ne peut pas être celle que vous venez de prendre à la défausse.
    }
rule-gin-test =
    { $knock-test ->
        [first_melds] Pour savoir si vous pouvez cogner, on ne regarde qu’une façon de combiner toutes vos cartes, la première de celles qui laissent le moins, sans la carte la plus chère qui reste. Quelques mains ne peuvent donc pas cogner, bien qu’une autre façon suffise.
       *[exact] Vous pouvez cogner si une carte jetée et des combinaisons quelconques en laissent assez peu.
    }
rule-gin-gin =
    Cogner sans laisser de bois mort, c’est un gin. { $knock-gin ->
        [must] Si vous pouvez avoir un gin, vous devez le montrer : vous ne pouvez ni défausser ni cogner avec plus.
       *[may] Personne n’est obligé de cogner, ni de montrer un gin, dès que c’est possible.
    }
rule-gin-big =
    { $score-big-gin ->
        [none] Le grand gin, toutes les cartes combinées et aucune jetée, ne se joue pas : on jette toujours une carte.
       *[other] Si toutes vos cartes sont dans des combinaisons, avec celle que vous avez piochée, vous pouvez les montrer toutes et n’en jeter aucune. C’est le grand gin.
    }

## After the knock

rule-gin-layoff =
    { $knock-layoffs ->
        [no] Après le coup on n’ajoute rien. L’autre joueur montre lui aussi ses combinaisons, et ce qui reste est du bois mort.
       *[yes] Après un coup qui n’est pas un gin, l’autre joueur peut ajouter des cartes aux combinaisons de celui qui a cogné : la quatrième à un groupe, la suivante à l’un des bouts d’une suite, même à côté d’une carte qu’il vient d’ajouter. Il peut défaire pour cela ses propres combinaisons. Une carte qui va à un groupe et à une suite va où il le dit. Celui qui a cogné n’ajoute rien. Contre un gin non plus on n’ajoute rien.
    }
rule-gin-layoff-ends =
    { $knock-layoffs-per-end ->
        [any] À chaque bout d’une suite on ajoute autant de cartes qu’on veut.
        [1] À chaque bout d’une suite on ajoute une carte au plus.
       *[other] À chaque bout d’une suite on ajoute { $knock-layoffs-per-end } cartes au plus.
    }
rule-gin-defender =
    { $knock-defender ->
        [chosen] Ensuite l’autre joueur dit quelles combinaisons il montre ; tout le reste est du bois mort.
       *[best] Ensuite les meilleures combinaisons de l’autre joueur sont montrées, et ce qui reste est du bois mort.
    }

## The end of the stock

rule-gin-wall =
    { $draw-last ->
        [0] La dernière carte du talon peut être piochée.
        [1] La dernière carte du talon n’est jamais piochée.
       *[other] Les { $draw-last } dernières cartes du talon ne sont jamais piochées.
    } { $draw-wall ->
        [knock] Quand il ne reste qu’elles et qu’un joueur défausse sans cogner, l’autre peut encore prendre cette défausse si elle lui permet de cogner, et il doit alors cogner. Sinon la manche est nulle.
        [declare] Quand il ne reste qu’elles et qu’un joueur défausse sans cogner, l’autre prend cette défausse et continue, ou déclare la manche nulle. Ensuite le choix revient au premier.
       *[dead] Quand il ne reste qu’elles et qu’un joueur défausse sans cogner, la manche est nulle.
    }
rule-gin-max-turns = Une manche qui a duré { $out-max-turns } tours est nulle elle aussi.
rule-gin-dead = Dans une manche nulle personne ne marque.

## Counting

rule-gin-score = Après le coup, celui qui a cogné marque la différence s’il lui reste moins de bois mort qu’à l’autre. L’autre ne marque rien.
rule-gin-undercut =
    S’il en reste moins à l’autre, c’est un contre : l’autre marque la différence et { $score-undercut } de plus. { $score-tie ->
        [nothing] S’il en reste autant aux deux, personne ne marque.
       *[undercut] C’est un contre aussi s’il en reste autant aux deux.
    } Sans bois mort après un coup, l’autre a contré lui aussi, et n’a pas de gin.
rule-gin-bonus = Un gin marque le bois mort de l’autre et { $score-gin } de plus.
rule-gin-big-bonus = Un grand gin marque le bois mort de l’autre et { $score-big-gin } de plus.
rule-gin-spades =
    { $score-spade-doubles ->
        [yes] Si la carte retournée était un pique, ce que marque la manche compte double, prime comprise.
       *[no] La couleur de la carte retournée n’a pas d’importance.
    }

## The match

rule-gin-match =
    { $match-kind ->
        [independent]
            Chaque manche est un jeu pour elle-même. { $match-deals ->
                [none] On en joue autant qu’on veut.
                [1] La partie est d’une manche.
               *[other] La partie est de { $match-deals } manches, et qui en a gagné le plus la gagne.
            }
       *[cumulative]
            Les points de toutes les manches sont additionnés. { $match-target ->
                [none]
                    La partie finit après { $match-deals ->
                        [1] une manche.
                       *[other] { $match-deals } manches.
                    }
               *[other]
                    La partie finit quand un joueur a { $match-target } points{ $match-deals ->
                        [none] .
                        [1] , ou après une manche.
                       *[other] , ou après { $match-deals } manches.
                    }
            } Tout additionné, le plus de points gagne.
    }
rule-gin-game-bonus =
    { $match-game-bonus ->
        [0] Gagner la partie n’apporte pas de prime.
       *[other] Celui qui a alors le plus de points a gagné la partie et reçoit { $match-game-bonus } de plus.
    }
rule-gin-box =
    { $match-box ->
        [0] Les manches gagnées ne comptent rien de plus.
       *[other] Chaque manche gagnée est une case, et chaque case compte { $match-box } quand la partie est finie.
    } { $match-extra-boxes ->
        [yes] Un contre apporte une case de plus, un gin ou un grand gin deux de plus.
       *[no] Une manche est une case, de quelque façon qu’elle soit gagnée.
    }
rule-gin-shutout =
    Si l’autre n’a rien marqué du tout, la partie est blanche. { $match-shutout ->
        [double_before_boxes] Cela double les points et la prime du gagnant, avant qu’on ajoute les cases.
        [double_all] Cela double tout ce qu’a le gagnant, cases comprises.
        [double_bonus] Cela double la prime de la partie.
        [plus_100] Cela apporte 100 points au gagnant.
       *[none] Cela n’apporte rien de plus.
    }
rule-gin-columns =
    { $match-columns ->
        [1] Une partie suffit.
       *[other] On joue trois parties à la fois, côte à côte dans les trois colonnes de la feuille. Cela s’appelle Hollywood.
    }
rule-gin-hollywood = Votre première manche gagnée s’inscrit dans la première colonne, la deuxième dans les deux premières, la troisième et toutes les autres dans les trois. Chaque colonne est une partie pour elle-même, avec sa fin, sa prime, ses cases et sa partie blanche. Rien ne s’inscrit plus dans une colonne finie ; si vous n’y avez rien, votre prochaine première inscription va dans la colonne suivante. Tout est fini quand les trois le sont, et les trois comptent ensemble.
rule-gin-dealer =
    Le premier donneur est tiré au sort. Ensuite { $match-dealer ->
        [next] les joueurs donnent à tour de rôle.
        [last_winner] c’est le gagnant de la dernière manche qui donne.
       *[worst_loser] c’est le perdant de la dernière manche qui donne.
    } Une manche que personne n’a gagnée est redonnée par le même donneur.
rule-gin-ties =
    { $match-ties ->
        [extra_deal] Si les deux ont autant à la fin, on joue d’autres manches jusqu’à ce que l’un soit devant.
       *[shared] Si les deux ont autant à la fin, la partie est partagée.
    }

# One or two sentences for a rule on which the sources are silent or contradict each other: what speaks for what.

rules-why = Là où les sources divergent : { $why }

## Penang Rummy

why-deck = Avec trois jeux, personne ne dit combien il y a de jokers ; neuf gardent leur part du paquet.
why-hand = Le vieux texte donne 20 cartes à chacun et ne fait d’exception que pour trois joueurs.
why-aside = Une page fait distribuer tout le paquet, ce que ces nombres ne permettent pas.
why-passport-must = Le texte ne connaît pas de « je passe » ; personne n’est donc mort par choix.
why-runs-penang = Le texte admet un as à chaque bout d’une suite ; des jeux parents s’arrêtent à treize cartes, d’autres tournent en boucle.
why-sets-penang = Le texte compte un groupe de quatorze cartes au plus, ce qui suppose des couleurs répétées et six jokers ; des jeux parents veulent des couleurs différentes.
why-jokers-naturals = Personne ne dit si une combinaison peut n’avoir que des jokers. Sans carte naturelle, nul ne saurait ce qu’elle est.
why-jokers-many = Le plus grand groupe du texte demande six jokers, il n’y a donc pas de limite ; bien des jeux parents n’en admettent qu’un par combinaison.
why-jokers-place = La plupart des sources n’ont pas de limite. Un jeu parent n’admet les jokers qu’aux bouts d’une suite, un autre seulement pour des cartes brûlées.
why-jokers-fixed = Personne ne dit si un joker peut bouger. Là où on le reprend et le pose de nouveau, cela ne change presque rien.
why-layoff-jokers-penang = Le texte n’a pas de limite ; des jeux parents gardent les jokers loin des suites des autres.
why-swap-set-penang = Le texte demande une carte qui convient, et dans un groupe toute carte de la valeur convient ; des jeux parents demandent la couleur qui manque.
why-swap-use-penang = Le texte laisse garder le joker, au risque de ses points ; des jeux parents le veulent posé aussitôt.
why-dead = Le texte dit que reprendre un joker n’est pas un coup, et aussi que qui peut ajouter une carte n’est pas mort. Avec le joker repris, on le peut.
why-last-survivor = Le texte finit la manche quand tous sont morts, une page quand il n’en reste qu’un.
why-values-penang = Une seule page donne les points des cartes, et ce sont ses nombres.
why-no-passport = Ni le texte ni une page ne connaissent d’amende ; la main pleine suffit.
why-match-penang = Les uns jouent chaque manche pour elle-même, les autres additionnent. Jusqu’où, personne ne le dit ; avec 300 points une partie à quatre dure environ huit manches.
why-dealer-penang = Le texte connaît deux façons : là où l’on additionne, le gagnant donne ; ailleurs celui qui a eu le plus de points.
why-ties = Personne ne dit ce que devient une égalité.

## Rami

why-rami-hand = On joue de dix à quinze cartes ; treize est le nombre usuel.
why-rami-cut = Le long texte fait couper le voisin de gauche, des pages celui de droite. Cela ne compte que là où l’on garde un joker.
why-rami-starter = Le long texte fait commencer le donneur par une simple défausse ; des pages commencent par son voisin, ou font du premier tour un tour entier.
why-rami-stock = Quelques pages retournent une carte au départ ; le long texte non.
why-rami-take = Le long texte veut la carte posée dans le même tour. Des tables plus douces la laissent en main.
why-rami-rounds = Le long texte ne ferme aucun tour ; des pages n’ouvrent qu’à partir du deuxième, du troisième ou du quatrième.
why-rami-take-joker = Seule une page parle d’un joker sur la défausse, et elle l’interdit.
why-rami-touch = Le texte sur le jeu libanais interdit la sortie sèche après avoir touché la défausse, et ne dit pas pour combien de temps.
why-rami-runs = L’ordre des cartes du long texte a deux places pour l’as ; quelques pages s’arrêtent à treize cartes.
why-rami-jokers = Le long texte dit un joker par suite. Des pages disent un par combinaison, deux, pas plus que de cartes naturelles, ou moins qu’elles.
why-rami-burnt = Le texte dit que les deux exemplaires doivent être descendus. Si une défausse compte, personne ne le dit.
why-rami-pure = Le long texte veut une suite sans joker. Un jeu parent se contente de trois cartes naturelles à côté de lui, un autre ne demande pas de suite.
why-rami-worth = La plupart des pages comptent le joker comme la carte qu’il remplace, une ne le compte pas ; le long texte connaît aussi un usage de 35.
why-rami-opening-discard = Le texte sur le jeu libanais demande 71 quand on prend à la défausse pour ouvrir. Quelques-uns les demandent chaque fois.
why-rami-layoff-jokers = Le long texte garde les jokers loin des suites des autres et ne nomme rien d’autre.
why-rami-swap-set = Le long texte libère le joker d’un carré avec la couleur qui manque. Des jeux parents jamais, ou avec les deux cartes à la fois.
why-rami-swap-use = Le long texte dit une fois que le joker va dans une combinaison nouvelle, une fois seulement qu’il doit être joué aussitôt.
why-rami-swap-turn = Le long texte veut d’abord une ouverture. Une page échange pendant la pose, et une fois l’ouverture complète cela s’accorde.
why-rami-borrow = Le long texte le permet tant qu’il reste trois cartes ; quelques pages laissent la table comme elle est. Il ne dit rien du milieu d’une suite ni des jokers.
why-rami-carte = Le long texte : le dire ou piocher deux cartes. Bien des tables s’en passent.
why-rami-renew = Le long texte mélange la défausse et ne dit pas combien de fois. Un jeu parent le fait une fois.
why-rami-blocked = Personne ne dit ce qui arrive quand il n’y a plus rien à piocher.
why-rami-out = Le long texte dit deux fois qu’il faut garder une carte à défausser, et une fois que la dernière est posée ou défaussée.
why-rami-at-once-needs = Le long texte demande les deux, et connaît des tables qui renoncent aux points.
why-rami-joker-finish = Personne ne dit ce que vaut un joker comme dernière défausse quand ce n’était pas d’un coup. Une maison l’interdit, une autre donnait 200.
why-rami-multiply = Le long texte multiplie, et connaît des tables qui donnent 100 à tous. Des pages ôtent plutôt des points au gagnant.
why-rami-dry = Tel qu’il est imprimé, deux jokers ne paient pas plus qu’aucun, et ensuite il est question de trois degrés. Payer de plus en plus n’y change qu’un mot ; payer de moins en moins récompenserait la sortie la plus difficile.
why-rami-values = Le long texte compte 11 pour un as en main et 20 pour un joker ; des pages disent 1 pour l’as, et 25, 35 ou 50 pour le joker. Dans le jeu libanais l’as vaut 10.
why-rami-match = Le long texte ne donne pas de nombre. Des pages finissent une partie à 100, 201, 301, 500, 700 ou 1000 points.
why-rami-last-deal = Le long texte multiplie la dernière manche par 1000 ; une page entend par le même nom une partie en 1000 points.

## Basic Rummy

why-basic-rami-take = La plupart des livres laissent la carte en main ; qu’on ne la rejette pas aussitôt est aussi répandu.
why-basic-rami-renew = La plupart des livres retournent la défausse sans la mélanger. Les uns la mélangent, les autres laissent le joueur prendre la dernière défausse ou retourner le tas.
why-basic-rami-new-melds = Quelques livres ne permettent qu’une combinaison nouvelle par tour ; la plupart n’ont pas de limite.
why-basic-rami-out = Quelques tables veulent que la dernière carte soit défaussée, la plupart la laissent poser.
why-basic-match = Les livres laissent le nombre aux joueurs.

## Gin

why-gin-throw-back = Tous les livres l’interdisent ; un programme auquel beaucoup se comparent le permet.
why-gin-knock-throw = Les livres interdisent de rejeter la carte et ne disent pas s’il en va autrement en cognant.
why-gin-big = Le grand gin est des livres récents. Les uns lui donnent 31, les autres 50, les anciens ne le connaissent pas.
why-gin-wall = Les livres disent la manche nulle ; en tournoi on peut encore prendre la dernière défausse pour cogner.
why-gin-undercut = Un contre valait autrefois 10, et 20 ou 25 dans les livres récents. Un programme ne donne rien quand les deux ont autant.
why-gin-bonus = Un gin valait autrefois 20, et 25 dans les livres récents.
why-gin-upcard = Bien des tables ne laissent que le gin après un as retourné.
why-gin-spades = Doubler pour un pique est de l’Oklahoma, et même là tous ne le font pas.
why-gin-box = Une case compte 20 dans les livres anciens et 25 dans les récents. Des cases de plus pour le gin et le contre sont l’usage de quelques tables.
why-gin-shutout = Les livres anciens ajoutent 100, les récents doublent, et ne sont pas d’accord sur ce qu’on double.
why-gin-hollywood = Où continue un joueur resté blanc, et si les colonnes finissent chacune pour soi, les livres ne le disent pas.
why-gin-dealer = Quelques livres font donner le perdant, beaucoup le gagnant.

# What sentences.py needs beside what the page says too: cards are above, under Cards, what happened ("happened-...")
# and the main labels ("do-...") under The page.

card-unknown = ??
# A meld by its cards: $whose is "Aina’s run" or "your set", $from and $to are cards, $ranks "eights".
meld-here =
    { $kind ->
        [run] { $whose } { $from }–{ $to }
       *[set] { $whose } ({ $ranks })
    }
meld-here-aloud =
    { $kind ->
        [run] { $whose }, { $from } à { $to }
       *[set] { $whose }, { $ranks }
    }

## What a step does

label-swap = Échanger { $card } contre le joker dans { $meld }
label-side = { $label }, { $way }
label-slide =
    Mettre { $card } dans { $meld } et pousser le joker { $side ->
        [low] au bout bas
       *[high] au bout haut
    }
# $card is "hidden" where the listener may not see it.
happened-drew =
    { $me ->
        [yes] Vous piochez { $card }
       *[no]
            { $card ->
                [hidden] { $name } pioche au talon
               *[other] { $name } pioche { $card }
            }
    }
happened-took =
    { $me ->
        [yes] Vous prenez { $card } à la défausse
       *[no] { $name } prend { $card } à la défausse
    }
happened-touched =
    { $me ->
        [yes] Vous touchez la défausse
       *[no] { $name } touche la défausse
    }
happened-borrowed =
    { $me ->
        [yes] Vous empruntez { $cards } dans { $meld }
       *[no] { $name } emprunte { $cards } dans { $meld }
    }
happened-discarded =
    { $carte ->
        [yes]
            { $me ->
                [yes] Vous défaussez { $card } et dites « carte »
               *[no] { $name } défausse { $card } et dit « carte »
            }
       *[no]
            { $me ->
                [yes] Vous défaussez { $card }
               *[no] { $name } défausse { $card }
            }
    }
# Carte was not said. $cards are the cards drawn, or "hidden".
happened-penalised =
    { $me ->
        [yes] Vous n’avez pas dit « carte » et piochez { $cards }
       *[no]
            { $count ->
                [one] { $name } n’a pas dit « carte » et pioche { $count } carte
               *[other] { $name } n’a pas dit « carte » et pioche { $count } cartes
            }
    }
happened-turned-up = { $card } : carte retournée, qui commence la défausse
# $kept: the cutter keeps it, since it is a joker.
happened-cut =
    { $kept ->
        [yes]
            { $me ->
                [yes] Vous coupez et retournez un joker, que vous gardez
               *[no] { $name } coupe et retourne un joker, qui lui reste
            }
       *[no]
            { $me ->
                [yes] Vous coupez et retournez { $card }
               *[no] { $name } coupe et retourne { $card }
            }
    }
happened-stocked =
    { $count ->
        [one] Le talon a { $count } carte
       *[other] Le talon a { $count } cartes
    }
happened-ran-out = Le talon est épuisé
happened-renewed =
    { $count ->
        [one] La défausse devient un nouveau talon de { $count } carte
       *[other] La défausse devient un nouveau talon de { $count } cartes
    }
# Out of cards where nobody says "Game".
happened-out =
    { $me ->
        [yes] Vous sortez : plus de cartes
       *[no] { $name } sort : plus de cartes
    }
happened-slid =
    { $me ->
        [yes] Vous mettez { $card } dans { $meld } et poussez le joker au bout
       *[no] { $name } met { $card } dans { $meld } et pousse le joker au bout
    }
happened-passed =
    { $me ->
        [yes] Vous passez sur la carte retournée
       *[no] { $name } passe sur la carte retournée
    }
# What is shown after a knock: $melds with their cards, and the deadwood $left, which counts $points; $left is
# "none" where all is melded, $melds where nothing is.
shown-cards =
    { $left ->
        [none] { $melds } ; pas de bois mort
       *[other]
            { $melds ->
                [none] aucune combinaison
               *[other] { $melds }
            } ; bois mort { $left }, { $points ->
                [one] { $points } point
               *[other] { $points } points
            }
    }
# $shown is such a showing, $card the card thrown.
happened-knocked =
    { $me ->
        [yes] Vous cognez en jetant { $card } : { $shown }
       *[no] { $name } cogne en jetant { $card } : { $shown }
    }
happened-gin =
    { $me ->
        [yes] Gin ! Vous jetez { $card } et montrez { $melds }
       *[no] Gin ! { $name } jette { $card } et montre { $melds }
    }
happened-big-gin =
    { $me ->
        [yes] Grand gin ! Vous montrez { $melds } et ne jetez rien
       *[no] Grand gin ! { $name } montre { $melds } et ne jette rien
    }
happened-shown =
    { $me ->
        [yes] Vous montrez { $shown }
       *[no] { $name } montre { $shown }
    }

## Hints: each sentence is more open than the one before

# That something can be done. $what is what: open is to open with points, wall to pass where the stock is at its
# end, back to take a step back.
advice-that =
    { $what ->
        [meld] Vous pouvez poser une combinaison.
        [open] Vous pouvez commencer votre ouverture.
        [lay] Vous pouvez ajouter une carte.
        [swap] Vous pouvez reprendre un joker sur la table.
        [borrow] Vous pouvez emprunter une carte sur la table.
        [draw] Mieux vaut piocher au talon.
        [take] Le dessus de la défausse vous est utile.
        [discard] Il est temps de défausser.
        [end] Il n’y a plus rien d’utile à faire dans ce tour.
        [dead] Il ne vous reste aucun coup.
        [pass] Mieux vaut passer.
        [wall] Mieux vaut laisser la manche finir.
        [knock] Vous pouvez cogner.
        [gin] Vous avez un gin.
        [biggin] Vous avez un grand gin.
        [done] Il est temps de montrer votre main.
        [back] À partir d’ici, votre tour ne peut plus se finir.
       *[other] Vous pouvez faire quelque chose.
    }
# $points are those with which one can open, $need are needed: "57 points of 51". Waiting is to open all at once.
advice-that-opens =
    { $points ->
        [one] Vous pouvez ouvrir avec { $points } point ; il en faut { $need }.
       *[other] Vous pouvez ouvrir avec { $points } points ; il en faut { $need }.
    }
advice-that-waits =
    { $points ->
        [one] Vous pourriez ouvrir avec { $points } point ({ $need } suffisent), mais attendre peut être payant.
       *[other] Vous pourriez ouvrir avec { $points } points ({ $need } suffisent), mais attendre peut être payant.
    }
# Where to look. $jokers is how many jokers go with the cards; $suit is "hearts", $ranks "eights".
advice-where-run =
    { $jokers ->
        [0] Regardez vos cartes à { $suit }.
        [one] Regardez vos cartes à { $suit } et un joker.
       *[other] Regardez vos cartes à { $suit } et { $jokers } jokers.
    }
advice-where-set =
    { $jokers ->
        [0] Regardez vos { $ranks }.
        [one] Regardez vos { $ranks } et un joker.
       *[other] Regardez vos { $ranks } et { $jokers } jokers.
    }
# $meld is a meld of the table: "Aina’s run 5♥–7♥".
advice-where-meld = Regardez { $meld }.
advice-where-joker = Regardez le joker dans { $meld }.
advice-where-hand = Regardez votre main.
# $card is the top discard, or "none".
advice-where-draw =
    { $card ->
        [none] Il n’y a rien à prendre à la défausse.
       *[other] Vous pouvez laisser { $card } à la défausse.
    }
# $suit is "hearts", or "joker".
advice-where-discard =
    { $suit ->
        [joker] Un joker peut partir.
       *[other] Une de vos cartes à { $suit } peut partir.
    }
# $points are the deadwood that stays.
advice-where-knock =
    { $points ->
        [0] Toutes vos cartes entrent dans des combinaisons.
        [one] Votre bois mort peut descendre à { $points } point.
       *[other] Votre bois mort peut descendre à { $points } points.
    }
advice-where-end = Ce qui vous reste servira mieux dans les tours suivants.
advice-where-dead = Ni votre main ni la table n’offrent de coup.
advice-where-done = Vous n’avez plus rien à ajouter.
advice-where-back = C’est votre dernière action qui bloque.
advice-which-back = Annulez cette dernière action.

# The words of the page. Names of cards are above, under Cards, of house rules and reasons in their own files.

brand = tierce
page-title = { $title } – tierce
page-title-turn = ● À vous – { $title }
close = Fermer
do-not-delete = Ne pas supprimer
clear = Décocher
undo = Annuler
redo = Refaire
start-again = Recommencer
reset = Rétablir
you = Vous
you-are = { $name } (vous)
you-default = Vous

## The first page

lobby-lead = Le rami à votre table : avec des amis sur leurs téléphones, ou contre des bots, selon vos règles maison.
my-tables = Mes tables
new-table = Ouvrir une table
which-game = Quel jeu ?
# The ways in which $game is played.
which-way = { $game } : quelle variante ?
way-book = Comme on y joue le plus souvent.
family-penang = Penang Rummy
family-lead-penang = Tout est distribué, on ne pioche pas : posez quelque chose à chaque tour, ou vous êtes mort.
family-rami = Rami
family-lead-rami = Piocher, poser, défausser, avec des jokers. On ouvre avec un nombre de points et une tierce franche.
family-gin = Gin-rami
family-lead-gin = À deux : gardez vos combinaisons cachées, et cognez quand il reste peu à côté.
family-basic = Rami simple
family-lead-basic = Piocher, poser, ajouter, défausser. Qui sort marque ce que tiennent les autres.
just-so-many =
    { $count ->
        [one] { $count } joueur.
       *[other] { $count } joueurs.
    }
game-lead-penang = Tout est distribué, on ne pioche pas : posez quelque chose à chaque tour, ou vous êtes mort.
game-lead-rami51 = Piocher, poser, défausser. On ouvre avec 51 points et une tierce franche.
game-lead-rami51-circular = Le Rami 51 où les suites tournent : dame, roi, as, deux.
game-lead-rami71 = Le rami avec une ouverture de 71 points.
game-lead-rami81 = Le rami avec une ouverture de 81 points.
game-lead-arbaatash = Quatorze cartes, des as à dix points, et des jokers pour les cartes brûlées seulement.
game-lead-thousand = Quatre manches de Rami 51, et la dernière compte mille fois.
game-lead-basic = Piocher, poser, ajouter, défausser. Qui sort marque ce que tiennent les autres.
game-lead-gin = À deux : gardez vos combinaisons cachées, et cognez quand il reste peu à côté.
game-lead-gin-traditional = Le gin avec les primes plus petites des livres anciens.
game-lead-gin-oklahoma = Le gin où la carte retournée dit quand on peut cogner, et où le pique double.
game-lead-gin-hollywood = Le gin en trois parties à la fois, côte à côte sur la feuille.
game-lead-gin-openspiel = Le gin comme le joue la bibliothèque OpenSpiel, pour se comparer à ses joueurs.
game-lead-gin-rlcard = Le gin comme le joue la bibliothèque RLCard : rien à ajouter après le coup.
more-seats = On peut être plus nombreux par une règle maison : « { $knob } ».
find-rule = Chercher une règle maison
find-rule-none = Aucune règle maison n’a ces mots.
your-name = Votre nom
how-many = Combien de joueurs ?
who-else = Qui d’autre joue ?
seat-number = Place { $seat }
house-rules = Règles maison
house-rules-state =
    { $count ->
        [0] comme dans le livre
        [one] { $count } diffère du livre
       *[other] { $count } diffèrent du livre
    }
open-table = Distribuer
reset-all = Tout remettre comme dans le livre
reset-knob = Remettre « { $knob } » à : { $answer }
in-the-book = Dans le livre : { $answer }.
knob-range = De { $low } à { $high }.
a-number = un nombre…
refused =
    { $count ->
        [one] Il y a d’abord une chose à corriger
       *[other] Il y a d’abord { $count } choses à corriger
    }
server-away = Le serveur ne répond pas. Est-il encore en marche ?
try-again = Réessayer
to-my-tables = À mes tables
bot-random = Hasard
bot-random-help = Joue n’importe quel coup permis.
bot-greedy = Glouton
bot-greedy-help = Se débarrasse de tout aussitôt.
bot-keeper = Économe
bot-keeper-help = Garde des cartes pour rester en jeu.
bot-expert = Expert
bot-expert-help = Retient ce que vous prenez et jetez, et joue les chances.

## Who sits at a new table, and how it is kept

with-whom = Avec qui ?
with-bots = Jouer contre des bots
with-bots-help = Les cartes sont distribuées aussitôt.
with-friends = Jouer avec des amis
with-friends-help = Vous recevez un lien à envoyer et un code QR à montrer. Personne n’a besoin d’un compte.
seat-friend = un ami (par lien)
seat-friend-help = Qui vient le premier par votre lien.
name-missing = Dites qui vous êtes, pour que vos amis sachent à qui est la table.
open-for-friends = Ouvrir la table et inviter
# What is about to be opened: $game, so many $seats, of which $friends are for friends.
new-table-is =
    { $game } · { $friends ->
        [0]
            vous et { $bots ->
                [one] { $bots } bot
               *[other] { $bots } bots
            }
        [one]
            vous et { $friends } ami{ $bots ->
                [0] { "" }
                [one] , { $bots } bot
               *[other] , { $bots } bots
            }
       *[other]
            vous et { $friends } amis{ $bots ->
                [0] { "" }
                [one] , { $bots } bot
               *[other] , { $bots } bots
            }
    }
this-machine-only = Les autres appareils n’atteignent pas ce serveur : il n’écoute que cet ordinateur. Lancé par « tierce --lan », il s’ouvre aux téléphones de la maison.
at-the-table = À la table
manners-clock = Pendule
manners-clock-none = pas de pendule
manners-clock-turn = un temps par tour
manners-clock-bank = un temps par manche
manners-clock-both = les deux, celui du tour d’abord
manners-turn = Par tour
manners-bank = Par manche
manners-end = Quand le temps est écoulé
manners-end-soft = on le montre seulement
manners-end-hard = un bot joue le tour
# $kind is none, turn, bank or both; $turn and $bank are times ("60 seconds"), $end is soft or hard.
manners-clock-is =
    { $kind ->
        [turn] { $turn } par tour
        [bank] { $bank } par manche
        [both] { $turn } par tour et { $bank } par manche
       *[none] pas de pendule
    }{ $kind ->
        [none] { "" }
       *[other]
            { $end ->
                [hard] , puis un bot joue
               *[soft] { " " }(montré seulement)
            }
    }
manners-absence = Quand la ligne de quelqu’un est coupée
manners-absence-wait = on attend les absents
manners-absence-wait-choice = on attend
manners-absence-wait-help = Chacun peut faire jouer un bot à leur place en attendant. Ils reprennent leur place à leur retour.
# $time is like "45 seconds".
manners-absence-bot = un bot joue après { $time } d’absence
manners-absence-bot-choice = un bot joue après { $time }
manners-absence-bot-help = Ils reprennent leur place à tout moment, à leur retour.
manners-stand-in = Le bot remplaçant
manners-spectators = D’autres peuvent regarder avec le lien
manners-spectators-help = Ils voient ce qui est sur la table, et aucune main avant la fin de la manche.
manners-spectators-are =
    { $may ->
        [yes] d’autres peuvent regarder
       *[no] personne d’autre ne regarde
    }
manners-chat = Messages libres
manners-chat-help = Sans cela, il y a des phrases toutes faites.
manners-chat-is =
    { $may ->
        [yes] phrases et messages
       *[no] phrases seulement
    }
manners-hints = Indices
manners-hints-help = Pendant son tour, chacun peut demander ce qu’il pourrait jouer.
manners-hints-are =
    { $may ->
        [yes] avec indices
       *[no] sans indices
    }

## The people of a table

# Before the cards are dealt. $open and $count are seats that nobody has yet.
gathering-page =
    { $title } : { $open ->
        [0] tous sont là
        [one] { $open } place libre
       *[other] { $open } places libres
    }
gathering-seats = Les places
gathering-rules = Règles maison
gathering-read-rules = Lire toutes les règles
gathering-waits =
    { $count ->
        [0] Tous sont là
        [one] { $count } place est encore libre
       *[other] { $count } places sont encore libres
    }
open-seats =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
start = Distribuer les premières cartes
start-how = Envoyez le lien à vos amis, mettez un bot à une place, ou enlevez une place.
start-not-yet =
    { $count ->
        [one] { $count } place est encore libre : attendez un ami, mettez-y un bot, ou enlevez la place.
       *[other] { $count } places sont encore libres : attendez des amis, mettez-y des bots, ou enlevez des places.
    }
# $name is the host.
start-host = { $name } commence quand toutes les places ont quelqu’un.
start-host-now = { $name } distribue les premières cartes.
# $me is yes for one who watches.
watchers =
    { $me ->
        [yes]
            { $count ->
                [one] Vous êtes là sans place
               *[other] Vous êtes { $count } en tout, là sans place
            }
       *[no]
            { $count ->
                [one] { $count } invité sans place
               *[other] { $count } invités sans place
            }
    }
sit-here = S’asseoir ici
sit-here-at = S’asseoir ici, à la place { $seat }
sit-name-missing = Dites d’abord qui vous êtes : les autres voient ce nom.
place-open = Place libre
place-open-now = libre
# A seat in mid-match that nobody has; its cards lie there.
place-open-cards = quittée : libre, avec ses cartes
place-empty = personne
place-host = hôte
place-you = vous
place-here = ici
place-away = absent
place-stand-in = absent : un bot joue
# $kind is the name of a kind of bot.
place-bot = bot : { $kind }
# For the ear: $me is yes for one’s own seat, $open is yes where nobody sits.
place =
    Place { $seat } : { $open ->
        [yes] libre
       *[no]
            { $name }{ $me ->
                [yes] , vous
               *[no] { "" }
            }
    }

## What changed among the people, for the ear

room-news-person =
    { $me ->
        [yes] Vous êtes à la place { $seat }
       *[no] { $name } a pris la place { $seat }
    }
room-news-bot = Un bot, { $name }, a la place { $seat }
room-news-open = La place { $seat } est libre
room-news-host =
    { $me ->
        [yes] Vous êtes maintenant l’hôte
       *[no] { $name } est maintenant l’hôte
    }
room-news-dropped =
    { $count ->
        [one] Une place a été enlevée : il en reste { $count }
       *[other] Une place a été enlevée : il en reste { $count }
    }
room-news-gathering = La table attend ses joueurs
room-news-playing = Les cartes sont distribuées
room-news-closed = La table est fermée

## The link

share-title = Inviter vos amis
share-watch-title = Laisser regarder
share-lead = Qui a ce lien arrive à cette table : pas de compte, rien à installer.
share-link = Le lien de cette table
share-square = Code QR du lien de cette table
share-copy = Copier le lien
share-hand = Envoyer…
# $title is a game.
share-text = Venez jouer : { $title }
share-copied = Le lien est copié.
share-selected = Le lien est sélectionné : copiez-le au clavier, ou maintenez-le du doigt.

## What the host can do with a seat

# For the ear; $name is empty at an open seat.
# $name is empty where nobody sits.
host-tools = Ce que l’hôte peut faire de la place { $seat } { $name }
host-tools-title = Place { $seat } : { $name }
host-free = Libérer cette place
host-free-help = { $name } n’a alors plus de place, et peut en reprendre une libre. Les cartes restent.
host-free-bot-help = Le bot s’en va, et un ami peut s’asseoir ici. Les cartes restent.
host-bot-kind = Sorte de bot
host-bot = Mettre ce bot ici
host-bot-help = { $name } n’a alors plus de place.
host-pass = Nommer { $name } hôte
host-pass-help = L’hôte libère des places, y met des bots et ferme la table : ce ne sera plus vous.
host-drop = Enlever cette place
host-drop-help =
    { $count ->
        [one] Vous jouez alors seul.
       *[other] Vous jouez alors à { $count }.
    }

## My own seat

my-seat = Ma place
move-seat = Passer sur un autre appareil
leave-seat = Quitter ma place
leave-sure = La quitter vraiment
leave-help = Votre place est alors libre pour d’autres. Pour vous absenter un moment, ce n’est pas nécessaire : votre place vous est gardée.
close-table = Fermer la table
close-sure = La fermer vraiment
close-help = Personne ne peut alors continuer. Les scores et l’enregistrement restent lisibles.
code-fetching = On demande un code…
# $time is like 4:30.
code-left = Valable encore { $time }, une fois
code-step-open = Sur l’autre appareil, ouvrez { $address }.
code-step-type = Tapez-y ce code.
code-step-after = Votre place et vos cartes y passent, et quittent cet appareil.
code-old = Ce code a expiré.
code-again = Demander un nouveau code
# My seat has gone from this page; $seat is its number.
lost-moved = Vous jouez maintenant sur un autre appareil (place { $seat }). Ici vous ne faites que regarder.
lost-freed = L’hôte a libéré votre place { $seat }. Elle peut être reprise sous Joueurs.
lost-bot = L’hôte a mis un bot à votre place { $seat }.
lost-back = La récupérer avec un code

## Watching

panel-players = Joueurs
watching = Vous regardez
watching-between = La manche suivante vient quand les joueurs le veulent.
watching-hidden = Aucune main ne se montre avant la fin de la manche.
# $seat is the first open seat.
watching-open =
    { $count ->
        [one] Prendre la place { $seat }
       *[other] Prendre une des { $count } places libres
    }
outside = La partie a commencé
outside-open = À cette table personne ne regarde, mais une place est libre : qui la prend continue avec ses cartes.
outside-full = À cette table personne ne regarde, et toutes les places ont quelqu’un. Si une place se libère, vous pouvez la prendre ici.
table-closed = La table est fermée
closed-read = Les scores et l’enregistrement restent lisibles.
closed-undealt = Elle a été fermée avant la donne.

## A table that does not open

barred-gone = Cette table n’existe pas
barred-gone-how = Elle a peut-être été supprimée, ou le lien n’est pas entier. Redemandez-le à qui vous a invité.
barred-none = Cette table s’ouvre par son lien
barred-none-how = Demandez le lien entier à qui vous a invité. Si vous y jouez déjà sur un autre appareil, amenez ici votre place avec un code.
barred-wrong = Ce lien n’ouvre pas la table
barred-wrong-how = Une partie du lien manque ou ne va pas. Redemandez-le à qui vous a invité, et ouvrez-le en entier, jusqu’à la dernière lettre.
barred-busy = Trop de monde à la porte à la fois
barred-busy-how = Votre lien est peut-être bon. Attendez un moment, puis réessayez.
barred-again = Réessayer

## My tables

page-title-turns =
    ● { $count ->
        [one] À vous
       *[other] À vous à { $count } tables
    } – { brand }
table-waits-turn = manche { $deal }, à vous
table-waits-gathering = attend des amis
table-waits-others = manche { $deal }
table-waits-watching = vous regardez
table-waits-over = finie
tables-all =
    { $count ->
        [one] Toutes les tables : { $count }
       *[other] Les { $count } tables
    }

## A code typed here

code-title = J’ai un code
code-lead = Il amène ici votre place d’un autre appareil. Vous le trouvez là-bas, dans le menu de la table.
code-label = Code
code-go = Amener ma place ici
code-length =
    { $length ->
        [one] Un code a { $length } lettre ou chiffre.
       *[other] Un code a { $length } lettres et chiffres.
    }

## About me

me-title = À propos de moi
me-lead = Ce serveur connaît le nom sous lequel vous jouez à ses tables, et rien de plus. Un cookie garde vos places pour ce navigateur.
me-delete = Supprimer mon nom…
me-delete-title = Supprimer votre nom ?
me-delete-what = Votre nom disparaît de toutes les tables de ce serveur. Aux tables en cours, votre place se libère pour quelqu’un d’autre ; aux tables finies, cartes et points restent, sans votre nom. Ce navigateur oublie ses tables.
me-delete-final = Cela ne peut pas être annulé.
me-delete-sure = Supprimer mon nom partout
me-deleted = Votre nom est supprimé. Ce navigateur est maintenant inconnu ici.

## In the house

home-title = Sur les téléphones de la maison
home-lead = Pointez ici l’appareil photo d’un téléphone, ou tapez l’adresse.
home-square = Code QR de l’adresse { $address }
plain-http = Sans chiffrement (http simple), les navigateurs ne gardent pas l’écran allumé et n’installent pas cette page. Tout le reste marche.
plain-http-help = Pourquoi, et comment chiffrer
plain-http-title = Sans chiffrement
plain-http-why = Les navigateurs ne donnent certaines choses qu’aux pages qui arrivent chiffrées (https). À la maison, en http simple, il vous en manque deux : l’écran ne reste pas allumé pendant votre tour, et la page ne s’installe pas comme une application. Réglez un délai plus long avant le verrouillage de l’écran, et mettez un signet sur l’écran d’accueil. Si un téléphone se verrouille quand même, rien n’est perdu : la page revient à la même main.
plain-http-way = Le chapitre « TLS at home » de docs/deploy.md montre à qui tient ce serveur comment chiffrer à la maison.

## The page of all tables

host-title = Toutes les tables
host-lead = Pour qui tient ce serveur. Un enregistrement sauvegardé contient toutes les cartes, même cachées.
host-no-key = Cette page demande la clé du serveur
host-no-key-how = Dans le terminal de l’ordinateur où tourne le serveur, tapez « tierce host ». Il affiche un lien vers cette page qui contient la clé ; ouvrez-le une fois dans ce navigateur.
host-wrong-title = Cette clé ne va pas
host-wrong-key = Tapez encore une fois « tierce host » dans le terminal du serveur : il affiche le lien avec la bonne clé.
host-find = Chercher une table
host-find-none = Aucune table n’a ces mots.
host-none = Il n’y a pas encore de table.
host-stage = Montrer
host-stage-all = toutes
host-stage-gathering = en attente
host-stage-playing = en cours
host-stage-over = finies
host-stage-closed = fermées
# So many of $all tables are shown.
host-count =
    { $count ->
        [one] { $count } table
       *[other] { $count } tables
    } sur { $all }
host-game = Jeu
host-names = Joueurs
host-state = État
host-deal = Manche
host-here = Présents
host-watching = Regardent
host-touched = Dernière action
host-created = Ouverte
host-actions = Actions
host-open = Regarder
host-close = Fermer
host-export-rhh = RHH
host-export-json = JSON
# For the ear, of a file.
host-record-as = Enregistrement en { $form }
host-delete = Supprimer…
# For the ear: an action, and the table it is about.
host-act-on = { $what } : { $title }, { $names }
host-nobody = personne
host-delete-title = Supprimer cette table ?
host-delete-what =
    { $title } ({ $names }), { $deal ->
        [0] pas commencée
        [one] { $deal } manche
       *[other] { $deal } manches
    } : les cartes, les scores et l’enregistrement sont perdus pour tous, et ceux qui sont là sont renvoyés. Sauvegardez d’abord l’enregistrement si quelqu’un peut le vouloir.
host-delete-sure = Supprimer la table
host-deleted = Supprimée : { $title } ({ $names }).
host-closed = Fermée : { $title } ({ $names }). Personne ne peut continuer ; l’enregistrement reste lisible.
host-prune = Faire le ménage
host-prune-days = Sans action depuis tant de jours
host-prune-go =
    { $count ->
        [0] Rien à supprimer
        [one] Supprimer { $count } table…
       *[other] Supprimer { $count } tables…
    }
host-prune-title =
    { $count ->
        [one] Supprimer { $count } table ?
       *[other] Supprimer { $count } tables ?
    }
host-prune-what =
    { $days ->
        [one] Tout ce qui est resté sans action depuis { $days } jour
       *[other] Tout ce qui est resté sans action depuis { $days } jours
    } est perdu pour tous : cartes, scores et enregistrements. Sauvegardez d’abord ce que quelqu’un peut vouloir.
host-prune-sure = Les supprimer
host-pruned =
    { $count ->
        [0] Rien n’a été supprimé.
        [one] { $count } table a été supprimée.
       *[other] { $count } tables ont été supprimées.
    }
host-days-wrong = Un nombre de jours, de 1 à { $most }.

## The table

table-title = { $title }, manche { $deal }
the-table =
    { $count ->
        [0] La table, encore vide
        [one] La table, { $count } combinaison
       *[other] La table, { $count } combinaisons
    }
table-bare = Il n’y a encore rien sur la table.
your-side = Votre main
your-hand =
    { $count ->
        [one] Votre main, { $count } carte
       *[other] Votre main, { $count } cartes
    }
hand-facts =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
hand-empty = Plus de cartes.
sort = Trier la main
sort-suit = Par couleur
sort-rank = Par valeur
# There is nothing for the button “Best melds”.
sort-best-none = Il n’y a aucune combinaison dans cette main.
# The groups of the hand that are melds: how many, and what they count.
hand-melds =
    { $count ->
        [one] { $count } combinaison, { $points } points
       *[other] { $count } combinaisons, { $points } points
    }
# The same while one still has to open: the points of the melds in the hand, and the points that opening needs.
hand-opening = combinaisons en main : { $have } sur { $need }
# Over a group of the hand that is a meld, very short: what it is, and its points.
bracket-run = suite { $points }
bracket-set = groupe { $points }
# Buttons that arrange the hand. “Make a group”: the chosen cards lie together, with a gap beside them.
arrange-group = Regrouper
arrange-apart = Séparer
# The chosen cards become a group from which nothing is played by mistake, until “Let go”.
arrange-keep = Garder ensemble
arrange-release = Libérer
# Takes back how the hand was arranged last.
arrange-back = Ranger comme avant
# No card is chosen, and a button that arranges the chosen ones was pressed.
arrange-first = Choisissez d’abord des cartes, puis ce que vous voulez en faire.
# Said aloud by a screen reader after the hand was arranged.
arranged =
    { $how ->
        [suit] Votre main est rangée par couleur.
        [rank] Votre main est rangée par valeur.
        [best] Votre main est rangée en ses meilleures combinaisons.
        [group] Les cartes choisies sont regroupées.
        [apart] Les cartes sont séparées.
        [keep] Les cartes choisies restent ensemble.
        [release] Les cartes sont libérées.
       *[back] Votre main est rangée comme avant.
    }
# Said aloud after a card was moved by the keyboard: its place among all cards of the hand.
card-moved = place { $place } sur { $count }
# A card of a kept group was tapped. “Let go” is the button “arrange-release”.
kept-says = Vous gardez ces cartes ensemble. Appuyez sur « Libérer » pour les jouer ou les déplacer.
# Cards were dropped into a kept group.
kept-whole = Ces cartes sont gardées ensemble : rien ne s’y ajoute.
# Cards were dropped where there is nothing.
drag-nowhere = Les cartes se déposent sur la table, ou ailleurs dans votre main.
# Cards were dropped on the table beside the places that take them.
drag-marked = Déposez les cartes à un endroit marqué d’un signe plus.
actions = Ce que vous pouvez faire
panels = Plus sur cette table
panel-rules = Règles
panel-scores = Scores
panel-counts = Cartes
panel-log = Fil
panel-pile = Défausse
panel-settings = Réglages
panel-help = Aide
reconnecting = La ligne est coupée. Reconnexion…
wait-connecting = Les cartes arrivent…
wait = Un instant
wait-for = { $name } joue…
wait-answer = …
match-is-over = La partie est finie
# A seat: $me is yes for one's own.
seat =
    { $me ->
        [yes] { $name } (vous)
       *[no] { $name }
    }
seat-turn = au tour de
seat-cards =
    { $count ->
        [one] carte
       *[other] cartes
    }
seat-total = points dans cette partie
seat-known = Connues dans cette main : { $cards }
dealer = donneur
status-new = rien de posé
status-unopened = pas ouvert
status-touched = a touché la défausse
status-dead = mort
status-out = éliminé
# What is said of a card in the hand, after its name.
card-chosen = choisie { $place }
card-new = nouvelle
card-fits = va sur la table
# It lies in a group that is kept together.
card-kept = gardée

## Stock and discards

piles = Talon et défausse
stock-name = au talon
stock =
    { $count ->
        [0] Le talon est épuisé
        [one] Le talon, { $count } carte
       *[other] Le talon, { $count } cartes
    }
stock-draw =
    { $count ->
        [0] Le talon est épuisé : piochez, et on le refait si les règles le permettent
        [one] Piocher au talon, { $count } carte
       *[other] Piocher au talon, { $count } cartes
    }
pile-name =
    { $count ->
        [one] défausse
       *[other] défausses
    }
pile-look = parcourir
pile-order = La plus récente d’abord.
pile-empty = La défausse est vide.
# $card is the top of the discard pile.
pile-top = Défausse, dessus { $card } : la parcourir
pile-take = Prendre { $card } à la défausse
tag-draw = Piocher
tag-take = Prendre

## Melds: $whose is mine, own (the player's who acts) or other; $kind is run or set.

meld-of =
    { $kind ->
        [run]
            { $whose ->
                [mine] votre suite
                [own] sa propre suite
               *[other] la suite de { $owner }
            }
       *[set]
            { $whose ->
                [mine] votre groupe
                [own] son propre groupe
               *[other] le groupe de { $owner }
            }
    }
meld-somewhere = une combinaison
meld-label =
    { $whose ->
        [mine] À vous : { $meld }
       *[other] { $owner } : { $meld }
    }
meld-touched = a changé depuis votre dernier tour
meld-takes = prend ce que vous avez choisi
meld-lends = vous pouvez y emprunter

## What can be done

do-meld = Poser { $cards } ({ $points })
do-lay = Ajouter { $cards } sur { $meld }
do-swap = Échanger { $card } contre le joker
do-end = Finir le tour
do-dead = Se déclarer mort
do-draw = Piocher une carte
# The stock is used up.
do-draw-empty = Piocher : le talon est épuisé, la défausse en refait un si les règles le permettent
do-take = Prendre { $card }
take-nothing = Rien à prendre
do-touch = Toucher la défausse
touch-help = Les règles disent ce qu’il en coûte de piocher ensuite au talon.
do-borrow = Emprunter { $cards } dans { $meld }
do-discard = Défausser { $card }
do-discard-carte = Défausser { $card } et dire « carte »
borrow = Emprunter
discard = Défausser
borrow-where = Touchez la combinaison à laquelle emprunter
cannot-borrow = Aucune carte de la table ne peut être empruntée maintenant.
cannot-borrow-there = Ici on ne peut rien emprunter : trois cartes doivent rester.
drawn-already = Vous avez déjà pioché dans ce tour.
draw-first = Piochez d’abord une carte, ou prenez le dessus de la défausse.
discard-choose = Pour finir votre tour, choisissez une carte à défausser.
discard-one = Choisissez une seule carte à défausser.
carte = Carte !
carte-unsaid = Cette défausse vous laisse une carte. Dites « carte » avec elle, sinon vous en piochez deux.
carte-said = Vous direz « carte » avec cette défausse.
no-carte-now = « Carte » se dit avec la défausse qui vous laisse une carte.

## What the turn still asks for. $place of a joker is meld or anywhere.

owed-joker-unused =
    { $place ->
        [anywhere] Le joker repris doit être posé dans ce tour.
       *[meld] Le joker repris doit aller dans une combinaison nouvelle dans ce tour.
    }
owed-discard-unused = La carte prise à la défausse doit être posée dans ce tour.
owed-take-use =
    { $cards ->
        [one] La carte empruntée doit aller dans une combinaison nouvelle dans ce tour, avec une carte de votre main.
       *[other] Les cartes empruntées doivent aller dans une combinaison nouvelle dans ce tour, avec une carte de votre main.
    }
# $need is 0 where no number is told.
owed-open-points =
    { $need ->
        [0] Ce que vous avez posé dans ce tour ne suffit pas encore.
       *[other]
            { $have ->
                [one] Votre ouverture a { $have } point sur { $need }.
               *[other] Votre ouverture a { $have } points sur { $need }.
            }
    }
owed-open-pure = Il manque à votre ouverture une tierce franche.
slots = À poser dans ce tour
slot-took = Posez cette carte dans ce tour
slot-joker = Posez ce joker dans une combinaison nouvelle
slot-borrowed =
    { $count ->
        [one] Empruntée : posez-la dans une combinaison nouvelle avec une carte à vous
       *[other] Empruntées : posez-les dans une combinaison nouvelle avec une carte à vous
    }
# The same where there is little room: of the card taken, of a joker, of what was borrowed.
slot-short-took = à poser
slot-short-joker = combinaison nouvelle
slot-short-borrowed = emprunt
opening-points = Ouverture { $have } sur { $need }
opening-stands = Ouverture faite, { $have } sur { $need }
opening-pure =
    { $pure ->
        [yes] tierce franche : oui
       *[no] tierce franche : non
    }
do-next = Manche suivante
do-choose =
    { $count ->
        [one] Choisir : { $count } façon
       *[other] Choisir : { $count } façons
    }
choose-title = De quelle façon ?
choose-cards = Choisissez des cartes à jouer
choose-cards-or-discard = Choisissez des cartes à jouer, ou une à défausser
choose-discard = Choisissez une carte à défausser
choose-with-loan = Choisissez des cartes de votre main pour une combinaison nouvelle avec l’emprunt
choose-for-meld = Choisissez une carte pour cette combinaison
nothing-for-meld = Aucune de vos cartes seule ne va sur cette combinaison
no-place-there = Ces cartes ne vont pas là.
cannot-meld = Ces cartes ne forment pas de combinaison.
cannot-lay = Ces cartes ne vont sur aucune combinaison.
cannot-swap = Aucun joker ne se reprend avec cette carte.
# Why nothing is taken back: it is another’s turn, or the card that was drawn stays drawn.
cannot-undo =
    { $why ->
        [turn] On ne peut annuler que pendant son propre tour.
        [drawn] Il n’y a rien à annuler : une carte piochée le reste, et rien n’a été posé depuis.
       *[none] Il n’y a rien à annuler dans ce tour.
    }
# Why nothing can be played again after an undo.
cannot-redo = Il n’y a rien à refaire : rien n’a été annulé dans ce tour.
# A big button was tapped just when another turn began: the tap does nothing.
just-changed = Le bouton vient de changer. Appuyez de nouveau si vous voulez ce qu’il dit maintenant.
# Why the button that gives chosen cards back does nothing.
cannot-clear = Aucune carte n’est choisie.
# A joker of a meld that was laid in this turn.
# Its button lets another card be chosen for it.
joker-other = Changer la carte que ce joker remplace
joker-one-way = Ce joker ne peut remplacer ici aucune autre carte.
way-joker = joker pour { $card }
way-beside =
    { $side ->
        [low] au bout bas, avant { $card }
       *[high] au bout haut, après { $card }
    }
way-meld =
    { $kind ->
        [run]
            { $points ->
                [one] une suite, { $points } point
               *[other] une suite, { $points } points
            }
       *[set]
            { $points ->
                [one] un groupe, { $points } point
               *[other] un groupe, { $points } points
            }
    }

## What happened: $me is yes for one's own doing.

say-your-turn = À vous de jouer
# The first thing that is said of a deal; $count are the cards in the own hand.
say-deal =
    { $count ->
        [0] { $title }, manche { $deal }
        [one] { $title }, manche { $deal } : { $count } carte en main
       *[other] { $title }, manche { $deal } : { $count } cartes en main
    }
# $what is a label of a button ("Meld ...", "Undo").
say-done =
    { $count ->
        [one] Fait : { $what } ; { $count } carte en main
       *[other] Fait : { $what } ; { $count } cartes en main
    }
happened-dealt =
    { $count ->
        [one]
            { $me ->
                [yes] Vous recevez { $count } carte
               *[no] { $name } reçoit { $count } carte
            }
       *[other]
            { $me ->
                [yes] Vous recevez { $count } cartes
               *[no] { $name } reçoit { $count } cartes
            }
    }
happened-melded =
    { $me ->
        [yes] Vous posez { $cards }
       *[no] { $name } pose { $cards }
    }
happened-laid-off =
    { $me ->
        [yes] Vous ajoutez { $card } sur { $meld }
       *[no] { $name } ajoute { $card } sur { $meld }
    }
happened-swapped =
    { $me ->
        [yes] Vous mettez { $card } dans { $meld } et reprenez le joker
       *[no] { $name } met { $card } dans { $meld } et reprend le joker
    }
happened-turn-ended =
    { $me ->
        [yes] Vous finissez votre tour
       *[no] { $name } finit son tour
    }
happened-died =
    { $me ->
        [yes]
            { $passport ->
                [yes] Vous êtes mort
               *[no] Vous êtes mort sans combinaison
            }
       *[no]
            { $passport ->
                [yes] { $name } est mort
               *[no] { $name } est mort sans combinaison
            }
    }
happened-went-out =
    { $me ->
        [yes] Game ! Vous n’avez plus de cartes
       *[no] Game ! { $name } n’a plus de cartes
    }
happened-deal-ended =
    { $ending ->
        [game] La manche a fini par « Game »
        [out] La manche a fini quand l’un n’a plus eu de cartes
        [blocked] La manche a fini parce qu’il ne restait rien à piocher
        [last_survivor] La manche a fini quand il n’en est resté qu’un
        [knock] La manche a fini par un coup
        [undercut] La manche a fini par un contre
        [even] La manche a fini à bois mort égal : personne ne marque
        [gin] La manche a fini par un gin
        [big_gin] La manche a fini par un grand gin
        [dead_hand] La manche est nulle : personne n’a cogné, et personne ne marque
       *[all_dead] La manche a fini quand tous étaient morts
    }
# Said after the deed that completes the opening.
happened-opens =
    { $me ->
        [yes] { $line }, et vous avez ouvert
       *[no] { $line }, et a ouvert
    }
happened-cards-left =
    { $count ->
        [one] { $line } ; reste { $count } carte
       *[other] { $line } ; restent { $count } cartes
    }
log-all = Ce qui s’est passé
log-since = Depuis votre dernier tour
# The same, walked through on the table: $at is the step that is shown, of $count; 0 is before the first.
recap = Ce qui s’est passé depuis votre dernier tour
recap-open =
    { $count ->
        [one] Revoir le coup joué depuis votre dernier tour
       *[other] Revoir les { $count } coups joués depuis votre dernier tour
    }
recap-step = { $at } sur { $count }
recap-before = La table après votre dernier tour
# Buttons that are signs only, named for the ear: a step back, a step on, out of the walk.
recap-back = Précédent
recap-next = Suivant
recap-close = Revenir à la table d’à présent
log-earlier = Avant cela
log-nothing = Il ne s’est encore rien passé.

## The end of a deal

deal-won =
    { $me ->
        [yes]
            { $count ->
                [one] Vous gagnez cette manche
               *[other] { $names } se partagent cette manche
            }
       *[no]
            { $count ->
                [one] { $names } gagne cette manche
               *[other] { $names } se partagent cette manche
            }
    }
deal-unwon = La manche est bloquée : personne ne gagne
match-won =
    { $me ->
        [yes]
            { $count ->
                [one] Vous gagnez la partie
               *[other] { $names } se partagent la partie
            }
       *[no]
            { $count ->
                [one] { $names } gagne la partie
               *[other] { $names } se partagent la partie
            }
    }
winner = gagnant
# Before the ids of the rules that explain the result; each id opens the rules there.
rules-cited =
    { $count ->
        [one] Règle
       *[other] Règles
    }
# $rule is the id of a rule, such as A6.2.
rule-link = Règle { $rule }
count-score = Score :
count-card = { $card } : { $points }
count-no-cards =
    { $bonus ->
        [0] Plus de cartes : rien ne compte.
       *[other] Plus de cartes.
    }
count-sum =
    { $count ->
        [0] 0 point
        [one]
            { $count } carte, { $points ->
                [one] { $points } point
               *[other] { $points } points
            }
       *[other]
            { $count } cartes, { $points ->
                [one] { $points } point
               *[other] { $points } points
            }
    }
count-doubled = doublé par les jokers
count-penalty = amende { $points }
# A number in the place of the cards.
count-flat = { $points } tout juste à la place
# $times is 2 or 3/2.
count-times = multiplié par { $times } pour la sortie
count-bonus = prime { $points }
exit-rami-sec = Rami sec : sorti en un tour, et personne d’autre n’avait ouvert
exit-at-once = D’un coup : sorti en un tour
exit-jokers =
    { $count ->
        [one] { $count } joker posé dans ce tour
       *[other] { $count } jokers posés dans ce tour
    }
exit-joker-last = Un joker comme dernière défausse
exit-used-table = On s’est servi de combinaisons de la table
exit-forfeited = La défausse touchée avait coûté le droit de sortir d’un coup
count-factor = multiplié par { $factor }
count-settlement = règlement : { $amount }
aside-shown =
    { $count ->
        [one] La carte qui était mise de côté
       *[other] Les { $count } cartes qui étaient mises de côté
    }
record-download = Télécharger l’enregistrement de la partie

## A deal step by step

replay = Une manche pas à pas
replay-title = { $title } : manche { $deal }
replay-link = Revoir cette manche pas à pas
replay-deals = Autres manches de cette partie
replay-deal-before = Manche précédente
replay-deal-after = Manche suivante
replay-to-table = À la table
replay-steps = Étapes
replay-step = Étape { $step } sur { $steps }
replay-place = Moment de la manche
replay-back = Une étape en arrière
replay-forth = Une étape en avant
replay-turn-back = Revenir au début d’un tour
replay-turn-forth = Aller au tour suivant
replay-dealt = Les cartes sont distribuées.
replay-story = Ce qui s’est passé
replay-eyes = Vous voyez
replay-eyes-all = Toutes les cartes
# The cards as one seat knew them.
replay-eyes-seat =
    { $me ->
        [yes] Ce que vous saviez
       *[no] Ce que { $name } savait
    }
replay-running = Cette manche n’est pas finie : vous la voyez depuis votre place.
# $cards are cards for the ear, or "none"; $hidden is how many nobody showed.
replay-hand =
    { $cards ->
        [none]
            { $hidden ->
                [0] Pas de cartes.
                [one] Une carte cachée.
               *[other] { $hidden } cartes cachées.
            }
       *[other]
            Main : { $cards }.{ $hidden ->
                [0] { "" }
                [one] { " " }Une carte cachée.
               *[other] { " " }{ $hidden } cartes cachées.
            }
    }
replay-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
replay-no-cards = plus de cartes
replay-score =
    { $points ->
        [0] 0 point
        [one] 1 point
       *[other] { $points } points
    }
replay-keep = Garder et montrer
replay-share-lead = Qui a ce lien voit cette manche, avec toutes ses cartes et les noms, et aucune autre.
replay-share-link = Lien vers cette manche
replay-record-deal = Télécharger cette manche
replay-record-match = Télécharger toute la partie
# How else the deal might have gone on: the heading, what it is, which cards one plays, and the button.
what-if = Et si… ?
what-if-lead = Continuez vous-même à partir de cette étape, avec les mêmes cartes, contre des bots. C’est une table à part, qui ne compte pour rien.
what-if-seat = Vous jouez
what-if-cards =
    { $me ->
        [yes] vos cartes
       *[no] les cartes de { $name }
    }
what-if-go = Jouer à partir de l’étape { $step }
what-if-over = À cette étape la manche est finie : revenez à une étape d’avant.
# A mark beside the title of such a table, as short as can be.
what-if-note = Et si

## What I have played

played-link = Mes parties
played-title = Ce que j’ai joué
played-lead = Les parties de ce navigateur, et comment les cartes sont tombées.
played-nothing = Aucune de vos manches n’est encore finie.
played-no-deals = Aucune manche n’est encore finie.
played-deals = Manches
played-won = Gagnées
# $percent is a whole number.
played-percent = { $percent } %
played-number = { $number }
played-points-low = Points par manche (moins, c’est mieux)
played-points-high = Points par manche
# The standard deviation.
played-spread = ± { $spread }
played-matches = Parties gagnées
played-matches-won =
    { $count ->
        [0] aucune n’est encore finie
       *[other] { $won } sur { $count }
    }
played-endings = Comment les manches ont fini
played-ended =
    { $ending ->
        [game] Quelqu’un est sorti :
        [all_dead] Tous étaient morts :
        [last_survivor] Il n’en restait qu’un :
        [blocked] Personne n’a gagné :
        [knock] Un coup :
        [gin] Gin :
       *[big_gin] Grand gin :
    }
# $count deals, of which I won $won.
played-ended-often =
    { $count ->
        [one] { $count } manche
       *[other] { $count } manches
    }, { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }
played-luck = La chance jusqu’ici
played-luck-lead = Le trait épais est ce qui a été distribué, le trait en tirets ce qu’on pouvait attendre. Si la donne est honnête, le trait épais tombe dans la bande 95 fois sur 100.
played-whose =
    { $whose ->
        [me] Vous
        [people] Les autres joueurs
       *[bots] Les bots
    }
played-hands =
    { $count ->
        [one] { $count } main
       *[other] { $count } mains
    }
played-jokers =
    { $count ->
        [one] { $count } joker, on en attendait { $expected }
       *[other] { $count } jokers, on en attendait { $expected }
    }
played-strength = Plus forte que { $percent } % des mains, on attendait 50 %
# For who hears the page: $where is below, within or above.
played-band =
    La bande va de { $low } à { $high } ; le trait est { $where ->
        [below] en dessous
        [above] au-dessus
       *[within] dedans
    }.
played-matches-title = Mes parties
played-winner = Gagnant
played-my-points = Mes points
played-winners =
    { $count ->
        [0] personne
       *[other]
            { $me ->
                [yes]
                    { $count ->
                        [one] vous
                       *[other] { $names }
                    }
               *[no] { $names }
            }
    }
played-purpose =
    { $purpose ->
        [lesson] leçon, ne compte pas
        [what_if] « et si », ne compte pas
       *[other] entraînement, ne compte pas
    }
played-replay = Manche { $deal } pas à pas
played-all-matches =
    { $count ->
        [one] Montrer la partie
       *[other] Montrer les { $count } parties
    }

## The score sheet

sheet-title = Feuille de scores
sheet-deal = Manche
sheet-total = Total
sheet-empty = Aucune manche n’est encore finie.
sheet-winner = gagnant
sheet-kind-cumulative = Le total le plus bas gagne.
sheet-kind-independent = Chaque manche est un jeu pour elle-même ; le score le plus bas gagne.
sheet-target = La partie finit à { $points } points.
sheet-target-each = Chaque partie finit à { $points } points.
sheet-deals =
    { $count ->
        [one] La partie est d’une manche.
       *[other] La partie est de { $count } manches.
    }

## Counts

counts-player = Joueur
counts-cards = Cartes
counts-known = Connues
counts-hand =
    { $points ->
        [one] Votre main compte { $points } point.
       *[other] Votre main compte { $points } points.
    }
counts-aside =
    { $count ->
        [one] { $count } carte est mise de côté.
       *[other] { $count } cartes sont mises de côté.
    }
counts-stock =
    { $count ->
        [one] { $count } carte est au talon.
       *[other] { $count } cartes sont au talon.
    }
counts-seen = Cartes que vous voyez, sur la table et en main
counts-seen-pile = Cartes que vous voyez, sur la table, à la défausse et en main
counts-jokers =
    { $count ->
        [one] { $count } joker vu.
       *[other] { $count } jokers vus.
    }

## The rules of this table

rules-no-differences = Rien : tout est comme dans le livre.
rules-changed-mark = changé
rules-changed =
    { $count ->
        [one] { $count } changée
       *[other] { $count } changées
    }
rules-not-loaded = Les règles n’ont pas pu être chargées. Le serveur est-il encore en marche ?
rules-loading = Les règles arrivent…
rules-read = Lire les règles
rules-refused = Avec ces réponses personne ne peut jouer, il n’y a donc pas encore de règles à lire :

## Help

help-tap = Touchez des cartes pour les choisir. Les endroits de la table qui les prennent s’éclairent : touchez-en un, ou le bouton qui dit ce qu’il fera. Vous pouvez aussi toucher d’abord une combinaison, et les cartes qui y vont se lèvent.
help-main = Le grand bouton dit toujours ce qui va se passer, ou pourquoi rien n’est possible. Tout s’annule tant que votre tour n’est pas fini.
help-signs = Une petite flèche sur une carte : elle va sur la table maintenant. Un cadre en tirets autour d’une combinaison : elle a changé depuis votre dernier tour.
help-hand = Rangez votre main comme il vous plaît : elle reste ainsi. Faites glisser les cartes de côté pour les déplacer, vers le haut pour les jouer ; maintenez-en une pour la voir en grand. Des cartes sous un crochet forment une combinaison ; celles que vous gardez ensemble ne se jouent pas tant que vous ne les libérez pas.
help-keys = Touches
key-space = Espace
key-escape = Échap
key-walk = parcourir la main ou la table
key-move = déplacer la carte dans la main
key-group = aller à un paquet de votre main
# A gap between two cards of the hand, beside the card that has the focus.
key-gap = ouvrir un espace dans votre main, ou le fermer
key-back = ranger votre main comme avant
help-keys-own = Chaque touche peut être donnée à une autre commande, dans les réglages.
key-choose = choisir la carte, ou appuyer sur le bouton
help-discards = Là où l’on pioche et défausse : piochez au talon ou prenez le dessus de la défausse, jouez, et défaussez pour finir le tour. Une pioche ne s’annule pas ; tout le reste s’annule, jusqu’à la défausse. Ce que vous devez encore poser se trouve au-dessus de votre main. Touchez « Emprunter », puis une combinaison, pour y prendre des cartes et en former une nouvelle.
key-draw = piocher au talon
key-take = prendre le dessus de la défausse
key-borrow = emprunter à une combinaison
key-carte = dire « carte »
key-discard = défausser la carte choisie
key-redo = refaire
key-pile = parcourir la défausse
key-meld = poser les cartes choisies
key-lay = les ajouter
key-swap = échanger contre un joker
key-end = finir votre tour
key-undo = annuler
key-hand = aller à votre main
key-table = aller à la table
key-counts = cartes vues
key-scores = scores
key-help = cette aide
key-hint = un indice, puis d’autres plus précis
key-recap = revoir ce qui s’est passé depuis votre dernier tour
key-clear = décocher les cartes choisies
settings-look = Apparence
# A part of the settings: how the cards of one’s own hand are shown and moved.
settings-cards = Votre main
# How large the cards of the hand are.
like-cards = Cartes
like-cards-normal = à la taille de l’écran
like-cards-large = grandes
# The side at which the buttons and the cards are in reach of the thumb.
like-thumb = Vous touchez avec
like-thumb-right = la main droite
like-thumb-left = la main gauche
like-drag = Faire glisser les cartes. Sinon, passer le doigt le long des cartes en choisit plusieurs.
settings-motion = Coups des autres
settings-language = Langue
like-theme = Clair ou sombre
like-theme-auto = comme l’appareil
like-theme-light = clair
like-theme-dark = sombre
like-deck = Couleurs des cartes
like-deck-four = quatre teintes
like-deck-two = deux teintes
like-speed = Coups des autres
like-speed-off = aussitôt
like-speed-fast = rapides
like-speed-normal = normaux
like-speed-slow = lents
like-speed-reduced = Votre appareil demande moins de mouvement : les coups des autres s’affichent aussitôt, avec un contour.
like-language = Langue
# In the list of languages, behind one that no native reader has gone over.
language-unreviewed = { $name } (brouillon non relu)
language-draft = Cette traduction est un brouillon de notre main. Les corrections sont bienvenues : chaque langue est un fichier.
like-digits = Chiffres
settings-view = Table ou listes
like-view = La table s’affiche
like-view-table = comme une table
like-view-list = en listes
# The same as a button at the top of the page.
view-list = Vue en listes
view-table = Vue de la table
like-letters = Une lettre à côté de chaque couleur
settings-sound = Sons
like-sound = Sons à la table
like-captions = Écrire ce qui s’entend
sound-ask = Voulez-vous que la table fasse des sons : quand c’est à vous, quand on pose des cartes ?
sound-on = Avec sons
sound-off = Sans
# What a sound says, written for a moment.
sound-turn = À vous
sound-card = Une carte est jouée
sound-refused = Refusé
sound-over = La manche est finie
settings-keys = Touches
keys-change = Changer les touches
keys-how = Choisissez une commande, puis appuyez sur la touche qu’elle doit avoir. Échap la laisse telle quelle.
# $what is what a command does ("undo", "go to your hand").
keys-press = Appuyez sur une touche pour : { $what }
keys-given = { $key } veut dire maintenant : { $what }
keys-taken = { $key } est prise. Elle veut dire : { $what }
keys-not-givable = Seule une lettre ou un signe peut être donné. Les chiffres mènent aux paquets de votre main.
keys-back = Toutes les touches sont comme au début.
keys-reset = Toutes les touches comme au début

## The table as lists

list-step =
    { $count ->
        [one] Avec la carte choisie
       *[other] Avec les cartes choisies
    }
list-nothing-chosen = Aucune carte n’est choisie.
# $meld is like "Aina: run of hearts, 5 to 8".
list-of =
    { $whose ->
        [mine] Vos combinaisons
       *[other] Combinaisons de { $owner }
    }
list-players = Joueurs
list-scores = Scores de la partie
list-turn = joue maintenant
# $name has $cards cards and $points points in this match.
list-player =
    { $cards ->
        [one]
            { $name } : { $cards } carte, { $points ->
                [one] { $points } point
               *[other] { $points } points
            } dans cette partie
       *[other]
            { $name } : { $cards } cartes, { $points ->
                [one] { $points } point
               *[other] { $points } points
            } dans cette partie
    }
list-group = Paquet { $number }
list-arrange = Ranger la main
list-left = Vers le début
list-right = Vers la fin

## Hints

# The button, and the name of what it shows.
hint = Indice
# The buttons that tell more: first where, then what exactly.
hint-where = Où ?
hint-which = Quoi au juste ?
hint-choose = Choisir ces cartes
hint-close = Fermer l’indice
hint-thinking = On regarde vos cartes…

## Lessons

lesson-offer = Première fois ? Jouez une manche guidée :
# The guide of a lesson; its name, and how to send it away and call it back.
coach = Votre guide
coach-leave = Cacher le guide
coach-call = Montrer le guide
# What is to be learned: a few words each.
coach-goal-passport = Une tierce franche
coach-goal-layoff = Ajouter
coach-goal-swap = Reprendre un joker
coach-goal-draw = Piocher
coach-goal-open = Ouvrir avec 51
coach-goal-discard = Défausser
coach-goal-done = { $goal }, c’est fait
# What each of them is: said before what is to be done.
coach-why-passport = Votre première combinaison doit être une tierce franche : trois cartes ou plus d’une même couleur qui se suivent, sans joker. C’est votre passeport.
coach-why-layoff = Vous avez commencé : à partir d’ici, une seule carte peut s’ajouter à toute combinaison de la table, peu importe qui l’a posée.
coach-why-swap = Un joker sur la table remplace une carte que vous tenez. Mettez la vôtre à sa place, et le joker est à vous.
coach-why-draw = Chaque tour commence par une carte : piochez-en une au talon.
coach-why-open = Vos premières combinaisons doivent valoir ensemble 51 points, et l’une d’elles doit être une tierce franche : des cartes d’une même couleur qui se suivent, sans joker.
coach-why-discard = Chaque tour finit par une défausse. Jetez ce qui vous sert le moins : les cartes qui restent en main comptent contre vous.
# What is to be done. $cards is a list like "6♥, 7♥ and 8♥"; $others: cards are chosen that do not belong to it.
coach-choose =
    { $count ->
        [one]
            Choisissez { $cards } dans votre main{ $others ->
                [yes] , et rien d’autre
               *[no] { "" }
            }.
       *[other]
            Choisissez { $cards } dans votre main{ $others ->
                [yes] , et rien d’autre
               *[no] { "" }
            }.
    }
# $what is what a button says.
coach-press = Appuyez sur « { $what } ».
coach-press-and-choose = Appuyez sur le grand bouton, car il y a plusieurs façons, puis sur « { $what } ».
coach-choose-way = Choisissez « { $what } ».
coach-undo = Cela ne mène à rien dans ce tour. Appuyez sur « Annuler » pour revenir en arrière.
coach-wait = { $name } joue. Regardez ce qui se pose sur la table.
coach-deal-over =
    { $done ->
        [one] La manche est finie, et vous avez fait { $done } chose sur { $all }. La leçon peut se rejouer depuis la première page.
       *[other] La manche est finie, et vous avez fait { $done } choses sur { $all }. La leçon peut se rejouer depuis la première page.
    }
coach-finished = C’est tout ce qu’il faut savoir. Continuez comme il vous plaît : l’indice est là quand vous hésitez.
coach-leave-table = À la première page

# What page and terminal say beside all this where one knocks. $card is a card, $points its or a hand's deadwood,
# $limit what a knocker may keep, $name the other player.


## What to do now

# The card turned up is offered.
gin-offer = Prendre { $card }, ou passer ?
gin-offer-wait = La carte { $card } est offerte à { $name }…
# Draw or take the top discard.
gin-draw = Piochez une carte, ou prenez { $card }.
gin-must-draw = Vous avez tous deux passé sur { $card } : piochez une carte.
# $knock is no, yes, gin (it is allowed to discard, knock, or show gin) or big (all eleven cards are melded).
gin-play =
    { $knock ->
        [big] Grand gin ! Montrez-le, ou choisissez une carte à défausser.
        [gin] Gin ! Choisissez la carte que vous jetez, ou une à défausser.
        [yes] Choisissez une carte à défausser, ou cognez avec { $limit } au plus.
       *[no]
            { $limit ->
                [0] Choisissez une carte à défausser. Dans cette manche seul un gin se montre.
               *[other] Choisissez une carte à défausser. Vous pouvez cogner avec { $limit } au plus.
            }
    }
# Nothing but the knock is allowed: at the wall, or where gin must be shown.
gin-must-knock =
    { $why ->
        [gin] Vous avez un gin, qui se montre ici aussitôt : cognez.
       *[wall] Vous avez pris la dernière défausse pour cogner avec elle : cognez.
    }
gin-choose-thrown = Choisissez la carte que vous jetez en cognant.
gin-layoff =
    { $count ->
        [0] Aucune de vos cartes ne va sur les combinaisons de { $name }. Montrez votre main.
       *[other] Ajoutez des cartes aux combinaisons de { $name }, ou montrez votre main.
    }
gin-layoff-wait = { $name } peut ajouter des cartes à vos combinaisons…
gin-choose-melds = Choisissez les combinaisons que vous montrez.
gin-wall =
    { $wall ->
        [declare] Le talon est à sa fin. Prenez { $card } et continuez, ou déclarez la manche nulle.
       *[knock] Le talon est à sa fin. Prenez { $card } pour cogner avec, ou passez.
    }
gin-wall-pass = Le talon est à sa fin, et avec { $card } vous ne pourriez pas cogner. Passez.
gin-wall-near =
    { $count ->
        [one] { $count } carte peut encore être piochée
       *[other] { $count } cartes peuvent encore être piochées
    }

## Buttons

do-pass = Passer
do-call-dead = Déclarer la manche nulle
do-knock = Cogner en jetant { $card }
# With the deadwood that stays.
do-knock-with = Cogner en jetant { $card } : reste { $points }
do-gin = Gin en jetant { $card }
do-big-gin = Grand gin
do-done = Montrer la main
# Among several ways to show a hand; $shown is as in “shown-cards”.
do-show = Montrer { $shown }
label-knock = Cogner en jetant { $card } : { $shown }
label-gin = Gin en jetant { $card } : { $melds }
label-big-gin = Grand gin : { $melds }
gin-ways = Autres combinaisons
gin-ways-title = Quelles combinaisons montrez-vous ?
cannot-knock =
    { $limit ->
        [0] Non : dans cette manche seul un gin se montre.
       *[other] Non : en jetant { $card } vous gardez { $points }, et { $limit } est le plus permis.
    }

## The meter of deadwood

deadwood = Bois mort { $points }
deadwood-meter = Bois mort { $points }, permis { $limit }
deadwood-aloud =
    { $points ->
        [0] Pas de bois mort
        [one] Bois mort { $points } point
       *[other] Bois mort { $points } points
    } ; { $limit ->
        [0] dans cette manche seul un gin se montre
        [one] vous pouvez cogner avec { $limit } point, ou un gin
       *[other] vous pouvez cogner avec { $limit } points au plus
    }
deadwood-after = En jetant { $card } : { $points }
deadwood-known = Bois mort si la manche finissait maintenant : { $points }
upcard-name = Carte retournée : { $card }
upcard-limit =
    Carte retournée { $card } : cogner avec { $limit ->
        [0] un gin seulement
       *[other] { $limit } au plus
    }
upcard-doubles = Un pique est retourné : cette manche compte double.
status-knocked = a cogné
passed-cards = Passées : { $cards }

## The showdown

# $how is knock, undercut, even, gin, big_gin or dead_hand.
showdown =
    { $how ->
        [even] Bois mort égal
        [knock] Coup
        [undercut] Contre
        [gin] Gin
        [big_gin] Grand gin
       *[dead_hand] Manche nulle
    }
showdown-lead =
    { $how ->
        [gin]
            { $me ->
                [yes] Vous faites un gin
               *[no] { $name } fait un gin
            }
        [big_gin]
            { $me ->
                [yes] Vous montrez un grand gin
               *[no] { $name } montre un grand gin
            }
        [undercut]
            { $me ->
                [yes] Vous contrez le coup
               *[no] { $name } contre le coup
            }
        [knock]
            { $me ->
                [yes] Votre coup gagne
               *[no] Le coup de { $name } gagne
            }
        [even] Les deux ont autant de bois mort, et personne ne marque
       *[dead_hand] Personne n’a cogné : la manche est nulle, et le même donneur redonne
    }
showdown-melds = Combinaisons
showdown-laid-off = Ajoutées
showdown-thrown = Jetée
showdown-deadwood = Bois mort
showdown-none = rien
showdown-knocker = a cogné
showdown-difference = { $more } moins { $fewer } font { $points }
showdown-bonus =
    { $how ->
        [gin] Prime du gin { $points }
        [big_gin] Prime du grand gin { $points }
       *[undercut] Prime du contre { $points }
    }
showdown-doubled = Doublé, car un pique était retourné
showdown-score =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# For the ear, of one player.
showdown-aloud = { $name } : { $shown }
showdown-laid-off-aloud =
    { $count ->
        [0] { $name } n’a rien ajouté
       *[other] { $name } a ajouté { $cards }
    }
scored =
    { $me ->
        [yes]
            { $points ->
                [one] Vous marquez { $points } point
               *[other] Vous marquez { $points } points
            }
       *[no]
            { $points ->
                [one] { $name } marque { $points } point
               *[other] { $name } marque { $points } points
            }
    }
scored-nothing = Personne ne marque

## The score sheet where points are won: columns, boxes, bonuses

sheet-kind-won = Le plus de points gagne.
sheet-column =
    { $columns ->
        [one] Partie
       *[other] Partie { $number }
    }
sheet-column-over = finie
sheet-column-won =
    { $me ->
        [yes] Vous gagnez la partie { $number }
       *[no] { $name } gagne la partie { $number }
    }
sheet-column-open = première manche gagnée à venir
sheet-points = Points
sheet-boxes =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
sheet-box-points = Cases
sheet-game-bonus = Prime de la partie
sheet-shutout = Partie blanche
sheet-sum = En tout
sheet-all-columns = Toutes les parties ensemble
# One entry of a column, for the ear.
sheet-entry-aloud = Manche { $deal } : { $name } { $points }
sheet-column-aloud = Partie { $number } : { $totals }
sheet-dead-deals =
    { $count ->
        [0] Aucune manche n’a été nulle.
        [one] { $count } manche a été nulle et n’est pas sur la feuille.
       *[other] { $count } manches ont été nulles et ne sont pas sur la feuille.
    }

## Help and keys

help-gin = Au gin les combinaisons restent dans votre main ; la table les range pour vous et compte le reste, votre bois mort. Quand il est assez bas, choisissez la carte à jeter et cognez. Après un coup de l’autre joueur, touchez vos cartes, puis les combinaisons où elles vont.
key-pass = passer
key-knock = cogner
key-big-gin = grand gin
key-done = montrer votre main
key-ways = choisir d’autres combinaisons

## On the page alone

gin-deadwood-against = Bois mort { $have }, { $name } a { $theirs }
gin-only-knock = Seul le coup est permis
gin-no-knock = Pas encore de coup : reste { $points }, permis { $limit }
gin-no-knock-with = Pas de coup avec { $card }
gin-choose-thrown-short = Cogner : choisissez la carte à jeter
gin-nothing-fits = Aucune de vos cartes ne va
gin-choose-fitting = Choisissez une carte qui va
gin-fits-nowhere = { $card } ne va nulle part
gin-not-now = Ce n’est pas possible en ce moment.
gin-best-way = le moins
gin-hold-back =
    { $count ->
        [one] Garder une carte : { $count } façon
       *[other] Garder des cartes : { $count } façons
    }
sort-best = Meilleures combinaisons
key-best = ranger la main en ses meilleures combinaisons
key-biggin = montrer un grand gin
card-knocks = vous pouvez cogner avec elle
card-melded = dans une combinaison
count-collects = Plus de cartes : marque ce que tiennent les autres.

## The same in the terminal

terminal-typing-gin = Mots : take, pass, draw, discard 5h, knock 5h, knock 5h 7c7d7h 2s3s4s / Ac, biggin, lay 8h m1>, done
terminal-keys-offer = F prendre · N passer · ? règles · F1 touches · Q quitter
terminal-keys-hold = Espace choisir · X défausser · K cogner · O trier · C compteurs · ? règles · F1 touches
terminal-keys-layoff = Espace choisir · L ajouter · N fini · U annuler · T table · ? règles · F1 touches
terminal-help-pass = passer sur la carte offerte
terminal-help-knock = cogner en jetant la carte choisie
terminal-help-big-gin = montrer un grand gin
terminal-help-ways = choisir d’autres combinaisons à montrer
terminal-help-done = ne plus rien ajouter, et montrer votre main
terminal-hand-deadwood = bois mort
terminal-deed-pass = passe
terminal-deed-knock = cogne avec { $points }
terminal-deed-gin = gin !
terminal-deed-big-gin = grand gin !
terminal-deed-shown = montre { $points }
terminal-deed-dead-hand = déclare la manche nulle
terminal-sheet-won = Le plus de points gagne.
terminal-sheet-game = Partie { $number }
terminal-sheet-boxes = Cases
terminal-sheet-bonus = Prime de la partie
terminal-sheet-shutout = Partie blanche
terminal-sheet-all = Toutes les parties
terminal-sheet-gin-signs = D a donné, * a gagné la manche, G gin, U contre
terminal-check-knock = { $name } a cogné
terminal-check-gin = { $name } a fait un gin
terminal-check-undercut = { $name } a contré le coup
terminal-check-dead-hand = manche nulle
terminal-table-hold = Les combinaisons restent en main jusqu’à ce que quelqu’un cogne.
terminal-one-way = Cette main ne se montre que d’une façon.
terminal-help-sort-best = trier la main par ses meilleures combinaisons ; encore : par couleur, par valeur
terminal-help-signs-gin = ━ au-dessus d’une carte : elle est dans une de vos meilleures combinaisons ; les autres sont du bois mort. + sur une carte : elle peut être ajoutée. + près d’une combinaison : les cartes choisies y vont.
terminal-sheet-games = Une partie finit quand un total atteint { $points }, le tout avec la dernière partie.
terminal-sheet-independent-won = Chaque manche est un jeu pour elle-même ; qui en gagne le plus gagne.

# The words of the table in the terminal. Cards, reasons, rules and what page and terminal share are elsewhere.
# $number is the number of a meld as it is typed (m3); $cards, $card are short cards.


## Top and seats

terminal-title = { $title } · manche { $deal }
terminal-aside =
    { $count ->
        [one] { $count } carte de côté
       *[other] { $count } cartes de côté
    }
terminal-target =
    { $points ->
        [0] { "" }
       *[other] partie en { $points }
    }
terminal-seat-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
terminal-seat-total = { $points } pts
terminal-seat-narrow = { $count }c { $points }p
terminal-seat-narrower = { $count }c
terminal-seat-new = rien de posé
terminal-seat-unopened = pas ouvert
terminal-seat-dead = MORT
terminal-seat-out = éliminé
terminal-dealer = donneur
terminal-dealer-short = D
terminal-you = Vous

## The table and the hand

terminal-table-empty = Il n’y a encore rien sur la table.
terminal-hand =
    { $count ->
        [0] Vous n’avez plus de cartes
        [one]
            Votre main : { $count } carte, { $points ->
                [one] { $points } point
               *[other] { $points } points
            }
       *[other]
            Votre main : { $count } cartes, { $points ->
                [one] { $points } point
               *[other] { $points } points
            }
    }
terminal-hand-new = Vous n’avez encore rien posé : votre première action doit être une combinaison.
terminal-hand-total = total { $points }
terminal-since = Depuis votre dernier tour
terminal-nothing-yet = Personne n’a encore joué.

## Stock, discards and what the turn still asks for, where cards are drawn

terminal-stock = Talon
terminal-discards = Défausse
terminal-pile-count =
    { $count ->
        [0] vide
        [one] { $count } carte
       *[other] { $count } cartes
    }
terminal-pile-look = parcourir
terminal-mark-lay = poser !
terminal-mark-lent = emprunt
terminal-opening-to-come =
    { $pure ->
        [yes] Votre ouverture demande { $need } points avec une tierce franche
       *[no] Votre ouverture demande { $need } points
    }
terminal-opening-any = Vous n’avez pas encore ouvert ; n’importe quelle combinaison ouvre
terminal-opened = Vous avez ouvert
terminal-to-lay = À poser :
terminal-to-lay-took = { $card }, de la défausse
terminal-to-lay-joker =
    { $count ->
        [one] le joker repris
       *[other] { $count } jokers repris
    }
terminal-to-lay-borrowed = l’emprunt { $cards }
terminal-borrow-where = Quelle combinaison ? Les flèches y mènent, Espace la choisit, Échap revient.
terminal-borrow-title = Emprunter à m{ $number }, { $meld }
terminal-borrow-choose = Choisissez les cartes que vous empruntez.
terminal-borrow-help = ←→ aller · Espace choisir · Entrée emprunter · Échap retour

## What the main action will do

terminal-do-meld =
    { $points ->
        [one] Poser { $cards } ({ $points } point)
       *[other] Poser { $cards } ({ $points } points)
    }
terminal-do-lay = Ajouter { $cards } à m{ $number }, { $meld }
terminal-do-lay-end =
    { $end ->
        [low] Ajouter { $cards } à m{ $number }, { $meld }, au bout bas
       *[high] Ajouter { $cards } à m{ $number }, { $meld }, au bout haut
    }
terminal-do-lay-joker = Ajouter { $cards } à m{ $number }, { $meld }, pour { $as }
terminal-do-swap = Reprendre le joker de m{ $number }, { $meld }, contre { $card }
terminal-do-swap-end =
    { $end ->
        [low] Reprendre le joker bas de m{ $number }, { $meld }, contre { $card }
       *[high] Reprendre le joker haut de m{ $number }, { $meld }, contre { $card }
    }
terminal-do-end = Finir le tour
terminal-do-dead = Rien ne peut se jouer : se déclarer mort
terminal-do-choose =
    { $count ->
        [one] Choisir parmi { $count } façon
       *[other] Choisir parmi { $count } façons
    }
terminal-do-next = Distribuer la manche suivante
terminal-do-leave = La partie est finie : quitter la table
terminal-prompt = Choisissez des cartes à jouer.
terminal-prompt-or-end = Choisissez des cartes à jouer, ou finissez le tour avec E.
terminal-prompt-wait = { $name } joue : un instant. Vous pouvez ranger et choisir des cartes en attendant.
terminal-prompt-dead = Vous êtes mort et attendez la fin de la manche.
terminal-verb-meld = Ces cartes ne forment pas de combinaison nouvelle.
terminal-verb-lay = Ces cartes ne vont sur aucune combinaison.
terminal-verb-swap = Aucun joker de la table ne se reprend avec cela.
terminal-need-cards = Choisissez d’abord des cartes : allez-y avec les flèches, choisissez avec la barre d’espace.
terminal-fits = Sur m{ $number } vous pouvez jouer : { $cards }
terminal-fits-nothing = Aucune de vos cartes seule ne se joue sur m{ $number }.
terminal-not-there = Ces cartes ne vont pas sur m{ $number }.
terminal-undone = Annulé.
terminal-nothing-to-undo = Il n’y a rien à annuler dans ce tour.
terminal-drawn-stays = Il n’y a rien à annuler : une carte piochée au talon reste piochée.
terminal-nothing-to-redo = Il n’y a rien à refaire.
terminal-redone = Refait.
terminal-deal-is-over = La manche est finie.
terminal-not-over = La manche n’est pas encore finie.
terminal-sorted =
    { $how ->
        [rank] Trié par valeur.
        [best] Trié par meilleures combinaisons.
       *[suit] Trié par couleur.
    }
terminal-unsaved = L’enregistrement n’a pas pu être sauvegardé : { $why }

## Typing

terminal-typing = Mots : meld 7c8c9c, lay 8h m1>, swap 5h m2, end, dead, undo. Échap revient.
terminal-typing-draws = Mots : draw, take, meld 7c8c9c, lay 8h m1>, swap 5h m2, borrow 7h m1, discard 5h carte

## What happened, in the short form of the log

terminal-turn = { $name } : { $deeds }
terminal-turn-left =
    { $count ->
        [one] { $name } : { $deeds } · reste { $count } carte
       *[other] { $name } : { $deeds } · restent { $count } cartes
    }
terminal-deed-meld = pose { $cards }
terminal-deed-lay = { $cards } sur m{ $number }
terminal-deed-swap = { $card } contre le joker de m{ $number }
terminal-deed-dead =
    { $passport ->
        [yes] mort
       *[no] mort sans combinaison
    }
terminal-deed-out = Game !
terminal-deed-leave = plus de cartes !
terminal-deed-draw =
    { $card ->
        [hidden] pioche
       *[other] pioche { $card }
    }
terminal-deed-take = prend { $card }
terminal-deed-touch = touche la défausse
terminal-deed-renewed = nouveau talon
terminal-deed-borrow = emprunte { $cards } à m{ $number }
terminal-deed-discard =
    { $carte ->
        [yes] défausse { $card }, « carte »
       *[no] défausse { $card }
    }
terminal-deed-penalty =
    { $count ->
        [one] { $count } carte faute de « carte »
       *[other] { $count } cartes faute de « carte »
    }
terminal-deed-end = fin

## Choosing among ways

terminal-choose = De quelle façon ?
terminal-choose-help = 1–9 ou Entrée choisit, Échap revient
terminal-way-run =
    { $points ->
        [one] Une suite : { $cards } ({ $points } point)
       *[other] Une suite : { $cards } ({ $points } points)
    }
terminal-way-set =
    { $points ->
        [one] Un groupe : { $cards } ({ $points } point)
       *[other] Un groupe : { $cards } ({ $points } points)
    }

## Keys

terminal-keys-play = Espace choisir · M poser · L ajouter · J joker · E finir · U annuler · ? règles · F1 touches
terminal-keys-table = ←→↑↓ aller · Espace jouer ici · H main · Échap désélectionner · ? règles · F1 touches
terminal-keys-borrow = ←→↑↓ aller · Espace emprunter ici · Échap retour · ? règles · F1 touches
terminal-keys-draw = D piocher · F prendre · P défausse · T table · C compteurs · ? règles · F1 touches
terminal-keys-turn = Espace choisir · M poser · L ajouter · J joker · B emprunter · X défausser · U annuler · F1
terminal-keys-naturals = Espace choisir · M poser · L ajouter · X défausser · U annuler · C compteurs · ? règles · F1
terminal-keys-over = Entrée manche suivante · S scores · T table · ? règles · F1 touches · Q quitter
terminal-help-title = Touches
terminal-help-walk = parcourir la main ou la table
terminal-help-shift = déplacer la carte dans la main
terminal-help-space = choisir la carte, ou la remettre ; sur une combinaison : y jouer les cartes choisies
terminal-help-enter = faire ce que dit la ligne jaune
terminal-help-meld = poser les cartes choisies
terminal-help-lay = les ajouter
terminal-help-joker = échanger contre un joker
terminal-help-draw = piocher une carte au talon
terminal-help-take = prendre le dessus de la défausse
terminal-help-touch = toucher la défausse avant de piocher
terminal-help-pile = parcourir la défausse
terminal-help-borrow = emprunter à une combinaison de la table : d’abord la combinaison, puis ses cartes
terminal-help-discard = défausser la carte choisie, ce qui finit le tour
terminal-help-carte = dire « carte » avec la défausse qui vous laisse une carte, ou ne pas le dire
terminal-help-redo = refaire ce qui a été annulé
terminal-help-end = finir le tour
terminal-help-undo = annuler le dernier pas de ce tour ; avec Maj, tout recommencer
terminal-help-hand = aller à la main
terminal-help-table = aller à la table (aussi Tab)
terminal-help-sort = trier la main par couleur ; encore : par valeur
terminal-help-gap = faire ou fermer un espace dans la main
terminal-help-groups = aller au groupe 1 à 9 de la main
terminal-help-words = taper ce que vous jouez, par exemple lay 8h m1>
terminal-help-counts = compteurs : cartes de tous, cartes que vous voyez
terminal-help-scores = feuille de scores
terminal-help-log = tout ce qui s’est passé dans cette manche
terminal-help-rules = les règles de cette table
terminal-help-clear = remettre les cartes choisies
terminal-help-quit = quitter la table
terminal-help-signs =
    + sur une carte : elle peut se jouer seule. + près d’une combinaison : les cartes choisies y vont. • près d’une combinaison : elle a changé depuis votre dernier tour. { $jokers ->
        [0] { "" }
       *[other] ★ est un joker ; dans une suite, la carte qui le suit est celle qu’il remplace.
    }
terminal-close-help = Échap revient
terminal-space-bar = Espace
terminal-arrows = flèches

## Leaving

terminal-leave = Quitter la table ?
terminal-leave-saved = La partie jusqu’ici est sauvegardée dans { $file }.
terminal-leave-lost = Cette partie n’est pas sauvegardée.
terminal-leave-keys = Y ou Entrée quitte, N ou Échap reste

## The end of a deal

terminal-over-title = La manche { $deal } est finie
terminal-over-game =
    { $me ->
        [yes] Game ! Vous n’avez plus de cartes.
       *[no] Game ! { $name } n’a plus de cartes.
    }
terminal-over-dead = Tous sont morts, et personne ne continue.
terminal-over-survivor = Il n’en est resté qu’un, et la manche finit là.
terminal-over-out =
    { $me ->
        [yes] Vous n’avez plus de cartes.
       *[no] { $name } n’a plus de cartes.
    }
terminal-over-blocked = Il ne reste rien à piocher : la manche est bloquée, et personne ne la gagne.
terminal-over-won =
    { $me ->
        [yes]
            { $count ->
                [one] Vous gagnez cette manche.
               *[other] { $names } se partagent cette manche.
            }
       *[no]
            { $count ->
                [one] { $names } gagne cette manche.
               *[other] { $names } se partagent cette manche.
            }
    }
terminal-over-match =
    { $me ->
        [yes]
            { $count ->
                [one] La partie est finie : vous la gagnez !
               *[other] La partie est finie : { $names } se la partagent.
            }
       *[no]
            { $count ->
                [one] La partie est finie : { $names } la gagne.
               *[other] La partie est finie : { $names } se la partagent.
            }
    }
terminal-count-none = plus de cartes
terminal-count-out = éliminé de la partie
terminal-count-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
terminal-count-doubled = un joker double
terminal-count-penalty = { $points } de plus faute de passeport
terminal-count-unopened = pas ouvert : { $points } à la place
terminal-count-factor = multiplié par { $factor }
terminal-count-settled = règlement { $amount }
terminal-count-total = total { $points }
terminal-count-winner = gagnant
terminal-over-aside =
    { $count ->
        [0] Aucune carte n’était mise de côté.
        [one] La carte qui était mise de côté :
       *[other] Les { $count } cartes qui étaient mises de côté :
    }
terminal-over-keys = Entrée manche suivante · S feuille de scores · Échap voir la table · Q quitter
terminal-over-keys-last = S feuille de scores · Échap voir la table · Q quitter

## Score sheet and counts

terminal-sheet = Feuille de scores
terminal-sheet-deal = Manche
terminal-sheet-total = Total
terminal-sheet-empty = Aucune manche n’est encore finie.
terminal-sheet-signs = D a donné, * a gagné la manche
terminal-sheet-cumulative = Le total le plus bas gagne.
terminal-sheet-independent = Chaque manche est un jeu pour elle-même ; le score le plus bas gagne.
terminal-sheet-target = La partie finit quand un total atteint { $points }.
terminal-sheet-elimination = Qui atteint { $points } est éliminé.
terminal-sheet-deals =
    { $count ->
        [one] La partie est d’une manche.
       *[other] La partie est de { $count } manches.
    }
terminal-counts = Compteurs
terminal-counts-known = connues : { $cards }
terminal-counts-hand =
    { $points ->
        [one] Votre main compte { $points } point si la manche finissait maintenant.
       *[other] Votre main compte { $points } points si la manche finissait maintenant.
    }
terminal-counts-seen = De chaque carte, combien vous en voyez sur la table et en main (sur { $packs }) :
terminal-counts-seen-pile = De chaque carte, combien vous en voyez sur la table, à la défausse et en main (sur { $packs }) :
terminal-counts-jokers = Jokers vus : { $count } sur { $all }
terminal-counts-aside =
    { $count ->
        [one] { $count } carte est de côté, hors du jeu.
       *[other] { $count } cartes sont de côté, hors du jeu.
    }
terminal-log = Ce qui s’est passé dans cette manche
terminal-rules = Règles de cette table

## Replay

terminal-replay-where = manche { $deal } sur { $deals } · tour { $turn } sur { $turns } · action { $action } sur { $actions }
terminal-replay-keys = ←→ action · ↑↓ tour · PgUp PgDn manche · Home End · K vue · S scores · Q quitter
terminal-replay-all = toutes les mains
terminal-replay-seat = ce que { $name } peut savoir
terminal-replay-spectator = ce qu’un spectateur peut savoir
terminal-replay-dealt = Les cartes sont distribuées.
terminal-replay-turn = Ensuite : { $name }
terminal-check-head =
    { $title }, { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }, { $deals ->
        [one] { $deals } manche
       *[other] { $deals } manches
    }
terminal-check-deal = Manche { $deal } : { $scores } ({ $how })
terminal-check-game = Game : { $name }
terminal-check-out = { $name } sort
terminal-check-blocked = bloquée
terminal-check-dead = tous morts
terminal-check-survivor = plus qu’un joueur
terminal-check-running = La manche { $deal } est en cours : à { $name } de jouer.
terminal-check-totals = Totaux : { $scores }
terminal-check-won =
    { $count ->
        [one] { $names } gagne la partie.
       *[other] { $names } se partagent la partie.
    }
terminal-check-seen = C’est l’exemplaire d’une seule place : les mains des autres étaient cachées, et les coups n’ont été vérifiés que dans la mesure où elle pouvait voir.
terminal-check-ok = L’enregistrement se rejoue sans faute.
terminal-score-of = { $name } { $points }

## The rules as text

terminal-rules-head = Règles : { $title }
terminal-rules-changes = Ce que cette table joue autrement
terminal-rules-change = { $label } : { $answer } (au lieu de : { $instead })
terminal-rules-sign = * marque ce que cette table joue autrement.
terminal-house-title = Règles maison de cette table
terminal-house-close = Entrée commence · ? toutes les règles
terminal-games =
    { $games ->
        [one] Il y a { $games } jeu :
       *[other] Il y a { $games } jeux :
    }
terminal-games-note = `tierce rules GAME` en dit les règles, `tierce play GAME` y joue ici.

# What the server itself refuses, before any rule is asked.

# $text says what was expected.
reason-malformed = Ce message ne peut pas être lu : { $text }
reason-too-large = Ce message est trop long. On en lit { $most } octets au plus.
reason-too-fast = C’était trop d’un coup. Attendez un moment, puis réessayez.
reason-binary = Ici les messages sont du texte, et celui-ci est binaire.
reason-no-table = Il n’y a pas de table { $table } ici.
reason-broken = Quelque chose s’est cassé dans le serveur. C’est écrit dans son journal. Réessayez.
reason-store = Cela n’a pas pu être écrit, et n’a donc pas été fait. Réessayez.
# What a table refuses that has nothing to do with the cards: seats, host, pause, clock.
reason-not-invited = Vous n’êtes pas invité à cette table : demandez son lien entier, jusqu’à la dernière lettre.
reason-no-seat-yours = Vous n’avez pas de place à cette table : prenez-en d’abord une libre.
reason-no-seat = Il n’y a pas de place { $seat } ici : cette table en a { $most }.
reason-seat-taken = La place { $seat } n’est pas libre : quelqu’un y est assis.
reason-seated-already = Vous avez déjà une place à cette table.
reason-nobody-there = Personne n’est assis à la place { $seat } : il y faut une personne.
reason-name = Un nom a de 1 à { $most } caractères visibles.
reason-name-taken = Le nom { $name } est déjà pris ici : choisissez-en un autre.
reason-not-host = Seul l’hôte peut le faire : ici c’est { $name }.
reason-not-yours = Cela ne se dit que pour sa propre place.
reason-here = { $name } est là : personne ne peut jouer à sa place.
reason-stands-in = Un bot joue pour vous en ce moment : reprenez d’abord votre place.
reason-time-up = Votre temps est écoulé : un bot joue ce tour. Le prochain est de nouveau à vous.
reason-paused = { $name } a demandé une pause : reprenez d’abord le jeu.
reason-not-started = Rien n’est encore distribué : l’hôte commence quand tous sont là.
reason-started = La partie a commencé : cela ne se fait qu’avant.
reason-seats-open =
    { $count ->
        [one] { $count } place est encore libre : laissez quelqu’un s’y asseoir, mettez-y un bot, ou enlevez la place.
       *[other] { $count } places sont encore libres : laissez quelqu’un s’y asseoir, mettez-y des bots, ou enlevez les places.
    }
reason-too-few-seats = { $text }
reason-no-bot = Il n’y a pas de bot { $kind } dans ce jeu : choisissez { $kinds }.
reason-match-runs = Cette partie n’est pas finie : jouez-la d’abord jusqu’au bout.
reason-closed = L’hôte a fermé cette table : ce qui a été joué reste lisible.
reason-no-chat = À cette table on ne dit que des phrases toutes faites.
reason-no-phrase = Cette phrase n’existe pas : choisissez-en une de la liste.
reason-hints-off = À cette table on joue sans indices.
reason-no-answer = La réponse s’est trop fait attendre. Réessayez dans un moment.
reason-other-deal = Cette main est d’une autre manche : elle n’a pas été rangée.
# What is wrong with a request, said beside its field.
problem-expected = Attendu : { $text }.
problem-unknown-field = Ce champ n’existe pas. Les champs sont { $fields }.
problem-one-of = { $found } n’est pas au choix. Choisissez parmi { $choices }.
problem-number = Attendu : un nombre entier de { $low } à { $high } ; trouvé : { $found }.
problem-name = Un nom a de 1 à { $most } caractères, et aucun d’invisible.
problem-bot-list = Attendu : une liste de bots, chacun parmi { $choices }.
problem-bot-count =
    { $found ->
        [one] { $found } bot est demandé.
       *[other] { $found } bots sont demandés.
    } Ce jeu se joue avec { $low } à { $high } bots et vous.
problem-no-table = Cette table n’existe pas ici.
problem-no-place = Il n’y a rien à cette adresse.
problem-too-large = Une requête a { $most } octets au plus.
problem-too-fast = Trop de requêtes à la fois. Attendez un moment, puis réessayez.
problem-elsewhere = Cela venait d’une page d’un autre site, et n’a donc pas été fait.
problem-not-seated = Vous n’avez pas de place à cette table.
problem-not-invited = Vous n’êtes pas invité à cette table : demandez son lien entier, jusqu’à la dernière lettre.
problem-no-spectators = À cette table personne ne peut regarder : prenez une place.
problem-no-deal = Cette manche n’existe pas dans cette partie.
# One may try how else a deal might have gone on once it is over.
problem-deal-runs = Cette manche se joue encore : ce qui aurait pu se passer s’essaie quand elle est finie.
problem-no-code = Ce code n’existe pas, ou ses dix minutes sont passées. Demandez-en un nouveau sur l’autre appareil.
problem-no-key = Ce n’est pas la clé de ce serveur.
problem-not-host = Seul celui qui tient ce serveur peut le faire : ouvrez d’abord le lien avec sa clé.
problem-too-many-tables =
    { $most ->
        [one] Vous avez { $most } table qui n’est pas finie. Jouez-la d’abord jusqu’au bout, ou fermez-la.
       *[other] Vous avez { $most } tables qui ne sont pas finies. Jouez-en d’abord une jusqu’au bout, ou fermez-la.
    }
problem-unread = Cette requête ne peut pas être lue.
problem-broken = Quelque chose s’est cassé dans le serveur. C’est écrit dans son journal.

# What is seen and said of the people at a table beside their cards: who is away, how long a turn may take, what was
# said. $name is a person, $bot whether a bot plays for them (yes or no).


## Away and back

seat-away = absent
away-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
away-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
bot-plays = un bot joue
bot-plays-short = un bot
play-for = Faire jouer un bot
play-for-short = Bot
play-for-name = faire jouer un bot pour { $name }
let-bot-play = Faire jouer un bot pour moi
bot-plays-for-me = Un bot joue pour vous
take-seat-back = Un bot joue pour vous : reprendre votre place
take-back = Reprendre
say-away = { $name } est absent
say-back = { $name } est de retour
say-bot-plays = Un bot joue pour { $name }
say-plays-again = { $name } joue de nouveau
# A move that a bot made for a person: $line says what.
happened-stand-in =
    { $me ->
        [yes] { $line } (un bot pour vous)
       *[no] { $line } (un bot pour { $name })
    }

## A pause for all

a-break = Une pause
pause-all = Pause café
pause-help = La pendule et les bots s’arrêtent jusqu’à ce que quelqu’un reprenne.
paused-by =
    { $me ->
        [yes] Vous avez demandé une pause
       *[no] { $name } a demandé une pause
    }
pause-go-on = Reprendre
say-goes-on = Le jeu reprend

## Clocks

clock-left = temps pour ce tour
clock-bank = réserve
clock-over = temps dépassé
clock-stands = la pendule est arrêtée
# $hard: when the time is up, a bot plays the turn.
seconds-left =
    { $hard ->
        [yes]
            { $seconds ->
                [one] { $seconds } seconde, puis un bot joue ce tour
               *[other] { $seconds } secondes, puis un bot joue ce tour
            }
       *[no]
            { $seconds ->
                [one] Reste { $seconds } seconde
               *[other] Restent { $seconds } secondes
            }
    }

## What one says

panel-say = Parler
say-own = Avec vos mots
say-send = Envoyer
say-too-fast = Une chose à la fois : attendez un moment avant d’en dire plus.
said-title = Ce qui s’est dit
said-nothing = Rien ne s’est encore dit.
said-line = { $name } : { $text }
said-me = Vous
said-mute = Ne plus entendre { $name }
said-unmute = Entendre { $name } de nouveau
said-muted = silence sur cet appareil
said-take-away = Enlever
said-take-away-which = ce que { $name } a dit : { $text }

## The next match

do-rematch = Revanche
next-match = À la partie suivante
say-next-match = La partie suivante commence

## The screen during my turn

help-awake = Pendant votre tour l’écran reste allumé.
help-no-awake =
    { $secure ->
        [yes] Ce navigateur ne peut pas garder l’écran allumé pendant votre tour.
       *[no] L’écran peut s’éteindre pendant votre tour : les navigateurs ne le gardent allumé que pour les pages sûres (https).
    }

## Phrases

# phrase-<id> of src/tierce/server/phrases.py: polite words, with a face where it helps.
phrase-hello = 😊 Bonjour !
phrase-good_luck = ☘ Bonne chance !
phrase-your_turn = ☞ À vous, je crois
phrase-one_moment = ☕ Un instant, s’il vous plaît
phrase-well_played = ★ Bien joué !
phrase-nice_swap = 🃏 Bel échange !
phrase-thanks = ♥ Merci
phrase-sorry = 😅 Pardon !
phrase-laugh = 😄 Ha ha !
phrase-oh_no = 😱 Oh non !
phrase-wow = 😮 Oh là là !
phrase-thinking = 😐 Je réfléchis
phrase-again = ↻ Encore une ?
phrase-good_night = ☾ Bonne nuit
