import type { AppError } from '../app-error';

/** What the server tells an open page by itself. */
export interface News {
  /** Notifications the person has not read. */
  readonly unread: number;
  /** Id of the newest notification, read or not. */
  readonly newest: string | null;
}

/** What comes from a source: news, or a failure that means more than a lost connection, such as a token that was revoked. */
export type Told = { readonly kind: 'news'; readonly news: News } | { readonly kind: 'failed'; readonly error: AppError };

/** Listens for a person, in all tabs at once, until the returned function is called. */
export type LiveSource = (userId: string, tell: (told: Told) => void) => () => void;

/** News as they came over a wire; undefined when they are none. */
export const readNews = (value: unknown): News | undefined => {
  const { unread, newest } = (value ?? {}) as Partial<News>;
  if (typeof unread !== 'number' || !Number.isInteger(unread) || unread < 0) return undefined;
  return { unread, newest: typeof newest === 'string' ? newest : null };
};
