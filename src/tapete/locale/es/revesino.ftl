# El Revesino.

game-revesino = Revesino
game-revesino-about = Cuatro, cada uno para sí, sin triunfos: llevarse pocas bazas, o todas.

## Lo que pasa

event-lot-seats = Se sortean los asientos: { $cards }.
event-lot-again = El sorteo no ha decidido nada: se repite.
event-asks-uncut = { $you ->
    [yes] Pides dar sin que se corte.
   *[no] { $name } pide dar sin que se corte.
}
event-consents = { $you ->
    [yes] Aceptas.
   *[no] { $name } acepta.
}
event-objects = { $you ->
    [yes] No aceptas: se corta.
   *[no] { $name } no acepta: se corta.
}
event-exchanges = { $you ->
    [yes] Dejas una carta y robas.
   *[no] { $name } deja una carta y roba.
}
event-lays-away = { $you ->
    [yes] Dejas una carta.
   *[no] { $name } deja una carta.
}
event-declines = { $you ->
    [yes] No te descartas.
   *[no] { $name } no se descarta.
}
event-looked = Era { $the-card }.
event-drew = { $you ->
    [yes] Robas: { $cards }.
   *[no] { $name } roba: { $cards }.
}
event-lays-down = { $you ->
    [yes] Tiendes tus cartas: { $cards }.
   *[no] { $name } tiende sus cartas: { $cards }.
}
event-asleep = Dormían: { $cards }.
event-left-over = { $you ->
    [yes] Te sobra: { $cards }.
   *[no] A { $name } le sobra: { $cards }.
}
event-counted = { $you ->
    [yes] Tienes { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } en { $number ->
        [one] { $number } baza
       *[other] { $number } bazas
    }.
   *[no] { $name } tiene { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } en { $number ->
        [one] { $number } baza
       *[other] { $number } bazas
    }.
}
event-partida = { $loser-key ->
    [you] { $name } gana la partida de esta mano, y la pagas tú.
   *[other] { $you ->
        [yes] Ganas la partida de esta mano; la paga { $loser }.
       *[no] { $name } gana la partida de esta mano; la paga { $loser }.
    }
}
event-partida-by-faults = { $you ->
    [yes] Ganas la partida de esta mano; la pagan quienes cometieron falta.
   *[no] { $name } gana la partida de esta mano; la pagan quienes cometieron falta.
}
event-revesino = { $you ->
    [yes] ¡Revesino! Te has llevado todas las bazas.
   *[no] ¡Revesino! { $name } se ha llevado todas las bazas.
}
event-cuts = { $loser-key ->
    [you] { $name } corta a tiempo tu Revesino.
   *[other] { $you ->
        [yes] Cortas a tiempo el Revesino de { $loser }.
       *[no] { $name } corta a tiempo el Revesino de { $loser }.
    }
}
event-revesino-lost = { $you ->
    [yes] Tu Revesino queda cortado.
   *[no] El Revesino de { $name } queda cortado.
}
event-four-aces-won = { $you ->
    [yes] ¡Cuatro ases! No te has llevado ninguna baza.
   *[no] ¡Cuatro ases! { $name } iba a ellos y no se ha llevado ninguna baza.
}
event-four-aces-lost = { $you ->
    [yes] Ibas a los cuatro ases y los pierdes.
   *[no] { $name } iba a los cuatro ases y los pierde.
}
event-asks-dote = { $you ->
    [yes] Pides otra dote: ya van { $number }.
   *[no] { $name } pide otra dote: ya van { $number }.
}
event-raffle-won = { $you ->
    [yes] Ganas el sorteo de la mesa: { $number }.
   *[no] { $name } gana el sorteo de la mesa: { $number }.
}
event-match-over = { $number ->
    [one] La partida ha terminado: se ha jugado la vuelta convenida.
   *[other] La partida ha terminado: se han jugado las { $number } vueltas convenidas.
}

## Momentos

phase-seating = Se sortean los asientos
phase-consent = Se pide consentimiento
phase-exchange = El descarte
phase-raffle = Se sortea lo que quedó en la mesa

## Preguntas

prompt-exchange = ¿Qué carta dejas?
prompt-consent = ¿Te parece bien que se dé sin cortar?

