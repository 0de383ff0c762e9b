import { jsonb } from '../../../../src/server/db/json';
import { newId } from '../../../../src/server/db/ids';
import { asSeller, saveListing, type Ask } from '../../commerce';
import { startTestServer, type GraphQLAnswer, type TestServer } from '../../harness';

const PUSH = `mutation ($ids: [ID!]!, $store_ids: [ID!]!, $push: ID) { jobItem(ids: $ids, store_ids: $store_ids, push: $push) { _id total } }`;
const PUSHES = '{ pushes { _id by count stores { _id group_id waiting pending stopped rejected done gone } } }';
const ROWS = `query ($push_id: ID!, $only: String) { pushRows(push_id: $push_id, only: $only) { _id name cells { store_id status job_id msg { refusal } } } }`;
const RETRY = `mutation ($_id: ID!, $store_id: ID, $ids: [ID!]) { pushRetry(_id: $_id, store_id: $store_id, ids: $ids) {
  stores { _id waiting rejected } } }`;

let server: TestServer;
let token: string;
let ask: Ask;
let stores: string[];

beforeAll(async () => {
  server = await startTestServer({ demo: true, workers: false });
  token = await server.signIn();
  ask = asSeller(server.origin, token);
  const { db } = server.services;
  const first = await db.selectFrom('stores').selectAll().where('sto_status', '=', 'Valid').executeTakeFirstOrThrow();
  const other = newId();
  const { config, ...rest } = first;
  await db
    .insertInto('stores')
    .values({ ...rest, config: jsonb(config), _id: other, sto_name: 'Second shop' } as never)
    .execute();
  stores = [first._id, other];
});
afterAll(() => server.stop());

const tried = (query: string, variables: object): Promise<GraphQLAnswer> => server.graphql(query, variables, { token });
let made = 0;
const some = async (count: number): Promise<string[]> => {
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) ids.push((await saveListing(ask, `Cup ${(made += 1)}`))._id);
  return ids;
};
/** Jobs of these listings at a store end so. */
const end = (store: string, listings: readonly string[], status: 'done' | 'rejected') =>
  server.services.db
    .updateTable('jobs')
    .set({ status, msg: status === 'rejected' ? jsonb({ code: 'x', msg: 'No.', refusal: 'job.listingGone', values: {} }) : null })
    .where('store_id', '=', store)
    .where('item_info_id', 'in', listings)
    .execute();
const readPush = async (_id: string) =>
  (await ask(PUSHES)).pushes.find((each: { _id: string }) => each._id === _id) as {
    count: number;
    stores: { _id: string; group_id: string; waiting: number; rejected: number; done: number; gone: number }[];
  };

test('calls of one push share one group per store; each cell tells what became of it; the rejected alone are tried again', async () => {
  const ids = await some(3);
  await ask(PUSH, { ids: ids.slice(0, 2), store_ids: stores, push: 'p1' });
  const { jobItem } = await ask(PUSH, { ids: ids.slice(1), store_ids: stores, push: 'p1' });
  expect(jobItem.map(({ total }: { total: number }) => total)).toEqual([3, 3]);
  await end(stores[0]!, ids, 'done');
  await end(stores[1]!, [ids[1]!, ids[2]!], 'rejected');
  const push = await readPush('p1');
  expect(push).toMatchObject({
    count: 3,
    stores: [
      { done: 3, waiting: 0 },
      { waiting: 1, rejected: 2, done: 0 },
    ],
  });
  const failed = (await ask(ROWS, { push_id: 'p1', only: 'rejected' })).pushRows;
  expect(failed.map(({ _id }: { _id: string }) => _id)).toEqual(ids.slice(1));
  expect(failed[0].cells.find(({ store_id }: { store_id: string }) => store_id === stores[1])).toMatchObject({
    status: 'rejected',
    msg: { refusal: 'job.listingGone' },
  });
  // One cell, then the rest.
  await ask(RETRY, { _id: 'p1', ids: [ids[2]] });
  expect((await readPush('p1')).stores[1]).toMatchObject({ waiting: 2, rejected: 1 });
  const { pushRetry } = await ask(RETRY, { _id: 'p1' });
  expect(pushRetry.stores).toMatchObject([
    { waiting: 0, rejected: 0 },
    { waiting: 3, rejected: 0 },
  ]);
  expect((await readPush('p1')).stores.map(({ group_id }) => group_id)).toEqual(push.stores.map(({ group_id }) => group_id));
  const groups = await server.services.db.selectFrom('jobs').select(['group_id']).distinct().where('item_info_id', 'in', ids).execute();
  expect(groups).toHaveLength(2);
  expect((await tried(RETRY, { _id: 'p1' })).errors?.[0]?.extensions?.refusal).toBe('push.nothingFailed');
  expect((await tried(RETRY, { _id: 'p2' })).errors?.[0]?.extensions?.refusal).toBe('push.missing');
  expect((await tried(PUSH, { ids, store_ids: [stores[0]], push: 'p1' })).errors?.[0]?.extensions?.refusal).toBe('push.stores');
});

