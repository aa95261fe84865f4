# Terms: run = sekvens, set = sæt, meld = kombination, to meld / lay = lægge ud, to lay off = lægge til,
# stock = stok, discard pile = kastebunke, discard = kaste / kastet kort, draw = trække, take = tage, swap = bytte,
# free or win a joker = frigøre / vinde en joker, borrow = låne, burnt = brændt, natural card = naturligt kort,
# opening = åbning, pure run = ren sekvens, passport = pas, dead = død, go out = gå ud, at once = på én gang,
# dry exit = tør udgang, carte = carte, Game = Game, knock = banke / et bank, deadwood = rest, undercut = underbyde,
# gin = gin, big gin = stor gin, box = rubrik, shutout = skraber, dead hand = dødt spil, upcard = vendt kort,
# hand = hånd, turn = tur, move = træk, deal = spil, match and game of gin = parti, pack = kortspil, dealer = giver,
# suit = farve, rank = værdi, seat = plads, table = bord, host = vært, bot = bot (botter), record = optegnelse,
# score sheet = regnskab, house rule = husregel, phrase = vending.

# The language in its own name, and whether somebody who speaks it from home has read all of it: yes or no.
language-name = Dansk
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
card-name = { $suit } { $rank }
joker = joker
# A joker on the table: in a run it stands for one card, in a set for a rank.
joker-for-card = joker som { $card }
joker-as-A = joker som es
joker-as-2 = joker som 2
joker-as-3 = joker som 3
joker-as-4 = joker som 4
joker-as-5 = joker som 5
joker-as-6 = joker som 6
joker-as-7 = joker som 7
joker-as-8 = joker som 8
joker-as-9 = joker som 9
joker-as-T = joker som 10
joker-as-J = joker som knægt
joker-as-Q = joker som dame
joker-as-K = joker som konge
rank-A = es
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-T = 10
rank-J = knægt
rank-Q = dame
rank-K = konge
# Several of one rank: a set of aces.
ranks-A = esser
ranks-2 = toere
ranks-3 = treere
ranks-4 = firere
ranks-5 = femmere
ranks-6 = seksere
ranks-7 = syvere
ranks-8 = ottere
ranks-9 = niere
ranks-T = tiere
ranks-J = knægte
ranks-Q = damer
ranks-K = konger
suit-s = spar
suit-h = hjerter
suit-d = ruder
suit-c = klør
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
rank-short-J = B
rank-short-Q = D
rank-short-K = K
suit-short-s = ♠
suit-short-h = ♥
suit-short-d = ♦
suit-short-c = ♣
# A letter beside the suit on the card, for who cannot tell the suits apart: one capital each, all four different.
suit-letter-s = S
suit-letter-h = H
suit-letter-d = R
suit-letter-c = K
card-short = { $rank }{ $suit }
joker-short = Joker
# A joker on the table that stands for $card (a short card or a short rank).
joker-short-for = ★{ $card }
# A meld: $from and $to are ranks, $suit a suit, $ranks several of one rank, $count its cards.
meld-run = sekvens i { $suit }, { $from } til { $to }
meld-set = sæt med { $count } { $ranks }

# The house rules: every knob with its name, one sentence of help, and its answers in words.
#
# knob-<path> and knob-<path>-help, choice-<path>-<answer>; dots and underscores become dashes. An answer
# without a message of its own is one of the four below, or a number.

choice-yes = ja
choice-no = nej
choice-any = så mange man vil
choice-none = ingen
# An answer that depends: $answer with $seats players ("3", "5 or 6", "2 to 4"), or if $case is chosen.
answer-seats = { $answer } med { $seats } spillere
answer-case = { $answer } med »{ $case }«
answer-else = ellers { $answer }
# From $low to $high.
answer-span = { $low } til { $high }
# A choice named by its knob: "Ties: shared".
answer-named = { $knob }: { $answer }
preset-penang = Penang Rummy
preset-rami51 = Rami 51
preset-rami51-circular = Rami 51 i ring
preset-rami71 = Rami 71
preset-rami81 = Rami 81
preset-arbaatash = Arbaatash, det libanesiske »14«
preset-thousand = Rami 51, tusindspillet
preset-basic = Almindelig rommy
preset-gin = Gin rommy
preset-gin-traditional = Gin på den gamle måde
preset-gin-oklahoma = Oklahoma-gin
preset-gin-hollywood = Gin med Hollywood-regnskab
preset-gin-openspiel = Gin som i OpenSpiel
preset-gin-rlcard = Gin som i RLCard
ending-game = Game
ending-all-dead = alle døde
ending-last-survivor = én spiller tilbage
ending-blocked = blokeret
ending-knock = bank
ending-gin = gin
ending-big-gin = stor gin

## Which cards are played with?

group-deck = Hvilke kort spilles der med?
knob-deck-packs = Kortspil
knob-deck-packs-help = Hvor mange spil på 52 kort der blandes sammen.
knob-deck-jokers = Jokere
knob-deck-jokers-help = Hvor mange jokere der er med, alle kortspil talt sammen.

## How are the cards dealt?

group-deal = Hvordan gives kortene?
knob-deal-seats = Spillere
knob-deal-seats-help = Hvor mange der kan være med; flere spillere kræver flere kortspil.
knob-deal-hand-size = Kort til hver
knob-deal-hand-size-help = Hvor mange kort hver spiller får fra begyndelsen.
knob-deal-starter = Hvem der begynder
knob-deal-starter-help = Hvem der har den første tur i et spil.
choice-deal-starter-dealer = giveren
choice-deal-starter-next = spilleren efter giveren
knob-deal-extra = Et kort mere
knob-deal-extra-help = Hvor mange kort mere end de andre den spiller får, der begynder.
knob-deal-direction = Retning
knob-deal-direction-help = Hvilken vej kortene gives og turene går.
choice-deal-direction-clockwise = med uret, mod venstre
choice-deal-direction-anticlockwise = mod uret, mod højre
knob-deal-starter-first-turn = Den allerførste tur
knob-deal-starter-first-turn-help = Om den, der begynder, må lægge ud eller banke i den tur, eller kun kaster.
choice-deal-starter-first-turn-discard-only = man kaster kun
choice-deal-starter-first-turn-full = er en tur som alle andre
knob-deal-upcard = Et kort vendes fra begyndelsen
knob-deal-upcard-help = Om et kort vendes efter givningen og begynder kastebunken.
knob-deal-cut-joker = En joker ved aftagningen
knob-deal-cut-joker-help = Hvad der sker, når den, der tager af, vender en joker.
choice-deal-cut-joker-ignored = går tilbage
choice-deal-cut-joker-kept = beholdes af den, der tager af, som et af kortene
knob-deal-aside-shown-after = Vis bagefter de kort, der ikke blev givet
knob-deal-aside-shown-after-help = Om alle efter spillet ser, hvilke kort der ikke var med.

## What may be drawn?

group-draw = Hvad må trækkes?
knob-draw-take = Et kort fra kastebunken
knob-draw-take-help = Hvad den, der tager det øverste kort i kastebunken, skal gøre med det.
choice-draw-take-must-lay = skal lægges ud i samme tur
choice-draw-take-free = må gå på hånden
knob-draw-take-from-round = Første tur med kastebunken
knob-draw-take-from-round-help = Fra hvilken tur i et spil en spiller må tage fra kastebunken.
knob-draw-take-joker = Tage en joker fra kastebunken
knob-draw-take-joker-help = Om en joker må tages fra kastebunken.
knob-draw-take-with-one = At tage med et enkelt kort på hånden
knob-draw-take-with-one-help = Om en spiller med et enkelt kort på hånden må tage fra kastebunken.
knob-draw-throw-back = At kaste kortet tilbage
knob-draw-throw-back-help = Om et kort fra kastebunken må kastes igen i samme tur.
knob-draw-mutual-return = Kastet tilbage to gange i træk
knob-draw-mutual-return-help = Hvad der sker, når begge spillere efter hinanden kaster det kort, de netop har taget.
choice-draw-mutual-return-plays-on = der spilles videre
choice-draw-mutual-return-ends = spillet er dødt
knob-draw-takes = Kort taget fra kastebunken i et spil
knob-draw-takes-help = Hvilket kort taget fra kastebunken, begge spillere talt sammen, der gør spillet dødt; det vendte kort tæller ikke med.
choice-draw-takes-any = så mange man vil
knob-draw-last = Kort, der bliver i stokken
knob-draw-last-help = Med hvor mange kort i stokken der ikke trækkes mere.
knob-draw-wall = Når stokken er ved at slutte
knob-draw-wall-help = Hvad der sker, når stokken er ved at slutte, og ingen har banket.
choice-draw-wall-dead = spillet er dødt, og ingen får point
choice-draw-wall-knock = det sidst kastede kort må endnu tages, for at banke med det
choice-draw-wall-declare = man tager det sidst kastede kort og spiller videre, eller erklærer spillet dødt
knob-draw-renew = Sådan laves en ny stok
knob-draw-renew-help = Hvordan de kastede kort bliver til en ny stok.
choice-draw-renew-shuffled = de kastede kort blandes
choice-draw-renew-turned = de kastede kort vendes, som de ligger
choice-draw-renew-taken = man tager det øverste, eller vender dem alle, som de ligger
knob-draw-renew-keeps-top = Det øverste kastede kort bliver liggende
knob-draw-renew-keeps-top-help = Om det øverste kastede kort bliver liggende, når de andre bliver til en ny stok.
knob-draw-renewals = Nye stokke
knob-draw-renewals-help = Hvor tit i et spil de kastede kort må blive til en ny stok.
choice-draw-renewals-any = så tit det er nødvendigt
knob-draw-touch = Røre kastebunken
knob-draw-touch-help = Hvad det koster at røre kastebunken og alligevel trække fra stokken.
choice-draw-touch-ignored = koster intet
choice-draw-touch-no-dry-this-turn = ingen tør udgang i denne tur
choice-draw-touch-no-dry-this-deal = ingen tør udgang i dette spil
choice-draw-touch-no-exit-this-deal = slet ingen udgang i dette spil

## What is a meld?

group-melds = Hvad er en kombination?
knob-melds-aces = Esset i en sekvens
knob-melds-aces-help = Om et es må følge efter kongen.
choice-melds-aces-both = lavt før toeren eller højt efter kongen
choice-melds-aces-low = kun lavt før toeren
knob-melds-set-suits = Farver i et sæt
knob-melds-set-suits-help = Om et sæt må have en farve mere end én gang, for eksempel to hjerter 8.
choice-melds-set-suits-repeat = må gentages
choice-melds-set-suits-distinct = alle forskellige, altså højst fire kort
knob-melds-run-max = Længste sekvens
knob-melds-run-max-help = Hvor mange kort en sekvens må have: med 14 har den et es i begge ender.
knob-melds-circular = Sekvenser går rundt om hjørnet
knob-melds-circular-help = Om en sekvens må fortsætte efter esset: dame, konge, es, to.
knob-melds-min-naturals = Naturlige kort i en kombination
knob-melds-min-naturals-help = Hvor mange kort i en kombination der mindst skal være andet end jokere.

## What may a joker do?

group-wild = Hvad kan en joker?
knob-wild-max-in-run = Jokere i en sekvens
knob-wild-max-in-run-help = Hvor mange jokere der må være i en sekvens.
choice-wild-max-in-run-any = så mange man vil
knob-wild-max-in-set = Jokere i et sæt
knob-wild-max-in-set-help = Hvor mange jokere der må være i et sæt.
choice-wild-max-in-set-any = så mange man vil
knob-wild-adjacent = Jokere ved siden af hinanden
knob-wild-adjacent-help = Om to jokere må være naboer i en sekvens.
knob-wild-in-run = En jokers plads i en sekvens
knob-wild-in-run-help = Hvor i en sekvens en joker må ligge, og for hvilke kort.
choice-wild-in-run-anywhere = hvor som helst
choice-wild-in-run-ends = kun i enderne
choice-wild-in-run-burnt = kun for et brændt kort, hvis eksemplarer alle ligger på bordet
knob-wild-burnt-counts-discards = Kastede kort brænder også
knob-wild-burnt-counts-discards-help = Om et eksemplar i kastebunken tæller som et i en kombination, når en joker kun må stå for brændte kort.
knob-wild-rebind = En joker i en sekvens
knob-wild-rebind-help = Om det kort, en joker står for, må skubbe den ud til en fri ende af sekvensen.
choice-wild-rebind-fixed = bliver, hvor den er
choice-wild-rebind-slide = kan skubbes ud til en ende af det naturlige kort

## What does the first laying need?

group-opening = Hvad kræver den første udlægning?
knob-opening-kind = Den første udlægning
knob-opening-kind-help = Hvad en spillers første udlægning i et spil, åbningen, skal være.
choice-opening-kind-points = skal nå et antal point
choice-opening-kind-none = må være en hvilken som helst kombination, i en hvilken som helst tur
choice-opening-kind-free = kræver intet: man må lægge til, før man lægger ud
knob-opening-points = Point for at åbne
knob-opening-points-help = Hvor mange point kortene i den første udlægning skal tælle tilsammen.
knob-opening-points-from-discard = Point for at åbne med et kastet kort
knob-opening-points-from-discard-help = Hvor mange point det kræver at åbne i en tur, der begyndte med et kort fra kastebunken.
choice-opening-points-from-discard-same = lige så mange som ellers
knob-opening-discard-points-always = De point hver gang
knob-opening-discard-points-always-help = Om også den, der har åbnet, skal bruge de point i hver tur, der begynder med et kastet kort.
knob-opening-pure-run = En sekvens uden jokere
knob-opening-pure-run-help = Om der skal være en sekvens uden jokere i den første udlægning.
choice-opening-pure-run-new = en ny sekvens uden nogen
choice-opening-pure-run-subrun = en sekvens med tre naturlige kort i rækkefølge, også ved siden af en joker
choice-opening-pure-run-off = ikke nødvendig
knob-opening-from-round = Første tur, man kan åbne i
knob-opening-from-round-help = Fra hvilken tur i et spil en spiller må åbne.
knob-opening-joker-counts = En joker i den første udlægning
knob-opening-joker-counts-help = Hvad en joker tæller til pointene i den første udlægning.
choice-opening-joker-counts-replaced = tæller som det kort, den står for
choice-opening-joker-counts-zero = tæller intet
choice-opening-joker-counts-thirty-five = tæller 35 point

## What may be laid off?

group-layoff = Hvad må lægges til?
knob-layoff-joker-on-opponent = Jokere på andres kombinationer
knob-layoff-joker-on-opponent-help = Om en joker må lægges til en kombination, som en anden har lagt ud.
choice-layoff-joker-on-opponent-none = på ingen
choice-layoff-joker-on-opponent-sets = kun på sæt
choice-layoff-joker-on-opponent-all = på alle

## How is a joker won?

group-swap = Hvordan vindes en joker?
knob-swap-from-set = Jokere i sæt
knob-swap-from-set-help = Hvilket kort der vinder jokeren i et sæt.
choice-swap-from-set-rank = vindes med et hvilket som helst kort af værdien
choice-swap-from-set-square = vindes med den farve, der mangler, når sættet er et firkort
choice-swap-from-set-square-both = vindes med den farve, der mangler, i den tur, hvor sættet blev et firkort
choice-swap-from-set-never = kan ikke vindes
knob-swap-use = En vundet joker
knob-swap-use-help = Om en joker fra et bytte må blive på hånden.
choice-swap-use-keep = må beholdes
choice-swap-use-new-meld = skal i en ny kombination i samme tur
choice-swap-use-any = skal lægges ud i samme tur
knob-swap-same-turn = Bytte i turen med den første kombination
knob-swap-same-turn-help = Om man må bytte allerede i den tur, hvor man lægger sin første kombination ud.

## May cards be taken from melds?

group-borrow = Må man tage kort fra kombinationer?
knob-borrow-kind = At låne fra kombinationer
knob-borrow-kind-help = Om naturlige kort må tages fra en kombination på bordet til en ny.
choice-borrow-kind-off = gøres ikke
choice-borrow-kind-single = er tilladt, når en kombination på tre kort eller flere bliver tilbage
knob-borrow-split = Fra midten af en sekvens
knob-borrow-split-help = Om der må lånes kort fra midten af en sekvens, når den falder i to gyldige sekvenser.
knob-borrow-joker = At låne en joker
knob-borrow-joker-help = Om en joker må lånes som et naturligt kort, uden bytte.
knob-borrow-from-joker-meld = Fra kombinationer med en joker
knob-borrow-from-joker-meld-help = Om naturlige kort må lånes fra en kombination, hvor der ligger en joker.

## What if a seat cannot play?

group-idle = Hvad hvis nogen ikke kan spille?
knob-idle-dead-counts-swaps = Et bytte kan redde fra at være død
knob-idle-dead-counts-swaps-help = Om et bytte, der ville give en joker at lægge, tæller som et træk, så man ikke må være død.
knob-idle-voluntary-dead = Død efter ønske
knob-idle-voluntary-dead-help = Om man må erklære sig død, selv om man har et træk.
knob-idle-auto-dead = Død uden at sige det
knob-idle-auto-dead-help = Om bordet erklærer en spiller død, der ikke har et træk i begyndelsen af sin tur.

## When may one knock?

group-knock = Hvornår må man banke?
knob-knock-limit = Rest at banke med
knob-knock-limit-help = Hvor mange point resten, kortene uden for kombinationer, højst må tælle hos den, der banker.
choice-knock-limit-upcard = så meget som det vendte kort tæller
knob-knock-upcard-ace = Et vendt es
knob-knock-upcard-ace-help = Hvad et bank kræver efter et es, hvor det vendte kort bestemmer, hvor meget rest der må være.
choice-knock-upcard-ace-one = tillader 1 point rest
choice-knock-upcard-ace-gin-only = lader kun gin tilbage
knob-knock-test = Prøven på, om man må banke
knob-knock-test-help = Hvordan det findes ud af, om en hånd må banke.
choice-knock-test-exact = alle måder at kaste et kort og kombinere resten på
choice-knock-test-first-melds = den første måde at kombinere alle kort på, der lader mindst tilbage
knob-knock-throw-back = At banke med det kort, man tog
knob-knock-throw-back-help = Om et kort fra kastebunken må kastes med et bank i samme tur.
knob-knock-gin = En hånd, der er gin
knob-knock-gin-help = Om den, der kunne vise gin, må spille videre.
choice-knock-gin-may = må spilles videre med
choice-knock-gin-must = skal vises med det samme
knob-knock-layoffs = At lægge til efter et bank
knob-knock-layoffs-help = Om den anden spiller må lægge kort til den bankendes kombinationer.
knob-knock-layoffs-per-end = Kort lagt til i én ende
knob-knock-layoffs-per-end-help = Hvor mange kort der må lægges til i hver ende af den bankendes sekvenser.
choice-knock-layoffs-per-end-any = så mange, der passer
knob-knock-defender = Den anden spillers kombinationer
knob-knock-defender-help = Hvilke kombinationer den anden spiller viser efter et bank.
choice-knock-defender-best = dem, der lader mindst rest tilbage
choice-knock-defender-chosen = dem, som spilleren vælger

## How does a deal end?

group-out = Hvordan slutter et spil?
knob-out-last-survivor = Den sidste, der ikke er død
knob-out-last-survivor-help = Om den sidste spiller, der ikke er død, fortsætter alene.
choice-out-last-survivor-plays-on = spiller videre alene
choice-out-last-survivor-ends = afslutter spillet
knob-out-discard = Det sidste kort
knob-out-discard-help = Om et spil kun vindes ved at kaste det sidste kort, eller også ved at lægge det ud.
choice-out-discard-required = skal kastes
choice-out-discard-optional = må kastes eller lægges ud
knob-out-carte = At sige »carte«
knob-out-carte-help = Om den, der har ét kort tilbage efter at have kastet, skal sige det og ellers trækker to kort.
choice-out-carte-manual = spilleren skal sige det, ellers trækkes to kort
choice-out-carte-auto = bordet siger det
choice-out-carte-off = ingen siger det
knob-out-at-once-needs = At gå ud på én gang
knob-out-at-once-needs-help = Hvad det kræver at gå ud i netop den tur, hvor man lægger ud for første gang.
choice-out-at-once-needs-points-and-run = kræver point og sekvens som enhver åbning
choice-out-at-once-needs-run-only = kræver sekvensen, men ingen point
choice-out-at-once-needs-none = kræver ingen af delene
knob-out-new-melds = Nye kombinationer i en tur
knob-out-new-melds-help = Hvor mange nye kombinationer en spiller må lægge ud i én tur.
choice-out-new-melds-any = så mange man vil
knob-out-at-once-may-use-table = På én gang med kombinationer på bordet
knob-out-at-once-may-use-table-help = Om det stadig gælder som at gå ud på én gang, når der er brugt kombinationer, som lå der i forvejen.
knob-out-max-turns = Længste spil
knob-out-max-turns-help = Efter hvor mange ture, alle spillere talt sammen, et spil slutter uden vinder.

## What do the cards count?

group-values = Hvad tæller kortene?
knob-values-ace-in-hand = Et es
knob-values-ace-in-hand-help = Hvad et es på hånden tæller.
knob-values-joker-in-hand = En joker
knob-values-joker-in-hand-help = Hvad en joker på hånden tæller.
choice-values-joker-in-hand-doubles-hand = fordobler hånden
knob-values-court = Knægt, dame og konge
knob-values-court-help = Hvad en knægt, en dame eller en konge tæller.
knob-values-ace-in-meld = Et es i en kombination
knob-values-ace-in-meld-help = Hvad et es tæller til pointene i den første udlægning.
choice-values-ace-in-meld-by-place = 1 eller 11, efter pladsen
choice-values-ace-in-meld-always-10 = altid 10

## What else counts?

group-score = Hvad tæller ellers?
knob-score-pays = Kort tilbage på hånden
knob-score-pays-help = Om kort tilbage på hånden tæller imod den, der har dem, eller for vinderen.
choice-score-pays-own-cards = tæller imod den, der har dem
choice-score-pays-winner-collects = går til vinderen
knob-score-gin = Bonus for gin
knob-score-gin-help = Hvad der lægges til for gin, et bank uden rest.
knob-score-big-gin = Bonus for stor gin
knob-score-big-gin-help = Hvad der lægges til for stor gin: alle kort i kombinationer, og intet kastet.
choice-score-big-gin-none = stor gin spilles ikke
knob-score-undercut = Bonus for at underbyde
knob-score-undercut-help = Hvad der lægges til for den anden spiller, når resten viser sig ikke at være større end den bankendes.
knob-score-tie = Lige stor rest
knob-score-tie-help = Hvad det betyder, når begge har lige meget rest efter et bank.
choice-score-tie-undercut = er at underbyde
choice-score-tie-nothing = giver intet
knob-score-spade-doubles = Spar fordobler
knob-score-spade-doubles-help = Om et spil tæller dobbelt, også bonus, når det vendte kort er en spar.
knob-score-no-passport = Død uden kombination
knob-score-no-passport-help = Hvad der lægges til for en spiller, der er død før den første kombination.
choice-score-no-passport-none = intet yderligere
choice-score-no-passport-plus-50 = 50 point mere
choice-score-no-passport-double = hånden tæller to gange
knob-score-unopened = Ikke åbnet
knob-score-unopened-help = Hvad den tæller, der ikke har åbnet, når en anden går ud, uanset hånden.
knob-score-at-once = Når nogen går ud på én gang
knob-score-at-once-help = Hvad det gør ved de andres point, når nogen går ud på én gang.
choice-score-at-once-multiply = ganges de andres point
choice-score-at-once-flat-100 = får hver af de andre 100 point
choice-score-at-once-dry-table = ganges efter de brugte jokere
knob-score-at-once-factor = Faktor for at gå ud på én gang
knob-score-at-once-factor-help = Hvad de andres point ganges med, når nogen går ud på én gang.
knob-score-at-once-joker-factor = Faktor på én gang med en joker
knob-score-at-once-joker-factor-help = Hvad de ganges med, når det sidste kastede kort også var en joker.
knob-score-joker-finish = En joker som sidste kastede kort
knob-score-joker-finish-help = Hvad det betyder, når nogen går ud, ikke på én gang, ved at kaste en joker.
choice-score-joker-finish-plain = tæller som ethvert andet kort
choice-score-joker-finish-double = fordobler de andres point
choice-score-joker-finish-flat-200 = giver hver af de andre 200 point
choice-score-joker-finish-forbidden = er ikke tilladt
knob-score-dry-table = Tørre udgange efter jokere
knob-score-dry-table-help = Hvordan en tør udgang, alt i én tur, betales efter det antal jokere, der blev brugt.
choice-score-dry-table-rising = mere med jokere: en gang, halvanden gang, to gange
choice-score-dry-table-falling = mindre med jokere: to gange, halvanden gang, en gang
choice-score-dry-table-literal = som en tekst trykker det: en gang, halvanden gang, en gang
knob-score-rounding = Halve point
knob-score-rounding-help = Hvad der bliver af et halvt point.
choice-score-rounding-half-up = rundes op
choice-score-rounding-down = falder bort
knob-score-winner-bonus = Vinderens bonus
knob-score-winner-bonus-help = Hvad vinderen af et spil får: trukket fra summen, eller lagt til, hvor vinderen får de andres point.

