# Mus.
game-mus = Mus
game-mus-about = Four players in two pairs: four cards, four lances and the art of betting.

## Numbers as they are said

spoken-2 = dos
spoken-3 = tres
spoken-4 = cuatro
spoken-5 = cinco
spoken-6 = seis
spoken-7 = siete
spoken-8 = ocho
spoken-9 = nueve
spoken-10 = diez

## What happens

event-drew = { $you ->
    [yes] You draw { $cards }.
   *[no] { $name } draws { $cards }.
}
event-draw-again = All tied: everybody draws again.
event-seated = The seats: { $first }, { $second }, { $third }, { $fourth }.
event-first-mano = { $you ->
    [yes] You start as mano.
   *[no] { $name } starts as mano.
}
event-game-begins = Game { $number } begins.
event-got = { $you ->
    [yes] You are dealt { $cards }.
   *[no] { $name } is dealt { $cards }.
}
event-turned-up = { $you ->
    [yes] One of your cards was seen: the { $card }.
   *[no] One of { $name }’s cards was seen: the { $card }.
}
event-mus-visto = Mus visto: everyone discards, or stands if they like.
event-mus = { $you ->
    [yes] You say: “{ event-mus.said }”.
   *[no] { $name }: “{ event-mus.said }”.
}
    .said = Mus
event-moves-pack = { $you ->
    [yes] You pass the pack on.
   *[no] { $name } passes the pack on.
}
event-no-hay-mus = { $you ->
    [yes] You say: “{ event-no-hay-mus.said }”.
   *[no] { $name }: “{ event-no-hay-mus.said }”.
}
    .said = No hay mus
event-mus-limit = After { $number } discards the table cuts the mus (this is not in the rules).
event-cutter-is-mano = { $you ->
    [yes] You cut the mus: you are mano.
   *[no] { $name } cut the mus and is mano.
}
event-servido = { $you ->
    [yes] You stand: servido.
   *[no] { $name } stands: servido.
}
    .said = Servido
event-discards = { $you ->
    [yes] You discard { $number }.
   *[no] { $name } discards { $number }.
}
event-new-dealer = { $you ->
    [yes] Nobody cut the mus: you deal now.
   *[no] Nobody cut the mus: { $name } deals now.
}
event-stock-out = The stock has run out: all the discards are shuffled.
event-stock-out-one = { $you ->
    [yes] The stock has run out and only you are short: your discards stay apart.
   *[no] The stock has run out and only { $name } is short: those discards stay apart.
}
event-served = { $you ->
    [yes] You deal the new cards.
   *[no] { $name } deals the new cards.
}
event-servido-closes = Somebody stands: no more mus.
event-lance = { $lance }.
event-declares = { $you ->
    [yes] You say: “{ event-declares.said }”.
   *[no] { $name }: “{ event-declares.said }”.
}
    .said = { $lance } { $word }
event-paso = { $you ->
    [yes] You say: “{ event-paso.said }”.
   *[no] { $name }: “{ event-paso.said }”.
}
    .said = Paso
event-envido = { $you ->
    [yes] You say: “{ event-envido.said }”.
   *[no] { $name }: “{ event-envido.said }”.
}
    .said = { $number ->
        [2] Envido
       *[other] Envido { $number-spoken }
    }
event-mas = { $you ->
    [yes] You say: “{ event-mas.said }”.
   *[no] { $name }: “{ event-mas.said }”.
}
    .said = { $number-spoken } más
event-reenvido = { $you ->
    [yes] You say: “{ event-reenvido.said }” (double).
   *[no] { $name }: “{ event-reenvido.said }” (double).
}
    .said = Reenvido
event-ordago = { $you ->
    [yes] You say: “{ event-ordago.said }”
   *[no] { $name }: “{ event-ordago.said }”
}
    .said = Órdago!
event-quiero = { $you ->
    [yes] You say: “{ event-quiero.said }”.
   *[no] { $name }: “{ event-quiero.said }”.
}
    .said = Quiero
event-no-quiero = { $you ->
    [yes] You say: “{ event-no-quiero.said }”.
   *[no] { $name }: “{ event-no-quiero.said }”.
}
    .said = No quiero
