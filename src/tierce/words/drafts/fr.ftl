### The rules, house rules and reasons in French: a draft of ours, not yet read by anybody whose first language it is.

### Les règles maison

choice-yes = oui
choice-no = non
choice-any = autant qu’on veut
choice-none = aucun

answer-seats = { $answer } pour { $seats } joueurs
answer-case = { $answer } avec « { $case } »
answer-else = sinon { $answer }
answer-span = { $low } à { $high }
answer-named = { $knob } : { $answer }

preset-penang = Rami de Penang
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

## Avec quelles cartes joue-t-on ?

group-deck = Avec quelles cartes joue-t-on ?

knob-deck-packs = Jeux de cartes
knob-deck-jokers = Jokers

## Comment distribue-t-on ?

group-deal = Comment distribue-t-on ?

knob-deal-seats = Joueurs
knob-deal-hand-size = Cartes par joueur
knob-deal-starter = Qui commence
choice-deal-starter-dealer = le donneur
choice-deal-starter-next = le joueur qui suit le donneur
knob-deal-extra = Une carte de plus
knob-deal-direction = Sens du jeu
choice-deal-direction-clockwise = dans le sens des aiguilles d’une montre, vers la gauche
choice-deal-direction-anticlockwise = dans le sens inverse, vers la droite
knob-deal-starter-first-turn = Le tout premier tour
choice-deal-starter-first-turn-discard-only = on ne fait que défausser
choice-deal-starter-first-turn-full = est un tour comme les autres
knob-deal-upcard = Une carte retournée au départ
knob-deal-cut-joker = Un joker à la coupe
choice-deal-cut-joker-ignored = retourne dans le paquet
choice-deal-cut-joker-kept = reste à celui qui coupe, parmi ses cartes
knob-deal-aside-shown-after = Montrer après la manche les cartes non distribuées

## Que peut-on piocher ?

group-draw = Que peut-on piocher ?

knob-draw-take = Une carte de la défausse
choice-draw-take-must-lay = doit être posée dans le même tour
choice-draw-take-free = peut rester en main
knob-draw-take-from-round = Premier tour où l’on prend à la défausse
knob-draw-take-joker = Prendre un joker à la défausse
knob-draw-take-with-one = Prendre avec une seule carte en main
knob-draw-throw-back = Rejeter la carte prise
knob-draw-mutual-return = Rejetée deux fois de suite
choice-draw-mutual-return-plays-on = on continue
choice-draw-mutual-return-ends = la manche est nulle
knob-draw-takes = Prises à la défausse dans une manche
choice-draw-takes-any = autant qu’on veut
knob-draw-last = Cartes qui restent au talon
knob-draw-wall = À la fin du talon
choice-draw-wall-dead = la manche est nulle, et personne ne marque
choice-draw-wall-knock = la dernière défausse peut encore être prise, pour cogner avec elle
choice-draw-wall-declare = on prend la dernière défausse et on continue, ou l’on déclare la manche nulle
knob-draw-renew = Comment on refait un talon
choice-draw-renew-shuffled = en mélangeant la défausse
choice-draw-renew-turned = en retournant la défausse telle quelle
choice-draw-renew-taken = on prend la carte du dessus, ou l’on retourne toute la défausse telle quelle
knob-draw-renew-keeps-top = Le dessus de la défausse reste en place
knob-draw-renewals = Nouveaux talons
choice-draw-renewals-any = aussi souvent qu’il le faut
knob-draw-touch = Toucher la défausse
choice-draw-touch-ignored = ne coûte rien
choice-draw-touch-no-dry-this-turn = plus de rami sec dans ce tour
choice-draw-touch-no-dry-this-deal = plus de rami sec dans cette manche
choice-draw-touch-no-exit-this-deal = plus moyen de sortir dans cette manche

## Qu’est-ce qu’une combinaison ?

group-melds = Qu’est-ce qu’une combinaison ?
knob-melds-aces = L’as dans une suite
choice-melds-aces-both = bas avant le deux, ou haut après le roi
choice-melds-aces-low = bas avant le deux seulement

knob-melds-set-suits = Couleurs d’un groupe
choice-melds-set-suits-repeat = peuvent se répéter
choice-melds-set-suits-distinct = toutes différentes, donc quatre cartes au plus
knob-melds-run-max = Suite la plus longue
knob-melds-circular = Suites en boucle
knob-melds-min-naturals = Cartes naturelles par combinaison

## Que peut faire un joker ?

group-wild = Que peut faire un joker ?

knob-wild-max-in-run = Jokers dans une suite
choice-wild-max-in-run-any = autant qu’on veut
knob-wild-max-in-set = Jokers dans un groupe
choice-wild-max-in-set-any = autant qu’on veut
knob-wild-adjacent = Jokers côte à côte
knob-wild-in-run = Place d’un joker dans une suite
choice-wild-in-run-anywhere = n’importe où
choice-wild-in-run-ends = aux bouts seulement
choice-wild-in-run-burnt = seulement pour une carte brûlée, dont tous les exemplaires sont posés
knob-wild-burnt-counts-discards = La défausse brûle aussi
knob-wild-rebind = Un joker dans une suite
choice-wild-rebind-fixed = reste où il est
choice-wild-rebind-slide = peut être poussé à un bout par la carte naturelle

## Que faut-il pour la première pose ?

group-opening = Que faut-il pour la première pose ?

knob-opening-kind = La première pose
choice-opening-kind-points = doit atteindre un nombre de points
choice-opening-kind-none = n’importe quelle combinaison, à n’importe quel tour
choice-opening-kind-free = ne demande rien : on peut ajouter des cartes avant de poser
knob-opening-points = Points pour ouvrir
knob-opening-points-from-discard = Points pour ouvrir avec la défausse
choice-opening-points-from-discard-same = autant qu’autrement
knob-opening-discard-points-always = Ces points chaque fois
knob-opening-pure-run = Une tierce franche
choice-opening-pure-run-new = une suite nouvelle sans joker
choice-opening-pure-run-subrun = une suite avec trois cartes naturelles qui se suivent, même à côté d’un joker
choice-opening-pure-run-off = pas nécessaire
knob-opening-from-round = Premier tour où l’on ouvre
knob-opening-joker-counts = Un joker dans la première pose
choice-opening-joker-counts-replaced = vaut la carte qu’il remplace
choice-opening-joker-counts-zero = ne vaut rien
choice-opening-joker-counts-thirty-five = vaut 35 points

## Que peut-on ajouter ?

group-layoff = Que peut-on ajouter ?

knob-layoff-joker-on-opponent = Jokers sur les combinaisons des autres
choice-layoff-joker-on-opponent-none = sur aucune
choice-layoff-joker-on-opponent-sets = sur les groupes seulement
choice-layoff-joker-on-opponent-all = sur toutes

## Comment récupère-t-on un joker ?

group-swap = Comment récupère-t-on un joker ?

knob-swap-from-set = Jokers dans les groupes
choice-swap-from-set-rank = repris avec n’importe quelle carte de même valeur
choice-swap-from-set-square = repris avec la couleur qui manque, une fois que le groupe est un carré
choice-swap-from-set-square-both = repris avec la couleur qui manque, dans le tour où le groupe est devenu un carré
choice-swap-from-set-never = ne peuvent pas être repris
knob-swap-use = Un joker récupéré
choice-swap-use-keep = peut être gardé
choice-swap-use-new-meld = doit aller dans une combinaison nouvelle, dans le même tour
choice-swap-use-any = doit être posé dans le même tour
knob-swap-same-turn = Reprendre un joker dans le tour de sa première pose

