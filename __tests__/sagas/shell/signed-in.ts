import type { LiveSource, Told } from '../../../src/client/kernel/live/news';
import { sessionActions } from '../../../src/client/shell/session/session-slice';
import { fakeBrowser } from '../support/fake-browser';
import { settle, storeWithFakeServer } from '../support/fake-server';

export const person = {
  _id: 'u1',
  name: 'Ada Seller',
  email: 'ada@shop.test',
  role: 'root',
  groups: [],
  permission: [],
  auth_docker: [],
  total_credit: 12.5,
  bookmarks: null,
  unread_notifications: 3,
};

/** A store in which somebody is signed in, and what the server tells them by itself. */
export const signedIn = async (user: object = {}) => {
  const listeners = new Map<string, (told: Told) => void>();
  const live: LiveSource = (userId, tell) => {
    listeners.set(userId, tell);
    return () => void listeners.delete(userId);
  };
  const tab = fakeBrowser('https://demo.shop.test/jobs', { _token: 'secret-token' });
  const app = storeWithFakeServer({ ...tab, live });
  app.store.dispatch(sessionActions.resume());
  await app.last('CUser').answer({ cUser: { ...person, ...user } });
  // The code of what works in the background loads on its own.
  await settle();
  await settle();
  return {
    ...app,
    tab,
    listeners,
    tell: async (told: Told) => {
      listeners.get('u1')?.(told);
      await settle();
    },
  };
};
