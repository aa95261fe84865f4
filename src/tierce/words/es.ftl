# Terms: card = carta; pack, deck = baraja; joker = comodín; suit = palo; rank = valor; jack, queen, king = jota, dama, rey.
# meld = combinación; run = escalera; pure run = escalera pura; set = conjunto; to lay, to meld = bajar; to lay off = añadir.
# deal = mano; match = partida; game = juego; turn = turno; move = jugada; dealer = el que reparte; seat = puesto; table = mesa.
# stock = mazo; discard pile, discard = descarte; to draw = robar; to take = tomar; card turned up = carta vuelta.
# opening = apertura; passport = pasaporte; swap = cambio; to borrow = tomar prestado; burnt = quemada; dead = muerto; Game = «Game».
# to go out = salir; at once = de golpe; dry exit = salida seca; rami sec = rami seco; carte = «carta».
# to knock, knock = cerrar, cierre; deadwood = resto; gin, big gin = gin, gran gin; undercut = contra; dead deal = mano nula.
# bonus = prima; box = casilla; shutout = juego en blanco; score sheet = hoja de puntos; settlement = cuentas.
# house rule = regla de la casa; host of a table = quien dirige la mesa; keeper of the server = quien lleva el servidor.
# link = enlace; device = aparato; record = registro; log = jugadas (of the panel: hilo); counts = recuento (of the
# panel: cartas); bot = bot; hint = pista; lesson = lección; guide = guía; settings = ajustes; group of the hand = grupo;
# to keep together = dejar juntas; to let go = soltar; step of a replay = paso; practice = práctica; what if = ¿y si…?
# A meld filled in may begin with “el” (el conjunto de Aina), so never “de { $meld }” nor “a { $meld }”.

# The language in its own name, and whether somebody who speaks it from home has read all of it: yes or no.
language-name = Español
language-reviewed = no
# What stands between two items (names of cards read aloud), two parts of a sentence, two whole sentences, and two
# lines without a full stop that are read aloud one after the other: punctuation with its space, as the language
# writes it. Chinese has no spaces here, Arabic a comma of its own.
between-items = { ", " }
between-parts = { "; " }
between-sentences = { " " }
between-lines = { ". " }

# The names of cards, for the ear (10 of clubs) and for the eye (10♣).

# $rank and $suit are one of the names below.
card-name = { $rank } de { $suit }
joker = comodín
# A joker on the table: in a run it stands for one card, in a set for a rank.
joker-for-card = comodín como { $card }
joker-as-A = comodín como as
joker-as-2 = comodín como 2
joker-as-3 = comodín como 3
joker-as-4 = comodín como 4
joker-as-5 = comodín como 5
joker-as-6 = comodín como 6
joker-as-7 = comodín como 7
joker-as-8 = comodín como 8
joker-as-9 = comodín como 9
joker-as-T = comodín como 10
joker-as-J = comodín como jota
joker-as-Q = comodín como dama
joker-as-K = comodín como rey
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
rank-J = jota
rank-Q = dama
rank-K = rey
# Several of one rank: a set of aces.
ranks-A = ases
ranks-2 = doses
ranks-3 = treses
ranks-4 = cuatros
ranks-5 = cincos
ranks-6 = seises
ranks-7 = sietes
ranks-8 = ochos
ranks-9 = nueves
ranks-T = dieces
ranks-J = jotas
ranks-Q = damas
ranks-K = reyes
suit-s = picas
suit-h = corazones
suit-d = diamantes
suit-c = tréboles
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
rank-short-J = J
rank-short-Q = Q
rank-short-K = K
suit-short-s = ♠
suit-short-h = ♥
suit-short-d = ♦
suit-short-c = ♣
# A letter beside the suit on the card, for who cannot tell the suits apart: one capital each, all four different.
suit-letter-s = P
suit-letter-h = C
suit-letter-d = D
suit-letter-c = T
card-short = { $rank }{ $suit }
joker-short = Joker
# A joker on the table that stands for $card (a short card or a short rank).
joker-short-for = ★{ $card }
# A meld: $from and $to are ranks, $suit a suit, $ranks several of one rank, $count its cards.
meld-run = escalera de { $suit }, de { $from } a { $to }
meld-set = conjunto de { $count } { $ranks }

# The house rules: every knob with its name, one sentence of help, and its answers in words.
#
# knob-<path> and knob-<path>-help, choice-<path>-<answer>; dots and underscores become dashes. An answer
# without a message of its own is one of the four below, or a number.

choice-yes = sí
choice-no = no
choice-any = los que se quiera
choice-none = ninguno
# An answer that depends: $answer with $seats players ("3", "5 or 6", "2 to 4"), or if $case is chosen.
answer-seats = { $answer } con { $seats } jugadores
answer-case = { $answer } con «{ $case }»
answer-else = si no { $answer }
# From $low to $high.
answer-span = { $low } a { $high }
# A choice named by its knob: "Ties: shared".
answer-named = { $knob }: { $answer }
preset-penang = Penang Rummy
preset-rami51 = Rami 51
preset-rami51-circular = Rami 51 en círculo
preset-rami71 = Rami 71
preset-rami81 = Rami 81
preset-arbaatash = Arbaatash, el «14» libanés
preset-thousand = Rami 51, el juego de los 1000
preset-basic = Rummy sencillo
preset-gin = Gin rummy
preset-gin-traditional = Gin a la antigua
preset-gin-oklahoma = Gin Oklahoma
preset-gin-hollywood = Gin, recuento Hollywood
preset-gin-openspiel = Gin como en OpenSpiel
preset-gin-rlcard = Gin como en RLCard
ending-game = Game
ending-all-dead = todos muertos
ending-last-survivor = queda un solo jugador
ending-blocked = bloqueada
ending-knock = cierre
ending-gin = gin
ending-big-gin = gran gin

## Which cards are played with?

group-deck = ¿Con qué cartas se juega?
knob-deck-packs = Barajas
knob-deck-packs-help = Cuántas barajas de 52 cartas se mezclan.
knob-deck-jokers = Comodines
knob-deck-jokers-help = Cuántos comodines hay en total, contadas todas las barajas.

## How are the cards dealt?

group-deal = ¿Cómo se reparte?
knob-deal-seats = Jugadores
knob-deal-seats-help = Cuántos pueden jugar; para más jugadores hacen falta más barajas.
knob-deal-hand-size = Cartas por jugador
knob-deal-hand-size-help = Cuántas cartas recibe cada jugador al principio.
knob-deal-starter = Quién empieza
knob-deal-starter-help = Quién tiene el primer turno de una mano.
choice-deal-starter-dealer = el que reparte
choice-deal-starter-next = el jugador que sigue al que reparte
knob-deal-extra = Una carta más
knob-deal-extra-help = Cuántas cartas más que los demás recibe el jugador que empieza.
knob-deal-direction = Sentido del juego
knob-deal-direction-help = En qué sentido se reparten las cartas y pasan los turnos.
choice-deal-direction-clockwise = como las agujas del reloj, hacia la izquierda
choice-deal-direction-anticlockwise = al revés que las agujas del reloj, hacia la derecha
knob-deal-starter-first-turn = El primer turno de todos
knob-deal-starter-first-turn-help = Si el jugador que empieza puede bajar o cerrar en ese turno, o solo descarta.
choice-deal-starter-first-turn-discard-only = solo se descarta
choice-deal-starter-first-turn-full = es un turno como cualquier otro
knob-deal-upcard = Una carta descubierta al empezar
knob-deal-upcard-help = Si después del reparto se descubre una carta que empieza el descarte.
knob-deal-cut-joker = Un comodín al cortar
knob-deal-cut-joker-help = Qué pasa cuando quien corta descubre un comodín.
choice-deal-cut-joker-ignored = vuelve a la baraja
choice-deal-cut-joker-kept = se lo queda quien corta, como una de sus cartas
knob-deal-aside-shown-after = Mostrar al final las cartas no repartidas
knob-deal-aside-shown-after-help = Si al acabar la mano todos ven qué cartas no estaban en juego.

## What may be drawn?

group-draw = ¿Qué se puede robar?
knob-draw-take = Una carta del descarte
knob-draw-take-help = Qué tiene que hacer con la carta de encima del descarte quien la toma.
choice-draw-take-must-lay = hay que bajarla en el mismo turno
choice-draw-take-free = puede quedarse en la mano
knob-draw-take-from-round = Primer turno en que se toma del descarte
knob-draw-take-from-round-help = A partir de qué turno de la mano puede un jugador tomar del descarte.
knob-draw-take-joker = Tomar un comodín del descarte
knob-draw-take-joker-help = Si se puede tomar un comodín del descarte.
knob-draw-take-with-one = Tomar con una sola carta en la mano
knob-draw-take-with-one-help = Si puede tomar del descarte un jugador al que le queda una sola carta.
knob-draw-throw-back = Devolver la carta tomada
knob-draw-throw-back-help = Si una carta tomada del descarte se puede descartar en el mismo turno.
knob-draw-mutual-return = Devuelta dos veces seguidas
knob-draw-mutual-return-help = Qué pasa cuando los dos jugadores, uno tras otro, descartan la carta que acaban de tomar.
choice-draw-mutual-return-plays-on = se sigue jugando
choice-draw-mutual-return-ends = la mano es nula
knob-draw-takes = Descartes tomados en una mano
knob-draw-takes-help = Qué descarte tomado, contados los dos jugadores juntos, hace nula la mano; la carta vuelta no cuenta.
choice-draw-takes-any = cuantos se quiera
knob-draw-last = Cartas que quedan en el mazo
knob-draw-last-help = Con cuántas cartas en el mazo ya no se roba más.
knob-draw-wall = Al final del mazo
knob-draw-wall-help = Qué pasa cuando se acaba el mazo y nadie ha cerrado.
choice-draw-wall-dead = la mano es nula, y nadie se apunta nada
choice-draw-wall-knock = el último descarte todavía se puede tomar, para cerrar con él
choice-draw-wall-declare = se toma el último descarte y se sigue, o se declara nula la mano
knob-draw-renew = Cómo se hace otro mazo
knob-draw-renew-help = Cómo se convierte el descarte en un mazo nuevo.
choice-draw-renew-shuffled = se baraja el descarte
choice-draw-renew-turned = se da la vuelta al descarte tal como está
choice-draw-renew-taken = se toma la carta de encima, o se da la vuelta a todo el descarte tal como está
knob-draw-renew-keeps-top = La carta de encima del descarte se queda
knob-draw-renew-keeps-top-help = Si la carta de encima del descarte se queda cuando las demás pasan a ser un mazo nuevo.
knob-draw-renewals = Mazos nuevos
knob-draw-renewals-help = Cuántas veces en una mano puede el descarte convertirse en un mazo nuevo.
choice-draw-renewals-any = las veces que haga falta
knob-draw-touch = Tocar el descarte
knob-draw-touch-help = Qué cuesta tocar el descarte y aun así robar del mazo.
choice-draw-touch-ignored = no cuesta nada
choice-draw-touch-no-dry-this-turn = ya no se puede salir de golpe en este turno
choice-draw-touch-no-dry-this-deal = ya no se puede salir de golpe en esta mano
choice-draw-touch-no-exit-this-deal = ya no se puede salir en esta mano

## What is a meld?

group-melds = ¿Qué es una combinación?
knob-melds-aces = El as en una escalera
knob-melds-aces-help = Si un as puede ir después del rey.
choice-melds-aces-both = abajo, antes del dos, o arriba, después del rey
choice-melds-aces-low = solo abajo, antes del dos
knob-melds-set-suits = Palos de un conjunto
knob-melds-set-suits-help = Si en un conjunto puede repetirse un palo, como con dos ochos de corazones.
choice-melds-set-suits-repeat = pueden repetirse
choice-melds-set-suits-distinct = todos distintos, así que cuatro cartas como mucho
knob-melds-run-max = Escalera más larga
knob-melds-run-max-help = Cuántas cartas puede tener una escalera: con 14 lleva un as en cada extremo.
knob-melds-circular = Escaleras que dan la vuelta
knob-melds-circular-help = Si una escalera puede seguir después del as: dama, rey, as, dos.
knob-melds-min-naturals = Cartas naturales por combinación
knob-melds-min-naturals-help = Cuántas cartas de una combinación, como mínimo, no pueden ser comodines.

## What may a joker do?

group-wild = ¿Qué puede hacer un comodín?
knob-wild-max-in-run = Comodines en una escalera
knob-wild-max-in-run-help = Cuántos comodines puede llevar una escalera.
choice-wild-max-in-run-any = los que se quiera
knob-wild-max-in-set = Comodines en un conjunto
knob-wild-max-in-set-help = Cuántos comodines puede llevar un conjunto.
choice-wild-max-in-set-any = los que se quiera
knob-wild-adjacent = Comodines seguidos
knob-wild-adjacent-help = Si dos comodines pueden ir juntos en una escalera.
knob-wild-in-run = Lugar de un comodín en una escalera
knob-wild-in-run-help = En qué lugar de una escalera puede estar un comodín, y por qué cartas.
choice-wild-in-run-anywhere = cualquiera
choice-wild-in-run-ends = solo en los extremos
choice-wild-in-run-burnt = solo por una carta quemada, de la que todas las copias están en la mesa
knob-wild-burnt-counts-discards = El descarte también quema
knob-wild-burnt-counts-discards-help = Si una copia en el descarte cuenta como una bajada, cuando un comodín solo puede sustituir a cartas quemadas.
knob-wild-rebind = Un comodín en una escalera
knob-wild-rebind-help = Si la carta a la que sustituye un comodín puede empujarlo a un extremo libre de la escalera.
choice-wild-rebind-fixed = se queda donde está
choice-wild-rebind-slide = la carta natural puede empujarlo a un extremo

## What does the first laying need?

group-opening = ¿Qué pide la primera bajada?
knob-opening-kind = La primera bajada
knob-opening-kind-help = Qué tiene que ser la primera bajada de un jugador en una mano: la apertura.
choice-opening-kind-points = tiene que llegar a un número de puntos
choice-opening-kind-none = puede ser cualquier combinación, en cualquier turno
choice-opening-kind-free = no pide nada: se puede añadir antes de bajar
knob-opening-points = Puntos para abrir
knob-opening-points-help = Cuántos puntos tienen que sumar las cartas de la primera bajada.
knob-opening-points-from-discard = Puntos para abrir con el descarte
knob-opening-points-from-discard-help = Cuántos puntos hacen falta para abrir en un turno que empezó con una carta del descarte.
choice-opening-points-from-discard-same = los mismos de siempre
knob-opening-discard-points-always = Esos puntos cada vez
knob-opening-discard-points-always-help = Si también quien ya ha abierto necesita esos puntos en cada turno que empieza con el descarte.
knob-opening-pure-run = Una escalera sin comodines
knob-opening-pure-run-help = Si en la primera bajada tiene que haber una escalera sin comodines.
choice-opening-pure-run-new = una escalera nueva sin ninguno
choice-opening-pure-run-subrun = una escalera con tres cartas naturales seguidas, aunque haya un comodín al lado
choice-opening-pure-run-off = no hace falta
knob-opening-from-round = Primer turno en que se abre
knob-opening-from-round-help = A partir de qué turno de la mano puede abrir un jugador.
knob-opening-joker-counts = Un comodín en la primera bajada
knob-opening-joker-counts-help = Qué vale un comodín para los puntos de la primera bajada.
choice-opening-joker-counts-replaced = vale lo que la carta que sustituye
choice-opening-joker-counts-zero = no vale nada
choice-opening-joker-counts-thirty-five = vale 35 puntos

## What may be laid off?

group-layoff = ¿Qué se puede añadir?
knob-layoff-joker-on-opponent = Comodines en combinaciones de otros
knob-layoff-joker-on-opponent-help = Si se puede añadir un comodín a una combinación que bajó otro.
choice-layoff-joker-on-opponent-none = en ninguna
choice-layoff-joker-on-opponent-sets = solo en los conjuntos
choice-layoff-joker-on-opponent-all = en todas

## How is a joker won?

group-swap = ¿Cómo se gana un comodín?
knob-swap-from-set = Comodines en conjuntos
knob-swap-from-set-help = Con qué carta se gana el comodín de un conjunto.
choice-swap-from-set-rank = se ganan con cualquier carta del mismo valor
choice-swap-from-set-square = se ganan con el palo que falta, cuando el conjunto tiene cuatro cartas
choice-swap-from-set-square-both = se ganan con el palo que falta, en el turno en que el conjunto recibió la cuarta carta
choice-swap-from-set-never = no se pueden ganar
knob-swap-use = Un comodín ganado
knob-swap-use-help = Si un comodín ganado con un cambio se puede guardar en la mano.
choice-swap-use-keep = puede guardarse
choice-swap-use-new-meld = tiene que ir a una combinación nueva en el mismo turno
choice-swap-use-any = hay que bajarlo en el mismo turno
knob-swap-same-turn = Cambiar por un comodín en el turno de la primera bajada
knob-swap-same-turn-help = Si se puede cambiar ya en el turno en que se baja la primera combinación.

## May cards be taken from melds?

group-borrow = ¿Se pueden tomar cartas de las combinaciones?
knob-borrow-kind = Tomar prestado de las combinaciones
knob-borrow-kind-help = Si se pueden tomar cartas naturales de una combinación de la mesa para hacer otra nueva.
choice-borrow-kind-off = no se hace
choice-borrow-kind-single = se hace si queda una combinación de tres cartas o más
knob-borrow-split = Del medio de una escalera
knob-borrow-split-help = Si se pueden tomar cartas del medio de una escalera cuando quedan dos escaleras buenas.
knob-borrow-joker = Tomar prestado un comodín
knob-borrow-joker-help = Si un comodín se puede tomar prestado como una carta natural, sin cambio.
knob-borrow-from-joker-meld = De combinaciones con un comodín
knob-borrow-from-joker-meld-help = Si se pueden tomar cartas naturales de una combinación en la que hay un comodín.

## What if a seat cannot play?

group-idle = ¿Y si alguien no puede jugar?
knob-idle-dead-counts-swaps = Un cambio salva de estar muerto
knob-idle-dead-counts-swaps-help = Si un cambio que daría un comodín para bajar vale como jugada, de modo que no se puede estar muerto.
knob-idle-voluntary-dead = Muerto por voluntad
knob-idle-voluntary-dead-help = Si un jugador puede declararse muerto aunque tenga jugada.
knob-idle-auto-dead = Muerto sin decirlo
knob-idle-auto-dead-help = Si la mesa declara muerto a quien no tiene jugada al principio de su turno.

## When may one knock?

group-knock = ¿Cuándo se puede cerrar?
knob-knock-limit = Resto permitido para cerrar
knob-knock-limit-help = Cuántos puntos puede contar como mucho el resto de quien cierra: las cartas que no están en ninguna combinación.
choice-knock-limit-upcard = tanto como vale la carta vuelta
knob-knock-upcard-ace = Un as vuelto
knob-knock-upcard-ace-help = Qué pide un cierre después de un as, donde la carta vuelta dice cuánto resto se puede guardar.
choice-knock-upcard-ace-one = permite 1 punto de resto
choice-knock-upcard-ace-gin-only = solo deja el gin
knob-knock-test = Cómo se comprueba
knob-knock-test-help = Cómo se averigua si una mano puede cerrar.
choice-knock-test-exact = por todas las maneras de tirar una carta y combinar las demás
choice-knock-test-first-melds = por la primera manera de combinar todas las cartas que deja menos
knob-knock-throw-back = Cerrar tirando la carta tomada
knob-knock-throw-back-help = Si una carta tomada del descarte se puede tirar al cerrar en el mismo turno.
knob-knock-gin = Una mano que es gin
knob-knock-gin-help = Si quien podría hacer gin puede seguir jugando.
choice-knock-gin-may = se puede seguir jugando
choice-knock-gin-must = hay que enseñarla enseguida
knob-knock-layoffs = Añadir cartas después del cierre
knob-knock-layoffs-help = Si el otro jugador puede añadir cartas a las combinaciones de quien cerró.
knob-knock-layoffs-per-end = Cartas añadidas en un extremo
knob-knock-layoffs-per-end-help = Cuántas cartas se pueden añadir en cada extremo de una escalera de quien cerró.
choice-knock-layoffs-per-end-any = cuantas quepan
knob-knock-defender = Combinaciones del otro jugador
knob-knock-defender-help = Qué combinaciones enseña el otro jugador después de un cierre.
choice-knock-defender-best = las que dejan menos resto
choice-knock-defender-chosen = las que elija ese jugador

## How does a deal end?

group-out = ¿Cómo acaba una mano?
knob-out-last-survivor = El último que no está muerto
knob-out-last-survivor-help = Si el último jugador que no está muerto sigue solo.
choice-out-last-survivor-plays-on = sigue solo
choice-out-last-survivor-ends = termina la mano
knob-out-discard = La última carta
knob-out-discard-help = Si una mano se gana solo al descartar la última carta, o también al bajarla.
choice-out-discard-required = hay que descartarla
choice-out-discard-optional = se puede descartar o bajar
knob-out-carte = Decir «carta»
knob-out-carte-help = Si quien se queda con una carta tras el descarte tiene que decirlo, y si no roba dos cartas.
choice-out-carte-manual = lo tiene que decir el jugador, o roba dos cartas
choice-out-carte-auto = lo dice la mesa
choice-out-carte-off = nadie lo dice
knob-out-at-once-needs = Salir de golpe
knob-out-at-once-needs-help = Qué hace falta para salir en el mismo turno de la primera bajada.
choice-out-at-once-needs-points-and-run = pide los puntos y la escalera, como cualquier apertura
choice-out-at-once-needs-run-only = pide la escalera, pero no los puntos
choice-out-at-once-needs-none = no pide ni lo uno ni lo otro
knob-out-new-melds = Combinaciones nuevas por turno
knob-out-new-melds-help = Cuántas combinaciones nuevas puede bajar un jugador en un turno.
choice-out-new-melds-any = cuantas se quiera
knob-out-at-once-may-use-table = De golpe con combinaciones de la mesa
knob-out-at-once-may-use-table-help = Si salir de golpe sigue valiendo como tal cuando se usaron combinaciones que ya estaban en la mesa.
knob-out-max-turns = Mano más larga
knob-out-max-turns-help = Después de cuántos turnos de todos los jugadores acaba una mano sin ganador.

## What do the cards count?

group-values = ¿Qué valen las cartas?
knob-values-ace-in-hand = Un as
knob-values-ace-in-hand-help = Qué cuenta un as que queda en la mano.
knob-values-joker-in-hand = Un comodín
knob-values-joker-in-hand-help = Qué cuenta un comodín que queda en la mano.
choice-values-joker-in-hand-doubles-hand = dobla la mano
knob-values-court = Jota, dama y rey
knob-values-court-help = Qué cuenta una jota, una dama o un rey.
knob-values-ace-in-meld = Un as en una combinación
knob-values-ace-in-meld-help = Qué vale un as para los puntos de la primera bajada.
choice-values-ace-in-meld-by-place = 1 u 11, según su lugar
choice-values-ace-in-meld-always-10 = siempre 10

## What else counts?

