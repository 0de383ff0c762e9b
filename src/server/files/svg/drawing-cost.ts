import type { StyleRule, StyleValue } from './css';
import { MOST_DEPTH, MOST_DRAWN, MOST_EFFECTS, MOST_LAYERS, MOST_TEXT_WORK, tooComplex } from './limits';
import { propertiesOf, type OwnProperties } from './properties';
import type { SvgElement } from './read';

/** What an element costs with all it holds and refers to. */
interface Cost {
  /** Elements, each as often as it is drawn. */
  drawn: number;
  /** Of them those that are filled or stroked themselves, and so take what their group says of both. */
  shapes: number;
  /** Points of paths, each of which may carry a marker. */
  points: number;
  /** Pictures one within the other. */
  layers: number;
  /** ms a megapixel, roughly, of what is drawn apart and put together, however little of the picture it covers. */
  effects: number;
  /** ms a megapixel on top of that for filters, if each covers as much as it may. */
  filters: number;
}

/** Drawn only by reference. */
const NOT_BY_ITSELF = new Set(['defs', 'symbol', 'clipPath', 'mask', 'pattern', 'marker', 'filter', 'linearGradient', 'radialGradient']);
const SHAPES = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan', 'textPath']);
const REFERRING = new Set(['use', 'feImage', 'pattern']);
/** ms a megapixel on one core, measured with librsvg. */
const EFFECT = { shape: 0.2, group: 1, pattern: 2, mask: 12, blend: 9, filter: 3, blur: 12 } as const;
const FILTERS: ReadonlyMap<string, number> = new Map([
  ['feGaussianBlur', 250],
  ['feDropShadow', 300],
  ['feDiffuseLighting', 150],
  ['feSpecularLighting', 150],
  ['feConvolveMatrix', 350],
  ['feDisplacementMap', 750],
  ['feMorphology', 4000],
]);
const OTHER_FILTER = 50;

/** Elements and references one within the other that are followed. */
const MOST_STEPS = 10 * MOST_DEPTH;

const POINT = /[\d.]+|[a-z]/giu;

/** Points of a path, or more. */
const pointsOf = ({ attributes }: SvgElement): number => {
  let points = 0;
  for (const name of ['d', 'points']) for (const _each of (attributes.get(name) ?? '').matchAll(POINT)) points += 1;
  return points;
};

/** What of a picture an element covers, if it says so in the picture's own units; else all of it, for all we know. */
const coverOf = ({ attributes }: SvgElement, whole: number): number => {
  if (attributes.get('filterUnits') !== 'userSpaceOnUse') return 1;
  const area = Number(attributes.get('width')) * Number(attributes.get('height'));
  return area >= 0 && area < whole ? area / whole : 1;
};

/** The area of a drawing in its own units; 0 when it does not say. */
const wholeOf = ({ attributes }: SvgElement): number => {
  const [, , width, height] = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/u)
    .map(Number);
  return (width ?? parseFloat(attributes.get('width') ?? '')) * (height ?? parseFloat(attributes.get('height') ?? '')) || 0;
};

/** Text is laid out in pieces, each in a time that grows with the square of its length. */
const textWork = (element: SvgElement): number => {
  let [work, length] = [0, 0];
  for (const child of element.children) {
    if (typeof child === 'string') length += child.length;
    else work += textWork(child);
  }
  return element.name === 'style' ? 0 : work + length ** 2;
};

/**
 * What a drawing costs to draw, guessed from above: repetitions counted, and the pictures that are needed on the way.
 *
 * @returns ms a megapixel of what is drawn apart and put together, beside the plain drawing.
 * @throws SvgFault when it is too much.
 */
export const drawingCost = (
  root: SvgElement,
  byId: ReadonlyMap<string, SvgElement>,
  rules: readonly StyleRule[],
  own: OwnProperties,
): number => {
  const known = new Map<SvgElement, Cost>();
  const counting = new Set<SvgElement>();
  const properties = propertiesOf(rules, own);
  const whole = wholeOf(root);

  const costOf = (element: SvgElement): Cost => {
    const found = known.get(element);
    if (found) return found;
    // What refers to itself is not drawn.
    if (counting.has(element)) return { drawn: 0, shapes: 0, points: 0, layers: 0, effects: 0, filters: 0 };
    if (counting.size > MOST_STEPS) throw tooComplex();
    counting.add(element);
    const cost = count(element);
    counting.delete(element);
    known.set(element, cost);
    if (cost.drawn > MOST_DRAWN || cost.layers > MOST_LAYERS || cost.effects > MOST_EFFECTS) throw tooComplex();
    return cost;
  };

  const count = (element: SvgElement): Cost => {
    const primitive = element.name.startsWith('fe') ? (FILTERS.get(element.name) ?? OTHER_FILTER) : 0;
    const cost: Cost = {
      drawn: 1,
      shapes: SHAPES.has(element.name) ? 1 : 0,
      points: pointsOf(element),
      layers: 0,
      effects: primitive > 0 ? EFFECT[primitive > OTHER_FILTER ? 'blur' : 'filter'] : 0,
      filters: primitive,
    };
    const valuesOf = properties(element);
    const referred = (property: string): SvgElement[] =>
      valuesOf(property).flatMap(({ refers }) => refers.flatMap((id) => byId.get(id) ?? []));
    const add = (part: Cost, times = 1, effect = 0): void => {
      cost.drawn += part.drawn * times;
      cost.effects += (part.effects + effect) * times;
      cost.filters += part.filters * times;
      cost.layers = Math.max(cost.layers, part.layers + (effect > 0 ? 1 : 0));
    };
    const hold = (part: Cost): void => {
      add(part);
      cost.shapes += part.shapes;
      cost.points += part.points;
    };
    for (const child of element.children) if (typeof child !== 'string' && !NOT_BY_ITSELF.has(child.name)) hold(costOf(child));
    const target = REFERRING.has(element.name) ? byId.get(element.attributes.get('href')?.slice(1) ?? '') : undefined;
    if (target) hold(costOf(target));
    let apart = isApart(valuesOf) ? (element.children.length === 0 && element.name !== 'use' ? EFFECT.shape : EFFECT.group) : 0;
    for (const { functions } of valuesOf('filter'))
      for (const name of functions)
        if (name !== 'url') {
          apart += EFFECT.blur;
          cost.filters += OTHER_FILTER;
        }
    if (valuesOf('mix-blend-mode').some(({ text }) => text !== 'normal')) apart += EFFECT.blend;
    cost.layers += apart > 0 ? 1 : 0;
    cost.effects += apart;
    for (const each of referred('mask')) add(costOf(each), 1, EFFECT.mask);
    for (const each of referred('filter')) add(costOf(each), 1, EFFECT.group);
    for (const each of referred('clip-path')) add(costOf(each));
    for (const property of ['fill', 'stroke'])
      for (const each of referred(property)) if (each.name === 'pattern') add(costOf(each), Math.max(1, cost.shapes), EFFECT.pattern);
    for (const property of ['marker', 'marker-start', 'marker-mid', 'marker-end'])
      for (const each of referred(property)) add(costOf(each), cost.points);
    if (element.name === 'filter') cost.filters *= coverOf(element, whole);
    return cost;
  };

  if (textWork(root) > MOST_TEXT_WORK) throw tooComplex();
  const { effects, filters } = costOf(root);
  return effects + filters;
};

const isApart = (valuesOf: (property: string) => readonly StyleValue[]): boolean =>
  valuesOf('opacity').some(({ text }) => !(Number(text) >= 1)) || valuesOf('isolation').some(({ text }) => text === 'isolate');
