import type { Action } from '@reduxjs/toolkit';
import { inTimer } from '../kernel/clock';
import { received, requestFailed } from '../kernel/received';
import type { Origin } from './format';

/** redux-saga marks what its sagas put under this name. */
const PUT_BY_SAGA = '@@redux-saga/SAGA_ACTION';

/** Who started an action, asked while it is being dispatched. */
export const originOf = (action: Action): Origin => {
  if (received.match(action) || requestFailed.match(action)) return 'net';
  if (PUT_BY_SAGA in action) return 'saga';
  return inTimer() ? 'timer' : 'ui';
};

/** What names a request or a task in the actions of its life. */
interface Traces {
  readonly payload?: {
    readonly key?: unknown;
    readonly requestId?: unknown;
    readonly blobId?: unknown;
    readonly origin?: { readonly entity: string; readonly requestId?: string; readonly listKey?: string };
  } | null;
  readonly meta?: { readonly requestId?: unknown };
}

const traceOf = (action: Action<string>): string | undefined => {
  const { payload, meta } = action as Action<string> & Traces;
  const of = payload?.origin;
  if (of?.requestId) return of.requestId;
  if (of?.listKey) return `${of.entity} ${of.listKey}`;
  const name = meta?.requestId ?? payload?.requestId ?? payload?.key ?? payload?.blobId;
  if (typeof name !== 'string') return undefined;
  return action.type.endsWith('/load') ? `${action.type.slice(0, -'/load'.length)} ${name}` : name;
};

const TRACES_KEPT = 2_000;

/**
 * Finds the action that led to another: the one being dispatched when it came, else the intent whose request, list or task it names.
 */
export const createCauses = (): ((action: Action, seq: number, during: number | undefined) => number | undefined) => {
  const begun = new Map<string, number>();
  return (action, seq, during) => {
    const trace = traceOf(action as Action<string>);
    const isIntent = originOf(action) === 'ui' || originOf(action) === 'timer';
    const cause = during ?? (trace !== undefined && !isIntent ? begun.get(trace) : undefined);
    if (trace !== undefined && (isIntent || !begun.has(trace))) {
      begun.delete(trace);
      begun.set(trace, seq);
      if (begun.size > TRACES_KEPT) begun.delete(begun.keys().next().value as string);
    }
    return cause;
  };
};
