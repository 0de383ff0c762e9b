import { gzipSync } from 'node:zlib';
import { isDocument } from '../../../../src/server/files/document-kind';

test.each([
  ['%PDF-1.7\n…', 'application/pdf', true],
  [`${'\n'.repeat(900)}%PDF-1.4`, 'application/pdf', true],
  ['PK\u0003\u0004', 'application/pdf', false],
  ['<script>alert(1)</script>', 'application/pdf', false],
  ['Größe;Breite\r\nL;52\t', 'text/csv', true],
  ['MZ\u0000\u0001', 'text/plain', false],
  ['\u001B[2Jgone', 'text/plain', false],
] as const)('%j as %s: %s', (bytes, type, is) => {
  expect(isDocument(Buffer.from(bytes), type)).toBe(is);
});

test('bytes that are no UTF-8 are no text', () => {
  expect(isDocument(Buffer.from([0x47, 0xff, 0xfe]), 'text/plain')).toBe(false);
});

test('of what is zipped, a recording alone is taken, however much it becomes', () => {
  const zipped = (text: string | Buffer): boolean => isDocument(gzipSync(text), 'application/gzip');
  expect(zipped(`{"t":"h","format":3}\n${'{"t":"a"}\n'.repeat(50_000)}`)).toBe(true);
  expect(zipped('{"t":"a","seq":1}\n')).toBe(false);
  expect(zipped(Buffer.alloc(50_000_000))).toBe(false);
  expect(isDocument(Buffer.from('{"t":"h","format":3}'), 'application/gzip')).toBe(false);
  expect(isDocument(Buffer.alloc(0), 'application/gzip')).toBe(false);
});
