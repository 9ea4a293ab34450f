# The words of the page.

## Everywhere
web-home = Games
web-lobby = Tables
web-rules = Rules
web-judge = The judge
web-history = Matches
web-account = Your account
web-settings = Settings
web-language = Language
web-menu = Menu
web-close = Close
web-copy = Copy the link
web-copied = Copied
web-share = Share
web-all = all
web-choose = Choose…
web-save = Save
web-saved = Saved.
web-game = Game
web-nowhere = There is nothing here

## The first page
web-welcome = Take a seat at the table
web-welcome-more = The classic card games of Spain and Portugal, with their own laws. Choose one: the pack is ready, and so is someone to play with.
web-play-now = Play now
web-courses = Learn
web-learn = How to play
web-no-games = There are no games yet.
web-going = Your tables
web-go-back = Back to your table: { $game }
web-keep-learning = Continue learning: { $game }

## A new table
web-new-table = Create a table
web-open-table = Create the table
web-who-plays = Who’s playing
web-place = Place { $number }
web-you = you
web-somebody = free, for whoever joins
web-bot = the house, { $level }
web-bot-trait = the house, { $level }; { $trait }
web-who-may-come = Who can join
web-by-link = anyone with the link
web-public = anyone: it’s listed under Tables
web-allow-chat = Free chat
web-pace = Pace
web-pace-calm = calm
web-pace-brisk = fast
web-pace-instant = no waiting
web-options = Table rules
web-regulation = How is it played?
web-regulation-changes = It changes
web-regulation-nothing = It changes nothing.
web-regulation-source = Source
web-regulation-not-ours = This is not how we play it
web-regulation-note = How you play it, for those who get the link
web-regulation-share = Link to these rules
web-regulation-note-of = A note that came with these rules
web-level = How the house plays
level-random = easy
level-treatise = by the book
level-club = club
level-strong = strong

## The tables
web-lobby-open = With a free place
web-lobby-none = Nobody is waiting at the moment. Create a table and share the link.
web-lobby-more = More tables
web-lobby-playing = In play
web-lobby-nothing = No public match is being played at the moment.
web-watch = Watch
web-watchers = { $count ->
    [one] 1 watching
   *[other] { $count } watching
}
web-open-kind = open table
web-sit = Sit down
web-stand-up = Stand up
web-waiting = The table is ready. The match begins when every place is taken.
web-place-free = free place
web-place-kept = { $name }’s place: no answer yet
web-kept-until = Kept until { $when }
web-give-to-bot = Let the house play
web-free-place = Free this place
web-give-up-table = Give up the table
web-give-up-sure = Nobody can sit down here any more, and whoever has is told so.
web-given-up = This table was given up
web-given-up-next = The match never began. Create another table.
web-share-link = Send this link to whoever you’d like to play with:
web-qr = The link, to scan with a phone

## Company
web-which-game = Which kind of { $game }
web-players = { $count } players
web-with-house = With the house
web-with-friends = With friends
web-choose-all = Choose it all
web-company = Who do you play with?
web-friends-how = Every place is free. You get a link to share, and begin when you like: the house takes the places that are left.
web-house-how = The match begins at once: the house takes the other places.
web-place-by-place = Place by place
web-clock = Clock
web-clock-none = none
web-clock-relaxed = relaxed
web-clock-brisk = brisk
web-clock-none-how = Nobody is hurried.
web-clock-relaxed-how = A minute and a half for each turn; what goes beyond a minute comes off ten minutes for the whole match. Then the house plays, until you touch something.
web-clock-brisk-how = Half a minute for each turn; what goes beyond twenty seconds comes off two minutes for the whole match. Then the house plays, until you touch something.
web-newcomers = Newcomers may take a place from the house between hands
web-newcomers-yes = Newcomers may take a place from the house between hands.
web-newcomers-no = Nobody else may sit down during the match.
web-rating-rated = This match is rated.
web-rating-guest = Not rated: somebody here plays without an account.
web-rating-alone = Not rated: it is played with the house alone.
web-rating-friendly = Not rated: that is what was agreed.
web-rating-newcomers = Not rated: newcomers may still take a place from the house.
web-rated-friends = Rated, if everyone has an account
web-rated-house = Rated: nothing can be taken back
web-rated-leave = This match is rated: whoever leaves it loses it.
web-your-pair = Your pair
web-other-pair = The other pair
web-one-pair = One pair
web-places = Places
web-pairs-drawn = Pairs are drawn by lot when the match begins.
web-with-me = Play with me
web-with-me-whom = Play with me: { $name }
web-move-here = Move here
web-begin = Begin
web-begin-with-house = Begin with the house
web-begin-free = { $count ->
    [one] The house takes the free place.
   *[other] The house takes the { $count } free places.
}
web-begin-host = The match begins when its host says so.
web-agreed = What is agreed
web-agreed-usual = Everything as usual.
web-agreed-all = All of it
web-call-me = Your name
web-copy-selected = It is selected: copy it with Ctrl+C, or hold it with your finger.
web-link-here = This link works on this device only. For others to come, start Tapete like this:
web-link-others = The address others use
web-place-to-take = a place can be taken
web-watch-plain = You’re watching.
web-watch-ask = After this hand you can take the place of:
web-take-place = Take { $name }’s place
web-take-back = Take my place back
web-coming = After this hand you take { $name }’s place.
web-coming-back = After this hand your place is yours again.
web-coming-not = Rather watch
web-left-place = You’ve left: the house plays in your place.
web-clock-warn = Are you there? Soon the house plays for you.
web-seconds = { $count } s
web-idle-you = The house plays for you.
web-idle-touch = I’m here
web-house-plays = the house plays
web-joins = then { $name }
web-news-left = { $name } has left: the house plays on.
web-news-idle = { $name } does nothing: the house plays.
web-news-away = { $name } is away: the house plays.
web-news-back = { $name } plays again.
web-news-sat = { $name } takes { $other }’s place.
web-news-comes = { $name } takes { $other }’s place after this hand.
web-left-table = You’ve left the table: the house plays on for you.
web-left-watch = Watch the table

