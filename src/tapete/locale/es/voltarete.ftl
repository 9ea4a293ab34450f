# El Voltarete, de tres y de cuatro.

game-voltarete = Voltarete
game-voltarete-about = Tres jugadores, cada uno para sí: uno hace juego contra los otros dos y se lleva el pozo.
game-voltarete-four = Voltarete entre cuatro
game-voltarete-four-about = Cuatro a la mesa: quien da descansa, salvo que tome las trece.

## Lo que pasa

event-remissa-enters = { $you ->
    [yes] Entra tu remisa: { $number }.
   *[no] Entra la remisa de { $name }: { $number }.
}
event-medalhao = { $you ->
    [yes] Metes el Medallón ({ $number }) y lo pasas a tu derecha.
   *[no] { $name } mete el Medallón ({ $number }) y lo pasa a su derecha.
}
event-recambo-enters = Los tantos del Recambó entran en el pozo: { $number }. Quien lo levante lo acaba.
event-lot-seats = Se sortean los asientos: { $cards }. Da quien saca espadas.
event-gathered = { $you ->
    [yes] Recoges las cartas y barajas.
   *[no] { $name } recoge las cartas y baraja.
}
event-reshuffles = { $you ->
    [yes] Pides que se baraje de nuevo.
   *[no] { $name } pide que se baraje de nuevo.
}
event-passes = { $you ->
    [yes] Pasas y metes un tanto.
   *[no] { $name } pasa y mete un tanto.
}
event-yields = { $you ->
    [yes] Dices «paso»: puede hacer juego.
   *[no] { $name } dice «paso»: puede hacer juego.
}
event-bids = { $you ->
    [yes] Dices: «{ $bid }».
   *[no] { $name } dice: «{ $bid }».
}
event-second-passage = Han pasado todos: empieza la segunda vuelta.
event-declines = { $you ->
    [yes] No tomas las trece.
   *[no] { $name } no toma las trece.
}
event-drew = { $you ->
    [yes] Compras: { $cards }.
   *[no] { $name } compra: { $cards }.
}
event-feito = { $you ->
    [yes] Haces juego: { $game }. En el pozo hay { $number }.
   *[no] { $name } hace juego: { $game }. En el pozo hay { $number }.
}
event-shows-aces = { $you ->
    [yes] Enseñas los ases negros: { $cards }.
   *[no] { $name } enseña los ases negros: { $cards }.
}
event-trump = Triunfo: { $suit }.
event-casca = { $number ->
    [0] Va a la casca sin llevar carta.
   *[other] Va a la casca y lleva una carta.
}
event-gives-back = { $you ->
    [yes] Repones la casca sin jugarla.
   *[no] { $name } repone la casca sin jugarla.
}
event-lays-aside = { $you ->
    [yes] Apartas cuatro cartas.
   *[no] { $name } aparta cuatro cartas.
}
event-buys = { $you ->
    [yes] Descartas y compras { $number }; quedan { $left }.
   *[no] { $name } descarta y compra { $number }; quedan { $left }.
}
event-shows-espadilha = { $you ->
    [yes] Has comprado la espadilla y la enseñas: { $card }.
   *[no] { $name } ha comprado la espadilla y la enseña: { $card }.
}
event-declares-geral = { $you ->
    [yes] ¡Declaras bola!
   *[no] ¡{ $name } declara bola!
}
event-play-begins = { $you ->
    [yes] Mandas jugar.
   *[no] { $name } manda jugar.
}
event-asks-reposta = { $you ->
    [yes] Pides puesta.
   *[no] { $name } pide puesta.
}
event-grants = { $you ->
    [yes] Das la puesta.
   *[no] { $name } da la puesta.
}
event-refuses = { $you ->
    [yes] No das la puesta.
   *[no] { $name } no da la puesta.
}
event-accepts = { $you ->
    [yes] Aceptas.
   *[no] { $name } acepta.
}
event-makes-play = { $you ->
    [yes] Pides que se juegue.
   *[no] { $name } pide que se juegue.
}
event-concedes = { $you ->
    [yes] Das la mano por ganada; nadie lo oye hasta que todos lo digan.
   *[no] { $name } da la mano por ganada.
}
event-plays-on = { $you ->
    [yes] Prefieres seguir jugando.
   *[no] { $name } prefiere seguir jugando.
}
event-takes-hand = { $you ->
    [yes] Tomas la mano por ganada.
   *[no] { $name } toma la mano por ganada.
}
event-gives-up = { $you ->
    [yes] Renuncias al codillo.
   *[no] { $name } renuncia al codillo.
}
event-stops = { $you ->
    [yes] Te quedas con las cinco primeras.
   *[no] { $name } se queda con las cinco primeras.
}
event-goes-on = { $you ->
    [yes] Sigues.
   *[no] { $name } sigue.
}
event-asks-bought = { $you ->
    [yes] Preguntas quién ha comprado.
   *[no] { $name } pregunta quién ha comprado.
}
event-result-win = { $you ->
    [yes] Ganas la mano y levantas el pozo: { $number }.
   *[no] { $name } gana la mano y levanta el pozo: { $number }.
}
event-result-reposta = { $you ->
    [yes] La mano queda en puesta: debes { $number }.
   *[no] La mano queda en puesta: { $name } debe { $number }.
}
event-result-codilho = { $you ->
    [yes] Pierdes por codillo: { $number }.
   *[no] { $name } pierde por codillo: { $number }.
}
event-result-nothing = La mano no da ganador: el pozo se queda.
event-codilho-to = { $you ->
    [yes] Ganas el codillo.
   *[no] { $name } gana el codillo.
}
event-geral-made = { $you ->
    [yes] ¡Haces bola, las nueve bazas!
   *[no] ¡{ $name } hace bola, las nueve bazas!
}
event-geral-lost = { $you ->
    [yes] Pierdes la bola.
   *[no] { $name } pierde la bola.
}
event-shows-matadores = { $you ->
    [yes] Enseñas los matadores que te quedan: { $cards }.
   *[no] { $name } enseña los matadores que le quedan: { $cards }.
}
event-passed-out = Nadie hace juego: se da otra mano.
event-pays-in = { $you ->
    [yes] Metes tu puesta en el pozo: { $number }.
   *[no] { $name } mete su puesta en el pozo: { $number }.
}
event-leaves-remissa = { $you ->
    [yes] Dejas una remisa: { $number }.
   *[no] { $name } deja una remisa: { $number }.
}
event-recambo-over = Se acaba el Recambó.
event-proposes = { $you ->
    [yes] Propones { $what }.
   *[no] { $name } propone { $what }.
}
event-consents = { $you ->
    [yes] Consientes.
   *[no] { $name } consiente.
}
event-objects = { $you ->
    [yes] No consientes.
   *[no] { $name } no consiente.
}
event-adjourned = La partida se deja para otro día, con sus remisas.
event-divided = Lo que queda se reparte entre todos.
event-lays-down = { $says-key ->
    [codilho-to] { $you ->
        [yes] Te tiendes con { $cards }: codillo de { $whose }.
       *[no] { $name } se tiende con { $cards }: codillo de { $whose }.
    }
   *[other] { $you ->
        [yes] Te tiendes con { $cards }: { $says }.
       *[no] { $name } se tiende con { $cards }: { $says }.
    }
}
event-all-concede = { $you ->
    [yes] Todos te dan la mano por ganada ({ $says }).
   *[no] Todos dan a { $name } la mano por ganada ({ $says }).
}
event-match-over = { $why-key ->
    [hands] La partida ha terminado: se han jugado las { $number } manos convenidas.
    [remissas] La partida ha terminado: acabado el Recambó, las remisas se reparten.
    [divide] La partida ha terminado: todos han querido repartir lo que queda.
    [adjourn] La partida ha terminado por hoy: así lo han querido los más.
   *[recambo] La partida ha terminado: se acabó el Recambó y no quedan remisas.
}
says-won = ganada
says-first-five = ganada, con las cinco primeras
says-geral = ganada, con la bola
says-reposta = puesta
says-codilho = codillo

