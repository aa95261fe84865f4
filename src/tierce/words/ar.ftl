### Every text that people read, in Arabic: the page, the terminal and the server read this one file.
### What it lacks is said in English.


# Terms: meld = تشكيلة (تشكيلات), run = سلسلة (سلاسل), set = مجموعة (مجموعات): all three feminine, so that what
# is said of a filled-in meld agrees. lay (a meld) = إنزال، أنزل; lay off = تركيب، ركّب; opening = الفتح، فتح;
# passport = جواز; draw = سحب; stock = كومة السحب; discard = رمي، ارمِ; discard pile = كومة الرمي;
# swap = تبديل، بدّل; free a joker = تحرير; win a joker = كسب; suit = نقش; rank = رتبة;
# borrow = استعارة; natural card = ورقة طبيعية; pure = صافية;
# burnt = محروقة; joker = جوكر (جواكر); deadwood = السائب، الأوراق السائبة; knock = الدق، دقّ; knocker = صاحب الدقّة;
# gin = جين; big gin = جين كبير; undercut = كسر; carte = كارت; Game (the last card laid) = ختام;
# dead (a player) = ميت; dead (a deal) = ملغاة; blocked = مسدودة; go out = الخروج; at once = دفعة واحدة;
# dry exit = خروج ناشف; turn = دور; deal = جولة; match = مباراة; game = لعبة; box = خانة; shutout = فوز نظيف;
# pack = رزمة; dealer = الموزّع; host = المضيف; bot = بوت; house rules = قواعد البيت; record = السجل;
# hint = تلميح; guide = المرشد; lesson = درس; group of the hand = قسم; band (of luck) = شريط.
# What somebody did is said with a name, a colon and a verbal noun, so that no verb needs the person's gender.

# The language in its own name, and whether somebody who speaks it from home has read all of it: yes or no.
language-name = العربية
language-reviewed = no
# What stands between two items (names of cards read aloud), two parts of a sentence, two whole sentences, and two
# lines without a full stop that are read aloud one after the other: punctuation with its space, as the language
# writes it. Chinese has no spaces here, Arabic a comma of its own.
between-items = { "، " }
between-parts = { "؛ " }
between-sentences = { " " }
between-lines = { ". " }

# The names of cards, for the ear (10 of clubs) and for the eye (10♣).

# $rank and $suit are one of the names below.
card-name = { $rank } { $suit }
joker = جوكر
# A joker on the table: in a run it stands for one card, in a set for a rank.
joker-for-card = جوكر مكان { $card }
joker-as-A = جوكر مكان آس
joker-as-2 = جوكر مكان 2
joker-as-3 = جوكر مكان 3
joker-as-4 = جوكر مكان 4
joker-as-5 = جوكر مكان 5
joker-as-6 = جوكر مكان 6
joker-as-7 = جوكر مكان 7
joker-as-8 = جوكر مكان 8
joker-as-9 = جوكر مكان 9
joker-as-T = جوكر مكان 10
joker-as-J = جوكر مكان ولد
joker-as-Q = جوكر مكان بنت
joker-as-K = جوكر مكان شايب
rank-A = آس
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-T = 10
rank-J = ولد
rank-Q = بنت
rank-K = شايب
# Several of one rank: a set of aces.
ranks-A = آسات
ranks-2 = أوراق 2
ranks-3 = أوراق 3
ranks-4 = أوراق 4
ranks-5 = أوراق 5
ranks-6 = أوراق 6
ranks-7 = أوراق 7
ranks-8 = أوراق 8
ranks-9 = أوراق 9
ranks-T = أوراق 10
ranks-J = أولاد
ranks-Q = بنات
ranks-K = شياب
suit-s = بستوني
suit-h = قلب
suit-d = ديناري
suit-c = سباتي
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
suit-letter-s = ب
suit-letter-h = ق
suit-letter-d = د
suit-letter-c = س
card-short = { $rank }{ $suit }
joker-short = جوكر
# A joker on the table that stands for $card (a short card or a short rank).
joker-short-for = ★{ $card }
# A meld: $from and $to are ranks, $suit a suit, $ranks several of one rank, $count its cards.
meld-run = سلسلة { $suit }، من { $from } إلى { $to }
meld-set =
    مجموعة { $ranks }، { $count ->
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } أوراق
       *[other] { $count } ورقة
    }

# The house rules: every knob with its name, one sentence of help, and its answers in words.
#
# knob-<path> and knob-<path>-help, choice-<path>-<answer>; dots and underscores become dashes. An answer
# without a message of its own is one of the four below, or a number.

choice-yes = نعم
choice-no = لا
choice-any = أي عدد
choice-none = لا شيء
# An answer that depends: $answer with $seats players ("3", "5 or 6", "2 to 4"), or if $case is chosen.
answer-seats = { $answer } إذا كان عدد اللاعبين { $seats }
answer-case = { $answer } مع «{ $case }»
answer-else = وإلا { $answer }
# From $low to $high.
answer-span = { $low } إلى { $high }
# A choice named by its knob: "Ties: shared".
answer-named = { $knob }: { $answer }
preset-penang = بينانغ رامي
preset-rami51 = رامي 51
preset-rami51-circular = رامي 51 الدائري
preset-rami71 = رامي 71
preset-rami81 = رامي 81
preset-arbaatash = أربعتاش، الـ14 اللبنانية
preset-thousand = رامي 51، لعبة الألف
preset-basic = الرامي البسيط
preset-gin = جين رامي
preset-gin-traditional = جين على الطريقة القديمة
preset-gin-oklahoma = جين أوكلاهوما
preset-gin-hollywood = جين بحساب هوليوود
preset-gin-openspiel = جين كما في OpenSpiel
preset-gin-rlcard = جين كما في RLCard
ending-game = ختام
ending-all-dead = مات الجميع
ending-last-survivor = بقي مقعد واحد
ending-blocked = مسدودة
ending-knock = دقّة
ending-gin = جين
ending-big-gin = جين كبير

## Which cards are played with?

group-deck = بأي أوراق نلعب؟
knob-deck-packs = الرزم
knob-deck-packs-help = كم رزمة من 52 ورقة تُخلط معًا.
knob-deck-jokers = الجواكر
knob-deck-jokers-help = عدد الجواكر في الورق كله، في جميع الرزم معًا.

## How are the cards dealt?

group-deal = كيف يوزَّع الورق؟
knob-deal-seats = اللاعبون
knob-deal-seats-help = كم شخصًا يمكنه اللعب؛ وكلما زاد العدد لزم عدد أكبر من الرزم.
knob-deal-hand-size = أوراق اليد
knob-deal-hand-size-help = عدد الأوراق التي توزَّع على كل لاعب في البداية.
knob-deal-starter = من يبدأ
knob-deal-starter-help = لمن الدور الأول في الجولة.
choice-deal-starter-dealer = الموزّع
choice-deal-starter-next = اللاعب الذي بعد الموزّع
knob-deal-extra = ورقة زائدة
knob-deal-extra-help = كم ورقة يأخذ من يبدأ زيادةً على الآخرين.
knob-deal-direction = الاتجاه
knob-deal-direction-help = في أي اتجاه يوزَّع الورق وتنتقل الأدوار.
choice-deal-direction-clockwise = مع عقارب الساعة، إلى اليسار
choice-deal-direction-anticlockwise = عكس عقارب الساعة، إلى اليمين
knob-deal-starter-first-turn = أول دور على الإطلاق
knob-deal-starter-first-turn-help = هل يجوز لمن يبدأ أن يُنزل أو يدقّ في ذلك الدور، أم يرمي ورقة فقط.
choice-deal-starter-first-turn-discard-only = رمي ورقة فقط
choice-deal-starter-first-turn-full = دور كغيره
knob-deal-upcard = ورقة مكشوفة
knob-deal-upcard-help = هل تُكشف ورقة بعد التوزيع تبدأ بها كومة الرمي.
knob-deal-cut-joker = جوكر عند القطع
knob-deal-cut-joker-help = ماذا يحدث إذا كشف من يقطع الورق جوكرًا.
choice-deal-cut-joker-ignored = يعود إلى الورق
choice-deal-cut-joker-kept = يحتفظ به القاطع ضمن أوراقه
knob-deal-aside-shown-after = كشف الأوراق غير الموزعة بعد الجولة
knob-deal-aside-shown-after-help = هل يرى الجميع، بعد انتهاء الجولة، الأوراق التي لم تكن في اللعب.

## What may be drawn?

group-draw = ماذا يجوز سحبه؟
knob-draw-take = ورقة من كومة الرمي
knob-draw-take-help = ماذا يجب أن يُفعل بالورقة العليا من كومة الرمي لمن يأخذها.
choice-draw-take-must-lay = يجب إنزالها في الدور نفسه
choice-draw-take-free = يجوز أن تبقى في اليد
knob-draw-take-from-round = أول دور لكومة الرمي
knob-draw-take-from-round-help = ابتداءً من أي دور في الجولة يجوز للاعب أن يأخذ من كومة الرمي.
knob-draw-take-joker = جوكر على كومة الرمي
knob-draw-take-joker-help = هل يجوز أخذ جوكر من كومة الرمي.
knob-draw-take-with-one = الأخذ مع ورقة واحدة باقية
knob-draw-take-with-one-help = هل يجوز لمن بيده ورقة واحدة أن يأخذ من كومة الرمي.
knob-draw-throw-back = إعادة الورقة
knob-draw-throw-back-help = هل يجوز رمي ورقة أُخذت من كومة الرمي في الدور نفسه.
knob-draw-mutual-return = إعادة مرتين متتاليتين
knob-draw-mutual-return-help = ماذا يحدث إذا رمى اللاعبان، واحدًا بعد الآخر، الورقة التي أخذاها للتو.
choice-draw-mutual-return-plays-on = يستمر اللعب
choice-draw-mutual-return-ends = تُلغى الجولة
knob-draw-takes = مرات الأخذ في الجولة
knob-draw-takes-help = عند أي أخذ من كومة الرمي، للاعبَين معًا، تُلغى الجولة؛ ولا تُحسب الورقة المكشوفة.
choice-draw-takes-any = بلا حد
knob-draw-last = الأوراق الباقية في كومة السحب
knob-draw-last-help = عند كم ورقة في كومة السحب يتوقف السحب: الجدار.
knob-draw-wall = عند الجدار
knob-draw-wall-help = ماذا يحدث إذا انتهت كومة السحب ولم يدقّ أحد.
choice-draw-wall-dead = تُلغى الجولة ولا يسجّل أحد
choice-draw-wall-knock = يجوز أخذ آخر ورقة مرمية للدقّ بها
choice-draw-wall-declare = يأخذ اللاعب آخر ورقة مرمية ويواصل، أو يعلن إلغاء الجولة
knob-draw-renew = تجديد كومة السحب
knob-draw-renew-help = كيف تصير الأوراق المرمية كومة سحب جديدة.
choice-draw-renew-shuffled = تُخلط
choice-draw-renew-turned = تُقلب كما هي
choice-draw-renew-taken = يجوز أخذ الورقة العليا، أو تُقلب كلها كما هي
knob-draw-renew-keeps-top = بقاء الورقة العليا
knob-draw-renew-keeps-top-help = هل تبقى الورقة العليا على كومة الرمي عندما تصير الأخرى كومة سحب جديدة.
knob-draw-renewals = مرات التجديد
knob-draw-renewals-help = كم مرة في الجولة يجوز أن تصير الأوراق المرمية كومة سحب جديدة.
choice-draw-renewals-any = كلما لزم الأمر
knob-draw-touch = لمس كومة الرمي
knob-draw-touch-help = ما ثمن لمس كومة الرمي ثم السحب من كومة السحب رغم ذلك.
choice-draw-touch-ignored = لا شيء
choice-draw-touch-no-dry-this-turn = لا خروج ناشف في هذا الدور
choice-draw-touch-no-dry-this-deal = لا خروج ناشف في هذه الجولة
choice-draw-touch-no-exit-this-deal = لا خروج إطلاقًا في هذه الجولة

## What is a meld?

group-melds = ما هي التشكيلة؟
knob-melds-aces = الآس في السلسلة
knob-melds-aces-help = هل يجوز أن يأتي الآس بعد الشايب.
choice-melds-aces-both = قبل 2، أو بعد الشايب
choice-melds-aces-low = قبل 2 فقط
knob-melds-set-suits = النقوش في المجموعة
knob-melds-set-suits-help = هل يجوز أن يتكرر النقش في المجموعة، مثل ورقتي 8 قلب.
choice-melds-set-suits-repeat = يجوز أن تتكرر
choice-melds-set-suits-distinct = كلها مختلفة، فأقصاها أربع أوراق
knob-melds-run-max = أطول سلسلة
knob-melds-run-max-help = كم ورقة قد تضم السلسلة: مع 14 يكون آس في كل طرف.
knob-melds-circular = السلاسل الدائرية
knob-melds-circular-help = هل يجوز أن تستمر السلسلة بعد الآس: بنت، شايب، آس، 2.
knob-melds-min-naturals = الأوراق الطبيعية في التشكيلة
knob-melds-min-naturals-help = كم ورقة على الأقل في التشكيلة يجب ألا تكون جوكرًا.

## What may a joker do?

group-wild = ماذا يجوز للجوكر؟
knob-wild-max-in-run = الجواكر في السلسلة
knob-wild-max-in-run-help = كم جوكرًا يجوز في السلسلة الواحدة.
choice-wild-max-in-run-any = بلا حد
knob-wild-max-in-set = الجواكر في المجموعة
knob-wild-max-in-set-help = كم جوكرًا يجوز في المجموعة الواحدة.
choice-wild-max-in-set-any = بلا حد
knob-wild-adjacent = جوكران متجاوران
knob-wild-adjacent-help = هل يجوز أن يتجاور جوكران في سلسلة.
knob-wild-in-run = مكان الجوكر في السلسلة
knob-wild-in-run-help = أين يجوز أن يقع الجوكر في السلسلة، ومكان أي أوراق.
choice-wild-in-run-anywhere = في أي مكان
choice-wild-in-run-ends = في الطرفين فقط
choice-wild-in-run-burnt = فقط مكان ورقة كل نسخها على الطاولة
knob-wild-burnt-counts-discards = المرميات تحرق أيضًا
knob-wild-burnt-counts-discards-help = هل تُحسب النسخة التي على كومة الرمي كالتي في تشكيلة، إذا كان الجوكر لا يحل إلا محل الأوراق المحروقة.
knob-wild-rebind = جوكر في سلسلة
knob-wild-rebind-help = هل يجوز للورقة التي يحل الجوكر محلها أن تدفعه إلى طرف خالٍ من السلسلة.
choice-wild-rebind-fixed = يبقى في مكانه
choice-wild-rebind-slide = يجوز أن تدفعه الورقة الطبيعية إلى طرف

## What does the first laying need?

group-opening = ماذا يلزم لأول إنزال؟
knob-opening-kind = أول إنزال
knob-opening-kind-help = ما يجب أن يكون عليه أول إنزال للاعب في الجولة، أي الفتح.
choice-opening-kind-points = يجب أن يبلغ عددًا من النقاط
choice-opening-kind-none = أي تشكيلة في أي دور
choice-opening-kind-free = لا يلزمه شيء: يجوز التركيب قبل الإنزال
knob-opening-points = نقاط الفتح
knob-opening-points-help = كم نقطة يجب أن تبلغ أوراق أول إنزال معًا.
knob-opening-points-from-discard = نقاط الفتح بورقة مرمية
knob-opening-points-from-discard-help = كم نقطة تلزم للفتح في دور بدأ بورقة من كومة الرمي.
choice-opening-points-from-discard-same = مثل غيرها
knob-opening-discard-points-always = هذه النقاط كل مرة
knob-opening-discard-points-always-help = هل تلزم هذه النقاط من فتح أيضًا، في كل دور يبدأ بورقة مرمية.
knob-opening-pure-run = سلسلة بلا جواكر
knob-opening-pure-run-help = هل يجب أن يضم أول إنزال سلسلة بلا جواكر.
choice-opening-pure-run-new = سلسلة جديدة خالية منها
choice-opening-pure-run-subrun = سلسلة فيها ثلاث أوراق طبيعية متتالية، ولو بجانب جوكر
choice-opening-pure-run-off = لا تلزم
knob-opening-from-round = أول دور للفتح
knob-opening-from-round-help = ابتداءً من أي دور في الجولة يجوز للاعب أن يفتح.
knob-opening-joker-counts = جوكر في أول إنزال
knob-opening-joker-counts-help = كم يُحسب الجوكر في نقاط أول إنزال.
choice-opening-joker-counts-replaced = كالورقة التي يحل محلها
choice-opening-joker-counts-zero = لا شيء
choice-opening-joker-counts-thirty-five = 35 نقطة

## What may be laid off?

group-layoff = ماذا يجوز تركيبه؟
knob-layoff-joker-on-opponent = الجواكر على تشكيلات الآخرين
knob-layoff-joker-on-opponent-help = هل يجوز تركيب جوكر على تشكيلة أنزلها لاعب آخر.
choice-layoff-joker-on-opponent-none = لا على أي منها
choice-layoff-joker-on-opponent-sets = على المجموعات فقط
choice-layoff-joker-on-opponent-all = عليها كلها

## How is a joker won?

group-swap = كيف يُكسب الجوكر؟
knob-swap-from-set = الجواكر في المجموعات
knob-swap-from-set-help = أي ورقة تكسب جوكر المجموعة.
choice-swap-from-set-rank = يُكسب بأي ورقة من الرتبة
choice-swap-from-set-square = يُكسب بالنقش الناقص، متى صارت المجموعة أربع أوراق
choice-swap-from-set-square-both = يُكسب بالنقش الناقص، في الدور الذي تلقت فيه المجموعة ورقتها الرابعة
choice-swap-from-set-never = لا يمكن كسبه
knob-swap-use = الجوكر المكسوب
knob-swap-use-help = هل يجوز الاحتفاظ في اليد بجوكر جاء بالتبديل.
choice-swap-use-keep = يجوز الاحتفاظ به
choice-swap-use-new-meld = يجب أن يدخل تشكيلة جديدة في الدور نفسه
choice-swap-use-any = يجب إنزاله في الدور نفسه
knob-swap-same-turn = التبديل في دور أول تشكيلة
knob-swap-same-turn-help = هل يجوز التبديل في الدور الذي تُنزل فيه أول تشكيلة.

## May cards be taken from melds?

group-borrow = هل يجوز أخذ أوراق من التشكيلات؟
knob-borrow-kind = الاستعارة من التشكيلات
knob-borrow-kind-help = هل يجوز أخذ أوراق طبيعية من تشكيلة على الطاولة لتشكيلة جديدة.
choice-borrow-kind-off = غير مستعملة
choice-borrow-kind-single = جائزة ما دامت تبقى تشكيلة من ثلاث أوراق أو أكثر
knob-borrow-split = من وسط السلسلة
knob-borrow-split-help = هل يجوز استعارة أوراق من وسط سلسلة تنقسم إلى سلسلتين صحيحتين.
knob-borrow-joker = استعارة الجواكر
knob-borrow-joker-help = هل يجوز استعارة جوكر كورقة طبيعية، دون تبديل.
knob-borrow-from-joker-meld = من تشكيلات فيها جوكر
knob-borrow-from-joker-meld-help = هل يجوز استعارة أوراق طبيعية من تشكيلة فيها جوكر.

## What if a seat cannot play?

group-idle = ماذا لو تعذّر اللعب على أحد؟
knob-idle-dead-counts-swaps = التبديل قد ينقذ من الموت
knob-idle-dead-counts-swaps-help = هل يُعدّ التبديل الذي يعطي جوكرًا للإنزال حركة، فلا يكون اللاعب ميتًا.
knob-idle-voluntary-dead = الموت بالاختيار
knob-idle-voluntary-dead-help = هل يجوز للاعب أن يعلن نفسه ميتًا مع أن لديه حركة.
knob-idle-auto-dead = الموت دون إعلان
knob-idle-auto-dead-help = هل تعلن الطاولة موت من ليس لديه حركة في بداية دوره.

## When may one knock?

group-knock = متى يجوز الدقّ؟
knob-knock-limit = السائب المسموح للدقّ
knob-knock-limit-help = كم نقطة على الأكثر يجوز أن تبلغ الأوراق السائبة، أي الخارجة عن التشكيلات، لدى من يدقّ.
choice-knock-limit-upcard = بقدر الورقة المكشوفة
knob-knock-upcard-ace = آس مكشوف
knob-knock-upcard-ace-help = ماذا يلزم الدقّ بعد آس، إذا كانت الورقة المكشوفة تحدد السائب المسموح.
choice-knock-upcard-ace-one = يسمح بنقطة سائبة واحدة
choice-knock-upcard-ace-gin-only = لا يسمح إلا بالجين
knob-knock-test = اختبار الدقّ
knob-knock-test-help = كيف يُعرف هل يجوز الدقّ بيدٍ ما.
choice-knock-test-exact = بكل طرائق رمي ورقة وتشكيل الباقي
choice-knock-test-first-melds = بأول طريقة لتشكيل كل الأوراق تترك أقل سائب
knob-knock-throw-back = الدقّ بالورقة المأخوذة للتو
knob-knock-throw-back-help = هل يجوز أن تُرمى مع الدقّ ورقة أُخذت من كومة الرمي في الدور نفسه.
knob-knock-gin = يد جين
knob-knock-gin-help = هل يجوز لمن يستطيع الجين أن يواصل اللعب.
choice-knock-gin-may = يجوز مواصلة اللعب بها
choice-knock-gin-must = يجب كشفها فورًا
knob-knock-layoffs = التركيب بعد الدقّ
knob-knock-layoffs-help = هل يجوز للاعب الآخر تركيب أوراق على تشكيلات صاحب الدقّة.
knob-knock-layoffs-per-end = الأوراق المركبة على طرف واحد
knob-knock-layoffs-per-end-help = كم ورقة يجوز تركيبها على كل طرف من سلسلة صاحب الدقّة.
choice-knock-layoffs-per-end-any = كل ما يصلح
knob-knock-defender = تشكيلات اللاعب الآخر
knob-knock-defender-help = أي تشكيلات يكشفها اللاعب الآخر بعد الدقّ.
choice-knock-defender-best = التي تترك أقل سائب
choice-knock-defender-chosen = التي يختارها هذا اللاعب

## How does a deal end?

group-out = كيف تنتهي الجولة؟
knob-out-last-survivor = آخر من لم يمت
knob-out-last-survivor-help = هل يواصل آخر لاعب لم يمت وحده.
choice-out-last-survivor-plays-on = يواصل اللعب وحده
choice-out-last-survivor-ends = تنتهي به الجولة
knob-out-discard = الورقة الأخيرة
knob-out-discard-help = هل تُكسب الجولة برمي الورقة الأخيرة فقط، أم بإنزالها أيضًا.
choice-out-discard-required = يجب رميها
choice-out-discard-optional = يجوز رميها أو إنزالها
knob-out-carte = قول «كارت»
knob-out-carte-help = هل يجب على من تبقى معه بعد الرمي ورقة واحدة أن يقول ذلك، وإلا سحب ورقتين.
choice-out-carte-manual = على اللاعب أن يقولها، وإلا سحب ورقتين
choice-out-carte-auto = تقولها الطاولة
choice-out-carte-off = لا يقولها أحد
knob-out-at-once-needs = الخروج دفعة واحدة
knob-out-at-once-needs-help = ماذا يلزم للخروج في الدور نفسه الذي يُنزل فيه اللاعب أول مرة.
choice-out-at-once-needs-points-and-run = النقاط والسلسلة، ككل فتح
choice-out-at-once-needs-run-only = السلسلة دون النقاط
choice-out-at-once-needs-none = لا هذه ولا تلك
knob-out-new-melds = التشكيلات الجديدة في الدور
knob-out-new-melds-help = كم تشكيلة جديدة يجوز للاعب إنزالها في دور واحد.
choice-out-new-melds-any = بلا حد
knob-out-at-once-may-use-table = دفعة واحدة بتشكيلات الطاولة
knob-out-at-once-may-use-table-help = هل يبقى الخروج دفعة واحدة محسوبًا كذلك إذا استُعملت فيه تشكيلات كانت على الطاولة.
knob-out-max-turns = أطول جولة
knob-out-max-turns-help = بعد كم دور لجميع اللاعبين تنتهي الجولة دون فائز.

## What do the cards count?

group-values = كم تُحسب الأوراق؟
knob-values-ace-in-hand = الآس
knob-values-ace-in-hand-help = كم يُحسب الآس الباقي في اليد.
knob-values-joker-in-hand = الجوكر
knob-values-joker-in-hand-help = كم يُحسب الجوكر الباقي في اليد.
choice-values-joker-in-hand-doubles-hand = يضاعف اليد
knob-values-court = الولد والبنت والشايب
knob-values-court-help = كم يُحسب الولد أو البنت أو الشايب.
knob-values-ace-in-meld = الآس في التشكيلة
knob-values-ace-in-meld-help = كم يُحسب الآس في نقاط أول إنزال.
choice-values-ace-in-meld-by-place = 1 أو 11 حسب مكانه
choice-values-ace-in-meld-always-10 = دائمًا 10

## What else counts?

group-score = ماذا يُحسب غير ذلك؟
knob-score-pays = الأوراق الباقية في اليد
knob-score-pays-help = هل تُحسب الأوراق الباقية في اليد على صاحبها، أم للفائز.
choice-score-pays-own-cards = تُحسب على صاحبها
choice-score-pays-winner-collects = يجمعها الفائز
knob-score-gin = مكافأة الجين
knob-score-gin-help = ماذا يضاف للجين، أي دقّة بلا سائب.
knob-score-big-gin = مكافأة الجين الكبير
knob-score-big-gin-help = ماذا يضاف للجين الكبير: كل الأوراق في تشكيلات ولا تُرمى ورقة.
choice-score-big-gin-none = لا يُلعب الجين الكبير
knob-score-undercut = مكافأة الكسر
knob-score-undercut-help = ماذا يضاف للاعب الآخر إذا ظهر أن السائب لديه لا يزيد على سائب صاحب الدقّة.
knob-score-tie = تساوي السائب
knob-score-tie-help = ما معنى أن يتساوى السائب لدى الاثنين بعد الدقّ.
choice-score-tie-undercut = هو كسر
choice-score-tie-nothing = لا يسجّل شيئًا
knob-score-spade-doubles = البستوني يضاعف
knob-score-spade-doubles-help = هل تُحسب الجولة مضاعفة، مع مكافأتها، إذا كانت الورقة المكشوفة بستونيًا.
knob-score-no-passport = الموت بلا تشكيلة
knob-score-no-passport-help = ماذا يضاف على من يموت قبل إنزال أول تشكيلة.
choice-score-no-passport-none = لا شيء زيادة
choice-score-no-passport-plus-50 = 50 نقطة زيادة
choice-score-no-passport-double = تُحسب اليد مرتين
knob-score-unopened = من لم يفتح
knob-score-unopened-help = كم يُحسب على من لم يفتح حين يخرج أحد، أيًا كانت يده.
knob-score-at-once = بعد الخروج دفعة واحدة
knob-score-at-once-help = ماذا يفعل الخروج دفعة واحدة بنقاط الآخرين.
choice-score-at-once-multiply = يضرب نقاط كل الآخرين
choice-score-at-once-flat-100 = يعطي كل واحد من الآخرين 100 نقطة
choice-score-at-once-dry-table = يضرب بحسب الجواكر المستعملة
knob-score-at-once-factor = مضاعف الخروج دفعة واحدة
knob-score-at-once-factor-help = بكم تُضرب نقاط الآخرين بعد الخروج دفعة واحدة.
knob-score-at-once-joker-factor = المضاعف دفعة واحدة مع جوكر
knob-score-at-once-joker-factor-help = بكم تُضرب إذا كانت آخر ورقة مرمية جوكرًا أيضًا.
knob-score-joker-finish = جوكر كآخر ورقة مرمية
knob-score-joker-finish-help = ما معنى أن يخرج أحد، لا دفعة واحدة، برمي جوكر.
choice-score-joker-finish-plain = يُحسب كأي ورقة
choice-score-joker-finish-double = يضاعف نقاط كل الآخرين
choice-score-joker-finish-flat-200 = يعطي كل واحد من الآخرين 200 نقطة
choice-score-joker-finish-forbidden = غير جائز
knob-score-dry-table = الخروج الناشف بحسب الجواكر
knob-score-dry-table-help = كيف يُدفع الخروج الناشف، أي كل شيء في دور واحد، بحسب عدد الجواكر المستعملة فيه.
choice-score-dry-table-rising = أكثر مع الجواكر: مرة، ثم مرة ونصف، ثم مرتين
choice-score-dry-table-falling = أقل مع الجواكر: مرتين، ثم مرة ونصف، ثم مرة
choice-score-dry-table-literal = كما يطبعه أحد النصوص: مرة، ثم مرة ونصف، ثم مرة
knob-score-rounding = أنصاف النقاط
knob-score-rounding-help = ماذا يُفعل بنصف النقطة.
choice-score-rounding-half-up = تُجبر إلى الأعلى
choice-score-rounding-down = تُحذف
knob-score-winner-bonus = مكافأة الفائز
knob-score-winner-bonus-help = ماذا ينال الفائز بالجولة: يُطرح من مجموعه، أو يضاف حيث يجمع الفائز.

## How do deals make a match?