## The table
web-sitting-down = Joining the table…
web-no-table = There is no such table
web-no-table-next = It may have been closed. Choose a game and create another.
web-aside = This table is set aside
web-aside-next = It was made with another version of Tapete, whose rules have changed since. It is kept, and whoever runs the server can see it. Create another.
web-stranger = We couldn’t recognise you
web-stranger-next = Allow cookies for this page and reload it.
web-hand = { $number ->
    [0] Before the first hand
   *[other] Hand { $number }
}
web-table-menu = Look at
web-undo = Take back
web-guide = Guide
web-guide-off = Put the guide away
web-first-hand = First hand, with the guide
web-last-trick = Last trick
web-last-trick-none = There is no trick to look at yet.
web-last-trick-forbidden = The law no longer lets you look at the last trick.
web-tricks-of = { $name }’s tricks
web-ledger = Ledger
web-ledger-empty = Nothing has been paid yet. Every payment will be listed here, with its reason and its law.
web-log = Log
web-log-empty = Nothing has happened yet.
web-talk = Chat
web-hushed = At this table nobody talks while a hand is played.
web-talk-empty = Nobody has said anything. Say hello.
web-say = Write something…
web-send = Send
web-side = Log, ledger and chat
web-score = Score
web-owes = Owes { $what }
web-trump = trumps
web-stock = { $count ->
    [one] 1 card in the stock
   *[other] { $count } cards in the stock
}
web-turned = Turn-up: { $card }
web-cards-held = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
web-cards-uncounted = cards in hand, uncounted
web-hidden-card = hidden card
web-tricks-taken = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
web-partner = your partner
web-rests = sitting out
web-away = away
web-your-cards = Your cards
web-your-choice = What you can do
web-touch-cards = { $several ->
    [yes] Touch { $least } to { $most } cards
   *[no] { $most ->
        [one] Touch a card
       *[other] Touch { $most } cards
    }
}
web-sure = Are you sure? { $what }
web-back = Back
web-less = Less
web-more = More
web-more-acts = More
web-claim = Claim
web-turn-of = It is { $name }’s turn
web-out-of-turn = It is not your turn. Touch the card again to play it all the same.
web-watching = You’re watching: you can’t see anyone’s cards.
web-judge-decides = The judge decides
web-lost = Connection lost. Your place is kept; reconnecting…
web-rated = { $name }’s rating: { $before } → { $after } ({ $more })
web-go-on = Go on
web-put-away = Close
web-hand-over = End of hand { $number }
web-hand-unpaid = Nobody has paid anything in this hand.
web-waits-for = Waiting for: { $names }
web-again = Another match
web-again-asked = The others are waiting for another match
web-again-others = They play another match
web-declined = They know: your place is free
web-replay = Replay
web-review = Review
web-advice = Hint
web-other-edition = Played by edition { $edition } of the rules. Here it is shown by those of today, by which it comes out the same.
web-leave = Leave the table
web-give-match-up = Give the match up
web-leave-to-bot = Leave: the house plays on for you
web-to-table = Back to the table

