# Terms: run = 顺子, set = 刻子, meld (noun) = 牌组, meld (verb) = 组牌, lay = 摆牌/摆出, lay off = 搭牌/搭到…上,
# discard pile = 弃牌堆, discard = 弃牌, stock = 牌库, draw = 摸牌, take = 拿牌, joker = 鬼牌, natural card = 普通牌,
# rank = 点数, suit = 花色, points = 分, deadwood = 散牌, knock = 敲牌, knocker = 敲牌者, gin = 金/成金, big gin = 大金,
# undercut = 反敲, passport = 通行证, opening = 开牌, pure run = 纯顺子, carte = 报单, Game = 清牌, go out = 出完牌,
# at once = 一次出完, dry exit = 干出, rami sec = 干拉米, dead (player) = 出局, dropped out = 淘汰, dead (deal) = 流局,
# blocked = 僵局, burnt card = 绝张, swap = 换鬼牌, borrow = 借牌, card turned up = 翻开的牌/翻牌, deal = 局,
# match = 比赛, game (column) = 盘, box = 格, shutout = 零封, bonus = 奖分, dealer = 庄家, house rule = 房规,
# low end/high end = 小端/大端, bot = 机器人, stand in = 代打, host = 房主, seat = 座位, table = 牌桌, record = 牌谱,
# log = 记录, spectator = 旁观者, hint = 提示, guide = 向导, lesson = 教学局, practice = 练习, hidden card = 暗牌, luck = 牌运.

# The language in its own name, and whether somebody who speaks it from home has read all of it: yes or no.
language-name = 简体中文
language-reviewed = no
# What stands between two items (names of cards read aloud), two parts of a sentence, two whole sentences, and two
# lines without a full stop that are read aloud one after the other: punctuation with its space, as the language
# writes it. Chinese has no spaces here, Arabic a comma of its own.
between-items = { "、" }
between-parts = { "；" }
between-sentences = { "" }
between-lines = { "。" }

# The names of cards, for the ear (10 of clubs) and for the eye (10♣).

# $rank and $suit are one of the names below.
card-name = { $suit }{ $rank }
joker = 鬼牌
# A joker on the table: in a run it stands for one card, in a set for a rank.
joker-for-card = 鬼牌当{ $card }
joker-as-A = 鬼牌当A
joker-as-2 = 鬼牌当2
joker-as-3 = 鬼牌当3
joker-as-4 = 鬼牌当4
joker-as-5 = 鬼牌当5
joker-as-6 = 鬼牌当6
joker-as-7 = 鬼牌当7
joker-as-8 = 鬼牌当8
joker-as-9 = 鬼牌当9
joker-as-T = 鬼牌当10
joker-as-J = 鬼牌当J
joker-as-Q = 鬼牌当Q
joker-as-K = 鬼牌当K
rank-A = A
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-T = 10
rank-J = J
rank-Q = Q
rank-K = K
# Several of one rank: a set of aces.
ranks-A = A
ranks-2 = 2
ranks-3 = 3
ranks-4 = 4
ranks-5 = 5
ranks-6 = 6
ranks-7 = 7
ranks-8 = 8
ranks-9 = 9
ranks-T = 10
ranks-J = J
ranks-Q = Q
ranks-K = K
suit-s = 黑桃
suit-h = 红桃
suit-d = 方块
suit-c = 梅花
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
suit-letter-s = 黑
suit-letter-h = 红
suit-letter-d = 方
suit-letter-c = 梅
card-short = { $suit }{ $rank }
joker-short = 鬼牌
# A joker on the table that stands for $card (a short card or a short rank).
joker-short-for = ★{ $card }
# A meld: $from and $to are ranks, $suit a suit, $ranks several of one rank, $count its cards.
meld-run = { $suit }顺子，{ $from }到{ $to }
meld-set = { $count }张{ $ranks }的刻子

# The house rules: every knob with its name, one sentence of help, and its answers in words.
#
# knob-<path> and knob-<path>-help, choice-<path>-<answer>; dots and underscores become dashes. An answer
# without a message of its own is one of the four below, or a number.

choice-yes = 是
choice-no = 否
choice-any = 不限
choice-none = 无
# An answer that depends: $answer with $seats players ("3", "5 or 6", "2 to 4"), or if $case is chosen.
answer-seats = { $seats }人时{ $answer }
answer-case = 选“{ $case }”时{ $answer }
answer-else = 其他情况{ $answer }
# From $low to $high.
answer-span = { $low }到{ $high }
# A choice named by its knob: "Ties: shared".
answer-named = { $knob }：{ $answer }
preset-penang = 槟城拉米
preset-rami51 = 拉米51
preset-rami51-circular = 循环拉米51
preset-rami71 = 拉米71
preset-rami81 = 拉米81
preset-arbaatash = Arbaatash（黎巴嫩14张）
preset-thousand = 拉米51千分局
preset-basic = 基本拉米
preset-gin = 金拉米
preset-gin-traditional = 传统金拉米
preset-gin-oklahoma = 俄克拉何马金拉米
preset-gin-hollywood = 好莱坞计分金拉米
preset-gin-openspiel = OpenSpiel版金拉米
preset-gin-rlcard = RLCard版金拉米
ending-game = 清牌
ending-all-dead = 全部出局
ending-last-survivor = 只剩一家
ending-blocked = 僵局
ending-knock = 敲牌
ending-gin = 金
ending-big-gin = 大金

## Which cards are played with?

group-deck = 用哪些牌？
knob-deck-packs = 几副牌
knob-deck-packs-help = 把几副52张的牌洗在一起。
knob-deck-jokers = 鬼牌
knob-deck-jokers-help = 所有牌里一共有几张鬼牌。

## How are the cards dealt?

group-deal = 怎样发牌？
knob-deal-seats = 玩家
knob-deal-seats-help = 可以几个人玩；人多就要多用几副牌。
knob-deal-hand-size = 手牌张数
knob-deal-hand-size-help = 开局时每人发几张牌。
knob-deal-starter = 谁先开始
knob-deal-starter-help = 每局谁打第一轮。
choice-deal-starter-dealer = 庄家
choice-deal-starter-next = 庄家的下家
knob-deal-extra = 多发的牌
knob-deal-extra-help = 先开始的玩家比别人多发几张牌。
knob-deal-direction = 方向
knob-deal-direction-help = 按哪个方向发牌和轮流。
choice-deal-direction-clockwise = 顺时针，往左
choice-deal-direction-anticlockwise = 逆时针，往右
knob-deal-starter-first-turn = 最先的一轮
knob-deal-starter-first-turn-help = 先开始的玩家在这一轮可以摆牌或敲牌，还是只弃一张牌。
choice-deal-starter-first-turn-discard-only = 只弃牌
choice-deal-starter-first-turn-full = 与别的轮次一样
knob-deal-upcard = 翻开一张
knob-deal-upcard-help = 发完牌后是否翻开一张，作为弃牌堆的第一张。
knob-deal-cut-joker = 切到鬼牌
knob-deal-cut-joker-help = 切牌的玩家切到鬼牌时怎么办。
choice-deal-cut-joker-ignored = 放回去
choice-deal-cut-joker-kept = 留下，算切牌人的一张手牌
knob-deal-aside-shown-after = 局后亮出未发的牌
knob-deal-aside-shown-after-help = 一局结束后，大家是否可以看到哪些牌没有参与。

## What may be drawn?

group-draw = 可以摸哪些牌？
knob-draw-take = 弃牌堆的牌
knob-draw-take-help = 拿了弃牌堆顶的牌以后必须怎样用。
choice-draw-take-must-lay = 必须在同一轮摆出
choice-draw-take-free = 可以收进手里
knob-draw-take-from-round = 第几轮起可拿弃牌
knob-draw-take-from-round-help = 玩家从一局的第几轮起可以从弃牌堆拿牌。
knob-draw-take-joker = 弃牌堆上的鬼牌
knob-draw-take-joker-help = 是否可以从弃牌堆拿鬼牌。
knob-draw-take-with-one = 只剩一张时拿弃牌
knob-draw-take-with-one-help = 只剩一张手牌的玩家是否可以从弃牌堆拿牌。
knob-draw-throw-back = 弃回刚拿的牌
knob-draw-throw-back-help = 从弃牌堆拿的牌是否可以在同一轮再弃掉。
knob-draw-mutual-return = 接连两次弃回
knob-draw-mutual-return-help = 双方接连把刚拿的牌又弃掉时怎么办。
choice-draw-mutual-return-plays-on = 继续打
choice-draw-mutual-return-ends = 流局
knob-draw-takes = 一局内拿弃牌的次数
knob-draw-takes-help = 双方合计第几次拿弃牌时流局；开局翻开的那张不算。
choice-draw-takes-any = 不限次数
knob-draw-last = 牌库留牌
knob-draw-last-help = 牌库剩几张时不再摸牌，也就是见底。
knob-draw-wall = 见底时
knob-draw-wall-help = 牌库见底而没有人敲牌时怎么办。
choice-draw-wall-dead = 流局，谁也不得分
choice-draw-wall-knock = 还可以拿最后一张弃牌来敲牌
choice-draw-wall-declare = 拿最后一张弃牌继续打，或宣布流局
knob-draw-renew = 重组牌库
knob-draw-renew-help = 弃牌怎样变成新的牌库。
choice-draw-renew-shuffled = 重新洗牌
choice-draw-renew-turned = 照原样翻过来
choice-draw-renew-taken = 可以拿顶上一张，或全部照原样翻过来
knob-draw-renew-keeps-top = 留下顶上的弃牌
knob-draw-renew-keeps-top-help = 其他弃牌变成新牌库时，顶上那张是否留在弃牌堆上。
knob-draw-renewals = 新牌库次数
knob-draw-renewals-help = 一局里弃牌可以变成新牌库几次。
choice-draw-renewals-any = 需要几次就几次
knob-draw-touch = 触碰弃牌堆
knob-draw-touch-help = 触碰了弃牌堆却仍从牌库摸牌，要付什么代价。
choice-draw-touch-ignored = 没有代价
choice-draw-touch-no-dry-this-turn = 本轮不能干出
choice-draw-touch-no-dry-this-deal = 本局不能干出
choice-draw-touch-no-exit-this-deal = 本局完全不能出完牌

## What is a meld?

group-melds = 什么是牌组？
knob-melds-aces = 顺子里的A
knob-melds-aces-help = A是否可以接在K后面。
choice-melds-aces-both = 在2前面算小，或在K后面算大
choice-melds-aces-low = 只能在2前面算小
knob-melds-set-suits = 刻子里的花色
knob-melds-set-suits-help = 刻子里同一花色是否可以出现多次，例如两张红桃8。
choice-melds-set-suits-repeat = 可以重复
choice-melds-set-suits-distinct = 各不相同，因此最多四张
knob-melds-run-max = 最长的顺子
knob-melds-run-max-help = 顺子最多几张：14张时两端各有一张A。
knob-melds-circular = 顺子可以绕圈
knob-melds-circular-help = 顺子过了A是否可以继续：Q、K、A、2。
knob-melds-min-naturals = 牌组里的普通牌
knob-melds-min-naturals-help = 牌组里至少要有几张不是鬼牌的牌。

## What may a joker do?

group-wild = 鬼牌能做什么？
knob-wild-max-in-run = 顺子里的鬼牌
knob-wild-max-in-run-help = 一个顺子里可以有几张鬼牌。
choice-wild-max-in-run-any = 不限张数
knob-wild-max-in-set = 刻子里的鬼牌
knob-wild-max-in-set-help = 一个刻子里可以有几张鬼牌。
choice-wild-max-in-set-any = 不限张数
knob-wild-adjacent = 鬼牌相邻
knob-wild-adjacent-help = 顺子里两张鬼牌是否可以相邻。
knob-wild-in-run = 鬼牌在顺子里的位置
knob-wild-in-run-help = 鬼牌可以放在顺子的哪里，可以当哪些牌。
choice-wild-in-run-anywhere = 任何位置
choice-wild-in-run-ends = 只能在两端
choice-wild-in-run-burnt = 只能当每一张都已在桌上的牌
knob-wild-burnt-counts-discards = 弃牌也算绝张
knob-wild-burnt-counts-discards-help = 鬼牌只能当绝张时，弃牌堆上的同样一张牌是否与牌组里的一样算。
knob-wild-rebind = 顺子里的鬼牌可否移动
knob-wild-rebind-help = 鬼牌所当的那张牌是否可以把它推到顺子空着的一端。
choice-wild-rebind-fixed = 留在原位
choice-wild-rebind-slide = 可以被那张普通牌推到一端

## What does the first laying need?

group-opening = 首次摆牌要什么条件？
knob-opening-kind = 首次摆牌
knob-opening-kind-help = 玩家在一局里首次摆牌，也就是开牌，要满足什么。
choice-opening-kind-points = 要达到一定分数
choice-opening-kind-none = 任何牌组，任何一轮都行
choice-opening-kind-free = 没有要求：组牌之前也可以搭牌
knob-opening-points = 开牌分数
knob-opening-points-help = 首次摆出的牌合计要有多少分。
knob-opening-points-from-discard = 拿弃牌时的开牌分数
knob-opening-points-from-discard-help = 这一轮若先拿了弃牌堆的牌，要多少分才能开牌。
choice-opening-points-from-discard-same = 与平时一样
knob-opening-discard-points-always = 每次都要这个分数
knob-opening-discard-points-always-help = 已开牌的玩家每次拿弃牌的那一轮是否也要摆够这个分数。
knob-opening-pure-run = 不含鬼牌的顺子
knob-opening-pure-run-help = 首次摆牌是否必须有一个不含鬼牌的顺子。
choice-opening-pure-run-new = 一个不含鬼牌的新顺子
choice-opening-pure-run-subrun = 有三张普通牌相连的顺子，旁边有鬼牌也行
choice-opening-pure-run-off = 不需要
knob-opening-from-round = 第几轮起可开牌
knob-opening-from-round-help = 玩家从一局的第几轮起可以开牌。
knob-opening-joker-counts = 首次摆牌里的鬼牌
knob-opening-joker-counts-help = 鬼牌在首次摆牌的分数里算多少。
choice-opening-joker-counts-replaced = 与所当的牌一样
choice-opening-joker-counts-zero = 不算分
choice-opening-joker-counts-thirty-five = 35分

## What may be laid off?

group-layoff = 可以搭哪些牌？
knob-layoff-joker-on-opponent = 往别人的牌组搭鬼牌
knob-layoff-joker-on-opponent-help = 鬼牌是否可以搭到别人摆的牌组上。
choice-layoff-joker-on-opponent-none = 都不可以
choice-layoff-joker-on-opponent-sets = 只可以搭刻子
choice-layoff-joker-on-opponent-all = 都可以

## How is a joker won?

group-swap = 怎样换得鬼牌？
knob-swap-from-set = 刻子里的鬼牌
knob-swap-from-set-help = 用哪张牌可以换得刻子里的鬼牌。
choice-swap-from-set-rank = 用任何一张同点数的牌
choice-swap-from-set-square = 刻子有四张后，用缺的那个花色
choice-swap-from-set-square-both = 刻子凑成四张的那一轮，用缺的那个花色
choice-swap-from-set-never = 不能换
knob-swap-use = 换来的鬼牌
knob-swap-use-help = 换来的鬼牌是否可以留在手里。
choice-swap-use-keep = 可以留着
choice-swap-use-new-meld = 必须在同一轮用于新牌组
choice-swap-use-any = 必须在同一轮摆出
knob-swap-same-turn = 首个牌组那一轮换鬼牌
knob-swap-same-turn-help = 摆出第一个牌组的那一轮是否就可以换鬼牌。

## May cards be taken from melds?

group-borrow = 可以从牌组里借牌吗？
knob-borrow-kind = 从牌组借牌
knob-borrow-kind-help = 是否可以从桌上的牌组里拿走普通牌，用来组新牌组。
choice-borrow-kind-off = 不可以
choice-borrow-kind-single = 可以，只要留下的牌组还有三张以上
knob-borrow-split = 从顺子中间借
knob-borrow-split-help = 借走中间的牌后，顺子仍分成两个合格的顺子时，是否可以借。
knob-borrow-joker = 借鬼牌
knob-borrow-joker-help = 鬼牌是否可以不用换，像普通牌一样借走。
knob-borrow-from-joker-meld = 从有鬼牌的牌组借
knob-borrow-from-joker-meld-help = 牌组里有鬼牌时，是否可以从中借普通牌。

## What if a seat cannot play?

group-idle = 不能出牌时怎么办？
knob-idle-dead-counts-swaps = 能换鬼牌就不出局
knob-idle-dead-counts-swaps-help = 换来鬼牌就有牌可摆时，是否算还能行动，因而不可以出局。
knob-idle-voluntary-dead = 自愿出局
knob-idle-voluntary-dead-help = 还能行动时是否可以宣布自己出局。
knob-idle-auto-dead = 自动出局
knob-idle-auto-dead-help = 轮到的玩家不能行动时，是否由牌桌宣布出局。

## When may one knock?

group-knock = 什么时候可以敲牌？
knob-knock-limit = 敲牌的散牌分
knob-knock-limit-help = 敲牌者的散牌，也就是不在牌组里的牌，最多可以有多少分。
choice-knock-limit-upcard = 以翻开的牌的分数为限
knob-knock-upcard-ace = 翻开A
knob-knock-upcard-ace-help = 由翻开的牌决定可留多少散牌时，翻开A以后敲牌要满足什么。
choice-knock-upcard-ace-one = 可留1分散牌
choice-knock-upcard-ace-gin-only = 只能成金
knob-knock-test = 判断能否敲牌
knob-knock-test-help = 怎样判断一手牌能不能敲牌。
choice-knock-test-exact = 看所有扔牌和组牌的方式
choice-knock-test-first-melds = 只看把全部牌组起来、剩得最少的第一种方式
knob-knock-throw-back = 用刚拿的牌敲牌
knob-knock-throw-back-help = 从弃牌堆拿的牌是否可以在同一轮敲牌时扔出。
knob-knock-gin = 已成金的手牌
knob-knock-gin-help = 可以成金的玩家是否可以继续打。
choice-knock-gin-may = 可以继续打
choice-knock-gin-must = 必须马上亮牌
knob-knock-layoffs = 敲牌后搭牌
knob-knock-layoffs-help = 对方是否可以把牌搭到敲牌者的牌组上。
knob-knock-layoffs-per-end = 一端可搭张数
knob-knock-layoffs-per-end-help = 敲牌者的顺子每一端可以搭几张牌。
choice-knock-layoffs-per-end-any = 接得上就行
knob-knock-defender = 对方的牌组
knob-knock-defender-help = 敲牌以后，对方亮出哪些牌组。
choice-knock-defender-best = 剩下散牌最少的
choice-knock-defender-chosen = 由对方自己选

## How does a deal end?

group-out = 一局怎样结束？
knob-out-last-survivor = 最后一个没出局的人
knob-out-last-survivor-help = 最后一个没出局的玩家是否独自继续。
choice-out-last-survivor-plays-on = 独自继续打
choice-out-last-survivor-ends = 这一局就结束
knob-out-discard = 最后一张牌
knob-out-discard-help = 只有弃掉最后一张才算赢，还是摆出去也行。
choice-out-discard-required = 必须弃掉
choice-out-discard-optional = 可以弃掉，也可以摆出
knob-out-carte = “报单”
knob-out-carte-help = 弃牌后只剩一张的玩家是否必须报单，不报就要摸两张。
choice-out-carte-manual = 玩家自己报，不报就摸两张
choice-out-carte-auto = 由牌桌报
choice-out-carte-off = 不用报
knob-out-at-once-needs = 一次出完的条件
knob-out-at-once-needs-help = 首次摆牌的那一轮就出完牌，要满足什么。
choice-out-at-once-needs-points-and-run = 要分数也要顺子，与平时开牌一样
choice-out-at-once-needs-run-only = 要顺子，不要分数
choice-out-at-once-needs-none = 都不要
knob-out-new-melds = 一轮的新牌组
knob-out-new-melds-help = 玩家一轮里可以摆几个新牌组。
choice-out-new-melds-any = 不限个数
knob-out-at-once-may-use-table = 用桌上的牌组一次出完
knob-out-at-once-may-use-table-help = 用到了桌上原有的牌组时，是否仍算一次出完。
knob-out-max-turns = 一局最长
knob-out-max-turns-help = 所有玩家合计多少轮后，一局无胜者结束。

## What do the cards count?

group-values = 牌怎样算分？
knob-values-ace-in-hand = A
knob-values-ace-in-hand-help = 留在手里的A算多少分。
knob-values-joker-in-hand = 鬼牌
knob-values-joker-in-hand-help = 留在手里的鬼牌算多少分。
choice-values-joker-in-hand-doubles-hand = 使手牌分加倍
knob-values-court = J、Q、K
knob-values-court-help = J、Q或K算多少分。
knob-values-ace-in-meld = 牌组里的A
knob-values-ace-in-meld-help = A在首次摆牌的分数里算多少。
choice-values-ace-in-meld-by-place = 按位置算1或11
choice-values-ace-in-meld-always-10 = 总是10

## What else counts?

