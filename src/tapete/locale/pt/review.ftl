# A análise de uma partida: na sua página e no terminal.
review-title = Análise
review-lead = O que custou cada decisão face ao melhor que se conhece, segundo o que se podia saber naquele momento.
review-of = De quem são as decisões
review-hand = Mão
review-all-hands = Todas as mãos
review-start = Analisar
review-deeper = Ver mais a fundo
review-deep-about = Com dez vezes mais distribuições: os intervalos ficam mais ou menos na terça parte.
review-progress = { $done } de { $of } decisões
review-working = A rever cada decisão…
review-none = Aqui não houve nada que decidir.
review-slow = Aqui não há servidor, por isso demora um pouco.
review-plain = Só se jogaram distribuições até ao fim; com as cartas à vista nada se resolveu, porque aqui falta o programa que o faz.
review-fair-about = Medido em distribuições possíveis para o que sabia quem jogava; o intervalo contém o número verdadeiro 95 vezes em cada cem.
review-swing = Como a partida foi mudando
review-swing-about = Os pontos cheios são o que se ganhou ou perdeu depois de cada mão; a linha entre eles, o que se podia esperar em cada decisão.
review-swing-at = { $value } { $unit }, jogada { $number } da mão { $hand }
review-swing-paid = { $value } { $unit } depois da mão { $hand }
review-moments = Os momentos decisivos
review-no-moments = Não se encontrou nada que fosse claramente melhor.
review-summary = Por tipo de decisão
review-kind = Decisão
review-count = Número
review-mistakes = Erros
review-lost = Custo
review-every = Todas as decisões
review-open-table = Ver na mesa
review-play-better = Ver a melhor linha
review-line = Se a partir daí todos tivessem seguido o livro: { $line }
review-line-result = Teria dado { $value } { $unit }.
review-line-real = Na verdade deu { $value } { $unit }.
review-line-about = A melhor linha, com as cartas como estavam e todos a seguir o livro
review-line-back = Voltar à análise
review-kind-bidding = Declarações
review-kind-discards = Descartes
review-kind-leads = Saídas
review-kind-covering = Cartas jogadas à vaza
review-kind-betting = Envites
review-unit-points = pontos
review-unit-tantos = tentos
review-unit-stones = pedras
review-unit-games = jogos
review-unit-vacas = vacas
review-unit-chips = fichas
review-unit-vales = vales
review-unit-tentos = tentos
review-where = Mão { $hand }, { $trick ->
    [0] jogada { $place }
   *[other] vaza { $trick }
}
review-did-led = { $you ->
    [yes] Saíste
   *[no] { $name } saiu
} com { $the-card }.
review-did-overtook-partner = { $you ->
    [yes] Cobriste a carta do teu parceiro
   *[no] { $name } cobriu a carta do parceiro
} ({ $over }) com { $the-card }.
review-did-overtook = { $you ->
    [yes] Cobriste
   *[no] { $name } cobriu
} { $over } com { $the-card }.
review-did-ruffed = { $you ->
    [yes] Cortaste
   *[no] { $name } cortou
} { $over } com { $the-card }.
review-did-spared-partner = { $you ->
    [yes] Deixaste a vaza ao teu parceiro
   *[no] { $name } deixou a vaza ao parceiro
}, com { $the-card }.
review-did-ducked = { $you ->
    [yes] Podias cobrir
   *[no] { $name } podia cobrir
} { $over }, e { $you ->
    [yes] jogaste
   *[no] jogou
} { $the-card }.
review-did-followed = { $you ->
    [yes] Jogaste
   *[no] { $name } jogou
} { $the-card }.
review-did-threw = { $you ->
    [yes] Largaste
   *[no] { $name } largou
} { $the-card }.
review-did-discarded = { $you ->
    [yes] Tu
   *[no] { $name }
}: { $action }.
review-did-said = { $you ->
    [yes] Tu
   *[no] { $name }
}: { $action }.
review-cost = { $cost } { $unit } (de { $low } a { $high })
review-better = Melhor: { $action }
review-worlds = { $worlds } distribuições
review-the-book = O livro: { $action }
review-the-book-law = O livro: { $action } ({ $law })
review-open-none = Com as cartas à vista não custou nada.
review-open-cost = Com as cartas à vista, o custo em { $unit } foi { $cost }; o melhor era { $best }
review-open-unknown = Com as cartas à vista é longo de mais para resolver.
review-open-head = Com as cartas à vista
review-fair-head = Segundo o que se podia saber
review-mixed = A tabela aprendida diz aqui: { $ways }. Pelas suas cartas, a probabilidade de ganhar o lance era de { $chance } %.
review-verdict-good = não se conhece nada melhor
review-verdict-mistake = erro
review-verdict-unclear = talvez não fosse o melhor
review-verdict-mixed = a tabela também o diz por vezes
review-verdict-strange = a tabela nunca o diz aqui
review-verdict-book = não se mediu mais nada
review-result = { $name }: { $decisions } { $decisions ->
    [one] decisão
   *[other] decisões
}, { $mistakes } { $mistakes ->
    [one] erro
   *[other] erros
}
review-row = { $kind }: { $decisions }, { $mistakes } { $mistakes ->
    [one] erro
   *[other] erros
}, { $cost } { $unit }
review-row-clean = { $kind }: { $decisions }, sem erros
review-which-cost = O que custou
review-decisions-of = As decisões de { $name }
review-legend-paid = depois de cada mão
review-legend-expected = o que se esperava ao decidir
review-legend-moment = momento decisivo
review-chart = { $count ->
    [one] A linha de uma mão
   *[other] A linha de { $count } mãos
}: de { $from } a { $to } { $unit }
review-the-interval = de { $low } a { $high }
review-ways = Outras maneiras
review-before = Nas tuas partidas
review-before-about = Erros em cada cem decisões, nas { $count } partidas deste jogo analisadas por inteiro neste navegador, a mais antiga primeiro.
review-before-all = Todas as decisões

# A hint at the table, and why the house played so.
advice-asking = A pensar…
advice-book-silent = O livro não diz nada disto; quem o segue faz assim.
advice-ahead = { $level ->
    [strong] O jogador forte, que pensa mais à frente,
   *[other] O jogador de clube, que pensa mais à frente,
} { $same ->
    [yes] faria o mesmo.
   *[no] faria outra coisa: { $action }
}
advice-perhaps = Nada é claramente melhor, mas talvez o seja isto: { $action }
advice-expects = Pode esperar-se que dê { $value } { $unit } nesta mão.
advice-way = { $action }: { $value } { $unit } (de { $low } a { $high })
advice-against = Face ao que faz o livro, em { $worlds } distribuições que podes ter pela frente:
advice-not-now = Agora não te perguntam nada.
advice-why = Porque jogou assim a casa
advice-why-about = Da última mão acabada. As razões falam das cartas que a casa tinha.
advice-why-none = Quando acabar uma mão, a casa dirá aqui porque jogou assim.
advice-why-law = por { $law }
advice-why-ahead = pensou mais à frente, e pareceu-lhe melhor do que o do livro
advice-why-plain = o livro deixa-o livre
