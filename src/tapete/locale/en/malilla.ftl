# The five Malillas.

game-malilla = Malilla
game-malilla-about = Four in two pairs: the nine is highest, and honours count.
game-malilla-barrotada = Malilla barrotada
game-malilla-barrotada-about = Four, each for himself: also called Cara de perro.
game-malilla-coja = Malilla coja
game-malilla-coja-about = Three, each for himself, with thirty-six cards.
game-malilla-vistas = Malilla in view
game-malilla-vistas-about = Two, with six open piles each.
game-malilla-cubiertas = Malilla concealed
game-malilla-cubiertas-about = Two, with hidden hands and a stock to exchange cards with.

## What happens

event-lot-partners = { $you ->
    [yes] You draw the highest card and choose a partner: { $cards }.
   *[no] { $name } draws the highest card and chooses a partner: { $cards }.
}
event-lot-deal = { $you ->
    [yes] Lots are drawn for the deal: { $cards }. It falls to you.
   *[no] Lots are drawn for the deal: { $cards }. It falls to { $name }.
}
event-lot-again = The lot decided nothing: it is drawn again.
event-favourite = The favourite suit is { $suit }: in it everything is paid double.
event-asks-leave = { $you ->
    [yes] You ask leave to have another play for you.
   *[no] { $name } asks leave to have another play instead.
}
event-consents = { $you ->
    [yes] You consent.
   *[no] { $name } consents.
}
event-leave-refused = { $you ->
    [yes] You refuse: nobody leaves.
   *[no] { $name } refuses: nobody leaves.
}
event-leave-given = { $you ->
    [yes] All consent: another may play for you.
   *[no] All consent: another may play for { $name }.
}
event-exchanged = { $you ->
    [yes] { $number ->
        [0] You exchange nothing.
        [one] You exchange 1 card.
       *[other] You exchange { $number } cards.
    }
   *[no] { $number ->
        [0] { $name } exchanges nothing.
        [one] { $name } exchanges 1 card.
       *[other] { $name } exchanges { $number } cards.
    }
}
event-drew = { $you ->
    [yes] { $count ->
        [0] You draw nothing.
       *[other] You draw: { $cards }.
    }
   *[no] { $count ->
        [0] { $name } draws nothing.
       *[other] { $name } draws: { $cards }.
    }
}
event-says = { $you ->
    [yes] You ask for { $word }.
   *[no] { $name } asks for { $word }.
}
event-counted = { $side-key ->
    [pair] { $you ->
        [yes] Your pair counts { $points } points.
       *[no] { $name }'s pair counts { $points } points.
    }
   *[alone] { $you ->
        [yes] You count { $points } points.
       *[no] { $name } counts { $points } points.
    }
}
event-capote = { $side-key ->
    [pair] { $you ->
        [yes] Capote! Your pair took all the tricks.
       *[no] Capote! { $name }'s pair took all the tricks.
    }
   *[alone] { $you ->
        [yes] Capote! You took all the tricks.
       *[no] Capote! { $name } took all the tricks.
    }
}
event-match-over = { $number ->
    [one] The match is over: the round agreed on has been played.
   *[other] The match is over: the { $number } rounds agreed on have been played.
}

## Moments

phase-partners = Partners are drawn
phase-choose-partner = A partner is chosen
phase-first-deal = The deal is drawn
phase-name-favourite = The favourite is named
phase-consent = Leave is asked
phase-exchange = The exchange

## Questions

law-last-trick = mal.93
prompt-choose-partner = With whom do you play?
prompt-name-favourite = Which suit is the favourite?
prompt-consent = Do you consent to another playing instead?
prompt-discard = Which cards do you exchange?

## Actions

action-partner = With { $name }
action-favourite = { $suit }
action-leave = Ask leave to be replaced
action-consent = Consent
action-refuse = Refuse
action-discard = { $count ->
    [0] Exchange nothing
    [one] Exchange 1 card
   *[other] Exchange { $count } cards
}
action-say = Ask for { $word }
word-triunfos = trumps

## The open table

