import type { BulkCode } from '../../domain/lists/bulk';

/** What a change would do with one row. The mutation itself goes by it, and the dry run shows it. */
export interface Verdict {
  readonly _id: string;
  /** What people call the row; empty when it is not there. */
  readonly label: string;
  readonly ok: boolean;
  /** Why not, or what else changes. */
  readonly code: BulkCode | null;
  readonly count: number;
}

export const refused = (_id: string, label: string, code: BulkCode, count = 0): Verdict => ({ _id, label, ok: false, code, count });

/** The row is changed; `code` tells what comes with it where `count` is not 0. */
export const accepted = (_id: string, label: string, code: BulkCode | null = null, count = 0): Verdict => ({
  _id,
  label,
  ok: true,
  code: count > 0 ? code : null,
  count,
});

/** A verdict for each id, in their order: what `judge` says of the row, `missing` where there is none. */
export const verdictsOn = <Row extends { readonly _id: string }>(
  ids: readonly string[],
  rows: readonly Row[],
  judge: (row: Row) => Verdict,
): Verdict[] => {
  const byId = new Map(rows.map((row) => [row._id, row]));
  return ids.map((id) => {
    const row = byId.get(id);
    return row ? judge(row) : refused(id, '', 'missing');
  });
};

/** Ids of the rows that may be changed. */
export const acceptedIds = (verdicts: readonly Verdict[]): string[] => verdicts.filter(({ ok }) => ok).map(({ _id }) => _id);

/** Rows by some id with how many things belong to each. */
export const countsBy = (rows: readonly { readonly key: string | null; readonly count: number }[]): ReadonlyMap<string, number> =>
  new Map(rows.flatMap(({ key, count }) => (key === null ? [] : [[key, count]])));
