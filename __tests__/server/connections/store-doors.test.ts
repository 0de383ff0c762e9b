import { jsonb } from '../../../src/server/db/json';
import { openStore } from '../../../src/server/stores/connection';
import { etsyStandIn, ETSY_REDIRECT } from '../../support/stand-ins/etsy';
import { serve, type Running } from '../../support/stand-ins/stand-in';
import { graphql, startTestServer, type TestServer, type TestUser } from '../harness';
import { httpRequest } from '../http-client';

const standIn = etsyStandIn();
let running: Running;
let server: TestServer;
let seller: TestUser;
let colleague: TestUser;
let host: string;

beforeAll(async () => {
  running = await serve(standIn);
  server = await startTestServer({
    standIns: running.standIns,
    apps: { etsy: { id: 'unused', secret: 'unused', redirect: ETSY_REDIRECT } },
  });
  const container = await server.makeContainer();
  host = `${container.domain}.localhost`;
  seller = await server.makeUser(container);
  colleague = await server.makeUser(container);
});
/** An account is connected once: the next test connects it anew. */
afterEach(() => server.services.db.updateTable('stores').set({ trashed_at: 1 }).execute());
afterAll(async () => {
  await server.stop();
  await running.close();
});

const ask = async <T>(user: TestUser, document: string, variables: object) => {
  const { data, errors } = await graphql(server.origin, document, variables, { token: user.token, host });
  return { data: data as T | undefined, message: errors?.[0]?.message };
};

const { keystring, shared_secret } = standIn.access;
const makeStore = async (name: string): Promise<{ _id: string; sto_status: string; sto_reason: { refusal: string } | null }> => {
  const params = { platform_id: 'etsy', sto_name: name, etsy: { keystring, shared_secret } };
  const answer = await ask<{ makeStore: { _id: string; sto_status: string; sto_reason: { refusal: string } | null } }>(
    seller,
    'mutation ($params: StoreInput!) { makeStore(params: $params) { _id sto_status sto_reason { refusal } } }',
    { params },
  );
  return answer.data!.makeStore;
};
const setOut = async (_id: string): Promise<URL> => {
  const answer = await ask<{ authorizeStore: { address: string } }>(
    seller,
    'mutation ($_id: ID!) { authorizeStore(_id: $_id) { address } }',
    { _id },
  );
  return new URL(answer.data!.authorizeStore.address);
};
const comeBack = (user: TestUser, query: string) =>
  ask<{ storeAuthorized: { _id: string; sto_status: string } }>(
    user,
    'mutation ($answer: String!) { storeAuthorized(answer: $answer) { _id sto_status etsy { shop_id access_token } } }',
    { answer: query },
  );

test('a seller lets us in at the platform, and the store is connected; what came back is good once', async () => {
  const store = await makeStore('Herons');
  expect(store).toMatchObject({ sto_status: 'Invalid', sto_reason: { refusal: 'shop.notLetIn' } });
  const back = standIn.shop.tokens.agree(await setOut(store._id));
  const answer = await comeBack(seller, back.search);
  expect(answer.data?.storeAuthorized).toMatchObject({ _id: store._id, sto_status: 'Valid', etsy: { shop_id: '7001' } });
  expect(JSON.stringify(answer)).not.toContain(standIn.shop.tokens.access);
  expect((await comeBack(seller, back.search)).message).toBe('This connection attempt has ended. Choose Connect to start again.');
});