## Acciones

action-uncut = Pedir que se dé sin cortar
action-consent = Aceptar
action-object = No aceptar
action-discard = Dejar esta carta
action-decline = No cambiar, y mirar la de encima
action-lay-down = Tender las cartas

## La mesa abierta

event-takes-pack = { $you ->
    [yes] Tomas la baraja.
   *[no] { $name } toma la baraja.
}
event-shuffles-once = { $you ->
    [yes] Barajas una sola vez.
   *[no] { $name } baraja una sola vez.
}
event-recut = { $you ->
    [yes] Pides que se corte otra vez.
   *[no] { $name } pide que se corte otra vez.
}
event-faces = { $you ->
    [yes] Al dar descubres { $the-card }.
   *[no] Al dar, { $name } descubre { $the-card }.
}
event-discards = { $you ->
    [yes] Dejas { $number ->
        [one] 1 carta
       *[other] { $number } cartas
    } debajo de la baceta.
   *[no] { $name } deja { $number ->
        [one] 1 carta
       *[other] { $number } cartas
    } debajo de la baceta.
}
event-draws = { $you ->
    [yes] { $number ->
        [0] No robas.
        [one] Robas 1 carta.
       *[other] Robas { $number } cartas.
    }
   *[no] { $number ->
        [0] { $name } no roba.
        [one] { $name } roba 1 carta.
       *[other] { $name } roba { $number } cartas.
    }
}
event-reaches = { $you ->
    [yes] Tomas la carta de encima de la baceta, todavía sin verla.
   *[no] { $name } toma la carta de encima de la baceta, todavía sin verla.
}
event-puts-back = { $you ->
    [yes] Devuelves la carta sin verla.
   *[no] { $name } devuelve la carta sin verla.
}
event-changes = { $you ->
    [yes] Cambias la carta que dejaste.
   *[no] { $name } cambia la carta que dejó.
}
event-lets-go = { $you ->
    [yes] Dejas pasar tu descarte.
   *[no] { $name } deja pasar su descarte.
}
event-peeks = { $you ->
    [yes] Miras la carta de encima.
   *[no] { $name } mira la carta de encima.
}
event-adds = { $you ->
    [yes] Se te va otra carta: { $card }.
   *[no] A { $name } se le va otra carta: { $card }.
}
event-omits = { $you ->
    [yes] No juegas a esta baza.
   *[no] { $name } no juega a esta baza.
}
event-drops = { $you ->
    [yes] Se te cae { $the-card }.
   *[no] A { $name } se le cae { $the-card }.
}
event-fumbles = { $you ->
    [yes] Se te cae al suelo { $the-card }.
   *[no] A { $name } se le cae al suelo { $the-card }.
}
event-scatters = { $you ->
    [yes] Se te salen { $number } cartas juntas.
   *[no] A { $name } se le salen { $number } cartas juntas.
}
event-falls-covered = No se ha visto ninguna.
event-falls = En la mesa, a la vista de todos: { $cards }.
event-falls-first = Debajo, o la primera en tocar la mesa: { $card }.
event-chooses = { $you ->
    [yes] Eliges { $the-card }.
   *[no] { $name } elige { $the-card }.
}
event-demands = { $owner-key ->
    [you] { $name } exige que juegues { $the-card }.
   *[other] { $you ->
        [yes] Exiges que { $owner } juegue { $the-card }.
       *[no] { $name } exige que { $owner } juegue { $the-card }.
    }
}
event-mends = { $you ->
    [yes] Recoges tu carta para servir.
   *[no] { $name } recoge su carta para servir.
}
event-mixes = { $you ->
    [yes] Mezclas tus bazas.
   *[no] { $name } mezcla sus bazas.
}
event-decided-later = Se decidirá cuando estén jugadas todas las cartas.
event-found = En el suelo, sin que nadie lo notara, estaba: { $cards }.
event-void = La mano es nula.

