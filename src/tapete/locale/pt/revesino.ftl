# O Revesino.

game-revesino = Revesino
game-revesino-about = Quatro, cada um por si, sem trunfos: fazer poucas vazas, ou todas.

## O que acontece

event-lot-seats = Tiram-se à sorte os lugares: { $cards }.
event-lot-again = O sorteio não decidiu nada: repete-se.
event-asks-uncut = { $you ->
    [yes] Pedes para dar sem que se parta.
   *[no] { $name } pede para dar sem que se parta.
}
event-consents = { $you ->
    [yes] Aceitas.
   *[no] { $name } aceita.
}
event-objects = { $you ->
    [yes] Não aceitas: parte-se.
   *[no] { $name } não aceita: parte-se.
}
event-exchanges = { $you ->
    [yes] Deixas uma carta e compras.
   *[no] { $name } deixa uma carta e compra.
}
event-lays-away = { $you ->
    [yes] Deixas uma carta.
   *[no] { $name } deixa uma carta.
}
event-declines = { $you ->
    [yes] Não descartas.
   *[no] { $name } não descarta.
}
event-looked = Era { $the-card }.
event-drew = { $you ->
    [yes] Compras: { $cards }.
   *[no] { $name } compra: { $cards }.
}
event-lays-down = { $you ->
    [yes] Estendes as tuas cartas: { $cards }.
   *[no] { $name } estende as suas cartas: { $cards }.
}
event-asleep = Dormiam: { $cards }.
event-left-over = { $you ->
    [yes] Sobra-te: { $cards }.
   *[no] Sobra a { $name }: { $cards }.
}
event-counted = { $you ->
    [yes] Tens { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } em { $number ->
        [one] { $number } vaza
       *[other] { $number } vazas
    }.
   *[no] { $name } tem { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } em { $number ->
        [one] { $number } vaza
       *[other] { $number } vazas
    }.
}
event-partida = { $loser-key ->
    [you] { $name } ganha a partida desta mão, e quem a paga és tu.
   *[other] { $you ->
        [yes] Ganhas a partida desta mão; paga-a { $loser }.
       *[no] { $name } ganha a partida desta mão; paga-a { $loser }.
    }
}
event-partida-by-faults = { $you ->
    [yes] Ganhas a partida desta mão; paga-a quem cometeu falta.
   *[no] { $name } ganha a partida desta mão; paga-a quem cometeu falta.
}
event-revesino = { $you ->
    [yes] Revesino! Fizeste todas as vazas.
   *[no] Revesino! { $name } fez todas as vazas.
}
event-cuts = { $loser-key ->
    [you] { $name } corta a tempo o teu Revesino.
   *[other] { $you ->
        [yes] Cortas a tempo o Revesino de { $loser }.
       *[no] { $name } corta a tempo o Revesino de { $loser }.
    }
}
event-revesino-lost = { $you ->
    [yes] O teu Revesino fica cortado.
   *[no] O Revesino de { $name } fica cortado.
}
event-four-aces-won = { $you ->
    [yes] Quatro ases! Não fizeste nenhuma vaza.
   *[no] Quatro ases! { $name } ia a eles e não fez nenhuma vaza.
}
event-four-aces-lost = { $you ->
    [yes] Ias aos quatro ases e perde-los.
   *[no] { $name } ia aos quatro ases e perde-os.
}
event-asks-dote = { $you ->
    [yes] Pedes outro dote: já são { $number }.
   *[no] { $name } pede outro dote: já são { $number }.
}
event-raffle-won = { $you ->
    [yes] Ganhas o sorteio da mesa: { $number }.
   *[no] { $name } ganha o sorteio da mesa: { $number }.
}
event-match-over = { $number ->
    [one] A partida terminou: jogou-se a volta combinada.
   *[other] A partida terminou: jogaram-se as { $number } voltas combinadas.
}

## Momentos

phase-seating = Tiram-se os lugares à sorte
phase-consent = Pede-se consentimento
phase-exchange = O descarte
phase-raffle = Sorteia-se o que ficou na mesa

## Perguntas

prompt-exchange = Que carta deixas?
prompt-consent = Concordas que se dê sem partir?

## Ações

