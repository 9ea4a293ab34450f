# O que diz o servidor.

## O que se pode dizer à mesa

phrase-hello = Olá
phrase-good-luck = Boa sorte!
phrase-well-played = Bem jogado!
phrase-nice-hand = Que mão!
phrase-thanks = Agradeço!
phrase-sorry = Desculpa
phrase-one-moment = Um momento, por favor
phrase-your-turn = É a tua vez
phrase-good-game = Foi um prazer
phrase-bye = Até breve

## Quem apagou a sua conta

former-player = alguém que saiu

## O juiz

judge-pays = { $payer } paga a { $payee } { $amount }: { $reason }.

## Erros

error-no-hand = Nenhum livro conta esta mão.
error-too-fast = Vais demasiado depressa: espera um momento.
error-no-session = A tua sessão expirou: volta a entrar pela página inicial.
error-foreign-page = Isto veio de outra página e não foi feito: fá-lo na própria mesa.
error-no-token = Não conseguimos confirmar a tua sessão: volta a carregar a página.
error-not-begun = A partida ainda não começou.
error-match-over = A partida acabou.
error-not-seated = Estás a ver: só quem joga à mesa pode fazer isso.
error-resigned = Já não jogas nesta mesa: a casa ficou com o teu lugar.
error-stale = A mesa mudou enquanto escolhias: vê como está e volta a escolher.
error-taken-over = Outro servidor tomou conta da mesa e isto não ficou guardado: tenta outra vez daqui a pouco.
error-no-undo = Agora não se pode desfazer: só contra a casa, e antes de se verem cartas novas.
error-rated-no-undo = Esta partida conta para a classificação: não se desfaz nada.
error-rated-match = Esta partida conta para a classificação: ninguém ocupa nela o lugar de outro.
error-no-table = Não existe essa mesa.
error-bad-match = Esta partida não se pode seguir: { $why }
error-not-alone = Esta não é uma partida de uma pessoa com a casa.
error-many-handed = Já trouxeste { $most } partidas: não cabem mais.
error-handed-full = Neste servidor não cabem mais partidas jogadas noutro lado.
error-no-companion = Não jogaste com essa pessoa.
error-many-invitations = Já tens { $most } convites sem resposta: deixa antes alguma dessas mesas.
error-invited-already = Já convidaste { $name }: espera pela resposta.
error-invited-by-many = { $name } tem demasiados convites por responder: tenta mais tarde.
error-unreadable-match = Esta partida já não se pode seguir: { $why }
error-unreadable-table = Esta mesa foi criada com outra versão do Tapete ({ $version }), cujas regras já não são estas: fica de parte. Cria outra.
error-other-edition = Esta partida começou pela edição { $edition } das suas regras, com o Tapete { $version }, e aqui são da { $today }. Uma partida segue as regras com que começou: fica de parte, e nada dela se perde.
error-other-edition-alone = Esta partida começou pela edição { $edition } das suas regras, e agora são da { $today }. Uma partida segue as regras com que começou: fica como está, e não continua.
error-handed-edition = Esta partida jogou-se pela edição { $edition } das suas regras; este servidor tem a { $today }.
error-stuck-table = Nesta mesa algo falha sempre que tem de continuar: fica de parte, e nada dela se perde. Quem mantém o servidor pode ver porquê. Cria outra.
error-too-many-tables = Já tens { $most } mesas: deixa uma primeiro.
error-no-place = Nesta mesa não há esse lugar: escolhe outro.
error-seated-already = Já tens lugar nesta mesa.
error-not-host = Só quem criou a mesa pode fazer isso.
error-place-taken = Esse lugar está ocupado: escolhe outro.
error-one-place = Só podes ocupar um lugar.
error-begun = A partida já começou.
error-given-up = Esta mesa foi deixada antes de a partida começar.
error-has-account = Já tens uma conta.
error-long-login = Esse nome é demasiado comprido: escolhe um mais curto.
error-login-taken = Já há uma conta com o nome { $login }, ou com um que se parece: escolhe outro.
error-mixed-login = Escreve o nome de utilizador com letras de um só alfabeto: misturadas pareceriam outras.
error-wrong-password = O nome ou a palavra-passe não estão certos.
error-wrong-often = Demasiadas palavras-passe erradas: tenta outra vez dentro de { $seconds } { $seconds ->
    [one] segundo
   *[other] segundos
}.
error-busy-door = Está a entrar muita gente agora mesmo: tenta outra vez daqui a pouco.
error-no-account = Não tens conta.
error-not-your-password = Essa não é a tua palavra-passe.
error-bad-name = O nome tem de ter pelo menos uma letra ou um número.
error-illegible-name = Escreve o nome com letras que se vejam, sem sinais amontoados.
error-starred-name = Um nome não pode começar por asterisco: é o sinal de quem se foi embora.
error-not-over = A partida ainda não acabou: as cartas continuam tapadas.
error-many-replays = Já estás a ler { $most } partidas: espera que uma acabe.
error-unknown-phrase = Essa não é uma das frases da mesa.
error-hushed = Nesta mesa não se fala enquanto se joga a mão: espera pelo fim.
error-no-chat = Nesta mesa não há conversa livre: escolhe uma das frases.
error-bad-message = Não percebemos a mensagem: tenta outra vez.
error-went-wrong = Alguma coisa falhou deste lado: tenta outra vez.
error-not-found = Aqui não há nada: volta à página inicial.
error-too-large = A mensagem é demasiado comprida.
error-wrong-commitment = Distribuição { $deal }: o segredo não corresponde ao compromisso publicado antes.
error-wrong-shuffle = Distribuição { $deal }: a ordem não é a que resulta do segredo e dos números dos jogadores.
error-deals-missing = Na partida baralhou-se { $settled } vezes, mas só se mostram { $shown }.
error-other-deal = A distribuição { $deal } não é a que se jogou.
error-not-a-proof = Isto não é a verificação de uma distribuição: { $why }.
error-bad-host = «{ $host }» não é um endereço válido: escreve um como 127.0.0.1.
