import path from 'node:path';
import sharp from 'sharp';
import type { Leaflet } from '../../../../src/server/papers/leaflet';
import { drawLeaflet } from '../../../../src/server/papers/leaflet-work';

const packages = path.join(__dirname, '..', '..', '..', '..', 'node_modules');
const fonts = path.join(packages, '@fontsource', 'inter', 'files');
const variableFonts = path.join(packages, '@fontsource-variable', 'inter', 'files');

const picture = (background: string, width = 300, height = 400): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .webp()
    .toBuffer();

const leaflet = async (changes: Partial<Leaflet> = {}): Promise<Leaflet> => ({
  name: 'Grey heron tee',
  store: 'Herons & Co.',
  price: '$19.50 – $24.00',
  choices: [
    ['Size', 'S, M, L, XL'],
    ['Color', 'White, Żółty, Ωmega'],
  ],
  description: 'Soft cotton.\nWash it cold.\n\nPrinted when you order it.',
  url: 'https://shop.example.com/heron',
  pictures: [await picture('red'), await picture('blue', 400, 200), await picture('green')],
  at: 1_780_000_000,
  ...changes,
});

const draw = async (wanted: Leaflet): Promise<Buffer> => Buffer.from(await drawLeaflet({ leaflet: wanted, fonts, variableFonts }));
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').split(/\/Type \/Page\b(?!s)/u).length - 1;

test('a sheet is one page with its pictures and a link, and the same bytes again', async () => {
  const [first, again] = [await draw(await leaflet()), await draw(await leaflet())];
  expect(first.equals(again)).toBe(true);
  const text = first.toString('latin1');
  expect(text.startsWith('%PDF-')).toBe(true);
  expect(pagesOf(first)).toBe(1);
  expect(text.match(/\/Subtype \/Image/gu)).toHaveLength(3);
  expect(text).toContain('/URI (https://shop.example.com/heron)');
  // Only the letters it uses are in it.
  expect(first.length).toBeLessThan(150_000);
});

test('a description without end fills four pages, and a name without blanks is broken', async () => {
  const long = await draw(await leaflet({ name: 'W'.repeat(250), description: 'A word or two more. '.repeat(5000) }));
  expect(pagesOf(long)).toBe(4);
});

test('letters from the right, those of no font and controls break nothing; a picture that is none is left out', async () => {
  const odd = await draw(
    await leaflet({
      name: 'قميص بلشون رمادي',
      store: 'חנות',
      description: 'שלום עולם\n\n\u202E\u0000\uD800 🦩 漢字 \u{10FFFD}',
      choices: [['مقاس', 'صغير, كبير']],
      pictures: [Buffer.from('no picture'), await picture('red')],
    }),
  );
  expect(pagesOf(odd)).toBe(1);
  const none = await draw(await leaflet({ name: '\u{10FFFD}', price: '', choices: [], description: '', pictures: [Buffer.from('none')] }));
  expect(pagesOf(none)).toBe(1);
});
