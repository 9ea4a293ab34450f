# El Mus.
game-mus = Mus
game-mus-about = Cuatro jugadores en dos parejas: cuatro cartas, cuatro lances y el arte de envidar.

## Los números, como se dicen

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
    [yes] Sacas { $cards }.
   *[no] { $name } saca { $cards }.
}
event-draw-again = Empate a todo: se vuelve a sacar carta.
event-seated = Los asientos: { $first }, { $second }, { $third }, { $fourth }.
event-first-mano = { $you ->
    [yes] Empiezas de mano.
   *[no] { $name } empieza de mano.
}
event-game-begins = Empieza el juego { $number }.
event-got = { $you ->
    [yes] Recibes { $cards }.
   *[no] { $name } recibe { $cards }.
}
event-turned-up = { $you ->
    [yes] Se te ha visto una carta: { $card }.
   *[no] A { $name } se le ha visto una carta: { $card }.
}
event-mus-visto = Mus visto: hay que descartarse, y quien quiera se queda servido.
event-mus = { $you ->
    [yes] Dices: «{ event-mus.said }».
   *[no] { $name }: «{ event-mus.said }».
}
    .said = Mus
event-moves-pack = { $you ->
    [yes] Pasas la baraja.
   *[no] { $name } pasa la baraja.
}
event-no-hay-mus = { $you ->
    [yes] Dices: «{ event-no-hay-mus.said }».
   *[no] { $name }: «{ event-no-hay-mus.said }».
}
    .said = No hay mus
event-mus-limit = Tras { $number } descartes la mesa corta el mus (no lo manda el reglamento).
event-cutter-is-mano = { $you ->
    [yes] Has cortado el mus: eres mano.
   *[no] { $name } ha cortado el mus: es mano.
}
event-servido = { $you ->
    [yes] Dices: «{ event-servido.said }».
   *[no] { $name }: «{ event-servido.said }».
}
    .said = Servido
event-discards = { $you ->
    [yes] Te descartas de { $number }.
   *[no] { $name } se descarta de { $number }.
}
event-new-dealer = { $you ->
    [yes] Nadie ha cortado el mus: ahora das tú.
   *[no] Nadie ha cortado el mus: ahora da { $name }.
}
event-stock-out = Se acabó el monte: se barajan todos los descartes.
event-stock-out-one = { $you ->
    [yes] Se acabó el monte y solo faltas tú: tu descarte queda aparte.
   *[no] Se acabó el monte y solo falta { $name }: su descarte queda aparte.
}
event-served = { $you ->
    [yes] Das las cartas del descarte.
   *[no] { $name } da las cartas del descarte.
}
event-servido-closes = Alguien se queda servido: ya no hay más mus.
event-lance = { $lance-key ->
    [grande] A la grande.
    [chica] A la chica.
    [pares] A pares.
    [juego] A juego.
   *[punto] Al punto.
}
event-declares = { $you ->
    [yes] Dices: «{ event-declares.said }».
   *[no] { $name }: «{ event-declares.said }».
}
    .said = { $lance } { $word }
event-paso = { $you ->
    [yes] Dices: «{ event-paso.said }».
   *[no] { $name }: «{ event-paso.said }».
}
    .said = Paso
event-envido = { $you ->
    [yes] Dices: «{ event-envido.said }».
   *[no] { $name }: «{ event-envido.said }».
}
    .said = { $number ->
        [2] Envido
       *[other] Envido { $number-spoken }
    }
event-mas = { $you ->
    [yes] Dices: «{ event-mas.said }».
   *[no] { $name }: «{ event-mas.said }».
}
    .said = { $number-spoken } más
event-reenvido = { $you ->
    [yes] Dices: «{ event-reenvido.said }» (el doble).
   *[no] { $name }: «{ event-reenvido.said }» (el doble).
}
    .said = Reenvido
event-ordago = { $you ->
    [yes] Dices: «{ event-ordago.said }».
   *[no] { $name }: «{ event-ordago.said }».
}
    .said = ¡Órdago!
event-quiero = { $you ->
    [yes] Dices: «{ event-quiero.said }».
   *[no] { $name }: «{ event-quiero.said }».
}
    .said = Quiero