what-revoke = un renuncio
what-turn = una carta fuera de turno
what-cards = un número de cartas equivocado
what-stock = una baceta mal contada
what-faced = una carta descubierta al dar
what-deal = dar sin que le tocara
what-look = mirar la baceta
what-change = cambiar el descarte
what-twice = descartarse de dos
what-heard = un renuncio que advirtió un mirón
what-shuffle = barajar una sola vez
what-several = varias cartas a la vez en la mesa
what-doubt-ace = un as, que queda en duda
what-doubt-ace-of-oros = el as de oros, que queda en duda
what-doubt-caballo = el caballo de copas, que queda en duda
what-doubt-partida = la partida, que queda en duda

phase-pack = Se toma la baraja
phase-give = Se da
phase-draw = Se roba
phase-fall = Cartas en la mesa
phase-choose = Eligen los otros
phase-count = La cuenta

prompt-pack = ¿Tomas la baraja para dar?
prompt-give = Ya han cortado. ¿Das?
prompt-draw = ¿Cuántas robas?
prompt-fall = ¿Cómo han caído las cartas?
prompt-choose = ¿Qué carta tiene que jugarse?
prompt-count = La mano ha terminado. ¿Algo que reclamar?

action-take-pack = Tomar la baraja
action-shuffle-once = Tomar la baraja y barajar una sola vez
action-spill = Cortar ({ $number }) y dejar caer una carta al suelo
action-deal = Dar
action-misdeal = Dar mal: una de más a { $name }, una de menos a { $other }
action-misdeal-stock = { $named ->
    [first] Dar mal: una de más a { $name }, de la baceta
   *[after] Dar mal: una de { $name } a la baceta
}
action-face = Descubrir al dar una carta de { $name }
action-recut = Pedir que se corte otra vez
action-let-go = Dejar pasar el descarte
action-peek = Mirar la carta de encima
action-draw = Robar { $number }
action-put-back = Devolver la carta sin verla
action-take-up = Mirar la carta
action-change = Cambiar el descarte
action-add = Dejar ir otra carta
action-omit = No jugar a esta baza
action-drop = Dejar caer una carta
action-fumble = Dejar caer una carta al suelo
action-scatter = Dejar salir dos o tres cartas juntas
action-face-down = Todas boca abajo
action-one-up = Solo se ha visto una: { $card }
action-beneath = Se han visto todas, y debajo está { $the-card }
action-apart = Se han visto todas, y nadie sabe cuál fue la primera
action-choose = Que se juegue { $the-card }
action-demand = Exigir a { $name } la carta caída
action-mend = Recoger la carta y servir
action-mix = Mezclar las bazas
action-done = Nada que reclamar
action-claim-revoke = Reclamar: { $name } ha renunciado
action-claim-turn = Reclamar: { $name } ha jugado fuera de turno
action-claim-cards = Reclamar: { $name } tiene un número de cartas equivocado
action-claim-stock = Reclamar: { $name } ha dejado mal la baceta
action-claim-faced = Reclamar: { $name } ha descubierto una carta al dar
action-claim-deal = Reclamar: no le tocaba dar a { $name }
action-claim-look = Reclamar: { $name } ha mirado la baceta
action-claim-change = Reclamar: { $name } ha cambiado el descarte
action-claim-twice = Reclamar: { $name } se ha descartado de dos
action-claim-heard = Decir que un mirón ha advertido un renuncio de { $name }
action-claim-shuffle = Reclamar: { $name } ha barajado una sola vez
action-claim-several = Reclamar: hay cartas de { $name } en la mesa
action-claim-doubt-ace = Reclamar un as a { $name }, que mezcló las cartas
action-claim-doubt-ace-of-oros = Reclamar el as de oros a { $name }, que mezcló las cartas
action-claim-doubt-caballo = Reclamar el caballo a { $name }, que mezcló las cartas
action-claim-doubt-partida = Reclamar la partida a { $name }, que mezcló las cartas

## Cuentas y notas

account-plate = el platillo
account-raffle = el sorteo de la mesa
heap-plate = Platillo: { $amount }
heap-raffle = Por sortear: { $amount }
note-rate = Maripérez: todo se paga × { $value }
note-tanto = Cada tanto vale { $value }

## Pagos

