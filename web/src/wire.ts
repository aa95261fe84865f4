// Made from src/tierce/server/wire: python -m tierce.server.schema --write

/** The play, undo or next with this id is done and durable. */
export interface Ack {
  type: "ack";
  id: string;
  seq: number;
}

/** The answer to an ``ask``. Each option is one way to play exactly the chosen cards, as one line of words. */
export interface Answer {
  type: "answer";
  n: number;
  options: Step[];
  why: Why | null;
}

/** One step that is legal now: its words, and the same said field by field for the page. ``points`` are what the cards would cost in hand; where seats open with points, what they count towards the opening. ``carte`` marks a discard that is announced as leaving one card. A step that shows the hand (``knock``, ``biggin``, ``done``) says which ``melds`` it shows and what is ``left`` beside them, which counts ``points``; ``cards`` holds the card that a knock throws. */
export interface Step {
  words: string;
  verb: "biggin" | "borrow" | "dead" | "discard" | "done" | "draw" | "end" | "knock" | "lay" | "meld" | "pass" | "swap" | "take" | "touch";
  cards: string[];
  stands_for: (string | null)[];
  kind: "run" | "set" | null;
  meld: number | null;
  end: "<" | ">" | null;
  points: number;
  carte: boolean;
  melds: string[][];
  left: string[];
}

/** A refusal: the reason code (a message ``reason-<code>`` exists), its cards and numbers, and the sentence. Beside the reasons of the rules there are those of the server: ``malformed``, ``binary``, ``too_large``, ``too_fast``, ``store``, ``broken``, and before the line is closed ``no_table`` (4404) and ``not_invited`` (4403). Those of the table: ``no_seat_yours``, ``no_seat``, ``seat_taken``, ``seated_already``, ``nobody_there``, ``name``, ``name_taken``, ``not_host``, ``not_yours``, ``here``, ``stands_in``, ``time_up``, ``paused``, ``not_started``, ``started``, ``seats_open``, ``too_few_seats``, ``no_bot``, ``match_runs``, ``closed``, ``no_chat``, ``no_phrase``, ``hints_off``, ``no_answer``, ``other_deal``. ``readings`` are the ways an ambiguous saying can be understood, each a step to choose. */
export interface Why {
  code: string;
  text: string;
  cards: string[];
  numbers: Record<string, number>;
  rule: string | null;
  readings: Step[];
}

/** A message that could not be carried out; nothing changed. ``id`` is the one it came with, if it had one. */
export interface ErrorMessage {
  type: "error";
  id: string | null;
  why: Why;
}

/** Everything the page shows. ``seq`` is the last event it contains; ``version`` grows with drafts too. ``news`` are the events since the client's last known ``seq``, oldest first; for a client that knows none, those of the running deal. ``draft`` are the words of the half-played turn (undo takes the last back). ``steps`` are the steps legal now, empty when it is another's turn; of new melds at most 600 are listed, while ``ask`` knows them all. In the phase ``draw`` the seat in turn must draw or take; in ``offer`` and ``wall`` it may take the one card that is offered, or pass; in ``layoff`` somebody has knocked, and it may lay off. ``stock`` counts the cards to draw from and ``pile`` lists the discards, the last on top; both are null in a game without. ``took`` is the discard that was taken and must still be laid, ``borrowed`` the cards taken off melds, each group for one new meld. ``opening`` is told on the own turn of a seat that began it unopened. ``owed`` are the reason codes of what the turn must still do, in the order in which its end would be refused for them. ``carte`` says who announces the last card: the player, the table, nobody; null in a game without. ``upcard`` is the card that was turned up after the deal, ``wall`` what is done when the stock is at its end without a knock. ``deadwood`` is told of one's own hand where one may knock, ``knocker`` after a knock. ``seat`` is null for a spectator. */
export interface ViewMessage {
  type: "view";
  seq: number;
  version: number;
  table: string;
  game: string;
  title: string;
  grammar: "concealed" | "draw_meld_discard" | "shed";
  changes: Change[];
  seat: number | null;
  phase: "deal_over" | "draw" | "layoff" | "match_over" | "offer" | "play" | "wall";
  turn: number | null;
  dealer: number;
  deal: number;
  direction: "anticlockwise" | "clockwise";
  chairs: Chair[];
  hand: string[];
  hand_points: number;
  melds: Meld[];
  aside: number;
  stock: number | null;
  pile: string[] | null;
  took: string | null;
  borrowed: string[][];
  opening: Opening | null;
  carte: "auto" | "manual" | "off" | null;
  upcard: string | null;
  wall: "dead" | "declare" | "knock" | null;
  deadwood: Deadwood | null;
  knocker: Knocker | null;
  acted: boolean;
  owed: string[];
  draft: string[];
  steps: Step[];
  result: Result | null;
  sheet: Sheet;
  news: (Dealt | Cut | TurnedUp | Drew | Took | Touched | Renewed | Melded | LaidOff | Swapped | Borrowed | Discarded | Penalised | Passed | Knocked | Shown | TurnEnded | Died | WentOut | DealEnded)[];
}

