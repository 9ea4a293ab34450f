# Voltarete, for three and for four.

game-voltarete = Voltarete
game-voltarete-about = Three players, each alone: one declares against the other two and plays for the pot.
game-voltarete-four = Voltarete for four
game-voltarete-four-about = Four at the table: the dealer rests, unless the thirteen are left to them.

## What happens

event-remissa-enters = { $you ->
    [yes] Your remissa enters the pot: { $number }.
   *[no] { $name }’s remissa enters the pot: { $number }.
}
event-medalhao = { $you ->
    [yes] You put in the Medalhão ({ $number }) and hand it to your right.
   *[no] { $name } puts in the Medalhão ({ $number }) and hands it to the right.
}
event-recambo-enters = The tentos of the Recambó enter the pot: { $number }. Whoever lifts this pot ends the Recambó.
event-lot-seats = Seats are drawn: { $cards }. Whoever draws espadas deals.
event-gathered = { $you ->
    [yes] You gather the cards and shuffle.
   *[no] { $name } gathers the cards and shuffles.
}
event-reshuffles = { $you ->
    [yes] You ask for another shuffle.
   *[no] { $name } asks for another shuffle.
}
event-passes = { $you ->
    [yes] You pass and put in a tento.
   *[no] { $name } passes and puts in a tento.
}
event-yields = { $you ->
    [yes] You say “passo”: the other may declare.
   *[no] { $name } says “passo”: the other may declare.
}
event-bids = { $you ->
    [yes] You say: “{ event-bids.said }”.
   *[no] { $name } says: “{ event-bids.said }”.
}
    .said = { $bid }
event-second-passage = All have passed: the second round begins.
event-declines = { $you ->
    [yes] You leave the thirteen.
   *[no] { $name } leaves the thirteen.
}
event-drew = { $you ->
    [yes] You draw: { $cards }.
   *[no] { $name } draws: { $cards }.
}
event-feito = { $you ->
    [yes] You are the feito: { $game }. There are { $number } in the pot.
   *[no] { $name } is the feito: { $game }. There are { $number } in the pot.
}
event-shows-aces = { $you ->
    [yes] You show the black aces: { $cards }.
   *[no] { $name } shows the black aces: { $cards }.
}
event-trump = Trumps: { $suit }.
event-casca = { $number ->
    [0] { $you ->
        [yes] You go to the casca, carrying nothing.
       *[no] { $name } goes to the casca, carrying nothing.
    }
   *[other] { $you ->
        [yes] You go to the casca, carrying a card.
       *[no] { $name } goes to the casca, carrying a card.
    }
}
event-gives-back = { $you ->
    [yes] You give the casca back unplayed.
   *[no] { $name } gives the casca back unplayed.
}
event-lays-aside = { $you ->
    [yes] You lay four cards aside.
   *[no] { $name } lays four cards aside.
}
event-buys = { $number ->
    [0] { $you ->
        [yes] You draw nothing
       *[no] { $name } draws nothing
    }
   *[other] { $you ->
        [yes] You discard and draw { $number }
       *[no] { $name } discards and draws { $number }
    }
}; { $left ->
    [0] none is left
    [one] one is left
   *[other] { $left } are left
}.
event-shows-espadilha = { $you ->
    [yes] You have drawn the espadilha and show it: { $card }.
   *[no] { $name } has drawn the espadilha and shows it: { $card }.
}
event-declares-geral = { $you ->
    [yes] You declare geral!
   *[no] { $name } declares geral!
}
event-play-begins = { $you ->
    [yes] You order play to begin.
   *[no] { $name } orders play to begin.
}
event-asks-reposta = { $you ->
    [yes] You ask for reposta.
   *[no] { $name } asks for reposta.
}
event-grants = { $you ->
    [yes] You grant the reposta.
   *[no] { $name } grants the reposta.
}
event-refuses = { $you ->
    [yes] You refuse the reposta.
   *[no] { $name } refuses the reposta.
}
event-surrenders = { $you ->
    [yes] You give the hand up: “{ event-surrenders.said }”.
   *[no] { $name } gives the hand up: “{ event-surrenders.said }”.
}
    .said = Passo
event-pursues = { $you ->
    [yes] You say “Sigo”: you take the hand over, and play for the codilho against both.
   *[no] { $name } says “Sigo”, takes the hand over, and plays for the codilho against both.
}
event-accepts = { $you ->
    [yes] You accept.
   *[no] { $name } accepts.
}
event-makes-play = { $you ->
    [yes] You want it played out.
   *[no] { $name } wants it played out.
}
event-concedes = { $you ->
    [yes] You concede the hand; nobody hears it until all do.
   *[no] { $name } concedes the hand.
}
event-plays-on = { $you ->
    [yes] You would rather play on.
   *[no] { $name } would rather play on.
}
event-takes-hand = { $you ->
    [yes] You take the hand.
   *[no] { $name } takes the hand.
}
event-gives-up = { $you ->
    [yes] You give up the codilho.
   *[no] { $name } gives up the codilho.
}
event-stops = { $you ->
    [yes] You stop at the first five.
   *[no] { $name } stops at the first five.
}
event-goes-on = { $you ->
    [yes] You go on.
   *[no] { $name } goes on.
}
event-asks-bought = { $you ->
    [yes] You ask who drew.
   *[no] { $name } asks who drew.
}
event-result-win = { $you ->
    [yes] You win the hand and lift the pot: { $number }.
   *[no] { $name } wins the hand and lifts the pot: { $number }.
}
event-result-reposta = { $you ->
    [yes] The hand is a reposta: you owe { $number }.
   *[no] The hand is a reposta: { $name } owes { $number }.
}
event-result-codilho = { $you ->
    [yes] You lose by codilho: { $number }.
   *[no] { $name } loses by codilho: { $number }.
}
event-result-beaten = { $you ->
    [yes] You took the hand over, and the third has more tricks: you pay the codilho, { $number }.
   *[no] { $name } took the hand over, and the third has more tricks: { $name } pays the codilho, { $number }.
}
event-result-defended = { $you ->
    [yes] You took the hand over and made fewer tricks than the feito: you owe { $number }.
   *[no] { $name } took the hand over and made fewer tricks than the feito: { $name } owes { $number }.
}
event-result-nothing = Nobody wins the hand: the pot stays.
event-codilho-to = { $you ->
    [yes] The codilho is yours.
   *[no] The codilho goes to { $name }.
}
event-geral-made = { $you ->
    [yes] You make geral, all nine tricks!
   *[no] { $name } makes geral, all nine tricks!
}
event-geral-lost = { $you ->
    [yes] You lose the geral.
   *[no] { $name } loses the geral.
}
event-shows-matadores = { $count ->
    [one] { $you ->
        [yes] You show the matador you have left: { $cards }.
       *[no] { $name } shows the matador left in hand: { $cards }.
    }
   *[other] { $you ->
        [yes] You show the matadores you have left: { $cards }.
       *[no] { $name } shows the matadores left in hand: { $cards }.
    }
}
event-passed-out = Nobody declares: another hand is dealt.
event-pays-in = { $you ->
    [yes] You put your reposta into the pot: { $number }.
   *[no] { $name } puts a reposta into the pot: { $number }.
}
event-leaves-remissa = { $you ->
    [yes] You leave a remissa: { $number }.
   *[no] { $name } leaves a remissa: { $number }.
}
event-recambo-over = The Recambó is over.
event-proposes = { $you ->
    [yes] You propose { $what }.
   *[no] { $name } proposes { $what }.
}
event-consents = { $you ->
    [yes] You consent.
   *[no] { $name } consents.
}
event-objects = { $you ->
    [yes] You object.
   *[no] { $name } objects.
}
event-gets-up = { $you ->
    [yes] You get up: the other three go on.
   *[no] { $name } gets up: the other three go on.
}
event-adjourned = The match is left for another day, with its remissas.
event-divided = What is left is shared among all.
event-lays-down = { $says-key ->
    [codilho-to] { $whose-key ->
        [you] { $name } lays down { $cards }: codilho to you.
       *[other] { $you ->
            [yes] You lay down { $cards }: codilho to { $whose }.
           *[no] { $name } lays down { $cards }: codilho to { $whose }.
        }
    }
   *[other] { $you ->
        [yes] You lay down { $cards }: { $says }.
       *[no] { $name } lays down { $cards }: { $says }.
    }
}
event-all-concede = { $says-key ->
    [geral] { $you ->
        [yes] All concede you the geral.
       *[no] All concede { $name } the geral.
    }
   *[won] { $you ->
        [yes] All concede you the hand.
       *[no] All concede { $name } the hand.
    }
}
event-match-over = { $why-key ->
    [hands] { $number ->
        [one] The match is over: the one hand agreed on has been played.
       *[other] The match is over: the { $number } hands agreed on have been played.
    }
    [remissas] The match is over: the Recambó has ended, and the remissas are divided.
    [divide] The match is over: all wanted to divide what is left.
    [adjourn] The match is over for today: the majority wished it so.
   *[recambo] The match is over: the Recambó has ended, and no remissas are left.
}
says-won = won
says-first-five = won, with the first five
says-geral = won, with geral
says-reposta = reposta
says-codilho = codilho

