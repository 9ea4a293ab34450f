# La Zanga.

game-zanga = La Zanga
game-zanga-about = Four in two pairs: name trumps and make five tricks of eight; thirty-two vales go from one pair to the other.

## What happens

event-lot-deal = { $you ->
    [yes] You cut for the deal: { $cards }. Yours is the higher.
   *[no] They cut for the deal: { $cards }. The higher is { $name }’s.
}
event-taps = { $you ->
    [yes] You tap the pack: you trust the dealer.
   *[no] { $name } taps the pack and trusts the dealer.
}
event-no-starter = The seven, six, five, four and three of espadas all lie in the zanga: the cards are dealt again.
event-starts = { $you ->
    [yes] { $count ->
        [0] You hold the { $card }: you are mano.
       *[other] In the zanga lie: { $cards }. You hold the { $card }: you are mano.
    }
   *[no] { $count ->
        [0] { $name } holds the { $card } and is mano.
       *[other] In the zanga lie: { $cards }. { $name } holds the { $card } and is mano.
    }
}
event-ante = { $you ->
    [yes] { $number ->
        [0] You are mano, and your pair has no vale left to put in.
        [one] You are mano and put your pair’s only vale in the middle.
       *[other] You are mano and put { $number } vales in the middle.
    }
   *[no] { $number ->
        [0] { $name } is mano, and that pair has no vale left to put in.
        [one] { $name } is mano and puts that pair’s only vale in the middle.
       *[other] { $name } is mano and puts { $number } vales in the middle.
    }
}
event-says = { $you ->
    [yes] You say: “{ event-says.said }”.
   *[no] { $name }: “{ event-says.said }”.
}
    .said = { $said }
event-takes-zanga = { $number ->
    [0] { $you ->
        [yes] You take the zanga.
       *[no] { $name } takes the zanga.
    }
   *[other] { $you ->
        [yes] You take the zanga. The bond is { $number } vales.
       *[no] { $name } takes the zanga. The bond is { $number } vales.
    }
}
event-zanga = The zanga holds: { $cards }.
event-trump = { $you ->
    [yes] You name trumps: { $suit }.
   *[no] { $name } names trumps: { $suit }.
}
event-lays-down = { $other-key ->
    [you] { $name } lays their cards on the zanga, face down: you play alone.
   *[other] { $you ->
        [yes] You lay your cards on the zanga: { $other } plays alone.
       *[no] { $name } lays their cards on the zanga, face down: { $other } plays alone.
    }
}
event-todas = { $you ->
    [yes] You lead a sixth card: you go for all.
   *[no] { $name } leads a sixth card, and goes for all.
}
event-shows = { $you ->
    [yes] You show your cards: { $cards }.
   *[no] { $name } shows: { $cards }.
}
event-result = { $result-key ->
    [hecha] { $yours ->
        [yes] The hand is made: your pair wins it by { $tricks ->
            [one] { $tricks } trick
           *[other] { $tricks } tricks
        } to { $against }.
       *[no] The hand is made: { $name }’s pair wins it by { $tricks ->
            [one] { $tricks } trick
           *[other] { $tricks } tricks
        } to { $against }.
    }
    [puesta] { $yours ->
        [yes] Puesta: { $tricks ->
            [one] { $tricks } trick
           *[other] { $tricks } tricks
        } to { $against }. Your pair matches what lies in the middle.
       *[no] Puesta: { $tricks ->
            [one] { $tricks } trick
           *[other] { $tricks } tricks
        } to { $against }. { $name }’s pair matches what lies in the middle.
    }
   *[codillo] { $you ->
        [yes] Codillo against you: { $tricks ->
            [one] { $tricks } trick
           *[other] { $tricks } tricks
        } to { $against }.
       *[no] Codillo against { $name }: { $tricks ->
            [one] { $tricks } trick
           *[other] { $tricks } tricks
        } to { $against }.
    }
}
event-due = { $yours ->
    [yes] To your pair: { $what }.
   *[no] To { $name }’s pair: { $what }.
}
event-zanga-shown = In the zanga lay: { $cards }.
event-match-over = { $why-key ->
    [hands] { $number ->
        [one] The match is over: the one hand agreed on has been played.
       *[other] The match is over: the { $number } hands agreed on have been played.
    }
   *[vales] The match is over: one pair has all { $number } vales.
}

