import { EditorState, TextSelection, type Command } from 'prosemirror-state';
import { postSchema } from '../../../../../src/domain/blogs/post-schema';
import { putListing } from '../../../../../src/client/screens/blogs/write/put-listing';
import { readHtml, writeHtml } from '../../../../../src/client/shell/rich-text/read-html';
import {
  become,
  blockOf,
  deeds,
  leadTo,
  linkAt,
  putPictures,
  type DeedName,
} from '../../../../../src/client/shell/rich-text/toolbar-deeds';

const PICTURE = `/files/${'a'.repeat(32)}/large.webp`;
const LISTING = 'b'.repeat(24);

/** What a command makes of a text whose words from `from` to `to` are chosen. */
const after = (html: string, command: Command, from = 1, to = from): string => {
  const doc = readHtml(postSchema, html);
  let state = EditorState.create({ doc, selection: TextSelection.create(doc, from, to) });
  command(state, (transaction) => (state = state.apply(transaction)));
  return writeHtml(state.doc);
};
const deed = (name: DeedName): Command => deeds.flat().find((each) => each.name === name)!.command;

test.each<[string, Command, number, number, string]>([
  ['bold', deed('bold'), 1, 4, '<p><strong>One</strong> two</p>'],
  ['italic', deed('italic'), 5, 8, '<p>One <em>two</em></p>'],
  ['a list', deed('bullets'), 1, 1, '<ul><li><p>One two</p></li></ul>'],
  ['a numbered list', deed('numbers'), 1, 1, '<ol><li><p>One two</p></li></ol>'],
  ['a quotation', deed('quote'), 1, 1, '<blockquote><p>One two</p></blockquote>'],
  ['a heading', become('heading3'), 1, 1, '<h3>One two</h3>'],
  ['code', become('code'), 1, 1, '<pre><code>One two</code></pre>'],
  ['a link', leadTo('https://a.example'), 1, 4, '<p><a href="https://a.example">One</a> two</p>'],
  ['an address as a link', leadTo('https://a.example'), 1, 1, '<p><a href="https://a.example">https://a.example</a>One two</p>'],
])('the toolbar makes %s of what is chosen', (_name, command, from, to, html) => {
  expect(after('<p>One two</p>', command, from, to)).toBe(html);
});

test('a list, a quotation and a link are taken back', () => {
  expect(after('<ul><li><p>One</p></li></ul>', deed('bullets'), 3)).toBe('<p>One</p>');
  expect(after('<blockquote><p>One</p></blockquote>', deed('quote'), 2)).toBe('<p>One</p>');
  expect(after('<p><a href="https://a.example">One</a></p>', leadTo(''), 1, 4)).toBe('<p>One</p>');
});

test('pictures and items stand where the cursor is', () => {
  const one = { src: PICTURE, alt: 'One' };
  const two = `<figure><img src="${PICTURE}" alt="One"></figure><figure><img src="${PICTURE}" alt="Two"></figure>`;
  expect(after('<p></p>', putPictures([one, { ...one, alt: 'Two' }]))).toBe(`${two}<p></p>`);
  expect(after('<p>abcd</p>', putPictures([one, { ...one, alt: 'Two' }]), 3)).toBe(`<p>ab</p>${two}<p>cd</p>`);
  expect(after('<p>One</p>', putListing(LISTING), 4)).toBe(`<p>One</p><div data-listing="${LISTING}"></div><p></p>`);
});

test('the toolbar tells where the cursor is', () => {
  const at = (html: string, place: number): EditorState => {
    const doc = readHtml(postSchema, html);
    return EditorState.create({ doc, selection: TextSelection.create(doc, place) });
  };
  expect(blockOf(at('<h2>One</h2>', 2))).toBe('heading2');
  expect(blockOf(at('<pre>One</pre>', 2))).toBe('code');
  expect(linkAt(at('<p><a href="https://a.example">One</a></p>', 2))).toBe('https://a.example');
});
