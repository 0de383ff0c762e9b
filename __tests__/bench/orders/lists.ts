import { sql, type RawBuilder } from 'kysely';
import type { QueryOrdersArgs, QueryTrackingsArgs } from '../../../src/contract/generated/resolvers';
import { ORDER_STATUSES } from '../../../src/domain/sales/order-status';
import { TRACKING_STATUSES } from '../../../src/domain/sales/tracking';
import { MANY } from '../../server/many-orders';

/** A list as somebody asks for it, and the same said by hand: what its rows meet, and their order. */
export interface Asked<Args> {
  readonly args: Args;
  readonly where: RawBuilder<unknown>;
  readonly order: string;
}

type Listed = readonly [args: QueryOrdersArgs, where: RawBuilder<unknown>];

const NEWEST = 'o.created_at desc, o._id desc';
const all = sql`o.archived_at is null`;
const [store = '', maker = '', rareMaker = ''] = [MANY.stores[0], MANY.makers[1], MANY.makers[0]];
const status = (each: string): Listed => [{ status: each }, sql`${all} and o.status = ${each}`];

/** Every tab. */
const tabs: readonly Listed[] = [[{}, all], [{ attention: true }, sql`${all} and o.attention`], ...ORDER_STATUSES.map(status)];

const madeBy = (id: string) => sql`${all} and exists (select from fulfilment_orders fo where fo.container_id = o.container_id
  and fo.order_id = o._id and fo.fulfilment_id = ${id} and fo.status <> 'cancelled')`;

const from = MANY.now - 40 * 86_400;

/** Every filter, where it finds much and where it finds little. */
const filters: readonly Listed[] = [
  [{ store }, sql`${all} and o.store_id = ${store}`],
  [{ store, status: 'Delivered' }, sql`${all} and o.store_id = ${store} and o.status = 'Delivered'`],
  [{ store, attention: true }, sql`${all} and o.store_id = ${store} and o.attention`],
  [{ provider: maker }, madeBy(maker)],
  [{ provider: rareMaker }, madeBy(rareMaker)],
  [{ gate: 'address' }, sql`${all} and o.blocking_gate = 'address'`],
  [{ address: 'valid' }, sql`${all} and o.address_state = 'valid'`],
  [{ address: 'invalid' }, sql`${all} and o.address_state = 'invalid'`],
  [{ tag: 'gift' }, sql`${all} and o.tags @> array['gift']`],
  [{ tag: 'vip' }, sql`${all} and o.tags @> array['vip']`],
  [{ assignee: MANY.people[0] ?? '' }, sql`${all} and o.assignee = ${MANY.people[0]}`],
  [{ start: from }, sql`${all} and o.created_at >= ${from}`],
  [{ start: from, end: from + 86_400 }, sql`${all} and o.created_at between ${from} and ${from + 86_400}`],
  [{ risk: 4 }, sql`${all} and o.ship_by < ${MANY.now} and o.act_by is not null`],
  [{ risk: 3 }, sql`${all} and o.act_by < ${MANY.now}`],
  [{ search: '654321' }, sql`o.number like '654321%'`],
  [{ search: '6543' }, sql`o.number like '6543%'`],
  [{ search: 'barbeson' }, sql`lower(o.buyer->>'last_name') like 'barbeson%'`],
  [{ search: 'zoë valviberg' }, sql`lower(o.buyer->>'first_name') like 'zoë%' and lower(o.buyer->>'last_name') like 'valviberg%'`],
  [{ search: 'size000000400000' }, sql`o._id in (select order_id from trackings where tracking_number = 'SIZE000000400000')`],
];

/** The values lists are sorted by, as the whole order of a list by hand. */
const sorts = {
  number: 'o.number',
  status: 'o.status',
  total: 'o.total',
  profit: 'o.profit',
  created_at: 'o.created_at',
  act_by: 'o.act_by',
} as const;

const sorted = ([args, where]: Listed, field: keyof typeof sorts, down: boolean): Asked<QueryOrdersArgs> => ({
  args: { ...args, sort: `${down ? '-' : ''}${field}` },
  where,
  order: down ? `${sorts[field]} desc nulls last, o._id desc` : `${sorts[field]} nulls last, o._id`,
});

/** Every tab and filter in the list's own order; every tab, and the store's, by every sort. */
export const orderLists: readonly Asked<QueryOrdersArgs>[] = [
  ...[...tabs, ...filters].map(([args, where]) => ({ args, where, order: NEWEST })),
  ...[...tabs, filters[0] as Listed].flatMap((tab) =>
    (Object.keys(sorts) as (keyof typeof sorts)[]).flatMap((field) => [sorted(tab, field, false), sorted(tab, field, true)]),
  ),
];

const parcels = (args: QueryTrackingsArgs, where = sql`true`, order = 't.created_at desc, t._id desc'): Asked<QueryTrackingsArgs> => ({
  args,
  where,
  order,
});

export const trackingLists: readonly Asked<QueryTrackingsArgs>[] = [
  parcels({}),
  ...TRACKING_STATUSES.map((each) => parcels({ status: each }, sql`t.status = ${each}`)),
  parcels({ store }, sql`t.store_id = ${store}`),
  parcels({ store, status: 'transit' }, sql`t.store_id = ${store} and t.status = 'transit'`),
  parcels({ provider: maker }, sql`t.fulfilment_id = ${maker}`),
  parcels({ courier: 'ups' }, sql`t.courier_code = 'ups'`),
  parcels({ pushed: 'failed' }, sql`t.store_push = 'failed'`),
  parcels({ search: 'SIZE000000400000' }, sql`t.tracking_number = 'SIZE000000400000'`),
  parcels({ search: '654321' }, sql`t.order_id in (select _id from orders where number = '654321')`),
  parcels({ sort: 'last_event_at' }, sql`true`, 't.last_event_at nulls last, t._id'),
  parcels({ sort: '-last_event_at' }, sql`true`, 't.last_event_at desc nulls last, t._id desc'),
  parcels({ sort: '-last_event_at', status: 'transit' }, sql`t.status = 'transit'`, 't.last_event_at desc nulls last, t._id desc'),
];