group-score = 还有什么计分？
knob-score-pays = 留在手里的牌
knob-score-pays-help = 留在手里的牌是算持牌人的负担，还是算给赢家。
choice-score-pays-own-cards = 记在持牌人头上
choice-score-pays-winner-collects = 由赢家收取
knob-score-gin = 成金奖分
knob-score-gin-help = 成金，也就是敲牌时没有散牌，另加多少分。
knob-score-big-gin = 大金奖分
knob-score-big-gin-help = 大金，也就是每张牌都在牌组里而不扔牌，另加多少分。
choice-score-big-gin-none = 不玩大金
knob-score-undercut = 反敲奖分
knob-score-undercut-help = 对方的散牌不比敲牌者多时，给对方另加多少分。
knob-score-tie = 散牌相等
knob-score-tie-help = 敲牌后双方散牌相等算什么。
choice-score-tie-undercut = 算反敲
choice-score-tie-nothing = 都不得分
knob-score-spade-doubles = 黑桃加倍
knob-score-spade-doubles-help = 翻开的牌是黑桃时，这一局连同奖分是否加倍。
knob-score-no-passport = 没有牌组就出局
knob-score-no-passport-help = 没摆过牌组就出局的玩家另加多少分。
choice-score-no-passport-none = 不另加
choice-score-no-passport-plus-50 = 另加50分
choice-score-no-passport-double = 手牌分算两倍
knob-score-unopened = 未开牌
knob-score-unopened-help = 有人出完牌时还没开牌的玩家记多少分，不论手里是什么。
knob-score-at-once = 有人一次出完以后
knob-score-at-once-help = 一次出完对其他人的分数有什么影响。
choice-score-at-once-multiply = 其他人的分数都乘以倍数
choice-score-at-once-flat-100 = 其他人都记100分
choice-score-at-once-dry-table = 按用了几张鬼牌定倍数
knob-score-at-once-factor = 一次出完的倍数
knob-score-at-once-factor-help = 有人一次出完后，其他人的分数乘以几。
knob-score-at-once-joker-factor = 弃鬼牌一次出完的倍数
knob-score-at-once-joker-factor-help = 最后弃的又是鬼牌时，其他人的分数乘以几。
knob-score-joker-finish = 最后弃鬼牌
knob-score-joker-finish-help = 不是一次出完，而是最后弃掉鬼牌出完时，算什么。
choice-score-joker-finish-plain = 与别的牌一样
choice-score-joker-finish-double = 其他人的分数加倍
choice-score-joker-finish-flat-200 = 其他人都记200分
choice-score-joker-finish-forbidden = 不可以
knob-score-dry-table = 按鬼牌算的干出
knob-score-dry-table-help = 干出，也就是一轮出完全部牌，按用了几张鬼牌怎样计分。
choice-score-dry-table-rising = 鬼牌多则高：一倍、一倍半、两倍
choice-score-dry-table-falling = 鬼牌多则低：两倍、一倍半、一倍
choice-score-dry-table-literal = 照一份文本的印法：一倍、一倍半、一倍
knob-score-rounding = 半分
knob-score-rounding-help = 半分怎样处理。
choice-score-rounding-half-up = 进为一分
choice-score-rounding-down = 舍去
knob-score-winner-bonus = 赢家奖分
knob-score-winner-bonus-help = 一局的赢家得多少：从总分里减去；由赢家收分时则加上。

## How do deals make a match?

group-match = 各局怎样合成比赛？
knob-match-kind = 比赛里的各局
knob-match-kind-help = 各局的分数是否累加。
choice-match-kind-independent = 每局各算各的
choice-match-kind-cumulative = 累加
knob-match-target = 结束比赛的分数
knob-match-target-help = 有人总分达到这个数，比赛就结束。
choice-match-target-none = 不设分数
knob-match-deals = 比赛局数
knob-match-deals-help = 打完这么多局，比赛就结束。
choice-match-deals-none = 不设局数
knob-match-game-bonus = 胜盘奖分
knob-match-game-bonus-help = 一盘结束时分数最高的赢家另得多少分。
knob-match-box = 一格
knob-match-box-help = 一盘合计时，每赢一局另算多少分。
knob-match-extra-boxes = 成金和反敲的格
knob-match-extra-boxes-help = 是否成金多得两格，反敲多得一格。
knob-match-shutout = 零封
knob-match-shutout-help = 对方一分未得时，赢下这一盘的人得什么。
choice-match-shutout-none = 没有额外所得
choice-match-shutout-double-before-boxes = 分数和奖分加倍，格不加倍
choice-match-shutout-double-all = 全部加倍
choice-match-shutout-double-bonus = 胜盘奖分加倍
choice-match-shutout-plus-100 = 另得100分
knob-match-columns = 并排的盘数
knob-match-columns-help = 记分表有几栏，每栏各是一盘；三栏叫作好莱坞。
knob-match-elimination = 淘汰
knob-match-elimination-help = 达到这个分数的人是否淘汰，其他人继续打到只剩一人。
knob-match-last-deal-factor = 最后一局的分量
knob-match-last-deal-factor-help = 最后一局的分数乘以几。
knob-match-dealer = 下一局谁坐庄
knob-match-dealer-help = 第一局抽签定庄家，以后由谁坐庄。
choice-match-dealer-next = 下一位玩家
choice-match-dealer-last-winner = 上一局的赢家
choice-match-dealer-worst-loser = 上一局成绩最差的人
knob-match-ties = 比赛打平
knob-match-ties-help = 最后有几人并列领先时怎么办。
choice-match-ties-shared = 并列获胜
choice-match-ties-extra-deal = 继续打到有人领先
knob-match-settlement = 每局结算
knob-match-settlement-help = 一局后谁付给谁，只论分数，不涉及钱。
choice-match-settlement-none = 不结算
choice-match-settlement-difference = 每人付给比自己好的每个人差额
choice-match-settlement-winner-takes-difference = 每人付给赢家差额

# Why something is refused: what is wrong, with the cards, and one next step. Nobody is blamed.
#
# $why is the finer case, where a reason has several. $cards are the cards that the sentence is about and
# $count their number; $meld is a meld of the table ("Aina’s run", "your set"), $fits the cards it would take.

# $name plays now.
reason-turn =
    { $why ->
        [dead] 你在这一局已经出局，轮次会跳过你。下一局你再回来。
        [out] 你在这场比赛里已被淘汰。可以看到比赛结束。
        [watching] 你在这里旁观。想玩就自己开一桌。
       *[other] 现在轮到{ $name }。等轮到你再出牌。
    }
# $need is the number of the turn in which it is possible, $have the one that is running.
reason-phase =
    { $why ->
        [over] 这一局已经结束，不能再摆牌。请进入下一局。
        [match-over] 比赛已经结束。想再玩就开一张新牌桌。
        [running] 这一局还在打。结束后才发下一局。
        [acted] 这一轮你已经摆过牌，所以没有出局。请改为结束本轮。
        [nothing-to-undo] 这一轮没有可以撤销的步骤。别人已经看到的不能收回。
        [draw] 你的一轮从拿一张牌开始：从牌库摸一张，或拿顶上的弃牌。
        [drawn] 这一轮的牌你已经拿了。想摆就摆，然后弃一张。
        [discard] 这里以弃牌结束一轮。请选要弃掉的牌。
        [first-turn] 这第一轮你多一张牌，只弃牌。请选要弃掉的牌。
        [offer] 先处理翻开的牌：拿走，或者放弃。
        [must-draw] 双方都放弃了翻开的牌，所以这一轮从牌库开始。请摸一张牌。
        [held] 有人敲牌以前，牌组都留在手里。请弃一张牌，或者敲牌。
        [drawn-held] 这一轮的牌你已经拿了。请弃一张，或者敲牌。
        [no-big-gin] 这张牌桌不玩大金。扔一张牌来敲，就是成金。
        [showing] 有人敲牌了。可以往亮出的牌组上搭牌，或者亮出手牌。
        [gin-layoff] 成金以后不能搭牌。请亮出手牌。
        [no-layoff] 这张牌桌敲牌后不搭牌。请亮出手牌。
        [best-melds] 这张牌桌会替你亮出最好的牌组。只要说你好了就行。
        [own-melds] 这张牌桌由你自己选亮出的牌组。请说明是哪些。
        [wall-knock] 牌库见底了。拿最后一张弃牌来敲牌，或者放弃。
        [wall-declare] 牌库见底了。拿最后一张弃牌继续打，或者放弃，这一局就结束。
        [no-carte] 这种玩法不用报单。直接弃牌就行。
        [round] 从你的第{ $need }轮起才能首次摆牌，现在是你的第{ $have }轮。这次先弃一张牌。
        [take-round] 从你的第{ $need }轮起才能拿弃牌，现在是你的第{ $have }轮。请从牌库摸牌。
        [take-joker] 弃牌堆顶上是鬼牌，在这里不能拿。请从牌库摸牌。
        [pile] 弃牌堆上没有牌。请从牌库摸牌。
        [renewing] 正在重组牌库。好了以后再摸牌。
       *[other] 现在还不能这样做。请从可以做的事里选一项。
    }
reason-no-action =
    { $why ->
        [passport] 这一轮还需要你的通行证，也就是三张以上的牌组。摆出一个，再结束本轮。
       *[later] 一轮至少要摆一个牌组或搭一张牌，只换鬼牌还不够。先摆牌，再结束本轮。
    }
reason-has-moves =
    { $why ->
        [passport] 你手里有牌组，所以还在局中。把它摆出来作通行证。
        [lay] 你有一张牌可以搭，不能行动时才会出局。请搭一张牌。
        [meld] 你手里有牌组，不能行动时才会出局。请摆出这个牌组。
       *[swap] 换来鬼牌就有牌可摆，所以还能行动。请先换鬼牌。
    }
reason-need-passport = 先摆一个牌组：一局里的第一个牌组就是你的通行证。之后就可以搭牌和换鬼牌。
reason-not-opened =
    { $why ->
        [opening] 开牌以后才能换鬼牌。请先开牌，再换。
        [same-turn] 这张牌桌在开牌的那一轮不能换鬼牌。从你的下一轮起可以换。
       *[passport] 这张牌桌在摆通行证的那一轮不能换鬼牌。从你的下一轮起可以换。
    }
reason-a-carte = 手里只剩一张时，不能拿弃牌堆的牌。请从牌库摸牌。
# $have is how many of the card are held.
reason-card-not-in-hand =
    { $why ->
        [meld] { $cards }不在{ $meld }里。请选那里有的牌。
        [left-out] { $cards }：每张手牌要么在一个牌组里，要么是散牌。请把每张都说一次。
       *[hand]
            { $have ->
                [0] { $cards }不在你手里。请选你有的牌。
                [1] { $cards }你只有一张。请去掉第二张。
               *[other] { $cards }你只有{ $have }张。请去掉多出的。
            }
    }
# $number is the meld asked for, $have how many there are.
reason-no-such-meld =
    { $have ->
        [0] 桌上还没有牌组。请从手里摆一个。
        [1] 没有{ $number }号牌组。桌上只有1号牌组。
       *[other] 没有{ $number }号牌组。桌上的牌组是1到{ $have }号。
    }
# $most is how many cards the meld may have.
reason-full =
    { $why ->
        [end] { $meld }的那一端已经搭了{ $most }张牌，这里不能再搭。请留着{ $cards }。
        [set] { $meld }已有{ $most }张牌，这里的刻子最多这么多。请把{ $cards }留给别的牌组。
       *[run] { $meld }已有{ $most }张牌，这里的顺子最多这么多。请把{ $cards }留给别的牌组。
    }
# $most is how many cards a run may have, $jokers how many are in the deck.
reason-bad-run =
    { $why ->
        [short] { $cards }：顺子至少要三张牌。请再加一张相连的牌。
        [suits] { $cards }：顺子要同一花色。请选同花色的牌，或选同点数的牌作刻子。
        [twice] { $cards }：顺子里每张牌只有一张。请去掉{ $fits }。
        [ace] { $cards }：顺子到A为止，后面不能再接。请去掉A某一边的牌。
        [ace-low] { $cards }：这里A在2前面，K后面不能再接。请去掉某一边的牌。
        [long] { $cards }：这里的顺子最多{ $most }张牌。请去掉一张。
        [gap]
            { $cards }：中间还缺{ $fits }。{ $jokers ->
                [0] 请选别的牌。
               *[other] 请补上，或加一张鬼牌。
            }
        [beside] { $cards }：这里顺子里两张鬼牌不能相邻。请在它们之间放一张牌。
        [ends] { $cards }：这里鬼牌只能放在顺子的两端。请用普通牌代替它。
        [layoff] { $cards }接不上{ $meld }。那里可以接{ $fits }。
        [layoff-end] { $cards }接不上{ $meld }的那一端。请试另一端。
        [layoff-after] 先搭了别的牌以后，{ $cards }就接不上{ $meld }了。请一张一张地搭。
        [layoff-beside] { $cards }在{ $meld }上会与鬼牌相邻，而这里两张鬼牌不能相邻。请搭到别处。
        [layoff-ends] 这样{ $meld }上的鬼牌就不在端上了，而这里必须在端上。请把{ $cards }搭到别处。
        [seat] { $meld }上已有鬼牌当{ $cards }。请用这张牌去换那张鬼牌。
       *[run] { $cards }不成顺子。顺子是三张以上同花色相连的牌。请选别的牌。
    }
# $ranks are those of the set ("eights"), $jokers is how many are in the deck.
reason-bad-set =
    { $why ->
        [short] { $cards }：牌组至少要三张牌。请再加同点数的牌，或同花色相连的牌。
        [many] { $cards }：这里的刻子最多四张牌。请去掉一张。
        [layoff]
            { $cards }搭不上{ $meld }。{ $jokers ->
                [0] 那里可以搭{ $ranks }。
               *[other] 那里可以搭{ $ranks }和鬼牌。
            }
       *[set] { $cards }不成刻子。刻子是三张以上同点数的牌。请选别的牌。
    }
reason-dup-suit =
    { $why ->
        [layoff] { $meld }已有{ $cards }的花色，而这里刻子的花色各不相同。请把{ $cards }留给别的牌组。
       *[set] { $cards }：这里刻子的花色各不相同，而{ $fits }出现了两次。请去掉一张。
    }
# $need is how many natural cards a meld needs.
reason-all-jokers =
    { $need ->
        [1] { $cards }：牌组至少要有一张不是鬼牌的牌。请加一张。
       *[other] { $cards }：牌组至少要有{ $need }张不是鬼牌的牌。请再加几张。
    }
# $most is how many jokers the meld may have; $kind is run or set.
reason-too-many-jokers =
    { $kind ->
        [run]
            { $most ->
                [0] { $cards }：这里的顺子不能有鬼牌。请只用普通牌摆。
                [1] { $cards }：这里的顺子最多一张鬼牌。请用普通牌代替另一张。
               *[other] { $cards }：这里的顺子最多{ $most }张鬼牌。请用普通牌代替多出的。
            }
       *[set]
            { $most ->
                [0] { $cards }：这里的刻子不能有鬼牌。请只用普通牌摆。
                [1] { $cards }：这里的刻子最多一张鬼牌。请用普通牌代替另一张。
               *[other] { $cards }：这里的刻子最多{ $most }张鬼牌。请用普通牌代替多出的。
            }
    }
# $copies is how many of each card there are.
reason-not-burnt =
    { $copies ->
        [1] { $cards }：顺子里的鬼牌只能当已在桌上的牌。请把鬼牌用在刻子里。
        [2] { $cards }：顺子里的鬼牌只能当两张都已在桌上的牌。请把鬼牌用在刻子里。
       *[other] { $cards }：顺子里的鬼牌只能当{ $copies }张都已在桌上的牌。请把鬼牌用在刻子里。
    }
reason-joker-opp-run =
    { $why ->
        [sets] { $meld }是别人的，这里不能往别人的顺子上搭鬼牌。别人的刻子可以。
       *[none] { $meld }是别人的，这里鬼牌只能搭在自己的牌组上。请搭到你的牌组上。
    }
# $readings are the ways to understand it.
reason-ambiguous =
    { $why ->
        [knock] 扔掉{ $cards }，你的手牌有{ $count }种亮法：{ $readings }。请说明是哪一种。
       *[laid] { $cards }有{ $count }种摆法：{ $readings }。请说明是哪一种。
    }
reason-joker-brelan =
    { $why ->
        [never] { $meld }的鬼牌留在那里：这张牌桌不能从刻子里换出鬼牌。请试试顺子里的鬼牌。
        [both] { $meld }的鬼牌只有在刻子从三张变四张的那一轮才能换出。请试试别的鬼牌。
       *[square] { $meld }要有三个花色和一张鬼牌，那张鬼牌才当某一张牌。请先搭上缺的花色。
    }
reason-joker-mismatch =
    { $why ->
        [joker] 换鬼牌要用普通牌。请选鬼牌所当的那张牌。
        [run] { $meld }的鬼牌当的不是{ $cards }。要用{ $fits }来换。
        [set] { $meld }的鬼牌当的不是{ $cards }。要用一张{ $ranks }来换。
        [square] { $meld }的鬼牌当的不是{ $cards }。要用{ $fits }来换。
       *[none] { $meld }里没有鬼牌。请选有鬼牌的牌组。
    }
reason-take-joker =
    { $why ->
        [meld] { $meld }里有鬼牌，这张牌桌不能从中借牌。请从别的牌组借。
       *[joker] { $meld }的鬼牌不能借。请用它所当的牌把它换出来。
    }
# $have is how many cards the meld would keep.
reason-remainder =
    { $why ->
        [middle] { $cards }：{ $meld }剩下的必须仍是一个顺子。请从两端拿牌。
        [few]
            { $have ->
                [0] { $cards }：这样{ $meld }就没有牌了，至少要留三张。请少拿几张，或从别的牌组拿。
               *[other] { $cards }：这样{ $meld }只剩{ $have }张牌，至少要留三张。请少拿几张，或从别的牌组拿。
            }
       *[other] { $cards }：{ $meld }剩下的就不成牌组了。请拿别的牌。
    }
# $cards are the borrowed cards.
reason-take-use =
    { $why ->
        [off] { $cards }：这张牌桌上牌组里的牌不能拿走。请用手里的牌。
        [hand] 用借来的牌组新牌组，还要有一张手牌。请加一张。
        [together] { $cards }是一起借来的，要一起放进一个新牌组。请都摆进去。
       *[unused] { $cards }要在这一轮连同一张手牌放进一个新牌组。请摆出这个牌组，或撤销这一步。
    }
# $cards is the card that was taken.
reason-discard-unused = 你从弃牌堆拿了{ $cards }，必须在这一轮摆出。请摆出，或撤销后从牌库摸牌。
# $have of $need points; $missing is the difference.
reason-open-points =
    { $why ->
        [discard] 需要{ $need }分，现有{ $have }分：拿了弃牌堆的牌以后，你自己的牌还差{ $missing }分才能开牌。请再摆，或撤销这些步骤。
        [any] 拿弃牌只能是为了用它开牌。请在这一轮摆一个牌组，或撤销这些步骤。
        [always] 需要{ $need }分，现有{ $have }分：这里拿了弃牌就要摆够这么多分，还差{ $missing }分。请再摆，或撤销这些步骤。
        [dry] 需要{ $need }分，现有{ $have }分：除非这一轮就出完牌，你自己的牌还差{ $missing }分才能开牌。请再摆，或撤销这些步骤。
       *[opening] 需要{ $need }分，现有{ $have }分：你自己的牌还差{ $missing }分才能开牌。请再摆，或撤销这些步骤。
    }
reason-open-pure =
    { $why ->
        [subrun] 你的开牌还缺一个有三张普通牌相连的顺子。请摆一个，或撤销这些步骤。
       *[new] 你的开牌还缺一个全用手牌、不含鬼牌的新顺子。请摆一个，或撤销这些步骤。
    }
reason-keep-card =
    { $why ->
        [forfeited] 你触碰了弃牌堆又从牌库摸牌，所以这一局不能出完牌。请多留一张牌。
       *[last] 必须留一张牌，用来弃牌结束本轮。请少摆一张。
    }
reason-joker-finish = 这张牌桌最后弃的牌不能是鬼牌。请摆出鬼牌，弃另一张牌。
# $cards is the card that was taken from the discard pile in this turn.
reason-throw-back =
    { $why ->
        [knock] { $cards }是你刚从弃牌堆拿的，敲牌时不能扔它。请扔别的牌。
       *[discard] { $cards }是你刚从弃牌堆拿的，同一轮里不能弃回去。请弃别的牌。
    }
# $most is how many new melds a turn may have.
reason-new-melds = 这张牌桌一轮最多摆{ $most }个新牌组。可以往牌组上搭牌，或者弃牌。
# $cards is the card that was turned up.
reason-upcard-passed = 双方都放弃了{ $cards }，它就留在那里。请从牌库摸牌。
reason-must-knock =
    { $why ->
        [gin] 你的手牌已成金，这张牌桌要马上亮牌。请扔掉那张牌来敲，不留散牌。
        [less] 你的手牌已成金，这张牌桌要马上亮牌。请选不留散牌的扔牌和牌组。
       *[wall] 拿最后一张弃牌只能是为了敲牌。请现在敲牌。
    }
# $cards are those in no meld and $have what they count; a knocker may keep $need.
reason-deadwood =
    { $why ->
        [wall] 拿了{ $cards }也不能敲牌：散牌会超过{ $need }分。请放弃。
        [test] 这张牌桌只按一种组牌方式判断，剩下{ $cards }：散牌{ $have }分，最多只能{ $need }分。请弃牌，继续打。
        [melds] 会剩下{ $cards }，散牌{ $have }分，敲牌最多只能{ $need }分。请选别的牌组：你的手牌可以更好。
        [gin] 会剩下{ $cards }，散牌{ $have }分，而这一局只能成金。请弃牌，继续打。
       *[knock] 会剩下{ $cards }，散牌{ $have }分，敲牌最多只能{ $need }分。请弃牌，继续打。
    }
# $cards are those in no meld.
reason-not-melded =
    { $count ->
        [1] { $cards }不在牌组里，而大金要每张牌都在牌组里。请扔掉它来敲牌，或选别的牌组。
       *[other] { $cards }不在牌组里，而大金要每张牌都在牌组里。请选别的牌组，或扔一张牌来敲牌。
    }