event-takes = { $yours ->
    [yes] { $number ->
        [one] { $reason }: your pair takes 1 stone.
       *[other] { $reason }: your pair takes { $number } stones.
    }
   *[no] { $number ->
        [one] { $reason }: { $name }’s pair takes 1 stone.
       *[other] { $reason }: { $name }’s pair takes { $number } stones.
    }
}
event-gives-back = { $yours ->
    [yes] { $number ->
        [one] A deje that wasn’t due: your pair gives back 1 stone.
       *[other] A deje that wasn’t due: your pair gives back { $number } stones.
    }
   *[no] { $number ->
        [one] A deje that wasn’t due: { $name }’s pair gives back 1 stone.
       *[other] A deje that wasn’t due: { $name }’s pair gives back { $number } stones.
    }
}
event-shows = { $you ->
    [yes] You show { $cards }.
   *[no] { $name } shows { $cards }.
}
event-false-pares = { $you ->
    [yes] Your call at Pares was false.
   *[no] { $name }’s call at Pares was false.
}
event-false-juego = { $you ->
    [yes] Your call at Juego was false.
   *[no] { $name }’s call at Juego was false.
}
event-signed = { $seen-key ->
    [you] { $name } made the sign for { $sign }: you saw it.
   *[other] { $you ->
        [yes] You made the sign for { $sign }: { $seen } saw it.
       *[no] { $name } made the sign for { $sign }: { $seen } saw it.
    }
}
event-signed-unseen = { $you ->
    [yes] You made the sign for { $sign }, and nobody saw it.
   *[no] { $name } made the sign for { $sign }, and nobody saw it.
}
event-false-sign = { $you ->
    [yes] Your sign for { $sign } was false, which is not allowed.
   *[no] { $name }’s sign for { $sign } was false, which is not allowed.
}
event-adentro = { $yours ->
    [yes] Your pair says: “{ event-adentro.said }”, with { $number }.
   *[no] { $name }’s pair says: “{ event-adentro.said }”, with { $number }.
}
    .said = Adentro!
event-game-won = { $why-key ->
    [ordago] { $yours ->
        [yes] Your pair wins the órdago at { $lance }, and with it the game: { $ours } – { $theirs }.
       *[no] { $name }’s pair wins the órdago at { $lance }, and with it the game: { $ours } – { $theirs }.
    }
    [lie] { $yours ->
        [yes] The deje that won the game was declared falsely: your pair wins it: { $ours } – { $theirs }.
       *[no] The deje that won the game was declared falsely: { $name }’s pair wins it: { $ours } – { $theirs }.
    }
   *[goal] { $yours ->
        [yes] Your pair reaches { $number } and wins the game: { $ours } – { $theirs }.
       *[no] { $name }’s pair reaches { $number } and wins the game: { $ours } – { $theirs }.
    }
}
event-match-over = { $why-key ->
    [ordago] { $yours ->
        [yes] Your pair wins the órdago at { $lance }, and with it the match: { $ours } – { $theirs }.
       *[no] { $name }’s pair wins the órdago at { $lance }, and with it the match: { $ours } – { $theirs }.
    }
    [lie] { $yours ->
        [yes] The deje that won the match was declared falsely: your pair wins it: { $ours } – { $theirs }.
       *[no] The deje that won the match was declared falsely: { $name }’s pair wins it: { $ours } – { $theirs }.
    }
   *[goal] { $yours ->
        [yes] Your pair reaches { $number } and wins the match: { $ours } – { $theirs }.
       *[no] { $name }’s pair reaches { $number } and wins the match: { $ours } – { $theirs }.
    }
}
event-claims = { $you ->
    [yes] You claim { $number }: { $item }.
   *[no] { $name } claims { $number }: { $item }.
}
event-done = { $you ->
    [yes] You have finished counting.
   *[no] { $name } has finished counting.
}
event-forgotten = { $yours ->
    [yes] Your pair forgot { $number }: { $item }.
   *[no] { $name }’s pair forgot { $number }: { $item }.
}
event-early = { $you ->
    [yes] Out of turn you say: “{ event-early.said }”.
   *[no] { $name }, out of turn: “{ event-early.said }”.
}
    .said = { $word }
