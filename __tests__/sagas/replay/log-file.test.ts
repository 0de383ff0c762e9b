import { FORMAT } from '../../../src/client/replay/format';
import { parseLog } from '../../../src/client/replay/parse';
import { UnreadableLog, type Unreadable } from '../../../src/client/replay/unreadable';
import { playLog } from '../../../src/client/replay/player';
import { upgrades, type Upgrades } from '../../../src/client/replay/upgrades';
import '../../../src/client/late-parts';
import { createRootReducer } from '../../../src/client/store';

const header = JSON.stringify({
  t: 'h',
  format: FORMAT,
  schema: 1,
  complete: true,
  state: createRootReducer()(undefined, { type: 'init' }),
});
const opened = JSON.stringify({ t: 'a', seq: 1, dt: 0, origin: 'ui', action: { type: 'tasks/setPanelOpen', payload: true } });

test('a log whose last line was cut off reads up to there', () => {
  const log = parseLog(`${header}\n${opened}\n${opened.slice(0, 30)}`);
  expect(log.cut).toBe(true);
  expect(log.records).toHaveLength(2);
});

test.each<[string, Unreadable]>([
  ['', { code: 'empty' }],
  ['not a log', { code: 'notJson', line: 1 }],
  ['{"hello":"world"}', { code: 'noRecord', line: 1 }],
  [opened, { code: 'noHeader' }],
  [`${header}\nnonsense\n${opened}\n`, { code: 'notJson', line: 2 }],
  [`${header}\n{"t":"a","seq":1}\n`, { code: 'incomplete', line: 2 }],
  [JSON.stringify({ t: 'h', format: 99, state: {} }), { code: 'newerFormat', format: 99, most: FORMAT }],
  [JSON.stringify({ t: 'h', format: 0, state: {} }), { code: 'olderFormat', format: 0 }],
  [JSON.stringify({ t: 'h', format: 1, schema: 99, state: {} }), { code: 'newerSchema', schema: 99, most: 1 }],
])('%# what is no log is refused for one reason', (text, why) => {
  expect(() => parseLog(text)).toThrow(new UnreadableLog(why));
});

test('records of a kind that is not known are passed over', () => {
  const log = parseLog(`${header}\n{"t":"z","seq":1}\n${opened}\n`);
  expect(playLog(log, { createReducer: createRootReducer }).actions).toBe(1);
});

describe('a report in a log', () => {
  const report = {
    t: 'r',
    seq: 1,
    at: 1_700_000_000_000,
    expected: 'The price should stay.',
    picture: { type: 'image/png', data: 'AAAA' },
  };
  const read = (changed: object) => parseLog(`${header}\n${opened}\n${JSON.stringify({ ...report, ...changed })}\n`);

  test('is read as it was written, and changes nothing of the fold', () => {
    const log = read({});
    expect(log.records[2]?.[1]).toEqual(report);
    expect(playLog(log, { createReducer: createRootReducer }).actions).toBe(1);
  });

  test.each([
    { expected: 5 },
    { at: 'now' },
    { picture: { type: 'image/svg+xml', data: 'AAAA' } },
    { picture: { type: 'image/png', data: '<svg>' } },
  ])('is refused where it holds something else: %j', (changed) => {
    expect(() => read(changed)).toThrow(new UnreadableLog({ code: 'incomplete', line: 3 }));
  });

  test('stands in no log of version 2, which reads as it is', () => {
    const log = parseLog([JSON.stringify({ ...(JSON.parse(header) as object), format: 2 }), opened].join('\n'));
    expect(log.losses).toEqual([]);
    expect(log.records[0]?.[1]).toMatchObject({ format: FORMAT });
  });
});

describe('an older log', () => {
  // Made up: version -1 called actions `act`, version 0 wrote times as text, and both knew a record that is gone.
  const steps: Upgrades = {
    ...upgrades,
    [-1]: { record: (record) => (record.t === 'act' ? { ...record, t: 'a' } : record) },
    0: {
      loss: 'Pointer movements are no longer part of a log.',
      record: (record) => (record.t === 'pointer' ? null : record.t === 'a' ? { ...record, dt: Number(record.dt) } : record),
    },
  };
  const old = [
    { ...(JSON.parse(header) as object), format: -1 },
    { t: 'pointer', seq: 0 },
    { t: 'act', seq: 1, dt: '12', origin: 'ui', action: { type: 'tasks/setPanelOpen', payload: true } },
  ]
    .map((record) => JSON.stringify(record))
    .join('\n');

  test('is taken to the present one step at a time, and says what was lost', () => {
    const log = parseLog(old, steps);
    expect(log.losses).toEqual(['Pointer movements are no longer part of a log.']);
    expect(log.records.map(([line, { t }]) => [line, t])).toEqual([
      [1, 'h'],
      [3, 'a'],
    ]);
    expect(log.records[1]?.[1]).toMatchObject({ dt: 12 });
    expect(playLog(log, { createReducer: createRootReducer }).divergence).toBeNull();
  });

  test('is refused when a step is missing', () => {
    expect(() => parseLog(old, { [-1]: { record: (record) => record } })).toThrow(UnreadableLog);
  });
});

test('actions that are missing from a log are a divergence', () => {
  const third = JSON.stringify({ t: 'a', seq: 3, dt: 0, origin: 'ui', action: { type: 'tasks/setPanelOpen', payload: false } });
  const result = playLog(parseLog([header, opened, third].join('\n')), { createReducer: createRootReducer });
  expect(result.divergence).toMatchObject({ seq: 3, reason: 'the log goes from action 1 to 3' });
});
