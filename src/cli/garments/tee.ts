import type { Drawing, Fold, GarmentDrawings, Part } from './drawing';
import { curve, mirrored, moved, pathOf, straight, symmetric, type Curve } from './outline';
import { collar, onBothSides, pair, seam, stitches, turnedOver, wrinkles } from './sewing';

/** What a long-sleeved tee shares: the cut of the body and how its cloth lies. */
export const shoulder = straight([806, 196], [556, 282]);
const sleeveTop = curve([556, 282], [470, 318], [330, 470], [206, 632]);
const sleeveHem = curve([206, 632], [256, 712], [322, 786], [404, 842]);
const underarm = curve([404, 842], [430, 800], [458, 764], [488, 736]);
export const side = curve([488, 736], [500, 1000], [480, 1480], [482, 1764]);
export const hem = curve([482, 1764], [650, 1788], [820, 1794], [1000, 1794]);
export const armhole = curve([556, 282], [520, 400], [488, 560], [488, 736]);

/** Seam of the collar, from the middle to the left shoulder. */
export const frontNeck = curve([1000, 398], [900, 398], [826, 320], [806, 196]);
export const frontCollarEdge = curve([1000, 350], [922, 350], [862, 290], [846, 184]);
export const backNeck = curve([1000, 262], [930, 262], [850, 240], [806, 196]);
export const backCollarEdge = curve([1000, 216], [940, 216], [880, 208], [846, 184]);

export const hemLines = [moved(hem, 0, -44), moved(hem, 0, -52)];
const cuffLines = [moved(sleeveHem, 25, -27), moved(sleeveHem, 31, -33)];

export const cloth: Fold[] = [
  // drawn towards the armpits
  ...pair({ along: curve([500, 770], [590, 700], [680, 620], [770, 450]), breadth: 24, height: 25, lean: 0.7 }, 0.6),
  ...pair({ along: curve([498, 800], [610, 790], [700, 750], [810, 620]), breadth: 26, height: 22, lean: -0.5 }, 0.9),
  ...pair({ along: curve([502, 740], [540, 640], [575, 540], [610, 390]), breadth: 22, height: 19, lean: 0.8 }, 0.7),
  ...pair({ along: curve([496, 850], [570, 910], [640, 980], [700, 1110]), breadth: 30, height: 18, lean: 0.3 }, 0.6),
  ...pair({ along: curve([500, 790], [570, 770], [620, 750], [680, 690]), breadth: 13, height: 9, lean: -0.6 }, 1.2),
  // hanging
  ...pair({ along: curve([520, 1120], [565, 1300], [590, 1480], [572, 1730]), breadth: 32, height: 22, lean: 0.5 }, 0.8),
  ...pair({ along: curve([640, 1330], [665, 1450], [700, 1570], [690, 1780]), breadth: 26, height: 15, lean: 0.4 }, -0.7),
  ...pair({ along: curve([815, 1440], [800, 1530], [810, 1650], [800, 1792]), breadth: 34, height: 15, lean: -0.3 }, 0.5),
  { along: curve([1030, 1400], [990, 1510], [1030, 1660], [1010, 1794]), breadth: 40, height: 17, lean: 0.3 },
  { along: curve([560, 1000], [760, 1090], [960, 1100], [1150, 1010]), breadth: 50, height: -9 },
  { along: curve([860, 1270], [1040, 1320], [1240, 1290], [1440, 1150]), breadth: 36, height: 15, lean: 0.5 },
  { along: curve([540, 1240], [640, 1330], [740, 1370], [900, 1390]), breadth: 34, height: 12, lean: -0.4 },
  { along: curve([830, 470], [900, 520], [1060, 530], [1170, 460]), breadth: 40, height: 9 },
  ...wrinkles({
    seed: 3,
    count: 16,
    about: curve([520, 860], [560, 1100], [540, 1400], [560, 1700]),
    spread: 46,
    angle: 62,
    turn: 46,
    length: 210,
    breadth: 14,
    height: 6,
  }),
  ...wrinkles({
    seed: 8,
    count: 16,
    about: curve([1480, 860], [1440, 1100], [1460, 1400], [1440, 1700]),
    spread: 46,
    angle: 118,
    turn: 46,
    length: 210,
    breadth: 14,
    height: 6,
  }),
  ...wrinkles({
    seed: 21,
    count: 14,
    about: curve([620, 1560], [860, 1500], [1140, 1500], [1380, 1560]),
    spread: 150,
    angle: 90,
    turn: 30,
    length: 260,
    breadth: 20,
    height: 6,
  }),
  ...wrinkles({
    seed: 34,
    count: 10,
    about: curve([640, 620], [860, 800], [1140, 800], [1360, 620]),
    spread: 150,
    angle: 0,
    turn: 55,
    length: 260,
    breadth: 26,
    height: 5,
  }),
  // sleeves
  ...pair({ along: curve([478, 700], [415, 640], [370, 600], [290, 580]), breadth: 19, height: 18, lean: -0.6 }, 0.8),
  ...pair({ along: curve([512, 410], [450, 480], [390, 560], [320, 700]), breadth: 24, height: 18, lean: 0.5 }, 0.7),
  ...pair({ along: curve([474, 748], [430, 730], [390, 730], [330, 745]), breadth: 15, height: 12, lean: 0.4 }, 1.1),
  ...wrinkles({
    seed: 5,
    count: 8,
    about: curve([480, 420], [420, 520], [370, 600], [320, 700]),
    spread: 60,
    angle: 130,
    turn: 40,
    length: 150,
    breadth: 13,
    height: 5,
  }),
  ...wrinkles({
    seed: 6,
    count: 8,
    about: curve([1520, 420], [1580, 520], [1630, 600], [1680, 700]),
    spread: 60,
    angle: 50,
    turn: 40,
    length: 150,
    breadth: 13,
    height: 5,
  }),
];

