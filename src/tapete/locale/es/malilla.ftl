# Las cinco Malillas.

game-malilla = Malilla
game-malilla-about = Cuatro jugadores en dos parejas: manda el nueve, y cuentan las figuras.
game-malilla-barrotada = Malilla barrotada
game-malilla-barrotada-about = Cuatro jugadores, cada uno por su cuenta. También se llama Cara de perro.
game-malilla-coja = Malilla coja
game-malilla-coja-about = Tres jugadores, cada uno por su cuenta, con treinta y seis cartas.
game-malilla-vistas = Malilla a cartas vistas
game-malilla-vistas-about = Para dos: cada uno juega seis montones con la carta de encima a la vista.
game-malilla-cubiertas = Malilla a cartas cubiertas
game-malilla-cubiertas-about = Para dos: con las cartas ocultas y un monte para cambiarlas.

## Lo que pasa

event-lot-partners = { $you ->
    [yes] { $cards }: sacas la carta más alta y eliges compañero.
   *[no] { $cards }: { $name } saca la carta más alta y elige compañero.
}
event-lot-deal = { $you ->
    [yes] Sorteo de quién da: { $cards }. Te toca a ti.
   *[no] Sorteo de quién da: { $cards }. Le toca a { $name }.
}
event-lot-again = Empate en el sorteo: se repite.
event-favourite = El palo favorito es { $suit }: si es triunfo, todo se paga doble.
event-asks-leave = { $you ->
    [yes] Pides que alguien juegue por ti.
   *[no] { $name } pide que alguien juegue en su lugar.
}
event-consents = { $you ->
    [yes] Estás de acuerdo.
   *[no] { $name } está de acuerdo.
}
event-leave-refused = { $you ->
    [yes] No estás de acuerdo: no hay cambio.
   *[no] { $name } no está de acuerdo: no hay cambio.
}
event-leave-given = { $you ->
    [yes] Todos de acuerdo: alguien puede jugar por ti.
   *[no] Todos de acuerdo: alguien puede jugar por { $name }.
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
    [yes] Pides: «{ event-says.said }»
   *[no] { $name } pide: «{ event-says.said }»
}
    .said = ¡{ $word }!
