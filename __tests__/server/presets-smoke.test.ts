import { startTestServer, type TestServer } from './harness';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ demo: true, workers: false });
});
afterAll(() => server.stop());
test('smoke', async () => {
  const token = await server.signIn();
  const ask = async (q: string, v = {}) => { const a = await server.graphql(q, v, { token }); console.log(JSON.stringify(a).slice(0, 900)); return a; };
  await ask('{ productPreset(search: "tee g5000", sort: "-base_price") { _id name mockup_count base_price_from variant_count used_by { mockup_presets mockups listings } } productPresetCount { all apparel } productPresetCountProvider { all gearment } productPresetLabels { tags { tag count } } }');
  const made = await ask('mutation ($params: ProductPresetInput!) { productPresetCreate(params: $params) { _id name raw_name updated_at attribute_specifics { sku sale_price } used_by { listings } } }', { params: { name: ' My  tee ', provider: 'private', type: 'apparel', description: '<p onclick="x">a</p>', prety_attributes: [{ attribute_type: 'Size', options: [{ ffm_value: 'S', plf_price: 1, default: true }, { ffm_value: 'M', default: true }] }], attribute_specifics: ['S', 'M'].map((value) => ({ sku: '', base_price: 8.35, fix_profit: 1.7, name_value: [{ name: 'Size', type: 'Size', value }] })), price_addition: 0.5 } });
  const p = (made.data as any).productPresetCreate;
  const U = 'mutation ($_id: ID, $ids: [ID!], $updated_at: Int, $params: ProductPresetUpdateInput!) { productPresetUpdate(_id: $_id, ids: $ids, updated_at: $updated_at, params: $params) { _id tags favorite price_addition attribute_specifics { sale_price } updated_at } }';
  await ask(U, { _id: p._id, updated_at: p.updated_at, params: { price_addition: 2 } });
  await ask(U, { _id: p._id, updated_at: p.updated_at, params: { price_addition: 3 } });
  await ask(U, { ids: [p._id], params: { add_tags: ['x'], favorite: true } });
  const file = JSON.stringify({ product_presets: 1, presets: [{ name: 'My tee', provider: 'private', type: 'apparel', weight: 20 }, { name: 'New', provider: 'private', type: 'apparel' }, { name: 'Bad', provider: 'nobody', type: 'x' }, { nme: 1 }, { name: 'New', provider: 'private', type: 'apparel' }] });
  const I = 'mutation ($json: String!, $dry_run: Boolean) { productPresetCreateByJson(json: $json, dry_run: $dry_run) { done made changed same refused rows { row _id name verdict fields message } } }';
  await ask(I, { json: file, dry_run: true });
  await ask(I, { json: file });
  await ask(I, { json: file });
  await ask('{ productPreset(tags: ["x"], favorite: true) { name } bulkCheck(action: "productPresetRemove", ids: ["' + p._id + '"]) { ok label message } }');
  await ask('mutation { productPresetRemove(delete_ids: ["' + p._id + '"]) }');
  const { data } = await ask('{ productPreset(search: "5000") { _id } }');
  await ask('mutation ($ids: [ID!]!) { productPresetRemove(delete_ids: $ids) }', { ids: (data as any).productPreset.map((x: any) => x._id) });
  const rival = await server.signIn('seller@rival.test');
  const theirs = await server.graphql('{ productPreset { _id raw_name } }', {}, { token: rival, host: 'rival.localhost' });
  console.log(JSON.stringify(theirs).slice(0, 200));
});
