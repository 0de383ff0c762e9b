import { connectDemoStore, startDemoTrade } from '../../src/server/demo';
import { asSeller, eventually, type Ask } from './commerce';
import { startTestServer, type TestServer } from './harness';

const EVERYTHING = `{
  itemsInfo { name images { src } mockup_id job_list { status } }
  jobGroups { waiting pending rejected total }
  orders { number status items { image } }
  notifications { code }
  stores { sto_name sto_status }
  fulfilments { name status default balance { value currency } }
}`;

let server: TestServer;
let ask: Ask;

beforeAll(async () => {
  server = await startTestServer({ demo: true, demoTrade: true });
  ask = asSeller(server.origin, await server.signIn());
}, 60_000);
afterAll(() => server.stop());

test('a first look finds listings with drawn pictures, pushes that went well and one that did not, and orders in several states', async () => {
  const found = await eventually(async () => {
    const all = await ask(EVERYTHING);
    return all.orders.length === 7 && all;
  });
  expect(found.itemsInfo).toHaveLength(5);
  for (const { images, mockup_id } of found.itemsInfo) {
    expect(mockup_id).not.toBeNull();
    const picture = await server.request(images[0].src);
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp']);
  }
  const pushes = found.jobGroups.filter(({ total }: { total: number }) => total > 1);
  expect(pushes).toEqual([
    { waiting: 0, pending: 0, rejected: 1, total: 2 },
    { waiting: 0, pending: 0, rejected: 0, total: 3 },
  ]);
  expect(new Set(found.orders.map(({ status }: { status: string }) => status)).size).toBeGreaterThan(3);
  for (const { items } of found.orders) expect(items[0].image).toMatch(/^(http|\/files\/)/);
  const codes = found.notifications.map(({ code }: { code: string }) => code);
  expect(codes).toEqual(expect.arrayContaining(['pushes-failed', 'pushes-done', 'demo-welcome']));

  expect(found.stores).toEqual(['Fast Tees', 'Nordic Gifts', 'Sandbox shop'].map((sto_name) => ({ sto_name, sto_status: 'Valid' })));
  expect(found.fulfilments).toEqual([
    { name: 'Northern Press', status: 'Valid', default: false, balance: { value: 250, currency: 'USD' } },
    { name: 'Harbour Print', status: 'Valid', default: true, balance: { value: 1000, currency: 'USD' } },
  ]);

  // What somebody removed or added is theirs: a later start makes nothing anew.
  await startDemoTrade(server.services, server.origin).ended;
  const again = await ask(EVERYTHING);
  expect([again.itemsInfo.length, again.stores.length, again.fulfilments.length]).toEqual([5, 3, 2]);
}, 60_000);

test('stores and workshops of the sandbox move with the server', async () => {
  const moved = 'http://localhost:9';
  await connectDemoStore(server.services, moved);
  const addresses = '{ stores { website woocommerce { website } } fulfilments { printify { url } } }';
  const at = (origin: string) => ({
    stores: ['fast-tees', 'nordic-gifts', 'shop'].map((slug) => {
      const website = `${origin}/sandbox/${slug}`;
      return { website, woocommerce: { website } };
    }),
    fulfilments: Array.from({ length: 2 }, () => ({ printify: { url: `${origin}/sandbox/print/v1` } })),
  });
  expect(await ask(addresses)).toEqual(at(moved));
  await connectDemoStore(server.services, server.origin);
  expect(await ask(addresses)).toEqual(at(server.origin));
});

test('every demo listing sells the colour its picture shows', async () => {
  const { itemsInfo } = await ask(
    '{ itemsInfo { name mockup_id attribute_specifics_modify { selected name_value { type value } } prety_attributes { options { ffm_value hex } } } }',
  );
  expect(itemsInfo).toHaveLength(5);
  for (const { name, mockup_id, attribute_specifics_modify, prety_attributes } of itemsInfo) {
    const { productMockups } = await ask(
      'query ($_id: ID) { productMockups(_id: $_id) { sides { document { settings { name value } } } } }',
      {
        _id: mockup_id,
      },
    );
    const shown = productMockups[0].sides[0].document.settings.find((setting: { name: string }) => setting.name === 'color').value;
    const options = prety_attributes.flatMap((attribute: { options: unknown[] }) => attribute.options);
    const color = options.find((option: { hex: string | null }) => option.hex === shown)?.ffm_value;
    const sold = attribute_specifics_modify
      .filter((variant: { selected: boolean }) => variant.selected)
      .flatMap((variant: { name_value: { type: string; value: string }[] }) => variant.name_value.map(({ value }) => value));
    expect({ name, sold }).toEqual({ name, sold: expect.arrayContaining([color ?? 'a colour of the product type']) });
  }
}, 60_000);