## Moments

phase-seats = Seats are drawn
phase-enter = A remissa enters
phase-reshuffle = Another shuffle
phase-first-passage = The first round
phase-second-passage = The second round
phase-quarto = The quarto decides
phase-lay-aside = Four of the thirteen are laid aside
phase-name-trump = Trumps are named
phase-exchange = The feito draws
phase-buy = The opponents draw
phase-order = The order to play
phase-answer = A reposta is asked
phase-stop = The first five
phase-laid-down = Cards are laid down
phase-conceded = The hand is conceded
phase-surrendered = The hand is given up
phase-vote = A vote
last-trick-forbidden = The tricks may be looked at, but no longer who played which card.
law-last-trick = vol.II.11.14
prompt-vote-divide = Shall what is left be shared out, and the match end?
prompt-vote-adjourn = Shall the match be left for another day?
prompt-vote-enter = Shall the reposta enter, although remissas wait?
prompt-vote-get-up = Will you three go on alone?
what-divide = to share out what is left
what-adjourn = to leave it for another day
what-enter = that the reposta enter, although remissas wait
what-get-up = to leave the table, and that the other three go on
action-propose = Propose
action-propose-divide = Propose to share out
action-propose-adjourn = Propose to adjourn
action-propose-enter = Propose that it enters
action-propose-get-up = Propose leaving the table
action-consent = Consent
action-object = Object
phase-debts = The repostas

## Questions

prompt-enter = Does your remissa enter whole?
prompt-first-passage = Do you declare?
prompt-answer-licenca = Do you let the other declare, or do you outbid?
prompt-second-passage = Second round: pass, casca, or turn a card?
prompt-quarto = All have passed twice. Do you take the thirteen?
prompt-lay-aside = Which four cards do you lay aside?
prompt-name-trump = Which suit is trumps?
prompt-exchange = Which cards do you discard?
prompt-buy = Which cards do you discard? You draw as many.
prompt-order = Shall play begin?
prompt-answer = Do you grant the reposta?
prompt-stop = You have the first five. Do you go on?
prompt-laid-down = Do you accept it?
prompt-conceded = The others concede you the hand. Do you take it?
prompt-surrendered = The feito gives the hand up. Shall it be a reposta, or do you play on for the codilho?
prompt-debts = Do you put your reposta into the pot?

## Actions

action-enter-whole = Whole
action-enter-half = Half now
action-enter = Enter
action-reshuffle = Ask for another shuffle
action-passo = Passo
action-licenca = Licença
action-entro = Entro
action-preferencia = Preferência in copas
    .said = Preferência
action-preferencia-oros = Preferência in oros
action-preferencia-espadas = Preferência in espadas
action-preferencia-bastos = Preferência in bastos
action-so = Só
action-so-copas = Só in copas
action-so-oros = Só in oros
action-so-espadas = Só in espadas
action-so-bastos = Só in bastos
action-respeito = Voltarete de respeito
action-segundo = Voltarete segundo
action-casca = { $count ->
    [0] To the casca without a card
   *[other] To the casca with a card
}
    .said = To the casca
action-treze = I take the thirteen
action-decline = I leave them
action-aside = Lay four aside
action-name = { $suit }
action-give-back = Give the casca back
action-begin = Begin play
action-geral = Declare geral
    .said = Geral
action-ask-reposta = Ask for reposta
action-grant = Grant it
action-refuse = Refuse it
action-stop = Stop here
action-go-on = Go on
action-ask-bought = Ask who drew
action-lay-down = Lay down
action-lay-down-won = Lay down: won
action-lay-down-first-five = Lay down: with the first five
action-lay-down-geral = Lay down: with geral
action-lay-down-reposta = Lay down: reposta
action-lay-down-codilho = { $named ->
    [after] Lay down: codilho to { $name }
   *[no] Lay down: codilho
}
action-concede-won = Concede the hand
action-concede-geral = Concede the geral
action-concede = Concede the hand
action-give-up = Give up the codilho
action-surrender = Passo: give the hand up
action-sigo = Sigo: take the hand over
action-accept = Accept
action-make-play = Have it played
action-take = Take it
action-play-on = Play on
action-pay-in = Put it into the pot
action-leave = Leave it as a remissa
action-leave-joined = Leave them together, as one remissa

## Roles and notes

role-mao = mão
role-contra-pe = contra-pé
role-pe = pé
role-quarto = quarto
role-feito = feito
role-sigo = sigo
word-passo = passo
word-licenca = licença
word-entro = entro
word-preferencia = preferência
word-preferencia-oros = preferência in oros
word-preferencia-espadas = preferência in espadas
word-preferencia-bastos = preferência in bastos
word-so = só
word-so-copas = só in copas
word-so-oros = só in oros
word-so-espadas = só in espadas
word-so-bastos = só in bastos
word-respeito = Voltarete de respeito
word-segundo = Voltarete segundo
word-casca = casca
word-treze = casca of thirteen
word-declared = declared
word-undeclared = not declared
word-both = both alike
word-nobody = neither
note-game = Game: { $value }
note-favourite = Favourite suit: { $value }
note-geral = Geral: { $value }
note-bought = { $you ->
    [yes] You drew { $value }
   *[no] { $name } drew { $value }
}
plate-bought = drew { $value }
note-pass-hint = By custom five are passed on
note-bought-more = { $value-key ->
    [you] You drew more
   *[other] { $value } drew more
}
note-bought-alike = Drew: { $value }
note-granted = { $you ->
    [yes] You granted the reposta
   *[no] { $name } granted the reposta
}
note-refused = { $you ->
    [yes] You refused the reposta
   *[no] { $name } refused the reposta
}
note-remissa = { $you ->
    [yes] Your remissa: { $value }
   *[no] { $name }’s remissa: { $value }
}
note-carried = { $you ->
    [yes] Your remissa: { $value }, of an earlier Recambó
   *[no] { $name }’s remissa: { $value }, of an earlier Recambó
}
note-gone = { $value-key ->
    [you] You have got up
   *[other] { $value } has got up
}
note-medalhao = { $value-key ->
    [you] You have the Medalhão
   *[other] { $value } has the Medalhão
}
heap-box = Recambó: { $amount }
heap-out = Out of play: { $count }
account-box = the Recambó box
unit-tentos = { $count ->
    [one] 1 tento
   *[other] { $count } tentos
}
unit-points = { $count ->
    [one] 1 tento
   *[other] { $count } tentos
}
piece-talha = { $count ->
    [one] 1 counter of twenty
   *[other] { $count } counters of twenty
}
piece-talhinha = { $count ->
    [one] 1 counter of five
   *[other] { $count } counters of five
}
piece-one = { $count ->
    [one] 1 single
   *[other] { $count } singles
}
piece-owes = Owes { $count }
piece-money = { $count } in money

## Payments

reason-remissa = A remissa enters
reason-medalhao = The Medalhão
reason-recambo = The tentos of the Recambó
reason-entry = The dealer’s entry
reason-pass = For a pass
reason-tento = The tento of the Recambó
reason-lift = The pot
reason-codilho = The codilho
reason-licenca = The licença
reason-segundo = Voltarete segundo
reason-casca = The casca
reason-so = The só
reason-respeito = Voltarete de respeito
reason-treze = The casca of thirteen
reason-matadores = The matadores
reason-first-five = The first five
reason-geral = The geral
reason-geral-lost = The geral that was lost
reason-reposta = The reposta
reason-divided = What was left, divided
reason-new-seats = Taken along to the new seat

## Options

option-tentos = How many tentos each begins with
option-money = Twenty tentos for change, and the rest in money
option-packs = How many packs are used
option-places = How seats are chosen
option-places-drawn = seats are drawn
option-places-free = as each likes
option-keep_seats = Seats are kept for the next Recambó
option-packets = How many cards are dealt at a time
option-packets-3-3-3 = 3-3-3
option-packets-4-3-2 = 4-3-2
option-packets-2-3-4 = 2-3-4
option-packets-3-2-4 = 3-2-4
option-packets-4-5 = 4-5
option-packets-5-4 = 5-4
option-buy_from = Where cards are drawn from
option-buy_from-top = the top
option-buy_from-bottom = the bottom
option-pass_from = Where passed cards are taken from
option-pass_from-bottom = the bottom
option-pass_from-top = the top
option-entry = The dealer’s entry
option-medalhao = The Medalhão (0: without it)
option-obligation = Espadilha and pé obliged
option-obligation-always = always
option-obligation-limit = up to a limit
option-obligation-off = never
option-obligation_limit = That limit, in tentos of the pot
option-obligation_pe = The pé is obliged too
option-cap = Above the limit no reposta enters the pot
option-term = For how many hands of a new pot a reposta must enter
option-split_remissa = A remissa may enter in two halves
option-recambo = How many tentos make a Recambó
option-recambos = How many Recambós are played
option-remissas_end = What becomes of remissas at the end
option-remissas_end-play-out = they are played out
option-remissas_end-divide = they are divided
option-hands_limit = After how many hands it ends and all is divided
option-hands_limit-none = no limit
option-lay_down = Cards may be laid down
option-bought_more = Who drew more
option-bought_more-shown = is shown
option-bought_more-asked = if the feito asks
option-pass_hint = Suggest passing five cards
option-chat = Talk during a hand
option-stand_in = If somebody stays away
option-stand_in-bot = the house plays on
option-stand_in-none = the table waits

