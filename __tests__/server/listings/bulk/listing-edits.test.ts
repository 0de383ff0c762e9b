import fc from 'fast-check';
import { sql } from 'kysely';
import { asSeller, saveListing, type Ask } from '../../commerce';
import { startTestServer, type GraphQLAnswer, type TestServer } from '../../harness';

const VARS = `$ids: [ID!]!, $edit: ID, $price: Float, $price_by: String, $price_ending: String, $tags: [String!], $add_tags: [String!], $remove_tags: [String!],
  $description: String, $shipping_preset: ID, $product_id: ID, $update_item_sku: Boolean, $params: [BulkItemInput!]`;
const EDIT = `mutation (${VARS}) { bulkItemInfo(ids: $ids, edit: $edit, price: $price, price_by: $price_by, price_ending: $price_ending, tags: $tags,
  add_tags: $add_tags, remove_tags: $remove_tags, description: $description, shipping_preset: $shipping_preset, product_id: $product_id,
  update_item_sku: $update_item_sku, params: $params) { _id } }`;
const CHECK = `query ($ids: [ID!]!, $listing: BulkListingInput) { bulkCheck(action: "bulkItemInfo", ids: $ids, listing: $listing) {
  _id ok code loss changes { field before after } price { before after profit_before profit_after } } }`;
const UNDO = 'mutation ($_id: ID!) { bulkEditUndo(_id: $_id) { restored kept_count kept { _id name fields } } }';
const EDITS = '{ bulkEdits { _id by count fields created_at expires_at undone_at } }';

let server: TestServer;
let token: string;
let ask: Ask;

beforeAll(async () => {
  server = await startTestServer({ demo: true, workers: false });
  token = await server.signIn();
  ask = asSeller(server.origin, token);
});
afterAll(() => server.stop());

const tried = (query: string, variables: object): Promise<GraphQLAnswer> => server.graphql(query, variables, { token });
const refusalOf = ({ errors }: GraphQLAnswer) => errors?.[0]?.extensions?.refusal;
let made = 0;
const some = async (count: number): Promise<string[]> => {
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) ids.push((await saveListing(ask, `Shirt ${(made += 1)}`))._id);
  return ids;
};
/** Rows as they stand, but for what every write changes. */
const rowsOf = async (ids: readonly string[]) => {
  const { rows } = await sql<{ whole: Record<string, unknown> }>`select to_jsonb(l) - 'updated_at' as whole from item_infos l
    where _id = any(${ids}) order by _id`.execute(server.services.db);
  return rows.map(({ whole }) => whole);
};
const latest = async (): Promise<{ _id: string; count: number; fields: string[]; undone_at: number | null }> =>
  (await ask(EDITS)).bulkEdits[0];

test('a dry run tells the differences and the price effect, and the deed does just that', async () => {
  const ids = await some(2);
  const listing = { price: 2, price_by: 'add', add_tags: ['Summer'], params: [{ _id: ids[0]!, name: 'Renamed' }] };
  const { bulkCheck } = await ask(CHECK, { ids, listing });
  const [first, second] = bulkCheck;
  expect(first).toMatchObject({
    ok: true,
    changes: expect.arrayContaining([expect.objectContaining({ field: 'name', after: 'Renamed' })]),
  });
  expect(second.changes.map(({ field }: { field: string }) => field)).toEqual(['tags']);
  expect(second.price.after).toBeCloseTo(second.price.before + 2);
  const { bulkItemInfo } = await ask(EDIT, { ids, ...listing });
  expect(bulkItemInfo).toHaveLength(2);
  const [row] = await rowsOf([ids[0]!]);
  expect(row).toMatchObject({ name: 'Renamed', tags: expect.arrayContaining(['Summer']), price: first.price.after });
  // The same once more in the same words changes prices, and nothing else.
  const again = (await ask(CHECK, { ids, listing: { add_tags: ['Summer'] } })).bulkCheck;
  expect(again).toMatchObject([
    { ok: false, code: 'nothingChanges' },
    { ok: false, code: 'nothingChanges' },
  ]);
});

