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

/** The fact a failed call becomes. */
export const requestFailed = createAction<{ readonly origin: CallOrigin; readonly error: AppError; readonly at: number }>(
  'entities/requestFailed',
);
