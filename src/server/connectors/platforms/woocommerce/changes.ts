import { z } from 'zod';
import { endless } from '../../connector';
import { fittingPage } from '../page-size';
import type { Connection } from './access';
import { WooClient } from './client';

export const PAGE_SIZE = 100;

/** How far each look reaches back behind the last one: something may become visible a little after its own time stamp. */
const OVERLAP_MS = 5 * 60 * 1000;

const SECOND = 1000;

export const gmt = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/)
  .transform((time) => time.slice(0, 19))
  .nullish()
  .catch(null);

/** Where something stands in a list: by its id, or by the second in which it was changed last. */
export const placeShape = z.object({ id: z.number().int().catch(0), date_modified_gmt: gmt });
type Placed = z.infer<typeof placeShape>;

/** Unix milliseconds of a time the shop told in GMT. */
export const atGmt = (time: string): number => Date.parse(`${time.slice(0, 19)}Z`);

/** A time as the shop writes it, so that texts compare as times do. */
const gmtOf = (ms: number): string => new Date(ms).toISOString().slice(0, 19);

type Query = Readonly<Record<string, string>>;

interface List<Row> {
  /** A page may lack rows the shop cannot show, and have others behind it all the same: `more` is what the shop announces. */
  readonly ask: (query: Query) => Promise<{ readonly rows: readonly Row[]; readonly more: boolean }>;
  /** Rows the last page was asked for. */
  readonly size: number;
  readonly website: string;
}

const changedAfter = (time: string | null): Query => (time === null ? {} : { modified_after: time, dates_are_gmt: 'true' });

const latestOf = (rows: readonly Placed[]): string | null =>
  rows.reduce<string | null>((latest, { date_modified_gmt: at }) => (at && (latest === null || at > latest) ? at : latest), null);

/**
 * Pages of a list in the order of ids. Whatever leaves the list meanwhile moves the rest to earlier places, so each page begins with the
 * last row of the one before; where it does not, the reading goes back until it meets what it has seen.
 */
async function* byId<Row extends Placed>(list: List<Row>, query: Query): AsyncGenerator<readonly Row[]> {
  for (let [offset, seen] = [0, 0]; ;) {
    const { rows } = await list.ask({ ...query, orderby: 'id', order: 'asc', offset: String(offset) });
    // It may be less than before.
    const { size } = list;
    yield rows;
    const met = offset === 0 || (rows[0]?.id ?? Infinity) <= seen;
    if (met && rows.length < size) return;
    const last = rows.reduce((most, { id }) => Math.max(most, id), seen);
    if (met && last === seen) throw endless(list.website);
    seen = last;
    offset = met ? offset + rows.length - 1 : Math.max(0, offset - (size - 1));
  }
}

/**
 * Pages of what was changed after a time, the earliest change first. Each page is sought from the last second of the one before, not
 * counted from the beginning: nothing that leaves the list, and nothing that is changed meanwhile, makes it pass over another row.
 */
async function* byChange<Row extends Placed>(list: List<Row>, from: string | null): AsyncGenerator<readonly Row[]> {
  for (let after = from; ;) {
    const { rows, more } = await list.ask({ ...changedAfter(after), orderby: 'modified', order: 'asc' });
    yield rows;
    const full = rows.length >= list.size;
    if (!full && !more) return;
    const latest = latestOf(rows);
    // Some programs announce pages without end.
    if (latest === null) return full ? yield* byId(list, changedAfter(after)) : undefined;
    const before = gmtOf(atGmt(latest) - SECOND);
    if (after === null || before > after) {
      after = before;
      continue;
    }
    // More than a page was changed within one second, as when a shop changes many at once.
    yield* byId(list, { ...changedAfter(after), modified_before: gmtOf(atGmt(latest) + SECOND) });
    after = latest;
  }
}

interface Look {
  /** Pages of ids: what was put in the trash since, which no other list shows. The first look asks for none. */
  trashed(): AsyncGenerator<readonly string[]>;
  /** Pages of what changed since, each with the cursor behind it. */
  changed<Row extends Placed>(
    shape: z.ZodType<Row>,
    query?: Query,
  ): AsyncGenerator<{ readonly rows: readonly Row[]; readonly reached: string | null }>;
}

/**
 * One look at what changed in a list since the cursor. The cursor is the latest change the shop itself reported, and never later than the look
 * began by the shop's clock: a wrong time in one row would hide all after it.
 */
export const lookAt = (connection: Connection, path: '/orders' | '/products', cursor: string | null, size = PAGE_SIZE): Look => {
  const client = new WooClient(connection);
  const { website } = connection;
  let began: string | undefined;
  const page = fittingPage(size);
  const listOf = <Row extends Placed>(shape: z.ZodType<Row>, query: Query): List<Row> => ({
    ask: async (more) => {
      const ask = (rows: number) => client.get(path, { per_page: String(rows), ...query, ...more }, z.array(shape));
      const { data, totalPages, at } = await page.ask(ask);
      began ??= gmtOf(at);
      return { rows: data, more: totalPages > 1 };
    },
    get size() {
      return page.size;
    },
    website,
  });
  const from = cursor && gmtOf(atGmt(cursor) - OVERLAP_MS);
  return {
    async *trashed() {
      if (from === null) return;
      for await (const rows of byChange(listOf(placeShape, { status: 'trash', _fields: 'id,date_modified_gmt' }), from))
        yield rows.filter(({ id }) => id > 0).map(({ id }) => String(id));
    },
    async *changed(shape, query = {}) {
      let reached = cursor;
      for await (const rows of byChange(listOf(shape, query), from)) {
        const latest = latestOf(rows);
        const limit = began ?? '';
        const now = latest !== null && latest > limit ? limit : latest;
        if (now !== null && (reached === null || now > reached)) reached = now;
        yield { rows, reached };
      }
    },
  };
};
