import { paypalItems } from '../../../src/client/entities/paypal-items';
import { selectFailedTasks, selectLiveTasks, taskActions } from '../../../src/client/kernel/tasks-slice';
import { pushTask } from '../../../src/client/tasks/kinds';
import { comes } from '../../support/comes';
import { storeWithFakeServer } from '../support/fake-server';

const items = Array.from({ length: 45 }, (_, n) => ({ _id: `item-${n}`, tracking_number: `94001118992233445566${n}`, carrier: 'usps' }));
const rowsOf = (sent: unknown) =>
  (sent as typeof items).map((item) => ({
    ...item,
    push:
      item._id === 'item-21'
        ? { state: 'failed', at: 1, msg: { msg: 'No.', refusal: 'paypal.unknownThere', values: { transaction: '9AB' } } }
        : { state: 'pushed', at: 1, msg: null },
  }));

test('45 numbers are three calls, and the one PayPal does not take says so in its row alone', async () => {
  const { store, calls } = storeWithFakeServer();
  store.dispatch(pushTask('pushPaypal', { count: items.length, items }));
  for (let at = 0; at < 3; at++) {
    await comes(() => expect(calls).toHaveLength(at + 1));
    expect(calls[at]!.operation).toBe('UpdatePaypalItem');
    await calls[at]!.answer({ updatePaypalItem: rowsOf(calls[at]!.variables.items) });
  }
  await comes(() => expect(selectLiveTasks(store.getState())).toEqual([]));
  expect(calls.map(({ variables }) => (variables.items as object[]).length)).toEqual([20, 20, 5]);
  expect(new Set(calls.map(({ options }) => options.idempotencyKey)).size).toBe(3);
  const states = items.map(({ _id }) => paypalItems.selectById(store.getState(), _id)?.push.state);
  expect(states.filter((state) => state === 'pushed')).toHaveLength(44);
  expect(states[21]).toBe('failed');
  expect(selectFailedTasks(store.getState())).toEqual([]);
});

test('a call that fails fails the task; another try goes on under the same keys', async () => {
  const { store, calls } = storeWithFakeServer();
  store.dispatch(pushTask('pushPaypal', { count: items.length, items }));
  await comes(() => expect(calls).toHaveLength(1));
  await calls[0]!.answer({ updatePaypalItem: rowsOf(calls[0]!.variables.items) });
  await comes(() => expect(calls).toHaveLength(2));
  await calls[1]!.fail({ kind: 'refused', message: 'No.' });
  await comes(() => expect(selectFailedTasks(store.getState())).toHaveLength(1));
  const [task] = selectFailedTasks(store.getState());
  store.dispatch(taskActions.retry({ key: task!.key }));
  await comes(() => expect(calls).toHaveLength(3));
  await calls[2]!.answer({ updatePaypalItem: rowsOf(calls[2]!.variables.items) });
  await comes(() => expect(calls).toHaveLength(4));
  expect(calls.map(({ options }) => options.idempotencyKey?.split('.')[1])).toEqual(['0', '20', '0', '20']);
  expect(calls[3]!.options.idempotencyKey).toBe(calls[1]!.options.idempotencyKey);
});
