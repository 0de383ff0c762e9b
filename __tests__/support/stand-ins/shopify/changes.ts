interface Changed {
  readonly id: string;
  readonly updatedAt: string;
}

/** What a list by changes is asked for. */
export interface AskedChanges {
  readonly first: number;
  readonly after?: string | null;
  readonly query?: string | null;
  readonly sortKey?: string;
}

/** Where a list goes on: behind a change and an id, whatever moved before it. */
const placeOf = ({ updatedAt, id }: Changed): string => `${updatedAt} ${id.padStart(40, '0')}`;

/** A page of what changed since a time. */
export const changes = <Row extends Changed, Shown>(
  all: readonly Row[],
  view: (row: Row) => Shown,
  { first, after, query, sortKey }: AskedChanges,
) => {
  if (sortKey !== 'UPDATED_AT' || first > 250) throw new Error('Not in an order that can be gone on with.');
  const from = query ? /^updated_at:>='(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)'$/.exec(query)?.[1] : '';
  if (from === undefined) throw new Error(`Invalid search: ${String(query)}`);
  const rows = all
    .filter(({ updatedAt }) => updatedAt >= from)
    .map((row) => ({ row, place: placeOf(row) }))
    .filter(({ place }) => !after || place > Buffer.from(after, 'base64').toString())
    .toSorted((a, b) => (a.place < b.place ? -1 : 1));
  const page = rows.slice(0, first);
  const last = page.at(-1);
  return {
    nodes: page.map(({ row }) => view(row)),
    pageInfo: { hasNextPage: rows.length > first, endCursor: last ? Buffer.from(last.place).toString('base64') : null },
  };
};
