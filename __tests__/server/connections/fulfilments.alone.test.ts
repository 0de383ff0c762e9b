import type * as Outside from '../../../src/server/outside';
import { printifyStandIn } from '../../support/stand-ins/printify';
import { scalableStandIn } from '../../support/stand-ins/scalable';
import { serve, type Running } from '../../support/stand-ins/stand-in';
import type { Ask } from '../commerce';
import { startTestServer, type TestServer } from '../harness';

/** Addresses of a provider's stand-in; everything else outside is as it is. */
let standIns: ReadonlyMap<string, string> | undefined;
jest.mock('../../../src/server/outside', () => {
  const real = jest.requireActual<typeof Outside>('../../../src/server/outside');
  return {
    ...real,
    outsideOfNobody: async (services: Parameters<typeof real.outsideOfNobody>[0]) => {
      const outside = await real.outsideOfNobody(services);
      if (!standIns) return outside;
      const places = [...standIns.values()];
      return {
        ...outside,
        standIns,
        allowLoopback: (url: URL) => places.some((place) => url.href.startsWith(place)) || outside.allowLoopback(url),
      };
    },
  };
});

const ROW = '_id name type provider_name orders status reason { refusal values } auto default total_paid website updated_at';
const MAKE = `mutation ($_id: ID, $updated_at: Int, $params: FulfilmentInput!) {
  makeFulfilment(_id: $_id, updated_at: $updated_at, params: $params) { ${ROW} scalable { api_key } merchize { url access_token } private { sender } printify { token store url } } }`;
const TEST = 'mutation ($_id: ID, $params: FulfilmentInput) { testFulfilment(_id: $_id, params: $params) { tried took } }';
const TRASH = 'mutation ($ids: [ID!]!) { trashFulfilment(delete_ids: $ids) }';
const LIST = `query ($_id: ID, $search: String, $status: String, $type: String, $sort: String) {
  fulfilments(_id: $_id, search: $search, status: $status, type: $type, sort: $sort) { _id name default status } }`;
const COUNT = '{ fulfilmentsCount { all valid lostconnection invalid } }';

let server: TestServer;
/** Refuses every key but its own. */
let usual: Running;

interface Seller {
  readonly ask: Ask;
  readonly refusal: (document: string, variables: object) => Promise<object>;
  readonly make: (params: object, _id?: string) => ReturnType<Ask>;
}

/** The owner of a container of their own: each test counts its fulfilments from the first. */
const newSeller = async (): Promise<Seller & { readonly containerId: string; readonly host: string; readonly token: string }> => {
  const container = await server.makeContainer(`maker${Math.random().toString(36).slice(2, 8)}`);
  const { token } = await server.makeUser(container);
  const host = `${container.domain}.localhost`;
  const ask: Ask = async (document, variables = {}) => {
    const { data, errors } = await server.graphql(document, variables, { token, host });
    if (errors) throw new Error(errors.map(({ message }) => message).join('; '));
    return data;
  };
  return {
    containerId: container._id,
    host,
    token,
    ask,
    refusal: async (document, variables) => {
      const { errors } = await server.graphql(document, variables, { token, host });
      expect(errors).toHaveLength(1);
      return { sentence: errors?.[0]?.message, ...errors?.[0]?.extensions };
    },
    make: async (params, _id) => (await ask(MAKE, { _id, params })).makeFulfilment,
  };
};

const workshop = (name: string, more: object = {}) => ({ type: 'private', name, ...more });
const rowOf = (id: string) => server.services.db.selectFrom('fulfilments').selectAll().where('_id', '=', id).executeTakeFirstOrThrow();

beforeAll(async () => {
  usual = await serve(scalableStandIn());
  standIns = usual.standIns;
  server = await startTestServer({ workers: false });
});
afterAll(async () => {
  await server.stop();
  await usual.close();
});

test('a workshop of one’s own is always well, and nobody is called for it', async () => {
  const { make, ask } = await newSeller();
  const own = await make(workshop(' By hand ', { private: { sender: ' Ann, 1 Main St ' } }));
  expect(own).toMatchObject({
    name: 'By hand',
    status: 'Valid',
    orders: 'own',
    website: null,
    total_paid: 0,
    private: { sender: 'Ann, 1 Main St' },
  });
  expect((await ask(TEST, { _id: own._id })).testFulfilment.tried).toEqual([]);
});

