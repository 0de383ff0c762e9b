import { ENCODINGS } from '../../../../src/domain/spreadsheets/encoding-names';
import { decodeBytes, guessEncoding } from '../../../../src/domain/spreadsheets/encodings';
import { readTrackings as readSheets } from '../../../../src/domain/providers/trackings';
import { readCsv } from '../../../../src/domain/spreadsheets/read-csv';
import { growthOf } from '../../../support/growth';

const decodeText = (bytes: Uint8Array): string => decodeBytes(bytes, guessEncoding(bytes));
const readTrackings = (text: string) => {
  const read = readCsv(text);
  return read.ok ? readSheets({ sheets: [read.value] }) : { trackings: [], faults: [read.fault] };
};

const HEAD = 'reference,tracking_number,courier,shipped_at\n';
const TEXT = 'reference;tracking_number;courier;shipped_at\r\nfo-1;AB123456;Österreichische Post;2026-03-01\r\n';
const wide = (big: boolean): number[] =>
  Array.from(TEXT).flatMap((letter) => {
    const code = letter.charCodeAt(0);
    return big ? [code >> 8, code & 255] : [code & 255, code >> 8];
  });

test.each([
  ['UTF-8', [...Buffer.from(TEXT)]],
  ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, ...Buffer.from(TEXT)]],
  ['UTF-16', [0xff, 0xfe, ...wide(false)]],
  ['UTF-16, the higher byte first', [0xfe, 0xff, ...wide(true)]],
  ['UTF-16 without a mark', wide(false)],
  ['Windows-1252', [...Buffer.from(TEXT, 'latin1')]],
])('a file in %s with semicolons is read for what it says', (_name, bytes) => {
  const { trackings, faults } = readTrackings(decodeText(Uint8Array.from(bytes)));
  expect(faults).toEqual([]);
  expect(trackings).toEqual([
    { reference: 'fo-1', tracking_number: 'AB123456', courier: 'Österreichische Post', shipped_at: Date.UTC(2026, 2, 1) / 1000 },
  ]);
});

test('an empty file has no parcels, and one of fifty thousand lines has them all', () => {
  expect(readTrackings(decodeText(new Uint8Array())).trackings).toEqual([]);
  const rows = Array.from({ length: 50_000 }, (_each, n) => `fo-${n},NUMBER${n},UPS,`);
  const { trackings } = readTrackings(decodeText(Buffer.from(`${HEAD}${rows.join('\n')}`)));
  expect(trackings).toHaveLength(50_000);
});

test('a file takes no longer than its length', () => {
  const read = (text: string) => readTrackings(decodeText(Buffer.from(text)));
  expect(growthOf(read, (length) => HEAD + 'fo-1,NUMBER1,UPS,\n'.repeat(length / 20))).toBeLessThan(40);
});

test('plain letters are the same in every encoding of one byte a letter, and the upper half of Western ones is whole', () => {
  const plain = Buffer.from('Reference,Tracking');
  for (const encoding of ENCODINGS.filter((each) => !each.startsWith('utf-16')))
    expect(decodeBytes(plain, encoding)).toBe('Reference,Tracking');
  const upper = Uint8Array.from({ length: 128 }, (_each, at) => 128 + at);
  for (const encoding of ['windows-1252', 'cp850', 'macintosh'] as const) expect(new Set(decodeBytes(upper, encoding)).size).toBe(128);
  expect(decodeBytes(Uint8Array.of(0x80, 0x96, 0xfc), 'windows-1252')).toBe('€–ü');
});
