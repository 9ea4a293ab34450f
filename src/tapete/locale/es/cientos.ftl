# Los Cientos.
game-cientos = Los Cientos
game-cientos-about = Dos jugadores y treinta y dos cartas: te descartas, acusas lo que tienes y lo juegas; gana quien llega antes a cien.

## Lo que pasa

event-lot = { $you ->
    [yes] Se alza para ver quién es mano: { $cards }. La tuya es la mayor.
   *[no] Se alza para ver quién es mano: { $cards }. La mayor es de { $name }.
}
event-courtesy = { $you ->
    [yes] Por cortesía eres mano.
   *[no] Por cortesía, { $name } es mano.
}
event-first-mano = { $you ->
    [yes] Eres mano.
   *[no] { $name } es mano.
}
event-blancas = { $you ->
    [yes] ¡Cartas blancas! Enseñas: { $cards }.
   *[no] ¡Cartas blancas! { $name } enseña: { $cards }.
}
event-drew = { $you ->
    [yes] Robas: { $cards }.
   *[no] { $name } roba: { $cards }.
}
event-looks = { $you ->
    [yes] Miras las { $number } que dejas.
   *[no] { $name } mira las { $number } que deja.
}
event-sees = { $you ->
    [yes] Ves: { $cards }.
   *[no] { $name } ve: { $cards }.
}
event-names = { $you ->
    [yes] Dices: «{ event-names.said }».
   *[no] { $name }: «{ event-names.said }».
}
    .said = Salgo de { $suit }
event-announces-punto = { $you ->
    [yes] Acusas un punto de { $total }.
   *[no] { $name } acusa un punto de { $total }.
}
event-announces-run = { $you ->
    [yes] Acusas una { $kind } { $top }.
   *[no] { $name } acusa una { $kind } { $top }.
}
event-announces-set = { $you ->
    [yes] Acusas { $kind } { $rank }.
   *[no] { $name } acusa { $kind } { $rank }.
}
event-better-punto = { $you ->
    [yes] Dices: «{ event-better-punto.said }»; punto de { $total }.
   *[no] { $name }: «{ event-better-punto.said }»; punto de { $total }.
}
    .said = Tengo
event-better-run = { $you ->
    [yes] Dices: «{ event-better-run.said }»; { $kind } { $top }.
   *[no] { $name }: «{ event-better-run.said }»; { $kind } { $top }.
}
    .said = Tengo
event-better-set = { $you ->
    [yes] Dices: «{ event-better-set.said }»; { $kind } { $rank }.
   *[no] { $name }: «{ event-better-set.said }»; { $kind } { $rank }.
}
    .said = Tengo
event-not-good = { $you ->
    [yes] Dices: «{ event-not-good.said }».
   *[no] { $name }: «{ event-not-good.said }».
}
    .said = No vale
event-good = { $you ->
    [yes] Dices: «{ event-good.said }».
   *[no] { $name }: «{ event-good.said }».
}
    .said = Bueno es
event-equal = { $you ->
    [yes] Dices: «{ event-equal.said }». No lo cuenta nadie.
   *[no] { $name }: «{ event-equal.said }». No lo cuenta nadie.
}
    .said = Igual