event-watches = { $other-key ->
    [you] { $name } watches you.
   *[other] { $you ->
        [yes] You watch { $other }.
       *[no] { $name } watches { $other }.
    }
}
event-sign = { $you ->
    [yes] You make the sign of { $sign }.
   *[no] { $name } makes the sign of { $sign }.
}
event-claims-bad-cut = { $you ->
    [yes] You say that the cut is bad.
   *[no] { $name } says that the cut is bad.
}
event-cut-stands = The cut stands ({ $laws }).
event-cut-again = { $you ->
    [yes] The cut is bad: you cut again ({ $laws }).
   *[no] The cut is bad: { $name } cuts again ({ $laws }).
}
event-no-visto = { $you ->
    [yes] You do not want mus visto: the talk begins.
   *[no] { $name } does not want mus visto: the talk begins.
}
event-dealt-again = { $you ->
    [yes] A card was seen: you deal again.
   *[no] A card was seen: { $name } deals again.
}
event-vaca-won = { $you ->
    [yes] Your pair wins a vaca: { $ours } – { $theirs }.
   *[no] { $name }’s pair wins a vaca: { $ours } – { $theirs }.
}
event-tells = { $you ->
    [yes] You say: “{ event-tells.said }”.
   *[no] { $name }: “{ event-tells.said }”.
}
    .said = { $word }
event-says = { $you ->
    [yes] You say: “{ event-says.said }”.
   *[no] { $name }: “{ event-says.said }”.
}
    .said = { $word }
event-false-word = { $you ->
    [yes] You said “{ $word }”, and it was not true.
   *[no] { $name } said “{ $word }”, and it was not true.
}

lance-grande = Grande
lance-chica = Chica
lance-pares = Pares
lance-juego = Juego
lance-punto = Punto
sign-two-kings = two kings
sign-three-kings = three kings
sign-two-aces = two aces
sign-three-aces = three aces
sign-medias = medias
sign-duples = duples
sign-wink = 31, or 30 at Punto
sign-par = a pair
sign-over-31 = juego, but not 31
sign-thirty = 30
sign-twenty-nine = 29
sign-blind = nothing at all
sign-i-cut = “I cut”
sign-bet-more = “bet more”
item-grande = Grande
item-chica = Chica
item-pares = Pares
item-juego = Juego
item-punto = Punto
item-deje-grande = the deje at Grande
item-deje-chica = the deje at Chica
item-deje-pares = the deje at Pares
item-deje-juego = the deje at Juego
item-deje-punto = the deje at Punto

## Moments

phase-draw = The draw
phase-first-mano = Who is mano
phase-exposure = Was a card seen?
phase-visto = Mus visto or not?
phase-redeal = The cards are dealt again
phase-mus = Mus?
phase-discard = The discard
phase-reshuffle = The discards are shuffled
phase-declare-pares = Who has pares?
phase-declare-juego = Who has juego?
phase-grande = Grande
phase-chica = Chica
phase-pares = Pares
phase-juego = Juego
phase-punto = Punto
phase-count = The count
phase-glances = Who sees the sign
phase-pack-cut = The pack is cut

table-key-tricks = What was said
table-said = What was said
table-nothing-said = Nothing has been said yet.
table-hand = game { $round }, hand { $hand }

## Questions

prompt-exposure = Was a card seen in the deal?
prompt-visto = A card was seen: is it mus visto?
prompt-mus = Mus?
prompt-discard = Which cards do you discard?
prompt-open = Do you pass or bet?
prompt-answer = You are facing a bet: what do you say?
prompt-declare-pares = Do you have pares?
prompt-declare-juego = Do you have juego?
prompt-count = What do you score?
prompt-bound = You are bound by what you said
prompt-deal = The pack is cut: deal

## Actions