/** One house rule of this table: a knob, its answer here and in the preset. */
export interface Change {
  path: string;
  value: string;
  default: string;
}

/** What everybody may know of a seat. ``known`` are cards the table saw go into that hand. ``status`` is ``new`` before the passport, or before the opening. ``touched``: it touched the discard pile and drew from the stock, and has lost a right for this deal. */
export interface Chair {
  seat: number;
  name: string;
  bot: string | null;
  cards: number;
  status: "dead" | "live" | "new" | "out";
  known: string[];
  total: number;
  touched: boolean;
}

/** A meld on the table; slots run low to high in a run. */
export interface Meld {
  number: number;
  kind: "run" | "set";
  owner: number;
  slots: Slot[];
  points: number;
}

/** One card of a meld. ``stands_for`` is a card (``6h``) in a run, a rank (``9``) in a set, for jokers only. */
export interface Slot {
  card: string;
  stands_for: string | null;
}

/** What a seat has laid towards its opening in this turn: points, a pure run, and what is needed of both. ``stands`` when nothing is missing any more. */
export interface Opening {
  have: number;
  need: number;
  pure: boolean;
  pure_needed: boolean;
  stands: boolean;
}

/** How near one's own hand is to a knock: what it would keep, and the most that a knocker may keep. ``have`` counts what the best melds leave; after a draw, with the best discard. ``melds`` and ``left`` are the best arrangement of all cards in hand. ``by_upcard`` where the card turned up sets the limit, ``doubled`` where it doubles the deal. */
export interface Deadwood {
  have: number;
  limit: number;
  by_upcard: boolean;
  doubled: boolean;
  melds: string[][];
  left: string[];
}

/** Who has knocked, with which deadwood; the melds lie on the table. */
export interface Knocker {
  seat: number;
  left: string[];
  deadwood: number;
}

/** The end of a deal: how it ended, who won it, every count, and the rule ids that explain it. ``showdown`` where somebody knocked: the melds of both lie on the table then. */
export interface Result {
  ending: "all_dead" | "big_gin" | "blocked" | "game" | "gin" | "knock" | "last_survivor";
  winners: number[];
  exit: Exit | null;
  showdown: Showdown | null;
  counts: Count[];
  rules: string[];
  aside: string[] | null;
}

/** How the winner went out, where that is priced. ``at_once``: it had laid nothing before that turn; ``rami_sec``: nor had anybody else opened. ``jokers`` are those laid in that turn, ``joker_last`` is a joker as the last discard. ``forfeited``: the touched pile took its rights away. */
export interface Exit {
  at_once: boolean;
  rami_sec: boolean;
  jokers: number;
  joker_last: boolean;
  used_table: boolean;
  forfeited: boolean;
}

/** How a deal with a knock was settled: the difference of the deadwoods, and what it brought to whom. ``scorer`` is null where both had the same and nothing is paid for it, ``undercut`` when it is not the knocker, ``doubled`` when the card turned up doubles the deal. */
export interface Showdown {
  knocker: number;
  scorer: number | null;
  difference: number;
  bonus: number;
  undercut: boolean;
  doubled: boolean;
}

