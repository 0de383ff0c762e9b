import type { CsvValue, SheetFormat } from '../../../domain/spreadsheets/cell-values';
import { toAddress } from '../../../domain/figures/ranges';
import { saveAs } from '../../kernel/save-as';
import { fileLocale } from '../../tasks/file-locale';

/** A DD-MM-YYYY day as `2026-11-24`: turned around it is the other way of writing. */
const isoDay = toAddress;

interface ReportTable {
  /** What the file is called before its days and zone. */
  readonly name: string;
  readonly range: { readonly start: string; readonly end: string; readonly zone: string };
  readonly heads: readonly string[];
  readonly lines: readonly (readonly CsvValue[])[];
}

/** A report as a file: plain numbers, and the days and the zone they are counted by in its name. */
export const reportFile = async (
  { name, range: { start, end, zone }, heads, lines }: ReportTable,
  format: SheetFormat,
  locale: string,
): Promise<{ readonly name: string; readonly content: Blob }> => {
  const { writeSheet } = await import(/* webpackChunkName: "workbooks" */ '../../../domain/spreadsheets/write-sheet');
  const { content, ending } = await writeSheet({ heads, rows: lines }, format, locale);
  return { name: `${name}-${isoDay(start)}-${isoDay(end)}-${zone.replaceAll('/', '-')}.${ending}`, content };
};

export const saveReport = async (report: ReportTable, format: SheetFormat, language: string): Promise<void> => {
  const { name, content } = await reportFile(report, format, fileLocale(language));
  saveAs(content, name);
};
