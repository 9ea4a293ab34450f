# Lo que dice el servidor.

## Lo que se puede decir en la mesa

phrase-hello = Hola
phrase-good-luck = ¡Suerte!
phrase-well-played = ¡Bien jugado!
phrase-nice-hand = ¡Qué mano!
phrase-thanks = Gracias
phrase-sorry = Perdón
phrase-one-moment = Un momento, por favor
phrase-your-turn = Te toca
phrase-good-game = Ha sido un placer
phrase-bye = Hasta pronto

## Quien ha borrado su cuenta

former-player = alguien que se fue

## El juez

judge-pays = { $payer } paga a { $payee } { $amount }: { $reason }.

## Errores

error-no-hand = Ningún libro cuenta esta mano.
error-too-fast = Vas demasiado deprisa: espera un momento.
error-no-session = Tu sesión ha caducado: vuelve a entrar desde la portada.
error-foreign-page = Esto llegó desde otra página y no se ha hecho: hazlo desde la propia mesa.
error-no-token = No hemos podido comprobar tu sesión: vuelve a cargar la página.
error-not-begun = La partida aún no ha empezado.
error-match-over = La partida ha terminado.
error-not-seated = Estás mirando: eso solo puede hacerlo quien juega en la mesa.
error-resigned = Ya no juegas en esta mesa: la casa ocupa tu sitio.
error-stale = La mesa ha cambiado mientras elegías: mira cómo está y vuelve a elegir.
error-taken-over = Otro servidor se ha hecho cargo de la mesa y esto no se ha guardado: inténtalo otra vez dentro de un momento.
error-no-undo = Ahora no se puede deshacer: solo jugando contra la casa, y antes de ver cartas nuevas.
error-rated-no-undo = Esta partida cuenta para la clasificación: no se deshace nada.
error-rated-match = Esta partida cuenta para la clasificación: nadie ocupa en ella el sitio de otro.
error-no-table = No existe esa mesa.
error-bad-match = Esta partida no se puede seguir: { $why }
error-not-alone = Esta no es una partida de una persona con la casa.
error-many-handed = Has traído ya { $most } partidas: no caben más.
error-handed-full = En este servidor no caben más partidas jugadas en otra parte.
error-no-companion = No has jugado con esa persona.
error-many-invitations = Ya tienes { $most } invitaciones sin respuesta: deja antes alguna de esas mesas.
error-invited-already = Ya has invitado a { $name }: espera su respuesta.
error-invited-by-many = { $name } tiene demasiadas invitaciones por contestar: prueba más tarde.
error-unreadable-match = Esta partida ya no se puede seguir: { $why }
error-unreadable-table = Esta mesa se creó con otra versión de Tapete ({ $version }), cuyas reglas ya no son estas: queda aparte. Crea otra.
error-other-edition = Esta partida empezó por la edición { $edition } de sus reglas, con Tapete { $version }, y aquí son de la { $today }. Una partida sigue las reglas con que empezó: queda aparte, y nada de ella se pierde.
error-other-edition-alone = Esta partida empezó por la edición { $edition } de sus reglas, y ahora son de la { $today }. Una partida sigue las reglas con que empezó: se queda como está, y no continúa.
error-handed-edition = Esta partida se jugó por la edición { $edition } de sus reglas; este servidor tiene la { $today }.
error-stuck-table = En esta mesa algo falla cada vez que tiene que seguir: queda aparte, y nada de ella se pierde. Quien lleva el servidor puede ver por qué. Crea otra.
error-too-many-tables = Ya tienes { $most } mesas: deja una primero.
error-no-place = En esta mesa no hay ese sitio: elige otro.
error-seated-already = Ya tienes sitio en esta mesa.
error-not-host = Solo puede hacerlo quien creó la mesa.
error-place-taken = Ese sitio está ocupado: elige otro.
error-one-place = Solo puedes ocupar un sitio.
error-begun = La partida ya ha empezado.
error-given-up = Esta mesa se dejó antes de empezar la partida.
error-has-account = Ya tienes una cuenta.
error-long-login = Ese nombre es demasiado largo: elige otro más corto.
error-login-taken = Ya hay una cuenta con el nombre { $login }, o con uno que se le parece: elige otro.
error-mixed-login = Escribe el nombre de usuario con letras de un solo alfabeto: mezcladas parecerían otras.
error-wrong-password = El nombre o la contraseña no son correctos.
error-wrong-often = Demasiadas contraseñas equivocadas: prueba otra vez dentro de { $seconds } { $seconds ->
    [one] segundo
   *[other] segundos
}.
error-busy-door = Está entrando mucha gente ahora mismo: prueba otra vez en un momento.
error-no-account = No tienes cuenta.
error-not-your-password = Esa no es tu contraseña.
error-bad-name = El nombre tiene que llevar al menos una letra o un número.
error-illegible-name = Escribe el nombre con letras que se vean, sin signos amontonados.
error-starred-name = Un nombre no puede empezar con asterisco: es la señal de quienes se fueron.
error-not-over = La partida no ha terminado: sus cartas siguen tapadas.
error-many-replays = Ya estás leyendo { $most } partidas: espera a que acabe una.
error-unknown-phrase = Esa no es una de las frases de la mesa.
error-hushed = En esta mesa no se habla mientras se juega la mano: espera a que acabe.
error-no-chat = En esta mesa no hay charla libre: elige una de las frases.
error-bad-message = No hemos entendido el mensaje: inténtalo otra vez.
error-went-wrong = Algo ha fallado aquí: inténtalo otra vez.
error-not-found = Aquí no hay nada: vuelve a la portada.
error-too-large = El mensaje es demasiado largo.
error-wrong-commitment = Reparto { $deal }: el secreto no corresponde al compromiso que se publicó antes.
error-wrong-shuffle = Reparto { $deal }: el orden no es el que resulta del secreto y de los números de los jugadores.
error-deals-missing = En la partida se barajó { $settled } veces, pero solo se muestran { $shown }.
error-other-deal = El reparto { $deal } no es el que se jugó.
error-not-a-proof = Esto no es la comprobación de un reparto: { $why }.
error-bad-host = «{ $host }» no es una dirección válida: escribe una como 127.0.0.1.