## Peut-on emprunter aux combinaisons ?

group-borrow = Peut-on emprunter aux combinaisons ?

knob-borrow-kind = Emprunter aux combinaisons
choice-borrow-kind-off = ne se fait pas
choice-borrow-kind-single = se fait s’il reste une combinaison d’au moins trois cartes
knob-borrow-split = Au milieu d’une suite
knob-borrow-joker = Emprunter un joker
knob-borrow-from-joker-meld = Emprunter à une combinaison qui a un joker

## Et si quelqu’un ne peut pas jouer ?

group-idle = Et si quelqu’un ne peut pas jouer ?

knob-idle-dead-counts-swaps = Reprendre un joker évite d’être mort
knob-idle-voluntary-dead = Mort à volonté
knob-idle-auto-dead = Mort sans le dire

## Quand peut-on cogner ?

group-knock = Quand peut-on cogner ?
knob-knock-limit = Bois mort permis pour cogner
choice-knock-limit-upcard = autant que vaut la carte retournée
knob-knock-upcard-ace = Un as retourné
choice-knock-upcard-ace-one = permet 1 point de bois mort
choice-knock-upcard-ace-gin-only = ne laisse que le gin
knob-knock-test = Comment on vérifie
choice-knock-test-exact = par toutes les façons de jeter une carte et de combiner les autres
choice-knock-test-first-melds = par la première façon de combiner toutes les cartes qui laisse le moins
knob-knock-throw-back = Cogner en jetant la carte prise
knob-knock-gin = Une main qui est gin
choice-knock-gin-may = peut être gardée
choice-knock-gin-must = doit être montrée aussitôt
knob-knock-layoffs = Ajouter des cartes après le coup
knob-knock-layoffs-per-end = Cartes ajoutées à un bout
choice-knock-layoffs-per-end-any = autant qu’il en va
knob-knock-defender = Combinaisons de l’autre joueur
choice-knock-defender-best = celles qui laissent le moins de bois mort
choice-knock-defender-chosen = celles que ce joueur choisit

## Comment finit une manche ?

group-out = Comment finit une manche ?

knob-out-last-survivor = Le dernier qui n’est pas mort
choice-out-last-survivor-plays-on = continue seul
choice-out-last-survivor-ends = met fin à la manche
knob-out-discard = La dernière carte
choice-out-discard-required = doit être défaussée
choice-out-discard-optional = peut être défaussée ou posée
knob-out-carte = Annoncer « carte »
choice-out-carte-manual = le joueur doit le dire, sinon il pioche deux cartes
choice-out-carte-auto = la table le dit
choice-out-carte-off = personne ne le dit
knob-out-at-once-needs = Sortir d’un coup
choice-out-at-once-needs-points-and-run = demande les points et la tierce franche, comme toute ouverture
choice-out-at-once-needs-run-only = demande la tierce franche, mais pas de points
choice-out-at-once-needs-none = ne demande ni l’un ni l’autre
knob-out-new-melds = Combinaisons nouvelles par tour
choice-out-new-melds-any = autant qu’on veut
knob-out-at-once-may-use-table = D’un coup avec les combinaisons de la table
knob-out-max-turns = Manche la plus longue

## Que valent les cartes ?

group-values = Que valent les cartes ?

knob-values-ace-in-hand = Un as
knob-values-ace-in-meld = Un as dans une combinaison
choice-values-ace-in-meld-by-place = 1 ou 11, selon sa place
choice-values-ace-in-meld-always-10 = toujours 10
knob-values-joker-in-hand = Un joker
choice-values-joker-in-hand-doubles-hand = double la main
knob-values-court = Valet, dame et roi

## Que compte-t-on encore ?

group-score = Que compte-t-on encore ?
knob-score-pays = Les cartes restées en main
choice-score-pays-own-cards = comptent contre qui les tient
choice-score-pays-winner-collects = vont au gagnant
knob-score-gin = Prime du gin
knob-score-big-gin = Prime du grand gin
choice-score-big-gin-none = le grand gin ne se joue pas
knob-score-undercut = Prime du contre
knob-score-tie = Bois mort égal
choice-score-tie-undercut = est un contre
choice-score-tie-nothing = ne compte rien
knob-score-spade-doubles = Le pique double

knob-score-unopened = N’avoir pas ouvert
knob-score-no-passport = Mort sans combinaison
choice-score-no-passport-none = rien de plus
choice-score-no-passport-plus-50 = 50 points de plus
choice-score-no-passport-double = la main compte double
knob-score-at-once = Quand quelqu’un sort d’un coup
choice-score-at-once-multiply = les points des autres sont multipliés
choice-score-at-once-flat-100 = chacun des autres marque 100 points
choice-score-at-once-dry-table = on multiplie selon les jokers utilisés
knob-score-at-once-factor = Facteur d’une sortie d’un coup
knob-score-at-once-joker-factor = Facteur d’un coup avec un joker
knob-score-joker-finish = Un joker comme dernière défausse
choice-score-joker-finish-plain = compte comme une autre carte
choice-score-joker-finish-double = double les points des autres
choice-score-joker-finish-flat-200 = donne 200 points à chacun des autres
choice-score-joker-finish-forbidden = est interdit
knob-score-dry-table = Rami sec selon les jokers
choice-score-dry-table-rising = plus avec des jokers : une fois, une fois et demie, deux fois
choice-score-dry-table-falling = moins avec des jokers : deux fois, une fois et demie, une fois
choice-score-dry-table-literal = comme un texte l’imprime : une fois, une fois et demie, une fois
knob-score-rounding = Demi-points
choice-score-rounding-half-up = sont arrondis vers le haut
choice-score-rounding-down = tombent
knob-score-winner-bonus = Prime du gagnant

## Comment les manches font-elles une partie ?

group-match = Comment les manches font-elles une partie ?

knob-match-kind = Les manches d’une partie
choice-match-kind-independent = chacune pour elle-même
choice-match-kind-cumulative = sont additionnées
knob-match-target = Points qui terminent la partie
choice-match-target-none = pas de nombre fixé
knob-match-deals = Manches d’une partie
choice-match-deals-none = pas de nombre fixé
knob-match-game-bonus = Prime de la partie
knob-match-box = Une case
knob-match-extra-boxes = Cases du gin et du contre
knob-match-shutout = Une partie blanche
choice-match-shutout-none = n’apporte rien de plus
choice-match-shutout-double-before-boxes = double les points et la prime, non les cases
choice-match-shutout-double-all = double tout
choice-match-shutout-double-bonus = double la prime de la partie
choice-match-shutout-plus-100 = apporte 100 points
knob-match-columns = Parties côte à côte
knob-match-elimination = Élimination
knob-match-last-deal-factor = Poids de la dernière manche
knob-match-dealer = Qui donne ensuite
choice-match-dealer-next = le joueur suivant
choice-match-dealer-last-winner = le gagnant de la dernière manche
choice-match-dealer-worst-loser = celui qui a fait le moins bien dans la dernière manche
knob-match-ties = Une partie à égalité
choice-match-ties-shared = est partagée
choice-match-ties-extra-deal = continue jusqu’à ce qu’un joueur soit seul en tête
knob-match-settlement = Règlement de chaque manche
choice-match-settlement-none = aucun
choice-match-settlement-difference = chacun paie la différence à tous ceux qui ont fait mieux
choice-match-settlement-winner-takes-difference = chacun paie la différence au gagnant