action-uncut = Pedir que se dê sem partir
action-consent = Aceitar
action-object = Não aceitar
action-discard = Deixar esta carta
action-decline = Não trocar, e ver a de cima
action-lay-down = Estender as cartas

## A mesa aberta

event-takes-pack = { $you ->
    [yes] Pegas no baralho.
   *[no] { $name } pega no baralho.
}
event-shuffles-once = { $you ->
    [yes] Baralhas uma só vez.
   *[no] { $name } baralha uma só vez.
}
event-recut = { $you ->
    [yes] Pedes que se parta outra vez.
   *[no] { $name } pede que se parta outra vez.
}
event-faces = { $you ->
    [yes] Ao dar descobres { $the-card }.
   *[no] Ao dar, { $name } descobre { $the-card }.
}
event-discards = { $you ->
    [yes] Deixas { $number ->
        [one] 1 carta
       *[other] { $number } cartas
    } por baixo da baceta.
   *[no] { $name } deixa { $number ->
        [one] 1 carta
       *[other] { $number } cartas
    } por baixo da baceta.
}
event-draws = { $you ->
    [yes] { $number ->
        [0] Não compras.
        [one] Compras 1 carta.
       *[other] Compras { $number } cartas.
    }
   *[no] { $number ->
        [0] { $name } não compra.
        [one] { $name } compra 1 carta.
       *[other] { $name } compra { $number } cartas.
    }
}
event-reaches = { $you ->
    [yes] Pegas na carta de cima da baceta, ainda sem a ver.
   *[no] { $name } pega na carta de cima da baceta, ainda sem a ver.
}
event-puts-back = { $you ->
    [yes] Devolves a carta sem a ver.
   *[no] { $name } devolve a carta sem a ver.
}
event-changes = { $you ->
    [yes] Trocas a carta que deixaste.
   *[no] { $name } troca a carta que deixou.
}
event-lets-go = { $you ->
    [yes] Deixas passar o teu descarte.
   *[no] { $name } deixa passar o seu descarte.
}
event-peeks = { $you ->
    [yes] Espreitas a carta de cima.
   *[no] { $name } espreita a carta de cima.
}
event-adds = { $you ->
    [yes] Deixas ir outra carta: { $card }.
   *[no] { $name } deixa ir outra carta: { $card }.
}
event-omits = { $you ->
    [yes] Não jogas a esta vaza.
   *[no] { $name } não joga a esta vaza.
}
event-drops = { $you ->
    [yes] Deixas cair { $the-card }.
   *[no] { $name } deixa cair { $the-card }.
}
event-fumbles = { $you ->
    [yes] Deixas cair ao chão { $the-card }.
   *[no] { $name } deixa cair ao chão { $the-card }.
}
event-scatters = { $you ->
    [yes] Deixas sair { $number } cartas juntas.
   *[no] { $name } deixa sair { $number } cartas juntas.
}
event-falls-covered = Não se viu nenhuma.
event-falls = Na mesa, à vista de todos: { $cards }.
event-falls-first = Por baixo, ou a primeira a tocar na mesa: { $card }.
event-chooses = { $you ->
    [yes] Escolhes { $the-card }.
   *[no] { $name } escolhe { $the-card }.
}
event-demands = { $owner-key ->
    [you] { $name } exige que jogues { $the-card }.
   *[other] { $you ->
        [yes] Exiges que { $owner } jogue { $the-card }.
       *[no] { $name } exige que { $owner } jogue { $the-card }.
    }
}
event-mends = { $you ->
    [yes] Recolhes a tua carta para assistir ao naipe.
   *[no] { $name } recolhe a sua carta para assistir ao naipe.
}
event-mixes = { $you ->
    [yes] Misturas as tuas vazas.
   *[no] { $name } mistura as suas vazas.
}
event-decided-later = Decide-se quando todas as cartas estiverem jogadas.
event-found = No chão, sem que ninguém desse por isso, estava: { $cards }.
event-void = A mão é nula.