reason-partida = Por la partida
reason-sold = Por una carta vendida
reason-drawn = Por una carta sacada
reason-led = Por una carta jugada de cabeza
reason-locked = Por una carta encerrada
reason-asleep = Por una carta que dormía
reason-laid-down = Por las cartas tendidas
reason-revesino = Por el Revesino
reason-cut = Por el Revesino cortado a tiempo
reason-four-aces = Por los cuatro ases
reason-four-aces-lost = Por los cuatro ases perdidos
reason-premium = El sobreprecio del caballo
reason-ante = Su parte del platillo
reason-plate-filled = Para rehacer el platillo
reason-plate-shared = Se reparte el platillo
reason-returned = Se devuelve lo pagado al momento
reason-raffle-won = Lo que se sorteaba
reason-discard-changed = Por cambiar el descarte
reason-discarded-twice = Por descartarse de dos
reason-revoke = Por un renuncio
reason-revoke-again = Por renunciar otra vez
reason-card-too-many = Por jugar con una carta de más
reason-card-too-few = Por jugar con una carta de menos
reason-careless = Por echar dos cartas o ninguna
reason-dealer-looked = Por mirar la baceta siendo pie
reason-mixed = Por mezclar las cartas antes de tiempo

piece-ficha = { $count ->
    [one] 1 ficha de diez
   *[other] { $count } fichas de diez
}
piece-tanto = { $count ->
    [one] 1 tanto
   *[other] { $count } tantos
}
piece-dote = { $count ->
    [one] 1 dote
   *[other] { $count } dotes
}
piece-money = { $count } en dinero

## Opciones

option-rounds = Cuántas vueltas dura; en una vuelta cada uno da una vez
option-mari_perez = Maripérez: la primera y la última vuelta se pagan dobles
option-napolitana_settlement = Cómo se pagan los cuatro ases
option-napolitana_settlement-additions = por partes iguales, y el Revesino cada cual el suyo
option-napolitana_settlement-company = todo en compañía, por partes iguales
option-napolitana_settlement-classic = as por as, según sobre quién caigan
option-napolitana_duty = Qué debe quien va a los cuatro ases cuando otro corta
option-napolitana_duty-additions = nada, si hace la última baza
option-napolitana_duty-body = paga siempre
option-napolitana_duty-cutter-first = cobra siempre el primero que corta
option-cut_credit = De quién es el corte si dos superan la carta
option-cut_credit-first-beater = del primero que la supera
option-cut_credit-trick-taker = del que se lleva la baza
option-mano_pardon = Al mano con cuatro ases se le perdona la primera baza
option-sleeping_paid = Las cartas de pago que duermen se pagan
option-lock_scope = Qué cartas encerradas cobra quien gana la partida
option-lock_scope-caballo = las de copas con el caballo
option-lock_scope-off = solo los dos casos del libro
option-lock_scope-all-suits = las de cualquier palo
option-platillo = Platillo: el caballo vendido o sacado tiene sobreprecio
option-platillo_premium = De cuánto es el sobreprecio
option-platillo_ante = Cuánto pone cada uno en el platillo al empezar
option-platillo_drawn = Quién cobra el sobreprecio del caballo sacado
option-platillo_drawn-drawer = quien lo saca
option-platillo_drawn-plate = el platillo
option-platillo_led = Sobreprecio del caballo jugado de cabeza o encerrado
option-platillo_led-none = ninguno
option-platillo_led-plate = se pone en el platillo
option-platillo_led-partida = se paga a quien gana la partida
option-pay_timing = Cuándo se pagan las cartas vendidas y sacadas
option-pay_timing-end = al fin de la mano
option-pay_timing-at-once = al momento
option-raffle = A quién toca lo que se sortea
option-raffle-highest-sword = a la espada más alta
option-raffle-best-king = al mejor rey
option-forgotten_draw = Si alguien se descarta y olvida robar
option-forgotten_draw-continue = se sigue, y paga la carta de menos
option-forgotten_draw-void = la mano es nula
option-repeat_revoke_free = Quien ha renunciado puede seguir renunciando
option-lay_down = Se permite tender las cartas antes del fin
option-deal_pattern = Cómo se dan las cartas
option-deal_pattern-4-4-3 = cuatro, cuatro y tres
option-deal_pattern-3-4-4 = tres, cuatro y cuatro
option-shuffle_cut = La ley de barajar y cortar
option-shuffle_cut-lawful = se guarda siempre
option-shuffle_cut-by-consent = puede dejarse si consienten todos
option-courtesy_seating = Cortesía al tomar asiento con las señoras
option-dote = De cuántos tantos es la dote
option-tanto_value = Cuánto dinero vale un tanto