event-passes = { $you ->
    [yes] No acusas { $contest }.
   *[no] { $name } no acusa { $contest }.
}
event-shows = { $you ->
    [yes] Enseñas: { $cards }.
   *[no] { $name } enseña: { $cards }.
}
event-asks = { $you ->
    [yes] Preguntas qué carta falta de { $rank }.
   *[no] { $name } pregunta qué carta falta de { $rank }.
}
event-missing = { $you ->
    [yes] { $rank-key ->
        [ases] Te falta el as de { $suit }.
        [reyes] Te falta el rey de { $suit }.
        [caballos] Te falta el caballo de { $suit }.
        [sotas] Te falta la sota de { $suit }.
       *[dieces] Te falta el diez de { $suit }.
    }
   *[no] { $rank-key ->
        [ases] A { $name } le falta el as de { $suit }.
        [reyes] A { $name } le falta el rey de { $suit }.
        [caballos] A { $name } le falta el caballo de { $suit }.
        [sotas] A { $name } le falta la sota de { $suit }.
       *[dieces] A { $name } le falta el diez de { $suit }.
    }
}
event-none-missing = { $you ->
    [yes] No te falta ninguna.
   *[no] A { $name } no le falta ninguna.
}
event-counts = { $you ->
    [yes] { $reason }, { $points }: llevas { $count }.
   *[no] { $reason }, { $points }: { $name } lleva { $count }.
}
event-repique = { $you ->
    [yes] ¡Repique! Cuentas { $count }.
   *[no] ¡Repique! { $name } cuenta { $count }.
}
event-pique = { $you ->
    [yes] ¡Pique! Cuentas { $count }.
   *[no] ¡Pique! { $name } cuenta { $count }.
}
event-quality = { $you ->
    [yes] { $number ->
        [one] { $reason }: ganas 1 calidad.
       *[other] { $reason }: ganas { $number } calidades.
    }
   *[no] { $number ->
        [one] { $reason }: { $name } gana 1 calidad.
       *[other] { $reason }: { $name } gana { $number } calidades.
    }
}
event-marks-tens = { $you ->
    [yes] Señalas { $tens } y te queda un pico de { $pico }.
   *[no] { $name } señala { $tens } y le queda un pico de { $pico }.
}
event-marks = { $you ->
    [yes] Haces { $points } en esta mano: tu señal queda en { $mark }.
   *[no] { $name } hace { $points } en esta mano: su señal queda en { $mark }.
}
event-lacks-half = { $you ->
    [yes] { $points ->
        [one] Te falta 1 para el medio juego.
       *[other] Te faltan { $points } para el medio juego.
    }
   *[no] { $points ->
        [one] A { $name } le falta 1 para el medio juego.
       *[other] A { $name } le faltan { $points } para el medio juego.
    }
}
event-lacks-hundred = { $you ->
    [yes] { $points ->
        [one] Te falta 1 para los cien.
       *[other] Te faltan { $points } para los cien.
    }
   *[no] { $points ->
        [one] A { $name } le falta 1 para los cien.
       *[other] A { $name } le faltan { $points } para los cien.
    }
}
event-capote = { $you ->
    [yes] ¡Capote! Has hecho todas las bazas.
   *[no] ¡Capote! { $name } ha hecho todas las bazas.
}
event-cards-tied = Seis bazas cada uno: empate.
event-game-double = { $loser-key ->
    [you] { $name } gana el juego doble. Pagas { $stake }.
   *[other] { $you ->
        [yes] ¡Ganas el juego doble! { $loser } paga { $stake }.
       *[no] { $name } gana el juego doble. { $loser } paga { $stake }.
    }
}
event-game-single = { $loser-key ->
    [you] { $name } gana el juego. Pagas { $stake }.
   *[other] { $you ->
        [yes] ¡Ganas el juego! { $loser } paga { $stake }.
       *[no] { $name } gana el juego. { $loser } paga { $stake }.
    }
}
event-partie-won = { $loser-key ->
    [you] { $name } gana la partie por { $most } a { $least }: la diferencia y cien; pagas { $stake }.
   *[other] { $you ->
        [yes] Ganas la partie por { $most } a { $least }: la diferencia y cien; { $loser } paga { $stake }.
       *[no] { $name } gana la partie por { $most } a { $least }: la diferencia y cien; { $loser } paga { $stake }.
    }
}
event-rubicon-won = { $loser-key ->
    [you] { $name } gana la partie por { $most } a { $least }. No has llegado a cien: la suma y cien; pagas { $stake }.
   *[other] { $you ->
        [yes] Ganas la partie por { $most } a { $least }. { $loser } no ha llegado a cien: la suma y cien; { $loser } paga { $stake }.
       *[no] { $name } gana la partie por { $most } a { $least }. { $loser } no ha llegado a cien: la suma y cien; { $loser } paga { $stake }.
    }
}
event-partie-level = Empate tras seis manos, a { $number }: se dan dos más.
event-partie-drawn = La partie queda en empate, a { $number }: nadie paga.
event-exchanged = { $left ->
    [0] { $you ->
        [yes] { $number ->
            [one] Cambias 1 carta.
           *[other] Cambias { $number } cartas.
        }
       *[no] { $number ->
            [one] { $name } cambia 1 carta.
           *[other] { $name } cambia { $number } cartas.
        }
    }
   *[other] { $you ->
        [yes] { $number ->
            [one] Cambias 1 carta y dejas { $left }.
           *[other] Cambias { $number } cartas y dejas { $left }.
        }
       *[no] { $number ->
            [one] { $name } cambia 1 carta y deja { $left }.
           *[other] { $name } cambia { $number } cartas y deja { $left }.
        }
    }
}
event-match-over = { $number ->
    [one] La partida ha terminado: se ha jugado el juego convenido.
   *[other] La partida ha terminado: se han jugado los { $number } juegos convenidos.
}

## Palabras del juego

# El dos sirve de diez.
rank-2 = diez (el dos)
french-rank-2 = diez
french-index-2 = 10
face-2 = Diez

word-tercia = tercia
word-quarta = cuarta
word-quinta = quinta
word-sexta = sexta
word-septima = séptima
word-octava = octava
word-catorce = catorce de
word-tres = tres
word-ases = ases
word-reyes = reyes
word-caballos = caballos
word-sotas = sotas
word-dieces = dieces
word-punto = el punto
word-secansas = las secansas
word-catorces = catorces y treses
top-1 = mayor (al as)
top-12 = real (al rey)
top-11 = al caballo
top-10 = a la sota
top-2 = al diez
top-9 = al nueve
contest-punto = punto
contest-secansas = secansas
contest-catorces = catorces ni treses

## Momentos