# $need is how many jokers must still be laid.
reason-joker-unused =
    { $why ->
        [new-meld]
            { $need ->
                [1] 你换来的鬼牌必须在这一轮放进新牌组。请用它摆一个，或撤销换牌。
               *[other] 你换来的{ $need }张鬼牌必须在这一轮放进新牌组。请摆出它们，或撤销换牌。
            }
       *[any]
            { $need ->
                [1] 你换来的鬼牌必须在这一轮摆出。请摆出，或撤销换牌。
               *[other] 你换来的{ $need }张鬼牌必须在这一轮摆出。请摆出，或撤销换牌。
            }
    }

# The rules in prose, made from the answers of a table.
#
# Every answer is given under its path with dashes ($swap-from-set, $values-court): words as they stand in the
# rules file, yes or no, or a number. $title is the name of the game; $seats "4" or "2 to 6" players; $wins is
# most or fewest, the points that win.

# How numbers of players are said.
seats-span = { $low }至{ $high }
# The heading above a game's rules.
rules-title = { $title }规则
rules-title-seats = { $title }规则（{ $seats }人）
rules-changes = 这张牌桌的改动
rules-instead = 标准的{ $title }：{ $answers }。
# Where a text is no more than a draft.
rules-draft = 这份译文是我们自己的草稿，还没有母语读者审阅过。
# Above the rules of a preset in the documents. $law and $knobs are addresses.
rules-page-note = 版本{ $version }。括号里的编号是[规则法典]({ $law })的编号，那里每条规则都注明来源。牌桌可以更改的内容见[房规表]({ $knobs })。
rules-section-goal = 这是什么游戏？
rules-section-deck = 用牌
rules-section-deal = 发牌
rules-section-turn = 一轮
rules-section-passport = 通行证
rules-section-melds = 牌组
rules-section-jokers = 鬼牌
rules-section-layoff = 搭牌
rules-section-swap = 换鬼牌
rules-section-dead = 出局
rules-section-end = 一局的结束
rules-section-count = 计分
rules-section-match = 比赛

## What is it about?

rule-goal = 你要让自己最后剩下的分数尽量少。手牌有两种去处：作为牌组摆到桌上，或者一张张搭到牌组上，自己的、别人的都可以。
rule-no-draw = 不摸牌，也不弃牌。一旦轮到你时没有牌可摆，你就出局，手里剩下的牌都要算分。所以要撑得久：每轮出一点往往比一次全出更好。

## The cards

rule-deck =
    { $seats }人玩时：{ $deck-packs }副52张的牌，{ $deck-jokers ->
        [0] 没有鬼牌
       *[other] 加{ $deck-jokers }张鬼牌
    }，一共{ $total }张。
rule-players =
    { $low ->
        [0] 适合{ $high }人玩。
       *[other] 适合{ $low }至{ $high }人玩。
    }

## The deal

rule-hand = { $seats }人玩时每人发{ $deal-hand-size }张牌。
# The usual number, before the exceptions.
rule-hand-all = 每人发{ $deal-hand-size }张牌。
rule-direction =
    牌一张一张地发，{ $deal-direction ->
        [anticlockwise] 按逆时针方向，第一张给庄家右边的玩家。轮次也按这个方向。
       *[clockwise] 按顺时针方向，第一张给庄家左边的玩家。轮次也按这个方向。
    }
rule-starter =
    { $deal-starter ->
        [dealer] 庄家先打。
       *[next] 庄家的下家先打。
    }
# $left is how many cards are left over, or "some" where that depends.
rule-aside =
    { $left ->
        [0] 没有剩下的牌。
        [some] 剩下的牌面朝下放在一边，不参与这一局。
       *[other] 剩下的{ $left }张牌面朝下放在一边，不参与这一局。
    }{ $deal-aside-shown-after ->
        [yes] 一局结束后亮出。
       *[no] 谁也不会看到。
    }

## A turn

rule-turn = 轮到你时，你至少要摆一个牌组或搭一张牌。可以多做，次序和次数不限，想结束就结束。不能跳过。
rule-turn-free = 一轮不必做超过一件事，能组的牌也不必组：三张A可以一轮一张地搭到已有的A刻子上。
rule-turn-stays = 桌上的牌留在原处。牌组不合并，不拆开，也不移动。

## The passport

rule-passport =
    你在一局里做的第一件事，是在第一轮摆一个牌组，这就是你的通行证。它不要求分数{ $jokers ->
        [0] 。
       *[other] ，也可以含鬼牌。
    }在此之前你{ $jokers ->
        [0] 不能搭牌
       *[other] 既不能搭牌，也不能换鬼牌
    }；在此之后，同一轮里什么都可以做。
rule-passport-must =
    { $idle-voluntary-dead ->
        [yes] 如果你第一轮没有牌组，就马上出局。如果有，可以摆出来，也可以照样出局。
       *[no] 如果你第一轮有牌组，就必须摆出来。如果没有，就马上出局；这很少见。
    }

## Melds

rule-runs =
    顺子是三张以上同花色相连的牌。{ $melds-circular ->
        [yes] A把两端连起来，所以顺子可以绕圈：Q、K、A、2。顺子最多13张牌。
       *[no]
            { $melds-aces ->
                [low] A算小，在2前面，K后面不能再接。
               *[both]
                    A可以在2前面算小，或在K后面算大，算大的A后面不能再接。{ $melds-run-max ->
                        [14] 最长的顺子有14张牌，两端各一张A。
                       *[13] 最长的顺子有13张牌，所以只有一张A。
                    }
            }
    }
rule-sets =
    刻子是三张以上同点数的牌。{ $melds-set-suits ->
        [distinct]
            花色各不相同，所以最多四张牌{ $jokers ->
                [0] 。
               *[other] ，鬼牌也算在内。
            }
       *[repeat] 花色可以重复，甚至可以是不同副里同样的牌，牌够多刻子就可以一直加。
    }

## Jokers

rule-no-jokers = 牌里没有鬼牌。
rule-jokers = 鬼牌可以当任何牌。在顺子里它当确定的一张牌，在刻子里只当那个点数。它当的牌，即使每一张都在别处看得到也行。只有印好的鬼牌才是百搭。
rule-jokers-said = 如果牌有两种读法，比如顺子或刻子，鬼牌在这端或那端，就由你说明。说了就算定。
rule-jokers-naturals =
    { $melds-min-naturals ->
        [0] 牌组可以全是鬼牌；由你说明它们当什么。
        [1] 牌组至少要有一张不是鬼牌的牌。
       *[other] 牌组至少要有{ $melds-min-naturals }张不是鬼牌的牌。
    }
rule-jokers-run =
    { $wild-max-in-run ->
        [0] 顺子里不能有鬼牌。
        [1] 顺子里可以有一张鬼牌。
        [any]
            顺子里鬼牌张数不限，{ $wild-adjacent ->
                [yes] 也可以相邻。
               *[no] 但两张不能相邻。
            }
       *[other]
            顺子里可以有{ $wild-max-in-run }张鬼牌，{ $wild-adjacent ->
                [yes] 也可以相邻。
               *[no] 但两张不能相邻。
            }
    }
rule-jokers-set =
    { $wild-max-in-set ->
        [any] 刻子里鬼牌张数不限。
        [0] 刻子里不能有鬼牌。
        [1] 刻子里可以有一张鬼牌。
       *[other] 刻子里可以有{ $wild-max-in-set }张鬼牌。
    }
rule-jokers-place =
    { $wild-in-run ->
        [ends] 顺子里的鬼牌只能在一端，那一端就不能再加长。
        [burnt] 顺子里的鬼牌只能当绝张，也就是摆出时每一张都已在桌上的牌。
       *[anywhere] 鬼牌可以在顺子的任何位置。
    }
rule-jokers-fixed =
    { $wild-rebind ->
        [slide] 如果你正好有顺子里鬼牌所当的那张牌，可以把它搭在鬼牌的位置，把鬼牌推到顺子空着的一端。
       *[fixed] 顺子加长时，鬼牌留在原位，当的牌不变。
    }

## Laying off

rule-layoff =
    你可以把任意多张牌搭到桌上任何牌组上，不论是谁摆的。顺子从两端按次序接。刻子搭同点数的牌，{ $melds-set-suits ->
        [distinct] 要它缺的花色。
       *[repeat] 已有的花色也行。
    }{ $melds-aces ->
        [low] { "" }
       *[both] 两端都接得上的A，由你说放哪一端。
    }
rule-layoff-jokers =
    { $layoff-joker-on-opponent ->
        [none] 鬼牌只能搭在自己的牌组上。
        [sets] 鬼牌可以搭在自己的牌组和别人的刻子上，不能搭在别人的顺子上。
       *[all] 鬼牌也可以搭在任何人的牌组上。
    }

## Swapping for a joker

rule-swap = 轮到你时，只要有了通行证，就可以用一张手牌放到桌上一张鬼牌的位置，不论是谁摆的，把那张鬼牌拿走。在顺子里，必须正是鬼牌所当的那张牌，哪一副的都行。
rule-swap-set =
    { $swap-from-set ->
        [square] 刻子有四张牌、三个不同花色时，才能换得里面的鬼牌：要用缺的那个花色。三张的刻子里，它不当某一张牌。
        [square_both] 只有在普通牌把刻子凑成四张牌、三个不同花色的那一轮，才能换得里面的鬼牌：要用缺的那个花色。
        [never] 刻子里的鬼牌不能换。
       *[rank] 在刻子里，同点数的任何一张都行。
    }
rule-swap-free =
    换鬼牌不算行动：同一轮里你还是要摆一个牌组或搭一张牌。之前之后，想换几次都可以。{ $swap-same-turn ->
        [yes] 摆通行证的那一轮也不例外。
       *[no] 只有摆通行证的那一轮不能换。
    }
rule-swap-use =
    { $swap-use ->
        [new_meld] 换来的鬼牌必须在本轮结束前放进新牌组。
        [any] 换来的鬼牌必须在本轮结束前摆出，组牌或搭牌都行。
       *[keep] 换来的鬼牌可以留到以后几轮用；最后还在手里就照样算分。
    }
rule-swap-last =
    换鬼牌是一张换一张，所以不会把手牌出完。{ $swap-use ->
        [keep] 如果换了以后没有牌可摆，你就出局，鬼牌留在手里。
       *[other] 如果鬼牌摆不出去，就撤销换牌。
    }

## Dead

rule-dead =
    { $idle-voluntary-dead ->
        [yes] 一轮开始时，你可以宣布自己出局，还能行动时也可以。如果不能行动，你就出局。
       *[no] 如果轮到你时既不能摆牌组也不能搭牌，你就出局。还能行动时不能出局。
    }{ $jokers ->
        [0] { "" }
       *[other]
            { $idle-dead-counts-swaps ->
                [yes] 换鬼牌以后有牌可摆，就算还能行动。
               *[no] 换鬼牌才能做到的事，不算还能行动。
            }
    }
rule-dead-auto =
    { $idle-auto-dead ->
        [yes] 如果轮到你时不能行动，牌桌会替你宣布。
       *[no] 如果不能行动，由你自己宣布。
    }
rule-dead-after = 出局的玩家这一局不再打，手牌面朝下留着，全部算分，后来本可以搭到牌组上的牌也算。

## The end of a deal

rule-game = 谁摆出手里最后一张牌，就“清牌”，当场赢下这一局，一轮打到一半也算。此后谁也不能再摆牌，手里有牌组也不行。
rule-last-survivor =
    { $out-last-survivor ->
        [ends] 否则，只剩一人没出局时，这一局就结束。
       *[plays_on] 否则，全部出局时这一局结束。最后一个没出局的人独自继续打。
    }这时分数最少的赢。每一轮要么摆出牌，要么出局，所以一局总会结束。

## Counting

rule-values =
    手里剩下的牌这样算分：2到10按牌面，J、Q、K各{ $values-court }分，A算{ $values-ace-in-hand }分{ $jokers ->
        [0] 。
       *[other]
            { $values-joker-in-hand ->
                [doubles_hand] 。鬼牌本身不算分，但使手牌分加倍，有几张都只加倍一次。
               *[other] ，鬼牌算{ $values-joker-in-hand }分。
            }
    }
rule-score =
    你的得分是手里剩下的牌的总和{ $jokers ->
        [0] 。
       *[other] ，鬼牌也算。
    }清牌时是0分。分数越少越好。
rule-no-passport =
    { $score-no-passport ->
        [plus_50] 从未摆过牌组就出局的玩家，另加50分。
        [double] 从未摆过牌组就出局的玩家，手牌分算两倍。
       *[none] 出局不另外罚分，没有通行证也一样：整手牌的分已经够了。
    }

## The match

rule-match =
    { $match-kind ->
        [independent]
            每局各算各的。{ $match-deals ->
                [none] 想打几局就打几局。
                [1] 比赛只有1局。
               *[other] 比赛共{ $match-deals }局，赢得局数最多的人获胜。
            }
       *[cumulative]
            各局分数累加，总分{ $wins ->
                [most] 最高
               *[fewest] 最低
            }的人获胜。{ $match-target ->
                [none] 打完{ $match-deals }局，比赛结束。
               *[other]
                    { $match-elimination ->
                        [yes]
                            达到{ $match-target }分的人淘汰。最后留下的人获胜；如果一个不剩，总分最低的人获胜。{ $match-deals ->
                                [none] { "" }
                               *[other] 最迟打完{ $match-deals }局，比赛结束。
                            }
                       *[no]
                            有人总分达到{ $match-target }分{ $match-deals ->
                                [none] 时，比赛结束。
                               *[other] 时，或打完{ $match-deals }局后，比赛结束。
                            }
                    }
            }
    }
rule-last-deal =
    { $match-last-deal-factor ->
        [1] 各局分量相同。
       *[other] 最后一局的分数乘以{ $match-last-deal-factor }。
    }
rule-dealer =
    第一局抽签定庄家。以后{ $match-dealer ->
        [next] 每局由下一位玩家坐庄。
        [worst_loser]
            由上一局分数{ $wins ->
                [most] 最少
               *[fewest] 最多
            }的玩家坐庄。
       *[last_winner] 由上一局的赢家坐庄。
    }{ $match-dealer ->
        [next] { "" }
       *[other] 若有几人相同，从庄家起按轮次最先数到的那位坐庄。
    }
rule-ties =
    几人同样赢下一局时，算并列。{ $match-ties ->
        [extra_deal] 几人并列领先时比赛不结束：大家继续打，直到只有一人领先。
       *[shared] 比赛也一样。
    }
rule-settlement =
    { $match-settlement ->
        [difference]
            每局以后，每人向分数比自己{ $wins ->
                [most] 多
               *[fewest] 少
            }的每个人付差额，只论分数。
        [winner_takes_difference] 每局以后，每人向赢家付分数的差额；有几个赢家时平分。
       *[none] 玩家之间不结算；分数就是结果。
    }
rules-section-opening = 开牌
rules-section-free = 换出鬼牌
rules-section-borrow = 从牌组借牌
rules-section-carte = 只剩一张
rules-section-stock = 牌库
rules-section-out = 出完牌

## What is it about?

rule-rami-goal =
    你要最先出完牌；别人先出完时，手里的分数要少。{ $wins ->
        [most] 最先出完的人收取其他人手里的全部分数。
       *[fewest] { "" }
    }手牌有三种去处：作为牌组摆到桌上，一张张搭到牌组上，以及每轮弃一张。

## The deal

rule-rami-hand =
    { $seats }人玩时每人发{ $deal-hand-size }张牌{ $deal-extra ->
        [0] 。
       *[other] ，先开始的人多一张。
    }
rule-rami-hand-all =
    每人发{ $deal-hand-size }张牌{ $deal-extra ->
        [0] 。
       *[other] ，先开始的人多一张。
    }
rule-rami-cut =
    庄家左边的玩家切牌。{ $deal-cut-joker ->
        [kept] 切到鬼牌就留下，算发给这位玩家的一张牌。
       *[ignored] 切到什么牌都没有关系。
    }
rule-rami-starter =
    { $deal-starter ->
        [dealer] 庄家先打
       *[next] 庄家的下家先打
    }{ $deal-extra ->
        [0]
            。{ $deal-starter-first-turn ->
                [full] 这一轮与别的轮次一样。
               *[discard_only] 这第一轮不摆牌：只摸牌和弃牌。
            }
       *[other]
            ，因为多一张牌，所以不摸牌。{ $deal-starter-first-turn ->
                [full] 这一轮可以像别的轮次一样摆牌，然后弃牌。
               *[discard_only] 这第一轮只弃牌，不做别的。
            }
    }
# $left is how many cards are left over, or "some" where that depends.
rule-rami-stock =
    { $left ->
        [some] 剩下的牌
       *[other] 剩下的{ $left }张牌
    }面朝下放着，这就是牌库。{ $deal-upcard ->
        [yes] 旁边翻开一张，作为弃牌堆的第一张。
       *[no] 旁边的弃牌堆起初是空的。
    }

## A turn

rule-rami-turn =
    轮到你时先拿一张牌，然后能摆就随你摆，最后面朝上弃一张。{ $jokers ->
        [0] 弃哪张都行，桌上接得上的牌也可以。
       *[other] 弃哪张都行，鬼牌或桌上接得上的牌也可以。
    }
rule-rami-take =
    你从牌库摸牌，或拿弃牌堆顶的牌。{ $draw-take ->
        [free] 拿来的弃牌可以收进手里。
       *[must_lay]
            拿来的弃牌必须在同一轮摆出{ $jokers ->
                [0] ：组成新牌组，或者搭牌。
               *[other] ：组成新牌组、搭牌，或者用来换鬼牌。
            }
    }{ $opening-kind ->
        [free] { "" }
       *[other] 开牌以前，只有用它在这一轮开牌时才能拿。
    }
rule-rami-take-round =
    { $draw-take-from-round ->
        [1] 从第一轮起你就可以拿弃牌堆的牌。
       *[other] 从一局里你的第{ $draw-take-from-round }轮起，可以拿弃牌堆的牌。
    }
rule-rami-throw-back =
    { $draw-throw-back ->
        [no] 从弃牌堆拿的牌不能在同一轮弃掉。
       *[yes] 从弃牌堆拿的牌可以在同一轮再弃掉。
    }
rule-rami-take-joker =
    { $draw-take-joker ->
        [no] 弃牌堆上的鬼牌不能拿。
       *[yes] 弃牌堆上的鬼牌可以像别的牌一样拿。
    }
rule-rami-touch =
    { $draw-touch ->
        [no_dry_this_turn] 触碰了弃牌堆却仍从牌库摸牌的人，这一轮不能算一次出完：出完牌只按普通计分。
        [no_dry_this_deal] 触碰了弃牌堆却仍从牌库摸牌的人，这一局不能再算一次出完：一轮出完也只按普通计分。
        [no_exit_this_deal] 触碰了弃牌堆却仍从牌库摸牌的人，这一局不能再出完牌。
       *[ignored] 触碰了弃牌堆却仍从牌库摸牌，没有任何代价。
    }

## Melds

rule-rami-melds = 牌组属于摆出它的人。两个一样的牌组可以并存。
rule-rami-new-melds =
    { $out-new-melds ->
        [any] 一轮里可以摆任意多个新牌组。
        [1] 一轮里可以摆一个新牌组，另外随意搭牌。
       *[other] 一轮里最多可以摆{ $out-new-melds }个新牌组，另外随意搭牌。
    }

## Jokers

rule-rami-jokers =
    鬼牌可以当任何牌。在顺子里它当确定的一张牌。{ $melds-set-suits ->
        [repeat] 在刻子里它只当那个点数。
       *[distinct] 在四张的刻子里它当缺的那个花色。在三张的刻子里它当两个缺的花色之一，谁也说不准是哪一个。
    }只有印好的鬼牌才是百搭。
rule-rami-burnt =
    { $wild-burnt-counts-discards ->
        [yes] 弃牌堆上的同样一张牌与牌组里的一样算。
       *[no] 只算牌组里的，不算弃牌堆上的。因此没有剩下的牌可以换出顺子里的鬼牌。
    }

## The opening

rule-rami-opening =
    { $opening-kind ->
        [none] 你在一局里首次摆牌，也就是开牌，可以是任何牌组，在你的任何一轮。
        [free] 首次摆牌没有要求：可以摆任何牌组，自己还没有牌组时也可以往别人的牌组上搭牌。
       *[points]
            你在一局里首次摆牌叫作开牌。{ $opening-points ->
                [0] 它不要求分数。
               *[other] 那一轮摆出的牌合计要有{ $opening-points }分以上；正好{ $opening-points }分就够。
            }
    }
rule-rami-pure =
    { $opening-pure-run ->
        [subrun] 其中要有一个新摆的、全用手牌的顺子，有三张普通牌相连；旁边可以有鬼牌。
        [off] 不要求有不含鬼牌的顺子。
       *[new] 其中要有一个新摆的、全用手牌的、不含鬼牌的顺子。
    }
rule-rami-worth =
    2到10按牌面，J、Q、K各{ $values-court }分，A{ $values-ace-in-meld ->
        [always_10] 总是10分。
       *[by_place] 在顺子的小端算1分，在K后面和在刻子里算11分。
    }{ $jokers ->
        [0] { "" }
       *[other]
            { $opening-joker-counts ->
                [zero] 鬼牌不算分。
                [thirty_five] 鬼牌算35分。
               *[replaced] 鬼牌与它所当的牌分数一样。
            }
    }
rule-rami-opening-table =
    { $borrow-kind ->
        [off] 往别人的牌组上搭牌可以是开牌的一部分，
       *[single] 往别人的牌组上搭牌、从别人的牌组借牌可以是开牌的一部分，
    }但只算你自己新摆的牌。开牌不能分几轮完成。{ $jokers ->
        [0] { "" }
       *[other] 从桌上换出的鬼牌不算在开牌里。
    }
