### The rules, house rules and reasons in Danish: a draft of ours, not yet read by anybody whose first language it is.

### Husregler

choice-yes = ja
choice-no = nej
choice-any = så mange man vil
choice-none = ingen

answer-seats = { $answer } med { $seats } spillere
answer-case = { $answer } med »{ $case }«
answer-else = ellers { $answer }
answer-span = { $low } til { $high }
answer-named = { $knob }: { $answer }

preset-penang = Penang-rommy
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

## Hvilke kort spilles der med?

group-deck = Hvilke kort spilles der med?

knob-deck-packs = Kortspil
knob-deck-jokers = Jokere

## Hvordan gives kortene?

group-deal = Hvordan gives kortene?

knob-deal-seats = Spillere
knob-deal-hand-size = Kort til hver
knob-deal-starter = Hvem der begynder
choice-deal-starter-dealer = giveren
choice-deal-starter-next = spilleren efter giveren
knob-deal-extra = Et kort mere
knob-deal-direction = Retning
choice-deal-direction-clockwise = med uret, mod venstre
choice-deal-direction-anticlockwise = mod uret, mod højre
knob-deal-starter-first-turn = Den allerførste tur
choice-deal-starter-first-turn-discard-only = man kaster kun
choice-deal-starter-first-turn-full = er en tur som alle andre
knob-deal-upcard = Et kort vendes fra begyndelsen
knob-deal-cut-joker = En joker ved aftagningen
choice-deal-cut-joker-ignored = går tilbage
choice-deal-cut-joker-kept = beholdes af den, der tager af, som et af kortene
knob-deal-aside-shown-after = Vis bagefter de kort, der ikke blev givet

## Hvad må trækkes?

group-draw = Hvad må trækkes?

knob-draw-take = Et kort fra kastebunken
choice-draw-take-must-lay = skal lægges ud i samme tur
choice-draw-take-free = må gå på hånden
knob-draw-take-from-round = Første tur med kastebunken
knob-draw-take-joker = Tage en joker fra kastebunken
knob-draw-take-with-one = At tage med et enkelt kort på hånden
knob-draw-throw-back = At kaste kortet tilbage
knob-draw-mutual-return = Kastet tilbage to gange i træk
choice-draw-mutual-return-plays-on = der spilles videre
choice-draw-mutual-return-ends = spillet er dødt
knob-draw-takes = Kort taget fra kastebunken i et spil
choice-draw-takes-any = så mange man vil
knob-draw-last = Kort, der bliver i stokken
knob-draw-wall = Når stokken er ved at slutte
choice-draw-wall-dead = spillet er dødt, og ingen får point
choice-draw-wall-knock = det sidst kastede kort må endnu tages, for at banke med det
choice-draw-wall-declare = man tager det sidst kastede kort og spiller videre, eller erklærer spillet dødt
knob-draw-renew = Sådan laves en ny stok
choice-draw-renew-shuffled = de kastede kort blandes
choice-draw-renew-turned = de kastede kort vendes, som de ligger
choice-draw-renew-taken = man tager det øverste, eller vender dem alle, som de ligger
knob-draw-renew-keeps-top = Det øverste kastede kort bliver liggende
knob-draw-renewals = Nye stokke
choice-draw-renewals-any = så tit det er nødvendigt
knob-draw-touch = Røre kastebunken
choice-draw-touch-ignored = koster intet
choice-draw-touch-no-dry-this-turn = ingen tør udgang i denne tur
choice-draw-touch-no-dry-this-deal = ingen tør udgang i dette spil
choice-draw-touch-no-exit-this-deal = slet ingen udgang i dette spil

## Hvad er en kombination?

group-melds = Hvad er en kombination?
knob-melds-aces = Esset i en sekvens
choice-melds-aces-both = lavt før toeren eller højt efter kongen
choice-melds-aces-low = kun lavt før toeren

knob-melds-set-suits = Farver i et sæt
choice-melds-set-suits-repeat = må gentages
choice-melds-set-suits-distinct = alle forskellige, altså højst fire kort
knob-melds-run-max = Længste sekvens
knob-melds-circular = Sekvenser går rundt om hjørnet
knob-melds-min-naturals = Naturlige kort i en kombination

## Hvad kan en joker?

group-wild = Hvad kan en joker?

knob-wild-max-in-run = Jokere i en sekvens
choice-wild-max-in-run-any = så mange man vil
knob-wild-max-in-set = Jokere i et sæt
choice-wild-max-in-set-any = så mange man vil
knob-wild-adjacent = Jokere ved siden af hinanden
knob-wild-in-run = En jokers plads i en sekvens
choice-wild-in-run-anywhere = hvor som helst
choice-wild-in-run-ends = kun i enderne
choice-wild-in-run-burnt = kun for et brændt kort, hvis eksemplarer alle ligger på bordet
knob-wild-burnt-counts-discards = Kastede kort brænder også
knob-wild-rebind = En joker i en sekvens
choice-wild-rebind-fixed = bliver, hvor den er
choice-wild-rebind-slide = kan skubbes ud til en ende af det naturlige kort

## Hvad kræver den første udlægning?

group-opening = Hvad kræver den første udlægning?

knob-opening-kind = Den første udlægning
choice-opening-kind-points = skal nå et antal point
choice-opening-kind-none = må være en hvilken som helst kombination, i en hvilken som helst tur
choice-opening-kind-free = kræver intet: man må lægge til, før man lægger ud
knob-opening-points = Point for at åbne
knob-opening-points-from-discard = Point for at åbne med et kastet kort
choice-opening-points-from-discard-same = lige så mange som ellers
knob-opening-discard-points-always = De point hver gang
knob-opening-pure-run = En sekvens uden jokere
choice-opening-pure-run-new = en ny sekvens uden nogen
choice-opening-pure-run-subrun = en sekvens med tre naturlige kort i rækkefølge, også ved siden af en joker
choice-opening-pure-run-off = ikke nødvendig
knob-opening-from-round = Første tur, man kan åbne i
knob-opening-joker-counts = En joker i den første udlægning
choice-opening-joker-counts-replaced = tæller som det kort, den står for
choice-opening-joker-counts-zero = tæller intet
choice-opening-joker-counts-thirty-five = tæller 35 point

## Hvad må lægges til?

group-layoff = Hvad må lægges til?

knob-layoff-joker-on-opponent = Jokere på andres kombinationer
choice-layoff-joker-on-opponent-none = på ingen
choice-layoff-joker-on-opponent-sets = kun på sæt
choice-layoff-joker-on-opponent-all = på alle

## Hvordan vindes en joker?

group-swap = Hvordan vindes en joker?

knob-swap-from-set = Jokere i sæt
choice-swap-from-set-rank = vindes med et hvilket som helst kort af værdien
choice-swap-from-set-square = vindes med den farve, der mangler, når sættet er et firkort
choice-swap-from-set-square-both = vindes med den farve, der mangler, i den tur, hvor sættet blev et firkort
choice-swap-from-set-never = kan ikke vindes
knob-swap-use = En vundet joker
choice-swap-use-keep = må beholdes
choice-swap-use-new-meld = skal i en ny kombination i samme tur
choice-swap-use-any = skal lægges ud i samme tur
knob-swap-same-turn = Bytte i turen med den første kombination

