# As palavras da página.

## Por toda a parte
web-home = Jogos
web-lobby = Mesas
web-rules = Regras
web-judge = O juiz
web-history = Partidas
web-account = A tua conta
web-settings = Definições
web-language = Língua
web-menu = Menu
web-close = Fechar
web-copy = Copiar a ligação
web-copied = Copiado
web-share = Partilhar
web-all = tudo
web-choose = Escolhe…
web-save = Guardar
web-saved = Guardado.
web-game = Jogo
web-nowhere = Aqui não há nada
error-offline = O servidor não responde. Tenta daqui a um momento.

## A primeira página
web-welcome = Senta-te à mesa
web-welcome-more = Os jogos de cartas clássicos de Espanha e Portugal, com as suas próprias leis. Escolhe um: o baralho está pronto e já há quem jogue contigo.
web-play-now = Jogar já
web-courses = Aprender
web-learn = Como se joga
web-no-games = Ainda não há nenhum jogo.
web-going = As tuas mesas
web-go-back = Voltar à mesa: { $game }
web-keep-learning = Continuar a aprender: { $game }

## Uma mesa nova
web-new-table = Criar uma mesa
web-open-table = Criar a mesa
web-who-plays = Quem joga
web-place = Lugar { $number }
web-you = tu
web-somebody = livre, para quem chegar
web-bot = a casa, { $level }
web-bot-trait = a casa, { $level }; { $trait }
web-who-may-come = Quem se pode sentar
web-by-link = quem tiver a ligação
web-public = qualquer pessoa: aparece na lista de mesas
web-allow-chat = Conversa livre
web-pace = Ritmo
web-pace-calm = calmo
web-pace-brisk = rápido
web-pace-instant = sem esperas
web-options = O que a mesa combina
web-regulation = Como se joga?
web-regulation-changes = Muda
web-regulation-nothing = Não muda nada.
web-regulation-source = Fonte
web-regulation-not-ours = Não é assim que jogamos
web-regulation-note = Como se joga aí, para quem receber a ligação
web-regulation-share = Ligação para estas regras
web-regulation-note-of = Uma nota que veio com estas regras
web-level = Como joga a casa
level-random = fácil
level-treatise = pelo tratado
level-club = de clube
level-strong = forte

## As mesas
web-lobby-open = Com lugar livre
web-lobby-none = Agora ninguém está à espera. Cria tu uma mesa e partilha a ligação.
web-lobby-more = Mais mesas
web-lobby-playing = A jogar
web-lobby-nothing = Agora não se está a jogar nenhuma partida pública.
web-watch = Ver
web-watchers = { $count ->
    [one] 1 a ver
   *[other] { $count } a ver
}
web-open-kind = mesa aberta
web-sit = Sentar-me
web-stand-up = Levantar-me
web-waiting = A mesa está pronta. A partida começa quando todos os lugares estiverem ocupados.
web-place-free = lugar livre
web-place-kept = lugar de { $name }, que ainda não respondeu
web-kept-until = Fica guardado até: { $when }
web-give-to-bot = Que jogue a casa
web-free-place = Deixá-lo livre
web-give-up-table = Desfazer a mesa
web-give-up-sure = Já ninguém se poderá sentar aqui; quem estiver sentado é avisado.
web-given-up = Esta mesa foi desfeita
web-given-up-next = A partida não chegou a começar. Cria outra mesa.
web-share-link = Envia esta ligação a quem queres que jogue:
web-qr = A ligação, para ler com o telemóvel

