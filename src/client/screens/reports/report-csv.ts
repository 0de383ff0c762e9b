import { BYTE_ORDER_MARK, csvLine, type CsvValue } from '../../../domain/csv/write';
import { toAddress } from '../../../domain/figures/ranges';
import { saveAs } from '../../kernel/save-as';

/** A DD-MM-YYYY day as `2026-11-24`: turned around it is the other way of writing. */
const isoDay = toAddress;

interface CsvReport {
  /** What the file is called before its days and zone. */
  readonly name: string;
  readonly range: { readonly start: string; readonly end: string; readonly zone: string };
  readonly heads: readonly string[];
  readonly lines: readonly (readonly CsvValue[])[];
}

/** A report as a file: plain numbers, and the days and the zone they are counted by in its name. */
export const reportFile = ({
  name,
  range: { start, end, zone },
  heads,
  lines,
}: CsvReport): { readonly name: string; readonly text: string } => ({
  name: `${name}-${isoDay(start)}-${isoDay(end)}-${zone.replaceAll('/', '-')}.csv`,
  text: BYTE_ORDER_MARK + [heads, ...lines].map(csvLine).join(''),
});

export const saveReport = (report: CsvReport): void => {
  const { name, text } = reportFile(report);
  saveAs(new Blob([text], { type: 'text/csv;charset=utf-8' }), name);
};