test('a loss is told and allowed; a price of nothing is refused', async () => {
  const ids = await some(1);
  const [loss] = (await ask(CHECK, { ids, listing: { price: 0.01 } })).bulkCheck;
  expect(loss).toMatchObject({ ok: true, price: { after: 0.01 } });
  expect(loss.loss).toBeGreaterThan(0);
  expect((await ask(CHECK, { ids, listing: { price: -500, price_by: 'add' } })).bulkCheck).toMatchObject([
    { ok: false, code: 'priceTooLow' },
  ]);
  const [ending] = (await ask(CHECK, { ids, listing: { price: 10, price_by: 'percent', price_ending: '99' } })).bulkCheck;
  expect(ending.price.after.toFixed(2)).toMatch(/\.99$/);
});

test.each([
  [{}, 'bulkEdit.nothing'],
  [{ price: 1, price_by: 'guess' }, 'bulkEdit.priceBy'],
  [{ price: 1, price_ending: '13' }, 'bulkEdit.priceEnding'],
  [{ shipping_preset: 'f'.repeat(24) }, 'shippingPreset.missing'],
  [{ product_id: 'f'.repeat(24) }, 'preset.missing'],
  [{ tags: ['a'], edit: 'no such id!' }, 'bulkEdit.id'],
])('%j is refused by %s', async (said, refusal) => {
  const [id] = await some(1);
  expect(refusalOf(await tried(EDIT, { ids: [id], ...said }))).toBe(refusal);
});

test('a description with variables becomes the text of each, in the dry run and in the deed, and nothing of a name is markup', async () => {
  const ids = [(await saveListing(ask, 'Tea & <b>cake</b>'))._id, ...(await some(1))];
  const TEMPLATES = '{ listingTemplates { _id name body updated_at } }';
  const MAKE =
    'mutation ($_id: ID, $updated_at: Int, $params: ListingTemplateInput!) { makeListingTemplate(_id: $_id, updated_at: $updated_at, params: $params) { _id updated_at } }';
  const body = '{{name}}: {{product}}, {{ sizes }} {{fabric|cotton}}';
  const { makeListingTemplate } = await ask(MAKE, { params: { name: ' Short ', body } });
  expect((await ask(TEMPLATES)).listingTemplates).toEqual([{ ...makeListingTemplate, name: 'Short', body }]);
  expect(refusalOf(await tried(MAKE, { params: { name: 'SHORT', body } }))).toBe('listingTemplate.nameTaken');
  expect(refusalOf(await tried(MAKE, { params: { name: 'Empty', body: ' ' } }))).toBe('listingTemplate.bodyMissing');
  const description = `<p>${body}</p>`;
  const { bulkCheck } = await ask(CHECK, { ids, listing: { description } });
  expect(bulkCheck[0].changes[0].after).toMatch(/^Tea & <b>cake<\/b>: Unisex/u);
  await ask(EDIT, { ids, description });
  const [first] = (await rowsOf([ids[0]!])) as { description: string }[];
  expect(first?.description).toMatch(/^<p>Tea &amp; &lt;b&gt;cake&lt;\/b&gt;: Unisex[^<{}]*, S, M, .* cotton<\/p>$/u);
  await ask('mutation ($_id: ID!) { removeListingTemplate(_id: $_id) }', { _id: makeListingTemplate._id });
  expect((await ask(TEMPLATES)).listingTemplates).toEqual([]);
});

test('undo puts back exactly what was changed, over several calls; a second time and a late one are refused', async () => {
  const ids = await some(3);
  const before = await rowsOf(ids);
  await ask(EDIT, { ids: ids.slice(0, 2), edit: 'one', price: 10, price_by: 'percent', description: '<p>New</p>' });
  await ask(EDIT, { ids: ids.slice(1), edit: 'one', tags: ['All', 'new'], update_item_sku: true });
  expect(await latest()).toMatchObject({ _id: 'one', count: 3, undone_at: null });
  expect(await rowsOf(ids)).not.toEqual(before);
  expect((await ask(UNDO, { _id: 'one' })).bulkEditUndo).toEqual({ restored: 3, kept_count: 0, kept: [] });
  expect(await rowsOf(ids)).toEqual(before);
  expect(refusalOf(await tried(UNDO, { _id: 'one' }))).toBe('bulkEdit.undone');
  expect(refusalOf(await tried(UNDO, { _id: 'none' }))).toBe('bulkEdit.missing');
  expect(refusalOf(await tried(EDIT, { ids, edit: 'one', tags: ['more'] }))).toBe('bulkEdit.undone');
  await ask(EDIT, { ids, edit: 'late', tags: ['Late'] });
  await server.services.db
    .updateTable('listing_edits')
    .set({ created_at: Math.floor(Date.now() / 1000) - 901 })
    .where('_id', '=', 'late')
    .execute();
  expect(refusalOf(await tried(UNDO, { _id: 'late' }))).toBe('bulkEdit.expired');
});

