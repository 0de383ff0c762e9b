import type { Drawing, GarmentDrawings, Part } from './drawing';
import { fleece, fleeceFolds } from './fleece';
import { curve, moved, pathOf, straight, symmetric, type Dot } from './outline';
import { onBothSides, pair, seam, stitches, turnedOver, wrinkles } from './sewing';

/** Where the hood is sewn to the body. */
export const frontNeck = curve([1000, 560], [910, 548], [800, 420], [752, 232]);
const backNeck = curve([1000, 300], [916, 300], [812, 276], [752, 232]);

const hoodSide = curve([1000, 66], [850, 66], [748, 120], [724, 262]);
const hoodEdge = curve([724, 262], [718, 330], [740, 400], [790, 452]);
const hoodFront = curve([790, 452], [850, 530], [930, 590], [1000, 590]);

const opening = [curve([1000, 168], [912, 168], [842, 214], [838, 300]), curve([838, 300], [836, 380], [912, 470], [1000, 534])];

/** Stitches around the opening. */
const openingHem = [curve([1000, 132], [888, 132], [806, 200], [802, 300]), curve([802, 300], [800, 392], [884, 478], [968, 536])];

/** The raised hood, its two fronts meeting at the throat. */
export const hood: Part[] = [
  {
    outline: pathOf(symmetric([hoodSide, hoodEdge, hoodFront])),
    printed: 'on',
    border: { radius: 22, height: 30 },
    folds: [
      ...pair({ along: curve([800, 150], [768, 230], [776, 340], [850, 450]), breadth: 20, height: 16, lean: 0.5 }),
      ...pair({ along: curve([880, 96], [830, 130], [800, 180], [790, 250]), breadth: 24, height: 14, lean: -0.4 }, 0.7),
      ...wrinkles({
        seed: 5,
        count: 9,
        about: curve([790, 260], [800, 400], [860, 490], [960, 560]),
        spread: 22,
        angle: 55,
        turn: 30,
        length: 120,
        breadth: 12,
        height: 7,
      }),
      ...wrinkles({
        seed: 6,
        count: 9,
        about: curve([1210, 260], [1200, 400], [1140, 490], [1040, 560]),
        spread: 22,
        angle: 125,
        turn: 30,
        length: 120,
        breadth: 12,
        height: 7,
      }),
    ],
    shadow: { blur: 16, strength: 0.34, dx: 0, dy: 9 },
    details: onBothSides(openingHem, (line) => stitches(line, 0.22)),
  },
  {
    outline: pathOf(symmetric(opening)),
    printed: 'hole',
    tone: 0.66,
    border: { radius: 30, height: -26 },
    folds: [
      { along: straight([1000, 168], [1000, 430]), breadth: 9, height: -9 },
      ...pair({ along: curve([900, 200], [880, 280], [900, 360], [960, 440]), breadth: 26, height: 18 }, 0.7),
    ],
    details: seam([straight([1000, 168], [1000, 500])], 0.3),
  },
];

const cordEnd = 648;

/** A drawstring from its eyelet to its knot. */
export const cord = (mirror: boolean): Part[] => {
  const flip = ([x, y]: Dot): Dot => (mirror ? [2000 - x + 6, y + 18] : [x, y]);
  const left = curve(flip([926, 556]), flip([914, 580]), flip([922, 620]), flip([916, cordEnd]));
  const right = curve(flip([944, 556]), flip([932, 580]), flip([940, 620]), flip([934, cordEnd]));
  const [a, b, c, d] = right;
  const cordage: Part = {
    outline: pathOf([left, straight(left[3], d), [d, c, b, a], straight(a, left[0])]),
    border: { radius: 7, height: 12 },
    tone: 0.94,
    shadow: { blur: 6, strength: 0.34, dx: 4, dy: 5 },
    details: stitches([left, right], 0.12),
  };
  const [x, y] = flip([935, 552]);
  const eyelet: Part = {
    outline: `M${x - 17} ${y}a17 17 0 1 0 34 0a17 17 0 1 0-34 0Z`,
    border: { radius: 6, height: 10 },
    tone: 0.8,
    shadow: { blur: 5, strength: 0.25, dx: 0, dy: 3 },
    details: `<circle cx="${x}" cy="${y}" r="8" fill="#000" fill-opacity=".55"/>`,
  };
  const [kx, ky] = flip([925, cordEnd + 10]);
  const knot: Part = {
    outline: `M${kx - 13} ${ky - 18}q13 -8 26 0l3 34q-16 9 -32 0Z`,
    border: { radius: 7, height: 12 },
    shadow: { blur: 6, strength: 0.3, dx: 4, dy: 5 },
  };
  return [eyelet, cordage, knot];
};