group-match = كيف تصنع الجولات مباراة؟
knob-match-kind = جولات المباراة
knob-match-kind-help = هل تُجمع النقاط من جولة إلى جولة.
choice-match-kind-independent = كل جولة لعبة قائمة بذاتها
choice-match-kind-cumulative = تُجمع
knob-match-target = النقاط التي تنهي المباراة
knob-match-target-help = تنتهي المباراة إذا بلغ مجموع أحدهم هذا العدد.
choice-match-target-none = بلا عدد محدد
knob-match-deals = عدد جولات المباراة
knob-match-deals-help = تنتهي المباراة بعد هذا العدد من الجولات.
choice-match-deals-none = بلا عدد محدد
knob-match-game-bonus = مكافأة اللعبة
knob-match-game-bonus-help = ماذا ينال فوق ذلك الفائز باللعبة، وهو صاحب أكثر النقاط في نهايتها.
knob-match-box = الخانة
knob-match-box-help = كم تُحسب كل جولة مكسوبة زيادةً، عند جمع اللعبة.
knob-match-extra-boxes = خانات للجين والكسر
knob-match-extra-boxes-help = هل يجلب الجين خانتين إضافيتين، والكسر خانة.
knob-match-shutout = الفوز النظيف
knob-match-shutout-help = ماذا ينال الفائز بلعبة لم يسجّل فيها الآخر شيئًا.
choice-match-shutout-none = لا يجلب شيئًا زيادة
choice-match-shutout-double-before-boxes = يضاعف النقاط والمكافأة، لا الخانات
choice-match-shutout-double-all = يضاعف كل شيء
choice-match-shutout-double-bonus = يضاعف مكافأة اللعبة
choice-match-shutout-plus-100 = يجلب 100 نقطة
knob-match-columns = ألعاب متجاورة
knob-match-columns-help = كم عمودًا في ورقة النقاط، كل منها لعبة قائمة بذاتها؛ والثلاثة تسمى هوليوود.
knob-match-elimination = الإقصاء
knob-match-elimination-help = هل يُقصى من يبلغ العدد ويواصل الآخرون حتى يبقى واحد.
knob-match-last-deal-factor = وزن الجولة الأخيرة
knob-match-last-deal-factor-help = بكم تُضرب نقاط الجولة الأخيرة.
knob-match-dealer = من يوزّع بعد ذلك
knob-match-dealer-help = من يوزّع بعد الجولة الأولى التي يُختار موزّعها بالقرعة.
choice-match-dealer-next = اللاعب التالي
choice-match-dealer-last-winner = الفائز بالجولة السابقة
choice-match-dealer-worst-loser = صاحب أسوأ نتيجة في الجولة السابقة
knob-match-ties = تعادل في المباراة
knob-match-ties-help = ماذا يحدث إذا تساوى عدة متصدرين في النهاية.
choice-match-ties-shared = يتقاسمونها
choice-match-ties-extra-deal = تستمر حتى يتقدم واحد
knob-match-settlement = تسوية كل جولة
knob-match-settlement-help = من يدفع لمن بعد الجولة، بالنقاط؛ ولا مال في ذلك.
choice-match-settlement-none = لا تسوية
choice-match-settlement-difference = كل واحد يدفع الفرق لكل من هو أفضل منه
choice-match-settlement-winner-takes-difference = كل واحد يدفع الفرق للفائز

# Why something is refused: what is wrong, with the cards, and one next step. Nobody is blamed.
#
# $why is the finer case, where a reason has several. $cards are the cards that the sentence is about and
# $count their number; $meld is a meld of the table ("Aina’s run", "your set"), $fits the cards it would take.

# $name plays now.
reason-turn =
    { $why ->
        [dead] أنت ميت في هذه الجولة، فأدوارها تتجاوزك. الجولة التالية تعيدك إلى اللعب.
        [out] خرجت من هذه المباراة. يمكنك مشاهدتها حتى نهايتها.
        [watching] أنت هنا مشاهد. افتح طاولة خاصة بك لتلعب.
       *[other] الدور الآن: { $name }. أوراقك تنتظر حتى يصل الدور إليك.
    }
# $need is the number of the turn in which it is possible, $have the one that is running.
reason-phase =
    { $why ->
        [over] انتهت هذه الجولة ولم يعد الإنزال ممكنًا. انتقل إلى الجولة التالية.
        [match-over] انتهت المباراة. افتح طاولة جديدة لتلعب غيرها.
        [running] هذه الجولة ما زالت جارية. توزَّع التالية عند انتهائها.
        [acted] لعبت ورقة في هذا الدور، فأنت لست ميتًا. أنهِ دورك بدلًا من ذلك.
        [nothing-to-undo] ليس في هذا الدور خطوة يمكن الرجوع عنها. ما رآه الآخرون يبقى.
        [draw] يبدأ دورك بورقة: اسحب واحدة من كومة السحب، أو خذ الورقة المرمية العليا.
        [drawn] معك ورقتك لهذا الدور. أنزل ما تشاء، ثم ارمِ ورقة.
        [discard] هنا ينتهي الدور برمي ورقة. اختر الورقة التي تتخلى عنها.
        [first-turn] في هذا الدور الأول معك ورقة زائدة، وليس لك إلا الرمي. اختر الورقة التي تتخلى عنها.
        [offer] الورقة المكشوفة أولًا: خذها أو مرّر.
        [must-draw] مرّرتما كلاكما الورقة المكشوفة، فهذا الدور يبدأ من كومة السحب. اسحب ورقة.
        [held] هنا تبقى التشكيلات في اليد حتى يدقّ أحد. ارمِ ورقة، أو دقّ.
        [drawn-held] معك ورقتك لهذا الدور. ارمِ ورقة، أو دقّ.
        [no-big-gin] لا يُلعب الجين الكبير على هذه الطاولة. ارمِ ورقة ودقّ: هذا جين.
        [showing] حصل الدقّ. ركّب على التشكيلات المكشوفة، أو اكشف يدك.
        [gin-layoff] بعد الجين لا تركيب. اكشف يدك.
        [no-layoff] لا تركيب بعد الدقّ على هذه الطاولة. اكشف يدك.
        [best-melds] أفضل تشكيلاتك تُكشف عنك على هذه الطاولة. قل فقط إنك انتهيت.
        [own-melds] على هذه الطاولة تختار أنت التشكيلات التي تكشفها. حددها.
        [wall-knock] انتهت كومة السحب. خذ آخر ورقة مرمية للدقّ بها، أو مرّر.
        [wall-declare] انتهت كومة السحب. خذ آخر ورقة مرمية وواصل، أو مرّر فتنتهي الجولة.
        [no-carte] لا أحد يقول «كارت» في هذه اللعبة. ارمِ الورقة من دونها.
        [round] أول إنزال ممكن ابتداءً من دورك رقم { $need }، وهذا دورك رقم { $have }. ارمِ ورقة الآن.
        [take-round] تُفتح لك كومة الرمي في دورك رقم { $need }، وهذا دورك رقم { $have }. اسحب من كومة السحب.
        [take-joker] على كومة الرمي جوكر، وهنا يبقى فيها. اسحب من كومة السحب.
        [pile] ليس على كومة الرمي ورقة. اسحب من كومة السحب.
        [renewing] كومة السحب قيد التجديد. اسحب حين تجهز.
       *[other] لا مكان لهذا في هذه اللحظة. اختر مما هو ممكن الآن.
    }
reason-no-action =
    { $why ->
        [passport] ما زال دورك يحتاج إلى جوازك، أي تشكيلة من ثلاث أوراق أو أكثر. أنزلها ثم أنهِ الدور.
       *[later] يلزم الدورَ تشكيلة واحدة أو ورقة مركبة واحدة على الأقل؛ والتبديل وحده لا يكفي. العب واحدة ثم أنهِ الدور.
    }
reason-has-moves =
    { $why ->
        [passport] في يدك تشكيلة، وهي تبقيك في اللعب. أنزلها جوازًا لك.
        [lay] إحدى أوراقك يمكن تركيبها، ولا يكون المقعد ميتًا إلا إذا لم تكن له حركة. ركّب ورقة.
        [meld] في يدك تشكيلة، ولا يكون المقعد ميتًا إلا إذا لم تكن له حركة. أنزل التشكيلة.
       *[swap] التبديل يعطيك جوكرًا للإنزال، فما زالت هناك حركة. بدّل للحصول على جوكر أولًا.
    }
reason-need-passport = أنزل تشكيلة أولًا: أول تشكيلة في الجولة هي جوازك. بعدها يجوز لك التركيب والتبديل.
reason-not-opened =
    { $why ->
        [opening] يمكن كسب الجوكر بعد أن تفتح. أنزل فتحك أولًا ثم بدّل.
        [same-turn] على هذه الطاولة لا تبديل في الدور الذي تفتح فيه. بدّل ابتداءً من دورك التالي.
       *[passport] على هذه الطاولة لا تبديل في دور جوازك. بدّل ابتداءً من دورك التالي.
    }
reason-a-carte = مع ورقة واحدة باقية في يدك تكون كومة الرمي مغلقة أمامك. اسحب من كومة السحب.
# $have is how many of the card are held.
reason-card-not-in-hand =
    { $why ->
        [meld]
            { $count ->
                [one] { $cards }: لا وجود لها في { $meld }. اختر ورقة موجودة فيها.
               *[other] { $cards }: لا وجود لها في { $meld }. اختر أوراقًا موجودة فيها.
            }
        [left-out] { $cards }: كل ورقة في يدك تقع في تشكيلة واحدة أو هي سائبة. اذكرها كلها مرة واحدة.
       *[hand]
            { $have ->
                [0]
                    { $count ->
                        [one] { $cards }: لا وجود لها في يدك. اختر ورقة تملكها.
                       *[other] { $cards }: لا وجود لها في يدك. اختر أوراقًا تملكها.
                    }
                [one] لا تملك { $cards } إلا مرة واحدة. اترك الثانية.
                [two] لا تملك { $cards } إلا مرتين. اترك الباقي.
                [few] لا تملك { $cards } إلا { $have } مرات. اترك الباقي.
               *[other] لا تملك { $cards } إلا { $have } مرة. اترك الباقي.
            }
    }
# $number is the meld asked for, $have how many there are.
reason-no-such-meld =
    { $have ->
        [0] لا تشكيلة على الطاولة بعد. أنزل واحدة من يدك.
        [one] لا توجد تشكيلة رقم { $number }. الوحيدة على الطاولة هي التشكيلة رقم 1.
       *[other] لا توجد تشكيلة رقم { $number }. التشكيلات على الطاولة من 1 إلى { $have }.
    }
# $most is how many cards the meld may have.
reason-full =
    { $why ->
        [end]
            { $most ->
                [one] رُكّبت ورقة واحدة على هذا الطرف من { $meld }، ولا يُسمح هنا بأكثر. احتفظ بما اخترت: { $cards }.
                [two] رُكّبت ورقتان على هذا الطرف من { $meld }، ولا يُسمح هنا بأكثر. احتفظ بما اخترت: { $cards }.
                [few] رُكّبت { $most } أوراق على هذا الطرف من { $meld }، ولا يُسمح هنا بأكثر. احتفظ بما اخترت: { $cards }.
               *[other] رُكّبت { $most } ورقة على هذا الطرف من { $meld }، ولا يُسمح هنا بأكثر. احتفظ بما اخترت: { $cards }.
            }
        [set] { $meld }: عدد أوراقها { $most }، وهو أقصى ما يجوز هنا في مجموعة. احتفظ بما اخترت لتشكيلة أخرى: { $cards }.
       *[run] { $meld }: عدد أوراقها { $most }، وهو أقصى ما يجوز هنا في سلسلة. احتفظ بما اخترت لتشكيلة أخرى: { $cards }.
    }
# $most is how many cards a run may have, $jokers how many are in the deck.
reason-bad-run =
    { $why ->
        [short] { $cards }: السلسلة ثلاث أوراق على الأقل. أضف الورقة التالية.
        [suits] { $cards }: السلسلة من نقش واحد. اختر أوراقًا من نقش واحد، أو من رتبة واحدة لمجموعة.
        [twice] { $cards }: في السلسلة كل ورقة مرة واحدة. اترك { $fits }.
        [ace] { $cards }: تنتهي السلسلة بالآس ولا يأتي بعده شيء. اترك الأوراق التي على أحد جانبي الآس.
        [ace-low] { $cards }: الآس هنا قبل 2، ولا شيء بعد الشايب. اترك الأوراق التي على أحد الجانبين.
        [long]
            { $cards }: أقصى طول للسلسلة هنا { $most ->
                [few] { $most } أوراق
               *[other] { $most } ورقة
            }. اترك واحدة.
        [gap]
            { $cards }: هنا يلزم { $fits } في الوسط. { $jokers ->
                [0] اختر غيرها.
               *[other] أضف ذلك، أو جوكرًا.
            }
        [beside] { $cards }: لا يجوز هنا أن يتجاور جوكران في سلسلة. ضع ورقة بينهما.
        [ends] { $cards }: لا يجوز هنا أن يقع الجوكر إلا في طرف السلسلة. ضع ورقة مكانه.
        [layoff] { $cards }: لا مكان لها على { $meld }، فهي تقبل { $fits }.
        [layoff-end] { $cards }: لا مكان لها على هذا الطرف من { $meld }. جرّب الطرف الآخر.
        [layoff-after] { $cards }: لا مكان لها على { $meld } بعد الأوراق الأخرى. ركّب الأوراق واحدة واحدة.
        [layoff-beside] { $cards }: هنا يقع الجوكر بجانب جوكر على { $meld }، ولا يجوز أن يتجاور اثنان. ركّبه في مكان آخر.
        [layoff-ends] على { $meld } لن يبقى الجوكر في الطرف كما يجب هنا. ركّب في مكان آخر: { $cards }.
        [seat] على { $meld } جوكر يحل محل { $cards }. بدّل الورقة بذلك الجوكر.
       *[run] { $cards }: ليست سلسلة، فالسلسلة ثلاث أوراق متتالية أو أكثر من نقش واحد. اختر غيرها.
    }
# $ranks are those of the set ("eights"), $jokers is how many are in the deck.
reason-bad-set =
    { $why ->
        [short] { $cards }: التشكيلة ثلاث أوراق على الأقل. أضف أوراقًا من الرتبة نفسها، أو متتالية من النقش نفسه.
        [many] { $cards }: المجموعة هنا أربع أوراق على الأكثر. اترك واحدة.
        [layoff]
            { $cards }: لا مكان لها على { $meld }. { $jokers ->
                [0] فهي تقبل { $ranks }.
               *[other] فهي تقبل { $ranks } والجواكر.
            }
       *[set] { $cards }: ليست مجموعة، فالمجموعة ثلاث أوراق أو أكثر من رتبة واحدة. اختر غيرها.
    }
reason-dup-suit =
    { $why ->
        [layoff] في { $meld } نقش الورقة { $cards } من قبل، ونقوش المجموعة هنا مختلفة. احتفظ بها لتشكيلة أخرى.
       *[set] { $cards }: نقوش المجموعة هنا مختلفة، وهذا مكرر: { $fits }. اترك ورقة منها.
    }
# $need is how many natural cards a meld needs.
reason-all-jokers =
    { $need ->
        [one] { $cards }: يلزم التشكيلةَ ورقة واحدة على الأقل ليست جوكرًا. أضف واحدة.
        [two] { $cards }: يلزم التشكيلةَ ورقتان على الأقل ليستا جوكرًا. أضف منها.
        [few] { $cards }: يلزم التشكيلةَ { $need } أوراق على الأقل ليست جواكر. أضف منها.
       *[other] { $cards }: يلزم التشكيلةَ { $need } ورقة على الأقل ليست جواكر. أضف منها.
    }
# $most is how many jokers the meld may have; $kind is run or set.
reason-too-many-jokers =
    { $kind ->
        [run]
            { $most ->
                [0] { $cards }: لا تقبل السلسلة هنا أي جوكر. أنزلها بأوراق طبيعية وحدها.
                [one] { $cards }: تقبل السلسلة هنا جوكرًا واحدًا على الأكثر. ضع ورقة طبيعية مكان الآخر.
                [two] { $cards }: تقبل السلسلة هنا جوكرين على الأكثر. ضع أوراقًا طبيعية مكان الباقي.
                [few] { $cards }: تقبل السلسلة هنا { $most } جواكر على الأكثر. ضع أوراقًا طبيعية مكان الباقي.
               *[other] { $cards }: تقبل السلسلة هنا { $most } جوكرًا على الأكثر. ضع أوراقًا طبيعية مكان الباقي.
            }
       *[set]
            { $most ->
                [0] { $cards }: لا تقبل المجموعة هنا أي جوكر. أنزلها بأوراق طبيعية وحدها.
                [one] { $cards }: تقبل المجموعة هنا جوكرًا واحدًا على الأكثر. ضع ورقة طبيعية مكان الآخر.
                [two] { $cards }: تقبل المجموعة هنا جوكرين على الأكثر. ضع أوراقًا طبيعية مكان الباقي.
                [few] { $cards }: تقبل المجموعة هنا { $most } جواكر على الأكثر. ضع أوراقًا طبيعية مكان الباقي.
               *[other] { $cards }: تقبل المجموعة هنا { $most } جوكرًا على الأكثر. ضع أوراقًا طبيعية مكان الباقي.
            }
    }
# $copies is how many of each card there are.
reason-not-burnt =
    { $copies ->
        [2] { $cards }: في السلسلة لا يحل الجوكر إلا محل ورقة نسختاها على الطاولة. استعمل الجوكر في مجموعة.
        [one] { $cards }: في السلسلة لا يحل الجوكر إلا محل ورقة موجودة على الطاولة. استعمل الجوكر في مجموعة.
       *[other] { $cards }: في السلسلة لا يحل الجوكر إلا محل ورقة كل نسخها على الطاولة، وعددها { $copies }. استعمل الجوكر في مجموعة.
    }
reason-joker-opp-run =
    { $why ->
        [sets] { $meld }: هي للاعب آخر، ولا يُركّب هنا جوكر على سلاسل الآخرين. تقبله إحدى مجموعاتهم.
       *[none] { $meld }: هي للاعب آخر، ولا تُركّب الجواكر هنا إلا على تشكيلاتك. ركّبه على إحداها.
    }
# $readings are the ways to understand it.
reason-ambiguous =
    { $why ->
        [knock] مع رمي { $cards } يمكن كشف يدك بأكثر من طريقة ({ $count }): { $readings }. حدد ما تقصده.
       *[laid] { $cards }: يمكن إنزالها بأكثر من طريقة ({ $count }): { $readings }. حدد ما تقصده.
    }
reason-joker-brelan =
    { $why ->
        [never] جوكر { $meld } يبقى في مكانه: على هذه الطاولة لا يغادر الجوكر المجموعة. جرّب جوكرًا في سلسلة.
        [both] جوكر { $meld } لا يتحرر إلا في الدور الذي تصير فيه مجموعة الثلاث أربعًا. جرّب جوكرًا آخر.
       *[square] جوكر { $meld } لا يحل محل ورقة بعينها حتى تضم المجموعة ثلاثة نقوش وجوكرًا واحدًا. ركّب نقشًا ناقصًا أولًا.
    }
reason-joker-mismatch =
    { $why ->
        [joker] يُكسب الجوكر بورقة طبيعية. اختر الورقة التي يحل محلها.
        [run] جوكر { $meld } لا يحل محل { $cards }. يُكسب بورقة { $fits }.
        [set] جوكر { $meld } لا يحل محل { $cards }. يُكسب بواحدة من هذه الرتبة: { $ranks }.
        [square] جوكر { $meld } لا يحل محل { $cards }. يُكسب بورقة { $fits }.
       *[none] لا جوكر في { $meld }. اختر تشكيلة فيها جوكر.
    }
reason-take-joker =
    { $why ->
        [meld] لا تُستعار ورقة من { $meld } على هذه الطاولة، لأن فيها جوكرًا. استعر من تشكيلة أخرى.
       *[joker] جوكر { $meld } لا يمكن استعارته. ضع مكانه الورقة التي يحل محلها وخذه هكذا.
    }
# $have is how many cards the meld would keep.
reason-remainder =
    { $why ->
        [middle] { $cards }: ما يبقى من { $meld } يجب أن يظل سلسلة واحدة. خذ أوراقًا من طرفيها.
        [few]
            { $have ->
                [0] { $cards }: لن يبقى شيء من { $meld }، ويجب أن تبقى ثلاث أوراق. خذ أقل، أو من تشكيلة أخرى.
                [one] { $cards }: ستبقى ورقة واحدة من { $meld }، ويجب أن تبقى ثلاث. خذ أقل، أو من تشكيلة أخرى.
                [two] { $cards }: ستبقى ورقتان من { $meld }، ويجب أن تبقى ثلاث. خذ أقل، أو من تشكيلة أخرى.
                [few] { $cards }: ستبقى { $have } أوراق من { $meld }، ويجب أن تبقى ثلاث. خذ أقل، أو من تشكيلة أخرى.
               *[other] { $cards }: ستبقى { $have } ورقة من { $meld }، ويجب أن تبقى ثلاث. خذ أقل، أو من تشكيلة أخرى.
            }
       *[other] { $cards }: ما يبقى من { $meld } لن يكون تشكيلة. خذ أوراقًا أخرى.
    }
# $cards are the borrowed cards.
reason-take-use =
    { $why ->
        [off] { $cards }: على هذه الطاولة يبقى ما في التشكيلة فيها. استعمل أوراقًا من يدك.
        [hand] التشكيلة الجديدة من أوراق مستعارة تحتاج إلى ورقة من يدك أيضًا. أضف واحدة.
        [together] { $cards }: استُعيرت معًا وتدخل معًا تشكيلة جديدة واحدة. أنزلها كلها فيها.
       *[unused] { $cards }: يجب أن تدخل من الطاولة تشكيلة جديدة واحدة في هذا الدور مع ورقة من يدك. أنزل تلك التشكيلة، أو ارجع عن الخطوة.
    }
# $cards is the card that was taken.
reason-discard-unused = أخذت { $cards } من كومة الرمي، فيجب إنزال هذه الورقة في هذا الدور. أنزلها، أو ارجع عن أخذها واسحب من كومة السحب.
# $have of $need points; $missing is the difference.
reason-open-points =
    { $why ->
        [discard] { $have } من { $need } نقطة: بعد ورقة من كومة الرمي ينقص فتحك { $missing } من أوراقك أنت. أنزل المزيد، أو ارجع عن خطواتك.
        [any] لا تؤخذ الورقة المرمية إلا للفتح بها. أنزل تشكيلة في هذا الدور، أو ارجع عن خطواتك.
        [always] { $have } من { $need } نقطة: من يأخذ الورقة المرمية يُنزل هنا هذا القدر، وينقصك { $missing }. أنزل المزيد، أو ارجع عن خطواتك.
        [dry] { $have } من { $need } نقطة: ما لم تخرج في هذا الدور ينقص فتحك { $missing } من أوراقك أنت. أنزل المزيد، أو ارجع عن خطواتك.
       *[opening] { $have } من { $need } نقطة: ينقص فتحك { $missing } من أوراقك أنت. أنزل المزيد، أو ارجع عن خطواتك.
    }
reason-open-pure =
    { $why ->
        [subrun] ما زالت تنقص فتحك سلسلة فيها ثلاث أوراق طبيعية متتالية. أنزل واحدة، أو ارجع عن خطواتك.
       *[new] ما زالت تنقص فتحك سلسلة جديدة بلا جوكر، كلها من يدك. أنزل واحدة، أو ارجع عن خطواتك.
    }
reason-keep-card =
    { $why ->
        [forfeited] لمست كومة الرمي ثم سحبت من كومة السحب، فلا خروج لك في هذه الجولة. احتفظ بورقة أخرى.
       *[last] يجب أن تبقى ورقة للرمي الذي ينهي دورك. أنزل أقل بورقة.
    }
reason-joker-finish = على هذه الطاولة لا يجوز أن تكون آخر ورقة ترميها جوكرًا. أنزل الجوكر وارمِ ورقة أخرى.
# $cards is the card that was taken from the discard pile in this turn.
reason-throw-back =
    { $why ->
        [knock] أخذت { $cards } للتو من كومة الرمي، فلا يجوز رميها مع دقّتك. ارمِ ورقة أخرى.
       *[discard] أخذت { $cards } للتو من كومة الرمي، ولا يجوز أن تعود في الدور نفسه. ارمِ ورقة أخرى.
    }
# $most is how many new melds a turn may have.
reason-new-melds =
    { $most ->
        [one] تسمح هذه الطاولة بتشكيلة جديدة واحدة في الدور. ركّب أوراقًا على التشكيلات، أو ارمِ ورقة.
        [two] تسمح هذه الطاولة بتشكيلتين جديدتين في الدور. ركّب أوراقًا على التشكيلات، أو ارمِ ورقة.
        [few] تسمح هذه الطاولة بعدد { $most } تشكيلات جديدة في الدور. ركّب أوراقًا على التشكيلات، أو ارمِ ورقة.
       *[other] تسمح هذه الطاولة بعدد { $most } تشكيلة جديدة في الدور. ركّب أوراقًا على التشكيلات، أو ارمِ ورقة.
    }
# $cards is the card that was turned up.
reason-upcard-passed = مرّرتما كلاكما { $cards }، فتبقى الورقة في مكانها. اسحب من كومة السحب.
reason-must-knock =
    { $why ->
        [gin] يدك جين، وعلى هذه الطاولة يُكشف فورًا. دقّ بالورقة التي لا تترك سائبًا.
        [less] يدك جين، وعلى هذه الطاولة يُكشف الجين فورًا. اختر ورقة وتشكيلات لا تترك سائبًا.
       *[wall] لا تؤخذ آخر ورقة مرمية إلا للدقّ بها. دقّ الآن.
    }
# $cards are those in no meld and $have what they count; a knocker may keep $need.
reason-deadwood =
    { $why ->
        [wall] مع { $cards } لن تستطيع الدقّ: سيبقى سائب أكثر من { $need }. مرّر.
        [test] على هذه الطاولة تقرر طريقة تشكيل واحدة، وهي تترك { $cards }: السائب { $have }، والأقصى { $need }. ارمِ ورقة وواصل.
        [melds] ستبقى { $cards }، والسائب { $have }، والدقّ بـ{ $need } على الأكثر. اختر تشكيلات أخرى: يدك تستطيع أفضل.
        [gin] ستبقى { $cards }، والسائب { $have }، وفي هذه الجولة لا يُكشف إلا الجين. ارمِ ورقة وواصل.
       *[knock] ستبقى { $cards }، والسائب { $have }، والدقّ بـ{ $need } على الأكثر. ارمِ ورقة وواصل.
    }
# $cards are those in no meld.
reason-not-melded =
    { $count ->
        [one] { $cards }: خارج التشكيلات، وللجين الكبير تكون كل ورقة في تشكيلة. ارمها ودقّ، أو اختر تشكيلات أخرى.
       *[other] { $cards }: خارج التشكيلات، وللجين الكبير تكون كل ورقة في تشكيلة. اختر تشكيلات أخرى، أو دقّ برمي ورقة واحدة.
    }
# $need is how many jokers must still be laid.
reason-joker-unused =
    { $why ->
        [new-meld]
            { $need ->
                [one] الجوكر الذي أخذته يجب أن يدخل تشكيلة جديدة في هذا الدور. أنزل واحدة به، أو ارجع عن التبديل.
                [two] الجوكران اللذان أخذتهما يجب أن يدخلا تشكيلات جديدة في هذا الدور. أنزلهما، أو ارجع عن التبديل.
               *[other] الجواكر التي أخذتها ({ $need }) يجب أن تدخل تشكيلات جديدة في هذا الدور. أنزلها، أو ارجع عن التبديل.
            }
       *[any]
            { $need ->
                [one] الجوكر الذي أخذته يجب إنزاله في هذا الدور. أنزله، أو ارجع عن التبديل.
                [two] الجوكران اللذان أخذتهما يجب إنزالهما في هذا الدور. أنزلهما، أو ارجع عن التبديل.
               *[other] الجواكر التي أخذتها ({ $need }) يجب إنزالها في هذا الدور. أنزلها، أو ارجع عن التبديل.
            }
    }

# The rules in prose, made from the answers of a table.
#
# Every answer is given under its path with dashes ($swap-from-set, $values-court): words as they stand in the
# rules file, yes or no, or a number. $title is the name of the game; $seats "4" or "2 to 6" players; $wins is
# most or fewest, the points that win.

# How numbers of players are said.
seats-span = { $low } إلى { $high }
# The heading above a game's rules.
rules-title = قواعد { $title }
rules-title-seats = قواعد { $title }، عدد اللاعبين { $seats }
rules-changes = ما تغيّر على هذه الطاولة
rules-instead = { $title } كما في الكتاب: { $answers }.
# Where a text is no more than a draft.
rules-draft = هذه الترجمة مسودة من عندنا. لم يقرأها بعد أحد من أهل هذه اللغة.
# Above the rules of a preset in the documents. $law and $knobs are addresses.
rules-page-note = الإصدار { $version }. الرموز بين القوسين هي رموز [القانون]({ $law })، وفيه مصدر كل قاعدة. وما يجوز لطاولة أن تغيّره تجده في [جدول قواعد البيت]({ $knobs }).
rules-section-goal = ما فكرة اللعبة؟
rules-section-deck = الأوراق
rules-section-deal = التوزيع
rules-section-turn = الدور
rules-section-passport = الجواز
rules-section-melds = التشكيلات
rules-section-jokers = الجواكر
rules-section-layoff = التركيب
rules-section-swap = التبديل بالجوكر
rules-section-dead = الموت
rules-section-end = نهاية الجولة
rules-section-count = الحساب
rules-section-match = المباراة

## What is it about?

rule-goal = هدفك أن يبقى معك أقل عدد من النقاط. تغادر الأوراق يدك تشكيلاتٍ تُنزلها على الطاولة، وأوراقًا مفردة تركّبها على التشكيلات، تشكيلاتك أو تشكيلات أي لاعب.
rule-no-draw = لا سحب ولا رمي. متى لم تستطع أن تلعب ورقة في دورك فأنت ميت، وما في يدك يُحسب عليك. لذا من المفيد أن تصمد طويلًا: كثيرًا ما يكون اللعب بالقليل في كل دور أفضل من كل شيء دفعة واحدة.

## The cards

