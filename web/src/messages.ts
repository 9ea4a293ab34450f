// Made by `make types` from src/tapete/sitting/told.py and src/tapete/server/messages. Do not edit.

export type CardText = string;

export type FromClient = Act | Undo | Nonce | SayPhrase | SayText | GoOn | Here | Ping;

export type FromServer = TableNews | ViewNews | Committed | Shuffled | Revealed | Said | Resting | ClockNews | Rated | Done | Refused | Pong;

/** Why something was refused: a key with its arguments for the words `error-KEY`, and the same in English. */
export interface Problem {
  key: string;
  message: string;
  args: Record<string, boolean | number | string>;
}

/** Who holds a place. Places never change; the seats of the View may, when seats are drawn (`view.seats[i].player`). */
export interface Place {
  kind: "open" | "person" | "bot";
  name: string;
  level: string | null;
  trait: string;
  present: boolean;
  bot_plays: boolean;
  resigned: boolean;
  idle: boolean;
  kept: boolean;
  comer: string | null;
}

/** A table as everybody may know it, and your own part in it: `place`, `host`, `coming`, the place that you take */
export interface TableInfo {
  id: string;
  game: string;
  table: "guided" | "open";
  regulation: string | null;
  changed: boolean;
  options: Record<string, boolean | number | string>;
  public: boolean;
  chat: boolean;
  pace: "calm" | "brisk" | "instant";
  clock: "none" | "relaxed" | "brisk";
  starts: "full" | "host";
  newcomers: boolean;
  rating: "rated" | "guest" | "alone" | "friendly" | "newcomers" | null;
  status: "waiting" | "playing" | "over" | "abandoned";
  places: Place[];
  sides: number[] | null;
  place: number | null;
  coming: number | null;
  kept: number | null;
  kept_until: number | null;
  host: boolean;
  phrases: string[];
  watching: number;
  hand: number;
  moves: number;
  opened: number;
  next: string | null;
  edition: number | null;
}

/** The table has changed: comes first on every connection. */
export interface TableNews {
  type: "table";
  table: TableInfo;
}

/** The table after `at` moves: those you have noticed, for a sign made behind your back is none to you. */
export interface ViewNews {
  type: "view";
  at: number;
  kept: number;
  undo: boolean;
  view: View;
  hint: Hint | null;
}

/** One shape for all games. `seat` is None for a spectator; `prompt` is None when nothing can be done. */
export interface View {
  game: string;
  table: string;
  options: ([string, boolean | number | string])[];
  seat: number | null;
  phase: string;
  hand: number;
  dealer: number | null;
  turn: number | null;
  seats: SeatView[];
  round: number;
  trick: Played[];
  winning: number | null;
  last_trick: Played[];
  trump: "O" | "C" | "E" | "B" | null;
  turned: CardText | null;
  stock: (CardText | null)[];
  heaps: Heap[];
  calls: Call[];
  notes: Note[];
  unit: string;
  scores: Score[];
  ledger: Entry[];
  moved: Moved[];
  prompt: Prompt | null;
  events: TableEvent[];
  next_event: number;
  winners: (number | string)[] | null;
  hushed: boolean;
}

/** A place at the table as the viewer sees it. */
export interface SeatView {
  seat: number;
  player: number;
  name: string;
  side: number | string;
  roles: string[];
  cards: (CardText | null)[];
  piles: Pile[];
  discards: (CardText | null)[];
  taken: number;
  tricks: CardText[][];
  said: string;
  playing: boolean;
  counted: boolean;
}

/** Cards on the table, top first; those that are not seen are None. */
export interface Pile {
  cards: (CardText | null)[];
}

/** A card in the trick, and who played it. */
export interface Played {
  seat: number;
  card: CardText;
}

/** What lies on the table under a name: cards, or so many counters in a pot; `seat` says whose it is, if it is. */
export interface Heap {
  key: string;
  cards: (CardText | null)[];
  amount: number;
  seat: number | null;
}

/** Something called aloud that still matters: in which stage, by whom, and what, written like an action. */
export interface Call {
  stage: string;
  seat: number;
  said: string;
}

/** A small touch of one game: a line under a key, with a value (the favourite suit, a bet standing, somebody). */
export interface Note {
  key: string;
  value: number | string | CardText | "O" | "C" | "E" | "B" | Seat;
  seat: number | null;
}