const pocketTop = curve([1000, 1206], [930, 1206], [860, 1206], [806, 1206]);
const pocketMouth = curve([806, 1206], [760, 1260], [706, 1360], [690, 1440]);
const pocketEdge = straight([690, 1440], [684, 1556]);
const pocketFoot = curve([684, 1556], [790, 1562], [900, 1566], [1000, 1566]);

export const pocket: Part = {
  outline: pathOf(symmetric([pocketTop, pocketMouth, pocketEdge, pocketFoot])),
  border: { radius: 9, height: 12 },
  folds: [
    ...pair({ along: curve([740, 1330], [820, 1350], [880, 1420], [900, 1540]), breadth: 26, height: 15, lean: 0.4 }, 0.8),
    { along: curve([860, 1250], [960, 1290], [1060, 1280], [1160, 1240]), breadth: 26, height: 11, lean: -0.4 },
    ...wrinkles({
      seed: 31,
      count: 12,
      about: curve([720, 1530], [900, 1480], [1100, 1480], [1280, 1530]),
      spread: 50,
      angle: 85,
      turn: 26,
      length: 130,
      breadth: 16,
      height: 8,
    }),
  ],
  unevenness: { height: 5, across: 200, down: 220, seed: 5 },
  shadow: { blur: 9, strength: 0.28, dx: 0, dy: 5 },
  details:
    onBothSides([moved(pocketTop, 0, 14)], stitches) +
    onBothSides([moved(pocketMouth, 26, 12)], stitches) +
    onBothSides([moved(pocketEdge, 12, 0)], (line) => stitches(line, 0.2)),
};

const front = (): Drawing => [...fleece(frontNeck, fleeceFolds, ''), pocket, ...hood, ...cord(false), ...cord(true)];

const hoodBackTop = curve([1000, 176], [900, 176], [790, 190], [752, 250]);
const hoodBackSide = curve([752, 250], [700, 400], [740, 560], [850, 656]);
const hoodBackFoot = curve([850, 656], [900, 694], [950, 706], [1000, 706]);

/** The hood lying on the back. */
const hoodBack: Part = {
  outline: pathOf(symmetric([hoodBackTop, hoodBackSide, hoodBackFoot])),
  printed: 'on',
  border: { radius: 26, height: 36 },
  folds: [
    { along: straight([1000, 190], [1000, 700]), breadth: 8, height: -7 },
    ...pair({ along: curve([800, 260], [830, 380], [880, 470], [950, 520]), breadth: 34, height: 27, lean: 0.5 }, 0.8),
    ...pair({ along: curve([760, 360], [800, 470], [860, 560], [940, 610]), breadth: 28, height: 22, lean: -0.4 }, 1.1),
    ...pair({ along: curve([880, 230], [920, 290], [960, 320], [1000, 330]), breadth: 26, height: 19, lean: 0.5 }, 0.8),
    ...wrinkles({
      seed: 17,
      count: 12,
      about: curve([790, 420], [900, 560], [1100, 560], [1210, 420]),
      spread: 80,
      angle: 40,
      turn: 70,
      length: 140,
      breadth: 15,
      height: 8,
    }),
  ],
  shadow: { blur: 20, strength: 0.4, dx: 0, dy: 12 },
  details:
    seam([straight([1000, 176], [1000, 706])], 0.3) +
    [-9, 9].map((dx) => stitches([straight([1000 + dx, 180], [1000 + dx, 702])], 0.14)).join(''),
};

const back = (): Drawing => [...fleece(backNeck, turnedOver(fleeceFolds), ''), hoodBack];

export const hoodie: GarmentDrawings = { front, back };
