# O Voltarete, a três e a quatro.

game-voltarete = Voltarete
game-voltarete-about = Três jogadores, cada um por si: um faz-se contra os outros dois e leva o bolo.
game-voltarete-four = Voltarete a quatro
game-voltarete-four-about = Quatro à mesa: quem dá descansa, a não ser que tome as treze.

## O que acontece

event-remissa-enters = { $you ->
    [yes] Entra a tua remissa: { $number }.
   *[no] Entra a remissa de { $name }: { $number }.
}
event-medalhao = { $you ->
    [yes] Metes o Medalhão ({ $number }) e passa-lo à tua direita.
   *[no] { $name } mete o Medalhão ({ $number }) e passa-o à sua direita.
}
event-recambo-enters = Os tentos do Recambó entram no bolo: { $number }. Quem o levantar acaba-o.
event-lot-seats = Sorteiam-se os lugares: { $cards }. Dá quem tira espadas.
event-gathered = { $you ->
    [yes] Recolhes as cartas e baralhas.
   *[no] { $name } recolhe as cartas e baralha.
}
event-reshuffles = { $you ->
    [yes] Pedes que se baralhe de novo.
   *[no] { $name } pede que se baralhe de novo.
}
event-passes = { $you ->
    [yes] Passas e metes um tento.
   *[no] { $name } passa e mete um tento.
}
event-yields = { $you ->
    [yes] Dizes «passo»: pode fazer-se.
   *[no] { $name } diz «passo»: pode fazer-se.
}
event-bids = { $you ->
    [yes] Dizes: «{ $bid }».
   *[no] { $name } diz: «{ $bid }».
}
event-second-passage = Todos passaram: começa a segunda volta.
event-declines = { $you ->
    [yes] Não tomas as treze.
   *[no] { $name } não toma as treze.
}
event-drew = { $you ->
    [yes] Compras: { $cards }.
   *[no] { $name } compra: { $cards }.
}
event-feito = { $you ->
    [yes] Fazes-te: { $game }. No bolo há { $number }.
   *[no] { $name } faz-se: { $game }. No bolo há { $number }.
}
event-shows-aces = { $you ->
    [yes] Mostras os ases pretos: { $cards }.
   *[no] { $name } mostra os ases pretos: { $cards }.
}
event-trump = Trunfo: { $suit }.
event-casca = { $number ->
    [0] Vai à casca sem levar carta.
   *[other] Vai à casca e leva uma carta.
}
event-gives-back = { $you ->
    [yes] Repões a casca sem a jogar.
   *[no] { $name } repõe a casca sem a jogar.
}
event-lays-aside = { $you ->
    [yes] Pões quatro cartas de lado.
   *[no] { $name } põe quatro cartas de lado.
}
event-buys = { $you ->
    [yes] Descartas e compras { $number }; ficam { $left }.
   *[no] { $name } descarta e compra { $number }; ficam { $left }.
}
event-shows-espadilha = { $you ->
    [yes] Compraste a Espadilha e mostra-la: { $card }.
   *[no] { $name } comprou a Espadilha e mostra-a: { $card }.
}
event-declares-geral = { $you ->
    [yes] Declaras geral!
   *[no] { $name } declara geral!
}
event-play-begins = { $you ->
    [yes] Mandas jogar.
   *[no] { $name } manda jogar.
}
event-asks-reposta = { $you ->
    [yes] Pedes reposta.
   *[no] { $name } pede reposta.
}
event-grants = { $you ->
    [yes] Dás a reposta.
   *[no] { $name } dá a reposta.
}
event-refuses = { $you ->
    [yes] Não dás a reposta.
   *[no] { $name } não dá a reposta.
}
event-accepts = { $you ->
    [yes] Aceitas.
   *[no] { $name } aceita.
}
event-makes-play = { $you ->
    [yes] Pedes que se jogue.
   *[no] { $name } pede que se jogue.
}
event-concedes = { $you ->
    [yes] Dás a mão por ganha; ninguém o ouve até que todos o digam.
   *[no] { $name } dá a mão por ganha.
}
event-plays-on = { $you ->
    [yes] Preferes continuar a jogar.
   *[no] { $name } prefere continuar a jogar.
}
event-takes-hand = { $you ->
    [yes] Aceitas a mão por ganha.
   *[no] { $name } aceita a mão por ganha.
}
event-gives-up = { $you ->
    [yes] Desistes do codilho.
   *[no] { $name } desiste do codilho.
}
event-stops = { $you ->
    [yes] Ficas com as cinco primeiras.
   *[no] { $name } fica com as cinco primeiras.
}
event-goes-on = { $you ->
    [yes] Continuas.
   *[no] { $name } continua.
}
event-asks-bought = { $you ->
    [yes] Perguntas quem comprou.
   *[no] { $name } pergunta quem comprou.
}
event-result-win = { $you ->
    [yes] Ganhas a mão e levantas o bolo: { $number }.
   *[no] { $name } ganha a mão e levanta o bolo: { $number }.
}
event-result-reposta = { $you ->
    [yes] A mão fica em reposta: deves { $number }.
   *[no] A mão fica em reposta: { $name } deve { $number }.
}
event-result-codilho = { $you ->
    [yes] Perdes por codilho: { $number }.
   *[no] { $name } perde por codilho: { $number }.
}
event-result-nothing = A mão não tem vencedor: o bolo fica.
event-codilho-to = { $you ->
    [yes] Ganhas o codilho.
   *[no] { $name } ganha o codilho.
}
event-geral-made = { $you ->
    [yes] Fazes geral, as nove vazas!
   *[no] { $name } faz geral, as nove vazas!
}
event-geral-lost = { $you ->
    [yes] Perdes o geral.
   *[no] { $name } perde o geral.
}
event-shows-matadores = { $you ->
    [yes] Mostras os matadores que te ficam: { $cards }.
   *[no] { $name } mostra os matadores que lhe ficam: { $cards }.
}
event-passed-out = Ninguém se faz: dá-se outra mão.
event-pays-in = { $you ->
    [yes] Metes a reposta no bolo: { $number }.
   *[no] { $name } mete a reposta no bolo: { $number }.
}
event-leaves-remissa = { $you ->
    [yes] Deixas uma remissa: { $number }.
   *[no] { $name } deixa uma remissa: { $number }.
}
event-recambo-over = Acaba-se o Recambó.
event-proposes = { $you ->
    [yes] Propões { $what }.
   *[no] { $name } propõe { $what }.
}
event-consents = { $you ->
    [yes] Consentes.
   *[no] { $name } consente.
}
event-objects = { $you ->
    [yes] Não consentes.
   *[no] { $name } não consente.
}
event-adjourned = A partida fica para outro dia, com as suas remissas.
event-divided = O que fica divide-se por todos.
event-lays-down = { $says-key ->
    [codilho-to] { $you ->
        [yes] Estendes o jogo com { $cards }: codilho de { $whose }.
       *[no] { $name } estende o jogo com { $cards }: codilho de { $whose }.
    }
   *[other] { $you ->
        [yes] Estendes o jogo com { $cards }: { $says }.
       *[no] { $name } estende o jogo com { $cards }: { $says }.
    }
}
event-all-concede = { $you ->
    [yes] Todos te dão a mão por ganha ({ $says }).
   *[no] Todos dão a { $name } a mão por ganha ({ $says }).
}
event-match-over = { $why-key ->
    [hands] A partida terminou: jogaram-se as { $number } mãos combinadas.
    [remissas] A partida terminou: acabado o Recambó, repartem-se as remissas.
    [divide] A partida terminou: todos quiseram repartir o que resta.
    [adjourn] A partida terminou por hoje: assim o quis a maioria.
   *[recambo] A partida terminou: acabou o Recambó e não restam remissas.
}
says-won = ganha
says-first-five = ganha, com as cinco primeiras
says-geral = ganha, com o geral
says-reposta = reposta
says-codilho = codilho

