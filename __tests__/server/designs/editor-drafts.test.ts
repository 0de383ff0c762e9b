import {
  EditorDraftDocument,
  EditorDraftsDocument,
  MakeEditorDraftDocument,
  TrashEditorDraftDocument,
  type EditorDraftInput,
  type MockupSideInput,
} from '../../../src/contract/generated/operations';
import { startTestServer, type TestServer } from '../harness';

const PEOPLE = { owner: 'seller@demo.test', sale: 'sale@demo.test', stranger: 'seller@rival.test' } as const;
type Person = keyof typeof PEOPLE;

let server: TestServer;
const tokens = {} as Record<Person, string>;
let product: string;

beforeAll(async () => {
  server = await startTestServer({ demo: true, workers: false });
  for (const person of Object.keys(PEOPLE) as Person[]) tokens[person] = await server.signIn(PEOPLE[person]);
  const [preset] = (await run('owner', '{ productPreset { _id } }')).data.productPreset;
  product = preset._id;
});
afterAll(() => server.stop());

const run = (person: Person, document: string | { toString(): string }, variables: object = {}) =>
  server.graphql(document, variables, { token: tokens[person], host: person === 'stranger' ? 'rival.localhost' : 'demo.localhost' });

const side = (words: string, change: Partial<MockupSideInput> = {}): MockupSideInput => ({
  id: 'front',
  name: 'Front',
  print_area: { x: 0, y: 0, width: 600, height: 700 },
  document: { width: 2000, height: 2000, settings: [{ name: 'color', value: '#ffffff' }] },
  layers: [{ id: 'one', name: 'Text #1', type: 'text', settings: [{ name: 'text', value: words }] }],
  ...change,
});

const form = { name: '', description: '', tags: [], fix_profit: 'abc', fixed_profit: '', offered: [], excluded: [], prices: [] };

const params = (words: string, change: Partial<EditorDraftInput> = {}): EditorDraftInput => ({
  product_id: product,
  form,
  sides: [side(words)],
  ...change,
});

let made = 0;
const freshId = () => `draft${(made += 1)}`;
const keep = async (person: Person, _id: string, revision: number, draft: EditorDraftInput) =>
  run(person, MakeEditorDraftDocument, { _id, revision, params: draft });
const read = async (person: Person, _id: string) => (await run(person, EditorDraftDocument, { _id })).data.editorDraft;
const wordsOf = async (person: Person, _id: string) => (await read(person, _id))?.sides[0].layers[0].settings[0].value;
const listed = async (person: Person, variables: object = {}) => (await run(person, EditorDraftsDocument, variables)).data.editorDrafts;

test('what is typed and drawn comes back as it was, unnamed and with a profit that is no number', async () => {
  const _id = freshId();
  const typed = {
    ...form,
    tags: ['summer'],
    offered: [{ type: 'Color', values: ['White'] }],
    excluded: ['White / M'],
    prices: [{ variant: 'White / L', price: '12,' }],
  };
  await keep('owner', _id, 1, params('Hello', { form: typed, mockup_version: 7, sent_step: 'mockup', sent_key: 'key-1' }));
  const draft = await read('owner', _id);
  expect(draft).toMatchObject({
    _id,
    revision: 1,
    product_id: product,
    form: typed,
    mockup_version: 7,
    sent_step: 'mockup',
    sent_key: 'key-1',
  });
  expect(draft.sides[0].layers).toEqual([
    { id: 'one', name: 'Text #1', type: 'text', settings: [{ name: 'text', value: 'Hello', file_id: null, file_url: null }], options: [] },
  ]);
  expect(await listed('owner', { product_id: product })).toMatchObject([
    { _id, name: '', product_name: expect.any(String), mockup_id: null },
  ]);
  expect(await listed('owner', { mockup_id: 'another' })).toEqual([]);
});

test('a write that arrives late changes nothing; one whose answer was lost may be sent again', async () => {
  const _id = freshId();
  await keep('owner', _id, 2, params('second'));
  expect((await keep('owner', _id, 1, params('first'))).data.makeEditorDraft).toMatchObject({ revision: 2 });
  expect(await wordsOf('owner', _id)).toBe('second');
  await keep('owner', _id, 2, params('second'));
  await keep('owner', _id, 3, params('third'));
  expect(await wordsOf('owner', _id)).toBe('third');
});

test('twenty writes at once leave the newest', async () => {
  const _id = freshId();
  const revisions = Array.from({ length: 20 }, (_none, i) => i + 1).toSorted(() => Math.random() - 0.5);
  await Promise.all(revisions.map((revision) => keep('owner', _id, revision, params(`write ${revision}`))));
  expect(await wordsOf('owner', _id)).toBe('write 20');
});