## Må man tage kort fra kombinationer?

group-borrow = Må man tage kort fra kombinationer?

knob-borrow-kind = At låne fra kombinationer
choice-borrow-kind-off = gøres ikke
choice-borrow-kind-single = er tilladt, når en kombination på tre kort eller flere bliver tilbage
knob-borrow-split = Fra midten af en sekvens
knob-borrow-joker = At låne en joker
knob-borrow-from-joker-meld = Fra kombinationer med en joker

## Hvad hvis nogen ikke kan spille?

group-idle = Hvad hvis nogen ikke kan spille?

knob-idle-dead-counts-swaps = Et bytte kan redde fra at være død
knob-idle-voluntary-dead = Død efter ønske
knob-idle-auto-dead = Død uden at sige det

## Hvornår må man banke?

group-knock = Hvornår må man banke?
knob-knock-limit = Rest at banke med
choice-knock-limit-upcard = så meget som det vendte kort tæller
knob-knock-upcard-ace = Et vendt es
choice-knock-upcard-ace-one = tillader 1 point rest
choice-knock-upcard-ace-gin-only = lader kun gin tilbage
knob-knock-test = Prøven på, om man må banke
choice-knock-test-exact = alle måder at kaste et kort og kombinere resten på
choice-knock-test-first-melds = den første måde at kombinere alle kort på, der lader mindst tilbage
knob-knock-throw-back = At banke med det kort, man tog
knob-knock-gin = En hånd, der er gin
choice-knock-gin-may = må spilles videre med
choice-knock-gin-must = skal vises med det samme
knob-knock-layoffs = At lægge til efter et bank
knob-knock-layoffs-per-end = Kort lagt til i én ende
choice-knock-layoffs-per-end-any = så mange, der passer
knob-knock-defender = Den anden spillers kombinationer
choice-knock-defender-best = dem, der lader mindst rest tilbage
choice-knock-defender-chosen = dem, som spilleren vælger

## Hvordan slutter et spil?

group-out = Hvordan slutter et spil?

knob-out-last-survivor = Den sidste, der ikke er død
choice-out-last-survivor-plays-on = spiller videre alene
choice-out-last-survivor-ends = afslutter spillet
knob-out-discard = Det sidste kort
choice-out-discard-required = skal kastes
choice-out-discard-optional = må kastes eller lægges ud
knob-out-carte = At sige »carte«
choice-out-carte-manual = spilleren skal sige det, ellers trækkes to kort
choice-out-carte-auto = bordet siger det
choice-out-carte-off = ingen siger det
knob-out-at-once-needs = At gå ud på én gang
choice-out-at-once-needs-points-and-run = kræver point og sekvens som enhver åbning
choice-out-at-once-needs-run-only = kræver sekvensen, men ingen point
choice-out-at-once-needs-none = kræver ingen af delene
knob-out-new-melds = Nye kombinationer i en tur
choice-out-new-melds-any = så mange man vil
knob-out-at-once-may-use-table = På én gang med kombinationer på bordet
knob-out-max-turns = Længste spil

## Hvad tæller kortene?

group-values = Hvad tæller kortene?

knob-values-ace-in-hand = Et es
knob-values-ace-in-meld = Et es i en kombination
choice-values-ace-in-meld-by-place = 1 eller 11, efter pladsen
choice-values-ace-in-meld-always-10 = altid 10
knob-values-joker-in-hand = En joker
choice-values-joker-in-hand-doubles-hand = fordobler hånden
knob-values-court = Knægt, dame og konge

## Hvad tæller ellers?

group-score = Hvad tæller ellers?
knob-score-pays = Kort tilbage på hånden
choice-score-pays-own-cards = tæller imod den, der har dem
choice-score-pays-winner-collects = går til vinderen
knob-score-gin = Bonus for gin
knob-score-big-gin = Bonus for stor gin
choice-score-big-gin-none = stor gin spilles ikke
knob-score-undercut = Bonus for at underbyde
knob-score-tie = Lige stor rest
choice-score-tie-undercut = er at underbyde
choice-score-tie-nothing = giver intet
knob-score-spade-doubles = Spar fordobler

knob-score-unopened = Ikke åbnet
knob-score-no-passport = Død uden kombination
choice-score-no-passport-none = intet yderligere
choice-score-no-passport-plus-50 = 50 point mere
choice-score-no-passport-double = hånden tæller to gange
knob-score-at-once = Når nogen går ud på én gang
choice-score-at-once-multiply = ganges de andres point
choice-score-at-once-flat-100 = får hver af de andre 100 point
choice-score-at-once-dry-table = ganges efter de brugte jokere
knob-score-at-once-factor = Faktor for at gå ud på én gang
knob-score-at-once-joker-factor = Faktor på én gang med en joker
knob-score-joker-finish = En joker som sidste kastede kort
choice-score-joker-finish-plain = tæller som ethvert andet kort
choice-score-joker-finish-double = fordobler de andres point
choice-score-joker-finish-flat-200 = giver hver af de andre 200 point
choice-score-joker-finish-forbidden = er ikke tilladt
knob-score-dry-table = Tørre udgange efter jokere
choice-score-dry-table-rising = mere med jokere: en gang, halvanden gang, to gange
choice-score-dry-table-falling = mindre med jokere: to gange, halvanden gang, en gang
choice-score-dry-table-literal = som en tekst trykker det: en gang, halvanden gang, en gang
knob-score-rounding = Halve point
choice-score-rounding-half-up = rundes op
choice-score-rounding-down = falder bort
knob-score-winner-bonus = Vinderens bonus

## Hvordan bliver spil til et parti?

group-match = Hvordan bliver spil til et parti?

knob-match-kind = Spillene i et parti
choice-match-kind-independent = hvert for sig
choice-match-kind-cumulative = lægges sammen
knob-match-target = Point, der afslutter partiet
choice-match-target-none = intet fast antal
knob-match-deals = Spil i et parti
choice-match-deals-none = intet fast antal
knob-match-game-bonus = Bonus for partiet
knob-match-box = En rubrik
knob-match-extra-boxes = Rubrikker for gin og for at underbyde
knob-match-shutout = En skraber
choice-match-shutout-none = giver intet mere
choice-match-shutout-double-before-boxes = fordobler point og bonus, ikke rubrikkerne
choice-match-shutout-double-all = fordobler alt
choice-match-shutout-double-bonus = fordobler bonus for partiet
choice-match-shutout-plus-100 = giver 100 point
knob-match-columns = Partier side om side
knob-match-elimination = At falde fra
knob-match-last-deal-factor = Det sidste spils vægt
knob-match-dealer = Hvem der giver næste gang
choice-match-dealer-next = den næste spiller
choice-match-dealer-last-winner = vinderen af det sidste spil
choice-match-dealer-worst-loser = den, der klarede sig dårligst i det sidste spil
knob-match-ties = Et uafgjort parti
choice-match-ties-shared = deles
choice-match-ties-extra-deal = går videre, til en er foran alene
knob-match-settlement = Afregning af hvert spil
choice-match-settlement-none = ingen
choice-match-settlement-difference = alle betaler forskellen til alle, der klarede sig bedre
choice-match-settlement-winner-takes-difference = alle betaler forskellen til vinderen

