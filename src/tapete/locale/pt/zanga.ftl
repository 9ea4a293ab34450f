# A Zanga.

game-zanga = A Zanga
game-zanga-about = Quatro em duas duplas: nomeia-se trunfo e é preciso fazer cinco vazas de oito; trinta e dois vales passam de uma dupla à outra.

## O que acontece

event-lot-deal = { $you ->
    [yes] Levanta-se para ver quem dá: { $cards }. Levantaste a maior.
   *[no] Levanta-se para ver quem dá: { $cards }. { $name } levantou a maior.
}
event-taps = { $you ->
    [yes] Dás um toque no baralho: confias em quem dá.
   *[no] { $name } dá um toque no baralho: confia em quem dá.
}
event-no-starter = O sete, o seis, o cinco, o quatro e o três de espadas estão na zanga: dá-se outra vez.
event-starts = { $you ->
    [yes] { $count ->
        [0] Tens o { $card }: és mão.
       *[other] Na zanga estão: { $cards }. Tens o { $card }: és mão.
    }
   *[no] { $count ->
        [0] { $name } tem o { $card } e é mão.
       *[other] Na zanga estão: { $cards }. { $name } tem o { $card } e é mão.
    }
}
event-ante = { $you ->
    [yes] { $number ->
        [0] És mão, e à tua dupla não resta nenhum vale para pôr.
        [one] És mão e pões no centro o único vale da tua dupla.
       *[other] És mão e pões { $number } vales no centro.
    }
   *[no] { $number ->
        [0] { $name } é mão, e à sua dupla não resta nenhum vale para pôr.
        [one] { $name } é mão e põe no centro o único vale da sua dupla.
       *[other] { $name } é mão e põe { $number } vales no centro.
    }
}
event-says = { $you ->
    [yes] Dizes: «{ event-says.said }».
   *[no] { $name }: «{ event-says.said }».
}
    .said = { $said }
event-takes-zanga = { $number ->
    [0] { $you ->
        [yes] Pegas nas cartas da zanga.
       *[no] { $name } pega nas cartas da zanga.
    }
   *[other] { $you ->
        [yes] Pegas nas cartas da zanga. A fiança é de { $number } vales.
       *[no] { $name } pega nas cartas da zanga. A fiança é de { $number } vales.
    }
}
event-zanga = Na zanga há: { $cards }.
event-trump = { $you ->
    [yes] Nomeias trunfo: { $suit }.
   *[no] { $name } nomeia trunfo: { $suit }.
}
event-lays-down = { $other-key ->
    [you] { $name } deixa as suas cartas sobre a zanga: jogas a solo.
   *[other] { $you ->
        [yes] Deixas as tuas cartas sobre a zanga: { $other } joga a solo.
       *[no] { $name } deixa as suas cartas sobre a zanga: { $other } joga a solo.
    }
}
event-todas = { $you ->
    [yes] Sais com a sexta carta: vais a todas.
   *[no] { $name } sai com a sexta carta: vai a todas.
}
event-shows = { $you ->
    [yes] Mostras as tuas cartas: { $cards }.
   *[no] { $name } mostra as suas cartas: { $cards }.
}
event-result = { $result-key ->
    [hecha] { $yours ->
        [yes] Mão feita: a tua dupla ganhou, com { $tricks ->
            [one] { $tricks } vaza
           *[other] { $tricks } vazas
        } contra { $against }.
       *[no] Mão feita: ganha a dupla de { $name }, com { $tricks ->
            [one] { $tricks } vaza
           *[other] { $tricks } vazas
        } contra { $against }.
    }
    [puesta] { $yours ->
        [yes] Reposta: { $tricks ->
            [one] { $tricks } vaza
           *[other] { $tricks } vazas
        } contra { $against }. A tua dupla repõe o que há no centro.
       *[no] Reposta: { $tricks ->
            [one] { $tricks } vaza
           *[other] { $tricks } vazas
        } contra { $against }. A dupla de { $name } repõe o que há no centro.
    }
   *[codillo] { $you ->
        [yes] Codilho contra ti: { $tricks ->
            [one] { $tricks } vaza
           *[other] { $tricks } vazas
        } contra { $against }.
       *[no] Codilho contra { $name }: { $tricks ->
            [one] { $tricks } vaza
           *[other] { $tricks } vazas
        } contra { $against }.
    }
}
event-due = { $yours ->
    [yes] Para a tua dupla: { $what }.
   *[no] Para a dupla de { $name }: { $what }.
}
event-zanga-shown = Na zanga havia: { $cards }.
event-match-over = { $why-key ->
    [hands] { $number ->
        [one] A partida terminou: jogou-se a mão combinada.
       *[other] A partida terminou: jogaram-se as { $number } mãos combinadas.
    }
   *[vales] A partida terminou: uma dupla tem os { $number } vales.
}