## How do deals make a match?

group-match = Hvordan bliver spil til et parti?
knob-match-kind = Spillene i et parti
knob-match-kind-help = Om pointene lægges sammen fra spil til spil.
choice-match-kind-independent = hvert for sig
choice-match-kind-cumulative = lægges sammen
knob-match-target = Point, der afslutter partiet
knob-match-target-help = Partiet slutter, når en sum når dette tal.
choice-match-target-none = intet fast antal
knob-match-deals = Spil i et parti
knob-match-deals-help = Partiet slutter efter så mange spil.
choice-match-deals-none = intet fast antal
knob-match-game-bonus = Bonus for partiet
knob-match-game-bonus-help = Hvad vinderen af et parti, den med flest point til sidst, får oveni.
knob-match-box = En rubrik
knob-match-box-help = Hvad hvert vundet spil tæller oveni, når et parti gøres op.
knob-match-extra-boxes = Rubrikker for gin og for at underbyde
knob-match-extra-boxes-help = Om gin giver to rubrikker mere, og at underbyde en.
knob-match-shutout = En skraber
knob-match-shutout-help = Hvad vinderen får for et parti, hvor den anden ikke har fået point.
choice-match-shutout-none = giver intet mere
choice-match-shutout-double-before-boxes = fordobler point og bonus, ikke rubrikkerne
choice-match-shutout-double-all = fordobler alt
choice-match-shutout-double-bonus = fordobler bonus for partiet
choice-match-shutout-plus-100 = giver 100 point
knob-match-columns = Partier side om side
knob-match-columns-help = Hvor mange kolonner regnskabet har, hver et parti for sig; tre hedder Hollywood.
knob-match-elimination = At falde fra
knob-match-elimination-help = Om den, der når tallet, falder fra, mens de andre spiller videre, til en er tilbage.
knob-match-last-deal-factor = Det sidste spils vægt
knob-match-last-deal-factor-help = Hvad pointene i det sidste spil ganges med.
knob-match-dealer = Hvem der giver næste gang
knob-match-dealer-help = Hvem der giver efter det første spil, hvor giveren findes ved lodtrækning.
choice-match-dealer-next = den næste spiller
choice-match-dealer-last-winner = vinderen af det sidste spil
choice-match-dealer-worst-loser = den, der klarede sig dårligst i det sidste spil
knob-match-ties = Et uafgjort parti
knob-match-ties-help = Hvad der sker, når flere fører lige til sidst.
choice-match-ties-shared = deles
choice-match-ties-extra-deal = går videre, til en er foran alene
knob-match-settlement = Afregning af hvert spil
knob-match-settlement-help = Hvem der betaler hvem efter et spil, i point; der er ingen penge med i det.
choice-match-settlement-none = ingen
choice-match-settlement-difference = alle betaler forskellen til alle, der klarede sig bedre
choice-match-settlement-winner-takes-difference = alle betaler forskellen til vinderen

# Why something is refused: what is wrong, with the cards, and one next step. Nobody is blamed.
#
# $why is the finer case, where a reason has several. $cards are the cards that the sentence is about and
# $count their number; $meld is a meld of the table ("Aina’s run", "your set"), $fits the cards it would take.

# $name plays now.
reason-turn =
    { $why ->
        [dead] Du er død i dette spil, så dets ture går forbi dig. I næste spil er du med igen.
        [out] Du er faldet fra i dette parti. Du kan se det til ende.
        [watching] Du ser med her. Åbn dit eget bord for at spille.
       *[other] { $name } spiller nu. Dine kort venter, til turen kommer til dig.
    }
# $need is the number of the turn in which it is possible, $have the one that is running.
reason-phase =
    { $why ->
        [over] Spillet er slut, og der kan ikke lægges mere. Gå videre til det næste.
        [match-over] Partiet er slut. Åbn et nyt bord for at spille igen.
        [running] Dette spil er stadig i gang. Det næste gives, når det er slut.
        [acted] Du har lagt et kort i denne tur, så du er ikke død. Slut turen i stedet.
        [nothing-to-undo] Der er intet at tage tilbage i denne tur. Hvad andre har set, bliver liggende.
        [draw] Din tur begynder med et kort: træk fra stokken, eller tag det øverste kastede kort.
        [drawn] Du har fået dit kort i denne tur. Læg, hvad du vil, og kast så et.
        [discard] Her slutter turen med, at du kaster. Vælg det kort, du vil af med.
        [first-turn] I denne første tur har du et kort for meget og kaster kun. Vælg det kort, du vil af med.
        [offer] Først kommer det vendte kort: tag det, eller pas.
        [must-draw] I har begge passet til det vendte kort, så denne tur begynder fra stokken. Træk et kort.
        [held] Her bliver kombinationer på hånden, til nogen banker. Kast et kort, eller bank.
        [drawn-held] Du har fået dit kort i denne tur. Kast et, eller bank.
        [no-big-gin] Stor gin spilles ikke ved dette bord. Kast et kort og bank: det er gin.
        [showing] Der er banket. Læg til de viste kombinationer, eller vis din hånd.
        [gin-layoff] Efter gin lægges intet til. Vis din hånd.
        [no-layoff] Ved dette bord lægges intet til efter et bank. Vis din hånd.
        [best-melds] Ved dette bord vises dine bedste kombinationer for dig. Sig bare, at du er færdig.
        [own-melds] Ved dette bord vælger du selv, hvilke kombinationer du viser. Sig hvilke.
        [wall-knock] Stokken er ved at slutte. Tag det sidst kastede kort for at banke med det, eller pas.
        [wall-declare] Stokken er ved at slutte. Tag det sidst kastede kort og spil videre, eller pas, så slutter spillet.
        [no-carte] Ingen siger »carte« i dette spil. Kast uden at sige det.
        [round] Den første udlægning er mulig fra din tur nummer { $need }, og dette er din tur nummer { $have }. Kast et kort indtil videre.
        [take-round] Kastebunken åbner for dig i din tur nummer { $need }, og dette er din tur nummer { $have }. Træk fra stokken.
        [take-joker] Der ligger en joker øverst i kastebunken, og her bliver den liggende. Træk fra stokken.
        [pile] Der ligger intet kort i kastebunken. Træk fra stokken.
        [renewing] Der laves en ny stok. Træk, når den er klar.
       *[other] Det hører ikke til lige nu. Vælg blandt det, der kan gøres nu.
    }
reason-no-action =
    { $why ->
        [passport] Din tur mangler endnu dit pas, en kombination på tre kort eller flere. Læg en ud, og slut så turen.
       *[later] En tur kræver mindst en kombination eller et kort lagt til; et bytte alene er ikke nok. Læg noget, og slut så turen.
    }
reason-has-moves =
    { $why ->
        [passport] Der er en kombination på din hånd, og den holder dig i spillet. Læg den ud som dit pas.
        [lay] Et af dine kort kan lægges til, og man er kun død, når man intet træk har. Læg et kort til.
        [meld] Der er en kombination på din hånd, og man er kun død, når man intet træk har. Læg den ud.
       *[swap] Et bytte ville give dig en joker at lægge, så der er stadig et træk. Byt dig først til en joker.
    }
reason-need-passport = Læg først en kombination ud: den første i et spil er dit pas. Derefter må du lægge til og bytte.
reason-not-opened =
    { $why ->
        [opening] En joker kan vindes, når du har åbnet. Læg først din åbning, og byt så.
        [same-turn] I den tur, hvor man åbner, byttes der ikke ved dette bord. Byt fra din næste tur.
       *[passport] I turen med passet byttes der ikke ved dette bord. Byt fra din næste tur.
    }
reason-a-carte = Med et enkelt kort på hånden er kastebunken lukket for dig. Træk fra stokken.
# $have is how many of the card are held.
reason-card-not-in-hand =
    { $why ->
        [meld]
            { $count ->
                [one] { $cards } ligger ikke i { $meld }. Vælg et kort, der ligger der.
               *[other] { $cards } ligger ikke i { $meld }. Vælg kort, der ligger der.
            }
        [left-out] { $cards }: hvert kort på hånden ligger i én kombination eller er rest. Sig dem alle én gang.
       *[hand]
            { $have ->
                [0]
                    { $count ->
                        [one] { $cards } er ikke på din hånd. Vælg et kort, du har.
                       *[other] { $cards } er ikke på din hånd. Vælg kort, du har.
                    }
                [one] Du har kun { $cards } én gang. Lad nummer to være ude.
               *[other] Du har kun { $cards } { $have } gange. Lad resten være ude.
            }
    }
# $number is the meld asked for, $have how many there are.
reason-no-such-meld =
    { $have ->
        [0] Der er ingen kombination på bordet endnu. Læg en ud fra din hånd.
        [one] Der er ingen kombination { $number }. Den eneste på bordet er kombination 1.
       *[other] Der er ingen kombination { $number }. Kombinationerne på bordet er 1 til { $have }.
    }
# $most is how many cards the meld may have.
reason-full =
    { $why ->
        [end]
            { $most ->
                [one] Der er lagt ét kort til i den ende af { $meld }, og flere er ikke tilladt her. Behold { $cards }.
               *[other] Der er lagt { $most } kort til i den ende af { $meld }, og flere er ikke tilladt her. Behold { $cards }.
            }
        [set] { $meld } har { $most } kort, så mange som et sæt må have her. Gem { $cards } til en anden kombination.
       *[run] { $meld } har { $most } kort, så mange som en sekvens må have her. Gem { $cards } til en anden kombination.
    }
# $most is how many cards a run may have, $jokers how many are in the deck.
reason-bad-run =
    { $why ->
        [short] { $cards }: en sekvens har mindst tre kort. Tilføj et, der følger efter.
        [suits] { $cards }: en sekvens er i én farve. Vælg kort af samme farve, eller af samme værdi til et sæt.
        [twice] { $cards }: en sekvens har hvert kort én gang. Lad { $fits } være ude.
        [ace] { $cards }: en sekvens slutter med esset, intet følger efter det. Udelad kortene på den ene side af esset.
        [ace-low] { $cards }: esset ligger før toeren her, og intet følger efter kongen. Udelad kortene på den ene side.
        [long] { $cards }: en sekvens må have { $most } kort her. Udelad et.
        [gap]
            { $cards }: her skulle { $fits } ligge imellem. { $jokers ->
                [0] Vælg andre.
               *[other] Tilføj det, eller en joker.
            }
        [beside] { $cards }: to jokere må ikke ligge ved siden af hinanden i en sekvens her. Læg et kort imellem.
        [ends] { $cards }: en joker må kun ligge i enden af en sekvens her. Læg et kort på dens plads.
        [layoff] { $cards } passer ikke til { $meld }. Der passer { $fits }.
        [layoff-end] { $cards } passer ikke i den ende af { $meld }. Prøv den anden ende.
        [layoff-after] { $cards } passer ikke til { $meld } efter de andre kort. Læg kortene et ad gangen.
        [layoff-beside] { $cards } ville ligge ved siden af en joker i { $meld }, og to må ikke være naboer her. Læg det et andet sted.
        [layoff-ends] I { $meld } ville en joker ikke mere ligge i en ende, som den skal her. Læg { $cards } et andet sted.
        [seat] En joker står allerede for { $cards } i { $meld }. Byt kortet med den joker.
       *[run] { $cards } er ingen sekvens: tre eller flere kort af samme farve i rækkefølge. Vælg andre.
    }
# $ranks are those of the set ("eights"), $jokers is how many are in the deck.
reason-bad-set =
    { $why ->
        [short] { $cards }: en kombination har mindst tre kort. Tilføj flere af samme værdi, eller af farven i rækkefølge.
        [many] { $cards }: et sæt har højst fire kort her. Udelad et.
        [layoff]
            { $cards } passer ikke til { $meld }. { $jokers ->
                [0] Der passer { $ranks }.
               *[other] Der passer { $ranks } og jokere.
            }
       *[set] { $cards } er intet sæt: tre eller flere kort af samme værdi. Vælg andre.
    }
reason-dup-suit =
    { $why ->
        [layoff] Farven på { $cards } er der allerede i { $meld }, og farverne i et sæt er forskellige her. Gem { $cards } til en anden kombination.
       *[set] { $cards }: farverne i et sæt er forskellige her, og { $fits } er der to gange. Udelad et.
    }
# $need is how many natural cards a meld needs.
reason-all-jokers =
    { $need ->
        [one] { $cards }: en kombination kræver mindst ét kort, der ikke er joker. Tilføj et.
       *[other] { $cards }: en kombination kræver mindst { $need } kort, der ikke er jokere. Tilføj flere af dem.
    }
# $most is how many jokers the meld may have; $kind is run or set.
reason-too-many-jokers =
    { $kind ->
        [run]
            { $most ->
                [0] { $cards }: der må ingen joker være i en sekvens her. Læg den med naturlige kort alene.
                [one] { $cards }: der må højst være én joker i en sekvens her. Læg et naturligt kort på den andens plads.
               *[other] { $cards }: der må højst være { $most } jokere i en sekvens her. Læg naturlige kort på de andres plads.
            }
       *[set]
            { $most ->
                [0] { $cards }: der må ingen joker være i et sæt her. Læg det med naturlige kort alene.
                [one] { $cards }: der må højst være én joker i et sæt her. Læg et naturligt kort på den andens plads.
               *[other] { $cards }: der må højst være { $most } jokere i et sæt her. Læg naturlige kort på de andres plads.
            }
    }
# $copies is how many of each card there are.
reason-not-burnt =
    { $copies ->
        [2] { $cards }: i en sekvens må en joker kun stå for et kort, hvis to eksemplarer begge ligger på bordet. Brug jokeren i et sæt.
        [one] { $cards }: i en sekvens må en joker kun stå for et kort, der allerede ligger på bordet. Brug jokeren i et sæt.
       *[other] { $cards }: i en sekvens må en joker kun stå for et kort, hvis { $copies } eksemplarer alle ligger på bordet. Brug jokeren i et sæt.
    }
reason-joker-opp-run =
    { $why ->
        [sets] { $meld } tilhører en anden, og på andres sekvenser må der ikke lægges jokere her. Et sæt hos de andre kan tage den.
       *[none] { $meld } tilhører en anden, og jokere går kun på ens egne kombinationer her. Læg den på en af dine.
    }
# $readings are the ways to understand it.
reason-ambiguous =
    { $why ->
        [knock] Når { $cards } kastes, kan din hånd vises på { $count } måder: { $readings }. Sig, hvilken du mener.
       *[laid] { $cards } kan lægges på { $count } måder: { $readings }. Sig, hvilken du mener.
    }
reason-joker-brelan =
    { $why ->
        [never] Jokeren i { $meld } bliver, hvor den er: ved dette bord forlader ingen joker et sæt. Prøv en joker i en sekvens.
        [both] Jokeren i { $meld } bliver kun fri i den tur, hvor sættet går fra tre kort til fire. Prøv en anden joker.
       *[square] Jokeren i { $meld } står ikke for noget bestemt kort, før sættet har tre farver og én joker. Læg først en manglende farve til.
    }
reason-joker-mismatch =
    { $why ->
        [joker] En joker vindes med et naturligt kort. Vælg det kort, den står for.
        [run] Jokeren i { $meld } står ikke for { $cards }. Den vindes med { $fits }.
        [set] Jokeren i { $meld } står ikke for { $cards }. Til den hører { $ranks }: den vindes med en af dem.
        [square] Jokeren i { $meld } står ikke for { $cards }. Den vindes med { $fits }.
       *[none] Der er ingen joker i { $meld }. Vælg en kombination, der har en.
    }
reason-take-joker =
    { $why ->
        [meld] Ved dette bord lånes intet kort fra { $meld }, da der ligger en joker. Lån fra en anden kombination.
       *[joker] Jokeren i { $meld } kan ikke lånes. Læg det kort, den står for, på dens plads, og tag den sådan.
    }
# $have is how many cards the meld would keep.
reason-remainder =
    { $why ->
        [middle] { $cards }: hvad der er tilbage af { $meld }, skal stadig være én sekvens. Tag kort fra enderne.
        [few]
            { $have ->
                [0] { $cards }: der ville intet være tilbage af { $meld }, og tre kort skal blive. Tag færre, eller fra en anden kombination.
                [one] { $cards }: der ville være ét kort tilbage af { $meld }, og tre skal blive. Tag færre, eller fra en anden kombination.
               *[other] { $cards }: der ville være { $have } kort tilbage af { $meld }, og tre skal blive. Tag færre, eller fra en anden kombination.
            }
       *[other] { $cards }: hvad der er tilbage af { $meld }, ville ikke være en kombination. Tag andre kort.
    }
# $cards are the borrowed cards.
reason-take-use =
    { $why ->
        [off] { $cards }: ved dette bord bliver det, der ligger i en kombination, liggende. Brug kort fra din hånd.
        [hand] En ny kombination med lånte kort kræver også et kort fra din hånd. Tilføj et.
        [together] { $cards } blev lånt sammen og går sammen i én ny kombination. Læg dem alle i den.
       *[unused] { $cards } skal fra bordet i én ny kombination i denne tur, med et kort fra din hånd. Læg den ud, eller fortryd lånet.
    }
# $cards is the card that was taken.
reason-discard-unused = Du har taget { $cards } fra kastebunken, så det skal lægges ud i denne tur. Læg det, eller læg det tilbage og træk fra stokken.
# $have of $need points; $missing is the difference.
reason-open-points =
    { $why ->
        [discard] { $have } af { $need } point: efter et kort fra kastebunken mangler din åbning { $missing } mere fra dine egne kort. Læg flere, eller fortryd dine træk.
        [any] Det kastede kort tages kun for at åbne med det. Læg en kombination ud i denne tur, eller fortryd dine træk.
        [always] { $have } af { $need } point: den, der tager det kastede kort, lægger så mange her, { $missing } mere. Læg flere, eller fortryd dine træk.
        [dry] { $have } af { $need } point: hvis du ikke går ud i denne tur, mangler din åbning { $missing } mere fra dine egne kort. Læg flere, eller fortryd dine træk.
       *[opening] { $have } af { $need } point: din åbning mangler { $missing } mere fra dine egne kort. Læg flere, eller fortryd dine træk.
    }
reason-open-pure =
    { $why ->
        [subrun] Din åbning mangler endnu en sekvens med tre naturlige kort i rækkefølge. Læg en ud, eller fortryd dine træk.
       *[new] Din åbning mangler endnu en ny sekvens uden joker, helt fra din hånd. Læg en ud, eller fortryd dine træk.
    }
reason-keep-card =
    { $why ->
        [forfeited] Du rørte kastebunken og trak fra stokken, så i dette spil kan du ikke gå ud. Behold et kort mere.
       *[last] Der skal være et kort tilbage at kaste, når din tur slutter. Læg et kort mindre.
    }
reason-joker-finish = Ved dette bord må det sidste kort, du kaster, ikke være en joker. Læg jokeren ud, og kast et andet kort.
# $cards is the card that was taken from the discard pile in this turn.
reason-throw-back =
    { $why ->
        [knock] Du har netop taget { $cards } fra kastebunken, så det må ikke kastes med dit bank. Kast et andet kort.
       *[discard] Du har netop taget { $cards } fra kastebunken, og det må ikke gå tilbage i samme tur. Kast et andet kort.
    }
# $most is how many new melds a turn may have.
reason-new-melds =
    { $most ->
        [one] Ved dette bord er én ny kombination i en tur det højeste. Læg kort til kombinationer, eller kast.
       *[other] Ved dette bord er { $most } nye kombinationer i en tur det højeste. Læg kort til kombinationer, eller kast.
    }
# $cards is the card that was turned up.
reason-upcard-passed = I har begge passet til { $cards }, så det bliver liggende. Træk fra stokken.
reason-must-knock =
    { $why ->
        [gin] Din hånd er gin, og ved dette bord vises den med det samme. Bank med det kort, der ingen rest lader tilbage.
        [less] Din hånd er gin, og ved dette bord vises gin med det samme. Vælg et kort og kombinationer, der ingen rest lader tilbage.
       *[wall] Det sidst kastede kort tages kun for at banke med det. Bank nu.
    }
# $cards are those in no meld and $have what they count; a knocker may keep $need.
reason-deadwood =
    { $why ->
        [wall] Med { $cards } kunne du ikke banke: der ville være mere end { $need } tilbage som rest. Pas.
        [test] Ved dette bord afgør én måde at kombinere på, og den lader { $cards } tilbage: { $have } i rest, og { $need } er det højeste. Kast og spil videre.
        [melds] { $cards } ville være tilbage, { $have } i rest, og du må højst banke med { $need }. Vælg andre kombinationer: din hånd kan bedre.
        [gin] { $cards } ville være tilbage, { $have } i rest, og i dette spil må kun gin vises. Kast og spil videre.
       *[knock] { $cards } ville være tilbage, { $have } i rest, og du må højst banke med { $need }. Kast og spil videre.
    }
# $cards are those in no meld.
reason-not-melded =
    { $count ->
        [one] { $cards } er ikke i nogen kombination, og til stor gin er alle kort det. Kast det og bank, eller vælg andre kombinationer.
       *[other] { $cards } er ikke i nogen kombination, og til stor gin er alle kort det. Vælg andre kombinationer, eller bank med et kastet kort.
    }
# $need is how many jokers must still be laid.
reason-joker-unused =
    { $why ->
        [new-meld]
            { $need ->
                [one] Den joker, du tog, skal i en ny kombination i denne tur. Læg en ud med den, eller fortryd byttet.
               *[other] De { $need } jokere, du tog, skal i nye kombinationer i denne tur. Læg dem ud, eller fortryd bytter.
            }
       *[any]
            { $need ->
                [one] Den joker, du tog, skal lægges ud i denne tur. Læg den, eller fortryd byttet.
               *[other] De { $need } jokere, du tog, skal lægges ud i denne tur. Læg dem, eller fortryd bytter.
            }
    }

# The rules in prose, made from the answers of a table.
#
# Every answer is given under its path with dashes ($swap-from-set, $values-court): words as they stand in the
# rules file, yes or no, or a number. $title is the name of the game; $seats "4" or "2 to 6" players; $wins is
# most or fewest, the points that win.

