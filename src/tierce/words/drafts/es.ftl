### The rules, house rules and reasons in Spanish: a draft of ours, not yet read by anybody whose first language it is.

### Las reglas de la casa

choice-yes = sí
choice-no = no
choice-any = los que se quiera
choice-none = ninguno

answer-seats = { $answer } con { $seats } jugadores
answer-case = { $answer } con «{ $case }»
answer-else = si no { $answer }
answer-span = { $low } a { $high }
answer-named = { $knob }: { $answer }

preset-penang = Rummy de Penang
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

## ¿Con qué cartas se juega?

group-deck = ¿Con qué cartas se juega?

knob-deck-packs = Barajas
knob-deck-jokers = Comodines

## ¿Cómo se reparte?

group-deal = ¿Cómo se reparte?

knob-deal-seats = Jugadores
knob-deal-hand-size = Cartas por jugador
knob-deal-starter = Quién empieza
choice-deal-starter-dealer = el que reparte
choice-deal-starter-next = el jugador que sigue al que reparte
knob-deal-extra = Una carta más
knob-deal-direction = Sentido del juego
choice-deal-direction-clockwise = como las agujas del reloj, hacia la izquierda
choice-deal-direction-anticlockwise = al revés que las agujas del reloj, hacia la derecha
knob-deal-starter-first-turn = El primer turno de todos
choice-deal-starter-first-turn-discard-only = solo se descarta
choice-deal-starter-first-turn-full = es un turno como cualquier otro
knob-deal-upcard = Una carta descubierta al empezar
knob-deal-cut-joker = Un comodín al cortar
choice-deal-cut-joker-ignored = vuelve a la baraja
choice-deal-cut-joker-kept = se lo queda quien corta, como una de sus cartas
knob-deal-aside-shown-after = Mostrar al final las cartas no repartidas

## ¿Qué se puede robar?

group-draw = ¿Qué se puede robar?

knob-draw-take = Una carta del descarte
choice-draw-take-must-lay = hay que bajarla en el mismo turno
choice-draw-take-free = puede quedarse en la mano
knob-draw-take-from-round = Primer turno en que se toma del descarte
knob-draw-take-joker = Tomar un comodín del descarte
knob-draw-take-with-one = Tomar con una sola carta en la mano
knob-draw-throw-back = Devolver la carta tomada
knob-draw-mutual-return = Devuelta dos veces seguidas
choice-draw-mutual-return-plays-on = se sigue jugando
choice-draw-mutual-return-ends = la mano es nula
knob-draw-takes = Descartes tomados en una mano
choice-draw-takes-any = cuantos se quiera
knob-draw-last = Cartas que quedan en el mazo
knob-draw-wall = Al final del mazo
choice-draw-wall-dead = la mano es nula, y nadie se apunta nada
choice-draw-wall-knock = el último descarte todavía se puede tomar, para cerrar con él
choice-draw-wall-declare = se toma el último descarte y se sigue, o se declara nula la mano
knob-draw-renew = Cómo se hace otro mazo
choice-draw-renew-shuffled = se baraja el descarte
choice-draw-renew-turned = se da la vuelta al descarte tal como está
choice-draw-renew-taken = se toma la carta de encima, o se da la vuelta a todo el descarte tal como está
knob-draw-renew-keeps-top = La carta de encima del descarte se queda
knob-draw-renewals = Mazos nuevos
choice-draw-renewals-any = las veces que haga falta
knob-draw-touch = Tocar el descarte
choice-draw-touch-ignored = no cuesta nada
choice-draw-touch-no-dry-this-turn = ya no se puede salir de golpe en este turno
choice-draw-touch-no-dry-this-deal = ya no se puede salir de golpe en esta mano
choice-draw-touch-no-exit-this-deal = ya no se puede salir en esta mano

## ¿Qué es una combinación?

group-melds = ¿Qué es una combinación?
knob-melds-aces = El as en una escalera
choice-melds-aces-both = abajo, antes del dos, o arriba, después del rey
choice-melds-aces-low = solo abajo, antes del dos

knob-melds-set-suits = Palos de un conjunto
choice-melds-set-suits-repeat = pueden repetirse
choice-melds-set-suits-distinct = todos distintos, así que cuatro cartas como mucho
knob-melds-run-max = Escalera más larga
knob-melds-circular = Escaleras que dan la vuelta
knob-melds-min-naturals = Cartas naturales por combinación

## ¿Qué puede hacer un comodín?

group-wild = ¿Qué puede hacer un comodín?

knob-wild-max-in-run = Comodines en una escalera
choice-wild-max-in-run-any = los que se quiera
knob-wild-max-in-set = Comodines en un conjunto
choice-wild-max-in-set-any = los que se quiera
knob-wild-adjacent = Comodines seguidos
knob-wild-in-run = Lugar de un comodín en una escalera
choice-wild-in-run-anywhere = cualquiera
choice-wild-in-run-ends = solo en los extremos
choice-wild-in-run-burnt = solo por una carta quemada, de la que todas las copias están en la mesa
knob-wild-burnt-counts-discards = El descarte también quema
knob-wild-rebind = Un comodín en una escalera
choice-wild-rebind-fixed = se queda donde está
choice-wild-rebind-slide = la carta natural puede empujarlo a un extremo

## ¿Qué pide la primera bajada?

group-opening = ¿Qué pide la primera bajada?

knob-opening-kind = La primera bajada
choice-opening-kind-points = tiene que llegar a un número de puntos
choice-opening-kind-none = puede ser cualquier combinación, en cualquier turno
choice-opening-kind-free = no pide nada: se puede añadir antes de bajar
knob-opening-points = Puntos para abrir
knob-opening-points-from-discard = Puntos para abrir con el descarte
choice-opening-points-from-discard-same = los mismos que si no
knob-opening-discard-points-always = Esos puntos cada vez
knob-opening-pure-run = Una escalera sin comodines
choice-opening-pure-run-new = una escalera nueva sin ninguno
choice-opening-pure-run-subrun = una escalera con tres cartas naturales seguidas, aunque haya un comodín al lado
choice-opening-pure-run-off = no hace falta
knob-opening-from-round = Primer turno en que se abre
knob-opening-joker-counts = Un comodín en la primera bajada
choice-opening-joker-counts-replaced = vale lo que la carta que sustituye
choice-opening-joker-counts-zero = no vale nada
choice-opening-joker-counts-thirty-five = vale 35 puntos

## ¿Qué se puede añadir?

group-layoff = ¿Qué se puede añadir?

knob-layoff-joker-on-opponent = Comodines en combinaciones de otros
choice-layoff-joker-on-opponent-none = en ninguna
choice-layoff-joker-on-opponent-sets = solo en los conjuntos
choice-layoff-joker-on-opponent-all = en todas

## ¿Cómo se gana un comodín?

group-swap = ¿Cómo se gana un comodín?