/** Somebody at the table, told by his name. */
export interface Seat {
  seat: number;
}

/** Where a side stands, and the counters in which its players keep it. */
export interface Score {
  side: number | string;
  seats: number[];
  total: number;
  pieces: Piece[];
  count: number | null;
}

/** So many of one kind of counter: `("ten", 3)` is three pieces of ten, and `("ten", -3)` as many that are owed. */
export interface Piece {
  kind: string;
  count: number;
}

/** One payment. */
export interface Entry {
  hand: number;
  payer: number | string;
  payee: number | string;
  amount: number;
  reason: string;
  laws: string[];
}

/** People have changed seats: to which each went. Payments before number `before` name the old seats; those from */
export interface Moved {
  before: number;
  until: number;
  seats: number[];
}

/** The question put to a player, every answer open to him, and what he may do `beside` it. */
export interface Prompt {
  key: string;
  offers: (Say | Pick | NumberOffer | Accuse)[];
  beside: (Say | Pick | NumberOffer | Accuse)[];
}

/** One action, as it stands. A grave one is asked twice. */
export interface Say {
  action: GameAction;
  grave: boolean;
}

/** A small value with one text form, which parses back. */
export interface GameAction {
  word: string;
  arguments: (CardText | number | string)[];
}

/** A word said of `least` to `most` of these cards; their order never matters. */
export interface Pick {
  word: string;
  cards: CardText[];
  least: number;
  most: number;
}

/** A word said with a number from `least` to `most`; the usual ones are ready to hand. */
export interface NumberOffer {
  word: string;
  least: number;
  most: number;
  usual: number[];
}

/** A word said of somebody's offence: of what each kind may be said, and of whom; of nobody where that is plain. */
export interface Accuse {
  word: string;
  charges: ([string, (number | number[])[]])[];
  grave: boolean;
}

/** One thing that happened: its key names the words for it, `seat` who did it, `details` the rest. */
export interface TableEvent {
  key: string;
  seat: number | null;
  details: ([string, number | string | CardText | Seat | CardText[] | string[]])[];
  to: number[] | null;
  until: string;
  ends: string;
}

/** What one is told: the words `guide-KEY` of each key, and the laws that say so. */
export interface Hint {
  keys: string[];
  laws: string[];
}

/** The server has bound itself to a secret for this shuffle: send your nonce. */
export interface Committed {
  type: "committed";
  deal: number;
  commitment: string;
}

/** The shuffle was made of these nonces, by place; the secret follows after the hand. */
export interface Shuffled {
  type: "shuffled";
  deal: number;
  hand: number;
  nonces: (string | null)[];
  left_out: number[];
}

/** Everything about a shuffle of a hand that is over. */
export interface Revealed {
  type: "revealed";
  proof: DealProof;
}

/** What one shuffle was made of; `nonces` by place, None where none came. */
export interface DealProof {
  deal: number;
  hand: number;
  word: string;
  items: string[];
  commitment: string;
  secret: string;
  nonces: (string | null)[];
  left_out: number[];
  outcome: string[];
}

/** Whoever sits at this place said a phrase or free words. */
export interface Said {
  type: "said";
  place: number;
  name: string;
  phrase: string | null;
  text: string | null;
}

/** This hand is over and can be looked at; the next one waits for those at these places, or for a while. */
export interface Resting {
  type: "rest";
  hand: number;
  awaited: number[];
}

/** The time of whoever is awaited at this `place`; None: nobody's time is counted now. */
export interface ClockNews {
  type: "clock";
  place: number | null;
  left: number;
  grace: number;
  of: number;
  match: number;
}

/** The rating of one place before and after; None for those who are not rated. */
export interface RatingChange {
  before: number;
  after: number;
}

/** The match has ended and was rated, by place. */
export interface Rated {
  type: "rated";
  changes: (RatingChange | null)[];
}

/** What you asked is done and kept; you have noticed `at` moves. */
export interface Done {
  type: "done";
  id: number;
  at: number;
}

/** What you asked was not done. */
export interface Refused {
  type: "refused";
  id: number | null;
  problem: Problem;
}

/** Yes. */
export interface Pong {
  type: "pong";
  id: number;
}

/** One moment of a replay: what was done last (seat -1 is the table), and everything open. */
export interface Moment {
  number: number;
  seat: number | null;
  action: string | null;
  view: View;
}

