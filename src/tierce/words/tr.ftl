# Terms: suit = renk, rank = değer, meld = per (to meld = per açmak), run = seri, set = grup, lay off = işlemek, to lay = masaya koymak,
# opening = açılış (to open = el açmak), passport = pasaport, stock = kapalı deste, discard pile = ıskarta
# (to discard = atmak), pack = deste, deal = el, turn = tur, match = maç, joker = joker, swap = takas,
# borrow = ödünç almak, natural card = doğal kart, burnt = yanmış, dead = ölü, Game = Oyun, going out = bitmek,
# at once = elden bitmek, dry exit = kuru bitiş, carte = “kart”, knock = vurmak (knocker = vuran), deadwood = boşta
# kalan kartlar (boşta), gin = gin, undercut = alttan vuruş, box = kutu, shutout = sıfırda bırakma, seat = yer,
# dealer = dağıtan, host = ev sahibi, score sheet = puan tablosu, house rules = ev kuralları,
# pure run = jokersiz seri, group of the hand = bölüm, hint = ipucu, guide = rehber, lesson = ders.
# Names of people and of melds take no case endings: seri (Aina), “… içinden”, “… üzerine”.

# The language in its own name, and whether somebody who speaks it from home has read all of it: yes or no.
language-name = Türkçe
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
joker-for-card = { $card } yerine joker
joker-as-A = as yerine joker
joker-as-2 = 2 yerine joker
joker-as-3 = 3 yerine joker
joker-as-4 = 4 yerine joker
joker-as-5 = 5 yerine joker
joker-as-6 = 6 yerine joker
joker-as-7 = 7 yerine joker
joker-as-8 = 8 yerine joker
joker-as-9 = 9 yerine joker
joker-as-T = 10 yerine joker
joker-as-J = vale yerine joker
joker-as-Q = kız yerine joker
joker-as-K = papaz yerine joker
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
rank-J = vale
rank-Q = kız
rank-K = papaz
# Several of one rank: a set of aces.
ranks-A = as
ranks-2 = ikili
ranks-3 = üçlü
ranks-4 = dörtlü
ranks-5 = beşli
ranks-6 = altılı
ranks-7 = yedili
ranks-8 = sekizli
ranks-9 = dokuzlu
ranks-T = onlu
ranks-J = vale
ranks-Q = kız
ranks-K = papaz
suit-s = maça
suit-h = kupa
suit-d = karo
suit-c = sinek
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
suit-letter-s = M
suit-letter-h = K
suit-letter-d = R
suit-letter-c = S
card-short = { $rank }{ $suit }
joker-short = Joker
# A joker on the table that stands for $card (a short card or a short rank).
joker-short-for = ★{ $card }
# A meld: $from and $to are ranks, $suit a suit, $ranks several of one rank, $count its cards.
meld-run = { $suit } serisi, { $from } ile { $to } arası
meld-set = { $count } kartlık { $ranks } grubu

# The house rules: every knob with its name, one sentence of help, and its answers in words.
#
# knob-<path> and knob-<path>-help, choice-<path>-<answer>; dots and underscores become dashes. An answer
# without a message of its own is one of the four below, or a number.

choice-yes = evet
choice-no = hayır
choice-any = istendiği kadar
choice-none = yok
# An answer that depends: $answer with $seats players ("3", "5 or 6", "2 to 4"), or if $case is chosen.
answer-seats = { $seats } oyuncuyla { $answer }
answer-case = “{ $case }” seçiliyse { $answer }
answer-else = yoksa { $answer }
# From $low to $high.
answer-span = { $low } ila { $high }
# A choice named by its knob: "Ties: shared".
answer-named = { $knob }: { $answer }
preset-penang = Penang Rummy
preset-rami51 = Rami 51
preset-rami51-circular = Döngülü Rami 51
preset-rami71 = Rami 71
preset-rami81 = Rami 81
preset-arbaatash = Arbaatash, Lübnan’ın 14’ü
preset-thousand = Rami 51, binlik oyun
preset-basic = Temel Rummy
preset-gin = Gin Rummy
preset-gin-traditional = Gin, eski usul
preset-gin-oklahoma = Oklahoma Gin
preset-gin-hollywood = Gin, Hollywood puanlaması
preset-gin-openspiel = OpenSpiel’deki gibi Gin
preset-gin-rlcard = RLCard’daki gibi Gin
ending-game = Oyun
ending-all-dead = herkes ölü
ending-last-survivor = tek kişi kaldı
ending-blocked = kilitlendi
ending-knock = vuruş
ending-gin = gin
ending-big-gin = büyük gin

## Which cards are played with?

group-deck = Hangi kartlarla oynanır?
knob-deck-packs = Desteler
knob-deck-packs-help = 52 kartlık kaç deste birlikte karılır.
knob-deck-jokers = Jokerler
knob-deck-jokers-help = Bütün destelerde toplam kaç joker bulunur.

## How are the cards dealt?

group-deal = Kartlar nasıl dağıtılır?
knob-deal-seats = Oyuncular
knob-deal-seats-help = Kaç kişi oynayabilir; daha çok kişi için daha çok deste gerekir.
knob-deal-hand-size = Eldeki kart sayısı
knob-deal-hand-size-help = Başlangıçta her oyuncuya kaç kart dağıtılır.
knob-deal-starter = Kim başlar
knob-deal-starter-help = Bir elin ilk turu kimindir.
choice-deal-starter-dealer = dağıtan
choice-deal-starter-next = dağıtandan sonraki oyuncu
knob-deal-extra = Fazladan kart
knob-deal-extra-help = Başlayan oyuncuya ötekilerden kaç kart fazla dağıtılır.
knob-deal-direction = Yön
knob-deal-direction-help = Kartlar ve sıra hangi yöne doğru ilerler.
choice-deal-direction-clockwise = saat yönünde, sola doğru
choice-deal-direction-anticlockwise = saat yönünün tersine, sağa doğru
knob-deal-starter-first-turn = En ilk tur
knob-deal-starter-first-turn-help = Başlayan oyuncu o turda kart açabilir ya da vurabilir mi, yoksa yalnızca kart mı atar.
choice-deal-starter-first-turn-discard-only = yalnızca kart atılır
choice-deal-starter-first-turn-full = öteki turlar gibidir
knob-deal-upcard = Açılan kart
knob-deal-upcard-help = Dağıtımdan sonra ıskartayı başlatmak için bir kart açılır mı.
knob-deal-cut-joker = Kesmede joker
knob-deal-cut-joker-help = Desteyi kesen oyuncuya joker çıkarsa ne olur.
choice-deal-cut-joker-ignored = geri konur
choice-deal-cut-joker-kept = kesenin kartlarından biri olarak onda kalır
knob-deal-aside-shown-after = Dağıtılmayan kartları elin sonunda göster
knob-deal-aside-shown-after-help = El bitince hangi kartların oyunda olmadığını herkes görür mü.

## What may be drawn?

group-draw = Ne çekilebilir?
knob-draw-take = Iskartadan alınan kart
knob-draw-take-help = Iskartanın üst kartını alan oyuncu onunla ne yapmalıdır.
choice-draw-take-must-lay = aynı turda masaya konmalıdır
choice-draw-take-free = elde tutulabilir
knob-draw-take-from-round = Iskartanın açıldığı tur
knob-draw-take-from-round-help = Bir oyuncu elin kaçıncı turundan itibaren ıskartadan alabilir.
knob-draw-take-joker = Iskartadaki joker
knob-draw-take-joker-help = Iskartadan joker alınabilir mi.
knob-draw-take-with-one = Tek kartla alma
knob-draw-take-with-one-help = Elinde tek kart olan oyuncu ıskartadan alabilir mi.
knob-draw-throw-back = Kartı geri atma
knob-draw-throw-back-help = Iskartadan alınan kart aynı turda atılabilir mi.
knob-draw-mutual-return = Art arda iki kez geri atma
knob-draw-mutual-return-help = İki oyuncu da art arda, yeni aldığı kartı geri atarsa ne olur.
choice-draw-mutual-return-plays-on = oyun sürer
choice-draw-mutual-return-ends = el ölür
knob-draw-takes = Bir elde ıskartadan alışlar
knob-draw-takes-help = İki oyuncu birlikte sayıldığında ıskartadan kaçıncı alış eli öldürür; açılan kart sayılmaz.
choice-draw-takes-any = istendiği kadar
knob-draw-last = Kapalı destede kalan kartlar
knob-draw-last-help = Kapalı destede kaç kart kalınca artık çekilmez: duvar.
knob-draw-wall = Duvarda
knob-draw-wall-help = Kapalı deste bittiğinde kimse vurmamışsa ne olur.
choice-draw-wall-dead = el ölür, kimse puan almaz
choice-draw-wall-knock = son atılan kart, onunla vurmak için yine de alınabilir
choice-draw-wall-declare = son atılan kart alınıp oyun sürdürülür ya da elin öldüğü söylenir
knob-draw-renew = Yeni kapalı deste
knob-draw-renew-help = Atılan kartlar nasıl yeni kapalı deste olur.
choice-draw-renew-shuffled = karılırlar
choice-draw-renew-turned = oldukları gibi ters çevrilirler
choice-draw-renew-taken = üst kart alınabilir ya da hepsi olduğu gibi ters çevrilir
knob-draw-renew-keeps-top = Üstteki kart kalır
knob-draw-renew-keeps-top-help = Ötekiler yeni kapalı deste olurken en üstteki atılan kart ıskartada kalır mı.
knob-draw-renewals = Yeni kapalı deste sayısı
knob-draw-renewals-help = Atılan kartlar bir elde kaç kez yeni kapalı deste olabilir.
choice-draw-renewals-any = gerektiği kadar
knob-draw-touch = Iskartaya dokunma
knob-draw-touch-help = Iskartaya dokunup sonra yine de kapalı desteden çekmenin bedeli nedir.
choice-draw-touch-ignored = yok
choice-draw-touch-no-dry-this-turn = bu turda kuru bitiş yok
choice-draw-touch-no-dry-this-deal = bu elde kuru bitiş yok
choice-draw-touch-no-exit-this-deal = bu elde hiç bitiş yok

## What is a meld?

group-melds = Per nedir?
knob-melds-aces = Serideki as
knob-melds-aces-help = As papazdan sonra gelebilir mi.
choice-melds-aces-both = ikiliden önce altta ya da papazdan sonra üstte
choice-melds-aces-low = yalnızca ikiliden önce altta
knob-melds-set-suits = Gruptaki renkler
knob-melds-set-suits-help = Bir grupta aynı renk, örneğin iki kupa sekizli, birden çok kez bulunabilir mi.
choice-melds-set-suits-repeat = tekrarlanabilir
choice-melds-set-suits-distinct = hepsi ayrı, yani en çok dört kart
knob-melds-run-max = En uzun seri
knob-melds-run-max-help = Bir seride kaç kart bulunabilir: 14 kartlıkta iki uçta da as olur.
knob-melds-circular = Seriler köşeyi döner
knob-melds-circular-help = Seri astan sonra sürebilir mi: kız, papaz, as, iki.
knob-melds-min-naturals = Perdeki doğal kartlar
knob-melds-min-naturals-help = Bir perde en az kaç kart joker olmamalıdır.

## What may a joker do?

group-wild = Joker ne yapabilir?
knob-wild-max-in-run = Seride joker
knob-wild-max-in-run-help = Bir seride kaç joker bulunabilir.
choice-wild-max-in-run-any = istendiği kadar
knob-wild-max-in-set = Grupta joker
knob-wild-max-in-set-help = Bir grupta kaç joker bulunabilir.
choice-wild-max-in-set-any = istendiği kadar
knob-wild-adjacent = Yan yana jokerler
knob-wild-adjacent-help = Bir seride iki joker komşu olabilir mi.
knob-wild-in-run = Jokerin serideki yeri
knob-wild-in-run-help = Joker bir serinin neresinde ve hangi kartların yerine durabilir.
choice-wild-in-run-anywhere = her yerde
choice-wild-in-run-ends = yalnızca uçlarda
choice-wild-in-run-burnt = yalnızca bütün eşleri masada olan bir kartın yerine
knob-wild-burnt-counts-discards = Atılan kart da yanmış sayılır
knob-wild-burnt-counts-discards-help = Joker yalnızca yanmış kartların yerine geçebiliyorsa, ıskartadaki eş de perdeki gibi sayılır mı.
knob-wild-rebind = Serideki joker
knob-wild-rebind-help = Jokerin yerine durduğu kart, onu serinin boş bir ucuna itebilir mi.
choice-wild-rebind-fixed = olduğu yerde kalır
choice-wild-rebind-slide = doğal kart onu bir uca itebilir

## What does the first laying need?

group-opening = İlk açış için ne gerekir?
knob-opening-kind = İlk açış
knob-opening-kind-help = Bir oyuncunun bir eldeki ilk açışı, yani açılışı, nasıl olmalıdır.
choice-opening-kind-points = belli bir puana ulaşmalıdır
choice-opening-kind-none = herhangi bir turda herhangi bir per olabilir
choice-opening-kind-free = hiçbir şey gerekmez: per açmadan kart işlenebilir
knob-opening-points = Açılış puanı
knob-opening-points-help = İlk açışın kartları toplam kaç puan etmelidir.
knob-opening-points-from-discard = Iskartadan alarak açılış puanı
knob-opening-points-from-discard-help = Iskartadan kart alarak başlanan bir turda el açmak için kaç puan gerekir.
choice-opening-points-from-discard-same = her zamanki kadar
knob-opening-discard-points-always = Bu puan her seferinde
knob-opening-discard-points-always-help = El açmış bir oyuncuya da ıskartadan alarak başladığı her turda bu puan gerekir mi.
knob-opening-pure-run = Jokersiz seri
knob-opening-pure-run-help = İlk açışta jokersiz bir seri bulunmalı mıdır.
choice-opening-pure-run-new = içinde joker olmayan yeni bir seri
choice-opening-pure-run-subrun = joker yanında olsa da ardışık üç doğal kartlı bir seri
choice-opening-pure-run-off = gerekmez
knob-opening-from-round = El açılabilen ilk tur
knob-opening-from-round-help = Bir oyuncu elin kaçıncı turundan itibaren el açabilir.
knob-opening-joker-counts = İlk açıştaki joker
knob-opening-joker-counts-help = Joker ilk açışın puanına ne katar.
choice-opening-joker-counts-replaced = yerine durduğu kart kadar
choice-opening-joker-counts-zero = hiçbir şey
choice-opening-joker-counts-thirty-five = 35 puan

## What may be laid off?

group-layoff = Ne işlenebilir?
knob-layoff-joker-on-opponent = Başkalarının perlerine joker
knob-layoff-joker-on-opponent-help = Başkasının açtığı bir pere joker işlenebilir mi.
choice-layoff-joker-on-opponent-none = hiçbirine
choice-layoff-joker-on-opponent-sets = yalnızca gruplara
choice-layoff-joker-on-opponent-all = hepsine

## How is a joker won?

group-swap = Joker nasıl kazanılır?
knob-swap-from-set = Gruptaki jokerler
knob-swap-from-set-help = Bir grubun jokeri hangi kartla kazanılır.
choice-swap-from-set-rank = o değerde herhangi bir kartla kazanılır
choice-swap-from-set-square = grup dört kart olunca eksik renkle kazanılır
choice-swap-from-set-square-both = grubun dördüncü kartını aldığı turda eksik renkle kazanılır
choice-swap-from-set-never = kazanılamaz
knob-swap-use = Kazanılan joker
knob-swap-use-help = Takasla alınan joker elde tutulabilir mi.
choice-swap-use-keep = tutulabilir
choice-swap-use-new-meld = aynı turda yeni bir pere girmelidir
choice-swap-use-any = aynı turda masaya konmalıdır
knob-swap-same-turn = İlk perin turunda takas
knob-swap-same-turn-help = İlk perin açıldığı turda takas yapılabilir mi.

## May cards be taken from melds?

group-borrow = Perlerden kart alınabilir mi?
knob-borrow-kind = Perlerden ödünç alma
knob-borrow-kind-help = Yeni bir per için masadaki bir perden doğal kartlar alınabilir mi.
choice-borrow-kind-off = yapılmaz
choice-borrow-kind-single = en az üç kartlık bir per kalıyorsa yapılabilir
knob-borrow-split = Serinin ortasından
knob-borrow-split-help = İki geçerli seriye bölünecek bir serinin ortasından kart ödünç alınabilir mi.
knob-borrow-joker = Joker ödünç alma
knob-borrow-joker-help = Joker, takassız, doğal bir kart gibi ödünç alınabilir mi.
knob-borrow-from-joker-meld = Jokerli perlerden
knob-borrow-from-joker-meld-help = İçinde joker olan bir perden doğal kart ödünç alınabilir mi.

## What if a seat cannot play?

group-idle = Oynayamayan ne olur?
knob-idle-dead-counts-swaps = Takas ölmekten kurtarır
knob-idle-dead-counts-swaps-help = Masaya konacak bir joker kazandıran takas hamle sayılıp ölmeyi önler mi.
knob-idle-voluntary-dead = İsteyerek ölme
knob-idle-voluntary-dead-help = Hamlesi olan oyuncu kendini ölü ilan edebilir mi.
knob-idle-auto-dead = Söylemeden ölme
knob-idle-auto-dead-help = Turun başında hamlesi olmayan oyuncuyu masa ölü ilan eder mi.

## When may one knock?

group-knock = Ne zaman vurulur?
knob-knock-limit = Vurmak için boşta kalan
knob-knock-limit-help = Vuranın hiçbir perde yer almayan, boşta kalan kartları en çok kaç puan edebilir.
choice-knock-limit-upcard = açılan kartın puanı kadar
knob-knock-upcard-ace = Açılan as
knob-knock-upcard-ace-help = Boşta kalabilecek puanı açılan kartın belirlediği yerde, as açılırsa vurmak için ne gerekir.
choice-knock-upcard-ace-one = boşta 1 puana izin verir
choice-knock-upcard-ace-gin-only = yalnızca gin’e izin verir
knob-knock-test = Vuruşun sınanması
knob-knock-test-help = Bir elin vurup vuramayacağı nasıl bulunur.
choice-knock-test-exact = bir kart atıp kalanları dizmenin bütün yollarıyla
choice-knock-test-first-melds = bütün kartları dizmenin en az bırakan ilk yoluyla
knob-knock-throw-back = Yeni alınan kartla vurma
knob-knock-throw-back-help = Iskartadan alınan kart aynı turda vururken atılabilir mi.
knob-knock-gin = Gin olan el
knob-knock-gin-help = Gin yapabilecek oyuncu oyunu sürdürebilir mi.
choice-knock-gin-may = oynamayı sürdürebilir
choice-knock-gin-must = hemen gösterilmelidir
knob-knock-layoffs = Vuruştan sonra işleme
knob-knock-layoffs-help = Öteki oyuncu vuranın perlerine kart işleyebilir mi.
knob-knock-layoffs-per-end = Bir uca işlenen kartlar
knob-knock-layoffs-per-end-help = Vuranın serisinin her ucuna kaç kart işlenebilir.
choice-knock-layoffs-per-end-any = uyduğu kadar
knob-knock-defender = Öteki oyuncunun perleri
knob-knock-defender-help = Vuruştan sonra öteki oyuncu hangi perleri gösterir.
choice-knock-defender-best = boşta en az puan bırakanları
choice-knock-defender-chosen = kendi seçtiklerini

## How does a deal end?

group-out = El nasıl biter?
knob-out-last-survivor = Ölü olmayan son oyuncu
knob-out-last-survivor-help = Ölü olmayan son oyuncu tek başına sürdürür mü.
choice-out-last-survivor-plays-on = tek başına sürdürür
choice-out-last-survivor-ends = eli bitirir
knob-out-discard = Son kart
knob-out-discard-help = El yalnızca son kartı atarak mı kazanılır, yoksa masaya koyarak da mı.
choice-out-discard-required = atılmalıdır
choice-out-discard-optional = atılabilir ya da masaya konabilir
knob-out-carte = “Kart” demek
knob-out-carte-help = Attıktan sonra tek kartı kalan oyuncu bunu söylemek zorunda mıdır; söylemezse iki kart çeker.
choice-out-carte-manual = oyuncu söyler, yoksa iki kart çeker
choice-out-carte-auto = masa söyler
choice-out-carte-off = kimse söylemez
knob-out-at-once-needs = Elden bitme
knob-out-at-once-needs-help = İlk açışın yapıldığı turda bitmek için ne gerekir.
choice-out-at-once-needs-points-and-run = her açılıştaki gibi puan ve seri gerekir
choice-out-at-once-needs-run-only = seri gerekir, puan gerekmez
choice-out-at-once-needs-none = ikisi de gerekmez
knob-out-new-melds = Bir turda yeni perler
knob-out-new-melds-help = Bir oyuncu bir turda kaç yeni per açabilir.
choice-out-new-melds-any = istendiği kadar
knob-out-at-once-may-use-table = Masadaki perlerle elden bitme
knob-out-at-once-may-use-table-help = Önceden masada duran perler kullanıldığında da elden bitme sayılır mı.
knob-out-max-turns = En uzun el
knob-out-max-turns-help = Bütün oyuncuların toplam kaç turundan sonra el kazanansız biter.

## What do the cards count?

group-values = Kartlar kaç sayılır?
knob-values-ace-in-hand = As
knob-values-ace-in-hand-help = Elde kalan as kaç sayılır.
knob-values-joker-in-hand = Joker
knob-values-joker-in-hand-help = Elde kalan joker kaç sayılır.
choice-values-joker-in-hand-doubles-hand = eldeki puanı ikiye katlar
knob-values-court = Vale, kız ve papaz
knob-values-court-help = Vale, kız ya da papaz kaç sayılır.
knob-values-ace-in-meld = Perdeki as
knob-values-ace-in-meld-help = As ilk açışın puanına ne katar.
choice-values-ace-in-meld-by-place = yerine göre 1 ya da 11
choice-values-ace-in-meld-always-10 = her zaman 10

## What else counts?

group-score = Başka ne sayılır?
knob-score-pays = Elde kalan kartlar
knob-score-pays-help = Elde kalan kartlar tutanın aleyhine mi, yoksa kazananın lehine mi sayılır.
choice-score-pays-own-cards = tutanın aleyhine sayılır
choice-score-pays-winner-collects = kazanan toplar
knob-score-gin = Gin bonusu
knob-score-gin-help = Gin, yani boşta kart kalmadan vuruş için ne eklenir.
knob-score-big-gin = Büyük gin bonusu
knob-score-big-gin-help = Büyük gin, yani bütün kartların perde olup hiçbirinin atılmaması için ne eklenir.
choice-score-big-gin-none = büyük gin oynanmaz
knob-score-undercut = Alttan vuruş bonusu
knob-score-undercut-help = Boşta kalanı vurandan çok olmayan öteki oyuncuya ne eklenir.
knob-score-tie = Boşta eşitlik
knob-score-tie-help = Vuruştan sonra ikisinin de boşta kalanı eşitse ne olur.
choice-score-tie-undercut = alttan vuruştur
choice-score-tie-nothing = puan getirmez
knob-score-spade-doubles = Maça ikiye katlar
knob-score-spade-doubles-help = Açılan kart maçaysa el, bonusuyla birlikte, iki kat sayılır mı.
knob-score-no-passport = Per açmadan ölme
knob-score-no-passport-help = İlk perini açmadan ölen oyuncuya ne eklenir.
choice-score-no-passport-none = başka bir şey yok
choice-score-no-passport-plus-50 = 50 puan daha
choice-score-no-passport-double = eldekiler iki kat sayılır
knob-score-unopened = El açmayan
knob-score-unopened-help = Biri bittiğinde el açmamış oyuncuya, elinde ne olursa olsun, kaç yazılır.
knob-score-at-once = Elden bitmeden sonra
knob-score-at-once-help = Elden bitme ötekilerin puanına ne yapar.
choice-score-at-once-multiply = bütün ötekilerin puanını katlar
choice-score-at-once-flat-100 = bütün ötekilere 100 puan yazar
choice-score-at-once-dry-table = kullanılan jokerlere göre katlar
knob-score-at-once-factor = Elden bitme katsayısı
knob-score-at-once-factor-help = Elden bitmeden sonra ötekilerin puanı kaçla çarpılır.
knob-score-at-once-joker-factor = Jokerle elden bitme katsayısı
knob-score-at-once-joker-factor-help = Ayrıca son atılan kart jokerse puanlar kaçla çarpılır.
knob-score-joker-finish = Son atılan joker
knob-score-joker-finish-help = Elden olmadan, joker atarak bitmek ne anlama gelir.
choice-score-joker-finish-plain = başka her kart gibi sayılır
choice-score-joker-finish-double = bütün ötekilerin puanını ikiye katlar
choice-score-joker-finish-flat-200 = bütün ötekilere 200 puan yazar
choice-score-joker-finish-forbidden = yapılamaz
knob-score-dry-table = Jokere göre kuru bitiş
knob-score-dry-table-help = Kuru bitiş, yani her şeyin tek turda açılması, kullanılan joker sayısına göre nasıl ödenir.
choice-score-dry-table-rising = jokerle artar: bir, bir buçuk, iki kat
choice-score-dry-table-falling = jokerle azalır: iki, bir buçuk, bir kat
choice-score-dry-table-literal = bir metnin bastığı gibi: bir, bir buçuk, bir kat
knob-score-rounding = Yarım puanlar
knob-score-rounding-help = Yarım puan ne olur.
choice-score-rounding-half-up = yukarı yuvarlanır
choice-score-rounding-down = atılır
knob-score-winner-bonus = Kazananın bonusu
knob-score-winner-bonus-help = Eli kazanan ne alır: toplamından düşülür ya da kazananın topladığı oyunlarda eklenir.

