/** One cell of an export. Money and counts are numbers, moments are dates: each format writes them in its own way. */
export type CsvValue = string | number | boolean | Date | null | undefined;

/** Unix seconds as the cell of an export. */
export const timeCell = (seconds: number | null | undefined): Date | null =>
  seconds === null || seconds === undefined ? null : new Date(seconds * 1000);

/** Texts of one cell, such as the stores a listing is on. */
export const csvTexts = (texts: readonly string[]): string => texts.join('; ');

/**
 * A spreadsheet takes a text that begins with one of these for a formula, full-width and small ones too, and leaves out the blanks and what is not
 * seen before them; of a text that begins with a tab or a line break some begin a cell of its own. Source of a regular expression with the flag `u`.
 */
export const FORMULA_START = String.raw`(?:[\t\r\n\v\f]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫−])`;

/** Megabytes of the largest file that is read: a hundred thousand shipments have some ten. */
export const LARGEST_FILE = 30;

/** Characters a cell of a workbook takes; with more of them Excel calls the file damaged. */
export const MOST_IN_CELL = 32_767;

/** How a table is saved: as CSV for spreadsheets of the person's language, as an Excel workbook, or as CSV that is the same everywhere. */
export const SHEET_FORMATS = ['locale', 'xlsx', 'program'] as const;

export type SheetFormat = (typeof SHEET_FORMATS)[number];
