# Terms: run = jujukan, set = set, meld (noun) = kombinasi, to meld = bentang, to lay (either way) = letak,
# lay off = sambung, draw = cabut, take = ambil, discard = buang, discards = buangan, discard pile = timbunan buangan,
# stock = stok, pack = dek, suit = corak, rank = nilai, joker = joker, natural card = kad asli, burnt = hangus,
# hand = tangan, deal = pusingan, turn = giliran, match = perlawanan, game = permainan, to deal = agih,
# dealer = pengagih, first laying = bentangan pertama, opening = pembukaan, pure run = jujukan tulen,
# passport = pasport, dead = mati, blocked = buntu, go out = habis kad, at once = sekali gus, dry exit = habis kering,
# carte = carte, Game = Game, swap = tukar, borrow = pinjam, knock = ketuk, knocker = pengetuk, deadwood = sisa,
# gin = gin, big gin = gin besar, undercut = pintasan, shutout = kemenangan kosong, box = kotak, column = lajur,
# card turned up = kad terbuka, points = mata, score = skor, score sheet = lembaran skor, tie = seri,
# house rules = peraturan rumah, table = meja, seat = tempat, host = tuan rumah, record = rekod, log = catatan.
# ace, jack, queen, king = sat, jek, ratu, raja; spades, hearts, diamonds, clubs = sped, hati, daiman, kelawar.

# The language in its own name, and whether somebody who speaks it from home has read all of it: yes or no.
language-name = Bahasa Melayu
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
card-name = { $rank } { $suit }
joker = joker
# A joker on the table: in a run it stands for one card, in a set for a rank.
joker-for-card = joker sebagai { $card }
joker-as-A = joker sebagai sat
joker-as-2 = joker sebagai 2
joker-as-3 = joker sebagai 3
joker-as-4 = joker sebagai 4
joker-as-5 = joker sebagai 5
joker-as-6 = joker sebagai 6
joker-as-7 = joker sebagai 7
joker-as-8 = joker sebagai 8
joker-as-9 = joker sebagai 9
joker-as-T = joker sebagai 10
joker-as-J = joker sebagai jek
joker-as-Q = joker sebagai ratu
joker-as-K = joker sebagai raja
rank-A = sat
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-T = 10
rank-J = jek
rank-Q = ratu
rank-K = raja
# Several of one rank: a set of aces.
ranks-A = sat
ranks-2 = dua
ranks-3 = tiga
ranks-4 = empat
ranks-5 = lima
ranks-6 = enam
ranks-7 = tujuh
ranks-8 = lapan
ranks-9 = sembilan
ranks-T = sepuluh
ranks-J = jek
ranks-Q = ratu
ranks-K = raja
suit-s = sped
suit-h = hati
suit-d = daiman
suit-c = kelawar
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
suit-letter-s = S
suit-letter-h = H
suit-letter-d = D
suit-letter-c = K
card-short = { $rank }{ $suit }
joker-short = Joker
# A joker on the table that stands for $card (a short card or a short rank).
joker-short-for = ★{ $card }
# A meld: $from and $to are ranks, $suit a suit, $ranks several of one rank, $count its cards.
meld-run = jujukan { $suit }, { $from } hingga { $to }
meld-set = set { $count } kad { $ranks }

# The house rules: every knob with its name, one sentence of help, and its answers in words.
#
# knob-<path> and knob-<path>-help, choice-<path>-<answer>; dots and underscores become dashes. An answer
# without a message of its own is one of the four below, or a number.

choice-yes = ya
choice-no = tidak
choice-any = berapa pun
choice-none = tiada
# An answer that depends: $answer with $seats players ("3", "5 or 6", "2 to 4"), or if $case is chosen.
answer-seats = { $answer } dengan { $seats } pemain
answer-case = { $answer } dengan “{ $case }”
answer-else = selain itu { $answer }
# From $low to $high.
answer-span = { $low } hingga { $high }
# A choice named by its knob: "Ties: shared".
answer-named = { $knob }: { $answer }
preset-penang = Penang Rummy
preset-rami51 = Rami 51
preset-rami51-circular = Rami 51 melingkar
preset-rami71 = Rami 71
preset-rami81 = Rami 81
preset-arbaatash = Arbaatash, 14 Lubnan
preset-thousand = Rami 51, permainan 1000
preset-basic = Rummy Asas
preset-gin = Gin Rummy
preset-gin-traditional = Gin, cara lama
preset-gin-oklahoma = Gin Oklahoma
preset-gin-hollywood = Gin, skor Hollywood
preset-gin-openspiel = Gin seperti dalam OpenSpiel
preset-gin-rlcard = Gin seperti dalam RLCard
ending-game = Game
ending-all-dead = semua mati
ending-last-survivor = tinggal seorang
ending-blocked = buntu
ending-knock = ketukan
ending-gin = gin
ending-big-gin = gin besar

## Which cards are played with?

group-deck = Kad apa yang digunakan?
knob-deck-packs = Dek
knob-deck-packs-help = Berapa dek 52 kad dikocok bersama.
knob-deck-jokers = Joker
knob-deck-jokers-help = Berapa joker ada dalam semua dek bersama.

## How are the cards dealt?

group-deal = Bagaimanakah kad diagihkan?
knob-deal-seats = Pemain
knob-deal-seats-help = Berapa orang boleh bermain; lebih ramai perlu lebih banyak dek.
knob-deal-hand-size = Kad di tangan
knob-deal-hand-size-help = Berapa kad diagihkan kepada setiap pemain pada mulanya.
knob-deal-starter = Siapa mula
knob-deal-starter-help = Siapa mendapat giliran pertama dalam satu pusingan.
choice-deal-starter-dealer = pengagih
choice-deal-starter-next = pemain selepas pengagih
knob-deal-extra = Kad tambahan
knob-deal-extra-help = Berapa kad lebih daripada yang lain diberi kepada pemain yang mula.
knob-deal-direction = Arah
knob-deal-direction-help = Arah kad diagihkan dan giliran berpindah.
choice-deal-direction-clockwise = ikut arah jam, ke kiri
choice-deal-direction-anticlockwise = lawan arah jam, ke kanan
knob-deal-starter-first-turn = Giliran paling awal
knob-deal-starter-first-turn-help = Sama ada pemain yang mula boleh meletakkan kad atau mengetuk dalam giliran itu, atau hanya membuang.
choice-deal-starter-first-turn-discard-only = hanya untuk membuang
choice-deal-starter-first-turn-full = sama seperti giliran lain
knob-deal-upcard = Kad terbuka
knob-deal-upcard-help = Sama ada satu kad dibuka selepas agihan untuk memulakan timbunan buangan.
knob-deal-cut-joker = Joker semasa memotong
knob-deal-cut-joker-help = Apa yang berlaku apabila pemain yang memotong dek membuka joker.
choice-deal-cut-joker-ignored = dikembalikan
choice-deal-cut-joker-kept = disimpan sebagai satu daripada kad pemotong
knob-deal-aside-shown-after = Tunjukkan kad tak diagih selepas pusingan
knob-deal-aside-shown-after-help = Sama ada semua orang melihat, selepas pusingan tamat, kad yang tidak dimainkan.

## What may be drawn?

group-draw = Apa yang boleh dicabut?
knob-draw-take = Kad dari timbunan buangan
knob-draw-take-help = Apa yang mesti dibuat dengan kad teratas timbunan buangan oleh orang yang mengambilnya.
choice-draw-take-must-lay = mesti diletak dalam giliran yang sama
choice-draw-take-free = boleh masuk ke tangan
knob-draw-take-from-round = Giliran pertama dengan timbunan buangan
knob-draw-take-from-round-help = Mulai giliran ke berapa dalam pusingan pemain boleh mengambil dari timbunan buangan.
knob-draw-take-joker = Joker pada timbunan buangan
knob-draw-take-joker-help = Sama ada joker boleh diambil dari timbunan buangan.
knob-draw-take-with-one = Mengambil dengan satu kad
knob-draw-take-with-one-help = Sama ada pemain yang tinggal satu kad boleh mengambil dari timbunan buangan.
knob-draw-throw-back = Membuang semula kad
knob-draw-throw-back-help = Sama ada kad yang diambil dari timbunan buangan boleh dibuang dalam giliran yang sama.
knob-draw-mutual-return = Dibuang semula dua kali berturut-turut
knob-draw-mutual-return-help = Apa yang berlaku apabila kedua-dua pemain, seorang demi seorang, membuang kad yang baru diambil.
choice-draw-mutual-return-plays-on = permainan diteruskan
choice-draw-mutual-return-ends = pusingan mati
knob-draw-takes = Buangan diambil dalam satu pusingan
knob-draw-takes-help = Pengambilan buangan ke berapa, dikira bagi kedua-dua pemain, yang menjadikan pusingan mati; kad terbuka tidak dikira.
choice-draw-takes-any = sebanyak mana pun
knob-draw-last = Kad tinggal dalam stok
knob-draw-last-help = Pada baki berapa kad dalam stok tiada lagi yang dicabut: itulah dinding.
knob-draw-wall = Di dinding
knob-draw-wall-help = Apa yang berlaku apabila stok sampai ke penghujung dan tiada sesiapa mengetuk.
choice-draw-wall-dead = pusingan mati, dan tiada sesiapa mendapat mata
choice-draw-wall-knock = buangan terakhir masih boleh diambil untuk mengetuk dengannya
choice-draw-wall-declare = pemain mengambil buangan terakhir dan terus bermain, atau mengisytiharkan pusingan mati
knob-draw-renew = Membuat stok baharu
knob-draw-renew-help = Cara buangan menjadi stok baharu.
choice-draw-renew-shuffled = dikocok
choice-draw-renew-turned = diterbalikkan seadanya
choice-draw-renew-taken = kad teratas boleh diambil, atau semua diterbalikkan seadanya
knob-draw-renew-keeps-top = Buangan teratas kekal
knob-draw-renew-keeps-top-help = Sama ada buangan teratas kekal di timbunan apabila yang lain menjadi stok baharu.
knob-draw-renewals = Stok baharu
knob-draw-renewals-help = Berapa kali dalam satu pusingan buangan boleh menjadi stok baharu.
choice-draw-renewals-any = sekerap yang perlu
knob-draw-touch = Menyentuh timbunan buangan
knob-draw-touch-help = Akibat menyentuh timbunan buangan tetapi kemudian mencabut dari stok juga.
choice-draw-touch-ignored = tiada apa-apa
choice-draw-touch-no-dry-this-turn = tiada habis kering dalam giliran ini
choice-draw-touch-no-dry-this-deal = tiada habis kering dalam pusingan ini
choice-draw-touch-no-exit-this-deal = tidak boleh habis kad langsung dalam pusingan ini

## What is a meld?

group-melds = Apakah kombinasi?
knob-melds-aces = Sat dalam jujukan
knob-melds-aces-help = Sama ada sat boleh mengikuti raja.
choice-melds-aces-both = rendah sebelum dua, atau tinggi selepas raja
choice-melds-aces-low = rendah sebelum dua sahaja
knob-melds-set-suits = Corak dalam set
knob-melds-set-suits-help = Sama ada set boleh mengandungi corak yang sama lebih daripada sekali, misalnya dua kad 8 hati.
choice-melds-set-suits-repeat = boleh berulang
choice-melds-set-suits-distinct = semuanya berlainan, jadi paling banyak empat kad
knob-melds-run-max = Jujukan terpanjang
knob-melds-run-max-help = Berapa kad boleh ada dalam jujukan: dengan 14 ada sat di kedua-dua hujung.
knob-melds-circular = Jujukan melingkar
knob-melds-circular-help = Sama ada jujukan boleh diteruskan selepas sat: ratu, raja, sat, dua.
knob-melds-min-naturals = Kad asli dalam kombinasi
knob-melds-min-naturals-help = Sekurang-kurangnya berapa kad dalam kombinasi mesti bukan joker.

## What may a joker do?

group-wild = Apa yang boleh dibuat oleh joker?
knob-wild-max-in-run = Joker dalam jujukan
knob-wild-max-in-run-help = Berapa joker boleh ada dalam satu jujukan.
choice-wild-max-in-run-any = sebanyak mana pun
knob-wild-max-in-set = Joker dalam set
knob-wild-max-in-set-help = Berapa joker boleh ada dalam satu set.
choice-wild-max-in-set-any = sebanyak mana pun
knob-wild-adjacent = Joker bersebelahan
knob-wild-adjacent-help = Sama ada dua joker boleh bersebelahan dalam jujukan.
knob-wild-in-run = Kedudukan joker dalam jujukan
knob-wild-in-run-help = Di mana dalam jujukan joker boleh berada, dan bagi kad apa.
choice-wild-in-run-anywhere = di mana-mana
choice-wild-in-run-ends = di hujung sahaja
choice-wild-in-run-burnt = hanya bagi kad yang semua salinannya ada di meja
knob-wild-burnt-counts-discards = Buangan juga menghanguskan
knob-wild-burnt-counts-discards-help = Sama ada salinan di timbunan buangan dikira seperti yang dalam kombinasi apabila joker hanya boleh mewakili kad hangus.
knob-wild-rebind = Joker dalam jujukan
knob-wild-rebind-help = Sama ada kad yang diwakili joker boleh menolaknya ke hujung jujukan yang kosong.
choice-wild-rebind-fixed = kekal di tempatnya
choice-wild-rebind-slide = boleh ditolak ke hujung oleh kad asli

## What does the first laying need?

group-opening = Apa yang diperlukan oleh bentangan pertama?
knob-opening-kind = Bentangan pertama
knob-opening-kind-help = Apa yang mesti ada pada bentangan pertama pemain dalam satu pusingan, iaitu pembukaan.
choice-opening-kind-points = mesti mencapai jumlah mata tertentu
choice-opening-kind-none = boleh apa-apa kombinasi, dalam mana-mana giliran
choice-opening-kind-free = tiada syarat: boleh menyambung sebelum membentang
knob-opening-points = Mata untuk membuka
knob-opening-points-help = Berapa mata mesti dicapai oleh kad-kad bentangan pertama bersama.
knob-opening-points-from-discard = Mata untuk membuka dengan buangan
knob-opening-points-from-discard-help = Berapa mata diperlukan untuk membuka dalam giliran yang bermula dengan kad dari timbunan buangan.
choice-opening-points-from-discard-same = sama banyak seperti biasa
knob-opening-discard-points-always = Mata itu setiap kali
knob-opening-discard-points-always-help = Sama ada pemain yang sudah membuka juga perlukan mata ini, dalam setiap giliran yang bermula dengan buangan.
knob-opening-pure-run = Jujukan tanpa joker
knob-opening-pure-run-help = Sama ada bentangan pertama mesti mengandungi jujukan tanpa joker.
choice-opening-pure-run-new = jujukan baharu tanpa joker
choice-opening-pure-run-subrun = jujukan dengan tiga kad asli berturutan, walaupun di sebelah joker
choice-opening-pure-run-off = tidak perlu
knob-opening-from-round = Giliran pertama untuk membuka
knob-opening-from-round-help = Mulai giliran ke berapa dalam pusingan pemain boleh membuka.
knob-opening-joker-counts = Joker dalam bentangan pertama
knob-opening-joker-counts-help = Berapa nilai joker dalam mata bentangan pertama.
choice-opening-joker-counts-replaced = sama dengan kad yang diwakilinya
choice-opening-joker-counts-zero = tiada
choice-opening-joker-counts-thirty-five = 35 mata

## What may be laid off?

group-layoff = Apa yang boleh disambung?
knob-layoff-joker-on-opponent = Joker pada kombinasi orang lain
knob-layoff-joker-on-opponent-help = Sama ada joker boleh disambung pada kombinasi yang dibentang oleh orang lain.
choice-layoff-joker-on-opponent-none = tiada
choice-layoff-joker-on-opponent-sets = pada set sahaja
choice-layoff-joker-on-opponent-all = pada semua

## How is a joker won?

group-swap = Bagaimanakah joker diperoleh?
knob-swap-from-set = Joker dalam set
knob-swap-from-set-help = Kad apa memperoleh joker dalam set.
choice-swap-from-set-rank = diperoleh dengan mana-mana kad senilai
choice-swap-from-set-square = diperoleh dengan corak yang tiada, setelah set ada empat kad
choice-swap-from-set-square-both = diperoleh dengan corak yang tiada, dalam giliran set itu mendapat kad keempat
choice-swap-from-set-never = tidak boleh diperoleh
knob-swap-use = Joker yang diperoleh
knob-swap-use-help = Sama ada joker daripada penukaran boleh disimpan di tangan.
choice-swap-use-keep = boleh disimpan
choice-swap-use-new-meld = mesti masuk kombinasi baharu dalam giliran yang sama
choice-swap-use-any = mesti diletak dalam giliran yang sama
knob-swap-same-turn = Menukar dalam giliran kombinasi pertama
knob-swap-same-turn-help = Sama ada pemain boleh menukar dalam giliran dia membentang kombinasi pertama.

## May cards be taken from melds?

group-borrow = Bolehkah kad diambil dari kombinasi?
knob-borrow-kind = Meminjam dari kombinasi
knob-borrow-kind-help = Sama ada kad asli boleh diambil dari kombinasi di meja untuk kombinasi baharu.
choice-borrow-kind-off = tidak dibuat
choice-borrow-kind-single = boleh, selagi tinggal kombinasi tiga kad atau lebih
knob-borrow-split = Dari tengah jujukan
knob-borrow-split-help = Sama ada kad boleh dipinjam dari tengah jujukan yang lalu terbahagi kepada dua jujukan yang sah.
knob-borrow-joker = Meminjam joker
knob-borrow-joker-help = Sama ada joker boleh dipinjam seperti kad asli, tanpa penukaran.
knob-borrow-from-joker-meld = Dari kombinasi berjoker
knob-borrow-from-joker-meld-help = Sama ada kad asli boleh dipinjam dari kombinasi yang ada joker.

## What if a seat cannot play?

group-idle = Bagaimana jika seseorang tidak dapat bermain?
knob-idle-dead-counts-swaps = Penukaran menyelamatkan daripada mati
knob-idle-dead-counts-swaps-help = Sama ada penukaran yang akan memberi joker untuk diletak dikira sebagai langkah, jadi pemain belum boleh mati.
knob-idle-voluntary-dead = Mati secara sukarela
knob-idle-voluntary-dead-help = Sama ada pemain boleh mengisytiharkan diri mati walaupun ada langkah.
knob-idle-auto-dead = Mati secara automatik
knob-idle-auto-dead-help = Sama ada meja mengisytiharkan mati pemain yang tiada langkah pada awal giliran.

## When may one knock?

group-knock = Bilakah boleh mengetuk?
knob-knock-limit = Sisa untuk mengetuk
knob-knock-limit-help = Paling banyak berapa mata boleh ada pada sisa pengetuk, iaitu kad di luar kombinasi.
choice-knock-limit-upcard = sebanyak nilai kad terbuka
knob-knock-upcard-ace = Sat terbuka
knob-knock-upcard-ace-help = Syarat mengetuk selepas sat, jika kad terbuka menentukan berapa sisa boleh disimpan.
choice-knock-upcard-ace-one = membenarkan sisa 1 mata
choice-knock-upcard-ace-gin-only = hanya membenarkan gin
knob-knock-test = Ujian ketukan
knob-knock-test-help = Cara menentukan sama ada tangan boleh mengetuk.
choice-knock-test-exact = dengan semua cara membuang satu kad dan menyusun yang lain
choice-knock-test-first-melds = dengan cara pertama menyusun semua kad yang meninggalkan paling sedikit
knob-knock-throw-back = Mengetuk dengan kad yang baru diambil
knob-knock-throw-back-help = Sama ada kad yang diambil dari timbunan buangan boleh dibuang semasa mengetuk dalam giliran yang sama.
knob-knock-gin = Tangan gin
knob-knock-gin-help = Sama ada pemain yang boleh menunjukkan gin boleh terus bermain.
choice-knock-gin-may = boleh terus dimainkan
choice-knock-gin-must = mesti ditunjukkan serta-merta
knob-knock-layoffs = Menyambung selepas ketukan
knob-knock-layoffs-help = Sama ada pemain lain boleh menyambung kad pada kombinasi pengetuk.
knob-knock-layoffs-per-end = Kad disambung di satu hujung
knob-knock-layoffs-per-end-help = Berapa kad boleh disambung di setiap hujung jujukan pengetuk.
choice-knock-layoffs-per-end-any = sebanyak yang sesuai
knob-knock-defender = Kombinasi pemain lain
knob-knock-defender-help = Kombinasi mana ditunjukkan oleh pemain lain selepas ketukan.
choice-knock-defender-best = yang meninggalkan sisa paling sedikit
choice-knock-defender-chosen = yang dipilih oleh pemain itu

## How does a deal end?

group-out = Bagaimanakah pusingan tamat?
knob-out-last-survivor = Pemain terakhir yang belum mati
knob-out-last-survivor-help = Sama ada pemain terakhir yang belum mati terus bermain sendirian.
choice-out-last-survivor-plays-on = terus bermain sendirian
choice-out-last-survivor-ends = menamatkan pusingan
knob-out-discard = Kad terakhir
knob-out-discard-help = Sama ada pusingan dimenangi hanya dengan membuang kad terakhir, atau juga dengan meletakkannya.
choice-out-discard-required = mesti dibuang
choice-out-discard-optional = boleh dibuang atau diletak
knob-out-carte = Menyebut “carte”
knob-out-carte-help = Sama ada pemain yang tinggal satu kad selepas membuang mesti menyebutnya, jika tidak mencabut dua kad.
choice-out-carte-manual = pemain mesti menyebutnya, jika tidak mencabut dua
choice-out-carte-auto = meja menyebutnya
choice-out-carte-off = tiada sesiapa menyebutnya
knob-out-at-once-needs = Habis sekali gus
knob-out-at-once-needs-help = Syarat untuk habis kad dalam giliran yang sama dengan bentangan pertama.
choice-out-at-once-needs-points-and-run = perlu mata dan jujukan, seperti setiap pembukaan
choice-out-at-once-needs-run-only = perlu jujukan, tetapi tanpa syarat mata
choice-out-at-once-needs-none = tidak perlu kedua-duanya
knob-out-new-melds = Kombinasi baharu dalam satu giliran
knob-out-new-melds-help = Berapa kombinasi baharu boleh dibentang oleh pemain dalam satu giliran.
choice-out-new-melds-any = sebanyak mana pun
knob-out-at-once-may-use-table = Sekali gus dengan kombinasi di meja
knob-out-at-once-may-use-table-help = Sama ada habis sekali gus masih dikira begitu apabila kombinasi yang sudah ada di meja digunakan.
knob-out-max-turns = Pusingan terpanjang
knob-out-max-turns-help = Selepas berapa giliran semua pemain pusingan tamat tanpa pemenang.

## What do the cards count?

group-values = Berapakah nilai kad?
knob-values-ace-in-hand = Sat
knob-values-ace-in-hand-help = Nilai sat yang tinggal di tangan.
knob-values-joker-in-hand = Joker
knob-values-joker-in-hand-help = Nilai joker yang tinggal di tangan.
choice-values-joker-in-hand-doubles-hand = menggandakan tangan
knob-values-court = Jek, ratu dan raja
knob-values-court-help = Nilai jek, ratu atau raja.
knob-values-ace-in-meld = Sat dalam kombinasi
knob-values-ace-in-meld-help = Nilai sat dalam mata bentangan pertama.
choice-values-ace-in-meld-by-place = 1 atau 11, ikut kedudukannya
choice-values-ace-in-meld-always-10 = sentiasa 10

## What else counts?

group-score = Apa lagi yang dikira?
knob-score-pays = Kad tinggal di tangan
knob-score-pays-help = Sama ada kad di tangan dikira ke atas pemegangnya, atau untuk pemenang.
choice-score-pays-own-cards = dikira ke atas pemegangnya
choice-score-pays-winner-collects = dikutip oleh pemenang
knob-score-gin = Bonus gin
knob-score-gin-help = Tambahan bagi gin, iaitu ketukan tanpa sisa.
knob-score-big-gin = Bonus gin besar
knob-score-big-gin-help = Tambahan bagi gin besar: semua kad dalam kombinasi, dan tiada yang dibuang.
choice-score-big-gin-none = gin besar tidak dimainkan
knob-score-undercut = Bonus pintasan
knob-score-undercut-help = Tambahan bagi pemain lain yang rupanya tidak lebih sisanya daripada pengetuk.
knob-score-tie = Sisa sama banyak
knob-score-tie-help = Maknanya apabila sisa kedua-dua pemain sama selepas ketukan.
choice-score-tie-undercut = dikira pintasan
choice-score-tie-nothing = tiada mata
knob-score-spade-doubles = Sped dikira dua kali
knob-score-spade-doubles-help = Sama ada pusingan dikira dua kali, termasuk bonusnya, apabila kad terbuka ialah sped.
knob-score-no-passport = Mati tanpa kombinasi
knob-score-no-passport-help = Tambahan bagi pemain yang mati sebelum membentang kombinasi pertama.
choice-score-no-passport-none = tiada tambahan
choice-score-no-passport-plus-50 = 50 mata tambahan
choice-score-no-passport-double = tangan dikira dua kali
knob-score-unopened = Belum membuka
knob-score-unopened-help = Kiraan bagi pemain yang belum membuka apabila seseorang habis kad, walau apa pun di tangan.
knob-score-at-once = Selepas habis sekali gus
knob-score-at-once-help = Kesan habis sekali gus pada mata pemain lain.
choice-score-at-once-multiply = mendarabkan mata semua yang lain
choice-score-at-once-flat-100 = memberi semua yang lain 100 mata
choice-score-at-once-dry-table = mendarab ikut joker yang digunakan
knob-score-at-once-factor = Faktor habis sekali gus
knob-score-at-once-factor-help = Mata pemain lain didarab dengan berapa selepas habis sekali gus.
knob-score-at-once-joker-factor = Faktor sekali gus dengan joker
knob-score-at-once-joker-factor-help = Didarab dengan berapa jika buangan terakhir pula ialah joker.
knob-score-joker-finish = Joker sebagai buangan terakhir
knob-score-joker-finish-help = Maknanya apabila seseorang habis kad, bukan sekali gus, dengan membuang joker.
choice-score-joker-finish-plain = dikira seperti kad lain
choice-score-joker-finish-double = menggandakan mata semua yang lain
choice-score-joker-finish-flat-200 = memberi semua yang lain 200 mata
choice-score-joker-finish-forbidden = tidak dibenarkan
knob-score-dry-table = Habis kering ikut joker
knob-score-dry-table-help = Ganjaran habis kering, iaitu semuanya dalam satu giliran, ikut bilangan joker yang digunakan.
choice-score-dry-table-rising = lebih dengan joker: sekali, satu setengah kali, dua kali
choice-score-dry-table-falling = kurang dengan joker: dua kali, satu setengah kali, sekali
choice-score-dry-table-literal = seperti dicetak dalam satu teks: sekali, satu setengah kali, sekali
knob-score-rounding = Setengah mata
knob-score-rounding-help = Apa yang dibuat dengan setengah mata.
choice-score-rounding-half-up = dibundarkan ke atas
choice-score-rounding-down = digugurkan
knob-score-winner-bonus = Bonus pemenang
knob-score-winner-bonus-help = Yang diperoleh pemenang pusingan: ditolak daripada jumlah, atau ditambah jika pemenang mengutip.