## The judge

incident-lead-out-of-turn = The wrong player has led
incident-plays-ahead = The last to play has played too early to the feito’s lead
incident-revoke = A revoke
incident-after-revoke = Can the one who revoked still win?
incident-accuses = Somebody accuses a revoke or a wrong number of cards
incident-two-cards = Two cards have come down on the table
incident-second-card = Somebody wants to play another card instead
incident-wrong-name = A card or the trump suit was called by a wrong name
fact-covered = Is the trick covered?
fact-by = Who did it?
fact-by-feito = the feito
fact-by-opponent = an opponent
fact-whose = Whose lead was it?
fact-whose-feito = the feito’s
fact-whose-opponent = an opponent’s
fact-only_suit = Has the rightful leader only that suit?
fact-bound = Was that card forced?
fact-harms = Does it harm the feito?
fact-decides = Does it decide the hand by guiding the other?
fact-kind = What was not done?
fact-kind-follow = follow suit
fact-kind-trump = give a trump to a trump
fact-kind-ruff = follow suit, ruffing instead
fact-kind-matador = give the matador that was called for
fact-found = When is it found?
fact-found-soon = in time to take the tricks back
fact-found-late = too late, or at the end
fact-trick_of = Who has the trick?
fact-trick_of-revoker = the revoker, by the ruff
fact-trick_of-harmed = the one harmed, with a high trump that was not needed
fact-trick_of-thrown-to = the revoker by the ruff, and one who could have taken it threw a low card
fact-trick_of-anyway = the revoker, who would have taken it with any lawful card too
fact-trick_of-another = another, who spent nothing more for it
fact-own_gain = Does the revoker say it, and would that bring a profit?
fact-against = Whom does it harm?
fact-against-feito = the feito
fact-against-opponent = an opponent
fact-times = How many times in this hand?
fact-times-2 = two or more
fact-enough = Are there tricks enough without those of the revoke?
fact-accuser = Who accuses?
fact-accuser-player = one who plays the hand
fact-accuser-quarto = the quarto
fact-accuser-onlooker = an onlooker
fact-how = How did they fall?
fact-how-clinging = one clinging to the other
fact-how-apart = apart and both in sight
fact-lawful = Which of the two could be played lawfully?
fact-lawful-both = both
fact-lawful-one = one
fact-lawful-neither = neither
fact-revoked = Was the first a revoke?
fact-let_go = Had it been let go?
fact-thing = What was misnamed?
fact-thing-card = a card
fact-thing-turned-suit = the suit of the card turned
decision-lead-stands = The lead stands.
decision-card-back = The card is taken up, and the right player leads.
decision-feito-chooses = The feito chooses.
decision-right-chooses = The player at the feito’s right chooses.
decision-card-stays = The card stays played.
decision-may-correct = It may be put right, and nothing is owed.
decision-revoked = It is a revoke: a reposta is owed.
decision-cannot-win = The hand can no longer be won by whoever did it.
decision-by-tricks = The hand is decided by the tricks.
decision-wins-all-the-same = The hand is won all the same.
decision-is-judged = It is judged.
decision-no-effect = It has no effect.
decision-seen-card-counts = The card that was wholly seen counts.
decision-lawful-card-counts = The one that may be played counts.
decision-neither-counts = Neither counts: another card is played.
decision-free-still = It is not played yet.
decision-as-it-is = It counts for what it is, not for what was said.
follows-leads-anything = The leader may play anything.
follows-leads-another-suit = The leader may not play that suit.
follows-may-not-beat = In that trick neither of the two may ruff or beat the feito’s card, if it can be avoided.
follows-played-again = The hand is played again from that trick.
follows-won-as-without = The hand is won by whoever would have won it without the revoke.
follows-one-trick-over = One trick goes over to the one harmed, if the hand is won with it.
follows-trick-to-thrower = The trick belongs to whoever could have taken it unruffed.
follows-trick-to-rightful = The trick belongs to whoever would have had it without the revoke.
follows-trick-stays = The trick stays where it is.
follows-cannot-win = Neither the hand nor the codilho can be won by whoever did it.
follows-one-reposta = One reposta only is owed.
follows-lifts-and-is-paid = The pot is lifted and payments made, and the reposta of the revoke is owed.
follows-has-codilho = The codilho is won, or the feito owes a reposta and pays; and the reposta of the revoke is owed.
follows-other-to-hand = The other goes back to the hand.
follows-lawful-card-stays = The only lawful one stays in the trick.
follows-both-to-hand = Both go back to the hand, and a lawful card is played.
party-offender = whoever did it
reason-revoke = For a revoke
incident-wrong-count = At the end somebody has a wrong number of cards
incident-casca-given-back = A casca is given back with a wrong number of cards
incident-last-trick-short = A card is missing for the last trick
incident-cards-left-over = Cards are left over after nine tricks
incident-thirteen-early-name = Trumps are named before four of the thirteen are laid aside
incident-thirteen-count = The count of the one who takes the thirteen is wrong
incident-thirteen-opponent-count = Against the thirteen a player has a wrong number of cards
incident-asks-early = A reposta is asked before the others have drawn
incident-casca-asks = The feito of a casca asks for reposta after naming
incident-shows-as-won = An opponent shows their cards and concedes the hand
incident-gives-codilho = The feito tells an opponent that they have the codilho
incident-sign = Somebody speaks or makes a sign during the play
incident-saw-cards = Somebody coming back sees another’s cards
incident-confuses = The cards are confused after trumps are named
incident-told-wrong-trump = Somebody was told a wrong suit as trumps
incident-told-wrong-lead = Somebody was shown a wrong card as the one led
incident-espadilha-passed = Somebody passed twice with the espadilha, where it is obliged
incident-pe-passed = The pé passed the second time, where the pé is obliged
incident-espadilha-thrown = The espadilha, where it is obliged, is found in the discards
fact-wrong = Too many or too few?
fact-wrong-many = too many
fact-wrong-few = too few
fact-cards = How many?
fact-cards-2 = two or more
fact-excuse = Is there an excuse?
fact-excuse-none = no
fact-excuse-so-with-notice = só made against a preference, with notice
fact-excuse-passed-with-eight = passed with eight, with notice, and no card was left to draw
fact-asked_reposta = Had a reposta been asked?
fact-short = How many are short?
fact-players_over = How many have a card left over?
fact-stock_right = Did the stock have its thirteen cards?
fact-named = Are trumps named already?
fact-mixed = Are the cards mixed already?
fact-next_had_bought = Had the player at the right already drawn when it was asked?
fact-passed_on = Did the next player pass the cards on?
fact-safe = Was the feito sure of the hand?
fact-other_agrees = Does the other opponent concede the hand too?
fact-depends = Does the hand depend on it?
fact-agreed = Do the others want it played?
fact-base = What does the game pay each way?
fact-taking = Was the card meant to take the trick?
fact-asked_lead = Did the player ask which card was led, and was told wrong?
fact-corrected = Was it corrected before the player's card?
fact-then = What happened then?
fact-then-casca = another than the pé went to the casca
fact-then-pe-casca = the pé went to the casca
fact-then-segundo = another made Voltarete segundo
fact-then-nobody = nobody declared
fact-bought = Were cards drawn?
fact-in_discards_of = In whose discards?
fact-in_discards_of-feito = the feito’s
fact-in_discards_of-buyer = those of one who drew and had passed twice
decision-owes-and-may-win = A reposta is owed, and the hand can be won.
decision-owes-and-cannot-win = A reposta is owed, and the hand cannot be won.
decision-owes-another = Another reposta is owed besides.
decision-owes-reposta = A reposta is owed.
decision-right-leads = The player at the right leads.
decision-trick-to-holder = The trick belongs to the one who has a card.
decision-hand-over = The hand is over with nine tricks.
decision-plays-with-thirteen = All thirteen are played with.
decision-puts-right = It can still be put right.
decision-void = The hand is void.
decision-harmed-chooses = The one harmed chooses the card.
decision-is-played = The hand is played.
decision-may-change-card = It may be taken up, and a real trump played.
decision-no-revoke = It is no revoke.
follows-nine-tricks = It ends after nine tricks, and five win.
follows-no-payments = Nothing more is lost, and no payments are made.
follows-hand-goes-on = The hand goes on.
party-quarto = the quarto
party-feito = the feito
party-each = each of the others
party-miscounted = each one with a wrong number of cards
reason-wrong-count = For a wrong number of cards
reason-penalty = For a fault
incident-forgotten-entry = The dealer has forgotten the entry
incident-forgotten-medalhao = The Medalhão was not passed on
incident-forgotten-pot = The pot that was won has been left lying
incident-forgotten-tento = The tento of the Recambó was not taken out
incident-forgotten-remissa = A remissa was forgotten
incident-unseen-remissa = A remissa was struck out unseen
incident-asked-wrongly = Too little was asked, too late, or by another name
incident-paid-double = A single suit was paid double
incident-disputed-payment = A payment is asked for that the other says was made
incident-penalty-payee = To whom the reposta of a penalty belongs
incident-leaves-four = One of four gets up while remissas wait
fact-made = Has somebody declared?
fact-made-nobody = nobody yet
fact-made-contra-pe-passed = nobody, and the contra-pé has passed twice
fact-made-pe-passed = nobody, and the pé has passed for the last time
fact-made-somebody = yes
fact-entry = How much is the entry?
fact-taken = Who takes it?
fact-taken-rightful = the one whose turn it was
fact-taken-refused = nobody: the one whose turn it was refuses
fact-taken-next-refuses = the one whose turn it was took it, and the next refuses it
fact-medalhao = How much is the Medalhão?
fact-made_himself = Has somebody declared, or have all passed twice?
fact-pot = How much was in the pot?
fact-remembered = Is it remembered that it was not taken?
fact-remember = How many players remember it?
fact-shown = Were the others called to see it?
fact-doubted = Do they doubt it?
fact-amount = How much is it?
fact-due = How much is due?
fact-asked = How much was asked?
fact-when = When is it asked?
fact-when-in-time = before the cut for the next hand
fact-when-while-dealt = after the cut, before the last card is dealt
fact-when-asked-before = later, but it had been asked in time
fact-when-late = later
fact-other_paid = Has another already paid the full sum?
fact-excess = How much was overpaid?
fact-other_returned = Has it been given back to another already?
fact-noticed = Did anybody notice?
fact-noticed-nobody = nobody
fact-noticed-paid = it was seen to be paid
fact-noticed-unpaid = it was seen not to be paid
fact-thirteen = Is it the casca of thirteen?
fact-go_on = Do the other three go on?
decision-pays-now = It is paid now.
decision-too-late = It is too late to ask for it.
decision-may-not-refuse = It may not be refused.
decision-takes-pot = The winner takes the pot that was won.
decision-nothing-owed = Nothing is owed.
decision-still-owed = It is still owed.
decision-to-the-pot = It belongs to the pot, and to no player.
decision-no-share = The right to the remissas is lost.
decision-gives-back = What was overpaid is given back.
decision-gives-way = The one who asks gives way.
follows-pot-as-it-lies = The hand is played for what lies in the pot.
follows-medalhao-goes-on = Whoever puts it in hands it to the right.
follows-pot-played-for = The pot stays and is played for in this hand.
follows-new-pot-enters = What is due for a new pot is put in.
follows-enters-in-order = It enters in its order, like the others.
follows-codilho-still-shared = The codilho is shared among the three all the same.
follows-three-go-on = The other three go on, and lift them without the one who left.
follows-may-still-ask = The rest may be asked for until all cards are dealt.
party-dealer = the dealer
party-holder = whoever has the Medalhão
party-rightful = the one whose turn it was
party-winner = the winner
party-owner = the owner of the remissa
party-payer = whoever owes the payment
party-pot = the pot
party-box = the Recambó box
reason-payment = The payments of the hand
reason-returned = What was overpaid
incident-faced-in-deal = A card lies face up in the deal
incident-other-packets = The cards were not dealt by threes
incident-deals-on = The dealer goes on after the nine cards
incident-dealt-number = Somebody was dealt a wrong number of cards
incident-faulty-pack = There is something wrong with the pack
incident-faced-in-stock = Cards lie face up in the stock
incident-faced-in-purchase = An opponent finds a card face up among those to draw
incident-faced-leftover = A card is seen among those that nobody drew
fact-faced_by = How did it come to lie face up?
fact-faced_by-found = it lay so in the pack, or wind or somebody else turned it
fact-faced_by-dealer = the dealer turned it
fact-faced_by-receiver = the one who got it turned it
fact-faced = How many cards lie face up?
fact-faced-2 = two or more
fact-faced_card = Which card is it?
fact-faced_card-black-ace = the espadilha or the basto
fact-faced_card-king = a king
fact-faced_card-other = another
fact-deal_over = Was the deal over?
fact-taken_up = Have the cards beyond nine been taken up?
fact-dealt = How many cards were received?
fact-dealt-7 = seven or fewer
fact-dealt-8 = eight
fact-dealt-10 = ten
fact-dealt-11 = eleven or more
fact-bought_yet = Has anybody drawn yet?
fact-pack_fault = What is wrong with the pack?
fact-pack_fault-number = a card too many or too few
fact-pack_fault-twins = two cards alike
fact-pack_fault-back = a card with another back
fact-pack_fault-strange = a card that is not of this game
fact-pack_before = Is it known that it was so in earlier hands?
fact-buyer = Who is drawing?
fact-buyer-feito = the feito
fact-buyer-right = the opponent who draws first
fact-buyer-left = the opponent who draws last
fact-met = How many have been met in this stock so far?
fact-met-2 = two or more
fact-sure_win = Does the feito show that the hand is won beyond doubt?
fact-part = Where is the card?
fact-part-own = among those that the first to draw kept back
fact-part-passed = among those passed to the other
fact-place = At which place from the top?
fact-wanted = How many were wanted?
fact-thrown_already = Were the discards for all of them made already?
decision-hand-stands = The hand stands.
decision-dealt-again = The cards are dealt again.
decision-give-notice = It is played, with notice of the card too many or too few.
decision-judged-at-end = It is judged when the hand is over.
decision-must-buy-it = It must be drawn.
decision-must-buy-all = As many must be drawn as were discarded.
decision-need-not-buy = It need not be drawn.
decision-feito-wins = The feito wins the hand.
follows-hand-void = The tricks do not count, and nobody lifts the pot.
follows-same-dealer = The same player deals again.
follows-passes-back = Everybody takes back the tentos of their passes.
follows-card-public = Everybody knows the card.
follows-deal-again = The dealer deals again, by threes.
follows-packet-back = The cards beyond nine go back on top of the stock.
follows-past-hands-void = The hands played with that pack since then do not count either; those with the other stand.
follows-won-by-feito = The feito lifts the pot and is paid for game and matadores.
follows-buys-own-part = All those kept back are drawn: it is neither passed on nor discarded.
follows-buys-as-thrown = As many are drawn as were discarded.
follows-buys-down-to-it = The cards are drawn from the top down to it at least.
follows-rest-to-discards = It goes to the discards with the rest.
follows-geral-lawful = The feito may still go for the geral.
incident-word-with-wrong-count = Somebody speaks in the first round while a number of cards is wrong
incident-throws-down = Somebody throws the cards down because a number is wrong
incident-known-count = The first two have passed, and a wrong number of cards is known
incident-passed-twice-wrong = Somebody passed twice with a wrong number of cards
incident-made-wrong = Somebody declared with a wrong number of cards and gave no notice
incident-buyer-wrong = After a casca or segundo an opponent has, or had, a wrong number of cards
fact-whose_count = Whose number of cards is wrong?
fact-whose_count-own = the same player’s
fact-whose_count-anothers = another’s
fact-dealer_speaks = Is it the dealer who speaks?
fact-word = What is said?
fact-word-passo = passo
fact-word-licenca = licença, or licença in copas
fact-word-respeito = Voltarete de respeito
fact-word-so = só, where nobody has declared
fact-word-so-against = só, against another’s game
fact-notice = Was notice given of the wrong number?
fact-thrower = Who throws them down?
fact-thrower-mao = the mão
fact-thrower-contra-pe = the contra-pé
fact-thrower-pe = the pé
fact-others_passed = Had those who speak before passed already (if it was the mão, the second)?
fact-made_after = Does another declare after that?
fact-others_down = Is the hand void by another who threw theirs down?
fact-third_passed = Has the third passed too?
fact-spoken_again = Has anybody spoken in the second round?
fact-nine_now = Are there nine cards in the hand now?
fact-proof = How is it known that the number was wrong?
fact-proof-evident = it is proved
fact-proof-suspected = it is suspected
fact-led_yet = Has a card been led yet?
fact-made_how = How was it declared?
fact-made_how-first-passage = in the first round, by one who did not deal
fact-made_how-second-passage = casca or segundo
fact-made_how-dealers = in the first round, by the dealer
fact-led = Has a card been led?
fact-led-not-led = no
fact-led-led = yes, after asking whether all were ready
fact-led-hurried = yes, in a hurry and without asking
decision-may-not-bid = That game may not be declared.
decision-bid-good = The game is good.
decision-may-pass = A pass is allowed.
decision-third-may-bid = The third did not deal, and may still declare.
follows-bid-refused = What was said does not count as a game.
follows-bid-stands = The game stands.
follows-plays-as-dealt = It is played with the cards in hand, nothing discarded or drawn, and nothing is owed for the card over or short.
follows-comes-to-nine = The exchange brings the hand to nine.
follows-passed-with-notice = It counts as a pass with notice.
follows-passed-silently = It counts as a pass without notice.
follows-takes-up-cards = The cards are taken up again.
follows-by-tricks = The hand is decided by the tricks.
follows-given-up = The feito can no longer win: at best it is a reposta.
incident-meant-otherwise = Somebody said one thing and claims to have meant another
incident-turns-for-respeito = Somebody turns the card for Voltarete de respeito
incident-wrong-card-turned = For a Voltarete a card was turned that is not of the stock
incident-segundo-out-of-turn = Somebody turns the card for Voltarete segundo out of turn
incident-casca-out-of-turn = Somebody goes to the casca out of turn
incident-pe-answers-early = The pé answers the mão before the contra-pé
incident-wrong-suit = The feito named one suit instead of another
incident-unnamed = The feito has not named trumps
incident-spread-unnamed = The player of a só spreads the cards without having named trumps
fact-has_aces = Does the hand hold both black aces?
fact-aces_shown = When are they shown?
fact-aces_shown-before = before the card is turned
fact-aces_shown-after-turn = after it, but before the cards drawn join the hand
fact-aces_shown-after-mixing = when they have joined it already
fact-may_bid = Could that player still declare?
fact-his_turn = Was it that player’s turn?
fact-turned_for = What was it turned for?
fact-turned_for-respeito = Voltarete de respeito
fact-turned_for-segundo = Voltarete segundo
fact-card_of = Where was the card from?
fact-card_of-idle-pack = the other pack
fact-card_of-another-hand = another’s hand
fact-did = What was done?
fact-did-says = it was said
fact-did-takes-stock = the stock was taken up
fact-did-lays-card = a card was laid on it
fact-pe_says = What does the pé say?
fact-pe_says-licenca-copas = licença in copas
fact-pe_says-so = só
fact-pe_says-so-copas = só in copas
fact-contra_pe_says = What does the contra-pé say then?
fact-contra_pe_says-none = passo
fact-contra_pe_says-licenca-copas = licença in copas
fact-contra_pe_says-so = só
fact-contra_pe_says-so-copas = só in copas
fact-contra_pe_says-respeito = Voltarete de respeito
fact-game_made = Which game is the feito’s?
fact-game_made-licenca = licença
fact-game_made-so = só
fact-game_made-casca = casca
fact-asked_again = Did an opponent then ask what was trumps?
fact-other_answers = Did the other opponent answer?
fact-without_naming = What has been done already without naming?
fact-without_naming-bought = cards were drawn and not seen
fact-without_naming-seen = the cards drawn were seen
fact-without_naming-ordered = the others were told to draw
fact-without_naming-led = a card was led, or ordered to be led
fact-ouros = How many oros are in the hand?
fact-copas = How many copas are in the hand?
fact-espadas = How many espadas, the espadilha not counted?
fact-paus = How many bastos, the basto not counted?
decision-word-stands = What was said stands.
decision-respeito-stands = The Voltarete de respeito stands.
decision-contra-pe-has-it = The game is the contra-pé’s.
decision-pe-has-it = The pé keeps the game that was said.
decision-first-suit = The suit named first is trumps.
decision-second-suit = The suit named last is trumps.
decision-copas = Copas are trumps.
decision-may-name = They may still be named.
decision-longest-suit = The longest suit is trumps.
follows-word-stands = It goes on from what was said.
follows-plays-respeito = The card turned makes trumps, and it is played without penalty.
follows-card-to-owner = The card goes back to the hand it came from.
follows-turns-top-card = The top card of the stock is turned, and that alone makes trumps.
follows-stock-back = The stock is put back.
follows-card-off-stock = The card is taken off the stock.
follows-bound-in-turn = Those before speak first; if the turn comes, it is a casca.
follows-contra-pe-stands = The contra-pé’s game stands.
follows-pe-may-go-higher = The pé can only go higher.
follows-pe-bid-stands = The pé’s game stands.
follows-first-suit-trumps = Trumps do not change.
follows-second-suit-trumps = Trumps are the second suit.
follows-still-names = They are named now.
follows-ouros-trumps = Oros are trumps.
follows-copas-trumps = Copas are trumps.
follows-espadas-trumps = Espadas are trumps.
follows-paus-trumps = Bastos are trumps.
follows-right-names-longest = The player at the right chooses among the longest suits.
incident-reopens-discards = The feito wants to choose the discards again
incident-feito-bought-many = The feito has drawn a card too many
incident-feito-bought-few = The feito has drawn a card too few
incident-buyer-bought-many = An opponent has drawn a card too many
incident-buyer-bought-few = An opponent has drawn a card too few
incident-passed-once-wrong = An opponent of the feito had passed with a wrong number of cards
fact-slip = What is the reason?
fact-slip-another-suit = another suit was named than was meant
fact-slip-no-suit = no suit is named yet
fact-slip-changed-mind = a change of mind
fact-looked = Were the cards drawn seen?
fact-looked-unseen = no
fact-looked-raised = they were raised to the face, and are said to be unseen
fact-looked-seen = yes
fact-next_bought = Has the next to draw done so?
fact-ordered = Had the others been told to draw?
fact-next_did = What has the player at the right done?
fact-next_did-not-yet = nothing yet
fact-next_did-bought = drawn
fact-next_did-passed-all = passed all the cards to the other
fact-third_bought = Has the third drawn already?
fact-discards_mixed = Are the discards mixed together?
fact-buys_last = Is it the last to draw?
fact-part_there = Are the cards still there that should have been drawn?
fact-cards_left = Are there cards left to draw?
decision-discards-open = They may be chosen again.
decision-discards-stand = The discards stay as they are.
follows-discards-reopened = The discards are looked through and chosen again; more are drawn, or unseen ones go back; trumps do not change.
follows-plays-with-ten = It is played with ten cards.
follows-plays-with-eight = It is played with eight cards.
follows-card-on-stock = One of the unseen cards goes back on the stock.
follows-card-to-next = The feito passes an unseen card to the right.
follows-card-to-third = The feito passes an unseen card to the third.
follows-third-draws-from-next = The third draws one at random from that hand.
follows-feito-draws-to-discards = The feito draws one at random from the third into the discards.
follows-third-throws-one-more = The third discards one more than is drawn.
follows-takes-top-card = The top card of the stock is taken.
follows-feito-draws-from-next = The feito draws one at random from the player at the right.
follows-feito-draws-from-third = The feito draws one at random from the third.
follows-next-draws-from-third = That player draws another at random from the third.
follows-next-takes-top-card = That player takes the top card of those passed on.
follows-third-takes-own-discard = The third takes any card from their own discards.
follows-third-takes-any-discard = The third draws one at random from the discards.
follows-unseen-card-to-discards = The card too many goes to the discards unseen.
follows-old-card-to-discards = One of the old cards is discarded, and all those drawn are kept.
follows-takes-own-discard = Any card is taken from that player’s own discards.
follows-takes-any-discard = One is drawn at random from the discards.
follows-throws-one-more = One more is discarded than is drawn.
follows-throws-one-fewer = One fewer is discarded than is drawn, and one at least is drawn.
follows-throws-one = One card of choice is discarded.
incident-looks-at-discards = Somebody looks at discards
incident-looks-at-leftovers = Somebody looks at the cards that nobody drew
incident-geral-after-look = The feito loses a geral after an opponent saw the cards that nobody drew
incident-quarto-looks = The quarto looks at cards
fact-looker = Who looks?
fact-looker-feito = the feito
fact-looker-opponent = an opponent
fact-looker-quarto = the quarto
fact-own_discards = Are they that player’s own?
fact-loss = What would the feito pay each for a reposta, matadores included?
fact-knew = Did the feito know it when going for the geral?
fact-quarto_saw = What was seen?
fact-quarto_saw-hand = a player’s cards
fact-quarto_saw-stock = the stock
fact-quarto_saw-nothing = nothing
decision-geral-is-paid = The lost geral is paid.
decision-no-geral-owed = No geral is owed.
decision-no-thirteen = The thirteen may not be taken in this hand.
follows-geral-off = No geral is won or lost.
follows-no-part-of-geral = Of a geral that the feito loses nothing is received; the other gets the full part.
follows-gets-no-payments = No payments of this hand are received.
follows-discards-closed = They are left alone.
follows-no-thirteen = If all pass twice the hand is over.
incident-geral-against-wrong-count = The feito goes for the geral, and an opponent has a wrong number of cards
incident-silent-at-geral = Asked at the geral, an opponent said nothing of a card too many
incident-geral-with-wrong-count = With the first five made, the feito has a wrong number of cards
fact-declared = Was the geral declared before the first lead?
fact-asked_count = Did the feito ask whether anybody had a card too many?
fact-owned_up = Did its holder say so?
fact-geral_won = How did the geral end?
fact-geral_won-by-it = won by the feito through asking for that card
fact-geral_won-anyway = won with either of the two
fact-geral_won-lost = lost
fact-both_silent = Were both opponents silent, with a card too many each?
fact-went_for_geral = Did the feito go for the geral?
decision-feito-names-card = In the last trick the feito says which of the two cards is played.
decision-pays-for-both = The geral is paid for both, and no reposta is owed.
decision-geral-lost = The geral is lost, and no reposta is owed.
follows-geral-at-risk = The geral is played so, and paid if it is lost.
follows-feito-names-last-card = The card asked for is played, even if the other could follow suit.
follows-pays-for-both = The other opponent pays no geral.
follows-geral-lost = The feito pays both the geral.
follows-each-pays-geral = Each opponent pays their own geral.
follows-geral-lost-by-count = The geral is paid to each, even if all nine tricks were made.
incident-stock-scattered = The stock was scattered or mixed up
incident-onlooker-speaks = An onlooker speaks of the game
incident-discards-scattered = The discards were scattered and are seen
incident-shows-stock = Somebody other than the feito shows cards of the stock by chance
incident-drops-cards = Somebody drops their cards, and they are seen
incident-feito-upsets-stock = The feito turns up the cards of the stock by chance
fact-scattered_by = How did it happen?
fact-scattered_by-accident = by wind or another accident
fact-scattered_by-outsider = by somebody who does not play
fact-put_back = Can the cards be put back unseen as they were?
fact-feito_ready = Has the feito drawn already, or is it a só?
fact-spoke_of = What is spoken of?
fact-spoke_of-cards = a player’s cards
fact-spoke_of-doubt = a doubt or dispute
fact-spoke_of-play = how it was played
fact-was_asked = Was the onlooker asked?
fact-hand_played = Is the hand over?
fact-harms_somebody = Does it harm a player?
fact-all_exchanged = Had all drawn already?
fact-decided = Did their being seen decide the hand?
fact-claimed_by = How many opponents claim the hand for the codilho?
fact-order_known = Is it known in which order the cards lay?
decision-word-decides = The onlooker’s word decides.
decision-may-speak = The onlooker may speak.
decision-unforeseen = No law foresees it: it is judged by the harm.
decision-claimant-against-two = The feito and the third play against the claimant.
decision-each-for-himself = All three play, each alone.
follows-cards-put-back = The cards are put back as they were.
follows-word-decides = What the onlooker says is done.
follows-word-ignored = Nothing is made of it.
follows-claimant-against-two = The claimant owes a reposta unless the codilho is won.
follows-each-for-himself = Most tricks win the codilho; a claimant who fails owes a reposta.
fact-won_already = Had the tricks made already decided the hand for somebody else?
fact-geral_lost = Had a trick already lost the feito the geral?
decision-result-stands = The result that the tricks had given stands.
follows-ends-as-decided = The hand ends so, and is paid.
follows-lost-geral-stays = The geral already lost is paid all the same.
incident-says-respeito = Somebody says “Voltarete de respeito” without both aces, and has turned no card
incident-bid-too-low = Somebody says a game that does not beat the one that stands
decision-has-passed = It is a pass.
decision-no-bid = It does not count as a game.
follows-counts-as-pass = The tento of the pass is paid.
follows-counts-as-clearing = That player is out, and pays no tento.
incident-lead-before-order = Somebody has led before the feito ordered play
fact-leads = Whose is the lead?
fact-leads-same = the same player’s
fact-leads-feito = the feito’s
fact-leads-opponent = the other opponent’s
decision-lead-too-early = The lead does not count yet.
follows-card-back = The card goes back to the hand.
follows-lead-stands = The trick goes on from that lead.
follows-feito-chooses-card = The feito says which lawful card is played.
follows-right-chooses-card = The player at the feito’s right says which of the two is played.
follows-harmed-chooses-card = The one harmed says which lawful card is played.
follows-card-stays = The trick goes on with that card.
follows-seen-card-stays = The one wholly seen stays in the trick.
follows-right-leads = The lead passes to the right, to one who has a card.
follows-trick-to-holder = The trick counts for the one who has a card.
follows-puts-count-right = The cards are counted and brought to nine.
follows-plays-real-trump = A real trump is played instead.
follows-no-revoke = The card stays played, and cannot be claimed.
incident-law-invoked = Somebody invokes a law
fact-law_of = What is that law about?
fact-law_of-march = the regular course of the game
fact-law_of-accident = an accident
fact-happened = Has that accident happened?
decision-law-holds = The law holds.
decision-law-rests = The law does not hold: what it is about has not happened.
incident-unforeseen = Something happens that was not foreseen
fact-written = Is there a written law for the case?
fact-consented = Did the others let it happen though they could stop it?
fact-harm = How many tentos does it cost another?
decision-code-decides = The written law decides, and no custom or opinion.
decision-makes-good = The harm is made good.
follows-table-ruling = It is written down as a ruling of the table; it is no law of the treatise.
party-harmed = the one harmed
reason-harm = For the harm done

