import { createAction } from '@reduxjs/toolkit';
import { stores } from '../../../src/client/entities/stores';
import { parseLog } from '../../../src/client/replay/parse';
import { playLog } from '../../../src/client/replay/player';
import type { ActionRecord, LogRecord } from '../../../src/client/replay/format';
import type { State } from '../../../src/client/replay/slices';
import { forgetLogs } from '../../../src/client/replay/storage';
import { taskActions } from '../../../src/client/kernel/tasks-slice';
import { createRootReducer } from '../../../src/client/store';
import { recordedStore } from './recorded-store';
import { comes } from '../../support/comes';
import { backgroundTasks, editorSession, listsAndFailures, storeRow } from './sessions';

const sessions = { listsAndFailures, backgroundTasks, editorSession };
const play = (text: string, until?: number) =>
  playLog(parseLog(text), { createReducer: createRootReducer, ...(until !== undefined && { until }) });
const actionsOf = (records: readonly (readonly [number, LogRecord])[]): ActionRecord[] =>
  records.flatMap(([, record]) => (record.t === 'a' ? [record] : []));

beforeEach(forgetLogs);

describe.each(Object.entries(sessions))('a recorded session: %s', (_name, session) => {
  test('replays to the state the page had, and says after which action it was changed', async () => {
    const recorded = recordedStore();
    await session(recorded);
    const text = await recorded.exported();
    const result = play(text);
    expect(result.divergence).toBeNull();
    expect(result.checkpoints).toBeGreaterThan(1);
    expect(result.actions).toBe(actionsOf(parseLog(text).records).length);
    recorded.recorder.stop();

    // Every change of a status, a flag or a number in an action is met at that very action.
    const lines = text.split('\n');
    const oneMore = (found: string): string =>
      found.replace(/\d+$/, (digits) => String(Number(digits) + 1)).replace('"refused"', '"ignored"');
    const tampered = lines.flatMap((line, at) => {
      const changed = line.replace(/"progress":[\d.]+|"total":\d+(?=})|"kind":"refused"|"x":\d+/, oneMore);
      return line.startsWith('{"t":"a"') && changed !== line ? [{ at, changed }] : [];
    });
    expect(tampered.length).toBeGreaterThan(0);
    for (const { at, changed } of tampered) {
      const { seq } = JSON.parse(changed) as ActionRecord;
      const { divergence } = play(lines.with(at, changed).join('\n'));
      expect([changed.slice(0, 400), divergence?.seq, divergence?.cause?.seq]).toEqual([changed.slice(0, 400), seq, seq]);
    }
  });
});

test('says where a replay first differs, by slice and JSON pointer, and which action caused it', async () => {
  const recorded = recordedStore();
  await backgroundTasks(recorded);
  const text = await recorded.exported();
  recorded.recorder.stop();
  const errored = actionsOf(parseLog(text).records).find(({ action }) => taskActions.errored.match(action));
  const key = (errored?.action.payload as { key: string }).key;
  const mutant = () => {
    const reduce = createRootReducer();
    return (state: ReturnType<typeof reduce> | undefined, action: Parameters<typeof reduce>[1]) => {
      const next = reduce(state, action);
      const entry = next.tasks.entries[key];
      if (!taskActions.errored.match(action) || !entry) return next;
      return { ...next, tasks: { ...next.tasks, entries: { ...next.tasks.entries, [key]: { ...entry, status: 'queued' as const } } } };
    };
  };
  expect(playLog(parseLog(text), { createReducer: mutant }).divergence).toMatchObject({
    seq: errored?.seq,
    slice: 'tasks',
    pointer: `/tasks/entries/${key}/status`,
    cause: { seq: errored?.seq, type: 'tasks/errored' },
  });
});

test('the log goes on over a reload and reads as one', async () => {
  const before = recordedStore();
  before.store.dispatch(stores.actions.load());
  await before.last('Stores').answer({ stores: [storeRow(1)] });
  await before.recorder.flush();
  before.recorder.stop();

  const after = recordedStore();
  after.store.dispatch(taskActions.setPanelOpen(true));
  const { records } = await after.log();
  after.recorder.stop();
  expect(records.filter(([, { t }]) => t === 'h')).toHaveLength(2);
  expect(actionsOf(records).map(({ seq, action }) => [seq, action.type])).toEqual([
    [1, 'stores/load'],
    [2, 'entities/received'],
    [3, 'tasks/setPanelOpen'],
  ]);
  expect(playLog({ records }, { createReducer: createRootReducer })).toMatchObject({ status: 'same', lastSeq: 3 });
});

test('what was seen a second ago is stored without being asked, so a crash loses no more', async () => {
  const crashed = recordedStore();
  for (let n = 0; n < 120; n++) crashed.store.dispatch(taskActions.setPanelOpen(n % 2 === 0));
  const next = recordedStore();
  await comes(async () => expect(actionsOf((await next.log()).records)).toHaveLength(120));
  crashed.recorder.stop();
  next.recorder.stop();
});

