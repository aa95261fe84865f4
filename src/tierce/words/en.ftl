### Every text that people read, in English: the page, the terminal and the server read this one file.
### Another language is one more file beside it; what it lacks is said in English.

### Of this file

# The language in its own name, and whether somebody who speaks it from home has read all of it: yes or no.
language-name = English
language-reviewed = yes

# What stands between two items (names of cards read aloud), two parts of a sentence, two whole sentences, and two
# lines without a full stop that are read aloud one after the other: punctuation with its space, as the language
# writes it. Chinese has no spaces here, Arabic a comma of its own.
between-items = { ", " }
between-parts = { "; " }
between-sentences = { " " }
between-lines = { ". " }

### Cards

# The names of cards, for the ear (10 of clubs) and for the eye (10♣).

# $rank and $suit are one of the names below.
card-name = { $rank } of { $suit }
joker = joker
# A joker on the table: in a run it stands for one card, in a set for a rank.
joker-for-card = joker as { $card }
joker-as-A = joker as an ace
joker-as-2 = joker as a 2
joker-as-3 = joker as a 3
joker-as-4 = joker as a 4
joker-as-5 = joker as a 5
joker-as-6 = joker as a 6
joker-as-7 = joker as a 7
joker-as-8 = joker as an 8
joker-as-9 = joker as a 9
joker-as-T = joker as a 10
joker-as-J = joker as a jack
joker-as-Q = joker as a queen
joker-as-K = joker as a king

rank-A = ace
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-T = 10
rank-J = jack
rank-Q = queen
rank-K = king

# Several of one rank: a set of aces.
ranks-A = aces
ranks-2 = twos
ranks-3 = threes
ranks-4 = fours
ranks-5 = fives
ranks-6 = sixes
ranks-7 = sevens
ranks-8 = eights
ranks-9 = nines
ranks-T = tens
ranks-J = jacks
ranks-Q = queens
ranks-K = kings

suit-s = spades
suit-h = hearts
suit-d = diamonds
suit-c = clubs

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
suit-letter-c = C

card-short = { $rank }{ $suit }
joker-short = Joker
# A joker on the table that stands for $card (a short card or a short rank).
joker-short-for = ★{ $card }

# A meld: $from and $to are ranks, $suit a suit, $ranks several of one rank, $count its cards.
meld-run = run of { $suit }, { $from } to { $to }
meld-set = set of { $count } { $ranks }

### House rules

# The house rules: every knob with its name, one sentence of help, and its answers in words.
#
# knob-<path> and knob-<path>-help, choice-<path>-<answer>; dots and underscores become dashes. An answer
# without a message of its own is one of the four below, or a number.

choice-yes = yes
choice-no = no
choice-any = any number
choice-none = none

# An answer that depends: $answer with $seats players ("3", "5 or 6", "2 to 4"), or if $case is chosen.
answer-seats = { $answer } with { $seats } players
answer-case = { $answer } with “{ $case }”
answer-else = otherwise { $answer }
# From $low to $high.
answer-span = { $low } to { $high }
# A choice named by its knob: "Ties: shared".
answer-named = { $knob }: { $answer }

preset-penang = Penang Rummy
preset-rami51 = Rami 51
preset-rami51-circular = Rami 51 in a circle
preset-rami71 = Rami 71
preset-rami81 = Rami 81
preset-arbaatash = Arbaatash, the Lebanese 14
preset-thousand = Rami 51, the 1000-game
preset-basic = Basic Rummy
preset-gin = Gin Rummy
preset-gin-traditional = Gin, the older way
preset-gin-oklahoma = Oklahoma Gin
preset-gin-hollywood = Gin, Hollywood scoring
preset-gin-openspiel = Gin as in OpenSpiel
preset-gin-rlcard = Gin as in RLCard

ending-game = Game
ending-all-dead = everybody dead
ending-last-survivor = one seat left
ending-blocked = blocked
ending-knock = knock
ending-gin = gin
ending-big-gin = big gin

## Which cards are played with?

group-deck = Which cards are played with?

knob-deck-packs = Packs
knob-deck-packs-help = How many packs of 52 cards are shuffled together.
knob-deck-jokers = Jokers
knob-deck-jokers-help = How many jokers are in the deck, all packs together.

## How are the cards dealt?

group-deal = How are the cards dealt?

knob-deal-seats = Players
knob-deal-seats-help = How many may play; more need more packs.
knob-deal-hand-size = Cards in a hand
knob-deal-hand-size-help = How many cards each player is dealt at the start.
knob-deal-starter = Who begins
knob-deal-starter-help = Who has the first turn of a deal.
choice-deal-starter-dealer = the dealer
choice-deal-starter-next = the player after the dealer
knob-deal-extra = One card more
knob-deal-extra-help = How many cards more than the others the player who begins is dealt.
knob-deal-direction = Direction
knob-deal-direction-help = Which way round cards are dealt and turns pass.
choice-deal-direction-clockwise = clockwise, to the left
choice-deal-direction-anticlockwise = anticlockwise, to the right
knob-deal-starter-first-turn = The very first turn
knob-deal-starter-first-turn-help = Whether the player who begins may lay or knock in that turn, or only discards.
choice-deal-starter-first-turn-discard-only = is a discard only
choice-deal-starter-first-turn-full = is a turn like any other
knob-deal-upcard = A card turned up
knob-deal-upcard-help = Whether a card is turned up after the deal to begin the discard pile.
knob-deal-cut-joker = A joker at the cut
knob-deal-cut-joker-help = What happens when the player who cuts turns up a joker.
choice-deal-cut-joker-ignored = goes back
choice-deal-cut-joker-kept = is kept, as one of the cutter’s cards
knob-deal-aside-shown-after = Show the undealt cards after the deal
knob-deal-aside-shown-after-help = Whether everybody sees, when the deal is over, which cards were not in play.

## What may be drawn?

group-draw = What may be drawn?

knob-draw-take = A card from the discard pile
knob-draw-take-help = What must be done with the top card of the discard pile by whoever takes it.
choice-draw-take-must-lay = must be laid in the same turn
choice-draw-take-free = may go into the hand
knob-draw-take-from-round = First turn with the discard pile
knob-draw-take-from-round-help = From which turn of a deal on a player may take from the discard pile.
knob-draw-take-joker = A joker on the discard pile
knob-draw-take-joker-help = Whether a joker may be taken from the discard pile.
knob-draw-take-with-one = Taking with one card left
knob-draw-take-with-one-help = Whether a player who holds one card may take from the discard pile.
knob-draw-throw-back = Throwing back a card
knob-draw-throw-back-help = Whether a card taken from the discard pile may be discarded in the same turn.
knob-draw-mutual-return = Thrown back twice in a row
knob-draw-mutual-return-help = What happens when both players, one after the other, discard the card that they have just taken.
choice-draw-mutual-return-plays-on = play goes on
choice-draw-mutual-return-ends = the deal is dead
knob-draw-takes = Discards taken in a deal
knob-draw-takes-help = Which discard that is taken, both players together, makes the deal dead; the card turned up is not counted.
choice-draw-takes-any = as many as one likes
knob-draw-last = Cards left in the stock
knob-draw-last-help = With how many cards in the stock nothing more is drawn: the wall.
knob-draw-wall = At the wall
knob-draw-wall-help = What happens when the stock is at its end and nobody has knocked.
choice-draw-wall-dead = the deal is dead, and nobody scores
choice-draw-wall-knock = the last discard may still be taken, to knock with it
choice-draw-wall-declare = one takes the last discard and plays on, or calls the deal dead
knob-draw-renew = Making a new stock
knob-draw-renew-help = How the discards become a new stock.
choice-draw-renew-shuffled = they are shuffled
choice-draw-renew-turned = they are turned over as they lie
choice-draw-renew-taken = the top card may be taken, or all are turned over as they lie
knob-draw-renew-keeps-top = The top discard stays
knob-draw-renew-keeps-top-help = Whether the top discard stays on the pile when the others become a new stock.
knob-draw-renewals = New stocks
knob-draw-renewals-help = How often in a deal the discards may become a new stock.
choice-draw-renewals-any = as often as needed
knob-draw-touch = Touching the discard pile
knob-draw-touch-help = What it costs to touch the discard pile and then draw from the stock all the same.
choice-draw-touch-ignored = nothing
choice-draw-touch-no-dry-this-turn = no dry exit in this turn
choice-draw-touch-no-dry-this-deal = no dry exit in this deal
choice-draw-touch-no-exit-this-deal = no exit at all in this deal

## What is a meld?

group-melds = What is a meld?

knob-melds-aces = The ace in a run
knob-melds-aces-help = Whether an ace may follow the king.
choice-melds-aces-both = low before the two, or high after the king
choice-melds-aces-low = low before the two only

knob-melds-set-suits = Suits in a set
knob-melds-set-suits-help = Whether a set may hold a suit more than once, such as two eights of hearts.
choice-melds-set-suits-repeat = may repeat
choice-melds-set-suits-distinct = all different, so four cards at most
knob-melds-run-max = Longest run
knob-melds-run-max-help = How many cards a run may have: with 14 it has an ace at both ends.
knob-melds-circular = Runs go round the corner
knob-melds-circular-help = Whether a run may go on after the ace: queen, king, ace, two.
knob-melds-min-naturals = Natural cards in a meld
knob-melds-min-naturals-help = How many cards of a meld must be no jokers, at the least.

## What may a joker do?

group-wild = What may a joker do?

knob-wild-max-in-run = Jokers in a run
knob-wild-max-in-run-help = How many jokers one run may hold.
choice-wild-max-in-run-any = as many as one likes
knob-wild-max-in-set = Jokers in a set
knob-wild-max-in-set-help = How many jokers one set may hold.
choice-wild-max-in-set-any = as many as one likes
knob-wild-adjacent = Jokers side by side
knob-wild-adjacent-help = Whether two jokers may be neighbours in a run.
knob-wild-in-run = Place of a joker in a run
knob-wild-in-run-help = Where in a run a joker may lie, and for which cards.
choice-wild-in-run-anywhere = anywhere
choice-wild-in-run-ends = only at the ends
choice-wild-in-run-burnt = only for a card of which every copy lies on the table
knob-wild-burnt-counts-discards = Discards burn too
knob-wild-burnt-counts-discards-help = Whether a copy on the discard pile counts like one in a meld when a joker may stand only for burnt cards.
knob-wild-rebind = A joker in a run
knob-wild-rebind-help = Whether the card that a joker stands for may push it to a free end of the run.
choice-wild-rebind-fixed = stays where it is
choice-wild-rebind-slide = may be pushed to an end by the natural card

## What does the first laying need?

group-opening = What does the first laying need?

knob-opening-kind = The first laying
knob-opening-kind-help = What a player’s first laying in a deal, the opening, must be.
choice-opening-kind-points = must reach a number of points
choice-opening-kind-none = may be any meld, in any turn
choice-opening-kind-free = needs nothing: one may lay off before melding
knob-opening-points = Points to open
knob-opening-points-help = How many points the cards of the first laying must count together.
knob-opening-points-from-discard = Points to open with a discard
knob-opening-points-from-discard-help = How many points it takes to open in a turn that began with a card from the discard pile.
choice-opening-points-from-discard-same = as many as otherwise
knob-opening-discard-points-always = Those points every time
knob-opening-discard-points-always-help = Whether a player who has opened needs these points too, in every turn that begins with a discard.
knob-opening-pure-run = A run without jokers
knob-opening-pure-run-help = Whether the first laying must hold a run without jokers.
choice-opening-pure-run-new = a new run that holds none
choice-opening-pure-run-subrun = a run with three natural cards in sequence, even beside a joker
choice-opening-pure-run-off = not needed
knob-opening-from-round = First turn to open in
knob-opening-from-round-help = From which turn of a deal on a player may open.
knob-opening-joker-counts = A joker in the first laying
knob-opening-joker-counts-help = What a joker counts towards the points of the first laying.
choice-opening-joker-counts-replaced = as much as the card it stands for
choice-opening-joker-counts-zero = nothing
choice-opening-joker-counts-thirty-five = 35 points

## What may be laid off?

group-layoff = What may be laid off?

knob-layoff-joker-on-opponent = Jokers on melds of others
knob-layoff-joker-on-opponent-help = Whether a joker may be laid off on a meld that somebody else laid.
choice-layoff-joker-on-opponent-none = on none
choice-layoff-joker-on-opponent-sets = on sets only
choice-layoff-joker-on-opponent-all = on all

## How is a joker won?

group-swap = How is a joker won?

knob-swap-from-set = Jokers in sets
knob-swap-from-set-help = Which card wins the joker of a set.
choice-swap-from-set-rank = won with any card of the rank
choice-swap-from-set-square = won with the missing suit, once the set has four cards
choice-swap-from-set-square-both = won with the missing suit, in the turn in which the set got its fourth card
choice-swap-from-set-never = cannot be won
knob-swap-use = A joker that was won
knob-swap-use-help = Whether a joker from a swap may be kept in hand.
choice-swap-use-keep = may be kept
choice-swap-use-new-meld = must go into a new meld in the same turn
choice-swap-use-any = must be laid in the same turn
knob-swap-same-turn = Swaps in the turn of the first meld
knob-swap-same-turn-help = Whether one may swap already in the turn in which one lays the first meld.

## May cards be taken from melds?

group-borrow = May cards be taken from melds?

knob-borrow-kind = Borrowing from melds
knob-borrow-kind-help = Whether natural cards may be taken off a meld of the table for a new meld.
choice-borrow-kind-off = is not done
choice-borrow-kind-single = is allowed while a meld of three cards or more remains
knob-borrow-split = From the middle of a run
knob-borrow-split-help = Whether cards may be borrowed from the middle of a run that falls into two good runs.
knob-borrow-joker = Borrowing jokers
knob-borrow-joker-help = Whether a joker may be borrowed like a natural card, without a swap.
knob-borrow-from-joker-meld = From melds with a joker
knob-borrow-from-joker-meld-help = Whether natural cards may be borrowed from a meld in which a joker lies.

## What if a seat cannot play?

group-idle = What if somebody cannot play?

knob-idle-dead-counts-swaps = A swap can save from being dead
knob-idle-dead-counts-swaps-help = Whether a swap that would give a joker to lay counts as a move, so that one may not be dead.
knob-idle-voluntary-dead = Dead at will
knob-idle-voluntary-dead-help = Whether one may declare oneself dead although there is a move.
knob-idle-auto-dead = Dead without saying so
knob-idle-auto-dead-help = Whether the table declares a player dead who has no move at the start of a turn.

## When may one knock?

group-knock = When may one knock?

knob-knock-limit = Deadwood to knock with
knob-knock-limit-help = How many points a knocker’s deadwood, the cards in no meld, may count at most.
choice-knock-limit-upcard = as much as the card turned up counts
knob-knock-upcard-ace = An ace turned up
knob-knock-upcard-ace-help = What a knock needs after an ace, where the card turned up says how much deadwood may be kept.
choice-knock-upcard-ace-one = allows 1 point of deadwood
choice-knock-upcard-ace-gin-only = leaves only gin
knob-knock-test = Testing a knock
knob-knock-test-help = How it is found out whether a hand may knock.
choice-knock-test-exact = by all ways to throw a card and to meld the rest
choice-knock-test-first-melds = by the first way to meld all the cards that leaves least
knob-knock-throw-back = Knocking with the card just taken
knob-knock-throw-back-help = Whether a card taken from the discard pile may be thrown with a knock in the same turn.
knob-knock-gin = A hand that is gin
knob-knock-gin-help = Whether a player who could go gin may play on.
choice-knock-gin-may = may be played on with
choice-knock-gin-must = must be shown at once
knob-knock-layoffs = Laying off after a knock
knob-knock-layoffs-help = Whether the other player may lay cards off on the knocker’s melds.
knob-knock-layoffs-per-end = Cards laid off at one end
knob-knock-layoffs-per-end-help = How many cards may be laid off at each end of a knocker’s run.
choice-knock-layoffs-per-end-any = as many as fit
knob-knock-defender = Melds of the other player
knob-knock-defender-help = Which melds the other player shows after a knock.
choice-knock-defender-best = those that leave the least deadwood
choice-knock-defender-chosen = those that this player chooses

## How does a deal end?

group-out = How does a deal end?

knob-out-last-survivor = The last one who is not dead
knob-out-last-survivor-help = Whether the last player who is not dead goes on alone.
choice-out-last-survivor-plays-on = plays on alone
choice-out-last-survivor-ends = ends the deal
knob-out-discard = The last card
knob-out-discard-help = Whether a deal is won only by discarding the last card, or also by laying it.
choice-out-discard-required = must be discarded
choice-out-discard-optional = may be discarded or laid
knob-out-carte = Saying “carte”
knob-out-carte-help = Whether a player whose discard leaves one card must say so, and draws two cards otherwise.
choice-out-carte-manual = the player must say it, or draws two
choice-out-carte-auto = the table says it
choice-out-carte-off = nobody says it
knob-out-at-once-needs = Going out at once
knob-out-at-once-needs-help = What it takes to go out in the very turn in which one lays for the first time.
choice-out-at-once-needs-points-and-run = takes points and a run, as every opening
choice-out-at-once-needs-run-only = takes the run, but no points
choice-out-at-once-needs-none = takes neither
knob-out-new-melds = New melds in a turn
knob-out-new-melds-help = How many new melds a player may lay in one turn.
choice-out-new-melds-any = as many as one likes
knob-out-at-once-may-use-table = At once with melds of the table
knob-out-at-once-may-use-table-help = Whether going out at once still counts as such when melds that lay there before were used for it.
knob-out-max-turns = Longest deal
knob-out-max-turns-help = After how many turns of all players a deal ends without a winner.

## What do the cards count?

group-values = What do the cards count?

knob-values-ace-in-hand = An ace
knob-values-ace-in-hand-help = What an ace left in hand counts.
knob-values-joker-in-hand = A joker
knob-values-joker-in-hand-help = What a joker left in hand counts.
choice-values-joker-in-hand-doubles-hand = doubles the hand
knob-values-court = Jack, queen and king
knob-values-court-help = What a jack, a queen or a king counts.
knob-values-ace-in-meld = An ace in a meld
knob-values-ace-in-meld-help = What an ace counts towards the points of the first laying.
choice-values-ace-in-meld-by-place = 1 or 11, by its place
choice-values-ace-in-meld-always-10 = always 10

## What else counts?

group-score = What else counts?

knob-score-pays = Cards left in hand
knob-score-pays-help = Whether cards left in hand count against whoever holds them, or for the winner.
choice-score-pays-own-cards = count against whoever holds them
choice-score-pays-winner-collects = are collected by the winner
knob-score-gin = Bonus for gin
knob-score-gin-help = What is added for going gin, a knock without deadwood.
knob-score-big-gin = Bonus for big gin
knob-score-big-gin-help = What is added for big gin: every card in a meld, and none thrown.
choice-score-big-gin-none = big gin is not played
knob-score-undercut = Bonus for an undercut
knob-score-undercut-help = What is added for the other player, who turns out to have no more deadwood than the knocker.
knob-score-tie = Equal deadwood
knob-score-tie-help = What it means when both have the same deadwood after a knock.
choice-score-tie-undercut = is an undercut
choice-score-tie-nothing = scores nothing
knob-score-spade-doubles = Spades count double
knob-score-spade-doubles-help = Whether a deal counts double, its bonus too, when the card turned up is a spade.

