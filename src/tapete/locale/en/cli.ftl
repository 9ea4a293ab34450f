# The words of the command line.

cli-choose = Choose from { $least } to { $most }:
cli-pays = { $payer } → { $payee }: { $amount }. { $reason }.
cli-score = Score: { $score }
cli-before = Before the first hand
cli-hand = Hand { $number }. { $dealer } deals.
cli-unfinished = The match is not over.
cli-won = { $count ->
    [one] Won by { $winners }.
   *[other] Shared by { $winners }.
}
cli-laws = The laws:
