# El Mus.
game-mus = Mus
game-mus-about = Cuatro jugadores en dos parejas: cuatro cartas, cuatro lances y el arte de envidar.

## What happens

event-drew = { $you ->
    [yes] Sacas { $cards }.
   *[no] { $name } saca { $cards }.
}
event-draw-again = Todo son empates: se vuelve a sortear.
event-seated = Los asientos: { $first }, { $second }, { $third }, { $fourth }.
event-first-mano = { $you ->
    [yes] Eres el primer mano.
   *[no] { $name } es el primer mano.
}
event-game-begins = Empieza el juego { $number }.
event-got = { $you ->
    [yes] Recibes { $cards }.
   *[no] { $name } recibe { $cards }.
}
event-turned-up = { $you ->
    [yes] Se descubre una carta tuya: { $card }.
   *[no] Se descubre una carta de { $name }: { $card }.
}
event-mus-visto = Mus visto: hay descarte obligado, y quien quiera se queda servido.
event-mus = { $you ->
    [yes] Dices: «Mus».
   *[no] { $name }: «Mus».
}
event-moves-pack = { $you ->
    [yes] Pasas la baraja a la derecha.
   *[no] { $name } pasa la baraja a la derecha.
}
event-no-hay-mus = { $you ->
    [yes] Dices: «No hay mus».
   *[no] { $name }: «No hay mus».
}
event-mus-limit = Después de { $number } descartes la mesa corta: no es ley del juego.
event-cutter-is-mano = { $you ->
    [yes] Has cortado y eres mano en esta primera mano.
   *[no] { $name } ha cortado y es mano en esta primera mano.
}
event-servido = { $you ->
    [yes] Dices: «Servido».
   *[no] { $name }: «Servido».
}
event-discards = { $you ->
    [yes] Descartas { $number }.
   *[no] { $name } descarta { $number }.
}
event-new-dealer = { $you ->
    [yes] Nadie cortó: ahora das tú.
   *[no] Nadie cortó: ahora da { $name }.
}
event-stock-out = Se acabó el mazo: se barajan los descartes de todos.
event-stock-out-one = { $you ->
    [yes] Se acabó el mazo y solo faltas tú: tu descarte queda aparte.
   *[no] Se acabó el mazo y solo falta { $name }: su descarte queda aparte.
}
event-served = { $you ->
    [yes] Sirves las cartas.
   *[no] { $name } sirve las cartas.
}
event-servido-closes = Alguien se quedó servido: ya no hay más mus.
event-lance = Se juega { $lance }.
event-declares = { $you ->
    [yes] A { $lance }, dices: «{ $word }».
   *[no] A { $lance }, { $name }: «{ $word }».
}
event-paso = { $you ->
    [yes] Dices: «Paso».
   *[no] { $name }: «Paso».
}
event-envido = { $you ->
    [yes] Dices: «Envido { $number }».
   *[no] { $name }: «Envido { $number }».
}
event-mas = { $you ->
    [yes] Dices: «{ $number } más».
   *[no] { $name }: «{ $number } más».
}
event-reenvido = { $you ->
    [yes] Dices: «Reenvido», el doble.
   *[no] { $name }: «Reenvido», el doble.
}
event-ordago = { $you ->
    [yes] Dices: «¡Órdago!»
   *[no] { $name }: «¡Órdago!»
}
event-quiero = { $you ->
    [yes] Dices: «Quiero».
   *[no] { $name }: «Quiero».
}
event-no-quiero = { $you ->
    [yes] Dices: «No quiero».
   *[no] { $name }: «No quiero».
}
event-takes = { $you ->
    [yes] { $reason }: tu pareja se lleva { $number }.
   *[no] { $reason }: la pareja de { $name } se lleva { $number }.
}
event-gives-back = { $you ->
    [yes] Un deje mal ganado: tu pareja devuelve { $number }.
   *[no] Un deje mal ganado: la pareja de { $name } devuelve { $number }.
}
event-shows = { $you ->
    [yes] Enseñas { $cards }.
   *[no] { $name } enseña { $cards }.
}
event-false-pares = { $you ->
    [yes] Habías mentido a pares.
   *[no] { $name } había mentido a pares.
}
event-false-juego = { $you ->
    [yes] Habías mentido a juego.
   *[no] { $name } había mentido a juego.
}
event-signed = { $you ->
    [yes] Habías hecho la seña de { $sign }; la vio { $seen }.
   *[no] { $name } había hecho la seña de { $sign }; la vio { $seen }.
}
event-signed-unseen = { $you ->
    [yes] Habías hecho la seña de { $sign }; nadie la vio.
   *[no] { $name } había hecho la seña de { $sign }; nadie la vio.
}
event-false-sign = { $you ->
    [yes] Tu seña de { $sign } era falsa: no está permitido.
   *[no] La seña de { $name }, { $sign }, era falsa: no está permitido.
}
event-adentro = { $you ->
    [yes] Tu pareja dice: «¡Adentro!», con { $number }.
   *[no] La pareja de { $name } dice: «¡Adentro!», con { $number }.
}
event-game-won = { $why-key ->
    [ordago] { $you ->
        [yes] Tu pareja gana el órdago a { $lance } y, con él, el juego: { $ours } – { $theirs }.
       *[no] La pareja de { $name } gana el órdago a { $lance } y, con él, el juego: { $ours } – { $theirs }.
    }
    [lie] { $you ->
        [yes] El deje que ganaba el juego se dijo en falso: gana tu pareja: { $ours } – { $theirs }.
       *[no] El deje que ganaba el juego se dijo en falso: gana la pareja de { $name }: { $ours } – { $theirs }.
    }
   *[goal] { $you ->
        [yes] Tu pareja llega a { $number } y gana el juego: { $ours } – { $theirs }.
       *[no] La pareja de { $name } llega a { $number } y gana el juego: { $ours } – { $theirs }.
    }
}
event-match-over = { $why-key ->
    [ordago] { $you ->
        [yes] Tu pareja gana el órdago a { $lance } y, con él, la partida: { $ours } – { $theirs }.
       *[no] La pareja de { $name } gana el órdago a { $lance } y, con él, la partida: { $ours } – { $theirs }.
    }
    [lie] { $you ->
        [yes] El deje que ganaba la partida se dijo en falso: gana tu pareja: { $ours } – { $theirs }.
       *[no] El deje que ganaba la partida se dijo en falso: gana la pareja de { $name }: { $ours } – { $theirs }.
    }
   *[goal] { $you ->
        [yes] Tu pareja llega a { $number } y gana la partida: { $ours } – { $theirs }.
       *[no] La pareja de { $name } llega a { $number } y gana la partida: { $ours } – { $theirs }.
    }
}
event-claims = { $you ->
    [yes] Pides { $number }: { $item }.
   *[no] { $name } pide { $number }: { $item }.
}
event-done = { $you ->
    [yes] Has acabado de contar.
   *[no] { $name } ha acabado de contar.
}
event-forgotten = { $you ->
    [yes] Tu pareja olvidó { $number }: { $item }.
   *[no] La pareja de { $name } olvidó { $number }: { $item }.
}
event-early = { $you ->
    [yes] Dices fuera de turno: «{ $word }».
   *[no] { $name }, fuera de turno: «{ $word }».
}
event-watches = { $you ->
    [yes] Miras a { $other }.
   *[no] { $name } mira a { $other }.
}
event-sign = { $you ->
    [yes] Haces la seña de { $sign }.
   *[no] { $name } hace la seña de { $sign }.
}
event-claims-bad-cut = { $you ->
    [yes] Dices que el corte no vale.
   *[no] { $name } dice que el corte no vale.
}
event-cut-stands = El corte vale ({ $laws }).
event-cut-again = { $you ->
    [yes] El corte no vale: cortas otra vez ({ $laws }).
   *[no] El corte no vale: { $name } corta otra vez ({ $laws }).
}