knob-swap-from-set = Comodines en conjuntos
choice-swap-from-set-rank = se ganan con cualquier carta del mismo valor
choice-swap-from-set-square = se ganan con el palo que falta, cuando el conjunto tiene cuatro cartas
choice-swap-from-set-square-both = se ganan con el palo que falta, en el turno en que el conjunto recibió la cuarta carta
choice-swap-from-set-never = no se pueden ganar
knob-swap-use = Un comodín ganado
choice-swap-use-keep = puede guardarse
choice-swap-use-new-meld = tiene que ir a una combinación nueva en el mismo turno
choice-swap-use-any = hay que bajarlo en el mismo turno
knob-swap-same-turn = Cambiar por un comodín en el turno de la primera bajada

## ¿Se pueden tomar cartas de las combinaciones?

group-borrow = ¿Se pueden tomar cartas de las combinaciones?

knob-borrow-kind = Tomar prestado de las combinaciones
choice-borrow-kind-off = no se hace
choice-borrow-kind-single = se hace si queda una combinación de tres cartas o más
knob-borrow-split = Del medio de una escalera
knob-borrow-joker = Tomar prestado un comodín
knob-borrow-from-joker-meld = De combinaciones con un comodín

## ¿Y si alguien no puede jugar?

group-idle = ¿Y si alguien no puede jugar?

knob-idle-dead-counts-swaps = Un cambio salva de estar muerto
knob-idle-voluntary-dead = Muerto por voluntad
knob-idle-auto-dead = Muerto sin decirlo

## ¿Cuándo se puede cerrar?

group-knock = ¿Cuándo se puede cerrar?
knob-knock-limit = Resto permitido para cerrar
choice-knock-limit-upcard = tanto como vale la carta vuelta
knob-knock-upcard-ace = Un as vuelto
choice-knock-upcard-ace-one = permite 1 punto de resto
choice-knock-upcard-ace-gin-only = solo deja el gin
knob-knock-test = Cómo se comprueba
choice-knock-test-exact = por todas las maneras de tirar una carta y combinar las demás
choice-knock-test-first-melds = por la primera manera de combinar todas las cartas que deja menos
knob-knock-throw-back = Cerrar tirando la carta tomada
knob-knock-gin = Una mano que es gin
choice-knock-gin-may = se puede seguir jugando
choice-knock-gin-must = hay que enseñarla enseguida
knob-knock-layoffs = Añadir cartas después del cierre
knob-knock-layoffs-per-end = Cartas añadidas en un extremo
choice-knock-layoffs-per-end-any = cuantas quepan
knob-knock-defender = Combinaciones del otro jugador
choice-knock-defender-best = las que dejan menos resto
choice-knock-defender-chosen = las que elija ese jugador

## ¿Cómo acaba una mano?

group-out = ¿Cómo acaba una mano?

knob-out-last-survivor = El último que no está muerto
choice-out-last-survivor-plays-on = sigue solo
choice-out-last-survivor-ends = termina la mano
knob-out-discard = La última carta
choice-out-discard-required = hay que descartarla
choice-out-discard-optional = se puede descartar o bajar
knob-out-carte = Decir «carta»
choice-out-carte-manual = lo tiene que decir el jugador, o roba dos cartas
choice-out-carte-auto = lo dice la mesa
choice-out-carte-off = nadie lo dice
knob-out-at-once-needs = Salir de golpe
choice-out-at-once-needs-points-and-run = pide los puntos y la escalera, como cualquier apertura
choice-out-at-once-needs-run-only = pide la escalera, pero no los puntos
choice-out-at-once-needs-none = no pide ni lo uno ni lo otro
knob-out-new-melds = Combinaciones nuevas por turno
choice-out-new-melds-any = cuantas se quiera
knob-out-at-once-may-use-table = De golpe con combinaciones de la mesa
knob-out-max-turns = Mano más larga

## ¿Qué valen las cartas?

group-values = ¿Qué valen las cartas?

knob-values-ace-in-hand = Un as
knob-values-ace-in-meld = Un as en una combinación
choice-values-ace-in-meld-by-place = 1 u 11, según su lugar
choice-values-ace-in-meld-always-10 = siempre 10
knob-values-joker-in-hand = Un comodín
choice-values-joker-in-hand-doubles-hand = dobla la mano
knob-values-court = Jota, dama y rey

## ¿Qué más cuenta?

group-score = ¿Qué más cuenta?
knob-score-pays = Las cartas que quedan en la mano
choice-score-pays-own-cards = cuentan contra quien las tiene
choice-score-pays-winner-collects = son para el ganador
knob-score-gin = Prima del gin
knob-score-big-gin = Prima del gran gin
choice-score-big-gin-none = no se juega el gran gin
knob-score-undercut = Prima del contra
knob-score-tie = Restos iguales
choice-score-tie-undercut = es un contra
choice-score-tie-nothing = no vale nada
knob-score-spade-doubles = Las picas doblan

knob-score-unopened = Sin haber abierto
knob-score-no-passport = Muerto sin combinación
choice-score-no-passport-none = nada más
choice-score-no-passport-plus-50 = 50 puntos más
choice-score-no-passport-double = la mano cuenta doble
knob-score-at-once = Cuando alguien sale de golpe
choice-score-at-once-multiply = se multiplican los puntos de los demás
choice-score-at-once-flat-100 = los demás apuntan 100 cada uno
choice-score-at-once-dry-table = se multiplica según los comodines usados
knob-score-at-once-factor = Factor por salir de golpe
knob-score-at-once-joker-factor = Factor de golpe con un comodín
knob-score-joker-finish = Un comodín como último descarte
choice-score-joker-finish-plain = cuenta como otra carta
choice-score-joker-finish-double = dobla los puntos de los demás
choice-score-joker-finish-flat-200 = da 200 puntos a cada uno de los demás
choice-score-joker-finish-forbidden = está prohibido
knob-score-dry-table = Salidas de golpe según los comodines
choice-score-dry-table-rising = más con comodines: una vez, una vez y media, dos veces
choice-score-dry-table-falling = menos con comodines: dos veces, una vez y media, una vez
choice-score-dry-table-literal = como lo imprime un texto: una vez, una vez y media, una vez
knob-score-rounding = Medios puntos
choice-score-rounding-half-up = se redondean hacia arriba
choice-score-rounding-down = se pierden
knob-score-winner-bonus = Premio del ganador

## ¿Cómo forman las manos una partida?

group-match = ¿Cómo forman las manos una partida?

knob-match-kind = Las manos de una partida
choice-match-kind-independent = cada una por su cuenta
choice-match-kind-cumulative = se suman
knob-match-target = Puntos que acaban la partida
choice-match-target-none = sin número fijo
knob-match-deals = Manos de una partida
choice-match-deals-none = sin número fijo
knob-match-game-bonus = Prima del juego
knob-match-box = Una casilla
knob-match-extra-boxes = Casillas del gin y del contra
knob-match-shutout = Un juego en blanco
choice-match-shutout-none = no da nada más
choice-match-shutout-double-before-boxes = dobla los puntos y la prima, no las casillas
choice-match-shutout-double-all = lo dobla todo
choice-match-shutout-double-bonus = dobla la prima del juego
choice-match-shutout-plus-100 = da 100 puntos
knob-match-columns = Juegos a la vez
knob-match-elimination = Eliminación
knob-match-last-deal-factor = Peso de la última mano
knob-match-dealer = Quién reparte después
choice-match-dealer-next = el jugador siguiente
choice-match-dealer-last-winner = el ganador de la última mano
choice-match-dealer-worst-loser = el que peor quedó en la última mano
knob-match-ties = Una partida empatada
choice-match-ties-shared = se comparte
choice-match-ties-extra-deal = sigue hasta que uno va solo en cabeza
knob-match-settlement = Cuentas de cada mano
choice-match-settlement-none = ninguna
choice-match-settlement-difference = cada uno paga la diferencia a todos los que lo hicieron mejor
choice-match-settlement-winner-takes-difference = cada uno paga la diferencia al ganador

