import writeWorkbook, { type Cell } from 'write-excel-file/universal';
import { MOST_IN_CELL, type CsvValue } from './cell-values';
import { looksEscaped } from './write-csv';

/** The format by which Excel leaves a text as it is, even after somebody has edited it. */
const AS_TEXT = '@';
/** Read alike everywhere. */
const MOMENT = 'yyyy-mm-dd hh:mm';

/** A workbook's moment has no zone: it shows the time of this machine's. */
const inOwnZone = (moment: Date): Date => new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);

/** The library looks texts up in a plain object, where `constructor` and its like are found before they are written: a blank behind them tells them apart. */
const cellOf = (value: CsvValue): Cell => {
  if (value === null || value === undefined || value === '') return null;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : { type: Date, value: inOwnZone(value), format: MOMENT };
  if (typeof value === 'number') return Number.isFinite(value) ? { type: Number, value } : null;
  if (typeof value === 'boolean') return { type: Boolean, value };
  const whole = looksEscaped(value) ? `'${value}` : value;
  const text = whole in Object.prototype ? `${whole} ` : whole.length > MOST_IN_CELL ? `${whole.slice(0, MOST_IN_CELL - 1)}…` : whole;
  return { type: String, value: text, format: AS_TEXT };
};

/** Rows whose texts decide how wide a column is, and the least and most letters it shows. */
const [MEASURED, NARROWEST, WIDEST] = [200, 8, 48];

const widthOf = (texts: readonly CsvValue[]): number =>
  Math.min(WIDEST, Math.max(NARROWEST, ...texts.map((text) => (text instanceof Date ? MOMENT.length : String(text ?? '').length + 2))));

/** An Excel workbook of one sheet: numbers are numbers, moments are moments, and texts are texts, whatever they look like. */
export const writeXlsx = (heads: readonly string[], rows: readonly (readonly CsvValue[])[]): Promise<Blob> => {
  const measured = [heads, ...rows.slice(0, MEASURED)];
  const head = heads.map((value): Cell => ({ type: String, value, fontWeight: 'bold' }));
  return writeWorkbook([head, ...rows.map((row) => row.map(cellOf))], {
    columns: heads.map((_head, at) => ({ width: widthOf(measured.map((row) => row[at])) })),
    stickyRowsCount: 1,
  }).toBlob();
};