## Momentos

phase-seats = O sorteio dos lugares
phase-enter = Entra uma remissa
phase-reshuffle = Baralha-se de novo
phase-first-passage = A primeira volta
phase-second-passage = A segunda volta
phase-quarto = O quarto decide
phase-lay-aside = Põem-se de lado quatro das treze
phase-name-trump = Nomeia-se o trunfo
phase-exchange = O feito compra
phase-buy = Os adversários compram
phase-order = O feito manda jogar
phase-answer = Pede-se reposta
phase-stop = As cinco primeiras
phase-laid-down = Alguém estendeu o jogo
phase-conceded = A mão dá-se por ganha
phase-vote = Vota-se
last-trick-forbidden = As vazas podem ver-se, mas já não quem jogou cada carta.
law-last-trick = vol.II.11.14
prompt-vote-divide = Dividem o que fica e acabam?
prompt-vote-adjourn = Deixam a partida para outro dia?
what-divide = dividir o que fica
what-adjourn = deixar para outro dia
action-propose = Propor
action-propose-divide = Propor que se divida
action-propose-adjourn = Propor deixar para outro dia
action-consent = Consentir
action-object = Não consentir
phase-debts = As repostas

## Perguntas

prompt-enter = A tua remissa entra inteira?
prompt-first-passage = Fazes-te?
prompt-answer-licenca = Pode fazer-se, ou tens preferência?
prompt-second-passage = Segunda volta: passas, vais à casca ou fazes Voltarete?
prompt-quarto = Todos passaram duas vezes. Tomas as treze?
prompt-lay-aside = Que quatro cartas pões de lado?
prompt-name-trump = Que naipe é trunfo?
prompt-exchange = Que cartas descartas?
prompt-buy = Que cartas descartas? Compras outras tantas.
prompt-order = Mandas jogar?
prompt-answer = Dás a reposta?
prompt-stop = Tens as cinco primeiras. Continuas?
prompt-laid-down = Aceitas?
prompt-conceded = Dão-te a mão por ganha. Aceitas?
prompt-debts = Metes a tua reposta no bolo?