### Les règles

seats-span = { $low } à { $high }

rules-title = Règles : { $title }
rules-title-seats = Règles : { $title }, pour { $seats } joueurs
rules-changes = Changé à cette table
rules-instead = { $title }, règle d’origine : { $answers }.
rules-draft = Cette traduction est un brouillon de notre main. Personne dont c’est la langue maternelle ne l’a encore relue.
rules-page-note = Version { $version }. Les numéros entre parenthèses sont ceux de [la loi du jeu]({ $law }), en anglais, où chaque règle a sa source. Ce qu’une table peut changer se trouve dans [le tableau des règles maison]({ $knobs }), en anglais lui aussi.
rules-why = Là où les sources divergent : { $why }

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
rules-section-opening = L’ouverture
rules-section-free = Récupérer un joker
rules-section-borrow = Emprunter aux combinaisons
rules-section-carte = Une seule carte en main
rules-section-stock = Le talon
rules-section-out = Sortir

## De quoi s’agit-il ?

rule-goal = Il s’agit de rester avec le moins de points possible. Les cartes quittent votre main dans des combinaisons que vous posez sur la table, et une à une quand vous les ajoutez à des combinaisons, les vôtres ou celles des autres.
rule-no-draw = On ne pioche pas et on ne défausse pas. Celui qui, à son tour, ne peut poser aucune carte est mort, et ce qu’il tient compte contre lui. Il vaut donc la peine de durer : souvent mieux vaut jouer un peu à chaque tour que tout d’un coup.
rule-rami-goal = Il s’agit d’être le premier sans cartes, et de tenir peu de points quand un autre l’est. { $wins ->
    [most] Celui qui l’est marque tout ce que tiennent les autres.
   *[fewest] {""}
} Les cartes quittent votre main dans des combinaisons que vous posez sur la table, une à une quand vous les ajoutez à des combinaisons, et par la défausse.

## Les cartes

rule-deck = Pour { $seats } joueurs : { $deck-packs ->
    [one] 1 jeu
   *[other] { $deck-packs } jeux
} de 52 cartes et { $deck-jokers ->
    [0] aucun joker
    [one] 1 joker
   *[other] { $deck-jokers } jokers
}, { $total } cartes en tout.
rule-players = { $low ->
    [0] On joue à { $high }.
   *[other] On joue de { $low } à { $high }.
}

## La donne

rule-hand = Pour { $seats } joueurs, chacun reçoit { $deal-hand-size } cartes.
rule-hand-all = Chaque joueur reçoit { $deal-hand-size } cartes.
rule-direction = Les cartes sont distribuées une à une, { $deal-direction ->
    [anticlockwise] dans le sens inverse des aiguilles d’une montre, la première au joueur à droite du donneur. Les tours passent de même.
   *[clockwise] dans le sens des aiguilles d’une montre, la première au joueur à gauche du donneur. Les tours passent de même.
}
rule-starter = { $deal-starter ->
    [dealer] Le donneur joue le premier.
   *[next] Le joueur qui suit le donneur joue le premier.
}
rule-aside = { $left ->
    [0] Il ne reste aucune carte.
    [some] Les cartes qui restent sont mises de côté, face cachée, et ne servent pas.
    [1] La carte qui reste est mise de côté, face cachée, et ne sert pas.
   *[other] Les { $left } cartes qui restent sont mises de côté, face cachée, et ne servent pas.
} { $deal-aside-shown-after ->
    [yes] La manche finie, on les montre.
   *[no] Personne ne les voit jamais.
}
rule-rami-hand = Pour { $seats } joueurs, chacun reçoit { $deal-hand-size } cartes{ $deal-extra ->
    [0] .
   *[other] , et celui qui commence une de plus.
}
rule-rami-hand-all = Chaque joueur reçoit { $deal-hand-size } cartes{ $deal-extra ->
    [0] .
   *[other] , et celui qui commence une de plus.
}
rule-rami-cut = Le joueur à gauche du donneur coupe. { $deal-cut-joker ->
    [kept] Un joker retourné à la coupe lui reste : c’est une des cartes qu’il reçoit.
   *[ignored] Ce que montre la coupe n’a pas d’importance.
}
rule-rami-starter = { $deal-starter ->
    [dealer] Le donneur joue le premier
   *[next] Le joueur qui suit le donneur joue le premier
}{ $deal-extra ->
    [0] . { $deal-starter-first-turn ->
        [full] C’est un tour comme les autres.
       *[discard_only] À ce premier tour on ne pose rien : on pioche et on défausse.
    }
   *[other] {" "}et ne pioche pas, puisqu’il a une carte de plus. { $deal-starter-first-turn ->
        [full] Il peut poser comme à tout autre tour, puis il défausse.
       *[discard_only] À ce premier tour il ne fait que défausser.
    }
}
rule-rami-stock = { $left ->
    [some] Les cartes qui restent forment le talon, face cachée.
    [1] La carte qui reste forme le talon, face cachée.
   *[other] Les { $left } cartes qui restent forment le talon, face cachée.
} { $deal-upcard ->
    [yes] Une carte est retournée à côté et commence la défausse.
   *[no] La défausse, à côté, est vide au départ.
}

## Un tour

rule-turn = À votre tour vous posez au moins une combinaison ou ajoutez au moins une carte. Vous pouvez en faire plus, dans n’importe quel ordre et sans limite, et finir le tour quand il vous plaît. On ne passe pas.
rule-turn-free = Personne n’est obligé de faire plus d’une chose par tour, ni de poser ce qui pourrait l’être : trois as peuvent partir un à un, tour après tour, sur un groupe d’as déjà posé.
rule-turn-stays = Ce qui est sur la table y reste. Les combinaisons ne sont ni réunies, ni partagées, ni déplacées.
rule-rami-turn = À votre tour vous piochez une carte, puis vous posez ce que vous pouvez et voulez, et pour finir vous défaussez une carte, face visible. { $jokers ->
    [0] Ce peut être n’importe laquelle, même une qui irait sur la table.
   *[other] Ce peut être n’importe laquelle, même un joker ou une carte qui irait sur la table.
}
rule-rami-take = Vous piochez au talon, ou vous prenez la carte du dessus de la défausse. { $draw-take ->
    [free] La carte prise peut rester dans votre main.
   *[must_lay] La carte prise doit être posée dans le même tour{ $jokers ->
        [0] {""}, dans une combinaison nouvelle ou sur une autre.
       *[other] {""}, dans une combinaison nouvelle, sur une autre ou à la place d’un joker.
    }
} { $opening-kind ->
    [free] {""}
   *[other] Avant d’avoir ouvert, vous ne pouvez la prendre que pour ouvrir avec elle dans ce tour.
}
rule-rami-take-round = { $draw-take-from-round ->
    [1] La défausse vous est ouverte dès votre premier tour.
   *[other] La défausse vous est ouverte à partir de votre tour { $draw-take-from-round } de la manche.
}
rule-rami-throw-back = { $draw-throw-back ->
    [no] Une carte prise à la défausse ne peut pas être défaussée dans le même tour.
   *[yes] Une carte prise à la défausse peut être défaussée de nouveau dans le même tour.
}
rule-rami-take-joker = { $draw-take-joker ->
    [no] Un joker qui est sur la défausse ne se prend pas.
   *[yes] Un joker qui est sur la défausse se prend comme une autre carte.
}
rule-rami-touch = { $draw-touch ->
    [no_dry_this_turn] Qui touche la défausse et pioche quand même au talon ne peut plus sortir d’un coup dans ce tour : s’il sort, il compte simplement.
    [no_dry_this_deal] Qui touche la défausse et pioche quand même au talon ne peut plus sortir d’un coup dans cette manche : s’il sort en un tour, il compte simplement.
    [no_exit_this_deal] Qui touche la défausse et pioche quand même au talon ne peut plus sortir dans cette manche.
   *[ignored] Toucher la défausse et piocher quand même au talon ne coûte rien.
}