### Las reglas

seats-span = { $low } a { $high }

rules-title = Reglas: { $title }
rules-title-seats = Reglas: { $title }, con { $seats } jugadores
rules-changes = Cambiado en esta mesa
rules-instead = { $title }, regla de origen: { $answers }.
rules-draft = Esta traducción es un borrador nuestro. Todavía no lo ha leído nadie que tenga el español como lengua materna.
rules-page-note = Versión { $version }. Los números entre paréntesis son los de [la ley del juego]({ $law }), en inglés, donde cada regla tiene su fuente. Lo que una mesa puede cambiar está en [la tabla de reglas de la casa]({ $knobs }), también en inglés.
rules-why = Donde las fuentes difieren: { $why }

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
rules-section-opening = La apertura
rules-section-free = Liberar un comodín
rules-section-borrow = Tomar prestado de las combinaciones
rules-section-carte = Una sola carta
rules-section-stock = El mazo
rules-section-out = Salir

## ¿De qué se trata?

rule-goal = Se trata de quedarse con el menor número de puntos. Las cartas salen de la mano en combinaciones que se bajan a la mesa, y de una en una cuando se añaden a combinaciones, propias o de otros.
rule-no-draw = No se roba ni se descarta. Quien en su turno no puede bajar ninguna carta está muerto, y lo que tiene entonces cuenta en su contra. Por eso conviene durar: muchas veces es mejor jugar un poco en cada turno que todo de una vez.
rule-rami-goal = Se trata de ser el primero en quedarse sin cartas, y de tener pocos puntos cuando otro lo consigue. { $wins ->
    [most] Quien lo consigue se apunta todo lo que tienen los demás.
   *[fewest] {""}
} Las cartas salen de la mano en combinaciones que se bajan a la mesa, de una en una cuando se añaden a combinaciones, y con el descarte.

## Las cartas

rule-deck = Con { $seats } jugadores: { $deck-packs ->
    [one] 1 baraja
   *[other] { $deck-packs } barajas
} de 52 cartas y { $deck-jokers ->
    [0] ningún comodín
    [one] 1 comodín
   *[other] { $deck-jokers } comodines
}, { $total } cartas en total.
rule-players = { $low ->
    [0] Es un juego para { $high } jugadores.
   *[other] Es un juego para { $low } a { $high } jugadores.
}

## El reparto

rule-hand = Con { $seats } jugadores cada uno recibe { $deal-hand-size } cartas.
rule-hand-all = Cada jugador recibe { $deal-hand-size } cartas.
rule-direction = Las cartas se reparten de una en una, { $deal-direction ->
    [anticlockwise] al revés que las agujas del reloj, la primera al jugador a la derecha del que reparte. Los turnos pasan igual.
   *[clockwise] como las agujas del reloj, la primera al jugador a la izquierda del que reparte. Los turnos pasan igual.
}
rule-starter = { $deal-starter ->
    [dealer] El que reparte juega primero.
   *[next] El jugador que sigue al que reparte juega primero.
}
rule-aside = { $left ->
    [0] No sobra ninguna carta.
    [some] Las cartas que sobran se apartan boca abajo y no se usan.
    [one] La carta que sobra se aparta boca abajo y no se usa.
   *[other] Las { $left } cartas que sobran se apartan boca abajo y no se usan.
} { $deal-aside-shown-after ->
    [yes] Al acabar la mano se muestran.
   *[no] Nadie las ve nunca.
}
rule-rami-hand = Con { $seats } jugadores cada uno recibe { $deal-hand-size } cartas{ $deal-extra ->
    [0] .
   *[other] , y el que empieza una más.
}
rule-rami-hand-all = Cada jugador recibe { $deal-hand-size } cartas{ $deal-extra ->
    [0] .
   *[other] , y el que empieza una más.
}
rule-rami-cut = El jugador a la izquierda del que reparte corta la baraja. { $deal-cut-joker ->
    [kept] Si al cortar descubre un comodín, se lo queda: es una de las cartas que recibe.
   *[ignored] Lo que se ve al cortar no importa.
}
rule-rami-starter = { $deal-starter ->
    [dealer] El que reparte juega primero
   *[next] El jugador que sigue al que reparte juega primero
}{ $deal-extra ->
    [0] . { $deal-starter-first-turn ->
        [full] Es un turno como cualquier otro.
       *[discard_only] En este primer turno no se baja nada: se roba y se descarta.
    }
   *[other] {" "}y no roba, porque tiene una carta más. { $deal-starter-first-turn ->
        [full] Puede bajar como en cualquier otro turno, y luego descarta.
       *[discard_only] En este primer turno solo descarta.
    }
}
rule-rami-stock = { $left ->
    [some] Las cartas que sobran forman el mazo, boca abajo.
    [one] La carta que sobra forma el mazo, boca abajo.
   *[other] Las { $left } cartas que sobran forman el mazo, boca abajo.
} { $deal-upcard ->
    [yes] Una carta se descubre a su lado y empieza el descarte.
   *[no] El descarte, a su lado, está vacío al principio.
}

## Un turno

rule-turn = En su turno cada jugador baja al menos una combinación o añade al menos una carta. Puede hacer más, en cualquier orden y sin límite, y acabar el turno cuando quiera. No se pasa.
rule-turn-free = Nadie está obligado a hacer más de una cosa por turno, ni a bajar lo que podría bajar: tres ases pueden irse de uno en uno, turno a turno, a un conjunto de ases que ya está en la mesa.
rule-turn-stays = Lo que está en la mesa se queda allí. Las combinaciones no se juntan, ni se parten, ni se mueven.
rule-rami-turn = En su turno cada jugador roba una carta, luego baja lo que puede y quiere, y al final descarta una carta boca arriba. { $jokers ->
    [0] Puede ser cualquiera, incluso una que cabría en la mesa.
   *[other] Puede ser cualquiera, incluso un comodín o una que cabría en la mesa.
}
rule-rami-take = Se roba del mazo, o se toma la carta de encima del descarte. { $draw-take ->
    [free] La carta tomada puede quedarse en la mano.
   *[must_lay] La carta tomada hay que bajarla en el mismo turno{ $jokers ->
        [0] : en una combinación nueva o añadida a otra.
       *[other] : en una combinación nueva, añadida a otra o a cambio de un comodín.
    }
} { $opening-kind ->
    [free] {""}
   *[other] Antes de haber abierto solo se puede tomar para abrir con ella en ese turno.
}
rule-rami-take-round = { $draw-take-from-round ->
    [one] Del descarte se puede tomar desde el primer turno.
   *[other] Del descarte se puede tomar a partir del turno { $draw-take-from-round } de cada jugador en la mano.
}
rule-rami-throw-back = { $draw-throw-back ->
    [no] Una carta tomada del descarte no se puede descartar en el mismo turno.
   *[yes] Una carta tomada del descarte se puede volver a descartar en el mismo turno.
}
rule-rami-take-joker = { $draw-take-joker ->
    [no] Un comodín del descarte no se toma.
   *[yes] Un comodín del descarte se puede tomar como cualquier carta.
}
rule-rami-touch = { $draw-touch ->
    [no_dry_this_turn] Quien toca el descarte y aun así roba del mazo ya no puede salir de golpe en ese turno: si sale, cuenta sencillo.
    [no_dry_this_deal] Quien toca el descarte y aun así roba del mazo ya no puede salir de golpe en esa mano: si sale en un turno, cuenta sencillo.
    [no_exit_this_deal] Quien toca el descarte y aun así roba del mazo ya no puede salir en esa mano.
   *[ignored] Tocar el descarte y aun así robar del mazo no cuesta nada.
}

