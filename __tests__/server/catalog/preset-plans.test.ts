import { seedManyPresets } from '../../../src/server/demo';
import { startTestServer, type TestServer } from '../harness';
import { plansOf } from '../plans';

describe('what a filter or a sort of product types asks for is found by an index', () => {
  let server: TestServer;
  let seller: { readonly token: string; readonly host: string; readonly page: number; readonly container: string };

  beforeAll(async () => {
    server = await startTestServer({ workers: false });
    const shop = await server.makeContainer('presets');
    await seedManyPresets(server.services.db, shop._id, 12_000);
    await server.services.pool.query('analyze product_presets, preset_words, preset_labels');
    const { token } = await server.makeUser(shop);
    seller = { token, host: 'presets.localhost', page: 1, container: shop._id };
  });
  afterAll(() => server.stop());

  const indexesOf = async (document: string): Promise<readonly (string | undefined)[]> =>
    (await plansOf(server, document, seller, 'set local enable_seqscan = off')).flatMap(({ nodes }) =>
      nodes.map((node) => node['Index Name']),
    );

  test.each([
    ['productPreset(search: "ju17777")', 'preset_words_pkey'],
    ['productPreset(tags: ["winter"])', 'preset_labels_pkey'],
    ['productPreset(collection: "Summer")', 'preset_labels_pkey'],
    ['productPreset(favorite: true)', 'product_presets_favorite'],
    ['productPreset(type: "jewelry")', 'product_presets_of_type'],
    ['productPreset(type: "jewelry", sort: "-name")', 'product_presets_of_type_by_name'],
    ['productPreset(provider: "onos")', 'product_presets_by_provider'],
    ['productPreset(provider: "onos", sort: "name")', 'product_presets_of_provider_by_name'],
    ['productPreset(sort: "name")', 'product_presets_by_name'],
    ['productPreset(sort: "-provider")', 'product_presets_by_provider'],
    ['productPreset(sort: "-created_at")', 'product_presets_by_created_at'],
    ['productPreset(sort: "-updated_at")', 'product_presets_by_updated_at'],
    ['productPreset(sort: "base_price")', 'product_presets_by_base_price'],
    ['productPreset(sort: "-mockup_count")', 'product_presets_by_mockup_count'],
  ])('%s: %s', async (list, index) => {
    expect(await indexesOf(`{ ${list} { _id } }`)).toContain(index);
  });

  test.each(['productPresetCount { all }', 'productPresetCountProvider { all }', 'productPresetLabels { tags { tag } }'])(
    '%s reads sums and changes alone',
    async (counts) => {
      const plans = await plansOf(server, `{ ${counts} }`, seller);
      const tables = plans.flatMap(({ nodes }) => nodes.flatMap((node) => node['Relation Name'] ?? []));
      expect(new Set(tables)).toEqual(new Set(['preset_counts', 'preset_count_changes']));
    },
  );

  test.each([
    'productPreset',
    'productPreset(type: "jewelry")',
    'productPreset(provider: "onos")',
    'productPreset(tags: ["soft"])',
    'productPreset(favorite: false)',
  ])('how many there are in %s is not counted', async (list) => {
    const texts = (await plansOf(server, `{ ${list} { _id } }`, seller)).map(({ text }) => text);
    expect(texts.filter((text) => text.startsWith('select count(*)'))).toEqual([]);
    const { total } = await server.graphql(`{ ${list} { _id } }`, {}, { token: seller.token, host: seller.host, perpage: 1 });
    expect(total).toBeGreaterThan(1000);
  });
});
