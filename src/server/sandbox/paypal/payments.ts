import { createHash } from 'node:crypto';
import { roundTo } from '../../../domain/numbers';
import type { Reader } from '../clock';
import { buyerOf } from '../shop/buyers';
import type { OrderRow } from '../shop/orders';
import type { PaypalAccount } from './accounts';

/** What PayPal keeps of a payment: a part, and something for each. */
const FEE_RATE = 0.0349;
const FEE_FIXED = 0.49;

/** A line of an account's transactions. */
export interface Transaction {
  readonly transaction_id: string;
  readonly reference_id: string | null;
  readonly code: string;
  readonly status: string;
  readonly amount: number;
  readonly fee: number;
  readonly currency: string;
  readonly invoice_id: string;
  readonly payer: string;
  readonly email: string;
  readonly at: number;
}

const paidByPaypal = (row: OrderRow): boolean => row.paid_at !== null && buyerOf(row).payment_method === 'ppcp-gateway';

/** Orders of an account's shops that were paid to it. */
const ordersOf = async (db: Reader, { shops }: PaypalAccount): Promise<OrderRow[]> =>
  (await db.selectFrom('sandbox_orders').selectAll().where('shop', 'in', shops).where('paid_at', 'is not', null).execute()).filter(
    paidByPaypal,
  );

const shared = (row: OrderRow) => ({
  currency: row.currency,
  invoice_id: `WC-${row.id}`,
  payer: `${row.billing.first_name} ${row.billing.last_name}`,
  email: row.billing.email ?? '',
});

const paymentOf = (row: OrderRow, held: boolean): Transaction => ({
  ...shared(row),
  transaction_id: buyerOf(row).transaction_id,
  reference_id: null,
  code: 'T0006',
  status: held ? 'P' : 'S',
  amount: Number(row.total),
  fee: roundTo(Number(row.total) * FEE_RATE + FEE_FIXED, 2),
  at: row.paid_at ?? row.created_at,
});

/** What went back of a payment through its shop. */
const shopRefunds = (row: OrderRow, payment: Transaction): Transaction[] =>
  row.refunds.map(({ id, amount, at = row.modified_at }) => ({
    ...shared(row),
    transaction_id: `RF${createHash('sha256').update(`${payment.transaction_id} ${id}`).digest('hex').slice(0, 15).toUpperCase()}`,
    reference_id: payment.transaction_id,
    code: 'T1107',
    status: 'S',
    amount: -amount,
    fee: 0,
    at,
  }));

/** All that happened to an account's money, oldest first. */
export const transactionsOf = async (db: Reader, account: PaypalAccount, now: number): Promise<Transaction[]> => {
  const orders = await ordersOf(db, account);
  const holds = new Map((await db.selectFrom('sandbox_paypal_holds').selectAll().execute()).map((row) => [row.transaction_id, row.until]));
  const refunds = await db.selectFrom('sandbox_paypal_refunds').selectAll().execute();
  return orders
    .flatMap((row) => {
      const id = buyerOf(row).transaction_id;
      const payment = paymentOf(row, (holds.get(id) ?? 0) > now);
      const own = refunds
        .filter(({ transaction_id }) => transaction_id === id)
        .map((refund) => ({
          ...shared(row),
          transaction_id: refund.id,
          reference_id: id,
          code: refund.event_code,
          status: 'S',
          amount: -refund.amount,
          fee: 0,
          at: refund.at,
        }));
      return [payment, ...shopRefunds(row, payment), ...own];
    })
    .toSorted((a, b) => a.at - b.at || (a.transaction_id < b.transaction_id ? -1 : 1));
};

/** The order a payment was for. */
export const orderPaidBy = async (db: Reader, account: PaypalAccount, transactionId: string): Promise<OrderRow | undefined> =>
  (await ordersOf(db, account)).find((row) => buyerOf(row).transaction_id === transactionId);
