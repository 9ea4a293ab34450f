# Os Centos.
game-cientos = Os Centos
game-cientos-about = Dois jogadores e trinta e duas cartas: descartas-te, acusas o que tens e jogas; ganha quem chega primeiro a cem.

## O que acontece

event-lot = { $you ->
    [yes] Levanta-se uma carta para ver quem é mão: { $cards }. A tua é a maior.
   *[no] Levanta-se uma carta para ver quem é mão: { $cards }. A maior é de { $name }.
}
event-courtesy = { $you ->
    [yes] Por cortesia és mão.
   *[no] Por cortesia é mão { $name }.
}
event-first-mano = { $you ->
    [yes] És mão.
   *[no] { $name } é mão.
}
event-blancas = { $you ->
    [yes] Cartas brancas! Mostras: { $cards }.
   *[no] Cartas brancas! { $name } mostra: { $cards }.
}
event-drew = { $you ->
    [yes] Compras: { $cards }.
   *[no] { $name } compra: { $cards }.
}
event-looks = { $you ->
    [yes] Vês as { $number } que deixas.
   *[no] { $name } vê as { $number } que deixa.
}
event-sees = { $you ->
    [yes] Vês: { $cards }.
   *[no] { $name } vê: { $cards }.
}
event-names = { $you ->
    [yes] Dizes: «{ event-names.said }».
   *[no] { $name }: «{ event-names.said }».
}
    .said = Saio de { $suit }
event-announces-punto = { $you ->
    [yes] Acusas um ponto de { $total }.
   *[no] { $name } acusa um ponto de { $total }.
}
event-announces-run = { $you ->
    [yes] Acusas uma { $kind } { $top }.
   *[no] { $name } acusa uma { $kind } { $top }.
}
event-announces-set = { $you ->
    [yes] Acusas { $kind } { $rank }.
   *[no] { $name } acusa { $kind } { $rank }.
}
event-better-punto = { $you ->
    [yes] Dizes: «{ event-better-punto.said }»; ponto de { $total }.
   *[no] { $name }: «{ event-better-punto.said }»; ponto de { $total }.
}
    .said = Tenho
event-better-run = { $you ->
    [yes] Dizes: «{ event-better-run.said }»; { $kind } { $top }.
   *[no] { $name }: «{ event-better-run.said }»; { $kind } { $top }.
}
    .said = Tenho
event-better-set = { $you ->
    [yes] Dizes: «{ event-better-set.said }»; { $kind } { $rank }.
   *[no] { $name }: «{ event-better-set.said }»; { $kind } { $rank }.
}
    .said = Tenho
event-not-good = { $you ->
    [yes] Dizes: «{ event-not-good.said }».
   *[no] { $name }: «{ event-not-good.said }».
}
    .said = Não vale
event-good = { $you ->
    [yes] Dizes: «{ event-good.said }».
   *[no] { $name }: «{ event-good.said }».
}
    .said = É bom
event-equal = { $you ->
    [yes] Dizes: «{ event-equal.said }». Ninguém o conta.
   *[no] { $name }: «{ event-equal.said }». Ninguém o conta.
}
    .said = Igual
