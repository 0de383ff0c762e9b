import i18next from 'i18next';
import type { RefusalCode } from '../../domain/fault';
import type { Refusal } from './server-error';

/** A refusal of the server's or of a rule applied here. */
type Sayable = Pick<Refusal, 'refusal' | 'values'> & { readonly message?: string | null };

const PLACEHOLDER = /\{\{\s*(\w+)/gu;

/**
 * What a person reads of a refusal: in their language where its code has a text here and its values fill it in, else the server's own English
 * sentence. Whoever shows it says other words by `useTranslation`, so that another language is seen at once.
 */
export const refusalSentence = ({ message: english, refusal, values: given }: Sayable): string => {
  const [message, values] = [english ?? '', given ?? {}];
  if (!refusal || !i18next.exists(`refusals:${refusal}`, values)) return message;
  const say = i18next.getFixedT(null, 'refusals');
  const code = refusal as RefusalCode;
  // A server that is newer than this page may know other values.
  const text: unknown = say(code, { ...values, skipInterpolation: true, returnObjects: true });
  if (typeof text !== 'string') return message;
  const filled = [...text.matchAll(PLACEHOLDER)].every(([, name = '']) => Object.hasOwn(values, name));
  return filled ? say(code, values) : message;
};
