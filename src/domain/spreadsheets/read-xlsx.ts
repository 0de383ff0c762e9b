import readWorkbook from 'read-excel-file/universal';
import type { SheetCell, SheetRow } from './read-sheet';

/** Bytes a workbook may have once it is unpacked: a small archive can hold a file that fills the memory. */
const MOST_UNPACKED = 300_000_000;

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
/** Bytes of an entry of the directory before its names. */
const ENTRY = 46;

/** Bytes the files of a zip archive have by its own directory; null: there is no directory. */
const unpackedSize = (bytes: Uint8Array): number | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // A comment of up to 65,535 bytes may follow the end of the directory.
  const from = Math.max(0, bytes.length - 65_557);
  let end = bytes.length - 22;
  while (end >= from && view.getUint32(end, true) !== END_OF_DIRECTORY) end -= 1;
  if (end < from) return null;
  let size = 0;
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + ENTRY > bytes.length || view.getUint32(at, true) !== DIRECTORY_ENTRY) return null;
    size += view.getUint32(at + 24, true);
    at += ENTRY + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return size;
};

/** A workbook's moment as the text people write; it has no zone, and drifts by less than a second. */
const writtenMoment = (moment: Date): string => {
  const [day = '', time = ''] = new Date(Math.round(moment.getTime() / 1000) * 1000).toISOString().slice(0, 19).split('T');
  return time === '00:00:00' ? day : `${day} ${time}`;
};

const cellOf = (value: unknown): SheetCell => {
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : writtenMoment(value);
  return typeof value === 'boolean' ? String(value) : '';
};

/** The sheets of an Excel workbook; null: it is none, is damaged, or would be too large. Formulas are read as the values they had when it was saved. */
export const readXlsx = async (bytes: Uint8Array): Promise<readonly (readonly SheetRow[])[] | null> => {
  try {
    const size = unpackedSize(bytes);
    if (size === null || size > MOST_UNPACKED) return null;
    const sheets = await readWorkbook(new Uint8Array(bytes).buffer, { trim: false });
    return sheets.map(({ data }) => data.map((cells, at) => ({ line: at + 1, cells: cells.map(cellOf) })));
  } catch {
    return null;
  }
};
