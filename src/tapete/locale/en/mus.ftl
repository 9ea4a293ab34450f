# Mus.
game-mus = Mus
game-mus-about = Four players in two pairs: four cards, four lances and the art of betting.

## What happens

event-drew = { $you ->
    [yes] You draw { $cards }.
   *[no] { $name } draws { $cards }.
}
event-draw-again = All are level: everybody draws again.
event-seated = The seats: { $first }, { $second }, { $third }, { $fourth }.
event-first-mano = { $you ->
    [yes] You are the first mano.
   *[no] { $name } is the first mano.
}
event-game-begins = Game { $number } begins.
event-got = { $you ->
    [yes] You get { $cards }.
   *[no] { $name } gets { $cards }.
}
event-turned-up = { $you ->
    [yes] A card of yours is turned up: the { $card }.
   *[no] A card of { $name } is turned up: the { $card }.
}
event-mus-visto = Mus visto: the discard is compulsory, and whoever likes may stand.
event-mus = { $you ->
    [yes] You say: “Mus”.
   *[no] { $name }: “Mus”.
}
event-moves-pack = { $you ->
    [yes] You move the pack to the right.
   *[no] { $name } moves the pack to the right.
}
event-no-hay-mus = { $you ->
    [yes] You say: “No hay mus”.
   *[no] { $name }: “No hay mus”.
}
event-mus-limit = After { $number } discards the table cuts: no law of the game.
event-cutter-is-mano = { $you ->
    [yes] You cut, and are mano in this first hand.
   *[no] { $name } cut, and is mano in this first hand.
}
event-servido = { $you ->
    [yes] You stand: servido.
   *[no] { $name } stands: servido.
}
event-discards = { $you ->
    [yes] You discard { $number }.
   *[no] { $name } discards { $number }.
}
event-new-dealer = { $you ->
    [yes] Nobody cut: now you deal.
   *[no] Nobody cut: now { $name } deals.
}
event-stock-out = The stock has run out: the discards of all are shuffled.
event-stock-out-one = { $you ->
    [yes] The stock has run out and only you are short: your discards stay apart.
   *[no] The stock has run out and only { $name } is short: those discards stay apart.
}
event-served = { $you ->
    [yes] You serve the cards.
   *[no] { $name } serves the cards.
}
event-servido-closes = Somebody stood: there is no more mus.
event-lance = { $lance } is played.
event-declares = { $you ->
    [yes] At { $lance } you say: “{ $word }”.
   *[no] At { $lance }, { $name }: “{ $word }”.
}
event-paso = { $you ->
    [yes] You say: “Paso”.
   *[no] { $name }: “Paso”.
}
event-envido = { $you ->
    [yes] You say: “Envido { $number }”.
   *[no] { $name }: “Envido { $number }”.
}
event-mas = { $you ->
    [yes] You say: “{ $number } más”.
   *[no] { $name }: “{ $number } más”.
}
event-reenvido = { $you ->
    [yes] You say: “Reenvido”, twice as much.
   *[no] { $name }: “Reenvido”, twice as much.
}
event-ordago = { $you ->
    [yes] You say: “Órdago!”
   *[no] { $name }: “Órdago!”
}
event-quiero = { $you ->
    [yes] You say: “Quiero”.
   *[no] { $name }: “Quiero”.
}
event-no-quiero = { $you ->
    [yes] You say: “No quiero”.
   *[no] { $name }: “No quiero”.
}
event-takes = { $you ->
    [yes] { $reason }: your pair takes { $number }.
   *[no] { $reason }: { $name }'s pair takes { $number }.
}
event-gives-back = { $you ->
    [yes] A deje wrongly got: your pair gives back { $number }.
   *[no] A deje wrongly got: { $name }'s pair gives back { $number }.
}
event-shows = { $you ->
    [yes] You show { $cards }.
   *[no] { $name } shows { $cards }.
}
event-false-pares = { $you ->
    [yes] You had declared pares falsely.
   *[no] { $name } had declared pares falsely.
}
event-false-juego = { $you ->
    [yes] You had declared juego falsely.
   *[no] { $name } had declared juego falsely.
}
event-signed = { $you ->
    [yes] You had made the sign of { $sign }; { $seen } saw it.
   *[no] { $name } had made the sign of { $sign }; { $seen } saw it.
}
event-signed-unseen = { $you ->
    [yes] You had made the sign of { $sign }; nobody saw it.
   *[no] { $name } had made the sign of { $sign }; nobody saw it.
}
event-false-sign = { $you ->
    [yes] Your sign of { $sign } was false: it is not allowed.
   *[no] { $name }'s sign of { $sign } was false: it is not allowed.
}
event-adentro = { $you ->
    [yes] Your pair says: “Adentro!”, with { $number }.
   *[no] { $name }'s pair says: “Adentro!”, with { $number }.
}
event-game-won = { $why-key ->
    [ordago] { $you ->
        [yes] Your pair wins the órdago at { $lance }, and with it the game: { $ours } – { $theirs }.
       *[no] { $name }'s pair wins the órdago at { $lance }, and with it the game: { $ours } – { $theirs }.
    }
    [lie] { $you ->
        [yes] The deje that won the game was declared falsely: your pair wins it: { $ours } – { $theirs }.
       *[no] The deje that won the game was declared falsely: { $name }'s pair wins it: { $ours } – { $theirs }.
    }
   *[goal] { $you ->
        [yes] Your pair reaches { $number } and wins the game: { $ours } – { $theirs }.
       *[no] { $name }'s pair reaches { $number } and wins the game: { $ours } – { $theirs }.
    }
}
event-match-over = { $why-key ->
    [ordago] { $you ->
        [yes] Your pair wins the órdago at { $lance }, and with it the match: { $ours } – { $theirs }.
       *[no] { $name }'s pair wins the órdago at { $lance }, and with it the match: { $ours } – { $theirs }.
    }
    [lie] { $you ->
        [yes] The deje that won the match was declared falsely: your pair wins it: { $ours } – { $theirs }.
       *[no] The deje that won the match was declared falsely: { $name }'s pair wins it: { $ours } – { $theirs }.
    }
   *[goal] { $you ->
        [yes] Your pair reaches { $number } and wins the match: { $ours } – { $theirs }.
       *[no] { $name }'s pair reaches { $number } and wins the match: { $ours } – { $theirs }.
    }
}
event-claims = { $you ->
    [yes] You claim { $number }: { $item }.
   *[no] { $name } claims { $number }: { $item }.
}
event-done = { $you ->
    [yes] You are done counting.
   *[no] { $name } is done counting.
}
event-forgotten = { $you ->
    [yes] Your pair forgot { $number }: { $item }.
   *[no] { $name }'s pair forgot { $number }: { $item }.
}
event-early = { $you ->
    [yes] You say out of turn: “{ $word }”.
   *[no] { $name }, out of turn: “{ $word }”.
}
event-watches = { $you ->
    [yes] You watch { $other }.
   *[no] { $name } watches { $other }.
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
item-grande = Grande
item-chica = Chica
item-pares = Pares
item-juego = Juego
item-punto = Punto
item-deje-grande = the deje of Grande
item-deje-chica = the deje of Chica
item-deje-pares = the deje of Pares
item-deje-juego = the deje of Juego
item-deje-punto = the deje of Punto

## Moments

phase-draw = The draw
phase-first-mano = The first mano
phase-exposure = The deal
phase-mus = Mus or no mus
phase-discard = The discard
phase-reshuffle = The discards are shuffled
phase-declare-pares = Who has pares?
phase-declare-juego = Who has juego?
phase-grande = Grande
phase-chica = Chica
phase-pares = Pares
phase-juego = Juego
phase-punto = Punto (juego no)
phase-count = The count
phase-glances = The glances
phase-pack-cut = The pack is cut

table-key-tricks = What was said
table-said = What was said
table-nothing-said = Nothing has been said yet.
table-hand = game { $round }, hand { $hand }

## Questions

prompt-exposure = Was a card turned up?
prompt-mus = Is there mus?
prompt-discard = Which cards do you discard?
prompt-open = Do you pass or bet?
prompt-answer = There is a bet: what do you say?
prompt-declare-pares = Have you pares?
prompt-declare-juego = Have you juego?
prompt-count = Which stones do you take?
prompt-bound = You are bound by what you said
prompt-deal = The pack is cut

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
action-si = Yes (sí)
action-no = No
action-face-down = All face down
action-turned-up = Card number { $number } was turned up
action-sign = Sign: { $word }
action-sign-two-kings = Bite the lip: two kings
action-sign-three-kings = Bite the lip at one side: three kings
action-sign-two-aces = Tip of the tongue: two aces
action-sign-three-aces = Tip of the tongue at one side: three aces
action-sign-medias = Twist the lips: medias
action-sign-duples = Raise the eyebrows: duples
action-sign-wink = Wink: 31, or 30 at Punto
action-watch = Watch { $name }
action-claim = Claim { $word }
action-claim-grande = Claim Grande
action-claim-chica = Claim Chica
action-claim-pares = Claim Pares
action-claim-juego = Claim Juego
action-claim-punto = Claim Punto
action-claim-deje-grande = Claim the deje of Grande
action-claim-deje-chica = Claim the deje of Chica
action-claim-deje-pares = Claim the deje of Pares
action-claim-deje-juego = Claim the deje of Juego
action-claim-deje-punto = Claim the deje of Punto
action-done = Nothing more to count
action-deal = Deal
action-bad-cut = The cut is bad
word-si = yes
word-no = no

## Notes

role-pares = pares
role-juego = juego
note-bet = { $you ->
    [yes] You bet { $value }
   *[no] { $name } bets { $value }
}
note-deje = To refuse costs { $value }
note-ordago = { $you ->
    [yes] Your órdago
   *[no] Órdago by { $name }
}
note-grande-pass = Grande: all passed
note-grande-accepted = Grande: accepted, { $value }
note-grande-refused = { $you ->
    [yes] Grande: deje of { $value } to your pair
   *[no] Grande: deje of { $value } to { $name }'s pair
}
note-chica-pass = Chica: all passed
note-chica-accepted = Chica: accepted, { $value }
note-chica-refused = { $you ->
    [yes] Chica: deje of { $value } to your pair
   *[no] Chica: deje of { $value } to { $name }'s pair
}
note-pares-pass = Pares: all passed
note-pares-accepted = Pares: accepted, { $value }
note-pares-refused = { $you ->
    [yes] Pares: deje of { $value } to your pair
   *[no] Pares: deje of { $value } to { $name }'s pair
}
note-juego-pass = Juego: all passed
note-juego-accepted = Juego: accepted, { $value }
note-juego-refused = { $you ->
    [yes] Juego: deje of { $value } to your pair
   *[no] Juego: deje of { $value } to { $name }'s pair
}
note-punto-pass = Punto: all passed
note-punto-accepted = Punto: accepted, { $value }
note-punto-refused = { $you ->
    [yes] Punto: deje of { $value } to your pair
   *[no] Punto: deje of { $value } to { $name }'s pair
}
note-pares-unopposed = { $you ->
    [yes] Pares: only your pair
   *[no] Pares: only { $name }'s pair
}
note-juego-unopposed = { $you ->
    [yes] Juego: only your pair
   *[no] Juego: only { $name }'s pair
}
note-pares-nobody = Pares: nobody has them
note-discarded = { $you ->
    [yes] Your discard: { $value }
   *[no] { $name }'s discard: { $value }
}
note-lance-chance = The pair's chance in this lance: { $value } in 100
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
note-first-hand = First hand: the pack is moved, and the cutter is mano
heap-waste = { $count ->
    [one] In the heap: 1 card
   *[other] In the heap: { $count } cards
}
plate-bet = bet: { $value }
plate-ordago = órdago

## Payments

reason-deje-grande = The deje of Grande
reason-deje-chica = The deje of Chica
reason-deje-pares = The deje of Pares
reason-deje-juego = The deje of Juego
reason-deje-punto = The deje of Punto
reason-deje-back = A deje wrongly got is given back
reason-grande-pass = Grande in pass
reason-chica-pass = Chica in pass
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
reason-forfeited = The lance they forfeited
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

option-goal = How many stones win a game
option-goal-40 = 40: eight amarrakos
option-goal-30 = 30: six amarrakos
option-kings = How many kings and aces there are
option-kings-8 = eight: a three is a king and a two an ace
option-kings-4 = four
option-partners = How pairs are made
option-partners-drawn = by drawing cards
option-partners-fixed = as you sit
option-games_to_win = How many games win the match
option-first_hand = In which games the pack is moved in the first hand
option-first_hand-every-game = in every one
option-first_hand-first-game-only = in the first only
option-first_hand-off = in none
option-deje = What a refused raise costs
option-deje-standing = the stake that stood before it
option-deje-one = always one stone
option-raise_min = The least that a raise adds
option-accidents = Whether a card can be turned up in dealing
option-accidents-off = never
option-accidents-judge = if the dealer says so
option-accidents-random = by chance
option-exposed_in_service = What if a card is turned up in the service
option-exposed_in_service-stands = the card stands
option-exposed_in_service-mus-visto = mus visto
option-servido_closes_mus = One who stands closes the mus
option-claims = Who counts the stones
option-claims-automatic = the table
option-claims-manual = the players: what is forgotten is lost
option-declarations = How pares and juego are declared
option-declarations-automatic = the table says them
option-declarations-free = each says his own, and may lie
option-signals = Signs
option-signals-off = none
option-signals-open = in sight of all
option-signals-covert = covert
option-sign_seen = Who sees a covert sign
option-sign_seen-watching = whoever is watching the signer
option-sign_seen-chance = the partner, and the others by chance
option-first_hand_signals = Signs in a first hand
option-first_hand_signals-after-cut = only after the mus is cut
option-first_hand_signals-free = from the beginning
option-talk = What may be said
option-talk-calls-only = only the words of the game, in turn
option-talk-open = out of turn too, and words bind

## The judge: what happened

incident-bad-cut = Fewer than three cards were lifted or left in the cut
incident-exposed-card = The dealer has turned up a card
incident-cut-in-mus-visto = There is mus visto, and somebody says “No hay mus”
incident-wrong-cards = Somebody got too many cards or too few
incident-no-discard = Somebody said mus and will not discard
incident-word-in-turn = Somebody says in his turn what he did not mean
incident-word-out-of-turn = Somebody speaks before his turn
incident-spoke-again = Somebody who had passed to a bet speaks again
incident-foreign-words = Somebody says what is not of the game, or shows his partner cards
incident-sign-made = Somebody objects to a sign
incident-false-no = Somebody denied pares or juego that he had
incident-false-yes = Somebody said he had pares or juego, and had not
incident-hidden-hand = Somebody will not show his cards
incident-better-cards-after-refusal = Those who refused the bet had the better cards
incident-forgotten-stones = A pair has forgotten to take some stones
incident-both-reach-goal = Both pairs have stones enough to win
incident-adentro-forgotten = A pair has not said “Adentro”
fact-lifted = How many cards were lifted?
fact-dealt = Had the cards been dealt already?
fact-distribution = In which distribution?
fact-distribution-first = the first one
fact-distribution-service = in serving the discard
fact-service_too = Is mus visto played for the service too?
fact-noticed = When was it noticed?
fact-noticed-before-first-bet = before the first bet
fact-noticed-after-first-bet = after the mus was cut and the first bet made
fact-served = Had the cards been served already?
fact-word = What did he say?
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
fact-legal = Can it still be said in his turn?
fact-what = What did he do?
fact-what-words = he said words that are not of the game
fact-what-cards = he told or showed his cards
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
fact-ended-game-won = its deje won them the game
fact-deje = How much deje did the offenders take in it?
fact-stake = How much was at stake in the accepted bet?
fact-values = What are the others' pares or juegos worth?
fact-both = Did both pairs declare falsely?
fact-stones = How many stones?
fact-cut = Had the pack been cut already?
fact-first = What is the first thing with which one of them wins?
fact-first-deje = a deje
fact-first-grande = Grande
fact-first-chica = Chica
fact-first-pares = Pares
fact-first-juego = Juego or Punto

## The judge: what is decided

decision-cut-stands = The cut stands.
decision-too-late = It is too late: what is done stands.
decision-cut-again = The pack is cut again.
decision-mus-visto = There is mus visto.
decision-card-stands = The card stands, and all know it.
decision-word-void = The word is void.
decision-deal-again = The cards are dealt again.
decision-must-discard = He must discard.
decision-word-binds = The word binds.
decision-word-binds-in-turn = The word binds him when his turn comes.
decision-word-lapses = The word lapses.
decision-forbidden = It is forbidden.
decision-lawful = The sign is lawful.
decision-dead-hand = His hand does not count in that lance.
decision-lance-void = Nobody has a right to the lance.
decision-game-lost = The pair that declared falsely loses the game.
decision-lance-forfeited = The pair that declared falsely forfeits the lance.
decision-must-show = He must show them.
decision-refusers-collect-nothing = Those who refused collect nothing for the lance.
decision-stones-lost = The stones are lost.
decision-stones-taken = They may still take them.
decision-wins-deje = The pair that takes the deje wins.
decision-wins-grande = The pair that takes Grande wins.
decision-wins-chica = The pair that takes Chica wins.
decision-wins-pares = The pair that takes Pares wins.
decision-wins-juego = The pair that takes Juego or Punto wins.
decision-must-warn = They must say it, to warn the others.
follows-deal-stands = The hand is played as it is.
follows-no-penalty = There is no penalty.
follows-nobody-cuts = Nobody may cut the mus.
follows-may-stand = Whoever likes may stand.
follows-card-kept = The card belongs to the one who got it, who may keep or discard it.
follows-card-public = All have seen it.
follows-discard-takes-place = The discard takes place.
follows-same-dealer = The same player deals.
follows-keeps-cards = He goes on with his four cards.
follows-one-card-at-least = One card at least.
follows-no-undo = It cannot be taken back, though it cost him the match.
follows-as-addition = It counts as so many stones more.
follows-first-word-counts = Of several words the first one binds.
follows-speaks-freely = In his turn he says what he likes.
follows-out-of-lance = He is out of that lance.
follows-partner-may-answer = His partner may answer.
follows-no-fixed-penalty = The rules fix no penalty.
follows-hand-goes-on = The hand goes on.
follows-others-may-use-it = The opponents may use it, if they catch it.
follows-hand-dead = It neither wins nor adds.
follows-partner-unhurt = His partner's hand still counts.
follows-punto-stands = If Punto was played because of it, it stands, and he does not count in it either.
follows-deje-kept = If neither partner counts in it, the pair keeps the deje of a bet that was refused, and takes no more.
follows-not-in-sheet = The sheet only says that the cards are shown to check it (mus.51); what is lost by it is a ruling of this table, and clubs differ.
follows-first-liar-loses = With an órdago accepted the first in turn of those who lied loses.
follows-nobody-collects = Nobody collects that lance.
follows-others-win-game = The game goes to the others.
follows-others-collect = The others collect it as winners.
follows-also-after-refusals = Even if every bet was refused.
follows-deje-is-all = With the deje the lance has been paid.
follows-bettors-collect-values = Those who bet also collect the value of their own hands.
follows-order-of-collecting = One collects in order: dejes, Grande, Chica, Pares, Juego or Punto.
follows-nothing-more-collected = And nothing more is collected.
follows-score-stands = The score does not change.
party-offenders = the offending pair
party-others = the others
party-forgetful = the pair that forgot them
party-middle = the middle

## Odds

odds-kings = Kings and aces
odds-hands = Hands of four cards
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
odds-hand = Your hand
odds-chances = How often it beats both opponents, by place
odds-chances-punto-note = At punto it is the chance of both things together: that neither opponent has juego, and that it beats both; the partner is left out of it.
odds-seat-mano = mano
odds-seat-second = second
odds-seat-third = third
odds-seat-postre = postre

# How a lance ended, under its name.

stage-punto = Punto
ended-pass = all passed
ended-accepted = accepted, { $value }
ended-refused = deje of { $value } to { $name }'s pair
ended-unopposed = only { $name }'s pair
ended-nobody = nobody has them