lance-grande = Grande
lance-chica = Chica
lance-pares = Pares
lance-juego = Juego
lance-punto = Punto
sign-two-kings = dos reyes
sign-three-kings = tres reyes
sign-two-aces = dos ases
sign-three-aces = tres ases
sign-medias = medias
sign-duples = duples
sign-wink = 31, o 30 al punto
item-grande = la Grande
item-chica = la Chica
item-pares = los Pares
item-juego = el Juego
item-punto = el Punto
item-deje-grande = el deje de la Grande
item-deje-chica = el deje de la Chica
item-deje-pares = el deje de los Pares
item-deje-juego = el deje del Juego
item-deje-punto = el deje del Punto

## Moments

phase-draw = El sorteo
phase-first-mano = El primer mano
phase-exposure = El reparto
phase-mus = ¿Hay mus?
phase-discard = El descarte
phase-reshuffle = Se barajan los descartes
phase-declare-pares = ¿Quién tiene pares?
phase-declare-juego = ¿Quién tiene juego?
phase-grande = Grande
phase-chica = Chica
phase-pares = Pares
phase-juego = Juego
phase-punto = Punto (juego no)
phase-count = La cuenta
phase-glances = Las miradas
phase-pack-cut = La baraja, cortada

table-key-tricks = Lo dicho
table-said = Lo que se ha dicho
table-nothing-said = Todavía no se ha dicho nada.
table-hand = juego { $round }, mano { $hand }