## How do deals make a match?

group-match = Bagaimanakah pusingan menjadi perlawanan?
knob-match-kind = Pusingan dalam perlawanan
knob-match-kind-help = Sama ada mata dijumlahkan dari pusingan ke pusingan.
choice-match-kind-independent = setiap satu permainan sendiri
choice-match-kind-cumulative = dijumlahkan
knob-match-target = Mata yang menamatkan perlawanan
knob-match-target-help = Perlawanan tamat apabila jumlah seseorang mencapai angka ini.
choice-match-target-none = tiada angka
knob-match-deals = Bilangan pusingan
knob-match-deals-help = Perlawanan tamat selepas sekian banyak pusingan.
choice-match-deals-none = tiada had
knob-match-game-bonus = Bonus permainan
knob-match-game-bonus-help = Tambahan bagi pemenang permainan, yang mempunyai mata terbanyak pada akhirnya.
knob-match-box = Kotak
knob-match-box-help = Tambahan bagi setiap pusingan yang dimenangi, apabila permainan dijumlahkan.
knob-match-extra-boxes = Kotak bagi gin dan pintasan
knob-match-extra-boxes-help = Sama ada gin memberi dua kotak lagi, dan pintasan satu.
knob-match-shutout = Kemenangan kosong
knob-match-shutout-help = Yang diperoleh pemenang permainan jika pihak lain tidak mendapat mata langsung.
choice-match-shutout-none = tiada tambahan
choice-match-shutout-double-before-boxes = menggandakan mata dan bonus, bukan kotak
choice-match-shutout-double-all = menggandakan semuanya
choice-match-shutout-double-bonus = menggandakan bonus permainan
choice-match-shutout-plus-100 = memberi 100 mata
knob-match-columns = Permainan sebelah-menyebelah
knob-match-columns-help = Berapa lajur pada lembaran skor, setiap satu permainan sendiri; tiga dipanggil Hollywood.
knob-match-elimination = Tersingkir
knob-match-elimination-help = Sama ada yang mencapai angka itu tersingkir dan yang lain terus bermain hingga tinggal seorang.
knob-match-last-deal-factor = Pemberat pusingan terakhir
knob-match-last-deal-factor-help = Mata pusingan terakhir didarab dengan berapa.
knob-match-dealer = Pengagih seterusnya
knob-match-dealer-help = Siapa mengagih selepas pusingan pertama, yang pengagihnya dipilih dengan undi.
choice-match-dealer-next = pemain seterusnya
choice-match-dealer-last-winner = pemenang pusingan terakhir
choice-match-dealer-worst-loser = yang paling kalah dalam pusingan terakhir
knob-match-ties = Perlawanan seri
knob-match-ties-help = Apa yang berlaku apabila beberapa pemain mendahului sama pada akhirnya.
choice-match-ties-shared = dikongsi
choice-match-ties-extra-deal = diteruskan hingga seorang mendahului
knob-match-settlement = Penyelesaian setiap pusingan
knob-match-settlement-help = Siapa membayar siapa selepas pusingan, dalam mata; tiada wang terlibat.
choice-match-settlement-none = tiada
choice-match-settlement-difference = setiap orang membayar beza kepada semua yang lebih baik
choice-match-settlement-winner-takes-difference = setiap orang membayar beza kepada pemenang

# Why something is refused: what is wrong, with the cards, and one next step. Nobody is blamed.
#
# $why is the finer case, where a reason has several. $cards are the cards that the sentence is about and
# $count their number; $meld is a meld of the table ("Aina’s run", "your set"), $fits the cards it would take.

# $name plays now.
reason-turn =
    { $why ->
        [dead] Anda mati dalam pusingan ini, jadi gilirannya melangkau anda. Pusingan seterusnya membawa anda kembali.
        [out] Anda sudah tersingkir daripada perlawanan ini. Anda boleh menontonnya hingga tamat.
        [watching] Anda sedang menonton di sini. Buka meja sendiri untuk bermain.
       *[other] { $name } sedang bermain. Kad anda menunggu sehingga giliran sampai kepada anda.
    }
# $need is the number of the turn in which it is possible, $have the one that is running.
reason-phase =
    { $why ->
        [over] Pusingan ini sudah tamat, dan tiada lagi yang boleh diletak. Teruskan ke pusingan seterusnya.
        [match-over] Perlawanan sudah tamat. Buka meja baharu untuk bermain lagi.
        [running] Pusingan ini masih dimainkan. Pusingan seterusnya diagihkan setelah ia tamat.
        [acted] Anda sudah meletakkan kad dalam giliran ini, jadi anda tidak mati. Tamatkan giliran sahaja.
        [nothing-to-undo] Tiada langkah untuk ditarik balik dalam giliran ini. Apa yang sudah dilihat orang lain kekal.
        [draw] Giliran anda bermula dengan satu kad: cabut dari stok, atau ambil buangan teratas.
        [drawn] Anda sudah mendapat kad untuk giliran ini. Letakkan apa yang anda mahu, kemudian buang satu.
        [discard] Di sini giliran tamat dengan membuang. Pilih kad yang hendak dilepaskan.
        [first-turn] Pada giliran pertama ini anda ada satu kad lebih dan hanya membuang. Pilih kad yang hendak dilepaskan.
        [offer] Kad terbuka didahulukan: ambil, atau lepaskan peluang.
        [must-draw] Anda berdua sudah melepaskan kad terbuka, jadi giliran ini bermula dari stok. Cabut satu kad.
        [held] Di sini kombinasi kekal di tangan sehingga seseorang mengetuk. Buang satu kad, atau ketuk.
        [drawn-held] Anda sudah mendapat kad untuk giliran ini. Buang satu, atau ketuk.
        [no-big-gin] Gin besar tidak dimainkan di meja ini. Buang satu kad dan ketuk: itulah gin.
        [showing] Sudah ada ketukan. Sambung pada kombinasi yang ditunjukkan, atau tunjukkan tangan anda.
        [gin-layoff] Selepas gin tiada yang disambung. Tunjukkan tangan anda.
        [no-layoff] Di meja ini tiada yang disambung selepas ketukan. Tunjukkan tangan anda.
        [best-melds] Di meja ini kombinasi terbaik anda ditunjukkan untuk anda. Katakan sahaja anda sudah selesai.
        [own-melds] Di meja ini anda memilih kombinasi yang ditunjukkan. Nyatakan yang mana.
        [wall-knock] Stok sudah sampai ke penghujung. Ambil buangan terakhir untuk mengetuk dengannya, atau lepaskan peluang.
        [wall-declare] Stok sudah sampai ke penghujung. Ambil buangan terakhir dan terus bermain, atau lepaskan peluang, yang menamatkan pusingan.
        [no-carte] Tiada sesiapa menyebut “carte” dalam permainan ini. Buang tanpanya.
        [round] Bentangan pertama boleh dibuat mulai giliran { $need } anda, dan ini giliran { $have } anda. Buang satu kad buat masa ini.
        [take-round] Timbunan buangan terbuka kepada anda pada giliran { $need } anda, dan ini giliran { $have } anda. Cabut dari stok.
        [take-joker] Ada joker di atas timbunan buangan, dan di sini joker kekal di situ. Cabut dari stok.
        [pile] Tiada kad pada timbunan buangan. Cabut dari stok.
        [renewing] Stok sedang dibuat semula. Cabut apabila ia siap.
       *[other] Itu tiada tempatnya pada saat ini. Pilih daripada apa yang boleh dibuat sekarang.
    }
reason-no-action =
    { $why ->
        [passport] Giliran anda masih memerlukan pasport, iaitu kombinasi tiga kad atau lebih. Bentangkan satu, kemudian tamatkan giliran.
       *[later] Satu giliran perlu sekurang-kurangnya satu kombinasi atau satu kad disambung; penukaran sahaja tidak cukup. Letakkan satu, kemudian tamatkan giliran.
    }
reason-has-moves =
    { $why ->
        [passport] Ada kombinasi di tangan anda, dan itu mengekalkan anda dalam permainan. Bentangkan sebagai pasport anda.
        [lay] Satu daripada kad anda boleh disambung, dan pemain hanya mati apabila tiada langkah. Sambung satu kad.
        [meld] Ada kombinasi di tangan anda, dan pemain hanya mati apabila tiada langkah. Bentangkan kombinasi itu.
       *[swap] Penukaran akan memberi anda joker untuk diletak, jadi masih ada langkah. Tukar untuk mendapat joker dahulu.
    }
reason-need-passport = Bentangkan kombinasi dahulu: yang pertama dalam pusingan ialah pasport anda. Kemudian anda boleh menyambung dan menukar.
reason-not-opened =
    { $why ->
        [opening] Joker boleh diperoleh setelah anda membuka. Buat pembukaan dahulu, kemudian tukar.
        [same-turn] Di meja ini tiada penukaran dalam giliran anda membuka. Tukar mulai giliran anda yang seterusnya.
       *[passport] Di meja ini tiada penukaran dalam giliran pasport anda. Tukar mulai giliran anda yang seterusnya.
    }
reason-a-carte = Dengan satu kad tinggal di tangan, timbunan buangan tertutup bagi anda. Cabut dari stok.
# $have is how many of the card are held.
reason-card-not-in-hand =
    { $why ->
        [meld] { $cards } tiada dalam { $meld }. Pilih kad yang ada di situ.
        [left-out] { $cards }: setiap kad di tangan anda berada dalam satu kombinasi, atau menjadi sisa. Nyatakan semuanya sekali.
       *[hand]
            { $have ->
                [0] { $cards } tiada di tangan anda. Pilih kad yang anda pegang.
                [1] Anda memegang { $cards } sekali sahaja. Tinggalkan yang kedua.
               *[other] Anda memegang { $cards } hanya { $have } kali. Tinggalkan yang selebihnya.
            }
    }
# $number is the meld asked for, $have how many there are.
reason-no-such-meld =
    { $have ->
        [0] Belum ada kombinasi di meja. Bentangkan satu dari tangan anda.
        [1] Tiada kombinasi { $number }. Satu-satunya di meja ialah kombinasi 1.
       *[other] Tiada kombinasi { $number }. Kombinasi di meja ialah 1 hingga { $have }.
    }
# $most is how many cards the meld may have.
reason-full =
    { $why ->
        [end] { $most } kad sudah disambung di hujung { $meld } itu, dan di sini tidak boleh lebih. Simpan { $cards }.
        [set] { $meld } ada { $most } kad, sebanyak yang dibenarkan bagi set di sini. Simpan { $cards } untuk kombinasi lain.
       *[run] { $meld } ada { $most } kad, sebanyak yang dibenarkan bagi jujukan di sini. Simpan { $cards } untuk kombinasi lain.
    }
# $most is how many cards a run may have, $jokers how many are in the deck.
reason-bad-run =
    { $why ->
        [short] { $cards }: jujukan ada sekurang-kurangnya tiga kad. Tambah satu yang menyusul.
        [suits] { $cards }: jujukan terdiri daripada satu corak. Pilih kad secorak, atau senilai untuk set.
        [twice] { $cards }: setiap kad hanya sekali dalam jujukan. Tinggalkan { $fits }.
        [ace] { $cards }: jujukan tamat dengan sat, tiada apa-apa selepasnya. Tinggalkan kad di sebelah sat itu.
        [ace-low] { $cards }: di sini sat mendahului dua, dan tiada apa-apa selepas raja. Tinggalkan kad di satu belah.
        [long] { $cards }: di sini jujukan boleh ada { $most } kad. Tinggalkan satu.
        [gap]
            { $cards }: di sini { $fits } perlu ada di antaranya. { $jokers ->
                [0] Pilih kad lain.
               *[other] Tambah itu, atau joker.
            }
        [beside] { $cards }: di sini dua joker tidak boleh bersebelahan dalam jujukan. Letakkan kad di antaranya.
        [ends] { $cards }: di sini joker hanya boleh berada di hujung jujukan. Letakkan kad di tempatnya.
        [layoff] { $cards } tidak sesuai pada { $meld }. Yang sesuai ialah { $fits }.
        [layoff-end] { $cards } tidak sesuai di hujung { $meld } itu. Cuba hujung yang satu lagi.
        [layoff-after] { $cards } tidak sesuai pada { $meld } selepas kad yang lain. Sambung kad satu demi satu.
        [layoff-beside] { $cards } akan bersebelahan dengan joker pada { $meld }, dan di sini dua joker tidak boleh berjiran. Sambung di tempat lain.
        [layoff-ends] Pada { $meld } joker tidak lagi berada di hujung, seperti yang perlu di sini. Sambung { $cards } di tempat lain.
        [seat] Sudah ada joker yang mewakili { $cards } pada { $meld }. Tukar kad itu dengan joker tersebut.
       *[run] { $cards } bukan jujukan, iaitu tiga kad atau lebih secorak dan berturutan. Pilih kad lain.
    }
# $ranks are those of the set ("eights"), $jokers is how many are in the deck.
reason-bad-set =
    { $why ->
        [short] { $cards }: kombinasi ada sekurang-kurangnya tiga kad. Tambah yang senilai, atau yang secorak dan berturutan.
        [many] { $cards }: di sini set ada paling banyak empat kad. Tinggalkan satu.
        [layoff]
            { $cards } tidak sesuai pada { $meld }. { $jokers ->
                [0] Yang sesuai ialah kad { $ranks }.
               *[other] Yang sesuai ialah kad { $ranks } dan joker.
            }
       *[set] { $cards } bukan set, iaitu tiga kad atau lebih yang senilai. Pilih kad lain.
    }
reason-dup-suit =
    { $why ->
        [layoff] { $meld } sudah ada corak { $cards }, dan di sini corak dalam set mesti berlainan. Simpan { $cards } untuk kombinasi lain.
       *[set] { $cards }: di sini corak dalam set mesti berlainan, dan { $fits } ada dua kali. Tinggalkan satu.
    }
# $need is how many natural cards a meld needs.
reason-all-jokers = { $cards }: kombinasi perlu sekurang-kurangnya { $need } kad yang bukan joker. Tambah lagi.
# $most is how many jokers the meld may have; $kind is run or set.
reason-too-many-jokers =
    { $kind ->
        [run]
            { $most ->
                [0] { $cards }: di sini jujukan tidak menerima joker. Bentangkan dengan kad asli sahaja.
               *[other] { $cards }: di sini jujukan menerima paling banyak { $most } joker. Gantikan joker selebihnya dengan kad asli.
            }
       *[set]
            { $most ->
                [0] { $cards }: di sini set tidak menerima joker. Bentangkan dengan kad asli sahaja.
               *[other] { $cards }: di sini set menerima paling banyak { $most } joker. Gantikan joker selebihnya dengan kad asli.
            }
    }
# $copies is how many of each card there are.
reason-not-burnt =
    { $copies ->
        [2] { $cards }: dalam jujukan joker hanya boleh mewakili kad yang kedua-dua salinannya ada di meja. Gunakan joker dalam set.
        [1] { $cards }: dalam jujukan joker hanya boleh mewakili kad yang sudah ada di meja. Gunakan joker dalam set.
       *[other] { $cards }: dalam jujukan joker hanya boleh mewakili kad yang semua { $copies } salinannya ada di meja. Gunakan joker dalam set.
    }
reason-joker-opp-run =
    { $why ->
        [sets] { $meld } milik orang lain, dan di sini joker tidak boleh diletak pada jujukan orang lain. Set mereka menerimanya.
       *[none] { $meld } milik orang lain, dan di sini joker hanya untuk kombinasi sendiri. Letakkan pada kombinasi anda.
    }
# $readings are the ways to understand it.
reason-ambiguous =
    { $why ->
        [knock] Dengan membuang { $cards } tangan anda boleh ditunjukkan dalam { $count } cara: { $readings }. Nyatakan yang mana.
       *[laid] { $cards } boleh diletak dalam { $count } cara: { $readings }. Nyatakan yang mana.
    }
reason-joker-brelan =
    { $why ->
        [never] Joker dalam { $meld } kekal di tempatnya: di meja ini joker tidak keluar dari set. Cuba joker dalam jujukan.
        [both] Joker dalam { $meld } hanya bebas dalam giliran setnya bertambah daripada tiga kepada empat. Cuba joker lain.
       *[square] Joker dalam { $meld } tidak mewakili satu kad tertentu sebelum set itu ada tiga corak dan satu joker. Sambung corak yang tiada dahulu.
    }
reason-joker-mismatch =
    { $why ->
        [joker] Joker diperoleh dengan kad asli. Pilih kad yang diwakilinya.
        [run] Joker dalam { $meld } tidak mewakili { $cards }. Ia diperoleh dengan { $fits }.
        [set] Joker dalam { $meld } tidak mewakili { $cards }. Ia diperoleh dengan satu kad { $ranks }.
        [square] Joker dalam { $meld } tidak mewakili { $cards }. Ia diperoleh dengan { $fits }.
       *[none] Tiada joker dalam { $meld }. Pilih kombinasi yang ada joker.
    }
reason-take-joker =
    { $why ->
        [meld] Di meja ini tiada kad dipinjam dari { $meld }, kerana ada joker di dalamnya. Pinjam dari kombinasi lain.
       *[joker] Joker dalam { $meld } tidak boleh dipinjam. Letakkan kad yang diwakilinya di tempat itu dan ambil joker begitu.
    }
# $have is how many cards the meld would keep.
reason-remainder =
    { $why ->
        [middle] { $cards }: baki { $meld } mesti kekal satu jujukan. Ambil kad dari hujungnya.
        [few]
            { $have ->
                [0] { $cards }: tiada apa-apa akan tinggal pada { $meld }, sedangkan tiga kad mesti kekal. Ambil kurang, atau dari kombinasi lain.
               *[other] { $cards }: hanya { $have } kad akan tinggal pada { $meld }, sedangkan tiga mesti kekal. Ambil kurang, atau dari kombinasi lain.
            }
       *[other] { $cards }: baki { $meld } tidak lagi menjadi kombinasi. Ambil kad lain.
    }
# $cards are the borrowed cards.
reason-take-use =
    { $why ->
        [off] { $cards }: di meja ini apa yang ada dalam kombinasi kekal di situ. Gunakan kad dari tangan anda.
        [hand] Kombinasi baharu dengan kad pinjaman juga perlu satu kad dari tangan anda. Tambah satu.
        [together] { $cards } dipinjam bersama dan masuk bersama ke dalam satu kombinasi baharu. Letakkan semuanya di situ.
       *[unused] { $cards } dari meja mesti masuk satu kombinasi baharu dalam giliran ini, bersama kad dari tangan anda. Bentangkan kombinasi itu, atau tarik balik langkah.
    }
# $cards is the card that was taken.
reason-discard-unused = Anda mengambil { $cards } dari timbunan buangan, jadi ia mesti diletak dalam giliran ini. Letakkan, atau tarik balik dan cabut dari stok.
# $have of $need points; $missing is the difference.
reason-open-points =
    { $why ->
        [discard] { $have } daripada { $need } mata: selepas kad dari timbunan buangan pembukaan anda perlu { $missing } lagi daripada kad sendiri. Letakkan lagi, atau tarik balik langkah anda.
        [any] Buangan hanya diambil untuk membuka dengannya. Bentangkan kombinasi dalam giliran ini, atau tarik balik langkah anda.
        [always] { $have } daripada { $need } mata: di sini yang mengambil buangan meletakkan sebanyak itu, { $missing } lagi. Letakkan lagi, atau tarik balik langkah anda.
        [dry] { $have } daripada { $need } mata: kecuali anda habis kad dalam giliran ini, pembukaan anda perlu { $missing } lagi daripada kad sendiri. Letakkan lagi, atau tarik balik langkah anda.
       *[opening] { $have } daripada { $need } mata: pembukaan anda perlu { $missing } lagi daripada kad sendiri. Letakkan lagi, atau tarik balik langkah anda.
    }
reason-open-pure =
    { $why ->
        [subrun] Pembukaan anda masih kurang jujukan dengan tiga kad asli berturutan. Bentangkan satu, atau tarik balik langkah anda.
       *[new] Pembukaan anda masih kurang jujukan baharu tanpa joker, semuanya dari tangan anda. Bentangkan satu, atau tarik balik langkah anda.
    }
reason-keep-card =
    { $why ->
        [forfeited] Anda menyentuh timbunan buangan lalu mencabut dari stok, jadi dalam pusingan ini anda tidak boleh habis kad. Simpan satu kad lagi.
       *[last] Satu kad mesti tinggal untuk dibuang bagi menamatkan giliran. Letakkan kurang satu kad.
    }
reason-joker-finish = Di meja ini kad terakhir yang anda buang tidak boleh joker. Letakkan joker itu dan buang kad lain.
# $cards is the card that was taken from the discard pile in this turn.
reason-throw-back =
    { $why ->
        [knock] Anda baru mengambil { $cards } dari timbunan buangan, jadi ia tidak boleh dibuang semasa mengetuk. Buang kad lain.
       *[discard] Anda baru mengambil { $cards } dari timbunan buangan, dan ia tidak boleh dikembalikan dalam giliran yang sama. Buang kad lain.
    }
# $most is how many new melds a turn may have.
reason-new-melds = Meja ini membenarkan paling banyak { $most } kombinasi baharu satu giliran. Sambung kad pada kombinasi, atau buang.
# $cards is the card that was turned up.
reason-upcard-passed = Anda berdua sudah melepaskan { $cards }, jadi ia kekal di tempatnya. Cabut dari stok.
reason-must-knock =
    { $why ->
        [gin] Tangan anda gin, dan di meja ini ia ditunjukkan serta-merta. Ketuk dengan kad yang tidak meninggalkan sisa.
        [less] Tangan anda gin, dan di meja ini gin ditunjukkan serta-merta. Pilih kad dan kombinasi yang tidak meninggalkan sisa.
       *[wall] Buangan terakhir hanya diambil untuk mengetuk dengannya. Ketuk sekarang.
    }
# $cards are those in no meld and $have what they count; a knocker may keep $need.
reason-deadwood =
    { $why ->
        [wall] Dengan { $cards } anda tidak dapat mengetuk: sisa akan melebihi { $need }. Lepaskan peluang.
        [test] Di meja ini satu cara menyusun menentukan, dan baki ialah { $cards }: sisa { $have }, sedangkan had ialah { $need }. Buang dan terus bermain.
        [melds] Baki ialah { $cards }, sisa { $have }, dan anda boleh mengetuk dengan paling banyak { $need }. Pilih kombinasi lain: tangan anda mampu lebih baik.
        [gin] Baki ialah { $cards }, sisa { $have }, dan dalam pusingan ini hanya gin boleh ditunjukkan. Buang dan terus bermain.
       *[knock] Baki ialah { $cards }, sisa { $have }, dan anda boleh mengetuk dengan paling banyak { $need }. Buang dan terus bermain.
    }
# $cards are those in no meld.
reason-not-melded =
    { $count ->
        [1] { $cards } di luar kombinasi, sedangkan bagi gin besar setiap kad berada dalam satu. Buang kad itu dan ketuk, atau pilih kombinasi lain.
       *[other] { $cards } di luar kombinasi, sedangkan bagi gin besar setiap kad berada dalam satu. Pilih kombinasi lain, atau ketuk dengan membuang satu kad.
    }
# $need is how many jokers must still be laid.
reason-joker-unused =
    { $why ->
        [new-meld]
            { $need ->
                [1] Joker yang anda ambil mesti masuk kombinasi baharu dalam giliran ini. Bentangkan satu dengannya, atau tarik balik penukaran.
               *[other] { $need } joker yang anda ambil mesti masuk kombinasi baharu dalam giliran ini. Bentangkan, atau tarik balik penukaran.
            }
       *[any]
            { $need ->
                [1] Joker yang anda ambil mesti diletak dalam giliran ini. Letakkan, atau tarik balik penukaran.
               *[other] { $need } joker yang anda ambil mesti diletak dalam giliran ini. Letakkan, atau tarik balik penukaran.
            }
    }

# The rules in prose, made from the answers of a table.
#
# Every answer is given under its path with dashes ($swap-from-set, $values-court): words as they stand in the
# rules file, yes or no, or a number. $title is the name of the game; $seats "4" or "2 to 6" players; $wins is
# most or fewest, the points that win.