group-score = ¿Qué más cuenta?
knob-score-pays = Las cartas que quedan en la mano
knob-score-pays-help = Si las cartas que quedan en la mano cuentan contra quien las tiene o a favor del ganador.
choice-score-pays-own-cards = cuentan contra quien las tiene
choice-score-pays-winner-collects = son para el ganador
knob-score-gin = Prima del gin
knob-score-gin-help = Qué se suma por hacer gin: cerrar sin resto.
knob-score-big-gin = Prima del gran gin
knob-score-big-gin-help = Qué se suma por el gran gin: todas las cartas en combinaciones y ninguna tirada.
choice-score-big-gin-none = no se juega el gran gin
knob-score-undercut = Prima del contra
knob-score-undercut-help = Qué se suma para el otro jugador cuando resulta que no tiene más resto que quien cerró.
knob-score-tie = Restos iguales
knob-score-tie-help = Qué significa que los dos tengan el mismo resto después de un cierre.
choice-score-tie-undercut = es un contra
choice-score-tie-nothing = no vale nada
knob-score-spade-doubles = Las picas doblan
knob-score-spade-doubles-help = Si una mano cuenta doble, también su prima, cuando la carta vuelta es una pica.
knob-score-no-passport = Muerto sin combinación
knob-score-no-passport-help = Qué se suma a quien está muerto antes de bajar su primera combinación.
choice-score-no-passport-none = nada más
choice-score-no-passport-plus-50 = 50 puntos más
choice-score-no-passport-double = la mano cuenta doble
knob-score-unopened = Sin haber abierto
knob-score-unopened-help = Qué cuenta un jugador que no ha abierto cuando otro sale, tenga lo que tenga.
knob-score-at-once = Cuando alguien sale de golpe
knob-score-at-once-help = Qué hace una salida de golpe con los puntos de los demás.
choice-score-at-once-multiply = se multiplican los puntos de los demás
choice-score-at-once-flat-100 = los demás apuntan 100 cada uno
choice-score-at-once-dry-table = se multiplica según los comodines usados
knob-score-at-once-factor = Factor por salir de golpe
knob-score-at-once-factor-help = Por cuánto se multiplican los puntos de los demás cuando alguien sale de golpe.
knob-score-at-once-joker-factor = Factor de golpe con un comodín
knob-score-at-once-joker-factor-help = Por cuánto se multiplican si además el último descarte fue un comodín.
knob-score-joker-finish = Un comodín como último descarte
knob-score-joker-finish-help = Qué significa que alguien salga, no de golpe, descartando un comodín.
choice-score-joker-finish-plain = cuenta como otra carta
choice-score-joker-finish-double = dobla los puntos de los demás
choice-score-joker-finish-flat-200 = da 200 puntos a cada uno de los demás
choice-score-joker-finish-forbidden = está prohibido
knob-score-dry-table = Salidas de golpe según los comodines
knob-score-dry-table-help = Cómo se paga una salida seca, todo en un turno, según los comodines usados en ella.
choice-score-dry-table-rising = más con comodines: una vez, una vez y media, dos veces
choice-score-dry-table-falling = menos con comodines: dos veces, una vez y media, una vez
choice-score-dry-table-literal = como lo imprime un texto: una vez, una vez y media, una vez
knob-score-rounding = Medios puntos
knob-score-rounding-help = Qué pasa con medio punto.
choice-score-rounding-half-up = se redondean hacia arriba
choice-score-rounding-down = se pierden
knob-score-winner-bonus = Premio del ganador
knob-score-winner-bonus-help = Qué recibe el ganador de una mano: se quita de su total, o se suma donde el ganador se apunta los puntos.

## How do deals make a match?

group-match = ¿Cómo forman las manos una partida?
knob-match-kind = Las manos de una partida
knob-match-kind-help = Si los puntos se suman de una mano a otra.
choice-match-kind-independent = cada una por su cuenta
choice-match-kind-cumulative = se suman
knob-match-target = Puntos que acaban la partida
knob-match-target-help = La partida acaba cuando el total de alguien llega a este número.
choice-match-target-none = sin número fijo
knob-match-deals = Manos de una partida
knob-match-deals-help = La partida acaba después de este número de manos.
choice-match-deals-none = sin número fijo
knob-match-game-bonus = Prima del juego
knob-match-game-bonus-help = Qué recibe además el ganador de un juego: quien tiene más puntos al final.
knob-match-box = Una casilla
knob-match-box-help = Qué cuenta además cada mano ganada cuando se hacen las cuentas de un juego.
knob-match-extra-boxes = Casillas del gin y del contra
knob-match-extra-boxes-help = Si un gin da dos casillas más, y un contra una.
knob-match-shutout = Un juego en blanco
knob-match-shutout-help = Qué recibe el ganador de un juego en el que el otro no se ha apuntado nada.
choice-match-shutout-none = no da nada más
choice-match-shutout-double-before-boxes = dobla los puntos y la prima, no las casillas
choice-match-shutout-double-all = lo dobla todo
choice-match-shutout-double-bonus = dobla la prima del juego
choice-match-shutout-plus-100 = da 100 puntos
knob-match-columns = Juegos a la vez
knob-match-columns-help = Cuántas columnas tiene la hoja, cada una un juego por su cuenta; con tres se llama Hollywood.
knob-match-elimination = Eliminación
knob-match-elimination-help = Si quien llega al número queda eliminado y los demás siguen hasta que queda uno.
knob-match-last-deal-factor = Peso de la última mano
knob-match-last-deal-factor-help = Por cuánto se multiplican los puntos de la última mano.
knob-match-dealer = Quién reparte después
knob-match-dealer-help = Quién reparte después de la primera mano, en la que se sortea.
choice-match-dealer-next = el jugador siguiente
choice-match-dealer-last-winner = el ganador de la última mano
choice-match-dealer-worst-loser = el que peor quedó en la última mano
knob-match-ties = Una partida empatada
knob-match-ties-help = Qué pasa cuando al final van varios igualados en cabeza.
choice-match-ties-shared = se comparte
choice-match-ties-extra-deal = sigue hasta que uno va solo en cabeza
knob-match-settlement = Cuentas de cada mano
knob-match-settlement-help = Quién paga a quién después de una mano, en puntos; no hay dinero de por medio.
choice-match-settlement-none = ninguna
choice-match-settlement-difference = cada uno paga la diferencia a todos los que lo hicieron mejor
choice-match-settlement-winner-takes-difference = cada uno paga la diferencia al ganador

# Why something is refused: what is wrong, with the cards, and one next step. Nobody is blamed.
#
# $why is the finer case, where a reason has several. $cards are the cards that the sentence is about and
# $count their number; $meld is a meld of the table ("Aina’s run", "your set"), $fits the cards it would take.

# $name plays now.
reason-turn =
    { $why ->
        [dead] Has muerto en esta mano, y sus turnos ya no te tocan. Con la próxima mano vuelves a jugar.
        [out] Ya estás fuera de esta partida. Puedes mirarla hasta el final.
        [watching] Aquí estás mirando. Abre una mesa propia para jugar.
       *[other] Ahora juega { $name }. Tus cartas esperan hasta que te llegue el turno.
    }
# $need is the number of the turn in which it is possible, $have the one that is running.
reason-phase =
    { $why ->
        [over] Esta mano ha acabado y ya no se puede bajar nada. Pasa a la siguiente.
        [match-over] La partida ha acabado. Abre otra mesa para jugar una más.
        [running] Esta mano todavía se está jugando. La siguiente se reparte cuando acabe.
        [acted] En este turno ya has bajado una carta, así que sigues en juego. Termina el turno.
        [nothing-to-undo] En este turno no hay ningún paso que deshacer. Lo que otros han visto se queda.
        [draw] Tu turno empieza con una carta: roba del mazo o toma la de encima del descarte.
        [drawn] Ya tienes tu carta de este turno. Baja lo que quieras y luego descarta una.
        [discard] Aquí el turno acaba con un descarte. Elige la carta que vas a dejar.
        [first-turn] En este primer turno tienes una carta de más y solo descartas. Elige la carta que vas a dejar.
        [offer] Primero se decide la carta vuelta: tómala o pasa.
        [must-draw] Los dos jugadores han pasado la carta vuelta, así que este turno empieza por el mazo. Roba una carta.
        [held] Aquí las combinaciones se quedan en la mano hasta que alguien cierra. Descarta una carta, o cierra.
        [drawn-held] Ya tienes tu carta de este turno. Descarta una, o cierra.
        [no-big-gin] En esta mesa no se juega el gran gin. Tira una carta y cierra: eso es gin.
        [showing] Alguien ha cerrado. Añade cartas a las combinaciones que se enseñan, o enseña tu mano.
        [gin-layoff] Después de un gin no se añade nada. Enseña tu mano.
        [no-layoff] En esta mesa no se añade nada después de un cierre. Enseña tu mano.
        [best-melds] En esta mesa se enseñan por ti tus mejores combinaciones. Basta con decir que has acabado.
        [own-melds] En esta mesa eliges tú las combinaciones que enseñas. Di cuáles.
        [wall-knock] El mazo se ha acabado. Toma el último descarte para cerrar con él, o pasa.
        [wall-declare] El mazo se ha acabado. Toma el último descarte y sigue, o pasa, y con eso acaba la mano.
        [no-carte] En este juego nadie dice «carta». Descarta sin decirlo.
        [round] La primera bajada se puede hacer a partir de tu turno { $need }, y este es tu turno { $have }. De momento descarta una carta.
        [take-round] El descarte se te abre en tu turno { $need }, y este es tu turno { $have }. Roba del mazo.
        [take-joker] Encima del descarte hay un comodín, y aquí se queda donde está. Roba del mazo.
        [pile] En el descarte no hay ninguna carta. Roba del mazo.
        [renewing] Se está haciendo otro mazo. Roba cuando esté.
       *[other] Eso no se puede en este momento. Elige entre lo que se puede hacer ahora.
    }
reason-no-action =
    { $why ->
        [passport] En tu turno falta todavía tu pasaporte, una combinación de tres cartas o más. Bájalo y luego termina el turno.
       *[later] Un turno pide al menos una combinación o una carta añadida; un cambio solo no basta. Baja algo y luego termina el turno.
    }
reason-has-moves =
    { $why ->
        [passport] En tu mano hay una combinación, y con ella sigues en juego. Bájala como pasaporte.
        [lay] Una de tus cartas se puede añadir, y solo está muerto quien no tiene jugada. Añade una carta.
        [meld] En tu mano hay una combinación, y solo está muerto quien no tiene jugada. Baja la combinación.
       *[swap] Un cambio te daría un comodín para bajar, así que todavía hay jugada. Cambia primero por un comodín.
    }
reason-need-passport = Baja primero una combinación: la primera de la mano es tu pasaporte. Después puedes añadir y cambiar.
reason-not-opened =
    { $why ->
        [opening] Un comodín se gana después de abrir. Baja primero tu apertura y luego cambia.
        [same-turn] En el turno en que abres no se cambia en esta mesa. Cambia a partir de tu próximo turno.
       *[passport] En el turno de tu pasaporte no se cambia en esta mesa. Cambia a partir de tu próximo turno.
    }
reason-a-carte = Con una sola carta en la mano no puedes tomar del descarte. Roba del mazo.
# $have is how many of the card are held.
reason-card-not-in-hand =
    { $why ->
        [meld]
            { $count ->
                [one] { $cards } no está en { $meld }. Elige una carta que esté ahí.
               *[other] { $cards } no están en { $meld }. Elige cartas que estén ahí.
            }
        [left-out] { $cards }: cada carta de tu mano está en una sola combinación, o es resto. Dilas todas una vez.
       *[hand]
            { $have ->
                [0]
                    { $count ->
                        [one] { $cards } no está en tu mano. Elige una carta que tengas.
                       *[other] { $cards } no están en tu mano. Elige cartas que tengas.
                    }
                [one] Tienes { $cards } una sola vez. Deja fuera la segunda.
               *[other] Tienes { $cards } solo { $have } veces. Deja fuera las demás.
            }
    }
# $number is the meld asked for, $have how many there are.
reason-no-such-meld =
    { $have ->
        [0] Todavía no hay ninguna combinación en la mesa. Baja una de tu mano.
        [one] No hay combinación { $number }. La única de la mesa es la combinación 1.
       *[other] No hay combinación { $number }. Las combinaciones de la mesa son de la 1 a la { $have }.
    }
# $most is how many cards the meld may have.
reason-full =
    { $why ->
        [end]
            { $most ->
                [one] En ese extremo ya se ha añadido una carta ({ $meld }), y aquí no se permite más. Guarda { $cards }.
               *[other] En ese extremo ya se han añadido { $most } cartas ({ $meld }), y aquí no se permiten más. Guarda { $cards }.
            }
        [set] { $meld } tiene { $most } cartas, las que puede tener aquí un conjunto. Guarda { $cards } para otra combinación.
       *[run] { $meld } tiene { $most } cartas, las que puede tener aquí una escalera. Guarda { $cards } para otra combinación.
    }
# $most is how many cards a run may have, $jokers how many are in the deck.
reason-bad-run =
    { $why ->
        [short] { $cards }: una escalera tiene al menos tres cartas. Añade una que siga.
        [suits] { $cards }: una escalera es de un solo palo. Elige cartas de un palo, o de un mismo valor para un conjunto.
        [twice] { $cards }: una escalera lleva cada carta una vez. Deja fuera { $fits }.
        [ace] { $cards }: una escalera acaba con el as, después no va nada. Deja fuera las cartas de un lado del as.
        [ace-low] { $cards }: aquí el as va antes del dos, y después del rey no va nada. Deja fuera las cartas de un lado.
        [long] { $cards }: aquí una escalera puede tener { $most } cartas. Deja fuera una.
        [gap]
            { $cards }: en medio tendría que ir { $fits }. { $jokers ->
                [0] Elige otras.
               *[other] Añade eso, o un comodín.
            }
        [beside] { $cards }: aquí no pueden ir dos comodines seguidos en una escalera. Pon una carta entre ellos.
        [ends] { $cards }: aquí un comodín solo puede estar en un extremo de la escalera. Pon una carta en su lugar.
        [layoff] { $cards } no encaja en { $meld }. Admite { $fits }.
        [layoff-end] { $cards } no encaja en ese extremo ({ $meld }). Prueba en el otro.
        [layoff-after] { $cards } no encaja en { $meld } después de las otras cartas. Baja las cartas una por una.
        [layoff-beside] { $cards } quedaría junto a un comodín en { $meld }, y aquí no pueden ir dos seguidos. Elige otro lugar.
        [layoff-ends] En { $meld } un comodín dejaría de estar en un extremo, y aquí tiene que estarlo. Pon { $cards } en otra parte.
        [seat] En { $meld } un comodín sustituye ya a { $cards }. Cambia la carta por ese comodín.
       *[run] { $cards } no forman una escalera, que son tres o más cartas seguidas de un palo. Elige otras.
    }
# $ranks are those of the set ("eights"), $jokers is how many are in the deck.
reason-bad-set =
    { $why ->
        [short] { $cards }: una combinación tiene al menos tres cartas. Añade más del mismo valor, o seguidas del mismo palo.
        [many] { $cards }: aquí un conjunto tiene cuatro cartas como mucho. Deja fuera una.
        [layoff]
            { $cards } no encaja en { $meld }. { $jokers ->
                [0] Admite { $ranks }.
               *[other] Admite { $ranks } y comodines.
            }
       *[set] { $cards } no forman un conjunto, que son tres o más cartas del mismo valor. Elige otras.
    }
reason-dup-suit =
    { $why ->
        [layoff] { $meld } ya tiene el palo de { $cards }, y aquí los palos de un conjunto son distintos. Guarda { $cards } para otra combinación.
       *[set] { $cards }: aquí los palos de un conjunto son distintos, y { $fits } está dos veces. Deja fuera una.
    }
# $need is how many natural cards a meld needs.
reason-all-jokers =
    { $need ->
        [one] { $cards }: una combinación necesita al menos una carta que no sea comodín. Añade una.
       *[other] { $cards }: una combinación necesita al menos { $need } cartas que no sean comodines. Añade más.
    }
# $most is how many jokers the meld may have; $kind is run or set.
reason-too-many-jokers =
    { $kind ->
        [run]
            { $most ->
                [0] { $cards }: aquí una escalera no admite comodines. Bájala solo con cartas naturales.
                [one] { $cards }: aquí una escalera admite un comodín como mucho. Pon una carta natural en lugar del otro.
               *[other] { $cards }: aquí una escalera admite { $most } comodines como mucho. Pon cartas naturales en lugar de los demás.
            }
       *[set]
            { $most ->
                [0] { $cards }: aquí un conjunto no admite comodines. Bájalo solo con cartas naturales.
                [one] { $cards }: aquí un conjunto admite un comodín como mucho. Pon una carta natural en lugar del otro.
               *[other] { $cards }: aquí un conjunto admite { $most } comodines como mucho. Pon cartas naturales en lugar de los demás.
            }
    }
# $copies is how many of each card there are.
reason-not-burnt =
    { $copies ->
        [2] { $cards }: en una escalera un comodín solo puede sustituir a una carta de la que las dos copias están en la mesa. Usa el comodín en un conjunto.
        [one] { $cards }: en una escalera un comodín solo puede sustituir a una carta que ya está en la mesa. Usa el comodín en un conjunto.
       *[other] { $cards }: en una escalera un comodín solo puede sustituir a una carta de la que las { $copies } copias están en la mesa. Usa el comodín en un conjunto.
    }
reason-joker-opp-run =
    { $why ->
        [sets] { $meld } es de otro, y aquí no se añaden comodines a las escaleras de otros. Un conjunto suyo lo admite.
       *[none] { $meld } es de otro, y aquí los comodines van solo en combinaciones propias. Ponlo en una de las tuyas.
    }
# $readings are the ways to understand it.
reason-ambiguous =
    { $why ->
        [knock] Tirando { $cards }, tu mano se puede enseñar de { $count } maneras: { $readings }. Di cuál quieres.
       *[laid] { $cards } se puede bajar de { $count } maneras: { $readings }. Di cuál quieres.
    }
reason-joker-brelan =
    { $why ->
        [never] El comodín se queda donde está ({ $meld }): en esta mesa ningún comodín sale de un conjunto. Prueba con uno de una escalera.
        [both] Este comodín ({ $meld }) solo queda libre en el turno en que su conjunto pasa de tres cartas a cuatro. Prueba con otro comodín.
       *[square] Este comodín ({ $meld }) no sustituye a ninguna carta exacta hasta que el conjunto tenga tres palos y un solo comodín. Añade primero un palo que falte.
    }
reason-joker-mismatch =
    { $why ->
        [joker] Un comodín se gana con una carta natural. Elige la carta a la que sustituye.
        [run] En { $meld } el comodín no sustituye a { $cards }. Se gana con { $fits }.
        [set] En { $meld } el comodín no sustituye a { $cards }. Se gana con una carta de este valor: { $ranks }.
        [square] En { $meld } el comodín no sustituye a { $cards }. Se gana con { $fits }.
       *[none] En { $meld } no hay ningún comodín. Elige una combinación que lo tenga.
    }
reason-take-joker =
    { $why ->
        [meld] En { $meld } hay un comodín, y en esta mesa no se toma prestado de una combinación así. Toma de otra.
       *[joker] En { $meld } el comodín no se puede tomar prestado. Pon en su lugar la carta a la que sustituye, y así lo tomas.
    }
# $have is how many cards the meld would keep.
reason-remainder =
    { $why ->
        [middle] { $cards }: lo que queda tiene que seguir siendo una sola escalera ({ $meld }). Toma cartas de los extremos.
        [few]
            { $have ->
                [0] { $cards }: en { $meld } no quedaría nada, y tienen que quedar tres cartas. Toma menos, o de otra combinación.
                [one] { $cards }: en { $meld } quedaría una carta, y tienen que quedar tres. Toma menos, o de otra combinación.
               *[other] { $cards }: en { $meld } quedarían { $have } cartas, y tienen que quedar tres. Toma menos, o de otra combinación.
            }
       *[other] { $cards }: lo que quedaría en { $meld } no es una combinación. Toma otras cartas.
    }
# $cards are the borrowed cards.
reason-take-use =
    { $why ->
        [off] { $cards }: en esta mesa lo que está en una combinación se queda allí. Usa cartas de tu mano.
        [hand] Una combinación nueva con cartas prestadas necesita también una carta de tu mano. Añade una.
        [together] { $cards } se tomaron juntas y van juntas a una sola combinación nueva. Bájalas todas en ella.
       *[unused] { $cards }: lo tomado de la mesa tiene que ir en este turno a una sola combinación nueva, con una carta de tu mano. Baja esa combinación, o deshaz el paso.
    }
# $cards is the card that was taken.
reason-discard-unused = Tomaste { $cards } del descarte, así que hay que bajarla en este turno. Baja esa carta, o deshaz el paso y roba del mazo.
# $have of $need points; $missing is the difference.
reason-open-points =
    { $why ->
        [discard] { $have } de { $need } puntos: después de una carta del descarte, a tu apertura le faltan { $missing } con cartas tuyas. Baja más, o deshaz tus pasos.
        [any] El descarte se toma solo para abrir con él. Baja una combinación en este turno, o deshaz tus pasos.
        [always] { $have } de { $need } puntos: aquí quien toma el descarte baja cartas por esa suma; faltan { $missing }. Baja más, o deshaz tus pasos.
        [dry] { $have } de { $need } puntos: si no sales en este turno, a tu apertura le faltan { $missing } con cartas tuyas. Baja más, o deshaz tus pasos.
       *[opening] { $have } de { $need } puntos: a tu apertura le faltan { $missing } con cartas tuyas. Baja más, o deshaz tus pasos.
    }
reason-open-pure =
    { $why ->
        [subrun] A tu apertura le falta una escalera con tres cartas naturales seguidas. Baja una, o deshaz tus pasos.
       *[new] A tu apertura le falta una escalera nueva sin comodines, toda de tu mano. Baja una, o deshaz tus pasos.
    }
reason-keep-card =
    { $why ->
        [forfeited] Tocaste el descarte y robaste del mazo, así que en esta mano no puedes salir. Guarda una carta más.
       *[last] Tiene que quedar una carta para el descarte que acaba tu turno. Baja una carta menos.
    }
reason-joker-finish = En esta mesa la última carta que descartas no puede ser un comodín. Baja el comodín y descarta otra carta.
# $cards is the card that was taken from the discard pile in this turn.
reason-throw-back =
    { $why ->
        [knock] Acabas de tomar { $cards } del descarte, y no se puede tirar al cerrar. Tira otra carta.
       *[discard] Acabas de tomar { $cards } del descarte, y no puede volver en el mismo turno. Descarta otra carta.
    }
# $most is how many new melds a turn may have.
reason-new-melds =
    { $most ->
        [one] Esta mesa permite una combinación nueva por turno. Añade cartas a otras, o descarta.
       *[other] Esta mesa permite { $most } combinaciones nuevas por turno. Añade cartas a otras, o descarta.
    }
# $cards is the card that was turned up.
reason-upcard-passed = Los dos jugadores han pasado { $cards }, y se queda donde está. Roba del mazo.
reason-must-knock =
    { $why ->
        [gin] Tu mano es gin, y en esta mesa se enseña enseguida. Cierra con la carta que no deja resto.
        [less] Tu mano es gin, y en esta mesa el gin se enseña enseguida. Elige una carta y unas combinaciones que no dejen resto.
       *[wall] El último descarte se toma solo para cerrar con él. Cierra ahora.
    }
# $cards are those in no meld and $have what they count; a knocker may keep $need.
reason-deadwood =
    { $why ->
        [wall] Con { $cards } no podrías cerrar: quedaría más de { $need } de resto. Pasa.
        [test] En esta mesa decide una sola manera de combinar, que deja { $cards }: { $have } de resto, y lo más es { $need }. Descarta y sigue jugando.
        [melds] Quedaría { $cards }: { $have } de resto, y puedes cerrar con { $need } como mucho. Elige otras combinaciones: tu mano da para más.
        [gin] Quedaría { $cards }: { $have } de resto, y en esta mano solo se enseña gin. Descarta y sigue jugando.
       *[knock] Quedaría { $cards }: { $have } de resto, y puedes cerrar con { $need } como mucho. Descarta y sigue jugando.
    }
# $cards are those in no meld.
reason-not-melded =
    { $count ->
        [one] { $cards } no está en ninguna combinación, y para el gran gin lo están todas las cartas. Tírala y cierra, o elige otras combinaciones.
       *[other] { $cards } no están en ninguna combinación, y para el gran gin lo están todas las cartas. Elige otras combinaciones, o tira una carta y cierra.
    }
# $need is how many jokers must still be laid.
reason-joker-unused =
    { $why ->
        [new-meld]
            { $need ->
                [one] El comodín que tomaste tiene que ir a una combinación nueva en este turno. Baja una con él, o deshaz el cambio.
               *[other] Los { $need } comodines que tomaste tienen que ir a combinaciones nuevas en este turno. Bájalos, o deshaz cambios.
            }
       *[any]
            { $need ->
                [one] El comodín que tomaste hay que bajarlo en este turno. Bájalo, o deshaz el cambio.
               *[other] Los { $need } comodines que tomaste hay que bajarlos en este turno. Bájalos, o deshaz cambios.
            }
    }

# The rules in prose, made from the answers of a table.
#
# Every answer is given under its path with dashes ($swap-from-set, $values-court): words as they stand in the
# rules file, yes or no, or a number. $title is the name of the game; $seats "4" or "2 to 6" players; $wins is
# most or fewest, the points that win.

