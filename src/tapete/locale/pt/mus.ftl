# O Mus.
game-mus = Mus
game-mus-about = Quatro jogadores em duas duplas: quatro cartas, quatro lances e a arte de envidar.

## Os números, como se dizem

spoken-2 = dos
spoken-3 = tres
spoken-4 = cuatro
spoken-5 = cinco
spoken-6 = seis
spoken-7 = siete
spoken-8 = ocho
spoken-9 = nueve
spoken-10 = diez

## What happens

event-drew = { $you ->
    [yes] Tiras { $cards }.
   *[no] { $name } tira { $cards }.
}
event-draw-again = Empate em tudo: tira-se carta outra vez.
event-seated = Os lugares: { $first }, { $second }, { $third }, { $fourth }.
event-first-mano = { $you ->
    [yes] Começas como mão.
   *[no] { $name } começa como mão.
}
event-game-begins = Começa o jogo { $number }.
event-got = { $you ->
    [yes] Recebes { $cards }.
   *[no] { $name } recebe { $cards }.
}
event-turned-up = { $you ->
    [yes] Viu-se uma carta tua: { $card }.
   *[no] Viu-se uma carta de { $name }: { $card }.
}
event-mus-visto = Mus visto: há descarte, e quem quiser fica servido.
event-mus = { $you ->
    [yes] Dizes: «{ event-mus.said }».
   *[no] { $name }: «{ event-mus.said }».
}
    .said = Mus
event-moves-pack = { $you ->
    [yes] Passas o baralho para a direita.
   *[no] { $name } passa o baralho para a direita.
}
event-no-hay-mus = { $you ->
    [yes] Dizes: «{ event-no-hay-mus.said }».
   *[no] { $name }: «{ event-no-hay-mus.said }».
}
    .said = No hay mus
event-mus-limit = Depois de { $number } descartes a mesa corta o mus (não o manda o regulamento).
event-cutter-is-mano = { $you ->
    [yes] Cortaste o mus: és mão.
   *[no] { $name } cortou o mus: é mão.
}
event-servido = { $you ->
    [yes] Dizes: «{ event-servido.said }».
   *[no] { $name }: «{ event-servido.said }».
}
    .said = Servido
event-discards = { $you ->
    [yes] Descartas-te de { $number }.
   *[no] { $name } descarta-se de { $number }.
}
event-new-dealer = { $you ->
    [yes] Ninguém cortou o mus: agora dás tu.
   *[no] Ninguém cortou o mus: agora dá { $name }.
}
event-stock-out = Acabou-se o monte: baralham-se os descartes de todos.
event-stock-out-one = { $you ->
    [yes] Acabou-se o monte e só faltas tu: o teu descarte fica à parte.
   *[no] Acabou-se o monte e só falta { $name }: o seu descarte fica à parte.
}
event-served = { $you ->
    [yes] Dás as cartas do descarte.
   *[no] { $name } dá as cartas do descarte.
}
event-servido-closes = Alguém fica servido: já não há mais mus.
event-lance = { $lance-key ->
    [grande] À Grande.
    [chica] À Chica.
    [pares] Aos Pares.
    [juego] Ao Juego.
   *[punto] Ao Punto.
}
event-declares = { $you ->
    [yes] Dizes: «{ event-declares.said }».
   *[no] { $name }: «{ event-declares.said }».
}
    .said = { $lance } { $word }
event-paso = { $you ->
    [yes] Dizes: «{ event-paso.said }».
   *[no] { $name }: «{ event-paso.said }».
}
    .said = Paso
event-envido = { $you ->
    [yes] Dizes: «{ event-envido.said }».
   *[no] { $name }: «{ event-envido.said }».
}
    .said = { $number ->
        [2] Envido
       *[other] Envido { $number-spoken }
    }
event-mas = { $you ->
    [yes] Dizes: «{ event-mas.said }».
   *[no] { $name }: «{ event-mas.said }».
}
    .said = { $number-spoken } más
event-reenvido = { $you ->
    [yes] Dizes: «{ event-reenvido.said }» (o dobro).
   *[no] { $name }: «{ event-reenvido.said }» (o dobro).
}
    .said = Reenvido
event-ordago = { $you ->
    [yes] Dizes: «{ event-ordago.said }».
   *[no] { $name }: «{ event-ordago.said }».
}
    .said = Órdago!
event-quiero = { $you ->
    [yes] Dizes: «{ event-quiero.said }».
   *[no] { $name }: «{ event-quiero.said }».
}
    .said = Quiero
event-no-quiero = { $you ->
    [yes] Dizes: «{ event-no-quiero.said }».
   *[no] { $name }: «{ event-no-quiero.said }».
}
    .said = No quiero
