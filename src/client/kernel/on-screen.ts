import { createAction } from '@reduxjs/toolkit';
import type { Change } from '../../domain/lists/changes';
import type { ListQuery } from './calls';

/** Intent: a list comes on screen, so it is read, and again whenever it may be out of date. Two equal queries have the same key. */
export const listShown = createAction<{ readonly entity: string; readonly key: string; readonly query: ListQuery<object> }>(
  'entities/show',
);

/** Intent: a list that came on screen left it. */
export const listHidden = createAction<{ readonly entity: string; readonly key: string }>('entities/hide');

/** Fact: rows changed elsewhere, or may have. Lists of these kinds are out of date. */
export const changed = createAction<{ readonly changes: readonly Change[] }>('entities/changed');
