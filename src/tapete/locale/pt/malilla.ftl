# As cinco Malillas.

game-malilla = Malilla
game-malilla-about = Quatro jogadores em duas duplas: manda o nove, e contam as figuras.
game-malilla-barrotada = Malilla barrotada
game-malilla-barrotada-about = Quatro, cada um por si: chamam-lhe também Cara de perro.
game-malilla-coja = Malilla coja
game-malilla-coja-about = Três, cada um por si, com trinta e seis cartas.
game-malilla-vistas = Malilla a cartas vistas
game-malilla-vistas-about = Para dois: cada um joga seis montes com a carta de cima à vista.
game-malilla-cubiertas = Malilla a cartas cobertas
game-malilla-cubiertas-about = Para dois: com as cartas escondidas e um monte para as trocar.

## O que acontece

event-lot-partners = { $you ->
    [yes] { $cards }: tiras a carta mais alta e escolhes parceiro.
   *[no] { $cards }: { $name } tira a carta mais alta e escolhe parceiro.
}
event-lot-deal = { $you ->
    [yes] Sorteio de quem dá: { $cards }. Calhou-te a ti.
   *[no] Sorteio de quem dá: { $cards }. Calhou a { $name }.
}
event-lot-again = Empate no sorteio: repete-se.
event-favourite = O naipe favorito é { $suit }: se for trunfo, tudo se paga a dobrar.
event-asks-leave = { $you ->
    [yes] Pedes que alguém jogue por ti.
   *[no] { $name } pede que alguém jogue no seu lugar.
}
event-consents = { $you ->
    [yes] Estás de acordo.
   *[no] { $name } está de acordo.
}
event-leave-refused = { $you ->
    [yes] Não estás de acordo: não há troca.
   *[no] { $name } não está de acordo: não há troca.
}
event-leave-given = { $you ->
    [yes] Todos de acordo: alguém pode jogar por ti.
   *[no] Todos de acordo: alguém pode jogar por { $name }.
}
event-exchanged = { $you ->
    [yes] { $number ->
        [0] Não trocas nenhuma carta.
        [one] Trocas 1 carta.
       *[other] Trocas { $number } cartas.
    }
   *[no] { $number ->
        [0] { $name } não troca nenhuma carta.
        [one] { $name } troca 1 carta.
       *[other] { $name } troca { $number } cartas.
    }
}
event-drew = { $you ->
    [yes] { $count ->
        [0] Não compras nenhuma.
       *[other] Compras: { $cards }.
    }
   *[no] { $count ->
        [0] { $name } não compra nenhuma.
       *[other] { $name } compra: { $cards }.
    }
}
event-says = { $you ->
    [yes] Pedes: «{ event-says.said }»
   *[no] { $name } pede: «{ event-says.said }»
}
    .said = { $word }!
event-counted = { $side-key ->
    [pair] { $yours ->
        [yes] { $points ->
            [one] A tua dupla faz 1 ponto.
           *[other] A tua dupla faz { $points } pontos.
        }
       *[no] { $points ->
            [one] A dupla de { $name } faz 1 ponto.
           *[other] A dupla de { $name } faz { $points } pontos.
        }
    }
   *[alone] { $you ->
        [yes] { $points ->
            [one] Fazes 1 ponto.
           *[other] Fazes { $points } pontos.
        }
       *[no] { $points ->
            [one] { $name } faz 1 ponto.
           *[other] { $name } faz { $points } pontos.
        }
    }
}
event-capote = { $side-key ->
    [pair] { $yours ->
        [yes] Capote! Todas as vazas são da tua dupla.
       *[no] Capote! Todas as vazas são da dupla de { $name }.
    }
   *[alone] { $you ->
        [yes] Capote! Todas as vazas são tuas.
       *[no] Capote! Todas as vazas são de { $name }.
    }
}
event-match-over = { $number ->
    [one] A partida terminou: jogou-se a volta combinada.
   *[other] A partida terminou: jogaram-se as { $number } voltas combinadas.
}
event-goal-reached = { $you ->
    [yes] A partida terminou: a tua dupla tem { $number } pontos.
   *[no] A partida terminou: a dupla de { $name } tem { $number } pontos.
}
event-trump-named = { $you ->
    [yes] Nomeias trunfo: { $suit }.
   *[no] { $name } nomeia trunfo: { $suit }.
}
event-no-trump = { $you ->
    [yes] Dizes: «{ event-no-trump.said }». Não há trunfo, e tudo se paga a dobrar.
   *[no] { $name }: «{ event-no-trump.said }». Não há trunfo, e tudo se paga a dobrar.
}
    .said = Butifarra
