/** What one cell of an export holds. Money and counts are numbers, times are unix seconds made a text by `csvTime`. */
export type CsvValue = string | number | boolean | null | undefined;

/** A spreadsheet takes a text that begins with one of these for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const QUOTED = /[",\r\n;\t]|^\s|\s$/;

/** Tells a spreadsheet that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * One value as CSV writes it. A text that a spreadsheet would run as a formula gets an apostrophe before it, which shows it as it is.
 * Numbers have a point and no grouping, whatever the language; true and false are words.
 */
export const csvCell = (value: CsvValue): string => {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return Number.isNaN(value) ? '' : String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** One line, with its end (RFC 4180). */
export const csvLine = (values: readonly CsvValue[]): string => `${values.map(csvCell).join(',')}\r\n`;

/** Unix seconds as `2026-11-21 08:30:00Z`, which every spreadsheet and program reads alike. */
export const csvTime = (seconds: number | null | undefined): string =>
  seconds === null || seconds === undefined ? '' : `${new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ')}Z`;

/** Texts of one cell, such as the stores a listing is on. */
export const csvTexts = (texts: readonly string[]): string => texts.join('; ');