rule-rami-opening-discard =
    { $opening-points-from-discard ->
        [same]
            如果这一轮先拿了弃牌堆的牌，开牌要的分数也一样。{ $opening-discard-points-always ->
                [yes] 以后谁拿弃牌，那一轮也要摆出这么多分的牌。
               *[no] { "" }
            }
       *[other]
            如果这一轮先拿了弃牌堆的牌，开牌需要{ $opening-points-from-discard }分。{ $opening-discard-points-always ->
                [yes] 以后谁拿弃牌，那一轮也要摆出这么多分的牌。
               *[no] 以后拿弃牌不再要求分数。
            }
    }
rule-rami-opening-round =
    { $opening-kind ->
        [free]
            { $opening-from-round ->
                [1] 从第一轮起你就可以摆牌。
               *[other] 从一局里你的第{ $opening-from-round }轮起可以摆牌。
            }
       *[other]
            { $opening-from-round ->
                [1] 从第一轮起你就可以开牌。
               *[other] 从一局里你的第{ $opening-from-round }轮起可以开牌。
            }
    }
rule-rami-after = 开牌以后，你可以摆任何牌组，不论多少分。

## Laying off

rule-rami-layoff = 开牌以后可以搭牌，搭牌也可以是开牌的一部分。

## Freeing a joker

rule-rami-swap =
    轮到你时{ $opening-kind ->
        [free] ，你
       *[other] ，只要已经开牌，你
    }可以用一张手牌放到桌上一张鬼牌的位置，不论是谁摆的，把那张鬼牌拿走。在顺子里，必须正是鬼牌所当的那张牌，哪一副的都行。
rule-rami-swap-turn =
    { $swap-same-turn ->
        [no] 开牌的那一轮还不能换。
       *[yes] 开牌的那一轮，开牌一完成就可以换。
    }

## Borrowing from melds

rule-rami-borrow =
    { $borrow-kind ->
        [off] 牌组里的牌留在那里，不能拿去组别的牌组。
       *[single]
            你可以从桌上的牌组里拿走普通牌，不论是谁摆的，只要留下的牌组还有三张以上：刻子里的哪张都行，顺子只能从两端拿。借来的牌要在同一轮一起放进一个新牌组，并且至少有一张手牌。新牌组归你，原来的牌组仍归原主。{ $opening-kind ->
                [free] { "" }
               *[other] 借牌要先开牌，或者作为开牌的一部分。
            }
    }
rule-rami-borrow-split =
    { $borrow-split ->
        [yes] 也可以从顺子中间拿牌，只要它分成两个三张以上的顺子。
       *[no] 不能从顺子中间拿牌，即使两半都够长。
    }
rule-rami-borrow-joker =
    { $borrow-joker ->
        [yes] 鬼牌可以像普通牌一样借。
       *[no] 鬼牌不能借；只能用它所当的牌换出来。
    }{ $borrow-from-joker-meld ->
        [no] 有鬼牌的牌组不能借牌。
       *[yes] 有鬼牌的牌组里，其他牌可以借。
    }

## One card left

rule-rami-carte =
    { $out-carte ->
        [auto] 弃牌后你只剩一张时，牌桌会替你报单，提醒大家。
        [off] 谁也不必说还剩几张牌。
       *[manual] 弃牌后你只剩一张时，要说“报单”。忘了说，就马上从牌库摸两张，不够就有几张摸几张。
    }
rule-rami-a-carte =
    { $draw-take-with-one ->
        [yes] 手里只剩一张时，也可以拿弃牌堆的牌。
       *[no] 手里只剩一张时，不能拿弃牌堆的牌。
    }

## The stock

rule-rami-renew =
    { $draw-renewals ->
        [0] 牌库用完后不再重组。
       *[other]
            需要摸牌而牌库已经用完时，{ $draw-renew ->
                [taken] 你可以拿顶上的弃牌，或把整堆弃牌照原样翻过来：它就是新牌库，你从中摸牌。
                [turned] 把弃牌照原样翻过来，不洗牌，作为新牌库。
               *[shuffled] 把弃牌洗好，作为新牌库。
            }{ $draw-renewals ->
                [1] 一局里只做一次。
                [any] 需要几次就做几次。
               *[other] 一局里最多做{ $draw-renewals }次。
            }
    }
rule-rami-renew-top =
    { $draw-renew ->
        [taken] 没有人拿时，顶上的弃牌与其他的一起翻过来。
       *[other]
            { $draw-renew-keeps-top ->
                [no] 顶上的弃牌与其他的一起用。
               *[yes] 顶上的弃牌留在原处。
            }
    }
rule-rami-blocked =
    没有牌可摸时，{ $opening-kind ->
        [free] 你还可以拿顶上的弃牌。
       *[other] 只要摆得出去，你还可以拿顶上的弃牌。
    }否则这一局成为僵局：{ $score-pays ->
        [winner_collects] 谁也不得分，谁也没有赢。
       *[own_cards] 每人都按输家算，不加倍，谁也没有赢。
    }
rule-rami-max-turns = 一局打满{ $out-max-turns }轮，也成为僵局。

## Going out

rule-rami-out =
    { $out-discard ->
        [optional] 有人手里没有牌了，这一局马上结束，不论最后一张是弃掉还是摆出。
       *[required] 有人弃掉最后一张牌，这一局就结束。所以摆牌时总要留一张来弃。
    }其余的牌必须真的摆在桌上；只亮出手牌不算。
rule-rami-at-once =
    { $opening-kind ->
        [free] 一局里从没摆过牌，却在一轮里出完，叫作一次出完，也叫“拉米”。
       *[other] 在开牌的那一轮就出完牌，叫作一次出完。如果那时别人都还没开牌，就叫干拉米（rami sec）。
    }
rule-rami-at-once-needs =
    { $out-at-once-needs ->
        [run_only] 需要开牌所要的顺子，但不要求分数。
        [none] 既不要求分数，也不要求开牌所要的顺子。
       *[points_and_run] 与任何开牌一样，需要分数和顺子。
    }
rule-rami-at-once-table =
    { $out-at-once-may-use-table ->
        [no] 如果用到了桌上原有的牌组，就只按普通计分。
       *[yes] 用不用桌上原有的牌组都一样。
    }
rule-rami-joker-finish =
    { $score-joker-finish ->
        [double] 不是一次出完，而最后弃的是鬼牌时，其他人的分数加倍。
        [flat_200] 不是一次出完，而最后弃的是鬼牌时，其他人都记200分。
        [forbidden] 最后弃的牌不能是鬼牌。
       *[plain] 最后弃的牌可以是鬼牌。不是一次出完时，没有任何影响。
    }

## Counting

rule-rami-score =
    { $score-pays ->
        [winner_collects]
            出完牌的人，得其他人手里剩下的牌的分数总和{ $score-winner-bonus ->
                [0] 。
               *[other] ，另加{ $winner-gets }分。
            }其他人不得分。分数越多越好。
       *[own_cards]
            { $score-winner-bonus ->
                [0] 出完牌的人记0分。
               *[other] 出完牌的人记{ $score-winner-bonus }分，从总分里减去。
            }{ $opening-kind ->
                [free] 其他人
               *[other] 已开牌的其他人
            }按手里剩下的牌算分。分数越少越好。
    }
rule-rami-unopened = 那时还没开牌的人记{ $score-unopened }分，不论手里是什么。
rule-rami-multiply =
    有人一次出完时，其他所有人{ $opening-kind ->
        [free] { "" }
       *[other] （不论开牌没有）
    }的分数都乘以{ $score-at-once-factor }{ $jokers ->
        [0] 。
       *[other] ；最后弃的是鬼牌时乘以{ $score-at-once-joker-factor }。
    }
rule-rami-flat =
    有人一次出完时，其他所有人{ $opening-kind ->
        [free] { "" }
       *[other] （不论开牌没有）
    }都记100分{ $jokers ->
        [0] 。
       *[other] ；最后弃的是鬼牌时记200分。
    }
rule-rami-dry =
    一次出完就是干出，按那一轮摆出几张鬼牌计分。{ $score-dry-table ->
        [falling] 没有鬼牌时，其他人的分数算两倍，一张鬼牌算一倍半，更多算一倍。
        [literal] 没有鬼牌时，其他人的分数算一倍，一张鬼牌算一倍半。更多又算一倍，但没开牌的玩家算两倍。
       *[rising] 没有鬼牌时，其他人的分数算一倍，一张鬼牌算一倍半，更多算两倍。
    }
rule-rami-rounding =
    { $score-rounding ->
        [down] 半分舍去。
       *[half_up] 半分进为一分。
    }
rules-section-knock = 敲牌
rules-section-showing = 敲牌以后
rules-section-wall = 牌库见底

## What is it about?

rule-gin-goal = 你在手里凑牌组，不让别人看见。剩下的牌分数够少时就敲牌，双方亮出手牌，牌组以外分数少的一方得分。分数越多越好。

## The cards

rule-gin-deck = 用一副52张的牌，没有鬼牌。

## The deal

rule-gin-hand =
    每人发{ $deal-hand-size }张牌，一张一张地发{ $deal-extra ->
        [0] 。
       *[other] ，先开始的人多一张。
    }
rule-gin-stock =
    { $deal-upcard ->
        [yes] 再翻开一张，作为弃牌堆的第一张。其余{ $left }张面朝下放在旁边，这就是牌库。
       *[no] 其余{ $left }张牌面朝下放着，这就是牌库。旁边的弃牌堆起初是空的。
    }
rule-gin-starter =
    { $deal-starter ->
        [dealer] 庄家先打
       *[next] 不是庄家的玩家先打
    }{ $deal-extra ->
        [0] 。
       *[other]
            ，因为多一张牌，所以不摸牌。{ $deal-starter-first-turn ->
                [full] 这一轮可以像别的轮次一样敲牌，否则弃牌。
               *[discard_only] 这第一轮只弃牌，不做别的。
            }
    }
rule-gin-offer = 首先处理翻开的牌。先打的玩家可以拿走它；如果放弃，另一位可以拿。拿的人弃一张牌，然后接着打。如果双方都放弃，先打的玩家从牌库摸牌，翻开的那张就不能再拿了。

## A turn

rule-gin-turn = 轮到你时拿一张牌，牌库顶或弃牌堆顶的都行。然后面朝上弃一张牌，或者敲牌。从弃牌堆拿了什么、弃了什么，大家都看得到。
rule-gin-throw-back =
    { $draw-throw-back ->
        [yes] 从弃牌堆拿的牌可以在同一轮再弃掉。
       *[no] 从弃牌堆拿的牌不能在同一轮弃掉。
    }
rule-gin-mutual =
    { $draw-mutual-return ->
        [ends] 双方接连这样做时，流局。
       *[plays_on] 双方可以接连这样做，不限次数。
    }
rule-gin-takes =
    { $draw-takes ->
        [any] 从弃牌堆拿牌不限次数。
       *[other] 双方合计第{ $draw-takes }次要从弃牌堆拿牌时，改为流局。拿开局翻开的那张不算。
    }

## Melds

rule-gin-melds = 有人敲牌以前，牌组都留在手里。一张牌只能算在一个牌组里。
rule-gin-deadwood = 不在牌组里的牌是散牌。2到10按牌面，J、Q、K各{ $values-court }分，A算{ $values-ace-in-hand }分。你的散牌分，按剩得最少的组牌方式计算。

## Knocking

rule-gin-knock =
    拿了牌以后，你可以面朝下扔一张牌来敲牌。{ $knock-limit ->
        [0] 其余的牌必须都在牌组里，不能有散牌。
        [upcard] 其余的散牌分不能超过翻开的牌的分数。
       *[other] 其余的散牌最多{ $knock-limit }分。
    }你亮出牌组，把散牌分开放。只要剩下的不超过这个分数，怎样组牌都行；没有说明就按剩得最少的方式。
rule-gin-upcard =
    翻开J、Q或K时以{ $values-court }分为限，这个分数整局不变，不论谁拿了那张牌。{ $knock-upcard-ace ->
        [gin_only] 翻开A时不能有散牌：只能成金。
       *[one] 翻开A时以{ $values-ace-in-hand }分为限。
    }
rule-gin-knock-throw =
    { $knock-throw-back ->
        [yes] 敲牌时扔的牌可以是刚从弃牌堆拿的那张。
       *[no] 敲牌时扔的牌不能是刚从弃牌堆拿的那张。
    }
rule-gin-test =
    { $knock-test ->
        [first_melds] 能否敲牌只看一种组牌方式：把全部手牌组起来、剩得最少的第一种方式，再减去组外最大的一张。因此有少数手牌，换一种组法可以敲，却不能敲。
       *[exact] 只要有一种扔牌和组牌的方式剩得够少，就可以敲牌。
    }
rule-gin-gin =
    敲牌时没有散牌叫作成金。{ $knock-gin ->
        [must] 可以成金时必须亮出来：不能弃牌，也不能带着散牌敲牌。
       *[may] 可以敲牌或成金时，并不必马上做。
    }
rule-gin-big =
    { $score-big-gin ->
        [none] 不玩大金，也就是全部手牌都在牌组里而不扔牌：总要扔一张。
       *[other] 如果连同刚拿的牌，全部手牌都在牌组里，你可以全部亮出，一张不扔。这就是大金。
    }

## After the knock

rule-gin-layoff =
    { $knock-layoffs ->
        [no] 敲牌以后不搭牌。对方也亮出牌组，剩下的是散牌。
       *[yes] 敲牌而未成金时，对方可以把牌搭到敲牌者的牌组上：刻子的第四张，顺子任一端的下一张，也可以接着刚搭的牌。为此可以拆开自己的牌组。既接得上刻子又接得上顺子的牌，由对方说放哪里。敲牌者不搭牌。成金以后也不搭牌。
    }
rule-gin-layoff-ends =
    { $knock-layoffs-per-end ->
        [any] 顺子的每一端可以搭任意多张牌。
        [1] 顺子的每一端可以搭一张牌。
       *[other] 顺子的每一端最多可以搭{ $knock-layoffs-per-end }张牌。
    }
rule-gin-defender =
    { $knock-defender ->
        [chosen] 然后对方说明亮出哪些牌组；其余都是散牌。
       *[best] 然后亮出对方最好的牌组，剩下的是散牌。
    }

## The end of the stock

rule-gin-wall =
    { $draw-last ->
        [0] 牌库的最后一张可以摸。
        [1] 牌库的最后一张不摸。
       *[other] 牌库的最后{ $draw-last }张不摸。
    }{ $draw-wall ->
        [knock] 牌库不能再摸而有人弃牌没有敲时，如果对方拿了这张弃牌就能敲牌，还可以拿，并且必须敲牌。否则流局。
        [declare] 牌库不能再摸而有人弃牌没有敲时，对方拿这张弃牌继续打，或宣布流局。然后又由前一位选择。
       *[dead] 牌库不能再摸而有人弃牌没有敲时，流局。
    }
rule-gin-max-turns = 一局打满{ $out-max-turns }轮，也算流局。
rule-gin-dead = 流局时谁也不得分。

## Counting

rule-gin-score = 敲牌以后，如果敲牌者的散牌比对方少，就得差额的分数。对方不得分。
rule-gin-undercut =
    如果对方的散牌更少，就是反敲：对方得差额，另加{ $score-undercut }分。{ $score-tie ->
        [nothing] 双方相等时，谁也不得分。
       *[undercut] 双方相等时，也算反敲。
    }被敲后没有散牌，也只算反敲，不算成金。
rule-gin-bonus = 成金得对方的散牌分，另加{ $score-gin }分。
rule-gin-big-bonus = 大金得对方的散牌分，另加{ $score-big-gin }分。
rule-gin-spades =
    { $score-spade-doubles ->
        [yes] 翻开的牌是黑桃时，这一局的得分连同奖分都加倍。
       *[no] 翻开的牌是什么花色都没有关系。
    }

## The match

rule-gin-match =
    { $match-kind ->
        [independent]
            每局各算各的。{ $match-deals ->
                [none] 想打几局就打几局。
                [1] 比赛只有1局。
               *[other] 比赛共{ $match-deals }局，赢得局数最多的人获胜。
            }
       *[cumulative]
            各局分数累加成一盘。{ $match-target ->
                [none] 打完{ $match-deals }局，这一盘结束。
               *[other]
                    有人达到{ $match-target }分{ $match-deals ->
                        [none] 时，这一盘结束。
                       *[other] 时，或打完{ $match-deals }局后，这一盘结束。
                    }
            }全部合计以后，分数最多的人获胜。
    }
rule-gin-game-bonus =
    { $match-game-bonus ->
        [0] 赢下一盘没有奖分。
       *[other] 那时分数最多的人赢下这一盘，另得{ $match-game-bonus }分。
    }
rule-gin-box =
    { $match-box ->
        [0] 赢下的局不另外算分。
       *[other] 每赢一局得一格，一盘结束时每格算{ $match-box }分。
    }{ $match-extra-boxes ->
        [yes] 反敲多得一格，成金或大金多得两格。
       *[no] 不论怎样赢，一局就是一格。
    }
rule-gin-shutout =
    如果对方一分未得，就是零封。{ $match-shutout ->
        [double_before_boxes] 赢家的分数和胜盘奖分加倍，然后再加格分。
        [double_all] 赢家的一切都加倍，格分也加倍。
        [double_bonus] 胜盘奖分加倍。
        [plus_100] 赢家另得100分。
       *[none] 没有额外所得。
    }
rule-gin-columns =
    { $match-columns ->
        [1] 一盘就是一场比赛。
       *[other] 三盘同时进行，并排记在记分表的三栏里。这叫好莱坞计分。
    }
rule-gin-hollywood = 你的第一次胜局记在第一栏，第二次记在前两栏，第三次和以后各次记在全部三栏。每栏各是一盘，有自己的结束、奖分、格和零封。已结束的栏不再记分；如果你在那一栏还没有记分，下一次“首记”就记到下一栏。三栏都结束时比赛结束，三栏合计。
rule-gin-dealer =
    第一局抽签定庄家。以后{ $match-dealer ->
        [next] 双方轮流坐庄。
        [last_winner] 由上一局的赢家坐庄。
       *[worst_loser] 由上一局的输家坐庄。
    }谁也没有赢的一局，由同一个庄家重发。
rule-gin-ties =
    { $match-ties ->
        [extra_deal] 最后双方分数相同，就继续打到有人领先。
       *[shared] 最后双方分数相同，比赛算并列获胜。
    }

# One or two sentences for a rule on which the sources are silent or contradict each other: what speaks for what.

rules-why = 各种来源的不同：{ $why }

## Penang Rummy

why-deck = 用三副牌时有几张鬼牌，没有来源提到；九张使鬼牌的比例不变。
why-hand = 旧文本给每人发20张牌，只对三人玩作了例外。
why-aside = 有一个网页说整副牌全部发完，按这些数字是不可能的。
why-passport-must = 文本里没有跳过一说，所以谁也不能自愿出局。
why-runs-penang = 文本允许顺子两端各有一张A；有些近亲玩法到十三张为止，另一些可以绕圈。
why-sets-penang = 文本说最大的刻子有十四张牌，这就需要花色重复和六张鬼牌；近亲玩法要求花色各不相同。
why-jokers-naturals = 牌组能否全是鬼牌，没有来源提到。没有普通牌，谁也看不出它是什么。
why-jokers-many = 文本里最大的刻子需要六张鬼牌，所以没有上限；许多近亲玩法一个牌组只许一张。
why-jokers-place = 多数来源没有限制。有一种近亲玩法只许鬼牌在顺子两端，另一种只许当绝张。
why-jokers-fixed = 鬼牌能否移动，没有来源提到。既然可以换来再搭出去，这几乎没有影响。
why-layoff-jokers-penang = 文本没有限制；近亲玩法不许鬼牌搭在别人的顺子上。
why-swap-set-penang = 文本要求用合适的牌，而刻子里同点数的牌都合适；近亲玩法要求用缺的花色。
why-swap-use-penang = 文本许可留着鬼牌，风险是要算它的分；近亲玩法要求马上摆出。
why-dead = 文本说换鬼牌不算行动，又说能搭牌的人没有出局。换了鬼牌就能搭牌。
why-last-survivor = 文本说全部出局时一局结束，有一个网页说只剩一人时就结束。
why-values-penang = 只有一个网页给出牌的分数，这里用的就是它的数字。
why-no-passport = 文本和网页都没有提到罚分；整手牌的分已经够了。
why-match-penang = 有人每局各算，有人累加。累加到多少没有来源提到；四人打到300分大约要八局。
why-dealer-penang = 文本提到两种办法：累加分数时由上一局的赢家坐庄，否则由分数最多的人坐庄。
why-ties = 打平怎么办，没有来源提到。

## Rami

