# Prática: o que se pergunta, e o que se diz da resposta.
practice-lead = Exercícios sem fim: de cada vez outras cartas, e o que falhas volta.
practice-begin = Começar
practice-next = Outro
practice-stop = Ficar por aqui
practice-day = Os dez de hoje
practice-day-about = Os mesmos para todos, dos fáceis aos difíceis. Amanhã há outros dez.
practice-day-begin = Jogar os dez de hoje
practice-day-done = Os dez de hoje: { $right } de { $count } certos.
practice-day-number = { $number } dos dez de hoje
practice-due = { $count ->
    [0] Hoje não volta nenhum.
    [one] Hoje volta um que falhaste.
   *[other] Hoje voltam { $count } que falhaste.
}
practice-again = Falhaste este: cá está outra vez.
practice-level = Nível { $level }
practice-so-far = { $right } de { $asked } certos
practice-new = por começar
practice-right = Certo
practice-wrong = Não
practice-confirm = Responder
practice-line = A melhor continuação
practice-link = Ligação para este exercício
practice-none = Deste jogo não há exercícios.
practice-choose-cards = Toca em todas as que correspondam e responde.

## Os tipos de exercícios
practice-kind-highest = Que carta é mais alta
practice-kind-follow = O que se pode jogar
practice-kind-takes = De quem é a vaza
practice-kind-puzzle = Finais com cartas à vista
practice-kind-count = Contar as vazas
practice-kind-points = Os pontos da partida
practice-kind-tantos = As cartas de pagamento
practice-kind-matadores = Contar matadores
practice-kind-licenca = Há licença?
practice-kind-pays = O que se paga
practice-kind-point = O ponto
practice-kind-counts = Sequências, catorzes e trios
practice-kind-answer = Bom, igual ou não vale
practice-kind-total = Somar a mão
practice-kind-pares = Que pares são
practice-kind-lance = Quem ganha o lance
practice-kind-stones = Quantas pedras valem
practice-kind-discard = O que descartar
practice-kind-cut = Mus ou não há mus

## Respostas
practice-choice-none = Nada
practice-choice-par = Par
practice-choice-medias = Medias
practice-choice-duples = Duples
practice-choice-no-hay-mus = Não há mus
practice-choice-mus = Mus
practice-choice-licenca = Licença
practice-choice-pass = Passo
practice-choice-good = É bom
practice-choice-equal = Igual
practice-choice-not-good = Não vale