knob-score-no-passport = Dead without a meld
knob-score-no-passport-help = What is added for a player who is dead before laying the first meld.
choice-score-no-passport-none = nothing more
choice-score-no-passport-plus-50 = 50 points more
choice-score-no-passport-double = the hand counts twice
knob-score-unopened = Not opened
knob-score-unopened-help = What a player counts who has not opened when somebody goes out, whatever the hand.
knob-score-at-once = After going out at once
knob-score-at-once-help = What going out at once does to the points of the others.
choice-score-at-once-multiply = multiplies the points of all others
choice-score-at-once-flat-100 = gives all others 100 points
choice-score-at-once-dry-table = multiplies by the jokers that were used
knob-score-at-once-factor = Factor for going out at once
knob-score-at-once-factor-help = What the points of the others are multiplied by after going out at once.
knob-score-at-once-joker-factor = Factor at once with a joker
knob-score-at-once-joker-factor-help = What they are multiplied by when a joker was the last discard as well.
knob-score-joker-finish = A joker as the last discard
knob-score-joker-finish-help = What it means when somebody goes out, not at once, by discarding a joker.
choice-score-joker-finish-plain = counts like any other card
choice-score-joker-finish-double = doubles the points of all others
choice-score-joker-finish-flat-200 = gives all others 200 points
choice-score-joker-finish-forbidden = is not allowed
knob-score-dry-table = Dry exits by jokers
knob-score-dry-table-help = How a dry exit, everything in one turn, is paid by the number of jokers used in it.
choice-score-dry-table-rising = more with jokers: once, one and a half times, twice
choice-score-dry-table-falling = less with jokers: twice, one and a half times, once
choice-score-dry-table-literal = as one text prints it: once, one and a half times, once
knob-score-rounding = Half points
knob-score-rounding-help = What becomes of half a point.
choice-score-rounding-half-up = are rounded up
choice-score-rounding-down = are dropped
knob-score-winner-bonus = Bonus of the winner
knob-score-winner-bonus-help = What the winner of a deal gets: taken off the total, or added where the winner collects.

## How do deals make a match?

group-match = How do deals make a match?

knob-match-kind = The deals of a match
knob-match-kind-help = Whether points are added up from deal to deal.
choice-match-kind-independent = each a game of its own
choice-match-kind-cumulative = are added up
knob-match-target = Points that end the match
knob-match-target-help = The match ends when somebody’s total reaches this number.
choice-match-target-none = no such number
knob-match-deals = Deals in a match
knob-match-deals-help = The match ends after so many deals.
choice-match-deals-none = no such number
knob-match-game-bonus = Game bonus
knob-match-game-bonus-help = What the winner of a game, who has the most points at its end, gets beside.
knob-match-box = A box
knob-match-box-help = What each deal that was won counts beside, when a game is added up.
knob-match-extra-boxes = Boxes for gin and undercut
knob-match-extra-boxes-help = Whether gin brings two boxes more, and an undercut one.
knob-match-shutout = A shutout
knob-match-shutout-help = What the winner of a game gets in which the other has not scored.
choice-match-shutout-none = brings nothing more
choice-match-shutout-double-before-boxes = doubles points and bonus, not the boxes
choice-match-shutout-double-all = doubles everything
choice-match-shutout-double-bonus = doubles the game bonus
choice-match-shutout-plus-100 = brings 100 points
knob-match-columns = Games side by side
knob-match-columns-help = How many columns the score sheet has, each a game of its own; three is called Hollywood.
knob-match-elimination = Dropping out
knob-match-elimination-help = Whether who reaches the number drops out and the others play on until one is left.
knob-match-last-deal-factor = Weight of the last deal
knob-match-last-deal-factor-help = What the points of the last deal are multiplied by.
knob-match-dealer = Who deals next
knob-match-dealer-help = Who deals after the first deal, whose dealer is drawn by lot.
choice-match-dealer-next = the next player
choice-match-dealer-last-winner = the winner of the last deal
choice-match-dealer-worst-loser = who did worst in the last deal
knob-match-ties = A tied match
knob-match-ties-help = What happens when several lead alike at the end.
choice-match-ties-shared = is shared
choice-match-ties-extra-deal = goes on until one is ahead
knob-match-settlement = Settlement of each deal
knob-match-settlement-help = Who pays whom after a deal, in points; no money is involved.
choice-match-settlement-none = none
choice-match-settlement-difference = everybody pays everybody better the difference
choice-match-settlement-winner-takes-difference = everybody pays the winner the difference

### Reasons

# Why something is refused: what is wrong, with the cards, and one next step. Nobody is blamed.
#
# $why is the finer case, where a reason has several. $cards are the cards that the sentence is about and
# $count their number; $meld is a meld of the table ("Aina’s run", "your set"), $fits the cards it would take.

# $name plays now.
reason-turn = { $why ->
    [dead] You are dead in this deal, so its turns pass you by. The next deal brings you back.
    [out] You have dropped out of this match. You can watch it to its end.
    [watching] You are watching here. Open a table of your own to play.
   *[other] { $name } is playing now. Your cards wait until the turn comes round to you.
}

# $need is the number of the turn in which it is possible, $have the one that is running.
reason-phase = { $why ->
    [over] This deal is over, and nothing can be laid any more. Go on to the next one.
    [match-over] The match is over. Open a new table to play another.
    [running] This deal is still being played. The next one is dealt when it is over.
    [acted] You have laid a card in this turn, so you are not dead. End your turn instead.
    [nothing-to-undo] This turn has no step to take back. What others have seen stays.
    [draw] Your turn begins with a card: draw one from the stock, or take the top discard.
    [drawn] You have your card for this turn. Lay what you like, then discard one.
    [discard] Here a discard ends the turn. Choose the card that you give away.
    [first-turn] On this first turn you have a card too many and only discard. Choose the card that you give away.
    [offer] The card turned up comes first: take it, or pass.
    [must-draw] Both of you have passed the card turned up, so this turn begins from the stock. Draw a card.
    [held] Melds stay in the hand here until somebody knocks. Discard a card, or knock.
    [drawn-held] You have your card for this turn. Discard one, or knock.
    [no-big-gin] Big gin is not played at this table. Throw a card and knock: that is gin.
    [showing] There has been a knock. Lay off on the melds that are shown, or show your hand.
    [gin-layoff] After gin nothing is laid off. Show your hand.
    [no-layoff] Nothing is laid off after a knock at this table. Show your hand.
    [best-melds] Your best melds are shown for you at this table. Just say that you are done.
    [own-melds] At this table you choose the melds that you show. Say which.
    [wall-knock] The stock is at its end. Take the last discard to knock with it, or pass.
    [wall-declare] The stock is at its end. Take the last discard and play on, or pass, which ends the deal.
    [no-carte] Nobody says “carte” in this game. Discard without it.
    [round] The first laying is possible from your turn { $need } on, and this is your turn { $have }. Discard a card for now.
    [take-round] The discard pile opens to you in your turn { $need }, and this is your turn { $have }. Draw from the stock.
    [take-joker] A joker lies on top of the discard pile, and here it stays there. Draw from the stock.
    [pile] No card lies on the discard pile. Draw from the stock.
    [renewing] The stock is being made anew. Draw when it is there.
   *[other] That has no place at this moment. Choose from what can be done now.
}

reason-no-action = { $why ->
    [passport] Your turn still needs your passport, a meld of three cards or more. Lay one, then end the turn.
   *[later] A turn needs at least one meld or one card laid off; a swap alone is not enough. Lay one, then end the turn.
}

reason-has-moves = { $why ->
    [passport] Your hand holds a meld, and that keeps you in the game. Lay it as your passport.
    [lay] One of your cards can be laid off, and a seat is dead only when it has no move. Lay a card off.
    [meld] Your hand holds a meld, and a seat is dead only when it has no move. Lay the meld.
   *[swap] A swap would give you a joker to lay, so there is still a move. Swap for a joker first.
}

reason-need-passport = Lay a meld first: the first one of a deal is your passport. Then you may lay off and swap.

reason-not-opened = { $why ->
    [opening] A joker can be won once you have opened. Lay your opening first, then swap.
    [same-turn] In the turn in which you open there is no swapping at this table. Swap from your next turn on.
   *[passport] In the turn of your passport there is no swapping at this table. Swap from your next turn on.
}

reason-a-carte = With one card left in your hand the discard pile is closed to you. Draw from the stock.

# $have is how many of the card are held.
reason-card-not-in-hand = { $why ->
    [meld] { $count ->
        [one] { $cards } does not lie in { $meld }. Choose a card that lies there.
       *[other] { $cards } do not lie in { $meld }. Choose cards that lie there.
    }
    [left-out] { $cards }: each card of your hand lies in one meld, or is deadwood. Say all of them once.
   *[hand] { $have ->
        [0] { $count ->
            [one] { $cards } is not in your hand. Choose a card that you hold.
           *[other] { $cards } are not in your hand. Choose cards that you hold.
        }
        [one] You hold { $cards } only once. Leave the second one out.
       *[other] You hold { $cards } only { $have } times. Leave the others out.
    }
}

# $number is the meld asked for, $have how many there are.
reason-no-such-meld = { $have ->
    [0] There is no meld on the table yet. Lay one from your hand.
    [one] There is no meld { $number }. The only one on the table is meld 1.
   *[other] There is no meld { $number }. The melds on the table are 1 to { $have }.
}

# $most is how many cards the meld may have.
reason-full = { $why ->
    [end] { $most ->
        [one] One card has been laid off at that end of { $meld }, and no more is allowed here. Keep { $cards }.
       *[other] { $most } cards have been laid off at that end of { $meld }, and no more are allowed here. Keep { $cards }.
    }
    [set] { $meld } has { $most } cards, as many as a set may have here. Keep { $cards } for another meld.
   *[run] { $meld } has { $most } cards, as many as a run may have here. Keep { $cards } for another meld.
}

# $most is how many cards a run may have, $jokers how many are in the deck.
reason-bad-run = { $why ->
    [short] { $cards }: a run has at least three cards. Add one that comes next.
    [suits] { $cards }: a run is of one suit. Choose cards of one suit, or of one rank for a set.
    [twice] { $cards }: a run holds each card once. Leave { $fits } out.
    [ace] { $cards }: a run ends with the ace, nothing comes after it. Leave out the cards on one side of the ace.
    [ace-low] { $cards }: the ace comes before the two here, and nothing comes after the king. Leave out the cards on one side.
    [long] { $cards }: a run may have { $most } cards here. Leave one out.
    [gap] { $cards }: here { $fits } would have to be in between. { $jokers ->
        [0] Choose others.
       *[other] Add that, or a joker.
    }
    [beside] { $cards }: two jokers may not lie side by side in a run here. Put a card between them.
    [ends] { $cards }: a joker may lie only at the end of a run here. Put a card in its place.
    [layoff] { $cards } does not fit on { $meld }. It takes { $fits }.
    [layoff-end] { $cards } does not fit at that end of { $meld }. Try the other end.
    [layoff-after] { $cards } does not fit on { $meld } after the other cards. Lay the cards one by one.
    [layoff-beside] { $cards } would lie beside a joker on { $meld }, and two may not be neighbours here. Lay it elsewhere.
    [layoff-ends] On { $meld } a joker would no longer lie at an end, as it must here. Lay { $cards } elsewhere.
    [seat] A joker stands for { $cards } on { $meld } already. Swap the card for that joker.
   *[run] { $cards } make no run, which is three or more cards of one suit in sequence. Choose others.
}

# $ranks are those of the set ("eights"), $jokers is how many are in the deck.
reason-bad-set = { $why ->
    [short] { $cards }: a meld has at least three cards. Add more of the same rank, or of the suit in sequence.
    [many] { $cards }: a set has at most four cards here. Leave one out.
    [layoff] { $cards } does not fit on { $meld }. { $jokers ->
        [0] It takes { $ranks }.
       *[other] It takes { $ranks } and jokers.
    }
   *[set] { $cards } make no set, which is three or more cards of one rank. Choose others.
}

reason-dup-suit = { $why ->
    [layoff] { $meld } has the suit of { $cards } already, and the suits of a set differ here. Keep { $cards } for another meld.
   *[set] { $cards }: the suits of a set differ here, and { $fits } is there twice. Leave one out.
}

# $need is how many natural cards a meld needs.
reason-all-jokers = { $need ->
    [one] { $cards }: a meld needs at least one card that is no joker. Add one.
   *[other] { $cards }: a meld needs at least { $need } cards that are no jokers. Add more of them.
}

# $most is how many jokers the meld may have; $kind is run or set.
reason-too-many-jokers = { $kind ->
    [run] { $most ->
        [0] { $cards }: a run takes no joker here. Lay it with natural cards alone.
        [one] { $cards }: a run takes one joker at most here. Put a natural card in the place of the other.
       *[other] { $cards }: a run takes { $most } jokers at most here. Put natural cards in the place of the others.
    }
   *[set] { $most ->
        [0] { $cards }: a set takes no joker here. Lay it with natural cards alone.
        [one] { $cards }: a set takes one joker at most here. Put a natural card in the place of the other.
       *[other] { $cards }: a set takes { $most } jokers at most here. Put natural cards in the place of the others.
    }
}

# $copies is how many of each card there are.
reason-not-burnt = { $copies ->
    [2] { $cards }: in a run a joker may stand only for a card of which both copies lie on the table. Use the joker in a set.
    [one] { $cards }: in a run a joker may stand only for a card that lies on the table already. Use the joker in a set.
   *[other] { $cards }: in a run a joker may stand only for a card of which all { $copies } copies lie on the table. Use the joker in a set.
}

reason-joker-opp-run = { $why ->
    [sets] { $meld } belongs to somebody else, and on others’ runs no joker may be laid here. A set of theirs takes it.
   *[none] { $meld } belongs to somebody else, and jokers go only on your own melds here. Lay it on one of yours.
}

# $readings are the ways to understand it.
reason-ambiguous = { $why ->
    [knock] With { $cards } thrown your hand can be shown in { $count } ways: { $readings }. Say which one you mean.
   *[laid] { $cards } can be laid in { $count } ways: { $readings }. Say which one you mean.
}

reason-joker-brelan = { $why ->
    [never] The joker of { $meld } stays where it is: at this table no joker leaves a set. Try a joker in a run.
    [both] The joker of { $meld } comes free only in the turn in which its set of three becomes four. Try another joker.
   *[square] The joker of { $meld } stands for no one card until the set has three suits and one joker. Lay a missing suit off first.
}

reason-joker-mismatch = { $why ->
    [joker] A joker is won with a natural card. Choose the card that it stands for.
    [run] The joker of { $meld } does not stand for { $cards }. It is won with { $fits }.
    [set] The joker of { $meld } does not stand for { $cards }. It is won with one of the { $ranks }.
    [square] The joker of { $meld } does not stand for { $cards }. It is won with { $fits }.
   *[none] There is no joker in { $meld }. Choose a meld that has one.
}

reason-take-joker = { $why ->
    [meld] No card is borrowed from { $meld } at this table, since a joker lies in it. Borrow from another meld.
   *[joker] The joker of { $meld } cannot be borrowed. Put the card that it stands for in its place and take it so.
}

# $have is how many cards the meld would keep.
reason-remainder = { $why ->
    [middle] { $cards }: what is left of { $meld } must stay one run. Take cards from its ends.
    [few] { $have ->
        [0] { $cards }: nothing would be left of { $meld }, and three cards must stay. Take fewer, or from another meld.
        [one] { $cards }: one card would be left of { $meld }, and three must stay. Take fewer, or from another meld.
       *[other] { $cards }: { $have } cards would be left of { $meld }, and three must stay. Take fewer, or from another meld.
    }
   *[other] { $cards }: what is left of { $meld } would be no meld. Take other cards.
}

# $cards are the borrowed cards.
reason-take-use = { $why ->
    [off] { $cards }: at this table what lies in a meld stays there. Use cards from your hand.
    [hand] A new meld with borrowed cards needs a card from your hand as well. Add one.
    [together] { $cards } were borrowed together and go into one new meld together. Lay them all in it.
   *[unused] { $cards } must go from the table into one new meld in this turn, with a card from your hand. Lay that meld, or take the step back.
}

# $cards is the card that was taken.
reason-discard-unused = You took { $cards } from the discard pile, so it must be laid in this turn. Lay it, or take it back and draw from the stock.

# $have of $need points; $missing is the difference.
reason-open-points = { $why ->
    [discard] { $have } of { $need } points: after a card from the discard pile your opening needs { $missing } more from cards of your own. Lay more, or take your steps back.
    [any] The discard is taken only to open with it. Lay a meld in this turn, or take your steps back.
    [always] { $have } of { $need } points: whoever takes the discard lays so many here, { $missing } more. Lay more, or take your steps back.
    [dry] { $have } of { $need } points: unless you go out in this turn, your opening needs { $missing } more from cards of your own. Lay more, or take your steps back.
   *[opening] { $have } of { $need } points: your opening needs { $missing } more from cards of your own. Lay more, or take your steps back.
}

reason-open-pure = { $why ->
    [subrun] Your opening still lacks a run with three natural cards in sequence. Lay one, or take your steps back.
   *[new] Your opening still lacks a new run without a joker, all from your hand. Lay one, or take your steps back.
}

reason-keep-card = { $why ->
    [forfeited] You touched the discard pile and drew from the stock, so in this deal you cannot go out. Keep one card more.
   *[last] One card must be left for the discard that ends your turn. Lay one card less.
}

reason-joker-finish = At this table the last card that you discard may not be a joker. Lay the joker and discard another card.

# $cards is the card that was taken from the discard pile in this turn.
reason-throw-back = { $why ->
    [knock] You have just taken { $cards } from the discard pile, so you may not throw it with your knock. Throw another card.
   *[discard] You have just taken { $cards } from the discard pile, and it may not go back in the same turn. Discard another card.
}

# $most is how many new melds a turn may have.
reason-new-melds = { $most ->
    [one] One new meld a turn is all that this table allows. Lay cards off on melds, or discard.
   *[other] { $most } new melds a turn are all that this table allows. Lay cards off on melds, or discard.
}

# $cards is the card that was turned up.
reason-upcard-passed = Both of you have passed { $cards }, so it stays where it lies. Draw from the stock.

reason-must-knock = { $why ->
    [gin] Your hand is gin, and at this table it is shown at once. Knock with the card that leaves no deadwood.
    [less] Your hand is gin, and at this table gin is shown at once. Choose a card and melds that leave no deadwood.
   *[wall] The last discard is taken only to knock with it. Knock now.
}

# $cards are those in no meld and $have what they count; a knocker may keep $need.
reason-deadwood = { $why ->
    [wall] With { $cards } you could not knock: more than { $need } would be left as deadwood. Pass.
    [test] At this table one way to meld decides, which leaves { $cards }: { $have } of deadwood, and { $need } is the most. Discard and play on.
    [melds] { $cards } would be left, { $have } of deadwood, and you may knock with { $need } at most. Choose other melds: your hand can do better.
    [gin] { $cards } would be left, { $have } of deadwood, and in this deal only gin may be shown. Discard and play on.
   *[knock] { $cards } would be left, { $have } of deadwood, and you may knock with { $need } at most. Discard and play on.
}

# $cards are those in no meld.
reason-not-melded = { $count ->
    [one] { $cards } is in no meld, and for big gin every card is in one. Throw it and knock, or choose other melds.
   *[other] { $cards } are in no meld, and for big gin every card is in one. Choose other melds, or knock with one card thrown.
}

# $need is how many jokers must still be laid.
reason-joker-unused = { $why ->
    [new-meld] { $need ->
        [one] The joker you took must go into a new meld in this turn. Lay one with it, or take the swap back.
       *[other] The { $need } jokers you took must go into new melds in this turn. Lay them, or take swaps back.
    }
   *[any] { $need ->
        [one] The joker you took must be laid in this turn. Lay it, or take the swap back.
       *[other] The { $need } jokers you took must be laid in this turn. Lay them, or take swaps back.
    }
}

### The rules in prose

# The rules in prose, made from the answers of a table.
#
# Every answer is given under its path with dashes ($swap-from-set, $values-court): words as they stand in the
# rules file, yes or no, or a number. $title is the name of the game; $seats "4" or "2 to 6" players; $wins is
# most or fewest, the points that win.

# How numbers of players are said.
seats-span = { $low } to { $high }

# The heading above a game's rules.
rules-title = The rules of { $title }
rules-title-seats = The rules of { $title } for { $seats } players
rules-changes = Changed at this table
rules-instead = { $title } as in the book: { $answers }.
# Where a text is no more than a draft.
rules-draft = This translation is a draft of our own. Nobody whose first language it is has read it yet.
# Above the rules of a preset in the documents. $law and $knobs are addresses.
rules-page-note = Version { $version }. The ids in parentheses are those of [the law]({ $law }), where each rule has its source. What a table may change is in [the table of house rules]({ $knobs }).

