# Las cinco Malillas.

game-malilla = Malilla
game-malilla-about = Cuatro en dos parejas: manda el nueve, y cuentan las figuras.
game-malilla-barrotada = Malilla barrotada
game-malilla-barrotada-about = Cuatro, cada uno para sí: la llaman también Cara de perro.
game-malilla-coja = Malilla coja
game-malilla-coja-about = Tres, cada uno para sí, con treinta y seis cartas.
game-malilla-vistas = Malilla a cartas vistas
game-malilla-vistas-about = Dos, con seis montones descubiertos cada uno.
game-malilla-cubiertas = Malilla a cartas cubiertas
game-malilla-cubiertas-about = Dos, con la mano oculta y un monte para cambiar cartas.

## Lo que pasa

event-lot-partners = { $you ->
    [yes] Sacas la carta más alta y eliges compañero: { $cards }.
   *[no] { $name } saca la carta más alta y elige compañero: { $cards }.
}
event-lot-deal = { $you ->
    [yes] Se sortea quién da: { $cards }. Te toca a ti.
   *[no] Se sortea quién da: { $cards }. Le toca a { $name }.
}
event-lot-again = La suerte no decidió nada: se vuelve a sortear.
event-favourite = El palo favorito es { $suit }: en él todo vale doble.
event-asks-leave = { $you ->
    [yes] Pides permiso para que otro juegue por ti.
   *[no] { $name } pide permiso para que otro juegue en su lugar.
}
event-consents = { $you ->
    [yes] Consientes.
   *[no] { $name } consiente.
}
event-leave-refused = { $you ->
    [yes] No consientes: sigue el mismo.
   *[no] { $name } no consiente: sigue el mismo.
}
event-leave-given = { $you ->
    [yes] Todos consienten: otro puede jugar por ti.
   *[no] Todos consienten: otro puede jugar por { $name }.
}
event-exchanged = { $you ->
    [yes] { $number ->
        [0] No cambias ninguna carta.
        [one] Cambias 1 carta.
       *[other] Cambias { $number } cartas.
    }
   *[no] { $number ->
        [0] { $name } no cambia ninguna carta.
        [one] { $name } cambia 1 carta.
       *[other] { $name } cambia { $number } cartas.
    }
}
event-drew = { $you ->
    [yes] { $count ->
        [0] No robas ninguna.
       *[other] Robas: { $cards }.
    }
   *[no] { $count ->
        [0] { $name } no roba ninguna.
       *[other] { $name } roba: { $cards }.
    }
}
event-says = { $you ->
    [yes] Pides: «¡{ $word }!»
   *[no] { $name } pide: «¡{ $word }!»
}
event-counted = { $side-key ->
    [pair] { $you ->
        [yes] Tu pareja cuenta { $points } puntos.
       *[no] La pareja de { $name } cuenta { $points } puntos.
    }
   *[alone] { $you ->
        [yes] Cuentas { $points } puntos.
       *[no] { $name } cuenta { $points } puntos.
    }
}
event-capote = { $side-key ->
    [pair] { $you ->
        [yes] ¡Capote! Todas las bazas son de tu pareja.
       *[no] ¡Capote! Todas las bazas son de la pareja de { $name }.
    }
   *[alone] { $you ->
        [yes] ¡Capote! Todas las bazas son tuyas.
       *[no] ¡Capote! Todas las bazas son de { $name }.
    }
}
event-match-over = { $number ->
    [one] La partida ha terminado: se ha jugado la vuelta convenida.
   *[other] La partida ha terminado: se han jugado las { $number } vueltas convenidas.
}

## Momentos

phase-partners = Se sortean los compañeros
phase-choose-partner = Se elige compañero
phase-first-deal = Se sortea quién da
phase-name-favourite = Se nombra el favorito
phase-consent = Se pide permiso
phase-exchange = Se cambian cartas

## Preguntas

law-last-trick = mal.93
prompt-choose-partner = ¿Con quién juegas?
prompt-name-favourite = ¿Qué palo es el favorito?
prompt-consent = ¿Consientes que otro juegue en su lugar?
prompt-discard = ¿Qué cartas cambias?

