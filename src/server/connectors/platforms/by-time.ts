import { endless } from '../connector';
import { fittingPage, type PageSize } from './page-size';

/** A stretch of time, both ends in it, in unix milliseconds; `to` null: until now, and whatever the platform holds to be later. */
export interface Stretch {
  readonly from: number;
  readonly to: number | null;
}

interface Page<Row> {
  readonly rows: readonly Row[];
  /** How many the stretch has in all. */
  readonly total: number;
  /** When the platform answered, by its own clock; undefined where it does not tell. */
  readonly at: number | undefined;
}

interface TimedList<Row> {
  readonly ask: (stretch: Stretch, offset: number, size: number) => Promise<Page<Row>>;
  /** Rows of a page, at most. */
  readonly size: number;
  /** A stretch that is too short to be cut, where the platform counts no places. */
  readonly whole?: (stretch: Stretch) => Promise<readonly Row[]>;
  readonly idOf: (row: Row) => string;
  readonly changedAt: (row: Row) => number;
  /** The shortest time the platform tells apart, in milliseconds. */
  readonly unit: number;
  /** The platform's address, for the sentence when there is no end to it. */
  readonly website: string;
}

interface ReadRows<Row> {
  readonly rows: readonly Row[];
  /** The latest change of all that were read: nothing up to there was passed over. */
  readonly reached: number | null;
}

/** Times a stretch that cannot be cut is read anew because it shifted meanwhile. */
const MOST_READS = 5;

/** How far a look reaches back behind the last one: an order may become visible a little after its own time stamp. */
export const OVERLAP_MS = 5 * 60 * 1000;

/** A stretch too short to be cut, page by page: each begins with the last row of the one before; when another stands there, it is read anew. */
const readWhole = async <Row>({ ask, idOf, website }: TimedList<Row>, page: PageSize, stretch: Stretch): Promise<readonly Row[]> => {
  for (let reads = 0; reads < MOST_READS; reads += 1) {
    const found: Row[] = [];
    for (;;) {
      const { rows } = await page.ask((size) => ask(stretch, Math.max(0, found.length - 1), size));
      const met = found.pop();
      if (met && (!rows[0] || idOf(rows[0]) !== idOf(met))) break;
      found.push(...rows);
      if (rows.length < page.size) return found;
    }
  }
  throw endless(website);
};

/**
 * All rows of a list that changed since a time, the earliest stretch of time first. A stretch is cut in two until it fits into one answer: what is
 * changed while it is read leaves for a later stretch and makes nothing be passed over, as it would where pages are counted.
 */
export async function* readByTime<Row>(list: TimedList<Row>, since: number): AsyncGenerator<ReadRows<Row>> {
  const { ask, changedAt, unit } = list;
  const page = fittingPage(list.size);
  let began: number | undefined;
  let reached: number | null = null;
  const open: Stretch[] = [{ from: since, to: null }];
  for (let stretch = open.pop(); stretch; stretch = open.pop()) {
    const from = stretch;
    const { rows, total, at } = await page.ask((size) => ask(from, 0, size));
    began ??= at;
    let held = rows;
    if (total > rows.length || rows.length > page.size) {
      const end: number = stretch.to ?? began ?? rows.reduce((latest, row) => Math.max(latest, changedAt(row)), stretch.from);
      const middle = stretch.from + Math.floor((end - stretch.from) / 2 / unit) * unit;
      if (end - stretch.from >= 2 * unit) {
        open.push({ from: middle, to: stretch.to }, { from: stretch.from, to: middle });
        continue;
      }
      held = await (list.whole ? list.whole(stretch) : readWhole(list, page, stretch));
    }
    const latest = held.reduce((most, row) => Math.max(most, changedAt(row)), 0);
    // A change whose time has not come yet would hide all that come before it.
    const limit = began ?? 0;
    if (latest > 0) reached = Math.max(reached ?? 0, Math.min(latest, limit || latest));
    yield { rows: held, reached };
  }
}
