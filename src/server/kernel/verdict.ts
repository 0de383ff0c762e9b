import type { Fault } from '../../domain/fault';
import type { BulkCode } from '../../domain/lists/bulk';
import type { RequestContext, Tx } from './context';
import { UserError } from './errors';
import { refusalIn } from './language';
import type { Operation } from './operation';

/** What a change would do with one row. The mutation itself goes by it, and the dry run shows it. */
export interface Verdict {
  readonly _id: string;
  /** What people call the row; empty when it is not there. */
  readonly label: string;
  readonly ok: boolean;
  /** Why not, or what else changes. */
  readonly code: BulkCode | null;
  readonly count: number;
  /** Why not, where no code says it. */
  readonly fault?: Fault;
  /** The store the code speaks of. */
  readonly store?: string | null;
  /** Dollars a piece of it loses at most where it is sold for less than it costs. */
  readonly loss?: number | null;
  /** Names of what platforms require and nobody has said of it, by platform. */
  readonly lacks?: string | null;
  /** Words on it that may be somebody's trade mark. */
  readonly cautions?: string | null;
  /** Of a change of fields: each that changes, in words. */
  readonly changes?: readonly { readonly field: string; readonly before: string; readonly after: string }[] | null;
  /** What a change of prices comes to, in dollars. */
  readonly price?: {
    readonly before: number;
    readonly after: number;
    readonly profit_before: number | null;
    readonly profit_after: number | null;
  } | null;
}

export const refused = (_id: string, label: string, code: BulkCode, count = 0): Verdict => ({ _id, label, ok: false, code, count });

const ROW = 'bulk.row.';

/** A verdict by the error that doing it would throw. */
export const refusedBy = (_id: string, label: string, { refusal, values }: UserError): Verdict =>
  refusal.startsWith(ROW)
    ? refused(_id, label, refusal.slice(ROW.length) as BulkCode, typeof values['count'] === 'number' ? values['count'] : 0)
    : { _id, label, ok: false, code: null, count: 0, fault: { refusal, values } };

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

/** What a verdict's sentence is filled in with. */
const valuesOf = ({ count, label, store }: Pick<Verdict, 'count' | 'label' | 'store'>) => ({ count, label, ...(store && { store }) });

/** What a verdict says, for callers that do not know its code; empty when it says nothing. */
export const sentenceOf = ({ code, fault, ...told }: Pick<Verdict, 'code' | 'count' | 'label' | 'store' | 'fault'>): string =>
  fault ? refusalIn('en', fault.refusal, fault.values) : code ? refusalIn('en', `bulk.row.${code}`, valuesOf(told)) : '';

/** Ids of the rows a change accepts. Throws the first row's reason when there are none. */
export const acceptedOf = (verdicts: readonly Verdict[]): string[] => {
  const ids = verdicts.filter(({ ok }) => ok).map(({ _id }) => _id);
  if (ids.length > 0) return ids;
  const reason = verdicts.find(({ code }) => code !== 'missing');
  if (reason?.fault) throw UserError.of(reason.fault, { code: 'CONFLICT' });
  if (!reason?.code) throw new UserError('bulk.row.missing', { code: 'NOT_FOUND' });
  throw UserError.of({ refusal: `bulk.row.${reason.code}`, values: valuesOf(reason) }, { code: 'CONFLICT' });
};

/** Runs an operation on the rows its verdicts accept. Throws `UserError` when there are none. */
export const runOperation = async <Args, Result, Prepared>(
  { verdicts, run }: Operation<Args, Result, Prepared>,
  tx: Tx,
  args: Args,
  context: RequestContext,
  prepared: Prepared,
): Promise<Result> => run(tx, args, context, prepared, verdicts ? acceptedOf(await verdicts(tx, args, context)) : []);

/** Rows by some id with how many things belong to each. */
export const countsBy = (rows: readonly { readonly key: string | null; readonly count: number }[]): ReadonlyMap<string, number> =>
  new Map(rows.flatMap(({ key, count }) => (key === null ? [] : [[key, count]])));
