import type words from '../../../i18n/en/notifications.json';
import type { Language } from '../../domain/languages';
import { textsIn } from '../kernel/language';

/** The notifications the server has words for, in every language. */
export type NotificationCode = keyof typeof words;

/** What the words are filled in with. */
export type NotificationParams = Readonly<Record<string, string | number>>;

export interface NotificationWords {
  readonly subject: string;
  /** May hold several lines. */
  readonly content: string;
}

/** What a notification says in one language. */
export const wordsOf = (code: NotificationCode, params: NotificationParams, language: Language): NotificationWords => {
  const t = textsIn(language, 'notifications');
  return { subject: t(`${code}.subject`, params), content: t(`${code}.content`, params).trim() };
};

/** A kept notification in the reader's language; one without `params` was written by somebody and stays as it is. */
export const inWords = <Row extends NotificationWords & { readonly code: string | null; readonly params: NotificationParams | null }>(
  { params, ...row }: Row,
  language: Language,
): Omit<Row, 'params'> => (params && row.code ? { ...row, ...wordsOf(row.code as NotificationCode, params, language) } : row);