# How numbers of players are said.
seats-span = { $low } hingga { $high }
# The heading above a game's rules.
rules-title = Peraturan { $title }
rules-title-seats = Peraturan { $title } untuk { $seats } pemain
rules-changes = Diubah di meja ini
rules-instead = { $title } seperti dalam buku: { $answers }.
# Where a text is no more than a draft.
rules-draft = Terjemahan ini ialah draf kami sendiri. Belum ada penutur jati yang membacanya.
# Above the rules of a preset in the documents. $law and $knobs are addresses.
rules-page-note = Versi { $version }. ID dalam kurungan ialah ID daripada [undang-undang permainan]({ $law }), tempat setiap peraturan disertai sumbernya. Apa yang boleh diubah oleh meja ada dalam [jadual peraturan rumah]({ $knobs }).
rules-section-goal = Apakah matlamatnya?
rules-section-deck = Kad
rules-section-deal = Agihan
rules-section-turn = Giliran
rules-section-passport = Pasport
rules-section-melds = Kombinasi
rules-section-jokers = Joker
rules-section-layoff = Menyambung
rules-section-swap = Menukar untuk joker
rules-section-dead = Mati
rules-section-end = Akhir pusingan
rules-section-count = Kiraan
rules-section-match = Perlawanan

## What is it about?

rule-goal = Matlamat anda ialah tinggal dengan mata sesedikit mungkin. Kad keluar dari tangan anda sebagai kombinasi yang dibentang di meja dan sebagai kad tunggal yang disambung pada kombinasi, milik anda atau sesiapa pun.
rule-no-draw = Tiada yang dicabut dan tiada yang dibuang. Sebaik sahaja anda tidak dapat meletakkan kad dalam satu giliran, anda mati, dan apa yang anda pegang dikira ke atas anda. Jadi bertahan lama itu berbaloi: selalunya lebih baik bermain sedikit demi sedikit setiap giliran daripada semuanya sekali gus.

## The cards

rule-deck =
    Dengan { $seats } pemain: { $deck-packs } dek 52 kad dan { $deck-jokers ->
        [0] tiada joker
       *[other] { $deck-jokers } joker
    }, semuanya { $total } kad.
rule-players =
    { $low ->
        [0] Permainan ini untuk { $high } pemain.
       *[other] Permainan ini untuk { $low } hingga { $high } pemain.
    }

## The deal

rule-hand = Dengan { $seats } pemain setiap orang diberi { $deal-hand-size } kad.
# The usual number, before the exceptions.
rule-hand-all = Setiap pemain diberi { $deal-hand-size } kad.
rule-direction =
    Kad diagihkan satu demi satu, { $deal-direction ->
        [anticlockwise] lawan arah jam, mula-mula kepada pemain di kanan pengagih. Giliran berpindah ikut arah yang sama.
       *[clockwise] ikut arah jam, mula-mula kepada pemain di kiri pengagih. Giliran berpindah ikut arah yang sama.
    }
rule-starter =
    { $deal-starter ->
        [dealer] Pengagih mendapat giliran pertama.
       *[next] Pemain selepas pengagih mendapat giliran pertama.
    }
# $left is how many cards are left over, or "some" where that depends.
rule-aside =
    { $left ->
        [0] Tiada kad berbaki.
        [some] Kad yang berbaki diketepikan tertutup dan tidak dimainkan.
       *[other] { $left } kad yang berbaki diketepikan tertutup dan tidak dimainkan.
    } { $deal-aside-shown-after ->
        [yes] Apabila pusingan tamat, kad itu ditunjukkan.
       *[no] Tiada sesiapa pernah melihatnya.
    }

## A turn

rule-turn = Dalam giliran anda, bentangkan sekurang-kurangnya satu kombinasi atau sambung sekurang-kurangnya satu kad. Anda boleh buat lebih, dalam apa jua urutan dan tanpa had, dan menamatkan giliran bila-bila anda mahu. Giliran tidak boleh dilangkau.
rule-turn-free = Tiada sesiapa wajib membuat lebih daripada satu perkara dalam satu giliran, atau membentang apa yang boleh dibentang: tiga sat boleh keluar satu demi satu, giliran demi giliran, pada set sat yang sudah ada.
rule-turn-stays = Apa yang ada di meja kekal di situ. Kombinasi tidak dicantum, dibelah atau dialihkan.

## The passport

rule-passport =
    Perkara pertama yang anda buat dalam pusingan ialah membentang kombinasi, dalam giliran pertama anda: itulah pasport anda. Ia tidak perlu jumlah mata tertentu{ $jokers ->
        [0] .
       *[other] , dan joker boleh ada di dalamnya.
    } Sebelum itu anda { $jokers ->
        [0] tidak boleh menyambung
       *[other] tidak boleh menyambung atau menukar
    }; selepasnya, dalam giliran yang sama, semuanya terbuka kepada anda.
rule-passport-must =
    { $idle-voluntary-dead ->
        [yes] Jika anda tiada kombinasi dalam giliran pertama, anda terus mati. Jika ada, anda boleh membentangnya, atau mati juga.
       *[no] Jika anda ada kombinasi dalam giliran pertama, anda mesti membentangnya. Jika tiada, anda terus mati; itu jarang berlaku.
    }

## Melds

rule-runs =
    Jujukan ialah tiga kad atau lebih yang secorak dan berturutan. { $melds-circular ->
        [yes] Sat menyambung kedua-dua hujung, jadi jujukan boleh melingkar: ratu, raja, sat, dua. Jujukan ada paling banyak 13 kad.
       *[no]
            { $melds-aces ->
                [low] Sat adalah rendah, sebelum dua, dan tiada apa-apa mengikuti raja.
               *[both]
                    Sat adalah rendah sebelum dua atau tinggi selepas raja, dan tiada apa-apa mengikuti sat tinggi. { $melds-run-max ->
                        [14] Jujukan terpanjang ada 14 kad, dengan sat di kedua-dua hujung.
                       *[13] Jujukan terpanjang ada 13 kad, jadi hanya satu sat.
                    }
            }
    }
rule-sets =
    Set ialah tiga kad atau lebih yang senilai. { $melds-set-suits ->
        [distinct]
            Semua coraknya berlainan, jadi ada paling banyak empat kad{ $jokers ->
                [0] .
               *[other] , termasuk joker.
            }
       *[repeat] Corak boleh berulang, malah kad yang sama daripada dua dek, dan set boleh bertambah sejauh yang ada dalam dek.
    }

## Jokers

rule-no-jokers = Tiada joker dalam dek.
rule-jokers = Joker mewakili mana-mana kad. Dalam jujukan ia mewakili satu kad yang tepat, dalam set hanya nilainya. Ia boleh mewakili kad yang semua salinannya kelihatan di tempat lain. Hanya joker bercetak yang bebas.
rule-jokers-said = Jika kad boleh dibaca dengan dua cara, jujukan atau set, atau joker di hujung ini atau hujung itu, anda menyatakan yang mana. Itu kekal selepasnya.
rule-jokers-naturals =
    { $melds-min-naturals ->
        [0] Kombinasi boleh terdiri daripada joker sahaja; anda menyatakan apa yang diwakilinya.
       *[other] Kombinasi perlu sekurang-kurangnya { $melds-min-naturals } kad yang bukan joker.
    }
rule-jokers-run =
    { $wild-max-in-run ->
        [0] Jujukan tidak boleh mengandungi joker.
        [1] Jujukan boleh mengandungi satu joker.
        [any]
            Jujukan boleh mengandungi berapa pun joker, { $wild-adjacent ->
                [yes] juga yang bersebelahan.
               *[no] tetapi bukan dua yang bersebelahan.
            }
       *[other]
            Jujukan boleh mengandungi { $wild-max-in-run } joker, { $wild-adjacent ->
                [yes] juga yang bersebelahan.
               *[no] tetapi bukan dua yang bersebelahan.
            }
    }
rule-jokers-set =
    { $wild-max-in-set ->
        [any] Set boleh mengandungi berapa pun joker.
        [0] Set tidak boleh mengandungi joker.
       *[other] Set boleh mengandungi { $wild-max-in-set } joker.
    }
rule-jokers-place =
    { $wild-in-run ->
        [ends] Dalam jujukan joker hanya boleh berada di hujung, jadi hujung itu tidak bertambah lagi.
        [burnt] Dalam jujukan joker hanya boleh mewakili kad yang semua salinannya sudah ada di meja semasa ia diletak.
       *[anywhere] Dalam jujukan joker boleh berada di mana-mana.
    }
rule-jokers-fixed =
    { $wild-rebind ->
        [slide] Jika anda memegang kad yang diwakili oleh joker dalam jujukan, anda boleh menyambungnya di tempat joker itu dan menolak joker ke hujung jujukan yang kosong.
       *[fixed] Apabila jujukan bertambah, jokernya kekal di tempatnya dan tetap mewakili kad yang sama.
    }

## Laying off

rule-layoff =
    Anda boleh menyambung berapa pun kad pada mana-mana kombinasi di meja, tidak kira siapa yang membentangnya. Pada jujukan kad diteruskan di mana-mana hujung mengikut urutan. Pada set disambung kad senilai, { $melds-set-suits ->
        [distinct] dengan corak yang belum ada.
       *[repeat] juga dengan corak yang sudah ada.
    } { $melds-aces ->
        [low] { "" }
       *[both] Sat yang sesuai di kedua-dua hujung jujukan diletak di tempat yang anda nyatakan.
    }
rule-layoff-jokers =
    { $layoff-joker-on-opponent ->
        [none] Joker hanya disambung pada kombinasi anda sendiri.
        [sets] Joker disambung pada kombinasi anda sendiri dan pada set orang lain, bukan pada jujukan mereka.
       *[all] Joker juga boleh disambung pada kombinasi sesiapa pun.
    }

## Swapping for a joker

rule-swap = Dalam giliran anda, setelah anda ada pasport, anda boleh meletakkan kad dari tangan di tempat joker di meja, tidak kira siapa yang membentangnya, dan mengambil joker itu. Dalam jujukan kad itu mesti tepat kad yang diwakili joker, daripada mana-mana dek.
rule-swap-set =
    { $swap-from-set ->
        [square] Joker dalam set hanya diperoleh apabila set itu empat kad dengan tiga corak berlainan: dengan corak yang tiada. Dalam set tiga kad ia tidak mewakili satu kad tertentu.
        [square_both] Joker dalam set hanya diperoleh dalam giliran apabila kad asli menjadikannya empat kad dengan tiga corak berlainan: dengan corak yang tiada.
        [never] Joker dalam set tidak boleh diperoleh.
       *[rank] Dalam set mana-mana kad senilai memadai.
    }
rule-swap-free =
    Penukaran bukan langkah: anda masih perlu membentang kombinasi atau menyambung kad dalam giliran yang sama. Anda boleh menukar sekerap yang anda mahu, sebelum dan selepasnya. { $swap-same-turn ->
        [yes] Giliran pasport anda tidak terkecuali.
       *[no] Hanya dalam giliran pasport anda tidak boleh menukar.
    }
rule-swap-use =
    { $swap-use ->
        [new_meld] Joker yang anda ambil mesti masuk kombinasi baharu sebelum giliran anda tamat.
        [any] Joker yang anda ambil mesti diletak sebelum giliran anda tamat, dalam kombinasi atau sebagai sambungan.
       *[keep] Joker yang anda ambil boleh disimpan untuk giliran kemudian; jika di tangan pada akhirnya, ia dikira seperti kad lain.
    }
rule-swap-last =
    Penukaran menggantikan satu kad dengan kad lain, jadi ia tidak pernah mengosongkan tangan. { $swap-use ->
        [keep] Jika tiada yang boleh diletak selepasnya, anda mati dan menyimpan joker itu.
       *[other] Jika joker itu tidak dapat diletak, penukaran ditarik balik.
    }

## Dead

rule-dead =
    { $idle-voluntary-dead ->
        [yes] Pada awal giliran anda boleh mengisytiharkan diri mati, walaupun ada langkah. Jika tiada langkah, anda mati.
       *[no] Jika dalam giliran anda tidak dapat membentang kombinasi atau menyambung kad, anda mati. Selagi ada langkah, anda tidak boleh mati.
    } { $jokers ->
        [0] { "" }
       *[other]
            { $idle-dead-counts-swaps ->
                [yes] Penukaran dikira sebagai langkah jika anda dapat meletakkan sesuatu selepasnya.
               *[no] Apa yang dimungkinkan oleh penukaran tidak dikira sebagai langkah.
            }
    }
rule-dead-auto =
    { $idle-auto-dead ->
        [yes] Jika anda tiada langkah pada awal giliran, meja menyatakannya untuk anda.
       *[no] Jika anda tiada langkah, anda menyatakannya sendiri.
    }
rule-dead-after = Pemain yang mati tidak bermain lagi dalam pusingan ini, menyimpan tangannya tertutup dan mengira semuanya, termasuk kad yang boleh diterima oleh kombinasi kemudian.

## The end of a deal

rule-game = Sesiapa yang meletakkan kad terakhir dari tangannya mencapai “Game” dan memenangi pusingan serta-merta, di tengah giliran sekalipun. Selepas itu tiada sesiapa boleh meletakkan apa-apa, termasuk kombinasi yang dipegang.
rule-last-survivor =
    { $out-last-survivor ->
        [ends] Jika tidak, pusingan tamat sebaik sahaja tinggal seorang yang belum mati.
       *[plays_on] Jika tidak, pusingan tamat apabila semua mati. Yang terakhir belum mati terus bermain sendirian.
    } Kemudian mata paling sedikit menang. Oleh sebab setiap giliran meletakkan kad atau berakhir dengan mati, pusingan pasti tamat.

## Counting

rule-values =
    Kad yang tinggal di tangan dikira: dua hingga sepuluh ikut angkanya, jek, ratu dan raja { $values-court } setiap satu, sat { $values-ace-in-hand }{ $jokers ->
        [0] .
       *[other]
            { $values-joker-in-hand ->
                [doubles_hand] . Joker sendiri tidak bernilai tetapi menggandakan tangan, sekali sahaja berapa pun banyaknya.
               *[other] , joker { $values-joker-in-hand }.
            }
    }
rule-score =
    Skor anda ialah jumlah kad yang masih anda pegang{ $jokers ->
        [0] .
       *[other] , termasuk joker.
    } Dengan Game ia 0. Mata sedikit adalah baik.
rule-no-passport =
    { $score-no-passport ->
        [plus_50] Pemain yang mati tanpa pernah membentang kombinasi dikira 50 mata lebih.
        [double] Pemain yang mati tanpa pernah membentang kombinasi dikira tangannya dua kali.
       *[none] Mati tidak menambah apa-apa, tanpa pasport sekalipun: tangan penuh sudah cukup.
    }

## The match

rule-match =
    { $match-kind ->
        [independent]
            Setiap pusingan permainan sendiri. { $match-deals ->
                [none] Anda bermain seberapa banyak yang anda mahu.
                [1] Perlawanan terdiri daripada 1 pusingan.
               *[other] Perlawanan terdiri daripada { $match-deals } pusingan, dan yang paling banyak menang memenanginya.
            }
       *[cumulative]
            Mata semua pusingan dijumlahkan, dan jumlah { $wins ->
                [most] tertinggi
               *[fewest] terendah
            } menang. { $match-target ->
                [none] Perlawanan tamat selepas { $match-deals } pusingan.
               *[other]
                    { $match-elimination ->
                        [yes]
                            Sesiapa yang mencapai { $match-target } mata tersingkir. Yang terakhir tinggal menang; jika tiada yang tinggal, jumlah terendah menang. { $match-deals ->
                                [none] { "" }
                               *[other] Perlawanan tamat selewat-lewatnya selepas { $match-deals } pusingan.
                            }
                       *[no]
                            Perlawanan tamat apabila satu jumlah mencapai { $match-target } mata{ $match-deals ->
                                [none] .
                               *[other] , atau selepas { $match-deals } pusingan.
                            }
                    }
            }
    }
rule-last-deal =
    { $match-last-deal-factor ->
        [1] Semua pusingan sama berat.
       *[other] Mata pusingan terakhir didarab dengan { $match-last-deal-factor }.
    }
rule-dealer =
    Pengagih pertama dipilih dengan undi. Selepas itu { $match-dealer ->
        [next] pemain seterusnya mengagih setiap kali.
        [worst_loser]
            pemain dengan mata { $wins ->
                [most] paling sedikit
               *[fewest] paling banyak
            } dalam pusingan terakhir mengagih.
       *[last_winner] pemenang pusingan terakhir mengagih.
    } { $match-dealer ->
        [next] { "" }
       *[other] Jika sama, yang pertama ditemui mengikut pusingan dari pengagih.
    }
rule-ties =
    Pusingan yang dimenangi beberapa orang sama banyak dikongsi. { $match-ties ->
        [extra_deal] Perlawanan yang didahului beberapa orang belum tamat: semua bermain pusingan tambahan hingga seorang mendahului sendirian.
       *[shared] Begitu juga perlawanan.
    }
rule-settlement =
    { $match-settlement ->
        [difference]
            Selepas setiap pusingan setiap orang membayar kepada semua yang matanya { $wins ->
                [most] lebih banyak
               *[fewest] lebih sedikit
            } bezanya, dalam mata.
        [winner_takes_difference] Selepas setiap pusingan setiap orang membayar bezanya kepada pemenang dalam mata; beberapa pemenang berkongsi.
       *[none] Tiada penyelesaian antara pemain; mata itulah keputusannya.
    }
rules-section-opening = Pembukaan
rules-section-free = Membebaskan joker
rules-section-borrow = Meminjam dari kombinasi
rules-section-carte = Tinggal satu kad
rules-section-stock = Stok
rules-section-out = Habis kad

## What is it about?

rule-rami-goal =
    Matlamat anda ialah menjadi yang pertama tanpa kad, dan memegang mata sedikit apabila orang lain mendahului. { $wins ->
        [most] Yang pertama mengutip apa yang dipegang semua yang lain.
       *[fewest] { "" }
    } Kad keluar dari tangan anda sebagai kombinasi yang dibentang di meja, sebagai kad tunggal yang disambung pada kombinasi, dan satu demi satu apabila anda membuang.

## The deal

rule-rami-hand =
    Dengan { $seats } pemain setiap orang diberi { $deal-hand-size } kad{ $deal-extra ->
        [0] .
       *[other] , dan yang mula mendapat satu lagi.
    }
rule-rami-hand-all =
    Setiap pemain diberi { $deal-hand-size } kad{ $deal-extra ->
        [0] .
       *[other] , dan yang mula mendapat satu lagi.
    }
rule-rami-cut =
    Pemain di kiri pengagih memotong dek. { $deal-cut-joker ->
        [kept] Joker yang terbuka semasa memotong disimpan: ia salah satu kad yang diberi kepada pemain itu.
       *[ignored] Kad yang terbuka semasa memotong tidak penting.
    }
rule-rami-starter =
    { $deal-starter ->
        [dealer] Pengagih mendapat giliran pertama
       *[next] Pemain selepas pengagih mendapat giliran pertama
    }{ $deal-extra ->
        [0] . { $deal-starter-first-turn ->
                [full] Giliran itu sama seperti giliran lain.
               *[discard_only] Dalam giliran pertama ini tiada yang diletak: pemain hanya mencabut dan membuang.
            }
       *[other]
            { " " }dan tidak mencabut apa-apa, kerana sudah ada satu kad lebih. { $deal-starter-first-turn ->
                [full] Kad boleh diletak seperti dalam giliran lain, kemudian satu dibuang.
               *[discard_only] Giliran pertama ini hanya untuk membuang.
            }
    }
# $left is how many cards are left over, or "some" where that depends.
rule-rami-stock =
    { $left ->
        [some] Kad yang berbaki
       *[other] { $left } kad yang berbaki
    } diletak tertutup: inilah stok. { $deal-upcard ->
        [yes] Satu kad dibuka di sebelahnya dan memulakan timbunan buangan.
       *[no] Timbunan buangan di sebelahnya kosong pada mulanya.
    }

## A turn

rule-rami-turn =
    Dalam giliran anda, cabut satu kad, kemudian letakkan apa yang boleh dan anda mahu, dan akhirnya buang satu kad secara terbuka. { $jokers ->
        [0] Ia boleh mana-mana kad, termasuk yang sesuai di meja.
       *[other] Ia boleh mana-mana kad, termasuk joker atau yang sesuai di meja.
    }
rule-rami-take =
    Anda mencabut dari stok, atau mengambil kad teratas timbunan buangan. { $draw-take ->
        [free] Kad yang anda ambil boleh masuk ke tangan.
       *[must_lay]
            Kad yang anda ambil mesti diletak dalam giliran yang sama{ $jokers ->
                [0] : dalam kombinasi baharu atau sebagai sambungan.
               *[other] : dalam kombinasi baharu, sebagai sambungan, atau sebagai tukaran untuk joker.
            }
    } { $opening-kind ->
        [free] { "" }
       *[other] Sebelum membuka anda hanya boleh mengambilnya untuk membuka dengannya dalam giliran itu.
    }
rule-rami-take-round =
    { $draw-take-from-round ->
        [1] Timbunan buangan terbuka kepada anda mulai giliran pertama.
       *[other] Timbunan buangan terbuka kepada anda mulai giliran { $draw-take-from-round } anda dalam pusingan.
    }
rule-rami-throw-back =
    { $draw-throw-back ->
        [no] Kad yang anda ambil dari timbunan buangan tidak boleh dibuang dalam giliran yang sama.
       *[yes] Kad yang anda ambil dari timbunan buangan boleh dibuang semula dalam giliran yang sama.
    }
rule-rami-take-joker =
    { $draw-take-joker ->
        [no] Joker pada timbunan buangan tidak boleh diambil.
       *[yes] Joker pada timbunan buangan boleh diambil seperti kad lain.
    }
rule-rami-touch =
    { $draw-touch ->
        [no_dry_this_turn] Sesiapa yang menyentuh timbunan buangan lalu mencabut dari stok juga tidak boleh habis sekali gus dalam giliran itu: habis kad kemudian dikira biasa.
        [no_dry_this_deal] Sesiapa yang menyentuh timbunan buangan lalu mencabut dari stok juga tidak boleh lagi habis sekali gus dalam pusingan ini: habis kad dalam satu giliran kemudian dikira biasa.
        [no_exit_this_deal] Sesiapa yang menyentuh timbunan buangan lalu mencabut dari stok juga tidak boleh lagi habis kad dalam pusingan ini.
       *[ignored] Menyentuh timbunan buangan lalu mencabut dari stok juga tidak membawa akibat apa-apa.
    }

## Melds

rule-rami-melds = Kombinasi menjadi milik orang yang membentangnya. Dua kombinasi yang sama boleh ada bersebelahan.
rule-rami-new-melds =
    { $out-new-melds ->
        [any] Anda boleh membentang berapa pun kombinasi baharu dalam satu giliran.
        [1] Anda boleh membentang satu kombinasi baharu dalam satu giliran, dan di samping itu menyambung sesuka hati.
       *[other] Anda boleh membentang paling banyak { $out-new-melds } kombinasi baharu dalam satu giliran, dan di samping itu menyambung sesuka hati.
    }

## Jokers

rule-rami-jokers =
    Joker mewakili mana-mana kad. Dalam jujukan ia mewakili satu kad yang tepat. { $melds-set-suits ->
        [repeat] Dalam set ia hanya mewakili nilainya.
       *[distinct] Dalam set empat kad ia mewakili corak yang tiada. Dalam set tiga kad ia mewakili satu daripada dua corak yang tiada, dan tiada sesiapa dapat menyatakan yang mana.
    } Hanya joker bercetak yang bebas.
rule-rami-burnt =
    { $wild-burnt-counts-discards ->
        [yes] Salinan pada timbunan buangan dikira seperti yang dalam kombinasi.
       *[no] Hanya salinan dalam kombinasi dikira, bukan yang pada timbunan buangan. Jadi tiada kad tinggal yang dapat membebaskan joker dalam jujukan.
    }

## The opening

rule-rami-opening =
    { $opening-kind ->
        [none] Bentangan pertama anda dalam pusingan, iaitu pembukaan, boleh apa-apa kombinasi, dalam mana-mana giliran anda.
        [free] Bentangan pertama tiada syarat: anda boleh membentang apa-apa kombinasi, atau menyambung pada kombinasi orang lain sebelum mempunyai kombinasi sendiri.
       *[points]
            Bentangan pertama anda dalam pusingan ialah pembukaan anda. { $opening-points ->
                [0] Ia tidak perlu jumlah mata tertentu.
               *[other] Kad yang anda letakkan dalam satu giliran itu mesti berjumlah { $opening-points } mata atau lebih; tepat { $opening-points } sudah cukup.
            }
    }
rule-rami-pure =
    { $opening-pure-run ->
        [subrun] Mesti ada jujukan dengan tiga kad asli berturutan di dalamnya, baru dibentang dan sepenuhnya dari tangan anda; joker boleh ada di sebelahnya.
        [off] Ia tidak perlu jujukan tanpa joker.
       *[new] Mesti ada jujukan tanpa joker di dalamnya, baru dibentang dan sepenuhnya dari tangan anda.
    }
rule-rami-worth =
    Dua hingga sepuluh dikira ikut angkanya, jek, ratu dan raja { $values-court } setiap satu, sat { $values-ace-in-meld ->
        [always_10] sentiasa 10.
       *[by_place] 1 di hujung rendah jujukan, 11 selepas raja dan dalam set.
    } { $jokers ->
        [0] { "" }
       *[other]
            { $opening-joker-counts ->
                [zero] Joker tidak dikira.
                [thirty_five] Joker dikira 35.
               *[replaced] Joker dikira sama dengan kad yang diwakilinya.
            }
    }
rule-rami-opening-table =
    { $borrow-kind ->
        [off] Menyambung pada kombinasi orang lain boleh menjadi sebahagian daripadanya,
       *[single] Menyambung pada dan meminjam dari kombinasi orang lain boleh menjadi sebahagian daripadanya,
    } tetapi hanya kad baharu anda sendiri dikira. Pembukaan tidak dibahagikan kepada beberapa giliran.{ $jokers ->
        [0] { "" }
       *[other] { " " }Joker yang anda bebaskan dari meja tidak membantu pembukaan.
    }