event-takes = { $yours ->
    [yes] { $number ->
        [one] { $reason }: a tua dupla leva 1 pedra.
       *[other] { $reason }: a tua dupla leva { $number } pedras.
    }
   *[no] { $number ->
        [one] { $reason }: a dupla de { $name } leva 1 pedra.
       *[other] { $reason }: a dupla de { $name } leva { $number } pedras.
    }
}
event-gives-back = { $yours ->
    [yes] { $number ->
        [one] Um deje que não era devido: a tua dupla devolve 1 pedra.
       *[other] Um deje que não era devido: a tua dupla devolve { $number } pedras.
    }
   *[no] { $number ->
        [one] Um deje que não era devido: a dupla de { $name } devolve 1 pedra.
       *[other] Um deje que não era devido: a dupla de { $name } devolve { $number } pedras.
    }
}
event-shows = { $you ->
    [yes] Mostras { $cards }.
   *[no] { $name } mostra { $cards }.
}
event-false-pares = { $you ->
    [yes] Disseste mal os pares.
   *[no] { $name } disse mal os pares.
}
event-false-juego = { $you ->
    [yes] Disseste mal o juego.
   *[no] { $name } disse mal o juego.
}
event-signed = { $seen-key ->
    [you] { $name } fez o sinal de { $sign }: viste-o.
   *[other] { $you ->
        [yes] Fizeste o sinal de { $sign }: viu-o { $seen }.
       *[no] { $name } fez o sinal de { $sign }: viu-o { $seen }.
    }
}
event-signed-unseen = { $you ->
    [yes] Fizeste o sinal de { $sign } e ninguém o viu.
   *[no] { $name } fez o sinal de { $sign } e ninguém o viu.
}
event-false-sign = { $you ->
    [yes] O teu sinal de { $sign } era falso, e isso não vale.
   *[no] O sinal de { $name } ({ $sign }) era falso, e isso não vale.
}
event-adentro = { $yours ->
    [yes] Dizem: «{ event-adentro.said }» ({ $number }).
   *[no] A dupla de { $name }: «{ event-adentro.said }» ({ $number }).
}
    .said = Adentro!
event-game-won = { $why-key ->
    [ordago] { $yours ->
        [yes] A tua dupla ganha o órdago a { $lance } e, com ele, o jogo: { $ours } – { $theirs }.
       *[no] A dupla de { $name } ganha o órdago a { $lance } e, com ele, o jogo: { $ours } – { $theirs }.
    }
    [lie] { $yours ->
        [yes] O deje que ganhava o jogo foi dito em falso: ganha a tua dupla: { $ours } – { $theirs }.
       *[no] O deje que ganhava o jogo foi dito em falso: ganha a dupla de { $name }: { $ours } – { $theirs }.
    }
   *[goal] { $yours ->
        [yes] A tua dupla chega a { $number } e ganha o jogo: { $ours } – { $theirs }.
       *[no] A dupla de { $name } chega a { $number } e ganha o jogo: { $ours } – { $theirs }.
    }
}
event-match-over = { $why-key ->
    [ordago] { $yours ->
        [yes] A tua dupla ganha o órdago a { $lance } e, com ele, a partida: { $ours } – { $theirs }.
       *[no] A dupla de { $name } ganha o órdago a { $lance } e, com ele, a partida: { $ours } – { $theirs }.
    }
    [lie] { $yours ->
        [yes] O deje que ganhava a partida foi dito em falso: ganha a tua dupla: { $ours } – { $theirs }.
       *[no] O deje que ganhava a partida foi dito em falso: ganha a dupla de { $name }: { $ours } – { $theirs }.
    }
   *[goal] { $yours ->
        [yes] A tua dupla chega a { $number } e ganha a partida: { $ours } – { $theirs }.
       *[no] A dupla de { $name } chega a { $number } e ganha a partida: { $ours } – { $theirs }.
    }
}
event-claims = { $you ->
    [yes] Marcas { $number } por { $item }.
   *[no] { $name } marca { $number } por { $item }.
}
event-done = { $you ->
    [yes] Acabaste de contar.
   *[no] { $name } acabou de contar.
}
event-forgotten = { $yours ->
    [yes] A tua dupla esqueceu-se de marcar { $number }: { $item }.
   *[no] A dupla de { $name } esqueceu-se de marcar { $number }: { $item }.
}
event-early = { $you ->
    [yes] Dizes fora da vez: «{ event-early.said }».
   *[no] { $name }, fora da vez: «{ event-early.said }».
}
    .said = { $word }