what-revoke = uma renúncia
what-turn = uma carta fora da vez
what-cards = um número de cartas errado
what-stock = uma baceta mal contada
what-faced = uma carta descoberta ao dar
what-deal = dar sem ser a sua vez
what-look = ver a baceta
what-change = trocar o descarte
what-twice = descartar duas
what-heard = uma renúncia que um mirone apontou
what-shuffle = baralhar uma só vez
what-several = várias cartas ao mesmo tempo na mesa
what-doubt-ace = um ás, que fica em dúvida
what-doubt-ace-of-oros = o ás de ouros, que fica em dúvida
what-doubt-caballo = o cavalo de copas, que fica em dúvida
what-doubt-partida = a partida, que fica em dúvida

phase-pack = Pega-se no baralho
phase-give = Dá-se
phase-draw = A compra
phase-fall = Cartas na mesa
phase-choose = Escolhem os outros
phase-count = A conta

prompt-pack = Pegas no baralho para dar?
prompt-give = Já partiram. Dás?
prompt-draw = Quantas compras?
prompt-fall = Como caíram as cartas?
prompt-choose = Que carta se joga?
prompt-count = A mão acabou. Algo a reclamar?

action-take-pack = Pegar no baralho
action-shuffle-once = Pegar no baralho e baralhar uma só vez
action-spill = Partir ({ $number }) e deixar cair uma carta ao chão
action-deal = Dar
action-misdeal = Dar mal: uma a mais a { $name }, uma a menos a { $other }
action-misdeal-stock = { $named ->
    [first] Dar mal: uma a mais a { $name }, da baceta
   *[after] Dar mal: uma de { $name } à baceta
}
action-face = Descobrir ao dar uma carta de { $name }
action-recut = Pedir que se parta outra vez
action-let-go = Deixar passar o descarte
action-peek = Ver a carta de cima
action-draw = Comprar { $number }
action-put-back = Devolver a carta sem a ver
action-take-up = Ver a carta
action-change = Trocar o descarte
action-add = Deixar ir outra carta
action-omit = Não jogar a esta vaza
action-drop = Deixar cair uma carta
action-fumble = Deixar cair uma carta ao chão
action-scatter = Deixar sair duas ou três cartas juntas
action-face-down = Todas viradas para baixo
action-one-up = Só se viu uma: { $card }
action-beneath = Viram-se todas, e por baixo está { $the-card }
action-apart = Viram-se todas, e ninguém sabe qual foi a primeira
action-choose = Que se jogue { $the-card }
action-demand = Exigir a { $name } a carta caída
action-mend = Recolher a carta e assistir
action-mix = Misturar as vazas
action-done = Nada a reclamar
action-claim-revoke = Reclamar: { $name } renunciou
action-claim-turn = Reclamar: { $name } jogou fora da vez
action-claim-cards = Reclamar: { $name } tem um número de cartas errado
action-claim-stock = Reclamar: { $name } deixou mal a baceta
action-claim-faced = Reclamar: { $name } descobriu uma carta ao dar
action-claim-deal = Reclamar: não cabia a { $name } dar
action-claim-look = Reclamar: { $name } viu a baceta
action-claim-change = Reclamar: { $name } trocou o descarte
action-claim-twice = Reclamar: { $name } descartou duas
action-claim-heard = Dizer que um mirone apontou uma renúncia de { $name }
action-claim-shuffle = Reclamar: { $name } baralhou uma só vez
action-claim-several = Reclamar: há cartas de { $name } na mesa
action-claim-doubt-ace = Reclamar um ás a { $name }, que misturou as cartas
action-claim-doubt-ace-of-oros = Reclamar o ás de ouros a { $name }, que misturou as cartas
action-claim-doubt-caballo = Reclamar o cavalo a { $name }, que misturou as cartas
action-claim-doubt-partida = Reclamar a partida a { $name }, que misturou as cartas

## Contas e notas

account-plate = o pratinho (platillo)
account-raffle = o sorteio da mesa
heap-plate = Pratinho: { $amount }
heap-raffle = Por sortear: { $amount }
note-rate = Maripérez: tudo se paga × { $value }
note-tanto = Cada tento vale { $value }

## Pagamentos

