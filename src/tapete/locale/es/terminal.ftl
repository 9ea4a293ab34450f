# La mesa en el terminal.

face-1 = As
face-10 = Sota
face-10-short = Sota
face-11 = Caballo
face-11-short = Cab.
face-12 = Rey
french-face-10 = Jota
french-face-10-short = Jota
french-face-11 = Reina
french-face-12 = Rey

table-taken = { $count ->
    [one] 1 baza
   *[other] { $count } bazas
}
table-trump = Triunfo
table-turned = Muestra
table-stock = Monte: { $count }
table-open = mesa abierta
table-hand = mano { $hand }, vuelta { $round }
table-your-turn = Te toca.
table-waiting = Le toca a { $name }…
table-paid = { $payer } → { $payee }: { $amount }
table-sure = ¿Confirmas? { $what }
table-back = Cancelar
table-more = Más… ({ $count })
table-more-title = ¿Qué más quieres hacer?
table-too-late = Ya es tarde para eso.
table-not-your-turn = No te toca. Pulsa otra vez si quieres jugarla de todos modos.
table-hint-play = ← → y Intro
table-hint-pick = ← →, Espacio elige, Intro confirma
table-hint-number = ← → o escribe el número, Intro confirma
table-not-saved = No se puede guardar la partida ({ $errno ->
    [ENOSPC] no queda espacio en el disco
    [EACCES] no hay permiso para escribir ahí
   *[other] { $why }
}). Puedes seguir jugando.
table-last-trick = La última baza
table-no-trick = Todavía no hay ninguna baza que mirar.
table-tricks-of = Bazas de { $name }
table-ledger = Las cuentas
table-nothing-paid = Nadie ha pagado nada.
table-no-undo = Ahora no se puede deshacer: solo lo último que has hecho, y antes de ver cartas nuevas.
table-deal = El reparto, para comprobar
table-deal-how = Antes de barajar, la mesa se compromete con un secreto y tú añades una parte; de ambos sale el orden de las cartas. Acabada la mano se enseña el secreto, y aquí se vuelve a calcular.
table-deal-next = Próximo reparto ({ $deal }). Tu parte: { $part }. Compromiso de la mesa:
table-deal-right = Reparto { $deal } (mano { $hand }): correcto, sale de su compromiso y de tu parte.
table-deal-wrong = Reparto { $deal } (mano { $hand }): NO es correcto.
table-deal-check = Para comprobarlo fuera de esta mesa:
table-how-to-play = Cómo se juega
table-laws = Las leyes
table-worked = Manos del libro
table-search = Busca en las leyes…
table-narrow = Hay más: añade otra palabra.
table-hand-over = Fin de la mano { $hand }
table-go-on = Seguir
table-again = ¿Otra partida?
table-yes-again = Sí, otra
table-to-menu = Al menú

table-key-help = Reglas
table-key-language = Idioma
table-key-tricks = Última baza
table-key-guide = Guía
table-guide-nothing = Ahora no se te pregunta nada.
table-key-deal = Reparto
table-key-undo = Deshacer
table-key-ledger = Cuentas
table-key-leave = Menú

menu-about = La mesa de los juegos de cartas de siempre. Elige uno y siéntate.
menu-other-edition = { $count ->
    [one] Una partida a medias sigue otra edición de sus reglas: se guarda, y no puede continuar aquí.
   *[other] { $count } partidas a medias siguen otra edición de sus reglas: se guardan, y no pueden continuar aquí.
}
menu-continue = Seguir la partida: { $game }, mano { $hand }
menu-key-play = Jugar
menu-key-agree = Opciones
menu-key-help = Cómo se juega
menu-key-language = Idioma
menu-key-past = Partidas jugadas
menu-key-learn = Lecciones
menu-key-practice = Ejercicios
menu-key-judge = El juez
menu-key-odds = Probabilidades
menu-key-browser = Jugar en el navegador
menu-key-quit = Salir
menu-key-discard = Abandonar la partida
menu-begin = Empezar
menu-agree-keys = ↑ ↓ elige · ← → cambia · Intro cambia o empieza · Esc vuelve

option-level = Cómo juegan los demás
option-level-strong = fuerte
option-level-club = de club
option-level-treatise = según el tratado
option-level-random = fácil
option-pace = Ritmo de los demás
option-pace-calm = tranquilo
option-pace-brisk = rápido
option-pace-instant = sin esperas
option-last_card = La última carta se juega sola
option-deck = Baraja
option-deck-usual = la usual del juego
option-deck-spanish = española
option-deck-french = francesa

past-title = Partidas jugadas
past-none = Todavía no has terminado ninguna.
judge-title = El juez: { $game }
judge-keys = ↑ ↓ elige · ← → cambia la respuesta · Esc vuelve
odds-title = Probabilidades: { $game }
odds-write = Escribe una mano, carta a carta, como { $cards } …, y pulsa Intro
browser-title = La mesa en el navegador
browser-page = Juega en el navegador, a solas o con más gente. El botón abre { $address }, que funciona mientras Tapete siga abierto aquí. Sin pasar por el menú: «tapete serve --open»; y con «tapete serve --host 0.0.0.0» puede entrar cualquiera de tu red.
browser-open = Abrirla ahora
browser-opening = Abriendo…
browser-served = La mesa está en { $address } hasta que salgas de Tapete.
browser-failed = No se ha podido abrir: { $why }
