import type { PaypalItem, QueryPaypalItemsArgs } from '../../contract/generated/resolvers';
import { courierName } from '../../domain/sales/couriers';
import { PAYPAL_STATUSES, type PaypalStatus } from '../../domain/sales/paypal';
import { actsOf, DISPUTE_STAGES, type DisputeStage } from '../../domain/sales/paypal-disputes';
import { findPage, inOrder, nullsLast, type PageOrder } from '../db/pages';
import type { RequestContext, Tx } from '../kernel/context';
import { isOpenFilter } from '../kernel/input';
import { sortOf } from '../kernel/sort';
import { readPayments, type Payment, type TrackerRow } from '../sales/payments';
import { peopleOf } from '../sales/rows';
import { itemStoreColumns, toItemStore } from '../stores/rows';
import type { ActRow } from './tables';
import { isNumbered } from '../sales/found-number';

const SORTS = ['created_at', 'amount', 'respond_by', 'release_at'] as const;

const orderOf = (sort: string | null | undefined): PageOrder => {
  const { field, direction } = sortOf(sort, SORTS) ?? { field: 'created_at', direction: 'desc' };
  const empty = field === 'respond_by' || field === 'release_at';
  return { id: 'i._id', by: empty ? nullsLast(`i.${field}`, direction) : `i.${field}`, direction };
};

/** A word of a closed list; one that is not in it finds nothing. */
const among = <Word extends string>(words: readonly Word[], text: string): Word =>
  words.find((word) => word === text.trim()) ?? ('' as Word);

