# As palavras da linha de comandos.

cli-choose = Escolhe de { $least } a { $most }:
cli-pays = { $payer } → { $payee }: { $amount }. { $reason }.
cli-score = Marcador: { $score }
cli-before = Antes da primeira mão
cli-hand = Mão { $number }. Dá { $dealer }.
cli-unfinished = A partida não terminou.
cli-laws = As leis:
cli-not-played = não se joga
cli-duel = { $mean } { $unit } por partida, 95% entre { $low } e { $high } ({ $count ->
    [one] 1 partida dupla
   *[other] { $count } partidas duplas
})
cli-unit-points = pontos
cli-unit-tantos = tentos
cli-unit-stones = pedras
cli-unit-games = jogos
cli-unit-chips = fichas

error-not-a-pair = «{ $text }» não tem a forma nome=valor.
error-said-twice = «{ $name }» diz-se duas vezes.
error-missing-facts = Para decidir { $incident } o juiz tem de saber: { $facts }
error-cannot-read = Não se consegue ler { $file }: { $why }.
error-not-text = { $file } não é um texto: uma partida escreve-se em UTF-8.
error-no-odds = De { $game } não há nada contado.
error-law-of-another = { $law } não é uma lei de { $game }.
error-no-terminal = A mesa precisa de um terminal onde se desenhar.
error-no-such-player = Em { $game } os jogadores vão de 0 a { $last }.

error-at-least-one = Tem de haber pelo menos uma partida, e um processo.

error-port-taken = A porta { $port } de { $host } não se pode usar: escolhe outra com --port.
