import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { RequestContext } from '../kernel/context';
import { keepList, keptList, rememberMarks, type Kept, type Mark } from './kept-pages';

type Direction = 'asc' | 'desc';

/** What a list is ordered by: a column, and the id among equals. After the container, both should lead an index. */
export interface PageOrder {
  /** `alias._id` of the rows. */
  readonly id: string;
  /** `alias.column`; null when the id alone orders them. It holds no nulls. */
  readonly by: string | null;
  readonly direction: Direction;
}

/** Shorter lists are counted and skipped through anew each time: exact, and fast enough. */
export const LONG_LIST = 10_000;

// Any query: only its conditions and the columns of the order matter.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Found = SelectQueryBuilder<any, any, object>;

/**
 * Finds the page a request asks for and tells how many rows there are on all pages. Gives the condition that page's rows meet: the query
 * that reads them, with everything an answer needs, then works on these rows alone, whatever lies before them.
 *
 * A long list is counted once and its count kept for some seconds; a page of it is sought from the nearest row whose place is known: the
 * first, the last, or one of a page read before. `found` has the list's conditions and selects nothing.
 */
export const findPage = async (context: RequestContext, found: Found, order: PageOrder): Promise<RawBuilder<SqlBool>> => {
  const { container, page, perpage } = context;
  const counted = found.select(sql<number>`count(*)`.as('total'));
  const { sql: text, parameters } = counted.compile();
  const list = JSON.stringify([text, parameters, order]);
  let kept = keptList(container._id, list);
  const total = kept?.total ?? ((await counted.executeTakeFirstOrThrow()) as { total: number }).total;
  context.setTotal(total);
  const offset = (page - 1) * perpage;
  if (total < LONG_LIST) {
    const ids = found.select(sql.ref(order.id).as('_id')).orderBy(inOrder(order, order.direction)).offset(offset).limit(perpage);
    return sql<SqlBool>`${sql.ref(order.id)} in (${ids})`;
  }
  kept ??= keepList(container._id, list, total);
  const ids = offset < total ? await seek(found, order, kept, { first: offset, last: Math.min(offset + perpage, total) - 1 }) : [];
  return sql<SqlBool>`${sql.ref(order.id)} = any(${ids})`;
};

/** The rows of a page by `findPage`, in the list's order. */
export const inOrder = ({ id, by }: PageOrder, direction: Direction): RawBuilder<unknown> => {
  const way = sql.raw(direction);
  return by === null ? sql`${sql.ref(id)} ${way}` : sql`${sql.ref(by)} ${way}, ${sql.ref(id)} ${way}`;
};

/** Places in a list, from 0, both included. */
interface Span {
  readonly first: number;
  readonly last: number;
}

/** Where to begin reading: at a known row or an end of the list, forwards or backwards, and how many rows lie between. */
interface Start {
  readonly mark: Mark | undefined;
  readonly forward: boolean;
  readonly skip: number;
}

const nearest = ({ marks, total }: Kept, { first, last }: Span): Start => {
  const starts: Start[] = [
    { mark: undefined, forward: true, skip: first },
    { mark: undefined, forward: false, skip: total - 1 - last },
    ...marks.filter(({ at }) => at <= first).map((mark) => ({ mark, forward: true, skip: first - mark.at })),
    ...marks.filter(({ at }) => at >= last).map((mark) => ({ mark, forward: false, skip: mark.at - last })),
  ];
  return starts.reduce((best, start) => (start.skip < best.skip ? start : best));
};

/** Ids of the rows of a long list between two places; remembers where the first and the last of them stand. */
const seek = async (found: Found, order: PageOrder, kept: Kept, span: Span): Promise<string[]> => {
  const { mark, forward, skip } = nearest(kept, span);
  const direction = forward === (order.direction === 'asc') ? 'asc' : 'desc';
  const columns = [sql.ref<string>(order.id).as('id'), (order.by === null ? sql.lit(null) : sql.ref(order.by)).as('by')];
  const rows = (await found
    .select(columns)
    .$if(mark !== undefined, (rest) => rest.where(from(order, direction, mark as Mark)))
    .orderBy(inOrder(order, direction))
    .offset(skip)
    .limit(span.last - span.first + 1)
    .execute()) as Pick<Mark, 'id' | 'by'>[];
  if (!forward) rows.reverse();
  const [first, last] = [rows[0], rows.at(-1)];
  // The list may have become shorter since it was counted: then its places have moved, and marks would mislead.
  if (first && last && rows.length === span.last - span.first + 1) {
    rememberMarks(kept, [
      { at: span.first, ...first },
      { at: span.last, ...last },
    ]);
  }
  return rows.map(({ id }) => id);
};

/** A row and what follows it in a direction. */
const from = ({ id, by }: PageOrder, direction: Direction, mark: Mark): RawBuilder<SqlBool> => {
  const sign = sql.raw(direction === 'asc' ? '>=' : '<=');
  return by === null ? sql`${sql.ref(id)} ${sign} ${mark.id}` : sql`(${sql.ref(by)}, ${sql.ref(id)}) ${sign} (${mark.by}, ${mark.id})`;
};