/** How a seat's score of a deal came about: its cards, a penalty, a doubling, the sum. ``flat`` is a number that stands in the place of the cards: of who has not opened, or of everybody where the exit says so. ``times`` is what the exit multiplies it by (``1``, ``2``, ``3/2``, halves rounded as the table says), ``bonus`` what going out is worth. ``factor`` is that of the deal, in ``score`` already. */
export interface Count {
  seat: number;
  cards: Counted[];
  cards_total: number;
  doubled_by_jokers: boolean;
  flat: number | null;
  times: string;
  bonus: number;
  penalty: number;
  factor: number;
  score: number;
  settlement: string | null;
}

/** One card counted at the end of a deal. */
export interface Counted {
  card: string;
  points: number;
}

/** The match so far: a row a deal, where it ends, and who won it when it is over. Where points are won and the ``highest`` total wins, ``columns`` are the games that are scored side by side, and ``finals`` what they add up to with all bonuses. */
export interface Sheet {
  kind: "cumulative" | "independent";
  highest: boolean;
  rows: SheetRow[];
  columns: SheetColumn[];
  totals: number[];
  finals: number[];
  target: number | null;
  deals: number | null;
  over: boolean;
  winners: number[];
}

/** One line of the score sheet: a finished deal. A seat that was out has no score. */
export interface SheetRow {
  deal: number;
  dealer: number;
  scores: (number | null)[];
  totals: number[];
}

/** One game of the sheet, by seats; ``winner`` when it is ``closed`` or the match is over. */
export interface SheetColumn {
  entries: Entry[];
  totals: number[];
  closed: boolean;
  tallies: Tally[];
  winner: number | null;
}

/** A deal that was won, as it is entered in a column of the sheet. */
export interface Entry {
  deal: number;
  seat: number;
  points: number;
  boxes: number;
}

/** What a seat's side of a column adds up to: points, the bonus of its winner, boxes, a shutout. */
export interface Tally {
  points: number;
  bonus: number;
  boxes: number;
  shutout: number;
  total: number;
}

/** Cards were dealt to a seat; ``cards`` is null where this viewer may not see them. */
export interface Dealt {
  type: "dealt";
  seq: number;
  deal: number;
  seat: number;
  count: number;
  cards: string[] | null;
  stand_in: boolean;
}

/** A seat cut the deck and turned this card; a joker it keeps, as one of the cards it is dealt. */
export interface Cut {
  type: "cut";
  seq: number;
  deal: number;
  seat: number;
  card: string;
  stand_in: boolean;
}

/** The dealer turned the first card of the discard pile up. */
export interface TurnedUp {
  type: "turned_up";
  seq: number;
  deal: number;
  seat: number;
  card: string;
  stand_in: boolean;
}

/** A seat drew from the stock; ``card`` is null where this viewer may not see it. */
export interface Drew {
  type: "drew";
  seq: number;
  deal: number;
  seat: number;
  card: string | null;
  stand_in: boolean;
}

/** A seat took the top card of the discard pile. */
export interface Took {
  type: "took";
  seq: number;
  deal: number;
  seat: number;
  card: string;
  stand_in: boolean;
}

/** A seat touched the discard pile before it drew. */
export interface Touched {
  type: "touched";
  seq: number;
  deal: number;
  seat: number;
  stand_in: boolean;
}

/** The stock had run out for this seat: ``count`` cards of the pile are the new one, its top stays. */
export interface Renewed {
  type: "renewed";
  seq: number;
  deal: number;
  seat: number;
  count: number;
  stand_in: boolean;
}

/** A seat laid a meld; ``passport`` marks the one with which it has its passport, or opens. */
export interface Melded {
  type: "melded";
  seq: number;
  deal: number;
  seat: number;
  meld: number;
  kind: "run" | "set";
  slots: Slot[];
  passport: boolean;
  stand_in: boolean;
}