## Ações

action-enter-whole = Inteira
action-enter-half = Metade agora
action-enter = Entra
action-reshuffle = Que se baralhe outra vez
action-passo = Passo
action-licenca = Licença
action-entro = Entro
action-preferencia = Preferência (licença em copas)
action-so = Só
action-so-copas = Só em copas
action-respeito = Voltarete de respeito
action-segundo = Voltarete segundo
action-casca = { $count ->
    [0] À casca sem carta
   *[other] À casca, levando uma carta ou nenhuma
}
action-treze = Tomo as treze
action-decline = Deixo-as
action-aside = Pôr quatro de lado
action-name = { $suit }
action-give-back = Repor a casca
action-begin = Mandar jogar
action-geral = Declarar geral
action-ask-reposta = Pedir reposta
action-grant = Dar a reposta
action-refuse = Não a dar
action-stop = Ficar por aqui
action-go-on = Continuar
action-ask-bought = Perguntar quem comprou
action-lay-down = Estender o jogo
action-lay-down-won = Estender: ganhei
action-lay-down-first-five = Estender: com as cinco primeiras
action-lay-down-geral = Estender: com o geral
action-lay-down-reposta = Estender: é reposta
action-lay-down-codilho = Estender: codilho
action-concede-won = Dar a mão por ganha
action-concede-geral = Dar o geral por ganho
action-concede = Dar a mão por ganha
action-give-up = Desistir do codilho
action-accept = Aceitar
action-make-play = Que se jogue
action-take = Aceitá-la por ganha
action-play-on = Continuar a jogar
action-pay-in = Metê-la no bolo
action-leave = Deixá-la em remissa
action-leave-joined = Deixá-las juntas, como uma remissa

## Papéis e notas

