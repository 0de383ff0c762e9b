import { sql } from 'kysely';
import { z } from 'zod';
import { doOneByOne } from '../connectors/one-by-one';
import { ConnectorError } from '../connectors/connector';
import { LISTED_AFTER, type Paypal } from '../connectors/paypal';
import { tellChanged } from '../db/channel';
import type { Errand } from '../jobs/kind';
import { enqueue } from '../jobs/queue';
import { DAY, HOUR, MINUTE } from '../kernel/clock';
import type { Services, Tx } from '../kernel/context';
import { paypalQueue, findAccount, notePaypalStatus, openAccount, type AccountRef } from './accounts';
import { keepDispute } from './keep-disputes';
import { keepTransactions, settleItems } from './keep-payments';
import { matchPayments } from './match';
import type { AccountRow } from './tables';

const FETCH = 'fetch_paypal';

/** Seconds between two looks at an account, and until the next after one that failed, by the clock orders go by. */
const EVERY = 2 * HOUR;
const RETRY = 10 * MINUTE;
/** How far back the first look goes. */
const FIRST_PAYMENTS = 90 * DAY;
const FIRST_DISPUTES = 180 * DAY;
/** What was told a moment ago is asked for once more: clocks differ. */
const OVERLAP = HOUR;
/** Payments PayPal keeps back that are asked for by name in one look. */
const HELD_AT_ONCE = 50;

const enqueueFetch = (tx: Tx, account_id: string): Promise<void> =>
  enqueue(tx, [{ task: FETCH, queue: paypalQueue(account_id), priority: 0, key: `fetch:${account_id}`, payload: { account_id } }]);

/** Has accounts read now. */
export const askToFetch = async (tx: Tx, containerId: string, ids: readonly string[]): Promise<void> => {
  await tx.updateTable('paypal_accounts').set({ fetching: true }).where('container_id', '=', containerId).where('_id', 'in', ids).execute();
  for (const id of ids) await enqueueFetch(tx, id);
};

interface Look {
  readonly services: Services;
  readonly account: AccountRow;
  readonly paypal: Paypal;
  readonly now: number;
}

/** Keeps something in one transaction with what follows from it. */
const keep = ({ services, account, now }: Look, work: (tx: Tx) => Promise<readonly string[] | ReadonlySet<string>>): Promise<void> =>
  services.inContainer(account.container_id, async (tx) => {
    const ids = [...(await work(tx))];
    if (ids.length === 0) return;
    await settleItems(tx, account.container_id, ids, now);
    await tellChanged(tx, account.container_id, ['paypalItems']);
  });

const reached = ({ services, account }: Look, columns: Partial<Pick<AccountRow, 'payments_until' | 'disputes_until'>>): Promise<unknown> =>
  services.inContainer(account.container_id, (tx) =>
    tx
      .updateTable('paypal_accounts')
      .set(columns)
      .where('container_id', '=', account.container_id)
      .where('_id', '=', account._id)
      .execute(),
  );

const readPayments = async (look: Look): Promise<void> => {
  const { account, paypal, now } = look;
  const from = account.payments_until === null ? now - FIRST_PAYMENTS : account.payments_until - LISTED_AFTER - OVERLAP;
  for await (const page of paypal.transactions({ from, until: now })) await keep(look, (tx) => keepTransactions(tx, account, page, now));
  await reached(look, { payments_until: now });
};

/** A transaction whose status changes is listed under the day it was made: those PayPal has not completed are asked for by their ids. */
const readOne = async ({ paypal, ...look }: Look, transaction_id: string, at: number): Promise<void> => {
  for await (const page of paypal.transactions({ from: at - DAY, until: at + DAY, transaction_id }))
    await keep({ ...look, paypal }, (tx) => keepTransactions(tx, look.account, page, look.now));
};

const readPendingRefunds = async (look: Look): Promise<void> => {
  const { services, account } = look;
  const items = await services.inContainer(account.container_id, (tx) =>
    tx
      .selectFrom('paypal_items')
      .select('refunds_pending')
      .where('container_id', '=', account.container_id)
      .where('account_id', '=', account._id)
      .where(sql<boolean>`refunds_pending <> '{}'`)
      .orderBy('created_at')
      .limit(HELD_AT_ONCE)
      .execute(),
  );
  const refunds = items.flatMap(({ refunds_pending }) => Object.entries(refunds_pending));
  await doOneByOne('paypal_pending_refund', refunds, undefined, ([transaction_id, at]) => readOne(look, transaction_id, at));
};

