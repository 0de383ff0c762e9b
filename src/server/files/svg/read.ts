import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes';
import { refuse } from '../../../domain/fault';
import { ELEMENTS, PLAIN_ATTRIBUTES, PROPERTIES, SCRIPTING, WITH_TEXT } from './allowed';
import { broken, fromElsewhere, MOST_ATTRIBUTES, MOST_DEPTH, MOST_ELEMENTS, scripted, slowFilter, SvgFault, tooComplex } from './limits';

/** An element of a drawing: only what may stay. Names are without prefixes, but for `xml:`. */
export interface SvgElement {
  readonly name: string;
  readonly attributes: Map<string, string>;
  readonly children: (SvgElement | string)[];
}

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const XML = 'http://www.w3.org/XML/1998/namespace';

/** Nothing a plain attribute needs, and what references and styles are made of. */
const NOT_PLAIN = /[\\:;@{}<>]|url\(/iu;

/** A picture inside the document, of any type; which it is, its bytes say. */
const EMBEDDED = /^data:image\/(?:png|jpe?g|webp|gif)(?:;[\w=-]{1,40}){0,4};base64,/iu;

/** Noise takes seconds for one picture. */
const SLOW_FILTER = 'feTurbulence';

/** Characters at the beginning of a value among which a browser looks for `javascript:`. */
const SCHEME_LENGTH = 200;

const isScriptAddress = (value: string): boolean => {
  const start = value.trimStart().slice(0, SCHEME_LENGTH);

  return /^(?:javascript|vbscript):/iu.test(start.replace(/[\0-\x20]+/gu, ''));
};

const cleanHref = (element: string, given: string): string | null => {
  const value = given.trim();
  if (value === '' || element === 'a') return null;
  if (value.startsWith('#')) return value;
  if (!EMBEDDED.test(value.slice(0, SCHEME_LENGTH))) throw fromElsewhere();
  return element === 'image' || element === 'feImage' ? value : null;
};

const nameOf = ({ uri, local, prefix }: SaxesAttributeNS): string | null => {
  if (uri === '' && prefix === '') return local;
  if (uri === XLINK && local === 'href') return 'href';
  return uri === XML ? `xml:${local}` : null;
};

const attributesOf = ({ local, attributes }: SaxesTagNS): Map<string, string> => {
  const kept = new Map<string, string>();
  for (const attribute of Object.values(attributes)) {
    const name = nameOf(attribute);
    if (name === null) continue;
    if (name === 'href') {
      // The one without a namespace comes before the older one, wherever it stands.
      const href = kept.has('href') && attribute.uri !== '' ? null : cleanHref(local, attribute.value);
      if (href !== null) kept.set('href', href);
    } else if (name === 'style' || PROPERTIES.has(name)) kept.set(name, attribute.value);
    else if (PLAIN_ATTRIBUTES.has(name) && !NOT_PLAIN.test(attribute.value)) kept.set(name, attribute.value);
  }
  return kept;
};

/**
 * Reads a drawing in one pass, in a time that grows with its length: elements and attributes are counted before anything is kept of them,
 * and what is no drawing is never built. Styles are left as they are.
 *
 * @throws SvgFault
 */
export const readSvg = (text: string): SvgElement => {
  const parser = new SaxesParser({ xmlns: true });
  const open: SvgElement[] = [];
  let root: SvgElement | undefined;
  let [elements, depth, attributes] = [0, 0, 0];
  /** Depth of the dropped element we are in. */
  let dropped: number | null = null;

  const addText = (piece: string): void => {
    const parent = open.at(-1);
    if (dropped === null && parent && WITH_TEXT.has(parent.name)) parent.children.push(piece);
    // A link in a text holds text too.
    else if (dropped === null && parent?.name === 'a' && open.some(({ name }) => name === 'text')) parent.children.push(piece);
  };
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', (doctype) => {
    if (/<!ENTITY/iu.test(doctype)) throw new SvgFault(refuse('upload.svgEntities').fault);
  });
  parser.on('opentagstart', ({ name }) => {
    if (++elements > MOST_ELEMENTS || ++depth > MOST_DEPTH) throw tooComplex();
    attributes = 0;
    if (SCRIPTING.has((name.split(':').at(-1) ?? '').toLowerCase())) throw scripted();
  });
  parser.on('attribute', ({ name, value }) => {
    if (++attributes > MOST_ATTRIBUTES) throw tooComplex();
    if (/^on/iu.test(name.split(':').at(-1) ?? '') || isScriptAddress(value)) throw scripted();
  });
  parser.on('opentag', (tag) => {
    if (dropped !== null) return;
    if (tag.uri === SVG && tag.local === SLOW_FILTER) throw slowFilter(SLOW_FILTER);
    if (tag.uri !== SVG || !ELEMENTS.has(tag.local)) {
      if (depth === 1) throw broken();
      dropped = depth;
      return;
    }
    const element: SvgElement = { name: tag.local, attributes: attributesOf(tag), children: [] };
    if (depth === 1 && element.name !== 'svg') throw broken();
    root ??= element;
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    if (dropped === null) open.pop();
    else if (dropped === depth) dropped = null;
    depth -= 1;
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  try {
    parser.write(text).close();
  } catch (error) {
    throw error instanceof SvgFault ? error : broken();
  }
  if (!root) throw broken();
  return root;
};