event-delegates = { $you ->
    [yes] Deixas o trunfo ao teu parceiro, que tem de o nomear.
   *[no] { $name } deixa o trunfo ao seu parceiro, que tem de o nomear.
}
event-contra = { $you ->
    [yes] Dizes: «{ event-contra.said }». { event-contra.means }
   *[no] { $name }: «{ event-contra.said }». { event-contra.means }
}
    .said = { $number ->
        [2] Contro
        [4] Recontro
       *[8] Sant Vicenç
    }
    .means = { $number ->
        [2] Tudo dobra.
        [4] Tudo dobra outra vez.
       *[8] Tudo dobra pela terceira vez.
    }
event-paso = { $you ->
    [yes] Dizes: «{ event-paso.said }».
   *[no] { $name }: «{ event-paso.said }».
}
    .said = Passo

## Momentos

phase-partners = Sorteiam-se os parceiros
phase-choose-partner = Escolhe-se parceiro
phase-first-deal = Sorteia-se quem dá
phase-name-favourite = Escolhe-se o favorito
phase-consent = Pede-se uma troca de jogador
phase-exchange = Trocam-se cartas
phase-name-trump = Nomeia-se o trunfo
phase-contra = Dobra-se a mão?

## Perguntas

law-last-trick = mal.93
prompt-choose-partner = Com quem jogas?
prompt-name-favourite = Que naipe é o favorito?
prompt-consent = Estás de acordo em que alguém jogue no seu lugar?
prompt-discard = Que cartas trocas?
prompt-name-trump = Que naipe é trunfo?
prompt-contra-2 = Dobras a mão? (contro)
prompt-contra-4 = Os adversários dobraram. Dobras outra vez? (recontro)
prompt-contra-8 = Dobraram outra vez. Dobras a última? (Sant Vicenç)

## Ações

action-partner = Com { $name }
action-favourite = { $suit }
action-leave = Pedir que me substituam
action-consent = De acordo
action-refuse = Não estou de acordo
action-trump = { $suit }
action-trump-none = Butifarra: sem trunfo
action-delegate = O parceiro que nomeie
action-contra = Dobrar
action-contro = Contro
action-recontro = Recontro
action-sant-vicenc = Sant Vicenç
action-paso = Passo
action-discard = { $count ->
    [0] Não trocar nenhuma
    [one] Trocar 1 carta
   *[other] Trocar { $count } cartas
}
action-say = Pedir { $word }
word-triunfos = trunfos

## A mesa aberta