## The open table

event-puts-in = { $you ->
    [yes] You put in your entry: { $number }.
   *[no] { $name } puts in the entry: { $number }.
}
event-faces = { $you ->
    [yes] In dealing you turn a card up: { $card }.
   *[no] In dealing { $name } turns a card up: { $card }.
}
event-gives-notice = { $you ->
    [yes] You give notice of { $wrong }.
   *[no] { $name } gives notice of { $wrong }.
}
event-throws-down = { $you ->
    [yes] You throw your cards down.
   *[no] { $name } throws the cards down.
}
event-throws = { $number ->
    [0] { $you ->
        [yes] You discard nothing.
       *[no] { $name } discards nothing.
    }
    [one] { $you ->
        [yes] You discard one, to draw another.
       *[no] { $name } discards one, to draw another.
    }
   *[other] { $you ->
        [yes] You discard { $number }, to draw as many.
       *[no] { $name } discards { $number }, to draw as many.
    }
}
event-draws = { $you ->
    [yes] You draw.
   *[no] { $name } draws.
}
event-orders = { $you ->
    [yes] You tell the others to draw.
   *[no] { $name } tells the others to draw.
}
event-passes-on = { $you ->
    [yes] You pass the rest on.
   *[no] { $name } passes the rest on.
}
event-gives-one = { $you ->
    [yes] By the judge’s ruling, you change one card.
   *[no] By the judge’s ruling, { $name } changes one card.
}
event-ready = { $you ->
    [yes] You are ready.
   *[no] { $name } is ready.
}
event-mends = { $you ->
    [yes] You ask for your card back.
   *[no] { $name } asks for the card back.
}
event-spills = { $you ->
    [yes] Two of your cards come down: { $cards }.
   *[no] Two cards of { $name } come down: { $cards }.
}
event-keeps = { $you ->
    [yes] You let the card lie.
   *[no] { $name } lets the card lie.
}
event-must-play = { $you ->
    [yes] Instead of that card you must play { $the-card }.
   *[no] Instead of that card, { $name } must play { $the-card }.
}
event-signs = { $you ->
    [yes] You make a sign.
   *[no] { $name } makes a sign.
}
event-tells-codilho = { $whose-key ->
    [you] { $name } says that you have the codilho.
   *[other] { $you ->
        [yes] You say that { $whose } has the codilho.
       *[no] { $name } says that { $whose } has the codilho.
    }
}
event-shows-lost = { $you ->
    [yes] You show your cards and concede the feito the hand: { $cards }.
   *[no] { $name } shows their cards and concedes the feito the hand: { $cards }.
}
event-drops = { $you ->
    [yes] You drop { $the-card }.
   *[no] { $name } drops { $the-card }.
}
event-confuses = { $you ->
    [yes] You mix up the cards.
   *[no] { $name } mixes up the cards.
}
event-peeks = { $you ->
    [yes] You look at { $place }.
   *[no] { $name } looks at { $place }.
}
event-peeked = { $you ->
    [yes] You see: { $cards }.
   *[no] { $name } sees: { $cards }.
}
event-asks-waiver = { $you ->
    [yes] You ask to be let off the penalty.
   *[no] { $name } asks to be let off the penalty.
}
event-agrees = { $you ->
    [yes] You agree.
   *[no] { $name } agrees.
}
event-disagrees = { $you ->
    [yes] You do not agree.
   *[no] { $name } does not agree.
}
event-waived = { $you ->
    [yes] You are let off the penalty.
   *[no] { $name } is let off the penalty.
}
event-ruling = { $trick ->
    [0] { $you ->
        [yes] The judge, on you: { $decision } ({ $laws })
       *[no] The judge, on { $name }: { $decision } ({ $laws })
    }
   *[other] { $you ->
        [yes] The judge, on you in trick { $trick }: { $decision } ({ $laws })
       *[no] The judge, on { $name } in trick { $trick }: { $decision } ({ $laws })
    }
}
event-void = The hand is void.
wrong-many = a card too many
wrong-few = a card too few
place-hand = another’s hand
place-discards = the discards
place-leftovers = the cards that nobody drew
what-revoke = a revoke
what-lead = a lead out of turn
what-ahead = a card played too early
what-sign = a sign
what-cards = a wrong number of cards
what-bid = a bid with a wrong number of cards
what-peek = a look where nobody may look
what-word = the codilho given away in words
what-shown = cards shown as lost
what-drop = a dropped card
what-early = a reposta asked too early
what-casca-asks = a reposta asked after the casca
what-espadilha = the espadilha hidden
what-entry = a forgotten entry
what-faced = a card turned up in dealing
phase-give = The deal
phase-draw = Drawing
phase-look = Looking at what was drawn
phase-throw = One card is changed
phase-choose = A card is chosen
phase-spilled = Two cards at once
phase-asked = The others are asked
phase-count = The end of the hand
prompt-give = The pack is cut. Do you deal?
prompt-draw = How many do you draw?
prompt-look = Do you look at what you drew?
prompt-drawn = You have drawn. Is the next one to draw?
prompt-throw = Which card do you change?
prompt-choose = Which card shall be played instead?
prompt-spilled = Which of the two is played?
prompt-asked-peek = A hand has been seen. Shall it be played all the same?
prompt-asked-drop = Has the dropped card decided the hand?
prompt-asked-waive = Do you let the other off the penalty?
prompt-count = The hand is over. Anything to claim?
action-put-in = Put in the entry
action-deal = Deal
accuse-misdeal = Deal wrongly…
action-misdeal = Deal wrongly
action-misdeal-swapped = Deal wrongly: one too many to { $name }, one too few to { $other }
action-misdeal-over = Deal wrongly: one too many to { $name }
action-misdeal-under = Deal wrongly: one too few to { $name }
action-misdeal-packet = Deal wrongly: a whole packet too many to { $name }
action-misdeal-faced = Turn up a card of { $name } in dealing
action-notice = Give notice of a wrong number
action-throw-down = Throw the cards down
action-draw = Draw { $number }
action-look = Look at them
action-order = Tell the others to draw
action-pass-on = Pass the rest on unseen
action-give = Change this card
action-ready = Ready
action-mend = Take the card back
action-spill = Drop two at once
action-choose = { $card }
action-keep = Let it lie
action-demand = Demand { $the-card }
action-demand-highest = Demand the highest
action-demand-lowest = Demand the lowest
action-sign = Make a sign
action-tell-codilho = Tell { $name }: the codilho is yours
action-show-lost = Show your cards as lost
action-drop = Drop a card
action-confuse = Mix up the cards
action-peek = Look
action-peek-hand = Look at the hand of { $name }
action-peek-discards = Look at the discards of { $name }
action-peek-leftovers = Look at the cards that nobody drew
action-ask-waiver = Ask to be let off
action-agree = Agree
action-disagree = Disagree
action-done = Nothing more
action-examine = Have all cards examined
action-claim-revoke = Claim: { $name } revoked
action-claim-lead = Claim: { $name } led out of turn
action-claim-ahead = Claim: { $name } played too early
action-claim-sign = Claim: { $name } made a sign
action-claim-cards = Claim: { $name } has a wrong number of cards
action-claim-bid = Claim: { $name } may not bid
action-claim-peek = Claim: { $name } looked where nobody may
action-claim-word = Claim: { $name } gave the codilho away
action-claim-shown = Claim: { $name } showed cards as lost
action-claim-drop = Claim: { $name } dropped a card
action-claim-early = Claim: { $name } asked for reposta too early
action-claim-casca-asks = Claim: { $name } asked for reposta after a casca
action-claim-espadilha = Claim: { $name } hid the espadilha
action-claim-entry = Claim: { $name } forgot the entry
action-claim-faced = Claim: { $name } turned up a card in dealing
option-replay = Until when a revoke is played again
option-replay-ninth = until the ninth trick is made
reason-pass-back = A pass given back
option-payments = What players have won of one another
option-payments-automatic = is paid by itself
option-payments-asked = is paid if it is asked for before the next deal (open table)
option-favourite = Which suit is the favourite, in which everything doubles
option-favourite-copas = copas
option-favourite-oros = oros
option-favourite-espadas = espadas
option-favourite-bastos = bastos
option-quarto_pays = The quarto pays and is paid like one more opponent
option-surrender = Until when the feito may give the hand up
option-surrender-first = before the first card
option-surrender-fourth = in licença and segundo until the fourth trick; in licença another may take it over
event-asks-game = { $you ->
    [yes] You ask for the game: { $number }.
   *[no] { $name } asks for the game: { $number }.
}
event-asks-matadores = { $you ->
    [yes] You ask for the matadores: { $number }.
   *[no] { $name } asks for the matadores: { $number }.
}
event-asks-first-five = { $you ->
    [yes] You ask for the first five: { $number }.
   *[no] { $name } asks for the first five: { $number }.
}
event-asks-geral = { $you ->
    [yes] You ask for the geral: { $number }.
   *[no] { $name } asks for the geral: { $number }.
}
event-asks-codilho = { $you ->
    [yes] You ask for the codilho: { $number }.
   *[no] { $name } asks for the codilho: { $number }.
}
event-nothing-due = { $you ->
    [yes] Nobody owes you that.
   *[no] Nobody owes { $name } that.
}
phase-payments = The payments
prompt-payments = Is there anything you have won and want to ask for?
action-ask-game = Ask for the game: { $number }
action-ask-matadores = Ask for the matadores: { $number }
action-ask-first-five = Ask for the first five: { $number }
action-ask-geral = Ask for the geral: { $number }
action-ask-codilho = Ask for the codilho: { $number }
phase-pay = Payments are asked for
prompt-pay = You are asked for what the other has won. Do you pay?
action-pay = Pay
action-pay-double = Pay twice that, as in the favourite suit
action-not-now = Do not pay now
action-ask-again = Ask { $name } again for what was not paid
action-ask-back = Ask { $name } to give back what you overpaid
action-refund = Give { $name } back what was overpaid
event-pays-up = { $you ->
    [yes] You pay { $number }.
   *[no] { $name } pays { $number }.
}
event-pays-not = { $you ->
    [yes] You do not pay now.
   *[no] { $name } does not pay now.
}
event-asks-again = { $whose-key ->
    [you] { $name } asks you again for what was not paid.
   *[other] { $you ->
        [yes] You ask { $whose } again for what was not paid.
       *[no] { $name } asks { $whose } again for what was not paid.
    }
}
event-asks-back = { $whose-key ->
    [you] { $name } asks you to give back what was overpaid.
   *[other] { $you ->
        [yes] You ask { $whose } to give back what was overpaid.
       *[no] { $name } asks { $whose } to give back what was overpaid.
    }
}
event-refunds = { $whose-key ->
    [you] { $name } wants to give you back what was overpaid.
   *[other] { $you ->
        [yes] You want to give { $whose } back what was overpaid.
       *[no] { $name } wants to give { $whose } back what was overpaid.
    }
}
reason-overpaid = Paid double, as in the favourite suit
event-turns-first = { $you ->
    [yes] You turn the card for Voltarete de respeito without having shown an ace.
   *[no] { $name } turns the card for Voltarete de respeito without having shown an ace.
}
event-misturns = { $whose-key ->
    [you] By mistake { $name } turns a card of yours: { $card }.
   *[other] { $you ->
        [yes] By mistake you turn a card of { $whose }: { $card }.
       *[no] By mistake { $name } turns a card of { $whose }: { $card }.
    }
}
event-casca-early = { $you ->
    [yes] Out of turn you go to the casca.
   *[no] Out of turn { $name } goes to the casca.
}
event-answers-early = { $you ->
    [yes] You do not wait for the contra-pé: “{ event-answers-early.said }”.
   *[no] { $name } does not wait for the contra-pé: “{ event-answers-early.said }”.
}
    .said = { $bid }
