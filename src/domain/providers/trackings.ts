import { readCsv, shownText } from '../csv/read';
import type { Fault, Outcome } from '../fault';
import { accept, refuse } from '../fault';

/** A parcel as a provider without an interface tells it, in a file. */
interface ToldTracking {
  readonly reference: string;
  readonly tracking_number: string;
  readonly courier: string;
  /** Unix seconds. */
  readonly shipped_at: number | null;
}

const WANTED = ['reference', 'tracking_number', 'courier', 'shipped_at'] as const;
type Column = (typeof WANTED)[number];

/** Characters of a text that is kept. */
const MOST = 100;

/** What a spreadsheet makes of a long number. */
const SHORTENED = /^\d([.,]\d+)?e\+\d+$/i;

const TIME = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?)?(?: ?(Z|[+-]\d\d:?\d\d))?$/;

/** Unix seconds of a day or a time, which is UTC unless it says otherwise; null: it is none. */
const secondsOf = (text: string): number | null => {
  const [, year, month, day, hour = '00', minute = '00', second = '00', zone = 'Z'] = TIME.exec(text) ?? [];
  if (!year) return null;
  const written = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const asUtc = new Date(`${written}Z`);
  // 31 February is no day, though some would count on from there.
  if (Number.isNaN(asUtc.getTime()) || !asUtc.toISOString().startsWith(written)) return null;
  const at = Date.parse(`${written}${zone.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2')}`);
  return Number.isNaN(at) ? null : at / 1000;
};

const named = (cell: string): string =>
  shownText(cell)
    .toLowerCase()
    .replace(/[\s_-]+/g, '_');

const readRow = (line: number, textOf: (column: Column) => string): Outcome<ToldTracking> => {
  for (const column of ['reference', 'tracking_number', 'courier'] as const) {
    if (textOf(column) === '') return refuse('csv.empty', { values: { line, column } });
    if (textOf(column).length > MOST) return refuse('csv.long', { values: { line, column, most: MOST } });
  }
  const [tracking_number, time] = [textOf('tracking_number'), textOf('shipped_at')];
  if (SHORTENED.test(tracking_number)) return refuse('csv.shortened', { values: { line, value: tracking_number } });
  const shipped_at = time === '' ? null : secondsOf(time);
  if (time !== '' && shipped_at === null) return refuse('csv.time', { values: { line, value: time.slice(0, MOST) } });
  return accept({ reference: textOf('reference'), tracking_number, courier: textOf('courier'), shipped_at });
};

/**
 * The parcels of a provider's file, and what is wrong with each of its other lines. The columns are known by their names, in whatever order, with
 * others between; a parcel that is told twice alike is one.
 */
export const readTrackings = (file: string): { readonly trackings: readonly ToldTracking[]; readonly faults: readonly Fault[] } => {
  const read = readCsv(file);
  if (!read.ok) return { trackings: [], faults: [read.fault] };
  const [head, ...rows] = read.value;
  const names = head?.cells.map(named) ?? [];
  const missing = WANTED.filter((column) => !names.includes(column));
  if (missing.length > 0)
    return { trackings: [], faults: missing.map((column) => ({ refusal: 'csv.noColumn', values: { line: head?.line ?? 1, column } })) };
  const told = new Map<string, { readonly line: number; readonly tracking: ToldTracking }>();
  const faults: Fault[] = [];
  for (const { line, cells } of rows) {
    if (cells.every((cell) => shownText(cell) === '')) continue;
    if (cells.slice(names.length).some((cell) => shownText(cell) !== '')) {
      faults.push({ refusal: 'csv.cells', values: { line } });
      continue;
    }
    const row = readRow(line, (column) => shownText(cells[names.indexOf(column)] ?? ''));
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
  return { trackings: [...told.values()].map(({ tracking }) => tracking), faults };
};