event-watches = { $other-key ->
    [you] { $name } olha para ti.
   *[other] { $you ->
        [yes] Olhas para { $other }.
       *[no] { $name } olha para { $other }.
    }
}
event-sign = { $you ->
    [yes] Fazes o sinal de { $sign }.
   *[no] { $name } faz o sinal de { $sign }.
}
event-claims-bad-cut = { $you ->
    [yes] Dizes que o baralho foi mal partido.
   *[no] { $name } diz que o baralho foi mal partido.
}
event-cut-stands = Foi bem partido: vale ({ $laws }).
event-cut-again = { $you ->
    [yes] Foi mal partido: partes outra vez ({ $laws }).
   *[no] Foi mal partido: { $name } parte outra vez ({ $laws }).
}
event-no-visto = { $you ->
    [yes] Não queres mus visto: fala-se.
   *[no] { $name } não quer mus visto: fala-se.
}
event-dealt-again = { $you ->
    [yes] Viu-se uma carta: dás de novo.
   *[no] Viu-se uma carta: { $name } dá de novo.
}
event-vaca-won = { $you ->
    [yes] A tua dupla ganha uma vaca: { $ours } – { $theirs }.
   *[no] A dupla de { $name } ganha uma vaca: { $ours } – { $theirs }.
}
event-tells = { $you ->
    [yes] Dizes: «{ event-tells.said }».
   *[no] { $name }: «{ event-tells.said }».
}
    .said = { $word }
event-says = { $you ->
    [yes] Dizes: «{ event-says.said }».
   *[no] { $name }: «{ event-says.said }».
}
    .said = { $word }
event-false-word = { $you ->
    [yes] Disseste «{ $word }», e não era verdade.
   *[no] { $name } disse «{ $word }», e não era verdade.
}

lance-grande = Grande
lance-chica = Chica
lance-pares = Pares
lance-juego = Juego
lance-punto = Punto
sign-two-kings = dois reis
sign-three-kings = três reis
sign-two-aces = dois ases
sign-three-aces = três ases
sign-medias = medias
sign-duples = duples
sign-wink = 31, ou 30 ao Punto
sign-par = um par
sign-over-31 = juego que não é 31
sign-thirty = 30
sign-twenty-nine = 29
sign-blind = cego, nada de nada
sign-i-cut = «corto»
sign-bet-more = «envida mais»
item-grande = a Grande
item-chica = a Chica
item-pares = os Pares
item-juego = o Juego
item-punto = o Punto
item-deje-grande = o deje da Grande
item-deje-chica = o deje da Chica
item-deje-pares = o deje dos Pares
item-deje-juego = o deje do Juego
item-deje-punto = o deje do Punto

## Moments

phase-draw = O sorteio
phase-first-mano = Quem é mão
phase-exposure = Viu-se alguma carta?
phase-visto = Há mus visto?
phase-redeal = Dá-se de novo
phase-mus = Mus?
phase-discard = O descarte
phase-reshuffle = Baralham-se os descartes
phase-declare-pares = Quem tem pares?
phase-declare-juego = Quem tem juego?
phase-grande = Grande
phase-chica = Chica
phase-pares = Pares
phase-juego = Juego
phase-punto = Punto
phase-count = A conta
phase-glances = Quem vê o sinal
phase-pack-cut = Já se partiu o baralho

table-key-tricks = O que se disse
table-said = O que se disse
table-nothing-said = Ainda não se disse nada.
table-hand = jogo { $round }, mão { $hand }

## Questions

prompt-exposure = Viu-se alguma carta ao dar?
prompt-visto = Viu-se uma carta: há mus visto?
prompt-mus = Mus?
prompt-discard = Que cartas descartas?
prompt-open = Passas ou envidas?
prompt-answer = Envidaram: o que dizes?
prompt-declare-pares = Tens pares?
prompt-declare-juego = Tens juego?
prompt-count = O que marcas?
prompt-bound = O que disseste obriga-te
prompt-deal = Já se partiu o baralho: dá as cartas

## Actions

