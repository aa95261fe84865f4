// Made from src/tierce/server/wire.py: python -m tierce.server.schema --write

/** One card of a meld. ``stands_for`` is a card (``6h``) in a run, a rank (``9``) in a set, for jokers only. */
export interface Slot {
  card: string;
  stands_for: string | null;
}

/** A meld on the table; slots run low to high in a run. */
export interface Meld {
  number: number;
  kind: "run" | "set";
  owner: number;
  slots: Slot[];
  points: number;
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

/** What a seat has laid towards its opening in this turn: points, a pure run, and what is needed of both. ``stands`` when nothing is missing any more. */
export interface Opening {
  have: number;
  need: number;
  pure: boolean;
  pure_needed: boolean;
  stands: boolean;
}

/** One card counted at the end of a deal. */
export interface Counted {
  card: string;
  points: number;
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

/** One line of the score sheet: a finished deal. A seat that was out has no score. */
export interface SheetRow {
  deal: number;
  dealer: number;
  scores: (number | null)[];
  totals: number[];
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

/** One game of the sheet, by seats; ``winner`` when it is ``closed`` or the match is over. */
export interface SheetColumn {
  entries: Entry[];
  totals: number[];
  closed: boolean;
  tallies: Tally[];
  winner: number | null;
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

/** One house rule of this table: a knob, its answer here and in the preset. */
export interface Change {
  path: string;
  value: string;
  default: string;
}

/** Cards were dealt to a seat; ``cards`` is null where this viewer may not see them. */
export interface Dealt {
  type: "dealt";
  seq: number;
  deal: number;
  seat: number;
  count: number;
  cards: string[] | null;
}

/** A seat cut the deck and turned this card; a joker it keeps, as one of the cards it is dealt. */
export interface Cut {
  type: "cut";
  seq: number;
  deal: number;
  seat: number;
  card: string;
}

/** The dealer turned the first card of the discard pile up. */
export interface TurnedUp {
  type: "turned_up";
  seq: number;
  deal: number;
  seat: number;
  card: string;
}

/** A seat drew from the stock; ``card`` is null where this viewer may not see it. */
export interface Drew {
  type: "drew";
  seq: number;
  deal: number;
  seat: number;
  card: string | null;
}

/** A seat took the top card of the discard pile. */
export interface Took {
  type: "took";
  seq: number;
  deal: number;
  seat: number;
  card: string;
}

/** A seat touched the discard pile before it drew. */
export interface Touched {
  type: "touched";
  seq: number;
  deal: number;
  seat: number;
}

/** The stock had run out for this seat: ``count`` cards of the pile are the new one, its top stays. */
export interface Renewed {
  type: "renewed";
  seq: number;
  deal: number;
  seat: number;
  count: number;
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
}

/** A seat put a natural in a joker's place and took the joker to hand. */
export interface Swapped {
  type: "swapped";
  seq: number;
  deal: number;
  seat: number;
  card: string;
  meld: number;
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
}

/** A seat discarded a card; ``carte`` when it said that it holds one more. */
export interface Discarded {
  type: "discarded";
  seq: number;
  deal: number;
  seat: number;
  card: string;
  carte: boolean;
}

/** A seat forgot to announce its last card and drew two; ``cards`` is null where this viewer sees none. */
export interface Penalised {
  type: "penalised";
  seq: number;
  deal: number;
  seat: number;
  count: number;
  cards: string[] | null;
}

/** A seat left the card that was offered. */
export interface Passed {
  type: "passed";
  seq: number;
  deal: number;
  seat: number;
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
}

/** A seat ended its turn. */
export interface TurnEnded {
  type: "turn_ended";
  seq: number;
  deal: number;
  seat: number;
}

/** A seat is dead. ``passport`` is false when it never had one, ``auto`` when the table said it for the seat. */
export interface Died {
  type: "died";
  seq: number;
  deal: number;
  seat: number;
  passport: boolean;
  auto: boolean;
}

/** A seat emptied its hand: Game. */
export interface WentOut {
  type: "went_out";
  seq: number;
  deal: number;
  seat: number;
}

/** The deal is over; hands are shown. */
export interface DealEnded {
  type: "deal_ended";
  seq: number;
  deal: number;
  result: Result;
}

/** Everything the page shows. ``seq`` is the last event it contains; ``version`` grows with drafts too. ``news`` are the events since the client's last known ``seq``, oldest first; for a client that knows none, those of the running deal. ``draft`` are the words of the half-played turn (undo takes the last back). ``steps`` are the steps legal now, empty when it is another's turn; of new melds at most 600 are listed, while ``ask`` knows them all. In the phase ``draw`` the seat in turn must draw or take; in ``offer`` and ``wall`` it may take the one card that is offered, or pass; in ``layoff`` somebody has knocked, and it may lay off. ``stock`` counts the cards to draw from and ``pile`` lists the discards, the last on top; both are null in a game without. ``took`` is the discard that was taken and must still be laid, ``borrowed`` the cards taken off melds, each group for one new meld. ``opening`` is told on the own turn of a seat that began it unopened. ``owed`` are the reason codes of what the turn must still do, in the order in which its end would be refused for them. ``carte`` says who announces the last card: the player, the table, nobody; null in a game without. ``upcard`` is the card that was turned up after the deal, ``wall`` what is done when the stock is at its end without a knock. ``deadwood`` is told of one's own hand where one may knock, ``knocker`` after a knock. */
export interface ViewMessage {
  type: "view";
  seq: number;
  version: number;
  table: string;
  game: string;
  title: string;
  grammar: "concealed" | "draw_meld_discard" | "shed";
  changes: Change[];
  seat: number;
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

/** A refusal: the reason code (a message ``reason-<code>`` exists), its cards and numbers, and the sentence. Beside the reasons of the rules there are those of the server: ``malformed``, ``binary``, ``too_large``, ``too_fast``, ``store``, ``broken``, and before the line is closed ``no_table`` (4404) and ``not_seated`` (4403). ``readings`` are the ways an ambiguous saying can be understood, each a step to choose. */
export interface Why {
  code: string;
  text: string;
  cards: string[];
  numbers: Record<string, number>;
  rule: string | null;
  readings: Step[];
}

/** The answer to an ``ask``. Each option is one way to play exactly the chosen cards, as one line of words. */
export interface Answer {
  type: "answer";
  n: number;
  options: Step[];
  why: Why | null;
}

/** The play, undo or next with this id is done and durable. */
export interface Ack {
  type: "ack";
  id: string;
  seq: number;
}

/** A message that could not be carried out; nothing changed. ``id`` is the one it came with, if it had one. */
export interface ErrorMessage {
  type: "error";
  id: string | null;
  why: Why;
}

/** Play these words in the running turn, all or nothing. ``meld ..``, ``lay .. m1>``, ``swap .. m2``, ``end``, ``dead``; where one draws and discards, ``draw``, ``take``, ``touch``, ``borrow .. m3<``, ``discard ..``, ``discard .. carte``; where one knocks, ``pass``, ``knock ..``, ``biggin ..``, ``done``. */
export interface Play {
  type: "play";
  id: string;
  words: string;
}

/** Take the last step of the half-played turn back, or all of them. */
export interface Undo {
  type: "undo";
  id: string;
  all: boolean;
}

/** How can exactly these cards be played now? Changes nothing. */
export interface Ask {
  type: "ask";
  n: number;
  cards: string[];
}

/** Deal the next deal of the match. */
export interface Next {
  type: "next";
  id: string;
}

/** A default that follows the answer to another ``knob``: the preset's answer for each answer to that. */
export interface DefaultsBy {
  knob: string;
  cases: Record<string, string>;
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

/** A game this server offers, with the questions that it asks. ``family`` groups the presets of one game. ``seats`` are the numbers of seats of the preset; the answer to ``deal.seats`` (``2-8``) allows others. */
export interface Game {
  name: string;
  title: string;
  family: string;
  seats: number[];
  bots: string[];
  knobs: Knob[];
}

/** Open a table: you sit at seat 1, the bots fill the others in order. Answers are the texts of the form. */
export interface Create {
  game: string;
  you: string;
  bots: string[];
  changes: Record<string, string>;
}

/** The new table's id; its page is ``/t/<table>``. */
export interface Created {
  table: string;
}

/** One thing wrong with a request: where (a knob path or a field) and the sentence. */
export interface Problem {
  where: string;
  text: string;
}

/** One house rule in words: its name, its answer at this table and in the preset, and where it is told. ``paragraph`` is the id of a paragraph of the same ``RulesText``, null where none speaks of it. */
export interface Difference {
  path: string;
  label: string;
  answer: string;
  instead: string;
  paragraph: string | null;
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

/** A request that could not be carried out, with everything that is wrong with it. */
export interface Refused {
  code: string;
  problems: Problem[];
}

/** One of my tables, for the list on the first page. */
export interface TableRow {
  table: string;
  game: string;
  title: string;
  names: string[];
  deal: number;
  your_turn: boolean;
  over: boolean;
}

export type AnyEvent = Dealt | Cut | TurnedUp | Drew | Took | Touched | Renewed | Melded | LaidOff | Swapped | Borrowed | Discarded | Penalised | Passed | Knocked | Shown | TurnEnded | Died | WentOut | DealEnded;

export type ToPage = ViewMessage | Answer | Ack | ErrorMessage;

export type FromPage = Play | Undo | Ask | Next;
