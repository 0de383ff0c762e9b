import { whenIdle } from '../kernel/clock';
import type { Entry, LogWriter } from './writer';

/** How long the writer's code leaves the network to the first screen, in milliseconds at most. */
const PATIENCE = 2_000;

/**
 * A writer that is loaded when the page is idle for the first time, or earlier when somebody asks for the log. What is pushed until then
 * waits, and nothing of it is missing. A load that failed is tried again at the next push.
 */
export const lateWriter = (load: () => Promise<LogWriter>): LogWriter => {
  let waiting: Entry[] = [];
  let loading: Promise<LogWriter> | undefined;
  let loaded: LogWriter | undefined;
  let sleeping: (() => void) | undefined;
  let stopped = false;

  const begin = async (): Promise<LogWriter> => {
    const writer = await load();
    for (const entry of waiting) writer.push(entry);
    waiting = [];
    loaded = writer;
    return writer;
  };
  const ready = (): Promise<LogWriter> => {
    loading ??= begin().catch((error: unknown) => {
      loading = undefined;
      sleeping = undefined;
      throw error;
    });
    return loading;
  };

  return {
    push: (entry) => {
      if (stopped) return;
      if (loaded) {
        loaded.push(entry);
        return;
      }
      waiting.push(entry);
      sleeping ??= whenIdle(PATIENCE, () => void ready().catch(() => undefined));
    },
    flush: async () => (await ready()).flush(),
    read: async () => (await ready()).read(),
    stop: () => {
      stopped = true;
      sleeping?.();
      loaded?.stop();
    },
  };
};