/** A seat laid a card off on a meld. ``slid`` when it took a joker's place and pushed the joker to ``end``; ``passport`` when only with this card the opening stands. */
export interface LaidOff {
  type: "laid_off";
  seq: number;
  deal: number;
  seat: number;
  card: string;
  stands_for: string | null;
  meld: number;
  end: "<" | ">" | null;
  slid: boolean;
  passport: boolean;
  stand_in: boolean;
}

/** A seat put a natural in a joker's place and took the joker to hand. */
export interface Swapped {
  type: "swapped";
  seq: number;
  deal: number;
  seat: number;
  card: string;
  meld: number;
  stand_in: boolean;
}

/** A seat took cards off a meld of the table, for a new meld of its own. ``slots`` are their places in the meld as it lay, from 0. */
export interface Borrowed {
  type: "borrowed";
  seq: number;
  deal: number;
  seat: number;
  cards: string[];
  meld: number;
  slots: number[];
  stand_in: boolean;
}

/** A seat discarded a card; ``carte`` when it said that it holds one more. */
export interface Discarded {
  type: "discarded";
  seq: number;
  deal: number;
  seat: number;
  card: string;
  carte: boolean;
  stand_in: boolean;
}

/** A seat forgot to announce its last card and drew two; ``cards`` is null where this viewer sees none. */
export interface Penalised {
  type: "penalised";
  seq: number;
  deal: number;
  seat: number;
  count: number;
  cards: string[] | null;
  stand_in: boolean;
}

/** A seat left the card that was offered. */
export interface Passed {
  type: "passed";
  seq: number;
  deal: number;
  seat: number;
  stand_in: boolean;
}

/** A seat knocked: it threw ``card`` (big gin throws none), and showed its melds and its deadwood. */
export interface Knocked {
  type: "knocked";
  seq: number;
  deal: number;
  seat: number;
  card: string | null;
  melds: Meld[];
  left: string[];
  deadwood: number;
  stand_in: boolean;
}

/** The other seat showed its melds after a knock, and what is left beside them. */
export interface Shown {
  type: "shown";
  seq: number;
  deal: number;
  seat: number;
  melds: Meld[];
  left: string[];
  deadwood: number;
  stand_in: boolean;
}

/** A seat ended its turn. */
export interface TurnEnded {
  type: "turn_ended";
  seq: number;
  deal: number;
  seat: number;
  stand_in: boolean;
}

/** A seat is dead. ``passport`` is false when it never had one, ``auto`` when the table said it for the seat. */
export interface Died {
  type: "died";
  seq: number;
  deal: number;
  seat: number;
  passport: boolean;
  auto: boolean;
  stand_in: boolean;
}

/** A seat emptied its hand: Game. */
export interface WentOut {
  type: "went_out";
  seq: number;
  deal: number;
  seat: number;
  stand_in: boolean;
}

/** The deal is over; hands are shown. */
export interface DealEnded {
  type: "deal_ended";
  seq: number;
  deal: number;
  result: Result;
  stand_in: boolean;
}

/** Keep the hand of this deal as it lies now, in groups; the last one to say so counts. */
export interface Arrange {
  type: "arrange";
  id: string;
  deal: number;
  groups: Group[];
}

/** Cards of a hand that lie together; with ``keep`` no action takes from them. */
export interface Group {
  cards: string[];
  keep: boolean;
}

/** How can exactly these cards be played now? Changes nothing. */
export interface Ask {
  type: "ask";
  n: number;
  cards: string[];
}

/** Which are the best melds in my hand? Changes nothing. */
export interface Best {
  type: "best";
  n: number;
}

/** The host closes the table; what was played stays to be read. */
export interface CloseTable {
  type: "close";
  id: string;
}

/** The host takes an open seat away before the start, where the rules allow so few. */
export interface DropSeat {
  type: "drop";
  id: string;
  seat: number;
}

/** The host frees a seat: whoever sat there is a guest again. */
export interface FreeSeat {
  type: "free";
  id: string;
  seat: number;
}

