# Los Cientos, or Piquet.
game-cientos = Los Cientos
game-cientos-about = Two players and thirty-two cards: discard, announce what you hold and play it; the first to a hundred wins. It is the Piquet of the French.

## What happens

event-lot = { $you ->
    [yes] You cut for mano: { $cards }. Yours is the higher.
   *[no] The cut for mano: { $cards }. The higher is { $name }'s.
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
    [yes] You look at what is left ({ $number }).
   *[no] { $name } looks at what is left ({ $number }).
}
event-sees = { $you ->
    [yes] You see: { $cards }.
   *[no] { $name } sees: { $cards }.
}
event-names = { $you ->
    [yes] You say that you will lead { $suit }.
   *[no] { $name } says that { $suit } will be led.
}
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
    [yes] "I have": a point of { $total }.
   *[no] { $name }: "I have", a point of { $total }.
}
event-better-run = { $you ->
    [yes] "I have": a { $kind } { $top }.
   *[no] { $name }: "I have", a { $kind } { $top }.
}
event-better-set = { $you ->
    [yes] "I have": { $kind } { $rank }.
   *[no] { $name }: "I have", { $kind } { $rank }.
}
event-not-good = { $you ->
    [yes] You say that it is not good.
   *[no] { $name } says that it is not good.
}
event-good = { $you ->
    [yes] "It is good."
   *[no] { $name }: "It is good."
}
event-equal = { $you ->
    [yes] "Equal": nobody counts it.
   *[no] { $name }: "Equal". Nobody counts it.
}
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
    [yes] You lack the one of { $suit }.
   *[no] { $name } lacks the one of { $suit }.
}
event-none-missing = { $you ->
    [yes] You lack none of them.
   *[no] { $name } lacks none of them.
}
event-counts = { $you ->
    [yes] { $reason }: { $points }. You count { $count }.
   *[no] { $reason }: { $points }. { $name } counts { $count }.
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
    [yes] You win qualities: { $number }. { $reason }.
   *[no] { $name } wins qualities: { $number }. { $reason }.
}
event-marks-tens = { $you ->
    [yes] You mark { $tens } and keep a pico of { $pico }.
   *[no] { $name } marks { $tens } and keeps a pico of { $pico }.
}
event-marks = { $you ->
    [yes] With { $points } in this hand your mark stands at { $mark }.
   *[no] With { $points } in this hand { $name }'s mark stands at { $mark }.
}
event-lacks-half = { $you ->
    [yes] You lack { $points } to the half game.
   *[no] { $name } lacks { $points } to the half game.
}
event-lacks-hundred = { $you ->
    [yes] You lack { $points } to the hundred.
   *[no] { $name } lacks { $points } to the hundred.
}
event-capote = { $you ->
    [yes] Capote! You made all the tricks.
   *[no] Capote! { $name } made all the tricks.
}
event-cards-tied = Six tricks each: a tie.
event-game-double = { $you ->
    [yes] You win the game, and double! { $loser } pays { $stake }.
   *[no] { $name } wins the game, and double. { $loser } pays { $stake }.
}
event-game-single = { $you ->
    [yes] You win the game! { $loser } pays { $stake }.
   *[no] { $name } wins the game. { $loser } pays { $stake }.
}
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
rank-2 = two (ten)
french-rank-2 = ten
face-2 = Ten

word-tercia = tercia
word-quarta = quarta
word-quinta = quinta
word-sexta = sexta
word-septima = septima
word-octava = octava
word-catorce = fourteen:
word-tres = three
word-ases = aces
word-reyes = kings
word-caballos = knights
word-sotas = jacks
word-dieces = tens
word-punto = the point
word-secansas = sequences
word-catorces = fourteens and threes
top-1 = mayor (to the ace)
top-12 = real (to the king)
top-11 = to the knight
top-10 = to the jack
top-2 = to the ten
top-9 = to the nine
contest-punto = point
contest-secansas = sequences
contest-catorces = fourteens or threes

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
phase-shadow = In the shadow
phase-pack = The pack is taken
phase-give = The deal
phase-decide = A decision
phase-draw = The draw
phase-pick = A card is picked blindly
phase-inspect = The hand is looked over

## Questions

prompt-last-shuffle = Mano has shuffled: do you shuffle again?
prompt-packets = How will you deal in this game?
prompt-blancas = First of all: have you cartas blancas, that is, no figure at all?
prompt-look = Do you look at those you leave?
prompt-name-suit = The pie has looked. Will you, saying first which suit you lead?
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
prompt-decide-short = There is a card too few. Complete it from the stock?
prompt-draw = How many do you draw?
prompt-inspect = The hand is over. Anything to claim?