event-takes-pack = { $you ->
    [yes] Pegas no baralho.
   *[no] { $name } pega no baralho.
}
event-recut = { $you ->
    [yes] Pedes que se parta outra vez.
   *[no] { $name } pede que se parta outra vez.
}
event-discards = { $you ->
    [yes] Descartas-te de { $number }.
   *[no] { $name } descarta-se de { $number }.
}
event-peeks = { $you ->
    [yes] Espreitas a carta de cima do monte.
   *[no] { $name } espreita a carta de cima do monte.
}
event-peeked = É esta: { $card }.
event-warns = { $warned-key ->
    [you] { $name } avisa-te.
   *[other] { $you ->
        [yes] Avisas { $warned }.
       *[no] { $name } avisa { $warned }.
    }
}
event-shows = { $you ->
    [yes] Mostras as tuas cartas: { $cards }.
   *[no] { $name } mostra as suas cartas: { $cards }.
}
event-drops = { $you ->
    [yes] Cai-te uma carta: { $card }.
   *[no] Cai uma carta a { $name }: { $card }.
}
event-mends = { $you ->
    [yes] Emendas com { $the-card }.
   *[no] { $name } emenda com { $the-card }.
}
event-changes = { $you ->
    [yes] Trocas a tua carta por { $the-card }.
   *[no] { $name } troca a sua carta por { $the-card }.
}
event-owns-up = { $what-key ->
    [deal] { $you ->
        [yes] Passas o baralho: não eras tu a dar.
       *[no] { $name } passa o baralho: não era a sua vez de dar.
    }
   *[trick] { $you ->
        [yes] Devolves a vaza: não era tua.
       *[no] { $name } devolve a vaza: não era sua.
    }
}
event-ruling = { $trick ->
    [0] { $you ->
        [yes] O juiz, sobre ti: { $decision } ({ $laws })
       *[no] O juiz: { $decision } ({ $name }, { $laws })
    }
   *[other] { $you ->
        [yes] O juiz, sobre ti na vaza { $trick }: { $decision } ({ $laws })
       *[no] O juiz: { $decision } ({ $name }, vaza { $trick }, { $laws })
    }
}
event-void = A mão anula-se.

what-revoke = renúncia
what-lead = saiu fora da vez
what-turn = jogou fora da vez
what-trick = levou uma vaza alheia
what-talk = falou do jogo
what-show = mostrou as cartas
what-deal = deu fora da vez
what-cards = tem cartas a mais ou a menos
what-peek = espreitou o monte

phase-pack = Pega-se no baralho
phase-give = Dão-se as cartas
phase-draw = Tira-se do monte
phase-aside = Põe-se de lado uma carta às cegas
phase-mend = Emenda-se a vaza
phase-count = Conta-se a mão

prompt-pack = Dás tu?
prompt-give = Já partiram. Dás?
prompt-draw = Quantas tiras?
prompt-take = A vaza está completa e é tua: levantas?
prompt-mend = Emendaram uma carta: manténs a tua?
prompt-count = A mão acabou. Reclamas alguma coisa?

action-take-pack = Pegar no baralho
action-deal = Dar
action-misdeal = Dar mal: uma a mais a { $name }, uma a menos a { $other }
action-recut = Pedir que partam outra vez
action-draw = Tirar { $number }
action-peek = Espreitar o monte
action-take = Levantar a vaza
action-warn = Avisar { $name }
action-show = Mostrar as minhas cartas
action-drop = Deixar cair uma carta
action-mend = Emendar com { $the-card }
action-keep = Manter a tua carta
action-change = Trocá-la por { $the-card }
action-done = Nada a reclamar
action-own-up-deal = Passar o baralho: não era a minha vez
action-own-up-trick = Devolver a vaza alheia
action-claim-revoke = Renúncia! ({ $name })
action-claim-lead = Saiu fora da vez! ({ $name })
action-claim-turn = Jogou fora da vez! ({ $name })
action-claim-trick = Essa vaza não é sua! ({ $name })
action-claim-talk = Falou do jogo! ({ $name })
action-claim-show = Mostrou as cartas! ({ $name })
action-claim-deal = Deu fora da vez! ({ $name })
action-claim-cards = Cartas a mais ou a menos! ({ $name })
action-claim-peek = Espreitou o monte! ({ $name })

## Papéis e notas