# How numbers of players are said.
seats-span = { $low } til { $high }
# The heading above a game's rules.
rules-title = Regler: { $title }
rules-title-seats = Regler: { $title } for { $seats } spillere
rules-changes = Ændret ved dette bord
rules-instead = { $title } efter bogen: { $answers }.
# Where a text is no more than a draft.
rules-draft = Denne oversættelse er et udkast fra vores egen hånd. Ingen, der har dansk som modersmål, har læst det endnu.
# Above the rules of a preset in the documents. $law and $knobs are addresses.
rules-page-note = Version { $version }. Numrene i parentes er dem fra [loven]({ $law }), på engelsk, hvor hver regel har sin kilde. Hvad et bord kan ændre, står i [tabellen over husregler]({ $knobs }), også på engelsk.
rules-section-goal = Hvad går det ud på?
rules-section-deck = Kortene
rules-section-deal = Givningen
rules-section-turn = En tur
rules-section-passport = Passet
rules-section-melds = Kombinationer
rules-section-jokers = Jokere
rules-section-layoff = At lægge til
rules-section-swap = At bytte sig til en joker
rules-section-dead = Død
rules-section-end = Når et spil slutter
rules-section-count = Regnskabet
rules-section-match = Partiet

## What is it about?

rule-goal = Det gælder om at sidde tilbage med så få point som muligt. Kort forlader hånden i kombinationer, som man lægger på bordet, og enkeltvis, når man lægger dem til kombinationer, sine egne eller andres.
rule-no-draw = Der trækkes ikke, og der kastes ikke. Den, der i sin tur ikke kan lægge noget kort, er død, og det, han så sidder med, tæller imod ham. Derfor gælder det om at holde længe: ofte er det bedre at spille lidt i hver tur end alt på én gang.

## The cards

rule-deck =
    Med { $seats } spillere: { $deck-packs ->
        [one] 1 spil
       *[other] { $deck-packs } spil
    } på 52 kort og { $deck-jokers ->
        [0] ingen joker
        [one] 1 joker
       *[other] { $deck-jokers } jokere
    }, { $total } kort i alt.
rule-players =
    { $low ->
        [0] Spillet er for { $high } spillere.
       *[other] Spillet er for { $low } til { $high } spillere.
    }

## The deal

rule-hand = Med { $seats } spillere får hver { $deal-hand-size } kort.
# The usual number, before the exceptions.
rule-hand-all = Hver spiller får { $deal-hand-size } kort.
rule-direction =
    Kortene gives et ad gangen, { $deal-direction ->
        [anticlockwise] mod uret, det første til spilleren til højre for giveren. Turene går samme vej.
       *[clockwise] med uret, det første til spilleren til venstre for giveren. Turene går samme vej.
    }
rule-starter =
    { $deal-starter ->
        [dealer] Giveren har den første tur.
       *[next] Spilleren efter giveren har den første tur.
    }
# $left is how many cards are left over, or "some" where that depends.
rule-aside =
    { $left ->
        [0] Der er ingen kort tilovers.
        [some] De kort, der er tilovers, lægges til side med bagsiden op og bruges ikke.
        [one] Det ene kort, der er tilovers, lægges til side med bagsiden op og bruges ikke.
       *[other] De { $left } kort, der er tilovers, lægges til side med bagsiden op og bruges ikke.
    } { $deal-aside-shown-after ->
        [yes] Når spillet er slut, vises de.
       *[no] Ingen ser dem nogensinde.
    }

## A turn

rule-turn = I sin tur lægger man mindst en kombination ud eller mindst et kort til. Man må gøre mere, i enhver rækkefølge og uden grænse, og slutte turen, når man vil. Man melder ikke pas.
rule-turn-free = Ingen behøver at gøre mere end en ting i en tur, eller at lægge ud, hvad der kunne lægges ud: tre esser kan gå et ad gangen, tur for tur, på et sæt esser, der allerede ligger der.
rule-turn-stays = Hvad der ligger på bordet, bliver liggende. Kombinationer samles, deles og flyttes ikke.

## The passport

rule-passport =
    Det første, man gør i et spil, er at lægge en kombination ud, i sin første tur: det er ens pas. Det kræver ingen point{ $jokers ->
        [0] .
       *[other] , og der må være jokere i det.
    } Før det må man { $jokers ->
        [0] ikke lægge til
       *[other] hverken lægge til eller bytte
    }; efter det, i samme tur, er alt åbent for en.
rule-passport-must =
    { $idle-voluntary-dead ->
        [yes] Har man ingen kombination i sin første tur, er man død med det samme. Har man en, må man lægge den ud, eller være død alligevel.
       *[no] Har man en kombination i sin første tur, skal man lægge den ud. Har man ingen, er man død med det samme; det er sjældent.
    }

## Melds

rule-runs =
    En sekvens er tre eller flere kort af samme farve i rækkefølge. { $melds-circular ->
        [yes] Esset forbinder de to ender, så en sekvens kan gå rundt om hjørnet: dame, konge, es, to. En sekvens har højst 13 kort.
       *[no]
            { $melds-aces ->
                [low] Esset er lavt, før toeren, og intet følger efter kongen.
               *[both]
                    Esset er lavt før toeren eller højt efter kongen, og intet følger efter et højt es. { $melds-run-max ->
                        [14] Den længste sekvens har 14 kort, med et es i hver ende.
                       *[13] Den længste sekvens har 13 kort, altså kun et es.
                    }
            }
    }
rule-sets =
    Et sæt er tre eller flere kort af samme værdi. { $melds-set-suits ->
        [distinct]
            Farverne er alle forskellige: det er et trekort eller et firkort{ $jokers ->
                [0] .
               *[other] , jokere medregnet.
            }
       *[repeat] Farver må gentages, selv det samme kort fra to spil, og et sæt må vokse, så langt kortene rækker.
    }

## Jokers

rule-no-jokers = Der er ingen jokere i spillet.
rule-jokers = En joker står for et hvilket som helst kort. I en sekvens står den for et bestemt kort, i et sæt kun for værdien. Den må stå for et kort, hvis eksemplarer alle ses andre steder. Kun trykte jokere er jokere.
rule-jokers-said = Hvor kortene kan læses på to måder, som sekvens eller sæt, eller med en joker i den ene eller den anden ende, siger man hvilken. Det gælder så.
rule-jokers-naturals =
    { $melds-min-naturals ->
        [0] En kombination må bestå af lutter jokere; man siger, hvad de står for.
        [one] En kombination har mindst et kort, der ikke er joker.
       *[other] En kombination har mindst { $melds-min-naturals } kort, der ikke er jokere.
    }
rule-jokers-run =
    { $wild-max-in-run ->
        [0] Der må ingen joker være i en sekvens.
        [one] Der må være en joker i en sekvens.
        [any]
            Der må være så mange jokere i en sekvens, man vil, { $wild-adjacent ->
                [yes] også ved siden af hinanden.
               *[no] men ikke to ved siden af hinanden.
            }
       *[other]
            Der må være { $wild-max-in-run } jokere i en sekvens, { $wild-adjacent ->
                [yes] også ved siden af hinanden.
               *[no] men ikke to ved siden af hinanden.
            }
    }
rule-jokers-set =
    { $wild-max-in-set ->
        [any] Der må være så mange jokere i et sæt, man vil.
        [0] Der må ingen joker være i et sæt.
        [one] Der må være en joker i et sæt.
       *[other] Der må være { $wild-max-in-set } jokere i et sæt.
    }
rule-jokers-place =
    { $wild-in-run ->
        [ends] I en sekvens må en joker kun ligge i en ende, og den ende vokser ikke mere.
        [burnt] I en sekvens må en joker kun stå for et brændt kort: et, hvis eksemplarer alle allerede ligger på bordet, når den lægges.
       *[anywhere] I en sekvens må en joker ligge hvor som helst.
    }
rule-jokers-fixed =
    { $wild-rebind ->
        [slide] Har man netop det kort, som en joker i en sekvens står for, må man lægge det til på jokerens plads og skubbe jokeren ud til en fri ende.
       *[fixed] Når en sekvens vokser, bliver dens jokere, hvor de er, og står for det, de stod for.
    }

## Laying off

rule-layoff =
    Man må lægge så mange kort til, man vil, på alle kombinationer på bordet, hvem der end lagde dem ud. En sekvens fortsætter i begge ender. Et sæt tager kort af sin værdi, { $melds-set-suits ->
        [distinct] af en farve, det mangler.
       *[repeat] også af en farve, det har.
    } { $melds-aces ->
        [low] { "" }
       *[both] Et es, der passer i begge ender af en sekvens, går derhen, hvor man siger.
    }
rule-layoff-jokers =
    { $layoff-joker-on-opponent ->
        [none] Jokere lægges kun til ens egne kombinationer.
        [sets] Jokere lægges til ens egne kombinationer og til andres sæt, ikke til andres sekvenser.
       *[all] Også jokere må lægges til alles kombinationer.
    }

## Swapping for a joker

rule-swap = I sin tur, når man har sit pas, må man lægge et kort fra hånden på en jokers plads på bordet, hvem der end lagde den ud, og tage jokeren. I en sekvens skal det være netop det kort, jokeren står for, fra hvilket spil det end er.
rule-swap-set =
    { $swap-from-set ->
        [square] Jokeren i et sæt vindes kun, når sættet er et firkort med tre forskellige farver: med den farve, der mangler. I et trekort står den ikke for noget bestemt kort.
        [square_both] Jokeren i et sæt vindes kun i den tur, hvor et naturligt kort gjorde det til et firkort med tre forskellige farver: med den farve, der mangler.
        [never] Jokeren i et sæt kan ikke vindes.
       *[rank] I et sæt er ethvert kort af værdien godt nok.
    }
rule-swap-free =
    Et bytte er ikke et træk: man skal stadig lægge en kombination ud eller et kort til i samme tur. Man må bytte, så tit man vil, før og efter. { $swap-same-turn ->
        [yes] Turen med passet er ingen undtagelse.
       *[no] Kun i turen med passet må man ikke bytte.
    }
rule-swap-use =
    { $swap-use ->
        [new_meld] En vundet joker skal i en ny kombination, før turen slutter.
        [any] En vundet joker skal lægges ud, før turen slutter, i en kombination eller til en anden.
       *[keep] En vundet joker må gemmes til senere ture; på hånden til sidst tæller den som ethvert andet kort.
    }
rule-swap-last =
    Man bytter et kort for et andet, så et bytte tømmer aldrig en hånd. { $swap-use ->
        [keep] Kan man intet lægge ud bagefter, er man død og beholder jokeren.
       *[other] Kan jokeren ikke lægges ud, tages byttet tilbage.
    }

## Dead

rule-dead =
    { $idle-voluntary-dead ->
        [yes] I begyndelsen af en tur må man erklære sig død, også når man har et træk. Har man intet, er man død.
       *[no] Kan man i sin tur hverken lægge en kombination ud eller et kort til, er man død. Så længe man har et træk, kan man ikke være det.
    } { $jokers ->
        [0] { "" }
       *[other]
            { $idle-dead-counts-swaps ->
                [yes] Et bytte tæller som et træk, når man kan lægge noget bagefter.
               *[no] Hvad et bytte ville gøre muligt, tæller ikke som et træk.
            }
    }
rule-dead-auto =
    { $idle-auto-dead ->
        [yes] Har man intet træk i begyndelsen af sin tur, siger bordet det for en.
       *[no] Har man intet træk, siger man det selv.
    }
rule-dead-after = En død spiller spiller ikke mere i det spil, beholder sin hånd med bagsiden op og tæller det hele, også kort, som senere kombinationer ville have taget.

## The end of a deal

rule-game = Den, der lægger sit sidste kort fra hånden, har »Game« og vinder spillet på stedet, midt i en tur, om det skal være. Ingen lægger noget ud derefter, heller ikke kombinationer, de sidder med.
rule-last-survivor =
    { $out-last-survivor ->
        [ends] Ellers slutter spillet, så snart kun en spiller ikke er død.
       *[plays_on] Ellers slutter spillet, når alle er døde. Den sidste, der ikke er død, spiller videre alene.
    } Så vinder den med færrest point. Da hver tur lægger et kort eller ender med en død, slutter et spil altid.

## Counting

rule-values =
    Kort tilbage på hånden tæller: to til ti det, de viser, knægt, dame og konge { $values-court } hver, et es { $values-ace-in-hand }{ $jokers ->
        [0] .
       *[other]
            { $values-joker-in-hand ->
                [doubles_hand] . En joker tæller intet selv, men fordobler hånden, en gang, hvor mange der end er.
               *[other] , en joker { $values-joker-in-hand }.
            }
    }
rule-score =
    Man skriver summen af de kort, man endnu har{ $jokers ->
        [0] .
       *[other] , også jokere.
    } Med »Game« er det 0. Få point er godt.
rule-no-passport =
    { $score-no-passport ->
        [plus_50] En spiller, der er død uden nogensinde at have lagt en kombination ud, tæller 50 point mere.
        [double] En spiller, der er død uden nogensinde at have lagt en kombination ud, tæller hånden to gange.
       *[none] At være død koster intet yderligere, heller ikke uden pas: den fulde hånd er nok.
    }

## The match

rule-match =
    { $match-kind ->
        [independent]
            Hvert spil er for sig. { $match-deals ->
                [none] Man spiller så mange, man vil.
                [one] Partiet er 1 spil.
               *[other] Partiet er { $match-deals } spil, og den, der vandt flest af dem, vinder det.
            }
       *[cumulative]
            Pointene fra alle spil lægges sammen, og den { $wins ->
                [most] højeste
               *[fewest] laveste
            } sum vinder. { $match-target ->
                [none]
                    Partiet slutter efter { $match-deals ->
                        [one] 1 spil.
                       *[other] { $match-deals } spil.
                    }
               *[other]
                    { $match-elimination ->
                        [yes]
                            Den, der når { $match-target } point, falder fra. Den sidste tilbage vinder; er der ingen tilbage, vinder den laveste sum. { $match-deals ->
                                [none] { "" }
                                [one] Partiet er slut senest efter 1 spil.
                               *[other] Partiet er slut senest efter { $match-deals } spil.
                            }
                       *[no]
                            Partiet slutter, når en sum når { $match-target } point{ $match-deals ->
                                [none] .
                                [one] , eller efter 1 spil.
                               *[other] , eller efter { $match-deals } spil.
                            }
                    }
            }
    }
rule-last-deal =
    { $match-last-deal-factor ->
        [one] Alle spil vejer lige meget.
       *[other] Pointene i det sidste spil ganges med { $match-last-deal-factor }.
    }
rule-dealer =
    Den første giver findes ved lodtrækning. Derefter { $match-dealer ->
        [next] giver hver gang den næste spiller.
        [worst_loser]
            giver den spiller, der havde { $wins ->
                [most] færrest
               *[fewest] flest
            } point i det sidste spil.
       *[last_winner] giver vinderen af det sidste spil.
    } { $match-dealer ->
        [next] { "" }
       *[other] Blandt lige er det den, man møder først, når man går rundt fra giveren.
    }
rule-ties =
    Et spil, som flere vinder lige, deles. { $match-ties ->
        [extra_deal] Et parti, som flere fører, er ikke slut: alle spiller flere spil, til en er foran alene.
       *[shared] Det gør et parti også.
    }
rule-settlement =
    { $match-settlement ->
        [difference]
            Efter hvert spil betaler alle forskellen, i point, til alle, der har { $wins ->
                [most] flere
               *[fewest] færre
            } point.
        [winner_takes_difference] Efter hvert spil betaler alle forskellen i point til vinderen; flere vindere deler den.
       *[none] Der afregnes intet mellem spillerne; pointene er resultatet.
    }
rules-section-opening = Åbningen
rules-section-free = At frigøre en joker
rules-section-borrow = At låne fra kombinationer
rules-section-carte = Et kort tilbage
rules-section-stock = Stokken
rules-section-out = At gå ud

## What is it about?

rule-rami-goal =
    Det gælder om at være den første uden kort, og om at sidde med få point, når en anden er det. { $wins ->
        [most] Den første får alt, hvad de andre sidder med.
       *[fewest] { "" }
    } Kort forlader hånden i kombinationer, som man lægger på bordet, enkeltvis, når man lægger dem til kombinationer, og når man kaster dem.

## The deal

rule-rami-hand =
    Med { $seats } spillere får hver { $deal-hand-size } kort{ $deal-extra ->
        [0] .
       *[other] , og den, der begynder, et mere.
    }
rule-rami-hand-all =
    Hver spiller får { $deal-hand-size } kort{ $deal-extra ->
        [0] .
       *[other] , og den, der begynder, et mere.
    }
rule-rami-cut =
    Spilleren til venstre for giveren tager af. { $deal-cut-joker ->
        [kept] En joker, der vendes ved aftagningen, beholder han: den er et af de kort, han får.
       *[ignored] Hvad aftagningen viser, er uden betydning.
    }
rule-rami-starter =
    { $deal-starter ->
        [dealer] Giveren har den første tur
       *[next] Spilleren efter giveren har den første tur
    }{ $deal-extra ->
        [0] . { $deal-starter-first-turn ->
                [full] Den er en tur som alle andre.
               *[discard_only] I denne første tur lægges intet ud: man trækker og kaster.
            }
       *[other]
            { " " }og trækker ikke, da han har et kort mere. { $deal-starter-first-turn ->
                [full] Han må lægge ud som i enhver anden tur, og kaster så.
               *[discard_only] I denne første tur kaster han kun.
            }
    }
# $left is how many cards are left over, or "some" where that depends.
rule-rami-stock =
    { $left ->
        [some] De kort, der er tilovers, er stokken, med bagsiden op.
        [one] Det ene kort, der er tilovers, er stokken, med bagsiden op.
       *[other] De { $left } kort, der er tilovers, er stokken, med bagsiden op.
    } { $deal-upcard ->
        [yes] Et kort vendes ved siden af den og begynder kastebunken.
       *[no] Kastebunken ved siden af den er tom fra begyndelsen.
    }

## A turn

rule-rami-turn =
    I sin tur trækker man et kort, lægger så ud, hvad man kan og vil, og kaster til sidst et kort med billedsiden op. { $jokers ->
        [0] Det må være et hvilket som helst kort, også et, der ville passe på bordet.
       *[other] Det må være et hvilket som helst kort, også en joker eller et kort, der ville passe på bordet.
    }
rule-rami-take =
    Man trækker fra stokken eller tager det øverste kort i kastebunken. { $draw-take ->
        [free] Det kort, man tager, må gå på hånden.
       *[must_lay]
            Det kort, man tager, skal lægges ud i samme tur{ $jokers ->
                [0] : i en ny kombination eller til en anden.
               *[other] : i en ny kombination, til en anden eller i bytte for en joker.
            }
    } { $opening-kind ->
        [free] { "" }
       *[other] Før man har åbnet, må man kun tage det for at åbne med det i den tur.
    }
rule-rami-take-round =
    { $draw-take-from-round ->
        [one] Kastebunken er åben for en fra ens første tur.
       *[other] Kastebunken er åben for en fra ens tur nummer { $draw-take-from-round } i spillet.
    }
rule-rami-throw-back =
    { $draw-throw-back ->
        [no] Et kort, man har taget fra kastebunken, må ikke kastes i samme tur.
       *[yes] Et kort, man har taget fra kastebunken, må kastes igen i samme tur.
    }
rule-rami-take-joker =
    { $draw-take-joker ->
        [no] En joker i kastebunken tages ikke.
       *[yes] En joker i kastebunken må tages som ethvert andet kort.
    }
rule-rami-touch =
    { $draw-touch ->
        [no_dry_this_turn] Den, der rører kastebunken og alligevel trækker fra stokken, kan ikke gå ud på én gang i den tur: går han ud, tæller det enkelt.
        [no_dry_this_deal] Den, der rører kastebunken og alligevel trækker fra stokken, kan ikke mere gå ud på én gang i det spil: går han ud i en enkelt tur, tæller det enkelt.
        [no_exit_this_deal] Den, der rører kastebunken og alligevel trækker fra stokken, kan ikke mere gå ud i det spil.
       *[ignored] At røre kastebunken og alligevel trække fra stokken koster intet.
    }

## Melds

rule-rami-melds = En kombination tilhører den, der lagde den ud. To ens kombinationer må ligge ved siden af hinanden.
rule-rami-new-melds =
    { $out-new-melds ->
        [any] Man må lægge så mange nye kombinationer ud i en tur, man vil.
        [one] Man må lægge én ny kombination ud i en tur, og lægge til, som man vil.
       *[other] Man må højst lægge { $out-new-melds } nye kombinationer ud i en tur, og lægge til, som man vil.
    }

## Jokers

rule-rami-jokers =
    En joker står for et hvilket som helst kort. I en sekvens står den for et bestemt kort. { $melds-set-suits ->
        [repeat] I et sæt står den kun for værdien.
       *[distinct] I et firkort står den for den farve, der mangler. I et trekort står den for en af de to farver, der mangler, og ingen kan sige hvilken.
    } Kun trykte jokere er jokere.
rule-rami-burnt =
    { $wild-burnt-counts-discards ->
        [yes] Et eksemplar i kastebunken tæller som et i en kombination.
       *[no] Kun eksemplarer i kombinationer tæller, ikke dem i kastebunken. Derfor er der intet kort tilbage, der kan frigøre jokeren i en sekvens.
    }

## The opening

rule-rami-opening =
    { $opening-kind ->
        [none] Den første udlægning i et spil, åbningen, må være en hvilken som helst kombination, i en hvilken som helst af ens ture.
        [free] Den første udlægning kræver intet: man må lægge en hvilken som helst kombination ud, eller lægge til de andres, før man har en selv.
       *[points]
            Den første udlægning i et spil er åbningen. { $opening-points ->
                [0] Den kræver ingen point.
               *[other] De kort, man lægger ud i den ene tur, skal tilsammen tælle { $opening-points } point eller mere; præcis { $opening-points } er nok.
            }
    }
rule-rami-pure =
    { $opening-pure-run ->
        [subrun] Der skal være en ny sekvens i den, helt fra egen hånd, med tre naturlige kort i rækkefølge; en joker må ligge ved siden af dem.
        [off] Den kræver ingen sekvens uden jokere.
       *[new] Der skal være en ren sekvens i den: en ny sekvens uden jokere, helt fra egen hånd.
    }
rule-rami-worth =
    To til ti tæller det, de viser, knægt, dame og konge { $values-court } hver, et es { $values-ace-in-meld ->
        [always_10] altid 10.
       *[by_place] 1 nederst i en sekvens, 11 efter kongen og i et sæt.
    } { $jokers ->
        [0] { "" }
       *[other]
            { $opening-joker-counts ->
                [zero] En joker tæller intet.
                [thirty_five] En joker tæller 35.
               *[replaced] En joker tæller som det kort, den står for.
            }
    }
rule-rami-opening-table =
    { $borrow-kind ->
        [off] Man må lægge til andres kombinationer i den,
       *[single] Man må lægge til andres kombinationer og låne fra dem i den,
    } men kun ens egne nye kort tæller. Den fordeles ikke over flere ture.{ $jokers ->
        [0] { "" }
       *[other] { " " }En joker, man frigør på bordet, hjælper ikke til at åbne.
    }
rule-rami-opening-discard =
    { $opening-points-from-discard ->
        [same]
            Begyndte turen med et kort fra kastebunken, kræver åbningen lige så mange point. { $opening-discard-points-always ->
                [yes] Også senere skal den, der tager et kastet kort, lægge kort ud for så mange point i den tur.
               *[no] { "" }
            }
       *[other]
            Begyndte turen med et kort fra kastebunken, kræver åbningen { $opening-points-from-discard } point. { $opening-discard-points-always ->
                [yes] Også senere skal den, der tager et kastet kort, lægge kort ud for så mange point i den tur.
               *[no] Senere må et kastet kort tages uden krav om point.
            }
    }
rule-rami-opening-round =
    { $opening-kind ->
        [free] Man må lægge ud
       *[other] Man må åbne
    } { $opening-from-round ->
        [one] fra sin første tur.
       *[other] fra sin tur nummer { $opening-from-round } i spillet.
    }
rule-rami-after = Når man har åbnet, må man lægge enhver kombination ud, hvad den end tæller.

## Laying off

rule-rami-layoff = Man må lægge til, når man har åbnet, og som en del af åbningen.

## Freeing a joker

rule-rami-swap =
    I sin tur{ $opening-kind ->
        [free] { "" }
       *[other] , når man har åbnet,
    } må man lægge et kort fra hånden på en jokers plads på bordet, hvem der end lagde den ud, og tage jokeren. I en sekvens skal det være netop det kort, jokeren står for, fra hvilket spil det end er.