reason-partida = Pela partida
reason-sold = Por uma carta vendida
reason-drawn = Por uma carta sacada
reason-led = Por uma carta jogada de cabeça
reason-locked = Por uma carta encerrada
reason-asleep = Por uma carta que dormia
reason-laid-down = Pelas cartas estendidas
reason-revesino = Pelo Revesino
reason-cut = Pelo Revesino cortado a tempo
reason-four-aces = Pelos quatro ases
reason-four-aces-lost = Pelos quatro ases perdidos
reason-premium = O sobrepreço do cavalo
reason-ante = A sua parte do pratinho
reason-plate-filled = Para refazer o pratinho
reason-plate-shared = Reparte-se o pratinho
reason-returned = Devolve-se o que se pagou no momento
reason-raffle-won = O que se sorteava
reason-discard-changed = Por trocar o descarte
reason-discarded-twice = Por descartar duas
reason-revoke = Por uma renúncia
reason-revoke-again = Por renunciar outra vez
reason-card-too-many = Por jogar com uma carta a mais
reason-card-too-few = Por jogar com uma carta a menos
reason-careless = Por deitar duas cartas ou nenhuma
reason-dealer-looked = Por ver a baceta sendo pé
reason-mixed = Por misturar as cartas antes de tempo

piece-ficha = { $count ->
    [one] 1 ficha de dez
   *[other] { $count } fichas de dez
}
piece-tanto = { $count ->
    [one] 1 tento
   *[other] { $count } tentos
}
piece-dote = { $count ->
    [one] 1 dote
   *[other] { $count } dotes
}
piece-money = { $count } em dinheiro

## Opções

option-rounds = Quantas voltas dura; numa volta cada um dá uma vez
option-mari_perez = Maripérez: a primeira e a última volta pagam-se a dobrar
option-napolitana_settlement = Como se pagam os quatro ases
option-napolitana_settlement-additions = em partes iguais, e o Revesino cada qual o seu
option-napolitana_settlement-company = tudo em companhia, em partes iguais
option-napolitana_settlement-classic = ás por ás, conforme sobre quem caiam
option-napolitana_duty = O que deve quem vai aos quatro ases quando outro corta
option-napolitana_duty-additions = nada, se fizer a última vaza
option-napolitana_duty-body = paga sempre
option-napolitana_duty-cutter-first = recebe sempre o primeiro que corta
option-cut_credit = De quem é o corte se dois superam a carta
option-cut_credit-first-beater = do primeiro que a supera
option-cut_credit-trick-taker = de quem faz a vaza
option-mano_pardon = Ao mão com quatro ases perdoa-se a primeira vaza
option-sleeping_paid = As cartas de pagamento que dormem pagam-se
option-lock_scope = Que cartas encerradas recebe quem ganha a partida
option-lock_scope-caballo = as de copas com o cavalo
option-lock_scope-off = só os dois casos do livro
option-lock_scope-all-suits = as de qualquer naipe
option-platillo = Pratinho: o cavalo vendido ou sacado tem sobrepreço
option-platillo_premium = De quanto é o sobrepreço
option-platillo_ante = Quanto põe cada um no pratinho ao começar
option-platillo_drawn = Quem recebe o sobrepreço do cavalo sacado
option-platillo_drawn-drawer = quem o saca
option-platillo_drawn-plate = o pratinho
option-platillo_led = Sobrepreço do cavalo jogado de cabeça ou encerrado
option-platillo_led-none = nenhum
option-platillo_led-plate = põe-se no pratinho
option-platillo_led-partida = paga-se a quem ganha a partida
option-pay_timing = Quando se pagam as cartas vendidas e sacadas
option-pay_timing-end = no fim da mão
option-pay_timing-at-once = no momento
option-raffle = A quem cabe o que se sorteia
option-raffle-highest-sword = à espada mais alta
option-raffle-best-king = ao melhor rei
option-forgotten_draw = Se alguém descarta e se esquece de comprar
option-forgotten_draw-continue = continua-se, e paga-se a carta a menos
option-forgotten_draw-void = a mão é nula
option-repeat_revoke_free = Quem renunciou pode continuar a renunciar
option-lay_down = Permite-se estender as cartas antes do fim
option-deal_pattern = Como se dão as cartas
option-deal_pattern-4-4-3 = quatro, quatro e três
option-deal_pattern-3-4-4 = três, quatro e quatro
option-shuffle_cut = A lei de baralhar e partir
option-shuffle_cut-lawful = guarda-se sempre
option-shuffle_cut-by-consent = pode deixar-se se todos consentem
option-courtesy_seating = Cortesia ao tomar lugar com as senhoras
option-dote = De quantos tentos é o dote
option-tanto_value = Quanto dinheiro vale um tento

