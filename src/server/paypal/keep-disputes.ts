import { isDeepStrictEqual } from 'node:util';
import { mayBecome } from '../../domain/sales/paypal-disputes';
import type { PaypalDisputeFacts } from '../connectors/paypal';
import { newId } from '../db/ids';
import { jsonb } from '../db/json';
import type { Tx } from '../kernel/context';
import type { Payment } from '../sales/payments';
import { tell } from '../sales/timeline';
import { holdItems } from './items';
import { noteRefund, payerErasedAt } from './keep-payments';
import type { AccountRow, KeptDispute } from './tables';

/** What was written before the payer was erased stays erased; a dispute that goes on, or a new one, is kept. */
const keptOf = (
  { transaction_id: _transaction, payment: _payment, said: _said, ...kept }: PaypalDisputeFacts,
  erasedAt: number | null,
): KeptDispute => ({ ...kept, messages: kept.messages.filter(({ at }) => erasedAt === null || at > erasedAt) });

/** Whether what is told is newer than what is known: a dispute never goes back, and of two about one payment the younger counts. */
const isNews = (before: KeptDispute | null, told: KeptDispute): boolean => {
  if (!before) return true;
  if (before.dispute_id !== told.dispute_id) return told.opened_at >= before.opened_at;
  if (told.changed_at < before.changed_at || !mayBecome(before.stage, told.stage)) return false;
  return !isDeepStrictEqual(before, told);
};

/** The payment a dispute is about. PayPal lists a payment hours after it was made, so a dispute may be first to tell of it. */
const itemOf = async (tx: Tx, account: AccountRow, told: PaypalDisputeFacts, now: number): Promise<Payment | undefined> => {
  const { container_id, _id: account_id } = account;
  if (told.payment) {
    const erased_at = await payerErasedAt(tx, container_id, told.transaction_id);
    const payer = erased_at === null ? told.payment.payer : null;
    await tx
      .insertInto('paypal_items')
      .values({
        ...{ _id: newId(), account_id, transaction_id: told.transaction_id, store_id: null, order_id: null },
        ...{ invoice_id: told.payment.invoice_id, payer, erased_at, amount: told.payment.amount, fee: null },
        ...{ currency: told.currency, release_at: null, dispute_id: null, dispute: null, stage: null, respond_by: null },
        ...{ created_at: told.payment.at, updated_at: now },
      })
      .onConflict((conflict) => conflict.columns(['container_id', 'transaction_id']).doNothing())
      .execute();
  }
  const [payment] = await holdItems(tx, container_id, 'transaction_id', [told.transaction_id]);
  return payment;
};

const tellOrder = async (tx: Tx, before: Payment, kept: KeptDispute, now: number): Promise<void> => {
  const { order_id } = before;
  if (order_id === null) return;
  const wasOpen = before.dispute !== null && before.dispute.dispute_id === kept.dispute_id && before.dispute.status !== 'RESOLVED';
  const isOpen = kept.status !== 'RESOLVED';
  if (isOpen && !wasOpen) await tell(tx, [{ order_id, code: 'disputed', params: { amount: kept.amount, currency: kept.currency } }], now);
  if (!isOpen && wasOpen) await tell(tx, [{ order_id, code: 'dispute_over' }], now);
};

/** Keeps a dispute as PayPal tells it: told twice or late, nothing changes. Returns the payment's id where something did. Whoever calls settles it. */
export const keepDispute = async (tx: Tx, account: AccountRow, told: PaypalDisputeFacts, now: number): Promise<string | null> => {
  const before = await itemOf(tx, account, told, now);
  if (!before) return null;
  const kept = keptOf(told, before.erased_at);
  if (!isNews(before.dispute, kept)) return null;
  await tx
    .updateTable('paypal_items')
    .set({ dispute_id: kept.dispute_id, dispute: jsonb(kept), stage: kept.stage, respond_by: kept.respond_by, updated_at: now })
    .where('container_id', '=', before.container_id)
    .where('_id', '=', before._id)
    .execute();
  await tellOrder(tx, before, kept, now);
  await noteRefund(tx, before, { refunds: before.refunds, dispute: kept }, now);
  return before._id;
};
