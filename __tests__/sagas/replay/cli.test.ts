import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { runReplay } from '../../../src/cli/replay/command';

const root = path.join(__dirname, '../../..');
const fixture = path.join(root, '__tests__/fixtures/logs/background-tasks.podlog.jsonl');
const text = readFileSync(fixture, 'utf8');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'podlog-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fileWith = (name: string, content: string | Buffer): string => {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
};

const replay = (...args: string[]) => {
  let [stdout, stderr] = ['', ''];
  const status = runReplay(args, { out: (text) => (stdout += text), err: (text) => (stderr += text) });
  return { status, stdout, stderr };
};

test('0: the same state, from a plain and from a zipped log', () => {
  expect(replay(fixture)).toMatchObject({ status: 0, stdout: expect.stringContaining('Same state.') as string });
  const zipped = replay(fileWith('a.podlog.jsonl.gz', gzipSync(text)), '--json');
  expect(zipped.status).toBe(0);
  expect(JSON.parse(zipped.stdout)).toMatchObject({ exit: 0, status: 'same', divergence: null, secrets: [], losses: [], cut: false });
});

test('1: diverged, with the action, the slice, the JSON pointer and the cause', () => {
  const changed = text.replace('"type":"tasks/setPanelOpen","payload":true', '"type":"tasks/setPanelOpen","payload":false');
  expect(changed).not.toBe(text);
  const { status, stdout } = replay(fileWith('b.podlog.jsonl', changed));
  expect(status).toBe(1);
  expect(stdout).toContain('Diverged at action 1');
  expect(stdout).toContain('slice    tasks');
  expect(stdout).toContain('pointer  /tasks/panelOpen');
  expect(stdout).toContain('cause    action 1 tasks/setPanelOpen (ui)');
});

test('2: unreadable, in one sentence', () => {
  for (const [args, sentence] of [
    [[fileWith('c.podlog.jsonl', 'hello')], 'Line 1 is no JSON.'],
    [[path.join(folder, 'missing.podlog.jsonl')], 'There is no such file'],
    [[fixture, '--until', 'soon'], '--until takes the number of an action'],
    [[fixture, '--verify'], '--verify is not available'],
    [[], 'One log is needed'],
  ] as const) {
    const { status, stderr } = replay(...args);
    expect(status).toBe(2);
    expect(stderr).toContain(sentence);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  }
});

test('4: a secret was found, and where', () => {
  const leaked = text.replace('"type":"tasks/setPanelOpen"', '"type":"tasks/setPanelOpen","meta":{"email":"anna@example.com"}');
  const { status, stdout } = replay(fileWith('d.podlog.jsonl', leaked));
  expect(status).toBe(4);
  expect(stdout).toContain('A secret on line 2 at /action/meta/email');
  expect(stdout).not.toContain('anna@example.com');
});

test('--until tells the state after that action', () => {
  const { status, stdout } = replay(fixture, '--until', '1', '--json');
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ lastSeq: 1, actions: 1, state: { tasks: { panelOpen: true, entries: {} } } });
});

test('the command itself ends with that code', () => {
  const ended = spawnSync(process.execPath, ['--import', 'tsx', 'src/cli/replay.ts', fixture, '--json'], { cwd: root, encoding: 'utf8' });
  expect(ended).toMatchObject({ status: 0, stderr: '' });
  expect(JSON.parse(ended.stdout)).toMatchObject({ exit: 0, status: 'same' });
}, 60_000);