rules-section-goal = What is it about?
rules-section-deck = The cards
rules-section-deal = The deal
rules-section-turn = A turn
rules-section-passport = The passport
rules-section-melds = Melds
rules-section-jokers = Jokers
rules-section-layoff = Laying off
rules-section-swap = Swapping for a joker
rules-section-dead = Dead
rules-section-end = The end of a deal
rules-section-count = Counting
rules-section-match = The match

## What is it about?

rule-goal = You want to be left with as few points as possible. Cards leave your hand as melds that you lay on the table and as single cards that you lay off on melds, yours or anybody’s.
rule-no-draw = Nothing is drawn and nothing is discarded. Once you can lay no card in a turn you are dead, and what you hold then counts against you. So it pays to last long: often it is better to play a little each turn than everything at once.

## The cards

rule-deck = With { $seats } players: { $deck-packs ->
    [one] 1 pack
   *[other] { $deck-packs } packs
} of 52 cards and { $deck-jokers ->
    [0] no joker
    [one] 1 joker
   *[other] { $deck-jokers } jokers
}, { $total } cards in all.
rule-players = { $low ->
    [0] The game is for { $high } players.
   *[other] The game is for { $low } to { $high } players.
}

## The deal

rule-hand = With { $seats } players each is dealt { $deal-hand-size } cards.
# The usual number, before the exceptions.
rule-hand-all = Each player is dealt { $deal-hand-size } cards.
rule-direction = Cards are dealt one at a time, { $deal-direction ->
    [anticlockwise] anticlockwise, the first to the player at the dealer’s right. Turns pass the same way.
   *[clockwise] clockwise, the first to the player at the dealer’s left. Turns pass the same way.
}
rule-starter = { $deal-starter ->
    [dealer] The dealer has the first turn.
   *[next] The player after the dealer has the first turn.
}
# $left is how many cards are left over, or "some" where that depends.
rule-aside = { $left ->
    [0] No card is left over.
    [some] The cards that are left over are set aside face down and take no part.
    [one] The 1 card left over is set aside face down and takes no part.
   *[other] The { $left } cards left over are set aside face down and take no part.
} { $deal-aside-shown-after ->
    [yes] When the deal is over they are shown.
   *[no] Nobody ever sees them.
}

## A turn

rule-turn = In your turn you lay at least one meld or lay off at least one card. You may do more, in any order and without limit, and end the turn when you like. There is no passing.
rule-turn-free = Nobody has to do more than one thing a turn, nor to meld what could be melded: three aces may go one by one, turn by turn, on a set of aces that is there already.
rule-turn-stays = What lies on the table stays there. Melds are not joined, split or moved.

## The passport

rule-passport = The first thing you do in a deal is to lay a meld, in your first turn: your passport. It needs no number of points{ $jokers ->
    [0] .
   *[other] , and jokers may be in it.
} Before it you may { $jokers ->
    [0] not lay off
   *[other] neither lay off nor swap
}; after it, in the same turn, everything is open to you.
rule-passport-must = { $idle-voluntary-dead ->
    [yes] If you have no meld in your first turn, you are dead at once. If you have one, you may lay it, or be dead all the same.
   *[no] If you have a meld in your first turn, you must lay it. If you have none, you are dead at once; that is rare.
}

## Melds

rule-runs = A run is three or more cards of one suit in sequence. { $melds-circular ->
    [yes] The ace joins both ends, so a run may go round the corner: queen, king, ace, two. A run has at most 13 cards.
   *[no] { $melds-aces ->
        [low] The ace is low, before the two, and nothing follows the king.
       *[both] The ace is low before the two or high after the king, and nothing follows a high ace. { $melds-run-max ->
            [14] The longest run has 14 cards, an ace at both ends.
           *[13] The longest run has 13 cards, so only one ace.
        }
    }
}
rule-sets = A set is three or more cards of one rank. { $melds-set-suits ->
    [distinct] Its suits are all different, so it has at most four cards{ $jokers ->
        [0] .
       *[other] , jokers included.
    }
   *[repeat] Suits may repeat, even the same card from two packs, and a set may grow as far as the deck reaches.
}

## Jokers

rule-no-jokers = There are no jokers in the deck.
rule-jokers = A joker stands for any card. In a run it stands for one exact card, in a set only for the rank. It may stand for a card of which every copy can be seen elsewhere. Only printed jokers are wild.
rule-jokers-said = Where the cards could be read in two ways, a run or a set, or a joker at one end or the other, you say which. That then holds.
rule-jokers-naturals = { $melds-min-naturals ->
    [0] A meld may be all jokers; you say what they stand for.
    [one] A meld needs at least one card that is no joker.
   *[other] A meld needs at least { $melds-min-naturals } cards that are no jokers.
}
rule-jokers-run = { $wild-max-in-run ->
    [0] A run may hold no joker.
    [one] A run may hold one joker.
    [any] A run may hold any number of jokers, { $wild-adjacent ->
        [yes] also side by side.
       *[no] but not two of them side by side.
    }
   *[other] A run may hold { $wild-max-in-run } jokers, { $wild-adjacent ->
        [yes] also side by side.
       *[no] but not two of them side by side.
    }
}
rule-jokers-set = { $wild-max-in-set ->
    [any] A set may hold any number of jokers.
    [0] A set may hold no joker.
    [one] A set may hold one joker.
   *[other] A set may hold { $wild-max-in-set } jokers.
}
rule-jokers-place = { $wild-in-run ->
    [ends] In a run a joker may lie only at an end, so such an end grows no further.
    [burnt] In a run a joker may stand only for a card of which every copy lies on the table already when it is laid.
   *[anywhere] In a run a joker may lie anywhere.
}
rule-jokers-fixed = { $wild-rebind ->
    [slide] If you hold the very card that a joker of a run stands for, you may lay it off in the joker’s place and push the joker to a free end of the run.
   *[fixed] When a run grows, its jokers stay where they are and stand for what they stood for.
}

## Laying off

rule-layoff = You may lay off any number of cards on any melds of the table, whoever laid them. On a run they go on at either end in sequence. On a set go cards of its rank, { $melds-set-suits ->
    [distinct] of a suit that it lacks.
   *[repeat] also of a suit that it has.
} { $melds-aces ->
    [low] {""}
   *[both] An ace that fits both ends of a run goes where you say.
}
rule-layoff-jokers = { $layoff-joker-on-opponent ->
    [none] Jokers are laid off on your own melds only.
    [sets] Jokers are laid off on your own melds and on sets of others, not on their runs.
   *[all] Jokers, too, may be laid off on anybody’s meld.
}

## Swapping for a joker

rule-swap = In your turn, once you have your passport, you may put a card from your hand in the place of a joker on the table, whoever laid it, and take that joker. In a run this must be the exact card that the joker stands for, from whichever pack.
rule-swap-set = { $swap-from-set ->
    [square] The joker of a set is won only when the set is four cards with three different suits: with the missing suit. In a set of three it stands for no one card.
    [square_both] The joker of a set is won only in the turn in which a natural card made it four cards with three different suits: with the missing suit.
    [never] The joker of a set cannot be won.
   *[rank] In a set any card of the rank will do.
}
rule-swap-free = A swap is not a move: you still have to lay a meld or lay off a card in the same turn. You may swap as often as you like, before and after. { $swap-same-turn ->
    [yes] The turn of your passport is no exception.
   *[no] Only in the turn of your passport you may not swap.
}
rule-swap-use = { $swap-use ->
    [new_meld] A joker that you took must go into a new meld before your turn ends.
    [any] A joker that you took must be laid before your turn ends, in a meld or as a lay-off.
   *[keep] You may keep a joker that you took for later turns; in hand at the end it counts like any card.
}
rule-swap-last = A swap changes one card for another, so it never empties a hand. { $swap-use ->
    [keep] If nothing can be laid after it, you are dead and keep the joker.
   *[other] If the joker cannot be laid, the swap is taken back.
}

## Dead

rule-dead = { $idle-voluntary-dead ->
    [yes] At the beginning of a turn you may declare yourself dead, also when you have a move. If you have none, you are dead.
   *[no] If in your turn you can neither lay a meld nor lay off a card, you are dead. While you have a move you cannot be dead.
} { $jokers ->
    [0] {""}
   *[other] { $idle-dead-counts-swaps ->
        [yes] A swap counts as a move when you could lay something after it.
       *[no] What a swap would make possible does not count as a move.
    }
}
rule-dead-auto = { $idle-auto-dead ->
    [yes] If you have no move at the beginning of your turn, the table says so for you.
   *[no] If you have no move, you say so yourself.
}
rule-dead-after = A dead player plays no more in this deal, keeps the hand face down and counts all of it, also cards that later melds would have taken.

## The end of a deal

rule-game = Whoever lays the last card from the hand has “Game” and wins the deal on the spot, in the middle of a turn if need be. Nobody may lay anything after that, not even melds that they hold.
rule-last-survivor = { $out-last-survivor ->
    [ends] Otherwise the deal ends as soon as only one player is not dead.
   *[plays_on] Otherwise the deal ends when everybody is dead. The last one who is not dead plays on alone.
} Then the fewest points win it. Since every turn lays a card or ends in death, a deal always ends.

## Counting

rule-values = Cards left in hand count: two to ten what they say, jack, queen and king { $values-court } each, an ace { $values-ace-in-hand }{ $jokers ->
    [0] .
   *[other] { $values-joker-in-hand ->
        [doubles_hand] . A joker counts nothing itself but doubles the hand, once however many there are.
       *[other] , a joker { $values-joker-in-hand }.
    }
}
rule-score = Your score is the sum of the cards you still hold{ $jokers ->
    [0] .
   *[other] , jokers too.
} With Game it is 0. Few points are good.
rule-no-passport = { $score-no-passport ->
    [plus_50] A player who is dead without ever having laid a meld counts 50 points more.
    [double] A player who is dead without ever having laid a meld counts the hand twice.
   *[none] Being dead costs nothing more, not even without a passport: the full hand is enough.
}

## The match

rule-match = { $match-kind ->
    [independent] Each deal is a game of its own. { $match-deals ->
        [none] You play as many as you like.
        [one] The match is 1 deal.
       *[other] The match is { $match-deals } deals, and who won most of them wins it.
    }
   *[cumulative] The points of all deals are added up, and the { $wins ->
        [most] highest
       *[fewest] lowest
    } total wins. { $match-target ->
        [none] The match ends after { $match-deals ->
            [one] 1 deal.
           *[other] { $match-deals } deals.
        }
       *[other] { $match-elimination ->
            [yes] Whoever reaches { $match-target } points drops out. The last one left wins; if nobody is left, the lowest total wins. { $match-deals ->
                [none] {""}
                [one] The match is over after 1 deal at the latest.
               *[other] The match is over after { $match-deals } deals at the latest.
            }
           *[no] The match ends when a total reaches { $match-target } points{ $match-deals ->
                [none] .
                [one] , or after 1 deal.
               *[other] , or after { $match-deals } deals.
            }
        }
    }
}
rule-last-deal = { $match-last-deal-factor ->
    [one] All deals weigh the same.
   *[other] The points of the last deal are multiplied by { $match-last-deal-factor }.
}
rule-dealer = The first dealer is drawn by lot. After that { $match-dealer ->
    [next] the next player deals each time.
    [worst_loser] the player with the { $wins ->
        [most] fewest
       *[fewest] most
    } points in the last deal deals.
   *[last_winner] the winner of the last deal deals.
} { $match-dealer ->
    [next] {""}
   *[other] Among equals it is the one met first, going round from the dealer.
}
rule-ties = A deal that several win alike is shared. { $match-ties ->
    [extra_deal] A match that several lead is not over: all play further deals until one is ahead alone.
   *[shared] So is a match.
}
rule-settlement = { $match-settlement ->
    [difference] After each deal everybody pays everyone with { $wins ->
        [most] more
       *[fewest] fewer
    } points the difference, in points.
    [winner_takes_difference] After each deal everybody pays the winner the difference in points; several winners share it.
   *[none] Nothing is settled between players; the points are the result.
}

### The rules of games with stock and discard pile

rules-section-opening = The opening
rules-section-free = Freeing a joker
rules-section-borrow = Borrowing from melds
rules-section-carte = One card left
rules-section-stock = The stock
rules-section-out = Going out

## What is it about?

rule-rami-goal = You want to be the first without cards, and to hold few points when somebody else is. { $wins ->
    [most] Whoever is first collects what all others hold.
   *[fewest] {""}
} Cards leave your hand as melds that you lay on the table, as single cards that you lay off on melds, and one by one as you discard.

## The deal

rule-rami-hand = With { $seats } players each is dealt { $deal-hand-size } cards{ $deal-extra ->
    [0] .
   *[other] , and whoever begins one more.
}
rule-rami-hand-all = Each player is dealt { $deal-hand-size } cards{ $deal-extra ->
    [0] .
   *[other] , and whoever begins one more.
}
rule-rami-cut = The player at the dealer’s left cuts the pack. { $deal-cut-joker ->
    [kept] A joker turned up by the cut is kept: it is one of the cards that this player is dealt.
   *[ignored] What the cut shows does not matter.
}
rule-rami-starter = { $deal-starter ->
    [dealer] The dealer has the first turn
   *[next] The player after the dealer has the first turn
}{ $deal-extra ->
    [0] . { $deal-starter-first-turn ->
        [full] It is a turn like any other.
       *[discard_only] In this first turn nothing is laid: one draws and discards.
    }
   *[other] {" "}and draws nothing, having one card more. { $deal-starter-first-turn ->
        [full] One may lay in it like in any other, and discards.
       *[discard_only] This first turn is a discard and nothing else.
    }
}
# $left is how many cards are left over, or "some" where that depends.
rule-rami-stock = { $left ->
    [some] The cards that are left over
    [one] The 1 card left over
   *[other] The { $left } cards left over
} lie face down: the stock. { $deal-upcard ->
    [yes] One card is turned up beside it and begins the discard pile.
   *[no] The discard pile beside it is empty at first.
}

## A turn

rule-rami-turn = In your turn you draw one card, then lay what you can and like, and at the end discard one card face up. { $jokers ->
    [0] It may be any card, even one that would fit on the table.
   *[other] It may be any card, even a joker or one that would fit on the table.
}
rule-rami-take = You draw from the stock, or take the top card of the discard pile. { $draw-take ->
    [free] A card that you take may go into your hand.
   *[must_lay] A card that you take must be laid in the same turn{ $jokers ->
        [0] : in a new meld or as a lay-off.
       *[other] : in a new meld, as a lay-off, or in exchange for a joker.
    }
} { $opening-kind ->
    [free] {""}
   *[other] Before you have opened you may take it only to open with it in that turn.
}
rule-rami-take-round = { $draw-take-from-round ->
    [one] The discard pile is open to you from your first turn on.
   *[other] The discard pile is open to you from your turn { $draw-take-from-round } of a deal on.
}
rule-rami-throw-back = { $draw-throw-back ->
    [no] A card that you have taken from the discard pile may not be discarded in the same turn.
   *[yes] A card that you have taken from the discard pile may be discarded again in the same turn.
}
rule-rami-take-joker = { $draw-take-joker ->
    [no] A joker on the discard pile is never taken.
   *[yes] A joker on the discard pile may be taken like any other card.
}
rule-rami-touch = { $draw-touch ->
    [no_dry_this_turn] Whoever touches the discard pile and then draws from the stock all the same cannot go out at once in that turn: going out then scores plainly.
    [no_dry_this_deal] Whoever touches the discard pile and then draws from the stock all the same cannot go out at once in this deal any more: going out in one turn then scores plainly.
    [no_exit_this_deal] Whoever touches the discard pile and then draws from the stock all the same cannot go out in this deal any more.
   *[ignored] To touch the discard pile and then draw from the stock all the same costs nothing.
}

## Melds

rule-rami-melds = A meld belongs to whoever laid it. Two equal melds may lie side by side.
rule-rami-new-melds = { $out-new-melds ->
    [any] You may lay any number of new melds in a turn.
    [one] You may lay one new meld in a turn, and lay off beside it as you like.
   *[other] You may lay { $out-new-melds } new melds in a turn at most, and lay off beside them as you like.
}

## Jokers

rule-rami-jokers = A joker stands for any card. In a run it stands for one exact card. { $melds-set-suits ->
    [repeat] In a set it stands only for the rank.
   *[distinct] In a set of four it stands for the missing suit. In a set of three it stands for one of two missing suits, and nobody can say for which.
} Only printed jokers are wild.
rule-rami-burnt = { $wild-burnt-counts-discards ->
    [yes] A copy on the discard pile counts like one in a meld.
   *[no] Only copies in melds count, not those on the discard pile. So no card is left that could free the joker of a run.
}

## The opening

rule-rami-opening = { $opening-kind ->
    [none] Your first laying in a deal, your opening, may be any meld, in any of your turns.
    [free] Nothing is asked of a first laying: you may lay any meld, or lay off on melds of others before you have one of your own.
   *[points] Your first laying in a deal is your opening. { $opening-points ->
        [0] It needs no number of points.
       *[other] The cards that you lay in that one turn must count { $opening-points } points or more together; exactly { $opening-points } is enough.
    }
}
rule-rami-pure = { $opening-pure-run ->
    [subrun] There must be a run with three natural cards in sequence in it, newly laid and wholly from your hand; a joker may lie beside them.
    [off] It needs no run without jokers.
   *[new] There must be a run without a joker in it, newly laid and wholly from your hand.
}
rule-rami-worth = Two to ten count what they say, jack, queen and king { $values-court } each, an ace { $values-ace-in-meld ->
    [always_10] always 10.
   *[by_place] 1 at the low end of a run, 11 after a king and in a set.
} { $jokers ->
    [0] {""}
   *[other] { $opening-joker-counts ->
        [zero] A joker counts nothing.
        [thirty_five] A joker counts 35.
       *[replaced] A joker counts as much as the card it stands for.
    }
}
rule-rami-opening-table = { $borrow-kind ->
    [off] Laying off on melds of others may be part of it,
   *[single] Laying off on melds of others and borrowing from them may be part of it,
} but only new cards of your own count. It is not spread over several turns.{ $jokers ->
    [0] {""}
   *[other] {" "}A joker that you free from the table does not help to open.
}
rule-rami-opening-discard = { $opening-points-from-discard ->
    [same] If the turn began with a card from the discard pile, the opening needs just as many points. { $opening-discard-points-always ->
        [yes] Later, too, whoever takes a discard must lay cards for so many points in that turn.
       *[no] {""}
    }
   *[other] If the turn began with a card from the discard pile, the opening needs { $opening-points-from-discard } points. { $opening-discard-points-always ->
        [yes] Later, too, whoever takes a discard must lay cards for so many points in that turn.
       *[no] Later a discard may be taken without any points.
    }
}
rule-rami-opening-round = { $opening-kind ->
    [free] You may lay
   *[other] You may open
} { $opening-from-round ->
    [one] from your first turn on.
   *[other] from your turn { $opening-from-round } of a deal on.
}
rule-rami-after = Once you have opened, you may lay any meld, whatever it counts.

## Laying off

rule-rami-layoff = You may lay off once you have opened, and as a part of your opening.

## Freeing a joker

rule-rami-swap = In your turn{ $opening-kind ->
    [free] {""}
   *[other] , once you have opened,
} you may put a card from your hand in the place of a joker on the table, whoever laid it, and take that joker. In a run this must be the exact card that the joker stands for, from whichever pack.
rule-rami-swap-turn = { $swap-same-turn ->
    [no] In the turn in which you open you may not do it yet.
   *[yes] In the turn in which you open you may do it as soon as your opening is complete.
}

## Borrowing from melds

