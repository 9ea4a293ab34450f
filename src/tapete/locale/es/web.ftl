# Las palabras de la página.

## Por todas partes
web-home = Juegos
web-lobby = Mesas
web-rules = Reglas
web-judge = El juez
web-history = Partidas
web-account = Tu cuenta
web-settings = Ajustes
web-language = Idioma
web-menu = Menú
web-close = Cerrar
web-copy = Copiar el enlace
web-copied = Copiado
web-share = Compartir
web-all = todo
web-choose = Elige…
web-save = Guardar
web-saved = Guardado.
web-game = Juego
web-nowhere = Aquí no hay nada
error-offline = El servidor no responde. Inténtalo dentro de un momento.

## La primera página
web-welcome = Siéntate a la mesa
web-welcome-more = Los juegos de cartas clásicos de España y Portugal, con sus propias leyes. Elige uno: la baraja está lista y ya hay quien juegue contigo.
web-play-now = Jugar ya
web-courses = Aprender
web-learn = Cómo se juega
web-no-games = No hay ningún juego todavía.
web-going = Tus mesas
web-go-back = Volver a la mesa: { $game }
web-keep-learning = Seguir aprendiendo: { $game }

## Una mesa nueva
web-new-table = Crear una mesa
web-open-table = Crear la mesa
web-who-plays = Quién juega
web-place = Sitio { $number }
web-you = tú
web-somebody = libre, para quien llegue
web-bot = la casa, { $level }
web-bot-trait = la casa, { $level }; { $trait }
web-who-may-come = Quién puede sentarse
web-by-link = quien tenga el enlace
web-public = cualquiera: sale en la lista de mesas
web-allow-chat = Charla libre
web-pace = Ritmo
web-pace-calm = tranquilo
web-pace-brisk = rápido
web-pace-instant = sin esperas
web-options = Lo que acuerda la mesa
web-regulation = ¿Cómo se juega?
web-regulation-changes = Cambia
web-regulation-nothing = No cambia nada.
web-regulation-source = Fuente
web-regulation-not-ours = Aquí no se juega así
web-regulation-note = Cómo lo jugáis, para quien reciba el enlace
web-regulation-share = Enlace a estas reglas
web-regulation-note-of = Una nota que venía con estas reglas
web-level = Cómo juega la casa
level-random = fácil
level-treatise = según el tratado
level-club = de club
level-strong = fuerte

## Las mesas
web-lobby-open = Con sitio libre
web-lobby-none = Ahora no espera nadie. Crea tú una mesa y comparte el enlace.
web-lobby-more = Más mesas
web-lobby-playing = Jugando
web-lobby-nothing = Ahora no se está jugando ninguna partida pública.
web-watch = Mirar
web-watchers = { $count ->
    [one] 1 mirón
   *[other] { $count } mirones
}
web-open-kind = mesa abierta
web-sit = Sentarse
web-stand-up = Levantarse
web-waiting = La mesa está lista. La partida empieza cuando se ocupen todos los sitios.
web-place-free = sitio libre
web-place-kept = sitio de { $name }, que aún no ha contestado
web-kept-until = Se guarda hasta: { $when }
web-give-to-bot = Que juegue la casa
web-free-place = Dejarlo libre
web-give-up-table = Deshacer la mesa
web-give-up-sure = Ya nadie podrá sentarse aquí; a quien esté sentado se le avisa.
web-given-up = Esta mesa se deshizo
web-given-up-next = La partida no llegó a empezar. Crea otra mesa.
web-share-link = Manda este enlace a quien quieras que juegue:
web-qr = El enlace, para leerlo con el móvil

