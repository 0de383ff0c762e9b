import type { Action, Middleware } from '@reduxjs/toolkit';
import { isAction } from '@reduxjs/toolkit';
import { toAppError } from '../kernel/app-error';
import { elapsed, now } from '../kernel/clock';
import { received } from '../kernel/received';
import type { Request } from '../kernel/request';
import { FORMAT, REDACTION, STATE_SCHEMA, CHECKPOINT_EVERY } from './format';
import { lateWriter } from './late-writer';
import { createCauses, originOf } from './origin';
import type { Scribe, Seen, SeenCall } from './scribe';
import type { CreateReducer, State } from './slices';
import type { LogStorage } from './storage';
import { currentTab, type Tab } from './tab';

/** Whether a checkpoint is written after this action. */
const checkpointDue = (action: Action, seq: number): boolean => seq % CHECKPOINT_EVERY === 0 || received.match(action);

/** The ring: older segments are dropped beyond these (actions; characters). */
const RING_ACTIONS = 50_000;
const RING_SIZE = 50_000_000;
export interface RecorderOptions {
  /** Makes a root reducer like the store's, with tables of its own. */
  readonly createReducer: CreateReducer;
  readonly app: { readonly version: string; readonly commit: string };
  readonly locale: string;
  /** CSS pixels. */
  readonly viewport: { readonly width: number; readonly height: number };
  /** The host the page came from; it stands in the log as a keyed hash. */
  readonly host: string;
  readonly tab?: Tab;
  readonly openStorage?: () => Promise<LogStorage>;
  readonly ring?: { readonly actions: number; readonly size: number };
}

export interface Recorder {
  /** For the store; has to come before the sagas'. */
  readonly middleware: Middleware;
  /** Lets the recorder see calls of the contract: the request the sagas' environment should use. */
  readonly watchRequest: (request: Request) => Request;
  /** Notes something thrown that nobody caught. `at`: script, line and column. */
  readonly noteFault: (error: unknown, at?: string) => void;
  /** Stores everything seen so far. */
  readonly flush: () => Promise<void>;
  /** The log of this tab, its earlier page loads included, as the text of a `.podlog.jsonl` file. */
  readonly exportLog: () => Promise<Blob>;
  readonly stop: () => void;
}

/**
 * Records every action of a store, from the first one on. While an action is dispatched only references are kept; redaction, hashing and
 * storing happen when the page is idle, by code that loads then.
 */
export const createRecorder = (options: RecorderOptions): Recorder => {
  const { ring = { actions: RING_ACTIONS, size: RING_SIZE } } = options;
  const tab = options.tab ?? currentTab();
  const causeOf = createCauses();
  const startedAt = now();

  const open: { seen: Seen; due: boolean }[] = [];
  let seq = 0;
  let lastAt = startedAt;
  let firstState: State | undefined;
  let readState: () => State = () => ({});
  let stopped = false;

  const writer = lateWriter(async () => {
    const { startWriter } = await import('./start-writer');
    const { app, locale, viewport, host, createReducer } = options;
    return startWriter({
      tab,
      header: { format: FORMAT, app, schema: STATE_SCHEMA, locale, viewport, clock: startedAt, seed: null, redaction: REDACTION },
      host,
      createReducer,
      firstState: () => firstState ?? readState(),
      openStorage: options.openStorage,
      ring,
    });
  });

  const keepState = (): void => {
    for (const frame of open) {
      if (frame.due && !frame.seen.state) frame.seen.state = readState();
    }
  };

  const fault = (error: unknown, at?: string): void => {
    const during = seq;
    writer.push({ kind: 'line', write: (scribe, offset) => scribe.fault(during + offset, error, at) });
  };

  const middleware: Middleware = (api) => {
    readState = api.getState as () => State;
    return (next) => (action) => {
      if (!isAction(action) || stopped) return next(action);
      firstState ??= readState();
      // An action put while another is dispatched comes after that one has been reduced.
      keepState();
      const at = now();
      const seen: Seen = {
        seq: ++seq,
        dt: at - lastAt,
        origin: originOf(action),
        action: action as Action,
        cause: causeOf(action, seq, open.at(-1)?.seen.seq),
      };
      lastAt = at;
      open.push({ seen, due: checkpointDue(action, seq) });
      writer.push({ kind: 'action', seen });
      try {
        return next(action);
      } catch (error) {
        fault(error);
        throw error;
      } finally {
        keepState();
        open.pop();
      }
    };
  };

  const watchRequest =
    (request: Request): Request =>
    async (document, variables, requestOptions = {}) => {
      const { signal: _signal, ...shown } = requestOptions;
      const cause = open.at(-1)?.seen.seq;
      const began = elapsed();
      const operation = /(?:query|mutation) (\w+)/.exec(document.toString())?.[1] ?? 'unnamed';
      const settled = (outcome: Pick<SeenCall, 'status' | 'answer' | 'total' | 'error'>): void => {
        const call = { seq, ms: Math.round(elapsed() - began), operation, variables, options: shown, ...outcome };
        const write = (scribe: Scribe, offset: number): string =>
          scribe.call({ ...call, seq: call.seq + offset, ...(cause !== undefined && { cause: cause + offset }) });
        writer.push({ kind: 'line', write });
      };
      try {
        const answer = await request(document, variables, requestOptions);
        settled({ status: 'ok', answer: answer.data, ...(answer.total !== undefined && { total: answer.total }) });
        return answer;
      } catch (error) {
        const appError = toAppError(error);
        settled({ status: requestOptions.signal?.aborted ? 'cancelled' : appError.kind, error: appError });
        throw error;
      }
    };

  return {
    middleware,
    watchRequest,
    noteFault: fault,
    flush: writer.flush,
    exportLog: async () => {
      await writer.flush();
      return new Blob(await writer.read(), { type: 'application/x-ndjson' });
    },
    stop: () => {
      stopped = true;
      writer.stop();
    },
  };
};