rule-rami-borrow = { $borrow-kind ->
    [off] What lies in a meld stays there. No card is taken off it for another.
   *[single] You may take natural cards off a meld of the table, whoever laid it, if a meld of three cards or more remains: any of a set, and of a run those at its ends. In the same turn they go together into one new meld, with at least one card from your hand. The new meld is yours, the old one keeps its owner. { $opening-kind ->
        [free] {""}
       *[other] It takes an opening, or is part of one.
    }
}
rule-rami-borrow-split = { $borrow-split ->
    [yes] Cards may be taken from the middle of a run too, if it falls into two runs of three or more.
   *[no] From the middle of a run nothing is taken, even if both its halves would be long enough.
}
rule-rami-borrow-joker = { $borrow-joker ->
    [yes] Jokers may be borrowed like natural cards.
   *[no] A joker is not borrowed; it leaves a meld only in exchange for its card.
} { $borrow-from-joker-meld ->
    [no] From a meld with a joker nothing is borrowed.
   *[yes] From a meld with a joker other cards may be borrowed.
}

## One card left

rule-rami-carte = { $out-carte ->
    [auto] When your discard leaves you one card, the table says “carte” for you, so that all are warned.
    [off] Nobody has to say how many cards are left.
   *[manual] When your discard leaves you one card, you say “carte”. If you forget it, you draw two cards from the stock at once, or as many as there are.
}
rule-rami-a-carte = { $draw-take-with-one ->
    [yes] With one card in your hand, too, you may take from the discard pile.
   *[no] With one card in your hand you may not take from the discard pile.
}

## The stock

rule-rami-renew = { $draw-renewals ->
    [0] When the stock is used up, no new one is made.
   *[other] When a card must be drawn and the stock is used up, { $draw-renew ->
        [taken] you take the top discard, or turn the whole pile over as it lies: it becomes the new stock, and you draw from it.
        [turned] the discards are turned over as they lie, not shuffled, and become the new stock.
       *[shuffled] the discards are shuffled and become the new stock.
    } { $draw-renewals ->
        [one] That is done once in a deal.
        [any] That is done as often as needed.
       *[other] That is done { $draw-renewals } times in a deal at most.
    }
}
rule-rami-renew-top = { $draw-renew ->
    [taken] If it is not taken, the top discard goes with the others.
   *[other] { $draw-renew-keeps-top ->
        [no] The top discard goes with the others.
       *[yes] The top discard stays where it is.
    }
}
rule-rami-blocked = If nothing is left to draw, you may still take the top discard{ $opening-kind ->
    [free] .
   *[other] {" "}where you can lay it.
} Otherwise the deal is blocked: { $score-pays ->
    [winner_collects] nobody scores, and nobody has won.
   *[own_cards] everybody counts as a loser, nothing is multiplied, and nobody has won.
}
rule-rami-max-turns = A deal that has gone on for { $out-max-turns } turns is blocked as well.

## Going out

rule-rami-out = { $out-discard ->
    [optional] The deal ends as soon as somebody has no cards left, after the last discard or after laying the last card.
   *[required] The deal ends when somebody discards the last card. So when you lay, one card must always be left to discard.
} All else must really lie on the table; showing a hand is not enough.
rule-rami-at-once = { $opening-kind ->
    [free] To go out in one turn, having laid nothing before in the deal, is to go rummy, or to go out at once.
   *[other] To go out in the very turn in which you open is to go out at once. If nobody else has opened by then, that is called rami sec.
}
rule-rami-at-once-needs = { $out-at-once-needs ->
    [run_only] It needs the run of an opening, but no number of points.
    [none] It needs neither points nor the run of an opening.
   *[points_and_run] It needs the points and the run of any opening.
}
rule-rami-at-once-table = { $out-at-once-may-use-table ->
    [no] If you used a meld that lay there before, it scores plainly.
   *[yes] It makes no difference whether you used melds that lay there before.
}
rule-rami-joker-finish = { $score-joker-finish ->
    [double] To go out otherwise with a joker as the last discard doubles the points of all others.
    [flat_200] To go out otherwise with a joker as the last discard gives all others 200 points.
    [forbidden] The last discard may not be a joker.
   *[plain] The last discard may be a joker. If it was not at once, that changes nothing.
}

## Counting

rule-rami-score = { $score-pays ->
    [winner_collects] Whoever goes out scores what the others count together, by the cards they still hold{ $score-winner-bonus ->
        [0] .
       *[other] , and { $winner-gets } more.
    } The others score nothing. Many points are good.
   *[own_cards] { $score-winner-bonus ->
        [0] Whoever goes out counts 0.
       *[other] Whoever goes out counts { $score-winner-bonus }, which is taken off the total.
    } The others{ $opening-kind ->
        [free] {""}
       *[other] , if they have opened,
    } count the cards they still hold. Few points are good.
}
rule-rami-unopened = Whoever has not opened by then counts { $score-unopened }, whatever the hand.
rule-rami-multiply = When somebody goes out at once, the points of all others{ $opening-kind ->
    [free] {""}
   *[other] , opened or not,
} are multiplied by { $score-at-once-factor }{ $jokers ->
    [0] .
   *[other] , or by { $score-at-once-joker-factor } if the last discard was a joker.
}
rule-rami-flat = When somebody goes out at once, all others count just 100{ $opening-kind ->
    [free] {""}
   *[other] , opened or not
}{ $jokers ->
    [0] .
   *[other] , and 200 if the last discard was a joker.
}
rule-rami-dry = Going out at once is a dry exit, paid by the jokers that were laid in that turn. { $score-dry-table ->
    [falling] Without a joker the points of all others count twice, with one joker one and a half times, with more once.
    [literal] Without a joker the points of all others count once, with one joker one and a half times. With more they count once again, but twice for players who have not opened.
   *[rising] Without a joker the points of all others count once, with one joker one and a half times, with more twice.
}
rule-rami-rounding = { $score-rounding ->
    [down] Half a point is dropped.
   *[half_up] Half a point is rounded up.
}

### The rules of games with a knock

rules-section-knock = Knocking
rules-section-showing = After the knock
rules-section-wall = The end of the stock

## What is it about?

rule-gin-goal = You collect melds in your hand and keep them hidden. When little is left beside them you knock, both hands are shown, and whoever has less beside the melds scores. Many points are good.

## The cards

rule-gin-deck = It is played with one pack of 52 cards, without jokers.

## The deal

rule-gin-hand = Each player is dealt { $deal-hand-size } cards, one at a time{ $deal-extra ->
    [0] .
   *[other] , and whoever begins one more.
}
rule-gin-stock = { $deal-upcard ->
    [yes] The next card is turned up and begins the discard pile. The other { $left } lie face down beside it: the stock.
   *[no] The other { $left } cards lie face down: the stock. The discard pile beside it is empty at first.
}
rule-gin-starter = { $deal-starter ->
    [dealer] The dealer has the first turn
   *[next] The player who does not deal has the first turn
}{ $deal-extra ->
    [0] .
   *[other] {" "}and draws nothing, having one card more. { $deal-starter-first-turn ->
        [full] One may knock in it like in any other, or discards.
       *[discard_only] This first turn is a discard and nothing else.
    }
}
rule-gin-offer = At first the card turned up is offered. The player with the first turn may take it; if that player passes, the other may take it. Whoever takes it discards, and play goes on from there. If both pass, the player with the first turn draws from the stock, and the card turned up is no longer to be had.

## A turn

rule-gin-turn = In your turn you take one card, the top one of the stock or of the discard pile. Then you discard one card face up, or knock. All see what is taken from the discard pile and what is discarded.
rule-gin-throw-back = { $draw-throw-back ->
    [yes] A card that you have taken from the discard pile may be discarded again in the same turn.
   *[no] A card that you have taken from the discard pile may not be discarded in the same turn.
}
rule-gin-mutual = { $draw-mutual-return ->
    [ends] When both players do so one after the other, the deal is dead.
   *[plays_on] Both players may do so one after the other, as long as they like.
}
rule-gin-takes = { $draw-takes ->
    [any] The discard pile may be taken from as often as one likes.
   *[other] With take number { $draw-takes } from the discard pile, both players counted together, the deal is dead instead. The take of the card turned up does not count.
}

## Melds

rule-gin-melds = Melds stay in your hand until somebody knocks. A card counts in one meld only.
rule-gin-deadwood = The cards that are in no meld are deadwood. Two to ten count what they say, jack, queen and king { $values-court } each, an ace { $values-ace-in-hand }. Your deadwood is what is left by those melds that leave the least.

## Knocking

rule-gin-knock = With the card that you have drawn in hand you may throw one card face down and knock. { $knock-limit ->
    [0] The others must all be in melds; no deadwood may be left.
    [upcard] The deadwood of the others may count as much as the card that was turned up, and no more.
   *[other] The deadwood of the others may count { $knock-limit } at most.
} You show your melds and, apart from them, the deadwood. Any melds will do that leave no more than that; who names none means those that leave the least.
rule-gin-upcard = A jack, queen or king turned up allows { $values-court }, and the number stays the same for the whole deal, whoever takes the card. { $knock-upcard-ace ->
    [gin_only] An ace turned up allows no deadwood at all: only gin will do.
   *[one] An ace turned up allows { $values-ace-in-hand }.
}
rule-gin-knock-throw = { $knock-throw-back ->
    [yes] The card thrown with a knock may be the one that you have just taken from the discard pile.
   *[no] The card thrown with a knock may not be the one that you have just taken from the discard pile.
}
rule-gin-test = { $knock-test ->
    [first_melds] Whether you may knock is asked of one way only to meld all your cards, the first of those that leave least, less the dearest card outside. So a few hands may not knock although another way would do.
   *[exact] You may knock if any card thrown and any melds leave few enough.
}
rule-gin-gin = A knock that leaves no deadwood is gin. { $knock-gin ->
    [must] If you can have gin, you must show it: you may neither discard nor knock with more.
   *[may] Nobody has to knock, or to show gin, as soon as it is possible.
}
rule-gin-big = { $score-big-gin ->
    [none] Big gin, all cards in melds and none thrown, is not played: one card is always thrown.
   *[other] If all your cards are in melds, with the one that you have drawn, you may show them all and throw none. That is big gin.
}

## After the knock

rule-gin-layoff = { $knock-layoffs ->
    [no] After a knock nothing is laid off. The other player shows melds too, and what is left is deadwood.
   *[yes] After a knock that is not gin the other player may lay cards off on the knocker’s melds: the fourth card on a set, the next one at either end of a run, also beside a card just laid off. Own melds may be broken up for it. A card that fits a set and a run goes where the player says. The knocker lays nothing off. Against gin, too, nothing is laid off.
}
rule-gin-layoff-ends = { $knock-layoffs-per-end ->
    [any] At each end of a run any number of cards may be laid off.
    [one] At each end of a run one card may be laid off.
   *[other] At each end of a run { $knock-layoffs-per-end } cards may be laid off at most.
}
rule-gin-defender = { $knock-defender ->
    [chosen] Then the other player says which melds to show; all else is deadwood.
   *[best] Then the best melds of the other player are shown, and what is left is deadwood.
}

## The end of the stock

rule-gin-wall = { $draw-last ->
    [0] The last card of the stock may be drawn.
    [one] The last card of the stock is never drawn.
   *[other] The last { $draw-last } cards of the stock are never drawn.
} { $draw-wall ->
    [knock] When only they are left and a player discards without knocking, the other may still take that discard if it makes a knock possible, and must then knock. Otherwise the deal is dead.
    [declare] When only they are left and a player discards without knocking, the other takes that discard and plays on, or declares the deal dead. Then the choice is with the first again.
   *[dead] When only they are left and a player discards without knocking, the deal is dead.
}
rule-gin-max-turns = A deal that has gone on for { $out-max-turns } turns is dead as well.
rule-gin-dead = When a deal is dead nobody scores.

## Counting

rule-gin-score = After a knock the knocker, if left with less deadwood than the other, scores the difference. The other scores nothing.
rule-gin-undercut = If the other has less, that is an undercut: the other scores the difference and { $score-undercut } more. { $score-tie ->
    [nothing] If both have the same, nobody scores.
   *[undercut] It is an undercut, too, if both have the same.
} Without deadwood after a knock the other has undercut, too, and has no gin.
rule-gin-bonus = Gin scores the deadwood of the other and { $score-gin } more.
rule-gin-big-bonus = Big gin scores the deadwood of the other and { $score-big-gin } more.
rule-gin-spades = { $score-spade-doubles ->
    [yes] If the card turned up was a spade, whatever the deal scores counts double, its bonus too.
   *[no] The suit of the card turned up does not matter.
}

## The match

rule-gin-match = { $match-kind ->
    [independent] Each deal is a game of its own. { $match-deals ->
        [none] You play as many as you like.
        [one] The match is 1 deal.
       *[other] The match is { $match-deals } deals, and who won most of them wins it.
    }
   *[cumulative] The points of all deals are added up to a game. { $match-target ->
        [none] It ends after { $match-deals ->
            [one] 1 deal.
           *[other] { $match-deals } deals.
        }
       *[other] It ends when a player has { $match-target } points{ $match-deals ->
            [none] .
            [one] , or after 1 deal.
           *[other] , or after { $match-deals } deals.
        }
    } When everything is added up, the most points win.
}
rule-gin-game-bonus = { $match-game-bonus ->
    [0] Winning the game brings no bonus.
   *[other] Whoever has the most points then has won the game and gets { $match-game-bonus } more.
}
rule-gin-box = { $match-box ->
    [0] The deals that one has won count nothing more.
   *[other] Each deal that one has won is a box, and each box counts { $match-box } when the game is over.
} { $match-extra-boxes ->
    [yes] An undercut brings one box more, gin or big gin two more.
   *[no] A deal is one box, however it was won.
}
rule-gin-shutout = If the other has not scored at all, that is a shutout. { $match-shutout ->
    [double_before_boxes] It doubles the points and the game bonus of the winner, before the boxes are added.
    [double_all] It doubles everything that the winner has, boxes too.
    [double_bonus] It doubles the game bonus.
    [plus_100] It brings the winner 100 points.
   *[none] It brings nothing more.
}
rule-gin-columns = { $match-columns ->
    [one] One game makes the match.
   *[other] Three games are played at once, side by side in the three columns of the score sheet. That is called Hollywood.
}
rule-gin-hollywood = Your first win is entered in the first column, your second in the first two, the third and all others in all three. Each column is a game of its own, with its end, bonus, boxes and shutout. Nothing more is entered in a column that has ended; if you have no entry in it, your next first entry goes to the next column. The match is over when all three have ended, and all three count together.
rule-gin-dealer = The first dealer is drawn by lot. After that { $match-dealer ->
    [next] the players take turns to deal.
    [last_winner] the winner of the last deal deals.
   *[worst_loser] the loser of the last deal deals.
} A deal that nobody has won is dealt again by the same dealer.
rule-gin-ties = { $match-ties ->
    [extra_deal] If both have the same in the end, they play further deals until one is ahead.
   *[shared] If both have the same in the end, the match is shared.
}

### Where sources differ

# One or two sentences for a rule on which the sources are silent or contradict each other: what speaks for what.

rules-why = Where sources differ: { $why }

## Penang Rummy

why-deck = With three packs nobody says how many jokers there are; nine keep their share of the deck.
why-hand = The old text deals 20 cards to everybody and makes an exception for three players only.
why-aside = One page has the whole pack dealt out, which cannot be with these numbers.
why-passport-must = The text knows no passing, so nobody may be dead by choice.
why-runs-penang = The text lets a run have an ace at both ends; some relatives stop at thirteen cards, others go round the corner.
why-sets-penang = The text counts a largest set of fourteen cards, which needs repeated suits and six jokers; relatives want all suits different.
why-jokers-naturals = Nobody says whether a meld may be all jokers. Without a natural card nobody could tell what it is.
why-jokers-many = The largest set of the text needs six jokers, so there is no limit; many relatives allow one in a meld.
why-jokers-place = Most sources set no limit. One relative allows jokers only at the ends of a run, another only for burnt cards.
why-jokers-fixed = Nobody says whether a joker may move. Where it is won by a swap and may be laid off again, it hardly matters.
why-layoff-jokers-penang = The text sets no limit; relatives keep jokers off the runs of others.
why-swap-set-penang = The text asks for a card that fits, and in a set every card of the rank does; relatives ask for the missing suit.
why-swap-use-penang = The text lets the joker be kept, at the risk of its points; relatives want it laid at once.
why-dead = The text says that a swap is no move, and also that whoever can lay off is not dead. With a swap one can lay off.
why-last-survivor = The text lets the deal end when all are dead, one page when only one is left.
why-values-penang = Only one page gives card points, and these are its numbers.
why-no-passport = Neither the text nor a page knows a penalty; the full hand is enough.
why-match-penang = Some play each deal for itself, some add up. How far nobody says; with 300 points a match of four takes about eight deals.
why-dealer-penang = The text knows two ways: where points are added up the last winner deals, otherwise whoever had the most points.
why-ties = Nobody says what becomes of a tie.

## Rami

why-rami-hand = Hands of ten to fifteen cards are played; thirteen is the usual number.
why-rami-cut = The long text has the left neighbour cut, pages the right one. It matters only where a joker is kept.
why-rami-starter = The long text lets the dealer begin with a discard alone; pages begin with the dealer’s neighbour, or let the first turn be a full one.
why-rami-stock = Some pages turn a card up at the start; the long text does not.
why-rami-take = The long text wants the discard laid in the same turn. Milder tables let it go into the hand.
why-rami-rounds = The long text closes no round; pages open only from the second, third or fourth round on.
why-rami-take-joker = Nobody speaks of a joker on the discard pile but one page, which forbids it.
why-rami-touch = The text on the Lebanese game forbids the dry exit after touching the pile, and does not say for how long.
why-rami-runs = The order of the long text has two places for the ace; some pages stop at thirteen cards.
why-rami-jokers = The long text says one joker in a sequence. Pages say one in a meld, two, no more than natural cards, or a minority of them.
why-rami-burnt = The text says that both copies must have been laid. Whether a discard counts nobody says.
why-rami-pure = The long text wants a run without a joker. One relative accepts three natural cards beside it, another asks for no run.
why-rami-worth = Most pages count a joker as the card it stands for, one as nothing; the long text also knows a habit of 35.
why-rami-opening-discard = The text on the Lebanese game asks for 71 when the discard is taken to open. Some ask every time.
why-rami-layoff-jokers = The long text keeps jokers off the runs of others and names nothing else.
why-rami-swap-set = The long text frees the joker of four with the missing suit. Relatives never free it, or want both missing cards together.
why-rami-swap-use = The long text says once that the joker goes into a new combination, once only that it must be played at once.
why-rami-swap-turn = The long text wants an opening first. A page swaps during the laying, and once the opening is complete that agrees.
why-rami-borrow = The long text allows it while three cards remain; some pages leave the table as it is. It says nothing of the middle of a run and of jokers.
why-rami-carte = The long text: say it or draw two. Many tables do without.
why-rami-renew = The long text shuffles the discards and does not say how often. One relative does it once.
why-rami-blocked = Nobody says what happens when nothing is left to draw.
why-rami-out = The long text says twice that a card must be kept to discard, and once that the last card is laid or discarded.
why-rami-at-once-needs = The long text asks for both, and knows tables that waive the points.
why-rami-joker-finish = Nobody says what a joker as the last discard means when it was not at once. One house rule forbids it, one gave 200.
why-rami-multiply = The long text multiplies, and knows tables that give everybody 100. Pages rather give the winner points off.
why-rami-dry = As printed, two jokers pay no more than none, and then three levels are spoken of. Rising pay changes one word of it; falling pay would reward the harder exit.
why-rami-values = The long text counts an ace in hand 11 and a joker 20; pages say 1 for the ace, and 25, 35 or 50 for the joker. In the Lebanese game the ace is 10.
why-rami-match = The long text gives no number. Pages end a match at 100, 201, 301, 500, 700 or 1000 points.
why-rami-last-deal = The long text multiplies the last deal by 1000; a page means a match to 1000 points by the same name.

## Basic Rummy

