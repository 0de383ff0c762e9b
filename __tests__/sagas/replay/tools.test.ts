import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { taskActions } from '../../../src/client/kernel/tasks-slice';
import type { ActionRecord, LogRecord } from '../../../src/client/replay/format';
import { UnreadableLog } from '../../../src/client/replay/unreadable';
import { fromDevTools, toDevTools } from '../../../src/client/replay/reading/devtools';
import { openText, type OpenedLog } from '../../../src/client/replay/reading/open-log';
import { parsePointer, valueAt, type Pointer } from '../../../src/client/replay/reading/pointers';
import { createFold, type State } from '../../../src/client/replay/slices';
import { runReplay } from '../../../src/cli/replay/command';
import { compareLogs } from '../../../src/cli/replay/compare';
import { minimise, minimiseState } from '../../../src/cli/replay/to-test/minimise';
import { minimalFault, testText } from '../../../src/cli/replay/to-test/to-test';
import { verify } from '../../../src/cli/replay/verify/verify';
import { createRootReducer } from '../../../src/client/store';
import { mutatedReducer } from './mutated';

const folder = path.join(__dirname, '../../fixtures/logs');
const fixture = (name: string): string => readFileSync(path.join(folder, `${name}.podlog.jsonl`), 'utf8');
const lists = fixture('lists-and-failures');
const tasks = fixture('background-tasks');

/** A log with some of its records changed, left out (undefined) or put in. */
const changed = (text: string, change: (record: LogRecord) => LogRecord | readonly LogRecord[] | undefined): OpenedLog => {
  const records = text
    .trimEnd()
    .split('\n')
    .flatMap((line) => change(JSON.parse(line) as LogRecord) ?? []);
  return openText(`${records.map((record) => JSON.stringify(record)).join('\n')}\n`);
};
const isAction = (record: LogRecord, seq: number): record is ActionRecord => record.t === 'a' && record.seq === seq;

let temporary: string;
beforeAll(() => (temporary = mkdtempSync(path.join(os.tmpdir(), 'podlog-tools-'))));
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

const replay = async (...args: string[]) => {
  let [stdout, stderr] = ['', ''];
  const status = await runReplay(args, { out: (text) => (stdout += text), err: (text) => (stderr += text) });
  return { status, stdout, stderr };
};

describe('--verify', () => {
  test.each([
    ['lists-and-failures', 16, 15],
    ['background-tasks', 75, 14],
    ['editor-session', 26, 8],
  ])('the sagas do again what %s says, against its answers', async (name, actions, calls) => {
    const { Date: clock, setTimeout: timer, fetch: door } = globalThis;
    expect(await verify(openText(fixture(name)))).toEqual({
      status: 'same',
      difference: null,
      seq: null,
      doubts: [],
      actions,
      calls,
      outside: 0,
    });
    expect([globalThis.Date, globalThis.setTimeout, globalThis.fetch]).toEqual([clock, timer, door]);
  });

  test('a call the log has no answer for stops it', async () => {
    const log = changed(lists, (record) => (record.t === 'n' && record.operation === 'MakeStore' ? undefined : record));
    expect(await verify(log)).toMatchObject({
      status: 'diverged',
      seq: 12,
      difference: 'The sagas call MakeStore after action 12, but the log doesn’t have this call.',
    });
  });

  test('so does one that asks with other values', async () => {
    const log = changed(lists, (record) =>
      record.t === 'n' && record.operation === 'TrashStore' ? { ...record, variables: { delete_ids: ['0'.repeat(24)] } } : record,
    );
    expect(await verify(log)).toMatchObject({
      status: 'diverged',
      difference: expect.stringContaining('has the call with other values') as string,
    });
  });

  test('a call no saga sends is a difference', async () => {
    const log = changed(lists, (record) =>
      record.t === 'n' && record.operation === 'MakeStore' ? [record, { ...record, operation: 'StoreTags', cause: 12 }] : record,
    );
    expect(await verify(log)).toMatchObject({
      difference: 'The log has a call to StoreTags after action 12, but the sagas don’t make it.',
    });
  });

  test('an action that says something else than the sagas is one', async () => {
    const log = changed(lists, (record) =>
      isAction(record, 13)
        ? { ...record, action: { ...record.action, payload: { ...(record.action.payload as object), error: { kind: 'ignored' } } } }
        : record,
    );
    expect(await verify(log)).toMatchObject({
      seq: 13,
      difference: 'Action 13 entities/requestFailed (net) differs from what the sagas do.',
    });
  });

  test('an action no saga makes is one, unless it tells of the world outside', async () => {
    const put = (action: ActionRecord['action']) => (record: LogRecord) =>
      isAction(record, 34) ? [record, { t: 'a', seq: 35, dt: 1, origin: 'saga', action } as const] : record;
    const made = await verify(changed(lists, put({ type: 'tasks/started', payload: { key: 'x' } })));
    expect(made.difference).toBe('Action 35 tasks/started (saga) isn’t produced by the sagas.');
    expect(await verify(changed(lists, put({ type: 'entities/changed', payload: { changes: [] } })))).toMatchObject({
      status: 'same',
      outside: 1,
    });
  });

  test('what begins in the middle is not run, and that is said', async () => {
    const trimmed = changed(lists, (record) => (record.t === 'h' ? { ...record, complete: false } : record));
    expect(await verify(trimmed)).toMatchObject({
      status: 'unproven',
      doubts: [expect.stringContaining('begins in the middle'), 'The sagas did nothing to compare.'],
    });
  });

  test('the command ends with what it found', async () => {
    const { status, stdout } = await replay(path.join(folder, 'lists-and-failures.podlog.jsonl'), '--verify');
    expect([status, stdout]).toEqual([0, expect.stringContaining('16 actions and 15 saga calls reproduced.')]);
  });
});

