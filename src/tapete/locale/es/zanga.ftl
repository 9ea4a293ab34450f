# La Zanga.

game-zanga = La Zanga
game-zanga-about = Cuatro en dos parejas: se canta triunfo, y hay que hacer cinco bazas de ocho; treinta y dos vales van de una pareja a otra.

## Lo que pasa

event-lot-deal = { $you ->
    [yes] Se alza para ver quién da: { $cards }. Has alzado la mayor.
   *[no] Se alza para ver quién da: { $cards }. Ha alzado la mayor { $name }.
}
event-taps = { $you ->
    [yes] Das un golpecito en la baraja: te fías de quien da.
   *[no] { $name } da un golpecito en la baraja: se fía de quien da.
}
event-no-starter = El siete, el seis, el cinco, el cuatro y el tres de espadas están en la zanga: se da otra vez.
event-starts = { $you ->
    [yes] { $count ->
        [0] Tienes el { $card }: eres mano.
       *[other] En la zanga están: { $cards }. Tienes el { $card }: eres mano.
    }
   *[no] { $count ->
        [0] { $name } tiene el { $card } y es mano.
       *[other] En la zanga están: { $cards }. { $name } tiene el { $card } y es mano.
    }
}
event-ante = { $you ->
    [yes] { $number ->
        [0] Eres mano, y a tu pareja no le queda ningún vale que poner.
        [one] Eres mano y pones el único vale de tu pareja en el centro.
       *[other] Eres mano y pones { $number } vales en el centro.
    }
   *[no] { $number ->
        [0] { $name } es mano, y a su pareja no le queda ningún vale que poner.
        [one] { $name } es mano y pone el único vale de su pareja en el centro.
       *[other] { $name } es mano y pone { $number } vales en el centro.
    }
}
event-says = { $you ->
    [yes] Dices: «{ event-says.said }».
   *[no] { $name }: «{ event-says.said }».
}
    .said = { $said }
event-takes-zanga = { $number ->
    [0] { $you ->
        [yes] Tomas las cartas de la zanga.
       *[no] { $name } toma las cartas de la zanga.
    }
   *[other] { $you ->
        [yes] Tomas las cartas de la zanga. La fianza es de { $number } vales.
       *[no] { $name } toma las cartas de la zanga. La fianza es de { $number } vales.
    }
}
event-zanga = En la zanga hay: { $cards }.
event-trump = { $you ->
    [yes] Nombras triunfo: { $suit }.
   *[no] { $name } nombra triunfo: { $suit }.
}
event-lays-down = { $other-key ->
    [you] { $name } deja sus cartas sobre la zanga: vas solo.
   *[other] { $you ->
        [yes] Dejas tus cartas sobre la zanga: { $other } va solo.
       *[no] { $name } deja sus cartas sobre la zanga: { $other } va solo.
    }
}
event-todas = { $you ->
    [yes] Sales con la sexta carta: vas a todas.
   *[no] { $name } sale con la sexta carta: va a todas.
}
event-shows = { $you ->
    [yes] Enseñas tus cartas: { $cards }.
   *[no] { $name } enseña sus cartas: { $cards }.
}
event-result = { $result-key ->
    [hecha] { $yours ->
        [yes] Mano hecha: tu pareja ha ganado, con { $tricks ->
            [one] { $tricks } baza
           *[other] { $tricks } bazas
        } contra { $against }.
       *[no] Mano hecha: gana la pareja de { $name }, con { $tricks ->
            [one] { $tricks } baza
           *[other] { $tricks } bazas
        } contra { $against }.
    }
    [puesta] { $yours ->
        [yes] Puesta: { $tricks ->
            [one] { $tricks } baza
           *[other] { $tricks } bazas
        } contra { $against }. Tu pareja repone lo que hay en el centro.
       *[no] Puesta: { $tricks ->
            [one] { $tricks } baza
           *[other] { $tricks } bazas
        } contra { $against }. La pareja de { $name } repone lo que hay en el centro.
    }
   *[codillo] { $you ->
        [yes] Codillo contra ti: { $tricks ->
            [one] { $tricks } baza
           *[other] { $tricks } bazas
        } contra { $against }.
       *[no] Codillo contra { $name }: { $tricks ->
            [one] { $tricks } baza
           *[other] { $tricks } bazas
        } contra { $against }.
    }
}
event-due = { $yours ->
    [yes] Para tu pareja: { $what }.
   *[no] Para la pareja de { $name }: { $what }.
}
event-zanga-shown = En la zanga había: { $cards }.
event-match-over = { $why-key ->
    [hands] { $number ->
        [one] La partida ha terminado: se ha jugado la mano convenida.
       *[other] La partida ha terminado: se han jugado las { $number } manos convenidas.
    }
   *[vales] La partida ha terminado: una pareja tiene los { $number } vales.
}