## El juez: qué ha pasado

incident-cut-or-shuffle = Se barajó o se cortó mal
incident-bad-deal = Se ha dado mal, y nadie ha salido todavía
incident-stock-count = La baceta tiene una carta de más o de menos
incident-deal-out-of-turn = Ha dado quien no debía
incident-drew-two = Alguien robó dos por una
incident-forgot-to-draw = Alguien no robó en su turno
incident-changed-discard = Alguien cambió su descarte
incident-looked-at-stock = Alguien miró la baceta antes de tiempo
incident-discarded-twice = Alguien se descartó dos veces o de dos cartas
incident-wrong-count = Ya empezado el juego, alguien tiene una carta de más o de menos
incident-careless-play = Alguien echó dos cartas a una baza, o ninguna
incident-out-of-turn = Alguien jugó fuera de turno
incident-dropped = A alguien se le cayó una carta y se vio
incident-several-cards = Salieron varias cartas juntas y tocaron la mesa
incident-revoke = Alguien no sirvió al palo pudiendo
incident-laid-down = Alguien tendió sus cartas antes del fin
incident-look-at-trick = Alguien quiere ver una baza ya recogida
incident-mixed-cards = Alguien mezcló las cartas antes de que todos estuvieran conformes

fact-what = ¿Qué se hizo mal?
fact-what-cut = cortar
fact-what-shuffle = barajar
fact-number = ¿Cuántas cartas se alzaron, o cuántas veces se barajó?
fact-looked = ¿Había visto ya alguien sus cartas?
fact-agreed = ¿Lo habían consentido los cuatro?
fact-cause = ¿Cuál fue la causa?
fact-cause-dealer = quien daba
fact-cause-pack = la baraja, que tenía cartas de menos o de más
fact-cause-fallen = una carta que se había caído
fact-cause-faced = quien daba descubrió una carta
fact-cause-faced-in-pack = había una carta vuelta en la baraja
fact-led = ¿Se había jugado ya la primera carta?
fact-pack = ¿Cómo estaba la baraja?
fact-pack-whole = completa
fact-pack-faulty = con cartas de menos o de más
fact-exchanged = ¿Se había descartado ya el mano?
fact-discarded = ¿Se había descartado?
fact-due = ¿Era la carta que le tocaba robar?
fact-next_touched = ¿Había tomado ya la baceta el siguiente?
fact-forgotten_draw = ¿Qué se acordó si alguien olvida robar?
fact-forgotten_draw-continue = se sigue jugando
fact-forgotten_draw-void = la mano es nula
fact-dealer = ¿Era quien daba?
fact-seen = ¿La vio, o cuántas se vieron?
fact-seen-none = ninguna
fact-seen-one = una
fact-seen-several = varias
fact-order = ¿Se sabe cuál tocó antes la mesa?
fact-order-known = sí, o una está debajo
fact-order-unknown = no
fact-hand = ¿Qué se encontró?
fact-hand-over = una carta de más
fact-hand-short = una carta de menos
fact-act = ¿Qué hizo?
fact-act-two-cards = echó dos cartas
fact-act-no-card = no echó ninguna
fact-answered = ¿Había jugado ya otro después?
fact-where = ¿Dónde cayó?
fact-where-table = en la mesa
fact-where-floor = en el suelo
fact-lawful = ¿Podía jugarse según la ley?
fact-complete = ¿Recogida la baza, se había jugado otra carta?
fact-noticed = ¿Quién lo notó?
fact-noticed-player = uno de los jugadores
fact-noticed-onlooker = un mirón
fact-mixed = ¿Estaban mezcladas las bazas?
fact-holder = ¿Tenía los cuatro ases?
fact-holder-none = no
fact-holder-privileged = sí, y conservaba el privilegio
fact-holder-introduced = sí, pero ya le habían introducido
fact-before = ¿Había renunciado ya antes en esta mano?
fact-repeat_revoke_free = ¿Se acordó que quien renuncia pueda seguir?
fact-holds = ¿Cuánto valen las cartas de pago que tenía?
fact-whose = ¿De quién es la baza?
fact-whose-own = suya
fact-whose-other = de otro
fact-last = ¿Es la última que se hizo?
fact-doubt = ¿Qué está en duda?
fact-doubt-none = nada
fact-doubt-ace = un as que no es el de oros
fact-doubt-ace-of-oros = el as de oros
fact-doubt-caballo = el caballo de copas
fact-doubt-partida = la partida
fact-end = ¿Cómo acabó la mano?
fact-end-unknown = no se sabe todavía
fact-end-ordinary = fue una mano ordinaria
fact-end-false-revesino = hizo todas las bazas con una carta de más
fact-end-four-aces = alguien fue a los cuatro ases y no hizo baza
fact-end-lost-four-aces = alguien fue a los cuatro ases e hizo baza
fact-end-revesino = otro dio Revesino
fact-end-cut = otro cortó un Revesino a tiempo
fact-end-own-cut = cortó el Revesino quien cometió la falta
fact-end-own-cut-four-aces = lo cortó quien cometió la falta, y alguien iba a los cuatro ases
fact-offenders = ¿Cuántos han cometido falta?
fact-whose_fault = ¿Quién la cometió?
fact-whose_fault-others = ni quien iba a los cuatro ases ni quien salió en la baza que los hizo perder
fact-whose_fault-holder = quien iba a los cuatro ases
fact-whose_fault-introducer = quien salió en la baza que hizo perder los cuatro ases
fact-napolitana_settlement = ¿Cómo se acordó pagar los cuatro ases?
fact-napolitana_settlement-additions = por partes iguales, y el Revesino cada cual el suyo
fact-napolitana_settlement-company = todo en compañía, por partes iguales
fact-napolitana_settlement-classic = as por as, según sobre quién caigan
fact-rate = ¿Por cuánto se multiplica la mano (Maripérez)?

