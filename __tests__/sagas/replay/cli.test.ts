import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { taskActions } from '../../../src/client/kernel/tasks-slice';
import { FORMAT } from '../../../src/client/replay/format';
import { upgrades } from '../../../src/client/replay/upgrades';
import { forgetLogs } from '../../../src/client/replay/storage';
import { runReplay } from '../../../src/cli/replay/command';
import { recordedStore } from './recorded-store';

const root = path.join(__dirname, '../../..');
const fixture = path.join(root, '__tests__/fixtures/logs/background-tasks.podlog.jsonl');
const text = readFileSync(fixture, 'utf8');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'podlog-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const lines = text.trimEnd().split('\n');
const headerOf = (change: object): string => JSON.stringify({ ...(JSON.parse(lines[0] ?? '') as object), ...change });
const withoutSlice = (slice: string): object => {
  const { state } = JSON.parse(lines[0] ?? '') as { state: Record<string, unknown> };
  const { [slice]: _gone, ...rest } = state;
  return rest;
};
const isCheck = (line: string): boolean => /^\{"t":"[cs]"/.test(line);
const silenced = lines.map((line) => line.replace(/,"x":\{.*$/, '}'));

const fileWith = (name: string, content: string | Buffer): string => {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
};

const replay = async (...args: string[]) => {
  let [stdout, stderr] = ['', ''];
  const status = await runReplay(args, { out: (text) => (stdout += text), err: (text) => (stderr += text) });
  return { status, stdout, stderr };
};

test('0: the same state, from a plain and from a zipped log', async () => {
  expect(await replay(fixture)).toMatchObject({ status: 0, stdout: expect.stringContaining('Same state.') as string });
  const zipped = await replay(fileWith('a.podlog.jsonl.gz', gzipSync(text)), '--json');
  expect(zipped.status).toBe(0);
  expect(JSON.parse(zipped.stdout)).toMatchObject({ exit: 0, status: 'same', divergence: null, secrets: [], losses: [], cut: false });
});

test('1: diverged, with the action, the slice, the JSON pointer and the cause', async () => {
  const changed = text.replace('"type":"tasks/setPanelOpen","payload":true', '"type":"tasks/setPanelOpen","payload":false');
  expect(changed).not.toBe(text);
  const { status, stdout } = await replay(fileWith('b.podlog.jsonl', changed));
  expect(status).toBe(1);
  expect(stdout).toContain('Diverged at action 1');
  expect(stdout).toContain('slice    tasks');
  expect(stdout).toContain('pointer  /tasks/panelOpen');
  expect(stdout).toContain('cause    action 1 tasks/setPanelOpen (ui)');
});

test('2: unreadable, in one sentence', async () => {
  for (const [args, sentence] of [
    [[fileWith('c.podlog.jsonl', 'hello')], 'Line 1 isn’t valid JSON.'],
    [[path.join(folder, 'missing.podlog.jsonl')], 'The file doesn’t exist'],
  ] as const) {
    const { status, stderr } = await replay(...args);
    expect(status).toBe(2);
    expect(stderr).toContain(sentence);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  }
});

test.each([
  [[], 'Enter a log file'],
  [[fixture, fixture], 'Enter one log file only.'],
  [[fixture, '--until', 'soon'], 'Enter an action number for --until'],
  [[fixture, '--steps=9..2'], 'Enter action numbers for --steps'],
  [[fixture, '--steps', '--verify'], '--steps and --verify can’t be used together.'],
  [[fixture, '--steps', '--until', '3'], '--until can’t be used with --steps.'],
  [[fixture, '--stops'], "Unknown option '--stops'. See --help."],
  [['compare', fixture], 'Enter two log files'],
  [['to-test', fixture], 'Enter an output file for to-test'],
])('64: %j is a mistake in the command, told in one sentence', async (args, sentence) => {
  const { status, stderr, stdout } = await replay(...args);
  expect([status, stderr, stdout]).toEqual([64, expect.stringContaining(sentence), '']);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});

test('--help tells every command and every exit code', async () => {
  const { status, stdout } = await replay('--help');
  expect(status).toBe(0);
  for (const word of ['--until', '--steps', '--verify', '--json', 'compare A B', 'to-test', 'to-devtools', '64'])
    expect(stdout).toContain(word);
});

test('the story tells failed calls with the click they go back to, in order', async () => {
  const { stdout } = await replay(path.join(root, '__tests__/fixtures/logs/lists-and-failures.podlog.jsonl'));
  const told = stdout.split('\n').filter((line) => line.startsWith('  +'));
  expect(told.map((line) => /(?:page 1|FAILED CALL \w+: [\w-]+)/.exec(line)?.[0])).toEqual([
    'page 1',
    'FAILED CALL MakeStore: refused',
    'FAILED CALL Notifications: maintenance',
    'FAILED CALL Stores: wrong-token',
  ]);
  expect(told[1]).toContain('caused by action 12 stores/save (ui)');
});

/** Control characters but the line feed between lines, marks that turn a text or are not seen, and separators of lines. */
const OBEYED = /[\p{Cf}\p{Zl}\p{Zp}\u0000-\u0009\u000b-\u001f\u007f-\u009f]/u;

test.each(['\u001b]0;owned\u0007', '\u009b2J', '\u202eevil\u2066', 'a\nFAKE LINE', 'a\rb', 'a\u2028b', '\u200f\u061c', '\uFEFF'])(
  'whatever command looks at a log, nothing in it reaches the terminal as it is: %j',
  async (evil) => {
    const header = headerOf({ app: { version: evil, commit: evil }, locale: evil });
    const records = [
      { t: 'p', seq: 0, address: `/${evil}`, language: evil },
      { t: 'a', seq: 1, dt: 1, origin: 'ui', action: { type: `x/${evil}`, payload: { [evil]: evil } } },
      { t: 'e', seq: 1, name: evil, message: evil, at: evil },
      { t: 'n', seq: 1, operation: evil, status: 'refused', ms: 1, error: { refusal: evil, field: evil, message: evil } },
      { t: 'r', seq: 1, at: 1, expected: evil },
      { t: 'c', seq: 1, slices: {}, differs: { slice: evil, pointer: `/${evil}` } },
    ].map((record) => JSON.stringify(record));
    const file = fileWith(`evil${evil.replaceAll('/', '')}.podlog.jsonl`, [header, ...records].join('\n'));
    const out = path.join(folder, 'evil.out');
    for (const command of [
      [file],
      [file, '--steps'],
      [file, '--until', '1'],
      ['verify', file],
      ['compare', file, fixture],
      ['to-devtools', file, '--out', out],
      ['to-test', file, '--out', out, '--expect', '/tasks/panelOpen=true'],
      [path.join(folder, `none${evil}`)],
      [fileWith('broken.podlog.jsonl', `${header}\n{"t":"${evil}"`)],
      ['to-test', file, '--out', out, '--expect', evil],
    ])
      for (const args of [command, [...command, '--json']]) {
        const { stdout, stderr } = await replay(...args);
        expect([args, stdout + stderr]).toEqual([args, expect.not.stringMatching(OBEYED)]);
        expect(stdout + stderr).not.toMatch(/^FAKE LINE/m);
        if (args.includes('--json')) expect(() => JSON.parse(stdout) as unknown).not.toThrow();
      }
  },
);

test('the story tells errors, gaps, reports and places, and writes nothing else on a terminal', async () => {
  const more = [
    { t: 'p', seq: 0, address: '/stores/all', language: 'en' },
    { t: 'e', seq: 1, name: 'TypeError', message: 'x\u001b[2J is not a function', at: '/assets/a.js:1:2' },
    { t: 'r', seq: 1, at: 1, expected: 'more' },
    { t: 'g', reason: 'lost', from: 2, to: 9 },
  ];
  const { stdout } = await replay(
    fileWith('l.podlog.jsonl', [lines[0], ...lines.slice(1, 2), ...more.map((record) => JSON.stringify(record))].join('\n')),
  );
  expect(stdout).toContain('place /stores/all in en');
  expect(stdout).toContain('ERROR TypeError: x�[2J is not a function at /assets/a.js:1:2, after action 1');
  expect(stdout).toContain('REPORT "more"');
  expect(stdout).toContain('GAP actions 2 to 9, lost');
});

test('--steps lists actions with the values each changed', async () => {
  const { status, stdout } = await replay(fixture, '--steps', '1..2');
  expect(status).toBe(0);
  expect(stdout).toContain('action 1 tasks/setPanelOpen (ui)\n        /tasks/panelOpen  false → true\n');
  expect(stdout).not.toContain('action 3');
  const { steps } = JSON.parse((await replay(fixture, '--steps=1', '--json')).stdout) as { steps: object[] };
  expect(steps).toMatchObject([{ seq: 1, type: 'tasks/setPanelOpen', changes: [{ slice: 'tasks' }] }]);
});

test('0: a log of an older format', async () => {
  const { status, stdout } = await replay(path.join(root, '__tests__/fixtures/logs/format-1/lists-and-failures.podlog.jsonl'));
  expect([status, stdout]).toEqual([0, expect.stringContaining('Same state.')]);
});

test('3: an upgrade that loses something', async () => {
  jest.replaceProperty(upgrades as Record<number, object>, 1, { ...upgrades[1], loss: 'Sounds are no longer part of a log.' });
  const { status, stdout } = await replay(path.join(root, '__tests__/fixtures/logs/format-1/lists-and-failures.podlog.jsonl'));
  jest.restoreAllMocks();
  expect([status, stdout]).toEqual([3, expect.stringContaining('Lost in migration: Sounds are no longer part of a log.')]);
});

test.each([
  ['no checkpoints and no changes', silenced.filter((line) => !isCheck(line)), 'The state after action'],
  [
    'an empty first state',
    [headerOf({ state: {} }), ...silenced.slice(1).filter((line) => !isCheck(line))],
    'A state in the log is empty.',
  ],
  [
    'a slice less',
    [headerOf({ state: withoutSlice('tasks') }), ...silenced.slice(1).filter((line) => !isCheck(line))],
    'doesn’t include tasks',
  ],
  ['nothing but a header', [lines[0]], 'The log contains no actions to replay.'],
  ['actions after the last checkpoint', silenced.slice(0, silenced.findLastIndex(isCheck)), 'The state after action'],
])('5: unproven: a log with %s', async (_name, kept, sentence) => {
  const { status, stdout } = await replay(fileWith('e.podlog.jsonl', `${kept.join('\n')}\n`));
  expect(stdout).toContain(sentence);
  expect(stdout).toContain('the state couldn’t be verified');
  expect(stdout).not.toContain('Same state.');
  expect(status).toBe(5);
});

test.each([
  ['a first state without a slice', [headerOf({ state: withoutSlice('tasks') }), ...lines.slice(1)], 'The log doesn’t include tasks.'],
  [
    'a checkpoint that names nothing',
    lines.map((line) => line.replace(/"slices":\{[^}]*\}/, '"slices":{}')),
    'the checkpoint records another state',
  ],
  ['changes taken out of one action', lines.map((line, i) => (i === 1 ? (silenced[1] ?? '') : line)), 'Diverged at action 1: '],
  ['a gap nobody left', lines.toSpliced(5, 3, '{"t":"g","reason":"lost","from":3,"to":4}'), undefined],
])('1 or 5: tampered with: %s', async (_name, kept, sentence) => {
  const { status, stdout } = await replay(fileWith('f.podlog.jsonl', `${kept.join('\n')}\n`));
  expect([1, 5]).toContain(status);
  expect(stdout).not.toContain('Same state.');
  if (sentence) expect(stdout).toContain(sentence);
});

test.each([
  [
    'a newer header on the way',
    [...lines, headerOf({ format: 99 })],
    `The file uses format 99. This version supports up to ${FORMAT}. (line`,
  ],
  ['a header of no format', [...lines, headerOf({ format: 'two' })], `Line ${lines.length + 1} is incomplete.`],
  ['a newer state on the way', [...lines, headerOf({ schema: 99 })], 'The log’s state uses schema 99'],
  ['a kind of record every object has', [...lines, '{"t":"a","seq":"1","action":{}}'], 'is incomplete'],
  [
    'too much nesting',
    [...lines, `{"t":"a","seq":1,"action":{"type":"x","payload":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`],
    'is nested more than 500 levels deep',
  ],
  ['a state of another kind', [headerOf({ state: { entities: 5 } })], 'Line 1 is incomplete.'],
])('2, or 6 for a newer version: %s', async (name, kept, sentence) => {
  const { status, stderr } = await replay(fileWith('g.podlog.jsonl', `${kept.join('\n')}\n`));
  expect([status, stderr]).toEqual([name.startsWith('a newer') ? 6 : 2, expect.stringContaining(sentence)]);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});

test('records called like something every object has are passed over', async () => {
  const odd = ['__proto__', 'constructor', 'toString'].map((t) => JSON.stringify({ t, seq: 1 }));
  const { status } = await replay(fileWith('h.podlog.jsonl', `${lines.toSpliced(1, 0, ...odd).join('\n')}\n`));
  expect(status).toBe(0);
});

test('a file in which one line is longer than a text can be is refused in a sentence', async () => {
  const file = fileWith('i.podlog.jsonl', '');
  const piece = Buffer.alloc(2 ** 24, 'x');
  const descriptor = openSync(file, 'w');
  for (let n = 0; n < 20; n++) writeSync(descriptor, piece);
  closeSync(descriptor);
  const { status, stderr } = await replay(file);
  rmSync(file);
  expect([status, stderr]).toEqual([2, expect.stringContaining('Line 1 has more than')]);
});

test('a zipped log that is cut off is refused in a sentence', async () => {
  const zipped = gzipSync(text);
  const { status, stderr } = await replay(fileWith('j.podlog.jsonl.gz', zipped.subarray(0, zipped.length / 2)));
  expect([status, stderr]).toEqual([2, expect.stringContaining('The file isn’t a complete gzip file.')]);
});

test('4: a secret was found, and where', async () => {
  const leaked = text.replace('"type":"tasks/setPanelOpen"', '"type":"tasks/setPanelOpen","meta":{"email":"anna@example.com"}');
  const { status, stdout } = await replay(fileWith('d.podlog.jsonl', leaked));
  expect(status).toBe(4);
  expect(stdout).toContain('A secret on line 2 at /action/meta/email');
  expect(stdout).not.toContain('anna@example.com');
});

test('--until tells the state after that action', async () => {
  const { status, stdout } = await replay(fixture, '--until', '1', '--json');
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ lastSeq: 1, actions: 1, state: { tasks: { panelOpen: true, entries: {} } } });
});

