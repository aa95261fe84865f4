# The rules in prose, made from the answers of a table.
#
# Every answer is given under its path with dashes ($swap-from-set, $values-court): words as they stand in the
# rules file, yes or no, or a number. $title is the name of the game; $seats "4" or "2 to 6" players.

# How numbers of players are said.
seats-span = { $low } to { $high }

# The heading above a game's rules.
rules-title = The rules of { $title }
rules-title-seats = The rules of { $title } for { $seats } players
rules-changes = Changed at this table
rules-instead = { $title } as in the book: { $answers }.

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
   *[no] The ace is low before the two or high after the king, and nothing follows a high ace. { $melds-run-max ->
        [14] The longest run has 14 cards, an ace at both ends.
       *[13] The longest run has 13 cards, so only one ace.
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
} An ace that fits both ends of a run goes where you say.
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
   *[cumulative] The points of all deals are added up, and the lowest total wins. { $match-target ->
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
    [worst_loser] the player with the most points in the last deal deals.
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
    [difference] After each deal everybody pays everyone with fewer points the difference, in points.
    [winner_takes_difference] After each deal everybody pays the winner the difference in points; several winners share it.
   *[none] Nothing is settled between players; the points are the result.
}