### Reglerne

seats-span = { $low } til { $high }

rules-title = Regler: { $title }
rules-title-seats = Regler: { $title } for { $seats } spillere
rules-changes = Ændret ved dette bord
rules-instead = { $title } efter bogen: { $answers }.
rules-draft = Denne oversættelse er et udkast fra vores egen hånd. Ingen, der har dansk som modersmål, har læst det endnu.
rules-page-note = Version { $version }. Numrene i parentes er dem fra [loven]({ $law }), på engelsk, hvor hver regel har sin kilde. Hvad et bord kan ændre, står i [tabellen over husregler]({ $knobs }), også på engelsk.
rules-why = Hvor kilderne er uenige: { $why }

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
rules-section-opening = Åbningen
rules-section-free = At frigøre en joker
rules-section-borrow = At låne fra kombinationer
rules-section-carte = Et kort tilbage
rules-section-stock = Stokken
rules-section-out = At gå ud

## Hvad går det ud på?

rule-goal = Det gælder om at sidde tilbage med så få point som muligt. Kort forlader hånden i kombinationer, som man lægger på bordet, og enkeltvis, når man lægger dem til kombinationer, sine egne eller andres.
rule-no-draw = Der trækkes ikke, og der kastes ikke. Den, der i sin tur ikke kan lægge noget kort, er død, og det, han så sidder med, tæller imod ham. Derfor gælder det om at holde længe: ofte er det bedre at spille lidt i hver tur end alt på én gang.
rule-rami-goal = Det gælder om at være den første uden kort, og om at sidde med få point, når en anden er det. { $wins ->
    [most] Den første får alt, hvad de andre sidder med.
   *[fewest] {""}
} Kort forlader hånden i kombinationer, som man lægger på bordet, enkeltvis, når man lægger dem til kombinationer, og når man kaster dem.

## Kortene

rule-deck = Med { $seats } spillere: { $deck-packs ->
    [one] 1 spil
   *[other] { $deck-packs } spil
} på 52 kort og { $deck-jokers ->
    [0] ingen joker
    [one] 1 joker
   *[other] { $deck-jokers } jokere
}, { $total } kort i alt.
rule-players = { $low ->
    [0] Spillet er for { $high } spillere.
   *[other] Spillet er for { $low } til { $high } spillere.
}

## Givningen

rule-hand = Med { $seats } spillere får hver { $deal-hand-size } kort.
rule-hand-all = Hver spiller får { $deal-hand-size } kort.
rule-direction = Kortene gives et ad gangen, { $deal-direction ->
    [anticlockwise] mod uret, det første til spilleren til højre for giveren. Turene går samme vej.
   *[clockwise] med uret, det første til spilleren til venstre for giveren. Turene går samme vej.
}
rule-starter = { $deal-starter ->
    [dealer] Giveren har den første tur.
   *[next] Spilleren efter giveren har den første tur.
}
rule-aside = { $left ->
    [0] Der er ingen kort tilovers.
    [some] De kort, der er tilovers, lægges til side med bagsiden op og bruges ikke.
    [one] Det ene kort, der er tilovers, lægges til side med bagsiden op og bruges ikke.
   *[other] De { $left } kort, der er tilovers, lægges til side med bagsiden op og bruges ikke.
} { $deal-aside-shown-after ->
    [yes] Når spillet er slut, vises de.
   *[no] Ingen ser dem nogensinde.
}
rule-rami-hand = Med { $seats } spillere får hver { $deal-hand-size } kort{ $deal-extra ->
    [0] .
   *[other] , og den, der begynder, et mere.
}
rule-rami-hand-all = Hver spiller får { $deal-hand-size } kort{ $deal-extra ->
    [0] .
   *[other] , og den, der begynder, et mere.
}
rule-rami-cut = Spilleren til venstre for giveren tager af. { $deal-cut-joker ->
    [kept] En joker, der vendes ved aftagningen, beholder han: den er et af de kort, han får.
   *[ignored] Hvad aftagningen viser, er uden betydning.
}
rule-rami-starter = { $deal-starter ->
    [dealer] Giveren har den første tur
   *[next] Spilleren efter giveren har den første tur
}{ $deal-extra ->
    [0] . { $deal-starter-first-turn ->
        [full] Den er en tur som alle andre.
       *[discard_only] I denne første tur lægges intet ud: man trækker og kaster.
    }
   *[other] {" "}og trækker ikke, da han har et kort mere. { $deal-starter-first-turn ->
        [full] Han må lægge ud som i enhver anden tur, og kaster så.
       *[discard_only] I denne første tur kaster han kun.
    }
}
rule-rami-stock = { $left ->
    [some] De kort, der er tilovers, er stokken, med bagsiden op.
    [one] Det ene kort, der er tilovers, er stokken, med bagsiden op.
   *[other] De { $left } kort, der er tilovers, er stokken, med bagsiden op.
} { $deal-upcard ->
    [yes] Et kort vendes ved siden af den og begynder kastebunken.
   *[no] Kastebunken ved siden af den er tom fra begyndelsen.
}

## En tur

rule-turn = I sin tur lægger man mindst en kombination ud eller mindst et kort til. Man må gøre mere, i enhver rækkefølge og uden grænse, og slutte turen, når man vil. Man melder ikke pas.
rule-turn-free = Ingen behøver at gøre mere end en ting i en tur, eller at lægge ud, hvad der kunne lægges ud: tre esser kan gå et ad gangen, tur for tur, på et sæt esser, der allerede ligger der.
rule-turn-stays = Hvad der ligger på bordet, bliver liggende. Kombinationer samles, deles og flyttes ikke.
rule-rami-turn = I sin tur trækker man et kort, lægger så ud, hvad man kan og vil, og kaster til sidst et kort med billedsiden op. { $jokers ->
    [0] Det må være et hvilket som helst kort, også et, der ville passe på bordet.
   *[other] Det må være et hvilket som helst kort, også en joker eller et kort, der ville passe på bordet.
}
rule-rami-take = Man trækker fra stokken eller tager det øverste kort i kastebunken. { $draw-take ->
    [free] Det kort, man tager, må gå på hånden.
   *[must_lay] Det kort, man tager, skal lægges ud i samme tur{ $jokers ->
        [0] : i en ny kombination eller til en anden.
       *[other] : i en ny kombination, til en anden eller i bytte for en joker.
    }
} { $opening-kind ->
    [free] {""}
   *[other] Før man har åbnet, må man kun tage det for at åbne med det i den tur.
}
rule-rami-take-round = { $draw-take-from-round ->
    [one] Kastebunken er åben for en fra ens første tur.
   *[other] Kastebunken er åben for en fra ens tur nummer { $draw-take-from-round } i spillet.
}
rule-rami-throw-back = { $draw-throw-back ->
    [no] Et kort, man har taget fra kastebunken, må ikke kastes i samme tur.
   *[yes] Et kort, man har taget fra kastebunken, må kastes igen i samme tur.
}
rule-rami-take-joker = { $draw-take-joker ->
    [no] En joker i kastebunken tages ikke.
   *[yes] En joker i kastebunken må tages som ethvert andet kort.
}
rule-rami-touch = { $draw-touch ->
    [no_dry_this_turn] Den, der rører kastebunken og alligevel trækker fra stokken, kan ikke gå ud på én gang i den tur: går han ud, tæller det enkelt.
    [no_dry_this_deal] Den, der rører kastebunken og alligevel trækker fra stokken, kan ikke mere gå ud på én gang i det spil: går han ud i en enkelt tur, tæller det enkelt.
    [no_exit_this_deal] Den, der rører kastebunken og alligevel trækker fra stokken, kan ikke mere gå ud i det spil.
   *[ignored] At røre kastebunken og alligevel trække fra stokken koster intet.
}

