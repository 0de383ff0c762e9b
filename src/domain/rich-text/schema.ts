import { Schema, type DOMOutputSpec, type MarkSpec, type Node as RichNode, type NodeSpec } from 'prosemirror-model';
import { isOurPicture, LINKS, LONGEST_ALT, LONGEST_LINK } from './html';

/** The part of an element that both parsers have, the browser's and the server's. */
interface Parsed {
  getAttribute(name: string): string | null;
}

export const attributeOf = (element: unknown, name: string): string => ((element as Parsed).getAttribute(name) ?? '').trim();

const LEVELS = [2, 3, 4] as const;

/** Headings as a post has them: its title is the first. */
const HEADINGS = [
  { tag: 'h1', level: 2 },
  { tag: 'h2', level: 2 },
  { tag: 'h3', level: 3 },
  { tag: 'h4', level: 4 },
  { tag: 'h5', level: 4 },
  { tag: 'h6', level: 4 },
];

export const attrOf = ({ attrs }: { readonly attrs: RichNode['attrs'] }, name: string): string => String(attrs[name]);

const filled = (tag: string): { readonly toDOM: () => DOMOutputSpec } => ({ toDOM: () => [tag, 0] });

/** Whole numbers a list may begin with. */
const MOST_START = 9999;

/** The blocks and words of formatted text. */
export const richNodes = {
  doc: { content: 'block+' },
  paragraph: { content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }], ...filled('p') },
  heading: {
    attrs: { level: { default: 2, validate: 'number' } },
    content: 'inline*',
    group: 'block',
    defining: true,
    parseDOM: HEADINGS.map(({ tag, level }) => ({ tag, attrs: { level } })),
    toDOM: (node) => [`h${LEVELS.find((level) => level === node.attrs.level) ?? 2}`, 0],
  },
  blockquote: { content: 'block+', group: 'block', defining: true, parseDOM: [{ tag: 'blockquote' }], ...filled('blockquote') },
  bullet_list: { content: 'list_item+', group: 'block', parseDOM: [{ tag: 'ul' }], ...filled('ul') },
  ordered_list: {
    attrs: { start: { default: 1, validate: 'number' } },
    content: 'list_item+',
    group: 'block',
    parseDOM: [
      {
        tag: 'ol',
        getAttrs: (element) => {
          const start = Number(attributeOf(element, 'start') || 1);
          return { start: Number.isInteger(start) && start >= 0 && start <= MOST_START ? start : 1 };
        },
      },
    ],
    toDOM: (node) => (node.attrs.start === 1 ? ['ol', 0] : ['ol', { start: attrOf(node, 'start') }, 0]),
  },
  list_item: { content: 'paragraph block*', defining: true, parseDOM: [{ tag: 'li' }], ...filled('li') },
  code_block: {
    content: 'text*',
    marks: '',
    group: 'block',
    code: true,
    defining: true,
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
    toDOM: () => ['pre', ['code', 0]],
  },
  horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  /** A picture of ours. */
  picture: {
    attrs: { src: { validate: 'string' }, alt: { default: '', validate: 'string' } },
    group: 'block',
    draggable: true,
    parseDOM: [
      {
        tag: 'img[src]',
        getAttrs: (element) => {
          const src = attributeOf(element, 'src');
          return isOurPicture(src) && { src, alt: attributeOf(element, 'alt').slice(0, LONGEST_ALT) };
        },
      },
    ],
    toDOM: (node) => ['figure', ['img', { src: attrOf(node, 'src'), alt: attrOf(node, 'alt') }]],
  },
  text: { group: 'inline' },
  hard_break: { inline: true, group: 'inline', selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
} satisfies Readonly<Record<string, NodeSpec>>;

/** The formatting of words. */
export const richMarks = {
  link: {
    attrs: { href: { validate: 'string' } },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (element) => {
          const href = attributeOf(element, 'href');
          return LINKS.test(href) && href.length <= LONGEST_LINK && { href };
        },
      },
    ],
    toDOM: (mark) => ['a', { href: attrOf(mark, 'href') }, 0],
  },
  em: { parseDOM: [{ tag: 'i' }, { tag: 'em' }], ...filled('em') },
  strong: { parseDOM: [{ tag: 'b' }, { tag: 'strong' }], ...filled('strong') },
  strike: { parseDOM: [{ tag: 's' }, { tag: 'del' }], ...filled('s') },
  code: { parseDOM: [{ tag: 'code' }], ...filled('code') },
} satisfies Readonly<Record<string, MarkSpec>>;

/** A schema with all of it; posts have more. */
export type RichTextSchema = Schema<keyof typeof richNodes, keyof typeof richMarks>;

/** The content of a message. The editor writes by it and the server reads by it, so nothing that runs, loads, or restyles a page gets into a mail. */
export const messageSchema: RichTextSchema = new Schema({ nodes: richNodes, marks: richMarks });
