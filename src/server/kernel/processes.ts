import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Whether a process with this id exists, whoever owns it. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** A process that has ended but whose parent has not asked for its exit code holds nothing any more. */
const isZombie = (pid: number): boolean => /^\S+ \(.*\) [ZX]/s.test(readProc(pid, 'stat') ?? '');

/**
 * Something that differs between two processes that got the same id one after the other: when the process began. Undefined when the
 * system does not tell.
 */
export const birthOf = (pid: number): string | undefined => {
  const stat = readProc(pid, 'stat');
  // Field 22, ticks since boot; the name in parentheses may itself hold spaces.
  if (stat) return `${bootId()}-${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
  return ps(pid, 'lstart=');
};

/** The command line of a process, words separated by spaces. */
export const commandOf = (pid: number): string | undefined => readProc(pid, 'cmdline')?.replaceAll('\0', ' ') ?? ps(pid, 'command=');

/**
 * Lets everything be heard that has arrived already. A process that was stopped for a while has to, before it acts as if no time had passed:
 * sessions may have been ended meanwhile.
 */
export const pendingEvents = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Waits until the process is gone; false when it still lives after `limit` ms. */
export const waitForEnd = async (pid: number, limit: number): Promise<boolean> => {
  for (const until = Date.now() + limit; Date.now() < until; await sleep(20)) if (!isAlive(pid)) return true;
  return !isAlive(pid);
};

const readProc = (pid: number, file: string): string | undefined => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8') || undefined;
  } catch {
    return undefined;
  }
};

const bootId = (): string => {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
};

const ps = (pid: number, column: string): string | undefined => {
  const asked = spawnSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' });
  return asked.status === 0 ? asked.stdout.trim() || undefined : undefined;
};
