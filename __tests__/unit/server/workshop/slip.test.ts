/** @covers i18n */
import { code128 } from '../../../../src/domain/print/code-128';
import { layOut, wrap, type Slip, type SlipWords } from '../../../../src/server/workshop/slip';

const WORDS: SlipWords = {
  title: 'Packing slip',
  order: 'Order',
  to: 'Ship to',
  item: 'Item',
  quantity: 'Quantity',
  gift: 'Gift message',
  missing: 'Some letters are missing.',
  page: 'Page {page} of {pages}',
};

const slip = (more: Partial<Slip> = {}): Slip => ({
  order: '1001',
  reference: '0123456789abcdef01234567',
  day: '1 Mar 2026',
  store: 'Nordic Gifts',
  sender: 'Attic Prints, Bergen',
  to: ['Łukasz Żółć', '1 Sea Street', '30-001 Kraków', 'Poland'],
  goods: [{ name: 'Fox tee', detail: 'Black · L', quantity: 2 }],
  gift: '',
  ...more,
});

/** Every letter as wide as half its size. */
const measure = (text: string, size: number): number => text.length * size * 0.5;
const A4 = [595, 842] as const;
const textsOf = (...args: Parameters<typeof layOut>): string[][] => layOut(...args).map(({ texts }) => texts.map(({ text }) => text));

test('a slip says whose it is, to whom it goes and what is in it, and no price', () => {
  const [page, ...more] = textsOf(slip({ gift: 'Happy birthday' }), WORDS, A4, measure);
  expect(more).toEqual([]);
  for (const text of ['Nordic Gifts', 'Order 1001 · 1 Mar 2026', 'Łukasz Żółć', '2', 'Fox tee', 'Black · L', 'Happy birthday'])
    expect(page).toContain(text);
  expect(page).not.toContain(WORDS.missing);
  expect(textsOf(slip(), WORDS, A4, measure, false)[0]).toContain(WORDS.missing);
});

test('more goods than a page holds go on on the next one, and each page says which it is; nothing leaves the paper', () => {
  const goods = Array.from({ length: 40 }, (_each, n) => ({
    name: `Tee ${n} ${'of a long name '.repeat(8)}`,
    detail: 'Black',
    quantity: 1,
  }));
  const pages = layOut(slip({ goods, gift: 'Line\n'.repeat(30) }), WORDS, A4, measure);
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.map(({ code }) => code !== null)).toEqual(pages.map((_page, at) => at === 0));
  pages.forEach(({ texts }, at) => {
    expect(texts.map(({ text }) => text)).toContain(`Page ${at + 1} of ${pages.length}`);
    for (const { text, x, y, size, right } of texts) {
      expect(y).toBeLessThanOrEqual(842 - 40);
      expect(right ? x - measure(text, size) : x).toBeGreaterThanOrEqual(40);
      expect(right ? x : x + measure(text, size)).toBeLessThanOrEqual(595 - 40);
    }
  });
  const all = pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join(' ');
  for (const { name } of goods) expect(all).toContain(name.split(' of ')[0]);
});

test.each([
  ['one two three', ['one two', 'three']],
  ['日本語の長い名前です', ['日本語の長い', '名前です']],
  ['abcdefghijklmnop', ['abcdefg', 'hijklmn', 'op']],
  ['a\n\nb', ['a', 'b']],
])('%s is put on lines of seven letters', (text, lines) => {
  expect(wrap(text, 7, (part) => part.length)).toEqual(lines);
});

test('a barcode has eleven modules a letter, its check and its end; a letter it has no bars for makes none', () => {
  const widths = code128('0123456789abcdef01234567')!;
  expect(widths.reduce((sum, width) => sum + width, 0)).toBe((24 + 2) * 11 + 13);
  // Read back by its own table: start B, "A", check (104 + 33) mod 103 = 34, stop.
  expect(code128('A')!.join('')).toBe(['211214', '111323', '131123', '2331112'].join(''));
  expect(code128('Ł')).toBeNull();
});