rule-rami-swap-turn =
    { $swap-same-turn ->
        [no] I den tur, hvor man åbner, må man det ikke endnu.
       *[yes] I den tur, hvor man åbner, må man det, så snart åbningen er komplet.
    }

## Borrowing from melds

rule-rami-borrow =
    { $borrow-kind ->
        [off] Hvad der ligger i en kombination, bliver liggende. Intet kort tages fra den til en anden.
       *[single]
            Man må tage naturlige kort fra en kombination på bordet, hvem der end lagde den ud, hvis en på tre kort eller flere bliver tilbage: hvilke som helst fra et sæt, og fra en sekvens dem i enderne. I samme tur går de sammen i en ny kombination, med mindst et kort fra hånden. Den nye er ens egen, den gamle beholder sin ejer. { $opening-kind ->
                [free] { "" }
               *[other] Det kræver, at man har åbnet, eller er en del af åbningen.
            }
    }
rule-rami-borrow-split =
    { $borrow-split ->
        [yes] Man må også tage fra midten af en sekvens, hvis den falder i to sekvenser på tre kort eller flere.
       *[no] Fra midten af en sekvens tages intet, selv om begge halvdele var lange nok.
    }
rule-rami-borrow-joker =
    { $borrow-joker ->
        [yes] En joker lånes som et naturligt kort.
       *[no] En joker lånes ikke; den forlader kun en kombination i bytte for sit kort.
    } { $borrow-from-joker-meld ->
        [no] Fra en kombination med en joker lånes intet.
       *[yes] Fra en kombination med en joker må andre kort lånes.
    }

## One card left

rule-rami-carte =
    { $out-carte ->
        [auto] Når man har et kort tilbage efter at have kastet, siger bordet »carte« for en, så alle er advaret.
        [off] Ingen behøver at sige, hvor mange kort han har tilbage.
       *[manual] Når man har et kort tilbage efter at have kastet, siger man »carte«. Glemmer man det, trækker man straks to kort fra stokken, eller så mange der er.
    }
rule-rami-a-carte =
    { $draw-take-with-one ->
        [yes] Også med et enkelt kort på hånden må man tage fra kastebunken.
       *[no] Med et enkelt kort på hånden må man ikke tage fra kastebunken.
    }

## The stock

rule-rami-renew =
    { $draw-renewals ->
        [0] Når stokken er brugt op, laves der ikke en ny.
       *[other]
            Når der skal trækkes, og stokken er brugt op, { $draw-renew ->
                [taken] tager man det øverste kastede kort, eller vender hele bunken, som den ligger: den er den nye stok, og man trækker fra den.
                [turned] vendes de kastede kort, som de ligger, uden at blandes, og bliver ny stok.
               *[shuffled] blandes de kastede kort og bliver ny stok.
            } { $draw-renewals ->
                [one] Det gøres en gang i et spil.
                [any] Det gøres, så tit det er nødvendigt.
               *[other] Det gøres højst { $draw-renewals } gange i et spil.
            }
    }
rule-rami-renew-top =
    { $draw-renew ->
        [taken] Tages det ikke, går det øverste kastede kort med de andre.
       *[other]
            { $draw-renew-keeps-top ->
                [no] Det øverste kastede kort går med de andre.
               *[yes] Det øverste kastede kort bliver liggende.
            }
    }
rule-rami-blocked =
    Er der intet tilbage at trække, må man stadig tage det øverste kastede kort{ $opening-kind ->
        [free] .
       *[other] , hvis man kan lægge det ud.
    } Ellers er spillet blokeret: { $score-pays ->
        [winner_collects] ingen får point, og ingen har vundet.
       *[own_cards] alle tæller som tabere, intet ganges, og ingen har vundet.
    }
rule-rami-max-turns = Et spil, der har varet { $out-max-turns } ture, er også blokeret.

## Going out

rule-rami-out =
    { $out-discard ->
        [optional] Spillet slutter, så snart nogen ikke har flere kort, efter det sidste kastede kort eller efter at have lagt det sidste ud.
       *[required] Spillet slutter, når nogen kaster sit sidste kort. Derfor skal man, når man lægger ud, altid beholde et kort at kaste.
    } Alt andet skal virkelig ligge på bordet; det er ikke nok at vise sin hånd.
rule-rami-at-once =
    { $opening-kind ->
        [free] At gå ud i én tur, uden at have lagt noget før i spillet, er at gå ud på én gang.
       *[other] At gå ud i netop den tur, hvor man åbner, er at gå ud på én gang. Har ingen anden åbnet endnu, hedder det rami sec, tør rami.
    }
rule-rami-at-once-needs =
    { $out-at-once-needs ->
        [run_only] Det kræver åbningens sekvens, men intet antal point.
        [none] Det kræver hverken åbningens point eller dens sekvens.
       *[points_and_run] Det kræver point og sekvens som enhver åbning.
    }
rule-rami-at-once-table =
    { $out-at-once-may-use-table ->
        [no] Har man brugt en kombination, der lå der i forvejen, tæller det enkelt.
       *[yes] Det er lige meget, om man har brugt kombinationer, der lå der i forvejen.
    }
rule-rami-joker-finish =
    { $score-joker-finish ->
        [double] At gå ud på anden måde med en joker som sidste kastede kort fordobler alle de andres point.
        [flat_200] At gå ud på anden måde med en joker som sidste kastede kort giver hver af de andre 200 point.
        [forbidden] Det sidste kastede kort må ikke være en joker.
       *[plain] Det sidste kastede kort må være en joker. Var det ikke på én gang, ændrer det intet.
    }

## Counting

rule-rami-score =
    { $score-pays ->
        [winner_collects]
            Den, der går ud, får, hvad de andre tilsammen tæller efter de kort, de endnu har{ $score-winner-bonus ->
                [0] .
               *[other] , og { $winner-gets } til.
            } De andre får intet. Mange point er godt.
       *[own_cards]
            { $score-winner-bonus ->
                [0] Den, der går ud, tæller 0.
               *[other] Den, der går ud, tæller { $score-winner-bonus }, som trækkes fra det samlede.
            } De andre tæller{ $opening-kind ->
                [free] { " " }
               *[other] , hvis de har åbnet,
            } de kort, de endnu har. Få point er godt.
    }
rule-rami-unopened = Den, der ikke har åbnet inden da, tæller { $score-unopened }, hvad der end er på hånden.
rule-rami-multiply =
    Når nogen går ud på én gang, ganges alle de andres point{ $opening-kind ->
        [free] { "" }
       *[other] , hvad enten de har åbnet eller ej,
    } med { $score-at-once-factor }{ $jokers ->
        [0] .
       *[other] , eller med { $score-at-once-joker-factor }, hvis det sidste kastede kort var en joker.
    }
rule-rami-flat =
    Når nogen går ud på én gang, tæller alle de andre netop 100{ $opening-kind ->
        [free] { "" }
       *[other] , hvad enten de har åbnet eller ej
    }{ $jokers ->
        [0] .
       *[other] , og 200, hvis det sidste kastede kort var en joker.
    }
rule-rami-dry =
    At gå ud på én gang er en tør udgang, og den betales efter de jokere, der blev lagt i den tur. { $score-dry-table ->
        [falling] Uden joker tæller de andres point to gange, med en joker halvanden gang, med flere en gang.
        [literal] Uden joker tæller de andres point en gang, med en joker halvanden gang. Med flere tæller de igen en gang, men to gange for dem, der ikke har åbnet.
       *[rising] Uden joker tæller de andres point en gang, med en joker halvanden gang, med flere to gange.
    }
rule-rami-rounding =
    { $score-rounding ->
        [down] Et halvt point falder bort.
       *[half_up] Et halvt point rundes op.
    }
rules-section-knock = At banke
rules-section-showing = Efter banket
rules-section-wall = Når stokken slutter

## What is it about?

rule-gin-goal = Man samler kombinationer på hånden og holder dem skjult. Når der er lidt ved siden af dem, banker man, begge hænder vises, og den, der har mindst ved siden af sine kombinationer, får point. Mange point er godt.

## The cards

rule-gin-deck = Der spilles med ét spil på 52 kort, uden jokere.

## The deal

rule-gin-hand =
    Hver spiller får { $deal-hand-size } kort, et ad gangen{ $deal-extra ->
        [0] .
       *[other] , og den, der begynder, et mere.
    }
rule-gin-stock =
    { $deal-upcard ->
        [yes] Det næste kort vendes og begynder kastebunken. De andre { $left } ligger med bagsiden op ved siden af: stokken.
       *[no] De andre { $left } kort ligger med bagsiden op: stokken. Kastebunken ved siden af er tom til at begynde med.
    }
rule-gin-starter =
    { $deal-starter ->
        [dealer] Giveren har den første tur
       *[next] Den, der ikke giver, har den første tur
    }{ $deal-extra ->
        [0] .
       *[other]
            { " " }og trækker ikke, da han har et kort mere. { $deal-starter-first-turn ->
                [full] Han må banke som i enhver anden tur, eller kaste.
               *[discard_only] I denne første tur kaster han kun.
            }
    }
rule-gin-offer = Først tilbydes det vendte kort. Den, der har den første tur, må tage det; passer han, må den anden. Den, der tager det, kaster, og spillet går videre derfra. Passer begge, trækker den, der har den første tur, fra stokken, og det vendte kort kan ikke tages mere.

## A turn

rule-gin-turn = I sin tur tager man ét kort, det øverste i stokken eller i kastebunken. Så kaster man ét kort med billedsiden op, eller banker. Alle ser, hvad der tages fra kastebunken, og hvad der kastes.
rule-gin-throw-back =
    { $draw-throw-back ->
        [yes] Et kort, man har taget fra kastebunken, må kastes igen i samme tur.
       *[no] Et kort, man har taget fra kastebunken, må ikke kastes i samme tur.
    }
rule-gin-mutual =
    { $draw-mutual-return ->
        [ends] Gør begge spillere det efter hinanden, er spillet dødt.
       *[plays_on] Begge spillere må gøre det efter hinanden, så længe de vil.
    }
rule-gin-takes =
    { $draw-takes ->
        [any] Man må tage fra kastebunken, så tit man vil.
       *[other] Når der for gang nummer { $draw-takes } tages fra kastebunken, begge spillere talt sammen, er spillet dødt i stedet. At tage det vendte kort tæller ikke med.
    }

## Melds

rule-gin-melds = Kombinationer bliver på hånden, til nogen banker. Et kort tæller kun i én kombination.
rule-gin-deadwood = De kort, der ikke er i en kombination, er rest. To til ti tæller deres tal, knægt, dame og konge { $values-court } hver, et es { $values-ace-in-hand }. Resten er, hvad de kombinationer lader tilbage, der lader mindst tilbage.

## Knocking

rule-gin-knock =
    Med det trukne kort på hånden må man kaste ét kort med bagsiden op og banke. { $knock-limit ->
        [0] De andre skal alle være i kombinationer; der må ingen rest være.
        [upcard] Resten af de andre må tælle så meget som det vendte kort, og ikke mere.
       *[other] Resten af de andre må højst tælle { $knock-limit }.
    } Man viser sine kombinationer og, for sig, resten. Alle kombinationer duer, der ikke lader mere tilbage; den, der ingen nævner, mener dem, der lader mindst tilbage.
rule-gin-upcard =
    En vendt knægt, dame eller konge tillader { $values-court }, og tallet er det samme hele spillet, hvem der end tager kortet. { $knock-upcard-ace ->
        [gin_only] Et vendt es tillader ingen rest: der skal gin til.
       *[one] Et vendt es tillader { $values-ace-in-hand }.
    }
rule-gin-knock-throw =
    { $knock-throw-back ->
        [yes] Det kort, man kaster, når man banker, må være det, man netop har taget fra kastebunken.
       *[no] Det kort, man kaster, når man banker, må ikke være det, man netop har taget fra kastebunken.
    }
rule-gin-test =
    { $knock-test ->
        [first_melds] Om man må banke, ses kun på én måde at kombinere alle kort på, den første af dem, der lader mindst tilbage, uden det dyreste kort udenfor. Så nogle få hænder må ikke banke, selv om en anden måde ville række.
       *[exact] Man må banke, hvis et kastet kort og nogle kombinationer lader lidt nok tilbage.
    }
rule-gin-gin =
    At banke uden rest er gin. { $knock-gin ->
        [must] Kan man have gin, skal man vise den: man må hverken kaste eller banke med mere.
       *[may] Ingen skal banke, eller vise gin, så snart det er muligt.
    }
rule-gin-big =
    { $score-big-gin ->
        [none] Stor gin, alle kort i kombinationer og intet kastet, spilles ikke: man kaster altid et kort.
       *[other] Er alle ens kort i kombinationer, med det trukne, må man vise dem alle og intet kaste. Det er stor gin.
    }

## After the knock

rule-gin-layoff =
    { $knock-layoffs ->
        [no] Efter et bank lægges intet til. Den anden spiller viser også sine kombinationer, og hvad der bliver tilbage, er rest.
       *[yes] Efter et bank, der ikke er gin, må den anden spiller lægge kort til den bankendes kombinationer: det fjerde til et sæt, det næste i en af enderne af en sekvens, også ved siden af et kort, der netop er lagt til. Egne kombinationer må brydes op til det. Et kort, der passer til et sæt og en sekvens, går, hvor spilleren siger. Den, der bankede, lægger intet til. Mod gin lægges heller intet til.
    }
rule-gin-layoff-ends =
    { $knock-layoffs-per-end ->
        [any] I hver ende af en sekvens må der lægges så mange kort til, man vil.
        [one] I hver ende af en sekvens må der højst lægges ét kort til.
       *[other] I hver ende af en sekvens må der højst lægges { $knock-layoffs-per-end } kort til.
    }
rule-gin-defender =
    { $knock-defender ->
        [chosen] Så siger den anden spiller, hvilke kombinationer der vises; alt andet er rest.
       *[best] Så vises den anden spillers bedste kombinationer, og hvad der bliver tilbage, er rest.
    }

## The end of the stock

rule-gin-wall =
    { $draw-last ->
        [0] Stokkens sidste kort må trækkes.
        [one] Stokkens sidste kort trækkes aldrig.
       *[other] Stokkens sidste { $draw-last } kort trækkes aldrig.
    } { $draw-wall ->
        [knock] Når kun de er tilbage, og en spiller kaster uden at banke, må den anden endnu tage det kastede kort, hvis det gør det muligt at banke, og skal så banke. Ellers er spillet dødt.
        [declare] Når kun de er tilbage, og en spiller kaster uden at banke, tager den anden det kastede kort og spiller videre, eller erklærer spillet dødt. Så er valget den førstes igen.
       *[dead] Når kun de er tilbage, og en spiller kaster uden at banke, er spillet dødt.
    }
rule-gin-max-turns = Et spil, der har varet { $out-max-turns } ture, er også dødt.
rule-gin-dead = I et dødt spil får ingen point.

## Counting

rule-gin-score = Efter et bank får den, der bankede, forskellen, hvis han har mindre rest end den anden. Den anden får intet.
rule-gin-undercut =
    Har den anden mindre, er der underbudt: den anden får forskellen og { $score-undercut } til. { $score-tie ->
        [nothing] Har begge lige meget, får ingen point.
       *[undercut] Der er også underbudt, hvis begge har lige meget.
    } Uden rest efter et bank har den anden også underbudt, og har ikke gin.
rule-gin-bonus = Gin giver den andens rest og { $score-gin } til.
rule-gin-big-bonus = Stor gin giver den andens rest og { $score-big-gin } til.
rule-gin-spades =
    { $score-spade-doubles ->
        [yes] Var det vendte kort en spar, tæller det, spillet giver, dobbelt, også bonus.
       *[no] Det vendte korts farve er ligegyldig.
    }

## The match

rule-gin-match =
    { $match-kind ->
        [independent]
            Hvert spil er for sig. { $match-deals ->
                [none] Man spiller så mange, man vil.
                [one] Partiet er 1 spil.
               *[other] Partiet er { $match-deals } spil, og den, der vandt flest af dem, vinder det.
            }
       *[cumulative]
            Pointene fra alle spil lægges sammen til et parti. { $match-target ->
                [none]
                    Det slutter efter { $match-deals ->
                        [one] 1 spil.
                       *[other] { $match-deals } spil.
                    }
               *[other]
                    Det slutter, når en spiller har { $match-target } point{ $match-deals ->
                        [none] .
                        [one] , eller efter 1 spil.
                       *[other] , eller efter { $match-deals } spil.
                    }
            } Når alt er lagt sammen, vinder de fleste point.
    }
rule-gin-game-bonus =
    { $match-game-bonus ->
        [0] At vinde partiet giver ingen bonus.
       *[other] Den, der da har flest point, har vundet partiet og får { $match-game-bonus } til.
    }
rule-gin-box =
    { $match-box ->
        [0] Vundne spil tæller intet yderligere.
       *[other] Hvert vundet spil er en rubrik, og hver rubrik tæller { $match-box }, når partiet er slut.
    } { $match-extra-boxes ->
        [yes] At underbyde giver en rubrik mere, gin eller stor gin to mere.
       *[no] Et spil er én rubrik, hvordan det end blev vundet.
    }
rule-gin-shutout =
    Har den anden slet ingen point fået, er det en skraber. { $match-shutout ->
        [double_before_boxes] Den fordobler vinderens point og bonus, før rubrikkerne lægges til.
        [double_all] Den fordobler alt, hvad vinderen har, også rubrikkerne.
        [double_bonus] Den fordobler bonus for partiet.
        [plus_100] Den giver vinderen 100 point.
       *[none] Den giver intet mere.
    }
rule-gin-columns =
    { $match-columns ->
        [one] Ét parti er det hele.
       *[other] Der spilles tre partier på én gang, side om side i regnskabets tre kolonner. Det hedder Hollywood.
    }
rule-gin-hollywood = Ens første vundne spil skrives i den første kolonne, det andet i de to første, det tredje og alle andre i alle tre. Hver kolonne er et parti for sig, med sin slutning, bonus, rubrikker og skraber. I en kolonne, der er slut, skrives intet mere; har man intet i den, går ens næste første spil i den næste kolonne. Det hele er slut, når alle tre er det, og alle tre tæller sammen.
rule-gin-dealer =
    Den første giver findes ved lodtrækning. Derefter { $match-dealer ->
        [next] skiftes spillerne til at give.
        [last_winner] giver vinderen af det sidste spil.
       *[worst_loser] giver taberen af det sidste spil.
    } Et spil, som ingen har vundet, gives om af den samme giver.
rule-gin-ties =
    { $match-ties ->
        [extra_deal] Har begge lige meget til sidst, spilles der flere spil, til en er foran.
       *[shared] Har begge lige meget til sidst, deles partiet.
    }

# One or two sentences for a rule on which the sources are silent or contradict each other: what speaks for what.

rules-why = Hvor kilderne er uenige: { $why }

## Penang Rummy

why-deck = Med tre spil siger ingen, hvor mange jokere der er; ni beholder deres andel af kortene.
why-hand = Den gamle tekst giver 20 kort til alle og gør kun en undtagelse for tre spillere.
why-aside = En side lader alle kort blive givet, hvad der ikke kan lade sig gøre med disse tal.
why-passport-must = Teksten kender ikke til at melde pas, så ingen kan være død efter eget valg.
why-runs-penang = Teksten tillader et es i hver ende af en sekvens; nogle slægtninge stopper ved tretten kort, andre går rundt om hjørnet.
why-sets-penang = Teksten regner med et største sæt på fjorten kort, hvad der kræver gentagne farver og seks jokere; slægtninge vil have alle farver forskellige.
why-jokers-naturals = Ingen siger, om en kombination må bestå af lutter jokere. Uden et naturligt kort kunne ingen sige, hvad den er.
why-jokers-many = Tekstens største sæt kræver seks jokere, så der er ingen grænse; mange slægtninge tillader en i hver kombination.
why-jokers-place = De fleste kilder sætter ingen grænse. En slægtning tillader kun jokere i enderne af en sekvens, en anden kun for brændte kort.
why-jokers-fixed = Ingen siger, om en joker må flytte sig. Hvor den vindes ved et bytte og kan lægges ud igen, betyder det næsten intet.
why-layoff-jokers-penang = Teksten sætter ingen grænse; slægtninge holder jokere væk fra andres sekvenser.
why-swap-set-penang = Teksten kræver et kort, der passer, og i et sæt passer ethvert kort af værdien; slægtninge kræver den farve, der mangler.
why-swap-use-penang = Teksten lader en beholde jokeren, med fare for dens point; slægtninge vil have den lagt ud med det samme.
why-dead = Teksten siger, at et bytte ikke er et træk, og også, at den, der kan lægge til, ikke er død. Med et bytte kan man lægge til.
why-last-survivor = Teksten lader spillet slutte, når alle er døde, en side, når kun en er tilbage.
why-values-penang = Kun en side giver kortenes point, og det er dens tal.
why-no-passport = Hverken teksten eller en side kender nogen straf; den fulde hånd er nok.
why-match-penang = Nogle spiller hvert spil for sig, andre lægger sammen. Hvor langt, siger ingen; med 300 point tager et parti med fire omkring otte spil.
why-dealer-penang = Teksten kender to måder: hvor point lægges sammen, giver den sidste vinder, ellers den med flest point.
why-ties = Ingen siger, hvad der sker, når det står lige.

## Rami

why-rami-hand = Der spilles med ti til femten kort; tretten er det sædvanlige.
why-rami-cut = Den lange tekst lader naboen til venstre tage af, nogle sider naboen til højre. Det betyder kun noget, hvor en joker beholdes.
why-rami-starter = Den lange tekst lader giveren begynde med kun at kaste; nogle sider begynder ved giverens nabo eller gør den første tur til en hel.
why-rami-stock = Nogle sider vender et kort fra begyndelsen; det gør den lange tekst ikke.
why-rami-take = Den lange tekst vil have kortet lagt ud i samme tur. Mildere borde lader det gå på hånden.
why-rami-rounds = Den lange tekst lukker ingen runde; nogle sider åbner først fra anden, tredje eller fjerde runde.
why-rami-take-joker = Om en joker i kastebunken taler kun en side, og den forbyder det.
why-rami-touch = Teksten om det libanesiske spil forbyder den tørre udgang efter at have rørt bunken, og siger ikke for hvor længe.
why-rami-runs = Den lange teksts rækkefølge har to pladser til esset; nogle sider stopper ved tretten kort.
why-rami-jokers = Den lange tekst siger en joker i en sekvens. Sider siger en i hver kombination, to, ikke flere end naturlige kort, eller færre end dem.
why-rami-burnt = Teksten siger, at begge eksemplarer skal være lagt ned. Om et kastet kort tæller, siger ingen.
why-rami-pure = Den lange tekst vil have en sekvens uden joker. En slægtning nøjes med tre naturlige kort ved siden af den, en anden kræver ingen sekvens.
why-rami-worth = De fleste sider tæller en joker som det kort, den står for, en tæller den ikke; den lange tekst kender også en skik med 35.
why-rami-opening-discard = Teksten om det libanesiske spil kræver 71, når man tager et kastet kort for at åbne. Nogle kræver det hver gang.
why-rami-layoff-jokers = Den lange tekst holder jokere væk fra andres sekvenser og nævner intet andet.
why-rami-swap-set = Den lange tekst frigør jokeren i et firkort med den farve, der mangler. Slægtninge gør det aldrig, eller med begge de manglende kort på én gang.
why-rami-swap-use = Den lange tekst siger en gang, at jokeren skal i en ny kombination, en gang kun, at den skal spilles med det samme.
why-rami-swap-turn = Den lange tekst vil først have en åbning. En side bytter under udlægningen, og når åbningen er komplet, passer det sammen.
why-rami-borrow = Den lange tekst tillader det, så længe tre kort bliver tilbage; nogle sider lader bordet være. Den siger intet om midten af en sekvens og om jokere.
why-rami-carte = Den lange tekst: sig det eller træk to. Mange borde gør det ikke.
why-rami-renew = Den lange tekst blander de kastede kort og siger ikke hvor tit. En slægtning gør det en gang.
why-rami-blocked = Ingen siger, hvad der sker, når intet er tilbage at trække.
why-rami-out = Den lange tekst siger to gange, at man skal beholde et kort at kaste, og en gang, at det sidste lægges ud eller kastes.
why-rami-at-once-needs = Den lange tekst kræver begge dele, og kender borde, der giver afkald på pointene.
why-rami-joker-finish = Ingen siger, hvad en joker som sidste kastede kort betyder, når det ikke var på én gang. Et hus forbyder det, et andet gav 200.
why-rami-multiply = Den lange tekst ganger, og kender borde, der giver alle 100. Nogle sider trækker hellere point fra hos vinderen.
why-rami-dry = Som det er trykt, giver to jokere ikke mere end ingen, og så er der tale om tre trin. At det stiger, ændrer et enkelt ord; at det falder, ville lønne den sværeste udgang.
why-rami-values = Den lange tekst tæller et es på hånden 11 og en joker 20; nogle sider siger 1 for esset, og 25, 35 eller 50 for jokeren. I det libanesiske spil er esset 10.
why-rami-match = Den lange tekst giver intet tal. Sider slutter et parti ved 100, 201, 301, 500, 700 eller 1000 point.
why-rami-last-deal = Den lange tekst ganger det sidste spil med 1000; en side mener med samme navn et parti til 1000 point.