why-rami-hand = 有发十张到十五张的玩法；十三张最常见。
why-rami-cut = 长文本由左边的人切牌，网页由右边的人切。只有留下鬼牌的玩法才有区别。
why-rami-starter = 长文本由庄家先打，第一轮只弃牌；网页由庄家的邻座先打，或者第一轮就是完整的一轮。
why-rami-stock = 有些网页开局翻开一张牌；长文本没有。
why-rami-take = 长文本要求弃牌在同一轮摆出。宽松的牌桌许可收进手里。
why-rami-rounds = 长文本没有限制轮次；网页要到第二、第三或第四轮才开放。
why-rami-take-joker = 弃牌堆上的鬼牌，只有一个网页提到，它不许拿。
why-rami-touch = 关于黎巴嫩玩法的文本不许触碰弃牌堆以后干出，但没有说到什么时候为止。
why-rami-runs = 长文本的次序里A有两个位置；有些网页到十三张为止。
why-rami-jokers = 长文本说一个顺子一张鬼牌。网页说一个牌组一张、两张、不多于普通牌，或者少于普通牌。
why-rami-burnt = 文本说两张都必须已经摆出。弃牌算不算，没有来源提到。
why-rami-pure = 长文本要求一个不含鬼牌的顺子。有一种近亲玩法只要三张普通牌相连，旁边有鬼牌也行，另一种不要求顺子。
why-rami-worth = 多数网页把鬼牌算作它所当的牌，有一个不算分；长文本还提到算35分的习惯。
why-rami-opening-discard = 关于黎巴嫩玩法的文本要求拿弃牌开牌时有71分。有些人每次都要求。
why-rami-layoff-jokers = 长文本不许鬼牌搭在别人的顺子上，没有提到别的。
why-rami-swap-set = 长文本用缺的花色换出四张刻子里的鬼牌。近亲玩法不许换，或要求同时给出缺的两张牌。
why-rami-swap-use = 长文本一处说鬼牌要放进新的组合，另一处只说要马上打出。
why-rami-swap-turn = 长文本要求先开牌。有一个网页在摆牌当中换，开牌一完成就可以换正与此相符。
why-rami-borrow = 长文本许可，只要留下三张牌；有些网页不许动桌上的牌。顺子中间和鬼牌怎么办，它没有提到。
why-rami-carte = 长文本：要么报单，要么摸两张。许多牌桌不用。
why-rami-renew = 长文本把弃牌洗好再用，没有说几次。有一种近亲玩法只做一次。
why-rami-blocked = 没有牌可摸时怎么办，没有来源提到。
why-rami-out = 长文本两处说必须留一张牌来弃，一处说最后一张可以摆出或弃掉。
why-rami-at-once-needs = 长文本两样都要求，也提到不要求分数的牌桌。
why-rami-joker-finish = 不是一次出完时最后弃鬼牌算什么，没有来源提到。有一条房规不许，另一条记200分。
why-rami-multiply = 长文本用乘法，也提到给每人记100分的牌桌。网页则给赢家减分。
why-rami-dry = 照原文，两张鬼牌与没有鬼牌一样，可是接着又说有三档。改成递增只需改一个词；改成递减则是奖励较难的出法。
why-rami-values = 长文本把手里的A算11分，鬼牌算20分；网页把A算1分，鬼牌算25、35或50分。黎巴嫩玩法里A是10分。
why-rami-match = 长文本没有给出数字。网页在100、201、301、500、700或1000分结束比赛。
why-rami-last-deal = 长文本把最后一局乘以1000；有一个网页用同样的名称指打到1000分的比赛。

## Basic Rummy

why-basic-rami-take = 多数书许可把牌收进手里；不许马上弃回去也同样常见。
why-basic-rami-renew = 多数书把弃牌翻过来，不洗牌。有些洗牌，有些让下一位玩家拿最后一张弃牌或翻牌堆。
why-basic-rami-new-melds = 有些书一轮只许一个新牌组；多数没有限制。
why-basic-rami-out = 有些牌桌要求弃掉最后一张，多数许可摆出。
why-basic-match = 书里让玩家自己定这个数字。

## Gin

why-gin-throw-back = 所有的书都不许；有一个常用来比较的程序许可。
why-gin-knock-throw = 书里不许把牌弃回去，但没有说敲牌时是否不同。
why-gin-big = 大金出自较新的书。有些给31分，有些给50分，较老的书没有它。
why-gin-wall = 书里说这一局流局；锦标赛上还可以拿最后一张弃牌来敲牌。
why-gin-undercut = 反敲从前奖10分，较新的书奖20或25分。有一个程序在双方相等时都不给分。
why-gin-bonus = 成金从前奖20分，较新的书奖25分。
why-gin-upcard = 许多牌桌规定翻开A就只能成金。
why-gin-spades = 黑桃加倍属于俄克拉何马玩法，那里也不是人人都用。
why-gin-box = 一格在较老的书里算20分，在较新的书里算25分。成金和反敲多得格是一些牌桌的习惯。
why-gin-shutout = 较老的书加100分，较新的书加倍，但加倍什么说法不一。
why-gin-hollywood = 被空栏的玩家接着记在哪里，各栏是否分别结束，书里都没有说定。
why-gin-dealer = 有些书由输家坐庄，许多由赢家坐庄。

# What sentences.py needs beside what the page says too: cards are above, under Cards, what happened ("happened-...")
# and the main labels ("do-...") under The page.

card-unknown = ??
# A meld by its cards: $whose is "Aina’s run" or "your set", $from and $to are cards, $ranks "eights".
meld-here =
    { $kind ->
        [run] { $whose }（{ $from }–{ $to }）
       *[set] { $whose }（{ $ranks }）
    }
meld-here-aloud =
    { $kind ->
        [run] { $whose }，{ $from }到{ $to }
       *[set] { $whose }，{ $ranks }
    }

## What a step does

label-swap = 用{ $card }换{ $meld }的鬼牌
label-side = { $label }，{ $way }
label-slide =
    把{ $card }放进{ $meld }，鬼牌移到{ $side ->
        [low] 小端
       *[high] 大端
    }
# $card is "hidden" where the listener may not see it.
happened-drew =
    { $me ->
        [yes] 你摸到{ $card }
       *[no]
            { $card ->
                [hidden] { $name }从牌库摸牌
               *[other] { $name }摸到{ $card }
            }
    }
happened-took =
    { $me ->
        [yes] 你从弃牌堆拿{ $card }
       *[no] { $name }从弃牌堆拿{ $card }
    }
happened-touched =
    { $me ->
        [yes] 你触碰弃牌堆
       *[no] { $name }触碰弃牌堆
    }
happened-borrowed =
    { $me ->
        [yes] 你从{ $meld }借{ $cards }
       *[no] { $name }从{ $meld }借{ $cards }
    }
happened-discarded =
    { $carte ->
        [yes]
            { $me ->
                [yes] 你弃{ $card }，并报单
               *[no] { $name }弃{ $card }，并报单
            }
       *[no]
            { $me ->
                [yes] 你弃{ $card }
               *[no] { $name }弃{ $card }
            }
    }
# Carte was not said. $cards are the cards drawn, or "hidden".
happened-penalised =
    { $me ->
        [yes] 你没有报单，摸{ $cards }
       *[no] { $name }没有报单，摸{ $count }张牌
    }
happened-turned-up = 翻开{ $card }，作为弃牌堆的第一张
# $kept: the cutter keeps it, since it is a joker.
happened-cut =
    { $kept ->
        [yes]
            { $me ->
                [yes] 你切到鬼牌，留下它
               *[no] { $name }切到鬼牌，留下它
            }
       *[no]
            { $me ->
                [yes] 你切到{ $card }
               *[no] { $name }切到{ $card }
            }
    }
happened-stocked = 牌库里有{ $count }张牌
happened-ran-out = 牌库空了
happened-renewed = 弃牌变成{ $count }张牌的新牌库
# Out of cards where nobody says "Game".
happened-out =
    { $me ->
        [yes] 你出完牌了
       *[no] { $name }出完牌了
    }
happened-slid =
    { $me ->
        [yes] 你把{ $card }放进{ $meld }，把鬼牌移到一端
       *[no] { $name }把{ $card }放进{ $meld }，把鬼牌移到一端
    }
happened-passed =
    { $me ->
        [yes] 你放弃翻开的牌
       *[no] { $name }放弃翻开的牌
    }
# What is shown after a knock: $melds with their cards, and the deadwood $left, which counts $points; $left is
# "none" where all is melded, $melds where nothing is.
shown-cards =
    { $left ->
        [none] { $melds }；没有散牌
       *[other]
            { $melds ->
                [none] 没有牌组
               *[other] { $melds }
            }；散牌{ $left }，{ $points }分
    }
# $shown is such a showing, $card the card thrown.
happened-knocked =
    { $me ->
        [yes] 你扔{ $card }敲牌，亮出{ $shown }
       *[no] { $name }扔{ $card }敲牌，亮出{ $shown }
    }
happened-gin =
    { $me ->
        [yes] 成金！你扔{ $card }，亮出{ $melds }
       *[no] 成金！{ $name }扔{ $card }，亮出{ $melds }
    }
happened-big-gin =
    { $me ->
        [yes] 大金！你亮出{ $melds }，一张不扔
       *[no] 大金！{ $name }亮出{ $melds }，一张不扔
    }
happened-shown =
    { $me ->
        [yes] 你亮出{ $shown }
       *[no] { $name }亮出{ $shown }
    }

## Hints: each sentence is more open than the one before

# That something can be done. $what is what: open is to open with points, wall to pass where the stock is at its
# end, back to take a step back.
advice-that =
    { $what ->
        [meld] 你可以摆一个牌组。
        [open] 你可以着手开牌。
        [lay] 你可以搭一张牌。
        [swap] 你可以换走桌上的一张鬼牌。
        [borrow] 你可以从桌上借牌。
        [draw] 最好从牌库摸牌。
        [take] 弃牌堆顶上的牌对你有用。
        [discard] 该弃牌了。
        [end] 这一轮再出牌也没有好处了。
        [dead] 你没有牌可出了。
        [pass] 最好放弃。
        [wall] 最好让这一局结束。
        [knock] 你可以敲牌。
        [gin] 你可以成金。
        [biggin] 你可以成大金。
        [done] 可以亮出手牌了。
        [back] 照现在这样，这一轮没法结束。
       *[other] 你有牌可出。
    }
# $points are those with which one can open, $need are needed: "57 points of 51". Waiting is to open all at once.
advice-that-opens = 你可以用{ $points }分开牌，需要{ $need }分。
advice-that-waits = 你可以用{ $points }分开牌，需要{ $need }分，不过再等等也许更好。
# Where to look. $jokers is how many jokers go with the cards; $suit is "hearts", $ranks "eights".
advice-where-run =
    { $jokers ->
        [0] 看看你手里的{ $suit }。
        [1] 看看你手里的{ $suit }和一张鬼牌。
       *[other] 看看你手里的{ $suit }和{ $jokers }张鬼牌。
    }
advice-where-set =
    { $jokers ->
        [0] 看看你手里的{ $ranks }。
        [1] 看看你手里的{ $ranks }和一张鬼牌。
       *[other] 看看你手里的{ $ranks }和{ $jokers }张鬼牌。
    }
# $meld is a meld of the table: "Aina’s run 5♥–7♥".
advice-where-meld = 看看{ $meld }。
advice-where-joker = 看看{ $meld }里的鬼牌。
advice-where-hand = 看看你的手牌。
# $card is the top discard, or "none".
advice-where-draw =
    { $card ->
        [none] 没有弃牌可拿。
       *[other] { $card }不用拿。
    }
# $suit is "hearts", or "joker".
advice-where-discard =
    { $suit ->
        [joker] 可以弃一张鬼牌。
       *[other] 可以弃一张{ $suit }。
    }
# $points are the deadwood that stays.
advice-where-knock =
    { $points ->
        [0] 你的牌可以全部组成牌组。
       *[other] 你的散牌可以只剩{ $points }分。
    }
advice-where-end = 剩下的牌最好留到以后几轮。
advice-where-dead = 手里和桌上都没有可出的牌。
advice-where-done = 你不必再搭牌了。
advice-where-back = 问题出在你的上一步。
advice-which-back = 请撤销上一步。

# The words of the page. Names of cards are above, under Cards, of house rules and reasons in their own files.

brand = tierce
page-title = { $title } – tierce
page-title-turn = ● 轮到你 – { $title }
close = 关闭
do-not-delete = 不删除
clear = 清除
undo = 撤销
redo = 重做
start-again = 重新开始
reset = 还原
you = 你
you-are = { $name }（你）
you-default = 你

## The first page

lobby-lead = 自己开一桌拉米：朋友用手机加入，或与机器人对战，按你们的房规来玩。
my-tables = 我的牌桌
new-table = 开一桌
which-game = 玩什么？
# The ways in which $game is played.
which-way = { $game }：哪种玩法？
way-book = 按最常见的玩法。
family-penang = 槟城拉米
family-lead-penang = 牌全部发完，不摸牌：每轮都要出牌，否则出局。
family-rami = 拉米（Rami）
family-lead-rami = 摸牌、组牌、弃牌，有鬼牌。开牌要够分数，还要一个纯顺子。
family-gin = 金拉米
family-lead-gin = 双人玩：牌组藏在手里，散牌够少就敲牌。
family-basic = 基本拉米
family-lead-basic = 摸牌、组牌、搭牌、弃牌。先出完的人收取别人手里的分。
just-so-many = { $count }人。
game-lead-penang = 牌全部发完，不摸牌：每轮都要出牌，否则出局。
game-lead-rami51 = 摸牌、组牌、弃牌。开牌要51分和一个纯顺子。
game-lead-rami51-circular = 顺子可以绕圈的拉米51：Q、K、A、2。
game-lead-rami71 = 开牌要71分的拉米。
game-lead-rami81 = 开牌要81分的拉米。
game-lead-arbaatash = 十四张牌，A算10分，鬼牌只能当绝张。
game-lead-thousand = 四局拉米51，最后一局算一千倍。
game-lead-basic = 摸牌、组牌、搭牌、弃牌。先出完的人收取别人手里的分。
game-lead-gin = 双人玩：牌组藏在手里，散牌够少就敲牌。
game-lead-gin-traditional = 按老书的较小奖分玩的金拉米。
game-lead-gin-oklahoma = 由翻开的牌决定何时可敲牌的金拉米，黑桃加倍。
game-lead-gin-hollywood = 三盘同时进行的金拉米，并排记在记分表上。
game-lead-gin-openspiel = 按OpenSpiel程序库玩的金拉米，用来与它的玩家比较。
game-lead-gin-rlcard = 按RLCard程序库玩的金拉米：敲牌后不搭牌。
more-seats = 改一条房规就可以更多人玩：“{ $knob }”。
find-rule = 查找房规
find-rule-none = 没有含这些字的房规。
your-name = 你的名字
how-many = 几个人玩？
who-else = 还有谁玩？
seat-number = { $seat }号座位
house-rules = 房规
house-rules-state =
    { $count ->
        [0] 全按标准
       *[other] { $count }项与标准不同
    }
open-table = 发牌
reset-all = 全部恢复标准
reset-knob = 把“{ $knob }”恢复为{ $answer }
in-the-book = 标准：{ $answer }。
knob-range = 从{ $low }到{ $high }。
a-number = 填数字……
refused = 先要改好{ $count }处
server-away = 服务器没有回应。它还在运行吗？
try-again = 再试一次
to-my-tables = 去我的牌桌
bot-random = 随意
bot-random-help = 能出什么就出什么。
bot-greedy = 急性子
bot-greedy-help = 有牌就马上出。
bot-keeper = 慢性子
bot-keeper-help = 留着牌，好一直在局中。
bot-expert = 高手
bot-expert-help = 记住你拿过什么、扔过什么，算准机会再打。

## Who sits at a new table, and how it is kept

with-whom = 与谁玩？
with-bots = 与机器人玩
with-bots-help = 马上发牌。
with-friends = 与朋友玩
with-friends-help = 你会得到可以发送的链接和可以展示的二维码。谁都不用注册账号。
seat-friend = 朋友（通过链接）
seat-friend-help = 通过你的链接最先来的人。
name-missing = 请写上你的名字，好让朋友知道这是谁的牌桌。
open-for-friends = 开桌并邀请
# What is about to be opened: $game, so many $seats, of which $friends are for friends.
new-table-is =
    { $game } · { $friends ->
        [0] 你和{ $bots }个机器人
       *[other]
            你和{ $friends }位朋友{ $bots ->
                [0] { "" }
               *[other] 、{ $bots }个机器人
            }
    }
this-machine-only = 其他设备连不上这台服务器：它只接受本机的连接。用“tierce --lan”启动，家里的手机就可以加入。
at-the-table = 牌桌上
manners-clock = 计时
manners-clock-none = 不计时
manners-clock-turn = 每轮限时
manners-clock-bank = 每局限时
manners-clock-both = 都有，先用每轮的
manners-turn = 每轮
manners-bank = 每局
manners-end = 时间到了
manners-end-soft = 只显示
manners-end-hard = 机器人代打这一轮
# $kind is none, turn, bank or both; $turn and $bank are times ("60 seconds"), $end is soft or hard.
manners-clock-is =
    { $kind ->
        [turn] 每轮{ $turn }
        [bank] 每局{ $bank }
        [both] 每轮{ $turn }，每局{ $bank }
       *[none] 不计时
    }{ $kind ->
        [none] { "" }
       *[other]
            { $end ->
                [hard] ，然后机器人代打
               *[soft] （只显示）
            }
    }
manners-absence = 有人掉线时
manners-absence-wait = 等掉线的人回来
manners-absence-wait-choice = 等他们回来
manners-absence-wait-help = 其间谁都可以让机器人替他们打。他们回来就收回座位。
# $time is like "45 seconds".
manners-absence-bot = 离开{ $time }后机器人代打
manners-absence-bot-choice = { $time }后机器人代打
manners-absence-bot-help = 他们回来时随时可以收回座位。
manners-stand-in = 代打的机器人
manners-spectators = 有链接的人可以旁观
manners-spectators-help = 他们看得到桌上的牌，一局结束前看不到手牌。
manners-spectators-are =
    { $may ->
        [yes] 可以旁观
       *[no] 不可旁观
    }
manners-chat = 自己写消息
manners-chat-help = 关闭时可以说现成的短语。
manners-chat-is =
    { $may ->
        [yes] 短语和聊天
       *[no] 只有短语
    }
manners-hints = 提示
manners-hints-help = 轮到自己时，谁都可以问问能怎么出。
manners-hints-are =
    { $may ->
        [yes] 有提示
       *[no] 没有提示
    }

## The people of a table

# Before the cards are dealt. $open and $count are seats that nobody has yet.
gathering-page =
    { $title }：{ $open ->
        [0] 人到齐了
       *[other] 还有{ $open }个空位
    }
gathering-seats = 座位
gathering-rules = 房规
gathering-read-rules = 看全部规则
gathering-waits =
    { $count ->
        [0] 人到齐了
       *[other] 还有{ $count }个空位
    }
open-seats = 有{ $count }个空位
start = 开始发牌
start-how = 把链接发给朋友，让机器人坐下，或者撤掉座位。
start-not-yet = 还有{ $count }个空位：等朋友来，让机器人坐下，或者撤掉座位。
# $name is the host.
start-host = 座位坐满后由{ $name }开始。
start-host-now = 由{ $name }开始发牌。
# $me is yes for one who watches.
watchers =
    { $me ->
        [yes]
            { $count ->
                [1] 你在这里没有座位
               *[other] 连你在内有{ $count }人没有座位
            }
       *[no] { $count }位客人没有座位
    }
sit-here = 坐这里
sit-here-at = 坐这里，{ $seat }号座位
sit-name-missing = 请先写上你的名字：别人会看到它。
place-open = 空位
place-open-now = 空
# A seat in mid-match that nobody has; its cards lie there.
place-open-cards = 已离开：空位，牌还在
place-empty = 没有人
place-host = 房主
place-you = 你
place-here = 在
place-away = 离开
place-stand-in = 离开：机器人代打
# $kind is the name of a kind of bot.
place-bot = 机器人：{ $kind }
# For the ear: $me is yes for one’s own seat, $open is yes where nobody sits.
place =
    { $seat }号座位：{ $open ->
        [yes] 空
       *[no]
            { $name }{ $me ->
                [yes] ，你
               *[no] { "" }
            }
    }

## What changed among the people, for the ear

room-news-person =
    { $me ->
        [yes] 你坐在{ $seat }号座位
       *[no] { $name }坐到{ $seat }号座位
    }
room-news-bot = 机器人{ $name }坐在{ $seat }号座位
room-news-open = { $seat }号座位空着
room-news-host =
    { $me ->
        [yes] 现在你是房主
       *[no] 现在{ $name }是房主
    }
room-news-dropped = 撤掉了一个座位：现在有{ $count }个座位
room-news-gathering = 牌桌在等人
room-news-playing = 牌发好了
room-news-closed = 牌桌已关闭

## The link

share-title = 邀请朋友
share-watch-title = 让别人旁观
share-lead = 有这个链接就能来到这张牌桌：不用账号，不用安装。
share-link = 这张牌桌的链接
share-square = 这张牌桌链接的二维码
share-copy = 复制链接
share-hand = 发送……
# $title is a game.
share-text = 来玩{ $title }吧
share-copied = 链接已复制。
share-selected = 链接已选中：用键盘复制，或用手指长按。

## What the host can do with a seat

# For the ear; $name is empty at an open seat.
# $name is empty where nobody sits.
host-tools = 房主对{ $seat }号座位{ $name }可以做的事
host-tools-title = { $seat }号座位：{ $name }
host-free = 腾出这个座位
host-free-help = { $name }就没有座位了，可以再坐空位。牌留下。
host-free-bot-help = 机器人离开，朋友可以坐这里。牌留下。
host-bot-kind = 机器人种类
host-bot = 让这个机器人坐下
host-bot-help = { $name }就没有座位了。
host-pass = 让{ $name }当房主
host-pass-help = 房主可以腾出座位、安排机器人、关闭牌桌：之后就不再是你了。
host-drop = 撤掉这个座位
host-drop-help =
    { $count ->
        [1] 之后你一个人玩。
       *[other] 之后是{ $count }人玩。
    }

## My own seat

my-seat = 我的座位
move-seat = 换到另一台设备
leave-seat = 让出我的座位
leave-sure = 确定让出
leave-help = 之后别人可以坐你的座位。只是离开一会儿就不必这样做：座位会替你留着。
close-table = 关闭牌桌
close-sure = 确定关闭
close-help = 之后谁也不能继续打。比分和牌谱仍可查看。
code-fetching = 正在取代码……
# $time is like 4:30.
code-left = { $time }内有效，只能用一次
code-step-open = 在另一台设备上打开{ $address }。
code-step-type = 在那里输入这个代码。
code-step-after = 你的座位和牌就到那里，不再在这里。
code-old = 这个代码已经过期。
code-again = 取新代码
# My seat has gone from this page; $seat is its number.
lost-moved = 你现在在另一台设备上玩（{ $seat }号座位）。在这里只能旁观。
lost-freed = 房主腾出了你的{ $seat }号座位。在“玩家”里可以再坐回去。
lost-bot = 房主让机器人坐了你的{ $seat }号座位。
lost-back = 用代码换回这里

