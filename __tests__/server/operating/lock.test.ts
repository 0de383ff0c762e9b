import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { FolderInUse, lockFolder } from '../../../src/server/kernel/lock';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'back-office-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lockFile = (): string => path.join(folder, 'lock');

test('one holder at a time, and nothing is left when it is given back', () => {
  const release = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(new FolderInUse(`Another server (process ${process.pid}) is using ${folder}.`));
  release();
  expect(readdirSync(folder)).toEqual([]);
  lockFolder(folder)();
});

test('a lock whose holder is gone is taken over', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => child.once('exit', resolve));
  writeFileSync(lockFile(), `${child.pid}\nlong ago\n`);
  const release = lockFolder(folder);
  expect(readFileSync(lockFile(), 'utf8')).toMatch(new RegExp(`^${process.pid}\n`));
  release();
});

test('a process that merely got the same id later is no holder', () => {
  writeFileSync(lockFile(), `${process.pid}\nanother birth\n`);
  lockFolder(folder)();
  expect(existsSync(lockFile())).toBe(false);
});

test('a lock that was cut short while being written is taken over', () => {
  writeFileSync(lockFile(), '');
  lockFolder(folder)();
});