## How do deals make a match?

group-match = Eller nasıl maç olur?
knob-match-kind = Maçın elleri
knob-match-kind-help = Puanlar elden ele toplanır mı.
choice-match-kind-independent = her biri ayrı bir oyundur
choice-match-kind-cumulative = toplanır
knob-match-target = Maçı bitiren puan
knob-match-target-help = Birinin toplamı bu sayıya ulaşınca maç biter.
choice-match-target-none = böyle bir sayı yok
knob-match-deals = Maçtaki eller
knob-match-deals-help = Maç bu kadar elden sonra biter.
choice-match-deals-none = böyle bir sayı yok
knob-match-game-bonus = Oyun bonusu
knob-match-game-bonus-help = Sonunda en çok puanı olan, yani oyunu kazanan, ayrıca ne alır.
knob-match-box = Kutu
knob-match-box-help = Oyun toplanırken kazanılan her el ayrıca kaç sayılır.
knob-match-extra-boxes = Gin ve alttan vuruş kutuları
knob-match-extra-boxes-help = Gin iki, alttan vuruş bir kutu daha getirir mi.
knob-match-shutout = Sıfırda bırakma
knob-match-shutout-help = Ötekinin hiç puan almadığı bir oyunu kazanan ne alır.
choice-match-shutout-none = başka bir şey getirmez
choice-match-shutout-double-before-boxes = puanı ve bonusu ikiye katlar, kutuları değil
choice-match-shutout-double-all = her şeyi ikiye katlar
choice-match-shutout-double-bonus = oyun bonusunu ikiye katlar
choice-match-shutout-plus-100 = 100 puan getirir
knob-match-columns = Yan yana oyunlar
knob-match-columns-help = Puan tablosunda her biri ayrı oyun olan kaç sütun vardır; üç sütuna Hollywood denir.
knob-match-elimination = Elenme
knob-match-elimination-help = Sayıya ulaşan elenir de ötekiler tek kişi kalana dek sürdürür mü.
knob-match-last-deal-factor = Son elin ağırlığı
knob-match-last-deal-factor-help = Son elin puanları kaçla çarpılır.
knob-match-dealer = Sonraki dağıtan
knob-match-dealer-help = İlk elin dağıtanı kurayla seçilir; sonra kim dağıtır.
choice-match-dealer-next = sıradaki oyuncu
choice-match-dealer-last-winner = son eli kazanan
choice-match-dealer-worst-loser = son elde en kötü sonucu alan
knob-match-ties = Berabere maç
knob-match-ties-help = Sonunda birkaç kişi başa baş öndeyse ne olur.
choice-match-ties-shared = paylaşılır
choice-match-ties-extra-deal = biri öne geçene dek sürer
knob-match-settlement = Her elin hesabı
knob-match-settlement-help = Elden sonra kim kime, puan olarak, ne öder; para söz konusu değildir.
choice-match-settlement-none = yok
choice-match-settlement-difference = herkes kendinden iyi olana farkı öder
choice-match-settlement-winner-takes-difference = herkes kazanana farkı öder

# Why something is refused: what is wrong, with the cards, and one next step. Nobody is blamed.
#
# $why is the finer case, where a reason has several. $cards are the cards that the sentence is about and
# $count their number; $meld is a meld of the table ("Aina’s run", "your set"), $fits the cards it would take.

# $name plays now.
reason-turn =
    { $why ->
        [dead] Bu elde ölüsünüz, sıra sizi atlıyor. Sonraki elde yeniden oyundasınız.
        [out] Bu maçtan elendiniz. Maçı sonuna kadar izleyebilirsiniz.
        [watching] Burada izliyorsunuz. Oynamak için kendi masanızı açın.
       *[other] Şimdi { $name } oynuyor. Sıra size gelince kartlarınızı oynarsınız.
    }
# $need is the number of the turn in which it is possible, $have the one that is running.
reason-phase =
    { $why ->
        [over] Bu el bitti, artık masaya kart konmaz. Sonraki ele geçin.
        [match-over] Maç bitti. Yeni bir maç için yeni bir masa açın.
        [running] Bu el henüz oynanıyor. Sonraki el, bu el bitince dağıtılır.
        [acted] Bu turda masaya kart koydunuz, yani ölü değilsiniz. Bunun yerine turunuzu bitirin.
        [nothing-to-undo] Bu turda geri alınacak adım yok. Başkalarının gördüğü olduğu gibi kalır.
        [draw] Turunuz kart almakla başlar: kapalı desteden çekin ya da ıskartanın üst kartını alın.
        [drawn] Bu turun kartını aldınız. İstediğinizi masaya koyun, sonra bir kart atın.
        [discard] Burada tur, kart atarak biter. Vereceğiniz kartı seçin.
        [first-turn] Bu ilk turda bir kartınız fazla, yalnızca kart atarsınız. Vereceğiniz kartı seçin.
        [offer] Önce açılan kart gelir: alın ya da pas geçin.
        [must-draw] Açılan kartı ikiniz de geçtiniz, bu tur kapalı desteyle başlar. Bir kart çekin.
        [held] Burada perler, biri vurana dek elde kalır. Bir kart atın ya da vurun.
        [drawn-held] Bu turun kartını aldınız. Bir kart atın ya da vurun.
        [no-big-gin] Bu masada büyük gin oynanmaz. Bir kart atıp vurun: bu gin’dir.
        [showing] Vuruş yapıldı. Gösterilen perlere kart işleyin ya da elinizi gösterin.
        [gin-layoff] Gin’den sonra kart işlenmez. Elinizi gösterin.
        [no-layoff] Bu masada vuruştan sonra kart işlenmez. Elinizi gösterin.
        [best-melds] Bu masada en iyi perleriniz sizin için gösterilir. Yalnızca hazır olduğunuzu söyleyin.
        [own-melds] Bu masada göstereceğiniz perleri siz seçersiniz. Hangileri olduğunu söyleyin.
        [wall-knock] Kapalı deste bitti. Vurmak için son atılan kartı alın ya da pas geçin.
        [wall-declare] Kapalı deste bitti. Son atılan kartı alıp sürdürün ya da pas geçin; pas eli bitirir.
        [no-carte] Bu oyunda kimse “kart” demez. Onu söylemeden atın.
        [round] İlk açış { $need }. turunuzdan itibaren yapılabilir; bu { $have }. turunuz. Şimdilik bir kart atın.
        [take-round] Iskarta size { $need }. turunuzda açılır; bu { $have }. turunuz. Kapalı desteden çekin.
        [take-joker] Iskartanın üstünde joker var ve burada joker orada kalır. Kapalı desteden çekin.
        [pile] Iskartada kart yok. Kapalı desteden çekin.
        [renewing] Kapalı deste yenileniyor. Hazır olunca çekin.
       *[other] Bunun şu anda yeri yok. Şimdi yapılabileceklerden seçin.
    }
reason-no-action =
    { $why ->
        [passport] Turunuzda pasaportunuz, yani en az üç kartlık bir per eksik. Bir per açın, sonra turu bitirin.
       *[later] Bir turda en az bir per açılır ya da bir kart işlenir; yalnız takas yetmez. Birini yapın, sonra turu bitirin.
    }
reason-has-moves =
    { $why ->
        [passport] Elinizde bir per var, bu sizi oyunda tutar. Onu pasaportunuz olarak açın.
        [lay] Kartlarınızdan biri işlenebilir; yalnızca hamlesi olmayan ölür. Bir kart işleyin.
        [meld] Elinizde bir per var; yalnızca hamlesi olmayan ölür. Peri açın.
       *[swap] Takas size masaya koyacak bir joker verir, yani hâlâ bir hamle var. Önce joker takas edin.
    }
reason-need-passport = Önce bir per açın: elin ilk peri pasaportunuzdur. Sonra kart işleyebilir ve takas yapabilirsiniz.
reason-not-opened =
    { $why ->
        [opening] Joker, el açtıktan sonra kazanılır. Önce el açın, sonra takas yapın.
        [same-turn] Bu masada el açılan turda takas yapılmaz. Sonraki turunuzdan itibaren takas yapın.
       *[passport] Bu masada pasaport turunda takas yapılmaz. Sonraki turunuzdan itibaren takas yapın.
    }
reason-a-carte = Elinizde tek kart kalınca ıskarta size kapalıdır. Kapalı desteden çekin.
# $have is how many of the card are held.
reason-card-not-in-hand =
    { $why ->
        [meld]
            { $count ->
                [one] { $meld } içinde { $cards } yok. Orada bulunan bir kart seçin.
               *[other] { $meld } içinde { $cards } yok. Orada bulunan kartları seçin.
            }
        [left-out] { $cards }: elinizdeki her kart ya bir perdedir ya da boştadır. Hepsini birer kez söyleyin.
       *[hand]
            { $have ->
                [0]
                    { $count ->
                        [one] Elinizde { $cards } yok. Elinizdeki bir kartı seçin.
                       *[other] Elinizde { $cards } yok. Elinizdeki kartları seçin.
                    }
                [one] Elinizde { $cards } yalnızca bir tane. İkincisini çıkarın.
               *[other] Elinizde { $cards } yalnızca { $have } tane. Fazlasını çıkarın.
            }
    }
# $number is the meld asked for, $have how many there are.
reason-no-such-meld =
    { $have ->
        [0] Masada henüz per yok. Elinizden bir per açın.
        [one] { $number } numaralı per yok. Masadaki tek per 1 numaradır.
       *[other] { $number } numaralı per yok. Masadaki perlerin numaraları 1 ila { $have }.
    }
# $most is how many cards the meld may have.
reason-full =
    { $why ->
        [end]
            { $most ->
                [one] { $meld }: o ucuna bir kart işlendi, burada daha fazlası işlenmez. Elinizde tutun: { $cards }.
               *[other] { $meld }: o ucuna { $most } kart işlendi, burada daha fazlası işlenmez. Elinizde tutun: { $cards }.
            }
        [set] { $meld }: { $most } kartı var, burada bir grupta daha fazlası olmaz. Başka bir per için tutun: { $cards }.
       *[run] { $meld }: { $most } kartı var, burada bir seride daha fazlası olmaz. Başka bir per için tutun: { $cards }.
    }
# $most is how many cards a run may have, $jokers how many are in the deck.
reason-bad-run =
    { $why ->
        [short] { $cards }: bir seri en az üç karttır. Sırada gelen bir kart ekleyin.
        [suits] { $cards }: bir seri tek renktir. Tek renkten kartlar ya da grup için aynı değerden kartlar seçin.
        [twice] { $cards }: seride her kart bir kez bulunur. Çıkarın: { $fits }.
        [ace] { $cards }: seri asla biter, ardından kart gelmez. Asın bir yanındaki kartları çıkarın.
        [ace-low] { $cards }: burada as ikiliden önce gelir, papazdan sonra kart gelmez. Bir yandaki kartları çıkarın.
        [long] { $cards }: burada bir seride { $most } kart bulunabilir. Birini çıkarın.
        [gap]
            { $cards }: arada şu olmalı: { $fits }. { $jokers ->
                [0] Başka kartlar seçin.
               *[other] Onu ya da bir joker ekleyin.
            }
        [beside] { $cards }: burada bir seride iki joker yan yana duramaz. Aralarına bir kart koyun.
        [ends] { $cards }: burada joker serinin yalnızca ucunda durabilir. Yerine bir kart koyun.
        [layoff] { $cards }, { $meld } üzerine uymuyor. Oraya uyan: { $fits }.
        [layoff-end] { $cards }, { $meld } için o uca uymuyor. Öteki ucu deneyin.
        [layoff-after] { $cards }, öteki kartlardan sonra { $meld } üzerine uymuyor. Kartları tek tek işleyin.
        [layoff-beside] { $cards }, { $meld } üzerinde bir jokerin yanına gelirdi; burada iki joker komşu olamaz. Başka yere işleyin.
        [layoff-ends] { $meld } üzerinde joker artık uçta kalmazdı, oysa burada uçta durmalı. Başka yere işleyin: { $cards }.
        [seat] { $meld } üzerinde zaten bir joker { $cards } yerine duruyor. Kartı o jokerle takas edin.
       *[run] { $cards } seri olmuyor; seri, aynı renkten art arda üç ya da daha çok karttır. Başka kartlar seçin.
    }
# $ranks are those of the set ("eights"), $jokers is how many are in the deck.
reason-bad-set =
    { $why ->
        [short] { $cards }: bir per en az üç karttır. Aynı değerden ya da aynı renkten sıradaki kartları ekleyin.
        [many] { $cards }: burada bir grup en çok dört karttır. Birini çıkarın.
        [layoff]
            { $cards }, { $meld } üzerine uymuyor. { $jokers ->
                [0] Oraya uyan: { $ranks }.
               *[other] Oraya uyan: { $ranks } ve joker.
            }
       *[set] { $cards } grup olmuyor; grup, aynı değerden üç ya da daha çok karttır. Başka kartlar seçin.
    }
reason-dup-suit =
    { $why ->
        [layoff] { $meld } içinde bu renk zaten var; burada bir gruptaki renkler ayrıdır. Başka bir per için tutun: { $cards }.
       *[set] { $cards }: burada bir gruptaki renkler ayrıdır ve { $fits } iki kez var. Birini çıkarın.
    }
# $need is how many natural cards a meld needs.
reason-all-jokers =
    { $need ->
        [one] { $cards }: bir perde joker olmayan en az bir kart gerekir. Bir tane ekleyin.
       *[other] { $cards }: bir perde joker olmayan en az { $need } kart gerekir. Bunlardan ekleyin.
    }
# $most is how many jokers the meld may have; $kind is run or set.
reason-too-many-jokers =
    { $kind ->
        [run]
            { $most ->
                [0] { $cards }: burada seriye joker girmez. Yalnız doğal kartlarla açın.
                [one] { $cards }: burada bir seride en çok bir joker bulunur. Ötekinin yerine doğal bir kart koyun.
               *[other] { $cards }: burada bir seride en çok { $most } joker bulunur. Ötekilerin yerine doğal kartlar koyun.
            }
       *[set]
            { $most ->
                [0] { $cards }: burada gruba joker girmez. Yalnız doğal kartlarla açın.
                [one] { $cards }: burada bir grupta en çok bir joker bulunur. Ötekinin yerine doğal bir kart koyun.
               *[other] { $cards }: burada bir grupta en çok { $most } joker bulunur. Ötekilerin yerine doğal kartlar koyun.
            }
    }
# $copies is how many of each card there are.
reason-not-burnt =
    { $copies ->
        [2] { $cards }: joker bir seride yalnızca iki eşi de masada olan bir kartın yerine durabilir. Jokeri bir grupta kullanın.
        [one] { $cards }: joker bir seride yalnızca zaten masada olan bir kartın yerine durabilir. Jokeri bir grupta kullanın.
       *[other] { $cards }: joker bir seride yalnızca { $copies } eşinin hepsi masada olan bir kartın yerine durabilir. Jokeri bir grupta kullanın.
    }
reason-joker-opp-run =
    { $why ->
        [sets] { $meld } başkasının; burada başkalarının serilerine joker işlenmez. Onların bir grubuna işlenebilir.
       *[none] { $meld } başkasının; burada joker yalnız kendi perlerinize işlenir. Kendi perlerinizden birine işleyin.
    }
# $readings are the ways to understand it.
reason-ambiguous =
    { $why ->
        [knock] { $cards } atılınca eliniz { $count } yolla gösterilebilir: { $readings }. Hangisi olduğunu söyleyin.
       *[laid] { $cards }, { $count } yolla konabilir: { $readings }. Hangisi olduğunu söyleyin.
    }
reason-joker-brelan =
    { $why ->
        [never] { $meld } içindeki joker olduğu yerde kalır: bu masada joker gruptan çıkmaz. Bir serideki jokeri deneyin.
        [both] { $meld } içindeki joker yalnızca üçlü grubun dörde çıktığı turda alınabilir. Başka bir joker deneyin.
       *[square] { $meld } içindeki joker, grupta üç renk ve bir joker olana dek tek bir kartın yerine durmaz. Önce eksik bir rengi işleyin.
    }
reason-joker-mismatch =
    { $why ->
        [joker] Joker, doğal bir kartla kazanılır. Yerine durduğu kartı seçin.
        [run] { $meld } içindeki joker { $cards } yerine durmuyor. Onu kazandıran: { $fits }.
        [set] { $meld } içindeki joker { $cards } yerine durmuyor. Onu kazandıran değer: { $ranks }.
        [square] { $meld } içindeki joker { $cards } yerine durmuyor. Onu kazandıran: { $fits }.
       *[none] { $meld } içinde joker yok. Jokerli bir per seçin.
    }
reason-take-joker =
    { $why ->
        [meld] { $meld } içinde joker olduğundan bu masada oradan kart ödünç alınmaz. Başka bir perden alın.
       *[joker] { $meld } içindeki joker ödünç alınamaz. Yerine durduğu kartı koyup jokeri öyle alın.
    }
# $have is how many cards the meld would keep.
reason-remainder =
    { $why ->
        [middle] { $cards }: { $meld } içinden geriye kalan tek bir seri olmalı. Kartları uçlarından alın.
        [few]
            { $have ->
                [0] { $cards }: { $meld } içinde hiç kart kalmazdı, oysa üç kart kalmalı. Daha az kart ya da başka perden alın.
                [one] { $cards }: { $meld } içinde bir kart kalırdı, oysa üç kart kalmalı. Daha az kart ya da başka perden alın.
               *[other] { $cards }: { $meld } içinde { $have } kart kalırdı, oysa üç kart kalmalı. Daha az kart ya da başka perden alın.
            }
       *[other] { $cards }: { $meld } içinde kalanlar per olmazdı. Başka kartlar alın.
    }
# $cards are the borrowed cards.
reason-take-use =
    { $why ->
        [off] { $cards }: bu masada perdeki kart orada kalır. Elinizdeki kartları kullanın.
        [hand] Ödünç kartlarla açılan yeni pere elinizden de bir kart gerekir. Bir tane ekleyin.
        [together] { $cards } birlikte ödünç alındı, tek bir yeni pere birlikte girer. Hepsini ona koyun.
       *[unused] { $cards }, bu turda elinizden bir kartla birlikte tek bir yeni pere girmelidir. O peri açın ya da adımı geri alın.
    }
# $cards is the card that was taken.
reason-discard-unused = Iskartadan { $cards } aldınız, bu turda masaya konmalı. Masaya koyun ya da geri alıp kapalı desteden çekin.
# $have of $need points; $missing is the difference.
reason-open-points =
    { $why ->
        [discard] { $have } / { $need } puan: ıskartadan alınca açılışınıza kendi kartlarınızdan { $missing } puan daha gerekir. Daha çok kart açın ya da adımları geri alın.
        [any] Iskartadan yalnızca onunla el açmak için alınır. Bu turda bir per açın ya da adımları geri alın.
        [always] { $have } / { $need } puan: burada ıskartadan alan bu kadar puan açar, { $missing } puan daha gerekir. Daha çok kart açın ya da adımları geri alın.
        [dry] { $have } / { $need } puan: bu turda bitmezseniz açılışınıza kendi kartlarınızdan { $missing } puan daha gerekir. Daha çok kart açın ya da adımları geri alın.
       *[opening] { $have } / { $need } puan: açılışınıza kendi kartlarınızdan { $missing } puan daha gerekir. Daha çok kart açın ya da adımları geri alın.
    }
reason-open-pure =
    { $why ->
        [subrun] Açılışınızda art arda üç doğal kartlı bir seri eksik. Onu açın ya da adımları geri alın.
       *[new] Açılışınızda tamamı elinizden, jokersiz yeni bir seri eksik. Onu açın ya da adımları geri alın.
    }
reason-keep-card =
    { $why ->
        [forfeited] Iskartaya dokunup kapalı desteden çektiniz, bu elde bitemezsiniz. Elinizde bir kart daha tutun.
       *[last] Turunuzu bitirecek atış için bir kart kalmalı. Masaya bir kart az koyun.
    }
reason-joker-finish = Bu masada son attığınız kart joker olamaz. Jokeri masaya koyup başka bir kart atın.
# $cards is the card that was taken from the discard pile in this turn.
reason-throw-back =
    { $why ->
        [knock] Iskartadan { $cards } yeni aldınız, vururken onu atamazsınız. Başka bir kart atın.
       *[discard] Iskartadan { $cards } yeni aldınız, aynı turda geri atılamaz. Başka bir kart atın.
    }
# $most is how many new melds a turn may have.
reason-new-melds =
    { $most ->
        [one] Bu masada bir turda yalnız bir yeni per açılır. Perlere kart işleyin ya da kart atın.
       *[other] Bu masada bir turda en çok { $most } yeni per açılır. Perlere kart işleyin ya da kart atın.
    }
# $cards is the card that was turned up.
reason-upcard-passed = İkiniz de { $cards } için pas geçtiniz, kart yerinde kalır. Kapalı desteden çekin.
reason-must-knock =
    { $why ->
        [gin] Eliniz gin; bu masada hemen gösterilir. Boşta kart bırakmayan kartı atıp vurun.
        [less] Eliniz gin; bu masada gin hemen gösterilir. Boşta kart bırakmayan bir kart ve perler seçin.
       *[wall] Son atılan kart yalnızca onunla vurmak için alınır. Şimdi vurun.
    }
# $cards are those in no meld and $have what they count; a knocker may keep $need.
reason-deadwood =
    { $why ->
        [wall] { $cards } ile vuramazdınız: boşta { $need } puandan çok kalırdı. Pas geçin.
        [test] Bu masada dizmenin tek bir yolu belirleyicidir, o da şunları bırakır: { $cards }, boşta { $have }; en çok { $need } olabilir. Kart atıp sürdürün.
        [melds] Geriye { $cards } kalırdı, boşta { $have }; en çok { $need } ile vurabilirsiniz. Başka perler seçin: eliniz daha iyisini yapabilir.
        [gin] Geriye { $cards } kalırdı, boşta { $have }; bu elde yalnız gin gösterilebilir. Kart atıp sürdürün.
       *[knock] Geriye { $cards } kalırdı, boşta { $have }; en çok { $need } ile vurabilirsiniz. Kart atıp sürdürün.
    }
# $cards are those in no meld.
reason-not-melded =
    { $count ->
        [one] { $cards } hiçbir perde değil; büyük gin’de her kart bir perdedir. Onu atıp vurun ya da başka perler seçin.
       *[other] { $cards } hiçbir perde değil; büyük gin’de her kart bir perdedir. Başka perler seçin ya da bir kart atıp vurun.
    }
# $need is how many jokers must still be laid.
reason-joker-unused =
    { $why ->
        [new-meld]
            { $need ->
                [one] Aldığınız joker bu turda yeni bir pere girmelidir. Onunla bir per açın ya da takası geri alın.
               *[other] Aldığınız { $need } joker bu turda yeni perlere girmelidir. Onları açın ya da takasları geri alın.
            }
       *[any]
            { $need ->
                [one] Aldığınız joker bu turda masaya konmalıdır. Onu koyun ya da takası geri alın.
               *[other] Aldığınız { $need } joker bu turda masaya konmalıdır. Onları koyun ya da takasları geri alın.
            }
    }

# The rules in prose, made from the answers of a table.
#
# Every answer is given under its path with dashes ($swap-from-set, $values-court): words as they stand in the
# rules file, yes or no, or a number. $title is the name of the game; $seats "4" or "2 to 6" players; $wins is
# most or fewest, the points that win.

