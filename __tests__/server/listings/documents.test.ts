import { sql } from 'kysely';
import { issuuToken, SHOP_SLUG } from '../../../src/server/sandbox';
import { asSeller, openSandboxShop, eventually, push, saveListing, settled, type Ask, type Listing } from '../commerce';
import { startTestServer, type TestServer } from '../harness';
import { httpRequest } from '../http-client';

const SHARE = 'mutation ($ids: [ID!]!) { pushIssuu(ids: $ids) { _id job_type total } }';
const LIST = `query ($_id: ID, $status: String, $store: ID, $search: String, $sort: String) {
  sharedDocuments(_id: $_id, status: $status, store: $store, search: $search, sort: $sort) {
    _id name status url shared_at external_url store { sto_name } msg { refusal values } } }`;
const ITEMS = 'query ($_id: ID) { itemsInfo(_id: $_id) { items { _id store_id external_url issuu { url time } store { issuu_token } } } }';
const STORE = 'mutation ($_id: ID, $params: StoreInput!) { makeStore(_id: $_id, params: $params) { _id } }';
const CHECK = 'query ($ids: [ID!]!) { bulkCheck(action: "pushIssuu", ids: $ids) { _id ok code count store message } }';
const SWITCH = 'mutation ($on: Boolean!) { makeAppConfig(_id: "issuu", params: { on: $on }) { _id } }';
const TEST = 'mutation { appConfigTest(_id: "issuu") { status last_error { refusal values } } }';

let server: TestServer;
let token: string;
let ask: Ask;
/** A store with an account, and one without. */
let [open, bare]: string[] = [];
let secret: string;

const store = async (sto_name: string, fields: object): Promise<string> => {
  const { website, key, secret: shopSecret } = await openSandboxShop(server.services, server.origin);
  const woocommerce = { website, key, secret: shopSecret };
  return (await ask(STORE, { params: { platform_id: 'woocommerce', sto_name, woocommerce, ...fields } })).makeStore._id;
};

beforeAll(async () => {
  server = await startTestServer({ demo: true });
  token = await server.signIn();
  ask = asSeller(server.origin, token);
  secret = (await issuuToken(server.services, SHOP_SLUG))!;
  open = await store('Open', { issuu_token: secret, issuu_description: '{{name}} at {{store}}: {{url}}' });
  bare = await store('Bare', {});
});
afterAll(() => server.stop());
afterEach(() => httpRequest(server.origin, '/sandbox/issuu/faults', { method: 'DELETE' }));

const fault = async (spoils: object): Promise<void> => {
  const headers = { 'content-type': 'application/json' };
  const answer = await httpRequest(server.origin, '/sandbox/issuu/faults', { headers, body: JSON.stringify(spoils) });
  expect(answer.status).toBe(204);
};

interface OnSale extends Listing {
  /** Of its row at the store. */
  readonly item: string;
}

/** A listing that is on sale at a store. */
const onSale = async (name: string, at = open!, changes: object = {}): Promise<OnSale> => {
  const listing = await saveListing(ask, name, changes);
  await settled(ask, await push(ask, [listing], at));
  const [{ items }] = (await ask(ITEMS, { _id: listing._id })).itemsInfo;
  return { ...listing, item: items.find(({ store_id }: { store_id: string }) => store_id === at)._id };
};
const share = async (...ids: string[]) => (await ask(SHARE, { ids })).pushIssuu;
const read = async (_id: string) => (await ask(LIST, { _id })).sharedDocuments[0];
const becomes = (id: string, ...wanted: string[]) =>
  eventually(async () => {
    const document = await read(id);
    return wanted.includes(document?.status) && document;
  });
