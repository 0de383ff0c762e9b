import { isDeepStrictEqual } from 'node:util';
import { roundMoney } from '../../domain/currency';
import { MOST_HELD_DAYS } from '../../domain/sales/paypal';
import type { PaypalTransaction } from '../connectors/paypal';
import { newId } from '../db/ids';
import { jsonb } from '../db/json';
import { DAY } from '../kernel/clock';
import type { Tx } from '../kernel/context';
import { settlePayments, readPayments, type Payment } from '../sales/payments';
import { settleOrders } from '../sales/settle';
import { tell, type OrderEvent } from '../sales/timeline';
import { holdItems } from './items';
import type { AccountRow } from './tables';

/** Payments buyers make: postage and gifts of PayPal's own are none. */
const PAYMENT = /^T00(?!0[89])\d\d$/;

/** What gives a payment back: by the seller, by PayPal, by the buyer's bank; the last of these undoes what a bank took. */
const GIVES_BACK = ['T1106', 'T1107', 'T1201', 'T1202'];

const isPayment = ({ code, amount, status, reference_id }: PaypalTransaction): boolean =>
  PAYMENT.test(code) && amount > 0 && status !== 'D' && (reference_id === null || code !== 'T0000');

/** What of a payment PayPal tells. */
const factsOf = (transaction: PaypalTransaction) => {
  const held = transaction.status === 'P';
  return {
    invoice_id: transaction.invoice_id,
    payer: transaction.payer,
    amount: transaction.amount,
    fee: transaction.fee,
    currency: transaction.currency,
    held,
    release_at: held ? transaction.at + MOST_HELD_DAYS * DAY : null,
  };
};

/** When the buyer of the order a payment is for was erased; null: it was not, or PayPal is first to tell of the payment. */
export const payerErasedAt = async (tx: Tx, containerId: string, transactionId: string): Promise<number | null> => {
  const row = await tx
    .selectFrom('order_payments as p')
    .innerJoin('orders as o', (join) => join.onRef('o.container_id', '=', 'p.container_id').onRef('o._id', '=', 'p.order_id'))
    .select('o.erased_at')
    .where('p.container_id', '=', containerId)
    .where('p.transaction_id', '=', transactionId)
    .executeTakeFirst();
  return row?.erased_at ?? null;
};