event-passes = { $you ->
    [yes] Não acusas { $contest }.
   *[no] { $name } não acusa { $contest }.
}
event-shows = { $you ->
    [yes] Mostras: { $cards }.
   *[no] { $name } mostra: { $cards }.
}
event-asks = { $you ->
    [yes] Perguntas que carta falta de { $rank }.
   *[no] { $name } pergunta que carta falta de { $rank }.
}
event-missing = { $you ->
    [yes] { $rank-key ->
        [ases] Falta-te o ás de { $suit }.
        [reyes] Falta-te o rei de { $suit }.
        [caballos] Falta-te o cavalo de { $suit }.
        [sotas] Falta-te o valete de { $suit }.
       *[dieces] Falta-te o dez de { $suit }.
    }
   *[no] { $rank-key ->
        [ases] A { $name } falta o ás de { $suit }.
        [reyes] A { $name } falta o rei de { $suit }.
        [caballos] A { $name } falta o cavalo de { $suit }.
        [sotas] A { $name } falta o valete de { $suit }.
       *[dieces] A { $name } falta o dez de { $suit }.
    }
}
event-none-missing = { $you ->
    [yes] Não te falta nenhuma.
   *[no] A { $name } não falta nenhuma.
}
event-counts = { $you ->
    [yes] { $reason }, { $points }: vais em { $count }.
   *[no] { $reason }, { $points }: { $name } vai em { $count }.
}
event-repique = { $you ->
    [yes] Repique! Contas { $count }.
   *[no] Repique! { $name } conta { $count }.
}
event-pique = { $you ->
    [yes] Pique! Contas { $count }.
   *[no] Pique! { $name } conta { $count }.
}
event-quality = { $you ->
    [yes] { $number ->
        [one] { $reason }: ganhas 1 qualidade.
       *[other] { $reason }: ganhas { $number } qualidades.
    }
   *[no] { $number ->
        [one] { $reason }: { $name } ganha 1 qualidade.
       *[other] { $reason }: { $name } ganha { $number } qualidades.
    }
}
event-marks-tens = { $you ->
    [yes] Marcas { $tens } e ficas com um pico de { $pico }.
   *[no] { $name } marca { $tens } e fica com um pico de { $pico }.
}
event-marks = { $you ->
    [yes] Fazes { $points } nesta mão: a tua marca fica em { $mark }.
   *[no] { $name } faz { $points } nesta mão: a sua marca fica em { $mark }.
}
event-lacks-half = { $you ->
    [yes] { $points ->
        [one] Falta-te 1 para o meio jogo.
       *[other] Faltam-te { $points } para o meio jogo.
    }
   *[no] { $points ->
        [one] A { $name } falta 1 para o meio jogo.
       *[other] A { $name } faltam { $points } para o meio jogo.
    }
}
event-lacks-hundred = { $you ->
    [yes] { $points ->
        [one] Falta-te 1 para os cem.
       *[other] Faltam-te { $points } para os cem.
    }
   *[no] { $points ->
        [one] A { $name } falta 1 para os cem.
       *[other] A { $name } faltam { $points } para os cem.
    }
}
event-capote = { $you ->
    [yes] Capote! Fizeste todas as vazas.
   *[no] Capote! { $name } fez todas as vazas.
}
event-cards-tied = Seis vazas cada um: empate.
event-game-double = { $loser-key ->
    [you] { $name } ganha o jogo dobrado. Pagas { $stake }.
   *[other] { $you ->
        [yes] Ganhas o jogo dobrado! { $loser } paga { $stake }.
       *[no] { $name } ganha o jogo dobrado. { $loser } paga { $stake }.
    }
}
event-game-single = { $loser-key ->
    [you] { $name } ganha o jogo. Pagas { $stake }.
   *[other] { $you ->
        [yes] Ganhas o jogo! { $loser } paga { $stake }.
       *[no] { $name } ganha o jogo. { $loser } paga { $stake }.
    }
}
event-partie-won = { $loser-key ->
    [you] { $name } ganha a partie por { $most } a { $least }: a diferença e cem; pagas { $stake }.
   *[other] { $you ->
        [yes] Ganhas a partie por { $most } a { $least }: a diferença e cem; { $loser } paga { $stake }.
       *[no] { $name } ganha a partie por { $most } a { $least }: a diferença e cem; { $loser } paga { $stake }.
    }
}
event-rubicon-won = { $loser-key ->
    [you] { $name } ganha a partie por { $most } a { $least }. Não chegaste a cem: a soma e cem; pagas { $stake }.
   *[other] { $you ->
        [yes] Ganhas a partie por { $most } a { $least }. { $loser } não chegou a cem: a soma e cem; { $loser } paga { $stake }.
       *[no] { $name } ganha a partie por { $most } a { $least }. { $loser } não chegou a cem: a soma e cem; { $loser } paga { $stake }.
    }
}
event-partie-level = Empate depois de seis mãos, a { $number }: dão-se mais duas.
event-partie-drawn = A partie fica empatada, a { $number }: ninguém paga.
event-exchanged = { $left ->
    [0] { $you ->
        [yes] { $number ->
            [one] Trocas 1 carta.
           *[other] Trocas { $number } cartas.
        }
       *[no] { $number ->
            [one] { $name } troca 1 carta.
           *[other] { $name } troca { $number } cartas.
        }
    }
   *[other] { $you ->
        [yes] { $number ->
            [one] Trocas 1 carta e deixas { $left }.
           *[other] Trocas { $number } cartas e deixas { $left }.
        }
       *[no] { $number ->
            [one] { $name } troca 1 carta e deixa { $left }.
           *[other] { $name } troca { $number } cartas e deixa { $left }.
        }
    }
}
event-match-over = { $number ->
    [one] A partida terminou: jogou-se o jogo combinado.
   *[other] A partida terminou: jogaram-se os { $number } jogos combinados.
}

## Palavras do jogo

# O dois serve de dez.
rank-2 = dez (o dois)
french-rank-2 = dez
french-index-2 = 10
face-2 = Dez

word-tercia = terça
word-quarta = quarta
word-quinta = quinta
word-sexta = sexta
word-septima = sétima
word-octava = oitava
word-catorce = catorze de
word-tres = três
word-ases = ases
word-reyes = reis
word-caballos = cavalos
word-sotas = valetes
word-dieces = dezes
word-punto = o ponto
word-secansas = as sequências
word-catorces = catorzes e trios
top-1 = maior (ao ás)
top-12 = real (ao rei)
top-11 = ao cavalo
top-10 = ao valete
top-2 = ao dez
top-9 = ao nove
contest-punto = ponto
contest-secansas = sequências
contest-catorces = catorzes nem trios

## Momentos