## Passet

rule-passport = Det første, man gør i et spil, er at lægge en kombination ud, i sin første tur: det er ens pas. Det kræver ingen point{ $jokers ->
    [0] .
   *[other] , og der må være jokere i det.
} Før det må man { $jokers ->
    [0] ikke lægge til
   *[other] hverken lægge til eller bytte
}; efter det, i samme tur, er alt åbent for en.
rule-passport-must = { $idle-voluntary-dead ->
    [yes] Har man ingen kombination i sin første tur, er man død med det samme. Har man en, må man lægge den ud, eller være død alligevel.
   *[no] Har man en kombination i sin første tur, skal man lægge den ud. Har man ingen, er man død med det samme; det er sjældent.
}

## Kombinationer

rule-runs = En sekvens er tre eller flere kort af samme farve i rækkefølge. { $melds-circular ->
    [yes] Esset forbinder de to ender, så en sekvens kan gå rundt om hjørnet: dame, konge, es, to. En sekvens har højst 13 kort.
   *[no] { $melds-aces ->
        [low] Esset er lavt, før toeren, og intet følger efter kongen.
       *[both] Esset er lavt før toeren eller højt efter kongen, og intet følger efter et højt es. { $melds-run-max ->
            [14] Den længste sekvens har 14 kort, med et es i hver ende.
           *[13] Den længste sekvens har 13 kort, altså kun et es.
        }
    }
}
rule-sets = Et sæt er tre eller flere kort af samme værdi. { $melds-set-suits ->
    [distinct] Farverne er alle forskellige: det er et trekort eller et firkort{ $jokers ->
        [0] .
       *[other] , jokere medregnet.
    }
   *[repeat] Farver må gentages, selv det samme kort fra to spil, og et sæt må vokse, så langt kortene rækker.
}
rule-rami-melds = En kombination tilhører den, der lagde den ud. To ens kombinationer må ligge ved siden af hinanden.
rule-rami-new-melds = { $out-new-melds ->
    [any] Man må lægge så mange nye kombinationer ud i en tur, man vil.
    [one] Man må lægge én ny kombination ud i en tur, og lægge til, som man vil.
   *[other] Man må højst lægge { $out-new-melds } nye kombinationer ud i en tur, og lægge til, som man vil.
}

## Jokere

rule-no-jokers = Der er ingen jokere i spillet.
rule-jokers = En joker står for et hvilket som helst kort. I en sekvens står den for et bestemt kort, i et sæt kun for værdien. Den må stå for et kort, hvis eksemplarer alle ses andre steder. Kun trykte jokere er jokere.
rule-rami-jokers = En joker står for et hvilket som helst kort. I en sekvens står den for et bestemt kort. { $melds-set-suits ->
    [repeat] I et sæt står den kun for værdien.
   *[distinct] I et firkort står den for den farve, der mangler. I et trekort står den for en af de to farver, der mangler, og ingen kan sige hvilken.
} Kun trykte jokere er jokere.
rule-jokers-said = Hvor kortene kan læses på to måder, som sekvens eller sæt, eller med en joker i den ene eller den anden ende, siger man hvilken. Det gælder så.
rule-jokers-naturals = { $melds-min-naturals ->
    [0] En kombination må bestå af lutter jokere; man siger, hvad de står for.
    [one] En kombination har mindst et kort, der ikke er joker.
   *[other] En kombination har mindst { $melds-min-naturals } kort, der ikke er jokere.
}
rule-jokers-run = { $wild-max-in-run ->
    [0] Der må ingen joker være i en sekvens.
    [one] Der må være en joker i en sekvens.
    [any] Der må være så mange jokere i en sekvens, man vil, { $wild-adjacent ->
        [yes] også ved siden af hinanden.
       *[no] men ikke to ved siden af hinanden.
    }
   *[other] Der må være { $wild-max-in-run } jokere i en sekvens, { $wild-adjacent ->
        [yes] også ved siden af hinanden.
       *[no] men ikke to ved siden af hinanden.
    }
}
rule-jokers-set = { $wild-max-in-set ->
    [any] Der må være så mange jokere i et sæt, man vil.
    [0] Der må ingen joker være i et sæt.
    [one] Der må være en joker i et sæt.
   *[other] Der må være { $wild-max-in-set } jokere i et sæt.
}
rule-jokers-place = { $wild-in-run ->
    [ends] I en sekvens må en joker kun ligge i en ende, og den ende vokser ikke mere.
    [burnt] I en sekvens må en joker kun stå for et brændt kort: et, hvis eksemplarer alle allerede ligger på bordet, når den lægges.
   *[anywhere] I en sekvens må en joker ligge hvor som helst.
}
rule-jokers-fixed = { $wild-rebind ->
    [slide] Har man netop det kort, som en joker i en sekvens står for, må man lægge det til på jokerens plads og skubbe jokeren ud til en fri ende.
   *[fixed] Når en sekvens vokser, bliver dens jokere, hvor de er, og står for det, de stod for.
}
rule-rami-burnt = { $wild-burnt-counts-discards ->
    [yes] Et eksemplar i kastebunken tæller som et i en kombination.
   *[no] Kun eksemplarer i kombinationer tæller, ikke dem i kastebunken. Derfor er der intet kort tilbage, der kan frigøre jokeren i en sekvens.
}

## Åbningen