said-juego = Juego
said-paso = Paso
said-solo = Voy solo
said-zanga = La zanga
said-mando-solo = Te mando solo
said-voy-solo = Voy solo
said-vas-solo = Ve tú solo
said-me-quedo = Me quedo con la zanga
said-vuelvo = Vuelvo a mis cartas
said-me-quedo-solo = Me quedo con la zanga y voy solo
said-cinco = Cinco
said-basta = Basta
said-estuche = Estuche

what-cinco = los dos vales de las cinco primeras
what-cinco-failed = dos vales por las cinco que se pidieron y no se hicieron
what-todas = los dos vales de todas
what-todas-failed = dos vales por ir a todas y no hacerlas
what-solo = los dos vales del solo
what-solo-lost = dos vales por el solo perdido
what-estuche = los dos vales del estuche
what-estuche-lost = los dos vales del estuche de una mano perdida
what-revoke = dos vales por un renuncio
what-revoke-matador = los vales del renuncio con un matador

## Momentos

phase-first-deal = Se alza para dar
phase-speak = Se habla
phase-answer = La respuesta
phase-zanga = La zanga
phase-trump = El triunfo
phase-claims = Antes de pagar

## Preguntas

law-last-trick = zan.art.35
prompt-speak = ¿Juegas («Juego»), pasas («Paso») o vas solo?
prompt-last = Todos han pasado: ¿juegas con tus cartas, con la zanga, o vas solo?
prompt-assent = Juega un contrario. ¿Dejas seguir («Juego») o lo mandas solo?
prompt-partner = Tu compañero juega: di «Juego» y adelante.
prompt-answer = Te mandan solo: ¿vas tú, o va quien te manda?
prompt-zanga = ¿Con qué ocho cartas juegas?
prompt-trump = ¿Qué palo es triunfo?
prompt-claims = La mano ha terminado: ¿cantas algo?

## Acciones

action-tap = Dar un golpecito
action-juego = Juego
action-paso = Paso
action-solo = Voy solo
action-zanga = Tomar la zanga
action-mando-solo = Mandar solo
action-voy-solo = Voy solo
action-vas-solo = Ve tú solo
action-me-quedo = Quedarme con la zanga
action-vuelvo = Volver a mis cartas
action-me-quedo-solo = La zanga, y voy solo
action-triunfo = { $suit }
action-cinco = Pedir cinco
action-basta = Basta: parar aquí
action-estuche = Cantar el estuche
action-done = Nada que decir

## La mesa abierta

