# Los Cientos, or Piquet.
game-cientos = Los Cientos
game-cientos-about = Two players and thirty-two cards: discard, announce what you hold and play it; first to a hundred wins. Elsewhere it is called Piquet.

## What happens

event-lot = { $you ->
    [yes] The cut for mano: { $cards }. Yours is higher.
   *[no] The cut for mano: { $cards }. { $name }’s is higher.
}
event-courtesy = { $you ->
    [yes] By courtesy you are mano.
   *[no] By courtesy { $name } is mano.
}
event-first-mano = { $you ->
    [yes] You are mano.
   *[no] { $name } is mano.
}
event-blancas = { $you ->
    [yes] Cartas blancas! You show: { $cards }.
   *[no] Cartas blancas! { $name } shows: { $cards }.
}
event-drew = { $you ->
    [yes] You draw: { $cards }.
   *[no] { $name } draws: { $cards }.
}
event-looks = { $you ->
    [yes] You look at the { $number } you leave.
   *[no] { $name } looks at the { $number } they leave.
}
event-sees = { $you ->
    [yes] You see: { $cards }.
   *[no] { $name } sees: { $cards }.
}
event-names = { $you ->
    [yes] You say: “{ event-names.said }”.
   *[no] { $name }: “{ event-names.said }”.
}
    .said = I will lead { $suit }
event-announces-punto = { $you ->
    [yes] You announce a point of { $total }.
   *[no] { $name } announces a point of { $total }.
}
event-announces-run = { $you ->
    [yes] You announce a { $kind } { $top }.
   *[no] { $name } announces a { $kind } { $top }.
}
event-announces-set = { $you ->
    [yes] You announce { $kind } { $rank }.
   *[no] { $name } announces { $kind } { $rank }.
}
event-better-punto = { $you ->
    [yes] You say: “{ event-better-punto.said }”: a point of { $total }.
   *[no] { $name }: “{ event-better-punto.said }”, a point of { $total }.
}
    .said = I have better
event-better-run = { $you ->
    [yes] You say: “{ event-better-run.said }”: a { $kind } { $top }.
   *[no] { $name }: “{ event-better-run.said }”, a { $kind } { $top }.
}
    .said = I have better
event-better-set = { $you ->
    [yes] You say: “{ event-better-set.said }”: { $kind } { $rank }.
   *[no] { $name }: “{ event-better-set.said }”, { $kind } { $rank }.
}
    .said = I have better
event-not-good = { $you ->
    [yes] You say: “{ event-not-good.said }”.
   *[no] { $name }: “{ event-not-good.said }”.
}
    .said = Not good
event-good = { $you ->
    [yes] You say: “{ event-good.said }”.
   *[no] { $name }: “{ event-good.said }”.
}
    .said = Good
event-equal = { $you ->
    [yes] You say: “{ event-equal.said }”. Nobody counts it.
   *[no] { $name }: “{ event-equal.said }”. Nobody counts it.
}
    .said = Equal