rule-deck =
    إذا كان عدد اللاعبين { $seats }: { $deck-packs ->
        [one] رزمة واحدة
        [two] رزمتان
        [few] { $deck-packs } رزم
       *[other] { $deck-packs } رزمة
    } من 52 ورقة، { $deck-jokers ->
        [0] بلا جوكر
        [one] وجوكر واحد
        [two] وجوكران
        [few] و{ $deck-jokers } جواكر
       *[other] و{ $deck-jokers } جوكرًا
    }، ومجموع الأوراق { $total }.
rule-players =
    { $low ->
        [0] عدد اللاعبين { $high }.
       *[other] عدد اللاعبين من { $low } إلى { $high }.
    }

## The deal

rule-hand =
    إذا كان عدد اللاعبين { $seats } أخذ كل لاعب { $deal-hand-size ->
        [few] { $deal-hand-size } أوراق
       *[other] { $deal-hand-size } ورقة
    }.
# The usual number, before the exceptions.
rule-hand-all =
    يأخذ كل لاعب { $deal-hand-size ->
        [few] { $deal-hand-size } أوراق
       *[other] { $deal-hand-size } ورقة
    }.
rule-direction =
    توزَّع الأوراق واحدة واحدة، { $deal-direction ->
        [anticlockwise] عكس عقارب الساعة، والأولى للاعب الذي على يمين الموزّع. وتنتقل الأدوار كذلك.
       *[clockwise] مع عقارب الساعة، والأولى للاعب الذي على يسار الموزّع. وتنتقل الأدوار كذلك.
    }
rule-starter =
    { $deal-starter ->
        [dealer] الدور الأول للموزّع.
       *[next] الدور الأول للاعب الذي بعد الموزّع.
    }
# $left is how many cards are left over, or "some" where that depends.
rule-aside =
    { $left ->
        [0] لا تبقى أي ورقة.
        [some] الأوراق الباقية توضع جانبًا مقلوبة ولا تشارك في اللعب.
        [one] الورقة الواحدة الباقية توضع جانبًا مقلوبة ولا تشارك في اللعب.
        [two] الورقتان الباقيتان توضعان جانبًا مقلوبتين ولا تشاركان في اللعب.
        [few] الأوراق الباقية، وهي { $left } أوراق، توضع جانبًا مقلوبة ولا تشارك في اللعب.
       *[other] الأوراق الباقية، وهي { $left } ورقة، توضع جانبًا مقلوبة ولا تشارك في اللعب.
    } { $deal-aside-shown-after ->
        [yes] وتُكشف عند انتهاء الجولة.
       *[no] ولا يراها أحد أبدًا.
    }

## A turn

rule-turn = في دورك تُنزل تشكيلة واحدة على الأقل أو تركّب ورقة واحدة على الأقل. يجوز لك أكثر من ذلك، بأي ترتيب وبلا حد، وتنهي الدور متى شئت. ولا يجوز التمرير.
rule-turn-free = لا أحد ملزم بأكثر من شيء واحد في الدور، ولا بإنزال كل ما يمكن إنزاله: يجوز أن تذهب ثلاثة آسات واحدًا واحدًا، دورًا بعد دور، إلى مجموعة آسات موجودة.
rule-turn-stays = ما على الطاولة يبقى عليها. لا تُدمج التشكيلات ولا تُقسم ولا تُنقل.

## The passport

rule-passport =
    أول ما تفعله في الجولة أن تُنزل تشكيلة، في دورك الأول: هذا جوازك. لا يلزمه عدد من النقاط{ $jokers ->
        [0] .
       *[other] ، ويجوز أن تكون فيه جواكر.
    } قبله لا يجوز لك { $jokers ->
        [0] التركيب
       *[other] التركيب ولا التبديل
    }؛ وبعده، في الدور نفسه، كل شيء مفتوح أمامك.
rule-passport-must =
    { $idle-voluntary-dead ->
        [yes] إذا لم تكن معك تشكيلة في دورك الأول فأنت ميت فورًا. وإذا كانت معك جاز لك أن تُنزلها، أو أن تموت رغم ذلك.
       *[no] إذا كانت معك تشكيلة في دورك الأول وجب أن تُنزلها. وإذا لم تكن فأنت ميت فورًا؛ وهذا نادر.
    }

## Melds

rule-runs =
    السلسلة ثلاث أوراق متتالية أو أكثر من نقش واحد. { $melds-circular ->
        [yes] يصل الآس بين الطرفين، فيجوز أن تدور السلسلة: بنت، شايب، آس، 2. وأقصى السلسلة 13 ورقة.
       *[no]
            { $melds-aces ->
                [low] الآس منخفض، قبل 2، ولا شيء يتبع الشايب.
               *[both]
                    الآس منخفض قبل 2 أو عالٍ بعد الشايب، ولا شيء يتبع الآس العالي. { $melds-run-max ->
                        [14] أطول سلسلة 14 ورقة، بآس في كل طرف.
                       *[13] أطول سلسلة 13 ورقة، أي بآس واحد فقط.
                    }
            }
    }
rule-sets =
    المجموعة ثلاث أوراق أو أكثر من رتبة واحدة. { $melds-set-suits ->
        [distinct]
            نقوشها كلها مختلفة، فأقصاها أربع أوراق{ $jokers ->
                [0] .
               *[other] ، والجواكر منها.
            }
       *[repeat] يجوز أن تتكرر النقوش، حتى الورقة نفسها من رزمتين، وتكبر المجموعة ما سمح الورق.
    }

## Jokers

rule-no-jokers = لا جواكر في الورق.
rule-jokers = يحل الجوكر محل أي ورقة. في السلسلة يحل محل ورقة بعينها، وفي المجموعة محل الرتبة فقط. ويجوز أن يحل محل ورقة كل نسخها ظاهرة في مكان آخر. الجواكر المطبوعة وحدها تحل محل غيرها.
rule-jokers-said = إذا أمكن فهم الأوراق على وجهين، سلسلة أو مجموعة، أو الجوكر في هذا الطرف أو ذاك، قلت أنت أيهما. ثم يثبت ذلك.
rule-jokers-naturals =
    { $melds-min-naturals ->
        [0] يجوز أن تكون التشكيلة كلها جواكر؛ وأنت تقول ما تحل محله.
        [one] يلزم التشكيلةَ ورقة واحدة على الأقل ليست جوكرًا.
        [two] يلزم التشكيلةَ ورقتان على الأقل ليستا جوكرًا.
        [few] يلزم التشكيلةَ { $melds-min-naturals } أوراق على الأقل ليست جواكر.
       *[other] يلزم التشكيلةَ { $melds-min-naturals } ورقة على الأقل ليست جواكر.
    }
rule-jokers-run =
    { $wild-max-in-run ->
        [0] لا يجوز في السلسلة أي جوكر.
        [one] يجوز في السلسلة جوكر واحد.
        [any]
            يجوز في السلسلة أي عدد من الجواكر، { $wild-adjacent ->
                [yes] ولو متجاورة.
               *[no] دون أن يتجاور منها اثنان.
            }
        [two]
            يجوز في السلسلة جوكران، { $wild-adjacent ->
                [yes] ولو متجاورين.
               *[no] دون أن يتجاورا.
            }
        [few]
            يجوز في السلسلة { $wild-max-in-run } جواكر، { $wild-adjacent ->
                [yes] ولو متجاورة.
               *[no] دون أن يتجاور منها اثنان.
            }
       *[other]
            يجوز في السلسلة { $wild-max-in-run } جوكرًا، { $wild-adjacent ->
                [yes] ولو متجاورة.
               *[no] دون أن يتجاور منها اثنان.
            }
    }
rule-jokers-set =
    { $wild-max-in-set ->
        [any] يجوز في المجموعة أي عدد من الجواكر.
        [0] لا يجوز في المجموعة أي جوكر.
        [one] يجوز في المجموعة جوكر واحد.
        [two] يجوز في المجموعة جوكران.
        [few] يجوز في المجموعة { $wild-max-in-set } جواكر.
       *[other] يجوز في المجموعة { $wild-max-in-set } جوكرًا.
    }
rule-jokers-place =
    { $wild-in-run ->
        [ends] لا يقع الجوكر في السلسلة إلا في طرف، فلا يطول ذلك الطرف بعده.
        [burnt] لا يحل الجوكر في السلسلة إلا محل ورقة كل نسخها على الطاولة حين يُنزل.
       *[anywhere] يجوز أن يقع الجوكر في أي مكان من السلسلة.
    }
rule-jokers-fixed =
    { $wild-rebind ->
        [slide] إذا كانت معك الورقة التي يحل محلها جوكر سلسلة، جاز أن تركّبها مكان الجوكر وتدفعه إلى طرف خالٍ من السلسلة.
       *[fixed] عندما تطول السلسلة تبقى جواكرها في مكانها وتحل محل ما كانت تحل محله.
    }

## Laying off

rule-layoff =
    يجوز أن تركّب أي عدد من الأوراق على أي تشكيلات الطاولة، أيًا كان صاحبها. على السلسلة تمتد بالتتابع من أي طرف. وعلى المجموعة تُركّب أوراق من رتبتها، { $melds-set-suits ->
        [distinct] من نقش ينقصها.
       *[repeat] ولو من نقش فيها.
    } { $melds-aces ->
        [low] { "" }
       *[both] والآس الذي يناسب طرفي السلسلة يذهب حيث تقول.
    }
rule-layoff-jokers =
    { $layoff-joker-on-opponent ->
        [none] لا تُركّب الجواكر إلا على تشكيلاتك.
        [sets] تُركّب الجواكر على تشكيلاتك وعلى مجموعات الآخرين، لا على سلاسلهم.
       *[all] والجواكر أيضًا يجوز تركيبها على تشكيلة أي لاعب.
    }

## Swapping for a joker

rule-swap = في دورك، متى كان لك جوازك، يجوز أن تضع ورقة من يدك مكان جوكر على الطاولة، أيًا كان صاحبه، وتأخذ ذلك الجوكر. في السلسلة يجب أن تكون هي الورقة التي يحل الجوكر محلها بعينها، من أي رزمة كانت.
rule-swap-set =
    { $swap-from-set ->
        [square] لا يُكسب جوكر المجموعة إلا إذا كانت أربع أوراق بثلاثة نقوش مختلفة: بالنقش الناقص. وفي مجموعة من ثلاث لا يحل محل ورقة بعينها.
        [square_both] لا يُكسب جوكر المجموعة إلا في الدور الذي جعلتها فيه ورقة طبيعية أربع أوراق بثلاثة نقوش مختلفة: بالنقش الناقص.
        [never] لا يمكن كسب جوكر المجموعة.
       *[rank] في المجموعة تصلح أي ورقة من الرتبة.
    }
rule-swap-free =
    التبديل ليس حركة: ما زال عليك أن تُنزل تشكيلة أو تركّب ورقة في الدور نفسه. ويجوز أن تبدّل ما شئت من المرات، قبل ذلك وبعده. { $swap-same-turn ->
        [yes] ودور جوازك ليس استثناء.
       *[no] إلا في دور جوازك فلا يجوز التبديل.
    }
rule-swap-use =
    { $swap-use ->
        [new_meld] الجوكر الذي أخذته يجب أن يدخل تشكيلة جديدة قبل نهاية دورك.
        [any] الجوكر الذي أخذته يجب إنزاله قبل نهاية دورك، في تشكيلة أو تركيبًا.
       *[keep] يجوز أن تحتفظ بالجوكر الذي أخذته لأدوار لاحقة؛ وإذا بقي في يدك في النهاية حُسب كأي ورقة.
    }
rule-swap-last =
    التبديل ورقة بورقة، فلا يُفرغ اليد أبدًا. { $swap-use ->
        [keep] وإذا لم يمكن لعب شيء بعده فأنت ميت ويبقى الجوكر معك.
       *[other] وإذا لم يمكن إنزال الجوكر رُجع عن التبديل.
    }

## Dead

rule-dead =
    { $idle-voluntary-dead ->
        [yes] في بداية دورك يجوز أن تعلن نفسك ميتًا، ولو كانت لديك حركة. وإن لم تكن لديك حركة فأنت ميت.
       *[no] إذا لم تستطع في دورك أن تُنزل تشكيلة ولا أن تركّب ورقة فأنت ميت. وما دامت لديك حركة فلا تموت.
    } { $jokers ->
        [0] { "" }
       *[other]
            { $idle-dead-counts-swaps ->
                [yes] ويُعدّ التبديل حركة إذا أمكنك اللعب بعده.
               *[no] وما يتيحه التبديل لا يُعدّ حركة.
            }
    }
rule-dead-auto =
    { $idle-auto-dead ->
        [yes] إذا لم تكن لديك حركة في بداية دورك أعلنت الطاولة ذلك عنك.
       *[no] إذا لم تكن لديك حركة أعلنت ذلك بنفسك.
    }
rule-dead-after = اللاعب الميت لا يلعب بعد ذلك في هذه الجولة، ويبقي يده مقلوبة وتُحسب كلها، حتى الأوراق التي كانت تقبلها تشكيلات لاحقة.

## The end of a deal

rule-game = من لعب آخر ورقة من يده فله «الختام» ويكسب الجولة في الحال، ولو في وسط الدور. ولا يجوز لأحد أن يُنزل شيئًا بعد ذلك، ولا حتى التشكيلات التي في يده.
rule-last-survivor =
    { $out-last-survivor ->
        [ends] وإلا انتهت الجولة متى بقي لاعب واحد لم يمت.
       *[plays_on] وإلا انتهت الجولة متى مات الجميع. وآخر من لم يمت يواصل اللعب وحده.
    } عندها تكسبها أقل النقاط. ولأن كل دور إما أن تُلعب فيه ورقة أو ينتهي بالموت، فالجولة تنتهي دائمًا.

## Counting

rule-values =
    تُحسب الأوراق الباقية في اليد: من 2 إلى 10 بعددها، والولد والبنت والشايب بـ{ $values-court } لكل منها، والآس بـ{ $values-ace-in-hand }{ $jokers ->
        [0] .
       *[other]
            { $values-joker-in-hand ->
                [doubles_hand] . والجوكر لا يُحسب بنفسه بل يضاعف اليد، مرة واحدة مهما كان عدد الجواكر.
               *[other] ، والجوكر بـ{ $values-joker-in-hand }.
            }
    }
rule-score =
    نتيجتك مجموع الأوراق التي بقيت معك{ $jokers ->
        [0] .
       *[other] ، والجواكر منها.
    } ومع الختام تكون 0. والنقاط القليلة هي الجيدة.
rule-no-passport =
    { $score-no-passport ->
        [plus_50] من مات ولم يُنزل أي تشكيلة حُسبت عليه 50 نقطة زيادة.
        [double] من مات ولم يُنزل أي تشكيلة حُسبت يده مرتين.
       *[none] الموت لا يكلّف شيئًا زيادة، ولو بلا جواز: اليد الكاملة تكفي.
    }

## The match

rule-match =
    { $match-kind ->
        [independent]
            كل جولة لعبة قائمة بذاتها. { $match-deals ->
                [none] تلعبون منها ما تشاؤون.
                [one] المباراة جولة واحدة.
                [two] المباراة جولتان، ويكسبها من كسب أكثر.
                [few] المباراة { $match-deals } جولات، ويكسبها من كسب أكثرها.
               *[other] المباراة { $match-deals } جولة، ويكسبها من كسب أكثرها.
            }
       *[cumulative]
            تُجمع نقاط كل الجولات، ويكسب { $wins ->
                [most] أعلى
               *[fewest] أدنى
            } مجموع. { $match-target ->
                [none]
                    تنتهي المباراة بعد { $match-deals ->
                        [one] جولة واحدة.
                        [two] جولتين.
                        [few] { $match-deals } جولات.
                       *[other] { $match-deals } جولة.
                    }
               *[other]
                    { $match-elimination ->
                        [yes]
                            من بلغت نقاطه { $match-target } يُقصى. ويكسب آخر من يبقى؛ فإن لم يبق أحد كسب أدنى مجموع. { $match-deals ->
                                [none] { "" }
                                [one] وتنتهي المباراة بعد جولة واحدة على الأكثر.
                                [two] وتنتهي المباراة بعد جولتين على الأكثر.
                                [few] وتنتهي المباراة بعد { $match-deals } جولات على الأكثر.
                               *[other] وتنتهي المباراة بعد { $match-deals } جولة على الأكثر.
                            }
                       *[no]
                            تنتهي المباراة متى بلغ مجموعٌ من النقاط { $match-target }{ $match-deals ->
                                [none] .
                                [one] ، أو بعد جولة واحدة.
                                [two] ، أو بعد جولتين.
                                [few] ، أو بعد { $match-deals } جولات.
                               *[other] ، أو بعد { $match-deals } جولة.
                            }
                    }
            }
    }
rule-last-deal =
    { $match-last-deal-factor ->
        [one] كل الجولات متساوية الوزن.
       *[other] تُضرب نقاط الجولة الأخيرة بـ{ $match-last-deal-factor }.
    }
rule-dealer =
    يُختار الموزّع الأول بالقرعة. وبعد ذلك { $match-dealer ->
        [next] يوزّع اللاعب التالي كل مرة.
        [worst_loser]
            يوزّع صاحب { $wins ->
                [most] أقل
               *[fewest] أكثر
            } النقاط في الجولة السابقة.
       *[last_winner] يوزّع الفائز بالجولة السابقة.
    } { $match-dealer ->
        [next] { "" }
       *[other] وعند التساوي يوزّع أول من يأتي منهم بعد الموزّع.
    }
rule-ties =
    الجولة التي يتساوى فيها عدة فائزين يتقاسمونها. { $match-ties ->
        [extra_deal] والمباراة التي يتصدرها عدة لاعبين لم تنته: يلعب الجميع جولات أخرى حتى يتقدم واحد وحده.
       *[shared] وكذلك المباراة.
    }
rule-settlement =
    { $match-settlement ->
        [difference]
            بعد كل جولة يدفع كل لاعب الفرق بالنقاط لكل من معه نقاط { $wins ->
                [most] أكثر
               *[fewest] أقل
            }.
        [winner_takes_difference] بعد كل جولة يدفع كل لاعب الفرق بالنقاط للفائز؛ وإذا تعدد الفائزون تقاسموه.
       *[none] لا تسوية بين اللاعبين؛ النقاط هي النتيجة.
    }
rules-section-opening = الفتح
rules-section-free = تحرير الجوكر
rules-section-borrow = الاستعارة من التشكيلات
rules-section-carte = ورقة واحدة باقية
rules-section-stock = كومة السحب
rules-section-out = الخروج

## What is it about?

rule-rami-goal =
    هدفك أن تكون أول من تنفد أوراقه، وأن تكون نقاط يدك قليلة إذا سبقك غيرك. { $wins ->
        [most] ومن يسبق يجمع كل ما بأيدي الآخرين.
       *[fewest] { "" }
    } تغادر الأوراق يدك تشكيلاتٍ تُنزلها على الطاولة، وأوراقًا مفردة تركّبها على التشكيلات، وواحدة واحدة كلما رميت.

## The deal

rule-rami-hand =
    إذا كان عدد اللاعبين { $seats } أخذ كل لاعب { $deal-hand-size ->
        [few] { $deal-hand-size } أوراق
       *[other] { $deal-hand-size } ورقة
    }{ $deal-extra ->
        [0] .
       *[other] ، ومن يبدأ ورقة زيادة.
    }
rule-rami-hand-all =
    يأخذ كل لاعب { $deal-hand-size ->
        [few] { $deal-hand-size } أوراق
       *[other] { $deal-hand-size } ورقة
    }{ $deal-extra ->
        [0] .
       *[other] ، ومن يبدأ ورقة زيادة.
    }
rule-rami-cut =
    يقطع الورقَ اللاعب الذي على يسار الموزّع. { $deal-cut-joker ->
        [kept] والجوكر الذي يكشفه القطع يُحتفظ به: فهو من أوراق هذا اللاعب.
       *[ignored] وما يكشفه القطع لا أثر له.
    }
rule-rami-starter =
    { $deal-starter ->
        [dealer] الدور الأول للموزّع
       *[next] الدور الأول للاعب الذي بعد الموزّع
    }{ $deal-extra ->
        [0] . { $deal-starter-first-turn ->
                [full] وهو دور كغيره.
               *[discard_only] وفي هذا الدور الأول لا إنزال: سحب ورمي فقط.
            }
       *[other]
            { " " }ولا يسحب فيه، إذ معه ورقة زيادة. { $deal-starter-first-turn ->
                [full] ويجوز الإنزال فيه كغيره، ثم رمي ورقة.
               *[discard_only] وهذا الدور الأول رمي ورقة ولا شيء غيره.
            }
    }
# $left is how many cards are left over, or "some" where that depends.
rule-rami-stock =
    { $left ->
        [some] توضع الأوراق الباقية مقلوبة
        [one] توضع الورقة الواحدة الباقية مقلوبة
        [two] توضع الورقتان الباقيتان مقلوبتين
        [few] توضع الأوراق الباقية، وهي { $left } أوراق، مقلوبة
       *[other] توضع الأوراق الباقية، وهي { $left } ورقة، مقلوبة
    }: هذه كومة السحب. { $deal-upcard ->
        [yes] وتُكشف بجانبها ورقة تبدأ بها كومة الرمي.
       *[no] وكومة الرمي بجانبها فارغة في البداية.
    }

## A turn

rule-rami-turn =
    في دورك تسحب ورقة، ثم تُنزل ما تستطيع وتشاء، وفي النهاية ترمي ورقة مكشوفة. { $jokers ->
        [0] ويجوز أن تكون أي ورقة، ولو كان لها مكان على الطاولة.
       *[other] ويجوز أن تكون أي ورقة، ولو جوكرًا أو ورقة لها مكان على الطاولة.
    }
rule-rami-take =
    تسحب من كومة السحب، أو تأخذ الورقة العليا من كومة الرمي. { $draw-take ->
        [free] والورقة التي تأخذها يجوز أن تبقى في يدك.
       *[must_lay]
            والورقة التي تأخذها يجب إنزالها في الدور نفسه{ $jokers ->
                [0] : في تشكيلة جديدة أو تركيبًا.
               *[other] : في تشكيلة جديدة، أو تركيبًا، أو بدلًا من جوكر.
            }
    } { $opening-kind ->
        [free] { "" }
       *[other] وقبل أن تفتح لا يجوز أخذها إلا للفتح بها في ذلك الدور.
    }
rule-rami-take-round =
    { $draw-take-from-round ->
        [one] كومة الرمي مفتوحة لك من دورك الأول.
       *[other] كومة الرمي مفتوحة لك ابتداءً من دورك رقم { $draw-take-from-round } في الجولة.
    }
rule-rami-throw-back =
    { $draw-throw-back ->
        [no] الورقة التي أخذتها من كومة الرمي لا يجوز رميها في الدور نفسه.
       *[yes] الورقة التي أخذتها من كومة الرمي يجوز رميها ثانية في الدور نفسه.
    }
rule-rami-take-joker =
    { $draw-take-joker ->
        [no] الجوكر الذي على كومة الرمي لا يؤخذ أبدًا.
       *[yes] الجوكر الذي على كومة الرمي يجوز أخذه كأي ورقة.
    }
rule-rami-touch =
    { $draw-touch ->
        [no_dry_this_turn] من يلمس كومة الرمي ثم يسحب رغم ذلك من كومة السحب لا يخرج دفعة واحدة في ذلك الدور: خروجه يُحسب عاديًا.
        [no_dry_this_deal] من يلمس كومة الرمي ثم يسحب رغم ذلك من كومة السحب لا يخرج دفعة واحدة في هذه الجولة: خروجه في دور واحد يُحسب عاديًا.
        [no_exit_this_deal] من يلمس كومة الرمي ثم يسحب رغم ذلك من كومة السحب لا يخرج في هذه الجولة إطلاقًا.
       *[ignored] لمس كومة الرمي ثم السحب رغم ذلك من كومة السحب لا يكلّف شيئًا.
    }

## Melds

rule-rami-melds = التشكيلة لمن أنزلها. ويجوز أن تتجاور تشكيلتان متماثلتان.
rule-rami-new-melds =
    { $out-new-melds ->
        [any] يجوز أن تُنزل أي عدد من التشكيلات الجديدة في الدور.
        [one] يجوز أن تُنزل تشكيلة جديدة واحدة في الدور، وأن تركّب معها ما تشاء.
        [two] يجوز أن تُنزل تشكيلتين جديدتين في الدور على الأكثر، وأن تركّب معهما ما تشاء.
        [few] يجوز أن تُنزل { $out-new-melds } تشكيلات جديدة في الدور على الأكثر، وأن تركّب معها ما تشاء.
       *[other] يجوز أن تُنزل { $out-new-melds } تشكيلة جديدة في الدور على الأكثر، وأن تركّب معها ما تشاء.
    }

## Jokers

rule-rami-jokers =
    يحل الجوكر محل أي ورقة. في السلسلة يحل محل ورقة بعينها. { $melds-set-suits ->
        [repeat] وفي المجموعة يحل محل الرتبة فقط.
       *[distinct] وفي مجموعة من أربع يحل محل النقش الناقص. وفي مجموعة من ثلاث يحل محل أحد نقشين ناقصين، ولا يستطيع أحد أن يقول أيهما.
    } الجواكر المطبوعة وحدها تحل محل غيرها.
rule-rami-burnt =
    { $wild-burnt-counts-discards ->
        [yes] النسخة التي على كومة الرمي تُحسب كالتي في تشكيلة.
       *[no] لا تُحسب إلا النسخ التي في التشكيلات، لا التي على كومة الرمي. فلا تبقى ورقة يمكن أن تحرر جوكر السلسلة.
    }

## The opening

rule-rami-opening =
    { $opening-kind ->
        [none] أول إنزال لك في الجولة، أي فتحك، يجوز أن يكون أي تشكيلة، في أي دور من أدوارك.
        [free] لا يلزم أولَ إنزال شيء: يجوز أن تُنزل أي تشكيلة، أو أن تركّب على تشكيلات الآخرين قبل أن تكون لك تشكيلة.
       *[points]
            أول إنزال لك في الجولة هو فتحك. { $opening-points ->
                [0] ولا يلزمه عدد من النقاط.
               *[other] ويجب أن يبلغ مجموع نقاط الأوراق التي تُنزلها في ذلك الدور الواحد { $opening-points } أو أكثر؛ و{ $opening-points } بالضبط تكفي.
            }
    }
rule-rami-pure =
    { $opening-pure-run ->
        [subrun] يجب أن تكون فيه سلسلة بها ثلاث أوراق طبيعية متتالية، جديدة وكلها من يدك؛ ويجوز أن يكون بجانبها جوكر.
        [off] ولا تلزمه سلسلة بلا جواكر.
       *[new] يجب أن تكون فيه سلسلة بلا جوكر، جديدة وكلها من يدك.
    }
rule-rami-worth =
    من 2 إلى 10 بعددها، والولد والبنت والشايب بـ{ $values-court } لكل منها، والآس { $values-ace-in-meld ->
        [always_10] دائمًا بـ10.
       *[by_place] بـ1 في الطرف المنخفض من السلسلة، وبـ11 بعد الشايب وفي المجموعة.
    } { $jokers ->
        [0] { "" }
       *[other]
            { $opening-joker-counts ->
                [zero] والجوكر لا يُحسب.
                [thirty_five] والجوكر بـ35.
               *[replaced] والجوكر بقدر الورقة التي يحل محلها.
            }
    }
rule-rami-opening-table =
    { $borrow-kind ->
        [off] يجوز أن يكون التركيب على تشكيلات الآخرين جزءًا منه،
       *[single] يجوز أن يكون التركيب على تشكيلات الآخرين والاستعارة منها جزءًا منه،
    } لكن لا يُحسب إلا أوراق جديدة من عندك. ولا يوزَّع على عدة أدوار.{ $jokers ->
        [0] { "" }
       *[other] { " " }والجوكر الذي تحرره من الطاولة لا يساعد على الفتح.
    }
rule-rami-opening-discard =
    { $opening-points-from-discard ->
        [same]
            إذا بدأ الدور بورقة من كومة الرمي لزم الفتحَ العدد نفسه من النقاط. { $opening-discard-points-always ->
                [yes] وبعد ذلك أيضًا على من يأخذ ورقة مرمية أن يُنزل في ذلك الدور أوراقًا بهذا القدر من النقاط.
               *[no] { "" }
            }
       *[other]
            إذا بدأ الدور بورقة من كومة الرمي لزم الفتحَ من النقاط { $opening-points-from-discard }. { $opening-discard-points-always ->
                [yes] وبعد ذلك أيضًا على من يأخذ ورقة مرمية أن يُنزل في ذلك الدور أوراقًا بهذا القدر من النقاط.
               *[no] وبعد ذلك يجوز أخذ ورقة مرمية بلا أي نقاط.
            }
    }
rule-rami-opening-round =
    { $opening-kind ->
        [free] يجوز لك الإنزال
       *[other] يجوز لك الفتح
    } { $opening-from-round ->
        [one] من دورك الأول.
       *[other] ابتداءً من دورك رقم { $opening-from-round } في الجولة.
    }
rule-rami-after = متى فتحت جاز لك أن تُنزل أي تشكيلة، مهما كانت نقاطها.

## Laying off

rule-rami-layoff = يجوز لك التركيب متى فتحت، وكجزء من فتحك.

## Freeing a joker

rule-rami-swap =
    في دورك{ $opening-kind ->
        [free] { "" }
       *[other] ، متى فتحت،
    } يجوز أن تضع ورقة من يدك مكان جوكر على الطاولة، أيًا كان صاحبه، وتأخذ ذلك الجوكر. في السلسلة يجب أن تكون هي الورقة التي يحل الجوكر محلها بعينها، من أي رزمة كانت.
rule-rami-swap-turn =
    { $swap-same-turn ->
        [no] في الدور الذي تفتح فيه لا يجوز ذلك بعد.
       *[yes] في الدور الذي تفتح فيه يجوز ذلك متى اكتمل فتحك.
    }