phase-lot = Corta-se para a mão
phase-reshuffle = Baralha-se outra vez
phase-last-shuffle = Quem dá volta a baralhar?
phase-packets = Modo de dar
phase-blancas = Cartas brancas
phase-discard = O descarte
phase-look = As cartas que se deixam
phase-name-suit = Dizer o naipe
phase-announce = Os acuses
phase-answer = A resposta
phase-shadow = O que conta à sombra
phase-pack = Pega-se no baralho
phase-give = Dão-se as cartas
phase-decide = Uma decisão
phase-draw = A compra
phase-pick = Tira-se uma carta às cegas
phase-inspect = Revê-se a mão

## Perguntas

prompt-last-shuffle = O mão baralhou: baralhas outra vez?
prompt-packets = Como dás neste jogo?
prompt-blancas = Tens cartas brancas (nenhuma figura)?
prompt-look = Vês as que deixas?
prompt-name-suit = O pé viu. Se vires tu, diz antes de que naipe sais.
prompt-announce-punto = Que ponto acusas?
prompt-announce-secansas = Acusas alguma sequência?
prompt-announce-catorces = Acusas algum catorze ou trio?
prompt-answer = O que respondes?
prompt-shadow = Contas mais alguma coisa à sombra dela?
prompt-pack = Dás tu?
prompt-give = Já partiram. Como dás?
prompt-decide-exposed = Viu-se uma carta ao dar. Continuam?
prompt-decide-turned = Virou-se uma carta do monte. Continuam?
prompt-decide-over = Há uma carta a mais. Segues?
prompt-decide-short = Falta uma carta. Completa-se do monte?
prompt-draw = Quantas compras?
prompt-inspect = A mão acabou. Algo a reclamar?

## Jogadas

action-paso = Passo
action-barajo = Baralhar
action-a-tres = De três em três
action-a-dos = Duas a duas
action-blancas = Cartas brancas
action-look = Ver
action-leaves = Deixar { $number }
action-name = Saio de { $suit }
action-punto = Ponto em { $suit }
action-tercia = Terça: { $card }
action-quarta = Quarta: { $card }
action-quinta = Quinta: { $card }
action-sexta = Sexta: { $card }
action-septima = Sétima: { $card }
action-octava = Oitava: { $card }
action-catorce = Catorze de { $word }
action-tres = Três { $word }
action-basta = Mais nada
action-bueno = É bom
action-no-bueno = Não vale
action-igual = Igual ({ $suit })
action-tengo = Tenho: ponto em { $suit }
action-tengo-tercia = Tenho terça: { $card }
action-tengo-quarta = Tenho quarta: { $card }
action-tengo-quinta = Tenho quinta: { $card }
action-tengo-sexta = Tenho sexta: { $card }
action-tengo-septima = Tenho sétima: { $card }
action-tengo-octava = Tenho oitava: { $card }
action-tengo-catorce = Tenho catorze de { $word }
action-tengo-tres = Tenho três { $word }
action-pregunto = Qual dos { $word } falta?
action-said-igual = Igual
action-said-punto = Ponto de { $number }
action-said-tercia = { $number ->
    [1] Terça maior
    [12] Terça real
    [11] Terça ao cavalo
    [10] Terça ao valete
    [2] Terça ao dez
   *[other] Terça ao nove
}
action-said-quarta = { $number ->
    [1] Quarta maior
    [12] Quarta real
    [11] Quarta ao cavalo
    [10] Quarta ao valete
    [2] Quarta ao dez
   *[other] Quarta ao nove
}
action-said-quinta = { $number ->
    [1] Quinta maior
    [12] Quinta real
    [11] Quinta ao cavalo
    [10] Quinta ao valete
    [2] Quinta ao dez
   *[other] Quinta ao nove
}
action-said-sexta = { $number ->
    [1] Sexta maior
    [12] Sexta real
    [11] Sexta ao cavalo
    [10] Sexta ao valete
    [2] Sexta ao dez
   *[other] Sexta ao nove
}
action-said-septima = { $number ->
    [1] Sétima maior
    [12] Sétima real
    [11] Sétima ao cavalo
    [10] Sétima ao valete
    [2] Sétima ao dez
   *[other] Sétima ao nove
}
action-said-octava = { $number ->
    [1] Oitava maior
    [12] Oitava real
    [11] Oitava ao cavalo
    [10] Oitava ao valete
    [2] Oitava ao dez
   *[other] Oitava ao nove
}

## A mesa livre