event-counted = { $side-key ->
    [pair] { $yours ->
        [yes] { $points ->
            [one] Hacéis 1 punto.
           *[other] Hacéis { $points } puntos.
        }
       *[no] { $points ->
            [one] La pareja de { $name } hace 1 punto.
           *[other] La pareja de { $name } hace { $points } puntos.
        }
    }
   *[alone] { $you ->
        [yes] { $points ->
            [one] Haces 1 punto.
           *[other] Haces { $points } puntos.
        }
       *[no] { $points ->
            [one] { $name } hace 1 punto.
           *[other] { $name } hace { $points } puntos.
        }
    }
}
event-capote = { $side-key ->
    [pair] { $yours ->
        [yes] ¡Capote! Todas las bazas son vuestras.
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
event-goal-reached = { $you ->
    [yes] La partida ha terminado: tu pareja tiene { $number } puntos.
   *[no] La partida ha terminado: la pareja de { $name } tiene { $number } puntos.
}
event-trump-named = { $you ->
    [yes] Nombras triunfo: { $suit }.
   *[no] { $name } nombra triunfo: { $suit }.
}
event-no-trump = { $you ->
    [yes] Dices: «{ event-no-trump.said }». No hay triunfo, y todo se paga doble.
   *[no] { $name }: «{ event-no-trump.said }». No hay triunfo, y todo se paga doble.
}
    .said = Butifarra
event-delegates = { $you ->
    [yes] Dejas el triunfo a tu compañero, que tiene que nombrarlo.
   *[no] { $name } deja el triunfo a su compañero, que tiene que nombrarlo.
}
event-contra = { $you ->
    [yes] Dices: «{ event-contra.said }». { event-contra.means }
   *[no] { $name }: «{ event-contra.said }». { event-contra.means }
}
    .said = { $number ->
        [2] Contro
        [4] Recontro
       *[8] Sant Vicenç
    }
    .means = { $number ->
        [2] Todo se dobla.
        [4] Todo se dobla otra vez.
       *[8] Todo se dobla por tercera vez.
    }
event-paso = { $you ->
    [yes] Dices: «{ event-paso.said }».
   *[no] { $name }: «{ event-paso.said }».
}
    .said = Paso

## Momentos

phase-partners = Se sortean los compañeros
phase-choose-partner = Se elige compañero
phase-first-deal = Se sortea quién da
phase-name-favourite = Se nombra el favorito
phase-consent = Se pide un cambio de jugador
phase-exchange = Se cambian cartas
phase-name-trump = Se nombra el triunfo
phase-contra = ¿Se dobla la mano?

## Preguntas

law-last-trick = mal.93
prompt-choose-partner = ¿Con quién juegas?
prompt-name-favourite = ¿Qué palo es el favorito?
prompt-consent = ¿Estás de acuerdo en que alguien juegue en su lugar?
prompt-discard = ¿Qué cartas cambias?
prompt-name-trump = ¿Qué palo es triunfo?
prompt-contra-2 = ¿Doblas la mano? (contro)
prompt-contra-4 = Os han doblado. ¿Doblas otra vez? (recontro)
prompt-contra-8 = Han doblado otra vez. ¿Doblas la última? (Sant Vicenç)

## Acciones

action-partner = Con { $name }
action-favourite = { $suit }
action-leave = Pedir que me sustituyan
action-consent = De acuerdo
action-refuse = No estoy de acuerdo
action-trump = { $suit }
action-trump-none = Butifarra: sin triunfo
action-delegate = Que nombre mi compañero
action-contra = Doblar
action-contro = Contro
action-recontro = Recontro
action-sant-vicenc = Sant Vicenç
action-paso = Paso
action-discard = { $count ->
    [0] No cambiar ninguna
    [one] Cambiar 1 carta
   *[other] Cambiar { $count } cartas
}
action-say = Pedir { $word }
word-triunfos = triunfos

## La mesa abierta

event-takes-pack = { $you ->
    [yes] Coges la baraja.
   *[no] { $name } coge la baraja.
}
event-recut = { $you ->
    [yes] Pides que se corte otra vez.
   *[no] { $name } pide que se corte otra vez.
}
event-discards = { $you ->
    [yes] Te descartas de { $number }.
   *[no] { $name } se descarta de { $number }.
}
event-peeks = { $you ->
    [yes] Miras la carta de encima del monte.
   *[no] { $name } mira la carta de encima del monte.
}
event-peeked = Es esta: { $card }.
event-warns = { $warned-key ->
    [you] { $name } te avisa.
   *[other] { $you ->
        [yes] Avisas a { $warned }.
       *[no] { $name } avisa a { $warned }.
    }
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
    [yes] Enmiendas con { $the-card }.
   *[no] { $name } enmienda con { $the-card }.
}
event-changes = { $you ->
    [yes] Cambias tu carta por { $the-card }.
   *[no] { $name } cambia su carta por { $the-card }.
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
event-ruling = { $trick ->
    [0] { $you ->
        [yes] El juez, sobre ti: { $decision } ({ $laws })
       *[no] El juez: { $decision } ({ $name }, { $laws })
    }
   *[other] { $you ->
        [yes] El juez, sobre ti en la baza { $trick }: { $decision } ({ $laws })
       *[no] El juez: { $decision } ({ $name }, baza { $trick }, { $laws })
    }
}
event-void = La mano se anula.

what-revoke = renuncio
what-lead = ha salido sin tocarle
what-turn = ha jugado sin tocarle
what-trick = se ha llevado una baza ajena
what-talk = ha hablado del juego
what-show = ha enseñado las cartas
what-deal = ha dado sin tocarle
what-cards = tiene cartas de más o de menos
what-peek = ha mirado el monte

phase-pack = Se toma la baraja
phase-give = Se dan las cartas
phase-draw = Se roba del monte
phase-aside = Se aparta una carta sin verla
phase-mend = Se enmienda la baza
phase-count = Se cuenta la mano

prompt-pack = ¿Das tú?
prompt-give = Ya han cortado.
prompt-draw = ¿Cuántas robas?
prompt-take = La baza está completa y es tuya: ¿la levantas?
prompt-mend = Han enmendado una carta: ¿mantienes la tuya?
prompt-count = La mano ha terminado. ¿Reclamas algo?

action-take-pack = Tomar la baraja
action-deal = Dar
action-misdeal = Dar mal: una de más a { $name }, una de menos a { $other }
action-recut = Pedir otro corte
action-draw = Robar { $number }
action-peek = Mirar el monte
action-take = Levantar la baza
action-warn = Avisar a { $name }
action-show = Enseñar mis cartas
action-drop = Dejar caer una carta
action-mend = Enmendar con { $the-card }
action-keep = Mantener tu carta
action-change = Cambiarla por { $the-card }
action-done = Nada que reclamar
action-own-up-deal = Pasar la baraja: no me tocaba
action-own-up-trick = Devolver la baza ajena
action-claim-revoke = ¡Renuncio! ({ $name })
action-claim-lead = ¡No le tocaba salir! ({ $name })
action-claim-turn = ¡No le tocaba jugar! ({ $name })
action-claim-trick = ¡Esa baza no es suya! ({ $name })
action-claim-talk = ¡No se habla del juego! ({ $name })
action-claim-show = ¡Ha enseñado cartas! ({ $name })
action-claim-deal = ¡No le tocaba dar! ({ $name })
action-claim-cards = ¡Cartas de más o de menos! ({ $name })
action-claim-peek = ¡Ha mirado el monte! ({ $name })

## Papeles y notas

role-alcalde = alcalde
note-favourite = Favorito: { $value }
note-rate = Todo se paga × { $value }
note-no-trump = Butifarra: sin triunfo
note-doubled = { $value ->
    [2] Contro
    [4] Recontro
   *[8] Sant Vicenç
}
note-tanto = Cada tanto vale { $value }
note-exchanged = { $you ->
    [yes] Cambiaste { $value }
   *[no] { $name } cambió { $value }
}
plate-exchanged = cambió { $value }

## Pagos

reason-turn-up = Por la carta vuelta (el alce)
reason-result = Los puntos de la mano
reason-capote = Por el capote, todas las bazas
reason-result-called = Por los puntos de la mano, multiplicados por lo que se cantó: butifarra o contro (costumbre de la Butifarra, no del libro)
reason-capote-called = Por el capote, multiplicado por lo que se cantó: butifarra o contro (costumbre de la Butifarra, no del libro)
reason-turn-up-returned = Se devuelve el alce
reason-revoke = Por renuncio
reason-card-too-many = Por jugar con una carta de más
reason-peek = Por mirar el monte
reason-lead-out-of-turn = Salida sin tocarle
reason-deal-out-of-turn = Por dar sin tocarle
reason-wrong-trick = Baza ajena levantada
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
    [one] 1 ficha de uno
   *[other] { $count } fichas de uno
}
piece-money = { $count } en dinero

## Opciones

option-rounds = ¿Cuántas vueltas? (en una vuelta da una vez cada jugador)
option-favourite = Palo favorito (todo se paga doble)
option-favourite-drawn = por sorteo
option-favourite-chosen = lo elige quien da primero
option-favourite-none = sin favorito
option-mariperez = La Maripérez: la primera y la última vuelta se pagan dobles
option-mariperez_with_favourite = Si el favorito cae en la Maripérez se paga
option-mariperez_with_favourite-4 = cuatro veces
option-mariperez_with_favourite-2 = el doble
option-tanto = Cuánto dinero vale cada tanto
option-courtesy = Cortesía: si juega una señora, da ella primero
option-substitutes = ¿Puede sustituirse a un jugador?
option-substitutes-consent = si todos están de acuerdo
option-substitutes-never = nunca
option-view_last_trick_only = Solo se puede mirar la última baza
option-partners = Cómo se forman las parejas
option-partners-agreed = como os habéis sentado
option-partners-seats = se sortean los asientos
option-partners-kings = los dos primeros reyes
option-partners-weaker = elige uno de los dos más flojos
option-talking = Malilla hablada: se puede pedir palo en voz alta
option-packet = De cuántas en cuántas se dan las cartas
option-under_ruff = ¿Hay que fallar aunque no se gane la baza?
option-under_ruff-free = no
option-under_ruff-forced = sí
option-turn_up_from_all = El alce lo pagan todos, y no solo quien corta
option-alcalde = Con Alcalde: cinco a la mesa, y quien da descansa
option-fine_to_each = La multa se paga entera a cada contrario
option-exchange_limit = Cuántas cartas puede cambiar el mano
option-exchange_limit-none = las que quiera
option-sleeping = Cómo se paga cuando quedan cartas de valor sin jugar
option-sleeping-excess = lo que el ganador pasa de 36
option-sleeping-shortage = lo que al otro le falta para 36
option-sleeping-half = la mitad de la diferencia
option-match = Cuándo acaba la partida
option-match-rounds = tras las vueltas convenidas
option-match-goal = cuando una pareja llega a los puntos: cada una apunta lo que gana
option-points_to_win = A cuántos puntos, en ese caso
option-capote = Lo que gana el capote
option-capote-72 = 72
option-capote-36 = 36: solo los puntos que pasan de la mitad
option-trump = De dónde sale el triunfo
option-trump-turned = de la última carta, que se descubre
option-trump-dealer = lo nombra quien da, o deja que lo nombre su compañero: un palo, o ninguno y todo es doble
option-contra = Con triunfo nombrado: ¿se puede doblar? (contro, recontro, Sant Vicenç: × 2, 4, 8)

## El juez: qué ha pasado

incident-short-cut = Alguien ha levantado menos de cuatro cartas al cortar
incident-bad-deal = A alguien le sobra o le falta una carta, y aún no ha salido nadie
incident-exposed = Se ha visto una carta al dar
incident-deal-out-of-turn = Alguien ha dado sin tocarle
incident-wrong-count = Empezado el juego, a alguien le sobra o le falta una carta
incident-faulty-pack = A media mano se descubre que la baraja no está completa
incident-lead-out-of-turn = Alguien ha salido sin tocarle
incident-play-out-of-turn = Alguien ha jugado sin tocarle
incident-revoke = Renuncio: alguien no ha servido, ganado o fallado debiendo
incident-wrong-trick = Alguien ha levantado una baza que no es suya
incident-look-at-trick = Alguien quiere mirar una baza ya levantada
incident-talk = Alguien habla del juego antes de acabar la mano
incident-show = Alguien enseña sus cartas
incident-substitute = Alguien quiere que otra persona juegue por él
incident-exchange-count = Alguien ha robado cartas de más o de menos al cambiar
incident-peek = Alguien ha mirado una carta del monte

fact-lifted = ¿Cuántas cartas levantó?
fact-dealing = ¿Se había empezado ya a dar?
fact-cause = ¿De quién fue la culpa?
fact-cause-dealer = de quien daba
fact-cause-pack = de la baraja, que estaba mal
fact-turn_up = ¿Cuánto se pagó por el alce?
fact-rate = ¿Por cuánto se multiplica la mano (favorito, Maripérez, butifarra, contro)?
fact-agreed = ¿Están todos de acuerdo en seguir?
fact-led = ¿Se había salido ya?
fact-hand = ¿Qué se encontró?
fact-hand-over = una carta de más
fact-hand-short = una carta de menos
fact-hand-both = en una misma pareja, una de más y otra de menos
fact-points = ¿Cuántos puntos hizo quien cometió la falta (o su pareja)?
fact-points-unknown = todavía no se sabe
fact-against = ¿Cuántos hizo la otra parte?
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
fact-capote-offender = lo dio quien cometió la falta
fact-capote-others = lo dieron los otros
fact-answered = ¿Había jugado ya el siguiente?
fact-kind = ¿Qué dejó de hacer?
fact-kind-follow = servir
fact-kind-beat = ganar con carta más alta
fact-kind-ruff = fallar
fact-kind-over-ruff = contrafallar
fact-noticed = ¿Quién lo notó?
fact-noticed-self = quien la cometió
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
fact-talking = ¿Se juega a la Malilla hablada?
fact-how = ¿Cómo se vieron?
fact-how-purpose = las enseñó a propósito
fact-how-dropped = se le cayó una carta
fact-consent = ¿Están todos de acuerdo?
fact-drew = ¿Cuántas robó?
fact-drew-more = de más
fact-drew-fewer = de menos

## El juez: qué se decide

decision-fault = Es falta: quien la cometió no cuenta esta mano y paga la multa.
decision-good-cut = El corte vale.
decision-too-late = Ya es tarde para reclamar.
decision-cut-again = Que se corte otra vez.
decision-void = La mano no vale.
decision-go-on = Seguid jugando.
decision-deal-stands = La mano se juega como está, y quien dio sin tocarle paga la multa.
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
follows-pack-mended = Se completa la baraja.
follows-same-dealer = Vuelve a dar quien dio.
follows-next-dealer = Pierde el turno de dar: da quien está a su derecha.
follows-rightful-dealer = Da quien debía dar.
follows-earlier-stands = Las manos anteriores quedan como están.
follows-deal-goes-on = El turno de dar sigue por la derecha de quien dio.
follows-he-counts = Sus puntos sí cuentan.
follows-no-capote = Quien tiene una carta de menos no puede dar capote.
follows-surplus-aside = Le sacan sin verla la carta que sobra, y se aparta.
follows-missing-drawn = Roba la carta que le falta, si queda en el monte.
follows-lead-stands = La salida vale, y la baza sigue desde ahí.
follows-card-back = Recoge su carta, y juega quien debe.
follows-card-stays = La carta queda jugada.
follows-later-may-change = Quienes jugaron después pueden cambiar la suya.
follows-trick-back = La baza vuelve a quien la ganó.
follows-winner-leads = Sale quien la ganó.
follows-trick-credited = La baza se cuenta a quien la ganó.
follows-card-to-hand = La carta vuelve a su mano.

party-offender = quien cometió la falta
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
error-unknown-school = No hay ninguna escuela «{ $school }». Hay: { $known }.

error-no-favourite = En esta mesa se juega sin palo favorito.

## The guide
guide-choose-partner = Has ganado el sorteo: elige quién juega contigo toda la partida. Se sentará enfrente.
guide-name-favourite = Elige el palo favorito de toda la partida: cuando sale de triunfo, todo se paga doble.
guide-consent = Alguien quiere dejar su sitio a otro: solo puede si todos los demás estáis de acuerdo.
guide-discard = Cambia las cartas que no te sirvan por otras tantas del monte, que nadie ha visto: las blancas (del ocho al dos) no valen puntos. Lo que tú tomes, el otro ya no lo tendrá.
guide-name-trump = Nombra el triunfo: conviene tu palo más largo y fuerte. Sin triunfo nadie falla y todo vale doble; también puedes dejarlo a tu compañero, que entonces debe decidir.
guide-contra-2 = Si crees que los contrarios no llegarán a la mitad de los puntos, dobla: lo que se gane valdrá el doble, para quien lo gane.
guide-contra-4 = Los contrarios creen que perderéis. Si tienes la certeza de lo contrario, dobla otra vez: valdrá cuatro veces.
guide-contra-8 = Es la última vez que se puede doblar: la mano valdrá ocho veces.
guide-play-beat = Va ganando un contrario: debes servir y, como puedes, también superar (cargar). Valen las cartas que ganan a la mejor de la mesa.
guide-play-cannot-beat = Debes servir. Ninguna de tus cartas del palo gana a la mejor de la mesa, así que vale cualquiera de ellas: guarda las que cuentan.
guide-play-ruff = No tienes del palo y va ganando un contrario: debes fallar, y si ya han fallado, con un triunfo mayor.
guide-play-under-ruff = No tienes del palo y tus triunfos no ganan, pero en esta mesa se ha acordado que hay que echar uno de todos modos.
guide-play-cannot-ruff = No tienes del palo ni un triunfo que gane la baza: juega lo que quieras, mejor una carta blanca.
guide-play-friend-follow = La baza es de tu compañero: debes servir, pero no hace falta superarlo. Es el momento de darle puntos.
guide-play-friend-free = No tienes del palo y la baza es de tu compañero: juega lo que quieras. Es el momento de darle puntos.
guide-play-vistas-lead = Sales tú, con cualquiera de las cartas de encima de tus montones. La de debajo se verá en cuanto la juegues.
guide-play-vistas-follow = Enseñas cartas del palo que ha salido: debes servir con una de ellas, pero no hace falta ganar.
guide-play-vistas-free = No enseñas ninguna carta del palo que ha salido: juega cualquiera de las de encima; fallar no es obligatorio.

## Probabilidades

odds-trumps = Triunfos en la mano repartida; la carta vuelta es del que da
odds-nines = Malillas (nueves) en la mano
odds-turn-up = Lo que vale la carta vuelta (el alce)
odds-play = Lo que saca cada uno de una mano
odds-row-points = puntos, de media
odds-row-most = cuenta más que nadie
odds-row-capote = capote
odds-by-others = los otros
odds-by-dealer = dador
odds-by-mano = mano
odds-by-second = segundo
odds-by-third = tercero
odds-by-mano-pair = pareja del mano
odds-by-dealer-pair = pareja del dador