rule-rami-opening-discard =
    { $opening-points-from-discard ->
        [same]
            Jika giliran bermula dengan kad dari timbunan buangan, pembukaan perlu mata yang sama banyak. { $opening-discard-points-always ->
                [yes] Kemudian juga, sesiapa yang mengambil buangan mesti meletakkan kad bernilai sebanyak itu dalam giliran tersebut.
               *[no] { "" }
            }
       *[other]
            Jika giliran bermula dengan kad dari timbunan buangan, pembukaan perlu { $opening-points-from-discard } mata. { $opening-discard-points-always ->
                [yes] Kemudian juga, sesiapa yang mengambil buangan mesti meletakkan kad bernilai sebanyak itu dalam giliran tersebut.
               *[no] Kemudian buangan boleh diambil tanpa syarat mata.
            }
    }
rule-rami-opening-round =
    { $opening-kind ->
        [free] Anda boleh meletakkan kad
       *[other] Anda boleh membuka
    } { $opening-from-round ->
        [1] mulai giliran pertama anda.
       *[other] mulai giliran { $opening-from-round } anda dalam pusingan.
    }
rule-rami-after = Setelah membuka, anda boleh membentang apa-apa kombinasi, berapa pun nilainya.

## Laying off

rule-rami-layoff = Anda boleh menyambung setelah membuka, dan sebagai sebahagian daripada pembukaan.

## Freeing a joker

rule-rami-swap =
    Dalam giliran anda{ $opening-kind ->
        [free] { "" }
       *[other] , setelah membuka,
    } anda boleh meletakkan kad dari tangan di tempat joker di meja, tidak kira siapa yang membentangnya, dan mengambil joker itu. Dalam jujukan kad itu mesti tepat kad yang diwakili joker, daripada mana-mana dek.
rule-rami-swap-turn =
    { $swap-same-turn ->
        [no] Dalam giliran anda membuka, anda belum boleh melakukannya.
       *[yes] Dalam giliran anda membuka, anda boleh melakukannya sebaik sahaja pembukaan lengkap.
    }

## Borrowing from melds

rule-rami-borrow =
    { $borrow-kind ->
        [off] Apa yang ada dalam kombinasi kekal di situ. Tiada kad diambil daripadanya untuk kombinasi lain.
       *[single]
            Anda boleh mengambil kad asli dari kombinasi di meja, tidak kira siapa yang membentangnya, jika tinggal kombinasi tiga kad atau lebih: mana-mana kad dari set, dan dari jujukan kad di hujungnya. Dalam giliran yang sama kad itu masuk bersama ke dalam satu kombinasi baharu, dengan sekurang-kurangnya satu kad dari tangan anda. Kombinasi baharu itu milik anda, yang lama kekal milik tuannya. { $opening-kind ->
                [free] { "" }
               *[other] Ini memerlukan pembukaan, atau menjadi sebahagian daripadanya.
            }
    }
rule-rami-borrow-split =
    { $borrow-split ->
        [yes] Kad juga boleh diambil dari tengah jujukan, jika ia terbahagi kepada dua jujukan tiga kad atau lebih.
       *[no] Dari tengah jujukan tiada yang diambil, walaupun kedua-dua bahagiannya cukup panjang.
    }
rule-rami-borrow-joker =
    { $borrow-joker ->
        [yes] Joker boleh dipinjam seperti kad asli.
       *[no] Joker tidak dipinjam; ia hanya keluar dari kombinasi sebagai tukaran untuk kadnya.
    } { $borrow-from-joker-meld ->
        [no] Dari kombinasi berjoker tiada yang dipinjam.
       *[yes] Dari kombinasi berjoker kad lain boleh dipinjam.
    }

## One card left

rule-rami-carte =
    { $out-carte ->
        [auto] Apabila buangan anda meninggalkan satu kad, meja menyebut “carte” untuk anda, supaya semua diberi amaran.
        [off] Tiada sesiapa perlu menyebut berapa kad yang tinggal.
       *[manual] Apabila buangan anda meninggalkan satu kad, anda menyebut “carte”. Jika terlupa, anda terus mencabut dua kad dari stok, atau sebanyak yang ada.
    }
rule-rami-a-carte =
    { $draw-take-with-one ->
        [yes] Dengan satu kad di tangan pun, anda boleh mengambil dari timbunan buangan.
       *[no] Dengan satu kad di tangan anda tidak boleh mengambil dari timbunan buangan.
    }

## The stock

rule-rami-renew =
    { $draw-renewals ->
        [0] Apabila stok habis, tiada yang baharu dibuat.
       *[other]
            Apabila kad perlu dicabut dan stok sudah habis, { $draw-renew ->
                [taken] anda mengambil buangan teratas, atau menterbalikkan seluruh timbunan seadanya: ia menjadi stok baharu, dan anda mencabut daripadanya.
                [turned] buangan diterbalikkan seadanya, tanpa dikocok, dan menjadi stok baharu.
               *[shuffled] buangan dikocok dan menjadi stok baharu.
            } { $draw-renewals ->
                [1] Itu dibuat sekali dalam satu pusingan.
                [any] Itu dibuat sekerap yang perlu.
               *[other] Itu dibuat paling banyak { $draw-renewals } kali dalam satu pusingan.
            }
    }
rule-rami-renew-top =
    { $draw-renew ->
        [taken] Jika tidak diambil, buangan teratas turut bersama yang lain.
       *[other]
            { $draw-renew-keeps-top ->
                [no] Buangan teratas turut bersama yang lain.
               *[yes] Buangan teratas kekal di tempatnya.
            }
    }
rule-rami-blocked =
    Jika tiada lagi yang boleh dicabut, anda masih boleh mengambil buangan teratas{ $opening-kind ->
        [free] .
       *[other] { " " }jika anda dapat meletakkannya.
    } Jika tidak, pusingan buntu: { $score-pays ->
        [winner_collects] tiada sesiapa mendapat mata, dan tiada yang menang.
       *[own_cards] semua dikira kalah, tiada yang didarab, dan tiada yang menang.
    }
rule-rami-max-turns = Pusingan yang sudah berlangsung { $out-max-turns } giliran juga buntu.

## Going out

rule-rami-out =
    { $out-discard ->
        [optional] Pusingan tamat sebaik sahaja seseorang tiada kad lagi, selepas buangan terakhir atau selepas meletakkan kad terakhir.
       *[required] Pusingan tamat apabila seseorang membuang kad terakhir. Jadi semasa meletakkan kad, satu mesti sentiasa tinggal untuk dibuang.
    } Semua yang lain mesti benar-benar ada di meja; menunjukkan tangan tidak cukup.
rule-rami-at-once =
    { $opening-kind ->
        [free] Menghabiskan kad dalam satu giliran, tanpa meletakkan apa-apa sebelumnya dalam pusingan, dipanggil “going rummy”, atau habis sekali gus.
       *[other] Menghabiskan kad dalam giliran yang sama dengan pembukaan dipanggil habis sekali gus. Jika belum ada orang lain yang membuka ketika itu, ia dipanggil rami sec.
    }
rule-rami-at-once-needs =
    { $out-at-once-needs ->
        [run_only] Ia perlu jujukan pembukaan, tetapi tanpa syarat mata.
        [none] Ia tidak perlu mata mahupun jujukan pembukaan.
       *[points_and_run] Ia perlu mata dan jujukan seperti mana-mana pembukaan.
    }
rule-rami-at-once-table =
    { $out-at-once-may-use-table ->
        [no] Jika anda menggunakan kombinasi yang sudah ada di meja, ia dikira biasa.
       *[yes] Tiada bezanya sama ada anda menggunakan kombinasi yang sudah ada di meja.
    }
rule-rami-joker-finish =
    { $score-joker-finish ->
        [double] Habis kad, bukan sekali gus, dengan joker sebagai buangan terakhir menggandakan mata semua yang lain.
        [flat_200] Habis kad, bukan sekali gus, dengan joker sebagai buangan terakhir memberi semua yang lain 200 mata.
        [forbidden] Buangan terakhir tidak boleh joker.
       *[plain] Buangan terakhir boleh joker. Jika bukan sekali gus, itu tidak mengubah apa-apa.
    }

## Counting

rule-rami-score =
    { $score-pays ->
        [winner_collects]
            Yang habis kad mendapat jumlah kiraan semua yang lain, ikut kad yang masih mereka pegang{ $score-winner-bonus ->
                [0] .
               *[other] , dan { $winner-gets } lagi.
            } Yang lain tidak mendapat mata. Mata banyak adalah baik.
       *[own_cards]
            { $score-winner-bonus ->
                [0] Yang habis kad dikira 0.
               *[other] Yang habis kad dikira { $score-winner-bonus }, yang ditolak daripada jumlahnya.
            } Yang lain{ $opening-kind ->
                [free] { "" }
               *[other] , jika sudah membuka,
            } mengira kad yang masih dipegang. Mata sedikit adalah baik.
    }
rule-rami-unopened = Yang belum membuka ketika itu dikira { $score-unopened }, walau apa pun di tangan.
rule-rami-multiply =
    Apabila seseorang habis sekali gus, mata semua yang lain{ $opening-kind ->
        [free] { "" }
       *[other] , sudah membuka atau belum,
    } didarab dengan { $score-at-once-factor }{ $jokers ->
        [0] .
       *[other] , atau dengan { $score-at-once-joker-factor } jika buangan terakhir ialah joker.
    }
rule-rami-flat =
    Apabila seseorang habis sekali gus, semua yang lain dikira tepat 100{ $opening-kind ->
        [free] { "" }
       *[other] , sudah membuka atau belum
    }{ $jokers ->
        [0] .
       *[other] , dan 200 jika buangan terakhir ialah joker.
    }
rule-rami-dry =
    Habis sekali gus ialah habis kering, diganjari ikut joker yang diletak dalam giliran itu. { $score-dry-table ->
        [falling] Tanpa joker mata semua yang lain dikira dua kali, dengan satu joker satu setengah kali, dengan lebih daripada satu joker sekali.
        [literal] Tanpa joker mata semua yang lain dikira sekali, dengan satu joker satu setengah kali. Dengan lebih daripada satu joker dikira sekali semula, tetapi dua kali bagi pemain yang belum membuka.
       *[rising] Tanpa joker mata semua yang lain dikira sekali, dengan satu joker satu setengah kali, dengan lebih daripada satu joker dua kali.
    }
rule-rami-rounding =
    { $score-rounding ->
        [down] Setengah mata digugurkan.
       *[half_up] Setengah mata dibundarkan ke atas.
    }
rules-section-knock = Mengetuk
rules-section-showing = Selepas ketukan
rules-section-wall = Penghujung stok

## What is it about?

rule-gin-goal = Anda mengumpul kombinasi di tangan dan menyembunyikannya. Apabila tinggal sedikit di luarnya anda mengetuk, kedua-dua tangan ditunjukkan, dan yang lebih sedikit di luar kombinasi mendapat mata. Mata banyak adalah baik.

## The cards

rule-gin-deck = Dimainkan dengan satu dek 52 kad, tanpa joker.

## The deal

rule-gin-hand =
    Setiap pemain diberi { $deal-hand-size } kad, satu demi satu{ $deal-extra ->
        [0] .
       *[other] , dan yang mula mendapat satu lagi.
    }
rule-gin-stock =
    { $deal-upcard ->
        [yes] Kad seterusnya dibuka dan memulakan timbunan buangan. { $left } kad yang lain diletak tertutup di sebelahnya: inilah stok.
       *[no] { $left } kad yang lain diletak tertutup: inilah stok. Timbunan buangan di sebelahnya kosong pada mulanya.
    }
rule-gin-starter =
    { $deal-starter ->
        [dealer] Pengagih mendapat giliran pertama
       *[next] Pemain yang tidak mengagih mendapat giliran pertama
    }{ $deal-extra ->
        [0] .
       *[other]
            { " " }dan tidak mencabut apa-apa, kerana sudah ada satu kad lebih. { $deal-starter-first-turn ->
                [full] Dalam giliran itu pemain boleh mengetuk seperti biasa, atau membuang.
               *[discard_only] Giliran pertama ini hanya untuk membuang.
            }
    }
rule-gin-offer = Mula-mula kad terbuka ditawarkan. Pemain giliran pertama boleh mengambilnya; jika dia melepaskan peluang, pemain lain boleh mengambilnya. Yang mengambilnya membuang satu kad, dan permainan diteruskan dari situ. Jika kedua-duanya melepaskan peluang, pemain giliran pertama mencabut dari stok, dan kad terbuka tidak boleh diambil lagi.

## A turn

rule-gin-turn = Dalam giliran anda, ambil satu kad, yang teratas dari stok atau dari timbunan buangan. Kemudian buang satu kad secara terbuka, atau ketuk. Semua melihat apa yang diambil dari timbunan buangan dan apa yang dibuang.
rule-gin-throw-back =
    { $draw-throw-back ->
        [yes] Kad yang anda ambil dari timbunan buangan boleh dibuang semula dalam giliran yang sama.
       *[no] Kad yang anda ambil dari timbunan buangan tidak boleh dibuang dalam giliran yang sama.
    }
rule-gin-mutual =
    { $draw-mutual-return ->
        [ends] Apabila kedua-dua pemain berbuat demikian seorang demi seorang, pusingan mati.
       *[plays_on] Kedua-dua pemain boleh berbuat demikian seorang demi seorang, selama mana pun.
    }
rule-gin-takes =
    { $draw-takes ->
        [any] Timbunan buangan boleh diambil sekerap mana pun.
       *[other] Dengan pengambilan ke-{ $draw-takes } dari timbunan buangan, dikira bagi kedua-dua pemain bersama, pusingan mati. Pengambilan kad terbuka tidak dikira.
    }

## Melds

rule-gin-melds = Kombinasi kekal di tangan anda sehingga seseorang mengetuk. Satu kad dikira dalam satu kombinasi sahaja.
rule-gin-deadwood = Kad di luar kombinasi ialah sisa. Dua hingga sepuluh dikira ikut angkanya, jek, ratu dan raja { $values-court } setiap satu, sat { $values-ace-in-hand }. Sisa anda ialah baki daripada kombinasi yang meninggalkan paling sedikit.

## Knocking

rule-gin-knock =
    Dengan kad yang dicabut di tangan, anda boleh membuang satu kad secara tertutup dan mengetuk. { $knock-limit ->
        [0] Semua yang lain mesti dalam kombinasi; tidak boleh ada sisa.
        [upcard] Sisa daripada yang lain boleh bernilai sebanyak kad terbuka, dan tidak lebih.
       *[other] Sisa daripada yang lain boleh bernilai paling banyak { $knock-limit }.
    } Anda menunjukkan kombinasi dan, berasingan, sisanya. Apa-apa kombinasi yang meninggalkan tidak lebih daripada itu memadai; jika tidak dinyatakan, yang meninggalkan paling sedikit digunakan.
rule-gin-upcard =
    Jek, ratu atau raja terbuka membenarkan { $values-court }, dan angka itu kekal sepanjang pusingan, tidak kira siapa mengambil kad itu. { $knock-upcard-ace ->
        [gin_only] Sat terbuka tidak membenarkan sisa langsung: hanya gin.
       *[one] Sat terbuka membenarkan { $values-ace-in-hand }.
    }
rule-gin-knock-throw =
    { $knock-throw-back ->
        [yes] Kad yang dibuang semasa mengetuk boleh kad yang baru diambil dari timbunan buangan.
       *[no] Kad yang dibuang semasa mengetuk tidak boleh kad yang baru diambil dari timbunan buangan.
    }
rule-gin-test =
    { $knock-test ->
        [first_melds] Sama ada anda boleh mengetuk dinilai dengan satu cara sahaja menyusun semua kad anda, yang pertama antara yang meninggalkan paling sedikit, tolak kad termahal di luar. Jadi beberapa tangan tidak boleh mengetuk walaupun cara lain memadai.
       *[exact] Anda boleh mengetuk jika ada mana-mana kad untuk dibuang dan mana-mana kombinasi yang meninggalkan cukup sedikit.
    }
rule-gin-gin =
    Ketukan tanpa sisa ialah gin. { $knock-gin ->
        [must] Jika anda boleh mendapat gin, anda mesti menunjukkannya: anda tidak boleh membuang atau mengetuk dengan sisa.
       *[may] Tiada sesiapa wajib mengetuk, atau menunjukkan gin, sebaik sahaja ia boleh dibuat.
    }
rule-gin-big =
    { $score-big-gin ->
        [none] Gin besar, iaitu semua kad dalam kombinasi dan tiada yang dibuang, tidak dimainkan: satu kad sentiasa dibuang.
       *[other] Jika semua kad anda dalam kombinasi, termasuk yang baru dicabut, anda boleh menunjukkan semuanya tanpa membuang. Itulah gin besar.
    }

## After the knock

rule-gin-layoff =
    { $knock-layoffs ->
        [no] Selepas ketukan tiada yang disambung. Pemain lain turut menunjukkan kombinasi, dan yang tinggal ialah sisa.
       *[yes] Selepas ketukan yang bukan gin, pemain lain boleh menyambung kad pada kombinasi pengetuk: kad keempat pada set, kad seterusnya di mana-mana hujung jujukan, juga di sebelah kad yang baru disambung. Kombinasi sendiri boleh dipecahkan untuk itu. Kad yang sesuai pada set dan jujukan diletak di tempat yang dinyatakan pemain. Pengetuk tidak menyambung apa-apa. Terhadap gin juga tiada yang disambung.
    }
rule-gin-layoff-ends =
    { $knock-layoffs-per-end ->
        [any] Di setiap hujung jujukan berapa pun kad boleh disambung.
        [1] Di setiap hujung jujukan satu kad boleh disambung.
       *[other] Di setiap hujung jujukan paling banyak { $knock-layoffs-per-end } kad boleh disambung.
    }
rule-gin-defender =
    { $knock-defender ->
        [chosen] Kemudian pemain lain menyatakan kombinasi yang ditunjukkan; semua yang lain ialah sisa.
       *[best] Kemudian kombinasi terbaik pemain lain ditunjukkan, dan yang tinggal ialah sisa.
    }

## The end of the stock

rule-gin-wall =
    { $draw-last ->
        [0] Kad terakhir dalam stok boleh dicabut.
        [1] Kad terakhir dalam stok tidak dicabut.
       *[other] { $draw-last } kad terakhir dalam stok tidak dicabut.
    } { $draw-wall ->
        [knock] Apabila hanya itu yang tinggal dan pemain membuang tanpa mengetuk, pemain lain masih boleh mengambil buangan itu jika ia membolehkan ketukan, lalu mesti mengetuk. Jika tidak, pusingan mati.
        [declare] Apabila hanya itu yang tinggal dan pemain membuang tanpa mengetuk, pemain lain mengambil buangan itu dan terus bermain, atau mengisytiharkan pusingan mati. Kemudian pilihan kembali kepada yang pertama.
       *[dead] Apabila hanya itu yang tinggal dan pemain membuang tanpa mengetuk, pusingan mati.
    }
rule-gin-max-turns = Pusingan yang sudah berlangsung { $out-max-turns } giliran juga mati.
rule-gin-dead = Apabila pusingan mati, tiada sesiapa mendapat mata.

## Counting

rule-gin-score = Selepas ketukan pengetuk, jika sisanya lebih sedikit daripada pemain lain, mendapat bezanya. Pemain lain tidak mendapat mata.
rule-gin-undercut =
    Jika pemain lain lebih sedikit, itulah pintasan: dia mendapat bezanya dan { $score-undercut } lagi. { $score-tie ->
        [nothing] Jika kedua-duanya sama, tiada sesiapa mendapat mata.
       *[undercut] Ia pintasan juga jika kedua-duanya sama.
    } Tanpa sisa selepas ketukan, pemain lain juga membuat pintasan, bukan gin.
rule-gin-bonus = Gin memberi sisa pemain lain dan { $score-gin } lagi.
rule-gin-big-bonus = Gin besar memberi sisa pemain lain dan { $score-big-gin } lagi.
rule-gin-spades =
    { $score-spade-doubles ->
        [yes] Jika kad terbuka ialah sped, apa jua mata pusingan itu dikira dua kali, termasuk bonusnya.
       *[no] Corak kad terbuka tidak penting.
    }

## The match

rule-gin-match =
    { $match-kind ->
        [independent]
            Setiap pusingan permainan sendiri. { $match-deals ->
                [none] Anda bermain seberapa banyak yang anda mahu.
                [1] Perlawanan terdiri daripada 1 pusingan.
               *[other] Perlawanan terdiri daripada { $match-deals } pusingan, dan yang paling banyak menang memenanginya.
            }
       *[cumulative]
            Mata semua pusingan dijumlahkan menjadi satu permainan. { $match-target ->
                [none] Ia tamat selepas { $match-deals } pusingan.
               *[other]
                    Ia tamat apabila seorang pemain ada { $match-target } mata{ $match-deals ->
                        [none] .
                       *[other] , atau selepas { $match-deals } pusingan.
                    }
            } Apabila semuanya dijumlahkan, mata terbanyak menang.
    }
rule-gin-game-bonus =
    { $match-game-bonus ->
        [0] Memenangi permainan tidak memberi bonus.
       *[other] Yang mempunyai mata terbanyak ketika itu memenangi permainan dan mendapat { $match-game-bonus } lagi.
    }
rule-gin-box =
    { $match-box ->
        [0] Pusingan yang dimenangi tidak menambah apa-apa.
       *[other] Setiap pusingan yang dimenangi ialah satu kotak, dan setiap kotak dikira { $match-box } apabila permainan tamat.
    } { $match-extra-boxes ->
        [yes] Pintasan memberi satu kotak lagi, gin atau gin besar dua lagi.
       *[no] Satu pusingan ialah satu kotak, tidak kira cara menang.
    }
rule-gin-shutout =
    Jika pihak lain tidak mendapat mata langsung, itulah kemenangan kosong. { $match-shutout ->
        [double_before_boxes] Ia menggandakan mata dan bonus permainan pemenang, sebelum kotak ditambah.
        [double_all] Ia menggandakan semua yang ada pada pemenang, termasuk kotak.
        [double_bonus] Ia menggandakan bonus permainan.
        [plus_100] Ia memberi pemenang 100 mata.
       *[none] Ia tidak menambah apa-apa.
    }
rule-gin-columns =
    { $match-columns ->
        [1] Satu permainan menjadi perlawanan.
       *[other] Tiga permainan dimainkan serentak, bersebelahan dalam tiga lajur lembaran skor. Itu dipanggil Hollywood.
    }
rule-gin-hollywood = Kemenangan pertama anda dicatat dalam lajur pertama, yang kedua dalam dua lajur pertama, yang ketiga dan seterusnya dalam ketiga-tiganya. Setiap lajur ialah permainan sendiri, dengan penamat, bonus, kotak dan kemenangan kosongnya. Tiada lagi dicatat dalam lajur yang sudah tamat; jika anda tiada catatan di situ, catatan pertama anda yang berikutnya masuk ke lajur seterusnya. Perlawanan tamat apabila ketiga-tiganya tamat, dan ketiga-tiganya dikira bersama.
rule-gin-dealer =
    Pengagih pertama dipilih dengan undi. Selepas itu { $match-dealer ->
        [next] pemain mengagih bergilir-gilir.
        [last_winner] pemenang pusingan terakhir mengagih.
       *[worst_loser] yang kalah dalam pusingan terakhir mengagih.
    } Pusingan yang tiada pemenang diagih semula oleh pengagih yang sama.
rule-gin-ties =
    { $match-ties ->
        [extra_deal] Jika kedua-duanya sama pada akhirnya, mereka bermain pusingan tambahan hingga seorang mendahului.
       *[shared] Jika kedua-duanya sama pada akhirnya, perlawanan dikongsi.
    }

# One or two sentences for a rule on which the sources are silent or contradict each other: what speaks for what.

rules-why = Di mana sumber berbeza: { $why }

## Penang Rummy

why-deck = Dengan tiga dek tiada sumber menyatakan berapa joker ada; sembilan mengekalkan nisbahnya dalam dek.
why-hand = Teks lama mengagihkan 20 kad kepada semua dan membuat pengecualian bagi tiga pemain sahaja.
why-aside = Satu laman mengagihkan seluruh dek, yang mustahil dengan bilangan ini.
why-passport-must = Teks itu tidak mengenal melangkau giliran, jadi tiada sesiapa boleh mati atas pilihan.
why-runs-penang = Teks itu membenarkan sat di kedua-dua hujung jujukan; sesetengah permainan serumpun berhenti pada tiga belas kad, yang lain melingkar.
why-sets-penang = Teks itu mengira set terbesar empat belas kad, yang memerlukan corak berulang dan enam joker; permainan serumpun mahu semua corak berlainan.
why-jokers-naturals = Tiada sumber menyatakan sama ada kombinasi boleh joker sahaja. Tanpa kad asli tiada sesiapa tahu apa kombinasi itu.
why-jokers-many = Set terbesar dalam teks itu memerlukan enam joker, jadi tiada had; banyak permainan serumpun membenarkan satu bagi setiap kombinasi.
why-jokers-place = Kebanyakan sumber tidak menetapkan had. Satu permainan serumpun membenarkan joker hanya di hujung jujukan, satu lagi hanya bagi kad hangus.
why-jokers-fixed = Tiada sumber menyatakan sama ada joker boleh beralih. Jika ia diperoleh dengan penukaran dan boleh disambung semula, hal itu hampir tidak penting.
why-layoff-jokers-penang = Teks itu tidak menetapkan had; permainan serumpun tidak membenarkan joker pada jujukan orang lain.
why-swap-set-penang = Teks itu meminta kad yang sesuai, dan dalam set setiap kad senilai sesuai; permainan serumpun meminta corak yang tiada.
why-swap-use-penang = Teks itu membenarkan joker disimpan, dengan risiko matanya; permainan serumpun mahu ia diletak segera.
why-dead = Teks itu menyatakan penukaran bukan langkah, dan juga bahawa yang dapat menyambung tidak mati. Dengan penukaran seseorang dapat menyambung.
why-last-survivor = Teks itu menamatkan pusingan apabila semua mati, satu laman apabila tinggal seorang.
why-values-penang = Hanya satu laman memberi nilai kad, dan inilah angkanya.
why-no-passport = Teks mahupun laman tidak mengenal penalti; tangan penuh sudah cukup.
why-match-penang = Ada yang bermain setiap pusingan berasingan, ada yang menjumlahkan. Sejauh mana tiada yang menyatakan; dengan 300 mata perlawanan empat orang mengambil kira-kira lapan pusingan.
why-dealer-penang = Teks itu mengenal dua cara: jika mata dijumlahkan pemenang terakhir mengagih, jika tidak yang paling banyak matanya.
why-ties = Tiada sumber menyatakan apa yang dibuat jika seri.

