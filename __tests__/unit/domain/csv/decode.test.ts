import { decodeText } from '../../../../src/domain/csv/decode';
import { readTrackings } from '../../../../src/domain/providers/trackings';
import { growthOf } from '../../../support/growth';

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