action-mus = Mus
action-pasa-la-baraja = Move the pack (mus)
action-no-hay-mus = No hay mus
action-servido = Servido
action-paso = Paso
action-envido = Envido { $number }
action-mas = { $number } más
action-reenvido = Reenvido (double)
action-ordago = Órdago
action-quiero = Quiero
action-no-quiero = No quiero
action-si = Sí
action-no = No
action-face-down = None
action-turned-up = Card { $number }
action-visto = Mus visto
action-no-visto = Let us talk
action-sign = Sign: { $word }
action-sign-two-kings = Bite the lip: two kings
action-sign-three-kings = Bite the lip to one side: three kings
action-sign-two-aces = Tip of the tongue: two aces
action-sign-three-aces = Tip of the tongue at one side: three aces
action-sign-medias = Twist the lips: medias
action-sign-duples = Raise the eyebrows: duples
action-sign-wink = Wink: 31, or 30 at Punto
action-sign-par = Sign: a pair
action-sign-over-31 = Sign: juego, but not 31
action-sign-thirty = Lift both shoulders: 30
action-sign-twenty-nine = Sign: 29
action-sign-blind = Sign: nothing at all
action-sign-i-cut = Sign: I cut
action-sign-bet-more = Sign: bet more
action-watch = Watch { $name }
action-claim = Claim { $word }
action-claim-grande = Score Grande
action-claim-chica = Score Chica
action-claim-pares = Score Pares
action-claim-juego = Score Juego
action-claim-punto = Score Punto
action-claim-deje-grande = Score the deje at Grande
action-claim-deje-chica = Score the deje at Chica
action-claim-deje-pares = Score the deje at Pares
action-claim-deje-juego = Score the deje at Juego
action-claim-deje-punto = Score the deje at Punto
action-done = Nothing more
action-deal = Deal
action-bad-cut = The cut is bad
action-tell = { $word }
action-say = { $word }
word-si = sí
word-no = no
word-two-kings = I have two kings
word-three-kings = I have three kings
word-two-aces = I have two aces
word-three-aces = I have three aces
word-medias = I have medias
word-duples = I have duples
word-thirty-one = I have 31
word-par = I have a pair
word-over-31 = I have juego, not 31
word-thirty = I have 30
word-twenty-nine = I have 29
word-nothing = I have nothing
word-what-have-you = What have you got?
word-as-you-like = As you like
word-want-mus = I want mus
word-want-cut = Cut the mus
word-bet-it = Bet
word-let-pass = Let it pass
word-accept-it = Accept it
word-refuse-it = Don’t accept
word-raise-it = Raise it

## Notes

role-pares = pares
role-juego = juego
note-bet = { $you ->
    [yes] You bet { $value }
   *[no] { $name } bets { $value }
}
note-deje = If refused: deje of { $value }
note-ordago = { $you ->
    [yes] Your órdago
   *[no] Órdago by { $name }
}
note-grande-pass = Grande: all passed
note-grande-accepted = Grande: bet of { $value } accepted
note-grande-refused = { $yours ->
    [yes] Grande: deje of { $value } to your pair
   *[no] Grande: deje of { $value } to { $name }’s pair
}
note-chica-pass = Chica: all passed
note-chica-accepted = Chica: accepted, { $value }
note-chica-refused = { $yours ->
    [yes] Chica: deje of { $value } to your pair
   *[no] Chica: deje of { $value } to { $name }’s pair
}
note-pares-pass = Pares: all passed
note-pares-accepted = Pares: accepted, { $value }
note-pares-refused = { $yours ->
    [yes] Pares: deje of { $value } to your pair
   *[no] Pares: deje of { $value } to { $name }’s pair
}
note-juego-pass = Juego: all passed
note-juego-accepted = Juego: accepted, { $value }
note-juego-refused = { $yours ->
    [yes] Juego: deje of { $value } to your pair
   *[no] Juego: deje of { $value } to { $name }’s pair
}
note-punto-pass = Punto: all passed
note-punto-accepted = Punto: accepted, { $value }
note-punto-refused = { $yours ->
    [yes] Punto: deje of { $value } to your pair
   *[no] Punto: deje of { $value } to { $name }’s pair
}
note-pares-unopposed = { $yours ->
    [yes] Pares: only your pair
   *[no] Pares: only { $name }’s pair
}
note-juego-unopposed = { $yours ->
    [yes] Juego: only your pair
   *[no] Juego: only { $name }’s pair
}
note-pares-nobody = Pares: nobody
note-discarded = { $you ->
    [yes] Your discard: { $value }
   *[no] { $name }’s discard: { $value }
}
note-lance-chance = The pair’s chance in this lance: { $value } in 100
note-opponent-cut = { $value }, an opponent, cut
note-partner-cut = { $value }, the partner, cut
note-mus-rounds = { $value ->
    [one] There was mus once
   *[other] There was mus { $value } times
}
note-watching = { $you ->
    [yes] You watch { $value }
   *[no] { $name } watches { $value }
}
note-first-hand = First hand: the pack is passed on, and whoever cuts the mus is mano
heap-waste = { $count ->
    [one] In the heap: 1 card
   *[other] In the heap: { $count } cards
}
plate-discarded = discarded { $value }
plate-bet = bet: { $value }
plate-ordago = órdago

