import type { CsvValue, SheetFormat } from './cell-values';
import { BYTE_ORDER_MARK, csvLine, dialectLine, spreadsheetDialect } from './write-csv';

/** A table to be saved as a file. */
export interface WrittenTable {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly CsvValue[])[];
}

interface WrittenFile {
  readonly content: Blob;
  /** Of its name. */
  readonly ending: 'csv' | 'xlsx';
}

/** Writes a table as a file. `locale`: whose way of writing numbers and moments `locale` uses. */
export const writeSheet = async ({ heads, rows }: WrittenTable, format: SheetFormat, locale: string): Promise<WrittenFile> => {
  if (format === 'xlsx') {
    const { writeXlsx } = await import(/* webpackChunkName: "workbooks" */ './write-xlsx');
    return { content: await writeXlsx(heads, rows), ending: 'xlsx' };
  }
  const dialect = spreadsheetDialect(locale);
  const line = format === 'program' ? csvLine : (values: readonly CsvValue[]): string => dialectLine(values, dialect);
  return { content: new Blob([BYTE_ORDER_MARK, line(heads), ...rows.map(line)], { type: 'text/csv;charset=utf-8' }), ending: 'csv' };
};
