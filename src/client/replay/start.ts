import { now } from '../kernel/clock';
import { createRecorder, type Recorder, type RecorderOptions } from './recorder';

let running: Recorder | undefined;

/** The part of `window.pressroom` that belongs to the log. */
interface ReplayHandle {
  readonly exportLog: () => Promise<Blob>;
  readonly download: () => Promise<void>;
}

/**
 * Starts recording this page: give `middleware` to the store and `watchRequest(request)` to its environment. Faults nobody catches are
 * noted, and what waits is stored when the page is hidden or left.
 */
export const startRecorder = (options: RecorderOptions): Recorder => {
  const recorder = createRecorder(options);
  running = recorder;
  window.addEventListener('error', ({ error, message, filename, lineno, colno }) =>
    recorder.noteFault(error ?? message, place(filename, lineno, colno)),
  );
  window.addEventListener('unhandledrejection', ({ reason }) => recorder.noteFault(reason));
  // Offline the writer's code may not come; what was seen then waits for the next time.
  const flush = (): void => void recorder.flush().catch(() => undefined);
  window.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  const page = window as { pressroom?: { replay?: ReplayHandle } };
  page.pressroom = { ...page.pressroom, replay: { exportLog, download } };
  return recorder;
};

/** Script, line and column; a script that is not ours is left out, for its address might say too much. */
const place = (filename: string, line: number, column: number): string | undefined => {
  const path = /^https?:\/\/[^/]+(\/assets\/[\w.-]{1,80})$/.exec(filename)?.[1];
  return path && `${path}:${line}:${column}`;
};

/** The current log as the text of a `.podlog.jsonl` file. Rejects when nothing is being recorded. */
const exportLog = (): Promise<Blob> =>
  running ? running.exportLog() : Promise.reject(new Error('Nothing is being recorded in this window.'));

/** A name for an exported log: the time it was exported, and what it is. */
const logFileName = (): string => `${new Date(now()).toISOString().slice(0, 19).replaceAll(':', '-')}.podlog.jsonl`;

/** Saves the current log as a file. */
export const download = async (): Promise<void> => {
  const address = URL.createObjectURL(await exportLog());
  const link = Object.assign(document.createElement('a'), { href: address, download: logFileName() });
  link.click();
  URL.revokeObjectURL(address);
};