test('keys are readable nowhere; a mask sent back changes nothing', async () => {
  const { make } = await newSeller();
  const key = 'scalable-key-0123456789';
  const made = await make({ type: 'scalable', name: 'CC', scalable: { api_key: key } });
  expect(made.scalable).toEqual({ api_key: '••••6789' });
  const before = await rowOf(made._id);
  expect(JSON.stringify(before)).not.toContain(key);
  const renamed = await make({ type: 'scalable', name: 'Other name', scalable: made.scalable }, made._id);
  expect(renamed).toMatchObject({ name: 'Other name', scalable: made.scalable });
  const after = await make({ type: 'scalable', name: 'Third' }, made._id);
  expect(after.scalable).toEqual(made.scalable);
});

test('orders are paid by the provider’s bill unless the wallet is chosen, which takes an interface', async () => {
  const { make, ask, refusal } = await newSeller();
  const scalable = { type: 'scalable', name: 'CC', scalable: { api_key: 'scalable-key-0123456789' } };
  const made = await make(scalable);
  await make({ ...scalable, settle: 'wallet' }, made._id);
  // What is not said of it stays.
  await make({ type: 'scalable', name: 'Renamed' }, made._id);
  const settleOf = async (): Promise<string> => (await ask('{ fulfilments { settle } }')).fulfilments[0].settle as string;
  expect(await settleOf()).toBe('wallet');
  await make({ type: 'scalable', name: 'Renamed', settle: 'provider' }, made._id);
  expect(await settleOf()).toBe('provider');
  for (const [params, code] of [
    [workshop('By hand', { settle: 'wallet' }), 'fulfilment.settleByHand'],
    [{ ...scalable, settle: 'somebody' }, 'fulfilment.settleUnknown'],
  ] as const)
    expect(await refusal(MAKE, { params })).toMatchObject({ refusal: code, field: 'params.settle' });
});

test('an account at Printify is tried: its token, its store, and what stops it is said', async () => {
  const { ask, make, refusal } = await newSeller();
  const place = printifyStandIn();
  const running = await serve(place);
  standIns = running.standIns;
  try {
    const params = (token: string) => ({ type: 'printify', name: 'P', printify: { token } });
    const wrong = await make(params('wrong-token-0000'));
    expect(wrong).toMatchObject({ status: 'Invalid', reason: { refusal: 'provider.tokenRefused', values: { provider: 'Printify' } } });
    expect(await refusal(TEST, { _id: wrong._id })).toMatchObject({ sentence: expect.stringContaining('Printify rejected the key') });
    // Typed and not saved: it is tried, and nothing of it is kept.
    const { testFulfilment } = await ask(TEST, { _id: wrong._id, params: params(place.token) });
    const tried = (testFulfilment.tried as string[]).map((place) => place.split('/').slice(-2).join('/'));
    expect(tried).toEqual(['v1/shops.json', 'v1/balance.json']);
    expect((await rowOf(wrong._id)).status).toBe('Invalid');
    const right = await make(params(place.token), wrong._id);
    expect(right).toMatchObject({ status: 'Valid', reason: null, printify: { token: '••••1234', store: '5101', url: '' } });
    expect(JSON.stringify(await rowOf(right._id))).not.toContain(place.token);
    // Another name alone calls nobody.
    running.calls.length = 0;
    await make({ type: 'printify', name: 'Renamed' }, right._id);
    expect(running.calls).toEqual([]);
    for (let i = 0; i < 4; i += 1) running.spoil('error');
    expect(await make({ ...params(''), printify: right.printify }, right._id)).toMatchObject({ status: 'Lostconnection' });
    const other = { ...right.printify, url: 'https://collector.example' };
    expect(await refusal(MAKE, { _id: right._id, params: { ...params(''), printify: other } })).toMatchObject({
      refusal: 'fulfilment.otherAccount',
      field: 'params.printify.token',
    });
  } finally {
    standIns = usual.standIns;
    await running.close();
  }
});

test.each([
  [{ name: '  ' }, 'params.name', 'Enter a name for the provider account.'],
  [{ type: 'lionnix' }, 'params.type', '“lionnix” isn’t a supported provider.'],
  [{ type: 'scalable' }, 'params.scalable', 'Enter the account’s connection details.'],
  [{ type: 'scalable', scalable: { api_key: '' } }, 'params.scalable.api_key', 'This field is required.'],
  [
    { type: 'merchize', merchize: { url: 'http://127.0.0.1/bo-api', access_token: 't' } },
    'params.merchize.url',
    'Enter a public URL as the website.',
  ],
  [
    { type: 'merchize', merchize: { url: 'nowhere', access_token: 't' } },
    'params.merchize.url',
    'Enter the URL as https://their-address.example.',
  ],
])('%j is refused in one sentence, and nothing is kept', async (changes, field, sentence) => {
  const { ask, refusal } = await newSeller();
  expect(await refusal(MAKE, { params: { ...workshop('W'), ...changes } })).toMatchObject({ sentence, field });
  expect((await ask(COUNT)).fulfilmentsCount.all).toBe(0);
});

