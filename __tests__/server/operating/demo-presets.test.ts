import { fillDemo } from '../../../src/server/commands';
import { startTestServer, type TestServer } from '../harness';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ workers: false });
});
afterAll(() => server.stop());

const fill = (...args: string[]): Promise<string> => fillDemo(server.config, args, new AbortController().signal);

test('where there is no demo, it says what to do', async () => {
  await expect(fill('--presets', '3')).rejects.toThrow('No demo found. Start the server once with DEMO=on first.');
});

test('a large catalogue is made beside a running server, each product type once', async () => {
  const shop = await server.makeContainer('demo');
  const { token } = await server.makeUser(shop);
  expect(await fill('--presets', '510')).toBe('Added 510 product types.');
  expect(await fill('--presets', '520')).toBe('Added 10 product types.');
  const LIST = '{ productPreset(search: "juniper") { name variant_count } productPresetCount { all } }';
  const { data, total } = await server.graphql(LIST, {}, { token, host: 'demo.localhost' });
  expect(data.productPresetCount.all).toBe(520);
  expect(total).toBe(51);
  expect(data.productPreset[0]).toMatchObject({ variant_count: 12 });
});

test.each([[], ['--presets'], ['--presets', '0'], ['--presets', 'many'], ['--presets', '1e9'], ['--orders', '5'], ['--presets', '5', '6']])(
  'asked for %j, it says how to ask',
  async (...args) => {
    await expect(fill(...args.filter((each) => each !== undefined))).rejects.toThrow(/^Enter the number of product types to add/);
  },
);
