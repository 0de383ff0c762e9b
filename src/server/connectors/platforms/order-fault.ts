import type { RefusalOptions } from '../../../domain/fault';
import type { FetchedOrder, OrderFault } from './shop';

/** Longest texts of an order, in characters. What people write may be longer than names, which are searched for by an index. */
const MOST_CHARACTERS = { name: 500, note: 100_000 } as const;

const MOST_PIECES = 1_000_000;
/** The database keeps twelve digits before the point, and adds amounts up. */
const MOST_AMOUNT = 1e11;

/** Seconds a shop's clock may be ahead of ours. */
const CLOCKS_DIFFER = 2 * 24 * 60 * 60;

export const orderFaultOf = <Code extends OrderFault['refusal']>(
  refusal: Code,
  ...[options]: RefusalOptions<Code, object>
): OrderFault => ({
  refusal,
  values: options?.values ?? {},
});

const day = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);

/** Zero and the texts of nothing are what is left of an id that was missing or of another type. */
const isId = (id: string): boolean => id !== '' && id.length <= 200 && !/^(?:0|NaN|null|undefined)$/.test(id);

const idFault = ({ platform_id }: FetchedOrder): OrderFault | null => (isId(platform_id) ? null : orderFaultOf('order.unreadable.noId'));

const currencyFault = ({ currency }: FetchedOrder): OrderFault | null => {
  if (currency === '') return orderFaultOf('order.unreadable.noCurrency');
  if (/^[A-Z]{3}$/.test(currency)) return null;
  return orderFaultOf('order.unreadable.currency', { values: { currency: currency.slice(0, 20) } });
};

const amountFault = ({ total, tax, shipping, refunded, fees, payments, items }: FetchedOrder): OrderFault | null => {
  const amounts = { total, tax, shipping, refunded, fees: fees ?? 0 };
  const paid = payments.map(({ amount }) => ['payment', amount ?? 0] as const);
  const prices = items.map(({ price }, index) => [`line ${index + 1}`, price] as const);
  const odd = [...Object.entries(amounts), ...paid, ...prices].find(([, amount]) => !(Math.abs(amount) <= MOST_AMOUNT));
  return odd ? orderFaultOf('order.unreadable.amount', { values: { field: odd[0] } }) : null;
};

/** Rounding of taxes and of currencies may make a cent. */
const A_CENT = 0.011;

/** More cannot have been given back than was to be paid: one of the two is something else than we take it for. */
const refundFault = ({ total, refunded }: FetchedOrder): OrderFault | null =>
  refunded > total + A_CENT ? orderFaultOf('order.unreadable.refund', { values: { refunded, total } }) : null;

const lineFault = ({ items }: FetchedOrder): OrderFault | null => {
  const seen = new Set<string>();
  for (const [index, { line_id, quantity, completed, dropped = 0 }] of items.entries()) {
    const values = { line: index + 1 };
    if (!isId(line_id)) return orderFaultOf('order.unreadable.lineId', { values });
    if (seen.has(line_id)) return orderFaultOf('order.unreadable.lineTwice', { values: { id: line_id } });
    seen.add(line_id);
    if (
      !(
        quantity >= 0 &&
        quantity <= MOST_PIECES &&
        Number.isInteger(quantity) &&
        completed <= quantity &&
        dropped >= 0 &&
        dropped <= quantity
      )
    )
      return orderFaultOf('order.unreadable.quantity', { values });
  }
  return null;
};

const timeFault = ({ created_at, paid_at }: FetchedOrder, now: number): OrderFault | null => {
  const odd = Object.entries({ created_at, paid_at: paid_at ?? 0 }).find(([, at]) => !(at >= 0 && at <= now + CLOCKS_DIFFER));
  if (!odd) return null;
  const [field, at] = odd;
  return Number.isFinite(at) && at > 0 && at < 2 ** 31
    ? orderFaultOf('order.unreadable.future', { values: { field, day: day(at) } })
    : orderFaultOf('order.unreadable.field', { values: { field } });
};

const textFault = (order: FetchedOrder): OrderFault | null => {
  const { number, note, gift_message, buyer, items, payments, buyer_account = '' } = order;
  const lines = items.flatMap(({ name, sku, product_platform_id, variant_platform_id }) => [
    name,
    sku,
    product_platform_id,
    variant_platform_id,
  ]);
  const paid = payments.flatMap(({ transaction_id, method }) => [transaction_id, method]);
  const groups = [
    ['number', [number], MOST_CHARACTERS.name],
    [
      'buyer',
      [...[buyer, ...items.flatMap(({ ship_to }) => ship_to ?? [])].flatMap((to) => Object.values(to)), buyer_account],
      MOST_CHARACTERS.name,
    ],
    ['items', lines, MOST_CHARACTERS.name],
    ['payments', paid, MOST_CHARACTERS.name],
    ['note', [note, gift_message], MOST_CHARACTERS.note],
  ] as const;
  for (const [field, texts, most] of groups)
    if (texts.some((words) => (words?.length ?? 0) > most)) return orderFaultOf('order.unreadable.text', { values: { field, most } });
  return null;
};

/**
 * Why an order cannot be kept as the shop sent it; null: it can. Nothing here is guessed: an order with a wrong amount, quantity or time would be made
 * and paid by it. `now`: unix seconds by the clock orders go by.
 */
export const orderFault = (order: FetchedOrder, now: number): OrderFault | null =>
  idFault(order) ??
  currencyFault(order) ??
  amountFault(order) ??
  refundFault(order) ??
  lineFault(order) ??
  timeFault(order, now) ??
  textFault(order);
