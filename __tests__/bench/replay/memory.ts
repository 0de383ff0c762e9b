import { createStore, type Action, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { ActionCreators, instrument, type EnhancedStore } from '@redux-devtools/instrument';
import { SNAPSHOT_EVERY } from '../../../src/client/replay/format';
import '../../../src/client/late-parts';
import { createRootReducer } from '../../../src/client/store';
import { answerApart, startApart } from '../apart';
import { settleHeap, type Finding } from '../measure';
import { recordedLog } from './log';

/** As many as a browser keeps of its log. */
const ACTIONS = 50_000;

const rootReducer = () => createRootReducer() as unknown as Reducer<object, UnknownAction>;

/** What has to be kept to come back to the state after any action, besides the log. */
const keepers = {
  /** Every 1,000th state as it is, for the others are folded from there; they share what did not change. */
  ours: (log: readonly UnknownAction[]): unknown => {
    const reducer = rootReducer();
    const kept: object[] = [];
    let state = reducer(undefined, { type: '@@INIT' });
    for (const [i, action] of log.entries()) {
      if (i % SNAPSHOT_EVERY === 0) kept.push(state);
      state = reducer(state, action);
    }
    return kept;
  },
  /** Redux DevTools: the state after each action. The same reducer, the same tables. */
  devtools: (log: readonly UnknownAction[]): unknown => {
    const enhanced = createStore(rootReducer(), instrument()) as unknown as EnhancedStore<object, Action<string>, null>;
    enhanced.liftedStore.dispatch(ActionCreators.importState<object, Action<string>>(log));
    if (enhanced.liftedStore.getState().computedStates.length !== log.length + 1) throw new Error('DevTools left out actions.');
    return enhanced;
  },
};
type Keeper = keyof typeof keepers;

/** Megabytes a keeper takes, the log left out. */
const megabytes = (keeper: Keeper): number => {
  const log = recordedLog(ACTIONS);
  settleHeap();
  const before = process.memoryUsage().heapUsed;
  const kept = keepers[keeper](log);
  settleHeap();
  const after = process.memoryUsage().heapUsed;
  // Both have to live until the heap is measured.
  if (!kept || log.length !== ACTIONS) throw new Error(`${keeper}: nothing was kept.`);
  return (after - before) / 1_000_000;
};

const commands = { megabytes };

/** What this process does when it was started for one side. */
export const keepApart = (): Promise<void> => answerApart(commands);

/** Memory that makes every moment of a log reachable. */
export const replayMemory = async (): Promise<Finding> => {
  const taken = async (keeper: Keeper): Promise<number> => {
    const side = startApart<typeof commands>(keeper);
    const answer = await side.ask('megabytes', keeper);
    side.end();
    return answer;
  };
  return {
    bench: 'replay, memory for 50,000 actions',
    ours: await taken('ours'),
    peer: await taken('devtools'),
    peerName: 'Redux DevTools, lifted store',
    unit: 'MB',
    better: 'less',
    goal: { ratio: 3 },
  };
};