## Compañía
web-which-game = Qué clase de { $game }
web-players = { $count } jugadores
web-with-house = Con la casa
web-with-friends = Con amigos
web-choose-all = Elegirlo todo
web-company = ¿Con quién juegas?
web-friends-how = Todos los sitios quedan libres. Tendrás un enlace para compartir y empezarás cuando quieras: la casa ocupa los sitios que sobren.
web-house-how = La partida empieza enseguida: la casa ocupa los demás sitios.
web-place-by-place = Sitio por sitio
web-clock = Reloj
web-clock-none = ninguno
web-clock-relaxed = tranquilo
web-clock-brisk = ligero
web-clock-none-how = Nadie mete prisa.
web-clock-relaxed-how = Minuto y medio por turno; lo que pase del minuto se descuenta de diez minutos para toda la partida. Después juega la casa, hasta que toques algo.
web-clock-brisk-how = Medio minuto por turno; lo que pase de veinte segundos se descuenta de dos minutos para toda la partida. Después juega la casa, hasta que toques algo.
web-newcomers = Quien llegue puede ocupar un sitio de la casa entre dos manos
web-newcomers-yes = Quien llegue puede ocupar un sitio de la casa entre dos manos.
web-newcomers-no = Durante la partida no se sienta nadie más.
web-rating-rated = Esta partida cuenta para la clasificación.
web-rating-guest = No cuenta para la clasificación: alguien juega sin cuenta.
web-rating-alone = No cuenta para la clasificación: se juega solo contra la casa.
web-rating-friendly = No cuenta para la clasificación: así se ha acordado.
web-rating-newcomers = No cuenta para la clasificación: aún puede entrar gente en lugar de la casa.
web-rated-friends = Que cuente para la clasificación, si todos tienen cuenta
web-rated-house = Que cuente para la clasificación: no se podrá deshacer nada
web-rated-leave = Esta partida cuenta para la clasificación: quien la deja la pierde.
web-your-pair = Tu pareja
web-other-pair = La otra pareja
web-one-pair = Una pareja
web-places = Sitios
web-pairs-drawn = Las parejas se sortean al empezar la partida.
web-with-me = Jugar conmigo
web-with-me-whom = Jugar conmigo: { $name }
web-move-here = Pasarme aquí
web-begin = Empezar
web-begin-with-house = Empezar con la casa
web-begin-free = { $count ->
    [one] La casa ocupa el sitio libre.
   *[other] La casa ocupa los { $count } sitios libres.
}
web-begin-host = La partida empieza cuando lo diga quien ha creado la mesa.
web-agreed = Lo acordado
web-agreed-usual = Todo como de costumbre.
web-agreed-all = Verlo todo
web-call-me = Tu nombre
web-copy-selected = Está seleccionado: cópialo con Ctrl+C, o mantenlo pulsado con el dedo.
web-link-here = Este enlace solo sirve en este dispositivo. Para que vengan otros, arranca Tapete así:
web-link-others = La dirección para los demás
web-place-to-take = hay sitio que ocupar
web-watch-plain = Estás mirando.
web-watch-ask = Después de esta mano puedes ocupar el sitio de:
web-take-place = Ocupar el sitio de { $name }
web-take-back = Recuperar mi sitio
web-coming = Después de esta mano ocupas el sitio de { $name }.
web-coming-back = Después de esta mano tu sitio vuelve a ser tuyo.
web-coming-not = Prefiero mirar
web-left-place = Te has ido: la casa juega en tu sitio.
web-clock-warn = ¿Sigues ahí? Pronto jugará la casa por ti.
web-seconds = { $count } s
web-idle-you = La casa juega por ti.
web-idle-touch = Aquí estoy
web-house-plays = juega la casa
web-joins = luego { $name }
web-news-left = { $name } se ha ido: sigue jugando la casa.
web-news-idle = { $name } no hace nada: juega la casa.
web-news-away = { $name } está ausente: juega la casa.
web-news-back = { $name } vuelve a jugar.
web-news-sat = { $name } ocupa el sitio de { $other }.
web-news-comes = { $name } ocupará el sitio de { $other } después de esta mano.
web-left-table = Te has ido de la mesa: la casa sigue jugando por ti.
web-left-watch = Mirar la mesa

