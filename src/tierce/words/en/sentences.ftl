# What sentences.py needs beside what the page says too: cards are in cards.ftl, what happened ("happened-...")
# and the main labels ("do-...") in page.ftl.

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

happened-slid = { $me ->
    [yes] You put { $card } into { $meld } and move its joker to the end
   *[no] { $name } puts { $card } into { $meld } and moves its joker to the end
}
