import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { gzipSync } from 'node:zlib';
import { received } from '../../../src/client/kernel/received';
import { taskActions } from '../../../src/client/kernel/tasks-slice';
import type { LogRecord } from '../../../src/client/replay/format';
import { UnreadableLog } from '../../../src/client/replay/unreadable';
import { createCauses } from '../../../src/client/replay/reading/causes';
import { diffOf } from '../../../src/client/replay/reading/diff';
import { eventsOf } from '../../../src/client/replay/reading/events';
import { piecesOf } from '../../../src/client/replay/reading/lines';
import { openLog, openText, type OpenedLog } from '../../../src/client/replay/reading/open-log';
import { nextChange, parsePointer, pointerText, valueAt, type Pointer } from '../../../src/client/replay/reading/pointers';
import { createTimeline } from '../../../src/client/replay/reading/timeline';
import { hashSlices, type State } from '../../../src/client/replay/slices';
import { createSteps } from '../../../src/client/replay/steps';
import '../../../src/client/late-parts';
import { createRootReducer } from '../../../src/client/store';

const fixture = (name: string): string => readFileSync(path.join(__dirname, '../../fixtures/logs', `${name}.podlog.jsonl`), 'utf8');
const names = ['lists-and-failures', 'background-tasks', 'editor-session', 'format-1/lists-and-failures'];
const logs = Object.fromEntries(names.map((name) => [name, openText(fixture(name))]));
const logOf = (name: string): OpenedLog => logs[name] ?? openText('');

const line = (record: object): string => JSON.stringify(record);
const header = (state: State = createRootReducer()(undefined, { type: 'init' }), clock = 1_000): object => {
  const known = { t: 'h', format: 3, app: { version: '1', commit: '' }, schema: 1, locale: 'en', viewport: { width: 1, height: 1 } };
  return { ...known, container: '~', clock, seed: null, redaction: 2, complete: true, state };
};
const act = (seq: number, action: object, more: object = {}): object => ({ t: 'a', seq, dt: 10, origin: 'ui', action, ...more });
const panel = (seq: number, open: boolean, more: object = {}): object => act(seq, taskActions.setPanelOpen(open), more);
const opened = (...records: object[]): OpenedLog => openText(`${records.map(line).join('\n')}\n`);

/** The states after each record, folded from the beginning. */
const folded = (log: OpenedLog): (Record<string, string> | null)[] => {
  const steps = createSteps(createRootReducer);
  return log.moments.map((moment) => {
    steps.take(log.record(moment));
    const state = steps.state();
    return state && hashSlices(state);
  });
};

const pages = opened(
  header(),
  panel(1, true),
  { t: 'q', seq: 1 },
  header(undefined, 5_000),
  { t: 'g', reason: 'lost', from: 2, to: 3 },
  panel(4, true),
  { t: 'g', reason: 'lost', from: 5, to: 6 },
  panel(7, false),
  { t: 's', seq: 7, state: createRootReducer()(undefined, { type: 'init' }) },
  panel(8, true),
);

test.each([...names.map((name) => [name, logOf(name)] as const), ['pages and gaps', pages] as const])(
  'any state of %s is that of a fold from the beginning, in whatever order they are looked at',
  (_name, log) => {
    const expected = folded(log);
    const looks = fc.array(fc.oneof(fc.nat(log.moments.length - 1), fc.constant('proceed' as const)), { maxLength: 40 });
    fc.assert(
      fc.property(looks, (order) => {
        const timeline = createTimeline(log, createRootReducer);
        for (const look of order) {
          if (look === 'proceed') timeline.proceed(3);
          else {
            const state = timeline.stateAt({ index: look });
            expect(state && hashSlices(state)).toEqual(expected[look]);
          }
        }
      }),
      { numRuns: 12 },
    );
  },
);

test('a state after a gap is not told until the log tells one', () => {
  const timeline = createTimeline(pages, createRootReducer);
  expect(pages.moments.map((moment) => timeline.stateAt(moment) !== null)).toEqual([
    true,
    true,
    true,
    true,
    true,
    true,
    false,
    false,
    true,
    true,
  ]);
});

test('going through a log proves it, and says how far it came', () => {
  const log = logOf('background-tasks');
  const timeline = createTimeline(log, createRootReducer);
  expect(timeline.proceed(0)).toBe(false);
  expect(timeline.proceed(Infinity)).toBe(true);
  expect(timeline.reached()).toBe(log.moments.length);
  expect(timeline.result().status).toBe('same');
});

