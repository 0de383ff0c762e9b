import { ConnectorError } from '../connector';

/** Rows a page is asked for at least: lists that know places only begin each page with the last row of the one before. */
const LEAST = 2;

/** A page of fewer rows each time its answer is larger than one takes. */
export interface PageSize {
  readonly size: number;
  /** Asks for a page of `size` rows, and for a smaller one where that is too large an answer. */
  readonly ask: <Answer>(ask: (size: number) => Promise<Answer>) => Promise<Answer>;
}

/**
 * Chooses the page size of a list: `most` rows until an answer is too large, from then on as many as fitted. `least` may be 1 where a list goes on
 * from a mark of its own and not from a row.
 */
export const fittingPage = (most: number, least = LEAST): PageSize => {
  let size = most;
  return {
    get size() {
      return size;
    },
    ask: async (ask) => {
      for (;;) {
        try {
          return await ask(size);
        } catch (error) {
          if (!(error instanceof ConnectorError && error.code === 'too_large') || size <= least) throw error;
          size = Math.max(least, Math.floor(size / 4));
        }
      }
    },
  };
};