## O juiz: o que aconteceu

incident-cut-or-shuffle = Baralhou-se ou partiu-se mal
incident-bad-deal = Deu-se mal, e ninguém saiu ainda
incident-stock-count = A baceta tem uma carta a mais ou a menos
incident-deal-out-of-turn = Deu quem não devia
incident-drew-two = Alguém comprou duas por uma
incident-forgot-to-draw = Alguém não comprou na sua vez
incident-changed-discard = Alguém trocou o seu descarte
incident-looked-at-stock = Alguém viu a baceta antes de tempo
incident-discarded-twice = Alguém descartou duas vezes ou duas cartas
incident-wrong-count = Já começado o jogo, alguém tem uma carta a mais ou a menos
incident-careless-play = Alguém deitou duas cartas a uma vaza, ou nenhuma
incident-out-of-turn = Alguém jogou fora da vez
incident-dropped = Alguém deixou cair uma carta e ela foi vista
incident-several-cards = Saíram várias cartas juntas e tocaram na mesa
incident-revoke = Alguém não assistiu ao naipe, podendo
incident-laid-down = Alguém estendeu as suas cartas antes do fim
incident-look-at-trick = Alguém quer ver uma vaza já recolhida
incident-mixed-cards = Alguém misturou as cartas antes de todos estarem de acordo

fact-what = O que se fez mal?
fact-what-cut = partir
fact-what-shuffle = baralhar
fact-number = Quantas cartas se levantaram, ou quantas vezes se baralhou?
fact-looked = Já alguém tinha visto as suas cartas?
fact-agreed = Tinham-no consentido os quatro?
fact-cause = Qual foi a causa?
fact-cause-dealer = quem dava
fact-cause-pack = o baralho, que tinha cartas a menos ou a mais
fact-cause-fallen = uma carta que tinha caído
fact-cause-faced = quem dava descobriu uma carta
fact-cause-faced-in-pack = havia uma carta virada no baralho
fact-led = Já se tinha jogado a primeira carta?
fact-pack = Como estava o baralho?
fact-pack-whole = completo
fact-pack-faulty = com cartas a menos ou a mais
fact-exchanged = O mão já tinha descartado?
fact-discarded = Tinha descartado?
fact-due = Era a carta que lhe cabia comprar?
fact-next_touched = O seguinte já tinha pegado na baceta?
fact-forgotten_draw = O que se combinou se alguém se esquece de comprar?
fact-forgotten_draw-continue = continua-se a jogar
fact-forgotten_draw-void = a mão é nula
fact-dealer = Era quem dava?
fact-seen = Viu-a, ou quantas se viram?
fact-seen-none = nenhuma
fact-seen-one = uma
fact-seen-several = várias
fact-order = Sabe-se qual tocou primeiro na mesa?
fact-order-known = sim, ou uma está por baixo
fact-order-unknown = não
fact-hand = O que se encontrou?
fact-hand-over = uma carta a mais
fact-hand-short = uma carta a menos
fact-act = O que fez?
fact-act-two-cards = deitou duas cartas
fact-act-no-card = não deitou nenhuma
fact-answered = Já outro tinha jogado depois?
fact-where = Onde caiu?
fact-where-table = na mesa
fact-where-floor = no chão
fact-lawful = Podia jogar-se segundo a lei?
fact-complete = Recolhida a vaza, já se tinha jogado outra carta?
fact-noticed = Quem o notou?
fact-noticed-player = um dos jogadores
fact-noticed-onlooker = um mirone
fact-mixed = As vazas estavam misturadas?
fact-holder = Tinha os quatro ases?
fact-holder-none = não
fact-holder-privileged = sim, e conservava o privilégio
fact-holder-introduced = sim, mas já o tinham introduzido
fact-before = Já tinha renunciado antes nesta mão?
fact-repeat_revoke_free = Combinou-se que quem renuncia pode continuar?
fact-holds = Quanto valem as cartas de pagamento que tinha?
fact-whose = De quem é a vaza?
fact-whose-own = sua
fact-whose-other = de outro
fact-last = É a última que se fez?
fact-doubt = O que está em dúvida?
fact-doubt-none = nada
fact-doubt-ace = um ás que não é o de ouros
fact-doubt-ace-of-oros = o ás de ouros
fact-doubt-caballo = o cavalo de copas
fact-doubt-partida = a partida
fact-end = Como acabou a mão?
fact-end-unknown = ainda não se sabe
fact-end-ordinary = foi uma mão ordinária
fact-end-false-revesino = fez todas as vazas com uma carta a mais
fact-end-four-aces = alguém foi aos quatro ases e não fez vaza
fact-end-lost-four-aces = alguém foi aos quatro ases e fez vaza
fact-end-revesino = outro deu Revesino
fact-end-cut = outro cortou um Revesino a tempo
fact-end-own-cut = cortou o Revesino quem cometeu a falta
fact-end-own-cut-four-aces = cortou-o quem cometeu a falta, e alguém ia aos quatro ases
fact-offenders = Quantos cometeram falta?
fact-whose_fault = Quem a cometeu?
fact-whose_fault-others = nem quem ia aos quatro ases nem quem saiu na vaza que os fez perder
fact-whose_fault-holder = quem ia aos quatro ases
fact-whose_fault-introducer = quem saiu na vaza que fez perder os quatro ases
fact-napolitana_settlement = Como se combinou pagar os quatro ases?
fact-napolitana_settlement-additions = em partes iguais, e o Revesino cada qual o seu
fact-napolitana_settlement-company = tudo em companhia, em partes iguais
fact-napolitana_settlement-classic = ás por ás, conforme sobre quem caiam
fact-rate = Por quanto se multiplica a mão (Maripérez)?

