import { rowsById, type BulkRun, type CheckedRow, type ShortRow } from './bulk-slice';

/** Everything is told of the row. */
export const isWhole = (row: CheckedRow | ShortRow | undefined): row is CheckedRow => row !== undefined && 'label' in row;

/** Rows the dry run refuses. */
export const countRefused = (run: BulkRun): number => count(run, ({ ok }) => !ok);
/** Rows it accepts. */
export const countAccepted = (run: BulkRun): number => run.checked - countRefused(run);
/** Those of them that are sold for less than they cost. */
export const countLosing = (run: BulkRun): number => count(run, ({ ok, loss }) => ok && Boolean(loss));

const count = (run: BulkRun, is: (row: ShortRow) => boolean): number => {
  let found = 0;
  for (const row of rowsById(run).values()) if (is(row)) found += 1;
  return found;
};

/** How many rows were changed. */
export const countDone = ({ results }: BulkRun): number => Object.values(results).filter(({ ok }) => ok).length;