event-takes-pack = { $you ->
    [yes] You take the pack.
   *[no] { $name } takes the pack.
}
event-recut = { $you ->
    [yes] You ask for another cut.
   *[no] { $name } asks for another cut.
}
event-discards = { $you ->
    [yes] You lay { $number } aside.
   *[no] { $name } lays { $number } aside.
}
event-peeks = { $you ->
    [yes] You look at the top card of the stock.
   *[no] { $name } looks at the top card of the stock.
}
event-peeked = It is the { $card }.
event-warns = { $you ->
    [yes] You warn { $warned }.
   *[no] { $name } warns { $warned }.
}
event-shows = { $you ->
    [yes] You show your cards: { $cards }.
   *[no] { $name } shows these cards: { $cards }.
}
event-drops = { $you ->
    [yes] You drop the { $card }.
   *[no] { $name } drops the { $card }.
}
event-mends = { $you ->
    [yes] You mend it and play the { $card }.
   *[no] { $name } mends it and plays the { $card }.
}
event-changes = { $you ->
    [yes] You change your card for the { $card }.
   *[no] { $name } changes the card for the { $card }.
}
event-owns-up = { $what-key ->
    [deal] { $you ->
        [yes] You pass the pack on: it was not your deal.
       *[no] { $name } passes the pack on: it was not his deal.
    }
   *[trick] { $you ->
        [yes] You give the trick back: it was not yours.
       *[no] { $name } gives the trick back: it was not his.
    }
}
event-claims = { $you ->
    [yes] You claim against { $accused }: { $what }.
   *[no] { $name } claims against { $accused }: { $what }.
}
event-ruling = { $trick ->
    [0] The judge, on { $name }: { $decision } ({ $laws })
   *[other] The judge, on { $name } in trick { $trick }: { $decision } ({ $laws })
}
event-not-proven = It is not proved against { $name }: { $what }.
event-void = The hand is void.

what-revoke = a revoke
what-lead = a lead out of turn
what-turn = a card out of turn
what-trick = a trick that was not his
what-talk = talk about the play
what-show = showing cards
what-deal = a deal out of turn
what-cards = a wrong number of cards
what-peek = looking at the stock

phase-pack = The pack is taken
phase-give = The deal
phase-draw = The draw
phase-aside = A card is put aside unseen
phase-mend = The trick is mended
phase-count = The count

prompt-pack = Do you take the pack to deal?
prompt-give = The pack is cut.
prompt-draw = How many do you draw?
prompt-take = The trick is complete and yours: do you take it up?
prompt-mend = A card was mended: do you keep yours?
prompt-count = The hand is over. Anything to claim?

action-take-pack = Take the pack
action-deal = Deal
action-misdeal = Deal wrongly: one too many to { $name }, one too few to { $other }
action-recut = Ask for another cut
action-draw = Draw { $number }
action-peek = Look at the stock
action-take = Take up the trick
action-warn = Warn { $name }
action-show = Show your cards
action-drop = Let a card fall
action-mend = Mend with the { $card }
action-keep = Keep your card
action-change = Change it for the { $card }
action-done = Nothing to claim
action-own-up-deal = Pass the pack on: it was not your deal
action-own-up-trick = Give the trick back: it was not yours
action-claim-revoke = Claim: { $name } revoked
action-claim-lead = Claim: { $name } led out of turn
action-claim-turn = Claim: { $name } played out of turn
action-claim-trick = Claim: { $name } took a trick that was not his
action-claim-talk = Claim: { $name } talked about the play
action-claim-show = Claim: { $name } showed his cards
action-claim-deal = Claim: { $name } dealt out of turn
action-claim-cards = Claim: { $name } has a wrong number of cards
action-claim-peek = Claim: { $name } looked at the stock

## Roles and notes

role-alcalde = alcalde
note-favourite = Favourite: { $value }
note-rate = All is paid × { $value }
note-tanto = A tanto is worth { $value }
note-exchanged = { $you ->
    [yes] You exchanged { $value }
   *[no] { $name } exchanged { $value }
}
plate-exchanged = exchanged { $value }

## Payments

reason-turn-up = For the turn-up (the alce)
reason-result = For the points of the hand
reason-capote = For the capote, all the tricks
reason-turn-up-returned = The alce is given back
reason-revoke = For a revoke
reason-card-too-many = For playing with a card too many
reason-peek = For looking at the stock
reason-lead-out-of-turn = For leading out of turn
reason-deal-out-of-turn = For dealing out of turn
reason-wrong-trick = For taking up another's trick
reason-talk = For talking about the play
reason-show = For showing cards

