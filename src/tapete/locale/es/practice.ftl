# Práctica: lo que se pregunta, y lo que se dice de la respuesta.
practice-lead = Ejercicios sin fin: cada vez otras cartas, y lo que fallas vuelve.
practice-begin = Empezar
practice-next = Otro
practice-stop = Dejarlo por ahora
practice-day = Los diez de hoy
practice-day-about = Los mismos para todos, de fáciles a difíciles. Mañana hay otros diez.
practice-day-begin = Jugar los diez de hoy
practice-day-done = Los diez de hoy: { $right } de { $count } bien.
practice-day-number = { $number } de los diez de hoy
practice-due = { $count ->
    [0] Hoy no vuelve ninguno.
    [one] Hoy vuelve uno que fallaste.
   *[other] Hoy vuelven { $count } que fallaste.
}
practice-again = Este lo fallaste: aquí está otra vez.
practice-level = Nivel { $level }
practice-so-far = { $right } de { $asked } bien
practice-new = sin empezar
practice-right = Bien
practice-wrong = No
practice-confirm = Responder
practice-line = La mejor continuación
practice-link = Enlace a este ejercicio
practice-none = De este juego no hay ejercicios.
practice-choose-cards = Toca todas las que correspondan y responde.

## Las clases de ejercicios
practice-kind-highest = Qué carta es más alta
practice-kind-follow = Qué se puede jugar
practice-kind-takes = De quién es la baza
practice-kind-puzzle = Finales a cartas vistas
practice-kind-count = Contar las bazas
practice-kind-points = Los puntos de la partida
practice-kind-tantos = Las cartas de pago
practice-kind-matadores = Contar matadores
practice-kind-licenca = ¿Hay licencia?
practice-kind-pays = Qué se paga
practice-kind-point = El punto
practice-kind-counts = Secansas, catorces y treses
practice-kind-answer = Bueno, igual o no vale
practice-kind-total = Sumar la mano
practice-kind-pares = Qué pares son
practice-kind-lance = Quién gana el lance
practice-kind-stones = Cuántas piedras valen
practice-kind-discard = Qué descartar
practice-kind-cut = Mus o no hay mus

## Respuestas
practice-choice-none = Nada
practice-choice-par = Par
practice-choice-medias = Medias
practice-choice-duples = Duples
practice-choice-no-hay-mus = No hay mus
practice-choice-mus = Mus
practice-choice-licenca = Licencia
practice-choice-pass = Paso
practice-choice-good = Bueno es
practice-choice-equal = Igual
practice-choice-not-good = No vale