test('beyond the first difference the page’s own states are shown', () => {
  const other = createRootReducer()(createRootReducer()(undefined, { type: 'init' }), taskActions.setPanelOpen(true));
  const log = opened(header(), panel(1, false), { t: 's', seq: 1, state: other }, panel(2, false), { t: 's', seq: 2, state: other });
  const timeline = createTimeline(log, createRootReducer);
  timeline.proceed(Infinity);
  expect(timeline.result()).toMatchObject({ status: 'diverged', divergence: { seq: 1, pointer: '/tasks/panelOpen' } });
  const shown = log.moments.map((moment) => (timeline.stateAt(moment) as { tasks: { panelOpen: boolean } }).tasks.panelOpen);
  expect(shown).toEqual([false, false, true, false, true]);
});

test('a zipped log is read in pieces, with progress, and one that is cut is refused', async () => {
  const bytes = gzipSync(fixture('editor-session'));
  const pieces = async function* (end = bytes.length) {
    for (let i = 0; i < end; i += 1_000) yield new Uint8Array(bytes.subarray(i, Math.min(end, i + 1_000)));
  };
  const log = await openLog(pieces());
  expect(log.moments).toEqual(logOf('editor-session').moments);
  await expect(openLog(pieces(bytes.length >> 1))).rejects.toThrow(new UnreadableLog({ code: 'noGzip' }));
  const told: number[] = [];
  const long = new Uint8Array(
    Buffer.from([line(header()), ...Array.from({ length: 1_200 }, (_, i) => line(panel(i + 1, i % 2 > 0)))].join('\n')),
  );
  await openLog(piecesOf(new Blob([long]).stream()), (lines) => void told.push(lines));
  expect(told).toEqual([500, 1_000]);
});

test('times and pages follow from what each page says', () => {
  expect(pages.moments.map(({ t, at, page, seq }) => [t, at, page, seq])).toEqual([
    ['h', 1_000, 0, 0],
    ['a', 1_010, 0, 1],
    ['q', 1_010, 0, 1],
    ['h', 5_000, 1, 1],
    ['g', 5_000, 1, 3],
    ['a', 5_010, 1, 4],
    ['g', 5_010, 1, 6],
    ['a', 5_020, 1, 7],
    ['s', 5_020, 1, 7],
    ['a', 5_030, 1, 8],
  ]);
  expect(logOf('format-1/lists-and-failures').formats).toEqual([1]);
});

test('an answer leads back to the person’s click, and the click forward to its call and its answer', () => {
  const log = logOf('lists-and-failures');
  const causes = createCauses(log);
  const saved = log.moments.find(({ name }) => name === 'stores/save');
  const failed = log.moments.find(({ name, seq }) => name === 'entities/requestFailed' && seq > (saved?.seq ?? 0));
  if (!saved || !failed) throw new Error('The fixture holds no save that fails.');
  expect(causes.back(failed)).toEqual([saved]);
  expect(causes.effects(saved).map(({ name }) => name)).toEqual(['MakeStore', 'entities/requestFailed']);
  expect(causes.calls(saved).sent.map(({ name, status }) => [name, status])).toEqual([['MakeStore', 'refused']]);
  expect(causes.calls(failed).answers).toBe(causes.calls(saved).sent[0]);
});

test('causes that go round in circles end', () => {
  const log = opened(header(), panel(1, true, { cause: 2 }), panel(2, true, { cause: 1 }), panel(3, true, { cause: 3 }));
  const causes = createCauses(log);
  expect(log.moments.map((moment) => causes.back(moment).map(({ seq }) => seq))).toEqual([[], [], [1], []]);
});

test('the events of a log are what somebody wants to come to', () => {
  const place = { t: 'p', seq: 0, address: '/stores/all', language: 'en' };
  const call = { t: 'n', seq: 1, ms: 5, operation: 'Stores', variables: {}, options: {} };
  const log = opened(
    header(),
    place,
    panel(1, true),
    { ...call, status: 'refused', error: {} },
    { ...call, status: 'ok', answer: {} },
    { ...call, status: 'cancelled' },
    { t: 'e', seq: 1, name: 'TypeError', message: 'x' },
    { t: 'c', seq: 1, slices: {}, differs: { slice: 'tasks', pointer: '/x' } },
    { t: 'r', seq: 1, at: 9, expected: 'more' },
    { t: 'q', seq: 1 },
    { t: 'g', reason: 'trimmed', from: 2, to: 3 },
  );
  expect(eventsOf(log).map(({ kind, moment }) => `${kind} ${moment.name}`.trim())).toEqual([
    'page 1',
    'place /stores/all',
    'failed-call Stores',
    'cancelled-call Stores',
    'error TypeError',
    'difference',
    'report more',
    'left',
    'gap trimmed',
  ]);
});

