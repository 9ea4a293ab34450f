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
the-card = o { $card }
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
    [yes] Partes: levantas { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    }.
   *[no] { $name } parte: levanta { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    }.
}
event-dealt = { $you ->
    [yes] Dás as cartas.
   *[no] { $name } dá as cartas.
}
event-turn-up = Carta virada: { $card }.
event-plays = { $you ->
    [yes] Jogas { $the-card }.
   *[no] { $name } joga { $the-card }.
}
event-takes = { $you ->
    [yes] Fazes a vaza.
   *[no] { $name } faz a vaza.
}
event-seated = Sentam-se assim: { $names }.
event-first-dealer = { $you ->
    [yes] Dás tu primeiro.
   *[no] { $name } dá primeiro.
}
event-match-over = A partida acabou.
event-claims = { $accused-key ->
    [self] { $you ->
        [yes] Acusas-te: { $what }.
       *[no] { $name } acusa-se: { $what }.
    }
    [you] { $name } reclama contra ti: { $what }.
   *[other] { $you ->
        [yes] Reclamas contra { $accused }: { $what }.
       *[no] { $name } reclama contra { $accused }: { $what }.
    }
}
event-not-proven = { $you ->
    [yes] Não se prova contra ti: { $what }.
   *[no] Não se prova contra { $name }: { $what }.
}
event-examines = { $you ->
    [yes] Pedes que se examinem todas as cartas.
   *[no] { $name } pede que se examinem todas as cartas.
}
event-nothing-found = Não se encontra nenhuma falta.
event-ruling = { $you ->
    [yes] O juiz, sobre ti: { $decision } ({ $laws })
   *[no] O juiz, sobre { $name }: { $decision } ({ $laws })
}
call = { $name } «{ $said }»

## Momentos

phase-shuffle = Baralha-se
phase-cut = Parte-se
phase-play = Joga-se
phase-over = Partida acabada

## Perguntas

prompt-play = É a tua vez: que carta jogas?
prompt-cut = Quantas cartas levantas?
prompt-discard = De que cartas te descartas?
prompt-aside = Não é a tua vez. Entretanto…
prompt-out-of-turn = Não é a tua vez.

## Ações

action-play = Jogar { $the-card }
action-cut = Partir ({ $number })
action-deck = Baralha-se
action-lot = Tira-se à sorte
action-reshuffle = Baralha-se outra vez
action-seats = Sorteiam-se os lugares
action-mano = Sorteia-se o mão
action-glances = Quem verá os sinais
action-accident = Vê-se alguma carta ao dar?
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
reason-brought-forward = Pontuação anterior

## Mesas

option-open-only = { $about } (só na mesa aberta)
option-table = Tipo de mesa
option-table-guided = guiada: só se pode fazer o que a lei permite
option-table-open = aberta: como na vida, pode-se faltar à lei, e reclamar

## Regulations

option-regulation = Regulamento
option-regulation-usual = o do livro
regulation-changed = { $name }, com alterações
regulation-nothing = Não muda nada.
regulation-source = Fonte: { $source }

## Erros

