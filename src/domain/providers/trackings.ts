import type { Fault, Outcome } from '../fault';
import { accept, refuse } from '../fault';
import { findTable, isShortened, textOfCell } from '../spreadsheets/headings';
import type { SheetCell, SheetFile } from '../spreadsheets/read-sheet';
import { orderOfDays, readWrittenTime, type AmbiguousDay, type DayOrder } from '../spreadsheets/written-times';
import { TRACKING_HEADINGS, type TrackingColumn } from './tracking-headings';

/** A shipment as a provider without an interface tells it, in a file. */
interface ToldTracking {
  readonly reference: string;
  readonly tracking_number: string;
  readonly courier: string;
  /** Unix seconds. */
  readonly shipped_at: number | null;
}

interface ReadTrackings {
  readonly trackings: readonly ToldTracking[];
  readonly faults: readonly Fault[];
  /** Headings of columns that were passed over. */
  readonly unknown: readonly string[];
  /** The person has to say how days are meant before anything is read; null: they are clear. */
  readonly question: AmbiguousDay | null;
}

const REQUIRED = ['reference', 'tracking_number', 'courier'] as const satisfies readonly TrackingColumn[];

/** Characters of a text that is kept. */
const MOST = 100;

const readRow = (
  line: number,
  cellOf: (column: TrackingColumn) => SheetCell | undefined,
  order: DayOrder | null,
): Outcome<ToldTracking> => {
  const textOf = (column: TrackingColumn): string => textOfCell(cellOf(column));
  for (const column of REQUIRED) {
    if (textOf(column) === '') return refuse('csv.empty', { values: { line, column } });
    if (textOf(column).length > MOST) return refuse('csv.long', { values: { line, column, most: MOST } });
  }
  const tracking_number = textOf('tracking_number');
  if (isShortened(cellOf('tracking_number'))) return refuse('csv.shortened', { values: { line, value: tracking_number } });
  const time = cellOf('shipped_at') ?? '';
  const written = textOf('shipped_at');
  const shipped_at = written === '' ? null : readWrittenTime(time, order);
  if (written !== '' && shipped_at === null) return refuse('csv.time', { values: { line, value: written.slice(0, MOST) } });
  return accept({ reference: textOf('reference'), tracking_number, courier: textOf('courier'), shipped_at });
};

const unread = (faults: readonly Fault[], unknown: readonly string[] = [], question: AmbiguousDay | null = null): ReadTrackings => ({
  trackings: [],
  faults,
  unknown,
  question,
});

const isFilled = (cell: SheetCell): boolean => textOfCell(cell) !== '';

/**
 * The shipments of a provider's file, and what is wrong with each of its other lines. The columns are known by their headings, in four languages and
 * whatever order, with others between; a shipment that is told twice alike is one. `order`: how days that read in two ways are meant.
 */
export const readTrackings = ({ sheets }: Pick<SheetFile, 'sheets'>, order: DayOrder | null = null): ReadTrackings => {
  const table = findTable(sheets, TRACKING_HEADINGS);
  const missing = REQUIRED.filter((column) => !table?.places.has(column));
  if (!table || missing.length > 0)
    return unread(
      missing.map((column) => ({ refusal: 'csv.noColumn', values: { line: table?.line ?? 1, column } })),
      table?.unknown,
    );
  const { places, unknown, width, rows } = table;
  const days = places.get('shipped_at');
  const found = orderOfDays(days === undefined ? [] : rows.flatMap(({ cells }) => cells[days] ?? []));
  if (found.question && !order) return unread([], unknown, found.question);
  const told = new Map<string, { readonly line: number; readonly tracking: ToldTracking }>();
  const faults: Fault[] = [];
  for (const { line, cells } of rows) {
    if (cells.slice(width).some(isFilled)) {
      faults.push({ refusal: 'csv.cells', values: { line } });
      continue;
    }
    const row = readRow(line, (column) => cells[places.get(column) ?? -1], found.order ?? order);
    if (!row.ok) {
      faults.push(row.fault);
      continue;
    }
    const { reference, tracking_number, courier, shipped_at } = row.value;
    const key = JSON.stringify([reference, tracking_number]);
    const before = told.get(key);
    if (!before) told.set(key, { line, tracking: row.value });
    else if (before.tracking.courier !== courier || before.tracking.shipped_at !== shipped_at)
      faults.push({ refusal: 'csv.contradicts', values: { line, before: before.line, parcel: tracking_number } });
  }
  return { trackings: [...told.values()].map(({ tracking }) => tracking), faults, unknown, question: null };
};