event-takes-pack = { $you ->
    [yes] Pegas no baralho.
   *[no] { $name } pega no baralho.
}
event-taps = { $you ->
    [yes] Tocas no baralho sem partir.
   *[no] { $name } toca no baralho sem partir.
}
event-recut = { $you ->
    [yes] Pedes que se parta de novo.
   *[no] { $name } pede que se parta de novo.
}
event-exposed = Ao dar viu-se uma carta: { $card }.
event-content = { $you ->
    [yes] Aceitas continuar.
   *[no] { $name } aceita continuar.
}
event-not-content = { $you ->
    [yes] Não aceitas: que se dê outra vez.
   *[no] { $name } não aceita: que se dê outra vez.
}
event-void = A mão anula-se.
event-discards = { $you ->
    [yes] Descartas-te de { $number }.
   *[no] { $name } descarta-se de { $number }.
}
event-completed = { $you ->
    [yes] Tiras a carta que te faltava.
   *[no] { $name } tira a carta que lhe faltava.
}
event-picked = { $you ->
    [yes] Tiras uma carta sem a ver.
   *[no] { $name } tira uma carta sem a ver.
}
event-gives-up = { $you ->
    [yes] Perdes esta carta: { $card }.
   *[no] { $name } perde esta carta: { $card }.
}
event-turns-stock = { $you ->
    [yes] Viras uma carta do monte: { $card }.
   *[no] { $name } vira uma carta do monte: { $card }.
}
event-bares = { $you ->
    [yes] Viras o teu descarte: { $cards }.
   *[no] { $name } vira o seu descarte: { $cards }.
}
event-uncovers = { $you ->
    [yes] Viras o descarte do adversário.
   *[no] { $name } vira o descarte do adversário.
}
event-orders = { $you ->
    [yes] Mandas sair de { $suit }.
   *[no] { $name } manda sair de { $suit }.
}
event-lacks-suit = { $you ->
    [yes] Não tens { $suit }.
   *[no] { $name } não tem { $suit }.
}
event-mends = { $you ->
    [yes] Recolhes a tua carta para jogar outra.
   *[no] { $name } recolhe a sua carta para jogar outra.
}
event-recounted = { $you ->
    [yes] Corrige-se a tua conta: menos { $number }, voltam { $marked } da marca, ficam { $count }.
   *[no] Corrige-se a conta de { $name }: menos { $number }, voltam { $marked } da marca, ficam { $count }.
}
event-calls = { $you ->
    [yes] Avisas que mudas para { $suit }.
   *[no] { $name } avisa que muda para { $suit }.
}
event-claims = { $you ->
    [yes] Reclamas: { $what }.
   *[no] { $name } reclama: { $what }.
}
what-turn = não era a sua vez de dar
what-manner = deu mal
what-cards = há cartas a mais ou a menos
what-show = não mostrou o que contou
what-false = acusou o que não tinha
what-revoke = não assistiu ao naipe
what-lead = saiu fora da vez
what-suit = não saiu do naipe que nomeou
action-take-pack = Pegar no baralho
action-tap = Tocar sem partir
action-recut = Pedir que partam de novo
action-deal = Dar de { $number } em { $number }
action-misdeal = Dar mal: { $name } ao mão e { $other } ao pé
action-deal-showing = Deixar ver a carta { $number }
action-go-on = Continuar
action-deal-again = Que se dê outra vez
action-draw = Comprar { $number }
action-turn-stock = Virar uma carta do monte
action-uncover-own = Virar o teu descarte
action-uncover-other = Virar o descarte do adversário
action-order = Que saia de { $suit }
action-draw-missing = Tirar a carta que falta
action-correct = Emendar o acuse
action-show = Mostrar o que acusei
action-play-aviso = Avisar e jogar { $the-card }
action-mend = Recolher a carta
action-done = Nada a reclamar
action-claim-turn = Reclamar: não era a sua vez de dar
action-claim-manner = Reclamar: não se dá assim
action-claim-cards = Reclamar: cartas a mais ou a menos
action-claim-show = Reclamar: não mostrou o que contou
action-claim-false = Reclamar: não tinha o que acusou
action-claim-revoke = Reclamar: não assistiu
action-claim-lead = Reclamar: saiu fora da vez
action-claim-suit = Reclamar: nomeou outro naipe

## Notas e contas

note-contest = Agora: { $value }
note-deal = { $value ->
    [7] Mão 7 de 8: empate depois de seis
    [8] Mão 8 de 8: empate depois de seis
   *[other] Mão { $value } de 6
}
note-won-punto = { $you ->
    [yes] O ponto é teu
   *[no] O ponto é de { $name }
}
note-won-secansas = { $you ->
    [yes] As sequências são tuas
   *[no] As sequências são de { $name }
}
note-won-catorces = { $you ->
    [yes] Catorzes e trios, teus
   *[no] Catorzes e trios, de { $name }
}
note-points = { $you ->
    [yes] Tens { $value } nesta mão
   *[no] { $name } tem { $value } nesta mão
}
note-lacks-half = { $you ->
    [yes] { $value ->
        [one] Falta-te 1 para o meio jogo
       *[other] Faltam-te { $value } para o meio jogo
    }
   *[no] { $value ->
        [one] A { $name } falta 1 para o meio jogo
       *[other] A { $name } faltam { $value } para o meio jogo
    }
}
note-lacks-hundred = { $you ->
    [yes] { $value ->
        [one] Falta-te 1 para os cem
       *[other] Faltam-te { $value } para os cem
    }
   *[no] { $value ->
        [one] A { $name } falta 1 para os cem
       *[other] A { $name } faltam { $value } para os cem
    }
}
note-tied = Houve empate: já não há pique nem repique
note-named-suit = { $you ->
    [yes] Tens de sair de { $value }
   *[no] { $name } tem de sair de { $value }
}
note-exchanged = { $you ->
    [yes] Trocaste { $value }
   *[no] { $name } trocou { $value }
}

