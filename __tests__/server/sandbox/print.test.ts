import { setTimeout as wait } from 'node:timers/promises';
import { isRejected, makingOf } from '../../../src/server/sandbox/print/fate';
import { printAccess, sandboxGate } from '../../../src/server/sandbox';
import { alone } from '../../../src/server/connectors/alone';
import { printify } from '../../../src/server/connectors/providers/printify';
import type { CatalogueVariant as CatalogueVariantOfOurs, OutgoingOrder } from '../../../src/server/connectors/providers/provider';
import { comes } from '../../support/comes';
import { startTestServer, type TestServer } from '../harness';
import { httpRequest } from '../http-client';
import { BUYER, MONDAY, order, printClient, type CatalogueVariant, type PrintOrderView } from './print-client';

const DAY = 86_400;

/** The same buyer in our words. */
const ADDRESS = {
  first_name: BUYER.first_name,
  last_name: BUYER.last_name,
  address_1: BUYER.address1,
  city: BUYER.city,
  state: BUYER.region,
  postcode: BUYER.zip,
  country: BUYER.country,
  email: BUYER.email,
};

describe('over HTTP', () => {
  let server: TestServer;
  let [harbour, northern]: ReturnType<typeof printClient>[] = [];
  let tee: { id: number; variants: CatalogueVariant[] };

  const clock = (change: object = {}) =>
    httpRequest(server.origin, '/sandbox/clock', { headers: { 'content-type': 'application/json' }, body: JSON.stringify(change) });
  const advance = async (days: number) => (await clock({ advance: days * DAY })).json<{ now: number }>().now;
  const call = (method: string, path: string, body?: unknown) => harbour!(method, path, body);
  const orders = '/shops/5101/orders';
  const item = (changes: object = {}) => ({
    blueprint_id: tee.id,
    print_provider_id: 29,
    variant_id: tee.variants[0]!.id,
    quantity: 1,
    print_areas: { front: `${server.origin}/static/garments/tee/front-530x630.png` },
    ...changes,
  });
  const body = (external_id: string, changes: object = {}) => ({ external_id, line_items: [item()], address_to: BUYER, ...changes });
  const place = async (reference: string, changes: object = {}): Promise<string> =>
    (await call('POST', `${orders}.json`, body(reference, changes))).json<{ id: string }>().id;
  const look = async (id: string) => (await call('GET', `${orders}/${id}.json`)).json<PrintOrderView>();
  const act = (id: string, what: string) => call('POST', `${orders}/${id}/${what}.json`);
  const effects = async (key: string) =>
    (await httpRequest(server.origin, `/sandbox/print/ledger?key=${key}`)).json<{ what: string }[]>().map(({ what }) => what);
  const spoil = (fault: object) =>
    httpRequest(server.origin, '/sandbox/print/faults', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ method: 'POST', path: `${orders}.json`, ...fault }),
    });
  const balance = async () => (await call('GET', '/balance.json')).json<{ balance: number }>().balance;
  const setBalance = async (cents: number) => {
    const form = new URLSearchParams({ dollars: String((cents - (await balance())) / 100) }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await httpRequest(server.origin, '/sandbox/print/accounts/harbour/credit', { headers, body: form })).status).toBe(303);
  };
  /** A reference this seed lets through, printed at once and in one parcel that arrives. */
  const plain = (stem: string, wanted: (made: ReturnType<typeof makingOf>) => boolean = () => true, quantity = 1): string => {
    for (let n = 0; ; n += 1) {
      const reference = `${stem}-${n}`;
      const made = makingOf('tests', order(reference, quantity), MONDAY);
      const usual = made.starts_at === MONDAY && made.parcels.every(({ journey }) => journey.end === 'delivered');
      if (!isRejected('tests', reference) && usual && wanted(made)) return reference;
    }
  };

  beforeAll(async () => {
    server = await startTestServer({ demo: true, workers: false });
    expect((await clock({ speed: 0, seed: 'tests' })).json()).toMatchObject({ speed: 0, seed: 'tests' });
    const access = await printAccess(server.services);
    [harbour, northern] = access.map(({ token }) => printClient(server.origin, token));
    expect(access.map(({ url }) => url)).toEqual(Array(2).fill(`${server.origin}/sandbox/print/v1`));
    const blueprints = (await call('GET', '/catalog/blueprints.json')).json<{ id: number; title: string }[]>();
    const { id } = blueprints.find(({ title }) => title === 'Unisex Tee 5000')!;
    const { variants } = (await call('GET', `/catalog/blueprints/${id}/print_providers/29/variants.json`)).json<{
      variants: CatalogueVariant[];
    }>();
    tee = { id, variants };
  });
  afterAll(() => server.stop());
  afterEach(() => httpRequest(server.origin, '/sandbox/print/faults', { method: 'DELETE' }));

  test('both workshops offer every variant of every product type, with the pixels of its print areas', async () => {
    const all = { token: await server.signIn(), perpage: 100 };
    const presets = (await server.graphql('{ productPreset { name attribute_specifics { sku } } }', {}, all)).data.productPreset as {
      name: string;
      attribute_specifics: object[];
    }[];
    const blueprints = (await call('GET', '/catalog/blueprints.json')).json<{ id: number; title: string }[]>();
    expect(blueprints.map(({ title }) => title).sort()).toEqual(presets.map(({ name }) => name).sort());
    for (const provider of [29, 43]) {
      for (const { id, title } of blueprints) {
        const { variants } = (await northern!('GET', `/catalog/blueprints/${id}/print_providers/${provider}/variants.json`)).json<{
          variants: CatalogueVariant[];
        }>();
        expect(variants.length).toBe(presets.find(({ name }) => name === title)!.attribute_specifics.length);
        expect(variants.every(({ placeholders }) => placeholders.length > 0 && placeholders.every(({ width }) => width > 500))).toBe(true);
      }
    }
    expect((await call('GET', '/shops.json')).json()).toMatchObject([{ id: 5101, title: 'Harbour Print' }]);
    const shipping = (await call('GET', `/catalog/blueprints/${tee.id}/print_providers/29/shipping.json`)).json();
    expect(shipping).toMatchObject({ profiles: [{ first_item: { cost: 475, currency: 'USD' }, countries: ['US'] }, {}] });
  });

  test('a quote tells what sending costs, nearer and farther', async () => {
    const quote = async (changes: object) =>
      (await call('POST', `${orders}/shipping.json`, { line_items: [item({ quantity: 3 })], address_to: { ...BUYER, ...changes } })).json();
    expect(await quote({})).toEqual({ standard: 475 + 2 * 240, express: 2 * (475 + 2 * 240) });
    expect(await quote({ country: 'FR' })).toMatchObject({ standard: 1050 + 2 * 500 });
  });

  test('an order lives from on-hold to delivered by the clock alone', async () => {
    const before = await balance();
    const reference = plain('life');
    const id = await place(reference);
    expect(await look(id)).toMatchObject({ status: 'on-hold', sent_to_production_at: null, shipments: [] });
    const sent = (await act(id, 'send_to_production')).json<PrintOrderView>();
    expect(sent.status).toBe('sending-to-production');
    expect(before - (await balance())).toBe(sent.total_price + sent.total_shipping);
    await advance(0.1);
    expect((await look(id)).status).toBe('in-production');
    await advance(7);
    const shipped = await look(id);
    expect(shipped).toMatchObject({
      status: 'fulfilled',
      line_items: [{ status: 'fulfilled' }],
      shipments: [{ number: expect.any(String) }],
    });
    await advance(12);
    expect((await look(id)).shipments[0]!.delivered_at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\+00:00$/);
    expect(await effects(reference)).toEqual(['order submitted', 'order sent to production', 'order paid']);
  });

  test('an order nobody sends goes by itself after a day, at that time, whenever somebody looks', async () => {
    const created = await advance(0);
    const reference = plain('itself');
    const id = await place(reference);
    await advance(3);
    const { sent_to_production_at } = await look(id);
    expect(Date.parse(sent_to_production_at!) / 1000).toBe(created + DAY);
    const paid = (await httpRequest(server.origin, `/sandbox/print/ledger?key=${reference}`)).json<{ what: string; at: number }[]>();
    expect(paid.at(-1)).toMatchObject({ what: 'order paid', at: created + DAY });
  });

  test('in two parcels the first leaves alone', async () => {
    const reference = plain('two', ({ parcels }) => parcels.length === 2, 2);
    const id = await place(reference, { line_items: [item({ quantity: 2 })] });
    await act(id, 'send_to_production');
    const seen = new Set<string>();
    for (let day = 0; day < 10; day += 1) {
      await advance(1);
      const { status, shipments } = await look(id);
      seen.add(`${status} ${shipments.length}`);
    }
    expect([...seen]).toEqual(expect.arrayContaining(['partially-fulfilled 1', 'fulfilled 2']));
  });

  test('what is held has issues for a while, and is printed after that', async () => {
    const held = Array.from({ length: 500 }, (_, n) => `held-${n}`).find(
      (reference) => makingOf('tests', order(reference), MONDAY).starts_at > MONDAY && !isRejected('tests', reference),
    )!;
    const id = await place(held);
    await act(id, 'send_to_production');
    expect((await look(id)).status).toBe('has-issues');
    await advance(5);
    expect((await look(id)).status).not.toBe('has-issues');
  });

  test('what cannot be paid waits, is no loss to cancel, and goes on with new credit', async () => {
    await setBalance(100);
    const [first, second] = [await place(plain('poor')), await place(plain('poorer'))];
    expect((await act(first, 'send_to_production')).json()).toMatchObject({ status: 'payment-not-received' });
    await act(second, 'send_to_production');
    expect((await act(second, 'cancel')).json()).toMatchObject({ status: 'canceled' });
    expect(await balance()).toBe(100);
    await setBalance(100_000);
    expect((await look(first)).status).toBe('sending-to-production');
    expect((await look(second)).status).toBe('canceled');
  });

  test('cancelling is a yes on hold, and a no in production or the second time', async () => {
    const held = await place(plain('cancel'));
    expect((await act(held, 'cancel')).json()).toMatchObject({ status: 'canceled' });
    const printing = await place(plain('late'));
    await act(printing, 'send_to_production');
    await advance(0.1);
    for (const [id, status] of [
      [held, 'canceled'],
      [printing, 'in-production'],
    ] as const) {
      const answer = await act(id, 'cancel');
      expect({ status: answer.status, ...answer.json<object>() }).toMatchObject({
        status: 'error',
        code: 8502,
        errors: { reason: `The order is ${status}` },
      });
    }
  });

  test('a reference is taken once: the second is told the first one’s id, twenty at a time too', async () => {
    const reference = plain('once');
    const answers = await Promise.all(Array.from({ length: 20 }, () => call('POST', `${orders}.json`, body(reference))));
    const [made] = answers.filter(({ status }) => status === 200);
    const { id } = made!.json<{ id: string }>();
    const refusals = answers.filter((answer) => answer !== made);
    expect(refusals).toHaveLength(19);
    for (const refusal of refusals) expect([refusal.status, refusal.json()]).toMatchObject([409, { code: 8503, errors: { order_id: id } }]);
    expect(await effects(reference)).toEqual(['order submitted']);
  });

  test.each<[string, { readonly line_items?: readonly object[]; readonly [field: string]: unknown }, number, string]>([
    ['no reference', { external_id: undefined }, 8150, 'external_id'],
    ['no lines', { line_items: [] }, 8150, 'line_items'],
    ['an unknown blueprint', { line_items: [{ blueprint_id: 999_999 }] }, 8150, 'blueprint_id'],
    ['an unknown provider', { line_items: [{ print_provider_id: 1 }] }, 8150, 'print_provider_id'],
    ['an unknown variant', { line_items: [{ variant_id: 1 }] }, 8150, 'variant_id'],
    ['no pieces', { line_items: [{ quantity: 0 }] }, 8150, 'quantity'],
    ['an unknown print area', { line_items: [{ print_areas: { hat: 'http://localhost/a.png' } }] }, 8150, 'hat'],
    ['no print file', { line_items: [{ print_areas: {} }] }, 8203, 'print_areas'],
    ['a print file that is no URL', { line_items: [{ print_areas: { front: 'a.png' } }] }, 8203, 'a.png'],
    ['no street', { address_to: { ...BUYER, address1: '' } }, 8150, 'address1'],
    ['a country in words', { address_to: { ...BUYER, country: 'Germany' } }, 8150, 'country'],
    ['a house without its unit', { address_to: { ...BUYER, address1: '12 Harbour Street ?' } }, 8150, 'unit is missing'],
    ['a street that is none', { address_to: { ...BUYER, address1: '1 Nowhere Road' } }, 8150, 'no such street'],
    ['an empty house', { address_to: { ...BUYER, address1: '1 Empty House Road' } }, 8150, 'Nobody lives'],
  ])('%s is refused with its reason', async (_what, changes, code, reason) => {
    const line_items = (changes.line_items ?? [{}]).map((each) => item(each));
    const answer = await call('POST', `${orders}.json`, body('refused', { ...changes, line_items }));
    expect([answer.status, answer.json()]).toMatchObject([
      400,
      { status: 'error', code, errors: { reason: expect.stringContaining(reason) } },
    ]);
  });

  test('what the workshop has run out of is rejected each time, and leaves no order', async () => {
    const rejected = Array.from({ length: 500 }, (_, n) => `out-${n}`).find((reference) => isRejected('tests', reference))!;
    for (let n = 0; n < 2; n += 1) {
      const answer = await call('POST', `${orders}.json`, body(rejected));
      expect([answer.status, answer.json()]).toMatchObject([400, { errors: { reason: expect.stringContaining('out of') } }]);
    }
    expect(await effects(rejected)).toEqual([]);
  });

  test.each([
    ['/static/garments/tee/none.png', 'Not Found'],
    ['/static/sandbox/shop.css', 'not allowed'],
  ])('a print file %s is looked at, and stops the order', async (path, why) => {
    const id = await place(plain(`file${path}`), { line_items: [item({ print_areas: { front: `${server.origin}${path}` } })] });
    await comes(async () => expect((await look(id)).status).toBe('has-issues'));
    const answer = await act(id, 'send_to_production');
    expect([answer.status, answer.json()]).toMatchObject([400, { code: 8203, errors: { reason: expect.stringContaining(why) } }]);
    await advance(2);
    expect(await look(id)).toMatchObject({ status: 'has-issues', sent_to_production_at: null });
    expect((await act(id, 'cancel')).status).toBe(200);
  });

  test('no other host is asked for a print file', async () => {
    const id = await place(plain('elsewhere'), { line_items: [item({ print_areas: { front: 'http://169.254.169.254/files/a.png' } })] });
    await comes(async () => expect((await look(id)).status).toBe('has-issues'));
  });

  test('a wrong token, another’s shop and another’s order open nothing', async () => {
    const id = await place(plain('mine'));
    expect((await printClient(server.origin, 'wrong')('GET', '/shops.json')).status).toBe(401);
    expect((await httpRequest(server.origin, '/sandbox/print/v1/shops.json')).status).toBe(401);
    for (const path of [`${orders}/${id}.json`, `/shops/5102/orders/${id}.json`, '/shops/5101/orders.json', '/nothing.json']) {
      expect((await northern!('GET', path)).status).toBe(404);
    }
  });

  test('orders are listed newest first, ten on a page, and by their status', async () => {
    for (let n = 0; n < 11; n += 1) await place(plain(`list-${n}`));
    const page = async (query: string) => (await call('GET', `${orders}.json?${query}`)).json<{ data: PrintOrderView[]; total: number }>();
    const [first, second] = [await page(''), await page('page=2')];
    expect(first.data).toHaveLength(10);
    expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(10 + second.data.length);
    const canceled = await page('status=canceled&limit=50');
    expect(canceled.data.length).toBe(canceled.total);
    expect(new Set(canceled.data.map(({ status }) => status))).toEqual(new Set(['canceled']));
    expect((await call('GET', `${orders}.json?page=0`)).status).toBe(400);
  });

  test('past its allowance of looks into the catalogue an account is told to wait, and another is not', async () => {
    const [{ token }] = [(await printAccess(server.services))[1]!];
    const busy = printClient(server.origin, token);
    let answer = await busy('GET', '/catalog/print_providers.json');
    for (let n = 0; n < 100 && answer.status === 200; n += 1) answer = await busy('GET', '/catalog/print_providers.json');
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await busy('GET', '/shops.json')).status).toBe(200);
    expect((await call('GET', '/catalog/print_providers.json')).status).toBe(200);
  });

  test.each([
    ['answer lost', { drop: true }, 1],
    ['killed in the middle of the answer', { cut: true }, 1],
    ['given up in front', { gives_up_ms: 5, delay_after_ms: 60, status: 504 }, 1],
    ['broken before the work', { reset: true }, 0],
    ['500', { status: 500 }, 0],
    ['HTML in the place of JSON', { status: 502, html: true }, 0],
    ['throttled', { status: 429, retry_after: '7' }, 0],
    ['slow drip', { drip_ms: 1 }, 1],
  ])('%s: the ledger tells whether it was done, and the second try finds that', async (what, fault, done) => {
    const reference = plain(`fault ${what}`.replaceAll(' ', '-'));
    expect((await spoil(fault)).status).toBe(204);
    const first = await call('POST', `${orders}.json`, body(reference)).catch((error: Error) => error.message);
    if (typeof first === 'string') expect(first).toMatch(/hang up|reset|aborted/);
    else {
      expect(first.status).toBe('status' in fault ? fault.status : 200);
      if (first.status === 429) expect(first.headers['retry-after']).toBe('7');
      if ('html' in fault) expect(first.headers['content-type']).toContain('text/html');
    }
    await comes(async () => expect(await effects(reference)).toHaveLength(done));
    expect((await call('POST', `${orders}.json`, body(reference))).status).toBe(done === 1 ? 409 : 200);
    expect(await effects(reference)).toEqual(['order submitted']);
  });

  test('the connector of Printify finds its way from the catalogue to the parcel, and orders once though an answer is lost', async () => {
    const [{ url, token }] = [(await printAccess(server.services))[0]!];
    const outside = alone({ allowLoopback: await sandboxGate(server.services), wait: async (ms) => wait(Math.min(ms, 20)) });
    const account = printify.open({ token, url, store: '5101' }, outside);
    expect(await account.test()).toEqual({ store: '5101' });
    const { value: catalogue } = await account.catalogue()[Symbol.asyncIterator]().next();
    const [variant] = catalogue as CatalogueVariantOfOurs[];
    const print_files = [{ area: variant!.areas[0]!.area, url: `${server.origin}/static/garments/tee/front-530x630.png` }];
    const outgoing = (reference: string): OutgoingOrder => ({
      reference,
      to: { ...ADDRESS, company: null, address_2: null, phone: null },
      shipping_method: null,
      lines: [{ line_id: 'one', sku: variant!.sku, quantity: 1, print_files }],
      gift_message: null,
    });
    expect(await account.quote(outgoing('quote'))).toMatchObject({ shipping: { value: 4.75, currency: 'USD' } });
    const reference = plain('connector');
    await spoil({ drop: true });
    await account.submit(outgoing(reference)).catch(() => undefined);
    const submitted = await account.submit(outgoing(reference));
    expect(submitted).toMatchObject({ reference, status: 'submitted' });
    expect(await effects(reference)).toEqual(['order submitted', 'order sent to production', 'order paid']);
    expect(await account.cancel(submitted)).toMatchObject({ cancelled: false });
    expect(await account.balance()).toEqual({ value: (await balance()) / 100, currency: 'USD' });
    await advance(20);
    expect(await account.find(submitted)).toMatchObject({ status: 'shipped', parcels: [{ delivered_at: expect.any(Number) }] });
  });

  test('faults of one place leave the others alone, and another site turns no knob', async () => {
    await spoil({ status: 500, times: 5 });
    expect((await httpRequest(server.origin, '/sandbox/carrier/faults', { method: 'DELETE' })).status).toBe(204);
    expect((await call('POST', `${orders}.json`, body('spoilt'))).status).toBe(500);
    const headers = { 'content-type': 'application/json', origin: 'http://elsewhere.test' };
    for (const path of [
      'clock',
      'print/faults',
      'print/accounts/harbour/tokens',
      'print/accounts/harbour/credit',
      'carrier/keys',
      'shop/keys',
    ]) {
      expect((await httpRequest(server.origin, `/sandbox/${path}`, { headers, body: '{"speed":5}' })).status).toBe(403);
    }
    expect((await httpRequest(server.origin, '/sandbox/clock')).json()).toMatchObject({ speed: 0 });
  });

  test('the pages show the clock, the accounts and what was done', async () => {
    const overview = (await httpRequest(server.origin, '/sandbox')).text;
    for (const name of ['Sandbox shop', 'Nordic Gifts', 'Fast Tees', 'Harbour Print', 'Northern Press', 'The clock is stopped.']) {
      expect(overview).toContain(name);
    }
    const page = (await httpRequest(server.origin, '/sandbox/print/accounts/harbour')).text;
    for (const text of ['life-', 'order paid', 'Opening credit']) expect(page).toContain(text);
    const made = (await httpRequest(server.origin, '/sandbox/print/accounts/harbour/tokens', { method: 'POST' })).text;
    const token = /<code id="token">([^<]+)/.exec(made)![1]!;
    expect((await printClient(server.origin, token)('GET', '/shops.json')).status).toBe(200);
  });
});