rule-rami-opening = { $opening-kind ->
    [none] Den første udlægning i et spil, åbningen, må være en hvilken som helst kombination, i en hvilken som helst af ens ture.
    [free] Den første udlægning kræver intet: man må lægge en hvilken som helst kombination ud, eller lægge til de andres, før man har en selv.
   *[points] Den første udlægning i et spil er åbningen. { $opening-points ->
        [0] Den kræver ingen point.
       *[other] De kort, man lægger ud i den ene tur, skal tilsammen tælle { $opening-points } point eller mere; præcis { $opening-points } er nok.
    }
}
rule-rami-pure = { $opening-pure-run ->
    [subrun] Der skal være en ny sekvens i den, helt fra egen hånd, med tre naturlige kort i rækkefølge; en joker må ligge ved siden af dem.
    [off] Den kræver ingen sekvens uden jokere.
   *[new] Der skal være en ren sekvens i den: en ny sekvens uden jokere, helt fra egen hånd.
}
rule-rami-worth = To til ti tæller det, de viser, knægt, dame og konge { $values-court } hver, et es { $values-ace-in-meld ->
    [always_10] altid 10.
   *[by_place] 1 nederst i en sekvens, 11 efter kongen og i et sæt.
} { $jokers ->
    [0] {""}
   *[other] { $opening-joker-counts ->
        [zero] En joker tæller intet.
        [thirty_five] En joker tæller 35.
       *[replaced] En joker tæller som det kort, den står for.
    }
}
rule-rami-opening-table = { $borrow-kind ->
    [off] Man må lægge til andres kombinationer i den,
   *[single] Man må lægge til andres kombinationer og låne fra dem i den,
} men kun ens egne nye kort tæller. Den fordeles ikke over flere ture.{ $jokers ->
    [0] {""}
   *[other] {" "}En joker, man frigør på bordet, hjælper ikke til at åbne.
}
rule-rami-opening-discard = { $opening-points-from-discard ->
    [same] Begyndte turen med et kort fra kastebunken, kræver åbningen lige så mange point. { $opening-discard-points-always ->
        [yes] Også senere skal den, der tager et kastet kort, lægge kort ud for så mange point i den tur.
       *[no] {""}
    }
   *[other] Begyndte turen med et kort fra kastebunken, kræver åbningen { $opening-points-from-discard } point. { $opening-discard-points-always ->
        [yes] Også senere skal den, der tager et kastet kort, lægge kort ud for så mange point i den tur.
       *[no] Senere må et kastet kort tages uden krav om point.
    }
}
rule-rami-opening-round = { $opening-kind ->
    [free] Man må lægge ud
   *[other] Man må åbne
} { $opening-from-round ->
    [one] fra sin første tur.
   *[other] fra sin tur nummer { $opening-from-round } i spillet.
}
rule-rami-after = Når man har åbnet, må man lægge enhver kombination ud, hvad den end tæller.

## At lægge til

rule-layoff = Man må lægge så mange kort til, man vil, på alle kombinationer på bordet, hvem der end lagde dem ud. En sekvens fortsætter i begge ender. Et sæt tager kort af sin værdi, { $melds-set-suits ->
    [distinct] af en farve, det mangler.
   *[repeat] også af en farve, det har.
} { $melds-aces ->
    [low] {""}
   *[both] Et es, der passer i begge ender af en sekvens, går derhen, hvor man siger.
}
rule-layoff-jokers = { $layoff-joker-on-opponent ->
    [none] Jokere lægges kun til ens egne kombinationer.
    [sets] Jokere lægges til ens egne kombinationer og til andres sæt, ikke til andres sekvenser.
   *[all] Også jokere må lægges til alles kombinationer.
}
rule-rami-layoff = Man må lægge til, når man har åbnet, og som en del af åbningen.

## At frigøre en joker

rule-swap = I sin tur, når man har sit pas, må man lægge et kort fra hånden på en jokers plads på bordet, hvem der end lagde den ud, og tage jokeren. I en sekvens skal det være netop det kort, jokeren står for, fra hvilket spil det end er.
rule-swap-set = { $swap-from-set ->
    [square] Jokeren i et sæt vindes kun, når sættet er et firkort med tre forskellige farver: med den farve, der mangler. I et trekort står den ikke for noget bestemt kort.
    [square_both] Jokeren i et sæt vindes kun i den tur, hvor et naturligt kort gjorde det til et firkort med tre forskellige farver: med den farve, der mangler.
    [never] Jokeren i et sæt kan ikke vindes.
   *[rank] I et sæt er ethvert kort af værdien godt nok.
}
rule-swap-free = Et bytte er ikke et træk: man skal stadig lægge en kombination ud eller et kort til i samme tur. Man må bytte, så tit man vil, før og efter. { $swap-same-turn ->
    [yes] Turen med passet er ingen undtagelse.
   *[no] Kun i turen med passet må man ikke bytte.
}
rule-swap-use = { $swap-use ->
    [new_meld] En vundet joker skal i en ny kombination, før turen slutter.
    [any] En vundet joker skal lægges ud, før turen slutter, i en kombination eller til en anden.
   *[keep] En vundet joker må gemmes til senere ture; på hånden til sidst tæller den som ethvert andet kort.
}
rule-swap-last = Man bytter et kort for et andet, så et bytte tømmer aldrig en hånd. { $swap-use ->
    [keep] Kan man intet lægge ud bagefter, er man død og beholder jokeren.
   *[other] Kan jokeren ikke lægges ud, tages byttet tilbage.
}
rule-rami-swap = I sin tur{ $opening-kind ->
    [free] {""}
   *[other] , når man har åbnet,
} må man lægge et kort fra hånden på en jokers plads på bordet, hvem der end lagde den ud, og tage jokeren. I en sekvens skal det være netop det kort, jokeren står for, fra hvilket spil det end er.
rule-rami-swap-turn = { $swap-same-turn ->
    [no] I den tur, hvor man åbner, må man det ikke endnu.
   *[yes] I den tur, hvor man åbner, må man det, så snart åbningen er komplet.
}

## At låne fra kombinationer

rule-rami-borrow = { $borrow-kind ->
    [off] Hvad der ligger i en kombination, bliver liggende. Intet kort tages fra den til en anden.
   *[single] Man må tage naturlige kort fra en kombination på bordet, hvem der end lagde den ud, hvis en på tre kort eller flere bliver tilbage: hvilke som helst fra et sæt, og fra en sekvens dem i enderne. I samme tur går de sammen i en ny kombination, med mindst et kort fra hånden. Den nye er ens egen, den gamle beholder sin ejer. { $opening-kind ->
        [free] {""}
       *[other] Det kræver, at man har åbnet, eller er en del af åbningen.
    }
}
rule-rami-borrow-split = { $borrow-split ->
    [yes] Man må også tage fra midten af en sekvens, hvis den falder i to sekvenser på tre kort eller flere.
   *[no] Fra midten af en sekvens tages intet, selv om begge halvdele var lange nok.
}
rule-rami-borrow-joker = { $borrow-joker ->
    [yes] En joker lånes som et naturligt kort.
   *[no] En joker lånes ikke; den forlader kun en kombination i bytte for sit kort.
} { $borrow-from-joker-meld ->
    [no] Fra en kombination med en joker lånes intet.
   *[yes] Fra en kombination med en joker må andre kort lånes.
}

## Et kort tilbage

rule-rami-carte = { $out-carte ->
    [auto] Når man har et kort tilbage efter at have kastet, siger bordet »carte« for en, så alle er advaret.
    [off] Ingen behøver at sige, hvor mange kort han har tilbage.
   *[manual] Når man har et kort tilbage efter at have kastet, siger man »carte«. Glemmer man det, trækker man straks to kort fra stokken, eller så mange der er.
}
rule-rami-a-carte = { $draw-take-with-one ->
    [yes] Også med et enkelt kort på hånden må man tage fra kastebunken.
   *[no] Med et enkelt kort på hånden må man ikke tage fra kastebunken.
}

