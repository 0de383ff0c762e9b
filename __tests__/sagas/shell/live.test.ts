import { stores } from '../../../src/client/entities/stores';
import type { Told } from '../../../src/client/kernel/live/news';
import { sessionActions } from '../../../src/client/shell/session/session-slice';
import { READ_DEAF } from '../../../src/client/shell/live-saga';
import { settle } from '../support/fake-server';
import { signedIn } from './signed-in';

afterEach(() => jest.useRealTimers());

/** Somebody signed in who looks at a list, over a connection to the server. */
const looking = async () => {
  const app = await signedIn();
  // Whoever came in before the clock was ours leaves, and comes in again.
  jest.useFakeTimers();
  app.store.dispatch(sessionActions.signedIn({ userId: 'u1' }));
  await jest.advanceTimersByTimeAsync(0);
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  const told = async (message: Told) => {
    app.listeners.get('u1')?.(message);
    await pass(0);
  };
  const reads = () => app.calls.filter(({ operation }) => operation === 'Stores').length;
  const answer = async () => {
    void app.last('Stores').answer({ stores: [] }, 0);
    await pass(0);
  };
  await told({ kind: 'link', connection: 'first' });
  await pass(2_000);
  app.store.dispatch(stores.actions.show());
  await answer();
  return { ...app, pass, told, reads, answer };
};

test('what the server tells to have changed is read again', async () => {
  const { told, pass, reads } = await looking();
  await told({ kind: 'changed', changes: [{ kind: 'stores', by: null }] });
  await pass(400);
  expect(reads()).toBe(2);
});

test('while it can be heard nobody asks; while it cannot, now and then, and once when it is there again', async () => {
  const { told, pass, reads, answer } = await looking();
  await pass(5 * READ_DEAF);
  expect(reads()).toBe(1);
  await told({ kind: 'link', connection: null });
  for (let n = 0; n < 3; n++) {
    await pass(READ_DEAF + 2_000);
    await answer();
  }
  expect(reads()).toBe(4);
  await told({ kind: 'link', connection: 'second' });
  await pass(2_000);
  expect(reads()).toBe(5);
  await answer();
  // Another tab was opened, so all are told again what stands.
  await told({ kind: 'link', connection: 'second' });
  await pass(5 * READ_DEAF);
  expect(reads()).toBe(5);
});

test('a hidden tab asks for nothing while it is deaf', async () => {
  const { tab, told, pass, reads } = await looking();
  tab.show(false);
  await told({ kind: 'link', connection: null });
  await pass(10 * READ_DEAF);
  expect(reads()).toBe(1);
});

test('who signs out neither listens nor asks', async () => {
  const { store, listeners, pass, reads, told } = await looking();
  await told({ kind: 'link', connection: null });
  store.dispatch(sessionActions.signedOut({ elsewhere: true }));
  await pass(10 * READ_DEAF);
  jest.useRealTimers();
  await settle();
  expect([listeners.size, reads()]).toEqual([0, 1]);
});
