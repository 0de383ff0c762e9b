import { DEFAULT_PREFERENCES } from '../../src/domain/people/customizer';
import { SAVE_AFTER } from '../../src/client/shell/customizer/customizer-saga';
import { customizerActions, selectCustomizer, selectPreferences } from '../../src/client/shell/customizer/customizer-slice';
import { sessionActions } from '../../src/client/shell/session/session-slice';
import { fakeBrowser } from './support/fake-browser';
import { storeWithFakeServer } from './support/fake-server';

const person = { _id: 'u1', name: 'Ada Seller', role: 'root', groups: [], permission: [], customizer: {} };
const kept = (preferences: object, unsaved: object = {}) => JSON.stringify({ preferences, unsaved });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const settle = () => jest.advanceTimersByTimeAsync(1);

const open = async (profile: object = {}, stored?: string) => {
  const tab = fakeBrowser('https://demo.shop.test/jobs', { _token: 't' }, stored === undefined ? {} : { customizer: stored });
  const app = storeWithFakeServer(tab);
  const saves = () => app.calls.filter(({ operation }) => operation === 'UpdateProfile').map(({ variables }) => variables.customizer);
  const signIn = async () => {
    app.store.dispatch(sessionActions.resume());
    void app.last('CUser').answer({ cUser: { ...person, customizer: profile } });
    await settle();
  };
  return { ...app, tab, saves, signIn, look: () => selectPreferences(app.store.getState()) };
};

test('what the browser kept is there before the server has answered, then the profile decides', async () => {
  const { look, signIn, tab } = await open({ theme: 'semi-dark', menuTheme: null }, kept({ theme: 'dark', direction: 'rtl' }));
  expect(look()).toEqual({ ...DEFAULT_PREFERENCES, theme: 'dark', direction: 'rtl' });
  await signIn();
  expect(look()).toEqual({ ...DEFAULT_PREFERENCES, theme: 'semi-dark' });
  expect(JSON.parse(tab.stored('customizer') ?? '')).toMatchObject({ preferences: { theme: 'semi-dark', direction: 'ltr' } });
});

test('choices apply at once and are saved together a moment later, the changed keys only', async () => {
  const { store, look, signIn, saves, last, tab } = await open({ theme: 'dark' });
  await signIn();
  store.dispatch(customizerActions.change({ navbarType: 'floating' }));
  store.dispatch(customizerActions.change({ sidebarCollapsed: true }));
  store.dispatch(customizerActions.change({ navbarType: 'static' }));
  expect(look()).toMatchObject({ theme: 'dark', navbarType: 'static', sidebarCollapsed: true });
  expect(JSON.parse(tab.stored('customizer') ?? '')).toMatchObject({ preferences: { navbarType: 'static' } });
  expect(saves()).toEqual([]);
  await jest.advanceTimersByTimeAsync(SAVE_AFTER);
  expect(saves()).toEqual([{ navbarType: 'static', sidebarCollapsed: true }]);
  void last('UpdateProfile').answer({ updateProfile: person });
  await settle();
  expect(selectCustomizer(store.getState()).unsaved).toEqual({});
});

test('what could not be saved is said, and goes along with the next choice', async () => {
  const { store, signIn, saves, last } = await open();
  await signIn();
  store.dispatch(customizerActions.change({ footerType: 'hidden' }));
  await jest.advanceTimersByTimeAsync(SAVE_AFTER);
  void last('UpdateProfile').fail({ kind: 'refused', message: 'The server is busy.' });
  await settle();
  expect(selectCustomizer(store.getState())).toMatchObject({
    error: { message: 'The server is busy.' },
    unsaved: { footerType: 'hidden' },
  });
  store.dispatch(customizerActions.change({ theme: 'dark' }));
  await jest.advanceTimersByTimeAsync(SAVE_AFTER);
  expect(saves().at(-1)).toEqual({ footerType: 'hidden', theme: 'dark' });
  void last('UpdateProfile').answer({ updateProfile: person });
  await settle();
  expect(selectCustomizer(store.getState())).toMatchObject({ error: null, unsaved: {} });
});

test('a choice made just before a reload reaches the server after it', async () => {
  const { look, signIn, saves } = await open({ theme: 'light' }, kept({ theme: 'dark' }, { theme: 'dark' }));
  await signIn();
  expect(look().theme).toBe('dark');
  expect(saves()).toEqual([{ theme: 'dark' }]);
});

test('a choice made while another is being saved is saved too', async () => {
  const { store, signIn, saves, last } = await open();
  await signIn();
  store.dispatch(customizerActions.change({ theme: 'dark' }));
  await jest.advanceTimersByTimeAsync(SAVE_AFTER);
  const first = last('UpdateProfile');
  store.dispatch(customizerActions.change({ theme: 'semi-dark' }));
  void first.answer({ updateProfile: person });
  await jest.advanceTimersByTimeAsync(SAVE_AFTER);
  expect(saves()).toEqual([{ theme: 'dark' }, { theme: 'semi-dark' }]);
});

test('who signs out leaves the look behind, but nothing to be saved for the next person', async () => {
  const { store, signIn, saves, tab, look } = await open();
  await signIn();
  store.dispatch(customizerActions.change({ theme: 'dark' }));
  store.dispatch(sessionActions.signedOut());
  await jest.advanceTimersByTimeAsync(SAVE_AFTER);
  expect(saves()).toEqual([]);
  expect(look().theme).toBe('dark');
  expect(JSON.parse(tab.stored('customizer') ?? '')).toMatchObject({ preferences: { theme: 'dark' }, unsaved: {} });
});