test('what somebody else has changed since stays, and is named', async () => {
  const ids = await some(3);
  const before = await rowsOf(ids);
  await ask(EDIT, { ids, edit: 'shared', add_tags: ['Mine'], price: 5, price_by: 'add' });
  // Another person changes the tags of the first and removes the third.
  await ask(EDIT, { ids: [ids[0]!], edit: 'theirs', tags: ['Theirs'] });
  await ask('mutation ($ids: [ID!]!) { removeItemInfo(ids: $ids) { _id } }', { ids: [ids[2]!] });
  const { bulkEditUndo } = await ask(UNDO, { _id: 'shared' });
  expect(bulkEditUndo.restored).toBe(2);
  expect(bulkEditUndo.kept_count).toBe(2);
  expect(bulkEditUndo.kept).toEqual(
    expect.arrayContaining([
      { _id: ids[0], name: expect.any(String), fields: ['tags'] },
      { _id: ids[2], name: '', fields: expect.any(Array) },
    ]),
  );
  const [first, second] = await rowsOf(ids);
  expect(first).toEqual({ ...before[0], tags: ['Theirs'] });
  expect(second).toEqual(before[1]);
});

test('a lost answer to an undo is told again under its key', async () => {
  const ids = await some(1);
  await ask(EDIT, { ids, edit: 'lost', tags: ['Lost'] });
  const options = { token, idempotencyKey: 'undo-lost' };
  const [one, two] = [await server.graphql(UNDO, { _id: 'lost' }, options), await server.graphql(UNDO, { _id: 'lost' }, options)];
  expect(two).toEqual(one);
  expect(one.data).toMatchObject({ bulkEditUndo: { restored: 1, kept: [] } });
});

test('ten thousand ids are found by one question', async () => {
  const ids = await some(2);
  const { itemInfoIds } = await ask('{ itemInfoIds(search: "Shirt") }');
  expect(itemInfoIds).toEqual(expect.arrayContaining(ids));
});

/** Columns that are put back together or not at all. */
const ITEM = `query ($_id: ID!) { itemsInfo(_id: $_id) { _id updated_at sku name description tags price
  attribute_specifics_modify { selected sku sale_price base_price name_value { name type value } } } }`;

test('what a file says of single items is previewed, written and undone, and an item that changed meanwhile is left as it is', async () => {
  const ids = await some(2);
  const [first, second] = await Promise.all(ids.map(async (_id) => (await ask(ITEM, { _id })).itemsInfo[0]));
  const variant = first.attribute_specifics_modify[0];
  const label = variant.name_value.map(({ value }: { value: string }) => value).join(' / ');
  const params = [
    {
      _id: ids[0]!,
      updated_at: first.updated_at,
      sku: `FILE-${made}`,
      name: 'From a file',
      description: '<p>Soft cotton.</p><script>x()</script>',
      tags: ['File'],
      variants: [{ variant: label, sku: `FILE-${made}-V`, price: 3.5 }],
    },
    { _id: ids[1]!, updated_at: second.updated_at - 1, name: 'Too late' },
  ];
  const before = await rowsOf(ids);
  const { bulkCheck } = await ask(CHECK, { ids, listing: { params } });
  expect(bulkCheck[0]).toMatchObject({ ok: true, price: { after: 3.5 } });
  expect(bulkCheck[0].changes).toEqual(
    expect.arrayContaining([
      { field: 'sku', before: first.sku, after: `FILE-${made}` },
      { field: 'name', before: first.name, after: 'From a file' },
      { field: label, before: variant.sale_price.toFixed(2), after: '3.50' },
      { field: label, before: variant.sku, after: `FILE-${made}-V` },
    ]),
  );
  expect(bulkCheck[1]).toMatchObject({ ok: false, code: 'itemChanged' });
  expect(await rowsOf(ids)).toEqual(before);

  const { bulkItemInfo } = await ask(EDIT, { ids, params, edit: 'of-a-file' });
  expect(bulkItemInfo).toEqual([{ _id: ids[0] }]);
  const [after] = (await ask(ITEM, { _id: ids[0]! })).itemsInfo;
  expect(after).toMatchObject({ sku: `FILE-${made}`, name: 'From a file', description: '<p>Soft cotton.</p>', tags: ['File'], price: 3.5 });
  expect(after.attribute_specifics_modify[0]).toMatchObject({ sku: `FILE-${made}-V`, sale_price: 3.5 });
  expect(after.attribute_specifics_modify.slice(1)).toEqual(first.attribute_specifics_modify.slice(1));

  await ask(UNDO, { _id: 'of-a-file' });
  expect(await rowsOf(ids)).toEqual(before);
});