const found = (tx: Tx, args: QueryPaypalItemsArgs, containerId: string) => {
  const { _id, search, status, store, account, stage, start, end } = args;
  let rows = tx.selectFrom('paypal_items as i').where('i.container_id', '=', containerId);
  if (_id?.trim()) return rows.where('i._id', '=', _id.trim());
  if (!isOpenFilter(status)) rows = rows.where('i.status', '=', among<PaypalStatus>(PAYPAL_STATUSES, status.toLowerCase()));
  if (!isOpenFilter(store)) rows = rows.where('i.store_id', '=', store.trim());
  if (!isOpenFilter(account)) rows = rows.where('i.account_id', '=', account.trim());
  if (!isOpenFilter(stage)) rows = rows.where('i.stage', '=', among<DisputeStage>(DISPUTE_STAGES, stage.toUpperCase()));
  if (typeof start === 'number') rows = rows.where('i.created_at', '>=', start);
  if (typeof end === 'number') rows = rows.where('i.created_at', '<=', end);
  const wanted = search?.trim().replace(/^#/u, '');
  if (!wanted) return rows;
  return rows.where((is) =>
    is.or([
      is('i.transaction_id', '=', wanted.toUpperCase()),
      is('i.dispute_id', '=', wanted.toUpperCase()),
      is('i.invoice_id', '=', wanted),
      is('i.order_id', 'in', (from) =>
        from.selectFrom('orders as o').select('o._id').where('o.container_id', '=', containerId).where(isNumbered('o', wanted)),
      ),
      is('i._id', 'in', (from) =>
        from
          .selectFrom('paypal_trackers as t')
          .select('t.item_id')
          .where('t.container_id', '=', containerId)
          .where('t.tracking_number', '=', wanted.toUpperCase()),
      ),
    ]),
  );
};

const withNames = (tx: Tx, containerId: string) =>
  tx
    .selectFrom('paypal_items as i')
    .innerJoin('paypal_accounts as a', (join) => join.onRef('a.container_id', '=', 'i.container_id').onRef('a._id', '=', 'i.account_id'))
    .leftJoin('orders as o', (join) => join.onRef('o.container_id', '=', 'i.container_id').onRef('o._id', '=', 'i.order_id'))
    .where('i.container_id', '=', containerId)
    .select(['i._id', 'i.store_id', 'i.order_id', 'a.email', 'o.number as order_number', 'o.status as order_status']);

type Named = Awaited<ReturnType<ReturnType<typeof withNames>['execute']>>[number];

const pushOf = ({ push, push_at, push_msg }: TrackerRow) => ({ state: push, at: push_at, msg: push_msg });

/** The last thing done about each dispute. */
const lastActs = async (tx: Tx, containerId: string, ids: readonly string[]): Promise<ActRow[]> =>
  tx
    .selectFrom('paypal_acts')
    .selectAll()
    .distinctOn('item_id')
    .where('container_id', '=', containerId)
    .where('item_id', 'in', [...ids, ''])
    .orderBy('item_id')
    .orderBy('_id', 'desc')
    .execute();

export const toAct = (row: ActRow, person: Awaited<ReturnType<typeof peopleOf>>) => {
  const { _id, act, note, amount, state, created_at, user_id, msg } = row;
  return { _id, act, note, amount, state, at: created_at, by: person(user_id), msg };
};

/** What somebody can do about a dispute now, as rules and PayPal have it. */
export const actable = (payment: Payment, act: ActRow | undefined) => {
  const { dispute } = payment;
  return dispute && { ...dispute, sending: act?.state === 'waiting' };
};

/** Stores by their ids, trashed ones too: what was paid to them stays. */
const storesById = async (tx: Tx, containerId: string, ids: readonly (string | null)[]) => {
  const wanted = [...new Set(ids.flatMap((id) => id ?? []))];
  if (wanted.length === 0) return new Map<string, ReturnType<typeof toItemStore>>();
  const rows = await tx
    .selectFrom('stores as s')
    .select(['s._id', ...itemStoreColumns])
    .where('s.container_id', '=', containerId)
    .where('s._id', 'in', wanted)
    .execute();
  return new Map(rows.map((row) => [row._id, toItemStore(row)]));
};

const toItems = async (tx: Tx, containerId: string, named: readonly Named[], now: number): Promise<PaypalItem[]> => {
  const ids = named.map(({ _id }) => _id);
  const payments = new Map((await readPayments(tx, containerId, { ids })).map((payment) => [payment._id, payment]));
  const acts = new Map((await lastActs(tx, containerId, ids)).map((act) => [act.item_id, act]));
  const stores = await storesById(
    tx,
    containerId,
    named.map(({ store_id }) => store_id),
  );
  const person = await peopleOf(
    tx,
    containerId,
    [...acts.values()].map(({ user_id }) => user_id),
  );
  return named.flatMap((row) => {
    const payment = payments.get(row._id);
    if (!payment) return [];
    const { trackers, dispute, ...item } = payment;
    const last = trackers.at(-1);
    const act = acts.get(row._id);
    const open = actable(payment, act);
    return [
      {
        ...item,
        account: { _id: item.account_id, email: row.email },
        store: stores.get(row.store_id ?? '') ?? null,
        order: row.order_id === null ? null : { _id: row.order_id, number: row.order_number ?? '', status: row.order_status ?? '' },
        carrier_name: courierName(item.carrier),
        trackers: trackers.map((tracker) => ({
          ...{ _id: tracker._id, tracking_id: tracker.tracking_id, tracking_number: tracker.tracking_number, carrier: tracker.carrier },
          carrier_name: courierName(tracker.carrier),
          push: pushOf(tracker),
        })),
        pushed_at: last?.push === 'pushed' ? last.push_at : null,
        msg: last?.push_msg ?? null,
        push: last ? pushOf(last) : { state: 'off', at: null, msg: null },
        dispute: dispute && {
          ...dispute,
          acts: open ? actsOf(open) : [],
          act: act && act.dispute_id === dispute.dispute_id ? toAct(act, person) : null,
        },
        as_of: now,
      },
    ];
  });
};

/** The rows of the page a request asks for; tells how many there are on all pages. */
export const readItems = async (tx: Tx, args: QueryPaypalItemsArgs, context: RequestContext, now: number): Promise<PaypalItem[]> => {
  const containerId = context.container._id;
  const order = orderOf(args.sort);
  const page = await findPage(context, found(tx, args, containerId), order);
  return toItems(tx, containerId, await withNames(tx, containerId).where(page).orderBy(inOrder(order)).execute(), now);
};

/** Those of some ids, for whoever changed them. */
export const findItems = async (tx: Tx, containerId: string, ids: readonly string[], now: number): Promise<PaypalItem[]> =>
  toItems(tx, containerId, await withNames(tx, containerId).where('i._id', 'in', ids).orderBy('i._id').execute(), now);