test('the ring drops the oldest stretch; what is left still replays and says what is missing', async () => {
  const recorded = recordedStore({ ring: { actions: 2_500, size: 50_000_000 } });
  for (let n = 0; n < 4_200; n++) {
    recorded.store.dispatch(taskActions.setPanelOpen(n % 2 === 0));
    if (n % 1_000 === 999) await recorded.recorder.flush();
  }
  const text = await recorded.exported();
  recorded.recorder.stop();
  const { records } = parseLog(text);
  expect(records[0]?.[1]).toMatchObject({ t: 'h', complete: false });
  expect(records[1]?.[1]).toEqual({ t: 'g', reason: 'trimmed', from: 1, to: 2_000 });
  expect(actionsOf(records)[0]?.seq).toBe(2_001);
  expect(records.filter(([, { t }]) => t === 's').length).toBeGreaterThanOrEqual(2);
  expect(play(text)).toMatchObject({ status: 'same', lastSeq: 4_200, actions: 2_200 });
});

test('a browser that stores nothing still exports what the page did', async () => {
  const recorded = recordedStore({ openStorage: () => Promise.reject(new Error('refused')) });
  recorded.store.dispatch(taskActions.setPanelOpen(true));
  expect(play(await recorded.exported())).toMatchObject({ status: 'same', actions: 1 });
  recorded.recorder.stop();
});

test('actions name who started them and what led to them', async () => {
  const recorded = recordedStore();
  recorded.store.dispatch(stores.actions.load({ variables: { status: 'Valid' } }));
  recorded.store.dispatch(taskActions.push('nothing of ours', {}));
  await recorded.last('Stores').answer({ stores: [storeRow(1)] }, 1);
  const { records } = await recorded.log();
  recorded.recorder.stop();
  // The task fails as soon as the kinds of tasks are loaded, which may be before the log is read.
  const told = actionsOf(records).map(({ seq, origin, cause, action }) => [seq, action.type, origin, cause]);
  expect(told.filter(([, type]) => type !== 'tasks/errored')).toEqual([
    [1, 'stores/load', 'ui', undefined],
    [2, 'tasks/push', 'ui', undefined],
    [3, 'tasks/started', 'saga', 2],
    [4, 'entities/received', 'net', 1],
  ]);
  expect(records.map(([, record]) => record).find(({ t }) => t === 'n')).toMatchObject({
    operation: 'Stores',
    status: 'ok',
    total: 1,
    cause: 1,
  });
});

test('a reducer that looks at anything but its action is found at the next checkpoint', async () => {
  let hour = 7;
  const impure = () => {
    const reduce = createRootReducer();
    return (state: ReturnType<typeof reduce> | undefined, action: Parameters<typeof reduce>[1]) => {
      const next = reduce(state, action);
      return taskActions.setPanelOpen.match(action) ? { ...next, app: { ...next.app, since: hour++ } } : next;
    };
  };
  const recorded = recordedStore({ createReducer: impure });
  for (let n = 0; n < 60; n++) recorded.store.dispatch(taskActions.setPanelOpen(true));
  const log = await recorded.log();
  recorded.recorder.stop();
  hour = 7;
  expect(playLog(log, { createReducer: impure }).divergence).toMatchObject({ seq: 50, slice: 'app', pointer: '/app/since' });
});

test('a reducer that throws is noted, and the replay keeps its state as the page did', async () => {
  const boom = createAction('test/boom');
  const fragile = () => {
    const reduce = createRootReducer();
    return (state: ReturnType<typeof reduce> | undefined, action: Parameters<typeof reduce>[1]) => {
      if (boom.match(action)) throw new TypeError("Cannot read properties of undefined (reading 'rows')");
      return reduce(state, action);
    };
  };
  const recorded = recordedStore({ createReducer: fragile });
  recorded.store.dispatch(boom());
  recorded.recorder.noteFault(new TypeError("Cannot read properties of undefined (reading 'rows')"));
  recorded.recorder.noteFault(new Error('No access for anna@example.com'));
  recorded.store.dispatch(taskActions.setPanelOpen(true));
  const log = await recorded.log();
  recorded.recorder.stop();
  const faults = log.records.flatMap(([, record]) => (record.t === 'e' ? [record.message] : []));
  expect(faults[0]).toBe("Cannot read properties of undefined (reading 'rows')");
  expect(faults[1]).toMatch(/^~[0-9a-f]{16}$/);
  expect(playLog(log, { createReducer: fragile }).status).toBe('same');
});

test('stops after the action it was told to', async () => {
  const recorded = recordedStore();
  for (let n = 1; n <= 5; n++) recorded.store.dispatch(taskActions.setPanelOpen(n % 2 === 1));
  const text = await recorded.exported();
  recorded.recorder.stop();
  const panelAt = (seq: number): unknown => (play(text, seq).state.tasks as State).panelOpen;
  expect([1, 2, 3].map(panelAt)).toEqual([true, false, true]);
  expect(play(text, 3)).toMatchObject({ lastSeq: 3, actions: 3 });
});