## Le passeport

rule-passport = La première chose à faire dans une manche est de poser une combinaison, à votre premier tour : votre passeport. Il ne demande pas de points{ $jokers ->
    [0] .
   *[other] , et il peut contenir des jokers.
} Avant lui vous ne pouvez { $jokers ->
    [0] rien ajouter
   *[other] ni ajouter de carte ni reprendre de joker
} ; après lui, dans le même tour, tout vous est ouvert.
rule-passport-must = { $idle-voluntary-dead ->
    [yes] Si vous n’avez aucune combinaison à votre premier tour, vous êtes mort aussitôt. Si vous en avez une, vous pouvez la poser, ou être mort quand même.
   *[no] Si vous avez une combinaison à votre premier tour, vous devez la poser. Si vous n’en avez pas, vous êtes mort aussitôt ; c’est rare.
}

## Les combinaisons

rule-runs = Une suite, c’est trois cartes ou plus d’une même couleur qui se suivent. { $melds-circular ->
    [yes] L’as relie les deux bouts, et une suite peut donc tourner : dame, roi, as, deux. Une suite a 13 cartes au plus.
   *[no] { $melds-aces ->
        [low] L’as est bas, avant le deux, et rien ne suit le roi.
       *[both] L’as est bas avant le deux ou haut après le roi, et rien ne suit un as haut. { $melds-run-max ->
            [14] La suite la plus longue a 14 cartes, un as à chaque bout.
           *[13] La suite la plus longue a 13 cartes, donc un seul as.
        }
    }
}
rule-sets = Un groupe, c’est trois cartes ou plus de même valeur. { $melds-set-suits ->
    [distinct] Ses couleurs sont toutes différentes : un brelan de trois cartes ou un carré de quatre{ $jokers ->
        [0] .
       *[other] , joker compris.
    }
   *[repeat] Les couleurs peuvent se répéter, même la même carte de deux jeux, et un groupe peut grandir autant que les cartes le permettent.
}
rule-rami-melds = Une combinaison appartient à celui qui l’a posée. Deux combinaisons identiques peuvent se trouver côte à côte.
rule-rami-new-melds = { $out-new-melds ->
    [any] Vous pouvez poser autant de combinaisons nouvelles que vous voulez dans un tour.
    [1] Vous pouvez poser une combinaison nouvelle par tour, et ajouter des cartes comme vous voulez.
   *[other] Vous pouvez poser { $out-new-melds } combinaisons nouvelles par tour au plus, et ajouter des cartes comme vous voulez.
}

## Les jokers

rule-no-jokers = Il n’y a pas de joker dans le jeu.
rule-jokers = Un joker remplace n’importe quelle carte. Dans une suite il remplace une carte précise, dans un groupe seulement la valeur. Il peut remplacer une carte dont tous les exemplaires se voient ailleurs. Seuls les jokers imprimés comptent comme tels.
rule-rami-jokers = Un joker remplace n’importe quelle carte. Dans une suite il remplace une carte précise. { $melds-set-suits ->
    [repeat] Dans un groupe il ne remplace que la valeur.
   *[distinct] Dans un carré il remplace la couleur qui manque. Dans un brelan il remplace une des deux couleurs qui manquent, et nul ne peut dire laquelle.
} Seuls les jokers imprimés comptent comme tels.
rule-jokers-said = Là où les cartes se liraient de deux façons, suite ou groupe, ou joker à un bout ou à l’autre, vous dites laquelle. Cela vaut ensuite.
rule-jokers-naturals = { $melds-min-naturals ->
    [0] Une combinaison peut n’avoir que des jokers ; vous dites ce qu’ils remplacent.
    [1] Une combinaison a au moins une carte qui n’est pas un joker.
   *[other] Une combinaison a au moins { $melds-min-naturals } cartes qui ne sont pas des jokers.
}
rule-jokers-run = { $wild-max-in-run ->
    [0] Une suite n’admet pas de joker.
    [1] Une suite admet un joker.
    [any] Une suite admet autant de jokers qu’on veut, { $wild-adjacent ->
        [yes] même côte à côte.
       *[no] mais pas deux côte à côte.
    }
   *[other] Une suite admet { $wild-max-in-run } jokers, { $wild-adjacent ->
        [yes] même côte à côte.
       *[no] mais pas deux côte à côte.
    }
}
rule-jokers-set = { $wild-max-in-set ->
    [any] Un groupe admet autant de jokers qu’on veut.
    [0] Un groupe n’admet pas de joker.
    [1] Un groupe admet un joker.
   *[other] Un groupe admet { $wild-max-in-set } jokers.
}
rule-jokers-place = { $wild-in-run ->
    [ends] Dans une suite un joker ne peut être qu’à un bout, et ce bout ne grandit plus.
    [burnt] Dans une suite un joker ne peut remplacer qu’une carte brûlée, dont tous les exemplaires sont déjà posés quand on le pose.
   *[anywhere] Dans une suite un joker peut être n’importe où.
}
rule-jokers-fixed = { $wild-rebind ->
    [slide] Si vous tenez la carte même que remplace un joker d’une suite, vous pouvez l’ajouter à la place du joker et pousser celui-ci à un bout libre de la suite.
   *[fixed] Quand une suite grandit, ses jokers restent où ils sont et remplacent ce qu’ils remplaçaient.
}
rule-rami-burnt = { $wild-burnt-counts-discards ->
    [yes] Un exemplaire sur la défausse compte comme un exemplaire posé.
   *[no] Seuls comptent les exemplaires des combinaisons, pas ceux de la défausse. Il ne reste donc aucune carte pour reprendre le joker d’une suite.
}

## L’ouverture

