# The table in the terminal.

face-1 = Ace
face-10 = Jack
face-10-short = Jack
face-11 = Knight
face-11-short = Kt
face-12 = King
french-face-10 = Jack
french-face-10-short = Jack
french-face-11 = Queen
french-face-12 = King

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
table-sure = Are you sure? { $what }
table-back = Cancel
table-more = More… ({ $count })
table-more-title = What else do you want to do?
table-too-late = It is too late for that.
table-not-your-turn = It’s not your turn. Press again to play it anyway.
table-hint-play = ← → and Enter
table-hint-pick = ← →, Space chooses, Enter confirms
table-hint-number = ← → or type the number, Enter confirms
table-not-saved = The match cannot be saved ({ $why }). You can play on.
table-last-trick = The last trick
table-no-trick = There is no trick to look at yet.
table-tricks-of = { $name }’s tricks
table-ledger = The ledger
table-nothing-paid = Nothing has been paid yet.
table-no-undo = You can’t take that back now: only the last thing you did, and before any new card is seen.
table-deal = The deal, to be checked
table-deal-how = Before a shuffle the table binds itself to a secret and you add a part; the order of the cards follows from both. After the hand the secret is shown, and here the shuffle is computed again.
table-deal-next = The next deal ({ $deal }). Your part: { $part }. The table’s commitment:
table-deal-right = Deal { $deal } (hand { $hand }): right, it follows from its commitment and your part.
table-deal-wrong = Deal { $deal } (hand { $hand }): NOT right.
table-deal-check = To check it outside of this table:
table-how-to-play = How to play
table-laws = The laws
table-worked = Hands of the book
table-search = Search the laws…
table-narrow = There are more: add another word.
table-hand-over = End of hand { $hand }
table-go-on = Go on
table-again = Another match?
table-yes-again = Yes, another
table-to-menu = Back to the menu

table-key-help = Rules
table-key-language = Language
table-key-tricks = Last trick
table-key-guide = Guide
table-guide-nothing = You are not asked anything now.
table-key-deal = Deal
table-key-undo = Take back
table-key-ledger = Ledger
table-key-leave = Menu

menu-about = The table for the classic card games of Spain and Portugal. Choose one and sit down.
menu-other-edition = { $count ->
    [one] One unfinished match follows another edition of its rules: it is kept, and cannot go on here.
   *[other] { $count } unfinished matches follow another edition of their rules: they are kept, and cannot go on here.
}
menu-continue = Continue the match: { $game }, hand { $hand }
menu-key-play = Play
menu-key-agree = Options
menu-key-help = How to play
menu-key-language = Language
menu-key-past = Past matches
menu-key-learn = Lessons
menu-key-practice = Exercises
menu-key-judge = The judge
menu-key-odds = Odds
menu-key-browser = In the browser
menu-key-quit = Quit
menu-key-discard = Abandon match
menu-begin = Start
menu-agree-keys = ↑ ↓ choose · ← → change · Enter changes or begins · Esc goes back

option-level = How the others play
option-level-strong = strong
option-level-club = club
option-level-treatise = by the book
option-level-random = easy
option-pace = Pace of the others
option-pace-calm = calm
option-pace-brisk = fast
option-pace-instant = no waiting
option-last_card = Play the last card for me
option-deck = Deck
option-deck-usual = the game’s own
option-deck-spanish = Spanish
option-deck-french = French

past-title = Past matches
past-none = You haven’t finished a match yet.
judge-title = The judge: { $game }
judge-keys = ↑ ↓ choose · ← → change the answer · Esc goes back
odds-title = Odds: { $game }
odds-write = Type a hand, card by card, such as { $cards } …, and press Enter
browser-title = The table in the browser
browser-page = Play in the browser, alone or with others. The button opens { $address }, which works as long as Tapete is open here. Without the menu: “tapete serve --open”; with “tapete serve --host 0.0.0.0” anyone on your network can join.
browser-open = Open it now
browser-opening = Opening…
browser-served = The table is at { $address } until you quit Tapete.
browser-failed = It could not be opened: { $why }