# How numbers of players are said.
seats-span = { $low } a { $high }
# The heading above a game's rules.
rules-title = Reglas: { $title }
rules-title-seats = Reglas: { $title }, con { $seats } jugadores
rules-changes = Cambiado en esta mesa
rules-instead = { $title }, regla de origen: { $answers }.
# Where a text is no more than a draft.
rules-draft = Esta traducción es un borrador nuestro. Todavía no lo ha leído nadie que tenga el español como lengua materna.
# Above the rules of a preset in the documents. $law and $knobs are addresses.
rules-page-note = Versión { $version }. Los números entre paréntesis son los de [la ley del juego]({ $law }), en inglés, donde cada regla tiene su fuente. Lo que una mesa puede cambiar está en [la tabla de reglas de la casa]({ $knobs }), también en inglés.
rules-section-goal = ¿De qué se trata?
rules-section-deck = Las cartas
rules-section-deal = El reparto
rules-section-turn = Un turno
rules-section-passport = El pasaporte
rules-section-melds = Las combinaciones
rules-section-jokers = Los comodines
rules-section-layoff = Añadir cartas
rules-section-swap = Cambiar por un comodín
rules-section-dead = Muerto
rules-section-end = El final de una mano
rules-section-count = El recuento
rules-section-match = La partida

## What is it about?

rule-goal = Se trata de quedarse con el menor número de puntos. Las cartas salen de la mano en combinaciones que se bajan a la mesa, y de una en una cuando se añaden a combinaciones, propias o de otros.
rule-no-draw = No se roba ni se descarta. Quien en su turno no puede bajar ninguna carta está muerto, y lo que tiene entonces cuenta en su contra. Por eso conviene durar: muchas veces es mejor jugar un poco en cada turno que todo de una vez.

## The cards

rule-deck =
    Con { $seats } jugadores: { $deck-packs ->
        [one] 1 baraja
       *[other] { $deck-packs } barajas
    } de 52 cartas y { $deck-jokers ->
        [0] ningún comodín
        [one] 1 comodín
       *[other] { $deck-jokers } comodines
    }, { $total } cartas en total.
rule-players =
    { $low ->
        [0] Es un juego para { $high } jugadores.
       *[other] Es un juego para { $low } a { $high } jugadores.
    }

## The deal

rule-hand = Con { $seats } jugadores cada uno recibe { $deal-hand-size } cartas.
# The usual number, before the exceptions.
rule-hand-all = Cada jugador recibe { $deal-hand-size } cartas.
rule-direction =
    Las cartas se reparten de una en una, { $deal-direction ->
        [anticlockwise] al revés que las agujas del reloj, la primera al jugador a la derecha del que reparte. Los turnos pasan igual.
       *[clockwise] como las agujas del reloj, la primera al jugador a la izquierda del que reparte. Los turnos pasan igual.
    }
rule-starter =
    { $deal-starter ->
        [dealer] El que reparte juega primero.
       *[next] El jugador que sigue al que reparte juega primero.
    }
# $left is how many cards are left over, or "some" where that depends.
rule-aside =
    { $left ->
        [0] No sobra ninguna carta.
        [some] Las cartas que sobran se apartan boca abajo y no se usan.
        [one] La carta que sobra se aparta boca abajo y no se usa.
       *[other] Las { $left } cartas que sobran se apartan boca abajo y no se usan.
    } { $deal-aside-shown-after ->
        [yes] Al acabar la mano se muestran.
       *[no] Nadie las ve nunca.
    }

## A turn

rule-turn = En su turno cada jugador baja al menos una combinación o añade al menos una carta. Puede hacer más, en cualquier orden y sin límite, y acabar el turno cuando quiera. No se pasa.
rule-turn-free = Nadie está obligado a hacer más de una cosa por turno, ni a bajar lo que podría bajar: tres ases pueden irse de uno en uno, turno a turno, a un conjunto de ases que ya está en la mesa.
rule-turn-stays = Lo que está en la mesa se queda allí. Las combinaciones no se juntan, ni se parten, ni se mueven.

## The passport

rule-passport =
    Lo primero que se hace en una mano es bajar una combinación, en el primer turno: el pasaporte. No pide puntos{ $jokers ->
        [0] .
       *[other] , y puede llevar comodines.
    } Antes no se puede { $jokers ->
        [0] añadir nada
       *[other] ni añadir ni cambiar por un comodín
    }; después, en el mismo turno, todo está abierto.
rule-passport-must =
    { $idle-voluntary-dead ->
        [yes] Quien no tiene ninguna combinación en su primer turno está muerto en el acto. Quien tiene una puede bajarla, o estar muerto de todos modos.
       *[no] Quien tiene una combinación en su primer turno tiene que bajarla. Quien no tiene ninguna está muerto en el acto; es raro.
    }

## Melds

rule-runs =
    Una escalera son tres o más cartas seguidas de un palo. { $melds-circular ->
        [yes] El as une los dos extremos, así que una escalera puede dar la vuelta: dama, rey, as, dos. Una escalera tiene 13 cartas como mucho.
       *[no]
            { $melds-aces ->
                [low] El as va abajo, antes del dos, y al rey no lo sigue nada.
               *[both]
                    El as va abajo, antes del dos, o arriba, después del rey, y a un as alto no lo sigue nada. { $melds-run-max ->
                        [14] La escalera más larga tiene 14 cartas, con un as en cada extremo.
                       *[13] La escalera más larga tiene 13 cartas, así que un solo as.
                    }
            }
    }
rule-sets =
    Un conjunto son tres o más cartas del mismo valor. { $melds-set-suits ->
        [distinct]
            Sus palos son todos distintos, así que tiene cuatro cartas como mucho{ $jokers ->
                [0] .
               *[other] , comodines incluidos.
            }
       *[repeat] Los palos pueden repetirse, incluso la misma carta de dos barajas, y un conjunto puede crecer cuanto den las cartas.
    }

## Jokers

rule-no-jokers = En la baraja no hay comodines.
rule-jokers = Un comodín sustituye a cualquier carta. En una escalera sustituye a una carta exacta, en un conjunto solo al valor. Puede sustituir a una carta cuyas copias se ven todas en otra parte. Solo los comodines impresos lo son.
rule-jokers-said = Donde las cartas podrían leerse de dos maneras, escalera o conjunto, o el comodín en un extremo o en el otro, quien las baja dice cuál. Eso vale después.
rule-jokers-naturals =
    { $melds-min-naturals ->
        [0] Una combinación puede ser toda de comodines; se dice a qué sustituyen.
        [one] Una combinación necesita al menos una carta que no sea comodín.
       *[other] Una combinación necesita al menos { $melds-min-naturals } cartas que no sean comodines.
    }
rule-jokers-run =
    { $wild-max-in-run ->
        [0] Una escalera no admite comodines.
        [one] Una escalera admite un comodín.
        [any]
            Una escalera admite los comodines que se quiera, { $wild-adjacent ->
                [yes] también seguidos.
               *[no] pero no dos seguidos.
            }
       *[other]
            Una escalera admite { $wild-max-in-run } comodines, { $wild-adjacent ->
                [yes] también seguidos.
               *[no] pero no dos seguidos.
            }
    }
rule-jokers-set =
    { $wild-max-in-set ->
        [any] Un conjunto admite los comodines que se quiera.
        [0] Un conjunto no admite comodines.
        [one] Un conjunto admite un comodín.
       *[other] Un conjunto admite { $wild-max-in-set } comodines.
    }
rule-jokers-place =
    { $wild-in-run ->
        [ends] En una escalera un comodín solo puede estar en un extremo, y ese extremo ya no crece.
        [burnt] En una escalera un comodín solo puede sustituir a una carta quemada: una cuyas copias están ya todas en la mesa cuando se baja.
       *[anywhere] En una escalera un comodín puede estar en cualquier lugar.
    }
rule-jokers-fixed =
    { $wild-rebind ->
        [slide] Quien tiene la carta exacta a la que sustituye el comodín de una escalera puede añadirla en su lugar y empujar el comodín a un extremo libre.
       *[fixed] Cuando una escalera crece, sus comodines se quedan donde están y siguen sustituyendo a la misma carta.
    }

## Laying off

rule-layoff =
    Se puede añadir cuantas cartas se quiera a cualquier combinación de la mesa, la haya bajado quien la haya bajado. En una escalera siguen por los dos extremos. En un conjunto entran cartas de su valor, { $melds-set-suits ->
        [distinct] de un palo que le falta.
       *[repeat] también de un palo que ya tiene.
    } { $melds-aces ->
        [low] { "" }
       *[both] Un as que cabe en los dos extremos de una escalera va donde diga quien lo baja.
    }
rule-layoff-jokers =
    { $layoff-joker-on-opponent ->
        [none] Los comodines solo se añaden a combinaciones propias.
        [sets] Los comodines se añaden a combinaciones propias y a conjuntos de otros, no a sus escaleras.
       *[all] También los comodines se añaden a combinaciones de cualquiera.
    }

## Swapping for a joker

rule-swap = En su turno, quien ya tiene el pasaporte puede poner una carta de su mano en el lugar de un comodín de la mesa, lo haya bajado quien lo haya bajado, y tomar ese comodín. En una escalera tiene que ser la carta exacta a la que sustituye, de cualquiera de las barajas.
rule-swap-set =
    { $swap-from-set ->
        [square] El comodín de un conjunto se gana solo cuando el conjunto tiene cuatro cartas y tres palos distintos: con el palo que falta. En un conjunto de tres no sustituye a ninguna carta exacta.
        [square_both] El comodín de un conjunto se gana solo en el turno en que una carta natural lo completó hasta cuatro cartas con tres palos distintos: con el palo que falta.
        [never] El comodín de un conjunto no se puede ganar.
       *[rank] En un conjunto sirve cualquier carta del mismo valor.
    }
rule-swap-free =
    Un cambio no es una jugada: hay que bajar además una combinación o añadir una carta en el mismo turno. Se puede cambiar cuantas veces se quiera, antes y después. { $swap-same-turn ->
        [yes] El turno del pasaporte no es una excepción.
       *[no] Solo en el turno del pasaporte no se puede cambiar.
    }
rule-swap-use =
    { $swap-use ->
        [new_meld] Un comodín ganado tiene que ir a una combinación nueva antes de que acabe el turno.
        [any] Un comodín ganado hay que bajarlo antes de que acabe el turno, en una combinación o añadido a otra.
       *[keep] Un comodín ganado se puede guardar para turnos siguientes; en la mano al final cuenta como cualquier carta.
    }
rule-swap-last =
    Se cambia una carta por otra, así que un cambio nunca vacía una mano. { $swap-use ->
        [keep] Quien después no puede bajar nada está muerto y se queda con el comodín.
       *[other] Si el comodín no se puede bajar, el cambio se deshace.
    }

## Dead

rule-dead =
    { $idle-voluntary-dead ->
        [yes] Al principio de un turno cualquiera puede declararse muerto, aunque tenga jugada. Quien no tiene ninguna está muerto.
       *[no] Quien en su turno no puede ni bajar una combinación ni añadir una carta está muerto. Mientras tenga jugada no puede estarlo.
    } { $jokers ->
        [0] { "" }
       *[other]
            { $idle-dead-counts-swaps ->
                [yes] Un cambio vale como jugada si después se puede bajar algo.
               *[no] Lo que un cambio haría posible no vale como jugada.
            }
    }
rule-dead-auto =
    { $idle-auto-dead ->
        [yes] A quien no tiene jugada al principio de su turno, la mesa lo declara muerto.
       *[no] Quien no tiene jugada lo dice él mismo.
    }
rule-dead-after = Un jugador muerto ya no juega en esa mano, guarda sus cartas boca abajo y las cuenta todas, también las que combinaciones posteriores habrían admitido.

## The end of a deal

rule-game = Quien baja la última carta de su mano tiene «Game» y gana la mano en el acto, en mitad de un turno si hace falta. Después nadie baja nada, ni las combinaciones que tenga.
rule-last-survivor =
    { $out-last-survivor ->
        [ends] Si no, la mano acaba en cuanto solo un jugador no está muerto.
       *[plays_on] Si no, la mano acaba cuando todos están muertos. El último que no lo está sigue solo.
    } Entonces la gana quien tiene menos puntos. Como cada turno baja una carta o acaba en muerte, una mano siempre acaba.

## Counting

rule-values =
    Las cartas que quedan en la mano cuentan: del dos al diez su número, jota, dama y rey { $values-court } cada una, un as { $values-ace-in-hand }{ $jokers ->
        [0] .
       *[other]
            { $values-joker-in-hand ->
                [doubles_hand] . Un comodín no cuenta nada por sí mismo pero dobla la mano, una sola vez por muchos que haya.
               *[other] , un comodín { $values-joker-in-hand }.
            }
    }
rule-score =
    Cada uno apunta la suma de las cartas que todavía tiene{ $jokers ->
        [0] .
       *[other] , comodines incluidos.
    } Con «Game» son 0. Pocos puntos es bueno.
rule-no-passport =
    { $score-no-passport ->
        [plus_50] Un jugador muerto sin haber bajado nunca una combinación cuenta 50 puntos más.
        [double] Un jugador muerto sin haber bajado nunca una combinación cuenta su mano dos veces.
       *[none] Estar muerto no cuesta nada más, ni siquiera sin pasaporte: basta con la mano entera.
    }

## The match

rule-match =
    { $match-kind ->
        [independent]
            Cada mano es un juego por su cuenta. { $match-deals ->
                [none] Se juegan cuantas se quiera.
                [one] La partida es de 1 mano.
               *[other] La partida es de { $match-deals } manos, y la gana quien gane más de ellas.
            }
       *[cumulative]
            Los puntos de todas las manos se suman, y gana el total más { $wins ->
                [most] alto
               *[fewest] bajo
            }. { $match-target ->
                [none]
                    La partida acaba después de { $match-deals ->
                        [one] 1 mano.
                       *[other] { $match-deals } manos.
                    }
               *[other]
                    { $match-elimination ->
                        [yes]
                            Quien llega a { $match-target } puntos queda eliminado. Gana el último que queda; si no queda nadie, el total más bajo. { $match-deals ->
                                [none] { "" }
                                [one] La partida acaba después de 1 mano como muy tarde.
                               *[other] La partida acaba después de { $match-deals } manos como muy tarde.
                            }
                       *[no]
                            La partida acaba cuando un total llega a { $match-target } puntos{ $match-deals ->
                                [none] .
                                [one] , o después de 1 mano.
                               *[other] , o después de { $match-deals } manos.
                            }
                    }
            }
    }
rule-last-deal =
    { $match-last-deal-factor ->
        [one] Todas las manos pesan lo mismo.
       *[other] Los puntos de la última mano se multiplican por { $match-last-deal-factor }.
    }
rule-dealer =
    Quién reparte primero se sortea. Después { $match-dealer ->
        [next] reparte cada vez el jugador siguiente.
        [worst_loser]
            reparte el jugador con { $wins ->
                [most] menos
               *[fewest] más
            } puntos en la última mano.
       *[last_winner] reparte el ganador de la última mano.
    } { $match-dealer ->
        [next] { "" }
       *[other] Entre iguales es el primero que se encuentra a partir del que repartió.
    }
rule-ties =
    Una mano que ganan varios por igual se comparte. { $match-ties ->
        [extra_deal] Una partida que encabezan varios no ha acabado: todos juegan más manos hasta que uno va solo en cabeza.
       *[shared] Una partida también.
    }
rule-settlement =
    { $match-settlement ->
        [difference]
            Después de cada mano cada uno paga la diferencia, en puntos, a todos los que tienen { $wins ->
                [most] más
               *[fewest] menos
            } puntos.
        [winner_takes_difference] Después de cada mano cada uno paga al ganador la diferencia, en puntos; si son varios, se la reparten.
       *[none] No hay cuentas entre los jugadores; los puntos son el resultado.
    }
rules-section-opening = La apertura
rules-section-free = Liberar un comodín
rules-section-borrow = Tomar prestado de las combinaciones
rules-section-carte = Una sola carta
rules-section-stock = El mazo
rules-section-out = Salir

## What is it about?

rule-rami-goal =
    Se trata de ser el primero en quedarse sin cartas, y de tener pocos puntos cuando otro lo consigue. { $wins ->
        [most] Quien lo consigue se apunta todo lo que tienen los demás.
       *[fewest] { "" }
    } Las cartas salen de la mano en combinaciones que se bajan a la mesa, de una en una cuando se añaden a combinaciones, y con el descarte.

## The deal

rule-rami-hand =
    Con { $seats } jugadores cada uno recibe { $deal-hand-size } cartas{ $deal-extra ->
        [0] .
       *[other] , y el que empieza una más.
    }
rule-rami-hand-all =
    Cada jugador recibe { $deal-hand-size } cartas{ $deal-extra ->
        [0] .
       *[other] , y el que empieza una más.
    }
rule-rami-cut =
    El jugador a la izquierda del que reparte corta la baraja. { $deal-cut-joker ->
        [kept] Si al cortar descubre un comodín, se lo queda: es una de las cartas que recibe.
       *[ignored] Lo que se ve al cortar no importa.
    }
rule-rami-starter =
    { $deal-starter ->
        [dealer] El que reparte juega primero
       *[next] El jugador que sigue al que reparte juega primero
    }{ $deal-extra ->
        [0] . { $deal-starter-first-turn ->
                [full] Es un turno como cualquier otro.
               *[discard_only] En este primer turno no se baja nada: se roba y se descarta.
            }
       *[other]
            { " " }y no roba, porque tiene una carta más. { $deal-starter-first-turn ->
                [full] Puede bajar como en cualquier otro turno, y luego descarta.
               *[discard_only] En este primer turno solo descarta.
            }
    }
# $left is how many cards are left over, or "some" where that depends.
rule-rami-stock =
    { $left ->
        [some] Las cartas que sobran forman el mazo, boca abajo.
        [one] La carta que sobra forma el mazo, boca abajo.
       *[other] Las { $left } cartas que sobran forman el mazo, boca abajo.
    } { $deal-upcard ->
        [yes] Una carta se descubre a su lado y empieza el descarte.
       *[no] El descarte, a su lado, está vacío al principio.
    }

## A turn

rule-rami-turn =
    En su turno cada jugador roba una carta, luego baja lo que puede y quiere, y al final descarta una carta boca arriba. { $jokers ->
        [0] Puede ser cualquiera, incluso una que cabría en la mesa.
       *[other] Puede ser cualquiera, incluso un comodín o una que cabría en la mesa.
    }
rule-rami-take =
    Se roba del mazo, o se toma la carta de encima del descarte. { $draw-take ->
        [free] La carta tomada puede quedarse en la mano.
       *[must_lay]
            La carta tomada hay que bajarla en el mismo turno{ $jokers ->
                [0] : en una combinación nueva o añadida a otra.
               *[other] : en una combinación nueva, añadida a otra o a cambio de un comodín.
            }
    } { $opening-kind ->
        [free] { "" }
       *[other] Antes de haber abierto solo se puede tomar para abrir con ella en ese turno.
    }
rule-rami-take-round =
    { $draw-take-from-round ->
        [one] Del descarte se puede tomar desde el primer turno.
       *[other] Del descarte se puede tomar a partir del turno { $draw-take-from-round } de cada jugador en la mano.
    }
rule-rami-throw-back =
    { $draw-throw-back ->
        [no] Una carta tomada del descarte no se puede descartar en el mismo turno.
       *[yes] Una carta tomada del descarte se puede volver a descartar en el mismo turno.
    }
rule-rami-take-joker =
    { $draw-take-joker ->
        [no] Un comodín del descarte no se toma.
       *[yes] Un comodín del descarte se puede tomar como cualquier carta.
    }
rule-rami-touch =
    { $draw-touch ->
        [no_dry_this_turn] Quien toca el descarte y aun así roba del mazo ya no puede salir de golpe en ese turno: si sale, cuenta sencillo.
        [no_dry_this_deal] Quien toca el descarte y aun así roba del mazo ya no puede salir de golpe en esa mano: si sale en un turno, cuenta sencillo.
        [no_exit_this_deal] Quien toca el descarte y aun así roba del mazo ya no puede salir en esa mano.
       *[ignored] Tocar el descarte y aun así robar del mazo no cuesta nada.
    }

## Melds

rule-rami-melds = Una combinación es de quien la bajó. Dos combinaciones iguales pueden estar una junto a otra.
rule-rami-new-melds =
    { $out-new-melds ->
        [any] En un turno se pueden bajar cuantas combinaciones nuevas se quiera.
        [one] En un turno se puede bajar una combinación nueva, y añadir cartas como se quiera.
       *[other] En un turno se pueden bajar { $out-new-melds } combinaciones nuevas como mucho, y añadir cartas como se quiera.
    }

## Jokers

rule-rami-jokers =
    Un comodín sustituye a cualquier carta. En una escalera sustituye a una carta exacta. { $melds-set-suits ->
        [repeat] En un conjunto sustituye solo al valor.
       *[distinct] En un conjunto de cuatro sustituye al palo que falta. En uno de tres sustituye a uno de los dos palos que faltan, y nadie puede decir a cuál.
    } Solo los comodines impresos lo son.
rule-rami-burnt =
    { $wild-burnt-counts-discards ->
        [yes] Una copia en el descarte cuenta como una bajada.
       *[no] Solo cuentan las copias de las combinaciones, no las del descarte. Así que no queda carta que pueda liberar el comodín de una escalera.
    }

## The opening

rule-rami-opening =
    { $opening-kind ->
        [none] La primera bajada de una mano, la apertura, puede ser cualquier combinación, en cualquier turno propio.
        [free] La primera bajada no pide nada: se puede bajar cualquier combinación, o añadir cartas a las de los demás antes de tener una propia.
       *[points]
            La primera bajada de una mano es la apertura. { $opening-points ->
                [0] No pide puntos.
               *[other] Las cartas que se bajan en ese turno tienen que sumar { $opening-points } puntos o más; { $opening-points } justos bastan.
            }
    }
rule-rami-pure =
    { $opening-pure-run ->
        [subrun] Tiene que haber en ella una escalera nueva, toda de la propia mano, con tres cartas naturales seguidas; puede haber un comodín al lado.
        [off] No necesita una escalera sin comodines.
       *[new] Tiene que haber en ella una escalera nueva sin comodines, toda de la propia mano.
    }
rule-rami-worth =
    Del dos al diez cada carta vale su número, jota, dama y rey { $values-court } cada una, un as { $values-ace-in-meld ->
        [always_10] siempre 10.
       *[by_place] 1 al pie de una escalera, 11 después del rey y en un conjunto.
    } { $jokers ->
        [0] { "" }
       *[other]
            { $opening-joker-counts ->
                [zero] Un comodín no vale nada.
                [thirty_five] Un comodín vale 35.
               *[replaced] Un comodín vale lo que la carta a la que sustituye.
            }
    }
rule-rami-opening-table =
    { $borrow-kind ->
        [off] En ella se puede añadir a combinaciones de otros,
       *[single] En ella se puede añadir a combinaciones de otros y tomar prestado de ellas,
    } pero solo cuentan las cartas nuevas propias. No se reparte en varios turnos.{ $jokers ->
        [0] { "" }
       *[other] { " " }Un comodín liberado de la mesa no ayuda a abrir.
    }
rule-rami-opening-discard =
    { $opening-points-from-discard ->
        [same]
            Si el turno empezó con una carta del descarte, la apertura pide los mismos puntos. { $opening-discard-points-always ->
                [yes] También más tarde quien toma del descarte tiene que bajar cartas por esos puntos en el turno.
               *[no] { "" }
            }
       *[other]
            Si el turno empezó con una carta del descarte, la apertura pide { $opening-points-from-discard } puntos. { $opening-discard-points-always ->
                [yes] También más tarde quien toma del descarte tiene que bajar cartas por esos puntos en el turno.
               *[no] Más tarde se puede tomar del descarte sin puntos.
            }
    }
rule-rami-opening-round =
    { $opening-kind ->
        [free] Se puede bajar
       *[other] Se puede abrir
    } { $opening-from-round ->
        [one] desde el primer turno.
       *[other] a partir del turno { $opening-from-round } de cada jugador en la mano.
    }
rule-rami-after = Quien ha abierto puede bajar cualquier combinación, valga lo que valga.

## Laying off

rule-rami-layoff = Se puede añadir después de haber abierto, y como parte de la apertura.

## Freeing a joker

rule-rami-swap =
    En su turno, { $opening-kind ->
        [free] cada jugador
       *[other] quien ha abierto
    } puede poner una carta de su mano en el lugar de un comodín de la mesa, lo haya bajado quien lo haya bajado, y tomar ese comodín. En una escalera tiene que ser la carta exacta a la que sustituye, de cualquiera de las barajas.
