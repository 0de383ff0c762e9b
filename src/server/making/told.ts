import { workingDaysFrom } from '../../domain/sales/deadlines';
import { chargedFor, isInProduction, mayMove, type FoStatus } from '../../domain/sales/fulfilment-order';
import { inCents } from '../../domain/sales/profit';
import type { OrderEventCode } from '../../domain/sales/order-events';
import type { ProviderOrder, ProviderStatus } from '../connectors/providers/provider';
import { jsonb } from '../db/json';
import { notify } from '../inbox/notify';
import type { FulfilmentRow } from '../fulfilments/rows';
import { MINUTE } from '../kernel/clock';
import type { Services, Tx } from '../kernel/context';
import { readDesk, type Desk } from '../sales/desk';
import { readMarket, type OrderFacts } from '../sales/facts';
import { settleOrders } from '../sales/settle';
import type { FulfilmentOrderRow } from '../sales/tables';
import { tell } from '../sales/timeline';
import { followCharge, releaseHold } from '../wallet/fo-money';
import { keepParcels } from './parcels';
import { doubledAt, providerWords } from './words';

/**
 * Seconds between two looks at an order, by the clock orders go by. The sandbox's hurries while something is on its way, a day in a minute: then this is
 * some five seconds, and nothing is asked while it rests.
 */
export const lookEvery = ({ config }: Pick<Services, 'config'>): number => (config.demo ? 120 : 15) * MINUTE;

/** What is told of an order that came to a status. */
const EVENTS: Partial<Readonly<Record<FoStatus, OrderEventCode>>> = {
  submitted: 'fo_submitted',
  production: 'fo_production',
  held: 'fo_held',
  shipped: 'fo_shipped',
  cancelled: 'fo_cancelled',
  rejected: 'fo_rejected',
};

/** Cents of a dollar it takes; null: it does not say, or nobody knows what its currency is worth. */
const centsOf = ({ cost }: ProviderOrder, { rates }: Desk): number | null => {
  const rate = cost && rates.get(cost.currency);
  return rate ? inCents(cost.value, rate) : null;
};

/** The changes a provider's word brings about, one after the other; none where it is of an earlier time. */
export const stepsTo = (from: FoStatus, told: ProviderStatus): FoStatus[] => {
  if (from === 'submitting' || from === 'unknown') return told === 'rejected' ? ['rejected'] : ['submitted', ...stepsTo('submitted', told)];
  // What it took, and makes no more.
  const to = told === 'rejected' ? 'cancelled' : told;
  return from !== to && mayMove(from, to, 'provider') ? [to] : [];
};

/** What was charged or given back since is added to what was paid there in all, once: in the transaction that writes the order's own cost. */
export const bookCharge = async (tx: Tx, { container_id, fulfilment_id }: FulfilmentOrderRow, cents: number): Promise<void> => {
  if (cents === 0) return;
  await tx
    .updateTable('fulfilments')
    .set((row) => ({ total_paid: row('total_paid', '+', cents / 100) }))
    .where('container_id', '=', container_id)
    .where('_id', '=', fulfilment_id)
    .execute();
};

/** What the wallet holds and pays for it follows. */
const followWallet = async (tx: Tx, fo: FulfilmentOrderRow, status: FoStatus, cost: number | null): Promise<void> => {
  if (status === 'rejected') return releaseHold(tx, fo);
  const isCharged = isInProduction(status) || status === 'shipped';
  return followCharge(tx, fo, isCharged ? cost : 0);
};

/** People hear of an order its provider has twice, with every id it has there. */
const tellDoubled = async (tx: Tx, { facts, fo, fulfilment, now }: Told, otherIds: readonly string[]): Promise<void> => {
  const numbers = [fo.external_id, ...otherIds].join(', ');
  await tell(tx, [{ order_id: fo.order_id, code: 'fo_doubled', params: { fo: fo._id, fulfilment: fulfilment.name, numbers } }], now);
  const reason = doubledAt(fulfilment.type, numbers);
  await notify(tx, {
    type: 'Order',
    code: 'order-at-provider',
    module: 'order',
    params: { number: facts.order.number, reason: [reason] },
    referent: fo.order_id,
  });
};

interface Told {
  readonly facts: OrderFacts;
  readonly fo: FulfilmentOrderRow;
  readonly fulfilment: FulfilmentRow;
  readonly order: ProviderOrder;
  /** By the market's clock. */
  readonly now: number;
  /** Null: nobody can be asked. */
  readonly lookAgainAt: number | null;
  /** Who says so; the provider itself where nobody is named. */
  readonly by?: string;
}