event-no-quiero = { $you ->
    [yes] Dices: «{ event-no-quiero.said }».
   *[no] { $name }: «{ event-no-quiero.said }».
}
    .said = No quiero
event-takes = { $yours ->
    [yes] { $number ->
        [one] { $reason }: tu pareja se lleva 1 piedra.
       *[other] { $reason }: tu pareja se lleva { $number } piedras.
    }
   *[no] { $number ->
        [one] { $reason }: la pareja de { $name } se lleva 1 piedra.
       *[other] { $reason }: la pareja de { $name } se lleva { $number } piedras.
    }
}
event-gives-back = { $yours ->
    [yes] { $number ->
        [one] Un deje que no correspondía: tu pareja devuelve 1 piedra.
       *[other] Un deje que no correspondía: tu pareja devuelve { $number } piedras.
    }
   *[no] { $number ->
        [one] Un deje que no correspondía: la pareja de { $name } devuelve 1 piedra.
       *[other] Un deje que no correspondía: la pareja de { $name } devuelve { $number } piedras.
    }
}
event-shows = { $you ->
    [yes] Enseñas { $cards }.
   *[no] { $name } enseña { $cards }.
}
event-false-pares = { $you ->
    [yes] Cantaste mal los pares.
   *[no] { $name } cantó mal los pares.
}
event-false-juego = { $you ->
    [yes] Cantaste mal el juego.
   *[no] { $name } cantó mal el juego.
}
event-signed = { $seen-key ->
    [you] { $name } hizo la seña de { $sign }: la viste.
   *[other] { $you ->
        [yes] Hiciste la seña de { $sign }: la vio { $seen }.
       *[no] { $name } hizo la seña de { $sign }: la vio { $seen }.
    }
}
event-signed-unseen = { $you ->
    [yes] Hiciste la seña de { $sign } y nadie la vio.
   *[no] { $name } hizo la seña de { $sign } y nadie la vio.
}
event-false-sign = { $you ->
    [yes] Tu seña de { $sign } era falsa, y eso no vale.
   *[no] La seña de { $name } ({ $sign }) era falsa, y eso no vale.
}
event-adentro = { $yours ->
    [yes] Decís: «{ event-adentro.said }» ({ $number }).
   *[no] { $name } y su pareja: «{ event-adentro.said }» ({ $number }).
}
    .said = ¡Adentro!
event-game-won = { $why-key ->
    [ordago] { $yours ->
        [yes] Tu pareja gana el órdago a { $lance } y, con él, el juego: { $ours } – { $theirs }.
       *[no] La pareja de { $name } gana el órdago a { $lance } y, con él, el juego: { $ours } – { $theirs }.
    }
    [lie] { $yours ->
        [yes] El deje que ganaba el juego se dijo en falso: gana tu pareja: { $ours } – { $theirs }.
       *[no] El deje que ganaba el juego se dijo en falso: gana la pareja de { $name }: { $ours } – { $theirs }.
    }
   *[goal] { $yours ->
        [yes] Tu pareja llega a { $number } y gana el juego: { $ours } – { $theirs }.
       *[no] La pareja de { $name } llega a { $number } y gana el juego: { $ours } – { $theirs }.
    }
}
event-match-over = { $why-key ->
    [ordago] { $yours ->
        [yes] Tu pareja gana el órdago a { $lance } y, con él, la partida: { $ours } – { $theirs }.
       *[no] La pareja de { $name } gana el órdago a { $lance } y, con él, la partida: { $ours } – { $theirs }.
    }
    [lie] { $yours ->
        [yes] El deje que ganaba la partida se dijo en falso: gana tu pareja: { $ours } – { $theirs }.
       *[no] El deje que ganaba la partida se dijo en falso: gana la pareja de { $name }: { $ours } – { $theirs }.
    }
   *[goal] { $yours ->
        [yes] Tu pareja llega a { $number } y gana la partida: { $ours } – { $theirs }.
       *[no] La pareja de { $name } llega a { $number } y gana la partida: { $ours } – { $theirs }.
    }
}
event-claims = { $you ->
    [yes] Te apuntas { $number } por { $item }.
   *[no] { $name } se apunta { $number } por { $item }.
}
event-done = { $you ->
    [yes] Has acabado de contar.
   *[no] { $name } ha acabado de contar.
}
event-forgotten = { $yours ->
    [yes] Tu pareja olvidó apuntarse { $number } por { $item }.
   *[no] La pareja de { $name } olvidó apuntarse { $number } por { $item }.
}
event-early = { $you ->
    [yes] Dices, sin tocarte: «{ event-early.said }».
   *[no] { $name }, sin tocarle: «{ event-early.said }».
}
    .said = { $word }