## Payments

reason-deje-grande = The deje at Grande
reason-deje-chica = The deje at Chica
reason-deje-pares = The deje at Pares
reason-deje-juego = The deje at Juego
reason-deje-punto = The deje at Punto
reason-deje-back = A deje that wasn’t due is given back
reason-grande-pass = Grande, all passed
reason-chica-pass = Grande, all passed
reason-stake-grande = The bet at Grande
reason-stake-chica = The bet at Chica
reason-stake-pares = The bet at Pares
reason-stake-juego = The bet at Juego
reason-stake-punto = The bet at Punto
reason-par = A par
reason-medias = Medias
reason-duples = Duples
reason-juego-31 = Juego of 31
reason-juego = Juego
reason-punto = Punto
reason-new-game = The stones go back: a new game
reason-forfeited = The lance forfeited for a false call
reason-forgotten = Forgotten stones
account-bank = the plate
unit-stones = { $count ->
    [one] 1 stone
   *[other] { $count } stones
}
unit-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
piece-game = { $count ->
    [one] 1 game
   *[other] { $count } games
}
unit-vacas = { $count ->
    [one] 1 vaca
   *[other] { $count } vacas
}
piece-vaca = { $count ->
    [one] 1 vaca
   *[other] { $count } vacas
}
piece-amarrako = { $count ->
    [one] 1 amarrako
   *[other] { $count } amarrakos
}
piece-adentro = { $count ->
    [one] 1 amarrako in the middle
   *[other] { $count } amarrakos in the middle
}
piece-stone = { $count ->
    [one] 1 stone
   *[other] { $count } stones
}

## Options

option-goal = How many stones to a game?
option-goal-40 = 40: eight amarrakos
option-goal-30 = 30: six amarrakos
option-goal-35 = 35: seven amarrakos
option-kings = Eight kings or four?
option-kings-8 = eight: a three is a king and a two an ace
option-kings-4 = four
option-partners = How partners are chosen
option-partners-drawn = by drawing cards
option-partners-fixed = as seated
option-games_to_win = How many games to a match?
option-first_hand = In which games the pack is moved in the first hand
option-first_hand-every-game = in every one
option-first_hand-first-game-only = in the first only
option-first_hand-off = in none
option-deje = What a refused raise costs
option-deje-standing = the stake that stood before it
option-deje-one = always one stone
option-raise_min = Smallest raise
option-accidents = Can a card be seen in the deal?
option-accidents-off = never
option-accidents-judge = if the dealer says so
option-accidents-random = by chance
option-exposed_in_service = And when the new cards are dealt?
option-exposed_in_service-stands = the card stands
option-exposed_in_service-mus-visto = mus visto
option-servido_closes_mus = If somebody stands, there is no more mus
option-claims = Who counts the stones
option-claims-automatic = the table
option-claims-manual = the players: what is forgotten is lost
option-declarations = How pares and juego are declared
option-declarations-automatic = the table says them
option-declarations-free = each player calls, and may lie
option-signals = Signs
option-signals-off = none
option-signals-open = for all to see
option-signals-covert = covert
option-sign_seen = Who sees a covert sign
option-sign_seen-watching = whoever is watching the signer
option-sign_seen-chance = the partner, and the others by chance
option-first_hand_signals = Signs in a first hand
option-first_hand_signals-after-cut = only after the mus is cut
option-first_hand_signals-free = from the beginning
option-talk = What may be said
option-talk-calls-only = only the words of the game, in turn
option-talk-open = out of turn too, and then it binds
option-talk-consult = talk is free, also about cards: all hear it and it does not bind
option-exposed_first = If a card is seen in the first deal
option-exposed_first-mus-visto = mus visto
option-exposed_first-mano = mano says whether it is mus visto
option-exposed_first-redeal = all is dealt again
option-mus_by = Who is asked for mus first
option-mus_by-player = each in turn
option-mus_by-pair = mano and their partner, then the other pair
option-discard_first = Who discards first
option-discard_first-mano = mano
option-discard_first-dealer = the dealer
option-signs = Which signs there are
option-signs-book = those of the sheet
option-signs-fem = those of the Spanish federation too
option-real = The real: three sevens and a card worth ten beat every other 31
option-real-off = not played
option-real-any = with any card worth ten
option-real-king = only with a king, not with a three
option-real-sota = only with a jack
option-vacas = How many vacas to a match?
option-lies = Where talk is free: may one lie about one’s cards?
option-lies-never = never: whoever lies after the cut loses the lance in which it was said
option-lies-before-cut = before the cut only: whoever lies later loses the lance in which it was said
option-lies-always = always

