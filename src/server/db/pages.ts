import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { RequestContext } from '../kernel/context';
import { pageOf } from '../kernel/input';
import { COUNTED, keepList, keptList, LONG_LIST, rememberMarks, type Kept, type Mark, type Total } from './kept-pages';

type Direction = 'asc' | 'desc';

/**
 * What a list is ordered by: a value, and the id among equals. After the container, both should lead an index. Where the ids run against
 * the values, PostgreSQL sorts the equals of a page by itself; the index need not know.
 */
export interface PageOrder {
  /** `alias._id` of the rows. */
  readonly id: string;
  /** `alias.column` or an expression; null when the id alone orders them. It holds no nulls: `nullsLast` fills them in. */
  readonly by: string | RawBuilder<unknown> | null;
  readonly direction: Direction;
  /** Which way the ids go among equals: the same way unless said otherwise. */
  readonly ids?: Direction;
}

const EARLIEST = -(2 ** 31);
const LATEST = 2 ** 31 - 1;

/** A whole number such as a time, ordered after all others where there is none, upwards and downwards. */
export const nullsLast = (by: string | RawBuilder<unknown>, direction: Direction): RawBuilder<number> =>
  sql<number>`coalesce(${valueOf(by)}, ${sql.lit(direction === 'asc' ? LATEST : EARLIEST)})`;

// Any query: only its conditions and the columns of the order matter.
// oxlint-disable-next-line typescript/no-explicit-any
type Found = SelectQueryBuilder<any, any, object>;

/** Tells how many rows a list has, where that need not be counted row by row. */
export type KnownCount = () => Promise<number | Total>;

/**
 * Finds the page a request asks for and tells how many rows there are on all pages. Gives the condition that page's rows meet: the query
 * that reads them, with everything an answer needs, then works on these rows alone, whatever lies before them.
 *
 * A long list is counted once and its count kept for some seconds, a very long one as far as `COUNTED`, then PostgreSQL says about how many there are; a page of it is sought from the nearest row whose place is known: the
 * first, the last, or one of a page read before. `found` has the list's conditions and selects nothing. `known`: tells how many rows there are
 * where that need not be counted.
 */
export const findPage = async (
  context: RequestContext,
  found: Found,
  order: PageOrder,
  known?: KnownCount,
): Promise<RawBuilder<SqlBool>> => {
  const { rows, ...total } = await findRows(context.container._id, found, order, pageOf(context), known);
  context.setTotal(total.total, total.about);
  return rows;
};

const exactly = (count: number | Total): Total => (typeof count === 'number' ? { total: count, about: false } : count);

/** The same for rows of any places in a list, which is part of another one: how many it has, and the condition these rows meet. */
export const findRows = async (
  containerId: string,
  found: Found,
  order: PageOrder,
  { offset, limit }: Span,
  known?: KnownCount,
): Promise<Total & { readonly rows: RawBuilder<SqlBool> }> => {
  const ids = found.select(sql.ref<string>(order.id).as('_id')).orderBy(inOrder(order));
  const { sql: text, parameters } = ids.compile();
  const list = JSON.stringify([text, parameters]);
  let kept = keptList(containerId, list);
  const counted = kept ?? exactly(known ? await known() : await countRows(found, order.id));
  const { total, about } = counted;
  if (total < LONG_LIST) return { total, about, rows: sql<SqlBool>`${sql.ref(order.id)} in (${ids.offset(offset).limit(limit)})` };
  kept ??= keepList(containerId, list, counted);
  const sought = offset < total ? await seek(found, order, kept, { offset, limit: Math.min(limit, total - offset) }) : [];
  return { total, about, rows: sql<SqlBool>`${sql.ref(order.id)} = any(${sought})` };
};

/** How many rows a list has. Where that is very many, PostgreSQL's guess, in two figures. `id`: `alias.column` of something of each. */
export const countRows = async (found: Found, id: string): Promise<Total> => {
  const rows = found.select(sql.ref<string>(id).as('_id'));
  const [plan] = await rows.explain<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>('json');
  const guess = plan?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
  // A guess may be far off: at least so many there have to be.
  const isLong = guess > COUNTED && (await rows.offset(COUNTED).limit(1).execute()).length > 0;
  if (isLong) return { total: Math.max(COUNTED, Number(guess.toPrecision(2))), about: true };
  const { total } = (await found.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()) as { total: number };
  return { total, about: false };
};