event-passes = { $you ->
    [yes] You announce no { $contest }.
   *[no] { $name } announces no { $contest }.
}
event-shows = { $you ->
    [yes] You show: { $cards }.
   *[no] { $name } shows: { $cards }.
}
event-asks = { $you ->
    [yes] You ask which of the { $rank } is missing.
   *[no] { $name } asks which of the { $rank } is missing.
}
event-missing = { $you ->
    [yes] { $rank-key ->
        [ases] You lack the ace of { $suit }.
        [reyes] You lack the king of { $suit }.
        [caballos] You lack the knight of { $suit }.
        [sotas] You lack the jack of { $suit }.
       *[dieces] You lack the ten of { $suit }.
    }
   *[no] { $rank-key ->
        [ases] { $name } lacks the ace of { $suit }.
        [reyes] { $name } lacks the king of { $suit }.
        [caballos] { $name } lacks the knight of { $suit }.
        [sotas] { $name } lacks the jack of { $suit }.
       *[dieces] { $name } lacks the ten of { $suit }.
    }
}
event-none-missing = { $you ->
    [yes] You lack none of them.
   *[no] { $name } lacks none of them.
}
event-counts = { $you ->
    [yes] { $reason }, { $points }: you have { $count }.
   *[no] { $reason }, { $points }: { $name } has { $count }.
}
event-repique = { $you ->
    [yes] Repique! You count { $count }.
   *[no] Repique! { $name } counts { $count }.
}
event-pique = { $you ->
    [yes] Pique! You count { $count }.
   *[no] Pique! { $name } counts { $count }.
}
event-quality = { $you ->
    [yes] { $number ->
        [one] { $reason }: you win 1 quality.
       *[other] { $reason }: you win { $number } qualities.
    }
   *[no] { $number ->
        [one] { $reason }: { $name } wins 1 quality.
       *[other] { $reason }: { $name } wins { $number } qualities.
    }
}
event-marks-tens = { $you ->
    [yes] You mark { $tens } and keep a remainder of { $pico }.
   *[no] { $name } marks { $tens } and keeps a remainder of { $pico }.
}
event-marks = { $you ->
    [yes] With { $points } in this hand your mark stands at { $mark }.
   *[no] With { $points } in this hand { $name }’s mark stands at { $mark }.
}
event-lacks-half = { $you ->
    [yes] You are { $points } short of the half game.
   *[no] { $name } is { $points } short of the half game.
}
event-lacks-hundred = { $you ->
    [yes] You are { $points } short of the hundred.
   *[no] { $name } is { $points } short of the hundred.
}
event-capote = { $you ->
    [yes] Capote! You took all the tricks.
   *[no] Capote! { $name } took all the tricks.
}
event-cards-tied = Six tricks each: nobody wins the cards.
event-game-double = { $loser-key ->
    [you] { $name } wins a double game. You pay { $stake }.
   *[other] { $you ->
        [yes] You win a double game! { $loser } pays { $stake }.
       *[no] { $name } wins a double game. { $loser } pays { $stake }.
    }
}
event-game-single = { $loser-key ->
    [you] { $name } wins the game. You pay { $stake }.
   *[other] { $you ->
        [yes] You win the game! { $loser } pays { $stake }.
       *[no] { $name } wins the game. { $loser } pays { $stake }.
    }
}
event-partie-won = { $loser-key ->
    [you] { $name } wins the partie by { $most } to { $least }: the difference and a hundred; you pay { $stake }.
   *[other] { $you ->
        [yes] You win the partie by { $most } to { $least }: the difference and a hundred; { $loser } pays { $stake }.
       *[no] { $name } wins the partie by { $most } to { $least }: the difference and a hundred; { $loser } pays { $stake }.
    }
}
event-rubicon-won = { $loser-key ->
    [you] { $name } wins the partie by { $most } to { $least }. You have not made a hundred: the sum and a hundred; you pay { $stake }.
   *[other] { $you ->
        [yes] You win the partie by { $most } to { $least }. { $loser } has not made a hundred: the sum and a hundred; { $loser } pays { $stake }.
       *[no] { $name } wins the partie by { $most } to { $least }. { $loser } has not made a hundred: the sum and a hundred; { $loser } pays { $stake }.
    }
}
event-partie-level = Level after six deals, with { $number } each: two more are dealt.
event-partie-drawn = The partie is drawn, with { $number } each: nobody pays.
event-exchanged = { $left ->
    [0] { $you ->
        [yes] You exchange { $number }.
       *[no] { $name } exchanges { $number }.
    }
   *[other] { $you ->
        [yes] You exchange { $number } and leave { $left }.
       *[no] { $name } exchanges { $number } and leaves { $left }.
    }
}
event-match-over = { $number ->
    [one] The match is over: the game agreed on has been played.
   *[other] The match is over: the { $number } games agreed on have been played.
}

## Words of the game

# The two serves as a ten.
rank-2 = ten (the two)
french-rank-2 = ten
french-index-2 = 10
face-2 = Ten

word-tercia = tercia
word-quarta = quarta
word-quinta = quinta
word-sexta = sexta
word-septima = séptima
word-octava = octava
word-catorce = four
word-tres = three
word-ases = aces
word-reyes = kings
word-caballos = knights
word-sotas = jacks
word-dieces = tens
word-punto = the point
word-secansas = sequences
word-catorces = fourteens and trios
top-1 = mayor (to the ace)
top-12 = real (to the king)
top-11 = to the knight
top-10 = to the jack
top-2 = to the ten
top-9 = to the nine
contest-punto = point
contest-secansas = sequences
contest-catorces = fourteens or trios