test('--until begins at the nearest state before that action, and says so', async () => {
  await forgetLogs();
  const recorded = recordedStore();
  for (let n = 1; n <= 2_300; n++) recorded.store.dispatch(taskActions.setPanelOpen(n % 3 === 0));
  const log = await recorded.exported();
  recorded.recorder.stop();
  // Nobody who reads from the second state on meets this.
  const early = log.replace('"payload":true', '"payload":false');
  const file = fileWith('k.podlog.jsonl', early);
  expect((await replay(file)).status).toBe(1);
  const at = async (until: number) =>
    JSON.parse((await replay(file, '--until', String(until), '--json')).stdout) as Record<string, unknown>;
  expect(await at(2_250)).toMatchObject({ exit: 0, from: 2_000, actions: 250, lastSeq: 2_250, state: { tasks: { panelOpen: true } } });
  expect(await at(2_251)).toMatchObject({ exit: 0, from: 2_000, lastSeq: 2_251, state: { tasks: { panelOpen: false } } });
  expect(await at(1_000)).toMatchObject({ exit: 1, from: 0, divergence: { seq: 3 } });
  expect(await at(1_001)).toMatchObject({ exit: 0, from: 1_000, actions: 1 });
  expect(await at(9_999)).toMatchObject({ exit: 0, from: 2_000, lastSeq: 2_300 });
  const { stdout } = await replay(file, '--until', '2250');
  expect(stdout).toContain('Replayed from the state after action 2000. Earlier actions were skipped.');
}, 60_000);

test('the command itself ends with that code', () => {
  const ended = spawnSync(process.execPath, ['--import', 'tsx', 'src/cli/replay.ts', fixture, '--json'], { cwd: root, encoding: 'utf8' });
  expect(ended).toMatchObject({ status: 0, stderr: '' });
  expect(JSON.parse(ended.stdout)).toMatchObject({ exit: 0, status: 'same' });
}, 60_000);