rule-rami-opening = { $opening-kind ->
    [none] Votre première pose d’une manche, votre ouverture, peut être n’importe quelle combinaison, à n’importe lequel de vos tours.
    [free] Rien n’est demandé pour la première pose : vous pouvez poser n’importe quelle combinaison, ou ajouter des cartes à celles des autres avant d’en avoir une.
   *[points] Votre première pose d’une manche est votre ouverture. { $opening-points ->
        [0] Elle ne demande pas de points.
       *[other] Les cartes que vous posez dans ce seul tour doivent valoir ensemble { $opening-points } points au moins ; { $opening-points } tout juste suffit.
    }
}
rule-rami-pure = { $opening-pure-run ->
    [subrun] Il y faut une suite nouvelle, toute de votre main, où trois cartes naturelles se suivent ; un joker peut être à côté d’elles.
    [off] La tierce franche n’est pas nécessaire.
   *[new] Il y faut une tierce franche : une suite nouvelle sans joker, toute de votre main.
}
rule-rami-worth = Du deux au dix, les cartes valent leur nombre, valet, dame et roi { $values-court } chacun, un as { $values-ace-in-meld ->
    [always_10] toujours 10.
   *[by_place] 1 au bas d’une suite, 11 après le roi et dans un groupe.
} { $jokers ->
    [0] {""}
   *[other] { $opening-joker-counts ->
        [zero] Un joker ne vaut rien.
        [thirty_five] Un joker vaut 35.
       *[replaced] Un joker vaut autant que la carte qu’il remplace.
    }
}
rule-rami-opening-table = { $borrow-kind ->
    [off] On peut y ajouter des cartes aux combinaisons des autres,
   *[single] On peut y ajouter des cartes aux combinaisons des autres et leur en emprunter,
} mais seules comptent vos propres cartes nouvelles. L’ouverture ne s’étale pas sur plusieurs tours.{ $jokers ->
    [0] {""}
   *[other] {" "}Un joker repris sur la table n’aide pas à ouvrir.
}
rule-rami-opening-discard = { $opening-points-from-discard ->
    [same] Si le tour a commencé par une carte de la défausse, l’ouverture demande autant de points. { $opening-discard-points-always ->
        [yes] Plus tard aussi, qui prend à la défausse doit poser des cartes pour autant de points dans ce tour.
       *[no] {""}
    }
   *[other] Si le tour a commencé par une carte de la défausse, l’ouverture demande { $opening-points-from-discard } points. { $opening-discard-points-always ->
        [yes] Plus tard aussi, qui prend à la défausse doit poser des cartes pour autant de points dans ce tour.
       *[no] Plus tard on peut prendre à la défausse sans compter de points.
    }
}
rule-rami-opening-round = { $opening-kind ->
    [free] Vous pouvez poser
   *[other] Vous pouvez ouvrir
} { $opening-from-round ->
    [1] dès votre premier tour.
   *[other] à partir de votre tour { $opening-from-round } de la manche.
}
rule-rami-after = Une fois que vous avez ouvert, vous pouvez poser n’importe quelle combinaison, quoi qu’elle vaille.

## Ajouter des cartes

rule-layoff = Vous pouvez ajouter autant de cartes que vous voulez à toutes les combinaisons de la table, quel que soit celui qui les a posées. Une suite se prolonge à ses deux bouts. Un groupe prend des cartes de sa valeur, { $melds-set-suits ->
    [distinct] d’une couleur qui lui manque.
   *[repeat] même d’une couleur qu’il a déjà.
} { $melds-aces ->
    [low] {""}
   *[both] Un as qui va aux deux bouts d’une suite va où vous le dites.
}
rule-layoff-jokers = { $layoff-joker-on-opponent ->
    [none] Les jokers ne s’ajoutent qu’à vos propres combinaisons.
    [sets] Les jokers s’ajoutent à vos propres combinaisons et aux groupes des autres, pas à leurs suites.
   *[all] Les jokers aussi s’ajoutent aux combinaisons de tous.
}
rule-rami-layoff = On peut ajouter des cartes une fois qu’on a ouvert, et dans l’ouverture même.

## Récupérer un joker

rule-swap = À votre tour, une fois votre passeport posé, vous pouvez mettre une carte de votre main à la place d’un joker de la table, quel que soit celui qui l’a posé, et prendre ce joker. Dans une suite ce doit être la carte même qu’il remplace, de n’importe quel jeu.
rule-swap-set = { $swap-from-set ->
    [square] Le joker d’un groupe ne se reprend que si le groupe est un carré où se trouvent trois couleurs : avec celle qui manque. Dans un brelan il ne remplace aucune carte précise.
    [square_both] Le joker d’un groupe ne se reprend que dans le tour où une carte naturelle en a fait un carré à trois couleurs : avec celle qui manque.
    [never] Le joker d’un groupe ne se reprend pas.
   *[rank] Dans un groupe n’importe quelle carte de même valeur convient.
}
rule-swap-free = Reprendre un joker n’est pas un coup : il vous faut encore poser une combinaison ou ajouter une carte dans le même tour. Vous pouvez en reprendre autant que vous voulez, avant et après. { $swap-same-turn ->
    [yes] Le tour de votre passeport ne fait pas exception.
   *[no] Seul le tour de votre passeport ne le permet pas.
}
rule-swap-use = { $swap-use ->
    [new_meld] Un joker repris doit aller dans une combinaison nouvelle avant la fin de votre tour.
    [any] Un joker repris doit être posé avant la fin de votre tour, dans une combinaison ou sur une autre.
   *[keep] Vous pouvez garder un joker repris pour des tours suivants ; en main à la fin, il compte comme une autre carte.
}
rule-swap-last = On échange une carte contre une autre, et cela ne vide donc jamais une main. { $swap-use ->
    [keep] Si rien ne peut être posé ensuite, vous êtes mort et gardez le joker.
   *[other] Si le joker ne peut pas être posé, l’échange est annulé.
}
rule-rami-swap = À votre tour{ $opening-kind ->
    [free] {""}
   *[other] , une fois que vous avez ouvert,
} vous pouvez mettre une carte de votre main à la place d’un joker de la table, quel que soit celui qui l’a posé, et prendre ce joker. Dans une suite ce doit être la carte même qu’il remplace, de n’importe quel jeu.
rule-rami-swap-turn = { $swap-same-turn ->
    [no] Dans le tour où vous ouvrez, ce n’est pas encore permis.
   *[yes] Dans le tour où vous ouvrez, c’est permis dès que votre ouverture est complète.
}

## Emprunter aux combinaisons

rule-rami-borrow = { $borrow-kind ->
    [off] Ce qui est dans une combinaison y reste. On n’y prend aucune carte pour une autre.
   *[single] Vous pouvez prendre des cartes naturelles à une combinaison de la table, quel que soit celui qui l’a posée, s’il en reste une de trois cartes au moins : n’importe lesquelles d’un groupe, celles des bouts d’une suite. Dans le même tour elles vont ensemble dans une seule combinaison nouvelle, avec au moins une carte de votre main. La nouvelle est à vous, l’ancienne reste à qui l’a posée. { $opening-kind ->
        [free] {""}
       *[other] Il faut avoir ouvert, ou le faire en ouvrant.
    }
}
rule-rami-borrow-split = { $borrow-split ->
    [yes] On peut aussi prendre au milieu d’une suite, si elle se partage en deux suites de trois cartes au moins.
   *[no] On ne prend rien au milieu d’une suite, même si ses deux moitiés étaient assez longues.
}
rule-rami-borrow-joker = { $borrow-joker ->
    [yes] Un joker s’emprunte comme une carte naturelle.
   *[no] Un joker ne s’emprunte pas ; il ne quitte une combinaison que contre sa carte.
} { $borrow-from-joker-meld ->
    [no] À une combinaison qui a un joker on n’emprunte rien.
   *[yes] À une combinaison qui a un joker on peut emprunter d’autres cartes.
}

## Une seule carte en main

rule-rami-carte = { $out-carte ->
    [auto] Quand votre défausse ne vous laisse qu’une carte, la table dit « carte » pour vous, et chacun est prévenu.
    [off] Personne n’a à dire combien de cartes il lui reste.
   *[manual] Quand votre défausse ne vous laisse qu’une carte, vous dites « carte ». Si vous l’oubliez, vous piochez aussitôt deux cartes au talon, ou ce qu’il en reste.
}
rule-rami-a-carte = { $draw-take-with-one ->
    [yes] Avec une seule carte en main aussi, on peut prendre à la défausse.
   *[no] Avec une seule carte en main, on ne prend pas à la défausse.
}