/** What could I do now? Changes nothing. */
export interface Hint {
  type: "hint";
  n: number;
}

/** Stand up for good: the seat is open again. */
export interface Leave {
  type: "leave";
  id: string;
}

/** Deal the next deal of the match. */
export interface Next {
  type: "next";
  id: string;
}

/** The host makes another person the host. */
export interface PassHost {
  type: "host";
  id: string;
  seat: number;
}

/** Stop the clock and the bots for all, or go on. Everybody at the table may. */
export interface Pause {
  type: "pause";
  id: string;
  on: boolean;
}

/** Play these words in the running turn, all or nothing. ``meld ..``, ``lay .. m1>``, ``swap .. m2``, ``end``, ``dead``; where one draws and discards, ``draw``, ``take``, ``touch``, ``borrow .. m3<``, ``discard ..``, ``discard .. carte``; where one knocks, ``pass``, ``knock ..``, ``biggin ..``, ``done``. */
export interface Play {
  type: "play";
  id: string;
  words: string;
}

/** The host puts a bot of this kind on a seat, also in the place of a person. */
export interface PutBot {
  type: "bot";
  id: string;
  seat: number;
  kind: string;
}

/** After a match: another one with the same people on the same seats, at a new table. */
export interface Rematch {
  type: "rematch";
  id: string;
}

/** Say a phrase of the list, or words of one's own where the table allows them. */
export interface Say {
  type: "say";
  id: string;
  phrase: string | null;
  text: string | null;
}

/** Take an open seat under this name. */
export interface Sit {
  type: "sit";
  id: string;
  seat: number;
  name: string;
}

/** Let a bot play for a seat whose person is away, or for oneself; or take one's own seat back. */
export interface StandIn {
  type: "stand_in";
  id: string;
  seat: number;
  on: boolean;
}

/** The host deals the first deal; no seat may be open. */
export interface Start {
  type: "start";
  id: string;
}

/** Take the last step of the half-played turn back, or all of them. */
export interface Undo {
  type: "undo";
  id: string;
  all: boolean;
}

/** The host takes away what was said under this number. */
export interface Unsay {
  type: "unsay";
  id: string;
  n: number;
}

/** The answer to ``best``: the hand in the melds that count most, and what they leave. Groups that are kept come first, as they are. Where one opens with points an opening is shown, if there is one. */
export interface BestMessage {
  type: "best";
  n: number;
  groups: Group[];
  left: string[];
}

/** How one's own hand lies: told on joining, after each arrangement, and when its shapes change. ``n`` grows with each arrangement of the seat; ``groups`` are as the person laid them, none before the first of a ``deal``. They may still name cards that were played in the running turn, so that undo brings them back to their place. ``shapes`` has one for each group, of those of its cards that are still in hand; of equal cards the groups that come first have them. ``need`` are the points that the opening needs, where the seat has not opened and opens with points. */
export interface HandMessage {
  type: "hand";
  deal: number;
  n: number;
  groups: Group[];
  shapes: (Shape | null)[];
  need: number | null;
}

/** What a group would be as one meld, in its dearest reading. ``points`` are what it counts to open, where one opens with points; else what its cards would cost in hand. ``slots`` are the cards as they would lie. */
export interface Shape {
  kind: "run" | "set";
  points: number;
  slots: Slot[];
}

/** The answer to ``hint``: three sentences, each more open than the one before. ``that`` something can be done, ``where``, and exactly ``which``: ``step``, null where the last step must be taken back. ``why`` there is no hint: then the sentences are empty. */
export interface HintMessage {
  type: "hint";
  n: number;
  that: string;
  where: string;
  which: string;
  step: Step | null;
  why: Why | null;
}

/** A short code that moves one seat to the device on which it is typed, within so many seconds, once. */
export interface Code {
  code: string;
  seconds: number;
}

/** Open a table: you sit at seat 1, ``bots`` says who takes each other seat in order. A kind of bot, or null for a seat that is left open to a guest; with no such seat the first deal is dealt at once. Answers are the texts of the form. A ``lesson`` is dealt to who has never played the game: its seats and cards are given, and nothing else can be asked for. */
export interface Create {
  game: string;
  you: string;
  bots: (string | null)[];
  changes: Record<string, string>;
  manners: Manners;
  lesson: boolean;
}