said-juego = Juego
said-paso = Paso
said-solo = Solo
said-zanga = The zanga
said-mando-solo = I send you alone
said-voy-solo = I go alone
said-vas-solo = You go alone
said-me-quedo = I keep the zanga
said-vuelvo = I go back to my cards
said-me-quedo-solo = I keep the zanga and go alone
said-cinco = Cinco
said-basta = Basta
said-estuche = Estuche

what-cinco = two vales for the first five tricks
what-cinco-failed = two vales for a cinco that was asked and not made
what-todas = two vales for all the tricks
what-todas-failed = two vales for going for all and failing
what-solo = two vales for the solo
what-solo-lost = two vales for the solo lost
what-estuche = two vales for the estuche
what-estuche-lost = two vales for the estuche of a hand lost
what-revoke = two vales for a revoke
what-revoke-matador = the vales of a revoke with a matador

## Moments

phase-first-deal = Who deals first
phase-speak = The calls
phase-answer = The answer
phase-zanga = The zanga
phase-trump = Trumps
phase-claims = Before the hand is paid

## Questions

law-last-trick = zan.art.35
prompt-speak = Do you play (“Juego”), pass (“Paso”) or go alone (“Solo”)?
prompt-last = All have passed: do you play your own cards, the zanga, or alone?
prompt-assent = An opponent plays. Let it go on (“Juego”), or send them alone?
prompt-partner = Your partner plays: say “Juego”, and on it goes.
prompt-answer = You are sent alone: do you go, or the one who sent you?
prompt-zanga = With which eight cards do you play?
prompt-trump = Which suit is trumps?
prompt-claims = The hand is over: anything to announce?

## Actions

action-tap = Tap the pack
action-juego = Juego
action-paso = Paso
action-solo = Solo
action-zanga = Take the zanga
action-mando-solo = Send alone
action-voy-solo = I go alone
action-vas-solo = You go alone
action-me-quedo = Keep the zanga
action-vuelvo = Back to my own cards
action-me-quedo-solo = The zanga, and alone
action-triunfo = { $suit }
action-cinco = Ask five (cinco)
action-basta = Basta: stop here
action-estuche = Announce the estuche
action-done = Nothing to say

## The open table

event-offers = { $you ->
    [yes] You offer the pack to be cut.
   *[no] { $name } offers the pack to be cut.
}
event-uncut = { $you ->
    [yes] You deal without offering the cut.
   *[no] { $name } deals without offering the cut.
}
event-counts = { $you ->
    [yes] You count the zanga: { $number }.
   *[no] { $name } counts the zanga: { $number }.
}
event-looks = { $you ->
    [yes] You look at your cards before the zanga is counted.
   *[no] { $name } looks at their cards before the zanga is counted.
}
event-renuncio = { $accused-key ->
    [you] { $name } claims that you revoked in the { $baza } trick.
   *[other] { $you ->
        [yes] You claim that { $accused } revoked in the { $baza } trick.
       *[no] { $name } claims that { $accused } revoked in the { $baza } trick.
    }
}
event-opens = The trick is opened: { $cards }.
event-eight-unknown = It could not be found out whether all eight tricks could have been made: what was not shown is not paid.
event-corrects = { $you ->
    [yes] You put the revoke right and play the { $card }.
   *[no] { $name } puts the revoke right and plays the { $card }.
}
event-early = { $you ->
    [yes] You lay the { $card } before your turn.
   *[no] { $name } lays the { $card } before the turn has come.
}
event-void = The hand is void: the same player deals again.