## Moments

phase-lot = The cut for mano
phase-reshuffle = Another shuffle
phase-last-shuffle = Does the dealer shuffle again?
phase-packets = How to deal
phase-blancas = Cartas blancas
phase-discard = The discard
phase-look = Looking at what is left
phase-name-suit = Naming the suit
phase-announce = The announcements
phase-answer = The answer
phase-shadow = What counts in its shadow
phase-pack = The pack is taken
phase-give = The deal
phase-decide = A decision
phase-draw = The draw
phase-pick = A card is drawn unseen
phase-inspect = Looking over the hand

## Questions

prompt-last-shuffle = Mano has shuffled: do you shuffle again?
prompt-packets = How do you deal?
prompt-blancas = Do you have cartas blancas (no court card)?
prompt-look = Do you look at the cards you leave?
prompt-name-suit = Pie has looked. To look too, first name the suit you will lead.
prompt-announce-punto = Which point do you announce?
prompt-announce-secansas = Do you announce a sequence?
prompt-announce-catorces = Do you announce a fourteen or a three?
prompt-answer = What do you answer?
prompt-shadow = Anything more to count in its shadow?
prompt-pack = Do you take the pack to deal?
prompt-give = The pack is cut. How do you deal?
prompt-decide-exposed = A card was seen in the deal. Do you go on?
prompt-decide-turned = A card of the stock was turned up. Do you go on?
prompt-decide-over = There is a card too many. Do you go on?
prompt-decide-short = A card is missing. Take it from the stock?
prompt-draw = How many do you draw?
prompt-inspect = The hand is over. Anything to claim?

## Actions

action-paso = Pass
action-barajo = Shuffle
action-a-tres = By threes
action-a-dos = By twos
action-blancas = Cartas blancas
action-look = Look
action-leaves = Leave { $number }
action-name = I will lead { $suit }
action-punto = Point in { $suit }
action-tercia = Tercia: { $card }
action-quarta = Quarta: { $card }
action-quinta = Quinta: { $card }
action-sexta = Sexta: { $card }
action-septima = Séptima: { $card }
action-octava = Octava: { $card }
action-catorce = Fourteen: { $word }
action-tres = Three { $word }
action-basta = Nothing more
action-bueno = Good
action-no-bueno = Not good
action-igual = Equal ({ $suit })
action-tengo = I have better: point in { $suit }
action-tengo-tercia = I have a tercia: { $card }
action-tengo-quarta = I have a quarta: { $card }
action-tengo-quinta = I have a quinta: { $card }
action-tengo-sexta = I have a sexta: { $card }
action-tengo-septima = I have a septima: { $card }
action-tengo-octava = I have an octava: { $card }
action-tengo-catorce = I have fourteen: { $word }
action-tengo-tres = I have three { $word }
action-pregunto = Which of the { $word } is missing?
action-said-igual = Equal
action-said-punto = A point of { $number }
action-said-tercia = { $number ->
    [1] Tercia mayor
    [12] Tercia real
    [11] Tercia to the knight
    [10] Tercia to the jack
    [2] Tercia to the ten
   *[other] Tercia to the nine
}
action-said-quarta = { $number ->
    [1] Quarta mayor
    [12] Quarta real
    [11] Quarta to the knight
    [10] Quarta to the jack
    [2] Quarta to the ten
   *[other] Quarta to the nine
}
action-said-quinta = { $number ->
    [1] Quinta mayor
    [12] Quinta real
    [11] Quinta to the knight
    [10] Quinta to the jack
    [2] Quinta to the ten
   *[other] Quinta to the nine
}
action-said-sexta = { $number ->
    [1] Sexta mayor
    [12] Sexta real
    [11] Sexta to the knight
    [10] Sexta to the jack
    [2] Sexta to the ten
   *[other] Sexta to the nine
}
action-said-septima = { $number ->
    [1] Septima mayor
    [12] Septima real
    [11] Septima to the knight
    [10] Septima to the jack
    [2] Septima to the ten
   *[other] Septima to the nine
}
action-said-octava = { $number ->
    [1] Octava mayor
    [12] Octava real
    [11] Octava to the knight
    [10] Octava to the jack
    [2] Octava to the ten
   *[other] Octava to the nine
}