## Companhia
web-which-game = Que tipo de { $game }
web-players = { $count } jogadores
web-with-house = Com a casa
web-with-friends = Com amigos
web-choose-all = Escolher tudo
web-company = Com quem jogas?
web-friends-how = Todos os lugares ficam livres. Recebes uma ligação para partilhar e começas quando quiseres: a casa ocupa os lugares que sobrarem.
web-house-how = A partida começa já: a casa ocupa os outros lugares.
web-place-by-place = Lugar a lugar
web-clock = Relógio
web-clock-none = nenhum
web-clock-relaxed = calmo
web-clock-brisk = ligeiro
web-clock-none-how = Ninguém tem pressa.
web-clock-relaxed-how = Minuto e meio por vez; o que passar do minuto desconta-se de dez minutos para toda a partida. Depois joga a casa, até tocares em alguma coisa.
web-clock-brisk-how = Meio minuto por vez; o que passar de vinte segundos desconta-se de dois minutos para toda a partida. Depois joga a casa, até tocares em alguma coisa.
web-newcomers = Quem chegar pode ocupar um lugar da casa entre duas mãos
web-newcomers-yes = Quem chegar pode ocupar um lugar da casa entre duas mãos.
web-newcomers-no = Durante a partida não se senta mais ninguém.
web-rating-rated = Esta partida conta para a classificação.
web-rating-guest = Não conta para a classificação: alguém joga sem conta.
web-rating-alone = Não conta para a classificação: joga-se só contra a casa.
web-rating-friendly = Não conta para a classificação: assim se combinou.
web-rating-newcomers = Não conta para a classificação: ainda pode entrar gente em lugar da casa.
web-rated-friends = Que conte para a classificação, se todos tiverem conta
web-rated-house = Que conte para a classificação: não se poderá desfazer nada
web-rated-leave = Esta partida conta para a classificação: quem a deixa perde-a.
web-your-pair = A tua dupla
web-other-pair = A outra dupla
web-one-pair = Uma dupla
web-places = Lugares
web-pairs-drawn = As duplas são sorteadas quando a partida começa.
web-with-me = Jogar comigo
web-with-me-whom = Jogar comigo: { $name }
web-move-here = Passar para aqui
web-begin = Começar
web-begin-with-house = Começar com a casa
web-begin-free = { $count ->
    [one] A casa ocupa o lugar livre.
   *[other] A casa ocupa os { $count } lugares livres.
}
web-begin-host = A partida começa quando o disser quem criou a mesa.
web-agreed = O combinado
web-agreed-usual = Tudo como de costume.
web-agreed-all = Ver tudo
web-call-me = O teu nome
web-copy-selected = Está selecionada: copia-a com Ctrl+C, ou mantém o dedo em cima.
web-link-here = Esta ligação só serve neste dispositivo. Para virem outros, arranca o Tapete assim:
web-link-others = O endereço para os outros
web-place-to-take = há lugar para ocupar
web-watch-plain = Estás a ver.
web-watch-ask = Depois desta mão podes ocupar o lugar de:
web-take-place = Ocupar o lugar de { $name }
web-take-back = Recuperar o meu lugar
web-coming = Depois desta mão ocupas o lugar de { $name }.
web-coming-back = Depois desta mão o teu lugar volta a ser teu.
web-coming-not = Prefiro ver
web-left-place = Saíste: a casa joga no teu lugar.
web-clock-warn = Estás aí? Daqui a pouco joga a casa por ti.
web-seconds = { $count } s
web-idle-you = A casa joga por ti.
web-idle-touch = Estou aqui
web-house-plays = joga a casa
web-joins = depois { $name }
web-news-left = { $name } saiu: a casa continua a jogar.
web-news-idle = { $name } não faz nada: joga a casa.
web-news-away = { $name } está ausente: joga a casa.
web-news-back = { $name } volta a jogar.
web-news-sat = { $name } ocupa o lugar de { $other }.
web-news-comes = { $name } ocupa o lugar de { $other } depois desta mão.
web-left-table = Saíste da mesa: a casa continua a jogar por ti.
web-left-watch = Ver a mesa