## Acciones

action-partner = Con { $name }
action-favourite = { $suit }
action-leave = Pedir que otro juegue por ti
action-consent = Consentir
action-refuse = No consentir
action-discard = { $count ->
    [0] No cambiar ninguna
    [one] Cambiar 1 carta
   *[other] Cambiar { $count } cartas
}
action-say = Pedir { $word }
word-triunfos = triunfos

## La mesa abierta

event-takes-pack = { $you ->
    [yes] Tomas la baraja.
   *[no] { $name } toma la baraja.
}
event-recut = { $you ->
    [yes] Pides que se corte otra vez.
   *[no] { $name } pide que se corte otra vez.
}
event-discards = { $you ->
    [yes] Apartas { $number }.
   *[no] { $name } aparta { $number }.
}
event-peeks = { $you ->
    [yes] Miras la carta de encima del monte.
   *[no] { $name } mira la carta de encima del monte.
}
event-peeked = Es esta: { $card }.
event-warns = { $you ->
    [yes] Avisas a { $warned }.
   *[no] { $name } avisa a { $warned }.
}
event-shows = { $you ->
    [yes] Enseñas tus cartas: { $cards }.
   *[no] { $name } enseña sus cartas: { $cards }.
}
event-drops = { $you ->
    [yes] Se te cae una carta: { $card }.
   *[no] A { $name } se le cae una carta: { $card }.
}
event-mends = { $you ->
    [yes] Te enmiendas con otra carta: { $card }.
   *[no] { $name } se enmienda con otra carta: { $card }.
}
event-changes = { $you ->
    [yes] Cambias tu carta por otra: { $card }.
   *[no] { $name } cambia su carta por otra: { $card }.
}
event-owns-up = { $what-key ->
    [deal] { $you ->
        [yes] Pasas la baraja: no te tocaba dar.
       *[no] { $name } pasa la baraja: no le tocaba dar.
    }
   *[trick] { $you ->
        [yes] Devuelves la baza: no era tuya.
       *[no] { $name } devuelve la baza: no era suya.
    }
}
event-claims = { $you ->
    [yes] Reclamas a { $accused }: { $what }.
   *[no] { $name } reclama a { $accused }: { $what }.
}
event-ruling = { $trick ->
    [0] El juez, sobre { $name }: { $decision } ({ $laws })
   *[other] El juez, sobre { $name } en la baza { $trick }: { $decision } ({ $laws })
}
event-not-proven = No se le prueba a { $name }: { $what }.
event-void = La mano se anula.

what-revoke = renuncio
what-lead = ha salido sin tocarle
what-turn = ha jugado sin tocarle
what-trick = se ha llevado una baza ajena
what-talk = ha hablado del juego
what-show = ha enseñado las cartas
what-deal = ha dado sin tocarle
what-cards = no tiene las cartas cabales
what-peek = ha mirado el monte

phase-pack = Se toma la baraja
phase-give = Se dan las cartas
phase-draw = Se roba del monte
phase-aside = Se aparta una carta a ciegas
phase-mend = Se enmienda la baza
phase-count = Se cuenta la mano

prompt-pack = ¿Tomas la baraja para dar?
prompt-give = La baraja está cortada.
prompt-draw = ¿Cuántas robas?
prompt-take = La baza está completa y es tuya: ¿la levantas?
prompt-mend = Se ha enmendado una carta: ¿mantienes la tuya?
prompt-count = La mano ha terminado. ¿Algo que reclamar?