/** One move of a match that has ended: the `number` of the moment after it, in which hand it was made and as the how */
export interface Turn {
  number: number;
  hand: number;
  place: number;
  seat: number;
  action: string;
  phase: string;
  trick: number;
}

/** Some moments of a match that has ended, from `start` on; `length` is how many there are. */
export interface Replay {
  table: TableInfo;
  start: number;
  length: number;
  steps: Moment[];
}

/** How a match ended for one place. */
export interface PastPlayer {
  name: string;
  bot: boolean;
  you: boolean;
  won: boolean;
  total: number;
}

/** A match that has ended. */
export interface Past {
  table: string;
  game: string;
  kind: "guided" | "open";
  finished: number;
  players: PastPlayer[];
}

/** What a rating was after a match. */
export interface RatedAt {
  finished: number;
  rating: number;
}

/** What somebody has played of one game; `ratings` in the order in which they came, none for guests. */
export interface GameResults {
  game: string;
  matches: number;
  won: number;
  ratings: RatedAt[];
}

/** Somebody by where he sat: whoever has not sat there with him does not know it. */
export interface SatAt {
  table: string;
  place: number;
}

/** Somebody you played with, how often, when last and what; `at` is how he is invited again. */
export interface Companion {
  name: string;
  matches: number;
  last: number;
  game: string;
  at: SatAt;
}

/** Your results by game, the latest first, and those you played with. */
export interface Profile {
  games: GameResults[];
  people: Companion[];
}

/** How somebody likes his table; the `usual` deck is that with which a game is played in his language. */
export interface Settings {
  language: "" | "es" | "pt" | "en";
  deck: "usual" | "spanish" | "french";
  theme: "auto" | "light" | "dark";
  motion: "auto" | "less";
  sound: boolean;
  forced: boolean;
  trumps_first: boolean;
  big: boolean;
  rest: "short" | "usual" | "long" | "touch";
  notify: boolean;
}

/** How far somebody has come: of each lesson, how many questions are answered. */
export interface Learned {
  lessons: Record<string, number>;
}

/** You, and what your account has learned. What changes anything carries `csrf` in the header `X-CSRF-Token`. */
export interface Me {
  name: string;
  account: string | null;
  csrf: string;
  settings: Settings;
  tables: TableInfo[];
  learned: Record<string, number>;
}

/** A name chosen. */
export interface Rename {
  name: string;
}

/** Name and password of an account. */
export interface Credentials {
  login: string;
  password: string;
}

/** Another password for your account. */
export interface NewPassword {
  old: string;
  new: string;
}

/** Your password, for what cannot be undone. */
export interface OwnPassword {
  password: string;
}

/** Whether the server is well: its database answers, and is its own to write to. */
export interface Health {
  ok: boolean;
  version: string;
  database: boolean;
  lease: boolean;
}

/** Under which addresses others reach this server: told on its `own` machine only, for nobody else needs it. */
export interface Addresses {
  own: boolean;
  urls: string[];
}

/** An option: a flag, a number within bounds, or one of several values; `usual` are those worth a button. */
export interface OptionInfo {
  name: string;
  kind: "flag" | "number" | "choice";
  default: boolean | number | string;
  values: (boolean | number | string)[];
  least: number | null;
  most: number | null;
  usual: (boolean | number | string)[];
  law: string;
  label: string;
  labels: Record<string, string>;
}

/** How a place, a club or a book plays a game: the options it sets, its source, and what is not known of it. */
export interface RegulationInfo {
  name: string;
  title: string;
  about: string;
  options: Record<string, boolean | number | string>;
  source: string;
  address: string;
  doubt: string;
}

/** A game that can be played; `seats` as many as its usual options ask for. */
export interface GameInfo {
  name: string;
  folder: string;
  title: string;
  about: string;
  seats: number;
  unit: string;
  tables: ("guided" | "open")[];
  levels: string[];
  level: string;
  options: OptionInfo[];
  regulations: RegulationInfo[];
  pairs: Record<string, boolean | number | string> | null;
  emblem: CardText[];
  french: string[];
  ten: number | null;
}

/** A hand that the book works out, to be followed card by card; the laws that it shows. */
export interface WorkedInfo {
  name: string;
  title: string;
  note: string;
  laws: string[];
}