## Watching

panel-players = 玩家
watching = 你在旁观
watching-between = 玩家准备好就发下一局。
watching-hidden = 一局结束前看不到手牌。
# $seat is the first open seat.
watching-open =
    { $count ->
        [1] 坐{ $seat }号座位
       *[other] 从{ $count }个空位里坐一个
    }
outside = 比赛已经开始
outside-open = 这张牌桌不能旁观，但有空位：谁坐下就用那里的牌继续打。
outside-full = 这张牌桌不能旁观，座位也都有人。有空位时可以在这里坐下。
table-closed = 牌桌已关闭
closed-read = 比分和牌谱仍可查看。
closed-undealt = 发牌前就关闭了。

## A table that does not open

barred-gone = 没有这张牌桌
barred-gone-how = 它可能已经删除，或者链接不完整。请让邀请你的人再发一次链接。
barred-none = 这张牌桌要用链接打开
barred-none-how = 请向邀请你的人要完整的链接。如果你已经在另一台设备上玩，可以用代码把座位换过来。
barred-wrong = 这个链接打不开牌桌
barred-wrong-how = 链接缺了一部分或有误。请让邀请你的人再发一次，并完整打开，一个字母也不少。
barred-busy = 同时来的人太多
barred-busy-how = 你的链接可能没有问题。请稍等，再试一次。
barred-again = 再试一次

## My tables

page-title-turns =
    ● { $count ->
        [1] 轮到你
       *[other] { $count }张牌桌轮到你
    } – { brand }
table-waits-turn = 第{ $deal }局，轮到你
table-waits-gathering = 等朋友来
table-waits-others = 第{ $deal }局
table-waits-watching = 你在旁观
table-waits-over = 已结束
tables-all = 全部{ $count }张牌桌

## A code typed here

code-title = 我有代码
code-lead = 它把你的座位从另一台设备换到这里。在那台设备的牌桌菜单里可以找到。
code-label = 代码
code-go = 把座位换到这里
code-length = 代码有{ $length }个字母和数字。

## About me

me-title = 关于我
me-lead = 这台服务器只知道你在牌桌上用的名字，别的都不知道。一个 cookie 为这个浏览器记住你的座位。
me-delete = 删除我的名字……
me-delete-title = 删除你的名字？
me-delete-what = 你的名字会从这台服务器的所有牌桌上消失。还在打的牌桌上，你的座位让给别人；已结束的牌桌上，牌和分数留下，但没有你的名字。这个浏览器会忘记它的牌桌。
me-delete-final = 删除后不能恢复。
me-delete-sure = 从各处删除我的名字
me-deleted = 你的名字已删除。这里不再认得这个浏览器。

## In the house

home-title = 在家里的手机上
home-lead = 用手机相机对准这里，或输入地址。
home-square = 地址{ $address }的二维码
plain-http = 没有加密（普通 http）时，浏览器不能让屏幕常亮，也不能安装这个网页。其他都正常。
plain-http-help = 原因和加密的办法
plain-http-title = 没有加密
plain-http-why = 有些功能，浏览器只给加密传来的网页（https）。在家里用普通 http，你会少两样：轮到你时屏幕不会保持常亮，网页不能安装成应用。请把锁屏时间设长一些，并在主屏幕放一个书签。手机锁屏了也不会丢失什么：网页会回到同一手牌。
plain-http-way = docs/deploy.md 里“TLS at home”一章，为维护这台服务器的人说明在家里加密的办法。

## The page of all tables

host-title = 所有牌桌
host-lead = 供维护这台服务器的人使用。保存的牌谱含有全部的牌，暗牌也在内。
host-no-key = 这个网页需要服务器的钥匙
host-no-key-how = 在运行服务器的那台电脑的终端里输入“tierce host”。它会显示这个网页的链接，钥匙就在里面；在这个浏览器里打开一次。
host-wrong-title = 这把钥匙不对
host-wrong-key = 在服务器的终端里再输入一次“tierce host”：它会显示带正确钥匙的链接。
host-find = 查找牌桌
host-find-none = 没有含这些字的牌桌。
host-none = 还没有牌桌。
host-stage = 显示
host-stage-all = 全部
host-stage-gathering = 等人
host-stage-playing = 进行中
host-stage-over = 已结束
host-stage-closed = 已关闭
# So many of $all tables are shown.
host-count = { $all }张牌桌中的{ $count }张
host-game = 玩法
host-names = 玩家
host-state = 状态
host-deal = 局
host-here = 在场
host-watching = 旁观
host-touched = 最近活动
host-created = 开桌时间
host-actions = 操作
host-open = 查看
host-close = 关闭
host-export-rhh = RHH
host-export-json = JSON
# For the ear, of a file.
host-record-as = { $form }格式的牌谱
host-delete = 删除……
# For the ear: an action, and the table it is about.
host-act-on = { $what }：{ $names }的{ $title }
host-nobody = 没有人
host-delete-title = 删除这张牌桌？
host-delete-what =
    { $names }的{ $title }，{ $deal ->
        [0] 还没开始
       *[other] { $deal }局
    }：牌、比分和牌谱对所有人都不再存在，在场的人会被请出。如果有人可能想要牌谱，请先保存。
host-delete-sure = 删除牌桌
host-deleted = 已删除：{ $names }的{ $title }。
host-closed = 已关闭：{ $names }的{ $title }。谁也不能继续打；牌谱仍可查看。
host-prune = 清理
host-prune-days = 这么多天没有活动
host-prune-go =
    { $count ->
        [0] 没有可删除的
       *[other] 删除{ $count }张牌桌……
    }
host-prune-title = 删除{ $count }张牌桌？
host-prune-what = { $days }天没有活动的牌桌，牌、比分和牌谱对所有人都不再存在。有人可能想要的，请先保存。
host-prune-sure = 删除
host-pruned =
    { $count ->
        [0] 没有删除任何牌桌。
       *[other] 删除了{ $count }张牌桌。
    }
host-days-wrong = 请填天数，从1到{ $most }。

## The table

table-title = { $title }，第{ $deal }局
the-table =
    { $count ->
        [0] 桌面，没有牌
       *[other] 桌面，{ $count }个牌组
    }
table-bare = 桌上还没有牌。
your-side = 你的手牌
your-hand = 你的手牌，{ $count }张
hand-facts = { $count }张牌，{ $points }分
hand-empty = 没有牌了。
sort = 整理手牌
sort-suit = 按花色
sort-rank = 按点数
# There is nothing for the button “Best melds”.
sort-best-none = 手中没有成型的牌组。
# The groups of the hand that are melds: how many, and what they count.
hand-melds =
    { $count ->
       *[other] { $count } 副牌组，{ $points } 分
    }
# The same while one still has to open: the points of the melds in the hand, and the points that opening needs.
hand-opening = 手中牌组：{ $have }/{ $need }
# Over a group of the hand that is a meld, very short: what it is, and its points.
bracket-run = 顺子 { $points }
bracket-set = 刻子 { $points }
# Buttons that arrange the hand. “Make a group”: the chosen cards lie together, with a gap beside them.
arrange-group = 组成一组
arrange-apart = 拆开
# The chosen cards become a group from which nothing is played by mistake, until “Let go”.
arrange-keep = 锁在一起
arrange-release = 解锁
# Takes back how the hand was arranged last.
arrange-back = 恢复原样
# No card is chosen, and a button that arranges the chosen ones was pressed.
arrange-first = 请先选牌，再说怎么摆。
# Said aloud by a screen reader after the hand was arranged.
arranged =
    { $how ->
        [suit] 手牌已按花色排列。
        [rank] 手牌已按点数排列。
        [best] 手牌已排成最佳牌组。
        [group] 选中的牌成为一组。
        [apart] 这一组已拆开。
        [keep] 选中的牌已锁在一起。
        [release] 这一组已解锁。
       *[back] 手牌恢复原样。
    }
# Said aloud after a card was moved by the keyboard: its place among all cards of the hand.
card-moved = 第 { $place } 张，共 { $count } 张
# A card of a kept group was tapped. “Let go” is the button “arrange-release”.
kept-says = 这些牌被您锁在一起。要打出或移动，请按“解锁”。
# Cards were dropped into a kept group.
kept-whole = 这一组已锁住：不能再放入别的牌。
# Cards were dropped where there is nothing.
drag-nowhere = 牌可以放到桌上，或手牌的其他位置。
# Cards were dropped on the table beside the places that take them.
drag-marked = 请把牌放到标有加号的位置。
actions = 你可以做的事
panels = 牌桌的更多内容
panel-rules = 规则
panel-scores = 比分
panel-counts = 计数
panel-log = 记录
panel-pile = 弃牌
panel-settings = 设置
panel-help = 帮助
reconnecting = 连接断了。正在重连……
wait-connecting = 正在取牌……
wait = 请稍等
wait-for = { $name }正在出牌……
wait-answer = ……
match-is-over = 比赛结束了
# A seat: $me is yes for one's own.
seat =
    { $me ->
        [yes] { $name }（你）
       *[no] { $name }
    }
seat-turn = 轮到：
seat-cards = 张牌
seat-total = 本场比赛的分数
seat-known = 已知这手牌里有：{ $cards }
dealer = 庄家
status-new = 还没有牌组
status-unopened = 未开牌
status-touched = 碰过弃牌堆
status-dead = 出局
status-out = 淘汰
# What is said of a card in the hand, after its name.
card-chosen = 已选第{ $place }
card-new = 新
card-fits = 桌上接得上
# It lies in a group that is kept together.
card-kept = 已锁住

## Stock and discards

piles = 牌库和弃牌堆
stock-name = 在牌库
stock =
    { $count ->
        [0] 牌库空了
       *[other] 牌库，{ $count }张牌
    }
stock-draw =
    { $count ->
        [0] 牌库空了：摸牌，规则许可就重组牌库
       *[other] 从牌库摸牌，{ $count }张
    }
pile-name = 弃牌
pile-look = 翻看
pile-order = 最新的在前。
pile-empty = 没有弃牌。
# $card is the top of the discard pile.
pile-top = 弃牌堆，顶上是{ $card }：翻看
pile-take = 从弃牌堆拿{ $card }
tag-draw = 摸牌
tag-take = 拿牌

## Melds: $whose is mine, own (the player's who acts) or other; $kind is run or set.

meld-of =
    { $kind ->
        [run]
            { $whose ->
                [mine] 你的顺子
                [own] 自己的顺子
               *[other] { $owner }的顺子
            }
       *[set]
            { $whose ->
                [mine] 你的刻子
                [own] 自己的刻子
               *[other] { $owner }的刻子
            }
    }
meld-somewhere = 一个牌组
meld-label =
    { $whose ->
        [mine] 你的：{ $meld }
       *[other] { $owner }：{ $meld }
    }
meld-touched = 你上一轮以后有变化
meld-takes = 接得上你选的牌
meld-lends = 可以从中借牌

## What can be done

do-meld = 组牌{ $cards }（{ $points }）
do-lay = 把{ $cards }搭到{ $meld }上
do-swap = 用{ $card }换鬼牌
do-end = 结束本轮
do-dead = 宣布出局
do-draw = 摸牌
# The stock is used up.
do-draw-empty = 摸牌：牌库空了，规则许可就把弃牌重组成牌库
do-take = 拿{ $card }
take-nothing = 没有可拿的牌
do-touch = 触碰弃牌堆
touch-help = 之后再从牌库摸牌要付什么代价，规则里有说明。
do-borrow = 从{ $meld }借{ $cards }
do-discard = 弃{ $card }
do-discard-carte = 弃{ $card }并报单
borrow = 借牌
discard = 弃牌
borrow-where = 请点要借牌的牌组
cannot-borrow = 现在桌上没有可借的牌。
cannot-borrow-there = 这个牌组不能借牌：至少要留三张。
drawn-already = 这一轮你已经拿过牌了。
draw-first = 请先摸牌，或拿顶上的弃牌。
discard-choose = 要结束本轮，请选一张牌来弃。
discard-one = 只选一张牌来弃。
carte = 报单！
carte-unsaid = 弃掉这张后你只剩一张。请同时报单，否则要摸两张。
carte-said = 弃这张牌时你会报单。
no-carte-now = 弃牌后只剩一张时才报单。

## What the turn still asks for. $place of a joker is meld or anywhere.

owed-joker-unused =
    { $place ->
        [anywhere] 你换来的鬼牌必须在这一轮摆出。
       *[meld] 你换来的鬼牌必须在这一轮放进新牌组。
    }
owed-discard-unused = 你从弃牌堆拿的牌必须在这一轮摆出。
owed-take-use = 借来的牌必须在这一轮连同一张手牌放进新牌组。
# $need is 0 where no number is told.
owed-open-points =
    { $need ->
        [0] 你这一轮摆出的还不够。
       *[other] 你的开牌有{ $have }分，需要{ $need }分。
    }
owed-open-pure = 你的开牌还需要一个纯顺子。
slots = 这一轮要摆出的
slot-took = 这张牌要在这一轮摆出
slot-joker = 这张鬼牌要放进新牌组
slot-borrowed = 借来的：连同你的一张牌放进新牌组
# The same where there is little room: of the card taken, of a joker, of what was borrowed.
slot-short-took = 要摆出
slot-short-joker = 新牌组
slot-short-borrowed = 借来
opening-points = 开牌 { $have }/{ $need }
opening-stands = 开牌已成，{ $have }/{ $need }
opening-pure =
    { $pure ->
        [yes] 有纯顺子
       *[no] 还没有纯顺子
    }
do-next = 下一局
do-choose = 选择：{ $count }种方式
choose-title = 哪种方式？
choose-cards = 选牌来出
choose-cards-or-discard = 选牌来出，或选一张来弃
choose-discard = 选一张牌来弃
choose-with-loan = 选手牌，与借来的牌一起组新牌组
choose-for-meld = 为这个牌组选一张牌
nothing-for-meld = 你没有单张接得上这个牌组
no-place-there = 这些牌在那里接不上。
cannot-meld = 这些牌不成牌组。
cannot-lay = 这些牌接不上任何牌组。
cannot-swap = 这张牌换不到鬼牌。
# Why nothing is taken back: it is another’s turn, or the card that was drawn stays drawn.
cannot-undo =
    { $why ->
        [turn] 轮到你时才能撤销。
        [drawn] 没有可撤销的：摸了的牌不能放回，之后也还没有出牌。
       *[none] 这一轮没有可撤销的。
    }
# Why nothing can be played again after an undo.
cannot-redo = 没有可重做的：这一轮没有撤销过什么。
# A big button was tapped just when another turn began: the tap does nothing.
just-changed = 按钮刚刚变了。要做它现在写的事，请再按一次。
# Why the button that gives chosen cards back does nothing.
cannot-clear = 没有选中的牌。
# A joker of a meld that was laid in this turn.
# Its button lets another card be chosen for it.
joker-other = 让鬼牌当另一张牌
joker-one-way = 这张鬼牌在那里不能当别的牌。
way-joker = 鬼牌当{ $card }
way-beside =
    { $side ->
        [low] 在小端，{ $card }之前
       *[high] 在大端，{ $card }之后
    }
way-meld =
    { $kind ->
        [run] 顺子，{ $points }分
       *[set] 刻子，{ $points }分
    }

## What happened: $me is yes for one's own doing.

say-your-turn = 轮到你
# The first thing that is said of a deal; $count are the cards in the own hand.
say-deal =
    { $count ->
        [0] { $title }，第{ $deal }局
       *[other] { $title }，第{ $deal }局：你有{ $count }张手牌
    }
# $what is a label of a button ("Meld ...", "Undo").
say-done = 完成：{ $what }；手里还有{ $count }张牌
happened-dealt =
    { $me ->
        [yes] 你得到{ $count }张牌
       *[no] { $name }得到{ $count }张牌
    }
happened-melded =
    { $me ->
        [yes] 你组牌{ $cards }
       *[no] { $name }组牌{ $cards }
    }
happened-laid-off =
    { $me ->
        [yes] 你把{ $card }搭到{ $meld }上
       *[no] { $name }把{ $card }搭到{ $meld }上
    }
happened-swapped =
    { $me ->
        [yes] 你把{ $card }放进{ $meld }，换来鬼牌
       *[no] { $name }把{ $card }放进{ $meld }，换来鬼牌
    }
happened-turn-ended =
    { $me ->
        [yes] 你结束本轮
       *[no] { $name }结束本轮
    }
happened-died =
    { $me ->
        [yes]
            { $passport ->
                [yes] 你出局了
               *[no] 你没有牌组就出局了
            }
       *[no]
            { $passport ->
                [yes] { $name }出局了
               *[no] { $name }没有牌组就出局了
            }
    }
happened-went-out =
    { $me ->
        [yes] 清牌！你没有牌了
       *[no] 清牌！{ $name }没有牌了
    }
happened-deal-ended =
    { $ending ->
        [game] 这一局以清牌结束
        [out] 有人出完牌，这一局结束
        [blocked] 没有牌可摸，这一局成为僵局
        [last_survivor] 只剩一家，这一局结束
        [knock] 这一局以敲牌结束
        [undercut] 这一局以反敲结束
        [even] 散牌相等，这一局结束：谁也不得分
        [gin] 这一局以成金结束
        [big_gin] 这一局以大金结束
        [dead_hand] 流局：没有人敲牌，谁也不得分
       *[all_dead] 全部出局，这一局结束
    }
# Said after the deed that completes the opening.
happened-opens =
    { $me ->
        [yes] { $line }，你开牌了
       *[no] { $line }，开牌了
    }
happened-cards-left = { $line }；还剩{ $count }张牌
log-all = 发生了什么
log-since = 你上一轮以后
# The same, walked through on the table: $at is the step that is shown, of $count; 0 is before the first.
recap = 你上一轮以后发生的事
recap-open =
    { $count ->
        [1] 看你上一轮以后的那一步
       *[other] 看你上一轮以后的{ $count }步
    }
recap-step = { $at }/{ $count }
recap-before = 你上一轮结束时的桌面
# Buttons that are signs only, named for the ear: a step back, a step on, out of the walk.
recap-back = 上一步
recap-next = 下一步
recap-close = 回到现在的桌面
log-earlier = 在那以前
log-nothing = 还没有发生什么。

## The end of a deal

deal-won =
    { $me ->
        [yes]
            { $count ->
                [1] 你赢了这一局
               *[other] { $names }并列赢得这一局
            }
       *[no]
            { $count ->
                [1] { $names }赢了这一局
               *[other] { $names }并列赢得这一局
            }
    }
deal-unwon = 僵局：谁也没有赢
match-won =
    { $me ->
        [yes]
            { $count ->
                [1] 你赢了比赛
               *[other] { $names }并列赢得比赛
            }
       *[no]
            { $count ->
                [1] { $names }赢了比赛
               *[other] { $names }并列赢得比赛
            }
    }
winner = 赢家
# Before the ids of the rules that explain the result; each id opens the rules there.
rules-cited = 规则
# $rule is the id of a rule, such as A6.2.
rule-link = 规则{ $rule }
count-score = 得分：
count-card = { $card }：{ $points }
count-no-cards =
    { $bonus ->
        [0] 没有牌了：不算分。
       *[other] 没有牌了。
    }
count-sum =
    { $count ->
        [0] 0分
       *[other] { $count }张牌，{ $points }分
    }
count-doubled = 因鬼牌加倍
count-penalty = 罚{ $points }分
# A number in the place of the cards.
count-flat = 改记{ $points }分
# $times is 2 or 3/2.
count-times = 因出完的方式乘以{ $times }
count-bonus = 奖{ $points }分
exit-rami-sec = 干拉米：一轮出完，别人都还没开牌
exit-at-once = 一次出完：全在一轮里
exit-jokers = 那一轮摆出{ $count }张鬼牌
exit-joker-last = 最后弃的是鬼牌
exit-used-table = 用到了桌上的牌组
exit-forfeited = 触碰过弃牌堆，不算一次出完
count-factor = 乘以{ $factor }
count-settlement = 结算：{ $amount }
aside-shown = 放在一边的{ $count }张牌
record-download = 下载这场比赛的牌谱

## A deal step by step

replay = 一步步看一局
replay-title = { $title }：第{ $deal }局
replay-link = 一步步看这一局
replay-deals = 这场比赛的其他各局
replay-deal-before = 上一局
replay-deal-after = 下一局
replay-to-table = 去牌桌
replay-steps = 步骤
replay-step = 第{ $step }步，共{ $steps }步
replay-place = 这一局的进度
replay-back = 后退一步
replay-forth = 前进一步
replay-turn-back = 回到一轮的开头
replay-turn-forth = 到下一轮
replay-dealt = 牌发好了。
replay-story = 发生了什么
replay-eyes = 视角
replay-eyes-all = 所有的牌
# The cards as one seat knew them.
replay-eyes-seat =
    { $me ->
        [yes] 你当时知道的
       *[no] { $name }当时知道的
    }
replay-running = 这一局还在打：你看到的是你的座位知道的。
# $cards are cards for the ear, or "none"; $hidden is how many nobody showed.
replay-hand =
    { $cards ->
        [none]
            { $hidden ->
                [0] 没有牌。
               *[other] { $hidden }张暗牌。
            }
       *[other]
            手牌：{ $cards }。{ $hidden ->
                [0] { "" }
               *[other] 另有{ $hidden }张暗牌。
            }
    }
