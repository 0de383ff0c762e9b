import type words from '../../../i18n/en/notifications.json';
import type { RefusalCode, RefusalValues } from '../../domain/fault';
import type { Language } from '../../domain/languages';
import { refusalIn, textsIn } from '../kernel/language';

/** The notifications the server has words for, in every language. */
export type NotificationCode = keyof typeof words;

/** A sentence of ours in any language, with what it said in English. Those kept before sentences had codes have English only. */
interface Reason {
  readonly msg: string;
  readonly refusal?: RefusalCode;
  readonly values?: RefusalValues;
}

/** What the words are filled in with; reasons stand one below the other. */
export type NotificationParams = Readonly<Record<string, string | number | readonly Reason[]>>;

export interface NotificationWords {
  readonly subject: string;
  /** May hold several lines. */
  readonly content: string;
}

const reasonIn = (language: Language, { msg, refusal, values }: Reason): string => (refusal ? refusalIn(language, refusal, values) : msg);

const filledIn = (params: NotificationParams, language: Language): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'object' ? value.map((reason) => reasonIn(language, reason)).join('\n') : value,
    ]),
  );

/** What a notification says in one language. */
export const wordsOf = (code: NotificationCode, params: NotificationParams, language: Language): NotificationWords => {
  const t = textsIn(language, 'notifications');
  const values = filledIn(params, language);
  return { subject: t(`${code}.subject`, values), content: t(`${code}.content`, values).trim() };
};

/** A kept notification in the reader's language; one without `params` was written by somebody and stays as it is. */
export const inWords = <Row extends NotificationWords & { readonly code: string | null; readonly params: NotificationParams | null }>(
  { params, ...row }: Row,
  language: Language,
): Omit<Row, 'params'> => (params && row.code ? { ...row, ...wordsOf(row.code as NotificationCode, params, language) } : row);
