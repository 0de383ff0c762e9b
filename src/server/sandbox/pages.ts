import type { FastifyInstance } from 'fastify';
import type { Services } from '../kernel/context';
import { readClock, sandboxNow } from './clock';
import { listAccounts } from './print/accounts';
import { balanceOf } from './print/money';
import { SHOPS } from './shop/shops';
import { overviewPage } from './views/overview';
import { show } from './views/page';

/** `/sandbox`: all places and the clock. */
export const overviewRoutes = (scope: FastifyInstance, services: Services): void => {
  scope.get('/', async (_request, reply) => {
    const { db } = services;
    const accounts = await Promise.all(
      (await listAccounts(services)).map(async ({ slug, name }) => ({ slug, name, balance: await balanceOf(db, slug) })),
    );
    const [{ speed, busy_until }, now] = [await readClock(db), await sandboxNow(db)];
    return show(reply, overviewPage({ shops: SHOPS, accounts, now, speed, busy: now < busy_until }));
  });
};