replay-cards = { $count }张牌
replay-no-cards = 没有牌了
replay-score = { $points }分
replay-keep = 保存与分享
replay-share-lead = 有这个链接的人，能看到这一局的全部牌和名字，但看不到别的局。
replay-share-link = 这一局的链接
replay-record-deal = 下载这一局
replay-record-match = 下载整场比赛
# How else the deal might have gone on: the heading, what it is, which cards one plays, and the button.
what-if = 如果……？
what-if-lead = 从这一步起由您亲自接着打，牌不变，对手是机器人。这是单独的一桌，不计入统计。
what-if-seat = 您打
what-if-cards =
    { $me ->
        [yes] 您的牌
       *[no] { $name } 的牌
    }
what-if-go = 从第 { $step } 步接着打
what-if-over = 到这一步本局已经结束：请退回前面的一步。
# A mark beside the title of such a table, as short as can be.
what-if-note = 假设局

## What I have played

played-link = 我的战绩
played-title = 我打过的牌
played-lead = 这个浏览器里的比赛，以及牌运如何。
played-nothing = 你还没有打完一局。
played-no-deals = 还没有打完一局。
played-deals = 局数
played-won = 赢
# $percent is a whole number.
played-percent = { $percent }%
played-number = { $number }
played-points-low = 每局得分（越少越好）
played-points-high = 每局得分
# The standard deviation.
played-spread = ±{ $spread }
played-matches = 赢得的比赛
played-matches-won =
    { $count ->
        [0] 还没有打完一场
       *[other] { $count }场中的{ $won }场
    }
played-endings = 各局怎样结束
played-ended =
    { $ending ->
        [game] 有人出完牌：
        [all_dead] 全部出局：
        [last_survivor] 只剩一家：
        [blocked] 没有赢家：
        [knock] 敲牌：
        [gin] 成金：
       *[big_gin] 大金：
    }
# $count deals, of which I won $won.
played-ended-often = { $count }局，赢{ $won }局
played-luck = 至今的牌运
played-luck-lead = 粗线是实际发到的，虚线是应有的平均。只要发牌公平，粗线100次里有95次落在这个范围内。
played-whose =
    { $whose ->
        [me] 你
        [people] 其他人
       *[bots] 机器人
    }
played-hands = { $count }手牌
played-jokers = { $count }张鬼牌，平均应有{ $expected }张
played-strength = 强过{ $percent }%的手牌，平均应为50%
# For who hears the page: $where is below, within or above.
played-band =
    范围是{ $low }到{ $high }；这个值{ $where ->
        [below] 低于范围
        [above] 高于范围
       *[within] 在范围内
    }。
played-matches-title = 我的比赛
played-winner = 赢家
played-my-points = 我的分数
played-winners =
    { $count ->
        [0] 没有人
       *[other]
            { $me ->
                [yes]
                    { $count ->
                        [1] 你
                       *[other] { $names }
                    }
               *[no] { $names }
            }
    }
played-purpose =
    { $purpose ->
        [lesson] 教学局，不计入
        [what_if] 假设局，不计入
       *[other] 练习，不计入
    }
played-replay = 一步步看第{ $deal }局
played-all-matches =
    { $count ->
        [1] 显示这场比赛
       *[other] 显示全部{ $count }场比赛
    }

## The score sheet

sheet-title = 记分表
sheet-deal = 局
sheet-total = 总分
sheet-empty = 还没有打完一局。
sheet-winner = 赢家
sheet-kind-cumulative = 分数低的获胜。
sheet-kind-independent = 每局各算各的；分数低的获胜。
sheet-target = 有人达到{ $points }分，比赛结束。
sheet-target-each = 每盘在{ $points }分结束。
sheet-deals = 比赛共{ $count }局。

## Counts

counts-player = 玩家
counts-cards = 牌数
counts-known = 已知
counts-hand = 你的手牌有{ $points }分。
counts-aside = 放在一边的有{ $count }张牌。
counts-stock = 牌库里有{ $count }张牌。
counts-seen = 你看到的牌，桌上和手里
counts-seen-pile = 你看到的牌，桌上、弃牌和手里
counts-jokers = 看到{ $count }张鬼牌。

## The rules of this table

rules-no-differences = 没有改动：全按标准。
rules-changed-mark = 已改
rules-changed = 改了{ $count }项
rules-not-loaded = 取不到规则。服务器还在运行吗？
rules-loading = 正在取规则……
rules-read = 看规则
rules-refused = 按这些选择没有办法玩，所以还没有规则可看：

## Help

help-tap = 点牌就选中它。桌上接得上的地方会亮起：点那里，或点写着会做什么的按钮。也可以先点牌组，接得上的手牌会升起。
help-main = 大按钮总是写着会做什么，或者为什么做不了。结束本轮以前，什么都可以撤销。
help-signs = 牌上有小箭头：它现在桌上接得上。牌组有虚线框：你上一轮以后它有变化。
help-hand = 手牌按您的意思摆放，并一直保持。横向拖动可移动牌，向上拖动可打出；长按可看大图。带括线的一组就是成型的牌组；锁在一起的牌，解锁之前不会被打出。
help-keys = 按键
key-space = 空格
key-escape = Esc
key-walk = 在手牌或桌面上走动
key-move = 移动手里的牌
key-group = 到手牌的某一组
# A gap between two cards of the hand, beside the card that has the focus.
key-gap = 在手牌中留出或合上空隙
key-back = 手牌恢复原样
help-keys-own = 每个按键都可以在设置里改派给别的命令。
key-choose = 选牌，或按按钮
help-discards = 有摸牌和弃牌的玩法：从牌库摸牌或拿顶上的弃牌，出牌，再弃牌结束本轮。摸了牌不能撤销；其他的在弃牌以前都可以。还必须摆出的牌显示在手牌上方。点“借牌”再点牌组，就可以拿它的牌来组新牌组。
key-draw = 从牌库摸牌
key-take = 拿顶上的弃牌
key-borrow = 从牌组借牌
key-carte = 报单
key-discard = 弃选中的牌
key-redo = 重做
key-pile = 翻看弃牌
key-meld = 用选中的牌组牌
key-lay = 搭牌
key-swap = 换鬼牌
key-end = 结束本轮
key-undo = 撤销
key-hand = 到手牌
key-table = 到桌面
key-counts = 计数
key-scores = 比分
key-help = 这份帮助
key-hint = 提示，再按则更详细
key-recap = 回看你上一轮以后发生的事
key-clear = 清除选择
settings-look = 外观
# A part of the settings: how the cards of one’s own hand are shown and moved.
settings-cards = 您的手牌
# How large the cards of the hand are.
like-cards = 牌面
like-cards-normal = 在放得下的前提下尽量大
like-cards-large = 大
# The side at which the buttons and the cards are in reach of the thumb.
like-thumb = 您用哪只手点按
like-thumb-right = 右手
like-thumb-left = 左手
like-drag = 拖动牌。关闭后，沿着牌滑动可选中多张。
settings-motion = 别人出牌
settings-language = 语言
like-theme = 亮或暗
like-theme-auto = 跟随设备
like-theme-light = 亮
like-theme-dark = 暗
like-deck = 花色
like-deck-four = 四色
like-deck-two = 两色
like-speed = 别人出牌的速度
like-speed-off = 立即
like-speed-fast = 快
like-speed-normal = 正常
like-speed-slow = 慢
like-speed-reduced = 你的设备要求减少动画，所以别人出的牌直接显示，并用线框标出。
like-language = 语言
# In the list of languages, behind one that no native reader has gone over.
language-unreviewed = { $name }（未审阅的草稿）
language-draft = 这份译文是我们自己的草稿，欢迎指正：一种语言就是一个文件。
like-digits = 数字
settings-view = 桌面或列表
like-view = 牌桌显示为
like-view-table = 桌面
like-view-list = 列表
# The same as a button at the top of the page.
view-list = 列表视图
view-table = 桌面视图
like-letters = 花色旁加一个字
settings-sound = 声音
like-sound = 牌桌的声音
like-captions = 把声音写成文字
sound-ask = 要让牌桌发出声音吗？比如轮到你、有人出牌时。
sound-on = 要声音
sound-off = 不要
# What a sound says, written for a moment.
sound-turn = 轮到你
sound-card = 有人出牌
sound-refused = 不行
sound-over = 这一局结束了
settings-keys = 按键
keys-change = 更改按键
keys-how = 请选一个命令，再按要给它的键。按 Esc 则不改。
# $what is what a command does ("undo", "go to your hand").
keys-press = 请为“{ $what }”按一个键
keys-given = { $key } 现在表示：{ $what }
keys-taken = { $key } 已被占用，它表示：{ $what }
keys-not-givable = 只能用字母或符号。数字键用来到手牌的各组。
keys-back = 所有按键都恢复了原样。
keys-reset = 恢复原来的按键

## The table as lists

list-step = 用选中的牌
list-nothing-chosen = 没有选中的牌。
# $meld is like "Aina: run of hearts, 5 to 8".
list-of =
    { $whose ->
        [mine] 你的牌组
       *[other] { $owner }的牌组
    }
list-players = 玩家
list-scores = 比分
list-turn = 正在出牌
# $name has $cards cards and $points points in this match.
list-player = { $name }：{ $cards }张牌，本场比赛{ $points }分
list-group = 第{ $number }组
list-arrange = 排列手牌
list-left = 往前移
list-right = 往后移

## Hints

# The button, and the name of what it shows.
hint = 提示
# The buttons that tell more: first where, then what exactly.
hint-where = 在哪里？
hint-which = 具体怎么出？
hint-choose = 选中这些牌
hint-close = 关闭提示
hint-thinking = 正在看你的牌……

## Lessons

lesson-offer = 第一次玩？打一局有人指点的：
# The guide of a lesson; its name, and how to send it away and call it back.
coach = 你的向导
coach-leave = 隐藏向导
coach-call = 显示向导
# What is to be learned: a few words each.
coach-goal-passport = 纯顺子
coach-goal-layoff = 搭牌
coach-goal-swap = 换鬼牌
coach-goal-draw = 摸牌
coach-goal-open = 用51分开牌
coach-goal-discard = 弃牌
coach-goal-done = { $goal }，已完成
# What each of them is: said before what is to be done.
coach-why-passport = 你的第一个牌组必须是纯顺子：三张以上同花色相连的牌，不含鬼牌。这就是你的通行证。
coach-why-layoff = 你已经起步了：从现在起，单张牌可以搭到桌上任何牌组上，不论是谁摆的。
coach-why-swap = 桌上有一张鬼牌，当的正是你手里的一张牌。把你的牌放到它的位置，鬼牌就归你。
coach-why-draw = 每一轮从拿一张牌开始：请从牌库摸一张。
coach-why-open = 你首次摆出的牌组合计要有51分，其中一个必须是纯顺子：同花色相连的牌，不含鬼牌。
coach-why-discard = 每一轮以弃牌结束。请弃掉对你最没用的牌：最后留在手里的牌都要算分。
# What is to be done. $cards is a list like "6♥, 7♥ and 8♥"; $others: cards are chosen that do not belong to it.
coach-choose =
    { $others ->
        [yes] 请在手里选{ $cards }，别的都不要选。
       *[no] 请在手里选{ $cards }。
    }
# $what is what a button says.
coach-press = 请按“{ $what }”。
coach-press-and-choose = 方式不止一种：请按大按钮，再选“{ $what }”。
coach-choose-way = 请选“{ $what }”。
coach-undo = 这样这一轮走不下去。请按“撤销”收回。
coach-wait = { $name }在出牌。请看桌上摆出了什么。
coach-deal-over = 这一局结束了，{ $all }项里你完成了{ $done }项。可以从首页再打一次这节课。
coach-finished = 要学的就是这些。接着随意打吧：遇到难处有提示帮你。
coach-leave-table = 回首页

# What page and terminal say beside all this where one knocks. $card is a card, $points its or a hand's deadwood,
# $limit what a knocker may keep, $name the other player.


## What to do now

# The card turned up is offered.
gin-offer = 拿{ $card }，还是放弃？
gin-offer-wait = { $name }在决定要不要{ $card }……
# Draw or take the top discard.
gin-draw = 摸牌，或拿{ $card }。
gin-must-draw = 双方都放弃了{ $card }：请摸牌。
# $knock is no, yes, gin (it is allowed to discard, knock, or show gin) or big (all eleven cards are melded).
gin-play =
    { $knock ->
        [big] 大金！亮出来，或选一张牌来弃。
        [gin] 成金！选要扔的牌，或选一张来弃。
        [yes] 选一张牌来弃，或敲牌，散牌最多{ $limit }分。
       *[no]
            { $limit ->
                [0] 选一张牌来弃。这一局只能成金。
               *[other] 选一张牌来弃。散牌最多{ $limit }分才能敲牌。
            }
    }
# Nothing but the knock is allowed: at the wall, or where gin must be shown.
gin-must-knock =
    { $why ->
        [gin] 你已成金，这里要马上亮牌：请敲牌。
       *[wall] 你拿最后一张弃牌是为了敲牌：请敲牌。
    }
gin-choose-thrown = 请选敲牌时扔的牌。
gin-layoff =
    { $count ->
        [0] 你没有牌接得上{ $name }的牌组。请亮出手牌。
       *[other] 往{ $name }的牌组上搭牌，或亮出手牌。
    }
gin-layoff-wait = { $name }可以往你的牌组上搭牌……
gin-choose-melds = 请选要亮出的牌组。
gin-wall =
    { $wall ->
        [declare] 牌库见底了。拿{ $card }继续打，或宣布流局。
       *[knock] 牌库见底了。拿{ $card }来敲牌，或放弃。
    }
gin-wall-pass = 牌库见底了，拿{ $card }也不能敲牌。请放弃。
gin-wall-near = 还可以摸{ $count }张牌

## Buttons

do-pass = 放弃
do-call-dead = 宣布流局
do-knock = 扔{ $card }敲牌
# With the deadwood that stays.
do-knock-with = 扔{ $card }敲牌：剩{ $points }
do-gin = 扔{ $card }成金
do-big-gin = 大金
do-done = 亮出手牌
# Among several ways to show a hand; $shown is as in “shown-cards”.
do-show = 亮出{ $shown }
label-knock = 扔{ $card }敲牌，亮出{ $shown }
label-gin = 扔{ $card }成金：{ $melds }
label-big-gin = 大金：{ $melds }
gin-ways = 选别的牌组
gin-ways-title = 亮出哪些牌组？
cannot-knock =
    { $limit ->
        [0] 不行：这一局只能成金。
       *[other] 不行：扔{ $card }还剩{ $points }分，最多只能{ $limit }分。
    }

## The meter of deadwood

deadwood = 散牌{ $points }
deadwood-meter = 散牌{ $points }，可留{ $limit }
deadwood-aloud =
    { $points ->
        [0] 没有散牌
       *[other] 散牌{ $points }分
    }；{ $limit ->
        [0] 这一局只能成金
        [1] 1分或成金可以敲牌
       *[other] { $limit }分以下可以敲牌
    }
deadwood-after = 扔{ $card }：{ $points }
deadwood-known = 这一局现在结束时的散牌：{ $points }
upcard-name = 翻开的牌：{ $card }
upcard-limit =
    翻开的是{ $card }：{ $limit ->
        [0] 只能成金
       *[other] { $limit }分以下可敲牌
    }
upcard-doubles = 翻开的是黑桃：这一局加倍。
status-knocked = 已敲牌
passed-cards = 放弃的牌：{ $cards }

## The showdown

# $how is knock, undercut, even, gin, big_gin or dead_hand.
showdown =
    { $how ->
        [even] 散牌相等
        [knock] 敲牌
        [undercut] 反敲
        [gin] 成金
        [big_gin] 大金
       *[dead_hand] 流局
    }
showdown-lead =
    { $how ->
        [gin]
            { $me ->
                [yes] 你成金
               *[no] { $name }成金
            }
        [big_gin]
            { $me ->
                [yes] 你亮出大金
               *[no] { $name }亮出大金
            }
        [undercut]
            { $me ->
                [yes] 你反敲成功
               *[no] { $name }反敲成功
            }
        [knock]
            { $me ->
                [yes] 你敲牌获胜
               *[no] { $name }敲牌获胜
            }
        [even] 双方散牌相等，谁也不得分
       *[dead_hand] 没有人敲牌：流局，由同一个庄家重发
    }
showdown-melds = 牌组
showdown-laid-off = 搭牌
showdown-thrown = 扔牌
showdown-deadwood = 散牌
showdown-none = 无
showdown-knocker = 敲牌者
showdown-difference = { $more }减{ $fewer }得{ $points }
showdown-bonus =
    { $how ->
        [gin] 成金奖{ $points }分
        [big_gin] 大金奖{ $points }分
       *[undercut] 反敲奖{ $points }分
    }
showdown-doubled = 翻开的是黑桃，加倍
showdown-score = { $points }分
# For the ear, of one player.
showdown-aloud = { $name }：{ $shown }
showdown-laid-off-aloud =
    { $count ->
        [0] { $name }没有搭牌
       *[other] { $name }搭了{ $cards }
    }
scored =
    { $me ->
        [yes] 你得{ $points }分
       *[no] { $name }得{ $points }分
    }
scored-nothing = 谁也不得分

## The score sheet where points are won: columns, boxes, bonuses

sheet-kind-won = 分数最多的获胜。
sheet-column =
    { $columns ->
        [1] 盘
       *[other] 第{ $number }盘
    }
sheet-column-over = 结束
sheet-column-won =
    { $me ->
        [yes] 你赢了第{ $number }盘
       *[no] { $name }赢了第{ $number }盘
    }
sheet-column-open = 还没有首次胜局
sheet-points = 分数
sheet-boxes = { $count }格
sheet-box-points = 格分
sheet-game-bonus = 胜盘奖分
sheet-shutout = 零封
sheet-sum = 合计
sheet-all-columns = 各盘合计
# One entry of a column, for the ear.
sheet-entry-aloud = 第{ $deal }局：{ $name }{ $points }分
sheet-column-aloud = 第{ $number }盘：{ $totals }
sheet-dead-deals =
    { $count ->
        [0] 没有流局。
       *[other] 有{ $count }局流局，不在表上。
    }

## Help and keys

help-gin = 金拉米里牌组留在手里；牌桌会替你整理，并算出其余的牌，也就是散牌。散牌够少时，选要扔的牌，再敲牌。对方敲牌以后，先点你的牌，再点接得上的牌组。
key-pass = 放弃
key-knock = 敲牌
key-big-gin = 大金
key-done = 亮出手牌
key-ways = 选别的牌组

## On the page alone

gin-deadwood-against = 散牌{ $have }，{ $name }有{ $theirs }
gin-only-knock = 现在只能敲牌
gin-no-knock = 还不能敲：剩{ $points }，最多{ $limit }
gin-no-knock-with = 扔{ $card }不能敲牌
gin-choose-thrown-short = 敲牌：选要扔的牌
gin-nothing-fits = 你没有牌接得上
gin-choose-fitting = 选一张接得上的牌
gin-fits-nowhere = { $card }哪里都接不上
gin-not-now = 现在还不能这样做。
gin-best-way = 最少
gin-hold-back = 留牌不搭：{ $count }种方式
sort-best = 最佳牌组
key-best = 按最佳牌组整理手牌
key-biggin = 亮出大金
card-knocks = 可以用它敲牌
card-melded = 在牌组里
count-collects = 没有牌了：收取别人手里的分。

## The same in the terminal

terminal-typing-gin = 可输入：take, pass, draw, discard 5h, knock 5h, knock 5h 7c7d7h 2s3s4s / Ac, biggin, lay 8h m1>, done
terminal-keys-offer = F 拿牌 · N 放弃 · ? 规则 · F1 按键 · Q 离开
terminal-keys-hold = 空格 选牌 · X 弃牌 · K 敲牌 · O 整理 · C 计数 · ? 规则 · F1 按键
terminal-keys-layoff = 空格 选牌 · L 搭牌 · N 完成 · U 撤销 · T 桌面 · ? 规则 · F1 按键
terminal-help-pass = 放弃给你选的那张牌
terminal-help-knock = 扔选中的牌敲牌
terminal-help-big-gin = 亮出大金
terminal-help-ways = 选别的牌组来亮
terminal-help-done = 不再搭牌，亮出手牌
terminal-hand-deadwood = 散牌
terminal-deed-pass = 放弃
terminal-deed-knock = 敲牌，散牌{ $points }
terminal-deed-gin = 成金！
terminal-deed-big-gin = 大金！
terminal-deed-shown = 亮牌，散牌{ $points }
terminal-deed-dead-hand = 宣布流局
terminal-sheet-won = 分数最多的获胜。
terminal-sheet-game = 第{ $number }盘
terminal-sheet-boxes = 格分
terminal-sheet-bonus = 胜盘奖分
terminal-sheet-shutout = 零封
terminal-sheet-all = 各盘合计
terminal-sheet-gin-signs = D 坐庄，* 赢了这一局，G 成金，U 反敲
terminal-check-knock = { $name }敲牌
terminal-check-gin = { $name }成金
terminal-check-undercut = { $name }反敲
terminal-check-dead-hand = 流局
terminal-table-hold = 有人敲牌以前，牌组都留在手里。
terminal-one-way = 这手牌只有一种亮法。
terminal-help-sort-best = 按最佳牌组整理手牌；再按则按花色、按点数
terminal-help-signs-gin = 牌上方的 ━：它在你的一个最佳牌组里；其余是散牌。牌上的 +：可以搭。牌组旁的 +：选中的牌在那里接得上。
terminal-sheet-games = 有人总分达到{ $points }，一盘结束；最后一盘结束，比赛结束。
terminal-sheet-independent-won = 每局各算各的；赢得局数最多的人获胜。

# The words of the table in the terminal. Cards, reasons, rules and what page and terminal share are elsewhere.
# $number is the number of a meld as it is typed (m3); $cards, $card are short cards.


## Top and seats

terminal-title = { $title } · 第{ $deal }局
terminal-aside = 放在一边{ $count }张
terminal-target =
    { $points ->
        [0] { "" }
       *[other] 打到{ $points }分
    }
