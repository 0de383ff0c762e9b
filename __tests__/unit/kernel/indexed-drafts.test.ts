import type { Draft, Drafts } from '../../../src/client/kernel/drafts/drafts';
import { openDrafts } from '../../../src/client/kernel/drafts/indexed-drafts';
import { giveIndexedDb } from './indexed-db';

/** The browser's locks, shared by its tabs. */
const held = new Set<string>();
const locks = {
  request: async (name: string, work: () => Promise<void>) => {
    held.add(name);
    await work();
    held.delete(name);
  },
  query: async () => ({ held: [...held].map((name) => ({ name })), pending: [] }),
};

const DAY = 24 * 60 * 60 * 1000;
const NOW = 100 * DAY;

const draft = (id: string, change: Partial<Draft> = {}): Draft => ({
  id,
  scope: 'u/tee/',
  savedAt: NOW,
  data: { name: id },
  blobs: [],
  ...change,
});
const nothing = new Map<string, Blob>();
let drafts: Drafts;

beforeAll(async () => {
  giveIndexedDb();
  Object.defineProperty(globalThis, 'navigator', { value: { locks }, configurable: true });
  drafts = await openDrafts();
});
beforeEach(async () => {
  held.clear();
  await drafts.forget();
});

const found = async (scope = 'u/tee/', now = NOW) => (await drafts.abandoned(scope, now)).map(({ id }) => id);

test('drafts of a scope come newest first, those of living tabs not at all', async () => {
  await drafts.write(draft('old', { savedAt: NOW - 5 }), nothing);
  await drafts.write(draft('new'), nothing);
  await drafts.write(draft('elsewhere', { scope: 'u/mug/' }), nothing);
  expect(await found()).toEqual(['new', 'old']);
  const release = drafts.hold('new');
  expect(await found()).toEqual(['old']);
  release();
  await Promise.resolve();
  await Promise.resolve();
  expect(await found()).toEqual(['new', 'old']);
});

test('a draft written again is the same draft; a removed one is gone', async () => {
  await drafts.write(draft('one'), nothing);
  await drafts.write(draft('one', { data: { name: 'changed' } }), nothing);
  expect(await drafts.abandoned('u/tee/', NOW)).toMatchObject([{ data: { name: 'changed' } }]);
  await drafts.remove('one');
  expect(await found()).toEqual([]);
});

test('pictures are kept once for all drafts that name them, and go with the last', async () => {
  const pictures = new Map([['p', new Blob(['bytes'])]]);
  await drafts.write(draft('one', { blobs: ['p'] }), pictures);
  await drafts.write(draft('two', { blobs: ['p'] }), nothing);
  await drafts.remove('one');
  expect((await drafts.picture('p'))?.size).toBe(5);
  await drafts.write(draft('two', { blobs: [] }), nothing);
  expect(await drafts.picture('p')).toBeUndefined();
});

test('pictures that are too large together are left out, and the draft says which it has', async () => {
  const huge = { size: 150 * 1024 * 1024 } as Blob;
  await drafts.write(
    draft('one', { blobs: ['a', 'b'] }),
    new Map([
      ['a', huge],
      ['b', huge],
    ]),
  );
  expect((await drafts.abandoned('u/tee/', NOW))[0]?.blobs).toEqual(['a']);
});

test('what nobody came back for in a month goes, and so does all beyond the newest twenty', async () => {
  await drafts.write(draft('ancient', { savedAt: NOW - 31 * DAY }), nothing);
  for (let i = 0; i < 22; i++) await drafts.write(draft(`n${i}`, { savedAt: NOW - i }), nothing);
  expect(await found()).toEqual(Array.from({ length: 20 }, (_, i) => `n${i}`));
  expect(await found('u/tee/', 0)).toHaveLength(20);
});