action-mus = Mus
action-pasa-la-baraja = Passar o baralho
action-no-hay-mus = No hay mus
action-servido = Servido
action-paso = Paso
action-envido = Envido { $number }
action-mas = { $number } más
action-reenvido = Reenvido
action-ordago = Órdago
action-quiero = Quiero
action-no-quiero = No quiero
action-si = Sí
action-no = No
action-face-down = Nenhuma
action-turned-up = A carta { $number }
action-visto = Mus visto
action-no-visto = Que se fale
action-sign = Sinal: { $word }
action-sign-two-kings = Morder o lábio: dois reis
action-sign-three-kings = Morder o lábio de lado: três reis
action-sign-two-aces = Ponta da língua: dois ases
action-sign-three-aces = Ponta da língua de lado: três ases
action-sign-medias = Torcer os lábios: medias
action-sign-duples = Levantar as sobrancelhas: duples
action-sign-wink = Piscar o olho: 31, ou 30 ao Punto
action-sign-par = Sinal: um par
action-sign-over-31 = Sinal: juego que não é 31
action-sign-thirty = Levantar os dois ombros: 30
action-sign-twenty-nine = Sinal: 29
action-sign-blind = Sinal: cego, nada de nada
action-sign-i-cut = Sinal: corto
action-sign-bet-more = Sinal: envida mais
action-watch = Olhar para { $name }
action-claim = Pedir { $word }
action-claim-grande = Marcar a Grande
action-claim-chica = Marcar a Chica
action-claim-pares = Marcar os Pares
action-claim-juego = Marcar o Juego
action-claim-punto = Marcar o Punto
action-claim-deje-grande = Marcar o deje da Grande
action-claim-deje-chica = Marcar o deje da Chica
action-claim-deje-pares = Marcar o deje dos Pares
action-claim-deje-juego = Marcar o deje do Juego
action-claim-deje-punto = Marcar o deje do Punto
action-done = Mais nada
action-deal = Dar
action-bad-cut = Foi mal partido
action-tell = { $word }
action-say = { $word }
word-si = sí
word-no = no
word-two-kings = Tenho dois reis
word-three-kings = Tenho três reis
word-two-aces = Tenho dois ases
word-three-aces = Tenho três ases
word-medias = Tenho medias
word-duples = Tenho duples
word-thirty-one = Tenho 31
word-par = Tenho um par
word-over-31 = Tenho juego, não de 31
word-thirty = Tenho 30
word-twenty-nine = Tenho 29
word-nothing = Não tenho nada
word-what-have-you = O que tens?
word-as-you-like = Como quiseres
word-want-mus = Quero mus
word-want-cut = Corta o mus
word-bet-it = Envida
word-let-pass = Deixa passar
word-accept-it = Aceita
word-refuse-it = Não aceites
word-raise-it = Sobe

## Notes

role-pares = pares
role-juego = juego
note-bet = { $you ->
    [yes] O teu envite: { $value }
   *[no] Envite de { $name }: { $value }
}
note-deje = Se não se quiser: deje de { $value }
note-ordago = { $you ->
    [yes] O teu órdago
   *[no] Órdago de { $name }
}
note-grande-pass = Grande: em passe
note-grande-accepted = Grande: envite de { $value }, aceite
note-grande-refused = { $yours ->
    [yes] Grande: deje de { $value } para a tua dupla
   *[no] Grande: deje de { $value } para a dupla de { $name }
}
note-chica-pass = Chica: em passe
note-chica-accepted = Chica: aceite, { $value }
note-chica-refused = { $yours ->
    [yes] Chica: deje de { $value } para a tua dupla
   *[no] Chica: deje de { $value } para a dupla de { $name }
}
note-pares-pass = Pares: em passe
note-pares-accepted = Pares: aceite, { $value }
note-pares-refused = { $yours ->
    [yes] Pares: deje de { $value } para a tua dupla
   *[no] Pares: deje de { $value } para a dupla de { $name }
}
note-juego-pass = Juego: em passe
note-juego-accepted = Juego: aceite, { $value }
note-juego-refused = { $yours ->
    [yes] Juego: deje de { $value } para a tua dupla
   *[no] Juego: deje de { $value } para a dupla de { $name }
}
note-punto-pass = Punto: em passe
note-punto-accepted = Punto: aceite, { $value }
note-punto-refused = { $yours ->
    [yes] Punto: deje de { $value } para a tua dupla
   *[no] Punto: deje de { $value } para a dupla de { $name }
}
note-pares-unopposed = { $yours ->
    [yes] Pares: só a tua dupla
   *[no] Pares: só a dupla de { $name }
}
note-juego-unopposed = { $yours ->
    [yes] Juego: só a tua dupla
   *[no] Juego: só a dupla de { $name }
}
note-pares-nobody = Pares: ninguém tem
note-discarded = { $you ->
    [yes] O teu descarte: { $value }
   *[no] Descarte de { $name }: { $value }
}
note-lance-chance = Probabilidade da dupla neste lance: { $value } em cada 100
note-opponent-cut = { $value }, da dupla adversária, cortou
note-partner-cut = { $value }, da mesma dupla, cortou
note-mus-rounds = { $value ->
    [one] Houve mus uma vez
   *[other] Houve mus { $value } vezes
}
note-watching = { $you ->
    [yes] Olhas para { $value }
   *[no] { $name } olha para { $value }
}
note-first-hand = Primeira mão (mus corrido): passa-se o baralho, e quem corta o mus é mão
heap-waste = { $count ->
    [one] No monte de descartes: 1 carta
   *[other] No monte de descartes: { $count } cartas
}
plate-discarded = descartou { $value }
plate-bet = envite: { $value }
plate-ordago = órdago