## El juez: qué se decide

decision-as-agreed = Vale lo que consintieron los cuatro.
decision-good = Está bien hecho.
decision-too-late = Ya es tarde para reclamarlo.
decision-done-again = Se hace otra vez.
decision-void = La mano es nula.
decision-void-and-fine = La mano es nula, y quien cometió la falta paga dos partidas.
decision-stands = La mano vale como está.
decision-may-draw = Todavía puede robar.
decision-exchange-lost = Ha perdido su descarte, y nada más.
decision-no-draw = Se queda con sus cartas y no roba.
decision-put-back = La vuelve a la baceta sin pena.
decision-pays-all = Paga todo lo que está en juego en la mano.
decision-taken-back = Recoge la carta.
decision-no-demand = No puede exigirse.
decision-may-demand = Los otros pueden exigir que se juegue.
decision-takes-back = Las recoge y juega la que quiera.
decision-plays-the-seen = Se juega la que se vio.
decision-plays-the-first = Se juega la que tocó antes la mesa.
decision-others-choose = Los otros eligen cuál se juega.
decision-lawful-renounce = Es su privilegio: no hay renuncio.
decision-may-mend = Puede enmendarlo, y no paga nada.
decision-no-claim = Ya no puede reclamarse.
decision-nothing-more = No paga nada más.
decision-fined-again = Por cada repetición paga una partida.
decision-played-on-open = Se sigue jugando con sus cartas a la vista.
decision-may-look = Puede verla.
decision-may-not-look = No puede verla.
decision-pays-doubt = Paga cuanto quede en duda.