describe('compare', () => {
  const log = openText(lists);

  test('the same steps with other ids and marks are the same', () => {
    const other = lists
      .replaceAll('~', '~0')
      .replace(/~0([0-9a-f]{15})[0-9a-f]/g, '~$1f')
      .replace(/\b6397dad9/g, '7397dad9');
    expect(compareLogs(log, openText(other))).toMatchObject({ status: 'same', steps: 18 });
    expect(compareLogs(log, log)).toMatchObject({ status: 'same', steps: 18 });
  });

  test('a step that only one has is told, and the rest goes on alike', () => {
    const without = changed(lists, (record) => (isAction(record, 16) ? undefined : record));
    expect(compareLogs(log, without)).toMatchObject({
      status: 'differ',
      steps: 17,
      seqA: 16,
      seqB: null,
      difference: 'Step 9, stores/trash, is only in A (action 16).',
    });
    expect(compareLogs(without, log)).toMatchObject({ seqA: null, seqB: 16 });
  });

  test('what came of a step is compared, in words', () => {
    const other = changed(lists, (record) =>
      record.t === 'n' && record.operation === 'MakeStore' && record.seq === 12 ? { ...record, status: 'maintenance' } : record,
    );
    expect(compareLogs(log, other)).toMatchObject({
      seqA: 12,
      difference: 'After step 7, stores/save (action 12 in A, 12 in B): call MakeStore: refused: 1 in A, 0 in B.',
    });
  });

  test('so are the values that stand there then', () => {
    const other = openText(lists.replace('"total_order":14', '"total_order":15'));
    const { difference, values } = compareLogs(log, other);
    expect(difference).toContain('After step 1, stores/load');
    expect(values.join('\n')).toContain('/total_order  14 → 15');
  });
});

