import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Services } from '../../kernel/context';
import { readClock, sandboxNow } from '../clock';
import { readLedger } from '../ledger';
import { makeToken } from '../tokens';
import { show } from '../views/page';
import { apiUrl, findAccount, type PrintAccount } from './accounts';
import { balanceOf, credit, settle } from './money';
import { statusOf } from './orders';
import { accountPage, accountPath, type AccountPage } from './views/account';

/** Rows of each table of the page. */
const SHOWN = 50;

const MOST_DOLLARS = 1_000_000;

const creditForm = z.object({ dollars: z.coerce.number().min(-MOST_DOLLARS).max(MOST_DOLLARS) });

/** The provider's own pages, one for each account: `/sandbox/print/accounts/{account}`. */
export const printPages = (scope: FastifyInstance, services: Services): void => {
  const inAccount =
    (work: (account: PrintAccount, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const account = await findAccount(services, (request.params as { account: string }).account);
      return account ? work(account, request, reply) : reply.code(404).type('text/plain').send('There is no such account.');
    };

  const page = async (account: PrintAccount, request: FastifyRequest, access: AccountPage['access']): Promise<string> => {
    await settle(services, account, request);
    const [{ seed }, now] = [await readClock(services.db), await sandboxNow(services.db)];
    const orders = await services.db
      .selectFrom('sandbox_print_orders')
      .selectAll()
      .where('account', '=', account.slug)
      .orderBy('number', 'desc')
      .limit(SHOWN)
      .execute();
    const money = await services.db
      .selectFrom('sandbox_print_money as money')
      .leftJoin('sandbox_print_orders as order', 'order.id', 'money.order_id')
      .select(['money.what', 'money.amount', 'money.at', 'order.external_id as reference'])
      .where('money.account', '=', account.slug)
      .orderBy('money.id', 'desc')
      .limit(SHOWN)
      .execute();
    return accountPage({
      account,
      balance: await balanceOf(services.db, account.slug),
      orders: orders.map((order) => ({ order, status: statusOf(seed, order, now) })),
      money,
      effects: (await readLedger(services.db, `print/${account.slug}`, { last: SHOWN })).reverse(),
      access,
    });
  };

  scope.get(
    '/print/accounts/:account',
    inAccount(async (account, request, reply) => show(reply, await page(account, request, undefined))),
  );
  scope.post(
    '/print/accounts/:account/tokens',
    inAccount(async (account, request, reply) => {
      const access = { url: apiUrl(account), token: await makeToken(services, 'print', account.slug) };
      return show(reply, await page(account, request, access));
    }),
  );
  scope.post(
    '/print/accounts/:account/credit',
    inAccount(async (account, request, reply) => {
      const form = creditForm.safeParse(request.body);
      if (!form.success) return reply.code(400).type('text/plain').send('Say how many dollars.');
      await credit(services, account, request, Math.round(form.data.dollars * 100));
      return reply.redirect(accountPath(account), 303);
    }),
  );
};