role-alcalde = alcalde
note-favourite = Favorito: { $value }
note-rate = Tudo vale × { $value }
note-no-trump = Butifarra: sem trunfo
note-doubled = { $value ->
    [2] Contro
    [4] Recontro
   *[8] Sant Vicenç
}
note-tanto = Cada tento vale { $value }
note-exchanged = { $you ->
    [yes] Trocaste { $value }
   *[no] { $name } trocou { $value }
}
plate-exchanged = trocou { $value }

## Pagamentos

reason-turn-up = Carta virada (o alce)
reason-result = Pontos da mão
reason-capote = Capote: todas as vazas
reason-result-called = Os pontos da mão, multiplicados pelo que se disse: butifarra ou contro (costume da Butifarra, não do livro)
reason-capote-called = Capote, multiplicado pelo que se disse: butifarra ou contro (costume da Butifarra, não do livro)
reason-turn-up-returned = Devolve-se o alce
reason-revoke = Renúncia
reason-card-too-many = Uma carta a mais
reason-peek = Espreitou o monte
reason-lead-out-of-turn = Saída fora da vez
reason-deal-out-of-turn = Deu fora da vez
reason-wrong-trick = Vaza alheia
reason-talk = Falou do jogo
reason-show = Mostrou as cartas

piece-hundred = { $count ->
    [one] 1 ficha de cem
   *[other] { $count } fichas de cem
}
piece-ten = { $count ->
    [one] 1 ficha de dez
   *[other] { $count } fichas de dez
}
piece-one = { $count ->
    [one] 1 ficha de um
   *[other] { $count } fichas de um
}
piece-money = { $count } em dinheiro

## Opções

option-rounds = Quantas voltas dura a partida; numa volta dá uma vez cada jogador
option-favourite = Como se decide o naipe favorito, em que tudo se paga a dobrar
option-favourite-drawn = por sorteio
option-favourite-chosen = escolhe-o quem dá primeiro
option-favourite-none = sem favorito
option-mariperez = A Maripérez: a primeira e a última volta pagam-se a dobrar
option-mariperez_with_favourite = Quanto se paga quando o favorito calha na Maripérez
option-mariperez_with_favourite-4 = o quádruplo
option-mariperez_with_favourite-2 = o dobro
option-tanto = Quanto dinheiro vale cada tento
option-courtesy = Cortesia: se joga uma senhora, dá ela primeiro
option-substitutes = Pode substituir-se um jogador?
option-substitutes-consent = se todos estiverem de acordo
option-substitutes-never = nunca
option-view_last_trick_only = Só se pode ver a última vaza
option-partners = Como se formam as duplas
option-partners-agreed = como se sentaram
option-partners-seats = sorteiam-se os lugares
option-partners-kings = os dois primeiros reis
option-partners-weaker = escolhe um dos dois mais fracos
option-talking = A Malilla falada: pode-se pedir um naipe em voz alta
option-packet = De quantas em quantas se dão as cartas
option-under_ruff = É preciso cortar mesmo sem ganhar a vaza?
option-under_ruff-free = não é preciso
option-under_ruff-forced = é obrigatório
option-turn_up_from_all = O alce é pago por todos, e não só por quem partiu o baralho
option-alcalde = Com alcalde: cinco à mesa, e quem dá descansa
option-fine_to_each = A multa paga-se inteira a cada um dos outros
option-exchange_limit = Quantas cartas pode trocar o mão
option-exchange_limit-none = as que quiser
option-sleeping = Como se paga quando ficam cartas de valor por jogar
option-sleeping-excess = o que o vencedor passa de 36
option-sleeping-shortage = o que falta ao outro para 36
option-sleeping-half = metade da diferença
option-match = Quando acaba a partida
option-match-rounds = depois das voltas combinadas
option-match-goal = quando uma dupla chega aos pontos: cada uma marca o que ganha
option-points_to_win = A quantos pontos, nesse caso
option-capote = O que ganha o capote
option-capote-72 = 72
option-capote-36 = 36: só os pontos acima da metade
option-trump = De onde vem o trunfo
option-trump-turned = da última carta, que se vira
option-trump-dealer = nomeia-o quem dá, ou deixa-o ao parceiro: um naipe, ou nenhum e tudo é a dobrar
option-contra = Com trunfo nomeado: pode-se dobrar? (contro, recontro, Sant Vicenç: × 2, 4, 8)

