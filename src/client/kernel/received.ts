import { createAction } from '@reduxjs/toolkit';
import type { AppError } from './app-error';
import type { RowsById } from './table';

/** One page of a list, as an answer gave it. */
interface ReceivedList {
  readonly entity: string;
  readonly key: string;
  readonly ids: readonly string[];
  /** Rows on all pages. */
  readonly total: number;
  readonly about?: boolean;
}

/** Where the call came from, so that the slice that is waiting for it can settle. */
export interface CallOrigin {
  readonly entity: string;
  readonly operation: string;
  /** The list the call fills, or undefined for a mutation. */
  readonly listKey?: string;
  /** The mutation intent this answers. */
  readonly requestId?: string;
}

/**
 * The one fact an answer becomes: its rows by entity and id, as normalizr cut them, what was removed, and the list it fills.
 * Each slice takes its own part.
 */
export const received = createAction<{
  readonly origin: CallOrigin;
  readonly entities: Readonly<Record<string, RowsById>>;
  readonly removed?: { readonly entity: string; readonly ids: readonly string[] };
  readonly list?: ReceivedList;
  /** Milliseconds since the epoch. */
  readonly at: number;
}>('entities/received');

/** Answers whose rows, and nothing but those, an `entities/received` carries; by its payload. */
const answers = new WeakMap<object, object>();

/** Notes from which answer the rows, or the ids of removed ones, of a payload are. */
export const carrying = <Payload extends object>(payload: Payload, answer: object, parts: readonly unknown[]): Payload => {
  const [only, ...more] = Object.values(answer) as unknown[];
  if (more.length === 0 && parts.includes(only)) answers.set(payload, answer);
  return payload;
};

/** The answer that need not be kept beside this payload. */
export const answerOf = (payload: object): object | undefined => answers.get(payload);

/** The fact a failed call becomes. */
export const requestFailed = createAction<{ readonly origin: CallOrigin; readonly error: AppError; readonly at: number }>(
  'entities/requestFailed',
);