role-mao = mão
role-contra-pe = contra-pé
role-pe = pé
role-quarto = quarto
role-feito = feito
word-licenca = licença
word-entro = entro
word-preferencia = preferência
word-so = só
word-so-copas = só em copas
word-respeito = Voltarete de respeito
word-segundo = Voltarete segundo
word-casca = casca
word-treze = casca das treze
word-declared = declarado
word-undeclared = não declarado
word-both = os dois por igual
word-nobody = nenhum
note-game = Jogo: { $value }
note-geral = Geral: { $value }
note-bought = { $you ->
    [yes] Compraste { $value }
   *[no] { $name } comprou { $value }
}
plate-bought = comprou { $value }
note-bought-more = Comprou mais: { $value }
note-bought-alike = Compraram: { $value }
note-granted = { $you ->
    [yes] Deste a reposta
   *[no] { $name } deu a reposta
}
note-refused = { $you ->
    [yes] Não deste a reposta
   *[no] { $name } não deu a reposta
}
note-remissa = { $you ->
    [yes] A tua remissa: { $value }
   *[no] Remissa de { $name }: { $value }
}
note-medalhao = O Medalhão está com { $value }
heap-box = Recambó: { $amount }
heap-out = Fora de jogo: { $count }
account-box = a caixa do Recambó
unit-tentos = { $count ->
    [one] 1 tento
   *[other] { $count } tentos
}
piece-talha = { $count ->
    [one] 1 talha
   *[other] { $count } talhas
}
piece-talhinha = { $count ->
    [one] 1 talhinha
   *[other] { $count } talhinhas
}
piece-one = { $count ->
    [one] 1 solto
   *[other] { $count } soltos
}
piece-owes = Deve { $count }
piece-money = { $count } em dinheiro

## Pagamentos

reason-remissa = Entra uma remissa
reason-medalhao = O Medalhão
reason-recambo = Os tentos do Recambó
reason-entry = A entrada de quem dá
reason-pass = Por passar
reason-tento = O tento do Recambó
reason-lift = O bolo
reason-codilho = O codilho
reason-licenca = A licença
reason-segundo = O Voltarete segundo
reason-casca = A casca
reason-so = O só
reason-respeito = O Voltarete de respeito
reason-treze = A casca das treze
reason-matadores = Os matadores
reason-first-five = As cinco primeiras
reason-geral = O geral
reason-geral-lost = O geral perdido
reason-reposta = A reposta
reason-divided = A divisão do que fica
reason-new-seats = Cada um com o seu para o novo lugar

## Opções

option-tentos = Com quantos tentos começa cada um
option-money = Vinte tentos para trocos, e o resto em dinheiro
option-packs = Quantos baralhos se usam
option-places = Como se sentam os jogadores
option-places-drawn = os lugares sorteiam-se
option-places-free = cada um onde quer
option-keep_seats = Para o Recambó seguinte guardam-se os lugares
option-packets = De quantas em quantas se dão as cartas
option-packets-3-3-3 = 3-3-3
option-packets-4-3-2 = 4-3-2
option-packets-2-3-4 = 2-3-4
option-packets-3-2-4 = 3-2-4
option-packets-4-5 = 4-5
option-packets-5-4 = 5-4
option-buy_from = De onde se compra
option-buy_from-top = de cima
option-buy_from-bottom = de baixo
option-pass_from = De onde se passam as cartas
option-pass_from-bottom = de baixo
option-pass_from-top = de cima
option-entry = A entrada de quem dá
option-medalhao = O Medalhão (0: sem ele)
option-obligation = Espadilha e pé obrigados
option-obligation-always = sempre
option-obligation-limit = até um limite
option-obligation-off = nunca
option-obligation_limit = Esse limite, em tentos do bolo
option-obligation_pe = Também o pé está obrigado
option-cap = Acima do limite nenhuma reposta entra no bolo
option-term = Quantas mãos de um bolo novo obrigam a meter a reposta
option-split_remissa = Uma remissa pode entrar em duas metades
option-recambo = Quantos tentos fazem um Recambó
option-recambos = Quantos Recambós se jogam
option-remissas_end = O que se faz no fim com as remissas
option-remissas_end-play-out = jogam-se todas
option-remissas_end-divide = dividem-se
option-hands_limit = Após quantas mãos se acaba e se divide
option-hands_limit-none = sem limite
option-lay_down = Pode estender-se o jogo
option-bought_more = Quem comprou mais
option-bought_more-shown = à vista
option-bought_more-asked = se o feito perguntar

## O juiz