event-renames = { $you ->
    [yes] You say that you meant { $suit }.
   *[no] { $name } says: “{ event-renames.said }”.
}
    .said = I meant { $suit }
event-asks-trump = { $you ->
    [yes] You ask what is trumps.
   *[no] { $name } asks what is trumps.
}
event-tells-trump = { $you ->
    [yes] You say what is trumps.
   *[no] { $name } says what is trumps.
}
event-stays-silent = { $you ->
    [yes] You say nothing.
   *[no] { $name } says nothing.
}
event-spreads = { $you ->
    [yes] You lay your cards open without having named a suit: { $cards }.
   *[no] { $name } lays the cards open without having named a suit: { $cards }.
}
event-reopens = { $you ->
    [yes] You want to choose your discards again.
   *[no] { $name } wants to choose the discards again.
}
event-buys-early = { $you ->
    [yes] Before the order you discard and draw { $number }.
   *[no] Before the order { $name } discards and draws { $number }.
}
event-draws-blindly = { $you ->
    [yes] A card of yours is drawn blindly.
   *[no] A card of { $name } is drawn blindly.
}
event-drawn-from = It is { $the-card }.
event-asks-count = { $you ->
    [yes] You ask whether anybody has a card too many.
   *[no] { $name } asks whether anybody has a card too many.
}
event-owns-up = { $you ->
    [yes] You have a card too many and discard one.
   *[no] { $name } has a card too many and discards one.
}
event-none-over = { $you ->
    [yes] You say that you have none over.
   *[no] { $name } says: “{ event-none-over.said }”.
}
    .said = None over
