# Lo que todos los juegos comparten.
#
# event-KEY: lo que ha pasado. $name es quien lo hizo; $you dice si es quien lee.
# action-WORD: lo que se lee en el botón. $card, $cards, $count, $number, $word, $suit; $name si el número es un asiento.

you = Tú
both = { $first } y { $last }
ending = { $how ->
    [you] ¡Has ganado!
    [draw] Empate: la partida queda igualada.
    [shared] Comparten la victoria { $who }.
   *[won] { $people ->
        [one] Gana { $who }.
       *[other] Ganan { $who }.
    }
}
yes = sí
no = no
whole-number = un número entero de { $least } a { $most }{ $step ->
    [1] { "" }
   *[other] { "" }, de { $step } en { $step }
}
span = de { $least } a { $most }
span-of = de

## Cartas

card = { $rank } de { $suit }
the-card = { $rank ->
    [10] la { $card }
   *[other] el { $card }
}
suit-oros = oros
suit-copas = copas
suit-espadas = espadas
suit-bastos = bastos
rank-1 = as
rank-2 = dos
rank-3 = tres
rank-4 = cuatro
rank-5 = cinco
rank-6 = seis
rank-7 = siete
rank-8 = ocho
rank-9 = nueve
rank-10 = sota
rank-11 = caballo
rank-12 = rey

## Lo que pasa

event-shuffled = { $you ->
    [yes] Barajas.
   *[no] { $name } baraja.
}
event-cut = { $you ->
    [yes] Cortas: levantas { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    }.
   *[no] { $name } corta: levanta { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    }.
}
event-dealt = { $you ->
    [yes] Das las cartas.
   *[no] { $name } da las cartas.
}
event-turn-up = Muestra: { $card }.
event-plays = { $you ->
    [yes] Juegas { $the-card }.
   *[no] { $name } juega { $the-card }.
}
event-takes = { $you ->
    [yes] Te llevas la baza.
   *[no] { $name } se lleva la baza.
}
event-seated = Os sentáis así: { $names }.
event-first-dealer = { $you ->
    [yes] Das tú primero.
   *[no] { $name } da primero.
}
event-match-over = La partida ha terminado.
event-claims = { $accused-key ->
    [self] { $you ->
        [yes] Te acusas: { $what }.
       *[no] { $name } se acusa: { $what }.
    }
    [you] { $name } reclama contra ti: { $what }.
   *[other] { $you ->
        [yes] Reclamas contra { $accused }: { $what }.
       *[no] { $name } reclama contra { $accused }: { $what }.
    }
}
event-not-proven = { $you ->
    [yes] No se prueba contra ti: { $what }.
   *[no] No se prueba contra { $name }: { $what }.
}
event-examines = { $you ->
    [yes] Pides que se examinen todas las cartas.
   *[no] { $name } pide que se examinen todas las cartas.
}
event-nothing-found = No se halla ninguna falta.
event-ruling = { $you ->
    [yes] El juez, sobre ti: { $decision } ({ $laws })
   *[no] El juez, sobre { $name }: { $decision } ({ $laws })
}
call = { $name } «{ $said }»

## Momentos

phase-shuffle = Se baraja
phase-cut = Se corta
phase-play = El juego
phase-over = Partida terminada

## Preguntas

prompt-play = Te toca: ¿qué carta juegas?
prompt-cut = ¿Cuántas cartas levantas?
prompt-discard = ¿De qué cartas te descartas?
prompt-aside = No te toca. Mientras tanto…
prompt-out-of-turn = No te toca.

## Acciones

action-play = Jugar { $the-card }
action-cut = Cortar ({ $number })
action-deck = Se baraja
action-lot = Se echa a suertes
action-reshuffle = Se vuelve a barajar
action-seats = Se sortean los asientos
action-mano = Se sortea el mano
action-glances = Quién verá las señas
action-accident = ¿Se ve alguna carta al dar?
action-discard = { $count ->
    [0] No descartarse
    [one] Descartarse de 1 carta
   *[other] Descartarse de { $count } cartas
}
accuse-claim = Reclamar una falta…

## Papeles

role-mano = mano
role-pie = pie
role-dealer = da

## Cuentas

account-middle = el centro de la mesa
account-bank = la banca
account-pot = el pozo
heap-pot = Pozo: { $amount }
unit-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
unit-tantos = { $count ->
    [one] 1 tanto
   *[other] { $count } tantos
}
reason-brought-forward = Tanteo anterior

## Mesas

option-open-only = { $about } (solo en la mesa abierta)
option-table = Clase de mesa
option-table-guided = guiada: solo se puede hacer lo que permite la ley
option-table-open = abierta: como en la vida, se puede faltar a la ley, y reclamar