why-basic-rami-take = Most books let the card go into the hand; that one may not throw it straight back is as common.
why-basic-rami-renew = Most books turn the discards over without shuffling them. Some shuffle, some let the next player take the last discard or turn the pile.
why-basic-rami-new-melds = Some books allow one new meld in a turn only; most set no limit.
why-basic-rami-out = Some tables want the last card discarded, most let it be laid.
why-basic-match = The books leave the number to the players.

## Gin

why-gin-throw-back = All books forbid it; a program that many compare with allows it.
why-gin-knock-throw = The books forbid to throw the card back and do not say whether a knock is any different.
why-gin-big = Big gin is of the newer books. Some give it 31, some 50, the older know nothing of it.
why-gin-wall = The books call the hand dead; at tournaments the last discard may still be taken to knock with.
why-gin-undercut = An undercut brought 10 once, 20 or 25 in newer books. One program gives nothing when both have the same.
why-gin-bonus = Gin brought 20 once, and brings 25 in newer books.
why-gin-upcard = Many tables let an ace turned up leave only gin.
why-gin-spades = Doubling for spades belongs to Oklahoma, and not all play it there.
why-gin-box = A box counts 20 in older books and 25 in newer ones. More boxes for gin and undercut are a habit of some tables.
why-gin-shutout = The older books add 100, the newer ones double, and do not agree on what.
why-gin-hollywood = Where a player who was blanked goes on, and whether the columns end apart, the books leave open.
why-gin-dealer = Some books let the loser deal, many the winner.

### Sentences

# What sentences.py needs beside what the page says too: cards are above, under Cards, what happened ("happened-...")
# and the main labels ("do-...") under The page.

card-unknown = ??

# A meld by its cards: $whose is "Aina’s run" or "your set", $from and $to are cards, $ranks "eights".
meld-here = { $kind ->
    [run] { $whose } { $from }–{ $to }
   *[set] { $whose } of { $ranks }
}
meld-here-aloud = { $kind ->
    [run] { $whose }, { $from } to { $to }
   *[set] { $whose } of { $ranks }
}

## What a step does

label-swap = Swap { $card } for the joker of { $meld }
label-side = { $label }, { $way }
label-slide = Put { $card } into { $meld } and move the joker to { $side ->
    [low] the low end
   *[high] the high end
}

# $card is "hidden" where the listener may not see it.
happened-drew = { $me ->
    [yes] You draw { $card }
   *[no] { $card ->
        [hidden] { $name } draws from the stock
       *[other] { $name } draws { $card }
    }
}
happened-took = { $me ->
    [yes] You take { $card } from the discard pile
   *[no] { $name } takes { $card } from the discard pile
}
happened-touched = { $me ->
    [yes] You touch the discard pile
   *[no] { $name } touches the discard pile
}
happened-borrowed = { $me ->
    [yes] You borrow { $cards } from { $meld }
   *[no] { $name } borrows { $cards } from { $meld }
}
happened-discarded = { $carte ->
    [yes] { $me ->
        [yes] You discard { $card } and say “carte”
       *[no] { $name } discards { $card } and says “carte”
    }
   *[no] { $me ->
        [yes] You discard { $card }
       *[no] { $name } discards { $card }
    }
}
# Carte was not said. $cards are the cards drawn, or "hidden".
happened-penalised = { $me ->
    [yes] You did not say “carte” and draw { $cards }
   *[no] { $count ->
        [one] { $name } did not say “carte” and draws 1 card
       *[other] { $name } did not say “carte” and draws { $count } cards
    }
}
happened-turned-up = { $card } is turned up and begins the discard pile
# $kept: the cutter keeps it, since it is a joker.
happened-cut = { $kept ->
    [yes] { $me ->
        [yes] You cut and turn up a joker, which you keep
       *[no] { $name } cuts and turns up a joker, which is kept
    }
   *[no] { $me ->
        [yes] You cut and turn up { $card }
       *[no] { $name } cuts and turns up { $card }
    }
}
happened-stocked = { $count ->
    [one] 1 card lies in the stock
   *[other] { $count } cards lie in the stock
}
happened-ran-out = The stock is empty
happened-renewed = { $count ->
    [one] The discards become a new stock of 1 card
   *[other] The discards become a new stock of { $count } cards
}
# Out of cards where nobody says "Game".
happened-out = { $me ->
    [yes] You are out: no cards left
   *[no] { $name } is out: no cards left
}
happened-slid = { $me ->
    [yes] You put { $card } into { $meld } and move its joker to the end
   *[no] { $name } puts { $card } into { $meld } and moves its joker to the end
}
happened-passed = { $me ->
    [yes] You pass the card turned up
   *[no] { $name } passes the card turned up
}
# What is shown after a knock: $melds with their cards, and the deadwood $left, which counts $points; $left is
# "none" where all is melded, $melds where nothing is.
shown-cards = { $left ->
    [none] { $melds }; no deadwood
   *[other] { $melds ->
        [none] no meld
       *[other] { $melds }
    }; deadwood { $left }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
}
# $shown is such a showing, $card the card thrown.
happened-knocked = { $me ->
    [yes] You knock, throwing { $card }, with { $shown }
   *[no] { $name } knocks, throwing { $card }, with { $shown }
}
happened-gin = { $me ->
    [yes] Gin! You throw { $card } and show { $melds }
   *[no] Gin! { $name } throws { $card } and shows { $melds }
}
happened-big-gin = { $me ->
    [yes] Big gin! You show { $melds }, and throw nothing
   *[no] Big gin! { $name } shows { $melds }, and throws nothing
}
happened-shown = { $me ->
    [yes] You show { $shown }
   *[no] { $name } shows { $shown }
}

## Hints: each sentence is more open than the one before

# That something can be done. $what is what: open is to open with points, wall to pass where the stock is at its
# end, back to take a step back.
advice-that = { $what ->
    [meld] You can lay a meld.
    [open] You can begin your opening.
    [lay] You can lay a card off.
    [swap] You can take a joker from the table.
    [borrow] You can borrow a card from the table.
    [draw] It is best to draw from the stock.
    [take] The top discard helps you.
    [discard] It is time to discard.
    [end] Nothing more pays in this turn.
    [dead] You have no move left.
    [pass] It is best to pass.
    [wall] It is best to let the deal end.
    [knock] You can knock.
    [gin] You have gin.
    [biggin] You have big gin.
    [done] It is time to show your hand.
    [back] From here your turn cannot be ended.
   *[other] You can do something.
}

# $points are those with which one can open, $need are needed: "57 points of 51". Waiting is to open all at once.
advice-that-opens = { $points ->
    [one] You can open with 1 point of { $need }.
   *[other] You can open with { $points } points of { $need }.
}
advice-that-waits = { $points ->
    [one] You could open with 1 point of { $need }, but it may pay to wait.
   *[other] You could open with { $points } points of { $need }, but it may pay to wait.
}

# Where to look. $jokers is how many jokers go with the cards; $suit is "hearts", $ranks "eights".
advice-where-run = { $jokers ->
    [0] Look at your { $suit }.
    [one] Look at your { $suit } and a joker.
   *[other] Look at your { $suit } and { $jokers } jokers.
}
advice-where-set = { $jokers ->
    [0] Look at your { $ranks }.
    [one] Look at your { $ranks } and a joker.
   *[other] Look at your { $ranks } and { $jokers } jokers.
}
# $meld is a meld of the table: "Aina’s run 5♥–7♥".
advice-where-meld = Look at { $meld }.
advice-where-joker = Look at the joker of { $meld }.
advice-where-hand = Look at your hand.
# $card is the top discard, or "none".
advice-where-draw = { $card ->
    [none] There is no discard to take.
   *[other] You can leave { $card } where it lies.
}
# $suit is "hearts", or "joker".
advice-where-discard = { $suit ->
    [joker] A joker can go.
   *[other] One of your { $suit } can go.
}
# $points are the deadwood that stays.
advice-where-knock = { $points ->
    [0] All your cards can lie in melds.
    [one] Your deadwood can be 1 point.
   *[other] Your deadwood can be { $points } points.
}
advice-where-end = What you still hold is better kept for later turns.
advice-where-dead = Neither your hand nor the table holds a move.
advice-where-done = You need not lay anything more off.
advice-where-back = Your last step is in the way.
advice-which-back = Take the last step back.

### The page

# The words of the page. Names of cards are above, under Cards, of house rules and reasons in their own files.

brand = tierce
page-title = { $title } – tierce
page-title-turn = ● Your turn – { $title }
close = Close
do-not-delete = Do not delete
clear = Clear
undo = Undo
redo = Redo
start-again = Start again
reset = Reset
you = You
you-are = { $name } (you)
you-default = You

## The first page

lobby-lead = Rummy at a table of your own: with friends on their phones, or against bots, by your house rules.
my-tables = My tables
new-table = Open a table
which-game = Which game?
# The ways in which $game is played.
which-way = { $game }: which way?
way-book = As it is mostly played.
family-penang = Penang Rummy
family-lead-penang = Everything is dealt, nothing is drawn: lay something every turn or be dead.
family-rami = Rami
family-lead-rami = Draw, meld, discard, with jokers. You open with so many points and a pure run.
family-gin = Gin Rummy
family-lead-gin = For two: keep your melds hidden, and knock when little is left beside them.
family-basic = Basic Rummy
family-lead-basic = Draw, meld, lay off, discard. Whoever goes out collects what the others hold.
just-so-many = { $count } players.
game-lead-penang = Everything is dealt, nothing is drawn: lay something every turn or be dead.
game-lead-rami51 = Draw, meld, discard. You open with 51 points and a pure run.
game-lead-rami51-circular = Rami 51 where runs go round: queen, king, ace, two.
game-lead-rami71 = Rami with an opening of 71 points.
game-lead-rami81 = Rami with an opening of 81 points.
game-lead-arbaatash = Fourteen cards, aces for ten, and jokers only for burnt cards.
game-lead-thousand = Four deals of Rami 51, and the last counts a thousand times.
game-lead-basic = Draw, meld, lay off, discard. Whoever goes out collects what the others hold.
game-lead-gin = For two: keep your melds hidden, and knock when little is left beside them.
game-lead-gin-traditional = Gin with the smaller bonuses of the older books.
game-lead-gin-oklahoma = Gin where the card turned up says when you may knock, and spades count double.
game-lead-gin-hollywood = Gin as three games at once, side by side on the score sheet.
game-lead-gin-openspiel = Gin as the OpenSpiel library plays it, to compare with its players.
game-lead-gin-rlcard = Gin as the RLCard library plays it: no laying off after a knock.
more-seats = More may play by a house rule: “{ $knob }”.
find-rule = Find a house rule
find-rule-none = No house rule has these words.
your-name = Your name
how-many = How many players?
who-else = Who else plays?
seat-number = Seat { $seat }
house-rules = House rules
house-rules-state = { $count ->
    [0] as in the book
    [one] 1 differs from the book
   *[other] { $count } differ from the book
}
open-table = Deal the cards
reset-all = Put all back as in the book
reset-knob = Put “{ $knob }” back to { $answer }
in-the-book = In the book: { $answer }.
knob-range = From { $low } to { $high }.
a-number = a number …
refused = { $count ->
    [one] One thing must be put right first
   *[other] { $count } things must be put right first
}
server-away = The server does not answer. Is it still running?
try-again = Try again
to-my-tables = To my tables
bot-random = Random
bot-random-help = Plays whatever is allowed.
bot-greedy = Greedy
bot-greedy-help = Gets rid of everything at once.
bot-keeper = Keeper
bot-keeper-help = Keeps cards back to stay in the game.
bot-expert = Expert
bot-expert-help = Counts what you took and threw, and plays the odds.

## Who sits at a new table, and how it is kept

with-whom = With whom?
with-bots = Play against bots
with-bots-help = The cards are dealt at once.
with-friends = Play with friends
with-friends-help = You get a link to send and a QR code to show. Nobody needs an account.
seat-friend = a friend (by link)
seat-friend-help = Whoever comes first by your link.
name-missing = Say who you are, so that your friends know whose table it is.
open-for-friends = Open the table and invite
# What is about to be opened: $game, so many $seats, of which $friends are for friends.
new-table-is = { $game } · { $friends ->
    [0] you and { $bots ->
        [one] 1 bot
       *[other] { $bots } bots
    }
    [one] you and 1 friend{ $bots ->
        [0] { "" }
        [one] , 1 bot
       *[other] , { $bots } bots
    }
   *[other] you and { $friends } friends{ $bots ->
        [0] { "" }
        [one] , 1 bot
       *[other] , { $bots } bots
    }
}
this-machine-only = Other devices cannot reach this server: it listens to this machine alone. Started as “tierce --lan” it opens to the phones in the house.
at-the-table = At the table
manners-clock = Clock
manners-clock-none = no clock
manners-clock-turn = a time for each turn
manners-clock-bank = a time for each deal
manners-clock-both = both, the turn’s first
manners-turn = For each turn
manners-bank = For each deal
manners-end = When the time is up
manners-end-soft = it is only shown
manners-end-hard = a bot plays the turn
# $kind is none, turn, bank or both; $turn and $bank are times ("60 seconds"), $end is soft or hard.
manners-clock-is = { $kind ->
    [turn] { $turn } a turn
    [bank] { $bank } a deal
    [both] { $turn } a turn and { $bank } a deal
   *[none] no clock
}{ $kind ->
    [none] { "" }
   *[other] { $end ->
        [hard] , then a bot plays
       *[soft] { " " }(only shown)
    }
}
manners-absence = When somebody’s line is lost
manners-absence-wait = waits for whoever is away
manners-absence-wait-choice = wait for them
manners-absence-wait-help = Anybody may have a bot play for them meanwhile. They take their seat back when they return.
# $time is like "45 seconds".
manners-absence-bot = a bot plays after { $time } away
manners-absence-bot-choice = a bot plays after { $time }
manners-absence-bot-help = They take their seat back at any moment when they return.
manners-stand-in = The bot that stands in
manners-spectators = Others with the link may watch
manners-spectators-help = They see what lies on the table, and no hand before the deal is over.
manners-spectators-are = { $may ->
    [yes] others may watch
   *[no] nobody else watches
}
manners-chat = Messages in one’s own words
manners-chat-help = Without it there are ready phrases to say.
manners-chat-is = { $may ->
    [yes] phrases and chat
   *[no] phrases only
}
manners-hints = Hints
manners-hints-help = Everybody may ask what could be done in their turn.
manners-hints-are = { $may ->
    [yes] with hints
   *[no] no hints
}

## The people of a table

# Before the cards are dealt. $open and $count are seats that nobody has yet.
gathering-page = { $title }: { $open ->
    [0] everybody is here
    [one] 1 seat is open
   *[other] { $open } seats are open
}
gathering-seats = The seats
gathering-rules = House rules
gathering-read-rules = Read all the rules
gathering-waits = { $count ->
    [0] Everybody is here
    [one] 1 seat is still open
   *[other] { $count } seats are still open
}
open-seats = { $count ->
    [one] 1 seat is open
   *[other] { $count } seats are open
}
start = Deal the first cards
start-how = Send the link to your friends, put a bot on a seat, or take a seat away.
start-not-yet = { $count ->
    [one] 1 seat is still open: wait for a friend, put a bot there, or take the seat away.
   *[other] { $count } seats are still open: wait for friends, put bots there, or take seats away.
}
# $name is the host.
start-host = { $name } begins when all seats have somebody.
start-host-now = { $name } deals the first cards.
# $me is yes for one who watches.
watchers = { $me ->
    [yes] { $count ->
        [one] You are here without a seat
       *[other] You and { $count } in all are here without a seat
    }
   *[no] { $count ->
        [one] 1 guest without a seat
       *[other] { $count } guests without a seat
    }
}
sit-here = Sit here
sit-here-at = Sit here, at seat { $seat }
sit-name-missing = Say who you are first: the others see this name.
place-open = Open seat
place-open-now = free
# A seat in mid-match that nobody has; its cards lie there.
place-open-cards = left: open with its cards
place-empty = nobody
place-host = host
place-you = you
place-here = here
place-away = away
place-stand-in = away: a bot plays
# $kind is the name of a kind of bot.
place-bot = bot: { $kind }
# For the ear: $me is yes for one’s own seat, $open is yes where nobody sits.
place = Seat { $seat }: { $open ->
    [yes] open
   *[no] { $name }{ $me ->
        [yes] , you
       *[no] { "" }
    }
}

## What changed among the people, for the ear

room-news-person = { $me ->
    [yes] You sit at seat { $seat }
   *[no] { $name } sat down at seat { $seat }
}
room-news-bot = A bot, { $name }, has seat { $seat }
room-news-open = Seat { $seat } is open
room-news-host = { $me ->
    [yes] You are the host now
   *[no] { $name } is the host now
}
room-news-dropped = A seat was taken away: there are { $count } seats now
room-news-gathering = The table waits for its people
room-news-playing = The cards are dealt
room-news-closed = The table is closed

## The link

share-title = Invite your friends
share-watch-title = Let others watch
share-lead = Whoever has this link comes to this table: no account, nothing to install.
share-link = The link of this table
share-square = QR code of the link of this table
share-copy = Copy the link
share-hand = Send …
# $title is a game.
share-text = Come and play { $title }
share-copied = The link is copied.
share-selected = The link is marked: copy it with your keyboard, or hold it with a finger.

## What the host can do with a seat

# For the ear; $name is empty at an open seat.
# $name is empty where nobody sits.
host-tools = What the host can do with seat { $seat } { $name }
host-tools-title = Seat { $seat }: { $name }
host-free = Free this seat
host-free-help = { $name } has no seat then, and can take an open one again. The cards stay.
host-free-bot-help = The bot goes, and a friend can sit here. The cards stay.
host-bot-kind = Kind of bot
host-bot = Put this bot here
host-bot-help = { $name } has no seat then.
host-pass = Make { $name } the host
host-pass-help = The host frees seats, puts bots there and closes the table: that is no longer you then.
host-drop = Take this seat away
host-drop-help = { $count ->
    [one] You play alone then.
   *[other] You play with { $count } then.
}

## My own seat

my-seat = My seat
move-seat = Move to another device
leave-seat = Give up my seat
leave-sure = Really give it up
leave-help = Your seat is open to others then. To go away for a while you need not do this: your seat is kept.
close-table = Close the table
close-sure = Really close it
close-help = Nobody can play on then. Scores and record can still be read.
code-fetching = Fetching a code …
# $time is like 4:30.
code-left = Good for { $time } more, once
code-step-open = On the other device open { $address }.
code-step-type = Type this code there.
code-step-after = Your seat and your cards come there, and go from here.
code-old = This code is too old now.
code-again = Get a new code
# My seat has gone from this page; $seat is its number.
lost-moved = You play at another device now (seat { $seat }). Here you only watch.
lost-freed = The host has freed your seat { $seat }. Your place can be taken again under Players.
lost-bot = The host has put a bot on your seat { $seat }.
lost-back = Bring it back with a code

## Watching

panel-players = Players
watching = You are watching
watching-between = The next deal comes when the players want it.
watching-hidden = No hand is shown before the deal is over.
# $seat is the first open seat.
watching-open = { $count ->
    [one] Take seat { $seat }
   *[other] Take one of { $count } open seats
}
outside = The match has begun
outside-open = At this table nobody watches, but a seat is open: whoever takes it plays on with its cards.
outside-full = At this table nobody watches, and all seats have somebody. If a seat opens you can take it here.
table-closed = The table is closed
closed-read = Scores and record can still be read.
closed-undealt = It was closed before the cards were dealt.

## A table that does not open

barred-gone = There is no such table
barred-gone-how = It may have been deleted, or the link is not whole. Ask whoever invited you for the link once more.
barred-none = This table opens by its link
barred-none-how = Ask whoever invited you for the whole link. If you play here already on another device, bring your seat over with a code.
barred-wrong = This link does not open the table
barred-wrong-how = A part of it is missing or wrong. Ask whoever invited you for the link once more, and open it whole, up to the last letter.
barred-busy = Too many have knocked at once
barred-busy-how = Your link may be right. Wait a moment, then try again.
barred-again = Try again

## My tables