action-take-pack = Tomar la baraja
action-deal = Dar
action-misdeal = Dar mal: una de más a { $name } y una de menos a { $other }
action-recut = Pedir otro corte
action-draw = Robar { $number }
action-peek = Mirar el monte
action-take = Levantar la baza
action-warn = Avisar a { $name }
action-show = Enseñar tus cartas
action-drop = Dejar caer una carta
action-mend = Enmendar con { $card }
action-keep = Mantener tu carta
action-change = Cambiarla por { $card }
action-done = Nada que reclamar
action-own-up-deal = Pasar la baraja: no te tocaba dar
action-own-up-trick = Devolver la baza: no era tuya
action-claim-revoke = Reclamar: renuncio de { $name }
action-claim-lead = Reclamar: { $name } ha salido sin tocarle
action-claim-turn = Reclamar: { $name } ha jugado sin tocarle
action-claim-trick = Reclamar: { $name } se ha llevado una baza ajena
action-claim-talk = Reclamar: { $name } ha hablado del juego
action-claim-show = Reclamar: { $name } ha enseñado las cartas
action-claim-deal = Reclamar: { $name } ha dado sin tocarle
action-claim-cards = Reclamar: { $name } no tiene las cartas cabales
action-claim-peek = Reclamar: { $name } ha mirado el monte

## Papeles y notas

role-alcalde = alcalde
note-favourite = Favorito: { $value }
note-rate = Todo vale × { $value }
note-tanto = Cada tanto vale { $value }
note-exchanged = { $you ->
    [yes] Cambiaste { $value }
   *[no] { $name } cambió { $value }
}
plate-exchanged = cambió { $value }

## Pagos

reason-turn-up = Por la carta vuelta (el alce)
reason-result = Por los puntos de la mano
reason-capote = Por el capote, todas las bazas
reason-turn-up-returned = Se devuelve el alce
reason-revoke = Por renuncio
reason-card-too-many = Por jugar con una carta de más
reason-peek = Por mirar el monte
reason-lead-out-of-turn = Por salir sin ser mano
reason-deal-out-of-turn = Por dar sin tocarle
reason-wrong-trick = Por levantar una baza ajena
reason-talk = Por hablar del juego
reason-show = Por enseñar las cartas

piece-hundred = { $count ->
    [one] 1 ficha de cien
   *[other] { $count } fichas de cien
}
piece-ten = { $count ->
    [one] 1 ficha de diez
   *[other] { $count } fichas de diez
}
piece-one = { $count ->
    [one] 1 sencilla
   *[other] { $count } sencillas
}
piece-money = { $count } en dinero

## Opciones

option-rounds = Cuántas vueltas dura la partida; en una vuelta da una vez cada jugador
option-favourite = Cómo se decide el palo favorito, en el que todo se paga doble
option-favourite-drawn = por sorteo
option-favourite-chosen = lo nombra quien da primero
option-favourite-none = sin favorito
option-mariperez = La Maripérez: la primera y la última vuelta se pagan dobles
option-mariperez_with_favourite = Cuánto se paga cuando el favorito cae en la Maripérez
option-mariperez_with_favourite-4 = el cuádruplo
option-mariperez_with_favourite-2 = el doble
option-tanto = Cuánto dinero vale cada tanto
option-courtesy = La cortesía: a las señoras se les cede el primer reparto
option-substitutes = Si alguien puede dejar a otro en su puesto
option-substitutes-consent = si todos consienten
option-substitutes-never = nunca
option-view_last_trick_only = Solo se puede mirar la última baza
option-partners = Cómo se forman las parejas
option-partners-agreed = como os habéis sentado
option-partners-seats = se sortean los asientos
option-partners-kings = los dos primeros reyes
option-partners-weaker = elige uno de los dos menos fuertes
option-talking = La Malilla hablada: se puede pedir un palo en voz alta
option-packet = De cuántas en cuántas se dan las cartas
option-under_ruff = Si hay que fallar aunque no se pueda ganar la baza
option-under_ruff-free = no hace falta
option-under_ruff-forced = es obligado
option-turn_up_from_all = El alce lo pagan todos, y no solo quien corta
option-alcalde = Con Alcalde: cinco a la mesa, y quien da descansa
option-fine_to_each = La multa se paga entera a cada uno de los demás
option-exchange_limit = Cuántas cartas puede cambiar la mano
option-exchange_limit-none = las que quiera
option-sleeping = Cómo se paga cuando quedan cartas de valor sin jugar
option-sleeping-excess = lo que el ganador pasa de 36
option-sleeping-shortage = lo que al otro le falta para 36
option-sleeping-half = la mitad de la diferencia

## El juez: qué ha pasado

