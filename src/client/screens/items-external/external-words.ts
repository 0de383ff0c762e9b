import type { TFunction } from 'i18next';
import { isDifferenceField } from '../../../domain/listing/differences';
import { EXTERNAL_STATES, isExternalReason, type ExternalState } from '../../../domain/listing/external-state';
import type { ExternalItem } from '../../entities/external-items';
import type { Format } from '../../ui/format';
import { refusalSentence } from '../../ui/refusal';
import type { Tone } from '../../ui/StatusChip';

type T = TFunction<'external'>;

const TONES: Readonly<Record<ExternalState, Tone>> = {
  pending: 'waiting',
  in_sync: 'good',
  warning: 'warning',
  error: 'bad',
  paused: 'paused',
};

/** A state as its chip; one a newer server has is shown as it is. */
export const stateChip = (t: T, state: string): { readonly tone: Tone; readonly label: string } => {
  const known = EXTERNAL_STATES.find((each) => each === state);
  return known ? { tone: TONES[known], label: t(`state.${known}`) } : { tone: 'neutral', label: state };
};

/** What people call a field in which two may differ. */
export const fieldWord = (t: T, field: string): string => (isDifferenceField(field) ? t(`field.${field}`) : field);

/** Longer texts do not stand side by side. */
const SHORT = 40;

const shortened = (text: string): string => (text.length > SHORT ? `${text.slice(0, SHORT - 1).trimEnd()}…` : text);

/** One side of a difference in words. */
export const sideWords = (t: T, format: Format, field: string, text: string, currency: string | null): string => {
  if (text === '') return t('nothing');
  if (field === 'price') return currency ? format.money(Number(text), currency) : text;
  return text;
};

/** A difference in a line: what the shop has, and what the item says. */
const differenceWords = (
  t: T,
  format: Format,
  { field, ours, theirs }: Pick<ExternalItem['differences'][number], 'field' | 'ours' | 'theirs'>,
  currency: string | null,
): string => {
  const word = fieldWord(t, field);
  if (field === 'description') return t('differs.text', { field: word });
  const side = (text: string): string => shortened(sideWords(t, format, field, text, currency));
  return t('differs.line', { field: word, ours: side(ours), theirs: side(theirs) });
};

/** Why a product stands as it does, in a sentence. */
export const reasonWords = (t: T, format: Format, { reason, problem, msg, differences, currency }: ExternalItem): string => {
  if (msg) return refusalSentence({ message: msg.msg, refusal: msg.refusal, values: msg.values });
  if ((reason === 'refused' || reason === 'platformWarns') && problem) return problem;
  const [first, ...more] = differences;
  if (reason === 'differs' && first) {
    const words = differenceWords(t, format, first, currency);
    return more.length > 0 ? t('differs.more', { words, count: more.length }) : words;
  }
  return isExternalReason(reason) ? t(`reason.${reason}`) : reason;
};

/** What a product costs, in its currency; null: the shop does not tell. */
export const priceWords = (format: Format, { price_least, price_most, currency }: ExternalItem): string | null => {
  if (price_least === null || price_most === null) return null;
  const said = (amount: number): string => (currency ? format.money(amount, currency) : amount.toFixed(2));
  return price_least === price_most ? said(price_least) : `${said(price_least)} – ${said(price_most)}`;
};
