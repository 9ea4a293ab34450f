# O que todos os jogos partilham. As chaves são as mesmas em todas as línguas; ver es/table.ftl.

you = Tu
both = { $first } e { $last }
ending = { $how ->
    [you] Ganhaste!
    [draw] Empate: a partida fica igualada.
    [shared] Partilham a vitória { $who }.
   *[won] { $people ->
        [one] Ganha { $who }.
       *[other] Ganham { $who }.
    }
}
yes = sim
no = não
whole-number = um número inteiro de { $least } a { $most }{ $step ->
    [1] { "" }
   *[other] { "" }, de { $step } em { $step }
}
span = de { $least } a { $most }
span-of = de

## Cartas

card = { $rank } de { $suit }
suit-oros = ouros
suit-copas = copas
suit-espadas = espadas
suit-bastos = paus
rank-1 = ás
rank-2 = dois
rank-3 = três
rank-4 = quatro
rank-5 = cinco
rank-6 = seis
rank-7 = sete
rank-8 = oito
rank-9 = nove
rank-10 = valete
rank-11 = cavalo
rank-12 = rei

## O que acontece

event-shuffled = { $you ->
    [yes] Baralhas.
   *[no] { $name } baralha.
}
event-cut = { $you ->
    [yes] Partes por { $number }.
   *[no] { $name } parte por { $number }.
}
event-dealt = { $you ->
    [yes] Dás as cartas.
   *[no] { $name } dá as cartas.
}
event-turn-up = Carta virada: { $card }.
event-plays = { $you ->
    [yes] Jogas { $card }.
   *[no] { $name } joga { $card }.
}
event-takes = { $you ->
    [yes] Levas a vaza.
   *[no] { $name } leva a vaza.
}
event-seated = Os lugares: { $names }.
event-first-dealer = { $you ->
    [yes] És tu quem dá primeiro.
   *[no] { $name } dá primeiro.
}
event-match-over = A partida terminou.
call = { $name } «{ $said }»

## Momentos

phase-shuffle = Baralha-se
phase-cut = Parte-se
phase-play = Joga-se
phase-over = Partida terminada

## Perguntas

prompt-play = É a tua vez: que carta jogas?
prompt-cut = Por onde partes?
prompt-discard = Que cartas descartas?
prompt-aside = Não é a tua vez. Entretanto…
prompt-out-of-turn = Não é a tua vez.

## Ações

action-play = Jogar { $card }
action-cut = Partir por { $number }
action-discard = { $count ->
    [0] Não descartar
    [one] Descartar 1 carta
   *[other] Descartar { $count } cartas
}
accuse-claim = Reclamar uma falta…

## Papéis

role-mano = mão
role-pie = pé
role-dealer = dá

## Contas

account-middle = o centro da mesa
account-bank = a banca
account-pot = o bolo
heap-pot = Bolo: { $amount }
unit-points = { $count ->
    [one] 1 ponto
   *[other] { $count } pontos
}
unit-tantos = { $count ->
    [one] 1 tento
   *[other] { $count } tentos
}
reason-brought-forward = O que já se trazia

## Mesas

option-table = Como se joga nesta mesa
option-table-guided = mesa guiada: só se pode fazer o que é permitido
option-table-open = mesa aberta: ninguém te corrige; pode-se faltar, e reclamar

## Erros

