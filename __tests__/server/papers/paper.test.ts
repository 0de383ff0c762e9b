import path from 'node:path';
import type { Paper } from '../../../src/server/papers/paper';
import { drawPaper } from '../../../src/server/papers/paper-work';

const fonts = path.join(__dirname, '..', '..', '..', 'node_modules', '@fontsource', 'inter', 'files');

const paper = (rows: number): Paper => ({
  title: 'Invoice PR-2026-00001',
  at: 1_780_000_000,
  from: ['Harbour Prints', '12 Harbour Street'],
  to: ['Łukasz Żółć', 'Ωmega 1, Київ'],
  facts: [['Issued', '1 Nov 2026']],
  columns: [
    { title: 'What', share: 0.6 },
    { title: 'Day', share: 0.2 },
    { title: 'Amount', share: 0.2, end: true },
  ],
  rows: Array.from({ length: rows }, (_each, n) => [
    `Order ${n}: a tee with a long name that may not have room in its line at all`,
    '2026-10-01',
    `$${n}.00`,
  ]),
  sums: [['Total', '$1.00']],
  notes: ['Thank you 谢谢'],
  page: 'Page {page} of {pages}',
});

test('a paper of 500 lines is the same bytes again', async () => {
  const first = await drawPaper({ paper: paper(500), fonts });
  const again = await drawPaper({ paper: paper(500), fonts });
  expect(Buffer.from(first).equals(Buffer.from(again))).toBe(true);
  expect(Buffer.from(first).subarray(0, 5).toString()).toBe('%PDF-');
});
