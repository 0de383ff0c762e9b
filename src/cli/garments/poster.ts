import type { Drawing, GarmentDrawings } from './drawing';

/** A sheet in the proportion 2:3 that the sizes 12 × 18, 16 × 24 and 24 × 36 inch share. */
const sheet = { x: 420, y: 130, width: 1160, height: 1740 };

const light =
  '<defs><linearGradient id="light" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".8"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/></linearGradient>' +
  '<linearGradient id="fall" x1="0" y1="0" x2="1" y2="1"><stop offset=".45" stop-opacity="0"/><stop offset="1" stop-opacity=".07"/></linearGradient></defs>' +
  ['light', 'fall']
    .map((id) => `<rect x="${sheet.x}" y="${sheet.y}" width="${sheet.width}" height="${sheet.height}" fill="url(#${id})"/>`)
    .join('');

const front = (): Drawing => [
  {
    outline: `M${sheet.x} ${sheet.y}h${sheet.width}v${sheet.height}h${-sheet.width}Z`,
    tone: 0.965,
    border: { radius: 3, height: 2.5 },
    folds: [
      {
        along: [
          [420, 1620],
          [760, 1560],
          [1240, 1560],
          [1580, 1620],
        ],
        breadth: 110,
        height: 8,
      },
      {
        along: [
          [420, 260],
          [760, 320],
          [1240, 320],
          [1580, 260],
        ],
        breadth: 110,
        height: 7,
      },
    ],
    details: light,
  },
];

export const poster: GarmentDrawings = { front };