event-asks-card = { $you ->
    [yes] You ask for { $the-card }.
   *[no] { $name } asks for { $the-card }.
}
event-shows-last = { $you ->
    [yes] Your last cards are shown: { $cards }.
   *[no] The last cards of { $name } are shown: { $cards }.
}
event-upsets-stock = { $count ->
    [one] { $you ->
        [yes] You turn up a card of the stock: { $cards }.
       *[no] { $name } turns up a card of the stock: { $cards }.
    }
   *[other] { $you ->
        [yes] You turn up cards of the stock: { $cards }.
       *[no] { $name } turns up cards of the stock: { $cards }.
    }
}
event-wants-codilho = { $you ->
    [yes] You want the hand for the codilho.
   *[no] { $name } wants the hand for the codilho.
}
event-lets-go = { $you ->
    [yes] You leave the hand.
   *[no] { $name } leaves the hand.
}
what-aces = a card turned before the aces were shown
what-stock = a card of the stock turned up
what-unordered = a lead before the order to play
what-geral-look = a look at the cards that nobody drew, at a geral
phase-blind = A card is drawn blindly
phase-longest = The longest suit
phase-last-card = The last card
phase-trump-asked = What is trumps?
phase-rename = What is trumps?
phase-upset = The stock is turned up
phase-owning = A card too many?
prompt-longest = Which of the longest suits is trumps?
prompt-last-card = Which card shall be played to the last trick?
prompt-trump-asked = The other asks what is trumps. Do you say it?
prompt-rename = You are asked again: what is trumps?
prompt-upset = The feito can no longer win. Do you want the hand for the codilho?
prompt-owning = Do you have a card too many?
prompt-asked-stock = Has the card that was seen decided the hand?
action-turn-first = Turn the card before showing the aces
action-show-aces = Show the black aces
action-misturn = Turn a card of { $name } by mistake
action-rename = Say that you meant { $suit }
action-ask-trump = Ask what is trumps
action-tell-trump = Say it
action-stay-silent = Say nothing
action-reopen = Choose the discards again
action-spread = Lay your cards open without naming a suit
action-buy-early = Draw before the order
action-ask-count = Ask whether anybody has a card too many
action-own-up = Discard the card too many
action-none-over = None over
action-ask-card = { $card }
action-upset-stock = Turn up cards of the stock
action-want-codilho = Play for the codilho
action-let-go = Leave it
action-show-espadilha = Show the espadilha
action-claim-aces = Claim: { $name } turned the card before showing the aces
action-claim-stock = Claim: { $name } turned up a card of the stock
action-claim-unordered = Claim: { $name } led before the order
action-claim-geral-look = Claim: { $name } had seen the cards that nobody drew
incident-espadilha-unshown = Somebody who passed twice draws the espadilha, where it is obliged
fact-ace_shown = Was it shown before it joined the hand?
action-lead-early = Lead before the order