## Le talon

rule-rami-renew = { $draw-renewals ->
    [0] Quand le talon est épuisé, on n’en refait pas.
   *[other] Quand il faut piocher et que le talon est épuisé, { $draw-renew ->
        [taken] vous prenez la carte du dessus de la défausse, ou vous retournez tout le tas tel quel : c’est le nouveau talon, et vous y piochez.
        [turned] on retourne la défausse telle quelle, sans la mélanger, pour en refaire un.
       *[shuffled] on mélange la défausse pour en refaire un.
    } { $draw-renewals ->
        [1] Cela se fait une fois par manche.
        [any] Cela se fait aussi souvent qu’il le faut.
       *[other] Cela se fait { $draw-renewals } fois par manche au plus.
    }
}
rule-rami-renew-top = { $draw-renew ->
    [taken] Si on ne la prend pas, la carte du dessus de la défausse part avec les autres.
   *[other] { $draw-renew-keeps-top ->
        [no] La carte du dessus de la défausse part avec les autres.
       *[yes] La carte du dessus de la défausse reste en place.
    }
}
rule-rami-blocked = S’il n’y a plus rien à piocher, vous pouvez encore prendre le dessus de la défausse{ $opening-kind ->
    [free] .
   *[other] {" "}si vous pouvez le poser.
} Sinon la manche est bloquée : { $score-pays ->
    [winner_collects] personne ne marque, et personne n’a gagné.
   *[own_cards] tous comptent comme perdants, rien n’est multiplié, et personne n’a gagné.
}
rule-rami-max-turns = Une manche qui a duré { $out-max-turns } tours est bloquée elle aussi.

## Mort

rule-dead = { $idle-voluntary-dead ->
    [yes] Au début d’un tour vous pouvez vous déclarer mort, même si vous avez un coup à jouer. Si vous n’en avez pas, vous êtes mort.
   *[no] Si à votre tour vous ne pouvez ni poser de combinaison ni ajouter de carte, vous êtes mort. Tant que vous avez un coup, vous ne pouvez pas l’être.
} { $jokers ->
    [0] {""}
   *[other] { $idle-dead-counts-swaps ->
        [yes] Reprendre un joker vaut un coup si vous pouvez ensuite poser quelque chose.
       *[no] Ce qu’un joker repris permettrait ne vaut pas un coup.
    }
}
rule-dead-auto = { $idle-auto-dead ->
    [yes] Si vous n’avez aucun coup au début de votre tour, la table le dit pour vous.
   *[no] Si vous n’avez aucun coup, vous le dites vous-même.
}
rule-dead-after = Un joueur mort ne joue plus dans cette manche, garde sa main face cachée et la compte toute, même les cartes que des combinaisons posées plus tard auraient prises.

## La fin d’une manche

rule-game = Qui pose la dernière carte de sa main a « Game » et gagne la manche sur-le-champ, au milieu d’un tour s’il le faut. Personne ne pose plus rien ensuite, pas même les combinaisons qu’il tient.
rule-last-survivor = { $out-last-survivor ->
    [ends] Sinon la manche finit dès qu’un seul joueur n’est pas mort.
   *[plays_on] Sinon la manche finit quand tous sont morts. Le dernier qui ne l’est pas continue seul.
} Celui qui a le moins de points la gagne alors. Comme chaque tour pose une carte ou finit par une mort, une manche finit toujours.

## Sortir

rule-rami-out = { $out-discard ->
    [optional] La manche finit dès que quelqu’un n’a plus de cartes, après la dernière défausse ou après avoir posé sa dernière carte.
   *[required] La manche finit quand quelqu’un défausse sa dernière carte. Il faut donc toujours garder une carte à défausser quand on pose.
} Tout le reste doit vraiment être posé ; montrer sa main ne suffit pas.
rule-rami-at-once = { $opening-kind ->
    [free] Sortir en un seul tour, sans avoir rien posé avant dans la manche, c’est sortir d’un coup.
   *[other] Sortir dans le tour même où l’on ouvre, c’est sortir d’un coup. Si personne d’autre n’a encore ouvert, cela s’appelle un rami sec.
}
rule-rami-at-once-needs = { $out-at-once-needs ->
    [run_only] Il y faut la tierce franche de l’ouverture, mais aucun nombre de points.
    [none] Il n’y faut ni les points ni la tierce franche de l’ouverture.
   *[points_and_run] Il y faut les points et la tierce franche de toute ouverture.
}
rule-rami-at-once-table = { $out-at-once-may-use-table ->
    [no] Qui s’est servi d’une combinaison déjà posée compte simplement.
   *[yes] Peu importe qu’on se soit servi de combinaisons déjà posées.
}
rule-rami-joker-finish = { $score-joker-finish ->
    [double] Sortir autrement avec un joker comme dernière défausse double les points de tous les autres.
    [flat_200] Sortir autrement avec un joker comme dernière défausse donne 200 points à chacun des autres.
    [forbidden] La dernière défausse ne peut pas être un joker.
   *[plain] La dernière défausse peut être un joker. Si ce n’était pas d’un coup, cela ne change rien.
}

## Le décompte

rule-values = Les cartes restées en main comptent : du deux au dix leur nombre, valet, dame et roi { $values-court } chacun, un as { $values-ace-in-hand }{ $jokers ->
    [0] .
   *[other] { $values-joker-in-hand ->
        [doubles_hand] . Un joker ne compte rien lui-même mais double la main, une seule fois quel que soit leur nombre.
       *[other] , un joker { $values-joker-in-hand }.
    }
}
rule-score = Votre score est la somme des cartes que vous tenez encore{ $jokers ->
    [0] .
   *[other] , jokers compris.
} Avec « Game » il est de 0. Peu de points, c’est bien.
rule-no-passport = { $score-no-passport ->
    [plus_50] Un joueur mort sans avoir jamais posé de combinaison compte 50 points de plus.
    [double] Un joueur mort sans avoir jamais posé de combinaison compte sa main deux fois.
   *[none] Être mort ne coûte rien de plus, même sans passeport : la main pleine suffit.
}
rule-rami-score = { $score-pays ->
    [winner_collects] Celui qui sort marque ce que comptent ensemble les autres, par les cartes qu’ils tiennent encore{ $score-winner-bonus ->
        [0] .
       *[other] , et { $winner-gets } de plus.
    } Les autres ne marquent rien. Beaucoup de points, c’est bien.
   *[own_cards] { $score-winner-bonus ->
        [0] Celui qui sort compte 0.
       *[other] Celui qui sort compte { $score-winner-bonus }, retirés de son total.
    } Les autres{ $opening-kind ->
        [free] {""}
       *[other] , s’ils ont ouvert,
    } comptent les cartes qu’ils tiennent encore. Peu de points, c’est bien.
}
rule-rami-unopened = Qui n’a pas encore ouvert compte { $score-unopened }, quelle que soit sa main.
rule-rami-multiply = Quand quelqu’un sort d’un coup, les points de tous les autres{ $opening-kind ->
    [free] {""}
   *[other] , qu’ils aient ouvert ou non,
} sont multipliés par { $score-at-once-factor }{ $jokers ->
    [0] .
   *[other] , ou par { $score-at-once-joker-factor } si la dernière défausse était un joker.
}
rule-rami-flat = Quand quelqu’un sort d’un coup, tous les autres comptent 100 tout juste{ $opening-kind ->
    [free] {""}
   *[other] , qu’ils aient ouvert ou non
}{ $jokers ->
    [0] .
   *[other] , et 200 si la dernière défausse était un joker.
}
rule-rami-dry = Sortir d’un coup est une sortie sèche, payée selon les jokers posés dans ce tour. { $score-dry-table ->
    [falling] Sans joker les points des autres comptent deux fois, avec un joker une fois et demie, avec plus une fois.
    [literal] Sans joker les points des autres comptent une fois, avec un joker une fois et demie. Avec plus ils comptent de nouveau une fois, mais deux fois pour ceux qui n’ont pas ouvert.
   *[rising] Sans joker les points des autres comptent une fois, avec un joker une fois et demie, avec plus deux fois.
}
rule-rami-rounding = { $score-rounding ->
    [down] Un demi-point tombe.
   *[half_up] Un demi-point est arrondi vers le haut.
}