page-title-turns = ● { $count ->
    [one] Your turn
   *[other] Your turn at { $count } tables
} – { brand }
table-waits-turn = deal { $deal }, your turn
table-waits-gathering = waiting for friends
table-waits-others = deal { $deal }
table-waits-watching = you watch
table-waits-over = finished
tables-all = All { $count } tables

## A code typed here

code-title = I have a code
code-lead = It brings your seat from another device to this one. You find it there, in the table’s menu.
code-label = Code
code-go = Bring my seat here
code-length = A code has { $length } letters and digits.

## About me

me-title = About me
me-lead = This server knows the name under which you sit at its tables, and no more of you. A cookie keeps your seats for this browser.
me-delete = Delete my name …
me-delete-title = Delete your name?
me-delete-what = Your name goes from all tables of this server. At tables still being played your seat opens to somebody else; at finished ones cards and points stay, without your name. This browser forgets its tables.
me-delete-final = This cannot be undone.
me-delete-sure = Delete my name everywhere
me-deleted = Your name is deleted. This browser is unknown here now.

## In the house

home-title = On the phones in the house
home-lead = Point a phone’s camera here, or type the address.
home-square = QR code of the address { $address }
plain-http = Without encryption (plain http) browsers do not keep the screen awake and do not install this page. All else works.
plain-http-help = Why, and the way to encryption
plain-http-title = Without encryption
plain-http-why = Browsers give some things only to pages that come encrypted (https). At home over plain http you do without two: the screen is not kept awake while it is your turn, and the page cannot be installed as an app. Set a longer time before your screen locks, and put a bookmark on the home screen. If a phone does lock, nothing is lost: the page comes back to the same hand.
plain-http-way = The chapter “TLS at home” in docs/deploy.md shows whoever keeps this server a way to encryption in the house.

## The page of all tables

host-title = All tables
host-lead = For whoever keeps this server. A saved record holds all cards, the hidden ones too.
host-no-key = This page needs the key of the server
host-no-key-how = In the terminal of the machine on which the server runs, type “tierce host”. It prints a link to this page that has the key in it; open it once in this browser.
host-wrong-title = This key does not fit
host-wrong-key = Type “tierce host” in the terminal of the server once more: it prints the link with the right key.
host-find = Find a table
host-find-none = No table has these words.
host-none = There is no table yet.
host-stage = Show
host-stage-all = all
host-stage-gathering = gathering
host-stage-playing = being played
host-stage-over = finished
host-stage-closed = closed
# So many of $all tables are shown.
host-count = { $count ->
    [one] 1 table
   *[other] { $count } tables
} of { $all }
host-game = Game
host-names = Players
host-state = State
host-deal = Deal
host-here = Here
host-watching = Watching
host-touched = Last touched
host-created = Opened
host-actions = Actions
host-open = Look in
host-close = Close
host-export-rhh = RHH
host-export-json = JSON
# For the ear, of a file.
host-record-as = Record as { $form }
host-delete = Delete …
# For the ear: an action, and the table it is about.
host-act-on = { $what }: { $title } of { $names }
host-nobody = nobody
host-delete-title = Delete this table?
host-delete-what = { $title } of { $names }, { $deal ->
    [0] not begun
    [one] 1 deal
   *[other] { $deal } deals
}: the cards, the scores and the record are lost for everybody, and whoever is there is sent away. Save the record first if somebody may want it.
host-delete-sure = Delete the table
host-deleted = Deleted: { $title } of { $names }.
host-closed = Closed: { $title } of { $names }. Nobody can play on; the record can still be read.
host-prune = Tidy up
host-prune-days = Untouched for so many days
host-prune-go = { $count ->
    [0] Nothing to delete
    [one] Delete 1 table …
   *[other] Delete { $count } tables …
}
host-prune-title = { $count ->
    [one] Delete 1 table?
   *[other] Delete { $count } tables?
}
host-prune-what = { $days ->
    [one] All that was not touched for a day
   *[other] All that was not touched for { $days } days
} is lost for everybody: cards, scores and records. Save what somebody may want first.
host-prune-sure = Delete them
host-pruned = { $count ->
    [0] Nothing was deleted.
    [one] 1 table was deleted.
   *[other] { $count } tables were deleted.
}
host-days-wrong = A number of days, from 1 to { $most }.

## The table

table-title = { $title }, deal { $deal }
the-table = { $count ->
    [0] The table, nothing on it
    [one] The table, 1 meld
   *[other] The table, { $count } melds
}
table-bare = Nothing lies on the table yet.
your-side = Your hand
your-hand = { $count ->
    [one] Your hand, 1 card
   *[other] Your hand, { $count } cards
}
hand-facts = { $count ->
    [one] 1 card, { $points } points
   *[other] { $count } cards, { $points } points
}
hand-empty = No cards left.
sort = Sort the hand
sort-suit = By suit
sort-rank = By rank
# There is nothing for the button “Best melds”.
sort-best-none = No meld lies in this hand.
# The groups of the hand that are melds: how many, and what they count.
hand-melds = { $count ->
    [one] 1 meld, { $points } points
   *[other] { $count } melds, { $points } points
}
# The same while one still has to open: the points of the melds in the hand, and the points that opening needs.
hand-opening = melds in hand: { $have } of { $need }
# Over a group of the hand that is a meld, very short: what it is, and its points.
bracket-run = run { $points }
bracket-set = set { $points }
# Buttons that arrange the hand. “Make a group”: the chosen cards lie together, with a gap beside them.
arrange-group = Make a group
arrange-apart = Take apart
# The chosen cards become a group from which nothing is played by mistake, until “Let go”.
arrange-keep = Keep together
arrange-release = Let go
# Takes back how the hand was arranged last.
arrange-back = As it lay before
# No card is chosen, and a button that arranges the chosen ones was pressed.
arrange-first = Choose cards first, then say what becomes of them.
# Said aloud by a screen reader after the hand was arranged.
arranged = { $how ->
    [suit] Your hand lies by suit.
    [rank] Your hand lies by rank.
    [best] Your hand lies in its best melds.
    [group] The chosen cards are a group.
    [apart] The group is taken apart.
    [keep] The chosen cards are kept together.
    [release] The group is let go.
   *[back] Your hand lies as before.
}
# Said aloud after a card was moved by the keyboard: its place among all cards of the hand.
card-moved = place { $place } of { $count }
# A card of a kept group was tapped. “Let go” is the button “arrange-release”.
kept-says = You keep these cards together. Press “Let go” to play or to move them.
# Cards were dropped into a kept group.
kept-whole = That group is kept together: nothing goes into it.
# Cards were dropped where there is nothing.
drag-nowhere = Cards can be dropped on the table, or at another place of your hand.
# Cards were dropped on the table beside the places that take them.
drag-marked = Drop the cards on a place that is marked with a plus sign.
actions = What you can do
panels = More about this table
panel-rules = Rules
panel-scores = Scores
panel-counts = Counts
panel-log = Log
panel-pile = Discards
panel-settings = Settings
panel-help = Help
reconnecting = The line is cut. Reconnecting …
wait-connecting = Fetching the cards …
wait = Please wait
wait-for = { $name } is playing …
wait-answer = …
match-is-over = The match is over

# A seat: $me is yes for one's own.
seat = { $me ->
    [yes] { $name } (you)
   *[no] { $name }
}
seat-turn = to play:
seat-cards = { $count ->
    [one] card
   *[other] cards
}
seat-total = points in this match
seat-known = Known to be in this hand: { $cards }
dealer = dealer
status-new = no meld yet
status-unopened = not opened
status-touched = touched the pile
status-dead = dead
status-out = out

# What is said of a card in the hand, after its name.
card-chosen = chosen { $place }
card-new = new
card-fits = fits on the table
# It lies in a group that is kept together.
card-kept = kept

## Stock and discards

piles = Stock and discard pile
stock-name = in the stock
stock = { $count ->
    [0] The stock is empty
    [one] The stock, 1 card
   *[other] The stock, { $count } cards
}
stock-draw = { $count ->
    [0] The stock is empty: draw, and a new one is made if the rules allow it
    [one] Draw from the stock, 1 card
   *[other] Draw from the stock, { $count } cards
}
pile-name = { $count ->
    [one] discard
   *[other] discards
}
pile-look = look through them
pile-order = The newest first.
pile-empty = There are no discards.
# $card is the top of the discard pile.
pile-top = Discard pile, on top { $card }: look through it
pile-take = Take { $card } from the discard pile
tag-draw = Draw
tag-take = Take

## Melds: $whose is mine, own (the player's who acts) or other; $kind is run or set.

meld-of = { $kind ->
    [run] { $whose ->
        [mine] your run
        [own] their own run
       *[other] { $owner }’s run
    }
   *[set] { $whose ->
        [mine] your set
        [own] their own set
       *[other] { $owner }’s set
    }
}
meld-somewhere = a meld
meld-label = { $whose ->
    [mine] Yours: { $meld }
   *[other] { $owner }: { $meld }
}
meld-touched = changed since your last turn
meld-takes = takes what you chose
meld-lends = you may borrow from it

## What can be done

do-meld = Meld { $cards } ({ $points })
do-lay = Lay { $cards } on { $meld }
do-swap = Swap { $card } for the joker
do-end = End turn
do-dead = Declare dead
do-draw = Draw a card
# The stock is used up.
do-draw-empty = Draw: the stock is empty, the discards become a new one if the rules allow it
do-take = Take { $card }
take-nothing = Nothing to take
do-touch = Touch the pile
touch-help = The rules say what it costs to draw from the stock after that.
do-borrow = Borrow { $cards } from { $meld }
do-discard = Discard { $card }
do-discard-carte = Discard { $card } and say “carte”
borrow = Borrow
discard = Discard
borrow-where = Tap the meld that you want to borrow from
cannot-borrow = No card of the table can be borrowed now.
cannot-borrow-there = From this meld nothing can be borrowed: three cards must remain.
drawn-already = You have drawn already in this turn.
draw-first = Draw a card first, or take the top discard.
discard-choose = To end your turn, choose one card to discard.
discard-one = Choose one card only to discard.
carte = Carte!
carte-unsaid = This discard leaves you one card. Say “carte” with it, or you draw two.
carte-said = You will say “carte” with this discard.
no-carte-now = “Carte” is said with the discard that leaves you one card.

## What the turn still asks for. $place of a joker is meld or anywhere.

owed-joker-unused = { $place ->
    [anywhere] The joker you took must be laid in this turn.
   *[meld] The joker you took must go into a new meld in this turn.
}
owed-discard-unused = The card you took from the discard pile must be laid in this turn.
owed-take-use = { $cards ->
    [one] The borrowed card must go into a new meld in this turn, with a card from your hand.
   *[other] The borrowed cards must go into a new meld in this turn, with a card from your hand.
}
# $need is 0 where no number is told.
owed-open-points = { $need ->
    [0] What you have laid in this turn is not enough yet.
   *[other] Your opening has { $have } of { $need } points.
}
owed-open-pure = Your opening still needs a pure run.
slots = To be laid in this turn
slot-took = Lay this card in this turn
slot-joker = Lay this joker in a new meld
slot-borrowed = { $count ->
    [one] Borrowed: lay it in a new meld with a card of yours
   *[other] Borrowed: lay them in a new meld with a card of yours
}
# The same where there is little room: of the card taken, of a joker, of what was borrowed.
slot-short-took = lay it
slot-short-joker = new meld
slot-short-borrowed = borrowed
opening-points = Opening { $have } of { $need }
opening-stands = Opening stands, { $have } of { $need }
opening-pure = { $pure ->
    [yes] pure run yes
   *[no] pure run not yet
}
do-next = Next deal
do-choose = { $count ->
   *[other] Choose: { $count } ways
}
choose-title = Which way?
choose-cards = Choose cards to play
choose-cards-or-discard = Choose cards to play, or one to discard
choose-discard = Choose a card to discard
choose-with-loan = Choose cards of your hand for a new meld with what you borrowed
choose-for-meld = Choose a card for this meld
nothing-for-meld = No single card of yours fits on this meld
no-place-there = These cards do not fit there.
cannot-meld = These cards make no meld.
cannot-lay = These cards fit on no meld.
cannot-swap = No joker can be swapped for this card.
# Why nothing is taken back: it is another’s turn, or the card that was drawn stays drawn.
cannot-undo =
    { $why ->
        [turn] Only in your own turn can something be taken back.
        [drawn] There is nothing to take back: what was drawn stays drawn, and nothing was laid since.
       *[none] There is nothing to take back in this turn.
    }
# Why nothing can be played again after an undo.
cannot-redo = There is nothing to play again: nothing was taken back in this turn.
# A big button was tapped just when another turn began: the tap does nothing.
just-changed = The button has changed this very moment. Press again if you mean what it says now.
# Why the button that gives chosen cards back does nothing.
cannot-clear = No card is chosen.
# A joker of a meld that was laid in this turn.
# Its button lets another card be chosen for it.
joker-other = Let the joker stand for another card
joker-one-way = This joker can stand for no other card there.
way-joker = joker is { $card }
way-beside = { $side ->
    [low] at the low end, before { $card }
   *[high] at the high end, after { $card }
}
way-meld = { $kind ->
    [run] a run, { $points } points
   *[set] a set, { $points } points
}

## What happened: $me is yes for one's own doing.

say-your-turn = Your turn
# The first thing that is said of a deal; $count are the cards in the own hand.
say-deal = { $count ->
    [0] { $title }, deal { $deal }
    [one] { $title }, deal { $deal }: 1 card in your hand
   *[other] { $title }, deal { $deal }: { $count } cards in your hand
}
# $what is a label of a button ("Meld ...", "Undo").
say-done = { $count ->
    [one] Done: { $what }; 1 card in your hand
   *[other] Done: { $what }; { $count } cards in your hand
}
happened-dealt = { $me ->
    [yes] You get { $count } cards
   *[no] { $name } gets { $count } cards
}
happened-melded = { $me ->
    [yes] You meld { $cards }
   *[no] { $name } melds { $cards }
}
happened-laid-off = { $me ->
    [yes] You lay { $card } on { $meld }
   *[no] { $name } lays { $card } on { $meld }
}
happened-swapped = { $me ->
    [yes] You put { $card } into { $meld } and take the joker
   *[no] { $name } puts { $card } into { $meld } and takes the joker
}
happened-turn-ended = { $me ->
    [yes] You end your turn
   *[no] { $name } ends the turn
}
happened-died = { $me ->
    [yes] { $passport ->
        [yes] You are dead
       *[no] You are dead without a meld
    }
   *[no] { $passport ->
        [yes] { $name } is dead
       *[no] { $name } is dead without a meld
    }
}
happened-went-out = { $me ->
    [yes] Game! You have no cards left
   *[no] Game! { $name } has no cards left
}
happened-deal-ended = { $ending ->
    [game] The deal ended with Game
    [out] The deal ended when one was out of cards
    [blocked] The deal ended because nothing was left to draw
    [last_survivor] The deal ended when only one was left
    [knock] The deal ended with a knock
    [undercut] The deal ended with an undercut
    [even] The deal ended with equal deadwood: nobody scores
    [gin] The deal ended with gin
    [big_gin] The deal ended with big gin
    [dead_hand] The deal is dead: nobody knocked, and nobody scores
   *[all_dead] The deal ended when everybody was dead
}
# Said after the deed that completes the opening.
happened-opens = { $me ->
    [yes] { $line }, and you have opened
   *[no] { $line }, and has opened
}
happened-cards-left = { $count ->
    [one] { $line }; 1 card left
   *[other] { $line }; { $count } cards left
}
log-all = What has happened
log-since = Since your last turn

# The same, walked through on the table: $at is the step that is shown, of $count; 0 is before the first.
recap = What happened since your last turn
recap-open =
    { $count ->
        [one] Show the one move since your last turn
       *[other] Show the { $count } moves since your last turn
    }
recap-step = { $at } of { $count }
recap-before = The table after your last turn
# Buttons that are signs only, named for the ear: a step back, a step on, out of the walk.
recap-back = Back
recap-next = Next
recap-close = Back to the table as it is
log-earlier = Before that
log-nothing = Nothing has happened yet.

## The end of a deal

deal-won = { $me ->
    [yes] { $count ->
        [one] You win this deal
       *[other] { $names } share this deal
    }
   *[no] { $count ->
        [one] { $names } wins this deal
       *[other] { $names } share this deal
    }
}
deal-unwon = The deal is blocked: nobody wins
match-won = { $me ->
    [yes] { $count ->
        [one] You win the match
       *[other] { $names } share the match
    }
   *[no] { $count ->
        [one] { $names } wins the match
       *[other] { $names } share the match
    }
}
winner = winner
# Before the ids of the rules that explain the result; each id opens the rules there.
rules-cited = { $count ->
    [one] Rule
   *[other] Rules
}
# $rule is the id of a rule, such as A6.2.
rule-link = Rule { $rule }
count-score = Score:
count-card = { $card }: { $points }
count-no-cards = { $bonus ->
    [0] No cards left: nothing counts.
   *[other] No cards left.
}
count-sum = { $count ->
    [0] 0 points
    [one] 1 card, { $points } points
   *[other] { $count } cards, { $points } points
}
count-doubled = doubled by jokers
count-penalty = penalty { $points }
# A number in the place of the cards.
count-flat = { $points } flat instead
# $times is 2 or 3/2.
count-times = times { $times } for the way out
count-bonus = bonus { $points }
exit-rami-sec = Rami sec: out in one turn, and nobody else had opened
exit-at-once = At once: out in one turn
exit-jokers = { $count ->
    [one] 1 joker laid in that turn
   *[other] { $count } jokers laid in that turn
}
exit-joker-last = A joker as the last discard
exit-used-table = Melds of the table were used
exit-forfeited = Touching the pile had cost the right to go out at once
count-factor = times { $factor }
count-settlement = settled: { $amount }
aside-shown = The { $count } cards that were set aside
record-download = Download the record of this match

## A deal step by step

replay = A deal step by step
replay-title = { $title }: deal { $deal }
replay-link = Look at this deal step by step
replay-deals = Other deals of this match
replay-deal-before = The deal before
replay-deal-after = The next deal
replay-to-table = To the table
replay-steps = Steps
replay-step = Step { $step } of { $steps }
replay-place = Where in the deal
replay-back = One step back
replay-forth = One step on
replay-turn-back = Back to the begin of a turn
replay-turn-forth = On to the next turn
replay-dealt = The cards are dealt.
replay-story = What happened
replay-eyes = You see
replay-eyes-all = All cards
# The cards as one seat knew them.
replay-eyes-seat = { $me ->
    [yes] What you knew
   *[no] What { $name } knew
}
replay-running = This deal is still being played: you see what your seat knows.
# $cards are cards for the ear, or "none"; $hidden is how many nobody showed.
replay-hand = { $cards ->
    [none] { $hidden ->
        [0] No cards.
        [one] One hidden card.
       *[other] { $hidden } hidden cards.
    }
   *[other] Hand: { $cards }.{ $hidden ->
        [0] {""}
        [one] {" "}One hidden card.
       *[other] {" "}{ $hidden } hidden cards.
    }
}
replay-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
replay-no-cards = no cards left
replay-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
replay-keep = Keep and show
replay-share-lead = This link shows this deal, with all its cards and names, to whoever has it, and no other deal.
replay-share-link = Link to this deal
replay-record-deal = Download this deal
replay-record-match = Download the whole match
# How else the deal might have gone on: the heading, what it is, which cards one plays, and the button.
what-if = What if?
what-if-lead = Go on from this step yourself, with the same cards, against bots. That is a table of its own, and counts for nothing.
what-if-seat = You play
what-if-cards = { $me ->
    [yes] your cards
   *[no] the cards of { $name }
}
what-if-go = Play on from step { $step }
what-if-over = The deal is over at this step: go back to one before it.
# A mark beside the title of such a table, as short as can be.
what-if-note = What if

## What I have played

