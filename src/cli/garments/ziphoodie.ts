import type { Drawing, Fold, GarmentDrawings, Part } from './drawing';
import { fleece, fleeceFolds } from './fleece';
import { cord, frontNeck, hood } from './hoodie';
import { curve, mirrored, pathOf, straight, type Curve } from './outline';
import { onBothSides, pair, seam, stitches, wrinkles } from './sewing';
import { sleeveViews } from './sleeve';

const mouth = curve([842, 1220], [800, 1270], [736, 1360], [704, 1446]);

/** One of the two pockets, which the zip parts. */
const pocket = (turn: (line: Curve) => Curve): Part => ({
  outline: pathOf(
    [
      straight([962, 1220], [842, 1220]),
      mouth,
      straight([704, 1446], [698, 1556]),
      curve([698, 1556], [790, 1562], [880, 1566], [962, 1566]),
      straight([962, 1566], [962, 1220]),
    ].map(turn),
  ),
  border: { radius: 9, height: 12 },
  folds: wrinkles({
    ...{ seed: 33, count: 7, about: turn(curve([730, 1530], [800, 1490], [880, 1490], [940, 1530])), spread: 40 },
    ...{ angle: 85, turn: 26, length: 130, breadth: 16, height: 8 },
  }),
  unevenness: { height: 5, across: 200, down: 220, seed: 5 },
  shadow: { blur: 9, strength: 0.28, dx: 0, dy: 5 },
  details: stitches([turn(curve([862, 1232], [824, 1276], [762, 1366], [730, 1450]))], 0.24),
});

/** Teeth and tape of the zip, from throat to hem. */
const zip: Part = {
  outline: 'M972 560H1028V1700H972Z',
  tone: 0.86,
  border: { radius: 8, height: 10 },
  shadow: { blur: 10, strength: 0.3, dx: 0, dy: 4 },
  details:
    '<path d="M1000 566V1698" stroke="#000" stroke-opacity=".5" stroke-width="17" stroke-dasharray="5 5"/>' +
    '<path d="M1000 566V1698" stroke="#fff" stroke-opacity=".35" stroke-width="5"/>' +
    stitches([straight([978, 566], [978, 1698])], 0.3) +
    stitches([straight([1022, 566], [1022, 1698])], 0.3),
};

const slider: Part = {
  outline: 'M984 586q16 -14 32 0l6 46q-22 12 -44 0ZM990 634h20l4 84q-14 10 -28 0Z',
  tone: 0.7,
  border: { radius: 7, height: 14 },
  shadow: { blur: 7, strength: 0.5, dx: 4, dy: 5 },
};

const drawnApart: Fold[] = pair(
  { along: curve([950, 640], [930, 900], [936, 1200], [950, 1540]), breadth: 20, height: 14, lean: 0.5 },
  0.9,
);

const same = (line: Curve): Curve => line;

const front = (): Drawing => [
  ...fleece(
    frontNeck,
    [...fleeceFolds, ...drawnApart],
    onBothSides([straight([956, 560], [956, 1560])], (line) => stitches(line, 0.2)),
  ),
  pocket(same),
  pocket(mirrored),
  zip,
  ...hood,
  slider,
  ...cord(false),
  ...cord(true),
];

/** The hood from the side. */
const sideHood = (turn: (line: Curve) => Curve): Part[] => [
  {
    outline: pathOf(
      [
        curve([1180, 340], [1220, 250], [1230, 150], [1120, 96]),
        curve([1120, 96], [980, 50], [800, 90], [740, 200]),
        curve([740, 200], [716, 270], [760, 330], [840, 360]),
        curve([840, 360], [960, 380], [1080, 372], [1180, 340]),
      ].map(turn),
    ),
    tone: 0.9,
    border: { radius: 34, height: 44 },
    folds: [
      { along: turn(curve([780, 200], [860, 240], [980, 260], [1120, 240])), breadth: 30, height: 24, lean: 0.4 },
      { along: turn(curve([1180, 140], [1130, 200], [1120, 280], [1140, 330])), breadth: 24, height: 20, lean: -0.4 },
      { along: turn(curve([800, 150], [900, 130], [1010, 140], [1090, 170])), breadth: 26, height: 15, lean: 0.4 },
    ],
    details: seam([turn(curve([760, 190], [860, 120], [1000, 100], [1120, 110]))], 0.2),
  },
];

export const ziphoodie: GarmentDrawings = { front, ...sleeveViews({ thick: 1, above: sideHood }) };