## A mesa
web-sitting-down = A entrar na mesa…
web-no-table = Esta mesa não existe
web-no-table-next = Talvez já tenha fechado. Escolhe um jogo e cria outra.
web-aside = Esta mesa fica de parte
web-aside-next = Foi criada com outra versão do Tapete, cujas regras mudaram desde então. Está guardada; quem mantém o servidor pode vê-la. Cria outra.
web-stranger = Não conseguimos reconhecer-te
web-stranger-next = Permite os cookies desta página e volta a carregá-la.
web-hand = { $number ->
    [0] Antes da primeira mão
   *[other] Mão { $number }
}
web-table-menu = Consultar
web-undo = Desfazer
web-guide = Guia
web-guide-off = Fechar o guia
web-first-hand = Primeira mão com guia
web-last-trick = Última vaza
web-last-trick-none = Ainda não há nenhuma vaza para ver.
web-last-trick-forbidden = A lei já não deixa ver a última vaza.
web-tricks-of = Vazas de { $name }
web-ledger = Contas
web-ledger-empty = Ainda não se pagou nada. Aqui verás cada pagamento, a razão e a lei que o manda.
web-log = Crónica
web-log-empty = Ainda não aconteceu nada.
web-talk = Conversa
web-hushed = Nesta mesa não se fala enquanto se joga a mão.
web-talk-empty = Ninguém disse nada. Diz olá.
web-say = Escreve alguma coisa…
web-send = Enviar
web-side = Crónica, contas e conversa
web-score = Pontuação
web-owes = Deve { $what }
web-trump = trunfo
web-stock = { $count ->
    [one] Resta 1 carta no monte
   *[other] Restam { $count } cartas no monte
}
web-turned = Carta virada: { $card }
web-cards-held = { $count ->
    [one] 1 carta na mão
   *[other] { $count } cartas na mão
}
web-cards-uncounted = cartas na mão, por contar
web-hidden-card = carta tapada
web-tricks-taken = { $count ->
    [one] 1 vaza
   *[other] { $count } vazas
}
web-partner = joga contigo
web-rests = descansa
web-away = ausente
web-your-cards = As tuas cartas
web-your-choice = O que podes fazer
web-touch-cards = { $several ->
    [yes] Toca em { $least } a { $most } cartas
   *[no] { $most ->
        [one] Toca numa carta
       *[other] Toca em { $most } cartas
    }
}
web-sure = Tens a certeza? { $what }
web-back = Voltar
web-less = Menos
web-more = Mais
web-more-acts = Mais ações
web-claim = Reclamar
web-turn-of = É a vez de { $name }
web-out-of-turn = Não é a tua vez. Toca outra vez na carta se a jogas mesmo assim.
web-watching = Estás a ver: não vês as cartas de ninguém.
web-judge-decides = O juiz decide
web-lost = Perdeu-se a ligação. Guardamos-te o lugar; a ligar de novo…
web-rated = Nível de { $name }: { $before } → { $after } ({ $more })
web-go-on = Continuar
web-put-away = Fechar
web-hand-over = Fim da mão { $number }
web-hand-unpaid = Ninguém pagou nada nesta mão.
web-waits-for = À espera de: { $names }
web-again = Outra partida
web-again-asked = Esperam-te para outra partida
web-again-others = Continuam com outra partida
web-declined = Já sabem: o teu lugar fica livre
web-replay = Rever a partida
web-review = Análise
web-advice = Conselho
web-other-edition = Jogou-se pela edição { $edition } das regras. Aqui vê-se pelas de hoje, com as quais acaba igual.
web-leave = Sair da mesa
web-give-match-up = Desistir da partida
web-leave-to-bot = Sair: a casa continua por ti
web-to-table = Voltar à mesa

## A dádiva limpa
web-check-deal = Verificar a distribuição
web-fair-how = Antes de baralhar, o servidor compromete-se com um número secreto e o teu navegador junta outro. No fim da mão mostram-se os dois, e aqui baralha-se outra vez com eles para confirmar que dá o mesmo.
web-fair-none = Ainda não acabou nenhuma mão.
web-fair-right = distribuição limpa
web-fair-other-promise = o compromisso não é o que esta página viu
web-fair-wrong-secret = o segredo não é o prometido
web-fair-nonce-left-out = o teu número não foi usado: chegou tarde, ou o servidor deixou-o de fora
web-fair-other-nonce = no teu lugar foi usado outro número, que não saiu desta página
web-fair-wrong-order = as cartas não saem nessa ordem
web-fair-unchecked = aqui não se pode verificar: é preciso https
web-fair-wrong = Verifica a distribuição ({ $hand }): { $what }
web-fair-promise = Compromisso
web-fair-secret = Segredo do servidor
web-fair-nonces = Número de cada lugar
web-fair-order = Ordem das cartas

## A repetição
web-step = Jogada
web-moves = Jogadas
web-before-the-hand = Antes da mão
web-trick = Vaza { $number }
web-autoplay = Ver seguido
web-pause = Parar
web-speed = Velocidade
web-step-on = Jogada seguinte
web-step-back = Jogada anterior
web-hand-next = Mão seguinte
web-hand-before = Mão anterior
web-download = Descarregar a partida

## O livro
web-how-to-play = Como se joga
web-laws = As leis
web-odds = Probabilidades
web-practice = Praticar
web-search = Procurar
web-topic = Tema
web-force = Tipo
web-laws-found = { $count ->
    [one] 1 lei
   *[other] { $count } leis
}
web-example = Exemplo
web-worked = Jogado:
web-on-trial = Posto à prova
web-see = Ver também

