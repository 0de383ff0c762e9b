import type { z } from 'zod';
import { endless } from '../../connector';
import { fittingPage } from '../page-size';
import type { WishClient } from './client';
import { HOST } from './door';

const PAGE_SIZE = 100;

/** How far each look reaches back behind the last one: something may become visible a little after its own time. */
const OVERLAP_MS = 5 * 60 * 1000;

interface ChangedList<Row> {
  readonly path: '/orders' | '/products';
  readonly shape: z.ZodType<readonly Row[]>;
  /** Unix milliseconds. */
  readonly changedAt: (row: Row) => number;
  /** Asked for only where more than a page was changed at the same time; Wish tells no more at once. */
  readonly most: number;
}

/**
 * Pages of what was changed since a time, the earliest change first. Each begins with the last time of the one before, which is told again: nothing
 * that is changed meanwhile makes it pass over another row.
 */
async function* byChange<Row>(
  client: WishClient,
  { path, shape, changedAt, most }: ChangedList<Row>,
  from: number | null,
): AsyncGenerator<readonly Row[]> {
  const usual = fittingPage(PAGE_SIZE);
  let page = usual;
  for (let since = from; ;) {
    const asked = { sort_by: 'updated_at.asc', ...(since === null ? {} : { updated_at_min: new Date(since).toISOString() }) };
    const rows: readonly Row[] = await page.ask((size) => client.ask('GET', path, shape, { query: { ...asked, limit: String(size) } }));
    yield rows;
    if (rows.length < page.size) return;
    const latest = rows.reduce((last, row) => Math.max(last, changedAt(row)), 0);
    const stuck = since !== null && latest <= since;
    if (stuck && page !== usual) throw endless(HOST);
    page = stuck ? fittingPage(most) : usual;
    since = latest;
  }
}

/** What changed since the cursor, each page with the cursor behind it: the latest change that Wish told, by its own clock. */
export async function* readChanges<Row>(
  client: WishClient,
  list: ChangedList<Row>,
  cursor: string | null,
): AsyncGenerator<{ readonly rows: readonly Row[]; readonly cursor: string | null }> {
  let reached = cursor === null ? null : Number(cursor);
  for await (const rows of byChange(client, list, reached === null ? null : Math.max(0, reached - OVERLAP_MS))) {
    for (const row of rows) reached = Math.max(reached ?? 0, list.changedAt(row));
    yield { rows, cursor: reached === null ? null : String(reached) };
  }
}