phase-lot = Se alza para ser mano
phase-reshuffle = Se vuelve a barajar
phase-last-shuffle = ¿Vuelve a barajar quien da?
phase-packets = Modo de dar
phase-blancas = Cartas blancas
phase-discard = El descarte
phase-look = Las cartas que se dejan
phase-name-suit = Nombrar el palo
phase-announce = Los acuses
phase-answer = La respuesta
phase-shadow = Lo que cuenta a la sombra
phase-pack = Se toma la baraja
phase-give = Se dan las cartas
phase-decide = Una decisión
phase-draw = Se roba del monte
phase-pick = Se saca una carta sin verla
phase-inspect = Se repasa la mano

## Preguntas

prompt-last-shuffle = El mano ha barajado: ¿barajas tú otra vez?
prompt-packets = ¿Cómo das?
prompt-blancas = ¿Tienes cartas blancas (ninguna figura)?
prompt-look = ¿Miras las que dejas?
prompt-name-suit = El pie ha mirado. Si miras tú, di antes de qué palo sales.
prompt-announce-punto = ¿Qué punto acusas?
prompt-announce-secansas = ¿Acusas alguna secansa?
prompt-announce-catorces = ¿Acusas algún catorce o tres?
prompt-answer = ¿Qué respondes?
prompt-shadow = ¿Cuentas algo más a su sombra?
prompt-pack = ¿Tomas la baraja para dar?
prompt-give = Ya han cortado. ¿Cómo das?
prompt-decide-exposed = Se ha visto una carta al dar. ¿Seguís?
prompt-decide-turned = Se ha vuelto una carta del monte. ¿Seguís?
prompt-decide-over = Hay una carta de más. ¿Sigues?
prompt-decide-short = Falta una carta. ¿Se completa del monte?
prompt-draw = ¿Cuántas robas?
prompt-inspect = Se acabó la mano. ¿Algo que reclamar?

## Jugadas

action-paso = Paso
action-barajo = Barajar
action-a-tres = De tres en tres
action-a-dos = De dos en dos
action-blancas = Cartas blancas
action-look = Mirar
action-leaves = Dejar { $number }
action-name = Salgo de { $suit }
action-punto = Punto en { $suit }
action-tercia = Tercia: { $card }
action-quarta = Cuarta: { $card }
action-quinta = Quinta: { $card }
action-sexta = Sexta: { $card }
action-septima = Séptima: { $card }
action-octava = Octava: { $card }
action-catorce = Catorce de { $word }
action-tres = Tres { $word }
action-basta = Nada más
action-bueno = Bueno es
action-no-bueno = No vale
action-igual = Igual ({ $suit })
action-tengo = Tengo: punto en { $suit }
action-tengo-tercia = Tengo tercia: { $card }
action-tengo-quarta = Tengo cuarta: { $card }
action-tengo-quinta = Tengo quinta: { $card }
action-tengo-sexta = Tengo sexta: { $card }
action-tengo-septima = Tengo séptima: { $card }
action-tengo-octava = Tengo octava: { $card }
action-tengo-catorce = Tengo catorce de { $word }
action-tengo-tres = Tengo tres { $word }
action-pregunto = ¿Cuál falta de los { $word }?
action-said-igual = Igual
action-said-punto = Punto de { $number }
action-said-tercia = { $number ->
    [1] Tercia mayor
    [12] Tercia real
    [11] Tercia al caballo
    [10] Tercia a la sota
    [2] Tercia al diez
   *[other] Tercia al nueve
}
action-said-quarta = { $number ->
    [1] Cuarta mayor
    [12] Cuarta real
    [11] Cuarta al caballo
    [10] Cuarta a la sota
    [2] Cuarta al diez
   *[other] Cuarta al nueve
}
action-said-quinta = { $number ->
    [1] Quinta mayor
    [12] Quinta real
    [11] Quinta al caballo
    [10] Quinta a la sota
    [2] Quinta al diez
   *[other] Quinta al nueve
}
action-said-sexta = { $number ->
    [1] Sexta mayor
    [12] Sexta real
    [11] Sexta al caballo
    [10] Sexta a la sota
    [2] Sexta al diez
   *[other] Sexta al nueve
}
action-said-septima = { $number ->
    [1] Séptima mayor
    [12] Séptima real
    [11] Séptima al caballo
    [10] Séptima a la sota
    [2] Séptima al diez
   *[other] Séptima al nueve
}
action-said-octava = { $number ->
    [1] Octava mayor
    [12] Octava real
    [11] Octava al caballo
    [10] Octava a la sota
    [2] Octava al diez
   *[other] Octava al nueve
}

## La mesa libre