## Borrowing from melds

rule-rami-borrow =
    { $borrow-kind ->
        [off] ما في التشكيلة يبقى فيها. ولا تؤخذ منها ورقة لغيرها.
       *[single]
            يجوز أن تأخذ أوراقًا طبيعية من تشكيلة على الطاولة، أيًا كان صاحبها، إذا بقيت تشكيلة من ثلاث أوراق أو أكثر: أي ورقة من المجموعة، ومن السلسلة ما في طرفيها. وفي الدور نفسه تدخل معًا تشكيلة جديدة واحدة، مع ورقة واحدة على الأقل من يدك. التشكيلة الجديدة لك، والقديمة تبقى لصاحبها. { $opening-kind ->
                [free] { "" }
               *[other] ويلزم لذلك أن تكون قد فتحت، أو أن يكون جزءًا من الفتح.
            }
    }
rule-rami-borrow-split =
    { $borrow-split ->
        [yes] يجوز أخذ أوراق من وسط السلسلة أيضًا، إذا انقسمت إلى سلسلتين من ثلاث أوراق أو أكثر.
       *[no] لا يؤخذ شيء من وسط السلسلة، ولو كان نصفاها طويلين بما يكفي.
    }
rule-rami-borrow-joker =
    { $borrow-joker ->
        [yes] يجوز استعارة الجواكر كالأوراق الطبيعية.
       *[no] الجوكر لا يُستعار؛ ولا يغادر التشكيلة إلا بدلًا من ورقته.
    } { $borrow-from-joker-meld ->
        [no] ولا يُستعار شيء من تشكيلة فيها جوكر.
       *[yes] ومن تشكيلة فيها جوكر يجوز استعارة أوراق أخرى.
    }

## One card left

rule-rami-carte =
    { $out-carte ->
        [auto] إذا ترك لك رميك ورقة واحدة قالت الطاولة «كارت» عنك، لينتبه الجميع.
        [off] لا أحد ملزم بأن يقول كم ورقة بقيت معه.
       *[manual] إذا ترك لك رميك ورقة واحدة فقل «كارت». وإن نسيتها سحبت فورًا ورقتين من كومة السحب، أو ما يوجد فيها.
    }
rule-rami-a-carte =
    { $draw-take-with-one ->
        [yes] ومع ورقة واحدة في يدك يجوز لك أيضًا أن تأخذ من كومة الرمي.
       *[no] ومع ورقة واحدة في يدك لا يجوز لك أن تأخذ من كومة الرمي.
    }

## The stock

rule-rami-renew =
    { $draw-renewals ->
        [0] إذا نفدت كومة السحب لم تُجدد.
       *[other]
            إذا وجب السحب ونفدت كومة السحب { $draw-renew ->
                [taken] أخذت الورقة المرمية العليا، أو قلبت الكومة كلها كما هي: فتصير كومة السحب الجديدة وتسحب منها.
                [turned] قُلبت الأوراق المرمية كما هي دون خلط، فتصير كومة السحب الجديدة.
               *[shuffled] خُلطت الأوراق المرمية، فتصير كومة السحب الجديدة.
            } { $draw-renewals ->
                [one] ويجري ذلك مرة واحدة في الجولة.
                [two] ويجري ذلك مرتين في الجولة على الأكثر.
                [few] ويجري ذلك { $draw-renewals } مرات في الجولة على الأكثر.
                [any] ويجري ذلك كلما لزم الأمر.
               *[other] ويجري ذلك { $draw-renewals } مرة في الجولة على الأكثر.
            }
    }
rule-rami-renew-top =
    { $draw-renew ->
        [taken] وإذا لم تؤخذ الورقة المرمية العليا ذهبت مع الأخرى.
       *[other]
            { $draw-renew-keeps-top ->
                [no] والورقة المرمية العليا تذهب مع الأخرى.
               *[yes] والورقة المرمية العليا تبقى في مكانها.
            }
    }
rule-rami-blocked =
    إذا لم يبق ما يُسحب جاز لك أن تأخذ الورقة المرمية العليا{ $opening-kind ->
        [free] .
       *[other] { " " }حيث تستطيع إنزالها.
    } وإلا فالجولة مسدودة: { $score-pays ->
        [winner_collects] لا يسجّل أحد، ولا فائز.
       *[own_cards] يُحسب الجميع خاسرين، ولا يضاعف شيء، ولا فائز.
    }
rule-rami-max-turns = والجولة التي بلغ عدد أدوارها { $out-max-turns } مسدودة أيضًا.

## Going out

rule-rami-out =
    { $out-discard ->
        [optional] تنتهي الجولة متى لم تبق مع أحد أوراق، بعد آخر رمي أو بعد إنزال آخر ورقة.
       *[required] تنتهي الجولة متى رمى أحد آخر ورقة. فعند الإنزال يجب أن تبقى دائمًا ورقة للرمي.
    } ويجب أن يكون كل ما عداها على الطاولة فعلًا؛ فكشف اليد لا يكفي.
rule-rami-at-once =
    { $opening-kind ->
        [free] الخروج في دور واحد، دون إنزال أي شيء قبله في الجولة، يسمى «رامي»، أو الخروج دفعة واحدة.
       *[other] الخروج في الدور نفسه الذي تفتح فيه هو الخروج دفعة واحدة. وإذا لم يكن أحد غيرك قد فتح حتى ذلك الحين سُمي «رامي سيك».
    }
rule-rami-at-once-needs =
    { $out-at-once-needs ->
        [run_only] تلزمه سلسلة الفتح، دون عدد من النقاط.
        [none] لا تلزمه النقاط ولا سلسلة الفتح.
       *[points_and_run] تلزمه نقاط الفتح وسلسلته ككل فتح.
    }
rule-rami-at-once-table =
    { $out-at-once-may-use-table ->
        [no] وإذا استعملت تشكيلة كانت على الطاولة من قبل حُسب عاديًا.
       *[yes] ولا فرق إن استعملت تشكيلات كانت على الطاولة من قبل.
    }
rule-rami-joker-finish =
    { $score-joker-finish ->
        [double] الخروج بغير ذلك مع جوكر كآخر ورقة مرمية يضاعف نقاط كل الآخرين.
        [flat_200] الخروج بغير ذلك مع جوكر كآخر ورقة مرمية يعطي كل واحد من الآخرين 200 نقطة.
        [forbidden] لا يجوز أن تكون آخر ورقة مرمية جوكرًا.
       *[plain] يجوز أن تكون آخر ورقة مرمية جوكرًا. وإذا لم يكن الخروج دفعة واحدة لم يغيّر ذلك شيئًا.
    }

## Counting

rule-rami-score =
    { $score-pays ->
        [winner_collects]
            من يخرج يسجّل مجموع ما على الآخرين بحسب الأوراق التي بقيت معهم{ $score-winner-bonus ->
                [0] .
               *[other] ، و{ $winner-gets } زيادة.
            } والآخرون لا يسجّلون شيئًا. والنقاط الكثيرة هي الجيدة.
       *[own_cards]
            { $score-winner-bonus ->
                [0] من يخرج يُحسب له 0.
               *[other] من يخرج يُحسب له { $score-winner-bonus }، وتُطرح من مجموعه.
            } والآخرون{ $opening-kind ->
                [free] { "" }
               *[other] ، إن كانوا قد فتحوا،
            } تُحسب عليهم الأوراق التي بقيت معهم. والنقاط القليلة هي الجيدة.
    }
rule-rami-unopened = ومن لم يفتح حتى ذلك الحين يُحسب عليه { $score-unopened }، أيًا كانت يده.
rule-rami-multiply =
    إذا خرج أحد دفعة واحدة فإن نقاط كل الآخرين{ $opening-kind ->
        [free] { "" }
       *[other] ، من فتح ومن لم يفتح،
    } تُضرب بـ{ $score-at-once-factor }{ $jokers ->
        [0] .
       *[other] ، أو بـ{ $score-at-once-joker-factor } إذا كانت آخر ورقة مرمية جوكرًا.
    }
rule-rami-flat =
    إذا خرج أحد دفعة واحدة حُسب على كل واحد من الآخرين 100 فقط{ $opening-kind ->
        [free] { "" }
       *[other] ، من فتح ومن لم يفتح
    }{ $jokers ->
        [0] .
       *[other] ، و200 إذا كانت آخر ورقة مرمية جوكرًا.
    }
rule-rami-dry =
    الخروج دفعة واحدة خروج ناشف، يُدفع بحسب الجواكر التي أُنزلت في ذلك الدور. { $score-dry-table ->
        [falling] بلا جوكر تُحسب نقاط كل الآخرين مرتين، ومع جوكر واحد مرة ونصفًا، ومع أكثر مرة واحدة.
        [literal] بلا جوكر تُحسب نقاط كل الآخرين مرة واحدة، ومع جوكر واحد مرة ونصفًا. ومع أكثر تُحسب مرة واحدة من جديد، لكن مرتين على من لم يفتح.
       *[rising] بلا جوكر تُحسب نقاط كل الآخرين مرة واحدة، ومع جوكر واحد مرة ونصفًا، ومع أكثر مرتين.
    }
rule-rami-rounding =
    { $score-rounding ->
        [down] نصف النقطة يُحذف.
       *[half_up] نصف النقطة يُجبر إلى الأعلى.
    }
rules-section-knock = الدقّ
rules-section-showing = بعد الدقّ
rules-section-wall = نهاية كومة السحب

## What is it about?

rule-gin-goal = تجمع التشكيلات في يدك وتبقيها مخفية. فإذا بقي خارجها القليل دققت، وتُكشف اليدان، ويسجّل من كان خارج تشكيلاته أقل. والنقاط الكثيرة هي الجيدة.

## The cards

rule-gin-deck = تُلعب برزمة واحدة من 52 ورقة، بلا جواكر.

## The deal

rule-gin-hand =
    يأخذ كل لاعب { $deal-hand-size ->
        [few] { $deal-hand-size } أوراق
       *[other] { $deal-hand-size } ورقة
    }، واحدة واحدة{ $deal-extra ->
        [0] .
       *[other] ، ومن يبدأ ورقة زيادة.
    }
rule-gin-stock =
    { $deal-upcard ->
        [yes] تُكشف الورقة التالية وتبدأ بها كومة الرمي. وتوضع الأوراق الأخرى ({ $left }) مقلوبة بجانبها: هذه كومة السحب.
       *[no] توضع الأوراق الأخرى ({ $left }) مقلوبة: هذه كومة السحب. وكومة الرمي بجانبها فارغة في البداية.
    }
rule-gin-starter =
    { $deal-starter ->
        [dealer] الدور الأول للموزّع
       *[next] الدور الأول للاعب الذي لا يوزّع
    }{ $deal-extra ->
        [0] .
       *[other]
            { " " }ولا يسحب فيه، إذ معه ورقة زيادة. { $deal-starter-first-turn ->
                [full] ويجوز الدقّ فيه كغيره، وإلا رُميت ورقة.
               *[discard_only] وهذا الدور الأول رمي ورقة ولا شيء غيره.
            }
    }
rule-gin-offer = في البداية تُعرض الورقة المكشوفة. يجوز لصاحب الدور الأول أن يأخذها؛ فإن مرّر جاز للآخر أن يأخذها. ومن يأخذها يرمي ورقة، ويستمر اللعب من هناك. وإن مرّر الاثنان سحب صاحب الدور الأول من كومة السحب، ولم تعد الورقة المكشوفة متاحة.

## A turn

rule-gin-turn = في دورك تأخذ ورقة واحدة، العليا من كومة السحب أو من كومة الرمي. ثم ترمي ورقة مكشوفة، أو تدقّ. ويرى الجميع ما يؤخذ من كومة الرمي وما يُرمى.
rule-gin-throw-back =
    { $draw-throw-back ->
        [yes] الورقة التي أخذتها من كومة الرمي يجوز رميها ثانية في الدور نفسه.
       *[no] الورقة التي أخذتها من كومة الرمي لا يجوز رميها في الدور نفسه.
    }
rule-gin-mutual =
    { $draw-mutual-return ->
        [ends] وإذا فعل اللاعبان ذلك واحدًا بعد الآخر أُلغيت الجولة.
       *[plays_on] ويجوز أن يفعل اللاعبان ذلك واحدًا بعد الآخر ما شاءا.
    }
rule-gin-takes =
    { $draw-takes ->
        [any] يجوز الأخذ من كومة الرمي بلا حد.
       *[other] عند الأخذ رقم { $draw-takes } من كومة الرمي، للاعبَين معًا، تُلغى الجولة بدلًا من ذلك. ولا يُحسب أخذ الورقة المكشوفة.
    }

## Melds

rule-gin-melds = تبقى التشكيلات في يدك حتى يدقّ أحد. ولا تُحسب الورقة إلا في تشكيلة واحدة.
rule-gin-deadwood = الأوراق التي ليست في تشكيلة سائبة. من 2 إلى 10 بعددها، والولد والبنت والشايب بـ{ $values-court } لكل منها، والآس بـ{ $values-ace-in-hand }. والسائب لديك هو ما يبقى من التشكيلات التي تترك أقل ما يمكن.

## Knocking

rule-gin-knock =
    ومعك الورقة التي سحبتها يجوز أن ترمي ورقة مقلوبة وتدقّ. { $knock-limit ->
        [0] ويجب أن تكون الأخرى كلها في تشكيلات؛ ولا يجوز أن يبقى سائب.
        [upcard] ويجوز أن يبلغ السائب من الأخرى قدر الورقة المكشوفة، لا أكثر.
       *[other] ويجوز أن يبلغ السائب من الأخرى { $knock-limit } على الأكثر.
    } تكشف تشكيلاتك، والسائب منفصلًا عنها. وتصلح أي تشكيلات لا تترك أكثر من ذلك؛ ومن لم يحدد قُصدت التي تترك أقل.
rule-gin-upcard =
    الولد أو البنت أو الشايب المكشوف يسمح بـ{ $values-court }، ويبقى العدد نفسه طوال الجولة، أيًا كان من يأخذ الورقة. { $knock-upcard-ace ->
        [gin_only] والآس المكشوف لا يسمح بأي سائب: لا يصلح إلا الجين.
       *[one] والآس المكشوف يسمح بـ{ $values-ace-in-hand }.
    }
rule-gin-knock-throw =
    { $knock-throw-back ->
        [yes] يجوز أن تكون الورقة المرمية مع الدقّ هي التي أخذتها للتو من كومة الرمي.
       *[no] لا يجوز أن تكون الورقة المرمية مع الدقّ هي التي أخذتها للتو من كومة الرمي.
    }
rule-gin-test =
    { $knock-test ->
        [first_melds] لمعرفة هل يجوز لك الدقّ تُسأل طريقة واحدة لتشكيل كل أوراقك، أول ما يترك أقل سائب، ناقصًا أغلى ورقة خارجها. فلا يجوز الدقّ بأيدٍ قليلة مع أن طريقة أخرى كانت تصلح.
       *[exact] يجوز لك الدقّ إذا تركت أي ورقة مرمية وأي تشكيلات سائبًا قليلًا بما يكفي.
    }
rule-gin-gin =
    الدقّة التي لا تترك سائبًا جين. { $knock-gin ->
        [must] إذا أمكنك الجين وجب أن تكشفه: لا يجوز أن ترمي ولا أن تدقّ بأكثر.
       *[may] ولا أحد ملزم بالدقّ ولا بكشف الجين متى أمكن.
    }
rule-gin-big =
    { $score-big-gin ->
        [none] الجين الكبير، كل الأوراق في تشكيلات ولا تُرمى ورقة، لا يُلعب: تُرمى دائمًا ورقة.
       *[other] إذا كانت كل أوراقك في تشكيلات، مع الورقة التي سحبتها، جاز أن تكشفها كلها ولا ترمي شيئًا. هذا هو الجين الكبير.
    }

## After the knock

rule-gin-layoff =
    { $knock-layoffs ->
        [no] بعد الدقّ لا تركيب. يكشف اللاعب الآخر تشكيلاته أيضًا، وما يبقى سائب.
       *[yes] بعد دقّة ليست جينًا يجوز للاعب الآخر أن يركّب أوراقًا على تشكيلات صاحب الدقّة: الورقة الرابعة على المجموعة، والتالية على أي طرف من السلسلة، ولو بجانب ورقة رُكّبت للتو. ويجوز أن يفكّ لذلك تشكيلاته. والورقة التي تناسب مجموعة وسلسلة تذهب حيث يقول اللاعب. وصاحب الدقّة لا يركّب شيئًا. ولا تركيب على الجين أيضًا.
    }
rule-gin-layoff-ends =
    { $knock-layoffs-per-end ->
        [any] على كل طرف من السلسلة يجوز تركيب أي عدد من الأوراق.
        [one] على كل طرف من السلسلة يجوز تركيب ورقة واحدة.
        [two] على كل طرف من السلسلة يجوز تركيب ورقتين على الأكثر.
        [few] على كل طرف من السلسلة يجوز تركيب { $knock-layoffs-per-end } أوراق على الأكثر.
       *[other] على كل طرف من السلسلة يجوز تركيب { $knock-layoffs-per-end } ورقة على الأكثر.
    }
rule-gin-defender =
    { $knock-defender ->
        [chosen] ثم يقول اللاعب الآخر أي تشكيلات يكشف؛ وكل ما عداها سائب.
       *[best] ثم تُكشف أفضل تشكيلات اللاعب الآخر، وما يبقى سائب.
    }

## The end of the stock

rule-gin-wall =
    { $draw-last ->
        [0] يجوز سحب آخر ورقة من كومة السحب.
        [one] لا تُسحب آخر ورقة من كومة السحب أبدًا.
        [two] لا تُسحب آخر ورقتين من كومة السحب أبدًا.
        [few] لا تُسحب آخر { $draw-last } أوراق من كومة السحب أبدًا.
       *[other] لا تُسحب آخر { $draw-last } ورقة من كومة السحب أبدًا.
    } { $draw-wall ->
        [knock] إذا لم يبق غيرها ورمى لاعب دون أن يدقّ، جاز للآخر أن يأخذ تلك الورقة المرمية إذا مكّنته من الدقّ، ووجب عليه أن يدقّ. وإلا أُلغيت الجولة.
        [declare] إذا لم يبق غيرها ورمى لاعب دون أن يدقّ، أخذ الآخر تلك الورقة المرمية وواصل اللعب، أو أعلن إلغاء الجولة. ثم يعود الاختيار إلى الأول.
       *[dead] إذا لم يبق غيرها ورمى لاعب دون أن يدقّ، أُلغيت الجولة.
    }
rule-gin-max-turns = والجولة التي بلغ عدد أدوارها { $out-max-turns } تُلغى أيضًا.
rule-gin-dead = إذا أُلغيت الجولة لم يسجّل أحد.

## Counting

rule-gin-score = بعد الدقّ يسجّل صاحب الدقّة الفرق إذا بقي لديه سائب أقل من الآخر. والآخر لا يسجّل شيئًا.
rule-gin-undercut =
    وإذا كان لدى الآخر أقل فهذا كسر: يسجّل الآخر الفرق و{ $score-undercut } زيادة. { $score-tie ->
        [nothing] وإذا تساوى الاثنان لم يسجّل أحد.
       *[undercut] وهو كسر أيضًا إذا تساوى الاثنان.
    } ومن لم يبق لديه سائب بعد دقّة الآخر فقد كسر أيضًا، وليس له جين.
rule-gin-bonus = يسجّل الجين سائب الآخر و{ $score-gin } زيادة.
rule-gin-big-bonus = يسجّل الجين الكبير سائب الآخر و{ $score-big-gin } زيادة.
rule-gin-spades =
    { $score-spade-doubles ->
        [yes] إذا كانت الورقة المكشوفة بستونيًا حُسب ما تسجّله الجولة مضاعفًا، مع مكافأتها.
       *[no] لا أثر لنقش الورقة المكشوفة.
    }

## The match

rule-gin-match =
    { $match-kind ->
        [independent]
            كل جولة لعبة قائمة بذاتها. { $match-deals ->
                [none] تلعبان منها ما تشاءان.
                [one] المباراة جولة واحدة.
                [two] المباراة جولتان، ويكسبها من كسب أكثر.
                [few] المباراة { $match-deals } جولات، ويكسبها من كسب أكثرها.
               *[other] المباراة { $match-deals } جولة، ويكسبها من كسب أكثرها.
            }
       *[cumulative]
            تُجمع نقاط كل الجولات في لعبة. { $match-target ->
                [none]
                    وتنتهي بعد { $match-deals ->
                        [one] جولة واحدة.
                        [two] جولتين.
                        [few] { $match-deals } جولات.
                       *[other] { $match-deals } جولة.
                    }
               *[other]
                    وتنتهي متى بلغت نقاط لاعب { $match-target }{ $match-deals ->
                        [none] .
                        [one] ، أو بعد جولة واحدة.
                        [two] ، أو بعد جولتين.
                        [few] ، أو بعد { $match-deals } جولات.
                       *[other] ، أو بعد { $match-deals } جولة.
                    }
            } وعند جمع كل شيء تكسب أكثر النقاط.
    }
rule-gin-game-bonus =
    { $match-game-bonus ->
        [0] كسب اللعبة لا يجلب مكافأة.
       *[other] من معه عندئذ أكثر النقاط فقد كسب اللعبة وينال { $match-game-bonus } زيادة.
    }
rule-gin-box =
    { $match-box ->
        [0] الجولات المكسوبة لا تُحسب زيادة.
       *[other] كل جولة مكسوبة خانة، وكل خانة تُحسب بـ{ $match-box } عند نهاية اللعبة.
    } { $match-extra-boxes ->
        [yes] والكسر يجلب خانة زيادة، والجين أو الجين الكبير خانتين زيادة.
       *[no] والجولة خانة واحدة، كيفما كُسبت.
    }
rule-gin-shutout =
    إذا لم يسجّل الآخر شيئًا فهذا فوز نظيف. { $match-shutout ->
        [double_before_boxes] وهو يضاعف نقاط الفائز ومكافأة اللعبة، قبل إضافة الخانات.
        [double_all] وهو يضاعف كل ما للفائز، والخانات أيضًا.
        [double_bonus] وهو يضاعف مكافأة اللعبة.
        [plus_100] وهو يجلب للفائز 100 نقطة.
       *[none] وهو لا يجلب شيئًا زيادة.
    }
rule-gin-columns =
    { $match-columns ->
        [one] المباراة لعبة واحدة.
       *[other] تُلعب ثلاث ألعاب معًا، متجاورة في الأعمدة الثلاثة لورقة النقاط. وهذا يسمى هوليوود.
    }
rule-gin-hollywood = يُسجَّل فوزك الأول في العمود الأول، والثاني في العمودين الأولين، والثالث وما بعده في الثلاثة كلها. وكل عمود لعبة قائمة بذاتها، بنهايتها ومكافأتها وخاناتها وفوزها النظيف. ولا يُسجَّل شيء بعد في عمود انتهى؛ وإذا لم يكن لك فيه تسجيل ذهب تسجيلك الأول التالي إلى العمود الذي بعده. وتنتهي المباراة متى انتهت الثلاثة كلها، وتُحسب الثلاثة معًا.
rule-gin-dealer =
    يُختار الموزّع الأول بالقرعة. وبعد ذلك { $match-dealer ->
        [next] يتناوب اللاعبان التوزيع.
        [last_winner] يوزّع الفائز بالجولة السابقة.
       *[worst_loser] يوزّع الخاسر في الجولة السابقة.
    } والجولة التي لم يكسبها أحد يعيد توزيعها الموزّع نفسه.
rule-gin-ties =
    { $match-ties ->
        [extra_deal] إذا تساوى الاثنان في النهاية لعبا جولات أخرى حتى يتقدم أحدهما.
       *[shared] إذا تساوى الاثنان في النهاية تقاسما المباراة.
    }

# One or two sentences for a rule on which the sources are silent or contradict each other: what speaks for what.

rules-why = حيث تختلف المصادر: { $why }

## Penang Rummy

why-deck = مع ثلاث رزم لا يذكر أحد عدد الجواكر؛ وتسعة تحفظ نسبتها من الورق.
why-hand = يوزّع النص القديم 20 ورقة على كل لاعب، ولا يستثني إلا ثلاثة لاعبين.
why-aside = إحدى الصفحات توزّع الورق كله، وهذا لا يمكن بهذه الأعداد.
why-passport-must = النص لا يعرف التمرير، فلا يجوز لأحد أن يموت باختياره.
why-runs-penang = النص يسمح بآس في طرفي السلسلة؛ وبعض الألعاب القريبة تقف عند ثلاث عشرة ورقة، وبعضها يدور.
why-sets-penang = النص يذكر أن أكبر مجموعة أربع عشرة ورقة، وهذا يحتاج إلى تكرار النقوش وستة جواكر؛ والألعاب القريبة تريد النقوش كلها مختلفة.
why-jokers-naturals = لا يقول أحد هل يجوز أن تكون التشكيلة كلها جواكر. وبلا ورقة طبيعية لا يعرف أحد ما هي.
why-jokers-many = أكبر مجموعة في النص تحتاج إلى ستة جواكر، فلا حد إذن؛ وكثير من الألعاب القريبة يسمح بواحد في التشكيلة.
why-jokers-place = معظم المصادر لا تضع حدًا. وإحدى الألعاب القريبة لا تسمح بالجواكر إلا في أطراف السلاسل، وأخرى لا تسمح بها إلا مكان الأوراق المحروقة.
why-jokers-fixed = لا يقول أحد هل يجوز أن يتحرك الجوكر. وحيث يُكسب بالتبديل ويجوز تركيبه ثانية لا يكاد ذلك يهم.
why-layoff-jokers-penang = النص لا يضع حدًا؛ والألعاب القريبة تبعد الجواكر عن سلاسل الآخرين.
why-swap-set-penang = النص يطلب ورقة مناسبة، وفي المجموعة تناسب كل ورقة من الرتبة؛ والألعاب القريبة تطلب النقش الناقص.
why-swap-use-penang = النص يسمح بالاحتفاظ بالجوكر على مسؤولية صاحبه ونقاطه؛ والألعاب القريبة تريد إنزاله فورًا.
why-dead = النص يقول إن التبديل ليس حركة، ويقول أيضًا إن من يستطيع التركيب ليس ميتًا. ومع التبديل يمكن التركيب.
why-last-survivor = النص ينهي الجولة متى مات الجميع، وإحدى الصفحات متى بقي واحد.
why-values-penang = صفحة واحدة فقط تذكر نقاط الأوراق، وهذه أعدادها.
why-no-passport = لا النص ولا أي صفحة تعرف جزاءً؛ اليد الكاملة تكفي.
why-match-penang = بعضهم يلعب كل جولة لذاتها، وبعضهم يجمع. أما إلى أي عدد فلا يقول أحد؛ ومع 300 نقطة تستغرق مباراة لأربعة نحو ثماني جولات.
why-dealer-penang = النص يعرف طريقتين: حيث تُجمع النقاط يوزّع الفائز السابق، وإلا فصاحب أكثر النقاط.
why-ties = لا يقول أحد ماذا يكون من التعادل.

## Rami

why-rami-hand = تُلعب الأيدي من عشر أوراق إلى خمس عشرة؛ وثلاث عشرة هو العدد المعتاد.
why-rami-cut = النص الطويل يجعل القطع للجار الأيسر، والصفحات للأيمن. ولا يهم ذلك إلا حيث يُحتفظ بالجوكر.
why-rami-starter = النص الطويل يبدأ بالموزّع برمي ورقة فقط؛ والصفحات تبدأ بجار الموزّع، أو تجعل الدور الأول كاملًا.
why-rami-stock = بعض الصفحات تكشف ورقة في البداية؛ والنص الطويل لا يفعل.
why-rami-take = النص الطويل يريد إنزال الورقة المرمية في الدور نفسه. والطاولات الألطف تتركها في اليد.
why-rami-rounds = النص الطويل لا يغلق أي دور؛ والصفحات لا تفتح إلا من الدور الثاني أو الثالث أو الرابع.
why-rami-take-joker = لا يتكلم أحد عن جوكر على كومة الرمي إلا صفحة واحدة تمنعه.
why-rami-touch = النص عن اللعبة اللبنانية يمنع الخروج الناشف بعد لمس الكومة، ولا يقول إلى متى.
why-rami-runs = ترتيب النص الطويل فيه مكانان للآس؛ وبعض الصفحات تقف عند ثلاث عشرة ورقة.
why-rami-jokers = النص الطويل يقول جوكرًا واحدًا في السلسلة. والصفحات تقول واحدًا في التشكيلة، أو اثنين، أو ما لا يزيد على الأوراق الطبيعية، أو أقل من نصفها.
why-rami-burnt = النص يقول إن النسختين يجب أن تكونا قد أُنزلتا. وهل تُحسب الورقة المرمية لا يقول أحد.
why-rami-pure = النص الطويل يريد سلسلة بلا جوكر. وإحدى الألعاب القريبة تقبل ثلاث أوراق طبيعية بجانبه، وأخرى لا تطلب سلسلة.
why-rami-worth = معظم الصفحات تحسب الجوكر كالورقة التي يحل محلها، وواحدة لا تحسبه؛ والنص الطويل يعرف أيضًا عادة 35.
why-rami-opening-discard = النص عن اللعبة اللبنانية يطلب 71 إذا أُخذت الورقة المرمية للفتح. وبعضهم يطلبها كل مرة.
why-rami-layoff-jokers = النص الطويل يبعد الجواكر عن سلاسل الآخرين ولا يذكر غير ذلك.
why-rami-swap-set = النص الطويل يحرر جوكر الأربع بالنقش الناقص. والألعاب القريبة لا تحرره أبدًا، أو تريد الورقتين الناقصتين معًا.
why-rami-swap-use = النص الطويل يقول مرة إن الجوكر يدخل تشكيلة جديدة، ومرة إنه يجب لعبه فورًا فقط.
why-rami-swap-turn = النص الطويل يريد الفتح أولًا. وإحدى الصفحات تبدّل أثناء الإنزال، ومتى اكتمل الفتح اتفق ذلك معه.
why-rami-borrow = النص الطويل يسمح بها ما دامت تبقى ثلاث أوراق؛ وبعض الصفحات تترك الطاولة كما هي. ولا يقول شيئًا عن وسط السلسلة ولا عن الجواكر.
why-rami-carte = النص الطويل: قلها أو اسحب ورقتين. وكثير من الطاولات تستغني عنها.
why-rami-renew = النص الطويل يخلط الأوراق المرمية ولا يقول كم مرة. وإحدى الألعاب القريبة تفعل ذلك مرة.
why-rami-blocked = لا يقول أحد ماذا يحدث إذا لم يبق ما يُسحب.
why-rami-out = النص الطويل يقول مرتين إن ورقة يجب أن تبقى للرمي، ومرة إن الورقة الأخيرة تُنزل أو تُرمى.
why-rami-at-once-needs = النص الطويل يطلب الاثنين، ويعرف طاولات تتنازل عن النقاط.
why-rami-joker-finish = لا يقول أحد ما معنى جوكر كآخر ورقة مرمية إذا لم يكن الخروج دفعة واحدة. وإحدى قواعد البيت منعته، وأخرى أعطت 200.
why-rami-multiply = النص الطويل يضرب النقاط، ويعرف طاولات تعطي كل واحد 100. والصفحات تفضل طرح نقاط من الفائز.
why-rami-dry = كما هو مطبوع، جوكران لا يدفعان أكثر من لا شيء، ثم تُذكر ثلاث درجات. والدفع الصاعد يغيّر كلمة واحدة منه؛ أما الدفع النازل فيكافئ الخروج الأصعب.
why-rami-values = النص الطويل يحسب الآس في اليد 11 والجوكر 20؛ والصفحات تقول 1 للآس، و25 أو 35 أو 50 للجوكر. وفي اللعبة اللبنانية الآس 10.
why-rami-match = النص الطويل لا يذكر عددًا. والصفحات تنهي المباراة عند 100 أو 201 أو 301 أو 500 أو 700 أو 1000 نقطة.
why-rami-last-deal = النص الطويل يضرب الجولة الأخيرة بـ1000؛ وإحدى الصفحات تقصد بالاسم نفسه مباراة إلى 1000 نقطة.