## El pasaporte

rule-passport = Lo primero que se hace en una mano es bajar una combinación, en el primer turno: el pasaporte. No pide puntos{ $jokers ->
    [0] .
   *[other] , y puede llevar comodines.
} Antes no se puede { $jokers ->
    [0] añadir nada
   *[other] ni añadir ni cambiar por un comodín
}; después, en el mismo turno, todo está abierto.
rule-passport-must = { $idle-voluntary-dead ->
    [yes] Quien no tiene ninguna combinación en su primer turno está muerto en el acto. Quien tiene una puede bajarla, o estar muerto de todos modos.
   *[no] Quien tiene una combinación en su primer turno tiene que bajarla. Quien no tiene ninguna está muerto en el acto; es raro.
}

## Las combinaciones

rule-runs = Una escalera son tres o más cartas seguidas de un palo. { $melds-circular ->
    [yes] El as une los dos extremos, así que una escalera puede dar la vuelta: dama, rey, as, dos. Una escalera tiene 13 cartas como mucho.
   *[no] { $melds-aces ->
        [low] El as va abajo, antes del dos, y al rey no lo sigue nada.
       *[both] El as va abajo, antes del dos, o arriba, después del rey, y a un as alto no lo sigue nada. { $melds-run-max ->
            [14] La escalera más larga tiene 14 cartas, con un as en cada extremo.
           *[13] La escalera más larga tiene 13 cartas, así que un solo as.
        }
    }
}
rule-sets = Un conjunto son tres o más cartas del mismo valor. { $melds-set-suits ->
    [distinct] Sus palos son todos distintos, así que tiene cuatro cartas como mucho{ $jokers ->
        [0] .
       *[other] , comodines incluidos.
    }
   *[repeat] Los palos pueden repetirse, incluso la misma carta de dos barajas, y un conjunto puede crecer cuanto den las cartas.
}
rule-rami-melds = Una combinación es de quien la bajó. Dos combinaciones iguales pueden estar una junto a otra.
rule-rami-new-melds = { $out-new-melds ->
    [any] En un turno se pueden bajar cuantas combinaciones nuevas se quiera.
    [one] En un turno se puede bajar una combinación nueva, y añadir cartas como se quiera.
   *[other] En un turno se pueden bajar { $out-new-melds } combinaciones nuevas como mucho, y añadir cartas como se quiera.
}

## Los comodines

rule-no-jokers = En la baraja no hay comodines.
rule-jokers = Un comodín sustituye a cualquier carta. En una escalera sustituye a una carta exacta, en un conjunto solo al valor. Puede sustituir a una carta de la que todas las copias se ven en otra parte. Solo los comodines impresos lo son.
rule-rami-jokers = Un comodín sustituye a cualquier carta. En una escalera sustituye a una carta exacta. { $melds-set-suits ->
    [repeat] En un conjunto sustituye solo al valor.
   *[distinct] En un conjunto de cuatro sustituye al palo que falta. En uno de tres sustituye a uno de los dos palos que faltan, y nadie puede decir a cuál.
} Solo los comodines impresos lo son.
rule-jokers-said = Donde las cartas podrían leerse de dos maneras, escalera o conjunto, o el comodín en un extremo o en el otro, quien las baja dice cuál. Eso vale después.
rule-jokers-naturals = { $melds-min-naturals ->
    [0] Una combinación puede ser toda de comodines; se dice a qué sustituyen.
    [one] Una combinación necesita al menos una carta que no sea comodín.
   *[other] Una combinación necesita al menos { $melds-min-naturals } cartas que no sean comodines.
}
rule-jokers-run = { $wild-max-in-run ->
    [0] Una escalera no admite comodines.
    [one] Una escalera admite un comodín.
    [any] Una escalera admite los comodines que se quiera, { $wild-adjacent ->
        [yes] también seguidos.
       *[no] pero no dos seguidos.
    }
   *[other] Una escalera admite { $wild-max-in-run } comodines, { $wild-adjacent ->
        [yes] también seguidos.
       *[no] pero no dos seguidos.
    }
}
rule-jokers-set = { $wild-max-in-set ->
    [any] Un conjunto admite los comodines que se quiera.
    [0] Un conjunto no admite comodines.
    [one] Un conjunto admite un comodín.
   *[other] Un conjunto admite { $wild-max-in-set } comodines.
}
rule-jokers-place = { $wild-in-run ->
    [ends] En una escalera un comodín solo puede estar en un extremo, y ese extremo ya no crece.
    [burnt] En una escalera un comodín solo puede sustituir a una carta quemada: una de la que todas las copias están ya en la mesa cuando se baja.
   *[anywhere] En una escalera un comodín puede estar en cualquier lugar.
}
rule-jokers-fixed = { $wild-rebind ->
    [slide] Quien tiene la carta exacta a la que sustituye el comodín de una escalera puede añadirla en su lugar y empujar el comodín a un extremo libre.
   *[fixed] Cuando una escalera crece, sus comodines se quedan donde están y siguen sustituyendo a la misma carta.
}
rule-rami-burnt = { $wild-burnt-counts-discards ->
    [yes] Una copia en el descarte cuenta como una bajada.
   *[no] Solo cuentan las copias de las combinaciones, no las del descarte. Así que no queda carta que pueda liberar el comodín de una escalera.
}

## La apertura

