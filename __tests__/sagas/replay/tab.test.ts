import { nameSession, openTab } from '../../../src/client/replay/tab';

/** The session storage of a tab, and the locks of a browser. */
const kept = new Map<string, string>();
const held = new Set<string>();

const sessionStorage = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
};

const locks = {
  request: (name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<never>) => {
    if (!held.has(name)) {
      held.add(name);
      return hold();
    }
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('Given up.'))));
  },
};

const browser = (has: { readonly locks?: typeof locks; readonly storage?: typeof sessionStorage | null }) => {
  Object.defineProperty(globalThis, 'navigator', { value: { locks: has.locks }, configurable: true });
  Object.defineProperty(globalThis, 'sessionStorage', {
    value: has.storage === undefined ? sessionStorage : has.storage,
    configurable: true,
  });
};

beforeEach(() => {
  kept.clear();
  held.clear();
  browser({ locks });
});

/** The page is gone, and its locks with it. */
const gone = () => held.clear();

test('a log goes on over reloads while the same session of the same person does', async () => {
  const first = await openTab('token of Ada');
  expect(first.continued).toBe(false);
  gone();
  expect(await openTab('token of Ada')).toMatchObject({ continued: true, tab: { id: first.tab.id, key: first.tab.key } });
});

test.each([
  ['another person', 'token of Ben'],
  ['nobody', null],
])('%s in the same tab begins another log, with another key', async (_name, session) => {
  const first = await openTab('token of Ada');
  gone();
  const next = await openTab(session);
  expect(next.continued).toBe(false);
  expect(next.tab.id).not.toBe(first.tab.id);
  expect(next.tab.key).not.toBe(first.tab.key);
});

test('what nobody does is a log for each page, until it is known whose it is', async () => {
  const first = await openTab(null);
  gone();
  const second = await openTab(null);
  expect(second.continued).toBe(false);
  expect(second.tab.id).not.toBe(first.tab.id);
  nameSession(second.tab, 'token of Ada');
  gone();
  expect((await openTab('token of Ada')).tab.id).toBe(second.tab.id);
});

test('a duplicated tab begins a log of its own', async () => {
  const first = await openTab('token of Ada');
  const twin = await openTab('token of Ada');
  expect(twin.continued).toBe(false);
  expect(twin.tab.id).not.toBe(first.tab.id);
});

test('where nobody can tell a duplicate, every page begins a log', async () => {
  browser({});
  const first = await openTab('token of Ada');
  expect((await openTab('token of Ada')).tab.id).not.toBe(first.tab.id);
});

test.each([
  ['nothing that is JSON', '{'],
  ['no tab', '{"id":1}'],
  ['a tab of before sessions were told apart', JSON.stringify({ id: 'x', key: '0'.repeat(32) })],
  ['a key that is none', JSON.stringify({ id: 'x', key: 'short', session: 'y' })],
])('session storage that holds %s is no log', async (_name, text) => {
  kept.set('action-log', text);
  expect(await openTab('token of Ada')).toMatchObject({
    continued: false,
    tab: { key: expect.stringMatching(/^[0-9a-f]{32}$/) as string },
  });
});

test('without a session storage the log ends with the page', async () => {
  browser({ locks, storage: null });
  expect((await openTab('token of Ada')).continued).toBe(false);
  expect((await openTab('token of Ada')).continued).toBe(false);
});

test('nothing of the token is kept', async () => {
  await openTab('token of Ada');
  expect([...kept.values()].join()).not.toContain('token of Ada');
});
