import { textOfCell } from './headings';
import type { SheetCell } from './read-sheet';

/** Which of two numbers is first where a day is written as numbers alone. */
export type DayOrder = 'day' | 'month';

/** A day that reads in two ways, which only whoever wrote it can tell. */
export interface AmbiguousDay {
  /** As it is written. */
  readonly text: string;
  /** What it is either way, in unix seconds. */
  readonly readings: Readonly<Record<DayOrder, number>>;
}

/** Names of months in English, German, French and Portuguese, without marks on letters; a shorter form is one of at least three letters. */
const MONTHS: readonly (readonly string[])[] = [
  ['january', 'januar', 'janner', 'janvier', 'janeiro'],
  ['february', 'februar', 'fevrier', 'fevereiro'],
  ['march', 'marz', 'maerz', 'mars', 'marco', 'mrz'],
  ['april', 'avril', 'abril'],
  ['may', 'mai', 'maio'],
  ['june', 'juni', 'juin', 'junho'],
  ['july', 'juli', 'juillet', 'julho'],
  ['august', 'aout', 'agosto'],
  ['september', 'septembre', 'setembro'],
  ['october', 'oktober', 'octobre', 'outubro'],
  ['november', 'novembre', 'novembro'],
  ['december', 'dezember', 'decembre', 'dezembro'],
];

/** The month a word names, from 1; 0: none. `juin` and `juillet` differ in their third letter only, so `jui` names neither. */
const monthOf = (word: string): number => {
  const name = word
    .normalize('NFKD')
    .replace(/\p{M}|\.$/gu, '')
    .toLowerCase();
  if (name.length < 3) return 0;
  const found = MONTHS.flatMap((names, at) => (names.some((each) => each.startsWith(name)) ? [at + 1] : []));
  return found.length === 1 ? (found[0] ?? 0) : 0;
};

/** Hours, minutes, seconds, half of the day, and the zone. A moment without a zone is UTC. */
const TIME = String.raw`(?:(?:[T,\s]|,\s|\s(?:at|um|à|às)\s)\s*(\d{1,2})(?::|h)(\d\d)(?::(\d\d)(?:[.,]\d+)?)?\s*(?:([ap])\.?m\.?)?)?\s*(Z|UTC|[+-]\d\d:?\d\d)?`;

const YEAR_FIRST = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${TIME}$`, 'iu');
const YEAR_LAST = new RegExp(String.raw`^(\d{1,2})([-/.])\s?(\d{1,2})[-/.]\s?(\d{4}|\d\d)${TIME}$`, 'iu');
const WEEKDAY = String.raw`(?:\p{L}+\.?,?\s)?`;
const [NTH, OF] = [String.raw`(?:\.|er|º|st|nd|rd|th)?`, String.raw`[-\s](?:de\s)?`];
const DAY_NAMED = new RegExp(String.raw`^${WEEKDAY}(\d{1,2})${NTH}${OF}(\p{L}{3,}\.?),?${OF}(\d{4}|\d\d)${TIME}$`, 'iu');
const MONTH_NAMED = new RegExp(String.raw`^${WEEKDAY}(\p{L}{3,}\.?)\s(\d{1,2})${NTH},?\s(\d{4})${TIME}$`, 'iu');

/** Day 0 of a spreadsheet, in days before 1970; and the serial numbers that are taken for days: from 1954 to 2119. */
const EPOCH = 25_569;
const [FIRST_SERIAL, LAST_SERIAL] = [20_000, 80_000];
const DAY = 86_400;

type Parts = readonly (string | undefined)[];

const pad = (number: string | number, length = 2): string => String(number).padStart(length, '0');

/** Years of two digits are of this century. */
const wholeYear = (year: string): string => (year.length === 2 ? `20${year}` : year);

/** Unix seconds of a day and a time; null: there is no such day or time. */
const secondsAt = (
  year: string,
  month: string | number,
  day: string,
  [hour = '0', minute = '00', second = '00', half, zone = 'Z']: Parts,
) => {
  const of24 = half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  if (half !== undefined && (Number(hour) < 1 || Number(hour) > 12)) return null;
  const written = `${pad(wholeYear(year), 4)}-${pad(month)}-${pad(day)}T${pad(of24)}:${minute}:${second}`;
  const asUtc = new Date(`${written}Z`);
  // 31 February is no day, though some would count on from there.
  if (Number.isNaN(asUtc.getTime()) || !asUtc.toISOString().startsWith(written)) return null;
  const offset = zone.toUpperCase().replace('UTC', 'Z');
  const at = Date.parse(`${written}${offset.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2')}`);
  return Number.isNaN(at) ? null : at / 1000;
};

