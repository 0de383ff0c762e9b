import { accept, type Outcome } from '../../../domain/fault';
import { PROPERTIES } from './allowed';
import { readProperty, readStyle, readStyleSheet, type StyleRule, type StyleValue } from './css';
import { drawingCost } from './drawing-cost';
import { checkEmbedded } from './embedded';
import { MOST_COMPARED, slowFilter, SvgFault, tooComplex } from './limits';
import { readSvg, type SvgElement } from './read';
import { writeSvg } from './write';

/** An SVG that only draws, and what its effects cost to draw, in ms a megapixel. */
interface CleanSvg {
  readonly bytes: Buffer;
  readonly effects: number;
}

/** Numbers a side of a filter's matrix may have: sharpening takes 3, and the time grows with the square. */
const MOST_ORDER = 5;

const isSlowMatrix = ({ name, attributes }: SvgElement): boolean =>
  name === 'feConvolveMatrix' && (attributes.get('order') ?? '').split(/[\s,]+/u).some((side) => Number(side) > MOST_ORDER);

/** An element and all it holds, in the order they are written. */
function* within(element: SvgElement): Generator<SvgElement> {
  yield element;
  for (const child of element.children) if (typeof child !== 'string') yield* within(child);
}

/** Checks what an element says of its look, and writes it anew. */
const cleanProperties = ({ attributes }: SvgElement): ReadonlyMap<string, readonly StyleValue[]> => {
  const found = new Map<string, readonly StyleValue[]>();
  const style = readStyle(attributes.get('style') ?? '');
  if (style.text === '') attributes.delete('style');
  else attributes.set('style', style.text);
  for (const [key, given] of attributes) {
    if (!PROPERTIES.has(key)) continue;
    const value = readProperty(given);
    if (value === null) attributes.delete(key);
    else attributes.set(key, value.text);
    if (value !== null) found.set(key, [value]);
  }
  for (const [key, value] of style.values) found.set(key, [...(found.get(key) ?? []), value]);
  return found;
};

/** The rules of a `style` element, which is written anew. */
const cleanSheet = (element: SvgElement): StyleRule[] => {
  const isSheet = ['', 'text/css'].includes((element.attributes.get('type') ?? '').trim().toLowerCase());
  const { text, rules } = readStyleSheet(isSheet ? element.children.join('') : '');
  element.attributes.clear();
  element.children.splice(0, Infinity, text);
  return rules;
};

/** Names elements; of two with one name the first has it. */
const nameElements = (elements: readonly SvgElement[]): Map<string, SvgElement> => {
  const byId = new Map<string, SvgElement>();
  for (const element of elements) {
    const id = element.attributes.get('id');
    if (id === undefined) continue;
    if (byId.has(id)) element.attributes.delete('id');
    else byId.set(id, element);
  }
  return byId;
};

const clean = async (text: string): Promise<CleanSvg> => {
  const root = readSvg(text);
  const elements = [...within(root)];
  const slow = elements.find(isSlowMatrix);
  if (slow) throw slowFilter(slow.name);
  const byId = nameElements(elements);
  const rules: StyleRule[] = [];
  const own = new Map<SvgElement, ReadonlyMap<string, readonly StyleValue[]>>();
  for (const element of elements) {
    if (element.name === 'style') rules.push(...cleanSheet(element));
    else own.set(element, cleanProperties(element));
  }
  if (rules.reduce((sum, { keys }) => sum + keys.length, 0) * elements.length > MOST_COMPARED) throw tooComplex();
  const effects = drawingCost(root, byId, rules, own);
  await checkEmbedded(elements);
  return { bytes: Buffer.from(writeSvg(root)), effects };
};

/**
 * An SVG that only draws, written anew from what was read and checked. One with a script, an event handler or foreign content, that loads
 * something from elsewhere, or that would take too long to draw, is refused with a sentence; what is no drawing is dropped.
 */
export const cleanSvg = async (bytes: Buffer): Promise<Outcome<CleanSvg>> => {
  try {
    return accept(await clean(bytes.toString('utf8').replace(/^\uFEFF/u, '')));
  } catch (error) {
    if (error instanceof SvgFault) return { ok: false, fault: error.fault };
    throw error;
  }
};
