import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandOf, isAlive } from '../../../src/server/kernel/processes';
import { httpRequest } from '../http-client';
import { launch, launchServer, runToEnd, type ServerProcess } from '../server-process';
import { someOf } from '../../support/long-runs';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'back-office-process-'));
const env = { DATA_DIR: dataDir };
const started: ServerProcess[] = [];

const start = async (): Promise<ServerProcess> => {
  const server = await launchServer(env);
  started.push(server);
  return server;
};

afterAll(async () => {
  for (const { child, ended } of started) {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
  }
  rmSync(dataDir, { recursive: true, force: true });
});

const databasePid = (): number => Number.parseInt(readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);

const health = async (server: ServerProcess): Promise<number> => (await httpRequest(server.origin, '/healthz')).status;

const until = async (what: () => Promise<boolean>): Promise<void> => {
  while (!(await what())) await sleep(50);
};

/** Command lines of all processes that name a folder. */
const runningOn = (folder: string): string[] =>
  execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(folder));

/** Whether anything that runs on this data folder is left. */
const isLeft = (pids: readonly number[]): boolean => pids.some((pid) => isAlive(pid) && (commandOf(pid) ?? '').length > 0);

test('a second server on the same data folder is refused in one line that names the holder', async () => {
  const server = await start();
  expect(await health(server)).toBe(200);
  const second = await runToEnd(env);
  expect(second).toMatchObject({ code: 1, error: `Another server (process ${server.pid}) is using ${dataDir}.\n` });
  expect(second.output).toContain(`Database: embedded PostgreSQL in ${dataDir}\n`);
  expect(await health(server)).toBe(200);
});

test('a database that goes away is told as 503, and comes back by itself', async () => {
  const server = started.at(-1)!;
  process.kill(databasePid(), 'SIGKILL');
  await until(async () => (await health(server)) === 503);
  await until(async () => (await health(server)) === 200);
  expect((await httpRequest(server.origin, '/account/login')).status).toBe(200);
});

test('after kill -9 the next start ends the orphaned database by itself and keeps what was written', async () => {
  const killed = started.at(-1)!;
  const registered = await register(killed, 'kept@example.test');
  expect(registered).toBe(303);
  const orphan = databasePid();
  process.kill(killed.pid, 'SIGKILL');
  await killed.ended;
  expect(isAlive(orphan)).toBe(true);

  const server = await start();
  expect(isLeft([orphan])).toBe(false);
  expect(await health(server)).toBe(200);
  expect(await register(server, 'kept@example.test')).toBe(422);
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s ends everything, the database too', async (signal) => {
  const running = started.at(-1)!;
  const server = running.child.exitCode === null ? running : await start();
  const database = databasePid();
  // As a terminal does for Ctrl-C: the whole process group gets it.
  process.kill(-server.pid, signal);
  expect(await server.ended).toBe(0);
  expect(isLeft([server.pid, database])).toBe(false);
});

test.each(someOf([0, 700, 1500, 2500, 4000], 2))(
  'SIGTERM %i ms after the first start began ends it within 5 s and leaves no process',
  async (after) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'back-office-early-'));
    const child = launch({ DATA_DIR: folder, DEMO: 'on' }, 'serve');
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    // The moment itself is what differs.
    await sleep(after);
    const since = Date.now();
    child.kill('SIGTERM');
    await ended;
    expect(Date.now() - since).toBeLessThan(5000);
    expect(runningOn(folder)).toEqual([]);
    rmSync(folder, { recursive: true, force: true });
  },
);

test('a port that is taken is said before anything is started', async () => {
  const taken = createServer().listen(0, 'localhost');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const folder = path.join(dataDir, 'nowhere');
  const said = await runToEnd({ DATA_DIR: folder, DEMO: 'on', PORT: String(port) });
  taken.close();
  expect(said).toMatchObject({ code: 1, error: `Port ${port} is in use. Set PORT to another one.\n` });
  expect(readdirSync(folder)).toEqual([]);
});

test('a backup is taken beside the server, and what is restored from it elsewhere serves the same', async () => {
  const server = await start();
  const file = path.join(dataDir, 'all.tar.gz');
  expect((await runToEnd(env, 'backup', file)).output).toMatch(
    /^\S+all\.tar\.gz contains [\d,]+ rows, 0 files, and the encryption keys\. /,
  );
  server.child.kill('SIGTERM');
  await server.ended;

  const elsewhere = { DATA_DIR: path.join(dataDir, 'elsewhere') };
  // Killed while the tables are made.
  const killed = launch(elsewhere, 'restore', file);
  const gone = new Promise((resolve) => killed.once('exit', resolve));
  await until(async () => existsSync(path.join(elsewhere.DATA_DIR, 'restoring')));
  killed.kill('SIGKILL');
  await gone;
  expect(await runToEnd(elsewhere)).toMatchObject({
    code: 1,
    error: `A restore into ${elsewhere.DATA_DIR} was interrupted. Run it again, or start with an empty DATA_DIR.\n`,
  });

  expect((await runToEnd(elsewhere, 'restore', file)).output).toMatch(/^Restored [\d,]+ rows and 0 files from /);
  const restored = await launchServer(elsewhere);
  started.push(restored);
  expect(await register(restored, 'kept@example.test')).toBe(422);
  expect(await register(restored, 'new@example.test')).toBe(303);
  restored.child.kill('SIGTERM');
  await restored.ended;
  expect((await runToEnd(elsewhere, 'restore', file)).error).toMatch(/^The database isn’t empty\. /);
});

test('a worker without a database says what it needs', async () => {
  const { code, error } = await runToEnd({ DATA_DIR: path.join(dataDir, 'none') }, 'worker');
  expect(code).toBe(1);
  expect(error).toMatch(/^A worker needs DATABASE_URL, or a server running on .*\n$/);
});

test('a setting that makes no sense is refused in one line', async () => {
  expect(await runToEnd({ ...env, PORT: 'many' })).toEqual({ code: 1, output: '', error: 'PORT must be a port number, not "many".\n' });
});

const register = async ({ origin }: ServerProcess, email: string): Promise<number> => {
  const body = new URLSearchParams({ name: 'Someone', email, password: 'long enough', shop: 'A shop' }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return (await httpRequest(origin, '/account/register', { headers, body })).status;
};
