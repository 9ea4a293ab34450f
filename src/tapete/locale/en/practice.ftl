# Practice: what is asked, and what is said of the answer.
practice-lead = Exercises without end: new cards every time, and what you miss comes back.
practice-begin = Begin
practice-next = Another
practice-stop = Leave it for now
practice-day = Today’s ten
practice-day-about = The same for everybody, from easy to hard. Tomorrow there are ten more.
practice-day-begin = Play today’s ten
practice-day-done = Today’s ten: { $right } of { $count } right.
practice-day-number = { $number } of today’s ten
practice-due = { $count ->
    [0] Nothing comes back today.
    [one] One that you missed comes back today.
   *[other] { $count } that you missed come back today.
}
practice-again = You missed this one: here it is again.
practice-level = Level { $level }
practice-so-far = { $right } of { $asked } right
practice-new = not begun
practice-right = Right
practice-wrong = No
practice-confirm = Answer
practice-line = Best play from here
practice-link = Link to this exercise
practice-none = There are no exercises in this game.
practice-choose-cards = Touch every card that belongs, then answer.

## The kinds
practice-kind-highest = Which card is higher
practice-kind-follow = What may be played
practice-kind-takes = Who takes the trick
practice-kind-puzzle = Endings with open cards
practice-kind-count = Counting tricks
practice-kind-points = Points for the partida
practice-kind-tantos = Payment cards
practice-kind-matadores = Counting matadores
practice-kind-licenca = Is it a licença?
practice-kind-pays = What is paid
practice-kind-point = The point
practice-kind-counts = Sequences, fourteens and trios
practice-kind-answer = Good, equal or not good
practice-kind-total = Adding up a hand
practice-kind-pares = What pares they are
practice-kind-lance = Who wins the lance
practice-kind-stones = How many stones
practice-kind-discard = What to discard
practice-kind-cut = Mus or no mus

## Answers
practice-choice-none = None
practice-choice-par = Par
practice-choice-medias = Medias
practice-choice-duples = Duples
practice-choice-no-hay-mus = No mus
practice-choice-mus = Mus
practice-choice-licenca = Licença
practice-choice-pass = Pass
practice-choice-good = Good
practice-choice-equal = Equal
practice-choice-not-good = Not good

