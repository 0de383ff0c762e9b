import { sql, type ExpressionBuilder } from 'kysely';
import type { QueryOrdersArgs } from '../../contract/generated/resolvers';
import { riskMarks } from '../../domain/sales/deadlines';
import { GATES, type AddressState, type Gate } from '../../domain/sales/gates';
import { ORDER_STATUSES, type OrderStatus } from '../../domain/sales/order-status';
import { sumOfCounts } from '../db/kept-counts';
import type { Total } from '../db/kept-pages';
import { countRows, findPage, inOrder, nullsLast, type KnownCount, type PageOrder } from '../db/pages';
import type { Database } from '../db/schema';
import type { RequestContext, Tx } from '../kernel/context';
import { isOpenFilter } from '../kernel/input';
import { sortOf } from '../kernel/sort';
import { itemStoreColumns } from '../stores/rows';
import { numberBegins } from './found-number';
import { readDesk } from './desk';

const SORTS = ['number', 'status', 'total', 'profit', 'created_at', 'act_by'] as const;

/** Those that may be empty come last, either way. */
const orderOf = (sort: string | null | undefined): PageOrder => {
  const { field, direction } = sortOf(sort, SORTS) ?? { field: 'created_at', direction: 'desc' };
  const by = field === 'act_by' || field === 'profit' ? nullsLast(`o.${field}`, direction) : `o.${field}`;
  return { id: 'o._id', by, direction };
};

/** The greatest character there is. */
const LAST = '\u{10FFFF}';

/** What is typed to find orders has no more words than this. */
const MOST_WORDS = 6;

