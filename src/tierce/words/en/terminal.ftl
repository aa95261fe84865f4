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
terminal-seat-new = no meld
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

## What the main action will do

terminal-do-meld = Meld { $cards } ({ $points } points)
terminal-do-lay = Lay { $cards } on m{ $number }, { $meld }
terminal-do-lay-end = { $end ->
    [low] Lay { $cards } on m{ $number }, { $meld }, at the low end
   *[high] Lay { $cards } on m{ $number }, { $meld }, at the high end
}
terminal-do-lay-joker = Lay { $cards } on m{ $number }, { $meld }, as { $as }
terminal-do-swap = Put { $card } in the place of the joker of m{ $number }, { $meld }, and take the joker
terminal-do-swap-end = { $end ->
    [low] Put { $card } in the place of the low joker of m{ $number }, { $meld }, and take the joker
   *[high] Put { $card } in the place of the high joker of m{ $number }, { $meld }, and take the joker
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
terminal-deal-is-over = The deal is over.
terminal-not-over = The deal is not over yet.
terminal-sorted = { $how ->
    [rank] Sorted by rank.
   *[suit] Sorted by suit.
}
terminal-unsaved = The record could not be saved: { $why }

## Typing

terminal-typing = Words: meld 7c8c9c, lay 8h m1>, swap 5h m2, end, dead, undo. Esc goes back.

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
terminal-deed-end = end

## Choosing among ways

terminal-choose = Which way do you mean?
terminal-choose-help = 1–9 or Enter choose, Esc goes back
terminal-way-run = A run: { $cards } ({ $points } points)
terminal-way-set = A set: { $cards } ({ $points } points)

## Keys

terminal-keys-play = Space choose · M meld · L lay · J joker · E end · U undo · ? rules · F1 keys
terminal-keys-table = ←→↑↓ walk · Space play here · H hand · Esc clear · ? rules · F1 keys
terminal-keys-over = Enter next deal · S scores · T table · ? rules · F1 keys · Q leave
terminal-help-title = Keys
terminal-help-walk = walk through hand or table
terminal-help-shift = move the card in your hand
terminal-help-space = choose the card, or put it back; on a meld: play the chosen cards there
terminal-help-enter = do what the yellow line says
terminal-help-meld = meld the chosen cards
terminal-help-lay = lay them off
terminal-help-joker = swap for a joker
terminal-help-end = end the turn
terminal-help-undo = take back the last step of this turn; with Shift all of it
terminal-help-hand = go to the hand
terminal-help-table = go to the table (also Tab)
terminal-help-sort = sort the hand by suit, by rank
terminal-help-gap = make or close a gap in the hand
terminal-help-groups = go to group 1 to 9 of the hand
terminal-help-words = type what you play, such as lay 8h m1>
terminal-help-counts = counts: cards of all, cards you see
terminal-help-scores = score sheet
terminal-help-log = everything that happened in this deal
terminal-help-rules = the rules of this table
terminal-help-clear = put the chosen cards back
terminal-help-quit = leave the table
terminal-help-signs = + on a card: it can be played by itself. + at a meld: the chosen cards fit there. • at a meld: it changed since your last turn. ★ is a joker; in a run the card behind it is the one it stands for.
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
terminal-replay-turn = { $name } is to play.
terminal-check-head = { $title }, { $seats } seats, { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}
terminal-check-deal = Deal { $deal }: { $scores } ({ $how })
terminal-check-game = Game by { $name }
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