## The judge: what happened

incident-bad-cut = The cut lifted, or left, fewer than three cards
incident-exposed-card = A card was seen in the deal
incident-cut-in-mus-visto = There is mus visto, and somebody says “No hay mus”
incident-wrong-cards = A player got too many or too few cards
incident-no-discard = A player said mus and won’t discard
incident-word-in-turn = A player, in turn, says something they didn’t mean
incident-word-out-of-turn = A player speaks out of turn
incident-spoke-again = A player who had passed a bet speaks again
incident-foreign-words = A player says words that are not part of the game, or shows cards to their partner
incident-false-words = Somebody lied about their cards, where talk is free
incident-sign-made = Somebody objects to a sign
incident-false-no = A player denied the pares or juego they had
incident-false-yes = A player claimed pares or juego they didn’t have
incident-hidden-hand = A player won’t show their cards
incident-better-cards-after-refusal = The pair that refused the bet had better cards
incident-forgotten-stones = A pair forgot to score some stones
incident-both-reach-goal = Both pairs have enough stones to win
incident-adentro-forgotten = A pair has not said “Adentro”
fact-lifted = How many cards were lifted?
fact-dealt = Had the cards already been dealt?
fact-distribution = When was it seen?
fact-distribution-first = when the first four were dealt
fact-distribution-service = when the new cards were dealt
fact-service_too = Does your table play mus visto for the new cards too?
fact-agreed = What does your table play for a card seen in the first deal?
fact-agreed-mus-visto = mus visto
fact-agreed-mano = mano decides
fact-agreed-redeal = all is dealt again
fact-noticed = When was it noticed?
fact-noticed-before-first-bet = before the first bet
fact-noticed-after-first-bet = after the mus was cut and the first bet made
fact-served = Had the cards been served already?
fact-word = What was said?
fact-word-paso = paso
fact-word-envido = envido
fact-word-mas = más
fact-word-reenvido = reenvido
fact-word-quiero = quiero
fact-word-no-quiero = no quiero
fact-word-ordago = órdago
fact-word-mus = mus
fact-word-no-hay-mus = no hay mus
fact-bet_changed = Has the bet changed since then?
fact-legal = Could it still be said when their turn comes?
fact-what = What did they do?
fact-what-words = said words that are not part of the game
fact-what-cards = told or showed their cards
fact-consult = Is talk free at your table, also about cards?
fact-lies = When may one lie at your table?
fact-lies-never = never
fact-lies-before-cut = before the cut
fact-lies-always = always
fact-mus_cut = Had the mus been cut?
fact-sign = Which sign was it?
fact-sign-listed = one of those admitted
fact-sign-other = another
fact-true = Was it true?
fact-lance = In which lance?
fact-lance-grande = Grande
fact-lance-chica = Chica
fact-lance-pares = Pares
fact-lance-juego = Juego
fact-lance-punto = Punto
fact-ended = How did the lance end?
fact-ended-pass = in pass
fact-ended-accepted = with a bet accepted
fact-ended-refused = with a bet refused
fact-ended-ordago = with an órdago accepted
fact-ended-game-won = with a deje that won them the game
fact-deje = How much deje did the offending pair take?
fact-stake = How much was at stake in the accepted bet?
fact-values = What are the other pair’s pares or juego worth?
fact-both = Did both pairs make a false call?
fact-stones = How many stones?
fact-cut = Had the pack been cut already?
fact-first = What do they win with first?
fact-first-deje = a deje
fact-first-grande = Grande
fact-first-chica = Chica
fact-first-pares = Pares
fact-first-juego = Juego or Punto

