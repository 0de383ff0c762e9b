import { configureStore, createAction } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { watch, type Concurrency } from '../../../src/client/kernel/concurrency';
import { call, cancelled, type SagaGenerator } from '../../../src/client/kernel/effects';

const work = createAction<{ key: string; name: string }>('test/work');
type Work = ReturnType<typeof work>;

const watched = (concurrency: Concurrency<Work>) => {
  const events: string[] = [];
  const ends = new Map<string, () => void>();
  function* worker({ payload: { name } }: Work): SagaGenerator<void> {
    events.push(`${name} begins`);
    try {
      yield* call(() => new Promise<void>((end) => ends.set(name, end)));
      events.push(`${name} ends`);
    } finally {
      if (yield* cancelled()) events.push(`${name} is dropped`);
    }
  }
  const sagas = createSagaMiddleware();
  const store = configureStore({ reducer: () => null, middleware: (defaults) => defaults({ thunk: false }).concat(sagas) });
  sagas.run(function* () {
    yield* watch(work.match, concurrency, worker);
  });
  const ask = (name: string): void => void store.dispatch(work({ key: name.charAt(0), name }));
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  return { ask, end, events };
};

test('latest per key: the newest of a key wins, other keys go on', async () => {
  const { ask, end, events } = watched({ mode: 'latest per key', keyOf: ({ payload }) => payload.key });
  ask('a1');
  ask('b1');
  ask('a2');
  await end('b1');
  await end('a2');
  ask('a3');
  await end('a3');
  expect(events).toEqual(['a1 begins', 'b1 begins', 'a1 is dropped', 'a2 begins', 'b1 ends', 'a2 ends', 'a3 begins', 'a3 ends']);
});

test('latest: the newest wins, whatever it is about', async () => {
  const { ask, end, events } = watched({ mode: 'latest' });
  ask('a1');
  ask('b1');
  await end('b1');
  ask('a2');
  await end('a2');
  expect(events).toEqual(['a1 begins', 'a1 is dropped', 'b1 begins', 'b1 ends', 'a2 begins', 'a2 ends']);
});

test('queue: one after the other, none lost', async () => {
  const { ask, end, events } = watched({ mode: 'queue' });
  for (const name of ['a1', 'b1', 'a2']) ask(name);
  expect(events).toEqual(['a1 begins']);
  await end('a1');
  await end('b1');
  await end('a2');
  expect(events).toEqual(['a1 begins', 'a1 ends', 'b1 begins', 'b1 ends', 'a2 begins', 'a2 ends']);
});

test('every: all at once', async () => {
  const { ask, end, events } = watched({ mode: 'every' });
  for (const name of ['a1', 'a2', 'b1']) ask(name);
  await end('a2');
  await end('a1');
  expect(events).toEqual(['a1 begins', 'a2 begins', 'b1 begins', 'a2 ends', 'a1 ends']);
});