test('one is always the default: the first, then whichever is made it, then the oldest that is left', async () => {
  const { ask, make, refusal } = await newSeller();
  const defaults = async () =>
    (await ask(LIST)).fulfilments.filter((row: { default: boolean }) => row.default).map(({ name }: { name: string }) => name);
  const one = await make(workshop('One'));
  expect(one.default).toBe(true);
  const two = await make(workshop('Two'));
  expect(two.default).toBe(false);
  const three = await make(workshop('Three', { default: true }));
  expect(await defaults()).toEqual(['Three']);
  expect(await refusal(MAKE, { _id: three._id, params: workshop('Three', { default: false }) })).toMatchObject({
    refusal: 'fulfilment.defaultNeeded',
    field: 'params.default',
  });
  // Whoever had the former default open saves its name alone.
  await make(workshop('One, renamed'), one._id);
  expect(await defaults()).toEqual(['Three']);
  await ask(TRASH, { ids: [` ${three._id} `] });
  expect(await defaults()).toEqual(['One, renamed']);
  await ask(TRASH, { ids: [one._id, two._id] });
  expect(await defaults()).toEqual([]);
});

test('of many that are made the default at once one is', async () => {
  const { ask, make } = await newSeller();
  await Promise.all(Array.from({ length: 8 }, (_, i) => make(workshop(`W${i}`, { default: true }))));
  const { fulfilments } = await ask(LIST);
  expect(fulfilments).toHaveLength(8);
  expect(fulfilments.filter((row: { default: boolean }) => row.default)).toHaveLength(1);
});

test('a removed one is gone from every list, and its keys with it', async () => {
  const { ask, make, refusal } = await newSeller();
  const made = await make({ type: 'scalable', name: 'CC', scalable: { api_key: 'a-long-enough-key' } });
  await ask(TRASH, { ids: [made._id] });
  expect(await rowOf(made._id)).toMatchObject({ credentials: '', config: {}, is_default: false });
  expect((await ask(LIST, { _id: made._id })).fulfilments).toEqual([]);
  expect(await refusal(MAKE, { _id: made._id, params: workshop('W') })).toMatchObject({ code: 'NOT_FOUND' });
});

test('the list is narrowed by name, provider, status and type, and counted', async () => {
  const { ask, make } = await newSeller();
  await make(workshop('100%_mine'));
  await make({ type: 'onos', name: 'By file' });
  await make({ type: 'scalable', name: 'CC', scalable: { api_key: 'a-key' } });
  const names = async (args: object) => (await ask(LIST, args)).fulfilments.map(({ name }: { name: string }) => name);
  expect(await names({ search: '%_' })).toEqual(['100%_mine']);
  expect(await names({ search: 'scalab' })).toEqual(['CC']);
  expect(await names({ status: 'Invalid' })).toEqual(['CC']);
  expect(await names({ type: 'onos' })).toEqual(['By file']);
  expect(await names({ sort: '-name' })).toEqual(['CC', 'By file', '100%_mine']);
  expect((await ask(COUNT)).fulfilmentsCount).toEqual({ all: 3, valid: 2, lostconnection: 0, invalid: 1 });
});

test('a thousand are listed by an index, in whatever order', async () => {
  const { containerId } = await newSeller();
  const { pool } = server.services;
  await pool.query(
    `insert into fulfilments (container_id, _id, type, name, status, auto, is_default, config, credentials, created_at, updated_at)
    select $1, lpad(to_hex(n), 24, '0'), 'private', 'W ' || n * 7919 % 3001, 'Valid', false, false, '{}', '', n, 1 from generate_series(1, 1000) n`,
    [containerId],
  );
  await pool.query('analyze fulfilments');
  for (const by of ['name', 'status', 'type', 'total_paid', 'created_at']) {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
      `explain select _id from fulfilments where container_id = '${containerId}' and trashed_at is null order by ${by}, _id limit 20`,
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(`using fulfilments_by_${by}`);
  }
});

test('another container’s fulfilment looks like a missing one', async () => {
  const [one, other] = [await newSeller(), await newSeller()];
  const made = await one.make(workshop('Mine'));
  expect((await other.ask(LIST, { _id: made._id })).fulfilments).toEqual([]);
  for (const [document, variables] of [
    [MAKE, { _id: made._id, params: workshop('Theirs') }],
    [TEST, { _id: made._id }],
    [TRASH, { ids: [made._id] }],
  ] as const)
    expect(await other.refusal(document, variables)).toMatchObject({ code: 'NOT_FOUND' });
});
