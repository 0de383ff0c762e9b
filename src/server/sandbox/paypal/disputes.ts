import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { plainMoney } from '../../../domain/currency';
import type { DisputeAct, DisputeReason } from '../../../domain/sales/paypal-disputes';
import { jsonb } from '../../db/json';
import type { Database } from '../../db/schema';
import type { Services, Tx } from '../../kernel/context';
import { keepBusyUntil, sandboxNow, type Reader } from '../clock';
import { note } from '../ledger';
import { buyerOf } from '../shop/buyers';
import { placeOf, type PaypalAccount } from './accounts';
import { ACTED, goOnBy, nextAt, offeredTo, opened, type Step } from './course';
import { cannot, noSuch } from './paypal-error';
import { orderPaidBy } from './payments';

export type DisputeRow = Selectable<Database['sandbox_paypal_disputes']>;

const write = async (tx: Tx, row: DisputeRow, step: Step, at: number): Promise<DisputeRow> => {
  const { messages, offers, evidences, ...plain } = step;
  const next = await tx
    .updateTable('sandbox_paypal_disputes')
    .set({
      ...plain,
      ...(messages && { messages: jsonb(messages) }),
      ...(offers && { offers: jsonb(offers) }),
      ...(evidences && { evidences: jsonb(evidences) }),
      updated_at: at,
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (next.status === 'RESOLVED' && next.refunded > 0) await giveBack(tx, next, at);
  return next;
};

/** A lost dispute is money that leaves the account. */
const giveBack = async (tx: Tx, { id, account, transaction_id, refunded }: DisputeRow, at: number): Promise<void> => {
  const refund = `DR${createHash('sha256').update(id).digest('hex').slice(0, 15).toUpperCase()}`;
  await tx.insertInto('sandbox_paypal_refunds').values({ id: refund, transaction_id, event_code: 'T1106', amount: refunded, at }).execute();
  await note(tx, placeOf({ slug: account }), transaction_id, 'refund', at);
};

/** Lets happen what has come due by now. */
const ripen = async (tx: Tx, row: DisputeRow, now: number): Promise<DisputeRow> => {
  let current = row;
  for (let at = nextAt(current); at !== null && at <= now; at = nextAt(current))
    current = await write(tx, current, goOnBy(current, at), at);
  return current;
};

/** An account's disputes as they are now; nobody else changes them until the transaction ends. */
const held = async (tx: Tx, { slug }: PaypalAccount): Promise<DisputeRow[]> => {
  const now = await sandboxNow(tx);
  const rows = await tx.selectFrom('sandbox_paypal_disputes').selectAll().where('account', '=', slug).orderBy('id').forUpdate().execute();
  const ripe: DisputeRow[] = [];
  for (const row of rows) ripe.push(await ripen(tx, row, now));
  return ripe;
};

export const disputesOf = (services: Services, account: PaypalAccount): Promise<DisputeRow[]> =>
  services.db.transaction().execute((tx) => held(tx, account));

export const disputeOf = async (services: Services, account: PaypalAccount, id: string): Promise<DisputeRow> => {
  const row = (await disputesOf(services, account)).find((each) => each.id === id);
  if (!row) throw noSuch();
  return row;
};

/** A buyer disputes a payment: all of it, unless told. */
export const openDispute = (
  services: Services,
  account: PaypalAccount,
  {
    transaction_id,
    reason,
    amount,
  }: { readonly transaction_id: string; readonly reason: DisputeReason; readonly amount?: number | undefined },
): Promise<DisputeRow> =>
  services.db.transaction().execute(async (tx) => {
    const order = await orderPaidBy(tx, account, transaction_id);
    if (!order) throw noSuch();
    const now = await sandboxNow(tx);
    const { count } = await tx
      .selectFrom('sandbox_paypal_disputes')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('transaction_id', '=', transaction_id)
      .executeTakeFirstOrThrow();
    const id = `PP-D-${createHash('sha256').update(`${transaction_id} ${count}`).digest('hex').slice(0, 8).toUpperCase()}`;
    const row = await tx
      .insertInto('sandbox_paypal_disputes')
      .values({
        id,
        account: account.slug,
        transaction_id,
        reason,
        amount: amount ?? Number(order.total),
        currency: order.currency,
        ...opened(now),
        outcome: null,
        messages: jsonb([{ by: 'BUYER' as const, at: now, text: 'I paid and something is wrong.' }]),
        created_at: now,
        updated_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await note(tx, placeOf(account), id, 'dispute opened', now);
    await keepBusyUntil(tx, row.respond_by ?? now);
    return row;
  });

/** The seller does something about a dispute. */
export const act = (
  services: Services,
  account: PaypalAccount,
  id: string,
  name: DisputeAct,
  said: Parameters<(typeof ACTED)['message']>[1],
): Promise<DisputeRow> =>
  services.db.transaction().execute(async (tx) => {
    const row = (await held(tx, account)).find((each) => each.id === id);
    if (!row) throw noSuch();
    if (!offeredTo(row).includes(name))
      throw cannot('DISPUTE_ACTION_NOT_ALLOWED', 'This action is not allowed on the dispute at its stage.');
    if (name === 'offer' && !(said.amount > 0 && said.amount <= row.amount))
      throw cannot('INVALID_OFFER_AMOUNT', 'The amount offered is more than what is disputed.');
    const now = await sandboxNow(tx);
    await note(tx, placeOf(account), id, `dispute ${name}`, now);
    const next = await write(tx, row, ACTED[name](row, said, now), now);
    const due = nextAt(next);
    if (due !== null) await keepBusyUntil(tx, due);
    return next;
  });

const timeOf = (seconds: number): string => new Date(seconds * 1000).toISOString();

const RELS: Readonly<Record<DisputeAct, string>> = {
  message: 'send-message',
  offer: 'make-offer',
  escalate: 'escalate',
  accept: 'accept-claim',
  evidence: 'provide-evidence',
  appeal: 'appeal',
};

export const actOfPath = (path: string): DisputeAct | undefined => (Object.keys(RELS) as DisputeAct[]).find((name) => RELS[name] === path);

export const infoView = (base: string, row: DisputeRow): object => ({
  dispute_id: row.id,
  create_time: timeOf(row.created_at),
  update_time: timeOf(row.updated_at),
  reason: row.reason,
  status: row.status,
  dispute_state: row.status === 'RESOLVED' ? 'RESOLVED' : row.status === 'UNDER_REVIEW' ? 'UNDER_PAYPAL_REVIEW' : 'REQUIRED_ACTION',
  dispute_amount: { currency_code: row.currency, value: plainMoney(row.amount, row.currency) },
  dispute_life_cycle_stage: row.stage,
  dispute_channel: 'INTERNAL',
  ...(row.respond_by !== null && { seller_response_due_date: timeOf(row.respond_by) }),
  links: [{ href: `${base}/v1/customer/disputes/${row.id}`, rel: 'self', method: 'GET' }],
});

/** A dispute as `GET /v1/customer/disputes/{id}` shows it. */
export const disputeView = async (db: Reader, account: PaypalAccount, base: string, row: DisputeRow): Promise<object> => {
  const order = await orderPaidBy(db, account, row.transaction_id);
  const self = `${base}/v1/customer/disputes/${row.id}`;
  return {
    ...infoView(base, row),
    disputed_transactions: order
      ? [
          {
            seller_transaction_id: buyerOf(order).transaction_id,
            create_time: timeOf(order.paid_at ?? order.created_at),
            transaction_status: row.status === 'RESOLVED' ? 'COMPLETED' : 'HELD',
            gross_amount: { currency_code: order.currency, value: plainMoney(Number(order.total), order.currency) },
            invoice_number: `WC-${order.id}`,
            buyer: { name: `${order.billing.first_name} ${order.billing.last_name}` },
          },
        ]
      : [],
    ...(row.outcome && {
      dispute_outcome: {
        outcome_code: row.outcome,
        ...(row.refunded > 0 && { amount_refunded: { currency_code: row.currency, value: plainMoney(row.refunded, row.currency) } }),
      },
    }),
    messages: row.messages.map(({ by, at, text }) => ({ posted_by: by, time_posted: timeOf(at), content: text })),
    evidences: row.evidences.map(({ type, notes, tracking_numbers, files, stage, at }) => ({
      evidence_type: type,
      notes,
      evidence_info: { tracking_info: tracking_numbers.map((tracking_number) => ({ tracking_number })) },
      documents: files.map((name) => ({ name })),
      source: 'SUBMITTED_BY_SELLER',
      date: timeOf(at),
      dispute_life_cycle_stage: stage,
    })),
    ...(row.offers.length > 0 && {
      offer: {
        history: row.offers.map(({ actor, event, amount, note: notes, at }) => ({
          offer_time: timeOf(at),
          actor,
          event_type: event,
          offer_type: 'REFUND',
          offer_amount: { currency_code: row.currency, value: plainMoney(amount, row.currency) },
          notes,
        })),
      },
    }),
    links: [
      { href: self, rel: 'self', method: 'GET' },
      ...offeredTo(row).map((name) => ({ href: `${self}/${RELS[name]}`, rel: RELS[name].replaceAll('-', '_'), method: 'POST' })),
    ],
  };
};
