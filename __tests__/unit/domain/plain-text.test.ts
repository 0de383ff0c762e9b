import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { DOMParser } from 'prosemirror-model';
import { htmlOfPlainText, plainTextOf } from '../../../src/domain/rich-text/plain-text';
import { messageSchema } from '../../../src/domain/rich-text/schema';

const { document } = new JSDOM('').window;

const textOf = (html: string): string => {
  const template = document.createElement('template');
  template.innerHTML = html;
  return plainTextOf(DOMParser.fromSchema(messageSchema).parse(template.content, { preserveWhitespace: true }));
};

test.each([
  ['words', '<p>One <strong>two</strong></p><p>Three<br>four</p>', 'One two\n\nThree\nfour'],
  ['lists', '<ul><li><p>One</p></li><li><p>Two</p><ol start="3"><li><p>Three</p></li></ol></li></ul>', '- One\n- Two\n\n  3. Three'],
  ['a quote', '<blockquote><p>One</p><p>Two</p></blockquote><p>Three</p>', '> One\n>\n> Two\n\nThree'],
  ['a link', '<p>See <a href="https://a.example/x">our <em>page</em></a>.</p>', 'See our page (https://a.example/x).'],
  [
    'an address',
    '<p><a href="https://a.example">https://a.example</a> <a href="mailto:a@b.example">a@b.example</a></p>',
    'https://a.example a@b.example',
  ],
  [
    'two links',
    '<p><a href="https://a.example/1">one</a><a href="https://a.example/2">two</a></p>',
    'one (https://a.example/1)two (https://a.example/2)',
  ],
  ['a picture', `<p>So:</p><figure><img src="/files/${'a'.repeat(32)}/large.webp" alt="Our mug"></figure><hr>`, 'So:\n\n[Our mug]\n\n---'],
  ['nothing', '<p></p>', ''],
])('formatted text has %s as plain text', (_what, html, text) => expect(textOf(html)).toBe(text));

test('plain text becomes formatted text and back without a change', () => {
  const line = fc
    .stringMatching(/^[^\p{Cc}\s\uD800-\uDFFF][^\p{Cc}\uD800-\uDFFF]{0,20}$/u)
    .filter((words) => words.trim() === words && words !== '');
  const block = fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 4 }), (blocks) => {
      const text = blocks.join('\n\n');
      expect(textOf(htmlOfPlainText(text))).toBe(text);
    }),
  );
});