## Basic Rummy

why-basic-rami-take = De fleste bøger lader kortet gå på hånden; at det ikke må kastes straks igen, er lige så almindeligt.
why-basic-rami-renew = De fleste bøger vender de kastede kort uden at blande dem. Nogle blander, nogle lader spilleren tage det sidst kastede kort eller vende bunken.
why-basic-rami-new-melds = Nogle bøger tillader kun én ny kombination i en tur; de fleste sætter ingen grænse.
why-basic-rami-out = Ved nogle borde skal det sidste kort kastes, ved de fleste må det lægges ud.
why-basic-match = Bøgerne overlader tallet til spillerne.

## Gin

why-gin-throw-back = Alle bøger forbyder det; et program, som mange måler sig med, tillader det.
why-gin-knock-throw = Bøgerne forbyder at kaste kortet tilbage og siger ikke, om det er anderledes, når man banker.
why-gin-big = Stor gin er fra de nyere bøger. Nogle giver 31, nogle 50, de ældre kender den ikke.
why-gin-wall = Bøgerne kalder spillet dødt; ved turneringer må det sidst kastede kort endnu tages for at banke.
why-gin-undercut = At underbyde gav engang 10, og 20 eller 25 i nyere bøger. Et program giver intet, når begge har lige meget.
why-gin-bonus = Gin gav engang 20, og giver 25 i nyere bøger.
why-gin-upcard = Ved mange borde lader et vendt es kun gin tilbage.
why-gin-spades = At fordoble for spar hører til Oklahoma, og selv dér gør ikke alle det.
why-gin-box = En rubrik tæller 20 i ældre bøger og 25 i nyere. Flere rubrikker for gin og for at underbyde er en skik ved nogle borde.
why-gin-shutout = De ældre bøger lægger 100 til, de nyere fordobler, og er ikke enige om hvad.
why-gin-hollywood = Hvor en spiller, der står uden point, går videre, og om kolonnerne slutter hver for sig, siger bøgerne ikke.
why-gin-dealer = Nogle bøger lader taberen give, mange vinderen.

# What sentences.py needs beside what the page says too: cards are above, under Cards, what happened ("happened-...")
# and the main labels ("do-...") under The page.

card-unknown = ??
# A meld by its cards: $whose is "Aina’s run" or "your set", $from and $to are cards, $ranks "eights".
meld-here =
    { $kind ->
        [run] { $whose } { $from }–{ $to }
       *[set] { $whose } med { $ranks }
    }
meld-here-aloud =
    { $kind ->
        [run] { $whose }, { $from } til { $to }
       *[set] { $whose } med { $ranks }
    }

## What a step does

label-swap = Byt { $card } med jokeren i { $meld }
label-side = { $label }, { $way }
label-slide =
    Læg { $card } i { $meld }, og flyt jokeren til { $side ->
        [low] den lave ende
       *[high] den høje ende
    }
# $card is "hidden" where the listener may not see it.
happened-drew =
    { $me ->
        [yes] Du trækker { $card }
       *[no]
            { $card ->
                [hidden] { $name } trækker fra stokken
               *[other] { $name } trækker { $card }
            }
    }
happened-took =
    { $me ->
        [yes] Du tager { $card } fra kastebunken
       *[no] { $name } tager { $card } fra kastebunken
    }
happened-touched =
    { $me ->
        [yes] Du rører kastebunken
       *[no] { $name } rører kastebunken
    }
happened-borrowed =
    { $me ->
        [yes] Du låner { $cards } fra { $meld }
       *[no] { $name } låner { $cards } fra { $meld }
    }
happened-discarded =
    { $carte ->
        [yes]
            { $me ->
                [yes] Du kaster { $card } og siger »carte«
               *[no] { $name } kaster { $card } og siger »carte«
            }
       *[no]
            { $me ->
                [yes] Du kaster { $card }
               *[no] { $name } kaster { $card }
            }
    }
# Carte was not said. $cards are the cards drawn, or "hidden".
happened-penalised =
    { $me ->
        [yes] Du sagde ikke »carte« og trækker { $cards }
       *[no]
            { $count ->
                [one] { $name } sagde ikke »carte« og trækker 1 kort
               *[other] { $name } sagde ikke »carte« og trækker { $count } kort
            }
    }
happened-turned-up = { $card } vendes og begynder kastebunken
# $kept: the cutter keeps it, since it is a joker.
happened-cut =
    { $kept ->
        [yes]
            { $me ->
                [yes] Du tager af og vender en joker, som du beholder
               *[no] { $name } tager af og vender en joker og beholder den
            }
       *[no]
            { $me ->
                [yes] Du tager af og vender { $card }
               *[no] { $name } tager af og vender { $card }
            }
    }
happened-stocked =
    { $count ->
        [one] Der ligger 1 kort i stokken
       *[other] Der ligger { $count } kort i stokken
    }
happened-ran-out = Stokken er tom
happened-renewed =
    { $count ->
        [one] De kastede kort bliver en ny stok på 1 kort
       *[other] De kastede kort bliver en ny stok på { $count } kort
    }
# Out of cards where nobody says "Game".
happened-out =
    { $me ->
        [yes] Du er gået ud: ingen kort tilbage
       *[no] { $name } er gået ud: ingen kort tilbage
    }
happened-slid =
    { $me ->
        [yes] Du lægger { $card } i { $meld } og flytter jokeren til enden
       *[no] { $name } lægger { $card } i { $meld } og flytter jokeren til enden
    }
happened-passed =
    { $me ->
        [yes] Du passer til det vendte kort
       *[no] { $name } passer til det vendte kort
    }
# What is shown after a knock: $melds with their cards, and the deadwood $left, which counts $points; $left is
# "none" where all is melded, $melds where nothing is.
shown-cards =
    { $left ->
        [none] { $melds }; ingen rest
       *[other]
            { $melds ->
                [none] ingen kombination
               *[other] { $melds }
            }; rest { $left }, { $points ->
                [one] 1 point
               *[other] { $points } point
            }
    }
# $shown is such a showing, $card the card thrown.
happened-knocked =
    { $me ->
        [yes] Du banker, kaster { $card } og viser { $shown }
       *[no] { $name } banker, kaster { $card } og viser { $shown }
    }
happened-gin =
    { $me ->
        [yes] Gin! Du kaster { $card } og viser { $melds }
       *[no] Gin! { $name } kaster { $card } og viser { $melds }
    }
happened-big-gin =
    { $me ->
        [yes] Stor gin! Du viser { $melds } og kaster intet
       *[no] Stor gin! { $name } viser { $melds } og kaster intet
    }
happened-shown =
    { $me ->
        [yes] Du viser { $shown }
       *[no] { $name } viser { $shown }
    }

## Hints: each sentence is more open than the one before

# That something can be done. $what is what: open is to open with points, wall to pass where the stock is at its
# end, back to take a step back.
advice-that =
    { $what ->
        [meld] Du kan lægge en kombination.
        [open] Du kan begynde din åbning.
        [lay] Du kan lægge et kort til.
        [swap] Du kan tage en joker fra bordet.
        [borrow] Du kan låne et kort fra bordet.
        [draw] Det er bedst at trække fra stokken.
        [take] Det øverste kort i kastebunken hjælper dig.
        [discard] Nu er det tid at kaste.
        [end] Mere betaler sig ikke i denne tur.
        [dead] Du har ikke flere træk.
        [pass] Det er bedst at melde pas.
        [wall] Det er bedst at lade spillet slutte.
        [knock] Du kan banke.
        [gin] Du har gin.
        [biggin] Du har stor gin.
        [done] Det er tid at vise din hånd.
        [back] Herfra kan din tur ikke afsluttes.
       *[other] Du kan gøre noget.
    }
# $points are those with which one can open, $need are needed: "57 points of 51". Waiting is to open all at once.
advice-that-opens =
    { $points ->
        [one] Du kan åbne med 1 point af { $need }.
       *[other] Du kan åbne med { $points } point af { $need }.
    }
advice-that-waits =
    { $points ->
        [one] Du kunne åbne med 1 point af { $need }, men det kan betale sig at vente.
       *[other] Du kunne åbne med { $points } point af { $need }, men det kan betale sig at vente.
    }
# Where to look. $jokers is how many jokers go with the cards; $suit is "hearts", $ranks "eights".
advice-where-run =
    { $jokers ->
        [0] Se på dine { $suit }.
        [one] Se på dine { $suit } og en joker.
       *[other] Se på dine { $suit } og { $jokers } jokere.
    }
advice-where-set =
    { $jokers ->
        [0] Se på dine { $ranks }.
        [one] Se på dine { $ranks } og en joker.
       *[other] Se på dine { $ranks } og { $jokers } jokere.
    }
# $meld is a meld of the table: "Aina’s run 5♥–7♥".
advice-where-meld = Se på { $meld }.
advice-where-joker = Se på jokeren i { $meld }.
advice-where-hand = Se på din hånd.
# $card is the top discard, or "none".
advice-where-draw =
    { $card ->
        [none] Der er intet kastet kort at tage.
       *[other] Du kan lade { $card } ligge.
    }
# $suit is "hearts", or "joker".
advice-where-discard =
    { $suit ->
        [joker] En joker kan undværes.
       *[other] En af dine { $suit } kan undværes.
    }
# $points are the deadwood that stays.
advice-where-knock =
    { $points ->
        [0] Alle dine kort kan ligge i kombinationer.
        [one] Din rest kan blive 1 point.
       *[other] Din rest kan blive { $points } point.
    }
advice-where-end = Det, du har tilbage, er bedre at gemme til senere ture.
advice-where-dead = Hverken din hånd eller bordet giver et træk.
advice-where-done = Du behøver ikke lægge mere til.
advice-where-back = Dit seneste skridt er i vejen.
advice-which-back = Tag det seneste skridt tilbage.

# The words of the page. Names of cards are above, under Cards, of house rules and reasons in their own files.

brand = tierce
page-title = { $title } – tierce
page-title-turn = ● Din tur – { $title }
close = Luk
do-not-delete = Slet ikke
clear = Ryd
undo = Fortryd
redo = Gentag
start-again = Begynd forfra
reset = Nulstil
you = Du
you-are = { $name } (dig)
you-default = Du

## The first page

lobby-lead = Rommy ved dit eget bord: med venner på deres telefoner eller mod botter, efter jeres husregler.
my-tables = Mine borde
new-table = Åbn et bord
which-game = Hvilket spil?
# The ways in which $game is played.
which-way = { $game }: på hvilken måde?
way-book = Som det mest spilles.
family-penang = Penang Rummy
family-lead-penang = Alt gives, intet trækkes: læg noget i hver tur, eller vær død.
family-rami = Rami
family-lead-rami = Træk, læg ud, kast, med jokere. Man åbner med et antal point og en ren sekvens.
family-gin = Gin rommy
family-lead-gin = For to: hold dine kombinationer skjult, og bank, når der er lidt ved siden af dem.
family-basic = Almindelig rommy
family-lead-basic = Træk, læg ud, læg til, kast. Den, der går ud, får, hvad de andre sidder med.
just-so-many = { $count } spillere.
game-lead-penang = Alt gives, intet trækkes: læg noget i hver tur, eller vær død.
game-lead-rami51 = Træk, læg ud, kast. Man åbner med 51 point og en ren sekvens.
game-lead-rami51-circular = Rami 51, hvor sekvenser går rundt: dame, konge, es, to.
game-lead-rami71 = Rami med en åbning på 71 point.
game-lead-rami81 = Rami med en åbning på 81 point.
game-lead-arbaatash = Fjorten kort, esser til ti, og jokere kun for brændte kort.
game-lead-thousand = Fire spil Rami 51, og det sidste tæller tusind gange.
game-lead-basic = Træk, læg ud, læg til, kast. Den, der går ud, får, hvad de andre sidder med.
game-lead-gin = For to: hold dine kombinationer skjult, og bank, når der er lidt ved siden af dem.
game-lead-gin-traditional = Gin med de ældre bøgers mindre bonus.
game-lead-gin-oklahoma = Gin, hvor det vendte kort siger, hvornår man må banke, og spar tæller dobbelt.
game-lead-gin-hollywood = Gin som tre partier på én gang, side om side i regnskabet.
game-lead-gin-openspiel = Gin, som biblioteket OpenSpiel spiller det, til at måle sig med dets spillere.
game-lead-gin-rlcard = Gin, som biblioteket RLCard spiller det: intet lægges til efter et bank.
more-seats = Flere kan være med efter en husregel: »{ $knob }«.
find-rule = Find en husregel
find-rule-none = Ingen husregel har de ord.
your-name = Dit navn
how-many = Hvor mange spillere?
who-else = Hvem spiller ellers?
seat-number = Plads { $seat }
house-rules = Husregler
house-rules-state =
    { $count ->
        [0] som i bogen
        [one] 1 afviger fra bogen
       *[other] { $count } afviger fra bogen
    }
open-table = Giv kort
reset-all = Sæt alt tilbage til bogen
reset-knob = Sæt »{ $knob }« tilbage til { $answer }
in-the-book = I bogen: { $answer }.
knob-range = Fra { $low } til { $high }.
a-number = et tal …
refused =
    { $count ->
        [one] Én ting skal rettes først
       *[other] { $count } ting skal rettes først
    }
server-away = Serveren svarer ikke. Kører den stadig?
try-again = Prøv igen
to-my-tables = Til mine borde
bot-random = Tilfældig
bot-random-help = Spiller, hvad der er tilladt.
bot-greedy = Grådig
bot-greedy-help = Kommer af med alt med det samme.
bot-keeper = Sparsom
bot-keeper-help = Holder kort tilbage for at blive i spillet.
bot-expert = Ekspert
bot-expert-help = Holder øje med, hvad du tog og kastede, og spiller efter chancerne.

## Who sits at a new table, and how it is kept

with-whom = Med hvem?
with-bots = Spil mod botter
with-bots-help = Kortene gives med det samme.
with-friends = Spil med venner
with-friends-help = Du får et link at sende og en QR-kode at vise. Ingen behøver en konto.
seat-friend = en ven (via link)
seat-friend-help = Den, der først kommer via dit link.
name-missing = Sig, hvem du er, så dine venner ved, hvis bord det er.
open-for-friends = Åbn bordet og inviter
# What is about to be opened: $game, so many $seats, of which $friends are for friends.
new-table-is =
    { $game } · { $friends ->
        [0]
            dig og { $bots ->
                [one] 1 bot
               *[other] { $bots } botter
            }
        [one]
            dig og 1 ven{ $bots ->
                [0] { "" }
                [one] , 1 bot
               *[other] , { $bots } botter
            }
       *[other]
            dig og { $friends } venner{ $bots ->
                [0] { "" }
                [one] , 1 bot
               *[other] , { $bots } botter
            }
    }
this-machine-only = Andre enheder kan ikke nå denne server: den lytter kun til denne maskine. Startet som »tierce --lan« åbner den for telefonerne i huset.
at-the-table = Ved bordet
manners-clock = Ur
manners-clock-none = intet ur
manners-clock-turn = tid til hver tur
manners-clock-bank = tid til hvert spil
manners-clock-both = begge dele, turens først
manners-turn = Til hver tur
manners-bank = Til hvert spil
manners-end = Når tiden er gået
manners-end-soft = det vises kun
manners-end-hard = en bot spiller turen
# $kind is none, turn, bank or both; $turn and $bank are times ("60 seconds"), $end is soft or hard.
manners-clock-is =
    { $kind ->
        [turn] { $turn } pr. tur
        [bank] { $bank } pr. spil
        [both] { $turn } pr. tur og { $bank } pr. spil
       *[none] intet ur
    }{ $kind ->
        [none] { "" }
       *[other]
            { $end ->
                [hard] , så spiller en bot
               *[soft] { " " }(vises kun)
            }
    }
manners-absence = Når nogens forbindelse ryger
manners-absence-wait = venter på den, der er væk
manners-absence-wait-choice = vent på dem
manners-absence-wait-help = Alle kan lade en bot spille for dem imens. De får deres plads igen, når de vender tilbage.
# $time is like "45 seconds".
manners-absence-bot = en bot spiller efter { $time } væk
manners-absence-bot-choice = en bot spiller efter { $time }
manners-absence-bot-help = De tager deres plads igen når som helst, når de vender tilbage.
manners-stand-in = Den bot, der træder ind
manners-spectators = Andre med linket må se med
manners-spectators-help = De ser, hvad der ligger på bordet, og ingen hånd, før spillet er slut.
manners-spectators-are =
    { $may ->
        [yes] andre må se med
       *[no] ingen andre ser med
    }
manners-chat = Beskeder med egne ord
manners-chat-help = Uden det er der faste vendinger at sige.
manners-chat-is =
    { $may ->
        [yes] vendinger og chat
       *[no] kun vendinger
    }
manners-hints = Tip
manners-hints-help = Alle må i deres tur spørge, hvad de kunne gøre.
manners-hints-are =
    { $may ->
        [yes] med tip
       *[no] uden tip
    }

## The people of a table

# Before the cards are dealt. $open and $count are seats that nobody has yet.
gathering-page =
    { $title }: { $open ->
        [0] alle er her
        [one] 1 plads er åben
       *[other] { $open } pladser er åbne
    }
gathering-seats = Pladserne
gathering-rules = Husregler
gathering-read-rules = Læs alle reglerne
gathering-waits =
    { $count ->
        [0] Alle er her
        [one] 1 plads er stadig åben
       *[other] { $count } pladser er stadig åbne
    }
open-seats =
    { $count ->
        [one] 1 plads er åben
       *[other] { $count } pladser er åbne
    }
start = Giv de første kort
start-how = Send linket til dine venner, sæt en bot på en plads, eller fjern en plads.
start-not-yet =
    { $count ->
        [one] 1 plads er stadig åben: vent på en ven, sæt en bot der, eller fjern pladsen.
       *[other] { $count } pladser er stadig åbne: vent på venner, sæt botter der, eller fjern pladser.
    }
# $name is the host.
start-host = { $name } begynder, når alle pladser er optaget.
start-host-now = { $name } giver de første kort.
# $me is yes for one who watches.
watchers =
    { $me ->
        [yes]
            { $count ->
                [one] Du er her uden plads
               *[other] Du og andre, { $count } i alt, er her uden plads
            }
       *[no]
            { $count ->
                [one] 1 gæst uden plads
               *[other] { $count } gæster uden plads
            }
    }
sit-here = Sæt dig her
sit-here-at = Sæt dig her, på plads { $seat }
sit-name-missing = Sig først, hvem du er: de andre ser dette navn.
place-open = Åben plads
place-open-now = fri
# A seat in mid-match that nobody has; its cards lie there.
place-open-cards = forladt: åben med sine kort
place-empty = ingen
place-host = vært
place-you = dig
place-here = her
place-away = væk
place-stand-in = væk: en bot spiller
# $kind is the name of a kind of bot.
place-bot = bot: { $kind }
# For the ear: $me is yes for one’s own seat, $open is yes where nobody sits.
place =
    Plads { $seat }: { $open ->
        [yes] åben
       *[no]
            { $name }{ $me ->
                [yes] , dig
               *[no] { "" }
            }
    }

## What changed among the people, for the ear

room-news-person =
    { $me ->
        [yes] Du sidder på plads { $seat }
       *[no] { $name } har sat sig på plads { $seat }
    }
room-news-bot = En bot, { $name }, har plads { $seat }
room-news-open = Plads { $seat } er åben
room-news-host =
    { $me ->
        [yes] Du er vært nu
       *[no] { $name } er vært nu
    }
room-news-dropped = En plads er fjernet: der er { $count } pladser nu
room-news-gathering = Bordet venter på sine spillere
room-news-playing = Kortene er givet
room-news-closed = Bordet er lukket

## The link

share-title = Inviter dine venner
share-watch-title = Lad andre se med
share-lead = Den, der har dette link, kommer til dette bord: ingen konto, intet at installere.
share-link = Linket til dette bord
share-square = QR-kode med linket til dette bord
share-copy = Kopiér linket
share-hand = Send …
# $title is a game.
share-text = Kom og spil { $title }
share-copied = Linket er kopieret.
share-selected = Linket er markeret: kopiér det med tastaturet, eller hold en finger på det.

## What the host can do with a seat

# For the ear; $name is empty at an open seat.
# $name is empty where nobody sits.
host-tools = Hvad værten kan gøre med plads { $seat } { $name }
host-tools-title = Plads { $seat }: { $name }
host-free = Gør pladsen fri
host-free-help = { $name } har så ingen plads og kan tage en åben igen. Kortene bliver.
host-free-bot-help = Botten går, og en ven kan sidde her. Kortene bliver.
host-bot-kind = Slags bot
host-bot = Sæt denne bot her
host-bot-help = { $name } har så ingen plads.
host-pass = Gør { $name } til vært
host-pass-help = Værten gør pladser fri, sætter botter på dem og lukker bordet: det er så ikke længere dig.
host-drop = Fjern denne plads
host-drop-help =
    { $count ->
        [one] Så spiller du alene.
       *[other] Så er I { $count } spillere.
    }

## My own seat

my-seat = Min plads
move-seat = Flyt til en anden enhed
leave-seat = Opgiv min plads
leave-sure = Opgiv den virkelig
leave-help = Din plads er så åben for andre. Vil du kun væk et øjeblik, behøver du ikke gøre det: din plads holdes.
close-table = Luk bordet
close-sure = Luk det virkelig
close-help = Så kan ingen spille videre. Regnskab og optegnelse kan stadig læses.
code-fetching = Henter en kode …
# $time is like 4:30.
code-left = Gælder { $time } endnu, én gang
code-step-open = Åbn { $address } på den anden enhed.
code-step-type = Skriv denne kode der.
code-step-after = Din plads og dine kort kommer derhen og forsvinder herfra.
code-old = Denne kode er for gammel nu.
code-again = Hent en ny kode
# My seat has gone from this page; $seat is its number.
lost-moved = Du spiller på en anden enhed nu (plads { $seat }). Her ser du kun med.
lost-freed = Værten har gjort din plads { $seat } fri. Du kan tage en plads igen under Spillere.
lost-bot = Værten har sat en bot på din plads { $seat }.
lost-back = Hent den tilbage med en kode

## Watching

panel-players = Spillere
watching = Du ser med
watching-between = Det næste spil kommer, når spillerne vil have det.
watching-hidden = Ingen hånd vises, før spillet er slut.
# $seat is the first open seat.
watching-open =
    { $count ->
        [one] Tag plads { $seat }
       *[other] Tag en af { $count } åbne pladser
    }