describe('a store that is connected already and was read', () => {
  const READ = 'query ($_id: ID) { stores(_id: $_id) { sto_status etsy { shop_id access_token } } }';
  const connectAgain = async (_id: string) => comeBack(seller, standIn.shop.tokens.agree(await setOut(_id)).search);
  const connected = async (name: string) => {
    const { _id } = await makeStore(name);
    await connectAgain(_id);
    await server.services.db.updateTable('stores').set({ fetch_cursor: 'read' }).where('_id', '=', _id).execute();
    return _id;
  };
  const rowOf = (id: string) => server.services.db.selectFrom('stores').selectAll().where('_id', '=', id).executeTakeFirstOrThrow();
  afterEach(() => {
    standIn.shop.id = 7001;
  });

  test('is let in again by its own account, and by no other: nothing of another is kept', async () => {
    const _id = await connected('Bitterns');
    expect((await connectAgain(_id)).data?.storeAuthorized.sto_status).toBe('Valid');
    const before = await rowOf(_id);
    standIn.shop.id = 7002;
    expect((await connectAgain(_id)).message).toBe(
      'This Etsy account belongs to a different store. Sign in with the right account, or add a new store for this one.',
    );
    expect(await rowOf(_id)).toEqual(before);
  });

  test('is let in by another account as long as nothing is known of a shop', async () => {
    const { _id } = await makeStore('Grebes');
    await connectAgain(_id);
    standIn.shop.id = 7002;
    await server.services.db.updateTable('stores').set({ fetch_cursor: null }).where('_id', '=', _id).execute();
    await connectAgain(_id);
    expect((await rowOf(_id)).config.shop_id).toBe('7002');
  });

  test('of which nobody knew the account is read from the beginning once one is told', async () => {
    const _id = await connected('Coots');
    const { config, credentials } = await rowOf(_id);
    await server.services.db
      .updateTable('stores')
      .set({ identities: [], last_fetch_at: 1, config: jsonb({ ...config, shop_id: '' }) })
      .where('_id', '=', _id)
      .execute();
    expect(credentials).not.toBe('');
    await connectAgain(_id);
    const row = await rowOf(_id);
    expect(row).toMatchObject({ fetch_cursor: null, last_fetch_at: null, identities: ['etsy:7001'] });
    expect(row.connected_at).not.toBeNull();
  });

  test('an account that another store is connected to is refused, and the answer names that store', async () => {
    await connected('Terns');
    const { _id } = await makeStore('Gulls');
    expect((await connectAgain(_id)).message).toBe('This store is already connected as “Terns”. Open “Terns” to change its connection.');
    expect((await rowOf(_id)).config.shop_id).toBe('');
  });

  test('stays as it is when nobody tells whose account it was', async () => {
    const _id = await connected('Ducks');
    const before = await rowOf(_id);
    const back = standIn.shop.tokens.agree(await setOut(_id));
    running.spoil('redirect', 0, ({ path }) => path.endsWith('/users/me'));
    expect((await comeBack(seller, back.search)).message).toContain('redirects to');
    expect(await rowOf(_id)).toEqual(before);
  });

  test('forgets whose account it was once it is typed to be another', async () => {
    const _id = await connected('Swans');
    const params = { platform_id: 'etsy', sto_name: 'Swans', etsy: { keystring: 'another0123', shared_secret } };
    await ask(seller, 'mutation ($_id: ID, $params: StoreInput!) { makeStore(_id: $_id, params: $params) { _id } }', { _id, params });
    expect((await rowOf(_id)).config.shop_id).toBe('');
  });

  test('shows what a renewal wrote', async () => {
    const _id = await connected('Geese');
    const row = await rowOf(_id);
    const config = jsonb({ ...row.config, access_token: 'former' });
    await server.services.db.updateTable('stores').set({ config }).where('_id', '=', _id).execute();
    standIn.shop.tokens.expire();
    const { shop } = await openStore(server.services, row, new AbortController().signal);
    await shop.endProduct({ item_info_id: 'listing', platform_id: '1' });
    const shown = await ask<{ stores: { etsy: object }[] }>(seller, READ, { _id });
    expect(shown.data?.stores[0]?.etsy).toEqual({ shop_id: '7001', access_token: '••••' });
  });
});

test('what one person set out for, nobody else comes back with', async () => {
  const store = await makeStore('Egrets');
  const back = standIn.shop.tokens.agree(await setOut(store._id));
  expect((await comeBack(colleague, back.search)).message).toContain('connection attempt has ended');
  expect((await comeBack(seller, 'state=made-up&code=code-1')).message).toContain('connection attempt has ended');
  expect((await comeBack(seller, back.search)).data?.storeAuthorized.sto_status).toBe('Valid');
});

test('a seller who does not want to is told so, and the store stays as it was', async () => {
  const store = await makeStore('Storks');
  const state = (await setOut(store._id)).searchParams.get('state')!;
  const answer = await comeBack(
    seller,
    new URLSearchParams({ state, error: 'access_denied', error_description: 'The owner said no' }).toString(),
  );
  expect(answer.message).toBe('Etsy didn’t authorize the connection: The owner said no');
});

test('neither state nor proof is kept as it is', async () => {
  const store = await makeStore('Ibises');
  const address = await setOut(store._id);
  const rows = JSON.stringify(await server.services.db.selectFrom('store_doors').selectAll().execute());
  expect(rows).not.toContain(address.searchParams.get('state')!);
  expect(rows).toContain(store._id);
});

test('whoever comes back at another host goes on to the one they set out from, and to no other', async () => {
  const store = await makeStore('Cranes');
  const address = await setOut(store._id);
  const state = address.searchParams.get('state')!;
  const { origin } = await server.services.db
    .selectFrom('store_doors')
    .select('origin')
    .where('store_id', '=', store._id)
    .executeTakeFirstOrThrow();
  const query = new URLSearchParams({ code: 'code-9', state }).toString();
  const home = await httpRequest(server.origin, `/connect/etsy?${query}`, {
    headers: { accept: 'text/html', host: 'elsewhere.localhost' },
  });
  expect([home.status, home.headers.location]).toEqual([302, `${origin}/connect/etsy?${query}`]);
  const stranger = await httpRequest(server.origin, '/connect/etsy?state=made-up', {
    headers: { accept: 'text/html', host: 'elsewhere.localhost' },
  });
  expect(stranger.headers.location).toBeUndefined();
});