## O juiz: o que se decide

decision-as-agreed = Vale o que os quatro consentiram.
decision-good = Está bem feito.
decision-too-late = Já é tarde para o reclamar.
decision-done-again = Faz-se outra vez.
decision-void = A mão é nula.
decision-void-and-fine = A mão é nula, e quem cometeu a falta paga duas partidas.
decision-stands = A mão vale como está.
decision-may-draw = Ainda pode comprar.
decision-exchange-lost = Perdeu o seu descarte, e nada mais.
decision-no-draw = Fica com as suas cartas e não compra.
decision-put-back = Volta a pô-la na baceta sem pena.
decision-pays-all = Paga tudo o que está em jogo na mão.
decision-taken-back = Recolhe a carta.
decision-no-demand = Não se pode exigir.
decision-may-demand = Os outros podem exigir que se jogue.
decision-takes-back = Recolhe-as e joga a que quiser.
decision-plays-the-seen = Joga-se a que se viu.
decision-plays-the-first = Joga-se a que tocou primeiro na mesa.
decision-others-choose = Os outros escolhem qual se joga.
decision-lawful-renounce = É o seu privilégio: não há renúncia.
decision-may-mend = Pode emendá-lo, e não paga nada.
decision-no-claim = Já não se pode reclamar.
decision-nothing-more = Não paga mais nada.
decision-fined-again = Por cada repetição paga uma partida.
decision-played-on-open = Continua-se a jogar com as suas cartas à vista.
decision-may-look = Pode vê-la.
decision-may-not-look = Não a pode ver.
decision-pays-doubt = Paga quanto fique em dúvida.