## Questions

prompt-exposure = ¿Se ha descubierto alguna carta?
prompt-mus = ¿Hay mus?
prompt-discard = ¿Qué cartas descartas?
prompt-open = ¿Pasas o envidas?
prompt-answer = Hay envite: ¿qué dices?
prompt-declare-pares = ¿Tienes pares?
prompt-declare-juego = ¿Tienes juego?
prompt-count = ¿Qué piedras te llevas?
prompt-bound = Lo dicho obliga
prompt-deal = La baraja está cortada

## Actions

action-mus = Mus
action-pasa-la-baraja = Pasar la baraja (mus)
action-no-hay-mus = No hay mus
action-servido = Servido
action-paso = Paso
action-envido = Envido { $number }
action-mas = { $number } más
action-reenvido = Reenvido (el doble)
action-ordago = Órdago
action-quiero = Quiero
action-no-quiero = No quiero
action-si = Sí
action-no = No
action-face-down = Todas tapadas
action-turned-up = Se descubrió la carta { $number }
action-sign = Seña: { $word }
action-sign-two-kings = Morderse el labio: dos reyes
action-sign-three-kings = Morderse el labio a un lado: tres reyes
action-sign-two-aces = Punta de la lengua: dos ases
action-sign-three-aces = Punta de la lengua a un lado: tres ases
action-sign-medias = Torcer los labios: medias
action-sign-duples = Levantar las cejas: duples
action-sign-wink = Guiñar un ojo: 31, o 30 al punto
action-watch = Mirar a { $name }
action-claim = Pedir { $word }
action-claim-grande = Pedir la Grande
action-claim-chica = Pedir la Chica
action-claim-pares = Pedir los Pares
action-claim-juego = Pedir el Juego
action-claim-punto = Pedir el Punto
action-claim-deje-grande = Pedir el deje de la Grande
action-claim-deje-chica = Pedir el deje de la Chica
action-claim-deje-pares = Pedir el deje de los Pares
action-claim-deje-juego = Pedir el deje del Juego
action-claim-deje-punto = Pedir el deje del Punto
action-done = Nada más que contar
action-deal = Dar
action-bad-cut = El corte no vale
word-si = sí
word-no = no

## Notes