## La mesa
web-sitting-down = Entrando en la mesa…
web-no-table = Esta mesa no existe
web-no-table-next = Puede que ya se haya cerrado. Elige un juego y crea otra.
web-aside = Esta mesa queda aparte
web-aside-next = Se creó con otra versión de Tapete, cuyas reglas han cambiado desde entonces. Está guardada; quien lleva el servidor puede verla. Crea otra.
web-stranger = No hemos podido reconocerte
web-stranger-next = Permite las cookies de esta página y vuelve a cargarla.
web-hand = { $number ->
    [0] Antes de la primera mano
   *[other] Mano { $number }
}
web-table-menu = Consultar
web-undo = Deshacer
web-guide = Guía
web-guide-off = Quitar la guía
web-first-hand = Primera mano con guía
web-last-trick = Última baza
web-last-trick-none = Todavía no hay ninguna baza que mirar.
web-last-trick-forbidden = La ley ya no deja mirar la última baza.
web-tricks-of = Bazas de { $name }
web-ledger = Cuentas
web-ledger-empty = Todavía no se ha pagado nada. Aquí verás cada pago, por qué se hace y qué ley lo manda.
web-log = Crónica
web-log-empty = Aún no ha pasado nada.
web-talk = Charla
web-hushed = En esta mesa no se habla mientras se juega la mano.
web-talk-empty = Nadie ha dicho nada. Saluda.
web-say = Escribe algo…
web-send = Enviar
web-side = Crónica, cuentas y charla
web-score = Tanteo
web-owes = Debe { $what }
web-trump = triunfo
web-stock = { $count ->
    [one] Queda 1 carta en el monte
   *[other] Quedan { $count } cartas en el monte
}
web-turned = Muestra: { $card }
web-cards-held = { $count ->
    [one] 1 carta en la mano
   *[other] { $count } cartas en la mano
}
web-cards-uncounted = cartas en la mano, sin contar
web-hidden-card = carta tapada
web-tricks-taken = { $count ->
    [one] 1 baza
   *[other] { $count } bazas
}
web-partner = juega contigo
web-rests = descansa
web-away = ausente
web-your-cards = Tus cartas
web-your-choice = Lo que puedes hacer
web-touch-cards = { $several ->
    [yes] Toca de { $least } a { $most } cartas
   *[no] { $most ->
        [one] Toca una carta
       *[other] Toca { $most } cartas
    }
}
web-sure = ¿Confirmas? { $what }
web-back = Volver
web-less = Menos
web-more = Más
web-more-acts = Más acciones
web-claim = Reclamar
web-turn-of = Le toca a { $name }
web-out-of-turn = No te toca. Toca otra vez la carta si la juegas de todos modos.
web-watching = Estás mirando: no ves las cartas de nadie.
web-judge-decides = El juez decide
web-lost = Se ha perdido la conexión. Te guardamos el sitio; reconectando…
web-rated = Nivel de { $name }: { $before } → { $after } ({ $more })
web-go-on = Seguir
web-put-away = Cerrar
web-hand-over = Fin de la mano { $number }
web-hand-unpaid = Nadie ha pagado nada en esta mano.
web-waits-for = Se espera a: { $names }
web-again = Otra partida
web-again-asked = Te esperan para otra partida
web-again-others = Siguen con otra partida
web-declined = Ya lo saben: tu sitio queda libre
web-replay = Repaso
web-review = Análisis
web-advice = Consejo
web-other-edition = Se jugó por la edición { $edition } de las reglas. Aquí se ve por las de hoy, con las que acaba igual.
web-leave = Dejar la mesa
web-give-match-up = Dejar la partida
web-leave-to-bot = Irte: sigue la casa por ti
web-to-table = Volver a la mesa

## El reparto limpio
web-check-deal = Comprobar el reparto
web-fair-how = Antes de barajar, el servidor se compromete con un número secreto y tu navegador añade otro. Al acabar la mano se enseñan los dos, y aquí se baraja otra vez con ellos para comprobar que sale lo mismo.
web-fair-none = Todavía no ha terminado ninguna mano.
web-fair-right = reparto limpio
web-fair-other-promise = el compromiso no es el que vio esta página
web-fair-wrong-secret = el secreto no es el prometido
web-fair-nonce-left-out = tu número no se usó: o llegó tarde, o el servidor lo dejó fuera
web-fair-other-nonce = en tu lugar se usó otro número, que no mandó esta página
web-fair-wrong-order = las cartas no salen en ese orden
web-fair-unchecked = aquí no se puede comprobar: hace falta https
web-fair-wrong = Comprueba el reparto ({ $hand }): { $what }
web-fair-promise = Compromiso
web-fair-secret = Secreto del servidor
web-fair-nonces = Número de cada sitio
web-fair-order = Orden de las cartas

## El repaso
web-step = Jugada
web-moves = Jugadas
web-before-the-hand = Antes de la mano
web-trick = Baza { $number }
web-autoplay = Ver seguido
web-pause = Parar
web-speed = Velocidad
web-step-on = Siguiente jugada
web-step-back = Jugada anterior
web-hand-next = Mano siguiente
web-hand-before = Mano anterior
web-download = Descargar la partida

## El libro
web-how-to-play = Cómo se juega
web-laws = Las leyes
web-odds = Probabilidades
web-practice = Practicar
web-search = Buscar
web-topic = Tema
web-force = Tipo
web-laws-found = { $count ->
    [one] 1 ley
   *[other] { $count } leyes
}
web-example = Ejemplo
web-worked = Jugado:
web-on-trial = Puesto a prueba
web-see = Véase