type Readings =
  | { readonly text: string; readonly sure: number | null }
  | { readonly text: string; readonly readings: AmbiguousDay['readings'] };

/** Every way a cell can be read as a moment; null: it is none. */
const readingsOf = (cell: SheetCell): Readings | null => {
  const text = textOfCell(cell).replace(/[\u00a0\u202f\u2009]/gu, ' ');
  const sure = (at: number | null): Readings | null => (at === null ? null : { text, sure: at });
  const serial = typeof cell === 'number' ? cell : /^\d{5}(?:[.,]\d+)?$/u.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
  if (serial >= FIRST_SERIAL && serial <= LAST_SERIAL) return sure(Math.round((serial - EPOCH) * DAY));
  const [, year, month, day, ...time] = YEAR_FIRST.exec(text) ?? [];
  if (year && month && day) return sure(secondsAt(year, month, day, time));
  const [, first, sign, second, last, ...clock] = YEAR_LAST.exec(text) ?? [];
  if (first && second && last) {
    const readings = { day: secondsAt(last, second, first, clock), month: secondsAt(last, first, second, clock) };
    // Where days are written with points, the day comes first.
    if (sign === '.' || readings.month === null || readings.day === readings.month) return sure(readings.day);
    if (readings.day === null) return sure(readings.month);
    return { text, readings: { day: readings.day, month: readings.month } };
  }
  const [, named, name = '', of, ...hours] = DAY_NAMED.exec(text) ?? [];
  if (named && of) return sure(secondsAt(of, monthOf(name), named, hours));
  const [, word = '', number, then, ...rest] = MONTH_NAMED.exec(text) ?? [];
  return number && then ? sure(secondsAt(then, monthOf(word), number, rest)) : null;
};

/** Unix seconds of a moment as people write it; null: it is none, or reads in two ways and `order` does not say which. A moment without a zone is UTC. */
export const readWrittenTime = (cell: SheetCell, order: DayOrder | null): number | null => {
  const read = readingsOf(cell);
  if (!read) return null;
  return 'sure' in read ? read.sure : order === null ? null : read.readings[order];
};

/** Whether a cell that reads as a moment in one way only tells which number is first. */
const tellsOrder = (text: string): DayOrder | null => {
  const [, first, sign, second] = YEAR_LAST.exec(text) ?? [];
  if (!first || !second || sign === '.' || Number(first) === Number(second)) return null;
  return Number(first) > 12 ? 'day' : 'month';
};

/**
 * Which number is first in a column of days, by those that read in one way only; where they do not say, or contradict each other, the first that
 * reads in two ways is to be asked about.
 */
export const orderOfDays = (cells: readonly SheetCell[]): { readonly order: DayOrder | null; readonly question: AmbiguousDay | null } => {
  const orders = new Set<DayOrder>();
  let question: AmbiguousDay | null = null;
  for (const cell of cells) {
    const read = readingsOf(cell);
    if (!read) continue;
    if ('readings' in read) question ??= read;
    else {
      const order = tellsOrder(read.text);
      if (order) orders.add(order);
    }
  }
  const [only = null] = orders;
  return orders.size === 1 ? { order: only, question: null } : { order: null, question };
};
