import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import WORLD from '../../../fixtures/world/files.json';
import type { Fault } from '../../../../src/domain/fault';
import { readListingSheet } from '../../../../src/domain/listing/listing-sheet';
import { readTrackings } from '../../../../src/domain/providers/trackings';
import { readSheet } from '../../../../src/domain/spreadsheets/read-sheet';
import type { DayOrder } from '../../../../src/domain/spreadsheets/written-times';
import { plainNumber } from '../../../../src/client/ui/number-text';

/** A file somebody uploaded, and what comes of it. */
interface WorldFile {
  readonly file: string;
  /** How its letters are written; null: it says so itself; undefined: its letters are those of ASCII. */
  readonly encoding?: string | null;
  /** The refusal of the whole file, with its line where it has one. */
  readonly refused?: string;
  /** The day the person is asked about, and the answer. */
  readonly asks?: string;
  readonly answer?: DayOrder;
  readonly trackings?: readonly string[];
  /** What would change of each item, where the file holds items. */
  readonly items?: readonly string[];
  /** The language of the person. */
  readonly language?: string;
  /** Refusals with their lines and columns. */
  readonly faults?: readonly string[];
  readonly unknown?: readonly string[];
}

const FOLDER = path.resolve(__dirname, '../../../fixtures/world/files');

const told = ({ refusal, values }: Fault): string =>
  [
    refusal,
    values.line,
    refusal === 'csv.noColumn' || refusal === 'csv.empty' || refusal === 'sheet.contradicts' ? values.column : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(' ');

const written = (seconds: number | null): string =>
  seconds === null ? '' : new Date(seconds * 1000).toISOString().replace('T00:00:00.000Z', '').replace('.000Z', '');

test.each(WORLD as readonly WorldFile[])('$file is read for what it says', async (expected) => {
  const bytes = new Uint8Array(readFileSync(path.join(FOLDER, expected.file)));
  const read = await readSheet(bytes);
  if (!read.ok) return expect(told(read.fault)).toBe(expected.refused);
  expect(expected.refused).toBeUndefined();
  expect(read.value.encoding).toBe(expected.encoding === undefined ? 'utf-8' : expected.encoding);
  if (expected.items) {
    const found = readListingSheet(read.value, (text) => plainNumber(text, expected.language ?? 'en'));
    if (!found.ok) throw new Error(told(found.fault));
    const { changes, faults, unknown } = found.value;
    expect(faults.map(told)).toEqual(expected.faults ?? []);
    expect(unknown).toEqual(expected.unknown ?? []);
    const lines = changes.map(({ _id, updated_at, sku, name, description, tags, variants }) => {
      const sold = variants?.map((each) => `${each.variant}: ${[each.sku, each.price].filter((part) => part !== undefined).join(' ')}`);
      return [`${_id} ${updated_at}`, sku, name, description, tags?.join(', '), sold?.join('; ')].map((part) => part ?? '').join(' | ');
    });
    return expect(lines).toEqual(expected.items);
  }
  const first = readTrackings(read.value);
  expect(first.question?.text).toBe(expected.asks);
  const { trackings, faults, unknown } = first.question ? readTrackings(read.value, expected.answer) : first;
  expect(faults.map(told)).toEqual(expected.faults ?? []);
  expect(unknown).toEqual(expected.unknown ?? []);
  expect(
    trackings.map(({ reference, tracking_number, courier, shipped_at }) =>
      [reference, tracking_number, courier, written(shipped_at)].join(' | '),
    ),
  ).toEqual(expected.trackings);
});

test('every file of the folder has its outcome', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual((WORLD as readonly WorldFile[]).map(({ file }) => file).toSorted());
});
