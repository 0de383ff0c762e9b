import type { Fold, Part } from './drawing';
import { curve, mirrored, moved, pathOf, straight, symmetric, type Curve } from './outline';
import { cuff, onBothSides, pair, ribs, seam, stitches, wrinkles } from './sewing';

/** What sweatshirt and hoodie share: a long-sleeved body of thick cloth with ribbed cuffs and hem. */
const shoulderPoint = [562, 306] as const;
const sleeveTop = curve(shoulderPoint, [448, 366], [320, 820], [176, 1418]);
const wrist = curve([176, 1418], [230, 1446], [300, 1468], [366, 1476]);
const underarm = curve([366, 1476], [420, 1210], [462, 1000], [502, 812]);
const side = curve([502, 812], [510, 1060], [500, 1340], [496, 1540]);
const waist = curve([496, 1540], [660, 1562], [830, 1568], [1000, 1568]);
const armhole = curve(shoulderPoint, [532, 450], [506, 640], [502, 812]);

const cuffEnd = curve([196, 1546], [230, 1570], [280, 1586], [324, 1590]);
const hemEnd = curve([516, 1676], [670, 1698], [830, 1704], [1000, 1704]);

const hemBand: Part = {
  outline: pathOf(symmetric([moved(waist, 0, -8), straight([500, 1532], [516, 1676]), hemEnd].reduce<Curve[]>(fromTheMiddle, []))),
  printed: 'on',
  border: { radius: 11, height: 13 },
  folds: [
    ...[waist, mirrored(waist)].map((line): Fold => ({ along: moved(line, 0, -4), breadth: 9, height: -8 })),
    ...wrinkles({
      seed: 91,
      count: 9,
      about: straight([580, 1630], [1420, 1630]),
      spread: 20,
      angle: 90,
      turn: 12,
      length: 120,
      breadth: 22,
      height: 7,
    }),
  ],
  shadow: { blur: 8, strength: 0.16, dx: 0, dy: -3 },
  details:
    ribs(
      [
        [moved(waist, 0, -8), hemEnd],
        [mirrored(moved(waist, 0, -8)), mirrored(hemEnd)],
      ],
      10,
    ) + onBothSides([moved(waist, 0, -5)], seam),
};

/** The waist is drawn from the side to the middle; an outline that starts in the middle needs it the other way round. */
function fromTheMiddle(half: Curve[], part: Curve, index: number): Curve[] {
  const [a, b, c, d] = part;
  return [...half, index === 0 ? [d, c, b, a] : part];
}

export const fleeceFolds: Fold[] = [
  // drawn towards the armpits
  ...pair({ along: curve([515, 850], [620, 780], [720, 680], [800, 500]), breadth: 30, height: 30, lean: 0.6 }, 0.7),
  ...pair({ along: curve([510, 880], [631, 880], [740, 840], [850, 710]), breadth: 32, height: 27, lean: -0.5 }, 0.9),
  ...pair({ along: curve([515, 800], [552, 690], [589, 580], [620, 420]), breadth: 27, height: 23, lean: 0.7 }, 0.8),
  ...pair({ along: curve([510, 940], [589, 1008], [673, 1068], [740, 1187]), breadth: 36, height: 24, lean: 0.3 }, 0.7),
  // blousing above the hem
  ...pair({ along: curve([515, 1170], [567, 1289], [589, 1408], [567, 1552]), breadth: 36, height: 28, lean: 0.5 }, 0.8),
  ...pair({ along: curve([662, 1332], [705, 1408], [740, 1476], [725, 1561]), breadth: 28, height: 19, lean: 0.4 }, 0.7),
  ...pair({ along: curve([850, 1382], [835, 1442], [845, 1502], [835, 1564]), breadth: 32, height: 18, lean: -0.4 }, 0.8),
  { along: curve([1040, 1366], [1000, 1442], [1035, 1510], [1015, 1566]), breadth: 36, height: 19, lean: 0.3 },
  { along: curve([536, 1425], [760, 1493], [960, 1502], [1200, 1459]), breadth: 34, height: 17, lean: -0.4 },
  { along: curve([920, 1280], [1080, 1323], [1270, 1298], [1475, 1196]), breadth: 38, height: 20, lean: 0.5 },
  ...wrinkles({
    seed: 13,
    count: 12,
    about: curve([532, 960], [567, 1128], [546, 1298], [567, 1510]),
    spread: 46,
    angle: 60,
    turn: 46,
    length: 230,
    breadth: 18,
    height: 9,
  }),
  ...wrinkles({
    seed: 18,
    count: 12,
    about: curve([1468, 960], [1433, 1128], [1454, 1298], [1433, 1510]),
    spread: 46,
    angle: 120,
    turn: 46,
    length: 230,
    breadth: 18,
    height: 9,
  }),
  ...wrinkles({
    seed: 47,
    count: 16,
    about: curve([578, 1518], [860, 1527], [1140, 1527], [1422, 1518]),
    spread: 36,
    angle: 88,
    turn: 26,
    length: 150,
    breadth: 17,
    height: 10,
  }),
  // sleeves: rings at the elbow, gathers above the cuff
  ...sleeveFolds(),
];

