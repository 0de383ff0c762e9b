import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { RequestError } from '../../../src/client/kernel/app-error';
import { call, put, type SagaGenerator } from '../../../src/client/kernel/effects';
import { SETTLE_DELAY, TASK_WORKERS, taskQueue, type TaskHandle, type TaskKind } from '../../../src/client/kernel/queue';
import { selectFailedTasks, selectLiveTasks, selectTask, taskActions, tasksReducer } from '../../../src/client/kernel/tasks-slice';

interface Job {
  readonly name: string;
}

/** The queue in a store of its own, with one kind of task whose jobs end when the test says so. */
const queueOf = (more: Partial<TaskKind<Job>> = {}) => {
  const begun: string[] = [];
  const keys: string[] = [];
  const ends = new Map<string, { finish: () => void; fail: (error: unknown) => void }>();
  function* perform({ name }: Job, { key }: TaskHandle): SagaGenerator<void> {
    begun.push(name);
    keys.push(key);
    yield* call(() => new Promise<void>((finish, fail) => ends.set(name, { finish, fail })));
  }
  const kind: TaskKind<Job> = { perform, label: ({ name }) => ({ key: name }), ...more };
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({ tasks: tasksReducer }),
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  const running = sagas.run(taskQueue, { work: kind });
  const push = (name: string, of = 'work'): string => {
    const action = taskActions.push(of, { name });
    store.dispatch(action);
    return action.payload.key;
  };
  const end = async (name: string, error?: unknown): Promise<void> => {
    if (error === undefined) ends.get(name)?.finish();
    else ends.get(name)?.fail(error);
    await jest.advanceTimersByTimeAsync(0);
  };
  return { store, push, end, begun, keys, running };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('at most four tasks run at once, the others wait and start oldest first', async () => {
  const { store, push, end, begun } = queueOf();
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) push(name);
  expect(TASK_WORKERS).toBe(4);
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  expect(selectLiveTasks(store.getState()).map(({ status }) => status)).toEqual([...Array(4).fill('running'), ...Array(3).fill('queued')]);
  await end('c');
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
  await end('a');
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
});

test('a task that is done is gone about 200 ms later', async () => {
  const { store, push, end } = queueOf();
  const key = push('a');
  await end('a');
  await pass(SETTLE_DELAY - 1);
  expect(selectTask(store.getState(), key)?.status).toBe('running');
  await pass(1);
  expect(selectTask(store.getState(), key)).toBeUndefined();
});

test('a task that fails goes to the error list in the server’s words, and the next one starts meanwhile', async () => {
  const { store, push, end, begun } = queueOf();
  const key = push('a');
  for (const name of ['b', 'c', 'd', 'e']) push(name);
  await end('a', new RequestError({ kind: 'refused', message: 'The store isn’t connected.' }));
  expect(begun).toContain('e');
  expect(selectFailedTasks(store.getState())).toEqual([]);
  await pass(SETTLE_DELAY);
  expect(selectFailedTasks(store.getState())).toMatchObject([
    { key, errors: [{ kind: 'refused', message: 'The store isn’t connected.' }] },
  ]);
});

test('Try again takes it out of the error list and runs it under the same key', async () => {
  const { store, push, end, begun, keys } = queueOf();
  const key = push('a');
  await end('a', new Error('no'));
  await pass(SETTLE_DELAY);
  store.dispatch(taskActions.retry({ key }));
  expect(selectFailedTasks(store.getState())).toEqual([]);
  expect(selectTask(store.getState(), key)).toMatchObject({ status: 'running', errors: [] });
  expect(begun).toEqual(['a', 'a']);
  expect(keys).toEqual([key, key]);
  await end('a');
  await pass(SETTLE_DELAY);
  expect(selectTask(store.getState(), key)).toBeUndefined();
});

test('trying again what did not fail, or is not there, runs nothing', async () => {
  const { store, push, end, begun } = queueOf();
  const key = push('a');
  store.dispatch(taskActions.retry({ key }));
  store.dispatch(taskActions.retry({ key: 'nobody' }));
  await end('a');
  await pass(SETTLE_DELAY);
  expect(begun).toEqual(['a']);
});

