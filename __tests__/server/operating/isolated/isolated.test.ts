import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startIsolated } from '../../../../src/server/isolated';
import { Child } from '../../../../src/server/isolated/child';
import { Crew } from '../../../../src/server/isolated/crew';
import { isAlive } from '../../../../src/server/kernel/processes';
import { comes } from '../../../support/comes';
import { testWork, type TestKinds } from './work';

const program = path.join(__dirname, 'program.ts');
const folder = mkdtempSync(path.join(os.tmpdir(), 'back-office-isolated-'));
const { run, stop } = startIsolated<TestKinds>(testWork(), program);
const impatient = startIsolated<TestKinds>(testWork(200), program);
/** What is logged for operators. */
let logged: jest.SpiedFunction<typeof process.stderr.write>;
beforeAll(() => {
  logged = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});

afterAll(() => {
  stop();
  impatient.stop();
  rmSync(folder, { recursive: true });
});

const echo = (owner: string, given: unknown) => run('echo', owner, () => given);

const fail = (way: TestKinds['fail']['request'], by = run) => by('fail', 'a', () => way);

/** A piece that is at work until it is let go. */
const hold = (owner: string) => {
  const file = path.join(folder, String(Math.random()));
  let begun = false;
  const done = run('hold', owner, () => {
    begun = true;
    return file;
  });
  return { done, begun: () => begun, letGo: () => writeFileSync(file, '') };
};

test('what goes in and comes out is the same: bytes, maps, nothing at all', async () => {
  const given = { bytes: Buffer.from([1, 2, 3]), map: new Map([['a', null]]), nothing: undefined };
  const { given: back } = await echo('a', given);
  expect(back).toEqual(given);
});

test('a piece whose request is never made keeps its process for a while and no longer', async () => {
  const crew = new Crew(1, () => new Child(program), 200);
  const { echo: terms } = testWork();
  try {
    await expect(crew.run('a', { kind: 'echo', terms, request: () => new Promise(() => undefined) })).rejects.toThrow('within 200 ms');
    expect(await crew.run('b', { kind: 'echo', terms, request: () => 'word' })).toMatchObject({ given: 'word' });
  } finally {
    crew.stop();
  }
});

test('keys and addresses of this process are not in its environment', async () => {
  const { SECRETS_KEY, DATABASE_URL } = process.env;
  Object.assign(process.env, { SECRETS_KEY: 'a key', DATABASE_URL: 'postgres://somewhere' });
  const fresh = startIsolated<TestKinds>(testWork(), program);
  try {
    const { environment } = await fresh.run('echo', 'a', () => null);
    expect(environment).toContain('PATH');
    expect(environment).not.toEqual(expect.arrayContaining(['SECRETS_KEY']));
    expect(environment).not.toEqual(expect.arrayContaining(['DATABASE_URL']));
  } finally {
    fresh.stop();
    for (const [name, value] of Object.entries({ SECRETS_KEY, DATABASE_URL })) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
});

test('what is thrown there arrives here as what it was', async () => {
  await expect(fail('refusal')).rejects.toMatchObject({
    name: 'UserError',
    refusal: 'font.unknown',
    field: 'fontFamily',
  });
  await expect(fail('fault')).rejects.toThrow('a fault of ours');
  await expect(run('echo', 'a', () => Promise.reject(new Error('no request')))).rejects.toThrow('no request');
  await expect(run('echo', 'a', () => () => 'a function')).rejects.toThrow('could not be cloned');
  expect((await echo('a', 1)).given).toBe(1);
});

test.each(['heap', 'memory', 'abort', 'leave'] as const)('a piece that ends its process (%s) is the only one lost', async (way) => {
  const [, beside, after] = await Promise.all([
    expect(fail(way)).rejects.toMatchObject({ name: 'UserError', refusal: 'drawing.tooMuch', field: 'layers' }),
    echo('b', 'beside'),
    echo('a', 'after'),
  ]);
  expect([beside.given, after.given]).toEqual(['beside', 'after']);
  expect(String(logged.mock.lastCall?.[0])).toMatch(/ fault \w+ isolated: .*a piece of fail ended/);
});

test('a disk that is full there is known here for what it is', async () => {
  await expect(fail('disk')).rejects.toMatchObject({ code: 'ENOSPC' });
});

test('a piece that takes too long is ended, and the next one begins in a fresh process', async () => {
  const before = await impatient.run('echo', 'a', () => 1);
  await expect(fail('endless', impatient.run)).rejects.toMatchObject({ refusal: 'drawing.tooMuch' });
  await comes(() => expect(isAlive(before.pid)).toBe(false));
  expect((await impatient.run('echo', 'a', () => 2)).pid).not.toBe(before.pid);
});

test('a process that keeps much makes room for a fresh one, one that keeps little goes on', async () => {
  const keep = (megabytes: number) => impatient.run('keep', 'a', () => megabytes);
  const first = await keep(10);
  expect(await keep(700)).toBe(first);
  expect(await keep(10)).not.toBe(first);
  await comes(() => expect(isAlive(first)).toBe(false));
});

test('a server that is killed takes its processes with it, whatever they are doing', async () => {
  const server = spawn(process.execPath, ['--require', 'tsx/cjs', program], { stdio: ['ignore', 'pipe', 'ignore'] });
  const pid = await new Promise<number>((resolve) => server.stdout.once('data', (said: Buffer) => resolve(Number(said.toString()))));
  expect(isAlive(pid)).toBe(true);
  server.kill('SIGKILL');
  await comes(() => expect(isAlive(pid)).toBe(false));
});

test('owners take turns: who asks for much keeps nobody waiting beyond a piece', async () => {
  const greedy = [...Array(20)].map(() => hold('greedy'));
  await comes(() => expect(greedy[0]?.begun()).toBe(true));
  // A process is left for somebody else.
  const modest = await echo('modest', 'mine');
  expect(modest.given).toBe('mine');
  const begun = greedy.filter((each) => each.begun()).length;
  expect(begun).toBeLessThan(greedy.length);
  greedy.forEach(({ letGo }) => letGo());
  await Promise.all(greedy.map(({ done }) => done));
});

test('beyond a hundred waiting pieces an owner is refused, and nobody else', async () => {
  const held = [...Array(103)].map(() => hold('greedy'));
  const refused = Promise.allSettled(held.map(({ done }) => done));
  expect((await echo('modest', 1)).given).toBe(1);
  held.forEach(({ letGo }) => letGo());
  const reasons = (await refused).flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
  expect(reasons.length).toBeGreaterThan(0);
  for (const reason of reasons) expect(reason).toMatchObject({ name: 'UserError', refusal: 'work.tooManyWaiting' });
});

test('once stopped, nothing is left: no process, nothing waiting', async () => {
  const stopped = startIsolated<TestKinds>(testWork(), program);
  const { pid } = await stopped.run('echo', 'a', () => 1);
  const pieces = [...Array(3)].map(() => fail('endless', stopped.run));
  stopped.stop();
  for (const result of await Promise.allSettled(pieces)) expect(result.status).toBe('rejected');
  await expect(stopped.run('echo', 'a', () => 1)).rejects.toThrow('No work is taken any more');
  await comes(() => expect(isAlive(pid)).toBe(false));
});
