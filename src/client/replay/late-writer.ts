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
  let owner: string | undefined;
  let loading: Promise<LogWriter> | undefined;
  let loaded: LogWriter | undefined;
  let sleeping: (() => void) | undefined;
  let stopped = false;

  const begin = async (): Promise<LogWriter> => {
    const writer = await load();
    if (owner !== undefined) writer.own(owner);
    for (const entry of waiting) writer.push(entry);
    waiting = [];
    loaded = writer;
    if (stopped) writer.stop();
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
    own: (person) => {
      owner = person;
      loaded?.own(person);
    },
    flush: async () => (await ready()).flush(),
    leave: () => loaded?.leave() ?? waiting.filter(({ kind }) => kind === 'action').length,
    read: async (tab) => (await ready()).read(tab),
    others: async () => (await ready()).others(),
    stop: () => {
      stopped = true;
      sleeping?.();
      loaded?.stop();
    },
  };
};
