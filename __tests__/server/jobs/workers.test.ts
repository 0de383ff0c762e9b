import { sql } from 'kysely';
import { startWorkers } from '../../../src/server/jobs';
import { work } from '../../../src/server/work';
import { addFault, asSeller, connectSandbox, eventually, push, saveListing, settled, shopProducts, type Ask } from '../commerce';
import { startTestServer, type TestServer } from '../harness';

let server: TestServer;
let ask: Ask;
let storeId: string;

beforeAll(async () => {
  server = await startTestServer({ demo: true });
  ask = asSeller(server.origin, await server.signIn());
  storeId = (await ask('{ stores { _id } }')).stores[0]._id;
});

afterAll(() => server.stop());

test('several sets of workers share the jobs, and do each once', async () => {
  const others = await Promise.all([startWorkers(server.services, work), startWorkers(server.services, work)]);
  try {
    const listings = [];
    for (let index = 0; index < 4; index += 1) listings.push(await saveListing(ask, `Shared ${index}`));
    const jobs = await settled(ask, await push(ask, listings, storeId));
    expect(jobs.map(({ status, attempts }) => [status, attempts])).toEqual(listings.map(() => ['done', 1]));
    const products = await shopProducts(await connectSandbox(server.services, server.origin));
    for (const { sku } of listings) expect(products.filter((product) => product.sku === sku)).toHaveLength(1);
  } finally {
    await Promise.all(others.map((workers) => workers.stop()));
  }
});

test('a job in hand is finished although the database ends the worker’s session', async () => {
  const { services } = server;
  await addFault(server.origin, { method: 'POST', path: '/products', delay_before_ms: 5000 });
  const listing = await saveListing(ask, 'Handed over');
  const id = await push(ask, [listing], storeId);
  await eventually(
    async () =>
      (await services.db.selectFrom('jobs').select('_id').where('group_id', '=', id).where('status', '=', 'pending').executeTakeFirst()) !==
      undefined,
  );
  // What a second node would do when the first one's sessions end: the jobs are its own from then on.
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
    .execute(services.db)
    .catch(() => undefined);
  const [job] = await eventually(() => settled(ask, id).catch(() => undefined));
  expect(job).toMatchObject({ status: 'done', msg: null });
});

test('when the database ends every session, the workers are back by themselves', async () => {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
    server.services.db,
  );
  // Whatever meets the broken sessions first is told to try again.
  const listing = await eventually(() => saveListing(ask, 'After the break').catch(() => undefined));
  const id = await eventually(() => push(ask, [listing], storeId).catch(() => undefined));
  expect(await eventually(() => settled(ask, id).catch(() => undefined))).toMatchObject([{ status: 'done' }]);
});

test('a job is not given up because the database went away under it, however often', async () => {
  const { db } = server.services;
  await sql`create sequence deaths`.execute(db);
  await sql`create function dies_at_first() returns trigger language plpgsql security definer set search_path = public as $$
    begin if nextval('deaths') <= 5 then perform pg_terminate_backend(pg_backend_pid()); end if; return new; end $$`.execute(db);
  await sql`create trigger dies before insert or update on items for each row execute function dies_at_first()`.execute(db);
  const log = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const listing = await saveListing(ask, 'Survivor');
  const id = await push(ask, [listing], storeId);
  const [job] = await eventually(() => settled(ask, id).catch(() => undefined));
  expect(job).toMatchObject({ status: 'done', msg: null });
  const { rows } = await sql<{ last_value: number }>`select last_value from deaths`.execute(db);
  expect(rows[0]!.last_value).toBeGreaterThan(5);
  const row = await db.selectFrom('jobs').select(['failures', 'crashes']).where('group_id', '=', id).executeTakeFirstOrThrow();
  expect(row).toEqual({ failures: 0, crashes: 0 });
  await sql`drop trigger dies on items`.execute(db);
  log.mockRestore();
}, 120_000);