## Actions

action-paso = Pass
action-barajo = Shuffle
action-a-tres = By threes
action-a-dos = By twos
action-blancas = Cartas blancas
action-look = Look
action-leaves = Leaves { $number }
action-name = I will lead { $suit }
action-punto = Point in { $suit }
action-tercia = Tercia: { $card }
action-quarta = Quarta: { $card }
action-quinta = Quinta: { $card }
action-sexta = Sexta: { $card }
action-septima = Septima: { $card }
action-octava = Octava: { $card }
action-catorce = Fourteen: { $word }
action-tres = Three { $word }
action-basta = Nothing more
action-bueno = It is good
action-no-bueno = It is not good
action-igual = Equal ({ $suit })
action-tengo = I have: a point in { $suit }
action-tengo-tercia = I have a tercia: { $card }
action-tengo-quarta = I have a quarta: { $card }
action-tengo-quinta = I have a quinta: { $card }
action-tengo-sexta = I have a sexta: { $card }
action-tengo-septima = I have a septima: { $card }
action-tengo-octava = I have an octava: { $card }
action-tengo-catorce = I have fourteen: { $word }
action-tengo-tres = I have three { $word }
action-pregunto = Which is missing: { $word }?
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
    [yes] You are content.
   *[no] { $name } is content.
}
event-not-content = { $you ->
    [yes] You are not content.
   *[no] { $name } is not content.
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
    [yes] You pick a card blindly.
   *[no] { $name } picks a card blindly.
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
    [yes] You uncover your discard: { $cards }.
   *[no] { $name } uncovers the own discard: { $cards }.
}
event-uncovers = { $you ->
    [yes] You uncover the other's discard.
   *[no] { $name } uncovers the other's discard.
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
   *[no] { $name } takes a card back to play another.
}
event-recounted = { $you ->
    [yes] Your count is made anew: { $number } taken off, { $marked } back from the mark, so that it is { $count }.
   *[no] { $name }'s count is made anew: { $number } taken off, { $marked } back from the mark, so that it is { $count }.
}
event-calls = { $you ->
    [yes] You call the change: { $suit }.
   *[no] { $name } calls the change: { $suit }.
}
event-claims = { $you ->
    [yes] You claim: { $what }.
   *[no] { $name } claims: { $what }.
}
event-not-proven = { $you ->
    [yes] It is not proved against you: { $what }.
   *[no] It is not proved against { $name }: { $what }.
}
event-ruling = The judge, on { $name }: { $decision } ({ $laws })
what-turn = a deal out of turn
what-manner = a wrong way of dealing
what-cards = a wrong number of cards
what-show = what was counted was not shown
what-false = an announcement that is not true
what-revoke = a revoke
what-lead = a lead out of turn
what-suit = another suit than the one named
action-take-pack = Take the pack
action-tap = Do not cut
action-recut = Ask for another cut
action-deal = Deal by { $number }
action-misdeal = Deal wrongly: { $name } to the mano, { $other } to the pie
action-deal-showing = Show a card in dealing ({ $number })
action-go-on = Go on
action-deal-again = Deal again
action-draw = Draw { $number }
action-turn-stock = Turn up a card of the stock
action-uncover-own = Uncover your own discard
action-uncover-other = Uncover the other's discard
action-order = Let { $suit } be led
action-draw-missing = Take the missing card
action-correct = Mend the announcement
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