## Stokken

rule-rami-renew = { $draw-renewals ->
    [0] Når stokken er brugt op, laves der ikke en ny.
   *[other] Når der skal trækkes, og stokken er brugt op, { $draw-renew ->
        [taken] tager man det øverste kastede kort, eller vender hele bunken, som den ligger: den er den nye stok, og man trækker fra den.
        [turned] vendes de kastede kort, som de ligger, uden at blandes, og bliver ny stok.
       *[shuffled] blandes de kastede kort og bliver ny stok.
    } { $draw-renewals ->
        [one] Det gøres en gang i et spil.
        [any] Det gøres, så tit det er nødvendigt.
       *[other] Det gøres højst { $draw-renewals } gange i et spil.
    }
}
rule-rami-renew-top = { $draw-renew ->
    [taken] Tages det ikke, går det øverste kastede kort med de andre.
   *[other] { $draw-renew-keeps-top ->
        [no] Det øverste kastede kort går med de andre.
       *[yes] Det øverste kastede kort bliver liggende.
    }
}
rule-rami-blocked = Er der intet tilbage at trække, må man stadig tage det øverste kastede kort{ $opening-kind ->
    [free] .
   *[other] , hvis man kan lægge det ud.
} Ellers er spillet blokeret: { $score-pays ->
    [winner_collects] ingen får point, og ingen har vundet.
   *[own_cards] alle tæller som tabere, intet ganges, og ingen har vundet.
}
rule-rami-max-turns = Et spil, der har varet { $out-max-turns } ture, er også blokeret.

## Død

rule-dead = { $idle-voluntary-dead ->
    [yes] I begyndelsen af en tur må man erklære sig død, også når man har et træk. Har man intet, er man død.
   *[no] Kan man i sin tur hverken lægge en kombination ud eller et kort til, er man død. Så længe man har et træk, kan man ikke være det.
} { $jokers ->
    [0] {""}
   *[other] { $idle-dead-counts-swaps ->
        [yes] Et bytte tæller som et træk, når man kan lægge noget bagefter.
       *[no] Hvad et bytte ville gøre muligt, tæller ikke som et træk.
    }
}
rule-dead-auto = { $idle-auto-dead ->
    [yes] Har man intet træk i begyndelsen af sin tur, siger bordet det for en.
   *[no] Har man intet træk, siger man det selv.
}
rule-dead-after = En død spiller spiller ikke mere i det spil, beholder sin hånd med bagsiden op og tæller det hele, også kort, som senere kombinationer ville have taget.

## Når et spil slutter

rule-game = Den, der lægger sit sidste kort fra hånden, har »Game« og vinder spillet på stedet, midt i en tur, om det skal være. Ingen lægger noget ud derefter, heller ikke kombinationer, de sidder med.
rule-last-survivor = { $out-last-survivor ->
    [ends] Ellers slutter spillet, så snart kun en spiller ikke er død.
   *[plays_on] Ellers slutter spillet, når alle er døde. Den sidste, der ikke er død, spiller videre alene.
} Så vinder den med færrest point. Da hver tur lægger et kort eller ender med en død, slutter et spil altid.

## At gå ud

rule-rami-out = { $out-discard ->
    [optional] Spillet slutter, så snart nogen ikke har flere kort, efter det sidste kastede kort eller efter at have lagt det sidste ud.
   *[required] Spillet slutter, når nogen kaster sit sidste kort. Derfor skal man, når man lægger ud, altid beholde et kort at kaste.
} Alt andet skal virkelig ligge på bordet; det er ikke nok at vise sin hånd.
rule-rami-at-once = { $opening-kind ->
    [free] At gå ud i én tur, uden at have lagt noget før i spillet, er at gå ud på én gang.
   *[other] At gå ud i netop den tur, hvor man åbner, er at gå ud på én gang. Har ingen anden åbnet endnu, hedder det rami sec, tør rami.
}
rule-rami-at-once-needs = { $out-at-once-needs ->
    [run_only] Det kræver åbningens sekvens, men intet antal point.
    [none] Det kræver hverken åbningens point eller dens sekvens.
   *[points_and_run] Det kræver point og sekvens som enhver åbning.
}
rule-rami-at-once-table = { $out-at-once-may-use-table ->
    [no] Har man brugt en kombination, der lå der i forvejen, tæller det enkelt.
   *[yes] Det er lige meget, om man har brugt kombinationer, der lå der i forvejen.
}
rule-rami-joker-finish = { $score-joker-finish ->
    [double] At gå ud på anden måde med en joker som sidste kastede kort fordobler alle de andres point.
    [flat_200] At gå ud på anden måde med en joker som sidste kastede kort giver hver af de andre 200 point.
    [forbidden] Det sidste kastede kort må ikke være en joker.
   *[plain] Det sidste kastede kort må være en joker. Var det ikke på én gang, ændrer det intet.
}

## Regnskabet

rule-values = Kort tilbage på hånden tæller: to til ti det, de viser, knægt, dame og konge { $values-court } hver, et es { $values-ace-in-hand }{ $jokers ->
    [0] .
   *[other] { $values-joker-in-hand ->
        [doubles_hand] . En joker tæller intet selv, men fordobler hånden, en gang, hvor mange der end er.
       *[other] , en joker { $values-joker-in-hand }.
    }
}
rule-score = Man skriver summen af de kort, man endnu har{ $jokers ->
    [0] .
   *[other] , også jokere.
} Med »Game« er det 0. Få point er godt.
rule-no-passport = { $score-no-passport ->
    [plus_50] En spiller, der er død uden nogensinde at have lagt en kombination ud, tæller 50 point mere.
    [double] En spiller, der er død uden nogensinde at have lagt en kombination ud, tæller hånden to gange.
   *[none] At være død koster intet yderligere, heller ikke uden pas: den fulde hånd er nok.
}
rule-rami-score = { $score-pays ->
    [winner_collects] Den, der går ud, får, hvad de andre tilsammen tæller efter de kort, de endnu har{ $score-winner-bonus ->
        [0] .
       *[other] , og { $winner-gets } til.
    } De andre får intet. Mange point er godt.
   *[own_cards] { $score-winner-bonus ->
        [0] Den, der går ud, tæller 0.
       *[other] Den, der går ud, tæller { $score-winner-bonus }, som trækkes fra det samlede.
    } De andre tæller{ $opening-kind ->
        [free] {" "}
       *[other] , hvis de har åbnet,
    } de kort, de endnu har. Få point er godt.
}
rule-rami-unopened = Den, der ikke har åbnet inden da, tæller { $score-unopened }, hvad der end er på hånden.
rule-rami-multiply = Når nogen går ud på én gang, ganges alle de andres point{ $opening-kind ->
    [free] {""}
   *[other] , hvad enten de har åbnet eller ej,
} med { $score-at-once-factor }{ $jokers ->
    [0] .
   *[other] , eller med { $score-at-once-joker-factor }, hvis det sidste kastede kort var en joker.
}
rule-rami-flat = Når nogen går ud på én gang, tæller alle de andre netop 100{ $opening-kind ->
    [free] {""}
   *[other] , hvad enten de har åbnet eller ej
}{ $jokers ->
    [0] .
   *[other] , og 200, hvis det sidste kastede kort var en joker.
}
rule-rami-dry = At gå ud på én gang er en tør udgang, og den betales efter de jokere, der blev lagt i den tur. { $score-dry-table ->
    [falling] Uden joker tæller de andres point to gange, med en joker halvanden gang, med flere en gang.
    [literal] Uden joker tæller de andres point en gang, med en joker halvanden gang. Med flere tæller de igen en gang, men to gange for dem, der ikke har åbnet.
   *[rising] Uden joker tæller de andres point en gang, med en joker halvanden gang, med flere to gange.
}
rule-rami-rounding = { $score-rounding ->
    [down] Et halvt point falder bort.
   *[half_up] Et halvt point rundes op.
}