## The open table

event-takes-pack = { $you ->
    [yes] You take the pack.
   *[no] { $name } takes the pack.
}
event-taps = { $you ->
    [yes] You tap the pack and do not cut.
   *[no] { $name } taps the pack and does not cut.
}
event-recut = { $you ->
    [yes] You ask for another cut.
   *[no] { $name } asks for another cut.
}
event-exposed = In the deal a card is seen: { $card }.
event-content = { $you ->
    [yes] You agree to go on.
   *[no] { $name } agrees to go on.
}
event-not-content = { $you ->
    [yes] You don’t agree: deal again.
   *[no] { $name } doesn’t agree: deal again.
}
event-void = The hand is void.
event-discards = { $you ->
    [yes] You discard { $number }.
   *[no] { $name } discards { $number }.
}
event-completed = { $you ->
    [yes] You take the missing card.
   *[no] { $name } takes the missing card.
}
event-picked = { $you ->
    [yes] You draw a card unseen.
   *[no] { $name } draws a card unseen.
}
event-gives-up = { $you ->
    [yes] You lose the { $card }.
   *[no] { $name } loses the { $card }.
}
event-turns-stock = { $you ->
    [yes] You turn up a card of the stock: { $card }.
   *[no] { $name } turns up a card of the stock: { $card }.
}
event-bares = { $you ->
    [yes] You turn up your discard: { $cards }.
   *[no] { $name } turns up their own discard: { $cards }.
}
event-uncovers = { $you ->
    [yes] You turn up your opponent’s discard.
   *[no] { $name } turns up the opponent’s discard.
}
event-orders = { $you ->
    [yes] You order { $suit } to be led.
   *[no] { $name } orders { $suit } to be led.
}
event-lacks-suit = { $you ->
    [yes] You have no { $suit }.
   *[no] { $name } has no { $suit }.
}
event-mends = { $you ->
    [yes] You take your card back to play another.
   *[no] { $name } takes their card back to play another.
}
event-recounted = { $you ->
    [yes] Your count is corrected: { $number } off, { $marked } back from the mark, which leaves { $count }.
   *[no] { $name }’s count is corrected: { $number } off, { $marked } back from the mark, which leaves { $count }.
}
event-calls = { $you ->
    [yes] You call the change: { $suit }.
   *[no] { $name } calls the change: { $suit }.
}
event-claims = { $you ->
    [yes] You claim: { $what }.
   *[no] { $name } claims: { $what }.
}
what-turn = a deal out of turn
what-manner = a wrong way of dealing
what-cards = a wrong number of cards
what-show = what was counted was not shown
what-false = an announcement that is not true
what-revoke = a revoke
what-lead = a lead out of turn
what-suit = another suit than the one named
action-take-pack = Take the pack
action-tap = Tap without cutting
action-recut = Ask for another cut
action-deal = Deal by { $number }
action-misdeal = Deal wrongly: { $name } to mano, { $other } to pie
action-deal-showing = Show a card in dealing ({ $number })
action-go-on = Go on
action-deal-again = Deal again
action-draw = Draw { $number }
action-turn-stock = Turn up a card of the stock
action-uncover-own = Turn up my discard
action-uncover-other = Turn up the opponent’s discard
action-order = Lead { $suit }, please
action-draw-missing = Take the missing card
action-correct = Correct the announcement
action-show = Show what you counted
action-play-aviso = Play, calling the change: { $card }
action-mend = Take your card back
action-done = Nothing to claim
action-claim-turn = Claim: a deal out of turn
action-claim-manner = Claim: a wrong way of dealing
action-claim-cards = Claim: a wrong number of cards
action-claim-show = Claim: it was not shown
action-claim-false = Claim: it was not true
action-claim-revoke = Claim: a revoke
action-claim-lead = Claim: a lead out of turn
action-claim-suit = Claim: another suit was named

## Notes and counters

