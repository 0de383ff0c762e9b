import { checkFontUpload, fontTypeOf } from '../../../../src/domain/files/font-rules';

test('a font is known by its name, whatever the browser announces', () => {
  expect(fontTypeOf(' Brand.TTF ')).toBe('font/ttf');
  expect(fontTypeOf('brand.woff2')).toBe('font/woff2');
  expect(fontTypeOf('brand.eot')).toBeUndefined();
  expect(checkFontUpload({ filename: 'C:\\fonts\\Brand.otf', mimetype: 'application/vnd.ms-opentype', size: 9 })).toEqual({
    ok: true,
    value: { filename: 'Brand.otf', mimetype: 'font/otf', size: 9 },
  });
});

test.each([
  [{ filename: 'a.exe', mimetype: '', size: 9 }, 'font.type'],
  [{ filename: 'a.ttf', mimetype: '', size: 0 }, 'upload.empty'],
  [{ filename: 'a.ttf', mimetype: '', size: 11 * 1024 * 1024 }, 'font.tooBig'],
  [{ filename: '  ', mimetype: 'font/ttf', size: 9 }, 'upload.filename'],
])('%j is refused', (upload, code) => {
  const outcome = checkFontUpload(upload);
  expect(outcome.ok ? '' : outcome.fault.refusal).toBe(code);
});