## Partiet

rule-match = { $match-kind ->
    [independent] Hvert spil er for sig. { $match-deals ->
        [none] Man spiller så mange, man vil.
        [one] Partiet er 1 spil.
       *[other] Partiet er { $match-deals } spil, og den, der vandt flest af dem, vinder det.
    }
   *[cumulative] Pointene fra alle spil lægges sammen, og den { $wins ->
        [most] højeste
       *[fewest] laveste
    } sum vinder. { $match-target ->
        [none] Partiet slutter efter { $match-deals ->
            [one] 1 spil.
           *[other] { $match-deals } spil.
        }
       *[other] { $match-elimination ->
            [yes] Den, der når { $match-target } point, falder fra. Den sidste tilbage vinder; er der ingen tilbage, vinder den laveste sum. { $match-deals ->
                [none] {""}
                [one] Partiet er slut senest efter 1 spil.
               *[other] Partiet er slut senest efter { $match-deals } spil.
            }
           *[no] Partiet slutter, når en sum når { $match-target } point{ $match-deals ->
                [none] .
                [one] , eller efter 1 spil.
               *[other] , eller efter { $match-deals } spil.
            }
        }
    }
}
rule-last-deal = { $match-last-deal-factor ->
    [one] Alle spil vejer lige meget.
   *[other] Pointene i det sidste spil ganges med { $match-last-deal-factor }.
}
rule-dealer = Den første giver findes ved lodtrækning. Derefter { $match-dealer ->
    [next] giver hver gang den næste spiller.
    [worst_loser] giver den spiller, der havde { $wins ->
        [most] færrest
       *[fewest] flest
    } point i det sidste spil.
   *[last_winner] giver vinderen af det sidste spil.
} { $match-dealer ->
    [next] {""}
   *[other] Blandt lige er det den, man møder først, når man går rundt fra giveren.
}
rule-ties = Et spil, som flere vinder lige, deles. { $match-ties ->
    [extra_deal] Et parti, som flere fører, er ikke slut: alle spiller flere spil, til en er foran alene.
   *[shared] Det gør et parti også.
}
rule-settlement = { $match-settlement ->
    [difference] Efter hvert spil betaler alle forskellen, i point, til alle, der har { $wins ->
        [most] flere
       *[fewest] færre
    } point.
    [winner_takes_difference] Efter hvert spil betaler alle forskellen i point til vinderen; flere vindere deler den.
   *[none] Der afregnes intet mellem spillerne; pointene er resultatet.
}

## Spil, hvor man banker