## Momentos

phase-seats = El sorteo de los asientos
phase-enter = Entra una remisa
phase-reshuffle = Se baraja de nuevo
phase-first-passage = La primera vuelta
phase-second-passage = La segunda vuelta
phase-quarto = El cuarto decide
phase-lay-aside = Se apartan cuatro de las trece
phase-name-trump = Se nombra el triunfo
phase-exchange = El feito compra
phase-buy = Los contrarios compran
phase-order = El feito manda jugar
phase-answer = Se pide puesta
phase-stop = Las cinco primeras
phase-laid-down = Alguien se ha tendido
phase-conceded = La mano se da por ganada
phase-vote = Se vota
last-trick-forbidden = Las bazas pueden mirarse, pero ya no quién jugó cada carta.
law-last-trick = vol.II.11.14
prompt-vote-divide = ¿Repartís lo que queda y lo dejáis?
prompt-vote-adjourn = ¿Dejáis la partida para otro día?
what-divide = repartir lo que queda
what-adjourn = dejarlo para otro día
action-propose = Proponer
action-propose-divide = Proponer que se reparta
action-propose-adjourn = Proponer dejarlo para otro día
action-consent = Consentir
action-object = No consentir
phase-debts = Las puestas

## Preguntas

prompt-enter = ¿Tu remisa entra entera?
prompt-first-passage = ¿Haces juego?
prompt-answer-licenca = ¿Puede hacer juego, o tienes preferencia?
prompt-second-passage = Segunda vuelta: ¿pasas, vas a la casca o haces Voltarete?
prompt-quarto = Todos han pasado dos veces. ¿Tomas las trece?
prompt-lay-aside = ¿Qué cuatro cartas apartas?
prompt-name-trump = ¿Qué palo es triunfo?
prompt-exchange = ¿Qué cartas descartas?
prompt-buy = ¿Qué cartas descartas? Compras otras tantas.
prompt-order = ¿Mandas jugar?
prompt-answer = ¿Das la puesta?
prompt-stop = Tienes las cinco primeras. ¿Sigues?
prompt-laid-down = ¿Lo aceptas?
prompt-conceded = Te dan la mano por ganada. ¿La tomas?
prompt-debts = ¿Metes tu puesta en el pozo?

