import type { Outcome } from '../../domain/fault';
import type { RequestContext } from './context';
import { UserError } from './errors';

/** What a rule made of its input; its fault becomes the answer's error. */
export const orThrow = <T>(outcome: Outcome<T>): T => {
  if (outcome.ok) return outcome.value;
  throw UserError.of(outcome.fault);
};

/** Whether a text can be saved: no database takes U+0000, no other program half of a surrogate pair. */
export const isSavable = (text: string): boolean => !/[\0\p{Surrogate}]/u.test(text);

/** Rows to skip and to take for the page the request asks for. */
export const pageOf = ({ page, perpage }: Pick<RequestContext, 'page' | 'perpage'>): { offset: number; limit: number } => ({
  offset: (page - 1) * perpage,
  limit: perpage,
});

/** A pattern for `ilike` that finds the text anywhere, its own `%` and `_` taken literally. */
export const containing = (text: string): string => `%${text.trim().replace(/[\\%_]/gu, '\\$&')}%`;

/** A filter nobody set: absent, empty or `all`. */
export const isOpenFilter = (value: string | null | undefined): value is null | undefined | '' =>
  value === null || value === undefined || ['', 'all'].includes(value.trim().toLowerCase());

/** The ids a change is asked for, cleaned. Throws when there are none. */
export const someIds = (ids: readonly string[], field: string): string[] => {
  const wanted = cleanIds(ids);
  if (wanted.length === 0) throw new UserError('bulk.noneChosen', { field });
  return wanted;
};

/** Ids as people paste them: trimmed, each once, empty ones dropped. */
export const cleanIds = (ids: readonly string[]): string[] => [...new Set(ids.map((id) => id.trim()).filter((id) => id !== ''))];