## Basic Rummy

why-basic-rami-take = معظم الكتب تترك الورقة في اليد؛ ومنع رميها مباشرة شائع كذلك.
why-basic-rami-renew = معظم الكتب تقلب الأوراق المرمية دون خلط. وبعضها يخلط، وبعضها يترك للاعب التالي أن يأخذ آخر ورقة مرمية أو يقلب الكومة.
why-basic-rami-new-melds = بعض الكتب لا تسمح إلا بتشكيلة جديدة واحدة في الدور؛ ومعظمها لا يضع حدًا.
why-basic-rami-out = بعض الطاولات تريد رمي الورقة الأخيرة، ومعظمها يسمح بإنزالها.
why-basic-match = الكتب تترك العدد للاعبين.

## Gin

why-gin-throw-back = كل الكتب تمنعه؛ وبرنامج يقارن به كثيرون يسمح به.
why-gin-knock-throw = الكتب تمنع رمي الورقة نفسها ولا تقول هل يختلف الدقّ في ذلك.
why-gin-big = الجين الكبير من الكتب الأحدث. بعضها يعطيه 31 وبعضها 50، والأقدم لا تعرفه.
why-gin-wall = الكتب تلغي الجولة؛ وفي البطولات يجوز أخذ آخر ورقة مرمية للدقّ بها.
why-gin-undercut = كان الكسر يجلب 10، ويجلب 20 أو 25 في الكتب الأحدث. وأحد البرامج لا يعطي شيئًا إذا تساوى الاثنان.
why-gin-bonus = كان الجين يجلب 20، ويجلب 25 في الكتب الأحدث.
why-gin-upcard = كثير من الطاولات تجعل الآس المكشوف لا يسمح إلا بالجين.
why-gin-spades = مضاعفة البستوني من أوكلاهوما، ولا يلعبها الجميع هناك.
why-gin-box = الخانة 20 في الكتب الأقدم و25 في الأحدث. وزيادة الخانات للجين والكسر عادة بعض الطاولات.
why-gin-shutout = الكتب الأقدم تضيف 100، والأحدث تضاعف، ولا تتفق على ما يُضاعف.
why-gin-hollywood = أين يواصل لاعب لم يسجّل شيئًا، وهل تنتهي الأعمدة كل على حدة، تتركه الكتب مفتوحًا.
why-gin-dealer = بعض الكتب تجعل الخاسر يوزّع، وكثير منها الفائز.

# What sentences.py needs beside what the page says too: cards are above, under Cards, what happened ("happened-...")
# and the main labels ("do-...") under The page.

card-unknown = ??
# A meld by its cards: $whose is "Aina’s run" or "your set", $from and $to are cards, $ranks "eights".
meld-here =
    { $kind ->
        [run] { $whose } { $from }–{ $to }
       *[set] { $whose }: { $ranks }
    }
meld-here-aloud =
    { $kind ->
        [run] { $whose }، من { $from } إلى { $to }
       *[set] { $whose }، { $ranks }
    }

## What a step does

label-swap = تبديل { $card } بجوكر { $meld }
label-side = { $label }، { $way }
label-slide =
    وضع { $card } في { $meld } ودفع الجوكر إلى { $side ->
        [low] الطرف المنخفض
       *[high] الطرف العالي
    }
# $card is "hidden" where the listener may not see it.
happened-drew =
    { $me ->
        [yes] سحبت { $card }
       *[no]
            { $card ->
                [hidden] { $name }: سحب من كومة السحب
               *[other] { $name }: سحب { $card }
            }
    }
happened-took =
    { $me ->
        [yes] أخذت { $card } من كومة الرمي
       *[no] { $name }: أخذ { $card } من كومة الرمي
    }
happened-touched =
    { $me ->
        [yes] لمست كومة الرمي
       *[no] { $name }: لمس كومة الرمي
    }
happened-borrowed =
    { $me ->
        [yes] استعرت { $cards } من { $meld }
       *[no] { $name }: استعارة { $cards } من { $meld }
    }
happened-discarded =
    { $carte ->
        [yes]
            { $me ->
                [yes] رميت { $card } وقلت «كارت»
               *[no] { $name }: رمي { $card } مع «كارت»
            }
       *[no]
            { $me ->
                [yes] رميت { $card }
               *[no] { $name }: رمي { $card }
            }
    }
# Carte was not said. $cards are the cards drawn, or "hidden".
happened-penalised =
    { $me ->
        [yes] لم تقل «كارت» فسحبت { $cards }
       *[no]
            { $count ->
                [one] { $name }: لم تُقل «كارت»، سحب ورقة واحدة
                [two] { $name }: لم تُقل «كارت»، سحب ورقتين
                [few] { $name }: لم تُقل «كارت»، سحب { $count } أوراق
               *[other] { $name }: لم تُقل «كارت»، سحب { $count } ورقة
            }
    }
happened-turned-up = كُشفت { $card } وبدأت بها كومة الرمي
# $kept: the cutter keeps it, since it is a joker.
happened-cut =
    { $kept ->
        [yes]
            { $me ->
                [yes] قطعت الورق وكشفت جوكرًا، فتحتفظ به
               *[no] { $name }: قطع الورق وكشف جوكر، مع الاحتفاظ به
            }
       *[no]
            { $me ->
                [yes] قطعت الورق وكشفت { $card }
               *[no] { $name }: قطع الورق وكشف { $card }
            }
    }
happened-stocked =
    { $count ->
        [one] في كومة السحب ورقة واحدة
        [two] في كومة السحب ورقتان
        [few] في كومة السحب { $count } أوراق
       *[other] في كومة السحب { $count } ورقة
    }
happened-ran-out = كومة السحب فارغة
happened-renewed =
    { $count ->
        [one] صارت الأوراق المرمية كومة سحب جديدة من ورقة واحدة
        [two] صارت الأوراق المرمية كومة سحب جديدة من ورقتين
        [few] صارت الأوراق المرمية كومة سحب جديدة من { $count } أوراق
       *[other] صارت الأوراق المرمية كومة سحب جديدة من { $count } ورقة
    }
# Out of cards where nobody says "Game".
happened-out =
    { $me ->
        [yes] خرجت: لم تبق معك أوراق
       *[no] { $name }: خروج، لم تبق أوراق
    }
happened-slid =
    { $me ->
        [yes] وضعت { $card } في { $meld } ودفعت جوكرها إلى الطرف
       *[no] { $name }: وضع { $card } في { $meld } ودفع جوكرها إلى الطرف
    }
happened-passed =
    { $me ->
        [yes] مرّرت الورقة المكشوفة
       *[no] { $name }: تمرير الورقة المكشوفة
    }
# What is shown after a knock: $melds with their cards, and the deadwood $left, which counts $points; $left is
# "none" where all is melded, $melds where nothing is.
shown-cards =
    { $left ->
        [none] { $melds }؛ لا سائب
       *[other]
            { $melds ->
                [none] لا تشكيلة
               *[other] { $melds }
            }؛ السائب { $left }، { $points ->
                [one] نقطة واحدة
                [two] نقطتان
                [few] { $points } نقاط
               *[other] { $points } نقطة
            }
    }
# $shown is such a showing, $card the card thrown.
happened-knocked =
    { $me ->
        [yes] دققت برمي { $card }، ومعك { $shown }
       *[no] { $name }: دقّ برمي { $card }، مع { $shown }
    }
happened-gin =
    { $me ->
        [yes] جين! رميت { $card } وكشفت { $melds }
       *[no] جين! { $name }: رمي { $card } وكشف { $melds }
    }
happened-big-gin =
    { $me ->
        [yes] جين كبير! كشفت { $melds } ولم ترمِ شيئًا
       *[no] جين كبير! { $name }: كشف { $melds } دون رمي شيء
    }
happened-shown =
    { $me ->
        [yes] كشفت { $shown }
       *[no] { $name }: كشف { $shown }
    }

## Hints: each sentence is more open than the one before

# That something can be done. $what is what: open is to open with points, wall to pass where the stock is at its
# end, back to take a step back.
advice-that =
    { $what ->
        [meld] يمكنك إنزال تشكيلة.
        [open] يمكنك أن تبدأ الفتح.
        [lay] يمكنك تركيب ورقة.
        [swap] يمكنك أخذ جوكر من الطاولة.
        [borrow] يمكنك استعارة ورقة من الطاولة.
        [draw] الأفضل السحب من كومة السحب.
        [take] الورقة المرمية العليا تفيدك.
        [discard] حان وقت الرمي.
        [end] لا فائدة من حركة أخرى في هذا الدور.
        [dead] لم تبق لك حركة.
        [pass] الأفضل التمرير.
        [wall] الأفضل أن تنتهي الجولة.
        [knock] يمكنك الدقّ.
        [gin] معك جين.
        [biggin] معك جين كبير.
        [done] حان وقت كشف يدك.
        [back] لا يمكن إنهاء دورك على هذا الحال.
       *[other] لديك ما تفعله.
    }
# $points are those with which one can open, $need are needed: "57 points of 51". Waiting is to open all at once.
advice-that-opens =
    { $points ->
        [one] يمكنك الفتح بنقطة واحدة، والمطلوب { $need }.
        [two] يمكنك الفتح بنقطتين، والمطلوب { $need }.
        [few] يمكنك الفتح بـ{ $points } نقاط، والمطلوب { $need }.
       *[other] يمكنك الفتح بـ{ $points } نقطة، والمطلوب { $need }.
    }
advice-that-waits =
    { $points ->
        [one] يمكنك الفتح بنقطة واحدة، والمطلوب { $need }، لكن الانتظار قد يكون أفضل.
        [two] يمكنك الفتح بنقطتين، والمطلوب { $need }، لكن الانتظار قد يكون أفضل.
        [few] يمكنك الفتح بـ{ $points } نقاط، والمطلوب { $need }، لكن الانتظار قد يكون أفضل.
       *[other] يمكنك الفتح بـ{ $points } نقطة، والمطلوب { $need }، لكن الانتظار قد يكون أفضل.
    }
# Where to look. $jokers is how many jokers go with the cards; $suit is "hearts", $ranks "eights".
advice-where-run =
    { $jokers ->
        [0] انظر إلى أوراقك من نقش { $suit }.
        [one] انظر إلى أوراقك من نقش { $suit } وإلى جوكر.
        [two] انظر إلى أوراقك من نقش { $suit } وإلى جوكرين.
        [few] انظر إلى أوراقك من نقش { $suit } وإلى { $jokers } جواكر.
       *[other] انظر إلى أوراقك من نقش { $suit } وإلى { $jokers } جوكرًا.
    }
advice-where-set =
    { $jokers ->
        [0] انظر إلى ما في يدك من { $ranks }.
        [one] انظر إلى ما في يدك من { $ranks } وإلى جوكر.
        [two] انظر إلى ما في يدك من { $ranks } وإلى جوكرين.
        [few] انظر إلى ما في يدك من { $ranks } وإلى { $jokers } جواكر.
       *[other] انظر إلى ما في يدك من { $ranks } وإلى { $jokers } جوكرًا.
    }
# $meld is a meld of the table: "Aina’s run 5♥–7♥".
advice-where-meld = انظر إلى { $meld }.
advice-where-joker = انظر إلى الجوكر في { $meld }.
advice-where-hand = انظر إلى يدك.
# $card is the top discard, or "none".
advice-where-draw =
    { $card ->
        [none] لا ورقة مرمية لتأخذها.
       *[other] يمكنك ترك { $card } في كومة الرمي.
    }
# $suit is "hearts", or "joker".
advice-where-discard =
    { $suit ->
        [joker] يمكنك رمي جوكر.
       *[other] يمكنك رمي ورقة من نقش { $suit }.
    }
# $points are the deadwood that stays.
advice-where-knock =
    { $points ->
        [0] يمكن أن تدخل أوراقك كلها في تشكيلات.
        [one] يمكن أن يصير السائب نقطة واحدة.
        [two] يمكن أن يصير السائب نقطتين.
        [few] يمكن أن يصير السائب { $points } نقاط.
       *[other] يمكن أن يصير السائب { $points } نقطة.
    }
advice-where-end = الأفضل أن تحتفظ بما بقي معك لأدوار تالية.
advice-where-dead = لا حركة لك، لا في يدك ولا على الطاولة.
advice-where-done = لا حاجة إلى تركيب المزيد.
advice-where-back = خطوتك الأخيرة هي العائق.
advice-which-back = تراجع عن خطوتك الأخيرة.

# The words of the page. Names of cards are above, under Cards, of house rules and reasons in their own files.

brand = tierce
page-title = { $title } – tierce
page-title-turn = ● دورك – { $title }
close = إغلاق
do-not-delete = عدم الحذف
clear = مسح
undo = تراجع
redo = إعادة
start-again = البدء من جديد
reset = إرجاع
you = أنت
you-are = { $name } (أنت)
you-default = أنت

## The first page

lobby-lead = الرامي على طاولة خاصة بك: مع أصدقاء على هواتفهم أو ضد بوتات، بحسب قواعد بيتك.
my-tables = طاولاتي
new-table = فتح طاولة
which-game = أي لعبة؟
# The ways in which $game is played.
which-way = { $game }: بأي طريقة؟
way-book = كما تُلعب غالبًا.
family-penang = بينانغ رامي
family-lead-penang = يوزَّع كل الورق ولا سحب: العب شيئًا في كل دور أو تموت.
family-rami = رامي
family-lead-rami = سحب وإنزال ورمي، مع الجواكر. الفتح بعدد من النقاط وسلسلة صافية.
family-gin = جين رامي
family-lead-gin = لاثنين: أبقِ تشكيلاتك مخفية، ودقّ متى بقي خارجها القليل.
family-basic = الرامي البسيط
family-lead-basic = سحب وإنزال وتركيب ورمي. ومن يخرج يجمع ما بأيدي الآخرين.
just-so-many = عدد اللاعبين { $count }.
game-lead-penang = يوزَّع كل الورق ولا سحب: العب شيئًا في كل دور أو تموت.
game-lead-rami51 = سحب وإنزال ورمي. الفتح بـ51 نقطة وسلسلة صافية.
game-lead-rami51-circular = رامي 51 بسلاسل دائرية: بنت، شايب، آس، 2.
game-lead-rami71 = رامي بفتح من 71 نقطة.
game-lead-rami81 = رامي بفتح من 81 نقطة.
game-lead-arbaatash = أربع عشرة ورقة، والآس بعشرة، والجواكر مكان الأوراق المحروقة فقط.
game-lead-thousand = أربع جولات من رامي 51، والأخيرة تُضرب بألف.
game-lead-basic = سحب وإنزال وتركيب ورمي. ومن يخرج يجمع ما بأيدي الآخرين.
game-lead-gin = لاثنين: أبقِ تشكيلاتك مخفية، ودقّ متى بقي خارجها القليل.
game-lead-gin-traditional = جين بالمكافآت الأصغر للكتب القديمة.
game-lead-gin-oklahoma = جين تحدد فيه الورقة المكشوفة متى يجوز الدقّ، والبستوني يضاعف.
game-lead-gin-hollywood = جين بثلاث ألعاب معًا، متجاورة في ورقة النقاط.
game-lead-gin-openspiel = جين كما تلعبه مكتبة OpenSpiel، للمقارنة بلاعبيها.
game-lead-gin-rlcard = جين كما تلعبه مكتبة RLCard: لا تركيب بعد الدقّ.
more-seats = يمكن أن يلعب عدد أكبر بقاعدة من قواعد البيت: «{ $knob }».
find-rule = البحث عن قاعدة
find-rule-none = لا قاعدة بيت فيها هذه الكلمات.
your-name = اسمك
how-many = كم لاعبًا؟
who-else = من يلعب أيضًا؟
seat-number = المقعد { $seat }
house-rules = قواعد البيت
house-rules-state =
    { $count ->
        [0] كما في الكتاب
        [one] واحدة تختلف عن الكتاب
        [two] اثنتان تختلفان عن الكتاب
       *[other] { $count } تختلف عن الكتاب
    }
open-table = توزيع الورق
reset-all = إرجاع الكل كما في الكتاب
reset-knob = إرجاع «{ $knob }» إلى { $answer }
in-the-book = في الكتاب: { $answer }.
knob-range = من { $low } إلى { $high }.
a-number = عدد …
refused =
    { $count ->
        [one] شيء واحد يجب تصحيحه أولًا
        [two] شيئان يجب تصحيحهما أولًا
        [few] { $count } أشياء يجب تصحيحها أولًا
        [many] { $count } شيئًا يجب تصحيحها أولًا
       *[other] { $count } شيء يجب تصحيحها أولًا
    }
server-away = الخادم لا يجيب. هل ما زال يعمل؟
try-again = محاولة ثانية
to-my-tables = إلى طاولاتي
bot-random = عشوائي
bot-random-help = يلعب أي شيء جائز.
bot-greedy = جشع
bot-greedy-help = يتخلص من كل شيء دفعة واحدة.
bot-keeper = مدّخر
bot-keeper-help = يحتفظ بأوراق ليبقى في اللعب.
bot-expert = خبير
bot-expert-help = يعدّ ما أخذت وما رميت، ويلعب بحسب الاحتمالات.

## Who sits at a new table, and how it is kept

with-whom = مع من؟
with-bots = اللعب ضد بوتات
with-bots-help = يوزَّع الورق فورًا.
with-friends = اللعب مع أصدقاء
with-friends-help = تحصل على رابط ترسله ورمز QR تعرضه. ولا يحتاج أحد إلى حساب.
seat-friend = صديق (بالرابط)
seat-friend-help = أول من يأتي عبر رابطك.
name-missing = قل من أنت، ليعرف أصدقاؤك لمن الطاولة.
open-for-friends = فتح الطاولة والدعوة
# What is about to be opened: $game, so many $seats, of which $friends are for friends.
new-table-is =
    { $game } · { $friends ->
        [0]
            أنت و{ $bots ->
                [one] بوت واحد
                [two] بوتان
                [few] { $bots } بوتات
                [many] { $bots } بوتًا
               *[other] { $bots } بوت
            }
        [one]
            أنت وصديق واحد{ $bots ->
                [0] { "" }
                [one] ، وبوت واحد
                [two] ، وبوتان
                [few] ، و{ $bots } بوتات
                [many] ، و{ $bots } بوتًا
               *[other] ، و{ $bots } بوت
            }
        [two]
            أنت وصديقان{ $bots ->
                [0] { "" }
                [one] ، وبوت واحد
                [two] ، وبوتان
                [few] ، و{ $bots } بوتات
                [many] ، و{ $bots } بوتًا
               *[other] ، و{ $bots } بوت
            }
        [few]
            أنت و{ $friends } أصدقاء{ $bots ->
                [0] { "" }
                [one] ، وبوت واحد
                [two] ، وبوتان
                [few] ، و{ $bots } بوتات
                [many] ، و{ $bots } بوتًا
               *[other] ، و{ $bots } بوت
            }
       *[other]
            أنت و{ $friends } صديقًا{ $bots ->
                [0] { "" }
                [one] ، وبوت واحد
                [two] ، وبوتان
                [few] ، و{ $bots } بوتات
                [many] ، و{ $bots } بوتًا
               *[other] ، و{ $bots } بوت
            }
    }
this-machine-only = لا تصل الأجهزة الأخرى إلى هذا الخادم: فهو يستمع إلى هذا الجهاز وحده. إذا شُغّل بالأمر «tierce --lan» انفتح لهواتف البيت.
at-the-table = على الطاولة
manners-clock = الساعة
manners-clock-none = بلا ساعة
manners-clock-turn = وقت لكل دور
manners-clock-bank = وقت لكل جولة
manners-clock-both = كلاهما، ووقت الدور أولًا
manners-turn = لكل دور
manners-bank = لكل جولة
manners-end = عند انتهاء الوقت
manners-end-soft = يظهر ذلك فقط
manners-end-hard = يلعب بوت الدور
# $kind is none, turn, bank or both; $turn and $bank are times ("60 seconds"), $end is soft or hard.
manners-clock-is =
    { $kind ->
        [turn] { $turn } للدور
        [bank] { $bank } للجولة
        [both] { $turn } للدور و{ $bank } للجولة
       *[none] بلا ساعة
    }{ $kind ->
        [none] { "" }
       *[other]
            { $end ->
                [hard] ، ثم يلعب بوت
               *[soft] { " " }(للعرض فقط)
            }
    }
manners-absence = عند انقطاع الاتصال عن أحد
manners-absence-wait = انتظار الغائب
manners-absence-wait-choice = الانتظار
manners-absence-wait-help = يستطيع أي لاعب أن يجعل بوتًا يلعب عنه في الأثناء. ويستعيد مقعده عند عودته.
# $time is like "45 seconds".
manners-absence-bot = يلعب بوت بعد غياب { $time }
manners-absence-bot-choice = يلعب بوت بعد { $time }
manners-absence-bot-help = يستعيد الغائب مقعده في أي لحظة عند عودته.
manners-stand-in = البوت البديل
manners-spectators = تجوز المشاهدة لمن معه الرابط
manners-spectators-help = يرى ما على الطاولة، ولا يرى أي يد قبل نهاية الجولة.
manners-spectators-are =
    { $may ->
        [yes] المشاهدة مسموحة
       *[no] لا يشاهد أحد غير اللاعبين
    }
manners-chat = رسائل بكلمات حرة
manners-chat-help = من دونها توجد عبارات جاهزة.
manners-chat-is =
    { $may ->
        [yes] عبارات ومحادثة
       *[no] عبارات فقط
    }
manners-hints = التلميحات
manners-hints-help = لكل لاعب أن يسأل في دوره عمّا يمكنه فعله.
manners-hints-are =
    { $may ->
        [yes] مع تلميحات
       *[no] بلا تلميحات
    }

## The people of a table

# Before the cards are dealt. $open and $count are seats that nobody has yet.
gathering-page =
    { $title }: { $open ->
        [0] حضر الجميع
        [one] مقعد واحد شاغر
        [two] مقعدان شاغران
        [few] { $open } مقاعد شاغرة
        [many] { $open } مقعدًا شاغرًا
       *[other] { $open } مقعد شاغر
    }
gathering-seats = المقاعد
gathering-rules = قواعد البيت
gathering-read-rules = قراءة كل القواعد
gathering-waits =
    { $count ->
        [0] حضر الجميع
        [one] ما زال مقعد واحد شاغرًا
        [two] ما زال مقعدان شاغرين
        [few] ما زالت { $count } مقاعد شاغرة
       *[other] ما زال { $count } مقعدًا شاغرًا
    }
open-seats =
    { $count ->
        [one] مقعد واحد شاغر
        [two] مقعدان شاغران
        [few] { $count } مقاعد شاغرة
        [many] { $count } مقعدًا شاغرًا
       *[other] { $count } مقعد شاغر
    }
start = بدء التوزيع
start-how = أرسل الرابط إلى أصدقائك، أو ضع بوتًا على مقعد، أو أزل مقعدًا.
start-not-yet =
    { $count ->
        [one] ما زال مقعد واحد شاغرًا: انتظر صديقًا، أو ضع فيه بوتًا، أو أزل المقعد.
        [two] ما زال مقعدان شاغرين: انتظر أصدقاء، أو ضع فيهما بوتات، أو أزلهما.
        [few] ما زالت { $count } مقاعد شاغرة: انتظر أصدقاء، أو ضع فيها بوتات، أو أزلها.
       *[other] ما زال { $count } مقعدًا شاغرًا: انتظر أصدقاء، أو ضع فيها بوتات، أو أزلها.
    }
# $name is the host.
start-host = يبدأ المضيف ({ $name }) متى امتلأت المقاعد كلها.
start-host-now = يبدأ التوزيع عند المضيف: { $name }.
# $me is yes for one who watches.
watchers =
    { $me ->
        [yes]
            { $count ->
                [one] أنت هنا بلا مقعد
               *[other] أنت وغيرك هنا بلا مقعد، والعدد { $count }
            }
       *[no]
            { $count ->
                [one] ضيف واحد بلا مقعد
                [two] ضيفان بلا مقعد
                [few] { $count } ضيوف بلا مقعد
                [many] { $count } ضيفًا بلا مقعد
               *[other] { $count } ضيف بلا مقعد
            }
    }
sit-here = الجلوس هنا
sit-here-at = الجلوس هنا، المقعد { $seat }
sit-name-missing = قل من أنت أولًا: يرى الآخرون هذا الاسم.
place-open = مقعد شاغر
place-open-now = شاغر
# A seat in mid-match that nobody has; its cards lie there.
place-open-cards = متروك: شاغر مع أوراقه
place-empty = لا أحد
place-host = المضيف
place-you = أنت
place-here = حاضر
place-away = غائب
place-stand-in = غائب: يلعب بوت
# $kind is the name of a kind of bot.
place-bot = بوت: { $kind }
# For the ear: $me is yes for one’s own seat, $open is yes where nobody sits.
place =
    المقعد { $seat }: { $open ->
        [yes] شاغر
       *[no]
            { $name }{ $me ->
                [yes] ، أنت
               *[no] { "" }
            }
    }

## What changed among the people, for the ear

room-news-person =
    { $me ->
        [yes] جلست في المقعد { $seat }
       *[no] { $name }: جلوس في المقعد { $seat }
    }
room-news-bot = المقعد { $seat } لبوت: { $name }
room-news-open = المقعد { $seat } شاغر
room-news-host =
    { $me ->
        [yes] أنت المضيف الآن
       *[no] المضيف الآن: { $name }
    }
room-news-dropped = أُزيل مقعد: عدد المقاعد الآن { $count }
room-news-gathering = الطاولة تنتظر لاعبيها
room-news-playing = وُزّع الورق
room-news-closed = أُغلقت الطاولة

## The link

share-title = دعوة الأصدقاء
share-watch-title = دعوة مشاهدين
share-lead = من معه هذا الرابط يأتي إلى هذه الطاولة: بلا حساب وبلا تثبيت.
share-link = رابط هذه الطاولة
share-square = رمز QR لرابط هذه الطاولة
share-copy = نسخ الرابط
share-hand = إرسال …
# $title is a game.
share-text = تعال نلعب { $title }
share-copied = نُسخ الرابط.
share-selected = الرابط محدد: انسخه بلوحة المفاتيح، أو اضغط عليه مطولًا.

## What the host can do with a seat

# For the ear; $name is empty at an open seat.
# $name is empty where nobody sits.
host-tools = ما يستطيعه المضيف بالمقعد { $seat } { $name }
host-tools-title = المقعد { $seat }: { $name }
host-free = إخلاء هذا المقعد
host-free-help = { $name }: بلا مقعد بعد ذلك، ويمكن أخذ مقعد شاغر من جديد. والأوراق تبقى.
host-free-bot-help = يذهب البوت، ويمكن أن يجلس صديق هنا. والأوراق تبقى.
host-bot-kind = نوع البوت
host-bot = وضع هذا البوت هنا
host-bot-help = { $name }: بلا مقعد بعد ذلك.
host-pass = نقل الاستضافة إلى { $name }
host-pass-help = المضيف يخلي المقاعد ويضع فيها بوتات ويغلق الطاولة: لن تكون أنت بعد ذلك.
host-drop = إزالة هذا المقعد
host-drop-help =
    { $count ->
        [one] تلعب وحدك بعد ذلك.
       *[other] يصير عدد اللاعبين { $count }.
    }

## My own seat

