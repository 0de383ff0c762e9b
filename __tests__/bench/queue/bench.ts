import { combineReducers, configureStore, createAction, type Reducer } from '@reduxjs/toolkit';
import PQueue from 'p-queue';
import createSagaMiddleware from 'redux-saga';
import { put, type SagaGenerator } from '../../../src/client/kernel/effects';
import { TASK_WORKERS, jobChannel, startWorkers } from '../../../src/client/kernel/queue';
import { answerApart, sideHere, startApart } from '../apart';
import { inTurn, median, settleHeap, timedAsync, type Finding } from '../measure';

const TASKS = 100_000;
/** Processes of each side, in turn. */
const ROUNDS = 5;
/** Measured bursts in a process, after one that warms it up. */
const BURSTS = 3;

interface Job {
  readonly key: number;
}

const settled = createAction<Job>('bench/settled');

/** Counts what the store saw, and tells when it saw every task. */
const createCounter = () => {
  let seen = 0;
  let tell: () => void = () => undefined;
  const reducer: Reducer<{ last: number }> = (state = { last: -1 }, action) => {
    if (!settled.match(action)) return state;
    seen += 1;
    if (seen === TASKS) tell();
    return { last: action.payload.key };
  };
  return {
    reducer: combineReducers({ tasks: reducer }),
    all: () =>
      new Promise<void>((resolve) => {
        seen = 0;
        tell = resolve;
      }),
  };
};

/** Our task channel: a bounded pool of saga workers that put the status of each task. */
const createChannelSide = () => {
  const { reducer, all } = createCounter();
  const sagas = createSagaMiddleware();
  configureStore({
    reducer,
    middleware: (defaults) => defaults({ thunk: false, immutableCheck: false, serializableCheck: false }).concat(sagas),
  });
  const jobs = jobChannel<Job>();
  function* perform(job: Job): SagaGenerator<void> {
    yield* put(settled(job));
  }
  sagas.run(() => startWorkers(jobs, TASK_WORKERS, perform));
  return async (): Promise<void> => {
    const done = all();
    for (let key = 0; key < TASKS; key++) jobs.put({ key });
    await done;
  };
};

/** p-queue with as many workers, dispatching the same status to the same kind of store. */
const createPQueueSide = () => {
  const { reducer, all } = createCounter();
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults({ thunk: false, immutableCheck: false, serializableCheck: false }),
  });
  const queue = new PQueue({ concurrency: TASK_WORKERS });
  return async (): Promise<void> => {
    const done = all();
    for (let key = 0; key < TASKS; key++) void queue.add(async () => void store.dispatch(settled({ key })));
    await done;
    await queue.onIdle();
  };
};

const sides = { ours: createChannelSide, peer: createPQueueSide };
type SideName = keyof typeof sides;

/** Tasks a second of one side, in this process. */
const rateHere = async (name: SideName): Promise<number> => {
  const burst = sides[name]();
  await burst();
  const times: number[] = [];
  for (let i = 0; i < BURSTS; i++) {
    settleHeap();
    times.push(await timedAsync(burst));
  }
  return (TASKS / median(times)) * 1000;
};

const commands = { rate: rateHere };

/** Tasks a second of one side, in a process of its own. */
const rateAlone = async (name: SideName): Promise<number> => {
  const side = startApart<typeof commands>(name);
  const rate = await side.ask('rate', name);
  side.end();
  return rate;
};

/** Tasks a second through a queue of four workers, each task putting its status once. */
const bench = async (): Promise<Finding[]> => {
  if (sideHere()) {
    await answerApart(commands);
    return [];
  }
  const rates: Record<SideName, number[]> = { ours: [], peer: [] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const side of inTurn(['ours', 'peer'] as const, round)) rates[side].push(await rateAlone(side));
  }
  return [
    {
      bench: 'task channel, one status a task',
      ours: median(rates.ours),
      peer: median(rates.peer),
      peerName: 'p-queue',
      unit: 'tasks/s',
      better: 'more',
      goal: { ratio: 2 },
    },
  ];
};

export default bench;