## Acciones

action-enter-whole = Entera
action-enter-half = La mitad ahora
action-enter = Entra
action-reshuffle = Que se baraje otra vez
action-passo = Paso
action-licenca = Licencia
action-entro = Entro
action-preferencia = Preferencia (licencia en copas)
action-so = Solo
action-so-copas = Solo en copas
action-respeito = Voltarete de respeto
action-segundo = Voltarete segundo
action-casca = { $count ->
    [0] A la casca sin carta
   *[other] A la casca, llevando una carta o ninguna
}
action-treze = Tomo las trece
action-decline = Las dejo
action-aside = Apartar cuatro
action-name = { $suit }
action-give-back = Reponer la casca
action-begin = Mandar jugar
action-geral = Declarar bola
action-ask-reposta = Pedir puesta
action-grant = Dar la puesta
action-refuse = No darla
action-stop = Quedarme aquí
action-go-on = Seguir
action-ask-bought = Preguntar quién compró
action-lay-down = Tenderse
action-lay-down-won = Tenderse: he ganado
action-lay-down-first-five = Tenderse: con las cinco primeras
action-lay-down-geral = Tenderse: con la bola
action-lay-down-reposta = Tenderse: es puesta
action-lay-down-codilho = Tenderse: codillo
action-concede-won = Dar la mano por ganada
action-concede-geral = Dar por ganada la bola
action-concede = Dar la mano por ganada
action-give-up = Renunciar al codillo
action-accept = Aceptar
action-make-play = Que se juegue
action-take = Tomarla por ganada
action-play-on = Seguir jugando
action-pay-in = Meterla en el pozo
action-leave = Dejarla como remisa
action-leave-joined = Dejarlas juntas, como una remisa

## Papeles y notas

