import path from 'node:path';
import { drawPaper } from '../../../../src/server/papers/paper-work';
import { longInvoice } from '../../../fixtures/long-invoice';

const fonts = path.join(__dirname, '..', '..', '..', '..', 'node_modules', '@fontsource', 'inter', 'files');

test('a paper of 500 lines is the same bytes again', async () => {
  const first = await drawPaper({ paper: longInvoice(500), fonts });
  const again = await drawPaper({ paper: longInvoice(500), fonts });
  expect(Buffer.from(first).equals(Buffer.from(again))).toBe(true);
  expect(Buffer.from(first).subarray(0, 5).toString()).toBe('%PDF-');
});
