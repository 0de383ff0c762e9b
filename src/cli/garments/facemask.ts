import type { Drawing, Fold, GarmentDrawings, Part } from './drawing';
import { curve, mirrored, moved, pathOf, straight, symmetric, type Curve } from './outline';
import { onBothSides, pair, seam, stitches, wrinkles } from './sewing';

/** A cloth mask of two layers with pleats, 18 × 14 cm, as it lies on a table. */
const top = curve([1000, 520], [820, 520], [600, 560], [440, 640]);
const side = curve([440, 640], [420, 840], [420, 1140], [440, 1330]);
const foot = curve([440, 1330], [600, 1430], [820, 1490], [1000, 1490]);

const loop = (turn: (line: Curve) => Curve): Part => {
  const outer = [curve([452, 676], [120, 640], [90, 1320], [452, 1296])];
  const inner = [curve([452, 1266], [140, 1280], [160, 680], [452, 706])];
  return {
    outline: pathOf([outer[0]!, straight([452, 1296], [452, 1266]), inner[0]!, straight([452, 706], [452, 676])].map(turn)),
    tone: 0.9,
    border: { radius: 11, height: 20 },
    details: stitches([turn(curve([452, 690], [130, 662], [124, 1300], [452, 1281]))], 0.16),
  };
};

const pleats: Fold[] = [
  ...[760, 960, 1160].flatMap((y, i): Fold[] => [
    { along: curve([470, y - 10], [760, y + 34 - 14 * i], [1240, y + 34 - 14 * i], [1530, y - 10]), breadth: 15, height: 22, lean: -0.9 },
    { along: curve([470, y + 26], [760, y + 68 - 14 * i], [1240, y + 68 - 14 * i], [1530, y + 26]), breadth: 26, height: -10 },
  ]),
  ...pair({ along: curve([480, 700], [620, 820], [720, 900], [860, 930]), breadth: 40, height: 12, lean: 0.3 }, 0.8),
  { along: curve([860, 600], [940, 560], [1060, 560], [1140, 600]), breadth: 34, height: 16 },
  ...wrinkles({
    ...{ seed: 4, count: 10, about: curve([480, 700], [470, 900], [470, 1100], [480, 1300]), spread: 20 },
    ...{ angle: 8, turn: 26, length: 120, breadth: 14, height: 9 },
  }),
  ...wrinkles({
    ...{ seed: 6, count: 10, about: curve([1520, 700], [1530, 900], [1530, 1100], [1520, 1300]), spread: 20 },
    ...{ angle: 172, turn: 26, length: 120, breadth: 14, height: 9 },
  }),
];

const creases = [760, 960, 1160]
  .map((y, i) => seam([curve([446, y + 4], [760, y + 50 - 14 * i], [1240, y + 50 - 14 * i], [1554, y + 4])], 0.22))
  .join('');

const front = (): Drawing => [
  loop((line) => line),
  loop(mirrored),
  {
    outline: pathOf(symmetric([top, side, foot])),
    tone: 0.935,
    printed: 'on',
    border: { radius: 16, height: 22 },
    folds: pleats,
    unevenness: { height: 5, across: 260, down: 240, seed: 7 },
    shadow: { blur: 10, strength: 0.3, dx: 0, dy: 5 },
    details:
      creases +
      onBothSides([moved(top, 0, 34)], stitches) +
      onBothSides([moved(foot, 0, -34)], stitches) +
      onBothSides([moved(side, 52, 0)], stitches),
  },
];

export const facemask: GarmentDrawings = { front };
