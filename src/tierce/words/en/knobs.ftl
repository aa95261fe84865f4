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

ending-game = Game
ending-all-dead = everybody dead
ending-last-survivor = one seat left

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
knob-deal-hand-size-help = How many cards each player is dealt. All are dealt at the start: nothing is drawn later.
knob-deal-starter = Who begins
knob-deal-starter-help = Who has the first turn of a deal.
choice-deal-starter-dealer = the dealer
choice-deal-starter-next = the player after the dealer
knob-deal-direction = Direction
knob-deal-direction-help = Which way round cards are dealt and turns pass.
choice-deal-direction-clockwise = clockwise, to the left
choice-deal-direction-anticlockwise = anticlockwise, to the right
knob-deal-aside-shown-after = Show the undealt cards after the deal
knob-deal-aside-shown-after-help = Whether everybody sees, when the deal is over, which cards were not in play.

## What is a meld?

group-melds = What is a meld?

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
knob-wild-rebind = A joker in a run
knob-wild-rebind-help = Whether the card that a joker stands for may push it to a free end of the run.
choice-wild-rebind-fixed = stays where it is
choice-wild-rebind-slide = may be pushed to an end by the natural card

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
knob-swap-same-turn = Swaps in the turn of the passport
knob-swap-same-turn-help = Whether one may swap already in the turn in which one lays the first meld.

## What if a seat cannot play?

group-idle = What if somebody cannot play?

knob-idle-dead-counts-swaps = A swap can save from being dead
knob-idle-dead-counts-swaps-help = Whether a swap that would give a joker to lay counts as a move, so that one may not be dead.
knob-idle-voluntary-dead = Dead at will
knob-idle-voluntary-dead-help = Whether one may declare oneself dead although there is a move.
knob-idle-auto-dead = Dead without saying so
knob-idle-auto-dead-help = Whether the table declares a player dead who has no move at the start of a turn.

## How does a deal end?

group-out = How does a deal end?

knob-out-last-survivor = The last one who is not dead
knob-out-last-survivor-help = Whether the last player who is not dead goes on alone.
choice-out-last-survivor-plays-on = plays on alone
choice-out-last-survivor-ends = ends the deal

## What do the cards count?

group-values = What do the cards count?

knob-values-ace-in-hand = An ace
knob-values-ace-in-hand-help = What an ace left in hand counts.
knob-values-joker-in-hand = A joker
knob-values-joker-in-hand-help = What a joker left in hand counts.
choice-values-joker-in-hand-doubles-hand = doubles the hand
knob-values-court = Jack, queen and king
knob-values-court-help = What a jack, a queen or a king left in hand counts.

## What else counts?

group-score = What else counts?

knob-score-no-passport = Dead without a meld
knob-score-no-passport-help = What is added for a player who is dead before laying the first meld.
choice-score-no-passport-none = nothing more
choice-score-no-passport-plus-50 = 50 points more
choice-score-no-passport-double = the hand counts twice

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
knob-match-elimination = Dropping out
knob-match-elimination-help = Whether who reaches the number drops out and the others play on until one is left.
knob-match-last-deal-factor = Weight of the last deal
knob-match-last-deal-factor-help = What the points of the last deal are multiplied by.
knob-match-dealer = Who deals next
knob-match-dealer-help = Who deals after the first deal, whose dealer is drawn by lot.
choice-match-dealer-next = the next player
choice-match-dealer-last-winner = the winner of the last deal
choice-match-dealer-worst-loser = who had the most points
knob-match-ties = A tied match
knob-match-ties-help = What happens when several have the lowest total at the end.
choice-match-ties-shared = is shared
choice-match-ties-extra-deal = goes on until one is ahead
knob-match-settlement = Settlement of each deal
knob-match-settlement-help = Who pays whom after a deal, in points; no money is involved.
choice-match-settlement-none = none
choice-match-settlement-difference = everybody pays everybody better the difference
choice-match-settlement-winner-takes-difference = everybody pays the winner the difference
