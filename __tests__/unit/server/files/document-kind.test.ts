/** @jest-environment node */
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
