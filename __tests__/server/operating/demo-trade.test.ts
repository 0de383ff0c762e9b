import { startDemoTrade } from '../../../src/server/demo';
import type { Services } from '../../../src/server/kernel/context';
import { longTest } from '../../support/long-runs';
import { startTestServer } from '../harness';

const count = async ({ db }: Services, table: 'sandbox_orders' | 'orders' | 'sandbox_print_orders'): Promise<number> =>
  (
    await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

/** Everything the demo's seller does at a start, to its end. */
const tradeAtStart = async (services: Services, origin: string): Promise<void> => {
  const trade = startDemoTrade(services, origin);
  await trade.ended;
  trade.stop();
};

test('a start of a demo that has sold makes no more orders', async () => {
  const server = await startTestServer({ demo: 'sold' });
  await tradeAtStart(server.services, server.origin);
  expect([await count(server.services, 'sandbox_orders'), await count(server.services, 'orders')]).toEqual([240, 240]);
  await server.stop();
  // The first suite that asks for the demo's sales makes them.
}, 600_000);

longTest(
  'a demo that fails amid its sales leaves no orders, and the next start makes all of them once',
  async () => {
    const server = await startTestServer({ demo: true });
    const { services, origin } = server;
    const failing: typeof services.inContainer = (id, work) =>
      services.inContainer(id, async (tx) => {
        const done = await work(tx);
        if (await tx.selectFrom('trackings').select('_id').limit(1).executeTakeFirst()) throw new Error('It ends here.');
        return done;
      });
    await startDemoTrade({ ...services, inContainer: failing }, origin).ended;
    expect([
      await count(services, 'sandbox_orders'),
      await count(services, 'orders'),
      await count(services, 'sandbox_print_orders'),
    ]).toEqual([0, 0, 0]);
    for (let start = 0; start < 2; start += 1) {
      await tradeAtStart(services, origin);
      expect([await count(services, 'sandbox_orders'), await count(services, 'orders')]).toEqual([240, 240]);
    }
    await server.stop();
  },
  600_000,
);