/** How a table is kept, beside its rules. ``absence``: seconds after which a bot plays for somebody whose line is lost; null waits. ``stand_in`` is the kind of that bot. ``spectators`` may watch the public cards, ``chat`` allows words of one's own, ``hints`` lets everybody ask what could be done. */
export interface Manners {
  clock: Clock;
  absence: number | null;
  stand_in: string;
  spectators: boolean;
  chat: boolean;
  hints: boolean;
}

/** How long one may think: ``turn`` seconds for each turn, and then of ``bank`` seconds for each deal. With both at 0 there is no clock. ``hard``: when the time is up a bot plays the turn; else it is only shown. */
export interface Clock {
  turn: number;
  bank: number;
  hard: boolean;
}

/** The new table's id, and the key for guests; its page is ``/t/<table>#<invite>``. */
export interface Created {
  table: string;
  invite: string;
}

/** A default that follows the answer to another ``knob``: the preset's answer for each answer to that. */
export interface DefaultsBy {
  knob: string;
  cases: Record<string, string>;
}

/** One house rule in words: its name, its answer at this table and in the preset, and where it is told. ``paragraph`` is the id of a paragraph of the same ``RulesText``, null where none speaks of it. */
export interface Difference {
  path: string;
  label: string;
  answer: string;
  instead: string;
  paragraph: string | null;
}

/** A game this server offers, with the questions that it asks. ``family`` groups the presets of one game. ``seats`` are the numbers of seats of the preset; the answer to ``deal.seats`` (``2-8``) allows others. ``lesson``: there is one for who begins with it. */
export interface Game {
  name: string;
  title: string;
  family: string;
  seats: number[];
  bots: string[];
  knobs: Knob[];
  lesson: boolean;
}

/** One question of the house-rule form; its words are the messages ``knob-<path with dashes>``. ``choices`` are the named answers; a number between ``low`` and ``high`` is one too when they are given. ``defaults`` are the preset's answers by number of seats (keys ``2`` .. ``8``), with all else as in the preset; ``defaults_by`` says what they become when another knob is answered otherwise. ``source`` names the rules that raise the question. */
export interface Knob {
  path: string;
  group: string;
  choices: string[];
  low: number | null;
  high: number | null;
  defaults: Record<string, string>;
  defaults_by: DefaultsBy | null;
  source: string;
}

/** The key that opens the page of all tables to a browser. */
export interface HostKey {
  key: string;
}

/** A table of this server, for whoever keeps it; ``touched`` and ``created`` are times in UTC. */
export interface HostRow {
  table: string;
  game: string;
  title: string;
  names: string[];
  stage: "closed" | "gathering" | "playing";
  deal: number;
  over: boolean;
  created: string;
  touched: string;
  here: number;
  watchers: number;
}

/** What a guest shows once, so that the table's page opens to this browser. */
export interface Invitation {
  invite: string;
}

/** A text to be drawn as a QR code. */
export interface Link {
  text: string;
}

/** The table whose seat has come to this device. */
export interface Moved {
  table: string;
}

/** One thing wrong with a request: where (a knob path or a field) and the sentence. */
export interface Problem {
  where: string;
  text: string;
}

/** Delete the tables that nobody has touched for so many days. */
export interface Prune {
  days: number;
}

/** How many tables were deleted. */
export interface Pruned {
  tables: number;
}

/** A request that could not be carried out, with everything that is wrong with it. */
export interface Refused {
  code: string;
  problems: Problem[];
}

/** A few sentences of the rules, with the ids of the rules that they state. ``changed`` by a house rule, ``instead`` says what the preset answers, in a sentence. */
export interface RulesParagraph {
  id: string;
  text: string;
  rules: string[];
  changed: boolean;
  instead: string | null;
}