## Rami

why-rami-hand = Tangan sepuluh hingga lima belas kad dimainkan; tiga belas ialah bilangan lazim.
why-rami-cut = Teks panjang meminta jiran kiri memotong, laman-laman jiran kanan. Itu hanya penting jika joker disimpan.
why-rami-starter = Teks panjang meminta pengagih mula dengan membuang sahaja; laman-laman bermula dengan jiran pengagih, atau menjadikan giliran pertama giliran penuh.
why-rami-stock = Sesetengah laman membuka satu kad pada mulanya; teks panjang tidak.
why-rami-take = Teks panjang mahu buangan diletak dalam giliran yang sama. Meja yang lebih longgar membenarkannya masuk ke tangan.
why-rami-rounds = Teks panjang tidak menutup mana-mana giliran; laman-laman membuka hanya mulai giliran kedua, ketiga atau keempat.
why-rami-take-joker = Tiada yang menyebut joker pada timbunan buangan kecuali satu laman, yang melarangnya.
why-rami-touch = Teks tentang permainan Lubnan melarang habis kering selepas menyentuh timbunan, dan tidak menyatakan berapa lama.
why-rami-runs = Susunan dalam teks panjang ada dua tempat bagi sat; sesetengah laman berhenti pada tiga belas kad.
why-rami-jokers = Teks panjang menyatakan satu joker dalam satu jujukan. Laman-laman menyatakan satu bagi setiap kombinasi, dua, tidak lebih daripada kad asli, atau kurang daripada separuh.
why-rami-burnt = Teks itu menyatakan kedua-dua salinan mesti sudah diletak. Sama ada buangan dikira tiada yang menyatakan.
why-rami-pure = Teks panjang mahu jujukan tanpa joker. Satu permainan serumpun menerima tiga kad asli di sebelahnya, satu lagi tidak meminta jujukan.
why-rami-worth = Kebanyakan laman mengira joker sama dengan kad yang diwakilinya, satu laman tidak mengiranya; teks panjang juga mengenal kebiasaan 35.
why-rami-opening-discard = Teks tentang permainan Lubnan meminta 71 apabila buangan diambil untuk membuka. Ada yang memintanya setiap kali.
why-rami-layoff-jokers = Teks panjang tidak membenarkan joker pada jujukan orang lain dan tidak menyebut yang lain.
why-rami-swap-set = Teks panjang membebaskan joker dalam set empat dengan corak yang tiada. Permainan serumpun tidak pernah membebaskannya, atau mahu kedua-dua kad yang tiada bersama.
why-rami-swap-use = Teks panjang sekali menyatakan joker masuk kombinasi baharu, sekali hanya bahawa ia mesti dimainkan segera.
why-rami-swap-turn = Teks panjang mahu pembukaan dahulu. Satu laman menukar semasa membentang, dan setelah pembukaan lengkap itu sejajar.
why-rami-borrow = Teks panjang membenarkannya selagi tiga kad tinggal; sesetengah laman membiarkan meja seadanya. Ia tidak menyebut tengah jujukan dan joker.
why-rami-carte = Teks panjang: sebut atau cabut dua. Banyak meja tidak memakainya.
why-rami-renew = Teks panjang mengocok buangan dan tidak menyatakan berapa kali. Satu permainan serumpun membuatnya sekali.
why-rami-blocked = Tiada sumber menyatakan apa yang berlaku apabila tiada lagi yang boleh dicabut.
why-rami-out = Teks panjang dua kali menyatakan satu kad mesti disimpan untuk dibuang, dan sekali bahawa kad terakhir diletak atau dibuang.
why-rami-at-once-needs = Teks panjang meminta kedua-duanya, dan mengenal meja yang mengecualikan mata.
why-rami-joker-finish = Tiada sumber menyatakan makna joker sebagai buangan terakhir jika bukan sekali gus. Satu peraturan rumah melarangnya, satu memberi 200.
why-rami-multiply = Teks panjang mendarab, dan mengenal meja yang memberi semua 100. Laman-laman lebih suka menolak mata pemenang.
why-rami-dry = Seperti dicetak, dua joker tidak memberi lebih daripada tiada, namun kemudian tiga tahap disebut. Ganjaran menaik mengubah satu perkataan; ganjaran menurun akan mengganjari cara habis yang lebih sukar.
why-rami-values = Teks panjang mengira sat di tangan 11 dan joker 20; laman-laman menyatakan 1 bagi sat, dan 25, 35 atau 50 bagi joker. Dalam permainan Lubnan sat ialah 10.
why-rami-match = Teks panjang tidak memberi angka. Laman-laman menamatkan perlawanan pada 100, 201, 301, 500, 700 atau 1000 mata.
why-rami-last-deal = Teks panjang mendarab pusingan terakhir dengan 1000; satu laman memaksudkan perlawanan hingga 1000 mata dengan nama yang sama.

## Basic Rummy

why-basic-rami-take = Kebanyakan buku membenarkan kad masuk ke tangan; larangan membuangnya terus semula sama lazim.
why-basic-rami-renew = Kebanyakan buku menterbalikkan buangan tanpa mengocok. Ada yang mengocok, ada yang membenarkan pemain seterusnya mengambil buangan terakhir atau menterbalikkan timbunan.
why-basic-rami-new-melds = Sesetengah buku membenarkan hanya satu kombinasi baharu dalam satu giliran; kebanyakannya tiada had.
why-basic-rami-out = Sesetengah meja mahu kad terakhir dibuang, kebanyakannya membenarkannya diletak.
why-basic-match = Buku-buku menyerahkan angka itu kepada pemain.

## Gin

why-gin-throw-back = Semua buku melarangnya; satu program yang banyak dijadikan bandingan membenarkannya.
why-gin-knock-throw = Buku-buku melarang membuang semula kad itu dan tidak menyatakan sama ada ketukan berbeza.
why-gin-big = Gin besar datang daripada buku yang lebih baharu. Ada yang memberinya 31, ada yang 50, yang lama tidak mengenalnya.
why-gin-wall = Buku-buku mengisytiharkan pusingan mati; di kejohanan buangan terakhir masih boleh diambil untuk mengetuk dengannya.
why-gin-undercut = Pintasan dahulu memberi 10, 20 atau 25 dalam buku lebih baharu. Satu program tidak memberi apa-apa jika kedua-duanya sama.
why-gin-bonus = Gin dahulu memberi 20, dan memberi 25 dalam buku lebih baharu.
why-gin-upcard = Banyak meja hanya membenarkan gin jika sat terbuka.
why-gin-spades = Penggandaan bagi sped milik Oklahoma, dan tidak semua memainkannya di situ.
why-gin-box = Satu kotak dikira 20 dalam buku lama dan 25 dalam yang baharu. Kotak tambahan bagi gin dan pintasan ialah kebiasaan sesetengah meja.
why-gin-shutout = Buku lama menambah 100, yang baharu menggandakan, dan tidak sepakat tentang apa.
why-gin-hollywood = Di mana pemain tanpa catatan menyambung, dan sama ada lajur tamat berasingan, tidak dijelaskan oleh buku-buku.
why-gin-dealer = Sesetengah buku meminta yang kalah mengagih, banyak pula pemenang.

# What sentences.py needs beside what the page says too: cards are above, under Cards, what happened ("happened-...")
# and the main labels ("do-...") under The page.

card-unknown = ??
# A meld by its cards: $whose is "Aina’s run" or "your set", $from and $to are cards, $ranks "eights".
meld-here =
    { $kind ->
        [run] { $whose } { $from }–{ $to }
       *[set] { $whose } (kad { $ranks })
    }
meld-here-aloud =
    { $kind ->
        [run] { $whose }, { $from } hingga { $to }
       *[set] { $whose }, kad { $ranks }
    }

## What a step does

label-swap = Tukar { $card } dengan joker dalam { $meld }
label-side = { $label }, { $way }
label-slide =
    Letak { $card } dalam { $meld } dan alih joker ke { $side ->
        [low] hujung rendah
       *[high] hujung tinggi
    }
# $card is "hidden" where the listener may not see it.
happened-drew =
    { $me ->
        [yes] Anda mencabut { $card }
       *[no]
            { $card ->
                [hidden] { $name } mencabut dari stok
               *[other] { $name } mencabut { $card }
            }
    }
happened-took =
    { $me ->
        [yes] Anda mengambil { $card } dari timbunan buangan
       *[no] { $name } mengambil { $card } dari timbunan buangan
    }
happened-touched =
    { $me ->
        [yes] Anda menyentuh timbunan buangan
       *[no] { $name } menyentuh timbunan buangan
    }
happened-borrowed =
    { $me ->
        [yes] Anda meminjam { $cards } dari { $meld }
       *[no] { $name } meminjam { $cards } dari { $meld }
    }
happened-discarded =
    { $carte ->
        [yes]
            { $me ->
                [yes] Anda membuang { $card } dan menyebut “carte”
               *[no] { $name } membuang { $card } dan menyebut “carte”
            }
       *[no]
            { $me ->
                [yes] Anda membuang { $card }
               *[no] { $name } membuang { $card }
            }
    }
# Carte was not said. $cards are the cards drawn, or "hidden".
happened-penalised =
    { $me ->
        [yes] Anda tidak menyebut “carte” dan mencabut { $cards }
       *[no] { $name } tidak menyebut “carte” dan mencabut { $count } kad
    }
happened-turned-up = { $card } dibuka dan memulakan timbunan buangan
# $kept: the cutter keeps it, since it is a joker.
happened-cut =
    { $kept ->
        [yes]
            { $me ->
                [yes] Anda memotong dan membuka joker, yang anda simpan
               *[no] { $name } memotong dan membuka joker, yang disimpan
            }
       *[no]
            { $me ->
                [yes] Anda memotong dan membuka { $card }
               *[no] { $name } memotong dan membuka { $card }
            }
    }
happened-stocked = { $count } kad ada dalam stok
happened-ran-out = Stok kosong
happened-renewed = Buangan menjadi stok baharu sebanyak { $count } kad
# Out of cards where nobody says "Game".
happened-out =
    { $me ->
        [yes] Anda habis kad: tiada yang tinggal
       *[no] { $name } habis kad: tiada yang tinggal
    }
happened-slid =
    { $me ->
        [yes] Anda meletakkan { $card } dalam { $meld } dan mengalih jokernya ke hujung
       *[no] { $name } meletakkan { $card } dalam { $meld } dan mengalih jokernya ke hujung
    }
happened-passed =
    { $me ->
        [yes] Anda melepaskan kad terbuka
       *[no] { $name } melepaskan kad terbuka
    }
# What is shown after a knock: $melds with their cards, and the deadwood $left, which counts $points; $left is
# "none" where all is melded, $melds where nothing is.
shown-cards =
    { $left ->
        [none] { $melds }; tiada sisa
       *[other]
            { $melds ->
                [none] tiada kombinasi
               *[other] { $melds }
            }; sisa { $left }, { $points } mata
    }
# $shown is such a showing, $card the card thrown.
happened-knocked =
    { $me ->
        [yes] Anda mengetuk, membuang { $card }, dengan { $shown }
       *[no] { $name } mengetuk, membuang { $card }, dengan { $shown }
    }
happened-gin =
    { $me ->
        [yes] Gin! Anda membuang { $card } dan menunjukkan { $melds }
       *[no] Gin! { $name } membuang { $card } dan menunjukkan { $melds }
    }
happened-big-gin =
    { $me ->
        [yes] Gin besar! Anda menunjukkan { $melds }, tanpa membuang
       *[no] Gin besar! { $name } menunjukkan { $melds }, tanpa membuang
    }
happened-shown =
    { $me ->
        [yes] Anda menunjukkan { $shown }
       *[no] { $name } menunjukkan { $shown }
    }

## Hints: each sentence is more open than the one before

# That something can be done. $what is what: open is to open with points, wall to pass where the stock is at its
# end, back to take a step back.
advice-that =
    { $what ->
        [meld] Anda boleh membentang satu kombinasi.
        [open] Anda boleh memulakan pembukaan.
        [lay] Anda boleh menyambung sekeping kad.
        [swap] Anda boleh mengambil joker dari meja.
        [borrow] Anda boleh meminjam sekeping kad dari meja.
        [draw] Lebih baik cabut dari stok.
        [take] Kad buangan teratas membantu anda.
        [discard] Sudah tiba masa membuang.
        [end] Tiada apa lagi yang berbaloi dalam giliran ini.
        [dead] Anda tiada langkah lagi.
        [pass] Lebih baik lepas giliran.
        [wall] Lebih baik biarkan pusingan ini tamat.
        [knock] Anda boleh ketuk.
        [gin] Anda ada gin.
        [biggin] Anda ada gin besar.
        [done] Sudah tiba masa menunjukkan kad anda.
        [back] Dari sini giliran anda tidak dapat ditamatkan.
       *[other] Ada sesuatu yang boleh anda buat.
    }
# $points are those with which one can open, $need are needed: "57 points of 51". Waiting is to open all at once.
advice-that-opens =
    { $points ->
       *[other] Anda boleh membuka dengan { $points } daripada { $need } mata.
    }
advice-that-waits =
    { $points ->
       *[other] Anda boleh membuka dengan { $points } daripada { $need } mata, tetapi mungkin lebih baik menunggu.
    }
# Where to look. $jokers is how many jokers go with the cards; $suit is "hearts", $ranks "eights".
advice-where-run =
    { $jokers ->
        [0] Lihat { $suit } anda.
        [1] Lihat { $suit } anda dan satu joker.
       *[other] Lihat { $suit } anda dan { $jokers } joker.
    }
advice-where-set =
    { $jokers ->
        [0] Lihat { $ranks } anda.
        [1] Lihat { $ranks } anda dan satu joker.
       *[other] Lihat { $ranks } anda dan { $jokers } joker.
    }
# $meld is a meld of the table: "Aina’s run 5♥–7♥".
advice-where-meld = Lihat { $meld }.
advice-where-joker = Lihat joker dalam { $meld }.
advice-where-hand = Lihat tangan anda.
# $card is the top discard, or "none".
advice-where-draw =
    { $card ->
        [none] Tiada kad buangan untuk diambil.
       *[other] Biarkan sahaja { $card } di situ.
    }
# $suit is "hearts", or "joker".
advice-where-discard =
    { $suit ->
        [joker] Satu joker boleh dilepaskan.
       *[other] Salah satu { $suit } anda boleh dilepaskan.
    }
# $points are the deadwood that stays.
advice-where-knock =
    { $points ->
        [0] Semua kad anda boleh masuk kombinasi.
       *[other] Sisa anda boleh menjadi { $points } mata.
    }
advice-where-end = Kad yang tinggal lebih baik disimpan untuk giliran lain.
advice-where-dead = Tiada langkah pada tangan anda mahupun di meja.
advice-where-done = Anda tidak perlu menyambung apa-apa lagi.
advice-where-back = Langkah terakhir anda menghalang.
advice-which-back = Tarik balik langkah terakhir.

# The words of the page. Names of cards are above, under Cards, of house rules and reasons in their own files.

brand = tierce
page-title = { $title } – tierce
page-title-turn = ● Giliran anda – { $title }
close = Tutup
do-not-delete = Jangan padam
clear = Kosongkan
undo = Buat asal
redo = Buat semula
start-again = Mula semula
reset = Tetap semula
you = Anda
you-are = { $name } (anda)
you-default = Anda

## The first page

lobby-lead = Rummy di meja anda sendiri: dengan kawan di telefon mereka, atau menentang bot, ikut peraturan rumah anda.
my-tables = Meja saya
new-table = Buka meja
which-game = Permainan apa?
# The ways in which $game is played.
which-way = { $game }: cara mana?
way-book = Seperti yang lazim dimainkan.
family-penang = Penang Rummy
family-lead-penang = Semua diagihkan, tiada yang dicabut: letakkan sesuatu setiap giliran atau mati.
family-rami = Rami
family-lead-rami = Cabut, bentang, buang, dengan joker. Anda membuka dengan sekian mata dan jujukan tulen.
family-gin = Gin Rummy
family-lead-gin = Untuk dua orang: sembunyikan kombinasi anda, dan ketuk apabila tinggal sedikit di luarnya.
family-basic = Rummy Asas
family-lead-basic = Cabut, bentang, sambung, buang. Yang habis kad mengutip apa yang dipegang yang lain.
just-so-many = { $count } pemain.
game-lead-penang = Semua diagihkan, tiada yang dicabut: letakkan sesuatu setiap giliran atau mati.
game-lead-rami51 = Cabut, bentang, buang. Anda membuka dengan 51 mata dan jujukan tulen.
game-lead-rami51-circular = Rami 51 dengan jujukan melingkar: ratu, raja, sat, dua.
game-lead-rami71 = Rami dengan pembukaan 71 mata.
game-lead-rami81 = Rami dengan pembukaan 81 mata.
game-lead-arbaatash = Empat belas kad, sat bernilai sepuluh, dan joker hanya bagi kad hangus.
game-lead-thousand = Empat pusingan Rami 51, dan yang terakhir dikira seribu kali.
game-lead-basic = Cabut, bentang, sambung, buang. Yang habis kad mengutip apa yang dipegang yang lain.
game-lead-gin = Untuk dua orang: sembunyikan kombinasi anda, dan ketuk apabila tinggal sedikit di luarnya.
game-lead-gin-traditional = Gin dengan bonus lebih kecil daripada buku lama.
game-lead-gin-oklahoma = Gin dengan kad terbuka menentukan bila anda boleh mengetuk, dan sped dikira dua kali.
game-lead-gin-hollywood = Gin sebagai tiga permainan serentak, bersebelahan pada lembaran skor.
game-lead-gin-openspiel = Gin seperti dimainkan oleh pustaka OpenSpiel, untuk dibandingkan dengan pemainnya.
game-lead-gin-rlcard = Gin seperti dimainkan oleh pustaka RLCard: tiada sambungan selepas ketukan.
more-seats = Lebih ramai boleh bermain dengan peraturan rumah: “{ $knob }”.
find-rule = Cari peraturan rumah
find-rule-none = Tiada peraturan rumah dengan kata ini.
your-name = Nama anda
how-many = Berapa pemain?
who-else = Siapa lagi bermain?
seat-number = Tempat { $seat }
house-rules = Peraturan rumah
house-rules-state =
    { $count ->
        [0] seperti dalam buku
       *[other] { $count } berbeza daripada buku
    }
open-table = Agih kad
reset-all = Kembalikan semua seperti dalam buku
reset-knob = Kembalikan “{ $knob }” kepada { $answer }
in-the-book = Dalam buku: { $answer }.
knob-range = Dari { $low } hingga { $high }.
a-number = angka …
refused = { $count } perkara mesti dibetulkan dahulu
server-away = Pelayan tidak menjawab. Adakah ia masih berjalan?
try-again = Cuba lagi
to-my-tables = Ke meja saya
bot-random = Rawak
bot-random-help = Memainkan apa sahaja yang dibenarkan.
bot-greedy = Tamak
bot-greedy-help = Melepaskan semuanya sekali gus.
bot-keeper = Penyimpan
bot-keeper-help = Menahan kad untuk kekal dalam permainan.
bot-expert = Pakar
bot-expert-help = Mengira apa yang anda ambil dan buang, dan bermain ikut kebarangkalian.

## Who sits at a new table, and how it is kept

with-whom = Dengan siapa?
with-bots = Main menentang bot
with-bots-help = Kad terus diagihkan.
with-friends = Main dengan kawan
with-friends-help = Anda mendapat pautan untuk dihantar dan kod QR untuk ditunjukkan. Tiada sesiapa perlu akaun.
seat-friend = kawan (melalui pautan)
seat-friend-help = Siapa yang datang dahulu melalui pautan anda.
name-missing = Nyatakan siapa anda, supaya kawan tahu meja ini milik siapa.
open-for-friends = Buka meja dan jemput
# What is about to be opened: $game, so many $seats, of which $friends are for friends.
new-table-is =
    { $game } · { $friends ->
        [0] anda dan { $bots } bot
       *[other]
            anda dan { $friends } kawan{ $bots ->
                [0] { "" }
               *[other] , { $bots } bot
            }
    }
this-machine-only = Peranti lain tidak dapat mencapai pelayan ini: ia hanya mendengar mesin ini. Jika dimulakan sebagai “tierce --lan” ia terbuka kepada telefon di rumah.
at-the-table = Di meja
manners-clock = Jam
manners-clock-none = tiada jam
manners-clock-turn = masa bagi setiap giliran
manners-clock-bank = masa bagi setiap pusingan
manners-clock-both = kedua-duanya, masa giliran dahulu
manners-turn = Bagi setiap giliran
manners-bank = Bagi setiap pusingan
manners-end = Apabila masa tamat
manners-end-soft = hanya ditunjukkan
manners-end-hard = bot memainkan giliran
# $kind is none, turn, bank or both; $turn and $bank are times ("60 seconds"), $end is soft or hard.
manners-clock-is =
    { $kind ->
        [turn] { $turn } satu giliran
        [bank] { $bank } satu pusingan
        [both] { $turn } satu giliran dan { $bank } satu pusingan
       *[none] tiada jam
    }{ $kind ->
        [none] { "" }
       *[other]
            { $end ->
                [hard] , kemudian bot bermain
               *[soft] { " " }(hanya ditunjukkan)
            }
    }
manners-absence = Apabila talian seseorang terputus
manners-absence-wait = menunggu yang tiada
manners-absence-wait-choice = tunggu mereka
manners-absence-wait-help = Sesiapa pun boleh meminta bot bermain untuk mereka sementara itu. Mereka mengambil tempatnya semula apabila kembali.
# $time is like "45 seconds".
manners-absence-bot = bot bermain selepas tiada { $time }
manners-absence-bot-choice = bot bermain selepas { $time }
manners-absence-bot-help = Mereka mengambil tempatnya semula pada bila-bila masa apabila kembali.
manners-stand-in = Bot pengganti
manners-spectators = Orang lain dengan pautan boleh menonton
manners-spectators-help = Mereka melihat apa yang ada di meja, dan tiada tangan sebelum pusingan tamat.
manners-spectators-are =
    { $may ->
        [yes] orang lain boleh menonton
       *[no] tiada orang lain menonton
    }
manners-chat = Mesej dengan kata-kata sendiri
manners-chat-help = Tanpanya ada ungkapan siap untuk dipilih.
manners-chat-is =
    { $may ->
        [yes] ungkapan dan sembang
       *[no] ungkapan sahaja
    }
manners-hints = Petunjuk
manners-hints-help = Sesiapa boleh bertanya apa yang boleh dibuat pada gilirannya.
manners-hints-are =
    { $may ->
        [yes] dengan petunjuk
       *[no] tanpa petunjuk
    }

## The people of a table

# Before the cards are dealt. $open and $count are seats that nobody has yet.
gathering-page =
    { $title }: { $open ->
        [0] semua sudah ada
       *[other] { $open } tempat kosong
    }
gathering-seats = Tempat
gathering-rules = Peraturan rumah
gathering-read-rules = Baca semua peraturan
gathering-waits =
    { $count ->
        [0] Semua sudah ada
       *[other] { $count } tempat masih kosong
    }
open-seats = { $count } tempat kosong
start = Agih kad pertama
start-how = Hantar pautan kepada kawan, letak bot di satu tempat, atau buang satu tempat.
start-not-yet = { $count } tempat masih kosong: tunggu kawan, letak bot di situ, atau buang tempat itu.
# $name is the host.
start-host = { $name } memulakan apabila semua tempat berisi.
start-host-now = { $name } mengagihkan kad pertama.
# $me is yes for one who watches.
watchers =
    { $me ->
        [yes]
            { $count ->
                [1] Anda di sini tanpa tempat
               *[other] Anda dan yang lain, semuanya { $count }, di sini tanpa tempat
            }
       *[no] { $count } tetamu tanpa tempat
    }
sit-here = Duduk di sini
sit-here-at = Duduk di sini, di tempat { $seat }
sit-name-missing = Nyatakan siapa anda dahulu: yang lain melihat nama ini.
place-open = Tempat kosong
place-open-now = kosong
# A seat in mid-match that nobody has; its cards lie there.
place-open-cards = ditinggalkan: kosong dengan kadnya
place-empty = tiada sesiapa
place-host = tuan rumah
place-you = anda
place-here = ada
place-away = tiada
place-stand-in = tiada: bot bermain
# $kind is the name of a kind of bot.
place-bot = bot: { $kind }
# For the ear: $me is yes for one’s own seat, $open is yes where nobody sits.
place =
    Tempat { $seat }: { $open ->
        [yes] kosong
       *[no]
            { $name }{ $me ->
                [yes] , anda
               *[no] { "" }
            }
    }

## What changed among the people, for the ear

room-news-person =
    { $me ->
        [yes] Anda duduk di tempat { $seat }
       *[no] { $name } duduk di tempat { $seat }
    }
room-news-bot = Bot { $name } mendapat tempat { $seat }
room-news-open = Tempat { $seat } kosong
room-news-host =
    { $me ->
        [yes] Anda kini tuan rumah
       *[no] { $name } kini tuan rumah
    }
room-news-dropped = Satu tempat dibuang: kini ada { $count } tempat
room-news-gathering = Meja menunggu pemainnya
room-news-playing = Kad sudah diagihkan
room-news-closed = Meja ditutup