## O juiz
web-judge-how = Conta o que se passou na tua mesa: o juiz diz o que se faz, quem paga e que lei o manda.
web-what-happened = O que aconteceu?
web-ask-judge = Perguntar ao juiz
web-ruling = A decisão do juiz
web-payment = O pagamento

## Partidas e conta
web-history-none = Ainda não acabaste nenhuma partida. Quando acabares uma, podes revê-la aqui.
web-more-matches = Mais partidas
web-result = Resultado
web-won = Ganha
web-not-won = Não ganha
web-none-found = Nenhuma partida assim.
web-every = Todas
web-every-game = Todos
web-decline = Não posso
web-results = Os teus resultados
web-companions = Com quem jogaste
web-played-together = { $count ->
    [one] uma partida em comum
   *[other] { $count } partidas em comum
}
web-invite = Convidar outra vez
web-invited-to = { $name } espera por ti: { $game }
web-set-notify = Avisar-me quando for a minha vez e eu estiver noutra janela
web-notify-refused = O navegador não deixa avisar: muda-o nas suas definições.
web-take-along = Levar as minhas partidas
web-take-along-how = Um ficheiro que qualquer Tapete com servidor sabe ler.
web-bring = Trazer partidas
web-bring-how = As que jogaste sem servidor: escolhe o ficheiro que lá guardaste.
web-bring-choose = Escolher o ficheiro
web-bring-wrong = Esse ficheiro não é do Tapete.
web-brought = { $count ->
    [one] Trouxe-se uma partida.
   *[other] Trouxeram-se { $count } partidas.
}
web-brought-not = { $count ->
    [one] Uma não se pôde ler.
   *[other] { $count } não se puderam ler.
}
web-ratings = Classificação
web-ratings-none = Ainda não há classificação deste jogo: só contam as partidas entre quem tem conta.
web-name = Nome
web-rating = Nível
web-matches = Partidas
web-your-name = O teu nome à mesa
web-account-is = Entraste como { $name }.
web-account-why = Para jogar não é preciso conta. Com ela guardas as tuas partidas e o teu nível em qualquer dispositivo.
web-account-keeps = O que jogaste neste navegador e a mesa em que estás continuam a ser teus ao entrar ou ao abrir uma conta.
web-login = Nome de utilizador
web-password = Palavra-passe (mínimo de 8 caracteres)
web-log-in = Entrar
web-register = Criar uma conta
web-logged-in = Entraste.
web-log-out = Terminar sessão
web-log-out-everywhere = Terminar sessão em todos os dispositivos
web-logged-out = Sessão terminada.
web-sessions-end = A sessão termina num navegador que não uses durante meio ano.
web-change-password = Mudar a palavra-passe
web-old-password = Palavra-passe atual
web-new-password = Palavra-passe nova (mínimo de 8 caracteres)
web-password-changed = Palavra-passe mudada. Nos outros navegadores a sessão terminou.
web-delete-account = Apagar a conta
web-delete-gone = Apagam-se os teus nomes, a palavra-passe, as preferências, a classificação e todas as tuas sessões, e deixas as mesas em que estás: numa partida a casa continua por ti. Não tem volta atrás.
web-delete-kept = O que fica: as partidas que jogaste continuam a ser de quem as jogou contigo, com todas as jogadas, e nelas chamas-te «{ $name }». Ninguém as pode reaver como tuas, nem com uma conta do mesmo nome.
web-account-deleted = A conta está apagada.

## Preferências
web-deck = Baralho
web-deck-usual = o usual do jogo
web-deck-spanish = espanhol
web-deck-french = francês
web-theme = Tema
web-theme-auto = como o dispositivo
web-theme-light = claro
web-theme-dark = escuro
web-motion = Animações
web-motion-auto = como o dispositivo
web-motion-less = o mínimo
web-rest = Quando a mão acaba, continua-se
web-rest-short = ao fim de 4 segundos
web-rest-usual = ao fim de 8 segundos
web-rest-long = ao fim de 15 segundos
web-rest-touch = quando eu tocar
web-set-trumps_first = Trunfos à esquerda
web-set-forced = Jogar por mim quando só há uma jogada possível
web-set-sound = Sons suaves
web-set-big = Letra maior


# Without a server.

web-engine-coming = A preparar a mesa…
web-shelf-full = Este navegador já não guarda o que se joga: a partida continua, mas perde-se ao fechar.