/** A heading and its paragraphs. */
export interface RulesSection {
  id: string;
  title: string;
  paragraphs: RulesParagraph[];
}

/** The rules of a table in prose; what differs from the preset is marked, and told in ``differences``. */
export interface RulesText {
  title: string;
  game: string;
  seats: number;
  differences: Difference[];
  sections: RulesSection[];
}

/** What the page must know of its server. ``address`` is where phones in the same house find it, null when it listens to this machine alone. ``phrases`` are those that can be said, ``host`` whether this browser may see the page of all tables. */
export interface ServerFacts {
  version: string;
  address: string | null;
  phrases: string[];
  host: boolean;
}

/** A QR code: the side of its square in modules, and the path of an SVG that draws the dark ones. */
export interface Square {
  size: number;
  path: string;
}

/** One of my tables, for the list on the first page; ``seat`` is null where I only watch. */
export interface TableRow {
  table: string;
  game: string;
  title: string;
  names: string[];
  stage: "closed" | "gathering" | "playing";
  seat: number | null;
  deal: number;
  your_turn: boolean;
  over: boolean;
  touched: string;
}

/** A code as it was typed. */
export interface Typed {
  code: string;
}

/** How often deals ended like this, and how many of those I won. */
export interface Ended {
  ending: "all_dead" | "big_gin" | "blocked" | "game" | "gin" | "knock" | "last_survivor";
  deals: number;
  won: number;
}

/** One game: my deals, those that I won, and my points a deal with their spread. ``spread`` is the standard deviation, null for a single deal. The ``highest`` score wins, or the lowest. */
export interface GameStatistics {
  game: string;
  title: string;
  highest: boolean;
  matches: number;
  matches_won: number;
  deals: number;
  won: number;
  points: number;
  spread: number | null;
  endings: Ended[];
  luck: Luck[];
}

/** What was dealt to me, to the other people or to the bots of the same tables. ``jokers`` beside the number to be ``expected``; 95 times in 100 they lie between ``low`` and ``high``. ``strength`` compares each hand, as it was dealt, with all hands of these deals: the mean share, in percent, of hands that are weaker, of which 50 is to be expected, and 95 times in 100 between ``strength_low`` and ``strength_high``. */
export interface Luck {
  whose: "bots" | "me" | "people";
  hands: number;
  jokers: number;
  expected: number;
  low: number;
  high: number;
  strength: number;
  strength_low: number;
  strength_high: number;
}

/** My matches, those first that were touched last, and my statistics of each game. */
export interface Played {
  matches: PlayedMatch[];
  games: GameStatistics[];
}

/** A match in which I sit; ``totals`` by seat, ``winners`` once it is over. What is for another ``purpose`` than a match is told here too, but counted nowhere. */
export interface PlayedMatch {
  table: string;
  game: string;
  title: string;
  purpose: "lesson" | "match" | "what_if";
  names: string[];
  seat: number;
  touched: string;
  over: boolean;
  totals: number[];
  winners: number[];
  deals: PlayedDeal[];
}

/** A deal that is over, as a line of my history: how it ended, who won it, and the scores by seat. */
export interface PlayedDeal {
  deal: number;
  ending: "all_dead" | "big_gin" | "blocked" | "game" | "gin" | "knock" | "last_survivor";
  winners: number[];
  scores: (number | null)[];
}

/** The table after one step of a deal; the first frame is the deal as it was dealt. ``turn`` numbers the turns, and is 0 before the first; ``acts`` is the seat whose turn it is then, null when the deal is over. ``hands`` are those of all seats as far as the viewer may know them, ``??`` for a card that they may not. ``melds`` are those that were laid or have changed; the others lie as they lay. ``events`` are what has just happened. */
export interface Frame {
  turn: number;
  phase: "deal_over" | "draw" | "layoff" | "match_over" | "offer" | "play" | "wall";
  acts: number | null;
  chairs: Chair[];
  hands: string[][];
  melds: Meld[];
  stock: number | null;
  pile: string[] | null;
  events: (Dealt | Cut | TurnedUp | Drew | Took | Touched | Renewed | Melded | LaidOff | Swapped | Borrowed | Discarded | Penalised | Passed | Knocked | Shown | TurnEnded | Died | WentOut | DealEnded)[];
}