test('it is removed only as it was known, and once more does no harm', async () => {
  const _id = freshId();
  await keep('owner', _id, 5, params('newer'));
  await run('owner', TrashEditorDraftDocument, { _id, revision: 4 });
  expect(await wordsOf('owner', _id)).toBe('newer');
  for (const revision of [5, 5, null]) {
    const { data, errors } = await run('owner', TrashEditorDraftDocument, { _id, revision });
    expect([data.trashEditorDraft, errors]).toEqual([_id, undefined]);
  }
  expect(await read('owner', _id)).toBeNull();
});

test.each(['sale', 'stranger'] as const)(
  '%s neither sees, writes nor removes what somebody else keeps, even under the same id',
  async (other) => {
    const _id = freshId();
    await keep('owner', _id, 1, params('mine'));
    expect(await read(other, _id)).toBeNull();
    expect((await listed(other)) ?? []).toEqual([]);
    await run(other, TrashEditorDraftDocument, { _id });
    await keep(other, _id, 9, params('theirs'));
    expect(await wordsOf('owner', _id)).toBe('mine');
    await run(other, TrashEditorDraftDocument, { _id });
    expect(await wordsOf('owner', _id)).toBe('mine');
  },
);

test('no address comes back that was sent: a picture is named by its file, a garment is a shipped one', async () => {
  const _id = freshId();
  const far = 'https://evil.test/spy.png';
  const picture = { name: 'image', file_id: 'f1', file_url: far };
  const layers = [{ id: 'one', name: '<img src=x onerror=alert(1)>', type: 'image', settings: [picture], options: [picture] }];
  const image = { _id: null, url: far, width: 10, height: 10 };
  const document = { width: 10, height: 10, settings: [{ ...picture, name: 'backgroundImage' }] };
  await keep('owner', _id, 1, params('', { sides: [side('', { image, mockup: image, document, layers })] }));
  const draft = await read('owner', _id);
  expect(JSON.stringify(draft)).not.toContain('evil.test');
  expect(draft.sides[0].layers[0]).toMatchObject({ name: layers[0]!.name, settings: [{ file_id: 'f1', file_url: null }] });
});

const refusedDrafts: readonly [what: string, make: () => [_id: string, draft: EditorDraftInput], sentence: RegExp][] = [
  ['an id that is none', () => [`x'); --`, params('')], /^Use 1 to 64/],
  ['an id without an end', () => ['a'.repeat(65), params('')], /^Use 1 to 64/],
  ['a product that is not there', () => [freshId(), params('', { product_id: 'f'.repeat(24) })], /product type no longer exists/],
  ['a text that cannot be saved', () => [freshId(), params('\u0000')], /can’t be saved/],
  ['21 sides', () => [freshId(), params('', { sides: Array.from({ length: 21 }, () => side('')) })], /up to 20 sides/],
];

test.each(refusedDrafts)('%s is refused in one sentence', async (_what, make, sentence) => {
  const [_id, draft] = make();
  const { errors } = await keep('owner', _id, 1, draft);
  expect(errors?.[0]?.message).toMatch(sentence);
});

test('a hundred are kept, not one more; those that are there are written on', async () => {
  const before = (await listed('owner')).length;
  const ids = Array.from({ length: 101 - before }, freshId);
  const refused = (await Promise.all(ids.map((_id) => keep('owner', _id, 1, params(''))))).filter(({ errors }) => errors);
  expect(refused.map(({ errors }) => errors?.[0]?.extensions?.refusal)).toEqual(['draft.tooMany']);
  const [known] = await listed('owner');
  expect((await keep('owner', known._id, 90, params('still'))).errors).toBeUndefined();
  expect(await wordsOf('owner', known._id)).toBe('still');
});

test('what somebody has begun on a product type keeps it', async () => {
  const create = 'mutation ($p: ProductPresetInput!) { productPresetCreate(params: $p) { _id } }';
  const { data } = await run('owner', create, { p: { name: 'Begun', provider: 'private', type: 'apparel' } });
  const product_id = data.productPresetCreate._id as string;
  const _id = freshId();
  await keep('sale', _id, 1, params('Mine', { product_id }));
  const remove = 'mutation ($ids: [ID!]!) { productPresetRemove(delete_ids: $ids) }';
  const refused = await run('owner', remove, { ids: [product_id] });
  expect(refused.errors?.[0]?.message).toBe('Used by 1 template, mockup, item, or unfinished design.');
  expect(await wordsOf('sale', _id)).toBe('Mine');
  await run('sale', TrashEditorDraftDocument, { _id });
  expect((await run('owner', remove, { ids: [product_id] })).errors).toBeUndefined();
});