## O juiz: o que aconteceu

incident-short-cut = Ao partir alguém levantou menos de quatro cartas
incident-bad-deal = A alguém sobra ou falta uma carta, e ainda ninguém saiu
incident-exposed = Viu-se uma carta ao dar
incident-deal-out-of-turn = Alguém deu fora da vez
incident-wrong-count = Já começado o jogo, a alguém sobra ou falta uma carta
incident-faulty-pack = A meio da mão descobre-se que o baralho não está completo
incident-lead-out-of-turn = Alguém saiu fora da vez
incident-play-out-of-turn = Alguém jogou antes da sua vez
incident-revoke = Renúncia: alguém não assistiu, não ganhou ou não cortou, podendo
incident-wrong-trick = Alguém levantou uma vaza que não é sua
incident-look-at-trick = Alguém quer ver uma vaza já levantada
incident-talk = Alguém fala do jogo antes de acabar a mão
incident-show = Alguém mostra as suas cartas
incident-substitute = Alguém quer que outra pessoa jogue no seu lugar
incident-exchange-count = Alguém comprou cartas a mais ou a menos
incident-peek = Alguém espreitou uma carta do monte

fact-lifted = Quantas cartas levantou?
fact-dealing = Já se tinha começado a dar?
fact-cause = De quem foi a culpa?
fact-cause-dealer = de quem dava
fact-cause-pack = do baralho, que tinha defeito
fact-turn_up = Quanto se pagou pelo alce?
fact-rate = Por quanto se multiplica a mão (favorito, Maripérez, butifarra, contro)?
fact-agreed = Estão todos de acordo em continuar?
fact-led = Já alguém tinha saído?
fact-hand = O que se lhe encontrou?
fact-hand-over = uma carta a mais
fact-hand-short = uma carta a menos
fact-hand-both = na mesma dupla, a mais e a menos
fact-points = Quantos pontos fez quem cometeu a falta (ou a sua dupla)?
fact-points-unknown = ainda não se sabe
fact-against = Quantos pontos fez o outro?
fact-against-unknown = ainda não se sabe
fact-also = Faltou também outro?
fact-also-none = ninguém
fact-also-others = a outra parte
fact-also-right-1 = o primeiro à sua direita
fact-also-right-2 = o segundo à sua direita
fact-also-right-3 = o terceiro à sua direita
fact-fine_to_each = Combinou-se: a multa paga-se inteira a cada um dos outros?
fact-turn_up_from_all = Combinou-se: o alce é pago por todos, e não só por quem parte?
fact-sleeping = Como se paga quando ficam cartas de valor por jogar?
fact-sleeping-excess = o que o vencedor passa de 36
fact-sleeping-shortage = o que falta ao outro para 36
fact-sleeping-half = metade da diferença
fact-capote = Houve capote?
fact-capote-none = não
fact-capote-offender = deu-o quem cometeu a falta
fact-capote-others = deram-no os outros
fact-answered = O seguinte já tinha jogado?
fact-kind = O que deixou de fazer?
fact-kind-follow = assistir ao naipe
fact-kind-beat = ganhar com carta mais alta
fact-kind-ruff = cortar
fact-kind-over-ruff = recortar
fact-noticed = Quem deu por isso?
fact-noticed-self = o próprio
fact-noticed-partner = o parceiro
fact-noticed-onlooker = um mirone
fact-noticed-opponent = um adversário
fact-taken_up = A vaza já estava levantada?
fact-whose = De quem era a vaza?
fact-whose-partner = do parceiro
fact-whose-opponent = dos adversários
fact-whose-own = sua ou da sua dupla
fact-played = Já se tinha jogado para a vaza seguinte?
fact-last = É a última vaza?
fact-only_last = Combinou-se ver só a última?
fact-talking = Joga-se a Malilla falada?
fact-how = Como se viram?
fact-how-purpose = mostrou-as de propósito
fact-how-dropped = caiu-lhe uma carta
fact-consent = Consentem todos?
fact-drew = Quantas comprou?
fact-drew-more = a mais
fact-drew-fewer = a menos

