import { isDeepStrictEqual } from 'node:util';
import type { HeaderRecord } from '../../../src/client/replay/format';
import type { Log } from '../../../src/client/replay/parse';
import { playLog } from '../../../src/client/replay/player';
import { createRootReducer } from '../../../src/client/store';
import { seeded } from './hostile-logs';
import { reducerWith, type CreateReducer } from './mutated';
import { faulty, placesIn, probed, type Place } from './places';

/** Where the state is made: reducers, tables, what the document of the editor is made of, tasks and the shell. */
export const STATE_FILES = [
  'editor/assets.ts',
  'editor/document/history.ts',
  'editor/document/layers.ts',
  'editor/document/order.ts',
  'editor/document/reducer.ts',
  'editor/document/sides.ts',
  'editor/drafts/slice.ts',
  'editor/product/slice.ts',
  'editor/save/slice.ts',
  'editor/session.ts',
  'editor/ui.ts',
  'entities/counts-slice.ts',
  'kernel/app-state.ts',
  'kernel/calls.ts',
  'kernel/entity-reducer.ts',
  'kernel/table.ts',
  'kernel/tasks-slice.ts',
  'shell/bookmarks/bookmarks-slice.ts',
  'shell/customizer/customizer-slice.ts',
  'shell/notifications/inbox-slice.ts',
  'shell/search/search-slice.ts',
  'shell/session/session-slice.ts',
  'tasks/bulk/bulk-slice.ts',
] as const;

/** The places that are come to while the logs are folded, file by file. */
export const reachedPlaces = (logs: readonly Log[]): Place[] =>
  STATE_FILES.flatMap((file) => {
    const seen = new Set<number>();
    Object.assign(globalThis, { podlogReached: (place: number) => seen.add(place) });
    const create = reducerWith(file, probed(file, 'podlogReached'));
    // What happens while a file loads is no doing of the reducers.
    seen.clear();
    for (const log of logs) playLog(log, { createReducer: create });
    return placesIn(file).filter((_place, i) => seen.has(i));
  });

/** So many of them, drawn by seed and not chosen. */
export const drawFaults = (places: readonly Place[], count: number, seed: number): Place[] => {
  const random = seeded(seed);
  const left = [...places];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(Math.floor(random() * left.length), 1)[0] as Place);
};

/** The first action after which the two reducers' states differ, told without any hash; 0: the program does not even start. */
const firstDifference = (log: Log, mutated: CreateReducer): number | null => {
  const [ours, theirs] = [createRootReducer(), mutated()];
  const [header] = log.records;
  let [left, right] = [1, 2].map(() => (header?.[1] as HeaderRecord).state as ReturnType<typeof ours>);
  for (const [, record] of log.records) {
    if (record.t !== 'a') continue;
    left = ours(left, record.action);
    try {
      right = theirs(right, record.action);
    } catch {
      // Whoever throws keeps the state, as a store does.
    }
    if (!isDeepStrictEqual(left, right)) return record.seq;
  }
  return null;
};

/** What a replay of the logs makes of a program with a fault: whether one tells it, and whether each tells the very action. */
export const tellFault = (logs: readonly Log[], create: CreateReducer): { readonly told: boolean; readonly exact: boolean } => {
  const found = logs.map((log) => playLog(log, { createReducer: create }).divergence?.seq ?? null);
  return {
    told: found.some((seq) => seq !== null),
    exact: found.some((seq) => seq !== null) && found.every((seq, i) => seq === firstDifference(logs[i] as Log, create)),
  };
};

/** The same of a place; a program that does not start with the fault tells it by that, though no action. */
export const tellPlace = (logs: readonly Log[], place: Place): { readonly told: boolean; readonly exact: boolean } => {
  let create: CreateReducer;
  try {
    create = reducerWith(place.file, faulty(place));
    create()(undefined, { type: 'begin' });
  } catch {
    return { told: true, exact: false };
  }
  return tellFault(logs, create);
};