note-contest = Now: { $value }
note-deal = { $value ->
    [7] Deal 7 of 8: level after six
    [8] Deal 8 of 8: level after six
   *[other] Deal { $value } of 6
}
note-won-punto = { $you ->
    [yes] The point is yours
   *[no] The point is { $name }’s
}
note-won-secansas = { $you ->
    [yes] The sequences are yours
   *[no] The sequences are { $name }’s
}
note-won-catorces = { $you ->
    [yes] Fourteens or threes are yours
   *[no] Fourteens or threes are { $name }’s
}
note-points = { $you ->
    [yes] You have made { $value } in this hand
   *[no] { $name } has made { $value } in this hand
}
note-lacks-half = { $you ->
    [yes] You lack { $value } to the half game
   *[no] { $name } lacks { $value } to the half game
}
note-lacks-hundred = { $you ->
    [yes] You lack { $value } to the hundred
   *[no] { $name } lacks { $value } to the hundred
}
note-tied = There was a tie: no more pique or repique
note-named-suit = { $you ->
    [yes] You must lead { $value }
   *[no] { $name } must lead { $value }
}
note-exchanged = { $you ->
    [yes] You exchanged { $value }
   *[no] { $name } exchanged { $value }
}

# Under each name, which already says who is meant.
plate-points = { $value } in this hand
plate-won-punto = the point
plate-won-secansas = sequences
plate-won-catorces = fourteens or threes
plate-lacks-half = lacks { $value } to the half game
plate-lacks-hundred = lacks { $value } to the hundred
plate-named-suit = must lead { $value }
plate-exchanged = exchanged { $value }
piece-mark = mark { $count }
piece-count = +{ $count }
piece-six-pips = { $count } on the six
piece-three-pips = { $count } on the three
piece-turned-down = cards turned down
piece-fifty = { $count ->
    [one] 1 counter of fifty
   *[other] { $count } counters of fifty
}
piece-ten = counters of ten: { $count }
piece-one = counters of one: { $count }
piece-lacks-half = −{ $count }/50
piece-lacks-hundred = −{ $count }/100
account-hand = { $you ->
    [yes] your count
   *[no] { $name }’s count
}
account-mark = { $you ->
    [yes] your mark
   *[no] { $name }’s mark
}
account-half = { $you ->
    [yes] what you lack to the half game
   *[no] what { $name } lacks to the half game
}
account-hundred = { $you ->
    [yes] what you lack to the hundred
   *[no] what { $name } lacks to the hundred
}
unit-chips = { $count ->
    [one] 1 chip
   *[other] { $count } chips
}
reason-punto = The point
reason-tercia = Tercia
reason-quarta = Quarta
reason-quinta = Quinta
reason-sexta = Sexta
reason-septima = Séptima
reason-octava = Octava
reason-catorce = Fourteen
reason-tres = Trio
reason-blancas = Cartas blancas
reason-lead = A card led
reason-trick = A trick
reason-last-trick = The last trick
reason-cards = The cards (most tricks)
reason-capote = Capote
reason-pique = Pique
reason-repique = Repique
reason-marked = Tens that are marked
reason-rounded = Remainder of five or more: a ten
reason-lost = The remainder that is lost
reason-toward-half = Towards the half game
reason-toward-hundred = Toward what was lacking to the hundred
reason-cleared = A new game begins
reason-game = The single game
reason-double-game = The double game
reason-partie = The partie: the difference and a hundred
reason-rubicon = The rubicon: the loser has not made a hundred
reason-void = The hand is void: what was counted is undone
reason-taken-back = Tens that go back to the count
reason-quality-quinta = Quality of the quinta
reason-quality-sexta = Qualities of the sexta
reason-quality-septima = Qualities of the septima
reason-quality-octava = Qualities of the octava
reason-quality-catorce = Quality of the fourteen
reason-quality-blancas = Quality of cartas blancas
reason-quality-pique = Quality of the pique
reason-quality-repique = Qualities of the repique
reason-quality-capote = Quality of the capote
reason-quality-shortfall = Qualities for not reaching ten, or five
reason-quality-game = Qualities of the game

## Options

