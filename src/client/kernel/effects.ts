/**
 * Saga effects with types: `yield* ask(…)` is an Answer of the document's own type, where a bare `yield` would be `any`.
 * Sagas reach the outside only through the environment in the saga context, so a test or a replay can put another in its place.
 */
import type { SagaGenerator } from 'typed-redux-saga';
import { call, getContext } from 'typed-redux-saga';
import type { TypedDocumentString } from '../../contract/generated/operations';
import { unanswered } from './app-error';
import { noBrowser, type Browser } from './browser';
import type { Drafts } from './drafts/drafts';
import type { Outbox } from './outbox/outbox';
import type { LiveSource } from './live/news';
import type { Answer, Request, RequestOptions } from './request';

export type { SagaGenerator } from 'typed-redux-saga';
export { actionChannel, all, call, cancel, cancelled, delay, fork, put, race, select, spawn, take } from 'typed-redux-saga';

/** What sagas may use of the world. */
export interface SagaEnvironment {
  readonly request: Request;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly makeId: () => string;
  /** The page around the application; without one, nobody is signed in and nothing outside happens. */
  readonly browser?: Browser;
  /** What the server tells by itself; without one, it is silent. */
  readonly live?: () => Promise<LiveSource>;
  /** Where unsaved work is kept; without one, it is not. */
  readonly drafts?: () => Promise<Drafts>;
  /** Where background tasks wait until they are done; without one, they end with the page. */
  readonly outbox?: () => Promise<Outbox>;
}

function* environment<Key extends keyof SagaEnvironment>(key: Key): SagaGenerator<SagaEnvironment[Key]> {
  return (yield* getContext<SagaEnvironment[Key]>(key)) as SagaEnvironment[Key];
}

/** Runs an operation of the contract; throws a RequestError. A cancelled saga aborts the call. */
export function* ask<Data, Variables extends object>(
  document: TypedDocumentString<Data, Variables>,
  variables: Variables,
  options: RequestOptions = {},
): SagaGenerator<Answer<Data>> {
  const request = yield* environment('request');
  // `call` loses the type parameters of a generic function.
  return (yield* call(abortable, request, document, variables, options)) as Answer<Data>;
}

/** Loads code when it is first needed. Throws a RequestError when it does not come: for the person it is the same as a server away. */
export function* late<Code>(load: () => Promise<Code>): SagaGenerator<Code> {
  try {
    return yield* call(load);
  } catch (error) {
    throw unanswered(error);
  }
}

/** Milliseconds since the epoch. */
export function* currentTime(): SagaGenerator<number> {
  const now = yield* environment('now');
  return yield* call(now);
}

export function* freshId(): SagaGenerator<string> {
  const makeId = yield* environment('makeId');
  return yield* call(makeId);
}

/** The page around the application. */
export function* browserOf(): SagaGenerator<Browser> {
  return (yield* environment('browser')) ?? noBrowser;
}

/** What the server tells by itself, if anything does; throws when its code cannot be loaded. */
export function* liveSourceOf(): SagaGenerator<LiveSource | undefined> {
  const load = yield* environment('live');
  return load && (yield* call(load));
}

/** Where unsaved work is kept, if anywhere; throws when the browser does not let us store anything, or its code cannot be loaded. */
export function* draftsOf(): SagaGenerator<Drafts | undefined> {
  const open = yield* environment('drafts');
  return open && (yield* call(open));
}

/** Where background tasks wait until they are done; undefined in a browser that stores nothing. */
export function* outboxOf(): SagaGenerator<Outbox | undefined> {
  const open = yield* environment('outbox');
  try {
    return open && (yield* call(open));
  } catch {
    return undefined;
  }
}

/** redux-saga calls the function stored under this name when the effect waiting for the promise is cancelled. */
const CANCEL = '@@redux-saga/CANCEL_PROMISE';

/** The same promise; `abort` is called when the effect that waits for it is cancelled. */
export const cancellable = <Value>(promise: Promise<Value>, abort: () => void): Promise<Value> =>
  Object.assign(promise, { [CANCEL]: abort });

const abortable = <Data, Variables extends object>(
  request: Request,
  document: TypedDocumentString<Data, Variables>,
  variables: Variables,
  options: RequestOptions,
): Promise<Answer<Data>> => {
  const controller = new AbortController();
  return cancellable(request(document, variables, { ...options, signal: controller.signal }), () => controller.abort());
};
