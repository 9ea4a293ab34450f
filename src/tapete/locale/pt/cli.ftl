# As palavras da linha de comandos.

cli-choose = Escolhe de { $least } a { $most }:
cli-score = Pontuação: { $score }
cli-before = Antes da primeira mão
cli-hand = Mão { $number }. Dá { $dealer }.
cli-other-edition = Jogou-se pela edição { $edition } das regras; aqui segue-se pelas de hoje, a { $today }, e pode acabar de outro modo.
cli-unfinished = A partida não acabou.
cli-laws = As leis:
cli-duel = { $mean } { $unit } por partida, 95% entre { $low } e { $high } ({ $count ->
    [one] 1 partida dupla
   *[other] { $count } partidas duplas
})
cli-arena-won = Das partidas, o primeiro ganhou { $won }, empatou { $drawn } e perdeu { $lost }: { $share }
cli-arena-duplicates = partidas duplas
cli-arena-decisions = decisões
cli-arena-mean-time = tempo médio
cli-arena-longest = o maior
cli-arena-said = O que se disse, em cem mãos de um jogador
cli-arena-paid = O que se pagou, em cem mãos de um jogador: quantas vezes e o que trouxe ({ $unit })
cli-arena-halves = Metade dos jogadores jogou como cada um dos dois, e as mesmas cartas jogaram-se outra vez com os lugares trocados.
cli-arena-among = O primeiro sentou-se sozinho entre outros como o segundo, em cada lugar à vez, e compara-se com o que o segundo teve aí quando todos jogavam como ele.
cli-arena-always = O intervalo vale também para quem olha depois de cada partida dupla.
cli-arena-forfeits = { $name } deu por perdidas { $count } { $count ->
    [one] partida
   *[other] partidas
} ({ $why }); cada uma conta como { $cost } de perda.
cli-arena-slow = lento demais
cli-arena-gone = foi-se embora
cli-arena-nonsense = uma resposta que não se entende
cli-arena-refused = não quis jogar
cli-arena-unlawful = algo que não se oferecia
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
error-nothing-to-keep = Só se guardam mãos jogadas como de costume: acrescenta --hands N e mais nada.
error-no-odds = De { $game } não se contam probabilidades.
error-other-trial = O que se guarda de { $game } achou-se com outras regras, outras cartas ou outros jogadores: começa de novo (--anew).
error-no-trial = Ainda não se jogou nada entre jogadores que seguem o tratado: acrescenta -n 1000.
error-no-judge = Em { $game } ninguém calcula o que vale cada carta: aqui não serve --regret.
error-no-such-hand = A partida não tem mão { $hand }: { $count ->
    [one] só há uma
   *[other] vão da 1 à { $count }
}.
error-no-odds-of-hand = Em { $game } não se conta nada de uma mão.
error-no-given-hand = Em { $game } não se joga uma mão dada.
error-needs-hand = { $option } precisa de uma mão.
error-no-throw = Em { $game } não se conta o que traz um descarte.
error-unknown-bid = Escolhe uma declaração: { $known }.
error-bad-odds-hand = Uma mão são { $size } cartas diferentes do baralho, não «{ $hand }».
error-law-of-another = { $law } não é uma lei de { $game }.
error-no-terminal = A mesa precisa de um terminal interativo: abre-a na consola, ou joga no navegador com tapete serve --open.
error-no-such-player = Em { $game } os jogadores vão de 0 a { $last }.

error-no-such-program = { $command } não joga: { $why }.
error-two-players = São precisos dois jogadores, ou mais.
error-not-a-contest = { $path } não é o ficheiro de uma prova: fica como está.
error-other-contest = { $path } guarda outra prova: «{ $what }» é ali { $found }, e não { $own }. Escolhe outro ficheiro.
error-needs-worlds = Este nível imagina mãos que aqui não se mostram: mede-o como trusted:COMANDO.
error-at-least-one = É preciso pelo menos uma partida e um processo.
error-needs-ray = Isto precisa do Ray: pip install 'tapete[ray]'.
error-no-cluster = Nenhum cluster de Ray responde em { $at }.

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
    [max-n] Cada um por si, todas as cartas à vista
   *[sides] Dois lados, todas as cartas à vista
}; { $nodes } posições examinadas.
cli-fast-ready = O código está compilado, em { $folder }.
cli-fast-not-ready = O código ainda não está compilado: fá-lo tapete fast --warm.
cli-fast-compiling = A compilar, uma só vez: { $part ->
    [worlds] os mundos
    [ends] os finais
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
error-too-large = Restam tantas cartas que não se podem contar todos os finais.
error-no-rivals = Em { $game } há dois lados: ninguém joga por si só.
error-no-such-model = Não há modelo { $model }: só max-n.
error-no-masks = Estes mundos não se podem tirar com máscaras.
error-not-held = Só se pode jogar até ao fim o que tem na mão quem joga.

## Probabilidades
