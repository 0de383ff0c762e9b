import { FORMULA_START, type CsvValue } from './cell-values';
import { shownText } from './read-csv';

const FORMULA = new RegExp(`^${FORMULA_START}`, 'u');
/** The months' names and their short forms, in the languages spreadsheets are used in here. */
const MONTH = '(?:jan|f[eé][bv]|m[aä]r|a[bpv]r|ma[iy]|ju[ln]|jui|a[gu][ou]|ao[uû]|sep|set|o[ckou]t|nov|d[eé][cz])[a-zéû]*';
/**
 * A text a spreadsheet would change, such as a SKU: digits with a zero in front, more of them than it counts by, with signs between them, with an
 * exponent, or a month's name and a number.
 */
const CHANGED = new RegExp(
  String.raw`^(?:0\d+|\d{16,}|(?=.*\d)(?=.*[^\d])[\d.,:/ $€£%-]+|\d+(?:\.\d*)?e[+-]?\d+|true|false|${MONTH}[-/ .]?\d+|\d+[-/ .]?${MONTH})$`,
  'i',
);
const QUOTED = /[",\r\n;\t|]|^\s|\s$/;

/** Tells a spreadsheet that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Whether a reader would take a text for one that was written so that no spreadsheet runs it. */
export const looksEscaped = (text: string): boolean => shownText(text) !== text.trim();

/**
 * One value as CSV writes it. A text that a spreadsheet would run as a formula gets an apostrophe before it, which shows it as it is; one that it would take
 * for a number or a day is written as the formula that makes just that text (`="0012"`), which every spreadsheet shows whole. Numbers have a point and no grouping, whatever the language; true and false are words.
 */
export const csvCell = (value: CsvValue): string => {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return csvTime(value.getTime() / 1000);
  if (typeof value !== 'string') return Number.isNaN(value) ? '' : String(value);
  return quoted(FORMULA.test(value) || looksEscaped(value) ? `'${value}` : CHANGED.test(value) ? `="${value}"` : value);
};

const quoted = (safe: string): string => (QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe);

/** A phone number, which no spreadsheet can run. */
const PHONE = /^\+[\d ().-]+$/;

/** The same for a file that a program reads, and somebody may open: a text is as it is, unless a spreadsheet would run it. */
const csvCellForProgram = (value: string | number): string =>
  typeof value === 'string' && FORMULA.test(value) && !PHONE.test(value) ? quoted(`'${value}`) : quoted(String(value));

/** One line, with its end (RFC 4180). */
export const csvLine = (values: readonly CsvValue[]): string => `${values.map(csvCell).join(',')}\r\n`;

export const csvLineForProgram = (values: readonly (string | number)[]): string => `${values.map(csvCellForProgram).join(',')}\r\n`;

/** Unix seconds as `2026-11-21 08:30:00Z`, which every spreadsheet and program reads alike. */
export const csvTime = (seconds: number | null | undefined): string =>
  seconds === null || seconds === undefined ? '' : `${new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ')}Z`;

/** How spreadsheets that speak one language take a CSV file. */
interface SpreadsheetDialect {
  readonly separator: ';' | ',';
  readonly decimal: ',' | '.';
  readonly time: (moment: Date) => string;
}

/** Countries whose spreadsheets separate cells by semicolons though numbers have a decimal point. */
const SEMICOLON_ANYWAY = /-(?:CH|LI)$/u;

/** Where numbers have a decimal comma, spreadsheets separate cells by semicolons. `zone`: without one, that of this machine. */
export const spreadsheetDialect = (locale: string, zone?: string): SpreadsheetDialect => {
  const decimal = new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.';
  const times = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    numberingSystem: 'latn',
    ...(zone !== undefined && { timeZone: zone }),
  });
  // A spreadsheet knows a day and a time with one plain blank between them, and no other.
  const time = (moment: Date): string => times.format(moment).replace(/[\s,\u202f\u200e\u200f]+/gu, ' ');
  return { separator: decimal === ',' || SEMICOLON_ANYWAY.test(locale) ? ';' : ',', decimal, time };
};

/** One line in a dialect, with its end. */
export const dialectLine = (values: readonly CsvValue[], { separator, decimal, time }: SpreadsheetDialect): string => {
  const cells = values.map((value) => {
    if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : time(value);
    if (typeof value !== 'number') return csvCell(value);
    return csvCell(value).replace('.', decimal);
  });
  return `${cells.join(separator)}\r\n`;
};