## El juez
web-judge-how = Cuenta qué ha pasado en tu mesa: el juez dice qué se hace, quién paga y qué ley lo manda.
web-what-happened = ¿Qué ha pasado?
web-ask-judge = Preguntar al juez
web-ruling = La decisión del juez
web-payment = El pago

## Partidas y cuenta
web-history-none = Todavía no has terminado ninguna partida. Cuando termines una, podrás repasarla aquí.
web-more-matches = Más partidas
web-result = Resultado
web-won = Ganada
web-not-won = No ganada
web-none-found = Ninguna partida así.
web-every = Todas
web-every-game = Todos
web-decline = No puedo
web-results = Tus resultados
web-companions = Con quién has jugado
web-played-together = { $count ->
    [one] una partida en común
   *[other] { $count } partidas en común
}
web-invite = Invitar otra vez
web-invited-to = { $name } te espera: { $game }
web-set-notify = Avisarme cuando me toque y esté en otra ventana
web-notify-refused = El navegador no deja avisar: cámbialo en sus ajustes.
web-take-along = Llevarme mis partidas
web-take-along-how = Un archivo que cualquier Tapete con servidor sabe leer.
web-bring = Traer partidas
web-bring-how = Las que jugaste sin servidor: elige el archivo que guardaste allí.
web-bring-choose = Elegir el archivo
web-bring-wrong = Ese archivo no es de Tapete.
web-brought = { $count ->
    [one] Se ha traído una partida.
   *[other] Se han traído { $count } partidas.
}
web-brought-not = { $count ->
    [one] Una no se pudo leer.
   *[other] { $count } no se pudieron leer.
}
web-ratings = Clasificación
web-ratings-none = Todavía no hay clasificación de este juego: solo cuentan las partidas entre quienes tienen cuenta.
web-name = Nombre
web-rating = Nivel
web-matches = Partidas
web-your-name = Tu nombre en la mesa
web-account-is = Has entrado como { $name }.
web-account-why = Para jugar no hace falta cuenta. Con ella conservas tus partidas y tu nivel en cualquier dispositivo.
web-account-keeps = Lo que has jugado en este navegador y la mesa en que estás siguen siendo tuyos al entrar o al abrir una cuenta.
web-login = Nombre de usuario
web-password = Contraseña (8 caracteres como mínimo)
web-log-in = Entrar
web-register = Crear una cuenta
web-logged-in = Has entrado.
web-log-out = Cerrar sesión
web-log-out-everywhere = Cerrar sesión en todos los dispositivos
web-logged-out = Has cerrado la sesión.
web-sessions-end = La sesión se cierra en un navegador que no usas en medio año.
web-change-password = Cambiar la contraseña
web-old-password = Contraseña actual
web-new-password = Contraseña nueva (8 caracteres como mínimo)
web-password-changed = Contraseña cambiada. En los demás navegadores se ha cerrado la sesión.
web-delete-account = Borrar la cuenta
web-delete-gone = Se borran tus nombres, la contraseña, los ajustes, la clasificación y todas tus sesiones, y dejas las mesas en que estás: en una partida la casa sigue por ti. No tiene vuelta atrás.
web-delete-kept = Lo que queda: las partidas que has jugado siguen siendo de quienes las jugaron contigo, con todas sus jugadas, y en ellas te llamas «{ $name }». Nadie puede recuperarlas como tuyas, tampoco con una cuenta del mismo nombre.
web-account-deleted = La cuenta está borrada.

## Ajustes
web-deck = Baraja
web-deck-usual = la usual del juego
web-deck-spanish = española
web-deck-french = francesa
web-theme = Tema
web-theme-auto = como el dispositivo
web-theme-light = claro
web-theme-dark = oscuro
web-motion = Animaciones
web-motion-auto = como el dispositivo
web-motion-less = las menos posibles
web-rest = Al acabar la mano se sigue
web-rest-short = a los 4 segundos
web-rest-usual = a los 8 segundos
web-rest-long = a los 15 segundos
web-rest-touch = cuando yo toque
web-set-trumps_first = Triunfos a la izquierda
web-set-forced = Jugar por mí cuando solo hay una jugada posible
web-set-sound = Sonidos suaves
web-set-big = Letra más grande


# Without a server.

web-engine-coming = Preparando la mesa…
web-shelf-full = Este navegador ya no guarda lo que se juega: la partida sigue, pero se pierde al cerrar.
