# A mesa no terminal.

face-1 = Ás
face-10 = Valete
face-10-short = Val
face-11 = Cavalo
face-11-short = Cav
face-12 = Rei
french-face-10 = Valete
french-face-10-short = Val
french-face-11 = Dama
french-face-12 = Rei

table-taken = { $count ->
    [one] 1 vaza
   *[other] { $count } vazas
}
table-trump = Trunfo
table-turned = Carta virada
table-stock = Monte: { $count }
table-open = mesa aberta
table-hand = mão { $hand }, volta { $round }
table-your-turn = É a tua vez.
table-waiting = É a vez de { $name }…
table-paid = { $payer } → { $payee }: { $amount }
table-sure = Tens a certeza? { $what }
table-back = Cancelar
table-more = Mais… ({ $count })
table-more-title = Que mais queres fazer?
table-too-late = Já é tarde para isso.
table-not-your-turn = Não é a tua vez. Carrega outra vez se a queres jogar mesmo assim.
table-hint-play = ← → e Enter
table-hint-pick = ← →, Espaço escolhe, Enter confirma
table-hint-number = ← → ou escreve o número, Enter confirma
table-not-saved = Não foi possível guardar a partida ({ $errno ->
    [ENOSPC] não há espaço no disco
    [EACCES] não há permissão para escrever aí
   *[other] { $why }
}). Podes continuar a jogar.
table-last-trick = A última vaza
table-no-trick = Ainda não há nenhuma vaza para ver.
table-tricks-of = Vazas de { $name }
table-ledger = As contas
table-nothing-paid = Ninguém pagou nada.
table-no-undo = Agora não se pode desfazer: só a última coisa que fizeste, e antes de se verem cartas novas.
table-deal = A distribuição, para verificar
table-deal-how = Antes de baralhar, a mesa compromete-se com um segredo e tu juntas uma parte; de ambos sai a ordem das cartas. Acabada a mão mostra-se o segredo, e aqui volta a calcular-se.
table-deal-next = Próxima distribuição ({ $deal }). A tua parte: { $part }. Compromisso da mesa:
table-deal-right = Distribuição { $deal } (mão { $hand }): certa, sai do seu compromisso e da tua parte.
table-deal-wrong = Distribuição { $deal } (mão { $hand }): NÃO está certa.
table-deal-check = Para verificar fora desta mesa:
table-how-to-play = Como se joga
table-laws = As leis
table-worked = Mãos do livro
table-search = Procurar nas leis…
table-narrow = Há mais: junta outra palavra.
table-hand-over = Fim da mão { $hand }
table-go-on = Continuar
table-again = Outra partida?
table-yes-again = Sim, outra
table-to-menu = Para o menu

table-key-help = Regras
table-key-language = Língua
table-key-tricks = Última vaza
table-key-guide = Guia
table-guide-nothing = Agora não te perguntam nada.
table-key-deal = Distribuição
table-key-undo = Desfazer
table-key-ledger = Contas
table-key-leave = Menu

menu-about = A mesa dos jogos de cartas de sempre. Escolhe um e senta-te.
menu-other-edition = { $count ->
    [one] Uma partida por acabar segue outra edição das suas regras: fica guardada, e não pode continuar aqui.
   *[other] { $count } partidas por acabar seguem outra edição das suas regras: ficam guardadas, e não podem continuar aqui.
}
menu-continue = Continuar a partida: { $game }, mão { $hand }
menu-key-play = Jogar
menu-key-agree = Opções
menu-key-help = Como se joga
menu-key-language = Língua
menu-key-past = Partidas jogadas
menu-key-learn = Lições
menu-key-practice = Exercícios
menu-key-judge = O juiz
menu-key-odds = Probabilidades
menu-key-browser = Jogar no navegador
menu-key-quit = Sair
menu-key-discard = Abandonar a partida
menu-begin = Começar
menu-agree-keys = ↑ ↓ escolhe · ← → muda · Enter muda ou começa · Esc volta

option-level = Como jogam os outros
option-level-strong = forte
option-level-club = de clube
option-level-treatise = pelo tratado
option-level-random = fácil
option-pace = Ritmo dos outros
option-pace-calm = calmo
option-pace-brisk = rápido
option-pace-instant = sem esperas
option-last_card = A última carta joga-se sozinha
option-deck = Baralho
option-deck-usual = o usual do jogo
option-deck-spanish = espanhol
option-deck-french = francês

past-title = Partidas jogadas
past-none = Ainda não acabaste nenhuma.
judge-title = O juiz: { $game }
judge-keys = ↑ ↓ escolhe · ← → muda a resposta · Esc volta
odds-title = Probabilidades: { $game }
odds-write = Escreve uma mão, carta a carta, como { $cards } …, e carrega em Enter
browser-title = A mesa no navegador
browser-page = Joga no navegador, só tu ou com mais gente. O botão abre { $address }, que funciona enquanto o Tapete estiver aberto aqui. Sem passar pelo menu: «tapete serve --open»; e com «tapete serve --host 0.0.0.0» pode entrar qualquer pessoa da tua rede.
browser-open = Abrir agora
browser-opening = A abrir…
browser-served = A mesa está em { $address } até saíres do Tapete.
browser-failed = Não foi possível abrir: { $why }
