# Las palabras de la línea de órdenes.

cli-choose = Elige de { $least } a { $most }:
cli-score = Tanteo: { $score }
cli-before = Antes de la primera mano
cli-hand = Mano { $number }. Da { $dealer }.
cli-other-edition = Se jugó por la edición { $edition } de las reglas; aquí se sigue por las de hoy, la { $today }, y puede acabar de otro modo.
cli-unfinished = La partida no ha terminado.
cli-laws = Las leyes:
cli-duel = { $mean } { $unit } por partida, 95% entre { $low } y { $high } ({ $count ->
    [one] 1 partida doble
   *[other] { $count } partidas dobles
})
cli-arena-won = De las partidas, el primero ganó { $won }, empató { $drawn } y perdió { $lost }: { $share }
cli-arena-duplicates = partidas dobles
cli-arena-decisions = decisiones
cli-arena-mean-time = tiempo medio
cli-arena-longest = el mayor
cli-arena-said = Lo que se dijo, en cien manos de un jugador
cli-arena-paid = Lo que se pagó, en cien manos de un jugador: cuántas veces y qué trajo ({ $unit })
cli-arena-halves = La mitad de los jugadores jugó como cada uno de los dos, y las mismas cartas se jugaron otra vez con los sitios cambiados.
cli-arena-among = El primero se sentó solo entre otros como el segundo, en cada sitio por turno, y se compara con lo que tuvo allí el segundo cuando todos jugaban como él.
cli-arena-always = El intervalo vale también para quien mira después de cada partida doble.
cli-arena-forfeits = { $name } dio por perdidas { $count } { $count ->
    [one] partida
   *[other] partidas
} ({ $why }); cada una cuenta como { $cost } de pérdida.
cli-arena-slow = demasiado lento
cli-arena-gone = se fue
cli-arena-nonsense = una respuesta que no se entiende
cli-arena-refused = no quiso jugar
cli-arena-unlawful = algo que no se ofrecía
cli-unit-points = puntos
cli-unit-tantos = tantos
cli-unit-stones = piedras
cli-unit-games = juegos
cli-unit-vacas = vacas
cli-unit-chips = fichas
cli-unit-vales = vales
cli-unit-tentos = tantos

error-not-a-pair = «{ $text }» no tiene la forma nombre=valor.
error-said-twice = «{ $name }» está dos veces: déjalo una sola.
error-missing-facts = Para decidir «{ $incident }» el juez necesita saber: { $facts }
error-cannot-read = No se puede leer { $file }: { $errno ->
    [ENOENT] no existe
    [EISDIR] es una carpeta
    [EACCES] no tienes permiso
   *[other] { $why }
}.
error-not-text = { $file } no es un archivo de texto: las partidas se guardan en UTF-8.
error-nothing-to-keep = Solo se guardan manos jugadas como de ordinario: añade --hands N y nada más.
error-no-odds = De { $game } no se cuentan probabilidades.
error-other-trial = Lo que se guarda de { $game } se halló con otras reglas, otras cartas u otros jugadores: empieza de nuevo (--anew).
error-no-trial = Todavía no se ha jugado nada entre jugadores que siguen el tratado: añade -n 1000.
error-no-judge = En { $game } nadie calcula lo que vale cada carta: aquí no sirve --regret.
error-no-such-hand = La partida no tiene mano { $hand }: { $count ->
    [one] solo hay una
   *[other] van de la 1 a la { $count }
}.
error-no-odds-of-hand = En { $game } no se cuenta nada de una mano.
error-no-given-hand = En { $game } no se juega una mano dada.
error-needs-hand = { $option } necesita una mano.
error-no-throw = En { $game } no se cuenta lo que trae un descarte.
error-unknown-bid = Elige una declaración: { $known }.
error-bad-odds-hand = Una mano son { $size } cartas distintas de la baraja, no «{ $hand }».
error-law-of-another = { $law } no es una ley de { $game }.
error-no-terminal = La mesa necesita una terminal interactiva: ábrela en tu consola, o juega en el navegador con tapete serve --open.
error-no-such-player = En { $game } los jugadores van del 0 al { $last }.

error-no-such-program = { $command } no juega: { $why }.
error-two-players = Hacen falta dos jugadores, o más.
error-not-a-contest = { $path } no es el archivo de una prueba: se deja como está.
error-other-contest = { $path } guarda otra prueba: «{ $what }» es allí { $found }, y no { $own }. Elige otro archivo.
error-needs-worlds = Este nivel imagina manos que aquí no se muestran: mídelo como trusted:ORDEN.
error-at-least-one = Hacen falta al menos una partida y un proceso.
error-needs-ray = Esto necesita Ray: pip install 'tapete[ray]'.
error-no-cluster = Ningún clúster de Ray responde en { $at }.