option-games = How many games to a match?
option-stake = Chips for a single game
option-double = Double game if the loser did not reach fifty
option-calidades = Play with qualities (calidades)
option-quality = What each quality pays
option-quality-quarter = a quarter of the game
option-count = Does a trick won on your own lead count a point?
option-count-additions = yes, as the Additions say
option-count-body = no, as the body of the book says
option-tied_sequence = When the best sequences are equal
option-tied_sequence-pair = those two are void and the next are compared
option-tied_sequence-class = no sequence counts
option-sets_shown = Fourteens and threes are shown
option-younger = When pie announces
option-younger-with = along with the mano
option-younger-after = after the first lead
option-marking = When points are marked
option-marking-two-steps = in two steps: announcements at once
option-marking-once = once, at the end of the hand
option-marker = How the marks are kept
option-marker-numerals = in figures
option-marker-six-and-three = with a six and a three
option-marker-counters = with counters
option-pie_discards = The pie must discard one at least
option-courtesy = Courtesy: a lady at the table is mano
option-packets = How the cards are dealt
option-packets-threes = by threes
option-packets-twos = by twos
option-packets-chosen = each player chooses at their first deal
option-next_dealer = Who deals in the next game
option-next_dealer-alternate = the deal goes on alternating
option-next_dealer-cut = cut for it again
option-exposed = When a card is seen in the deal
option-exposed-agree = the hand goes on if both agree
option-exposed-redeal = deal again
option-silence = You may keep an announcement back, or concede
option-lesser_first = You may announce the lesser first, and lose the greater
option-history = What may be looked at again
option-history-last = the last trick
option-history-all = all tricks and whatever was shown
option-match = What a game is
option-match-hundred = the way to a hundred
option-match-partie = a partie of six deals, as in Piquet: no stake, no fifty, no double
option-reckoning = How the points are kept
option-reckoning-tens = by tens
option-reckoning-points = every point
option-point_value = What the point counts
option-point_value-tens = one for each ten
option-point_value-cards = one for each card
option-last = What the last trick counts
option-last-two = two, or one with a nine, an eight or a seven
option-last-one-more = one more than any other

## The judge: what happened

incident-short-cut = Mano lifts too few cards, or does not cut
incident-shuffle = Somebody wants to shuffle before the cut
incident-deal-manner = The cards are not dealt as they should be
incident-deal-out-of-turn = Somebody has dealt twice running
incident-double-card = Two cards of the pack are the same
incident-exposed-in-deal = A card is seen in the deal
incident-wrong-count = Somebody has a card too many or too few
incident-wrong-stock = Both hands are right, but the stock does not have eight cards
incident-stock-exposed = A card of the stock is turned up
incident-discard-uncovered = A discard is uncovered
incident-named-suit = Mano named a suit, and the lead is disputed
incident-second-discard = A player wants to change their discard
incident-late-blancas = A player says they were dealt cartas blancas
incident-lesser-first = Somebody names the lesser first
incident-forgotten = Somebody remembers a forgotten announcement
incident-not-shown = A player played without showing what they counted
incident-false-claim = A player counted what they did not hold
incident-missing-fourth = A player announces three where they might have four
incident-revoke = A player did not follow suit though they could
incident-take-back = A player wants their card back
incident-out-of-turn = Somebody leads out of turn
incident-miscount = The count or the marks were wrong
incident-leaves = Somebody leaves before the game is over
fact-lifted = How many cards were lifted?
fact-who = Who wants to shuffle?
fact-who-mano = the mano
fact-who-pie = the dealer
fact-shuffled = Had the mano shuffled already?
fact-dealer_last = Did the dealer shuffle last?
fact-packet = How many cards are dealt at a time?
fact-before = How many at a time did this dealer deal before? (0: it is their first deal)
fact-exchanged = Had anyone drawn from the stock yet?
fact-drawn = Had the stock been touched?
fact-cards = How many cards were seen?
fact-mano_content = Is the mano content to go on?
fact-pie_content = Is the pie content to go on?
fact-mano = How many cards has the mano?
fact-mano-right = the right number
fact-mano-over = one too many
fact-mano-short = one too few
fact-pie = How many cards has the pie?
fact-pie-right = the right number
fact-pie-over = one too many
fact-pie-short = one too few
fact-moment = When was the wrong number noticed?
fact-moment-dealt = before any discard
fact-moment-exchanged = after a discard, before the holder had played
fact-moment-played = after the holder had played
fact-cause = Where did the wrong number come from?
fact-cause-deal = the deal
fact-cause-draw = the draw
fact-cause-six = drawing six, one of them the pie’s
fact-accepted = Does the mano say to go on (or both, if a card is missing)?
fact-several = Is a hand wrong by more than one card?
fact-left = How many cards are in the stock?
fact-by = Who turned the card up?
fact-by-mano = the mano
fact-by-pie = the pie
fact-mano_discarded = Had the mano discarded?
fact-content = Does the player who did not turn the card up agree to go on?
fact-whose = Whose discard was it?
fact-whose-own = their own
fact-whose-other = the opponent’s
fact-led_it = Did mano lead the suit they had named?
fact-touched = Had the player who wants to change touched the stock?
fact-discarded = Had the player who says it already discarded?
fact-kind = What was announced?
fact-kind-sequence = a sequence
fact-kind-fourteen = a fourteen
fact-kind-three = a three
fact-kind-point = the point
fact-good = Was the announcement answered “good”?
fact-greater = Is the forgotten announcement greater than the first they announced of its class?
fact-named = Had the player who remembers announced anything of the class of what they forgot?
fact-lost = Had the opponent won the class of the forgotten announcement?
fact-played = Had the player who remembers already played their first card?
fact-opened = Had the first card been played? (for a pie who announces after the lead: had they followed?)
fact-what = What was not shown?
fact-what-point = the point
fact-what-sequence = a sequence
fact-what-set = a fourteen or a three
fact-sets_named = Are fourteens and threes by custom only named?
fact-another_fourteen = Did the player who counted it hold another fourteen?
fact-asked = Was the announcer asked which card they lack?
fact-holds_fourth = Does the player asking hold the fourth card?
fact-mixed = Are the cards mixed already?
fact-running = Was the one who led running a suit?
fact-changed_suit = Did the player who led change suit?
fact-called = Was the change of suit announced?
fact-led_next = Has the next trick been led to already?
fact-answered = Did the other play to the card led out of turn?
fact-cut = Was the pack cut for the next hand?
fact-points = How many real points did the player who leaves have?
fact-stake = What is the single game worth?
fact-double = Is the double played?
fact-quality = What is a quality worth? (0: none)

