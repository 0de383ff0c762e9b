import { sql } from 'kysely';
import { TELLING, USUAL_PRODUCTION_DAYS } from '../../domain/sales/deadlines';
import type { ProviderId } from '../../domain/providers';
import type { ShippingChoice } from '../../domain/sales/shipping-services';
import type { Settlement } from '../../domain/billing/wallet';
import { DUPLICATE_WITHIN } from '../../domain/sales/gates';
import type { ListedVariant, Maker } from '../../domain/sales/route';
import { workingDaysBetween } from '../../domain/working-days';
import type { Tx } from '../kernel/context';
import { groupBy } from '../kernel/group-by';
import { connectedSince, type StoreSettings } from '../stores/tables';
import { readAccount } from '../wallet/wallet';
import { findCautioned } from './cautions';
import { readPayments, type Payment } from './payments';
import { readRefundedHere } from './refunded-here';
import type { FulfilmentOrderRow, OrderLineRow, OrderRow, TrackingRow } from './tables';

/** An order with all that its standing follows from. */
export interface OrderFacts {
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
  readonly fos: readonly FulfilmentOrderRow[];
  readonly trackings: readonly TrackingRow[];
  /** Those that went through PayPal. */
  readonly payments: readonly Payment[];
  /** What was given back from here, or is about to be; in the order's currency. */
  readonly refundedHere: number;
  readonly settings: StoreSettings;
  /** When its store was connected, unix seconds. */
  readonly connected_at: number;
}

/** What is known of a listing's product type, by the listing. */
interface Product {
  readonly product_id: string;
  readonly provider: string;
  readonly mockup_id: string | null;
  /** Cents of a dollar its variants cost, by their SKUs; only where something is paid from the wallet. */
  readonly base?: ReadonlyMap<string, number>;
}

/** A fulfilment orders may go to. */
export interface MakerFacts extends Maker {
  readonly type: ProviderId;
  readonly name: string;
  /** Orders are submitted to it automatically. */
  readonly auto: boolean;
  /** Cents of a dollar left there; null: nobody knows. */
  readonly balance: number | null;
  /** Who pays for what it makes. */
  readonly settle: Settlement;
  readonly shipping_choices: readonly ShippingChoice[];
  /** Working days nine of ten of its last orders took. */
  readonly productionDays: number;
}

export interface Market {
  readonly makers: readonly MakerFacts[];
  /** Cents of a dollar the wallet can give; null: nothing is paid from it. */
  readonly wallet: number | null;
  readonly listed: readonly ListedVariant[];
  readonly products: ReadonlyMap<string, Product>;
  /** Of the listings, those that bear a word which may be somebody's trade mark. */
  readonly cautioned: ReadonlySet<string>;
}

const ordersBy = (tx: Tx, containerId: string, ids: readonly string[]) =>
  tx.selectFrom('orders').selectAll().where('container_id', '=', containerId).where('_id', 'in', ids).orderBy('_id');

/** Orders with what belongs to them, held in the order of their ids so that two who hold some do not wait for each other. */
export const holdOrders = async (tx: Tx, containerId: string, ids: readonly string[]): Promise<OrderFacts[]> =>
  ids.length === 0 ? [] : withAll(tx, containerId, await ordersBy(tx, containerId, ids).forUpdate().execute());

/** The same for who only looks. */
export const readFacts = async (tx: Tx, containerId: string, ids: readonly string[]): Promise<OrderFacts[]> =>
  ids.length === 0 ? [] : withAll(tx, containerId, await ordersBy(tx, containerId, ids).execute());