/** One law, the hands that show it, what was found when it was put to the `trial`, and whether the `odds` tell of */
export interface LawInfo {
  id: string;
  at: string;
  force: string;
  topic: string;
  text: string;
  example: string | null;
  sees: string[];
  hands: WorkedInfo[];
  trial: string[];
  odds: boolean;
}

/** A part of the book, with the laws that were asked for. */
export interface ChapterInfo {
  id: string;
  title: string;
  note: string;
  laws: LawInfo[];
}

/** The laws of a game; `topics` and `forces` with their words, to choose from; `how_to_play` is Markdown. */
export interface LawBook {
  game: string;
  chapters: ChapterInfo[];
  topics: Record<string, string>;
  forces: Record<string, string>;
  how_to_play: string;
}

/** What the judge asks. Without a default it must be answered; long ranges have bounds and no values. */
export interface FactInfo {
  name: string;
  kind: "flag" | "number" | "choice";
  default: boolean | number | string | null;
  values: (boolean | number | string)[];
  least: number | null;
  most: number | null;
  label: string;
  labels: Record<string, string>;
}

/** An irregularity the judge can decide. */
export interface IncidentInfo {
  name: string;
  title: string;
  facts: FactInfo[];
}

/** An incident brought before the judge. */
export interface Case {
  incident: string;
  facts: Record<string, boolean | number | string>;
  language?: "es" | "pt" | "en";
}

/** What one party owes another. */
export interface PaymentInfo {
  payer: string;
  payee: string;
  amount: number;
  reason: string;
  laws: string[];
  text: string;
}

/** The decision, what follows, who pays, and the laws that say so; keys and words. */
export interface RulingInfo {
  decision: string;
  text: string;
  follows: Record<string, string>;
  payments: PaymentInfo[];
  laws: LawInfo[];
}

/** Some moments of a hand out of the book, from `start` on; `length` is how many there are. */
export interface WorkedReplay {
  hand: WorkedInfo;
  start: number;
  length: number;
  steps: Moment[];
}

/** Fluent files of a language by name: `table`, `server` and `web`, or that of a folder of games. */
export interface WordsInfo {
  language: "es" | "pt" | "en";
  files: Record<string, string>;
}

/** An answer to an exercise, by its name. */
export interface PracticeSaid {
  task: string;
  said: string;
}

/** Somebody by where he sat: whoever has not sat there with him does not know it. */
export interface Seated {
  table: string;
  place: number;
}

/** A place at a new table: yours, free for somebody, or a bot's; a free one may be kept for somebody you invite. */
export interface NewPlace {
  kind: "you" | "open" | "bot";
  level?: string | null;
  invites?: Seated | null;
}

/** A table to be opened. Without `places` you sit at the first and bots at the others. It `starts` when it is full, */
export interface NewTable {
  game: string;
  table?: "guided" | "open";
  regulation?: string | null;
  options?: Record<string, boolean | number | string>;
  places?: NewPlace[] | null;
  public?: boolean;
  chat?: boolean;
  pace?: "calm" | "brisk" | "instant";
  clock?: "none" | "relaxed" | "brisk";
  starts?: "full" | "host";
  newcomers?: boolean;
  rated?: boolean | null;
}

/** Take a place: this one, or the first that is free. In a match it is a bot's, after the hand that is played. */
export interface Sit {
  place?: number | null;
}

/** The host gives a free place to a bot, or takes a bot away. */
export interface SetPlace {
  place: number;
  level: string | null;
}

/** Whoever sits at one place and whoever sits at the other change places. */
export interface MovePlace {
  place: number;
  to: number;
}

/** What the host may still change: the clock before the match, whether newcomers may sit down at any time. */
export interface Terms {
  clock?: "none" | "relaxed" | "brisk" | null;
  newcomers?: boolean | null;
}

/** Tables with a free place, as many as are told at once, and tables to watch. Those who wait longest and those who */
export interface Lobby {
  open: TableInfo[];
  next: number | null;
  playing: TableInfo[];
}

/** Who played at a place of a match that was played without a server. */
export interface HandedHolder {
  kind: "person" | "bot";
  name: string;
  level?: string | null;
  resigned?: boolean;
}

/** A match that is over and was played without a server, as the browser kept it. */
export interface Handed {
  id: string;
  game: string;
  table: "guided" | "open";
  options: Record<string, boolean | number | string>;
  pace: "calm" | "brisk" | "instant";
  opened: number;
  finished: number;
  undone: number;
  holders: HandedHolder[];
  moves: ([number, string])[];
  edition?: number | null;
}