rule-rami-opening = { $opening-kind ->
    [none] La primera bajada de una mano, la apertura, puede ser cualquier combinación, en cualquier turno propio.
    [free] La primera bajada no pide nada: se puede bajar cualquier combinación, o añadir cartas a las de los demás antes de tener una propia.
   *[points] La primera bajada de una mano es la apertura. { $opening-points ->
        [0] No pide puntos.
       *[other] Las cartas que se bajan en ese turno tienen que sumar { $opening-points } puntos o más; { $opening-points } justos bastan.
    }
}
rule-rami-pure = { $opening-pure-run ->
    [subrun] Tiene que haber en ella una escalera nueva, toda de la propia mano, con tres cartas naturales seguidas; puede haber un comodín al lado.
    [off] No necesita una escalera sin comodines.
   *[new] Tiene que haber en ella una escalera nueva sin comodines, toda de la propia mano.
}
rule-rami-worth = Del dos al diez cada carta vale su número, jota, dama y rey { $values-court } cada una, un as { $values-ace-in-meld ->
    [always_10] siempre 10.
   *[by_place] 1 al pie de una escalera, 11 después del rey y en un conjunto.
} { $jokers ->
    [0] {""}
   *[other] { $opening-joker-counts ->
        [zero] Un comodín no vale nada.
        [thirty_five] Un comodín vale 35.
       *[replaced] Un comodín vale lo que la carta a la que sustituye.
    }
}
rule-rami-opening-table = { $borrow-kind ->
    [off] En ella se puede añadir a combinaciones de otros,
   *[single] En ella se puede añadir a combinaciones de otros y tomar prestado de ellas,
} pero solo cuentan las cartas nuevas propias. No se reparte en varios turnos.{ $jokers ->
    [0] {""}
   *[other] {" "}Un comodín liberado de la mesa no ayuda a abrir.
}
rule-rami-opening-discard = { $opening-points-from-discard ->
    [same] Si el turno empezó con una carta del descarte, la apertura pide los mismos puntos. { $opening-discard-points-always ->
        [yes] También más tarde quien toma del descarte tiene que bajar cartas por esos puntos en el turno.
       *[no] {""}
    }
   *[other] Si el turno empezó con una carta del descarte, la apertura pide { $opening-points-from-discard } puntos. { $opening-discard-points-always ->
        [yes] También más tarde quien toma del descarte tiene que bajar cartas por esos puntos en el turno.
       *[no] Más tarde se puede tomar del descarte sin puntos.
    }
}
rule-rami-opening-round = { $opening-kind ->
    [free] Se puede bajar
   *[other] Se puede abrir
} { $opening-from-round ->
    [one] desde el primer turno.
   *[other] a partir del turno { $opening-from-round } de cada jugador en la mano.
}
rule-rami-after = Quien ha abierto puede bajar cualquier combinación, valga lo que valga.

## Añadir cartas

rule-layoff = Se puede añadir cuantas cartas se quiera a cualquier combinación de la mesa, la haya bajado quien la haya bajado. En una escalera siguen por los dos extremos. En un conjunto entran cartas de su valor, { $melds-set-suits ->
    [distinct] de un palo que le falta.
   *[repeat] también de un palo que ya tiene.
} { $melds-aces ->
    [low] {""}
   *[both] Un as que cabe en los dos extremos de una escalera va donde diga quien lo baja.
}
rule-layoff-jokers = { $layoff-joker-on-opponent ->
    [none] Los comodines solo se añaden a combinaciones propias.
    [sets] Los comodines se añaden a combinaciones propias y a conjuntos de otros, no a sus escaleras.
   *[all] También los comodines se añaden a combinaciones de cualquiera.
}
rule-rami-layoff = Se puede añadir después de haber abierto, y como parte de la apertura.

## Liberar un comodín

rule-swap = En su turno, quien ya tiene el pasaporte puede poner una carta de su mano en el lugar de un comodín de la mesa, lo haya bajado quien lo haya bajado, y tomar ese comodín. En una escalera tiene que ser la carta exacta a la que sustituye, de cualquiera de las barajas.
rule-swap-set = { $swap-from-set ->
    [square] El comodín de un conjunto se gana solo cuando el conjunto tiene cuatro cartas y tres palos distintos: con el palo que falta. En un conjunto de tres no sustituye a ninguna carta exacta.
    [square_both] El comodín de un conjunto se gana solo en el turno en que una carta natural lo completó hasta cuatro cartas con tres palos distintos: con el palo que falta.
    [never] El comodín de un conjunto no se puede ganar.
   *[rank] En un conjunto sirve cualquier carta del mismo valor.
}
rule-swap-free = Un cambio no es una jugada: hay que bajar además una combinación o añadir una carta en el mismo turno. Se puede cambiar cuantas veces se quiera, antes y después. { $swap-same-turn ->
    [yes] El turno del pasaporte no es una excepción.
   *[no] Solo en el turno del pasaporte no se puede cambiar.
}
rule-swap-use = { $swap-use ->
    [new_meld] Un comodín ganado tiene que ir a una combinación nueva antes de que acabe el turno.
    [any] Un comodín ganado hay que bajarlo antes de que acabe el turno, en una combinación o añadido a otra.
   *[keep] Un comodín ganado se puede guardar para turnos siguientes; en la mano al final cuenta como cualquier carta.
}
rule-swap-last = Se cambia una carta por otra, así que un cambio nunca vacía una mano. { $swap-use ->
    [keep] Quien después no puede bajar nada está muerto y se queda con el comodín.
   *[other] Si el comodín no se puede bajar, el cambio se deshace.
}
rule-rami-swap = En su turno, { $opening-kind ->
    [free] cada jugador
   *[other] quien ha abierto
} puede poner una carta de su mano en el lugar de un comodín de la mesa, lo haya bajado quien lo haya bajado, y tomar ese comodín. En una escalera tiene que ser la carta exacta a la que sustituye, de cualquiera de las barajas.
rule-rami-swap-turn = { $swap-same-turn ->
    [no] En el turno en que se abre todavía no se puede.
   *[yes] En el turno en que se abre se puede en cuanto la apertura está completa.
}

## Tomar prestado de las combinaciones

rule-rami-borrow = { $borrow-kind ->
    [off] Lo que está en una combinación se queda allí. No se toma de ella ninguna carta para otra.
   *[single] Se pueden tomar cartas naturales de una combinación de la mesa, la haya bajado quien la haya bajado, si queda una de tres cartas o más: cualesquiera de un conjunto, y de una escalera las de los extremos. En el mismo turno van juntas a una sola combinación nueva, con al menos una carta de la mano. La nueva es de quien la baja, la antigua sigue siendo de quien era. { $opening-kind ->
        [free] {""}
       *[other] Hace falta haber abierto, o hacerlo al abrir.
    }
}
rule-rami-borrow-split = { $borrow-split ->
    [yes] También se puede tomar del medio de una escalera, si quedan dos escaleras de tres cartas o más.
   *[no] Del medio de una escalera no se toma nada, aunque las dos mitades fueran bastante largas.
}
rule-rami-borrow-joker = { $borrow-joker ->
    [yes] Un comodín se toma prestado como una carta natural.
   *[no] Un comodín no se toma prestado; solo deja una combinación a cambio de su carta.
} { $borrow-from-joker-meld ->
    [no] De una combinación con comodín no se toma nada.
   *[yes] De una combinación con comodín se pueden tomar otras cartas.
}

## Una sola carta