# Por baixo do nome de cada um, que já diz de quem se fala.
plate-points = { $value } nesta mão
plate-won-punto = o ponto
plate-won-secansas = as sequências
plate-won-catorces = catorzes ou trios
plate-lacks-half = { $value ->
    [one] falta 1 para o meio jogo
   *[other] faltam { $value } para o meio jogo
}
plate-lacks-hundred = { $value ->
    [one] falta 1 para os cem
   *[other] faltam { $value } para os cem
}
plate-named-suit = sai de { $value }
plate-exchanged = trocou { $value }
piece-mark = marca { $count }
piece-count = +{ $count }
piece-six-pips = { $count } do seis
piece-three-pips = { $count } do três
piece-turned-down = cartas de marcar viradas
piece-fifty = { $count ->
    [one] 1 ficha de cinquenta
   *[other] { $count } fichas de cinquenta
}
piece-ten = fichas de dez: { $count }
piece-one = fichas de um: { $count }
piece-lacks-half = −{ $count }/50
piece-lacks-hundred = −{ $count }/100
account-hand = { $you ->
    [yes] a tua conta
   *[no] a conta de { $name }
}
account-mark = { $you ->
    [yes] a tua marca
   *[no] a marca de { $name }
}
account-half = { $you ->
    [yes] o que te falta para o meio jogo
   *[no] o que falta a { $name } para o meio jogo
}
account-hundred = { $you ->
    [yes] o que te falta para os cem
   *[no] o que falta a { $name } para os cem
}
unit-chips = { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
}
reason-punto = O ponto
reason-tercia = Terça
reason-quarta = Quarta
reason-quinta = Quinta
reason-sexta = Sexta
reason-septima = Sétima
reason-octava = Oitava
reason-catorce = Catorze
reason-tres = Trio
reason-blancas = Cartas brancas
reason-lead = A saída
reason-trick = Vaza
reason-last-trick = A última vaza
reason-cards = As vazas
reason-capote = Capote
reason-pique = Pique
reason-repique = Repique
reason-marked = Dezenas marcadas
reason-rounded = O pico de cinco ou mais vale uma dezena
reason-lost = O pico que se perde
reason-toward-half = Por conta do que faltava para o meio jogo
reason-toward-hundred = Por conta do que faltava para os cem
reason-cleared = Começa-se de novo
reason-game = O jogo simples
reason-double-game = O jogo dobrado
reason-partie = A partie: a diferença e cem
reason-rubicon = O rubicão: quem perde não chegou a cem
reason-void = Mão anulada: desfaz-se o que se contou
reason-taken-back = Dezenas que voltam à conta
reason-quality-quinta = Qualidade da quinta
reason-quality-sexta = Qualidades da sexta
reason-quality-septima = Qualidades da sétima
reason-quality-octava = Qualidades da oitava
reason-quality-catorce = Qualidade do catorze
reason-quality-blancas = Qualidade das cartas brancas
reason-quality-pique = Qualidade do pique
reason-quality-repique = Qualidades do repique
reason-quality-capote = Qualidade do capote
reason-quality-shortfall = Qualidades de quem não chega a dez, ou a cinco
reason-quality-game = Qualidades do jogo

## Opções

option-games = Quantos jogos dura a partida
option-stake = Quantas fichas vale o jogo simples
option-double = Jogo dobrado se quem perde não chega a cinquenta
option-calidades = Joga-se com qualidades
option-quality = Quanto paga cada qualidade
option-quality-quarter = um quarto do jogo
option-count = Conta um ponto a vaza que se ganha saindo?
option-count-additions = sim, segundo as Adições
option-count-body = não, como diz o corpo do livro
option-tied_sequence = Se há empate na melhor sequência
option-tied_sequence-pair = anulam-se essas duas e comparam-se as outras
option-tied_sequence-class = nenhuma sequência conta
option-sets_shown = Os catorzes e os trios mostram-se
option-younger = Quando acusa o pé
option-younger-with = ao mesmo tempo que o mão
option-younger-after = depois da primeira carta
option-marking = Quando se marca
option-marking-two-steps = em duas vezes: os acuses logo
option-marking-once = de uma vez, no fim da mão
option-marker = Com que se marca
option-marker-numerals = com números
option-marker-six-and-three = com um seis e um três
option-marker-counters = com fichas
option-pie_discards = O pé tem de se descartar de uma, pelo menos
option-courtesy = Cortesia: a senhora é mão
option-packets = Como se dão as cartas
option-packets-threes = de três em três
option-packets-twos = de dois em dois
option-packets-chosen = cada um escolhe na sua primeira mão
option-next_dealer = Quem dá no jogo seguinte
option-next_dealer-alternate = continua a alternar
option-next_dealer-cut = levanta-se carta outra vez
option-exposed = Se se descobre uma carta ao dar
option-exposed-agree = continua-se se os dois quiserem
option-exposed-redeal = dá-se outra vez
option-silence = Pode-se calar um acuse, ou dar por bom o do adversário
option-lesser_first = Pode-se acusar antes o menor, e perder o maior
option-history = O que se pode voltar a ver
option-history-last = a última vaza
option-history-all = todas as vazas e o que se mostrou
option-match = O que é um jogo
option-match-hundred = o caminho até cem
option-match-partie = uma partie de seis mãos, como no Piquet: sem aposta, sem meio jogo, sem dobro
option-reckoning = Como se contam os pontos
option-reckoning-tens = às dezenas
option-reckoning-points = todos, um a um
option-point_value = Quanto conta o ponto
option-point_value-tens = um por cada dez
option-point_value-cards = um por carta
option-last = Quanto conta a última vaza
option-last-two = dois, ou um se a ganha um nove, um oito ou um sete
option-last-one-more = um a mais do que as outras