## O que se pergunta
practice-ask-highest = { $kind-key ->
    [trump] O trunfo é { $suit }. Qual destas cartas ganha às outras?
    [plain] Sai-se de { $suit }, que não é trunfo. Qual destas cartas ganha às outras?
   *[alone] Sai-se de { $suit }. Qual destas cartas ganha às outras?
}
practice-ask-follow = { $you ->
    [yes] Saíste com { $the-card }. Que cartas podes jogar?
   *[no] { $name } saiu com { $the-card }. Que cartas podes jogar?
}
practice-ask-takes = A vaza está completa: { $cards }, pela ordem em que caíram. De quem é?
practice-ask-puzzle-points = Todas as cartas estão à vista. Com qual garantes mais pontos daqui até ao fim, joguem os adversários como jogarem?
practice-ask-puzzle-tricks = Todas as cartas estão à vista. Com qual garantes mais vazas daqui até ao fim, joguem os adversários como jogarem?
practice-ask-puzzle-few = Todas as cartas estão à vista, e os outros três jogam contra ti. Com qual levas menos pontos daqui até ao fim, façam o que fizerem?
practice-ask-malilla-count = { $number ->
    [one] O teu lado fez esta vaza. Quantos pontos são, com o da vaza?
   *[other] O teu lado fez estas { $number } vazas, de { $each } cartas cada uma. Quantos pontos são, com os das vazas?
}
practice-ask-malilla-pays = O teu lado conta { $number } pontos { $favourite-key ->
    [yes] e o trunfo é o naipe favorito
   *[no] e o trunfo não é o naipe favorito
}. Quanto ganha ou paga?
practice-ask-voltarete-pays = O feito ganha { $bid-key ->
    [licenca] uma licença
    [segundo] um Voltarete segundo
    [casca] uma casca
    [so] um só
   *[respeito] um Voltarete de respeito
} { $favorita-key ->
    [yes] no naipe favorito
   *[no] fora do naipe favorito
}, com { $matadores ->
    [0] menos de três matadores
   *[other] { $matadores } matadores
} { $five-key ->
    [yes] e as cinco primeiras
   *[no] e sem as cinco primeiras
}. Quantos tentos paga cada adversário ao feito?
practice-ask-revesino-points = Levaste estas cartas. Quantos pontos são para a partida?
practice-ask-revesino-tantos = Entre estas cartas há alguma de pagamento. Quantos tentos valem todas juntas?
practice-ask-voltarete-matadores = O trunfo é { $suit }. Quantos matadores se pagam por esta mão?
practice-ask-voltarete-licenca = Com { $suit } de trunfo, esta mão iguala ou supera a mínima com que o livro pede licença?
practice-ask-cientos-point = Quanto soma o melhor ponto desta mão?
practice-ask-cientos-secansas = Se forem boas, quanto contam as sequências desta mão?
practice-ask-cientos-catorces = Se forem bons, quanto contam os catorzes e trios desta mão?
practice-ask-cientos-answer-punto = O mão acusa um ponto de { $number }. Que respondes com estas cartas?
practice-ask-cientos-answer-secansas = O mão acusa uma { $number ->
    [3] terça
    [4] quarta
    [5] quinta
    [6] sexta
    [7] sétima
   *[8] oitava
} { $rank ->
    [1] maior (ao ás)
    [2] ao dez
    [10] ao valete
    [11] ao cavalo
    [12] real (ao rei)
   *[9] ao nove
}. Que respondes com estas cartas?
practice-ask-cientos-answer-catorces = O mão acusa { $number ->
    [4] catorze de
   *[other] três
} { $rank ->
    [1] ases
    [2] dezes
    [10] valetes
    [11] cavalos
   *[12] reis
}. Que respondes com estas cartas?
practice-ask-mus-total = Quanto soma esta mão?
practice-ask-mus-pares = Que pares tem esta mão?
practice-ask-mus-stones = Quantas pedras valem os pares e o juego desta mão para quem os cobra?
practice-ask-mus-lance-grande = Mostram-se as cartas. Quem ganha à grande?
practice-ask-mus-lance-chica = Mostram-se as cartas. Quem ganha à chica?
practice-ask-mus-lance-pares = Mostram-se as cartas. Quem ganha aos pares?
practice-ask-mus-lance-juego = Mostram-se as cartas. Quem ganha ao juego?
practice-ask-mus-lance-punto = Mostram-se as cartas. Quem ganha ao punto?
practice-ask-mus-discard-juego = Procuras juego. Que descarte te dá mais probabilidades?
practice-ask-mus-discard-pares = Procuras pares, sejam quais forem. Que descarte te dá mais probabilidades?
practice-ask-mus-discard-duples = Procuras duples. Que descarte te dá mais probabilidades?
practice-ask-mus-cut = Primeiro mus da mão. { $spot-key ->
    [mano] És mão.
    [second] Falas em segundo lugar.
    [third] Falas em terceiro lugar.
   *[postre] És pé.
} Que dizes com estas cartas?