event-offers = { $you ->
    [yes] Ofreces la baraja a cortar.
   *[no] { $name } ofrece la baraja a cortar.
}
event-uncut = { $you ->
    [yes] Das sin ofrecer el corte.
   *[no] { $name } da sin ofrecer el corte.
}
event-counts = { $you ->
    [yes] Cuentas las cartas de la zanga: { $number }.
   *[no] { $name } cuenta las cartas de la zanga: { $number }.
}
event-looks = { $you ->
    [yes] Miras tus cartas antes de que se cuente la zanga.
   *[no] { $name } mira sus cartas antes de que se cuente la zanga.
}
event-renuncio = { $accused-key ->
    [you] { $name } te canta renuncio en la { $baza } baza.
   *[other] { $you ->
        [yes] Cantas renuncio a { $accused } en la { $baza } baza.
       *[no] { $name } canta renuncio a { $accused } en la { $baza } baza.
    }
}
event-opens = Se abre la baza: { $cards }.
event-eight-unknown = No se ha podido averiguar si eran posibles las ocho bazas: lo que no se demuestra no se paga.
event-corrects = { $you ->
    [yes] Enmiendas el renuncio y juegas { $the-card }.
   *[no] { $name } enmienda el renuncio y juega { $the-card }.
}
event-early = { $you ->
    [yes] Pones { $the-card } antes de tu turno.
   *[no] { $name } pone { $the-card } antes de su turno.
}
event-void = La mano no vale: da otra vez la misma persona.

what-cut = no haber ofrecido el corte
what-look = haber mirado las cartas antes de tiempo
what-cards = un número de cartas equivocado
what-turn = una carta fuera de turno

phase-offer = Se ofrece el corte
phase-give = El reparto
phase-count = Se cuenta la zanga

prompt-offer = ¿Ofreces la baraja a cortar?
prompt-give = Ya han cortado. ¿Das?
prompt-count = ¿Cuentas las cartas de la zanga?

action-offer = Ofrecer el corte
action-deal = Dar
action-misdeal = Dar mal: una de más a { $name }, una de menos a { $other }
action-overdeal = Dar mal: una de la zanga a { $name }
action-count = Contar la zanga
action-look = Mirar mis cartas ya
accuse-renuncio = Cantar renuncio…
action-renuncio = Cantar renuncio a { $name } en la { $word } baza
word-primera = primera
word-segunda = segunda
word-tercera = tercera
word-cuarta = cuarta
word-quinta = quinta
word-sexta = sexta
word-septima = séptima
word-octava = octava
action-enmienda = Enmendar con: { $card }
action-claim-cut = Reclamar: { $name } no ofreció el corte
action-claim-look = Reclamar: { $name } miró antes de tiempo
action-claim-cards = Reclamar: { $name } no tiene ocho cartas
action-claim-turn = Reclamar: { $name } ha jugado fuera de turno

## Papeles y notas

role-named = juega
role-solo = va solo
note-plays = Juega: { $value }
note-alone = Va solo: { $value }
note-cinco = { $value-yours ->
    [yes] Cinco pedidas: tu pareja
   *[no] Cinco pedidas: la pareja de { $value }
}
note-todas = { $value-yours ->
    [yes] A todas: tu pareja
   *[no] A todas: la pareja de { $value }
}
note-debt = { $yours ->
    [yes] Tu pareja debe { $value } al centro
   *[no] La pareja de { $name } debe { $value } al centro
}
plate-debt = debe { $value }
heap-pot = Centro: { $amount }
heap-fianza = Fianza: { $amount }
heap-zanga = La zanga
heap-asleep = Cartas que dejó { $name }
account-pot = el centro
account-fianza = la fianza
unit-vales = { $count ->
    [one] 1 vale
   *[other] { $count } vales
}

## Pagos

reason-stock = Vales con que se empieza
reason-ante = Lo que pone el mano
reason-pass = Por pasar
reason-assent = Por dejar seguir
reason-zanga = Por tomar la zanga
reason-fianza = La fianza
reason-fianza-lost = La fianza, por volver a las propias cartas
reason-cinco = Por las cinco primeras bazas pedidas
reason-cinco-failed = Por pedir cinco y no hacerlas
reason-todas = Por todas las bazas
reason-todas-failed = Por ir a todas y no hacerlas
reason-solo = Por el solo ganado
reason-solo-lost = Por el solo perdido
reason-estuche = Por el estuche
reason-estuche-lost = Por el estuche, en una mano perdida
reason-pot = Los vales en juego
reason-puesta = Por la puesta
reason-codillo = Por el codillo
reason-debt = Lo que se debía al centro
reason-revoke = Por un renuncio
reason-revoke-matador = Por un renuncio con un matador
reason-false-claim = Por cantar un renuncio que no hubo
reason-money-back = La mano no vale: se devuelve lo puesto

