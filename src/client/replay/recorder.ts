import type { Action, Middleware } from '@reduxjs/toolkit';
import type { SagaMiddlewareOptions } from 'redux-saga';
import { isAction } from '@reduxjs/toolkit';
import { toAppError } from '../kernel/app-error';
import { elapsed, now } from '../kernel/clock';
import { answerOf, received } from '../kernel/received';
import type { Request } from '../kernel/request';
import { FORMAT, REDACTION, STATE_SCHEMA, CHECKPOINT_EVERY } from './format';
import { lateWriter } from './late-writer';
import { createCauses, originOf } from './origin';
import type { Place, Scribe, Seen, SeenCall } from './scribe';
import type { CreateReducer, State } from './slices';
import type { LogStorage } from './storage';
import { createSagaCauses } from './saga-causes';
import type { Tab } from './tab';
import type { OtherLog } from './writer';

/** Whether a checkpoint is written after this action. */
export const checkpointDue = (action: Action, seq: number): boolean => seq % CHECKPOINT_EVERY === 0 || received.match(action);

/** The ring: older segments are dropped beyond these (actions; characters). */
const RING_ACTIONS = 50_000;
const RING_SIZE = 50_000_000;

/** What the recorder has to know of who is signed in. A log belongs to one person's session, and nobody else may read it. */
interface Persons {
  /** Who signs in by an action; null: nobody is signed in any more; undefined: it says nothing of that. */
  readonly signedInBy: (action: Action) => string | null | undefined;
  /** Some text that tells this session from every other one; null while there is none. */
  readonly session: () => string | null;
}

export interface RecorderOptions {
  /** Makes a root reducer like the store's, with tables of its own. */
  readonly createReducer: CreateReducer;
  readonly app: { readonly version: string; readonly commit: string };
  readonly locale: string;
  /** CSS pixels. */
  readonly viewport: { readonly width: number; readonly height: number };
  /** The host the page came from; it stands in the log as a keyed hash. */
  readonly host: string;
  readonly persons: Persons;
  /** Actions of the page before in this tab that could not be stored. */
  readonly lost?: number;
  readonly tab?: Tab;
  readonly openStorage?: () => Promise<LogStorage>;
  readonly ring?: { readonly actions: number; readonly size: number };
}

export interface Recorder {
  /** For the store; has to come before the sagas'. */
  readonly middleware: Middleware;
  /** For the saga middleware: lets the recorder see why sagas do what they do. */
  readonly watchSagas: Pick<SagaMiddlewareOptions, 'sagaMonitor' | 'effectMiddlewares'>;
  /** Lets the recorder see calls of the contract: the request the sagas' environment should use. */
  readonly watchRequest: (request: Request) => Request;
  /** Notes something thrown that nobody caught. `at`: script, line and column. */
  readonly noteFault: (error: unknown, at?: string) => void;
  readonly notePlace: (place: Place) => void;
  /** Stores everything seen so far. */
  readonly flush: () => Promise<void>;
  /** The same at once, for a page that may be gone the next moment. Tells how many actions could not be stored. */
  readonly leave: () => number;
  /** The log of this tab, or of another of the same person, page loads one after another, as the text of a `.podlog.jsonl` file. */
  readonly exportLog: (tab?: string) => Promise<Blob>;
  /** The logs of other tabs of the person signed in, of those too that are gone, the latest first. */
  readonly otherLogs: () => Promise<readonly OtherLog[]>;
  readonly stop: () => void;
}

/**
 * Records every action of a store, from the first one on. While an action is dispatched only references are kept; redaction, hashing and
 * storing happen when the page is idle, by code that loads then.
 */
