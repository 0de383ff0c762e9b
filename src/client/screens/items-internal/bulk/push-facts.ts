import type { Push } from '../../../entities/pushes';

/** The key an edit is taken back under: pressed twice it is one effect. */
export const undoKey = (edit: string): string => `undo-${edit}`;

interface Totals {
  /** Cells that wait or are in hand. */
  readonly open: number;
  readonly rejected: number;
  readonly done: number;
  readonly total: number;
}

/** How the cells of a push stand at one of its stores, or at several together. */
export const totalsOf = (stores: Push['stores']): Totals =>
  stores.reduce(
    (sum, { waiting, pending, stopped, rejected, done, gone }) => ({
      open: sum.open + waiting + pending,
      rejected: sum.rejected + rejected,
      done: sum.done + done,
      total: sum.total + waiting + pending + stopped + rejected + done + gone,
    }),
    { open: 0, rejected: 0, done: 0, total: 0 },
  );