role-pares = pares
role-juego = juego
note-bet = { $you ->
    [yes] Tu envite: { $value }
   *[no] Envite de { $name }: { $value }
}
note-deje = No querer cuesta { $value }
note-ordago = { $you ->
    [yes] Tu órdago
   *[no] Órdago de { $name }
}
note-grande-pass = Grande: en paso
note-grande-accepted = Grande: querido, { $value }
note-grande-refused = { $you ->
    [yes] Grande: deje de { $value } para tu pareja
   *[no] Grande: deje de { $value } para la pareja de { $name }
}
note-chica-pass = Chica: en paso
note-chica-accepted = Chica: querido, { $value }
note-chica-refused = { $you ->
    [yes] Chica: deje de { $value } para tu pareja
   *[no] Chica: deje de { $value } para la pareja de { $name }
}
note-pares-pass = Pares: en paso
note-pares-accepted = Pares: querido, { $value }
note-pares-refused = { $you ->
    [yes] Pares: deje de { $value } para tu pareja
   *[no] Pares: deje de { $value } para la pareja de { $name }
}
note-juego-pass = Juego: en paso
note-juego-accepted = Juego: querido, { $value }
note-juego-refused = { $you ->
    [yes] Juego: deje de { $value } para tu pareja
   *[no] Juego: deje de { $value } para la pareja de { $name }
}
note-punto-pass = Punto: en paso
note-punto-accepted = Punto: querido, { $value }
note-punto-refused = { $you ->
    [yes] Punto: deje de { $value } para tu pareja
   *[no] Punto: deje de { $value } para la pareja de { $name }
}
note-pares-unopposed = { $you ->
    [yes] Pares: solo tu pareja
   *[no] Pares: solo la pareja de { $name }
}
note-juego-unopposed = { $you ->
    [yes] Juego: solo tu pareja
   *[no] Juego: solo la pareja de { $name }
}
note-pares-nobody = Pares: nadie tiene
note-discarded = { $you ->
    [yes] Tu descarte: { $value }
   *[no] Descarte de { $name }: { $value }
}
note-lance-chance = Probabilidad de la pareja en este lance: { $value } de cada 100
note-opponent-cut = Ha cortado { $value }, de la pareja contraria
note-partner-cut = Ha cortado { $value }, de la misma pareja
note-mus-rounds = { $value ->
    [one] Ha habido mus una vez
   *[other] Ha habido mus { $value } veces
}
note-watching = { $you ->
    [yes] Miras a { $value }
   *[no] { $name } mira a { $value }
}
note-first-hand = Primera mano: se pasa la baraja, y quien corta es mano
heap-waste = { $count ->
    [one] En el montón: 1 carta
   *[other] En el montón: { $count } cartas
}
plate-bet = envite: { $value }
plate-ordago = órdago

## Payments

reason-deje-grande = El deje de la Grande
reason-deje-chica = El deje de la Chica
reason-deje-pares = El deje de los Pares
reason-deje-juego = El deje del Juego
reason-deje-punto = El deje del Punto
reason-deje-back = Se devuelve un deje mal ganado
reason-grande-pass = La Grande en paso
reason-chica-pass = La Chica en paso
reason-stake-grande = El envite a Grande
reason-stake-chica = El envite a Chica
reason-stake-pares = El envite a Pares
reason-stake-juego = El envite a Juego
reason-stake-punto = El envite al Punto
reason-par = Un par
reason-medias = Medias
reason-duples = Duples
reason-juego-31 = Juego de 31
reason-juego = Juego
reason-punto = El Punto
reason-new-game = Las piedras vuelven al platillo: juego nuevo
reason-forfeited = El lance que perdieron por mentir
reason-forgotten = Piedras olvidadas
account-bank = el platillo
unit-stones = { $count ->
    [one] 1 piedra
   *[other] { $count } piedras
}
unit-games = { $count ->
    [one] 1 juego
   *[other] { $count } juegos
}
piece-game = { $count ->
    [one] 1 juego
   *[other] { $count } juegos
}
piece-amarrako = { $count ->
    [one] 1 amarrako
   *[other] { $count } amarrakos
}
piece-adentro = { $count ->
    [one] 1 amarrako en el centro
   *[other] { $count } amarrakos en el centro
}
piece-stone = { $count ->
    [one] 1 piedra
   *[other] { $count } piedras
}

