import i18next from 'i18next';
import type { RefusalValues, RefusalCode } from '../../domain/fault';

/** What a failure looks like to whoever shows it; `refusalSentence` makes it a sentence. */
export interface Refusal {
  /** How the call failed, as the client's kernel names it. */
  readonly kind?: string | undefined;
  /** The message is none of the server's. */
  readonly wordless?: true | undefined;
  /** English. */
  readonly message: string;
  /** The code of its sentence in the texts `refusals`, and what the sentence is filled in with. */
  readonly refusal?: string | null | undefined;
  readonly values?: RefusalValues | null | undefined;
  /** Path of the input it is about, such as `params.woocommerce.website`. */
  readonly field?: string | undefined;
}

/** Which of a form's fields a refusal is about: the last step of its path that is one. Null: none of them, so it belongs above the form. */
export const fieldOfRefusal = <Field extends string>(refusal: Refusal, fields: readonly Field[]): Field | null => {
  const steps = refusal.field?.split('.').reverse() ?? [];
  for (const step of steps) {
    const field = fields.find((each) => each === step);
    if (field) return field;
  }
  return null;
};

/** A refusal of the server's or of a rule applied here. */
type Sayable = Pick<Refusal, 'refusal' | 'values' | 'kind' | 'wordless'> & { readonly message?: string | null };

/** Our own sentence for a call that failed in a way the server has no words for. */
const ownSentence = (kind: string): string => {
  const say = i18next.getFixedT(null, 'errors');
  switch (kind) {
    case 'maintenance':
      return say('said.maintenance');
    case 'wrong-token':
    case 'ignored':
      return say('said.session');
    case 'not-found':
      return say('said.notFound');
    default:
      return say('said.unknown');
  }
};

/** No sentence is longer, in characters. */
const LONGEST = 400;

/**
 * The one rule for words of elsewhere: the server's are shown. What anybody else said, such as the engine, a status or a proxy's page, is for
 * diagnostics, and our own sentence for such a failure is shown in its place.
 */
const wordsOf = ({ message, kind, wordless }: Sayable): string =>
  wordless || (message ?? '').length > LONGEST ? ownSentence(kind ?? 'refused') : (message ?? '');

const PLACEHOLDER = /\{\{\s*(\w+)/gu;

/**
 * What a person reads of a failure: in their language where its code has a text here and its values fill it in, else the server's own English
 * sentence, else ours for how the call failed. The only place that says so. Whoever shows it says other words by `useTranslation`, so that another language is seen at once.
 */
export const refusalSentence = (failure: Sayable): string => {
  const { refusal, values: given } = failure;
  const [message, values] = [wordsOf(failure), given ?? {}];
  if (!refusal || !i18next.exists(`refusals:${refusal}`, values)) return message;
  const say = i18next.getFixedT(null, 'refusals');
  const code = refusal as RefusalCode;
  // A server that is newer than this page may know other values.
  const text: unknown = say(code, { ...values, skipInterpolation: true, returnObjects: true });
  if (typeof text !== 'string') return message;
  const filled = [...text.matchAll(PLACEHOLDER)].every(([, name = '']) => Object.hasOwn(values, name));
  return filled ? say(code, values) : message;
};