## Lo que se pregunta
practice-ask-highest = { $kind-key ->
    [trump] Triunfan { $suit }. ¿Cuál de estas cartas gana a las demás?
    [plain] Se sale de { $suit }, que no es triunfo. ¿Cuál de estas cartas gana a las demás?
   *[alone] Se sale de { $suit }. ¿Cuál de estas cartas gana a las demás?
}
practice-ask-follow = { $you ->
    [yes] Has salido con { $the-card }. ¿Qué cartas puedes jugar?
   *[no] { $name } ha salido con { $the-card }. ¿Qué cartas puedes jugar?
}
practice-ask-takes = La baza está completa: { $cards }, en el orden en que cayeron. ¿De quién es?
practice-ask-puzzle-points = Todas las cartas están a la vista. ¿Con cuál te aseguras más puntos de aquí al final, jueguen los contrarios como jueguen?
practice-ask-puzzle-tricks = Todas las cartas están a la vista. ¿Con cuál te aseguras más bazas de aquí al final, jueguen los contrarios como jueguen?
practice-ask-puzzle-few = Todas las cartas están a la vista, y los otros tres juegan contra ti. ¿Con cuál te llevas menos puntos de aquí al final, hagan lo que hagan?
practice-ask-malilla-count = { $number ->
    [one] Tu bando ha hecho esta baza. ¿Cuántos puntos son, con el de la baza?
   *[other] Tu bando ha hecho estas { $number } bazas, de { $each } cartas cada una. ¿Cuántos puntos son, con los de las bazas?
}
practice-ask-malilla-pays = Tu bando cuenta { $number } puntos { $favourite-key ->
    [yes] y triunfa el palo favorito
   *[no] y no triunfa el palo favorito
}. ¿Cuánto gana o paga?
practice-ask-voltarete-pays = El feito gana { $bid-key ->
    [licenca] una licencia
    [segundo] un Voltarete segundo
    [casca] una casca
    [so] un solo
   *[respeito] un Voltarete de respeto
} { $favorita-key ->
    [yes] en el palo favorito
   *[no] fuera del palo favorito
}, con { $matadores ->
    [0] menos de tres matadores
   *[other] { $matadores } matadores
} { $five-key ->
    [yes] y las cinco primeras
   *[no] y sin las cinco primeras
}. ¿Cuántos tantos le paga cada contrario?
practice-ask-revesino-points = Te has llevado estas cartas. ¿Cuántos puntos son para la partida?
practice-ask-revesino-tantos = Entre estas cartas hay alguna de pago. ¿Cuántos tantos valen todas juntas?
practice-ask-voltarete-matadores = Triunfan { $suit }. ¿Cuántos matadores se pagan por esta mano?
practice-ask-voltarete-licenca = Con { $suit } de triunfo, ¿iguala o supera esta mano a la menor con la que el libro pide licencia?
practice-ask-cientos-point = ¿Cuánto suma el mejor punto de esta mano?
practice-ask-cientos-secansas = Si son buenas, ¿cuánto cuentan las secansas de esta mano?
practice-ask-cientos-catorces = Si son buenos, ¿cuánto cuentan los catorces y treses de esta mano?
practice-ask-cientos-answer-punto = El mano acusa un punto de { $number }. ¿Qué respondes con estas cartas?
practice-ask-cientos-answer-secansas = El mano acusa una { $number ->
    [3] tercia
    [4] cuarta
    [5] quinta
    [6] sexta
    [7] séptima
   *[8] octava
} { $rank ->
    [1] mayor (al as)
    [2] al diez
    [10] a la sota
    [11] al caballo
    [12] real (al rey)
   *[9] al nueve
}. ¿Qué respondes con estas cartas?
practice-ask-cientos-answer-catorces = El mano acusa { $number ->
    [4] catorce de
   *[other] tres
} { $rank ->
    [1] ases
    [2] dieces
    [10] sotas
    [11] caballos
   *[12] reyes
}. ¿Qué respondes con estas cartas?
practice-ask-mus-total = ¿Cuánto suma esta mano?
practice-ask-mus-pares = ¿Qué pares tiene esta mano?
practice-ask-mus-stones = ¿Cuántas piedras valen los pares y el juego de esta mano para quien los cobra?
practice-ask-mus-lance-grande = Se enseñan las cartas. ¿Quién gana a grande?
practice-ask-mus-lance-chica = Se enseñan las cartas. ¿Quién gana a chica?
practice-ask-mus-lance-pares = Se enseñan las cartas. ¿Quién gana a pares?
practice-ask-mus-lance-juego = Se enseñan las cartas. ¿Quién gana a juego?
practice-ask-mus-lance-punto = Se enseñan las cartas. ¿Quién gana al punto?
practice-ask-mus-discard-juego = Buscas juego. ¿Qué descarte te da más probabilidades?
practice-ask-mus-discard-pares = Buscas pares, los que sean. ¿Qué descarte te da más probabilidades?
practice-ask-mus-discard-duples = Buscas duples. ¿Qué descarte te da más probabilidades?
practice-ask-mus-cut = Primer mus de la mano. { $spot-key ->
    [mano] Eres mano.
    [second] Hablas en segundo lugar.
    [third] Hablas en tercer lugar.
   *[postre] Eres postre.
} ¿Qué dices con estas cartas?

