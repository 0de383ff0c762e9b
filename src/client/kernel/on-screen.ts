import { createAction } from '@reduxjs/toolkit';
import type { Change } from '../../domain/lists/changes';
import type { ListQuery } from './calls';

/** Intent: a list comes on screen, so it is read, and again whenever it may be out of date. Two equal queries have the same key. */
export const listShown = createAction<{ readonly entity: string; readonly key: string; readonly query: ListQuery<object> }>(
  'entities/show',
);

/** Intent: a list is about to come on screen, so it is read already. */
export const listExpected = createAction<{ readonly entity: string; readonly key: string; readonly query: ListQuery<object> }>(
  'entities/expect',
);

/** Intent: a list that came on screen left it. */
export const listHidden = createAction<{ readonly entity: string; readonly key: string }>('entities/hide');

/** Intent: rows are looked at by themselves, whatever list they came with, as in a drawer. */
export const rowsHeld = createAction<{ readonly entity: string; readonly ids: readonly string[] }>('entities/hold');

/** Intent: rows that were held are looked at no more. */
export const rowsLetGo = createAction<{ readonly entity: string; readonly ids: readonly string[] }>('entities/letGo');

/** What is let go of an entity, by list key and row id. */
export interface Forgotten {
  readonly lists: readonly string[];
  readonly rows: readonly string[];
}

/** Fact: lists and rows nobody shows any more are gone, by entity. */
export const forgot = createAction<Readonly<Record<string, Forgotten>>>('entities/forgot');

/** Fact: rows changed elsewhere, or may have. Lists of these kinds are out of date. */
export const changed = createAction<{ readonly changes: readonly Change[] }>('entities/changed');
