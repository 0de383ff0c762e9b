import { Schema, type DOMOutputSpec, type Node as BodyNode } from 'prosemirror-model';
import { isListingId, isOurPicture, LINKS, LONGEST_ALT, LONGEST_LINK } from './body';

/** What of an element is read where the page and the server parse one. */
interface Parsed {
  getAttribute(name: string): string | null;
}

const textOf = (element: unknown, name: string): string => ((element as Parsed).getAttribute(name) ?? '').trim();

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

const attrOf = ({ attrs }: { readonly attrs: BodyNode['attrs'] }, name: string): string => String(attrs[name]);

const filled = (tag: string): { readonly toDOM: () => DOMOutputSpec } => ({ toDOM: () => [tag, 0] });

/** Whole numbers a list may begin with. */
const MOST_START = 9999;

/**
 * What a post's text may be made of. The editor writes by it and the server reads by it: what is not here does not come through, so nothing that
 * runs, is sent or restyles a page has a place in a post.
 */
export const bodySchema = new Schema({
  nodes: {
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
            const start = Number(textOf(element, 'start') || 1);
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
            const src = textOf(element, 'src');
            return isOurPicture(src) && { src, alt: textOf(element, 'alt').slice(0, LONGEST_ALT) };
          },
        },
      ],
      toDOM: (node) => ['figure', ['img', { src: attrOf(node, 'src'), alt: attrOf(node, 'alt') }]],
    },
    /** A listing: where it is published, a card that leads to its product there. */
    listing: {
      attrs: { id: { validate: 'string' } },
      group: 'block',
      draggable: true,
      parseDOM: [
        {
          tag: 'div[data-listing]',
          getAttrs: (element) => {
            const id = textOf(element, 'data-listing');
            return isListingId(id) && { id };
          },
        },
      ],
      toDOM: (node) => ['div', { 'data-listing': attrOf(node, 'id') }],
    },
    text: { group: 'inline' },
    hard_break: { inline: true, group: 'inline', selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
  },
  marks: {
    link: {
      attrs: { href: { validate: 'string' } },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (element) => {
            const href = textOf(element, 'href');
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
  },
});