role-mao = mano
role-contra-pe = contrapié
role-pe = pie
role-quarto = cuarto
role-feito = feito
word-licenca = licencia
word-entro = entro
word-preferencia = preferencia
word-so = solo
word-so-copas = solo en copas
word-respeito = Voltarete de respeto
word-segundo = Voltarete segundo
word-casca = casca
word-treze = casca de las trece
word-declared = declarada
word-undeclared = sin declarar
word-both = los dos por igual
word-nobody = ninguno
note-game = Juego: { $value }
note-geral = Bola: { $value }
note-bought = { $you ->
    [yes] Has comprado { $value }
   *[no] { $name } ha comprado { $value }
}
plate-bought = compró { $value }
note-bought-more = Compró más: { $value }
note-bought-alike = Compraron: { $value }
note-granted = { $you ->
    [yes] Diste la puesta
   *[no] { $name } dio la puesta
}
note-refused = { $you ->
    [yes] No diste la puesta
   *[no] { $name } no dio la puesta
}
note-remissa = { $you ->
    [yes] Tu remisa: { $value }
   *[no] Remisa de { $name }: { $value }
}
note-medalhao = El Medallón está en { $value }
heap-box = Recambó: { $amount }
heap-out = Fuera de juego: { $count }
account-box = la caja del Recambó
unit-tentos = { $count ->
    [one] 1 tanto
   *[other] { $count } tantos
}
piece-talha = { $count ->
    [one] 1 talla
   *[other] { $count } tallas
}
piece-talhinha = { $count ->
    [one] 1 tallita
   *[other] { $count } tallitas
}
piece-one = { $count ->
    [one] 1 suelto
   *[other] { $count } sueltos
}
piece-owes = Debe { $count }
piece-money = { $count } en dinero

## Pagos

reason-remissa = Entra una remisa
reason-medalhao = El Medallón
reason-recambo = Los tantos del Recambó
reason-entry = La entrada de quien da
reason-pass = Por pasar
reason-tento = El tanto del Recambó
reason-lift = El pozo
reason-codilho = El codillo
reason-licenca = La licencia
reason-segundo = El Voltarete segundo
reason-casca = La casca
reason-so = El solo
reason-respeito = El Voltarete de respeto
reason-treze = La casca de las trece
reason-matadores = Los matadores
reason-first-five = Las cinco primeras
reason-geral = La bola
reason-geral-lost = La bola perdida
reason-reposta = La puesta
reason-divided = El reparto de lo que queda
reason-new-seats = Cada uno con lo suyo a su nuevo asiento

## Opciones

option-tentos = Con cuántos tantos empieza cada uno
option-money = Veinte tantos para cambio, y lo demás en dinero
option-packs = Cuántas barajas se usan
option-places = Cómo se sienta la gente
option-places-drawn = se sortean los asientos
option-places-free = cada uno donde quiere
option-keep_seats = Para el Recambó siguiente se guardan los asientos
option-packets = De cuántas en cuántas se dan las cartas
option-packets-3-3-3 = 3-3-3
option-packets-4-3-2 = 4-3-2
option-packets-2-3-4 = 2-3-4
option-packets-3-2-4 = 3-2-4
option-packets-4-5 = 4-5
option-packets-5-4 = 5-4
option-buy_from = De dónde se compra
option-buy_from-top = de encima
option-buy_from-bottom = de debajo
option-pass_from = De dónde se pasan las cartas
option-pass_from-bottom = de debajo
option-pass_from-top = de encima
option-entry = La entrada de quien da
option-medalhao = El Medallón (0: sin él)
option-obligation = Espadilla y pie obligados
option-obligation-always = siempre
option-obligation-limit = hasta un límite
option-obligation-off = nunca
option-obligation_limit = Ese límite, en tantos del pozo
option-obligation_pe = También el pie está obligado
option-cap = Por encima del límite ninguna puesta entra en el pozo
option-term = Cuántas manos de un pozo nuevo obligan a meter la puesta
option-split_remissa = Una remisa puede entrar en dos mitades
option-recambo = Cuántos tantos hacen un Recambó
option-recambos = Cuántos Recambós se juegan
option-remissas_end = Qué se hace al final con las remisas
option-remissas_end-play-out = se juegan todas
option-remissas_end-divide = se reparten
option-hands_limit = Tras cuántas manos se acaba y se reparte
option-hands_limit-none = sin límite
option-lay_down = Se puede tender el juego
option-bought_more = Quién compró más
option-bought_more-shown = a la vista
option-bought_more-asked = si lo pregunta el feito

## El juez