## O juiz: o que aconteceu

incident-short-cut = O mão levanta poucas cartas, ou não parte
incident-shuffle = Alguém quer baralhar antes de se partir
incident-deal-manner = Não se dão as cartas como se deve
incident-deal-out-of-turn = Alguém deu duas vezes seguidas
incident-double-card = Há duas cartas iguais no baralho
incident-exposed-in-deal = Ao dar descobre-se uma carta
incident-wrong-count = Alguém tem uma carta a mais ou a menos
incident-wrong-stock = Os dois têm as suas doze cartas, mas o monte não tem oito
incident-stock-exposed = Vira-se uma carta do monte
incident-discard-uncovered = Descobre-se um descarte
incident-named-suit = O mão disse um naipe, e discute-se a sua saída
incident-second-discard = Alguém quer mudar o descarte
incident-late-blancas = Alguém diz que recebeu cartas brancas
incident-lesser-first = Alguém acusa antes o menor
incident-forgotten = Alguém se lembra de um acuse esquecido
incident-not-shown = Alguém jogou sem mostrar o que contou
incident-false-claim = Alguém contou o que não tinha
incident-missing-fourth = Alguém acusa três onde podia ter quatro
incident-revoke = Alguém não assistiu, tendo do naipe
incident-take-back = Alguém quer recolher a sua carta
incident-out-of-turn = Alguém saiu fora da vez
incident-miscount = A conta ou a marca estavam erradas
incident-leaves = Alguém sai antes de acabar o jogo
fact-lifted = Quantas cartas se levantaram?
fact-who = Quem quer baralhar?
fact-who-mano = o mão
fact-who-pie = quem dá
fact-shuffled = O mão já tinha baralhado?
fact-dealer_last = Foi quem dá o último a baralhar?
fact-packet = De quantas em quantas se dá?
fact-before = De quantas em quantas deu antes o mesmo? (0: é a primeira vez que dá)
fact-exchanged = Já alguém tinha comprado do monte?
fact-drawn = Já se tinha tocado no monte?
fact-cards = Quantas cartas se viram?
fact-mano_content = O mão conforma-se em seguir?
fact-pie_content = O pé conforma-se em seguir?
fact-mano = Quantas cartas tem o mão?
fact-mano-right = tem doze, como deve
fact-mano-over = uma a mais
fact-mano-short = uma a menos
fact-pie = Quantas cartas tem o pé?
fact-pie-right = tem doze, como deve
fact-pie-over = uma a mais
fact-pie-short = uma a menos
fact-moment = Quando se notou que o número estava errado?
fact-moment-dealt = antes do descarte
fact-moment-exchanged = depois de um descarte, sem ter jogado quem o tem errado
fact-moment-played = quando já tinha jogado quem o tem errado
fact-cause = De onde veio o erro no número?
fact-cause-deal = da distribuição
fact-cause-draw = da compra
fact-cause-six = de comprar seis, tirando uma ao pé
fact-accepted = O mão quer continuar (ou os dois, se falta uma carta)?
fact-several = Está errada alguma mão em mais de uma carta?
fact-left = Quantas cartas tem o monte?
fact-by = Quem virou a carta?
fact-by-mano = o mão
fact-by-pie = o pé
fact-mano_discarded = O mão já tinha descartado?
fact-content = Quem não virou a carta aceita continuar?
fact-whose = De quem era o descarte?
fact-whose-own = o seu
fact-whose-other = o do outro
fact-led_it = O mão saiu do naipe que tinha nomeado?
fact-touched = Quem quer mudar o descarte já tinha tocado no monte?
fact-discarded = Quem o diz já tinha descartado?
fact-kind = O que foi acusado?
fact-kind-sequence = uma sequência
fact-kind-fourteen = um catorze
fact-kind-three = um trio
fact-kind-point = o ponto
fact-good = Respondeu-se ao acuse que era bom?
fact-greater = O que esqueceu é maior do que o que acusou primeiro da mesma classe?
fact-named = Quem se lembra já tinha acusado alguma coisa da classe do que esqueceu?
fact-lost = O adversário tinha ganho a classe do que foi esquecido?
fact-played = Quem se lembra já tinha jogado a sua primeira carta?
fact-opened = Já se tinha jogado a primeira carta? (se o pé acusa depois da saída: já tinha ele servido?)
fact-what = O que foi que não se mostrou?
fact-what-point = o ponto
fact-what-sequence = uma sequência
fact-what-set = um catorze ou um trio
fact-sets_named = É costume só nomear catorzes e trios?
fact-another_fourteen = Quem o contou tinha outro catorze?
fact-asked = Perguntou-se a quem acusou que carta lhe falta?
fact-holds_fourth = Quem pergunta tem ele próprio a quarta carta?
fact-mixed = As cartas já se misturaram?
fact-running = Quem saiu vinha a fazer vazas de um naipe?
fact-changed_suit = Quem saiu mudou de naipe?
fact-called = Avisou-se a mudança de naipe?
fact-led_next = Já se jogou à vaza seguinte?
fact-answered = O adversário já jogou à carta saída fora da vez?
fact-cut = Já se partiu para a mão seguinte?
fact-points = Quantos pontos verdadeiros tinha quem se vai embora?
fact-stake = Quanto vale o jogo simples?
fact-double = Joga-se com dobro?
fact-quality = Quanto vale uma qualidade? (0: sem elas)

