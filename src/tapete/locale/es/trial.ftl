# Lo que se halló de los consejos de los libros al ponerlos a prueba.
trial-head = { $game }: puesto a prueba
trial-right = El libro tiene razón: seguirlo da { $mean } { $per } [{ $low }; { $high }].
trial-costs = Te sale caro: seguirlo da { $mean } { $per } [{ $low }; { $high }].
trial-unclear = No se distingue de cero: { $mean } { $per } [{ $low }; { $high }].
trial-rare = Pasa demasiado poco para saberlo: en { $deals } repartos { $count ->
    [0] no cambió nada
    [one] cambió algo una vez
   *[other] cambió algo { $count } veces
}.
trial-never = En { $deals } repartos en la mesa guiada no hubo ocasión de seguirlo.
trial-share = Cambia algo en el { $share } de { $kind ->
    [game] los juegos
   *[hand] las manos
} ({ $deals } repartos).
trial-with = Se puso a prueba junto con { $laws }.
trial-among = Entre jugadores del nivel { $level }: { $told }
trial-club = club
trial-strong = fuerte
trial-strong-right = El jugador fuerte le da la razón: cuando cambia algo, { $mean } { $unit } [{ $low }; { $high }] en { $count } momentos.
trial-strong-costs = El jugador fuerte le quita la razón: cuando cambia algo, { $mean } { $unit } [{ $low }; { $high }] en { $count } momentos.
trial-strong-unclear = El jugador fuerte no ve diferencia: { $mean } { $unit } [{ $low }; { $high }] en { $count } momentos.
trial-strong-rare = Al jugador fuerte se le preguntó solo en { $count ->
    [one] un momento
   *[other] { $count } momentos
}.
trial-strong-never = Al jugador fuerte no se le preguntó.
trial-per-points = puntos por mano
trial-per-tantos = tantos por mano
trial-per-tentos = tantos por mano
trial-per-vales = vales por mano
trial-per-games = juegos por cada juego jugado
trial-unit-points = puntos
trial-unit-tantos = tantos
trial-unit-tentos = tantos
trial-unit-vales = vales
trial-unit-games = juegos
trial-playing = Jugando repartos
trial-none = Nadie ha puesto a prueba todavía los consejos de este juego: añade -n 1000.
trial-column-laws = consejo
trial-column-worth = lo que vale seguirlo
trial-column-share = cambia algo
trial-column-finding = veredicto
trial-finding-right = acierta
trial-finding-costs = sale caro
trial-finding-unclear = no se sabe
trial-finding-rare = pasa poco
trial-finding-never = no hubo ocasión
trial-column-strong = el jugador fuerte
trial-column-said = tuvo voz, decidió, cambió
trial-title = { $game }: el libro a prueba
trial-about = Lo que vale seguir cada consejo, en { $per }, entre jugadores que siguen todos los demás: { $deals } repartos con la semilla { $seed }, reglas de la edición { $edition }, código { $commit }. Cada intervalo es tan ancho que los { $count } contienen a la vez la verdad 95 veces en cien, se mire cuando se mire; ± es la mitad del intervalo de costumbre, el de quien hace solo esta pregunta, y una sola vez.
trial-about-strong = Al jugador fuerte se le preguntó cuánto espera de cada una de las dos maneras, para cada consejo en { $most } momentos como mucho, de aquellos en que sin él se hace otra cosa.
trial-not-asked-strong = Aquí no se preguntó al jugador fuerte.
trial-command = Orden: { $command }