## Opciones

option-hands = Cuántas manos se juegan a lo más
option-hands-none = hasta que una pareja tenga los 32 vales
option-cut = El corte
option-cut-compulsory = hay que cortar
option-cut-tap = basta un golpecito
option-second_dealer = Quién da la segunda mano
option-second_dealer-mano = el mano de la primera
option-second_dealer-right = quien está a la derecha del primero que dio
option-assent = Qué cuesta dejar seguir a quien juega
option-naming = Cuándo se nombra triunfo
option-naming-after = cuando todos han hablado
option-naming-with = al decir «juego»
option-fianza = La fianza de la zanga
option-fianza-on = dos vales de cada pareja
option-fianza-off = sin fianza
option-forfeit = Para quién es la fianza de quien vuelve a sus cartas
option-forfeit-opponents = para los contrarios
option-forfeit-pot = para el centro
option-zanga_solo = Ir solo con las cartas de la zanga
option-matadores = Cuándo se reservan los matadores
option-matadores-upward = ante un triunfo menor
option-matadores-absolute = siempre
option-asking = Cuándo se piden cinco
option-asking-third = antes de la tercera baza
option-asking-fourth = antes de la cuarta baza
option-five = Cuándo se pagan las cinco primeras
option-five-asked = si se pidieron
option-five-unasked = siempre
option-todas = Cuándo se puede ir a todas
option-todas-after-five = tras pedir y hacer cinco
option-todas-free = tras hacer las cinco primeras
option-failed_todas = Qué pierde quien va a todas y falla
option-failed_todas-five = los dos vales de cinco
option-failed_todas-middle = dos vales para el centro
option-codillo = El centro en un codillo
option-codillo-taken = se lo llevan los contrarios y se repone
option-codillo-stays = se queda, y se paga otro tanto
option-loser_estuche = Qué estuche paga quien pierde
option-loser_estuche-either = el de cualquiera
option-loser_estuche-opponents = el de los contrarios
option-announcement = El estuche
option-announcement-aloud = hay que cantarlo
option-announcement-automatic = se cuenta solo
option-estuche_shown = Vale el matador que se enseña al parar
option-order_of_payment = Qué se paga primero
option-order_of_payment-extras = lo que se deben las parejas
option-order_of_payment-deposit = lo que se repone en el centro
option-debts = Lo que falta para reponer
option-debts-none = no se debe
option-debts-kept = queda a deber
option-eight = Los cuatro vales de un renuncio con matador
option-eight-forced = si las ocho bazas eran seguras
option-eight-possible = si las ocho bazas eran posibles
option-correcting = Un renuncio se puede enmendar antes de la carta siguiente
option-show_zanga = Enseñar la zanga al acabar la mano

## El juez: qué ha pasado

incident-no-cut = Se ha dado sin ofrecer el corte
incident-early-look = Alguien miró sus cartas antes de que se contara la zanga
incident-cheating = Se descubre otra fullería
incident-wrong-count = Alguien tiene una carta de más o de menos, o la zanga no tiene ocho
incident-exposed = Se vio una carta al dar
incident-revoke = Un renuncio probado
incident-false-claim = Alguien canta un renuncio que no hubo
incident-taken-up = Alguien levanta una carta ya jugada
incident-out-of-turn = Alguien juega una carta fuera de turno
incident-look-at-trick = Alguien quiere ver una baza ya hecha
incident-false-estuche = Alguien canta un estuche
incident-partner-speaks = El compañero de quien va solo canta un renuncio