rule-rami-swap-turn =
    { $swap-same-turn ->
        [no] En el turno en que se abre todavía no se puede.
       *[yes] En el turno en que se abre se puede en cuanto la apertura está completa.
    }

## Borrowing from melds

rule-rami-borrow =
    { $borrow-kind ->
        [off] Lo que está en una combinación se queda allí. No se toma de ella ninguna carta para otra.
       *[single]
            Se pueden tomar cartas naturales de una combinación de la mesa, la haya bajado quien la haya bajado, si queda una de tres cartas o más: cualesquiera de un conjunto, y de una escalera las de los extremos. En el mismo turno van juntas a una sola combinación nueva, con al menos una carta de la mano. La nueva es de quien la baja, la antigua sigue siendo de quien era. { $opening-kind ->
                [free] { "" }
               *[other] Hace falta haber abierto, o hacerlo al abrir.
            }
    }
rule-rami-borrow-split =
    { $borrow-split ->
        [yes] También se puede tomar del medio de una escalera, si quedan dos escaleras de tres cartas o más.
       *[no] Del medio de una escalera no se toma nada, aunque las dos mitades fueran bastante largas.
    }
rule-rami-borrow-joker =
    { $borrow-joker ->
        [yes] Un comodín se toma prestado como una carta natural.
       *[no] Un comodín no se toma prestado; solo deja una combinación a cambio de su carta.
    } { $borrow-from-joker-meld ->
        [no] De una combinación con comodín no se toma nada.
       *[yes] De una combinación con comodín se pueden tomar otras cartas.
    }

## One card left

rule-rami-carte =
    { $out-carte ->
        [auto] Cuando a un jugador le queda una carta tras el descarte, la mesa dice «carta» por él, y todos quedan avisados.
        [off] Nadie tiene que decir cuántas cartas le quedan.
       *[manual] Quien se queda con una carta tras el descarte dice «carta». Si lo olvida, roba en el acto dos cartas del mazo, o las que haya.
    }
rule-rami-a-carte =
    { $draw-take-with-one ->
        [yes] También con una sola carta en la mano se puede tomar del descarte.
       *[no] Con una sola carta en la mano no se toma del descarte.
    }

## The stock

rule-rami-renew =
    { $draw-renewals ->
        [0] Cuando el mazo se agota no se hace otro.
       *[other]
            Cuando hay que robar y el mazo se ha agotado, { $draw-renew ->
                [taken] se toma la carta de encima del descarte, o se da la vuelta a todo el montón tal como está: es el nuevo mazo, y de él se roba.
                [turned] se da la vuelta al descarte tal como está, sin barajar, para hacer otro.
               *[shuffled] se baraja el descarte para hacer otro.
            } { $draw-renewals ->
                [one] Se hace una vez por mano.
                [any] Se hace las veces que haga falta.
               *[other] Se hace { $draw-renewals } veces por mano como mucho.
            }
    }
rule-rami-renew-top =
    { $draw-renew ->
        [taken] Si no se toma, la carta de encima del descarte va con las demás.
       *[other]
            { $draw-renew-keeps-top ->
                [no] La carta de encima del descarte va con las demás.
               *[yes] La carta de encima del descarte se queda donde está.
            }
    }
rule-rami-blocked =
    Si no queda nada que robar, todavía se puede tomar la carta de encima del descarte{ $opening-kind ->
        [free] .
       *[other] { " " }si se puede bajar.
    } Si no, la mano está bloqueada: { $score-pays ->
        [winner_collects] nadie se apunta nada, y nadie ha ganado.
       *[own_cards] todos cuentan como perdedores, nada se multiplica, y nadie ha ganado.
    }
rule-rami-max-turns = Una mano que ha durado { $out-max-turns } turnos también está bloqueada.

## Going out

rule-rami-out =
    { $out-discard ->
        [optional] La mano acaba en cuanto alguien se queda sin cartas, tras el último descarte o tras bajar la última carta.
       *[required] La mano acaba cuando alguien descarta su última carta. Por eso, al bajar, siempre hay que guardar una carta para el descarte.
    } Todo lo demás tiene que estar de verdad en la mesa; enseñar la mano no basta.
rule-rami-at-once =
    { $opening-kind ->
        [free] Salir en un solo turno, sin haber bajado nada antes en la mano, es salir de golpe.
       *[other] Salir en el mismo turno en que se abre es salir de golpe. Si hasta entonces no ha abierto nadie más, se llama rami seco.
    }
rule-rami-at-once-needs =
    { $out-at-once-needs ->
        [run_only] Pide la escalera de la apertura, pero ningún número de puntos.
        [none] No pide ni los puntos ni la escalera de la apertura.
       *[points_and_run] Pide los puntos y la escalera de cualquier apertura.
    }
rule-rami-at-once-table =
    { $out-at-once-may-use-table ->
        [no] Quien se sirvió de una combinación que ya estaba en la mesa cuenta sencillo.
       *[yes] Da igual si se usaron combinaciones que ya estaban en la mesa.
    }
rule-rami-joker-finish =
    { $score-joker-finish ->
        [double] Salir de otro modo con un comodín como último descarte dobla los puntos de todos los demás.
        [flat_200] Salir de otro modo con un comodín como último descarte da 200 puntos a cada uno de los demás.
        [forbidden] El último descarte no puede ser un comodín.
       *[plain] El último descarte puede ser un comodín. Si no fue de golpe, eso no cambia nada.
    }

## Counting

rule-rami-score =
    { $score-pays ->
        [winner_collects]
            Quien sale se apunta lo que cuentan juntos los demás, por las cartas que todavía tienen{ $score-winner-bonus ->
                [0] .
               *[other] , y { $winner-gets } más.
            } Los demás no se apuntan nada. Muchos puntos es bueno.
       *[own_cards]
            { $score-winner-bonus ->
                [0] Quien sale cuenta 0.
               *[other] Quien sale cuenta { $score-winner-bonus }, que se quitan de su total.
            } Los demás{ $opening-kind ->
                [free] { "" }
               *[other] , si han abierto,
            } cuentan las cartas que todavía tienen. Pocos puntos es bueno.
    }
rule-rami-unopened = Quien hasta entonces no ha abierto cuenta { $score-unopened }, tenga lo que tenga.
rule-rami-multiply =
    Cuando alguien sale de golpe, los puntos de todos los demás{ $opening-kind ->
        [free] { "" }
       *[other] , hayan abierto o no,
    } se multiplican por { $score-at-once-factor }{ $jokers ->
        [0] .
       *[other] , o por { $score-at-once-joker-factor } si el último descarte fue un comodín.
    }
rule-rami-flat =
    Cuando alguien sale de golpe, todos los demás cuentan 100 justos{ $opening-kind ->
        [free] { "" }
       *[other] , hayan abierto o no
    }{ $jokers ->
        [0] .
       *[other] , y 200 si el último descarte fue un comodín.
    }
rule-rami-dry =
    Salir de golpe es una salida seca, y se paga según los comodines bajados en ese turno. { $score-dry-table ->
        [falling] Sin comodines los puntos de los demás cuentan dos veces, con un comodín una vez y media, con más una vez.
        [literal] Sin comodines los puntos de los demás cuentan una vez, con un comodín una vez y media. Con más cuentan otra vez una, pero dos para quienes no han abierto.
       *[rising] Sin comodines los puntos de los demás cuentan una vez, con un comodín una vez y media, con más dos veces.
    }
rule-rami-rounding =
    { $score-rounding ->
        [down] Medio punto se pierde.
       *[half_up] Medio punto se redondea hacia arriba.
    }
rules-section-knock = Cerrar
rules-section-showing = Después del cierre
rules-section-wall = El final del mazo

## What is it about?

rule-gin-goal = Se forman combinaciones en la mano y se guardan ocultas. Quien tiene poco fuera de ellas cierra, se enseñan las dos manos, y se apunta puntos el que tiene menos fuera de sus combinaciones. Muchos puntos es bueno.

## The cards

rule-gin-deck = Se juega con una baraja de 52 cartas, sin comodines.

## The deal

rule-gin-hand =
    Cada jugador recibe { $deal-hand-size } cartas, de una en una{ $deal-extra ->
        [0] .
       *[other] , y el que empieza una más.
    }
rule-gin-stock =
    { $deal-upcard ->
        [yes] La carta siguiente se vuelve y empieza el descarte. Las otras { $left } quedan al lado boca abajo: el mazo.
       *[no] Las otras { $left } cartas quedan boca abajo: el mazo. El descarte, al lado, está vacío al principio.
    }
rule-gin-starter =
    { $deal-starter ->
        [dealer] El que reparte juega primero
       *[next] El que no reparte juega primero
    }{ $deal-extra ->
        [0] .
       *[other]
            { " " }y no roba, porque tiene una carta más. { $deal-starter-first-turn ->
                [full] Puede cerrar como en cualquier otro turno, o descartar.
               *[discard_only] En este primer turno solo descarta.
            }
    }
rule-gin-offer = Primero se ofrece la carta vuelta. El que juega primero puede tomarla; si pasa, puede tomarla el otro. Quien la toma descarta, y el juego sigue desde ahí. Si pasan los dos, el que juega primero roba del mazo, y la carta vuelta ya no se puede tomar.

## A turn

rule-gin-turn = En su turno cada jugador toma una carta, la de encima del mazo o la de encima del descarte. Luego descarta una carta boca arriba, o cierra. Todos ven lo que se toma del descarte y lo que se descarta.
rule-gin-throw-back =
    { $draw-throw-back ->
        [yes] Una carta tomada del descarte se puede volver a descartar en el mismo turno.
       *[no] Una carta tomada del descarte no se puede descartar en el mismo turno.
    }
rule-gin-mutual =
    { $draw-mutual-return ->
        [ends] Cuando lo hacen los dos jugadores uno tras otro, la mano es nula.
       *[plays_on] Los dos jugadores pueden hacerlo uno tras otro, cuanto quieran.
    }
rule-gin-takes =
    { $draw-takes ->
        [any] Se toma del descarte cuantas veces se quiera.
       *[other] Con la toma número { $draw-takes } del descarte, contados los dos jugadores juntos, la mano es nula. La toma de la carta vuelta no cuenta.
    }

## Melds

rule-gin-melds = Las combinaciones se quedan en la mano hasta que alguien cierra. Una carta cuenta en una sola combinación.
rule-gin-deadwood = Las cartas que no están en ninguna combinación son el resto. Del dos al diez cuentan su número, jota, dama y rey { $values-court } cada una, un as { $values-ace-in-hand }. El resto es lo que dejan las combinaciones que dejan menos.

## Knocking

rule-gin-knock =
    Con la carta robada en la mano se puede tirar una carta boca abajo y cerrar. { $knock-limit ->
        [0] Las otras tienen que estar todas en combinaciones; no puede quedar resto.
        [upcard] El resto de las otras puede contar tanto como la carta vuelta, y no más.
       *[other] El resto de las otras puede contar { $knock-limit } como mucho.
    } Se enseñan las combinaciones y, aparte, el resto. Valen cualesquiera combinaciones que no dejen más; quien no nombra ninguna elige las que dejan menos.
rule-gin-upcard =
    Una jota, una dama o un rey vuelto permite { $values-court }, y el número es el mismo para toda la mano, tome quien tome la carta. { $knock-upcard-ace ->
        [gin_only] Un as vuelto no permite resto: hace falta gin.
       *[one] Un as vuelto permite { $values-ace-in-hand }.
    }
rule-gin-knock-throw =
    { $knock-throw-back ->
        [yes] La carta que se tira al cerrar puede ser la que se acaba de tomar del descarte.
       *[no] La carta que se tira al cerrar no puede ser la que se acaba de tomar del descarte.
    }
rule-gin-test =
    { $knock-test ->
        [first_melds] Para saber si se puede cerrar se mira una sola manera de combinar todas las cartas, la primera de las que dejan menos, sin la carta más cara que sobra. Así algunas manos no pueden cerrar aunque otra manera bastaría.
       *[exact] Se puede cerrar si alguna carta tirada y algunas combinaciones dejan bastante poco.
    }
rule-gin-gin =
    Cerrar sin dejar resto es gin. { $knock-gin ->
        [must] Quien puede tener gin tiene que enseñarlo: no puede ni descartar ni cerrar con más.
       *[may] Nadie está obligado a cerrar, ni a enseñar gin, en cuanto es posible.
    }
rule-gin-big =
    { $score-big-gin ->
        [none] El gran gin, con todas las cartas combinadas y ninguna tirada, no se juega: siempre se tira una carta.
       *[other] Si todas las cartas están en combinaciones, con la que se ha robado, se pueden enseñar todas y no tirar ninguna. Es el gran gin.
    }

## After the knock

rule-gin-layoff =
    { $knock-layoffs ->
        [no] Después del cierre no se añade nada. El otro jugador también enseña sus combinaciones, y lo que queda es resto.
       *[yes] Después de un cierre que no es gin, el otro jugador puede añadir cartas a las combinaciones del que cerró: la cuarta a un conjunto, la siguiente a uno de los extremos de una escalera, también junto a una carta que acaba de añadir. Para ello puede deshacer sus propias combinaciones. Una carta que va a un conjunto y a una escalera va donde él diga. El que cerró no añade nada. Contra un gin tampoco se añade nada.
    }
rule-gin-layoff-ends =
    { $knock-layoffs-per-end ->
        [any] En cada extremo de una escalera se añaden cuantas cartas se quiera.
        [one] En cada extremo de una escalera se añade una carta como mucho.
       *[other] En cada extremo de una escalera se añaden { $knock-layoffs-per-end } cartas como mucho.
    }
rule-gin-defender =
    { $knock-defender ->
        [chosen] Después el otro jugador dice qué combinaciones enseña; todo lo demás es resto.
       *[best] Después se enseñan las mejores combinaciones del otro jugador, y lo que queda es resto.
    }

## The end of the stock

rule-gin-wall =
    { $draw-last ->
        [0] La última carta del mazo se puede robar.
        [one] La última carta del mazo no se roba nunca.
       *[other] Las últimas { $draw-last } cartas del mazo no se roban nunca.
    } { $draw-wall ->
        [knock] Cuando solo quedan ellas y un jugador descarta sin cerrar, el otro todavía puede tomar ese descarte si con él puede cerrar, y entonces tiene que hacerlo. Si no, la mano es nula.
        [declare] Cuando solo quedan ellas y un jugador descarta sin cerrar, el otro toma ese descarte y sigue, o declara nula la mano. Luego elige otra vez el primero.
       *[dead] Cuando solo quedan ellas y un jugador descarta sin cerrar, la mano es nula.
    }
rule-gin-max-turns = Una mano que ha durado { $out-max-turns } turnos también es nula.
rule-gin-dead = En una mano nula nadie se apunta nada.

## Counting

rule-gin-score = Después del cierre, el que cerró se apunta la diferencia si le queda menos resto que al otro. El otro no se apunta nada.
rule-gin-undercut =
    Si al otro le queda menos, es un contra: el otro se apunta la diferencia y { $score-undercut } más. { $score-tie ->
        [nothing] Si a los dos les queda lo mismo, nadie se apunta nada.
       *[undercut] También es un contra si a los dos les queda lo mismo.
    } Sin resto después de un cierre el otro también ha hecho un contra, y no tiene gin.
rule-gin-bonus = Un gin se apunta el resto del otro y { $score-gin } más.
rule-gin-big-bonus = Un gran gin se apunta el resto del otro y { $score-big-gin } más.
rule-gin-spades =
    { $score-spade-doubles ->
        [yes] Si la carta vuelta era una pica, lo que se apunta en la mano cuenta doble, también la prima.
       *[no] El palo de la carta vuelta no importa.
    }

## The match

rule-gin-match =
    { $match-kind ->
        [independent]
            Cada mano es un juego por su cuenta. { $match-deals ->
                [none] Se juegan cuantas se quiera.
                [one] La partida es de 1 mano.
               *[other] La partida es de { $match-deals } manos, y la gana quien gane más de ellas.
            }
       *[cumulative]
            Los puntos de todas las manos se suman en un juego. { $match-target ->
                [none]
                    Acaba después de { $match-deals ->
                        [one] 1 mano.
                       *[other] { $match-deals } manos.
                    }
               *[other]
                    Acaba cuando un jugador tiene { $match-target } puntos{ $match-deals ->
                        [none] .
                        [one] , o después de 1 mano.
                       *[other] , o después de { $match-deals } manos.
                    }
            } Sumado todo, ganan los más puntos.
    }
rule-gin-game-bonus =
    { $match-game-bonus ->
        [0] Ganar el juego no da prima.
       *[other] Quien tiene entonces más puntos ha ganado el juego y recibe { $match-game-bonus } más.
    }
rule-gin-box =
    { $match-box ->
        [0] Las manos ganadas no cuentan nada más.
       *[other] Cada mano ganada es una casilla, y cada casilla cuenta { $match-box } cuando acaba el juego.
    } { $match-extra-boxes ->
        [yes] Un contra da una casilla más, un gin o un gran gin dos más.
       *[no] Una mano es una casilla, se gane como se gane.
    }
rule-gin-shutout =
    Si el otro no se ha apuntado nada, el juego es en blanco. { $match-shutout ->
        [double_before_boxes] Dobla los puntos y la prima del ganador, antes de sumar las casillas.
        [double_all] Dobla todo lo que tiene el ganador, también las casillas.
        [double_bonus] Dobla la prima del juego.
        [plus_100] Da 100 puntos al ganador.
       *[none] No da nada más.
    }
rule-gin-columns =
    { $match-columns ->
        [one] La partida es un juego.
       *[other] Se juegan tres juegos a la vez, en las tres columnas de la hoja. Se llama Hollywood.
    }
rule-gin-hollywood = La primera mano que se gana se apunta en la primera columna, la segunda en las dos primeras, la tercera y todas las demás en las tres. Cada columna es un juego por su cuenta, con su final, su prima, sus casillas y su juego en blanco. En una columna acabada no se apunta nada más; quien no tiene nada en ella apunta su siguiente primera mano en la columna siguiente. Todo acaba cuando acaban las tres, y las tres cuentan juntas.
rule-gin-dealer =
    Quién reparte primero se sortea. Después { $match-dealer ->
        [next] los jugadores reparten por turno.
        [last_winner] reparte el ganador de la última mano.
       *[worst_loser] reparte el perdedor de la última mano.
    } Una mano que nadie ha ganado la reparte otra vez el mismo.
rule-gin-ties =
    { $match-ties ->
        [extra_deal] Si los dos tienen lo mismo al final, se juegan más manos hasta que uno esté delante.
       *[shared] Si los dos tienen lo mismo al final, la partida se comparte.
    }

# One or two sentences for a rule on which the sources are silent or contradict each other: what speaks for what.

rules-why = Donde las fuentes difieren: { $why }

## Penang Rummy

why-deck = Con tres barajas nadie dice cuántos comodines hay; nueve mantienen su parte del total.
why-hand = El texto antiguo reparte 20 cartas a cada uno y solo hace una excepción con tres jugadores.
why-aside = Una página hace repartir la baraja entera, lo que no es posible con estos números.
why-passport-must = El texto no conoce el «paso», así que nadie puede estar muerto por gusto.
why-runs-penang = El texto admite un as en cada extremo de una escalera; algunos juegos parientes se quedan en trece cartas, otros dan la vuelta.
why-sets-penang = El texto cuenta un conjunto de catorce cartas como el mayor, lo que pide palos repetidos y seis comodines; los juegos parientes quieren palos distintos.
why-jokers-naturals = Nadie dice si una combinación puede ser toda de comodines. Sin una carta natural nadie sabría qué es.
why-jokers-many = El conjunto mayor del texto pide seis comodines, así que no hay límite; muchos juegos parientes admiten uno por combinación.
why-jokers-place = La mayoría de las fuentes no pone límite. Un juego pariente admite comodines solo en los extremos de una escalera, otro solo por cartas quemadas.
why-jokers-fixed = Nadie dice si un comodín puede moverse. Donde se gana con un cambio y se puede bajar otra vez, apenas importa.
why-layoff-jokers-penang = El texto no pone límite; los juegos parientes no dejan comodines en las escaleras de otros.
why-swap-set-penang = El texto pide una carta que sea compatible, y en un conjunto lo es cualquiera del mismo valor; los juegos parientes piden el palo que falta.
why-swap-use-penang = El texto deja guardar el comodín, con el riesgo de sus puntos; los juegos parientes quieren que se baje en el acto.
why-dead = El texto dice que un cambio no es una jugada, y también que quien puede añadir una carta no está muerto. Con un cambio se puede.
why-last-survivor = El texto acaba la mano cuando todos están muertos, una página cuando solo queda uno.
why-values-penang = Solo una página da los puntos de las cartas, y son estos números.
why-no-passport = Ni el texto ni una página conocen un castigo; basta con la mano entera.
why-match-penang = Unos juegan cada mano por su cuenta, otros suman. Hasta cuánto, nadie lo dice; con 300 puntos una partida de cuatro dura unas ocho manos.
why-dealer-penang = El texto conoce dos maneras: donde se suman puntos reparte el último ganador, si no, quien tuvo más puntos.
why-ties = Nadie dice qué pasa con un empate.

## Rami

why-rami-hand = Se juega con diez a quince cartas; trece es el número habitual.
why-rami-cut = El texto largo hace cortar al vecino de la izquierda, algunas páginas al de la derecha. Solo importa donde se guarda un comodín.
why-rami-starter = El texto largo hace empezar al que reparte con un simple descarte; algunas páginas empiezan por su vecino, o hacen del primero un turno entero.
why-rami-stock = Algunas páginas descubren una carta al empezar; el texto largo no.
why-rami-take = El texto largo quiere que la carta se baje en el mismo turno. Mesas más suaves la dejan en la mano.
why-rami-rounds = El texto largo no cierra ninguna vuelta; algunas páginas no abren hasta la segunda, la tercera o la cuarta.
why-rami-take-joker = De un comodín en el descarte solo habla una página, y lo prohíbe.
why-rami-touch = El texto sobre el juego libanés prohíbe la salida seca tras tocar el descarte, y no dice por cuánto tiempo.
why-rami-runs = El orden de cartas del texto largo tiene dos lugares para el as; algunas páginas se quedan en trece cartas.
why-rami-jokers = El texto largo dice un comodín por secuencia. Las páginas dicen uno por combinación, dos, no más que cartas naturales, o menos que ellas.
why-rami-burnt = El texto dice que las dos copias tienen que estar bajadas. Si un descarte cuenta, nadie lo dice.
why-rami-pure = El texto largo quiere una escalera sin comodín. Un juego pariente se conforma con tres cartas naturales a su lado, otro no pide escalera.
why-rami-worth = La mayoría de las páginas cuenta el comodín como la carta a la que sustituye, una no lo cuenta; el texto largo conoce también una costumbre de 35.
why-rami-opening-discard = El texto sobre el juego libanés pide 71 cuando se toma del descarte para abrir. Algunos los piden cada vez.
why-rami-layoff-jokers = El texto largo no deja comodines en las escaleras de otros y no nombra nada más.
why-rami-swap-set = El texto largo libera el comodín de un conjunto de cuatro con el palo que falta. Los juegos parientes nunca, o con las dos cartas que faltan a la vez.
why-rami-swap-use = El texto largo dice una vez que el comodín va a una combinación nueva, y otra solo que hay que jugarlo en el acto.
why-rami-swap-turn = El texto largo quiere primero una apertura. Una página cambia mientras se baja, y con la apertura completa las dos cosas concuerdan.
why-rami-borrow = El texto largo lo permite mientras queden tres cartas; algunas páginas dejan la mesa como está. No dice nada del medio de una escalera ni de los comodines.
why-rami-carte = El texto largo: decirlo o robar dos cartas. Muchas mesas prescinden de ello.
why-rami-renew = El texto largo baraja el descarte y no dice cuántas veces. Un juego pariente lo hace una vez.
why-rami-blocked = Nadie dice qué pasa cuando no queda nada que robar.
why-rami-out = El texto largo dice dos veces que hay que guardar una carta para el descarte, y una que la última se baja o se descarta.
why-rami-at-once-needs = El texto largo pide las dos cosas, y conoce mesas que renuncian a los puntos.
why-rami-joker-finish = Nadie dice qué significa un comodín como último descarte cuando no fue de golpe. Una casa lo prohíbe, otra daba 200.
why-rami-multiply = El texto largo multiplica, y conoce mesas que dan 100 a todos. Algunas páginas prefieren quitar puntos al ganador.
why-rami-dry = Tal como está impreso, dos comodines no pagan más que ninguno, y luego se habla de tres grados. Pagar cada vez más cambia una sola palabra; pagar cada vez menos premiaría la salida más difícil.
why-rami-values = El texto largo cuenta 11 por un as en la mano y 20 por un comodín; algunas páginas dicen 1 por el as, y 25, 35 o 50 por el comodín. En el juego libanés el as vale 10.
why-rami-match = El texto largo no da ningún número. Las páginas acaban una partida a los 100, 201, 301, 500, 700 o 1000 puntos.
why-rami-last-deal = El texto largo multiplica la última mano por 1000; una página llama igual a una partida a 1000 puntos.

