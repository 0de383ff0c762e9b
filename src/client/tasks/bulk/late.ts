import { createAction } from '@reduxjs/toolkit';
import type { BulkAction } from '../../../domain/lists/bulk';
import { makeId } from '../../kernel/clock';
import { latePart } from '../../kernel/late-part';
import type { BulkRows, BulkState } from './bulk-slice';
import type { BulkExtra } from './runners';

export const noRuns: BulkState = { runs: {} };

/** What every page knows of bulk actions: that there are none yet. The rest comes with the first list. */
export const bulkPart = latePart('bulk/', noRuns);

/** Intent: begin an action on these rows. `asks`: it needs to be told something before it can look at them; `extra`: what it is told already. */
export const beginBulk = createAction('bulk/begin', (action: BulkAction, rows: BulkRows, asks: boolean, extra?: BulkExtra) => ({
  payload: { run: makeId(), action, rows, asks, ...(extra && { extra }) },
}));