## La partie

rule-match = { $match-kind ->
    [independent] Chaque manche est un jeu pour elle-même. { $match-deals ->
        [none] On en joue autant qu’on veut.
        [1] La partie est d’une manche.
       *[other] La partie est de { $match-deals } manches, et qui en a gagné le plus la gagne.
    }
   *[cumulative] Les points de toutes les manches sont additionnés, et le total le plus { $wins ->
        [most] haut
       *[fewest] bas
    } gagne. { $match-target ->
        [none] La partie finit après { $match-deals ->
            [1] une manche.
           *[other] { $match-deals } manches.
        }
       *[other] { $match-elimination ->
            [yes] Qui atteint { $match-target } points est éliminé. Le dernier qui reste gagne ; s’il n’en reste aucun, c’est le total le plus bas. { $match-deals ->
                [none] {""}
                [1] La partie finit après une manche au plus tard.
               *[other] La partie finit après { $match-deals } manches au plus tard.
            }
           *[no] La partie finit quand un total atteint { $match-target } points{ $match-deals ->
                [none] .
                [1] , ou après une manche.
               *[other] , ou après { $match-deals } manches.
            }
        }
    }
}
rule-last-deal = { $match-last-deal-factor ->
    [1] Toutes les manches ont le même poids.
   *[other] Les points de la dernière manche sont multipliés par { $match-last-deal-factor }.
}
rule-dealer = Le premier donneur est tiré au sort. Ensuite { $match-dealer ->
    [next] c’est chaque fois au joueur suivant de donner.
    [worst_loser] c’est le joueur qui a eu le { $wins ->
        [most] moins
       *[fewest] plus
    } de points dans la dernière manche qui donne.
   *[last_winner] c’est le gagnant de la dernière manche qui donne.
} { $match-dealer ->
    [next] {""}
   *[other] À égalité, c’est celui qu’on rencontre le premier en partant du donneur.
}
rule-ties = Une manche que plusieurs gagnent est partagée. { $match-ties ->
    [extra_deal] Une partie où plusieurs sont en tête n’est pas finie : tous jouent d’autres manches jusqu’à ce qu’un joueur soit seul devant.
   *[shared] Une partie aussi.
}
rule-settlement = { $match-settlement ->
    [difference] Après chaque manche chacun paie à tous ceux qui ont { $wins ->
        [most] plus
       *[fewest] moins
    } de points la différence, en points.
    [winner_takes_difference] Après chaque manche chacun paie au gagnant la différence, en points ; plusieurs gagnants se la partagent.
   *[none] Rien n’est réglé entre les joueurs ; les points sont le résultat.
}

## Jeux où l’on cogne

