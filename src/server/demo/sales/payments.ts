import { createHash } from 'node:crypto';
import type { PaypalTransaction } from '../../connectors/paypal';
import { disputeShape, toDispute } from '../../connectors/paypal/disputes';
import { carrierFields } from '../../connectors/paypal/carriers';
import { courierName } from '../../../domain/sales/couriers';
import { jsonb } from '../../db/json';
import { asIdentity } from '../../db/tenancy';
import { DAY, HOUR } from '../../kernel/clock';
import type { Tx } from '../../kernel/context';
import { keepDispute } from '../../paypal/keep-disputes';
import { keepTransactions, settleItems } from '../../paypal/keep-payments';
import { matchPayments } from '../../paypal/match';
import { ACCOUNTS, placeOf, type PaypalAccount } from '../../sandbox/paypal/accounts';
import { disputeView } from '../../sandbox/paypal/disputes';
import { transactionsOf } from '../../sandbox/paypal/payments';
import { buyerOf } from '../../sandbox/shop/buyers';
import { DISPUTES, PAYMENTS } from './payment-plan';
import { inParts, type ShopOrder } from './shop-side';

/** Days PayPal keeps money back that it keeps back. */
const HELD_DAYS = 14;

interface Payments {
  readonly placed: readonly ShopOrder[];
  readonly origin: string;
  readonly now: number;
}

const paymentId = ({ row }: ShopOrder): string => buyerOf(row).transaction_id;

const accountOf = ({ row: { shop } }: ShopOrder): PaypalAccount | undefined => ACCOUNTS.find(({ shops }) => shops.includes(shop));

/** What PayPal keeps back, and what buyers dispute. */
const atPaypal = async (tx: Tx, { placed, now }: Payments): Promise<void> => {
  const held = placed.filter(({ drawn: { wish } }) => PAYMENTS.get(wish.key) === 'hold');
  await tx
    .insertInto('sandbox_paypal_holds')
    .values(held.map((order) => ({ transaction_id: paymentId(order), until: now + HELD_DAYS * DAY })))
    .execute();
  for (const [status, disputes = []] of Object.entries(DISPUTES)) {
    const disputed = placed.filter(({ drawn: { wish } }) => PAYMENTS.get(wish.key) === status).toSorted(byKey);
    for (const [index, order] of disputed.entries()) {
      const [dispute, account] = [disputes[index % disputes.length], accountOf(order)];
      if (!dispute || !account) continue;
      const { row } = order;
      const { reason, stage, status: stands, days, hours, outcome = null, says } = dispute;
      const at = Math.max(row.created_at + HOUR / 2, now - days * DAY);
      await tx
        .insertInto('sandbox_paypal_disputes')
        .values({
          ...{ id: disputeId(order), account: account.slug, transaction_id: paymentId(order), reason, stage, status: stands, outcome },
          ...{ amount: Number(row.total), currency: row.currency, respond_by: hours === undefined ? null : now + hours * HOUR },
          messages: jsonb([{ by: 'BUYER' as const, at, text: says }]),
          created_at: at,
          updated_at: at,
        })
        .execute();
      await tx
        .insertInto('sandbox_effects')
        .values({ place: placeOf(account), key: disputeId(order), what: 'dispute opened', at })
        .execute();
    }
  }
};

const byKey = (a: ShopOrder, b: ShopOrder): number => (a.drawn.wish.key < b.drawn.wish.key ? -1 : 1);

const disputeId = (order: ShopOrder): string =>
  `PP-D-${createHash('sha256')
    .update(`${paymentId(order)} 0`)
    .digest('hex')
    .slice(0, 8)
    .toUpperCase()}`;

