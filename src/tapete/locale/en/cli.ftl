# The words of the command line.

cli-choose = Choose from { $least } to { $most }:
cli-score = Score: { $score }
cli-before = Before the first hand
cli-hand = Hand { $number }. { $dealer } deals.
cli-other-edition = Played by edition { $edition } of the rules; here it is followed by those of today, edition { $today }, and may come out otherwise.
cli-unfinished = The match is not over.
cli-laws = The laws:
cli-duel = { $mean } { $unit } a match, 95% between { $low } and { $high } ({ $count ->
    [one] 1 duplicate match
   *[other] { $count } duplicate matches
})
cli-arena-won = Of the matches the first won { $won }, drew { $drawn } and lost { $lost }: { $share }
cli-arena-duplicates = duplicates
cli-arena-decisions = decisions
cli-arena-mean-time = mean time
cli-arena-longest = longest
cli-arena-said = What was said, in a hundred hands of one person
cli-arena-paid = What was paid, in a hundred hands of one person: how often, and what it brought ({ $unit })
cli-arena-halves = Half of the people played as each of the two, and the same deals were played again with the places exchanged.
cli-arena-among = The first sat alone among others like the second, at every place in turn, and is compared with what the second had there when all played like him.
cli-arena-always = The interval holds also for one who looks after every duplicate.
cli-arena-forfeits = { $name } forfeited { $count } { $count ->
    [one] match
   *[other] matches
} ({ $why }), each counted as { $cost } lost.
cli-arena-slow = too slow
cli-arena-gone = gone
cli-arena-nonsense = no answer that could be read
cli-arena-refused = would not play
cli-arena-unlawful = something that was not offered
cli-unit-points = points
cli-unit-tantos = tantos
cli-unit-stones = stones
cli-unit-games = games
cli-unit-vacas = vacas
cli-unit-chips = chips
cli-unit-vales = vales
cli-unit-tentos = tentos
cli-vocabulary = { $game }, { $table ->
    [open] open table
   *[guided] guided table
}: { $count } numbers
cli-vocabulary-pieces = The pieces of which cards, numbers and seats are put together
cli-vocabulary-words = What is said at once, or begins what goes on in pieces
cli-set-aside = { $number ->
    [0] Every table can be read.
    [one] 1 table is set aside.
   *[other] { $number } tables are set aside.
}
cli-deal = Deal { $deal } (hand { $hand }): commitment { $commitment }{ $count ->
    [0] { "" }
    [one] , without the part of place { $places }
   *[other] , without the part of places { $places }
}
cli-deals-right = { $game }, table { $table }: { $number ->
    [one] 1 shuffle recomputed, and it is right
   *[other] { $number } shuffles recomputed, all of them right
}{ $followed ->
    [yes] , and the match was played with { $number ->
        [one] it
       *[other] them
    }
   *[no] { "" }
}.
cli-for-others = For others in your network: { $address }
cli-solve-exact = { $game }: { $name } is to play, and with open cards the side gains { $value } { $unit }.
cli-solve-interval = { $game }: { $name } is to play, and with open cards the side gains between { $low } and { $high } { $unit }.
cli-solve-cards = Cards: { $cards }
cli-solve-line = A best line: { $line }
cli-solve-model = { $model ->
    [against-all] The player against all others, as if they played together
    [max-n] Each for himself, all cards seen
   *[sides] Two sides, all cards seen
}; { $nodes } positions searched.
cli-fast-ready = The kernels are compiled, in { $folder }.
cli-fast-not-ready = The kernels are not compiled yet: tapete fast --warm does it.
cli-fast-compiling = Compiling, once: { $part ->
    [worlds] worlds
    [ends] the ends
    [playouts] playouts
   *[search] the search
} ({ $number } of { $count })

## Odds

