import { createCanvas, PDFDocument, type SKRSContext2D } from '@napi-rs/canvas';
import { code128 } from '../../domain/print/code-128';
import { PAPERS } from '../../domain/sales/work-queue';
import { registerFonts } from '../render/fonts';
import { CODE_SIZE, layOut, type Measure, type Slip, type SlipPage } from './slip';
import type { SlipsDrawn, SlipsRequest } from './slips';

/** The page's own font, in the parts it is shipped in: a letter is drawn with the first that has it, else with a font of the machine. */
const PARTS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'];

const fontsOf = async (folder: string): Promise<string> => {
  const face = await registerFonts(
    PARTS.map((part) => `slip ${part}`),
    '',
    (family) => Promise.resolve([{ weight: 400, italic: false, path: `${folder}/inter-${family.replace('slip ', '')}-wght-normal.woff2` }]),
  );
  return PARTS.map((part) => `"${face(`slip ${part}`, 400, false).name}"`).join(', ');
};

const use = (ink: SKRSContext2D, fonts: string, size: number, bold: boolean): void => {
  ink.font = `${bold ? 600 : 400} ${size}px ${fonts}`;
};

const drawCode = (ink: SKRSContext2D, text: string, { x, y }: { readonly x: number; readonly y: number }): void => {
  const widths = code128(text);
  if (!widths) return;
  const module = CODE_SIZE.width / widths.reduce((sum, width) => sum + width, 0);
  let at = x;
  widths.forEach((width, index) => {
    if (index % 2 === 0) ink.fillRect(at, y, width * module, CODE_SIZE.height);
    at += width * module;
  });
};

const draw = (ink: SKRSContext2D, { texts, rules, code }: SlipPage, fonts: string, reference: string, width: number): void => {
  ink.fillStyle = '#000';
  if (code) drawCode(ink, reference, code);
  for (const { text, x, y, size, bold, grey, right } of texts) {
    use(ink, fonts, size, bold);
    ink.fillStyle = grey ? '#555' : '#000';
    ink.textAlign = right ? 'right' : 'left';
    ink.fillText(text, x, y);
  }
  ink.fillStyle = '#bbb';
  for (const y of rules) ink.fillRect(42, y, width - 84, 0.6);
};

/** Whether letters are drawn as what they are: one that no font has looks like one that nobody could have. */
const missingIn = (fonts: string): ((text: string) => boolean) => {
  const [size, known] = [32, new Map<string, boolean>()];
  const ink = createCanvas(size * 2, size * 2).getContext('2d');
  use(ink, fonts, size, false);
  const look = (letter: string): string => {
    ink.clearRect(0, 0, size * 2, size * 2);
    ink.fillText(letter, 4, size * 1.4);
    return Buffer.from(ink.getImageData(0, 0, size * 2, size * 2).data.buffer).toString('base64');
  };
  const nothing = look('\u{10FFFD}');
  return (text) =>
    Array.from(text).some((letter) => {
      // Those below are in the first part, and most there are.
      if (letter < '\u0250') return false;
      const before = known.get(letter) ?? look(letter) === nothing;
      known.set(letter, before);
      return before;
    });
};

/** Draws slips, one after the other, as one PDF. */
export const drawSlips = async ({ slips, words, paper, fonts: folder }: SlipsRequest): Promise<SlipsDrawn> => {
  const fonts = await fontsOf(folder);
  const size = PAPERS[paper];
  const pdf = new PDFDocument({ title: words.title });
  const ruler = createCanvas(1, 1).getContext('2d');
  const measure: Measure = (text, points, bold) => {
    use(ruler, fonts, points, bold);
    return ruler.measureText(text).width;
  };
  const isMissing = missingIn(fonts);
  const unprintable: string[] = [];
  let pages = 0;
  for (const slip of slips) {
    const whole = !textsOf(slip).some(isMissing);
    for (const page of layOut(slip, words, size, measure, whole)) {
      draw(pdf.beginPage(size[0], size[1]) as SKRSContext2D, page, fonts, slip.reference, size[0]);
      pdf.endPage();
      pages += 1;
    }
    if (!whole) unprintable.push(slip.order);
  }
  return { pdf: pdf.close(), pages, unprintable };
};

const textsOf = ({ store, sender, to, goods, gift }: Slip): string[] => [
  store,
  sender,
  gift,
  ...to,
  ...goods.flatMap(({ name, detail }) => [name, detail]),
];
