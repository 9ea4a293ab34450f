# As palavras da linha de comandos.

cli-choose = Escolhe de { $least } a { $most }:
cli-score = Pontuação: { $score }
cli-before = Antes da primeira mão
cli-hand = Mão { $number }. Dá { $dealer }.
cli-other-edition = Jogou-se pela edição { $edition } das regras; aqui segue-se pelas de hoje, a { $today }, e pode acabar de outro modo.
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
error-cannot-read = Não se consegue ler { $file }: { $errno ->
    [ENOENT] não existe
    [EISDIR] é uma pasta
    [EACCES] não tens permissão
   *[other] { $why }
}.
error-not-text = { $file } não é um ficheiro de texto: as partidas guardam-se em UTF-8.
error-no-odds = De { $game } não se contam probabilidades.
error-no-odds-of-hand = Em { $game } não se conta nada de uma mão.
error-no-given-hand = Em { $game } não se joga uma mão dada.
error-needs-hand = { $option } precisa de uma mão.
error-no-throw = Em { $game } não se conta o que traz um descarte.
error-unknown-bid = Escolhe uma declaração: { $known }.
error-bad-odds-hand = Uma mão são { $size } cartas diferentes do baralho, não «{ $hand }».
error-law-of-another = { $law } não é uma lei de { $game }.
error-no-terminal = A mesa precisa de um terminal interativo: abre-a na consola, ou joga no navegador com tapete serve --open.
error-no-such-player = Em { $game } os jogadores vão de 0 a { $last }.

error-at-least-one = É preciso pelo menos uma partida e um processo.

error-no-driver = Esta base de dados precisa de { $driver }, que não está instalado: pip install 'tapete[postgres]' para PostgreSQL.
error-no-database = Nesta base de dados não se pode guardar nada ({ $why }): escolhe outra com --database.
error-already-served = Outro servidor guarda as suas partidas em { $where }: para-o antes, ou escolhe outro sítio com --database.
error-replaced = Outro servidor tomou conta das partidas em { $where }: este parou. Não se perdeu nada do que tinha confirmado.
error-newer-database = As partidas em { $where } estão guardadas com o esquema { $found }, o do Tapete { $theirs }; este é o Tapete { $ours }, que só conhece até ao { $known }. Usa o mais novo, ou escolhe outro sítio com --database.
error-port-taken = Não se pode usar a porta { $port } de { $host }: escolhe outra com --port.
error-needs-extra = tapete { $command } precisa de: pip install 'tapete[{ $extra }]' (falta { $missing }).
error-no-tables-kept = Aí não se guardam mesas desta versão do Tapete ({ $why }): põe antes o servidor a andar.
error-usage = Não se entende o comando: { $said }.
error-usage-choice = «{ $value }» não serve para { $name }: escolhe entre { $choices }.
error-usage-number = { $name } tem de ser um número, não «{ $value }».
error-usage-value = A { $name } falta o seu valor.
error-usage-missing = Falta escrever: { $names }.
error-usage-unknown = Este comando não conhece: { $names }.
cli-vocabulary = { $game }, { $table ->
    [open] mesa aberta
   *[guided] mesa guiada
}: { $count } números
cli-vocabulary-pieces = As peças com que se dizem cartas, números e lugares
cli-vocabulary-words = O que se diz de uma vez, ou começa o que continua por peças
cli-set-aside = { $number ->
    [0] Todas as mesas se podem ler.
    [one] 1 mesa está de parte.
   *[other] { $number } mesas estão de parte.
}
cli-deal = Distribuição { $deal } (mão { $hand }): compromisso { $commitment }{ $count ->
    [0] { "" }
    [one] , sem o número do lugar { $places }
   *[other] , sem o número dos lugares { $places }
}
cli-deals-right = { $game }, mesa { $table }: { $number ->
    [one] voltou a calcular-se 1 distribuição, e está certa
   *[other] voltaram a calcular-se { $number } distribuições, e estão todas certas
}{ $followed ->
    [yes] ; a partida jogou-se com { $number ->
        [one] ela
       *[other] elas
    }
   *[no] { "" }
}.
cli-for-others = Para outras pessoas da tua rede: { $address }
cli-solve-exact = { $game }: joga { $name }, e a cartas abertas o seu lado ganha { $value } { $unit }.
cli-solve-interval = { $game }: joga { $name }, e a cartas abertas o seu lado ganha entre { $low } e { $high } { $unit }.
cli-solve-cards = Cartas: { $cards }
cli-solve-line = Um jogo melhor: { $line }
cli-solve-model = { $model ->
    [against-all] O jogador contra todos os outros, como se jogassem juntos
   *[sides] Dois lados, todas as cartas à vista
}; { $nodes } posições examinadas.
cli-fast-ready = O código está compilado, em { $folder }.
cli-fast-not-ready = O código ainda não está compilado: fá-lo tapete fast --warm.
cli-fast-compiling = A compilar, uma só vez: { $part ->
    [worlds] os mundos
    [playouts] as mãos ao acaso
   *[search] a procura
} ({ $number } de { $count })
error-needs-fast = Isto precisa de código compilado: pip install 'tapete[fast]' (falta { $missing }).
error-not-exact = Aqui decide o que se pode jogar mais do que o código compilado sabe.
error-unequal-hands = O código compilado não conhece mãos com número desigual de cartas.
error-no-such-order = O código compilado não conhece essa ordem das cartas.
error-no-world = Não há tais mundos: as cartas ocultas não podem estar assim.
error-no-solver = { $game } não se joga a vazas, por isso não há nada a resolver.
error-no-card-due = Aqui não há carta a jogar: para resolver, o registo pára a meio de uma mão.
error-not-solved = Não se resolve uma mão que foi entregue, tomada por outro ou reclamada, nem para os outros a que recusaram.
error-no-masks = Estes mundos não se podem tirar com máscaras.

## Probabilidades

odds-hand = A tua mão
odds-playing = A jogar mãos
odds-never = não aconteceu
odds-stated = o livro: { $share } ({ $laws })
odds-seen = O que traz um intervalo entre parênteses viu-se em mãos jogadas por quem segue o livro; o intervalo contém o valor verdadeiro 95 vezes em cem, tomando cada mão por si.
odds-hint = Tudo isto está contado. Para ver o que resulta das mãos que se jogam, acrescenta --hands 1000.