## The link

share-title = Jemput kawan anda
share-watch-title = Benarkan orang lain menonton
share-lead = Sesiapa dengan pautan ini datang ke meja ini: tanpa akaun, tanpa memasang apa-apa.
share-link = Pautan meja ini
share-square = Kod QR pautan meja ini
share-copy = Salin pautan
share-hand = Hantar …
# $title is a game.
share-text = Mari main { $title }
share-copied = Pautan disalin.
share-selected = Pautan ditandakan: salin dengan papan kekunci, atau tahan dengan jari.

## What the host can do with a seat

# For the ear; $name is empty at an open seat.
# $name is empty where nobody sits.
host-tools = Apa yang boleh dibuat tuan rumah dengan tempat { $seat } { $name }
host-tools-title = Tempat { $seat }: { $name }
host-free = Kosongkan tempat ini
host-free-help = { $name } kemudian tiada tempat, dan boleh mengambil tempat kosong semula. Kad kekal.
host-free-bot-help = Bot pergi, dan kawan boleh duduk di sini. Kad kekal.
host-bot-kind = Jenis bot
host-bot = Letak bot ini di sini
host-bot-help = { $name } kemudian tiada tempat.
host-pass = Jadikan { $name } tuan rumah
host-pass-help = Tuan rumah mengosongkan tempat, meletak bot di situ dan menutup meja: itu bukan anda lagi selepas ini.
host-drop = Buang tempat ini
host-drop-help =
    { $count ->
        [1] Anda kemudian bermain sendirian.
       *[other] Anda kemudian bermain dengan { $count } pemain.
    }

## My own seat

my-seat = Tempat saya
move-seat = Pindah ke peranti lain
leave-seat = Lepaskan tempat saya
leave-sure = Benar-benar lepaskan
leave-help = Tempat anda kemudian terbuka kepada orang lain. Untuk pergi sekejap ini tidak perlu: tempat anda disimpan.
close-table = Tutup meja
close-sure = Benar-benar tutup
close-help = Selepas itu tiada sesiapa boleh terus bermain. Skor dan rekod masih boleh dibaca.
code-fetching = Mengambil kod …
# $time is like 4:30.
code-left = Sah untuk { $time } lagi, sekali
code-step-open = Pada peranti lain buka { $address }.
code-step-type = Taip kod ini di situ.
code-step-after = Tempat dan kad anda pindah ke sana, dan hilang dari sini.
code-old = Kod ini sudah terlalu lama.
code-again = Dapatkan kod baharu
# My seat has gone from this page; $seat is its number.
lost-moved = Anda kini bermain di peranti lain (tempat { $seat }). Di sini anda hanya menonton.
lost-freed = Tuan rumah telah mengosongkan tempat { $seat } anda. Tempat itu boleh diambil semula di bawah Pemain.
lost-bot = Tuan rumah telah meletak bot di tempat { $seat } anda.
lost-back = Bawa balik dengan kod

## Watching

panel-players = Pemain
watching = Anda sedang menonton
watching-between = Pusingan seterusnya bermula apabila pemain mahu.
watching-hidden = Tiada tangan ditunjukkan sebelum pusingan tamat.
# $seat is the first open seat.
watching-open =
    { $count ->
        [1] Ambil tempat { $seat }
       *[other] Ambil satu daripada { $count } tempat kosong
    }
outside = Perlawanan sudah bermula
outside-open = Di meja ini tiada yang menonton, tetapi ada tempat kosong: yang mengambilnya terus bermain dengan kadnya.
outside-full = Di meja ini tiada yang menonton, dan semua tempat berisi. Jika ada tempat kosong, anda boleh mengambilnya di sini.
table-closed = Meja ditutup
closed-read = Skor dan rekod masih boleh dibaca.
closed-undealt = Meja ditutup sebelum kad diagihkan.

## A table that does not open

barred-gone = Tiada meja sedemikian
barred-gone-how = Mungkin ia telah dipadam, atau pautan tidak lengkap. Minta pautan sekali lagi daripada yang menjemput anda.
barred-none = Meja ini dibuka dengan pautannya
barred-none-how = Minta pautan penuh daripada yang menjemput anda. Jika anda sudah bermain di sini pada peranti lain, bawa tempat anda dengan kod.
barred-wrong = Pautan ini tidak membuka meja
barred-wrong-how = Sebahagiannya tiada atau salah. Minta pautan sekali lagi daripada yang menjemput anda, dan buka sepenuhnya, hingga huruf terakhir.
barred-busy = Terlalu ramai mengetuk pintu serentak
barred-busy-how = Pautan anda mungkin betul. Tunggu sebentar, kemudian cuba lagi.
barred-again = Cuba lagi

## My tables

page-title-turns =
    ● { $count ->
        [1] Giliran anda
       *[other] Giliran anda di { $count } meja
    } – { brand }
table-waits-turn = pusingan { $deal }, giliran anda
table-waits-gathering = menunggu kawan
table-waits-others = pusingan { $deal }
table-waits-watching = anda menonton
table-waits-over = tamat
tables-all = Semua { $count } meja

## A code typed here

code-title = Saya ada kod
code-lead = Ia membawa tempat anda dari peranti lain ke peranti ini. Anda menemuinya di sana, dalam menu meja.
code-label = Kod
code-go = Bawa tempat saya ke sini
code-length = Kod ada { $length } huruf dan angka.

## About me

me-title = Tentang saya
me-lead = Pelayan ini mengetahui nama yang anda gunakan di mejanya, dan tidak lebih tentang anda. Kuki menyimpan tempat anda untuk pelayar ini.
me-delete = Padam nama saya …
me-delete-title = Padam nama anda?
me-delete-what = Nama anda hilang dari semua meja pelayan ini. Di meja yang masih dimainkan tempat anda terbuka kepada orang lain; di meja yang tamat kad dan mata kekal, tanpa nama anda. Pelayar ini melupakan mejanya.
me-delete-final = Ini tidak boleh dibatalkan.
me-delete-sure = Padam nama saya di semua tempat
me-deleted = Nama anda dipadam. Pelayar ini kini tidak dikenali di sini.

## In the house

home-title = Pada telefon di rumah
home-lead = Halakan kamera telefon ke sini, atau taip alamatnya.
home-square = Kod QR alamat { $address }
plain-http = Tanpa penyulitan (http biasa) pelayar tidak mengekalkan skrin hidup dan tidak memasang halaman ini. Yang lain berfungsi.
plain-http-help = Sebabnya, dan cara mendapatkan penyulitan
plain-http-title = Tanpa penyulitan
plain-http-why = Pelayar memberi beberapa perkara hanya kepada halaman yang disulitkan (https). Di rumah melalui http biasa anda tiada dua perkara: skrin tidak kekal hidup semasa giliran anda, dan halaman tidak boleh dipasang sebagai aplikasi. Tetapkan masa lebih lama sebelum skrin terkunci, dan letak penanda halaman pada skrin utama. Jika telefon terkunci juga, tiada yang hilang: halaman kembali kepada tangan yang sama.
plain-http-way = Bab “TLS at home” dalam docs/deploy.md menunjukkan kepada penjaga pelayan ini cara mendapatkan penyulitan di rumah.

## The page of all tables

host-title = Semua meja
host-lead = Untuk penjaga pelayan ini. Rekod yang disimpan mengandungi semua kad, termasuk yang tersembunyi.
host-no-key = Halaman ini perlu kunci pelayan
host-no-key-how = Dalam terminal mesin tempat pelayan berjalan, taip “tierce host”. Ia mencetak pautan ke halaman ini dengan kunci di dalamnya; buka sekali dalam pelayar ini.
host-wrong-title = Kunci ini tidak sesuai
host-wrong-key = Taip “tierce host” dalam terminal pelayan sekali lagi: ia mencetak pautan dengan kunci yang betul.
host-find = Cari meja
host-find-none = Tiada meja dengan kata ini.
host-none = Belum ada meja.
host-stage = Tunjuk
host-stage-all = semua
host-stage-gathering = berkumpul
host-stage-playing = sedang dimainkan
host-stage-over = tamat
host-stage-closed = ditutup
# So many of $all tables are shown.
host-count = { $count } daripada { $all } meja
host-game = Permainan
host-names = Pemain
host-state = Keadaan
host-deal = Pusingan
host-here = Ada
host-watching = Menonton
host-touched = Terakhir disentuh
host-created = Dibuka
host-actions = Tindakan
host-open = Jenguk
host-close = Tutup
host-export-rhh = RHH
host-export-json = JSON
# For the ear, of a file.
host-record-as = Rekod sebagai { $form }
host-delete = Padam …
# For the ear: an action, and the table it is about.
host-act-on = { $what }: { $title } dengan { $names }
host-nobody = tiada sesiapa
host-delete-title = Padam meja ini?
host-delete-what =
    { $title } dengan { $names }, { $deal ->
        [0] belum bermula
       *[other] { $deal } pusingan
    }: kad, skor dan rekod hilang bagi semua, dan sesiapa yang ada di situ disuruh keluar. Simpan rekod dahulu jika ada yang mungkin mahu.
host-delete-sure = Padam meja
host-deleted = Dipadam: { $title } dengan { $names }.
host-closed = Ditutup: { $title } dengan { $names }. Tiada sesiapa boleh terus bermain; rekod masih boleh dibaca.
host-prune = Kemaskan
host-prune-days = Tidak disentuh selama sekian hari
host-prune-go =
    { $count ->
        [0] Tiada yang perlu dipadam
       *[other] Padam { $count } meja …
    }
host-prune-title = Padam { $count } meja?
host-prune-what = Semua yang tidak disentuh selama { $days } hari hilang bagi semua orang: kad, skor dan rekod. Simpan dahulu apa yang mungkin diperlukan.
host-prune-sure = Padam semuanya
host-pruned =
    { $count ->
        [0] Tiada yang dipadam.
       *[other] { $count } meja dipadam.
    }
host-days-wrong = Bilangan hari, dari 1 hingga { $most }.

## The table

table-title = { $title }, pusingan { $deal }
the-table =
    { $count ->
        [0] Meja, tiada apa-apa di atasnya
       *[other] Meja, { $count } kombinasi
    }
table-bare = Belum ada apa-apa di meja.
your-side = Tangan anda
your-hand = Tangan anda, { $count } kad
hand-facts = { $count } kad, { $points } mata
hand-empty = Tiada kad lagi.
sort = Susun tangan
sort-suit = Ikut corak
sort-rank = Ikut nilai
# There is nothing for the button “Best melds”.
sort-best-none = Tiada kombinasi pada tangan ini.
# The groups of the hand that are melds: how many, and what they count.
hand-melds =
    { $count ->
       *[other] { $count } kombinasi, { $points } mata
    }
# The same while one still has to open: the points of the melds in the hand, and the points that opening needs.
hand-opening = kombinasi di tangan: { $have } daripada { $need }
# Over a group of the hand that is a meld, very short: what it is, and its points.
bracket-run = jujukan { $points }
bracket-set = set { $points }
# Buttons that arrange the hand. “Make a group”: the chosen cards lie together, with a gap beside them.
arrange-group = Kumpulkan
arrange-apart = Pisahkan
# The chosen cards become a group from which nothing is played by mistake, until “Let go”.
arrange-keep = Simpan bersama
arrange-release = Lepaskan
# Takes back how the hand was arranged last.
arrange-back = Seperti tadi
# No card is chosen, and a button that arranges the chosen ones was pressed.
arrange-first = Pilih kad dahulu, kemudian tentukan apa yang perlu dibuat.
# Said aloud by a screen reader after the hand was arranged.
arranged =
    { $how ->
        [suit] Tangan anda disusun mengikut corak.
        [rank] Tangan anda disusun mengikut nilai.
        [best] Tangan anda disusun dalam kombinasi terbaik.
        [group] Kad yang dipilih menjadi satu kumpulan.
        [apart] Kumpulan itu dipisahkan.
        [keep] Kad yang dipilih disimpan bersama.
        [release] Kumpulan itu dilepaskan.
       *[back] Tangan anda tersusun seperti tadi.
    }
# Said aloud after a card was moved by the keyboard: its place among all cards of the hand.
card-moved = tempat { $place } daripada { $count }
# A card of a kept group was tapped. “Let go” is the button “arrange-release”.
kept-says = Kad ini anda simpan bersama. Tekan “Lepaskan” untuk memainkan atau mengalihkannya.
# Cards were dropped into a kept group.
kept-whole = Kumpulan itu disimpan bersama: tiada kad lain boleh masuk.
# Cards were dropped where there is nothing.
drag-nowhere = Kad boleh dilepaskan di meja, atau di tempat lain pada tangan anda.
# Cards were dropped on the table beside the places that take them.
drag-marked = Lepaskan kad di tempat yang bertanda tambah.
actions = Apa yang boleh anda buat
panels = Lagi tentang meja ini
panel-rules = Aturan
panel-scores = Skor
panel-counts = Kad
panel-log = Catatan
panel-pile = Buangan
panel-settings = Tetapan
panel-help = Bantuan
reconnecting = Talian terputus. Menyambung semula …
wait-connecting = Mengambil kad …
wait = Sila tunggu
wait-for = { $name } sedang bermain …
wait-answer = …
match-is-over = Perlawanan tamat
# A seat: $me is yes for one's own.
seat =
    { $me ->
        [yes] { $name } (anda)
       *[no] { $name }
    }
seat-turn = giliran:
seat-cards = kad
seat-total = mata dalam perlawanan ini
seat-known = Diketahui ada di tangan ini: { $cards }
dealer = pengagih
status-new = belum ada kombinasi
status-unopened = belum membuka
status-touched = menyentuh timbunan
status-dead = mati
status-out = tersingkir
# What is said of a card in the hand, after its name.
card-chosen = dipilih { $place }
card-new = baharu
card-fits = sesuai di meja
# It lies in a group that is kept together.
card-kept = disimpan bersama

## Stock and discards

piles = Stok dan timbunan buangan
stock-name = dalam stok
stock =
    { $count ->
        [0] Stok kosong
       *[other] Stok, { $count } kad
    }
stock-draw =
    { $count ->
        [0] Stok kosong: cabut, dan stok baharu dibuat jika peraturan membenarkan
       *[other] Cabut dari stok, { $count } kad
    }
pile-name = buangan
pile-look = lihat semuanya
pile-order = Yang terbaharu dahulu.
pile-empty = Tiada buangan.
# $card is the top of the discard pile.
pile-top = Timbunan buangan, di atas { $card }: lihat semuanya
pile-take = Ambil { $card } dari timbunan buangan
tag-draw = Cabut
tag-take = Ambil

## Melds: $whose is mine, own (the player's who acts) or other; $kind is run or set.

meld-of =
    { $kind ->
        [run]
            { $whose ->
                [mine] jujukan anda
                [own] jujukannya sendiri
               *[other] jujukan { $owner }
            }
       *[set]
            { $whose ->
                [mine] set anda
                [own] setnya sendiri
               *[other] set { $owner }
            }
    }
meld-somewhere = kombinasi
meld-label =
    { $whose ->
        [mine] Milik anda: { $meld }
       *[other] { $owner }: { $meld }
    }
meld-touched = berubah sejak giliran terakhir anda
meld-takes = menerima pilihan anda
meld-lends = anda boleh meminjam daripadanya

## What can be done

do-meld = Bentang { $cards } ({ $points })
do-lay = Sambung { $cards } pada { $meld }
do-swap = Tukar { $card } dengan joker
do-end = Tamat giliran
do-dead = Isytihar mati
do-draw = Cabut kad
# The stock is used up.
do-draw-empty = Cabut: stok kosong, buangan menjadi stok baharu jika peraturan membenarkan
do-take = Ambil { $card }
take-nothing = Tiada untuk diambil
do-touch = Sentuh timbunan
touch-help = Peraturan menyatakan akibat mencabut dari stok selepas itu.
do-borrow = Pinjam { $cards } dari { $meld }
do-discard = Buang { $card }
do-discard-carte = Buang { $card } dan sebut “carte”
borrow = Pinjam
discard = Buang
borrow-where = Ketik kombinasi yang hendak dipinjam
cannot-borrow = Tiada kad di meja boleh dipinjam sekarang.
cannot-borrow-there = Dari kombinasi ini tiada yang boleh dipinjam: tiga kad mesti kekal.
drawn-already = Anda sudah mencabut dalam giliran ini.
draw-first = Cabut kad dahulu, atau ambil buangan teratas.
discard-choose = Untuk menamatkan giliran, pilih satu kad untuk dibuang.
discard-one = Pilih satu kad sahaja untuk dibuang.
carte = Carte!
carte-unsaid = Buangan ini meninggalkan satu kad. Sebut “carte” bersamanya, jika tidak anda mencabut dua.
carte-said = Anda akan menyebut “carte” dengan buangan ini.
no-carte-now = “Carte” disebut dengan buangan yang meninggalkan satu kad.

## What the turn still asks for. $place of a joker is meld or anywhere.

owed-joker-unused =
    { $place ->
        [anywhere] Joker yang anda ambil mesti diletak dalam giliran ini.
       *[meld] Joker yang anda ambil mesti masuk kombinasi baharu dalam giliran ini.
    }
owed-discard-unused = Kad yang anda ambil dari timbunan buangan mesti diletak dalam giliran ini.
owed-take-use = Kad pinjaman mesti masuk kombinasi baharu dalam giliran ini, bersama kad dari tangan anda.
# $need is 0 where no number is told.
owed-open-points =
    { $need ->
        [0] Apa yang anda letakkan dalam giliran ini belum cukup.
       *[other] Pembukaan anda ada { $have } daripada { $need } mata.
    }
owed-open-pure = Pembukaan anda masih perlu jujukan tulen.
slots = Untuk diletak dalam giliran ini
slot-took = Letak kad ini dalam giliran ini
slot-joker = Letak joker ini dalam kombinasi baharu
slot-borrowed = Dipinjam: letak dalam kombinasi baharu bersama kad anda
# The same where there is little room: of the card taken, of a joker, of what was borrowed.
slot-short-took = letak
slot-short-joker = kombinasi baharu
slot-short-borrowed = dipinjam
opening-points = Pembukaan { $have } daripada { $need }
opening-stands = Pembukaan cukup, { $have } daripada { $need }
opening-pure =
    { $pure ->
        [yes] jujukan tulen ada
       *[no] jujukan tulen belum
    }
do-next = Pusingan seterusnya
do-choose = Pilih: { $count } cara
choose-title = Cara mana?
choose-cards = Pilih kad untuk dimainkan
choose-cards-or-discard = Pilih kad untuk dimainkan, atau satu untuk dibuang
choose-discard = Pilih kad untuk dibuang
choose-with-loan = Pilih kad di tangan untuk kombinasi baharu dengan pinjaman anda
choose-for-meld = Pilih kad untuk kombinasi ini
nothing-for-meld = Tiada satu pun kad anda sesuai pada kombinasi ini
no-place-there = Kad ini tidak sesuai di situ.
cannot-meld = Kad ini bukan kombinasi.
cannot-lay = Kad ini tidak sesuai pada mana-mana kombinasi.
cannot-swap = Tiada joker boleh ditukar dengan kad ini.
# Why nothing is taken back: it is another’s turn, or the card that was drawn stays drawn.
cannot-undo =
    { $why ->
        [turn] Hanya pada giliran sendiri sesuatu boleh ditarik balik.
        [drawn] Tiada apa untuk ditarik balik: kad yang dicabut kekal, dan belum ada yang diletakkan selepas itu.
       *[none] Tiada apa untuk ditarik balik dalam giliran ini.
    }
# Why nothing can be played again after an undo.
cannot-redo = Tiada apa untuk diulang: tiada yang ditarik balik dalam giliran ini.
# A big button was tapped just when another turn began: the tap does nothing.
just-changed = Butang ini baru sahaja berubah. Tekan sekali lagi jika anda mahukan apa yang tertulis sekarang.
# Why the button that gives chosen cards back does nothing.
cannot-clear = Tiada kad dipilih.
# A joker of a meld that was laid in this turn.
# Its button lets another card be chosen for it.
joker-other = Jadikan joker ini kad lain
joker-one-way = Joker ini tidak boleh menjadi kad lain di situ.
way-joker = joker ialah { $card }
way-beside =
    { $side ->
        [low] di hujung rendah, sebelum { $card }
       *[high] di hujung tinggi, selepas { $card }
    }
way-meld =
    { $kind ->
        [run] jujukan, { $points } mata
       *[set] set, { $points } mata
    }

## What happened: $me is yes for one's own doing.

say-your-turn = Giliran anda
# The first thing that is said of a deal; $count are the cards in the own hand.
say-deal =
    { $count ->
        [0] { $title }, pusingan { $deal }
       *[other] { $title }, pusingan { $deal }: { $count } kad di tangan anda
    }
# $what is a label of a button ("Meld ...", "Undo").
say-done = Selesai: { $what }; { $count } kad di tangan anda
happened-dealt =
    { $me ->
        [yes] Anda mendapat { $count } kad
       *[no] { $name } mendapat { $count } kad
    }
happened-melded =
    { $me ->
        [yes] Anda membentang { $cards }
       *[no] { $name } membentang { $cards }
    }
happened-laid-off =
    { $me ->
        [yes] Anda menyambung { $card } pada { $meld }
       *[no] { $name } menyambung { $card } pada { $meld }
    }
happened-swapped =
    { $me ->
        [yes] Anda meletakkan { $card } dalam { $meld } dan mengambil joker
       *[no] { $name } meletakkan { $card } dalam { $meld } dan mengambil joker
    }
happened-turn-ended =
    { $me ->
        [yes] Anda menamatkan giliran
       *[no] { $name } menamatkan giliran
    }
happened-died =
    { $me ->
        [yes]
            { $passport ->
                [yes] Anda mati
               *[no] Anda mati tanpa kombinasi
            }
       *[no]
            { $passport ->
                [yes] { $name } mati
               *[no] { $name } mati tanpa kombinasi
            }
    }
happened-went-out =
    { $me ->
        [yes] Game! Anda tiada kad lagi
       *[no] Game! { $name } tiada kad lagi
    }
happened-deal-ended =
    { $ending ->
        [game] Pusingan tamat dengan Game
        [out] Pusingan tamat apabila seorang habis kad
        [blocked] Pusingan tamat kerana tiada lagi yang boleh dicabut
        [last_survivor] Pusingan tamat apabila tinggal seorang
        [knock] Pusingan tamat dengan ketukan
        [undercut] Pusingan tamat dengan pintasan
        [even] Pusingan tamat dengan sisa sama banyak: tiada sesiapa mendapat mata
        [gin] Pusingan tamat dengan gin
        [big_gin] Pusingan tamat dengan gin besar
        [dead_hand] Pusingan mati: tiada sesiapa mengetuk, dan tiada sesiapa mendapat mata
       *[all_dead] Pusingan tamat apabila semua mati
    }
# Said after the deed that completes the opening.
happened-opens =
    { $me ->
        [yes] { $line }, dan anda sudah membuka
       *[no] { $line }, dan sudah membuka
    }
happened-cards-left = { $line }; tinggal { $count } kad
log-all = Apa yang telah berlaku
log-since = Sejak giliran terakhir anda
# The same, walked through on the table: $at is the step that is shown, of $count; 0 is before the first.
recap = Apa yang berlaku sejak giliran terakhir anda
recap-open =
    { $count ->
       *[other] Tunjukkan { $count } langkah sejak giliran terakhir anda
    }
recap-step = { $at } daripada { $count }
recap-before = Meja selepas giliran terakhir anda
# Buttons that are signs only, named for the ear: a step back, a step on, out of the walk.
recap-back = Undur
recap-next = Seterusnya
recap-close = Kembali ke meja seperti sekarang
log-earlier = Sebelum itu
log-nothing = Belum ada apa-apa berlaku.

## The end of a deal

deal-won =
    { $me ->
        [yes]
            { $count ->
                [1] Anda memenangi pusingan ini
               *[other] { $names } berkongsi pusingan ini
            }
       *[no]
            { $count ->
                [1] { $names } memenangi pusingan ini
               *[other] { $names } berkongsi pusingan ini
            }
    }
deal-unwon = Pusingan buntu: tiada yang menang
match-won =
    { $me ->
        [yes]
            { $count ->
                [1] Anda memenangi perlawanan
               *[other] { $names } berkongsi perlawanan
            }
       *[no]
            { $count ->
                [1] { $names } memenangi perlawanan
               *[other] { $names } berkongsi perlawanan
            }
    }
winner = pemenang
# Before the ids of the rules that explain the result; each id opens the rules there.
rules-cited = Peraturan
# $rule is the id of a rule, such as A6.2.
rule-link = Aturan { $rule }
count-score = Skor:
count-card = { $card }: { $points }
count-no-cards =
    { $bonus ->
        [0] Tiada kad lagi: tiada yang dikira.
       *[other] Tiada kad lagi.
    }
count-sum =
    { $count ->
        [0] 0 mata
       *[other] { $count } kad, { $points } mata
    }
count-doubled = digandakan oleh joker
count-penalty = penalti { $points }
# A number in the place of the cards.
count-flat = { $points } tetap sebagai ganti
# $times is 2 or 3/2.
count-times = kali { $times } bagi cara habis
count-bonus = bonus { $points }
exit-rami-sec = Rami sec: habis dalam satu giliran, dan belum ada orang lain membuka
exit-at-once = Sekali gus: habis dalam satu giliran
exit-jokers = { $count } joker diletak dalam giliran itu
exit-joker-last = Joker sebagai buangan terakhir
exit-used-table = Kombinasi di meja digunakan
exit-forfeited = Menyentuh timbunan telah menggugurkan hak untuk habis sekali gus
count-factor = kali { $factor }
count-settlement = penyelesaian: { $amount }
aside-shown = { $count } kad yang diketepikan
record-download = Muat turun rekod perlawanan ini

## A deal step by step

