# What the server says. The keys are the same in every language; see es/server.ftl. Errors are written in English already.

## What may be said at the table

phrase-hello = Hello
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-nice-hand = What a hand!
phrase-thanks = Thank you
phrase-sorry = Sorry
phrase-one-moment = One moment, please
phrase-your-turn = Your turn
phrase-good-game = Good game
phrase-bye = See you soon

## Who has deleted their account

former-player = former player

## The judge

judge-pays = { $payer } pays { $payee } { $amount }: { $reason }.
