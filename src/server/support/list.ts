import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { QuerySupportsArgs } from '../../contract/generated/resolvers';
import { isCounted, type Counted } from '../../domain/support/figures';
import { INBOX_STATUSES, SUPPORT_FILTERS, SUPPORT_STATUSES, type SupportStatus } from '../../domain/support/lifecycle';
import { PRIORITIES, type Priority } from '../../domain/tasks/priorities';
import { countRows, findPage, inOrder, nullsLast, type PageOrder } from '../db/pages';
import type { RequestContext, Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { isOpenFilter, pageOf } from '../kernel/input';
import { sortOf } from '../kernel/sort';
import { itemStoreColumns } from '../stores/rows';
import { answeredByPeople } from './answered';
import { sumOfSupports } from './counts';
import { latestRating } from './latest-rating';
import { FEW_TEXTS, findBySearch, type SearchConditions } from './search';

const SORTS = ['due_at', 'last_message_at', 'created_at'] as const;

/** What is due no more comes last, either way. */
const orderOf = (sort: string | null | undefined): PageOrder => {
  const { field, direction } = sortOf(sort, SORTS) ?? { field: 'due_at', direction: 'asc' };
  return { id: 'u._id', by: field === 'due_at' ? nullsLast('u.due_at', direction) : `u.${field}`, direction };
};

/** How conversations stand that are due so, as `supportSla` says it. */
const isDue = (sla: string, now: number) => {
  const conditions: Readonly<Record<string, ReturnType<typeof sql<SqlBool>>>> = {
    ok: sql<SqlBool>`u.due_at >= ${now} and u.soon_at > ${now}`,
    soon: sql<SqlBool>`u.due_at >= ${now} and u.soon_at <= ${now}`,
    overdue: sql<SqlBool>`${nullsLast('u.due_at', 'asc')} < ${now}`,
    paused: sql<SqlBool>`u.due_at is null and u.due_left is not null`,
  };
  return (Object.hasOwn(conditions, sla) && conditions[sla]) || sql<SqlBool>`false`;
};

/** What of conversations a figure counts, as `readFigures` does. */
const COUNTED_BY: Readonly<Record<Counted, ReturnType<typeof sql<SqlBool>>>> = {
  came: sql<SqlBool>`true`,
  answered: sql<SqlBool>`u.first_in_at is not null and ${answeredByPeople} is not null`,
  resolved: sql<SqlBool>`(u.status in ('Resolved', 'Closed') and u.resolved_at is not null or u.reopened > 0)`,
  reopened: sql<SqlBool>`u.reopened > 0`,
  rated: sql<SqlBool>`${latestRating} is not null`,
  good: sql<SqlBool>`${latestRating} = 'good'`,
};

const found = (tx: Tx, args: QuerySupportsArgs, { container, user }: RequestContext, now: number, narrow: SearchConditions['narrow']) => {
  const [containerId, userId] = [container._id, user._id];
  const { filter, status, assignee, store, sla, priority, tag, order_id, snoozed, start, end, figure } = args;
  let supports = tx.selectFrom('supports as u').where('u.container_id', '=', containerId).where('u.merged_into', 'is', null);
  if (!isOpenFilter(filter)) supports = supports.where('u.order_id', filter.trim() === 'order' ? 'is not' : 'is', null);
  if (status?.trim() === 'Open') supports = supports.where('u.status', 'in', [...INBOX_STATUSES]);
  else if (!isOpenFilter(status)) supports = supports.where('u.status', '=', status.trim() as SupportStatus);
  if (!isOpenFilter(assignee)) {
    const id = assignee.trim();
    supports = id === 'nobody' ? supports.where('u.assignee', 'is', null) : supports.where('u.assignee', '=', id === 'me' ? userId : id);
  }
  if (!isOpenFilter(store)) supports = supports.where('u.store_id', '=', store.trim());
  if (!isOpenFilter(sla)) supports = supports.where(isDue(sla.trim().toLowerCase(), now));
  if (!isOpenFilter(priority))
    supports = supports.where('u.priority', '=', (PRIORITIES.find((each) => each === priority.trim()) ?? '') as Priority);
  if (order_id?.trim()) supports = supports.where('u.order_id', '=', order_id.trim());
  if (typeof snoozed === 'boolean') supports = supports.where('u.snoozed_until', snoozed ? 'is not' : 'is', null);
  const counted = figure?.trim() ?? '';
  if (isCounted(counted)) supports = supports.where(COUNTED_BY[counted]);
  const at = isCounted(counted) ? 'u.created_at' : 'u.last_message_at';
  if (typeof start === 'number') supports = supports.where(at, '>=', start);
  if (typeof end === 'number') supports = supports.where(at, '<=', end);
  if (tag?.trim())
    supports = supports.where('u._id', 'in', (from) =>
      from.selectFrom('support_tags as t').select('t.support_id').where('t.container_id', '=', containerId).where('t.tag', '=', tag.trim()),
    );
  for (const condition of narrow) supports = supports.where(condition);
  return supports;
};

/** How many conversations a list has that is one of a filter, a status or both; undefined: they have to be counted. */
const knownCount = (tx: Tx, args: QuerySupportsArgs, containerId: string): (() => Promise<number>) | undefined => {
  const { filter, status, sort: _sort, ...others } = args;
  if (Object.values(others).some((value) => value !== undefined && value !== null && value !== '')) return undefined;
  const [one, stands] = [
    isOpenFilter(filter) ? undefined : SUPPORT_FILTERS.find((each) => each === filter.trim()),
    isOpenFilter(status) ? undefined : SUPPORT_STATUSES.find((each) => each === status.trim()),
  ];
  if ((one === undefined) !== isOpenFilter(filter) || (stands === undefined) !== isOpenFilter(status)) return undefined;
  return () => sumOfSupports(tx, containerId, one, stands);
};

/** Conversations with their store, their order and what was said last. */
const withAll = (tx: Tx, containerId: string) =>
  tx
    .selectFrom('supports as u')
    .innerJoin('stores as s', (join) => join.onRef('s.container_id', '=', 'u.container_id').onRef('s._id', '=', 'u.store_id'))
    .leftJoin('orders as o', (join) => join.onRef('o.container_id', '=', 'u.container_id').onRef('o._id', '=', 'u.order_id'))
    .leftJoin('messages as m', (join) => join.onRef('m.container_id', '=', 'u.container_id').onRef('m._id', '=', 'u.last_message_id'))
    .where('u.container_id', '=', containerId)
    .selectAll('u')
    .select([...itemStoreColumns, 's.website'])
    .select(['o.number', 'o.status as order_status', 'o.currency', 'o.total', 'o.created_at as ordered_at'])
    .select(sql<string | null>`left(m.body, 240)`.as('preview'))
    .select(
      sql<number>`(select count(*)::integer from messages n where n.container_id = u.container_id and n.support_id = u._id)`.as('messages'),
    )
    .select(
      sql<boolean>`exists (select from messages n where n.container_id = u.container_id and n.support_id = u._id and n.status = 'failed')`.as(
        'failed',
      ),
    );

export type ListedSupport = Awaited<ReturnType<typeof supportsById>>[number];

/** Rows that are looked at one by one, in the list's order, for words that many conversations have; and how far into the list a page may reach for that. */
const LOOKED_AT = { words: 4000, texts: FEW_TEXTS } as const;
const NEAR = 500;
/** Rows found that tell how many there are. */
const TELLING = 300;

/**
 * The page of a list whose rows are looked at one by one: the first ones mostly fill it, and how many there are follows from how often they were found.
 * Otherwise all that have the words are found and sorted; where that cannot be, it is refused.
 */
const findAmongMany = async (
  tx: Tx,
  args: QuerySupportsArgs,
  context: RequestContext,
  now: number,
  { narrow, many }: SearchConditions & { readonly many: NonNullable<SearchConditions['many']> },
): Promise<RawBuilder<SqlBool>> => {
  const [containerId, order] = [context.container._id, orderOf(args.sort)];
  const list = found(tx, args, context, now, narrow);
  const { offset, limit } = pageOf(context);
  const end = offset + limit;
  const isExact = many.all === null;
  if (isExact || end <= NEAR) {
    const most = isExact ? LOOKED_AT.texts : LOOKED_AT.words;
    const wanted = isExact ? end : Math.max(end, TELLING);
    const first = list
      .select(['u._id', 'u.container_id'])
      .select(sql<number>`row_number() over (order by ${inOrder(order)})`.as('n'))
      .orderBy(inOrder(order))
      .limit(most);
    // The limit keeps the condition out of it, so rows are looked at until there are enough.
    const { rows } = await sql<{
      _id: string;
      n: number;
    }>`select u._id, u.n from (${first}) as u where ${many.one} limit ${wanted}`.execute(tx);
    const page = sql<SqlBool>`u._id = any(${rows.slice(offset, end).map(({ _id }) => _id)}::text[])`;
    const isWhole = rows.length < wanted && (await list.select('u._id').offset(most).limit(1).execute()).length === 0;
    if (isWhole) context.setTotal(rows.length, false);
    if (isWhole) return page;
    if (rows.length >= end) {
      const known = knownCount(tx, { ...args, search: null }, containerId);
      const total = known && narrow.length === 0 ? await known() : (await countRows(list, order.id)).total;
      const seen = (rows.length === wanted && rows.at(-1)?.n) || most;
      context.setTotal(Math.max(end + 1, Number(((total * rows.length) / seen).toPrecision(2))), true);
      return page;
    }
  }
  if (many.all === null) throw new UserError('support.searchCommon', { field: 'search' });
  return findPage(context, list.where(many.all), order);
};

/** The rows of the page a request asks for; tells how many there are on all pages. */
export const readSupports = async (tx: Tx, args: QuerySupportsArgs, context: RequestContext, now: number): Promise<ListedSupport[]> => {
  const containerId = context.container._id;
  const order = orderOf(args.sort);
  const { narrow, many } = await findBySearch(tx, containerId, args.search ?? '');
  const page = many
    ? await findAmongMany(tx, args, context, now, { narrow, many })
    : await findPage(context, found(tx, args, context, now, narrow), order, knownCount(tx, args, containerId));
  return withAll(tx, containerId).where(page).orderBy(inOrder(order)).execute();
};

/** Those of some ids that are there. */
export const supportsById = (tx: Tx, containerId: string, ids: readonly string[]) =>
  withAll(tx, containerId).where('u._id', 'in', ids).orderBy('u._id').execute();