## The guide
guide-enter = What you owe enters the pot: whole or, if the table has agreed to it, by halves.
guide-vote-divide = If all of you want it, what is left in the pot and what is owed is shared out and the match ends.
guide-vote-adjourn = A majority is enough to leave the match for another day.
guide-vote-enter = Remissas wait for their turn: this reposta enters now only if you all consent.
guide-vote-get-up = One gets up: the other three of you may go on alone with what is at stake.
guide-first-passage = Whoever declares (the feito) plays against the others and wins by making more tricks than each of them. With three sure tricks in trumps ask “Licença”; if not, pass: it costs one tento.
guide-answer-licenca = Another wants to declare. Pass and let them, which costs nothing, or outbid them with a game that goes before theirs.
guide-second-passage = All have passed once. You may go to the casca (you change all your cards, or all but one), turn up the first card of the stock, which makes trumps, or pass again, if the table offers it: with four, the holder of the espadilha and the pé may be obliged to play.
guide-quarto = All have passed twice: if you like, you take the thirteen cards of the stock and play against the three.
guide-lay-aside = Keep the nine best of the thirteen: lay four aside.
guide-name-trump = Name trumps: the suit in which you have most and strongest is best. The two black aces are trumps with any suit.
guide-exchange = Discard what is of no use and draw as many from the stock. The book keeps trumps and kings, and discards the rest.
guide-buy = You play against the feito. To contest the hand, discard and draw as many of those left; the book keeps trumps and kings.
guide-order = You are the feito: have play begin when you like. If the table offers it, you may also declare geral, if you are sure of all nine tricks, or ask for reposta, if the hand looks lost (never in the casca).
guide-answer = The feito gives the hand up for lost. If you grant the reposta, they can no longer win the hand; if you refuse, it is played, and unless you win the codilho you owe a reposta too. Against the thirteen there is no such penalty.
guide-stop = You have made the first five tricks and the hand is yours. To go on is to play for geral: unless you make all nine, you pay for it. With the thirteen there is no geral.
guide-laid-down = Somebody has laid the cards down, saying how the hand ends. If you are not sure of it, have it played with those cards face up.
guide-conceded = Your opponents concede you the hand: you may take it, even if your cards would not be enough, or play on.
guide-surrendered = The feito gives the hand up. If you all grant the reposta, the hand is a reposta; if you play on, you must make more tricks than each of the other two.
guide-debts = You owe a reposta: put it into the pot now, or leave it for later as a remissa.
guide-play-lead = You lead, with any card. The feito must make more tricks than each of the others; with the thirteen, five.
guide-play-exempt = A trump was led, but the only ones you hold are the great matadores (espadilha, manilha, basto), which need not answer it: play whatever you like.
fact-granted_by_one = Was a reposta granted by one, so that the one who refused it stands in the feito’s place?
decision-refuser-chooses = The one who refused the reposta chooses.
decision-refusers-right-chooses = The player at the right of the one who refused the reposta chooses.
follows-refuser-chooses-card = The one who refused the reposta says which lawful card is played.
follows-refusers-right-chooses-card = The player at the right of the one who refused the reposta says which of the two is played.
follows-refuser-spared = In that trick neither of the two may ruff or beat the card of the one who refused the reposta, if it can be avoided.
event-decided-later = That will be decided when the trick is complete.
event-cannot-play = { $you ->
    [yes] You have no such card to play, and say so.
   *[no] { $name } has no such card to play.
}
event-must-play-trump = { $you ->
    [yes] You must play a trump instead.
   *[no] { $name } must play a trump instead.
}
event-must-play-no-trump = { $you ->
    [yes] You must play instead a card that is no trump.
   *[no] { $name } must play instead a card that is no trump.
}
event-must-play-suit = { $you ->
    [yes] You must play a card of { $suit } instead.
   *[no] { $name } must play a card of { $suit } instead.
}
action-demand-trump = Demand a trump
action-demand-no-trump = Demand no trump
action-demand-oros = Demand oros
action-demand-copas = Demand copas
action-demand-espadas = Demand espadas
action-demand-bastos = Demand bastos

