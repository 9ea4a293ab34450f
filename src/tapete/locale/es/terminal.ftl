# La mesa en el terminal.

face-1 = As
face-10 = Sota
face-10-short = Sota
face-11 = Caballo
face-11-short = Cab
face-12 = Rey

table-taken = { $count ->
    [one] 1 baza
   *[other] { $count } bazas
}
table-trump = Triunfo
table-turned = Muestra
table-pot = Plato: { $amount }
table-stock = Monte: { $count }
table-open = mesa abierta
table-hand = mano { $hand }, vuelta { $round }
table-your-turn = Te toca.
table-waiting = Le toca a { $name }…
table-paid = { $payer } → { $payee }: { $amount }
table-sure = ¿Seguro? { $what }
table-back = Dejarlo
table-more = Más… ({ $count })
table-more-title = ¿Qué más quieres hacer?
table-too-late = Ya es tarde para eso.
table-not-your-turn = No te toca. Pulsa otra vez si quieres jugarla igualmente.
table-hint-play = ← → y Intro
table-hint-pick = ← → , Espacio elige, Intro confirma
table-hint-number = ← → o escribe el número, Intro confirma
table-not-saved = No se puede guardar la partida ({ $why }). Podéis seguir jugando.
table-last-trick = La última baza
table-no-trick = Todavía no hay ninguna a la vista.
table-tricks-of = Bazas de { $name }
table-ledger = Las cuentas
table-nothing-paid = Nadie ha pagado nada.
table-how-to-play = Cómo se juega
table-laws = Las leyes
table-search = Busca en las leyes…
table-narrow = Hay más: busca con otras palabras.
table-hand-over = Fin de la mano { $hand }
table-go-on = Seguir
table-you-won = ¡Has ganado!
table-won = { $count ->
    [one] { $people ->
        [one] Gana { $who }.
       *[other] Ganan { $who }.
    }
   *[other] Empate: { $who }.
}
table-again = ¿Otra?
table-yes-again = Otra partida
table-to-menu = Al menú

table-key-help = Reglas
table-key-language = Idioma
table-key-tricks = Última baza
table-key-ledger = Cuentas
table-key-leave = Menú

menu-about = Una mesa tranquila para los juegos de cartas de siempre. Elige uno y siéntate.
menu-continue = Seguir la partida: { $game }, mano { $hand }
menu-key-play = Jugar
menu-key-agree = Opciones
menu-key-help = Cómo se juega
menu-key-language = Idioma
menu-key-quit = Salir
menu-key-discard = Descartar partida
menu-begin = Empezar
menu-agree-keys = ↑ ↓ elige · ← → cambia · Intro cambia o empieza · Esc vuelve

option-level = Cómo juegan los demás
option-level-treatise = según el tratado
option-level-random = al azar
option-quick = Sin esperas: los demás juegan al instante
option-last_card = La última carta se juega sola