outside = Partiet er begyndt
outside-open = Ved dette bord ser ingen med, men en plads er åben: den, der tager den, spiller videre med dens kort.
outside-full = Ved dette bord ser ingen med, og alle pladser er optaget. Bliver en plads åben, kan du tage den her.
table-closed = Bordet er lukket
closed-read = Regnskab og optegnelse kan stadig læses.
closed-undealt = Det blev lukket, før kortene var givet.

## A table that does not open

barred-gone = Der er intet sådant bord
barred-gone-how = Måske er det slettet, eller linket er ikke helt. Bed den, der inviterede dig, om linket igen.
barred-none = Dette bord åbnes med sit link
barred-none-how = Bed den, der inviterede dig, om hele linket. Spiller du her allerede på en anden enhed, kan du hente din plads over med en kode.
barred-wrong = Dette link åbner ikke bordet
barred-wrong-how = En del af det mangler eller er forkert. Bed den, der inviterede dig, om linket igen, og åbn det helt, til sidste bogstav.
barred-busy = For mange har banket på på én gang
barred-busy-how = Dit link kan godt være rigtigt. Vent et øjeblik, og prøv så igen.
barred-again = Prøv igen

## My tables

page-title-turns =
    ● { $count ->
        [one] Din tur
       *[other] Din tur ved { $count } borde
    } – { brand }
table-waits-turn = spil { $deal }, din tur
table-waits-gathering = venter på venner
table-waits-others = spil { $deal }
table-waits-watching = du ser med
table-waits-over = slut
tables-all = Alle { $count } borde

## A code typed here

code-title = Jeg har en kode
code-lead = Den henter din plads fra en anden enhed til denne. Du finder den der, i bordets menu.
code-label = Kode
code-go = Hent min plads hertil
code-length = En kode har { $length } bogstaver og cifre.

## About me

me-title = Om mig
me-lead = Denne server kender det navn, du sidder under ved dens borde, og ikke mere om dig. En cookie gemmer dine pladser til denne browser.
me-delete = Slet mit navn …
me-delete-title = Slet dit navn?
me-delete-what = Dit navn forsvinder fra alle borde på denne server. Ved borde, hvor der stadig spilles, bliver din plads åben for en anden; ved afsluttede bliver kort og point stående, uden dit navn. Denne browser glemmer sine borde.
me-delete-final = Det kan ikke fortrydes.
me-delete-sure = Slet mit navn overalt
me-deleted = Dit navn er slettet. Denne browser er nu ukendt her.

## In the house

home-title = På telefonerne i huset
home-lead = Ret en telefons kamera herimod, eller skriv adressen.
home-square = QR-kode med adressen { $address }
plain-http = Uden kryptering (almindelig http) holder browsere ikke skærmen tændt og installerer ikke denne side. Alt andet virker.
plain-http-help = Hvorfor, og vejen til kryptering
plain-http-title = Uden kryptering
plain-http-why = Browsere giver kun nogle ting til sider, der kommer krypteret (https). Hjemme over almindelig http må du undvære to: skærmen holdes ikke tændt, mens det er din tur, og siden kan ikke installeres som app. Vælg en længere tid, før skærmen låser, og læg et bogmærke på startskærmen. Låser telefonen alligevel, er intet tabt: siden vender tilbage til den samme hånd.
plain-http-way = Kapitlet »TLS at home« i docs/deploy.md viser den, der driver denne server, en vej til kryptering i huset.

## The page of all tables

host-title = Alle borde
host-lead = Til den, der driver denne server. En gemt optegnelse har alle kort, også de skjulte.
host-no-key = Denne side kræver serverens nøgle
host-no-key-how = Skriv »tierce host« i terminalen på den maskine, hvor serveren kører. Den udskriver et link til denne side med nøglen i; åbn det én gang i denne browser.
host-wrong-title = Denne nøgle passer ikke
host-wrong-key = Skriv »tierce host« i serverens terminal igen: den udskriver linket med den rigtige nøgle.
host-find = Find et bord
host-find-none = Intet bord har de ord.
host-none = Der er ingen borde endnu.
host-stage = Vis
host-stage-all = alle
host-stage-gathering = samles
host-stage-playing = i gang
host-stage-over = slut
host-stage-closed = lukket
# So many of $all tables are shown.
host-count =
    { $count ->
        [one] 1 bord
       *[other] { $count } borde
    } af { $all }
host-game = Spil
host-names = Spillere
host-state = Tilstand
host-deal = Spil nr.
host-here = Her
host-watching = Ser med
host-touched = Sidst rørt
host-created = Åbnet
host-actions = Handlinger
host-open = Kig ind
host-close = Luk
host-export-rhh = RHH
host-export-json = JSON
# For the ear, of a file.
host-record-as = Optegnelse som { $form }
host-delete = Slet …
# For the ear: an action, and the table it is about.
host-act-on = { $what }: { $title } med { $names }
host-nobody = ingen
host-delete-title = Slet dette bord?
host-delete-what =
    { $title } med { $names }, { $deal ->
        [0] ikke begyndt
        [one] 1 spil
       *[other] { $deal } spil
    }: kortene, pointene og optegnelsen går tabt for alle, og de, der er der, sendes væk. Gem først optegnelsen, hvis nogen kunne ønske den.
host-delete-sure = Slet bordet
host-deleted = Slettet: { $title } med { $names }.
host-closed = Lukket: { $title } med { $names }. Ingen kan spille videre; optegnelsen kan stadig læses.
host-prune = Ryd op
host-prune-days = Urørt i så mange dage
host-prune-go =
    { $count ->
        [0] Intet at slette
        [one] Slet 1 bord …
       *[other] Slet { $count } borde …
    }
host-prune-title =
    { $count ->
        [one] Slet 1 bord?
       *[other] Slet { $count } borde?
    }
host-prune-what =
    { $days ->
        [one] Alt, der ikke er rørt i en dag,
       *[other] Alt, der ikke er rørt i { $days } dage,
    } går tabt for alle: kort, point og optegnelser. Gem først, hvad nogen kunne ønske.
host-prune-sure = Slet dem
host-pruned =
    { $count ->
        [0] Intet blev slettet.
        [one] 1 bord blev slettet.
       *[other] { $count } borde blev slettet.
    }
host-days-wrong = Et antal dage, fra 1 til { $most }.

## The table

table-title = { $title }, spil { $deal }
the-table =
    { $count ->
        [0] Bordet, intet på det
        [one] Bordet, 1 kombination
       *[other] Bordet, { $count } kombinationer
    }
table-bare = Der ligger intet på bordet endnu.
your-side = Din hånd
your-hand =
    { $count ->
        [one] Din hånd, 1 kort
       *[other] Din hånd, { $count } kort
    }
hand-facts =
    { $count ->
        [one] 1 kort, { $points } point
       *[other] { $count } kort, { $points } point
    }
hand-empty = Ingen kort tilbage.
sort = Sortér hånden
sort-suit = Efter farve
sort-rank = Efter værdi
# There is nothing for the button “Best melds”.
sort-best-none = Der er ingen kombination på hånden.
# The groups of the hand that are melds: how many, and what they count.
hand-melds =
    { $count ->
        [one] 1 kombination, { $points } point
       *[other] { $count } kombinationer, { $points } point
    }
# The same while one still has to open: the points of the melds in the hand, and the points that opening needs.
hand-opening = kombinationer på hånden: { $have } af { $need }
# Over a group of the hand that is a meld, very short: what it is, and its points.
bracket-run = sekvens { $points }
bracket-set = sæt { $points }
# Buttons that arrange the hand. “Make a group”: the chosen cards lie together, with a gap beside them.
arrange-group = Saml i gruppe
arrange-apart = Skil ad
# The chosen cards become a group from which nothing is played by mistake, until “Let go”.
arrange-keep = Hold sammen
arrange-release = Slip
# Takes back how the hand was arranged last.
arrange-back = Som den lå før
# No card is chosen, and a button that arranges the chosen ones was pressed.
arrange-first = Vælg først kort, og sig så, hvad der skal ske med dem.
# Said aloud by a screen reader after the hand was arranged.
arranged =
    { $how ->
        [suit] Din hånd ligger efter farve.
        [rank] Din hånd ligger efter værdi.
        [best] Din hånd ligger i sine bedste kombinationer.
        [group] De valgte kort er en gruppe.
        [apart] Gruppen er skilt ad.
        [keep] De valgte kort holdes sammen.
        [release] Gruppen er sluppet.
       *[back] Din hånd ligger som før.
    }
# Said aloud after a card was moved by the keyboard: its place among all cards of the hand.
card-moved = plads { $place } af { $count }
# A card of a kept group was tapped. “Let go” is the button “arrange-release”.
kept-says = Du holder disse kort sammen. Tryk på “Slip” for at spille eller flytte dem.
# Cards were dropped into a kept group.
kept-whole = Den gruppe holdes sammen: der kommer intet ind i den.
# Cards were dropped where there is nothing.
drag-nowhere = Kort kan slippes på bordet eller et andet sted i din hånd.
# Cards were dropped on the table beside the places that take them.
drag-marked = Slip kortene på et sted, der er mærket med et plus.
actions = Hvad du kan gøre
panels = Mere om dette bord
panel-rules = Regler
panel-scores = Point
panel-counts = Kort
panel-log = Forløb
panel-pile = Kastede kort
panel-settings = Indstillinger
panel-help = Hjælp
reconnecting = Forbindelsen er afbrudt. Forbinder igen …
wait-connecting = Henter kortene …
wait = Vent venligst
wait-for = { $name } spiller …
wait-answer = …
match-is-over = Partiet er slut
# A seat: $me is yes for one's own.
seat =
    { $me ->
        [yes] { $name } (dig)
       *[no] { $name }
    }
seat-turn = har turen:
seat-cards =
    { $count ->
        [one] kort
       *[other] kort
    }
seat-total = point i dette parti
seat-known = Er med sikkerhed på denne hånd: { $cards }
dealer = giver
status-new = intet lagt endnu
status-unopened = ikke åbnet
status-touched = har rørt bunken
status-dead = død
status-out = ude
# What is said of a card in the hand, after its name.
card-chosen = valgt { $place }
card-new = nyt
card-fits = passer på bordet
# It lies in a group that is kept together.
card-kept = holdes sammen

## Stock and discards

piles = Stok og kastebunke
stock-name = i stokken
stock =
    { $count ->
        [0] Stokken er tom
        [one] Stokken, 1 kort
       *[other] Stokken, { $count } kort
    }
stock-draw =
    { $count ->
        [0] Stokken er tom: træk, så laves der en ny, hvis reglerne tillader det
        [one] Træk fra stokken, 1 kort
       *[other] Træk fra stokken, { $count } kort
    }
pile-name =
    { $count ->
        [one] kastet
       *[other] kastede
    }
pile-look = se dem igennem
pile-order = Det nyeste først.
pile-empty = Der er ingen kastede kort.
# $card is the top of the discard pile.
pile-top = Kastebunken, øverst { $card }: se den igennem
pile-take = Tag { $card } fra kastebunken
tag-draw = Træk
tag-take = Tag

## Melds: $whose is mine, own (the player's who acts) or other; $kind is run or set.

meld-of =
    { $kind ->
        [run]
            { $whose ->
                [mine] din sekvens
                [own] sin egen sekvens
               *[other] sekvensen hos { $owner }
            }
       *[set]
            { $whose ->
                [mine] dit sæt
                [own] sit eget sæt
               *[other] sættet hos { $owner }
            }
    }
meld-somewhere = en kombination
meld-label =
    { $whose ->
        [mine] Hos dig: { $meld }
       *[other] { $owner }: { $meld }
    }
meld-touched = ændret siden din sidste tur
meld-takes = tager det, du valgte
meld-lends = du må låne fra den

## What can be done

do-meld = Læg { $cards } ud ({ $points })
do-lay = Læg { $cards } til { $meld }
do-swap = Byt { $card } med jokeren
do-end = Slut turen
do-dead = Erklær dig død
do-draw = Træk et kort
# The stock is used up.
do-draw-empty = Træk: stokken er tom, de kastede kort bliver en ny, hvis reglerne tillader det
do-take = Tag { $card }
take-nothing = Intet at tage
do-touch = Rør bunken
touch-help = Reglerne siger, hvad det koster derefter at trække fra stokken.
do-borrow = Lån { $cards } fra { $meld }
do-discard = Kast { $card }
do-discard-carte = Kast { $card } og sig »carte«
borrow = Lån
discard = Kast
borrow-where = Tryk på den kombination, du vil låne fra
cannot-borrow = Der kan ikke lånes noget kort fra bordet nu.
cannot-borrow-there = Fra denne kombination kan intet lånes: tre kort skal blive tilbage.
drawn-already = Du har allerede trukket i denne tur.
draw-first = Træk først et kort, eller tag det øverste kastede kort.
discard-choose = Vælg et kort at kaste for at slutte turen.
discard-one = Vælg kun ét kort at kaste.
carte = Carte!
carte-unsaid = Når du kaster dette, har du ét kort tilbage. Sig »carte« med det, ellers trækker du to.
carte-said = Du siger »carte«, når du kaster dette.
no-carte-now = »Carte« siges, når man kaster og har ét kort tilbage.

## What the turn still asks for. $place of a joker is meld or anywhere.

owed-joker-unused =
    { $place ->
        [anywhere] Den joker, du tog, skal lægges ud i denne tur.
       *[meld] Den joker, du tog, skal i en ny kombination i denne tur.
    }
owed-discard-unused = Det kort, du tog fra kastebunken, skal lægges ud i denne tur.
owed-take-use =
    { $cards ->
        [one] Det lånte kort skal i en ny kombination i denne tur, med et kort fra din hånd.
       *[other] De lånte kort skal i en ny kombination i denne tur, med et kort fra din hånd.
    }
# $need is 0 where no number is told.
owed-open-points =
    { $need ->
        [0] Det, du har lagt ud i denne tur, er ikke nok endnu.
       *[other] Din åbning har { $have } af { $need } point.
    }
owed-open-pure = Din åbning mangler endnu en ren sekvens.
slots = Skal lægges i denne tur
slot-took = Læg dette kort ud i denne tur
slot-joker = Læg denne joker i en ny kombination
slot-borrowed =
    { $count ->
        [one] Lånt: læg det i en ny kombination med et af dine kort
       *[other] Lånt: læg dem i en ny kombination med et af dine kort
    }
# The same where there is little room: of the card taken, of a joker, of what was borrowed.
slot-short-took = læg det
slot-short-joker = ny komb.
slot-short-borrowed = lånt
opening-points = Åbning { $have } af { $need }
opening-stands = Åbningen holder, { $have } af { $need }
opening-pure =
    { $pure ->
        [yes] ren sekvens ja
       *[no] ren sekvens mangler
    }
do-next = Næste spil
do-choose =
    { $count ->
       *[other] Vælg: { $count } måder
    }
choose-title = På hvilken måde?
choose-cards = Vælg kort at spille
choose-cards-or-discard = Vælg kort at spille, eller et at kaste
choose-discard = Vælg et kort at kaste
choose-with-loan = Vælg kort fra hånden til en ny kombination med det lånte
choose-for-meld = Vælg et kort til denne kombination
nothing-for-meld = Intet enkelt kort hos dig passer til denne kombination
no-place-there = Disse kort passer ikke der.
cannot-meld = Disse kort er ingen kombination.
cannot-lay = Disse kort passer ikke til nogen kombination.
cannot-swap = Ingen joker kan byttes med dette kort.
# Why nothing is taken back: it is another’s turn, or the card that was drawn stays drawn.
cannot-undo =
    { $why ->
        [turn] Kun i din egen tur kan noget tages tilbage.
        [drawn] Der er intet at tage tilbage: det trukne kort bliver, og siden er intet lagt ud.
       *[none] Der er intet at tage tilbage i denne tur.
    }
# Why nothing can be played again after an undo.
cannot-redo = Der er intet at gentage: intet er taget tilbage i denne tur.
# A big button was tapped just when another turn began: the tap does nothing.
just-changed = Knappen har skiftet i netop dette øjeblik. Tryk igen, hvis du mener det, den siger nu.
# Why the button that gives chosen cards back does nothing.
cannot-clear = Intet kort er valgt.
# A joker of a meld that was laid in this turn.
# Its button lets another card be chosen for it.
joker-other = Lad jokeren gælde for et andet kort
joker-one-way = Jokeren kan ikke gælde for noget andet kort her.
way-joker = jokeren er { $card }
way-beside =
    { $side ->
        [low] i den lave ende, før { $card }
       *[high] i den høje ende, efter { $card }
    }
way-meld =
    { $kind ->
        [run] en sekvens, { $points } point
       *[set] et sæt, { $points } point
    }

## What happened: $me is yes for one's own doing.

say-your-turn = Din tur
# The first thing that is said of a deal; $count are the cards in the own hand.
say-deal =
    { $count ->
        [0] { $title }, spil { $deal }
        [one] { $title }, spil { $deal }: 1 kort på din hånd
       *[other] { $title }, spil { $deal }: { $count } kort på din hånd
    }
# $what is a label of a button ("Meld ...", "Undo").
say-done =
    { $count ->
        [one] Gjort: { $what }; 1 kort på hånden
       *[other] Gjort: { $what }; { $count } kort på hånden
    }
happened-dealt =
    { $me ->
        [yes] Du får { $count } kort
       *[no] { $name } får { $count } kort
    }
happened-melded =
    { $me ->
        [yes] Du lægger { $cards } ud
       *[no] { $name } lægger { $cards } ud
    }
happened-laid-off =
    { $me ->
        [yes] Du lægger { $card } til { $meld }
       *[no] { $name } lægger { $card } til { $meld }
    }
happened-swapped =
    { $me ->
        [yes] Du lægger { $card } i { $meld } og tager jokeren
       *[no] { $name } lægger { $card } i { $meld } og tager jokeren
    }
happened-turn-ended =
    { $me ->
        [yes] Du slutter din tur
       *[no] { $name } slutter turen
    }
happened-died =
    { $me ->
        [yes]
            { $passport ->
                [yes] Du er død
               *[no] Du er død uden kombination
            }
       *[no]
            { $passport ->
                [yes] { $name } er død
               *[no] { $name } er død uden kombination
            }
    }
happened-went-out =
    { $me ->
        [yes] Game! Du har ingen kort tilbage
       *[no] Game! { $name } har ingen kort tilbage
    }
happened-deal-ended =
    { $ending ->
        [game] Spillet sluttede med Game
        [out] Spillet sluttede, da en ikke havde flere kort
        [blocked] Spillet sluttede, fordi der intet var tilbage at trække
        [last_survivor] Spillet sluttede, da kun en var tilbage
        [knock] Spillet sluttede med et bank
        [undercut] Spillet sluttede med, at der blev underbudt
        [even] Spillet sluttede med lige meget rest: ingen får point
        [gin] Spillet sluttede med gin
        [big_gin] Spillet sluttede med stor gin
        [dead_hand] Spillet er dødt: ingen bankede, og ingen får point
       *[all_dead] Spillet sluttede, da alle var døde
    }
# Said after the deed that completes the opening.
happened-opens =
    { $me ->
        [yes] { $line }, og du har åbnet
       *[no] { $line } og har åbnet
    }
happened-cards-left =
    { $count ->
        [one] { $line }; 1 kort tilbage
       *[other] { $line }; { $count } kort tilbage
    }
log-all = Hvad der er sket
log-since = Siden din sidste tur
# The same, walked through on the table: $at is the step that is shown, of $count; 0 is before the first.
recap = Hvad der er sket siden din sidste tur
recap-open =
    { $count ->
        [one] Vis det ene træk siden din sidste tur
       *[other] Vis de { $count } træk siden din sidste tur
    }
recap-step = { $at } af { $count }
recap-before = Bordet efter din sidste tur
# Buttons that are signs only, named for the ear: a step back, a step on, out of the walk.
recap-back = Tilbage
recap-next = Næste
recap-close = Tilbage til bordet, som det er nu
log-earlier = Før det
log-nothing = Der er ikke sket noget endnu.

## The end of a deal

deal-won =
    { $me ->
        [yes]
            { $count ->
                [one] Du vinder dette spil
               *[other] { $names } deler dette spil
            }
       *[no]
            { $count ->
                [one] { $names } vinder dette spil
               *[other] { $names } deler dette spil
            }
    }
deal-unwon = Spillet er blokeret: ingen vinder
match-won =
    { $me ->
        [yes]
            { $count ->
                [one] Du vinder partiet
               *[other] { $names } deler partiet
            }
       *[no]
            { $count ->
                [one] { $names } vinder partiet
               *[other] { $names } deler partiet
            }
    }
winner = vinder
# Before the ids of the rules that explain the result; each id opens the rules there.
rules-cited =
    { $count ->
        [one] Regel
       *[other] Regler
    }
# $rule is the id of a rule, such as A6.2.
rule-link = Regel { $rule }
count-score = Point:
count-card = { $card }: { $points }
count-no-cards =
    { $bonus ->
        [0] Ingen kort tilbage: intet tæller.
       *[other] Ingen kort tilbage.
    }
count-sum =
    { $count ->
        [0] 0 point
        [one] 1 kort, { $points } point
       *[other] { $count } kort, { $points } point
    }
count-doubled = fordoblet af jokere
count-penalty = straf { $points }
# A number in the place of the cards.
count-flat = i stedet fast { $points }
# $times is 2 or 3/2.
count-times = gange { $times } for udgangen
count-bonus = bonus { $points }
exit-rami-sec = Rami sec: ude i én tur, og ingen anden havde åbnet
exit-at-once = På én gang: ude i én tur
exit-jokers =
    { $count ->
        [one] 1 joker lagt i den tur
       *[other] { $count } jokere lagt i den tur
    }
exit-joker-last = En joker som sidste kastede kort
exit-used-table = Der blev brugt kombinationer på bordet
exit-forfeited = At røre bunken havde kostet retten til at gå ud på én gang
count-factor = gange { $factor }
count-settlement = afregnet: { $amount }
aside-shown = De { $count } kort, der var lagt til side
record-download = Hent optegnelsen af dette parti

## A deal step by step

replay = Et spil skridt for skridt
replay-title = { $title }: spil { $deal }
replay-link = Se dette spil skridt for skridt
replay-deals = Andre spil i dette parti
replay-deal-before = Spillet før
replay-deal-after = Det næste spil
replay-to-table = Til bordet
replay-steps = Skridt
replay-step = Skridt { $step } af { $steps }
replay-place = Sted i spillet
replay-back = Et skridt tilbage
replay-forth = Et skridt frem
replay-turn-back = Tilbage til turens begyndelse
replay-turn-forth = Frem til næste tur
replay-dealt = Kortene er givet.
replay-story = Hvad der skete
replay-eyes = Du ser
replay-eyes-all = Alle kort
# The cards as one seat knew them.
replay-eyes-seat =
    { $me ->
        [yes] Det, du vidste
       *[no] Det, { $name } vidste
    }
replay-running = Dette spil er stadig i gang: du ser det, din plads ved.
# $cards are cards for the ear, or "none"; $hidden is how many nobody showed.
replay-hand =
    { $cards ->
        [none]
            { $hidden ->
                [0] Ingen kort.
                [one] Et skjult kort.
               *[other] { $hidden } skjulte kort.
            }
       *[other]
            Hånd: { $cards }.{ $hidden ->
                [0] { "" }
                [one] { " " }Et skjult kort.
               *[other] { " " }{ $hidden } skjulte kort.
            }
    }
replay-cards =
    { $count ->
        [one] { $count } kort
       *[other] { $count } kort
    }
replay-no-cards = ingen kort tilbage
replay-score =
    { $points ->
        [one] { $points } point
       *[other] { $points } point
    }