error-unknown-suit = «{ $suit }» não é um naipe: escreve oros, copas, espadas ou bastos.
error-unknown-card = «{ $card }» não é uma carta: escreve o número, de 1 a 12, e depois O, C, E ou B, como em 12C.
error-not-an-action = «{ $text }» não é uma jogada: começa pela sua palavra, como em play 1E.
error-not-an-argument = «{ $text }» não é uma carta, nem um número, nem uma palavra.
error-number-too-large = { $text } é um número demasiado grande: no máximo, seis algarismos.
error-no-number = A «{ $action }» falta o número.
error-not-in-vocabulary = «{ $text }» não está no vocabulário de { $game }.
error-number-not-offered = O { $number } não se pode dizer agora: diz um destes: { $numbers }.
error-bad-episode = «{ $length }» não é um episódio: escolhe hand (uma mão) ou match (uma partida).
error-bad-stage = { $game } não tem a fase «{ $begin }»: tem { $known }.
error-card-not-offered = Nalguma linha joga-se uma carta que não se pode jogar.
error-no-cards-played = Em { $game } não há mãos de cartas que se joguem assim.
error-not-offered-now = Isso não se pode fazer agora: { $action }. Pode-se: { $offers }.
error-chance-expected = Agora é preciso decidir à sorte «{ $word }», não «{ $action }».
error-not-a-shuffle = { $word } tem de levar estas { $count } cartas ou fichas, cada uma só uma vez, por qualquer ordem{ $lacks ->
    [0] { "" }
   *[other] ; faltam: { $missing }
}{ $exceeds ->
    [0] { "" }
   *[other] ; sobram ou repetem-se: { $surplus }
}.
error-bad-table = Não há mesa «{ $table }»: escolhe entre { $known }.
error-wrong-players = { $game } é para { $seats } jogadores, não para { $given }.
error-unknown-game = Não há nenhum jogo «{ $name }». Há: { $known }.
error-dead-end = Ninguém pode fazer nada, e a partida não terminou.
error-bad-value = «{ $value }» não serve para «{ $name }»: escolhe { $choices }.
error-unknown-option = { $game } não tem a opção «{ $name }»: tem { $known }.
error-unknown-regulation = { $game } não tem o regulamento «{ $name }»: tem { $known }.
error-unknown-incident = O juiz de { $game } não conhece «{ $name }». Parecidos: { $near }.
error-too-long = Este texto é mais longo do que qualquer partida: não foi lido.
error-not-toml = Não se consegue ler esta partida: há um erro na linha { $line }, coluna { $column }.
error-too-deep = Não se consegue ler esta partida: tem demasiados parênteses retos encaixados.
error-number-too-long = Linha { $line }: um número pode ter no máximo { $digits } algarismos.
error-not-lines = { $name } tem de ser um texto de linhas, cada uma como "0 play 1E".
error-no-game = Uma partida escrita começa pelo seu jogo, como em game = "malilla".
error-unknown-key = { $what ->
    [hand] Uma mão
   *[record] Uma partida escrita
} não pode ter «{ $name }»: pode ter { $known }.
error-not-a-table = options e start têm de ser tabelas, como em [options].
error-bad-edition = edition tem de ser um número a partir de 1: o das regras por que se jogou.
error-bad-players = players tem de ser uma lista de nomes.
error-bad-options = Não se percebem as opções: { $why }.
error-bad-hands = Cada mão começa por [[hand]].
error-wrong-dealer = A mão { $hand } é dada pelo lugar { $dealer }, não { $given }.
error-deck-or-hands = Uma mão leva o baralho (deck) ou as cartas de cada um (hands), não as duas coisas.
error-bad-hand-list = hands tem de ser uma lista de textos, um por lugar.
error-not-a-text = { $name } tem de ser um texto, como "1E 12C".
error-no-seat = Cada linha começa pelo lugar de quem joga, ou por * se for a mesa: { $text }
error-at-line = Linha { $line }: { $why }
error-not-a-state = Isto não é um estado escrito pelo Tapete: { $why }.
error-no-chance = Agora não há nada para baralhar: { $waits ->
    [over] a partida terminou
    [chance] antes é preciso decidir à sorte «{ $word }»
   *[turn] é a vez do lugar { $turn }
}.
error-no-such-seat = Não há lugar { $seat }: vão de 0 a { $last }.
error-not-your-turn = O lugar { $seat } não pode fazer isso agora ({ $action }): { $waits ->
    [over] a partida terminou
    [chance] antes é preciso decidir à sorte «{ $word }»
   *[turn] é a vez do lugar { $turn }
}.
error-out-of-turn = O lugar { $seat } não pode fazer isso agora ({ $action }): é a vez do { $turn }, que pode: { $offers }.
error-not-offered = O lugar { $seat } não pode fazer isso agora: { $action }. Pode: { $offers }.
error-not-awaited = O lugar { $seat } não pode fazer isto agora: { $action }. Pode: { $own }. É a vez do lugar { $turn }: { $offers }.
error-unknown-fact = «{ $name }» não conta em «{ $incident }»: o juiz pergunta { $known }.
error-missing-fact = O juiz tem de saber «{ $name }» para decidir { $incident }.
error-unknown-bot = A casa não sabe jogar «{ $level }»: escolhe { $known }.
error-unknown-maxim = Neste jogo «{ $level }» não segue nenhuma máxima { $law }.
error-unknown-trait = «{ $level }» não tem o traço «{ $trait }». Tem: { $known }.
error-unknown-law = Não há nenhuma lei «{ $name }». Parecidas: { $near }.
error-unknown-topic = Não há nenhum tema «{ $name }». Há: { $near }.
error-unknown-force = Não há nenhum tipo de lei «{ $name }». Há: { $near }.
error-unknown-language = Não há palavras em «{ $name }». Há: { $near }.
error-unknown-book-of-laws = Não há nenhum livro de leis «{ $name }». Há: { $near }.