my-seat = مقعدي
move-seat = النقل إلى جهاز آخر
leave-seat = ترك مقعدي
leave-sure = تأكيد الترك
leave-help = يصير مقعدك شاغرًا للآخرين. ولكي تغيب قليلًا لا حاجة إلى ذلك: مقعدك محفوظ.
close-table = إغلاق الطاولة
close-sure = تأكيد الإغلاق
close-help = لا يستطيع أحد مواصلة اللعب بعدها. وتبقى النقاط والسجل للقراءة.
code-fetching = جارٍ جلب رمز …
# $time is like 4:30.
code-left = صالح لمدة { $time }، لمرة واحدة
code-step-open = على الجهاز الآخر افتح { $address }.
code-step-type = اكتب هناك هذا الرمز.
code-step-after = ينتقل مقعدك وأوراقك إلى هناك، ويذهبان من هنا.
code-old = انتهت صلاحية هذا الرمز.
code-again = رمز جديد
# My seat has gone from this page; $seat is its number.
lost-moved = أنت تلعب الآن على جهاز آخر (المقعد { $seat }). هنا تشاهد فقط.
lost-freed = أخلى المضيف مقعدك { $seat }. يمكن أخذ مكانك ثانية من «اللاعبون».
lost-bot = وضع المضيف بوتًا في مقعدك { $seat }.
lost-back = استعادته برمز

## Watching

panel-players = اللاعبون
watching = أنت تشاهد
watching-between = تأتي الجولة التالية متى أراد اللاعبون.
watching-hidden = لا تُكشف أي يد قبل نهاية الجولة.
# $seat is the first open seat.
watching-open =
    { $count ->
        [one] أخذ المقعد { $seat }
        [two] أخذ أحد مقعدين شاغرين
        [few] أخذ أحد { $count } مقاعد شاغرة
       *[other] أخذ أحد { $count } مقعدًا شاغرًا
    }
outside = بدأت المباراة
outside-open = لا مشاهدة على هذه الطاولة، لكن فيها مقعدًا شاغرًا: من يأخذه يواصل اللعب بأوراقه.
outside-full = لا مشاهدة على هذه الطاولة، وكل المقاعد مشغولة. إذا شغر مقعد أمكنك أخذه هنا.
table-closed = الطاولة مغلقة
closed-read = تبقى النقاط والسجل للقراءة.
closed-undealt = أُغلقت قبل توزيع الورق.

## A table that does not open

barred-gone = لا توجد طاولة كهذه
barred-gone-how = ربما حُذفت، أو الرابط غير كامل. اطلب الرابط مرة أخرى ممن دعاك.
barred-none = تُفتح هذه الطاولة برابطها
barred-none-how = اطلب الرابط كاملًا ممن دعاك. وإذا كنت تلعب هنا على جهاز آخر فانقل مقعدك برمز.
barred-wrong = هذا الرابط لا يفتح الطاولة
barred-wrong-how = جزء منه ناقص أو خاطئ. اطلب الرابط مرة أخرى ممن دعاك، وافتحه كاملًا حتى آخر حرف.
barred-busy = طرق الباب كثيرون في وقت واحد
barred-busy-how = قد يكون رابطك صحيحًا. انتظر لحظة ثم حاول ثانية.
barred-again = محاولة ثانية

## My tables

page-title-turns =
    ● { $count ->
        [one] دورك
        [two] دورك على طاولتين
        [few] دورك على { $count } طاولات
       *[other] دورك على { $count } طاولة
    } – { brand }
table-waits-turn = الجولة { $deal }، دورك
table-waits-gathering = في انتظار الأصدقاء
table-waits-others = الجولة { $deal }
table-waits-watching = أنت تشاهد
table-waits-over = انتهت
tables-all = كل الطاولات ({ $count })

## A code typed here

code-title = معي رمز
code-lead = ينقل مقعدك من جهاز آخر إلى هذا الجهاز. تجده هناك في قائمة الطاولة.
code-label = الرمز
code-go = نقل مقعدي إلى هنا
code-length =
    يتألف الرمز من { $length ->
        [few] { $length } أحرف وأرقام
       *[other] { $length } حرفًا ورقمًا
    }.

## About me

me-title = عني
me-lead = يعرف هذا الخادم الاسم الذي تجلس به على طاولاته، ولا شيء غيره عنك. وملف تعريف (كوكي) يحفظ مقاعدك لهذا المتصفح.
me-delete = حذف اسمي …
me-delete-title = حذف اسمك؟
me-delete-what = يُحذف اسمك من كل طاولات هذا الخادم. في الطاولات الجارية يصير مقعدك شاغرًا لغيرك؛ وفي المنتهية تبقى الأوراق والنقاط دون اسمك. وينسى هذا المتصفح طاولاته.
me-delete-final = لا رجوع عن ذلك.
me-delete-sure = حذف اسمي من كل مكان
me-deleted = حُذف اسمك. هذا المتصفح غير معروف هنا الآن.

## In the house

home-title = على هواتف البيت
home-lead = وجّه كاميرا هاتف إلى هنا، أو اكتب العنوان.
home-square = رمز QR للعنوان { $address }
plain-http = بلا تشفير (http عادي) لا تُبقي المتصفحات الشاشة مضاءة ولا تثبّت هذه الصفحة. وكل ما عدا ذلك يعمل.
plain-http-help = السبب، والطريق إلى التشفير
plain-http-title = بلا تشفير
plain-http-why = تعطي المتصفحات بعض الأشياء للصفحات المشفرة (https) فقط. في البيت عبر http العادي ينقصك أمران: لا تبقى الشاشة مضاءة في دورك، ولا يمكن تثبيت الصفحة كتطبيق. أطل الوقت قبل قفل الشاشة، وضع إشارة مرجعية على الشاشة الرئيسية. وإذا قُفل هاتف فلا يضيع شيء: تعود الصفحة إلى اليد نفسها.
plain-http-way = الفصل “TLS at home” في docs/deploy.md يبيّن لمن يدير هذا الخادم طريقًا إلى التشفير في البيت.

## The page of all tables

host-title = كل الطاولات
host-lead = لمن يدير هذا الخادم. السجل المحفوظ يضم كل الأوراق، والمخفية أيضًا.
host-no-key = تحتاج هذه الصفحة إلى مفتاح الخادم
host-no-key-how = في طرفية الجهاز الذي يعمل عليه الخادم اكتب «tierce host». يطبع الأمر رابطًا إلى هذه الصفحة فيه المفتاح؛ افتحه مرة واحدة في هذا المتصفح.
host-wrong-title = هذا المفتاح لا يناسب
host-wrong-key = اكتب «tierce host» في طرفية الخادم مرة أخرى: يطبع الأمر الرابط بالمفتاح الصحيح.
host-find = البحث عن طاولة
host-find-none = لا طاولة فيها هذه الكلمات.
host-none = لا طاولة بعد.
host-stage = عرض
host-stage-all = الكل
host-stage-gathering = في الانتظار
host-stage-playing = جارية
host-stage-over = منتهية
host-stage-closed = مغلقة
# So many of $all tables are shown.
host-count =
    { $count ->
        [one] طاولة واحدة
        [two] طاولتان
        [few] { $count } طاولات
       *[other] { $count } طاولة
    } من { $all }
host-game = اللعبة
host-names = اللاعبون
host-state = الحالة
host-deal = الجولة
host-here = الحاضرون
host-watching = المشاهدون
host-touched = آخر لمس
host-created = الفتح
host-actions = الإجراءات
host-open = نظرة
host-close = إغلاق
host-export-rhh = RHH
host-export-json = JSON
# For the ear, of a file.
host-record-as = السجل بصيغة { $form }
host-delete = حذف …
# For the ear: an action, and the table it is about.
host-act-on = { $what }: { $title }، { $names }
host-nobody = لا أحد
host-delete-title = حذف هذه الطاولة؟
host-delete-what =
    { $title }، { $names }، { $deal ->
        [0] لم تبدأ
        [one] جولة واحدة
        [two] جولتان
        [few] { $deal } جولات
       *[other] { $deal } جولة
    }: تضيع الأوراق والنقاط والسجل على الجميع، ويُخرَج كل من عليها. احفظ السجل أولًا إذا كان أحد قد يريده.
host-delete-sure = حذف الطاولة
host-deleted = حُذفت: { $title }، { $names }.
host-closed = أُغلقت: { $title }، { $names }. لا يستطيع أحد مواصلة اللعب؛ ويبقى السجل للقراءة.
host-prune = ترتيب
host-prune-days = أيام بلا لمس
host-prune-go =
    { $count ->
        [0] لا شيء للحذف
        [one] حذف طاولة واحدة …
        [two] حذف طاولتين …
        [few] حذف { $count } طاولات …
       *[other] حذف { $count } طاولة …
    }
host-prune-title =
    { $count ->
        [one] حذف طاولة واحدة؟
        [two] حذف طاولتين؟
        [few] حذف { $count } طاولات؟
       *[other] حذف { $count } طاولة؟
    }
host-prune-what =
    { $days ->
        [one] كل ما لم يُلمس منذ يوم
        [two] كل ما لم يُلمس منذ يومين
        [few] كل ما لم يُلمس منذ { $days } أيام
        [many] كل ما لم يُلمس منذ { $days } يومًا
       *[other] كل ما لم يُلمس منذ { $days } يوم
    } يضيع على الجميع: الأوراق والنقاط والسجلات. احفظ أولًا ما قد يريده أحد.
host-prune-sure = حذفها
host-pruned =
    { $count ->
        [0] لم يُحذف شيء.
        [one] حُذفت طاولة واحدة.
        [two] حُذفت طاولتان.
        [few] حُذفت { $count } طاولات.
       *[other] حُذفت { $count } طاولة.
    }
host-days-wrong = عدد أيام من 1 إلى { $most }.

## The table

table-title = { $title }، الجولة { $deal }
the-table =
    { $count ->
        [0] الطاولة، خالية
        [one] الطاولة، تشكيلة واحدة
        [two] الطاولة، تشكيلتان
        [few] الطاولة، { $count } تشكيلات
       *[other] الطاولة، { $count } تشكيلة
    }
table-bare = لا شيء على الطاولة بعد.
your-side = يدك
your-hand =
    { $count ->
        [one] يدك، ورقة واحدة
        [two] يدك، ورقتان
        [few] يدك، { $count } أوراق
       *[other] يدك، { $count } ورقة
    }
hand-facts =
    { $count ->
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } أوراق
       *[other] { $count } ورقة
    }، { $points ->
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
       *[other] { $points } نقطة
    }
hand-empty = لم تبق أوراق.
sort = ترتيب اليد
sort-suit = بالنقش
sort-rank = بالرتبة
# There is nothing for the button “Best melds”.
sort-best-none = لا تشكيلة في هذه اليد.
# The groups of the hand that are melds: how many, and what they count.
hand-melds =
    { $count ->
        [zero] لا تشكيلات، { $points } نقطة
        [one] تشكيلة واحدة، { $points } نقطة
        [two] تشكيلتان، { $points } نقطة
        [few] { $count } تشكيلات، { $points } نقطة
        [many] { $count } تشكيلة، { $points } نقطة
       *[other] { $count } تشكيلة، { $points } نقطة
    }
# The same while one still has to open: the points of the melds in the hand, and the points that opening needs.
hand-opening = تشكيلات اليد: { $have } من { $need }
# Over a group of the hand that is a meld, very short: what it is, and its points.
bracket-run = سلسلة { $points }
bracket-set = مجموعة { $points }
# Buttons that arrange the hand. “Make a group”: the chosen cards lie together, with a gap beside them.
arrange-group = اجمع في قسم
arrange-apart = فرّق
# The chosen cards become a group from which nothing is played by mistake, until “Let go”.
arrange-keep = احفظ معًا
arrange-release = أطلق
# Takes back how the hand was arranged last.
arrange-back = كما كانت
# No card is chosen, and a button that arranges the chosen ones was pressed.
arrange-first = اختر الأوراق أولًا، ثم قل ما يُفعل بها.
# Said aloud by a screen reader after the hand was arranged.
arranged =
    { $how ->
        [suit] يدك مرتبة حسب النقش.
        [rank] يدك مرتبة حسب القيمة.
        [best] يدك مرتبة على أفضل تشكيلاتها.
        [group] الأوراق المختارة صارت قسمًا.
        [apart] فُرّق القسم.
        [keep] الأوراق المختارة محفوظة معًا.
        [release] أُطلق القسم.
       *[back] يدك كما كانت من قبل.
    }
# Said aloud after a card was moved by the keyboard: its place among all cards of the hand.
card-moved = الموضع { $place } من { $count }
# A card of a kept group was tapped. “Let go” is the button “arrange-release”.
kept-says = تحفظ هذه الأوراق معًا. اضغط “أطلق” لتلعبها أو تنقلها.
# Cards were dropped into a kept group.
kept-whole = هذا القسم محفوظ معًا: لا يدخله شيء.
# Cards were dropped where there is nothing.
drag-nowhere = يمكن إفلات الأوراق على الطاولة أو في موضع آخر من يدك.
# Cards were dropped on the table beside the places that take them.
drag-marked = أفلت الأوراق في موضع عليه علامة زائد.
actions = ما يمكنك فعله
panels = المزيد عن هذه الطاولة
panel-rules = القواعد
panel-scores = النقاط
panel-counts = العدّ
panel-log = الأحداث
panel-pile = المرميات
panel-settings = الإعدادات
panel-help = مساعدة
reconnecting = انقطع الاتصال. جارٍ إعادة الاتصال …
wait-connecting = جارٍ جلب الورق …
wait = الرجاء الانتظار
wait-for = الدور: { $name } …
wait-answer = …
match-is-over = انتهت المباراة
# A seat: $me is yes for one's own.
seat =
    { $me ->
        [yes] { $name } (أنت)
       *[no] { $name }
    }
seat-turn = الدور:
seat-cards =
    { $count ->
        [one] ورقة
        [two] ورقتان
        [few] أوراق
       *[other] ورقة
    }
seat-total = نقاط المباراة
seat-known = معروف في هذه اليد: { $cards }
dealer = الموزّع
status-new = بلا تشكيلة بعد
status-unopened = لم يفتح
status-touched = لمس الكومة
status-dead = ميت
status-out = خارج
# What is said of a card in the hand, after its name.
card-chosen = مختارة { $place }
card-new = جديدة
card-fits = لها مكان على الطاولة
# It lies in a group that is kept together.
card-kept = محفوظة

## Stock and discards

piles = كومة السحب وكومة الرمي
stock-name = في كومة السحب
stock =
    { $count ->
        [0] كومة السحب فارغة
        [one] كومة السحب، ورقة واحدة
        [two] كومة السحب، ورقتان
        [few] كومة السحب، { $count } أوراق
       *[other] كومة السحب، { $count } ورقة
    }
stock-draw =
    { $count ->
        [0] كومة السحب فارغة: اسحب، فتُجدد إذا سمحت القواعد
        [one] سحب من كومة السحب، ورقة واحدة
        [two] سحب من كومة السحب، ورقتان
        [few] سحب من كومة السحب، { $count } أوراق
       *[other] سحب من كومة السحب، { $count } ورقة
    }
pile-name =
    { $count ->
        [one] مرمية
        [two] مرميتان
        [few] مرميات
       *[other] مرمية
    }
pile-look = تصفّحها
pile-order = الأحدث أولًا.
pile-empty = لا أوراق مرمية.
# $card is the top of the discard pile.
pile-top = كومة الرمي، أعلاها { $card }: تصفّحها
pile-take = أخذ { $card } من كومة الرمي
tag-draw = سحب
tag-take = أخذ

## Melds: $whose is mine, own (the player's who acts) or other; $kind is run or set.

meld-of =
    { $kind ->
        [run]
            { $whose ->
                [mine] سلسلتك
                [own] سلسلة اللاعب نفسه
               *[other] سلسلة { $owner }
            }
       *[set]
            { $whose ->
                [mine] مجموعتك
                [own] مجموعة اللاعب نفسه
               *[other] مجموعة { $owner }
            }
    }
meld-somewhere = تشكيلة
meld-label =
    { $whose ->
        [mine] لك: { $meld }
       *[other] { $owner }: { $meld }
    }
meld-touched = تغيّرت منذ دورك الأخير
meld-takes = تقبل ما اخترت
meld-lends = يجوز أن تستعير منها

## What can be done

do-meld = إنزال { $cards } ({ $points })
do-lay = تركيب { $cards } على { $meld }
do-swap = تبديل { $card } بالجوكر
do-end = إنهاء الدور
do-dead = إعلان الموت
do-draw = سحب ورقة
# The stock is used up.
do-draw-empty = سحب: كومة السحب فارغة، وتصير المرميات كومة جديدة إذا سمحت القواعد
do-take = أخذ { $card }
take-nothing = لا شيء للأخذ
do-touch = لمس الكومة
touch-help = تقول القواعد ما ثمن السحب من كومة السحب بعد ذلك.
do-borrow = استعارة { $cards } من { $meld }
do-discard = رمي { $card }
do-discard-carte = رمي { $card } مع «كارت»
borrow = استعارة
discard = رمي
borrow-where = المس التشكيلة التي تريد أن تستعير منها
cannot-borrow = لا يمكن الآن استعارة أي ورقة من الطاولة.
cannot-borrow-there = لا يمكن الاستعارة من هذه التشكيلة: يجب أن تبقى ثلاث أوراق.
drawn-already = سحبت في هذا الدور من قبل.
draw-first = اسحب ورقة أولًا، أو خذ الورقة المرمية العليا.
discard-choose = لإنهاء دورك اختر ورقة واحدة للرمي.
discard-one = اختر ورقة واحدة فقط للرمي.
carte = كارت!
carte-unsaid = هذا الرمي يترك لك ورقة واحدة. قل معه «كارت»، وإلا سحبت ورقتين.
carte-said = ستقول «كارت» مع هذا الرمي.
no-carte-now = تقال «كارت» مع الرمي الذي يترك لك ورقة واحدة.

## What the turn still asks for. $place of a joker is meld or anywhere.

owed-joker-unused =
    { $place ->
        [anywhere] الجوكر الذي أخذته يجب إنزاله في هذا الدور.
       *[meld] الجوكر الذي أخذته يجب أن يدخل تشكيلة جديدة في هذا الدور.
    }
owed-discard-unused = الورقة التي أخذتها من كومة الرمي يجب إنزالها في هذا الدور.
owed-take-use =
    { $cards ->
        [one] الورقة المستعارة يجب أن تدخل تشكيلة جديدة في هذا الدور، مع ورقة من يدك.
        [two] الورقتان المستعارتان يجب أن تدخلا تشكيلة جديدة في هذا الدور، مع ورقة من يدك.
       *[other] الأوراق المستعارة يجب أن تدخل تشكيلة جديدة في هذا الدور، مع ورقة من يدك.
    }
# $need is 0 where no number is told.
owed-open-points =
    { $need ->
        [0] ما أنزلته في هذا الدور لا يكفي بعد.
       *[other] في فتحك { $have } من { $need } نقطة.
    }
owed-open-pure = ما زالت تنقص فتحك سلسلة صافية.
slots = يجب إنزاله في هذا الدور
slot-took = أنزل هذه الورقة في هذا الدور
slot-joker = أنزل هذا الجوكر في تشكيلة جديدة
slot-borrowed =
    { $count ->
        [one] مستعارة: أنزلها في تشكيلة جديدة مع ورقة لك
        [two] مستعارتان: أنزلهما في تشكيلة جديدة مع ورقة لك
       *[other] مستعارة: أنزلها كلها في تشكيلة جديدة مع ورقة لك
    }
# The same where there is little room: of the card taken, of a joker, of what was borrowed.
slot-short-took = للإنزال
slot-short-joker = لتشكيلة جديدة
slot-short-borrowed = مستعار
opening-points = الفتح { $have } من { $need }
opening-stands = تم الفتح، { $have } من { $need }
opening-pure =
    { $pure ->
        [yes] السلسلة الصافية: نعم
       *[no] السلسلة الصافية: ليس بعد
    }
do-next = الجولة التالية
do-choose =
    { $count ->
        [two] اختيار: طريقتان
        [few] اختيار: { $count } طرائق
       *[other] اختيار: { $count } طريقة
    }
choose-title = بأي طريقة؟
choose-cards = اختر أوراقًا للعب
choose-cards-or-discard = اختر أوراقًا للعب، أو واحدة للرمي
choose-discard = اختر ورقة للرمي
choose-with-loan = اختر من يدك أوراقًا لتشكيلة جديدة مع ما استعرت
choose-for-meld = اختر ورقة لهذه التشكيلة
nothing-for-meld = لا ورقة منفردة لك تناسب هذه التشكيلة
no-place-there = هذه الأوراق لا مكان لها هناك.
cannot-meld = هذه الأوراق لا تصنع تشكيلة.
cannot-lay = هذه الأوراق لا تناسب أي تشكيلة.
cannot-swap = لا جوكر يمكن تبديله بهذه الورقة.
# Why nothing is taken back: it is another’s turn, or the card that was drawn stays drawn.
cannot-undo =
    { $why ->
        [turn] لا تراجع إلا في دورك.
        [drawn] لا شيء للتراجع عنه: الورقة المسحوبة تبقى مسحوبة، ولم تُلعب بعدها ورقة.
       *[none] لا شيء في هذا الدور للتراجع عنه.
    }
# Why nothing can be played again after an undo.
cannot-redo = لا شيء تمكن إعادته: لم تتراجع عن شيء في هذا الدور.
# A big button was tapped just when another turn began: the tap does nothing.
just-changed = تغيّر الزر في هذه اللحظة. اضغط ثانية إن كنت تريد ما يقوله الآن.
# Why the button that gives chosen cards back does nothing.
cannot-clear = لم تختر أي ورقة.
# A joker of a meld that was laid in this turn.
# Its button lets another card be chosen for it.
joker-other = جعل الجوكر مكان ورقة أخرى
joker-one-way = لا يحل هذا الجوكر هناك محل ورقة أخرى.
way-joker = الجوكر مكان { $card }
way-beside =
    { $side ->
        [low] في الطرف المنخفض، قبل { $card }
       *[high] في الطرف العالي، بعد { $card }
    }
way-meld =
    { $kind ->
        [run] سلسلة
       *[set] مجموعة
    }، { $points ->
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
       *[other] { $points } نقطة
    }

## What happened: $me is yes for one's own doing.

say-your-turn = دورك
# The first thing that is said of a deal; $count are the cards in the own hand.
say-deal =
    { $count ->
        [0] { $title }، الجولة { $deal }
        [one] { $title }، الجولة { $deal }: في يدك ورقة واحدة
        [two] { $title }، الجولة { $deal }: في يدك ورقتان
        [few] { $title }، الجولة { $deal }: في يدك { $count } أوراق
       *[other] { $title }، الجولة { $deal }: في يدك { $count } ورقة
    }
# $what is a label of a button ("Meld ...", "Undo").
say-done =
    { $count ->
        [one] تم: { $what }؛ في يدك ورقة واحدة
        [two] تم: { $what }؛ في يدك ورقتان
        [few] تم: { $what }؛ في يدك { $count } أوراق
       *[other] تم: { $what }؛ في يدك { $count } ورقة
    }
happened-dealt =
    { $me ->
        [yes]
            { $count ->
                [one] وصلتك ورقة واحدة
                [two] وصلتك ورقتان
                [few] وصلتك { $count } أوراق
               *[other] وصلتك { $count } ورقة
            }
       *[no]
            { $count ->
                [one] { $name }: ورقة واحدة من التوزيع
                [two] { $name }: ورقتان من التوزيع
                [few] { $name }: { $count } أوراق من التوزيع
               *[other] { $name }: { $count } ورقة من التوزيع
            }
    }
happened-melded =
    { $me ->
        [yes] أنزلت { $cards }
       *[no] { $name }: إنزال { $cards }
    }
happened-laid-off =
    { $me ->
        [yes] ركّبت { $card } على { $meld }
       *[no] { $name }: تركيب { $card } على { $meld }
    }
happened-swapped =
    { $me ->
        [yes] وضعت { $card } في { $meld } وأخذت الجوكر
       *[no] { $name }: وضع { $card } في { $meld } وأخذ الجوكر
    }
happened-turn-ended =
    { $me ->
        [yes] أنهيت دورك
       *[no] { $name }: إنهاء الدور
    }
happened-died =
    { $me ->
        [yes]
            { $passport ->
                [yes] أنت ميت
               *[no] أنت ميت بلا تشكيلة
            }
       *[no]
            { $passport ->
                [yes] { $name }: موت
               *[no] { $name }: موت بلا تشكيلة
            }
    }
happened-went-out =
    { $me ->
        [yes] ختام! لم تبق معك أوراق
       *[no] ختام! { $name }: لم تبق أوراق
    }
happened-deal-ended =
    { $ending ->
        [game] انتهت الجولة بالختام
        [out] انتهت الجولة بنفاد أوراق لاعب
        [blocked] انتهت الجولة لأنه لم يبق ما يُسحب
        [last_survivor] انتهت الجولة حين بقي واحد فقط
        [knock] انتهت الجولة بدقّة
        [undercut] انتهت الجولة بكسر
        [even] انتهت الجولة بتساوي السائب: لا يسجّل أحد
        [gin] انتهت الجولة بجين
        [big_gin] انتهت الجولة بجين كبير
        [dead_hand] أُلغيت الجولة: لم يدقّ أحد، ولا يسجّل أحد
       *[all_dead] انتهت الجولة حين مات الجميع
    }
# Said after the deed that completes the opening.
happened-opens =
    { $me ->
        [yes] { $line }، وبذلك فتحت
       *[no] { $line }، وبذلك تم الفتح
    }
happened-cards-left =
    { $count ->
        [one] { $line }؛ بقيت ورقة واحدة
        [two] { $line }؛ بقيت ورقتان
        [few] { $line }؛ بقيت { $count } أوراق
       *[other] { $line }؛ بقيت { $count } ورقة
    }
log-all = ما حدث
log-since = منذ دورك الأخير
# The same, walked through on the table: $at is the step that is shown, of $count; 0 is before the first.
recap = ما حدث منذ دورك الأخير
recap-open =
    { $count ->
        [one] عرض الحركة الوحيدة منذ دورك الأخير
        [two] عرض الحركتين منذ دورك الأخير
        [few] عرض { $count } حركات منذ دورك الأخير
       *[other] عرض { $count } حركة منذ دورك الأخير
    }
recap-step = { $at } من { $count }
recap-before = الطاولة بعد دورك الأخير
# Buttons that are signs only, named for the ear: a step back, a step on, out of the walk.
recap-back = السابق
recap-next = التالي
recap-close = العودة إلى الطاولة كما هي الآن
log-earlier = قبل ذلك
log-nothing = لم يحدث شيء بعد.

## The end of a deal

deal-won =
    { $me ->
        [yes]
            { $count ->
                [one] كسبت هذه الجولة
               *[other] فوز مشترك بهذه الجولة: { $names }
            }
       *[no]
            { $count ->
                [one] الفوز بهذه الجولة: { $names }
               *[other] فوز مشترك بهذه الجولة: { $names }
            }
    }
deal-unwon = الجولة مسدودة: لا فائز
match-won =
    { $me ->
        [yes]
            { $count ->
                [one] كسبت المباراة
               *[other] فوز مشترك بالمباراة: { $names }
            }
       *[no]
            { $count ->
                [one] الفوز بالمباراة: { $names }
               *[other] فوز مشترك بالمباراة: { $names }
            }
    }
winner = الفائز
# Before the ids of the rules that explain the result; each id opens the rules there.
rules-cited =
    { $count ->
        [one] القاعدة
        [two] القاعدتان
       *[other] القواعد
    }
# $rule is the id of a rule, such as A6.2.
rule-link = القاعدة { $rule }
count-score = النتيجة:
count-card = { $card }: { $points }
count-no-cards =
    { $bonus ->
        [0] لم تبق أوراق: لا يُحسب شيء.
       *[other] لم تبق أوراق.
    }
count-sum =
    { $count ->
        [0] 0 نقطة
        [one]
            ورقة واحدة، { $points ->
                [one] نقطة واحدة
                [two] نقطتان
                [few] { $points } نقاط
               *[other] { $points } نقطة
            }
        [two]
            ورقتان، { $points ->
                [one] نقطة واحدة
                [two] نقطتان
                [few] { $points } نقاط
               *[other] { $points } نقطة
            }
        [few]
            { $count } أوراق، { $points ->
                [one] نقطة واحدة
                [two] نقطتان
                [few] { $points } نقاط
               *[other] { $points } نقطة
            }
       *[other]
            { $count } ورقة، { $points ->
                [one] نقطة واحدة
                [two] نقطتان
                [few] { $points } نقاط
               *[other] { $points } نقطة
            }
    }
count-doubled = مضاعف بالجواكر
count-penalty = جزاء { $points }
# A number in the place of the cards.
count-flat = { $points } مقطوعة بدلًا منها
# $times is 2 or 3/2.
count-times = في { $times } لطريقة الخروج
count-bonus = مكافأة { $points }
exit-rami-sec = رامي سيك: خروج في دور واحد قبل أن يفتح غيره
exit-at-once = دفعة واحدة: خروج في دور واحد
exit-jokers =
    { $count ->
        [one] أُنزل جوكر واحد في ذلك الدور
        [two] أُنزل جوكران في ذلك الدور
        [few] أُنزلت { $count } جواكر في ذلك الدور
       *[other] أُنزل { $count } جوكرًا في ذلك الدور
    }
exit-joker-last = جوكر كآخر ورقة مرمية
exit-used-table = استُعملت تشكيلات من الطاولة
exit-forfeited = لمس الكومة أسقط حق الخروج دفعة واحدة
count-factor = في { $factor }
count-settlement = التسوية: { $amount }
aside-shown = الأوراق الموضوعة جانبًا ({ $count })
record-download = تنزيل سجل هذه المباراة

## A deal step by step