## Lo que se dice de la respuesta
practice-why-highest = De la más alta a la más baja: { $cards }.
practice-why-follow = Se puede jugar: { $cards }.
practice-why-takes = { $you ->
    [yes] La baza es tuya, con { $the-card }.
   *[no] La baza es de { $name }, con { $the-card }.
}
practice-why-puzzle-points = Solo con { $the-card } se asegura tu bando { $number ->
    [one] un punto
   *[other] { $number } puntos
} de aquí al final; con cualquier otra, menos.
practice-why-puzzle-tricks = Solo con { $the-card } se asegura tu bando { $number ->
    [one] una baza
   *[other] { $number } bazas
} de aquí al final; con cualquier otra, menos.
practice-why-puzzle-few = Solo con { $the-card } { $number ->
    [0] no te llevas ningún punto
    [one] te llevas un punto
   *[other] te llevas { $number } puntos
} de aquí al final; con cualquier otra, más.
practice-why-malilla-count = Las cartas cuentan { $number } y las bazas { $tricks }: { $sum }.
practice-why-malilla-pays = A cada bando le tocan { $share }. Con { $number } { $won-key ->
    [yes] gana
   *[no] paga
} la diferencia{ $favourite-key ->
    [yes] , doblada por el palo favorito
   *[no] {""}
}: { $amount }.
practice-why-voltarete-pays = El juego { $base }, los matadores { $matadores }{ $five-key ->
    [yes] , las cinco primeras 2
   *[no] {""}
}{ $favorita-key ->
    [yes] , y todo doblado por el palo favorito
   *[no] {""}
}: { $number }.
practice-why-revesino-points = As 4, rey 3, caballo 2, sota 1: suman { $number }.
practice-why-revesino-tantos = Son de pago { $cards }: { $number } en total.
practice-why-voltarete-matadores = Los triunfos de la mano, de arriba abajo: { $cards }. Seguidos desde la espadilla { $run ->
    [0] no hay ninguno
    [one] hay uno
   *[other] hay { $run }
}, y { $number ->
    [0] con menos de tres no se paga nada
   *[other] se pagan { $number }
}.
practice-why-voltarete-licenca = { $word-key ->
    [pass] Esta mano no llega a ninguna de las menores del libro, ni contando por triunfos los reyes donde se puede.
   *[other] Vale tanto como una de las manos menores del libro, o más: es una licencia.
}
practice-why-cientos-point = El mejor punto: { $cards }, que suman { $number }.
practice-why-cientos-secansas = { $cards }: cuentan { $number }.
practice-why-cientos-catorces = { $cards }: cuentan { $number }.
practice-why-cientos-answer-punto = Tu mejor punto es { $cards }, { $number }: { $answer-key ->
    [good] lo del mano es mejor
    [equal] es igual que lo suyo
   *[other] es mejor que lo suyo
}.
practice-why-cientos-answer-secansas = Tu mejor secansa es { $cards }: { $answer-key ->
    [good] lo del mano es mejor
    [equal] es igual que lo suyo
   *[other] es mejor que lo suyo
}.
practice-why-cientos-answer-catorces = Lo mejor que tienes es { $cards }: { $answer-key ->
    [good] lo del mano es mejor
    [equal] es igual que lo suyo
   *[other] es mejor que lo suyo
}.
practice-why-mus-total = Suma { $number }: { $juego-key ->
    [yes] hay juego
   *[no] no hay juego, va al punto
}.
practice-why-mus-pares = { $word-key ->
    [none] No hay dos cartas iguales.
    [par] Dos iguales: par.
    [medias] Tres iguales: medias.
   *[duples] Dos parejas, o cuatro iguales: duples.
} Con ocho reyes el tres es rey y el dos es as.
practice-why-mus-stones = Los pares valen { $pares } y el juego { $juego }: { $number }.
practice-why-mus-lance-grande = { $you ->
    [yes] Ganas tú, con { $cards }
   *[no] Gana { $name }, con { $cards }
}{ $level-key ->
    [yes] : hay otras que valen lo mismo, pero más lejos del mano
   *[no] {""}
}.
practice-why-mus-lance-chica = { $you ->
    [yes] Ganas tú, con { $cards }
   *[no] Gana { $name }, con { $cards }
}{ $level-key ->
    [yes] : hay otras que valen lo mismo, pero más lejos del mano
   *[no] {""}
}.
practice-why-mus-lance-pares = { $you ->
    [yes] Ganas tú, con { $cards }
   *[no] Gana { $name }, con { $cards }
}{ $level-key ->
    [yes] : hay otras que valen lo mismo, pero más lejos del mano
   *[no] {""}
}.
practice-why-mus-lance-juego = { $you ->
    [yes] Ganas tú, con { $cards }
   *[no] Gana { $name }, con { $cards }
}{ $level-key ->
    [yes] : hay otras que valen lo mismo, pero más lejos del mano
   *[no] {""}
}.
practice-why-mus-lance-punto = { $you ->
    [yes] Ganas tú, con { $cards }
   *[no] Gana { $name }, con { $cards }
}{ $level-key ->
    [yes] : hay otras que valen lo mismo, pero más lejos del mano
   *[no] {""}
}.
practice-why-mus-discard = Tirando { $cards } sale { $percent } veces de cada cien; tirando { $second }, que es lo segundo mejor, { $other }.
practice-why-mus-cut = { $word-key ->
    [mus] Contando todas las manos que pueden tener los contrarios, con el mejor descarte se espera más que con estas cartas.
   *[other] Contando todas las manos que pueden tener los contrarios, estas cartas valen más de lo que se espera del mejor descarte.
}
error-unknown-exercise = En este juego no hay ningún ejercicio { $name }.
error-no-practice = De este juego no hay ejercicios.
error-no-exercise = Con ese número no sale ningún ejercicio: prueba otro.
error-ten-done = Ya has respondido a los diez de hoy: mañana hay otros diez.