## O juiz: o que se decide

decision-fault = É falta: quem a cometeu não conta esta mão e paga a multa.
decision-good-cut = Foi bem partido: vale.
decision-too-late = Já é tarde para reclamar.
decision-cut-again = Que se parta outra vez.
decision-void = A mão não vale.
decision-go-on = Continuem a jogar.
decision-deal-stands = A mão joga-se como foi dada, e quem deu fora da vez paga a multa.
decision-no-fine = Não há multa.
decision-mended = Emenda-se, e não há multa.
decision-may-mend = Pode emendar sem pagar nada.
decision-no-fault = Não há falta.
decision-give-back = Devolve a vaza, e não há multa.
decision-may-look = Pode vê-la.
decision-may-not-look = Não pode vê-la.
decision-may-leave = Pode deixar outro no seu lugar.
decision-may-not-leave = Não pode deixar outro no seu lugar.

follows-not-counting = Se ganhar a mão, não cobra; se a perder, paga-a além da multa.
follows-debts-struck = O que teria cobrado desconta-se do que devem os outros, tento a tento, sempre de quem então deve mais; entre iguais, do primeiro à sua direita.
follows-neither-collects = Nenhum dos que faltaram cobra nada pela mão.
follows-set-off = As suas multas compensam-se uma com a outra.
follows-played-out = A mão joga-se até ao fim.
follows-hand-stands = A mão continua como está.
follows-cut-again = Parte-se de novo antes de dar.
follows-hand-void = Recolhem-se as cartas: nada desta mão conta.
follows-turn-up-returned = O alce que se cobrou devolve-se.
follows-pack-mended = Completa-se o baralho.
follows-same-dealer = Torna a dar quem deu.
follows-next-dealer = Perde a vez de dar: dá quem está à sua direita.
follows-rightful-dealer = Dá quem devia dar.
follows-earlier-stands = As mãos anteriores ficam como estão.
follows-deal-goes-on = A vez de dar continua pela direita de quem deu.
follows-he-counts = Os seus pontos contam.
follows-no-capote = Quem tem uma carta a menos não pode dar capote.
follows-surplus-aside = Tiram-lhe sem ver a carta que sobra, e põe-se de lado.
follows-missing-drawn = Compra a carta que lhe falta, se ainda houver monte.
follows-lead-stands = A saída vale, e a vaza continua daí.
follows-card-back = Recolhe a sua carta, e joga quem deve.
follows-card-stays = A carta fica jogada.
follows-later-may-change = Os que jogaram depois podem mudar a sua.
follows-trick-back = A vaza volta a quem a ganhou.
follows-winner-leads = Sai quem a ganhou.
follows-trick-credited = A vaza conta-se a quem a ganhou.
follows-card-to-hand = A carta volta à sua mão.

party-offender = quem cometeu a falta
party-others = os outros
party-each = cada um dos outros
party-dealer = quem deu
party-payer = quem pagou o alce
party-payers = cada um dos que pagaram o alce
party-right-1 = o primeiro à sua direita
party-right-2 = o segundo à sua direita
party-right-3 = o terceiro à sua direita

## Erros

