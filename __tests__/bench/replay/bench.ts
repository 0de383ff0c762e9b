import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import '../../../src/client/late-parts';
import { createAppStore, createRootReducer } from '../../../src/client/store';
import { entities } from '../../../src/client/entities';
import type { Request } from '../../../src/client/kernel/request';
import { sideHere } from '../apart';
import { inTurn, median, settleHeap, timed, type Finding } from '../measure';
import { createImmerReducer } from './immer-slices';
import { recordedLog } from './log';
import { keepApart, replayMemory } from './memory';
import { reading } from './reading';
import { recording } from './recording';

const ACTIONS = 5_000;
const ROUNDS = 3;

/** Nothing in the log asks the server. */
const silent: Request = () => new Promise(() => undefined);

/** A fold, which is what the player does. */
const fold = <S>(reducer: (state: S | undefined, action: UnknownAction) => S, log: readonly UnknownAction[]): S => {
  let state = reducer(undefined, { type: '@@INIT' });
  for (const action of log) state = reducer(state, action);
  return state;
};

const sides: Readonly<Record<string, (log: readonly UnknownAction[]) => unknown>> = {
  fold: (log) => fold(createRootReducer(), log),
  sagas: (log) => {
    const { store, stop } = createAppStore({ environment: { request: silent, now: () => 0, makeId: () => '' } });
    for (const action of log) store.dispatch(action);
    const state = store.getState();
    stop();
    return state;
  },
  immer: (log) => fold(createImmerReducer(Object.keys(entities)), log),
  immerStore: (log) => {
    const store = configureStore({
      reducer: createImmerReducer(Object.keys(entities)),
      middleware: (defaults) => defaults({ thunk: false, immutableCheck: false, serializableCheck: false }),
    });
    for (const action of log) store.dispatch(action);
    return store.getState();
  },
};

/** Actions a second when a recorded log is folded to its last state, bare and through a store with every saga listening. */
const speed = (): Finding[] => {
  const log = recordedLog(ACTIONS);
  const rates = new Map(Object.keys(sides).map((name): [string, number[]] => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, side] of inTurn(Object.entries(sides), round)) {
      settleHeap();
      rates.get(name)?.push((ACTIONS / timed(() => void side(log))) * 1000);
    }
  }
  const rate = (name: string): number => median(rates.get(name) ?? []);
  const finding = (name: string, ours: string, peer: string, goal?: Finding['goal']): Finding => ({
    bench: name,
    ours: rate(ours),
    peer: rate(peer),
    peerName: 'Immer slices with entity adapters',
    unit: 'actions/s',
    better: 'more',
    ...(goal && { goal }),
  });
  return [finding('replay, fold', 'fold', 'immer'), finding('replay, store with sagas', 'sagas', 'immerStore', { ratio: 4 })];
};

/** How fast a recorded log is folded, and what it takes to come back to any moment of it. */
const bench = async (): Promise<Finding[]> => {
  if (sideHere()) {
    await keepApart();
    return [];
  }
  return [...speed(), await replayMemory(), ...(await recording()), ...(await reading())];
};

export default bench;