said-juego = Jogo
said-paso = Passo
said-solo = Vou a solo
said-zanga = A zanga
said-mando-solo = Mando-te a solo
said-voy-solo = Vou eu a solo
said-vas-solo = Vai tu a solo
said-me-quedo = Fico com a zanga
said-vuelvo = Volto às minhas cartas
said-me-quedo-solo = Fico com a zanga e vou a solo
said-cinco = Cinco
said-basta = Basta
said-estuche = Estuche

what-cinco = os dois vales das cinco primeiras
what-cinco-failed = dois vales pelas cinco que se pediram e não se fizeram
what-todas = os dois vales de todas
what-todas-failed = dois vales por ir a todas e não as fazer
what-solo = os dois vales do solo
what-solo-lost = dois vales pelo solo perdido
what-estuche = os dois vales do estuche
what-estuche-lost = os dois vales do estuche de uma mão perdida
what-revoke = dois vales por uma renúncia
what-revoke-matador = os vales da renúncia com um matador

## Momentos

phase-first-deal = Levanta-se para dar
phase-speak = Fala-se
phase-answer = A resposta
phase-zanga = A zanga
phase-trump = O trunfo
phase-claims = Antes de pagar

## Perguntas

law-last-trick = zan.art.35
prompt-speak = Jogas («Jogo»), passas («Passo») ou vais a solo?
prompt-last = Todos passaram: jogas com as tuas cartas, com a zanga, ou vais a solo?
prompt-assent = Joga um adversário. Deixas continuar («Jogo») ou mandas a solo?
prompt-partner = O teu parceiro joga: diz «Jogo» e adiante.
prompt-answer = Mandam-te a solo: vais tu, ou vai quem te manda?
prompt-zanga = Com que oito cartas jogas?
prompt-trump = Que naipe é trunfo?
prompt-claims = A mão acabou: anuncias alguma coisa?

## Ações

action-tap = Dar um toque
action-juego = Jogo
action-paso = Passo
action-solo = Vou a solo
action-zanga = Pegar na zanga
action-mando-solo = Mandar a solo
action-voy-solo = Vou eu a solo
action-vas-solo = Vai tu a solo
action-me-quedo = Ficar com a zanga
action-vuelvo = Voltar às minhas cartas
action-me-quedo-solo = A zanga, e vou a solo
action-triunfo = { $suit }
action-cinco = Pedir cinco
action-basta = Basta: parar aqui
action-estuche = Anunciar o estuche
action-done = Nada a dizer

## A mesa aberta