# How numbers of players are said.
seats-span = { $low } ila { $high }
# The heading above a game's rules.
rules-title = { $title }: kurallar
rules-title-seats = { $title }: { $seats } oyuncu için kurallar
rules-changes = Bu masada değiştirilenler
rules-instead = { $title }, kitaptaki gibi: { $answers }.
# Where a text is no more than a draft.
rules-draft = Bu çeviri bizim hazırladığımız bir taslaktır. Ana dili Türkçe olan biri henüz okumadı.
# Above the rules of a preset in the documents. $law and $knobs are addresses.
rules-page-note = Sürüm { $version }. Ayraç içindeki kodlar, her kuralın kaynağını veren [yasadaki]({ $law }) kodlardır. Bir masanın neleri değiştirebileceği [ev kuralları tablosunda]({ $knobs }) yazar.
rules-section-goal = Oyunun amacı
rules-section-deck = Kartlar
rules-section-deal = Dağıtım
rules-section-turn = Bir tur
rules-section-passport = Pasaport
rules-section-melds = Perler
rules-section-jokers = Jokerler
rules-section-layoff = Kart işleme
rules-section-swap = Joker takası
rules-section-dead = Ölü
rules-section-end = Elin sonu
rules-section-count = Sayım
rules-section-match = Maç

## What is it about?

rule-goal = Elinizde olabildiğince az puan kalsın istersiniz. Kartlar elinizden, masaya açtığınız perlerle ve sizin ya da başkasının perlerine işlediğiniz tek kartlarla çıkar.
rule-no-draw = Kart çekilmez, kart atılmaz. Bir turda masaya hiç kart koyamazsanız ölürsünüz ve o anda elinizde olanlar aleyhinize sayılır. Bu yüzden uzun dayanmak kazandırır: her turda biraz oynamak, çoğu zaman her şeyi bir kerede oynamaktan iyidir.

## The cards

rule-deck =
    { $seats } oyuncuyla: 52 kartlık { $deck-packs } deste{ $deck-jokers ->
        [0] , jokersiz
       *[other] { " " }ve { $deck-jokers } joker
    }, toplam { $total } kart.
rule-players =
    { $low ->
        [0] Oyun { $high } kişiliktir.
       *[other] Oyun { $low } ila { $high } kişiliktir.
    }

## The deal

rule-hand = { $seats } oyuncuyla herkese { $deal-hand-size } kart dağıtılır.
# The usual number, before the exceptions.
rule-hand-all = Her oyuncuya { $deal-hand-size } kart dağıtılır.
rule-direction =
    Kartlar birer birer { $deal-direction ->
        [anticlockwise] saat yönünün tersine, ilki dağıtanın sağındaki oyuncuya dağıtılır. Sıra da aynı yönde ilerler.
       *[clockwise] saat yönünde, ilki dağıtanın solundaki oyuncuya dağıtılır. Sıra da aynı yönde ilerler.
    }
rule-starter =
    { $deal-starter ->
        [dealer] İlk tur dağıtanındır.
       *[next] İlk tur, dağıtandan sonraki oyuncunundur.
    }
# $left is how many cards are left over, or "some" where that depends.
rule-aside =
    { $left ->
        [0] Artan kart olmaz.
        [some] Artan kartlar kapalı olarak kenara konur ve oyuna katılmaz.
        [one] Artan 1 kart kapalı olarak kenara konur ve oyuna katılmaz.
       *[other] Artan { $left } kart kapalı olarak kenara konur ve oyuna katılmaz.
    } { $deal-aside-shown-after ->
        [yes] El bitince gösterilirler.
       *[no] Onları kimse görmez.
    }

## A turn

rule-turn = Turunuzda en az bir per açar ya da en az bir kart işlersiniz. Daha çoğunu da, istediğiniz sırayla ve sınırsız yapabilir, turu istediğiniz zaman bitirebilirsiniz. Pas yoktur.
rule-turn-free = Kimse bir turda birden çok şey yapmak ya da açabileceği peri açmak zorunda değildir: üç as, masada zaten duran bir as grubuna tur tur, birer birer işlenebilir.
rule-turn-stays = Masadaki orada kalır. Perler birleştirilmez, bölünmez, taşınmaz.

## The passport

rule-passport =
    Bir elde ilk işiniz, ilk turunuzda bir per açmaktır: pasaportunuz. Bunun için puan gerekmez{ $jokers ->
        [0] .
       *[other] { " " }ve içinde joker bulunabilir.
    } Ondan önce { $jokers ->
        [0] kart işleyemezsiniz
       *[other] ne kart işleyebilir ne takas yapabilirsiniz
    }; ondan sonra, aynı turda, her şey size açıktır.
rule-passport-must =
    { $idle-voluntary-dead ->
        [yes] İlk turunuzda periniz yoksa hemen ölürsünüz. Varsa onu açabilir ya da yine de ölebilirsiniz.
       *[no] İlk turunuzda periniz varsa onu açmak zorundasınız. Yoksa hemen ölürsünüz; bu seyrek olur.
    }

## Melds

rule-runs =
    Seri, aynı renkten art arda üç ya da daha çok karttır. { $melds-circular ->
        [yes] As iki ucu birleştirir, yani seri köşeyi dönebilir: kız, papaz, as, iki. Bir seride en çok 13 kart bulunur.
       *[no]
            { $melds-aces ->
                [low] As altta, ikiliden öncedir; papazdan sonra kart gelmez.
               *[both]
                    As altta ikiliden önce ya da üstte papazdan sonra gelir; üstteki astan sonra kart gelmez. { $melds-run-max ->
                        [14] En uzun seri, iki ucunda da as olan 14 karttır.
                       *[13] En uzun seri 13 karttır, yani yalnız bir as bulunur.
                    }
            }
    }
rule-sets =
    Grup, aynı değerden üç ya da daha çok karttır. { $melds-set-suits ->
        [distinct]
            Renklerin hepsi ayrıdır, yani { $jokers ->
                [0] en çok dört kart bulunur.
               *[other] jokerler dahil en çok dört kart bulunur.
            }
       *[repeat] Renkler, hatta iki desteden aynı kart, tekrarlanabilir; grup, kartlar yettiğince büyüyebilir.
    }

## Jokers

rule-no-jokers = Oyunda joker yoktur.
rule-jokers = Joker her kartın yerine geçer. Seride belli tek bir kartın, grupta yalnızca değerin yerine durur. Bütün eşleri başka yerde görünen bir kartın yerine de durabilir. Yalnızca basılı jokerler jokerdir.
rule-jokers-said = Kartlar iki türlü okunabiliyorsa, seri ya da grup olarak veya joker bir uçta ya da ötekinde, hangisi olduğunu siz söylersiniz. Sonra o geçerli olur.
rule-jokers-naturals =
    { $melds-min-naturals ->
        [0] Bir per tümüyle jokerden oluşabilir; neyin yerine durduklarını siz söylersiniz.
        [one] Bir perde joker olmayan en az bir kart gerekir.
       *[other] Bir perde joker olmayan en az { $melds-min-naturals } kart gerekir.
    }
rule-jokers-run =
    { $wild-max-in-run ->
        [0] Seride joker bulunamaz.
        [one] Bir seride bir joker bulunabilir.
        [any]
            Bir seride istendiği kadar joker bulunabilir, { $wild-adjacent ->
                [yes] yan yana da olabilirler.
               *[no] ama ikisi yan yana olamaz.
            }
       *[other]
            Bir seride { $wild-max-in-run } joker bulunabilir, { $wild-adjacent ->
                [yes] yan yana da olabilirler.
               *[no] ama ikisi yan yana olamaz.
            }
    }
rule-jokers-set =
    { $wild-max-in-set ->
        [any] Bir grupta istendiği kadar joker bulunabilir.
        [0] Grupta joker bulunamaz.
        [one] Bir grupta bir joker bulunabilir.
       *[other] Bir grupta { $wild-max-in-set } joker bulunabilir.
    }
rule-jokers-place =
    { $wild-in-run ->
        [ends] Bir seride joker yalnızca uçta durabilir, yani o uç artık uzamaz.
        [burnt] Bir seride joker, konduğu anda, yalnızca bütün eşleri zaten masada olan bir kartın yerine durabilir.
       *[anywhere] Bir seride joker her yerde durabilir.
    }
rule-jokers-fixed =
    { $wild-rebind ->
        [slide] Bir serideki jokerin yerine durduğu kart elinizdeyse onu jokerin yerine işleyip jokeri serinin boş bir ucuna itebilirsiniz.
       *[fixed] Seri uzarken jokerleri olduğu yerde kalır ve durdukları kartın yerine durmayı sürdürür.
    }

## Laying off

rule-layoff =
    Kim açmış olursa olsun, masadaki perlere istediğiniz kadar kart işleyebilirsiniz. Serinin iki ucuna da sıradaki kart gelir. Gruba aynı değerden kart gelir, { $melds-set-suits ->
        [distinct] eksik olan renkten.
       *[repeat] var olan renkten de.
    } { $melds-aces ->
        [low] { "" }
       *[both] Serinin iki ucuna da uyan as, söylediğiniz uca gider.
    }
rule-layoff-jokers =
    { $layoff-joker-on-opponent ->
        [none] Jokerler yalnız kendi perlerinize işlenir.
        [sets] Jokerler kendi perlerinize ve başkalarının gruplarına işlenir, serilerine işlenmez.
       *[all] Jokerler de herkesin perine işlenebilir.
    }

## Swapping for a joker

rule-swap = Turunuzda, pasaportunuzu açtıktan sonra, kim koymuş olursa olsun masadaki bir jokerin yerine elinizden bir kart koyup o jokeri alabilirsiniz. Seride bu, hangi desteden olursa olsun, jokerin yerine durduğu kartın ta kendisi olmalıdır.
rule-swap-set =
    { $swap-from-set ->
        [square] Bir grubun jokeri, ancak grup üç ayrı renkle dört kart olunca kazanılır: eksik renkle. Üç kartlık grupta tek bir kartın yerine durmaz.
        [square_both] Bir grubun jokeri, ancak doğal bir kartın grubu üç ayrı renkle dört karta çıkardığı turda kazanılır: eksik renkle.
        [never] Bir grubun jokeri kazanılamaz.
       *[rank] Grupta o değerden herhangi bir kart olur.
    }
rule-swap-free =
    Takas hamle sayılmaz: aynı turda yine bir per açmak ya da bir kart işlemek gerekir. Önce de sonra da istediğiniz kadar takas yapabilirsiniz. { $swap-same-turn ->
        [yes] Pasaport turu da buna dahildir.
       *[no] Yalnızca pasaport turunda takas yapamazsınız.
    }
rule-swap-use =
    { $swap-use ->
        [new_meld] Aldığınız joker, turunuz bitmeden yeni bir pere girmelidir.
        [any] Aldığınız joker, turunuz bitmeden bir pere ya da işlenerek masaya konmalıdır.
       *[keep] Aldığınız jokeri sonraki turlar için tutabilirsiniz; sonunda elde kalırsa her kart gibi sayılır.
    }
rule-swap-last =
    Takas bir kartı bir başkasıyla değiştirir, bu yüzden eli hiç boşaltmaz. { $swap-use ->
        [keep] Ardından masaya bir şey koyulamıyorsa ölürsünüz ve joker sizde kalır.
       *[other] Joker masaya konamıyorsa takas geri alınır.
    }

## Dead

rule-dead =
    { $idle-voluntary-dead ->
        [yes] Turun başında, hamleniz olsa bile, kendinizi ölü ilan edebilirsiniz. Hamleniz yoksa ölürsünüz.
       *[no] Turunuzda ne per açabiliyor ne kart işleyebiliyorsanız ölürsünüz. Hamleniz varken ölemezsiniz.
    } { $jokers ->
        [0] { "" }
       *[other]
            { $idle-dead-counts-swaps ->
                [yes] Ardından bir şey koyabilecekseniz takas hamle sayılır.
               *[no] Takasın sağlayacağı şeyler hamle sayılmaz.
            }
    }
rule-dead-auto =
    { $idle-auto-dead ->
        [yes] Turunuzun başında hamleniz yoksa bunu sizin yerinize masa söyler.
       *[no] Hamleniz yoksa bunu kendiniz söylersiniz.
    }
rule-dead-after = Ölü oyuncu bu elde artık oynamaz, kartlarını kapalı tutar ve sonraki perlere uyacak olanlarla birlikte hepsini sayar.

## The end of a deal

rule-game = Elindeki son kartı masaya koyan “Oyun” der ve eli, gerekirse turun ortasında, hemen kazanır. Ondan sonra kimse, elindeki perleri bile, masaya koyamaz.
rule-last-survivor =
    { $out-last-survivor ->
        [ends] Yoksa el, ölü olmayan tek oyuncu kalır kalmaz biter.
       *[plays_on] Yoksa el, herkes ölünce biter. Ölü olmayan son oyuncu tek başına sürdürür.
    } O zaman eli en az puan kazanır. Her turda masaya kart konduğundan ya da biri öldüğünden el her zaman biter.

## Counting

rule-values =
    Elde kalan kartlar sayılır: ikiliden onluya kadar üstünde yazan, vale, kız ve papaz { $values-court }, as { $values-ace-in-hand }{ $jokers ->
        [0] .
       *[other]
            { $values-joker-in-hand ->
                [doubles_hand] . Joker kendisi sayılmaz ama kaç tane olursa olsun eldeki puanı bir kez ikiye katlar.
               *[other] , joker { $values-joker-in-hand }.
            }
    }
rule-score =
    Puanınız elinizde kalan kartların toplamıdır{ $jokers ->
        [0] .
       *[other] , jokerler dahil.
    } “Oyun” ile puan 0 olur. Az puan iyidir.
rule-no-passport =
    { $score-no-passport ->
        [plus_50] Hiç per açmadan ölen oyuncuya 50 puan daha yazılır.
        [double] Hiç per açmadan ölen oyuncunun elindekiler iki kat sayılır.
       *[none] Ölmenin, pasaportsuz bile olsa, başka bedeli yoktur: dolu el yeter.
    }

## The match

rule-match =
    { $match-kind ->
        [independent]
            Her el ayrı bir oyundur. { $match-deals ->
                [none] İstediğiniz kadar oynarsınız.
                [one] Maç 1 eldir.
               *[other] Maç { $match-deals } eldir; en çok eli kazanan maçı kazanır.
            }
       *[cumulative]
            Bütün ellerin puanları toplanır ve { $wins ->
                [most] en yüksek
               *[fewest] en düşük
            } toplam kazanır. { $match-target ->
                [none] Maç { $match-deals } elden sonra biter.
               *[other]
                    { $match-elimination ->
                        [yes]
                            Toplamı { $match-target } puanı bulan elenir. Son kalan kazanır; kimse kalmazsa en düşük toplam kazanır. { $match-deals ->
                                [none] { "" }
                               *[other] Maç en geç { $match-deals } elden sonra biter.
                            }
                       *[no]
                            Maç, bir toplam { $match-target } puanı bulunca{ $match-deals ->
                                [none] { " " }biter.
                               *[other] { " " }ya da { $match-deals } elden sonra biter.
                            }
                    }
            }
    }
rule-last-deal =
    { $match-last-deal-factor ->
        [one] Bütün ellerin ağırlığı aynıdır.
       *[other] Son elin puanları { $match-last-deal-factor } ile çarpılır.
    }
rule-dealer =
    İlk dağıtan kurayla seçilir. Sonra { $match-dealer ->
        [next] her seferinde sıradaki oyuncu dağıtır.
        [worst_loser]
            son elde { $wins ->
                [most] en az
               *[fewest] en çok
            } puanı alan oyuncu dağıtır.
       *[last_winner] son eli kazanan dağıtır.
    } { $match-dealer ->
        [next] { "" }
       *[other] Eşitlikte, dağıtandan başlayıp dönerken ilk gelen seçilir.
    }
rule-ties =
    Birkaç kişinin eşit kazandığı el paylaşılır. { $match-ties ->
        [extra_deal] Birkaç kişinin önde olduğu maç bitmez: biri tek başına öne geçene dek herkes yeni eller oynar.
       *[shared] Maç da öyle.
    }
rule-settlement =
    { $match-settlement ->
        [difference]
            Her elden sonra herkes, kendinden { $wins ->
                [most] çok
               *[fewest] az
            } puanı olan her oyuncuya farkı puan olarak öder.
        [winner_takes_difference] Her elden sonra herkes kazanana farkı puan olarak öder; birkaç kazanan varsa paylaşırlar.
       *[none] Oyuncular arasında hesap görülmez; sonuç puanlardır.
    }
rules-section-opening = Açılış
rules-section-free = Joker kurtarma
rules-section-borrow = Perlerden ödünç alma
rules-section-carte = Tek kart kalınca
rules-section-stock = Kapalı deste
rules-section-out = Bitmek

## What is it about?

rule-rami-goal =
    Kartlarınızı ilk siz bitirmek, başkası bitirdiğinde de elinizde az puan tutmak istersiniz. { $wins ->
        [most] İlk bitiren, bütün ötekilerin elindekini toplar.
       *[fewest] { "" }
    } Kartlar elinizden, masaya açtığınız perlerle, perlere işlediğiniz tek kartlarla ve birer birer attıklarınızla çıkar.

## The deal

rule-rami-hand =
    { $seats } oyuncuyla herkese { $deal-hand-size } kart{ $deal-extra ->
        [0] { " " }dağıtılır.
       *[other] , başlayana bir fazlası dağıtılır.
    }
rule-rami-hand-all =
    Her oyuncuya { $deal-hand-size } kart{ $deal-extra ->
        [0] { " " }dağıtılır.
       *[other] , başlayana bir fazlası dağıtılır.
    }
rule-rami-cut =
    Dağıtanın solundaki oyuncu desteyi keser. { $deal-cut-joker ->
        [kept] Kesince çıkan joker onda kalır: bu oyuncuya dağıtılan kartlardan biridir.
       *[ignored] Kesince ne çıktığının önemi yoktur.
    }
rule-rami-starter =
    { $deal-starter ->
        [dealer] İlk tur dağıtanındır
       *[next] İlk tur, dağıtandan sonraki oyuncunundur
    }{ $deal-extra ->
        [0] . { $deal-starter-first-turn ->
                [full] Öteki turlar gibidir.
               *[discard_only] Bu ilk turda masaya kart konmaz: çekilir ve atılır.
            }
       *[other]
            ; bir kartı fazla olduğundan çekmez. { $deal-starter-first-turn ->
                [full] Öteki turlardaki gibi masaya kart koyabilir, sonra kart atar.
               *[discard_only] Bu ilk turda yalnızca kart atılır.
            }
    }
# $left is how many cards are left over, or "some" where that depends.
rule-rami-stock =
    { $left ->
        [some] Artan kartlar
        [one] Artan 1 kart
       *[other] Artan { $left } kart
    } kapalı durur: kapalı deste. { $deal-upcard ->
        [yes] Yanında bir kart açılır ve ıskartayı başlatır.
       *[no] Yanındaki ıskarta başta boştur.
    }

## A turn

rule-rami-turn =
    Turunuzda bir kart alır, sonra masaya koyabildiklerinizden istediğinizi koyar, sonunda da bir kartı açık olarak atarsınız. { $jokers ->
        [0] Bu, masaya uyan bir kart bile olabilir.
       *[other] Bu, bir joker ya da masaya uyan bir kart bile olabilir.
    }
rule-rami-take =
    Kapalı desteden çeker ya da ıskartanın üst kartını alırsınız. { $draw-take ->
        [free] Aldığınız kart elinizde kalabilir.
       *[must_lay]
            Aldığınız kart aynı turda masaya konmalıdır{ $jokers ->
                [0] : yeni bir perde ya da işlenerek.
               *[other] : yeni bir perde, işlenerek ya da bir jokerle takas edilerek.
            }
    } { $opening-kind ->
        [free] { "" }
       *[other] El açmadan önce onu yalnızca o turda onunla el açmak için alabilirsiniz.
    }
rule-rami-take-round =
    { $draw-take-from-round ->
        [one] Iskarta size ilk turunuzdan itibaren açıktır.
       *[other] Iskarta size bir elin { $draw-take-from-round }. turunuzdan itibaren açıktır.
    }
rule-rami-throw-back =
    { $draw-throw-back ->
        [no] Iskartadan aldığınız kart aynı turda atılamaz.
       *[yes] Iskartadan aldığınız kart aynı turda yine atılabilir.
    }
rule-rami-take-joker =
    { $draw-take-joker ->
        [no] Iskartadaki joker hiç alınmaz.
       *[yes] Iskartadaki joker başka her kart gibi alınabilir.
    }
rule-rami-touch =
    { $draw-touch ->
        [no_dry_this_turn] Iskartaya dokunup sonra yine de kapalı desteden çeken, o turda elden bitemez: o turdaki bitiş düz sayılır.
        [no_dry_this_deal] Iskartaya dokunup sonra yine de kapalı desteden çeken, bu elde artık elden bitemez: tek turda bitiş düz sayılır.
        [no_exit_this_deal] Iskartaya dokunup sonra yine de kapalı desteden çeken, bu elde artık bitemez.
       *[ignored] Iskartaya dokunup sonra yine de kapalı desteden çekmenin bedeli yoktur.
    }

## Melds

rule-rami-melds = Bir per, onu açanındır. İki eş per yan yana durabilir.
rule-rami-new-melds =
    { $out-new-melds ->
        [any] Bir turda istediğiniz kadar yeni per açabilirsiniz.
        [one] Bir turda bir yeni per açabilir, yanında istediğiniz kadar kart işleyebilirsiniz.
       *[other] Bir turda en çok { $out-new-melds } yeni per açabilir, yanında istediğiniz kadar kart işleyebilirsiniz.
    }

## Jokers

rule-rami-jokers =
    Joker her kartın yerine geçer. Seride belli tek bir kartın yerine durur. { $melds-set-suits ->
        [repeat] Grupta yalnızca değerin yerine durur.
       *[distinct] Dört kartlık grupta eksik rengin yerine durur. Üç kartlık grupta eksik iki renkten birinin yerine durur, hangisi olduğunu kimse söyleyemez.
    } Yalnızca basılı jokerler jokerdir.
rule-rami-burnt =
    { $wild-burnt-counts-discards ->
        [yes] Iskartadaki eş de perdeki gibi sayılır.
       *[no] Yalnız perlerdeki eşler sayılır, ıskartadakiler sayılmaz. Bu yüzden serideki jokeri kurtarabilecek kart kalmaz.
    }

## The opening

rule-rami-opening =
    { $opening-kind ->
        [none] Bir eldeki ilk açışınız, yani açılışınız, herhangi bir turunuzda herhangi bir per olabilir.
        [free] İlk açıştan bir şey istenmez: herhangi bir peri açabilir ya da kendi periniz olmadan başkalarının perlerine kart işleyebilirsiniz.
       *[points]
            Bir eldeki ilk açışınız, açılışınızdır. { $opening-points ->
                [0] Bunun için puan gerekmez.
               *[other] O tek turda açtığınız kartlar toplam { $opening-points } puan ya da daha çok etmelidir; tam { $opening-points } yeter.
            }
    }
rule-rami-pure =
    { $opening-pure-run ->
        [subrun] İçinde, yeni açılmış ve tümü elinizden gelen, art arda üç doğal kartlı bir seri bulunmalıdır; yanlarında joker durabilir.
        [off] Jokersiz seri gerekmez.
       *[new] İçinde, yeni açılmış ve tümü elinizden gelen jokersiz bir seri bulunmalıdır.
    }
rule-rami-worth =
    İkiliden onluya kadar üstünde yazan, vale, kız ve papaz { $values-court }, as { $values-ace-in-meld ->
        [always_10] her zaman 10 sayılır.
       *[by_place] serinin alt ucunda 1, papazdan sonra ve grupta 11 sayılır.
    } { $jokers ->
        [0] { "" }
       *[other]
            { $opening-joker-counts ->
                [zero] Joker sayılmaz.
                [thirty_five] Joker 35 sayılır.
               *[replaced] Joker, yerine durduğu kart kadar sayılır.
            }
    }
rule-rami-opening-table =
    { $borrow-kind ->
        [off] Başkalarının perlerine kart işlemek açılışın parçası olabilir,
       *[single] Başkalarının perlerine kart işlemek ve onlardan ödünç almak açılışın parçası olabilir,
    } ama yalnız kendi yeni kartlarınız sayılır. Açılış birkaç tura yayılmaz.{ $jokers ->
        [0] { "" }
       *[other] { " " }Masadan kurtardığınız joker açılışa yardım etmez.
    }
rule-rami-opening-discard =
    { $opening-points-from-discard ->
        [same]
            Tur ıskartadan alarak başladıysa açılış için aynı puan gerekir. { $opening-discard-points-always ->
                [yes] Sonra da ıskartadan alan, o turda bu kadar puanlık kart açmak zorundadır.
               *[no] { "" }
            }
       *[other]
            Tur ıskartadan alarak başladıysa açılış için { $opening-points-from-discard } puan gerekir. { $opening-discard-points-always ->
                [yes] Sonra da ıskartadan alan, o turda bu kadar puanlık kart açmak zorundadır.
               *[no] Sonra ıskartadan puansız da alınabilir.
            }
    }