incident-lead-out-of-turn = Ha salido quien no debía
incident-plays-ahead = El último ha jugado antes de tiempo a la salida del feito
incident-revoke = Un renuncio
incident-after-revoke = ¿Puede ganar todavía quien renunció?
incident-accuses = Alguien acusa un renuncio o una carta de más o de menos
incident-two-cards = Han caído dos cartas en la mesa
incident-second-card = Alguien quiere cambiar la carta jugada
incident-wrong-name = Se ha nombrado mal una carta o el triunfo
fact-covered = ¿Está cubierta la baza?
fact-by = ¿Quién lo hizo?
fact-by-feito = el feito
fact-by-opponent = un contrario
fact-whose = ¿A quién tocaba salir?
fact-whose-feito = al feito
fact-whose-opponent = a un contrario
fact-only_suit = ¿No tiene más que ese palo?
fact-bound = ¿Estaba obligado a esa carta?
fact-harms = ¿Perjudica al feito?
fact-decides = ¿Decide la mano, guiando al otro?
fact-kind = ¿Qué dejó de hacer?
fact-kind-follow = servir al palo
fact-kind-trump = dar triunfo a triunfo
fact-kind-ruff = falló teniendo el palo
fact-kind-matador = dar el matador obligado
fact-found = ¿Cuándo se descubre?
fact-found-soon = a tiempo de rehacer las bazas
fact-found-late = tarde, o al final
fact-trick_of = ¿De quién quedó la baza?
fact-trick_of-revoker = del que renunció o del otro
fact-trick_of-harmed = del perjudicado, con un triunfo alto que no habría gastado
fact-trick_of-thrown-to = de quien falló, y el perjudicado echó una carta baja
fact-against = ¿A quién perjudica?
fact-against-feito = al feito
fact-against-opponent = a un contrario
fact-times = ¿Cuántas veces ha renunciado en la mano?
fact-times-2 = dos o más
fact-enough = ¿Tiene bazas bastantes sin las del renuncio?
fact-accuser = ¿Quién acusa?
fact-accuser-player = uno que juega la mano
fact-accuser-quarto = el cuarto
fact-accuser-onlooker = un mirón
fact-how = ¿Cómo cayeron?
fact-how-clinging = pegada una a la otra
fact-how-apart = separadas y a la vista
fact-revoked = ¿La primera era un renuncio?
fact-let_go = ¿La había soltado?
fact-thing = ¿Qué se nombró mal?
fact-thing-card = una carta
fact-thing-turned-suit = el palo de la carta vuelta
decision-lead-stands = La salida vale.
decision-card-back = La carta se levanta y sale quien debía.
decision-feito-chooses = Elige el feito.
decision-right-chooses = Elige el de su derecha.
decision-card-stays = La carta queda jugada.
decision-may-correct = Puede enmendarlo y no debe nada.
decision-revoked = Es renuncio: debe una puesta.
decision-cannot-win = Ya no puede ganar la mano.
decision-by-tricks = La mano se decide por las bazas.
decision-wins-all-the-same = Gana igualmente.
decision-is-judged = Se juzga.
decision-no-effect = No tiene efecto.
decision-seen-card-counts = Vale la carta que se vio entera.
decision-free-still = Aún no está jugada.
decision-as-it-is = Vale lo que es, no lo que se dijo.
follows-leads-anything = Quien sale puede jugar lo que quiera.
follows-leads-another-suit = Quien sale no puede jugar ese palo.
follows-may-not-beat = En esa baza ninguno de los dos puede fallar ni ganar la carta del feito, si puede evitarlo.
follows-played-again = La mano se rehace desde esa baza.
follows-won-as-without = Gana la mano quien la habría ganado sin el renuncio.
follows-one-trick-over = Se le quita una baza y se da al perjudicado, si con ella gana.
follows-trick-to-thrower = La baza es de quien la habría hecho si no se hubiera fallado.
follows-trick-to-rightful = La baza es de quien la habría hecho sin el renuncio.
follows-cannot-win = Ya no puede ganar la mano.
follows-one-reposta = Debe una sola puesta.
follows-lifts-and-is-paid = Levanta el pozo y cobra, y debe la puesta del renuncio.
follows-has-codilho = Gana el codillo o hace reponer al feito, que paga; y debe la puesta del renuncio.
follows-other-to-hand = La otra vuelve a la mano.
party-offender = quien lo hizo
reason-revoke = Por un renuncio
incident-wrong-count = Al final alguien tiene una carta de más o de menos
incident-casca-given-back = Se repone una casca con una carta de más o de menos
incident-last-trick-short = Falta una carta para la última baza
incident-cards-left-over = Hechas las nueve bazas sobran cartas
incident-thirteen-early-name = El de las trece nombra triunfo antes de apartar cuatro
incident-thirteen-count = La cuenta de quien toma las trece no es justa
incident-thirteen-opponent-count = Contra las trece un jugador tiene mal sus cartas
incident-asks-early = Se pide puesta antes de que los otros compren
incident-casca-asks = El de la casca pide puesta después de nombrar
incident-shows-as-won = Un contrario enseña sus cartas y da la mano por ganada
incident-gives-codilho = El feito dice a un contrario que tiene codillo
incident-sign = Alguien habla o hace una seña durante el juego
incident-saw-cards = Al volver a la mesa alguien ve cartas ajenas
incident-confuses = Alguien confunde las cartas después de nombrado el triunfo
incident-told-wrong-trump = Le han dicho mal el triunfo
incident-espadilha-passed = Alguien pasó dos veces con la espadilla obligada
incident-espadilha-thrown = La espadilla obligada aparece en los descartes
fact-wrong = ¿De más o de menos?
fact-wrong-many = de más
fact-wrong-few = de menos
fact-cards = ¿Cuántas?
fact-cards-2 = dos o más
fact-excuse = ¿Tiene excusa?
fact-excuse-none = no
fact-excuse-so-with-notice = hizo solo por preferencia y lo avisó
fact-excuse-passed-with-eight = pasó con ocho avisando, y no quedó carta que comprar
fact-asked_reposta = ¿Había pedido puesta?
fact-short = ¿A cuántos les falta carta?
fact-players_over = ¿A cuántos les sobra carta?
fact-stock_right = ¿Tenía la baceta sus trece cartas?
fact-named = ¿Ha nombrado ya el triunfo?
fact-passed_on = ¿Pasó las cartas el siguiente?
fact-safe = ¿Tenía el feito segura la mano?
fact-depends = ¿Depende la mano de haberlas visto?
fact-agreed = ¿Quieren los otros que se juegue?
fact-base = ¿Cuánto paga el juego a cada uno?
fact-taking = ¿Quería hacer la baza con esa carta?
fact-then = ¿Qué pasó después?
fact-then-casca = otro fue a la casca sin ser el pie
fact-then-pe-casca = el pie fue a la casca
fact-then-segundo = otro hizo Voltarete segundo
fact-bought = ¿Compró cartas?
fact-in_discards_of = ¿En qué descartes?
fact-in_discards_of-feito = los del feito
fact-in_discards_of-buyer = los del que compró y había pasado dos veces
decision-owes-and-may-win = Debe una puesta, y puede ganar la mano.
decision-owes-and-cannot-win = Debe una puesta y no puede ganar la mano.
decision-owes-another = Debe otra puesta además.
decision-owes-reposta = Debe una puesta.
decision-right-leads = Sale el de su derecha.
decision-trick-to-holder = La baza es de quien tiene carta.
decision-hand-over = Con nueve bazas acaba la mano.
decision-plays-with-thirteen = Juega con las trece.
decision-puts-right = Aún puede contar y corregirlo.
decision-void = La mano se anula.
decision-harmed-chooses = El perjudicado elige la carta.
decision-is-played = Se juega.
decision-may-change-card = Puede levantarla y poner un triunfo verdadero.
decision-no-revoke = No es renuncio.
follows-each-owes = Cada uno debe una puesta.
follows-he-owes = Debe una puesta.
follows-nine-tricks = Se acaba a las nueve bazas, y gana quien tenga cinco.
follows-no-payments = No se pierde más, ni se hacen los pagos.
follows-hand-goes-on = La mano sigue.
party-quarto = el cuarto
party-feito = el feito
party-each = cada uno de los otros
reason-wrong-count = Por una carta de más o de menos
reason-penalty = Por una falta
incident-forgotten-entry = Quien da ha olvidado meter su entrada
incident-forgotten-medalhao = El Medallón no se pasó a quien tocaba
incident-forgotten-pot = Quien ganó el pozo lo ha dejado en la mesa
incident-forgotten-tento = No se sacó el tanto del Recambó
incident-forgotten-remissa = Se olvidó meter una remisa
incident-unseen-remissa = Una remisa se tachó sin que los demás lo vieran
incident-asked-wrongly = Se pidió de menos, tarde o por otro nombre
incident-paid-double = Se pagó doble por un palo sencillo
incident-disputed-payment = Uno pide un pago y el otro dice que ya lo hizo
incident-penalty-payee = A quién pertenece la puesta de una pena
incident-leaves-four = De cuatro, uno se levanta con remisas en espera
fact-made = ¿Ha hecho juego alguien?
fact-made-nobody = nadie todavía
fact-made-contra-pe-passed = nadie, y el contrapié ha pasado dos veces
fact-made-somebody = sí
fact-entry = ¿Cuánto es la entrada?
fact-taken = ¿Quién lo toma?
fact-taken-rightful = aquel a quien tocaba
fact-taken-refused = nadie: aquel a quien tocaba no lo quiere
fact-taken-next-refuses = lo tomó aquel a quien tocaba, y el siguiente lo rechaza
fact-medalhao = ¿Cuánto es el Medallón?
fact-made_himself = ¿Ha hecho juego alguien, o han pasado todos dos veces?
fact-pot = ¿Cuánto había en el pozo?
fact-remembered = ¿Se recuerda que no se sacó?
fact-remember = ¿Cuántos jugadores lo recuerdan?
fact-shown = ¿Llamó a los demás para que lo vieran?
fact-doubted = ¿Lo ponen en duda?
fact-amount = ¿De cuánto es?
fact-due = ¿Cuánto se debe?
fact-asked = ¿Cuánto se pidió?
fact-when = ¿Cuándo se pide?
fact-when-in-time = antes de darse todas las cartas de la mano siguiente
fact-when-asked-before = después, pero ya se había pedido a tiempo
fact-when-late = después
fact-other_paid = ¿Pagó ya otro la cantidad debida?
fact-excess = ¿Cuánto se pagó de más?
fact-other_returned = ¿Se devolvió ya a otro?
fact-noticed = ¿Lo notó alguien?
fact-noticed-nobody = nadie
fact-noticed-paid = vieron que pagó
fact-noticed-unpaid = vieron que no pagó
fact-thirteen = ¿Es la casca de las trece?
fact-go_on = ¿Siguen jugando los otros tres?
decision-pays-now = Lo paga ahora.
decision-too-late = Es tarde para pedirlo.
decision-may-not-refuse = No puede rechazarlo.
decision-takes-pot = Se lleva el pozo que había ganado.
decision-nothing-owed = No se debe nada.
decision-still-owed = Se debe todavía.
decision-to-the-pot = Pertenece al pozo, y a ningún jugador.
decision-no-share = Pierde su derecho a las remisas.
decision-gives-back = Devuelve lo que recibió de más.
decision-gives-way = Cede el que pide.
follows-pot-as-it-lies = Se juega por lo que hay en el pozo.
follows-medalhao-goes-on = Quien lo mete lo pasa a su derecha.
follows-pot-played-for = El pozo se queda y se juega por él en esta mano.
follows-new-pot-enters = Entra lo que se debe por el pozo nuevo.
follows-enters-in-order = Entra cuando le toca, como las demás.
follows-codilho-still-shared = El codillo se reparte igualmente entre los tres.
follows-three-go-on = Los otros tres siguen, y las levantan sin él.
follows-may-still-ask = Lo que falta puede pedirse hasta que se den todas las cartas.
party-dealer = quien da
party-holder = quien tiene el Medallón
party-rightful = aquel a quien tocaba
party-winner = quien ganó
party-owner = quien debía la remisa
party-payer = quien debe el pago
party-pot = el pozo
party-box = la caja del Recambó
reason-payment = Los pagos de la mano
reason-returned = Lo pagado de más

## Errores

error-wrong-hands = Tiene que haber { $seats } manos, no { $given }.
error-card-twice = { $card } está escrita dos veces.
error-not-in-pack = { $card } no está en la baraja de { $game }.
error-hand-too-long = El asiento { $seat } recibe { $each } cartas, no { $given }.
error-unknown-start = Una partida de { $game } no puede empezar con «{ $name }»: puede con { $known }.
error-not-a-score = score tiene que ser una lista de números enteros.
error-bad-score-with-pot = score tiene que dar { $sides } números que con pot y box sumen cero.
error-not-remissas = remissas tiene que ser una lista de [asiento, tantos].
error-no-dealer = Aún no se sabe quién da: empieza con un dealer, o sortead.
error-stock-too-long = La baceta de { $game } tiene { $asleep } cartas, no { $given }.