const refusal = async (document: string, variables: object, as = token) => {
  const answer = await server.graphql(document, variables, { token: as });
  const { refusal: code, field } = answer.errors![0]!.extensions as { refusal: string; field?: string };
  return { code, message: answer.errors![0]!.message, field };
};
/** What Issuu did with documents of a title, in its order. */
const doneWith = async (title: string) => {
  const rows = await server.services.db
    .selectFrom('sandbox_documents as d')
    .innerJoin('sandbox_effects as e', 'e.key', 'd.slug')
    .select(['d.slug', 'e.what'])
    .where(sql<boolean>`d.info->>'title' = ${title}`)
    .orderBy('e.id')
    .execute();
  return { slugs: new Set(rows.map(({ slug }) => slug)).size, what: rows.map(({ what }) => what) };
};

test('an item is shared, read by its readers, and renewed at the same address; what is the same is sent once', async () => {
  const heron = await onSale('Heron tee');
  const [group] = await share(heron._id);
  expect(group).toMatchObject({ job_type: 'share_document', total: 1 });
  const shared = await becomes(heron.item, 'shared');
  expect(shared).toMatchObject({ name: 'Heron tee', msg: null, shared_at: expect.any(Number), store: { sto_name: 'Open' } });
  expect(shared.url).toBe(`${server.origin}/sandbox/issuu/sandbox-shop/docs/heron-tee`);
  const page = await httpRequest(server.origin, new URL(shared.url).pathname);
  expect(page.text).toContain('<h1>Heron tee</h1>');
  expect(page.text).toContain(`Heron tee at Open: ${shared.external_url}`);
  const file = await httpRequest(server.origin, /\/sandbox\/issuu\/files\/\w+\.pdf/u.exec(page.text)![0]);
  expect([file.status, file.text.slice(0, 5)]).toEqual([200, '%PDF-']);
  const [{ items }] = (await ask(ITEMS, { _id: heron._id })).itemsInfo;
  expect(items).toMatchObject([
    { issuu: { url: shared.url, time: shared.shared_at }, store: { issuu_token: expect.stringMatching(/^•+/u) } },
  ]);
  expect(await doneWith('Heron tee')).toEqual({ slugs: 1, what: ['draft created', 'file uploaded', 'document published'] });

  // The same again: Issuu has it already.
  await settled(ask, (await share(heron.item))[0]._id);
  expect((await doneWith('Heron tee')).what).toHaveLength(3);
  // Another name: another edition at the address readers know.
  await saveListing(ask, 'Heron tee, grey', {}, heron._id);
  expect((await ask(CHECK, { ids: [heron._id] })).bulkCheck).toMatchObject([{ ok: true, code: 'documentsAgain', store: 'Open' }]);
  await settled(ask, (await share(heron.item))[0]._id);
  expect(await becomes(heron.item, 'shared')).toMatchObject({ url: shared.url, name: 'Heron tee, grey' });
  expect((await doneWith('Heron tee, grey')).what.slice(3)).toEqual(['file uploaded', 'document changed']);

  // Somebody has thrown it away at Issuu: it is made anew.
  await server.services.db.deleteFrom('sandbox_documents').execute();
  await settled(ask, (await share(heron.item))[0]._id);
  expect((await doneWith('Heron tee, grey')).what).toEqual(['draft created', 'file uploaded', 'document published']);
});

test('documents are found by status, store and name, in an order', async () => {
  const [first, second] = [await onSale('Avocet A'), await onSale('Avocet B')];
  await settled(ask, (await share(second._id, first._id))[0]._id);
  const list = async (variables: object) => (await ask(LIST, variables)).sharedDocuments.map(({ name }: { name: string }) => name);
  expect(await list({ search: 'avocet', sort: 'name' })).toEqual(['Avocet A', 'Avocet B']);
  expect(await list({ search: 'avocet', sort: '-name', status: 'SHARED' })).toEqual(['Avocet B', 'Avocet A']);
  expect(await list({ search: 'avocet', store: bare })).toEqual([]);
  expect(await list({ status: 'nonsense' })).toEqual([]);
  expect((await ask('{ bulkCheck(action: "pushIssuu", ids: ["x"]) { code } }')).bulkCheck).toEqual([{ code: 'missing' }]);
});