const expectedAt = async (tx: Tx, { facts, fo, now }: Told, { zone }: Desk): Promise<number | null> => {
  const { makers } = await readMarket(tx, fo.container_id, []);
  const days = makers.find(({ _id }) => _id === fo.fulfilment_id)?.productionDays;
  return days === undefined ? facts.order.ship_by : workingDaysFrom(now, days, zone);
};

/** Whether the provider tells of it under an id that is new beside the first. */
const isAnother = (fo: FulfilmentOrderRow, { external_id }: ProviderOrder): boolean =>
  external_id !== '' && fo.external_id !== null && fo.external_id !== external_id && !fo.other_ids.includes(external_id);

/** What of the row changes with the steps it takes. */
const columnsOf = async (tx: Tx, told: Told, steps: readonly FoStatus[], desk: Desk) => {
  const { fo, fulfilment, order, now } = told;
  const status = steps.at(-1) ?? fo.status;
  const says = status === 'held' || status === 'cancelled' || status === 'rejected';
  const words = says ? providerWords(fulfilment.type, status, order.reason) : null;
  return {
    status,
    // The first one stays: another is another order there, which somebody has to look at.
    external_id: fo.external_id || order.external_id || null,
    other_ids: isAnother(fo, order) ? [...fo.other_ids, order.external_id] : fo.other_ids,
    missed_looks: 0,
    cost: centsOf(order, desk) ?? fo.cost,
    ...((steps.length > 0 || status === 'held') && { msg: words && jsonb(words) }),
    ...(steps.includes('submitted') && fo.submitted_at === null && { submitted_at: now, expect_at: await expectedAt(tx, told, desk) }),
    ...(steps.includes('shipped') && { shipped_at: Math.max(...order.parcels.map(({ shipped_at }) => shipped_at ?? now)) }),
    failures: 0,
  };
};

/** The steps on which everything of it has really left: one that is sent has its parcels. */
const withParcels = (from: FoStatus, told: ProviderStatus, all: boolean): FoStatus[] => {
  const steps = stepsTo(from, all && told !== 'cancelled' && told !== 'rejected' ? 'shipped' : told);
  return steps.filter((step) => step !== 'shipped' || all);
};

/** What `applyTold` does, for whoever settles many orders at once afterwards. */
export const writeTold = async (tx: Tx, told: Told): Promise<boolean> => {
  const { facts, fo, order, now } = told;
  const desk = await readDesk(tx, fo.container_id);
  const parcels = await keepParcels(tx, facts, fo, order, now, told.by);
  const steps = withParcels(fo.status, order.status, parcels.all);
  const columns = await columnsOf(tx, told, steps, desk);
  const looks = isInProduction(columns.status) ? told.lookAgainAt : null;
  const changed =
    parcels.changed || steps.length > 0 || columns.cost !== fo.cost || columns.external_id !== fo.external_id || isAnother(fo, order);
  await tx
    .updateTable('fulfilment_orders')
    .set({ ...columns, next_look_at: looks, ...(changed && { updated_at: now }) })
    .where('container_id', '=', fo.container_id)
    .where('_id', '=', fo._id)
    .execute();
  await bookCharge(tx, fo, chargedFor(columns) - chargedFor(fo));
  if (columns.status !== fo.status || columns.cost !== fo.cost) await followWallet(tx, fo, columns.status, columns.cost);
  const params = { fo: fo._id, fulfilment: told.fulfilment.name, reason: order.reason ?? '' };
  if (isAnother(fo, order)) await tellDoubled(tx, told, columns.other_ids);
  await tell(
    tx,
    steps.flatMap((step) => {
      const code = EVENTS[step];
      return code ? [{ order_id: fo.order_id, code, params }] : [];
    }),
    now,
    told.by,
  );
  return changed;
};

/**
 * Brings a fulfilment order to what its provider tells of it, in a transaction that holds its order: status, cost, parcels. What was told before, or is of
 * an earlier time, changes nothing. Returns whether anything did.
 */
export const applyTold = async (tx: Tx, told: Told): Promise<boolean> => {
  const changed = await writeTold(tx, told);
  if (changed) await settleOrders(tx, told.fo.container_id, [told.fo.order_id], told.now);
  return changed;
};

/** An order of which a provider's yes tells nothing but how it stands. */
export const barely = ({ reference }: FulfilmentOrderRow, status: ProviderStatus): ProviderOrder => ({
  external_id: '',
  reference,
  status,
  reason: null,
  cost: null,
  parcels: [],
});