## Options

option-goal = A cuántas piedras se gana un juego
option-goal-40 = 40: ocho amarrakos
option-goal-30 = 30: seis amarrakos
option-kings = Cuántos reyes y ases hay
option-kings-8 = ocho: el tres es rey y el dos es as
option-kings-4 = cuatro
option-partners = Cómo se forman las parejas
option-partners-drawn = sacando carta
option-partners-fixed = como estáis sentados
option-games_to_win = Cuántos juegos hay que ganar
option-first_hand = En qué juegos se pasa la baraja en la primera mano
option-first_hand-every-game = en todos
option-first_hand-first-game-only = solo en el primero
option-first_hand-off = en ninguno
option-deje = Cuánto vale el deje de un envite subido
option-deje-standing = lo que había antes de subir
option-deje-one = siempre una piedra
option-raise_min = Cuánto se sube como mínimo
option-accidents = Si al dar puede descubrirse una carta
option-accidents-off = nunca
option-accidents-judge = si lo dice el que da
option-accidents-random = por azar
option-exposed_in_service = Qué pasa si se descubre al servir el descarte
option-exposed_in_service-stands = la carta vale
option-exposed_in_service-mus-visto = mus visto
option-servido_closes_mus = Si uno se queda servido, ya no hay más mus
option-claims = Quién cuenta las piedras
option-claims-automatic = la mesa
option-claims-manual = los jugadores: lo que se olvida se pierde
option-declarations = Cómo se cantan pares y juego
option-declarations-automatic = los dice la mesa
option-declarations-free = los dice cada uno, y puede mentir
option-signals = Las señas
option-signals-off = sin señas
option-signals-open = a la vista de todos
option-signals-covert = disimuladas
option-sign_seen = Quién ve una seña disimulada
option-sign_seen-watching = quien está mirando al que la hace
option-sign_seen-chance = el compañero, y los demás por azar
option-first_hand_signals = Señas en la primera mano
option-first_hand_signals-after-cut = solo cuando se ha cortado
option-first_hand_signals-free = desde el principio
option-talk = Lo que se puede hablar
option-talk-calls-only = solo las palabras del juego, y en su turno
option-talk-open = también fuera de turno, y obligan

## The judge: what happened

