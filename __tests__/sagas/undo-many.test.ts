import { MOST_TRIES } from '../../src/client/kernel/backoff';
import * as clock from '../../src/client/kernel/clock';
import { undoMany } from '../../src/client/screens/support/undo-many';
import { showToast } from '../../src/client/ui/toast';
import { settle, storeWithFakeServer } from './support/fake-server';

jest.mock('../../src/client/ui/toast', () => ({ showToast: jest.fn() }));
jest.mock('../../src/client/shell/support/device', () => ({ thisDevice: () => 'here' }));
const told = jest.mocked(showToast);

// No wait: full jitter may be none.
beforeAll(() => void jest.spyOn(clock, 'random').mockReturnValue(0));
afterEach(() => told.mockClear());

const ids = Array.from({ length: 250 }, (_, place) => `talk${place}`);
const rows = (these: readonly string[]) => these.map((_id) => ({ _id }));

/** Somebody undoes a change of 250 conversations. */
const begin = () => {
  const app = storeWithFakeServer();
  app.store.dispatch(undoMany({ change: 'c1', ids, lasting: false }));
  const asked = () => app.calls.filter(({ operation }) => operation === 'SupportUndo');
  const call = async (number: number) => {
    for (let tries = 0; tries < 1000 && asked().length < number; tries += 1) await settle();
    return asked()[number - 1]!;
  };
  return { ...app, asked, call };
};

test('a change of many conversations is undone in portions, and what was skipped is told with a count', async () => {
  const { call, asked } = begin();
  const first = await call(1);
  expect(first.variables).toMatchObject({ change: 'c1', ids: ids.slice(0, 200) });
  await first.answer({ supportUndo: rows(ids.slice(0, 199)) });
  const second = await call(2);
  expect(second.variables).toMatchObject({ change: 'c1', ids: ids.slice(200) });
  expect(told).not.toHaveBeenCalled();
  await second.answer({ supportUndo: rows(ids.slice(200)) });
  expect(asked()).toHaveLength(2);
  // Its notice takes the place of the one that offered it.
  expect(told.mock.calls).toEqual([[expect.any(String), { instead: 'c1' }]]);
});

test('an undo whose answer is lost is told, and tried again under the same key', async () => {
  const { call, asked } = begin();
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) await (await call(tries)).fail({ kind: 'maintenance', message: 'HTTP 503' });
  for (let tries = 0; tries < 100 && told.mock.calls.length === 0; tries += 1) await settle();
  const [, options] = told.mock.calls[0]!;
  expect(options).toMatchObject({ tone: 'error' });
  options?.action?.onClick();
  const again = await call(MOST_TRIES + 1);
  expect(again.options.idempotencyKey).toBe(asked()[0]!.options.idempotencyKey);
});