## The fair deal
web-check-deal = Check the deal
web-fair-how = Before the shuffle the server commits to a secret number, and your browser adds one of its own. After the hand both are shown, and the shuffle is done again here to check that it comes out the same.
web-fair-none = No hand has been finished yet.
web-fair-right = the deal is fair
web-fair-other-promise = the promise is not the one this page saw
web-fair-wrong-secret = the secret is not the one promised
web-fair-nonce-left-out = your number was not used: it came too late, or the server left it out
web-fair-other-nonce = another number was used in your place, which this page did not send
web-fair-wrong-order = the cards do not come out in that order
web-fair-unchecked = can’t be checked here: that needs https
web-fair-wrong = Check the deal ({ $hand }): { $what }
web-fair-promise = Commitment
web-fair-secret = The server’s secret
web-fair-nonces = Each place’s number
web-fair-order = Order of the cards

## The replay
web-step = Move
web-moves = Moves
web-before-the-hand = Before the hand
web-trick = Trick { $number }
web-autoplay = Play it through
web-pause = Stop
web-speed = Speed
web-step-on = Next step
web-step-back = Step back
web-hand-next = Next hand
web-hand-before = Previous hand
web-download = Download the record

## The book
web-how-to-play = How to play
web-laws = The laws
web-odds = Odds
web-practice = Practise
web-search = Search
web-topic = Topic
web-force = Type
web-laws-found = { $count ->
    [one] 1 law
   *[other] { $count } laws
}
web-example = Example
web-worked = Played out:
web-on-trial = On trial
web-see = See also

## The judge
web-judge-how = Say what happened at your table: the judge tells you what to do, who pays, and which law says so.
web-what-happened = What happened?
web-ask-judge = Ask the judge
web-ruling = The ruling
web-payment = The payment

## Matches and account
web-history-none = You haven’t finished a match yet. When you have, you can look through it here.
web-more-matches = More matches
web-result = Result
web-won = Won
web-not-won = Not won
web-none-found = No such match.
web-every = All
web-every-game = All
web-decline = I can’t
web-results = Your results
web-companions = People you have played with
web-played-together = { $count ->
    [one] one match together
   *[other] { $count } matches together
}
web-invite = Invite again
web-invited-to = { $name } is waiting for you: { $game }
web-set-notify = Tell me when it is my turn and I am in another window
web-notify-refused = Your browser does not allow it: change that in its settings.
web-take-along = Take my matches along
web-take-along-how = A file that any Tapete with a server can read.
web-bring = Bring matches
web-bring-how = Those you played without a server: choose the file you saved there.
web-bring-choose = Choose the file
web-bring-wrong = That file is not one of Tapete’s.
web-brought = { $count ->
    [one] One match has been brought over.
   *[other] { $count } matches have been brought over.
}
web-brought-not = { $count ->
    [one] One could not be read.
   *[other] { $count } could not be read.
}
web-ratings = Ratings
web-ratings-none = There are no ratings for this game yet: only matches between people with an account count.
web-name = Name
web-rating = Rating
web-matches = Matches
web-your-name = Your name at the table
web-account-is = You are logged in as { $name }.
web-account-why = You don’t need an account to play. With one, your matches and ratings follow you to any device.
web-account-keeps = What you have played in this browser, and the table where you sit, stay yours when you log in or open an account.
web-login = Username
web-password = Password (at least 8 characters)
web-log-in = Log in
web-register = Create an account
web-logged-in = You are logged in.
web-log-out = Log out
web-log-out-everywhere = Log out everywhere
web-logged-out = You are logged out.
web-sessions-end = A browser you do not use for half a year is logged out.
web-change-password = Change the password
web-old-password = Current password
web-new-password = New password (at least 8 characters)
web-password-changed = The password is changed. You are logged out everywhere else.
web-delete-account = Delete the account
web-delete-gone = Your names, password, settings, ratings and all your sessions are deleted, and you leave the tables where you sit: in a match the house plays on for you. This cannot be undone.
web-delete-kept = What is kept: the matches you have played stay with those who played them with you, with every move, and in them you are called “{ $name }”. Nobody can get them back as yours, not even with an account of the same name.
web-account-deleted = The account is deleted.

## Settings
web-deck = Deck
web-deck-usual = the game’s own
web-deck-spanish = Spanish
web-deck-french = French
web-theme = Theme
web-theme-auto = same as the device
web-theme-light = light
web-theme-dark = dark
web-motion = Animations
web-motion-auto = same as the device
web-motion-less = as few as possible
web-rest = When a hand is over, play goes on
web-rest-short = after 4 seconds
web-rest-usual = after 8 seconds
web-rest-long = after 15 seconds
web-rest-touch = when I touch the button
web-set-trumps_first = Trumps on the left
web-set-forced = Play for me when there is only one possible move
web-set-sound = Soft sounds
web-set-big = Larger text

# Without a server.

web-engine-coming = Getting the table ready…
web-shelf-full = This browser no longer keeps what is played: the match goes on, but is lost when you close it.
