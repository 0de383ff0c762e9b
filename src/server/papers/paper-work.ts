import type { Paper, PaperRequest } from './paper';
import { drawnSheet, INNER, PAGE, QUIET, type Sheet } from './sheet';

const ROW = 16;
const GAP = 8;

const head = (sheet: Sheet, { title, from, to, facts }: Paper): void => {
  const half = INNER / 2 - GAP;
  sheet.text(title, PAGE.margin, sheet.y, { size: 20, weight: 600, width: INNER });
  sheet.y += 36;
  const begin = sheet.y;
  for (const [index, line] of from.entries())
    sheet.text(line, PAGE.margin, begin + index * 14, { size: 9.5, width: half, ...(index === 0 && { weight: 600 as const }) });
  for (const [index, [label, value]] of facts.entries()) {
    const x = PAGE.margin + INNER / 2;
    sheet.text(label, x, begin + index * 14, { size: 9.5, color: QUIET, width: half / 2 });
    sheet.text(value, x + half / 2, begin + index * 14, { size: 9.5, width: INNER / 2 - half / 2, end: true });
  }
  sheet.y = begin + Math.max(from.length, facts.length) * 14 + 16;
  for (const [index, line] of to.entries())
    sheet.text(line, PAGE.margin, sheet.y + index * 14, { size: 9.5, width: half, ...(index === 0 && { weight: 600 as const }) });
  sheet.y += to.length > 0 ? to.length * 14 + 16 : 0;
};

const placesOf = ({ columns }: Paper) => {
  let x: number = PAGE.margin;
  return columns.map((column) => {
    const width = INNER * column.share;
    const place = { ...column, x, width: width - GAP };
    x += width;
    return { ...place, ...(column.end && { x: place.x + GAP }) };
  });
};

const table = (sheet: Sheet, paper: Paper): void => {
  if (paper.columns.length === 0) return;
  const places = placesOf(paper);
  const titles = (): void => {
    for (const { title, x, width, end } of places) sheet.text(title, x, sheet.y, { size: 8.5, weight: 600, color: QUIET, width, end });
    sheet.y += ROW;
    sheet.rule(sheet.y - 4);
  };
  sheet.room(2 * ROW);
  titles();
  for (const row of paper.rows) {
    if (sheet.room(ROW)) titles();
    for (const [index, { x, width, end }] of places.entries()) sheet.text(row[index] ?? '', x, sheet.y, { size: 9, width, end });
    sheet.y += ROW;
  }
};

const sums = (sheet: Sheet, { sums: all }: Paper): void => {
  sheet.room(all.length * ROW + 16);
  sheet.rule(sheet.y);
  sheet.y += 8;
  const [x, width] = [PAGE.margin + INNER / 2, INNER / 2];
  for (const [index, [label, value]] of all.entries()) {
    const weight = index === all.length - 1 ? 600 : 400;
    sheet.text(label, x, sheet.y, { size: 10, weight, width: width / 2 });
    sheet.text(value, x + width / 2, sheet.y, { size: 10, weight, width: width / 2, end: true });
    sheet.y += ROW;
  }
};

const notes = (sheet: Sheet, { notes: all }: Paper): void => {
  sheet.y += 16;
  for (const line of all) {
    sheet.room(14);
    sheet.text(line, PAGE.margin, sheet.y, { size: 9, color: QUIET, width: INNER });
    sheet.y += 14;
  }
};

/** Draws a paper; the same one gives the same bytes. */
export const drawPaper = ({ paper, fonts }: PaperRequest): Promise<Uint8Array> =>
  drawnSheet(paper, fonts, (sheet) => {
    head(sheet, paper);
    table(sheet, paper);
    sums(sheet, paper);
    notes(sheet, paper);
    sheet.feet(paper.title, paper.page);
  });