fact-spoken = ¿Había hablado ya alguien?
fact-begun = ¿Se había jugado ya la primera carta?
fact-named = ¿Es de la pareja que juega quien lo hizo?
fact-five = ¿Tenía ya cinco bazas la pareja que reclama?
fact-matador = ¿Fue con un matador?
fact-eight = ¿Podía hacer las ocho bazas la pareja que reclama?
fact-eight-unknown = no se ha podido averiguar
fact-charged = ¿Cuántos vales debe ya por otro renuncio con matador?
fact-other = ¿Se ha probado también un renuncio de la pareja que reclama?
fact-other-none = no
fact-other-earlier = sí, y anterior a este
fact-other-later = sí, y posterior a este
fact-own = ¿Cuántos vales tiene la pareja que reclama (dos o más: 2)?
fact-rival = ¿Cuántos vales tiene la otra pareja (dos o más: 2)?
fact-unlawful = ¿Era un renuncio la carta?
fact-followed = ¿Se había jugado ya la carta siguiente?
fact-correcting = ¿Se acordó que un renuncio se puede enmendar?
fact-come = ¿Ha llegado ya su turno?
fact-lawful = ¿Es legítima la carta cuando llega su turno?
fact-claimed = ¿Se ha cantado un renuncio?
fact-last = ¿Es la última baza, y no se ha salido a otra?
fact-held = ¿Tiene de verdad su pareja los tres matadores a la vista?
fact-over = ¿Ha terminado ya la mano?

## El juez: qué se decide

decision-deal-again = Se da otra vez.
decision-void = La mano no vale.
decision-too-late = Es tarde para reclamarlo.
decision-codillo = Renuncio: se cuenta codillo contra la pareja que juega.
decision-pot-lost = Renuncio: la pareja que juega gana los vales en juego.
decision-two-more = Renuncio: la mano ya estaba ganada, y se pagan dos vales más.
decision-ignored = Un renuncio anterior de la otra pareja decide la mano: este no cuenta.
decision-false = No hubo renuncio: quien lo cantó paga dos vales, si los tiene.
decision-stands = La carta se queda donde está.
decision-is-revoke = Es un renuncio, y como tal se paga.
decision-may-correct = Puede enmendarlo sin pena.
decision-may-look = Se puede ver.
decision-may-not-look = No se puede ver.
decision-still-in-sight = Se ve todavía: mientras nadie sale a la siguiente está en la mesa, y el artículo habla de volver a mirar.
decision-counts = El estuche vale.
decision-no-effect = No tiene efecto ni cuesta nada.
decision-heard = La reclamación se escucha.

follows-same-dealer = Da otra vez la misma persona, y no se paga nada.
follows-money-back = Lo que se puso en esta mano vuelve a quien lo puso; lo de antes se queda.
follows-play-ends = La mano acaba aquí, y todos enseñan sus cartas.
follows-codillo = Los contrarios se llevan el centro, y la pareja que juega lo repone.
follows-hecha = La pareja que juega se lleva el centro.
follows-eight-unknown = No se sabe si eran posibles las ocho bazas: lo que no se demuestra no se paga.
follows-result-stands = El resultado de la mano no cambia.
follows-other-dropped = El renuncio posterior de la otra pareja ya no cuenta.
follows-play-on = La mano sigue donde estaba.
follows-played-in-turn = Se juega en su turno, y no otra.
follows-as-revoke = Se juzga como cualquier otro renuncio.

party-offender = quien lo hizo
party-others = la otra pareja
error-past-last-hand = { $count ->
    [one] Una partida de 1 mano no puede empezar por la mano { $number }.
   *[other] Una partida de { $count } manos no puede empezar por la mano { $number }.
}
error-no-debts = En esta mesa no se queda a deber: quita «debts» o acuerda que se guarden las deudas.
error-bad-vales = score da los vales de cada pareja, y juntos no pasan de { $all }.
error-card-twice = { $card } está escrita dos veces.
error-hand-too-long = El asiento { $seat } recibe { $each } cartas, no { $given }.
error-no-dealer = Aún no se sabe quién da: indícalo con «dealer», o haz el sorteo.
error-not-a-list = { $name } tiene que ser una lista de números enteros.
error-not-in-pack = { $card } no está en la baraja de { $game }.
error-stock-too-long = La zanga tiene { $asleep } cartas, no { $given }.
error-unknown-start = Una partida de { $game } no puede empezar con { $name }: puede con { $known }.
error-wrong-hands = Tiene que haber { $seats } manos, no { $given }.
error-wrong-length = { $name } tiene que dar { $count } números.

