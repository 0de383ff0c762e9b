/** One cell of an export. Money and counts are numbers, moments are dates: each format writes them in its own way. */
export type CsvValue = string | number | boolean | Date | null | undefined;

/** Unix seconds as the cell of an export. */
export const timeCell = (seconds: number | null | undefined): Date | null =>
  seconds === null || seconds === undefined ? null : new Date(seconds * 1000);

/** Texts of one cell, such as the stores a listing is on. */
export const csvTexts = (texts: readonly string[]): string => texts.join('; ');

/** Characters a cell of a workbook takes; with more of them Excel calls the file damaged. */
export const MOST_IN_CELL = 32_767;