test('whatever keeps an item from being shared is said in one sentence, and changes nothing', async () => {
  const says = async (id: string) => (await refusal(SHARE, { ids: [id] })).message;
  const [elsewhere, plain] = [await onSale('Curlew', bare), await onSale('Dunlin')];
  expect(await says(elsewhere._id)).toBe('Add an Issuu token to Bare first.');
  expect(await says((await saveListing(ask, 'Nowhere'))._id)).toBe('Not listed in any store yet. Push it first.');
  expect(await says((await onSale('Faceless', open, { images: [] })).item)).toBe('Add an image first.');
  await ask(SWITCH, { on: false });
  expect(await says(plain._id)).toBe('Issuu is turned off in Integrations.');
  await ask(SWITCH, { on: true });
  expect(await refusal(SHARE, { ids: [] })).toMatchObject({ code: 'bulk.noneChosen', field: 'ids' });
  expect(await refusal(SHARE, { ids: ['f'.repeat(24)] })).toMatchObject({ code: 'bulk.row.missing' });
  expect(await refusal(SHARE, { ids: [plain.item] }, await server.signIn('support@demo.test'))).toMatchObject({
    code: 'permission.needed',
  });
  const rival = await server.graphql(
    SHARE,
    { ids: [plain.item] },
    { token: await server.signIn('seller@rival.test'), host: 'rival.localhost' },
  );
  expect(rival.errors![0]!.extensions).toMatchObject({ refusal: 'bulk.row.missing' });
  await fault({ method: 'GET', path: '/drafts', delay_before_ms: 2000 });
  await share(plain._id);
  expect(await says(plain._id)).toBe('Being shared right now.');
  await becomes(plain.item, 'shared');
});

/** The shop is given its time to be done with what nobody heard the end of; here that time has passed. */
const timePasses = (id: string) =>
  eventually(async () => {
    const { numUpdatedRows } = await server.services.db
      .updateTable('outside_effects')
      .set({ sent_at: sql`sent_at - interval '1 minute'` })
      .where('key', '=', `document:${id}`)
      .where('outcome', '=', 'unknown')
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });

test.each([
  ['the draft is made', { method: 'POST', path: '/drafts', drop: true }],
  ['the file has arrived', { method: 'PATCH', path: '/drafts', drop: true }],
  ['it is published', { method: 'POST', path: '/drafts/', drop: true }],
])('%s and the answer is lost: one document', async (when, spoils) => {
  const title = `Lost when ${when}`;
  const { _id, item } = await onSale(title);
  await fault(spoils);
  const [group] = await share(_id);
  await timePasses(item);
  await becomes(item, 'shared');
  const { slugs, what } = await doneWith(title);
  expect(slugs).toBe(1);
  expect([...what].sort()).toEqual(['document published', 'draft created', 'file uploaded']);
  const attempts = (await ask('query ($id: ID!) { jobslist(group_id: $id) { attempts } }', { id: group._id })).jobslist;
  expect(attempts).toEqual([{ attempts: 2 }]);
  // Nothing that is kept of the calls opens the account.
  const kept = JSON.stringify(await server.services.db.selectFrom('job_attempts').selectAll().execute());
  expect(kept).toContain('/drafts');
  expect(kept).not.toContain(secret);
});

