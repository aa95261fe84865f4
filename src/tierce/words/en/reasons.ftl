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

reason-phase = { $why ->
    [over] This deal is over, and nothing can be laid any more. Go on to the next one.
    [match-over] The match is over. Open a new table to play another.
    [running] This deal is still being played. The next one is dealt when it is over.
    [acted] You have laid a card in this turn, so you are not dead. End your turn instead.
    [nothing-to-undo] This turn has no step to take back. What others have seen stays.
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

reason-not-opened = In the turn of your passport there is no swapping at this table. Swap from your next turn on.

# $have is how many of the card are held.
reason-card-not-in-hand = { $have ->
    [0] { $count ->
        [one] { $cards } is not in your hand. Choose a card that you hold.
       *[other] { $cards } are not in your hand. Choose cards that you hold.
    }
    [one] You hold { $cards } only once. Leave the second one out.
   *[other] You hold { $cards } only { $have } times. Leave the others out.
}

# $number is the meld asked for, $have how many there are.
reason-no-such-meld = { $have ->
    [0] There is no meld on the table yet. Lay one from your hand.
    [one] There is no meld { $number }. The only one on the table is meld 1.
   *[other] There is no meld { $number }. The melds on the table are 1 to { $have }.
}

# $most is how many cards the meld may have.
reason-full = { $why ->
    [set] { $meld } has { $most } cards, as many as a set may have here. Keep { $cards } for another meld.
   *[run] { $meld } has { $most } cards, as many as a run may have here. Keep { $cards } for another meld.
}

# $most is how many cards a run may have.
reason-bad-run = { $why ->
    [short] { $cards }: a run has at least three cards. Add one that comes next.
    [suits] { $cards }: a run is of one suit. Choose cards of one suit, or of one rank for a set.
    [twice] { $cards }: a run holds each card once. Leave { $fits } out.
    [ace] { $cards }: a run ends with the ace, nothing comes after it. Leave out the cards on one side of the ace.
    [long] { $cards }: a run may have { $most } cards here. Leave one out.
    [gap] { $cards }: here { $fits } would have to be in between. Add that, or a joker.
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

# $ranks are those of the set ("eights").
reason-bad-set = { $why ->
    [short] { $cards }: a meld has at least three cards. Add more of the same rank, or of the suit in sequence.
    [many] { $cards }: a set has at most four cards here. Leave one out.
    [layoff] { $cards } does not fit on { $meld }. It takes { $ranks } and jokers.
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
reason-ambiguous = { $cards } can be laid in { $count } ways: { $readings }. Say which one you mean.

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
