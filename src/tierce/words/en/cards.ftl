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

card-short = { $rank }{ $suit }
joker-short = Joker
# A joker on the table that stands for $card (a short card or a short rank).
joker-short-for = ★{ $card }

# A meld: $from and $to are ranks, $suit a suit, $ranks several of one rank, $count its cards.
meld-run = run of { $suit }, { $from } to { $to }
meld-set = set of { $count } { $ranks }