event-offers = { $you ->
    [yes] Ofereces o baralho para partir.
   *[no] { $name } oferece o baralho para partir.
}
event-uncut = { $you ->
    [yes] Dás sem oferecer o baralho para partir.
   *[no] { $name } dá sem oferecer o baralho para partir.
}
event-counts = { $you ->
    [yes] Contas as cartas da zanga: { $number }.
   *[no] { $name } conta as cartas da zanga: { $number }.
}
event-looks = { $you ->
    [yes] Vês as tuas cartas antes de se contar a zanga.
   *[no] { $name } vê as suas cartas antes de se contar a zanga.
}
event-renuncio = { $accused-key ->
    [you] { $name } acusa-te de renúncia na { $baza } vaza.
   *[other] { $you ->
        [yes] Acusas { $accused } de renúncia na { $baza } vaza.
       *[no] { $name } acusa { $accused } de renúncia na { $baza } vaza.
    }
}
event-opens = Abre-se a vaza: { $cards }.
event-eight-unknown = Não se conseguiu apurar se eram possíveis as oito vazas: o que não se demonstra não se paga.
event-corrects = { $you ->
    [yes] Emendas a renúncia e jogas { $the-card }.
   *[no] { $name } emenda a renúncia e joga { $the-card }.
}
event-early = { $you ->
    [yes] Pões { $the-card } antes da tua vez.
   *[no] { $name } põe { $the-card } antes da sua vez.
}
event-void = A mão não vale: dá outra vez a mesma pessoa.

what-cut = não ter oferecido o baralho para partir
what-look = ter visto as cartas antes de tempo
what-cards = um número errado de cartas
what-turn = uma carta fora da vez

phase-offer = Oferece-se o baralho
phase-give = A distribuição
phase-count = Conta-se a zanga

prompt-offer = Ofereces o baralho para partir?
prompt-give = Já partiram. Dás?
prompt-count = Contas as cartas da zanga?

action-offer = Oferecer o baralho
action-deal = Dar
action-misdeal = Dar mal: uma a mais a { $name }, uma a menos a { $other }
action-overdeal = Dar mal: uma da zanga a { $name }
action-count = Contar a zanga
action-look = Ver já as minhas cartas
accuse-renuncio = Reclamar renúncia…
action-renuncio = Acusar { $name } de renúncia na { $word } vaza
word-primera = primeira
word-segunda = segunda
word-tercera = terceira
word-cuarta = quarta
word-quinta = quinta
word-sexta = sexta
word-septima = sétima
word-octava = oitava
action-enmienda = Emendar com: { $card }
action-claim-cut = Reclamar: { $name } não ofereceu o baralho
action-claim-look = Reclamar: { $name } viu antes de tempo
action-claim-cards = Reclamar: { $name } não tem oito cartas
action-claim-turn = Reclamar: { $name } jogou fora da vez

## Papéis e notas

role-named = joga
role-solo = vai a solo
note-plays = Joga: { $value }
note-alone = Vai a solo: { $value }
note-cinco = { $value-yours ->
    [yes] Cinco pedidas: a tua dupla
   *[no] Cinco pedidas: a dupla de { $value }
}
note-todas = { $value-yours ->
    [yes] A todas: a tua dupla
   *[no] A todas: a dupla de { $value }
}
note-debt = { $yours ->
    [yes] A tua dupla deve { $value } ao centro
   *[no] A dupla de { $name } deve { $value } ao centro
}
plate-debt = deve { $value }
heap-pot = Centro: { $amount }
heap-fianza = Fiança: { $amount }
heap-zanga = A zanga
heap-asleep = Cartas que { $name } deixou
account-pot = o centro
account-fianza = a fiança
unit-vales = { $count ->
    [one] 1 vale
   *[other] { $count } vales
}

## Pagamentos

reason-stock = Vales com que se começa
reason-ante = O que o mão põe
reason-pass = Por passar
reason-assent = Por deixar continuar
reason-zanga = Por pegar na zanga
reason-fianza = A fiança
reason-fianza-lost = A fiança, por voltar às próprias cartas
reason-cinco = Pelas cinco primeiras vazas pedidas
reason-cinco-failed = Por pedir cinco e não as fazer
reason-todas = Por todas as vazas
reason-todas-failed = Por ir a todas e não as fazer
reason-solo = Pelo solo ganho
reason-solo-lost = Pelo solo perdido
reason-estuche = Pelo estuche
reason-estuche-lost = Pelo estuche, numa mão perdida
reason-pot = Os vales em jogo
reason-puesta = Pela reposta
reason-codillo = Pelo codilho
reason-debt = O que se devia ao centro
reason-revoke = Por uma renúncia
reason-revoke-matador = Por uma renúncia com um matador
reason-false-claim = Por reclamar uma renúncia que não houve
reason-money-back = A mão não vale: devolve-se o que se pôs