## Payments

reason-deje-grande = O deje da Grande
reason-deje-chica = O deje da Chica
reason-deje-pares = O deje dos Pares
reason-deje-juego = O deje do Juego
reason-deje-punto = O deje do Punto
reason-deje-back = Devolve-se um deje que não era devido
reason-grande-pass = A Grande em passe
reason-chica-pass = A Chica em passe
reason-stake-grande = O envite à Grande
reason-stake-chica = O envite à Chica
reason-stake-pares = O envite aos Pares
reason-stake-juego = O envite ao Juego
reason-stake-punto = O envite ao Punto
reason-par = Um par
reason-medias = Medias
reason-duples = Duples
reason-juego-31 = Juego de 31
reason-juego = Juego
reason-punto = O Punto
reason-new-game = As pedras voltam ao pratinho: jogo novo
reason-forfeited = O lance perdido por o dizer mal
reason-forgotten = Pedras esquecidas
account-bank = o pratinho
unit-stones = { $count ->
    [one] 1 pedra
   *[other] { $count } pedras
}
unit-games = { $count ->
    [one] 1 jogo
   *[other] { $count } jogos
}
piece-game = { $count ->
    [one] 1 jogo
   *[other] { $count } jogos
}
unit-vacas = { $count ->
    [one] 1 vaca
   *[other] { $count } vacas
}
piece-vaca = { $count ->
    [one] 1 vaca
   *[other] { $count } vacas
}
piece-amarrako = { $count ->
    [one] 1 amarrako
   *[other] { $count } amarrakos
}
piece-adentro = { $count ->
    [one] 1 amarrako no meio
   *[other] { $count } amarrakos no meio
}
piece-stone = { $count ->
    [one] 1 pedra
   *[other] { $count } pedras
}

## Options

option-goal = A quantas pedras é o jogo?
option-goal-40 = 40: oito amarrakos
option-goal-30 = 30: seis amarrakos
option-goal-35 = 35: sete amarrakos
option-kings = A oito reis ou a quatro?
option-kings-8 = a oito: o três é rei e o dois é ás
option-kings-4 = a quatro
option-partners = Como se formam as duplas
option-partners-drawn = tira-se carta
option-partners-fixed = como se sentaram
option-games_to_win = A quantos jogos é a partida?
option-first_hand = Em que jogos se passa o baralho na primeira mão
option-first_hand-every-game = em todos
option-first_hand-first-game-only = só no primeiro
option-first_hand-off = em nenhum
option-deje = Deje de um envite subido
option-deje-standing = o que havia antes de subir
option-deje-one = sempre uma pedra
option-raise_min = Quanto se sobe no mínimo
option-accidents = Pode ver-se uma carta ao dar?
option-accidents-off = nunca
option-accidents-judge = se quem dá o disser
option-accidents-random = à sorte
option-exposed_in_service = E se se vir ao dar o descarte?
option-exposed_in_service-stands = a carta vale
option-exposed_in_service-mus-visto = mus visto
option-servido_closes_mus = Se alguém ficar servido, não há mais mus
option-claims = Quem conta as pedras
option-claims-automatic = a mesa
option-claims-manual = os jogadores: o que se esquece perde-se
option-declarations = Como se declaram pares e juego
option-declarations-automatic = a mesa di-los
option-declarations-free = cada um diz os seus, e pode mentir
option-signals = Os sinais
option-signals-off = sem sinais
option-signals-open = à vista de todos
option-signals-covert = disfarçados
option-sign_seen = Quem vê um sinal disfarçado
option-sign_seen-watching = quem está a olhar para quem o faz
option-sign_seen-chance = o parceiro, e os outros por acaso
option-first_hand_signals = Sinais na primeira mão
option-first_hand_signals-after-cut = só depois de se cortar
option-first_hand_signals-free = desde o princípio
option-talk = O que se pode dizer
option-talk-calls-only = só as palavras do jogo, e na sua vez
option-talk-open = também fora da vez, e então obriga
option-talk-consult = fala-se com liberdade, também das cartas: todos ouvem e não obriga
option-exposed_first = Se se vir uma carta ao dar pela primeira vez
option-exposed_first-mus-visto = mus visto
option-exposed_first-mano = o mão diz se há mus visto
option-exposed_first-redeal = dá-se tudo de novo
option-mus_by = A quem se pergunta primeiro se há mus
option-mus_by-player = a cada um na sua vez
option-mus_by-pair = ao mão e ao parceiro, depois à outra dupla
option-discard_first = Quem se descarta primeiro
option-discard_first-mano = o mão
option-discard_first-dealer = quem dá
option-signs = Que sinais há
option-signs-book = os da folha
option-signs-fem = também os da Federação Espanhola
option-real = A real: três setes e uma carta que vale dez ganham a qualquer outro 31
option-real-off = não se joga
option-real-any = com qualquer carta que valha dez
option-real-king = só com um rei, não com um três
option-real-sota = só com um valete
option-vacas = A quantas vacas é a partida?
option-lies = Falando com liberdade: pode-se mentir sobre as cartas?
option-lies-never = nunca: quem mente depois do corte perde o lance em que o disse
option-lies-before-cut = só antes do corte: quem mente depois perde o lance em que o disse
option-lies-always = sempre