## What is asked
practice-ask-highest = { $kind-key ->
    [trump] Trumps are { $suit }. Which of these cards takes the others?
    [plain] The suit led is { $suit }, not trumps. Which of these cards takes the others?
   *[alone] The suit led is { $suit }. Which of these cards takes the others?
}
practice-ask-follow = { $you ->
    [yes] You led { $the-card }. Which cards may you play?
   *[no] { $name } led { $the-card }. Which cards may you play?
}
practice-ask-takes = The trick is complete: { $cards }, in the order in which they fell. Whose is it?
practice-ask-puzzle-points = All cards lie open. With which one are you sure of most points from here to the end, however the opponents play?
practice-ask-puzzle-tricks = All cards lie open. With which one are you sure of most tricks from here to the end, however the opponents play?
practice-ask-puzzle-few = All cards lie open, and the other three play against you. With which one do you take fewest points from here to the end, whatever they do?
practice-ask-malilla-count = { $number ->
    [one] Your side has made this trick. How many points is it, with that of the trick?
   *[other] Your side has made these { $number } tricks of { $each } cards each. How many points are they, with those of the tricks?
}
practice-ask-malilla-pays = Your side counts { $number } points { $favourite-key ->
    [yes] and trumps are the favourite suit
   *[no] and trumps are not the favourite suit
}. How much does it win or pay?
practice-ask-voltarete-pays = The feito wins a { $bid-key ->
    [licenca] licença
    [segundo] Voltarete segundo
    [casca] casca
    [so] só
   *[respeito] Voltarete de respeito
} { $favorita-key ->
    [yes] in the favourite suit
   *[no] in another suit than the favourite
}, with { $matadores ->
    [0] fewer than three matadores
   *[other] { $matadores } matadores
} { $five-key ->
    [yes] and the first five
   *[no] and without the first five
}. How many tentos does each opponent pay the feito?
practice-ask-revesino-points = You have taken these cards. How many points are they towards the partida?
practice-ask-revesino-tantos = Some of these are payment cards. How many tantos are they worth together?
practice-ask-voltarete-matadores = Trumps are { $suit }. How many matadores are paid for this hand?
practice-ask-voltarete-licenca = With { $suit } as trumps, is this hand as good as the smallest with which the book asks licença, or better?
practice-ask-cientos-point = What does the best point of this hand add up to?
practice-ask-cientos-secansas = If they are good, what do the sequences of this hand count?
practice-ask-cientos-catorces = If they are good, what do the fourteens and trios of this hand count?
practice-ask-cientos-answer-punto = The mano announces a point of { $number }. What do you answer with these cards?
practice-ask-cientos-answer-secansas = The mano announces a { $number ->
    [3] tercia
    [4] cuarta
    [5] quinta
    [6] sexta
    [7] séptima
   *[8] octava
} { $rank ->
    [1] mayor (to the ace)
    [2] to the ten
    [10] to the jack
    [11] to the knight
    [12] real (to the king)
   *[9] to the nine
}. What do you answer with these cards?
practice-ask-cientos-answer-catorces = The mano announces { $number ->
    [4] a fourteen of
   *[other] three
} { $rank ->
    [1] aces
    [2] tens
    [10] jacks
    [11] knights
   *[12] kings
}. What do you answer with these cards?
practice-ask-mus-total = What does this hand add up to?
practice-ask-mus-pares = What pares does this hand have?
practice-ask-mus-stones = How many stones are the pares and the juego of this hand worth to those who collect them?
practice-ask-mus-lance-grande = The cards are shown. Who wins Grande?
practice-ask-mus-lance-chica = The cards are shown. Who wins Chica?
practice-ask-mus-lance-pares = The cards are shown. Who wins Pares?
practice-ask-mus-lance-juego = The cards are shown. Who wins Juego?
practice-ask-mus-lance-punto = The cards are shown. Who wins Punto?
practice-ask-mus-discard-juego = You want juego. Which discard gives you the best chance?
practice-ask-mus-discard-pares = You want pares of any kind. Which discard gives you the best chance?
practice-ask-mus-discard-duples = You want duples. Which discard gives you the best chance?
practice-ask-mus-cut = The first mus of the hand. { $spot-key ->
    [mano] You are mano.
    [second] You speak second.
    [third] You speak third.
   *[postre] You speak last.
} What do you say with these cards?