## Opções

option-hands = Quantas mãos se jogam no máximo
option-hands-none = até uma dupla ter os 32 vales
option-cut = Partir o baralho
option-cut-compulsory = é obrigatório partir
option-cut-tap = basta um toque
option-second_dealer = Quem dá a segunda mão
option-second_dealer-mano = o mão da primeira
option-second_dealer-right = quem está à direita do primeiro que deu
option-assent = Quanto custa deixar continuar quem joga
option-naming = Quando se nomeia trunfo
option-naming-after = quando todos falaram
option-naming-with = ao dizer «jogo»
option-fianza = A fiança da zanga
option-fianza-on = dois vales de cada dupla
option-fianza-off = sem fiança
option-forfeit = Para quem é a fiança de quem volta às suas cartas
option-forfeit-opponents = para os adversários
option-forfeit-pot = para o centro
option-zanga_solo = Ir a solo com as cartas da zanga
option-matadores = Quando se reservam os matadores
option-matadores-upward = perante um trunfo menor
option-matadores-absolute = sempre
option-asking = Quando se pedem cinco
option-asking-third = antes da terceira vaza
option-asking-fourth = antes da quarta vaza
option-five = Quando se pagam as cinco primeiras
option-five-asked = se foram pedidas
option-five-unasked = sempre
option-todas = Quando se pode ir a todas
option-todas-after-five = depois de pedir e fazer cinco
option-todas-free = depois de fazer as cinco primeiras
option-failed_todas = O que perde quem vai a todas e falha
option-failed_todas-five = os dois vales de cinco
option-failed_todas-middle = dois vales para o centro
option-codillo = O centro num codilho
option-codillo-taken = levam-no os adversários e repõe-se
option-codillo-stays = fica, e paga-se outro tanto
option-loser_estuche = Que estuche paga quem perde
option-loser_estuche-either = o de qualquer um
option-loser_estuche-opponents = o dos adversários
option-announcement = O estuche
option-announcement-aloud = tem de se anunciar
option-announcement-automatic = conta-se por si
option-estuche_shown = Vale o matador que se mostra ao parar
option-order_of_payment = O que se paga primeiro
option-order_of_payment-extras = o que as duplas se devem
option-order_of_payment-deposit = o que se repõe no centro
option-debts = O que falta para repor
option-debts-none = não se deve
option-debts-kept = fica a dever-se
option-eight = Os quatro vales de uma renúncia com matador
option-eight-forced = se as oito vazas eram certas
option-eight-possible = se as oito vazas eram possíveis
option-correcting = Uma renúncia pode emendar-se antes da carta seguinte
option-show_zanga = Mostrar a zanga no fim da mão

## O juiz: o que aconteceu

incident-no-cut = Deu-se sem oferecer o baralho para partir
incident-early-look = Alguém viu as suas cartas antes de se contar a zanga
incident-cheating = Descobre-se outra trapaça
incident-wrong-count = Alguém tem uma carta a mais ou a menos, ou a zanga não tem oito
incident-exposed = Viu-se uma carta ao dar
incident-revoke = Uma renúncia provada
incident-false-claim = Alguém reclama uma renúncia que não houve
incident-taken-up = Alguém levanta uma carta já jogada
incident-out-of-turn = Alguém joga uma carta fora da vez
incident-look-at-trick = Alguém quer ver uma vaza já feita
incident-false-estuche = Alguém anuncia um estuche
incident-partner-speaks = O parceiro de quem vai a solo reclama uma renúncia

