# El análisis de una partida: en su página y en el terminal.
review-title = Análisis
review-lead = Lo que costó cada decisión frente a lo mejor que se conoce, según lo que podía saberse en aquel momento.
review-of = De quién son las decisiones
review-hand = Mano
review-all-hands = Todas las manos
review-start = Analizar
review-deeper = Mirar más a fondo
review-deep-about = Con diez veces más repartos: los intervalos se quedan más o menos en la tercera parte.
review-progress = { $done } de { $of } decisiones
review-working = Repasando cada decisión…
review-none = Aquí no hubo nada que decidir.
review-slow = Aquí no hay servidor, así que tarda un poco.
review-plain = Solo se han jugado repartos hasta el final; a cartas vistas no se ha resuelto nada, porque aquí falta el programa que lo hace.
review-fair-about = Medido en repartos posibles para lo que sabía quien jugaba; el intervalo contiene la cifra verdadera 95 veces de cada cien.
review-swing = Cómo fue cambiando la partida
review-swing-about = Los puntos llenos son lo ganado o perdido después de cada mano; la línea entre ellos, lo que podía esperarse en cada decisión.
review-swing-at = { $value } { $unit }, jugada { $number } de la mano { $hand }
review-swing-paid = { $value } { $unit } después de la mano { $hand }
review-moments = Los momentos decisivos
review-no-moments = No se ha encontrado nada que fuera claramente mejor.
review-summary = Por clase de decisión
review-kind = Decisión
review-count = Número
review-mistakes = Errores
review-lost = Coste
review-every = Todas las decisiones
review-open-table = Verlo en la mesa
review-play-better = Ver la mejor línea
review-line = Si desde ahí todos hubieran seguido el libro: { $line }
review-line-result = Habría dado { $value } { $unit }.
review-line-real = En realidad dio { $value } { $unit }.
review-line-about = La mejor línea, con las cartas como estaban y siguiendo todos el libro
review-line-back = Volver al análisis
review-kind-bidding = Declaraciones
review-kind-discards = Descartes
review-kind-leads = Salidas
review-kind-covering = Cartas echadas a la baza
review-kind-betting = Envites
review-unit-points = puntos
review-unit-tantos = tantos
review-unit-stones = piedras
review-unit-games = juegos
review-unit-vacas = vacas
review-unit-chips = fichas
review-unit-vales = vales
review-unit-tentos = tantos
review-where = Mano { $hand }, { $trick ->
    [0] jugada { $place }
   *[other] baza { $trick }
}
review-did-led = { $you ->
    [yes] Saliste
   *[no] { $name } salió
} con { $the-card }.
review-did-overtook-partner = { $you ->
    [yes] Superaste la carta de tu compañero
   *[no] { $name } superó la carta de su compañero
} ({ $over }) con { $the-card }.
review-did-overtook = { $you ->
    [yes] Superaste
   *[no] { $name } superó
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
    [yes] Podías superar
   *[no] { $name } podía superar
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
review-open-cost = A cartas vistas, el coste en { $unit } fue { $cost }; lo mejor era { $best }
review-open-unknown = A cartas vistas es demasiado largo de resolver.
review-open-head = A cartas vistas
review-fair-head = Según lo que podía saberse
review-mixed = La tabla aprendida dice aquí: { $ways }. Por sus cartas, la probabilidad de ganar el lance era del { $chance } %.
review-verdict-good = no se conoce nada mejor
review-verdict-mistake = error
review-verdict-unclear = quizá no era lo mejor
review-verdict-mixed = la tabla también lo dice a veces
review-verdict-strange = la tabla nunca lo dice aquí
review-verdict-book = no se ha medido nada más
review-result = { $name }: { $decisions } { $decisions ->
    [one] decisión
   *[other] decisiones
}, { $mistakes } { $mistakes ->
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
review-legend-moment = momento decisivo
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
advice-book-silent = El libro no dice nada de esto; quien lo sigue lo hace así.
advice-ahead = { $level ->
    [strong] El jugador fuerte, que piensa por delante,
   *[other] El jugador de club, que piensa por delante,
} { $same ->
    [yes] haría lo mismo.
   *[no] haría otra cosa: { $action }
}
advice-perhaps = Nada es claramente mejor, pero quizá lo sea esto: { $action }
advice-expects = Puede esperarse que dé { $value } { $unit } en esta mano.
advice-way = { $action }: { $value } { $unit } (de { $low } a { $high })
advice-against = Frente a lo que hace el libro, en { $worlds } repartos que podrías tener delante:
advice-not-now = Ahora no se te pregunta nada.
advice-why = Por qué jugó así la casa
advice-why-about = De la última mano terminada. Las razones hablan de las cartas que tenía la casa.
advice-why-none = Cuando termine una mano, la casa dirá aquí por qué jugó así.
advice-why-law = por { $law }
advice-why-ahead = pensó por delante, y le pareció mejor que lo del libro
advice-why-plain = el libro lo deja libre