incident-short-cut = Alguien cortó por menos de cuatro cartas
incident-bad-deal = A alguien le sobra o le falta una carta, y aún no se ha salido
incident-exposed = Se ha visto una carta al dar
incident-deal-out-of-turn = Ha dado quien no debía
incident-wrong-count = Ya empezado el juego, a alguien le sobra o le falta una carta
incident-faulty-pack = A media mano se ve que la baraja está mal
incident-lead-out-of-turn = Ha salido quien no debía
incident-play-out-of-turn = Alguien ha jugado antes de su turno
incident-revoke = Renuncio: alguien no ha servido, ganado o fallado como debía
incident-wrong-trick = Alguien ha levantado una baza que no es suya
incident-look-at-trick = Alguien quiere mirar una baza ya levantada
incident-talk = Alguien habla del juego antes de acabar la mano
incident-show = Alguien enseña sus cartas
incident-substitute = Alguien quiere que otro juegue por él
incident-exchange-count = Alguien ha robado cartas de más o de menos al cambiar
incident-peek = Alguien ha mirado una carta del monte

fact-lifted = ¿Cuántas cartas alzó?
fact-dealing = ¿Se había empezado ya a dar?
fact-cause = ¿De quién fue la culpa?
fact-cause-dealer = de quien daba
fact-cause-pack = de la baraja, que estaba mal
fact-turn_up = ¿Cuánto se pagó por el alce?
fact-rate = ¿Por cuánto se multiplica la mano (favorito, Maripérez)?
fact-agreed = ¿Están todos conformes en seguir?
fact-led = ¿Se había salido ya?
fact-hand = ¿Qué se le encontró?
fact-hand-over = una carta de más
fact-hand-short = una carta de menos
fact-hand-both = a una misma pareja, de más y de menos
fact-points = ¿Cuántos puntos hizo el bando del que faltó?
fact-points-unknown = todavía no se sabe
fact-against = ¿Cuántos puntos hizo el otro?
fact-against-unknown = todavía no se sabe
fact-also = ¿Ha faltado también otro?
fact-also-none = nadie
fact-also-others = la otra parte
fact-also-right-1 = el primero a su derecha
fact-also-right-2 = el segundo a su derecha
fact-also-right-3 = el tercero a su derecha
fact-fine_to_each = ¿Se convino: la multa se paga entera a cada uno de los demás?
fact-turn_up_from_all = ¿Se convino: el alce lo pagan todos, y no solo quien corta?
fact-sleeping = ¿Cómo se paga cuando quedan cartas de valor sin jugar?
fact-sleeping-excess = lo que el ganador pasa de 36
fact-sleeping-shortage = lo que al otro le falta para 36
fact-sleeping-half = la mitad de la diferencia
fact-capote = ¿Hubo capote?
fact-capote-none = no
fact-capote-offender = lo dio quien faltó
fact-capote-others = lo dieron los otros
fact-answered = ¿Había jugado ya el siguiente?
fact-kind = ¿Qué dejó de hacer?
fact-kind-follow = servir al palo
fact-kind-beat = ganar con carta más alta
fact-kind-ruff = fallar
fact-kind-over-ruff = fallar por encima
fact-noticed = ¿Quién lo notó?
fact-noticed-self = él mismo
fact-noticed-partner = su compañero
fact-noticed-onlooker = un mirón
fact-noticed-opponent = un contrario
fact-taken_up = ¿Estaba ya levantada la baza?
fact-whose = ¿De quién era la baza?
fact-whose-partner = de su compañero
fact-whose-opponent = de los contrarios
fact-whose-own = suya o de su pareja
fact-played = ¿Se había jugado ya a la baza siguiente?
fact-last = ¿Es la última baza?
fact-only_last = ¿Se ha acordado mirar solo la última?
fact-talking = ¿Se juega la Malilla hablada?
fact-how = ¿Cómo se vieron?
fact-how-purpose = las enseñó adrede
fact-how-dropped = se le cayó una carta
fact-consent = ¿Consienten todos?
fact-drew = ¿Cuántas robó?
fact-drew-more = de más
fact-drew-fewer = de menos

