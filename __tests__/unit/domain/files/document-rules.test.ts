import fc from 'fast-check';
import { checkAttachment, checkDocument, checkTogether, DOCUMENT_TYPES } from '../../../../src/domain/files/document-rules';

const MB = 1024 * 1024;

test.each([
  [{ filename: 'Return label.pdf', mimetype: 'application/pdf' }, 'Return label.pdf', 'application/pdf'],
  [{ filename: 'sizes.csv', mimetype: 'application/vnd.ms-excel' }, 'sizes.csv', 'text/csv'],
  [{ filename: 'sizes.csv', mimetype: 'text/plain' }, 'sizes.csv', 'text/csv'],
  [{ filename: 'care.TXT', mimetype: '' }, 'care.TXT', 'text/plain'],
  [{ filename: '2026-11-25.podlog.jsonl.gz', mimetype: 'application/x-gzip' }, '2026-11-25.podlog.jsonl.gz', 'application/gzip'],
  [{ filename: 'art.png', mimetype: 'image/png' }, 'art.png', 'image/png'],
  // What it is called by is what it is.
  [{ filename: 'invoice.pdf.exe', mimetype: 'application/pdf' }, 'invoice.pdf.exe.pdf', 'application/pdf'],
  [{ filename: 'C:\\secret\\..\\bill\u202Efdp.exe', mimetype: 'application/pdf' }, 'billfdp.exe.pdf', 'application/pdf'],
  [{ filename: 'one\r\nBcc: all@example.com.pdf', mimetype: 'application/pdf' }, 'oneBcc: all@example.com.pdf', 'application/pdf'],
])('%j goes as %s', (file, filename, mimetype) => {
  expect(checkAttachment({ ...file, size: 9 })).toEqual({ ok: true, value: { filename, mimetype, size: 9 } });
});

test.each([
  [{ filename: 'all.zip', mimetype: 'application/zip', size: 9 }, 'upload.attachment'],
  [{ filename: 'all.tar.gz', mimetype: 'application/gzip', size: 9 }, 'upload.attachment'],
  [{ filename: 'page.html', mimetype: 'text/html', size: 9 }, 'upload.attachment'],
  [{ filename: 'run.exe', mimetype: '', size: 9 }, 'upload.attachment'],
  [{ filename: 'run.pdf', mimetype: 'application/x-msdownload', size: 9 }, 'upload.attachment'],
  [{ filename: 'a.pdf', mimetype: 'application/pdf', size: 0 }, 'upload.empty'],
  [{ filename: 'a.pdf', mimetype: 'application/pdf', size: 10 * MB + 1 }, 'upload.documentTooBig'],
  [{ filename: '\u0000', mimetype: 'application/pdf', size: 9 }, 'upload.filename'],
  [{ filename: `${'a'.repeat(400)}.pdf`, mimetype: 'application/pdf', size: 9 }, 'upload.filename'],
])('%j is refused', (file, code) => {
  const outcome = checkAttachment(file);
  expect(outcome.ok ? '' : outcome.fault.refusal).toBe(code);
});

test('whatever a document is called, its name hides nothing, and says what it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), fc.constantFrom(...Object.keys(DOCUMENT_TYPES)), (filename, mimetype) => {
      const outcome = checkDocument({ filename, mimetype, size: 1 });
      if (!outcome.ok) return;
      expect(outcome.value.filename).not.toMatch(/[\p{Cc}\p{Cf}/\\]/u);
      expect(outcome.value.filename.toLowerCase()).toMatch(/\.(?:pdf|txt|csv|podlog\.jsonl\.gz)$/u);
    }),
  );
});

test('files of one message are no more than a mail carries', () => {
  expect(checkTogether([10 * MB, 10 * MB]).ok).toBe(true);
  expect(checkTogether([10 * MB, 10 * MB, 1])).toMatchObject({
    fault: { refusal: 'support.filesTooBig', values: { most: 20, size: 21 } },
  });
});
