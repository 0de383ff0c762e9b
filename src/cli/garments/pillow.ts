import type { Drawing, Fold, GarmentDrawings } from './drawing';
import { curve, mirrored, pathOf, symmetric } from './outline';
import { pair, stitches, wrinkles } from './sewing';

/** A cushion of 18 × 18 inches: its corners stand out, its sides are drawn in. */
const half = [
  curve([1000, 262], [760, 262], [520, 250], [300, 196]),
  curve([300, 196], [240, 184], [184, 240], [196, 300]),
  curve([196, 300], [252, 540], [262, 760], [262, 1000]),
  curve([262, 1000], [262, 1240], [252, 1460], [196, 1700]),
  curve([196, 1700], [184, 1760], [240, 1816], [300, 1804]),
  curve([300, 1804], [520, 1750], [760, 1738], [1000, 1738]),
];

const drawnIn: Fold[] = [
  ...pair({ along: curve([240, 240], [360, 380], [480, 480], [640, 560]), breadth: 40, height: 34, lean: 0.4 }, 0.8),
  ...pair({ along: curve([300, 214], [440, 320], [620, 400], [820, 440]), breadth: 34, height: 20, lean: -0.4 }, 1.1),
  ...pair({ along: curve([216, 330], [320, 470], [400, 640], [440, 820]), breadth: 34, height: 22, lean: 0.4 }, 0.8),
  ...pair({ along: curve([240, 1760], [360, 1620], [500, 1520], [660, 1450]), breadth: 40, height: 34, lean: -0.4 }, 0.8),
  ...pair({ along: curve([310, 1786], [460, 1680], [620, 1610], [840, 1570]), breadth: 34, height: 22, lean: 0.4 }, 1.1),
  ...pair({ along: curve([216, 1660], [310, 1520], [390, 1360], [430, 1180]), breadth: 34, height: 20, lean: -0.4 }, 0.8),
  ...wrinkles({
    ...{ seed: 8, count: 12, about: curve([300, 400], [280, 800], [280, 1200], [300, 1600]), spread: 40 },
    ...{ angle: 10, turn: 40, length: 160, breadth: 18, height: 9 },
  }),
  ...wrinkles({
    ...{ seed: 9, count: 12, about: mirrored(curve([300, 400], [280, 800], [280, 1200], [300, 1600])), spread: 40 },
    ...{ angle: 170, turn: 40, length: 160, breadth: 18, height: 9 },
  }),
];

/** What the filling pushes out in the middle. */
const full: Fold[] = [{ along: curve([700, 800], [900, 900], [1100, 1100], [1300, 1200]), breadth: 330, height: 110 }];

const front = (): Drawing => [
  {
    outline: pathOf(symmetric(half)),
    tone: 0.93,
    border: { radius: 28, height: 40 },
    printed: 'on',
    folds: [...drawnIn, ...full],
    unevenness: { height: 5, across: 300, down: 300, seed: 5 },
    details: stitches(
      symmetric(
        half.map((line) => line.map(([x, y]) => [x + (1000 - x) * 0.022, y + (1000 - y) * 0.022] as const) as unknown as (typeof half)[0]),
      ),
      0.2,
    ),
  },
];

export const pillow: GarmentDrawings = { front };
