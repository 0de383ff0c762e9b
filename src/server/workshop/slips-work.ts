import { createCanvas, PDFDocument, type SKRSContext2D } from '@napi-rs/canvas';
import { code128 } from '../../domain/print/code-128';
import { PAPERS } from '../../domain/sales/work-queue';
import { missingIn, pageFonts, useLetters } from '../render/page-letters';
import { CODE_SIZE, layOut, type Measure, type Slip, type SlipPage } from './slip';
import type { SlipsDrawn, SlipsRequest } from './slips';

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
    useLetters(ink, fonts, size, bold);
    ink.fillStyle = grey ? '#555' : '#000';
    ink.textAlign = right ? 'right' : 'left';
    ink.fillText(text, x, y);
  }
  ink.fillStyle = '#bbb';
  for (const y of rules) ink.fillRect(42, y, width - 84, 0.6);
};

/** Draws slips, one after the other, as one PDF. */
export const drawSlips = async ({ slips, words, paper, fonts: folder }: SlipsRequest): Promise<SlipsDrawn> => {
  const fonts = await pageFonts(folder);
  const size = PAPERS[paper];
  const pdf = new PDFDocument({ title: words.title });
  const ruler = createCanvas(1, 1).getContext('2d');
  const measure: Measure = (text, points, bold) => {
    useLetters(ruler, fonts, points, bold);
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
