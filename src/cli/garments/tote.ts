import type { Drawing, Fold, GarmentDrawings, Part } from './drawing';
import { curve, mirrored, moved, pathOf, straight, symmetric, type Curve } from './outline';
import { onBothSides, pair, seam, stitches, turnedOver, wrinkles } from './sewing';

const rim = curve([1000, 716], [830, 716], [660, 712], [498, 700]);
const edge = curve([498, 700], [484, 1060], [474, 1480], [478, 1828]);
const corner = curve([478, 1828], [480, 1856], [492, 1866], [520, 1868]);
const foot = curve([520, 1868], [680, 1878], [840, 1880], [1000, 1880]);

/** One strap: up from the bag, over, and mirrored down again; `lift` parts the back strap from the front one. */
const strap = (lift: number): Curve[] => {
  const outer = [
    curve([1000, 118 - lift], [860, 118 - lift], [752, 240 - lift], [716, 470]),
    curve([716, 470], [702, 580], [690, 660], [684, 850]),
  ];
  const inner = [
    curve([772, 850], [778, 660], [790, 580], [800, 490]),
    curve([800, 490], [828, 290 - lift], [900, 200 - lift], [1000, 200 - lift]),
  ];
  const half = [outer[0]!, outer[1]!, straight([684, 850], [772, 850]), inner[0]!, inner[1]!];
  const back = [...half].reverse().map(([a, b, c, d]) => mirrored([d, c, b, a]));
  return [...half, ...back];
};

const sewnOn =
  stitches(
    [
      straight([694, 760], [762, 760]),
      straight([762, 760], [762, 840]),
      straight([762, 840], [694, 840]),
      straight([694, 840], [694, 760]),
    ],
    0.34,
  ) +
  stitches([straight([694, 760], [762, 840])], 0.28) +
  stitches([straight([762, 760], [694, 840])], 0.28);

const strapLines = (lift: number): string =>
  onBothSides(
    [curve([1000, 130 - lift], [868, 130 - lift], [763, 246 - lift], [727, 474]), curve([727, 474], [713, 584], [701, 664], [695, 756])],
    (line) => stitches(line, 0.24),
  ) +
  onBothSides(
    [curve([1000, 188 - lift], [894, 188 - lift], [818, 284 - lift], [790, 486]), curve([790, 486], [780, 576], [768, 656], [762, 756])],
    (line) => stitches(line, 0.24),
  );

const strapPart = (lift: number, tone: number, details: string): Part => ({
  outline: pathOf(strap(lift)),
  tone,
  border: { radius: 7, height: 9 },
  folds: [
    ...pair({ along: curve([730, 360], [770, 350], [800, 370], [830, 400]), breadth: 16, height: 7 }, 0.7),
    ...pair({ along: curve([690, 600], [730, 580], [760, 590], [790, 610]), breadth: 18, height: 7, lean: 0.4 }, 1.2),
  ],
  shadow: { blur: 9, strength: 0.26, dx: 3, dy: 6 },
  details,
});

const cloth: Fold[] = [
  ...pair({ along: curve([730, 860], [700, 1000], [620, 1120], [520, 1190]), breadth: 32, height: 17, lean: 0.4 }, 0.7),
  ...pair({ along: curve([740, 870], [760, 1020], [770, 1150], [740, 1300]), breadth: 34, height: 13, lean: -0.4 }, 0.8),
  ...pair({ along: curve([480, 1560], [570, 1600], [640, 1690], [680, 1850]), breadth: 34, height: 18, lean: 0.5 }, 0.7),
  ...pair({ along: curve([486, 1720], [540, 1740], [580, 1790], [610, 1866]), breadth: 24, height: 15, lean: -0.4 }, 1.1),
  { along: curve([780, 1500], [920, 1580], [1120, 1570], [1290, 1470]), breadth: 48, height: 13, lean: 0.3 },
  { along: curve([840, 1700], [930, 1650], [1070, 1660], [1180, 1720]), breadth: 40, height: 12, lean: -0.3 },
  { along: curve([900, 780], [960, 900], [1040, 930], [1100, 790]), breadth: 44, height: 9 },
  ...wrinkles({
    seed: 12,
    count: 16,
    about: curve([540, 1000], [560, 1300], [540, 1500], [560, 1800]),
    spread: 60,
    angle: 70,
    turn: 50,
    length: 220,
    breadth: 18,
    height: 6,
  }),
  ...wrinkles({
    seed: 15,
    count: 16,
    about: curve([1460, 1000], [1440, 1300], [1460, 1500], [1440, 1800]),
    spread: 60,
    angle: 110,
    turn: 50,
    length: 220,
    breadth: 18,
    height: 6,
  }),
  ...wrinkles({
    seed: 19,
    count: 14,
    about: curve([640, 1800], [860, 1740], [1140, 1740], [1360, 1800]),
    spread: 90,
    angle: 60,
    turn: 70,
    length: 220,
    breadth: 18,
    height: 6,
  }),
];

/** The coarse weave of canvas cloth. */
const weave =
  '<defs><pattern id="weave" width="7" height="7" patternUnits="userSpaceOnUse"><path d="M0 1h7M0 4.5h7" stroke="#000" stroke-opacity=".035" stroke-width="1.6"/>' +
  '<path d="M1 0v7M4.5 0v7" stroke="#000" stroke-opacity=".035" stroke-width="1.6"/></pattern></defs><rect x="400" y="600" width="1200" height="1340" fill="url(#weave)"/>';

const bag = (folds: readonly Fold[]): Part => ({
  outline: pathOf(symmetric([rim, edge, corner, foot])),
  border: { radius: 11, height: 13 },
  folds: [...folds, ...[rim, mirrored(rim)].map((line): Fold => ({ along: moved(line, 0, 62), breadth: 8, height: -6 }))],
  unevenness: { height: 6, across: 280, down: 320, seed: 41 },
  shadow: { blur: 12, strength: 0.4, dx: 0, dy: 4 },
  details: weave + onBothSides([moved(rim, 0, 60)], stitches) + onBothSides([moved(rim, 0, 66)], (line) => seam(line, 0.1)),
});

const lining: Part = {
  outline: pathOf(
    symmetric([
      curve([1000, 684], [830, 684], [660, 684], [504, 692]),
      straight([504, 692], [504, 760]),
      straight([504, 760], [1000, 760]),
    ]),
  ),
  tone: 0.72,
  border: { radius: 10, height: 7 },
};

const sideOf = (folds: readonly Fold[]) => (): Drawing => [
  strapPart(34, 0.8, strapLines(34)),
  lining,
  bag(folds),
  strapPart(0, 0.93, strapLines(0) + sewnOn + `<g transform="translate(2000 0) scale(-1 1)">${sewnOn}</g>`),
];

export const tote: GarmentDrawings = { front: sideOf(cloth), back: sideOf(turnedOver(cloth)) };
