# O que se achou dos conselhos dos livros ao pô-los à prova.
trial-head = { $game }: posto à prova
trial-right = O livro tem razão: segui-lo dá { $mean } { $per } [{ $low }; { $high }].
trial-costs = Sai-te caro: segui-lo dá { $mean } { $per } [{ $low }; { $high }].
trial-unclear = Não se distingue de zero: { $mean } { $per } [{ $low }; { $high }].
trial-rare = Acontece demasiado pouco para se saber: em { $deals } distribuições { $count ->
    [0] não mudou nada
    [one] mudou alguma coisa uma vez
   *[other] mudou alguma coisa { $count } vezes
}.
trial-never = Em { $deals } distribuições na mesa guiada não houve ocasião de o seguir.
trial-share = Muda alguma coisa em { $share } { $kind ->
    [game] dos jogos
   *[hand] das mãos
} ({ $deals } distribuições).
trial-with = Foi posto à prova juntamente com { $laws }.
trial-among = Entre jogadores do nível { $level }: { $told }
trial-club = clube
trial-strong = forte
trial-strong-right = O jogador forte dá-lhe razão: quando muda alguma coisa, { $mean } { $unit } [{ $low }; { $high }] em { $count } momentos.
trial-strong-costs = O jogador forte tira-lhe a razão: quando muda alguma coisa, { $mean } { $unit } [{ $low }; { $high }] em { $count } momentos.
trial-strong-unclear = O jogador forte não vê diferença: { $mean } { $unit } [{ $low }; { $high }] em { $count } momentos.
trial-strong-rare = Ao jogador forte só se perguntou em { $count ->
    [one] um momento
   *[other] { $count } momentos
}.
trial-strong-never = Ao jogador forte não se perguntou.
trial-per-points = pontos por mão
trial-per-tantos = tentos por mão
trial-per-tentos = tentos por mão
trial-per-vales = vales por mão
trial-per-games = jogos por cada jogo jogado
trial-unit-points = pontos
trial-unit-tantos = tentos
trial-unit-tentos = tentos
trial-unit-vales = vales
trial-unit-games = jogos
trial-playing = A jogar distribuições
trial-none = Ninguém pôs ainda à prova os conselhos deste jogo: acrescenta -n 1000.
trial-column-laws = conselho
trial-column-worth = o que vale segui-lo
trial-column-share = muda alguma coisa
trial-column-finding = veredicto
trial-finding-right = acerta
trial-finding-costs = sai caro
trial-finding-unclear = não se sabe
trial-finding-rare = acontece pouco
trial-finding-never = não houve ocasião
trial-column-strong = o jogador forte
trial-column-said = teve voz, decidiu, mudou
trial-title = { $game }: o livro à prova
trial-about = O que vale seguir cada conselho, em { $per }, entre jogadores que seguem todos os outros: { $deals } distribuições com a semente { $seed }, regras da edição { $edition }, código { $commit }. Cada intervalo é tão largo que os { $count } contêm ao mesmo tempo a verdade 95 vezes em cem, olhe-se quando se olhar; ± é metade do intervalo de costume, o de quem faz só esta pergunta, e uma só vez.
trial-about-strong = Ao jogador forte perguntou-se quanto espera de cada uma das duas maneiras, para cada conselho em { $most } momentos no máximo, daqueles em que sem ele se faz outra coisa.
trial-not-asked-strong = Aqui não se perguntou ao jogador forte.
trial-command = Comando: { $command }
