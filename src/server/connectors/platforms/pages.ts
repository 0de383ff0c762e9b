import { endless } from '../connector';

/** Where a list goes on that names its next page itself: a page named twice, or none where there is one, has no end. */
export const goOn = (website: string): ((named: string | null | undefined) => string) => {
  const met = new Set<string>();
  return (named) => {
    if (named === null || named === undefined || named === '' || met.has(named)) throw endless(website);
    met.add(named);
    return named;
  };
};

interface CountedList<Row> {
  readonly ask: (offset: number) => Promise<readonly Row[]>;
  /** Rows of a page. */
  readonly size: number;
  readonly idOf: (row: Row) => string;
  readonly website: string;
}

/** Pages in a row without anything new after which a list is held to have no end. */
const MOST_STALE = 10;

/**
 * Pages of a list that knows places only, in an order that does not change. Whatever leaves the list meanwhile moves the rest to earlier places, so
 * each page begins with the last row of the one before; where one begins with a row nobody has seen, the reading goes back until it meets what it has.
 */
export async function* readByPlace<Row>({ ask, size, idOf, website }: CountedList<Row>): AsyncGenerator<readonly Row[]> {
  const seen = new Set<string>();
  for (let [offset, stale] = [0, 0]; ;) {
    const rows = await ask(offset);
    yield rows;
    const met = offset === 0 || rows.length === 0 ? offset === 0 : seen.has(rows[0] ? idOf(rows[0]) : '');
    if (met && rows.length < size) return;
    const before = seen.size;
    for (const row of rows) seen.add(idOf(row));
    stale = seen.size > before ? 0 : stale + 1;
    if (stale > MOST_STALE) throw endless(website);
    offset = met ? offset + rows.length - 1 : Math.max(0, offset - (size - 1));
  }
}