fact-spoken = Já alguém tinha falado?
fact-begun = Já se tinha jogado a primeira carta?
fact-named = É da dupla que joga quem o fez?
fact-five = A dupla que reclama já tinha cinco vazas?
fact-matador = Foi com um matador?
fact-eight = A dupla que reclama podia fazer as oito vazas?
fact-eight-unknown = não se conseguiu apurar
fact-charged = Quantos vales já deve por outra renúncia com matador?
fact-other = Provou-se também uma renúncia da dupla que reclama?
fact-other-none = não
fact-other-earlier = sim, e anterior a esta
fact-other-later = sim, e posterior a esta
fact-own = Quantos vales tem a dupla que reclama (dois ou mais: 2)?
fact-rival = Quantos vales tem a outra dupla (dois ou mais: 2)?
fact-unlawful = A carta era uma renúncia?
fact-followed = Já se tinha jogado a carta seguinte?
fact-correcting = Combinou-se que uma renúncia se pode emendar?
fact-come = Já chegou a sua vez?
fact-lawful = A carta é legítima quando chega a sua vez?
fact-claimed = Reclamou-se uma renúncia?
fact-last = É a última vaza, e ainda não se saiu para outra?
fact-held = A sua dupla tem mesmo os três matadores à vista?
fact-over = A mão já acabou?

## O juiz: o que se decide

decision-deal-again = Dá-se outra vez.
decision-void = A mão não vale.
decision-too-late = É tarde para o reclamar.
decision-codillo = Renúncia: conta-se codilho contra a dupla que joga.
decision-pot-lost = Renúncia: a dupla que joga ganha os vales em jogo.
decision-two-more = Renúncia: a mão já estava ganha, e pagam-se mais dois vales.
decision-ignored = Uma renúncia anterior da outra dupla decide a mão: esta não conta.
decision-false = Não houve renúncia: quem a reclamou paga dois vales, se os tiver.
decision-stands = A carta fica onde está.
decision-is-revoke = É uma renúncia, e paga-se como tal.
decision-may-correct = Pode emendá-la sem pena.
decision-may-look = Pode ver-se.
decision-may-not-look = Não se pode ver.
decision-still-in-sight = Ainda se vê: enquanto ninguém sai à seguinte está na mesa, e o artigo fala de voltar a ver.
decision-counts = O estuche vale.
decision-no-effect = Não tem efeito nem custa nada.
decision-heard = A reclamação é ouvida.

follows-same-dealer = Dá outra vez a mesma pessoa, e não se paga nada.
follows-money-back = O que se pôs nesta mão volta a quem o pôs; o de antes fica.
follows-play-ends = A mão acaba aqui, e todos mostram as suas cartas.
follows-codillo = Os adversários levam o centro, e a dupla que joga repõe-no.
follows-hecha = A dupla que joga leva o centro.
follows-eight-unknown = Não se sabe se eram possíveis as oito vazas: o que não se demonstra não se paga.
follows-result-stands = O resultado da mão não muda.
follows-other-dropped = A renúncia posterior da outra dupla já não conta.
follows-play-on = A mão continua onde estava.
follows-played-in-turn = Joga-se na sua vez, e não outra.
follows-as-revoke = Julga-se como qualquer outra renúncia.

party-offender = quem o fez
party-others = a outra dupla
error-past-last-hand = { $count ->
    [one] Uma partida de 1 mão não pode começar pela mão { $number }.
   *[other] Uma partida de { $count } mãos não pode começar pela mão { $number }.
}
error-no-debts = Nesta mesa não se fica a dever: tira «debts» ou combina que se guardem as dívidas.
error-bad-vales = score dá os vales de cada dupla, e juntos não passam de { $all }.
error-card-twice = { $card } está escrita duas vezes.
error-hand-too-long = O lugar { $seat } recebe { $each } cartas, não { $given }.
error-no-dealer = Ainda não se sabe quem dá: indica-o com «dealer», ou faz o sorteio.
error-not-a-list = { $name } tem de ser uma lista de números inteiros.
error-not-in-pack = { $card } não está no baralho de { $game }.
error-stock-too-long = A zanga tem { $asleep } cartas, não { $given }.
error-unknown-start = Uma partida de { $game } não pode começar com { $name }: pode com { $known }.
error-wrong-hands = Tem de haver { $seats } mãos, não { $given }.
error-wrong-length = { $name } tem de dar { $count } números.

