import { AFTER_TYPING, draftActions, isForgetting } from '../../src/client/entities/message-drafts';
import { presenceActions, PRESENCE_EVERY } from '../../src/client/entities/presences';
import { keepUnsent, unsentOf, type Unsent } from '../../src/client/entities/unsent-messages';
import { fakeBrowser } from './support/fake-browser';
import { storeWithFakeServer } from './support/fake-server';

const place = { support_id: 's1', device: 'here' };
const write = (body: string): void =>
  keepUnsent('s1', { kind: 'reply', body, files: [], since: 'm1', told: false, state: 'typed' } satisfies Unsent);
const away = { kind: 'maintenance', message: 'No answer.' } as const;
/** Timers that are due run, and the sagas they wake. */
const pass = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => jest.useFakeTimers({ doNotFake: ['performance'] }));
afterEach(() => {
  keepUnsent('s1', null);
  jest.useRealTimers();
});

const saved = (calls: readonly { readonly operation: string }[]): number =>
  calls.filter(({ operation }) => operation === 'DraftSave').length;

test('what is typed goes to the server a second after the last key, once', async () => {
  const { store, calls, last } = storeWithFakeServer();
  for (const body of ['H', 'He', 'Hello']) {
    write(body);
    store.dispatch(draftActions.typed(place));
    await pass(AFTER_TYPING - 100);
  }
  expect(saved(calls)).toBe(0);
  await pass(100);
  expect(saved(calls)).toBe(1);
  expect(last('DraftSave').variables).toEqual({ params: { ...place, kind: 'reply', body: 'Hello', files: [] } });
  void last('DraftSave').answer({ draftSave: null });
  await pass(0);
  expect(unsentOf('s1')?.state).toBe('kept');
});

test('whoever leaves a conversation has what they wrote kept at once', async () => {
  const { store, calls } = storeWithFakeServer();
  write('Half a sent');
  store.dispatch(draftActions.typed(place));
  store.dispatch(draftActions.left(place));
  await pass(0);
  expect(saved(calls)).toBe(1);
  await pass(AFTER_TYPING * 2);
  expect(saved(calls)).toBe(1);
});

test('what the server could not be told stays, and is told again', async () => {
  const { store, calls, last } = storeWithFakeServer();
  write('Hello');
  store.dispatch(draftActions.left(place));
  await pass(0);
  void last('DraftSave').fail(away);
  await pass(0);
  expect(unsentOf('s1')).toMatchObject({ body: 'Hello', state: 'failed' });
  await pass(10_000);
  expect(saved(calls)).toBe(2);
});

test('what was sent meanwhile is no draft any more', async () => {
  const { store, calls } = storeWithFakeServer();
  write('Hello');
  store.dispatch(draftActions.typed(place));
  keepUnsent('s1', null);
  await pass(AFTER_TYPING);
  expect(saved(calls)).toBe(0);
});

test('what is being sent is no draft any more', async () => {
  const { store, calls } = storeWithFakeServer();
  write('Hello');
  store.dispatch(draftActions.typed(place));
  keepUnsent('s1', { ...unsentOf('s1')!, state: 'sending' });
  await pass(AFTER_TYPING);
  expect(saved(calls)).toBe(0);
  expect(unsentOf('s1')?.state).toBe('sending');
});

test('a draft is forgotten after the one that was on its way, and what is written then is told after both', async () => {
  const { store, calls, last } = storeWithFakeServer();
  const bodies = () => calls.map(({ variables }) => (variables['params'] as { body: string }).body);
  write('Sent');
  store.dispatch(draftActions.left(place));
  await pass(0);
  keepUnsent('s1', null);
  store.dispatch(draftActions.drop(place));
  await pass(500);
  expect(bodies()).toEqual(['Sent']);
  void last('DraftSave').answer({ draftSave: null });
  await pass(100);
  expect([bodies(), isForgetting('s1')]).toEqual([['Sent', ''], true]);
  write('Taken back');
  store.dispatch(draftActions.typed(place));
  await pass(AFTER_TYPING + 500);
  expect(bodies()).toEqual(['Sent', '']);
  void last('DraftSave').answer({ draftSave: null });
  await pass(100);
  expect([bodies(), isForgetting('s1')]).toEqual([['Sent', '', 'Taken back'], false]);
});

test('somebody is there every eight seconds, not while the page is hidden, and gone when they leave', async () => {
  const tab = fakeBrowser('https://shop.test/support/order');
  const { store, calls } = storeWithFakeServer({ browser: tab.browser });
  const modes = (): readonly unknown[] =>
    calls.filter(({ operation }) => operation === 'Presence').map(({ variables }) => variables['mode']);
  const answer = async (): Promise<void> => {
    void calls.findLast(({ operation }) => operation === 'Presence')?.answer({ presence: true });
    await pass(0);
  };
  store.dispatch(presenceActions.here({ ...place, mode: 'view' }));
  await answer();
  expect(modes()).toEqual(['view']);
  await pass(PRESENCE_EVERY);
  await answer();
  expect(modes()).toEqual(['view', 'view']);
  store.dispatch(presenceActions.here({ ...place, mode: 'reply' }));
  await answer();
  expect(modes()).toEqual(['view', 'view', 'reply']);
  tab.show(false);
  await pass(PRESENCE_EVERY * 3);
  expect(modes()).toHaveLength(3);
  tab.show(true);
  await pass(0);
  await answer();
  expect(modes()).toHaveLength(4);
  store.dispatch(presenceActions.left(place));
  await pass(PRESENCE_EVERY * 2);
  expect(modes()).toEqual(['view', 'view', 'reply', 'reply', 'gone']);
});
