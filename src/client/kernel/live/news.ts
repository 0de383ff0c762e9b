import { isChangedKind, type Change } from '../../../domain/lists/changes';
import type { AppError } from '../app-error';

/** What the server tells an open page by itself. */
export interface News {
  /** Notifications the person has not read. */
  readonly unread: number;
  /** Id of the newest notification, read or not. */
  readonly newest: string | null;
}

/**
 * What comes from a source.
 *
 * - `link`: a connection that is open, by its id, or null while there is none and nothing is heard
 * - `failed`: a failure that means more than a lost connection, such as a token that was revoked
 */
export type Told =
  | { readonly kind: 'news'; readonly news: News }
  | { readonly kind: 'changed'; readonly changes: readonly Change[] }
  | { readonly kind: 'link'; readonly connection: string | null }
  | { readonly kind: 'failed'; readonly error: AppError };

/** Listens for a person, in all tabs at once, until the returned function is called. */
export type LiveSource = (userId: string, tell: (told: Told) => void) => () => void;

/** News as they came over a wire; undefined when they are none. */
export const readNews = (value: unknown): News | undefined => {
  const { unread, newest } = (value ?? {}) as Partial<News>;
  if (typeof unread !== 'number' || !Number.isInteger(unread) || unread < 0) return undefined;
  return { unread, newest: typeof newest === 'string' ? newest : null };
};

/** Changes as they came over a wire; kinds of a newer server are left out. */
export const readChanges = (value: unknown): readonly Change[] =>
  Array.isArray(value)
    ? (value as readonly Partial<Record<keyof Change, unknown>>[]).flatMap(({ kind, by }) =>
        typeof kind === 'string' && isChangedKind(kind) ? [{ kind, by: typeof by === 'string' ? by : null }] : [],
      )
    : [];