## The judge: what is decided

decision-cut-stands = The cut stands.
decision-too-late = Too late: what’s done stands.
decision-cut-again = The pack is cut again.
decision-mus-visto = It is mus visto.
decision-mano-decides = Mano decides.
decision-card-stands = The card stands, and everyone knows it.
decision-word-void = What was said is void.
decision-deal-again = Deal again.
decision-must-discard = They must discard.
decision-word-binds = The word binds.
decision-word-binds-in-turn = What was said binds when their turn comes.
decision-word-lapses = What was said has no effect.
decision-forbidden = It is forbidden.
decision-words-free = At this table it may be said.
decision-lawful = The sign is lawful.
decision-dead-hand = Their hand does not count in that lance.
decision-lance-void = Nobody collects that lance.
decision-game-lost = The pair that made the false call loses the game.
decision-lance-forfeited = The pair that made the false call forfeits the lance.
decision-must-show = They must show them.
decision-refusers-collect-nothing = Those who refused collect nothing for the lance.
decision-stones-lost = The stones are lost.
decision-stones-taken = They can still be scored.
decision-wins-deje = The pair that takes the deje wins.
decision-wins-grande = The pair that takes Grande wins.
decision-wins-chica = The pair that takes Chica wins.
decision-wins-pares = The pair that takes Pares wins.
decision-wins-juego = The pair that takes Juego or Punto wins.
decision-must-warn = It must be said, to warn the other pair.
follows-deal-stands = The hand is played as it is.
follows-no-penalty = There is no penalty.
follows-nobody-cuts = Nobody may cut the mus.
follows-may-stand = Anyone may stand.
follows-card-kept = The card belongs to whoever was dealt it: they may keep or discard it.
follows-card-public = Everyone has seen it.
follows-mano-says = Mano says at once whether it is mus visto; if not, the talk begins and the card stays.
follows-all-gathered = All the cards are gathered and shuffled.
follows-discard-takes-place = The discard takes place.
follows-same-dealer = The same player deals.
follows-keeps-cards = They go on with their four cards.
follows-one-card-at-least = One card at least.
follows-no-undo = It cannot be taken back, even if it costs them the match.
follows-as-addition = It counts as that many stones more.
follows-first-word-counts = If several things were said, the first binds.
follows-speaks-freely = In turn they may say what they like.
follows-out-of-lance = They are out of that lance.
follows-partner-may-answer = Their partner may answer.
follows-no-fixed-penalty = The rules set no penalty.
follows-hand-goes-on = The hand goes on.
follows-binds-nobody = What was said binds nobody: only the words of the game, said in turn, count.
follows-cards-not-shown = But cards are not shown.
follows-table-custom = The sheet forbids it: it is a custom that the table has agreed on.
follows-others-may-use-it = The opponents may use it, if they catch it.
follows-hand-dead = It neither wins nor adds.
follows-partner-unhurt = Their partner’s hand still counts.
follows-punto-stands = If Punto was played because of it, Punto stands, but their hand doesn’t count there either.
follows-deje-kept = If neither partner counts in it, the pair keeps the deje of a bet that was refused, and takes no more.
follows-not-in-sheet = The sheet only says that the cards are shown to check it (mus.51); what is lost by it is a ruling of this table, and clubs differ.
follows-first-liar-loses = With an accepted órdago, the first pair in turn to have made a false call loses.
follows-nobody-collects = Nobody collects that lance.
follows-others-win-game = The game goes to the other pair.
follows-others-collect = The other pair collects it as if they had won it.
follows-also-after-refusals = Even if every bet was refused.
follows-deje-is-all = The deje is all that is paid for the lance.
follows-bettors-collect-values = The pair that bet also collects the value of its hands.
follows-order-of-collecting = Collect in order: dejes, Grande, Chica, Pares, Juego or Punto.
follows-nothing-more-collected = And nothing more is collected.
follows-score-stands = The score does not change.
party-offenders = the offending pair
party-others = the other pair
party-forgetful = the pair that forgot them
party-middle = the plate

