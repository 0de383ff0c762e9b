import { isDeepStrictEqual } from 'node:util';
import type { HeaderRecord } from '../../../src/client/replay/format';
import type { Log } from '../../../src/client/replay/parse';
import { playLog } from '../../../src/client/replay/player';
import { forgetLogs } from '../../../src/client/replay/storage';
import { createRootReducer } from '../../../src/client/store';
import { faults } from './fault-list';
import { mutatedReducer, reducerWith, type CreateReducer, type Mutant } from './mutated';
import { faulty, textOf } from './places';
import { recordedStore } from './recorded-store';
import { backgroundTasks, editorSession, listsAndFailures } from './sessions';

/**
 * Faults put into the reducers one at a time. A replay of the recorded sessions has to come to another state with each of them, and to
 * name the action at which it went wrong.
 */
const mutant = (file: string, find: string, put: string): Mutant => ({ file, find, put });

const tasks = 'kernel/tasks-slice.ts';
const calls = 'kernel/calls.ts';
const table = 'kernel/table.ts';
const app = 'kernel/app-state.ts';
const layers = 'editor/document/reducer.ts';
const ui = 'editor/ui.ts';

const mutants: readonly Mutant[] = [
  mutant(tasks, "status: 'queued', progress: null, count", "status: 'running', progress: null, count"),
  mutant(tasks, 'queuedAt: at', 'queuedAt: at + 1'),
  mutant(tasks, "{ status: 'running', ...", '{ ...'),
  mutant(tasks, "status: 'failed', errors:", "status: 'queued', errors:"),
  mutant(tasks, '[...(own(state.entries, key)?.errors ?? []), error]', '[error, error]'),
  mutant(tasks, '!Object.hasOwn(state.entries, key)', 'true'),
  mutant(tasks, 'panelOpen: action.payload', 'panelOpen: !action.payload'),
  mutant(tasks, "?.status !== 'failed'", "?.status !== 'queued'"),
  mutant(app, 'message: error.message', 'message: null'),
  mutant(app, 'since: at', 'since: 0'),
  mutant(app, "'wrong-token': 'wrong-token'", "'wrong-token': 'warning-ip'"),
  mutant(calls, 'const { total, about } = list;', 'const { total, about } = { ...list, total: list.ids.length };'),
  mutant(calls, "status: 'loading', error: null, stale: false", "status: 'loading', error: null"),
  mutant(calls, '+ more;', ';'),
  mutant(calls, 'change.kind === entity && ', ''),
  mutant(calls, "{ ...list, status: 'failed' as const, error }", '{ ...list, error }'),
  mutant(calls, "status: 'done', error: null", "status: 'pending', error: null"),
  mutant(calls, 'stale: true }', 'stale: false }'),
  mutant(calls, "status: 'pending', error: null", "status: 'done', error: null"),
  mutant(table, 'chunk[slot & CHUNK_MASK] = undefined;', ''),
  mutant(table, 'const next = old ? mergeRow(old, row) : row;', 'const next = old ?? row;'),
  mutant(table, '{ value: incoming[key],', '{ value: old[key],'),
  mutant(layers, 'moved(layer, CLONE_OFFSET)', 'moved(layer, -CLONE_OFFSET)'),
  mutant(layers, '[...side.order.filter((id) => !named.includes(id)), ...named]', '[...named, ...side.order]'),
  mutant(layers, '{ ...document, color }', '{ ...document }'),
  mutant(layers, 'side.order.filter((id) => !gone.has(id));', 'side.order;'),
  mutant(ui, "{ step: 'details' }", "{ step: 'design' }"),
  mutant(ui, 'withinZoom(action.payload)', 'withinZoom(1 + action.payload)'),
];

type State = ReturnType<ReturnType<CreateReducer>>;

/** The first action after which the two reducers' states differ, told without any hash. */
const firstDifference = (log: Log, mutated: CreateReducer): number | null => {
  const [ours, theirs] = [createRootReducer(), mutated()];
  const [header] = log.records;
  let [left, right] = [1, 2].map(() => (header?.[1] as HeaderRecord).state as State);
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

// Each fault loads the whole store anew.
jest.setTimeout(120_000);

const record = async (session: (recorded: ReturnType<typeof recordedStore>) => Promise<void>): Promise<Log> => {
  await forgetLogs();
  const recorded = recordedStore();
  await session(recorded);
  const log = await recorded.log();
  recorded.recorder.stop();
  return log;
};

let logs: readonly Log[];
beforeAll(async () => {
  logs = [await record(listsAndFailures), await record(backgroundTasks), await record(editorSession)];
});

test.each(mutants)('$file with “$put” for “$find” is caught by a replay, at the very action', (each) => {
  const create = mutatedReducer(each);
  const found = logs.map((log) => playLog(log, { createReducer: create }).divergence?.seq ?? null);
  expect(found.some((seq) => seq !== null)).toBe(true);
  expect(found).toEqual(logs.map((log) => firstDifference(log, create)));
});

/** All of them take minutes. */
const tried = process.env.TEST_LONG ? faults : faults.filter((_fault, i) => i % 12 === 0);

test('every place a fault was put in is still there', () => {
  for (const fault of faults) expect(faulty(fault)).not.toBe(textOf(fault.file));
  expect(new Set(faults.map((fault) => JSON.stringify(fault))).size).toBe(100);
});

test(`${tried.length} faults drawn by seed are told by a replay of the recorded sessions, nine of ten at the very action`, () => {
  let exact = 0;
  const missed = tried.filter((fault) => {
    const create = reducerWith(fault.file, faulty(fault));
    const found = logs.map((log) => playLog(log, { createReducer: create }).divergence?.seq ?? null);
    if (found.every((seq, i) => seq === firstDifference(logs[i] as Log, create))) exact++;
    return found.every((seq) => seq === null);
  });
  expect(missed.length).toBeLessThanOrEqual(tried.length * 0.05);
  expect(exact).toBeGreaterThanOrEqual(tried.length * 0.9);
}, 900_000);