## The guide
guide-speak = Com «Jogo» a tua dupla fica com a mão: é preciso fazer cinco das oito vazas para levar o que está no centro. Passar custa um vale. «Solo» é fazê-las sem parceiro.
guide-speak-bound = Com «Jogo» a tua dupla fica com a mão: é preciso fazer cinco das oito vazas para levar o que está no centro. Não lhe resta nenhum vale, por isso não podes passar. «Solo» é fazê-las sem parceiro.
guide-last = Os outros três passaram e a ti, o pé, cabe-te jogar: com as tuas cartas, em dupla ou a solo, ou com a zanga, que custa um vale e mais dois de fiança.
guide-last-no-bond = Os outros três passaram e a ti, o pé, cabe-te jogar: com as tuas cartas, em dupla ou a solo, ou com a zanga, que custa um vale.
guide-last-own = Os outros três passaram e a ti, o pé, cabe-te jogar com as tuas cartas, em dupla ou a solo: para a zanga não te chegam os vales.
guide-assent = Um adversário ficou com a mão. «Jogo» só quer dizer que continue, e é grátis. Se achas que sem o teu parceiro fazias cinco vazas, manda-o a solo.
guide-assent-paid = Um adversário ficou com a mão. «Jogo» só quer dizer que continue, e custa um vale. Se achas que sem o teu parceiro fazias cinco vazas, manda-o a solo.
guide-assent-bound = Um adversário ficou com a mão. Que continue custa um vale e à tua dupla não resta nenhum: tens de o mandar a solo.
guide-partner = O teu parceiro ficou com a mão para os dois: «Jogo» confirma-o e não custa nada.
guide-partner-paid = O teu parceiro ficou com a mão para os dois: «Jogo» confirma-o e custa um vale.
guide-answer = Mandam-te a solo e não há meio-termo: ou vais tu a solo contra os dois, ou vai a solo quem te mandou.
guide-zanga = Viste a zanga: fica com essas oito, ou volta às tuas cartas e perde a fiança.
guide-zanga-no-bond = Viste a zanga: fica com essas oito, ou volta às tuas cartas.
guide-zanga-solo = Também podes ficar com ela e ir a solo contra os dois.
guide-trump = Diz o trunfo: costuma convir o teu naipe mais comprido. A espadilha e o basto, os dois ases pretos, são trunfo com qualquer um.
guide-claims = A tua dupla teve o estuche: podes anunciá-lo antes de se pagar a mão, e o que não se anuncia não se recebe.
guide-claims-due = A tua dupla teve o estuche. A mão perdeu-se depois das oito vazas: paga-o a dupla que jogava, anuncie-se ou não.
guide-claims-nothing = A tua dupla teve o estuche, mas tal como a mão correu não se recebe, anuncie-se ou não.
guide-cut-tap = Parte o baralho por onde quiseres; ou dá um toque no baralho, se confias em quem dá.
guide-play-lead = Sais tu, com a carta que quiseres. Sair de trunfo (puxar trunfo) obriga os outros a jogar os seus.
guide-play-exempt = Saiu um trunfo, mas os únicos que tens são matadores, que perante esse não estão obrigados: joga a que quiseres.

## Probabilidades

odds-trumps = Trunfos no melhor naipe, nas oito cartas dadas
odds-black-aces = Ases pretos
odds-kings = Reis
odds-matadores = Matadores seguidos no melhor naipe (três são o estuche)
odds-games = O que se joga
odds-ends = Como acaba para quem joga
odds-tricks = Vazas de quem joga, em média
odds-row-juego = jogo, com o parceiro
odds-row-solo = solo
odds-row-mando-solo = manda-se a solo
odds-row-zanga = pega-se na zanga
odds-by-hecha = feita
odds-by-puesta = reposta
odds-by-codillo = codilho