rule-rami-carte = { $out-carte ->
    [auto] Cuando a un jugador le queda una carta tras el descarte, la mesa dice «carta» por él, y todos quedan avisados.
    [off] Nadie tiene que decir cuántas cartas le quedan.
   *[manual] A quien le queda una carta tras el descarte, dice «carta». Si lo olvida, roba en el acto dos cartas del mazo, o las que haya.
}
rule-rami-a-carte = { $draw-take-with-one ->
    [yes] También con una sola carta en la mano se puede tomar del descarte.
   *[no] Con una sola carta en la mano no se toma del descarte.
}

## El mazo

rule-rami-renew = { $draw-renewals ->
    [0] Cuando el mazo se agota no se hace otro.
   *[other] Cuando hay que robar y el mazo se ha agotado, { $draw-renew ->
        [taken] se toma la carta de encima del descarte, o se da la vuelta a todo el montón tal como está: es el nuevo mazo, y de él se roba.
        [turned] se da la vuelta al descarte tal como está, sin barajar, para hacer otro.
       *[shuffled] se baraja el descarte para hacer otro.
    } { $draw-renewals ->
        [one] Se hace una vez por mano.
        [any] Se hace las veces que haga falta.
       *[other] Se hace { $draw-renewals } veces por mano como mucho.
    }
}
rule-rami-renew-top = { $draw-renew ->
    [taken] Si no se toma, la carta de encima del descarte va con las demás.
   *[other] { $draw-renew-keeps-top ->
        [no] La carta de encima del descarte va con las demás.
       *[yes] La carta de encima del descarte se queda donde está.
    }
}
rule-rami-blocked = Si no queda nada que robar, todavía se puede tomar la carta de encima del descarte{ $opening-kind ->
    [free] .
   *[other] {" "}si se puede bajar.
} Si no, la mano está bloqueada: { $score-pays ->
    [winner_collects] nadie se apunta nada, y nadie ha ganado.
   *[own_cards] todos cuentan como perdedores, nada se multiplica, y nadie ha ganado.
}
rule-rami-max-turns = Una mano que ha durado { $out-max-turns } turnos también está bloqueada.

## Muerto

rule-dead = { $idle-voluntary-dead ->
    [yes] Al principio de un turno cualquiera puede declararse muerto, aunque tenga jugada. Quien no tiene ninguna está muerto.
   *[no] Quien en su turno no puede ni bajar una combinación ni añadir una carta está muerto. Mientras tenga jugada no puede estarlo.
} { $jokers ->
    [0] {""}
   *[other] { $idle-dead-counts-swaps ->
        [yes] Un cambio vale como jugada si después se puede bajar algo.
       *[no] Lo que un cambio haría posible no vale como jugada.
    }
}
rule-dead-auto = { $idle-auto-dead ->
    [yes] A quien no tiene jugada al principio de su turno, la mesa lo declara muerto.
   *[no] Quien no tiene jugada lo dice él mismo.
}
rule-dead-after = Un jugador muerto ya no juega en esa mano, guarda sus cartas boca abajo y las cuenta todas, también las que combinaciones posteriores habrían admitido.

## El final de una mano

rule-game = Quien baja la última carta de su mano tiene «Game» y gana la mano en el acto, en mitad de un turno si hace falta. Después nadie baja nada, ni las combinaciones que tenga.
rule-last-survivor = { $out-last-survivor ->
    [ends] Si no, la mano acaba en cuanto solo un jugador no está muerto.
   *[plays_on] Si no, la mano acaba cuando todos están muertos. El último que no lo está sigue solo.
} Entonces la gana quien tiene menos puntos. Como cada turno baja una carta o acaba en muerte, una mano siempre acaba.

## Salir

rule-rami-out = { $out-discard ->
    [optional] La mano acaba en cuanto alguien se queda sin cartas, tras el último descarte o tras bajar la última carta.
   *[required] La mano acaba cuando alguien descarta su última carta. Por eso, al bajar, siempre hay que guardar una carta para el descarte.
} Todo lo demás tiene que estar de verdad en la mesa; enseñar la mano no basta.
rule-rami-at-once = { $opening-kind ->
    [free] Salir en un solo turno, sin haber bajado nada antes en la mano, es salir de golpe.
   *[other] Salir en el mismo turno en que se abre es salir de golpe. Si hasta entonces no ha abierto nadie más, se llama rami seco.
}
rule-rami-at-once-needs = { $out-at-once-needs ->
    [run_only] Pide la escalera de la apertura, pero ningún número de puntos.
    [none] No pide ni los puntos ni la escalera de la apertura.
   *[points_and_run] Pide los puntos y la escalera de cualquier apertura.
}
rule-rami-at-once-table = { $out-at-once-may-use-table ->
    [no] Quien se sirvió de una combinación que ya estaba en la mesa cuenta sencillo.
   *[yes] Da igual si se usaron combinaciones que ya estaban en la mesa.
}
rule-rami-joker-finish = { $score-joker-finish ->
    [double] Salir de otro modo con un comodín como último descarte dobla los puntos de todos los demás.
    [flat_200] Salir de otro modo con un comodín como último descarte da 200 puntos a cada uno de los demás.
    [forbidden] El último descarte no puede ser un comodín.
   *[plain] El último descarte puede ser un comodín. Si no fue de golpe, eso no cambia nada.
}

## El recuento

rule-values = Las cartas que quedan en la mano cuentan: del dos al diez su número, jota, dama y rey { $values-court } cada una, un as { $values-ace-in-hand }{ $jokers ->
    [0] .
   *[other] { $values-joker-in-hand ->
        [doubles_hand] . Un comodín no cuenta nada por sí mismo pero dobla la mano, una sola vez por muchos que haya.
       *[other] , un comodín { $values-joker-in-hand }.
    }
}
rule-score = Cada uno apunta la suma de las cartas que todavía tiene{ $jokers ->
    [0] .
   *[other] , comodines incluidos.
} Con «Game» son 0. Pocos puntos es bueno.
rule-no-passport = { $score-no-passport ->
    [plus_50] Un jugador muerto sin haber bajado nunca una combinación cuenta 50 puntos más.
    [double] Un jugador muerto sin haber bajado nunca una combinación cuenta su mano dos veces.
   *[none] Estar muerto no cuesta nada más, ni siquiera sin pasaporte: basta con la mano entera.
}
rule-rami-score = { $score-pays ->
    [winner_collects] Quien sale se apunta lo que cuentan juntos los demás, por las cartas que todavía tienen{ $score-winner-bonus ->
        [0] .
       *[other] , y { $winner-gets } más.
    } Los demás no se apuntan nada. Muchos puntos es bueno.
   *[own_cards] { $score-winner-bonus ->
        [0] Quien sale cuenta 0.
       *[other] Quien sale cuenta { $score-winner-bonus }, que se quitan de su total.
    } Los demás{ $opening-kind ->
        [free] {""}
       *[other] , si han abierto,
    } cuentan las cartas que todavía tienen. Pocos puntos es bueno.
}
rule-rami-unopened = Quien hasta entonces no ha abierto cuenta { $score-unopened }, tenga lo que tenga.
rule-rami-multiply = Cuando alguien sale de golpe, los puntos de todos los demás{ $opening-kind ->
    [free] {""}
   *[other] , hayan abierto o no,
} se multiplican por { $score-at-once-factor }{ $jokers ->
    [0] .
   *[other] , o por { $score-at-once-joker-factor } si el último descarte fue un comodín.
}
rule-rami-flat = Cuando alguien sale de golpe, todos los demás cuentan 100 justos{ $opening-kind ->
    [free] {""}
   *[other] , hayan abierto o no
}{ $jokers ->
    [0] .
   *[other] , y 200 si el último descarte fue un comodín.
}
rule-rami-dry = Salir de golpe es una salida seca, y se paga según los comodines bajados en ese turno. { $score-dry-table ->
    [falling] Sin comodines los puntos de los demás cuentan dos veces, con un comodín una vez y media, con más una vez.
    [literal] Sin comodines los puntos de los demás cuentan una vez, con un comodín una vez y media. Con más cuentan otra vez una, pero dos para quienes no han abierto.
   *[rising] Sin comodines los puntos de los demás cuentan una vez, con un comodín una vez y media, con más dos veces.
}
rule-rami-rounding = { $score-rounding ->
    [down] Medio punto se pierde.
   *[half_up] Medio punto se redondea hacia arriba.
}