## Odds

odds-trumps = Trumps in the best suit, in the nine cards dealt
odds-black-aces = Black aces
odds-kings = Kings
odds-matadores = Matadores in the best suit
odds-geral = Geral with eight sure cards and one false card
odds-geral-own-suit = if each of the others keeps the best of another suit
odds-geral-note = Counted for 1E 2E 1B 12E 11E 10E 7E 12O and the 4C in espadas, the others having the cards they were dealt and not knowing which suit to keep. The book lets each of them beat the false card if he has kept its suit; but he may hold none higher.
odds-games = Which game is made
odds-ends = How it ends for the feito
odds-places = The feito at each place
odds-given = How the hand ends at this bid, the rest dealt by lot
odds-row-licenca = licença
odds-row-so = só
odds-row-respeito = Voltarete de respeito
odds-row-segundo = Voltarete segundo
odds-row-casca = casca
odds-row-treze = the thirteen
odds-row-passed-out = all pass
odds-row-mao = mão
odds-row-contra-pe = contra-pé
odds-row-pe = pé
odds-row-win = won
odds-row-reposta = reposta
odds-row-codilho = codilho
odds-row-geral = geral made
odds-row-geral-lost = geral lost
odds-by-mao = mão
odds-by-contra-pe = contra-pé
odds-by-pe = pé
odds-by-any = in all
odds-by-feito = is feito
odds-by-win = wins
odds-by-reposta = reposta
odds-by-codilho = codilho