## Basic Rummy

why-basic-rami-take = La mayoría de los libros dejan la carta en la mano; que no se devuelva enseguida es igual de corriente.
why-basic-rami-renew = La mayoría de los libros dan la vuelta al descarte sin barajar. Unos barajan, otros dejan que el jugador tome el último descarte o dé la vuelta al montón.
why-basic-rami-new-melds = Algunos libros permiten una sola combinación nueva por turno; la mayoría no pone límite.
why-basic-rami-out = Algunas mesas quieren que se descarte la última carta, la mayoría deja bajarla.
why-basic-match = Los libros dejan el número a los jugadores.

## Gin

why-gin-throw-back = Todos los libros lo prohíben; un programa con el que muchos se comparan lo permite.
why-gin-knock-throw = Los libros prohíben devolver la carta y no dicen si al cerrar es distinto.
why-gin-big = El gran gin es de los libros nuevos. Unos le dan 31, otros 50, los antiguos no lo conocen.
why-gin-wall = Los libros dan la mano por nula; en los torneos el último descarte todavía se puede tomar para cerrar.
why-gin-undercut = Un contra valía antes 10, y 20 o 25 en los libros nuevos. Un programa no da nada cuando los dos tienen lo mismo.
why-gin-bonus = Un gin valía antes 20, y 25 en los libros nuevos.
why-gin-upcard = En muchas mesas un as vuelto solo deja el gin.
why-gin-spades = Doblar por una pica es del Oklahoma, y ni allí lo juegan todos.
why-gin-box = Una casilla cuenta 20 en los libros antiguos y 25 en los nuevos. Más casillas por gin y contra son costumbre de algunas mesas.
why-gin-shutout = Los libros antiguos suman 100, los nuevos doblan, y no se ponen de acuerdo en qué.
why-gin-hollywood = Dónde sigue un jugador que quedó en blanco, y si cada columna acaba por su cuenta, los libros no lo dicen.
why-gin-dealer = Algunos libros hacen repartir al perdedor, muchos al ganador.

# What sentences.py needs beside what the page says too: cards are above, under Cards, what happened ("happened-...")
# and the main labels ("do-...") under The page.

card-unknown = ??
# A meld by its cards: $whose is "Aina’s run" or "your set", $from and $to are cards, $ranks "eights".
meld-here =
    { $kind ->
        [run] { $whose } { $from }–{ $to }
       *[set] { $whose } de { $ranks }
    }
meld-here-aloud =
    { $kind ->
        [run] { $whose }, de { $from } a { $to }
       *[set] { $whose } de { $ranks }
    }

## What a step does

label-swap = Cambiar { $card } por el comodín en { $meld }
label-side = { $label }, { $way }
label-slide =
    Poner { $card } en { $meld } y mover el comodín { $side ->
        [low] al extremo bajo
       *[high] al extremo alto
    }
# $card is "hidden" where the listener may not see it.
happened-drew =
    { $me ->
        [yes] Robas { $card }
       *[no]
            { $card ->
                [hidden] { $name } roba del mazo
               *[other] { $name } roba { $card }
            }
    }
happened-took =
    { $me ->
        [yes] Tomas { $card } del descarte
       *[no] { $name } toma { $card } del descarte
    }
happened-touched =
    { $me ->
        [yes] Tocas el descarte
       *[no] { $name } toca el descarte
    }
happened-borrowed =
    { $me ->
        [yes] Tomas prestado { $cards } ({ $meld })
       *[no] { $name } toma prestado { $cards } ({ $meld })
    }
happened-discarded =
    { $carte ->
        [yes]
            { $me ->
                [yes] Descartas { $card } y dices «carta»
               *[no] { $name } descarta { $card } y dice «carta»
            }
       *[no]
            { $me ->
                [yes] Descartas { $card }
               *[no] { $name } descarta { $card }
            }
    }
# Carte was not said. $cards are the cards drawn, or "hidden".
happened-penalised =
    { $me ->
        [yes] No has dicho «carta» y robas { $cards }
       *[no]
            { $count ->
                [one] { $name } no ha dicho «carta» y roba 1 carta
               *[other] { $name } no ha dicho «carta» y roba { $count } cartas
            }
    }
happened-turned-up = Se descubre { $card } y empieza el descarte
# $kept: the cutter keeps it, since it is a joker.
happened-cut =
    { $kept ->
        [yes]
            { $me ->
                [yes] Cortas y descubres un comodín, que te quedas
               *[no] { $name } corta y descubre un comodín, que se queda
            }
       *[no]
            { $me ->
                [yes] Cortas y descubres { $card }
               *[no] { $name } corta y descubre { $card }
            }
    }
happened-stocked =
    { $count ->
        [one] Hay 1 carta en el mazo
       *[other] Hay { $count } cartas en el mazo
    }
happened-ran-out = El mazo se ha acabado
happened-renewed =
    { $count ->
        [one] El descarte pasa a ser un mazo nuevo de 1 carta
       *[other] El descarte pasa a ser un mazo nuevo de { $count } cartas
    }
# Out of cards where nobody says "Game".
happened-out =
    { $me ->
        [yes] Sales: no te quedan cartas
       *[no] { $name } sale: no le quedan cartas
    }
happened-slid =
    { $me ->
        [yes] Pones { $card } en { $meld } y mueves su comodín al extremo
       *[no] { $name } pone { $card } en { $meld } y mueve su comodín al extremo
    }
happened-passed =
    { $me ->
        [yes] Pasas la carta vuelta
       *[no] { $name } pasa la carta vuelta
    }
# What is shown after a knock: $melds with their cards, and the deadwood $left, which counts $points; $left is
# "none" where all is melded, $melds where nothing is.
shown-cards =
    { $left ->
        [none] { $melds }; sin resto
       *[other]
            { $melds ->
                [none] ninguna combinación
               *[other] { $melds }
            }; resto { $left }, { $points ->
                [one] 1 punto
               *[other] { $points } puntos
            }
    }
# $shown is such a showing, $card the card thrown.
happened-knocked =
    { $me ->
        [yes] Cierras tirando { $card }, con { $shown }
       *[no] { $name } cierra tirando { $card }, con { $shown }
    }
happened-gin =
    { $me ->
        [yes] ¡Gin! Tiras { $card } y enseñas { $melds }
       *[no] ¡Gin! { $name } tira { $card } y enseña { $melds }
    }
happened-big-gin =
    { $me ->
        [yes] ¡Gran gin! Enseñas { $melds } y no tiras nada
       *[no] ¡Gran gin! { $name } enseña { $melds } y no tira nada
    }
happened-shown =
    { $me ->
        [yes] Enseñas { $shown }
       *[no] { $name } enseña { $shown }
    }

## Hints: each sentence is more open than the one before

# That something can be done. $what is what: open is to open with points, wall to pass where the stock is at its
# end, back to take a step back.
advice-that =
    { $what ->
        [meld] Puedes bajar una combinación.
        [open] Puedes empezar tu apertura.
        [lay] Puedes añadir una carta.
        [swap] Puedes cambiar una carta por un comodín de la mesa.
        [borrow] Puedes tomar prestada una carta de la mesa.
        [draw] Lo mejor es robar del mazo.
        [take] Te sirve la carta de encima del descarte.
        [discard] Es hora de descartar.
        [end] En este turno ya no hay nada más que convenga.
        [dead] No te queda ninguna jugada.
        [pass] Lo mejor es pasar.
        [wall] Lo mejor es dejar que acabe la mano.
        [knock] Puedes cerrar.
        [gin] Tienes gin.
        [biggin] Tienes gran gin.
        [done] Es hora de enseñar tu mano.
        [back] Desde aquí el turno no se puede terminar.
       *[other] Puedes hacer algo.
    }
# $points are those with which one can open, $need are needed: "57 points of 51". Waiting is to open all at once.
advice-that-opens =
    { $points ->
        [one] Puedes abrir con 1 punto; hacen falta { $need }.
       *[other] Puedes abrir con { $points } puntos; hacen falta { $need }.
    }
advice-that-waits =
    { $points ->
        [one] Podrías abrir con 1 punto (bastan { $need }), pero puede convenir esperar.
       *[other] Podrías abrir con { $points } puntos (bastan { $need }), pero puede convenir esperar.
    }
# Where to look. $jokers is how many jokers go with the cards; $suit is "hearts", $ranks "eights".
advice-where-run =
    { $jokers ->
        [0] Mira tus { $suit }.
        [one] Mira tus { $suit } y un comodín.
       *[other] Mira tus { $suit } y { $jokers } comodines.
    }
advice-where-set =
    { $jokers ->
        [0] Mira tus { $ranks }.
        [one] Mira tus { $ranks } y un comodín.
       *[other] Mira tus { $ranks } y { $jokers } comodines.
    }
# $meld is a meld of the table: "Aina’s run 5♥–7♥".
advice-where-meld = Mira { $meld }.
advice-where-joker = Mira el comodín en { $meld }.
advice-where-hand = Mira tu mano.
# $card is the top discard, or "none".
advice-where-draw =
    { $card ->
        [none] No hay nada que tomar del descarte.
       *[other] Puedes dejar { $card } en el descarte.
    }
# $suit is "hearts", or "joker".
advice-where-discard =
    { $suit ->
        [joker] Puede irse un comodín.
       *[other] Puede irse una de tus cartas de { $suit }.
    }
# $points are the deadwood that stays.
advice-where-knock =
    { $points ->
        [0] Todas tus cartas caben en combinaciones.
        [one] Tu resto puede quedar en 1 punto.
       *[other] Tu resto puede quedar en { $points } puntos.
    }
advice-where-end = Lo que te queda servirá más en otros turnos.
advice-where-dead = Ni en tu mano ni en la mesa hay jugada.
advice-where-done = No hace falta que añadas nada más.
advice-where-back = Tu último paso estorba.
advice-which-back = Deshaz el último paso.

# The words of the page. Names of cards are above, under Cards, of house rules and reasons in their own files.

brand = tierce
page-title = { $title } – tierce
page-title-turn = ● Tu turno – { $title }
close = Cerrar
do-not-delete = No borrar
clear = Desmarcar
undo = Deshacer
redo = Rehacer
start-again = Empezar de nuevo
reset = Restablecer
you = Tú
you-are = { $name } (tú)
you-default = Tú

## The first page

lobby-lead = Rummy en tu propia mesa: con amigos en sus teléfonos o contra bots, con las reglas de tu casa.
my-tables = Mis mesas
new-table = Abrir una mesa
which-game = ¿Qué juego?
# The ways in which $game is played.
which-way = { $game }: ¿de qué manera?
way-book = Como se juega casi siempre.
family-penang = Penang Rummy
family-lead-penang = Se reparte todo y no se roba nada: cada turno se baja algo, o se muere.
family-rami = Rami
family-lead-rami = Robar, bajar, descartar, con comodines. Se abre con unos puntos y una escalera pura.
family-gin = Gin rummy
family-lead-gin = Para dos: guarda ocultas tus combinaciones y cierra cuando quede poco fuera de ellas.
family-basic = Rummy sencillo
family-lead-basic = Robar, bajar, añadir, descartar. Quien sale se apunta lo que tienen los demás.
just-so-many = { $count } jugadores.
game-lead-penang = Se reparte todo y no se roba nada: cada turno se baja algo, o se muere.
game-lead-rami51 = Robar, bajar, descartar. Se abre con 51 puntos y una escalera pura.
game-lead-rami51-circular = Rami 51 con escaleras que dan la vuelta: dama, rey, as, dos.
game-lead-rami71 = Rami con una apertura de 71 puntos.
game-lead-rami81 = Rami con una apertura de 81 puntos.
game-lead-arbaatash = Catorce cartas, ases por diez, y comodines solo por cartas quemadas.
game-lead-thousand = Cuatro manos de Rami 51, y la última cuenta por mil.
game-lead-basic = Robar, bajar, añadir, descartar. Quien sale se apunta lo que tienen los demás.
game-lead-gin = Para dos: guarda ocultas tus combinaciones y cierra cuando quede poco fuera de ellas.
game-lead-gin-traditional = Gin con las primas más pequeñas de los libros antiguos.
game-lead-gin-oklahoma = Gin en el que la carta vuelta dice cuándo se puede cerrar, y las picas cuentan doble.
game-lead-gin-hollywood = Gin en tres juegos a la vez, uno junto a otro en la hoja de puntos.
game-lead-gin-openspiel = Gin como lo juega la biblioteca OpenSpiel, para compararse con sus jugadores.
game-lead-gin-rlcard = Gin como lo juega la biblioteca RLCard: sin añadir nada después de un cierre.
more-seats = Más jugadores, con una regla de la casa: «{ $knob }».
find-rule = Buscar una regla de la casa
find-rule-none = Ninguna regla de la casa tiene esas palabras.
your-name = Tu nombre
how-many = ¿Cuántos jugadores?
who-else = ¿Quién más juega?
seat-number = Puesto { $seat }
house-rules = Reglas de la casa
house-rules-state =
    { $count ->
        [0] como en el libro
        [one] 1 distinta del libro
       *[other] { $count } distintas del libro
    }
open-table = Repartir las cartas
reset-all = Dejarlo todo como en el libro
reset-knob = Devolver «{ $knob }» a { $answer }
in-the-book = En el libro: { $answer }.
knob-range = De { $low } a { $high }.
a-number = un número…
refused =
    { $count ->
        [one] Antes hay que arreglar una cosa
       *[other] Antes hay que arreglar { $count } cosas
    }
server-away = El servidor no contesta. ¿Sigue en marcha?
try-again = Probar otra vez
to-my-tables = A mis mesas
bot-random = Al azar
bot-random-help = Juega cualquier cosa permitida.
bot-greedy = Ansioso
bot-greedy-help = Se deshace de todo enseguida.
bot-keeper = Guardador
bot-keeper-help = Se guarda cartas para seguir en juego.
bot-expert = Experto
bot-expert-help = Cuenta lo que tomas y tiras, y calcula probabilidades.

## Who sits at a new table, and how it is kept

with-whom = ¿Con quién?
with-bots = Jugar contra bots
with-bots-help = Las cartas se reparten enseguida.
with-friends = Jugar con amigos
with-friends-help = Recibes un enlace para enviar y un código QR para enseñar. Nadie necesita una cuenta.
seat-friend = un amigo (por enlace)
seat-friend-help = Quien llegue primero por tu enlace.
name-missing = Di quién eres, para que tus amigos sepan de quién es la mesa.
open-for-friends = Abrir la mesa e invitar
# What is about to be opened: $game, so many $seats, of which $friends are for friends.
new-table-is =
    { $game } · { $friends ->
        [0]
            tú y { $bots ->
                [one] 1 bot
               *[other] { $bots } bots
            }
        [one]
            tú y 1 amigo{ $bots ->
                [0] { "" }
                [one] , 1 bot
               *[other] , { $bots } bots
            }
       *[other]
            tú y { $friends } amigos{ $bots ->
                [0] { "" }
                [one] , 1 bot
               *[other] , { $bots } bots
            }
    }
this-machine-only = Otros aparatos no llegan a este servidor: solo atiende a esta máquina. Si se arranca con «tierce --lan», se abre a los teléfonos de la casa.
at-the-table = En la mesa
manners-clock = Reloj
manners-clock-none = sin reloj
manners-clock-turn = un tiempo por turno
manners-clock-bank = un tiempo por mano
manners-clock-both = los dos, primero el del turno
manners-turn = Por turno
manners-bank = Por mano
manners-end = Cuando se acaba el tiempo
manners-end-soft = solo se muestra
manners-end-hard = un bot juega el turno
# $kind is none, turn, bank or both; $turn and $bank are times ("60 seconds"), $end is soft or hard.
manners-clock-is =
    { $kind ->
        [turn] { $turn } por turno
        [bank] { $bank } por mano
        [both] { $turn } por turno y { $bank } por mano
       *[none] sin reloj
    }{ $kind ->
        [none] { "" }
       *[other]
            { $end ->
                [hard] , luego juega un bot
               *[soft] { " " }(solo se muestra)
            }
    }
manners-absence = Cuando se pierde la conexión de alguien
manners-absence-wait = se espera a quien falta
manners-absence-wait-choice = esperar
manners-absence-wait-help = Mientras tanto cualquiera puede poner un bot que juegue por quien falta, que recupera su puesto al volver.
# $time is like "45 seconds".
manners-absence-bot = un bot juega tras { $time } de ausencia
manners-absence-bot-choice = un bot juega tras { $time }
manners-absence-bot-help = Quien vuelve recupera su puesto en cualquier momento.
manners-stand-in = El bot que sustituye
manners-spectators = Otros con el enlace pueden mirar
manners-spectators-help = Ven lo que hay en la mesa, y ninguna mano antes de que acabe.
manners-spectators-are =
    { $may ->
        [yes] otros pueden mirar
       *[no] nadie más mira
    }
manners-chat = Mensajes propios
manners-chat-help = Sin esto hay frases hechas para decir.
manners-chat-is =
    { $may ->
        [yes] frases y mensajes propios
       *[no] solo frases
    }
manners-hints = Pistas
manners-hints-help = En su turno, cualquiera puede preguntar qué podría jugar.
manners-hints-are =
    { $may ->
        [yes] con pistas
       *[no] sin pistas
    }

## The people of a table

# Before the cards are dealt. $open and $count are seats that nobody has yet.
gathering-page =
    { $title }: { $open ->
        [0] ya están todos
        [one] 1 puesto libre
       *[other] { $open } puestos libres
    }
gathering-seats = Los puestos
gathering-rules = Reglas de la casa
gathering-read-rules = Leer todas las reglas
gathering-waits =
    { $count ->
        [0] Ya están todos
        [one] Queda 1 puesto libre
       *[other] Quedan { $count } puestos libres
    }
open-seats =
    { $count ->
        [one] 1 puesto libre
       *[other] { $count } puestos libres
    }
start = Repartir las primeras cartas
start-how = Envía el enlace a tus amigos, pon un bot en un puesto o quita un puesto.
start-not-yet =
    { $count ->
        [one] Queda 1 puesto libre: espera a un amigo, pon ahí un bot o quita el puesto.
       *[other] Quedan { $count } puestos libres: espera a tus amigos, pon ahí bots o quita puestos.
    }
# $name is the host.
start-host = { $name } empieza cuando todos los puestos estén ocupados.
start-host-now = { $name } reparte las primeras cartas.
# $me is yes for one who watches.
watchers =
    { $me ->
        [yes]
            { $count ->
                [one] Estás aquí sin puesto
               *[other] Hay { $count } aquí sin puesto, contándote a ti
            }
       *[no]
            { $count ->
                [one] 1 invitado sin puesto
               *[other] { $count } invitados sin puesto
            }
    }
sit-here = Sentarme aquí
sit-here-at = Sentarme aquí, en el puesto { $seat }
sit-name-missing = Di primero quién eres: los demás ven este nombre.
place-open = Puesto libre
place-open-now = libre
# A seat in mid-match that nobody has; its cards lie there.
place-open-cards = libre, con sus cartas
place-empty = nadie
place-host = dirige la mesa
place-you = tú
place-here = aquí
place-away = ausente
place-stand-in = ausente: juega un bot
# $kind is the name of a kind of bot.
place-bot = bot: { $kind }
# For the ear: $me is yes for one’s own seat, $open is yes where nobody sits.
place =
    Puesto { $seat }: { $open ->
        [yes] libre
       *[no]
            { $name }{ $me ->
                [yes] , tú
               *[no] { "" }
            }
    }

## What changed among the people, for the ear

room-news-person =
    { $me ->
        [yes] Estás en el puesto { $seat }
       *[no] { $name } se ha sentado en el puesto { $seat }
    }
room-news-bot = Un bot, { $name }, está en el puesto { $seat }
room-news-open = El puesto { $seat } está libre
room-news-host =
    { $me ->
        [yes] Ahora diriges tú la mesa
       *[no] Ahora dirige la mesa { $name }
    }
room-news-dropped = Se ha quitado un puesto: ahora hay { $count }
room-news-gathering = La mesa espera a su gente
room-news-playing = Las cartas están repartidas
room-news-closed = La mesa está cerrada

## The link

share-title = Invita a tus amigos
share-watch-title = Deja mirar a otros
share-lead = Quien tiene este enlace llega a esta mesa: sin cuenta y sin instalar nada.
share-link = El enlace de esta mesa
share-square = Código QR del enlace de esta mesa
share-copy = Copiar el enlace
share-hand = Enviar…
# $title is a game.
share-text = Ven a jugar: { $title }
share-copied = El enlace está copiado.
share-selected = El enlace está marcado: cópialo con el teclado, o mantenlo pulsado con un dedo.

## What the host can do with a seat

# For the ear; $name is empty at an open seat.
# $name is empty where nobody sits.
host-tools = Qué se puede hacer con el puesto { $seat } { $name }
host-tools-title = Puesto { $seat }: { $name }
host-free = Liberar este puesto
host-free-help = { $name } se queda sin puesto, y puede volver a tomar uno libre. Las cartas se quedan.
host-free-bot-help = El bot se va, y aquí puede sentarse un amigo. Las cartas se quedan.
host-bot-kind = Tipo de bot
host-bot = Poner aquí este bot
host-bot-help = { $name } se queda entonces sin puesto.
host-pass = Pasar la mesa a { $name }
host-pass-help = Quien dirige la mesa libera puestos, pone bots y la cierra: entonces ya no serás tú.
host-drop = Quitar este puesto
host-drop-help =
    { $count ->
        [one] Entonces juegas a solas.
       *[other] Entonces la partida es de { $count }.
    }

## My own seat

my-seat = Mi puesto
move-seat = Pasar a otro aparato
leave-seat = Dejar mi puesto
leave-sure = Sí, dejarlo
leave-help = Tu puesto queda libre para otros. Para ausentarte un rato no hace falta: tu puesto se guarda.
close-table = Cerrar la mesa
close-sure = Sí, cerrarla
close-help = Entonces nadie puede seguir jugando. Los puntos y el registro se pueden leer todavía.
code-fetching = Pidiendo un código…
# $time is like 4:30.
code-left = Vale { $time } más, una sola vez
code-step-open = En el otro aparato abre { $address }.
code-step-type = Escribe allí este código.
code-step-after = Tu puesto y tus cartas pasan allí, y se van de aquí.
code-old = Este código ya ha caducado.
code-again = Pedir otro código
# My seat has gone from this page; $seat is its number.
lost-moved = Ahora juegas en otro aparato (puesto { $seat }). Aquí solo miras.
lost-freed = Quien dirige la mesa ha liberado tu puesto { $seat }. Puedes volver a sentarte en Jugadores.
lost-bot = Quien dirige la mesa ha puesto un bot en tu puesto { $seat }.
lost-back = Traerlo de vuelta con un código

## Watching

panel-players = Jugadores
watching = Estás mirando
watching-between = La próxima mano llega cuando los jugadores quieran.
watching-hidden = No se enseñan las cartas de nadie hasta que acaba la mano.
# $seat is the first open seat.
watching-open =
    { $count ->
        [one] Tomar el puesto { $seat }
       *[other] Tomar uno de { $count } puestos libres
    }
outside = La partida ha empezado
outside-open = En esta mesa no mira nadie, pero hay un puesto libre: quien lo toma sigue con sus cartas.
outside-full = En esta mesa no mira nadie, y todos los puestos están ocupados. Si uno queda libre, puedes tomarlo aquí.
table-closed = La mesa está cerrada
closed-read = Los puntos y el registro se pueden leer todavía.
closed-undealt = Se cerró antes de repartir las cartas.

## A table that does not open

