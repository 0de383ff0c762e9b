import { QUICK_LINKS, toggleBookmark, type Bookmark } from '../../../src/domain/people/bookmarks';
import { bookmarkActions } from '../../../src/client/shell/bookmarks/bookmarks-slice';
import { selectBookmarks } from '../../../src/client/shell/bookmarks/use-bookmarks';
import { person, signedIn } from './signed-in';

const place = (n: number): Omit<Bookmark, 'starred'> => ({
  id: `b${n}`,
  target: 'jobs',
  title: `Jobs ${n}`,
  link: `/jobs?n=${n}`,
  icon: 'jobs',
});

afterEach(() => jest.useRealTimers());

const started = async (user: object = {}) => {
  const app = await signedIn(user);
  jest.useFakeTimers();
  const links = () => selectBookmarks(app.store.getState()).map(({ link }) => link);
  const toggle = (n: number) =>
    void app.store.dispatch(bookmarkActions.change(toggleBookmark(selectBookmarks(app.store.getState()), place(n))));
  const saves = () => app.calls.filter(({ operation }) => operation === 'BookmarksSave');
  const saved = (call = saves().at(-1)) => call?.answer({ bookmarksSave: { ...person, bookmarks: call.variables.bookmarks } });
  return { ...app, links, toggle, saves, saved };
};

test('somebody who never chose any has the quick links; somebody who removed all has none', async () => {
  expect((await started()).links()).toEqual(QUICK_LINKS.map(({ link }) => link));
  jest.useRealTimers();
  expect((await started({ bookmarks: [] })).links()).toEqual([]);
});

test('a star is there and sent at once; after the answer the server’s list is shown', async () => {
  const { links, toggle, saves, saved, store } = await started({ bookmarks: [] });
  toggle(1);
  expect(links()).toEqual(['/jobs?n=1']);
  expect(saves()).toHaveLength(1);
  void saved();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(saves()).toHaveLength(1);
  expect(store.getState().bookmarks.edited).toBeNull();
  expect(links()).toEqual(['/jobs?n=1']);
});

test('changes while a save is under way wait for it and become one more, so the later list is the one that stays', async () => {
  const { links, toggle, saves, saved } = await started({ bookmarks: [] });
  toggle(1);
  await jest.advanceTimersByTimeAsync(500);
  toggle(2);
  toggle(3);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(saves()).toHaveLength(1);
  void saved(saves()[0]);
  await jest.advanceTimersByTimeAsync(500);
  expect(saves()).toHaveLength(2);
  // Each save says which list it changed, so that the server keeps what another tab did meanwhile.
  expect(saves().map(({ variables }) => variables.base)).toEqual([[], ['/jobs?n=1']]);
  expect(links()).toEqual(['/jobs?n=1', '/jobs?n=2', '/jobs?n=3']);
  void saved();
  await jest.advanceTimersByTimeAsync(500);
  expect(saves()).toHaveLength(2);
  expect(links()).toEqual(['/jobs?n=1', '/jobs?n=2', '/jobs?n=3']);
});

test('a refusal brings back what the server has, and says why; the next change is saved again', async () => {
  const { links, toggle, saves, store } = await started({ bookmarks: [] });
  toggle(1);
  await jest.advanceTimersByTimeAsync(500);
  void saves().at(-1)?.fail({ kind: 'refused', message: 'Up to 100 bookmarks are kept.' });
  await jest.advanceTimersByTimeAsync(10);
  expect(links()).toEqual([]);
  expect(store.getState().bookmarks.error).toEqual({ message: 'Up to 100 bookmarks are kept.' });
  toggle(2);
  await jest.advanceTimersByTimeAsync(500);
  expect(saves()).toHaveLength(2);
});