/** Where an account stands in one game: `rating` is the ordinal shown to people. */
export interface Rating {
  name: string;
  game: string;
  rating: number;
  mu: number;
  sigma: number;
  matches: number;
  you: boolean;
}

/** Do this, seen from the table after the `at` moves you have noticed; `id` comes back in the answer. */
export interface Act {
  type: "act";
  id: number;
  at: number;
  action: string;
}

/** Take back your last action; against bots only. */
export interface Undo {
  type: "undo";
  id: number;
  at: number;
}

/** Your part in a shuffle that has been committed to. */
export interface Nonce {
  type: "nonce";
  deal: number;
  nonce: string;
}

/** One of the table's phrases. */
export interface SayPhrase {
  type: "phrase";
  id: number;
  phrase: string;
}

/** Free words, where the table allows them. */
export interface SayText {
  type: "chat";
  id: number;
  text: string;
}

/** You have seen enough of this hand, which is over. */
export interface GoOn {
  type: "on";
  hand: number;
}

/** Are you there? */
export interface Ping {
  type: "ping";
  id: number;
}

/** Every shuffle of a table that may be shown, and its record once the match has ended. */
export interface Proof {
  table: string;
  game: string;
  record: string | null;
  deals: DealProof[];
}

/** What a lesson is about; `steps` is how many questions it asks. */
export interface LessonInfo {
  name: string;
  game: string;
  number: number;
  title: string;
  idea: string;
  steps: number;
  laws: string[];
}

/** A lesson with its questions; `next` is the one that follows. */
export interface LessonPage {
  lesson: LessonInfo;
  seat: number;
  next: string | null;
  steps: LessonStep[];
}

/** A question at its table: a move is asked for, or that a seat, a card, a number or one of the labels is named. */
export interface LessonStep {
  kind: "move" | "seat" | "card" | "number" | "choice";
  text: string;
  among: string[];
  labels: LessonLabel[];
  least: number;
  most: number;
  view: View;
}

/** One of several to choose from: what is answered, and how it is called. */
export interface LessonLabel {
  say: string;
  label: string;
}

/** What is said to an answer, with its laws, and what comes of it, move by move; no text where nobody wrote one. */
export interface LessonReply {
  right: boolean;
  text: string;
  laws: string[];
  moments: LessonMoment[];
}

/** One move of what comes of an answer, and the table after it. */
export interface LessonMoment {
  seat: number;
  action: string;
  view: View;
}

/** An exercise by its name; of the ten of the day its `number`, from 1. `again`: it is a mistake that comes back. */
export interface PracticeTask {
  game: string;
  name: string;
  kind: string;
  level: number;
  number: number;
  again: boolean;
  ask: TableEvent;
  answer: "cards" | "card" | "seat" | "number" | "choice";
  seat: number;
  view: View | null;
  shown: string[];
  among: string[];
  choices: string[];
  least: number;
  most: number;
}

/** What is said to an answer, and where one stands after it. */
export interface PracticeAnswered {
  reply: PracticeReply;
  sheet: PracticeSheet;
}

/** Whether it was right, and what is: with its words, its laws, and how a puzzle goes on. */
export interface PracticeReply {
  right: boolean;
  solution: string;
  why: TableEvent;
  guide: string[];
  laws: string[];
  line: Played[];
}

/** Where he stands in a game: mistakes `due` today, of all that are `kept`; the answers to the ten of the day. */
export interface PracticeSheet {
  game: string;
  skills: PracticeSkill[];
  due: number;
  kept: number;
  daily: boolean[];
}

/** Where somebody stands in one kind of exercise. */
export interface PracticeSkill {
  kind: string;
  level: number;
  right: number;
  asked: number;
}

/** The decision, what follows from it, who pays whom, and the laws that say so. */
export interface Ruling {
  decision: string;
  laws: string[];
  follows: string[];
  payments: Payment[];
}

/** What one owes another, why, and by which laws, before it is written: players by their seats, parties by name. */
export interface Payment {
  payer: string;
  payee: string;
  amount: number;
  reason: string;
  laws: string[];
}

/** All that is counted of a game, what was seen in so many hands dealt by this seed, and what hand can be given. */
export interface OddsPage {
  game: string;
  edition: number;
  seed: number;
  hands: number;
  sections: OddsSection[];
  hand: OddsHand | null;
}