replay = Satu pusingan, langkah demi langkah
replay-title = { $title }: pusingan { $deal }
replay-link = Lihat pusingan ini langkah demi langkah
replay-deals = Pusingan lain dalam perlawanan ini
replay-deal-before = Pusingan sebelumnya
replay-deal-after = Pusingan seterusnya
replay-to-table = Ke meja
replay-steps = Langkah
replay-step = Langkah { $step } daripada { $steps }
replay-place = Kedudukan dalam pusingan
replay-back = Undur satu langkah
replay-forth = Maju satu langkah
replay-turn-back = Undur ke awal giliran
replay-turn-forth = Maju ke giliran seterusnya
replay-dealt = Kad telah diagihkan.
replay-story = Apa yang berlaku
replay-eyes = Anda melihat
replay-eyes-all = Semua kad
# The cards as one seat knew them.
replay-eyes-seat =
    { $me ->
        [yes] Apa yang anda tahu
       *[no] Apa yang { $name } tahu
    }
replay-running = Pusingan ini masih dimainkan: anda melihat apa yang diketahui dari tempat anda.
# $cards are cards for the ear, or "none"; $hidden is how many nobody showed.
replay-hand =
    { $cards ->
        [none]
            { $hidden ->
                [0] Tiada kad.
               *[other] { $hidden } kad tersembunyi.
            }
       *[other]
            Tangan: { $cards }.{ $hidden ->
                [0] { "" }
               *[other] { " " }{ $hidden } kad tersembunyi.
            }
    }
replay-cards =
    { $count ->
       *[other] { $count } kad
    }
replay-no-cards = tiada kad lagi
replay-score =
    { $points ->
       *[other] { $points } mata
    }
replay-keep = Simpan dan tunjukkan
replay-share-lead = Pautan ini menunjukkan pusingan ini, dengan semua kad dan nama, kepada sesiapa yang memilikinya, dan tiada pusingan lain.
replay-share-link = Pautan ke pusingan ini
replay-record-deal = Muat turun pusingan ini
replay-record-match = Muat turun seluruh perlawanan
# How else the deal might have gone on: the heading, what it is, which cards one plays, and the button.
what-if = Bagaimana jika?
what-if-lead = Teruskan sendiri dari langkah ini, dengan kad yang sama, menentang bot. Ia meja yang tersendiri, dan tidak dikira.
what-if-seat = Anda main
what-if-cards =
    { $me ->
        [yes] kad anda
       *[no] kad { $name }
    }
what-if-go = Teruskan dari langkah { $step }
what-if-over = Pusingan sudah tamat pada langkah ini: undur ke langkah sebelumnya.
# A mark beside the title of such a table, as short as can be.
what-if-note = Bagaimana jika

## What I have played

played-link = Permainan saya
played-title = Apa yang telah saya mainkan
played-lead = Perlawanan dalam pelayar ini, dan bagaimana kad diagihkan.
played-nothing = Belum ada pusingan anda yang tamat.
played-no-deals = Belum ada pusingan yang tamat.
played-deals = Pusingan
played-won = Menang
# $percent is a whole number.
played-percent = { $percent } %
played-number = { $number }
played-points-low = Mata sepusingan (lebih sedikit lebih baik)
played-points-high = Mata sepusingan
# The standard deviation.
played-spread = ± { $spread }
played-matches = Perlawanan dimenangi
played-matches-won =
    { $count ->
        [0] belum ada yang tamat
       *[other] { $won } daripada { $count }
    }
played-endings = Bagaimana pusingan tamat
played-ended =
    { $ending ->
        [game] Ada yang habis kad:
        [all_dead] Semua mati:
        [last_survivor] Tinggal seorang:
        [blocked] Tiada pemenang:
        [knock] Ketukan:
        [gin] Gin:
       *[big_gin] Gin besar:
    }
# $count deals, of which I won $won.
played-ended-often =
    { $count ->
       *[other] { $count } pusingan
    }, { $won } dimenangi
played-luck = Tuah setakat ini
played-luck-lead = Garis tebal ialah apa yang diagihkan, garis putus-putus ialah apa yang dijangka. Jika agihan adil, garis tebal berada dalam jalur itu 95 kali daripada 100.
played-whose =
    { $whose ->
        [me] Anda
        [people] Orang lain
       *[bots] Bot
    }
played-hands =
    { $count ->
       *[other] { $count } tangan
    }
played-jokers =
    { $count ->
       *[other] { $count } joker, { $expected } dijangka
    }
played-strength = Lebih kuat daripada { $percent } % semua tangan, 50 % dijangka
# For who hears the page: $where is below, within or above.
played-band =
    Jalur itu dari { $low } hingga { $high }; ini berada { $where ->
        [below] di bawahnya
        [above] di atasnya
       *[within] di dalamnya
    }.
played-matches-title = Perlawanan saya
played-winner = Pemenang
played-my-points = Mata saya
played-winners =
    { $count ->
        [0] tiada
       *[other]
            { $me ->
                [yes]
                    { $count ->
                        [1] anda
                       *[other] { $names }
                    }
               *[no] { $names }
            }
    }
played-purpose =
    { $purpose ->
        [lesson] pelajaran, tidak dikira
        [what_if] bagaimana jika, tidak dikira
       *[other] latihan, tidak dikira
    }
played-replay = Pusingan { $deal } langkah demi langkah
played-all-matches =
    { $count ->
       *[other] Tunjukkan semua { $count } perlawanan
    }

## The score sheet

sheet-title = Lembaran skor
sheet-deal = Pusingan
sheet-total = Jumlah
sheet-empty = Belum ada pusingan yang tamat.
sheet-winner = pemenang
sheet-kind-cumulative = Skor rendah menang.
sheet-kind-independent = Setiap pusingan permainan sendiri; skor rendah menang.
sheet-target = Perlawanan tamat pada { $points } mata.
sheet-target-each = Setiap permainan tamat pada { $points } mata.
sheet-deals = Perlawanan ada { $count } pusingan.

## Counts

counts-player = Pemain
counts-cards = Kad
counts-known = Diketahui
counts-hand = Tangan anda dikira { $points } mata.
counts-aside = { $count } kad diketepikan.
counts-stock = { $count } kad dalam stok.
counts-seen = Kad yang anda lihat, di meja dan di tangan
counts-seen-pile = Kad yang anda lihat, di meja, dalam buangan dan di tangan
counts-jokers = { $count } joker dilihat.

## The rules of this table

rules-no-differences = Tiada: semua seperti dalam buku.
rules-changed-mark = diubah
rules-changed = { $count } diubah
rules-not-loaded = Peraturan tidak dapat diambil. Adakah pelayan masih berjalan?
rules-loading = Mengambil peraturan …
rules-read = Baca peraturan
rules-refused = Dengan jawapan ini tiada sesiapa dapat bermain, jadi belum ada peraturan untuk dibaca:

## Help

help-tap = Ketik kad untuk memilihnya. Tempat di meja yang menerimanya menyala: ketik satu, atau butang yang menyatakan apa yang akan dibuatnya. Anda juga boleh mengetik kombinasi dahulu, dan kad yang sesuai akan naik.
help-main = Butang besar sentiasa menyatakan apa yang akan berlaku, atau sebab tiada yang boleh dibuat. Semuanya boleh dibuat asal sehingga anda menamatkan giliran.
help-signs = Anak panah kecil pada kad: ia sesuai di meja sekarang. Bingkai putus-putus di keliling kombinasi: ia berubah sejak giliran terakhir anda.
help-hand = Tangan anda tersusun mengikut kemahuan anda, dan kekal begitu. Seret kad ke tepi untuk mengalihkannya dan ke atas untuk memainkannya; tekan lama pada kad untuk melihatnya besar. Kumpulan yang berkurung ialah kombinasi; kumpulan yang disimpan bersama tidak dimainkan sehingga anda melepaskannya.
help-keys = Kekunci
key-space = Ruang
key-escape = Esc
key-walk = jalan di tangan atau meja
key-move = alih kad di tangan anda
key-group = pergi ke satu kumpulan pada tangan anda
# A gap between two cards of the hand, beside the card that has the focus.
key-gap = buat jarak pada tangan anda, atau tutupnya
key-back = susun tangan seperti tadi
help-keys-own = Setiap kekunci boleh diberi arahan lain dalam tetapan.
key-choose = pilih kad, atau tekan butang
help-discards = Di mana kad dicabut dan dibuang: cabut dari stok atau ambil buangan teratas, main, dan buang untuk menamatkan giliran. Cabutan tidak boleh ditarik balik; yang lain boleh, sehingga buangan. Apa yang masih mesti diletak ada di atas tangan anda. Ketik “Pinjam” dan kemudian kombinasi untuk mengambil kad daripadanya bagi kombinasi baharu.
key-draw = cabut dari stok
key-take = ambil buangan teratas
key-borrow = pinjam dari kombinasi
key-carte = sebut “carte”
key-discard = buang kad yang dipilih
key-redo = buat semula
key-pile = lihat semua buangan
key-meld = bentang kad yang dipilih
key-lay = sambung kad itu
key-swap = tukar untuk joker
key-end = tamatkan giliran
key-undo = buat asal
key-hand = pergi ke tangan
key-table = pergi ke meja
key-counts = kiraan
key-scores = skor
key-help = bantuan ini
key-hint = petunjuk, kemudian lebih lanjut
key-recap = lihat semula apa yang berlaku sejak giliran terakhir anda
key-clear = kosongkan pilihan anda
settings-look = Rupa
# A part of the settings: how the cards of one’s own hand are shown and moved.
settings-cards = Tangan anda
# How large the cards of the hand are.
like-cards = Kad
like-cards-normal = sebesar yang muat
like-cards-large = besar
# The side at which the buttons and the cards are in reach of the thumb.
like-thumb = Anda mengetik dengan
like-thumb-right = tangan kanan
like-thumb-left = tangan kiri
like-drag = Seret kad. Tanpa ini, leretan pada kad memilih beberapa keping.
settings-motion = Langkah pemain lain
settings-language = Bahasa
like-theme = Cerah atau gelap
like-theme-auto = ikut peranti
like-theme-light = cerah
like-theme-dark = gelap
like-deck = Corak
like-deck-four = empat warna
like-deck-two = dua warna
like-speed = Gerakan pemain lain
like-speed-off = serta-merta
like-speed-fast = cepat
like-speed-normal = biasa
like-speed-slow = perlahan
like-speed-reduced = Peranti anda meminta kurang gerakan, jadi langkah pemain lain ditunjukkan serta-merta, dengan garis luar.
like-language = Bahasa
# In the list of languages, behind one that no native reader has gone over.
language-unreviewed = { $name } (draf belum disemak)
language-draft = Terjemahan ini draf kami sendiri. Pembetulan dialu-alukan: satu bahasa ialah satu fail.
like-digits = Angka
settings-view = Meja atau senarai
like-view = Meja ditunjukkan
like-view-table = sebagai meja
like-view-list = sebagai senarai
# The same as a button at the top of the page.
view-list = Paparan senarai
view-table = Paparan meja
like-letters = Satu huruf di sebelah setiap corak
settings-sound = Bunyi
like-sound = Bunyi di meja
like-captions = Tulis apa yang didengar
sound-ask = Mahukah meja berbunyi apabila tiba giliran anda dan apabila kad diletakkan?
sound-on = Dengan bunyi
sound-off = Tanpa bunyi
# What a sound says, written for a moment.
sound-turn = Giliran anda
sound-card = Sekeping kad dimainkan
sound-refused = Ditolak
sound-over = Pusingan tamat
settings-keys = Kekunci
keys-change = Tukar kekunci
keys-how = Pilih satu arahan, kemudian tekan kekunci yang anda mahu. Esc membiarkannya seperti sedia ada.
# $what is what a command does ("undo", "go to your hand").
keys-press = Tekan satu kekunci untuk: { $what }
keys-given = { $key } kini bermaksud: { $what }
keys-taken = { $key } sudah digunakan. Maksudnya: { $what }
keys-not-givable = Hanya huruf atau tanda boleh diberi. Angka membawa ke kumpulan pada tangan anda.
keys-back = Semua kekunci kembali seperti asal.
keys-reset = Semua kekunci seperti asal

## The table as lists

list-step =
    { $count ->
        [1] Dengan kad yang dipilih
       *[other] Dengan kad-kad yang dipilih
    }
list-nothing-chosen = Tiada kad dipilih.
# $meld is like "Aina: run of hearts, 5 to 8".
list-of =
    { $whose ->
        [mine] Kombinasi anda
       *[other] Kombinasi { $owner }
    }
list-players = Pemain
list-scores = Skor
list-turn = sedang bermain
# $name has $cards cards and $points points in this match.
list-player =
    { $cards ->
       *[other] { $name }: { $cards } kad, { $points } mata dalam perlawanan ini
    }
list-group = Kumpulan { $number }
list-arrange = Susun tangan
list-left = Ke arah permulaan
list-right = Ke arah akhir

## Hints

# The button, and the name of what it shows.
hint = Petunjuk
# The buttons that tell more: first where, then what exactly.
hint-where = Di mana?
hint-which = Apa tepatnya?
hint-choose = Pilih kad ini
hint-close = Tutup petunjuk
hint-thinking = Meneliti kad anda …

## Lessons

lesson-offer = Kali pertama? Main satu pusingan berpandu:
# The guide of a lesson; its name, and how to send it away and call it back.
coach = Pemandu anda
coach-leave = Sembunyikan pemandu
coach-call = Tunjukkan pemandu
# What is to be learned: a few words each.
coach-goal-passport = Jujukan tulen
coach-goal-layoff = Sambung kad
coach-goal-swap = Tukar joker
coach-goal-draw = Cabut
coach-goal-open = Buka dengan 51
coach-goal-discard = Buang
coach-goal-done = { $goal }, selesai
# What each of them is: said before what is to be done.
coach-why-passport = Kombinasi pertama anda mesti jujukan tulen: tiga atau lebih kad berturutan daripada satu corak, tanpa joker. Itulah pasport anda.
coach-why-layoff = Anda sudah bermula: mulai sekarang sekeping kad boleh disambung pada mana-mana kombinasi di meja, tidak kira siapa yang membentangnya.
coach-why-swap = Di meja ada joker yang menggantikan kad yang anda pegang. Letak kad anda di tempatnya, dan joker itu milik anda.
coach-why-draw = Setiap giliran bermula dengan sekeping kad: cabut satu dari stok.
coach-why-open = Kombinasi pertama anda mesti berjumlah 51 mata, dan satu daripadanya mesti jujukan tulen: kad berturutan daripada satu corak, tanpa joker.
coach-why-discard = Setiap giliran tamat dengan buangan. Buang yang paling kurang membantu: kad yang tinggal di tangan dikira terhadap anda.
# What is to be done. $cards is a list like "6♥, 7♥ and 8♥"; $others: cards are chosen that do not belong to it.
coach-choose =
    { $count ->
       *[other]
            Pilih { $cards } pada tangan anda{ $others ->
                [yes] , dan tiada yang lain
               *[no] { "" }
            }.
    }
# $what is what a button says.
coach-press = Tekan “{ $what }”.
coach-press-and-choose = Tekan butang besar, kerana ada lebih daripada satu cara, kemudian “{ $what }”.
coach-choose-way = Pilih “{ $what }”.
coach-undo = Itu jalan buntu dalam giliran ini. Tekan “Undur” untuk menariknya balik.
coach-wait = { $name } sedang bermain. Perhatikan apa yang diletakkan di meja.
coach-deal-over =
    { $done ->
       *[other] Pusingan tamat, dan anda telah membuat { $done } daripada { $all } perkara. Pelajaran ini boleh dimainkan semula dari halaman pertama.
    }
coach-finished = Itu sahaja yang anda perlukan. Teruskan bermain sesuka hati: petunjuk membantu apabila anda buntu.
coach-leave-table = Ke halaman pertama

# What page and terminal say beside all this where one knocks. $card is a card, $points its or a hand's deadwood,
# $limit what a knocker may keep, $name the other player.


## What to do now

# The card turned up is offered.
gin-offer = Ambil { $card }, atau lepaskan?
gin-offer-wait = { $name } ditawarkan { $card } …
# Draw or take the top discard.
gin-draw = Cabut kad, atau ambil { $card }.
gin-must-draw = Anda berdua sudah melepaskan { $card }: cabut kad.
# $knock is no, yes, gin (it is allowed to discard, knock, or show gin) or big (all eleven cards are melded).
gin-play =
    { $knock ->
        [big] Gin besar! Tunjukkan, atau pilih kad untuk dibuang.
        [gin] Gin! Pilih kad yang dibuang semasa mengetuk, atau satu untuk dibuang biasa.
        [yes] Pilih kad untuk dibuang, atau ketuk dengan paling banyak { $limit }.
       *[no]
            { $limit ->
                [0] Pilih kad untuk dibuang. Dalam pusingan ini hanya gin boleh ditunjukkan.
               *[other] Pilih kad untuk dibuang. Anda boleh mengetuk dengan paling banyak { $limit }.
            }
    }
# Nothing but the knock is allowed: at the wall, or where gin must be shown.
gin-must-knock =
    { $why ->
        [gin] Anda ada gin, yang di sini ditunjukkan serta-merta: ketuk.
       *[wall] Anda mengambil buangan terakhir untuk mengetuk dengannya: ketuk.
    }
gin-choose-thrown = Pilih kad yang dibuang semasa mengetuk.
gin-layoff =
    { $count ->
        [0] Tiada kad anda sesuai pada kombinasi { $name }. Tunjukkan tangan anda.
       *[other] Sambung pada kombinasi { $name }, atau tunjukkan tangan anda.
    }
gin-layoff-wait = { $name } boleh menyambung pada kombinasi anda …
gin-choose-melds = Pilih kombinasi yang anda tunjukkan.
gin-wall =
    { $wall ->
        [declare] Stok sudah sampai ke penghujung. Ambil { $card } dan terus bermain, atau isytihar pusingan mati.
       *[knock] Stok sudah sampai ke penghujung. Ambil { $card } untuk mengetuk dengannya, atau lepaskan.
    }
gin-wall-pass = Stok sudah sampai ke penghujung, dan dengan { $card } anda tidak dapat mengetuk. Lepaskan.
gin-wall-near = { $count } kad lagi boleh dicabut

## Buttons

do-pass = Lepas
do-call-dead = Isytihar pusingan mati
do-knock = Ketuk, buang { $card }
# With the deadwood that stays.
do-knock-with = Ketuk, buang { $card }: tinggal { $points }
do-gin = Gin, buang { $card }
do-big-gin = Gin besar
do-done = Tunjuk tangan
# Among several ways to show a hand; $shown is as in “shown-cards”.
do-show = Tunjuk { $shown }
label-knock = Ketuk, buang { $card }, dengan { $shown }
label-gin = Gin, buang { $card }: { $melds }
label-big-gin = Gin besar: { $melds }
gin-ways = Pilih kombinasi lain
gin-ways-title = Kombinasi mana yang anda tunjukkan?
cannot-knock =
    { $limit ->
        [0] Tidak: dalam pusingan ini hanya gin boleh ditunjukkan.
       *[other] Tidak: dengan membuang { $card } sisa anda { $points }, sedangkan had ialah { $limit }.
    }

## The meter of deadwood

deadwood = Sisa { $points }
deadwood-meter = Sisa { $points }, had anda { $limit }
deadwood-aloud =
    { $points ->
        [0] Tiada sisa
       *[other] Sisa { $points } mata
    }; { $limit ->
        [0] dalam pusingan ini hanya gin boleh ditunjukkan
        [1] anda boleh mengetuk dengan 1 mata atau gin
       *[other] anda boleh mengetuk dengan { $limit } mata atau kurang
    }
deadwood-after = Buang { $card }: { $points }
deadwood-known = Sisa jika pusingan tamat sekarang: { $points }
upcard-name = Kad terbuka: { $card }
upcard-limit =
    Kad terbuka { $card }: ketuk dengan { $limit ->
        [0] gin sahaja
       *[other] { $limit } atau kurang
    }
upcard-doubles = Kad terbuka ialah sped: pusingan ini dikira dua kali.
status-knocked = sudah mengetuk
passed-cards = Dilepaskan: { $cards }

## The showdown

# $how is knock, undercut, even, gin, big_gin or dead_hand.
showdown =
    { $how ->
        [even] Sisa sama banyak
        [knock] Ketukan
        [undercut] Pintasan
        [gin] Gin
        [big_gin] Gin besar
       *[dead_hand] Pusingan mati
    }
showdown-lead =
    { $how ->
        [gin]
            { $me ->
                [yes] Anda mendapat gin
               *[no] { $name } mendapat gin
            }
        [big_gin]
            { $me ->
                [yes] Anda menunjukkan gin besar
               *[no] { $name } menunjukkan gin besar
            }
        [undercut]
            { $me ->
                [yes] Anda memintas ketukan
               *[no] { $name } memintas ketukan
            }
        [knock]
            { $me ->
                [yes] Ketukan anda menang
               *[no] Ketukan { $name } menang
            }
        [even] Sisa kedua-duanya sama, dan tiada sesiapa mendapat mata
       *[dead_hand] Tiada sesiapa mengetuk: pusingan mati, dan pengagih yang sama mengagih semula
    }
showdown-melds = Kombinasi
showdown-laid-off = Disambung
showdown-thrown = Dibuang
showdown-deadwood = Sisa
showdown-none = tiada
showdown-knocker = pengetuk
showdown-difference = { $more } tolak { $fewer } ialah { $points }
showdown-bonus =
    { $how ->
        [gin] Bonus gin { $points }
        [big_gin] Bonus gin besar { $points }
       *[undercut] Bonus pintasan { $points }
    }
showdown-doubled = Digandakan, kerana kad terbuka ialah sped
showdown-score = { $points } mata
# For the ear, of one player.
showdown-aloud = { $name }: { $shown }
showdown-laid-off-aloud =
    { $count ->
        [0] { $name } tidak menyambung apa-apa
       *[other] { $name } menyambung { $cards }
    }
scored =
    { $me ->
        [yes] Anda mendapat { $points } mata
       *[no] { $name } mendapat { $points } mata
    }
scored-nothing = Tiada sesiapa mendapat mata

## The score sheet where points are won: columns, boxes, bonuses

sheet-kind-won = Mata terbanyak menang.
sheet-column =
    { $columns ->
        [1] Permainan
       *[other] Permainan { $number }
    }
sheet-column-over = tamat
sheet-column-won =
    { $me ->
        [yes] Anda memenangi permainan { $number }
       *[no] { $name } memenangi permainan { $number }
    }
sheet-column-open = belum ada kemenangan pertama
sheet-points = Mata
sheet-boxes = { $count } kotak
sheet-box-points = Kotak
sheet-game-bonus = Bonus permainan
sheet-shutout = Kemenangan kosong
sheet-sum = Semuanya
sheet-all-columns = Semua permainan bersama
# One entry of a column, for the ear.
sheet-entry-aloud = Pusingan { $deal }: { $name } { $points }
sheet-column-aloud = Permainan { $number }: { $totals }
sheet-dead-deals =
    { $count ->
        [0] Tiada pusingan mati.
       *[other] { $count } pusingan mati dan tiada pada lembaran.
    }

## Help and keys

help-gin = Dalam gin kombinasi kekal di tangan anda; meja menyusunnya untuk anda dan mengira selebihnya, iaitu sisa anda. Apabila sisa cukup rendah, pilih kad untuk dibuang dan ketuk. Selepas pemain lain mengetuk, ketik kad anda dan kemudian kombinasi yang sesuai.
key-pass = lepas
key-knock = ketuk
key-big-gin = gin besar
key-done = tunjuk tangan
key-ways = pilih kombinasi lain

## On the page alone

gin-deadwood-against = Sisa { $have }, { $name } ada { $theirs }
gin-only-knock = Hanya ketukan dibenarkan
gin-no-knock = Belum boleh ketuk: tinggal { $points }, had { $limit }
gin-no-knock-with = Tidak boleh ketuk dengan { $card }
gin-choose-thrown-short = Ketuk: pilih kad untuk dibuang
gin-nothing-fits = Tiada kad anda yang sesuai
gin-choose-fitting = Pilih kad yang sesuai
gin-fits-nowhere = { $card } tidak sesuai di mana-mana
gin-not-now = Itu tidak boleh dibuat pada saat ini.
gin-best-way = paling sedikit
gin-hold-back = Tahan kad: { $count } cara
sort-best = Kombinasi terbaik
key-best = susun tangan ikut kombinasi terbaik
key-biggin = tunjuk gin besar
card-knocks = anda boleh mengetuk dengannya
card-melded = dalam kombinasi
count-collects = Tiada kad lagi: mengutip apa yang dipegang yang lain.

## The same in the terminal

terminal-typing-gin = Kata: take, pass, draw, discard 5h, knock 5h, knock 5h 7c7d7h 2s3s4s / Ac, biggin, lay 8h m1>, done
terminal-keys-offer = F ambil · N lepas · ? peraturan · F1 kekunci · Q keluar
terminal-keys-hold = Ruang pilih · X buang · K ketuk · O susun · C kiraan · ? peraturan · F1 kekunci
terminal-keys-layoff = Ruang pilih · L sambung · N selesai · U asal · T meja · ? peraturan · F1 kekunci
terminal-help-pass = lepaskan kad yang ditawarkan
terminal-help-knock = ketuk, buang kad yang dipilih
terminal-help-big-gin = tunjuk gin besar
terminal-help-ways = pilih kombinasi lain untuk ditunjukkan
terminal-help-done = tidak menyambung lagi, dan tunjuk tangan
terminal-hand-deadwood = sisa
terminal-deed-pass = lepas
terminal-deed-knock = mengetuk dengan { $points }
terminal-deed-gin = gin!
terminal-deed-big-gin = gin besar!
terminal-deed-shown = menunjukkan { $points }
terminal-deed-dead-hand = mengisytiharkan pusingan mati
terminal-sheet-won = Mata terbanyak menang.
terminal-sheet-game = Permainan { $number }
terminal-sheet-boxes = Kotak
terminal-sheet-bonus = Bonus permainan
terminal-sheet-shutout = Kemenangan kosong
terminal-sheet-all = Semua permainan
terminal-sheet-gin-signs = D mengagih, * memenangi pusingan, G gin, U pintasan
terminal-check-knock = { $name } mengetuk
terminal-check-gin = { $name } mendapat gin
terminal-check-undercut = { $name } memintas ketukan
terminal-check-dead-hand = pusingan mati
terminal-table-hold = Kombinasi kekal di tangan sehingga seseorang mengetuk.
terminal-one-way = Hanya ada satu cara menunjukkan tangan ini.
terminal-help-sort-best = susun tangan ikut kombinasi terbaik; lagi ikut corak, ikut nilai
terminal-help-signs-gin = ━ di atas kad: ia dalam salah satu kombinasi terbaik anda; yang lain ialah sisa. + pada kad: ia boleh disambung. + pada kombinasi: kad yang dipilih sesuai di situ.
terminal-sheet-games = Permainan tamat apabila satu jumlah mencapai { $points }, perlawanan dengan permainan terakhir.
terminal-sheet-independent-won = Setiap pusingan permainan sendiri; yang paling banyak menang memenanginya.