replay = جولة خطوة بخطوة
replay-title = { $title }: الجولة { $deal }
replay-link = مشاهدة هذه الجولة خطوة بخطوة
replay-deals = الجولات الأخرى في هذه المباراة
replay-deal-before = الجولة السابقة
replay-deal-after = الجولة التالية
replay-to-table = إلى الطاولة
replay-steps = الخطوات
replay-step = الخطوة { $step } من { $steps }
replay-place = الموضع في الجولة
replay-back = خطوة إلى الوراء
replay-forth = خطوة إلى الأمام
replay-turn-back = الرجوع إلى بداية دور
replay-turn-forth = إلى الدور التالي
replay-dealt = وُزّع الورق.
replay-story = ما حدث
replay-eyes = ما تراه
replay-eyes-all = كل الأوراق
# The cards as one seat knew them.
replay-eyes-seat =
    { $me ->
        [yes] ما كنت تعرفه
       *[no] المعروف لدى { $name }
    }
replay-running = ما زالت هذه الجولة جارية: ترى ما يعرفه مقعدك.
# $cards are cards for the ear, or "none"; $hidden is how many nobody showed.
replay-hand =
    { $cards ->
        [none]
            { $hidden ->
                [0] لا أوراق.
                [one] ورقة واحدة مخفية.
                [two] ورقتان مخفيتان.
                [few] { $hidden } أوراق مخفية.
               *[other] { $hidden } ورقة مخفية.
            }
       *[other]
            اليد: { $cards }.{ $hidden ->
                [0] { "" }
                [one] { " " }ورقة واحدة مخفية.
                [two] { " " }ورقتان مخفيتان.
                [few] { " " }{ $hidden } أوراق مخفية.
               *[other] { " " }{ $hidden } ورقة مخفية.
            }
    }
replay-cards =
    { $count ->
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } أوراق
       *[other] { $count } ورقة
    }
replay-no-cards = لم تبق أوراق
replay-score =
    { $points ->
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
       *[other] { $points } نقطة
    }
replay-keep = الحفظ والمشاركة
replay-share-lead = يرى من معه هذا الرابط هذه الجولة بكل أوراقها وأسمائها، ولا يرى جولة غيرها.
replay-share-link = رابط هذه الجولة
replay-record-deal = تنزيل هذه الجولة
replay-record-match = تنزيل المباراة كاملة
# How else the deal might have gone on: the heading, what it is, which cards one plays, and the button.
what-if = ماذا لو؟
what-if-lead = تابع بنفسك من هذه الخطوة، بالأوراق نفسها، ضد البوتات. هي طاولة قائمة بذاتها ولا تُحسب.
what-if-seat = تلعب بـ
what-if-cards =
    { $me ->
        [yes] أوراقك
       *[no] أوراق { $name }
    }
what-if-go = تابع من الخطوة { $step }
what-if-over = انتهت الجولة عند هذه الخطوة: ارجع إلى خطوة قبلها.
# A mark beside the title of such a table, as short as can be.
what-if-note = ماذا لو

## What I have played

played-link = ألعابي
played-title = ما لعبته
played-lead = مباريات هذا المتصفح، وكيف جاءت الأوراق.
played-nothing = لم تنته لك أي جولة بعد.
played-no-deals = لم تنته أي جولة بعد.
played-deals = الجولات
played-won = الفوز
# $percent is a whole number.
played-percent = { $percent }%
played-number = { $number }
played-points-low = نقاط الجولة (الأقل أفضل)
played-points-high = نقاط الجولة
# The standard deviation.
played-spread = ± { $spread }
played-matches = الفوز بالمباريات
played-matches-won =
    { $count ->
        [0] لم تنته أي مباراة بعد
       *[other] { $won } من { $count }
    }
played-endings = كيف انتهت الجولات
played-ended =
    { $ending ->
        [game] خروج لاعب:
        [all_dead] مات الجميع:
        [last_survivor] بقي واحد فقط:
        [blocked] بلا فائز:
        [knock] دقّة:
        [gin] جين:
       *[big_gin] جين كبير:
    }
# $count deals, of which I won $won.
played-ended-often =
    { $count ->
        [one] جولة واحدة
        [two] جولتان
        [few] { $count } جولات
       *[other] { $count } جولة
    }، الفوز في { $won }
played-luck = الحظ حتى الآن
played-luck-lead = الخط السميك ما وُزّع فعلًا، والمتقطع ما كان متوقعًا. إذا كان التوزيع عادلًا وقع الخط السميك داخل الشريط 95 مرة من 100.
played-whose =
    { $whose ->
        [me] أنت
        [people] لاعبون آخرون
       *[bots] البوتات
    }
played-hands =
    { $count ->
        [one] يد واحدة
        [two] يدان
        [few] { $count } أيدٍ
       *[other] { $count } يدًا
    }
played-jokers =
    { $count ->
        [one] جوكر واحد
        [two] جوكران
        [few] { $count } جواكر
       *[other] { $count } جوكرًا
    }، والمتوقع { $expected }
played-strength = أقوى من { $percent }% من الأيدي، والمتوقع 50%
# For who hears the page: $where is below, within or above.
played-band =
    الشريط من { $low } إلى { $high }؛ وهذه القيمة { $where ->
        [below] تحته
        [above] فوقه
       *[within] داخله
    }.
played-matches-title = مبارياتي
played-winner = الفائز
played-my-points = نقاطي
played-winners =
    { $count ->
        [0] لا أحد
       *[other]
            { $me ->
                [yes]
                    { $count ->
                        [one] أنت
                       *[other] { $names }
                    }
               *[no] { $names }
            }
    }
played-purpose =
    { $purpose ->
        [lesson] درس لا يُحسب
        [what_if] ماذا لو، لا تُحسب
       *[other] تدريب لا يُحسب
    }
played-replay = الجولة { $deal } خطوة بخطوة
played-all-matches =
    { $count ->
        [one] عرض المباراة
        [two] عرض المباراتين
        [few] عرض { $count } مباريات كلها
       *[other] عرض { $count } مباراة كلها
    }

## The score sheet

sheet-title = ورقة النقاط
sheet-deal = الجولة
sheet-total = المجموع
sheet-empty = لم تنته أي جولة بعد.
sheet-winner = الفائز
sheet-kind-cumulative = أقل النقاط تكسب.
sheet-kind-independent = كل جولة لعبة قائمة بذاتها؛ أقل النقاط تكسب.
sheet-target =
    تنتهي المباراة عند { $points ->
        [few] { $points } نقاط
       *[other] { $points } نقطة
    }.
sheet-target-each =
    تنتهي كل لعبة عند { $points ->
        [few] { $points } نقاط
       *[other] { $points } نقطة
    }.
sheet-deals =
    { $count ->
        [one] المباراة جولة واحدة.
        [two] المباراة جولتان.
        [few] المباراة { $count } جولات.
       *[other] المباراة { $count } جولة.
    }

## Counts

counts-player = اللاعب
counts-cards = الأوراق
counts-known = المعروف
counts-hand = نقاط يدك: { $points }.
counts-aside =
    { $count ->
        [one] ورقة واحدة موضوعة جانبًا.
        [two] ورقتان موضوعتان جانبًا.
        [few] { $count } أوراق موضوعة جانبًا.
       *[other] { $count } ورقة موضوعة جانبًا.
    }
counts-stock =
    { $count ->
        [one] في كومة السحب ورقة واحدة.
        [two] في كومة السحب ورقتان.
        [few] في كومة السحب { $count } أوراق.
       *[other] في كومة السحب { $count } ورقة.
    }
counts-seen = الأوراق التي تراها، على الطاولة وفي يدك
counts-seen-pile = الأوراق التي تراها، على الطاولة وفي المرميات وفي يدك
counts-jokers =
    { $count ->
        [one] ظهر جوكر واحد.
        [two] ظهر جوكران.
        [few] ظهرت { $count } جواكر.
       *[other] ظهر { $count } جوكرًا.
    }

## The rules of this table

rules-no-differences = لا شيء: كل شيء كما في الكتاب.
rules-changed-mark = مغيّرة
rules-changed =
    { $count ->
        [one] واحدة مغيّرة
        [two] اثنتان مغيّرتان
       *[other] { $count } مغيّرة
    }
rules-not-loaded = تعذّر جلب القواعد. هل ما زال الخادم يعمل؟
rules-loading = جارٍ جلب القواعد …
rules-read = قراءة القواعد
rules-refused = بهذه الأجوبة لا يمكن أن يلعب أحد، فلا قواعد للقراءة بعد:

## Help

help-tap = المس الأوراق لتختارها. تضيء على الطاولة الأماكن التي تقبلها: المس أحدها، أو الزر الذي يقول ما سيفعله. ويمكنك أيضًا أن تلمس تشكيلة أولًا فترتفع الأوراق التي تناسبها.
help-main = الزر الكبير يقول دائمًا ما سيحدث، أو لماذا لا يمكن شيء. ويمكن التراجع عن كل شيء حتى تنهي دورك.
help-signs = سهم صغير على ورقة: لها مكان على الطاولة الآن. إطار متقطع حول تشكيلة: تغيّرت منذ دورك الأخير.
help-hand = يدك مرتبة كما تريد، وتبقى كذلك. اسحب الأوراق جانبًا لنقلها وإلى أعلى للعبها؛ واضغط مطوّلًا على ورقة لتراها كبيرة. القسم ذو القوس تشكيلة؛ والقسم المحفوظ معًا لا يُلعب حتى تطلقه.
help-keys = المفاتيح
key-space = المسافة
key-escape = Esc
key-walk = التنقل في اليد أو الطاولة
key-move = تحريك الورقة في يدك
key-group = الذهاب إلى قسم من يدك
# A gap between two cards of the hand, beside the card that has the focus.
key-gap = افتح فراغًا في يدك أو أغلقه
key-back = رتّب يدك كما كانت من قبل
help-keys-own = يمكن في الإعدادات إعطاء كل مفتاح لأمر آخر.
key-choose = اختيار الورقة، أو ضغط الزر
help-discards = حيث يكون سحب ورمي: اسحب من كومة السحب أو خذ الورقة المرمية العليا، والعب، وارمِ لتنهي الدور. لا يمكن التراجع عن السحب؛ ويمكن عن كل ما عداه حتى الرمي. وما يجب أن تُنزله بعد يظهر فوق يدك. المس «استعارة» ثم تشكيلة لتأخذ منها أوراقًا لتشكيلة جديدة.
key-draw = سحب من كومة السحب
key-take = أخذ الورقة المرمية العليا
key-borrow = استعارة من تشكيلة
key-carte = قول «كارت»
key-discard = رمي الورقة المختارة
key-redo = إعادة
key-pile = تصفّح المرميات
key-meld = إنزال الأوراق المختارة
key-lay = تركيبها
key-swap = تبديل بجوكر
key-end = إنهاء دورك
key-undo = تراجع
key-hand = الذهاب إلى يدك
key-table = الذهاب إلى الطاولة
key-counts = العدّ
key-scores = النقاط
key-help = هذه المساعدة
key-hint = تلميح، ثم المزيد منه
key-recap = استعراض ما حدث منذ دورك الأخير
key-clear = مسح ما اخترت
settings-look = المظهر
# A part of the settings: how the cards of one’s own hand are shown and moved.
settings-cards = يدك
# How large the cards of the hand are.
like-cards = الأوراق
like-cards-normal = كبيرة بقدر ما تتسع
like-cards-large = كبيرة
# The side at which the buttons and the cards are in reach of the thumb.
like-thumb = تلمس بـ
like-thumb-right = اليد اليمنى
like-thumb-left = اليد اليسرى
like-drag = سحب الأوراق. من دونه، تمرير الإصبع على الأوراق يختار عدة أوراق.
settings-motion = حركات الآخرين
settings-language = اللغة
like-theme = فاتح أو داكن
like-theme-auto = كالجهاز
like-theme-light = فاتح
like-theme-dark = داكن
like-deck = النقوش
like-deck-four = أربعة ألوان
like-deck-two = لونان
like-speed = حركات الآخرين
like-speed-off = فورًا
like-speed-fast = سريعة
like-speed-normal = عادية
like-speed-slow = بطيئة
like-speed-reduced = يطلب جهازك تقليل الحركة، فتظهر حركات الآخرين فورًا ومعها إطار.
like-language = اللغة
# In the list of languages, behind one that no native reader has gone over.
language-unreviewed = { $name } (مسودة غير مراجعة)
language-draft = هذه الترجمة مسودة منا، والتصحيحات موضع ترحيب: اللغة ملف واحد.
like-digits = الأرقام
settings-view = طاولة أو قوائم
like-view = عرض الطاولة
like-view-table = على شكل طاولة
like-view-list = على شكل قوائم
# The same as a button at the top of the page.
view-list = عرض القوائم
view-table = عرض الطاولة
like-letters = حرف بجانب كل نقش
settings-sound = الأصوات
like-sound = أصوات على الطاولة
like-captions = كتابة ما يُسمع
sound-ask = هل تُصدر الطاولة أصواتًا، عند دورك وعند لعب الأوراق؟
sound-on = مع الأصوات
sound-off = بلا أصوات
# What a sound says, written for a moment.
sound-turn = دورك
sound-card = لُعبت ورقة
sound-refused = غير ممكن
sound-over = انتهت الجولة
settings-keys = المفاتيح
keys-change = تغيير المفاتيح
keys-how = اختر أمرًا، ثم اضغط المفتاح الذي تريده له. ومفتاح Esc يتركه كما هو.
# $what is what a command does ("undo", "go to your hand").
keys-press = اضغط مفتاحًا لهذا الأمر: { $what }
keys-given = صار { $key } يعني: { $what }
keys-taken = { $key } مستعمل، ويعني: { $what }
keys-not-givable = لا يُعطى إلا حرف أو علامة. أما الأرقام فتنقلك إلى أقسام يدك.
keys-back = عادت المفاتيح كلها كما كانت في الأصل.
keys-reset = إعادة المفاتيح الأصلية

## The table as lists

list-step =
    { $count ->
        [one] بالورقة المختارة
        [two] بالورقتين المختارتين
       *[other] بالأوراق المختارة
    }
list-nothing-chosen = لم تختر أي ورقة.
# $meld is like "Aina: run of hearts, 5 to 8".
list-of =
    { $whose ->
        [mine] تشكيلاتك
       *[other] تشكيلات { $owner }
    }
list-players = اللاعبون
list-scores = النقاط
list-turn = صاحب الدور
# $name has $cards cards and $points points in this match.
list-player =
    { $cards ->
        [one] { $name }: ورقة واحدة، نقاط هذه المباراة { $points }
        [two] { $name }: ورقتان، نقاط هذه المباراة { $points }
        [few] { $name }: { $cards } أوراق، نقاط هذه المباراة { $points }
       *[other] { $name }: { $cards } ورقة، نقاط هذه المباراة { $points }
    }
list-group = القسم { $number }
list-arrange = تنظيم اليد
list-left = نحو البداية
list-right = نحو النهاية

## Hints

# The button, and the name of what it shows.
hint = تلميح
# The buttons that tell more: first where, then what exactly.
hint-where = أين؟
hint-which = ماذا بالضبط؟
hint-choose = اختيار هذه الأوراق
hint-close = إغلاق التلميح
hint-thinking = جارٍ النظر في أوراقك …

## Lessons

lesson-offer = أول مرة؟ العب جولة مع مرشد:
# The guide of a lesson; its name, and how to send it away and call it back.
coach = مرشدك
coach-leave = إخفاء المرشد
coach-call = إظهار المرشد
# What is to be learned: a few words each.
coach-goal-passport = سلسلة صافية
coach-goal-layoff = التركيب
coach-goal-swap = تبديل جوكر
coach-goal-draw = السحب
coach-goal-open = الفتح بـ51
coach-goal-discard = الرمي
coach-goal-done = { $goal }، تم
# What each of them is: said before what is to be done.
coach-why-passport = يجب أن تكون تشكيلتك الأولى سلسلة صافية: ثلاث أوراق متتالية أو أكثر من نقش واحد، بلا جوكر. هذا جوازك.
coach-why-layoff = لقد بدأت: من الآن يمكنك تركيب ورقة منفردة على أي تشكيلة على الطاولة، أيًّا كان صاحبها.
coach-why-swap = على الطاولة جوكر مكان ورقة في يدك. ضع ورقتك مكانه يصبح الجوكر لك.
coach-why-draw = يبدأ كل دور بورقة: اسحب واحدة من كومة السحب.
coach-why-open = يجب أن تساوي تشكيلاتك الأولى معًا 51 نقطة، وأن تكون إحداها سلسلة صافية: أوراق متتالية من نقش واحد، بلا جوكر.
coach-why-discard = ينتهي كل دور برمي ورقة. ارمِ أقلها نفعًا لك: ما يبقى في يدك يُحسب عليك.
# What is to be done. $cards is a list like "6♥, 7♥ and 8♥"; $others: cards are chosen that do not belong to it.
coach-choose =
    { $others ->
        [yes] اختر من يدك { $cards }، ولا تختر غيرها.
       *[no] اختر من يدك { $cards }.
    }
# $what is what a button says.
coach-press = اضغط «{ $what }».
coach-press-and-choose = هناك أكثر من طريقة: اضغط الزر الكبير ثم «{ $what }».
coach-choose-way = اختر «{ $what }».
coach-undo = لا يفيد ذلك في هذا الدور. اضغط «تراجع» للرجوع عنه.
coach-wait = الدور: { $name }. راقب ما يُنزل على الطاولة.
coach-deal-over = انتهت الجولة، وأنجزت { $done } من { $all }. يمكن لعب الدرس ثانية من الصفحة الأولى.
coach-finished = هذا كل ما تحتاج إليه. واصل اللعب كما تشاء: يساعدك التلميح حيث تتوقف.
coach-leave-table = إلى الصفحة الأولى

# What page and terminal say beside all this where one knocks. $card is a card, $points its or a hand's deadwood,
# $limit what a knocker may keep, $name the other player.


## What to do now

# The card turned up is offered.
gin-offer = أتأخذ { $card } أم تمرّر؟
gin-offer-wait = العرض على { $name }: { $card } …
# Draw or take the top discard.
gin-draw = اسحب ورقة، أو خذ { $card }.
gin-must-draw = مرّرتما كلاكما { $card }: اسحب ورقة.
# $knock is no, yes, gin (it is allowed to discard, knock, or show gin) or big (all eleven cards are melded).
gin-play =
    { $knock ->
        [big] جين كبير! اكشفه، أو اختر ورقة للرمي.
        [gin] جين! اختر الورقة التي ترميها مع الجين، أو واحدة للرمي.
        [yes] اختر ورقة للرمي، أو دقّ بسائب { $limit } على الأكثر.
       *[no]
            { $limit ->
                [0] اختر ورقة للرمي. في هذه الجولة لا يُكشف إلا الجين.
               *[other] اختر ورقة للرمي. الدقّ بسائب { $limit } على الأكثر.
            }
    }
# Nothing but the knock is allowed: at the wall, or where gin must be shown.
gin-must-knock =
    { $why ->
        [gin] معك جين، وهنا يُكشف فورًا: دقّ.
       *[wall] أخذت آخر ورقة مرمية للدقّ بها: دقّ.
    }
gin-choose-thrown = اختر الورقة التي ترميها مع دقّتك.
gin-layoff =
    { $count ->
        [0] لا ورقة لك تناسب تشكيلات { $name }. اكشف يدك.
       *[other] ركّب على تشكيلات { $name }، أو اكشف يدك.
    }
gin-layoff-wait = التركيب على تشكيلاتك: { $name } …
gin-choose-melds = اختر التشكيلات التي تكشفها.
gin-wall =
    { $wall ->
        [declare] انتهت كومة السحب. خذ { $card } وواصل، أو أعلن إلغاء الجولة.
       *[knock] انتهت كومة السحب. خذ { $card } للدقّ بها، أو مرّر.
    }
gin-wall-pass = انتهت كومة السحب، ومع { $card } لن تستطيع الدقّ. مرّر.
gin-wall-near =
    { $count ->
        [one] يمكن سحب ورقة واحدة بعد
        [two] يمكن سحب ورقتين بعد
        [few] يمكن سحب { $count } أوراق بعد
       *[other] يمكن سحب { $count } ورقة بعد
    }

## Buttons

do-pass = تمرير
do-call-dead = إلغاء الجولة
do-knock = دقّ برمي { $card }
# With the deadwood that stays.
do-knock-with = دقّ برمي { $card }: يبقى { $points }
do-gin = جين برمي { $card }
do-big-gin = جين كبير
do-done = كشف اليد
# Among several ways to show a hand; $shown is as in “shown-cards”.
do-show = كشف { $shown }
label-knock = دقّ برمي { $card }، مع { $shown }
label-gin = جين برمي { $card }: { $melds }
label-big-gin = جين كبير: { $melds }
gin-ways = اختيار تشكيلات أخرى
gin-ways-title = أي تشكيلات تكشف؟
cannot-knock =
    { $limit ->
        [0] لا: في هذه الجولة لا يُكشف إلا الجين.
       *[other] لا: مع رمي { $card } يبقى { $points }، والأقصى { $limit }.
    }

## The meter of deadwood

deadwood = السائب { $points }
deadwood-meter = السائب { $points }، والمسموح { $limit }
deadwood-aloud =
    { $points ->
        [0] لا سائب
        [one] السائب نقطة واحدة
        [two] السائب نقطتان
        [few] السائب { $points } نقاط
       *[other] السائب { $points } نقطة
    }؛ { $limit ->
        [0] في هذه الجولة لا يُكشف إلا الجين
        [one] يجوز الدقّ بنقطة واحدة أو بالجين
        [two] يجوز الدقّ بنقطتين أو أقل
        [few] يجوز الدقّ بـ{ $limit } نقاط أو أقل
       *[other] يجوز الدقّ بـ{ $limit } نقطة أو أقل
    }
deadwood-after = مع رمي { $card }: { $points }
deadwood-known = السائب لو انتهت الجولة الآن: { $points }
upcard-name = الورقة المكشوفة: { $card }
upcard-limit =
    الورقة المكشوفة { $card }: الدقّ بـ{ $limit ->
        [0] الجين فقط
       *[other] { $limit } أو أقل
    }
upcard-doubles = الورقة المكشوفة بستوني: هذه الجولة مضاعفة.
status-knocked = دقّ
passed-cards = مُرّرت: { $cards }

## The showdown

# $how is knock, undercut, even, gin, big_gin or dead_hand.
showdown =
    { $how ->
        [even] تساوي السائب
        [knock] دقّة
        [undercut] كسر
        [gin] جين
        [big_gin] جين كبير
       *[dead_hand] جولة ملغاة
    }
showdown-lead =
    { $how ->
        [gin]
            { $me ->
                [yes] لك الجين
               *[no] الجين: { $name }
            }
        [big_gin]
            { $me ->
                [yes] لك الجين الكبير
               *[no] الجين الكبير: { $name }
            }
        [undercut]
            { $me ->
                [yes] كسرت الدقّة
               *[no] كسر الدقّة: { $name }
            }
        [knock]
            { $me ->
                [yes] دقّتك تكسب
               *[no] دقّة { $name } تكسب
            }
        [even] السائب متساوٍ لدى الاثنين، ولا يسجّل أحد
       *[dead_hand] لم يدقّ أحد: أُلغيت الجولة، ويوزّع الموزّع نفسه ثانية
    }
showdown-melds = التشكيلات
showdown-laid-off = المركّبة
showdown-thrown = المرمية
showdown-deadwood = السائب
showdown-none = لا شيء
showdown-knocker = صاحب الدقّة
showdown-difference = { $more } ناقص { $fewer } يساوي { $points }
showdown-bonus =
    { $how ->
        [gin] مكافأة الجين { $points }
        [big_gin] مكافأة الجين الكبير { $points }
       *[undercut] مكافأة الكسر { $points }
    }
showdown-doubled = مضاعف، لأن الورقة المكشوفة بستوني
showdown-score =
    { $points ->
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
       *[other] { $points } نقطة
    }
# For the ear, of one player.
showdown-aloud = { $name }: { $shown }
showdown-laid-off-aloud =
    { $count ->
        [0] { $name }: لا تركيب
       *[other] { $name }: تركيب { $cards }
    }
scored =
    { $me ->
        [yes]
            { $points ->
                [one] سجّلت نقطة واحدة
                [two] سجّلت نقطتين
                [few] سجّلت { $points } نقاط
               *[other] سجّلت { $points } نقطة
            }
       *[no]
            { $points ->
                [one] { $name }: تسجيل نقطة واحدة
                [two] { $name }: تسجيل نقطتين
                [few] { $name }: تسجيل { $points } نقاط
               *[other] { $name }: تسجيل { $points } نقطة
            }
    }
scored-nothing = لا يسجّل أحد

## The score sheet where points are won: columns, boxes, bonuses

sheet-kind-won = أكثر النقاط تكسب.
sheet-column =
    { $columns ->
        [one] اللعبة
       *[other] اللعبة { $number }
    }
sheet-column-over = انتهت
sheet-column-won =
    { $me ->
        [yes] كسبت اللعبة { $number }
       *[no] الفوز باللعبة { $number }: { $name }
    }
sheet-column-open = لم يأت الفوز الأول بعد
sheet-points = النقاط
sheet-boxes =
    { $count ->
        [one] خانة واحدة
        [two] خانتان
        [few] { $count } خانات
       *[other] { $count } خانة
    }
sheet-box-points = الخانات
sheet-game-bonus = مكافأة اللعبة
sheet-shutout = فوز نظيف
sheet-sum = الإجمالي
sheet-all-columns = كل الألعاب معًا
# One entry of a column, for the ear.
sheet-entry-aloud = الجولة { $deal }: { $name } { $points }
sheet-column-aloud = اللعبة { $number }: { $totals }
sheet-dead-deals =
    { $count ->
        [0] لم تُلغَ أي جولة.
        [one] أُلغيت جولة واحدة، وليست في ورقة النقاط.
        [two] أُلغيت جولتان، وليستا في ورقة النقاط.
        [few] أُلغيت { $count } جولات، وليست في ورقة النقاط.
       *[other] أُلغيت { $count } جولة، وليست في ورقة النقاط.
    }

## Help and keys

help-gin = في الجين تبقى التشكيلات في يدك؛ والطاولة ترتبها لك وتعدّ الباقي، أي السائب. فإذا صار قليلًا بما يكفي اختر الورقة التي ترميها ودقّ. وبعد دقّة اللاعب الآخر المس أوراقك ثم التشكيلات التي تناسبها.
key-pass = تمرير
key-knock = دقّ
key-big-gin = جين كبير
key-done = كشف يدك
key-ways = اختيار تشكيلات أخرى

## On the page alone

gin-deadwood-against = السائب { $have }، { $name }: { $theirs }
gin-only-knock = لا يجوز إلا الدقّ
gin-no-knock = لا دقّ بعد: يبقى { $points }، والمسموح { $limit }
gin-no-knock-with = لا دقّ مع { $card }
gin-choose-thrown-short = دقّ: اختر الورقة التي ترميها
gin-nothing-fits = لا ورقة لك مناسبة
gin-choose-fitting = اختر ورقة مناسبة
gin-fits-nowhere = { $card }: لا مكان لها
gin-not-now = هذا غير ممكن في هذه اللحظة.
gin-best-way = الأقل
gin-hold-back =
    { $count ->
        [one] الاحتفاظ بورقة: طريقة واحدة
        [two] الاحتفاظ بأوراق: طريقتان
        [few] الاحتفاظ بأوراق: { $count } طرائق
       *[other] الاحتفاظ بأوراق: { $count } طريقة
    }
sort-best = أفضل التشكيلات
key-best = ترتيب يدك في أفضل تشكيلاتها
key-biggin = كشف الجين الكبير
card-knocks = يجوز الدقّ بها
card-melded = في تشكيلة
count-collects = لم تبق أوراق: جمع ما بأيدي الآخرين.

## The same in the terminal

terminal-typing-gin = الكلمات: take، pass، draw، discard 5h، knock 5h، knock 5h 7c7d7h 2s3s4s / Ac، biggin، lay 8h m1>، done
terminal-keys-offer = F أخذ · N تمرير · ? القواعد · F1 المفاتيح · Q مغادرة
terminal-keys-hold = Space اختيار · X رمي · K دقّ · O ترتيب · C العدّ · ? القواعد · F1 المفاتيح
terminal-keys-layoff = Space اختيار · L تركيب · N انتهاء · U تراجع · T الطاولة · ? القواعد · F1 المفاتيح
terminal-help-pass = تمرير الورقة المعروضة
terminal-help-knock = دقّ برمي الورقة المختارة
terminal-help-big-gin = كشف الجين الكبير
terminal-help-ways = اختيار تشكيلات أخرى للكشف
terminal-help-done = لا تركيب بعد، وكشف يدك
terminal-hand-deadwood = السائب
terminal-deed-pass = تمرير
terminal-deed-knock = دقّ بسائب { $points }
terminal-deed-gin = جين!
terminal-deed-big-gin = جين كبير!
terminal-deed-shown = كشف { $points }
terminal-deed-dead-hand = إعلان إلغاء الجولة
terminal-sheet-won = أكثر النقاط تكسب.
terminal-sheet-game = اللعبة { $number }
terminal-sheet-boxes = الخانات
terminal-sheet-bonus = مكافأة اللعبة
terminal-sheet-shutout = فوز نظيف
terminal-sheet-all = كل الألعاب
terminal-sheet-gin-signs = D وزّع، * كسب الجولة، G جين، U كسر
terminal-check-knock = دقّ: { $name }
terminal-check-gin = جين: { $name }
terminal-check-undercut = كسر الدقّة: { $name }
terminal-check-dead-hand = جولة ملغاة
terminal-table-hold = تبقى التشكيلات في اليد حتى يدقّ أحد.
terminal-one-way = لا طريقة لكشف هذه اليد إلا واحدة.
terminal-help-sort-best = ترتيب اليد بأفضل تشكيلاتها؛ ومرة أخرى بالنقش ثم بالرتبة
terminal-help-signs-gin = ━ فوق ورقة: هي في إحدى أفضل تشكيلاتك؛ والأخرى سائبة. + على ورقة: يمكن تركيبها. + عند تشكيلة: الأوراق المختارة تناسبها.
terminal-sheet-games = تنتهي اللعبة متى بلغ مجموع { $points }، والمباراة مع آخر لعبة.
terminal-sheet-independent-won = كل جولة لعبة قائمة بذاتها؛ ومن كسب أكثرها كسب.

