import type { Middleware } from '@reduxjs/toolkit';
import { RequestError, type AppError } from '../../../src/client/kernel/app-error';
import type { Answer, Request, RequestOptions } from '../../../src/client/kernel/request';
import type { Drafts } from '../../../src/client/kernel/drafts/drafts';
import type { Outbox } from '../../../src/client/kernel/outbox/outbox';
import type { LiveSource } from '../../../src/client/kernel/live/news';
import type { Browser } from '../../../src/client/kernel/browser';
import '../../../src/client/late-parts';
import { createAppStore, type StoreOptions } from '../../../src/client/store';

export interface FakeCall {
  /** Name in the document, such as `Stores`. */
  readonly operation: string;
  readonly variables: Record<string, unknown>;
  readonly options: RequestOptions;
  /** `about`: nobody counted the total. */
  answer(data: unknown, total?: number, about?: boolean): Promise<void>;
  fail(error: AppError): Promise<void>;
}

const operationName = (document: { toString(): string }): string => /(?:query|mutation) (\w+)/.exec(document.toString())?.[1] ?? '';

/** Lets everything that is already due run: promises, and the sagas they wake. */
export const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** What a test may put around the store, such as a recorder. */
export interface Around {
  readonly middleware?: readonly Middleware[];
  readonly watchSagas?: StoreOptions['watchSagas'];
  readonly watchRequest?: (request: Request) => Request;
  readonly browser?: Browser;
  readonly live?: LiveSource;
  readonly drafts?: Drafts;
  readonly outbox?: Outbox;
  /** Begins every id the store makes, where two stores meet. */
  readonly prefix?: string;
}

/** Stores of the test that runs; their sagas end with it. */
const running = new Set<() => void>();
afterEach(() => {
  for (const stop of running) stop();
  running.clear();
});

/** A real store with its real sagas, over a server whose answers the test gives by hand. */
export const storeWithFakeServer = ({
  middleware = [],
  watchSagas,
  watchRequest = (request) => request,
  browser,
  live,
  drafts,
  outbox,
  prefix = '',
}: Around = {}) => {
  const calls: FakeCall[] = [];
  const request = ((document, variables, options = {}) =>
    new Promise<Answer<unknown>>((resolve, reject) => {
      calls.push({
        operation: operationName(document),
        variables: variables as Record<string, unknown>,
        options,
        answer: async (data, total, about) => {
          resolve({ data, total, ...(about && { about }) });
          await settle();
        },
        fail: async (error) => {
          reject(new RequestError(error));
          await settle();
        },
      });
    })) as Request;
  let time = 1_000;
  let ids = 0;
  const app = createAppStore({
    environment: {
      request: watchRequest(request),
      now: () => time++,
      makeId: () => `${prefix}id-${++ids}`,
      ...(browser && { browser }),
      ...(live && { live: async () => live }),
      ...(drafts && { drafts: async () => drafts }),
      ...(outbox && { outbox: async () => outbox }),
    },
    middleware,
    ...(watchSagas && { watchSagas }),
  });
  running.add(app.stop);
  const last = (operation: string): FakeCall => {
    const found = calls.findLast((call) => call.operation === operation);
    if (!found) throw new Error(`Nothing asked for ${operation}; asked: ${calls.map((call) => call.operation).join(', ')}`);
    return found;
  };
  return { ...app, calls, last };
};
