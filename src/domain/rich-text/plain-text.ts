import type { Mark, Node as RichNode } from 'prosemirror-model';
import { asHtml } from './html';

/** Where words lead, unless they are the address themselves. */
const hrefOf = (marks: readonly Mark[]): string | undefined => {
  const href: unknown = marks.find(({ type }) => type.name === 'link')?.attrs.href;
  return typeof href === 'string' ? href : undefined;
};

const isSameAddress = (words: string, href: string): boolean => [words, `https://${words}`, `mailto:${words}`].includes(href);

/** The words of one line of text, with the address of each link behind its words. */
const lineOf = (block: RichNode): string => {
  let text = '';
  let link: { readonly href: string; words: string } | undefined;
  const endLink = (): void => {
    if (link && !isSameAddress(link.words.trim(), link.href)) text += ` (${link.href})`;
    link = undefined;
  };
  block.forEach((child) => {
    const href = hrefOf(child.marks);
    if (link?.href !== href) endLink();
    const words = child.isText ? (child.text ?? '') : '\n';
    if (href !== undefined) link = { href, words: (link?.words ?? '') + words };
    text += words;
  });
  endLink();
  return text;
};

const indented = (text: string, first: string, rest: string): string =>
  text
    .split('\n')
    .map((line, index) => (index === 0 ? first : line === '' ? rest.trimEnd() : rest) + line)
    .join('\n');

const itemsOf = (list: RichNode, signOf: (index: number) => string): string => {
  const items: string[] = [];
  list.forEach((item, _offset, index) => {
    const sign = `${signOf(index)} `;
    items.push(indented(childrenOf(item), sign, ' '.repeat(sign.length)));
  });
  return items.join('\n');
};

const blockOf = (node: RichNode): string => {
  switch (node.type.name) {
    case 'bullet_list':
      return itemsOf(node, () => '-');
    case 'ordered_list':
      return itemsOf(node, (index) => `${Number(node.attrs.start) + index}.`);
    case 'blockquote':
      return indented(childrenOf(node), '> ', '> ');
    case 'horizontal_rule':
      return '---';
    case 'picture':
      return node.attrs.alt === '' ? '' : `[${String(node.attrs.alt)}]`;
    default:
      return node.isTextblock ? lineOf(node) : childrenOf(node);
  }
};

const childrenOf = (node: RichNode): string => {
  const blocks: string[] = [];
  node.forEach((child) => blocks.push(blockOf(child)));
  return blocks.join('\n\n');
};

/** Formatted text as plain text, as mail programs write it: lists and quotes by signs, links with their address, pictures by what is said in their place. */
export const plainTextOf = (doc: RichNode): string =>
  childrenOf(doc)
    .replace(/\n{3,}/gu, '\n\n')
    .trim();

/** Plain text as HTML: a paragraph for each block of lines. */
export const htmlOfPlainText = (text: string): string =>
  text
    .split(/\n{2,}/u)
    .map((block) => `<p>${block.split('\n').map(asHtml).join('<br>')}</p>`)
    .join('');