test('a failed task can be forgotten, and a waiting one too, which then never starts', async () => {
  const { store, push, end, begun } = queueOf();
  const failed = push('a');
  await end('a', new Error('no'));
  await pass(SETTLE_DELAY);
  store.dispatch(taskActions.dismiss({ key: failed }));
  expect(selectFailedTasks(store.getState())).toEqual([]);
  for (const name of ['b', 'c', 'd', 'e']) push(name);
  const waiting = push('f');
  store.dispatch(taskActions.dismiss({ key: waiting }));
  for (const name of ['b', 'c', 'd', 'e']) await end(name);
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('what a kind does on failure runs, and may itself fail without stopping the queue', async () => {
  const cleaned: string[] = [];
  const onFailed = function* ({ name }: Job): SagaGenerator<void> {
    yield* call(() => cleaned.push(name));
    throw new Error('cleaning up failed too');
  };
  const { store, push, end, begun, running } = queueOf({ onFailed });
  for (const name of ['a', 'b', 'c', 'd']) push(name);
  for (const name of ['a', 'b', 'c', 'd']) await end(name, new Error('no'));
  push('e');
  await pass(SETTLE_DELAY);
  expect(cleaned).toEqual(['a', 'b', 'c', 'd']);
  expect(running.isRunning()).toBe(true);
  expect(begun).toContain('e');
  expect(selectFailedTasks(store.getState()).map(({ errors }) => errors.map(({ message }) => message))).toEqual(
    Array(4).fill(['no', 'cleaning up failed too']),
  );
});

test('a kind that throws before it begins, or that nobody knows, fails alone', async () => {
  const { store, push, begun } = queueOf({
    *perform() {
      throw new TypeError('broken');
    },
  });
  push('a');
  push('b', 'unheard of');
  await pass(SETTLE_DELAY);
  expect(selectFailedTasks(store.getState()).map(({ errors }) => errors[0]?.message)).toEqual([
    'broken',
    'There is no task of the kind "unheard of".',
  ]);
  expect(begun).toEqual([]);
});

test('progress is shown while it runs', async () => {
  const { store, push } = queueOf({
    *perform(_job, task) {
      yield* task.progress(0.4);
      yield* put({ type: 'test/worked' });
      yield* call(() => new Promise<void>(() => undefined));
    },
  });
  const key = push('a');
  await pass(0);
  expect(selectTask(store.getState(), key)?.progress).toBe(0.4);
});

test('tasks that are held are passed over until they are released, and run once', async () => {
  const { store, push, end, begun } = queueOf();
  const [, , , , e = '', f = ''] = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => push(name));
  const [running = ''] = Object.keys(store.getState().tasks.entries);
  store.dispatch(taskActions.hold({ keys: [running, e, f] }));
  expect(selectTask(store.getState(), running)?.status).toBe('running');
  expect(selectTask(store.getState(), e)?.status).toBe('held');
  await end('a');
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'g']);
  store.dispatch(taskActions.release({ key: e }));
  await end('b');
  await end('c');
  await end('d');
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'g', 'e']);
  // Released before its old place in the queue came up: it still runs once.
  const again = ['h', 'i', 'j'].map((name) => push(name));
  const waiting = again[2] ?? '';
  store.dispatch(taskActions.hold({ keys: [waiting] }));
  store.dispatch(taskActions.release({ key: waiting }));
  for (const name of ['g', 'e', 'h', 'i', 'j']) await end(name);
  expect(begun.filter((name) => name === 'j')).toHaveLength(1);
  store.dispatch(taskActions.dismiss({ key: f }));
  expect(selectTask(store.getState(), f)).toBeUndefined();
});

test('a task that is to be first is taken before those that waited longer', async () => {
  const { store, push, end, begun } = queueOf();
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) push(name);
  const g = push('g');
  store.dispatch(taskActions.first({ key: g }));
  expect(selectLiveTasks(store.getState())[0]?.key).toBe(g);
  // What runs, or is not there, stays where it is.
  store.dispatch(taskActions.first({ key: Object.keys(store.getState().tasks.entries)[1] ?? '' }));
  store.dispatch(taskActions.first({ key: 'nobody' }));
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'g']);
});
