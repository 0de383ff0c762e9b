import type { SvgElement } from './read';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

const escaped = (text: string): string => text.replace(/[&<>\r]/gu, (each) => ESCAPES[each] ?? each);
const escapedValue = (text: string): string => text.replace(/[&<>"\t\n\r]/gu, (each) => ESCAPES[each] ?? each);

const NAMESPACES = ' xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

/** A drawing as text: nothing but its elements, attributes and text. */
export const writeSvg = (root: SvgElement): string => {
  const parts: string[] = [];
  const write = ({ name, attributes, children }: SvgElement): void => {
    parts.push(`<${name}`, parts.length === 0 ? NAMESPACES : '');
    // The older name of a reference is known to more programs.
    for (const [key, value] of attributes) parts.push(` ${key === 'href' ? 'xlink:href' : key}="${escapedValue(value)}"`);
    if (children.length === 0) return void parts.push('/>');
    parts.push('>');
    for (const child of children) {
      if (typeof child === 'string') parts.push(escaped(child));
      else write(child);
    }
    parts.push(`</${name}>`);
  };
  write(root);
  return parts.join('');
};