/** Figures that belong together. Of `whole` ones each hand is in one row; `seen` ones were seen in play. */
export interface OddsSection {
  key: string;
  figures: OddsFigure[];
  whole: boolean;
  seen: boolean;
  cards: CardText[];
}

/** One number: a share of all, or a `mean`; `by` is its column, where a row has several. */
export interface OddsFigure {
  key: string;
  value: number | null;
  low: number | null;
  high: number | null;
  by: string;
  number: number | null;
  of: number;
  mean: boolean;
  stated: number | null;
  laws: string[];
}

/** A hand that can be given: so many cards of the pack, how many one may throw at most, and the bids on it. */
export interface OddsHand {
  size: number;
  pack: CardText[];
  throws: number;
  bids: string[];
}

/** What a given hand can hope for: counted, or as it stands after so many deals `played` `of` those to be played. */
export interface GivenOdds {
  played: number;
  of: number;
  sections: OddsSection[];
}

/** As far as it has come: `done` decisions `of` all, told from number `start` on. `moments` are the numbers of those */
export interface Review {
  game: string;
  unit: string;
  place: number;
  hand: number;
  last_hand: number;
  deep: boolean;
  compiled: boolean;
  done: number;
  of: number;
  start: number;
  decisions: Judged[];
  kinds: KindSum[];
  moments: number[];
  swing: Swing[];
}

/** One decision. `number` is the moment after it, `place` the how manyeth move of its hand it was. */
export interface Judged {
  number: number;
  hand: number;
  place: number;
  seat: number;
  places: number[];
  phase: string;
  trick: number;
  kind: "bidding" | "discards" | "leads" | "covering" | "betting";
  action: string;
  feat: "led" | "overtook-partner" | "overtook" | "spared-partner" | "ducked" | "followed" | "ruffed" | "threw" | "discarded" | "said";
  over: CardText | null;
  whose: number | null;
  book: BookSays;
  verdict: "good" | "mistake" | "unclear" | "mixed" | "strange" | "book";
  by: "search" | "playouts" | "lives" | "table" | "book";
  worlds: number;
  better: string | null;
  cost: number | null;
  low: number | null;
  high: number | null;
  expects: number | null;
  unit: string;
  ways: Way[];
  open: OpenCards | null;
  mixed: Mixed | null;
}

/** What the player of the book does there, by which law, and on what grounds. */
export interface BookSays {
  action: string;
  law: string | null;
  grounds: Note[];
}

/** Another way, and what it brings more than what was done: on average, and the interval of that. */
export interface Way {
  action: string;
  gain: number;
  low: number;
  high: number;
}

/** What the solver says with all cards open, in its `unit`: the `best` cards, and what the one that was played */
export interface OpenCards {
  exact: boolean;
  unit: string;
  model: string;
  best: CardText[];
  cost: number | null;
}

/** How often the table says what, what share of it `own` words have, and the chance of the cards, in hundredths. */
export interface Mixed {
  ways: Share[];
  own: number;
  chance: number;
}

/** How often the table says this. */
export interface Share {
  action: string;
  share: number;
}

/** The decisions of one kind: how many, how many of them mistakes, and what these cost together. */
export interface KindSum {
  kind: "bidding" | "discards" | "leads" | "covering" | "betting";
  decisions: number;
  mistakes: number;
  cost: number;
  low: number;
  high: number;
}

/** What the match had brought this person by this moment: paid, or as it could be expected then. */
export interface Swing {
  number: number;
  hand: number;
  value: number;
  paid: boolean;
}

/** What would have come of another `action` at the move of this `number`, had all then gone on by the book: the */
export interface Line {
  number: number;
  action: string;
  place: number;
  unit: string;
  would: number | null;
  was: number | null;
  steps: Moment[];
}

/** A hint for one who has noticed `at` moves: what the book does, judged by a player of this `level` who looks */
export interface Advice {
  at: number;
  level: string;
  one: Judged;
}

/** What a bot did by the move of this number, and on what grounds: by which law of the book, if by one, and what it */
export interface Thought {
  number: number;
  hand: number;
  place: number;
  seat: number;
  action: string;
  law: string | null;
  grounds: Note[];
  level: string | null;
}

/** You have touched something: a bot that plays for you while you are idle gives your place back. */
export interface Here {
  type: "here";
}
