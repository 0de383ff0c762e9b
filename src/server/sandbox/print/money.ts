import type { FastifyRequest } from 'fastify';
import type { Services, Tx } from '../../kernel/context';
import { keepBusyUntil, readClock, sandboxNow, type Reader } from '../clock';
import { note } from '../ledger';
import type { PrintAccount } from './accounts';
import { fetchFiles } from './files';
import { dueOf, lastEventOf, totalOf, type PrintOrder } from './orders';

/** Cents. */
export const balanceOf = async (db: Reader, account: string): Promise<number> => {
  const { sum } = await db
    .selectFrom('sandbox_print_money')
    .select(({ fn }) => fn.sum<string | null>('amount').as('sum'))
    .where('account', '=', account)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
};

const unpaid = (db: Reader, account: string) =>
  db
    .selectFrom('sandbox_print_orders')
    .selectAll()
    .where('account', '=', account)
    .where('paid_at', 'is', null)
    .where('canceled_at', 'is', null);

/** One at a time pays from an account or cancels in it. */
export const lockAccount = async (tx: Tx, { slug }: PrintAccount): Promise<void> => {
  await tx.selectFrom('sandbox_print_accounts').select('slug').where('slug', '=', slug).forUpdate().executeTakeFirstOrThrow();
};

const pay = async (tx: Tx, order: PrintOrder, at: number): Promise<void> => {
  await tx
    .insertInto('sandbox_print_money')
    .values({ account: order.account, amount: -totalOf(order), what: 'order', order_id: order.id, at })
    .execute();
  await tx.updateTable('sandbox_print_orders').set({ paid_at: at }).where('id', '=', order.id).execute();
  await note(tx, `print/${order.account}`, order.external_id, 'order paid', at);
  await keepBusyUntil(tx, lastEventOf((await readClock(tx)).seed, order, at));
};

/** Pays what is due, the oldest first, as far as the credit goes. What is paid by new credit is paid when that comes. */
export const payDue = async (tx: Tx, account: PrintAccount, now: number, credited: boolean): Promise<void> => {
  let left = await balanceOf(tx, account.slug);
  const orders = (await unpaid(tx, account.slug).execute())
    .filter((order) => dueOf(order) <= now && order.files.every(({ state }) => state === 'fetched'))
    .sort((a, b) => dueOf(a) - dueOf(b) || a.number - b.number);
  for (const order of orders) {
    if (totalOf(order) > left) continue;
    left -= totalOf(order);
    await pay(tx, order, credited ? now : dueOf(order));
  }
};

/**
 * Brings an account up to the present: an order is sent to production and paid at its time, whoever looks and whenever. Nothing but the
 * clock drives it, so a server that was killed has missed nothing.
 */
export const settle = async (services: Services, account: PrintAccount, request: FastifyRequest): Promise<void> => {
  const now = await sandboxNow(services.db);
  const due = (await unpaid(services.db, account.slug).execute()).filter((order) => dueOf(order) <= now);
  if (due.length === 0) return;
  for (const order of due) await fetchFiles(services, account, request, order);
  await services.db.transaction().execute(async (tx) => {
    await lockAccount(tx, account);
    await payDue(tx, account, now, false);
  });
};

/** Adds cents to an account, or takes them away. What waited for them is paid now. */
export const credit = async (services: Services, account: PrintAccount, request: FastifyRequest, amount: number): Promise<void> => {
  await settle(services, account, request);
  await services.db.transaction().execute(async (tx) => {
    await lockAccount(tx, account);
    const at = await sandboxNow(tx);
    await tx.insertInto('sandbox_print_money').values({ account: account.slug, amount, what: 'credit', at }).execute();
    await payDue(tx, account, at, true);
  });
};
