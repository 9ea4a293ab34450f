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
event-recambo-enters = Os tentos do Recambó entram no bolo: { $number }. Quem levantar este bolo acaba o Recambó.
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
    [yes] Dizes «passo»: o outro pode fazer-se.
   *[no] { $name } diz «passo»: o outro pode fazer-se.
}
event-bids = { $you ->
    [yes] Dizes: «{ event-bids.said }».
   *[no] { $name } diz: «{ event-bids.said }».
}
    .said = { $bid }
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
    [0] { $you ->
        [yes] Vais à casca sem levar carta.
       *[no] { $name } vai à casca sem levar carta.
    }
   *[other] { $you ->
        [yes] Vais à casca e levas uma carta.
       *[no] { $name } vai à casca e leva uma carta.
    }
}
event-gives-back = { $you ->
    [yes] Repões a casca sem a jogar.
   *[no] { $name } repõe a casca sem a jogar.
}
event-lays-aside = { $you ->
    [yes] Pões quatro cartas de lado.
   *[no] { $name } põe quatro cartas de lado.
}
event-buys = { $number ->
    [0] { $you ->
        [yes] Não compras
       *[no] { $name } não compra
    }
   *[other] { $you ->
        [yes] Descartas e compras { $number }
       *[no] { $name } descarta e compra { $number }
    }
}; { $left ->
    [0] não fica nenhuma
    [one] fica uma
   *[other] ficam { $left }
}.
event-shows-espadilha = { $you ->
    [yes] Compraste a espadilha e mostra-la: { $card }.
   *[no] { $name } comprou a espadilha e mostra-a: { $card }.
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
event-surrenders = { $you ->
    [yes] Desistes da mão: «{ event-surrenders.said }».
   *[no] { $name } desiste da mão: «{ event-surrenders.said }».
}
    .said = Passo
event-pursues = { $you ->
    [yes] Dizes «Sigo»: tomas a mão e jogas pelo codilho contra os dois.
   *[no] { $name } diz «Sigo»: toma a mão e joga pelo codilho contra os dois.
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
event-result-beaten = { $you ->
    [yes] Tomaste a mão, e o terceiro fez mais vazas: pagas o codilho, { $number }.
   *[no] { $name } tomou a mão, e o terceiro fez mais vazas: { $name } paga o codilho, { $number }.
}
event-result-defended = { $you ->
    [yes] Tomaste a mão e fizeste menos vazas do que o feito: deves { $number }.
   *[no] { $name } tomou a mão e fez menos vazas do que o feito: { $name } deve { $number }.
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
event-shows-matadores = { $count ->
    [one] { $you ->
        [yes] Mostras o matador que ainda tens: { $cards }.
       *[no] { $name } mostra o matador que ainda tem: { $cards }.
    }
   *[other] { $you ->
        [yes] Mostras os matadores que ainda tens: { $cards }.
       *[no] { $name } mostra os matadores que ainda tem: { $cards }.
    }
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
event-gets-up = { $you ->
    [yes] Levantas-te: continuam os outros três.
   *[no] { $name } levanta-se: continuam os outros três.
}
event-adjourned = A partida fica para outro dia, com as suas remissas.
event-divided = O que fica divide-se por todos.
event-lays-down = { $says-key ->
    [codilho-to] { $whose-key ->
        [you] { $name } estende o jogo com { $cards }: codilho teu.
       *[other] { $you ->
            [yes] Estendes o jogo com { $cards }: codilho de { $whose }.
           *[no] { $name } estende o jogo com { $cards }: codilho de { $whose }.
        }
    }
   *[other] { $you ->
        [yes] Estendes o jogo com { $cards }: { $says }.
       *[no] { $name } estende o jogo com { $cards }: { $says }.
    }
}
event-all-concede = { $says-key ->
    [geral] { $you ->
        [yes] Todos te dão o geral por ganho.
       *[no] Todos dão a { $name } o geral por ganho.
    }
   *[won] { $you ->
        [yes] Todos te dão a mão por ganha.
       *[no] Todos dão a { $name } a mão por ganha.
    }
}
event-match-over = { $why-key ->
    [hands] { $number ->
        [one] A partida terminou: jogou-se a mão combinada.
       *[other] A partida terminou: jogaram-se as { $number } mãos combinadas.
    }
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
phase-surrendered = O feito desiste da mão
phase-vote = Vota-se
last-trick-forbidden = As vazas podem ver-se, mas já não quem jogou cada carta.
law-last-trick = vol.II.11.14
prompt-vote-divide = Dividem o que fica e acabam?
prompt-vote-adjourn = Deixam a partida para outro dia?
prompt-vote-enter = Deixam entrar a reposta, embora haja remissas à espera?
prompt-vote-get-up = Continuam os três sozinhos?
what-divide = dividir o que fica
what-adjourn = deixar para outro dia
what-enter = que a reposta entre, embora haja remissas à espera
what-get-up = deixar a mesa, e que continuem os outros três
action-propose = Propor
action-propose-divide = Propor que se divida
action-propose-adjourn = Propor deixar para outro dia
action-propose-enter = Propor que entre
action-propose-get-up = Propor deixar a mesa
action-consent = Consentir
action-object = Não consentir
phase-debts = As repostas

## Perguntas

prompt-enter = A tua remissa entra inteira?
prompt-first-passage = Fazes-te?
prompt-answer-licenca = Deixas que o outro se faça, ou passas-lhe à frente?
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
prompt-surrendered = O feito desiste da mão. Fica em reposta, ou jogas tu pelo codilho?
prompt-debts = Metes a tua reposta no bolo?

## Ações

action-enter-whole = Inteira
action-enter-half = Metade agora
action-enter = Entra
action-reshuffle = Que se baralhe outra vez
action-passo = Passo
action-licenca = Licença
action-entro = Entro
action-preferencia = Preferência em copas
    .said = Preferência
action-preferencia-oros = Preferência em ouros
action-preferencia-espadas = Preferência em espadas
action-preferencia-bastos = Preferência em paus
action-so = Só
action-so-copas = Só em copas
action-so-oros = Só em ouros
action-so-espadas = Só em espadas
action-so-bastos = Só em paus
action-respeito = Voltarete de respeito
action-segundo = Voltarete segundo
action-casca = { $count ->
    [0] À casca sem carta
   *[other] À casca com uma carta
}
    .said = À casca
action-treze = Tomo as treze
action-decline = Deixo-as
action-aside = Pôr quatro de lado
action-name = { $suit }
action-give-back = Repor a casca
action-begin = Mandar jogar
action-geral = Declarar geral
    .said = Geral
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
action-lay-down-codilho = { $named ->
    [after] Estender: codilho de { $name }
   *[no] Estender: codilho
}
action-concede-won = Dar a mão por ganha
action-concede-geral = Dar o geral por ganho
action-concede = Dar a mão por ganha
action-give-up = Desistir do codilho
action-surrender = Passo: desisto da mão
action-sigo = Sigo eu
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
role-sigo = segue
word-passo = passo
word-licenca = licença
word-entro = entro
word-preferencia = preferência
word-preferencia-oros = preferência em ouros
word-preferencia-espadas = preferência em espadas
word-preferencia-bastos = preferência em paus
word-so = só
word-so-copas = só em copas
word-so-oros = só em ouros
word-so-espadas = só em espadas
word-so-bastos = só em paus
word-respeito = Voltarete de respeito
word-segundo = Voltarete segundo
word-casca = casca
word-treze = casca das treze
word-declared = declarado
word-undeclared = não declarado
word-both = os dois por igual
word-nobody = nenhum
note-game = Jogo: { $value }
note-favourite = Naipe favorito: { $value }
note-geral = Geral: { $value }
note-bought = { $you ->
    [yes] Compraste { $value }
   *[no] { $name } comprou { $value }
}
plate-bought = comprou { $value }
note-pass-hint = O costume é passar cinco
note-bought-more = { $value-key ->
    [you] Compraste mais
   *[other] { $value } comprou mais
}
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
note-carried = { $you ->
    [yes] A tua remissa: { $value }, de um Recambó anterior
   *[no] Remissa de { $name }: { $value }, de um Recambó anterior
}
note-gone = { $value-key ->
    [you] Levantaste-te
   *[other] { $value } levantou-se
}
note-medalhao = { $value-key ->
    [you] Tens o Medalhão
   *[other] O Medalhão está com { $value }
}
heap-box = Recambó: { $amount }
heap-out = Fora de jogo: { $count }
account-box = a caixa do Recambó
unit-tentos = { $count ->
    [one] 1 tento
   *[other] { $count } tentos
}
unit-points = { $count ->
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
option-pass_hint = Sugerir que se passem cinco cartas
option-chat = Pode falar-se durante a mão
option-stand_in = Se alguém se ausenta muito tempo
option-stand_in-bot = continua a casa
option-stand_in-none = a mesa espera

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
fact-whose = A quem cabia sair?
fact-whose-feito = ao feito
fact-whose-opponent = a um adversário
fact-only_suit = Só tem esse naipe?
fact-bound = Essa carta era obrigada?
fact-harms = Prejudica o feito?
fact-decides = Decide a mão, guiando o outro?
fact-kind = O que deixou de fazer?
fact-kind-follow = assistir ao naipe
fact-kind-trump = dar trunfo a trunfo
fact-kind-ruff = assistir ao naipe, e cortou
fact-kind-matador = dar o matador obrigado
fact-found = Quando se descobre?
fact-found-soon = a tempo de refazer as vazas
fact-found-late = tarde, ou no fim
fact-trick_of = De quem ficou a vaza?
fact-trick_of-revoker = de quem renunciou, pelo corte
fact-trick_of-harmed = do prejudicado, com um trunfo alto que não teria gasto
fact-trick_of-thrown-to = de quem renunciou pelo corte, e quem a podia fazer deitou uma carta baixa
fact-trick_of-anyway = de quem renunciou, que a faria também com qualquer carta lícita
fact-trick_of-another = de outro, que não gastou mais por isso
fact-own_gain = É o próprio que renunciou quem o diz, e ganharia com isso?
fact-against = A quem prejudica?
fact-against-feito = ao feito
fact-against-opponent = a um adversário
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
fact-lawful = Qual das duas se podia jogar?
fact-lawful-both = as duas
fact-lawful-one = uma
fact-lawful-neither = nenhuma
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
decision-lawful-card-counts = Vale a que se podia jogar.
decision-neither-counts = Não vale nenhuma: joga-se outra carta.
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
follows-trick-stays = A vaza fica onde está.
follows-cannot-win = Já não pode ganhar a mão, nem o codilho.
follows-one-reposta = Deve uma só reposta.
follows-lifts-and-is-paid = Levanta o bolo e recebe, e deve a reposta da renúncia.
follows-has-codilho = Ganha o codilho ou faz repor o feito, que paga; e deve a reposta da renúncia.
follows-other-to-hand = A outra volta para a mão.
follows-lawful-card-stays = A única que valia fica na vaza.
follows-both-to-hand = As duas voltam para a mão, e joga-se uma carta que valha.
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
incident-told-wrong-lead = Indicaram-lhe mal a carta de saída
incident-espadilha-passed = Alguém passou duas vezes com a espadilha obrigada
incident-pe-passed = O pé passou a segunda vez, onde é obrigado
incident-espadilha-thrown = A espadilha obrigada aparece nos descartes
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
fact-mixed = As cartas já se misturaram?
fact-next_had_bought = O da direita já tinha comprado quando se pediu?
fact-passed_on = O seguinte passou as cartas?
fact-safe = O feito tinha a mão segura?
fact-other_agrees = O outro adversário também dá a mão por ganha?
fact-depends = A mão depende de as ter visto?
fact-agreed = Os outros querem que se jogue?
fact-base = Quanto paga o jogo a cada um?
fact-taking = Queria fazer a vaza com essa carta?
fact-asked_lead = Perguntou qual foi a de saída, e disseram-lhe mal?
fact-corrected = Corrigiram-no antes de jogar?
fact-then = Que aconteceu depois?
fact-then-casca = outro foi à casca sem ser o pé
fact-then-pe-casca = o pé foi à casca
fact-then-segundo = outro fez Voltarete segundo
fact-then-nobody = ninguém se fez
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
decision-void = A mão é nula.
decision-harmed-chooses = O prejudicado escolhe a carta.
decision-is-played = Joga-se.
decision-may-change-card = Pode levantá-la e pôr um trunfo verdadeiro.
decision-no-revoke = Não é renúncia.
follows-nine-tricks = Acaba às nove vazas, e ganha quem tiver cinco.
follows-no-payments = Não se perde mais, nem se fazem os pagamentos.
follows-hand-goes-on = A mão continua.
party-quarto = o quarto
party-feito = o feito
party-each = cada um dos outros
party-miscounted = cada um que tem carta a mais ou a menos
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
fact-made-pe-passed = ninguém, e o pé passou pela última vez
fact-made-somebody = sim
fact-entry = De quanto é a entrada?
fact-taken = Quem o toma?
fact-taken-rightful = aquele a quem cabia
fact-taken-refused = ninguém: aquele a quem cabia não o quer
fact-taken-next-refuses = tomou-o aquele a quem cabia, e o seguinte recusa-o
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
fact-when-in-time = antes de partir para a mão seguinte
fact-when-while-dealt = depois de partir, antes de dada a última carta
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
follows-three-go-on = Os outros três continuam, e levantam-nas sem quem saiu.
follows-may-still-ask = O que falta pode pedir-se até se darem todas as cartas.
party-dealer = quem dá
party-holder = quem tem o Medalhão
party-rightful = aquele a quem cabia
party-winner = quem ganhou
party-owner = quem devia a remissa
party-payer = quem deve o pagamento
party-pot = o bolo
party-box = a caixa do Recambó
reason-payment = Os pagamentos da mão
reason-returned = O que se pagou a mais
incident-faced-in-deal = Ao dar aparece uma carta virada
incident-other-packets = Deu-se de outro modo que de três em três
incident-deals-on = Dadas as nove, quem dá continua a dar
incident-dealt-number = Alguém recebeu mal as suas cartas
incident-faulty-pack = O baralho não está certo
incident-faced-in-stock = Ao comprar aparecem cartas viradas no monte
incident-faced-in-purchase = Um adversário encontra uma carta virada entre as que pode comprar
incident-faced-leftover = Entre as cartas que ninguém comprou vê-se uma
fact-faced_by = Como ficou virada?
fact-faced_by-found = já vinha assim no baralho, ou virou-a o vento ou outra pessoa
fact-faced_by-dealer = virou-a quem dava
fact-faced_by-receiver = virou-a quem a recebia
fact-faced = Quantas cartas viradas há?
fact-faced-2 = duas ou mais
fact-faced_card = Que carta é?
fact-faced_card-black-ace = a espadilha ou o basto
fact-faced_card-king = um rei
fact-faced_card-other = outra
fact-deal_over = Já se tinha acabado de dar?
fact-taken_up = Já se levantaram as cartas que sobram?
fact-dealt = Quantas cartas recebeu?
fact-dealt-7 = sete ou menos
fact-dealt-8 = oito
fact-dealt-10 = dez
fact-dealt-11 = onze ou mais
fact-bought_yet = Já comprou alguém?
fact-pack_fault = Que tem o baralho?
fact-pack_fault-number = uma carta a mais ou a menos
fact-pack_fault-twins = duas cartas iguais
fact-pack_fault-back = uma carta com outras costas
fact-pack_fault-strange = uma carta que não é deste jogo
fact-pack_before = Sabe-se que já estava assim noutras mãos?
fact-buyer = Quem compra?
fact-buyer-feito = o feito
fact-buyer-right = o adversário que compra primeiro
fact-buyer-left = o adversário que compra depois
fact-met = Quantas já apareceram neste monte?
fact-met-2 = duas ou mais
fact-sure_win = O feito mostra que ganha sem dúvida nenhuma?
fact-part = Onde está a carta?
fact-part-own = entre as que guardou para si o primeiro que compra
fact-part-passed = entre as que foram passadas ao outro
fact-place = Em que lugar, a contar de cima?
fact-wanted = Quantas queria comprar?
fact-thrown_already = Já tinha feito os descartes para todas?
decision-hand-stands = A mão vale.
decision-dealt-again = Dá-se outra vez.
decision-give-notice = Joga-se, avisando da carta a mais ou a menos.
decision-judged-at-end = Julga-se no fim da mão.
decision-must-buy-it = Tem de se comprar.
decision-must-buy-all = Têm de se comprar todas as que se descartaram.
decision-need-not-buy = Não é preciso comprá-la.
decision-feito-wins = O feito ganha a mão.
follows-hand-void = As vazas não contam e ninguém levanta o bolo.
follows-same-dealer = Volta a dar quem deu.
follows-passes-back = Cada um recupera os tentos dos seus passos.
follows-card-public = Todos conhecem a carta.
follows-deal-again = Quem dá volta a dar, de três em três.
follows-packet-back = As cartas que sobram voltam para cima do monte.
follows-past-hands-void = Também não contam as mãos jogadas com esse baralho desde então; as do outro valem.
follows-won-by-feito = O feito levanta o bolo e recebe o jogo e os matadores.
follows-buys-own-part = Compra todas as que guardou para si: nem se passa nem vai para os descartes.
follows-buys-as-thrown = Compra tantas quantas descartou.
follows-buys-down-to-it = Compra de cima até ela, pelo menos.
follows-rest-to-discards = Vai com as outras para os descartes.
follows-geral-lawful = O feito pode jogar para o geral.
incident-word-with-wrong-count = Na primeira volta alguém fala havendo uma carta a mais ou a menos
incident-throws-down = Alguém deita as cartas abaixo por haver uma a mais ou a menos
incident-known-count = Os dois primeiros passaram e sabe-se de uma carta a mais ou a menos
incident-passed-twice-wrong = Alguém passou duas vezes com uma carta a mais ou a menos
incident-made-wrong = Alguém se fez com uma carta a mais ou a menos, sem avisar
incident-buyer-wrong = Feita a casca ou o segundo, um adversário tem ou teve uma carta a mais ou a menos
fact-whose_count = Quem tem uma carta a mais ou a menos?
fact-whose_count-own = a própria pessoa
fact-whose_count-anothers = outra pessoa
fact-dealer_speaks = Fala quem deu?
fact-word = Que diz?
fact-word-passo = passo
fact-word-licenca = licença, ou licença em copas
fact-word-respeito = Voltarete de respeito
fact-word-so = só, sem que ninguém se tenha feito
fact-word-so-against = só, contra o jogo de outro
fact-notice = Tinha-se avisado da carta a mais ou a menos?
fact-thrower = Quem as deita?
fact-thrower-mao = o mão
fact-thrower-contra-pe = o contra-pé
fact-thrower-pe = o pé
fact-others_passed = Já tinham passado os que falam antes (se as deitou o mão, o segundo)?
fact-made_after = Outro faz-se depois?
fact-others_down = A mão é nula por outro que deitou as suas?
fact-third_passed = Também passou o terceiro?
fact-spoken_again = Já falou alguém na segunda volta?
fact-nine_now = Tem agora nove cartas?
fact-proof = Como se sabe que as teve mal?
fact-proof-evident = está provado
fact-proof-suspected = suspeita-se
fact-led_yet = Já se saiu?
fact-made_how = Como se fez?
fact-made_how-first-passage = na primeira volta, sem ter dado
fact-made_how-second-passage = casca ou segundo
fact-made_how-dealers = na primeira volta, e foi quem deu
fact-led = Já se saiu?
fact-led-not-led = não
fact-led-led = sim, e antes perguntou se estavam todos prontos
fact-led-hurried = sim, sem perguntar e com pressa
decision-may-not-bid = Não pode fazer esse jogo.
decision-bid-good = O jogo vale.
decision-may-pass = Pode passar.
decision-third-may-bid = O terceiro não deu: ainda se pode fazer.
follows-bid-refused = O que se disse não conta como jogo.
follows-bid-stands = O jogo fica de pé.
follows-plays-as-dealt = Joga com as cartas que tem, sem descartar nem comprar, e nada deve pela que sobra ou falta.
follows-comes-to-nine = Ao comprar fica com nove.
follows-passed-with-notice = Conta como quem passou avisando.
follows-passed-silently = Conta como quem passou sem avisar.
follows-takes-up-cards = Volta a levantar as suas cartas.
follows-by-tricks = A mão decide-se pelas vazas.
follows-given-up = O feito já não pode ganhar: quando muito fica em reposta.
incident-meant-otherwise = Alguém disse uma coisa e diz que queria outra
incident-turns-for-respeito = Alguém vira a carta para Voltarete de respeito
incident-wrong-card-turned = Para fazer Voltarete virou-se uma carta que não era do monte
incident-segundo-out-of-turn = Alguém vira a carta para Voltarete segundo fora da vez
incident-casca-out-of-turn = Alguém vai à casca fora da vez
incident-pe-answers-early = O pé responde ao mão antes do contra-pé
incident-wrong-suit = O feito nomeou um naipe por outro
incident-unnamed = O feito não nomeou o trunfo
incident-spread-unnamed = Quem faz só estende as cartas sem ter nomeado o trunfo
fact-has_aces = Tem a espadilha e o basto?
fact-aces_shown = Quando os mostra?
fact-aces_shown-before = antes de virar a carta
fact-aces_shown-after-turn = depois, mas antes de juntar as compradas às suas
fact-aces_shown-after-mixing = quando já as juntou
fact-may_bid = Ainda se podia fazer?
fact-his_turn = Era a sua vez?
fact-turned_for = Para que a virou?
fact-turned_for-respeito = Voltarete de respeito
fact-turned_for-segundo = Voltarete segundo
fact-card_of = De onde era a carta?
fact-card_of-idle-pack = do outro baralho
fact-card_of-another-hand = da mão de outro
fact-did = Que fez?
fact-did-says = disse-o
fact-did-takes-stock = pegou no monte
fact-did-lays-card = pôs uma carta em cima
fact-pe_says = Que diz o pé?
fact-pe_says-licenca-copas = licença em copas
fact-pe_says-so = só
fact-pe_says-so-copas = só em copas
fact-contra_pe_says = Que diz depois o contra-pé?
fact-contra_pe_says-none = passo
fact-contra_pe_says-licenca-copas = licença em copas
fact-contra_pe_says-so = só
fact-contra_pe_says-so-copas = só em copas
fact-contra_pe_says-respeito = Voltarete de respeito
fact-game_made = Que jogo faz o feito?
fact-game_made-licenca = licença
fact-game_made-so = só
fact-game_made-casca = casca
fact-asked_again = Um adversário perguntou-lhe depois qual era o trunfo?
fact-other_answers = O outro adversário respondeu então?
fact-without_naming = Que fez já sem o nomear?
fact-without_naming-bought = comprou, sem ver as cartas
fact-without_naming-seen = viu o que comprou
fact-without_naming-ordered = mandou comprar os outros
fact-without_naming-led = saiu ou mandou sair
fact-ouros = Quantos ouros tem?
fact-copas = Quantas copas tem?
fact-espadas = Quantas espadas tem, sem a espadilha?
fact-paus = Quantos paus tem, sem o basto?
decision-word-stands = Vale o que se disse.
decision-respeito-stands = O Voltarete de respeito vale.
decision-contra-pe-has-it = O jogo é do contra-pé.
decision-pe-has-it = O pé fica com o que disse.
decision-first-suit = É trunfo o naipe que se nomeou primeiro.
decision-second-suit = É trunfo o naipe que se nomeou depois.
decision-copas = Copas são trunfo.
decision-may-name = Ainda o pode nomear.
decision-longest-suit = É trunfo o naipe de que tem mais cartas.
follows-word-stands = Continua-se pelo que se disse.
follows-plays-respeito = A carta virada é trunfo e joga-se sem pena.
follows-card-to-owner = A carta volta para a mão do dono.
follows-turns-top-card = Vira-se a primeira carta do monte, e só ela faz trunfo.
follows-stock-back = O monte volta ao seu lugar.
follows-card-off-stock = A carta tira-se do monte.
follows-bound-in-turn = Falam antes os que vão à frente; se chegar a sua vez, vai à casca.
follows-contra-pe-stands = Fica de pé o jogo do contra-pé.
follows-pe-may-go-higher = O pé só pode subir.
follows-pe-bid-stands = Fica de pé o jogo do pé.
follows-first-suit-trumps = O trunfo não muda.
follows-second-suit-trumps = O trunfo é o segundo naipe.
follows-still-names = Nomeia agora.
follows-ouros-trumps = Ouros são trunfo.
follows-copas-trumps = Copas são trunfo.
follows-espadas-trumps = Espadas são trunfo.
follows-paus-trumps = Paus são trunfo.
follows-right-names-longest = O da sua direita escolhe entre os naipes mais compridos.
incident-reopens-discards = O feito quer refazer os seus descartes
incident-feito-bought-many = O feito comprou uma carta a mais
incident-feito-bought-few = O feito comprou uma carta a menos
incident-buyer-bought-many = Um adversário comprou uma carta a mais
incident-buyer-bought-few = Um adversário comprou uma carta a menos
incident-passed-once-wrong = Um adversário do feito tinha passado com uma carta a mais ou a menos
fact-slip = Porque o quer?
fact-slip-another-suit = nomeou outro naipe em vez do que queria
fact-slip-no-suit = ainda não nomeou naipe
fact-slip-changed-mind = mudou de ideias
fact-looked = Viu as cartas compradas?
fact-looked-unseen = não
fact-looked-raised = levou-as à cara, e diz que não as viu
fact-looked-seen = sim
fact-next_bought = Já comprou quem compra depois?
fact-ordered = Tinha mandado comprar os outros?
fact-next_did = Que fez o da sua direita?
fact-next_did-not-yet = nada ainda
fact-next_did-bought = comprou
fact-next_did-passed-all = passou todas as cartas ao outro
fact-third_bought = O terceiro já comprou?
fact-discards_mixed = Os descartes estão misturados?
fact-buys_last = É quem compra em último lugar?
fact-part_there = Ainda estão lá as cartas que devia comprar?
fact-cards_left = Ficam-lhe cartas para comprar?
decision-discards-open = Pode voltar a escolher.
decision-discards-stand = Os descartes ficam como estão.
follows-discards-reopened = Vê os seus descartes, escolhe de novo, e compra mais ou devolve ao monte cartas não vistas; o trunfo não muda.
follows-plays-with-ten = Joga com dez cartas.
follows-plays-with-eight = Joga com oito cartas.
follows-card-on-stock = Uma das cartas não vistas volta para cima do monte.
follows-card-to-next = O feito passa uma carta não vista ao da sua direita.
follows-card-to-third = O feito passa uma carta não vista ao terceiro.
follows-third-draws-from-next = O terceiro tira à sorte uma carta da mão desse.
follows-feito-draws-to-discards = O feito tira à sorte uma carta do terceiro e deita-a nos descartes.
follows-third-throws-one-more = O terceiro descarta mais uma do que as que compra.
follows-takes-top-card = Toma a primeira carta do monte.
follows-feito-draws-from-next = O feito tira à sorte uma carta do da sua direita.
follows-feito-draws-from-third = O feito tira à sorte uma carta do terceiro.
follows-next-draws-from-third = E esse tira outra à sorte do terceiro.
follows-next-takes-top-card = E esse toma a primeira das que passou.
follows-third-takes-own-discard = O terceiro toma a que quiser dos seus descartes.
follows-third-takes-any-discard = O terceiro tira uma à sorte dos descartes.
follows-unseen-card-to-discards = A carta que sobra vai para os descartes sem ser vista.
follows-old-card-to-discards = Descarta uma das que já tinha e guarda todas as compradas.
follows-takes-own-discard = Toma a que quiser dos seus descartes.
follows-takes-any-discard = Tira uma à sorte dos descartes.
follows-throws-one-more = Descarta mais uma do que as que compra.
follows-throws-one-fewer = Descarta menos uma do que as que compra, e compra pelo menos uma.
follows-throws-one = Descarta uma, a que quiser.
incident-looks-at-discards = Alguém vê descartes
incident-looks-at-leftovers = Alguém vê as cartas que ninguém comprou
incident-geral-after-look = O feito perde o geral e um adversário tinha visto as cartas que ninguém comprou
incident-quarto-looks = O quarto vê cartas
fact-looker = Quem vê?
fact-looker-feito = o feito
fact-looker-opponent = um adversário
fact-looker-quarto = o quarto
fact-own_discards = São os seus próprios?
fact-loss = Quanto pagaria o feito a cada um se perdesse de reposta, com os matadores?
fact-knew = O feito sabia-o quando foi ao geral?
fact-quarto_saw = Que viu?
fact-quarto_saw-hand = as cartas de um jogador
fact-quarto_saw-stock = o monte
fact-quarto_saw-nothing = nada
decision-geral-is-paid = O geral perdido paga-se.
decision-no-geral-owed = O geral não se deve.
decision-no-thirteen = Não pode tomar as treze nesta mão.
follows-geral-off = Não há geral para ganhar nem para perder.
follows-no-part-of-geral = Do geral que o feito perder nada recebe; o outro recebe o seu.
follows-gets-no-payments = Não recebe nenhum pagamento desta mão.
follows-discards-closed = Deixa-os sem os ver mais.
follows-no-thirteen = Se todos passarem duas vezes, a mão acaba.
incident-geral-against-wrong-count = O feito vai ao geral e um adversário tem uma carta a mais ou a menos
incident-silent-at-geral = Perguntado no geral, um adversário calou a sua carta a mais
incident-geral-with-wrong-count = Feitas as cinco primeiras, o feito tem uma carta a mais ou a menos
fact-declared = Tinha declarado geral antes de se sair?
fact-asked_count = O feito perguntou se alguém tinha uma carta a mais?
fact-owned_up = Disse-o então quem a tinha?
fact-geral_won = Como acabou o geral?
fact-geral_won-by-it = ganhou-o o feito por pedir aquela carta
fact-geral_won-anyway = ganhou-o com qualquer das duas
fact-geral_won-lost = perdeu-o
fact-both_silent = Calaram-se os dois adversários, com uma carta a mais cada um?
fact-went_for_geral = Continuou a jogar para o geral?
decision-feito-names-card = Na última vaza o feito diz qual das suas duas cartas joga.
decision-pays-for-both = Paga o geral pelos dois e não deve reposta.
decision-geral-lost = Perde o geral e não deve reposta.
follows-geral-at-risk = O geral joga-se assim, e se o feito o perder paga-o.
follows-feito-names-last-card = Joga a que o feito pedir, ainda que possa assistir com a outra.
follows-pays-for-both = O outro adversário não paga o geral.
follows-geral-lost = O feito paga o geral aos dois.
follows-each-pays-geral = Cada adversário paga o seu geral.
follows-geral-lost-by-count = Paga o geral a cada um, ainda que tenha feito as nove vazas.
incident-stock-scattered = O monte misturou-se ou espalhou-se
incident-onlooker-speaks = Um mirone fala do jogo
incident-discards-scattered = Os descartes espalharam-se e veem-se
incident-shows-stock = Por acaso, alguém que não é o feito vira cartas do monte
incident-drops-cards = Alguém deixa cair as suas cartas e elas veem-se
incident-feito-upsets-stock = O feito vira por acaso as cartas do monte
fact-scattered_by = Como foi?
fact-scattered_by-accident = pelo vento ou outro acidente
fact-scattered_by-outsider = por alguém que não joga
fact-put_back = Podem pôr-se como estavam sem se verem?
fact-feito_ready = O feito já comprou, ou faz só?
fact-spoke_of = De que fala?
fact-spoke_of-cards = das cartas de um jogador
fact-spoke_of-doubt = de uma dúvida ou disputa
fact-spoke_of-play = de como se jogou
fact-was_asked = Tinham-lhe perguntado?
fact-hand_played = A mão está jogada?
fact-harms_somebody = Prejudica algum jogador?
fact-all_exchanged = Já todos tinham comprado?
fact-decided = Vê-las decidiu a mão?
fact-claimed_by = Quantos adversários pedem a mão para ganhar o codilho?
fact-order_known = Sabe-se em que ordem estavam as cartas?
decision-word-decides = A sua palavra decide.
decision-may-speak = Pode falar.
decision-unforeseen = A lei não o prevê: julga-se pelo dano.
decision-claimant-against-two = O feito e o terceiro jogam contra quem pede a mão.
decision-each-for-himself = Os três jogam cada um por si.
follows-cards-put-back = As cartas põem-se como estavam.
follows-word-decides = Faz-se o que disser.
follows-word-ignored = Não se faz caso do que disser.
follows-claimant-against-two = Quem pede a mão deve uma reposta se não ganhar o codilho.
follows-each-for-himself = Ganha o codilho quem fizer mais vazas; os outros que pediram a mão devem uma reposta.
fact-won_already = As vazas feitas já tinham dado a mão, e não a quem o fez?
fact-geral_lost = O feito já tinha perdido o geral, com uma vaza?
decision-result-stands = Vale o resultado que as vazas davam.
follows-ends-as-decided = A mão acaba assim e paga-se.
follows-lost-geral-stays = O geral já perdido paga-se na mesma.
incident-says-respeito = Alguém diz «Voltarete de respeito» sem os dois ases, e não virou carta
incident-bid-too-low = Alguém diz um jogo que não supera o que está de pé
decision-has-passed = Passou.
decision-no-bid = Não conta como jogo.
follows-counts-as-pass = Mete o tento do seu passo.
follows-counts-as-clearing = Fica de fora, sem pagar tento.
incident-lead-before-order = Alguém saiu antes de o feito mandar jogar
fact-leads = A quem cabe sair?
fact-leads-same = à mesma pessoa
fact-leads-feito = ao feito
fact-leads-opponent = ao outro adversário
decision-lead-too-early = A saída ainda não vale.
follows-card-back = A carta volta para a mão.
follows-lead-stands = A vaza continua com essa saída.
follows-feito-chooses-card = O feito diz que carta lícita se joga.
follows-right-chooses-card = O da direita do feito diz qual das duas se joga.
follows-harmed-chooses-card = O prejudicado diz que carta lícita se joga.
follows-card-stays = A vaza continua com essa carta.
follows-seen-card-stays = A que se viu inteira fica na vaza.
follows-right-leads = Sai o da sua direita, que tem carta.
follows-trick-to-holder = A vaza conta-se a quem tem a carta.
follows-puts-count-right = Conta as suas cartas e deixa-as em nove.
follows-plays-real-trump = Em seu lugar joga um trunfo verdadeiro.
follows-no-revoke = A carta fica jogada e não se acusa.
incident-law-invoked = Alguém invoca uma lei
fact-law_of = De que trata essa lei?
fact-law_of-march = da marcha regular do jogo
fact-law_of-accident = de um acidente
fact-happened = Aconteceu esse acidente?
decision-law-holds = A lei vigora.
decision-law-rests = A lei não vigora: não aconteceu aquilo de que trata.
incident-unforeseen = Acontece algo que não está previsto
fact-written = Há lei escrita para o caso?
fact-consented = Os outros consentiram, podendo impedi-lo?
fact-harm = Quantos tentos custa a outro?
decision-code-decides = Decide a lei escrita, não o costume nem a opinião.
decision-makes-good = Repara o dano que fez.
follows-table-ruling = Aponta-se como decisão da mesa; não é lei do tratado.
party-harmed = o prejudicado
reason-harm = Pelo dano feito

## Erros

error-wrong-hands = Tem de haver { $seats } mãos, não { $given }.
error-card-twice = { $card } está escrita duas vezes.
error-not-in-pack = { $card } não está no baralho de { $game }.
error-hand-too-long = O lugar { $seat } recebe { $each } cartas, não { $given }.
error-unknown-start = Uma partida de { $game } não pode começar com «{ $name }»: pode com { $known }.
error-not-a-score = score tem de ser uma lista de números inteiros.
error-bad-score-with-pot = score tem de dar { $sides } números que com pot e box somem zero.
error-not-remissas = remissas tem de ser uma lista de [lugar, tentos].
error-start-needs-dealer = Se há { $name }, já se sabe quem dá: indica dealer.
error-start-needs-pot = { $name } diz-se de um bolo, e não há nenhum.
error-formed-gives = O bolo formado com o Medalhão e a entrada dá o seu tento: { $one } e { $other } não podem ser ao mesmo tempo.
error-ten-and-box = Com ten, os tentos do Recambó estão no bolo: a caixa está vazia.
error-ten-in-pot = Com ten, no bolo há pelo menos { $least } tentos.
error-not-halved = Nenhuma remissa pode estar partida se não se combinou split_remissa.
error-after-last = Depois do último Recambó já não há { $name }.
error-all-carried = Depois do último Recambó, toda a remissa que espera leva «carried».
error-nothing-left = Depois do último Recambó não resta nada para jogar: a partida acabou.
error-no-dealer = Ainda não se sabe quem dá: indica-o com «dealer», ou faz o sorteio.
error-stock-too-long = O monte de { $game } tem { $asleep } cartas, não { $given }.

## A mesa livre

event-puts-in = { $you ->
    [yes] Pões a tua entrada: { $number }.
   *[no] { $name } põe a sua entrada: { $number }.
}
event-faces = { $you ->
    [yes] Ao dar descobres uma carta: { $card }.
   *[no] Ao dar, { $name } descobre uma carta: { $card }.
}
event-gives-notice = { $you ->
    [yes] Avisas de { $wrong }.
   *[no] { $name } avisa de { $wrong }.
}
event-throws-down = { $you ->
    [yes] Deitas as tuas cartas à mesa.
   *[no] { $name } deita as cartas à mesa.
}
event-throws = { $number ->
    [0] { $you ->
        [yes] Não descartas nenhuma.
       *[no] { $name } não descarta nenhuma.
    }
    [one] { $you ->
        [yes] Descartas uma e dizes que compras outra.
       *[no] { $name } descarta uma e diz que compra outra.
    }
   *[other] { $you ->
        [yes] Descartas { $number } e dizes que compras outras tantas.
       *[no] { $name } descarta { $number } e diz que compra outras tantas.
    }
}
event-draws = { $you ->
    [yes] Compras.
   *[no] { $name } compra.
}
event-orders = { $you ->
    [yes] Mandas comprar os outros.
   *[no] { $name } manda comprar os outros.
}
event-passes-on = { $you ->
    [yes] Passas as restantes.
   *[no] { $name } passa as restantes.
}
event-gives-one = { $you ->
    [yes] Por decisão do juiz, trocas uma carta.
   *[no] Por decisão do juiz, { $name } troca uma carta.
}
event-ready = { $you ->
    [yes] Estás a postos.
   *[no] { $name } está a postos.
}
event-mends = { $you ->
    [yes] Pedes para levantar a tua carta.
   *[no] { $name } pede para levantar a sua carta.
}
event-spills = { $you ->
    [yes] Caem-te duas cartas na mesa: { $cards }.
   *[no] Caem duas cartas a { $name }: { $cards }.
}
event-keeps = { $you ->
    [yes] Deixas ficar a carta.
   *[no] { $name } deixa ficar a carta.
}
event-must-play = { $you ->
    [yes] Em vez dessa carta tens de jogar { $the-card }.
   *[no] Em vez dessa carta, { $name } tem de jogar { $the-card }.
}
event-signs = { $you ->
    [yes] Fazes um sinal.
   *[no] { $name } faz um sinal.
}
event-tells-codilho = { $whose-key ->
    [you] { $name } diz que tens o codilho.
   *[other] { $you ->
        [yes] Dizes que { $whose } tem o codilho.
       *[no] { $name } diz que { $whose } tem o codilho.
    }
}
event-shows-lost = { $you ->
    [yes] Mostras as tuas cartas e dás a mão por ganha ao feito: { $cards }.
   *[no] { $name } mostra as cartas e dá a mão por ganha ao feito: { $cards }.
}
event-drops = { $you ->
    [yes] Deixas cair { $the-card }.
   *[no] { $name } deixa cair { $the-card }.
}
event-confuses = { $you ->
    [yes] Confundes as cartas.
   *[no] { $name } confunde as cartas.
}
event-peeks = { $you ->
    [yes] Vês { $place }.
   *[no] { $name } vê { $place }.
}
event-peeked = { $you ->
    [yes] Vês: { $cards }.
   *[no] { $name } vê: { $cards }.
}
event-asks-waiver = { $you ->
    [yes] Pedes que te perdoem a pena.
   *[no] { $name } pede que lhe perdoem a pena.
}
event-agrees = { $you ->
    [yes] Concordas.
   *[no] { $name } concorda.
}
event-disagrees = { $you ->
    [yes] Não concordas.
   *[no] { $name } não concorda.
}
event-waived = { $you ->
    [yes] Perdoam-te a pena.
   *[no] Perdoam a pena a { $name }.
}
event-ruling = { $trick ->
    [0] { $you ->
        [yes] O juiz, sobre ti: { $decision } ({ $laws })
       *[no] O juiz, sobre { $name }: { $decision } ({ $laws })
    }
   *[other] { $you ->
        [yes] O juiz, sobre ti na vaza { $trick }: { $decision } ({ $laws })
       *[no] O juiz, sobre { $name } na vaza { $trick }: { $decision } ({ $laws })
    }
}
event-void = A mão é nula.
wrong-many = uma carta a mais
wrong-few = uma carta a menos
place-hand = as cartas de outro
place-discards = os descartes
place-leftovers = as cartas que ninguém comprou
what-revoke = uma renúncia
what-lead = uma saída fora da vez
what-ahead = uma carta jogada antes de tempo
what-sign = um sinal
what-cards = um número de cartas errado
what-bid = fazer-se com um número de cartas errado
what-peek = ver o que ninguém deve ver
what-word = dar o codilho de palavra
what-shown = mostrar as cartas por perdidas
what-drop = uma carta caída
what-early = pedir reposta antes de tempo
what-casca-asks = pedir reposta depois da casca
what-espadilha = esconder a espadilha
what-entry = uma entrada esquecida
what-faced = uma carta descoberta ao dar
phase-give = A distribuição
phase-draw = A compra
phase-look = Vê-se o que se comprou
phase-throw = Troca-se uma carta
phase-choose = Escolhe-se uma carta
phase-spilled = Duas cartas de uma vez
phase-asked = Pergunta-se aos outros
phase-count = O fim da mão
prompt-give = Já partiram. Dás?
prompt-draw = Quantas compras?
prompt-look = Vês o que compraste?
prompt-drawn = A tua compra está feita. Passa ao seguinte?
prompt-throw = Que carta trocas?
prompt-choose = Que carta se joga em seu lugar?
prompt-spilled = Qual das duas se joga?
prompt-asked-peek = Viram-se umas cartas. Joga-se a mão mesmo assim?
prompt-asked-drop = A carta caída decidiu a mão?
prompt-asked-waive = Perdoas a pena?
prompt-count = A mão acabou. Há alguma coisa a reclamar?
action-put-in = Pôr a entrada
action-deal = Dar
accuse-misdeal = Dar mal…
action-misdeal = Dar mal
action-misdeal-swapped = Dar mal: uma a mais a { $name }, uma a menos a { $other }
action-misdeal-over = Dar mal: uma a mais a { $name }
action-misdeal-under = Dar mal: uma a menos a { $name }
action-misdeal-packet = Dar mal: um pacote a mais a { $name }
action-misdeal-faced = Descobrir ao dar uma carta de { $name }
action-notice = Avisar de um número errado
action-throw-down = Deitar as cartas à mesa
action-draw = Comprar { $number }
action-look = Vê-las
action-order = Mandar comprar
action-pass-on = Passar as restantes sem ver
action-give = Trocar esta carta
action-ready = A postos
action-mend = Levantar a carta
action-spill = Largar duas de uma vez
action-choose = { $card }
action-keep = Deixá-la
action-demand = Exigir { $the-card }
action-demand-highest = Exigir a mais alta
action-demand-lowest = Exigir a mais baixa
action-sign = Fazer um sinal
action-tell-codilho = Dizer a { $name }: o codilho é teu
action-show-lost = Mostrar as cartas por perdidas
action-drop = Deixar cair uma carta
action-confuse = Confundir as cartas
action-peek = Ver
action-peek-hand = Ver as cartas de { $name }
action-peek-discards = Ver os descartes de { $name }
action-peek-leftovers = Ver as cartas que ninguém comprou
action-ask-waiver = Pedir que te perdoem
action-agree = Concordar
action-disagree = Discordar
action-done = Mais nada
action-examine = Examinar todas as cartas
action-claim-revoke = Reclamar: { $name } renunciou
action-claim-lead = Reclamar: { $name } saiu fora da vez
action-claim-ahead = Reclamar: { $name } jogou antes de tempo
action-claim-sign = Reclamar: { $name } fez um sinal
action-claim-cards = Reclamar: { $name } tem um número de cartas errado
action-claim-bid = Reclamar: { $name } não se pode fazer
action-claim-peek = Reclamar: { $name } viu o que não devia
action-claim-word = Reclamar: { $name } deu o codilho
action-claim-shown = Reclamar: { $name } mostrou as cartas
action-claim-drop = Reclamar: { $name } deixou cair uma carta
action-claim-early = Reclamar: { $name } pediu reposta antes de tempo
action-claim-casca-asks = Reclamar: { $name } pediu reposta depois da casca
action-claim-espadilha = Reclamar: { $name } escondeu a espadilha
action-claim-entry = Reclamar: { $name } esqueceu a entrada
action-claim-faced = Reclamar: { $name } descobriu uma carta ao dar
option-replay = Até quando se torna a jogar uma renúncia
option-replay-ninth = até se fazer a nona vaza
reason-pass-back = Um passo devolvido
option-payments = O que uns ganharam aos outros
option-payments-automatic = paga-se por si
option-payments-asked = paga-se se for pedido antes de se darem as cartas (mesa aberta)
option-favourite = Que naipe é o favorito, em que tudo se paga a dobrar
option-favourite-copas = copas
option-favourite-oros = ouros
option-favourite-espadas = espadas
option-favourite-bastos = paus
option-quarto_pays = O quarto paga e recebe como mais um adversário
option-surrender = Até quando o feito pode desistir da mão
option-surrender-first = antes da primeira carta
option-surrender-fourth = em licença e segundo, até à quarta vaza; em licença outro pode tomá-la
event-asks-game = { $you ->
    [yes] Pedes o jogo: { $number }.
   *[no] { $name } pede o jogo: { $number }.
}
event-asks-matadores = { $you ->
    [yes] Pedes os matadores: { $number }.
   *[no] { $name } pede os matadores: { $number }.
}
event-asks-first-five = { $you ->
    [yes] Pedes as cinco primeiras: { $number }.
   *[no] { $name } pede as cinco primeiras: { $number }.
}
event-asks-geral = { $you ->
    [yes] Pedes o geral: { $number }.
   *[no] { $name } pede o geral: { $number }.
}
event-asks-codilho = { $you ->
    [yes] Pedes o codilho: { $number }.
   *[no] { $name } pede o codilho: { $number }.
}
event-nothing-due = { $you ->
    [yes] Ninguém te deve isso.
   *[no] Ninguém deve isso a { $name }.
}
phase-payments = Os pagamentos
prompt-payments = Ganhaste alguma coisa que queiras pedir?
action-ask-game = Pedir o jogo: { $number }
action-ask-matadores = Pedir os matadores: { $number }
action-ask-first-five = Pedir as cinco primeiras: { $number }
action-ask-geral = Pedir o geral: { $number }
action-ask-codilho = Pedir o codilho: { $number }
phase-pay = Pedem-se os pagamentos
prompt-pay = Pedem-te o que te ganharam. Pagas?
action-pay = Pagar
action-pay-double = Pagar o dobro, como no naipe favorito
action-not-now = Não pagar agora
action-ask-again = Tornar a pedir a { $name } o que ficou por pagar
action-ask-back = Pedir a { $name } que devolva o que pagaste a mais
action-refund = Devolver a { $name } o que pagou a mais
event-pays-up = { $you ->
    [yes] Pagas { $number }.
   *[no] { $name } paga { $number }.
}
event-pays-not = { $you ->
    [yes] Não pagas agora.
   *[no] { $name } não paga agora.
}
event-asks-again = { $whose-key ->
    [you] { $name } torna a pedir-te o que ficou por pagar.
   *[other] { $you ->
        [yes] Tornas a pedir a { $whose } o que ficou por pagar.
       *[no] { $name } torna a pedir a { $whose } o que ficou por pagar.
    }
}
event-asks-back = { $whose-key ->
    [you] { $name } pede-te que devolvas o que se pagou a mais.
   *[other] { $you ->
        [yes] Pedes a { $whose } que devolva o que se pagou a mais.
       *[no] { $name } pede a { $whose } que devolva o que se pagou a mais.
    }
}
event-refunds = { $whose-key ->
    [you] { $name } quer devolver-te o que se pagou a mais.
   *[other] { $you ->
        [yes] Queres devolver a { $whose } o que se pagou a mais.
       *[no] { $name } quer devolver a { $whose } o que se pagou a mais.
    }
}
reason-overpaid = Pago a dobrar, como no naipe favorito
event-turns-first = { $you ->
    [yes] Viras a carta para o Voltarete de respeito sem teres mostrado os ases.
   *[no] { $name } vira a carta para o Voltarete de respeito sem ter mostrado os ases.
}
event-misturns = { $whose-key ->
    [you] Por engano { $name } vira uma carta tua: { $card }.
   *[other] { $you ->
        [yes] Por engano viras uma carta de { $whose }: { $card }.
       *[no] Por engano { $name } vira uma carta de { $whose }: { $card }.
    }
}
event-casca-early = { $you ->
    [yes] Fora da vez vais à casca.
   *[no] Fora da vez { $name } vai à casca.
}
event-answers-early = { $you ->
    [yes] Não esperas pelo contra-pé: «{ event-answers-early.said }».
   *[no] { $name } não espera pelo contra-pé: «{ event-answers-early.said }».
}
    .said = { $bid }
event-renames = { $you ->
    [yes] Dizes que querias dizer { $suit }.
   *[no] { $name } diz: «{ event-renames.said }».
}
    .said = Queria dizer { $suit }
event-asks-trump = { $you ->
    [yes] Perguntas qual é o trunfo.
   *[no] { $name } pergunta qual é o trunfo.
}
event-tells-trump = { $you ->
    [yes] Dizes qual é o trunfo.
   *[no] { $name } diz qual é o trunfo.
}
event-stays-silent = { $you ->
    [yes] Calas-te.
   *[no] { $name } cala-se.
}
event-spreads = { $you ->
    [yes] Estendes as tuas cartas sem teres nomeado naipe: { $cards }.
   *[no] { $name } estende as cartas sem ter nomeado naipe: { $cards }.
}
event-reopens = { $you ->
    [yes] Queres tornar a escolher os teus descartes.
   *[no] { $name } quer tornar a escolher os descartes.
}
event-buys-early = { $you ->
    [yes] Antes de to mandarem, descartas e compras { $number }.
   *[no] Antes de lho mandarem, { $name } descarta e compra { $number }.
}
event-draws-blindly = { $you ->
    [yes] Tiram-te uma carta às cegas.
   *[no] Tiram uma carta às cegas a { $name }.
}
event-drawn-from = É { $the-card }.
event-asks-count = { $you ->
    [yes] Perguntas se alguém tem uma carta a mais.
   *[no] { $name } pergunta se alguém tem uma carta a mais.
}
event-owns-up = { $you ->
    [yes] Tens uma carta a mais e deitas uma fora.
   *[no] { $name } tem uma carta a mais e deita uma fora.
}
event-none-over = { $you ->
    [yes] Dizes que não te sobra nenhuma.
   *[no] { $name } diz: «{ event-none-over.said }».
}
    .said = Não me sobra nenhuma
event-asks-card = { $you ->
    [yes] Pedes { $the-card }.
   *[no] { $name } pede { $the-card }.
}
event-shows-last = { $you ->
    [yes] Veem-se as tuas últimas cartas: { $cards }.
   *[no] Veem-se as últimas cartas de { $name }: { $cards }.
}
event-upsets-stock = { $count ->
    [one] { $you ->
        [yes] Descobres uma carta do monte: { $cards }.
       *[no] { $name } descobre uma carta do monte: { $cards }.
    }
   *[other] { $you ->
        [yes] Descobres cartas do monte: { $cards }.
       *[no] { $name } descobre cartas do monte: { $cards }.
    }
}
event-wants-codilho = { $you ->
    [yes] Queres a mão para o codilho.
   *[no] { $name } quer a mão para o codilho.
}
event-lets-go = { $you ->
    [yes] Deixas a mão.
   *[no] { $name } deixa a mão.
}
what-aces = virar a carta antes de mostrar os ases
what-stock = uma carta do monte descoberta
what-unordered = uma saída antes da ordem de jogar
what-geral-look = ter visto, num geral, as cartas que ninguém comprou
phase-blind = Tira-se uma carta às cegas
phase-longest = O naipe mais comprido
phase-last-card = A última carta
phase-trump-asked = Qual é o trunfo?
phase-rename = Qual é o trunfo?
phase-upset = O monte descoberto
phase-owning = Uma carta a mais?
prompt-longest = Qual dos naipes mais compridos é trunfo?
prompt-last-card = Que carta se joga à última vaza?
prompt-trump-asked = O outro pergunta qual é o trunfo. Dizes?
prompt-rename = Perguntam-te outra vez: qual é o trunfo?
prompt-upset = O feito já não pode ganhar. Queres a mão para o codilho?
prompt-owning = Tens uma carta a mais?
prompt-asked-stock = A carta que se viu decidiu a mão?
action-turn-first = Virar a carta antes de mostrar os ases
action-show-aces = Mostrar os ases pretos
action-misturn = Virar por engano uma carta de { $name }
action-rename = Dizer que querias dizer { $suit }
action-ask-trump = Perguntar qual é o trunfo
action-tell-trump = Dizê-lo
action-stay-silent = Calar
action-reopen = Tornar a escolher os descartes
action-spread = Estender as cartas sem nomear naipe
action-buy-early = Comprar antes da ordem
action-ask-count = Perguntar se alguém tem uma carta a mais
action-own-up = Deitar fora a carta a mais
action-none-over = Não me sobra nenhuma
action-ask-card = { $card }
action-upset-stock = Descobrir cartas do monte
action-want-codilho = Jogar para o codilho
action-let-go = Deixá-la
action-show-espadilha = Mostrar a espadilha
action-claim-aces = Reclamar: { $name } virou a carta antes de mostrar os ases
action-claim-stock = Reclamar: { $name } descobriu uma carta do monte
action-claim-unordered = Reclamar: { $name } saiu antes da ordem de jogar
action-claim-geral-look = Reclamar: { $name } tinha visto as cartas que ninguém comprou
incident-espadilha-unshown = Alguém que passou duas vezes compra a espadilha, onde é obrigada
fact-ace_shown = Mostrou-a antes de a juntar às suas cartas?
action-lead-early = Sair antes da ordem de jogar

## The guide
guide-enter = O que deves entra no bolo: inteiro, ou se a mesa o combinou, por metades.
guide-vote-divide = Se todos quiserem, o que fica no bolo e o que se deve divide-se e a partida acaba.
guide-vote-adjourn = Basta que o queira a maioria para deixar a partida para outro dia.
guide-vote-enter = Há remissas à espera da sua vez: esta reposta só entra já se todos consentirem.
guide-vote-get-up = Um levanta-se: os outros três podem continuar sozinhos com o que está em jogo.
guide-first-passage = Quem se faz (o feito) joga contra os outros e ganha se fizer mais vazas do que cada um deles. Com três vazas certas em trunfo pede «Licença»; se não, passa: custa um tento.
guide-answer-licenca = Outro quer fazer-se. Passa e deixa-o, que não custa nada, ou tira-lho com um jogo de maior preferência.
guide-second-passage = Todos passaram uma vez. Podes ir à casca (trocas todas as cartas, ou todas menos uma), virar a primeira do monte, que fará o trunfo, ou passar outra vez, se a mesa to oferece: a quatro, quem tem a espadilha e o pé podem estar obrigados a jogar.
guide-quarto = Todos passaram duas vezes: se quiseres, tomas as treze cartas do monte e jogas contra os três.
guide-lay-aside = Das treze fica com as nove melhores: põe quatro de lado.
guide-name-trump = Diz o trunfo: convém o naipe em que tens mais e mais fortes. Os dois ases pretos são trunfo com qualquer um.
guide-exchange = Descarta o que não serve e compra outras tantas do monte. O livro fica com os trunfos e os reis, e deita fora o resto.
guide-buy = Jogas contra o feito. Se lhe queres disputar a mão, descarta e compra outras tantas das que deixou; o livro guarda os trunfos e os reis.
guide-order = És o feito: quando quiseres, manda jogar. Se a mesa to oferece, também podes declarar geral, se vês certas as nove vazas, ou pedir reposta, se vês a mão perdida (na casca não se pede).
guide-answer = O feito dá a mão por perdida. Se lhe dás a reposta, já não pode ganhar a mão; se não lha dás, joga-se, e se não ganhares o codilho deves tu também uma reposta. Contra as treze não há essa pena.
guide-stop = Fizeste as cinco primeiras vazas e a mão é tua. Se continuas, jogas para o geral: se não fizeres as nove, pagas. Com as treze não há geral.
guide-laid-down = Puseram as cartas na mesa dizendo como a mão acaba. Se não te parece certo, faz que se jogue com as cartas à vista.
guide-conceded = Os adversários dão-te a mão por ganha: podes tomá-la, mesmo que as tuas cartas não bastassem, ou continuar a jogar.
guide-surrendered = O feito desiste. Se todos derem a reposta, a mão fica em reposta; se disseres «Sigo», tens de fazer mais vazas do que cada um dos outros dois.
guide-debts = Deves uma reposta: mete-a agora no bolo, ou deixa-a para mais tarde como remissa.
guide-play-lead = Sais tu, com a carta que quiseres. O feito tem de fazer mais vazas do que cada um dos outros; com as treze, cinco.
guide-play-exempt = Saiu um trunfo, mas os únicos que tens são matadores maiores (espadilha, manilha, basto), que perante esse não são obrigados: joga a que quiseres.
fact-granted_by_one = Deu um a reposta, de modo que quem a não deu está no lugar do feito?
decision-refuser-chooses = Escolhe quem não deu a reposta.
decision-refusers-right-chooses = Escolhe o da direita de quem não deu a reposta.
follows-refuser-chooses-card = Quem não deu a reposta diz que carta lícita se joga.
follows-refusers-right-chooses-card = O da direita de quem não deu a reposta diz qual das duas se joga.
follows-refuser-spared = Nessa vaza nenhum dos dois pode cortar nem cobrir a carta de quem não deu a reposta, se o puder evitar.
event-decided-later = Decide-se quando a vaza estiver completa.
event-cannot-play = { $you ->
    [yes] Não tens uma carta assim para jogar, e dizes isso.
   *[no] { $name } não tem uma carta assim para jogar.
}
event-must-play-trump = { $you ->
    [yes] Em vez dessa carta tens de jogar um trunfo.
   *[no] Em vez dessa carta, { $name } tem de jogar um trunfo.
}
event-must-play-no-trump = { $you ->
    [yes] Em vez dessa carta tens de jogar uma que não seja trunfo.
   *[no] Em vez dessa carta, { $name } tem de jogar uma que não seja trunfo.
}
event-must-play-suit = { $you ->
    [yes] Em vez dessa carta tens de jogar uma de { $suit }.
   *[no] Em vez dessa carta, { $name } tem de jogar uma de { $suit }.
}
action-demand-trump = Exigir um trunfo
action-demand-no-trump = Exigir carta que não seja trunfo
action-demand-oros = Exigir ouros
action-demand-copas = Exigir copas
action-demand-espadas = Exigir espadas
action-demand-bastos = Exigir paus

## Probabilidades

odds-trumps = Trunfos no melhor naipe, nas nove cartas dadas
odds-black-aces = Ases pretos
odds-kings = Reis
odds-matadores = Matadores no melhor naipe
odds-geral = Geral com oito cartas certas e uma falsa
odds-geral-own-suit = se cada adversário se fica no melhor do seu naipe
odds-geral-note = Contado para 1E 2E 1B 12E 11E 10E 7E 12O e o 4C em espadas, com as cartas que foram dadas aos outros, que não sabem em que naipe ficar. O livro dá por vencida a carta falsa se alguém se fica no seu naipe; mas pode não ter nenhuma maior.
odds-games = Que jogo se faz
odds-ends = Como acaba para o feito
odds-places = O feito em cada lugar
odds-given = Como acaba a mão com esta declaração, dado o resto à sorte
odds-row-licenca = licença
odds-row-so = só
odds-row-respeito = Voltarete de respeito
odds-row-segundo = Voltarete segundo
odds-row-casca = casca
odds-row-treze = as treze
odds-row-passed-out = todos passam
odds-row-mao = mão
odds-row-contra-pe = contra-pé
odds-row-pe = pé
odds-row-win = ganha
odds-row-reposta = reposta
odds-row-codilho = codilho
odds-row-geral = geral feito
odds-row-geral-lost = geral perdido
odds-by-mao = mão
odds-by-contra-pe = contra-pé
odds-by-pe = pé
odds-by-any = no total
odds-by-feito = é feito
odds-by-win = ganha
odds-by-reposta = reposta
odds-by-codilho = codilho
