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
event-recambo-enters = Los tantos del Recambó entran en el pozo: { $number }. Quien levante este pozo acaba el Recambó.
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
    [yes] Dices «paso»: el otro puede hacer juego.
   *[no] { $name } dice «paso»: el otro puede hacer juego.
}
event-bids = { $you ->
    [yes] Dices: «{ event-bids.said }».
   *[no] { $name } dice: «{ event-bids.said }».
}
    .said = { $bid }
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
    [0] { $you ->
        [yes] Vas a la casca sin llevar carta.
       *[no] { $name } va a la casca sin llevar carta.
    }
   *[other] { $you ->
        [yes] Vas a la casca y llevas una carta.
       *[no] { $name } va a la casca y lleva una carta.
    }
}
event-gives-back = { $you ->
    [yes] Repones la casca sin jugarla.
   *[no] { $name } repone la casca sin jugarla.
}
event-lays-aside = { $you ->
    [yes] Apartas cuatro cartas.
   *[no] { $name } aparta cuatro cartas.
}
event-buys = { $number ->
    [0] { $you ->
        [yes] No compras
       *[no] { $name } no compra
    }
   *[other] { $you ->
        [yes] Te descartas de { $number } y compras otras tantas
       *[no] { $name } se descarta de { $number } y compra otras tantas
    }
}; { $left ->
    [0] no queda ninguna
    [one] queda una
   *[other] quedan { $left }
}.
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
event-surrenders = { $you ->
    [yes] Te rindes: «{ event-surrenders.said }».
   *[no] { $name } se rinde: «{ event-surrenders.said }».
}
    .said = Paso