barred-gone = Esa mesa no existe
barred-gone-how = Puede que se haya borrado, o que el enlace no esté entero. Pide otra vez el enlace a quien te invitó.
barred-none = Esta mesa se abre con su enlace
barred-none-how = Pide el enlace entero a quien te invitó. Si ya juegas aquí en otro aparato, trae tu puesto con un código.
barred-wrong = Este enlace no abre la mesa
barred-wrong-how = Le falta una parte o no es la buena. Pide otra vez el enlace a quien te invitó, y ábrelo entero, hasta la última letra.
barred-busy = Demasiados intentos a la vez
barred-busy-how = Puede que tu enlace sea bueno. Espera un momento y prueba otra vez.
barred-again = Probar otra vez

## My tables

page-title-turns =
    ● { $count ->
        [one] Tu turno
       *[other] Tu turno en { $count } mesas
    } – { brand }
table-waits-turn = mano { $deal }, tu turno
table-waits-gathering = espera a los amigos
table-waits-others = mano { $deal }
table-waits-watching = miras
table-waits-over = acabada
tables-all = Todas las mesas: { $count }

## A code typed here

code-title = Tengo un código
code-lead = Trae tu puesto de otro aparato a este. Lo encuentras allí, en el menú de la mesa.
code-label = Código
code-go = Traer mi puesto aquí
code-length = Un código tiene { $length } letras y cifras.

## About me

me-title = Sobre mí
me-lead = Este servidor conoce el nombre con el que te sientas en sus mesas, y nada más de ti. Una cookie guarda tus puestos para este navegador.
me-delete = Borrar mi nombre…
me-delete-title = ¿Borrar tu nombre?
me-delete-what = Tu nombre desaparece de todas las mesas de este servidor. En las que todavía se juegan, tu puesto queda libre para otros; en las acabadas se quedan las cartas y los puntos, sin tu nombre. Este navegador olvida sus mesas.
me-delete-final = No se puede deshacer.
me-delete-sure = Borrar mi nombre en todas partes
me-deleted = Tu nombre está borrado. Aquí ya no se conoce este navegador.

## In the house

home-title = En los teléfonos de la casa
home-lead = Apunta aquí con la cámara de un teléfono, o escribe la dirección.
home-square = Código QR de la dirección { $address }
plain-http = Sin cifrado (http simple) los navegadores no mantienen encendida la pantalla ni instalan esta página. Todo lo demás funciona.
plain-http-help = Por qué, y cómo llegar al cifrado
plain-http-title = Sin cifrado
plain-http-why = Los navegadores dan algunas cosas solo a las páginas que llegan cifradas (https). En casa, con http simple, faltan dos: la pantalla no se mantiene encendida durante tu turno, y la página no se puede instalar como aplicación. Pon un tiempo más largo antes de que se bloquee la pantalla, y un marcador en la pantalla de inicio. Si un teléfono se bloquea, no se pierde nada: la página vuelve a la misma mano.
plain-http-way = El capítulo “TLS at home” de docs/deploy.md enseña a quien lleva este servidor cómo tener cifrado en casa.

## The page of all tables

host-title = Todas las mesas
host-lead = Para quien lleva este servidor. Un registro guardado contiene todas las cartas, también las ocultas.
host-no-key = Esta página necesita la clave del servidor
host-no-key-how = En la terminal de la máquina en la que funciona el servidor, escribe «tierce host». Muestra un enlace a esta página con la clave dentro; ábrelo una vez en este navegador.
host-wrong-title = Esta clave no es la buena
host-wrong-key = Escribe otra vez «tierce host» en la terminal del servidor: muestra el enlace con la clave buena.
host-find = Buscar una mesa
host-find-none = Ninguna mesa tiene esas palabras.
host-none = Todavía no hay ninguna mesa.
host-stage = Mostrar
host-stage-all = todas
host-stage-gathering = reuniéndose
host-stage-playing = en juego
host-stage-over = acabada
host-stage-closed = cerrada
# So many of $all tables are shown.
host-count =
    { $count ->
        [one] 1 mesa
       *[other] { $count } mesas
    } de { $all }
host-game = Juego
host-names = Jugadores
host-state = Estado
host-deal = Mano
host-here = Aquí
host-watching = Mirando
host-touched = Último uso
host-created = Abierta
host-actions = Acciones
host-open = Mirar
host-close = Cerrar
host-export-rhh = RHH
host-export-json = JSON
# For the ear, of a file.
host-record-as = Registro en { $form }
host-delete = Borrar…
# For the ear: an action, and the table it is about.
host-act-on = { $what }: { $title } de { $names }
host-nobody = nadie
host-delete-title = ¿Borrar esta mesa?
host-delete-what =
    { $title } de { $names }, { $deal ->
        [0] sin empezar
        [one] 1 mano
       *[other] { $deal } manos
    }: las cartas, los puntos y el registro se pierden para todos, y quien esté allí tiene que salir. Guarda antes el registro si alguien puede quererlo.
host-delete-sure = Borrar la mesa
host-deleted = Borrada: { $title } de { $names }.
host-closed = Cerrada: { $title } de { $names }. Nadie puede seguir jugando; el registro se puede leer todavía.
host-prune = Hacer limpieza
host-prune-days = Días sin uso
host-prune-go =
    { $count ->
        [0] Nada que borrar
        [one] Borrar 1 mesa…
       *[other] Borrar { $count } mesas…
    }
host-prune-title =
    { $count ->
        [one] ¿Borrar 1 mesa?
       *[other] ¿Borrar { $count } mesas?
    }
host-prune-what =
    { $days ->
        [one] Todo lo que no se ha usado desde hace un día
       *[other] Todo lo que no se ha usado desde hace { $days } días
    } se pierde para todos: cartas, puntos y registros. Guarda antes lo que alguien pueda querer.
host-prune-sure = Borrarlas
host-pruned =
    { $count ->
        [0] No se ha borrado nada.
        [one] Se ha borrado 1 mesa.
       *[other] Se han borrado { $count } mesas.
    }
host-days-wrong = Un número de días, de 1 a { $most }.

## The table

table-title = { $title }, mano { $deal }
the-table =
    { $count ->
        [0] La mesa, vacía
        [one] La mesa, 1 combinación
       *[other] La mesa, { $count } combinaciones
    }
table-bare = Todavía no hay nada en la mesa.
your-side = Tu mano
your-hand =
    { $count ->
        [one] Tu mano, 1 carta
       *[other] Tu mano, { $count } cartas
    }
hand-facts =
    { $count ->
        [one]
            1 carta, { $points } { $points ->
                [one] punto
               *[other] puntos
            }
       *[other] { $count } cartas, { $points } puntos
    }
hand-empty = No quedan cartas.
sort = Ordenar la mano
sort-suit = Por palos
sort-rank = Por valores
# There is nothing for the button “Best melds”.
sort-best-none = No hay ninguna combinación en esta mano.
# The groups of the hand that are melds: how many, and what they count.
hand-melds =
    { $count ->
        [one] 1 combinación, { $points } puntos
       *[other] { $count } combinaciones, { $points } puntos
    }
# The same while one still has to open: the points of the melds in the hand, and the points that opening needs.
hand-opening = combinaciones en mano: { $have } de { $need }
# Over a group of the hand that is a meld, very short: what it is, and its points.
bracket-run = escalera { $points }
bracket-set = conjunto { $points }
# Buttons that arrange the hand. “Make a group”: the chosen cards lie together, with a gap beside them.
arrange-group = Agrupar
arrange-apart = Separar
# The chosen cards become a group from which nothing is played by mistake, until “Let go”.
arrange-keep = Dejar juntas
arrange-release = Soltar
# Takes back how the hand was arranged last.
arrange-back = Dejar como antes
# No card is chosen, and a button that arranges the chosen ones was pressed.
arrange-first = Elige primero unas cartas, y luego qué hacer con ellas.
# Said aloud by a screen reader after the hand was arranged.
arranged =
    { $how ->
        [suit] Tu mano está ordenada por palos.
        [rank] Tu mano está ordenada por valores.
        [best] Tu mano está ordenada en sus mejores combinaciones.
        [group] Las cartas elegidas forman un grupo.
        [apart] El grupo está separado.
        [keep] Las cartas elegidas se quedan juntas.
        [release] El grupo está suelto.
       *[back] Tu mano está como antes.
    }
# Said aloud after a card was moved by the keyboard: its place among all cards of the hand.
card-moved = lugar { $place } de { $count }
# A card of a kept group was tapped. “Let go” is the button “arrange-release”.
kept-says = Estas cartas se quedan juntas. Pulsa «Soltar» para jugarlas o moverlas.
# Cards were dropped into a kept group.
kept-whole = Ese grupo se queda como está: no entra nada en él.
# Cards were dropped where there is nothing.
drag-nowhere = Las cartas se sueltan en la mesa, o en otro lugar de tu mano.
# Cards were dropped on the table beside the places that take them.
drag-marked = Suelta las cartas en un lugar marcado con un signo más.
actions = Lo que puedes hacer
panels = Más sobre esta mesa
panel-rules = Reglas
panel-scores = Puntos
panel-counts = Cartas
panel-log = Hilo
panel-pile = Descarte
panel-settings = Ajustes
panel-help = Ayuda
reconnecting = Se ha cortado la conexión. Conectando otra vez…
wait-connecting = Llegan las cartas…
wait = Espera, por favor
wait-for = Juega { $name }…
wait-answer = …
match-is-over = La partida ha acabado
# A seat: $me is yes for one's own.
seat =
    { $me ->
        [yes] { $name } (tú)
       *[no] { $name }
    }
seat-turn = juega:
seat-cards =
    { $count ->
        [one] carta
       *[other] cartas
    }
seat-total = puntos en esta partida
seat-known = Se sabe que están en esta mano: { $cards }
dealer = reparte
status-new = sin bajar
status-unopened = sin abrir
status-touched = tocó el descarte
status-dead = muerto
status-out = fuera
# What is said of a card in the hand, after its name.
card-chosen = elegida { $place }
card-new = nueva
card-fits = encaja en la mesa
# It lies in a group that is kept together.
card-kept = en un grupo que se queda junto

## Stock and discards

piles = Mazo y descarte
stock-name = en el mazo
stock =
    { $count ->
        [0] El mazo está vacío
        [one] El mazo, 1 carta
       *[other] El mazo, { $count } cartas
    }
stock-draw =
    { $count ->
        [0] El mazo está vacío: roba, y se hace otro si las reglas lo permiten
        [one] Robar del mazo, 1 carta
       *[other] Robar del mazo, { $count } cartas
    }
pile-name =
    { $count ->
        [one] descarte
       *[other] descartes
    }
pile-look = repasarlos
pile-order = Primero el más reciente.
pile-empty = No hay descartes.
# $card is the top of the discard pile.
pile-top = Descarte, encima { $card }: repasarlo
pile-take = Tomar { $card } del descarte
tag-draw = Robar
tag-take = Tomar

## Melds: $whose is mine, own (the player's who acts) or other; $kind is run or set.

meld-of =
    { $kind ->
        [run]
            { $whose ->
                [mine] tu escalera
                [own] su escalera
               *[other] la escalera de { $owner }
            }
       *[set]
            { $whose ->
                [mine] tu conjunto
                [own] su conjunto
               *[other] el conjunto de { $owner }
            }
    }
meld-somewhere = una combinación
meld-label =
    { $whose ->
        [mine] Tuya: { $meld }
       *[other] { $owner }: { $meld }
    }
meld-touched = ha cambiado desde tu último turno
meld-takes = admite lo que has elegido
meld-lends = puedes tomar prestado de aquí

## What can be done

do-meld = Bajar { $cards } ({ $points })
do-lay = Añadir { $cards } en { $meld }
do-swap = Cambiar { $card } por el comodín
do-end = Terminar turno
do-dead = Declararme muerto
do-draw = Robar una carta
# The stock is used up.
do-draw-empty = Robar: el mazo está vacío, el descarte pasa a ser otro si las reglas lo permiten
do-take = Tomar { $card }
take-nothing = Nada que tomar
do-touch = Tocar el descarte
touch-help = Las reglas dicen qué cuesta robar luego del mazo.
do-borrow = Tomar prestado { $cards } ({ $meld })
do-discard = Descartar { $card }
do-discard-carte = Descartar { $card } y decir «carta»
borrow = Prestado
discard = Descartar
borrow-where = Toca la combinación de la que quieres tomar prestado
cannot-borrow = Ahora no se puede tomar prestada ninguna carta de la mesa.
cannot-borrow-there = De esta combinación no se puede tomar prestado: tienen que quedar tres cartas.
drawn-already = En este turno ya has robado.
draw-first = Primero roba una carta, o toma la de encima del descarte.
discard-choose = Para acabar tu turno, elige una carta que descartar.
discard-one = Elige una sola carta que descartar.
carte = ¡Carta!
carte-unsaid = Con este descarte te queda una carta. Di «carta» a la vez, o robas dos.
carte-said = Vas a decir «carta» con este descarte.
no-carte-now = «Carta» se dice con el descarte que te deja una sola carta.

## What the turn still asks for. $place of a joker is meld or anywhere.

owed-joker-unused =
    { $place ->
        [anywhere] El comodín que tomaste hay que bajarlo en este turno.
       *[meld] El comodín que tomaste tiene que ir a una combinación nueva en este turno.
    }
owed-discard-unused = La carta que tomaste del descarte hay que bajarla en este turno.
owed-take-use =
    { $cards ->
        [one] La carta prestada tiene que ir a una combinación nueva en este turno, con una carta de tu mano.
       *[other] Las cartas prestadas tienen que ir a una combinación nueva en este turno, con una carta de tu mano.
    }
# $need is 0 where no number is told.
owed-open-points =
    { $need ->
        [0] Lo que has bajado en este turno todavía no basta.
       *[other] Tu apertura tiene { $have } de { $need } puntos.
    }
owed-open-pure = A tu apertura le falta una escalera pura.
slots = Para bajar en este turno
slot-took = Baja esta carta en este turno
slot-joker = Baja este comodín en una combinación nueva
slot-borrowed =
    { $count ->
        [one] Prestada: bájala en una combinación nueva con una carta tuya
       *[other] Prestadas: bájalas en una combinación nueva con una carta tuya
    }
# The same where there is little room: of the card taken, of a joker, of what was borrowed.
slot-short-took = bájala
slot-short-joker = comb. nueva
slot-short-borrowed = prestado
opening-points = Apertura { $have } de { $need }
opening-stands = Apertura hecha, { $have } de { $need }
opening-pure =
    { $pure ->
        [yes] escalera pura: sí
       *[no] escalera pura: aún no
    }
do-next = Mano siguiente
do-choose = Elegir: { $count } maneras
choose-title = ¿De qué manera?
choose-cards = Elige cartas para jugar
choose-cards-or-discard = Elige cartas para jugar, o una que descartar
choose-discard = Elige una carta que descartar
choose-with-loan = Elige cartas de tu mano para una combinación nueva con lo prestado
choose-for-meld = Elige una carta para esta combinación
nothing-for-meld = Ninguna carta tuya encaja por sí sola en esta combinación
no-place-there = Estas cartas no encajan ahí.
cannot-meld = Estas cartas no forman una combinación.
cannot-lay = Estas cartas no encajan en ninguna combinación.
cannot-swap = Ningún comodín se puede cambiar por esta carta.
# Why nothing is taken back: it is another’s turn, or the card that was drawn stays drawn.
cannot-undo =
    { $why ->
        [turn] Solo puedes deshacer algo en tu propio turno.
        [drawn] No hay nada que deshacer: lo robado, robado está, y desde entonces no has bajado nada.
       *[none] No hay nada que deshacer en este turno.
    }
# Why nothing can be played again after an undo.
cannot-redo = No hay nada que rehacer: en este turno no has deshecho nada.
# A big button was tapped just when another turn began: the tap does nothing.
just-changed = El botón acaba de cambiar. Púlsalo otra vez si quieres lo que dice ahora.
# Why the button that gives chosen cards back does nothing.
cannot-clear = No hay ninguna carta elegida.
# A joker of a meld that was laid in this turn.
# Its button lets another card be chosen for it.
joker-other = Que el comodín sustituya a otra carta
joker-one-way = Ahí este comodín no puede sustituir a ninguna otra carta.
way-joker = el comodín es { $card }
way-beside =
    { $side ->
        [low] en el extremo bajo, antes de { $card }
       *[high] en el extremo alto, después de { $card }
    }
way-meld =
    { $kind ->
        [run] una escalera, { $points } puntos
       *[set] un conjunto, { $points } puntos
    }

## What happened: $me is yes for one's own doing.

say-your-turn = Tu turno
# The first thing that is said of a deal; $count are the cards in the own hand.
say-deal =
    { $count ->
        [0] { $title }, mano { $deal }
        [one] { $title }, mano { $deal }: tienes 1 carta
       *[other] { $title }, mano { $deal }: tienes { $count } cartas
    }
# $what is a label of a button ("Meld ...", "Undo").
say-done =
    { $count ->
        [one] Hecho: { $what }; 1 carta en tu mano
       *[other] Hecho: { $what }; { $count } cartas en tu mano
    }
happened-dealt =
    { $me ->
        [yes]
            { $count ->
                [one] Recibes 1 carta
               *[other] Recibes { $count } cartas
            }
       *[no]
            { $count ->
                [one] { $name } recibe 1 carta
               *[other] { $name } recibe { $count } cartas
            }
    }
happened-melded =
    { $me ->
        [yes] Bajas { $cards }
       *[no] { $name } baja { $cards }
    }
happened-laid-off =
    { $me ->
        [yes] Añades { $card } en { $meld }
       *[no] { $name } añade { $card } en { $meld }
    }
happened-swapped =
    { $me ->
        [yes] Pones { $card } en { $meld } y tomas el comodín
       *[no] { $name } pone { $card } en { $meld } y toma el comodín
    }
happened-turn-ended =
    { $me ->
        [yes] Terminas tu turno
       *[no] { $name } termina el turno
    }
happened-died =
    { $me ->
        [yes]
            { $passport ->
                [yes] Has muerto
               *[no] Has muerto sin combinación
            }
       *[no]
            { $passport ->
                [yes] { $name } ha muerto
               *[no] { $name } ha muerto sin combinación
            }
    }
happened-went-out =
    { $me ->
        [yes] ¡Game! No te quedan cartas
       *[no] ¡Game! A { $name } no le quedan cartas
    }
happened-deal-ended =
    { $ending ->
        [game] La mano acabó con «Game»
        [out] La mano acabó cuando alguien se quedó sin cartas
        [blocked] La mano acabó porque no quedaba nada que robar
        [last_survivor] La mano acabó cuando solo quedaba uno
        [knock] La mano acabó con un cierre
        [undercut] La mano acabó con un contra
        [even] La mano acabó con restos iguales: nadie se apunta nada
        [gin] La mano acabó con un gin
        [big_gin] La mano acabó con un gran gin
        [dead_hand] La mano es nula: nadie cerró, y nadie se apunta nada
       *[all_dead] La mano acabó cuando todos habían muerto
    }
# Said after the deed that completes the opening.
happened-opens =
    { $me ->
        [yes] { $line }, y has abierto
       *[no] { $line }, y ha abierto
    }
happened-cards-left =
    { $count ->
        [one] { $line }; queda 1 carta
       *[other] { $line }; quedan { $count } cartas
    }
log-all = Lo que ha pasado
log-since = Desde tu último turno
# The same, walked through on the table: $at is the step that is shown, of $count; 0 is before the first.
recap = Lo que ha pasado desde tu último turno
recap-open =
    { $count ->
        [one] Ver la jugada hecha desde tu último turno
       *[other] Ver las { $count } jugadas hechas desde tu último turno
    }
recap-step = { $at } de { $count }
recap-before = La mesa después de tu último turno
# Buttons that are signs only, named for the ear: a step back, a step on, out of the walk.
recap-back = Anterior
recap-next = Siguiente
recap-close = Volver a la mesa como está ahora
log-earlier = Antes
log-nothing = Todavía no ha pasado nada.

## The end of a deal

deal-won =
    { $me ->
        [yes]
            { $count ->
                [one] Ganas esta mano
               *[other] { $names } comparten esta mano
            }
       *[no]
            { $count ->
                [one] { $names } gana esta mano
               *[other] { $names } comparten esta mano
            }
    }
deal-unwon = La mano está bloqueada: no gana nadie
match-won =
    { $me ->
        [yes]
            { $count ->
                [one] Ganas la partida
               *[other] { $names } comparten la partida
            }
       *[no]
            { $count ->
                [one] { $names } gana la partida
               *[other] { $names } comparten la partida
            }
    }
winner = gana
# Before the ids of the rules that explain the result; each id opens the rules there.
rules-cited =
    { $count ->
        [one] Regla
       *[other] Reglas
    }
# $rule is the id of a rule, such as A6.2.
rule-link = Regla { $rule }
count-score = Puntos:
count-card = { $card }: { $points }
count-no-cards =
    { $bonus ->
        [0] No quedan cartas: nada cuenta.
       *[other] No quedan cartas.
    }
count-sum =
    { $count ->
        [0] 0 puntos
        [one]
            1 carta, { $points } { $points ->
                [one] punto
               *[other] puntos
            }
       *[other] { $count } cartas, { $points } puntos
    }
count-doubled = doblado por comodines
count-penalty = castigo { $points }
# A number in the place of the cards.
count-flat = en su lugar { $points } justos
# $times is 2 or 3/2.
count-times = por { $times } por la salida
count-bonus = premio { $points }
exit-rami-sec = Rami seco: salida en un solo turno, y nadie más había abierto
exit-at-once = De golpe: salida en un solo turno
exit-jokers =
    { $count ->
        [one] 1 comodín bajado en ese turno
       *[other] { $count } comodines bajados en ese turno
    }
exit-joker-last = Un comodín como último descarte
exit-used-table = Se usaron combinaciones de la mesa
exit-forfeited = Tocar el descarte había costado el derecho a salir de golpe
count-factor = por { $factor }
count-settlement = cuentas: { $amount }
aside-shown = Las { $count } cartas apartadas
record-download = Descargar el registro de esta partida

## A deal step by step

replay = Una mano paso a paso
replay-title = { $title }: mano { $deal }
replay-link = Ver esta mano paso a paso
replay-deals = Otras manos de esta partida
replay-deal-before = Mano anterior
replay-deal-after = Mano siguiente
replay-to-table = A la mesa
replay-steps = Pasos
replay-step = Paso { $step } de { $steps }
replay-place = Momento de la mano
replay-back = Un paso atrás
replay-forth = Un paso adelante
replay-turn-back = Volver al principio de un turno
replay-turn-forth = Pasar al turno siguiente
replay-dealt = Las cartas están repartidas.
replay-story = Lo que pasó
replay-eyes = Ves
replay-eyes-all = Todas las cartas
# The cards as one seat knew them.
replay-eyes-seat =
    { $me ->
        [yes] Lo que sabías
       *[no] Lo que sabía { $name }
    }
replay-running = Esta mano todavía no ha acabado: la ves desde tu puesto.
# $cards are cards for the ear, or "none"; $hidden is how many nobody showed.
replay-hand =
    { $cards ->
        [none]
            { $hidden ->
                [0] Sin cartas.
                [one] Una carta oculta.
               *[other] { $hidden } cartas ocultas.
            }
       *[other]
            Cartas en la mano: { $cards }.{ $hidden ->
                [0] { "" }
                [one] { " " }Una carta oculta.
               *[other] { " " }{ $hidden } cartas ocultas.
            }
    }
replay-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
replay-no-cards = no quedan cartas
replay-score =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
replay-keep = Guardar y enseñar
replay-share-lead = Quien tiene este enlace ve esta mano, con todas sus cartas y nombres, y ninguna otra.
replay-share-link = Enlace a esta mano
replay-record-deal = Descargar esta mano
replay-record-match = Descargar toda la partida
# How else the deal might have gone on: the heading, what it is, which cards one plays, and the button.
what-if = ¿Y si…?
what-if-lead = Sigue tú desde este paso, con las mismas cartas, contra bots. Es una mesa aparte, y no cuenta para nada.
what-if-seat = Juegas con
what-if-cards =
    { $me ->
        [yes] tus cartas
       *[no] las cartas de { $name }
    }
what-if-go = Jugar desde el paso { $step }
what-if-over = En este paso la mano ya ha acabado: vuelve a uno anterior.
# A mark beside the title of such a table, as short as can be.
what-if-note = Y si

## What I have played

