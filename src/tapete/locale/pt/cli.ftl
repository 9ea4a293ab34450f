# As palavras da linha de comandos.

cli-choose = Escolhe de { $least } a { $most }:
cli-pays = { $payer } → { $payee }: { $amount }. { $reason }.
cli-score = Pontuação: { $score }
cli-before = Antes da primeira mão
cli-hand = Mão { $number }. Dá { $dealer }.
cli-unfinished = A partida não acabou.
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
cli-unit-vacas = vacas
cli-unit-chips = fichas
cli-unit-vales = vales
cli-unit-tentos = tentos

error-not-a-pair = «{ $text }» não tem a forma nome=valor.
error-said-twice = «{ $name }» está escrito duas vezes.
error-missing-facts = Para decidir «{ $incident }» o juiz precisa de saber: { $facts }
error-cannot-read = Não se consegue ler { $file }: { $why }.
error-not-text = { $file } não é um ficheiro de texto: as partidas guardam-se em UTF-8.
error-no-odds = Não há probabilidades calculadas para { $game }: por agora só para o mus.
error-law-of-another = { $law } não é uma lei de { $game }.
error-no-terminal = A mesa precisa de um terminal interativo: abre-a na consola, ou joga no navegador com tapete serve --open.
error-no-such-player = Em { $game } os jogadores vão de 0 a { $last }.

error-at-least-one = É preciso pelo menos uma partida e um processo.

error-no-driver = Esta base de dados precisa de { $driver }, que não está instalado: pip install 'tapete[postgres]' para PostgreSQL.
error-no-database = Nesta base de dados não se pode guardar nada ({ $why }): escolhe outra com --database.
error-already-served = Outro servidor guarda as suas partidas em { $where }: para-o antes, ou escolhe outro sítio com --database.
error-port-taken = Não se pode usar a porta { $port } de { $host }: escolhe outra com --port.
error-no-tables-kept = Aí não se guardam mesas desta versão do Tapete ({ $why }): põe antes o servidor a andar.
cli-set-aside = { $number ->
    [0] Todas as mesas se podem ler.
    [one] 1 mesa está de parte.
   *[other] { $number } mesas estão de parte.
}