replay-keep = Gem og vis
replay-share-lead = Dette link viser dette spil med alle kort og navne til enhver, der har det, og intet andet spil.
replay-share-link = Link til dette spil
replay-record-deal = Hent dette spil
replay-record-match = Hent hele partiet
# How else the deal might have gone on: the heading, what it is, which cards one plays, and the button.
what-if = Hvad nu hvis?
what-if-lead = Spil selv videre fra dette skridt, med de samme kort, mod botter. Det er et bord for sig, og det tæller ikke.
what-if-seat = Du spiller
what-if-cards =
    { $me ->
        [yes] dine kort
       *[no] { $name }s kort
    }
what-if-go = Spil videre fra skridt { $step }
what-if-over = Spillet er slut ved dette skridt: gå tilbage til et før det.
# A mark beside the title of such a table, as short as can be.
what-if-note = Hvad nu hvis

## What I have played

played-link = Mine spil
played-title = Hvad jeg har spillet
played-lead = Partier i denne browser, og hvordan kortene er faldet.
played-nothing = Du har endnu ikke spillet et spil til ende.
played-no-deals = Intet spil er slut endnu.
played-deals = Spil
played-won = Vundet
# $percent is a whole number.
played-percent = { $percent } %
played-number = { $number }
played-points-low = Point pr. spil (færre er bedre)
played-points-high = Point pr. spil
# The standard deviation.
played-spread = ± { $spread }
played-matches = Vundne partier
played-matches-won =
    { $count ->
        [0] intet er slut endnu
       *[other] { $won } af { $count }
    }
played-endings = Hvordan spillene sluttede
played-ended =
    { $ending ->
        [game] En gik ud:
        [all_dead] Alle var døde:
        [last_survivor] Én var tilbage:
        [blocked] Ingen vandt:
        [knock] Et bank:
        [gin] Gin:
       *[big_gin] Stor gin:
    }
# $count deals, of which I won $won.
played-ended-often =
    { $count ->
        [one] { $count } spil
       *[other] { $count } spil
    }, { $won } vundet
played-luck = Heldet hidtil
played-luck-lead = Den tykke streg er det, der blev givet, den stiplede det, der var at vente. Gives der ærligt, ligger den tykke i båndet 95 gange af 100.
played-whose =
    { $whose ->
        [me] Dig
        [people] Andre mennesker
       *[bots] Botter
    }
played-hands =
    { $count ->
        [one] { $count } hånd
       *[other] { $count } hænder
    }
played-jokers =
    { $count ->
        [one] { $count } joker, { $expected } ventet
       *[other] { $count } jokere, { $expected } ventet
    }
played-strength = Stærkere end { $percent } % af alle hænder, 50 % ventet
# For who hears the page: $where is below, within or above.
played-band =
    Båndet går fra { $low } til { $high }; dette ligger { $where ->
        [below] under det
        [above] over det
       *[within] inden for det
    }.
played-matches-title = Mine partier
played-winner = Vinder
played-my-points = Mine point
played-winners =
    { $count ->
        [0] ingen
       *[other]
            { $me ->
                [yes]
                    { $count ->
                        [one] dig
                       *[other] { $names }
                    }
               *[no] { $names }
            }
    }
played-purpose =
    { $purpose ->
        [lesson] lektion, tæller ikke
        [what_if] hvad nu hvis, tæller ikke
       *[other] øvelse, tæller ikke
    }
played-replay = Spil { $deal } skridt for skridt
played-all-matches =
    { $count ->
        [one] Vis partiet
       *[other] Vis alle { $count } partier
    }

## The score sheet

sheet-title = Regnskab
sheet-deal = Spil
sheet-total = I alt
sheet-empty = Intet spil er slut endnu.
sheet-winner = vinder
sheet-kind-cumulative = Få point vinder.
sheet-kind-independent = Hvert spil er for sig; få point vinder.
sheet-target = Partiet slutter ved { $points } point.
sheet-target-each = Hvert parti slutter ved { $points } point.
sheet-deals =
    { $count ->
        [one] Partiet er 1 spil.
       *[other] Partiet er { $count } spil.
    }

## Counts

counts-player = Spiller
counts-cards = Kort
counts-known = Kendte
counts-hand = Din hånd tæller { $points } point.
counts-aside =
    { $count ->
        [one] 1 kort er lagt til side.
       *[other] { $count } kort er lagt til side.
    }
counts-stock =
    { $count ->
        [one] 1 kort er i stokken.
       *[other] { $count } kort er i stokken.
    }
counts-seen = Kort, du ser, på bordet og på hånden
counts-seen-pile = Kort, du ser, på bordet, blandt de kastede og på hånden
counts-jokers =
    { $count ->
        [one] 1 joker set.
       *[other] { $count } jokere set.
    }

## The rules of this table

rules-no-differences = Intet: alt er som i bogen.
rules-changed-mark = ændret
rules-changed =
    { $count ->
        [one] 1 ændret
       *[other] { $count } ændret
    }
rules-not-loaded = Reglerne kunne ikke hentes. Kører serveren stadig?
rules-loading = Henter reglerne …
rules-read = Læs reglerne
rules-refused = Med disse svar kan ingen spille, så der er endnu ingen regler at læse:

## Help

help-tap = Tryk på kort for at vælge dem. De steder på bordet, der tager dem, lyser op: tryk på et, eller på knappen, der siger, hvad den vil gøre. Du kan også trykke på en kombination først; så løfter de kort sig, der passer.
help-main = Den store knap siger altid, hvad der vil ske, eller hvorfor intet kan. Alt kan fortrydes, indtil du slutter din tur.
help-signs = En lille pil på et kort: det passer på bordet nu. En stiplet ramme om en kombination: den er ændret siden din sidste tur.
help-hand = Din hånd ligger, som du vil have den, og bliver ved med det. Træk kort til siden for at flytte dem og op for at spille dem; hold et kort for at se det stort. En gruppe med en klamme er en kombination; en gruppe, du holder sammen, bliver ikke spillet, før du slipper den.
help-keys = Taster
key-space = Mellemrum
key-escape = Esc
key-walk = gå gennem hånd eller bord
key-move = flyt kortet på hånden
key-group = gå til en gruppe i din hånd
# A gap between two cards of the hand, beside the card that has the focus.
key-gap = lav et mellemrum i hånden, eller luk det
key-back = læg hånden, som den lå før
help-keys-own = I indstillingerne kan hver tast få en anden kommando.
key-choose = vælg kortet, eller tryk på knappen
help-discards = Hvor man trækker og kaster: træk fra stokken, eller tag det øverste kastede kort, spil, og kast for at slutte turen. Et trukket kort kan ikke fortrydes; alt andet kan, indtil du kaster. Hvad du endnu skal lægge, ligger over din hånd. Tryk på »Lån« og så på en kombination for at tage kort fra den til en ny.
key-draw = træk fra stokken
key-take = tag det øverste kastede kort
key-borrow = lån fra en kombination
key-carte = sig »carte«
key-discard = kast det valgte kort
key-redo = gentag
key-pile = se de kastede kort igennem
key-meld = læg de valgte kort ud
key-lay = læg dem til
key-swap = byt til en joker
key-end = slut din tur
key-undo = fortryd
key-hand = gå til din hånd
key-table = gå til bordet
key-counts = optælling
key-scores = stilling
key-help = denne hjælp
key-hint = et tip, og så mere af det
key-recap = gå gennem, hvad der er sket siden din sidste tur
key-clear = ryd dit valg
settings-look = Udseende
# A part of the settings: how the cards of one’s own hand are shown and moved.
settings-cards = Din hånd
# How large the cards of the hand are.
like-cards = Kort
like-cards-normal = så store, som der er god plads til
like-cards-large = store
# The side at which the buttons and the cards are in reach of the thumb.
like-thumb = Du trykker med
like-thumb-right = højre hånd
like-thumb-left = venstre hånd
like-drag = Træk kort. Uden dette vælger et strøg hen over kortene flere af dem.
settings-motion = De andres træk
settings-language = Sprog
like-theme = Lyst eller mørkt
like-theme-auto = som enheden
like-theme-light = lyst
like-theme-dark = mørkt
like-deck = Kortfarver
like-deck-four = fire farver
like-deck-two = to farver
like-speed = De andres træk
like-speed-off = straks
like-speed-fast = hurtigt
like-speed-normal = normalt
like-speed-slow = langsomt
like-speed-reduced = Din enhed beder om mindre bevægelse; de andres træk vises derfor på én gang, med en ramme.
like-language = Sprog
# In the list of languages, behind one that no native reader has gone over.
language-unreviewed = { $name } (udkast, ikke gennemset)
language-draft = Denne oversættelse er vores eget udkast. Rettelser er velkomne: et sprog er én fil.
like-digits = Tal
settings-view = Bord eller lister
like-view = Bordet vises
like-view-table = som et bord
like-view-list = som lister
# The same as a button at the top of the page.
view-list = Listevisning
view-table = Bordvisning
like-letters = Et bogstav ved hver farve
settings-sound = Lyde
like-sound = Lyde ved bordet
like-captions = Skriv, hvad der høres
sound-ask = Skal bordet give lyd, når det er din tur, og når der lægges kort?
sound-on = Med lyd
sound-off = Uden
# What a sound says, written for a moment.
sound-turn = Din tur
sound-card = Et kort er spillet
sound-refused = Afvist
sound-over = Spillet er slut
settings-keys = Taster
keys-change = Skift taster
keys-how = Vælg en kommando, og tryk så på den tast, den skal have. Esc lader den være, som den er.
# $what is what a command does ("undo", "go to your hand").
keys-press = Tryk på en tast til: { $what }
keys-given = { $key } betyder nu: { $what }
keys-taken = { $key } er optaget. Den betyder: { $what }
keys-not-givable = Kun et bogstav eller et tegn kan gives. Cifre fører til grupperne i din hånd.
keys-back = Alle taster er, som de var fra begyndelsen.
keys-reset = Alle taster som fra begyndelsen

## The table as lists

list-step =
    { $count ->
        [one] Med det valgte kort
       *[other] Med de valgte kort
    }
list-nothing-chosen = Intet kort er valgt.
# $meld is like "Aina: run of hearts, 5 to 8".
list-of =
    { $whose ->
        [mine] Dine kombinationer
       *[other] Kombinationer lagt af { $owner }
    }
list-players = Spillere
list-scores = Stilling
list-turn = spiller nu
# $name has $cards cards and $points points in this match.
list-player =
    { $cards ->
        [one] { $name }: 1 kort, { $points } point i dette parti
       *[other] { $name }: { $cards } kort, { $points } point i dette parti
    }
list-group = Gruppe { $number }
list-arrange = Ordn hånden
list-left = Mod begyndelsen
list-right = Mod slutningen

## Hints

# The button, and the name of what it shows.
hint = Tip
# The buttons that tell more: first where, then what exactly.
hint-where = Hvor?
hint-which = Hvad præcis?
hint-choose = Vælg disse kort
hint-close = Luk tippet
hint-thinking = Ser på dine kort …

## Lessons

lesson-offer = Første gang? Spil et spil med vejledning:
# The guide of a lesson; its name, and how to send it away and call it back.
coach = Din vejleder
coach-leave = Skjul vejlederen
coach-call = Vis vejlederen
# What is to be learned: a few words each.
coach-goal-passport = En ren sekvens
coach-goal-layoff = Lægge til
coach-goal-swap = Bytte en joker
coach-goal-draw = Trække
coach-goal-open = Åbne med 51
coach-goal-discard = Kaste
coach-goal-done = { $goal }, gjort
# What each of them is: said before what is to be done.
coach-why-passport = Din første kombination skal være en ren sekvens: tre eller flere kort i træk af samme farve, uden joker. Den er dit pas.
coach-why-layoff = Du er i gang: fra nu af kan et enkelt kort lægges til enhver kombination på bordet, uanset hvem der har lagt den.
coach-why-swap = På bordet ligger en joker i stedet for et kort, du har. Læg dit på dens plads, så er jokeren din.
coach-why-draw = Hver tur begynder med et kort: træk et fra stokken.
coach-why-open = Dine første kombinationer skal tilsammen give 51 point, og en af dem skal være en ren sekvens: kort i træk af samme farve, uden joker.
coach-why-discard = Hver tur slutter med et kastet kort. Kast det, der hjælper dig mindst: de kort, du sidder tilbage med, tæller imod dig.
# What is to be done. $cards is a list like "6♥, 7♥ and 8♥"; $others: cards are chosen that do not belong to it.
coach-choose =
    { $count ->
        [one]
            Vælg { $cards } på din hånd{ $others ->
                [yes] , og intet andet
               *[no] { "" }
            }.
       *[other]
            Vælg { $cards } på din hånd{ $others ->
                [yes] , og intet andet
               *[no] { "" }
            }.
    }
# $what is what a button says.
coach-press = Tryk på “{ $what }”.
coach-press-and-choose = Tryk på den store knap, for der er mere end én måde, og så på “{ $what }”.
coach-choose-way = Vælg “{ $what }”.
coach-undo = Det fører ingen vegne i denne tur. Tryk på “Fortryd” for at tage det tilbage.
coach-wait = { $name } spiller. Se, hvad der lægges på bordet.
coach-deal-over =
    { $done ->
        [one] Spillet er slut, og du har klaret 1 ud af { $all } ting. Lektionen kan spilles igen fra forsiden.
       *[other] Spillet er slut, og du har klaret { $done } ud af { $all } ting. Lektionen kan spilles igen fra forsiden.
    }
coach-finished = Det er alt, du behøver. Spil videre, som du vil: tippet hjælper, når du sidder fast.
coach-leave-table = Til forsiden

# What page and terminal say beside all this where one knocks. $card is a card, $points its or a hand's deadwood,
# $limit what a knocker may keep, $name the other player.


## What to do now

# The card turned up is offered.
gin-offer = Tage { $card }, eller passe?
gin-offer-wait = { $name } tilbydes { $card } …
# Draw or take the top discard.
gin-draw = Træk et kort, eller tag { $card }.
gin-must-draw = I har begge passet til { $card }: træk et kort.
# $knock is no, yes, gin (it is allowed to discard, knock, or show gin) or big (all eleven cards are melded).
gin-play =
    { $knock ->
        [big] Stor gin! Vis den, eller vælg et kort at kaste.
        [gin] Gin! Vælg det kort, du banker med, eller et at kaste.
        [yes] Vælg et kort at kaste, eller bank med højst { $limit }.
       *[no]
            { $limit ->
                [0] Vælg et kort at kaste. I dette spil må kun gin vises.
               *[other] Vælg et kort at kaste. Du må banke med højst { $limit }.
            }
    }
# Nothing but the knock is allowed: at the wall, or where gin must be shown.
gin-must-knock =
    { $why ->
        [gin] Du har gin, og her vises den med det samme: bank.
       *[wall] Du tog det sidst kastede kort for at banke med det: bank.
    }
gin-choose-thrown = Vælg det kort, du kaster med dit bank.
gin-layoff =
    { $count ->
        [0] Ingen af dine kort passer til kombinationerne hos { $name }. Vis din hånd.
       *[other] Læg til kombinationerne hos { $name }, eller vis din hånd.
    }
gin-layoff-wait = { $name } må lægge til dine kombinationer …
gin-choose-melds = Vælg de kombinationer, du viser.
gin-wall =
    { $wall ->
        [declare] Stokken er ved at slutte. Tag { $card } og spil videre, eller erklær spillet dødt.
       *[knock] Stokken er ved at slutte. Tag { $card } for at banke med det, eller pas.
    }
gin-wall-pass = Stokken er ved at slutte, og med { $card } kunne du ikke banke. Pas.
gin-wall-near =
    { $count ->
        [one] 1 kort mere kan trækkes
       *[other] { $count } kort mere kan trækkes
    }

## Buttons

do-pass = Pas
do-call-dead = Erklær spillet dødt
do-knock = Bank og kast { $card }
# With the deadwood that stays.
do-knock-with = Bank og kast { $card }: rest { $points }
do-gin = Gin, kast { $card }
do-big-gin = Stor gin
do-done = Vis din hånd
# Among several ways to show a hand; $shown is as in “shown-cards”.
do-show = Vis { $shown }
label-knock = Bank, kast { $card } og vis { $shown }
label-gin = Gin, kast { $card }: { $melds }
label-big-gin = Stor gin: { $melds }
gin-ways = Vælg andre kombinationer
gin-ways-title = Hvilke kombinationer viser du?
cannot-knock =
    { $limit ->
        [0] Nej: i dette spil må kun gin vises.
       *[other] Nej: når du kaster { $card }, har du { $points } i rest, og { $limit } er det højeste.
    }

## The meter of deadwood

deadwood = Rest { $points }
deadwood-meter = Rest { $points }, der må være { $limit }
deadwood-aloud =
    { $points ->
        [0] Ingen rest
        [one] Rest 1 point
       *[other] Rest { $points } point
    }; { $limit ->
        [0] i dette spil må kun gin vises
        [one] du må banke med 1 point eller gin
       *[other] du må banke med { $limit } point eller færre
    }
deadwood-after = Uden { $card }: { $points }
deadwood-known = Rest, hvis spillet sluttede nu: { $points }
upcard-name = Vendt kort: { $card }
upcard-limit =
    { $card } blev vendt: { $limit ->
        [0] bank kun med gin
       *[other] bank med { $limit } eller færre
    }
upcard-doubles = En spar blev vendt: dette spil tæller dobbelt.
status-knocked = har banket
passed-cards = Passet til: { $cards }

## The showdown

# $how is knock, undercut, even, gin, big_gin or dead_hand.
showdown =
    { $how ->
        [even] Lige meget rest
        [knock] Bank
        [undercut] Underbudt
        [gin] Gin
        [big_gin] Stor gin
       *[dead_hand] Dødt spil
    }
showdown-lead =
    { $how ->
        [gin]
            { $me ->
                [yes] Du har gin
               *[no] { $name } har gin
            }
        [big_gin]
            { $me ->
                [yes] Du viser stor gin
               *[no] { $name } viser stor gin
            }
        [undercut]
            { $me ->
                [yes] Du underbyder banket
               *[no] { $name } underbyder banket
            }
        [knock]
            { $me ->
                [yes] Du vinder med dit bank
               *[no] { $name } vinder med sit bank
            }
        [even] Begge har lige meget rest, og ingen får point
       *[dead_hand] Ingen bankede: spillet er dødt, og den samme giver giver igen
    }
showdown-melds = Kombinationer
showdown-laid-off = Lagt til
showdown-thrown = Kastet
showdown-deadwood = Rest
showdown-none = ingen
showdown-knocker = bankede
showdown-difference = { $more } minus { $fewer } er { $points }
showdown-bonus =
    { $how ->
        [gin] Bonus for gin { $points }
        [big_gin] Bonus for stor gin { $points }
       *[undercut] Bonus for at underbyde { $points }
    }
showdown-doubled = Fordoblet, da en spar blev vendt
showdown-score =
    { $points ->
        [one] 1 point
       *[other] { $points } point
    }
# For the ear, of one player.
showdown-aloud = { $name }: { $shown }
showdown-laid-off-aloud =
    { $count ->
        [0] { $name } lagde intet til
       *[other] { $name } lagde { $cards } til
    }
scored =
    { $me ->
        [yes]
            { $points ->
                [one] Du får 1 point
               *[other] Du får { $points } point
            }
       *[no]
            { $points ->
                [one] { $name } får 1 point
               *[other] { $name } får { $points } point
            }
    }
scored-nothing = Ingen får point

## The score sheet where points are won: columns, boxes, bonuses

sheet-kind-won = Flest point vinder.
sheet-column =
    { $columns ->
        [one] Parti
       *[other] Parti { $number }
    }
sheet-column-over = slut
sheet-column-won =
    { $me ->
        [yes] Du vinder parti { $number }
       *[no] { $name } vinder parti { $number }
    }
sheet-column-open = første gevinst mangler endnu
sheet-points = Point
sheet-boxes =
    { $count ->
        [one] 1 rubrik
       *[other] { $count } rubrikker
    }
sheet-box-points = Rubrikker
sheet-game-bonus = Partibonus
sheet-shutout = Skraber
sheet-sum = I alt
sheet-all-columns = Alle partier tilsammen
# One entry of a column, for the ear.
sheet-entry-aloud = Spil { $deal }: { $name } { $points }
sheet-column-aloud = Parti { $number }: { $totals }
sheet-dead-deals =
    { $count ->
        [0] Intet spil var dødt.
        [one] 1 spil var dødt og står ikke i regnskabet.
       *[other] { $count } spil var døde og står ikke i regnskabet.
    }

## Help and keys

help-gin = I gin bliver kombinationer på hånden; bordet ordner dem for dig og tæller det andet, din rest. Når den er lav nok, vælg da det kort, du vil kaste, og bank. Har den anden spiller banket, så tryk på dine kort og derefter på de kombinationer, de passer til.
key-pass = pas
key-knock = bank
key-big-gin = stor gin
key-done = vis din hånd
key-ways = vælg andre kombinationer

## On the page alone

gin-deadwood-against = Rest { $have }, { $name } har { $theirs }
gin-only-knock = Kun banket er tilladt
gin-no-knock = Intet bank endnu: rest { $points }, tilladt { $limit }
gin-no-knock-with = Intet bank med { $card }
gin-choose-thrown-short = Bank: vælg det kort, du kaster
gin-nothing-fits = Ingen af dine kort passer
gin-choose-fitting = Vælg et kort, der passer
gin-fits-nowhere = { $card } passer ingen steder
gin-not-now = Det er ikke muligt lige nu.
gin-best-way = mindst
gin-hold-back =
    { $count ->
        [one] Hold et kort tilbage: 1 måde
       *[other] Hold kort tilbage: { $count } måder
    }
sort-best = Bedst samlet
key-best = læg hånden i dens bedste kombinationer
key-biggin = vis stor gin
card-knocks = du må banke med det
card-melded = i en kombination
count-collects = Ingen kort tilbage: får det, de andre sidder med.

## The same in the terminal

terminal-typing-gin = Ord: take, pass, draw, discard 5h, knock 5h, knock 5h 7c7d7h 2s3s4s / Ac, biggin, lay 8h m1>, done
terminal-keys-offer = F tag · N pas · ? regler · F1 taster · Q forlad
terminal-keys-hold = Mellemrum vælg · X kast · K bank · O sortér · C tal · ? regler · F1 taster
terminal-keys-layoff = Mellemrum vælg · L til · N færdig · U fortryd · T bord · ? regler · F1
terminal-help-pass = pas til det kort, der tilbydes
terminal-help-knock = bank, og kast det valgte kort
terminal-help-big-gin = vis stor gin
terminal-help-ways = vælg andre kombinationer at vise
terminal-help-done = læg ikke mere til, og vis din hånd
terminal-hand-deadwood = rest
terminal-deed-pass = passer
terminal-deed-knock = banker med { $points }
terminal-deed-gin = gin!
terminal-deed-big-gin = stor gin!
terminal-deed-shown = viser { $points }
terminal-deed-dead-hand = erklærer spillet dødt
terminal-sheet-won = Flest point vinder.
terminal-sheet-game = Parti { $number }
terminal-sheet-boxes = Rubrikker
terminal-sheet-bonus = Partibonus
terminal-sheet-shutout = Skraber
terminal-sheet-all = Alle partier
terminal-sheet-gin-signs = D gav, * vandt spillet, G gin, U underbød
terminal-check-knock = { $name } bankede
terminal-check-gin = { $name } havde gin
terminal-check-undercut = { $name } underbød banket
terminal-check-dead-hand = dødt spil
terminal-table-hold = Kombinationer bliver på hånden, til nogen banker.
terminal-one-way = Denne hånd kan kun vises på én måde.
terminal-help-sort-best = sortér hånden efter bedste kombinationer; igen efter farve, efter værdi
terminal-help-signs-gin = ━ over et kort: det er i en af dine bedste kombinationer; de andre er rest. + på et kort: det kan lægges til. + ved en kombination: de valgte kort passer der.
terminal-sheet-games = Et parti slutter, når en sum når { $points }, det hele med det sidste parti.
terminal-sheet-independent-won = Hvert spil er for sig; den, der vinder flest af dem, vinder.

