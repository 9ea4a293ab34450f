# The words of the command line.

cli-choose = Choose from { $least } to { $most }:
cli-score = Score: { $score }
cli-before = Before the first hand
cli-hand = Hand { $number }. { $dealer } deals.
cli-other-edition = Played by edition { $edition } of the rules; here it is followed by those of today, edition { $today }, and may come out otherwise.
cli-unfinished = The match is not over.
cli-laws = The laws:
cli-not-played = not played
cli-duel = { $mean } { $unit } a match, 95% between { $low } and { $high } ({ $count ->
    [one] 1 duplicate match
   *[other] { $count } duplicate matches
})
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
   *[sides] Two sides, all cards seen
}; { $nodes } positions searched.
cli-fast-ready = The kernels are compiled, in { $folder }.
cli-fast-not-ready = The kernels are not compiled yet: tapete fast --warm does it.
cli-fast-compiling = Compiling, once: { $part ->
    [worlds] worlds
    [playouts] playouts
   *[search] the search
} ({ $number } of { $count })

## Odds

odds-hand = Your hand
odds-playing = Playing hands
odds-never = it did not come
odds-stated = the book: { $share } ({ $laws })
odds-seen = What has an interval in parentheses was seen in hands played by those who follow the book; the interval holds the true figure 95 times in a hundred, each hand being taken as one by itself.
odds-hint = All this is counted. To see what comes of hands that are played, add --hands 1000.
