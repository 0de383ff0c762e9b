import { endless } from '../../connector';
import { fittingPage, type PageSize } from '../page-size';

type Query = Readonly<Record<string, string>>;

/** A list of the store's, by what the interface it belongs to calls things. */
interface ChangedList<Row> {
  readonly ask: (query: Query, size: number) => Promise<readonly Row[]>;
  /** Rows of a page, at most. */
  readonly size: number;
  readonly idOf: (row: Row) => number;
  /** Unix milliseconds, whole seconds. */
  readonly changedAt: (row: Row) => number;
  readonly since: (ms: number) => Query;
  readonly until: (ms: number) => Query;
  readonly earliestFirst: Query;
  /** In the order of ids, from one on. */
  readonly fromId: (id: number) => Query;
  readonly website: string;
}

/** How far each look reaches back behind the last one: something may become visible a little after its own time stamp. */
const OVERLAP_MS = 5 * 60 * 1000;

const SECOND = 1000;

export const iso = (ms: number): string => new Date(ms).toISOString();

/** What was changed in some seconds, by id: each page is sought behind the last one's. */
async function* byId<Row>(list: ChangedList<Row>, page: PageSize, query: Query): AsyncGenerator<readonly Row[]> {
  for (let least = 0; ;) {
    const rows = await page.ask((size) => list.ask({ ...query, ...list.fromId(least) }, size));
    yield rows;
    if (rows.length < page.size) return;
    const most = rows.reduce((last, row) => Math.max(last, list.idOf(row)), -1);
    if (most < least) throw endless(list.website);
    least = most + 1;
  }
}

/**
 * Pages of what was changed after a time, the earliest change first. Each is sought from the last second of the one before, not by a page's
 * number: nothing that is changed meanwhile makes it pass over another row.
 */
async function* byChange<Row>(list: ChangedList<Row>, from: number | null): AsyncGenerator<readonly Row[]> {
  const page = fittingPage(list.size);
  for (let after = from; ;) {
    const asked = { ...(after === null ? {} : list.since(after)), ...list.earliestFirst };
    const rows = await page.ask((size) => list.ask(asked, size));
    yield rows;
    if (rows.length < page.size) return;
    const latest = latestOf(list, rows);
    const next = latest - SECOND;
    if (after === null || next > after) {
      after = next;
      continue;
    }
    // More than a page was changed within one second, as when a shop changes many at once.
    yield* byId(list, page, { ...list.since(after), ...list.until(latest + SECOND) });
    after = latest + 2 * SECOND;
  }
}

const latestOf = <Row>({ changedAt }: ChangedList<Row>, rows: readonly Row[]): number =>
  rows.reduce((latest, row) => Math.max(latest, changedAt(row)), 0);

/** What changed since the cursor, each page with the cursor behind it. */
export async function* readChanges<Row>(
  list: ChangedList<Row>,
  cursor: string | null,
): AsyncGenerator<{ readonly rows: readonly Row[]; readonly cursor: string | null }> {
  let reached = cursor === null ? 0 : Date.parse(cursor);
  for await (const rows of byChange(list, cursor === null ? null : reached - OVERLAP_MS)) {
    reached = Math.max(reached, latestOf(list, rows));
    yield { rows, cursor: reached === 0 ? null : iso(reached) };
  }
}
