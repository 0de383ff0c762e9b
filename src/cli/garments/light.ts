import type { Box } from './outline';

/** Light and shade as SVG: black and white with opacity only, so that tints stay exact. */
type Stop = readonly [offset: number, grey: '#000' | '#fff', opacity: number];

const stops = (list: readonly Stop[]): string =>
  list.map(([offset, grey, opacity]) => `<stop offset="${offset}" stop-color="${grey}" stop-opacity="${opacity}"/>`).join('');

/** A gradient from the upper left to the lower right, or across (`x`), or down (`y`). */
export const gradient = (id: string, list: readonly Stop[], way: 'x' | 'y' | 'both' = 'x'): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${way === 'y' ? 0 : 1}" y2="${way === 'x' ? 0 : 1}">${stops(list)}</linearGradient>`;

/** Blurs what is drawn with it. */
export const softness = (id: string, by: number): string =>
  `<filter id="${id}" x="-1" y="-1" width="3" height="3"><feGaussianBlur stdDeviation="${by}"/></filter>`;

export const box = ({ x, y, width, height }: Box, attributes: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${attributes}/>`;
