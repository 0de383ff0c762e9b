import type { Drawing, GarmentDrawings } from './drawing';
import { box, gradient, softness } from './light';
import { rounded } from './outline';

/** A glossy case seen from behind, 72 × 147 mm, at 11 px a millimetre; its camera looks through a hole. */
const back = { x: 600, y: 190, width: 800, height: 1620 };
const island = { x: 650, y: 240, width: 350, height: 370 };
const holes = [
  [740, 330],
  [740, 520],
  [908, 425],
] as const;

const gloss =
  '<defs>' +
  gradient(
    'gloss',
    [
      [0, '#fff', 0.7],
      [0.3, '#fff', 0.06],
      [0.31, '#fff', 0],
      [0.7, '#000', 0],
      [1, '#000', 0.14],
    ],
    'both',
  ) +
  gradient('edge', [
    [0, '#000', 0.24],
    [0.05, '#000', 0.02],
    [0.94, '#000', 0.03],
    [1, '#000', 0.3],
  ]) +
  softness('soft', 10) +
  '</defs>' +
  box(back, 'fill="url(#edge)"') +
  box(back, 'fill="url(#gloss)"') +
  box({ x: 622, y: 700, width: 10, height: 980 }, 'rx="5" fill="#fff" fill-opacity=".8" filter="url(#soft)"');

const lens = ([x, y]: readonly [number, number]): string =>
  `<circle cx="${x}" cy="${y}" r="66" fill="#000" fill-opacity=".55"/><circle cx="${x}" cy="${y}" r="66" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="5"/>` +
  `<circle cx="${x}" cy="${y}" r="34" fill="#000" fill-opacity=".5"/><circle cx="${x - 18}" cy="${y - 20}" r="9" fill="#fff" fill-opacity=".6"/>`;

const front = (): Drawing => [
  // buttons
  { outline: rounded({ x: 588, y: 640, width: 30, height: 110 }, 8), tone: 0.7, border: { radius: 5, height: 8 } },
  { outline: rounded({ x: 588, y: 790, width: 30, height: 110 }, 8), tone: 0.7, border: { radius: 5, height: 8 } },
  { outline: rounded({ x: 1382, y: 700, width: 30, height: 150 }, 8), tone: 0.66, border: { radius: 5, height: 8 } },
  { outline: rounded(back, 120), printed: 'on', tone: 0.95, border: { radius: 22, height: 30 }, details: gloss },
  {
    outline: rounded(island, 84),
    printed: 'hole',
    tone: 0.5,
    border: { radius: 10, height: -16 },
    details: holes.map(lens).join('') + '<circle cx="908" cy="310" r="22" fill="#fff" fill-opacity=".55"/>',
  },
];

export const phonecase: GarmentDrawings = { front };