incident-bad-cut = Se han levantado o dejado menos de tres cartas al cortar
incident-exposed-card = El que da ha descubierto una carta
incident-cut-in-mus-visto = Hay mus visto y alguien dice «No hay mus»
incident-wrong-cards = Alguien ha recibido cartas de más o de menos
incident-no-discard = Alguien dijo mus y no quiere descartar
incident-word-in-turn = Alguien dice en su turno lo que no quería decir
incident-word-out-of-turn = Alguien habla antes de su turno
incident-spoke-again = Alguien que ya había pasado a un envite vuelve a hablar
incident-foreign-words = Alguien dice lo que no es del juego, o enseña cartas a su compañero
incident-sign-made = Alguien se queja de una seña
incident-false-no = Alguien negó los pares o el juego que tenía
incident-false-yes = Alguien dijo tener pares o juego y no tenía
incident-hidden-hand = Alguien no quiere enseñar sus cartas
incident-better-cards-after-refusal = Los que no quisieron el envite tenían mejores cartas
incident-forgotten-stones = Una pareja ha olvidado llevarse unas piedras
incident-both-reach-goal = Las dos parejas tienen piedras bastantes para ganar
incident-adentro-forgotten = Una pareja no ha dicho «Adentro»
fact-lifted = ¿Cuántas cartas se levantaron?
fact-dealt = ¿Se habían dado ya las cartas?
fact-distribution = ¿En qué reparto?
fact-distribution-first = en el primero
fact-distribution-service = al servir el descarte
fact-service_too = ¿Se juega que también al servir haya mus visto?
fact-noticed = ¿Cuándo se notó?
fact-noticed-before-first-bet = antes del primer envite
fact-noticed-after-first-bet = cortado el mus y hecho el primer envite
fact-served = ¿Se habían servido ya las cartas?
fact-word = ¿Qué dijo?
fact-word-paso = paso
fact-word-envido = envido
fact-word-mas = más
fact-word-reenvido = reenvido
fact-word-quiero = quiero
fact-word-no-quiero = no quiero
fact-word-ordago = órdago
fact-word-mus = mus
fact-word-no-hay-mus = no hay mus
fact-bet_changed = ¿Ha cambiado el envite desde entonces?
fact-legal = ¿Puede decirse todavía en su turno?
fact-what = ¿Qué hizo?
fact-what-words = dijo palabras ajenas al juego
fact-what-cards = dijo o enseñó sus cartas
fact-sign = ¿Qué seña fue?
fact-sign-listed = una de las admitidas
fact-sign-other = otra
fact-true = ¿Era verdadera?
fact-lance = ¿En qué lance?
fact-lance-grande = Grande
fact-lance-chica = Chica
fact-lance-pares = Pares
fact-lance-juego = Juego
fact-lance-punto = Punto
fact-ended = ¿Cómo acabó el lance?
fact-ended-pass = en paso
fact-ended-accepted = con un envite querido
fact-ended-refused = con un envite no querido
fact-ended-ordago = con un órdago querido
fact-ended-game-won = con su deje ganaron el juego
fact-deje = ¿Cuánto deje se llevaron los que mintieron?
fact-stake = ¿Cuánto se jugaba en el envite querido?
fact-values = ¿Cuánto valen los pares o juegos de los otros?
fact-both = ¿Mintieron las dos parejas?
fact-stones = ¿Cuántas piedras?
fact-cut = ¿Se había cortado ya la baraja?
fact-first = ¿Qué es lo primero que cobra una de ellas para ganar?
fact-first-deje = un deje
fact-first-grande = la Grande
fact-first-chica = la Chica
fact-first-pares = los Pares
fact-first-juego = el Juego o el Punto

## The judge: what is decided