## The judge: what is decided

decision-good-cut = The cut is good.
decision-cut-again = Cut again.
decision-may-shuffle = They may shuffle.
decision-may-not-shuffle = They may not shuffle any more.
decision-no-fault = There is no fault.
decision-too-late = It is too late.
decision-deal-again = Deal again.
decision-void = The hand is void.
decision-go-on = The hand goes on.
decision-no-penalty = There is no penalty.
decision-mended = It is put right.
decision-counts-nothing = They count nothing in this hand.
decision-names-suit = The opponent names the suit they must lead.
decision-card-back = They take the card back.
decision-refused = It is refused.
decision-may-change = They may change it.
decision-counts-ten = They count ten.
decision-greater-lost = They lose the greater, as if they did not have it.
decision-may-announce = They may announce it.
decision-announcements-lost = They lose all their announcements.
decision-set-lost = They count no fourteens or threes.
decision-need-not-answer = They need not answer: the opponent knows.
decision-must-answer = They must say which one they lack.
decision-may-mend = They may take their card back.
decision-game-lost = They lose the game.
follows-cut-again = Three cards at least are lifted, and three left.
follows-must-cut = They can only cut.
follows-same-dealer = The same dealer deals.
follows-rightful-dealer = The player whose deal it was deals.
follows-hand-stands = The hand stands.
follows-nothing-marked = Nothing of this hand is marked.
follows-earlier-stands = Earlier hands stand.
follows-pack-mended = The pack is put right.
follows-completed-from-stock = The hand is completed with the top card of the stock.
follows-mano-draws-one-less = Mano draws one fewer than they discard, four at most.
follows-pie-keeps-three = Pie keeps their three.
follows-pie-draws-one-less = Pie draws one less than they throw.
follows-mano-keeps-five = Mano keeps their five.
follows-missing-drawn = They may take the missing card, if the opponent has not touched the stock.
follows-one-picked-blind = They shuffle their hand, and the opponent draws one unseen.
follows-picked-to-discard = The card picked joins their discard.
follows-picked-to-stock = The card picked goes back to the stock.
follows-played-out = The hand is played out.
follows-other-counts-all = Everything the opponent has is good.
follows-full-hand-last-trick = The full hand counts the last trick.
follows-full-hand-capote = The full hand can make capote.
follows-short-no-capote = The short hand cannot make capote.
follows-next-lead-forced = It holds for their next lead.
follows-another-suit-if-void = If they have none of it, another is named.
follows-leads-named-or-any = They lead the suit they named, or any suit the opponent chooses.
follows-wrong-lead-not-counted = The wrong lead is not counted.
follows-hand-shown = They show their whole hand.
follows-lesser-counts = The lesser counts if it is good.
follows-class-lost = They lose the whole class.
follows-other-counts-his = The opponent counts their own.
follows-play-stands = What is counted in play, and cartas blancas, stand.
follows-judged-on-what-he-has = It is judged on what they have.
follows-other-counts-his-sets = The opponent counts their fourteens and threes.
follows-other-adds-withheld = The opponent adds all their own to what they counted.
follows-card-back = They take their card back and play another.
follows-later-tricks-replayed = The later tricks are played again.
follows-no-points-lost = No points are lost.
follows-card-stays = The card stays on the table.
follows-lead-stands = The lead stands.
follows-lead-counts = And they count it.
follows-marks-stand = The marks stand as they are.
follows-marks-corrected = They are corrected.
follows-qualities-so-far = Qualities won so far are paid too.
party-offender = the offender
party-other = the opponent