error-no-driver = Esta base de datos necesita { $driver }, que no está instalado: pip install 'tapete[postgres]' para PostgreSQL.
error-no-database = En esta base de datos no se puede guardar nada ({ $why }): elige otra con --database.
error-already-served = Otro servidor guarda sus partidas en { $where }: páralo antes, o elige otro sitio con --database.
error-replaced = Otro servidor se ha hecho cargo de las partidas de { $where }: este se ha parado. No se ha perdido nada de lo que había confirmado.
error-newer-database = Las partidas de { $where } están guardadas con el esquema { $found }, el de Tapete { $theirs }; este es Tapete { $ours }, que solo conoce hasta el { $known }. Usa el más nuevo, o elige otro sitio con --database.
error-port-taken = El puerto { $port } de { $host } no se puede usar: elige otro con --port.
error-needs-extra = tapete { $command } necesita: pip install 'tapete[{ $extra }]' (falta { $missing }).
error-no-tables-kept = Ahí no se guardan mesas de esta versión de Tapete ({ $why }): pon antes en marcha el servidor.
error-usage = No se entiende la orden: { $said }.
error-usage-choice = «{ $value }» no vale para { $name }: elige entre { $choices }.
error-usage-number = { $name } tiene que ser un número, no «{ $value }».
error-usage-value = A { $name } le falta su valor.
error-usage-missing = Falta por escribir: { $names }.
error-usage-unknown = Esta orden no conoce: { $names }.
cli-vocabulary = { $game }, { $table ->
    [open] mesa abierta
   *[guided] mesa guiada
}: { $count } números
cli-vocabulary-pieces = Las piezas con que se dicen cartas, números y asientos
cli-vocabulary-words = Lo que se dice de una vez, o empieza lo que sigue por piezas
cli-set-aside = { $number ->
    [0] Todas las mesas se pueden leer.
    [one] 1 mesa está aparte.
   *[other] { $number } mesas están aparte.
}
cli-deal = Reparto { $deal } (mano { $hand }): compromiso { $commitment }{ $count ->
    [0] { "" }
    [one] , sin el número del sitio { $places }
   *[other] , sin el número de los sitios { $places }
}
cli-deals-right = { $game }, mesa { $table }: { $number ->
    [one] se ha vuelto a calcular 1 reparto, y es correcto
   *[other] se han vuelto a calcular { $number } repartos, y todos son correctos
}{ $followed ->
    [yes] ; la partida se jugó con { $number ->
        [one] él
       *[other] ellos
    }
   *[no] { "" }
}.
cli-for-others = Para otras personas de tu red: { $address }
cli-solve-exact = { $game }: le toca a { $name }, y a cartas vistas su lado gana { $value } { $unit }.
cli-solve-interval = { $game }: le toca a { $name }, y a cartas vistas su lado gana entre { $low } y { $high } { $unit }.
cli-solve-cards = Cartas: { $cards }
cli-solve-line = Un juego mejor: { $line }
cli-solve-model = { $model ->
    [against-all] El jugador contra todos los demás, como si jugaran juntos
    [max-n] Cada uno por sí, todas las cartas vistas
   *[sides] Dos lados, todas las cartas vistas
}; { $nodes } posiciones examinadas.
cli-fast-ready = El código está compilado, en { $folder }.
cli-fast-not-ready = El código aún no está compilado: lo hace tapete fast --warm.
cli-fast-compiling = Compilando, una sola vez: { $part ->
    [worlds] los mundos
    [ends] los finales
    [playouts] las manos al azar
   *[search] la búsqueda
} ({ $number } de { $count })
error-needs-fast = Esto necesita código compilado: pip install 'tapete[fast]' (falta { $missing }).
error-not-exact = Aquí decide lo que se puede jugar algo más de lo que sabe el código compilado.
error-unequal-hands = El código compilado no conoce manos de distinto número de cartas.
error-no-such-order = El código compilado no conoce ese orden de las cartas.
error-no-world = No hay tales mundos: las cartas ocultas no pueden estar así.
error-no-solver = { $game } no se juega a bazas, así que no hay nada que resolver.
error-no-card-due = Aquí no toca jugar carta: para resolver, el registro se detiene en mitad de una mano.
error-not-solved = No se resuelve una mano que se ha rendido, tomado por otro o reclamado, ni para los demás la que han rehusado.
error-too-large = Quedan tantas cartas que no se pueden contar todos los finales.
error-no-rivals = En { $game } hay dos lados: nadie juega por sí solo.
error-no-such-model = No hay modelo { $model }: solo max-n.
error-no-masks = Estos mundos no se pueden sacar con máscaras.
error-not-held = Solo se puede jugar hasta el final lo que tiene en la mano quien juega.

## Probabilidades