error-unknown-suit = «{ $suit }» não é um naipe: diz oros, copas, espadas ou bastos.
error-unknown-card = «{ $card }» não é uma carta: escreve o número, de 1 a 12, e depois O, C, E ou B, como em 12C.
error-not-an-action = «{ $text }» não é uma jogada: começa pela sua palavra, como em play 1E.
error-not-an-argument = «{ $text }» não é uma carta, nem um número, nem uma palavra.
error-number-too-large = { $text } é um número grande de mais: diz um de seis algarismos no máximo.
error-no-number = «{ $action }» não diz nenhum número.
error-chance-expected = Agora a mesa tem de decidir { $word }, não { $action }.
error-not-a-shuffle = { $word } tem de levar estas { $count } coisas, cada uma uma vez, por qualquer ordem{ $lacks ->
    [0] { "" }
   *[other] ; faltam: { $missing }
}{ $exceeds ->
    [0] { "" }
   *[other] ; sobram ou repetem-se: { $surplus }
}.
error-bad-table = Não há mesa «{ $table }»: escolhe { $known }.
error-wrong-players = { $game } é para { $seats } jogadores, não { $given }.
error-unknown-game = Não há nenhum jogo «{ $name }»: há { $known }.
error-dead-end = Ninguém pode fazer nada, e a partida não terminou.
error-bad-value = «{ $value }» não serve para { $name }: escolhe { $choices }.
error-unknown-option = { $game } não tem a opção «{ $name }»: tem { $known }.
error-unknown-incident = O juiz de { $game } não conhece «{ $name }». Parecidos: { $near }.
error-too-long = Este texto é mais longo do que qualquer partida: não foi lido.
error-not-toml = Isto não é uma partida escrita: não se percebe a linha { $line }, coluna { $column }.
error-too-deep = Isto não é uma partida escrita: tem demasiados parênteses uns dentro dos outros.
error-number-too-long = linha { $line }: numa partida escrita um número tem no máximo { $digits } algarismos.
error-not-lines = { $name } tem de ser um texto de linhas, cada uma como "0 play 1E".
error-no-game = Uma partida escrita começa pelo seu jogo, como em game = "malilla".
error-unknown-key = { $what ->
    [hand] Uma mão
   *[record] Uma partida escrita
} não pode ter «{ $name }»: pode ter { $known }.
error-not-a-table = options e start têm de ser tabelas, como em [options].
error-bad-players = players tem de ser uma lista de nomes.
error-bad-options = Não se entendem as opções: { $why }.
error-bad-hands = Cada mão começa por [[hand]].
error-wrong-dealer = A mão { $hand } é dada pelo lugar { $dealer }, não { $given }.
error-deck-or-hands = Uma mão leva o seu baralho (deck) ou as suas mãos (hands), não ambos.
error-bad-hand-list = hands tem de ser uma lista de textos, um por lugar.
error-not-a-text = { $name } tem de ser um texto, como "1E 12C".
error-no-seat = Cada linha começa pelo lugar que age, ou * pela mesa: { $text }
error-at-line = linha { $line }: { $why }
error-not-a-state = Isto não é um estado escrito pelo Tapete: { $why }.
error-no-chance = Agora não há nada para baralhar: { $waits ->
    [over] a partida terminou
    [chance] a mesa tem de decidir antes { $word }
   *[turn] é a vez do lugar { $turn }
}.
error-no-such-seat = Não há lugar { $seat }: vão de 0 a { $last }.
error-not-your-turn = O lugar { $seat } não pode fazer nada agora ({ $action }): { $waits ->
    [over] a partida terminou
    [chance] a mesa tem de decidir antes { $word }
   *[turn] é a vez do lugar { $turn }
}.
error-out-of-turn = O lugar { $seat } não pode fazer nada agora ({ $action }): é a vez do lugar { $turn }. Pode: { $offers }.
error-not-offered = O lugar { $seat } não pode fazer isto agora: { $action }. Pode: { $offers }.
error-not-awaited = O lugar { $seat } não pode fazer isto agora: { $action }. Pode: { $own }. É a vez do lugar { $turn }: { $offers }.
error-unknown-fact = «{ $name }» não importa em { $incident }: o juiz pergunta { $known }.
error-missing-fact = O juiz tem de saber «{ $name }» para decidir { $incident }.
error-unknown-bot = Não há nenhum jogador «{ $level }»: escolhe { $known }.
error-unknown-law = Não há nenhuma lei «{ $name }». Parecidas: { $near }.
error-unknown-topic = Não há nenhum tema «{ $name }». Há: { $near }.
error-unknown-force = Não há nenhuma espécie de lei «{ $name }». Há: { $near }.
error-unknown-language = Não há palavras em «{ $name }». Há: { $near }.
error-unknown-book-of-laws = Não há nenhum livro de leis «{ $name }». Há: { $near }.