## El juez: qué se decide

decision-fault = Es falta: quien la hizo no cuenta esta mano y paga la multa.
decision-good-cut = El corte vale.
decision-too-late = Ya es tarde para reclamar.
decision-cut-again = Que corte otra vez.
decision-void = La mano no vale.
decision-go-on = Seguid jugando.
decision-deal-stands = La mano se juega como está dada, y quien dio sin tocarle paga la multa.
decision-no-fine = No hay multa.
decision-mended = Se arregla, y no hay multa.
decision-may-mend = Puede enmendarlo sin pagar nada.
decision-no-fault = No hay falta.
decision-give-back = Devuelve la baza, y no hay multa.
decision-may-look = Puede mirarla.
decision-may-not-look = No puede mirarla.
decision-may-leave = Puede dejar a otro en su puesto.
decision-may-not-leave = No puede dejar a otro en su puesto.

follows-not-counting = Si gana la mano, no cobra; si la pierde, la paga además de la multa.
follows-debts-struck = Lo que habría cobrado se descuenta de lo que deben los otros, tanto a tanto, siempre del que entonces debe más; entre iguales, del primero a su derecha.
follows-neither-collects = Ninguno de los que faltaron cobra nada por la mano.
follows-set-off = Sus multas se compensan una con otra.
follows-played-out = La mano se juega hasta el final.
follows-hand-stands = La mano sigue como está.
follows-cut-again = Se corta de nuevo antes de dar.
follows-hand-void = Se recogen las cartas: nada de esta mano cuenta.
follows-turn-up-returned = El alce que se cobró se devuelve.
follows-pack-mended = Se arregla la baraja.
follows-same-dealer = Vuelve a dar el mismo.
follows-next-dealer = Pierde el reparto: da el de su derecha.
follows-rightful-dealer = Da quien debía dar.
follows-earlier-stands = Las manos anteriores quedan como están.
follows-deal-goes-on = El reparto sigue por la derecha de quien dio.
follows-he-counts = Sus puntos sí cuentan.
follows-no-capote = Quien tiene una carta de menos no puede dar capote.
follows-surplus-aside = El otro le saca a ciegas la carta que sobra, y se aparta.
follows-missing-drawn = Roba la carta que le falta, si queda en el monte.
follows-lead-stands = La salida vale, y la baza sigue desde ahí.
follows-card-back = Recoge su carta, y juega quien debe.
follows-card-stays = La carta queda jugada.
follows-later-may-change = Los que jugaron después pueden cambiar la suya.
follows-trick-back = La baza vuelve a quien la ganó.
follows-winner-leads = Sale quien la ganó.
follows-trick-credited = La baza se cuenta a quien la ganó.
follows-card-to-hand = La carta vuelve a su mano.

party-offender = quien faltó
party-others = los otros
party-each = cada uno de los otros
party-dealer = quien dio
party-payer = quien pagó el alce
party-payers = cada uno de los que pagaron el alce
party-right-1 = el primero a su derecha
party-right-2 = el segundo a su derecha
party-right-3 = el tercero a su derecha

## Errores

error-wrong-hands = Tiene que haber { $seats } manos, no { $given }.
error-card-twice = { $card } está escrita dos veces.
error-not-in-pack = { $card } no está en la baraja de { $game }.
error-hand-too-long = El asiento { $seat } recibe { $each } cartas, no { $given }.
error-unknown-start = Una partida de { $game } no puede empezar con «{ $name }»: puede con { $known }.
error-not-a-list = { $name } tiene que ser una lista de números.
error-two-stronger = stronger tiene que nombrar a dos personas distintas.
error-not-a-score = score tiene que ser una lista de números enteros.
error-bad-score = score tiene que dar { $sides } números que sumen cero.
error-no-dealer = Aún no se sabe quién da: empieza con un dealer, o sortead.
error-stock-too-long = El monte de { $game } tiene { $asleep } cartas, no { $given }.
error-unknown-school = No hay ninguna escuela «{ $school }»: elige { $known }.

error-no-favourite = En esta mesa se ha acordado jugar sin palo favorito.
