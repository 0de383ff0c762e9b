import type { Drawing, GarmentDrawings } from './drawing';
import { box, gradient } from './light';

/** Canvas over a frame of 1.25 inches in the proportion 2:3, seen a little from the right and from below. */
const face = { x: 430, y: 150, width: 1080, height: 1620 };
const deep = 62;
const [right, bottom] = [face.x + face.width, face.y + face.height];

/** The weave of canvas and the light that falls on it. */
const weave =
  '<defs><pattern id="weave" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M0 1h6M0 4h6" stroke="#000" stroke-opacity=".03" stroke-width="1.4"/>' +
  '<path d="M1 0v6M4 0v6" stroke="#000" stroke-opacity=".03" stroke-width="1.4"/></pattern>' +
  gradient(
    'light',
    [
      [0, '#fff', 0.7],
      [0.5, '#fff', 0],
      [0.51, '#000', 0],
      [1, '#000', 0.08],
    ],
    'both',
  ) +
  '</defs>' +
  box(face, 'fill="url(#weave)"') +
  box(face, 'fill="url(#light)"');

const sideLight =
  '<defs>' +
  gradient('fall', [
    [0, '#000', 0.05],
    [1, '#000', 0.3],
  ]) +
  '</defs>' +
  box({ x: right - 2, y: 100, width: deep + 4, height: 1800 }, 'fill="url(#fall)"');

const front = (): Drawing => [
  {
    outline: `M${right - 2} ${face.y}L${right + deep} ${face.y + 34}V${bottom + 26}L${right - 2} ${bottom}Z`,
    tone: 0.74,
    border: { radius: 4, height: 4 },
    details: sideLight,
  },
  {
    outline: `M${face.x} ${bottom - 2}H${right}L${right + deep} ${bottom + 26}H${face.x + 46}Z`,
    tone: 0.58,
    border: { radius: 4, height: 4 },
  },
  {
    outline: `M${face.x} ${face.y}h${face.width}v${face.height}h${-face.width}Z`,
    tone: 0.955,
    border: { radius: 5, height: 6 },
    unevenness: { height: 2, across: 420, down: 460, seed: 3 },
    details: weave,
  },
];

export const canvas: GarmentDrawings = { front };