## The judge: what happened

incident-bad-cut = Ao partir levantaram-se, ou ficaram, menos de três cartas
incident-exposed-card = Ao dar viu-se uma carta
incident-cut-in-mus-visto = Há mus visto e alguém o corta
incident-wrong-cards = Alguém recebeu cartas a mais ou a menos
incident-no-discard = Alguém disse mus e não se quer descartar
incident-word-in-turn = A alguém, na sua vez, escapou uma palavra
incident-word-out-of-turn = Alguém fala fora da vez
incident-spoke-again = Alguém que já tinha passado um envite volta a falar
incident-foreign-words = Alguém diz o que não é do jogo, ou mostra cartas ao parceiro
incident-false-words = Alguém mentiu sobre as suas cartas, onde se fala com liberdade
incident-sign-made = Alguém se queixa de um sinal
incident-false-no = Alguém negou os pares ou o juego que tinha
incident-false-yes = Alguém disse ter pares ou juego e não tinha
incident-hidden-hand = Alguém não quer mostrar as cartas
incident-better-cards-after-refusal = Quem não quis o envite tinha melhores cartas
incident-forgotten-stones = Uma dupla esqueceu-se de marcar umas pedras
incident-both-reach-goal = As duas duplas chegam às pedras do jogo
incident-adentro-forgotten = Uma dupla não disse «Adentro»
fact-lifted = Quantas cartas se levantaram?
fact-dealt = Já se tinham dado as cartas?
fact-distribution = Quando se viu?
fact-distribution-first = ao dar as quatro primeiras
fact-distribution-service = ao servir o descarte
fact-service_too = Joga-se que também ao servir haja mus visto?
fact-agreed = O que se joga se se vir uma carta na primeira distribuição?
fact-agreed-mus-visto = mus visto
fact-agreed-mano = decide o mão
fact-agreed-redeal = dá-se tudo de novo
fact-noticed = Quando se notou?
fact-noticed-before-first-bet = antes do primeiro envite
fact-noticed-after-first-bet = depois de cortado o mus e feito o primeiro envite
fact-served = Já se tinham servido as cartas?
fact-word = O que disse?
fact-word-paso = paso
fact-word-envido = envido
fact-word-mas = más
fact-word-reenvido = reenvido
fact-word-quiero = quiero
fact-word-no-quiero = no quiero
fact-word-ordago = órdago
fact-word-mus = mus
fact-word-no-hay-mus = no hay mus
fact-bet_changed = O envite mudou entretanto?
fact-legal = Ainda se pode dizer na sua vez?
fact-what = O que fez?
fact-what-words = disse palavras alheias ao jogo
fact-what-cards = disse ou mostrou as suas cartas
fact-consult = Na tua mesa fala-se com liberdade, também das cartas?
fact-lies = Quando se pode mentir na tua mesa?
fact-lies-never = nunca
fact-lies-before-cut = antes do corte
fact-lies-always = sempre
fact-mus_cut = O mus já tinha sido cortado?
fact-sign = Que sinal foi?
fact-sign-listed = um dos admitidos
fact-sign-other = outro
fact-true = Era verdadeiro?
fact-lance = Em que lance?
fact-lance-grande = Grande
fact-lance-chica = Chica
fact-lance-pares = Pares
fact-lance-juego = Juego
fact-lance-punto = Punto
fact-ended = Como acabou o lance?
fact-ended-pass = em passe
fact-ended-accepted = com uma aposta aceite
fact-ended-refused = com uma aposta recusada
fact-ended-ordago = com um órdago aceite
fact-ended-game-won = com o seu deje ganharam o jogo
fact-deje = Quanto deje levaram os que mentiram?
fact-stake = Quanto estava em jogo no envite aceite?
fact-values = Quanto valem os pares ou juegos dos outros?
fact-both = As duas duplas disseram mal?
fact-stones = Quantas pedras?
fact-cut = Já se tinha partido o baralho?
fact-first = Qual é a primeira coisa que uma delas cobra para ganhar?
fact-first-deje = um deje
fact-first-grande = a Grande
fact-first-chica = a Chica
fact-first-pares = os Pares
fact-first-juego = o Juego ou o Punto