## O juiz: o que decide

decision-good-cut = Foi bem partido: vale.
decision-cut-again = Parte-se outra vez.
decision-may-shuffle = Pode baralhar.
decision-may-not-shuffle = Já não pode baralhar.
decision-no-fault = Não há falta.
decision-too-late = Já é tarde.
decision-deal-again = Dá-se de novo.
decision-void = A mão anula-se.
decision-go-on = Continua-se.
decision-no-penalty = Não há pena.
decision-mended = Emenda-se.
decision-counts-nothing = Não conta nada nesta mão.
decision-names-suit = O adversário escolhe o naipe da próxima saída.
decision-card-back = Recolhe a carta.
decision-refused = Não se admite.
decision-may-change = Pode mudá-lo.
decision-counts-ten = Conta dez.
decision-greater-lost = Perde o maior, como se não o tivesse.
decision-may-announce = Pode acusá-lo.
decision-announcements-lost = Perde todos os seus acuses.
decision-set-lost = Não conta catorzes nem trios.
decision-need-not-answer = Não precisa de responder: o outro já sabe.
decision-must-answer = Tem de dizer qual lhe falta.
decision-may-mend = Pode recolher a carta.
decision-game-lost = Perde o jogo.
follows-cut-again = É preciso levantar pelo menos três cartas e deixar três.
follows-must-cut = Só pode partir.
follows-same-dealer = Torna a dar quem deu.
follows-rightful-dealer = Dá quem devia dar.
follows-hand-stands = A mão vale.
follows-nothing-marked = Não se marca nada desta mão.
follows-earlier-stands = Valem as mãos anteriores.
follows-pack-mended = Completa-se o baralho.
follows-completed-from-stock = Completa-se com a primeira carta do monte.
follows-mano-draws-one-less = O mão compra menos uma do que as que descarta, quatro no máximo.
follows-pie-keeps-three = O pé conserva as suas três.
follows-pie-draws-one-less = O pé compra uma menos das que deita.
follows-mano-keeps-five = O mão conserva as suas cinco.
follows-missing-drawn = Pode tirar a que falta, se o outro não tocou no monte.
follows-one-picked-blind = Baralha as suas cartas e tiram-lhe uma sem ver.
follows-picked-to-discard = A carta tirada vai para o descarte.
follows-picked-to-stock = A carta tirada volta ao monte.
follows-played-out = A mão joga-se até ao fim.
follows-other-counts-all = Ao adversário vale tudo o que tem.
follows-full-hand-last-trick = Quem tem as doze conta a última vaza.
follows-full-hand-capote = Quem tem as certas pode dar capote.
follows-short-no-capote = Quem tem uma a menos não pode dar capote.
follows-next-lead-forced = Vale para a sua próxima saída.
follows-another-suit-if-void = Se não tem desse naipe, nomeia-se outro.
follows-leads-named-or-any = Sai do naipe que disse, ou do que o outro quiser.
follows-wrong-lead-not-counted = A saída errada não se conta.
follows-hand-shown = Mostra todas as suas cartas.
follows-lesser-counts = O menor, se é bom, conta.
follows-class-lost = Perde a classe toda.
follows-other-counts-his = O outro conta os seus.
follows-play-stands = Valem as cartas brancas e o que se contou ao jogar.
follows-judged-on-what-he-has = Julga-se pelo que tem.
follows-other-counts-his-sets = O outro conta os seus catorzes e trios.
follows-other-adds-withheld = O adversário junta o que tinha deixado de contar.
follows-card-back = Recolhe a sua carta e joga outra.
follows-later-tricks-replayed = As vazas seguintes jogam-se de novo.
follows-no-points-lost = Não perde pontos.
follows-card-stays = A carta fica na mesa.
follows-lead-stands = A saída vale.
follows-lead-counts = E conta-a.
follows-marks-stand = A marca fica como está.
follows-marks-corrected = Corrige-se.
follows-qualities-so-far = Pagam-se também as qualidades ganhas.
party-offender = quem cometeu a falta
party-other = o adversário