test('what is on its way already is a cell of the push too; one whose job is removed is gone', async () => {
  const ids = await some(2);
  await ask(PUSH, { ids: [ids[0]], store_ids: [stores[0]] });
  await ask(PUSH, { ids, store_ids: [stores[0]], push: 'p3' });
  const {
    stores: [own],
  } = await readPush('p3');
  expect(own).toMatchObject({ waiting: 2 });
  await ask('mutation ($ids: [ID!]!) { jobsRemove(ids: $ids) }', { ids: [own!.group_id] });
  expect((await readPush('p3')).stores[0]).toMatchObject({ waiting: 1, gone: 1 });
});

test('more jobs than one statement takes are one group all the same', async () => {
  const [id] = await some(1);
  const { db } = server.services;
  const found = await db.selectFrom('item_infos').selectAll().where('_id', '=', id!).executeTakeFirstOrThrow();
  const texts = ['tags', 'collections'];
  const row = Object.fromEntries(
    Object.entries(found).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null && !texts.includes(name) ? jsonb(value) : value,
    ]),
  );
  const rows = Array.from({ length: 2600 }, (_, at) => ({ ...row, _id: newId(), identity: 100_000 + at, sku: `MANY-${at}` }));
  for (let from = 0; from < rows.length; from += 1000)
    await db
      .insertInto('item_infos')
      .values(rows.slice(from, from + 1000) as never)
      .execute();
  const { jobItem } = await ask(PUSH, { ids: rows.map(({ _id }) => _id), store_ids: [stores[1]], push: 'many' });
  expect(jobItem).toMatchObject([{ total: 2600 }]);
  expect(await readPush('many')).toMatchObject({ count: 2600, stores: [{ waiting: 2600 }] });
});

test('only where a listing is on sale is it brought anew, or told how many there are', async () => {
  const ids = await some(2);
  const LIVE = 'mutation ($ids: [ID!]!) { liveOptimizeItem(ids: $ids, update_image: true) { total } }';
  const MANY = 'mutation ($ids: [ID!]!, $quantity: Int) { updateQuantityItem(ids: $ids, quantity: $quantity) { total } }';
  expect((await tried(LIVE, { ids })).errors?.[0]?.extensions?.refusal).toBe('bulk.row.notOnSale');
  const { db } = server.services;
  const { container_id } = await db.selectFrom('item_infos').select('container_id').where('_id', '=', ids[0]!).executeTakeFirstOrThrow();
  await db
    .insertInto('items')
    .values({ container_id, _id: newId(), item_info_id: ids[0]!, store_id: stores[1]!, platform: 'woocommerce', sku: 'X', updated_at: 1 })
    .execute();
  expect((await ask(LIVE, { ids })).liveOptimizeItem).toEqual([{ total: 1 }]);
  const job = await db.selectFrom('jobs').select('data').where('item_info_id', '=', ids[0]!).executeTakeFirstOrThrow();
  expect(job.data.parts).toEqual({ text: false, images: true, variants: false });
  expect((await tried(MANY, { ids, quantity: -1 })).errors?.[0]?.extensions?.refusal).toBe('listing.quantity');
  await ask(MANY, { ids, quantity: 7 });
  const items = await db.selectFrom('items').select('quantity').where('item_info_id', 'in', ids).execute();
  expect(items).toEqual([{ quantity: 7 }]);
});
