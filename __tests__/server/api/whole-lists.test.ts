import { ItemsInfoDocument } from '../../../src/contract/generated/operations';
import { asSeller, openSandboxShop, saveListing, type Ask } from '../commerce';
import { startTestServer, type TestServer } from '../harness';

let server: TestServer;
let token: string;
let ask: Ask;

beforeAll(async () => {
  server = await startTestServer({ demo: true, workers: false });
  token = await server.signIn();
  ask = asSeller(server.origin, token);
});
afterAll(() => server.stop());

/** The app's own document asks for everything; one that asks for a type's name as well is answered row by row. */
const bothWays = async (variables: object = {}, page = 1) => {
  const whole = ItemsInfoDocument.toString();
  const rowByRow = whole.replace('fragment ItemInfoFields on ItemInfo{', '$&kind:__typename ');
  expect(rowByRow).not.toBe(whole);
  const options = { token, page, perpage: 2 };
  const [made, read] = [await server.graphql(whole, variables, options), await server.graphql(rowByRow, variables, options)];
  const rows = (read.data as { itemsInfo: { kind?: string }[] }).itemsInfo.map(({ kind: _kind, ...row }) => row);
  return { made: { rows: (made.data as { itemsInfo: object[] }).itemsInfo, total: made.total }, read: { rows, total: read.total } };
};

test('a list that PostgreSQL writes is the list the resolver reads', async () => {
  const { website, key, secret } = await openSandboxShop(server.services, server.origin);
  const params = { platform_id: 'woocommerce', sto_name: 'Shop "Ä" \\ 1', woocommerce: { website, key, secret } };
  const { makeStore } = await ask('mutation ($params: StoreInput!) { makeStore(params: $params) { _id } }', { params });
  const names = ['Plain', 'Quotes " and \\ and \u2028', 'Ümläute 😀 <b>&amp;</b>'];
  const listings = [];
  for (const name of names) listings.push(await saveListing(ask, name));
  const [first, second, third] = listings.map(({ _id }) => _id);

  const prety_attributes = [{ attribute_type: 'Color', options: [{ ffm_value: 'Red', default: true }] }];
  await saveListing(ask, 'Sparse', { prety_attributes }, first);
  await ask('mutation ($ids: [ID!]!, $store_id: ID!) { queueItem(ids: $ids, store_id: $store_id) { _id } }', {
    ids: [second],
    store_id: makeStore._id,
  });
  await ask('mutation ($ids: [ID!]!, $store_ids: [ID!]!) { jobItem(ids: $ids, store_ids: $store_ids) { _id } }', {
    ids: [third],
    store_ids: [makeStore._id],
  });
  await server.services.pool.query(
    `insert into items (container_id, _id, item_info_id, store_id, platform, platform_id, external_url, sku, imported_at, updated_at)
     select container_id, $1, _id, $2, 'woocommerce', '7', null, sku, 1760000000, 1760000000 from item_infos where _id = $3`,
    ['e'.repeat(24), makeStore._id, third],
  );

  for (const variables of [
    {},
    { search: 'ümläute' },
    { sort: '-price' },
    { in_store: true },
    { _id: first },
    { search: 'nothing has this name' },
  ]) {
    for (const page of [1, 2, 9]) {
      const { made, read } = await bothWays(variables, page);
      expect(made).toEqual(read);
    }
  }
  const { made } = await bothWays({ search: 'Sparse' });
  expect(made.rows).toMatchObject([
    {
      prety_attributes: [
        { plf_attribute_name: null, options: [{ ffm_value: 'Red', plf_value: null, plf_price: null, hex: null, default: true }] },
      ],
    },
  ]);
});