const withAll = async (tx: Tx, containerId: string, orders: readonly OrderRow[]): Promise<OrderFacts[]> => {
  const held = orders.map(({ _id }) => _id);
  if (held.length === 0) return [];
  const ofOrder = <Row extends { readonly order_id: string | null }>(rows: readonly Row[]) => groupBy(rows, ({ order_id }) => order_id);
  const lines = ofOrder(
    await tx
      .selectFrom('order_lines')
      .selectAll()
      .where('container_id', '=', containerId)
      .where('order_id', 'in', held)
      .orderBy('place')
      .execute(),
  );
  const fos = ofOrder(
    await tx
      .selectFrom('fulfilment_orders')
      .selectAll()
      .where('container_id', '=', containerId)
      .where('order_id', 'in', held)
      .orderBy('_id')
      .execute(),
  );
  const trackings = ofOrder(
    await tx
      .selectFrom('trackings')
      .selectAll()
      .where('container_id', '=', containerId)
      .where('order_id', 'in', held)
      .orderBy('_id')
      .execute(),
  );
  const payments = ofOrder(await readPayments(tx, containerId, { orderIds: held }));
  const refunds = await readRefundedHere(tx, containerId, held);
  const stores = await tx
    .selectFrom('stores')
    .select(['_id', 'country', 'sto_auto', 'settings', 'created_at', 'connected_at'])
    .where('container_id', '=', containerId)
    .where('_id', 'in', [...new Set(orders.map(({ store_id }) => store_id))])
    .execute();
  const settings = new Map(stores.map(({ _id, country, sto_auto, settings: rest }) => [_id, { ...rest, country, sto_auto }]));
  const connected = new Map(stores.map((store) => [store._id, connectedSince(store)]));
  return orders.map((order) => ({
    order,
    lines: lines.get(order._id) ?? [],
    fos: fos.get(order._id) ?? [],
    trackings: trackings.get(order._id) ?? [],
    payments: payments.get(order._id) ?? [],
    refundedHere: refunds.get(order._id) ?? 0,
    settings: settings.get(order.store_id) ?? {},
    connected_at: connected.get(order.store_id) ?? 0,
  }));
};

/** Working days nine of ten of these took, the usual ones where they are too few to tell. Submitted and shipped, unix seconds. */
export const productionDaysOf = (made: readonly (readonly [submitted: number, shipped: number])[]): number => {
  if (made.length < TELLING.least) return USUAL_PRODUCTION_DAYS;
  const days = made.map(([from, to]) => workingDaysBetween(from, to)).toSorted((a, b) => a - b);
  return days[Math.ceil(days.length * 0.9) - 1] ?? USUAL_PRODUCTION_DAYS;
};

const readMakers = async (tx: Tx, containerId: string): Promise<MakerFacts[]> => {
  const rows = await tx
    .selectFrom('fulfilments as f')
    .select(['f._id', 'f.type', 'f.name', 'f.is_default', 'f.auto', 'f.settle', 'f.shipping_choices', 'f.balance', 'f.balance_currency'])
    .select((row) =>
      row
        .selectFrom(
          row
            .selectFrom('fulfilment_orders as made')
            .select(['made.submitted_at', 'made.shipped_at'])
            .whereRef('made.container_id', '=', 'f.container_id')
            .whereRef('made.fulfilment_id', '=', 'f._id')
            .where('made.shipped_at', 'is not', null)
            .where('made.submitted_at', 'is not', null)
            .orderBy('made.shipped_at', 'desc')
            .limit(TELLING.most)
            .as('last'),
        )
        .select(sql<[number, number][]>`coalesce(jsonb_agg(jsonb_build_array(last.submitted_at, last.shipped_at)), '[]'::jsonb)`.as('made'))
        .as('made'),
    )
    .where('f.container_id', '=', containerId)
    .where('f.trashed_at', 'is', null)
    // One that cannot be reached for now gets its orders later.
    .where('f.status', '!=', 'Invalid')
    .orderBy('f._id')
    .execute();
  return rows.map(({ _id, type, name, is_default, auto, settle, shipping_choices, balance, balance_currency, made }) => ({
    _id,
    settle,
    type,
    name,
    is_default,
    auto,
    shipping_choices,
    balance: balance === null || balance_currency !== 'USD' ? null : Math.round(balance * 100),
    productionDays: productionDaysOf(made ?? []),
  }));
};

/** An account that cannot be reached for now keeps what was planned for it. */
export const submitsAutomatically = ({ makers }: Pick<Market, 'makers'>, fulfilmentId: string): boolean =>
  makers.find(({ _id }) => _id === fulfilmentId)?.auto ?? true;

/** What the wallet can give where something is paid from it. */
const readWallet = async (tx: Tx, containerId: string, makers: readonly MakerFacts[]): Promise<number | null> => {
  if (makers.every(({ settle }) => settle !== 'wallet')) return null;
  const { cents, line } = await readAccount(tx, containerId);
  return cents + line;
};

/** Cents of a dollar a piece of a line is paid with: what its maker's catalogue says, else its product type. */
export const priceOf = (line: OrderLineRow, cost: number | null, { products }: Pick<Market, 'products'>): number =>
  cost ?? products.get(line.item_info_id ?? '')?.base?.get(line.variant_sku ?? '') ?? 0;

