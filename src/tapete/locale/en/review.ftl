# The review of a match: on its page and in the terminal.
review-title = Review
review-lead = What each decision cost against the best known way, by what could be known at that moment.
review-of = Whose decisions
review-hand = Hand
review-all-hands = All hands
review-start = Review
review-deeper = Look deeper
review-deep-about = Ten times as many deals: the intervals become about a third as wide.
review-progress = { $done } of { $of } decisions
review-working = Looking at every decision again…
review-none = There was nothing to decide here.
review-slow = There is no server here, so it takes a little while.
review-plain = Deals were only played out; nothing was solved with open cards, as the program that does so is missing here.
review-fair-about = Measured in deals that were possible for all the player knew; the interval holds the true figure 95 times in a hundred.
review-swing = How the match swung
review-swing-about = The full dots are what had been won or lost after each hand; the line between them is what could be expected at each decision.
review-swing-at = { $value } { $unit }, move { $number } of hand { $hand }
review-swing-paid = { $value } { $unit } after hand { $hand }
review-moments = The moments that mattered
review-no-moments = Nothing was found that was plainly better.
review-summary = By kind of decision
review-kind = Decision
review-count = Number
review-mistakes = Mistakes
review-lost = Cost
review-every = Every decision
review-open-table = See it at the table
review-play-better = See the better line
review-line = If all had gone on by the book from there: { $line }
review-line-result = It would have brought { $value } { $unit }.
review-line-real = In fact it brought { $value } { $unit }.
review-line-about = The better line, with the cards as they lay, all going on by the book
review-line-back = Back to the review
review-kind-bidding = Bidding
review-kind-discards = Discards
review-kind-leads = Leads
review-kind-covering = Playing to a trick
review-kind-betting = Betting
review-unit-points = points
review-unit-tantos = tantos
review-unit-stones = stones
review-unit-games = games
review-unit-vacas = vacas
review-unit-chips = chips
review-unit-vales = vales
review-unit-tentos = tentos
review-where = Hand { $hand }, { $trick ->
    [0] move { $place }
   *[other] trick { $trick }
}
review-did-led = { $you ->
    [yes] You led
   *[no] { $name } led
} { $the-card }.
review-did-overtook-partner = { $you ->
    [yes] You overtook your partner’s card
   *[no] { $name } overtook their partner’s card
} ({ $over }) with { $the-card }.
review-did-overtook = { $you ->
    [yes] You beat
   *[no] { $name } beat
} { $over } with { $the-card }.
review-did-ruffed = { $you ->
    [yes] You trumped
   *[no] { $name } trumped
} { $over } with { $the-card }.
review-did-spared-partner = { $you ->
    [yes] You left the trick to your partner
   *[no] { $name } left the trick to their partner
}, with { $the-card }.
review-did-ducked = { $you ->
    [yes] You could have beaten
   *[no] { $name } could have beaten
} { $over }, and played { $the-card }.
review-did-followed = { $you ->
    [yes] You played
   *[no] { $name } played
} { $the-card }.
review-did-threw = { $you ->
    [yes] You threw off
   *[no] { $name } threw off
} { $the-card }.
review-did-discarded = { $you ->
    [yes] You
   *[no] { $name }
}: { $action }.
review-did-said = { $you ->
    [yes] You
   *[no] { $name }
}: { $action }.
review-cost = { $cost } { $unit } ({ $low } to { $high })
review-better = Better: { $action }
review-worlds = { $worlds } deals
review-the-book = The book: { $action }
review-the-book-law = The book: { $action } ({ $law })
review-open-none = With all cards open it cost nothing.
review-open-cost = With all cards open, the cost in { $unit } was { $cost }; best was { $best }
review-open-unknown = With all cards open it is too long to solve.
review-open-head = With all cards open
review-fair-head = By what could be known
review-mixed = The table that was learned says here: { $ways }. By the cards, the chance of winning the lance was { $chance }%.
review-verdict-good = as good as anything known
review-verdict-mistake = mistake
review-verdict-unclear = perhaps not the best
review-verdict-mixed = the table says so too at times
review-verdict-strange = the table never says so here
review-verdict-book = nothing else was weighed
review-result = { $name }: { $decisions } { $decisions ->
    [one] decision
   *[other] decisions
}, { $mistakes } { $mistakes ->
    [one] mistake
   *[other] mistakes
}
review-row = { $kind }: { $decisions }, { $mistakes } { $mistakes ->
    [one] mistake
   *[other] mistakes
}, { $cost } { $unit }
review-row-clean = { $kind }: { $decisions }, no mistakes
review-which-cost = What it cost
review-decisions-of = The decisions of { $name }
review-legend-paid = after each hand
review-legend-expected = expected at a decision
review-legend-moment = a moment that mattered
review-chart = { $count ->
    [one] The line of one hand
   *[other] The line of { $count } hands
}: from { $from } to { $to } { $unit }
review-the-interval = { $low } to { $high }
review-ways = Other ways
review-before = Over your matches
review-before-about = Mistakes in a hundred decisions, in the { $count } matches of this game that were reviewed in full in this browser, the earliest first.
review-before-all = All decisions

# A hint at the table, and why the house played so.
advice-asking = Thinking…
advice-book-silent = The book says nothing of this; this is what its player does.
advice-ahead = { $level ->
    [strong] The strong player, who looks ahead,
   *[other] The club player, who looks ahead,
} { $same ->
    [yes] would do the same.
   *[no] would do something else: { $action }
}
advice-perhaps = Nothing is plainly better, but this may be: { $action }
advice-expects = It can be expected to bring { $value } { $unit } in this hand.
advice-way = { $action }: { $value } { $unit } ({ $low } to { $high })
advice-against = Against the book’s way, in { $worlds } deals that you could be facing:
advice-not-now = You are not being asked anything now.
advice-why = Why the house played so
advice-why-about = Of the last hand that is over. The reasons speak of the cards the house held.
advice-why-none = Once a hand is over, the house says here why it played so.
advice-why-law = by { $law }
advice-why-ahead = it looked ahead, and this seemed better than the book’s way
advice-why-plain = the book leaves it free