decision-cut-stands = El corte vale.
decision-too-late = Ya es tarde: vale lo hecho.
decision-cut-again = Se corta otra vez.
decision-mus-visto = Hay mus visto.
decision-card-stands = La carta vale y todos la conocen.
decision-word-void = Lo dicho no vale.
decision-deal-again = Se da otra vez.
decision-must-discard = Tiene que descartar.
decision-word-binds = Lo dicho obliga.
decision-word-binds-in-turn = Lo dicho le obliga cuando le toque hablar.
decision-word-lapses = Lo dicho queda en nada.
decision-forbidden = Está prohibido.
decision-lawful = La seña vale.
decision-dead-hand = Su mano no cuenta en ese lance.
decision-lance-void = Nadie tiene derecho al lance.
decision-game-lost = La pareja que mintió pierde el juego.
decision-lance-forfeited = La pareja que mintió pierde el lance.
decision-must-show = Tiene que enseñarlas.
decision-refusers-collect-nothing = Quien no quiso el envite no cobra el lance.
decision-stones-lost = Las piedras se han perdido.
decision-stones-taken = Todavía pueden llevárselas.
decision-wins-deje = Gana quien cobra el deje.
decision-wins-grande = Gana quien cobra la Grande.
decision-wins-chica = Gana quien cobra la Chica.
decision-wins-pares = Gana quien cobra los Pares.
decision-wins-juego = Gana quien cobra el Juego o el Punto.
decision-must-warn = Tiene que decirlo, para aviso de los otros.
follows-deal-stands = Se juega con lo que hay.
follows-no-penalty = No hay castigo.
follows-nobody-cuts = Nadie puede cortar el mus.
follows-may-stand = Quien quiera se queda servido.
follows-card-kept = La carta es de quien la recibió, que puede guardarla o descartarla.
follows-card-public = Todos la han visto.
follows-discard-takes-place = Se hace el descarte.
follows-same-dealer = Da el mismo.
follows-keeps-cards = Sigue con sus cuatro cartas.
follows-one-card-at-least = Al menos una carta.
follows-no-undo = No puede volverse atrás, aunque le cueste la partida.
follows-as-addition = Cuenta como tantas piedras más.
follows-first-word-counts = De varias cosas dichas, obliga la primera.
follows-speaks-freely = En su turno dice lo que quiera.
follows-out-of-lance = Está fuera de ese lance.
follows-partner-may-answer = Su compañero puede contestar.
follows-no-fixed-penalty = El reglamento no fija castigo.
follows-hand-goes-on = La mano sigue.
follows-others-may-use-it = Los contrarios, si la ven, pueden aprovecharla.
follows-hand-dead = Ni gana ni suma.
follows-partner-unhurt = La mano de su compañero sigue contando.
follows-punto-stands = Si por ello se jugó al Punto, vale, y tampoco cuenta en él.
follows-deje-kept = Si no cuenta ninguno de los dos compañeros, la pareja conserva el deje de un envite no querido, y nada más.
follows-not-in-sheet = La hoja solo dice que las cartas se enseñan para comprobarlo (mus.51); lo que se pierde por ello es un criterio de esta mesa, y los círculos difieren.
follows-first-liar-loses = Con un órdago querido pierde el primero, por turno, de los que mintieron.
follows-nobody-collects = Nadie cobra ese lance.
follows-others-win-game = El juego es de los otros.
follows-others-collect = Lo cobran los otros, como si lo hubieran ganado.
follows-also-after-refusals = También si no se quiso ningún envite.
follows-deje-is-all = Con el deje está cobrado el lance.
follows-bettors-collect-values = Quien envidó cobra además el valor de su jugada y de la de su compañero.
follows-order-of-collecting = Se cobra por orden: dejes, Grande, Chica, Pares, Juego o Punto.
follows-nothing-more-collected = Y ya no se cobra nada más.
follows-score-stands = El tanteo no cambia.
party-offenders = la pareja que faltó
party-others = los otros
party-forgetful = la pareja que las olvidó
party-middle = el platillo

## Odds

odds-kings = Reyes y ases
odds-hands = Manos de cuatro cartas
odds-pares = Pares
odds-pares-none = nada
odds-pares-par = par
odds-pares-medias = medias
odds-pares-duples = duples
odds-pares-total = con pares
odds-juego = Juego, por su suma
odds-juego-total = en total
odds-punto = Punto, por su suma
odds-punto-total = en total
odds-hand = Tu mano
odds-chances = Cuántas veces gana a los dos contrarios, según el sitio
odds-chances-punto-note = Al punto es la probabilidad de las dos cosas juntas: que ningún contrario tenga juego y que gane a los dos; del compañero no se cuenta nada.
odds-seat-mano = mano
odds-seat-second = segundo
odds-seat-third = tercero
odds-seat-postre = postre

## Errors

error-wrong-hands = Tiene que haber { $seats } manos, no { $given }.
error-card-twice = { $card } está escrita dos veces.
error-not-in-pack = { $card } no está en la baraja de { $game }.
error-hand-too-long = El asiento { $seat } recibe { $each } cartas, no { $given }.
error-unknown-start = Una partida de { $game } no puede empezar con «{ $name }»: puede con { $known }.
error-no-dealer = Aún no se sabe quién da: empieza con un dealer, o sortead.
error-not-a-list = { $name } tiene que ser una lista de números enteros.
error-wrong-length = { $name } tiene que dar { $count } números.
error-bad-odds-hand = Una mano de mus son cuatro cartas distintas de la baraja, no «{ $hand }».

# How a lance ended, under its name.

stage-punto = Punto
ended-pass = en paso
ended-accepted = querido, { $value }
ended-refused = deje de { $value } para la pareja de { $name }
ended-unopposed = solo la pareja de { $name }
ended-nobody = nadie tiene
