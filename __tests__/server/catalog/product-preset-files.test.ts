import type { ProductPresetInput } from '../../../src/contract/generated/operations';
import { nthPreset } from '../../../src/server/demo/many-presets';
import { good, IMPORT, paramsOf, presetDesk, type PresetDesk, type Row } from '../preset-desk';

let server: PresetDesk['server'];
let staff: PresetDesk['staff'];
let ask: PresetDesk['ask'];
let refusal: PresetDesk['refusal'];
let create: PresetDesk['create'];

beforeAll(async () => {
  ({ server, staff, ask, refusal, create } = await presetDesk());
});
afterAll(() => server.stop());

describe('files', () => {
  const shopOf = async () => {
    const shop = await server.makeContainer();
    const user = await server.makeUser(shop);
    const host = `${shop.domain}.localhost`;
    const request = (path = '/product-presets.json') => server.request(path, { host, headers: { authorization: `Bearer ${user.token}` } });
    const take = async (json: string, dry_run?: boolean): Promise<Row> =>
      good(await server.graphql(IMPORT, { json, dry_run }, { token: user.token, host }));
    return { user, host, request, take };
  };
  const fileOf = (presets: readonly unknown[]): string => JSON.stringify({ product_presets: 1, presets });

  test('what is written, read into an empty shop and written again is the same to the byte', async () => {
    const [one, two] = [await shopOf(), await shopOf()];
    const presets = Array.from({ length: 230 }, (_, n) => nthPreset(n));
    const odd: ProductPresetInput = {
      ...paramsOf({ name: 'Ünïcode "tee" 👕', description: '<p>a &amp; b</p>', raw_name: 'a' }),
      image: { url: '/static/garments/tee/front.png' },
      extend_images: [{ url: 'https://cdn.test/b.png' }],
      package_dimensions: { length: 30.5, width: 20, height: 2 },
      platform_category: [{ platform: 'etsy', id: '482', path: ['Clothing', 'Shirts'], version: '' }],
      platform_specifics: [{ platform: 'etsy', specifics: [{ name: 'Fit', values: ['Loose'] }] }],
      specifics: [{ name: 'Material', values: ['Cotton', 'Linen'] }],
      size_chart: { unit: 'in', columns: ['Width'], rows: [{ size: 'S', values: ['18-19'] }] },
    };
    expect(await one.take(fileOf([...presets, odd]))).toMatchObject({ done: true, made: 231, refused: 0 });
    const first = await one.request();
    expect([first.status, first.headers['content-type'], first.headers['content-disposition']]).toEqual([
      200,
      'application/json; charset=utf-8',
      'attachment; filename="product-presets.json"',
    ]);
    expect(first.json<{ presets: unknown[] }>().presets).toHaveLength(231);
    expect(await two.take(first.text)).toMatchObject({ made: 231 });
    expect((await two.request()).body.equals(first.body)).toBe(true);
    // Read again where it was written, nothing is new.
    const again = await one.take(first.text);
    expect(again).toMatchObject({ made: 0, changed: 0, same: 231, refused: 0 });
    const some = await one.request('/product-presets.json?type=jewelry');
    expect(some.json<{ presets: { type: string }[] }>().presets.every(({ type }) => type === 'jewelry')).toBe(true);
  });

  test('a preview tells of each what would happen, and does nothing', async () => {
    const { take, request } = await shopOf();
    await take(fileOf([paramsOf({ name: 'There', weight: 10 }), paramsOf({ name: 'Same' })]));
    const before = await request();
    const file = fileOf([
      { name: 'There', provider: 'private', type: 'apparel', weight: 20, tags: ['new'] },
      { name: 'Same', provider: 'private', type: 'apparel' },
      { name: 'Fresh', provider: 'private', type: 'apparel' },
      { name: 'Fresh', provider: 'private', type: 'apparel' },
      { name: 'Odd', provider: 'nobody', type: 'apparel' },
      { name: 'Odd', provider: 'private', type: 'apparel', prety_attributes: [{}] },
      { name: 'Odd', provider: 'private', type: 'apparel', colour: 'red' },
      'nothing',
    ]);
    const preview = await take(file, true);
    expect(preview).toMatchObject({ done: false, made: 1, changed: 1, same: 1, refused: 5 });
    expect(preview.rows.map(({ verdict, fields, reason }: Row) => [verdict, fields, reason?.refusal ?? null])).toEqual([
      ['changed', ['weight', 'tags'], null],
      ['same', [], null],
      ['new', [], null],
      ['refused', [], 'preset.import.twice'],
      ['refused', [], 'preset.provider'],
      ['refused', [], 'preset.import.shape'],
      ['refused', [], 'preset.import.shape'],
      ['refused', [], 'preset.import.shape'],
    ]);
    expect(preview.rows[6].message).toBe('In the file, “colour” is missing, unknown, or the wrong type.');
    expect((await request()).text).toBe(before.text);
    const done = await take(file);
    expect(done.rows.map(({ verdict }: Row) => verdict)).toEqual(preview.rows.map(({ verdict }: Row) => verdict));
    expect((await take(file, true)).rows.slice(0, 3).map(({ verdict }: Row) => verdict)).toEqual(['same', 'same', 'same']);
  });

  test.each([
    ['no JSON', '{', 'preset.import.notJson'],
    ['something else', '{"a":1}', 'preset.import.format'],
    ['another version', '{"product_presets":2,"presets":[]}', 'preset.import.format'],
    ['too many', JSON.stringify(Array.from({ length: 10_001 }, () => 0)), 'preset.import.tooMany'],
    ['more than a piece', JSON.stringify(['x'.repeat(3_000_000)]), 'preset.fileTooLong'],
  ])('%s is refused whole', async (_what, json, code) => {
    expect((await refusal(IMPORT, { json }))[1]).toBe(code);
  });

  test('what is hostile is refused row by row, and nothing of it runs', async () => {
    const { take } = await shopOf();
    const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    const json = `[${deep},{"__proto__":{"name":"x"},"name":"Proto","provider":"private","type":"apparel"},
      {"name":"\\u0000","provider":"private","type":"apparel"},
      {"name":"Script","provider":"private","type":"apparel","description":"<img src=x onerror=alert(1)><p>ok</p>"}]`;
    const { rows, made } = await take(json);
    expect(rows.map(({ verdict }: Row) => verdict)).toEqual(['refused', 'refused', 'refused', 'new']);
    expect(made).toBe(1);
  });

  test('who may add but not change is told so where something would change', async () => {
    const adder = await staff.member(await staff.group('Adders', { item_preset: 'va' }));
    const { name } = await create();
    const json = fileOf([
      { name, provider: 'private', type: 'apparel', weight: 7 },
      { name: `New of ${name}`, provider: 'private', type: 'apparel' },
    ]);
    const { rows } = await ask(IMPORT, { json }, adder);
    expect(rows.map(({ verdict, reason }: Row) => [verdict, reason?.refusal])).toEqual([
      ['refused', 'permission.needed'],
      ['new', undefined],
    ]);
  });

  test('the file is for those who may see the list, signed in to that shop', async () => {
    const { host, request } = await shopOf();
    expect((await request()).status).toBe(200);
    expect((await server.request('/product-presets.json', { host })).status).toBe(400);
    const stranger = await server.makeUser(await server.makeContainer());
    const headers = { authorization: `Bearer ${stranger.token}` };
    expect((await server.request('/product-presets.json', { host, headers })).status).toBe(400);
    const blind = await staff.member(await staff.group('No presets', { store: 'v' }));
    const answer = await server.request('/product-presets.json', {
      host: `${staff.container.domain}.localhost`,
      headers: { authorization: `Bearer ${blind.token}` },
    });
    expect([answer.status, answer.json<{ message: string }>().message]).toEqual([
      403,
      'You need the “item_preset: view” permission. Ask the workspace owner.',
    ]);
  });
});
