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

/** What everybody may know of a seat. ``known`` are cards the table saw go into that hand. */
export interface Chair {
  seat: number;
  name: string;
  bot: string | null;
  cards: number;
  status: "dead" | "live" | "new" | "out";
  known: string[];
  total: number;
}

/** One step that is legal now: its words, and the same said field by field for the page. */
export interface Step {
  words: string;
  verb: "dead" | "end" | "lay" | "meld" | "swap";
  cards: string[];
  stands_for: (string | null)[];
  kind: "run" | "set" | null;
  meld: number | null;
  end: "<" | ">" | null;
  points: number;
}

/** One card counted at the end of a deal. */
export interface Counted {
  card: string;
  points: number;
}

/** How a seat's score of a deal came about: its cards, a penalty, a doubling, the sum. */
export interface Count {
  seat: number;
  cards: Counted[];
  cards_total: number;
  doubled_by_jokers: boolean;
  penalty: number;
  factor: number;
  score: number;
  settlement: string | null;
}

/** The end of a deal: how it ended, who won it, every count, and the rule ids that explain it. */
export interface Result {
  ending: "all_dead" | "game" | "last_survivor";
  winners: number[];
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

/** The match so far: a row a deal, where it ends, and who won it when it is over. */
export interface Sheet {
  kind: "cumulative" | "independent";
  rows: SheetRow[];
  totals: number[];
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

/** A seat laid a meld; ``passport`` marks its first of the deal. */
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

/** A seat laid a card off on a meld. ``slid`` when it took a joker's place and pushed the joker to ``end``. */
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

/** Everything the page shows. ``seq`` is the last event it contains; ``version`` grows with drafts too. ``news`` are the events since the client's last known ``seq``, oldest first; for a client that knows none, those of the running deal. ``draft`` are the words of the half-played turn (undo takes the last back). ``steps`` are the steps legal now, empty when it is another's turn; of new melds at most 600 are listed, while ``ask`` knows them all. */
export interface ViewMessage {
  type: "view";
  seq: number;
  version: number;
  table: string;
  game: string;
  title: string;
  changes: Change[];
  seat: number;
  phase: "deal_over" | "match_over" | "play";
  turn: number | null;
  dealer: number;
  deal: number;
  direction: "anticlockwise" | "clockwise";
  chairs: Chair[];
  hand: string[];
  hand_points: number;
  melds: Meld[];
  aside: number;
  acted: boolean;
  owed: string[];
  draft: string[];
  steps: Step[];
  result: Result | null;
  sheet: Sheet;
  news: (Dealt | Melded | LaidOff | Swapped | TurnEnded | Died | WentOut | DealEnded)[];
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

/** Play these words in the running turn, all or nothing: ``meld ..``, ``lay .. m1>``, ``swap .. m2``, ``end``, ``dead``. */
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

/** One question of the house-rule form; its words are the messages ``knob-<path with dashes>``. ``choices`` are the named answers; a number between ``low`` and ``high`` is one too when they are given. ``defaults`` are the preset's answers by number of seats (keys ``2`` .. ``6``), with all else as in the preset; ``defaults_by`` says what they become when another knob is answered otherwise. */
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

/** A game this server offers. */
export interface Game {
  name: string;
  title: string;
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

export type AnyEvent = Dealt | Melded | LaidOff | Swapped | TurnEnded | Died | WentOut | DealEnded;

export type ToPage = ViewMessage | Answer | Ack | ErrorMessage;

export type FromPage = Play | Undo | Ask | Next;