rule-rami-opening-round =
    { $opening-from-round ->
        [one] İlk turunuzdan itibaren
       *[other] Bir elin { $opening-from-round }. turunuzdan itibaren
    } { $opening-kind ->
        [free] masaya kart koyabilirsiniz.
       *[other] el açabilirsiniz.
    }
rule-rami-after = El açtıktan sonra, kaç puan ederse etsin, her peri açabilirsiniz.

## Laying off

rule-rami-layoff = El açtıktan sonra ve açılışınızın parçası olarak kart işleyebilirsiniz.

## Freeing a joker

rule-rami-swap =
    Turunuzda{ $opening-kind ->
        [free] { "" }
       *[other] , el açtıktan sonra,
    } kim koymuş olursa olsun masadaki bir jokerin yerine elinizden bir kart koyup o jokeri alabilirsiniz. Seride bu, hangi desteden olursa olsun, jokerin yerine durduğu kartın ta kendisi olmalıdır.
rule-rami-swap-turn =
    { $swap-same-turn ->
        [no] El açtığınız turda bunu henüz yapamazsınız.
       *[yes] El açtığınız turda bunu, açılışınız tamamlanır tamamlanmaz yapabilirsiniz.
    }

## Borrowing from melds

rule-rami-borrow =
    { $borrow-kind ->
        [off] Perdeki kart orada kalır. Başka bir per için kart alınmaz.
       *[single]
            Kim açmış olursa olsun masadaki bir perden, geriye en az üç kartlık bir per kalıyorsa, doğal kartlar alabilirsiniz: gruptan herhangilerini, seriden uçtakileri. Aynı turda, elinizden en az bir kartla, tek bir yeni pere birlikte girerler. Yeni per sizin olur, eskisi sahibinde kalır. { $opening-kind ->
                [free] { "" }
               *[other] Bunun için el açmış olmak gerekir ya da bu, açılışın parçasıdır.
            }
    }
rule-rami-borrow-split =
    { $borrow-split ->
        [yes] Seri, üç ya da daha çok kartlık iki seriye bölünüyorsa ortasından da kart alınabilir.
       *[no] Serinin ortasından, iki yarısı yeterince uzun kalsa bile, kart alınmaz.
    }
rule-rami-borrow-joker =
    { $borrow-joker ->
        [yes] Jokerler doğal kartlar gibi ödünç alınabilir.
       *[no] Joker ödünç alınmaz; bir perden ancak kendi kartına karşılık çıkar.
    } { $borrow-from-joker-meld ->
        [no] Jokerli bir perden ödünç kart alınmaz.
       *[yes] Jokerli bir perden başka kartlar ödünç alınabilir.
    }

## One card left

rule-rami-carte =
    { $out-carte ->
        [auto] Attıktan sonra tek kartınız kalınca, herkes uyarılsın diye masa sizin yerinize “kart” der.
        [off] Kimse kaç kartı kaldığını söylemek zorunda değildir.
       *[manual] Attıktan sonra tek kartınız kalınca “kart” dersiniz. Unutursanız hemen kapalı desteden iki kart, o kadar yoksa olduğu kadar çekersiniz.
    }
rule-rami-a-carte =
    { $draw-take-with-one ->
        [yes] Elinizde tek kart varken de ıskartadan alabilirsiniz.
       *[no] Elinizde tek kart varken ıskartadan alamazsınız.
    }

## The stock

rule-rami-renew =
    { $draw-renewals ->
        [0] Kapalı deste bitince yenisi yapılmaz.
       *[other]
            Kart çekmek gerektiğinde kapalı deste bitmişse { $draw-renew ->
                [taken] ıskartanın üst kartını alır ya da bütün ıskartayı olduğu gibi ters çevirirsiniz: yeni kapalı deste olur ve ondan çekersiniz.
                [turned] atılan kartlar karılmadan, oldukları gibi ters çevrilip yeni kapalı deste olur.
               *[shuffled] atılan kartlar karılıp yeni kapalı deste olur.
            } { $draw-renewals ->
                [one] Bu, bir elde bir kez yapılır.
                [any] Bu, gerektiği kadar yapılır.
               *[other] Bu, bir elde en çok { $draw-renewals } kez yapılır.
            }
    }
rule-rami-renew-top =
    { $draw-renew ->
        [taken] Alınmazsa ıskartanın üst kartı da ötekilerle gider.
       *[other]
            { $draw-renew-keeps-top ->
                [no] Iskartanın üst kartı da ötekilerle gider.
               *[yes] Iskartanın üst kartı olduğu yerde kalır.
            }
    }
rule-rami-blocked =
    Çekecek kart kalmadıysa{ $opening-kind ->
        [free] { "" }
       *[other] { " " }masaya koyabileceğiniz
    } ıskartanın üst kartını yine de alabilirsiniz. Yoksa el kilitlenir: { $score-pays ->
        [winner_collects] kimse puan almaz, kimse kazanmaz.
       *[own_cards] herkes kaybeden sayılır, hiçbir şey katlanmaz, kimse kazanmaz.
    }
rule-rami-max-turns = { $out-max-turns } tur süren bir el de kilitlenir.

## Going out

rule-rami-out =
    { $out-discard ->
        [optional] El, son kartı atarak ya da masaya koyarak birinin kartları bitince hemen biter.
       *[required] El, biri son kartını atınca biter. Bu yüzden masaya kart koyarken her zaman atacak bir kart kalmalıdır.
    } Geri kalan her şey gerçekten masada durmalıdır; eli göstermek yetmez.
rule-rami-at-once =
    { $opening-kind ->
        [free] Elde daha önce masaya hiç kart koymadan tek turda bitmeye rummy yapmak ya da elden bitmek denir.
       *[other] El açtığınız turun ta kendisinde bitmek, elden bitmektir. O ana dek başka kimse el açmamışsa buna rami sec denir.
    }
rule-rami-at-once-needs =
    { $out-at-once-needs ->
        [run_only] Bunun için açılışın serisi gerekir, puan gerekmez.
        [none] Bunun için ne puan ne de açılışın serisi gerekir.
       *[points_and_run] Bunun için her açılıştaki gibi puan ve seri gerekir.
    }
rule-rami-at-once-table =
    { $out-at-once-may-use-table ->
        [no] Önceden masada duran bir per kullandıysanız düz sayılır.
       *[yes] Önceden masada duran perleri kullanıp kullanmadığınız fark etmez.
    }
rule-rami-joker-finish =
    { $score-joker-finish ->
        [double] Elden olmadan, son kart olarak joker atıp bitmek bütün ötekilerin puanını ikiye katlar.
        [flat_200] Elden olmadan, son kart olarak joker atıp bitmek bütün ötekilere 200 puan yazar.
        [forbidden] Son atılan kart joker olamaz.
       *[plain] Son atılan kart joker olabilir. Elden bitilmediyse bu bir şey değiştirmez.
    }

## Counting

rule-rami-score =
    { $score-pays ->
        [winner_collects]
            Bitiren, ötekilerin elinde kalan kartların toplam puanını { $score-winner-bonus ->
                [0] alır.
               *[other] ve üstüne { $winner-gets } puan alır.
            } Ötekiler puan almaz. Çok puan iyidir.
       *[own_cards]
            { $score-winner-bonus ->
                [0] Bitirene 0 yazılır.
               *[other] Bitirene { $score-winner-bonus } yazılır, bu toplamından düşülür.
            } Ötekiler{ $opening-kind ->
                [free] { "" }
               *[other] , el açmışlarsa,
            } ellerinde kalan kartları sayar. Az puan iyidir.
    }
rule-rami-unopened = O ana dek el açmamış olana, elinde ne olursa olsun, { $score-unopened } yazılır.
rule-rami-multiply =
    Biri elden bitince{ $opening-kind ->
        [free] { "" }
       *[other] , el açmış olsun olmasın,
    } bütün ötekilerin puanı { $score-at-once-factor } ile{ $jokers ->
        [0] { " " }çarpılır.
       *[other] , son atılan kart jokerse { $score-at-once-joker-factor } ile çarpılır.
    }
rule-rami-flat =
    Biri elden bitince{ $opening-kind ->
        [free] { "" }
       *[other] , el açmış olsun olmasın,
    } bütün ötekilere yalnızca 100{ $jokers ->
        [0] { " " }yazılır.
       *[other] , son atılan kart jokerse 200 yazılır.
    }
rule-rami-dry =
    Elden bitmek kuru bitiştir; o turda konan jokerlere göre ödenir. { $score-dry-table ->
        [falling] Jokersiz bitişte bütün ötekilerin puanı iki, bir jokerle bir buçuk, daha çoğuyla bir kat sayılır.
        [literal] Jokersiz bitişte bütün ötekilerin puanı bir, bir jokerle bir buçuk kat sayılır. Daha çoğuyla yine bir kat, ama el açmamış oyuncular için iki kat sayılır.
       *[rising] Jokersiz bitişte bütün ötekilerin puanı bir, bir jokerle bir buçuk, daha çoğuyla iki kat sayılır.
    }
rule-rami-rounding =
    { $score-rounding ->
        [down] Yarım puan atılır.
       *[half_up] Yarım puan yukarı yuvarlanır.
    }
rules-section-knock = Vurmak
rules-section-showing = Vuruştan sonra
rules-section-wall = Kapalı destenin sonu

## What is it about?

rule-gin-goal = Elinizde per toplar, onları gizli tutarsınız. Perlerin dışında az şey kalınca vurursunuz, iki el de gösterilir ve perlerinin dışında daha az kalan puan alır. Çok puan iyidir.

## The cards

rule-gin-deck = 52 kartlık tek desteyle, jokersiz oynanır.

## The deal

rule-gin-hand =
    Her oyuncuya birer birer { $deal-hand-size } kart{ $deal-extra ->
        [0] { " " }dağıtılır.
       *[other] , başlayana bir fazlası dağıtılır.
    }
rule-gin-stock =
    { $deal-upcard ->
        [yes] Sonraki kart açılır ve ıskartayı başlatır. Öteki { $left } kart yanında kapalı durur: kapalı deste.
       *[no] Öteki { $left } kart kapalı durur: kapalı deste. Yanındaki ıskarta başta boştur.
    }
rule-gin-starter =
    { $deal-starter ->
        [dealer] İlk tur dağıtanındır
       *[next] İlk tur, dağıtmayan oyuncunundur
    }{ $deal-extra ->
        [0] .
       *[other]
            ; bir kartı fazla olduğundan çekmez. { $deal-starter-first-turn ->
                [full] Öteki turlardaki gibi vurabilir ya da kart atar.
               *[discard_only] Bu ilk turda yalnızca kart atılır.
            }
    }
rule-gin-offer = Önce açılan kart sunulur. İlk turun sahibi onu alabilir; pas geçerse öteki alabilir. Alan bir kart atar ve oyun oradan sürer. İkisi de pas geçerse ilk turun sahibi kapalı desteden çeker ve açılan kart artık alınamaz.

## A turn

rule-gin-turn = Turunuzda bir kart, kapalı destenin ya da ıskartanın üst kartını alırsınız. Sonra bir kartı açık olarak atar ya da vurursunuz. Iskartadan ne alındığını ve ne atıldığını herkes görür.
rule-gin-throw-back =
    { $draw-throw-back ->
        [yes] Iskartadan aldığınız kart aynı turda yine atılabilir.
       *[no] Iskartadan aldığınız kart aynı turda atılamaz.
    }
rule-gin-mutual =
    { $draw-mutual-return ->
        [ends] İki oyuncu da art arda böyle yaparsa el ölür.
       *[plays_on] İki oyuncu da art arda, istedikleri sürece böyle yapabilir.
    }
rule-gin-takes =
    { $draw-takes ->
        [any] Iskartadan istendiği kadar alınabilir.
       *[other] İki oyuncu birlikte sayıldığında, ıskartadan { $draw-takes }. alışta bunun yerine el ölür. Açılan kartın alınması sayılmaz.
    }

## Melds

rule-gin-melds = Perler, biri vurana dek elinizde kalır. Bir kart yalnız bir perde sayılır.
rule-gin-deadwood = Hiçbir perde olmayan kartlar boşta kalan kartlardır. İkiliden onluya kadar üstünde yazan, vale, kız ve papaz { $values-court }, as { $values-ace-in-hand } sayılır. Boşta kalanınız, en az bırakan perlere göre geriye kalandır.

## Knocking

rule-gin-knock =
    Aldığınız kart elinizdeyken bir kartı kapalı atıp vurabilirsiniz. { $knock-limit ->
        [0] Ötekilerin hepsi perlerde olmalıdır; boşta kart kalamaz.
        [upcard] Ötekilerin boşta kalanı, açılan kartın puanını aşamaz.
       *[other] Ötekilerin boşta kalanı en çok { $knock-limit } edebilir.
    } Perlerinizi ve, onlardan ayrı, boşta kalanları gösterirsiniz. Bundan çok bırakmayan bütün perler olur; hiçbirini söylemeyen, en az bırakanları kastetmiş olur.
rule-gin-upcard =
    Açılan vale, kız ya da papaz { $values-court } puana izin verir; kartı kim alırsa alsın bu sayı bütün el boyunca aynı kalır. { $knock-upcard-ace ->
        [gin_only] Açılan as, boşta hiç kart bırakmaya izin vermez: yalnız gin olur.
       *[one] Açılan as { $values-ace-in-hand } puana izin verir.
    }
rule-gin-knock-throw =
    { $knock-throw-back ->
        [yes] Vururken attığınız kart, ıskartadan yeni aldığınız kart olabilir.
       *[no] Vururken attığınız kart, ıskartadan yeni aldığınız kart olamaz.
    }
rule-gin-test =
    { $knock-test ->
        [first_melds] Vurup vuramayacağınız, bütün kartlarınızı dizmenin tek bir yoluna, en az bırakanların ilkine bakılıp dışarıdaki en pahalı kart çıkarılarak sınanır. Bu yüzden birkaç el, başka bir yol yetecek olsa da vuramaz.
       *[exact] Atılan herhangi bir kart ve herhangi perlerle boşta yeterince az kalıyorsa vurabilirsiniz.
    }
rule-gin-gin =
    Boşta kart bırakmayan vuruş gin’dir. { $knock-gin ->
        [must] Gin yapabiliyorsanız göstermek zorundasınız: ne kart atabilir ne daha çoğuyla vurabilirsiniz.
       *[may] Kimse, mümkün olur olmaz vurmak ya da gin göstermek zorunda değildir.
    }
rule-gin-big =
    { $score-big-gin ->
        [none] Büyük gin, yani bütün kartların perde olup hiçbirinin atılmaması, oynanmaz: her zaman bir kart atılır.
       *[other] Aldığınızla birlikte bütün kartlarınız perlerdeyse hepsini gösterip hiç atmayabilirsiniz. Bu, büyük gin’dir.
    }

## After the knock

rule-gin-layoff =
    { $knock-layoffs ->
        [no] Vuruştan sonra kart işlenmez. Öteki oyuncu da perlerini gösterir, geriye kalan boştadır.
       *[yes] Gin olmayan bir vuruştan sonra öteki oyuncu, vuranın perlerine kart işleyebilir: gruba dördüncü kartı, serinin iki ucundan birine sıradakini, az önce işlenen kartın yanına da. Bunun için kendi perlerini bozabilir. Hem gruba hem seriye uyan kart, oyuncunun söylediği yere gider. Vuran kart işlemez. Gin’e karşı da kart işlenmez.
    }
rule-gin-layoff-ends =
    { $knock-layoffs-per-end ->
        [any] Serinin her ucuna istendiği kadar kart işlenebilir.
        [one] Serinin her ucuna bir kart işlenebilir.
       *[other] Serinin her ucuna en çok { $knock-layoffs-per-end } kart işlenebilir.
    }
rule-gin-defender =
    { $knock-defender ->
        [chosen] Sonra öteki oyuncu hangi perleri göstereceğini söyler; geri kalan her şey boştadır.
       *[best] Sonra öteki oyuncunun en iyi perleri gösterilir, geriye kalan boştadır.
    }

## The end of the stock

rule-gin-wall =
    { $draw-last ->
        [0] Kapalı destenin son kartı çekilebilir.
        [one] Kapalı destenin son kartı hiç çekilmez.
       *[other] Kapalı destenin son { $draw-last } kartı hiç çekilmez.
    } { $draw-wall ->
        [knock] Çekilecek kart kalmadığında bir oyuncu vurmadan kart atarsa, öteki, vurmasını sağlıyorsa o kartı yine de alabilir ve o zaman vurmak zorundadır. Yoksa el ölür.
        [declare] Çekilecek kart kalmadığında bir oyuncu vurmadan kart atarsa, öteki o kartı alıp sürdürür ya da elin öldüğünü söyler. Sonra seçim yine ilk oyuncudadır.
       *[dead] Çekilecek kart kalmadığında bir oyuncu vurmadan kart atarsa el ölür.
    }
rule-gin-max-turns = { $out-max-turns } tur süren bir el de ölür.
rule-gin-dead = El ölünce kimse puan almaz.

## Counting

rule-gin-score = Vuruştan sonra vuranın boşta kalanı ötekinden azsa, vuran farkı alır. Öteki puan almaz.
rule-gin-undercut =
    Ötekininki daha azsa bu, alttan vuruştur: öteki farkı ve üstüne { $score-undercut } puan alır. { $score-tie ->
        [nothing] İkisinde eşit kalmışsa kimse puan almaz.
       *[undercut] İkisinde eşit kalmışsa da alttan vuruştur.
    } Vuruştan sonra boşta kartı kalmayan öteki oyuncu da alttan vurmuş olur, gin yapmış olmaz.
rule-gin-bonus = Gin, ötekinin boşta kalanını ve üstüne { $score-gin } puan getirir.
rule-gin-big-bonus = Büyük gin, ötekinin boşta kalanını ve üstüne { $score-big-gin } puan getirir.
rule-gin-spades =
    { $score-spade-doubles ->
        [yes] Açılan kart maçaysa elin getirdiği her şey, bonusuyla birlikte, iki kat sayılır.
       *[no] Açılan kartın renginin önemi yoktur.
    }

## The match

rule-gin-match =
    { $match-kind ->
        [independent]
            Her el ayrı bir oyundur. { $match-deals ->
                [none] İstediğiniz kadar oynarsınız.
                [one] Maç 1 eldir.
               *[other] Maç { $match-deals } eldir; en çok eli kazanan maçı kazanır.
            }
       *[cumulative]
            Bütün ellerin puanları toplanıp bir oyun olur. { $match-target ->
                [none] Oyun { $match-deals } elden sonra biter.
               *[other]
                    Oyun, bir oyuncu { $match-target } puanı bulunca{ $match-deals ->
                        [none] { " " }biter.
                       *[other] { " " }ya da { $match-deals } elden sonra biter.
                    }
            } Her şey toplandığında en çok puan kazanır.
    }
rule-gin-game-bonus =
    { $match-game-bonus ->
        [0] Oyunu kazanmak bonus getirmez.
       *[other] O zaman en çok puanı olan oyunu kazanmıştır ve { $match-game-bonus } puan daha alır.
    }
rule-gin-box =
    { $match-box ->
        [0] Kazanılan eller ayrıca sayılmaz.
       *[other] Kazanılan her el bir kutudur; oyun bitince her kutu { $match-box } sayılır.
    } { $match-extra-boxes ->
        [yes] Alttan vuruş bir kutu, gin ya da büyük gin iki kutu daha getirir.
       *[no] Nasıl kazanılırsa kazanılsın, bir el bir kutudur.
    }
rule-gin-shutout =
    Öteki hiç puan almamışsa bu, sıfırda bırakmadır. { $match-shutout ->
        [double_before_boxes] Kutular eklenmeden önce kazananın puanını ve oyun bonusunu ikiye katlar.
        [double_all] Kutular dahil kazananın her şeyini ikiye katlar.
        [double_bonus] Oyun bonusunu ikiye katlar.
        [plus_100] Kazanana 100 puan getirir.
       *[none] Başka bir şey getirmez.
    }
rule-gin-columns =
    { $match-columns ->
        [one] Maç tek oyundur.
       *[other] Üç oyun aynı anda, puan tablosunun üç sütununda yan yana oynanır. Buna Hollywood denir.
    }
rule-gin-hollywood = İlk kazancınız birinci sütuna, ikincisi ilk iki sütuna, üçüncüsü ve sonrakiler üç sütuna birden yazılır. Her sütun kendi sonu, bonusu, kutuları ve sıfırda bırakmasıyla ayrı bir oyundur. Biten sütuna artık yazılmaz; orada hiç puanınız yoksa sonraki ilk yazımınız bir sonraki sütuna gider. Üçü de bitince maç biter ve üçü birlikte sayılır.
rule-gin-dealer =
    İlk dağıtan kurayla seçilir. Sonra { $match-dealer ->
        [next] oyuncular sırayla dağıtır.
        [last_winner] son eli kazanan dağıtır.
       *[worst_loser] son eli kaybeden dağıtır.
    } Kimsenin kazanmadığı eli aynı dağıtan yeniden dağıtır.
rule-gin-ties =
    { $match-ties ->
        [extra_deal] Sonunda ikisi eşitse, biri öne geçene dek yeni eller oynarlar.
       *[shared] Sonunda ikisi eşitse maç paylaşılır.
    }

# One or two sentences for a rule on which the sources are silent or contradict each other: what speaks for what.

rules-why = Kaynakların ayrıldığı yer: { $why }

## Penang Rummy

why-deck = Üç desteyle kaç joker olduğunu kimse söylemiyor; dokuz joker, destedeki paylarını korur.
why-hand = Eski metin herkese 20 kart dağıtıyor, yalnız üç oyuncu için ayrıcalık yapıyor.
why-aside = Bir sayfa bütün destenin dağıtıldığını söylüyor; bu sayılarla bu olamaz.
why-passport-must = Metin pas tanımıyor, bu yüzden kimse isteyerek ölemez.
why-runs-penang = Metin, serinin iki ucunda da as olmasına izin veriyor; kimi akraba oyunlar on üç kartta durur, kimileri köşeyi döner.
why-sets-penang = Metin en büyük grubu on dört kart sayıyor; bunun için tekrarlanan renkler ve altı joker gerekir. Akraba oyunlar bütün renkleri ayrı ister.
why-jokers-naturals = Bir perin tümüyle jokerden oluşup oluşamayacağını kimse söylemiyor. Doğal kart olmadan ne olduğu anlaşılamazdı.
why-jokers-many = Metindeki en büyük grup altı joker ister, yani sınır yoktur; birçok akraba oyun bir perde tek jokere izin verir.
why-jokers-place = Kaynakların çoğu sınır koymuyor. Bir akraba oyun jokere yalnız serinin uçlarında, bir başkası yalnız yanmış kartlar için izin veriyor.
why-jokers-fixed = Jokerin yer değiştirip değiştiremeyeceğini kimse söylemiyor. Takasla kazanılıp yeniden işlenebildiği yerde bunun pek önemi yok.
why-layoff-jokers-penang = Metin sınır koymuyor; akraba oyunlar jokeri başkalarının serilerinden uzak tutuyor.
why-swap-set-penang = Metin uyan bir kart istiyor, grupta ise o değerden her kart uyar; akraba oyunlar eksik rengi istiyor.
why-swap-use-penang = Metin, puanını göze alarak jokerin tutulmasına izin veriyor; akraba oyunlar hemen konmasını istiyor.
why-dead = Metin takasın hamle olmadığını, kart işleyebilenin de ölü olmadığını söylüyor. Takasla kart işlenebilir.
why-last-survivor = Metne göre el herkes ölünce, bir sayfaya göre tek kişi kalınca biter.
why-values-penang = Kart puanlarını yalnız bir sayfa veriyor, bunlar onun sayıları.
why-no-passport = Ne metin ne de bir sayfa ceza tanıyor; dolu el yeter.
why-match-penang = Kimileri her eli ayrı oynar, kimileri toplar. Nereye kadar, kimse söylemiyor; 300 puanla dört kişilik bir maç yaklaşık sekiz el sürer.
why-dealer-penang = Metin iki yol tanıyor: puanların toplandığı yerde son kazanan, yoksa en çok puanı alan dağıtır.
why-ties = Beraberliğin ne olacağını kimse söylemiyor.

## Rami