/** Orders are found by the beginning of their number or of the buyer's names, one of them for each word, and by the whole number of a parcel. */
const matching = async (tx: Tx, containerId: string, search: string) => {
  const text = search.trim().replace(/^#/u, '');
  const parcels = await tx
    .selectFrom('trackings')
    .select('order_id')
    .where('container_id', '=', containerId)
    .where('tracking_number', '=', text.toUpperCase())
    .execute();
  const begins = (part: 'first' | 'last', typed: string) => {
    const column = sql.ref(`o.found_${part}`);
    return sql<boolean>`(${column} >= lower(${typed}) and ${column} < lower(${typed}) || ${LAST})`;
  };
  return (is: ExpressionBuilder<Database & { o: Database['orders'] }, 'o'>) =>
    is.or([
      is.and(
        text
          .split(/\s+/u)
          .slice(0, MOST_WORDS)
          .map((word) => is.or([numberBegins('o', word), begins('first', word), begins('last', word)])),
      ),
      begins('first', text),
      begins('last', text),
      ...(parcels.length > 0
        ? [
            is(
              'o._id',
              'in',
              parcels.map(({ order_id }) => order_id),
            ),
          ]
        : []),
    ]);
};

/** The list of orders somebody asks for. */
const found = async (tx: Tx, args: QueryOrdersArgs, containerId: string, now: number) => {
  const { _id, id, search, status, store, provider, gate, risk, address, tag, assignee, attention, start, end } = args;
  let orders = tx.selectFrom('orders as o').where('o.container_id', '=', containerId);
  const wanted = (_id ?? id)?.trim();
  if (wanted) return orders.where('o._id', '=', wanted);
  if (!search?.trim()) orders = orders.where('o.archived_at', 'is', null);
  if (!isOpenFilter(status)) orders = orders.where('o.status', '=', status.trim() as OrderStatus);
  if (!isOpenFilter(store)) orders = orders.where('o.store_id', '=', store.trim());
  if (!isOpenFilter(gate)) orders = orders.where('o.blocking_gate', '=', (GATES.find((each) => each === gate.trim()) ?? '') as Gate);
  if (!isOpenFilter(address)) orders = orders.where('o.address_state', '=', address.trim() as AddressState);
  if (!isOpenFilter(assignee)) orders = orders.where('o.assignee', '=', assignee.trim());
  if (tag?.trim())
    orders = orders.where((is) =>
      is.exists(
        is
          .selectFrom('order_tags as t')
          .select('t.order_id')
          .whereRef('t.container_id', '=', 'o.container_id')
          .whereRef('t.order_id', '=', 'o._id')
          .where('t.tag', '=', tag.trim()),
      ),
    );
  if (attention) orders = orders.where('o.attention', '=', true);
  if (typeof start === 'number') orders = orders.where('o.created_at', '>=', start);
  if (typeof end === 'number') orders = orders.where('o.created_at', '<=', end);
  if (!isOpenFilter(provider))
    orders = orders.where((is) =>
      is.exists(
        is
          .selectFrom('fulfilment_orders as fo')
          .select('fo._id')
          .whereRef('fo.container_id', '=', 'o.container_id')
          .whereRef('fo.order_id', '=', 'o._id')
          .where('fo.fulfilment_id', '=', provider.trim())
          .where('fo.status', '<>', 'cancelled'),
      ),
    );
  if (typeof risk === 'number' && risk > 0) {
    const [critical, high, medium] = riskMarks(now, (await readDesk(tx, containerId)).zone);
    // What waits to be sent has an index of its own, in whatever order.
    orders = orders.where('o.act_by', 'is not', null);
    if (risk >= 4) orders = orders.where('o.ship_by', '<', now);
    else if (risk === 3) orders = orders.where('o.act_by', '<', critical);
    else orders = orders.where('o.act_by', '<=', risk === 2 ? high : medium);
  }
  if (search?.trim()) orders = orders.where(await matching(tx, containerId, search));
  return orders;
};

/** Whether nothing is asked for. */
const isEmpty = (args: object): boolean => Object.values(args).every((value) => value === undefined || value === null || value === '');

/** How many orders carry a tag, told by the rows of tags alone. */
const countTagged = (tx: Tx, tag: string, containerId: string): Promise<Total> =>
  countRows(
    tx.selectFrom('order_tags as t').where('t.container_id', '=', containerId).where('t.tag', '=', tag).where('t.archived', '=', false),
    't.order_id',
  );

/** How many orders a list has that is one of a status, of a store, of both, of a tag or of those somebody has to look at; undefined: it has to be counted. */
const knownCount = (tx: Tx, args: QueryOrdersArgs, containerId: string): KnownCount | undefined => {
  const { tag, ...untagged } = args;
  const { status, store, attention, sort: _sort, ...others } = untagged;
  if (tag?.trim() && isOpenFilter(status) && isOpenFilter(store) && !attention && isEmpty(others))
    return () => countTagged(tx, tag.trim(), containerId);
  if (tag?.trim() || !isEmpty(others)) return undefined;
  const asked = isOpenFilter(status) ? undefined : status.trim();
  if (asked !== undefined && (attention || !ORDER_STATUSES.some((each) => each === asked))) return undefined;
  return () =>
    sumOfCounts(tx, 'order_counts', containerId, {
      keys: attention ? ['attention'] : asked === undefined ? ORDER_STATUSES : [asked],
      store: isOpenFilter(store) ? undefined : store.trim(),
    });
};

/** Orders with their store and whom they are with. */
const withStores = (tx: Tx, containerId: string) =>
  tx
    .selectFrom('orders as o')
    .innerJoin('stores as s', (join) => join.onRef('s.container_id', '=', 'o.container_id').onRef('s._id', '=', 'o.store_id'))
    .where('o.container_id', '=', containerId)
    .selectAll('o')
    .select([...itemStoreColumns, 's.website'])
    .select(
      sql<
        string[]
      >`array(select distinct f.name from fulfilment_orders fo join fulfilments f on f.container_id = fo.container_id and f._id = fo.fulfilment_id
        where fo.container_id = o.container_id and fo.order_id = o._id and fo.status <> 'cancelled' order by 1)`.as('providers'),
    )
    .select(
      sql<
        string[]
      >`array(select t.tracking_number from trackings t where t.container_id = o.container_id and t.order_id = o._id order by t._id)`.as(
        'tracking_numbers',
      ),
    );

export type ListedOrder = Awaited<ReturnType<typeof ordersById>>[number];

/** The rows of the page a request asks for; tells how many there are on all pages. */
export const readOrders = async (tx: Tx, args: QueryOrdersArgs, context: RequestContext, now: number): Promise<ListedOrder[]> => {
  const containerId = context.container._id;
  const order = orderOf(args.sort);
  const page = await findPage(context, await found(tx, args, containerId, now), order, knownCount(tx, args, containerId));
  return withStores(tx, containerId).where(page).orderBy(inOrder(order)).execute();
};

/** Those of some ids that are there. */
export const ordersById = (tx: Tx, containerId: string, ids: readonly string[]) =>
  withStores(tx, containerId).where('o._id', 'in', ids).orderBy('o._id').execute();
