import { orderShape, toProviderOrder, addressOf, linesOf } from '../../connectors/providers/printify/order';
import type { OutgoingOrder, ProviderOrder } from '../../connectors/providers/provider';
import { newId } from '../../db/ids';
import { jsonb } from '../../db/json';
import { DAY } from '../../kernel/clock';
import type { Services, Tx } from '../../kernel/context';
import { makingOf, type Parcel } from '../../sandbox/print/fate';
import { balanceOf } from '../../sandbox/print/money';
import { readOrder } from '../../sandbox/print/order-input';
import { orderView } from '../../sandbox/print/order-view';
import { totalOf, type PrintOrder } from '../../sandbox/print/orders';
import { WORKSHOPS, type DrawnMaking, type Workshop } from './sketch';
import { inParts } from './shop-side';

/** Cents that are left with each workshop: one has been paid in advance for weeks, the other's money has run out. */
const LEFT: Readonly<Record<Workshop, number>> = { harbour: 4_218_60, northern: 0 };

/** Dollars. */
export const leftWith = (workshop: Workshop): number => LEFT[workshop] / 100;

/** What a workshop got. */
interface Submitted {
  readonly making: DrawnMaking;
  readonly sent: OutgoingOrder;
}

/** What it made of it. */
export interface MadeOrder extends Submitted {
  readonly told: ProviderOrder;
  /** In the order in which they leave; those that have not too. */
  readonly parcels: readonly Parcel[];
}

const rowOf = async (services: Services, { making, sent }: Submitted) => {
  const { at: account, submitted_at } = making;
  const { address, lines, files, ...plain } = await readOrder(services, {
    external_id: sent.reference,
    label: sent.reference,
    line_items: linesOf(sent),
    shipping_method: 1,
    address_to: addressOf(sent.to),
  });
  const isCancelled = making.making === 'cancelled';
  return {
    ...plain,
    id: newId(),
    account,
    address: jsonb(address),
    lines: jsonb(lines),
    files: jsonb(files.map((file) => ({ ...file, state: 'fetched' as const }))),
    created_at: submitted_at,
    sent_at: isCancelled ? null : submitted_at,
    paid_at: isCancelled ? null : submitted_at,
    canceled_at: isCancelled ? submitted_at + DAY / 4 : null,
  };
};

const EFFECTS = ['order submitted', 'order sent to production', 'order paid'] as const;

const writeEffects = (tx: Tx, orders: readonly PrintOrder[]): Promise<unknown> => {
  const effects = orders.flatMap(({ account, external_id: key, created_at, canceled_at }) => {
    const all = EFFECTS.map((what) => ({ place: `print/${account}`, key, what, at: created_at }));
    return canceled_at === null
      ? all
      : [...all.slice(0, 1), { place: `print/${account}`, key, what: 'order cancelled' as const, at: canceled_at }];
  });
  return tx.insertInto('sandbox_effects').values(effects).execute();
};

/** What was paid, and what the seller put in for it. */
const writeMoney = async (tx: Tx, orders: readonly PrintOrder[], now: number): Promise<void> => {
  const paid = orders.filter(({ paid_at }) => paid_at !== null);
  for (const account of WORKSHOPS) {
    const spent = paid.filter((order) => order.account === account).reduce((sum, order) => sum + totalOf(order), 0);
    const amount = LEFT[account] + spent - (await balanceOf(tx, account));
    if (amount !== 0)
      await tx
        .insertInto('sandbox_print_money')
        .values({ account, amount, what: 'credit', at: now - 60 * DAY })
        .execute();
  }
  for (const part of inParts(paid))
    await tx
      .insertInto('sandbox_print_money')
      .values(
        part.map((order) => ({ account: order.account, amount: -totalOf(order), what: 'order', order_id: order.id, at: order.created_at })),
      )
      .execute();
};

/** Has the workshops hold what they were sent, as if each had got it at its time; answers with what they tell of it now. */
export const makeAll = async (
  services: Services,
  tx: Tx,
  submitted: readonly Submitted[],
  { now, seed }: { readonly now: number; readonly seed: string },
): Promise<MadeOrder[]> => {
  const inTurn = submitted
    .filter(({ making }) => making.making !== 'rejected')
    .toSorted((a, b) => a.making.submitted_at - b.making.submitted_at);
  const rows: PrintOrder[] = [];
  for (const part of inParts(inTurn)) {
    const values = [];
    for (const each of part) values.push(await rowOf(services, each));
    rows.push(...(await tx.insertInto('sandbox_print_orders').values(values).returningAll().execute()));
  }
  await writeMoney(tx, rows, now);
  for (const part of inParts(rows)) await writeEffects(tx, part);
  const byReference = new Map(rows.map((row) => [row.external_id, row]));
  return inTurn.flatMap((each) => {
    const row = byReference.get(each.sent.reference);
    if (!row) return [];
    const told = toProviderOrder(orderShape.parse(orderView(seed, row, now)), each.sent.reference);
    return [{ ...each, told, parcels: row.paid_at === null ? [] : makingOf(seed, row, row.paid_at).parcels }];
  });
};
