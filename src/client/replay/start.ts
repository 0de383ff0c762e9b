import { now } from '../kernel/clock';
import { saveAs } from '../kernel/save-as';
import { createRecorder, type Recorder, type RecorderOptions } from './recorder';

let running: Recorder | undefined;

/** The part of `window.pressroom` that belongs to the log. */
interface ReplayHandle {
  readonly exportLog: Recorder['exportLog'];
  readonly otherLogs: Recorder['otherLogs'];
  readonly download: (tab?: string) => Promise<void>;
}

/** Where a page says to the next one of its tab how many actions of it are lost. */
const LOST = 'action-log-lost';

const lostBefore = (): number => {
  try {
    return Number(sessionStorage.getItem(LOST) ?? 0) || 0;
  } catch {
    return 0;
  }
};

const sayLost = (lost: number): void => {
  try {
    if (lost > 0) sessionStorage.setItem(LOST, String(lost));
    else sessionStorage.removeItem(LOST);
  } catch {
    // Session storage may be switched off; the log then ends with the page.
  }
};

/**
 * Starts recording this page: give `middleware` to the store and `watchRequest(request)` to its environment. Faults nobody catches are
 * noted, and what waits is stored when the page is hidden or left.
 */
export const startRecorder = (options: Omit<RecorderOptions, 'lost'>): Recorder => {
  const recorder = createRecorder({ ...options, lost: lostBefore() });
  running = recorder;
  window.addEventListener('error', ({ error, message, filename, lineno, colno }) =>
    recorder.noteFault(error ?? message, place(stackOf(error)) ?? place(`${filename}:${lineno}:${colno}`)),
  );
  window.addEventListener('unhandledrejection', ({ reason }) => recorder.noteFault(reason, place(stackOf(reason))));
  window.addEventListener('pagehide', () => sayLost(recorder.leave()));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') recorder.leave();
  });
  const page = window as { pressroom?: { replay?: ReplayHandle } };
  page.pressroom = { ...page.pressroom, replay: { exportLog, otherLogs, download } };
  return recorder;
};

const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? '') : '');

/** Script, line and column; a script that is not ours is left out, for its address might say too much. */
const place = (text: string): string | undefined => /https?:\/\/[^/\s]+(\/assets\/[\w.-]{1,80}:\d+:\d+)/.exec(text)?.[1];

const recording = (): Recorder => {
  if (!running) throw new Error('Nothing is being recorded in this window.');
  return running;
};

/** The log of this tab, or of another one. */
export const exportLog: Recorder['exportLog'] = async (tab) => recording().exportLog(tab);

/** The logs of the person's other tabs, those of a browser that was killed among them. */
export const otherLogs: Recorder['otherLogs'] = async () => recording().otherLogs();

/** A name for an exported log: when it was exported, and what it is. */
const logFileName = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')}.podlog.jsonl`;

/** Saves the log of this tab, or of another one, as a file. */
export const download = async (tab?: string): Promise<void> => saveAs(await exportLog(tab), logFileName(now()));