# As lições.

lesson-courses = Aprender jogando
lesson-course = Curso de { $game }
lesson-progress = { $done } de { $count }
lesson-of = Lição { $number } de { $count }
lesson-question = Pergunta { $number } de { $count }
lesson-learn = Aprender
lesson-begin = Começar
lesson-resume = Continuar onde ficaste
lesson-again = Outra vez
lesson-next = Continuar
lesson-next-lesson = Lição seguinte
lesson-back = Voltar ao curso
lesson-solved = Lição aprendida
lesson-right = Muito bem
lesson-wrong = Ainda não
lesson-otherwise = Não é essa. Olha outra vez para a mesa e para a lei.
lesson-refused = Isso agora não se pode fazer. Vê o que a mesa te oferece, e a lei.
lesson-laws = As leis
lesson-play = Jogar agora
lesson-none = Este jogo ainda não tem curso.
lesson-name-seat = Toca no lugar dessa pessoa
lesson-name-card = Toca na carta
lesson-name-number = Diz o número
action-lesson-number = { $number }
lesson-name-choice = Escolhe
error-unknown-lesson = Não há nenhuma lição { $name }.
error-no-such-lesson = O curso de { $game } tem as lições de 1 a { $last }.
error-no-such-step = Esta lição não tem essa pergunta.

## O baralho francês
french-suit-oros = ouros
french-suit-copas = copas
french-suit-espadas = espadas
french-suit-bastos = paus
french-rank-10 = valete
french-rank-11 = dama
french-rank-12 = rei
french-the-card = { $rank ->
    [11] a { $card }
   *[other] o { $card }
}
french-index-1 = A
french-index-10 = J
french-index-11 = Q
french-index-12 = K

## O guia
guide-cut = Parte o baralho por onde quiseres: ninguém ganha com isso, mas sem partir não se dá.
guide-play-lead = Sais tu: podes jogar qualquer das tuas cartas. A maior do naipe que sair, ou o maior trunfo, leva a vaza.
guide-play-follow = Tens cartas do naipe que saiu: tens de assistir com uma delas, alta ou baixa, como quiseres.
guide-play-free = Não tens nenhuma carta do naipe que saiu: joga a que quiseres, trunfo ou não.

payment-line = { $payer } → { $payee }: { $amount }. { $reason }.

## How the players of the house play
level-random-how = Joga qualquer coisa que as regras permitam: para as primeiras mãos.
level-treatise-how = Segue os conselhos dos tratados e tem as cartas contadas.
level-club-how = Conhece o tratado, pensa um pouco mais à frente e afasta-se dele quando convém.
level-strong-how = O melhor da casa: pensa muito mais à frente.
trait-bold = gosta de arriscar
trait-careful = joga pelo seguro
trait-patient = guarda o melhor para depois
trait-forward = sai forte
error-no-such-place = Nesta partida não há esse lugar.
error-no-decision = Nesse momento ninguém decidiu nada.
error-not-alone = Quando jogam outras pessoas não se dão conselhos.
error-not-asked = Agora não te perguntam nada.
