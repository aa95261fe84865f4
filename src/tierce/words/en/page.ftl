# The words of the page. Names of cards are in cards.ftl, of house rules and reasons in their own files.

brand = tierce
page-title = { $title } – tierce
page-title-turn = ● Your turn – { $title }
close = Close
clear = Clear
undo = Undo
start-again = Start again
start-again-sure = Sure? Start again
reset = Reset
you = You
you-are = { $name } (you)
you-default = You

## The first page

lobby-lead = Rummy at a table of your own: real rules, house rules, opponents who are always there.
my-tables = My tables
new-table = Open a table
which-game = Which game?
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
table-over = finished
table-your-turn = deal { $deal }, your turn
table-deal = deal { $deal }
bot-random = Random
bot-random-help = Plays whatever is allowed.
bot-greedy = Greedy
bot-greedy-help = Gets rid of everything at once.
bot-keeper = Keeper
bot-keeper-help = Keeps cards back to stay in the game.

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
actions = What you can do
panels = More about this table
panel-rules = Rules
panel-scores = Scores
panel-counts = Counts
panel-log = Log
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
status-dead = dead
status-out = out

# What is said of a card in the hand, after its name.
card-chosen = chosen { $place }
card-new = new
card-fits = fits on the table

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

## What can be done

do-meld = Meld { $cards } ({ $points })
do-lay = Lay { $cards } on { $meld }
do-swap = Swap { $card } for the joker
do-end = End turn
do-dead = Declare dead
owed-joker-unused = The joker you took must be laid in this turn.
do-next = Next deal
do-new-match = New match
do-choose = { $count ->
   *[other] Choose: { $count } ways
}
choose-title = Which way?
choose-cards = Choose cards to play
choose-for-meld = Choose a card for this meld
nothing-for-meld = No single card of yours fits on this meld
no-place-there = These cards do not fit there.
cannot-meld = These cards make no meld.
cannot-lay = These cards fit on no meld.
cannot-swap = No joker can be swapped for this card.
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
    [last_survivor] The deal ended when only one was left
   *[all_dead] The deal ended when everybody was dead
}
happened-cards-left = { $count ->
    [one] { $line }; 1 card left
   *[other] { $line }; { $count } cards left
}
log-since = Since your last turn
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
count-no-cards = No cards left: nothing counts.
count-sum = { $count ->
    [0] 0 points
    [one] 1 card, { $points } points
   *[other] { $count } cards, { $points } points
}
count-doubled = doubled by jokers
count-penalty = penalty { $points }
count-factor = times { $factor }
count-settlement = settled: { $amount }
aside-shown = The { $count } cards that were set aside
record-download = Download the record of this match

## The score sheet

sheet-title = Score sheet
sheet-deal = Deal
sheet-total = Total
sheet-empty = No deal is finished yet.
sheet-winner = winner
sheet-kind-cumulative = Low score wins.
sheet-kind-independent = Every deal is a game of its own; low score wins.
sheet-target = The match ends at { $points } points.
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
counts-seen = Cards you see, on the table and in your hand
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
help-keys = Keys
key-space = Space
key-escape = Esc
key-walk = walk through hand or table
key-move = move the card in your hand
key-choose = choose the card, or press the button
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
key-clear = clear what you chose
help-likes = As you like it
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
like-language = Language
