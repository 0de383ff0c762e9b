import { writeSync } from 'node:fs';
import { Socket } from 'node:net';

/** MB a process may have in memory, pixels and all: its JavaScript alone is limited by itself. */
const MOST = 2048;

/** ms between two looks. */
const LOOK = 50;

const end = (why: string): void => {
  writeSync(2, why);
  process.kill(process.pid, 'SIGKILL');
};

/**
 * Watches over its process from a thread of its own, since the other may be deep in native code: ends it when it has taken too much memory,
 * and when nobody is left who waits for it (its first pipe is the server's).
 */
export const guard = (most = MOST): void => {
  setInterval(() => {
    if (process.memoryUsage.rss() > most * 1024 ** 2) end(`It needs more than ${most} MB.`);
  }, LOOK);
  const server = new Socket({ fd: 0, readable: true, writable: false });
  for (const event of ['end', 'error', 'close'] as const) server.on(event, () => process.kill(process.pid, 'SIGKILL'));
  server.resume();
};