## The guide
guide-speak = Con «Juego» tu pareja toma la mano: hay que hacer cinco de las ocho bazas para llevarse lo del centro. Pasar cuesta un vale. «Solo» es hacerlas sin compañero.
guide-speak-bound = Con «Juego» tu pareja toma la mano: hay que hacer cinco de las ocho bazas para llevarse lo del centro. No le queda ningún vale, así que no puedes pasar. «Solo» es hacerlas sin compañero.
guide-last = Los otros tres han pasado y a ti, el pie, te toca jugar: con tus cartas, en pareja o con «Solo», o con la zanga, que cuesta un vale y otros dos de fianza.
guide-last-no-bond = Los otros tres han pasado y a ti, el pie, te toca jugar: con tus cartas, en pareja o con «Solo», o con la zanga, que cuesta un vale.
guide-last-own = Los otros tres han pasado y a ti, el pie, te toca jugar con tus cartas, en pareja o con «Solo»: para la zanga no te alcanzan los vales.
guide-assent = Un contrario ha tomado la mano. «Juego» solo significa que siga, y es gratis. Si crees que sin tu compañero harías cinco bazas, mándalo solo.
guide-assent-paid = Un contrario ha tomado la mano. «Juego» solo significa que siga, y cuesta un vale. Si crees que sin tu compañero harías cinco bazas, mándalo solo.
guide-assent-bound = Un contrario ha tomado la mano. Que siga cuesta un vale y a tu pareja no le queda ninguno: tienes que mandarlo solo.
guide-partner = Tu compañero ha tomado la mano para los dos: «Juego» lo confirma y no cuesta nada.
guide-partner-paid = Tu compañero ha tomado la mano para los dos: «Juego» lo confirma y cuesta un vale.
guide-answer = Te mandan solo y no hay término medio: o vas tú solo contra los dos, o va solo quien te mandó.
guide-zanga = Has visto la zanga: quédate con esas ocho, o vuelve a tus cartas y pierde la fianza.
guide-zanga-no-bond = Has visto la zanga: quédate con esas ocho, o vuelve a tus cartas.
guide-zanga-solo = También puedes quedártela e ir solo contra los dos.
guide-trump = Di el triunfo: suele convenir tu palo más largo. La espadilla y el bastillo, los dos ases negros, son triunfo con cualquiera.
guide-claims = Tu pareja ha tenido el estuche: puedes cantarlo antes de que se pague la mano, y lo que no se canta no se cobra.
guide-claims-due = Tu pareja ha tenido el estuche. La mano se ha perdido tras las ocho bazas: lo paga la pareja que jugaba, se cante o no.
guide-claims-nothing = Tu pareja ha tenido el estuche, pero tal como ha ido la mano no se cobra, se cante o no.
guide-cut-tap = Corta por donde quieras; o da un toque a la baraja, si te fías de quien da.
guide-play-lead = Sales tú, con la carta que quieras. Salir de triunfo (arrastrar) obliga a los demás a echar los suyos.
guide-play-exempt = Ha salido un triunfo, pero los únicos que tienes son matadores, que ante ese no están obligados: juega la que quieras.

## Probabilidades

odds-trumps = Triunfos en el mejor palo, en las ocho cartas repartidas
odds-black-aces = Ases negros
odds-kings = Reyes
odds-matadores = Matadores seguidos en el mejor palo (tres son el estuche)
odds-games = Qué se juega
odds-ends = Cómo acaba para quien lo juega
odds-tricks = Bazas de quien juega, de media
odds-row-juego = juego, con el compañero
odds-row-solo = solo
odds-row-mando-solo = se manda solo
odds-row-zanga = se toma la zanga
odds-by-hecha = hecha
odds-by-puesta = puesta
odds-by-codillo = codillo
