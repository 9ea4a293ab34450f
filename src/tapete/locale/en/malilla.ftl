# The five Malillas.

game-malilla = Malilla
game-malilla-about = Four players in two pairs: the nine is highest, and court cards count.
game-malilla-barrotada = Malilla barrotada
game-malilla-barrotada-about = Four players, each for themselves. Also called Cara de perro.
game-malilla-coja = Malilla coja
game-malilla-coja-about = Three players, each for themselves, with thirty-six cards.
game-malilla-vistas = Malilla for two, face up
game-malilla-vistas-about = For two: each plays six piles with only the top card showing.
game-malilla-cubiertas = Malilla for two, hidden
game-malilla-cubiertas-about = For two: hidden hands, and a stock to exchange cards with.

## What happens

event-lot-partners = { $you ->
    [yes] { $cards }: you draw the highest card and choose a partner.
   *[no] { $cards }: { $name } draws the highest card and chooses a partner.
}
event-lot-deal = { $you ->
    [yes] The draw for dealer: { $cards }. You deal.
   *[no] The draw for dealer: { $cards }. { $name } deals.
}
event-lot-again = The draw was a tie: draw again.
event-favourite = The favourite suit is { $suit }: when it is trumps, everything pays double.
event-asks-leave = { $you ->
    [yes] You ask for somebody to play in your place.
   *[no] { $name } asks for somebody to play in their place.
}
event-consents = { $you ->
    [yes] You agree.
   *[no] { $name } agrees.
}
event-leave-refused = { $you ->
    [yes] You don’t agree: nobody is replaced.
   *[no] { $name } doesn’t agree: nobody is replaced.
}
event-leave-given = { $you ->
    [yes] Everyone agrees: somebody may play in your place.
   *[no] Everyone agrees: somebody may play in { $name }’s place.
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
    .said = { $word }!
event-counted = { $side-key ->
    [pair] { $yours ->
        [yes] { $points ->
            [one] Your pair makes 1 point.
           *[other] Your pair makes { $points } points.
        }
       *[no] { $points ->
            [one] { $name }’s pair makes 1 point.
           *[other] { $name }’s pair makes { $points } points.
        }
    }
   *[alone] { $you ->
        [yes] { $points ->
            [one] You make 1 point.
           *[other] You make { $points } points.
        }
       *[no] { $points ->
            [one] { $name } makes 1 point.
           *[other] { $name } makes { $points } points.
        }
    }
}
event-capote = { $side-key ->
    [pair] { $yours ->
        [yes] Capote! Your pair took all the tricks.
       *[no] Capote! { $name }’s pair took all the tricks.
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
event-goal-reached = { $you ->
    [yes] The match is over: your pair has { $number } points.
   *[no] The match is over: { $name }’s pair has { $number } points.
}
event-trump-named = { $you ->
    [yes] You name trumps: { $suit }.
   *[no] { $name } names trumps: { $suit }.
}
event-no-trump = { $you ->
    [yes] You say: “{ event-no-trump.said }”. There are no trumps, and everything pays double.
   *[no] { $name }: “{ event-no-trump.said }”. There are no trumps, and everything pays double.
}
    .said = Butifarra
event-delegates = { $you ->
    [yes] You leave trumps to your partner, who must name them.
   *[no] { $name } leaves trumps to their partner, who must name them.
}
event-contra = { $you ->
    [yes] You say: “{ event-contra.said }”. { event-contra.means }
   *[no] { $name }: “{ event-contra.said }”. { event-contra.means }
}
    .said = { $number ->
        [2] Contro
        [4] Recontro
       *[8] Sant Vicenç
    }
    .means = { $number ->
        [2] Everything is doubled.
        [4] Everything is doubled again.
       *[8] Everything is doubled a third time.
    }
event-paso = { $you ->
    [yes] You pass.
   *[no] { $name } passes.
}
    .said = Pass

## Moments

phase-partners = Drawing for partners
phase-choose-partner = Choosing a partner
phase-first-deal = Drawing for dealer
phase-name-favourite = Choosing the favourite suit
phase-consent = Asking to be replaced
phase-exchange = The exchange
phase-name-trump = Naming trumps
phase-contra = Is the hand doubled?

## Questions

law-last-trick = mal.93
prompt-choose-partner = Who is your partner?
prompt-name-favourite = Which suit is the favourite?
prompt-consent = Do you agree to somebody playing in their place?
prompt-discard = Which cards do you exchange?
prompt-name-trump = Which suit is trumps?
prompt-contra-2 = Do you double the hand? (contro)
prompt-contra-4 = They have doubled. Do you double again? (recontro)
prompt-contra-8 = They have doubled again. Do you double a last time? (Sant Vicenç)

## Actions

action-partner = With { $name }
action-favourite = { $suit }
action-leave = Ask to be replaced
action-consent = Agree
action-refuse = Disagree
action-trump = { $suit }
action-trump-none = Butifarra: no trumps
action-delegate = Leave it to my partner
action-contra = Double
action-contro = Contro
action-recontro = Recontro
action-sant-vicenc = Sant Vicenç
action-paso = Pass
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
event-warns = { $warned-key ->
    [you] { $name } warns you.
   *[other] { $you ->
        [yes] You warn { $warned }.
       *[no] { $name } warns { $warned }.
    }
}
event-shows = { $you ->
    [yes] You show your cards: { $cards }.
   *[no] { $name } shows their cards: { $cards }.
}
event-drops = { $you ->
    [yes] You drop the { $card }.
   *[no] { $name } drops the { $card }.
}
event-mends = { $you ->
    [yes] You put it right with the { $card }.
   *[no] { $name } puts it right with the { $card }.
}
event-changes = { $you ->
    [yes] You change your card for the { $card }.
   *[no] { $name } changes their card for the { $card }.
}
event-owns-up = { $what-key ->
    [deal] { $you ->
        [yes] You pass the pack on: it was not your deal.
       *[no] { $name } passes the pack on: it was not their deal.
    }
   *[trick] { $you ->
        [yes] You give the trick back: it was not yours.
       *[no] { $name } gives the trick back: it was not theirs.
    }
}
event-ruling = { $trick ->
    [0] { $you ->
        [yes] The judge, on you: { $decision } ({ $laws })
       *[no] The judge: { $decision } ({ $name }, { $laws })
    }
   *[other] { $you ->
        [yes] The judge, on you in trick { $trick }: { $decision } ({ $laws })
       *[no] The judge: { $decision } ({ $name }, trick { $trick }, { $laws })
    }
}
event-void = The hand is void.

what-revoke = a revoke
what-lead = a lead out of turn
what-turn = a card out of turn
what-trick = took a trick that was not theirs
what-talk = talk about the play
what-show = showing cards
what-deal = a deal out of turn
what-cards = a wrong number of cards
what-peek = peeking at the stock

phase-pack = The pack is taken
phase-give = The deal
phase-draw = The draw
phase-aside = A card is put aside unseen
phase-mend = Putting the trick right
phase-count = The count

prompt-pack = Do you deal?
prompt-give = The pack is cut.
prompt-draw = How many do you draw?
prompt-take = The trick is complete and yours: do you take it up?
prompt-mend = A card was put right: do you keep yours?
prompt-count = The hand is over. Anything to claim?

action-take-pack = Take the pack
action-deal = Deal
action-misdeal = Deal wrongly: one too many to { $name }, one too few to { $other }
action-recut = Ask for another cut
action-draw = Draw { $number }
action-peek = Peek at the stock
action-take = Take up the trick
action-warn = Warn { $name }
action-show = Show your cards
action-drop = Drop a card
action-mend = Put it right with the { $card }
action-keep = Keep your card
action-change = Change it for the { $card }
action-done = Nothing to claim
action-own-up-deal = Pass the pack on: it was not your deal
action-own-up-trick = Give the trick back: it was not yours
action-claim-revoke = Revoke! ({ $name })
action-claim-lead = Led out of turn! ({ $name })
action-claim-turn = Played out of turn! ({ $name })
action-claim-trick = That trick isn’t theirs! ({ $name })
action-claim-talk = Talked about the play! ({ $name })
action-claim-show = Showed their cards! ({ $name })
action-claim-deal = Dealt out of turn! ({ $name })
action-claim-cards = Wrong number of cards! ({ $name })
action-claim-peek = Peeked at the stock! ({ $name })

## Roles and notes

role-alcalde = alcalde
note-favourite = Favourite: { $value }
note-rate = Everything pays × { $value }
note-no-trump = Butifarra: no trumps
note-doubled = { $value ->
    [2] Contro
    [4] Recontro
   *[8] Sant Vicenç
}
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
reason-result-called = For the points of the hand, multiplied by what was called: butifarra or contro (a custom of the Butifarra, not of the book)
reason-capote-called = For the capote, multiplied by what was called: butifarra or contro (a custom of the Butifarra, not of the book)
reason-turn-up-returned = The alce is given back
reason-revoke = For a revoke
reason-card-too-many = For playing with a card too many
reason-peek = For looking at the stock
reason-lead-out-of-turn = For leading out of turn
reason-deal-out-of-turn = For dealing out of turn
reason-wrong-trick = For taking up another player’s trick
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

option-rounds = How many rounds? (each player deals once a round)
option-favourite = Favourite suit (everything pays double)
option-favourite-drawn = by lot
option-favourite-chosen = the first dealer names it
option-favourite-none = no favourite
option-mariperez = Maripérez: the first and last rounds pay double
option-mariperez_with_favourite = The favourite in the Maripérez pays
option-mariperez_with_favourite-4 = four times
option-mariperez_with_favourite-2 = double
option-tanto = How much money a tanto is worth
option-courtesy = Courtesy: ladies are offered the first deal
option-substitutes = Can a player be replaced?
option-substitutes-consent = if everyone agrees
option-substitutes-never = never
option-view_last_trick_only = Only the last trick may be looked at
option-partners = How partners are found
option-partners-agreed = as you sit
option-partners-seats = seats are drawn by lot
option-partners-kings = the first two kings
option-partners-weaker = one of the two weaker players chooses
option-talking = Talking Malilla: you may ask aloud for a suit
option-packet = How many cards are dealt at a time
option-under_ruff = Must you ruff even when it can’t win?
option-under_ruff-free = no need to
option-under_ruff-forced = one must
option-turn_up_from_all = The alce is paid by all, not by the cutter alone
option-alcalde = With an alcalde: five at the table, and the dealer sits out
option-fine_to_each = A fine is paid in full to each of the others
option-exchange_limit = How many cards mano may exchange
option-exchange_limit-none = as many as they like
option-sleeping = When cards of value stay out of play, pay
option-sleeping-excess = what the winner has above 36
option-sleeping-shortage = what the loser is short of 36
option-sleeping-half = half the difference
option-match = How a match ends
option-match-rounds = after the rounds agreed on
option-match-goal = when a pair has points enough: each marks what it wins
option-points_to_win = How many points win it, then
option-capote = What a capote wins
option-capote-72 = 72
option-capote-36 = 36: only the points above the half
option-trump = Where trumps come from
option-trump-turned = the last card, which is turned up
option-trump-dealer = the dealer names them, or lets their partner: a suit, or none and all is double
option-contra = Where trumps are named: may the hand be doubled? (contro, recontro, Sant Vicenç: × 2, 4, 8)

## The judge: what happened

incident-short-cut = The cut lifted fewer than four cards
incident-bad-deal = Somebody has a card too many or too few, and nobody has led yet
incident-exposed = A card was seen in dealing
incident-deal-out-of-turn = The wrong player has dealt
incident-wrong-count = The play has begun, and somebody has a card too many or too few
incident-faulty-pack = In mid-hand the pack turns out to be faulty
incident-lead-out-of-turn = The wrong player has led
incident-play-out-of-turn = A player played out of turn
incident-revoke = A revoke: a player did not follow, beat or ruff when they should have
incident-wrong-trick = A player took up a trick that is not theirs
incident-look-at-trick = Somebody wants to look at a trick already taken up
incident-talk = A player talks about the play before the hand is over
incident-show = A player shows their cards
incident-substitute = A player wants somebody to play in their place
incident-exchange-count = Somebody drew too many or too few cards in the exchange
incident-peek = Somebody looked at a card of the stock

fact-lifted = How many cards were lifted?
fact-dealing = Had the deal already begun?
fact-cause = Whose fault was it?
fact-cause-dealer = the dealer’s
fact-cause-pack = the pack’s: it was faulty
fact-turn_up = How much was paid for the alce?
fact-rate = By how much is the hand multiplied (favourite, Maripérez, butifarra, contro)?
fact-agreed = Do all agree to go on?
fact-led = Had somebody led?
fact-hand = What was found?
fact-hand-over = a card too many
fact-hand-short = a card too few
fact-hand-both = on one side, both too many and too few
fact-points = How many points did the offender’s side make?
fact-points-unknown = not known yet
fact-against = How many did the other side make?
fact-against-unknown = not known yet
fact-also = Has somebody else offended too?
fact-also-none = nobody
fact-also-others = the other side
fact-also-right-1 = the first at their right
fact-also-right-2 = the second at their right
fact-also-right-3 = the third at their right
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
fact-kind = What did they fail to do?
fact-kind-follow = follow suit
fact-kind-beat = beat with a higher card
fact-kind-ruff = ruff
fact-kind-over-ruff = overruff
fact-noticed = Who noticed it?
fact-noticed-self = the player themselves
fact-noticed-partner = their partner
fact-noticed-onlooker = an onlooker
fact-noticed-opponent = an opponent
fact-taken_up = Was the trick taken up already?
fact-whose = Whose trick was it?
fact-whose-partner = their partner’s
fact-whose-opponent = the opponents’
fact-whose-own = their own or their pair’s
fact-played = Had a card been played to the next trick?
fact-last = Is it the last trick?
fact-only_last = Was it agreed to look at the last one only?
fact-talking = Is it the talking Malilla?
fact-how = How were they seen?
fact-how-purpose = shown on purpose
fact-how-dropped = a card was dropped
fact-consent = Do all consent?
fact-drew = How many did they draw?
fact-drew-more = too many
fact-drew-fewer = too few

## The judge: what is decided

decision-fault = It is a fault: whoever did it does not count this hand and pays the fine.
decision-good-cut = The cut is good.
decision-too-late = It is too late to claim.
decision-cut-again = Cut again.
decision-void = The hand is void.
decision-go-on = Play on.
decision-deal-stands = The hand is played as dealt, and whoever dealt out of turn pays the fine.
decision-no-fine = There is no fine.
decision-mended = It is put right, and there is no fine.
decision-may-mend = They may put it right and pay nothing.
decision-no-fault = There is no fault.
decision-give-back = They give the trick back, and there is no fine.
decision-may-look = They may look at it.
decision-may-not-look = They may not look at it.
decision-may-leave = Somebody may play in their place.
decision-may-not-leave = Nobody may play in their place.

follows-not-counting = If they win the hand they collect nothing; if they lose it they pay for it as well as the fine.
follows-debts-struck = What they would have collected is struck off the debts of the others, tanto by tanto, always from whoever then owes most; of equals, from the first at their right.
follows-neither-collects = Neither of those who offended collects anything for the hand.
follows-set-off = Their fines are set off against each other.
follows-played-out = The hand is played to its end.
follows-hand-stands = The hand goes on as it is.
follows-cut-again = The pack is cut again before the deal.
follows-hand-void = The cards are gathered: nothing of this hand counts.
follows-turn-up-returned = The alce that was collected is given back.
follows-pack-mended = The pack is put in order.
follows-same-dealer = The same player deals again.
follows-next-dealer = They lose the deal: the player on their right deals.
follows-rightful-dealer = The player whose deal it was deals.
follows-earlier-stands = Earlier hands stand as they are.
follows-deal-goes-on = The deal goes on from the right of whoever dealt.
follows-he-counts = Their points do count.
follows-no-capote = A player with a card too few cannot make capote.
follows-surplus-aside = The opponent draws the extra card unseen, and it is put aside.
follows-missing-drawn = They draw the missing card, if the stock still has one.
follows-lead-stands = The lead stands, and the trick goes on from there.
follows-card-back = They take the card back, and the right player plays.
follows-card-stays = The card stays played.
follows-later-may-change = Those who played later may change theirs.
follows-trick-back = The trick goes back to whoever won it.
follows-winner-leads = Whoever won it leads.
follows-trick-credited = The trick counts for whoever won it.
follows-card-to-hand = The card goes back into their hand.

party-offender = the offender
party-others = the others
party-each = each of the others
party-dealer = the dealer
party-payer = whoever paid the alce
party-payers = each of those who paid the alce
party-right-1 = the first at their right
party-right-2 = the second at their right
party-right-3 = the third at their right

## The guide
guide-choose-partner = You have won the draw: choose who plays with you for the whole match. They will sit opposite you.
guide-name-favourite = Choose the favourite suit for the whole match: when it turns up as trumps, everything is paid double.
guide-consent = Somebody wants to leave their place to another: they may, if all the rest of you agree.
guide-discard = Change the cards you have no use for against as many of the stock, which nobody has seen: blanks (eight to two) are worth no points. What you take is not left for the other.
guide-name-trump = Name trumps: your longest and strongest suit is best. Without trumps nobody ruffs and everything counts double; or leave it to your partner, who must then decide.
guide-contra-2 = If you think that the others will not make half of the points, double: what is won counts twice, for whoever wins it.
guide-contra-4 = The others think that you will lose. If you are sure of the contrary, double again: it counts four times.
guide-contra-8 = This is the last time it can be doubled: the hand counts eight times.
guide-play-beat = An opponent is winning: you must follow suit and, since you can, beat the best card on the table. Only the cards that do so are offered.
guide-play-cannot-beat = You must follow suit. None of your cards of it beats the best one on the table, so any of them will do: keep those that count.
guide-play-ruff = You have none of the suit and an opponent is winning: you must ruff, and if it has been ruffed already, with a higher trump.
guide-play-under-ruff = You have none of the suit and your trumps cannot win, but at this table it was agreed that one must be played all the same.
guide-play-cannot-ruff = You have none of the suit and no trump that would win the trick: play what you like, best of all a blank card.
guide-play-friend-follow = Your partner is winning: you must follow suit, but need not beat it. Now is the time to give points.
guide-play-friend-free = You have none of the suit and your partner is winning: play what you like. Now is the time to give points.
guide-play-vistas-lead = You lead with any of the cards on top of your piles. The one below is seen as soon as you have played.
guide-play-vistas-follow = You show cards of the suit led: you must follow with one of them, but need not win.
guide-play-vistas-free = You show no card of the suit led: play any of those on top; ruffing is no duty.

## Odds

odds-trumps = Trumps in the hand as dealt; the turn-up is the dealer’s
odds-nines = Malillas (nines) in the hand
odds-turn-up = Worth of the turn-up (the alce)
odds-play = What each makes of a hand
odds-row-points = points, on average
odds-row-most = counts the most
odds-row-capote = capote
odds-by-others = the others
odds-by-dealer = dealer
odds-by-mano = mano
odds-by-second = second
odds-by-third = third
odds-by-mano-pair = the mano’s pair
odds-by-dealer-pair = the dealer’s pair