what-cut = the cut was not offered
what-look = looking at the cards too early
what-cards = a wrong number of cards
what-turn = a card out of turn

phase-offer = The cut is offered
phase-give = The deal
phase-count = The zanga is counted

prompt-offer = Do you offer the pack to be cut?
prompt-give = The pack is cut. Do you deal?
prompt-count = Do you count the zanga?

action-offer = Offer the cut
action-deal = Deal
action-misdeal = Deal wrongly: one too many to { $name }, one too few to { $other }
action-overdeal = Deal wrongly: one of the zanga to { $name }
action-count = Count the zanga
action-look = Look at my cards now
accuse-renuncio = Claim a revoke…
action-renuncio = Claim that { $name } revoked in the { $word } trick
word-primera = first
word-segunda = second
word-tercera = third
word-cuarta = fourth
word-quinta = fifth
word-sexta = sixth
word-septima = seventh
word-octava = eighth
action-enmienda = Put it right with the { $card }
action-claim-cut = Claim: { $name } did not offer the cut
action-claim-look = Claim: { $name } looked too early
action-claim-cards = Claim: { $name } does not have eight cards
action-claim-turn = Claim: { $name } played out of turn

## Roles and notes

role-named = plays
role-solo = alone
note-plays = Plays: { $value }
note-alone = Plays alone: { $value }
note-cinco = { $value-yours ->
    [yes] Cinco asked: your pair
   *[no] Cinco asked: { $value }’s pair
}
note-todas = { $value-yours ->
    [yes] For all: your pair
   *[no] For all: { $value }’s pair
}
note-debt = { $yours ->
    [yes] Your pair owes the middle { $value }
   *[no] { $name }’s pair owes the middle { $value }
}
plate-debt = owes { $value }
heap-pot = Middle: { $amount }
heap-fianza = Bond: { $amount }
heap-zanga = The zanga
heap-asleep = Laid down by { $name }
account-pot = the middle
account-fianza = the bond
unit-vales = { $count ->
    [one] 1 vale
   *[other] { $count } vales
}

## Payments

reason-stock = The vales to begin with
reason-ante = What the mano puts in
reason-pass = For passing
reason-assent = For letting it go on
reason-zanga = For taking the zanga
reason-fianza = The bond (fianza)
reason-fianza-lost = The bond, for going back to one’s own cards
reason-cinco = For the first five tricks
reason-cinco-failed = For asking five and not making them
reason-todas = For all the tricks
reason-todas-failed = For going for all and failing
reason-solo = For a solo won
reason-solo-lost = For a solo lost
reason-estuche = For the estuche
reason-estuche-lost = For the estuche, in a hand lost
reason-pot = The vales in play
reason-puesta = For the puesta
reason-codillo = For the codillo
reason-debt = What was owed to the middle
reason-revoke = For a revoke
reason-revoke-matador = For a revoke with a matador
reason-false-claim = For claiming a revoke that was none
reason-money-back = The hand is void: what was put in goes back

## Options