error-wrong-hands = Tem de haver { $seats } mãos, não { $given }.
error-card-twice = { $card } está escrita duas vezes.
error-not-in-pack = { $card } não está no baralho de { $game }.
error-hand-too-long = O lugar { $seat } recebe { $each } cartas, não { $given }.
error-unknown-start = Uma partida de { $game } não pode começar com «{ $name }»: pode com { $known }.
error-not-a-list = { $name } tem de ser uma lista de números.
error-two-stronger = stronger tem de nomear duas pessoas diferentes.
error-not-a-score = score tem de ser uma lista de números inteiros.
error-bad-score = score tem de dar { $sides } números que somem zero.
error-no-dealer = Ainda não se sabe quem dá: começa com um dealer, ou sorteiem.
error-stock-too-long = O monte de { $game } tem { $asleep } cartas, não { $given }.
error-unknown-school = Não há nenhuma escola «{ $school }»: escolhe { $known }.

error-no-favourite = Nesta mesa combinou-se jogar sem naipe favorito.

## The guide
guide-choose-partner = Ganhaste o sorteio: escolhe quem joga contigo toda a partida. Senta-se à tua frente.
guide-name-favourite = Escolhe o naipe favorito de toda a partida: quando sai de trunfo, tudo se paga a dobrar.
guide-consent = Alguém quer deixar o seu lugar a outro: só pode se todos os outros estiverem de acordo.
guide-discard = Troca as cartas que não te servem por outras tantas do monte, que ninguém viu: as brancas (do oito ao dois) não valem pontos. O que levares já não fica para o outro.
guide-name-trump = Diz o trunfo: convém o teu naipe mais comprido e forte. Sem trunfo ninguém corta e tudo vale a dobrar; também podes deixá-lo ao parceiro, que então tem de decidir.
guide-contra-2 = Se achas que os adversários não chegam a metade dos pontos, dobra: o que se ganhar vale o dobro, para quem o ganhar.
guide-contra-4 = Os adversários acham que a tua dupla perde. Se tens a certeza do contrário, dobra outra vez: passa a valer quatro vezes.
guide-contra-8 = É a última vez que se pode dobrar: a mão vale oito vezes.
guide-play-beat = Está a ganhar um adversário: tens de assistir e, como podes, também cobrir. Servem as cartas que batem a melhor da mesa.
guide-play-cannot-beat = Tens de assistir. Nenhuma das tuas cartas do naipe bate a melhor da mesa, por isso serve qualquer delas: guarda as que contam.
guide-play-ruff = Não tens do naipe e está a ganhar um adversário: deves cortar, e se já cortaram, com um trunfo maior.
guide-play-under-ruff = Não tens do naipe e os teus trunfos não ganham, mas nesta mesa combinou-se que é preciso jogar um mesmo assim.
guide-play-cannot-ruff = Não tens do naipe nem trunfo que ganhe a vaza: joga o que quiseres, de preferência uma carta branca.
guide-play-friend-follow = A vaza é do teu parceiro: tens de assistir, mas não precisas de o cobrir. É a altura de lhe dar pontos.
guide-play-friend-free = Não tens do naipe e a vaza é do teu parceiro: joga o que quiseres. É a altura de lhe dar pontos.
guide-play-vistas-lead = Sais tu, com qualquer das cartas de cima dos teus montes. A de baixo vê-se logo que jogues.
guide-play-vistas-follow = Mostras cartas do naipe que saiu: tens de assistir com uma delas, mas não precisas de ganhar.
guide-play-vistas-free = Não mostras nenhuma carta do naipe que saiu: joga qualquer das de cima; cortar não é obrigatório.

## Probabilidades

odds-trumps = Trunfos na mão dada; a carta virada é de quem dá
odds-nines = Malilhas (noves) na mão
odds-turn-up = O que vale a carta virada (o alce)
odds-play = O que cada um tira de uma mão
odds-row-points = pontos, em média
odds-row-most = conta mais do que todos
odds-row-capote = capote
odds-by-others = os outros
odds-by-dealer = dador
odds-by-mano = mão
odds-by-second = segundo
odds-by-third = terceiro
odds-by-mano-pair = dupla do mão
odds-by-dealer-pair = dupla do dador