played-link = Mis partidas
played-title = Lo que he jugado
played-lead = Las partidas de este navegador, y cómo han caído las cartas.
played-nothing = Todavía no ha acabado ninguna mano tuya.
played-no-deals = Todavía no ha acabado ninguna mano.
played-deals = Manos
played-won = Ganadas
# $percent is a whole number.
played-percent = { $percent } %
played-number = { $number }
played-points-low = Puntos por mano (cuantos menos, mejor)
played-points-high = Puntos por mano
# The standard deviation.
played-spread = ± { $spread }
played-matches = Partidas ganadas
played-matches-won =
    { $count ->
        [0] todavía no ha acabado ninguna
       *[other] { $won } de { $count }
    }
played-endings = Cómo acabaron las manos
played-ended =
    { $ending ->
        [game] Alguien salió:
        [all_dead] Todos habían muerto:
        [last_survivor] Quedaba uno solo:
        [blocked] No ganó nadie:
        [knock] Un cierre:
        [gin] Gin:
       *[big_gin] Gran gin:
    }
# $count deals, of which I won $won.
played-ended-often =
    { $count ->
        [one] 1 mano
       *[other] { $count } manos
    }, { $won ->
        [one] 1 ganada
       *[other] { $won } ganadas
    }
played-luck = La suerte hasta ahora
played-luck-lead = La marca gruesa es lo que se repartió; la de trazos, lo que cabía esperar. Si el reparto es justo, la marca gruesa cae en la banda 95 veces de cada 100.
played-whose =
    { $whose ->
        [me] Tú
        [people] Otras personas
       *[bots] Los bots
    }
played-hands =
    { $count ->
        [one] 1 mano
       *[other] { $count } manos
    }
played-jokers =
    { $count ->
        [one] 1 comodín; se esperaban { $expected }
       *[other] { $count } comodines; se esperaban { $expected }
    }
played-strength = Mejor que el { $percent } % de las manos; se esperaba el 50 %
# For who hears the page: $where is below, within or above.
played-band =
    La banda va de { $low } a { $high }; la marca queda { $where ->
        [below] por debajo
        [above] por encima
       *[within] dentro
    }.
played-matches-title = Mis partidas
played-winner = Ganador
played-my-points = Mis puntos
played-winners =
    { $count ->
        [0] nadie
       *[other]
            { $me ->
                [yes]
                    { $count ->
                        [one] tú
                       *[other] { $names }
                    }
               *[no] { $names }
            }
    }
played-purpose =
    { $purpose ->
        [lesson] lección, no cuenta
        [what_if] «¿y si?», no cuenta
       *[other] práctica, no cuenta
    }
played-replay = Mano { $deal } paso a paso
played-all-matches =
    { $count ->
        [one] Ver la partida
       *[other] Ver las { $count } partidas
    }

## The score sheet

sheet-title = Hoja de puntos
sheet-deal = Mano
sheet-total = Total
sheet-empty = Todavía no ha acabado ninguna mano.
sheet-winner = ganó
sheet-kind-cumulative = Gana quien tenga menos puntos.
sheet-kind-independent = Cada mano es un juego por su cuenta; gana quien tenga menos puntos.
sheet-target = La partida acaba a los { $points } puntos.
sheet-target-each = Cada juego acaba a los { $points } puntos.
sheet-deals =
    { $count ->
        [one] La partida es de 1 mano.
       *[other] La partida es de { $count } manos.
    }

## Counts

counts-player = Jugador
counts-cards = Cartas
counts-known = Conocidas
counts-hand =
    { $points ->
        [one] Tu mano cuenta 1 punto.
       *[other] Tu mano cuenta { $points } puntos.
    }
counts-aside =
    { $count ->
        [one] Hay 1 carta apartada.
       *[other] Hay { $count } cartas apartadas.
    }
counts-stock =
    { $count ->
        [one] Hay 1 carta en el mazo.
       *[other] Hay { $count } cartas en el mazo.
    }
counts-seen = Cartas que ves, en la mesa y en tu mano
counts-seen-pile = Cartas que ves, en la mesa, en el descarte y en tu mano
counts-jokers =
    { $count ->
        [one] 1 comodín visto.
       *[other] { $count } comodines vistos.
    }

## The rules of this table

rules-no-differences = Nada: todo es como en el libro.
rules-changed-mark = cambiada
rules-changed =
    { $count ->
        [one] 1 cambiada
       *[other] { $count } cambiadas
    }
rules-not-loaded = No se han podido traer las reglas. ¿Sigue en marcha el servidor?
rules-loading = Llegan las reglas…
rules-read = Leer las reglas
rules-refused = Con estas respuestas no se puede jugar, así que todavía no hay reglas que leer:

## Help

help-tap = Toca cartas para elegirlas. Los lugares de la mesa que las admiten se iluminan: toca uno, o el botón que dice lo que hará. También puedes tocar primero una combinación, y las cartas que encajan en ella se levantan.
help-main = El botón grande dice siempre qué va a pasar, o por qué no puede pasar nada. Todo se puede deshacer hasta que terminas tu turno.
help-signs = Una flecha pequeña en una carta: ahora encaja en la mesa. Un marco de trazos alrededor de una combinación: ha cambiado desde tu último turno.
help-hand = Ordena tu mano como quieras: así se queda. Arrastra las cartas hacia los lados para moverlas y hacia arriba para jugarlas; mantén pulsada una para verla grande. Un grupo con corchete es una combinación; un grupo que dejas junto no se juega hasta que lo sueltas.
help-keys = Teclas
key-space = Espacio
key-escape = Esc
key-walk = recorrer la mano o la mesa
key-move = mover la carta en tu mano
key-group = ir a un grupo de tu mano
# A gap between two cards of the hand, beside the card that has the focus.
key-gap = abrir un hueco en tu mano, o cerrarlo
key-back = dejar tu mano como antes
help-keys-own = En los ajustes puedes dar cada tecla a otra orden.
key-choose = elegir la carta, o pulsar el botón
help-discards = Donde se roba y se descarta: roba del mazo o toma la carta de encima del descarte, juega, y descarta para acabar el turno. Robar no se puede deshacer; todo lo demás sí, hasta el descarte. Lo que todavía tienes que bajar está encima de tu mano. Toca «Prestado» y luego una combinación para tomar de ella cartas para otra nueva.
key-draw = robar del mazo
key-take = tomar la carta de encima del descarte
key-borrow = tomar prestado de una combinación
key-carte = decir «carta»
key-discard = descartar la carta elegida
key-redo = rehacer
key-pile = repasar el descarte
key-meld = bajar las cartas elegidas
key-lay = añadirlas
key-swap = cambiar por un comodín
key-end = terminar tu turno
key-undo = deshacer
key-hand = ir a tu mano
key-table = ir a la mesa
key-counts = cartas vistas
key-scores = puntos
key-help = esta ayuda
key-hint = una pista, y luego otra más clara
key-recap = repasar lo que ha pasado desde tu último turno
key-clear = desmarcar las cartas elegidas
settings-look = Aspecto
# A part of the settings: how the cards of one’s own hand are shown and moved.
settings-cards = Tu mano
# How large the cards of the hand are.
like-cards = Cartas
like-cards-normal = al tamaño de la pantalla
like-cards-large = grandes
# The side at which the buttons and the cards are in reach of the thumb.
like-thumb = Tocas con
like-thumb-right = la mano derecha
like-thumb-left = la mano izquierda
like-drag = Arrastrar las cartas. Si no, al pasar el dedo por ellas se eligen varias.
settings-motion = Jugadas de otros
settings-language = Idioma
like-theme = Claro u oscuro
like-theme-auto = como el aparato
like-theme-light = claro
like-theme-dark = oscuro
like-deck = Palos
like-deck-four = cuatro colores
like-deck-two = dos colores
like-speed = Jugadas de otros
like-speed-off = de una vez
like-speed-fast = rápidas
like-speed-normal = normales
like-speed-slow = lentas
like-speed-reduced = Tu aparato pide menos movimiento: las jugadas de otros se muestran de una vez, con un contorno.
like-language = Idioma
# In the list of languages, behind one that no native reader has gone over.
language-unreviewed = { $name } (borrador sin revisar)
language-draft = Esta traducción es un borrador nuestro. Las correcciones son bienvenidas: cada idioma es un archivo.
like-digits = Cifras
settings-view = Mesa o listas
like-view = La mesa se muestra
like-view-table = como mesa
like-view-list = como listas
# The same as a button at the top of the page.
view-list = Ver en listas
view-table = Ver la mesa
like-letters = Una letra junto a cada palo
settings-sound = Sonidos
like-sound = Sonidos en la mesa
like-captions = Escribir lo que se oye
sound-ask = ¿Quieres que la mesa suene: cuando te toca, cuando se bajan cartas?
sound-on = Con sonidos
sound-off = Sin sonidos
# What a sound says, written for a moment.
sound-turn = Tu turno
sound-card = Se juega una carta
sound-refused = No se puede
sound-over = La mano ha acabado
settings-keys = Teclas
keys-change = Cambiar las teclas
keys-how = Elige una orden y pulsa la tecla que quieras darle. Con Esc se queda como está.
# $what is what a command does ("undo", "go to your hand").
keys-press = Pulsa una tecla para: { $what }
keys-given = { $key } es ahora: { $what }
keys-taken = { $key } está ocupada. Es: { $what }
keys-not-givable = Solo vale una letra o un signo. Las cifras llevan a los grupos de tu mano.
keys-back = Todas las teclas están como al principio.
keys-reset = Todas las teclas como al principio

## The table as lists

list-step =
    { $count ->
        [one] Con la carta elegida
       *[other] Con las cartas elegidas
    }
list-nothing-chosen = No hay ninguna carta elegida.
# $meld is like "Aina: run of hearts, 5 to 8".
list-of =
    { $whose ->
        [mine] Tus combinaciones
       *[other] Combinaciones de { $owner }
    }
list-players = Jugadores
list-scores = Puntos
list-turn = juega ahora
# $name has $cards cards and $points points in this match.
list-player =
    { $cards ->
        [one]
            { $name }: 1 carta, { $points ->
                [one] 1 punto
               *[other] { $points } puntos
            } en esta partida
       *[other]
            { $name }: { $cards } cartas, { $points ->
                [one] 1 punto
               *[other] { $points } puntos
            } en esta partida
    }
list-group = Grupo { $number }
list-arrange = Ordenar la mano
list-left = Hacia el principio
list-right = Hacia el final

## Hints

# The button, and the name of what it shows.
hint = Pista
# The buttons that tell more: first where, then what exactly.
hint-where = ¿Dónde?
hint-which = ¿Qué exactamente?
hint-choose = Elegir estas cartas
hint-close = Quitar la pista
hint-thinking = Mirando tus cartas…

## Lessons

lesson-offer = ¿Primera vez? Juega una mano guiada:
# The guide of a lesson; its name, and how to send it away and call it back.
coach = Tu guía
coach-leave = Ocultar la guía
coach-call = Mostrar la guía
# What is to be learned: a few words each.
coach-goal-passport = Una escalera pura
coach-goal-layoff = Añadir
coach-goal-swap = Ganar un comodín
coach-goal-draw = Robar
coach-goal-open = Abrir con 51
coach-goal-discard = Descartar
coach-goal-done = { $goal }, hecho
# What each of them is: said before what is to be done.
coach-why-passport = Tu primera combinación tiene que ser una escalera pura: tres o más cartas seguidas de un mismo palo, sin comodín. Es tu pasaporte.
coach-why-layoff = Ya has empezado: desde ahora puedes añadir una sola carta a cualquier combinación de la mesa, sea de quien sea.
coach-why-swap = En la mesa hay un comodín por una carta que tienes tú. Pon la tuya en su lugar, y el comodín es tuyo.
coach-why-draw = Cada turno empieza con una carta: roba una del mazo.
coach-why-open = Tus primeras combinaciones tienen que sumar 51 puntos, y una de ellas tiene que ser una escalera pura: cartas seguidas de un mismo palo, sin comodín.
coach-why-discard = Cada turno acaba con un descarte. Tira lo que menos te sirva: las cartas que te queden en la mano cuentan contra ti.
# What is to be done. $cards is a list like "6♥, 7♥ and 8♥"; $others: cards are chosen that do not belong to it.
coach-choose =
    { $count ->
        [one]
            Elige { $cards } en tu mano{ $others ->
                [yes] , y nada más
               *[no] { "" }
            }.
       *[other]
            Elige { $cards } en tu mano{ $others ->
                [yes] , y nada más
               *[no] { "" }
            }.
    }
# $what is what a button says.
coach-press = Pulsa «{ $what }».
coach-press-and-choose = Pulsa el botón grande, porque hay más de una manera, y luego «{ $what }».
coach-choose-way = Elige «{ $what }».
coach-undo = Por ahí no se llega a nada en este turno. Pulsa «Deshacer» para volver atrás.
coach-wait = Juega { $name }. Mira lo que se baja en la mesa.
coach-deal-over =
    { $done ->
        [one] La mano ha acabado, y has hecho 1 cosa de { $all }. Puedes repetir la lección desde la primera página.
       *[other] La mano ha acabado, y has hecho { $done } cosas de { $all }. Puedes repetir la lección desde la primera página.
    }
coach-finished = No hace falta saber más. Sigue jugando como quieras: la pista te ayuda cuando te atascas.
coach-leave-table = A la primera página

# What page and terminal say beside all this where one knocks. $card is a card, $points its or a hand's deadwood,
# $limit what a knocker may keep, $name the other player.


## What to do now

# The card turned up is offered.
gin-offer = ¿Tomas { $card }, o pasas?
gin-offer-wait = A { $name } se le ofrece { $card }…
# Draw or take the top discard.
gin-draw = Roba una carta, o toma { $card }.
gin-must-draw = Los dos jugadores han pasado { $card }: roba una carta.
# $knock is no, yes, gin (it is allowed to discard, knock, or show gin) or big (all eleven cards are melded).
gin-play =
    { $knock ->
        [big] ¡Gran gin! Enséñalo, o elige una carta que descartar.
        [gin] ¡Gin! Elige la carta que tiras, o una que descartar.
        [yes] Elige una carta que descartar, o cierra con { $limit } como mucho.
       *[no]
            { $limit ->
                [0] Elige una carta que descartar. En esta mano solo se enseña gin.
               *[other] Elige una carta que descartar. Puedes cerrar con { $limit } como mucho.
            }
    }
# Nothing but the knock is allowed: at the wall, or where gin must be shown.
gin-must-knock =
    { $why ->
        [gin] Tienes gin, y aquí se enseña enseguida: cierra.
       *[wall] Tomaste el último descarte para cerrar con él: cierra.
    }
gin-choose-thrown = Elige la carta que tiras al cerrar.
gin-layoff =
    { $count ->
        [0] Ninguna carta tuya encaja en las combinaciones de { $name }. Enseña tu mano.
       *[other] Añade en las combinaciones de { $name }, o enseña tu mano.
    }
gin-layoff-wait = { $name } puede añadir en tus combinaciones…
gin-choose-melds = Elige las combinaciones que enseñas.
gin-wall =
    { $wall ->
        [declare] El mazo se ha acabado. Toma { $card } y sigue jugando, o declara nula la mano.
       *[knock] El mazo se ha acabado. Toma { $card } para cerrar, o pasa.
    }
gin-wall-pass = El mazo se ha acabado, y con { $card } no podrías cerrar. Pasa.
gin-wall-near =
    { $count ->
        [one] Se puede robar 1 carta más
       *[other] Se pueden robar { $count } cartas más
    }

## Buttons

do-pass = Pasar
do-call-dead = Declarar nula la mano
do-knock = Cerrar tirando { $card }
# With the deadwood that stays.
do-knock-with = Cerrar tirando { $card }: quedan { $points }
do-gin = Gin, tirando { $card }
do-big-gin = Gran gin
do-done = Enseñar tu mano
# Among several ways to show a hand; $shown is as in “shown-cards”.
do-show = Enseñar { $shown }
label-knock = Cerrar tirando { $card }, con { $shown }
label-gin = Gin, tirando { $card }: { $melds }
label-big-gin = Gran gin: { $melds }
gin-ways = Otras combinaciones
gin-ways-title = ¿Qué combinaciones enseñas?
cannot-knock =
    { $limit ->
        [0] No: en esta mano solo se enseña gin.
       *[other] No: tirando { $card } te queda { $points }, y lo más es { $limit }.
    }

## The meter of deadwood

deadwood = Resto { $points }
deadwood-meter = Resto { $points }, puedes guardar { $limit }
deadwood-aloud =
    { $points ->
        [0] Sin resto
        [one] Resto 1 punto
       *[other] Resto { $points } puntos
    }; { $limit ->
        [0] en esta mano solo se enseña gin
        [one] puedes cerrar con 1 punto o gin
       *[other] puedes cerrar con { $limit } puntos o menos
    }
deadwood-after = Tirando { $card }: { $points }
deadwood-known = Resto si la mano acabara ahora: { $points }
upcard-name = Carta vuelta: { $card }
upcard-limit =
    Carta vuelta, { $card }: se cierra con { $limit ->
        [0] gin y nada más
       *[other] { $limit } o menos
    }
upcard-doubles = La carta vuelta era una pica: esta mano cuenta doble.
status-knocked = ha cerrado
passed-cards = Pasadas: { $cards }

## The showdown

# $how is knock, undercut, even, gin, big_gin or dead_hand.
showdown =
    { $how ->
        [even] Restos iguales
        [knock] Cierre
        [undercut] Contra
        [gin] Gin
        [big_gin] Gran gin
       *[dead_hand] Mano nula
    }
showdown-lead =
    { $how ->
        [gin]
            { $me ->
                [yes] Haces gin
               *[no] { $name } hace gin
            }
        [big_gin]
            { $me ->
                [yes] Enseñas gran gin
               *[no] { $name } enseña gran gin
            }
        [undercut]
            { $me ->
                [yes] Haces un contra al cierre
               *[no] { $name } hace un contra al cierre
            }
        [knock]
            { $me ->
                [yes] Gana tu cierre
               *[no] Gana el cierre de { $name }
            }
        [even] Los dos tienen el mismo resto, y nadie se apunta nada
       *[dead_hand] Nadie ha cerrado: la mano es nula, y reparte otra vez el mismo jugador
    }
showdown-melds = Combinaciones
showdown-laid-off = Añadidas
showdown-thrown = Tirada
showdown-deadwood = Resto
showdown-none = nada
showdown-knocker = cerró
showdown-difference = { $more } menos { $fewer } son { $points }
showdown-bonus =
    { $how ->
        [gin] Prima del gin { $points }
        [big_gin] Prima del gran gin { $points }
       *[undercut] Prima del contra { $points }
    }
showdown-doubled = Doblado, porque la carta vuelta era una pica
showdown-score =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
# For the ear, of one player.
showdown-aloud = { $name }: { $shown }
showdown-laid-off-aloud =
    { $count ->
        [0] { $name } no ha añadido nada
       *[other] { $name } ha añadido { $cards }
    }
scored =
    { $me ->
        [yes]
            { $points ->
                [one] Te apuntas 1 punto
               *[other] Te apuntas { $points } puntos
            }
       *[no]
            { $points ->
                [one] { $name } se apunta 1 punto
               *[other] { $name } se apunta { $points } puntos
            }
    }
scored-nothing = Nadie se apunta nada

## The score sheet where points are won: columns, boxes, bonuses

sheet-kind-won = Gana quien tenga más puntos.
sheet-column =
    { $columns ->
        [one] Juego
       *[other] Juego { $number }
    }
sheet-column-over = acabado
sheet-column-won =
    { $me ->
        [yes] Ganas el juego { $number }
       *[no] { $name } gana el juego { $number }
    }
sheet-column-open = falta la primera mano ganada
sheet-points = Puntos
sheet-boxes =
    { $count ->
        [one] 1 casilla
       *[other] { $count } casillas
    }
sheet-box-points = Casillas
sheet-game-bonus = Prima del juego
sheet-shutout = En blanco
sheet-sum = En total
sheet-all-columns = Todos los juegos juntos
# One entry of a column, for the ear.
sheet-entry-aloud = Mano { $deal }: { $name } { $points }
sheet-column-aloud = Juego { $number }: { $totals }
sheet-dead-deals =
    { $count ->
        [0] Ninguna mano ha sido nula.
        [one] 1 mano ha sido nula y no está en la hoja.
       *[other] { $count } manos han sido nulas y no están en la hoja.
    }

## Help and keys

help-gin = En el gin las combinaciones se quedan en tu mano; la mesa las separa por ti y cuenta lo demás, tu resto. Cuando es bastante bajo, elige la carta que tiras y cierra. Después de un cierre del otro jugador, toca tus cartas y luego las combinaciones en las que encajan.
key-pass = pasar
key-knock = cerrar
key-big-gin = gran gin
key-done = enseñar tu mano
key-ways = elegir otras combinaciones

## On the page alone

gin-deadwood-against = Resto { $have }, { $name } tiene { $theirs }
gin-only-knock = Solo se puede cerrar
gin-no-knock = Sin cierre aún: quedan { $points }, se admiten { $limit }
gin-no-knock-with = No se puede cerrar con { $card }
gin-choose-thrown-short = Cerrar: elige la carta que tiras
gin-nothing-fits = Ninguna carta tuya encaja
gin-choose-fitting = Elige una carta que encaje
gin-fits-nowhere = { $card } no encaja en ninguna parte
gin-not-now = Eso no se puede en este momento.
gin-best-way = lo menos
gin-hold-back =
    { $count ->
        [one] Guardar una carta: 1 manera
       *[other] Guardar cartas: { $count } maneras
    }
sort-best = Mejores combinaciones
key-best = ordenar tu mano en sus mejores combinaciones
key-biggin = enseñar gran gin
card-knocks = puedes cerrar con ella
card-melded = en una combinación
count-collects = No quedan cartas: se apunta lo que tienen los demás.

## The same in the terminal

terminal-typing-gin = Palabras: take, pass, draw, discard 5h, knock 5h, knock 5h 7c7d7h 2s3s4s / Ac, biggin, lay 8h m1>, done
terminal-keys-offer = F tomar · N pasar · ? reglas · F1 teclas · Q salir
terminal-keys-hold = Espacio elegir · X descartar · K cerrar · O ordenar · C recuento · ? reglas · F1 teclas
terminal-keys-layoff = Espacio elegir · L añadir · N listo · U deshacer · T mesa · ? reglas · F1 teclas
terminal-help-pass = pasar la carta que se ofrece
terminal-help-knock = cerrar tirando la carta elegida
terminal-help-big-gin = enseñar gran gin
terminal-help-ways = elegir otras combinaciones que enseñar
terminal-help-done = no añadir nada más, y enseñar tu mano
terminal-hand-deadwood = resto
terminal-deed-pass = pasa
terminal-deed-knock = cierra con { $points }
terminal-deed-gin = ¡gin!
terminal-deed-big-gin = ¡gran gin!
terminal-deed-shown = enseña { $points }
terminal-deed-dead-hand = declara nula la mano
terminal-sheet-won = Gana quien tenga más puntos.
terminal-sheet-game = Juego { $number }
terminal-sheet-boxes = Casillas
terminal-sheet-bonus = Prima del juego
terminal-sheet-shutout = En blanco
terminal-sheet-all = Todos los juegos
terminal-sheet-gin-signs = D repartió, * ganó la mano, G gin, U contra
terminal-check-knock = { $name } cerró
terminal-check-gin = { $name } hizo gin
terminal-check-undercut = { $name } hizo un contra al cierre
terminal-check-dead-hand = mano nula
terminal-table-hold = Las combinaciones se quedan en la mano hasta que alguien cierra.
terminal-one-way = Esta mano solo se puede enseñar de una manera.
terminal-help-sort-best = ordenar la mano por sus mejores combinaciones; otra vez, por palos y por valores
terminal-help-signs-gin = ━ sobre una carta: está en una de tus mejores combinaciones; las demás son resto. + en una carta: se puede añadir. + junto a una combinación: las cartas elegidas encajan ahí.
terminal-sheet-games = Un juego acaba cuando un total llega a { $points }, la partida con el último juego.
terminal-sheet-independent-won = Cada mano es un juego por su cuenta; gana quien gane más de ellas.

# The words of the table in the terminal. Cards, reasons, rules and what page and terminal share are elsewhere.
# $number is the number of a meld as it is typed (m3); $cards, $card are short cards.


## Top and seats