why-rami-hand = On ila on beş kartlık ellerle oynanır; alışılmış sayı on üçtür.
why-rami-cut = Uzun metinde sol komşu, sayfalarda sağ komşu keser. Bu yalnız jokerin tutulduğu yerde önemlidir.
why-rami-starter = Uzun metinde dağıtan yalnız kart atarak başlar; sayfalarda dağıtanın komşusu başlar ya da ilk tur tam bir turdur.
why-rami-stock = Kimi sayfalar başta bir kart açar; uzun metin açmaz.
why-rami-take = Uzun metin, alınan kartın aynı turda konmasını ister. Daha yumuşak masalar elde tutulmasına izin verir.
why-rami-rounds = Uzun metin hiçbir turu kapatmaz; sayfalar ancak ikinci, üçüncü ya da dördüncü turdan sonra açar.
why-rami-take-joker = Iskartadaki jokerden yalnız bir sayfa söz ediyor, o da yasaklıyor.
why-rami-touch = Lübnan oyununun metni, ıskartaya dokunduktan sonra kuru bitişi yasaklıyor, ne kadar süreyle olduğunu söylemiyor.
why-rami-runs = Uzun metnin sıralamasında asın iki yeri var; kimi sayfalar on üç kartta durur.
why-rami-jokers = Uzun metin bir seride bir joker diyor. Sayfalar bir perde bir, iki, doğal kartlardan çok olmayacak kadar ya da azınlıkta diyor.
why-rami-burnt = Metin iki eşin de masaya konmuş olmasını istiyor. Atılan kartın sayılıp sayılmadığını kimse söylemiyor.
why-rami-pure = Uzun metin jokersiz bir seri ister. Bir akraba oyun jokerin yanında üç doğal kartı kabul eder, bir başkası seri istemez.
why-rami-worth = Sayfaların çoğu jokeri yerine durduğu kart kadar, biri hiç saymaz; uzun metin 35 sayma alışkanlığını da bilir.
why-rami-opening-discard = Lübnan oyununun metni, el açmak için ıskartadan alınınca 71 ister. Kimileri her seferinde ister.
why-rami-layoff-jokers = Uzun metin jokeri başkalarının serilerinden uzak tutar, başka bir şey anmaz.
why-rami-swap-set = Uzun metinde dörtlü gruptaki joker eksik renkle kurtarılır. Akraba oyunlar onu hiç kurtarmaz ya da eksik iki kartı birlikte ister.
why-rami-swap-use = Uzun metin bir yerde jokerin yeni bir pere girdiğini, bir yerde yalnızca hemen oynanması gerektiğini söyler.
why-rami-swap-turn = Uzun metin önce el açılmasını ister. Bir sayfa kart koyarken takas eder; açılış tamamlanınca bu onunla uyuşur.
why-rami-borrow = Uzun metin, üç kart kalıyorsa buna izin verir; kimi sayfalar masaya dokunmaz. Serinin ortasından ve jokerlerden söz etmez.
why-rami-carte = Uzun metin: söyleyin ya da iki kart çekin. Birçok masa bunsuz oynar.
why-rami-renew = Uzun metin atılan kartları karar, kaç kez olduğunu söylemez. Bir akraba oyun bunu bir kez yapar.
why-rami-blocked = Çekecek kart kalmayınca ne olacağını kimse söylemiyor.
why-rami-out = Uzun metin iki yerde atmak için bir kart tutulması gerektiğini, bir yerde son kartın konduğunu ya da atıldığını söyler.
why-rami-at-once-needs = Uzun metin ikisini de ister, puandan vazgeçen masaları da bilir.
why-rami-joker-finish = Elden bitilmediğinde son atılan jokerin ne anlama geldiğini kimse söylemiyor. Bir ev kuralı yasaklar, biri 200 verirdi.
why-rami-multiply = Uzun metin çarpar, herkese 100 yazan masaları da bilir. Sayfalar daha çok kazananın puanından düşer.
why-rami-dry = Basıldığı haliyle iki joker, jokersiz kadar öder, ardından üç basamaktan söz edilir. Artan ödeme metnin tek sözcüğünü değiştirir; azalan ödeme daha zor bitişi ödüllendirirdi.
why-rami-values = Uzun metin elde kalan ası 11, jokeri 20 sayar; sayfalar as için 1, joker için 25, 35 ya da 50 der. Lübnan oyununda as 10’dur.
why-rami-match = Uzun metin sayı vermiyor. Sayfalar maçı 100, 201, 301, 500, 700 ya da 1000 puanda bitiriyor.
why-rami-last-deal = Uzun metin son eli 1000 ile çarpar; bir sayfa aynı adla 1000 puanlık maçı kasteder.

## Basic Rummy

why-basic-rami-take = Kitapların çoğu kartın elde kalmasına izin verir; hemen geri atılamaması da o kadar yaygındır.
why-basic-rami-renew = Kitapların çoğu atılan kartları karmadan ters çevirir. Kimileri karar, kimileri sonraki oyuncunun son atılan kartı almasına ya da ıskartayı çevirmesine izin verir.
why-basic-rami-new-melds = Kimi kitaplar bir turda yalnız bir yeni pere izin verir; çoğu sınır koymaz.
why-basic-rami-out = Kimi masalar son kartın atılmasını ister, çoğu masaya konmasına izin verir.
why-basic-match = Kitaplar sayıyı oyunculara bırakır.

## Gin

why-gin-throw-back = Bütün kitaplar yasaklar; birçok kişinin karşılaştırma için kullandığı bir program izin verir.
why-gin-knock-throw = Kitaplar kartı geri atmayı yasaklar, vuruşun farklı olup olmadığını söylemez.
why-gin-big = Büyük gin yeni kitaplara özgüdür. Kimileri 31, kimileri 50 verir, eskiler onu bilmez.
why-gin-wall = Kitaplara göre el ölür; turnuvalarda vurmak için son atılan kart yine de alınabilir.
why-gin-undercut = Alttan vuruş eskiden 10 getirirdi, yeni kitaplarda 20 ya da 25 getirir. Bir program eşitlikte bir şey vermez.
why-gin-bonus = Gin eskiden 20 getirirdi, yeni kitaplarda 25 getirir.
why-gin-upcard = Birçok masada as açılınca yalnız gin olur.
why-gin-spades = Maçada ikiye katlama Oklahoma’ya özgüdür, orada da herkes oynamaz.
why-gin-box = Bir kutu eski kitaplarda 20, yenilerde 25 sayılır. Gin ve alttan vuruş için ek kutular kimi masaların alışkanlığıdır.
why-gin-shutout = Eski kitaplar 100 ekler, yeniler ikiye katlar ve neyi katladıkları konusunda anlaşamaz.
why-gin-hollywood = Puansız kalan oyuncunun nereden sürdürdüğünü ve sütunların ayrı ayrı bitip bitmediğini kitaplar açık bırakır.
why-gin-dealer = Kimi kitaplara göre kaybeden, birçoğuna göre kazanan dağıtır.

# What sentences.py needs beside what the page says too: cards are above, under Cards, what happened ("happened-...")
# and the main labels ("do-...") under The page.

card-unknown = ??
# A meld by its cards: $whose is "Aina’s run" or "your set", $from and $to are cards, $ranks "eights".
meld-here =
    { $kind ->
        [run] { $from }–{ $to } { $whose }
       *[set] { $ranks } { $whose }
    }
meld-here-aloud =
    { $kind ->
        [run] { $from } ile { $to } arası { $whose }
       *[set] { $ranks } { $whose }
    }

## What a step does

label-swap = { $card } verip jokeri al: { $meld }
label-side = { $label }, { $way }
label-slide =
    { $meld } içine { $card } koy, jokeri { $side ->
        [low] alt uca
       *[high] üst uca
    } it
# $card is "hidden" where the listener may not see it.
happened-drew =
    { $me ->
        [yes] { $card } çektiniz
       *[no]
            { $card ->
                [hidden] { $name } kapalı desteden çekti
               *[other] { $name } çekti: { $card }
            }
    }
happened-took =
    { $me ->
        [yes] Iskartadan { $card } aldınız
       *[no] { $name } ıskartadan { $card } aldı
    }
happened-touched =
    { $me ->
        [yes] Iskartaya dokundunuz
       *[no] { $name } ıskartaya dokundu
    }
happened-borrowed =
    { $me ->
        [yes] { $meld } içinden { $cards } ödünç aldınız
       *[no] { $name } ödünç aldı: { $meld } içinden { $cards }
    }
happened-discarded =
    { $carte ->
        [yes]
            { $me ->
                [yes] { $card } attınız ve “kart” dediniz
               *[no] { $name }, { $card } attı ve “kart” dedi
            }
       *[no]
            { $me ->
                [yes] { $card } attınız
               *[no] { $name }, { $card } attı
            }
    }
# Carte was not said. $cards are the cards drawn, or "hidden".
happened-penalised =
    { $me ->
        [yes] “Kart” demediniz, çektikleriniz: { $cards }
       *[no] { $name } “kart” demedi ve { $count } kart çekti
    }
happened-turned-up = { $card } açıldı ve ıskartayı başlattı
# $kept: the cutter keeps it, since it is a joker.
happened-cut =
    { $kept ->
        [yes]
            { $me ->
                [yes] Kestiniz ve joker çıktı; sizde kalır
               *[no] { $name } kesti ve joker çıktı; onda kalır
            }
       *[no]
            { $me ->
                [yes] Kestiniz, çıkan kart: { $card }
               *[no] { $name } kesti, çıkan kart: { $card }
            }
    }
happened-stocked = Kapalı destede { $count } kart var
happened-ran-out = Kapalı deste bitti
happened-renewed = Atılan kartlardan { $count } kartlık yeni kapalı deste yapıldı
# Out of cards where nobody says "Game".
happened-out =
    { $me ->
        [yes] Bitirdiniz: kartınız kalmadı
       *[no] { $name } bitirdi: kartı kalmadı
    }
happened-slid =
    { $me ->
        [yes] { $meld } içine { $card } koyup jokeri uca ittiniz
       *[no] { $name }, { $meld } içine { $card } koyup jokeri uca itti
    }
happened-passed =
    { $me ->
        [yes] Açılan kartı geçtiniz
       *[no] { $name } açılan kartı geçti
    }
# What is shown after a knock: $melds with their cards, and the deadwood $left, which counts $points; $left is
# "none" where all is melded, $melds where nothing is.
shown-cards =
    { $left ->
        [none] { $melds }; boşta kart yok
       *[other]
            { $melds ->
                [none] per yok
               *[other] { $melds }
            }; boşta { $left }, { $points } puan
    }
# $shown is such a showing, $card the card thrown.
happened-knocked =
    { $me ->
        [yes] Vurdunuz, atılan { $card }; { $shown }
       *[no] { $name } vurdu, atılan { $card }; { $shown }
    }
happened-gin =
    { $me ->
        [yes] Gin! Atılan { $card }; gösterdikleriniz: { $melds }
       *[no] Gin! { $name }, atılan { $card }; gösterdikleri: { $melds }
    }
happened-big-gin =
    { $me ->
        [yes] Büyük gin! Hiç kart atmadan gösterdikleriniz: { $melds }
       *[no] Büyük gin! { $name }, hiç kart atmadan gösterdikleri: { $melds }
    }
happened-shown =
    { $me ->
        [yes] Gösterdikleriniz: { $shown }
       *[no] { $name } gösterdi: { $shown }
    }

## Hints: each sentence is more open than the one before

# That something can be done. $what is what: open is to open with points, wall to pass where the stock is at its
# end, back to take a step back.
advice-that =
    { $what ->
        [meld] Per açabilirsiniz.
        [open] El açmaya başlayabilirsiniz.
        [lay] Bir kart işleyebilirsiniz.
        [swap] Masadan bir joker alabilirsiniz.
        [borrow] Masadan ödünç kart alabilirsiniz.
        [draw] En iyisi kapalı desteden çekmek.
        [take] Iskartanın üst kartı işinize yarar.
        [discard] Kart atma zamanı.
        [end] Bu turda başka bir hamle kazandırmaz.
        [dead] Yapacak hamleniz kalmadı.
        [pass] En iyisi pas geçmek.
        [wall] En iyisi elin bitmesi.
        [knock] Vurabilirsiniz.
        [gin] Gin yapabilirsiniz.
        [biggin] Büyük gin yapabilirsiniz.
        [done] Elinizi gösterme zamanı.
        [back] Bu haliyle turunuz bitirilemez.
       *[other] Bir hamleniz var.
    }
# $points are those with which one can open, $need are needed: "57 points of 51". Waiting is to open all at once.
advice-that-opens = Gereken { $need } puan; { $points } puanla el açabilirsiniz.
advice-that-waits = Gereken { $need } puan; { $points } puanla el açabilirsiniz, ama beklemek daha iyi olabilir.
# Where to look. $jokers is how many jokers go with the cards; $suit is "hearts", $ranks "eights".
advice-where-run =
    { $jokers ->
        [0] Elinizdeki { $suit } kartlarına bakın.
        [one] Elinizdeki { $suit } kartlarına ve bir jokere bakın.
       *[other] Elinizdeki { $suit } kartlarına ve { $jokers } jokere bakın.
    }
advice-where-set =
    { $jokers ->
        [0] Elinizdeki { $ranks } kartlarına bakın.
        [one] Elinizdeki { $ranks } kartlarına ve bir jokere bakın.
       *[other] Elinizdeki { $ranks } kartlarına ve { $jokers } jokere bakın.
    }
# $meld is a meld of the table: "Aina’s run 5♥–7♥".
advice-where-meld = Şuraya bakın: { $meld }.
advice-where-joker = Şuradaki jokere bakın: { $meld }.
advice-where-hand = Elinize bakın.
# $card is the top discard, or "none".
advice-where-draw =
    { $card ->
        [none] Iskartada alınacak kart yok.
       *[other] Iskartadaki { $card } orada kalabilir.
    }
# $suit is "hearts", or "joker".
advice-where-discard =
    { $suit ->
        [joker] Jokerlerden biri atılabilir.
       *[other] Elinizdeki { $suit } kartlarından biri atılabilir.
    }
# $points are the deadwood that stays.
advice-where-knock =
    { $points ->
        [0] Bütün kartlarınız perlere girebilir.
       *[other] Boşta yalnız { $points } puan bırakabilirsiniz.
    }
advice-where-end = Elinizde kalanı sonraki turlara saklamak daha iyi.
advice-where-dead = Ne elinizde ne masada bir hamle var.
advice-where-done = Başka kart işlemeniz gerekmez.
advice-where-back = Son adımınız buna engel.
advice-which-back = Son adımı geri alın.

# The words of the page. Names of cards are above, under Cards, of house rules and reasons in their own files.

brand = tierce
page-title = { $title } – tierce
page-title-turn = ● Sıra sizde – { $title }
close = Kapat
do-not-delete = Vazgeç
clear = Temizle
undo = Geri al
redo = Yinele
start-again = Baştan başla
reset = Sıfırla
you = Siz
you-are = { $name } (siz)
you-default = Siz

## The first page

lobby-lead = Kendi masanızda rummy: telefonlarından katılan arkadaşlarınızla ya da botlara karşı, kendi ev kurallarınızla.
my-tables = Masalarım
new-table = Masa aç
which-game = Hangi oyun?
# The ways in which $game is played.
which-way = { $game }: hangi türü?
way-book = En yaygın oynanışıyla.
family-penang = Penang Rummy
family-lead-penang = Her şey dağıtılır, kart çekilmez: her tur masaya kart koyun ya da ölün.
family-rami = Rami
family-lead-rami = Çekin, per açın, atın; jokerler de var. Belli bir puanla ve jokersiz bir seriyle el açarsınız.
family-gin = Gin Rummy
family-lead-gin = İki kişilik: perlerinizi gizleyin, yanlarında az şey kalınca vurun.
family-basic = Temel Rummy
family-lead-basic = Çekin, per açın, işleyin, atın. Bitiren, ötekilerin elindekini toplar.
just-so-many = { $count } oyuncu.
game-lead-penang = Her şey dağıtılır, kart çekilmez: her tur masaya kart koyun ya da ölün.
game-lead-rami51 = Çekin, per açın, atın. 51 puanla ve jokersiz bir seriyle el açarsınız.
game-lead-rami51-circular = Serilerin döndüğü Rami 51: kız, papaz, as, iki.
game-lead-rami71 = 71 puanlık açılışla Rami.
game-lead-rami81 = 81 puanlık açılışla Rami.
game-lead-arbaatash = On dört kart, as on sayılır, joker yalnız yanmış kartlar için.
game-lead-thousand = Dört el Rami 51; son el bin kat sayılır.
game-lead-basic = Çekin, per açın, işleyin, atın. Bitiren, ötekilerin elindekini toplar.
game-lead-gin = İki kişilik: perlerinizi gizleyin, yanlarında az şey kalınca vurun.
game-lead-gin-traditional = Eski kitapların küçük bonuslarıyla gin.
game-lead-gin-oklahoma = Ne zaman vurulacağını açılan kartın söylediği, maçanın ikiye katladığı gin.
game-lead-gin-hollywood = Puan tablosunda yan yana, aynı anda üç oyun olarak gin.
game-lead-gin-openspiel = OpenSpiel kitaplığının oynadığı gin, onun oyuncularıyla karşılaştırmak için.
game-lead-gin-rlcard = RLCard kitaplığının oynadığı gin: vuruştan sonra kart işlenmez.
more-seats = Bir ev kuralıyla daha çok kişi oynayabilir: “{ $knob }”.
find-rule = Ev kuralı ara
find-rule-none = Bu sözcükleri içeren ev kuralı yok.
your-name = Adınız
how-many = Kaç oyuncu?
who-else = Başka kim oynuyor?
seat-number = { $seat }. yer
house-rules = Ev kuralları
house-rules-state =
    { $count ->
        [0] kitaptaki gibi
       *[other] kitaptan { $count } fark
    }
open-table = Kartları dağıt
reset-all = Hepsini kitaptakine döndür
reset-knob = “{ $knob }” için kitaptakine dön: { $answer }
in-the-book = Kitapta: { $answer }.
knob-range = { $low } ila { $high }.
a-number = bir sayı …
refused =
    { $count ->
        [one] Önce bir şey düzeltilmeli
       *[other] Önce { $count } şey düzeltilmeli
    }
server-away = Sunucu yanıt vermiyor. Hâlâ çalışıyor mu?
try-again = Yeniden dene
to-my-tables = Masalarıma
bot-random = Rastgele
bot-random-help = İzin verilen ne varsa oynar.
bot-greedy = Aceleci
bot-greedy-help = Her şeyi hemen elden çıkarır.
bot-keeper = Tutumlu
bot-keeper-help = Oyunda kalmak için kart saklar.
bot-expert = Usta
bot-expert-help = Aldıklarınızı ve attıklarınızı sayar, olasılığa göre oynar.

## Who sits at a new table, and how it is kept

with-whom = Kiminle?
with-bots = Botlara karşı oyna
with-bots-help = Kartlar hemen dağıtılır.
with-friends = Arkadaşlarla oyna
with-friends-help = Gönderecek bir bağlantı ve gösterecek bir QR kodu alırsınız. Kimseye hesap gerekmez.
seat-friend = bir arkadaş (bağlantıyla)
seat-friend-help = Bağlantınızla ilk gelen.
name-missing = Adınızı yazın ki arkadaşlarınız masanın kimin olduğunu bilsin.
open-for-friends = Masayı aç ve davet et
# What is about to be opened: $game, so many $seats, of which $friends are for friends.
new-table-is =
    { $game } · { $friends ->
        [0] siz ve { $bots } bot
       *[other]
            siz ve { $friends } arkadaş{ $bots ->
                [0] { "" }
               *[other] , { $bots } bot
            }
    }
this-machine-only = Başka cihazlar bu sunucuya ulaşamaz: yalnız bu makineyi dinliyor. “tierce --lan” olarak başlatılınca evdeki telefonlara açılır.
at-the-table = Masada
manners-clock = Saat
manners-clock-none = saat yok
manners-clock-turn = her tur için süre
manners-clock-bank = her el için süre
manners-clock-both = ikisi de, önce turunki
manners-turn = Her tur için
manners-bank = Her el için
manners-end = Süre dolunca
manners-end-soft = yalnızca gösterilir
manners-end-hard = turu bir bot oynar
# $kind is none, turn, bank or both; $turn and $bank are times ("60 seconds"), $end is soft or hard.
manners-clock-is =
    { $kind ->
        [turn] tur başına { $turn }
        [bank] el başına { $bank }
        [both] tur başına { $turn }, el başına { $bank }
       *[none] saat yok
    }{ $kind ->
        [none] { "" }
       *[other]
            { $end ->
                [hard] , sonra bir bot oynar
               *[soft] { " " }(yalnızca gösterilir)
            }
    }
manners-absence = Birinin bağlantısı kopunca
manners-absence-wait = uzakta olan beklenir
manners-absence-wait-choice = onu bekle
manners-absence-wait-help = Bu arada herkes onun yerine bir bot oynatabilir. Dönünce yerini geri alır.
# $time is like "45 seconds".
manners-absence-bot = { $time } uzak kalanın yerine bot oynar
manners-absence-bot-choice = { $time } sonra bot oynar
manners-absence-bot-help = Dönünce yerini istediği an geri alır.
manners-stand-in = Yerine geçen bot
manners-spectators = Bağlantısı olan başkaları izleyebilir
manners-spectators-help = Masadakileri görürler, el bitmeden kimsenin elini görmezler.
manners-spectators-are =
    { $may ->
        [yes] başkaları izleyebilir
       *[no] başka kimse izlemez
    }
manners-chat = Kendi sözleriyle mesajlar
manners-chat-help = Bu olmadan yalnızca hazır sözler söylenir.
manners-chat-is =
    { $may ->
        [yes] hazır sözler ve sohbet
       *[no] yalnız hazır sözler
    }
manners-hints = İpuçları
manners-hints-help = Sırası gelen herkes, ne yapılabileceğini sorabilir.
manners-hints-are =
    { $may ->
        [yes] ipuçları var
       *[no] ipucu yok
    }

## The people of a table

# Before the cards are dealt. $open and $count are seats that nobody has yet.
gathering-page =
    { $title }: { $open ->
        [0] herkes burada
       *[other] { $open } yer boş
    }
gathering-seats = Yerler
gathering-rules = Ev kuralları
gathering-read-rules = Bütün kuralları oku
gathering-waits =
    { $count ->
        [0] Herkes burada
       *[other] { $count } yer hâlâ boş
    }
open-seats = { $count } yer boş
start = İlk kartları dağıt
start-how = Bağlantıyı arkadaşlarınıza gönderin, bir yere bot oturtun ya da bir yeri kaldırın.
start-not-yet =
    { $count ->
        [one] 1 yer hâlâ boş: bir arkadaş bekleyin, oraya bot oturtun ya da yeri kaldırın.
       *[other] { $count } yer hâlâ boş: arkadaşları bekleyin, oralara bot oturtun ya da yerleri kaldırın.
    }
# $name is the host.
start-host = Bütün yerler dolunca { $name } başlatır.
start-host-now = İlk kartları { $name } dağıtır.
# $me is yes for one who watches.
watchers =
    { $me ->
        [yes]
            { $count ->
                [one] Burada yersiz izliyorsunuz
               *[other] Sizinle birlikte { $count } kişi burada yersiz izliyor
            }
       *[no] Yersiz { $count } konuk
    }
sit-here = Buraya otur
sit-here-at = Buraya otur, { $seat }. yer
sit-name-missing = Önce adınızı yazın: ötekiler bu adı görür.
place-open = Boş yer
place-open-now = boş
# A seat in mid-match that nobody has; its cards lie there.
place-open-cards = bırakıldı: kartlarıyla boş
place-empty = kimse yok
place-host = ev sahibi
place-you = siz
place-here = burada
place-away = uzakta
place-stand-in = uzakta: bot oynuyor
# $kind is the name of a kind of bot.
place-bot = bot: { $kind }
# For the ear: $me is yes for one’s own seat, $open is yes where nobody sits.
place =
    { $seat }. yer: { $open ->
        [yes] boş
       *[no]
            { $name }{ $me ->
                [yes] , siz
               *[no] { "" }
            }
    }

## What changed among the people, for the ear

room-news-person =
    { $me ->
        [yes] { $seat }. yerde oturuyorsunuz
       *[no] { $name } { $seat }. yere oturdu
    }
room-news-bot = { $seat }. yerde bir bot var: { $name }
room-news-open = { $seat }. yer boş
room-news-host =
    { $me ->
        [yes] Artık ev sahibi sizsiniz
       *[no] Artık ev sahibi { $name }
    }
room-news-dropped = Bir yer kaldırıldı: şimdi { $count } yer var
room-news-gathering = Masa oyuncularını bekliyor
room-news-playing = Kartlar dağıtıldı
room-news-closed = Masa kapandı

## The link

share-title = Arkadaşlarınızı davet edin
share-watch-title = Başkaları da izlesin
share-lead = Bu bağlantısı olan herkes bu masaya gelir: hesap yok, kurulum yok.
share-link = Bu masanın bağlantısı
share-square = Bu masanın bağlantısının QR kodu
share-copy = Bağlantıyı kopyala
share-hand = Gönder …
# $title is a game.
share-text = Gelin oynayalım: { $title }
share-copied = Bağlantı kopyalandı.
share-selected = Bağlantı seçildi: klavyeyle kopyalayın ya da parmağınızla basılı tutun.

## What the host can do with a seat

