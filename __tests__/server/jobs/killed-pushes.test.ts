import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findRunningCluster } from '../../../src/server/db/embedded/cluster';
import { pathsOf } from '../../../src/server/db/embedded/paths';
import { asSeller, keyFromPage, saveListing, type Ask } from '../commerce';
import { graphql, signIn } from '../harness';
import { launchServer, launchWorker, type ServerProcess } from '../server-process';
import { longTest } from '../../support/long-runs';

const LISTINGS = Number(process.env.TEST_PUSHED ?? 10_000);
/** Seconds between two kills, and kills at most; a few listings are pushed before a minute is over. */
const [PAUSE, KILLS] = LISTINGS > 100 ? [60, Infinity] : [1, 3];
const SHOPS = ['shop', 'nordic-gifts', 'fast-tees', 'fourth', 'fifth'] as const;
/** Rows of one call, as the page makes them. */
const CHUNK = 500;

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'back-office-ledger-'));
const env = { DATA_DIR: dataDir, DEMO: 'bare' };
let server: ServerProcess;
let worker: ServerProcess;
let port = '0';
let token: string;
let ask: Ask;
let over = false;
let broken: Error | undefined;
let killed = 0;
let killing = Promise.resolve();

const start = async (): Promise<void> => {
  server = await launchServer({ ...env, PORT: port });
  ({ port } = new URL(server.origin));
};

const query = async <Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: findRunningCluster(dataDir, 'back_office')! });
  // One that is cut off tells its query too.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text, [...values])).rows as Row[];
  } finally {
    await client.end().catch(() => undefined);
  }
};

const end = async (each: ServerProcess, signal: NodeJS.Signals): Promise<void> => {
  each.child.kill(signal);
  await each.ended;
};

/** Ends one after the other without a word: the worker, the database under both, the server with all it works on. */
const kills: readonly (() => Promise<void>)[] = [
  async () => {
    await end(worker, 'SIGKILL');
    worker = await launchWorker(env);
  },
  async () => {
    const pid = Number.parseInt(readFileSync(path.join(pathsOf(dataDir).cluster, 'postmaster.pid'), 'utf8'), 10);
    if (pid > 1) process.kill(pid, 'SIGKILL');
    await Promise.resolve();
  },
  async () => {
    await end(server, 'SIGKILL');
    await start();
  },
];

/** Kills until everything is done, and each at least once. */
const killAgainAndAgain = async (): Promise<void> => {
  for (; killed < kills.length || (!over && killed < KILLS); killed += 1) {
    await sleep(1000 * PAUSE);
    if (over && killed >= kills.length) return;
    await kills[killed % kills.length]!();
  }
};

/** Asks until there is an answer, under one key, as the page does. */
const insist = async (document: string, variables: object, idempotencyKey?: string): Promise<Awaited<ReturnType<Ask>>> => {
  for (;;) {
    const answer = await graphql(`http://localhost:${port}`, document, variables, { token, idempotencyKey }).catch(() => null);
    if (answer?.errors?.some(({ extensions }) => extensions?.refusal === 'push.nothingFailed')) return null;
    if (answer?.data && !answer.errors) return answer.data;
    if (broken) throw broken;
    await sleep(100);
  }
};

beforeAll(async () => {
  await start();
  // What is killed are processes: the system has what they wrote, and nobody waits for the disk.
  await query('alter system set fsync = off');
  await query('select pg_reload_conf()');
  token = await signIn(server.origin);
  ask = asSeller(server.origin, token);
  worker = await launchWorker(env);
});

