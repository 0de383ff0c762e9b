import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { commandOf, isAlive, waitForEnd } from '../../kernel/processes';

/** ms for each step; a new server has to be ready within 5 s of its start. */
const STEPS: readonly [NodeJS.Signals, number][] = [
  ['SIGINT', 2000],
  ['SIGQUIT', 1000],
  ['SIGKILL', 1000],
];

/**
 * Ends the PostgreSQL that a killed server left running on this cluster; answers whether there was one. A process that merely got the same id
 * since is left alone.
 */
export const endOrphan = async (cluster: string): Promise<boolean> => {
  const pidFile = path.join(cluster, 'postmaster.pid');
  const pid = readPid(pidFile);
  if (pid === undefined) return false;
  if (!isAlive(pid) || !commandOf(pid)?.includes(cluster)) {
    // PostgreSQL would refuse to start while the id it finds there belongs to anything alive.
    rmSync(pidFile, { force: true });
    return false;
  }
  for (const [signal, limit] of STEPS) {
    try {
      process.kill(pid, signal);
    } catch {
      break;
    }
    if (await waitForEnd(pid, limit)) return true;
  }
  if (isAlive(pid)) throw new Error(`The database of an earlier server (process ${pid}) couldn’t be stopped. Stop it and start again.`);
  return true;
};

const readPid = (pidFile: string): number | undefined => {
  try {
    const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
    return pid > 1 ? pid : undefined;
  } catch {
    return undefined;
  }
};