/** The rows of a page by `findPage`, in the list's order; with `backwards`, from its end. */
export const inOrder = (order: PageOrder, backwards = false): RawBuilder<unknown> => {
  const { by, ids } = waysOf(order, backwards);
  const id = sql`${sql.ref(order.id)} ${sql.raw(ids)}`;
  return order.by === null ? id : sql`${valueOf(order.by)} ${sql.raw(by)}, ${id}`;
};

const opposite: Readonly<Record<Direction, Direction>> = { asc: 'desc', desc: 'asc' };

/** Which way values and ids go when the list is read from its beginning, or backwards from its end. */
const waysOf = ({ direction, ids = direction }: PageOrder, backwards: boolean): { readonly by: Direction; readonly ids: Direction } =>
  backwards ? { by: opposite[direction], ids: opposite[ids] } : { by: direction, ids };

const valueOf = (by: string | RawBuilder<unknown>): RawBuilder<unknown> => (typeof by === 'string' ? sql.ref(by) : by);

/** Places in a list, the first one being 0. */
interface Span {
  readonly offset: number;
  readonly limit: number;
}

/** Where to begin reading: at a known row or an end of the list, forwards or backwards, and how many rows lie between. */
interface Start {
  readonly mark: Mark | undefined;
  readonly backwards: boolean;
  readonly skip: number;
}

/**
 * The nearest row known to stand before or behind some places. The list's end counts as a page farther away: rows may have been added there
 * since it was counted, and who turns page after page would miss as many.
 */
const nearest = ({ marks, total }: Kept, { offset, limit }: Span): Start => {
  const last = offset + limit - 1;
  const end: Start = { mark: undefined, backwards: true, skip: total - 1 - last };
  const starts: Start[] = [
    { mark: undefined, backwards: false, skip: offset },
    end,
    ...marks.filter(({ at }) => at <= offset).map((mark) => ({ mark, backwards: false, skip: offset - mark.at })),
    ...marks.filter(({ at }) => at >= last).map((mark) => ({ mark, backwards: true, skip: mark.at - last })),
  ];
  const distance = (start: Start): number => start.skip + (start === end ? limit : 0);
  return starts.reduce((best, start) => (distance(start) < distance(best) ? start : best));
};

/** Ids of the rows of a long list at some places; remembers where the first and the last of them stand. */
const seek = async (found: Found, order: PageOrder, kept: Kept, span: Span): Promise<string[]> => {
  const { mark, backwards, skip } = nearest(kept, span);
  const columns = [sql.ref<string>(order.id).as('id'), (order.by === null ? sql.lit(null) : valueOf(order.by)).as('by')];
  const rows = (await found
    .select(columns)
    .$if(mark !== undefined, (rest) => rest.where(from(order, backwards, mark as Mark)))
    .orderBy(inOrder(order, backwards))
    .offset(skip)
    .limit(span.limit)
    .execute()) as Pick<Mark, 'id' | 'by'>[];
  if (backwards) rows.reverse();
  const [first, last] = [rows[0], rows.at(-1)];
  // The list may have become shorter since it was counted: then its places have moved, and marks would mislead.
  if (first && last && rows.length === span.limit) {
    rememberMarks(kept, [
      { at: span.offset, ...first },
      { at: span.offset + span.limit - 1, ...last },
    ]);
  }
  return rows.map(({ id }) => id);
};

/** A row and what follows it. */
const from = (order: PageOrder, backwards: boolean, mark: Mark): RawBuilder<SqlBool> => {
  const id = sql.ref(order.id);
  const ways = waysOf(order, backwards);
  const [sign, idSign] = [SIGNS[ways.by], SIGNS[ways.ids]].map((each) => sql.raw(each)) as [RawBuilder<unknown>, RawBuilder<unknown>];
  if (order.by === null) return sql`${id} ${idSign} ${mark.id}`;
  const by = valueOf(order.by);
  if (ways.by === ways.ids) return sql`(${by}, ${id}) ${sign} (${mark.by}, ${mark.id})`;
  return sql`(${by} ${sign} ${mark.by} and (${by} <> ${mark.by} or ${id} ${idSign} ${mark.id}))`;
};

const SIGNS: Readonly<Record<Direction, string>> = { asc: '>=', desc: '<=' };