piece-hundred = { $count ->
    [one] 1 counter of a hundred
   *[other] { $count } counters of a hundred
}
piece-ten = { $count ->
    [one] 1 counter of ten
   *[other] { $count } counters of ten
}
piece-one = { $count ->
    [one] 1 single
   *[other] { $count } singles
}
piece-money = { $count } in money

## Options

option-rounds = How many rounds a match lasts; in a round each player deals once
option-favourite = How the favourite suit is settled, in which all is paid double
option-favourite-drawn = by lot
option-favourite-chosen = the first dealer names it
option-favourite-none = no favourite
option-mariperez = The Mariperez: the first and the last round are paid double
option-mariperez_with_favourite = What is paid when the favourite falls in the Mariperez
option-mariperez_with_favourite-4 = four times
option-mariperez_with_favourite-2 = double
option-tanto = How much money a tanto is worth
option-courtesy = Courtesy: ladies are offered the first deal
option-substitutes = Whether somebody may leave another in his place
option-substitutes-consent = if all consent
option-substitutes-never = never
option-view_last_trick_only = Only the last trick may be looked at
option-partners = How partners are found
option-partners-agreed = as you sit
option-partners-seats = seats are drawn by lot
option-partners-kings = the first two kings
option-partners-weaker = one of the two weaker chooses
option-talking = The talking Malilla: one may ask aloud for a suit
option-packet = How many cards are dealt at a time
option-under_ruff = Whether one must ruff even when it cannot win
option-under_ruff-free = no need to
option-under_ruff-forced = one must
option-turn_up_from_all = The alce is paid by all, not by the cutter alone
option-alcalde = With an Alcalde: five at the table, and the dealer rests
option-fine_to_each = A fine is paid in full to each of the others
option-exchange_limit = How many cards mano may exchange
option-exchange_limit-none = as many as he likes
option-sleeping = How it is paid when cards of value stay out of play
option-sleeping-excess = what the winner has above 36
option-sleeping-shortage = what the other lacks of 36
option-sleeping-half = half the difference

## The judge: what happened

incident-short-cut = Somebody cut fewer than four cards
incident-bad-deal = Somebody has a card too many or too few, and nobody has led yet
incident-exposed = A card was seen in dealing
incident-deal-out-of-turn = The wrong player has dealt
incident-wrong-count = The play has begun, and somebody has a card too many or too few
incident-faulty-pack = In the middle of a hand the pack proves faulty
incident-lead-out-of-turn = The wrong player has led
incident-play-out-of-turn = Somebody has played before his turn
incident-revoke = A revoke: somebody did not follow, beat or ruff as he should
incident-wrong-trick = Somebody has taken up a trick that is not his
incident-look-at-trick = Somebody wants to look at a trick already taken up
incident-talk = Somebody speaks of the play before the hand is over
incident-show = Somebody shows his cards
incident-substitute = Somebody wants another to play in his place
incident-exchange-count = Somebody drew too many or too few cards in the exchange
incident-peek = Somebody looked at a card of the stock