# For the ear; $name is empty at an open seat.
# $name is empty where nobody sits.
host-tools = Ev sahibi bu yerle ne yapabilir: { $seat }. yer { $name }
host-tools-title = { $seat }. yer: { $name }
host-free = Bu yeri boşalt
host-free-help = O zaman { $name } yersiz kalır, yine boş bir yere oturabilir. Kartlar kalır.
host-free-bot-help = Bot gider, buraya bir arkadaş oturabilir. Kartlar kalır.
host-bot-kind = Bot türü
host-bot = Buraya bu botu oturt
host-bot-help = O zaman { $name } yersiz kalır.
host-pass = Ev sahibi yap: { $name }
host-pass-help = Ev sahibi yerleri boşaltır, bot oturtur ve masayı kapatır: artık o siz olmazsınız.
host-drop = Bu yeri kaldır
host-drop-help =
    { $count ->
        [one] O zaman yalnız oynarsınız.
       *[other] O zaman { $count } kişi oynarsınız.
    }

## My own seat

my-seat = Yerim
move-seat = Başka cihaza taşı
leave-seat = Yerimi bırak
leave-sure = Gerçekten bırak
leave-help = O zaman yerinize başkaları oturabilir. Bir süre ayrılmak için buna gerek yok: yeriniz sizin için tutulur.
close-table = Masayı kapat
close-sure = Gerçekten kapat
close-help = O zaman kimse oynamayı sürdüremez. Puanlar ve kayıt yine okunabilir.
code-fetching = Kod alınıyor …
# $time is like 4:30.
code-left = { $time } daha, bir kez geçerli
code-step-open = Öteki cihazda { $address } adresini açın.
code-step-type = Orada bu kodu yazın.
code-step-after = Yeriniz ve kartlarınız oraya gelir, buradan gider.
code-old = Bu kodun süresi geçti.
code-again = Yeni kod al
# My seat has gone from this page; $seat is its number.
lost-moved = Artık başka cihazda oynuyorsunuz ({ $seat }. yer). Burada yalnızca izlersiniz.
lost-freed = Ev sahibi { $seat }. yerinizi boşalttı. Oyuncular bölümünden yeniden oturabilirsiniz.
lost-bot = Ev sahibi { $seat }. yerinize bir bot oturttu.
lost-back = Kodla geri getir

## Watching

panel-players = Oyuncular
watching = İzliyorsunuz
watching-between = Sonraki el, oyuncular isteyince gelir.
watching-hidden = El bitmeden kimsenin eli gösterilmez.
# $seat is the first open seat.
watching-open =
    { $count ->
        [one] { $seat }. yere otur
       *[other] { $count } boş yerden birine otur
    }
outside = Maç başladı
outside-open = Bu masada izleyici yok ama bir yer boş: oturan, oradaki kartlarla sürdürür.
outside-full = Bu masada izleyici yok ve bütün yerler dolu. Bir yer boşalırsa buradan oturabilirsiniz.
table-closed = Masa kapandı
closed-read = Puanlar ve kayıt yine okunabilir.
closed-undealt = Kartlar dağıtılmadan kapatıldı.

## A table that does not open

barred-gone = Böyle bir masa yok
barred-gone-how = Silinmiş ya da bağlantı eksik olabilir. Sizi davet edenden bağlantıyı bir daha isteyin.
barred-none = Bu masa bağlantısıyla açılır
barred-none-how = Sizi davet edenden bağlantının tamamını isteyin. Zaten başka bir cihazda oynuyorsanız yerinizi kodla buraya getirin.
barred-wrong = Bu bağlantı masayı açmıyor
barred-wrong-how = Bir parçası eksik ya da yanlış. Sizi davet edenden bağlantıyı bir daha isteyin, son harfine kadar bütün olarak açın.
barred-busy = Aynı anda çok kişi kapıyı çaldı
barred-busy-how = Bağlantınız doğru olabilir. Biraz bekleyip yeniden deneyin.
barred-again = Yeniden dene

## My tables

page-title-turns =
    ● { $count ->
        [one] Sıra sizde
       *[other] { $count } masada sıra sizde
    } – { brand }
table-waits-turn = { $deal }. el, sıra sizde
table-waits-gathering = arkadaşlar bekleniyor
table-waits-others = { $deal }. el
table-waits-watching = izliyorsunuz
table-waits-over = bitti
tables-all = Bütün masalar ({ $count })

## A code typed here

code-title = Kodum var
code-lead = Yerinizi başka bir cihazdan buraya getirir. Kodu orada, masanın menüsünde bulursunuz.
code-label = Kod
code-go = Yerimi buraya getir
code-length = Bir kodda { $length } harf ve rakam vardır.

## About me

me-title = Hakkımda
me-lead = Bu sunucu yalnız masalarında kullandığınız adı bilir, hakkınızda başka bir şey bilmez. Bir çerez, yerlerinizi bu tarayıcı için saklar.
me-delete = Adımı sil …
me-delete-title = Adınız silinsin mi?
me-delete-what = Adınız bu sunucunun bütün masalarından silinir. Süren masalarda yeriniz başkalarına açılır; bitenlerde kartlar ve puanlar adınız olmadan kalır. Bu tarayıcı masalarını unutur.
me-delete-final = Bu geri alınamaz.
me-delete-sure = Adımı her yerden sil
me-deleted = Adınız silindi. Bu tarayıcı artık burada tanınmıyor.

## In the house

home-title = Evdeki telefonlarda
home-lead = Telefonun kamerasını buraya tutun ya da adresi yazın.
home-square = { $address } adresinin QR kodu
plain-http = Şifreleme olmadan (düz http) tarayıcılar ekranı açık tutmaz ve bu sayfayı kurmaz. Geri kalan her şey çalışır.
plain-http-help = Nedeni ve şifrelemenin yolu
plain-http-title = Şifreleme olmadan
plain-http-why = Tarayıcılar kimi şeyleri yalnız şifreli (https) gelen sayfalara verir. Evde düz http ile iki şeyden vazgeçersiniz: sıra sizdeyken ekran açık tutulmaz ve sayfa uygulama olarak kurulamaz. Ekran kilidine daha uzun süre verin ve ana ekrana bir yer imi koyun. Telefon kilitlenirse bir şey kaybolmaz: sayfa aynı ele döner.
plain-http-way = docs/deploy.md içindeki “TLS at home” bölümü, bu sunucuya bakana ev içinde şifrelemenin yolunu gösterir.

## The page of all tables

host-title = Bütün masalar
host-lead = Bu sunucuya bakan için. Kaydedilen bir kayıt, gizliler dahil bütün kartları içerir.
host-no-key = Bu sayfa sunucunun anahtarını ister
host-no-key-how = Sunucunun çalıştığı makinenin terminalinde “tierce host” yazın. Bu sayfanın, içinde anahtar olan bağlantısını yazdırır; onu bu tarayıcıda bir kez açın.
host-wrong-title = Bu anahtar uymuyor
host-wrong-key = Sunucunun terminalinde bir kez daha “tierce host” yazın: doğru anahtarlı bağlantıyı yazdırır.
host-find = Masa ara
host-find-none = Bu sözcükleri içeren masa yok.
host-none = Henüz masa yok.
host-stage = Göster
host-stage-all = hepsi
host-stage-gathering = toplanıyor
host-stage-playing = oynanıyor
host-stage-over = bitti
host-stage-closed = kapandı
# So many of $all tables are shown.
host-count = { $all } masadan { $count } masa
host-game = Oyun
host-names = Oyuncular
host-state = Durum
host-deal = El
host-here = Burada
host-watching = İzleyen
host-touched = Son dokunuş
host-created = Açılış
host-actions = İşlemler
host-open = İçine bak
host-close = Kapat
host-export-rhh = RHH
host-export-json = JSON
# For the ear, of a file.
host-record-as = { $form } olarak kayıt
host-delete = Sil …
# For the ear: an action, and the table it is about.
host-act-on = { $what }: { $title }, { $names }
host-nobody = kimse yok
host-delete-title = Bu masa silinsin mi?
host-delete-what =
    { $title }, { $names }, { $deal ->
        [0] başlamadı
       *[other] { $deal } el
    }: kartlar, puanlar ve kayıt herkes için kaybolur, orada kim varsa çıkarılır. Birine gerekebilecekse önce kaydı indirin.
host-delete-sure = Masayı sil
host-deleted = Silindi: { $title }, { $names }.
host-closed = Kapatıldı: { $title }, { $names }. Kimse sürdüremez; kayıt yine okunabilir.
host-prune = Ortalığı topla
host-prune-days = Bu kadar gündür dokunulmamış
host-prune-go =
    { $count ->
        [0] Silinecek bir şey yok
       *[other] { $count } masayı sil …
    }
host-prune-title = { $count } masa silinsin mi?
host-prune-what =
    { $days ->
        [one] Bir gündür dokunulmamış her şey
       *[other] { $days } gündür dokunulmamış her şey
    } herkes için kaybolur: kartlar, puanlar, kayıtlar. Birine gerekebilecekleri önce indirin.
host-prune-sure = Onları sil
host-pruned =
    { $count ->
        [0] Hiçbir şey silinmedi.
       *[other] { $count } masa silindi.
    }
host-days-wrong = 1 ila { $most } arası bir gün sayısı.

## The table

table-title = { $title }, { $deal }. el
the-table =
    { $count ->
        [0] Masa, üstünde bir şey yok
       *[other] Masa, { $count } per
    }
table-bare = Masada henüz bir şey yok.
your-side = Eliniz
your-hand = Eliniz, { $count } kart
hand-facts = { $count } kart, { $points } puan
hand-empty = Kart kalmadı.
sort = Eli sırala
sort-suit = Renk
sort-rank = Değer
# There is nothing for the button “Best melds”.
sort-best-none = Bu elde per yok.
# The groups of the hand that are melds: how many, and what they count.
hand-melds =
    { $count ->
        [one] 1 per, { $points } puan
       *[other] { $count } per, { $points } puan
    }
# The same while one still has to open: the points of the melds in the hand, and the points that opening needs.
hand-opening = eldeki perler: { $have } / { $need }
# Over a group of the hand that is a meld, very short: what it is, and its points.
bracket-run = seri { $points }
bracket-set = grup { $points }
# Buttons that arrange the hand. “Make a group”: the chosen cards lie together, with a gap beside them.
arrange-group = Bir araya koy
arrange-apart = Ayır
# The chosen cards become a group from which nothing is played by mistake, until “Let go”.
arrange-keep = Birlikte tut
arrange-release = Bırak
# Takes back how the hand was arranged last.
arrange-back = Önceki gibi
# No card is chosen, and a button that arranges the chosen ones was pressed.
arrange-first = Önce kart seçin, sonra ne olacağını söyleyin.
# Said aloud by a screen reader after the hand was arranged.
arranged =
    { $how ->
        [suit] Eliniz renge göre dizildi.
        [rank] Eliniz değere göre dizildi.
        [best] Eliniz en iyi perlerine göre dizildi.
        [group] Seçilen kartlar bir bölüm oldu.
        [apart] Bölüm ayrıldı.
        [keep] Seçilen kartlar birlikte tutuluyor.
        [release] Bölüm bırakıldı.
       *[back] Eliniz önceki gibi duruyor.
    }
# Said aloud after a card was moved by the keyboard: its place among all cards of the hand.
card-moved = { $count } kart içinde { $place }. yer
# A card of a kept group was tapped. “Let go” is the button “arrange-release”.
kept-says = Bu kartları birlikte tutuyorsunuz. Oynamak ya da taşımak için “Bırak”a basın.
# Cards were dropped into a kept group.
kept-whole = Bu bölüm birlikte tutuluyor: içine kart girmez.
# Cards were dropped where there is nothing.
drag-nowhere = Kartlar masaya ya da elinizde başka bir yere bırakılabilir.
# Cards were dropped on the table beside the places that take them.
drag-marked = Kartları artı işaretli bir yere bırakın.
actions = Yapabilecekleriniz
panels = Bu masa hakkında
panel-rules = Kurallar
panel-scores = Puan
panel-counts = Sayım
panel-log = Akış
panel-pile = Iskarta
panel-settings = Ayarlar
panel-help = Yardım
reconnecting = Bağlantı koptu. Yeniden bağlanıyor …
wait-connecting = Kartlar getiriliyor …
wait = Lütfen bekleyin
wait-for = { $name } oynuyor …
wait-answer = …
match-is-over = Maç bitti
# A seat: $me is yes for one's own.
seat =
    { $me ->
        [yes] { $name } (siz)
       *[no] { $name }
    }
seat-turn = sıradaki:
seat-cards = kart
seat-total = bu maçtaki puan
seat-known = Bu elde olduğu bilinen: { $cards }
dealer = dağıtan
status-new = per yok
status-unopened = el açmadı
status-touched = ıskartaya dokundu
status-dead = ölü
status-out = elendi
# What is said of a card in the hand, after its name.
card-chosen = seçili { $place }
card-new = yeni
card-fits = masaya uyar
# It lies in a group that is kept together.
card-kept = birlikte tutulan

## Stock and discards

piles = Kapalı deste ve ıskarta
stock-name = kapalı destede
stock =
    { $count ->
        [0] Kapalı deste boş
       *[other] Kapalı deste, { $count } kart
    }
stock-draw =
    { $count ->
        [0] Kapalı deste boş: çekin, kurallar izin veriyorsa yenisi yapılır
       *[other] Kapalı desteden çek, { $count } kart
    }
pile-name = ıskarta
pile-look = göz at
pile-order = En yenisi önce.
pile-empty = Iskartada kart yok.
# $card is the top of the discard pile.
pile-top = Iskarta, en üstte { $card }: hepsine bak
pile-take = Iskartadan { $card } al
tag-draw = Çek
tag-take = Al

## Melds: $whose is mine, own (the player's who acts) or other; $kind is run or set.

meld-of =
    { $kind ->
        [run]
            { $whose ->
                [mine] seriniz
                [own] kendi serisi
               *[other] seri ({ $owner })
            }
       *[set]
            { $whose ->
                [mine] grubunuz
                [own] kendi grubu
               *[other] grup ({ $owner })
            }
    }
meld-somewhere = bir per
meld-label =
    { $whose ->
        [mine] Sizin: { $meld }
       *[other] { $owner }: { $meld }
    }
meld-touched = son turunuzdan beri değişti
meld-takes = seçtikleriniz uyar
meld-lends = ödünç alabilirsiniz

## What can be done

do-meld = Per aç: { $cards } ({ $points })
do-lay = { $cards } işle: { $meld }
do-swap = { $card } verip jokeri al
do-end = Turu bitir
do-dead = Öldüğünü ilan et
do-draw = Kart çek
# The stock is used up.
do-draw-empty = Çek: kapalı deste boş, kurallar izin veriyorsa atılan kartlardan yenisi yapılır
do-take = { $card } al
take-nothing = Alınacak kart yok
do-touch = Iskartaya dokun
touch-help = Ondan sonra kapalı desteden çekmenin bedelini kurallar söyler.
do-borrow = { $cards } ödünç al: { $meld }
do-discard = { $card } at
do-discard-carte = { $card } at ve “kart” de
borrow = Ödünç al
discard = At
borrow-where = Ödünç alacağınız pere dokunun
cannot-borrow = Şimdi masadan ödünç kart alınamaz.
cannot-borrow-there = Bu perden ödünç alınamaz: üç kart kalmalı.
drawn-already = Bu turda zaten kart aldınız.
draw-first = Önce bir kart çekin ya da ıskartanın üst kartını alın.
discard-choose = Turu bitirmek için atacağınız bir kart seçin.
discard-one = Atmak için yalnız bir kart seçin.
carte = Kart!
carte-unsaid = Bu atışla tek kartınız kalıyor. Atarken “kart” deyin, yoksa iki kart çekersiniz.
carte-said = Bu atışla birlikte “kart” diyeceksiniz.
no-carte-now = “Kart”, tek kart bırakan atışla birlikte denir.

## What the turn still asks for. $place of a joker is meld or anywhere.

owed-joker-unused =
    { $place ->
        [anywhere] Aldığınız joker bu turda masaya konmalıdır.
       *[meld] Aldığınız joker bu turda yeni bir pere girmelidir.
    }
owed-discard-unused = Iskartadan aldığınız kart bu turda masaya konmalıdır.
owed-take-use =
    { $cards ->
        [one] Ödünç kart bu turda, elinizden bir kartla, yeni bir pere girmelidir.
       *[other] Ödünç kartlar bu turda, elinizden bir kartla, yeni bir pere girmelidir.
    }
# $need is 0 where no number is told.
owed-open-points =
    { $need ->
        [0] Bu turda açtıklarınız henüz yetmiyor.
       *[other] Açılışınız: { $have } / { $need } puan.
    }
owed-open-pure = Açılışınıza jokersiz bir seri daha gerekiyor.
slots = Bu turda konacaklar
slot-took = Bu kartı bu turda masaya koyun
slot-joker = Bu jokeri yeni bir pere koyun
slot-borrowed =
    { $count ->
        [one] Ödünç: kendi kartınızla yeni bir pere koyun
       *[other] Ödünç: hepsini kendi kartınızla yeni bir pere koyun
    }
# The same where there is little room: of the card taken, of a joker, of what was borrowed.
slot-short-took = masaya
slot-short-joker = yeni per
slot-short-borrowed = ödünç
opening-points = Açılış { $have } / { $need }
opening-stands = Açılış tamam, { $have } / { $need }
opening-pure =
    { $pure ->
        [yes] jokersiz seri var
       *[no] jokersiz seri henüz yok
    }
do-next = Sonraki el
do-choose =
    { $count ->
       *[other] Seçin: { $count } yol
    }
choose-title = Hangi yol?
choose-cards = Oynayacağınız kartları seçin
choose-cards-or-discard = Oynayacağınız kartları ya da atacağınız kartı seçin
choose-discard = Atacağınız kartı seçin
choose-with-loan = Ödünç aldıklarınızla yeni bir per için elinizden kart seçin
choose-for-meld = Bu per için bir kart seçin
nothing-for-meld = Kartlarınızdan hiçbiri tek başına bu pere uymuyor
no-place-there = Bu kartlar oraya uymuyor.
cannot-meld = Bu kartlar per olmuyor.
cannot-lay = Bu kartlar hiçbir pere uymuyor.
cannot-swap = Bu kartla hiçbir joker alınamaz.
# Why nothing is taken back: it is another’s turn, or the card that was drawn stays drawn.
cannot-undo =
    { $why ->
        [turn] Yalnız kendi turunuzda geri alabilirsiniz.
        [drawn] Geri alınacak bir şey yok: çekilen kart çekilmiş kalır, sonrasında da bir şey oynanmadı.
       *[none] Bu turda geri alınacak bir şey yok.
    }
# Why nothing can be played again after an undo.
cannot-redo = Yinelenecek bir şey yok: bu turda hiçbir şey geri alınmadı.
# A big button was tapped just when another turn began: the tap does nothing.
just-changed = Düğme tam o anda değişti. Şimdi yazanı istiyorsanız yeniden basın.
# Why the button that gives chosen cards back does nothing.
cannot-clear = Seçili kart yok.
# A joker of a meld that was laid in this turn.
# Its button lets another card be chosen for it.
joker-other = Joker başka bir kartın yerine geçsin
joker-one-way = Bu joker orada başka bir kartın yerine geçemez.
way-joker = joker: { $card }
way-beside =
    { $side ->
        [low] alt uca, { $card } önüne
       *[high] üst uca, { $card } ardına
    }
way-meld =
    { $kind ->
        [run] seri, { $points } puan
       *[set] grup, { $points } puan
    }

## What happened: $me is yes for one's own doing.

say-your-turn = Sıra sizde
# The first thing that is said of a deal; $count are the cards in the own hand.
say-deal =
    { $count ->
        [0] { $title }, { $deal }. el
       *[other] { $title }, { $deal }. el: elinizde { $count } kart
    }
# $what is a label of a button ("Meld ...", "Undo").
say-done = Tamam: { $what }; elinizde { $count } kart
happened-dealt =
    { $me ->
        [yes] { $count } kart aldınız
       *[no] { $name } { $count } kart aldı
    }
happened-melded =
    { $me ->
        [yes] Per açtınız: { $cards }
       *[no] { $name } per açtı: { $cards }
    }
happened-laid-off =
    { $me ->
        [yes] { $meld } üzerine { $card } işlediniz
       *[no] { $name }, { $meld } üzerine { $card } işledi
    }
happened-swapped =
    { $me ->
        [yes] { $meld } içine { $card } koyup jokeri aldınız
       *[no] { $name }, { $meld } içine { $card } koyup jokeri aldı
    }
happened-turn-ended =
    { $me ->
        [yes] Turunuzu bitirdiniz
       *[no] { $name } turunu bitirdi
    }
happened-died =
    { $me ->
        [yes]
            { $passport ->
                [yes] Öldünüz
               *[no] Per açmadan öldünüz
            }
       *[no]
            { $passport ->
                [yes] { $name } öldü
               *[no] { $name } per açmadan öldü
            }
    }
happened-went-out =
    { $me ->
        [yes] Oyun! Kartınız kalmadı
       *[no] Oyun! { $name }: kartı kalmadı
    }
happened-deal-ended =
    { $ending ->
        [game] El “Oyun” ile bitti
        [out] El, birinin kartları bitince bitti
        [blocked] El, çekecek kart kalmadığı için bitti
        [last_survivor] El, tek kişi kalınca bitti
        [knock] El vuruşla bitti
        [undercut] El alttan vuruşla bitti
        [even] El, boşta eşitlikle bitti: kimse puan almaz
        [gin] El gin ile bitti
        [big_gin] El büyük gin ile bitti
        [dead_hand] El öldü: kimse vurmadı, kimse puan almaz
       *[all_dead] El, herkes ölünce bitti
    }
# Said after the deed that completes the opening.
happened-opens =
    { $me ->
        [yes] { $line } ve el açtınız
       *[no] { $line } ve el açtı
    }
happened-cards-left = { $line }; { $count } kart kaldı
log-all = Olan biten
log-since = Son turunuzdan beri
# The same, walked through on the table: $at is the step that is shown, of $count; 0 is before the first.
recap = Son turunuzdan beri olanlar
recap-open =
    { $count ->
        [one] Son turunuzdan beri yapılan tek hamleyi göster
       *[other] Son turunuzdan beri yapılan { $count } hamleyi göster
    }
recap-step = { $at } / { $count }
recap-before = Son turunuzdan sonraki masa
# Buttons that are signs only, named for the ear: a step back, a step on, out of the walk.
recap-back = Geri
recap-next = İleri
recap-close = Masanın şimdiki haline dön
log-earlier = Ondan önce
log-nothing = Henüz bir şey olmadı.

## The end of a deal

deal-won =
    { $me ->
        [yes]
            { $count ->
                [one] Bu eli kazandınız
               *[other] Bu eli paylaşanlar: { $names }
            }
       *[no]
            { $count ->
                [one] Bu eli { $names } kazandı
               *[other] Bu eli paylaşanlar: { $names }
            }
    }
deal-unwon = El kilitlendi: kazanan yok
match-won =
    { $me ->
        [yes]
            { $count ->
                [one] Maçı kazandınız
               *[other] Maçı paylaşanlar: { $names }
            }
       *[no]
            { $count ->
                [one] Maçı { $names } kazandı
               *[other] Maçı paylaşanlar: { $names }
            }
    }
winner = kazanan
# Before the ids of the rules that explain the result; each id opens the rules there.
rules-cited =
    { $count ->
        [one] Kural
       *[other] Kurallar
    }
# $rule is the id of a rule, such as A6.2.
rule-link = Kural { $rule }
count-score = Puan:
count-card = { $card }: { $points }
count-no-cards =
    { $bonus ->
        [0] Kart kalmadı: puan yazılmaz.
       *[other] Kart kalmadı.
    }
count-sum =
    { $count ->
        [0] 0 puan
       *[other] { $count } kart, { $points } puan
    }
count-doubled = jokerle iki kat
count-penalty = ceza { $points }
# A number in the place of the cards.
count-flat = yerine düz { $points }
# $times is 2 or 3/2.
count-times = bitiş için çarpı { $times }
count-bonus = bonus { $points }
exit-rami-sec = Rami sec: tek turda bitti, başka kimse el açmamıştı
exit-at-once = Elden: tek turda bitti
exit-jokers = O turda { $count } joker kondu
exit-joker-last = Son atılan kart joker
exit-used-table = Masadaki perler kullanıldı
exit-forfeited = Iskartaya dokunmak elden bitme hakkını götürmüştü
count-factor = çarpı { $factor }
count-settlement = hesap: { $amount }
aside-shown = Kenara konan { $count } kart
record-download = Bu maçın kaydını indir

## A deal step by step

