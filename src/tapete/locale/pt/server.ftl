# O que diz o servidor.

## O que se pode dizer à mesa

phrase-hello = Olá
phrase-good-luck = Boa sorte!
phrase-well-played = Bem jogado
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
error-no-undo = Agora não se pode desfazer: só contra a casa, e antes de se verem cartas novas.
error-no-table = Não existe essa mesa.
error-bad-match = Esta partida não se pode seguir: { $why }
error-not-alone = Esta não é uma partida de uma pessoa com a casa.
error-no-companion = Não jogaste com essa pessoa.
error-unreadable-match = Esta partida já não se pode seguir: { $why }
error-unreadable-table = Esta mesa foi posta com outra versão do Tapete ({ $version }), cujas regras já não são estas: fica de parte. Abre outra.
error-stuck-table = Nesta mesa algo falha sempre que ela há de seguir: fica de parte, e nada dela se perde. Quem mantém o servidor pode ver porquê. Abre outra.
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
error-login-taken = Já há uma conta com o nome { $login }: escolhe outro.
error-wrong-password = O nome ou a palavra-passe não estão certos.
error-no-account = Não tens conta.
error-not-your-password = Essa não é a tua palavra-passe.
error-bad-name = O nome tem de ter pelo menos uma letra ou um número.
error-illegible-name = Um nome escreve-se com sinais que se vejam e não se amontoem.
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