# The words of the table in the terminal. Cards, reasons, rules and what page and terminal share are elsewhere.
# $number is the number of a meld as it is typed (m3); $cards, $card are short cards.


## Top and seats

terminal-title = { $title } · الجولة { $deal }
terminal-aside =
    { $count ->
        [one] ورقة جانبًا
        [two] ورقتان جانبًا
        [few] { $count } أوراق جانبًا
       *[other] { $count } ورقة جانبًا
    }
terminal-target =
    { $points ->
        [0] { "" }
       *[other] المباراة إلى { $points }
    }
terminal-seat-cards =
    { $count ->
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } أوراق
       *[other] { $count } ورقة
    }
terminal-seat-total = { $points } ن
terminal-seat-narrow = { $count }و { $points }ن
terminal-seat-narrower = { $count }و
terminal-seat-new = بلا تشكيلة
terminal-seat-unopened = لم يفتح
terminal-seat-dead = ميت
terminal-seat-out = خارج
terminal-dealer = الموزّع
terminal-dealer-short = D
terminal-you = أنت

## The table and the hand

terminal-table-empty = لا شيء على الطاولة بعد.
terminal-hand =
    { $count ->
        [0] لم تبق معك أوراق
        [one]
            يدك: ورقة واحدة، { $points ->
                [one] نقطة واحدة
                [two] نقطتان
                [few] { $points } نقاط
               *[other] { $points } نقطة
            }
        [two]
            يدك: ورقتان، { $points ->
                [one] نقطة واحدة
                [two] نقطتان
                [few] { $points } نقاط
               *[other] { $points } نقطة
            }
        [few]
            يدك: { $count } أوراق، { $points ->
                [one] نقطة واحدة
                [two] نقطتان
                [few] { $points } نقاط
               *[other] { $points } نقطة
            }
       *[other]
            يدك: { $count } ورقة، { $points ->
                [one] نقطة واحدة
                [two] نقطتان
                [few] { $points } نقاط
               *[other] { $points } نقطة
            }
    }
terminal-hand-new = لا تشكيلة لك بعد: أول ما تفعله يجب أن يكون تشكيلة.
terminal-hand-total = المجموع { $points }
terminal-since = منذ دورك الأخير
terminal-nothing-yet = لم يلعب أحد بعد.

## Stock, discards and what the turn still asks for, where cards are drawn

terminal-stock = كومة السحب
terminal-discards = المرميات
terminal-pile-count =
    { $count ->
        [0] فارغة
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } أوراق
       *[other] { $count } ورقة
    }
terminal-pile-look = تصفّح
terminal-mark-lay = للإنزال!
terminal-mark-lent = معار
terminal-opening-to-come =
    { $pure ->
        [yes]
            { $need ->
                [few] يلزم فتحك { $need } نقاط وسلسلة صافية
               *[other] يلزم فتحك { $need } نقطة وسلسلة صافية
            }
       *[no]
            { $need ->
                [few] يلزم فتحك { $need } نقاط
               *[other] يلزم فتحك { $need } نقطة
            }
    }
terminal-opening-any = لم تفتح بعد؛ أي تشكيلة تفتح
terminal-opened = لقد فتحت
terminal-to-lay = للإنزال:
terminal-to-lay-took = { $card } مأخوذة
terminal-to-lay-joker =
    { $count ->
        [one] الجوكر المكسوب
        [two] جوكران مكسوبان
        [few] { $count } جواكر مكسوبة
       *[other] { $count } جوكرًا مكسوبًا
    }
terminal-to-lay-borrowed = { $cards } مستعارة
terminal-borrow-where = أي تشكيلة؟ الأسهم تنقلك، وSpace يختار، وEsc يرجع.
terminal-borrow-title = استعارة من m{ $number }، { $meld }
terminal-borrow-choose = اختر الأوراق التي تستعيرها.
terminal-borrow-help = ←→ تنقّل · Space اختيار · Enter استعارة · Esc رجوع

## What the main action will do

terminal-do-meld = إنزال { $cards } (النقاط { $points })
terminal-do-lay = تركيب { $cards } على m{ $number }، { $meld }
terminal-do-lay-end =
    { $end ->
        [low] تركيب { $cards } على m{ $number }، { $meld }، في الطرف المنخفض
       *[high] تركيب { $cards } على m{ $number }، { $meld }، في الطرف العالي
    }
terminal-do-lay-joker = تركيب { $cards } على m{ $number }، { $meld }، مكان { $as }
terminal-do-swap = أخذ جوكر m{ $number }، { $meld }، بدل { $card }
terminal-do-swap-end =
    { $end ->
        [low] أخذ الجوكر المنخفض من m{ $number }، { $meld }، بدل { $card }
       *[high] أخذ الجوكر العالي من m{ $number }، { $meld }، بدل { $card }
    }
terminal-do-end = إنهاء الدور
terminal-do-dead = لا شيء يمكن لعبه: إعلان الموت
terminal-do-choose =
    { $count ->
        [two] اختيار إحدى طريقتين
        [few] اختيار إحدى { $count } طرائق
       *[other] اختيار إحدى { $count } طريقة
    }
terminal-do-next = توزيع الجولة التالية
terminal-do-leave = انتهت المباراة: مغادرة الطاولة
terminal-prompt = اختر أوراقًا للعب.
terminal-prompt-or-end = اختر أوراقًا للعب، أو أنهِ الدور بـE.
terminal-prompt-wait = الرجاء الانتظار، الدور: { $name }. يمكنك في الأثناء ترتيب الأوراق واختيارها.
terminal-prompt-dead = أنت ميت وتنتظر نهاية الجولة.
terminal-verb-meld = هذه الأوراق ليست تشكيلة جديدة.
terminal-verb-lay = هذه الأوراق لا تناسب أي تشكيلة.
terminal-verb-swap = لا جوكر على الطاولة يُكسب بهذا.
terminal-need-cards = اختر أوراقًا أولًا: تنقّل بالأسهم، واختر بمفتاح المسافة.
terminal-fits = على m{ $number } يمكنك أن تلعب: { $cards }
terminal-fits-nothing = لا ورقة منفردة لك يمكن لعبها على m{ $number }.
terminal-not-there = هذه الأوراق لا تناسب m{ $number }.
terminal-undone = تم التراجع.
terminal-nothing-to-undo = لا شيء في هذا الدور يمكن التراجع عنه.
terminal-drawn-stays = لا شيء للتراجع عنه: الورقة المسحوبة من كومة السحب تبقى مسحوبة.
terminal-nothing-to-redo = لا شيء تمكن إعادته.
terminal-redone = تمت الإعادة.
terminal-deal-is-over = انتهت الجولة.
terminal-not-over = لم تنته الجولة بعد.
terminal-sorted =
    { $how ->
        [rank] مرتبة بالرتبة.
        [best] مرتبة بأفضل التشكيلات.
       *[suit] مرتبة بالنقش.
    }
terminal-unsaved = تعذّر حفظ السجل: { $why }

## Typing

terminal-typing = الكلمات: meld 7c8c9c، lay 8h m1>، swap 5h m2، end، dead، undo. وEsc يرجع.
terminal-typing-draws = الكلمات: draw، take، meld 7c8c9c، lay 8h m1>، swap 5h m2، borrow 7h m1، discard 5h carte

## What happened, in the short form of the log

terminal-turn = { $name }: { $deeds }
terminal-turn-left =
    { $count ->
        [one] { $name }: { $deeds } · بقيت ورقة واحدة
        [two] { $name }: { $deeds } · بقيت ورقتان
        [few] { $name }: { $deeds } · بقيت { $count } أوراق
       *[other] { $name }: { $deeds } · بقيت { $count } ورقة
    }
terminal-deed-meld = إنزال { $cards }
terminal-deed-lay = { $cards } على m{ $number }
terminal-deed-swap = { $card } بدل جوكر m{ $number }
terminal-deed-dead =
    { $passport ->
        [yes] موت
       *[no] موت بلا تشكيلة
    }
terminal-deed-out = ختام!
terminal-deed-leave = نفدت الأوراق!
terminal-deed-draw =
    { $card ->
        [hidden] سحب
       *[other] سحب { $card }
    }
terminal-deed-take = أخذ { $card }
terminal-deed-touch = لمس الكومة
terminal-deed-renewed = كومة سحب جديدة
terminal-deed-borrow = استعارة { $cards } من m{ $number }
terminal-deed-discard =
    { $carte ->
        [yes] رمي { $card }، «كارت»
       *[no] رمي { $card }
    }
terminal-deed-penalty =
    { $count ->
        [one] ورقة واحدة لعدم قول «كارت»
        [two] ورقتان لعدم قول «كارت»
        [few] { $count } أوراق لعدم قول «كارت»
       *[other] { $count } ورقة لعدم قول «كارت»
    }
terminal-deed-end = إنهاء

## Choosing among ways

terminal-choose = أي طريقة تقصد؟
terminal-choose-help = 1–9 أو Enter للاختيار، Esc للرجوع
terminal-way-run = سلسلة: { $cards } (النقاط { $points })
terminal-way-set = مجموعة: { $cards } (النقاط { $points })

## Keys

terminal-keys-play = Space اختيار · M إنزال · L تركيب · J جوكر · E إنهاء · U تراجع · ? القواعد · F1 المفاتيح
terminal-keys-table = ←→↑↓ تنقّل · Space لعب هنا · H اليد · Esc مسح · ? القواعد · F1 المفاتيح
terminal-keys-borrow = ←→↑↓ تنقّل · Space استعارة من هنا · Esc رجوع · ? القواعد · F1 المفاتيح
terminal-keys-draw = D سحب · F أخذ · P المرميات · T الطاولة · C العدّ · ? القواعد · F1 المفاتيح
terminal-keys-turn = Space اختيار · M إنزال · L تركيب · J جوكر · B استعارة · X رمي · U تراجع · F1
terminal-keys-naturals = Space اختيار · M إنزال · L تركيب · X رمي · U تراجع · C العدّ · ? القواعد · F1
terminal-keys-over = Enter الجولة التالية · S النقاط · T الطاولة · ? القواعد · F1 المفاتيح · Q مغادرة
terminal-help-title = المفاتيح
terminal-help-walk = التنقل في اليد أو الطاولة
terminal-help-shift = تحريك الورقة في يدك
terminal-help-space = اختيار الورقة أو إرجاعها؛ وعلى تشكيلة: لعب الأوراق المختارة هناك
terminal-help-enter = فعل ما يقوله السطر الأصفر
terminal-help-meld = إنزال الأوراق المختارة
terminal-help-lay = تركيبها
terminal-help-joker = تبديل بجوكر
terminal-help-draw = سحب ورقة من كومة السحب
terminal-help-take = أخذ الورقة المرمية العليا
terminal-help-touch = لمس كومة الرمي قبل السحب
terminal-help-pile = تصفّح المرميات
terminal-help-borrow = استعارة من تشكيلة على الطاولة: التشكيلة أولًا ثم أوراقها
terminal-help-discard = رمي الورقة المختارة، وهذا ينهي الدور
terminal-help-carte = قول «كارت» مع الرمي الذي يترك لك ورقة واحدة، أو ترك ذلك
terminal-help-redo = إعادة ما تم التراجع عنه
terminal-help-end = إنهاء الدور
terminal-help-undo = التراجع عن آخر خطوة في هذا الدور؛ ومع Shift البدء من جديد
terminal-help-hand = الذهاب إلى اليد
terminal-help-table = الذهاب إلى الطاولة (وTab أيضًا)
terminal-help-sort = ترتيب اليد بالنقش؛ ومرة أخرى بالرتبة
terminal-help-gap = فتح فراغ في اليد أو إغلاقه
terminal-help-groups = الذهاب إلى القسم من 1 إلى 9 في اليد
terminal-help-words = كتابة ما تلعبه، مثل lay 8h m1>
terminal-help-counts = العدّ: أوراق الجميع، والأوراق التي تراها
terminal-help-scores = ورقة النقاط
terminal-help-log = كل ما حدث في هذه الجولة
terminal-help-rules = قواعد هذه الطاولة
terminal-help-clear = إرجاع الأوراق المختارة
terminal-help-quit = مغادرة الطاولة
terminal-help-signs =
    + على ورقة: يمكن لعبها وحدها. + عند تشكيلة: الأوراق المختارة تناسبها. • عند تشكيلة: تغيّرت منذ دورك الأخير. { $jokers ->
        [0] { "" }
       *[other] ★ جوكر؛ وفي السلسلة تكون الورقة التي بعده هي التي يحل محلها.
    }
terminal-close-help = Esc للرجوع
terminal-space-bar = المسافة
terminal-arrows = الأسهم

## Leaving

terminal-leave = مغادرة الطاولة؟
terminal-leave-saved = المباراة حتى الآن محفوظة في { $file }.
terminal-leave-lost = هذه المباراة لا تُحفظ.
terminal-leave-keys = Y أو Enter للمغادرة، N أو Esc للبقاء

## The end of a deal

terminal-over-title = انتهت الجولة { $deal }
terminal-over-game =
    { $me ->
        [yes] ختام! لم تبق معك أوراق.
       *[no] ختام! { $name }: لم تبق أوراق.
    }
terminal-over-dead = مات الجميع، ولا يواصل أحد.
terminal-over-survivor = لم يبق إلا واحد، وهنا تنتهي الجولة.
terminal-over-out =
    { $me ->
        [yes] نفدت أوراقك.
       *[no] نفدت أوراق { $name }.
    }
terminal-over-blocked = لم يبق ما يُسحب: الجولة مسدودة، ولا فائز بها.
terminal-over-won =
    { $me ->
        [yes]
            { $count ->
                [one] كسبت هذه الجولة.
               *[other] فوز مشترك بهذه الجولة: { $names }.
            }
       *[no]
            { $count ->
                [one] الفوز بهذه الجولة: { $names }.
               *[other] فوز مشترك بهذه الجولة: { $names }.
            }
    }
terminal-over-match =
    { $me ->
        [yes]
            { $count ->
                [one] انتهت المباراة: أنت الفائز!
               *[other] انتهت المباراة بفوز مشترك: { $names }.
            }
       *[no]
            { $count ->
                [one] انتهت المباراة بفوز { $names }.
               *[other] انتهت المباراة بفوز مشترك: { $names }.
            }
    }
terminal-count-none = لم تبق أوراق
terminal-count-out = خارج المباراة
terminal-count-cards =
    { $count ->
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } أوراق
       *[other] { $count } ورقة
    }
terminal-count-doubled = جوكر يضاعفها
terminal-count-penalty = { $points } زيادة لغياب الجواز
terminal-count-unopened = لم يفتح: { $points } بدلًا منها
terminal-count-factor = في { $factor }
terminal-count-settled = التسوية { $amount }
terminal-count-total = المجموع { $points }
terminal-count-winner = الفائز
terminal-over-aside =
    { $count ->
        [0] لم توضع أي ورقة جانبًا.
        [one] الورقة الموضوعة جانبًا:
        [two] الورقتان الموضوعتان جانبًا:
       *[other] الأوراق الموضوعة جانبًا ({ $count }):
    }
terminal-over-keys = Enter الجولة التالية · S ورقة النقاط · Esc رؤية الطاولة · Q مغادرة
terminal-over-keys-last = S ورقة النقاط · Esc رؤية الطاولة · Q مغادرة

## Score sheet and counts

terminal-sheet = ورقة النقاط
terminal-sheet-deal = الجولة
terminal-sheet-total = المجموع
terminal-sheet-empty = لم تنته أي جولة بعد.
terminal-sheet-signs = D وزّع، * كسب الجولة
terminal-sheet-cumulative = أقل النقاط تكسب.
terminal-sheet-independent = كل جولة لعبة قائمة بذاتها؛ أقل النقاط تكسب.
terminal-sheet-target = تنتهي المباراة متى بلغ مجموع { $points }.
terminal-sheet-elimination = من يبلغ { $points } يُقصى.
terminal-sheet-deals =
    { $count ->
        [one] المباراة جولة واحدة.
        [two] المباراة جولتان.
        [few] المباراة { $count } جولات.
       *[other] المباراة { $count } جولة.
    }
terminal-counts = العدّ
terminal-counts-known = المعروف: { $cards }
terminal-counts-hand = نقاط يدك لو انتهت الجولة الآن: { $points }.
terminal-counts-seen = ما تراه من كل ورقة على الطاولة وفي يدك (من { $packs }):
terminal-counts-seen-pile = ما تراه من كل ورقة على الطاولة وفي المرميات وفي يدك (من { $packs }):
terminal-counts-jokers = الجواكر الظاهرة: { $count } من { $all }
terminal-counts-aside =
    { $count ->
        [one] ورقة واحدة موضوعة جانبًا وليست في اللعب.
        [two] ورقتان موضوعتان جانبًا وليستا في اللعب.
        [few] { $count } أوراق موضوعة جانبًا وليست في اللعب.
       *[other] { $count } ورقة موضوعة جانبًا وليست في اللعب.
    }
terminal-log = ما حدث في هذه الجولة
terminal-rules = قواعد هذه الطاولة

## Replay

terminal-replay-where = الجولة { $deal } من { $deals } · الدور { $turn } من { $turns } · الحركة { $action } من { $actions }
terminal-replay-keys = ←→ حركة · ↑↓ دور · PgUp PgDn جولة · Home End · K الرؤية · S النقاط · Q مغادرة
terminal-replay-all = كل الأيدي
terminal-replay-seat = ما قد يعرفه { $name }
terminal-replay-spectator = ما قد يعرفه مشاهد
terminal-replay-dealt = وُزّع الورق.
terminal-replay-turn = التالي: { $name }
terminal-check-head =
    { $title }، عدد المقاعد { $seats }، { $deals ->
        [one] جولة واحدة
        [two] جولتان
        [few] { $deals } جولات
       *[other] { $deals } جولة
    }
terminal-check-deal = الجولة { $deal }: { $scores } ({ $how })
terminal-check-game = ختام: { $name }
terminal-check-out = خروج: { $name }
terminal-check-blocked = مسدودة
terminal-check-dead = مات الجميع
terminal-check-survivor = بقي واحد
terminal-check-running = الجولة { $deal } جارية، والدور: { $name }.
terminal-check-totals = المجاميع: { $scores }
terminal-check-won =
    { $count ->
        [one] الفوز بالمباراة: { $names }.
       *[other] فوز مشترك بالمباراة: { $names }.
    }
terminal-check-seen = نسخة مقعد واحد: كانت أيدي الآخرين مخفية، فلم تُراجع الحركات إلا بقدر ما يراه.
terminal-check-ok = يُعاد السجل دون خطأ.
terminal-score-of = { $name } { $points }

## The rules as text

terminal-rules-head = قواعد { $title }
terminal-rules-changes = ما تلعبه هذه الطاولة خلافًا للكتاب
terminal-rules-change = { $label }: { $answer } (بدلًا من { $instead })
terminal-rules-sign = العلامة * لما تلعبه هذه الطاولة خلافًا للكتاب.
terminal-house-title = قواعد البيت لهذه الطاولة
terminal-house-close = Enter للبدء · ? كل القواعد
terminal-games =
    { $games ->
        [one] توجد لعبة واحدة:
        [two] توجد لعبتان:
        [few] توجد { $games } ألعاب:
       *[other] توجد { $games } لعبة:
    }
terminal-games-note = الأمر `tierce rules GAME` يقول قواعدها، والأمر `tierce play GAME` يلعبها هنا.

# What the server itself refuses, before any rule is asked.

# $text says what was expected.
reason-malformed = لا يمكن قراءة هذه الرسالة: { $text }
reason-too-large = هذه الرسالة طويلة جدًا. لا يُقرأ أكثر من { $most } بايت.
reason-too-fast = كان ذلك كثيرًا دفعة واحدة. انتظر لحظة ثم حاول ثانية.
reason-binary = الرسائل هنا نصوص، وهذه ثنائية.
reason-no-table = لا توجد هنا طاولة { $table }.
reason-broken = تعطّل شيء في الخادم، وكُتب ذلك في سجله. حاول ثانية.
reason-store = تعذّر تدوين ذلك، فلم يُنفَّذ. حاول ثانية.
# What a table refuses that has nothing to do with the cards: seats, host, pause, clock.
reason-not-invited = لست مدعوًا إلى هذه الطاولة: اطلب رابطها كاملًا، حتى آخر حرف.
reason-no-seat-yours = ليس لك مقعد على هذه الطاولة: خذ مقعدًا شاغرًا أولًا.
reason-no-seat = لا مقعد { $seat } هنا: عدد مقاعد هذه الطاولة { $most }.
reason-seat-taken = المقعد { $seat } ليس شاغرًا: يجلس فيه أحد.
reason-seated-already = لك مقعد على هذه الطاولة من قبل.
reason-nobody-there = لا يجلس أحد في المقعد { $seat }: المقصود شخص فقط.
reason-name = طول الاسم من 1 إلى { $most } من الأحرف الظاهرة.
reason-name-taken = الاسم { $name } مستعمل هنا من قبل: اختر اسمًا آخر.
reason-not-host = لا يجوز ذلك إلا للمضيف، وهو هنا { $name }.
reason-not-yours = لا يقال ذلك إلا عن المقعد الخاص بصاحبه.
reason-here = لا يجوز اللعب عن الحاضرين، ومنهم { $name }.
reason-stands-in = يلعب بوت عنك الآن: استعد مقعدك أولًا.
reason-time-up = انتهى وقتك: يلعب بوت هذا الدور. والتالي لك من جديد.
reason-paused = طُلبت استراحة ({ $name }): تابع اللعب أولًا.
reason-not-started = لم يوزَّع ورق بعد: يبدأ المضيف متى حضر الجميع.
reason-started = بدأت المباراة: كان ذلك للوقت الذي قبلها.
reason-seats-open =
    { $count ->
        [one] ما زال مقعد واحد شاغرًا: أجلس فيه أحدًا، أو ضع فيه بوتًا، أو أزل المقعد.
        [two] ما زال مقعدان شاغرين: أجلس فيهما أحدًا، أو ضع فيهما بوتات، أو أزلهما.
        [few] ما زالت { $count } مقاعد شاغرة: أجلس فيها أحدًا، أو ضع فيها بوتات، أو أزلها.
       *[other] ما زال { $count } مقعدًا شاغرًا: أجلس فيها أحدًا، أو ضع فيها بوتات، أو أزلها.
    }
reason-too-few-seats = { $text }
reason-no-bot = لا يوجد بوت { $kind } في هذه اللعبة: اختر { $kinds }.
reason-match-runs = هذه المباراة لم تنته بعد: العبها إلى نهايتها أولًا.
reason-closed = أغلق المضيف هذه الطاولة: ما لُعب يبقى للقراءة.
reason-no-chat = لا تقال على هذه الطاولة إلا العبارات الجاهزة.
reason-no-phrase = لا توجد عبارة كهذه: اختر واحدة من القائمة.
reason-hints-off = هذه الطاولة بلا تلميحات.
reason-no-answer = طال البحث عن الجواب. حاول ثانية بعد لحظة.
reason-other-deal = هذه اليد من جولة أخرى، فلم تُرتَّب.
# What is wrong with a request, said beside its field.
problem-expected = المتوقع { $text }.
problem-unknown-field = لا يوجد حقل كهذا. الحقول هي { $fields }.
problem-one-of = الخيار { $found } غير موجود. اختر واحدًا من { $choices }.
problem-number = المتوقع عدد صحيح من { $low } إلى { $high }، والموجود { $found }.
problem-name = طول الاسم من 1 إلى { $most } من الأحرف، وليس فيها ما لا يظهر.
problem-bot-list = المتوقع قائمة بوتات، كل منها واحد من { $choices }.
problem-bot-count =
    { $found ->
        [one] المطلوب بوت واحد.
        [two] المطلوب بوتان.
        [few] المطلوب { $found } بوتات.
        [many] المطلوب { $found } بوتًا.
       *[other] المطلوب { $found } بوت.
    } تُلعب هذه اللعبة معك ومع بوتات عددها من { $low } إلى { $high }.
problem-no-table = لا توجد طاولة كهذه هنا.
problem-no-place = لا شيء على هذا العنوان.
problem-too-large = حجم الطلب { $most } بايت على الأكثر.
problem-too-fast = طلبات كثيرة دفعة واحدة. انتظر لحظة ثم حاول ثانية.
problem-elsewhere = جاء هذا من صفحة موقع آخر، فلم يُنفَّذ.
problem-not-seated = ليس لك مقعد على هذه الطاولة.
problem-not-invited = لست مدعوًا إلى هذه الطاولة: اطلب رابطها كاملًا، حتى آخر حرف.
problem-no-spectators = لا مشاهدة على هذه الطاولة: خذ مقعدًا.
problem-no-deal = لا توجد جولة كهذه في هذه المباراة.
# One may try how else a deal might have gone on once it is over.
problem-deal-runs = ما زالت هذه الجولة تُلعب: يمكن تجربة ما كان يمكن أن يحدث بعد انتهائها.
problem-no-code = لا يوجد رمز كهذا، أو انقضت دقائقه العشر. اطلب رمزًا جديدًا على الجهاز الآخر.
problem-no-key = هذا ليس مفتاح هذا الخادم.
problem-not-host = لا يجوز ذلك إلا لمن يدير هذا الخادم: افتح الرابط الذي فيه مفتاحه أولًا.
problem-too-many-tables = عدد طاولاتك التي لم تنته { $most }. العب واحدة إلى نهايتها أولًا، أو أغلقها.
problem-unread = لا يمكن قراءة هذا الطلب.
problem-broken = تعطّل شيء في الخادم، وكُتب ذلك في سجله.

# What is seen and said of the people at a table beside their cards: who is away, how long a turn may take, what was
# said. $name is a person, $bot whether a bot plays for them (yes or no).


## Away and back

seat-away = غائب
away-hours =
    { $count ->
        [one] ساعة واحدة
        [two] ساعتان
        [few] { $count } ساعات
       *[other] { $count } ساعة
    }
away-days =
    { $count ->
        [one] يوم واحد
        [two] يومان
        [few] { $count } أيام
        [many] { $count } يومًا
       *[other] { $count } يوم
    }
bot-plays = يلعب بوت
bot-plays-short = بوت
play-for = اللعب عن الغائب
play-for-short = لعب
play-for-name = جعل بوت يلعب عن { $name }
let-bot-play = جعل بوت يلعب عني
bot-plays-for-me = يلعب بوت عنك
take-seat-back = يلعب بوت عنك: استعد مقعدك
take-back = استعادة
say-away = غياب: { $name }
say-back = عودة: { $name }
say-bot-plays = يلعب بوت عن { $name }
say-plays-again = عودة إلى اللعب: { $name }
# A move that a bot made for a person: $line says what.
happened-stand-in =
    { $me ->
        [yes] { $line } (بوت عنك)
       *[no] { $line } (بوت عن { $name })
    }

## A pause for all

a-break = استراحة
pause-all = استراحة شاي
pause-help = تقف الساعة والبوتات حتى يتابع أحد.
paused-by =
    { $me ->
        [yes] طلبت استراحة
       *[no] طلب استراحة: { $name }
    }
pause-go-on = متابعة
say-goes-on = تستمر اللعبة

## Clocks

clock-left = الوقت لهذا الدور
clock-bank = الرصيد
clock-over = تجاوز الوقت
clock-stands = الساعة متوقفة
# $hard: when the time is up, a bot plays the turn.
seconds-left =
    { $hard ->
        [yes]
            { $seconds ->
                [one] ثانية واحدة، ثم يلعب بوت هذا الدور
                [two] ثانيتان، ثم يلعب بوت هذا الدور
                [few] { $seconds } ثوانٍ، ثم يلعب بوت هذا الدور
               *[other] { $seconds } ثانية، ثم يلعب بوت هذا الدور
            }
       *[no]
            { $seconds ->
                [one] بقيت ثانية واحدة
                [two] بقيت ثانيتان
                [few] بقيت { $seconds } ثوانٍ
               *[other] بقيت { $seconds } ثانية
            }
    }

## What one says

panel-say = محادثة
say-own = بكلماتك أنت
say-send = إرسال
say-too-fast = على مهلك: انتظر لحظة قبل أن تقول المزيد.
said-title = ما قيل
said-nothing = لم يُقل شيء بعد.
said-line = { $name }: { $text }
said-me = أنت
said-mute = كتم { $name }
said-unmute = سماع { $name } من جديد
said-muted = مكتوم على هذا الجهاز
said-take-away = إزالة
said-take-away-which = كلام { $name }: { $text }

## The next match

do-rematch = مباراة أخرى
next-match = إلى المباراة التالية
say-next-match = تبدأ المباراة التالية

## The screen during my turn

help-awake = في دورك تبقى الشاشة مضاءة.
help-no-awake =
    { $secure ->
        [yes] لا يستطيع هذا المتصفح إبقاء الشاشة مضاءة في دورك.
       *[no] قد تنطفئ الشاشة في دورك: لا تبقيها المتصفحات مضاءة إلا للصفحات الآمنة (https).
    }

## Phrases

# phrase-<id> of src/tierce/server/phrases.py: polite words, with a face where it helps.
phrase-hello = 😊 مرحبًا!
phrase-good_luck = ☘ حظًا سعيدًا!
phrase-your_turn = ☞ أظنه دورك
phrase-one_moment = ☕ لحظة من فضلك
phrase-well_played = ★ لعب جميل!
phrase-nice_swap = 🃏 تبديل جميل!
phrase-thanks = ♥ شكرًا
phrase-sorry = 😅 عذرًا!
phrase-laugh = 😄 ههههه!
phrase-oh_no = 😱 يا إلهي!
phrase-wow = 😮 واو!
phrase-thinking = 😐 دعني أفكر
phrase-again = ↻ مباراة أخرى؟
phrase-good_night = ☾ تصبحون على خير
