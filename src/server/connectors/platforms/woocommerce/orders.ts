import { z } from 'zod';
import { endless } from '../../connector';
import type { FetchedOrders, OrderFate } from '../shop';
import type { Connection } from './access';
import { atGmt, isOrder, orderShape, placeShape, toOrder, type Placed } from './order';
import { WooClient, WooRefusal } from './client';

const PAGE_SIZE = 100;

/** How far each look reaches back behind the last one: an order may become visible a little after its own time stamp. */
const OVERLAP_MS = 5 * 60 * 1000;

const SECOND = 1000;

/** Orders asked for one by one, at most, when a list does not show them. */
const MOST_ASKED = 20;

/** A time as the shop writes it, so that texts compare as times do. */
const gmtOf = (ms: number): string => new Date(ms).toISOString().slice(0, 19);

type Query = Readonly<Record<string, string>>;
type Ask<Row> = (query: Query) => Promise<readonly Row[]>;

const changedAfter = (time: string | null): Query => (time === null ? {} : { modified_after: time, dates_are_gmt: 'true' });

const latestOf = (rows: readonly Placed[]): string | null =>
  rows.reduce<string | null>((latest, { date_modified_gmt: at }) => (at && (latest === null || at > latest) ? at : latest), null);

/**
 * Pages of a list in the order of ids. Whatever leaves the list meanwhile moves the rest to earlier places, so each page begins with the
 * last row of the one before; where it does not, the reading goes back until it meets what it has seen.
 */
async function* byId<Row extends Placed>(ask: Ask<Row>, query: Query, website: string): AsyncGenerator<readonly Row[]> {
  for (let [offset, seen] = [0, 0]; ;) {
    const rows = await ask({ ...query, orderby: 'id', order: 'asc', offset: String(offset) });
    yield rows;
    const met = offset === 0 || (rows[0]?.id ?? Infinity) <= seen;
    if (met && rows.length < PAGE_SIZE) return;
    const last = rows.reduce((most, { id }) => Math.max(most, id), seen);
    if (met && last === seen) throw endless(website);
    seen = last;
    offset = met ? offset + rows.length - 1 : Math.max(0, offset - (PAGE_SIZE - 1));
  }
}

/**
 * Pages of what was changed after a time, the earliest change first. Each page is sought from the last second of the one before, not
 * counted from the beginning: nothing that leaves the list, and nothing that is changed meanwhile, makes it pass over another row.
 */
async function* byChange<Row extends Placed>(ask: Ask<Row>, from: string | null, website: string): AsyncGenerator<readonly Row[]> {
  for (let after = from; ;) {
    const rows = await ask({ ...changedAfter(after), orderby: 'modified', order: 'asc' });
    yield rows;
    if (rows.length < PAGE_SIZE) return;
    const latest = latestOf(rows);
    if (latest === null) return yield* byId(ask, changedAfter(after), website);
    const before = gmtOf(atGmt(latest) - SECOND);
    if (after === null || before > after) {
      after = before;
      continue;
    }
    // More than a page was changed within one second, as when a shop changes many orders at once.
    yield* byId(ask, { ...changedAfter(after), modified_before: gmtOf(atGmt(latest) + SECOND) }, website);
    after = latest;
  }
}

/**
 * What changed since the cursor: first what was put in the trash, which no other list shows, then the orders. The cursor is the latest change
 * the shop itself reported, and never later than the look began by the shop's clock: a wrong time in an order would hide all after it.
 */
export async function* fetchOrders(connection: Connection, cursor: string | null): AsyncIterable<FetchedOrders> {
  const client = new WooClient(connection);
  const { website } = connection;
  let began: string | undefined;
  const asking =
    <Row extends Placed>(shape: z.ZodType<Row>, query: Query): Ask<Row> =>
    async (more) => {
      const { data, at } = await client.get('/orders', { per_page: String(PAGE_SIZE), ...query, ...more }, z.array(shape));
      began ??= gmtOf(at);
      return data;
    };
  const from = cursor && gmtOf(atGmt(cursor) - OVERLAP_MS);
  if (from !== null) {
    for await (const rows of byChange(asking(placeShape, { status: 'trash', _fields: 'id,date_modified_gmt' }), from, website))
      yield { orders: [], trashed: rows.map(({ id }) => String(id)), cursor };
  }
  let reached = cursor;
  for await (const rows of byChange(asking(orderShape, {}), from, website)) {
    const latest = latestOf(rows);
    const limit = began ?? '';
    const now = latest !== null && latest > limit ? limit : latest;
    if (now !== null && (reached === null || now > reached)) reached = now;
    yield { orders: rows.filter(isOrder).map(toOrder), trashed: [], cursor: reached };
  }
}

const fateShape = z.object({ id: z.number().int(), status: z.string() });

const fateOf = async (client: WooClient, id: string): Promise<OrderFate> => {
  try {
    const { data } = await client.get(`/orders/${id}`, { _fields: 'id,status' }, fateShape);
    return data.status === 'trash' ? 'trashed' : 'there';
  } catch (error) {
    if (error instanceof WooRefusal && error.status === 404) return 'deleted';
    throw error;
  }
};

/** What became of orders: what a list does not show is asked for one by one, since a list may leave out for many reasons. */
export const findFates = async (connection: Connection, ids: readonly string[]): Promise<ReadonlyMap<string, OrderFate>> => {
  const client = new WooClient(connection);
  const query = { include: ids.join(','), per_page: String(PAGE_SIZE), _fields: 'id,status' };
  const { data } = await client.get('/orders', query, z.array(fateShape));
  const listed = new Set(data.map(({ id }) => String(id)));
  const fates = new Map<string, OrderFate>();
  for (const id of ids) if (listed.has(id)) fates.set(id, 'there');
  for (const id of ids.filter((each) => !listed.has(each)).slice(0, MOST_ASKED)) fates.set(id, await fateOf(client, id));
  return fates;
};