event-pursues = { $you ->
    [yes] Dices «Sigo»: tomas la mano y juegas por el codillo contra los dos.
   *[no] { $name } dice «Sigo»: toma la mano y juega por el codillo contra los dos.
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
event-result-beaten = { $you ->
    [yes] Tomaste la mano, y el tercero ha hecho más bazas: pagas el codillo, { $number }.
   *[no] { $name } tomó la mano, y el tercero ha hecho más bazas: { $name } paga el codillo, { $number }.
}
event-result-defended = { $you ->
    [yes] Tomaste la mano y has hecho menos bazas que el feito: debes { $number }.
   *[no] { $name } tomó la mano y ha hecho menos bazas que el feito: { $name } debe { $number }.
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
event-shows-matadores = { $count ->
    [one] { $you ->
        [yes] Enseñas el matador que te queda: { $cards }.
       *[no] { $name } enseña el matador que le queda: { $cards }.
    }
   *[other] { $you ->
        [yes] Enseñas los matadores que te quedan: { $cards }.
       *[no] { $name } enseña los matadores que le quedan: { $cards }.
    }
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
event-gets-up = { $you ->
    [yes] Te levantas: siguen los otros tres.
   *[no] { $name } se levanta: siguen los otros tres.
}
event-adjourned = La partida se deja para otro día, con sus remisas.
event-divided = Lo que queda se reparte entre todos.
event-lays-down = { $says-key ->
    [codilho-to] { $whose-key ->
        [you] { $name } se tiende con { $cards }: codillo tuyo.
       *[other] { $you ->
            [yes] Te tiendes con { $cards }: codillo de { $whose }.
           *[no] { $name } se tiende con { $cards }: codillo de { $whose }.
        }
    }
   *[other] { $you ->
        [yes] Te tiendes con { $cards }: { $says }.
       *[no] { $name } se tiende con { $cards }: { $says }.
    }
}
event-all-concede = { $says-key ->
    [geral] { $you ->
        [yes] Todos te dan la bola por ganada.
       *[no] Todos dan a { $name } la bola por ganada.
    }
   *[won] { $you ->
        [yes] Todos te dan la mano por ganada.
       *[no] Todos dan a { $name } la mano por ganada.
    }
}
event-match-over = { $why-key ->
    [hands] { $number ->
        [one] La partida ha terminado: se ha jugado la mano convenida.
       *[other] La partida ha terminado: se han jugado las { $number } manos convenidas.
    }
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
phase-surrendered = El feito se rinde
phase-vote = Se vota
last-trick-forbidden = Las bazas pueden mirarse, pero ya no quién jugó cada carta.
law-last-trick = vol.II.11.14
prompt-vote-divide = ¿Repartís lo que queda y lo dejáis?
prompt-vote-adjourn = ¿Dejáis la partida para otro día?
prompt-vote-enter = ¿Dejáis que entre la puesta, aunque esperen remisas?
prompt-vote-get-up = ¿Seguís los tres solos?
what-divide = repartir lo que queda
what-adjourn = dejarlo para otro día
what-enter = que entre la puesta aunque esperen remisas
what-get-up = dejar la mesa, y que sigan los otros tres
action-propose = Proponer
action-propose-divide = Proponer que se reparta
action-propose-adjourn = Proponer dejarlo para otro día
action-propose-enter = Proponer que entre
action-propose-get-up = Proponer dejar la mesa
action-consent = Consentir
action-object = No consentir
phase-debts = Las puestas

## Preguntas

prompt-enter = ¿Tu remisa entra entera?
prompt-first-passage = ¿Haces juego?
prompt-answer-licenca = ¿Dejas que el otro haga juego, o vas por delante?
prompt-second-passage = Segunda vuelta: ¿pasas, vas a la casca o haces Voltarete?
prompt-quarto = Todos han pasado dos veces. ¿Tomas las trece?
prompt-lay-aside = ¿Qué cuatro cartas apartas?
prompt-name-trump = ¿Qué palo es triunfo?
prompt-exchange = ¿De qué cartas te descartas?
prompt-buy = ¿De qué cartas te descartas? Compras otras tantas.
prompt-order = ¿Mandas jugar?
prompt-answer = ¿Das la puesta?
prompt-stop = Tienes las cinco primeras. ¿Sigues?
prompt-laid-down = ¿Lo aceptas?
prompt-conceded = Te dan la mano por ganada. ¿La tomas?
prompt-surrendered = El feito se rinde. ¿Queda en puesta, o sigues tú por el codillo?
prompt-debts = ¿Metes tu puesta en el pozo?

## Acciones

action-enter-whole = Entera
action-enter-half = La mitad ahora
action-enter = Entra
action-reshuffle = Que se baraje otra vez
action-passo = Paso
action-licenca = Licencia
action-entro = Entro
action-preferencia = Preferencia en copas
    .said = Preferencia
action-preferencia-oros = Preferencia en oros
action-preferencia-espadas = Preferencia en espadas
action-preferencia-bastos = Preferencia en bastos
action-so = Solo
action-so-copas = Solo en copas
action-so-oros = Solo en oros
action-so-espadas = Solo en espadas
action-so-bastos = Solo en bastos
action-respeito = Voltarete de respeto
action-segundo = Voltarete segundo
action-casca = { $count ->
    [0] A la casca sin carta
   *[other] A la casca con una carta
}
    .said = A la casca
action-treze = Tomo las trece
action-decline = Las dejo
action-aside = Apartar cuatro
action-name = { $suit }
action-give-back = Reponer la casca
action-begin = Mandar jugar
action-geral = Declarar bola
    .said = Bola
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
action-lay-down-codilho = { $named ->
    [after] Tenderse: codillo de { $name }
   *[no] Tenderse: codillo
}
action-concede-won = Dar la mano por ganada
action-concede-geral = Dar por ganada la bola
action-concede = Dar la mano por ganada
action-give-up = Renunciar al codillo
action-surrender = Paso: me rindo
action-sigo = Sigo yo
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
role-sigo = sigue
word-passo = paso
word-licenca = licencia
word-entro = entro
word-preferencia = preferencia
word-preferencia-oros = preferencia en oros
word-preferencia-espadas = preferencia en espadas
word-preferencia-bastos = preferencia en bastos
word-so = solo
word-so-copas = solo en copas
word-so-oros = solo en oros
word-so-espadas = solo en espadas
word-so-bastos = solo en bastos
word-respeito = Voltarete de respeto
word-segundo = Voltarete segundo
word-casca = casca
word-treze = casca de las trece
word-declared = declarada
word-undeclared = sin declarar
word-both = los dos por igual
word-nobody = ninguno
note-game = Juego: { $value }
note-favourite = Palo favorito: { $value }
note-geral = Bola: { $value }
note-bought = { $you ->
    [yes] Has comprado { $value }
   *[no] { $name } ha comprado { $value }
}
plate-bought = compró { $value }
note-pass-hint = Lo usual es pasar cinco
note-bought-more = { $value-key ->
    [you] Compraste más
   *[other] { $value } compró más
}
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
note-carried = { $you ->
    [yes] Tu remisa: { $value }, de un Recambó anterior
   *[no] Remisa de { $name }: { $value }, de un Recambó anterior
}
note-gone = { $value-key ->
    [you] Te has levantado
   *[other] { $value } se ha levantado
}
note-medalhao = { $value-key ->
    [you] Tienes el Medallón
   *[other] El Medallón lo tiene { $value }
}
heap-box = Recambó: { $amount }
heap-out = Fuera de juego: { $count }
account-box = la caja del Recambó
unit-tentos = { $count ->
    [one] 1 tanto
   *[other] { $count } tantos
}
unit-points = { $count ->
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
option-places = Cómo se reparten los asientos
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
option-pass_hint = Sugerir que se pasen cinco cartas
option-chat = Se puede hablar durante la mano
option-stand_in = Si alguien falta mucho tiempo
option-stand_in-bot = sigue la casa
option-stand_in-none = la mesa espera

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
fact-bound = ¿Era obligada esa carta?
fact-harms = ¿Perjudica al feito?
fact-decides = ¿Decide la mano, guiando al otro?
fact-kind = ¿Qué dejó de hacer?
fact-kind-follow = servir al palo
fact-kind-trump = dar triunfo a triunfo
fact-kind-ruff = servir al palo, y falló
fact-kind-matador = dar el matador obligado
fact-found = ¿Cuándo se descubre?
fact-found-soon = a tiempo de rehacer las bazas
fact-found-late = tarde, o al final
fact-trick_of = ¿De quién quedó la baza?
fact-trick_of-revoker = del que renunció, por su fallo
fact-trick_of-harmed = del perjudicado, con un triunfo alto que no habría gastado
fact-trick_of-thrown-to = del que renunció por su fallo, y quien podía hacerla echó una carta baja
fact-trick_of-anyway = del que renunció, que la haría también con cualquier carta lícita
fact-trick_of-another = de otro, que no gastó más por ello
fact-own_gain = ¿Lo dice el mismo que renunció, y ganaría con ello?
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
fact-lawful = ¿Cuál de las dos se podía jugar?
fact-lawful-both = las dos
fact-lawful-one = una
fact-lawful-neither = ninguna
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
decision-lawful-card-counts = Vale la que se podía jugar.
decision-neither-counts = No vale ninguna: se juega otra carta.
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
follows-trick-stays = La baza se queda donde está.
follows-cannot-win = Ya no puede ganar la mano, ni el codillo.
follows-one-reposta = Debe una sola puesta.
follows-lifts-and-is-paid = Levanta el pozo y cobra, y debe la puesta del renuncio.
follows-has-codilho = Gana el codillo o hace reponer al feito, que paga; y debe la puesta del renuncio.
follows-other-to-hand = La otra vuelve a la mano.
follows-lawful-card-stays = La única que valía queda en la baza.
follows-both-to-hand = Las dos vuelven a la mano, y se juega una carta que valga.
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
incident-told-wrong-lead = Le han señalado mal la carta de salida
incident-espadilha-passed = Alguien pasó dos veces con la espadilla obligada
incident-pe-passed = El pie pasó la segunda vez, donde es obligado
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
fact-mixed = ¿Se han mezclado ya las cartas?
fact-next_had_bought = ¿Había comprado ya el de su derecha cuando se pidió?
fact-passed_on = ¿Pasó las cartas el siguiente?
fact-safe = ¿Tenía el feito segura la mano?
fact-other_agrees = ¿Da también el otro contrario la mano por ganada?
fact-depends = ¿Depende la mano de haberlas visto?
fact-agreed = ¿Quieren los otros que se juegue?
fact-base = ¿Cuánto paga el juego a cada uno?
fact-taking = ¿Quería hacer la baza con esa carta?
fact-asked_lead = ¿Preguntó cuál fue la de salida, y se lo dijeron mal?
fact-corrected = ¿Le corrigieron antes de que jugara?
fact-then = ¿Qué pasó después?
fact-then-casca = otro fue a la casca sin ser el pie
fact-then-pe-casca = el pie fue a la casca
fact-then-segundo = otro hizo Voltarete segundo
fact-then-nobody = nadie hizo juego
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
follows-nine-tricks = Se acaba a las nueve bazas, y gana quien tenga cinco.
follows-no-payments = No se pierde más, ni se hacen los pagos.
follows-hand-goes-on = La mano sigue.
party-quarto = el cuarto
party-feito = el feito
party-each = cada uno de los otros
party-miscounted = cada uno que tiene carta de más o de menos
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
fact-made-pe-passed = nadie, y el pie ha pasado por última vez
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
fact-when-in-time = antes de cortar para la mano siguiente
fact-when-while-dealt = después de cortar, antes de darse la última carta
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
follows-three-go-on = Los otros tres siguen, y las levantan sin quien se fue.
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
incident-faced-in-deal = Al dar aparece una carta descubierta
incident-other-packets = Se ha dado de otro modo que de tres en tres
incident-deals-on = Dadas las nueve, quien da sigue dando
incident-dealt-number = Alguien ha recibido mal sus cartas
incident-faulty-pack = La baraja no está bien
incident-faced-in-stock = Al comprar aparecen cartas descubiertas en la baceta
incident-faced-in-purchase = Un contrario encuentra una carta descubierta entre las que puede comprar
incident-faced-leftover = Entre las cartas que nadie compró se ve una
fact-faced_by = ¿Cómo quedó descubierta?
fact-faced_by-found = venía así en la baraja, o la volvió el viento u otra persona
fact-faced_by-dealer = la volvió quien daba
fact-faced_by-receiver = la volvió quien la recibía
fact-faced = ¿Cuántas cartas descubiertas hay?
fact-faced-2 = dos o más
fact-faced_card = ¿Qué carta es?
fact-faced_card-black-ace = la espadilla o el basto
fact-faced_card-king = un rey
fact-faced_card-other = otra
fact-deal_over = ¿Se había acabado de dar?
fact-taken_up = ¿Se han levantado ya las cartas que sobran?
fact-dealt = ¿Cuántas cartas ha recibido?
fact-dealt-7 = siete o menos
fact-dealt-8 = ocho
fact-dealt-10 = diez
fact-dealt-11 = once o más
fact-bought_yet = ¿Ha comprado ya alguien?
fact-pack_fault = ¿Qué tiene la baraja?
fact-pack_fault-number = una carta de más o de menos
fact-pack_fault-twins = dos cartas iguales
fact-pack_fault-back = una carta de otro dorso
fact-pack_fault-strange = una carta que no es de este juego
fact-pack_before = ¿Se sabe que ya estaba así en otras manos?
fact-buyer = ¿Quién compra?
fact-buyer-feito = el feito
fact-buyer-right = el contrario que compra primero
fact-buyer-left = el contrario que compra después
fact-met = ¿Cuántas han aparecido ya en esta baceta?
fact-met-2 = dos o más
fact-sure_win = ¿Muestra el feito que gana sin ninguna duda?
fact-part = ¿Dónde está la carta?
fact-part-own = entre las que dejó para sí el primero que compra
fact-part-passed = entre las que le pasaron al otro
fact-place = ¿En qué lugar, desde arriba?
fact-wanted = ¿Cuántas quería comprar?
fact-thrown_already = ¿Había hecho ya sus descartes para todas?
decision-hand-stands = La mano vale.
decision-dealt-again = Se da de nuevo.
decision-give-notice = Se juega, avisando de la carta de más o de menos.
decision-judged-at-end = Se juzga al acabar la mano.
decision-must-buy-it = Hay que comprarla.
decision-must-buy-all = Hay que comprar todas las que se descartaron.
decision-need-not-buy = No hay que comprarla.
decision-feito-wins = El feito gana la mano.
follows-hand-void = Las bazas no cuentan y nadie levanta el pozo.
follows-same-dealer = Vuelve a dar quien dio.
follows-passes-back = Cada uno recobra los tantos de sus pasos.
follows-card-public = Todos conocen la carta.
follows-deal-again = Quien da reparte de nuevo, de tres en tres.
follows-packet-back = Las cartas que sobran vuelven encima de la baceta.
follows-past-hands-void = Tampoco cuentan las manos jugadas con esa baraja desde entonces; las de la otra valen.
follows-won-by-feito = El feito levanta el pozo y cobra el juego y los matadores.
follows-buys-own-part = Compra todas las que dejó para sí: ni se pasa ni va a los descartes.
follows-buys-as-thrown = Compra tantas como descartó.
follows-buys-down-to-it = Compra desde arriba hasta ella, por lo menos.
follows-rest-to-discards = Va con las demás a los descartes.
follows-geral-lawful = El feito puede jugar para la bola.
incident-word-with-wrong-count = En la primera vuelta alguien habla habiendo una carta de más o de menos
incident-throws-down = Alguien tira las cartas por haber una de más o de menos
incident-known-count = Los dos primeros han pasado y se sabe de una carta de más o de menos
incident-passed-twice-wrong = Alguien pasó dos veces con una carta de más o de menos
incident-made-wrong = Alguien hizo juego con una carta de más o de menos, sin avisar
incident-buyer-wrong = Hecha la casca o el segundo, un contrario tiene o tuvo una carta de más o de menos
fact-whose_count = ¿Quién tiene una carta de más o de menos?
fact-whose_count-own = la misma persona
fact-whose_count-anothers = otra persona
fact-dealer_speaks = ¿Habla quien dio?
fact-word = ¿Qué dice?
fact-word-passo = paso
fact-word-licenca = licencia, o licencia en copas
fact-word-respeito = Voltarete de respeto
fact-word-so = solo, sin que nadie haya hecho juego
fact-word-so-against = solo, contra el juego de otro
fact-notice = ¿Se había avisado de la carta de más o de menos?
fact-thrower = ¿Quién las tira?
fact-thrower-mao = el mano
fact-thrower-contra-pe = el contrapié
fact-thrower-pe = el pie
fact-others_passed = ¿Habían pasado ya los que hablan antes (si las tiró el mano, el segundo)?
fact-made_after = ¿Hace juego otro después?
fact-others_down = ¿Es nula la mano por otro que tiró las suyas?
fact-third_passed = ¿Ha pasado también el tercero?
fact-spoken_again = ¿Ha hablado ya alguien en la segunda vuelta?
fact-nine_now = ¿Tiene ahora nueve cartas?
fact-proof = ¿Cómo se sabe que las tuvo mal?
fact-proof-evident = está probado
fact-proof-suspected = se sospecha
fact-led_yet = ¿Se ha salido ya?
fact-made_how = ¿Cómo hizo juego?
fact-made_how-first-passage = en la primera vuelta, sin haber dado
fact-made_how-second-passage = casca o segundo
fact-made_how-dealers = en la primera vuelta, y es quien dio
fact-led = ¿Se ha salido ya?
fact-led-not-led = no
fact-led-led = sí, y antes preguntó si estaban todos listos
fact-led-hurried = sí, sin preguntarlo y dando prisa
decision-may-not-bid = No puede hacer ese juego.
decision-bid-good = El juego vale.
decision-may-pass = Puede pasar.
decision-third-may-bid = El tercero no dio: puede hacer juego todavía.
follows-bid-refused = Lo dicho no cuenta como juego.
follows-bid-stands = Su juego sigue en pie.
follows-plays-as-dealt = Juega con las cartas que tiene, sin descartar ni comprar, y no debe nada por la que sobra o falta.
follows-comes-to-nine = Al comprar se queda con nueve.
follows-passed-with-notice = Cuenta como quien pasó avisando.
follows-passed-silently = Cuenta como quien pasó sin avisar.
follows-takes-up-cards = Vuelve a levantar sus cartas.
follows-by-tricks = La mano se decide por las bazas.
follows-given-up = El feito ya no puede ganar: a lo más se queda en puesta.
incident-meant-otherwise = Alguien dijo una cosa y dice que quería otra
incident-turns-for-respeito = Alguien vuelve la carta para Voltarete de respeto
incident-wrong-card-turned = Para hacer Voltarete se volvió una carta que no era de la baceta
incident-segundo-out-of-turn = Alguien vuelve la carta para Voltarete segundo fuera de turno
incident-casca-out-of-turn = Alguien va a la casca fuera de turno
incident-pe-answers-early = El pie responde al mano antes que el contrapié
incident-wrong-suit = El feito nombró un palo por otro
incident-unnamed = El feito no ha nombrado el triunfo
incident-spread-unnamed = Quien hace solo tiende sus cartas sin haber nombrado el triunfo
fact-has_aces = ¿Tiene la espadilla y el basto?
fact-aces_shown = ¿Cuándo los enseña?
fact-aces_shown-before = antes de volver la carta
fact-aces_shown-after-turn = después, pero antes de juntar las compradas a las suyas
fact-aces_shown-after-mixing = cuando ya las ha juntado
fact-may_bid = ¿Podía hacer juego todavía?
fact-his_turn = ¿Era su vez?
fact-turned_for = ¿Para qué la volvió?
fact-turned_for-respeito = Voltarete de respeto
fact-turned_for-segundo = Voltarete segundo
fact-card_of = ¿De dónde era la carta?
fact-card_of-idle-pack = de la otra baraja
fact-card_of-another-hand = de la mano de otro
fact-did = ¿Qué hizo?
fact-did-says = lo dijo
fact-did-takes-stock = tomó la baceta
fact-did-lays-card = puso una carta encima
fact-pe_says = ¿Qué dice el pie?
fact-pe_says-licenca-copas = licencia en copas
fact-pe_says-so = solo
fact-pe_says-so-copas = solo en copas
fact-contra_pe_says = ¿Qué dice luego el contrapié?
fact-contra_pe_says-none = paso
fact-contra_pe_says-licenca-copas = licencia en copas
fact-contra_pe_says-so = solo
fact-contra_pe_says-so-copas = solo en copas
fact-contra_pe_says-respeito = Voltarete de respeto
fact-game_made = ¿Qué juego hace el feito?
fact-game_made-licenca = licencia
fact-game_made-so = solo
fact-game_made-casca = casca
fact-asked_again = ¿Le preguntó después un contrario cuál era el triunfo?
fact-other_answers = ¿Respondió entonces el otro contrario?
fact-without_naming = ¿Qué ha hecho ya sin nombrarlo?
fact-without_naming-bought = ha comprado, sin ver las cartas
fact-without_naming-seen = ha visto lo que compró
fact-without_naming-ordered = ha mandado comprar a los otros
fact-without_naming-led = ha salido o mandado salir
fact-ouros = ¿Cuántos oros tiene?
fact-copas = ¿Cuántas copas tiene?
fact-espadas = ¿Cuántas espadas tiene, sin la espadilla?
fact-paus = ¿Cuántos bastos tiene, sin el basto?
decision-word-stands = Vale lo dicho.
decision-respeito-stands = El Voltarete de respeto vale.
decision-contra-pe-has-it = El juego es del contrapié.
decision-pe-has-it = El pie queda con lo que dijo.
decision-first-suit = Triunfa el palo que se nombró primero.
decision-second-suit = Triunfa el palo que se nombró después.
decision-copas = Triunfan las copas.
decision-may-name = Aún puede nombrarlo.
decision-longest-suit = Triunfa el palo del que tiene más cartas.
follows-word-stands = Se sigue por lo que se dijo.
follows-plays-respeito = La carta vuelta es triunfo y se juega sin pena.
follows-card-to-owner = La carta vuelve a la mano de su dueño.
follows-turns-top-card = Se vuelve la primera carta de la baceta, y solo ella hace triunfo.
follows-stock-back = La baceta se deja en su sitio.
follows-card-off-stock = La carta se quita de la baceta.
follows-bound-in-turn = Hablan antes los que van delante; si le llega la vez, va a la casca.
follows-contra-pe-stands = Queda en pie el juego del contrapié.
follows-pe-may-go-higher = El pie solo puede subir.
follows-pe-bid-stands = Queda en pie el juego del pie.
follows-first-suit-trumps = El triunfo no cambia.
follows-second-suit-trumps = El triunfo es el segundo palo.
follows-still-names = Nombra ahora.
follows-ouros-trumps = Triunfan los oros.
follows-copas-trumps = Triunfan las copas.
follows-espadas-trumps = Triunfan las espadas.
follows-paus-trumps = Triunfan los bastos.
follows-right-names-longest = El de su derecha elige entre los palos más largos.
incident-reopens-discards = El feito quiere volver a hacer sus descartes
incident-feito-bought-many = El feito compró una carta de más
incident-feito-bought-few = El feito compró una carta de menos
incident-buyer-bought-many = Un contrario compró una carta de más
incident-buyer-bought-few = Un contrario compró una carta de menos
incident-passed-once-wrong = Un contrario del feito había pasado con una carta de más o de menos
fact-slip = ¿Por qué lo quiere?
fact-slip-another-suit = nombró otro palo del que quería
fact-slip-no-suit = aún no ha nombrado palo
fact-slip-changed-mind = ha cambiado de idea
fact-looked = ¿Ha visto las cartas compradas?
fact-looked-unseen = no
fact-looked-raised = se las llevó a la cara, y dice que no las vio
fact-looked-seen = sí
fact-next_bought = ¿Ha comprado ya quien compra después?
fact-ordered = ¿Había mandado comprar a los otros?
fact-next_did = ¿Qué hizo el de su derecha?
fact-next_did-not-yet = nada todavía
fact-next_did-bought = compró
fact-next_did-passed-all = pasó todas las cartas al otro
fact-third_bought = ¿Ha comprado ya el tercero?
fact-discards_mixed = ¿Están mezclados los descartes?
fact-buys_last = ¿Es quien compra el último?
fact-part_there = ¿Siguen ahí las cartas que le tocaba comprar?
fact-cards_left = ¿Le quedan cartas que comprar?
decision-discards-open = Puede volver a elegir.
decision-discards-stand = Los descartes quedan como están.
follows-discards-reopened = Mira sus descartes, elige de nuevo, y compra más o devuelve a la baceta cartas no vistas; el triunfo no cambia.
follows-plays-with-ten = Juega con diez cartas.
follows-plays-with-eight = Juega con ocho cartas.
follows-card-on-stock = Una de las cartas no vistas vuelve encima de la baceta.
follows-card-to-next = El feito pasa una carta no vista al de su derecha.
follows-card-to-third = El feito pasa una carta no vista al tercero.
follows-third-draws-from-next = El tercero saca a ciegas una carta de la mano de ese.
follows-feito-draws-to-discards = El feito saca a ciegas una carta del tercero y la echa a los descartes.
follows-third-throws-one-more = El tercero descarta una más de las que compra.
follows-takes-top-card = Toma la primera carta de la baceta.
follows-feito-draws-from-next = El feito saca a ciegas una carta del de su derecha.
follows-feito-draws-from-third = El feito saca a ciegas una carta del tercero.
follows-next-draws-from-third = Y ese saca otra a ciegas del tercero.
follows-next-takes-top-card = Y ese toma la primera de las que pasó.
follows-third-takes-own-discard = El tercero toma la que quiera de sus descartes.
follows-third-takes-any-discard = El tercero saca una a ciegas de los descartes.
follows-unseen-card-to-discards = La carta que sobra va a los descartes sin verse.
follows-old-card-to-discards = Descarta una de las que ya tenía y guarda todas las compradas.
follows-takes-own-discard = Toma la que quiera de sus descartes.
follows-takes-any-discard = Saca una a ciegas de los descartes.
follows-throws-one-more = Descarta una más de las que compra.
follows-throws-one-fewer = Descarta una menos de las que compra, y compra una por lo menos.
follows-throws-one = Descarta una, la que quiera.
incident-looks-at-discards = Alguien mira descartes
incident-looks-at-leftovers = Alguien mira las cartas que nadie compró
incident-geral-after-look = El feito pierde la bola y un contrario había visto las cartas que nadie compró
incident-quarto-looks = El cuarto mira cartas
fact-looker = ¿Quién mira?
fact-looker-feito = el feito
fact-looker-opponent = un contrario
fact-looker-quarto = el cuarto
fact-own_discards = ¿Son los suyos propios?
fact-loss = ¿Cuánto pagaría el feito a cada uno si perdiera de puesta, con los matadores?
fact-knew = ¿Lo sabía el feito cuando fue a la bola?
fact-quarto_saw = ¿Qué ha visto?
fact-quarto_saw-hand = las cartas de un jugador
fact-quarto_saw-stock = la baceta
fact-quarto_saw-nothing = nada
decision-geral-is-paid = La bola perdida se paga.
decision-no-geral-owed = La bola no se debe.
decision-no-thirteen = No puede tomar las trece en esta mano.
follows-geral-off = No hay bola que ganar ni que perder.
follows-no-part-of-geral = De la bola que pierda el feito no cobra nada; el otro cobra lo suyo.
follows-gets-no-payments = No cobra ningún pago de esta mano.
follows-discards-closed = Los deja sin mirarlos más.
follows-no-thirteen = Si todos pasan dos veces, la mano se acaba.
incident-geral-against-wrong-count = El feito va a la bola y un contrario tiene una carta de más o de menos
incident-silent-at-geral = Preguntado en la bola, un contrario calló su carta de más
incident-geral-with-wrong-count = Con las cinco primeras hechas, el feito tiene una carta de más o de menos
fact-declared = ¿Había declarado la bola antes de salir?
fact-asked_count = ¿Preguntó el feito si alguien tenía una carta de más?
fact-owned_up = ¿Lo dijo entonces quien la tenía?
fact-geral_won = ¿Cómo acabó la bola?
fact-geral_won-by-it = la ganó el feito por pedir aquella carta
fact-geral_won-anyway = la ganó con cualquiera de las dos
fact-geral_won-lost = la perdió
fact-both_silent = ¿Callaron los dos contrarios, con una carta de más cada uno?
fact-went_for_geral = ¿Ha seguido jugando para la bola?
decision-feito-names-card = En la última baza el feito dice cuál de sus dos cartas juega.
decision-pays-for-both = Paga la bola por los dos y no debe puesta.
decision-geral-lost = Pierde la bola y no debe puesta.
follows-geral-at-risk = La bola se juega así, y si el feito la pierde la paga.
follows-feito-names-last-card = Juega la que el feito pida, aunque pueda servir con la otra.
follows-pays-for-both = El otro contrario no paga la bola.
follows-geral-lost = El feito paga la bola a los dos.
follows-each-pays-geral = Cada contrario paga su bola.
follows-geral-lost-by-count = Paga la bola a cada uno, aunque haya hecho las nueve bazas.
incident-stock-scattered = La baceta se ha mezclado o esparcido
incident-onlooker-speaks = Un mirón habla del juego
incident-discards-scattered = Los descartes se han esparcido y se ven
incident-shows-stock = Por azar, alguien que no es el feito descubre cartas de la baceta
incident-drops-cards = A alguien se le caen sus cartas y se ven
incident-feito-upsets-stock = El feito descubre por azar las cartas de la baceta
fact-scattered_by = ¿Cómo fue?
fact-scattered_by-accident = por el viento u otro accidente
fact-scattered_by-outsider = por alguien que no juega
fact-put_back = ¿Pueden ponerse como estaban sin verlas?
fact-feito_ready = ¿Ha comprado ya el feito, o hace solo?
fact-spoke_of = ¿De qué habla?
fact-spoke_of-cards = de las cartas de un jugador
fact-spoke_of-doubt = de una duda o disputa
fact-spoke_of-play = de cómo se ha jugado
fact-was_asked = ¿Le habían preguntado?
fact-hand_played = ¿Está jugada la mano?
fact-harms_somebody = ¿Perjudica a algún jugador?
fact-all_exchanged = ¿Habían comprado ya todos?
fact-decided = ¿Decidió la mano el verlas?
fact-claimed_by = ¿Cuántos contrarios piden la mano para ganar el codillo?
fact-order_known = ¿Se sabe en qué orden estaban las cartas?
decision-word-decides = Su palabra decide.
decision-may-speak = Puede hablar.
decision-unforeseen = La ley no lo prevé: se juzga por el daño.
decision-claimant-against-two = El feito y el tercero juegan contra quien pide la mano.
decision-each-for-himself = Los tres juegan cada uno por su cuenta.
follows-cards-put-back = Las cartas se ponen como estaban.
follows-word-decides = Se hace lo que diga.
follows-word-ignored = No se hace caso de lo que diga.
follows-claimant-against-two = Quien pide la mano debe una puesta si no gana el codillo.
follows-each-for-himself = Gana el codillo quien haga más bazas; los demás que pidieron la mano deben una puesta.
fact-won_already = ¿Las bazas hechas ya habían dado la mano, y no a quien lo hizo?
fact-geral_lost = ¿Había perdido ya el feito la bola, con una baza?
decision-result-stands = Vale el resultado que daban las bazas.
follows-ends-as-decided = La mano se acaba así y se paga.
follows-lost-geral-stays = La bola ya perdida se paga igualmente.
incident-says-respeito = Alguien dice «Voltarete de respeto» sin los dos ases, y no ha vuelto carta
incident-bid-too-low = Alguien dice un juego que no supera al que está en pie
decision-has-passed = Ha pasado.
decision-no-bid = No cuenta como juego.
follows-counts-as-pass = Mete el tanto de su paso.
follows-counts-as-clearing = Queda fuera, sin pagar tanto.
incident-lead-before-order = Alguien ha salido antes de que el feito mandara jugar
fact-leads = ¿A quién toca salir?
fact-leads-same = a la misma persona
fact-leads-feito = al feito
fact-leads-opponent = al otro contrario
decision-lead-too-early = La salida no vale todavía.
follows-card-back = La carta vuelve a la mano.
follows-lead-stands = La baza sigue con esa salida.
follows-feito-chooses-card = El feito dice qué carta lícita se juega.
follows-right-chooses-card = El de la derecha del feito dice cuál de las dos se juega.
follows-harmed-chooses-card = El perjudicado dice qué carta lícita se juega.
follows-card-stays = La baza sigue con esa carta.
follows-seen-card-stays = La que se vio entera queda en la baza.
follows-right-leads = Sale el de su derecha, que tiene carta.
follows-trick-to-holder = La baza se cuenta a quien tiene la carta.
follows-puts-count-right = Cuenta sus cartas y las deja en nueve.
follows-plays-real-trump = En su lugar juega un triunfo verdadero.
follows-no-revoke = La carta queda jugada y no se acusa.
incident-law-invoked = Alguien invoca una ley
fact-law_of = ¿De qué trata esa ley?
fact-law_of-march = de la marcha regular del juego
fact-law_of-accident = de un accidente
fact-happened = ¿Ha ocurrido ese accidente?
decision-law-holds = La ley rige.
decision-law-rests = La ley no rige: no ha ocurrido aquello de que trata.
incident-unforeseen = Pasa algo que no está previsto
fact-written = ¿Hay una ley escrita para el caso?
fact-consented = ¿Lo consintieron los demás, pudiendo impedirlo?
fact-harm = ¿Cuántos tantos le cuesta a otro?
decision-code-decides = Decide la ley escrita, no la costumbre ni la opinión.
decision-makes-good = Repara el daño que hizo.
follows-table-ruling = Se apunta como decisión de la mesa; no es ley del tratado.
party-harmed = el perjudicado
reason-harm = Por el daño hecho

## Errores

error-wrong-hands = Tiene que haber { $seats } manos, no { $given }.
error-card-twice = { $card } está escrita dos veces.
error-not-in-pack = { $card } no está en la baraja de { $game }.
error-hand-too-long = El asiento { $seat } recibe { $each } cartas, no { $given }.
error-unknown-start = Una partida de { $game } no puede empezar con «{ $name }»: puede con { $known }.
error-not-a-score = score tiene que ser una lista de números enteros.
error-bad-score-with-pot = score tiene que dar { $sides } números que con pot y box sumen cero.
error-not-remissas = remissas tiene que ser una lista de [asiento, tantos].
error-start-needs-dealer = Si hay { $name }, ya se sabe quién da: indica dealer.
error-start-needs-pot = { $name } se dice de un pozo, y no hay ninguno.
error-formed-gives = El pozo formado con el Medallón y la entrada da su tanto: { $one } y { $other } no pueden ser a la vez.
error-ten-and-box = Con ten, los tantos del Recambó están en el pozo: la caja está vacía.
error-ten-in-pot = Con ten, en el pozo hay al menos { $least } tantos.
error-not-halved = Ninguna remisa puede estar partida si no se ha acordado split_remissa.
error-after-last = Después del último Recambó ya no hay { $name }.
error-all-carried = Después del último Recambó, toda remisa que espera lleva «carried».
error-nothing-left = Después del último Recambó no queda nada que jugar: la partida ha terminado.
error-no-dealer = Aún no se sabe quién da: indícalo con «dealer», o haz el sorteo.
error-stock-too-long = La baceta de { $game } tiene { $asleep } cartas, no { $given }.

## La mesa libre

event-puts-in = { $you ->
    [yes] Pones tu entrada: { $number }.
   *[no] { $name } pone su entrada: { $number }.
}
event-faces = { $you ->
    [yes] Al dar descubres una carta: { $card }.
   *[no] Al dar, { $name } descubre una carta: { $card }.
}
event-gives-notice = { $you ->
    [yes] Avisas de { $wrong }.
   *[no] { $name } avisa de { $wrong }.
}
event-throws-down = { $you ->
    [yes] Tiras tus cartas sobre la mesa.
   *[no] { $name } tira sus cartas sobre la mesa.
}
event-throws = { $number ->
    [0] { $you ->
        [yes] No te descartas de ninguna.
       *[no] { $name } no se descarta de ninguna.
    }
    [one] { $you ->
        [yes] Te descartas de una y dices que compras otra.
       *[no] { $name } se descarta de una y dice que compra otra.
    }
   *[other] { $you ->
        [yes] Te descartas de { $number } y dices que compras otras tantas.
       *[no] { $name } se descarta de { $number } y dice que compra otras tantas.
    }
}
event-draws = { $you ->
    [yes] Compras.
   *[no] { $name } compra.
}
event-orders = { $you ->
    [yes] Mandas comprar a los otros.
   *[no] { $name } manda comprar a los otros.
}
event-passes-on = { $you ->
    [yes] Pasas las demás.
   *[no] { $name } pasa las demás.
}
event-gives-one = { $you ->
    [yes] Por decisión del juez, cambias una carta.
   *[no] Por decisión del juez, { $name } cambia una carta.
}
event-ready = { $you ->
    [yes] Das el visto bueno.
   *[no] { $name } da el visto bueno.
}
event-mends = { $you ->
    [yes] Pides recoger tu carta.
   *[no] { $name } pide recoger su carta.
}
event-spills = { $you ->
    [yes] Se te caen dos cartas a la mesa: { $cards }.
   *[no] A { $name } se le caen dos cartas a la mesa: { $cards }.
}
event-keeps = { $you ->
    [yes] Dejas la carta como está.
   *[no] { $name } deja la carta como está.
}
event-must-play = { $you ->
    [yes] En vez de esa carta tienes que jugar { $the-card }.
   *[no] En vez de esa carta, { $name } tiene que jugar { $the-card }.
}
event-signs = { $you ->
    [yes] Haces una seña.
   *[no] { $name } hace una seña.
}
event-tells-codilho = { $whose-key ->
    [you] { $name } dice que tienes el codillo.
   *[other] { $you ->
        [yes] Dices que { $whose } tiene el codillo.
       *[no] { $name } dice que { $whose } tiene el codillo.
    }
}
event-shows-lost = { $you ->
    [yes] Enseñas tus cartas y das la mano por ganada al feito: { $cards }.
   *[no] { $name } enseña sus cartas y da la mano por ganada al feito: { $cards }.
}
event-drops = { $you ->
    [yes] Se te cae { $the-card }.
   *[no] A { $name } se le cae { $the-card }.
}
event-confuses = { $you ->
    [yes] Confundes las cartas.
   *[no] { $name } confunde las cartas.
}
event-peeks = { $you ->
    [yes] Miras { $place }.
   *[no] { $name } mira { $place }.
}
event-peeked = { $you ->
    [yes] Ves: { $cards }.
   *[no] { $name } ve: { $cards }.
}
event-asks-waiver = { $you ->
    [yes] Pides que te perdonen la pena.
   *[no] { $name } pide que le perdonen la pena.
}
event-agrees = { $you ->
    [yes] Estás de acuerdo.
   *[no] { $name } está de acuerdo.
}
event-disagrees = { $you ->
    [yes] No estás de acuerdo.
   *[no] { $name } no está de acuerdo.
}
event-waived = { $you ->
    [yes] Te perdonan la pena.
   *[no] A { $name } le perdonan la pena.
}
event-ruling = { $trick ->
    [0] { $you ->
        [yes] El juez, sobre ti: { $decision } ({ $laws })
       *[no] El juez, sobre { $name }: { $decision } ({ $laws })
    }
   *[other] { $you ->
        [yes] El juez, sobre ti en la baza { $trick }: { $decision } ({ $laws })
       *[no] El juez, sobre { $name } en la baza { $trick }: { $decision } ({ $laws })
    }
}
event-void = La mano es nula.
wrong-many = una carta de más
wrong-few = una carta de menos
place-hand = las cartas de otro
place-discards = los descartes
place-leftovers = las cartas que nadie compró
what-revoke = un renuncio
what-lead = una salida fuera de turno
what-ahead = una carta jugada antes de tiempo
what-sign = una seña
what-cards = un número de cartas equivocado
what-bid = hacer juego con un número de cartas equivocado
what-peek = mirar lo que nadie debe mirar
what-word = dar el codillo de palabra
what-shown = enseñar las cartas por perdidas
what-drop = una carta caída
what-early = pedir puesta antes de tiempo
what-casca-asks = pedir puesta después de la casca
what-espadilha = ocultar la espadilla
what-entry = una entrada olvidada
what-faced = una carta descubierta al dar
phase-give = Se da
phase-draw = La compra
phase-look = Se mira lo comprado
phase-throw = Se cambia una carta
phase-choose = Se elige una carta
phase-spilled = Dos cartas a la vez
phase-asked = Se pregunta a los otros
phase-count = El fin de la mano
prompt-give = Ya han cortado. ¿Das?
prompt-draw = ¿Cuántas compras?
prompt-look = ¿Miras lo que has comprado?
prompt-drawn = Has comprado. ¿Que compre el siguiente?
prompt-throw = ¿Qué carta cambias?
prompt-choose = ¿Qué carta se juega en su lugar?
prompt-spilled = ¿Cuál de las dos se juega?
prompt-asked-peek = Se han visto unas cartas. ¿Se juega la mano de todos modos?
prompt-asked-drop = ¿Ha decidido la mano la carta caída?
prompt-asked-waive = ¿Perdonas la pena?
prompt-count = La mano ha terminado. ¿Algo que reclamar?
action-put-in = Poner la entrada
action-deal = Dar
accuse-misdeal = Dar mal…
action-misdeal = Dar mal
action-misdeal-swapped = Dar mal: una de más a { $name }, una de menos a { $other }
action-misdeal-over = Dar mal: una de más a { $name }
action-misdeal-under = Dar mal: una de menos a { $name }
action-misdeal-packet = Dar mal: un paquete de más a { $name }
action-misdeal-faced = Descubrir al dar una carta de { $name }
action-notice = Avisar de un número equivocado
action-throw-down = Tirar las cartas
action-draw = Comprar { $number }
action-look = Mirarlas
action-order = Mandar comprar
action-pass-on = Pasar las demás sin mirar
action-give = Cambiar esta carta
action-ready = Adelante
action-mend = Recoger la carta
action-spill = Soltar dos a la vez
action-choose = { $card }
action-keep = Dejarla
action-demand = Exigir { $the-card }
action-demand-highest = Exigir la más alta
action-demand-lowest = Exigir la más baja
action-sign = Hacer una seña
action-tell-codilho = Decir a { $name }: tuyo es el codillo
action-show-lost = Enseñar las cartas por perdidas
action-drop = Dejar caer una carta
action-confuse = Confundir las cartas
action-peek = Mirar
action-peek-hand = Mirar las cartas de { $name }
action-peek-discards = Mirar los descartes de { $name }
action-peek-leftovers = Mirar las cartas que nadie compró
action-ask-waiver = Pedir que te perdonen
action-agree = De acuerdo
action-disagree = En contra
action-done = Nada más
action-examine = Examinar todas las cartas
action-claim-revoke = Reclamar: { $name } ha renunciado
action-claim-lead = Reclamar: { $name } ha salido fuera de turno
action-claim-ahead = Reclamar: { $name } ha jugado antes de tiempo
action-claim-sign = Reclamar: { $name } ha hecho una seña
action-claim-cards = Reclamar: { $name } tiene un número de cartas equivocado
action-claim-bid = Reclamar: { $name } no puede hacer juego
action-claim-peek = Reclamar: { $name } ha mirado lo que no debía
action-claim-word = Reclamar: { $name } ha dado el codillo
action-claim-shown = Reclamar: { $name } ha enseñado sus cartas
action-claim-drop = Reclamar: a { $name } se le ha caído una carta
action-claim-early = Reclamar: { $name } ha pedido puesta antes de tiempo
action-claim-casca-asks = Reclamar: { $name } ha pedido puesta después de la casca
action-claim-espadilha = Reclamar: { $name } ha ocultado la espadilla
action-claim-entry = Reclamar: { $name } ha olvidado la entrada
action-claim-faced = Reclamar: { $name } ha descubierto una carta al dar
option-replay = Hasta cuándo se vuelve a jugar un renuncio
option-replay-ninth = hasta hacerse la novena baza
reason-pass-back = Un paso devuelto
option-payments = Lo que unos han ganado a otros
option-payments-automatic = se paga solo
option-payments-asked = se paga si se pide antes de que se den las cartas (mesa abierta)
option-favourite = Qué palo es el favorito, en el que todo se paga doble
option-favourite-copas = copas
option-favourite-oros = oros
option-favourite-espadas = espadas
option-favourite-bastos = bastos
option-quarto_pays = El cuarto paga y cobra como un contrario más
option-surrender = Hasta cuándo puede rendirse el feito
option-surrender-first = antes de la primera carta
option-surrender-fourth = en licencia y segundo, hasta la cuarta baza; en licencia otro puede seguir
event-asks-game = { $you ->
    [yes] Pides el juego: { $number }.
   *[no] { $name } pide el juego: { $number }.
}
event-asks-matadores = { $you ->
    [yes] Pides los matadores: { $number }.
   *[no] { $name } pide los matadores: { $number }.
}
event-asks-first-five = { $you ->
    [yes] Pides las cinco primeras: { $number }.
   *[no] { $name } pide las cinco primeras: { $number }.
}
event-asks-geral = { $you ->
    [yes] Pides la bola: { $number }.
   *[no] { $name } pide la bola: { $number }.
}
event-asks-codilho = { $you ->
    [yes] Pides el codillo: { $number }.
   *[no] { $name } pide el codillo: { $number }.
}
event-nothing-due = { $you ->
    [yes] Nadie te debe eso.
   *[no] Nadie debe eso a { $name }.
}
phase-payments = Los pagos
prompt-payments = ¿Has ganado algo que quieras pedir?
action-ask-game = Pedir el juego: { $number }
action-ask-matadores = Pedir los matadores: { $number }
action-ask-first-five = Pedir las cinco primeras: { $number }
action-ask-geral = Pedir la bola: { $number }
action-ask-codilho = Pedir el codillo: { $number }
phase-pay = Se piden los pagos
prompt-pay = Te piden lo que se te ha ganado. ¿Pagas?
action-pay = Pagar
action-pay-double = Pagar el doble, como en el palo favorito
action-not-now = No pagar ahora
action-ask-again = Volver a pedir a { $name } lo que quedó sin pagar
action-ask-back = Pedir a { $name } que devuelva lo pagado de más
action-refund = Devolver a { $name } lo pagado de más
event-pays-up = { $you ->
    [yes] Pagas { $number }.
   *[no] { $name } paga { $number }.
}
event-pays-not = { $you ->
    [yes] No pagas ahora.
   *[no] { $name } no paga ahora.
}
event-asks-again = { $whose-key ->
    [you] { $name } te vuelve a pedir lo que quedó sin pagar.
   *[other] { $you ->
        [yes] Vuelves a pedir a { $whose } lo que quedó sin pagar.
       *[no] { $name } vuelve a pedir a { $whose } lo que quedó sin pagar.
    }
}
event-asks-back = { $whose-key ->
    [you] { $name } te pide que devuelvas lo pagado de más.
   *[other] { $you ->
        [yes] Pides a { $whose } que devuelva lo pagado de más.
       *[no] { $name } pide a { $whose } que devuelva lo pagado de más.
    }
}
event-refunds = { $whose-key ->
    [you] { $name } quiere devolverte lo pagado de más.
   *[other] { $you ->
        [yes] Quieres devolver a { $whose } lo pagado de más.
       *[no] { $name } quiere devolver a { $whose } lo pagado de más.
    }
}
reason-overpaid = Pagado doble, como en el palo favorito
event-turns-first = { $you ->
    [yes] Vuelves la carta para el Voltarete de respeto sin haber enseñado los ases.
   *[no] { $name } vuelve la carta para el Voltarete de respeto sin haber enseñado los ases.
}
event-misturns = { $whose-key ->
    [you] Por error { $name } vuelve una carta tuya: { $card }.
   *[other] { $you ->
        [yes] Por error vuelves una carta de { $whose }: { $card }.
       *[no] Por error { $name } vuelve una carta de { $whose }: { $card }.
    }
}
event-casca-early = { $you ->
    [yes] Fuera de turno vas a la casca.
   *[no] Fuera de turno { $name } va a la casca.
}
event-answers-early = { $you ->
    [yes] No esperas al contrapié: «{ event-answers-early.said }».
   *[no] { $name } no espera al contrapié: «{ event-answers-early.said }».
}
    .said = { $bid }
event-renames = { $you ->
    [yes] Dices que querías decir { $suit }.
   *[no] { $name } dice: «{ event-renames.said }».
}
    .said = Quería decir { $suit }
event-asks-trump = { $you ->
    [yes] Preguntas cuál es el triunfo.
   *[no] { $name } pregunta cuál es el triunfo.
}
event-tells-trump = { $you ->
    [yes] Dices cuál es el triunfo.
   *[no] { $name } dice cuál es el triunfo.
}
event-stays-silent = { $you ->
    [yes] Te callas.
   *[no] { $name } se calla.
}
event-spreads = { $you ->
    [yes] Tiendes tus cartas sin haber nombrado palo: { $cards }.
   *[no] { $name } tiende sus cartas sin haber nombrado palo: { $cards }.
}
event-reopens = { $you ->
    [yes] Quieres volver a elegir tus descartes.
   *[no] { $name } quiere volver a elegir sus descartes.
}
event-buys-early = { $you ->
    [yes] Antes de que te lo manden, descartas y compras { $number }.
   *[no] Antes de que se lo manden, { $name } descarta y compra { $number }.
}
event-draws-blindly = { $you ->
    [yes] Te sacan una carta a ciegas.
   *[no] A { $name } le sacan una carta a ciegas.
}
event-drawn-from = Es { $the-card }.
event-asks-count = { $you ->
    [yes] Preguntas si alguien tiene una carta de más.
   *[no] { $name } pregunta si alguien tiene una carta de más.
}
event-owns-up = { $you ->
    [yes] Tienes una carta de más y tiras una.
   *[no] { $name } tiene una carta de más y tira una.
}
event-none-over = { $you ->
    [yes] Dices que no te sobra ninguna.
   *[no] { $name } dice: «{ event-none-over.said }».
}
    .said = No me sobra ninguna
event-asks-card = { $you ->
    [yes] Pides { $the-card }.
   *[no] { $name } pide { $the-card }.
}
event-shows-last = { $you ->
    [yes] Se ven tus últimas cartas: { $cards }.
   *[no] Se ven las últimas cartas de { $name }: { $cards }.
}
event-upsets-stock = { $count ->
    [one] { $you ->
        [yes] Descubres una carta de la baceta: { $cards }.
       *[no] { $name } descubre una carta de la baceta: { $cards }.
    }
   *[other] { $you ->
        [yes] Descubres cartas de la baceta: { $cards }.
       *[no] { $name } descubre cartas de la baceta: { $cards }.
    }
}
event-wants-codilho = { $you ->
    [yes] Quieres la mano para el codillo.
   *[no] { $name } quiere la mano para el codillo.
}
event-lets-go = { $you ->
    [yes] Dejas la mano.
   *[no] { $name } deja la mano.
}
what-aces = volver la carta antes de enseñar los ases
what-stock = una carta de la baceta descubierta
what-unordered = una salida antes de que se mandara jugar
what-geral-look = haber mirado, en una bola, las cartas que nadie compró
phase-blind = Se saca una carta a ciegas
phase-longest = El palo más largo
phase-last-card = La última carta
phase-trump-asked = ¿Cuál es el triunfo?
phase-rename = ¿Cuál es el triunfo?
phase-upset = La baceta descubierta
phase-owning = ¿Una carta de más?
prompt-longest = ¿Cuál de los palos más largos es triunfo?
prompt-last-card = ¿Qué carta se juega a la última baza?
prompt-trump-asked = El otro pregunta cuál es el triunfo. ¿Lo dices?
prompt-rename = Te preguntan otra vez: ¿cuál es el triunfo?
prompt-upset = El feito ya no puede ganar. ¿Quieres la mano para el codillo?
prompt-owning = ¿Tienes una carta de más?
prompt-asked-stock = ¿Ha decidido la mano la carta que se vio?
action-turn-first = Volver la carta antes de enseñar los ases
action-show-aces = Enseñar los ases negros
action-misturn = Volver por error una carta de { $name }
action-rename = Decir que querías decir { $suit }
action-ask-trump = Preguntar cuál es el triunfo
action-tell-trump = Decirlo
action-stay-silent = Callarse
action-reopen = Volver a elegir los descartes
action-spread = Tender las cartas sin nombrar palo
action-buy-early = Comprar antes de que te lo manden
action-ask-count = Preguntar si alguien tiene una carta de más
action-own-up = Tirar la carta de más
action-none-over = No me sobra ninguna
action-ask-card = { $card }
action-upset-stock = Descubrir cartas de la baceta
action-want-codilho = Jugar para el codillo
action-let-go = Dejarla
action-show-espadilha = Enseñar la espadilla
action-claim-aces = Reclamar: { $name } ha vuelto la carta antes de enseñar los ases
action-claim-stock = Reclamar: { $name } ha descubierto una carta de la baceta
action-claim-unordered = Reclamar: { $name } ha salido antes de que se mandara jugar
action-claim-geral-look = Reclamar: { $name } había visto las cartas que nadie compró
incident-espadilha-unshown = Alguien que pasó dos veces compra la espadilla, donde es obligada
fact-ace_shown = ¿La enseñó antes de juntarla con sus cartas?
action-lead-early = Salir antes de que manden jugar

## The guide
guide-enter = Lo que debes entra en el pozo: entero, o si la mesa lo ha acordado, por mitades.
guide-vote-divide = Si todos queréis, lo que queda en el pozo y lo que se debe se reparte y la partida acaba.
guide-vote-adjourn = Basta que lo quiera la mayoría para dejar la partida para otro día.
guide-vote-enter = Hay remisas esperando su turno: esta puesta solo entra ya si todos consentís.
guide-vote-get-up = Uno se levanta: los otros tres podéis seguir solos con lo que hay en juego.
guide-first-passage = Quien hace juego (el feito) juega contra los demás y gana si hace más bazas que cada uno de ellos. Con tres bazas seguras en triunfo pide «Licencia»; si no, pasa: cuesta un tanto.
guide-answer-licenca = Otro quiere hacer juego. Pasa y déjalo, que no cuesta nada, o quítaselo con un juego de más preferencia.
guide-second-passage = Todos han pasado una vez. Puedes ir a la casca (cambias todas tus cartas, o todas menos una), volver la primera de la baceta, que hará el triunfo, o pasar otra vez, si la mesa te lo ofrece: entre cuatro, quien tiene la espadilla y el pie pueden estar obligados a jugar.
guide-quarto = Todos han pasado dos veces: si quieres, tomas las trece cartas de la baceta y juegas contra los tres.
guide-lay-aside = De las trece quédate con las nueve mejores: aparta cuatro.
guide-name-trump = Di el triunfo: conviene el palo en que tienes más y más fuertes. Los dos ases negros son triunfo con cualquiera.
guide-exchange = Descarta lo que no sirva y compra otras tantas de la baceta. El libro se queda con los triunfos y los reyes, y tira lo demás.
guide-buy = Juegas contra el feito. Si quieres disputarle la mano, descarta y compra otras tantas de las que dejó; el libro guarda los triunfos y los reyes.
guide-order = Eres el feito: cuando quieras, manda jugar. Si la mesa te lo ofrece, también puedes declarar bola, si ves seguras las nueve bazas, o pedir puesta, si ves la mano perdida (en la casca no se pide).
guide-answer = El feito da la mano por perdida. Si le das la puesta, ya no puede ganar la mano; si no se la das, se juega, y si no ganas el codillo debes tú también una puesta. Contra las trece no hay esa pena.
guide-stop = Has hecho las cinco primeras bazas y la mano es tuya. Si sigues, juegas para la bola: si no haces las nueve, la pagas. Con las trece no hay bola.
guide-laid-down = Han tendido las cartas diciendo cómo acaba la mano. Si no lo ves claro, haz que se juegue con las cartas a la vista.
guide-conceded = Tus contrarios te dan la mano por ganada: puedes tomarla, aunque tus cartas no bastaran, o seguir jugando.
guide-surrendered = El feito se rinde. Si todos dais la puesta, la mano queda en puesta; si sigues tú, tienes que hacer más bazas que cada uno de los otros dos.
guide-debts = Debes una puesta: métela ahora en el pozo, o déjala para más tarde como remisa.
guide-play-lead = Sales tú, con la carta que quieras. El feito tiene que hacer más bazas que cada uno de los otros; con las trece, cinco.
guide-play-exempt = Ha salido un triunfo, pero los únicos que tienes son matadores mayores (espadilla, malilla, basto), que ante ese no están obligados: juega la que quieras.
fact-granted_by_one = ¿Dio uno la puesta, de modo que quien no la dio está en el lugar del feito?
decision-refuser-chooses = Elige quien no dio la puesta.
decision-refusers-right-chooses = Elige el de la derecha de quien no dio la puesta.
follows-refuser-chooses-card = Quien no dio la puesta dice qué carta lícita se juega.
follows-refusers-right-chooses-card = El de la derecha de quien no dio la puesta dice cuál de las dos se juega.
follows-refuser-spared = En esa baza ninguno de los dos puede fallar ni ganar la carta de quien no dio la puesta, si puede evitarlo.
event-decided-later = Se decidirá cuando la baza esté completa.
event-cannot-play = { $you ->
    [yes] No tienes una carta así que jugar, y lo dices.
   *[no] { $name } no tiene una carta así que jugar.
}
event-must-play-trump = { $you ->
    [yes] En vez de esa carta tienes que jugar un triunfo.
   *[no] En vez de esa carta, { $name } tiene que jugar un triunfo.
}
event-must-play-no-trump = { $you ->
    [yes] En vez de esa carta tienes que jugar una que no sea triunfo.
   *[no] En vez de esa carta, { $name } tiene que jugar una que no sea triunfo.
}
event-must-play-suit = { $you ->
    [yes] En vez de esa carta tienes que jugar una de { $suit }.
   *[no] En vez de esa carta, { $name } tiene que jugar una de { $suit }.
}
action-demand-trump = Exigir un triunfo
action-demand-no-trump = Exigir carta que no sea triunfo
action-demand-oros = Exigir oros
action-demand-copas = Exigir copas
action-demand-espadas = Exigir espadas
action-demand-bastos = Exigir bastos

## Probabilidades

odds-trumps = Triunfos en el mejor palo, en las nueve cartas repartidas
odds-black-aces = Ases negros
odds-kings = Reyes
odds-matadores = Matadores en el mejor palo
odds-geral = Bola con ocho cartas seguras y una falsa
odds-geral-own-suit = si cada contrario guarda lo mejor de un palo distinto
odds-geral-note = Contado para 1E 2E 1B 12E 11E 10E 7E 12O y el 4C en espadas, con las cartas que se repartieron a los otros, que no saben qué palo guardar. El libro da por vencida la carta falsa si se guarda su palo; pero puede no haber ninguna mayor.
odds-games = Qué juego se hace
odds-ends = Cómo acaba para el feito
odds-places = El feito en cada puesto
odds-given = Cómo acaba la mano con esta declaración, repartido lo demás al azar
odds-row-licenca = licencia
odds-row-so = solo
odds-row-respeito = Voltarete de respeto
odds-row-segundo = Voltarete segundo
odds-row-casca = casca
odds-row-treze = las trece
odds-row-passed-out = pasan todos
odds-row-mao = mano
odds-row-contra-pe = contrapié
odds-row-pe = pie
odds-row-win = ganada
odds-row-reposta = puesta
odds-row-codilho = codillo
odds-row-geral = bola hecha
odds-row-geral-lost = bola perdida
odds-by-mao = mano
odds-by-contra-pe = contrapié
odds-by-pe = pie
odds-by-any = en total
odds-by-feito = es feito
odds-by-win = gana
odds-by-reposta = puesta
odds-by-codilho = codillo