# The words of the table in the terminal. Cards, reasons, rules and what page and terminal share are elsewhere.
# $number is the number of a meld as it is typed (m3); $cards, $card are short cards.


## Top and seats

terminal-title = { $title } · pusingan { $deal }
terminal-aside = { $count } kad di tepi
terminal-target =
    { $points ->
        [0] { "" }
       *[other] perlawanan hingga { $points }
    }
terminal-seat-cards = { $count } kad
terminal-seat-total = { $points } mata
terminal-seat-narrow = { $count }k { $points }m
terminal-seat-narrower = { $count }k
terminal-seat-new = tiada kombinasi
terminal-seat-unopened = belum buka
terminal-seat-dead = MATI
terminal-seat-out = tersingkir
terminal-dealer = pengagih
terminal-dealer-short = D
terminal-you = Anda

## The table and the hand

terminal-table-empty = Belum ada apa-apa di meja.
terminal-hand =
    { $count ->
        [0] Anda tiada kad lagi
       *[other] Tangan anda: { $count } kad, { $points } mata
    }
terminal-hand-new = Anda belum ada kombinasi: tindakan pertama anda mesti kombinasi.
terminal-hand-total = jumlah { $points }
terminal-since = Sejak giliran terakhir anda
terminal-nothing-yet = Belum ada sesiapa bermain.

## Stock, discards and what the turn still asks for, where cards are drawn

terminal-stock = Stok
terminal-discards = Buangan
terminal-pile-count =
    { $count ->
        [0] kosong
       *[other] { $count } kad
    }
terminal-pile-look = lihat semuanya
terminal-mark-lay = letak!
terminal-mark-lent = pinjam
terminal-opening-to-come =
    { $pure ->
        [yes] Pembukaan anda perlu { $need } mata dengan jujukan tulen
       *[no] Pembukaan anda perlu { $need } mata
    }
terminal-opening-any = Anda belum membuka; apa-apa kombinasi boleh membuka
terminal-opened = Anda sudah membuka
terminal-to-lay = Untuk diletak:
terminal-to-lay-took = { $card } diambil
terminal-to-lay-joker =
    { $count ->
        [1] joker yang diperoleh
       *[other] { $count } joker yang diperoleh
    }
terminal-to-lay-borrowed = { $cards } dipinjam
terminal-borrow-where = Kombinasi mana? Anak panah menuju ke situ, Ruang memilihnya, Esc kembali.
terminal-borrow-title = Pinjam dari m{ $number }, { $meld }
terminal-borrow-choose = Pilih kad yang anda pinjam.
terminal-borrow-help = ←→ jalan · Ruang pilih · Enter pinjam · Esc kembali

## What the main action will do

terminal-do-meld = Bentang { $cards } ({ $points } mata)
terminal-do-lay = Sambung { $cards } pada m{ $number }, { $meld }
terminal-do-lay-end =
    { $end ->
        [low] Sambung { $cards } pada m{ $number }, { $meld }, di hujung rendah
       *[high] Sambung { $cards } pada m{ $number }, { $meld }, di hujung tinggi
    }
terminal-do-lay-joker = Sambung { $cards } pada m{ $number }, { $meld }, sebagai { $as }
terminal-do-swap = Ambil joker m{ $number }, { $meld }, dengan { $card }
terminal-do-swap-end =
    { $end ->
        [low] Ambil joker rendah m{ $number }, { $meld }, dengan { $card }
       *[high] Ambil joker tinggi m{ $number }, { $meld }, dengan { $card }
    }
terminal-do-end = Tamatkan giliran
terminal-do-dead = Tiada yang boleh dimainkan: isytihar diri anda mati
terminal-do-choose = Pilih satu daripada { $count } cara
terminal-do-next = Agih pusingan seterusnya
terminal-do-leave = Perlawanan tamat: tinggalkan meja
terminal-prompt = Pilih kad untuk dimainkan.
terminal-prompt-or-end = Pilih kad untuk dimainkan, atau tamatkan giliran dengan E.
terminal-prompt-wait = Sila tunggu { $name }. Sementara itu anda boleh menyusun dan memilih kad.
terminal-prompt-dead = Anda mati dan menunggu pusingan tamat.
terminal-verb-meld = Kad ini bukan kombinasi baharu.
terminal-verb-lay = Kad ini tidak sesuai pada mana-mana kombinasi.
terminal-verb-swap = Tiada joker di meja boleh diperoleh dengan ini.
terminal-need-cards = Pilih kad dahulu: jalan dengan anak panah, pilih dengan bar ruang.
terminal-fits = Pada m{ $number } anda boleh memainkan: { $cards }
terminal-fits-nothing = Tiada satu pun kad anda boleh dimainkan pada m{ $number }.
terminal-not-there = Kad ini tidak sesuai pada m{ $number }.
terminal-undone = Ditarik balik.
terminal-nothing-to-undo = Tiada yang boleh ditarik balik dalam giliran ini.
terminal-drawn-stays = Tiada yang boleh ditarik balik: kad yang dicabut dari stok kekal dicabut.
terminal-nothing-to-redo = Tiada yang boleh dibuat semula.
terminal-redone = Dibuat semula.
terminal-deal-is-over = Pusingan sudah tamat.
terminal-not-over = Pusingan belum tamat.
terminal-sorted =
    { $how ->
        [rank] Disusun ikut nilai.
        [best] Disusun ikut kombinasi terbaik.
       *[suit] Disusun ikut corak.
    }
terminal-unsaved = Rekod tidak dapat disimpan: { $why }

## Typing

terminal-typing = Kata: meld 7c8c9c, lay 8h m1>, swap 5h m2, end, dead, undo. Esc kembali.
terminal-typing-draws = Kata: draw, take, meld 7c8c9c, lay 8h m1>, swap 5h m2, borrow 7h m1, discard 5h carte

## What happened, in the short form of the log

terminal-turn = { $name }: { $deeds }
terminal-turn-left = { $name }: { $deeds } · tinggal { $count } kad
terminal-deed-meld = bentang { $cards }
terminal-deed-lay = { $cards } pada m{ $number }
terminal-deed-swap = { $card } untuk joker m{ $number }
terminal-deed-dead =
    { $passport ->
        [yes] mati
       *[no] mati tanpa kombinasi
    }
terminal-deed-out = Game!
terminal-deed-leave = habis kad!
terminal-deed-draw =
    { $card ->
        [hidden] mencabut
       *[other] mencabut { $card }
    }
terminal-deed-take = mengambil { $card }
terminal-deed-touch = menyentuh timbunan
terminal-deed-renewed = stok baharu
terminal-deed-borrow = meminjam { $cards } dari m{ $number }
terminal-deed-discard =
    { $carte ->
        [yes] membuang { $card }, “carte”
       *[no] membuang { $card }
    }
terminal-deed-penalty = { $count } kad kerana tiada “carte”
terminal-deed-end = tamat

## Choosing among ways

terminal-choose = Cara mana yang anda maksudkan?
terminal-choose-help = 1–9 atau Enter memilih, Esc kembali
terminal-way-run = Jujukan: { $cards } ({ $points } mata)
terminal-way-set = Set: { $cards } ({ $points } mata)

## Keys

terminal-keys-play = Ruang pilih · M bentang · L sambung · J joker · E tamat · U asal · ? peraturan · F1 kekunci
terminal-keys-table = ←→↑↓ jalan · Ruang main di sini · H tangan · Esc kosong · ? peraturan · F1 kekunci
terminal-keys-borrow = ←→↑↓ jalan · Ruang pinjam di sini · Esc kembali · ? peraturan · F1 kekunci
terminal-keys-draw = D cabut · F ambil · P buangan · T meja · C kiraan · ? peraturan · F1 kekunci
terminal-keys-turn = Ruang pilih · M bentang · L sambung · J joker · B pinjam · X buang · U asal · F1
terminal-keys-naturals = Ruang pilih · M bentang · L sambung · X buang · U asal · C kiraan · ? peraturan · F1
terminal-keys-over = Enter seterusnya · S skor · T meja · ? peraturan · F1 kekunci · Q keluar
terminal-help-title = Kekunci
terminal-help-walk = jalan di tangan atau meja
terminal-help-shift = alih kad di tangan anda
terminal-help-space = pilih kad, atau letak balik; pada kombinasi: mainkan kad yang dipilih di situ
terminal-help-enter = buat apa yang dinyatakan baris kuning
terminal-help-meld = bentang kad yang dipilih
terminal-help-lay = sambung kad itu
terminal-help-joker = tukar untuk joker
terminal-help-draw = cabut kad dari stok
terminal-help-take = ambil buangan teratas
terminal-help-touch = sentuh timbunan buangan sebelum mencabut
terminal-help-pile = lihat semua buangan
terminal-help-borrow = pinjam dari kombinasi di meja: mula-mula kombinasi, kemudian kadnya
terminal-help-discard = buang kad yang dipilih, yang menamatkan giliran
terminal-help-carte = sebut “carte” dengan buangan yang meninggalkan satu kad, atau tidak
terminal-help-redo = buat semula apa yang ditarik balik
terminal-help-end = tamatkan giliran
terminal-help-undo = tarik balik langkah terakhir giliran ini; dengan Shift mula semula
terminal-help-hand = pergi ke tangan
terminal-help-table = pergi ke meja (juga Tab)
terminal-help-sort = susun tangan ikut corak; lagi ikut nilai
terminal-help-gap = buat atau tutup ruang di tangan
terminal-help-groups = pergi ke kumpulan 1 hingga 9 di tangan
terminal-help-words = taip apa yang anda mainkan, misalnya lay 8h m1>
terminal-help-counts = kiraan: kad semua pemain, kad yang anda lihat
terminal-help-scores = lembaran skor
terminal-help-log = semua yang berlaku dalam pusingan ini
terminal-help-rules = peraturan meja ini
terminal-help-clear = letak balik kad yang dipilih
terminal-help-quit = tinggalkan meja
terminal-help-signs =
    + pada kad: ia boleh dimainkan sendiri. + pada kombinasi: kad yang dipilih sesuai di situ. • pada kombinasi: ia berubah sejak giliran terakhir anda. { $jokers ->
        [0] { "" }
       *[other] ★ ialah joker; dalam jujukan kad di belakangnya ialah kad yang diwakilinya.
    }
terminal-close-help = Esc kembali
terminal-space-bar = Ruang
terminal-arrows = anak panah

## Leaving

terminal-leave = Tinggalkan meja?
terminal-leave-saved = Perlawanan setakat ini disimpan dalam { $file }.
terminal-leave-lost = Perlawanan ini tidak disimpan.
terminal-leave-keys = Y atau Enter keluar, N atau Esc kekal

## The end of a deal

terminal-over-title = Pusingan { $deal } tamat
terminal-over-game =
    { $me ->
        [yes] Game! Anda tiada kad lagi.
       *[no] Game! { $name } tiada kad lagi.
    }
terminal-over-dead = Semua mati, dan tiada yang terus bermain.
terminal-over-survivor = Tinggal seorang sahaja, dan pusingan tamat di situ.
terminal-over-out =
    { $me ->
        [yes] Anda habis kad.
       *[no] { $name } habis kad.
    }
terminal-over-blocked = Tiada lagi yang boleh dicabut: pusingan buntu, dan tiada yang memenanginya.
terminal-over-won =
    { $me ->
        [yes]
            { $count ->
                [1] Anda memenangi pusingan ini.
               *[other] { $names } berkongsi pusingan ini.
            }
       *[no]
            { $count ->
                [1] { $names } memenangi pusingan ini.
               *[other] { $names } berkongsi pusingan ini.
            }
    }
terminal-over-match =
    { $me ->
        [yes]
            { $count ->
                [1] Perlawanan tamat: anda memenanginya!
               *[other] Perlawanan tamat: { $names } berkongsi kemenangan.
            }
       *[no]
            { $count ->
                [1] Perlawanan tamat: { $names } memenanginya.
               *[other] Perlawanan tamat: { $names } berkongsi kemenangan.
            }
    }
terminal-count-none = tiada kad lagi
terminal-count-out = tersingkir daripada perlawanan
terminal-count-cards = { $count } kad
terminal-count-doubled = joker menggandakannya
terminal-count-penalty = { $points } lagi kerana tiada pasport
terminal-count-unopened = belum membuka: { $points } sebagai ganti
terminal-count-factor = kali { $factor }
terminal-count-settled = penyelesaian { $amount }
terminal-count-total = jumlah { $points }
terminal-count-winner = pemenang
terminal-over-aside =
    { $count ->
        [0] Tiada kad diketepikan.
       *[other] { $count } kad yang diketepikan:
    }
terminal-over-keys = Enter pusingan seterusnya · S lembaran skor · Esc lihat meja · Q keluar
terminal-over-keys-last = S lembaran skor · Esc lihat meja · Q keluar

## Score sheet and counts

terminal-sheet = Lembaran skor
terminal-sheet-deal = Pusingan
terminal-sheet-total = Jumlah
terminal-sheet-empty = Belum ada pusingan yang tamat.
terminal-sheet-signs = D mengagih, * memenangi pusingan
terminal-sheet-cumulative = Skor rendah menang.
terminal-sheet-independent = Setiap pusingan permainan sendiri; skor rendah menang.
terminal-sheet-target = Perlawanan tamat apabila satu jumlah mencapai { $points }.
terminal-sheet-elimination = Sesiapa yang mencapai { $points } tersingkir.
terminal-sheet-deals = Perlawanan ada { $count } pusingan.
terminal-counts = Kiraan
terminal-counts-known = diketahui: { $cards }
terminal-counts-hand = Tangan anda dikira { $points } mata jika pusingan tamat sekarang.
terminal-counts-seen = Bagi setiap kad yang anda lihat di meja dan di tangan (daripada { $packs }):
terminal-counts-seen-pile = Bagi setiap kad yang anda lihat di meja, dalam buangan dan di tangan (daripada { $packs }):
terminal-counts-jokers = Joker dilihat: { $count } daripada { $all }
terminal-counts-aside = { $count } kad diketepikan dan tidak dimainkan.
terminal-log = Apa yang berlaku dalam pusingan ini
terminal-rules = Peraturan meja ini

## Replay

terminal-replay-where = pusingan { $deal } daripada { $deals } · giliran { $turn } daripada { $turns } · tindakan { $action } daripada { $actions }
terminal-replay-keys = ←→ tindakan · ↑↓ giliran · PgUp PgDn pusingan · Home End · K pandangan · S skor · Q keluar
terminal-replay-all = semua tangan
terminal-replay-seat = apa yang boleh diketahui { $name }
terminal-replay-spectator = apa yang boleh diketahui penonton
terminal-replay-dealt = Kad sudah diagihkan.
terminal-replay-turn = Seterusnya: { $name }
terminal-check-head = { $title }, { $seats } tempat, { $deals } pusingan
terminal-check-deal = Pusingan { $deal }: { $scores } ({ $how })
terminal-check-game = Game oleh { $name }
terminal-check-out = { $name } habis kad
terminal-check-blocked = buntu
terminal-check-dead = semua mati
terminal-check-survivor = tinggal seorang
terminal-check-running = Pusingan { $deal } sedang berjalan: giliran { $name }.
terminal-check-totals = Jumlah: { $scores }
terminal-check-won =
    { $count ->
        [1] { $names } memenangi perlawanan.
       *[other] { $names } berkongsi perlawanan.
    }
terminal-check-seen = Salinan satu tempat: tangan orang lain tersembunyi, jadi gerakan disemak hanya setakat yang dilihatnya.
terminal-check-ok = Rekod dimainkan semula tanpa cacat.
terminal-score-of = { $name } { $points }

## The rules as text

terminal-rules-head = Peraturan { $title }
terminal-rules-changes = Apa yang dimainkan berbeza di meja ini
terminal-rules-change = { $label }: { $answer } (menggantikan { $instead })
terminal-rules-sign = * menandakan apa yang dimainkan berbeza di meja ini.
terminal-house-title = Peraturan rumah meja ini
terminal-house-close = Enter mula · ? semua peraturan
terminal-games = Ada { $games } permainan:
terminal-games-note = `tierce rules GAME` menyatakan peraturannya, `tierce play GAME` memainkannya di sini.

# What the server itself refuses, before any rule is asked.

# $text says what was expected.
reason-malformed = Mesej ini tidak dapat dibaca: { $text }
reason-too-large = Mesej ini terlalu panjang. Paling banyak { $most } bait dibaca.
reason-too-fast = Itu terlalu banyak sekali gus. Tunggu sebentar, kemudian cuba lagi.
reason-binary = Mesej di sini ialah teks, dan yang ini binari.
reason-no-table = Tiada meja { $table } di sini.
reason-broken = Ada yang rosak dalam pelayan. Ia telah ditulis dalam lognya. Cuba lagi.
reason-store = Itu tidak dapat dicatat, jadi tidak dilakukan. Cuba lagi.
# What a table refuses that has nothing to do with the cards: seats, host, pause, clock.
reason-not-invited = Anda belum dijemput ke meja ini: minta pautan penuhnya, hingga huruf terakhir.
reason-no-seat-yours = Anda tiada tempat di meja ini: ambil tempat kosong dahulu.
reason-no-seat = Tiada tempat { $seat } di sini: meja ini ada { $most }.
reason-seat-taken = Tempat { $seat } tidak kosong: ada orang duduk di situ.
reason-seated-already = Anda sudah ada tempat di meja ini.
reason-nobody-there = Tiada sesiapa duduk di tempat { $seat }: hanya orang boleh dimaksudkan.
reason-name = Nama ada 1 hingga { $most } aksara yang boleh dilihat.
reason-name-taken = Seseorang di sini sudah bernama { $name }: pilih nama lain.
reason-not-host = Hanya tuan rumah boleh berbuat demikian: di sini tuan rumahnya { $name }.
reason-not-yours = Itu hanya boleh dinyatakan bagi tempat sendiri.
reason-here = { $name } ada di sini: tiada sesiapa boleh bermain untuknya.
reason-stands-in = Bot sedang bermain untuk anda: ambil semula tempat anda dahulu.
reason-time-up = Masa anda tamat: bot memainkan giliran ini. Giliran seterusnya milik anda semula.
reason-paused = { $name } meminta rehat: teruskan dahulu.
reason-not-started = Kad belum diagihkan: tuan rumah memulakan apabila semua sudah ada.
reason-started = Perlawanan sudah bermula: itu untuk masa sebelumnya.
reason-seats-open = { $count } tempat masih kosong: biar seseorang duduk di situ, letak bot di situ, atau buang tempat itu.
reason-too-few-seats = { $text }
reason-no-bot = Tiada bot { $kind } dalam permainan ini: pilih { $kinds }.
reason-match-runs = Perlawanan ini belum tamat: mainkan hingga tamat dahulu.
reason-closed = Tuan rumah telah menutup meja ini: apa yang dimainkan masih boleh dibaca.
reason-no-chat = Hanya ungkapan boleh disebut di meja ini.
reason-no-phrase = Tiada ungkapan sedemikian: pilih satu daripada senarai.
reason-hints-off = Meja ini bermain tanpa petunjuk.
reason-no-answer = Ia mengambil masa terlalu lama. Cuba lagi sebentar.
reason-other-deal = Tangan ini daripada pusingan lain: ia tidak disusun.
# What is wrong with a request, said beside its field.
problem-expected = Yang dijangka: { $text }.
problem-unknown-field = Tiada medan sedemikian. Medannya ialah { $fields }.
problem-one-of = { $found } tiada dalam pilihan. Pilih satu daripada { $choices }.
problem-number = Yang dijangka: nombor bulat dari { $low } hingga { $high }; yang ditemui: { $found }.
problem-name = Nama ada 1 hingga { $most } aksara, dan tiada yang tidak boleh dilihat.
problem-bot-list = Yang dijangka: senarai bot, setiap satu daripada { $choices }.
problem-bot-count = { $found } bot diminta. Permainan ini dimainkan dengan { $low } hingga { $high } bot dan anda.
problem-no-table = Tiada meja sedemikian di sini.
problem-no-place = Tiada apa-apa di alamat ini.
problem-too-large = Permintaan ada paling banyak { $most } bait.
problem-too-fast = Terlalu banyak permintaan sekali gus. Tunggu sebentar, kemudian cuba lagi.
problem-elsewhere = Ini datang dari halaman tapak lain, jadi tidak dilakukan.
problem-not-seated = Anda tiada tempat di meja ini.
problem-not-invited = Anda belum dijemput ke meja ini: minta pautan penuhnya, hingga huruf terakhir.
problem-no-spectators = Di meja ini tiada sesiapa boleh menonton: ambil satu tempat.
problem-no-deal = Perlawanan ini tiada pusingan itu.
# One may try how else a deal might have gone on once it is over.
problem-deal-runs = Pusingan ini masih dimainkan: kemungkinan lain boleh dicuba apabila ia tamat.
problem-no-code = Tiada kod sedemikian, atau sepuluh minitnya sudah tamat. Minta yang baharu pada peranti lain.
problem-no-key = Ini bukan kunci pelayan ini.
problem-not-host = Hanya penjaga pelayan ini boleh berbuat demikian: buka pautan dengan kuncinya dahulu.
problem-too-many-tables = Anda ada { $most } meja yang belum tamat. Mainkan satu hingga tamat dahulu, atau tutup satu.
problem-unread = Permintaan ini tidak dapat dibaca.
problem-broken = Ada yang rosak dalam pelayan. Ia telah ditulis dalam lognya.

# What is seen and said of the people at a table beside their cards: who is away, how long a turn may take, what was
# said. $name is a person, $bot whether a bot plays for them (yes or no).


## Away and back

seat-away = tiada
away-hours = { $count } jam
away-days = { $count } hari
bot-plays = bot bermain
bot-plays-short = bot
play-for = Main untuknya
play-for-short = Main
play-for-name = biar bot bermain untuk { $name }
let-bot-play = Biar bot bermain untuk saya
bot-plays-for-me = Bot bermain untuk anda
take-seat-back = Bot bermain untuk anda: ambil semula tempat anda
take-back = Ambil semula
say-away = { $name } tiada
say-back = { $name } kembali
say-bot-plays = Bot bermain untuk { $name }
say-plays-again = { $name } bermain semula
# A move that a bot made for a person: $line says what.
happened-stand-in =
    { $me ->
        [yes] { $line } (bot untuk anda)
       *[no] { $line } (bot untuk { $name })
    }

## A pause for all

a-break = Rehat
pause-all = Rehat minum teh
pause-help = Jam dan bot berhenti sehingga seseorang meneruskan.
paused-by =
    { $me ->
        [yes] Anda meminta rehat
       *[no] { $name } meminta rehat
    }
pause-go-on = Teruskan
say-goes-on = Permainan diteruskan

## Clocks

clock-left = masa bagi giliran ini
clock-bank = simpanan masa
clock-over = melebihi masa
clock-stands = jam berhenti
# $hard: when the time is up, a bot plays the turn.
seconds-left =
    { $hard ->
        [yes] { $seconds } saat, kemudian bot memainkan giliran ini
       *[no] tinggal { $seconds } saat
    }

## What one says

panel-say = Sebut
say-own = Dengan kata-kata sendiri
say-send = Hantar
say-too-fast = Satu demi satu: tunggu sebentar sebelum menyebut lagi.
said-title = Apa yang disebut
said-nothing = Belum ada apa-apa disebut.
said-line = { $name }: { $text }
said-me = Anda
said-mute = Senyapkan { $name }
said-unmute = Dengar { $name } semula
said-muted = disenyapkan pada peranti ini
said-take-away = Buang
said-take-away-which = kata-kata { $name }: { $text }

## The next match

do-rematch = Main semula
next-match = Ke perlawanan seterusnya
say-next-match = Perlawanan seterusnya bermula

## The screen during my turn

help-awake = Semasa giliran anda skrin kekal hidup.
help-no-awake =
    { $secure ->
        [yes] Pelayar ini tidak dapat mengekalkan skrin hidup semasa giliran anda.
       *[no] Skrin mungkin gelap semasa giliran anda: pelayar mengekalkannya hidup hanya bagi halaman selamat (https).
    }

## Phrases

# phrase-<id> of src/tierce/server/phrases.py: polite words, with a face where it helps.
phrase-hello = 😊 Helo!
phrase-good_luck = ☘ Semoga berjaya!
phrase-your_turn = ☞ Giliran anda, rasanya
phrase-one_moment = ☕ Sebentar, ya
phrase-well_played = ★ Syabas, main bagus!
phrase-nice_swap = 🃏 Cantik tukarannya!
phrase-thanks = ♥ Terima kasih
phrase-sorry = 😅 Maaf!
phrase-laugh = 😄 Haha!
phrase-oh_no = 😱 Alamak!
phrase-wow = 😮 Wah!
phrase-thinking = 😐 Biar saya fikir dulu
phrase-again = ↻ Sekali lagi?
phrase-good_night = ☾ Selamat malam