option-hands = How many hands are played at most
option-hands-none = until a pair has all 32 vales
option-cut = The cut
option-cut-compulsory = compulsory
option-cut-tap = a tap will do
option-second_dealer = Who deals the second hand
option-second_dealer-mano = the mano of the first
option-second_dealer-right = the player at the first dealer’s right
option-assent = What it costs to let another’s hand go on
option-naming = When trumps are named
option-naming-after = when all have spoken
option-naming-with = with “juego”
option-fianza = The bond (fianza) of the zanga
option-fianza-on = two vales of each pair
option-fianza-off = no bond
option-forfeit = Who gets the bond of a player who goes back to their own cards
option-forfeit-opponents = the opponents
option-forfeit-pot = the middle
option-zanga_solo = Going alone with the cards of the zanga
option-matadores = When the matadores may be kept back
option-matadores-upward = against a lower trump
option-matadores-absolute = always
option-asking = When five is asked
option-asking-third = before the third trick
option-asking-fourth = before the fourth trick
option-five = When the first five tricks are paid
option-five-asked = if they were asked
option-five-unasked = always
option-todas = When one may go for all
option-todas-after-five = after asking and making five
option-todas-free = after making the first five
option-failed_todas = What is lost by going for all and failing
option-failed_todas-five = the two vales of five
option-failed_todas-middle = two vales to the middle
option-codillo = The middle in a codillo
option-codillo-taken = the opponents take it, and it is replaced
option-codillo-stays = it stays, and as much is paid
option-loser_estuche = Which estuche the loser pays
option-loser_estuche-either = either pair’s
option-loser_estuche-opponents = the opponents’
option-announcement = The estuche
option-announcement-aloud = must be announced
option-announcement-automatic = counts by itself
option-estuche_shown = A matador that is only shown at the stop counts
option-order_of_payment = What is paid first
option-order_of_payment-extras = what the pairs owe each other
option-order_of_payment-deposit = what goes to the middle
option-debts = What is lacking for the middle
option-debts-none = is not owed
option-debts-kept = is owed
option-eight = The four vales of a revoke with a matador
option-eight-forced = if eight tricks were certain
option-eight-possible = if eight tricks were possible
option-correcting = A revoke may be put right before the next card
option-show_zanga = Show the zanga when the hand is over

## The judge: what happened

incident-no-cut = The cards were dealt without offering the cut
incident-early-look = Somebody looked at the cards before the zanga was counted
incident-cheating = Some other cheating comes to light
incident-wrong-count = Somebody has a card too many or too few, or the zanga does not have eight
incident-exposed = A card was seen in dealing
incident-revoke = A revoke that is proved
incident-false-claim = Somebody claims a revoke that was none
incident-taken-up = Somebody takes up a card already played
incident-out-of-turn = Somebody plays a card out of turn
incident-look-at-trick = Somebody wants to look at a trick already made
incident-false-estuche = Somebody announces an estuche
incident-partner-speaks = The partner of the player who goes alone claims a revoke

fact-spoken = Had anybody spoken yet?
fact-begun = Had the first card been played?
fact-named = Does the offender belong to the pair that plays?
fact-five = Did the claiming pair already have five tricks?
fact-matador = Was it with a matador?
fact-eight = Could the claiming pair have made all eight tricks?
fact-eight-unknown = it could not be found out
fact-charged = How many vales are owed already for another revoke with a matador?
fact-other = Has a revoke of the claiming pair been proved too?
fact-other-none = no
fact-other-earlier = yes, before this one
fact-other-later = yes, after this one
fact-own = How many vales does the claiming pair have (two or more: 2)?
fact-rival = How many vales does the other pair have (two or more: 2)?
fact-unlawful = Was the card a revoke?
fact-followed = Had the next card been played?
fact-correcting = Was it agreed that a revoke may be put right?
fact-come = Has its turn come?
fact-lawful = Is the card lawful when its turn comes?
fact-claimed = Has a revoke been claimed?
fact-last = Is it the last trick, with no other led to yet?
fact-held = Does that pair really have the three matadores on the table?
fact-over = Is the hand over?

## The judge: what is decided

decision-deal-again = The cards are dealt again.
decision-void = The hand is void.
decision-too-late = It is too late to claim.
decision-codillo = A revoke: it counts as codillo against the pair that plays.
decision-pot-lost = A revoke: the pair that plays wins the vales in play.
decision-two-more = A revoke: the hand was won already, and two vales more are paid.
decision-ignored = An earlier revoke of the other pair decides the hand: this one does not count.
decision-false = There was no revoke: the claim costs two vales, if there are two.
decision-stands = The card stays where it lies.
decision-is-revoke = It is a revoke, and is paid as one.
decision-may-correct = It may be put right, and costs nothing.
decision-may-look = It may be looked at.
decision-may-not-look = It may not be looked at.
decision-still-in-sight = It can still be seen: it lies on the table until somebody leads to the next, and the article speaks of looking again.
decision-counts = The estuche counts.
decision-no-effect = It has no effect and costs nothing.
decision-heard = The claim is heard.