const answer = (seq: number, rows: readonly { readonly _id: string }[]): object =>
  act(
    seq,
    received({
      origin: { entity: 'stores', operation: 'load' },
      entities: { stores: Object.fromEntries(rows.map((row) => [row._id, row])) },
      at: 0,
    }),
  );

describe('a change of thousands of rows', () => {
  const rows = (price: number) =>
    Array.from({ length: 10_000 }, (_, i) => ({ _id: `id-${i}`, sto_name: `~${i}`, total_order: i % 2 ? price : 1 }));
  const log = opened(
    header(),
    answer(1, rows(1)),
    answer(2, rows(1)),
    answer(3, rows(0)),
    answer(4, [{ _id: 'id/7', sto_name: 'new' } as never]),
  );
  const timeline = createTimeline(log, createRootReducer);
  const state = (index: number): State => timeline.stateAt({ index }) ?? {};
  const diff = (index: number) => diffOf(state(index - 1), state(index));

  test('stays readable: a few rows with their values, and how many more there are', () => {
    const [stores, ...others] = diff(3);
    expect(others).toEqual([]);
    expect(stores).toMatchObject({ slice: 'entities/stores', table: { added: 0, changed: 5_000, removed: 0, rows: { more: 4_980 } } });
    expect(stores?.table?.rows.shown[0]).toEqual({
      id: 'id-1',
      kind: 'changed',
      fields: { shown: [{ pointer: '/total_order', before: 1, after: 0 }], more: 0 },
    });
  });

  test('tells rows that came', () => {
    expect(diff(1)[0]?.table).toMatchObject({ added: 10_000, changed: 0, removed: 0 });
    expect(diff(4)[0]?.table?.rows.shown).toEqual([
      {
        id: 'id/7',
        kind: 'added',
        fields: {
          shown: [
            { pointer: '/_id', before: undefined, after: 'id/7' },
            { pointer: '/sto_name', before: undefined, after: 'new' },
          ],
          more: 0,
        },
      },
    ]);
    expect(diffOf(state(4), state(3))[0]?.table).toMatchObject({ added: 0, changed: 0, removed: 1 });
  });

  test('is none where the same rows were read anew', () => {
    expect(diff(2)).toEqual([]);
  });

  test('is found by its place: when did this become 0?', () => {
    const pointer = parsePointer('/entities/stores/rows/id-7/total_order') as Pointer;
    expect(pointerText(pointer)).toBe('/entities/stores/rows/id-7/total_order');
    const find = (from: number, more: object = {}) => nextChange(log, timeline, pointer, { from: { index: from }, ...more });
    expect(find(-1)).toMatchObject({ moment: { seq: 1 }, before: undefined, after: 1 });
    expect(find(1)).toMatchObject({ moment: { seq: 3 }, before: 1, after: 0 });
    expect(find(-1, { becomes: (value: unknown) => value === 0 })).toMatchObject({ moment: { seq: 3 } });
    expect(find(4, { backwards: true })).toMatchObject({ moment: { seq: 3 } });
    expect(find(3)).toBeUndefined();
    expect(valueAt(state(4), parsePointer('/entities/stores/rows/id~17/sto_name') as Pointer)).toBe('new');
    expect(parsePointer('nothing')).toBeNull();
  });
});

test('values of a slice that is no table are told by where they stand', () => {
  const log = logOf('background-tasks');
  const timeline = createTimeline(log, createRootReducer);
  const first = log.moments.find(({ name }) => name === 'tasks/setPanelOpen');
  const state = (index: number): State => timeline.stateAt({ index }) ?? {};
  expect(diffOf(state((first?.index ?? 0) - 1), state(first?.index ?? 0))).toEqual([
    { slice: 'tasks', values: { shown: [{ pointer: '/panelOpen', before: false, after: true }], more: 0 } },
  ]);
});

test('whatever an action says it changed, its diff tells', () => {
  for (const log of Object.values(logs)) {
    const timeline = createTimeline(log, createRootReducer);
    for (const moment of log.moments) {
      const record: LogRecord = log.record(moment);
      if (record.t !== 'a') continue;
      const slices = diffOf(timeline.stateAt({ index: moment.index - 1 }) ?? {}, timeline.stateAt(moment) ?? {}).map(({ slice }) => slice);
      // An object made anew with the same values is named in the log and no difference.
      expect(moment.slices ?? []).toEqual(expect.arrayContaining(slices));
    }
  }
});