replay = Adım adım bir el
replay-title = { $title }: { $deal }. el
replay-link = Bu ele adım adım bakın
replay-deals = Bu maçın öteki elleri
replay-deal-before = Önceki el
replay-deal-after = Sonraki el
replay-to-table = Masaya dön
replay-steps = Adımlar
replay-step = Adım { $step } / { $steps }
replay-place = Elin neresi
replay-back = Bir adım geri
replay-forth = Bir adım ileri
replay-turn-back = Tur başına dön
replay-turn-forth = Sonraki tura geç
replay-dealt = Kartlar dağıtıldı.
replay-story = Olan biten
replay-eyes = Görünen
replay-eyes-all = Bütün kartlar
# The cards as one seat knew them.
replay-eyes-seat =
    { $me ->
        [yes] Sizin bildikleriniz
       *[no] { $name } ne biliyordu
    }
replay-running = Bu el hâlâ oynanıyor: yerinizin bildiğini görürsünüz.
# $cards are cards for the ear, or "none"; $hidden is how many nobody showed.
replay-hand =
    { $cards ->
        [none]
            { $hidden ->
                [0] Kart yok.
                [one] Bir kapalı kart.
               *[other] { $hidden } kapalı kart.
            }
       *[other]
            Eldekiler: { $cards }.{ $hidden ->
                [0] { "" }
                [one] { " " }Bir kapalı kart.
               *[other] { " " }{ $hidden } kapalı kart.
            }
    }
replay-cards = { $count } kart
replay-no-cards = kart kalmadı
replay-score = { $points } puan
replay-keep = Sakla ve göster
replay-share-lead = Bu bağlantı, elinde olan herkese bu eli bütün kartları ve adlarıyla gösterir; başka hiçbir eli göstermez.
replay-share-link = Bu elin bağlantısı
replay-record-deal = Bu eli indir
replay-record-match = Bütün maçı indir
# How else the deal might have gone on: the heading, what it is, which cards one plays, and the button.
what-if = Ya şöyle olsaydı?
what-if-lead = Bu adımdan sonrasını aynı kartlarla, botlara karşı kendiniz oynayın. Bu ayrı bir masadır ve hiçbir yerde sayılmaz.
what-if-seat = Oynadığınız
what-if-cards =
    { $me ->
        [yes] sizin kartlarınız
       *[no] { $name } kartları
    }
what-if-go = { $step }. adımdan devam et
what-if-over = El bu adımda bitmiş: daha önceki bir adıma dönün.
# A mark beside the title of such a table, as short as can be.
what-if-note = Ya olsaydı

## What I have played

played-link = Oyunlarım
played-title = Oynadıklarım
played-lead = Bu tarayıcıda oynanan maçlar ve kartların nasıl geldiği.
played-nothing = Henüz bitirdiğiniz bir el yok.
played-no-deals = Henüz biten el yok.
played-deals = El sayısı
played-won = Kazanılan
# $percent is a whole number.
played-percent = %{ $percent }
played-number = { $number }
played-points-low = El başına puan (azı daha iyi)
played-points-high = El başına puan
# The standard deviation.
played-spread = ±{ $spread }
played-matches = Kazanılan maçlar
played-matches-won =
    { $count ->
        [0] henüz biten yok
       *[other] { $won } / { $count }
    }
played-endings = Eller nasıl bitti
played-ended =
    { $ending ->
        [game] Birinin kartları bitti:
        [all_dead] Herkes öldü:
        [last_survivor] Tek kişi kaldı:
        [blocked] Kazanan olmadı:
        [knock] Vuruş:
        [gin] Gin:
       *[big_gin] Büyük gin:
    }
# $count deals, of which I won $won.
played-ended-often = { $count } el, { $won } galibiyet
played-luck = Şimdiye dek şans
played-luck-lead = Kalın çizgi gelenleri, kesik çizgi beklenenleri gösterir. Dağıtım adilse kalın çizgi 100 durumun 95 kadarında şeridin içindedir.
played-whose =
    { $whose ->
        [me] Siz
        [people] Öteki oyuncular
       *[bots] Botlar
    }
played-hands = { $count } el
played-jokers = { $count } joker, beklenen { $expected }
played-strength = Bütün ellerin %{ $percent } kadarından güçlü, beklenen %50
# For who hears the page: $where is below, within or above.
played-band =
    Şerit { $low } ile { $high } arası; bu değer { $where ->
        [below] altında
        [above] üstünde
       *[within] içinde
    }.
played-matches-title = Maçlarım
played-winner = Kazanan
played-my-points = Puanım
played-winners =
    { $count ->
        [0] hiç kimse
       *[other]
            { $me ->
                [yes]
                    { $count ->
                        [one] siz
                       *[other] { $names }
                    }
               *[no] { $names }
            }
    }
played-purpose =
    { $purpose ->
        [lesson] ders, sayılmaz
        [what_if] ya olsaydı, sayılmaz
       *[other] alıştırma, sayılmaz
    }
played-replay = { $deal }. el adım adım
played-all-matches =
    { $count ->
        [one] Maçı göster
       *[other] { $count } maçın hepsini göster
    }

## The score sheet

sheet-title = Puan tablosu
sheet-deal = El
sheet-total = Toplam
sheet-empty = Henüz biten el yok.
sheet-winner = kazanan
sheet-kind-cumulative = Düşük puan kazanır.
sheet-kind-independent = Her el ayrı bir oyundur; düşük puan kazanır.
sheet-target = Maç { $points } puanda biter.
sheet-target-each = Her oyun { $points } puanda biter.
sheet-deals = Maç { $count } eldir.

## Counts

counts-player = Oyuncu
counts-cards = Kartlar
counts-known = Bilinen
counts-hand = Eliniz { $points } puan ediyor.
counts-aside = Kenarda { $count } kart var.
counts-stock = Kapalı destede { $count } kart var.
counts-seen = Masada ve elinizde gördüğünüz kartlar
counts-seen-pile = Masada, ıskartada ve elinizde gördüğünüz kartlar
counts-jokers = { $count } joker görüldü.

## The rules of this table

rules-no-differences = Yok: her şey kitaptaki gibi.
rules-changed-mark = değişti
rules-changed = { $count } değişiklik
rules-not-loaded = Kurallar getirilemedi. Sunucu hâlâ çalışıyor mu?
rules-loading = Kurallar getiriliyor …
rules-read = Kuralları oku
rules-refused = Bu yanıtlarla kimse oynayamaz, bu yüzden okunacak kural henüz yok:

## Help

help-tap = Kartlara dokunup seçin. Masada onlara uyan yerler ışıklanır: birine ya da ne yapacağını söyleyen düğmeye dokunun. Önce bir pere de dokunabilirsiniz; ona uyan kartlar yükselir.
help-main = Büyük düğme her zaman ne olacağını ya da neden bir şey olamayacağını söyler. Turunuzu bitirene dek her şey geri alınabilir.
help-signs = Kartta küçük ok: şimdi masaya uyar. Perin çevresinde kesik çizgi: son turunuzdan beri değişti.
help-hand = Eliniz istediğiniz gibi durur ve öyle kalır. Kartları taşımak için yana, oynamak için yukarı sürükleyin; büyük görmek için basılı tutun. Ayraçlı bölüm bir perdir; birlikte tuttuğunuz bölüm, siz bırakmadan oynanmaz.
help-keys = Tuşlar
key-space = Boşluk
key-escape = Esc
key-walk = elde ya da masada gezin
key-move = kartı elinizde taşıyın
key-group = elin bir bölümüne git
# A gap between two cards of the hand, beside the card that has the focus.
key-gap = elinizde bir boşluk açın ya da kapatın
key-back = elinizi önceki gibi dizin
help-keys-own = Ayarlarda her tuşa başka bir komut verilebilir.
key-choose = kartı seçin ya da düğmeye basın
help-discards = Çekilip atılan oyunlarda: kapalı desteden çekin ya da ıskartanın üst kartını alın, oynayın, kart atarak turu bitirin. Çekiş geri alınamaz; geri kalan her şey atana dek alınabilir. Masaya koymanız gerekenler elinizin üstünde durur. Yeni bir per için başka bir perden kart almak üzere “Ödünç al” düğmesine, sonra o pere dokunun.
key-draw = kapalı desteden çek
key-take = ıskartanın üst kartını al
key-borrow = bir perden ödünç al
key-carte = “kart” de
key-discard = seçili kartı at
key-redo = yinele
key-pile = ıskartaya bak
key-meld = seçili kartlarla per aç
key-lay = onları işle
key-swap = joker takas et
key-end = turu bitir
key-undo = geri al
key-hand = ele git
key-table = masaya git
key-counts = sayım
key-scores = puanlar
key-help = bu yardım
key-hint = ipucu, yeniden basınca daha fazlası
key-recap = son turunuzdan beri olanlara adım adım bak
key-clear = seçimi temizle
settings-look = Görünüm
# A part of the settings: how the cards of one’s own hand are shown and moved.
settings-cards = Eliniz
# How large the cards of the hand are.
like-cards = Kartlar
like-cards-normal = rahat sığdığı kadar büyük
like-cards-large = büyük
# The side at which the buttons and the cards are in reach of the thumb.
like-thumb = Dokunduğunuz el
like-thumb-right = sağ el
like-thumb-left = sol el
like-drag = Kartları sürükleyin. Kapalıysa kartların üzerinde kaydırmak birkaçını seçer.
settings-motion = Ötekilerin hamleleri
settings-language = Dil
like-theme = Açık ya da koyu
like-theme-auto = cihazdaki gibi
like-theme-light = açık
like-theme-dark = koyu
like-deck = Kart renkleri
like-deck-four = dört renkli
like-deck-two = iki renkli
like-speed = Ötekilerin hamleleri
like-speed-off = anında
like-speed-fast = hızlı
like-speed-normal = normal
like-speed-slow = yavaş
like-speed-reduced = Cihazınız daha az hareket istiyor; bu yüzden ötekilerin hamleleri anında, çerçeve içinde gösterilir.
like-language = Dil
# In the list of languages, behind one that no native reader has gone over.
language-unreviewed = { $name } (gözden geçirilmemiş taslak)
language-draft = Bu çeviri bizim taslağımızdır. Düzeltmeleri memnuniyetle bekleriz: bir dil, bir dosyadır.
like-digits = Rakamlar
settings-view = Masa ya da listeler
like-view = Masanın görünümü
like-view-table = masa olarak
like-view-list = listeler olarak
# The same as a button at the top of the page.
view-list = Liste görünümü
view-table = Masa görünümü
like-letters = Her rengin yanında bir harf
settings-sound = Sesler
like-sound = Masada sesler
like-captions = Sesleri yazıyla da göster
sound-ask = Masadan ses gelsin mi: sıra size gelince, kart oynanınca?
sound-on = Sesli
sound-off = Sessiz
# What a sound says, written for a moment.
sound-turn = Sıra sizde
sound-card = Kart oynandı
sound-refused = Olmadı
sound-over = El bitti
settings-keys = Tuşlar
keys-change = Tuşları değiştir
keys-how = Bir komut seçin, sonra ona vereceğiniz tuşa basın. Esc olduğu gibi bırakır.
# $what is what a command does ("undo", "go to your hand").
keys-press = Bir tuşa basın: { $what }
keys-given = { $key } artık şu demek: { $what }
keys-taken = { $key } dolu. Anlamı: { $what }
keys-not-givable = Yalnız harf ya da işaret verilebilir. Rakamlar elinizin bölümlerine götürür.
keys-back = Bütün tuşlar ilk haline döndü.
keys-reset = Tuşları ilk haline döndür

## The table as lists

list-step =
    { $count ->
        [one] Seçili kartla
       *[other] Seçili kartlarla
    }
list-nothing-chosen = Seçili kart yok.
# $meld is like "Aina: run of hearts, 5 to 8".
list-of =
    { $whose ->
        [mine] Perleriniz
       *[other] Perler ({ $owner })
    }
list-players = Oyuncular
list-scores = Puanlar
list-turn = şimdi oynuyor
# $name has $cards cards and $points points in this match.
list-player = { $name }: { $cards } kart, bu maçta { $points } puan
list-group = { $number }. bölüm
list-arrange = Eli düzenle
list-left = Başa doğru
list-right = Sona doğru

## Hints

# The button, and the name of what it shows.
hint = İpucu
# The buttons that tell more: first where, then what exactly.
hint-where = Nerede?
hint-which = Tam olarak ne?
hint-choose = Bu kartları seç
hint-close = İpucunu kapat
hint-thinking = Kartlarınıza bakılıyor …

## Lessons

lesson-offer = İlk kez mi? Rehberle bir el oynayın:
# The guide of a lesson; its name, and how to send it away and call it back.
coach = Rehberiniz
coach-leave = Rehberi gizle
coach-call = Rehberi göster
# What is to be learned: a few words each.
coach-goal-passport = Jokersiz seri
coach-goal-layoff = Kart işle
coach-goal-swap = Joker al
coach-goal-draw = Kart çek
coach-goal-open = 51 ile el aç
coach-goal-discard = Kart at
coach-goal-done = { $goal }, tamam
# What each of them is: said before what is to be done.
coach-why-passport = İlk periniz jokersiz bir seri olmalı: aynı renkten art arda üç ya da daha çok kart, jokersiz. Bu sizin pasaportunuzdur.
coach-why-layoff = Başladınız: artık masadaki her pere, kim açmış olursa olsun, tek kart işleyebilirsiniz.
coach-why-swap = Masada, elinizdeki bir kartın yerine duran bir joker var. Kendi kartınızı oraya koyun, joker sizin olur.
coach-why-draw = Her tur bir kartla başlar: kapalı desteden bir kart çekin.
coach-why-open = İlk perleriniz toplam 51 puan etmeli ve biri jokersiz bir seri olmalı: aynı renkten art arda kartlar, jokersiz.
coach-why-discard = Her tur kart atarak biter. En az işinize yarayanı atın: elinizde kalan kartlar size puan yazar.
# What is to be done. $cards is a list like "6♥, 7♥ and 8♥"; $others: cards are chosen that do not belong to it.
coach-choose =
    { $others ->
        [yes] Elinizden şunları seçin, başka bir şey seçmeyin: { $cards }.
       *[no] Elinizden seçin: { $cards }.
    }
# $what is what a button says.
coach-press = “{ $what }” düğmesine basın.
coach-press-and-choose = Birden çok yol var: büyük düğmeye, sonra “{ $what }” düğmesine basın.
coach-choose-way = “{ $what }” seçeneğini seçin.
coach-undo = Bu, bu turda bir yere varmaz. Geri almak için “Geri al” düğmesine basın.
coach-wait = { $name } oynuyor. Masaya ne konduğuna bakın.
coach-deal-over = El bitti; { $all } işten { $done } tanesini yaptınız. Dersi ilk sayfadan yeniden oynayabilirsiniz.
coach-finished = Bilmeniz gereken bu kadar. Dilediğiniz gibi oynamayı sürdürün: takıldığınızda ipucu yardım eder.
coach-leave-table = İlk sayfaya

# What page and terminal say beside all this where one knocks. $card is a card, $points its or a hand's deadwood,
# $limit what a knocker may keep, $name the other player.


## What to do now

# The card turned up is offered.
gin-offer = { $card }: alın ya da pas geçin.
gin-offer-wait = { $name } için sunulan: { $card } …
# Draw or take the top discard.
gin-draw = Bir kart çekin ya da { $card } alın.
gin-must-draw = İkiniz de { $card } için pas geçtiniz: bir kart çekin.
# $knock is no, yes, gin (it is allowed to discard, knock, or show gin) or big (all eleven cards are melded).
gin-play =
    { $knock ->
        [big] Büyük gin! Gösterin ya da atacağınız bir kart seçin.
        [gin] Gin! Vururken ya da yalnızca atacağınız kartı seçin.
        [yes] Atacağınız bir kart seçin ya da en çok { $limit } ile vurun.
       *[no]
            { $limit ->
                [0] Atacağınız bir kart seçin. Bu elde yalnız gin gösterilebilir.
               *[other] Atacağınız bir kart seçin. En çok { $limit } ile vurabilirsiniz.
            }
    }
# Nothing but the knock is allowed: at the wall, or where gin must be shown.
gin-must-knock =
    { $why ->
        [gin] Gin’iniz var, burada hemen gösterilir: vurun.
       *[wall] Son atılan kartı vurmak için aldınız: vurun.
    }
gin-choose-thrown = Vururken atacağınız kartı seçin.
gin-layoff =
    { $count ->
        [0] Kartlarınızdan hiçbiri öteki oyuncunun ({ $name }) perlerine uymuyor. Elinizi gösterin.
       *[other] Öteki oyuncunun ({ $name }) perlerine kart işleyin ya da elinizi gösterin.
    }
gin-layoff-wait = { $name } perlerinize kart işleyebilir …
gin-choose-melds = Göstereceğiniz perleri seçin.
gin-wall =
    { $wall ->
        [declare] Kapalı deste bitti. { $card } alıp sürdürün ya da elin öldüğünü söyleyin.
       *[knock] Kapalı deste bitti. Vurmak için { $card } alın ya da pas geçin.
    }
gin-wall-pass = Kapalı deste bitti, { $card } ile vuramazdınız. Pas geçin.
gin-wall-near = { $count } kart daha çekilebilir

## Buttons

do-pass = Pas
do-call-dead = Eli ölü say
do-knock = { $card } atıp vur
# With the deadwood that stays.
do-knock-with = { $card } atıp vur: boşta { $points }
do-gin = { $card } atıp gin yap
do-big-gin = Büyük gin
do-done = Eli göster
# Among several ways to show a hand; $shown is as in “shown-cards”.
do-show = Göster: { $shown }
label-knock = { $card } atıp vur; { $shown }
label-gin = { $card } atıp gin yap: { $melds }
label-big-gin = Büyük gin: { $melds }
gin-ways = Başka perler seç
gin-ways-title = Hangi perleri gösterirsiniz?
cannot-knock =
    { $limit ->
        [0] Olmaz: bu elde yalnız gin gösterilebilir.
       *[other] Olmaz: { $card } atılınca boşta { $points } kalır, en çok { $limit } olabilir.
    }

## The meter of deadwood

deadwood = Boşta { $points }
deadwood-meter = Boşta { $points }, en çok { $limit } kalabilir
deadwood-aloud =
    { $points ->
        [0] Boşta kart yok
       *[other] Boşta { $points } puan
    }; { $limit ->
        [0] bu elde yalnız gin gösterilebilir
        [one] 1 puanla ya da gin ile vurabilirsiniz
       *[other] { $limit } puanla ya da daha azıyla vurabilirsiniz
    }
deadwood-after = { $card } atılınca: { $points }
deadwood-known = El şimdi bitse boşta: { $points }
upcard-name = Açılan kart: { $card }
upcard-limit =
    Açılan { $card }; vurmak için { $limit ->
        [0] yalnız gin
       *[other] en çok { $limit }
    }
upcard-doubles = Maça açıldı: bu el iki kat sayılır.
status-knocked = vurdu
passed-cards = Geçilenler: { $cards }

## The showdown

# $how is knock, undercut, even, gin, big_gin or dead_hand.
showdown =
    { $how ->
        [even] Boşta eşitlik
        [knock] Vuruş
        [undercut] Alttan vuruş
        [gin] Gin
        [big_gin] Büyük gin
       *[dead_hand] Ölü el
    }
showdown-lead =
    { $how ->
        [gin]
            { $me ->
                [yes] Gin yaptınız
               *[no] { $name } gin yaptı
            }
        [big_gin]
            { $me ->
                [yes] Büyük gin gösterdiniz
               *[no] { $name } büyük gin gösterdi
            }
        [undercut]
            { $me ->
                [yes] Alttan vurdunuz
               *[no] { $name } alttan vurdu
            }
        [knock]
            { $me ->
                [yes] Vuruşunuz kazandı
               *[no] { $name } vuruşuyla kazandı
            }
        [even] İkisinde de boşta aynı puan kaldı, kimse puan almaz
       *[dead_hand] Kimse vurmadı: el öldü, aynı dağıtan yeniden dağıtır
    }
showdown-melds = Perler
showdown-laid-off = İşlenenler
showdown-thrown = Atılan
showdown-deadwood = Boşta
showdown-none = yok
showdown-knocker = vuran
showdown-difference = { $more } eksi { $fewer }, fark { $points }
showdown-bonus =
    { $how ->
        [gin] Gin bonusu { $points }
        [big_gin] Büyük gin bonusu { $points }
       *[undercut] Alttan vuruş bonusu { $points }
    }
showdown-doubled = Maça açıldığı için iki kat
showdown-score = { $points } puan
# For the ear, of one player.
showdown-aloud = { $name }: { $shown }
showdown-laid-off-aloud =
    { $count ->
        [0] { $name } kart işlemedi
       *[other] { $name } işledi: { $cards }
    }
scored =
    { $me ->
        [yes] { $points } puan aldınız
       *[no] { $name } { $points } puan aldı
    }
scored-nothing = Kimse puan almadı

## The score sheet where points are won: columns, boxes, bonuses

sheet-kind-won = En çok puan kazanır.
sheet-column =
    { $columns ->
        [one] Oyun
       *[other] { $number }. oyun
    }
sheet-column-over = bitti
sheet-column-won =
    { $me ->
        [yes] { $number }. oyunu kazandınız
       *[no] { $number }. oyunu { $name } kazandı
    }
sheet-column-open = ilk kazanç bekleniyor
sheet-points = Puan
sheet-boxes = { $count } kutu
sheet-box-points = Kutular
sheet-game-bonus = Oyun bonusu
sheet-shutout = Sıfırda bırakma
sheet-sum = Toplam
sheet-all-columns = Bütün oyunlar birlikte
# One entry of a column, for the ear.
sheet-entry-aloud = { $deal }. el: { $name } { $points }
sheet-column-aloud = { $number }. oyun: { $totals }
sheet-dead-deals =
    { $count ->
        [0] Ölen el olmadı.
       *[other] { $count } el öldü, tabloda yok.
    }

## Help and keys

help-gin = Gin’de perler elinizde kalır; masa onları sizin için ayırır ve geriye kalanı, boştakileri sayar. Yeterince azalınca atacağınız kartı seçip vurun. Öteki oyuncu vurunca kartlarınıza, sonra uydukları perlere dokunun.
key-pass = pas geç
key-knock = vur
key-big-gin = büyük gin
key-done = eli göster
key-ways = başka perler seç

## On the page alone

gin-deadwood-against = Boşta { $have }, { $name }: { $theirs }
gin-only-knock = Yalnızca vurulabilir
gin-no-knock = Henüz vurulamaz: boşta { $points }, en çok { $limit }
gin-no-knock-with = { $card } ile vurulamaz
gin-choose-thrown-short = Vuruş: atılacak kartı seçin
gin-nothing-fits = Kartlarınızdan hiçbiri uymuyor
gin-choose-fitting = Uyan bir kart seçin
gin-fits-nowhere = { $card } hiçbir yere uymuyor
gin-not-now = Bu şu anda yapılamaz.
gin-best-way = en azı
gin-hold-back =
    { $count ->
        [one] Kart sakla: 1 yol
       *[other] Kart sakla: { $count } yol
    }
sort-best = En iyi perler
key-best = eli en iyi perlerine göre diz
key-biggin = büyük gin göster
card-knocks = bununla vurabilirsiniz
card-melded = bir perde
count-collects = Kart kalmadı: ötekilerin elindekini toplar.

## The same in the terminal

terminal-typing-gin = Sözcükler: take, pass, draw, discard 5h, knock 5h, knock 5h 7c7d7h 2s3s4s / Ac, biggin, lay 8h m1>, done
terminal-keys-offer = F al · N pas · ? kurallar · F1 tuşlar · Q çık
terminal-keys-hold = Boşluk seç · X at · K vur · O sırala · C sayım · ? kurallar · F1 tuşlar
terminal-keys-layoff = Boşluk seç · L işle · N hazır · U geri al · T masa · ? kurallar · F1 tuşlar
terminal-help-pass = sunulan kartı geç
terminal-help-knock = seçili kartı atıp vur
terminal-help-big-gin = büyük gin göster
terminal-help-ways = gösterilecek başka perler seç
terminal-help-done = artık kart işleme, elini göster
terminal-hand-deadwood = boşta
terminal-deed-pass = pas geçti
terminal-deed-knock = { $points } ile vurdu
terminal-deed-gin = gin!
terminal-deed-big-gin = büyük gin!
terminal-deed-shown = { $points } gösterdi
terminal-deed-dead-hand = eli ölü saydı
terminal-sheet-won = En çok puan kazanır.
terminal-sheet-game = { $number }. oyun
terminal-sheet-boxes = Kutular
terminal-sheet-bonus = Oyun bonusu
terminal-sheet-shutout = Sıfırda bırakma
terminal-sheet-all = Bütün oyunlar
terminal-sheet-gin-signs = D dağıttı, * eli kazandı, G gin, U alttan vuruş
terminal-check-knock = { $name } vurdu
terminal-check-gin = { $name } gin yaptı
terminal-check-undercut = { $name } alttan vurdu
terminal-check-dead-hand = ölü el
terminal-table-hold = Perler, biri vurana dek elde kalır.
terminal-one-way = Bu eli göstermenin tek yolu var.
terminal-help-sort-best = eli en iyi perlerine göre sırala; yine basınca renge, değere göre
terminal-help-signs-gin = Kart üstünde ━: en iyi perlerinizden birindedir; ötekiler boştadır. Kartta +: işlenebilir. Perde +: seçili kartlar oraya uyar.
terminal-sheet-games = Bir oyun, bir toplam { $points } puanı bulunca; maç, son oyunla biter.
terminal-sheet-independent-won = Her el ayrı bir oyundur; en çoğunu kazanan kazanır.

