import { refuse, type Fault } from '../../../domain/fault';

/** Counted before anything is built, dropped elements too. A busy drawing has a few thousand elements, twenty deep. */
export const MOST_ELEMENTS = 20_000;
export const MOST_DEPTH = 100;
export const MOST_ATTRIBUTES = 100;

/** Elements with every repetition by `use`, patterns, masks and markers. */
export const MOST_DRAWN = 100_000;

/** Pictures in memory at a time: groups that are drawn apart, each in a picture as large as the drawing, one within the other. */
export const MOST_LAYERS = 16;

/** ms a megapixel of filters, masks and groups that are drawn apart: some sixty soft shadows, or two thousand groups. */
export const MOST_EFFECTS = 2000;

/** Selectors of all style sheets, and with the elements each of them is compared with. */
export const MOST_SELECTORS = 2000;
export const MOST_COMPARED = 10_000_000;

/** Parts of one selector, such as three in `g .a path`. */
export const MOST_SELECTOR_PARTS = 8;

/** Text is laid out in a time that grows with the square of each piece's length: this is some seconds of work. */
export const MOST_TEXT_WORK = 20_000_000;

/** Why an SVG is refused, thrown by whatever of the checks finds it. */
export class SvgFault extends Error {
  constructor(readonly fault: Fault) {
    super(fault.refusal);
  }
}

export const tooComplex = (): SvgFault => new SvgFault(refuse('upload.svgTooComplex').fault);
export const slowFilter = (filter: string): SvgFault => new SvgFault(refuse('upload.svgFilter', { values: { filter } }).fault);
export const fromElsewhere = (): SvgFault => new SvgFault(refuse('upload.svgOutside').fault);
export const scripted = (): SvgFault => new SvgFault(refuse('upload.svgScript').fault);
export const broken = (): SvgFault => new SvgFault(refuse('upload.svgBroken').fault);