follows-hand-stands = La mano sigue como está.
follows-cut-again = Se corta otra vez.
follows-shuffle-again = Se baraja otra vez.
follows-hand-void = Se recogen las cartas: nada de esta mano cuenta.
follows-same-dealer = Da otra vez la misma persona.
follows-next-dealer = Pierde el turno de dar: da quien está a su derecha.
follows-rightful-dealer = Da la persona a quien le tocaba.
follows-rotation-kept = La vuelta sigue como si hubiera dado quien debía.
follows-draws-now = Roba ahora.
follows-card-under = La carta vuelve debajo de la baceta.
follows-card-returned = La carta vuelve a la baceta.
follows-no-draw = Pierde su descarte.
follows-played-out = La mano se juega hasta el fin.
follows-pays-stake = Al pagar, paga por todos.
follows-wins-nothing = Lo que hubiera ganado pasa al siguiente con derecho.
follows-less-unowed = De esos tantos se descuenta lo que nadie debe: la carta de pago con la que saliera quien iba a los cuatro ases y, donde lo que duerme no se paga, la que dormía.
follows-raffled-next = Se sortea entre los otros en la mano siguiente.
follows-card-stays = La carta queda jugada.
follows-card-back = La carta vuelve a su mano.
follows-card-to-hand = La carta vuelve a su mano.
follows-may-be-demanded = Cuando le toque, puede exigírsele.
follows-must-be-played = Esa carta tiene que jugarse.
follows-later-may-change = Los que jugaron después pueden cambiar la suya.
follows-draws-nothing = No cobra los ases que saque después.
follows-no-more-revokes = Ya no puede reclamarse ningún renuncio.

party-offender = quien cometió la falta
party-others = los demás, que no cometieron falta
party-each = cada uno de los demás, que no cometieron falta
party-raffle = el sorteo de la mesa
party-entitled = quienes tengan derecho
party-maker = quien dio Revesino
party-cutter = quien lo cortó
party-holder = quien iba a los cuatro ases
party-introducer = quien salió en la baza que los hizo perder
party-claimant = quien lo reclama

## The guide
guide-consent = Quieren dar sin cortar: solo se puede si aceptáis los cuatro.
guide-exchange = Puedes dejar una carta y robar otra de la baceta. Si no cambias, miras la de encima y la pones debajo.
guide-exchange-dealer = Das tú: no robas. Deja una de tus doce cartas.
guide-exchange-bare = Deja un as o el caballo de copas que estén solos, antes que un rey solo.
guide-exchange-asleep = Si duerme, lo paga quien pierda la partida de esta mano a quien la gane.
guide-exchange-unpaid = En esta mesa lo que duerme no se paga.
guide-play-lead = Sales tú, con la carta que quieras. Aquí conviene no hacer bazas: las cartas bajas son las buenas, y no hay triunfos.
guide-play-follow = Tienes del palo que ha salido: debes servir, pero nadie te obliga a ganar. Con una carta más baja, la baza es de otro.
guide-play-free = No tienes del palo que ha salido: echa la que quieras, mejor una que te estorbe. Un as o el caballo de copas así vendido lo paga quien se lleva la baza.
guide-play-aces = Tienes los cuatro ases (o tres y el caballo): puedes no servir cuando quieras. Desde la primera vez ya no puedes volverte atrás.
guide-play-aces-equal = Sin ninguna baza cobras 4 de cada uno; con una, pagas 4 a cada uno.
guide-play-aces-classic = Sin ninguna baza cobras la partida y las cartas de pago; con una, pagas 12 a quien salió en ella.
guide-play-last-pair = Con el caballo y el rey de copas como últimas cartas, la ley manda tomar con el caballo y salir luego con el rey.

## Errores

error-no-quarters = Con un sobreprecio de { $premium }, cada uno pone en el platillo un múltiplo de { $quarter }, y { $ante } no lo es: cambia lo que se pone o el sobreprecio.
error-stock-too-long = La baceta de { $game } tiene { $asleep } cartas, no { $given }.

## Probabilidades

odds-aces = Ases en la mano repartida
odds-payment-cards = Cartas de pago: los ases y el caballo de copas
odds-napolitana = Napolitana
odds-row-any = cuatro cartas de pago o más
odds-voids = Palos que faltan
odds-play = Cómo acaba la mano, y para quién
odds-won = Lo que gana cada uno en una mano, de media
odds-row-tantos = tantos
odds-row-partida = partida ganada
odds-row-revesino = Revesino hecho
odds-row-cuts = Revesino cortado
odds-row-revesino-lost = Revesino perdido
odds-row-four-aces-won = cuatro ases ganados
odds-row-four-aces-lost = cuatro ases perdidos
odds-by-others = los otros
odds-by-dealer = dador
odds-by-mano = mano
odds-by-second = segundo
odds-by-third = tercero
odds-by-any = alguno
