# Lo que dice el servidor.

## Lo que se puede decir en la mesa

phrase-hello = Hola
phrase-good-luck = Suerte
phrase-well-played = Bien jugado
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

error-too-fast = Demasiado deprisa: espera un momento.
error-no-session = Tu visita ha terminado o no había empezado: vuelve a entrar por la portada.
error-foreign-page = Esta petición viene de otra página.
error-no-token = A esta petición le falta la señal de tu visita.
error-not-begun = La partida aún no ha empezado.
error-match-over = La partida ha terminado.
error-not-seated = Estás mirando: solo pueden hacerlo quienes están sentados a la mesa.
error-resigned = Has dejado tu sitio a un autómata.
error-stale = Alguien se te adelantó: esto valía para la jugada { $at }, y la mesa va por la { $now }.
error-no-undo = No hay nada que se pueda deshacer: solo contra autómatas, y antes de ver ninguna carta nueva.
error-no-table = No existe esa mesa.
error-unreadable-table = Esta mesa se puso con otra versión de Tapete ({ $version }), cuyas reglas ya no son estas: queda aparte. Abre otra.
error-stuck-table = En esta mesa algo falla cada vez que ha de seguir: queda aparte, y nada de ella se pierde. Quien lleva el servidor puede ver por qué. Abre otra.
error-too-many-tables = Ya tienes { $most } mesas: deja una primero.
error-no-place = Esa mesa no tiene ese sitio: elige otro.
error-seated-already = Ya estás sentado a esta mesa.
error-not-host = Solo puede hacerlo quien abrió la mesa.
error-place-taken = Ahí hay alguien sentado.
error-one-place = Solo puedes ocupar un sitio.
error-begun = La partida ya ha empezado.
error-given-up = Esta mesa se dejó antes de empezar la partida.
error-has-account = Ya tienes una cuenta.
error-long-login = Este nombre es demasiado largo: elige uno más corto.
error-login-taken = Alguien se llama ya { $login }.
error-wrong-password = No hay ninguna cuenta con ese nombre y esa contraseña.
error-no-account = No tienes cuenta.
error-not-your-password = Esa no es tu contraseña.
error-bad-name = Un nombre necesita una letra o un número.
error-illegible-name = Un nombre se escribe con signos que se vean y que no se amontonen.
error-not-over = La partida no ha terminado: sus cartas siguen tapadas.
error-many-replays = Ya estás leyendo { $most } partidas: espera a que acabe una.
error-unknown-phrase = Esa no es una de las frases de la mesa.
error-no-chat = En esta mesa no se charla: elige una de sus frases.
error-bad-message = No se entiende este mensaje.
error-went-wrong = Algo ha fallado aquí: inténtalo otra vez.
error-not-found = Aquí no hay nada.
error-too-large = Esto es demasiado grande.
error-wrong-commitment = Reparto { $deal }: el secreto no es el que se había comprometido.
error-wrong-shuffle = Reparto { $deal }: el orden no sale del secreto y de lo que pusieron los jugadores.
error-deals-missing = La partida tiene { $settled } barajadas, pero se muestran { $shown }.
error-other-deal = El reparto { $deal } no es el que se jugó.
error-not-a-proof = Esto no es la prueba de un reparto: { $why }.
error-bad-host = «{ $host }» no es una dirección donde servir, como 127.0.0.1.