test('an account that is full, one whose token ended, and a busy Issuu say what to do', async () => {
  const token2 = (await issuuToken(server.services, 'fast-tees'))!;
  const small = await store('Small', { issuu_token: token2 });
  const [one, two] = [await onSale('Egret', small), await onSale('Fulmar', small)];
  await share(one._id);
  await becomes(one.item, 'shared');
  await share(two._id);
  expect(await becomes(two.item, 'failed')).toMatchObject({ msg: { refusal: 'issuu.planFull', values: { store: 'Small' } }, url: null });
  expect((await ask(TEST)).appConfigTest).toMatchObject({ status: 'ok', last_error: null });

  await ask(STORE, { _id: small, params: { platform_id: 'woocommerce', sto_name: 'Small', issuu_token: 'issuu_of_nobody' } });
  await share(two._id);
  expect(await becomes(two.item, 'failed')).toMatchObject({ msg: { refusal: 'issuu.tokenRefused', values: { store: 'Small' } } });
  expect((await ask(TEST)).appConfigTest).toMatchObject({ status: 'failing', last_error: { refusal: 'issuu.tokenRefused' } });
  await ask(STORE, { _id: small, params: { platform_id: 'woocommerce', sto_name: 'Small', issuu_token: '' } });

  const three = await onSale('Gannet');
  await fault({ method: 'POST', path: '/drafts', status: 429, retry_after: '60' });
  await share(three._id);
  const wait = await eventually(async () => {
    const row = await server.services.db
      .selectFrom('job_holds')
      .select(['reason', 'until'])
      .where('store_id', '=', open!)
      .where('job_type', '=', 'share_document')
      .executeTakeFirst();
    return row;
  });
  expect(wait).toMatchObject({ reason: { refusal: 'shop.throttled', values: { name: 'Issuu' } } });
  expect(wait.until).toBeGreaterThan(Date.now() / 1000 + 30);
  expect(await read(three.item)).toMatchObject({ status: 'sharing' });
  await server.services.db.deleteFrom('job_holds').execute();
  await server.services.db.deleteFrom('job_groups').where('job_type', '=', 'share_document').where('store_id', '=', open!).execute();
  // Its job has gone: it waits for nobody.
  expect(await read(three.item)).toMatchObject({ status: 'failed', msg: { refusal: 'job.documentDropped' } });
});

test('what is pushed is shared by itself, as many as the store shares a day; the rest waits for the next', async () => {
  const auto = await store('Daily', { issuu_token: await issuuToken(server.services, SHOP_SLUG), issuu_auto: true, issuu_limit: 1 });
  const [one, two] = [await saveListing(ask, 'Heron 1'), await saveListing(ask, 'Heron 2')];
  await settled(ask, await push(ask, [one, two], auto));
  const documents = await eventually(async () => {
    const rows: { status: string }[] = (await ask(LIST, { store: auto })).sharedDocuments;
    return rows.length === 2 && rows.some(({ status }) => status === 'shared') && rows;
  });
  expect(documents.map(({ status }) => status).sort()).toEqual(['shared', 'waiting']);
  const groups = '{ jobGroups { job_type total waiting wait { refusal values until } store { _id } } }';
  const group = await eventually(async () => {
    const rows = (await ask(groups)).jobGroups.filter(
      (each: { job_type: string; store: { _id: string } }) => each.job_type === 'share_document' && each.store._id === auto,
    );
    return Boolean(rows[0]?.wait?.refusal) && rows;
  });
  expect(group).toMatchObject([{ waiting: 1, wait: { refusal: 'job.wait.documents', values: { store: 'Daily', count: 1 } } }]);
  expect(group[0].wait.until).toBeGreaterThan(Date.now() / 1000);
  const three = await onSale('Heron 3', auto);
  const waits = await read(three.item);
  expect(waits).toMatchObject({ status: 'waiting' });
  await server.services.db.deleteFrom('job_groups').where('job_type', '=', 'share_document').where('store_id', '=', auto).execute();
  expect((await refusal(SHARE, { ids: [three.item] })).message).toBe('Daily has reached its limit of 1 document per day.');
  const bad = { platform_id: 'woocommerce', sto_name: 'Daily', issuu_description: '{{name}} for {{price}}' };
  expect(await refusal(STORE, { _id: auto, params: bad })).toMatchObject({
    code: 'store.fieldVariable',
    field: 'params.issuu_description',
    message: '“{{price}}” isn’t available here. Use one of these: {{name}}, {{url}}, {{store}}.',
  });
});