/** What the variants of product types cost, by product type and SKU. */
const readBases = async (
  tx: Tx,
  containerId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> => {
  const rows = await tx
    .selectFrom('product_presets')
    .select(['_id', 'attribute_specifics'])
    .where('container_id', '=', containerId)
    .where('_id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ _id, attribute_specifics }) => [
      _id,
      new Map(attribute_specifics.map(({ sku, base_price }) => [sku, Math.round(base_price * 100)])),
    ]),
  );
};

/** Who could make these lines, and by which names. */
export const readMarket = async (tx: Tx, containerId: string, lines: readonly OrderLineRow[]): Promise<Market> => {
  const makers = await readMakers(tx, containerId);
  const wallet = await readWallet(tx, containerId, makers);
  const ids = [...new Set(lines.flatMap(({ item_info_id }) => item_info_id ?? []))];
  if (ids.length === 0) return { makers, wallet, listed: [], products: new Map(), cautioned: new Set() };
  const listings = await tx
    .selectFrom('item_infos as i')
    .innerJoin('product_presets as p', (join) => join.onRef('p.container_id', '=', 'i.container_id').onRef('p._id', '=', 'i.product_id'))
    .select(['i._id', 'i.product_id', 'i.mockup_id', 'p.provider'])
    .where('i.container_id', '=', containerId)
    .where('i._id', 'in', ids)
    .execute();
  const cautioned = await findCautioned(tx, containerId, ids);
  const bases =
    wallet === null || listings.length === 0
      ? null
      : await readBases(
          tx,
          containerId,
          listings.map(({ product_id }) => product_id),
        );
  const products = new Map(
    listings.map(({ _id, ...product }): [string, Product] => {
      const base = bases?.get(product.product_id);
      return [_id, { ...product, ...(base && { base }) }];
    }),
  );
  const skus = [...new Set(lines.flatMap(({ variant_sku }) => variant_sku ?? []))];
  if (skus.length === 0 || listings.length === 0) return { makers, wallet, listed: [], products, cautioned };
  const listed = await tx
    .selectFrom('provider_variants')
    .select(['fulfilment_id', 'product_id', 'variant_sku', 'provider_sku', 'cost'])
    .where('container_id', '=', containerId)
    .where('product_id', 'in', [...new Set(listings.map(({ product_id }) => product_id))])
    .where('variant_sku', 'in', skus)
    .execute();
  return { makers, wallet, listed, products, cautioned };
};

/**
 * Of these orders, those that look like another one sent twice: the same buyer's same things at the same store, shortly before; and those that another
 * store of the same shop reported before.
 */
export const findDuplicates = async (tx: Tx, containerId: string, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const things = (order: string) => sql`(select array_agg(l.sku || ':' || l.quantity order by l.sku, l.quantity) from order_lines l
    where l.container_id = ${sql.ref(`${order}.container_id`)} and l.order_id = ${sql.ref(`${order}._id`)})`;
  // Of what is computed on the way row-level security would not let an index look for: it is computed before.
  const { rows } = await sql<{ _id: string }>`with mine as materialized (
      select o.container_id, o._id, o.store_id, o.created_at, o.found_first, o.found_last, o.buyer->>'postcode' as postcode,
        o.created_at - ${DUPLICATE_WITHIN}::integer as since, ${things('o')} as things
      from orders o where o.container_id = ${containerId} and o._id = any(${ids}))
    select mine._id from mine where exists (
      select from orders it where it.container_id = mine.container_id and it.store_id = mine.store_id and it._id <> mine._id
        and it.found_last = mine.found_last and it.created_at between mine.since and mine.created_at
        and (it.created_at, it._id) < (mine.created_at, mine._id) and it.found_first = mine.found_first
        and it.status not in ('Cancelled', 'Refunded') and it.buyer->>'postcode' = mine.postcode and ${things('it')} = mine.things)
    union select o._id from orders o join stores s on s.container_id = o.container_id and s._id = o.store_id
      join stores other on other.container_id = s.container_id and other._id <> s._id and other.platform_id = s.platform_id
        and other.identities && s.identities
      join orders it on it.container_id = other.container_id and it.store_id = other._id and it.platform_id = o.platform_id and it._id < o._id
    where o.container_id = ${containerId} and o._id = any(${ids}) and it.status not in ('Cancelled', 'Refunded')`.execute(tx);
  return new Set(rows.map(({ _id }) => _id));
};