follows-hand-stands = A mão continua como está.
follows-cut-again = Parte-se outra vez.
follows-shuffle-again = Baralha-se outra vez.
follows-hand-void = Recolhem-se as cartas: nada desta mão conta.
follows-same-dealer = Dá outra vez a mesma pessoa.
follows-next-dealer = Perde a vez de dar: dá quem está à sua direita.
follows-rightful-dealer = Dá a pessoa a quem cabia.
follows-rotation-kept = A volta continua como se tivesse dado quem devia.
follows-draws-now = Compra agora.
follows-card-under = A carta volta para baixo da baceta.
follows-card-returned = A carta volta à baceta.
follows-no-draw = Perde o seu descarte.
follows-played-out = A mão joga-se até ao fim.
follows-pays-stake = Ao pagar, paga por todos.
follows-wins-nothing = O que teria ganhado passa ao seguinte com direito.
follows-less-unowed = Desses tentos desconta-se o que ninguém deve: a carta de pagamento com que tenha saído quem ia aos quatro ases e, onde o que dorme não se paga, a que dormia.
follows-raffled-next = Sorteia-se entre os outros na mão seguinte.
follows-card-stays = A carta fica jogada.
follows-card-back = A carta volta à sua mão.
follows-card-to-hand = A carta volta à sua mão.
follows-may-be-demanded = Na sua vez, pode ser-lhe exigida.
follows-must-be-played = Essa carta tem de se jogar.
follows-later-may-change = Os que jogaram depois podem mudar a sua.
follows-draws-nothing = Não recebe os ases que sacar depois.
follows-no-more-revokes = Já não se pode reclamar nenhuma renúncia.

party-offender = quem cometeu a falta
party-others = os outros, que não cometeram falta
party-each = cada um dos outros, que não cometeram falta
party-raffle = o sorteio da mesa
party-entitled = quem tenha direito
party-maker = quem deu Revesino
party-cutter = quem o cortou
party-holder = quem ia aos quatro ases
party-introducer = quem saiu na vaza que os fez perder
party-claimant = quem o reclama

## The guide
guide-consent = Querem dar sem partir: só se pode se os quatro aceitarem.
guide-exchange = Podes deixar uma carta e comprar outra da baceta. Se não trocares, vês a de cima e põe-la por baixo.
guide-exchange-dealer = Dás tu: não compras. Deixa uma das tuas doze cartas.
guide-exchange-bare = Deixa um ás ou o cavalo de copas se estiverem secos, antes de um rei seco.
guide-exchange-asleep = Se dormir, paga-o quem perder a partida desta mão a quem a ganhar.
guide-exchange-unpaid = Nesta mesa o que dorme não se paga.
guide-play-lead = Sais tu, com a carta que quiseres. Aqui convém não fazer vazas: as cartas baixas são as boas, e não há trunfos.
guide-play-follow = Tens do naipe que saiu: tens de assistir, mas ninguém te obriga a ganhar. Com uma carta mais baixa, a vaza é de outro.
guide-play-free = Não tens do naipe que saiu: deita a que quiseres, de preferência uma que te estorve. Um ás ou o cavalo de copas assim vendido paga-o quem leva a vaza.
guide-play-aces = Tens os quatro ases (ou três e o cavalo): podes não assistir quando quiseres. Desde a primeira vez já não podes voltar atrás.
guide-play-aces-equal = Sem nenhuma vaza recebes 4 de cada um; com uma, pagas 4 a cada um.
guide-play-aces-classic = Sem nenhuma vaza recebes a partida e as cartas de pagamento; com uma, pagas 12 a quem saiu nela.
guide-play-last-pair = Com o cavalo e o rei de copas como últimas cartas, a lei manda fazer a vaza com o cavalo e sair depois com o rei.

## Erros

error-no-quarters = Com um sobrepreço de { $premium }, cada um põe no pratinho um múltiplo de { $quarter }, e { $ante } não o é: muda o que se põe ou o sobrepreço.
error-stock-too-long = A baceta de { $game } tem { $asleep } cartas, não { $given }.

## Probabilidades

odds-aces = Ases na mão dada
odds-payment-cards = Cartas de pagamento: os ases e o cavalo de copas
odds-napolitana = Napolitana
odds-row-any = quatro cartas de pagamento ou mais
odds-voids = Naipes que faltam
odds-play = Como acaba a mão, e para quem
odds-won = O que cada um ganha numa mão, em média
odds-row-tantos = tantos
odds-row-partida = partida ganha
odds-row-revesino = Revesino feito
odds-row-cuts = Revesino cortado
odds-row-revesino-lost = Revesino perdido
odds-row-four-aces-won = quatro ases ganhos
odds-row-four-aces-lost = quatro ases perdidos
odds-by-others = os outros
odds-by-dealer = dador
odds-by-mano = mão
odds-by-second = segundo
odds-by-third = terceiro
odds-by-any = algum