test('a SKU of another item, or of two rows of one file, is refused row by row', async () => {
  const ids = await some(3);
  const { sku } = (await ask(ITEM, { _id: ids[0]! })).itemsInfo[0];
  const params = [
    { _id: ids[1]!, sku },
    { _id: ids[2]!, sku: `TWICE-${made}` },
    { _id: ids[0]!, sku: `TWICE-${made}` },
  ];
  const { bulkCheck } = await ask(CHECK, { ids, listing: { params } });
  expect(bulkCheck.map(({ code }: { code: string }) => code)).toEqual(['skuTaken', 'skuTaken', 'skuTaken']);
});

const PRICED = ['product_id', 'type', 'prety_attributes', 'attribute_specifics_modify', 'price', 'sku'];

test('an edit and its undo leave everything as it was, but for what others have changed in between', async () => {
  const ids = await some(3);
  const said = fc.oneof(
    fc.record({ add_tags: fc.subarray(['a', 'b', 'c'], { minLength: 1 }) }),
    fc.record({ tags: fc.subarray(['a', 'b']) }),
    fc.record({ price: fc.integer({ min: 1, max: 40 }), price_by: fc.constantFrom('set', 'add', 'percent', 'profit') }),
    fc.record({ description: fc.constantFrom('<p>One</p>', '<p>Two</p>') }),
    fc.constant({ update_item_sku: true }),
    fc.constantFrom('First', 'Second').map((name) => ({ params: ids.map((_id) => ({ _id, name })) })),
  );
  const all = fc.array(said, { minLength: 1, maxLength: 3 });
  let kept = 0;
  await fc.assert(
    fc.asyncProperty(all, all, fc.subarray(ids), async (mine, theirs, touched) => {
      const edit = `random${(made += 1)}`;
      const before = await rowsOf(ids);
      for (const each of mine) await tried(EDIT, { ids, edit, ...each });
      const mineDone = await rowsOf(ids);
      for (const each of theirs) if (touched.length > 0) await tried(EDIT, { ids: touched, ...each });
      const now = await rowsOf(ids);
      const answer = await tried(UNDO, { _id: edit });
      // Nothing was different from what it was.
      if (refusalOf(answer) === 'bulkEdit.missing') return expect(mineDone).toEqual(before);
      expect(answer.errors).toBeUndefined();
      kept += (answer.data as { bulkEditUndo: { kept_count: number } }).bulkEditUndo.kept_count;
      const wanted = now.map((row, at) => {
        const changed = Object.keys(row).filter((name) => JSON.stringify(mineDone[at]![name]) !== JSON.stringify(before[at]![name]));
        const others = changed.filter((name) => JSON.stringify(row[name]) !== JSON.stringify(mineDone[at]![name]));
        const apart = others.some((name) => PRICED.includes(name));
        const back = changed.filter((name) => !others.includes(name) && !(apart && PRICED.includes(name)));
        return { ...row, ...Object.fromEntries(back.map((name) => [name, before[at]![name]])) };
      });
      expect(await rowsOf(ids)).toEqual(wanted);
    }),
    { numRuns: 20, seed: 20_261 },
  );
  expect(kept).toBeGreaterThan(0);
});
