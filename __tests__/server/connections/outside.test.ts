import { sharedAllowance } from '../../../src/server/outside/allowance';
import { ledgerOf } from '../../../src/server/outside/ledger';
import { startTestServer, type TestServer } from '../harness';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const bucket = (key: string) => ({ key, perSecond: 10, burst: 3 });

test('what a bucket holds goes at once, and whoever comes after waits as long as it takes to fill', async () => {
  const allowance = sharedAllowance(server.services);
  const waits: number[] = [];
  for (let call = 0; call < 6; call += 1) waits.push(await allowance.take(bucket('burst'), 1));
  expect(waits.slice(0, 3)).toEqual([0, 0, 0]);
  expect(waits[3]).toBeGreaterThan(0);
  // Three more than there were, at ten a second.
  expect(waits[5]).toBeGreaterThan(waits[3]!);
  expect(waits[5]).toBeLessThanOrEqual(300);
});

test('many at once share one allowance: each is promised a turn of its own', async () => {
  const allowance = sharedAllowance(server.services);
  const slow = { key: 'many', perSecond: 0.001, burst: 5 };
  const waits = (await Promise.all(Array.from({ length: 20 }, () => allowance.take(slow, 1)))).toSorted((a, b) => a - b);
  expect(waits.slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
  expect(new Set(waits.slice(5).map((ms) => Math.round(ms / 1_000_000))).size).toBe(15);
});

test('a call that was not made takes nothing; what a place tells is heeded, and never makes more of it than there was', async () => {
  const allowance = sharedAllowance(server.services);
  const slow = { key: 'told', perSecond: 0.001, burst: 2 };
  expect(await allowance.take(slow, 2)).toBe(0);
  const first = await allowance.take(slow, 1);
  await allowance.giveBack(slow, 1);
  expect(await allowance.take(slow, 1)).toBeLessThanOrEqual(first);
  await allowance.learn(slow, { left: 2 });
  expect(await allowance.take(slow, 1)).toBeGreaterThan(first);
  await allowance.learn(bucket('paused'), { left: 0, pauseMs: 60_000 });
  const paused = await allowance.take(bucket('paused'), 1);
  expect(paused).toBeGreaterThan(59_000);
  expect(paused).toBeLessThanOrEqual(60_000);
});

test('an effect is written down before it is sent; one that was cut off is unknown until somebody looked', async () => {
  const { _id: container } = await server.makeContainer();
  const ledger = ledgerOf(server.services, container, 'store-1');
  const effects = () =>
    server.services.db
      .selectFrom('outside_effects')
      .select(['key', 'what', 'outcome'])
      .where('container_id', '=', container)
      .orderBy('_id')
      .execute();
  expect(await ledger.firstSent('listing-1')).toBeNull();
  const end = await ledger.send({ key: 'listing-1', what: 'POST /products' });
  expect(await effects()).toEqual([{ key: 'listing-1', what: 'POST /products', outcome: null }]);
  expect(await ledger.unknownFor('listing-1')).toBeGreaterThanOrEqual(0);
  await end('done');
  expect(await ledger.unknownFor('listing-1')).toBeNull();
  await (
    await ledger.send({ key: 'listing-1', what: 'PUT /products/1' })
  )('unknown');
  expect(await ledgerOf(server.services, container, 'store-2').unknownFor('listing-1')).toBeNull();
  expect(await ledger.unknownFor('listing-2')).toBeNull();
  await ledger.settle('listing-1');
  expect((await effects()).map(({ outcome }) => outcome)).toEqual(['done', 'looked']);
  expect(await ledger.unknownFor('listing-1')).toBeNull();
  expect(await ledger.firstSent('listing-1')).toBeGreaterThanOrEqual(0);
  expect(await ledgerOf(server.services, container, 'store-2').firstSent('listing-1')).toBeNull();
});
