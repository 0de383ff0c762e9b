// A process and all it started: browsers and databases run in sessions of their own, so no signal to a group reaches them all.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** [process, its parent] of every process; from Linux itself, since small images have no `ps`. */
const readProc = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        // `pid (name) state parent …`, and the name may hold anything.
        const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(')').at(-1).trim().split(' ');
        return [[Number(pid), Number(fields[1])]];
      } catch {
        // Ended meanwhile.
        return [];
      }
    });

const readPs = () =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));

/** The processes of `roots` and all they started, as far as each one's starter still runs. */
const treeOf = (roots) => {
  const pairs = process.platform === 'linux' ? readProc() : readPs();
  const found = new Set(roots);
  for (let size = 0; size !== found.size;) {
    size = found.size;
    for (const [pid, parent] of pairs) if (found.has(parent)) found.add(pid);
  }
  return [...found];
};

const signalAll = (pids, signal) => {
  for (const pid of pids)
    try {
      process.kill(pid, signal);
    } catch {
      // Ended meanwhile.
    }
};

/** Zombies count as ended: they wait for somebody to read their exit code. */
export const isRunning = (pid) => {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

const untilEnded = async (pids, limit) => {
  for (const until = Date.now() + limit; Date.now() < until && pids.some(isRunning);) await sleep(50);
};

/** Ends a process and all it started: politely, so that databases and browsers clean up, and `grace` ms later whatever is left. */
export const endTree = async (pid, grace = 5_000) => {
  if (process.platform === 'win32') return void execFileSync('taskkill', ['/pid', String(pid), '/T', '/F']);
  const asked = treeOf([pid]);
  signalAll(asked, 'SIGTERM');
  await untilEnded(asked, grace);
  const left = treeOf(asked.filter(isRunning));
  signalAll(left, 'SIGKILL');
  await untilEnded(left, grace);
};