## Regulations

option-regulation = Reglamento
option-regulation-usual = el del libro
regulation-changed = { $name }, con cambios
regulation-nothing = No cambia nada.
regulation-source = Fuente: { $source }

## Errores

error-unknown-suit = «{ $suit }» no es un palo: escribe oros, copas, espadas o bastos.
error-unknown-card = «{ $card }» no es una carta: escribe el número, del 1 al 12, y luego O, C, E o B, como en 12C.
error-not-an-action = «{ $text }» no es una jugada: empieza por su palabra, como en play 1E.
error-not-an-argument = «{ $text }» no es ni una carta, ni un número, ni una palabra.
error-number-too-large = { $text } es un número demasiado grande: como mucho, seis cifras.
error-no-number = A «{ $action }» le falta el número.
error-not-in-vocabulary = «{ $text }» no está en el vocabulario de { $game }.
error-number-not-offered = El { $number } no se puede decir ahora: di uno de estos: { $numbers }.
error-bad-episode = «{ $length }» no es un episodio: elige hand (una mano) o match (una partida).
error-bad-stage = { $game } no tiene la fase «{ $begin }»: tiene { $known }.
error-card-not-offered = En alguna fila se juega una carta que no se puede jugar.
error-no-cards-played = En { $game } no hay manos de cartas que se jueguen así.
error-not-offered-now = Eso no se puede hacer ahora: { $action }. Se puede: { $offers }.
error-chance-expected = Ahora toca decidir por azar «{ $word }», no «{ $action }».
error-not-a-shuffle = { $word } tiene que llevar estas { $count } cartas o fichas, cada una una sola vez, en cualquier orden{ $lacks ->
    [0] { "" }
   *[other] ; faltan: { $missing }
}{ $exceeds ->
    [0] { "" }
   *[other] ; sobran o se repiten: { $surplus }
}.
error-bad-table = No hay mesa «{ $table }»: elige entre { $known }.
error-wrong-players = { $game } es para { $seats } jugadores, no para { $given }.
error-unknown-game = No hay ningún juego «{ $name }». Hay: { $known }.
error-dead-end = Nadie puede hacer nada, y la partida no ha terminado.
error-bad-value = «{ $value }» no vale para «{ $name }»: elige { $choices }.
error-unknown-option = { $game } no tiene la opción «{ $name }». Tiene: { $known }.
error-unknown-regulation = { $game } no tiene el reglamento «{ $name }». Tiene: { $known }.
error-unknown-incident = El juez de { $game } no conoce «{ $name }». Parecidos: { $near }.
error-too-long = Este texto es más largo que cualquier partida: no se ha leído.
error-not-toml = No se puede leer esta partida: hay un error en la línea { $line }, columna { $column }.
error-too-deep = No se puede leer esta partida: tiene demasiados corchetes anidados.
error-number-too-long = Línea { $line }: un número puede tener como mucho { $digits } cifras.
error-not-lines = { $name } tiene que ser un texto de líneas, cada una como "0 play 1E".
error-no-game = Una partida escrita empieza por su juego, como en game = "malilla".
error-unknown-key = { $what ->
    [hand] Una mano
   *[record] Una partida escrita
} no puede tener «{ $name }»: puede tener { $known }.
error-not-a-table = options y start tienen que ser tablas, como en [options].
error-bad-edition = edition tiene que ser un número desde 1: el de las reglas por las que se jugó.
error-bad-players = players tiene que ser una lista de nombres.
error-bad-options = No se entienden las opciones: { $why }.
error-bad-hands = Cada mano empieza por [[hand]].
error-wrong-dealer = La mano { $hand } la da el asiento { $dealer }, no { $given }.
error-deck-or-hands = Una mano lleva la baraja (deck) o las cartas de cada uno (hands), no las dos cosas.
error-bad-hand-list = hands tiene que ser una lista de textos, uno por asiento.
error-not-a-text = { $name } tiene que ser un texto, como "1E 12C".
error-no-seat = Cada línea empieza por el asiento de quien juega, o por * si es la mesa: { $text }
error-at-line = Línea { $line }: { $why }
error-not-a-state = Esto no es un estado escrito por Tapete: { $why }.
error-no-chance = Ahora no hay nada que barajar: { $waits ->
    [over] la partida ha terminado
    [chance] antes hay que decidir por azar «{ $word }»
   *[turn] le toca al asiento { $turn }
}.
error-no-such-seat = No hay asiento { $seat }: van del 0 al { $last }.
error-not-your-turn = El asiento { $seat } no puede hacer eso ahora ({ $action }): { $waits ->
    [over] la partida ha terminado
    [chance] antes hay que decidir por azar «{ $word }»
   *[turn] le toca al asiento { $turn }
}.
error-out-of-turn = El asiento { $seat } no puede hacer eso ahora ({ $action }): le toca al { $turn }, que puede: { $offers }.
error-not-offered = El asiento { $seat } no puede hacer eso ahora: { $action }. Puede: { $offers }.
error-not-awaited = El asiento { $seat } no puede hacer esto ahora: { $action }. Puede: { $own }. Le toca al asiento { $turn }: { $offers }.
error-unknown-fact = «{ $name }» no cuenta en «{ $incident }»: el juez pregunta { $known }.
error-missing-fact = El juez tiene que saber «{ $name }» para decidir { $incident }.
error-unknown-bot = La casa no sabe jugar «{ $level }»: elige { $known }.
error-unknown-maxim = En este juego «{ $level }» no sigue ninguna máxima { $law }.
error-unknown-trait = «{ $level }» no tiene el rasgo «{ $trait }». Tiene: { $known }.
error-unknown-law = No hay ninguna ley «{ $name }». Parecidas: { $near }.
error-unknown-topic = No hay ningún tema «{ $name }». Hay: { $near }.
error-unknown-force = No hay ningún tipo de ley «{ $name }». Hay: { $near }.
error-unknown-language = No hay palabras en «{ $name }». Hay: { $near }.
error-unknown-book-of-laws = No hay ningún libro de leyes «{ $name }». Hay: { $near }.

