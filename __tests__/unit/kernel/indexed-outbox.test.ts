import { openDB } from 'idb';
import { openOutbox } from '../../../src/client/kernel/outbox/indexed-outbox';
import type { Left, Unsent } from '../../../src/client/kernel/outbox/outbox';
import { giveIndexedDb } from './indexed-db';

/** Locks as tabs of one browser have them. */
const makeLocks = () => {
  const held = new Map<string, Promise<unknown>>();
  return {
    request: async (name: string, _options: object, work: (lock: object | null) => Promise<unknown> | null): Promise<void> => {
      if (held.has(name)) return void (await work(null));
      const working = Promise.resolve(work({ name }));
      held.set(name, working);
      await working;
      held.delete(name);
    },
    /** As if the tab that has them were closed. */
    drop: () => held.clear(),
  };
};

let locks: ReturnType<typeof makeLocks>;
beforeEach(() => {
  giveIndexedDb();
  locks = makeLocks();
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { locks } });
});

const DAY = 24 * 60 * 60 * 1000;
const bytes = new Blob(['picture']);
const upload = (key: string, more: Partial<Unsent> = {}): Unsent => ({
  key,
  kind: 'uploadFile',
  payload: { blobId: `blob of ${key}` },
  size: 7,
  owner: 'ada',
  queuedAt: 1000,
  held: false,
  note: { attempt: 0, step: 'new' },
  ...more,
});

const keys = (left: readonly Left[]): string[] => left.map(({ task: { key } }) => key);

test('uploads are kept with their bytes and how far they came, oldest first, for their own person', async () => {
  const outbox = await openOutbox();
  await outbox.add(upload('later', { queuedAt: 3000 }), bytes);
  await outbox.add(upload('sooner'), bytes);
  await outbox.add(upload('theirs', { owner: 'bob' }), bytes);
  await outbox.change('sooner', { note: { attempt: 1, step: 'begun' }, held: true });
  locks.drop();
  const next = await openOutbox();
  const left = await next.takeOver('ada', 5000);
  expect(keys(left)).toEqual(['sooner', 'later']);
  expect(left[0]?.task).toMatchObject({ held: true, note: { attempt: 1, step: 'begun' } });
  expect(await left[0]?.bytes?.text()).toBe('picture');
  expect(await next.noteOf('sooner')).toEqual({ attempt: 1, step: 'begun' });
  expect(keys(await next.takeOver('bob', 5000))).toEqual(['theirs']);
});

test('one tab has an upload: those of a tab that is there are left alone, and of two that come at once one takes it', async () => {
  const [first, second, third] = await Promise.all([openOutbox(), openOutbox(), openOutbox()]);
  await first.add(upload('a'), bytes);
  expect(await second.takeOver('ada', 2000)).toEqual([]);
  expect(await first.takeOver('ada', 2000)).toEqual([]);
  locks.drop();
  const both = await Promise.all([second.takeOver('ada', 2000), third.takeOver('ada', 2000)]);
  expect(both.flatMap(keys)).toEqual(['a']);
});

test('what has arrived is gone, and so is what nobody came back for', async () => {
  const outbox = await openOutbox();
  await outbox.add(upload('old'), bytes);
  await outbox.add(upload('arrived'), bytes);
  await outbox.remove('arrived');
  await outbox.change('arrived', { held: true });
  locks.drop();
  const next = await openOutbox();
  expect(await next.takeOver('somebody else', 1000 + 8 * DAY)).toEqual([]);
  locks.drop();
  expect(await (await openOutbox()).takeOver('ada', 1000)).toEqual([]);
});

test('the same upload is kept once, and more than there is room for is refused', async () => {
  const outbox = await openOutbox();
  await outbox.add(upload('a', { note: { attempt: 2, step: 'begun' } }), bytes);
  await outbox.add(upload('a'), bytes);
  expect(await outbox.noteOf('a')).toEqual({ attempt: 2, step: 'begun' });
  await expect(outbox.add(upload('b', { size: 1024 ** 3 }), bytes)).rejects.toThrow('full');
});

test('work without bytes is kept as well; bytes that are lost take their upload along', async () => {
  const outbox = await openOutbox();
  await outbox.add(upload('change', { kind: 'bulkChange', payload: { ids: ['x'] }, size: 0 }));
  await outbox.add(upload('lost'));
  locks.drop();
  const left = await (await openOutbox()).takeOver('ada', 2000);
  expect(left).toMatchObject([{ task: { key: 'change', payload: { ids: ['x'] } }, bytes: undefined }]);
  expect(left).toHaveLength(1);
});

test('what an earlier version kept is gone on with; a page whose outbox another tab holds in an older version does without', async () => {
  const { size: _size, ...former } = upload('a', { payload: { blobId: 'b', size: 7 } });
  const before = await openDB('outbox', 1, {
    upgrade: (db) => {
      db.createObjectStore('uploads', { keyPath: 'key' });
      db.createObjectStore('bytes');
    },
  });
  await before.put('uploads', former);
  await before.put('bytes', bytes, 'a');
  await expect(openOutbox()).rejects.toThrow('older');
  before.close();
  const [left] = await (await openOutbox()).takeOver('ada', 2000);
  expect(left?.task).toMatchObject({ key: 'a', size: 7, note: { attempt: 0, step: 'new' } });
  expect(await left?.bytes?.text()).toBe('picture');
});