afterAll(async () => {
  [over, killed] = [true, Math.max(killed, kills.length)];
  await killing;
  await end(worker, 'SIGTERM');
  await end(server, 'SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
});

/** Stores connected to shops of the sandbox, of which two open for this alone. */
const openStores = async (): Promise<string[]> => {
  await query(
    `insert into sandbox_shops select made.* from sandbox_shops kept, unnest($1::text[]) as opened(slug),
       jsonb_populate_record(kept, jsonb_build_object('slug', opened.slug)) as made where kept.slug = $2 on conflict do nothing`,
    [SHOPS, SHOPS[0]],
  );
  // Shops made from one that sells in euros sell in euros too.
  const { _id } = (await ask('{ containerSetting { _id } }')).containerSetting[0];
  const RATES = 'mutation ($_id: ID!, $params: ContainerSettingInput!) { makeContainerSetting(_id: $_id, params: $params) { _id } }';
  await ask(RATES, { _id, params: { rates: [{ currency: 'EUR', rate: 1.08 }] } });
  const stores = [(await ask('{ stores { _id } }')).stores[0]._id as string];
  for (const slug of SHOPS.slice(1)) {
    const { website, key, secret } = await keyFromPage(server.origin, slug);
    const params = { platform_id: 'woocommerce', sto_name: slug, woocommerce: { website, key, secret } };
    stores.push((await ask('mutation ($params: StoreInput!) { makeStore(params: $params) { _id } }', { params })).makeStore._id as string);
  }
  return stores;
};

/** More listings like one that was saved. */
const makeListings = async (): Promise<string[]> => {
  const { _id } = await saveListing(ask, 'Push status', { images: [] });
  const copies = await query<{ _id: string }>(
    `insert into item_infos select made.* from item_infos kept, generate_series(2, $2::integer) as copy(n),
       jsonb_populate_record(kept, jsonb_build_object('_id', overlay(kept._id placing 'cccc' || lpad(to_hex(copy.n), 6, '0') from 15 for 10),
         'identity', kept.identity + copy.n, 'sku', 'PUSHED-' || copy.n, 'name', copy.n || ' Pushed')) as made
     where kept._id = $1 returning _id`,
    [_id, LISTINGS],
  );
  return [_id, ...copies.map((copy) => copy._id)];
};

interface Told {
  readonly count: number;
  readonly stores: readonly { readonly waiting: number; readonly pending: number; readonly rejected: number; readonly done: number }[];
}

const PUSH = 'mutation ($ids: [ID!]!, $store_ids: [ID!]!, $push: ID) { jobItem(ids: $ids, store_ids: $store_ids, push: $push) { _id } }';
const TOLD = '{ pushes(_id: "ledger") { count stores { waiting pending rejected done } } }';

longTest('however often server, worker and database are killed, each shop has each listing once, and the matrix says so', async () => {
  const stores = await openStores();
  const ids = await makeListings();
  killing = killAgainAndAgain().catch((error: unknown) => void (broken = error as Error));
  const began = Date.now();
  for (let from = 0; from < ids.length; from += CHUNK) {
    const some = ids.slice(from, from + CHUNK);
    await insist(PUSH, { ids: some, store_ids: stores, push: 'ledger' }, `push ${from}`);
  }
  const read = async (): Promise<Told> => (await insist(TOLD, {})).pushes[0] as Told;
  let retries = 0;
  for (let told = await read(); told.stores.some(({ done }) => done < ids.length); told = await read()) {
    // What was refused while a shop was away is tried again by one press, as a person would.
    if (told.stores.every(({ waiting, pending }) => waiting + pending === 0)) {
      retries += 1;
      await insist('mutation { pushRetry(_id: "ledger") { _id } }', {}, `retry ${retries}`);
    }
    await sleep(LISTINGS > 100 ? 2000 : 200);
  }
  const seconds = (Date.now() - began) / 1000;
  over = true;
  await killing;
  expect(broken).toBeUndefined();

  expect((await read()).stores.map(({ done }) => done)).toEqual(SHOPS.map(() => ids.length));
  const answer = await graphql(
    `http://localhost:${port}`,
    'query { pushRows(push_id: "ledger") { cells { status external_url } } }',
    {},
    { token },
  );
  expect(answer.total).toBe(ids.length);
  const held = await query<{ shop: string; products: number; skus: number; variations: number }>(
    `select shop, count(*) filter (where parent_id is null)::integer as products, count(distinct sku) filter (where parent_id is null)::integer as skus,
       count(*) filter (where parent_id is not null)::integer as variations
     from sandbox_products where status <> 'trash' and shop = any($1) group by shop`,
    [SHOPS],
  );
  const once = (shop: string) => ({ shop, products: ids.length, skus: ids.length, variations: ids.length * 6 });
  expect(held.toSorted((a, b) => (a.shop < b.shop ? -1 : 1))).toEqual([...SHOPS].toSorted().map(once));
  const twice = await query(
    `select place, key, count(*)::integer from sandbox_effects where what = 'product created' and place = any($1) group by place, key having count(*) > 1`,
    [SHOPS],
  );
  expect(twice).toEqual([]);
  process.stdout.write(
    `${ids.length} × ${SHOPS.length} pushed in ${Math.round(seconds)} s, ${Math.round((ids.length * SHOPS.length) / seconds)} a second; ${killed} kills, ${retries} retries.\n`,
  );
});