# Las lecciones.

lesson-courses = Aprender jugando
lesson-course = Curso de { $game }
lesson-progress = { $done } de { $count }
lesson-of = Lección { $number } de { $count }
lesson-question = Pregunta { $number } de { $count }
lesson-learn = Aprender
lesson-begin = Empezar
lesson-resume = Seguir donde lo dejaste
lesson-again = Otra vez
lesson-next = Seguir
lesson-next-lesson = Lección siguiente
lesson-back = Volver al curso
lesson-solved = Lección aprendida
lesson-right = Bien
lesson-wrong = Todavía no
lesson-otherwise = Esa no es. Mira otra vez la mesa y la ley.
lesson-refused = Eso ahora no se puede hacer. Mira qué te ofrece la mesa, y la ley.
lesson-laws = Las leyes
lesson-play = Jugar ahora
lesson-none = Este juego todavía no tiene curso.
lesson-name-seat = Toca en su sitio
lesson-name-card = Toca la carta
lesson-name-number = Di el número
action-lesson-number = { $number }
lesson-name-choice = Elige
error-unknown-lesson = No hay ninguna lección { $name }.
error-no-such-lesson = El curso de { $game } tiene las lecciones de la 1 a la { $last }.
error-no-such-step = Esta lección no tiene esa pregunta.

## La baraja francesa
french-suit-oros = diamantes
french-suit-copas = corazones
french-suit-espadas = picas
french-suit-bastos = tréboles
french-rank-10 = jota
french-rank-11 = reina
french-rank-12 = rey
french-the-card = { $rank ->
    [10] la { $card }
    [11] la { $card }
   *[other] el { $card }
}
french-index-1 = A
french-index-10 = J
french-index-11 = Q
french-index-12 = K

## La guía
guide-cut = Corta por donde quieras: nadie gana nada con ello, pero sin corte no se da.
guide-play-lead = Sales tú: puedes jugar cualquiera de tus cartas. La mayor del palo que salga, o el mayor triunfo, se lleva la baza.
guide-play-follow = Tienes cartas del palo que ha salido: debes servir con una de ellas, alta o baja, como quieras.
guide-play-free = No tienes ninguna carta del palo que ha salido: juega la que quieras, triunfo o no.

payment-line = { $payer } → { $payee }: { $amount }. { $reason }.

## How the players of the house play
level-random-how = Juega cualquier cosa que permitan las reglas: para las primeras manos.
level-treatise-how = Sigue los consejos de los tratados y lleva la cuenta de las cartas.
level-club-how = Conoce el tratado, piensa un poco por delante y se aparta de él cuando conviene.
level-strong-how = Lo mejor de la casa: piensa mucho más por delante.
trait-bold = le gusta arriesgar
trait-careful = va sobre seguro
trait-patient = se guarda lo mejor
trait-forward = sale fuerte
error-no-such-place = En esta partida no hay ese sitio.
error-no-decision = En ese momento nadie decidió nada.
error-not-alone = Cuando juegan otras personas no se dan consejos.
error-not-asked = Ahora no se te pregunta nada.
