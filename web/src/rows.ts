/** How a hand is laid out so that no card hides another: the fewest rows in which every card shows enough of itself. */

/** How large a player wants the cards. */
export type Size = "normal" | "large";

/** A gap before a card. */
type Gaps = ReadonlySet<number>;

export interface Rows {
  /** How many cards lie in each row, from the back. */
  rows: number[];
  /** From one card of a row to the next. */
  step: number;
}

export interface Spot {
  x: number;
  y: number;
  /** What of the card is seen, and can be tapped. */
  wide: number;
  high: number;
}

export const RATIO = 156 / 112;
/** Between two groups. */
export const GAP = 9;
/** Between two cards that have all the room they want. */
const AIR = 6;
/** A tray so wide is out of reach of one thumb. */
const BROAD = 860;
/** What a group torn by the end of a row is worth, against rows of unequal length. */
const TORN = 6;

/** The least strip of a card that must stay visible: for a finger (WCAG 2.5.8), and for the index of the card. */
export const least = (card: number, size: Size = "normal"): number => (size === "large" ? 44 : Math.max(24, card * 0.43));

/** How much of a card shows above the row that lies before it. */
export const behind = (card: number, size: Size = "normal"): number => Math.round(card * (size === "large" ? 0.8 : 0.94));

/** The width of a card for the width of the tray and the height of the window. */
export function cardWidth(tray: number, window: number, size: Size = "normal"): number {
  return size === "large" ? Math.max(66, normal(tray, window)) : normal(tray, window);
}

function normal(tray: number, window: number): number {
  if (tray < 360) return 52;
  if (window < 500) return tray < 700 ? 56 : 62;
  if (tray < 410) return 54;
  if (tray < 600) return 60;
  if (tray < 860 || window < 680) return 68;
  if (window < 760) return 76;
  return window < 1000 || tray < 1400 ? 84 : 100;
}

/** How many gaps lie within a row. */
const within = (gaps: Gaps, first: number, count: number): number =>
  Array.from({ length: Math.max(count - 1, 0) }, (_, at) => first + at + 1).filter((at) => gaps.has(at)).length;

/** The layout of `count` cards, some with a gap before them, in a tray of this width. */
export function rowsFor(count: number, tray: number, card: number, gaps: Gaps = new Set(), size: Size = "normal"): Rows {
  const stepOf = (first: number, many: number): number =>
    many < 2 ? card + AIR : Math.min(card + AIR, (tray - card - within(gaps, first, many) * GAP) / (many - 1));
  const fits = (first: number, many: number): boolean => many < 2 || stepOf(first, many) >= least(card, size);
  const rows = count === 0 ? [] : fewest(count, fits, gaps);
  let first = 0;
  const steps = rows.map((many) => stepOf((first += many) - many, many));
  return { rows, step: Math.min(card + AIR, ...steps) };
}

/** The fewest rows of which each fits, as equal as can be; a row ends rather at a gap than within a group. */
function fewest(count: number, fits: (first: number, many: number) => boolean, gaps: Gaps): number[] {
  const cost = (first: number, many: number): number => many * many + (first > 0 && !gaps.has(first) ? TORN : 0);
  // The best ways to lay the first so many cards in the rows so far.
  let best = new Map<number, { cost: number; rows: number[] }>([[0, { cost: 0, rows: [] }]]);
  for (;;) {
    const next: typeof best = new Map();
    for (const [first, way] of best) {
      for (let many = 1; first + many <= count && fits(first, many); many++) {
        const all = way.cost + cost(first, many);
        if (all < (next.get(first + many)?.cost ?? Infinity)) next.set(first + many, { cost: all, rows: [...way.rows, many] });
      }
    }
    const whole = next.get(count);
    if (whole) return whole.rows;
    best = next;
  }
}

/** Where every card lies. In a tray no wider than two hands several rows begin, or end, at the side that taps. */
export function spotsOf(
  { rows, step }: Rows,
  tray: number,
  card: number,
  gaps: Gaps,
  { top, size, thumb }: { top: number; size: Size; thumb: "left" | "right" },
): Spot[] {
  const spots: Spot[] = [];
  const back = behind(card, size);
  for (const [row, count] of rows.entries()) {
    const first = spots.length;
    const room = tray - (step * (count - 1) + card + within(gaps, first, count) * GAP);
    const start = rows.length < 2 || tray >= BROAD ? room / 2 : thumb === "left" ? 0 : room;
    // Whole pixels: between them, a finger would hit the neighbour.
    const left = (n: number): number => Math.floor(Math.max(start, 0) + n * step) + within(gaps, first, n + 1) * GAP;
    for (let n = 0; n < count; n++) {
      const open = left(n + 1) - left(n) - (gaps.has(first + n + 1) ? GAP : 0);
      spots.push({
        x: left(n),
        y: top + row * back,
        wide: n === count - 1 ? card : Math.min(open, card),
        high: row === rows.length - 1 ? Math.round(card * RATIO) : back,
      });
    }
  }
  return spots;
}

/** The height of the tray. */
export const heightOf = ({ rows }: Rows, card: number, top: number, size: Size): number =>
  top + Math.round(card * RATIO) + Math.max(rows.length - 1, 0) * behind(card, size);