fact-lifted = How many cards were lifted?
fact-dealing = Had the deal begun?
fact-cause = Whose fault was it?
fact-cause-dealer = the dealer's
fact-cause-pack = the pack's, which was faulty
fact-turn_up = How much was paid for the alce?
fact-rate = By how much is the hand multiplied (favourite, Mariperez)?
fact-agreed = Do all agree to go on?
fact-led = Had somebody led?
fact-hand = What was found?
fact-hand-over = a card too many
fact-hand-short = a card too few
fact-hand-both = on one side, both too many and too few
fact-points = How many points did the offender's side make?
fact-points-unknown = not known yet
fact-against = How many points did the other make?
fact-against-unknown = not known yet
fact-also = Has somebody else offended too?
fact-also-none = nobody
fact-also-others = the other side
fact-also-right-1 = the first at his right
fact-also-right-2 = the second at his right
fact-also-right-3 = the third at his right
fact-fine_to_each = Was it agreed: a fine is paid in full to each of the others?
fact-turn_up_from_all = Was it agreed: the alce is paid by all, not by the cutter alone?
fact-sleeping = How is it paid when cards of value stay out of play?
fact-sleeping-excess = what the winner has above 36
fact-sleeping-shortage = what the other lacks of 36
fact-sleeping-half = half the difference
fact-capote = Was there a capote?
fact-capote-none = no
fact-capote-offender = the offender made it
fact-capote-others = the others made it
fact-answered = Had the next player played already?
fact-kind = What did he fail to do?
fact-kind-follow = follow suit
fact-kind-beat = beat with a higher card
fact-kind-ruff = ruff
fact-kind-over-ruff = over-ruff
fact-noticed = Who noticed it?
fact-noticed-self = he himself
fact-noticed-partner = his partner
fact-noticed-onlooker = an onlooker
fact-noticed-opponent = an opponent
fact-taken_up = Was the trick taken up already?
fact-whose = Whose trick was it?
fact-whose-partner = his partner's
fact-whose-opponent = the opponents'
fact-whose-own = his own or his side's
fact-played = Had a card been played to the next trick?
fact-last = Is it the last trick?
fact-only_last = Was it agreed to look at the last one only?
fact-talking = Is it the talking Malilla?
fact-how = How were they seen?
fact-how-purpose = he showed them on purpose
fact-how-dropped = he dropped a card
fact-consent = Do all consent?
fact-drew = How many did he draw?
fact-drew-more = too many
fact-drew-fewer = too few

## The judge: what is decided

decision-fault = It is a fault: he who did it does not count in this hand and pays the fine.
decision-good-cut = The cut is good.
decision-too-late = It is too late to claim.
decision-cut-again = Let him cut again.
decision-void = The hand is void.
decision-go-on = Play on.
decision-deal-stands = The hand is played as it was dealt, and he who dealt out of turn pays the fine.
decision-no-fine = There is no fine.
decision-mended = It is put right, and there is no fine.
decision-may-mend = He may mend it and pays nothing.
decision-no-fault = There is no fault.
decision-give-back = He gives the trick back, and there is no fine.
decision-may-look = He may look at it.
decision-may-not-look = He may not look at it.
decision-may-leave = He may leave another in his place.
decision-may-not-leave = He may not leave another in his place.

follows-not-counting = If he wins the hand he does not collect; if he loses he pays it on top of the fine.
follows-debts-struck = What he would have collected is struck off the debts of the others, tanto by tanto, always from whoever then owes most; of equals, from the first at his right.
follows-neither-collects = Neither of those who offended collects anything for the hand.
follows-set-off = Their fines are set off against each other.
follows-played-out = The hand is played to its end.
follows-hand-stands = The hand goes on as it is.
follows-cut-again = The pack is cut again before the deal.
follows-hand-void = The cards are gathered: nothing of this hand counts.
follows-turn-up-returned = The alce that was collected is given back.
follows-pack-mended = The pack is put in order.
follows-same-dealer = The same player deals again.
follows-next-dealer = He loses the deal: the player at his right deals.
follows-rightful-dealer = He who should have dealt deals.
follows-earlier-stands = Earlier hands stand as they are.
follows-deal-goes-on = The deal goes on from the right of him who dealt.
follows-he-counts = His points do count.
follows-no-capote = He who has a card too few cannot make capote.
follows-surplus-aside = The other draws the surplus card blindly, and it is put aside.
follows-missing-drawn = He draws the missing card, if the stock still has it.
follows-lead-stands = The lead stands, and the trick goes on from there.
follows-card-back = He takes his card back, and the right player plays.
follows-card-stays = The card stays played.
follows-later-may-change = Those who played after him may change theirs.
follows-trick-back = The trick goes back to the one who won it.
follows-winner-leads = He who won it leads.
follows-trick-credited = The trick is counted to the one who won it.
follows-card-to-hand = The card goes back to his hand.

party-offender = the offender
party-others = the others
party-each = each of the others
party-dealer = the dealer
party-payer = whoever paid the alce
party-payers = each of those who paid the alce
party-right-1 = the first at his right
party-right-2 = the second at his right
party-right-3 = the third at his right