## La partida

rule-match = { $match-kind ->
    [independent] Cada mano es un juego por su cuenta. { $match-deals ->
        [none] Se juegan cuantas se quiera.
        [one] La partida es de 1 mano.
       *[other] La partida es de { $match-deals } manos, y la gana quien gane más de ellas.
    }
   *[cumulative] Los puntos de todas las manos se suman, y gana el total más { $wins ->
        [most] alto
       *[fewest] bajo
    }. { $match-target ->
        [none] La partida acaba después de { $match-deals ->
            [one] 1 mano.
           *[other] { $match-deals } manos.
        }
       *[other] { $match-elimination ->
            [yes] Quien llega a { $match-target } puntos queda eliminado. Gana el último que queda; si no queda nadie, el total más bajo. { $match-deals ->
                [none] {""}
                [one] La partida acaba después de 1 mano como muy tarde.
               *[other] La partida acaba después de { $match-deals } manos como muy tarde.
            }
           *[no] La partida acaba cuando un total llega a { $match-target } puntos{ $match-deals ->
                [none] .
                [one] , o después de 1 mano.
               *[other] , o después de { $match-deals } manos.
            }
        }
    }
}
rule-last-deal = { $match-last-deal-factor ->
    [one] Todas las manos pesan lo mismo.
   *[other] Los puntos de la última mano se multiplican por { $match-last-deal-factor }.
}
rule-dealer = Quién reparte primero se sortea. Después { $match-dealer ->
    [next] reparte cada vez el jugador siguiente.
    [worst_loser] reparte el jugador con { $wins ->
        [most] menos
       *[fewest] más
    } puntos en la última mano.
   *[last_winner] reparte el ganador de la última mano.
} { $match-dealer ->
    [next] {""}
   *[other] Entre iguales es el primero que se encuentra a partir del que repartió.
}
rule-ties = Una mano que ganan varios por igual se comparte. { $match-ties ->
    [extra_deal] Una partida que encabezan varios no ha acabado: todos juegan más manos hasta que uno va solo en cabeza.
   *[shared] Una partida también.
}
rule-settlement = { $match-settlement ->
    [difference] Después de cada mano cada uno paga la diferencia, en puntos, a todos los que tienen { $wins ->
        [most] más
       *[fewest] menos
    } puntos.
    [winner_takes_difference] Después de cada mano cada uno paga al ganador la diferencia, en puntos; si son varios, se la reparten.
   *[none] No hay cuentas entre los jugadores; los puntos son el resultado.
}

## Juegos en los que se cierra