event-takes-pack = { $you ->
    [yes] Tomas la baraja.
   *[no] { $name } toma la baraja.
}
event-taps = { $you ->
    [yes] Tocas la baraja sin cortar.
   *[no] { $name } toca la baraja sin cortar.
}
event-recut = { $you ->
    [yes] Pides otro corte.
   *[no] { $name } pide otro corte.
}
event-exposed = Al dar se ve una carta: { $card }.
event-content = { $you ->
    [yes] Aceptas seguir.
   *[no] { $name } acepta seguir.
}
event-not-content = { $you ->
    [yes] No aceptas: que se dé otra vez.
   *[no] { $name } no acepta: que se dé otra vez.
}
event-void = La mano se anula.
event-discards = { $you ->
    [yes] Te descartas de { $number }.
   *[no] { $name } se descarta de { $number }.
}
event-completed = { $you ->
    [yes] Tomas la carta que te faltaba.
   *[no] { $name } toma la carta que le faltaba.
}
event-picked = { $you ->
    [yes] Sacas una carta sin verla.
   *[no] { $name } saca una carta sin verla.
}
event-gives-up = { $you ->
    [yes] Pierdes esta carta: { $card }.
   *[no] { $name } pierde esta carta: { $card }.
}
event-turns-stock = { $you ->
    [yes] Vuelves una carta del monte: { $card }.
   *[no] { $name } vuelve una carta del monte: { $card }.
}
event-bares = { $you ->
    [yes] Destapas tu descarte: { $cards }.
   *[no] { $name } destapa su descarte: { $cards }.
}
event-uncovers = { $you ->
    [yes] Destapas el descarte contrario.
   *[no] { $name } destapa el descarte contrario.
}
event-orders = { $you ->
    [yes] Mandas salir de { $suit }.
   *[no] { $name } manda salir de { $suit }.
}
event-lacks-suit = { $you ->
    [yes] No tienes { $suit }.
   *[no] { $name } no tiene { $suit }.
}
event-mends = { $you ->
    [yes] Recoges tu carta para jugar otra.
   *[no] { $name } recoge su carta para jugar otra.
}
event-recounted = { $you ->
    [yes] Se corrige tu cuenta: { $number } menos, vuelven { $marked } de la señal, quedan { $count }.
   *[no] Se corrige la cuenta de { $name }: { $number } menos, vuelven { $marked } de la señal, quedan { $count }.
}
event-calls = { $you ->
    [yes] Avisas que cambias a { $suit }.
   *[no] { $name } avisa que cambia a { $suit }.
}
event-claims = { $you ->
    [yes] Reclamas: { $what }.
   *[no] { $name } reclama: { $what }.
}
what-turn = no le tocaba dar
what-manner = ha dado mal
what-cards = hay cartas de más o de menos
what-show = no enseñó lo que contó
what-false = acusó lo que no tenía
what-revoke = no sirvió al palo
what-lead = ha salido sin tocarle
what-suit = no salió del palo que nombró
action-take-pack = Tomar la baraja
action-tap = Tocar sin cortar
action-recut = Pedir otro corte
action-deal = Dar de { $number } en { $number }
action-misdeal = Dar mal: { $name } al mano, { $other } al pie
action-deal-showing = Dejar ver la carta { $number }
action-go-on = Seguir
action-deal-again = Que se dé otra vez
action-draw = Robar { $number }
action-turn-stock = Volver una carta del monte
action-uncover-own = Descubrir tu descarte
action-uncover-other = Descubrir el descarte del otro
action-order = Que salga de { $suit }
action-draw-missing = Tomar la carta que falta
action-correct = Corregir el acuse
action-show = Enseñar lo acusado
action-play-aviso = Avisar y jugar { $the-card }
action-mend = Recoger la carta
action-done = Nada que reclamar
action-claim-turn = Reclamar: no le tocaba dar
action-claim-manner = Reclamar: no se da así
action-claim-cards = Reclamar: cartas de más o de menos
action-claim-show = Reclamar: no enseñó lo que contó
action-claim-false = Reclamar: no tenía lo que acusó
action-claim-revoke = Reclamar: no sirvió al palo
action-claim-lead = Reclamar: no le tocaba salir
action-claim-suit = Reclamar: nombró otro palo

## Notas y cuentas

note-contest = Ahora: { $value }
note-deal = { $value ->
    [7] Mano 7 de 8: empate tras seis
    [8] Mano 8 de 8: empate tras seis
   *[other] Mano { $value } de 6
}
note-won-punto = { $you ->
    [yes] El punto es tuyo
   *[no] El punto es de { $name }
}
note-won-secansas = { $you ->
    [yes] Las secansas son tuyas
   *[no] Las secansas son de { $name }
}
note-won-catorces = { $you ->
    [yes] Catorces y treses, tuyos
   *[no] Catorces y treses, de { $name }
}
note-points = { $you ->
    [yes] Llevas { $value } en esta mano
   *[no] { $name } lleva { $value } en esta mano
}
note-lacks-half = { $you ->
    [yes] { $value ->
        [one] Te falta 1 para el medio juego
       *[other] Te faltan { $value } para el medio juego
    }
   *[no] { $value ->
        [one] A { $name } le falta 1 para el medio juego
       *[other] A { $name } le faltan { $value } para el medio juego
    }
}
note-lacks-hundred = { $you ->
    [yes] { $value ->
        [one] Te falta 1 para los cien
       *[other] Te faltan { $value } para los cien
    }
   *[no] { $value ->
        [one] A { $name } le falta 1 para los cien
       *[other] A { $name } le faltan { $value } para los cien
    }
}
note-tied = Hubo empate: ya no hay pique ni repique
note-named-suit = { $you ->
    [yes] Tienes que salir de { $value }
   *[no] { $name } tiene que salir de { $value }
}
note-exchanged = { $you ->
    [yes] Cambiaste { $value }
   *[no] { $name } cambió { $value }
}

