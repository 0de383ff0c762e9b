import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { DOMSerializer, type Node as BodyNode } from 'prosemirror-model';
import { postSchema } from '../../../src/domain/blogs/post-schema';
import { writtenAgain as writtenAgainAs } from '../../../src/server/rich-text/written-again';
import { isLongRun } from '../../support/long-runs';

const writtenAgain = (html: string): string => writtenAgainAs('post', html).html;
const { document } = new JSDOM('').window;
const PICTURE = `/files/${'a'.repeat(32)}/large.webp`;
const LISTING = 'b'.repeat(24);

/** What the editor sends: the schema's own serializer, in a page. */
const sent = (doc: BodyNode): string => {
  const box = document.createElement('div');
  DOMSerializer.fromSchema(postSchema).serializeFragment(doc.content, { document }, box);
  return box.innerHTML;
};

const { nodes, marks } = postSchema;
const word = fc.stringMatching(/^[^\0\n\r\uD800-\uDFFF]{1,12}$/u).filter((text) => text.trim() !== '');
const mark = fc.subarray([
  marks.strong.create(),
  marks.em.create(),
  marks.strike.create(),
  marks.link.create({ href: 'https://a.example/?b=1&c="'.replace('"', '') }),
]);
const inline = fc
  .array(
    fc.oneof(
      fc.tuple(word, mark).map(([text, some]) => postSchema.text(text, some)),
      fc.constant(nodes.hard_break.create()),
    ),
    { maxLength: 4 },
  )
  .map((some) => some);
const paragraph = inline.map((some) => nodes.paragraph.create(null, some));
const block: fc.Arbitrary<BodyNode> = fc.letrec<{ block: BodyNode }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    paragraph,
    fc.tuple(fc.constantFrom(2, 3, 4), inline).map(([level, some]) => nodes.heading.create({ level }, some)),
    fc.constant(nodes.horizontal_rule.create()),
    fc.constant(nodes.listing.create({ id: LISTING })),
    word.map((alt) => nodes.picture.create({ src: PICTURE, alt: alt.trim() })),
    word.map((text) => nodes.code_block.create(null, postSchema.text(`x${text}\n  y`))),
    fc.array(tie('block'), { minLength: 1, maxLength: 3 }).map((some) => nodes.blockquote.create(null, some)),
    fc
      .tuple(
        fc.constantFrom(nodes.bullet_list, nodes.ordered_list),
        fc.array(fc.tuple(paragraph, fc.array(tie('block'), { maxLength: 1 })), { minLength: 1, maxLength: 3 }),
      )
      .map(([type, items]) =>
        type.create(
          null,
          items.map(([first, rest]) => nodes.list_item.create(null, [first, ...rest])),
        ),
      ),
  ),
})).block;
const post = fc.array(block, { minLength: 1, maxLength: 5 }).map((some) => nodes.doc.create(null, some));

test('what the editor writes passes unchanged', () => {
  fc.assert(
    fc.property(post, (doc) => {
      doc.check();
      expect(writtenAgain(sent(doc))).toBe(sent(doc));
    }),
    { numRuns: isLongRun ? 150 : 40 },
  );
});

const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  `<img src="${PICTURE}" onerror="alert(1)" style="position:fixed">`,
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href=" https://a.example" onclick="alert(1)" target=_top>x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<svg><script>alert(1)</script><a xlink:href="javascript:alert(1)">x</a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<style>*{display:none}</style>',
  '<form action="https://evil.example"><input name=a><button>b</button></form>',
  '<div data-listing="x&quot; onmouseover=&quot;alert(1)"></div>',
  '<p style="background:url(https://evil.example)">x</p>',
  '<object data="https://evil.example"></object><embed src=x>',
  '<img src="https://evil.example/a.png">',
  '<img src="/files/../graphql">',
  '<template><img src=x onerror=alert(1)></template>',
  '<h1>One<h2>Two',
  '</p></div><table><tr><td>cell',
  '<!-- --!><img src=x onerror=alert(1)>',
  '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
];
const html = fc.array(fc.oneof(fc.constantFrom(...HOSTILE), post.map(sent), fc.string()), { maxLength: 5 }).map((parts) => parts.join(''));

const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries('P H2 H3 H4 BLOCKQUOTE UL LI PRE CODE HR BR EM STRONG S FIGURE'.split(' ').map((tag) => [tag, []])),
  OL: ['start'],
  A: ['href'],
  IMG: ['src', 'alt'],
  DIV: ['data-listing'],
};

test('hostile HTML leaves nothing that runs, and a second time changes nothing', () => {
  fc.assert(
    fc.property(html, (text) => {
      const clean = writtenAgain(text);
      expect(writtenAgain(clean)).toBe(clean);
      const box = document.createElement('div');
      box.innerHTML = clean;
      for (const element of box.querySelectorAll('*')) {
        const allowed = ALLOWED[element.tagName];
        expect([element.tagName, allowed]).not.toEqual([element.tagName, undefined]);
        for (const { name, value } of element.attributes) {
          expect(allowed).toContain(name);
          if (name === 'href') expect(value).toMatch(/^(?:https?:\/\/|mailto:)/i);
          if (name === 'src') expect(value).toBe(PICTURE);
        }
      }
    }),
    { numRuns: isLongRun ? 200 : HOSTILE.length + 40, examples: HOSTILE.map((text) => [text] as [string]) },
  );
});

test.each([
  ['<p>Two  blanks and a\u00a0fixed one </p>', '<p>Two  blanks and a&nbsp;fixed one </p>'],
  ['<h1>Title</h1>text<br>more', '<h2>Title</h2><p>text<br>more</p>'],
  ['<b>bold</b> <i>slanted</i> <del>gone</del>', '<p><strong>bold</strong> <em>slanted</em> <s>gone</s></p>'],
  ['<ol start="3"><li>three', '<ol start="3"><li><p>three</p></li></ol>'],
  ['<img src="https://elsewhere.example/a.png">', '<p></p>'],
  ['', '<p></p>'],
])('%j is written as %j', (given, written) => expect(writtenAgain(given)).toBe(written));
