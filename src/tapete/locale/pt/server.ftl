# O que diz o servidor.

## O que se pode dizer à mesa

phrase-hello = Olá
phrase-good-luck = Boa sorte
phrase-well-played = Bem jogado
phrase-nice-hand = Que mão!
phrase-thanks = Obrigado
phrase-sorry = Desculpe
phrase-one-moment = Um momento, por favor
phrase-your-turn = É a sua vez
phrase-good-game = Foi um prazer
phrase-bye = Até breve

## Quem apagou a sua conta

former-player = alguém que saiu

## O juiz

judge-pays = { $payer } paga a { $payee } { $amount }: { $reason }.

## Erros

error-too-fast = Depressa demais: espere um momento.
error-no-session = A sua visita acabou ou não tinha começado: volte a entrar pela página inicial.
error-foreign-page = Este pedido vem de outra página.
error-no-token = A este pedido falta o sinal da sua visita.
error-not-begun = A partida ainda não começou.
error-match-over = A partida acabou.
error-not-seated = Está a ver: só quem está sentado à mesa pode fazer isto.
error-resigned = Deixou o seu lugar a um autómato.
error-stale = Alguém foi mais rápido: isto valia para a jogada { $at }, e a mesa vai na { $now }.
error-no-undo = Não há nada que se possa desfazer: só contra autómatos, e antes de se ver qualquer carta nova.
error-no-table = Não existe essa mesa.
error-unreadable-table = Esta mesa foi posta com outra versão do Tapete ({ $version }), cujas regras já não são estas: fica de parte. Abre outra.
error-stuck-table = Nesta mesa algo falha sempre que ela há de seguir: fica de parte, e nada dela se perde. Quem mantém o servidor pode ver porquê. Abre outra.
error-too-many-tables = Já tens { $most } mesas: deixa uma primeiro.
error-no-place = Essa mesa não tem esse lugar: escolhe outro.
error-seated-already = Já está sentado a esta mesa.
error-not-host = Só quem abriu a mesa pode fazer isto.
error-place-taken = Está lá alguém sentado.
error-one-place = Só pode ocupar um lugar.
error-begun = A partida já começou.
error-given-up = Esta mesa foi deixada antes de a partida começar.
error-has-account = Já tem uma conta.
error-long-login = Este nome é comprido demais: escolha um mais curto.
error-login-taken = Já há alguém chamado { $login }.
error-wrong-password = Não há nenhuma conta com esse nome e essa palavra-passe.
error-no-account = Não tens conta.
error-not-your-password = Essa não é a tua palavra-passe.
error-bad-name = Um nome precisa de uma letra ou de um número.
error-illegible-name = Um nome escreve-se com sinais que se vejam e não se amontoem.
error-not-over = A partida não acabou: as cartas continuam tapadas.
error-many-replays = Já estás a ler { $most } partidas: espera que uma acabe.
error-unknown-phrase = Essa não é uma das frases da mesa.
error-no-chat = Nesta mesa não se conversa: escolha uma das suas frases.
error-bad-message = Não se entende esta mensagem.
error-went-wrong = Algo falhou aqui: tente outra vez.
error-not-found = Aqui não há nada.
error-too-large = Isto é grande demais.
error-wrong-commitment = Distribuição { $deal }: o segredo não é o que tinha sido comprometido.
error-wrong-shuffle = Distribuição { $deal }: a ordem não resulta do segredo e do que os jogadores juntaram.
error-deals-missing = A partida tem { $settled } baralhadas, mas mostram-se { $shown }.
error-other-deal = A distribuição { $deal } não é a que se jogou.
error-not-a-proof = Isto não é a prova de uma distribuição: { $why }.
error-bad-host = «{ $host }» não é um endereço onde servir, como 127.0.0.1.
