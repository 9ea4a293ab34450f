# El análisis de una partida: en su página y en el terminal.
review-title = Análisis
review-lead = Lo que costó cada decisión frente a lo mejor que se conoce, según lo que podía saberse en aquel momento.
review-of = De quién son las decisiones
review-hand = Mano
review-all-hands = Todas las manos
review-start = Analizar
review-deeper = Mirar más a fondo
review-deep-about = Con diez veces más repartos: los intervalos quedan en un tercio, más o menos.
review-progress = { $done } de { $of } decisiones
review-working = Mirando otra vez cada decisión…
review-none = Aquí no hubo nada que decidir.
review-slow = Aquí no hay servidor, así que tarda un poco.
review-plain = Se ha mirado solo jugando repartos hasta el final; a cartas vistas no se ha resuelto nada, porque aquí no está el programa que lo hace.
review-fair-about = Medido en repartos que el jugador podía tener por posibles; el intervalo contiene la cifra verdadera 95 veces de cada cien.
review-swing = Cómo fue cambiando la partida
review-swing-about = Los puntos llenos son lo ganado o perdido después de cada mano; la línea entre ellos, lo que podía esperarse en cada decisión.
review-swing-at = { $value } { $unit }, jugada { $number } de la mano { $hand }
review-swing-paid = { $value } { $unit } después de la mano { $hand }
review-moments = Los momentos que decidieron
review-no-moments = No se ha encontrado nada que fuera claramente mejor.
review-summary = Por clase de decisión
review-kind = Decisión
review-count = Número
review-mistakes = Errores
review-lost = Coste
review-every = Todas las decisiones
review-open-table = Verlo en la mesa
review-play-better = Ver la línea mejor
review-line = Si todos hubieran seguido luego según el libro: { $line }
review-line-result = Habría dado { $value } { $unit }.
review-line-real = En realidad dio { $value } { $unit }.
review-line-about = La línea mejor, con las cartas como estaban y todos siguiendo según el libro
review-line-back = Volver al análisis
review-kind-bidding = Declaraciones
review-kind-discards = Descartes
review-kind-leads = Salidas
review-kind-covering = Cartas a la baza
review-kind-betting = Envites
review-unit-points = puntos
review-unit-tantos = tantos
review-unit-stones = piedras
review-unit-games = juegos
review-unit-vacas = vacas
review-unit-chips = fichas
review-unit-vales = vales
review-unit-tentos = tentos
review-where = Mano { $hand }, { $trick ->
    [0] jugada { $place }
   *[other] baza { $trick }
}
review-did-led = { $you ->
    [yes] Saliste
   *[no] { $name } salió
} con { $the-card }.
review-did-overtook-partner = { $you ->
    [yes] Mataste la carta de tu compañero
   *[no] { $name } mató la carta de su compañero
} ({ $over }) con { $the-card }.
review-did-overtook = { $you ->
    [yes] Mataste
   *[no] { $name } mató
} { $over } con { $the-card }.
review-did-ruffed = { $you ->
    [yes] Fallaste
   *[no] { $name } falló
} { $over } con { $the-card }.
review-did-spared-partner = { $you ->
    [yes] Dejaste la baza a tu compañero
   *[no] { $name } dejó la baza a su compañero
}, con { $the-card }.
review-did-ducked = { $you ->
    [yes] Podías matar
   *[no] { $name } podía matar
} { $over }, y { $you ->
    [yes] echaste
   *[no] echó
} { $the-card }.
review-did-followed = { $you ->
    [yes] Echaste
   *[no] { $name } echó
} { $the-card }.
review-did-threw = { $you ->
    [yes] Te descartaste: echaste
   *[no] { $name } se descartó: echó
} { $the-card }.
review-did-discarded = { $you ->
    [yes] Tú
   *[no] { $name }
}: { $action }.
review-did-said = { $you ->
    [yes] Tú
   *[no] { $name }
}: { $action }.
review-cost = { $cost } { $unit } (de { $low } a { $high })
review-better = Mejor: { $action }
review-worlds = { $worlds } repartos
review-the-book = El libro: { $action }
review-the-book-law = El libro: { $action } ({ $law })
review-open-none = A cartas vistas no costó nada.
review-open-cost = A cartas vistas costó { $cost } { $unit }; lo mejor era { $best }
review-open-unknown = A cartas vistas es demasiado largo de resolver.
review-open-head = A cartas vistas
review-fair-head = Según lo que podía saberse
review-mixed = La tabla aprendida dice aquí: { $ways }. La probabilidad de ganar el lance era del { $chance } %.
review-verdict-good = no se conoce nada mejor
review-verdict-mistake = error
review-verdict-unclear = quizá no era lo mejor
review-verdict-mixed = la tabla también lo dice a veces
review-verdict-strange = la tabla nunca lo dice aquí
review-verdict-book = no se pesó otra cosa
review-result = { $name }: { $decisions } decisiones, { $mistakes } { $mistakes ->
    [one] error
   *[other] errores
}
review-row = { $kind }: { $decisions }, { $mistakes } { $mistakes ->
    [one] error
   *[other] errores
}, { $cost } { $unit }
review-row-clean = { $kind }: { $decisions }, sin errores
review-which-cost = Lo que costó
review-decisions-of = Las decisiones de { $name }
review-legend-paid = después de cada mano
review-legend-expected = lo que se esperaba al decidir
review-legend-moment = momento que decidió
review-chart = { $count ->
    [one] La línea de una mano
   *[other] La línea de { $count } manos
}: de { $from } a { $to } { $unit }
review-the-interval = de { $low } a { $high }
review-ways = Otras maneras
review-before = En tus partidas
review-before-about = Errores por cada cien decisiones, en las { $count } partidas de este juego analizadas enteras en este navegador, la más antigua primero.
review-before-all = Todas las decisiones

# A hint at the table, and why the house played so.
advice-asking = Pensando…
advice-book-silent = El libro no dice nada de esto; su jugador lo hace así.
advice-ahead = { $level ->
    [strong] El jugador fuerte, que mira adelante,
   *[other] El jugador de club, que mira adelante,
} { $same ->
    [yes] haría lo mismo.
   *[no] haría otra cosa: { $action }
}
advice-perhaps = Nada es claramente mejor; pero quizá lo sea esto: { $action }
advice-expects = Puede esperarse que dé { $value } { $unit } en esta mano.
advice-way = { $action }: { $value } { $unit } (de { $low } a { $high })
advice-against = Frente a lo que hace el libro, en { $worlds } repartos que podrías tener delante:
advice-not-now = Ahora no se te pregunta nada.
advice-why = Por qué jugó así la casa
advice-why-about = En la última mano terminada. Lo que dice habla de sus cartas.
advice-why-none = Cuando termine una mano, la casa dirá aquí por qué jugó así.
advice-why-law = por { $law }
advice-why-ahead = miró adelante, y le pareció mejor que lo del libro
advice-why-plain = el libro lo deja libre
