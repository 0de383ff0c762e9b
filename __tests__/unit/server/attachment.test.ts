import { attachmentNamed } from '../../../src/server/kernel/attachment';

test('a plain name stands in quotes', () => {
  expect(attachmentNamed('INV-0001-Europe-Berlin.csv')).toBe('attachment; filename="INV-0001-Europe-Berlin.csv"');
});

test.each([
  'a"b.pdf',
  'a\r\nset-cookie: x=1',
  'a\\".exe',
  'a; filename="b.exe"',
  'Größe.pdf',
  "a'b.pdf",
  '\u202efdp.exe',
  'a\0b',
  '\ud800',
])('a name ends neither the quotes nor the header: %j', (name) => {
  const header = attachmentNamed(name);
  expect(header).toMatch(/^attachment; filename="[\w .+-]*"; filename\*=UTF-8''[\w.!~%-]+$/);
  expect(decodeURIComponent(header.split("''")[1] ?? '')).toBe(Buffer.from(name).toString());
});