event-watches = { $other-key ->
    [you] { $name } te mira.
   *[other] { $you ->
        [yes] Miras a { $other }.
       *[no] { $name } mira a { $other }.
    }
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
event-no-visto = { $you ->
    [yes] No quieres mus visto: se habla.
   *[no] { $name } no quiere mus visto: se habla.
}
event-dealt-again = { $you ->
    [yes] Se ha visto una carta: das de nuevo.
   *[no] Se ha visto una carta: { $name } da de nuevo.
}
event-vaca-won = { $you ->
    [yes] Tu pareja gana una vaca: { $ours } – { $theirs }.
   *[no] La pareja de { $name } gana una vaca: { $ours } – { $theirs }.
}
event-tells = { $you ->
    [yes] Dices: «{ event-tells.said }».
   *[no] { $name }: «{ event-tells.said }».
}
    .said = { $word }
event-says = { $you ->
    [yes] Dices: «{ event-says.said }».
   *[no] { $name }: «{ event-says.said }».
}
    .said = { $word }
event-false-word = { $you ->
    [yes] Dijiste «{ $word }», y no era verdad.
   *[no] { $name } dijo «{ $word }», y no era verdad.
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
sign-wink = 31, o 30 al Punto
sign-par = un par
sign-over-31 = juego que no es 31
sign-thirty = 30
sign-twenty-nine = 29
sign-blind = ciego, nada de nada
sign-i-cut = «corto»
sign-bet-more = «envida más»
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
phase-first-mano = Quién es mano
phase-exposure = ¿Alguna carta vista?
phase-visto = ¿Hay mus visto?
phase-redeal = Se da de nuevo
phase-mus = ¿Hay mus?
phase-discard = El descarte
phase-reshuffle = Se barajan los descartes
phase-declare-pares = ¿Quién tiene pares?
phase-declare-juego = ¿Quién tiene juego?
phase-grande = Grande
phase-chica = Chica
phase-pares = Pares
phase-juego = Juego
phase-punto = Punto
phase-count = La cuenta
phase-glances = Quién ve la seña
phase-pack-cut = Baraja cortada

table-key-tricks = Lo dicho
table-said = Lo que se ha dicho
table-nothing-said = Todavía no se ha dicho nada.
table-hand = juego { $round }, mano { $hand }

## Questions

prompt-exposure = ¿Se ha visto alguna carta al dar?
prompt-visto = Se ha visto una carta: ¿hay mus visto?
prompt-mus = ¿Mus?
prompt-discard = ¿Qué cartas descartas?
prompt-open = ¿Pasas o envidas?
prompt-answer = Te envidan: ¿qué dices?
prompt-declare-pares = ¿Tienes pares?
prompt-declare-juego = ¿Tienes juego?
prompt-count = ¿Qué te apuntas?
prompt-bound = Lo que dijiste te obliga
prompt-deal = La baraja está cortada: reparte

## Actions

action-mus = Mus
action-pasa-la-baraja = Pasar la baraja
action-no-hay-mus = No hay mus
action-servido = Servido
action-paso = Paso
action-envido = Envido { $number }
action-mas = { $number } más
action-reenvido = Reenvido
action-ordago = Órdago
action-quiero = Quiero
action-no-quiero = No quiero
action-si = Sí
action-no = No
action-face-down = Ninguna
action-turned-up = La carta { $number }
action-visto = Mus visto
action-no-visto = Que se hable
action-sign = Seña: { $word }
action-sign-two-kings = Morderse el labio: dos reyes
action-sign-three-kings = Morderse el labio a un lado: tres reyes
action-sign-two-aces = Punta de la lengua: dos ases
action-sign-three-aces = Punta de la lengua a un lado: tres ases
action-sign-medias = Torcer los labios: medias
action-sign-duples = Levantar las cejas: duples
action-sign-wink = Guiñar un ojo: 31, o 30 al Punto
action-sign-par = Seña: un par
action-sign-over-31 = Seña: juego que no es 31
action-sign-thirty = Subir los dos hombros: 30
action-sign-twenty-nine = Seña: 29
action-sign-blind = Seña: ciego, nada de nada
action-sign-i-cut = Seña: corto
action-sign-bet-more = Seña: envida más
action-watch = Mirar a { $name }
action-claim = Pedir { $word }
action-claim-grande = Apuntarse la Grande
action-claim-chica = Apuntarse la Chica
action-claim-pares = Apuntarse los Pares
action-claim-juego = Apuntarse el Juego
action-claim-punto = Apuntarse el Punto
action-claim-deje-grande = Apuntarse el deje de la Grande
action-claim-deje-chica = Apuntarse el deje de la Chica
action-claim-deje-pares = Apuntarse el deje de los Pares
action-claim-deje-juego = Apuntarse el deje del Juego
action-claim-deje-punto = Apuntarse el deje del Punto
action-done = Nada más
action-deal = Dar
action-bad-cut = El corte no vale
action-tell = { $word }
action-say = { $word }
word-si = sí
word-no = no
word-two-kings = Llevo dos reyes
word-three-kings = Llevo tres reyes
word-two-aces = Llevo dos ases
word-three-aces = Llevo tres ases
word-medias = Llevo medias
word-duples = Llevo duples
word-thirty-one = Llevo la una
word-par = Llevo un par
word-over-31 = Llevo juego, no de una
word-thirty = Llevo treinta
word-twenty-nine = Llevo veintinueve
word-nothing = No llevo nada
word-what-have-you = ¿Qué llevas?
word-as-you-like = Como quieras
word-want-mus = Quiero mus
word-want-cut = Corta el mus
word-bet-it = Envida
word-let-pass = Déjalo pasar
word-accept-it = Quiérelo
word-refuse-it = No lo quieras
word-raise-it = Échales más

## Notes

role-pares = pares
role-juego = juego
note-bet = { $you ->
    [yes] Tu envite: { $value }
   *[no] Envite de { $name }: { $value }
}
note-deje = Si no se quiere: deje de { $value }
note-ordago = { $you ->
    [yes] Tu órdago
   *[no] Órdago de { $name }
}
note-grande-pass = Grande: en paso
note-grande-accepted = Grande: envite de { $value }, querido
note-grande-refused = { $yours ->
    [yes] Grande: deje de { $value } para tu pareja
   *[no] Grande: deje de { $value } para la pareja de { $name }
}
note-chica-pass = Chica: en paso
note-chica-accepted = Chica: querido, { $value }
note-chica-refused = { $yours ->
    [yes] Chica: deje de { $value } para tu pareja
   *[no] Chica: deje de { $value } para la pareja de { $name }
}
note-pares-pass = Pares: en paso
note-pares-accepted = Pares: querido, { $value }
note-pares-refused = { $yours ->
    [yes] Pares: deje de { $value } para tu pareja
   *[no] Pares: deje de { $value } para la pareja de { $name }
}
note-juego-pass = Juego: en paso
note-juego-accepted = Juego: querido, { $value }
note-juego-refused = { $yours ->
    [yes] Juego: deje de { $value } para tu pareja
   *[no] Juego: deje de { $value } para la pareja de { $name }
}
note-punto-pass = Punto: en paso
note-punto-accepted = Punto: querido, { $value }
note-punto-refused = { $yours ->
    [yes] Punto: deje de { $value } para tu pareja
   *[no] Punto: deje de { $value } para la pareja de { $name }
}
note-pares-unopposed = { $yours ->
    [yes] Pares: solo vosotros
   *[no] Pares: solo la pareja de { $name }
}
note-juego-unopposed = { $yours ->
    [yes] Juego: solo vosotros
   *[no] Juego: solo la pareja de { $name }
}
note-pares-nobody = Pares: no hay
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
note-first-hand = Mus corrido: se pasa la baraja, y quien corta el mus es mano
heap-waste = { $count ->
    [one] En el montón: 1 carta
   *[other] En el montón: { $count } cartas
}
plate-discarded = descartó { $value }
plate-bet = envite: { $value }
plate-ordago = órdago

## Payments

reason-deje-grande = El deje de la Grande
reason-deje-chica = El deje de la Chica
reason-deje-pares = El deje de los Pares
reason-deje-juego = El deje del Juego
reason-deje-punto = El deje del Punto
reason-deje-back = Se devuelve un deje que no correspondía
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
reason-new-game = Juego nuevo: las piedras vuelven al platillo
reason-forfeited = El lance perdido por cantar mal
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
    [one] 1 amarrako en el centro
   *[other] { $count } amarrakos en el centro
}
piece-stone = { $count ->
    [one] 1 piedra
   *[other] { $count } piedras
}

## Options

option-goal = ¿A cuántas piedras es el juego?
option-goal-40 = 40: ocho amarrakos
option-goal-30 = 30: seis amarrakos
option-goal-35 = 35: siete amarrakos
option-kings = ¿A ocho reyes o a cuatro?
option-kings-8 = a ocho: el tres es rey y el dos es as
option-kings-4 = a cuatro
option-partners = Cómo se forman las parejas
option-partners-drawn = se saca carta
option-partners-fixed = como estáis sentados
option-games_to_win = ¿A cuántos juegos es la partida?
option-first_hand = Mus corrido: ¿en qué juegos se pasa la baraja en la primera mano?
option-first_hand-every-game = en todos
option-first_hand-first-game-only = solo en el primero
option-first_hand-off = en ninguno
option-deje = Deje de un envite subido
option-deje-standing = lo que había antes de subir
option-deje-one = siempre una piedra
option-raise_min = Cuánto se sube como mínimo
option-accidents = ¿Puede verse una carta al dar?
option-accidents-off = nunca
option-accidents-judge = si lo dice quien da
option-accidents-random = por azar
option-exposed_in_service = ¿Y si se ve al dar el descarte?
option-exposed_in_service-stands = la carta vale
option-exposed_in_service-mus-visto = mus visto
option-servido_closes_mus = Si alguien se queda servido, no hay más mus
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
option-sign_seen-watching = quien mira a quien la hace
option-sign_seen-chance = el compañero, y los demás por azar
option-first_hand_signals = Señas en la primera mano
option-first_hand_signals-after-cut = solo cuando se ha cortado
option-first_hand_signals-free = desde el principio
option-talk = Qué se puede decir
option-talk-calls-only = solo las palabras del juego, y en su turno
option-talk-open = también sin tocar, y entonces obliga
option-talk-consult = se habla con libertad, también de las cartas: lo oyen todos y no obliga
option-exposed_first = Si se ve una carta al dar por primera vez
option-exposed_first-mus-visto = mus visto
option-exposed_first-mano = el mano dice si hay mus visto
option-exposed_first-redeal = se da todo de nuevo
option-mus_by = A quién se pregunta primero si hay mus
option-mus_by-player = a cada uno por su turno
option-mus_by-pair = al mano y a su compañero, luego a la otra pareja
option-discard_first = Quién se descarta primero
option-discard_first-mano = el mano
option-discard_first-dealer = quien da
option-signs = Qué señas hay
option-signs-book = las de la hoja
option-signs-fem = también las de la Federación Española
option-real = La real: tres sietes y una carta que vale diez ganan a cualquier otra 31
option-real-off = no se juega
option-real-any = con cualquier carta que valga diez
option-real-king = solo con un rey, no con un tres
option-real-sota = solo con una sota
option-vacas = ¿A cuántas vacas es la partida?
option-lies = Hablando con libertad: ¿se puede mentir sobre las cartas?
option-lies-never = nunca: quien miente tras el corte pierde el lance en que lo dijo
option-lies-before-cut = solo antes del corte: quien miente después pierde el lance en que lo dijo
option-lies-always = siempre

## The judge: what happened

incident-bad-cut = Al cortar se han levantado, o han quedado, menos de tres cartas
incident-exposed-card = Al dar se ha visto una carta
incident-cut-in-mus-visto = Hay mus visto y alguien lo corta
incident-wrong-cards = Alguien ha recibido cartas de más o de menos
incident-no-discard = Alguien dijo mus y no quiere descartarse
incident-word-in-turn = A alguien, en su turno, se le ha escapado una palabra
incident-word-out-of-turn = Alguien habla sin tocarle
incident-spoke-again = Alguien que ya había pasado un envite vuelve a hablar
incident-foreign-words = Alguien dice palabras que no son del mus, o enseña las cartas a su compañero
incident-false-words = Alguien ha mentido sobre sus cartas, donde se habla con libertad
incident-sign-made = Se discute una seña
incident-false-no = Alguien dijo que no tenía pares o juego, y tenía
incident-false-yes = Alguien dijo que tenía pares o juego, y no tenía
incident-hidden-hand = Alguien no quiere enseñar sus cartas
incident-better-cards-after-refusal = Quienes no quisieron el envite tenían mejores cartas
incident-forgotten-stones = Una pareja olvidó apuntarse unas piedras
incident-both-reach-goal = Las dos parejas llegan a las piedras del juego
incident-adentro-forgotten = Una pareja no ha dicho «Adentro»
fact-lifted = ¿Cuántas cartas se levantaron?
fact-dealt = ¿Se habían dado ya las cartas?
fact-distribution = ¿Cuándo se vio?
fact-distribution-first = en el primero
fact-distribution-service = al dar el descarte
fact-service_too = ¿Habéis acordado mus visto también en el descarte?
fact-agreed = ¿Qué jugáis si se ve una carta en el primer reparto?
fact-agreed-mus-visto = mus visto
fact-agreed-mano = decide el mano
fact-agreed-redeal = se da todo de nuevo
fact-noticed = ¿Cuándo se notó?
fact-noticed-before-first-bet = antes del primer envite
fact-noticed-after-first-bet = después de cortarse el mus y del primer envite
fact-served = ¿Se habían dado ya las cartas del descarte?
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
fact-legal = Cuando le toque, ¿se podrá decir todavía?
fact-what = ¿Qué hizo?
fact-what-words = decir palabras que no son del mus
fact-what-cards = decir o enseñar sus cartas
fact-consult = ¿Se habla en tu mesa con libertad, también de las cartas?
fact-lies = ¿Cuándo se puede mentir en tu mesa?
fact-lies-never = nunca
fact-lies-before-cut = antes del corte
fact-lies-always = siempre
fact-mus_cut = ¿Se había cortado ya el mus?
fact-sign = ¿Qué seña fue?
fact-sign-listed = una de las admitidas
fact-sign-other = otra
fact-true = ¿Era verdad?
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
fact-ended-game-won = con un deje que les dio el juego
fact-deje = ¿Cuántas piedras de deje cobró la pareja que cantó mal?
fact-stake = ¿Cuánto se jugaba en el envite querido?
fact-values = ¿Cuánto valen los pares o el juego de la otra pareja?
fact-both = ¿Cantaron mal las dos parejas?
fact-stones = ¿Cuántas piedras?
fact-cut = ¿Se había cortado ya la baraja?
fact-first = ¿Con qué cobro llega antes una de ellas?
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
decision-mano-decides = Decide el mano.
decision-card-stands = La carta vale y todos la conocen.
decision-word-void = Lo dicho no vale.
decision-deal-again = Se da otra vez.
decision-must-discard = Tiene que descartar.
decision-word-binds = Lo dicho obliga.
decision-word-binds-in-turn = Lo dicho obliga cuando llegue su turno.
decision-word-lapses = Lo dicho no tiene efecto.
decision-forbidden = Está prohibido.
decision-words-free = En esta mesa se puede decir.
decision-lawful = La seña es de las admitidas.
decision-dead-hand = Sus cartas no cuentan en ese lance.
decision-lance-void = Ese lance no lo cobra nadie.
decision-game-lost = La pareja que cantó mal pierde el juego.
decision-lance-forfeited = La pareja que cantó mal pierde el lance.
decision-must-show = Tiene que enseñarlas.
decision-refusers-collect-nothing = Quien no quiso el envite no cobra el lance.
decision-stones-lost = Las piedras se han perdido.
decision-stones-taken = Todavía puede apuntárselas.
decision-wins-deje = Gana quien cobra el deje.
decision-wins-grande = Gana quien cobra la Grande.
decision-wins-chica = Gana quien cobra la Chica.
decision-wins-pares = Gana quien cobra los Pares.
decision-wins-juego = Gana quien cobra el Juego o el Punto.
decision-must-warn = Hay que decirlo, para avisar a la otra pareja.
follows-deal-stands = Se juega con las cartas que hay.
follows-no-penalty = No hay castigo.
follows-nobody-cuts = Nadie puede cortar el mus.
follows-may-stand = Quien quiera se queda servido.
follows-card-kept = La carta es de quien la recibió, que puede quedársela o descartarla.
follows-card-public = Todos la han visto.
follows-mano-says = El mano dice en el acto si hay mus visto; si no, se habla y la carta se queda.
follows-all-gathered = Se recogen y se barajan todas las cartas.
follows-discard-takes-place = Se hace el descarte.
follows-same-dealer = Vuelve a dar quien dio.
follows-keeps-cards = Sigue con sus cuatro cartas.
follows-one-card-at-least = De una carta, por lo menos.
follows-no-undo = No puede echarse atrás, aunque le cueste la partida.
follows-as-addition = Cuenta como esas piedras de más.
follows-first-word-counts = De varias cosas dichas, obliga la primera.
follows-speaks-freely = En su turno dice lo que quiera.
follows-out-of-lance = Está fuera de ese lance.
follows-partner-may-answer = Su compañero puede contestar.
follows-no-fixed-penalty = El reglamento no fija castigo.
follows-hand-goes-on = La mano sigue.
follows-binds-nobody = Lo dicho no obliga a nadie: solo valen las palabras del juego dichas en su turno.
follows-cards-not-shown = Pero las cartas no se enseñan.
follows-table-custom = La hoja lo prohíbe: es una costumbre que la mesa ha convenido.
follows-others-may-use-it = Los contrarios, si la ven, pueden aprovecharla.
follows-hand-dead = Ni gana ni suma.
follows-partner-unhurt = La mano de su compañero sigue contando.
follows-punto-stands = Si por eso se jugó al Punto, el Punto vale, pero sus cartas tampoco cuentan en él.
follows-deje-kept = Si no cuenta ninguno de los dos compañeros, la pareja conserva el deje de un envite no querido, y nada más.
follows-not-in-sheet = La hoja solo dice que las cartas se enseñan para comprobarlo (mus.51); lo que se pierde por ello es un criterio de esta mesa, y los círculos difieren.
follows-first-liar-loses = Con un órdago querido pierde la primera pareja, por turno, que cantó mal.
follows-nobody-collects = Nadie cobra ese lance.
follows-others-win-game = El juego es para la otra pareja.
follows-others-collect = Lo cobra la otra pareja, como si lo hubiera ganado.
follows-also-after-refusals = También si no se quiso ningún envite.
follows-deje-is-all = Con el deje queda cobrado el lance.
follows-bettors-collect-values = Quien envidó cobra además lo que valen sus cartas y las de su compañero.
follows-order-of-collecting = Se cobra por orden: dejes, Grande, Chica, Pares, Juego o Punto.
follows-nothing-more-collected = Y ya no se cobra nada más.
follows-score-stands = El tanteo no cambia.
party-offenders = la pareja infractora
party-others = la otra pareja
party-forgetful = la pareja que las olvidó
party-middle = el platillo

## Odds

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
odds-chances = Cuántas veces gana a los dos contrarios, según el puesto
odds-chances-punto-note = Al punto es la probabilidad de las dos cosas juntas: que ningún contrario tenga juego y que gane a los dos; del compañero no se cuenta nada.
odds-by-mano = mano
odds-by-second = segundo
odds-by-third = tercero
odds-by-postre = postre
odds-talk = Lo que se dice
odds-row-cut = se corta el mus de entrada
odds-row-ordago = alguien dice órdago
odds-row-closed = se acepta un órdago
odds-bets = Cada lance: se juega; y si se juega, se envida y se quiere
odds-row-grande = grande
odds-row-chica = chica
odds-row-pares = pares
odds-row-juego = juego
odds-row-punto = punto
odds-by-played = se juega
odds-by-bet = se envida
odds-by-wanted = se quiere

## Errors

error-wrong-hands = Tiene que haber { $seats } manos, no { $given }.
error-card-twice = La carta { $card } está repetida.
error-not-in-pack = { $card } no está en la baraja de { $game }.
error-hand-too-long = El asiento { $seat } recibe { $each } cartas, no { $given }.
error-unknown-start = Una partida de { $game } no puede empezar con «{ $name }»: puede con { $known }.
error-no-dealer = Todavía no se sabe quién da: indica un dealer, o sortead.
error-not-a-list = { $name } tiene que ser una lista de números enteros.
error-wrong-length = { $name } tiene que dar { $count } números.

# How a lance ended, under its name.

stage-punto = Punto
ended-pass = en paso
ended-accepted = querido, { $value }
ended-refused = { $yours ->
    [yes] deje de { $value } para tu pareja
   *[no] deje de { $value } para la pareja de { $name }
}
ended-unopposed = { $yours ->
    [yes] solo vosotros
   *[no] solo la pareja de { $name }
}
ended-nobody = nadie tiene
error-no-odds-of-real = Lo que puede esperar una mano se cuenta sin la real: deja real=off.

## The guide
guide-exposure = Di si al dar se ha visto alguna carta: de eso depende que el mus sea obligatorio.
guide-visto = Se ha visto una carta al dar y decides tú, que eres mano: con mus visto todos pueden cambiar cartas y nadie puede cortarlo.
guide-mus = «Mus» es querer cambiar cartas: si los cuatro lo dicen, cada uno cambia de una a cuatro. Con una mano hecha di «No hay mus» y se juega con lo que hay.
guide-pack = En esta primera mano el mus se pide corriendo la baraja a la derecha. Quien corta es el mano, y el mano gana los empates: con buenas cartas, corta.
guide-discard = Elige de una a cuatro cartas para cambiar. Suelen guardarse los reyes para la grande, los ases para la chica y las iguales para los pares.
guide-visto-discard = El mus es obligatorio, pero si te gustan tus cartas puedes quedarte con ellas.
guide-declare-pares = Tienes pares si dos o más de tus cartas son iguales. Solo quien los tiene juega este lance.
guide-declare-juego = Tienes juego si tus cuatro cartas suman 31 o más: las figuras valen diez y las demás lo que marcan, salvo las que valen como rey o como as. Si nadie lo tiene, se juega al punto.
guide-grande = La grande la ganan las cartas más altas, comparadas de mayor a menor.
guide-chica = La chica la ganan las cartas más bajas, comparadas de menor a mayor.
guide-pares = A los pares, dos pares (duples) ganan a tres iguales (medias), y las medias a un par; entre iguales, las cartas más altas.
guide-juego = Al juego, lo mejor es 31, luego 32, luego 40, y de 37 para abajo.
guide-punto = Nadie tiene 31: gana el punto quien más se acerca a 30.
guide-open = «Paso» no te deja fuera: si otro envida, podrás contestar. «Envido» apuesta dos piedras o las que digas; «Órdago», el juego entero.
guide-answer = Si dices «Quiero», gana lo apostado la mejor mano, al final. Si nadie de tu pareja quiere, ellos cobran ya lo que había antes de esta apuesta: una piedra por la primera.
guide-answer-one = Si dices «Quiero», gana lo apostado la mejor mano, al final. Si nadie de tu pareja quiere, ellos cobran ya una piedra, como se ha acordado en esta mesa.
guide-count = Apunta lo que tu pareja ha ganado: aquí lo que no se reclama no cuenta.
guide-bound = Hablaste antes de tu turno y aquella palabra te obliga ahora.
