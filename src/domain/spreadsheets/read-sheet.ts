import { accept, refuse, type Outcome } from '../fault';
import { LARGEST_FILE } from './cell-values';
import type { Encoding } from './encoding-names';
import { decodeBytes, guessEncoding } from './encodings';
import { readCsv } from './read-csv';

/** A number is one of a workbook's, which knows it as such; everything else is text, a day of a workbook as `2026-12-31`. */
export type SheetCell = string | number;

export interface SheetRow {
  /** Counted from 1, as editors and spreadsheets count. */
  readonly line: number;
  readonly cells: readonly SheetCell[];
}

/** What somebody's file says, before anybody knows what it is about. */
export interface SheetFile {
  /** How its letters were read; null: the file says so itself. */
  readonly encoding: Encoding | null;
  /** Its sheets in their order; a CSV file is one. */
  readonly sheets: readonly (readonly SheetRow[])[];
}

/** Rows one sheet may have. */
const MOST_ROWS = 100_000;

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean => start.every((byte, at) => bytes[at] === byte);

/** A zip archive, as which Excel saves a workbook (XLSX). */
const isZip = (bytes: Uint8Array): boolean => startsWith(bytes, 0x50, 0x4b, 0x03, 0x04);
/** The container of Excel until 2003, and of a workbook with a password. */
const isOldExcel = (bytes: Uint8Array): boolean => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);

/** No text has bytes of 0, and no table begins like a web page, a PDF or a picture. */
const isNoTable = (text: string): boolean => text.slice(0, 1000).includes('\0') || /^\s*(?:<|%PDF|\{\\rtf)/u.test(text);

const withinRows = (rows: readonly SheetRow[]): boolean => rows.length <= MOST_ROWS;

/**
 * Reads a file somebody saved with a spreadsheet: CSV in whatever encoding and with whatever separator, or an Excel workbook. `encoding`: the
 * person knows better than the guess.
 */
export const readSheet = async (bytes: Uint8Array, encoding?: Encoding): Promise<Outcome<SheetFile>> => {
  if (bytes.length === 0) return refuse('sheet.empty');
  if (bytes.length > LARGEST_FILE * 1_000_000) return refuse('sheet.tooLarge', { values: { most: LARGEST_FILE } });
  if (isOldExcel(bytes)) return refuse('sheet.oldExcel');
  if (isZip(bytes)) {
    const { readXlsx } = await import(/* webpackChunkName: "workbooks" */ './read-xlsx');
    const sheets = await readXlsx(bytes);
    if (!sheets) return refuse('sheet.broken');
    return sheets.every(withinRows) ? accept({ encoding: null, sheets }) : refuse('sheet.tooManyRows', { values: { most: MOST_ROWS } });
  }
  const used = encoding ?? guessEncoding(bytes);
  const text = decodeBytes(bytes, used);
  if (text.trim() === '') return refuse('sheet.empty');
  if (isNoTable(text)) return refuse('sheet.notTable');
  const read = readCsv(text);
  if (!read.ok) return read;
  return withinRows(read.value)
    ? accept({ encoding: used, sheets: [read.value] })
    : refuse('sheet.tooManyRows', { values: { most: MOST_ROWS } });
};
