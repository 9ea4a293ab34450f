# The table in the terminal.

face-1 = Ace
face-10 = Jack
face-10-short = Jack
face-11 = Knight
face-11-short = Kt
face-12 = King

table-taken = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
table-trump = Trumps
table-turned = Turn-up
table-stock = Stock: { $count }
table-open = open table
table-hand = hand { $hand }, round { $round }
table-your-turn = Your turn.
table-waiting = Waiting for { $name }…
table-paid = { $payer } → { $payee }: { $amount }
table-sure = Sure? { $what }
table-back = Leave it
table-more = More… ({ $count })
table-more-title = What else do you want to do?
table-too-late = It is too late for that.
table-not-your-turn = It is not your turn. Press again if you want to play it all the same.
table-hint-play = ← → and Enter
table-hint-pick = ← → , Space chooses, Enter confirms
table-hint-number = ← → or type the number, Enter confirms
table-not-saved = The match cannot be saved ({ $why }). You can play on.
table-last-trick = The last trick
table-no-trick = There is none in view yet.
table-tricks-of = Tricks of { $name }
table-ledger = The ledger
table-nothing-paid = Nobody has paid anything.
table-how-to-play = How to play
table-laws = The laws
table-worked = Hands of the book
table-search = Search the laws…
table-narrow = There are more: search for other words.
table-hand-over = End of hand { $hand }
table-go-on = Go on
table-again = Again?
table-yes-again = Another match
table-to-menu = To the menu

table-key-help = Rules
table-key-language = Language
table-key-tricks = Last trick
table-key-ledger = Ledger
table-key-leave = Menu

menu-about = A quiet table for the classic card games. Choose one and sit down.
menu-continue = Continue the match: { $game }, hand { $hand }
menu-key-play = Play
menu-key-agree = Options
menu-key-help = How to play
menu-key-language = Language
menu-key-past = Past matches
menu-key-judge = The judge
menu-key-odds = Odds of Mus
menu-key-browser = In the browser
menu-key-quit = Quit
menu-key-discard = Discard match
menu-begin = Begin
menu-agree-keys = ↑ ↓ choose · ← → change · Enter changes or begins · Esc goes back

option-level = How the others play
option-level-treatise = by the treatise
option-level-random = at random
option-quick = No waiting: the others play at once
option-last_card = The last card plays itself

past-title = Past matches
past-none = You have not played any to its end yet.
judge-title = The judge: { $game }
judge-keys = ↑ ↓ choose · ← → change the answer · Esc goes back
odds-title = The odds of Mus
odds-write = Write a hand, such as 12O 12C 7E 4B, and Enter…
browser-title = The table in the browser
browser-page =
    To play in the browser, alone or with other people. The button opens the page { $address }, which lasts as long as Tapete is open here.

    Without the menu it opens with “tapete serve --open”; with “tapete serve --host 0.0.0.0” other people of your network can sit down.
browser-open = Open it now
browser-opening = Opening…
browser-served = The page is at { $address }, until you leave Tapete.
browser-failed = It could not be opened: { $why }
