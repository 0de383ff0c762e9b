import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { startCluster } from '../../../src/server/db/embedded/cluster';
import { isAlive } from '../../../src/server/kernel/processes';

const ROOT = path.resolve(__dirname, '../../..');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'database-end-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a process that exits without a word has ended its database before it is gone', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(__dirname, 'exits-at-once.ts'), folder], {
    cwd: ROOT,
    stdio: 'pipe',
  });
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit') as Promise<[number]>]);
  const pid = Number(said);
  expect([code, pid > 1, isAlive(pid)]).toEqual([0, true, false]);
}, 60_000);

test('a database that was stopped leaves nothing behind at the process', async () => {
  const before = process.listenerCount('exit');
  const cluster = await startCluster(folder, ROOT);
  expect(process.listenerCount('exit')).toBe(before + 1);
  await cluster.stop();
  expect(process.listenerCount('exit')).toBe(before);
}, 60_000);