# The words of the table in the terminal. Cards, reasons, rules and what page and terminal share are elsewhere.
# $number is the number of a meld as it is typed (m3); $cards, $card are short cards.


## Top and seats

terminal-title = { $title } · spil { $deal }
terminal-aside =
    { $count ->
        [one] 1 kort til side
       *[other] { $count } kort til side
    }
terminal-target =
    { $points ->
        [0] { "" }
       *[other] parti til { $points }
    }
terminal-seat-cards =
    { $count ->
        [one] 1 kort
       *[other] { $count } kort
    }
terminal-seat-total = { $points } p.
terminal-seat-narrow = { $count }k { $points }p
terminal-seat-narrower = { $count }k
terminal-seat-new = ingen komb.
terminal-seat-unopened = ikke åbnet
terminal-seat-dead = DØD
terminal-seat-out = ude
terminal-dealer = giver
terminal-dealer-short = G
terminal-you = Du

## The table and the hand

terminal-table-empty = Der ligger intet på bordet endnu.
terminal-hand =
    { $count ->
        [0] Du har ingen kort tilbage
        [one] Din hånd: 1 kort, { $points } point
       *[other] Din hånd: { $count } kort, { $points } point
    }
terminal-hand-new = Du har ingen kombination endnu: din første handling skal være en kombination.
terminal-hand-total = i alt { $points }
terminal-since = Siden din sidste tur
terminal-nothing-yet = Ingen har spillet endnu.

## Stock, discards and what the turn still asks for, where cards are drawn

terminal-stock = Stok
terminal-discards = Kastet
terminal-pile-count =
    { $count ->
        [0] tom
        [one] 1 kort
       *[other] { $count } kort
    }
terminal-pile-look = se igennem
terminal-mark-lay = læg!
terminal-mark-lent = lånt
terminal-opening-to-come =
    { $pure ->
        [yes] Din åbning kræver { $need } point med en ren sekvens
       *[no] Din åbning kræver { $need } point
    }
terminal-opening-any = Du har ikke åbnet endnu; enhver kombination åbner
terminal-opened = Du har åbnet
terminal-to-lay = Skal lægges:
terminal-to-lay-took = { $card } taget
terminal-to-lay-joker =
    { $count ->
        [one] den vundne joker
       *[other] { $count } vundne jokere
    }
terminal-to-lay-borrowed = { $cards } lånt
terminal-borrow-where = Hvilken kombination? Pilene går derhen, mellemrum vælger den, Esc går tilbage.
terminal-borrow-title = Lån fra m{ $number }, { $meld }
terminal-borrow-choose = Vælg de kort, du låner.
terminal-borrow-help = ←→ gå · Mellemrum vælg · Enter lån · Esc tilbage

## What the main action will do

terminal-do-meld = Læg { $cards } ud ({ $points } point)
terminal-do-lay = Læg { $cards } til m{ $number }, { $meld }
terminal-do-lay-end =
    { $end ->
        [low] Læg { $cards } til m{ $number }, { $meld }, i den lave ende
       *[high] Læg { $cards } til m{ $number }, { $meld }, i den høje ende
    }
terminal-do-lay-joker = Læg { $cards } til m{ $number }, { $meld }, som { $as }
terminal-do-swap = Tag jokeren i m{ $number }, { $meld }, for { $card }
terminal-do-swap-end =
    { $end ->
        [low] Tag den lave joker i m{ $number }, { $meld }, for { $card }
       *[high] Tag den høje joker i m{ $number }, { $meld }, for { $card }
    }
terminal-do-end = Slut turen
terminal-do-dead = Intet kan spilles: erklær dig død
terminal-do-choose = Vælg en af { $count } måder
terminal-do-next = Giv det næste spil
terminal-do-leave = Partiet er slut: forlad bordet
terminal-prompt = Vælg kort at spille.
terminal-prompt-or-end = Vælg kort at spille, eller slut turen med E.
terminal-prompt-wait = Vent på { $name }. Imens kan du ordne og vælge kort.
terminal-prompt-dead = Du er død og venter på, at spillet slutter.
terminal-verb-meld = Disse kort er ingen ny kombination.
terminal-verb-lay = Disse kort passer ikke til nogen kombination.
terminal-verb-swap = Ingen joker på bordet kan vindes med dette.
terminal-need-cards = Vælg først kort: gå med pilene, vælg med mellemrum.
terminal-fits = Til m{ $number } kan du spille: { $cards }
terminal-fits-nothing = Intet enkelt kort hos dig kan spilles til m{ $number }.
terminal-not-there = Disse kort passer ikke til m{ $number }.
terminal-undone = Fortrudt.
terminal-nothing-to-undo = Der er intet at fortryde i denne tur.
terminal-drawn-stays = Der er intet at fortryde: et kort trukket fra stokken forbliver trukket.
terminal-nothing-to-redo = Der er intet at gentage.
terminal-redone = Gentaget.
terminal-deal-is-over = Spillet er slut.
terminal-not-over = Spillet er ikke slut endnu.
terminal-sorted =
    { $how ->
        [rank] Sorteret efter værdi.
        [best] Sorteret efter bedste kombinationer.
       *[suit] Sorteret efter farve.
    }
terminal-unsaved = Optegnelsen kunne ikke gemmes: { $why }

## Typing

terminal-typing = Ord: meld 7c8c9c, lay 8h m1>, swap 5h m2, end, dead, undo. Esc går tilbage.
terminal-typing-draws = Ord: draw, take, meld 7c8c9c, lay 8h m1>, swap 5h m2, borrow 7h m1, discard 5h carte

## What happened, in the short form of the log

terminal-turn = { $name }: { $deeds }
terminal-turn-left =
    { $count ->
        [one] { $name }: { $deeds } · 1 kort tilbage
       *[other] { $name }: { $deeds } · { $count } kort tilbage
    }
terminal-deed-meld = lægger { $cards }
terminal-deed-lay = { $cards } til m{ $number }
terminal-deed-swap = { $card } for jokeren i m{ $number }
terminal-deed-dead =
    { $passport ->
        [yes] død
       *[no] død uden kombination
    }
terminal-deed-out = Game!
terminal-deed-leave = ingen kort mere!
terminal-deed-draw =
    { $card ->
        [hidden] trækker
       *[other] trækker { $card }
    }
terminal-deed-take = tager { $card }
terminal-deed-touch = rører bunken
terminal-deed-renewed = ny stok
terminal-deed-borrow = låner { $cards } fra m{ $number }
terminal-deed-discard =
    { $carte ->
        [yes] kaster { $card }, »carte«
       *[no] kaster { $card }
    }
terminal-deed-penalty =
    { $count ->
        [one] 1 kort for manglende »carte«
       *[other] { $count } kort for manglende »carte«
    }
terminal-deed-end = slut

## Choosing among ways

terminal-choose = Hvilken måde mener du?
terminal-choose-help = 1–9 eller Enter vælger, Esc går tilbage
terminal-way-run = En sekvens: { $cards } ({ $points } point)
terminal-way-set = Et sæt: { $cards } ({ $points } point)

## Keys

terminal-keys-play = Mellemrum vælg · M ud · L til · J joker · E slut · U fortryd · ? regler · F1
terminal-keys-table = ←→↑↓ gå · Mellemrum spil her · H hånd · Esc ryd · ? regler · F1 taster
terminal-keys-borrow = ←→↑↓ gå · Mellemrum lån her · Esc tilbage · ? regler · F1 taster
terminal-keys-draw = D træk · F tag · P kastet · T bord · C tal · ? regler · F1 taster
terminal-keys-turn = Mellemrum vælg · M ud · L til · J joker · B lån · X kast · U fortryd · F1
terminal-keys-naturals = Mellemrum vælg · M ud · L til · X kast · U fortryd · C tal · ? regler · F1
terminal-keys-over = Enter næste spil · S regnskab · T bord · ? regler · F1 taster · Q forlad
terminal-help-title = Taster
terminal-help-walk = gå gennem hånd eller bord
terminal-help-shift = flyt kortet på hånden
terminal-help-space = vælg kortet, eller læg det tilbage; på en kombination: spil de valgte kort dér
terminal-help-enter = gør, hvad den gule linje siger
terminal-help-meld = læg de valgte kort ud
terminal-help-lay = læg dem til
terminal-help-joker = byt til en joker
terminal-help-draw = træk et kort fra stokken
terminal-help-take = tag det øverste kastede kort
terminal-help-touch = rør kastebunken, før du trækker
terminal-help-pile = se de kastede kort igennem
terminal-help-borrow = lån fra en kombination på bordet: først kombinationen, så dens kort
terminal-help-discard = kast det valgte kort, hvad der slutter turen
terminal-help-carte = sig »carte«, når du kaster og har ét kort tilbage, eller lad være
terminal-help-redo = gør igen, hvad der blev fortrudt
terminal-help-end = slut turen
terminal-help-undo = fortryd det sidste i denne tur; med Shift begynd forfra
terminal-help-hand = gå til hånden
terminal-help-table = gå til bordet (også Tab)
terminal-help-sort = sortér hånden efter farve; igen efter værdi
terminal-help-gap = lav eller luk et mellemrum i hånden
terminal-help-groups = gå til gruppe 1 til 9 på hånden
terminal-help-words = skriv, hvad du spiller, såsom lay 8h m1>
terminal-help-counts = optælling: alles kort, kort du ser
terminal-help-scores = regnskab
terminal-help-log = alt, hvad der er sket i dette spil
terminal-help-rules = reglerne ved dette bord
terminal-help-clear = læg de valgte kort tilbage
terminal-help-quit = forlad bordet
terminal-help-signs =
    + på et kort: det kan spilles alene. + ved en kombination: de valgte kort passer der. • ved en kombination: den er ændret siden din sidste tur. { $jokers ->
        [0] { "" }
       *[other] ★ er en joker; i en sekvens er kortet bagefter det, den står for.
    }
terminal-close-help = Esc går tilbage
terminal-space-bar = Mellemrum
terminal-arrows = pile

## Leaving

terminal-leave = Forlad bordet?
terminal-leave-saved = Partiet indtil nu er gemt i { $file }.
terminal-leave-lost = Dette parti gemmes ikke.
terminal-leave-keys = Y eller Enter forlader, N eller Esc bliver

## The end of a deal

terminal-over-title = Spil { $deal } er slut
terminal-over-game =
    { $me ->
        [yes] Game! Du har ingen kort tilbage.
       *[no] Game! { $name } har ingen kort tilbage.
    }
terminal-over-dead = Alle er døde, og ingen spiller videre.
terminal-over-survivor = Kun en var tilbage, og der slutter spillet.
terminal-over-out =
    { $me ->
        [yes] Du har ikke flere kort.
       *[no] { $name } har ikke flere kort.
    }
terminal-over-blocked = Der er intet tilbage at trække: spillet er blokeret, og ingen vinder det.
terminal-over-won =
    { $me ->
        [yes]
            { $count ->
                [one] Du vinder dette spil.
               *[other] { $names } deler dette spil.
            }
       *[no]
            { $count ->
                [one] { $names } vinder dette spil.
               *[other] { $names } deler dette spil.
            }
    }
terminal-over-match =
    { $me ->
        [yes]
            { $count ->
                [one] Partiet er slut: du vinder det!
               *[other] Partiet er slut: { $names } deler det.
            }
       *[no]
            { $count ->
                [one] Partiet er slut: { $names } vinder det.
               *[other] Partiet er slut: { $names } deler det.
            }
    }
terminal-count-none = ingen kort tilbage
terminal-count-out = ude af partiet
terminal-count-cards =
    { $count ->
        [one] 1 kort
       *[other] { $count } kort
    }
terminal-count-doubled = en joker fordobler det
terminal-count-penalty = { $points } mere for det manglende pas
terminal-count-unopened = ikke åbnet: { $points } i stedet
terminal-count-factor = gange { $factor }
terminal-count-settled = afregnet { $amount }
terminal-count-total = i alt { $points }
terminal-count-winner = vinder
terminal-over-aside =
    { $count ->
        [0] Intet kort blev lagt til side.
        [one] Det kort, der blev lagt til side:
       *[other] De { $count } kort, der blev lagt til side:
    }
terminal-over-keys = Enter næste spil · S regnskab · Esc se på bordet · Q forlad
terminal-over-keys-last = S regnskab · Esc se på bordet · Q forlad

## Score sheet and counts

terminal-sheet = Regnskab
terminal-sheet-deal = Spil
terminal-sheet-total = I alt
terminal-sheet-empty = Intet spil er slut endnu.
terminal-sheet-signs = D gav, * vandt spillet
terminal-sheet-cumulative = Få point vinder.
terminal-sheet-independent = Hvert spil er for sig; få point vinder.
terminal-sheet-target = Partiet slutter, når en sum når { $points }.
terminal-sheet-elimination = Den, der når { $points }, falder fra.
terminal-sheet-deals =
    { $count ->
        [one] Partiet er 1 spil.
       *[other] Partiet er { $count } spil.
    }
terminal-counts = Optælling
terminal-counts-known = kendte: { $cards }
terminal-counts-hand = Din hånd tæller { $points } point, hvis spillet sluttede nu.
terminal-counts-seen = Af hvert kort ser du på bordet og på hånden (af { $packs }):
terminal-counts-seen-pile = Af hvert kort ser du på bordet, blandt de kastede og på hånden (af { $packs }):
terminal-counts-jokers = Jokere set: { $count } af { $all }
terminal-counts-aside =
    { $count ->
        [one] 1 kort ligger til side og er ikke med i spillet.
       *[other] { $count } kort ligger til side og er ikke med i spillet.
    }
terminal-log = Hvad der skete i dette spil
terminal-rules = Reglerne ved dette bord

## Replay

terminal-replay-where = spil { $deal } af { $deals } · tur { $turn } af { $turns } · handling { $action } af { $actions }
terminal-replay-keys = ←→ handling · ↑↓ tur · PgUp PgDn spil · Home End · K øjne · S regnskab · Q forlad
terminal-replay-all = alle hænder
terminal-replay-seat = hvad { $name } kan vide
terminal-replay-spectator = hvad en tilskuer kan vide
terminal-replay-dealt = Kortene er givet.
terminal-replay-turn = Næste: { $name }
terminal-check-head =
    { $title }, { $seats } pladser, { $deals ->
        [one] 1 spil
       *[other] { $deals } spil
    }
terminal-check-deal = Spil { $deal }: { $scores } ({ $how })
terminal-check-game = Game ved { $name }
terminal-check-out = { $name } gik ud
terminal-check-blocked = blokeret
terminal-check-dead = alle døde
terminal-check-survivor = en tilbage
terminal-check-running = Spil { $deal } er i gang: { $name } har turen.
terminal-check-totals = I alt: { $scores }
terminal-check-won =
    { $count ->
        [one] { $names } vinder partiet.
       *[other] { $names } deler partiet.
    }
terminal-check-seen = Kopien fra en enkelt plads: de andres hænder var skjult, så trækkene er kun kontrolleret, så langt den kunne se.
terminal-check-ok = Optegnelsen spiller igennem uden fejl.
terminal-score-of = { $name } { $points }

## The rules as text

terminal-rules-head = Regler: { $title }
terminal-rules-changes = Hvad dette bord spiller anderledes
terminal-rules-change = { $label }: { $answer } (i stedet for { $instead })
terminal-rules-sign = * mærker, hvad dette bord spiller anderledes.
terminal-house-title = Husreglerne ved dette bord
terminal-house-close = Enter begynder · ? alle reglerne
terminal-games =
    { $games ->
        [one] Der er 1 spil:
       *[other] Der er { $games } spil:
    }
terminal-games-note = `tierce rules SPIL` fortæller reglerne, `tierce play SPIL` spiller det her.

# What the server itself refuses, before any rule is asked.

# $text says what was expected.
reason-malformed = Denne besked kan ikke læses: { $text }
reason-too-large = Denne besked er for lang. Der læses højst { $most } byte.
reason-too-fast = Det var for meget på én gang. Vent et øjeblik, og prøv så igen.
reason-binary = Beskeder er tekst her, og denne er binær.
reason-no-table = Der er intet bord { $table } her.
reason-broken = Noget gik i stykker på serveren. Det er skrevet i dens log. Prøv igen.
reason-store = Det kunne ikke skrives ned, så det blev ikke gjort. Prøv igen.
# What a table refuses that has nothing to do with the cards: seats, host, pause, clock.
reason-not-invited = Du er ikke inviteret til dette bord: bed om hele linket, til sidste bogstav.
reason-no-seat-yours = Du har ingen plads ved dette bord: tag først en åben.
reason-no-seat = Der er ingen plads { $seat } her: dette bord har { $most }.
reason-seat-taken = Plads { $seat } er ikke åben: der sidder nogen.
reason-seated-already = Du har allerede en plads ved dette bord.
reason-nobody-there = Ingen sidder på plads { $seat }: det kan kun gælde en person.
reason-name = Et navn har 1 til { $most } tegn, der kan ses.
reason-name-taken = En her hedder allerede { $name }: vælg et andet navn.
reason-not-host = Det må kun værten: her er det { $name }.
reason-not-yours = Det kan kun siges for ens egen plads.
reason-here = { $name } er her: ingen må spille i stedet.
reason-stands-in = En bot spiller for dig nu: tag først din plads tilbage.
reason-time-up = Din tid er gået: en bot spiller denne tur. Den næste er din igen.
reason-paused = { $name } har bedt om en pause: gå videre først.
reason-not-started = Der er ikke givet kort endnu: værten begynder, når alle er her.
reason-started = Partiet er begyndt: det hørte til tiden før.
reason-seats-open =
    { $count ->
        [one] Én plads er stadig åben: lad nogen sætte sig der, sæt en bot der, eller fjern pladsen.
       *[other] { $count } pladser er stadig åbne: lad nogen sætte sig der, sæt botter der, eller fjern pladserne.
    }
reason-too-few-seats = { $text }
reason-no-bot = Der er ingen bot { $kind } i dette spil: vælg { $kinds }.
reason-match-runs = Dette parti er ikke slut endnu: spil det først til ende.
reason-closed = Værten har lukket dette bord: hvad der blev spillet, kan stadig læses.
reason-no-chat = Ved dette bord kan kun vendinger siges.
reason-no-phrase = Der er ingen sådan vending: vælg en fra listen.
reason-hints-off = Ved dette bord spilles der uden tip.
reason-no-answer = Det tog for lang tid at regne ud. Prøv igen om et øjeblik.
reason-other-deal = Den hånd hører til et andet spil: den blev ikke ordnet.
# What is wrong with a request, said beside its field.
problem-expected = Forventede { $text }.
problem-unknown-field = Der er intet sådant felt. Felterne er { $fields }.
problem-one-of = { $found } kan ikke vælges. Vælg en af { $choices }.
problem-number = Forventede et helt tal fra { $low } til { $high }, fandt { $found }.
problem-name = Et navn har 1 til { $most } tegn, og ingen, der ikke kan ses.
problem-bot-list = Forventede en liste over botter, hver en af { $choices }.
problem-bot-count =
    { $found ->
        [one] Der bedes om 1 bot.
       *[other] Der bedes om { $found } botter.
    } Dette spil spilles med { $low } til { $high } botter og dig.
problem-no-table = Der er intet sådant bord her.
problem-no-place = Der er intet på denne adresse.
problem-too-large = En forespørgsel har højst { $most } byte.
problem-too-fast = For mange forespørgsler på én gang. Vent et øjeblik, og prøv så igen.
problem-elsewhere = Dette kom fra en side på et andet websted, så det blev ikke gjort.
problem-not-seated = Du har ingen plads ved dette bord.
problem-not-invited = Du er ikke inviteret til dette bord: bed om hele linket, til sidste bogstav.
problem-no-spectators = Ved dette bord må ingen se med: tag en plads.
problem-no-deal = Dette parti har ikke noget spil med det nummer.
# One may try how else a deal might have gone on once it is over.
problem-deal-runs = Dette spil er stadig i gang: hvad der ellers kunne være sket, kan prøves, når det er slut.
problem-no-code = Der er ingen sådan kode, eller dens ti minutter er gået. Bed om en ny på den anden enhed.
problem-no-key = Dette er ikke nøglen til denne server.
problem-not-host = Det må kun den, der driver denne server: åbn først linket med dens nøgle.
problem-too-many-tables = Du har { $most } borde, der ikke er slut. Spil først et til ende, eller luk det.
problem-unread = Denne forespørgsel kan ikke læses.
problem-broken = Noget gik i stykker på serveren. Det er skrevet i dens log.

# What is seen and said of the people at a table beside their cards: who is away, how long a turn may take, what was
# said. $name is a person, $bot whether a bot plays for them (yes or no).


## Away and back

seat-away = væk
away-hours =
    { $count ->
        [one] 1 time
       *[other] { $count } timer
    }
away-days =
    { $count ->
        [one] 1 dag
       *[other] { $count } dage
    }
bot-plays = en bot spiller
bot-plays-short = en bot
play-for = Spil for dem
play-for-short = Spil
play-for-name = lad en bot spille for { $name }
let-bot-play = Lad en bot spille for mig
bot-plays-for-me = En bot spiller for dig
take-seat-back = En bot spiller for dig: tag din plads tilbage
take-back = Tag tilbage
say-away = { $name } er væk
say-back = { $name } er tilbage
say-bot-plays = En bot spiller for { $name }
say-plays-again = { $name } spiller igen
# A move that a bot made for a person: $line says what.
happened-stand-in =
    { $me ->
        [yes] { $line } (en bot for dig)
       *[no] { $line } (en bot for { $name })
    }

## A pause for all

a-break = En pause
pause-all = Pause til kaffen
pause-help = Uret og botterne står stille, til nogen går videre.
paused-by =
    { $me ->
        [yes] Du har bedt om en pause
       *[no] { $name } har bedt om en pause
    }
pause-go-on = Gå videre
say-goes-on = Spillet går videre

## Clocks

clock-left = tid til denne tur
clock-bank = reserve
clock-over = over tiden
clock-stands = uret står stille
# $hard: when the time is up, a bot plays the turn.
seconds-left =
    { $hard ->
        [yes]
            { $seconds ->
                [one] 1 sekund, så spiller en bot denne tur
               *[other] { $seconds } sekunder, så spiller en bot denne tur
            }
       *[no]
            { $seconds ->
                [one] 1 sekund tilbage
               *[other] { $seconds } sekunder tilbage
            }
    }

## What one says

panel-say = Sig
say-own = Med dine egne ord
say-send = Sig det
say-too-fast = En ting ad gangen: vent et øjeblik, før du siger mere.
said-title = Hvad der er sagt
said-nothing = Intet er sagt endnu.
said-line = { $name }: { $text }
said-me = Du
said-mute = Skjul { $name }
said-unmute = Hør { $name } igen
said-muted = skjult på denne enhed
said-take-away = Fjern
said-take-away-which = hvad { $name } sagde: { $text }

## The next match

do-rematch = Revanche
next-match = Til det næste parti
say-next-match = Det næste parti begynder

## The screen during my turn

help-awake = I din tur forbliver skærmen tændt.
help-no-awake =
    { $secure ->
        [yes] Denne browser kan ikke holde skærmen tændt i din tur.
       *[no] Skærmen kan blive mørk i din tur: browsere holder den kun tændt for sikre sider (https).
    }

## Phrases

# phrase-<id> of src/tierce/server/phrases.py: polite words, with a face where it helps.
phrase-hello = 😊 Hej!
phrase-good_luck = ☘ Held og lykke!
phrase-your_turn = ☞ Din tur, tror jeg
phrase-one_moment = ☕ Et øjeblik
phrase-well_played = ★ Godt spillet!
phrase-nice_swap = 🃏 Flot bytte!
phrase-thanks = ♥ Tak
phrase-sorry = 😅 Undskyld!
phrase-laugh = 😄 Haha!
phrase-oh_no = 😱 Åh nej!
phrase-wow = 😮 Wow!
phrase-thinking = 😐 Lad mig tænke
phrase-again = ↻ En gang til?
phrase-good_night = ☾ Godnat