terminal-seat-cards = { $count }张牌
terminal-seat-total = { $points }分
terminal-seat-narrow = { $count }张 { $points }分
terminal-seat-narrower = { $count }张
terminal-seat-new = 没有牌组
terminal-seat-unopened = 未开牌
terminal-seat-dead = 出局
terminal-seat-out = 淘汰
terminal-dealer = 庄家
terminal-dealer-short = 庄
terminal-you = 你

## The table and the hand

terminal-table-empty = 桌上还没有牌。
terminal-hand =
    { $count ->
        [0] 你没有牌了
       *[other] 你的手牌：{ $count }张，{ $points }分
    }
terminal-hand-new = 你还没有牌组：第一个动作必须是摆牌组。
terminal-hand-total = 总分{ $points }
terminal-since = 你上一轮以后
terminal-nothing-yet = 还没有人出牌。

## Stock, discards and what the turn still asks for, where cards are drawn

terminal-stock = 牌库
terminal-discards = 弃牌
terminal-pile-count =
    { $count ->
        [0] 空
       *[other] { $count }张牌
    }
terminal-pile-look = 翻看
terminal-mark-lay = 要摆！
terminal-mark-lent = 借来
terminal-opening-to-come =
    { $pure ->
        [yes] 你的开牌需要{ $need }分和一个纯顺子
       *[no] 你的开牌需要{ $need }分
    }
terminal-opening-any = 你还没开牌；任何牌组都可以开牌
terminal-opened = 你已开牌
terminal-to-lay = 要摆出：
terminal-to-lay-took = 拿来的{ $card }
terminal-to-lay-joker =
    { $count ->
        [1] 换来的鬼牌
       *[other] 换来的{ $count }张鬼牌
    }
terminal-to-lay-borrowed = 借来的{ $cards }
terminal-borrow-where = 哪个牌组？用方向键走过去，空格选中，Esc 返回。
terminal-borrow-title = 从 m{ $number } 借牌，{ $meld }
terminal-borrow-choose = 请选要借的牌。
terminal-borrow-help = ←→ 走动 · 空格 选牌 · Enter 借牌 · Esc 返回

## What the main action will do

terminal-do-meld = 组牌 { $cards }（{ $points }分）
terminal-do-lay = 把 { $cards } 搭到 m{ $number }，{ $meld }
terminal-do-lay-end =
    { $end ->
        [low] 把 { $cards } 搭到 m{ $number }，{ $meld }，小端
       *[high] 把 { $cards } 搭到 m{ $number }，{ $meld }，大端
    }
terminal-do-lay-joker = 把 { $cards } 搭到 m{ $number }，{ $meld }，当{ $as }
terminal-do-swap = 用 { $card } 换 m{ $number } 的鬼牌，{ $meld }
terminal-do-swap-end =
    { $end ->
        [low] 用 { $card } 换 m{ $number } 小端的鬼牌，{ $meld }
       *[high] 用 { $card } 换 m{ $number } 大端的鬼牌，{ $meld }
    }
terminal-do-end = 结束本轮
terminal-do-dead = 没有牌可出：宣布出局
terminal-do-choose = 从{ $count }种方式里选一种
terminal-do-next = 发下一局
terminal-do-leave = 比赛结束了：离开牌桌
terminal-prompt = 选牌来出。
terminal-prompt-or-end = 选牌来出，或按 E 结束本轮。
terminal-prompt-wait = 请等{ $name }。其间可以整理和选牌。
terminal-prompt-dead = 你已出局，等这一局结束。
terminal-verb-meld = 这些牌不成新牌组。
terminal-verb-lay = 这些牌接不上任何牌组。
terminal-verb-swap = 用这个换不到桌上的鬼牌。
terminal-need-cards = 请先选牌：用方向键走动，用空格键选。
terminal-fits = 在 m{ $number } 上可以出：{ $cards }
terminal-fits-nothing = 你没有单张可以出在 m{ $number } 上。
terminal-not-there = 这些牌接不上 m{ $number }。
terminal-undone = 已撤销。
terminal-nothing-to-undo = 这一轮没有可撤销的。
terminal-drawn-stays = 没有可撤销的：从牌库摸的牌不能放回。
terminal-nothing-to-redo = 没有可重做的。
terminal-redone = 已重做。
terminal-deal-is-over = 这一局结束了。
terminal-not-over = 这一局还没结束。
terminal-sorted =
    { $how ->
        [rank] 已按点数整理。
        [best] 已按最佳牌组整理。
       *[suit] 已按花色整理。
    }
terminal-unsaved = 牌谱没能保存：{ $why }

## Typing

terminal-typing = 可输入：meld 7c8c9c, lay 8h m1>, swap 5h m2, end, dead, undo。Esc 返回。
terminal-typing-draws = 可输入：draw, take, meld 7c8c9c, lay 8h m1>, swap 5h m2, borrow 7h m1, discard 5h carte

## What happened, in the short form of the log

terminal-turn = { $name }：{ $deeds }
terminal-turn-left = { $name }：{ $deeds } · 还剩{ $count }张牌
terminal-deed-meld = 组牌 { $cards }
terminal-deed-lay = { $cards } 搭到 m{ $number }
terminal-deed-swap = 用 { $card } 换 m{ $number } 的鬼牌
terminal-deed-dead =
    { $passport ->
        [yes] 出局
       *[no] 没有牌组就出局
    }
terminal-deed-out = 清牌！
terminal-deed-leave = 出完牌！
terminal-deed-draw =
    { $card ->
        [hidden] 摸牌
       *[other] 摸 { $card }
    }
terminal-deed-take = 拿 { $card }
terminal-deed-touch = 触碰弃牌堆
terminal-deed-renewed = 新牌库
terminal-deed-borrow = 借 m{ $number } 的 { $cards }
terminal-deed-discard =
    { $carte ->
        [yes] 弃 { $card }，“报单”
       *[no] 弃 { $card }
    }
terminal-deed-penalty = 没有报单，摸{ $count }张牌
terminal-deed-end = 结束

## Choosing among ways

terminal-choose = 你指哪种方式？
terminal-choose-help = 按 1–9 或 Enter 选择，Esc 返回
terminal-way-run = 顺子：{ $cards }（{ $points }分）
terminal-way-set = 刻子：{ $cards }（{ $points }分）

## Keys

terminal-keys-play = 空格 选牌 · M 组牌 · L 搭牌 · J 鬼牌 · E 结束 · U 撤销 · ? 规则 · F1 按键
terminal-keys-table = ←→↑↓ 走动 · 空格 出在这里 · H 手牌 · Esc 清除 · ? 规则 · F1 按键
terminal-keys-borrow = ←→↑↓ 走动 · 空格 从这里借 · Esc 返回 · ? 规则 · F1 按键
terminal-keys-draw = D 摸牌 · F 拿牌 · P 弃牌堆 · T 桌面 · C 计数 · ? 规则 · F1 按键
terminal-keys-turn = 空格 选牌 · M 组牌 · L 搭牌 · J 鬼牌 · B 借牌 · X 弃牌 · U 撤销 · F1
terminal-keys-naturals = 空格 选牌 · M 组牌 · L 搭牌 · X 弃牌 · U 撤销 · C 计数 · ? 规则 · F1
terminal-keys-over = Enter 下一局 · S 比分 · T 桌面 · ? 规则 · F1 按键 · Q 离开
terminal-help-title = 按键
terminal-help-walk = 在手牌或桌面上走动
terminal-help-shift = 移动手里的牌
terminal-help-space = 选牌，或放回；在牌组上：把选中的牌出在那里
terminal-help-enter = 做黄色那行所写的事
terminal-help-meld = 用选中的牌组牌
terminal-help-lay = 搭牌
terminal-help-joker = 换鬼牌
terminal-help-draw = 从牌库摸一张牌
terminal-help-take = 拿顶上的弃牌
terminal-help-touch = 摸牌前触碰弃牌堆
terminal-help-pile = 翻看弃牌
terminal-help-borrow = 从桌上的牌组借牌：先选牌组，再选牌
terminal-help-discard = 弃选中的牌，本轮结束
terminal-help-carte = 弃牌后只剩一张时报单，或不报
terminal-help-redo = 重做撤销的步骤
terminal-help-end = 结束本轮
terminal-help-undo = 撤销这一轮的最后一步；加 Shift 则全部重来
terminal-help-hand = 到手牌
terminal-help-table = 到桌面（也可用 Tab）
terminal-help-sort = 按花色整理手牌；再按则按点数
terminal-help-gap = 在手牌里留出或合上空隙
terminal-help-groups = 到手牌的第1至9组
terminal-help-words = 输入要出的牌，例如 lay 8h m1>
terminal-help-counts = 计数：各人的牌，你看到的牌
terminal-help-scores = 记分表
terminal-help-log = 这一局发生的一切
terminal-help-rules = 这张牌桌的规则
terminal-help-clear = 放回选中的牌
terminal-help-quit = 离开牌桌
terminal-help-signs =
    牌上的 +：可以单独打出。牌组旁的 +：选中的牌在那里接得上。牌组旁的 •：你上一轮以后它有变化。{ $jokers ->
        [0] { "" }
       *[other] ★ 是鬼牌；在顺子里，它后面的牌就是它所当的牌。
    }
terminal-close-help = Esc 返回
terminal-space-bar = 空格
terminal-arrows = 方向键

## Leaving

terminal-leave = 离开牌桌？
terminal-leave-saved = 到现在为止的比赛已保存在{ $file }。
terminal-leave-lost = 这场比赛没有保存。
terminal-leave-keys = Y 或 Enter 离开，N 或 Esc 留下

## The end of a deal

terminal-over-title = 第{ $deal }局结束了
terminal-over-game =
    { $me ->
        [yes] 清牌！你没有牌了。
       *[no] 清牌！{ $name }没有牌了。
    }
terminal-over-dead = 全部出局，没有人继续打。
terminal-over-survivor = 只剩一家，这一局到此结束。
terminal-over-out =
    { $me ->
        [yes] 你出完牌了。
       *[no] { $name }出完牌了。
    }
terminal-over-blocked = 没有牌可摸：僵局，谁也没有赢。
terminal-over-won =
    { $me ->
        [yes]
            { $count ->
                [1] 你赢了这一局。
               *[other] { $names }并列赢得这一局。
            }
       *[no]
            { $count ->
                [1] { $names }赢了这一局。
               *[other] { $names }并列赢得这一局。
            }
    }
terminal-over-match =
    { $me ->
        [yes]
            { $count ->
                [1] 比赛结束：你赢了！
               *[other] 比赛结束：{ $names }并列获胜。
            }
       *[no]
            { $count ->
                [1] 比赛结束：{ $names }赢了。
               *[other] 比赛结束：{ $names }并列获胜。
            }
    }
terminal-count-none = 没有牌了
terminal-count-out = 已淘汰
terminal-count-cards = { $count }张牌
terminal-count-doubled = 鬼牌使分数加倍
terminal-count-penalty = 没有通行证，加{ $points }分
terminal-count-unopened = 未开牌：改记{ $points }分
terminal-count-factor = 乘以{ $factor }
terminal-count-settled = 结算{ $amount }
terminal-count-total = 总分{ $points }
terminal-count-winner = 赢家
terminal-over-aside =
    { $count ->
        [0] 没有放在一边的牌。
       *[other] 放在一边的{ $count }张牌：
    }
terminal-over-keys = Enter 下一局 · S 记分表 · Esc 看桌面 · Q 离开
terminal-over-keys-last = S 记分表 · Esc 看桌面 · Q 离开

## Score sheet and counts

terminal-sheet = 记分表
terminal-sheet-deal = 局
terminal-sheet-total = 总分
terminal-sheet-empty = 还没有打完一局。
terminal-sheet-signs = D 坐庄，* 赢了这一局
terminal-sheet-cumulative = 分数低的获胜。
terminal-sheet-independent = 每局各算各的；分数低的获胜。
terminal-sheet-target = 有人总分达到{ $points }，比赛结束。
terminal-sheet-elimination = 达到{ $points }分的人淘汰。
terminal-sheet-deals = 比赛共{ $count }局。
terminal-counts = 计数
terminal-counts-known = 已知：{ $cards }
terminal-counts-hand = 这一局现在结束的话，你的手牌算{ $points }分。
terminal-counts-seen = 桌上和手里，每种牌你看到的张数（共{ $packs }张）：
terminal-counts-seen-pile = 桌上、弃牌和手里，每种牌你看到的张数（共{ $packs }张）：
terminal-counts-jokers = 看到的鬼牌：{ $all }张中的{ $count }张
terminal-counts-aside = 有{ $count }张牌放在一边，不参与这一局。
terminal-log = 这一局发生了什么
terminal-rules = 这张牌桌的规则

## Replay

terminal-replay-where = 第{ $deal }/{ $deals }局 · 第{ $turn }/{ $turns }轮 · 第{ $action }/{ $actions }步
terminal-replay-keys = ←→ 步 · ↑↓ 轮 · PgUp PgDn 局 · Home End · K 视角 · S 比分 · Q 离开
terminal-replay-all = 所有手牌
terminal-replay-seat = { $name }可以知道的
terminal-replay-spectator = 旁观者可以知道的
terminal-replay-dealt = 牌发好了。
terminal-replay-turn = 接下来：{ $name }
terminal-check-head = { $title }，{ $seats }个座位，{ $deals }局
terminal-check-deal = 第{ $deal }局：{ $scores }（{ $how }）
terminal-check-game = { $name }清牌
terminal-check-out = { $name }出完牌
terminal-check-blocked = 僵局
terminal-check-dead = 全部出局
terminal-check-survivor = 只剩一家
terminal-check-running = 第{ $deal }局正在进行：轮到{ $name }。
terminal-check-totals = 总分：{ $scores }
terminal-check-won =
    { $count ->
        [1] { $names }赢了比赛。
       *[other] { $names }并列赢得比赛。
    }
terminal-check-seen = 这是一个座位的副本：别人的手牌是隐藏的，所以只检查了它看得到的出牌。
terminal-check-ok = 牌谱重放没有错误。
terminal-score-of = { $name } { $points }

## The rules as text

terminal-rules-head = { $title }规则
terminal-rules-changes = 这张牌桌的不同之处
terminal-rules-change = { $label }：{ $answer }（标准是{ $instead }）
terminal-rules-sign = * 表示这张牌桌的不同之处。
terminal-house-title = 这张牌桌的房规
terminal-house-close = Enter 开始 · ? 全部规则
terminal-games = 有{ $games }种玩法：
terminal-games-note = `tierce rules GAME` 显示规则，`tierce play GAME` 在这里玩。

# What the server itself refuses, before any rule is asked.

# $text says what was expected.
reason-malformed = 这条消息读不懂：{ $text }
reason-too-large = 这条消息太长。最多读{ $most }字节。
reason-too-fast = 一下子太多了。请稍等，再试一次。
reason-binary = 这里的消息应是文本，而这条是二进制的。
reason-no-table = 这里没有牌桌{ $table }。
reason-broken = 服务器出了故障，已写入日志。请再试一次。
reason-store = 没能写下来，所以没有执行。请再试一次。
# What a table refuses that has nothing to do with the cards: seats, host, pause, clock.
reason-not-invited = 你没有受邀到这张牌桌：请要完整的链接，一个字母也不少。
reason-no-seat-yours = 你在这张牌桌没有座位：请先坐一个空位。
reason-no-seat = 这里没有{ $seat }号座位：这张牌桌有{ $most }个。
reason-seat-taken = { $seat }号座位不是空位：那里有人。
reason-seated-already = 你在这张牌桌已经有座位了。
reason-nobody-there = { $seat }号座位没有人：只能指有人的座位。
reason-name = 名字要有1到{ $most }个看得见的字符。
reason-name-taken = 这里已经有人叫{ $name }：请换一个名字。
reason-not-host = 只有房主可以这样做：这里的房主是{ $name }。
reason-not-yours = 这只能对自己的座位说。
reason-here = { $name }在这里：别人不能替他们打。
reason-stands-in = 现在机器人替你打：请先收回座位。
reason-time-up = 你的时间到了：这一轮由机器人代打。下一轮还是你的。
reason-paused = { $name }请大家休息：请先继续。
reason-not-started = 还没有发牌：人到齐后由房主开始。
reason-started = 比赛已经开始：那只能在开始前做。
reason-seats-open = 还有{ $count }个空位：请让人坐下，让机器人坐下，或撤掉座位。
reason-too-few-seats = { $text }
reason-no-bot = 这种玩法没有机器人{ $kind }：请选{ $kinds }。
reason-match-runs = 这场比赛还没结束：请先打完。
reason-closed = 房主已关闭这张牌桌：打过的仍可查看。
reason-no-chat = 这张牌桌只能说短语。
reason-no-phrase = 没有这个短语：请从列表里选。
reason-hints-off = 这张牌桌不用提示。
reason-no-answer = 算了太久还没有结果。请稍等再试。
reason-other-deal = 这是另一局的手牌，所以没有整理。
# What is wrong with a request, said beside its field.
problem-expected = 应为{ $text }。
problem-unknown-field = 没有这个字段。字段有{ $fields }。
problem-one-of = 没有{ $found }可选。请从{ $choices }里选。
problem-number = 应为{ $low }到{ $high }的整数，得到的是{ $found }。
problem-name = 名字要有1到{ $most }个字符，不能有看不见的字符。
problem-bot-list = 应为机器人的列表，每个都从{ $choices }里选。
problem-bot-count = 要了{ $found }个机器人。这个玩法是你加{ $low }到{ $high }个机器人。
problem-no-table = 这里没有这张牌桌。
problem-no-place = 这个地址没有内容。
problem-too-large = 一个请求最多{ $most }字节。
problem-too-fast = 一下子请求太多。请稍等，再试一次。
problem-elsewhere = 这来自另一个网站的网页，所以没有执行。
problem-not-seated = 你在这张牌桌没有座位。
problem-not-invited = 你没有受邀到这张牌桌：请要完整的链接，一个字母也不少。
problem-no-spectators = 这张牌桌不能旁观：请坐下。
problem-no-deal = 这场比赛没有这一局。
# One may try how else a deal might have gone on once it is over.
problem-deal-runs = 本局还在进行：结束之后才能试别的打法。
problem-no-code = 没有这个代码，或者它的十分钟已过。请在另一台设备上取新代码。
problem-no-key = 这不是这台服务器的钥匙。
problem-not-host = 只有维护这台服务器的人可以这样做：请先打开带钥匙的链接。
problem-too-many-tables = 你有{ $most }张还没结束的牌桌。请先打完或关闭一张。
problem-unread = 这个请求读不懂。
problem-broken = 服务器出了故障，已写入日志。

# What is seen and said of the people at a table beside their cards: who is away, how long a turn may take, what was
# said. $name is a person, $bot whether a bot plays for them (yes or no).


## Away and back

seat-away = 离开
away-hours = { $count }小时
away-days = { $count }天
bot-plays = 机器人代打
bot-plays-short = 代打
play-for = 替他们打
play-for-short = 代打
play-for-name = 让机器人替{ $name }打
let-bot-play = 让机器人替我打
bot-plays-for-me = 机器人在替你打
take-seat-back = 机器人在替你打：收回座位
take-back = 收回
say-away = { $name }离开了
say-back = { $name }回来了
say-bot-plays = 机器人替{ $name }打
say-plays-again = { $name }又自己打了
# A move that a bot made for a person: $line says what.
happened-stand-in =
    { $me ->
        [yes] { $line }（机器人替你）
       *[no] { $line }（机器人替{ $name }）
    }

## A pause for all

a-break = 休息
pause-all = 大家喝杯茶
pause-help = 计时和机器人都停下，直到有人继续。
paused-by =
    { $me ->
        [yes] 你请大家休息
       *[no] { $name }请大家休息
    }
pause-go-on = 继续
say-goes-on = 继续打牌

## Clocks

clock-left = 这一轮的时间
clock-bank = 备用时间
clock-over = 超时
clock-stands = 计时停着
# $hard: when the time is up, a bot plays the turn.
seconds-left =
    { $hard ->
        [yes] { $seconds }秒，然后机器人代打这一轮
       *[no] 还剩{ $seconds }秒
    }

## What one says

panel-say = 说话
say-own = 用你自己的话
say-send = 说
say-too-fast = 慢慢来：稍等一下再说。
said-title = 说过的话
said-nothing = 还没有人说话。
said-line = { $name }：{ $text }
said-me = 你
said-mute = 屏蔽{ $name }
said-unmute = 再听{ $name }说话
said-muted = 在这台设备上已屏蔽
said-take-away = 去掉
said-take-away-which = { $name }说的：{ $text }

## The next match

do-rematch = 再来一场
next-match = 去下一场比赛
say-next-match = 下一场比赛开始了

## The screen during my turn

help-awake = 轮到你时屏幕保持常亮。
help-no-awake =
    { $secure ->
        [yes] 这个浏览器不能在轮到你时保持屏幕常亮。
       *[no] 轮到你时屏幕可能变暗：浏览器只为安全网页（https）保持常亮。
    }

## Phrases

# phrase-<id> of src/tierce/server/phrases.py: polite words, with a face where it helps.
phrase-hello = 😊 大家好！
phrase-good_luck = ☘ 祝好运！
phrase-your_turn = ☞ 好像轮到你了
phrase-one_moment = ☕ 请等一下
phrase-well_played = ★ 打得好！
phrase-nice_swap = 🃏 换得漂亮！
phrase-thanks = ♥ 谢谢
phrase-sorry = 😅 不好意思！
phrase-laugh = 😄 哈哈！
phrase-oh_no = 😱 哎呀！
phrase-wow = 😮 哇！
phrase-thinking = 😐 让我想想
phrase-again = ↻ 再来一局？
phrase-good_night = ☾ 晚安
