import { ORDER_PARTS, type FoPart, FO_PARTS, type OrderSums, type Sums } from '../../../src/domain/figures/figures';
import type { TestServer } from '../harness';

interface OrderFact {
  readonly _id: string;
  readonly store_id: string;
  readonly currency: string;
  readonly total: string;
  readonly tax: string;
  readonly refunded: string;
  readonly fees: number;
  readonly rate: string | null;
  readonly paid_at: number | null;
  readonly created_at: number;
  readonly ship_by: number | null;
}

interface FoFact {
  readonly _id: string;
  readonly order_id: string;
  readonly fulfilment_id: string;
  readonly kind: string;
  readonly reprint_of: string | null;
  readonly cause: string | null;
  readonly status: string;
  readonly pieces: readonly { readonly quantity: number }[];
  readonly cost: number | null;
  readonly submit_at: number | null;
  readonly submitted_at: number | null;
  readonly shipped_at: number | null;
  readonly created_at: number;
}

interface ParcelFact {
  readonly fo_id: string;
  readonly status: string;
  readonly shipped_at: number | null;
  readonly delivered_at: number | null;
}

/** The day of a moment as a wall calendar there shows it. */
const wallDay = (at: number, zone: string): string => {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, day: '2-digit', month: '2-digit', year: 'numeric' }).formatToParts(
    at * 1000,
  );
  const of = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
  return `${of('year')}-${of('month')}-${of('day')}`;
};

/** Cents of an amount at a rate, counted in the digits of both, halves away from zero. */
const cents = (amount: string, rate: string): number => {
  const digits = (text: string, decimals: number): bigint => {
    const [whole = '0', rest = ''] = text.split('.');
    return BigInt(whole + rest.padEnd(decimals, '0').slice(0, decimals));
  };
  const product = digits(amount, 2) * digits(rate, 8);
  return Number((product + 50_000_000n) / 100_000_000n);
};

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

/** Counted one day after the other. */
const weekdaysBetween = (from: string, to: string): number => {
  let count = 0;
  for (let day = dayNumber(from) + 1; day <= dayNumber(to); day += 1)
    if (![0, 6].includes(new Date(day * 86_400_000).getUTCDay())) count += 1;
  return count;
};

export interface FoldedOrder extends OrderSums {
  readonly day: string;
  readonly store: string;
  readonly service: string;
  readonly currency: string;
}

export interface FoldedFo extends Sums<FoPart> {
  readonly day: string;
  readonly provider: string;
  readonly production: number | null;
  readonly transit: readonly number[];
}

const CHARGED = ['submitted', 'production', 'held', 'cancelling', 'shipped'];
const chargedFor = ({ status, cost }: FoFact): number => (CHARGED.includes(status) ? (cost ?? 0) : 0);
const countOf = ({ pieces }: FoFact): number => pieces.reduce((sum, { quantity }) => sum + quantity, 0);

/** What every order and fulfilment order of a container counts for, told without any sum or rule of the product's. */
export const foldShop = async ({ services: { pool } }: TestServer, container: string, zone: string) => {
  const read = async <T>(text: string): Promise<T[]> => (await pool.query(text, [container])).rows as T[];
  const orders = await read<OrderFact>(
    `select _id, store_id, currency, total::text, tax::text, refunded::text, fees, rate::text, paid_at, created_at, ship_by from orders where container_id = $1`,
  );
  const lines = await read<{ order_id: string; quantity: number }>('select order_id, quantity from order_lines where container_id = $1');
  const fos = await read<FoFact>('select * from fulfilment_orders where container_id = $1');
  const parcels = await read<ParcelFact>('select * from trackings where container_id = $1');
  const serviceOf = (order: string): string => {
    const makers = new Set(
      fos.filter((fo) => fo.order_id === order && fo.status !== 'cancelled' && fo.status !== 'rejected').map((fo) => fo.fulfilment_id),
    );
    return makers.size > 1 ? 'several' : ([...makers][0] ?? 'none');
  };
  const foldedOrders = orders.flatMap((order): FoldedOrder[] => {
    const { _id, rate } = order;
    if (order.paid_at === null || rate === null) return [];
    return [
      {
        day: wallDay(order.created_at, zone),
        store: order.store_id,
        service: serviceOf(_id),
        currency: order.currency,
        orders: 1,
        pieces: lines.filter(({ order_id }) => order_id === _id).reduce((sum, { quantity }) => sum + quantity, 0),
        gross: cents(order.total, rate),
        tax: cents(order.tax, rate),
        refunds: cents(order.refunded, rate),
        fees: order.fees,
        cost: fos.filter(({ order_id }) => order_id === _id).reduce((sum, fo) => sum + chargedFor(fo), 0),
      },
    ];
  });
  const foldedFos = fos.flatMap((fo): FoldedFo[] => {
    const sent = fo.submitted_at ?? (fo.status === 'rejected' ? (fo.submit_at ?? fo.created_at) : null);
    if (sent === null) return [];
    const order = orders.find(({ _id }) => _id === fo.order_id);
    const shipped = fo.shipped_at !== null;
    const due = shipped && fo.kind !== 'reprint';
    const again = (cause: string): number =>
      !shipped
        ? 0
        : fos
            .filter(
              (each) =>
                each.reprint_of === fo._id &&
                each.status !== 'cancelled' &&
                each.status !== 'rejected' &&
                (each.cause ?? 'other') === cause,
            )
            .reduce((sum, each) => sum + countOf(each), 0);
    return [
      {
        day: wallDay(sent, zone),
        provider: fo.fulfilment_id,
        fos: 1,
        pieces: countOf(fo),
        cost: chargedFor(fo),
        shipped: Number(shipped),
        shipped_pieces: shipped ? countOf(fo) : 0,
        due: Number(due),
        late: Number(due && order?.ship_by != null && (fo.shipped_at ?? 0) > order.ship_by),
        reprinted_provider: again('provider'),
        reprinted_courier: again('courier'),
        reprinted_other: again('other'),
        cancelled: Number(fo.status === 'cancelled'),
        rejected: Number(fo.status === 'rejected'),
        production:
          fo.shipped_at !== null && fo.submitted_at !== null
            ? weekdaysBetween(wallDay(fo.submitted_at, zone), wallDay(fo.shipped_at, zone))
            : null,
        transit: parcels
          .filter((parcel) => parcel.fo_id === fo._id && parcel.status === 'delivered')
          .map(({ shipped_at, delivered_at }) => dayNumber(wallDay(delivered_at ?? 0, zone)) - dayNumber(wallDay(shipped_at ?? 0, zone))),
      },
    ];
  });
  const unrated = orders.filter(({ paid_at, rate }) => paid_at !== null && rate === null).length;
  return { orders: foldedOrders, fos: foldedFos, unrated };
};

const addAll = <Part extends string>(parts: readonly Part[], rows: readonly Sums<Part>[]): Record<Part, number> =>
  Object.fromEntries(parts.map((part) => [part, rows.reduce((sum, row) => sum + row[part], 0)])) as Record<Part, number>;

export const addOrders = (rows: readonly FoldedOrder[]) => addAll(ORDER_PARTS, rows);
export const addFos = (rows: readonly FoldedFo[]) => addAll(FO_PARTS, rows);