describe('to-test', () => {
  const broken = { file: 'kernel/tasks-slice.ts', find: 'panelOpen: action.payload', put: 'panelOpen: !action.payload' };

  test('a divergence becomes the fewest actions and the smallest state that show it; mended, nothing is left to show', () => {
    const minimal = minimalFault(openText(tasks), mutatedReducer(broken));
    if (!minimal) throw new Error('No fault was found.');
    expect(minimal).toMatchObject({ first: {}, actions: [{ type: 'tasks/setPanelOpen', payload: true }] });
    expect(testText(minimal, path.join(temporary, 'x.test.ts'), 'x.podlog.jsonl')).toContain(
      'expect(valueAt(state, {"slice":"tasks","steps":["panelOpen"]})).toEqual(true);',
    );
    const state = minimal.actions.reduce<State>(createFold(createRootReducer), minimal.first);
    expect(valueAt(state, parsePointer('/tasks/panelOpen') as Pointer)).toBe(true);
  });

  test('actions it depends on stay', () => {
    const minimal = minimalFault(
      openText(tasks),
      mutatedReducer({ ...broken, find: "status: 'failed', errors:", put: "status: 'queued', errors:" }),
    );
    expect(minimal?.actions.map(({ type }) => type)).toEqual(['tasks/push', 'tasks/errored']);
    expect(minimal?.of).toBeGreaterThan(30);
  });

  test('what somebody expected instead is a fault as well', () => {
    const pointer = parsePointer('/entities/stores/rows/666666666666666666666662/total_order') as Pointer;
    const minimal = minimalFault(openText(lists), createRootReducer, { pointer, value: 99 });
    expect(minimal).toMatchObject({ first: {}, actions: [{ type: 'entities/received' }], fault: { moment: { seq: 2 } } });
    expect(minimalFault(openText(lists), createRootReducer, { pointer, value: 14 })).toBeUndefined();
  });

  test('a reducer that throws is one', () => {
    const create = mutatedReducer({ ...broken, put: 'panelOpen: action.payload.nothing.there' });
    expect(minimalFault(openText(tasks), create)?.fault.words).toContain('makes a reducer throw TypeError');
  });

  test('where nothing goes wrong, nothing is written', async () => {
    const { status, stdout } = await replay(
      'to-test',
      path.join(folder, 'background-tasks.podlog.jsonl'),
      '--out',
      path.join(temporary, 'none.test.ts'),
    );
    expect([status, stdout]).toEqual([5, expect.stringContaining('This log replays without errors')]);
  });

  test('delta debugging leaves nothing out that is needed, and nothing in that is not', () => {
    const parts = Array.from({ length: 40 }, (_, i) => i);
    expect(minimise(parts, (kept) => kept.includes(3) && kept.includes(31))).toEqual([3, 31]);
    expect(minimise(parts, () => true)).toEqual([]);
    const state = { a: { b: { c: 1, d: 2 }, e: [] }, f: [[{ _id: 'x' }, { _id: 'y' }]] };
    expect(minimiseState(state, (some) => JSON.stringify(some).includes('"y"') && JSON.stringify(some).includes('"d"'))).toEqual({
      a: { b: { d: 2 } },
      f: [[{ _id: 'y' }]],
    });
  });
});

describe('Redux DevTools', () => {
  const fold = (actions: readonly { type: string }[]): State =>
    actions.reduce<State>(createFold(createRootReducer), createRootReducer()(undefined, { type: 'x' }));
  const actions = [taskActions.setPanelOpen(true), taskActions.setPanelOpen(false), taskActions.setPanelOpen(true)];
  const lifted = {
    actionsById: Object.fromEntries(
      [{ type: '@@INIT' }, ...actions].map((action, i) => [i, { type: 'PERFORM_ACTION', action, timestamp: 1_000 + i * 5 }]),
    ),
    stagedActionIds: [0, 1, 2, 3],
    skippedActionIds: [2],
    computedStates: [{ state: fold([]) }],
  };

  test.each([
    ['a bare list of actions', actions, 3],
    ['the whole lifted state, without what was skipped', lifted, 2],
    ['what its export button writes', { payload: JSON.stringify(actions), preloadedState: JSON.stringify(fold([])) }, 3],
    ['the lifted state in it', { payload: JSON.stringify(lifted) }, 2],
  ])('%s reads as a log', async (_name, exported, count) => {
    for (const text of [JSON.stringify(exported), JSON.stringify(exported, null, 2)]) {
      const file = path.join(temporary, 'exported.json');
      writeFileSync(file, text);
      const { status, stdout } = await replay(file, '--json');
      expect([status, JSON.parse(stdout)]).toMatchObject([5, { actions: count, divergence: null }]);
    }
  });

  test('an export of ours comes back as the same actions from the same state', () => {
    const log = openText(lists);
    const again = openText((fromDevTools(toDevTools(log), createRootReducer) ?? []).join('\n'));
    const actionsOf = (of: OpenedLog) =>
      of.moments.flatMap((moment) => (moment.t === 'a' ? [(of.record(moment) as ActionRecord).action] : []));
    expect(actionsOf(again)).toEqual(actionsOf(log));
    expect(again.record({ index: 0 })).toMatchObject({ state: (log.record({ index: 0 }) as { state: object }).state });
  });

  test('what is no action is refused in a sentence', () => {
    expect(() => fromDevTools('[{"type":"a"},{"kind":"b"}]', createRootReducer)).toThrow(
      new UnreadableLog({ code: 'noAction', action: 2 }),
    );
    expect(fromDevTools('{"hello":"world"}', createRootReducer)).toBeUndefined();
    expect(fromDevTools('hello', createRootReducer)).toBeUndefined();
  });
});
