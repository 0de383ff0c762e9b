import { invalidParam } from './rest-error';

/** What a list is asked for, as it stands in the address. */
export type Query = Readonly<Record<string, string | undefined>>;

/** Reads a time as WordPress does: without a zone it is the site's, which is UTC here. Returns unix seconds. */
const timeParam = (query: Query, name: string): number | undefined => {
  const text = query[name];
  if (text === undefined) return undefined;
  const ms = Date.parse(/Z$|[+-]\d\d:?\d\d$/.test(text) ? text : `${text}Z`);
  if (Number.isNaN(ms)) throw invalidParam(name, 'Invalid date.');
  return Math.floor(ms / 1000);
};

/** Both ends of what was asked of times are left out. */
export const changedWithin = (query: Query) =>
  (
    [
      ['after', 'created_at', '>'],
      ['before', 'created_at', '<'],
      ['modified_after', 'modified_at', '>'],
      ['modified_before', 'modified_at', '<'],
    ] as const
  ).flatMap(([name, column, operator]) => {
    const time = timeParam(query, name);
    return time === undefined ? [] : [[column, operator, time] as const];
  });

export const idsParam = (query: Query, name: string): number[] | undefined => {
  const ids = query[name]?.split(',').map(Number);
  if (ids?.some((id) => !Number.isInteger(id) || id < 1)) throw invalidParam(name, 'Not a list of ids.');
  return ids;
};

export const offsetOf = (query: Query, before: number): number => {
  const offset = query.offset === undefined ? before : Number(query.offset);
  if (!Number.isInteger(offset) || offset < 0) throw invalidParam('offset', 'offset is no whole number.');
  return offset;
};

export const directionOf = (query: Query): 'asc' | 'desc' => (query.order === 'asc' ? 'asc' : 'desc');
