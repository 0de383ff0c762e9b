import fc from 'fast-check';
import { htmlFromText, textFromHtml } from '../../../../src/domain/listing/plain-html';
import { growthOf } from '../../../support/growth';

test('paragraphs and line breaks become markup', () => {
  expect(htmlFromText('One\ntwo\n\nthree')).toBe('<p>One<br>two</p><p>three</p>');
});

test('what looks like markup stays text', () => {
  expect(htmlFromText('<script>alert("x")</script>')).not.toContain('<script');
});

test('lines of text come back as they were', () => {
  const line = fc
    .stringMatching(/^[A-Za-z0-9<>&"' .,;#]{1,20}$/)
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const paragraph = fc.array(line, { minLength: 1, maxLength: 4 }).map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(fc.array(paragraph, { maxLength: 4 }), (paragraphs) => {
      const text = paragraphs.join('\n\n');
      expect(textFromHtml(htmlFromText(text))).toBe(text);
    }),
  );
});

test('line ends of the markup and the blanks about them are one blank', () => {
  expect(textFromHtml(' <p>One \r\n\n  two</p>\n \n<p>three</p> ')).toBe('One two\n\n three');
  expect(textFromHtml('1 < 2 <b>and</b> 3')).toBe('1 < 2 and 3');
});

test.each(['<', ' ', ' \n', '\n', '<br ', '&', '&amp', '</', '<p '])('a text of nothing but %j takes as long as it is', (sign) => {
  const many = (length: number): string => `a${sign.repeat(length / sign.length)}b`;
  expect(growthOf(textFromHtml, many)).toBeLessThan(40);
  expect(growthOf(htmlFromText, many)).toBeLessThan(40);
});