# Bajo el nombre de cada uno, que ya dice de quién se habla.
plate-points = { $value } en esta mano
plate-won-punto = el punto
plate-won-secansas = las secansas
plate-won-catorces = catorces o treses
plate-lacks-half = a { $value } del medio juego
plate-lacks-hundred = a { $value } de los cien
plate-named-suit = sale de { $value }
plate-exchanged = cambió { $value }
piece-mark = señal { $count }
piece-count = +{ $count }
piece-six-pips = { $count } en el seis
piece-three-pips = { $count } del tres
piece-turned-down = cartas de señalar vueltas
piece-fifty = { $count ->
    [one] 1 ficha de cincuenta
   *[other] { $count } fichas de cincuenta
}
piece-ten = fichas de diez: { $count }
piece-one = fichas de uno: { $count }
piece-lacks-half = −{ $count }/50
piece-lacks-hundred = −{ $count }/100
account-hand = { $you ->
    [yes] tu cuenta
   *[no] la cuenta de { $name }
}
account-mark = { $you ->
    [yes] tu señal
   *[no] la señal de { $name }
}
account-half = { $you ->
    [yes] lo que te falta para el medio juego
   *[no] lo que falta a { $name } para el medio juego
}
account-hundred = { $you ->
    [yes] lo que te falta para los cien
   *[no] lo que falta a { $name } para los cien
}
unit-chips = { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
}
reason-punto = El punto
reason-tercia = Tercia
reason-quarta = Cuarta
reason-quinta = Quinta
reason-sexta = Sexta
reason-septima = Séptima
reason-octava = Octava
reason-catorce = Catorce
reason-tres = Tres
reason-blancas = Cartas blancas
reason-lead = La salida
reason-trick = Baza
reason-last-trick = La última baza
reason-cards = Las bazas
reason-capote = Capote
reason-pique = Pique
reason-repique = Repique
reason-marked = Decenas señaladas
reason-rounded = Pico de cinco o más: una decena
reason-lost = Pico que se pierde
reason-toward-half = A cuenta de lo que faltaba para el medio juego
reason-toward-hundred = A cuenta de lo que faltaba para los cien
reason-cleared = Se empieza de nuevo
reason-game = El juego sencillo
reason-double-game = El juego doble
reason-partie = La partie: la diferencia y cien
reason-rubicon = El rubicón: quien pierde no ha llegado a cien
reason-void = Mano nula: se deshace lo contado
reason-taken-back = Decenas que vuelven a la cuenta
reason-quality-quinta = Calidad de la quinta
reason-quality-sexta = Calidades de la sexta
reason-quality-septima = Calidades de la séptima
reason-quality-octava = Calidades de la octava
reason-quality-catorce = Calidad del catorce
reason-quality-blancas = Calidad de las cartas blancas
reason-quality-pique = Calidad del pique
reason-quality-repique = Calidades del repique
reason-quality-capote = Calidad del capote
reason-quality-shortfall = Calidades por no llegar a diez, o a cinco
reason-quality-game = Calidades del juego

## Opciones

option-games = Cuántos juegos dura la partida
option-stake = Cuántas fichas vale el juego sencillo
option-double = Juego doble si quien pierde no llega a cincuenta
option-calidades = Se juega con calidades
option-quality = Cuánto paga cada calidad
option-quality-quarter = un cuarto del juego
option-count = ¿Cuenta un punto la baza que se gana saliendo?
option-count-additions = sí, según las Adiciones
option-count-body = no, según el cuerpo del libro
option-tied_sequence = Si se empata la mejor secansa
option-tied_sequence-pair = se anulan esas dos y se comparan las demás
option-tied_sequence-class = no cuenta ninguna secansa
option-sets_shown = Los catorces y los treses se enseñan
option-younger = ¿Cuándo acusa el pie?
option-younger-with = a la vez que el mano
option-younger-after = después de la primera carta
option-marking = ¿Cuándo se señala?
option-marking-two-steps = en dos veces: los acuses al momento
option-marking-once = de una vez, al fin de la mano
option-marker = Con qué se señala
option-marker-numerals = con números
option-marker-six-and-three = con un seis y un tres
option-marker-counters = con fichas
option-pie_discards = El pie tiene que descartarse de una al menos
option-courtesy = Cortesía: si juega una señora, es mano
option-packets = Cómo se dan las cartas
option-packets-threes = de tres en tres
option-packets-twos = de dos en dos
option-packets-chosen = cada uno lo elige en su primera mano
option-next_dealer = Quién da en el juego siguiente
option-next_dealer-alternate = sigue alternándose
option-next_dealer-cut = se alza otra vez
option-exposed = Si se descubre una carta al dar
option-exposed-agree = se sigue si los dos quieren
option-exposed-redeal = se vuelve a dar
option-silence = Se puede callar un acuse, o dar por bueno el contrario
option-lesser_first = Se puede acusar antes lo menor, y perder lo mayor
option-history = Qué se puede volver a ver
option-history-last = la última baza
option-history-all = todas las bazas y lo enseñado
option-match = Qué es un juego
option-match-hundred = el camino hasta cien
option-match-partie = una partie de seis manos, como en el Piquet: sin apuesta, sin medio juego, sin doble
option-reckoning = Cómo se llevan los puntos
option-reckoning-tens = por decenas
option-reckoning-points = todos, uno a uno
option-point_value = Cuánto cuenta el punto
option-point_value-tens = uno por cada diez
option-point_value-cards = uno por carta
option-last = Cuánto cuenta la última baza
option-last-two = dos, o uno si la gana un nueve, un ocho o un siete
option-last-one-more = uno más que las otras

