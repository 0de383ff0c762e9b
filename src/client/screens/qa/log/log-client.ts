import type { Moment } from '../../../replay/reading/open-log';
import type { Unreadable } from '../../../replay/unreadable';
import type { AskName, Asks, FromWorker, LogSummary, Proof, ToWorker } from './protocol';

/** A log that is being opened, or is open, in a worker of its own. */
export interface LogState {
  readonly name: string;
  /** Bytes, as the file has them. */
  readonly size: number;
  readonly read: number;
  readonly moments: readonly Moment[];
  readonly summary: LogSummary | null;
  readonly unreadable: Unreadable | null;
  readonly proof: Proof | null;
}

export interface LogClient {
  readonly state: () => LogState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Undefined where the log is gone, or not open yet. */
  readonly ask: <Name extends AskName>(name: Name, of: Asks[Name]['ask']) => Promise<Asks[Name]['answer'] | undefined>;
  /** Screens are drawn by whoever has the other end. */
  readonly connect: (port: MessagePort) => void;
  readonly show: (index: number) => void;
  readonly close: () => void;
}

/** Starts the worker that holds a log. */
export type StartLogWorker = () => Worker;

/** Opens a log in a worker and keeps what it tells. */
export const openLogClient = (start: StartLogWorker, file: Blob, name: string): LogClient => {
  const worker = start();
  const listeners = new Set<() => void>();
  const waiting = new Map<number, (answer: never) => void>();
  const moments: Moment[] = [];
  let lastId = 0;
  let state: LogState = { name, size: file.size, read: 0, moments, summary: null, unreadable: null, proof: null };

  const change = (part: Partial<LogState>): void => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };
  const send = (message: ToWorker, transfer: Transferable[] = []): void => worker.postMessage(message, transfer);

  const hear = (message: FromWorker): void => {
    switch (message.kind) {
      case 'progress':
        change({ read: message.bytes });
        break;
      case 'moments':
        // One after the other, for a call takes only so many arguments.
        for (const moment of message.moments) moments.push(moment);
        break;
      case 'opened':
        change({ summary: message.summary, moments: [...moments] });
        break;
      case 'unreadable':
        change({ unreadable: message.why });
        break;
      case 'proof':
        change({ proof: message.proof });
        break;
      case 'answer':
        waiting.get(message.id)?.(message.answer as never);
        waiting.delete(message.id);
        break;
    }
  };
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => hear(data));
  worker.addEventListener('error', () => change({ unreadable: { code: 'broke' } }));
  send({ kind: 'open', file });

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask: (name, of) =>
      new Promise((resolve) => {
        const id = ++lastId;
        waiting.set(id, resolve);
        send({ kind: 'ask', id, name, of });
      }),
    connect: (port) => send({ kind: 'frame', port }, [port]),
    show: (index) => send({ kind: 'show', index }),
    close: () => worker.terminate(),
  };
};