function sleeveFolds(): Fold[] {
  return [
    ...pair({ along: curve([322, 900], [380, 960], [440, 970], [496, 940]), breadth: 25, height: 25, lean: 0.5 }, 0.8),
    ...pair({ along: curve([300, 1010], [360, 1000], [410, 1040], [460, 1110]), breadth: 23, height: 21, lean: -0.5 }, 1.1),
    ...pair({ along: curve([290, 1060], [340, 1110], [390, 1130], [440, 1120]), breadth: 20, height: 17, lean: 0.5 }, 0.7),
    ...pair({ along: curve([500, 470], [460, 600], [430, 720], [370, 880]), breadth: 32, height: 24, lean: 0.5 }, 0.8),
    ...pair({ along: curve([520, 860], [480, 800], [440, 760], [390, 740]), breadth: 23, height: 22, lean: -0.6 }, 0.9),
    ...pair({ along: curve([228, 1330], [280, 1390], [330, 1410], [396, 1400]), breadth: 19, height: 18, lean: 0.5 }, 1.1),
    ...pair({ along: curve([240, 1260], [290, 1300], [350, 1320], [410, 1290]), breadth: 20, height: 16, lean: -0.5 }, 0.7),
    ...wrinkles({
      seed: 61,
      count: 13,
      about: curve([470, 560], [400, 850], [340, 1100], [300, 1420]),
      spread: 44,
      angle: 20,
      turn: 50,
      length: 150,
      breadth: 16,
      height: 8,
    }),
    ...wrinkles({
      seed: 67,
      count: 13,
      about: curve([1530, 560], [1600, 850], [1660, 1100], [1700, 1420]),
      spread: 44,
      angle: 160,
      turn: 50,
      length: 150,
      breadth: 16,
      height: 8,
    }),
    ...wrinkles({ seed: 71, count: 7, about: wrist, spread: 24, angle: 100, turn: 20, length: 90, breadth: 13, height: 8 }),
    ...wrinkles({ seed: 73, count: 7, about: mirrored(wrist), spread: 24, angle: 80, turn: 20, length: 90, breadth: 13, height: 8 }),
  ];
}

const sewn: Fold[] = [armhole, mirrored(armhole)].map((line) => ({ along: line, breadth: 11, height: -10 }));

/**
 * Body, cuffs and hem, bottom part first.
 *
 * @param neck from the middle to the neck's left end, where the shoulder seam starts.
 */
export const fleece = (neck: Curve, folds: readonly Fold[], details: string): Part[] => {
  const shoulder = straight(neck[3], shoulderPoint);
  const lines =
    onBothSides([armhole], seam) +
    onBothSides([moved(armhole, 10, 0)], (line) => stitches(line, 0.18)) +
    onBothSides([shoulder], (line) => seam(line, 0.16));
  return [
    {
      outline: pathOf(symmetric([neck, shoulder, sleeveTop, wrist, underarm, side, waist])),
      printed: 'on',
      border: { radius: 14, height: 20 },
      folds: [...folds, ...sewn],
      unevenness: { height: 8, across: 300, down: 360, seed: 23 },
      shadow: { blur: 14, strength: 0.34, dx: 0, dy: 10 },
      details: lines + details,
    },
    cuff(wrist, cuffEnd),
    cuff(mirrored(wrist), mirrored(cuffEnd)),
    hemBand,
  ];
};
