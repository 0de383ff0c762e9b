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

interface Rows<Row> {
  /** Rows of a page. */
  readonly size: number;
  readonly idOf: (row: Row) => string;
  readonly website: string;
}

/** Pages in a row without anything new after which a list is held to have no end. */
const MOST_STALE = 10;

/** What was read of a list: throws when it goes on and on without anything new. */
const remembering = <Row>({ idOf, website }: Rows<Row>) => {
  const seen = new Set<string>();
  let stale = 0;
  return {
    has: (row: Row | undefined): boolean => row !== undefined && seen.has(idOf(row)),
    add: (rows: readonly Row[]): void => {
      const before = seen.size;
      for (const row of rows) seen.add(idOf(row));
      stale = seen.size > before ? 0 : stale + 1;
      if (stale > MOST_STALE) throw endless(website);
    },
  };
};

/**
 * Pages of a list that knows places only, in an order that does not change. Whatever leaves the list meanwhile moves the rest to earlier places, so
 * each page begins with the last row of the one before; where one begins with a row nobody has seen, the reading goes back until it meets what it has.
 */
export async function* readByPlace<Row>(
  list: Rows<Row> & { readonly ask: (offset: number) => Promise<readonly Row[]> },
): AsyncGenerator<readonly Row[]> {
  const read = remembering(list);
  for (let offset = 0; ;) {
    const rows = await list.ask(offset);
    yield rows;
    const met = offset === 0 || read.has(rows[0]);
    if (met && rows.length < list.size) return;
    read.add(rows);
    offset = met ? offset + rows.length - 1 : Math.max(0, offset - (list.size - 1));
  }
}

/**
 * Pages of a list that knows numbers of pages and how many rows there are. Where there are fewer than before, something left and moved the rest to
 * earlier places: the page before is read once more.
 */
export async function* readByNumber<Row>(
  list: Rows<Row> & { readonly ask: (page: number) => Promise<{ readonly rows: readonly Row[]; readonly total: number }> },
): AsyncGenerator<readonly Row[]> {
  const read = remembering(list);
  for (let [page, before] = [0, 0]; ;) {
    const { rows, total } = await list.ask(page);
    yield rows;
    read.add(rows);
    const left = page > 0 && total < before;
    before = total;
    if (!left && (page + 1) * list.size >= total) return;
    page = left ? page - 1 : page + 1;
  }
}