/** What an account tells of its money and its disputes when it is asked. */
const toldBy = (tx: Tx, account: PaypalAccount, { origin, now }: Payments) =>
  asIdentity(tx, async (all) => {
    const transactions: PaypalTransaction[] = await transactionsOf(all, account, now);
    const rows = await all.selectFrom('sandbox_paypal_disputes').selectAll().where('account', '=', account.slug).orderBy('id').execute();
    const views = await Promise.all(rows.map((row) => disputeView(all, account, `${origin}/sandbox/paypal`, row)));
    return { transactions, disputes: views.flatMap((view) => toDispute(disputeShape.parse(view)) ?? []) };
  });

/** Tells PayPal of every number that can be told, and notes that it was. */
const tellNumbers = async (tx: Tx, containerId: string, now: number): Promise<void> => {
  const told = await tx
    .selectFrom('paypal_trackers as t')
    .innerJoin('paypal_items as i', (join) => join.onRef('i.container_id', '=', 't.container_id').onRef('i._id', '=', 't.item_id'))
    .innerJoin('paypal_accounts as a', (join) => join.onRef('a.container_id', '=', 'i.container_id').onRef('a._id', '=', 'i.account_id'))
    .select(['t._id', 't.tracking_number', 't.carrier', 'i.transaction_id', 'a.email'])
    .where('t.container_id', '=', containerId)
    .where('t.push', '=', 'waiting')
    .orderBy('t._id')
    .execute();
  await asIdentity(tx, async (all) => {
    for (const part of inParts(told)) {
      await all
        .insertInto('sandbox_paypal_trackers')
        .values(
          part.map(({ transaction_id, tracking_number, carrier }) => {
            const { carrier_name_other = null, ...known } = carrierFields(carrier, courierName(carrier));
            return { transaction_id, tracking_number, status: 'SHIPPED', ...known, carrier_name_other, updated_at: now };
          }),
        )
        .execute();
      const effects = part.flatMap(({ transaction_id, tracking_number, email }) => {
        const account = ACCOUNTS.find((each) => each.email === email);
        return account
          ? [{ place: placeOf(account), key: `${transaction_id}/${tracking_number}`, what: 'tracker added' as const, at: now }]
          : [];
      });
      await all.insertInto('sandbox_effects').values(effects).execute();
    }
  });
  await tx
    .updateTable('paypal_trackers')
    .set((row) => ({ told_number: row.ref('tracking_number'), told_carrier: row.ref('carrier'), push: 'pushed', push_at: now }))
    .where('container_id', '=', containerId)
    .where('push', '=', 'waiting')
    .execute();
};

/**
 * The payments of what was sold: 90 of them came by PayPal, some of which it keeps back or buyers dispute, and PayPal knows the numbers of what was sent. Kept
 * as looking at the accounts would have kept it.
 */
export const makePayments = async (tx: Tx, containerId: string, payments: Payments): Promise<void> => {
  const { now } = payments;
  await asIdentity(tx, (all) => atPaypal(all, payments));
  const accounts = await tx.selectFrom('paypal_accounts').selectAll().where('container_id', '=', containerId).forUpdate().execute();
  for (const account of accounts) {
    const place = ACCOUNTS.find(({ email }) => email === account.email);
    if (!place) continue;
    const { transactions, disputes } = await toldBy(tx, place, payments);
    await keepTransactions(tx, account, transactions, now);
    await matchPayments(tx, account, now);
    for (const dispute of disputes) await keepDispute(tx, account, dispute, now);
    await tx
      .updateTable('paypal_accounts')
      .set({ payments_until: now, disputes_until: now })
      .where('container_id', '=', containerId)
      .where('_id', '=', account._id)
      .execute();
  }
  const items = await tx.selectFrom('paypal_items').select('_id').where('container_id', '=', containerId).orderBy('_id').execute();
  const ids = items.map(({ _id }) => _id);
  // Once for the numbers there are, and once for what PayPal knows of them.
  await settleItems(tx, containerId, ids, now);
  await tellNumbers(tx, containerId, now);
  await settleItems(tx, containerId, ids, now);
};
