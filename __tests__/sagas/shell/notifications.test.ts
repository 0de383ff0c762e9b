import { notifications } from '../../../src/client/entities/notifications';
import { inboxActions, selectInbox } from '../../../src/client/shell/notifications/inbox-slice';
import { selectNotification } from '../../../src/client/shell/notifications/shown-notification';
import { sessionActions } from '../../../src/client/shell/session/session-slice';
import { settle } from '../support/fake-server';
import { signedIn } from './signed-in';

const id = (n: number): string => String(n).padStart(24, '0');
const row = (n: number, status = 'New') => ({
  _id: id(n),
  type: 'Order',
  status,
  code: null,
  subject: `Order ${n}`,
  content: '',
  created_at: n,
  referent: null,
});
/** Rows from one number down to another, as a page has them. */
const rows = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, i) => row(from - i));

type App = Awaited<ReturnType<typeof signedIn>>;

const loadPage = async ({ store, last }: App, page: number, from: number, to: number, total: number) => {
  store.dispatch(inboxActions.load({ page }));
  await last('Notifications').answer({ notifications: rows(from, to) }, total);
};
const shown = ({ store }: App) => selectInbox(store.getState()).ids.map(Number);
const unread = ({ store }: App) => selectInbox(store.getState()).unread;
const status = ({ store }: App, n: number) => selectNotification(store.getState(), id(n))?.status;

test('the counter comes with the user record', async () => {
  expect(unread(await signedIn())).toBe(3);
});

test('pages of 20 follow each other, and overlap without doubles when something new shifted them', async () => {
  const app = await signedIn();
  await loadPage(app, 1, 60, 41, 60);
  expect(app.last('Notifications').options).toMatchObject({ page: 1, perpage: 20 });
  // Two arrived since: the second page repeats the end of the first.
  await loadPage(app, 2, 42, 23, 62);
  expect(shown(app)).toEqual(rows(60, 23).map(({ created_at }) => created_at));
  await loadPage(app, 1, 62, 43, 62);
  expect(shown(app)).toEqual(rows(62, 23).map(({ created_at }) => created_at));
});

test('when more than a page arrived, the old part goes until it is scrolled to again', async () => {
  const app = await signedIn();
  await loadPage(app, 1, 20, 1, 20);
  await loadPage(app, 1, 70, 51, 70);
  expect(shown(app)).toEqual(rows(70, 51).map(({ created_at }) => created_at));
});

test('a click reads at once and takes one off the counter; the server’s word changes nothing more', async () => {
  const app = await signedIn();
  await loadPage(app, 1, 3, 1, 3);
  app.store.dispatch(notifications.actions.mark({ ids: [id(2)], status: 'Readed' }));
  expect([status(app, 2), unread(app)]).toEqual(['Readed', 2]);
  expect(app.last('NotificationMake').variables).toEqual({ ids: [id(2)], status: 'Readed' });
  await app.last('NotificationMake').answer({ notificationMake: [row(2, 'Readed')] });
  expect([status(app, 2), unread(app)]).toEqual(['Readed', 2]);
});

test('the counter never goes below 0, and a refusal gives back only what was taken', async () => {
  const app = await signedIn({ unread_notifications: 1 });
  await loadPage(app, 1, 3, 1, 3);
  for (const n of [1, 2]) app.store.dispatch(notifications.actions.mark({ ids: [id(n)], status: 'Readed' }));
  expect(unread(app)).toBe(0);
  await app.last('NotificationMake').fail({ kind: 'refused', message: 'No.' });
  expect([status(app, 2), unread(app)]).toEqual(['New', 0]);
  const first = app.calls.find(({ operation }) => operation === 'NotificationMake');
  await first?.fail({ kind: 'refused', message: 'No.' });
  expect([status(app, 1), unread(app)]).toEqual(['New', 1]);
});

test('read all: everything at once, everything back when the server refuses', async () => {
  const app = await signedIn();
  await loadPage(app, 1, 3, 1, 3);
  app.store.dispatch(inboxActions.readAll());
  expect([status(app, 1), status(app, 3), unread(app)]).toEqual(['Readed', 'Readed', 0]);
  await app.last('NotificationReadAll').fail({ kind: 'refused', message: 'No.' });
  expect([status(app, 1), unread(app)]).toEqual(['New', 3]);
  app.store.dispatch(inboxActions.readAll());
  await app.last('NotificationReadAll').answer({ notificationReadAll: true });
  expect([status(app, 1), status(app, 3), unread(app)]).toEqual(['Readed', 'Readed', 0]);
});

test('what the server tells by itself is the counter; a list that is loaded gets what is new', async () => {
  const app = await signedIn();
  await app.tell({ kind: 'news', news: { unread: 4, newest: id(4) } });
  expect(unread(app)).toBe(4);
  expect(app.calls.filter(({ operation }) => operation === 'Notifications')).toHaveLength(0);
  await loadPage(app, 1, 4, 1, 4);
  await app.tell({ kind: 'news', news: { unread: 5, newest: id(5) } });
  await app.last('Notifications').answer({ notifications: rows(5, 1) }, 5);
  expect(shown(app)).toEqual([5, 4, 3, 2, 1]);
});

test('a counter told while a click is under way is not counted down twice when the click fails', async () => {
  const app = await signedIn();
  await loadPage(app, 1, 3, 1, 3);
  app.store.dispatch(notifications.actions.mark({ ids: [id(1)], status: 'Readed' }));
  await app.tell({ kind: 'news', news: { unread: 3, newest: id(3) } });
  await app.last('NotificationMake').fail({ kind: 'refused', message: 'No.' });
  expect(unread(app)).toBe(3);
});

test('a page that fails keeps what is there, and can be asked for again', async () => {
  const app = await signedIn();
  await loadPage(app, 1, 20, 1, 40);
  app.store.dispatch(inboxActions.load({ page: 2 }));
  await app.last('Notifications').fail({ kind: 'refused', message: 'Not now.' });
  expect(selectInbox(app.store.getState())).toMatchObject({ status: 'failed', error: { message: 'Not now.' } });
  expect(shown(app)).toHaveLength(20);
});

test('signing out stops listening and forgets everything', async () => {
  const app = await signedIn();
  expect([...app.listeners.keys()]).toEqual(['u1']);
  app.store.dispatch(sessionActions.signOut());
  await settle();
  expect(app.listeners.size).toBe(0);
  expect(selectInbox(app.store.getState())).toMatchObject({ unread: null, ids: [] });
});

test('a stream the server refuses ends the session like any other call', async () => {
  const app = await signedIn();
  await app.tell({ kind: 'failed', error: { kind: 'wrong-token', message: 'The token has expired.' } });
  expect(app.tab.cookies()).toEqual({});
});