/** What one viewer wrote beside a frame, from 0; nobody else is told. */
export interface Note {
  frame: number;
  text: string;
}

/** A deal step by step. Of a deal that is ``over`` every hand is told, and the page may hide what a seat did not know; of one that is being played no more than the viewer's ``seat`` has heard. ``deals`` is how many the match has so far. */
export interface Replay {
  table: string;
  game: string;
  title: string;
  grammar: "concealed" | "draw_meld_discard" | "shed";
  deal: number;
  deals: number;
  over: boolean;
  seat: number | null;
  dealer: number;
  date: string | null;
  key: string | null;
  frames: Frame[];
  notes: Note[];
}

/** Go on from a step of a deal that is over, from 0, at a ``seat`` of it, against bots. */
export interface WhatIf {
  step: number;
  seat: number;
  you: string;
}

/** A seat, beside its cards: who sits there, and whether they are here. A seat with neither a ``bot`` nor a person (``taken``) is open to guests, and its ``name`` is empty. ``here``: a line to this person is open (bots always are); ``away`` counts the seconds since it was lost. ``stand_in``: a bot plays for this person now. ``bank`` are the milliseconds that the seat's bank held when this was sent, null without one. */
export interface Place {
  seat: number;
  name: string;
  bot: string | null;
  taken: boolean;
  here: boolean;
  away: number | null;
  stand_in: boolean;
  bank: number | null;
}

/** Who is at the table and how it is kept; sent at once, and whenever something of it changes. While people gather (``stage``) no cards are dealt and no ``view`` is sent. ``you`` is one's own seat, null for a guest or a spectator; ``host`` the seat that may free seats, put bots and start. ``paused`` names the seat that asked for the pause. ``watchers`` counts the spectators. ``invite`` is the key that opens the table to a guest: ``/t/<table>#<invite>``. ``next`` is the table of the next match, once there is one. What is played for another ``purpose`` than a match does not count. */
export interface RoomMessage {
  type: "room";
  table: string;
  stage: "closed" | "gathering" | "playing";
  game: string;
  title: string;
  changes: Change[];
  seats: number[];
  you: number | null;
  host: number;
  places: Place[];
  manners: Manners;
  paused: number | null;
  clock: Ticking | null;
  watchers: number;
  invite: string;
  next: string | null;
  purpose: "lesson" | "match" | "what_if";
}

/** The clock of the running turn: whose it is, and the milliseconds left when this was sent. ``turn`` are those of the turn itself, ``bank`` those of the bank after them; both run below zero where the clock is not hard. A clock that is not ``running`` stands still: there is a pause. */
export interface Ticking {
  seat: number;
  turn: number;
  bank: number;
  running: boolean;
}

/** Somebody said something: a ``phrase`` of the list (message ``phrase-<phrase>``), or words of their own. ``n`` numbers what is said at a table; what is sent again after a break has the number it had. ``before``: it was said before this line was opened. */
export interface SaidMessage {
  type: "said";
  n: number;
  seat: number;
  phrase: string | null;
  text: string | null;
  before: boolean;
}

/** What was said under this number was taken away. */
export interface UnsaidMessage {
  type: "unsaid";
  n: number;
}

export type AnyEvent = Dealt | Cut | TurnedUp | Drew | Took | Touched | Renewed | Melded | LaidOff | Swapped | Borrowed | Discarded | Penalised | Passed | Knocked | Shown | TurnEnded | Died | WentOut | DealEnded;

export type ToPage = ViewMessage | RoomMessage | HandMessage | SaidMessage | UnsaidMessage | Answer | BestMessage | HintMessage | Ack | ErrorMessage;

export type FromPage = Play | Undo | Ask | Arrange | Best | Hint | Next | Sit | Leave | Start | FreeSeat | DropSeat | PutBot | PassHost | Pause | StandIn | Rematch | CloseTable | Say | Unsay;