## El juez: qué pasó

incident-short-cut = El mano levanta pocas cartas, o no corta
incident-shuffle = Alguien quiere barajar antes del corte
incident-deal-manner = No se dan las cartas como se debe
incident-deal-out-of-turn = Alguien ha dado dos veces seguidas
incident-double-card = Hay dos cartas iguales en la baraja
incident-exposed-in-deal = Al dar se descubre una carta
incident-wrong-count = Alguien tiene una carta de más o de menos
incident-wrong-stock = Los dos tienen sus doce cartas, pero el monte no tiene ocho
incident-stock-exposed = Se vuelve una carta del monte
incident-discard-uncovered = Se descubre un descarte
incident-named-suit = El mano dijo un palo, y se discute su salida
incident-second-discard = Alguien quiere cambiar su descarte
incident-late-blancas = Alguien dice que le dieron cartas blancas
incident-lesser-first = Alguien acusa antes lo menor
incident-forgotten = Alguien se acuerda de un acuse que olvidó
incident-not-shown = Alguien jugó sin enseñar lo que contó
incident-false-claim = Alguien contó lo que no tenía
incident-missing-fourth = Alguien acusa tres y podía tener cuatro
incident-revoke = Alguien no sirvió, teniendo del palo
incident-take-back = Alguien quiere recoger su carta
incident-out-of-turn = Alguien ha salido sin tocarle
incident-miscount = La cuenta o la señal estaban mal
incident-leaves = Alguien se va antes de acabar el juego
fact-lifted = ¿Cuántas cartas se levantaron?
fact-who = ¿Quién quiere barajar?
fact-who-mano = el mano
fact-who-pie = quien da
fact-shuffled = ¿Había barajado ya el mano?
fact-dealer_last = ¿Fue quien da quien barajó el último?
fact-packet = ¿De cuántas en cuántas se da?
fact-before = ¿De cuántas en cuántas había dado? (0: es su primera mano)
fact-exchanged = ¿Había robado ya alguien del monte?
fact-drawn = ¿Se había tocado el monte?
fact-cards = ¿Cuántas cartas se vieron?
fact-mano_content = ¿Se conforma el mano con seguir?
fact-pie_content = ¿Se conforma el pie con seguir?
fact-mano = ¿Cuántas cartas tiene el mano?
fact-mano-right = tiene doce, como debe
fact-mano-over = una de más
fact-mano-short = una de menos
fact-pie = ¿Cuántas cartas tiene el pie?
fact-pie-right = tiene doce, como debe
fact-pie-over = una de más
fact-pie-short = una de menos
fact-moment = ¿Cuándo se notó que el número estaba mal?
fact-moment-dealt = antes del descarte
fact-moment-exchanged = después de un descarte, sin haber jugado quien lo tiene mal
fact-moment-played = cuando ya había jugado quien lo tiene mal
fact-cause = ¿De dónde salió el error en el número?
fact-cause-deal = del reparto
fact-cause-draw = del robo
fact-cause-six = de robar seis, una de ellas del pie
fact-accepted = ¿Quiere seguir el mano (o los dos, si falta una carta)?
fact-several = ¿Está mal alguna mano en más de una carta?
fact-left = ¿Cuántas cartas tiene el monte?
fact-by = ¿Quién volvió la carta?
fact-by-mano = el mano
fact-by-pie = el pie
fact-mano_discarded = ¿Se había descartado ya el mano?
fact-content = ¿Acepta seguir quien no volvió la carta?
fact-whose = ¿De quién era el descarte?
fact-whose-own = el suyo
fact-whose-other = de la otra parte
fact-led_it = ¿Salió el mano del palo que había nombrado?
fact-touched = ¿Había tocado el monte el que quiere mudar el descarte?
fact-discarded = ¿Se había descartado ya el que lo dice?
fact-kind = ¿Qué fue lo acusado?
fact-kind-sequence = una secansa
fact-kind-fourteen = un catorce
fact-kind-three = un tres
fact-kind-point = el punto
fact-good = ¿Se respondió al acuse que era bueno?
fact-greater = ¿Es lo olvidado mayor que lo primero que nombró de su clase?
fact-named = ¿Había nombrado el que se acuerda algo de la clase de lo olvidado?
fact-lost = ¿Había ganado su contrario la clase de lo olvidado?
fact-played = ¿Había jugado su primera carta el que se acuerda?
fact-opened = ¿Se había jugado la primera carta? (si el pie acusa después de la salida: ¿había servido él?)
fact-what = ¿Qué fue lo que no se enseñó?
fact-what-point = el punto
fact-what-sequence = una secansa
fact-what-set = un catorce o un tres
fact-sets_named = ¿Es costumbre solo nombrar catorces y treses?
fact-another_fourteen = ¿Tenía otro catorce el que lo contó?
fact-asked = ¿Se preguntó al que acusó qué carta le falta?
fact-holds_fourth = ¿Tiene la cuarta carta el mismo que pregunta?
fact-mixed = ¿Se mezclaron ya las cartas?
fact-running = ¿Venía haciendo bazas de un palo quien salió?
fact-changed_suit = ¿Cambió de palo quien salió?
fact-called = ¿Se avisó la mudanza de palo?
fact-led_next = ¿Se jugó ya a la baza siguiente?
fact-answered = ¿Jugó ya su contrario a la carta salida fuera de turno?
fact-cut = ¿Se cortó ya para la mano siguiente?
fact-points = ¿Cuántos puntos tenía de verdad quien se va?
fact-stake = ¿Cuánto vale el juego sencillo?
fact-double = ¿Se juega con doble?
fact-quality = ¿Cuánto vale una calidad? (0: sin ellas)