played-link = My games
played-title = What I have played
played-lead = Matches of this browser, and how the cards have fallen.
played-nothing = No deal of yours is over yet.
played-no-deals = No deal is over yet.
played-deals = Deals
played-won = Won
# $percent is a whole number.
played-percent = { $percent } %
played-number = { $number }
played-points-low = Points a deal (fewer is better)
played-points-high = Points a deal
# The standard deviation.
played-spread = ± { $spread }
played-matches = Matches won
played-matches-won = { $count ->
    [0] none is over yet
   *[other] { $won } of { $count }
}
played-endings = How deals ended
played-ended = { $ending ->
    [game] Somebody went out:
    [all_dead] Everybody was dead:
    [last_survivor] One was left:
    [blocked] Nobody won:
    [knock] A knock:
    [gin] Gin:
   *[big_gin] Big gin:
}
# $count deals, of which I won $won.
played-ended-often = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}, { $won } won
played-luck = Luck so far
played-luck-lead = The thick mark is what was dealt, the dashed one what was to be expected. If the deal is fair, the thick mark lies in the band 95 times in 100.
played-whose = { $whose ->
    [me] You
    [people] Other people
   *[bots] Bots
}
played-hands = { $count ->
    [one] { $count } hand
   *[other] { $count } hands
}
played-jokers = { $count ->
    [one] { $count } joker, { $expected } expected
   *[other] { $count } jokers, { $expected } expected
}
played-strength = Stronger than { $percent } % of all hands, 50 % expected
# For who hears the page: $where is below, within or above.
played-band = The band is from { $low } to { $high }; this lies { $where ->
    [below] below it
    [above] above it
   *[within] within it
}.
played-matches-title = My matches
played-winner = Winner
played-my-points = My points
played-winners = { $count ->
    [0] nobody
   *[other] { $me ->
        [yes] { $count ->
            [one] you
           *[other] { $names }
        }
       *[no] { $names }
    }
}
played-purpose = { $purpose ->
    [lesson] lesson, not counted
    [what_if] what if, not counted
   *[other] practice, not counted
}
played-replay = Deal { $deal } step by step
played-all-matches = { $count ->
    [one] Show the match
   *[other] Show all { $count } matches
}

## The score sheet

sheet-title = Score sheet
sheet-deal = Deal
sheet-total = Total
sheet-empty = No deal is finished yet.
sheet-winner = winner
sheet-kind-cumulative = Low score wins.
sheet-kind-independent = Every deal is a game of its own; low score wins.
sheet-target = The match ends at { $points } points.
sheet-target-each = Each game ends at { $points } points.
sheet-deals = { $count ->
    [one] The match has 1 deal.
   *[other] The match has { $count } deals.
}

## Counts

counts-player = Player
counts-cards = Cards
counts-known = Known
counts-hand = Your hand counts { $points } points.
counts-aside = { $count ->
    [one] 1 card is set aside.
   *[other] { $count } cards are set aside.
}
counts-stock = { $count ->
    [one] 1 card is in the stock.
   *[other] { $count } cards are in the stock.
}
counts-seen = Cards you see, on the table and in your hand
counts-seen-pile = Cards you see, on the table, in the discards and in your hand
counts-jokers = { $count ->
    [one] 1 joker seen.
   *[other] { $count } jokers seen.
}

## The rules of this table

rules-no-differences = Nothing: all is as in the book.
rules-changed-mark = changed
rules-changed = { $count ->
    [one] 1 changed
   *[other] { $count } changed
}
rules-not-loaded = The rules could not be fetched. Is the server still running?
rules-loading = Fetching the rules …
rules-read = Read the rules
rules-refused = With these answers nobody can play, so there are no rules to read yet:

## Help

help-tap = Tap cards to choose them. Places on the table that take them light up: tap one, or the button that says what it will do. You can also tap a meld first, and the cards that fit it rise.
help-main = The big button always says what will happen, or why nothing can. Everything can be undone until you end your turn.
help-signs = A small arrow on a card: it fits on the table now. A dashed frame round a meld: it changed since your last turn.
help-hand = Your hand lies as you like, and stays so. Drag cards sideways to move them and up to play them; hold a card to see it large. A group with a bracket is a meld; a group you keep together is not played until you let it go.
help-keys = Keys
key-space = Space
key-escape = Esc
key-walk = walk through hand or table
key-move = move the card in your hand
key-group = go to a group of your hand
# A gap between two cards of the hand, beside the card that has the focus.
key-gap = make a gap in your hand, or close it
key-back = lay your hand as it lay before
help-keys-own = Each key can be given to another command, in the settings.
key-choose = choose the card, or press the button
help-discards = Where one draws and discards: draw from the stock or take the top discard, play, and discard to end the turn. A draw cannot be taken back; all else can, until the discard. What you must still lay lies above your hand. Tap “Borrow” and then a meld to take cards off it for a new one.
key-draw = draw from the stock
key-take = take the top discard
key-borrow = borrow from a meld
key-carte = say “carte”
key-discard = discard the chosen card
key-redo = redo
key-pile = look through the discards
key-meld = meld the chosen cards
key-lay = lay them off
key-swap = swap for a joker
key-end = end your turn
key-undo = undo
key-hand = go to your hand
key-table = go to the table
key-counts = counts
key-scores = scores
key-help = this help
key-hint = a hint, and then more of it
key-recap = walk through what happened since your last turn
key-clear = clear what you chose
settings-look = Look
# A part of the settings: how the cards of one’s own hand are shown and moved.
settings-cards = Your hand
# How large the cards of the hand are.
like-cards = Cards
like-cards-normal = as large as fits well
like-cards-large = large
# The side at which the buttons and the cards are in reach of the thumb.
like-thumb = You tap with
like-thumb-right = the right hand
like-thumb-left = the left hand
like-drag = Drag cards. Without it, a swipe along the cards chooses several.
settings-motion = Moves of others
settings-language = Language
like-theme = Light or dark
like-theme-auto = as the device
like-theme-light = light
like-theme-dark = dark
like-deck = Suits
like-deck-four = four colours
like-deck-two = two colours
like-speed = Moves of others
like-speed-off = at once
like-speed-fast = fast
like-speed-normal = normal
like-speed-slow = slow
like-speed-reduced = Your device asks for less motion, so moves of others are shown at once, with an outline.
like-language = Language
# In the list of languages, behind one that no native reader has gone over.
language-unreviewed = { $name } (unreviewed draft)
language-draft = This translation is a draft of our own. Corrections are welcome: a language is one file.
like-digits = Numerals
settings-view = Table or lists
like-view = The table is shown
like-view-table = as a table
like-view-list = as lists
# The same as a button at the top of the page.
view-list = List view
view-table = Table view
like-letters = A letter beside each suit
settings-sound = Sounds
like-sound = Sounds at the table
like-captions = Write what is heard
sound-ask = Shall the table make sounds: when it is your turn, when cards are laid?
sound-on = With sounds
sound-off = Without
# What a sound says, written for a moment.
sound-turn = Your turn
sound-card = A card is played
sound-refused = Refused
sound-over = The deal is over
settings-keys = Keys
keys-change = Change the keys
keys-how = Choose a command, then press the key that it shall have. Esc leaves it as it is.
# $what is what a command does ("undo", "go to your hand").
keys-press = Press a key for: { $what }
keys-given = { $key } now means: { $what }
keys-taken = { $key } is taken. It means: { $what }
keys-not-givable = Only a letter or a sign can be given. Digits lead to the groups of your hand.
keys-back = All keys are as they were at first.
keys-reset = All keys as at first

## The table as lists

list-step = { $count ->
    [one] With the chosen card
   *[other] With the chosen cards
}
list-nothing-chosen = No card is chosen.
# $meld is like "Aina: run of hearts, 5 to 8".
list-of = { $whose ->
    [mine] Your melds
   *[other] Melds of { $owner }
}
list-players = Players
list-scores = Scores
list-turn = plays now
# $name has $cards cards and $points points in this match.
list-player = { $cards ->
    [one] { $name }: 1 card, { $points } points in this match
   *[other] { $name }: { $cards } cards, { $points } points in this match
}
list-group = Group { $number }
list-arrange = Arrange the hand
list-left = Towards the beginning
list-right = Towards the end

## Hints

# The button, and the name of what it shows.
hint = Hint
# The buttons that tell more: first where, then what exactly.
hint-where = Where?
hint-which = What exactly?
hint-choose = Choose these cards
hint-close = Close the hint
hint-thinking = Looking at your cards …

## Lessons

lesson-offer = First time? Play a guided deal:
# The guide of a lesson; its name, and how to send it away and call it back.
coach = Your guide
coach-leave = Hide the guide
coach-call = Show the guide
# What is to be learned: a few words each.
coach-goal-passport = A pure run
coach-goal-layoff = Lay off
coach-goal-swap = Swap a joker
coach-goal-draw = Draw
coach-goal-open = Open with 51
coach-goal-discard = Discard
coach-goal-done = { $goal }, done
# What each of them is: said before what is to be done.
coach-why-passport = Your first meld must be a pure run: three or more cards of one suit in a row, no joker. It is your passport.
coach-why-layoff = You have begun: from now on a single card may join any meld on the table, whoever laid it.
coach-why-swap = A joker lies on the table for a card that you hold. Put yours in its place, and the joker is yours.
coach-why-draw = Each turn begins with a card: draw one from the stock.
coach-why-open = Your first melds must count 51 points together, and one of them must be a pure run: cards of one suit in a row, without a joker.
coach-why-discard = Each turn ends with a discard. Throw what helps you least: cards that are left in your hand count against you.
# What is to be done. $cards is a list like "6♥, 7♥ and 8♥"; $others: cards are chosen that do not belong to it.
coach-choose = { $count ->
    [one] Choose { $cards } in your hand{ $others ->
        [yes] , and nothing else
       *[no] { "" }
    }.
   *[other] Choose { $cards } in your hand{ $others ->
        [yes] , and nothing else
       *[no] { "" }
    }.
}
# $what is what a button says.
coach-press = Press “{ $what }”.
coach-press-and-choose = Press the big button, as there is more than one way, and then “{ $what }”.
coach-choose-way = Choose “{ $what }”.
coach-undo = That leads nowhere in this turn. Press “Undo” to take it back.
coach-wait = { $name } plays. Watch what is laid on the table.
coach-deal-over = { $done ->
    [one] The deal is over, and you have done 1 of { $all } things. The lesson can be played again from the first page.
   *[other] The deal is over, and you have done { $done } of { $all } things. The lesson can be played again from the first page.
}
coach-finished = That is all you need. Play on as you like: the hint helps where you are stuck.
coach-leave-table = To the first page

### Gin at the table

# What page and terminal say beside all this where one knocks. $card is a card, $points its or a hand's deadwood,
# $limit what a knocker may keep, $name the other player.

## What to do now

# The card turned up is offered.
gin-offer = Take { $card }, or pass?
gin-offer-wait = { $name } is offered { $card } …
# Draw or take the top discard.
gin-draw = Draw a card, or take { $card }.
gin-must-draw = Both of you have passed { $card }: draw a card.
# $knock is no, yes, gin (it is allowed to discard, knock, or show gin) or big (all eleven cards are melded).
gin-play = { $knock ->
    [big] Big gin! Show it, or choose a card to discard.
    [gin] Gin! Choose the card that you throw, or one to discard.
    [yes] Choose a card to discard, or knock with at most { $limit }.
   *[no] { $limit ->
        [0] Choose a card to discard. In this deal only gin may be shown.
       *[other] Choose a card to discard. You may knock with at most { $limit }.
    }
}
# Nothing but the knock is allowed: at the wall, or where gin must be shown.
gin-must-knock = { $why ->
    [gin] You have gin, which is shown at once here: knock.
   *[wall] You took the last discard to knock with it: knock.
}
gin-choose-thrown = Choose the card that you throw with your knock.
gin-layoff = { $count ->
    [0] None of your cards fits on the melds of { $name }. Show your hand.
   *[other] Lay off on the melds of { $name }, or show your hand.
}
gin-layoff-wait = { $name } may lay off on your melds …
gin-choose-melds = Choose the melds that you show.
gin-wall = { $wall ->
    [declare] The stock is at its end. Take { $card } and play on, or call the deal dead.
   *[knock] The stock is at its end. Take { $card } to knock with it, or pass.
}
gin-wall-pass = The stock is at its end, and with { $card } you could not knock. Pass.
gin-wall-near = { $count ->
    [one] 1 more card can be drawn
   *[other] { $count } more cards can be drawn
}

## Buttons

do-pass = Pass
do-call-dead = Call the deal dead
do-knock = Knock, throwing { $card }
# With the deadwood that stays.
do-knock-with = Knock, throwing { $card }: { $points } left
do-gin = Gin, throwing { $card }
do-big-gin = Big gin
do-done = Show your hand
# Among several ways to show a hand; $shown is as in “shown-cards”.
do-show = Show { $shown }
label-knock = Knock, throwing { $card }, with { $shown }
label-gin = Gin, throwing { $card }: { $melds }
label-big-gin = Big gin: { $melds }
gin-ways = Choose other melds
gin-ways-title = Which melds do you show?
cannot-knock = { $limit ->
    [0] No: in this deal only gin may be shown.
   *[other] No: with { $card } thrown you keep { $points }, and { $limit } is the most.
}

## The meter of deadwood

deadwood = Deadwood { $points }
deadwood-meter = Deadwood { $points }, you may keep { $limit }
deadwood-aloud = { $points ->
    [0] No deadwood
    [one] Deadwood 1 point
   *[other] Deadwood { $points } points
}; { $limit ->
    [0] in this deal only gin may be shown
    [one] you may knock with 1 point or gin
   *[other] you may knock with { $limit } points or fewer
}
deadwood-after = { $card } thrown: { $points }
deadwood-known = Deadwood if the deal ended now: { $points }
upcard-name = Card turned up: { $card }
upcard-limit = { $card } was turned up: knock with { $limit ->
    [0] gin only
   *[other] { $limit } or fewer
}
upcard-doubles = A spade was turned up: this deal counts double.
status-knocked = knocked
passed-cards = Passed: { $cards }

## The showdown

# $how is knock, undercut, even, gin, big_gin or dead_hand.
showdown = { $how ->
    [even] Equal deadwood
    [knock] Knock
    [undercut] Undercut
    [gin] Gin
    [big_gin] Big gin
   *[dead_hand] Dead hand
}
showdown-lead = { $how ->
    [gin] { $me ->
        [yes] You go gin
       *[no] { $name } goes gin
    }
    [big_gin] { $me ->
        [yes] You show big gin
       *[no] { $name } shows big gin
    }
    [undercut] { $me ->
        [yes] You undercut the knock
       *[no] { $name } undercuts the knock
    }
    [knock] { $me ->
        [yes] Your knock wins
       *[no] { $name }’s knock wins
    }
    [even] Both have the same deadwood, and nobody scores
   *[dead_hand] Nobody knocked: the deal is dead, and the same dealer deals again
}
showdown-melds = Melds
showdown-laid-off = Laid off
showdown-thrown = Thrown
showdown-deadwood = Deadwood
showdown-none = none
showdown-knocker = knocker
showdown-difference = { $more } less { $fewer } is { $points }
showdown-bonus = { $how ->
    [gin] Bonus for gin { $points }
    [big_gin] Bonus for big gin { $points }
   *[undercut] Bonus for the undercut { $points }
}
showdown-doubled = Doubled, as a spade was turned up
showdown-score = { $points ->
    [one] 1 point
   *[other] { $points } points
}
# For the ear, of one player.
showdown-aloud = { $name }: { $shown }
showdown-laid-off-aloud = { $count ->
    [0] { $name } laid nothing off
   *[other] { $name } laid off { $cards }
}
scored = { $me ->
    [yes] { $points ->
        [one] You score 1 point
       *[other] You score { $points } points
    }
   *[no] { $points ->
        [one] { $name } scores 1 point
       *[other] { $name } scores { $points } points
    }
}
scored-nothing = Nobody scores

## The score sheet where points are won: columns, boxes, bonuses

sheet-kind-won = The most points win.
sheet-column = { $columns ->
    [one] Game
   *[other] Game { $number }
}
sheet-column-over = over
sheet-column-won = { $me ->
    [yes] You win game { $number }
   *[no] { $name } wins game { $number }
}
sheet-column-open = first win still to come
sheet-points = Points
sheet-boxes = { $count ->
    [one] 1 box
   *[other] { $count } boxes
}
sheet-box-points = Boxes
sheet-game-bonus = Game bonus
sheet-shutout = Shutout
sheet-sum = In all
sheet-all-columns = All games together
# One entry of a column, for the ear.
sheet-entry-aloud = Deal { $deal }: { $name } { $points }
sheet-column-aloud = Game { $number }: { $totals }
sheet-dead-deals = { $count ->
    [0] No deal was dead.
    [one] 1 deal was dead and is not on the sheet.
   *[other] { $count } deals were dead and are not on the sheet.
}

## Help and keys

help-gin = In gin melds stay in your hand; the table sorts them out for you and counts the rest, your deadwood. When it is low enough, choose the card to throw and knock. After a knock of the other player, tap your cards and then the melds on which they fit.
key-pass = pass
key-knock = knock
key-big-gin = big gin
key-done = show your hand
key-ways = choose other melds

## On the page alone

gin-deadwood-against = Deadwood { $have }, { $name } has { $theirs }
gin-only-knock = Only the knock is allowed
gin-no-knock = No knock yet: { $points } left, { $limit } allowed
gin-no-knock-with = No knock with { $card }
gin-choose-thrown-short = Knock: choose the card to throw
gin-nothing-fits = None of your cards fits
gin-choose-fitting = Choose a card that fits
gin-fits-nowhere = { $card } fits nowhere
gin-not-now = That is not possible at this moment.
gin-best-way = the least
gin-hold-back = { $count ->
    [one] Hold a card back: 1 way
   *[other] Hold cards back: { $count } ways
}
sort-best = Best melds
key-best = put your hand in its best melds
key-biggin = show big gin
card-knocks = you may knock with it
card-melded = in a meld
count-collects = No cards left: collects what the others hold.

## The same in the terminal

terminal-typing-gin = Words: take, pass, draw, discard 5h, knock 5h, knock 5h 7c7d7h 2s3s4s / Ac, biggin, lay 8h m1>, done
terminal-keys-offer = F take · N pass · ? rules · F1 keys · Q leave
terminal-keys-hold = Space choose · X discard · K knock · O sort · C counts · ? rules · F1 keys
terminal-keys-layoff = Space choose · L lay · N done · U undo · T table · ? rules · F1 keys
terminal-help-pass = pass the card that is offered
terminal-help-knock = knock, throwing the chosen card
terminal-help-big-gin = show big gin
terminal-help-ways = choose other melds to show
terminal-help-done = lay nothing more off, and show your hand
terminal-hand-deadwood = deadwood
terminal-deed-pass = passes
terminal-deed-knock = knocks with { $points }
terminal-deed-gin = gin!
terminal-deed-big-gin = big gin!
terminal-deed-shown = shows { $points }
terminal-deed-dead-hand = calls the deal dead
terminal-sheet-won = The most points win.
terminal-sheet-game = Game { $number }
terminal-sheet-boxes = Boxes
terminal-sheet-bonus = Game bonus
terminal-sheet-shutout = Shutout
terminal-sheet-all = All games
terminal-sheet-gin-signs = D dealt, * won the deal, G gin, U undercut
terminal-check-knock = { $name } knocked
terminal-check-gin = { $name } went gin
terminal-check-undercut = { $name } undercut the knock
terminal-check-dead-hand = dead hand
terminal-table-hold = Melds stay in hand until somebody knocks.
terminal-one-way = There is only one way to show this hand.
terminal-help-sort-best = sort the hand by its best melds; again by suit, by rank
terminal-help-signs-gin = ━ over a card: it lies in one of your best melds; the others are deadwood. + on a card: it can be laid off. + at a meld: the chosen cards fit there.
terminal-sheet-games = A game ends when a total reaches { $points }, the match with the last game.
terminal-sheet-independent-won = Every deal is a game of its own; who wins most of them wins.

### The terminal

# The words of the table in the terminal. Cards, reasons, rules and what page and terminal share are elsewhere.
# $number is the number of a meld as it is typed (m3); $cards, $card are short cards.

## Top and seats