note-contest = Being announced: { $value }
note-won-punto = { $you ->
    [yes] The point is yours
   *[no] The point is { $name }'s
}
note-won-secansas = { $you ->
    [yes] Sequences are yours
   *[no] Sequences are { $name }'s
}
note-won-catorces = { $you ->
    [yes] Fourteens or threes are yours
   *[no] Fourteens or threes are { $name }'s
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
note-tied = There was a tie: no pique or repique any more
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
piece-fifty = counters of fifty: { $count }
piece-ten = counters of ten: { $count }
piece-one = counters of one: { $count }
piece-lacks-half = −{ $count }/50
piece-lacks-hundred = −{ $count }/100
account-hand = { $name }'s count
account-mark = { $name }'s mark
account-half = what { $name } lacks to the half game
account-hundred = what { $name } lacks to the hundred
unit-chips = { $count ->
    [one] 1 chip
   *[other] { $count } chips
}
reason-punto = The point
reason-tercia = Tercia
reason-quarta = Quarta
reason-quinta = Quinta
reason-sexta = Sexta
reason-septima = Septima
reason-octava = Octava
reason-catorce = Fourteen
reason-tres = Three
reason-blancas = Cartas blancas
reason-lead = A card led
reason-trick = A trick
reason-last-trick = The last trick
reason-cards = The cards
reason-capote = Capote
reason-pique = Pique
reason-repique = Repique
reason-marked = Tens that are marked
reason-rounded = A remainder of five or more is a ten
reason-lost = The remainder that is lost
reason-toward-half = Toward what was lacking to the half game
reason-toward-hundred = Toward what was lacking to the hundred
reason-cleared = A new game begins
reason-game = The single game
reason-double-game = The double game
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

option-games = How many games a match lasts
option-stake = How many chips a single game is worth
option-double = With the double: if the loser did not reach fifty
option-calidades = Qualities (calidades) are played
option-quality = What each quality pays
option-quality-quarter = a quarter of the game
option-count = Whether a trick won with one's own lead counts a point
option-count-additions = yes, as the additions say
option-count-body = no, as the body of the book says
option-tied_sequence = When the best sequences are equal
option-tied_sequence-pair = those two are void and the next are compared
option-tied_sequence-class = no sequence counts
option-sets_shown = Fourteens and threes are shown
option-younger = When the pie announces
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
option-courtesy = Courtesy: a lady is mano
option-packets = How the cards are dealt
option-packets-threes = by threes
option-packets-twos = by twos
option-packets-chosen = each chooses at his first deal
option-next_dealer = Who deals in the next game
option-next_dealer-alternate = the deal goes on alternating
option-next_dealer-cut = it is cut for again
option-exposed = When a card is seen in the deal
option-exposed-agree = the hand goes on if both are content
option-exposed-redeal = it is dealt again
option-silence = One may keep silent, or concede
option-lesser_first = One may name the lesser first, and lose the greater
option-history = What may be looked at again
option-history-last = the last trick
option-history-all = all tricks and whatever was shown

## The judge: what happened

incident-short-cut = The mano lifts too few cards, or does not cut
incident-shuffle = Somebody wants to shuffle before the cut
incident-deal-manner = The cards are not dealt as they should be
incident-deal-out-of-turn = Somebody has dealt twice running
incident-double-card = Two cards of the pack are the same
incident-exposed-in-deal = A card is seen in the deal
incident-wrong-count = Somebody has a card too many or too few
incident-wrong-stock = Both hands are right, and the stock is not of eight
incident-stock-exposed = A card of the stock is turned up
incident-discard-uncovered = A discard is uncovered
incident-named-suit = The mano leads another suit than he said
incident-second-discard = Somebody wants to change his discard
incident-late-blancas = Somebody says he was dealt cartas blancas
incident-lesser-first = Somebody names the lesser first
incident-forgotten = Somebody remembers a forgotten announcement
incident-not-shown = Somebody played without showing what he counted
incident-false-claim = Somebody counted what he did not hold
incident-missing-fourth = Somebody announces three where he might have four
incident-revoke = Somebody did not follow suit though he could
incident-take-back = Somebody wants his card back
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
fact-before = By how many at a time did this dealer deal before? (0: it is his first deal)
fact-exchanged = Had somebody drawn from the stock already?
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
fact-moment-exchanged = after a discard, before he who has it had played
fact-moment-played = after he who has it had played
fact-cause = Where did the wrong number come from?
fact-cause-deal = the deal
fact-cause-draw = the draw
fact-cause-six = drawing six, one of them the pie's
fact-accepted = Does the mano say to go on (or both, if a card is missing)?
fact-several = Is a hand wrong by more than one card?
fact-left = How many cards are in the stock?
fact-by = Who turned the card up?
fact-by-mano = the mano
fact-by-pie = the pie
fact-mano_discarded = Had the mano discarded?
fact-content = Is the one who did not turn the card up content to go on?
fact-whose = Whose discard was it?
fact-whose-own = his own
fact-whose-other = the other's
fact-led_it = Did the mano lead the suit he had named?
fact-touched = Had the one who wants to change touched the stock?
fact-discarded = Had the one who says it discarded already?
fact-kind = What was announced?
fact-kind-sequence = a sequence
fact-kind-fourteen = a fourteen
fact-kind-three = a three
fact-kind-point = the point
fact-good = Was the announcement answered "good"?
fact-greater = Is the forgotten announcement greater than the first he named of its class?
fact-named = Had the one who remembers named anything of the class of what he forgot?
fact-lost = Had the other won the class of the forgotten announcement?
fact-played = Had the one who remembers played his first card?
fact-opened = Had the first card been played? (for a pie who announces after the lead: had he followed?)
fact-what = What was not shown?
fact-what-point = the point
fact-what-sequence = a sequence
fact-what-set = a fourteen or a three
fact-sets_named = Are fourteens and threes by custom only named?
fact-another_fourteen = Did the one who counted it hold another fourteen?
fact-asked = Was the one who announced asked which card he lacks?
fact-holds_fourth = Has the one who asks the fourth card himself?
fact-mixed = Are the cards mixed already?
fact-running = Was the one who led running a suit?
fact-changed_suit = Did the one who led change the suit?
fact-called = Was the change of suit announced?
fact-led_next = Was the next trick led to already?
fact-answered = Did the other play to the card led out of turn?
fact-cut = Was the pack cut for the next hand?
fact-points = How many real points had the one who leaves?
fact-stake = What is the single game worth?
fact-double = Is the double played?
fact-quality = What is a quality worth? (0: none)

## The judge: what is decided

decision-good-cut = The cut is good.
decision-cut-again = Cut again.
decision-may-shuffle = He may shuffle.
decision-may-not-shuffle = He may not shuffle any more.
decision-no-fault = There is no fault.
decision-too-late = It is too late.
decision-deal-again = It is dealt again.
decision-void = The hand is void.
decision-go-on = The hand goes on.
decision-no-penalty = There is no penalty.
decision-mended = It is mended.
decision-counts-nothing = He counts nothing in this hand.
decision-names-suit = The other names the suit he must lead.
decision-card-back = He takes the card back.
decision-refused = It is refused.
decision-may-change = He may change it.
decision-counts-ten = He counts ten.
decision-greater-lost = He loses the greater, as if he did not have it.
decision-may-announce = He may announce it.
decision-announcements-lost = He loses all his announcements.
decision-set-lost = He counts no fourteens or threes.
decision-need-not-answer = He need not answer: the other knows.
decision-must-answer = He must say which one he lacks.
decision-may-mend = He may take his card back.
decision-game-lost = He loses the game.
follows-cut-again = Three cards at least are lifted, and three left.
follows-must-cut = He can only cut.
follows-same-dealer = The same dealer deals.
follows-rightful-dealer = He deals whose turn it was.
follows-hand-stands = The hand stands.
follows-nothing-marked = Nothing of this hand is marked.
follows-earlier-stands = Earlier hands stand.
follows-pack-mended = The pack is put right.
follows-completed-from-stock = The hand is completed with the top card of the stock.
follows-mano-draws-one-less = The mano draws one less than he throws, four at most.
follows-pie-keeps-three = The pie keeps his three.
follows-pie-draws-one-less = The pie draws one less than he throws.
follows-mano-keeps-five = The mano keeps his five.
follows-missing-drawn = He may take the missing card, if the other has not touched the stock.
follows-one-picked-blind = He shuffles his hand, and the other picks one blindly.
follows-picked-to-discard = The card picked joins his discard.
follows-picked-to-stock = The card picked goes back to the stock.
follows-played-out = The hand is played out.
follows-other-counts-all = Everything the other has is good.
follows-full-hand-last-trick = The full hand counts the last trick.
follows-full-hand-capote = The full hand can give capote.
follows-short-no-capote = The short hand cannot give capote.
follows-next-lead-forced = It holds for his next lead.
follows-another-suit-if-void = If he has none of it, another is named.
follows-leads-named-or-any = He leads the suit he named, or whatever suit the other fancies.
follows-wrong-lead-not-counted = The wrong lead is not counted.
follows-hand-shown = He shows his whole hand.
follows-lesser-counts = The lesser counts, being good.
follows-class-lost = He loses the whole class.
follows-other-counts-his = The other counts his own.
follows-play-stands = What is counted in play, and cartas blancas, stand.
follows-judged-on-what-he-has = It is judged on what he has.
follows-other-counts-his-sets = The other counts his fourteens and threes.
follows-other-adds-withheld = The other adds all of his own to what he counted.
follows-card-back = He takes his card back and plays another.
follows-later-tricks-replayed = The later tricks are played again.
follows-no-points-lost = No points are lost.
follows-card-stays = The card stays on the table.
follows-lead-stands = The lead stands.
follows-lead-counts = And he counts it.
follows-marks-stand = The marks stand as they are.
follows-marks-corrected = They are corrected.
follows-qualities-so-far = Qualities won so far are paid too.
party-offender = the offender
party-other = the other