## What is said of the answer
practice-why-highest = From the highest to the lowest: { $cards }.
practice-why-follow = These may be played: { $cards }.
practice-why-takes = { $you ->
    [yes] The trick is yours, with { $the-card }.
   *[no] The trick is { $name }’s, with { $the-card }.
}
practice-why-puzzle-points = Only with { $the-card } is your side sure of { $number ->
    [one] one point
   *[other] { $number } points
} from here to the end; with any other, of fewer.
practice-why-puzzle-tricks = Only with { $the-card } is your side sure of { $number ->
    [one] one trick
   *[other] { $number } tricks
} from here to the end; with any other, of fewer.
practice-why-puzzle-few = Only with { $the-card } do you take { $number ->
    [0] no points
    [one] one point
   *[other] { $number } points
} from here to the end; with any other, more.
practice-why-malilla-count = The cards count { $number } and the tricks { $tricks }: { $sum }.
practice-why-malilla-pays = Each side’s share is { $share }. With { $number } it { $won-key ->
    [yes] wins
   *[no] pays
} the difference{ $favourite-key ->
    [yes] , doubled for the favourite suit
   *[no] {""}
}: { $amount }.
practice-why-voltarete-pays = The game { $base }, the matadores { $matadores }{ $five-key ->
    [yes] , the first five 2
   *[no] {""}
}{ $favorita-key ->
    [yes] , and all doubled for the favourite suit
   *[no] {""}
}: { $number }.
practice-why-revesino-points = Ace 4, king 3, knight 2, jack 1: they add up to { $number }.
practice-why-revesino-tantos = The payment cards are { $cards }: { $number } in all.
practice-why-voltarete-matadores = The trumps of the hand from the top: { $cards }. Without a gap from the espadilha there { $run ->
    [0] is none
    [one] is one
   *[other] are { $run }
}, and { $number ->
    [0] for fewer than three nothing is paid
   *[other] { $number } are paid
}.
practice-why-voltarete-licenca = { $word-key ->
    [pass] This hand falls short of all the smallest hands of the book, even with kings counted as trumps where they may be.
   *[other] It is worth as much as one of the smallest hands of the book, or more: it is a licença.
}
practice-why-cientos-point = The best point: { $cards }, which add up to { $number }.
practice-why-cientos-secansas = { $cards }: they count { $number }.
practice-why-cientos-catorces = { $cards }: they count { $number }.
practice-why-cientos-answer-punto = Your best point is { $cards }, { $number }: { $answer-key ->
    [good] the mano’s is better
    [equal] it is as good as the mano’s
   *[other] it is better than the mano’s
}.
practice-why-cientos-answer-secansas = Your best sequence is { $cards }: { $answer-key ->
    [good] the mano’s is better
    [equal] it is as good as the mano’s
   *[other] it is better than the mano’s
}.
practice-why-cientos-answer-catorces = The best you have is { $cards }: { $answer-key ->
    [good] the mano’s is better
    [equal] it is as good as the mano’s
   *[other] it is better than the mano’s
}.
practice-why-mus-total = It adds up to { $number }: { $juego-key ->
    [yes] that is juego
   *[no] no juego, it goes for Punto
}.
practice-why-mus-pares = { $word-key ->
    [none] No two cards are equal.
    [par] Two equal cards: par.
    [medias] Three equal cards: medias.
   *[duples] Two pairs, or four equal cards: duples.
} With eight kings a three is a king and a two is an ace.
practice-why-mus-stones = The pares are worth { $pares } and the juego { $juego }: { $number }.
practice-why-mus-lance-grande = { $you ->
    [yes] You win, with { $cards }
   *[no] { $name } wins, with { $cards }
}{ $level-key ->
    [yes] : another is worth the same, but farther from the mano
   *[no] {""}
}.
practice-why-mus-lance-chica = { $you ->
    [yes] You win, with { $cards }
   *[no] { $name } wins, with { $cards }
}{ $level-key ->
    [yes] : another is worth the same, but farther from the mano
   *[no] {""}
}.
practice-why-mus-lance-pares = { $you ->
    [yes] You win, with { $cards }
   *[no] { $name } wins, with { $cards }
}{ $level-key ->
    [yes] : another is worth the same, but farther from the mano
   *[no] {""}
}.
practice-why-mus-lance-juego = { $you ->
    [yes] You win, with { $cards }
   *[no] { $name } wins, with { $cards }
}{ $level-key ->
    [yes] : another is worth the same, but farther from the mano
   *[no] {""}
}.
practice-why-mus-lance-punto = { $you ->
    [yes] You win, with { $cards }
   *[no] { $name } wins, with { $cards }
}{ $level-key ->
    [yes] : another is worth the same, but farther from the mano
   *[no] {""}
}.
practice-why-mus-discard = If you throw { $cards } it comes { $percent } times in a hundred; with { $second }, the second best, { $other }.
practice-why-mus-cut = { $word-key ->
    [mus] Over all hands that the opponents may hold, the best discard promises more than these cards.
   *[other] Over all hands that the opponents may hold, these cards are worth more than the best discard promises.
}