terminal-title = { $title } · mano { $deal }
terminal-aside =
    { $count ->
        [one] 1 carta apartada
       *[other] { $count } cartas apartadas
    }
terminal-target =
    { $points ->
        [0] { "" }
       *[other] partida a { $points }
    }
terminal-seat-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
terminal-seat-total = { $points } pts.
terminal-seat-narrow = { $count }c { $points }p
terminal-seat-narrower = { $count }c
terminal-seat-new = sin comb.
terminal-seat-unopened = sin abrir
terminal-seat-dead = MUERTO
terminal-seat-out = fuera
terminal-dealer = reparte
terminal-dealer-short = D
terminal-you = Tú

## The table and the hand

terminal-table-empty = Todavía no hay nada en la mesa.
terminal-hand =
    { $count ->
        [0] No te quedan cartas
        [one]
            Tu mano: 1 carta, { $points } { $points ->
                [one] punto
               *[other] puntos
            }
       *[other] Tu mano: { $count } cartas, { $points } puntos
    }
terminal-hand-new = Todavía sin combinación tuya: tu primera jugada tiene que ser una.
terminal-hand-total = total { $points }
terminal-since = Desde tu último turno
terminal-nothing-yet = Todavía no ha jugado nadie.

## Stock, discards and what the turn still asks for, where cards are drawn

terminal-stock = Mazo
terminal-discards = Descarte
terminal-pile-count =
    { $count ->
        [0] vacío
        [one] 1 carta
       *[other] { $count } cartas
    }
terminal-pile-look = repasar
terminal-mark-lay = ¡baja!
terminal-mark-lent = prest.
terminal-opening-to-come =
    { $pure ->
        [yes] Tu apertura pide { $need } puntos con una escalera pura
       *[no] Tu apertura pide { $need } puntos
    }
terminal-opening-any = Todavía no has abierto; cualquier combinación abre
terminal-opened = Has abierto
terminal-to-lay = Por bajar:
terminal-to-lay-took = { $card } del descarte
terminal-to-lay-joker =
    { $count ->
        [one] el comodín ganado
       *[other] { $count } comodines ganados
    }
terminal-to-lay-borrowed = prestado { $cards }
terminal-borrow-where = ¿Qué combinación? Las flechas llevan a ella, Espacio la elige, Esc vuelve.
terminal-borrow-title = Tomar prestado de m{ $number }, { $meld }
terminal-borrow-choose = Elige las cartas que tomas prestadas.
terminal-borrow-help = ←→ recorrer · Espacio elegir · Enter tomar · Esc volver

## What the main action will do

terminal-do-meld = Bajar { $cards } ({ $points } puntos)
terminal-do-lay = Añadir { $cards } en m{ $number }, { $meld }
terminal-do-lay-end =
    { $end ->
        [low] Añadir { $cards } en m{ $number }, { $meld }, en el extremo bajo
       *[high] Añadir { $cards } en m{ $number }, { $meld }, en el extremo alto
    }
terminal-do-lay-joker = Añadir { $cards } en m{ $number }, { $meld }, como { $as }
terminal-do-swap = Tomar el comodín de m{ $number }, { $meld }, por { $card }
terminal-do-swap-end =
    { $end ->
        [low] Tomar el comodín bajo de m{ $number }, { $meld }, por { $card }
       *[high] Tomar el comodín alto de m{ $number }, { $meld }, por { $card }
    }
terminal-do-end = Terminar el turno
terminal-do-dead = No hay jugada: declararte muerto
terminal-do-choose = Elegir una de { $count } maneras
terminal-do-next = Repartir la mano siguiente
terminal-do-leave = La partida ha acabado: dejar la mesa
terminal-prompt = Elige cartas para jugar.
terminal-prompt-or-end = Elige cartas para jugar, o termina el turno con E.
terminal-prompt-wait = Espera a { $name }, por favor. Mientras tanto puedes ordenar y elegir cartas.
terminal-prompt-dead = Has muerto y esperas a que acabe la mano.
terminal-verb-meld = Estas cartas no forman una combinación nueva.
terminal-verb-lay = Estas cartas no encajan en ninguna combinación.
terminal-verb-swap = Con esto no se gana ningún comodín de la mesa.
terminal-need-cards = Elige cartas primero: recórrelas con las flechas, elígelas con la barra espaciadora.
terminal-fits = En m{ $number } puedes jugar: { $cards }
terminal-fits-nothing = Ninguna carta tuya se puede jugar por sí sola en m{ $number }.
terminal-not-there = Estas cartas no encajan en m{ $number }.
terminal-undone = Deshecho.
terminal-nothing-to-undo = En este turno no hay nada que deshacer.
terminal-drawn-stays = No hay nada que deshacer: una carta robada del mazo se queda robada.
terminal-nothing-to-redo = No hay nada que rehacer.
terminal-redone = Rehecho.
terminal-deal-is-over = La mano ha acabado.
terminal-not-over = La mano todavía no ha acabado.
terminal-sorted =
    { $how ->
        [rank] Ordenada por valores.
        [best] Ordenada por las mejores combinaciones.
       *[suit] Ordenada por palos.
    }
terminal-unsaved = No se ha podido guardar el registro: { $why }

## Typing

terminal-typing = Palabras: meld 7c8c9c, lay 8h m1>, swap 5h m2, end, dead, undo. Esc vuelve.
terminal-typing-draws = Palabras: draw, take, meld 7c8c9c, lay 8h m1>, swap 5h m2, borrow 7h m1, discard 5h carte

## What happened, in the short form of the log

terminal-turn = { $name }: { $deeds }
terminal-turn-left =
    { $count ->
        [one] { $name }: { $deeds } · queda 1 carta
       *[other] { $name }: { $deeds } · quedan { $count } cartas
    }
terminal-deed-meld = baja { $cards }
terminal-deed-lay = { $cards } en m{ $number }
terminal-deed-swap = { $card } por el comodín de m{ $number }
terminal-deed-dead =
    { $passport ->
        [yes] ha muerto
       *[no] ha muerto sin combinación
    }
terminal-deed-out = ¡Game!
terminal-deed-leave = ¡sin cartas!
terminal-deed-draw =
    { $card ->
        [hidden] roba
       *[other] roba { $card }
    }
terminal-deed-take = toma { $card }
terminal-deed-touch = toca el descarte
terminal-deed-renewed = mazo nuevo
terminal-deed-borrow = toma prestado { $cards } de m{ $number }
terminal-deed-discard =
    { $carte ->
        [yes] descarta { $card }, «carta»
       *[no] descarta { $card }
    }
terminal-deed-penalty =
    { $count ->
        [one] 1 carta por no decir «carta»
       *[other] { $count } cartas por no decir «carta»
    }
terminal-deed-end = fin

## Choosing among ways

terminal-choose = ¿De qué manera?
terminal-choose-help = 1–9 o Enter eligen, Esc vuelve
terminal-way-run = Una escalera: { $cards } ({ $points } puntos)
terminal-way-set = Un conjunto: { $cards } ({ $points } puntos)

## Keys

terminal-keys-play = Espacio elegir · M bajar · L añadir · J comodín · E fin · U deshacer · ? reglas · F1 teclas
terminal-keys-table = ←→↑↓ recorrer · Espacio jugar aquí · H mano · Esc quitar · ? reglas · F1 teclas
terminal-keys-borrow = ←→↑↓ recorrer · Espacio tomar de aquí · Esc volver · ? reglas · F1 teclas
terminal-keys-draw = D robar · F tomar · P descarte · T mesa · C recuento · ? reglas · F1 teclas
terminal-keys-turn = Espacio elegir · M bajar · L añadir · J comodín · B prestado · X descartar · U deshacer · F1
terminal-keys-naturals = Espacio elegir · M bajar · L añadir · X descartar · U deshacer · C recuento · ? reglas · F1
terminal-keys-over = Enter mano siguiente · S puntos · T mesa · ? reglas · F1 teclas · Q salir
terminal-help-title = Teclas
terminal-help-walk = recorrer la mano o la mesa
terminal-help-shift = mover la carta en tu mano
terminal-help-space = elegir la carta, o dejarla otra vez; en una combinación: jugar ahí las cartas elegidas
terminal-help-enter = hacer lo que dice la línea amarilla
terminal-help-meld = bajar las cartas elegidas
terminal-help-lay = añadirlas
terminal-help-joker = cambiar por un comodín
terminal-help-draw = robar una carta del mazo
terminal-help-take = tomar la carta de encima del descarte
terminal-help-touch = tocar el descarte antes de robar
terminal-help-pile = repasar el descarte
terminal-help-borrow = tomar prestado de una combinación de la mesa: primero la combinación, luego sus cartas
terminal-help-discard = descartar la carta elegida, con lo que acaba el turno
terminal-help-carte = decir «carta» con el descarte que te deja una sola, o no decirlo
terminal-help-redo = rehacer lo que se deshizo
terminal-help-end = terminar el turno
terminal-help-undo = deshacer el último paso de este turno; con Mayús, empezar de nuevo
terminal-help-hand = ir a la mano
terminal-help-table = ir a la mesa (también Tab)
terminal-help-sort = ordenar la mano por palos; otra vez, por valores
terminal-help-gap = abrir o cerrar un hueco en la mano
terminal-help-groups = ir al grupo 1 a 9 de la mano
terminal-help-words = escribir lo que juegas, por ejemplo lay 8h m1>
terminal-help-counts = recuento: cartas de todos, cartas que ves
terminal-help-scores = hoja de puntos
terminal-help-log = todo lo que ha pasado en esta mano
terminal-help-rules = las reglas de esta mesa
terminal-help-clear = dejar otra vez las cartas elegidas
terminal-help-quit = dejar la mesa
terminal-help-signs =
    + en una carta: se puede jugar por sí sola. + junto a una combinación: las cartas elegidas encajan ahí. • junto a una combinación: ha cambiado desde tu último turno. { $jokers ->
        [0] { "" }
       *[other] ★ es un comodín; en una escalera, la carta que lo sigue es a la que sustituye.
    }
terminal-close-help = Esc vuelve
terminal-space-bar = Espacio
terminal-arrows = flechas

## Leaving

terminal-leave = ¿Dejar la mesa?
terminal-leave-saved = La partida hasta aquí está guardada en { $file }.
terminal-leave-lost = Esta partida no se guarda.
terminal-leave-keys = Y o Enter para salir, N o Esc para quedarte

## The end of a deal

terminal-over-title = La mano { $deal } ha acabado
terminal-over-game =
    { $me ->
        [yes] ¡Game! No te quedan cartas.
       *[no] ¡Game! A { $name } no le quedan cartas.
    }
terminal-over-dead = Todos han muerto, y nadie sigue jugando.
terminal-over-survivor = Solo quedaba uno, y ahí acaba la mano.
terminal-over-out =
    { $me ->
        [yes] Te has quedado sin cartas.
       *[no] { $name } se ha quedado sin cartas.
    }
terminal-over-blocked = No queda nada que robar: la mano está bloqueada, y no la gana nadie.
terminal-over-won =
    { $me ->
        [yes]
            { $count ->
                [one] Ganas esta mano.
               *[other] { $names } comparten esta mano.
            }
       *[no]
            { $count ->
                [one] { $names } gana esta mano.
               *[other] { $names } comparten esta mano.
            }
    }
terminal-over-match =
    { $me ->
        [yes]
            { $count ->
                [one] La partida ha acabado: ¡la ganas tú!
               *[other] La partida ha acabado: { $names } la comparten.
            }
       *[no]
            { $count ->
                [one] La partida ha acabado: la gana { $names }.
               *[other] La partida ha acabado: { $names } la comparten.
            }
    }
terminal-count-none = no quedan cartas
terminal-count-out = fuera de la partida
terminal-count-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
terminal-count-doubled = un comodín lo dobla
terminal-count-penalty = { $points } más por falta de pasaporte
terminal-count-unopened = sin abrir: en su lugar { $points }
terminal-count-factor = por { $factor }
terminal-count-settled = cuentas { $amount }
terminal-count-total = total { $points }
terminal-count-winner = gana
terminal-over-aside =
    { $count ->
        [0] No se apartó ninguna carta.
        [one] La carta apartada:
       *[other] Las { $count } cartas apartadas:
    }
terminal-over-keys = Enter mano siguiente · S hoja de puntos · Esc mirar la mesa · Q salir
terminal-over-keys-last = S hoja de puntos · Esc mirar la mesa · Q salir

## Score sheet and counts

terminal-sheet = Hoja de puntos
terminal-sheet-deal = Mano
terminal-sheet-total = Total
terminal-sheet-empty = Todavía no ha acabado ninguna mano.
terminal-sheet-signs = D repartió, * ganó la mano
terminal-sheet-cumulative = Gana quien tenga menos puntos.
terminal-sheet-independent = Cada mano es un juego por su cuenta; gana quien tenga menos puntos.
terminal-sheet-target = La partida acaba cuando un total llega a { $points }.
terminal-sheet-elimination = Quien llega a { $points } queda fuera.
terminal-sheet-deals =
    { $count ->
        [one] La partida es de 1 mano.
       *[other] La partida es de { $count } manos.
    }
terminal-counts = Recuento
terminal-counts-known = sabidas: { $cards }
terminal-counts-hand =
    { $points ->
        [one] Tu mano cuenta 1 punto si acaba ahora.
       *[other] Tu mano cuenta { $points } puntos si acaba ahora.
    }
terminal-counts-seen = De cada carta ves en la mesa y en tu mano (de { $packs }):
terminal-counts-seen-pile = De cada carta ves en la mesa, en el descarte y en tu mano (de { $packs }):
terminal-counts-jokers = Comodines vistos: { $count } de { $all }
terminal-counts-aside =
    { $count ->
        [one] 1 carta está apartada y no está en juego.
       *[other] { $count } cartas están apartadas y no están en juego.
    }
terminal-log = Lo que ha pasado en esta mano
terminal-rules = Reglas de esta mesa

## Replay

terminal-replay-where = mano { $deal } de { $deals } · turno { $turn } de { $turns } · jugada { $action } de { $actions }
terminal-replay-keys = ←→ jugada · ↑↓ turno · RePág AvPág mano · Inicio Fin · K ojos · S puntos · Q salir
terminal-replay-all = las manos de todos
terminal-replay-seat = lo que puede saber { $name }
terminal-replay-spectator = lo que puede saber quien mira
terminal-replay-dealt = Las cartas están repartidas.
terminal-replay-turn = Ahora: { $name }
terminal-check-head =
    { $title }, { $seats } puestos, { $deals ->
        [one] 1 mano
       *[other] { $deals } manos
    }
terminal-check-deal = Mano { $deal }: { $scores } ({ $how })
terminal-check-game = Game de { $name }
terminal-check-out = { $name } salió
terminal-check-blocked = bloqueada
terminal-check-dead = todos muertos
terminal-check-survivor = quedó uno
terminal-check-running = La mano { $deal } está en juego: le toca a { $name }.
terminal-check-totals = Totales: { $scores }
terminal-check-won =
    { $count ->
        [one] { $names } gana la partida.
       *[other] { $names } comparten la partida.
    }
terminal-check-seen = La copia de un solo puesto: las manos de otros estaban ocultas, así que las jugadas se comprobaron solo hasta donde alcanzaba a ver.
terminal-check-ok = El registro se reproduce sin ningún error.
terminal-score-of = { $name } { $points }

## The rules as text

terminal-rules-head = Reglas: { $title }
terminal-rules-changes = Lo que esta mesa juega de otro modo
terminal-rules-change = { $label }: { $answer } (en lugar de { $instead })
terminal-rules-sign = * marca lo que esta mesa juega de otro modo.
terminal-house-title = Reglas de la casa en esta mesa
terminal-house-close = Enter empieza · ? todas las reglas
terminal-games =
    { $games ->
        [one] Hay 1 juego:
       *[other] Hay { $games } juegos:
    }
terminal-games-note = `tierce rules JUEGO` cuenta sus reglas, `tierce play JUEGO` lo juega aquí.

# What the server itself refuses, before any rule is asked.

# $text says what was expected.
reason-malformed = Este mensaje no se puede leer: { $text }
reason-too-large = Este mensaje es demasiado largo. Se leen { $most } bytes como mucho.
reason-too-fast = Demasiado de una vez. Espera un momento y prueba otra vez.
reason-binary = Aquí los mensajes son texto, y este es binario.
reason-no-table = Aquí no hay mesa { $table }.
reason-broken = Algo ha fallado en el servidor. Está anotado en su registro. Prueba otra vez.
reason-store = No se pudo anotar, así que no se hizo. Prueba otra vez.
# What a table refuses that has nothing to do with the cards: seats, host, pause, clock.
reason-not-invited = Esta mesa se abre con invitación: pide su enlace entero, hasta la última letra.
reason-no-seat-yours = No tienes puesto en esta mesa: toma primero uno libre.
reason-no-seat = Aquí no hay puesto { $seat }: esta mesa tiene { $most }.
reason-seat-taken = El puesto { $seat } no está libre: ya hay alguien en él.
reason-seated-already = Ya tienes un puesto en esta mesa.
reason-nobody-there = En el puesto { $seat } no hay nadie: solo puede ser una persona.
reason-name = Un nombre tiene de 1 a { $most } caracteres visibles.
reason-name-taken = Aquí ya hay alguien que se llama { $name }: elige otro nombre.
reason-not-host = Solo puede hacerlo quien dirige la mesa: aquí es { $name }.
reason-not-yours = Eso solo se puede decir del propio puesto.
reason-here = { $name } está aquí: nadie puede jugar en su lugar.
reason-stands-in = Ahora juega un bot por ti: recupera primero tu puesto.
reason-time-up = Se te ha acabado el tiempo: un bot juega este turno. El próximo vuelve a ser tuyo.
reason-paused = { $name } ha pedido una pausa: primero hay que seguir.
reason-not-started = Todavía no se han repartido cartas: quien dirige la mesa empieza cuando estén todos.
reason-started = La partida ha empezado: eso era para antes.
reason-seats-open =
    { $count ->
        [one] Queda un puesto libre: deja que alguien se siente, pon ahí un bot o quita el puesto.
       *[other] Quedan { $count } puestos libres: deja que alguien se siente, pon ahí bots o quita los puestos.
    }
reason-too-few-seats = { $text }
reason-no-bot = En este juego no hay bot { $kind }: elige { $kinds }.
reason-match-runs = Esta partida todavía no ha acabado: juégala primero hasta el final.
reason-closed = Esta mesa está cerrada por quien la dirige: lo jugado se puede leer todavía.
reason-no-chat = En esta mesa solo se pueden decir frases hechas.
reason-no-phrase = Esa frase no existe: elige una de la lista.
reason-hints-off = En esta mesa se juega sin pistas.
reason-no-answer = La respuesta ha tardado demasiado. Prueba otra vez dentro de un momento.
reason-other-deal = Estas cartas son de otra mano: no se han ordenado.
# What is wrong with a request, said beside its field.
problem-expected = Se esperaba { $text }.
problem-unknown-field = Ese campo no existe. Los campos son { $fields }.
problem-one-of = { $found } no está entre lo que se puede elegir. Elige: { $choices }.
problem-number = Se esperaba un número entero de { $low } a { $high }, y hay { $found }.
problem-name = Un nombre tiene de 1 a { $most } caracteres, todos visibles.
problem-bot-list = Se esperaba una lista de bots, cada uno de estos: { $choices }.
problem-bot-count =
    { $found ->
        [one] Se pide 1 bot.
       *[other] Se piden { $found } bots.
    } Este juego se juega con { $low } a { $high } bots y tú.
problem-no-table = Aquí no hay esa mesa.
problem-no-place = En esta dirección no hay nada.
problem-too-large = Una petición tiene { $most } bytes como mucho.
problem-too-fast = Demasiadas peticiones a la vez. Espera un momento y prueba otra vez.
problem-elsewhere = Esto vino de una página de otro sitio, así que no se hizo.
problem-not-seated = No tienes puesto en esta mesa.
problem-not-invited = Esta mesa se abre con invitación: pide su enlace entero, hasta la última letra.
problem-no-spectators = En esta mesa no se puede mirar: toma un puesto.
problem-no-deal = Esta partida no tiene esa mano.
# One may try how else a deal might have gone on once it is over.
problem-deal-runs = Esta mano todavía se está jugando: cuando acabe se podrá probar qué más pudo pasar.
problem-no-code = Ese código no existe, o han pasado sus diez minutos. Pide otro en el otro aparato.
problem-no-key = Esta no es la clave de este servidor.
problem-not-host = Solo puede hacerlo quien lleva este servidor: abre primero el enlace con su clave.
problem-too-many-tables = Tienes { $most } mesas sin acabar. Juega primero una hasta el final, o ciérrala.
problem-unread = Esta petición no se puede leer.
problem-broken = Algo ha fallado en el servidor. Está anotado en su registro.

# What is seen and said of the people at a table beside their cards: who is away, how long a turn may take, what was
# said. $name is a person, $bot whether a bot plays for them (yes or no).


## Away and back

seat-away = ausente
away-hours =
    { $count ->
        [one] 1 hora
       *[other] { $count } horas
    }
away-days =
    { $count ->
        [one] 1 día
       *[other] { $count } días
    }
bot-plays = juega un bot
bot-plays-short = un bot
play-for = Que juegue un bot
play-for-short = Bot
play-for-name = que un bot juegue por { $name }
let-bot-play = Que un bot juegue por mí
bot-plays-for-me = Un bot juega por ti
take-seat-back = Un bot juega por ti: recupera tu puesto
take-back = Recuperar
say-away = { $name } no está
say-back = { $name } ha vuelto
say-bot-plays = Un bot juega por { $name }
say-plays-again = { $name } vuelve a jugar
# A move that a bot made for a person: $line says what.
happened-stand-in =
    { $me ->
        [yes] { $line } (un bot por ti)
       *[no] { $line } (un bot por { $name })
    }

## A pause for all

a-break = Una pausa
pause-all = Pausa para el café
pause-help = El reloj y los bots se paran hasta que alguien siga.
paused-by =
    { $me ->
        [yes] Has pedido una pausa
       *[no] { $name } ha pedido una pausa
    }
pause-go-on = Seguir
say-goes-on = El juego sigue

## Clocks

clock-left = tiempo de este turno
clock-bank = reserva
clock-over = fuera de tiempo
clock-stands = el reloj está parado
# $hard: when the time is up, a bot plays the turn.
seconds-left =
    { $hard ->
        [yes]
            { $seconds ->
                [one] 1 segundo, luego un bot juega este turno
               *[other] { $seconds } segundos, luego un bot juega este turno
            }
       *[no]
            { $seconds ->
                [one] Queda 1 segundo
               *[other] Quedan { $seconds } segundos
            }
    }

## What one says

panel-say = Hablar
say-own = Con tus palabras
say-send = Enviar
say-too-fast = Cada cosa a su tiempo: espera un momento antes de decir más.
said-title = Lo que se ha dicho
said-nothing = Todavía no se ha dicho nada.
said-line = { $name }: { $text }
said-me = Tú
said-mute = Silenciar a { $name }
said-unmute = Oír otra vez a { $name }
said-muted = en silencio en este aparato
said-take-away = Quitar
said-take-away-which = lo que dijo { $name }: { $text }

## The next match

do-rematch = Revancha
next-match = A la próxima partida
say-next-match = Empieza la próxima partida

## The screen during my turn

help-awake = Durante tu turno la pantalla se queda encendida.
help-no-awake =
    { $secure ->
        [yes] Este navegador no puede mantener encendida la pantalla durante tu turno.
       *[no] La pantalla puede apagarse durante tu turno: los navegadores solo la mantienen encendida en páginas seguras (https).
    }

## Phrases

# phrase-<id> of src/tierce/server/phrases.py: polite words, with a face where it helps.
phrase-hello = 😊 ¡Hola!
phrase-good_luck = ☘ ¡Suerte!
phrase-your_turn = ☞ Te toca, creo
phrase-one_moment = ☕ Un momento, por favor
phrase-well_played = ★ ¡Bien jugado!
phrase-nice_swap = 🃏 ¡Buen cambio!
phrase-thanks = ♥ Gracias
phrase-sorry = 😅 ¡Perdón!
phrase-laugh = 😄 ¡Ja, ja!
phrase-oh_no = 😱 ¡Oh, no!
phrase-wow = 😮 ¡Vaya!
phrase-thinking = 😐 Déjame pensar
phrase-again = ↻ ¿Otra?
phrase-good_night = ☾ Buenas noches