follows-same-dealer = The same player deals again, and nothing is paid.
follows-money-back = What was put in during this hand goes back; what lay there before stays.
follows-play-ends = The hand ends here, and all show their cards.
follows-codillo = The opponents take the middle, and the pair that plays replaces it.
follows-hecha = The pair that plays takes the middle.
follows-eight-unknown = It is not known whether all eight tricks could have been made: what was not shown is not paid.
follows-result-stands = The result of the hand does not change.
follows-other-dropped = The later revoke of the other pair no longer counts.
follows-play-on = The hand goes on from where it was.
follows-played-in-turn = It is played in its turn, and nothing else.
follows-as-revoke = It is ruled on as any other revoke.

party-offender = the offender
party-others = the other pair

## The guide
guide-speak = With “Juego” your pair takes the hand: five of the eight tricks win what is in the middle. To pass costs one vale. “Solo” is to make them without your partner.
guide-speak-bound = With “Juego” your pair takes the hand: five of the eight tricks win what is in the middle. Your pair has no vale left, so you cannot pass. “Solo” is to make them without your partner.
guide-last = The other three have passed and you, the pie, must play: with your own cards, in a pair or “Solo”, or with the zanga, which costs one vale and two more as a bond.
guide-last-no-bond = The other three have passed and you, the pie, must play: with your own cards, in a pair or “Solo”, or with the zanga, which costs one vale.
guide-last-own = The other three have passed and you, the pie, must play with your own cards, in a pair or “Solo”: your pair has too few vales for the zanga.
guide-assent = An opponent has taken the hand. “Juego” only means: let it go on, and costs nothing. If you think that without your partner you would make five tricks, send them alone.
guide-assent-paid = An opponent has taken the hand. “Juego” only means: let it go on, and costs one vale. If you think that without your partner you would make five tricks, send them alone.
guide-assent-bound = An opponent has taken the hand. To let it go on costs one vale, and your pair has none left: you must send them alone.
guide-partner = Your partner has taken the hand for you both: “Juego” confirms it and costs nothing.
guide-partner-paid = Your partner has taken the hand for you both: “Juego” confirms it and costs one vale.
guide-answer = You are sent alone, and there is no middle way: you go alone against both, or the one who sent you does.
guide-zanga = You have seen the zanga: keep those eight, or go back to your own cards and lose the bond.
guide-zanga-no-bond = You have seen the zanga: keep those eight, or go back to your own cards.
guide-zanga-solo = You may also keep it and go alone against both opponents.
guide-trump = Name trumps: usually your longest suit. Espadilla and bastillo, the two black aces, are trumps with any suit.
guide-claims = Your pair had the estuche: you may announce it before the hand is paid, and what is not announced is not paid.
guide-claims-due = Your pair had the estuche. The hand was lost after all eight tricks: the pair that played it pays for it, announced or not.
guide-claims-nothing = Your pair had the estuche, but as the hand went it is not paid, announced or not.
guide-cut-tap = Cut the pack wherever you like; or tap it, if you trust the dealer.
guide-play-lead = You lead, with any card. To lead a trump (to draw trumps) makes the others play theirs.
guide-play-exempt = A trump was led, but the only ones you hold are matadores, which need not answer it: play whatever you like.

## Odds

odds-trumps = Trumps in the best suit, in the eight cards dealt
odds-black-aces = Black aces
odds-kings = Kings
odds-matadores = Matadores without a gap in the best suit (three are the estuche)
odds-games = Which game is played
odds-ends = How it ends for whoever plays it
odds-tricks = Tricks of the side that plays, on average
odds-row-juego = juego, with the partner
odds-row-solo = solo
odds-row-mando-solo = somebody is sent alone
odds-row-zanga = the zanga is taken
odds-by-hecha = made
odds-by-puesta = puesta
odds-by-codillo = codillo