## El juez: qué decide

decision-good-cut = El corte vale.
decision-cut-again = Se corta otra vez.
decision-may-shuffle = Puede barajar.
decision-may-not-shuffle = Ya no puede barajar.
decision-no-fault = No hay falta.
decision-too-late = Ya es tarde.
decision-deal-again = Se vuelve a dar.
decision-void = La mano se anula.
decision-go-on = Se sigue jugando.
decision-no-penalty = No hay pena.
decision-mended = Se enmienda.
decision-counts-nothing = No cuenta nada en esta mano.
decision-names-suit = Su contrario elige el palo de la próxima salida.
decision-card-back = Recoge la carta.
decision-refused = No se admite.
decision-may-change = Puede cambiarlo.
decision-counts-ten = Cuenta diez.
decision-greater-lost = Pierde lo mayor, como si no lo tuviera.
decision-may-announce = Puede acusarlo.
decision-announcements-lost = Pierde todos sus acuses.
decision-set-lost = No cuenta catorces ni treses.
decision-need-not-answer = No hace falta que responda: ya se sabe.
decision-must-answer = Tiene que decir cuál le falta.
decision-may-mend = Puede recoger su carta.
decision-game-lost = Pierde el juego.
follows-cut-again = Hay que levantar tres cartas por lo menos y dejar tres.
follows-must-cut = Solo puede cortar.
follows-same-dealer = Vuelve a dar quien dio.
follows-rightful-dealer = Da quien debía dar.
follows-hand-stands = La mano vale.
follows-nothing-marked = No se señala nada de esta mano.
follows-earlier-stands = Valen las manos anteriores.
follows-pack-mended = Se completa la baraja.
follows-completed-from-stock = Se completa con la primera carta del monte.
follows-mano-draws-one-less = El mano roba una menos de las que descarta, cuatro como mucho.
follows-pie-keeps-three = El pie conserva sus tres.
follows-pie-draws-one-less = El pie roba una menos de las que descarta.
follows-mano-keeps-five = El mano conserva sus cinco.
follows-missing-drawn = Puede tomar la que falta, si el otro no ha tocado el monte.
follows-one-picked-blind = Baraja sus cartas y le sacan una sin verla.
follows-picked-to-discard = La carta sacada va a su descarte.
follows-picked-to-stock = La carta sacada vuelve al monte.
follows-played-out = La mano se juega hasta el fin.
follows-other-counts-all = A su contrario le vale todo lo que tiene.
follows-full-hand-last-trick = Quien tiene las doce cuenta la última baza.
follows-full-hand-capote = El que tiene las cabales puede dar capote.
follows-short-no-capote = Quien tiene una de menos no puede dar capote.
follows-next-lead-forced = Vale para su próxima salida.
follows-another-suit-if-void = Si no tiene de ese palo, se nombra otro.
follows-leads-named-or-any = Sale del palo que dijo, o del que el otro quiera.
follows-wrong-lead-not-counted = La salida equivocada no se cuenta.
follows-hand-shown = Enseña todas sus cartas.
follows-lesser-counts = Lo menor, si es bueno, cuenta.
follows-class-lost = Pierde toda la clase.
follows-other-counts-his = Su contrario cuenta lo suyo.
follows-play-stands = Valen las cartas blancas y lo contado al jugar.
follows-judged-on-what-he-has = Se juzga por lo que tiene.
follows-other-counts-his-sets = Su contrario cuenta sus catorces y treses.
follows-other-adds-withheld = Su contrario añade lo que había dejado de contar.
follows-card-back = Recoge su carta y juega otra.
follows-later-tricks-replayed = Las bazas siguientes se vuelven a jugar.
follows-no-points-lost = No pierde puntos.
follows-card-stays = La carta se queda en la mesa.
follows-lead-stands = La salida vale.
follows-lead-counts = Y cuenta.
follows-marks-stand = La señal queda como está.
follows-marks-corrected = Se corrige.
follows-qualities-so-far = También se pagan las calidades ganadas hasta ahora.
party-offender = quien cometió la falta
party-other = la otra parte