# The words of the table in the terminal. Cards, reasons, rules and what page and terminal share are elsewhere.
# $number is the number of a meld as it is typed (m3); $cards, $card are short cards.


## Top and seats

terminal-title = { $title } · { $deal }. el
terminal-aside = kenarda { $count } kart
terminal-target =
    { $points ->
        [0] { "" }
       *[other] maç { $points } puana
    }
terminal-seat-cards = { $count } kart
terminal-seat-total = { $points } puan
terminal-seat-narrow = { $count }k { $points }p
terminal-seat-narrower = { $count }k
terminal-seat-new = per yok
terminal-seat-unopened = açmadı
terminal-seat-dead = ÖLÜ
terminal-seat-out = elendi
terminal-dealer = dağıtan
terminal-dealer-short = D
terminal-you = Siz

## The table and the hand

terminal-table-empty = Masada henüz bir şey yok.
terminal-hand =
    { $count ->
        [0] Kartınız kalmadı
       *[other] Eliniz: { $count } kart, { $points } puan
    }
terminal-hand-new = Henüz periniz yok: ilk hamleniz per açmak olmalı.
terminal-hand-total = toplam { $points }
terminal-since = Son turunuzdan beri
terminal-nothing-yet = Henüz kimse oynamadı.

## Stock, discards and what the turn still asks for, where cards are drawn

terminal-stock = Kapalı deste
terminal-discards = Iskarta
terminal-pile-count =
    { $count ->
        [0] boş
       *[other] { $count } kart
    }
terminal-pile-look = göz at
terminal-mark-lay = koy!
terminal-mark-lent = ödünç
terminal-opening-to-come =
    { $pure ->
        [yes] Açılışınıza jokersiz bir seriyle { $need } puan gerekir
       *[no] Açılışınıza { $need } puan gerekir
    }
terminal-opening-any = Henüz el açmadınız; herhangi bir per açılıştır
terminal-opened = El açtınız
terminal-to-lay = Konacak:
terminal-to-lay-took = alınan { $card }
terminal-to-lay-joker =
    { $count ->
        [one] kazanılan joker
       *[other] kazanılan { $count } joker
    }
terminal-to-lay-borrowed = ödünç { $cards }
terminal-borrow-where = Hangi per? Oklarla gidin, Boşluk seçer, Esc geri döner.
terminal-borrow-title = Ödünç alınan per: m{ $number }, { $meld }
terminal-borrow-choose = Ödünç alacağınız kartları seçin.
terminal-borrow-help = ←→ gezin · Boşluk seç · Enter ödünç al · Esc geri

## What the main action will do

terminal-do-meld = Per aç: { $cards } ({ $points } puan)
terminal-do-lay = { $cards } işle: m{ $number }, { $meld }
terminal-do-lay-end =
    { $end ->
        [low] { $cards } işle: m{ $number }, { $meld }, alt uca
       *[high] { $cards } işle: m{ $number }, { $meld }, üst uca
    }
terminal-do-lay-joker = { $cards } işle: m{ $number }, { $meld }; { $as }
terminal-do-swap = { $card } verip jokeri al: m{ $number }, { $meld }
terminal-do-swap-end =
    { $end ->
        [low] { $card } verip alttaki jokeri al: m{ $number }, { $meld }
       *[high] { $card } verip üstteki jokeri al: m{ $number }, { $meld }
    }
terminal-do-end = Turu bitir
terminal-do-dead = Oynanacak bir şey yok: kendini ölü ilan et
terminal-do-choose = { $count } yoldan birini seç
terminal-do-next = Sonraki eli dağıt
terminal-do-leave = Maç bitti: masadan kalk
terminal-prompt = Oynayacağınız kartları seçin.
terminal-prompt-or-end = Oynayacağınız kartları seçin ya da E ile turu bitirin.
terminal-prompt-wait = { $name } oynuyor, lütfen bekleyin. Bu arada kart dizebilir ve seçebilirsiniz.
terminal-prompt-dead = Ölüsünüz, elin bitmesini bekliyorsunuz.
terminal-verb-meld = Bu kartlar yeni bir per olmuyor.
terminal-verb-lay = Bu kartlar hiçbir pere uymuyor.
terminal-verb-swap = Bununla masadan joker kazanılamaz.
terminal-need-cards = Önce kart seçin: oklarla gezin, boşluk çubuğuyla seçin.
terminal-fits = m{ $number } perine oynayabilecekleriniz: { $cards }
terminal-fits-nothing = Kartlarınızdan hiçbiri tek başına m{ $number } perine oynanamaz.
terminal-not-there = Bu kartlar m{ $number } perine uymuyor.
terminal-undone = Geri alındı.
terminal-nothing-to-undo = Bu turda geri alınacak bir şey yok.
terminal-drawn-stays = Geri alınacak bir şey yok: kapalı desteden çekilen kart çekilmiş kalır.
terminal-nothing-to-redo = Yinelenecek bir şey yok.
terminal-redone = Yinelendi.
terminal-deal-is-over = El bitti.
terminal-not-over = El henüz bitmedi.
terminal-sorted =
    { $how ->
        [rank] Değere göre sıralandı.
        [best] En iyi perlere göre sıralandı.
       *[suit] Renge göre sıralandı.
    }
terminal-unsaved = Kayıt saklanamadı: { $why }

## Typing

terminal-typing = Sözcükler: meld 7c8c9c, lay 8h m1>, swap 5h m2, end, dead, undo. Esc geri döner.
terminal-typing-draws = Sözcükler: draw, take, meld 7c8c9c, lay 8h m1>, swap 5h m2, borrow 7h m1, discard 5h carte

## What happened, in the short form of the log

terminal-turn = { $name }: { $deeds }
terminal-turn-left = { $name }: { $deeds } · { $count } kart kaldı
terminal-deed-meld = per { $cards }
terminal-deed-lay = m{ $number } üzerine { $cards }
terminal-deed-swap = m{ $number } jokeri için { $card }
terminal-deed-dead =
    { $passport ->
        [yes] öldü
       *[no] per açmadan öldü
    }
terminal-deed-out = Oyun!
terminal-deed-leave = kartı kalmadı!
terminal-deed-draw =
    { $card ->
        [hidden] çekti
       *[other] { $card } çekti
    }
terminal-deed-take = { $card } aldı
terminal-deed-touch = ıskartaya dokundu
terminal-deed-renewed = yeni kapalı deste
terminal-deed-borrow = m{ $number } içinden { $cards } ödünç aldı
terminal-deed-discard =
    { $carte ->
        [yes] { $card } attı, “kart”
       *[no] { $card } attı
    }
terminal-deed-penalty = “kart” demeyince { $count } kart
terminal-deed-end = bitirdi

## Choosing among ways

terminal-choose = Hangi yolu istiyorsunuz?
terminal-choose-help = 1–9 ya da Enter seçer, Esc geri döner
terminal-way-run = Seri: { $cards } ({ $points } puan)
terminal-way-set = Grup: { $cards } ({ $points } puan)

## Keys

terminal-keys-play = Boşluk seç · M per · L işle · J joker · E bitir · U geri al · ? kurallar · F1 tuşlar
terminal-keys-table = ←→↑↓ gezin · Boşluk buraya oyna · H el · Esc temizle · ? kurallar · F1 tuşlar
terminal-keys-borrow = ←→↑↓ gezin · Boşluk buradan ödünç al · Esc geri · ? kurallar · F1 tuşlar
terminal-keys-draw = D çek · F al · P ıskarta · T masa · C sayım · ? kurallar · F1 tuşlar
terminal-keys-turn = Boşluk seç · M per · L işle · J joker · B ödünç · X at · U geri al · F1
terminal-keys-naturals = Boşluk seç · M per · L işle · X at · U geri al · C sayım · ? kurallar · F1
terminal-keys-over = Enter sonraki el · S puanlar · T masa · ? kurallar · F1 tuşlar · Q çık
terminal-help-title = Tuşlar
terminal-help-walk = elde ya da masada gezin
terminal-help-shift = kartı elinizde taşıyın
terminal-help-space = kartı seçin ya da bırakın; bir perde: seçili kartları oraya oynayın
terminal-help-enter = sarı satırın dediğini yap
terminal-help-meld = seçili kartlarla per aç
terminal-help-lay = onları işle
terminal-help-joker = joker takas et
terminal-help-draw = kapalı desteden kart çek
terminal-help-take = ıskartanın üst kartını al
terminal-help-touch = çekmeden önce ıskartaya dokun
terminal-help-pile = ıskartaya bak
terminal-help-borrow = masadaki bir perden ödünç al: önce per, sonra kartları
terminal-help-discard = seçili kartı at; bu, turu bitirir
terminal-help-carte = tek kart bırakan atışla “kart” de ya da deme
terminal-help-redo = geri alınanı yinele
terminal-help-end = turu bitir
terminal-help-undo = bu turun son adımını geri al; Shift ile baştan başla
terminal-help-hand = ele git
terminal-help-table = masaya git (Tab da olur)
terminal-help-sort = eli renge göre sırala; yine basınca değere göre
terminal-help-gap = elde boşluk aç ya da kapat
terminal-help-groups = elin 1 ila 9. bölümüne git
terminal-help-words = oynayacağınızı yazın, örneğin lay 8h m1>
terminal-help-counts = sayım: herkesin kart sayısı, gördüğünüz kartlar
terminal-help-scores = puan tablosu
terminal-help-log = bu elde olan her şey
terminal-help-rules = bu masanın kuralları
terminal-help-clear = seçili kartları bırak
terminal-help-quit = masadan kalk
terminal-help-signs =
    Kartta +: tek başına oynanabilir. Perde +: seçili kartlar oraya uyar. Perde •: son turunuzdan beri değişti. { $jokers ->
        [0] { "" }
       *[other] ★ jokerdir; seride ardındaki kart, yerine durduğu karttır.
    }
terminal-close-help = Esc geri döner
terminal-space-bar = Boşluk
terminal-arrows = oklar

## Leaving

terminal-leave = Masadan kalkılsın mı?
terminal-leave-saved = Maçın buraya kadarı { $file } dosyasına kaydedildi.
terminal-leave-lost = Bu maç kaydedilmiyor.
terminal-leave-keys = Y ya da Enter kalkar, N ya da Esc kalır

## The end of a deal

terminal-over-title = { $deal }. el bitti
terminal-over-game =
    { $me ->
        [yes] Oyun! Kartınız kalmadı.
       *[no] Oyun! { $name }: kartı kalmadı.
    }
terminal-over-dead = Herkes öldü, kimse sürdürmüyor.
terminal-over-survivor = Tek kişi kaldı, el orada bitti.
terminal-over-out =
    { $me ->
        [yes] Kartınız kalmadı.
       *[no] { $name }: kartı kalmadı.
    }
terminal-over-blocked = Çekecek kart kalmadı: el kilitlendi, kazanan yok.
terminal-over-won =
    { $me ->
        [yes]
            { $count ->
                [one] Bu eli kazandınız.
               *[other] Bu eli paylaşanlar: { $names }.
            }
       *[no]
            { $count ->
                [one] Bu eli { $names } kazandı.
               *[other] Bu eli paylaşanlar: { $names }.
            }
    }
terminal-over-match =
    { $me ->
        [yes]
            { $count ->
                [one] Maç bitti: kazandınız!
               *[other] Maç bitti, paylaşanlar: { $names }.
            }
       *[no]
            { $count ->
                [one] Maç bitti: { $names } kazandı.
               *[other] Maç bitti, paylaşanlar: { $names }.
            }
    }
terminal-count-none = kart kalmadı
terminal-count-out = maçtan elendi
terminal-count-cards = { $count } kart
terminal-count-doubled = joker ikiye katlar
terminal-count-penalty = pasaport olmadığı için { $points } daha
terminal-count-unopened = el açmadı: yerine { $points }
terminal-count-factor = çarpı { $factor }
terminal-count-settled = hesap { $amount }
terminal-count-total = toplam { $points }
terminal-count-winner = kazanan
terminal-over-aside =
    { $count ->
        [0] Kenara kart konmadı.
        [one] Kenara konan kart:
       *[other] Kenara konan { $count } kart:
    }
terminal-over-keys = Enter sonraki el · S puan tablosu · Esc masaya bak · Q çık
terminal-over-keys-last = S puan tablosu · Esc masaya bak · Q çık

## Score sheet and counts

terminal-sheet = Puan tablosu
terminal-sheet-deal = El
terminal-sheet-total = Toplam
terminal-sheet-empty = Henüz biten el yok.
terminal-sheet-signs = D dağıttı, * eli kazandı
terminal-sheet-cumulative = Düşük puan kazanır.
terminal-sheet-independent = Her el ayrı bir oyundur; düşük puan kazanır.
terminal-sheet-target = Maç, bir toplam { $points } puanı bulunca biter.
terminal-sheet-elimination = Toplamı { $points } puanı bulan elenir.
terminal-sheet-deals = Maç { $count } eldir.
terminal-counts = Sayım
terminal-counts-known = bilinen: { $cards }
terminal-counts-hand = El şimdi bitse eliniz { $points } puan eder.
terminal-counts-seen = Her karttan masada ve elinizde gördükleriniz (toplam { $packs }):
terminal-counts-seen-pile = Her karttan masada, ıskartada ve elinizde gördükleriniz (toplam { $packs }):
terminal-counts-jokers = Görülen joker: { $count } / { $all }
terminal-counts-aside = { $count } kart kenarda, oyunda değil.
terminal-log = Bu elde olanlar
terminal-rules = Bu masanın kuralları

## Replay

terminal-replay-where = el { $deal } / { $deals } · tur { $turn } / { $turns } · hamle { $action } / { $actions }
terminal-replay-keys = ←→ hamle · ↑↓ tur · PgUp PgDn el · Home End · K gözler · S puanlar · Q çık
terminal-replay-all = bütün eller
terminal-replay-seat = { $name } neyi bilebilir
terminal-replay-spectator = izleyici neyi bilebilir
terminal-replay-dealt = Kartlar dağıtıldı.
terminal-replay-turn = Sıradaki: { $name }
terminal-check-head = { $title }, { $seats } yer, { $deals } el
terminal-check-deal = { $deal }. el: { $scores } ({ $how })
terminal-check-game = { $name }: Oyun
terminal-check-out = { $name } bitirdi
terminal-check-blocked = kilitlendi
terminal-check-dead = herkes ölü
terminal-check-survivor = tek kişi kaldı
terminal-check-running = { $deal }. el sürüyor: sıradaki { $name }.
terminal-check-totals = Toplamlar: { $scores }
terminal-check-won =
    { $count ->
        [one] Maçı { $names } kazandı.
       *[other] Maçı paylaşanlar: { $names }.
    }
terminal-check-seen = Tek bir yerin kopyası: ötekilerin elleri gizliydi, bu yüzden hamleler ancak görülebildiği kadar denetlendi.
terminal-check-ok = Kayıt hatasız yeniden oynatılıyor.
terminal-score-of = { $name } { $points }

## The rules as text

terminal-rules-head = { $title }: kurallar
terminal-rules-changes = Bu masanın farklı oynadıkları
terminal-rules-change = { $label }: { $answer } (şunun yerine: { $instead })
terminal-rules-sign = * işareti, bu masanın farklı oynadığını gösterir.
terminal-house-title = Bu masanın ev kuralları
terminal-house-close = Enter başlatır · ? bütün kurallar
terminal-games =
    { $games ->
        [one] 1 oyun var:
       *[other] { $games } oyun var:
    }
terminal-games-note = `tierce rules OYUN` kurallarını anlatır, `tierce play OYUN` burada oynatır.

# What the server itself refuses, before any rule is asked.

# $text says what was expected.
reason-malformed = Bu mesaj okunamıyor: { $text }
reason-too-large = Bu mesaj çok uzun. En çok { $most } bayt okunur.
reason-too-fast = Bir anda çok fazla oldu. Biraz bekleyip yeniden deneyin.
reason-binary = Buradaki mesajlar metindir, bu ise ikili veri.
reason-no-table = Burada { $table } masası yok.
reason-broken = Sunucuda bir şey bozuldu. Günlüğüne yazıldı. Yeniden deneyin.
reason-store = Yazılamadığı için yapılmadı. Yeniden deneyin.
# What a table refuses that has nothing to do with the cards: seats, host, pause, clock.
reason-not-invited = Bu masaya davetli değilsiniz: bağlantının tamamını, son harfine kadar isteyin.
reason-no-seat-yours = Bu masada yeriniz yok: önce boş bir yere oturun.
reason-no-seat = Burada { $seat }. yer yok: bu masada { $most } yer var.
reason-seat-taken = { $seat }. yer boş değil: orada biri oturuyor.
reason-seated-already = Bu masada zaten yeriniz var.
reason-nobody-there = { $seat }. yerde kimse oturmuyor: ancak bir kişi seçilebilir.
reason-name = Bir ad, görünen 1 ila { $most } karakterden oluşur.
reason-name-taken = Burada adı { $name } olan biri zaten var: başka bir ad seçin.
reason-not-host = Bunu yalnız ev sahibi yapabilir; burada ev sahibi { $name }.
reason-not-yours = Bu ancak kişinin kendi yeri için söylenebilir.
reason-here = { $name } burada: yerine kimse oynayamaz.
reason-stands-in = Şimdi yerinize bir bot oynuyor: önce yerinizi geri alın.
reason-time-up = Süreniz doldu: bu turu bir bot oynuyor. Sonraki tur yine sizin.
reason-paused = { $name } mola istedi: önce oyunu sürdürün.
reason-not-started = Henüz kart dağıtılmadı: herkes gelince ev sahibi başlatır.
reason-started = Maç başladı: bu, öncesi içindi.
reason-seats-open =
    { $count ->
        [one] Bir yer hâlâ boş: biri otursun, oraya bot oturtun ya da yeri kaldırın.
       *[other] { $count } yer hâlâ boş: birileri otursun, oralara bot oturtun ya da yerleri kaldırın.
    }
reason-too-few-seats = { $text }
reason-no-bot = Bu oyunda { $kind } adlı bot yok, şunlardan seçin: { $kinds }.
reason-match-runs = Bu maç henüz bitmedi: önce sonuna kadar oynayın.
reason-closed = Ev sahibi bu masayı kapattı: oynananlar yine okunabilir.
reason-no-chat = Bu masada yalnız hazır sözler söylenebilir.
reason-no-phrase = Böyle bir söz yok: listeden birini seçin.
reason-hints-off = Bu masada ipucu yok.
reason-no-answer = Bunu bulmak çok uzun sürdü. Az sonra yeniden deneyin.
reason-other-deal = Bu, başka bir elin kartları: sıralanmadı.
# What is wrong with a request, said beside its field.
problem-expected = Beklenen: { $text }.
problem-unknown-field = Böyle bir alan yok. Alanlar: { $fields }.
problem-one-of = { $found } seçenekler arasında yok. Şunlardan birini seçin: { $choices }.
problem-number = { $low } ila { $high } arası bir tam sayı beklendi, gelen: { $found }.
problem-name = Bir ad 1 ila { $most } karakterdir, hepsi görünür olmalıdır.
problem-bot-list = Bir bot listesi beklendi, her biri şunlardan: { $choices }.
problem-bot-count = { $found } bot istendi. Bu oyun { $low } ila { $high } bot ve sizinle oynanır.
problem-no-table = Burada böyle bir masa yok.
problem-no-place = Bu adreste bir şey yok.
problem-too-large = Bir istek en çok { $most } bayttır.
problem-too-fast = Bir anda çok fazla istek geldi. Biraz bekleyip yeniden deneyin.
problem-elsewhere = Bu, başka bir sitenin sayfasından geldi, bu yüzden yapılmadı.
problem-not-seated = Bu masada yeriniz yok.
problem-not-invited = Bu masaya davetli değilsiniz: bağlantının tamamını, son harfine kadar isteyin.
problem-no-spectators = Bu masada izleyici olunmaz: bir yere oturun.
problem-no-deal = Bu maçta böyle bir el yok.
# One may try how else a deal might have gone on once it is over.
problem-deal-runs = Bu el hâlâ oynanıyor: başka ne olabilirdi, el bitince denenebilir.
problem-no-code = Böyle bir kod yok ya da on dakikası doldu. Öteki cihazda yeni bir kod isteyin.
problem-no-key = Bu, bu sunucunun anahtarı değil.
problem-not-host = Bunu yalnız bu sunucuya bakan yapabilir: önce anahtarlı bağlantıyı açın.
problem-too-many-tables = Bitmemiş { $most } masanız var. Önce birini sonuna kadar oynayın ya da kapatın.
problem-unread = Bu istek okunamıyor.
problem-broken = Sunucuda bir şey bozuldu. Günlüğüne yazıldı.

# What is seen and said of the people at a table beside their cards: who is away, how long a turn may take, what was
# said. $name is a person, $bot whether a bot plays for them (yes or no).


## Away and back

seat-away = uzakta
away-hours = { $count } saat
away-days = { $count } gün
bot-plays = bot oynuyor
bot-plays-short = bot
play-for = Yerine bot oynat
play-for-short = Oynat
play-for-name = { $name } yerine bot oynat
let-bot-play = Yerime bot oynasın
bot-plays-for-me = Yerinize bot oynuyor
take-seat-back = Yerinize bot oynuyor: yerinizi geri alın
take-back = Yerimi al
say-away = { $name } uzakta
say-back = { $name } döndü
say-bot-plays = { $name } yerine bot oynuyor
say-plays-again = { $name } yine oynuyor
# A move that a bot made for a person: $line says what.
happened-stand-in =
    { $me ->
        [yes] { $line } (sizin yerinize bot)
       *[no] { $line } ({ $name } yerine bot)
    }

## A pause for all

a-break = Mola
pause-all = Çay molası
pause-help = Biri sürdürene dek saat ve botlar durur.
paused-by =
    { $me ->
        [yes] Mola istediniz
       *[no] { $name } mola istedi
    }
pause-go-on = Sürdür
say-goes-on = Oyun sürüyor

## Clocks

clock-left = bu tur için süre
clock-bank = ek süre
clock-over = süre aşımı
clock-stands = saat duruyor
# $hard: when the time is up, a bot plays the turn.
seconds-left =
    { $hard ->
        [yes] { $seconds } saniye, sonra bu turu bot oynar
       *[no] { $seconds } saniye kaldı
    }

## What one says

panel-say = Söyle
say-own = Kendi sözlerinizle
say-send = Söyle
say-too-fast = Teker teker: yeni bir şey söylemeden önce biraz bekleyin.
said-title = Söylenenler
said-nothing = Henüz bir şey söylenmedi.
said-line = { $name }: { $text }
said-me = Siz
said-mute = Sustur: { $name }
said-unmute = Yeniden duy: { $name }
said-muted = bu cihazda susturuldu
said-take-away = Kaldır
said-take-away-which = { $name } şunu söyledi: { $text }

## The next match

do-rematch = Rövanş
next-match = Sonraki maça
say-next-match = Sonraki maç başlıyor

## The screen during my turn

help-awake = Sıra sizdeyken ekran açık kalır.
help-no-awake =
    { $secure ->
        [yes] Bu tarayıcı, sıra sizdeyken ekranı açık tutamıyor.
       *[no] Sıra sizdeyken ekran kararabilir: tarayıcılar ekranı yalnız güvenli (https) sayfalarda açık tutar.
    }

## Phrases

# phrase-<id> of src/tierce/server/phrases.py: polite words, with a face where it helps.
phrase-hello = 😊 Merhaba!
phrase-good_luck = ☘ Bol şans!
phrase-your_turn = ☞ Sanırım sıra sizde
phrase-one_moment = ☕ Bir dakika lütfen
phrase-well_played = ★ İyi oynadınız!
phrase-nice_swap = 🃏 Güzel takas!
phrase-thanks = ♥ Teşekkürler
phrase-sorry = 😅 Kusura bakmayın!
phrase-laugh = 😄 Ha ha!
phrase-oh_no = 😱 Olamaz!
phrase-wow = 😮 Vay!
phrase-thinking = 😐 Bir düşüneyim
phrase-again = ↻ Bir el daha?
phrase-good_night = ☾ İyi geceler