## Odds

odds-pares = Pares
odds-pares-none = none
odds-pares-par = par
odds-pares-medias = medias
odds-pares-duples = duples
odds-pares-total = with pares
odds-juego = Juego, by its total
odds-juego-total = in all
odds-punto = Punto, by its total
odds-punto-total = in all
odds-chances = How often it beats both opponents, by seat
odds-chances-punto-note = At punto it is the chance of both things together: that neither opponent has juego, and that it beats both; the partner is left out of it.
odds-by-mano = mano
odds-by-second = second
odds-by-third = third
odds-by-postre = last (postre)
odds-talk = What is said
odds-row-cut = mus is cut at once
odds-row-ordago = somebody says órdago
odds-row-closed = an órdago is accepted
odds-bets = Each lance: played; then, if played, bet on and accepted
odds-row-grande = grande
odds-row-chica = chica
odds-row-pares = pares
odds-row-juego = juego
odds-row-punto = punto
odds-by-played = played
odds-by-bet = bet
odds-by-wanted = accepted

# How a lance ended, under its name.

stage-punto = Punto
ended-pass = all passed
ended-accepted = accepted, { $value }
ended-refused = { $yours ->
    [yes] deje of { $value } to your pair
   *[no] deje of { $value } to { $name }’s pair
}
ended-unopposed = { $yours ->
    [yes] only your pair
   *[no] only { $name }’s pair
}
ended-nobody = nobody has them

## The guide
guide-exposure = Say whether a card was seen in the deal: on that depends whether there must be mus.
guide-visto = A card was seen in the deal, and you decide as mano: with mus visto all may change cards and nobody can cut it.
guide-mus = “Mus” means that you want to change cards: if all four say so, each changes one to four. With a made hand say “No hay mus”, and the cards are played as they are.
guide-pack = In this first hand mus is asked for by moving the pack to the right. Whoever cuts is mano, and the mano wins equal hands: with good cards, cut.
guide-discard = Choose one to four cards to change. Kings are usually kept for Grande, aces for Chica, and equal cards for Pares.
guide-visto-discard = There must be mus, but if you like your cards you may stay with them.
guide-declare-pares = You have pares if two or more of your cards are equal. Only those who have them play this lance.
guide-declare-juego = You have juego if your four cards add up to 31 or more: court cards count ten, the others what they show, except those that count as a king or an ace. If nobody has it, Punto is played.
guide-grande = Grande is won by the highest cards, compared from the highest down.
guide-chica = Chica is won by the lowest cards, compared from the lowest up.
guide-pares = At Pares two pairs (duples) beat three equal cards (medias), and medias beat a single par; between equals the higher cards win.
guide-juego = At Juego 31 is best, then 32, then 40, then from 37 down.
guide-punto = Nobody has 31: Punto is won by whoever is nearest to 30.
guide-open = “Paso” does not put you out: if another bets you can still answer. “Envido” bets two stones, or as many as you say; “Órdago” the whole game.
guide-answer = With “Quiero” the better hand wins the stake in the end. If neither of your pair wants it, they take at once what stood before this bet: one stone for a first bet.
guide-answer-one = With “Quiero” the better hand wins the stake in the end. If neither of your pair wants it, they take one stone at once, as this table has agreed.
guide-count = Mark what your pair has won: here what is not claimed does not count.
guide-bound = You spoke before your turn, and that word binds you now.
