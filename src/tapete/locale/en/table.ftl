# What all games share. The keys are the same in every language; see es/table.ftl. Errors are written in English already.

you = You
both = { $first } and { $last }
ending = { $how ->
    [you] You have won!
    [draw] A draw: the match is level.
    [shared] The win is shared by { $who }.
   *[won] { $people ->
        [one] Won by { $who }.
       *[other] Won by { $who }.
    }
}
yes = yes
no = no
whole-number = a whole number from { $least } to { $most }{ $step ->
    [1] { "" }
   *[other] { "" } in steps of { $step }
}
span = { $least } to { $most }
span-of = of

## Cards

card = { $rank } of { $suit }
the-card = the { $card }
suit-oros = oros
suit-copas = copas
suit-espadas = espadas
suit-bastos = bastos
rank-1 = ace
rank-2 = two
rank-3 = three
rank-4 = four
rank-5 = five
rank-6 = six
rank-7 = seven
rank-8 = eight
rank-9 = nine
rank-10 = jack
rank-11 = knight
rank-12 = king

## What happens

event-shuffled = { $you ->
    [yes] You shuffle.
   *[no] { $name } shuffles.
}
event-cut = { $you ->
    [yes] You cut { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
   *[no] { $name } cuts { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
}
event-dealt = { $you ->
    [yes] You deal.
   *[no] { $name } deals.
}
event-turn-up = The { $card } is turned up.
event-plays = { $you ->
    [yes] You play the { $card }.
   *[no] { $name } plays the { $card }.
}
event-takes = { $you ->
    [yes] You take the trick.
   *[no] { $name } takes the trick.
}
event-seated = Seats: { $names }.
event-first-dealer = { $you ->
    [yes] You deal first.
   *[no] { $name } deals first.
}
event-match-over = The match is over.
event-claims = { $accused-key ->
    [self] { $you ->
        [yes] You own up: { $what }.
       *[no] { $name } owns up: { $what }.
    }
    [you] { $name } claims against you: { $what }.
   *[other] { $you ->
        [yes] You claim against { $accused }: { $what }.
       *[no] { $name } claims against { $accused }: { $what }.
    }
}
event-not-proven = { $you ->
    [yes] Not proven against you: { $what }.
   *[no] Not proven against { $name }: { $what }.
}
event-examines = { $you ->
    [yes] You have all cards examined.
   *[no] { $name } has all cards examined.
}
event-nothing-found = Nothing wrong is found.
event-ruling = { $you ->
    [yes] The judge, on you: { $decision } ({ $laws })
   *[no] The judge, on { $name }: { $decision } ({ $laws })
}
call = { $name } “{ $said }”

## Moments

phase-shuffle = The shuffle
phase-cut = The cut
phase-play = The play
phase-over = Match over

## Questions

prompt-play = Your turn: which card do you play?
prompt-cut = How many cards do you cut?
prompt-discard = Which cards do you discard?
prompt-aside = It is not your turn. Meanwhile…
prompt-out-of-turn = It is not your turn.

## Actions

action-play = Play the { $card }
action-cut = Cut { $number }
action-deck = The pack is shuffled
action-lot = Lots are drawn
action-reshuffle = The pack is shuffled again
action-seats = Seats are drawn
action-mano = The mano is drawn
action-glances = Who will see the signs
action-accident = Is a card seen in the deal?
action-discard = { $count ->
    [0] Discard nothing
    [one] Discard 1 card
   *[other] Discard { $count } cards
}
accuse-claim = Claim a fault…

## Roles

role-mano = mano
role-pie = pie
role-dealer = dealer

## Accounts

account-middle = the middle of the table
account-bank = the bank
account-pot = the pot
heap-pot = Pot: { $amount }
unit-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
unit-tantos = { $count ->
    [one] 1 tanto
   *[other] { $count } tantos
}
reason-brought-forward = Brought forward

## Tables

option-open-only = { $about } (at the open table only)
option-table = Kind of table
option-table-guided = guided: you can only do what the laws allow
option-table-open = open: as in real life, anyone can break a law, and anyone can claim

# The lessons.

lesson-courses = Learn by playing
lesson-course = A course in { $game }
lesson-progress = { $done } of { $count }
lesson-of = Lesson { $number } of { $count }
lesson-question = Question { $number } of { $count }
lesson-learn = Learn
lesson-begin = Begin
lesson-resume = Go on where you left off
lesson-again = Try again
lesson-next = Go on
lesson-next-lesson = Next lesson
lesson-back = Back to the course
lesson-solved = Lesson learnt
lesson-right = Well done
lesson-wrong = Not yet
lesson-otherwise = Not that one. Look at the table and the law again.
lesson-refused = That can’t be done now. See what the table offers you, and the law.
lesson-laws = The laws
lesson-play = Play now
lesson-none = This game has no course yet.
lesson-name-seat = Touch that player
lesson-name-card = Touch the card
lesson-name-number = Say the number
action-lesson-number = { $number }
lesson-name-choice = Choose

## Regulations

option-regulation = Regulation
option-regulation-usual = that of the book
regulation-changed = { $name }, changed
regulation-nothing = It changes nothing.
regulation-source = Source: { $source }

## The French deck
french-suit-oros = diamonds
french-suit-copas = hearts
french-suit-espadas = spades
french-suit-bastos = clubs
french-rank-10 = jack
french-rank-11 = queen
french-rank-12 = king
french-the-card = the { $card }
french-index-1 = A
french-index-10 = J
french-index-11 = Q
french-index-12 = K

## The guide
guide-cut = Cut the pack wherever you like: nobody gains by it, but without a cut there is no deal.
guide-play-lead = You lead: any of your cards may be played. The highest of the suit led, or the highest trump, takes the trick.
guide-play-follow = You hold cards of the suit led: you must follow with one of them, high or low as you like.
guide-play-free = You have no card of the suit led: play whatever you like, a trump or not.

payment-line = { $payer } → { $payee }: { $amount }. { $reason }.

## How the players of the house play
level-random-how = Plays anything the rules allow: for your first hands.
level-treatise-how = Follows the advice of the old books and keeps count of the cards.
level-club-how = Knows the book, thinks a little ahead and leaves the book where that pays.
level-strong-how = The best the house has: thinks much further ahead.
trait-bold = likes to take risks
trait-careful = plays it safe
trait-patient = keeps the best for later
trait-forward = comes out strong
