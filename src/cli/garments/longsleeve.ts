import type { Drawing, Fold, GarmentDrawings, Part } from './drawing';
import { neek } from './neek';
import { curve, mirrored, moved, pathOf, symmetric, type Curve } from './outline';
import { collar, cuff, onBothSides, pair, ribs, seam, stitches, turnedOver, wrinkles } from './sewing';
import { sleeveViews } from './sleeve';
import { armhole, backCollarEdge, backNeck, cloth, frontCollarEdge, frontNeck, hem, hemLines, inside, shoulder, side } from './tee';

const sleeveTop = curve([556, 282], [448, 330], [318, 800], [178, 1420]);
const wrist = curve([178, 1420], [226, 1442], [290, 1462], [346, 1468]);
const underarm = curve([346, 1468], [398, 1220], [446, 960], [488, 736]);
const cuffEnd = curve([190, 1520], [226, 1538], [276, 1552], [318, 1556]);

const sleeves: Fold[] = [
  ...pair({ along: curve([310, 860], [370, 910], [420, 920], [474, 890]), breadth: 19, height: 17, lean: 0.5 }, 0.8),
  ...pair({ along: curve([290, 980], [340, 960], [390, 1000], [440, 1060]), breadth: 18, height: 15, lean: -0.5 }, 1.1),
  ...pair({ along: curve([276, 1040], [320, 1090], [370, 1110], [420, 1090]), breadth: 16, height: 12, lean: 0.5 }, 0.7),
  ...pair({ along: curve([222, 1310], [270, 1360], [320, 1380], [374, 1370]), breadth: 15, height: 13, lean: 0.5 }, 1.1),
  ...pair({ along: curve([470, 520], [420, 660], [380, 800], [330, 960]), breadth: 24, height: 14, lean: 0.4 }, 0.8),
  ...wrinkles({
    ...{ seed: 43, count: 11, about: curve([440, 620], [380, 880], [320, 1120], [280, 1400]), spread: 36 },
    ...{ angle: 22, turn: 46, length: 130, breadth: 13, height: 6 },
  }),
  ...wrinkles({
    ...{ seed: 44, count: 11, about: curve([1560, 620], [1620, 880], [1680, 1120], [1720, 1400]), spread: 36 },
    ...{ angle: 158, turn: 46, length: 130, breadth: 13, height: 6 },
  }),
];

const sewn: Fold[] = [armhole, mirrored(armhole)].map((line) => ({ along: line, breadth: 8, height: -6 }));

const lines =
  onBothSides([armhole], seam) +
  onBothSides([moved(armhole, -9, 0)], (line) => stitches(line, 0.16)) +
  onBothSides([shoulder], (line) => seam(line, 0.16)) +
  hemLines.map((line) => onBothSides([line], stitches)).join('');

const body = (neck: Curve, folds: readonly Fold[]): Part[] => [
  {
    outline: pathOf(symmetric([neck, shoulder, sleeveTop, wrist, underarm, side, hem])),
    border: { radius: 10, height: 11 },
    folds: [...folds, ...sleeves, ...sewn],
    unevenness: { height: 6, across: 300, down: 380, seed: 15 },
    shadow: { blur: 14, strength: 0.34, dx: 0, dy: 10 },
    details: lines + onBothSides([moved(neck, 0, 9)], (line) => stitches(line, 0.2)),
  },
  cuff(wrist, cuffEnd),
  cuff(mirrored(wrist), mirrored(cuffEnd)),
];

const front = (): Drawing => [
  inside,
  { ...collar(backCollarEdge, backNeck, 0.8), shadow: { blur: 10, strength: 0.2 } },
  ...body(frontNeck, cloth),
  { ...collar(frontCollarEdge, frontNeck), shadow: { blur: 9, strength: 0.2, dx: 0, dy: 3 } },
];

const back = (): Drawing => [
  ...body(backNeck, turnedOver(cloth)),
  { ...collar(backCollarEdge, backNeck), shadow: { blur: 7, strength: 0.2, dx: 0, dy: 4 } },
];

/** The collar from the side, higher at the back. */
const sideCollar = (turn: (line: Curve) => Curve): Part[] => [
  {
    outline: pathOf(
      [
        curve([874, 290], [880, 240], [890, 214], [900, 196]),
        curve([900, 196], [980, 190], [1060, 214], [1140, 250]),
        curve([1140, 250], [1144, 270], [1146, 284], [1150, 300]),
        curve([1150, 300], [1060, 330], [950, 330], [874, 290]),
      ].map(turn),
    ),
    tone: 0.86,
    border: { radius: 9, height: 12 },
    details: ribs(
      [[turn(curve([900, 196], [980, 190], [1060, 214], [1140, 250])), turn(curve([874, 300], [960, 330], [1060, 330], [1150, 300]))]],
      9,
    ),
  },
];

export const longsleeve: GarmentDrawings = { front, back, ...sleeveViews({ thick: 0.7, above: sideCollar }), neek };