## The judge: what is decided

decision-cut-stands = Foi bem partido: vale.
decision-too-late = Já é tarde: vale o que está feito.
decision-cut-again = Parte-se outra vez.
decision-mus-visto = Há mus visto.
decision-mano-decides = Decide o mão.
decision-card-stands = A carta vale e todos a conhecem.
decision-word-void = O que se disse não vale.
decision-deal-again = Dá-se outra vez.
decision-must-discard = Tem de descartar.
decision-word-binds = O que se disse obriga.
decision-word-binds-in-turn = O que disse obriga quando for a sua vez.
decision-word-lapses = O que se disse fica sem efeito.
decision-forbidden = É proibido.
decision-words-free = Nesta mesa pode-se dizer.
decision-lawful = O sinal é dos admitidos.
decision-dead-hand = As suas cartas não contam nesse lance.
decision-lance-void = Ninguém tem direito ao lance.
decision-game-lost = A dupla que mentiu perde o jogo.
decision-lance-forfeited = A dupla que mentiu perde o lance.
decision-must-show = Tem de as mostrar.
decision-refusers-collect-nothing = Quem não quis o envite não cobra o lance.
decision-stones-lost = As pedras perderam-se.
decision-stones-taken = Ainda as podem levar.
decision-wins-deje = Ganha quem cobra o deje.
decision-wins-grande = Ganha quem cobra a Grande.
decision-wins-chica = Ganha quem cobra a Chica.
decision-wins-pares = Ganha quem cobra os Pares.
decision-wins-juego = Ganha quem cobra o Juego ou o Punto.
decision-must-warn = Tem de o dizer, para aviso dos outros.
follows-deal-stands = Joga-se com o que há.
follows-no-penalty = Não há castigo.
follows-nobody-cuts = Ninguém pode cortar o mus.
follows-may-stand = Quem quiser fica servido.
follows-card-kept = A carta é de quem a recebeu, que pode guardá-la ou descartá-la.
follows-card-public = Todos a viram.
follows-mano-says = O mão diz logo se há mus visto; se não, fala-se e a carta fica.
follows-all-gathered = Recolhem-se e baralham-se todas as cartas.
follows-discard-takes-place = Faz-se o descarte.
follows-same-dealer = Torna a dar quem deu.
follows-keeps-cards = Continua com as suas quatro cartas.
follows-one-card-at-least = Pelo menos uma carta.
follows-no-undo = Não pode voltar atrás, ainda que lhe custe a partida.
follows-as-addition = Conta como outras tantas pedras a mais.
follows-first-word-counts = De várias coisas ditas, obriga a primeira.
follows-speaks-freely = Na sua vez diz o que quiser.
follows-out-of-lance = Está fora desse lance.
follows-partner-may-answer = O parceiro pode responder.
follows-no-fixed-penalty = O regulamento não fixa castigo.
follows-hand-goes-on = A mão continua.
follows-binds-nobody = O que se disse não obriga ninguém: só valem as palavras do jogo ditas na sua vez.
follows-cards-not-shown = Mas as cartas não se mostram.
follows-table-custom = A folha proíbe-o: é um costume que a mesa combinou.
follows-others-may-use-it = Os adversários, se o virem, podem aproveitá-lo.
follows-hand-dead = Nem ganha nem soma.
follows-partner-unhurt = A mão do seu parceiro continua a contar.
follows-punto-stands = Se por isso se jogou ao Punto, vale, e também nele não conta.
follows-deje-kept = Se não conta nenhum dos dois parceiros, a dupla conserva o deje de um envite não aceite, e nada mais.
follows-not-in-sheet = A folha só diz que as cartas se mostram para o conferir (mus.51); o que se perde por isso é um critério desta mesa, e os clubes divergem.
follows-first-liar-loses = Com um órdago aceite perde a primeira dupla, por ordem de vez, que disse mal.
follows-nobody-collects = Ninguém cobra esse lance.
follows-others-win-game = O jogo é dos outros.
follows-others-collect = Cobram-no os outros, como se o tivessem ganho.
follows-also-after-refusals = Também se nenhum envite foi aceite.
follows-deje-is-all = Com o deje fica cobrado o lance.
follows-bettors-collect-values = Quem envidou cobra ainda o que valem as suas cartas e as do parceiro.
follows-order-of-collecting = Cobra-se por ordem: dejes, Grande, Chica, Pares, Juego ou Punto.
follows-nothing-more-collected = E já não se cobra mais nada.
follows-score-stands = A pontuação não muda.
party-offenders = a dupla infratora
party-others = a outra dupla
party-forgetful = a dupla que as esqueceu
party-middle = o pratinho

## Odds