rules-section-knock = Cerrar
rules-section-showing = Después del cierre
rules-section-wall = El final del mazo
rule-gin-goal = Se forman combinaciones en la mano y se guardan ocultas. Quien tiene poco fuera de ellas cierra, se enseñan las dos manos, y se apunta puntos el que tiene menos fuera de sus combinaciones. Muchos puntos es bueno.
rule-gin-deck = Se juega con una baraja de 52 cartas, sin comodines.
rule-gin-hand = Cada jugador recibe { $deal-hand-size } cartas, de una en una{ $deal-extra ->
    [0] .
   *[other] , y el que empieza una más.
}
rule-gin-stock = { $deal-upcard ->
    [yes] La carta siguiente se vuelve y empieza el descarte. Las otras { $left } quedan al lado boca abajo: el mazo.
   *[no] Las otras { $left } cartas quedan boca abajo: el mazo. El descarte, al lado, está vacío al principio.
}
rule-gin-starter = { $deal-starter ->
    [dealer] El que reparte juega primero
   *[next] El que no reparte juega primero
}{ $deal-extra ->
    [0] .
   *[other] {" "}y no roba, porque tiene una carta más. { $deal-starter-first-turn ->
        [full] Puede cerrar como en cualquier otro turno, o descartar.
       *[discard_only] En este primer turno solo descarta.
    }
}
rule-gin-offer = Primero se ofrece la carta vuelta. El que juega primero puede tomarla; si pasa, puede tomarla el otro. Quien la toma descarta, y el juego sigue desde ahí. Si pasan los dos, el que juega primero roba del mazo, y la carta vuelta ya no se puede tomar.
rule-gin-turn = En su turno cada jugador toma una carta, la de encima del mazo o la de encima del descarte. Luego descarta una carta boca arriba, o cierra. Todos ven lo que se toma del descarte y lo que se descarta.
rule-gin-throw-back = { $draw-throw-back ->
    [yes] Una carta tomada del descarte se puede volver a descartar en el mismo turno.
   *[no] Una carta tomada del descarte no se puede descartar en el mismo turno.
}
rule-gin-mutual = { $draw-mutual-return ->
    [ends] Cuando lo hacen los dos jugadores uno tras otro, la mano es nula.
   *[plays_on] Los dos jugadores pueden hacerlo uno tras otro, cuanto quieran.
}
rule-gin-takes = { $draw-takes ->
    [any] Se toma del descarte cuantas veces se quiera.
   *[other] Con la toma número { $draw-takes } del descarte, contados los dos jugadores juntos, la mano es nula. La toma de la carta vuelta no cuenta.
}
rule-gin-melds = Las combinaciones se quedan en la mano hasta que alguien cierra. Una carta cuenta en una sola combinación.
rule-gin-deadwood = Las cartas que no están en ninguna combinación son el resto. Del dos al diez cuentan su número, jota, dama y rey { $values-court } cada una, un as { $values-ace-in-hand }. El resto es lo que dejan las combinaciones que dejan menos.
rule-gin-knock = Con la carta robada en la mano se puede tirar una carta boca abajo y cerrar. { $knock-limit ->
    [0] Las otras tienen que estar todas en combinaciones; no puede quedar resto.
    [upcard] El resto de las otras puede contar tanto como la carta vuelta, y no más.
   *[other] El resto de las otras puede contar { $knock-limit } como mucho.
} Se enseñan las combinaciones y, aparte, el resto. Valen cualesquiera combinaciones que no dejen más; quien no nombra ninguna elige las que dejan menos.
rule-gin-upcard = Una jota, una dama o un rey vuelto permite { $values-court }, y el número es el mismo para toda la mano, tome quien tome la carta. { $knock-upcard-ace ->
    [gin_only] Un as vuelto no permite resto: hace falta gin.
   *[one] Un as vuelto permite { $values-ace-in-hand }.
}
rule-gin-knock-throw = { $knock-throw-back ->
    [yes] La carta que se tira al cerrar puede ser la que se acaba de tomar del descarte.
   *[no] La carta que se tira al cerrar no puede ser la que se acaba de tomar del descarte.
}
rule-gin-test = { $knock-test ->
    [first_melds] Para saber si se puede cerrar se mira una sola manera de combinar todas las cartas, la primera de las que dejan menos, sin la carta más cara que sobra. Así algunas manos no pueden cerrar aunque otra manera bastaría.
   *[exact] Se puede cerrar si alguna carta tirada y algunas combinaciones dejan bastante poco.
}
rule-gin-gin = Cerrar sin dejar resto es gin. { $knock-gin ->
    [must] Quien puede tener gin tiene que enseñarlo: no puede ni descartar ni cerrar con más.
   *[may] Nadie está obligado a cerrar, ni a enseñar gin, en cuanto es posible.
}
rule-gin-big = { $score-big-gin ->
    [none] El gran gin, con todas las cartas combinadas y ninguna tirada, no se juega: siempre se tira una carta.
   *[other] Si todas las cartas están en combinaciones, con la que se ha robado, se pueden enseñar todas y no tirar ninguna. Es el gran gin.
}
rule-gin-layoff = { $knock-layoffs ->
    [no] Después del cierre no se añade nada. El otro jugador también enseña sus combinaciones, y lo que queda es resto.
   *[yes] Después de un cierre que no es gin, el otro jugador puede añadir cartas a las combinaciones del que cerró: la cuarta a un conjunto, la siguiente a uno de los extremos de una escalera, también junto a una carta que acaba de añadir. Para ello puede deshacer sus propias combinaciones. Una carta que va a un conjunto y a una escalera va donde él diga. El que cerró no añade nada. Contra un gin tampoco se añade nada.
}
rule-gin-layoff-ends = { $knock-layoffs-per-end ->
    [any] En cada extremo de una escalera se añaden cuantas cartas se quiera.
    [one] En cada extremo de una escalera se añade una carta como mucho.
   *[other] En cada extremo de una escalera se añaden { $knock-layoffs-per-end } cartas como mucho.
}
rule-gin-defender = { $knock-defender ->
    [chosen] Después el otro jugador dice qué combinaciones enseña; todo lo demás es resto.
   *[best] Después se enseñan las mejores combinaciones del otro jugador, y lo que queda es resto.
}
rule-gin-wall = { $draw-last ->
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
rule-gin-score = Después del cierre, el que cerró se apunta la diferencia si le queda menos resto que al otro. El otro no se apunta nada.
rule-gin-undercut = Si al otro le queda menos, es un contra: el otro se apunta la diferencia y { $score-undercut } más. { $score-tie ->
    [nothing] Si a los dos les queda lo mismo, nadie se apunta nada.
   *[undercut] También es un contra si a los dos les queda lo mismo.
} Sin resto después de un cierre el otro también ha hecho un contra, y no tiene gin.
rule-gin-bonus = Un gin se apunta el resto del otro y { $score-gin } más.
rule-gin-big-bonus = Un gran gin se apunta el resto del otro y { $score-big-gin } más.
rule-gin-spades = { $score-spade-doubles ->
    [yes] Si la carta vuelta era una pica, lo que se apunta en la mano cuenta doble, también la prima.
   *[no] El palo de la carta vuelta no importa.
}
rule-gin-match = { $match-kind ->
    [independent] Cada mano es un juego por su cuenta. { $match-deals ->
        [none] Se juegan cuantas se quiera.
        [one] La partida es de 1 mano.
       *[other] La partida es de { $match-deals } manos, y la gana quien gane más de ellas.
    }
   *[cumulative] Los puntos de todas las manos se suman en un juego. { $match-target ->
        [none] Acaba después de { $match-deals ->
            [one] 1 mano.
           *[other] { $match-deals } manos.
        }
       *[other] Acaba cuando un jugador tiene { $match-target } puntos{ $match-deals ->
            [none] .
            [one] , o después de 1 mano.
           *[other] , o después de { $match-deals } manos.
        }
    } Sumado todo, ganan los más puntos.
}
rule-gin-game-bonus = { $match-game-bonus ->
    [0] Ganar el juego no da prima.
   *[other] Quien tiene entonces más puntos ha ganado el juego y recibe { $match-game-bonus } más.
}
rule-gin-box = { $match-box ->
    [0] Las manos ganadas no cuentan nada más.
   *[other] Cada mano ganada es una casilla, y cada casilla cuenta { $match-box } cuando acaba el juego.
} { $match-extra-boxes ->
    [yes] Un contra da una casilla más, un gin o un gran gin dos más.
   *[no] Una mano es una casilla, se gane como se gane.
}
rule-gin-shutout = Si el otro no se ha apuntado nada, el juego es en blanco. { $match-shutout ->
    [double_before_boxes] Dobla los puntos y la prima del ganador, antes de sumar las casillas.
    [double_all] Dobla todo lo que tiene el ganador, también las casillas.
    [double_bonus] Dobla la prima del juego.
    [plus_100] Da 100 puntos al ganador.
   *[none] No da nada más.
}
rule-gin-columns = { $match-columns ->
    [one] La partida es un juego.
   *[other] Se juegan tres juegos a la vez, en las tres columnas de la hoja. Se llama Hollywood.
}
rule-gin-hollywood = La primera mano que se gana se apunta en la primera columna, la segunda en las dos primeras, la tercera y todas las demás en las tres. Cada columna es un juego por su cuenta, con su final, su prima, sus casillas y su juego en blanco. En una columna acabada no se apunta nada más; quien no tiene nada en ella apunta su siguiente primera mano en la columna siguiente. Todo acaba cuando acaban las tres, y las tres cuentan juntas.
rule-gin-dealer = Quién reparte primero se sortea. Después { $match-dealer ->
    [next] los jugadores reparten por turno.
    [last_winner] reparte el ganador de la última mano.
   *[worst_loser] reparte el perdedor de la última mano.
} Una mano que nadie ha ganado la reparte otra vez el mismo.
rule-gin-ties = { $match-ties ->
    [extra_deal] Si los dos tienen lo mismo al final, se juegan más manos hasta que uno esté delante.
   *[shared] Si los dos tienen lo mismo al final, la partida se comparte.
}

### Donde las fuentes difieren

## Rummy de Penang

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

## Rummy sencillo

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

### En la terminal

terminal-rules-head = Reglas: { $title }
terminal-rules-changes = Lo que esta mesa juega de otro modo
terminal-rules-change = { $label }: { $answer } (en lugar de { $instead })
terminal-rules-sign = * marca lo que esta mesa juega de otro modo.