## O que se diz da resposta
practice-why-highest = Da mais alta à mais baixa: { $cards }.
practice-why-follow = Pode-se jogar: { $cards }.
practice-why-takes = { $you ->
    [yes] A vaza é tua, com { $the-card }.
   *[no] A vaza é de { $name }, com { $the-card }.
}
practice-why-puzzle-points = Só com { $the-card } o teu lado garante { $number ->
    [one] um ponto
   *[other] { $number } pontos
} daqui até ao fim; com qualquer outra, menos.
practice-why-puzzle-tricks = Só com { $the-card } o teu lado garante { $number ->
    [one] uma vaza
   *[other] { $number } vazas
} daqui até ao fim; com qualquer outra, menos.
practice-why-puzzle-few = Só com { $the-card } { $number ->
    [0] não levas nenhum ponto
    [one] levas um ponto
   *[other] levas { $number } pontos
} daqui até ao fim; com qualquer outra, mais.
practice-why-malilla-count = As cartas contam { $number } e as vazas { $tricks }: { $sum }.
practice-why-malilla-pays = A cada lado cabem { $share }. Com { $number } { $won-key ->
    [yes] ganha
   *[no] paga
} a diferença{ $favourite-key ->
    [yes] , a dobrar pelo naipe favorito
   *[no] {""}
}: { $amount }.
practice-why-voltarete-pays = O jogo { $base }, os matadores { $matadores }{ $five-key ->
    [yes] , as cinco primeiras 2
   *[no] {""}
}{ $favorita-key ->
    [yes] , e tudo a dobrar pelo naipe favorito
   *[no] {""}
}: { $number }.
practice-why-revesino-points = Ás 4, rei 3, cavalo 2, valete 1: somam { $number }.
practice-why-revesino-tantos = São de pagamento { $cards }: { $number } ao todo.
practice-why-voltarete-matadores = Os trunfos da mão, de cima para baixo: { $cards }. Seguidos desde a espadilha { $run ->
    [0] não há nenhum
    [one] há um
   *[other] há { $run }
}, e { $number ->
    [0] com menos de três não se paga nada
   *[other] pagam-se { $number }
}.
practice-why-voltarete-licenca = { $word-key ->
    [pass] Esta mão não chega a nenhuma das mínimas do livro, nem contando como trunfos os reis onde se pode.
   *[other] Vale tanto como uma das mãos mínimas do livro, ou mais: é uma licença.
}
practice-why-cientos-point = O melhor ponto: { $cards }, que somam { $number }.
practice-why-cientos-secansas = { $cards }: contam { $number }.
practice-why-cientos-catorces = { $cards }: contam { $number }.
practice-why-cientos-answer-punto = O teu melhor ponto é { $cards }, { $number }: { $answer-key ->
    [good] o do mão é melhor
    [equal] é igual ao dele
   *[other] é melhor do que o dele
}.
practice-why-cientos-answer-secansas = A tua melhor sequência é { $cards }: { $answer-key ->
    [good] a do mão é melhor
    [equal] é igual à dele
   *[other] é melhor do que a dele
}.
practice-why-cientos-answer-catorces = O melhor que tens é { $cards }: { $answer-key ->
    [good] o do mão é melhor
    [equal] é igual ao dele
   *[other] é melhor do que o dele
}.
practice-why-mus-total = Soma { $number }: { $juego-key ->
    [yes] há juego
   *[no] não há juego, vai ao punto
}.
practice-why-mus-pares = { $word-key ->
    [none] Não há duas cartas iguais.
    [par] Duas iguais: par.
    [medias] Três iguais: medias.
   *[duples] Dois pares, ou quatro iguais: duples.
} Com oito reis o três é rei e o dois é ás.
practice-why-mus-stones = Os pares valem { $pares } e o juego { $juego }: { $number }.
practice-why-mus-lance-grande = { $you ->
    [yes] Ganhas tu, com { $cards }
   *[no] Ganha { $name }, com { $cards }
}{ $level-key ->
    [yes] : há outras que valem o mesmo, mas mais longe do mão
   *[no] {""}
}.
practice-why-mus-lance-chica = { $you ->
    [yes] Ganhas tu, com { $cards }
   *[no] Ganha { $name }, com { $cards }
}{ $level-key ->
    [yes] : há outras que valem o mesmo, mas mais longe do mão
   *[no] {""}
}.
practice-why-mus-lance-pares = { $you ->
    [yes] Ganhas tu, com { $cards }
   *[no] Ganha { $name }, com { $cards }
}{ $level-key ->
    [yes] : há outras que valem o mesmo, mas mais longe do mão
   *[no] {""}
}.
practice-why-mus-lance-juego = { $you ->
    [yes] Ganhas tu, com { $cards }
   *[no] Ganha { $name }, com { $cards }
}{ $level-key ->
    [yes] : há outras que valem o mesmo, mas mais longe do mão
   *[no] {""}
}.
practice-why-mus-lance-punto = { $you ->
    [yes] Ganhas tu, com { $cards }
   *[no] Ganha { $name }, com { $cards }
}{ $level-key ->
    [yes] : há outras que valem o mesmo, mas mais longe do mão
   *[no] {""}
}.
practice-why-mus-discard = Deitando fora { $cards } sai { $percent } vezes em cem; deitando fora { $second }, que é o segundo melhor, { $other }.
practice-why-mus-cut = { $word-key ->
    [mus] Contando todas as mãos que os adversários podem ter, com o melhor descarte espera-se mais do que com estas cartas.
   *[other] Contando todas as mãos que os adversários podem ter, estas cartas valem mais do que se espera do melhor descarte.
}
error-unknown-exercise = Neste jogo não há nenhum exercício { $name }.
error-no-practice = Deste jogo não há exercícios.
error-no-exercise = Com esse número não sai nenhum exercício: experimenta outro.
error-ten-done = Já respondeste aos dez de hoje: amanhã há outros dez.