rules-section-knock = Cogner
rules-section-showing = Après le coup
rules-section-wall = La fin du talon
rule-gin-goal = Vous formez des combinaisons dans votre main et les gardez cachées. Quand il reste peu à côté d’elles vous cognez, les deux mains sont montrées, et celui qui a le moins à côté de ses combinaisons marque. Beaucoup de points, c’est bien.
rule-gin-deck = On joue avec un jeu de 52 cartes, sans joker.
rule-gin-hand = Chaque joueur reçoit { $deal-hand-size } cartes, une à une{ $deal-extra ->
    [0] .
   *[other] , et celui qui commence une de plus.
}
rule-gin-stock = { $deal-upcard ->
    [yes] La carte suivante est retournée et commence la défausse. Les { $left } autres, à côté, forment le talon, face cachée.
   *[no] Les { $left } autres cartes forment le talon, face cachée. La défausse, à côté, est vide au départ.
}
rule-gin-starter = { $deal-starter ->
    [dealer] Le donneur joue le premier
   *[next] Celui qui ne donne pas joue le premier
}{ $deal-extra ->
    [0] .
   *[other] {" "}et ne pioche pas, puisqu’il a une carte de plus. { $deal-starter-first-turn ->
        [full] Il peut cogner comme à tout autre tour, ou défausser.
       *[discard_only] À ce premier tour il ne fait que défausser.
    }
}
rule-gin-offer = D’abord la carte retournée est offerte. Celui qui joue le premier peut la prendre ; s’il passe, l’autre le peut. Qui la prend défausse, et le jeu continue à partir de là. Si les deux passent, celui qui joue le premier pioche au talon, et la carte retournée ne se prend plus.
rule-gin-turn = À votre tour vous prenez une carte, celle du dessus du talon ou celle du dessus de la défausse. Puis vous défaussez une carte, face visible, ou vous cognez. Tous voient ce qui est pris à la défausse et ce qui est défaussé.
rule-gin-throw-back = { $draw-throw-back ->
    [yes] Une carte prise à la défausse peut être défaussée de nouveau dans le même tour.
   *[no] Une carte prise à la défausse ne peut pas être défaussée dans le même tour.
}
rule-gin-mutual = { $draw-mutual-return ->
    [ends] Quand les deux joueurs le font l’un après l’autre, la manche est nulle.
   *[plays_on] Les deux joueurs peuvent le faire l’un après l’autre, aussi longtemps qu’ils veulent.
}
rule-gin-takes = { $draw-takes ->
    [any] On prend à la défausse aussi souvent qu’on veut.
   *[other] À la prise numéro { $draw-takes } à la défausse, les deux joueurs comptés ensemble, la manche est nulle. La prise de la carte retournée ne compte pas.
}
rule-gin-melds = Les combinaisons restent dans votre main jusqu’à ce que quelqu’un cogne. Une carte ne compte que dans une combinaison.
rule-gin-deadwood = Les cartes qui ne sont dans aucune combinaison sont du bois mort. Du deux au dix elles comptent leur nombre, valet, dame et roi { $values-court } chacun, un as { $values-ace-in-hand }. Votre bois mort est ce que laissent les combinaisons qui laissent le moins.
rule-gin-knock = La carte piochée en main, vous pouvez jeter une carte, face cachée, et cogner. { $knock-limit ->
    [0] Les autres doivent toutes être dans des combinaisons ; il ne doit rester aucun bois mort.
    [upcard] Le bois mort des autres peut compter autant que la carte retournée, et pas plus.
   *[other] Le bois mort des autres peut compter { $knock-limit } au plus.
} Vous montrez vos combinaisons et, à part, le bois mort. Toutes les combinaisons conviennent qui n’en laissent pas plus. Qui n’en nomme aucune choisit celles qui en laissent le moins.
rule-gin-upcard = Un valet, une dame ou un roi retourné permet { $values-court }, et le nombre reste le même pour toute la manche, quel que soit celui qui prend la carte. { $knock-upcard-ace ->
    [gin_only] Un as retourné ne permet aucun bois mort : il y faut un gin.
   *[one] Un as retourné permet { $values-ace-in-hand }.
}
rule-gin-knock-throw = { $knock-throw-back ->
    [yes] La carte jetée en cognant peut être celle que vous venez de prendre à la défausse.
   *[no] La carte jetée en cognant ne peut pas être celle que vous venez de prendre à la défausse.
}
rule-gin-test = { $knock-test ->
    [first_melds] Pour savoir si vous pouvez cogner, on ne regarde qu’une façon de combiner toutes vos cartes, la première de celles qui laissent le moins, sans la carte la plus chère qui reste. Quelques mains ne peuvent donc pas cogner, bien qu’une autre façon suffise.
   *[exact] Vous pouvez cogner si une carte jetée et des combinaisons quelconques en laissent assez peu.
}
rule-gin-gin = Cogner sans laisser de bois mort, c’est un gin. { $knock-gin ->
    [must] Si vous pouvez avoir un gin, vous devez le montrer : vous ne pouvez ni défausser ni cogner avec plus.
   *[may] Personne n’est obligé de cogner, ni de montrer un gin, dès que c’est possible.
}
rule-gin-big = { $score-big-gin ->
    [none] Le grand gin, toutes les cartes combinées et aucune jetée, ne se joue pas : on jette toujours une carte.
   *[other] Si toutes vos cartes sont dans des combinaisons, avec celle que vous avez piochée, vous pouvez les montrer toutes et n’en jeter aucune. C’est le grand gin.
}
rule-gin-layoff = { $knock-layoffs ->
    [no] Après le coup on n’ajoute rien. L’autre joueur montre lui aussi ses combinaisons, et ce qui reste est du bois mort.
   *[yes] Après un coup qui n’est pas un gin, l’autre joueur peut ajouter des cartes aux combinaisons de celui qui a cogné : la quatrième à un groupe, la suivante à l’un des bouts d’une suite, même à côté d’une carte qu’il vient d’ajouter. Il peut défaire pour cela ses propres combinaisons. Une carte qui va à un groupe et à une suite va où il le dit. Celui qui a cogné n’ajoute rien. Contre un gin non plus on n’ajoute rien.
}
rule-gin-layoff-ends = { $knock-layoffs-per-end ->
    [any] À chaque bout d’une suite on ajoute autant de cartes qu’on veut.
    [1] À chaque bout d’une suite on ajoute une carte au plus.
   *[other] À chaque bout d’une suite on ajoute { $knock-layoffs-per-end } cartes au plus.
}
rule-gin-defender = { $knock-defender ->
    [chosen] Ensuite l’autre joueur dit quelles combinaisons il montre ; tout le reste est du bois mort.
   *[best] Ensuite les meilleures combinaisons de l’autre joueur sont montrées, et ce qui reste est du bois mort.
}
rule-gin-wall = { $draw-last ->
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
rule-gin-score = Après le coup, celui qui a cogné marque la différence s’il lui reste moins de bois mort qu’à l’autre. L’autre ne marque rien.
rule-gin-undercut = S’il en reste moins à l’autre, c’est un contre : l’autre marque la différence et { $score-undercut } de plus. { $score-tie ->
    [nothing] S’il en reste autant aux deux, personne ne marque.
   *[undercut] C’est un contre aussi s’il en reste autant aux deux.
} Sans bois mort après un coup, l’autre a contré lui aussi, et n’a pas de gin.
rule-gin-bonus = Un gin marque le bois mort de l’autre et { $score-gin } de plus.
rule-gin-big-bonus = Un grand gin marque le bois mort de l’autre et { $score-big-gin } de plus.
rule-gin-spades = { $score-spade-doubles ->
    [yes] Si la carte retournée était un pique, ce que marque la manche compte double, prime comprise.
   *[no] La couleur de la carte retournée n’a pas d’importance.
}
rule-gin-match = { $match-kind ->
    [independent] Chaque manche est un jeu pour elle-même. { $match-deals ->
        [none] On en joue autant qu’on veut.
        [1] La partie est d’une manche.
       *[other] La partie est de { $match-deals } manches, et qui en a gagné le plus la gagne.
    }
   *[cumulative] Les points de toutes les manches sont additionnés. { $match-target ->
        [none] La partie finit après { $match-deals ->
            [1] une manche.
           *[other] { $match-deals } manches.
        }
       *[other] La partie finit quand un joueur a { $match-target } points{ $match-deals ->
            [none] .
            [1] , ou après une manche.
           *[other] , ou après { $match-deals } manches.
        }
    } Tout additionné, le plus de points gagne.
}
rule-gin-game-bonus = { $match-game-bonus ->
    [0] Gagner la partie n’apporte pas de prime.
   *[other] Celui qui a alors le plus de points a gagné la partie et reçoit { $match-game-bonus } de plus.
}
rule-gin-box = { $match-box ->
    [0] Les manches gagnées ne comptent rien de plus.
   *[other] Chaque manche gagnée est une case, et chaque case compte { $match-box } quand la partie est finie.
} { $match-extra-boxes ->
    [yes] Un contre apporte une case de plus, un gin ou un grand gin deux de plus.
   *[no] Une manche est une case, de quelque façon qu’elle soit gagnée.
}
rule-gin-shutout = Si l’autre n’a rien marqué du tout, la partie est blanche. { $match-shutout ->
    [double_before_boxes] Cela double les points et la prime du gagnant, avant qu’on ajoute les cases.
    [double_all] Cela double tout ce qu’a le gagnant, cases comprises.
    [double_bonus] Cela double la prime de la partie.
    [plus_100] Cela apporte 100 points au gagnant.
   *[none] Cela n’apporte rien de plus.
}
rule-gin-columns = { $match-columns ->
    [1] Une partie suffit.
   *[other] On joue trois parties à la fois, côte à côte dans les trois colonnes de la feuille. Cela s’appelle Hollywood.
}
rule-gin-hollywood = Votre première manche gagnée s’inscrit dans la première colonne, la deuxième dans les deux premières, la troisième et toutes les autres dans les trois. Chaque colonne est une partie pour elle-même, avec sa fin, sa prime, ses cases et sa partie blanche. Rien ne s’inscrit plus dans une colonne finie ; si vous n’y avez rien, votre prochaine première inscription va dans la colonne suivante. Tout est fini quand les trois le sont, et les trois comptent ensemble.
rule-gin-dealer = Le premier donneur est tiré au sort. Ensuite { $match-dealer ->
    [next] les joueurs donnent à tour de rôle.
    [last_winner] c’est le gagnant de la dernière manche qui donne.
   *[worst_loser] c’est le perdant de la dernière manche qui donne.
} Une manche que personne n’a gagnée est redonnée par le même donneur.
rule-gin-ties = { $match-ties ->
    [extra_deal] Si les deux ont autant à la fin, on joue d’autres manches jusqu’à ce que l’un soit devant.
   *[shared] Si les deux ont autant à la fin, la partie est partagée.
}

### Là où les sources divergent

## Rami de Penang

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

## Rami simple

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

### Au terminal

terminal-rules-head = Règles : { $title }
terminal-rules-changes = Ce que cette table joue autrement
terminal-rules-change = { $label } : { $answer } (au lieu de : { $instead })
terminal-rules-sign = * marque ce que cette table joue autrement.