/** Payments PayPal keeps back. */
const readHeld = async (look: Look): Promise<void> => {
  const { services, account } = look;
  const held = await services.inContainer(account.container_id, (tx) =>
    tx
      .selectFrom('paypal_items')
      .select(['transaction_id', 'created_at'])
      .where('container_id', '=', account.container_id)
      .where('account_id', '=', account._id)
      .where('held', '=', true)
      .orderBy('created_at')
      .limit(HELD_AT_ONCE)
      .execute(),
  );
  await doOneByOne('paypal_held', held, undefined, ({ transaction_id, created_at }) => readOne(look, transaction_id, created_at));
};

const readDisputes = async (look: Look): Promise<void> => {
  const { services, account, paypal, now } = look;
  const since = account.disputes_until === null ? now - FIRST_DISPUTES : account.disputes_until - OVERLAP;
  const changed = await paypal.disputes(since);
  const known = new Map(
    (
      await services.inContainer(account.container_id, (tx) =>
        tx
          .selectFrom('paypal_items')
          .select(['dispute_id', 'dispute'])
          .where('container_id', '=', account.container_id)
          .where('dispute_id', 'in', [...changed.map(({ id }) => id), ''])
          .execute(),
      )
    ).map(({ dispute_id, dispute }) => [dispute_id, dispute?.changed_at]),
  );
  const news = changed.filter(({ id, changed_at }) => known.get(id) !== changed_at);
  const { failed, disturbance } = await doOneByOne('paypal_dispute', news, undefined, async ({ id }) => {
    const told = await paypal.dispute(id);
    if (!told) return;
    await keep(look, async (tx) => {
      const kept = await keepDispute(tx, account, told, now);
      return kept === null ? [] : [kept];
    });
  });
  // Where one could not be read, the next look lists the same time again; what is known by then is not read anew.
  if (failed.length === 0) await reached(look, { disputes_until: now });
  if (disturbance && disturbance.code !== 'unreadable') throw disturbance;
};

const match = async ({ services, account, now }: Look): Promise<void> =>
  services.inContainer(account.container_id, async (tx) => {
    const orders = await matchPayments(tx, account, now);
    if (orders.length === 0) return;
    const rows = await tx
      .selectFrom('paypal_items')
      .select('_id')
      .where('container_id', '=', account.container_id)
      .where('order_id', 'in', orders)
      .execute();
    await settleItems(
      tx,
      account.container_id,
      rows.map(({ _id }) => _id),
      now,
    );
    await tellChanged(tx, account.container_id, ['paypalItems', 'orders']);
  });

/** Reads an account: payments and their refunds, what is kept back, disputes, and whose orders all of it is. */
const readAccount = async (services: Services, ref: AccountRef, now: number, signal: AbortSignal): Promise<void> => {
  const account = await services.inContainer(ref.container_id, (tx) => findAccount(tx, ref));
  const look: Look = { services, account, now, paypal: await openAccount(services, account, signal) };
  await readPayments(look);
  await readHeld(look);
  await readPendingRefunds(look);
  await readDisputes(look);
  await match(look);
};

/** `now`: when the look began. */
const end = (services: Services, { container_id, account_id }: AccountRef, outcome: 'Valid' | ConnectorError, now: number): Promise<void> =>
  services.inContainer(container_id, async (tx) => {
    await tx
      .updateTable('paypal_accounts')
      .set({ fetching: false, ...(outcome === 'Valid' ? { fetched_at: now } : { next_fetch_at: now + RETRY }) })
      .where('container_id', '=', container_id)
      .where('_id', '=', account_id)
      .execute();
    await notePaypalStatus(tx, { container_id, account_id }, outcome);
    await tellChanged(tx, container_id, ['paypalAccounts']);
  });

const payloadShape = z.object({ container_id: z.string(), account_id: z.string() });

/** Asks PayPal for what happened in an account. */
export const fetchPaypal: Errand = {
  name: FETCH,
  priority: 0,
  perform: async (services, payload, signal) => {
    const ref = payloadShape.parse(payload);
    const now = await services.marketNow();
    try {
      await readAccount(services, ref, now, signal);
      await end(services, ref, 'Valid', now);
    } catch (error) {
      if (signal.aborted || !(error instanceof ConnectorError)) throw error;
      await end(services, ref, error, now);
    }
  },
};

/** Takes an account whose time has come, so that one node asks for it. */
export const takeDue = (services: Services, ref: AccountRef, now: number): Promise<void> =>
  services.inContainer(ref.container_id, async (tx) => {
    const taken = await tx
      .updateTable('paypal_accounts')
      .set({ next_fetch_at: now + EVERY })
      .where('container_id', '=', ref.container_id)
      .where('_id', '=', ref.account_id)
      .where('next_fetch_at', '<=', now)
      .returning('_id')
      .executeTakeFirst();
    if (taken) await enqueueFetch(tx, ref.account_id);
  });