odds-pares = Pares
odds-pares-none = nada
odds-pares-par = par
odds-pares-medias = medias
odds-pares-duples = duples
odds-pares-total = com pares
odds-juego = Juego, pela soma
odds-juego-total = no total
odds-punto = Punto, pela soma
odds-punto-total = no total
odds-chances = Quantas vezes ganha aos dois adversários, conforme o lugar
odds-chances-punto-note = Ao punto é a probabilidade das duas coisas juntas: que nenhum adversário tenha juego e que ganhe a ambos; do parceiro não se conta nada.
odds-by-mano = mão
odds-by-second = segundo
odds-by-third = terceiro
odds-by-postre = pé
odds-talk = O que se diz
odds-row-cut = corta-se o mus logo
odds-row-ordago = alguém diz órdago
odds-row-closed = aceita-se um órdago
odds-bets = Cada lance: joga-se; e, se se joga, aposta-se e aceita-se
odds-row-grande = grande
odds-row-chica = chica
odds-row-pares = pares
odds-row-juego = juego
odds-row-punto = punto
odds-by-played = joga-se
odds-by-bet = aposta-se
odds-by-wanted = aceita-se

## Errors

error-wrong-hands = Tem de haver { $seats } mãos, não { $given }.
error-card-twice = A carta { $card } está repetida.
error-not-in-pack = { $card } não está no baralho de { $game }.
error-hand-too-long = O lugar { $seat } recebe { $each } cartas, não { $given }.
error-unknown-start = Uma partida de { $game } não pode começar com «{ $name }»: pode com { $known }.
error-no-dealer = Ainda não se sabe quem dá: indica um dealer, ou tirem à sorte.
error-not-a-list = { $name } tem de ser uma lista de números inteiros.
error-wrong-length = { $name } tem de dar { $count } números.

# How a lance ended, under its name.

stage-punto = Punto
ended-pass = em passe
ended-accepted = aceite, { $value }
ended-refused = { $yours ->
    [yes] deje de { $value } para a tua dupla
   *[no] deje de { $value } para a dupla de { $name }
}
ended-unopposed = { $yours ->
    [yes] só a tua dupla
   *[no] só a dupla de { $name }
}
ended-nobody = ninguém tem
error-no-odds-of-real = O que uma mão pode esperar conta-se sem a real: deixa real=off.

## The guide
guide-exposure = Diz se ao dar se viu alguma carta: disso depende que o mus seja obrigatório.
guide-visto = Viu-se uma carta ao dar e decides tu, que és mão: com mus visto todos podem trocar cartas e ninguém o pode cortar.
guide-mus = «Mus» é querer trocar cartas: se os quatro o disserem, cada um troca de uma a quatro. Com uma mão feita diz «No hay mus» e joga-se com o que há.
guide-pack = Nesta primeira mão pede-se mus passando o baralho para a direita. Quem corta é o mão, e o mão ganha os empates: com boas cartas, corta.
guide-discard = Escolhe de uma a quatro cartas para trocar. Costumam guardar-se os reis para a Grande, os ases para a Chica e as iguais para os Pares.
guide-visto-discard = O mus é obrigatório, mas se gostas das tuas cartas podes ficar com elas.
guide-declare-pares = Tens pares se duas ou mais das tuas cartas são iguais. Só quem os tem joga este lance.
guide-declare-juego = Tens juego se as tuas quatro cartas somam 31 ou mais: as figuras valem dez e as outras o que marcam, salvo as que valem como rei ou como ás. Se ninguém o tem, joga-se ao Punto.
guide-grande = A Grande ganham-na as cartas mais altas, comparadas da maior para a menor.
guide-chica = A Chica ganham-na as cartas mais baixas, comparadas da menor para a maior.
guide-pares = Nos Pares, dois pares (duples) ganham a três iguais (medias), e as medias a um par; entre iguais, as cartas mais altas.
guide-juego = No Juego, o melhor é 31, depois 32, depois 40, e de 37 para baixo.
guide-punto = Ninguém tem 31: ganha o Punto quem mais se aproxima de 30.
guide-open = «Paso» não te deixa de fora: se outro envidar, poderás responder. «Envido» aposta duas pedras ou as que disseres; «Órdago», o jogo inteiro.
guide-answer = Se disseres «Quiero», a melhor mão ganha no fim o que se apostou. Se ninguém da tua dupla quiser, eles recebem já o que havia antes desta aposta: uma pedra pela primeira.
guide-answer-one = Se disseres «Quiero», a melhor mão ganha no fim o que se apostou. Se ninguém da tua dupla quiser, eles recebem já uma pedra, como se combinou nesta mesa.
guide-count = Marca o que a tua dupla ganhou: aqui o que não se reclama não conta.
guide-bound = Falaste antes da tua vez e aquela palavra obriga-te agora.