const keepPayment = async (
  tx: Tx,
  { _id: account_id, container_id }: AccountRow,
  transaction: PaypalTransaction,
  before: Payment | undefined,
  now: number,
): Promise<string | null> => {
  const erased_at = before ? before.erased_at : await payerErasedAt(tx, container_id, transaction.transaction_id);
  const facts = { ...factsOf(transaction), account_id, ...(erased_at !== null && { payer: null }) };
  if (!before) {
    const row = await tx
      .insertInto('paypal_items')
      .values({
        _id: newId(),
        transaction_id: transaction.transaction_id,
        ...facts,
        erased_at,
        store_id: null,
        order_id: null,
        dispute_id: null,
        dispute: null,
        stage: null,
        respond_by: null,
        created_at: transaction.at,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.columns(['container_id', 'transaction_id']).doNothing())
      .returning('_id')
      .executeTakeFirst();
    return row?._id ?? null;
  }
  if (Object.entries(facts).every(([name, value]) => isDeepStrictEqual(before[name as keyof Payment], value))) return null;
  await tx
    .updateTable('paypal_items')
    .set({ ...facts, updated_at: now })
    .where('container_id', '=', container_id)
    .where('_id', '=', before._id)
    .execute();
  return before._id;
};

const sumOf = (refunds: Readonly<Record<string, number>>, currency: string): number =>
  roundMoney(
    Object.values(refunds).reduce((sum, amount) => sum + amount, 0),
    currency,
  );

/** What went back of a payment, each once whatever is told how often. What a dispute gave back is told of by itself, too. */
const refundedOf = ({ refunds, dispute }: Pick<Payment, 'refunds' | 'dispute'>, currency: string): number =>
  Math.max(0, sumOf(refunds, currency), dispute?.status === 'RESOLVED' ? dispute.refunded : 0);

/** Notes what was given back of a payment, and tells its order. */
export const noteRefund = async (tx: Tx, before: Payment, after: Pick<Payment, 'refunds' | 'dispute'>, now: number): Promise<void> => {
  const refunded = refundedOf(after, before.currency);
  if (refunded === before.refunded) return;
  await tx
    .updateTable('paypal_items')
    .set({ refunded, updated_at: now })
    .where('container_id', '=', before.container_id)
    .where('_id', '=', before._id)
    .execute();
  if (before.order_id === null) return;
  const taken = refunded < before.refunded;
  const params = { amount: taken ? before.refunded - refunded : refunded, currency: before.currency };
  const code = taken ? 'refund_denied_at_paypal' : 'refunded_at_paypal';
  await tell(tx, [{ order_id: before.order_id, code, params } satisfies OrderEvent], now);
};

const keepRefunds = async (tx: Tx, before: Payment, told: readonly PaypalTransaction[], now: number): Promise<boolean> => {
  const refunds = { ...before.refunds };
  const refunds_pending = { ...before.refunds_pending };
  for (const { transaction_id, amount, status, at } of told) {
    delete refunds_pending[transaction_id];
    if (status === 'P') refunds_pending[transaction_id] = at;
    // Denied or reversed: the buyer has not been given it.
    if (status === 'D' || status === 'V') delete refunds[transaction_id];
    else refunds[transaction_id] = -amount;
  }
  if (isDeepStrictEqual([refunds, refunds_pending], [before.refunds, before.refunds_pending])) return false;
  await tx
    .updateTable('paypal_items')
    .set({ refunds: jsonb(refunds), refunds_pending: jsonb(refunds_pending), updated_at: now })
    .where('container_id', '=', before.container_id)
    .where('_id', '=', before._id)
    .execute();
  await noteRefund(tx, before, { refunds, dispute: before.dispute }, now);
  return true;
};

/** Settles payments that changed and the orders they belong to. */
export const settleItems = async (tx: Tx, containerId: string, ids: readonly string[], now: number): Promise<void> => {
  const payments = await readPayments(tx, containerId, { ids: [...ids] });
  await settlePayments(tx, payments, now);
  await settleOrders(tx, containerId, [...new Set(payments.flatMap(({ order_id }) => order_id ?? []))].toSorted(), now);
};

/** Keeps what PayPal told of an account's money: told twice or out of order, no row changes. Returns ids of payments that did. */
export const keepTransactions = async (
  tx: Tx,
  account: AccountRow,
  told: readonly PaypalTransaction[],
  now: number,
): Promise<ReadonlySet<string>> => {
  const changed = new Set<string>();
  const payments = told.filter(isPayment).toSorted((a, b) => (a.transaction_id < b.transaction_id ? -1 : 1));
  const before = await holdItems(
    tx,
    account.container_id,
    'transaction_id',
    payments.map(({ transaction_id }) => transaction_id),
  );
  for (const payment of payments) {
    const there = before.find(({ transaction_id }) => transaction_id === payment.transaction_id);
    const id = await keepPayment(tx, account, payment, there, now);
    if (id) changed.add(id);
  }
  const refunds = told.filter(({ code, reference_id }) => GIVES_BACK.includes(code) && reference_id !== null);
  const refunded = await holdItems(tx, account.container_id, 'transaction_id', [
    ...new Set(refunds.map(({ reference_id }) => reference_id ?? '')),
  ]);
  for (const item of refunded) {
    const own = refunds.filter(({ reference_id }) => reference_id === item.transaction_id);
    if (await keepRefunds(tx, item, own, now)) changed.add(item._id);
  }
  return changed;
};