incident-lead-out-of-turn = Saiu quem não devia
incident-plays-ahead = O último jogou antes da vez à saída do feito
incident-revoke = Uma renúncia
incident-after-revoke = Ainda pode ganhar quem renunciou?
incident-accuses = Alguém acusa uma renúncia ou uma carta a mais ou a menos
incident-two-cards = Caíram duas cartas na mesa
incident-second-card = Alguém quer trocar a carta jogada
incident-wrong-name = Nomeou-se mal uma carta ou o trunfo
fact-covered = Está coberta a vaza?
fact-by = Quem o fez?
fact-by-feito = o feito
fact-by-opponent = um adversário
fact-whose = A quem tocava sair?
fact-whose-feito = ao feito
fact-whose-opponent = a um adversário
fact-only_suit = Só tem esse naipe?
fact-bound = Era obrigado a essa carta?
fact-harms = Prejudica o feito?
fact-decides = Decide a mão, guiando o outro?
fact-kind = O que deixou de fazer?
fact-kind-follow = assistir ao naipe
fact-kind-trump = dar trunfo a trunfo
fact-kind-ruff = cortou tendo o naipe
fact-kind-matador = dar o matador obrigado
fact-found = Quando se descobre?
fact-found-soon = a tempo de refazer as vazas
fact-found-late = tarde, ou no fim
fact-trick_of = De quem ficou a vaza?
fact-trick_of-revoker = de quem renunciou ou do outro
fact-trick_of-harmed = do prejudicado, com um trunfo alto que não teria gasto
fact-trick_of-thrown-to = de quem cortou, e o prejudicado deitou uma carta baixa
fact-against = A quem prejudica?
fact-against-feito = o feito
fact-against-opponent = um adversário
fact-times = Quantas vezes renunciou na mão?
fact-times-2 = duas ou mais
fact-enough = Tem vazas bastantes sem as da renúncia?
fact-accuser = Quem acusa?
fact-accuser-player = um que joga a mão
fact-accuser-quarto = o quarto
fact-accuser-onlooker = um mirone
fact-how = Como caíram?
fact-how-clinging = pegadas uma à outra
fact-how-apart = separadas e à vista
fact-revoked = A primeira era uma renúncia?
fact-let_go = Tinha-a largado?
fact-thing = O que se nomeou mal?
fact-thing-card = uma carta
fact-thing-turned-suit = o naipe da carta virada
decision-lead-stands = A saída vale.
decision-card-back = A carta levanta-se e sai quem devia.
decision-feito-chooses = Escolhe o feito.
decision-right-chooses = Escolhe o da sua direita.
decision-card-stays = A carta fica jogada.
decision-may-correct = Pode emendá-lo e nada deve.
decision-revoked = É renúncia: deve uma reposta.
decision-cannot-win = Já não pode ganhar a mão.
decision-by-tricks = A mão decide-se pelas vazas.
decision-wins-all-the-same = Ganha igualmente.
decision-is-judged = Julga-se.
decision-no-effect = Não tem efeito.
decision-seen-card-counts = Vale a carta que se viu inteira.
decision-free-still = Ainda não está jogada.
decision-as-it-is = Vale o que é, não o que se disse.
follows-leads-anything = Quem sai pode jogar o que quiser.
follows-leads-another-suit = Quem sai não pode jogar esse naipe.
follows-may-not-beat = Nessa vaza nenhum dos dois pode cortar nem cobrir a carta do feito, se o puder evitar.
follows-played-again = A mão refaz-se desde essa vaza.
follows-won-as-without = Ganha a mão quem a teria ganho sem a renúncia.
follows-one-trick-over = Tira-se-lhe uma vaza e dá-se ao prejudicado, se com ela ganhar.
follows-trick-to-thrower = A vaza é de quem a teria feito se não se tivesse cortado.
follows-trick-to-rightful = A vaza é de quem a teria feito sem a renúncia.
follows-cannot-win = Já não pode ganhar a mão.
follows-one-reposta = Deve uma só reposta.
follows-lifts-and-is-paid = Levanta o bolo e recebe, e deve a reposta da renúncia.
follows-has-codilho = Ganha o codilho ou faz repor o feito, que paga; e deve a reposta da renúncia.
follows-other-to-hand = A outra volta para a mão.
party-offender = quem o fez
reason-revoke = Por uma renúncia
incident-wrong-count = No fim alguém tem uma carta a mais ou a menos
incident-casca-given-back = Repõe-se uma casca com uma carta a mais ou a menos
incident-last-trick-short = Falta uma carta para a última vaza
incident-cards-left-over = Feitas as nove vazas sobram cartas
incident-thirteen-early-name = O das treze nomeia o trunfo antes de pôr quatro de lado
incident-thirteen-count = A conta de quem toma as treze não está certa
incident-thirteen-opponent-count = Contra as treze um jogador tem mal as suas cartas
incident-asks-early = Pede-se reposta antes de os outros comprarem
incident-casca-asks = O da casca pede reposta depois de nomear
incident-shows-as-won = Um adversário mostra as cartas e dá a mão por ganha
incident-gives-codilho = O feito diz a um adversário que tem codilho
incident-sign = Alguém fala ou faz um sinal durante o jogo
incident-saw-cards = Ao voltar à mesa alguém vê cartas alheias
incident-confuses = Alguém confunde as cartas depois de nomeado o trunfo
incident-told-wrong-trump = Disseram-lhe mal o trunfo
incident-espadilha-passed = Alguém passou duas vezes com a Espadilha obrigada
incident-espadilha-thrown = A Espadilha obrigada aparece nos descartes
fact-wrong = A mais ou a menos?
fact-wrong-many = a mais
fact-wrong-few = a menos
fact-cards = Quantas?
fact-cards-2 = duas ou mais
fact-excuse = Tem desculpa?
fact-excuse-none = não
fact-excuse-so-with-notice = fez só por preferência e avisou
fact-excuse-passed-with-eight = passou com oito avisando, e não ficou carta para comprar
fact-asked_reposta = Tinha pedido reposta?
fact-short = A quantos falta carta?
fact-players_over = A quantos sobra carta?
fact-stock_right = O monte tinha as suas treze cartas?
fact-named = Já nomeou o trunfo?
fact-passed_on = O seguinte passou as cartas?
fact-safe = O feito tinha a mão segura?
fact-depends = A mão depende de as ter visto?
fact-agreed = Os outros querem que se jogue?
fact-base = Quanto paga o jogo a cada um?
fact-taking = Queria fazer a vaza com essa carta?
fact-then = Que aconteceu depois?
fact-then-casca = outro foi à casca sem ser o pé
fact-then-pe-casca = o pé foi à casca
fact-then-segundo = outro fez Voltarete segundo
fact-bought = Comprou cartas?
fact-in_discards_of = Em que descartes?
fact-in_discards_of-feito = os do feito
fact-in_discards_of-buyer = os de quem comprou e tinha passado duas vezes
decision-owes-and-may-win = Deve uma reposta, e pode ganhar a mão.
decision-owes-and-cannot-win = Deve uma reposta e não pode ganhar a mão.
decision-owes-another = Deve outra reposta além dessa.
decision-owes-reposta = Deve uma reposta.
decision-right-leads = Sai o da sua direita.
decision-trick-to-holder = A vaza é de quem tem carta.
decision-hand-over = Com nove vazas acaba a mão.
decision-plays-with-thirteen = Joga com as treze.
decision-puts-right = Ainda pode contar e corrigir.
decision-void = A mão vai abaixo.
decision-harmed-chooses = O prejudicado escolhe a carta.
decision-is-played = Joga-se.
decision-may-change-card = Pode levantá-la e pôr um trunfo verdadeiro.
decision-no-revoke = Não é renúncia.
follows-each-owes = Cada um deve uma reposta.
follows-he-owes = Deve uma reposta.
follows-nine-tricks = Acaba às nove vazas, e ganha quem tiver cinco.
follows-no-payments = Não se perde mais, nem se fazem os pagamentos.
follows-hand-goes-on = A mão continua.
party-quarto = o quarto
party-feito = o feito
party-each = cada um dos outros
reason-wrong-count = Por uma carta a mais ou a menos
reason-penalty = Por uma falta
incident-forgotten-entry = Quem dá esqueceu-se de meter a entrada
incident-forgotten-medalhao = O Medalhão não se passou a quem devia
incident-forgotten-pot = Quem ganhou o bolo deixou-o na mesa
incident-forgotten-tento = Não se tirou o tento do Recambó
incident-forgotten-remissa = Esqueceu-se de meter uma remissa
incident-unseen-remissa = Uma remissa foi riscada sem que os outros vissem
incident-asked-wrongly = Pediu-se a menos, tarde ou por outro nome
incident-paid-double = Pagou-se a dobrar por um naipe simples
incident-disputed-payment = Um pede um pagamento e o outro diz que já o fez
incident-penalty-payee = A quem pertence a reposta de uma pena
incident-leaves-four = De quatro, um levanta-se com remissas à espera
fact-made = Já se fez alguém?
fact-made-nobody = ainda ninguém
fact-made-contra-pe-passed = ninguém, e o contra-pé passou duas vezes
fact-made-somebody = sim
fact-entry = De quanto é a entrada?
fact-taken = Quem o toma?
fact-taken-rightful = aquele a quem tocava
fact-taken-refused = ninguém: aquele a quem tocava não o quer
fact-taken-next-refuses = tomou-o aquele a quem tocava, e o seguinte recusa-o
fact-medalhao = De quanto é o Medalhão?
fact-made_himself = Já se fez alguém, ou passaram todos duas vezes?
fact-pot = Quanto havia no bolo?
fact-remembered = Lembram-se de que não se tirou?
fact-remember = Quantos jogadores se lembram?
fact-shown = Chamou os outros para verem?
fact-doubted = Põem-no em dúvida?
fact-amount = De quanto é?
fact-due = Quanto se deve?
fact-asked = Quanto se pediu?
fact-when = Quando se pede?
fact-when-in-time = antes de dadas todas as cartas da mão seguinte
fact-when-asked-before = depois, mas já se pedira a tempo
fact-when-late = depois
fact-other_paid = Outro já pagou a quantia devida?
fact-excess = Quanto se pagou a mais?
fact-other_returned = Já se devolveu a outro?
fact-noticed = Alguém reparou?
fact-noticed-nobody = ninguém
fact-noticed-paid = viram que pagou
fact-noticed-unpaid = viram que não pagou
fact-thirteen = É a casca das treze?
fact-go_on = Continuam a jogar os outros três?
decision-pays-now = Paga-o agora.
decision-too-late = É tarde para o pedir.
decision-may-not-refuse = Não o pode recusar.
decision-takes-pot = Leva o bolo que tinha ganho.
decision-nothing-owed = Nada se deve.
decision-still-owed = Ainda se deve.
decision-to-the-pot = Pertence ao bolo, e a nenhum jogador.
decision-no-share = Perde o direito às remissas.
decision-gives-back = Devolve o que recebeu a mais.
decision-gives-way = Cede quem pede.
follows-pot-as-it-lies = Joga-se pelo que há no bolo.
follows-medalhao-goes-on = Quem o mete passa-o à sua direita.
follows-pot-played-for = O bolo fica e joga-se por ele nesta mão.
follows-new-pot-enters = Entra o que se deve pelo bolo novo.
follows-enters-in-order = Entra na sua vez, como as outras.
follows-codilho-still-shared = O codilho divide-se igualmente pelos três.
follows-three-go-on = Os outros três continuam, e levantam-nas sem ele.
follows-may-still-ask = O que falta pode pedir-se até se darem todas as cartas.
party-dealer = quem dá
party-holder = quem tem o Medalhão
party-rightful = aquele a quem tocava
party-winner = quem ganhou
party-owner = quem devia a remissa
party-payer = quem deve o pagamento
party-pot = o bolo
party-box = a caixa do Recambó
reason-payment = Os pagamentos da mão
reason-returned = O que se pagou a mais

## Erros

error-wrong-hands = Tem de haver { $seats } mãos, não { $given }.
error-card-twice = { $card } está escrita duas vezes.
error-not-in-pack = { $card } não está no baralho de { $game }.
error-hand-too-long = O lugar { $seat } recebe { $each } cartas, não { $given }.
error-unknown-start = Uma partida de { $game } não pode começar com «{ $name }»: pode com { $known }.
error-not-a-score = score tem de ser uma lista de números inteiros.
error-bad-score-with-pot = score tem de dar { $sides } números que com pot e box somem zero.
error-not-remissas = remissas tem de ser uma lista de [lugar, tentos].
error-no-dealer = Ainda não se sabe quem dá: começa com um dealer, ou sorteiem.
error-stock-too-long = O monte de { $game } tem { $asleep } cartas, não { $given }.