rules-section-knock = At banke
rules-section-showing = Efter banket
rules-section-wall = Når stokken slutter
rule-gin-goal = Man samler kombinationer på hånden og holder dem skjult. Når der er lidt ved siden af dem, banker man, begge hænder vises, og den, der har mindst ved siden af sine kombinationer, får point. Mange point er godt.
rule-gin-deck = Der spilles med ét spil på 52 kort, uden jokere.
rule-gin-hand = Hver spiller får { $deal-hand-size } kort, et ad gangen{ $deal-extra ->
    [0] .
   *[other] , og den, der begynder, et mere.
}
rule-gin-stock = { $deal-upcard ->
    [yes] Det næste kort vendes og begynder kastebunken. De andre { $left } ligger med bagsiden op ved siden af: stokken.
   *[no] De andre { $left } kort ligger med bagsiden op: stokken. Kastebunken ved siden af er tom til at begynde med.
}
rule-gin-starter = { $deal-starter ->
    [dealer] Giveren har den første tur
   *[next] Den, der ikke giver, har den første tur
}{ $deal-extra ->
    [0] .
   *[other] {" "}og trækker ikke, da han har et kort mere. { $deal-starter-first-turn ->
        [full] Han må banke som i enhver anden tur, eller kaste.
       *[discard_only] I denne første tur kaster han kun.
    }
}
rule-gin-offer = Først tilbydes det vendte kort. Den, der har den første tur, må tage det; passer han, må den anden. Den, der tager det, kaster, og spillet går videre derfra. Passer begge, trækker den, der har den første tur, fra stokken, og det vendte kort kan ikke tages mere.
rule-gin-turn = I sin tur tager man ét kort, det øverste i stokken eller i kastebunken. Så kaster man ét kort med billedsiden op, eller banker. Alle ser, hvad der tages fra kastebunken, og hvad der kastes.
rule-gin-throw-back = { $draw-throw-back ->
    [yes] Et kort, man har taget fra kastebunken, må kastes igen i samme tur.
   *[no] Et kort, man har taget fra kastebunken, må ikke kastes i samme tur.
}
rule-gin-mutual = { $draw-mutual-return ->
    [ends] Gør begge spillere det efter hinanden, er spillet dødt.
   *[plays_on] Begge spillere må gøre det efter hinanden, så længe de vil.
}
rule-gin-takes = { $draw-takes ->
    [any] Man må tage fra kastebunken, så tit man vil.
   *[other] Når der for gang nummer { $draw-takes } tages fra kastebunken, begge spillere talt sammen, er spillet dødt i stedet. At tage det vendte kort tæller ikke med.
}
rule-gin-melds = Kombinationer bliver på hånden, til nogen banker. Et kort tæller kun i én kombination.
rule-gin-deadwood = De kort, der ikke er i en kombination, er rest. To til ti tæller deres tal, knægt, dame og konge { $values-court } hver, et es { $values-ace-in-hand }. Resten er, hvad de kombinationer lader tilbage, der lader mindst tilbage.
rule-gin-knock = Med det trukne kort på hånden må man kaste ét kort med bagsiden op og banke. { $knock-limit ->
    [0] De andre skal alle være i kombinationer; der må ingen rest være.
    [upcard] Resten af de andre må tælle så meget som det vendte kort, og ikke mere.
   *[other] Resten af de andre må højst tælle { $knock-limit }.
} Man viser sine kombinationer og, for sig, resten. Alle kombinationer duer, der ikke lader mere tilbage; den, der ingen nævner, mener dem, der lader mindst tilbage.
rule-gin-upcard = En vendt knægt, dame eller konge tillader { $values-court }, og tallet er det samme hele spillet, hvem der end tager kortet. { $knock-upcard-ace ->
    [gin_only] Et vendt es tillader ingen rest: der skal gin til.
   *[one] Et vendt es tillader { $values-ace-in-hand }.
}
rule-gin-knock-throw = { $knock-throw-back ->
    [yes] Det kort, man kaster, når man banker, må være det, man netop har taget fra kastebunken.
   *[no] Det kort, man kaster, når man banker, må ikke være det, man netop har taget fra kastebunken.
}
rule-gin-test = { $knock-test ->
    [first_melds] Om man må banke, ses kun på én måde at kombinere alle kort på, den første af dem, der lader mindst tilbage, uden det dyreste kort udenfor. Så nogle få hænder må ikke banke, selv om en anden måde ville række.
   *[exact] Man må banke, hvis et kastet kort og nogle kombinationer lader lidt nok tilbage.
}
rule-gin-gin = At banke uden rest er gin. { $knock-gin ->
    [must] Kan man have gin, skal man vise den: man må hverken kaste eller banke med mere.
   *[may] Ingen skal banke, eller vise gin, så snart det er muligt.
}
rule-gin-big = { $score-big-gin ->
    [none] Stor gin, alle kort i kombinationer og intet kastet, spilles ikke: man kaster altid et kort.
   *[other] Er alle ens kort i kombinationer, med det trukne, må man vise dem alle og intet kaste. Det er stor gin.
}
rule-gin-layoff = { $knock-layoffs ->
    [no] Efter et bank lægges intet til. Den anden spiller viser også sine kombinationer, og hvad der bliver tilbage, er rest.
   *[yes] Efter et bank, der ikke er gin, må den anden spiller lægge kort til den bankendes kombinationer: det fjerde til et sæt, det næste i en af enderne af en sekvens, også ved siden af et kort, der netop er lagt til. Egne kombinationer må brydes op til det. Et kort, der passer til et sæt og en sekvens, går, hvor spilleren siger. Den, der bankede, lægger intet til. Mod gin lægges heller intet til.
}
rule-gin-layoff-ends = { $knock-layoffs-per-end ->
    [any] I hver ende af en sekvens må der lægges så mange kort til, man vil.
    [one] I hver ende af en sekvens må der højst lægges ét kort til.
   *[other] I hver ende af en sekvens må der højst lægges { $knock-layoffs-per-end } kort til.
}
rule-gin-defender = { $knock-defender ->
    [chosen] Så siger den anden spiller, hvilke kombinationer der vises; alt andet er rest.
   *[best] Så vises den anden spillers bedste kombinationer, og hvad der bliver tilbage, er rest.
}
rule-gin-wall = { $draw-last ->
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
rule-gin-score = Efter et bank får den, der bankede, forskellen, hvis han har mindre rest end den anden. Den anden får intet.
rule-gin-undercut = Har den anden mindre, er der underbudt: den anden får forskellen og { $score-undercut } til. { $score-tie ->
    [nothing] Har begge lige meget, får ingen point.
   *[undercut] Der er også underbudt, hvis begge har lige meget.
} Uden rest efter et bank har den anden også underbudt, og har ikke gin.
rule-gin-bonus = Gin giver den andens rest og { $score-gin } til.
rule-gin-big-bonus = Stor gin giver den andens rest og { $score-big-gin } til.
rule-gin-spades = { $score-spade-doubles ->
    [yes] Var det vendte kort en spar, tæller det, spillet giver, dobbelt, også bonus.
   *[no] Det vendte korts farve er ligegyldig.
}
rule-gin-match = { $match-kind ->
    [independent] Hvert spil er for sig. { $match-deals ->
        [none] Man spiller så mange, man vil.
        [one] Partiet er 1 spil.
       *[other] Partiet er { $match-deals } spil, og den, der vandt flest af dem, vinder det.
    }
   *[cumulative] Pointene fra alle spil lægges sammen til et parti. { $match-target ->
        [none] Det slutter efter { $match-deals ->
            [one] 1 spil.
           *[other] { $match-deals } spil.
        }
       *[other] Det slutter, når en spiller har { $match-target } point{ $match-deals ->
            [none] .
            [one] , eller efter 1 spil.
           *[other] , eller efter { $match-deals } spil.
        }
    } Når alt er lagt sammen, vinder de fleste point.
}
rule-gin-game-bonus = { $match-game-bonus ->
    [0] At vinde partiet giver ingen bonus.
   *[other] Den, der da har flest point, har vundet partiet og får { $match-game-bonus } til.
}
rule-gin-box = { $match-box ->
    [0] Vundne spil tæller intet yderligere.
   *[other] Hvert vundet spil er en rubrik, og hver rubrik tæller { $match-box }, når partiet er slut.
} { $match-extra-boxes ->
    [yes] At underbyde giver en rubrik mere, gin eller stor gin to mere.
   *[no] Et spil er én rubrik, hvordan det end blev vundet.
}
rule-gin-shutout = Har den anden slet ingen point fået, er det en skraber. { $match-shutout ->
    [double_before_boxes] Den fordobler vinderens point og bonus, før rubrikkerne lægges til.
    [double_all] Den fordobler alt, hvad vinderen har, også rubrikkerne.
    [double_bonus] Den fordobler bonus for partiet.
    [plus_100] Den giver vinderen 100 point.
   *[none] Den giver intet mere.
}
rule-gin-columns = { $match-columns ->
    [one] Ét parti er det hele.
   *[other] Der spilles tre partier på én gang, side om side i regnskabets tre kolonner. Det hedder Hollywood.
}
rule-gin-hollywood = Ens første vundne spil skrives i den første kolonne, det andet i de to første, det tredje og alle andre i alle tre. Hver kolonne er et parti for sig, med sin slutning, bonus, rubrikker og skraber. I en kolonne, der er slut, skrives intet mere; har man intet i den, går ens næste første spil i den næste kolonne. Det hele er slut, når alle tre er det, og alle tre tæller sammen.
rule-gin-dealer = Den første giver findes ved lodtrækning. Derefter { $match-dealer ->
    [next] skiftes spillerne til at give.
    [last_winner] giver vinderen af det sidste spil.
   *[worst_loser] giver taberen af det sidste spil.
} Et spil, som ingen har vundet, gives om af den samme giver.
rule-gin-ties = { $match-ties ->
    [extra_deal] Har begge lige meget til sidst, spilles der flere spil, til en er foran.
   *[shared] Har begge lige meget til sidst, deles partiet.
}

### Hvor kilderne er uenige

## Penang-rommy

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

## Almindelig rommy

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

### I terminalen

terminal-rules-head = Regler: { $title }
terminal-rules-changes = Hvad dette bord spiller anderledes
terminal-rules-change = { $label }: { $answer } (i stedet for { $instead })
terminal-rules-sign = * mærker, hvad dette bord spiller anderledes.