## Erros

error-wrong-hands = Tem de haver { $seats } mãos, não { $given }.
error-card-twice = { $card } está escrita duas vezes.
error-not-in-pack = { $card } não está no baralho de { $game }.
error-hand-too-long = O lugar { $seat } recebe { $each } cartas, não { $given }.
error-unknown-start = Uma partida de { $game } não pode começar com { $name }: pode com { $known }.
error-not-a-list = { $name } tem de ser uma lista de números inteiros.
error-wrong-length = { $name } tem de dar { $count } números.
error-bad-marks = Só quem marca 50 pode ter pontos por fazer para o meio jogo; quem marca 100 tem de os ter.
error-not-a-score = score tem de ser uma lista de números inteiros.
error-bad-score = score tem de dar { $sides } números que somem zero.
error-no-quarter = A qualidade é um quarto do jogo, e { $stake } não se divide por quatro: escolhe um múltiplo de quatro ou fixa a qualidade.
error-nothing-such = Não tens { $what } para acusar.

## The guide
guide-last-shuffle = O outro baralhou, e tem esse direito: tu, que dás, podes baralhar depois.
guide-packets = Escolhe de quantas em quantas dás: terás de dar assim toda a partida.
guide-blancas = Se não tens nenhuma figura, mostra as cartas e conta dez.
guide-discard = Deixa as que menos te servem e compra outras tantas, de uma vez. Das oito do monte, o mão pode tomar cinco; o pé, as que ficarem. Guarda o teu naipe mais comprido, as seguidas e as quatro iguais.
guide-look = Compraste menos do que podias: podes ver as que deixas. O outro vê que olhas.
guide-name-suit = O pé viu as que ficavam. Tu também podes, mas antes tens de dizer de que naipe sairás.
guide-announce-punto = O ponto é o naipe que mais soma: o ás vale onze, as figuras e o 2 valem dez, as outras o que marcam. Se o outro não tiver mais, contas tu.
guide-announce-secansas = Uma sequência são três ou mais cartas seguidas do mesmo naipe. Diz primeiro a maior: se nomeias antes uma menor, a maior perde-se.
guide-announce-catorces = Quatro ases, reis, cavalos, valetes ou dezes (que aqui são os 2) são catorze; três deles, três. O melhor catorze anula todos os do outro.
guide-answer = Compara com o que tens: se não tens tanto, é bom; se tens o mesmo, ninguém conta; se tens mais, diz e contas tu.
guide-shadow = O teu é bom: à sua sombra contam também as tuas outras combinações da mesma classe, mesmo que o outro as tenha iguais ou melhores.
guide-play-lead = Sais tu, com a carta que quiseres: cada saída conta um, e mais de seis vazas, dez. Não há trunfos.
guide-play-named = Para ver as cartas disseste de que naipe sairias: sai agora desse naipe.
guide-play-follow = Tens do naipe que saiu: tens de assistir, mas não é obrigatório ganhar a vaza.
guide-play-free = Não tens do naipe que saiu: a vaza é do outro, por isso deita a que menos te serve.

## Probabilidades

odds-point = Ponto nas doze cartas dadas, pelo comprimento
odds-point-worth = Ponto, pelo que vale
odds-sequences = Melhor sequência
odds-sets = Trios e catorzes
odds-blancas = Cartas brancas
odds-row-any = nenhuma figura
odds-row-none = nada
odds-row-tercia = terça
odds-row-quarta = quarta
odds-row-quinta = quinta
odds-row-sexta = sexta
odds-row-septima = sétima
odds-row-octava = oitava
odds-row-tres = trio
odds-row-catorce = catorze
odds-draw = O que pode esperar o descarte, deitando fora
odds-draw-mano = Como mão, deitando fora segundo o livro
odds-draw-pie = Como pé, deitando fora segundo o livro
odds-row-point-grows = o ponto cresce
odds-row-point-shrinks = o ponto diminui
odds-row-point-total = soma do ponto, em média
odds-row-drawn-tercia = terça ou melhor
odds-row-drawn-quinta = quinta ou melhor
odds-row-drawn-tres = um trio ou um catorze
odds-row-drawn-catorce = um catorze
odds-play = O que cada um tira de uma mão
odds-row-points = pontos, em média
odds-row-more = conta mais do que o outro
odds-row-pique = pique
odds-row-repique = repique
odds-row-capote = capote
odds-by-mano = mão
odds-by-pie = pé
error-bad-throw = Deita fora de uma a cinco cartas diferentes da mão, não «{ $cards }».
