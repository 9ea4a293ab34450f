# What was found of the books' maxims when they were put to the test.
trial-head = { $game }: on trial
trial-right = The book is right: following it brings { $mean } { $per } [{ $low }, { $high }].
trial-costs = It costs you: following it brings { $mean } { $per } [{ $low }, { $high }].
trial-unclear = It can't be told from nothing: { $mean } { $per } [{ $low }, { $high }].
trial-rare = Too rare to tell: in { $deals } deals it made { $count ->
    [0] no difference
    [one] a difference once
   *[other] a difference { $count } times
}.
trial-never = In { $deals } deals at a guided table there was no occasion to follow it.
trial-share = It makes a difference in { $share } of { $kind ->
    [game] games
   *[hand] hands
} ({ $deals } deals).
trial-with = Tried together with { $laws }.
trial-among = Among players of the level { $level }: { $told }
trial-club = club
trial-strong = strong
trial-strong-right = The strong player agrees with it: where it makes a difference, { $mean } { $unit } [{ $low }, { $high }] in { $count } moments.
trial-strong-costs = The strong player disagrees with it: where it makes a difference, { $mean } { $unit } [{ $low }, { $high }] in { $count } moments.
trial-strong-unclear = The strong player sees no difference: { $mean } { $unit } [{ $low }, { $high }] in { $count } moments.
trial-strong-rare = The strong player was asked at { $count ->
    [one] one moment
   *[other] { $count } moments
} only.
trial-strong-never = The strong player was not asked.
trial-per-points = points a hand
trial-per-tantos = tantos a hand
trial-per-tentos = tentos a hand
trial-per-vales = vales a hand
trial-per-games = games for each game played
trial-unit-points = points
trial-unit-tantos = tantos
trial-unit-tentos = tentos
trial-unit-vales = vales
trial-unit-games = games
trial-playing = Playing deals
trial-none = Nobody has put the maxims of this game to the test yet: add -n 1000.
trial-column-laws = maxim
trial-column-worth = what following it is worth
trial-column-share = makes a difference
trial-column-finding = verdict
trial-finding-right = right
trial-finding-costs = costs
trial-finding-unclear = unclear
trial-finding-rare = too rare
trial-finding-never = never came up
trial-column-strong = the strong player
trial-column-said = had a say, decided, changed
trial-title = { $game }: the book on trial
trial-about = What following each maxim is worth, in { $per }, among players who follow all the others: { $deals } deals with seed { $seed }, rules of edition { $edition }, code of commit { $commit }. Every interval is so wide that all { $count } of them hold the truth at once 95 times in a hundred, whenever one looks; ± is half of the usual interval, that of one who asks this question alone, and once.
trial-about-strong = The strong player was asked what it expects of both ways, for each maxim at up to { $most } moments at which something else is done without it.
trial-not-asked-strong = The strong player was not asked here.
trial-command = Command: { $command }