/** Where hems and armholes are sewn the cloth is pulled in. */
const sewn: Fold[] = [
  ...[hem, mirrored(hem)].map((line): Fold => ({ along: moved(line, 0, -48), breadth: 7, height: -4 })),
  ...[armhole, mirrored(armhole)].map((line): Fold => ({ along: line, breadth: 8, height: -6 })),
  ...[sleeveHem, mirrored(moved(sleeveHem, 0, 0))].map((line, i): Fold => ({
    along: moved(line, i ? -28 : 28, -30),
    breadth: 7,
    height: -4,
  })),
];

const seams =
  onBothSides([armhole], seam) +
  onBothSides([moved(armhole, -9, 0)], (line) => stitches(line, 0.16)) +
  onBothSides([shoulder], (line) => seam(line, 0.16)) +
  hemLines.map((line) => onBothSides([line], stitches)).join('') +
  cuffLines.map((line) => onBothSides([line], stitches)).join('');

const body = (neck: Curve, folds: readonly Fold[], details: string): Part => ({
  outline: pathOf(symmetric([neck, shoulder, sleeveTop, sleeveHem, underarm, side, hem])),
  printed: 'on',
  border: { radius: 10, height: 11 },
  folds: [...folds, ...sewn],
  unevenness: { height: 6, across: 300, down: 380, seed: 11 },
  shadow: { blur: 14, strength: 0.34, dx: 0, dy: 10 },
  details,
});

/** The inside of the back, seen through the neck. */
export const inside: Part = {
  outline: pathOf(symmetric([moved(backCollarEdge, 0, 20), straight([846, 204], [830, 300]), straight([830, 300], [1000, 420])])),
  tone: 0.7,
  border: { radius: 20, height: 6 },
};

const front = (): Drawing => [
  inside,
  { ...collar(backCollarEdge, backNeck, 0.8), shadow: { blur: 10, strength: 0.2 } },
  body(frontNeck, cloth, seams + onBothSides([moved(frontNeck, 0, 9)], (line) => stitches(line, 0.2))),
  { ...collar(frontCollarEdge, frontNeck), printed: 'on', shadow: { blur: 9, strength: 0.2, dx: 0, dy: 3 } },
];

const back = (): Drawing => [
  body(backNeck, turnedOver(cloth), seams + onBothSides([moved(backNeck, 0, 9)], (line) => stitches(line, 0.2))),
  { ...collar(backCollarEdge, backNeck), printed: 'on', shadow: { blur: 7, strength: 0.2, dx: 0, dy: 4 } },
];

export const tee: GarmentDrawings = { front, back };