terminal-title = { $title } · deal { $deal }
terminal-aside = { $count ->
    [one] 1 card aside
   *[other] { $count } cards aside
}
terminal-target = { $points ->
    [0] { "" }
   *[other] match to { $points }
}
terminal-seat-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
terminal-seat-total = { $points } pts
terminal-seat-narrow = { $count }c { $points }p
terminal-seat-narrower = { $count }c
terminal-seat-new = no meld
terminal-seat-unopened = unopened
terminal-seat-dead = DEAD
terminal-seat-out = out
terminal-dealer = dealer
terminal-dealer-short = D
terminal-you = You

## The table and the hand

terminal-table-empty = Nothing lies on the table yet.
terminal-hand = { $count ->
    [0] You have no cards left
    [one] Your hand: 1 card, { $points } points
   *[other] Your hand: { $count } cards, { $points } points
}
terminal-hand-new = No meld of yours yet: your first action must be a meld.
terminal-hand-total = total { $points }
terminal-since = Since your last turn
terminal-nothing-yet = Nobody has played yet.

## Stock, discards and what the turn still asks for, where cards are drawn

terminal-stock = Stock
terminal-discards = Discards
terminal-pile-count = { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
terminal-pile-look = look through
terminal-mark-lay = lay!
terminal-mark-lent = lent
terminal-opening-to-come = { $pure ->
    [yes] Your opening needs { $need } points with a pure run
   *[no] Your opening needs { $need } points
}
terminal-opening-any = You have not opened yet; any meld opens
terminal-opened = You have opened
terminal-to-lay = To lay:
terminal-to-lay-took = { $card } taken
terminal-to-lay-joker = { $count ->
    [one] the joker won
   *[other] { $count } jokers won
}
terminal-to-lay-borrowed = { $cards } borrowed
terminal-borrow-where = Which meld? The arrows go there, Space chooses it, Esc goes back.
terminal-borrow-title = Borrow from m{ $number }, { $meld }
terminal-borrow-choose = Choose the cards that you borrow.
terminal-borrow-help = ←→ walk · Space choose · Enter borrow · Esc back

## What the main action will do

terminal-do-meld = Meld { $cards } ({ $points } points)
terminal-do-lay = Lay { $cards } on m{ $number }, { $meld }
terminal-do-lay-end = { $end ->
    [low] Lay { $cards } on m{ $number }, { $meld }, at the low end
   *[high] Lay { $cards } on m{ $number }, { $meld }, at the high end
}
terminal-do-lay-joker = Lay { $cards } on m{ $number }, { $meld }, as { $as }
terminal-do-swap = Take the joker of m{ $number }, { $meld }, for { $card }
terminal-do-swap-end = { $end ->
    [low] Take the low joker of m{ $number }, { $meld }, for { $card }
   *[high] Take the high joker of m{ $number }, { $meld }, for { $card }
}
terminal-do-end = End the turn
terminal-do-dead = Nothing can be played: declare yourself dead
terminal-do-choose = Choose one of { $count } ways
terminal-do-next = Deal the next deal
terminal-do-leave = The match is over: leave the table
terminal-prompt = Choose cards to play.
terminal-prompt-or-end = Choose cards to play, or end the turn with E.
terminal-prompt-wait = Please wait for { $name }. You may arrange and choose cards meanwhile.
terminal-prompt-dead = You are dead and wait for the end of the deal.
terminal-verb-meld = These cards are no new meld.
terminal-verb-lay = These cards fit on no meld.
terminal-verb-swap = No joker on the table can be won with this.
terminal-need-cards = Choose cards first: walk with the arrows, choose with the space bar.
terminal-fits = On m{ $number } you can play: { $cards }
terminal-fits-nothing = No single card of yours can be played on m{ $number }.
terminal-not-there = These cards do not fit on m{ $number }.
terminal-undone = Taken back.
terminal-nothing-to-undo = There is nothing to take back in this turn.
terminal-drawn-stays = There is nothing to take back: a card drawn from the stock stays drawn.
terminal-nothing-to-redo = There is nothing to do again.
terminal-redone = Done again.
terminal-deal-is-over = The deal is over.
terminal-not-over = The deal is not over yet.
terminal-sorted = { $how ->
    [rank] Sorted by rank.
    [best] Sorted by best melds.
   *[suit] Sorted by suit.
}
terminal-unsaved = The record could not be saved: { $why }

## Typing

terminal-typing = Words: meld 7c8c9c, lay 8h m1>, swap 5h m2, end, dead, undo. Esc goes back.
terminal-typing-draws = Words: draw, take, meld 7c8c9c, lay 8h m1>, swap 5h m2, borrow 7h m1, discard 5h carte

## What happened, in the short form of the log

terminal-turn = { $name }: { $deeds }
terminal-turn-left = { $count ->
    [one] { $name }: { $deeds } · 1 card left
   *[other] { $name }: { $deeds } · { $count } cards left
}
terminal-deed-meld = meld { $cards }
terminal-deed-lay = { $cards } on m{ $number }
terminal-deed-swap = { $card } for the joker of m{ $number }
terminal-deed-dead = { $passport ->
    [yes] dead
   *[no] dead without a meld
}
terminal-deed-out = Game!
terminal-deed-leave = out of cards!
terminal-deed-draw = { $card ->
    [hidden] draws
   *[other] draws { $card }
}
terminal-deed-take = takes { $card }
terminal-deed-touch = touches the pile
terminal-deed-renewed = new stock
terminal-deed-borrow = borrows { $cards } of m{ $number }
terminal-deed-discard = { $carte ->
    [yes] discards { $card }, “carte”
   *[no] discards { $card }
}
terminal-deed-penalty = { $count ->
    [one] 1 card for no “carte”
   *[other] { $count } cards for no “carte”
}
terminal-deed-end = end

## Choosing among ways

terminal-choose = Which way do you mean?
terminal-choose-help = 1–9 or Enter choose, Esc goes back
terminal-way-run = A run: { $cards } ({ $points } points)
terminal-way-set = A set: { $cards } ({ $points } points)

## Keys

terminal-keys-play = Space choose · M meld · L lay · J joker · E end · U undo · ? rules · F1 keys
terminal-keys-table = ←→↑↓ walk · Space play here · H hand · Esc clear · ? rules · F1 keys
terminal-keys-borrow = ←→↑↓ walk · Space borrow here · Esc back · ? rules · F1 keys
terminal-keys-draw = D draw · F take · P discards · T table · C counts · ? rules · F1 keys
terminal-keys-turn = Space choose · M meld · L lay · J joker · B borrow · X discard · U undo · F1
terminal-keys-naturals = Space choose · M meld · L lay · X discard · U undo · C counts · ? rules · F1
terminal-keys-over = Enter next deal · S scores · T table · ? rules · F1 keys · Q leave
terminal-help-title = Keys
terminal-help-walk = walk through hand or table
terminal-help-shift = move the card in your hand
terminal-help-space = choose the card, or put it back; on a meld: play the chosen cards there
terminal-help-enter = do what the yellow line says
terminal-help-meld = meld the chosen cards
terminal-help-lay = lay them off
terminal-help-joker = swap for a joker
terminal-help-draw = draw a card from the stock
terminal-help-take = take the top discard
terminal-help-touch = touch the discard pile before drawing
terminal-help-pile = look through the discards
terminal-help-borrow = borrow from a meld of the table: first the meld, then its cards
terminal-help-discard = discard the chosen card, which ends the turn
terminal-help-carte = say “carte” with the discard that leaves you one card, or do not
terminal-help-redo = do again what was taken back
terminal-help-end = end the turn
terminal-help-undo = take back the last step of this turn; with Shift start again
terminal-help-hand = go to the hand
terminal-help-table = go to the table (also Tab)
terminal-help-sort = sort the hand by suit; again by rank
terminal-help-gap = make or close a gap in the hand
terminal-help-groups = go to group 1 to 9 of the hand
terminal-help-words = type what you play, such as lay 8h m1>
terminal-help-counts = counts: cards of all, cards you see
terminal-help-scores = score sheet
terminal-help-log = everything that happened in this deal
terminal-help-rules = the rules of this table
terminal-help-clear = put the chosen cards back
terminal-help-quit = leave the table
terminal-help-signs = + on a card: it can be played by itself. + at a meld: the chosen cards fit there. • at a meld: it changed since your last turn. { $jokers ->
    [0] { "" }
   *[other] ★ is a joker; in a run the card behind it is the one it stands for.
}
terminal-close-help = Esc goes back
terminal-space-bar = Space
terminal-arrows = arrows

## Leaving

terminal-leave = Leave the table?
terminal-leave-saved = The match so far is saved in { $file }.
terminal-leave-lost = This match is not being saved.
terminal-leave-keys = Y or Enter leaves, N or Esc stays

## The end of a deal

terminal-over-title = Deal { $deal } is over
terminal-over-game = { $me ->
    [yes] Game! You have no cards left.
   *[no] Game! { $name } has no cards left.
}
terminal-over-dead = Everybody is dead, and nobody plays on.
terminal-over-survivor = Only one was left, and the deal ends there.
terminal-over-out = { $me ->
    [yes] You are out of cards.
   *[no] { $name } is out of cards.
}
terminal-over-blocked = Nothing is left to draw: the deal is blocked, and nobody wins it.
terminal-over-won = { $me ->
    [yes] { $count ->
        [one] You win this deal.
       *[other] { $names } share this deal.
    }
   *[no] { $count ->
        [one] { $names } wins this deal.
       *[other] { $names } share this deal.
    }
}
terminal-over-match = { $me ->
    [yes] { $count ->
        [one] The match is over: you win it!
       *[other] The match is over: { $names } share it.
    }
   *[no] { $count ->
        [one] The match is over: { $names } wins it.
       *[other] The match is over: { $names } share it.
    }
}
terminal-count-none = no cards left
terminal-count-out = out of the match
terminal-count-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
terminal-count-doubled = a joker doubles it
terminal-count-penalty = { $points } more for the missing passport
terminal-count-unopened = not opened: { $points } instead
terminal-count-factor = times { $factor }
terminal-count-settled = settled { $amount }
terminal-count-total = total { $points }
terminal-count-winner = winner
terminal-over-aside = { $count ->
    [0] No card was set aside.
    [one] The card that was set aside:
   *[other] The { $count } cards that were set aside:
}
terminal-over-keys = Enter next deal · S score sheet · Esc look at the table · Q leave
terminal-over-keys-last = S score sheet · Esc look at the table · Q leave

## Score sheet and counts

terminal-sheet = Score sheet
terminal-sheet-deal = Deal
terminal-sheet-total = Total
terminal-sheet-empty = No deal is finished yet.
terminal-sheet-signs = D dealt, * won the deal
terminal-sheet-cumulative = Low score wins.
terminal-sheet-independent = Every deal is a game of its own; low score wins.
terminal-sheet-target = The match ends when a total reaches { $points }.
terminal-sheet-elimination = Whoever reaches { $points } drops out.
terminal-sheet-deals = { $count ->
    [one] The match has 1 deal.
   *[other] The match has { $count } deals.
}
terminal-counts = Counts
terminal-counts-known = known: { $cards }
terminal-counts-hand = Your hand counts { $points } points if the deal ended now.
terminal-counts-seen = Of each card you see on the table and in your hand (of { $packs }):
terminal-counts-seen-pile = Of each card you see on the table, in the discards and in your hand (of { $packs }):
terminal-counts-jokers = Jokers seen: { $count } of { $all }
terminal-counts-aside = { $count ->
    [one] 1 card lies aside and is not in play.
   *[other] { $count } cards lie aside and are not in play.
}
terminal-log = What happened in this deal
terminal-rules = Rules of this table

## Replay

terminal-replay-where = deal { $deal } of { $deals } · turn { $turn } of { $turns } · action { $action } of { $actions }
terminal-replay-keys = ←→ action · ↑↓ turn · PgUp PgDn deal · Home End · K eyes · S scores · Q leave
terminal-replay-all = all hands
terminal-replay-seat = what { $name } may know
terminal-replay-spectator = what a spectator may know
terminal-replay-dealt = The cards are dealt.
terminal-replay-turn = Next: { $name }
terminal-check-head = { $title }, { $seats } seats, { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}
terminal-check-deal = Deal { $deal }: { $scores } ({ $how })
terminal-check-game = Game by { $name }
terminal-check-out = { $name } went out
terminal-check-blocked = blocked
terminal-check-dead = all dead
terminal-check-survivor = one left
terminal-check-running = Deal { $deal } is running: { $name } is to play.
terminal-check-totals = Totals: { $scores }
terminal-check-won = { $count ->
    [one] { $names } wins the match.
   *[other] { $names } share the match.
}
terminal-check-seen = The copy of one seat: hands of others were hidden, so the moves were checked only as far as it could see.
terminal-check-ok = The record replays without a fault.
terminal-score-of = { $name } { $points }

## The rules as text
terminal-rules-head = Rules of { $title }
terminal-rules-changes = What this table plays otherwise
terminal-rules-change = { $label }: { $answer } (instead of { $instead })
terminal-rules-sign = * marks what this table plays otherwise.
terminal-house-title = House rules of this table
terminal-house-close = Enter begins · ? all the rules
terminal-games = { $games ->
    [one] There is 1 game:
   *[other] There are { $games } games:
}
terminal-games-note = `tierce rules GAME` tells its rules, `tierce play GAME` plays it here.

### The server

# What the server itself refuses, before any rule is asked.

# $text says what was expected.
reason-malformed = This message cannot be read: { $text }
reason-too-large = This message is too long. At most { $most } bytes are read.
reason-too-fast = That was too much at once. Wait a moment, then try again.
reason-binary = Messages here are text, and this one is binary.
reason-no-table = There is no table { $table } here.
reason-broken = Something broke in the server. It was written to its log. Try again.
reason-store = It could not be written down, so it was not done. Try again.

# What a table refuses that has nothing to do with the cards: seats, host, pause, clock.
reason-not-invited = You were not invited to this table: ask for its whole link, up to the last letter.
reason-no-seat-yours = You have no seat at this table: take an open one first.
reason-no-seat = There is no seat { $seat } here: this table has { $most }.
reason-seat-taken = Seat { $seat } is not open: somebody sits there.
reason-seated-already = You have a seat at this table already.
reason-nobody-there = Nobody sits at seat { $seat }: only a person can be meant.
reason-name = A name has 1 to { $most } characters that can be seen.
reason-name-taken = Somebody here is called { $name } already: choose another name.
reason-not-host = Only the host may do that: it is { $name } here.
reason-not-yours = That can only be said for one's own seat.
reason-here = { $name } is here: nobody may play for them.
reason-stands-in = A bot plays for you now: take your seat back first.
reason-time-up = Your time is up: a bot plays this turn. The next one is yours again.
reason-paused = { $name } asked for a pause: go on first.
reason-not-started = No cards are dealt yet: the host begins when everybody is here.
reason-started = The match has begun: that was for the time before it.
reason-seats-open =
    { $count ->
        [one] One seat is still open: let somebody sit there, put a bot there, or take the seat away.
       *[other] { $count } seats are still open: let somebody sit there, put bots there, or take the seats away.
    }
reason-too-few-seats = { $text }
reason-no-bot = There is no bot { $kind } in this game: choose { $kinds }.
reason-match-runs = This match is not over yet: play it to its end first.
reason-closed = The host has closed this table: what was played can still be read.
reason-no-chat = Only phrases can be said at this table.
reason-no-phrase = There is no such phrase: choose one of the list.
reason-hints-off = This table plays without hints.
reason-no-answer = That took too long to find out. Try again in a moment.
reason-other-deal = This hand is of another deal: it was not arranged.

# What is wrong with a request, said beside its field.
problem-expected = Expected { $text }.
problem-unknown-field = There is no such field. The fields are { $fields }.
problem-one-of = { $found } is not there to choose. Choose one of { $choices }.
problem-number = Expected a whole number from { $low } to { $high }, found { $found }.
problem-name = A name has 1 to { $most } characters, and none that cannot be seen.
problem-bot-list = Expected a list of bots, each one of { $choices }.
problem-bot-count = { $found ->
    [one] 1 bot is asked for.
   *[other] { $found } bots are asked for.
} This game is played with { $low } to { $high } bots and you.
problem-no-table = There is no such table here.
problem-no-place = There is nothing at this address.
problem-too-large = A request has at most { $most } bytes.
problem-too-fast = Too many requests at once. Wait a moment, then try again.
problem-elsewhere = This came from a page of another site, so it was not done.
problem-not-seated = You have no seat at this table.
problem-not-invited = You were not invited to this table: ask for its whole link, up to the last letter.
problem-no-spectators = At this table nobody may watch: take a seat.
problem-no-deal = This match has no such deal.
# One may try how else a deal might have gone on once it is over.
problem-deal-runs = This deal is still being played: what else might have been can be tried when it is over.
problem-no-code = There is no such code, or its ten minutes are over. Ask for a new one on the other device.
problem-no-key = This is not the key of this server.
problem-not-host = Only whoever keeps this server may do that: open the link with its key first.
problem-too-many-tables = You have { $most } tables that are not over. Play one to its end first, or close it.
problem-unread = This request cannot be read.
problem-broken = Something broke in the server. It was written to its log.

### The others and time

# What is seen and said of the people at a table beside their cards: who is away, how long a turn may take, what was
# said. $name is a person, $bot whether a bot plays for them (yes or no).

## Away and back

seat-away = away
away-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
away-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
bot-plays = a bot plays
bot-plays-short = a bot
play-for = Play for them
play-for-short = Play
play-for-name = let a bot play for { $name }
let-bot-play = Let a bot play for me
bot-plays-for-me = A bot plays for you
take-seat-back = A bot plays for you: take your seat back
take-back = Take back
say-away = { $name } is away
say-back = { $name } is back
say-bot-plays = A bot plays for { $name }
say-plays-again = { $name } plays again
# A move that a bot made for a person: $line says what.
happened-stand-in = { $me ->
    [yes] { $line } (a bot for you)
   *[no] { $line } (a bot for { $name })
}

## A pause for all

a-break = A break
pause-all = Pause for the kettle
pause-help = The clock and the bots stand until somebody goes on.
paused-by = { $me ->
    [yes] You asked for a pause
   *[no] { $name } asked for a pause
}
pause-go-on = Go on
say-goes-on = The game goes on

## Clocks

clock-left = time for this turn
clock-bank = bank
clock-over = over the time
clock-stands = the clock stands
# $hard: when the time is up, a bot plays the turn.
seconds-left = { $hard ->
    [yes] { $seconds } seconds, then a bot plays this turn
   *[no] { $seconds } seconds left
}

## What one says

panel-say = Say
say-own = In your own words
say-send = Say it
say-too-fast = One thing at a time: wait a moment before you say more.
said-title = What was said
said-nothing = Nothing was said yet.
said-line = { $name }: { $text }
said-me = You
said-mute = Mute { $name }
said-unmute = Hear { $name } again
said-muted = muted on this device
said-take-away = Take away
said-take-away-which = what { $name } said: { $text }

## The next match

do-rematch = Rematch
next-match = To the next match
say-next-match = The next match begins

## The screen during my turn

help-awake = During your turn the screen stays on.
help-no-awake = { $secure ->
    [yes] This browser cannot keep the screen on during your turn.
   *[no] The screen may go dark during your turn: browsers keep it on for secure pages (https) only.
}

## Phrases

# phrase-<id> of src/tierce/server/phrases.py: polite words, with a face where it helps.
phrase-hello = 😊 Hello!
phrase-good_luck = ☘ Good luck!
phrase-your_turn = ☞ Your turn, I think
phrase-one_moment = ☕ One moment, please
phrase-well_played = ★ Well played!
phrase-nice_swap = 🃏 Nice swap!
phrase-thanks = ♥ Thank you
phrase-sorry = 😅 Sorry!
phrase-laugh = 😄 Ha ha!
phrase-oh_no = 😱 Oh no!
phrase-wow = 😮 Wow!
phrase-thinking = 😐 Let me think
phrase-again = ↻ Another one?
phrase-good_night = ☾ Good night
