# Revesino.

game-revesino = Revesino
game-revesino-about = Four players, each alone, no trumps: take few tricks, or all of them.

## What happens

event-lot-seats = Lots are drawn for the seats: { $cards }.
event-lot-again = The lot decided nothing: it is drawn again.
event-asks-uncut = { $you ->
    [yes] You ask to deal without a cut.
   *[no] { $name } asks to deal without a cut.
}
event-consents = { $you ->
    [yes] You agree.
   *[no] { $name } agrees.
}
event-objects = { $you ->
    [yes] You refuse: the pack is cut.
   *[no] { $name } refuses: the pack is cut.
}
event-exchanges = { $you ->
    [yes] You lay a card away and draw.
   *[no] { $name } lays a card away and draws.
}
event-lays-away = { $you ->
    [yes] You lay a card away.
   *[no] { $name } lays a card away.
}
event-declines = { $you ->
    [yes] You do not exchange.
   *[no] { $name } does not exchange.
}
event-looked = It was the { $card }.
event-drew = { $you ->
    [yes] You draw: { $cards }.
   *[no] { $name } draws: { $cards }.
}
event-lays-down = { $you ->
    [yes] You lay your cards down: { $cards }.
   *[no] { $name } lays these cards down: { $cards }.
}
event-asleep = Asleep lay: { $cards }.
event-left-over = { $you ->
    [yes] You have left over: { $cards }.
   *[no] { $name } has left over: { $cards }.
}
event-counted = { $you ->
    [yes] You have { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in { $number ->
        [one] { $number } trick
       *[other] { $number } tricks
    }.
   *[no] { $name } has { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in { $number ->
        [one] { $number } trick
       *[other] { $number } tricks
    }.
}
event-partida = { $loser-key ->
    [you] { $name } wins the partida, and you pay it.
   *[other] { $you ->
        [yes] You win the partida; { $loser } pays it.
       *[no] { $name } wins the partida; { $loser } pays it.
    }
}
event-partida-by-faults = { $you ->
    [yes] You win the partida; those at fault pay it.
   *[no] { $name } wins the partida; those at fault pay it.
}
event-revesino = { $you ->
    [yes] Revesino! You took every trick.
   *[no] Revesino! { $name } took every trick.
}
event-cuts = { $loser-key ->
    [you] { $name } cuts your Revesino in time.
   *[other] { $you ->
        [yes] You cut the Revesino of { $loser } in time.
       *[no] { $name } cuts the Revesino of { $loser } in time.
    }
}
event-revesino-lost = { $you ->
    [yes] Your Revesino counts as cut.
   *[no] The Revesino of { $name } counts as cut.
}
event-four-aces-won = { $you ->
    [yes] Four aces! You took no trick.
   *[no] Four aces! { $name } went for them and took no trick.
}
event-four-aces-lost = { $you ->
    [yes] You went for the four aces and lose them.
   *[no] { $name } went for the four aces and loses them.
}
event-asks-dote = { $you ->
    [yes] You ask for another dote: that makes { $number }.
   *[no] { $name } asks for another dote: that makes { $number }.
}
event-raffle-won = { $you ->
    [yes] You win what was raffled: { $number }.
   *[no] { $name } wins what was raffled: { $number }.
}
event-match-over = { $number ->
    [one] The match is over: the round agreed on has been played.
   *[other] The match is over: the { $number } rounds agreed on have been played.
}

## Moments

phase-seating = Seats are drawn
phase-consent = Consent is asked
phase-exchange = The exchange
phase-raffle = What is left is raffled

## Questions

prompt-exchange = Which card do you lay away?
prompt-consent = Do you agree to a deal without a cut?

## Actions

action-uncut = Ask to deal without a cut
action-consent = Agree
action-object = Refuse
action-discard = Lay this card away
action-decline = Keep the hand, look at the top card
action-lay-down = Lay your cards down

## The open table

event-takes-pack = { $you ->
    [yes] You take the pack.
   *[no] { $name } takes the pack.
}
event-shuffles-once = { $you ->
    [yes] You shuffle the pack only once.
   *[no] { $name } shuffles the pack only once.
}
event-recut = { $you ->
    [yes] You ask for another cut.
   *[no] { $name } asks for another cut.
}
event-faces = { $you ->
    [yes] In dealing you face the { $card }.
   *[no] In dealing { $name } faces the { $card }.
}
event-discards = { $you ->
    [yes] You lay { $number ->
        [one] 1 card
       *[other] { $number } cards
    } under the baceta.
   *[no] { $name } lays { $number ->
        [one] 1 card
       *[other] { $number } cards
    } under the baceta.
}
event-draws = { $you ->
    [yes] { $number ->
        [0] You draw nothing.
        [one] You draw 1 card.
       *[other] You draw { $number } cards.
    }
   *[no] { $number ->
        [0] { $name } draws nothing.
        [one] { $name } draws 1 card.
       *[other] { $name } draws { $number } cards.
    }
}
event-reaches = { $you ->
    [yes] You take the top card of the baceta, and have not seen it yet.
   *[no] { $name } takes the top card of the baceta, and has not seen it yet.
}
event-puts-back = { $you ->
    [yes] You put the card back unseen.
   *[no] { $name } puts the card back unseen.
}
event-changes = { $you ->
    [yes] You change the card you laid away.
   *[no] { $name } changes the card laid away.
}
event-lets-go = { $you ->
    [yes] You let your exchange go by.
   *[no] { $name } lets the exchange go by.
}
event-peeks = { $you ->
    [yes] You look at the top card.
   *[no] { $name } looks at the top card.
}
event-adds = { $you ->
    [yes] Another card goes with yours: the { $card }.
   *[no] Another card goes with the one of { $name }: the { $card }.
}
event-omits = { $you ->
    [yes] You play nothing to this trick.
   *[no] { $name } plays nothing to this trick.
}
event-drops = { $you ->
    [yes] You drop the { $card }.
   *[no] { $name } drops the { $card }.
}
event-fumbles = { $you ->
    [yes] You drop the { $card } on the floor.
   *[no] { $name } drops the { $card } on the floor.
}
event-scatters = { $you ->
    [yes] { $number } of your cards come out together.
   *[no] { $number } cards of { $name } come out together.
}
event-falls-covered = None of them was seen.
event-falls = On the table, for all to see: { $cards }.
event-falls-first = Beneath, or first on the table: the { $card }.
event-chooses = { $you ->
    [yes] You choose the { $card }.
   *[no] { $name } chooses the { $card }.
}
event-demands = { $owner-key ->
    [you] { $name } demands that you play the { $card }.
   *[other] { $you ->
        [yes] You demand that { $owner } play the { $card }.
       *[no] { $name } demands that { $owner } play the { $card }.
    }
}
event-mends = { $you ->
    [yes] You take your card back to follow suit.
   *[no] { $name } takes a card back to follow suit.
}
event-mixes = { $you ->
    [yes] You mix your tricks.
   *[no] { $name } mixes the tricks.
}
event-decided-later = That will be decided when all the cards are played.
event-found = On the floor lay, unnoticed: { $cards }.
event-void = The hand is void.

what-revoke = a revoke
what-turn = a card out of turn
what-cards = a wrong number of cards
what-stock = a wrong baceta
what-faced = a card faced in dealing
what-deal = a deal out of turn
what-look = looking at the baceta
what-change = changing the discard
what-twice = discarding two
what-heard = a revoke that an onlooker pointed out
what-shuffle = shuffling only once
what-several = several cards on the table at once
what-doubt-ace = an ace, now in doubt
what-doubt-ace-of-oros = the ace of oros, now in doubt
what-doubt-caballo = the caballo de copas, now in doubt
what-doubt-partida = the partida, now in doubt

phase-pack = The pack is taken
phase-give = The deal
phase-draw = The draw
phase-fall = Cards on the table
phase-choose = The others choose
phase-count = The count

prompt-pack = Do you take the pack to deal?
prompt-give = The pack is cut. Do you deal?
prompt-draw = How many do you draw?
prompt-fall = How did the cards fall?
prompt-choose = Which card is to be played?
prompt-count = The hand is over. Anything to claim?

action-take-pack = Take the pack
action-shuffle-once = Take the pack and shuffle only once
action-spill = Cut ({ $number }) and let a card fall to the floor
action-deal = Deal
action-misdeal = Deal wrongly: one too many to { $name }, one too few to { $other }
action-misdeal-stock = { $named ->
    [first] Deal wrongly: one too many to { $name }, from the baceta
   *[after] Deal wrongly: one of { $name }’s to the baceta
}
action-face = Face a card of { $name } in dealing
action-recut = Ask for another cut
action-let-go = Let your exchange go by
action-peek = Look at the top card
action-draw = Draw { $number }
action-put-back = Put the card back unseen
action-take-up = Look at the card
action-change = Change your discard
action-add = Let another card go with it
action-omit = Play nothing to this trick
action-drop = Let a card fall
action-fumble = Let a card fall on the floor
action-scatter = Let two or three cards come out together
action-face-down = All face down
action-one-up = Only one was seen: the { $card }
action-beneath = All were seen, and beneath lies the { $card }
action-apart = All were seen, and nobody knows which came first
action-choose = The { $card } is to be played
action-demand = Demand the fallen card of { $name }
action-mend = Take the card back and follow suit
action-mix = Mix the tricks
action-done = Nothing to claim
action-claim-revoke = Claim: { $name } revoked
action-claim-turn = Claim: { $name } played out of turn
action-claim-cards = Claim: { $name } has a wrong number of cards
action-claim-stock = Claim: { $name } dealt a wrong baceta
action-claim-faced = Claim: { $name } faced a card in dealing
action-claim-deal = Claim: { $name } dealt out of turn
action-claim-look = Claim: { $name } looked at the baceta
action-claim-change = Claim: { $name } changed the discard
action-claim-twice = Claim: { $name } discarded two
action-claim-heard = Say that an onlooker pointed out a revoke of { $name }
action-claim-shuffle = Claim: { $name } shuffled only once
action-claim-several = Claim: cards of { $name } lie on the table
action-claim-doubt-ace = Claim an ace from { $name }, who mixed the cards
action-claim-doubt-ace-of-oros = Claim the ace of oros from { $name }, who mixed the cards
action-claim-doubt-caballo = Claim the caballo from { $name }, who mixed the cards
action-claim-doubt-partida = Claim the partida from { $name }, who mixed the cards

## Accounts and notes

account-plate = the plate
account-raffle = the raffle of the table
heap-plate = Plate: { $amount }
heap-raffle = To be raffled: { $amount }
note-rate = Maripérez: all is paid × { $value }
note-tanto = A tanto is worth { $value }

## Payments

reason-partida = For the partida
reason-sold = For a card that was sold
reason-drawn = For a card that was drawn out
reason-led = For a card that was led
reason-locked = For a card that was locked in
reason-asleep = For a card that slept
reason-laid-down = For the cards laid down
reason-revesino = For the Revesino
reason-cut = For the Revesino cut in time
reason-four-aces = For the four aces
reason-four-aces-lost = For the four aces that were lost
reason-premium = The premium of the caballo
reason-ante = A share of the plate
reason-plate-filled = To fill the plate again
reason-plate-shared = The plate is shared out
reason-returned = What was paid at once is given back
reason-raffle-won = What was raffled
reason-discard-changed = For changing the discard
reason-discarded-twice = For discarding two
reason-revoke = For a revoke
reason-revoke-again = For revoking again
reason-card-too-many = For playing with a card too many
reason-card-too-few = For playing with a card too few
reason-careless = For throwing two cards or none
reason-dealer-looked = For looking at the baceta as dealer
reason-mixed = For mixing the cards too soon

piece-ficha = { $count ->
    [one] 1 chip of ten
   *[other] { $count } chips of ten
}
piece-tanto = { $count ->
    [one] 1 single tanto
   *[other] { $count } single tantos
}
piece-dote = { $count ->
    [one] 1 dote taken
   *[other] { $count } dotes taken
}
piece-money = { $count } in money

## Options

option-rounds = How many rounds a match lasts; in a round each deals once
option-mari_perez = Maripérez: the first and the last round are paid double
option-napolitana_settlement = How the four aces are paid
option-napolitana_settlement-additions = in equal parts, but each settles their own Revesino
option-napolitana_settlement-company = all in company, in equal parts
option-napolitana_settlement-classic = ace by ace, by those on whom they fall
option-napolitana_duty = What whoever goes for the four aces owes when another cuts
option-napolitana_duty-additions = nothing, if that player takes the last trick
option-napolitana_duty-body = the 24, always
option-napolitana_duty-cutter-first = the first who cuts always collects
option-cut_credit = Whose the cut is when two beat the card
option-cut_credit-first-beater = the first who beats it
option-cut_credit-trick-taker = whoever takes the trick
option-mano_pardon = A mano with four aces is pardoned the first trick
option-sleeping_paid = Payment cards that sleep are paid
option-lock_scope = Which locked cards are paid to the winner of the partida
option-lock_scope-caballo = those of copas with the caballo
option-lock_scope-off = only the two cases of the book
option-lock_scope-all-suits = those of any suit
option-platillo = The plate: a caballo sold or drawn has a premium
option-platillo_premium = How much the premium is
option-platillo_ante = What each puts in the plate at first
option-platillo_drawn = Who gets the premium of a caballo drawn out
option-platillo_drawn-drawer = whoever drew it
option-platillo_drawn-plate = the plate
option-platillo_led = Premium of a caballo led or locked in
option-platillo_led-none = none
option-platillo_led-plate = it goes into the plate
option-platillo_led-partida = it goes to the winner of the partida
option-pay_timing = When cards sold and drawn are paid
option-pay_timing-end = at the end of the hand
option-pay_timing-at-once = at once
option-raffle = Who wins what is raffled
option-raffle-highest-sword = the highest espada
option-raffle-best-king = the best king
option-forgotten_draw = If somebody discards and forgets to draw
option-forgotten_draw-continue = the hand goes on, and the missing card is paid for
option-forgotten_draw-void = the hand is void
option-repeat_revoke_free = A player who has revoked may go on revoking
option-lay_down = Cards may be laid down before the end
option-deal_pattern = How the cards are dealt
option-deal_pattern-4-4-3 = four, four and three
option-deal_pattern-3-4-4 = three, four and four
option-shuffle_cut = The law of shuffling and cutting
option-shuffle_cut-lawful = is always kept
option-shuffle_cut-by-consent = may be waived if all consent
option-courtesy_seating = Courtesy to ladies in taking seats
option-dote = How many tantos a dote has
option-tanto_value = How much money a tanto is worth

## The judge: what happened

incident-cut-or-shuffle = The pack was badly shuffled or cut
incident-bad-deal = The deal was wrong, and nobody has led yet
incident-stock-count = The baceta has a card too many or too few
incident-deal-out-of-turn = The wrong player has dealt
incident-drew-two = Somebody drew two for one
incident-forgot-to-draw = Somebody did not draw in turn
incident-changed-discard = Somebody changed their discard
incident-looked-at-stock = Somebody looked at the baceta too soon
incident-discarded-twice = Somebody discarded twice, or two cards
incident-wrong-count = The play has begun, and somebody has a card too many or too few
incident-careless-play = Somebody threw two cards to a trick, or none
incident-out-of-turn = Somebody played out of turn
incident-dropped = Somebody dropped a card and it was seen
incident-several-cards = Several cards came out together and touched the table
incident-revoke = Somebody did not follow suit though they could
incident-laid-down = Somebody laid down their cards before the end
incident-look-at-trick = Somebody wants to see a trick already taken
incident-mixed-cards = Somebody mixed the cards before all had agreed

fact-what = What was done badly?
fact-what-cut = the cut
fact-what-shuffle = the shuffle
fact-number = How many cards were lifted, or how many times was it shuffled?
fact-looked = Had anybody looked at a card?
fact-agreed = Had all four consented to it?
fact-cause = What was the cause?
fact-cause-dealer = the dealer
fact-cause-pack = the pack, which was faulty
fact-cause-fallen = a card that had fallen
fact-cause-faced = the dealer faced a card
fact-cause-faced-in-pack = a card lay faced in the pack
fact-led = Had a card been led?
fact-pack = How was the pack?
fact-pack-whole = whole
fact-pack-faulty = faulty
fact-exchanged = Had the mano exchanged?
fact-discarded = Had they discarded?
fact-due = Was it the card they were to draw?
fact-next_touched = Had the next player taken up the baceta?
fact-forgotten_draw = What was agreed on a forgotten draw?
fact-forgotten_draw-continue = the hand goes on
fact-forgotten_draw-void = the hand is void
fact-dealer = Was it the dealer?
fact-seen = Did they see it, or how many were seen?
fact-seen-none = none
fact-seen-one = one
fact-seen-several = several
fact-order = Is it known which touched the table first?
fact-order-known = yes, or one lies beneath
fact-order-unknown = no
fact-hand = What was found?
fact-hand-over = a card too many
fact-hand-short = a card too few
fact-act = What did they do?
fact-act-two-cards = they threw two cards
fact-act-no-card = they played none
fact-answered = Had another played after it?
fact-where = Where did it fall?
fact-where-table = on the table
fact-where-floor = on the floor
fact-lawful = Could it lawfully be played?
fact-complete = Was the trick taken and another card played?
fact-noticed = Who noticed it?
fact-noticed-player = one of the players
fact-noticed-onlooker = an onlooker
fact-mixed = Were the tricks mixed?
fact-holder = Did they hold the four aces?
fact-holder-none = no
fact-holder-privileged = yes, and still the privilege
fact-holder-introduced = yes, but they had been introduced
fact-before = Had they revoked before in this hand?
fact-repeat_revoke_free = Was it agreed that a player who has revoked may go on?
fact-holds = What are the payment cards in their hand worth?
fact-whose = Whose trick is it?
fact-whose-own = their own
fact-whose-other = another’s
fact-last = Is it the last one made?
fact-doubt = What is in doubt?
fact-doubt-none = nothing
fact-doubt-ace = an ace other than that of oros
fact-doubt-ace-of-oros = the ace of oros
fact-doubt-caballo = the caballo de copas
fact-doubt-partida = the partida
fact-end = How did the hand end?
fact-end-unknown = not known yet
fact-end-ordinary = an ordinary hand
fact-end-false-revesino = they took every trick with a card too many
fact-end-four-aces = somebody went for the four aces and took no trick
fact-end-lost-four-aces = somebody went for the four aces and took a trick
fact-end-revesino = another made Revesino
fact-end-cut = another cut a Revesino in time
fact-end-own-cut = the offender cut the Revesino
fact-end-own-cut-four-aces = the offender cut it, and somebody was going for the four aces
fact-offenders = How many are at fault?
fact-whose_fault = Who is at fault?
fact-whose_fault-others = neither whoever went for the four aces nor whoever led the trick that lost them
fact-whose_fault-holder = whoever went for the four aces
fact-whose_fault-introducer = whoever led the trick that lost the four aces
fact-napolitana_settlement = How was it agreed to pay the four aces?
fact-napolitana_settlement-additions = in equal parts, but each settles their own Revesino
fact-napolitana_settlement-company = all in company, in equal parts
fact-napolitana_settlement-classic = ace by ace, by those on whom they fall
fact-rate = By how much is the hand multiplied (Maripérez)?

## The judge: what is decided

decision-as-agreed = What all four consented to holds.
decision-good = It is well done.
decision-too-late = It is too late to claim it.
decision-done-again = It is done again.
decision-void = The hand is void.
decision-void-and-fine = The hand is void, and the offender pays two partidas.
decision-stands = It stands.
decision-may-draw = They may still draw.
decision-exchange-lost = They have lost their exchange, and nothing more.
decision-no-draw = They keep their cards and do not draw.
decision-put-back = They put it back without penalty.
decision-pays-all = They pay all that is at stake in the hand.
decision-taken-back = They take the card back.
decision-no-demand = It cannot be demanded.
decision-may-demand = The others may demand that it be played.
decision-takes-back = They take them back and play what they like.
decision-plays-the-seen = The one that was seen is played.
decision-plays-the-first = The one that touched the table first is played.
decision-others-choose = The others choose which is played.
decision-lawful-renounce = It is their privilege: there is no revoke.
decision-may-mend = They may put it right, and pay nothing.
decision-no-claim = It cannot be claimed.
decision-nothing-more = They pay nothing more.
decision-fined-again = For each repetition they pay one partida.
decision-played-on-open = The hand is played on, with their cards face up.
decision-may-look = They may look at it.
decision-may-not-look = They may not look at it.
decision-pays-doubt = They pay whatever is in doubt.

follows-hand-stands = The hand goes on as it is.
follows-cut-again = The pack is cut again.
follows-shuffle-again = The pack is shuffled again.
follows-hand-void = The cards are gathered: nothing of this hand counts.
follows-same-dealer = The same player deals again.
follows-next-dealer = They lose the deal: the player at their right deals.
follows-rightful-dealer = The player whose deal it was deals.
follows-rotation-kept = The rotation goes on as if the right player had dealt.
follows-draws-now = They draw now.
follows-card-under = The card goes under the baceta.
follows-card-returned = The card goes back into the baceta.
follows-no-draw = They lose their exchange.
follows-played-out = The hand is played to its end.
follows-pays-stake = In the settlement they pay for everybody.
follows-wins-nothing = What they would have won passes to the next entitled.
follows-less-unowed = From that is taken off what nobody owes: a payment card led by whoever went for the four aces and, where sleeping cards are not paid, the one that slept.
follows-raffled-next = It is raffled among the others in the following hand.
follows-card-stays = The card stays played.
follows-card-back = The card goes back to their hand.
follows-card-to-hand = The card goes back to their hand.
follows-may-be-demanded = When their turn comes it may be demanded.
follows-must-be-played = That card must be played.
follows-later-may-change = Those who played after them may change theirs.
follows-draws-nothing = They collect no aces that they draw out later.
follows-no-more-revokes = No revoke can be claimed any more.

party-offender = the offender
party-others = the others, who are not at fault
party-each = each of the others, who are not at fault
party-raffle = the raffle of the table
party-entitled = those entitled
party-maker = whoever made Revesino
party-cutter = whoever cut it
party-holder = whoever went for the four aces
party-introducer = whoever led the trick that lost them
party-claimant = whoever claims it

## The guide
guide-consent = They want to deal without a cut: that may be done only if all four of you agree.
guide-exchange = You may lay one card away and draw another from the baceta. If you do not, you look at the top card and put it underneath.
guide-exchange-dealer = You deal and draw nothing: lay away one of your twelve cards.
guide-exchange-bare = Lay away a bare ace or the bare caballo de copas before a bare king.
guide-exchange-asleep = Asleep, it is paid by the loser of the partida to its winner.
guide-exchange-unpaid = At this table what sleeps is not paid.
guide-play-lead = You lead, with any card. Here it is best not to take tricks: low cards are the good ones, and there are no trumps.
guide-play-follow = You hold the suit led and must follow, but nobody makes you win: with a lower card the trick is another’s.
guide-play-free = You have none of the suit led: throw what you like, best of all a card you want to be rid of. An ace or the caballo de copas sold like this is paid by whoever takes the trick.
guide-play-aces = You have the four aces (or three and the caballo): you need not follow suit. The first time you do not, you are bound.
guide-play-aces-equal = Take no trick and each pays you 4; take one and you pay each 4.
guide-play-aces-classic = Take no trick and you are paid the partida and the payment cards; take one and you pay 12 to whoever led it.
guide-play-last-pair = With caballo and king of copas as your last cards the law makes you take with the caballo, and lead the king next.

## Odds

odds-aces = Aces in the hand as dealt
odds-payment-cards = Payment cards: the aces and the caballo de copas
odds-napolitana = Napolitana
odds-row-any = four payment cards or more
odds-voids = Suits that are lacking
odds-play = How the hand ends, and for whom
odds-won = What each wins in a hand, on average
odds-row-tantos = tantos
odds-row-partida = partida won
odds-row-revesino = Revesino made
odds-row-cuts = Revesino cut
odds-row-revesino-lost = Revesino lost
odds-row-four-aces-won = four aces won
odds-row-four-aces-lost = four aces lost
odds-by-others = the others
odds-by-dealer = dealer
odds-by-mano = mano
odds-by-second = second
odds-by-third = third
odds-by-any = any