export const createRecorder = (options: RecorderOptions): Recorder => {
  const { ring = { actions: RING_ACTIONS, size: RING_SIZE }, persons } = options;
  const causeOf = createCauses();
  const sagas = createSagaCauses();
  const startedAt = now();
  const atFirst = persons.session();

  const open: { seen: Seen; due: boolean }[] = [];
  /** Calls by their answers, whose rows an action will carry. */
  const answered = new WeakMap<object, { carried?: number }>();
  let seq = 0;
  let lastAt = startedAt;
  let firstState: State | undefined;
  let readState: () => State = () => ({});
  let owner: string | undefined;
  /** Whether the one whose log this is is still signed in; while nobody has signed in, it is nobody's. */
  let signedOut = false;
  let stopped = false;

  const writer = lateWriter(async () => {
    const { startWriter } = await import(/* webpackChunkName: "work" */ './start-writer');
    const { app, locale, viewport, host, createReducer, tab, lost = 0 } = options;
    return startWriter({
      tab,
      lost,
      header: { format: FORMAT, app, schema: STATE_SCHEMA, locale, viewport, clock: startedAt, seed: null, redaction: REDACTION },
      host,
      session: { atFirst, now: persons.session },
      createReducer,
      firstState: () => firstState ?? readState(),
      openStorage: options.openStorage,
      ring,
    });
  });

  const stop = (): void => {
    stopped = true;
    writer.stop();
  };

  const keepState = (): void => {
    for (const frame of open) {
      if (frame.due && !frame.seen.state) frame.seen.state = readState();
    }
  };

  const pushLine = (write: (scribe: Scribe, offset: number) => string): void => writer.push({ kind: 'line', write });
  const fault = (error: unknown, at?: string): void => {
    const during = seq;
    pushLine((scribe, offset) => scribe.fault(during + offset, error, at));
  };

  const identify = (action: Action): void => {
    const person = persons.signedInBy(action);
    if (person === undefined) return;
    // What a page does before anybody has signed in is nobody's.
    signedOut = person === null && owner !== undefined;
    if (person === null || person === owner) return;
    if (owner === undefined) {
      owner = person;
      writer.own(person);
    } else {
      // Another person on the same page, which is loaded again for them: what they do is no part of this log.
      signedOut = true;
      stop();
    }
  };

  const middleware: Middleware = (api) => {
    readState = api.getState as () => State;
    return (next) => (action) => {
      if (!isAction(action) || stopped) return next(action);
      identify(action);
      if (stopped) return next(action);
      firstState ??= readState();
      // An action put while another is dispatched comes after that one has been reduced.
      keepState();
      const at = now();
      const seen: Seen = {
        seq: ++seq,
        dt: at - lastAt,
        origin: originOf(action),
        action: action as Action,
        cause: causeOf(action, seq, sagas.causeOf(action) ?? open.at(-1)?.seen.seq),
      };
      sagas.saw(action, seq);
      const answer = received.match(action) ? answerOf(action.payload) : undefined;
      const call = answer && answered.get(answer);
      if (call) call.carried = seq;
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
      const cause = sagas.current() ?? open.at(-1)?.seen.seq;
      const began = elapsed();
      const operation = /(?:query|mutation) (\w+)/.exec(document.toString())?.[1] ?? 'unnamed';
      const settled = (outcome: Pick<SeenCall, 'status' | 'answer' | 'total' | 'error'>): void => {
        const call: Omit<SeenCall, 'carried'> & { carried?: number } = {
          seq,
          ms: Math.round(elapsed() - began),
          operation,
          variables,
          options: shown,
          ...outcome,
        };
        if (typeof outcome.answer === 'object' && outcome.answer) answered.set(outcome.answer, call);
        pushLine((scribe, offset) =>
          scribe.call({
            ...call,
            seq: call.seq + offset,
            ...(call.carried !== undefined && { carried: call.carried + offset }),
            ...(cause !== undefined && { cause: cause + offset }),
          }),
        );
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

  const whileSignedIn = async <Result>(read: () => Promise<Result>): Promise<Result> => {
    await writer.flush();
    if (signedOut) throw new Error('The log is of somebody who is not signed in any more.');
    return read();
  };

  return {
    middleware,
    watchSagas: sagas.watch,
    watchRequest,
    noteFault: fault,
    notePlace: (place) => {
      const during = seq;
      pushLine((scribe, offset) => scribe.place(during + offset, place));
    },
    flush: writer.flush,
    leave: writer.leave,
    exportLog: (tab) => whileSignedIn(async () => new Blob(await writer.read(tab), { type: 'application/x-ndjson' })),
    otherLogs: () => whileSignedIn(writer.others),
    stop,
  };
};