## The guide
guide-last-shuffle = The other has shuffled, as they may: you deal and have the right to shuffle after them.
guide-packets = Choose by how many you deal: you must keep to it for the whole game.
guide-blancas = If you have no court card, show your hand and count ten.
guide-discard = Lay away what serves you least and draw as many, all at once. Of the eight cards of the stock mano may take five, pie what is left. Keep your longest suit, runs, and four of a kind.
guide-look = You drew fewer than you might have: you may look at those you leave. The other sees that you look.
guide-name-suit = Pie has looked at what was left. You may too, but first you must say which suit you will lead.
guide-announce-punto = The point is the suit that adds up to most: an ace is eleven, court cards and the two are ten, the others what they show. If the other has no more, you count it.
guide-announce-secansas = A sequence is three or more cards of one suit in a row. Name the greatest first: if you name a smaller one before it, the greater is lost.
guide-announce-catorces = Four aces, kings, knights, jacks or tens (the twos) are fourteen; three of them are three. The best fourteen annuls all the other’s.
guide-answer = Compare it with what you hold: if you have less, it is good; if you have the same, nobody counts; if you have more, say so and you count.
guide-shadow = Yours is good: in its shadow your other combinations of the same class count too, even if the other’s are as good or better.
guide-play-lead = You lead, with any card: every lead counts one, and more than six tricks count ten. There are no trumps.
guide-play-named = To look at the cards you said which suit you would lead: lead it now.
guide-play-follow = You hold the suit led and must follow, but you need not win the trick.
guide-play-free = You have none of the suit led: the trick is the other’s, so throw what serves you least.

## Odds

odds-point = Point in the twelve cards dealt, by its length
odds-point-worth = Point, by what it counts
odds-sequences = Best sequence
odds-sets = Threes and fourteens
odds-blancas = Cartas blancas
odds-row-any = no court card
odds-row-none = none
odds-row-tercia = tercia
odds-row-quarta = quarta
odds-row-quinta = quinta
odds-row-sexta = sexta
odds-row-septima = séptima
odds-row-octava = octava
odds-row-tres = three
odds-row-catorce = fourteen
odds-draw = What the discard can hope for, thrown
odds-draw-mano = As mano, throwing by the book
odds-draw-pie = As pie, throwing by the book
odds-row-point-grows = the point grows
odds-row-point-shrinks = the point shrinks
odds-row-point-total = total of the point, on average
odds-row-drawn-tercia = tercia or better
odds-row-drawn-quinta = quinta or better
odds-row-drawn-tres = a three or a fourteen
odds-row-drawn-catorce = a fourteen
odds-play = What each makes of a hand
odds-row-points = points, on average
odds-row-more = counts more than the other
odds-row-pique = pique
odds-row-repique = repique
odds-row-capote = capote
odds-by-mano = mano
odds-by-pie = pie