## Errores

error-wrong-hands = Tiene que haber { $seats } manos, no { $given }.
error-card-twice = { $card } está escrita dos veces.
error-not-in-pack = { $card } no está en la baraja de { $game }.
error-hand-too-long = El asiento { $seat } recibe { $each } cartas, no { $given }.
error-unknown-start = Una partida de { $game } no puede empezar con { $name }: puede con { $known }.
error-not-a-list = { $name } tiene que ser una lista de números enteros.
error-wrong-length = { $name } tiene que dar { $count } números.
error-bad-marks = Solo quien señala 50 puede tener puntos por hacer para el medio juego; quien señala 100 tiene que tenerlos.
error-not-a-score = score tiene que ser una lista de números enteros.
error-bad-score = score tiene que dar { $sides } números que sumen cero.
error-no-quarter = La calidad es un cuarto del juego, y { $stake } no se divide entre cuatro: elige un múltiplo de cuatro o fija la calidad.
error-nothing-such = No tienes { $what } que acusar.

## The guide
guide-last-shuffle = El otro ha barajado, y está en su derecho: tú, que das, puedes barajar después.
guide-packets = Elige de cuántas en cuántas das: tendrás que dar así toda la partida.
guide-blancas = Si no tienes ninguna figura, enseña tus cartas y cuenta diez.
guide-discard = Deja las que menos te sirvan y roba otras tantas, de una vez. De las ocho del monte, el mano puede tomar cinco; el pie, las que queden. Guarda tu palo más largo, las seguidas y las cuatro iguales.
guide-look = Has robado menos de las que podías: puedes mirar las que dejas. El otro verá que miras.
guide-name-suit = El pie ha mirado las que quedaban. Tú también puedes, pero antes tienes que decir de qué palo saldrás.
guide-announce-punto = El punto es el palo que más suma: el as vale once, las figuras y el dos diez, las demás lo que marcan. Si el otro no tiene más, lo cuentas.
guide-announce-secansas = Una secansa son tres o más cartas seguidas del mismo palo. Di primero la mayor: si nombras antes una menor, la mayor se pierde.
guide-announce-catorces = Cuatro ases, reyes, caballos, sotas o dieces (los doses) son catorce; tres de ellos, tres. El mejor catorce anula todos los del otro.
guide-answer = Compara con lo tuyo: si no tienes tanto, es bueno; si tienes lo mismo, no cuenta nadie; si tienes más, dilo y cuentas tú.
guide-shadow = Lo tuyo es bueno: a su sombra cuentan también tus otras combinaciones de la misma clase, aunque el otro las tenga iguales o mejores.
guide-play-lead = Sales tú, con la carta que quieras: cada salida cuenta uno, y más de seis bazas, diez. No hay triunfos.
guide-play-named = Para mirar las cartas dijiste de qué palo saldrías: sal ahora de ese palo.
guide-play-follow = Tienes del palo que ha salido: debes servir, pero no es obligatorio ganar la baza.
guide-play-free = No tienes del palo que ha salido: la baza es del otro, así que echa la que menos te sirva.

## Probabilidades

odds-point = Punto en las doce cartas repartidas, por su largo
odds-point-worth = Punto, por lo que vale
odds-sequences = Mejor secansa
odds-sets = Treses y catorces
odds-blancas = Cartas blancas
odds-row-any = ninguna figura
odds-row-none = nada
odds-row-tercia = tercia
odds-row-quarta = quarta
odds-row-quinta = quinta
odds-row-sexta = sexta
odds-row-septima = séptima
odds-row-octava = octava
odds-row-tres = tres
odds-row-catorce = catorce
odds-draw = Lo que puede esperar el descarte, tirando
odds-draw-mano = De mano, tirando según el libro
odds-draw-pie = De pie, tirando según el libro
odds-row-point-grows = el punto crece
odds-row-point-shrinks = el punto mengua
odds-row-point-total = suma del punto, de media
odds-row-drawn-tercia = tercia o mejor
odds-row-drawn-quinta = quinta o mejor
odds-row-drawn-tres = un tres o un catorce
odds-row-drawn-catorce = un catorce
odds-play = Lo que saca cada uno de una mano
odds-row-points = puntos, de media
odds-row-more = cuenta más que el otro
odds-row-pique = pique
odds-row-repique = repique
odds-row-capote = capote
odds-by-mano = mano
odds-by-pie = pie
error-bad-throw = Tira de una a cinco cartas distintas de la mano, no «{ $cards }».
