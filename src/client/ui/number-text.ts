import { parseNumber } from '../../domain/numbers';

/** How a language writes numbers: its decimal sign, and its thousands sign where that is a point or a comma too. */
interface Signs {
  readonly decimal: '.' | ',';
  readonly group: '.' | ',' | null;
}

const known = new Map<string, Signs>();

const signsOf = (language: string): Signs => {
  const before = known.get(language);
  if (before) return before;
  const parts = new Intl.NumberFormat(language).formatToParts(1_000_000.5);
  const [decimal, group] = (['decimal', 'group'] as const).map((type) => parts.find((part) => part.type === type)?.value);
  const signs: Signs = { decimal: decimal === ',' ? ',' : '.', group: group === '.' || group === ',' ? group : null };
  known.set(language, signs);
  return signs;
};

/** Zeros of the digits people type besides 0 to 9: Arabic, Persian, and the wide ones of East Asia. */
const ZEROS = [0x0660, 0x06f0, 0xff10];

const plainDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((each) => code >= each && code <= each + 9);
  return zero === undefined ? digit : String(code - zero);
};

/** Thousands, and hundreds of thousands as India groups them. */
const GROUPED = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*$|^[1-9]\d?(?:,\d{2})+,\d{3}$/;

/** Where the decimals begin in a text of digits, points and commas: the place of their sign; -1: there are none; null: it is no number. */
const decimalsAt = (text: string, { group }: Signs): number | null => {
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (at === -1) return -1;
  const sign = text[at];
  const whole = text.slice(0, at);
  if (/[.,]/.test(whole)) {
    // Signs of one kind group; the last one of two kinds is the decimal sign, and what is before it is grouped.
    if (!whole.includes(sign === '.' ? ',' : '.')) return GROUPED.test(text) ? -1 : null;
    return !whole.includes(sign ?? '') && GROUPED.test(whole) ? at : null;
  }
  return sign === group && GROUPED.test(text) ? -1 : at;
};

/**
 * A number as people of a language type it, in plain text: `1.234,50` is `1234.50` in German. The other sign's way is understood where it can
 * mean nothing else; spaces, marks of direction and a dollar sign do no harm. What is no number comes back as it is, and is none in plain text
 * either.
 */
export const plainNumber = (typed: string, language: string): string => {
  const text = typed
    .replace(/[\s\u200e\u200f\u061c'’$٬]/gu, '')
    .replace(/[٠-٩۰-۹０-９]/gu, plainDigit)
    .replace(/−/gu, '-');
  const [, sign, digits] = /^([+-]?)([\d.,٫]*\d[\d.,]*)$/u.exec(text) ?? [];
  if (sign === undefined || digits === undefined) return typed;
  const [arabic, ...more] = digits.split('٫');
  const at = more.length > 0 ? (more.length === 1 ? (arabic ?? '').length : null) : decimalsAt(digits, signsOf(language));
  if (at === null) return typed;
  const whole = (at === -1 ? digits : digits.slice(0, at)).replace(/[.,]/g, '');
  const decimals = at === -1 ? '' : digits.slice(at + 1);
  if (/\D/.test(decimals)) return typed;
  return `${sign === '-' ? '-' : ''}${whole || '0'}${decimals && `.${decimals}`}`;
};

const formatters = new Map<string, Intl.NumberFormat>();

/** Made once of each: the making costs more than a hundred numbers, and a grid writes hundreds. */
const formatterOf = (language: string, digits: number): Intl.NumberFormat => {
  const key = `${language} ${digits}`;
  const format = formatters.get(key) ?? new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  formatters.set(key, format);
  return format;
};

/** A number of plain text as a language writes it, with all its decimals; what is no number as it is. */
export const writtenNumber = (plain: string, language: string): string => {
  const value = parseNumber(plain);
  if (value === null) return plain;
  const digits = Math.min(/\.(\d*)/.exec(plain)?.[1]?.length ?? 0, 20);
  return formatterOf(language, digits).format(value);
};
