import { AFTER_WRITING, postDraftActions } from '../../src/client/entities/post-drafts';
import { keepWritten, NO_WORDS, writtenAt, type PostWords } from '../../src/client/entities/written-posts';
import { storeWithFakeServer } from './support/fake-server';

const place = { place: 'here' };
const away = { kind: 'maintenance', message: 'No answer.', wordless: true } as const;
const pass = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => jest.useFakeTimers({ doNotFake: ['performance'] }));
afterEach(() => {
  keepWritten('here', null);
  jest.useRealTimers();
});

const type = (change: Partial<PostWords>): void => {
  const now = writtenAt('here');
  const fresh = { id: null, version: null, words: NO_WORDS, error: null, publishing: false, shown: 0 };
  keepWritten('here', { ...fresh, ...now, words: { ...(now?.words ?? NO_WORDS), ...change }, state: 'typed' });
};
const row = (version: number, words: Partial<PostWords> = {}) => ({
  ...NO_WORDS,
  ...words,
  _id: 'p1',
  version,
  status: 'draft',
});
const times = (calls: readonly { readonly operation: string }[], wanted: string): number =>
  calls.filter(({ operation }) => operation === wanted).length;

test('what is written is saved two seconds after the last key, and the next save names the version', async () => {
  const { store, calls, last } = storeWithFakeServer();
  for (const title of ['H', 'He', 'Hero']) {
    type({ title });
    store.dispatch(postDraftActions.typed(place));
    await pass(AFTER_WRITING - 100);
  }
  expect(times(calls, 'MakeBlog')).toBe(0);
  await pass(100);
  expect(last('MakeBlog').variables).toMatchObject({ _id: null, version: null, params: { title: 'Hero' } });
  void last('MakeBlog').answer({ makeBlog: row(1) });
  await pass(0);
  expect(writtenAt('here')).toMatchObject({ id: 'p1', version: 1, state: 'kept' });
  type({ title: 'Heron' });
  store.dispatch(postDraftActions.left(place));
  await pass(0);
  expect(last('MakeBlog').variables).toMatchObject({ _id: 'p1', version: 1 });
});

test('a lost answer is asked for again as it was, before what was typed since: there is one post', async () => {
  const { store, calls, last } = storeWithFakeServer();
  type({ title: 'One' });
  store.dispatch(postDraftActions.left(place));
  await pass(0);
  const first = last('MakeBlog');
  void first.fail(away);
  await pass(0);
  expect(writtenAt('here')).toMatchObject({ state: 'failed', words: { title: 'One' } });
  type({ title: 'Two' });
  store.dispatch(postDraftActions.typed(place));
  await pass(AFTER_WRITING);
  const again = last('MakeBlog');
  expect(again.variables).toEqual(first.variables);
  void again.answer({ makeBlog: row(1) });
  await pass(0);
  expect(last('MakeBlog').variables).toMatchObject({ _id: 'p1', version: 1, params: { title: 'Two' } });
  void last('MakeBlog').answer({ makeBlog: row(2) });
  await pass(0);
  expect(writtenAt('here')).toMatchObject({ state: 'kept', version: 2 });
  expect(times(calls, 'MakeBlog')).toBe(3);
});

test('who comes second is told, keeps what they wrote, and decides', async () => {
  const { store, calls, last } = storeWithFakeServer();
  type({ title: 'Mine' });
  keepWritten('here', { ...writtenAt('here')!, id: 'p1', version: 1 });
  store.dispatch(postDraftActions.left(place));
  await pass(0);
  void last('MakeBlog').fail({ kind: 'refused', message: 'Changed.', refusal: 'post.changedMeanwhile', values: {} });
  await pass(30_000);
  expect(writtenAt('here')).toMatchObject({ state: 'conflict', words: { title: 'Mine' } });
  expect(times(calls, 'MakeBlog')).toBe(1);
  store.dispatch(postDraftActions.overwrite(place));
  await pass(0);
  void last('Blog').answer({ blog: row(7, { title: 'Theirs' }) });
  await pass(0);
  expect(last('MakeBlog').variables).toMatchObject({ version: 7, params: { title: 'Mine' } });
  void last('MakeBlog').answer({ makeBlog: row(8) });
  await pass(0);
  expect(writtenAt('here')).toMatchObject({ state: 'kept', version: 8, words: { title: 'Mine' } });
});

test('a post is saved before it is published', async () => {
  const { store, calls, last } = storeWithFakeServer();
  type({ title: 'Now' });
  store.dispatch(postDraftActions.publish({ ...place, publish_at: null }));
  await pass(0);
  expect(times(calls, 'BlogPublish')).toBe(0);
  void last('MakeBlog').answer({ makeBlog: row(1) });
  await pass(0);
  expect(last('BlogPublish').variables).toEqual({ ids: ['p1'], publish_at: null });
  void last('BlogPublish').fail({ kind: 'refused', message: 'Add some content first.', refusal: 'bulk.row.postNoText', values: {} });
  await pass(0);
  expect(writtenAt('here')).toMatchObject({ publishing: false, error: { refusal: 'bulk.row.postNoText' } });
});
